"""Rulings on wrong numbers of cards at the end of a hand, and on the thirteen, law by law (chapter XIII)."""

from __future__ import annotations

import pytest

from tests.games.voltarete.hands import FOUR
from tests.games.voltarete.judging import by_law, judged, ruled

AT_THE_END = """
II.13.1 II.13.3 II.21.7 II.21.8 A card too many costs a reposta, and not the hand: no custom makes it void.
  wrong-count wrong=many: owes-and-may-win; by-tricks; offender pot 25 wrong-count
  wrong-count wrong=many pot=31: owes-and-may-win; by-tricks; offender pot 31 wrong-count
  wrong-count wrong=many excuse=passed-with-eight: owes-and-may-win; by-tricks; offender pot 25 wrong-count

II.13.1 Only who made só against another's preference, and gave notice, is excused.
  wrong-count wrong=many excuse=so-with-notice: nothing-owed; -
  wrong-count wrong=many excuse=so-with-notice asked_reposta=yes: nothing-owed; -

II.13.2 II.13.3 II.21.7 II.21.8 II.21.12 So does a card too few: a reposta is enough against any malice in it.
  wrong-count wrong=few: owes-and-may-win; by-tricks; offender pot 25 wrong-count

II.13.2 Excused are that só, and who passed with eight, gave notice, and found nothing to buy.
  wrong-count wrong=few excuse=so-with-notice: nothing-owed; -
  wrong-count wrong=few excuse=passed-with-eight: nothing-owed; -
  wrong-count wrong=few excuse=passed-with-eight asked_reposta=yes: nothing-owed; -

II.13.1 II.13.4 Who asks for reposta with a card too many owes for it besides, even if it was granted;
  wrong-count wrong=many asked_reposta=yes: owes-another; -; offender pot 25 wrong-count
  wrong-count wrong=many excuse=passed-with-eight asked_reposta=yes: owes-another; -; offender pot 25 wrong-count

II.13.2 II.13.4 and with a card too few.
  wrong-count wrong=few asked_reposta=yes: owes-another; -; offender pot 25 wrong-count

II.13.1 II.13.18 Two cards too many cost the hand too; it is lost by the tricks, and not won by them.
  wrong-count wrong=many cards=2: owes-and-cannot-win; cannot-win; offender pot 25 wrong-count
  wrong-count wrong=many cards=2 asked_reposta=yes: owes-and-cannot-win; cannot-win; offender pot 25 wrong-count

II.13.2 II.13.18 So do two too few, and one missing card excuses no second.
  wrong-count wrong=few cards=2: owes-and-cannot-win; cannot-win; offender pot 25 wrong-count
  wrong-count wrong=few cards=2 excuse=passed-with-eight: owes-and-cannot-win; cannot-win;
      offender pot 25 wrong-count

II.13.5 A casca given back with a card too many costs a second reposta: it can no more be thrown.
  casca-given-back wrong=many: owes-another; -; offender pot 25 wrong-count

II.13.6 With a card too few it costs nothing: it could still be bought.
  casca-given-back wrong=few: nothing-owed; -

II.13.7 Who should lead to the last trick and has no card loses the lead to his right.
  last-trick-short short=1: right-leads; right-leads

II.13.8 If two have none, the trick is his who has a card.
  last-trick-short short=2: trick-to-holder; trick-to-holder

II.13.1 II.13.9 A card left over after nine tricks stays unplayed: the hand is over, and its owner owes.
  cards-left-over players_over=1: hand-over; by-tricks; offender pot 25 wrong-count

II.13.9 So it is if two or all three have one, and each of them owes.
  cards-left-over players_over=2: hand-over; by-tricks; miscounted pot 25 wrong-count
  cards-left-over players_over=3 pot=30: hand-over; by-tricks; miscounted pot 30 wrong-count
"""

THIRTEEN = """
II.13.10 Who names with all thirteen in hand plays with them, nine tricks, and owes whether he wins or loses.
  thirteen-early-name: plays-with-thirteen; nine-tricks; quarto pot 25 wrong-count

II.13.11 Of a right stock he may still put his own count right until he names;
  thirteen-count stock_right=yes named=no: puts-right; puts-count-right

II.13.11 after that he owes, plays, and can win.
  thirteen-count stock_right=yes named=yes: owes-and-may-win; by-tricks; quarto pot 25 wrong-count

II.13.11 II.13.18 With two cards too many or too few he owes and cannot win.
  thirteen-count stock_right=yes named=yes cards=2: owes-and-cannot-win; cannot-win; quarto pot 25 wrong-count

II.13.13 II.13.17 A stock that is not thirteen: before he names the hand is void, and he owes nothing; those owe who
      have the cards that it lacks, or lack those that it has.
  thirteen-count stock_right=no named=no: void; VOID; miscounted pot 25 wrong-count
  thirteen-count stock_right=no named=no cards=2: void; VOID; miscounted pot 25 wrong-count
  thirteen-count stock_right=no named=no mixed=yes: void; VOID; miscounted pot 25 wrong-count

II.13.12 II.13.14 II.13.15 II.13.16 II.13.17 Named all the same: he owes too, by mistake or not; and though it was
      played he neither wins nor loses it.
  thirteen-count stock_right=no named=yes: void; VOID no-payments;
      quarto pot 25 wrong-count, miscounted pot 25 wrong-count
  thirteen-count stock_right=no named=yes cards=2 pot=31: void; VOID no-payments;
      quarto pot 31 wrong-count, miscounted pot 31 wrong-count

II.13.15 II.13.16 Once the cards are mixed what was lost or won by it stays so.
  thirteen-count stock_right=no named=yes mixed=yes: result-stands; ends-as-decided
  thirteen-count stock_right=yes named=yes mixed=yes: result-stands; ends-as-decided

II.13.17 An opponent with a wrong count voids the thirteen and owes; if two are wrong, both owe;
  thirteen-opponent-count named=no: void; VOID; miscounted pot 25 wrong-count

II.13.17 and if the suit is named the quarto owes as well.
  thirteen-opponent-count named=yes: void; VOID; miscounted pot 25 wrong-count, quarto pot 25 wrong-count
"""


@pytest.mark.parametrize(("case", "wanted"), [*by_law(AT_THE_END), *by_law(THIRTEEN)])
def test_the_counts_law_by_law(case: str, wanted: str) -> None:
    assert ruled(case, FOUR) == wanted


@pytest.mark.law("vol.II.13.1", "vol.II.13.4", "vol.II.13.9", "vol.II.13.14", "vol.II.13.17")
def test_a_wrong_count_is_owed_by_the_law_that_names_it() -> None:
    def owed(incident: str, **facts: object) -> list[str]:
        return [law for each in judged(incident, FOUR, **facts).payments for law in each.laws]

    assert owed("wrong-count", wrong="many", cards=2) == ["vol.II.13.1"]
    assert owed("wrong-count", wrong="few", asked_reposta=True) == ["vol.II.13.4"]
    assert owed("cards-left-over", players_over=1) == ["vol.II.13.1"]
    assert owed("cards-left-over", players_over=2) == ["vol.II.13.9"]
    assert owed("thirteen-count", stock_right=False, named=True) == ["vol.II.13.14", "vol.II.13.17"]
