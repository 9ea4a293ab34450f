"""Rulings on what was forgotten, asked wrongly or disputed, law by law (chapters XVII to XIX)."""

from __future__ import annotations

import pytest

from tests.games.voltarete.hands import FOUR
from tests.games.voltarete.judging import by_law, judged, ruled

POT = """
II.18.4 The dealer's five are due until somebody has made himself, or the pé has passed for the last time.
  forgotten-entry made=nobody: pays-now; -; dealer pot 5 entry
  forgotten-entry made=contra-pe-passed: pays-now; -; dealer pot 5 entry
  forgotten-entry made=pe-passed: too-late; pot-as-it-lies
  forgotten-entry made=somebody: too-late; pot-as-it-lies

II.18.7 Who is found with the Medalhão pays it, even twice running, if he whose turn it was refuses it;
  forgotten-medalhao taken=refused: pays-now; medalhao-goes-on; holder pot 20 medalhão

II.18.8 but that one may take it, pay, and hand it on;
  forgotten-medalhao taken=rightful: pays-now; medalhao-goes-on; rightful pot 20 medalhão

II.18.8 and the next after him may not refuse it.
  forgotten-medalhao taken=next-refuses: may-not-refuse; medalhao-goes-on

II.18.10 A pot left lying is its winner's until somebody makes himself or all have passed twice, less the box's tento.
  forgotten-pot made_himself=no: takes-pot; new-pot-enters; pot box 1 tento, pot winner 24 lift
  forgotten-pot made_himself=yes: too-late; pot-played-for

II.19.2 The tento of the Recambó never lapses, if it is remembered.
  forgotten-tento remembered=yes: pays-now; -; winner box 1 tento
  forgotten-tento remembered=no: nothing-owed; -

II.19.12 II.19.10 A remissa that all forgot is owed if two remember it, and enters in its order.
  forgotten-remissa remember=2: still-owed; enters-in-order
  forgotten-remissa remember=4: still-owed; enters-in-order

II.19.12 One who remembers is not enough.
  forgotten-remissa remember=1: nothing-owed; -

II.19.20 A remissa struck out in secret is put in again if the others doubt it, and only then.
  unseen-remissa shown=no doubted=yes: pays-now; -; owner pot 25 remissa
  unseen-remissa shown=no doubted=no: nothing-owed; -
  unseen-remissa shown=yes doubted=yes: nothing-owed; -

II.19.13 The reposta of a penalty belongs to the pot and to no player, at the thirteen too.
  penalty-payee: to-the-pot; enters-in-order
  penalty-payee thirteen=yes: to-the-pot; enters-in-order codilho-still-shared

II.19.14 Who of four gets up has no more share in the remissas; the three may go on.
  leaves-four go_on=no: no-share; -
  leaves-four go_on=yes: no-share; three-go-on
"""

PAYMENTS = """
II.17.1 What is due is paid when it is asked for, and not more than is due.
  asked-wrongly asked=2 when=in-time: pays-now; -; payer winner 2 payment
  asked-wrongly asked=9 when=in-time: pays-now; -; payer winner 2 payment

II.17.2 II.17.4 Nobody pays more than he is asked; the rest may be asked for until all cards are dealt.
  asked-wrongly asked=1 when=in-time: pays-now; may-still-ask; payer winner 1 payment
  asked-wrongly asked=0 when=in-time: nothing-owed; may-still-ask

II.17.4 II.21.13 The cut does not end the time for it, as it does in other games;
  asked-wrongly asked=9 when=while-dealt: pays-now; -; payer winner 2 payment

II.17.2 II.17.4 II.21.13 nor for the rest.
  asked-wrongly asked=1 when=while-dealt: pays-now; may-still-ask; payer winner 1 payment
  asked-wrongly asked=0 when=while-dealt: nothing-owed; may-still-ask

II.17.3 Who has paid one in full pays the other as much, however he asks.
  asked-wrongly when=in-time other_paid=yes: pays-now; -; payer winner 2 payment
  asked-wrongly asked=1 when=while-dealt other_paid=yes: pays-now; -; payer winner 2 payment
  asked-wrongly asked=9 when=late other_paid=yes: pays-now; -; payer winner 2 payment

II.17.4 II.17.12 When all cards are dealt it is too late, in favorita too; and for what was not asked before.
  asked-wrongly asked=0 when=late: too-late; -
  asked-wrongly asked=9 when=late: too-late; -
  asked-wrongly asked=0 when=asked-before: too-late; -

II.17.5 What was asked in time and not paid does not lapse, so much of it as was asked.
  asked-wrongly asked=1 when=asked-before: pays-now; -; payer winner 1 payment
  asked-wrongly asked=2 when=asked-before: pays-now; -; payer winner 2 payment
  asked-wrongly asked=9 when=asked-before: pays-now; -; payer winner 2 payment

II.17.13 Who paid a single suit as favorita gets back what was too much, if he asks before all cards are dealt.
  paid-double when=in-time: gives-back; -; winner payer 2 returned
  paid-double when=while-dealt excess=6: gives-back; -; winner payer 6 returned
  paid-double when=late: too-late; -

II.17.14 If it was given back to one, or by one, the others follow unasked.
  paid-double when=in-time other_returned=yes: gives-back; -; winner payer 2 returned
  paid-double when=late other_returned=yes: gives-back; -; winner payer 2 returned

II.17.21 A third decides whether it was paid; if nobody noticed, the one who asks gives way.
  disputed-payment noticed=nobody: gives-way; -
  disputed-payment noticed=paid: gives-way; -
  disputed-payment noticed=unpaid: pays-now; -; payer winner 2 payment
"""


@pytest.mark.parametrize(("case", "wanted"), [*by_law(POT), *by_law(PAYMENTS)])
def test_the_money_law_by_law(case: str, wanted: str) -> None:
    assert ruled(case, FOUR) == wanted


@pytest.mark.law("vol.II.17.2", "vol.II.17.4", "vol.II.18.10", "vol.II.19.1")
def test_what_is_paid_is_paid_by_the_law_that_names_it() -> None:
    pot = judged("forgotten-pot", made_himself=False)
    assert [each.laws for each in pot.payments] == [("vol.II.19.1",), ("vol.II.18.10",)]
    few = judged("asked-wrongly", asked=1, when="while-dealt")
    assert [each.laws for each in few.payments] == [("vol.II.17.2",)]
    late = judged("asked-wrongly", asked=2, when="while-dealt")
    assert [each.laws for each in late.payments] == [("vol.II.17.4",)]
