"""What a fault costs: a reposta to the pot, and where the law says so the hand itself."""

from __future__ import annotations

from tapete.games.voltarete.game import VoltareteGame
from tapete.laws.mark import law
from tapete.table.ledger import Payment
from tapete.table.option import YES_NO
from tapete.table.ruling import Fact, Ruling

OFFENDER, FEITO, OPPONENT, QUARTO = "offender", "feito", "opponent", "quarto"
EACH, MISCOUNTED, POT = "each", "miscounted", "pot"
"""The parties: `each` is each of the others who have cards in this hand, `miscounted` each who has a wrong number."""

STAKES = range(1, 1001)
STAKE = Fact("pot", STAKES, 25)
GERAL_LOST = Fact("geral_lost", YES_NO, False)
WON_ALREADY = Fact("won_already", YES_NO, False)


def thirteen_asked(game: VoltareteGame) -> tuple[Fact, ...]:
    """Whether it is the casca of thirteen, where there is one."""
    return (Fact("thirteen", YES_NO, False),) if game.seats == 4 else ()


VOID = law("vol.II.3.25")(("hand-void", "same-dealer", "passes-back"))
"""What follows whenever a hand is void, whatever the cause."""


@law("vol.I.23.4", "vol.II.1.5")
def owes(pot: int, law_id: str) -> Payment[str]:
    """As many tentos as the pot holds; whether it was done in malice or by mistake is never asked."""
    return Payment(OFFENDER, POT, pot, "penalty", (law_id,))


def reposta(pot: int, *laws: str, follows: tuple[str, ...] = ("hand-goes-on",)) -> Ruling:
    """Whoever did it owes a reposta, by the first of these laws."""
    return Ruling("owes-reposta", laws, follows, (owes(pot, laws[0]),))


def free(*laws: str, follows: tuple[str, ...] = ("hand-goes-on",)) -> Ruling:
    """It costs nothing."""
    return Ruling("nothing-owed", laws, follows)


def void(*laws: str, follows: tuple[str, ...] = (), payments: tuple[Payment[str], ...] = ()) -> Ruling:
    """The hand does not count; a reposta and payments only where the law names them."""
    return Ruling("void", laws, (*VOID, *follows), payments)


def still_lost(geral_lost: bool) -> tuple[str, ...]:
    """Nobody escapes by voiding a hand from a geral that a trick has already lost."""
    return ("lost-geral-stays",) if geral_lost else ()


def void_and_owes(pot: int, *laws: str) -> Ruling:
    """The hand does not count, and whoever did it owes a reposta by the first of these laws."""
    return void(*laws, payments=(owes(pot, laws[0]),))
