"""What the arena has found out, as people read it."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator

from tapete.arena import Comparison, Contest, Result
from tapete.arena.playing import Tally
from tapete.arena.plots import beside, running_mean, spread
from tapete.table.action import Action
from tapete.words import Words, decimal

SILENT = ("play",)
"""What is not counted among the words: it is done at every turn."""
HUNDRED = 100


class Page:
    """The words for one contest; `always` where somebody has looked after every duplicate."""

    def __init__(self, words: Words, contest: Contest, always: bool = False) -> None:
        self.words, self.contest, self.always = words, contest, always

    def told(self, result: Result) -> Iterator[str]:
        """All of it."""
        if len(result.comparisons) > 1:
            yield from self._crossed(result)
        for each in result.comparisons:
            yield from self._comparison(each)
        yield ""
        yield self.words.text("cli-arena-among" if self.contest.among else "cli-arena-halves")
        if self.always:
            yield self.words.text("cli-arena-always")

    def heading(self, each: Comparison) -> str:
        """Who against whom, by how much, and how sure that is."""
        return f"{self.words.game(self.contest.rules.name)}: {' / '.join(each.names)}: {self.mean(each)}"

    def mean(self, each: Comparison) -> str:
        """The mean difference with its interval."""
        margin = each.margin_always if self.always else each.margin
        return self.words.text(
            "cli-duel",
            mean=self._signed(each.mean),
            unit=self.words.text(f"cli-unit-{each.unit}"),
            low=self._signed(each.mean - margin),
            high=self._signed(each.mean + margin),
            count=len(each.differences),
        )

    def short(self, each: Comparison) -> str:
        """The mean difference in the least room."""
        margin = each.margin_always if self.always else each.margin
        return f"{self._signed(each.mean)} ± {self._number(margin)}"

    def pictures(self, each: Comparison) -> Iterator[tuple[str, str]]:
        """Each with the name of its file."""
        text, rules = self.words.text, self.contest.rules
        stem = "-".join((rules.name, *(re.sub(r"[^\w.-]+", "_", name)[-30:] for name in each.names)))
        title = f"{self.words.game(rules.name)}: {' / '.join(each.names)}"
        unit, count = text(f"cli-unit-{each.unit}"), text("cli-arena-duplicates")
        yield f"{stem}-mean.svg", running_mean(title, count, unit, each.differences, self.always)
        yield f"{stem}-spread.svg", spread(title, unit, count, each.differences)
        first, second = each.tallies
        said = [
            (self._saying(key), _a_hundred(first, first.said[key]), _a_hundred(second, second.said[key]))
            for key in _most((first.said, second.said))
            if key not in SILENT
        ]
        yield f"{stem}-said.svg", beside(f"{title}. {text('cli-arena-said')}", each.names, said)

    def _saying(self, said: str) -> str:
        return self.words.saying(Action.parse(said))

    def _comparison(self, each: Comparison) -> Iterator[str]:
        won, drawn, lost = each.matches
        yield self.heading(each)
        yield self.words.text(
            "cli-arena-won", won=won, drawn=drawn, lost=lost, share=self._percent(won + drawn / 2, won + drawn + lost)
        )
        yield ""
        yield from _aligned(self._times(each))
        forfeits = [
            self.words.text(
                "cli-arena-forfeits", name=name, count=count, cost=self._number(each.worst),
                why=", ".join(self.words.text(f"cli-arena-{why}") for why in sorted(tally.faults)),
            )
            for name, count, tally in zip(each.names, each.forfeited, each.tallies, strict=True)
            if count
        ]  # fmt: skip
        yield from forfeits
        yield from self._counted(each, "cli-arena-said", self._said_rows(each))
        yield from self._counted(each, "cli-arena-paid", self._paid_rows(each))

    def _times(self, each: Comparison) -> Iterator[tuple[str, ...]]:
        text = self.words.text
        yield "", text("cli-arena-decisions"), text("cli-arena-mean-time"), text("cli-arena-longest")
        for name, tally in zip(each.names, each.tallies, strict=True):
            mean = tally.seconds / tally.decisions if tally.decisions else 0.0
            yield name, str(tally.decisions), self._milliseconds(mean), self._milliseconds(tally.longest)

    def _counted(self, each: Comparison, key: str, rows: list[tuple[str, ...]]) -> Iterator[str]:
        if rows:
            yield ""
            yield self.words.text(key, unit=self.words.text(f"cli-unit-{self.contest.rules.unit}"))
            yield from _aligned([("", *each.names), *rows])

    def _said_rows(self, each: Comparison) -> list[tuple[str, ...]]:
        both = each.tallies
        keys = _most(tally.said for tally in both)
        return [
            (
                self._saying(key),
                *(self._number(_a_hundred(tally, tally.said[key])) for tally in both),
            )
            for key in keys
            if key not in SILENT
        ]

    def _paid_rows(self, each: Comparison) -> list[tuple[str, ...]]:
        both = each.tallies
        return [
            (
                self.words.text(f"reason-{key}"),
                *(
                    f"{self._number(_a_hundred(tally, tally.times[key]))} "
                    f"({self._signed(_a_hundred(tally, tally.paid[key]))})"
                    for tally in both
                ),
            )
            for key in _most(tally.times for tally in both)
        ]

    def _crossed(self, result: Result) -> Iterator[str]:
        """Everybody against everybody."""
        names = [each.name for each in self.contest.players]
        found = {pair: result.of(pair) for pair in self.contest.pairs}
        rows = [("", *names)]
        for one, name in enumerate(names):
            cells = [self._cell(found.get((one, other))) for other in range(len(names))]
            rows.append((name, *cells))
        yield from _aligned(rows)
        yield ""

    def _cell(self, each: Comparison | None) -> str:
        return "" if each is None else self.short(each)

    def _signed(self, number: float) -> str:
        return decimal(f"{number:+.2f}", self.words.lang)

    def _number(self, number: float) -> str:
        return decimal(f"{number:.2f}", self.words.lang)

    def _milliseconds(self, seconds: float) -> str:
        return f"{self._number(seconds * 1000)} ms"

    def _percent(self, part: float, whole: int) -> str:
        return decimal(f"{100 * part / whole if whole else 0:.1f}%", self.words.lang)


def _a_hundred(tally: Tally, count: float) -> float:
    """For a hundred hands of one person."""
    return HUNDRED * count / tally.seats if tally.seats else 0.0


def _most(counters: Iterable[Counter[str]]) -> list[str]:
    """What comes most often first."""
    total: Counter[str] = Counter()
    for each in counters:
        total.update(each)
    return [key for key, _ in total.most_common()]


def _aligned(rows: Iterable[tuple[str, ...]]) -> Iterator[str]:
    """Rows with their columns one below the other: the first to the left, the others to the right."""
    table = list(rows)
    widths = [max(len(row[column]) for row in table) for column in range(len(table[0]))]
    for first, *others in table:
        cells = (cell.rjust(width) for cell, width in zip(others, widths[1:], strict=True))
        yield "  ".join((first.ljust(widths[0]), *cells)).rstrip()
