"""Whole rulings: what is decided, what follows, who pays whom how much and for what, and by which laws.

Of facts that are not told the usual ones are meant, with 25 in the pot; `VOID` is all that follows from a void hand.
"""

from __future__ import annotations

import pytest

from tapete.table.ruling import Ruling
from tests.games.voltarete.hands import FOUR
from tests.games.voltarete.judging import VOID, judged

RULINGS = """
lead-out-of-turn covered=no by=feito whose=feito: card-back; card-back card-public leads-anything; ; II.10.4 II.10.6
lead-out-of-turn covered=no by=opponent whose=feito only_suit=yes: card-back; card-back card-public leads-anything; ;
  II.10.4 II.10.6
lead-out-of-turn covered=no by=opponent whose=opponent: card-back; card-back card-public leads-another-suit; ; II.10.4
  II.10.5
lead-out-of-turn covered=no by=opponent whose=opponent only_suit=yes: card-back; card-back card-public leads-anything;
  ; II.10.4 II.10.5
lead-out-of-turn covered=yes by=feito whose=feito: lead-stands; lead-stands; ; II.10.4
lead-out-of-turn covered=yes by=opponent whose=opponent only_suit=yes: lead-stands; lead-stands; ; II.10.4
lead-before-order by=feito leads=same: lead-too-early; card-back card-public leads-anything; ; II.14.1
lead-before-order by=opponent leads=feito: lead-too-early; card-back card-public leads-anything; ; II.14.1
lead-before-order by=opponent leads=opponent: lead-too-early; card-back card-public leads-another-suit; ; II.14.1
  II.10.5
plays-ahead bound=no harms=no: card-stays; card-stays; ; II.10.7
plays-ahead bound=yes harms=yes: card-stays; card-stays; ; II.10.7
plays-ahead bound=no harms=no decides=yes: card-stays; card-stays may-not-beat; ; II.10.7
plays-ahead bound=yes harms=yes decides=yes: card-stays; card-stays may-not-beat; ; II.10.7
plays-ahead bound=no harms=yes: feito-chooses; card-back card-public feito-chooses-card; ; II.10.7
plays-ahead bound=no harms=yes decides=yes: feito-chooses; card-back card-public feito-chooses-card may-not-beat; ;
  II.10.7
revoke kind=follow covered=no found=soon trick_of=revoker against=feito: may-correct; card-back card-public; ;
  II.10.15
revoke kind=matador covered=no found=late trick_of=revoker against=feito: may-correct; card-back card-public; ;
  II.10.15
revoke kind=follow covered=yes found=soon trick_of=revoker against=feito: revoked; played-again; offender pot 25
  revoke; II.10.10 II.10.16
revoke kind=follow covered=yes found=soon trick_of=thrown-to against=opponent: revoked; played-again; offender pot 25
  revoke; II.10.10 II.10.16
revoke kind=follow covered=yes found=soon trick_of=revoker against=feito times=2: revoked; played-again cannot-win
  one-reposta; offender pot 25 revoke; II.10.10 II.10.16 II.10.31
revoke kind=follow covered=yes found=soon trick_of=thrown-to against=opponent times=2: revoked; played-again
  cannot-win one-reposta; offender pot 25 revoke; II.10.10 II.10.16 II.10.31
revoke kind=follow covered=yes found=late trick_of=revoker against=feito: revoked; trick-to-rightful; offender pot 25
  revoke; II.10.10 II.10.16
revoke kind=follow covered=yes found=late trick_of=revoker against=feito times=2: revoked; trick-to-rightful
  cannot-win one-reposta; offender pot 25 revoke; II.10.10 II.10.16 II.10.31
revoke kind=follow covered=yes found=late trick_of=revoker against=opponent: revoked; won-as-without; offender pot 25
  revoke; II.10.10 II.10.18
revoke kind=follow covered=yes found=late trick_of=thrown-to against=opponent: revoked; won-as-without; offender pot
  25 revoke; II.10.10 II.10.18
revoke kind=follow covered=yes found=late trick_of=revoker against=opponent times=2: revoked; won-as-without
  cannot-win one-reposta; offender pot 25 revoke; II.10.10 II.10.18 II.10.31
revoke kind=follow covered=yes found=late trick_of=thrown-to against=opponent times=2: revoked; won-as-without
  cannot-win one-reposta; offender pot 25 revoke; II.10.10 II.10.18 II.10.31
revoke kind=follow covered=yes found=late trick_of=harmed against=feito: revoked; one-trick-over; offender pot 25
  revoke; II.10.10 II.10.17
revoke kind=follow covered=yes found=late trick_of=harmed against=feito times=2: revoked; one-trick-over cannot-win
  one-reposta; offender pot 25 revoke; II.10.10 II.10.17 II.10.31
revoke kind=follow covered=yes found=late trick_of=thrown-to against=feito: revoked; trick-to-thrower; offender pot 25
  revoke; II.10.10 II.10.20
revoke kind=follow covered=yes found=late trick_of=thrown-to against=feito times=2: revoked; trick-to-thrower
  cannot-win one-reposta; offender pot 25 revoke; II.10.10 II.10.20 II.10.31
revoke kind=trump covered=yes found=late trick_of=revoker against=feito: revoked; trick-to-rightful; offender pot 25
  revoke; II.10.12 II.10.16
revoke kind=ruff covered=yes found=late trick_of=revoker against=feito: revoked; trick-to-rightful; offender pot 25
  revoke; II.10.13 II.10.16
revoke kind=matador covered=yes found=late trick_of=revoker against=feito: revoked; trick-to-rightful; offender pot 25
  revoke; II.10.14 II.10.16
after-revoke enough=no by=feito: by-tricks; by-tricks; ; II.10.28
after-revoke enough=no by=opponent: by-tricks; by-tricks; ; II.10.28
after-revoke enough=yes by=feito: wins-all-the-same; lifts-and-is-paid; ; II.10.28 II.10.29
after-revoke enough=yes by=opponent: wins-all-the-same; has-codilho; ; II.10.28 II.10.30
after-revoke times=2 enough=no by=feito: cannot-win; cannot-win one-reposta; ; II.10.31 II.21.14 II.21.15
after-revoke times=2 enough=yes by=opponent: cannot-win; cannot-win one-reposta; ; II.10.31 II.21.14 II.21.15
accuses accuser=player: is-judged; ; ; II.10.19
accuses accuser=quarto: no-effect; ; ; II.10.19
accuses accuser=onlooker: no-effect; ; ; II.10.19 II.22.16
two-cards how=clinging by=feito: seen-card-counts; seen-card-stays other-to-hand; ; II.10.23 II.10.24
two-cards how=clinging by=opponent: seen-card-counts; seen-card-stays other-to-hand; ; II.10.23 II.10.24
two-cards how=apart by=feito: right-chooses; right-chooses-card other-to-hand; ; II.10.25
two-cards how=apart by=opponent: feito-chooses; feito-chooses-card other-to-hand; ; II.10.25
second-card revoked=no let_go=no: free-still; card-back; ; II.10.22
second-card revoked=yes let_go=no: free-still; card-back; ; II.10.22
second-card revoked=no let_go=yes: card-stays; card-stays; ; II.10.21
second-card revoked=yes let_go=yes: may-correct; card-back card-public; ; II.10.21
wrong-name thing=card: as-it-is; ; ; II.10.26
wrong-name thing=turned-suit: as-it-is; ; ; II.11.7
wrong-count wrong=many: owes-and-may-win; by-tricks; offender pot 25 wrong-count; II.13.1 II.13.3 II.21.7 II.21.8
wrong-count wrong=many excuse=passed-with-eight: owes-and-may-win; by-tricks; offender pot 25 wrong-count; II.13.1
  II.13.3 II.21.7 II.21.8
wrong-count wrong=many asked_reposta=yes: owes-another; ; offender pot 25 wrong-count; II.13.1 II.13.4
wrong-count wrong=many excuse=passed-with-eight asked_reposta=yes: owes-another; ; offender pot 25 wrong-count;
  II.13.1 II.13.4
wrong-count wrong=many excuse=so-with-notice: nothing-owed; ; ; II.13.1
wrong-count wrong=many excuse=so-with-notice asked_reposta=yes: nothing-owed; ; ; II.13.1
wrong-count wrong=many cards=2: owes-and-cannot-win; cannot-win; offender pot 25 wrong-count; II.13.1 II.13.18
wrong-count wrong=many cards=2 excuse=passed-with-eight asked_reposta=yes: owes-and-cannot-win; cannot-win; offender
  pot 25 wrong-count; II.13.1 II.13.18
wrong-count wrong=few: owes-and-may-win; by-tricks; offender pot 25 wrong-count; II.13.2 II.13.3 II.21.7 II.21.8
  II.21.12
wrong-count wrong=few asked_reposta=yes: owes-another; ; offender pot 25 wrong-count; II.13.2 II.13.4
wrong-count wrong=few excuse=so-with-notice: nothing-owed; ; ; II.13.2
wrong-count wrong=few excuse=passed-with-eight asked_reposta=yes: nothing-owed; ; ; II.13.2
wrong-count wrong=few cards=2: owes-and-cannot-win; cannot-win; offender pot 25 wrong-count; II.13.2 II.13.18
wrong-count wrong=few cards=2 excuse=passed-with-eight asked_reposta=yes: owes-and-cannot-win; cannot-win; offender
  pot 25 wrong-count; II.13.2 II.13.18
casca-given-back wrong=many: owes-another; ; offender pot 25 wrong-count; II.13.5
casca-given-back wrong=few: nothing-owed; ; ; II.13.6
last-trick-short short=1: right-leads; right-leads; ; II.13.7
last-trick-short short=2: trick-to-holder; trick-to-holder; ; II.13.8
cards-left-over players_over=1: hand-over; he-owes; ; II.13.9
cards-left-over players_over=2: hand-over; each-owes; ; II.13.9
cards-left-over players_over=3: hand-over; each-owes; ; II.13.9
thirteen-early-name: plays-with-thirteen; nine-tricks; quarto pot 25 wrong-count; II.13.10
thirteen-count stock_right=no named=no: void; VOID; ; II.13.13
thirteen-count stock_right=no named=yes: void; VOID no-payments; quarto pot 25 wrong-count; II.13.12 II.13.14 II.13.15
  II.13.16
thirteen-count stock_right=yes named=no: puts-right; puts-count-right; ; II.13.11
thirteen-count stock_right=yes named=yes: owes-and-may-win; by-tricks; quarto pot 25 wrong-count; II.13.11
thirteen-opponent-count named=no: void; VOID; offender pot 25 wrong-count; II.13.17
thirteen-opponent-count named=yes: void; VOID; offender pot 25 wrong-count, quarto pot 25 wrong-count; II.13.17
asks-early passed_on=no: owes-another; ; offender pot 25 penalty; II.9.1
asks-early passed_on=yes: nothing-owed; ; ; II.9.1
casca-asks: owes-another; ; offender pot 25 penalty; II.9.11
shows-as-won safe=no: owes-reposta; hand-goes-on; offender pot 25 penalty; II.12.2
shows-as-won safe=yes: nothing-owed; ; ; II.12.2
gives-codilho: cannot-win; given-up; ; II.12.10
sign decides=no bound=no: card-stays; card-stays; ; II.12.12 II.12.13
sign decides=yes bound=yes: card-stays; card-stays; ; II.12.12 II.12.13
sign decides=yes bound=no: harmed-chooses; card-back card-public harmed-chooses-card; ; II.12.12 II.12.13
saw-cards depends=no agreed=no: is-played; hand-goes-on; ; II.12.18
saw-cards depends=yes agreed=yes: is-played; hand-goes-on; ; II.12.18
saw-cards depends=yes agreed=no: void; VOID; ; II.12.18
confuses by=feito: void; VOID; offender pot 25 penalty, offender each 2 payment; II.12.20
confuses by=feito geral_lost=yes: void; VOID lost-geral-stays; offender pot 25 penalty, offender each 2 payment;
  II.12.20
confuses by=feito won_already=yes: result-stands; ends-as-decided; offender pot 25 penalty; II.12.20 II.1.8
confuses by=feito won_already=yes geral_lost=yes: result-stands; ends-as-decided; offender pot 25 penalty; II.12.20
  II.1.8
confuses by=opponent: void; VOID; offender pot 25 penalty, offender feito 4 payment; II.12.21
confuses by=opponent geral_lost=yes: void; VOID; offender pot 25 penalty, offender feito 4 payment; II.12.21
confuses by=opponent won_already=yes: result-stands; ends-as-decided; offender pot 25 penalty; II.12.21 II.1.8
confuses by=opponent won_already=yes geral_lost=yes: result-stands; ends-as-decided; offender pot 25 penalty; II.12.21
  II.1.8
told-wrong-trump taking=no: no-revoke; no-revoke; ; II.11.4
told-wrong-trump taking=yes: may-change-card; card-back plays-real-trump; ; II.11.5
espadilha-passed then=casca bought=no: owes-reposta; hand-goes-on; offender pot 25 penalty; II.16.4
espadilha-passed then=casca bought=yes: owes-reposta; hand-goes-on; offender pot 25 penalty; II.16.4
espadilha-passed then=pe-casca bought=no: void; VOID; offender pot 25 penalty; II.16.8
espadilha-passed then=pe-casca bought=yes: void; VOID; offender pot 25 penalty; II.16.8
espadilha-passed then=segundo bought=no: owes-reposta; ; offender pot 25 penalty; II.16.7
espadilha-passed then=segundo bought=yes: nothing-owed; ; ; II.16.7
espadilha-thrown in_discards_of=feito: owes-reposta; hand-goes-on; offender pot 25 penalty; II.16.9
espadilha-thrown in_discards_of=buyer: void; VOID; offender pot 25 penalty; II.16.9
forgotten-entry made=nobody: pays-now; ; dealer pot 5 entry; II.18.4
forgotten-entry made=contra-pe-passed: too-late; pot-as-it-lies; ; II.18.4
forgotten-entry made=somebody: too-late; pot-as-it-lies; ; II.18.4
forgotten-medalhao taken=rightful: pays-now; medalhao-goes-on; rightful pot 20 medalhão; II.18.8
forgotten-medalhao taken=refused: pays-now; medalhao-goes-on; holder pot 20 medalhão; II.18.7
forgotten-medalhao taken=next-refuses: may-not-refuse; medalhao-goes-on; ; II.18.8
forgotten-pot made_himself=no: takes-pot; new-pot-enters; pot box 1 tento, pot winner 24 lift; II.18.10
forgotten-pot made_himself=yes: too-late; pot-played-for; ; II.18.10
forgotten-tento remembered=no: nothing-owed; ; ; II.19.2
forgotten-tento remembered=yes: pays-now; ; winner box 1 tento; II.19.2
forgotten-remissa remember=1: nothing-owed; ; ; II.19.12
forgotten-remissa remember=2: still-owed; enters-in-order; ; II.19.12 II.19.10
forgotten-remissa remember=4: still-owed; enters-in-order; ; II.19.12 II.19.10
unseen-remissa shown=no doubted=no: nothing-owed; ; ; II.19.20
unseen-remissa shown=yes doubted=yes: nothing-owed; ; ; II.19.20
unseen-remissa shown=no doubted=yes: pays-now; ; owner pot 25 remissa; II.19.20
asked-wrongly when=in-time: nothing-owed; may-still-ask; ; II.17.2
asked-wrongly when=asked-before: nothing-owed; may-still-ask; ; II.17.2
asked-wrongly when=in-time other_paid=yes: pays-now; ; payer winner 2 payment; II.17.3
asked-wrongly asked=9 when=late other_paid=yes: pays-now; ; payer winner 2 payment; II.17.3
asked-wrongly when=late: too-late; ; ; II.17.4 II.17.12
asked-wrongly asked=9 when=late: too-late; ; ; II.17.4 II.17.12
asked-wrongly asked=1 when=in-time: pays-now; may-still-ask; payer winner 1 payment; II.17.2
asked-wrongly asked=1 when=while-dealt: pays-now; may-still-ask; payer winner 1 payment; II.21.13
asked-wrongly asked=1 when=asked-before: pays-now; ; payer winner 1 payment; II.17.5
asked-wrongly asked=9 when=in-time: pays-now; ; payer winner 2 payment; II.17.2
asked-wrongly asked=9 when=while-dealt: pays-now; ; payer winner 2 payment; II.21.13
asked-wrongly asked=9 when=asked-before: pays-now; ; payer winner 2 payment; II.17.5
paid-double when=in-time: gives-back; ; winner payer 2 returned; II.17.13
paid-double when=while-dealt: gives-back; ; winner payer 2 returned; II.17.13
paid-double when=in-time other_returned=yes: gives-back; ; winner payer 2 returned; II.17.14
paid-double when=late other_returned=yes: gives-back; ; winner payer 2 returned; II.17.14
paid-double when=late: too-late; ; ; II.17.13
disputed-payment noticed=nobody: gives-way; ; ; II.17.21
disputed-payment noticed=paid: gives-way; ; ; II.17.21
disputed-payment noticed=unpaid: pays-now; ; payer winner 2 payment; II.17.21
penalty-payee: to-the-pot; enters-in-order; ; II.19.13
penalty-payee thirteen=yes: to-the-pot; enters-in-order codilho-still-shared; ; II.19.13
leaves-four go_on=no: no-share; ; ; II.19.14
leaves-four go_on=yes: no-share; three-go-on; ; II.19.14
"""


