"""Rulings on words, signs and deeds that harm another, law by law (chapters IX, XI, XII and XVI)."""

from __future__ import annotations

import pytest

from tests.games.voltarete.hands import FOUR
from tests.games.voltarete.judging import by_law, judged, ruled

REPOSTA = """
II.9.1 Asked before the next has bought, a reposta costs another, if he then keeps the cards from the third.
  asks-early passed_on=no: owes-another; -; offender pot 25 penalty

II.9.1 Not if he passes them on, nor if he had bought already and could not be moved by it.
  asks-early passed_on=yes: nothing-owed; -
  asks-early next_had_bought=yes passed_on=no: nothing-owed; -

II.9.11 Who went to the casca and has named cannot ask; if he does it costs another.
  casca-asks: owes-another; -; offender pot 25 penalty
"""

CARDS_AND_SIGNS = """
II.12.2 II.12.8 An opponent shows his cards as lost: he owes, the hand goes on, and he cannot have the codilho.
  shows-as-won safe=no: owes-reposta; cannot-win hand-goes-on; offender pot 25 penalty

II.12.2 II.12.8 If the feito had it safe without seeing them he owes nothing; but he has given up his codilho.
  shows-as-won safe=yes: nothing-owed; cannot-win hand-goes-on

II.12.3 If the other gives it to the feito too, nobody is harmed and nobody owes: the feito has won.
  shows-as-won other_agrees=yes safe=no: feito-wins; won-by-feito
  shows-as-won other_agrees=yes safe=yes: feito-wins; won-by-feito

II.12.10 A feito who tells an opponent that he has the codilho has given the hand up by his word.
  gives-codilho: cannot-win; given-up

II.12.12 II.12.13 A sign or a lesson that decides: the harmed one chooses the card of him who used it;
  sign decides=yes bound=no: harmed-chooses; card-back card-public harmed-chooses-card

II.12.12 II.12.13 not if it decides nothing, if he was bound to that card, or once the trick is covered.
  sign decides=no bound=no: card-stays; card-stays
  sign decides=no bound=yes: card-stays; card-stays
  sign decides=yes bound=yes: card-stays; card-stays
  sign decides=yes bound=no covered=yes: card-stays; card-stays

II.12.18 Who has seen another's cards plays only if the others want it, or if nothing depends on it; nobody pays.
  saw-cards depends=no agreed=no: is-played; hand-goes-on
  saw-cards depends=yes agreed=yes: is-played; hand-goes-on
  saw-cards depends=yes agreed=no: void; VOID

II.12.20 A feito who confuses the cards owes, pays each the ordinary payments, and the hand is void;
  confuses by=feito: void; VOID; offender pot 25 penalty, offender each 2 payment
  confuses by=feito base=5 thirteen=yes: void; VOID; offender pot 25 penalty, offender each 5 payment

II.12.20 from a geral that a trick has lost him he does not escape so.
  confuses by=feito geral_lost=yes: void; VOID lost-geral-stays; offender pot 25 penalty, offender each 2 payment

II.12.21 An opponent owes, and pays the feito for himself and for the other: twice the payments, or at the thirteen
      three times.
  confuses by=opponent: void; VOID; offender pot 25 penalty, offender feito 4 payment
  confuses by=opponent base=6 pot=30: void; VOID; offender pot 30 penalty, offender feito 12 payment
  confuses by=opponent base=5 thirteen=yes: void; VOID; offender pot 25 penalty, offender feito 15 payment
  confuses by=opponent geral_lost=yes: void; VOID; offender pot 25 penalty, offender feito 4 payment

II.12.20 II.1.8 What the tricks had given to somebody else is not taken from him by the feito;
  confuses by=feito won_already=yes: result-stands; ends-as-decided; offender pot 25 penalty
  confuses by=feito won_already=yes geral_lost=yes: result-stands; ends-as-decided; offender pot 25 penalty

II.12.21 II.1.8 nor by an opponent.
  confuses by=opponent won_already=yes: result-stands; ends-as-decided; offender pot 25 penalty

II.12.21 II.20.1 A feito who shows that he has it safe has won, though an opponent confused the cards;
  confuses by=opponent sure_win=yes: feito-wins; won-by-feito; offender pot 25 penalty

II.12.20 he who did it himself has not.
  confuses by=feito sure_win=yes: void; VOID; offender pot 25 penalty, offender each 2 payment

II.11.4 Who was told a wrong suit as trumps does not revoke by following it;
  told-wrong-trump taking=no: no-revoke; no-revoke

II.11.5 and if he meant to take the trick he takes the card up and plays a real trump.
  told-wrong-trump taking=yes: may-change-card; card-back plays-real-trump

II.11.8 Who asked which card was led and was shown the second does not revoke by following that;
  told-wrong-lead asked_lead=yes: no-revoke; no-revoke

II.11.8 II.10.10 but who did not ask, or was told better before he played, does.
  told-wrong-lead asked_lead=no: is-judged; -
  told-wrong-lead asked_lead=yes corrected=yes: is-judged; -
  told-wrong-lead asked_lead=no corrected=yes: is-judged; -
"""

