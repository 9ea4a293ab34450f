"""What a fault costs: a reposta to the pot, and where the law says so the hand itself."""

from __future__ import annotations

from tapete.games.voltarete.game import VoltareteGame
from tapete.laws.mark import law
from tapete.table.ruling import Due, Fact, Verdict, whether

OFFENDER, FEITO, OPPONENT, QUARTO = "offender", "feito", "opponent", "quarto"
EACH, MISCOUNTED, POT = "each", "miscounted", "pot"
"""The parties: `each` is each of the others who have cards in this hand, `miscounted` each who has a wrong number."""

STAKES = range(1, 1001)
STAKE = Fact("pot", STAKES, 25)
GERAL_LOST = whether("geral_lost", False)
WON_ALREADY = whether("won_already", False)


def thirteen_asked(game: VoltareteGame) -> tuple[Fact, ...]:
    """Whether it is the casca of thirteen, where there is one."""
    return (whether("thirteen", False),) if game.seats == 4 else ()


GOES_ON = "hand-goes-on"

VOID = law("vol.II.3.25")("hand-void same-dealer passes-back")
"""What follows whenever a hand is void, whatever the cause."""

REPOSTA = law("vol.I.23.4", "vol.II.1.5")(Due(OFFENDER, POT, "pot", "penalty"))
"""As many tentos as the pot holds; whether it was done in malice or by mistake is never asked."""

LOST_GERAL = "lost-geral-stays"
"""Nobody escapes by voiding a hand from a geral that a trick has already lost."""


def reposta(laws: str, follows: str = GOES_ON) -> Verdict:
    """Whoever did it owes a reposta, by the first of these laws."""
    return Verdict("owes-reposta", laws, follows, (REPOSTA,))


def free(laws: str, follows: str = GOES_ON) -> Verdict:
    """It costs nothing."""
    return Verdict("nothing-owed", laws, follows)


def void(laws: str, *dues: Due, follows: str = "") -> Verdict:
    """The hand does not count; a reposta and payments only where the law names them."""
    return Verdict("void", laws, f"{VOID} {follows}", dues)
