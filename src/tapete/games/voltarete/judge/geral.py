"""A wrong number of cards where somebody goes for the geral."""

from __future__ import annotations

from collections.abc import Iterator

from tapete.games.voltarete.game import VoltareteGame
from tapete.games.voltarete.judge.counts import CARDS, FEW, MANY, WRONG
from tapete.games.voltarete.judge.penalty import STAKE, free, owes, reposta
from tapete.laws.mark import law
from tapete.table.option import YES_NO
from tapete.table.ruling import Fact, Incident, Ruling

BY_IT, ANYWAY, LOST = "by-it", "anyway", "lost"


def incidents(game: VoltareteGame) -> Iterator[Incident]:
    """The incidents of the geral."""
    yield Incident(
        "geral-against-wrong-count",
        (Fact("declared", YES_NO), Fact("asked_count", YES_NO), WRONG, Fact("owned_up", YES_NO, False), STAKE),
        geral_against_wrong_count,
    )
    yield Incident(
        "silent-at-geral",
        (Fact("geral_won", (BY_IT, ANYWAY, LOST)), Fact("both_silent", YES_NO, False), STAKE),
        silent_at_geral,
    )
    yield Incident(
        "geral-with-wrong-count",
        (Fact("went_for_geral", YES_NO), Fact("wrong", (MANY, FEW), MANY), CARDS, STAKE),
        with_wrong_count,
    )


@law("vol.II.14.2", "vol.II.14.6")
def geral_against_wrong_count(declared: bool, asked_count: bool, wrong: str, owned_up: bool, pot: int) -> Ruling:
    """Asked, a card too many is thrown away; who does not ask plays against ten, and its holder owes the reposta."""
    own = "vol.II.14.2" if declared else "vol.II.14.6"
    if not asked_count or wrong == FEW:
        return reposta(pot, own, follows=("geral-at-risk",))
    if owned_up:
        return free(own, follows=("throws-one",))
    return Ruling("feito-names-card", (own, "vol.II.14.7"), ("feito-names-last-card",))


@law("vol.II.14.7")
def silent_at_geral(geral_won: str, both_silent: bool, pot: int) -> Ruling:
    """Who kept silent and so lost the geral pays it for the other too, and no reposta; otherwise the reposta."""
    if geral_won == BY_IT and not both_silent:
        return Ruling("pays-for-both", ("vol.II.14.7",), ("pays-for-both",))
    follows = ("geral-lost",) if geral_won == LOST else ("each-pays-geral",)
    return reposta(pot, "vol.II.14.7", "vol.II.14.2", follows=follows)


@law("vol.II.14.8", "vol.II.21.10")
def with_wrong_count(went_for_geral: bool, wrong: str, cards: int, pot: int) -> Ruling:
    """A feito found with a wrong number loses the geral and owes no reposta; who stopped at five owes it."""
    barred = ("cannot-win",) if cards > 1 else ("by-tricks",)
    if went_for_geral:
        return Ruling("geral-lost", ("vol.II.14.8", "vol.II.21.10"), ("geral-lost-by-count", *barred))
    own = "vol.II.13.1" if wrong == MANY else "vol.II.13.2"
    laws = (own, "vol.II.13.18" if cards > 1 else "vol.II.13.3", "vol.II.21.10")
    return Ruling("owes-reposta", laws, barred, (owes(pot, own),))
