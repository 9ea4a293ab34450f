"""Functions compiled to machine code where numba is installed; else they run as they are written, and slowly."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any, TypeVar

F = TypeVar("F", bound=Callable[..., Any])


def compiled(function: F) -> F:
    """The function, to be compiled when it is first called, if that can be done, and kept."""
    return _compiled(function, kept=True)


def recursive(function: F) -> F:
    """The same for one that calls itself, or calls such a one: what is kept of it could not be used again."""
    return _compiled(function, kept=False)


def _compiled(function: F, kept: bool) -> F:
    try:
        numba: Any = import_module("numba")
    except ModuleNotFoundError:
        return function
    made: F = numba.njit(error_model="numpy", cache=kept)(function)
    return made
