"""What is done where no law speaks: harm is made good, and what harms nobody costs nothing."""

from __future__ import annotations

from collections.abc import Iterator

from tapete.games.voltarete.game import VoltareteGame
from tapete.games.voltarete.judge.penalty import OFFENDER
from tapete.laws.mark import law
from tapete.table.ledger import Payment
from tapete.table.option import YES_NO
from tapete.table.ruling import Fact, Incident, Ruling

MARCH, ACCIDENT = "march", "accident"
HARMED = "harmed"
HARM = range(1001)
RECORDED = law("vol.II.21.2")(("table-ruling",))
"""A ruling where the code is silent is written down as the table's own, and is no law of the treatise."""


def incidents(game: VoltareteGame) -> Iterator[Incident]:
    """Whether a law speaks at all, and the one incident that stands for all that nobody foresaw."""
    yield Incident("law-invoked", (Fact("law_of", (MARCH, ACCIDENT)), Fact("happened", YES_NO)), law_invoked)
    yield Incident(
        "unforeseen", (Fact("written", YES_NO), Fact("consented", YES_NO), Fact("harm", HARM, 0)), unforeseen
    )


@law("vol.II.1.3")
def law_invoked(law_of: str, happened: bool) -> Ruling:
    """The laws of the regular march hold always; one about an accident only once that accident has happened."""
    holds = law_of == MARCH or happened
    return Ruling("law-holds" if holds else "law-rests", ("vol.II.1.3",))


@law("vol.II.1.4", "vol.II.1.6", "vol.II.1.7", "vol.II.1.8")
def unforeseen(written: bool, consented: bool, harm: int) -> Ruling:
    """The code decides, whatever a company's custom; where it is silent, the harm that was done is made good."""
    if written:
        return Ruling("code-decides", ("vol.II.1.4", "vol.II.1.1"))
    if consented:
        return Ruling("nothing-owed", ("vol.II.1.9", "vol.II.21.16"), RECORDED)
    if not harm:
        return Ruling("nothing-owed", ("vol.II.1.7", "vol.II.1.8", "vol.II.21.2"), RECORDED)
    laws = ("vol.II.1.6", "vol.II.1.8", "vol.II.21.2")
    return Ruling("makes-good", laws, RECORDED, (Payment(OFFENDER, HARMED, harm, "harm", ("vol.II.1.8",)),))
