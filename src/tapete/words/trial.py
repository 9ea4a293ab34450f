"""What was found of a maxim when the book was on trial, as people read it."""

from __future__ import annotations

from collections.abc import Iterator

from tapete.table.trial import BOOK, Estimate, Laws, Trial, kept
from tapete.words.files import decimal, folder_of
from tapete.words.words import Words


def told(law: str, game: str, language: str) -> list[str]:
    """What is known of a law that the book's player of a game follows; nothing where none does, or nobody has asked."""
    trial = kept(game)
    if trial is None or law not in trial.of_law:
        return []
    return list(Told(trial, Words(language, folder_of(game), "trial")).of(law))


class Told:
    """A trial in the words of one language."""

    def __init__(self, trial: Trial, words: Words) -> None:
        self.trial, self.words = trial, words

    def of(self, law: str, alone: bool = False) -> Iterator[str]:
        """First what it is worth among players of the book, then among others, then what the strong one holds of it.

        With which other laws it was tried is not said where it stands `alone`, as all of them are named there.
        """
        laws = self.trial.of_law[law]
        for level in sorted(self.trial.asked, key=lambda level: level != BOOK):
            line = self.worth(laws, level)
            yield line if level == BOOK else self.text("trial-among", level=self.text(f"trial-{level}"), told=line)
        opinion = self.trial.opinion(laws)
        if opinion is not None:
            count = self.trial.weighed[laws].count
            unit = self.text(f"trial-unit-{self.trial.unit}")
            yield self.text(f"trial-strong-{opinion.finding}", count=count, unit=unit, **self.numbers(opinion))
        others = [other for other in laws if other != law and not alone]
        if others:
            yield self.text("trial-with", laws=", ".join(others))

    def worth(self, laws: Laws, level: str) -> str:
        """The verdict, and how often it made a difference."""
        own, found = self.trial.told(laws, level), self.trial.estimate(laws, level)
        per = self.text(f"trial-per-{self.trial.unit}")
        deals = self.trial.asked[level].deals
        share = decimal(f"{self.trial.share(laws, level):.1%}", self.words.lang)
        line = self.text(f"trial-{found.finding}", deals=deals, count=own.parted, per=per, **self.numbers(found))
        if found.finding in ("never", "rare"):
            return line
        kind = "game" if self.trial.whole else "hand"
        return f"{line} {self.text('trial-share', share=share, deals=deals, kind=kind)}"

    def range(self, found: Estimate) -> str:
        """The mean and its interval in the least room."""
        own = self.numbers(found)
        return f"{own['mean']} [{own['low']}, {own['high']}]"

    def numbers(self, found: Estimate) -> dict[str, str]:
        """The mean and its interval, with as many digits as mean something."""
        count = found.digits
        named = {"mean": found.mean, "low": found.low, "high": found.high}
        return {name: self.signed(value, count) for name, value in named.items()}

    def signed(self, value: float, count: int) -> str:
        """A number with its sign; nothing is neither more nor less."""
        text = f"{value:+.{count}f}"
        return decimal(text if text.strip("+-0.") else text[1:], self.words.lang).replace("-", "−")

    def text(self, key: str, **args: object) -> str:
        """The message."""
        return self.words.text(key, **args)


ORDER = ("right", "costs", "unclear", "rare", "never")


def in_order(trial: Trial) -> list[Laws]:
    """The groups: first what is right, then what costs, each with what matters most at its head."""

    def place(laws: Laws) -> tuple[int, float]:
        found = trial.estimate(laws)
        return ORDER.index(found.finding), -abs(found.mean)

    return sorted(trial.groups, key=place) if BOOK in trial.asked else list(trial.groups)
