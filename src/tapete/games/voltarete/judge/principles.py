"""What is done where no law speaks: harm is made good, and what harms nobody costs nothing."""

from __future__ import annotations

from collections.abc import Iterator

from tapete.games.voltarete.game import VoltareteGame
from tapete.games.voltarete.judge.penalty import OFFENDER
from tapete.laws.mark import law
from tapete.table.ruling import OTHERWISE, Due, Fact, Incident, Rulings, Verdict, when, whether

MARCH, ACCIDENT = "march", "accident"
HARMED = "harmed"
HARM = range(1001)
RECORDED = law("vol.II.21.2")("table-ruling")
"""A ruling where the code is silent is written down as the table's own, and is no law of the treatise."""


def incidents(game: VoltareteGame) -> Iterator[Incident]:
    """Whether a law speaks at all, and the one incident that stands for all that nobody foresaw."""
    yield Incident("law-invoked", (Fact("law_of", (MARCH, ACCIDENT)), whether("happened")), LAW_INVOKED)
    yield Incident("unforeseen", (whether("written"), whether("consented"), Fact("harm", HARM, 0)), UNFORESEEN)


LAW_INVOKED: Rulings = {
    when(law_of=ACCIDENT, happened=False): Verdict("law-rests", "vol.II.1.3"),
    OTHERWISE: Verdict("law-holds", "vol.II.1.3"),
}
"""The laws of the regular march hold always; one about an accident only once that accident has happened."""

MADE_GOOD = (Due(OFFENDER, HARMED, "harm", "harm", "vol.II.1.8"),)

UNFORESEEN: Rulings = {
    when(written=True): Verdict("code-decides", "vol.II.1.4 vol.II.1.1"),
    when(consented=True): Verdict("nothing-owed", "vol.II.1.9 vol.II.21.16", RECORDED),
    when(harm=0): Verdict("nothing-owed", "vol.II.1.7 vol.II.1.8 vol.II.21.2", RECORDED),
    OTHERWISE: Verdict("makes-good", "vol.II.1.6 vol.II.1.8 vol.II.21.2", RECORDED, MADE_GOOD),
}
"""The code decides, whatever a company's custom; where it is silent, the harm that was done is made good."""