ESPADILHA = """
II.16.4 Who passes twice with the Espadilha owes, and the hand goes on, whoever makes himself or not.
  espadilha-passed then=casca bought=no: owes-reposta; hand-goes-on; offender pot 25 penalty
  espadilha-passed then=casca bought=yes: owes-reposta; hand-goes-on; offender pot 25 penalty
  espadilha-passed then=nobody bought=no: owes-reposta; hand-goes-on; offender pot 25 penalty

II.16.2 II.16.4 The pé is obliged like the Espadilha, and owes as much if he passes.
  pe-passed: owes-reposta; hand-goes-on; offender pot 25 penalty

II.16.8 The pé went to the casca obliged: the hand is void, and the holder owes.
  espadilha-passed then=pe-casca bought=no: void; VOID; offender pot 25 penalty
  espadilha-passed then=pe-casca bought=yes: void; VOID; offender pot 25 penalty

II.16.7 After a segundo he owes if he buys nothing; if he buys, he may have bought it.
  espadilha-passed then=segundo bought=no: owes-reposta; hand-goes-on; offender pot 25 penalty
  espadilha-passed then=segundo bought=yes: nothing-owed; hand-goes-on

II.16.5 Who passed twice and buys it after a casca shows it before it joins his hand, or owes.
  espadilha-unshown then=casca ace_shown=yes: nothing-owed; card-public
  espadilha-unshown then=casca ace_shown=no: owes-reposta; hand-goes-on; offender pot 25 penalty

II.16.6 After a segundo he need not show it.
  espadilha-unshown then=segundo ace_shown=no: nothing-owed; hand-goes-on
  espadilha-unshown then=segundo ace_shown=yes: nothing-owed; hand-goes-on

II.16.9 In the feito's discards it costs him a reposta and the hand counts; in a buyer's who passed twice it is void.
  espadilha-thrown in_discards_of=feito: owes-reposta; hand-goes-on; offender pot 25 penalty
  espadilha-thrown in_discards_of=buyer: void; VOID; offender pot 25 penalty
"""


@pytest.mark.parametrize(("case", "wanted"), [*by_law(REPOSTA), *by_law(CARDS_AND_SIGNS), *by_law(ESPADILHA)])
def test_the_faults_law_by_law(case: str, wanted: str) -> None:
    assert ruled(case, FOUR) == wanted


@pytest.mark.law("vol.II.12.20", "vol.II.12.21")
def test_who_confuses_pays_both_by_the_same_law() -> None:
    assert [each.laws for each in judged("confuses", by="feito").payments] == [("vol.II.12.20",)] * 2
    assert [each.laws for each in judged("confuses", by="opponent").payments] == [("vol.II.12.21",)] * 2
