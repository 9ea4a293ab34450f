"""Two kept runs side by side: `python -m bench.compare A B`, by commit or file; without names the last two."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence

from rich.console import Console
from rich.table import Table

from bench.kept import Results, every, named
from tapete.errors import TapeteError


def compared(before: Results, after: Results) -> list[tuple[str, float, float, float]]:
    """Every number that both have: its name, the two, and how many times the first the second is."""
    first, second = before.numbers, after.numbers
    return [(name, first[name], second[name], second[name] / first[name]) for name in first if second.get(name)]


def main(arguments: Sequence[str] | None = None) -> int:
    """Print the comparison."""
    parser = argparse.ArgumentParser("python -m bench.compare", description=__doc__)
    parser.add_argument("runs", nargs="*", help="two commits, or two files")
    asked = parser.parse_args(arguments).runs
    if len(asked) not in (0, 2):
        parser.error("name two runs, or none")
    try:
        before, after = [named(name) for name in asked] or every()[-2:]
    except (TapeteError, ValueError) as error:
        print(error if isinstance(error, TapeteError) else "Fewer than two runs are kept.", file=sys.stderr)
        return 1
    table = Table("", before.commit, after.commit, "times", title=f"{before.machine} / {after.machine}")
    for column in table.columns[1:]:
        column.justify = "right"
    for name, first, second, times in compared(before, after):
        table.add_row(name, f"{first:,.4g}", f"{second:,.4g}", f"{times:.2f}")
    Console().print(table)
    return 0


if __name__ == "__main__":
    sys.exit(main())
