"""Words, signs and deeds that harm another: a reposta asked too early, cards shown or confused, an Espadilha hidden."""

from __future__ import annotations

from collections.abc import Iterator

from tapete.games.voltarete.game import VoltareteGame
from tapete.games.voltarete.judge.penalty import (
    EACH,
    FEITO,
    GERAL_LOST,
    OFFENDER,
    OPPONENT,
    STAKE,
    WON_ALREADY,
    free,
    owes,
    reposta,
    still_lost,
    thirteen_asked,
    void,
    void_and_owes,
)
from tapete.laws.mark import law
from tapete.table.ledger import Payment
from tapete.table.option import YES_NO
from tapete.table.ruling import Fact, Incident, Ruling

BASES = law("vol.I.9.9", "vol.I.9.10", "vol.I.9.11", "vol.I.9.12", "vol.I.9.13")((2, 4, 5, 6, 12, 8, 10, 24))
"""What a game pays each way, single or in copas."""


def incidents(game: VoltareteGame) -> Iterator[Incident]:
    """The incidents of talk, of cards shown and confused, and of the Espadilha."""
    yield Incident("asks-early", (Fact("next_had_bought", YES_NO, False), Fact("passed_on", YES_NO), STAKE), asks_early)
    yield Incident("casca-asks", (STAKE,), casca_asks)
    yield Incident("shows-as-won", (Fact("other_agrees", YES_NO, False), Fact("safe", YES_NO), STAKE), shows_as_won)
    yield Incident("gives-codilho", (), gives_codilho)
    yield Incident("sign", (Fact("decides", YES_NO), Fact("bound", YES_NO), Fact("covered", YES_NO, False)), sign)
    yield Incident("saw-cards", (Fact("depends", YES_NO), Fact("agreed", YES_NO)), saw_cards)
    yield Incident(
        "confuses",
        (
            Fact("by", (FEITO, OPPONENT)),
            WON_ALREADY,
            Fact("sure_win", YES_NO, False),
            GERAL_LOST,
            Fact("base", BASES, 2),
            STAKE,
            *thirteen_asked(game),
        ),
        confuses,
    )
    yield Incident("told-wrong-trump", (Fact("taking", YES_NO),), told_wrong_trump)
    yield Incident("told-wrong-lead", (Fact("asked_lead", YES_NO), Fact("corrected", YES_NO, False)), told_wrong_lead)
    if game.seats == 4:
        yield Incident(
            "espadilha-passed",
            (Fact("then", ("casca", "pe-casca", "segundo", "nobody")), Fact("bought", YES_NO), STAKE),
            espadilha_passed,
        )
        yield Incident("pe-passed", (STAKE,), pe_passed)
        yield Incident(
            "espadilha-unshown",
            (Fact("then", ("casca", "segundo")), Fact("ace_shown", YES_NO), STAKE),
            espadilha_unshown,
        )
        yield Incident("espadilha-thrown", (Fact("in_discards_of", (FEITO, "buyer")), STAKE), espadilha_thrown)


@law("vol.II.9.1")
def asks_early(next_had_bought: bool, passed_on: bool, pot: int) -> Ruling:
    """Asked before the next has bought, a reposta costs another, if he then keeps the cards from the third."""
    if next_had_bought or passed_on:
        return Ruling("nothing-owed", ("vol.II.9.1",))
    return Ruling("owes-another", ("vol.II.9.1",), payments=(owes(pot, "vol.II.9.1"),))


@law("vol.II.9.11")
def casca_asks(pot: int) -> Ruling:
    """Who went to the casca and has named cannot ask; if he does it costs another reposta."""
    return Ruling("owes-another", ("vol.II.9.11",), payments=(owes(pot, "vol.II.9.11"),))


@law("vol.II.12.2", "vol.II.12.3", "vol.II.12.8")
def shows_as_won(other_agrees: bool, safe: bool, pot: int) -> Ruling:
    """An opponent who shows his cards as lost owes, unless the feito had it safe, or the other gives it to him too."""
    if other_agrees:
        return Ruling("feito-wins", ("vol.II.12.3",), ("won-by-feito",))
    laws, follows = ("vol.II.12.2", "vol.II.12.8"), ("cannot-win", "hand-goes-on")
    if safe:
        return Ruling("nothing-owed", laws, follows)
    return Ruling("owes-reposta", laws, follows, (owes(pot, "vol.II.12.2"),))


