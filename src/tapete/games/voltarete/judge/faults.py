"""Words, signs and deeds that harm another: cards shown, confused or looked at, and an Espadilha that is hidden."""

from __future__ import annotations

from collections.abc import Iterator

from tapete.games.voltarete.game import VoltareteGame
from tapete.games.voltarete.judge.penalty import (
    EACH,
    FEITO,
    GERAL_LOST,
    GOES_ON,
    LOST_GERAL,
    OFFENDER,
    OPPONENT,
    QUARTO,
    REPOSTA,
    STAKE,
    WON_ALREADY,
    free,
    reposta,
    thirteen_asked,
    void,
)
from tapete.laws.mark import law
from tapete.table.ruling import OTHERWISE, Due, Fact, Incident, Rulings, Verdict, when, whether

BASES = law("vol.I.9.9", "vol.I.9.10", "vol.I.9.11", "vol.I.9.12", "vol.I.9.13")((2, 4, 5, 6, 12, 8, 10, 24))
"""What a game pays each way, single or in copas."""

LOSSES = range(2, 33)
"""What a feito can lose to each by a reposta: the licença without matadores at least, at most respeito with four."""

CASCA, PE_CASCA, SEGUNDO = "casca", "pe-casca", "segundo"


def incidents(game: VoltareteGame) -> Iterator[Incident]:
    """The incidents of talk, of cards shown, confused and looked at, and of the Espadilha."""
    yield Incident("asks-early", (whether("next_had_bought", False), whether("passed_on"), STAKE), ASKS_EARLY)
    yield Incident("casca-asks", (STAKE,), CASCA_ASKS)
    yield Incident("shows-as-won", (whether("other_agrees", False), whether("safe"), STAKE), SHOWS_AS_WON)
    yield Incident("gives-codilho", (), GIVES_CODILHO)
    yield Incident("sign", (whether("decides"), whether("bound"), whether("covered", False)), SIGN)
    yield Incident("saw-cards", (whether("depends"), whether("agreed")), SAW_CARDS)
    hand = (WON_ALREADY, whether("sure_win", False), GERAL_LOST, Fact("base", BASES, 2), STAKE)
    confused = CONFUSES if game.seats == 3 else CONFUSES_THIRTEEN
    yield Incident("confuses", (Fact("by", (FEITO, OPPONENT)), *hand, *thirteen_asked(game)), confused)
    yield Incident("told-wrong-trump", (whether("taking"),), TOLD_WRONG_TRUMP)
    yield Incident("told-wrong-lead", (whether("asked_lead"), whether("corrected", False)), TOLD_WRONG_LEAD)
    looker = Fact("looker", (FEITO, OPPONENT, QUARTO) if game.seats == 4 else (FEITO, OPPONENT))
    yield Incident("looks-at-discards", (looker, whether("own_discards", False), STAKE), LOOKS_AT_DISCARDS)
    leftovers = (looker, Fact("loss", LOSSES, 2), WON_ALREADY, GERAL_LOST, STAKE)
    yield Incident("looks-at-leftovers", leftovers, LOOKS_AT_LEFTOVERS)
    yield Incident("geral-after-look", (whether("knew"),), GERAL_AFTER_LOOK)
    if game.seats == 4:
        yield Incident("quarto-looks", (Fact("quarto_saw", ("hand", "stock", "nothing")),), QUARTO_LOOKS)
        passed = Fact("then", (CASCA, PE_CASCA, SEGUNDO, "nobody"))
        yield Incident("espadilha-passed", (passed, whether("bought"), STAKE), ESPADILHA_PASSED)
        yield Incident("pe-passed", (STAKE,), PE_PASSED)
        unshown = (Fact("then", (CASCA, SEGUNDO)), whether("ace_shown"), STAKE)
        yield Incident("espadilha-unshown", unshown, ESPADILHA_UNSHOWN)
        yield Incident("espadilha-thrown", (Fact("in_discards_of", (FEITO, "buyer")), STAKE), ESPADILHA_THROWN)


ASKS_EARLY: Rulings = {
    when(next_had_bought=False, passed_on=False): Verdict("owes-another", "vol.II.9.1", dues=(REPOSTA,)),
    OTHERWISE: Verdict("nothing-owed", "vol.II.9.1"),
}
"""Asked before the next has bought, a reposta costs another, if he then keeps the cards from the third."""

CASCA_ASKS = Verdict("owes-another", "vol.II.9.11", dues=(REPOSTA,))
"""Who went to the casca and has named cannot ask; if he does it costs another reposta."""

SHOWS_AS_WON: Rulings = {
    when(other_agrees=True): Verdict("feito-wins", "vol.II.12.3", "won-by-feito"),
    when(safe=True): free("vol.II.12.2 vol.II.12.8", "cannot-win hand-goes-on"),
    OTHERWISE: reposta("vol.II.12.2 vol.II.12.8", "cannot-win hand-goes-on"),
}
"""An opponent who shows his cards as lost owes, unless the feito had it safe, or the other gives it to him too."""

