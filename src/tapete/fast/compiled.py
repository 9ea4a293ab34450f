"""Functions compiled to machine code: where it is kept, and the few operations on bits and memory they are made of.

What is compiled is kept in a folder named after the text of all kernels, so that none is ever used with a part of
another edition in it, and every process of this user shares it.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from hashlib import sha256
from importlib import import_module
from pathlib import Path
from typing import Any, TypeVar

from tapete.errors import TapeteError

try:
    import_module("numpy")
    numba: Any = import_module("numba")
    ir: Any = import_module("llvmlite.ir")
    machine: Any = import_module("llvmlite.binding")
    intrinsic: Any = import_module("numba.extending").intrinsic
except ModuleNotFoundError as error:
    raise TapeteError(
        "needs-fast",
        "This needs compiled code: pip install 'tapete[fast]' ({missing} is not installed).",
        missing=(error.name or "numba").partition(".")[0],
    ) from error

F = TypeVar("F", bound=Callable[..., Any])


@cache
def edition() -> str:
    """A name for the text of all kernels together, and for what compiles them."""
    texts = [path.read_bytes() for path in sorted(Path(__file__).parent.glob("*.py"))]
    return sha256(b"".join([numba.__version__.encode(), *texts])).hexdigest()[:16]


@cache
def folder() -> Path:
    """Where the compiled code is kept: in the folder that `NUMBA_CACHE_DIR` names, else in this user's cache."""
    named = os.environ.get("NUMBA_CACHE_DIR")
    if named:
        return Path(named) / f"tapete-{edition()}"
    from platformdirs import user_cache_path

    return user_cache_path("tapete", appauthor=False) / "fast" / edition()


def compiled(function: F) -> F:
    """The function, to be compiled for whole numbers when it is first called, and kept."""
    return kept_in(folder(), function)


def kept_in(place: Path, function: F) -> F:
    """The same, kept in this folder."""
    before = numba.config.CACHE_DIR
    numba.config.CACHE_DIR = str(place)
    try:
        made: F = numba.njit(cache=True, error_model="numpy", boundscheck=False)(function)
    finally:
        numba.config.CACHE_DIR = before
    return made


def keeping(own: Path) -> Callable[[F], F]:
    """How the kernels that stand in a folder of their own are compiled: kept under a name made from their text."""
    texts = [path.read_bytes() for path in sorted(own.glob("*.py"))]
    place = folder() / f"{own.parent.name}-{sha256(b''.join(texts)).hexdigest()[:16]}"
    return lambda function: kept_in(place, function)


@contextmanager
def alone() -> Iterator[None]:
    """One process compiles while the others wait for what it has made; where there are no locks each may."""
    try:
        import fcntl

        folder().mkdir(parents=True, exist_ok=True)
        lock = os.open(folder() / "lock", os.O_CREAT | os.O_RDWR)
    except (ImportError, OSError):
        yield
        return
    try:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield
    finally:
        os.close(lock)


WORD = numba.types.int64
BYTE = ir.IntType(8)


def _address(builder: Any, base: Any, place: Any, kind: Any) -> Any:
    return builder.gep(builder.inttoptr(base, kind.as_pointer()), [place])


def _peek(context: Any, base: Any, place: Any) -> Any:
    def code(target: Any, builder: Any, signature: Any, args: Any) -> Any:
        return builder.load(_address(builder, args[0], args[1], ir.IntType(64)))

    return WORD(WORD, WORD), code


def _poke(context: Any, base: Any, place: Any, value: Any) -> Any:
    def code(target: Any, builder: Any, signature: Any, args: Any) -> Any:
        builder.store(args[2], _address(builder, args[0], args[1], ir.IntType(64)))
        return target.get_dummy_value()

    return numba.types.void(WORD, WORD, WORD), code


def _peek_byte(context: Any, base: Any, place: Any) -> Any:
    def code(target: Any, builder: Any, signature: Any, args: Any) -> Any:
        return builder.zext(builder.load(_address(builder, args[0], args[1], BYTE)), ir.IntType(64))

    return WORD(WORD, WORD), code


def _count(context: Any, cards: Any) -> Any:
    return WORD(WORD), lambda target, builder, signature, args: builder.ctpop(args[0])


def _lowest(context: Any, cards: Any) -> Any:
    def code(target: Any, builder: Any, signature: Any, args: Any) -> Any:
        return builder.cttz(args[0], ir.Constant(ir.IntType(1), 1))

    return WORD(WORD), code


def _highest(context: Any, cards: Any) -> Any:
    def code(target: Any, builder: Any, signature: Any, args: Any) -> Any:
        zeros = builder.ctlz(args[0], ir.Constant(ir.IntType(1), 1))
        return builder.sub(ir.Constant(ir.IntType(64), 63), zeros)

    return WORD(WORD), code


def _spread(context: Any, bits: Any, cards: Any) -> Any:
    def code(target: Any, builder: Any, signature: Any, args: Any) -> Any:
        word = ir.IntType(64)
        own = builder.module.declare_intrinsic("llvm.x86.bmi.pdep.64", (), ir.FunctionType(word, [word, word]))
        return builder.call(own, args)

    return WORD(WORD, WORD), code


@cache
def spreads() -> bool:
    """Whether this processor spreads bits over a mask by one instruction that is quick."""
    return bool(machine.get_host_cpu_features().get("bmi2")) and machine.get_host_cpu_name() not in SLOWLY


SLOWLY = frozenset({"bdver4", "znver1", "znver2"})
"""Processors that have the instruction and are long at it."""

peek: Callable[[int, int], int] = intrinsic(_peek)
"""The word at a place of memory."""
poke: Callable[[int, int, int], None] = intrinsic(_poke)
"""A word is put into a place of memory."""
peek_byte: Callable[[int, int], int] = intrinsic(_peek_byte)
"""The byte at a place of memory."""
count: Callable[[int], int] = intrinsic(_count)
"""How many cards there are in a mask."""
lowest: Callable[[int], int] = intrinsic(_lowest)
"""The lowest card of a mask that is not empty."""
highest: Callable[[int], int] = intrinsic(_highest)
"""The highest card of a mask that is not empty."""
spread: Callable[[int, int], int] = intrinsic(_spread)
"""Bits put one after another into the places of a mask, where the processor `spreads` them."""
