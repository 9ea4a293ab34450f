"""Where the source and the tests name a law, read from their syntax trees."""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

from tapete.laws.book import folders

Places = dict[str, tuple[str, ...]]


def named_in_code(folder: Path) -> Places:
    """The places under this folder that name each law in any text: a mark, a reason, a docstring, a row of rulings."""
    return _places(folder, ast.walk)


def marked_in_tests(folder: Path) -> Places:
    """The places under this folder where a test is marked with each law: `@pytest.mark.law("mal.24")`."""
    return _places(folder, _marks)


def ids_in(text: str) -> Iterator[str]:
    """The law ids among the words of a text."""
    for word in text.replace(",", " ").split():
        book, _, number = word.strip(".:;()").partition(".")
        if number and word.startswith(book) and book in folders():
            yield f"{book}.{number}"


def _places(folder: Path, nodes: Callable[[ast.AST], Iterable[ast.AST]]) -> Places:
    found: dict[str, list[str]] = defaultdict(list)
    for file in sorted(folder.rglob("*.py")):
        text = file.read_text(encoding="utf-8")
        # Most files name no law, and few have a table: their trees need not be grown, nor walked twice.
        if not any(f"{book}." in text for book in folders()):
            continue
        tree = ast.parse(text)
        rows = _rows(tree) if "when(" in text else {}
        for node in nodes(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                for law_id in ids_in(node.value):
                    found[law_id].append(f"{file.as_posix()}:{rows.get(node, node.lineno)}")
    return {law_id: tuple(places) for law_id, places in found.items()}


def _rows(tree: ast.AST) -> dict[ast.AST, int]:
    """The line at which a row of a table of rulings begins, `when(...): verdict`, for all that stands in it."""
    return {
        inside: key.lineno
        for table in ast.walk(tree)
        if isinstance(table, ast.Dict)
        for key, value in zip(table.keys, table.values, strict=True)
        if isinstance(key, ast.Call) and _called(key.func) == "when"
        for inside in ast.walk(value)
    }


def _marks(tree: ast.AST) -> Iterator[ast.AST]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and _called(node.func) == "law":
            yield from node.args


def _called(function: ast.expr) -> str:
    match function:
        case ast.Attribute(attr=name) | ast.Name(id=name):
            return name
    return ""
