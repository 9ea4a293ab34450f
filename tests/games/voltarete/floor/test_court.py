"""The open table: whose judge decides when four have become three."""

from __future__ import annotations

import pytest

from tests.games.voltarete.hands import FOUR, Voltarete


def three_left(how: str) -> Voltarete:
    """Clara has got up after a hand that all passed; Ana deals to Blas, Diego and herself, and wrongly."""
    case = Voltarete(FOUR, table="open", obligation="off").deal(ANA="").all_pass()
    case = case.do("ana passo, blas passo, clara passo, diego decline").done().settle()
    case = case.do("clara propose get-up")
    for _ in range(3):
        case = case.do(f"{case.turn} consent")
    return case.do(f"diego cut 10, ana put-in, ana misdeal {how}")


@pytest.mark.law("vol.II.3.2", "vol.II.19.14")
def test_the_dealer_has_cards_and_may_not_make_himself_with_a_known_wrong_number() -> None:
    case = three_left("over ana").do("blas passo, diego passo, ana notice")
    assert case.phase == "shuffle", "the two before the dealer have passed, and a wrong number is known"
    bid = three_left("over ana").do("blas passo, diego licença, ana só, diego claim bid ana")
    assert bid.decisions == ["may-not-bid"] and bid.told("ruling", "laws") == [("vol.II.3.2",)]


@pytest.mark.law("vol.II.3.11", "vol.II.19.14")
def test_a_wrong_number_is_judged_as_among_three() -> None:
    case = three_left("over blas").do("blas notice, blas passo, diego passo")
    assert (case.phase, case.dealer, case.decisions) == ("shuffle", "ana", ["void"])