@law("vol.II.12.10")
def gives_codilho() -> Ruling:
    """A feito who tells an opponent that he has the codilho can no more win."""
    return Ruling("cannot-win", ("vol.II.12.10",), ("given-up",))


@law("vol.II.12.12", "vol.II.12.13")
def sign(decides: bool, bound: bool, covered: bool) -> Ruling:
    """If a word or sign decides the hand, the harmed player chooses the card, unless it had to be played anyway."""
    laws = ("vol.II.12.12", "vol.II.12.13")
    if decides and not bound and not covered:
        return Ruling("harmed-chooses", laws, ("card-back", "card-public", "harmed-chooses-card"))
    return Ruling("card-stays", laws, ("card-stays",))


@law("vol.II.12.18")
def saw_cards(depends: bool, agreed: bool) -> Ruling:
    """Who has seen another's cards tells it, and the others decide; not if the hand is won or lost anyway."""
    if not depends or agreed:
        return Ruling("is-played", ("vol.II.12.18",), ("hand-goes-on",))
    return void("vol.II.12.18")


@law("vol.II.12.20", "vol.II.12.21", "vol.II.20.1")
def confuses(
    by: str, won_already: bool, sure_win: bool, geral_lost: bool, base: int, pot: int, thirteen: bool = False
) -> Ruling:
    """Who confuses the cards once trumps are known owes a reposta and pays: the feito each, an opponent for all."""
    law_id = "vol.II.12.20" if by == FEITO else "vol.II.12.21"
    if won_already:
        return Ruling("result-stands", (law_id, "vol.II.1.8"), ("ends-as-decided",), (owes(pot, law_id),))
    if sure_win and by == OPPONENT:
        return Ruling("feito-wins", (law_id, "vol.II.20.1"), ("won-by-feito",), (owes(pot, law_id),))
    payee, times = (EACH, 1) if by == FEITO else (FEITO, 3 if thirteen else 2)
    paid = Payment(OFFENDER, payee, times * base, "payment", (law_id,))
    kept = still_lost(geral_lost and by == FEITO)
    return void(law_id, follows=kept, payments=(owes(pot, law_id), paid))


@law("vol.II.11.4", "vol.II.11.5")
def told_wrong_trump(taking: bool) -> Ruling:
    """Who was told a wrong suit as trumps does not revoke by it, and may take the trick with a real trump instead."""
    if taking:
        return Ruling("may-change-card", ("vol.II.11.5",), ("card-back", "plays-real-trump"))
    return Ruling("no-revoke", ("vol.II.11.4",), ("no-revoke",))


@law("vol.II.11.8")
def told_wrong_lead(asked_lead: bool, corrected: bool) -> Ruling:
    """Who asked which card was led and was shown another does not revoke by it, unless he was told better in time."""
    if asked_lead and not corrected:
        return Ruling("no-revoke", ("vol.II.11.8",), ("no-revoke",))
    return Ruling("is-judged", ("vol.II.11.8", "vol.II.10.10"))


@law("vol.II.16.4", "vol.II.16.7", "vol.II.16.8")
def espadilha_passed(then: str, bought: bool, pot: int) -> Ruling:
    """Who passed twice with it owes; the pé's casca is void by it; after a segundo one who bought cards escapes."""
    if then == "segundo":
        return free("vol.II.16.7") if bought else reposta(pot, "vol.II.16.7")
    if then == "pe-casca":
        return void_and_owes(pot, "vol.II.16.8")
    return reposta(pot, "vol.II.16.4")


@law("vol.II.16.2")
def pe_passed(pot: int) -> Ruling:
    """The pé is obliged as the Espadilha is, and his pass costs as much."""
    return reposta(pot, "vol.II.16.2", "vol.II.16.4")


@law("vol.II.16.5", "vol.II.16.6")
def espadilha_unshown(then: str, ace_shown: bool, pot: int) -> Ruling:
    """Who passed twice and buys it after a casca shows it before it joins his hand; after a segundo he need not."""
    if then == "segundo":
        return free("vol.II.16.6")
    if ace_shown:
        return free("vol.II.16.5", follows=("card-public",))
    return reposta(pot, "vol.II.16.5")


@law("vol.II.16.9")
def espadilha_thrown(in_discards_of: str, pot: int) -> Ruling:
    """Thrown by the feito it costs a reposta and the hand stands; by a buyer who had passed twice the hand is void."""
    if in_discards_of == FEITO:
        return reposta(pot, "vol.II.16.9")
    return void_and_owes(pot, "vol.II.16.9")
