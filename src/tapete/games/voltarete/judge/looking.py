"""Who looks at what nobody may see: discards, the cards that nobody bought, another's hand."""

from __future__ import annotations

from collections.abc import Iterator

from tapete.games.voltarete.game import VoltareteGame
from tapete.games.voltarete.judge.penalty import (
    EACH,
    FEITO,
    GERAL_LOST,
    LOST_GERAL,
    OFFENDER,
    OPPONENT,
    QUARTO,
    REPOSTA,
    STAKE,
    WON_ALREADY,
    free,
    reposta,
    void,
)
from tapete.table.ruling import OTHERWISE, Due, Fact, Incident, Rulings, Verdict, when, whether

LOSSES = range(2, 33)
"""What a feito can lose to each by a reposta: the licença without matadores at least, at most respeito with four."""


def incidents(game: VoltareteGame) -> Iterator[Incident]:
    """The incidents of looking."""
    looker = Fact("looker", (FEITO, OPPONENT, QUARTO) if game.seats == 4 else (FEITO, OPPONENT))
    yield Incident("looks-at-discards", (looker, whether("own_discards", False), STAKE), LOOKS_AT_DISCARDS)
    leftovers = (looker, Fact("loss", LOSSES, 2), WON_ALREADY, GERAL_LOST, STAKE)
    yield Incident("looks-at-leftovers", leftovers, LOOKS_AT_LEFTOVERS)
    yield Incident("geral-after-look", (whether("knew"),), GERAL_AFTER_LOOK)
    if game.seats == 4:
        yield Incident("quarto-looks", (Fact("quarto_saw", ("hand", "stock", "nothing")),), QUARTO_LOOKS)


NO_THIRTEEN = Verdict("no-thirteen", "vol.II.15.6", "no-thirteen")

LOOKS_AT_DISCARDS: Rulings = {
    when(looker=QUARTO): NO_THIRTEEN,
    when(own_discards=True): free("vol.II.8.1 vol.II.1.7", "discards-closed"),
    when(looker=FEITO): reposta("vol.II.8.2 vol.II.8.3 vol.II.8.4", "cannot-win geral-off"),
    OTHERWISE: reposta("vol.II.8.2 vol.II.8.3 vol.II.8.5", "cannot-win no-part-of-geral"),
}
"""It costs a reposta and the hand or the codilho, and the feito his geral, an opponent his part of a lost one."""

LOSS = Due(OFFENDER, EACH, "loss", "payment", "vol.II.8.17")

LOOKS_AT_LEFTOVERS: Rulings = {
    when(looker=QUARTO): NO_THIRTEEN,
    when(looker=FEITO, won_already=True): Verdict("result-stands", "vol.II.8.16 vol.II.1.8", "by-tricks", (REPOSTA,)),
    when(looker=FEITO, geral_lost=True): void("vol.II.8.16 vol.II.8.17", REPOSTA, LOSS, follows=LOST_GERAL),
    when(looker=FEITO): void("vol.II.8.16 vol.II.8.17", REPOSTA, LOSS),
    OTHERWISE: reposta("vol.II.8.16 vol.II.8.18", "cannot-win gets-no-payments no-part-of-geral"),
}
"""A feito pays as for a reposta and the hand is void; an opponent owes, and gets neither codilho nor payments."""

GERAL_AFTER_LOOK: Rulings = {
    when(knew=True): Verdict("geral-is-paid", "vol.II.8.19 vol.II.8.18", "no-part-of-geral"),
    OTHERWISE: Verdict("no-geral-owed", "vol.II.8.19 vol.II.1.8", "geral-off"),
}
"""A feito who knew that an opponent had seen the leftovers pays the geral he loses, to the other; else nothing."""

QUARTO_LOOKS: Rulings = {
    when(quarto_saw="nothing"): free("vol.II.15.6"),
    OTHERWISE: NO_THIRTEEN,
}
"""A quarto who has seen a hand, or the stock, may not take the thirteen."""
