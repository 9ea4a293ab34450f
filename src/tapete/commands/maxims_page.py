"""The trial of a game's book as a page with its picture."""

from __future__ import annotations

from collections.abc import Iterator

from tapete.arena.plots import intervals
from tapete.laws.book import cite
from tapete.table.trial import BOOK, Laws, Trial, command
from tapete.words import Words, decimal
from tapete.words.trial import Told, in_order

PLOTTED = ("right", "costs", "unclear")
SHORT = 110


def page(trial: Trial, words: Words) -> str:
    """As Markdown: what was asked, the picture, and a row for each maxim."""
    return "\n".join(_Page(trial, words).lines()) + "\n"


def picture(trial: Trial, words: Words) -> str:
    """What each maxim is worth that came up often enough, with its interval."""
    own = _Page(trial, words)
    found = [(laws, trial.estimate(laws)) for laws in in_order(trial)]
    rows = [
        (laws[0], each.mean, each.low, each.high)
        for laws, each in sorted(found, key=lambda row: -row[1].mean)
        if each.finding in PLOTTED
    ]
    return intervals(own.title, own.per, rows)


class _Page:
    def __init__(self, trial: Trial, words: Words) -> None:
        self.trial, self.words, self.told = trial, words, Told(trial, words)
        self.title = words.text("trial-title", game=words.game(trial.game))
        self.per = words.text(f"trial-per-{trial.unit}")

    def lines(self) -> Iterator[str]:
        trial, text, asked = self.trial, self.words.text, self.trial.asked[BOOK]
        yield f"# {self.title}\n"
        yield text(
            "trial-about", per=self.per, deals=asked.deals, seed=str(asked.seed), edition=trial.edition,
            commit=asked.commit, count=len(trial.groups),
        )  # fmt: skip
        if trial.weighed:
            most = max(own.count for own in trial.weighed.values())
            yield text("trial-about-strong", most=most)
        else:
            yield text("trial-not-asked-strong")
        yield f"\n{text('trial-command', command=f'`{command(trial, BOOK)}`')}\n"
        yield f"![{self.title}]({trial.game}.svg)\n"
        heads = [text(f"trial-column-{key}") for key in ("laws", "worth", "share", "said", "strong", "finding")]
        yield f"| {' | '.join(heads)} |"
        yield "| --- | ---: | ---: | ---: | ---: | --- |"
        yield from (f"| {' | '.join(self.row(laws))} |" for laws in in_order(trial))

    def row(self, laws: Laws) -> Iterator[str]:
        trial, text, told = self.trial, self.words.text, self.trial.told(laws)
        found, opinion = trial.estimate(laws), trial.opinion(laws)
        yield f"`{'`, `'.join(laws)}` {self.short(laws)}"
        if found.finding in PLOTTED:
            alone = self.number(trial.alone(laws), found.digits)
            yield f"{self.told.range(found)} ± {alone}"
        else:
            yield ""
        yield decimal(f"{trial.share(laws):.1%}", self.words.lang)
        yield f"{told.said}, {told.decided}, {told.changed}"
        if opinion is None or opinion.finding not in PLOTTED:
            yield ""
        else:
            yield f"{self.told.range(opinion)} ({text(f'trial-finding-{opinion.finding}')})"
        yield text(f"trial-finding-{found.finding}")

    def number(self, value: float, digits: int) -> str:
        return decimal(f"{value:.{digits}f}", self.words.lang)

    def short(self, laws: Laws) -> str:
        """The beginning of what the first of the laws says."""
        said = cite(laws[0]).text(self.words.lang)
        return said if len(said) <= SHORT else f"{said[:SHORT].rpartition(' ')[0]}…"