GIVES_CODILHO = Verdict("cannot-win", "vol.II.12.10", "given-up")
"""A feito who tells an opponent that he has the codilho can no more win."""

OF_SIGNS, SHOWN = "vol.II.12.12 vol.II.12.13", "card-back card-public"

SIGN: Rulings = {
    when(decides=True, bound=False, covered=False): Verdict("harmed-chooses", OF_SIGNS, f"{SHOWN} harmed-chooses-card"),
    OTHERWISE: Verdict("card-stays", OF_SIGNS, "card-stays"),
}
"""If a word or sign decides the hand, the harmed player chooses the card, unless it had to be played anyway."""

SAW_CARDS: Rulings = {
    when(depends=True, agreed=False): void("vol.II.12.18"),
    OTHERWISE: Verdict("is-played", "vol.II.12.18", GOES_ON),
}
"""Who has seen another's cards tells it, and the others decide; not if the hand is won or lost anyway."""

TO_EACH = Due(OFFENDER, EACH, "base", "payment")


def _stands(laws: str, follows: str) -> Verdict:
    """What the tricks have given stays so, and he owes a reposta."""
    return Verdict("result-stands", laws, follows, (REPOSTA,))


CONFUSES: Rulings = {
    when(won_already=True, by=FEITO): _stands("vol.II.12.20 vol.II.1.8", "ends-as-decided"),
    when(won_already=True): _stands("vol.II.12.21 vol.II.1.8", "ends-as-decided"),
    when(by=FEITO, geral_lost=True): void("vol.II.12.20", REPOSTA, TO_EACH, follows=LOST_GERAL),
    when(by=FEITO): void("vol.II.12.20", REPOSTA, TO_EACH),
    when(sure_win=True): Verdict("feito-wins", "vol.II.12.21 vol.II.20.1", "won-by-feito", (REPOSTA,)),
    OTHERWISE: void("vol.II.12.21", REPOSTA, Due(OFFENDER, FEITO, "base", "payment", times=2)),
}
"""Who confuses the cards once trumps are known owes a reposta and pays: the feito each, an opponent for all."""

CONFUSES_THIRTEEN: Rulings = {
    when(by=OPPONENT, thirteen=True, won_already=False, sure_win=False): void(
        "vol.II.12.21", REPOSTA, Due(OFFENDER, FEITO, "base", "payment", times=3)
    ),
    **CONFUSES,
}
"""The thirteen are played against three."""

TOLD_WRONG_TRUMP: Rulings = {
    when(taking=True): Verdict("may-change-card", "vol.II.11.5", "card-back plays-real-trump"),
    OTHERWISE: Verdict("no-revoke", "vol.II.11.4", "no-revoke"),
}
"""Who was told a wrong suit as trumps does not revoke by it, and may take the trick with a real trump instead."""

TOLD_WRONG_LEAD: Rulings = {
    when(asked_lead=True, corrected=False): Verdict("no-revoke", "vol.II.11.8", "no-revoke"),
    OTHERWISE: Verdict("is-judged", "vol.II.11.8 vol.II.10.10"),
}
"""Who asked which card was led and was shown another does not revoke by it, unless he was told better in time."""


# Looking at what nobody may see.

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
    when(looker=FEITO, won_already=True): _stands("vol.II.8.16 vol.II.1.8", "by-tricks"),
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

QUARTO_LOOKS: Rulings = {when(quarto_saw="nothing"): free("vol.II.15.6"), OTHERWISE: NO_THIRTEEN}
"""A quarto who has seen a hand, or the stock, may not take the thirteen."""


# The Espadilha.

ESPADILHA_PASSED: Rulings = {
    when(then=SEGUNDO, bought=True): free("vol.II.16.7"),
    when(then=SEGUNDO): reposta("vol.II.16.7"),
    when(then=PE_CASCA): void("vol.II.16.8", REPOSTA),
    OTHERWISE: reposta("vol.II.16.4"),
}
"""Who passed twice with it owes; the pé's casca is void by it; after a segundo one who bought cards escapes."""

PE_PASSED = reposta("vol.II.16.2 vol.II.16.4")
"""The pé is obliged as the Espadilha is, and his pass costs as much."""

ESPADILHA_UNSHOWN: Rulings = {
    when(then=SEGUNDO): free("vol.II.16.6"),
    when(ace_shown=True): free("vol.II.16.5", "card-public"),
    OTHERWISE: reposta("vol.II.16.5"),
}
"""Who passed twice and buys it after a casca shows it before it joins his hand; after a segundo he need not."""

ESPADILHA_THROWN: Rulings = {
    when(in_discards_of=FEITO): reposta("vol.II.16.9"),
    OTHERWISE: void("vol.II.16.9", REPOSTA),
}
"""Thrown by the feito it costs a reposta and the hand stands; by a buyer who had passed twice the hand is void."""
