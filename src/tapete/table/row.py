"""Rows of things, such as one for each seat; a row is never changed, another takes its place."""

from __future__ import annotations

from typing import Any, TypeVar, overload

T = TypeVar("T")


@overload
def replaced(row: tuple[T, T], place: int, item: T) -> tuple[T, T]: ...
@overload
def replaced(row: tuple[T, ...], place: int, item: T) -> tuple[T, ...]: ...
def replaced(row: tuple[Any, ...], place: int, item: Any) -> tuple[Any, ...]:
    """The row with one item replaced.

    >>> replaced((1, 2, 3), 1, 5)
    (1, 5, 3)
    """
    return (*row[:place], item, *row[place + 1 :])