def cases() -> list[tuple[str, str]]:
    """The lines of the table; what is indented goes on."""
    lines = RULINGS.strip().replace("\n  ", " ").splitlines()
    return [(case, ruling) for case, _, ruling in (line.partition(": ") for line in lines)]


def told(text: str) -> bool | int | str:
    if text in ("yes", "no"):
        return text == "yes"
    return int(text) if text.isdecimal() else text


def written(ruling: Ruling) -> str:
    """A ruling as it is written above."""
    void = ruling.follows[:3] == VOID
    follows = ("VOID", *ruling.follows[3:]) if void else ruling.follows
    paid = [f"{each.payer} {each.payee} {each.amount} {each.reason}" for each in ruling.payments]
    laws = " ".join(each.removeprefix("vol.") for each in ruling.laws)
    parts = (ruling.decision, " ".join(follows), ", ".join(paid), laws)
    return "; ".join(parts).replace("  ", " ")


@pytest.mark.parametrize(("case", "wanted"), cases())
def test_the_whole_ruling(case: str, wanted: str) -> None:
    incident, *facts = case.split()
    given = {name: told(value) for name, _, value in (fact.partition("=") for fact in facts)}
    assert written(judged(incident, FOUR, **given)) == wanted


def test_a_payment_is_owed_by_the_law_that_names_it() -> None:
    assert [each.laws for each in judged("confuses", by="feito").payments] == [("vol.II.12.20",)] * 2
    assert [each.laws for each in judged("wrong-count", wrong="few", asked_reposta=True).payments] == [("vol.II.13.4",)]
    pot = judged("forgotten-pot", made_himself=False)
    assert [each.laws for each in pot.payments] == [("vol.II.19.1",), ("vol.II.18.10",)]
