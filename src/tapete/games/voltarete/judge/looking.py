"""Who looks at what nobody may see: discards, the cards that nobody bought, another's hand."""

from __future__ import annotations

from collections.abc import Iterator

from tapete.games.voltarete.game import VoltareteGame
from tapete.games.voltarete.judge.penalty import (
    EACH,
    FEITO,
    GERAL_LOST,
    OFFENDER,
    OPPONENT,
    QUARTO,
    STAKE,
    WON_ALREADY,
    free,
    owes,
    reposta,
    still_lost,
    void,
)
from tapete.laws.mark import law
from tapete.table.ledger import Payment
from tapete.table.option import YES_NO
from tapete.table.ruling import Fact, Incident, Ruling

LOSSES = range(2, 33)
"""What a feito can lose to each by a reposta: the licença without matadores at least, at most respeito with four."""


def incidents(game: VoltareteGame) -> Iterator[Incident]:
    """The incidents of looking."""
    lookers = (FEITO, OPPONENT, QUARTO) if game.seats == 4 else (FEITO, OPPONENT)
    looker = Fact("looker", lookers)
    yield Incident("looks-at-discards", (looker, Fact("own_discards", YES_NO, False), STAKE), looks_at_discards)
    yield Incident(
        "looks-at-leftovers",
        (looker, Fact("loss", LOSSES, 2), WON_ALREADY, GERAL_LOST, STAKE),
        looks_at_leftovers,
    )
    yield Incident("geral-after-look", (Fact("knew", YES_NO),), geral_after_look)
    if game.seats == 4:
        yield Incident("quarto-looks", (Fact("quarto_saw", ("hand", "stock", "nothing")),), quarto_looks)


@law("vol.II.8.2", "vol.II.8.3", "vol.II.8.4", "vol.II.8.5")
def looks_at_discards(looker: str, own_discards: bool, pot: int) -> Ruling:
    """It costs a reposta and the hand or the codilho, and the feito his geral, an opponent his part of a lost one."""
    if looker == QUARTO:
        return _no_thirteen()
    if own_discards:
        return free("vol.II.8.1", "vol.II.1.7", follows=("discards-closed",))
    if looker == FEITO:
        return reposta(pot, "vol.II.8.2", "vol.II.8.3", "vol.II.8.4", follows=("cannot-win", "geral-off"))
    return reposta(pot, "vol.II.8.2", "vol.II.8.3", "vol.II.8.5", follows=("cannot-win", "no-part-of-geral"))


@law("vol.II.8.16", "vol.II.8.17", "vol.II.8.18", "vol.II.1.8")
def looks_at_leftovers(looker: str, loss: int, won_already: bool, geral_lost: bool, pot: int) -> Ruling:
    """A feito pays as for a reposta and the hand is void; an opponent owes, and gets neither codilho nor payments."""
    if looker == QUARTO:
        return _no_thirteen()
    if looker == FEITO and won_already:
        laws = ("vol.II.8.16", "vol.II.1.8")
        return Ruling("result-stands", laws, ("by-tricks",), (owes(pot, "vol.II.8.16"),))
    if looker == FEITO:
        paid = Payment(OFFENDER, EACH, loss, "payment", ("vol.II.8.17",))
        kept = still_lost(geral_lost)
        return void("vol.II.8.16", "vol.II.8.17", follows=kept, payments=(owes(pot, "vol.II.8.16"), paid))
    follows = ("cannot-win", "gets-no-payments", "no-part-of-geral")
    return reposta(pot, "vol.II.8.16", "vol.II.8.18", follows=follows)


@law("vol.II.8.19")
def geral_after_look(knew: bool) -> Ruling:
    """A feito who knew that an opponent had seen the leftovers pays the geral he loses, to the other; else nothing."""
    if knew:
        return Ruling("geral-is-paid", ("vol.II.8.19", "vol.II.8.18"), ("no-part-of-geral",))
    return Ruling("no-geral-owed", ("vol.II.8.19", "vol.II.1.8"), ("geral-off",))


@law("vol.II.15.6")
def quarto_looks(quarto_saw: str) -> Ruling:
    """A quarto who has seen a hand, or the stock, may not take the thirteen."""
    return free("vol.II.15.6") if quarto_saw == "nothing" else _no_thirteen()


def _no_thirteen() -> Ruling:
    return Ruling("no-thirteen", ("vol.II.15.6",), ("no-thirteen",))
