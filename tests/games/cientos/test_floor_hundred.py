"""The open table: a hundred that does not stand, while the pie still has something to say after the first lead."""

from __future__ import annotations

import pytest

from tests.games.cientos.hands import ALL_PASS, DULL, Cientos, dealing

# Where the pie speaks after the lead. E: a point of 47 and nothing else; Y throws his bastos, a point of 51, and then
# has one of 46 and three kings.
POINT_E = "1C 11C 2C 9C 7C 1O 10O 11E 10E 8E 9B 8B"
POINT_Y = "1B 12B 11B 10B 2B 12O 12C 12E 9O 7O 8C 9E"


def bastos_thrown(lacking: int) -> Cientos:
    """Y lacks so many to the hundred, claims the bastos he has thrown, and E has led."""
    start = {"marks": [0, 100], "hundred": [0, lacking]}
    case = dealing(E=POINT_E, Y=POINT_Y, stock="7B 1E 2O 11O 10C 7E", younger="after", start=start)
    case = case.exchanged("8B", 1, "1B 12B 11B 10B 2B", 5)
    return case.do("e punto copas, y tengo bastos, e paso, e paso").play("1O")


@pytest.mark.law("cie.15", "cie.115", "cie.120")
def test_a_point_the_pie_does_not_hold_makes_no_hundred_and_he_goes_on_to_his_sequences() -> None:
    case = bastos_thrown(lacking=5)
    assert (case.state.champion, case.phase, case.points) == (1, "inspect", (0, 5))
    case = case.do("e claim false")
    assert case.ruling == "cie.120"
    assert (case.state.champion, case.points) == (None, (5, 0))
    assert (case.phase, case.state.stage, case.turn) == ("announce", 1, "y")
    assert case.told("counts", "seat", "reason")[-1] == ("e", "punto")
    case = case.do("y paso")
    assert (case.phase, case.state.stage) == ("announce", 2)
    case = case.do("y tres reyes, y basta")
    assert case.points == (5 + 1, 3)
    assert (case.phase, case.turn) == ("play", "y")
    assert case.reasons("hand 0")[-1] == ("lead", 1)


@pytest.mark.law("cie.15", "cie.115", "cie.120")
def test_he_may_still_make_it_by_what_he_holds_and_then_the_lead_is_not_counted() -> None:
    case = bastos_thrown(lacking=3).do("e claim false, y paso, y tres reyes")
    assert (case.state.champion, case.phase, case.points) == (1, "inspect", (5, 3))
    case = case.do("e done, y done")
    assert case.state.winners == (1,)
    assert "lead" not in [reason for reason, _ in case.reasons("hand 0")]


@pytest.mark.law("cie.15", "cie.115", "cie.120")
def test_a_sequence_he_does_not_hold_makes_none_and_he_goes_on_to_his_threes() -> None:
    start = {"marks": [0, 100], "hundred": [0, 4]}
    case = dealing(E=POINT_E, Y=POINT_Y, stock="7B 1E 2O 11O 10C 7E", younger="after", start=start)
    case = case.exchanged("8B", 1, "1B 12B 11B 10B 2B", 5).do("e punto copas, y bueno, e paso, e paso").play("1O")
    assert (case.state.stage, case.turn) == (1, "y")
    case = case.do("y quinta 1B")
    assert (case.state.champion, case.phase, case.points) == (1, "inspect", (5, 15))
    case = case.do("e claim false")
    assert (case.state.champion, case.points) == (None, (5, 0))
    assert (case.phase, case.state.stage, case.turn) == ("announce", 2, "y")
    assert case.do("y tres reyes, y basta").points == (5 + 1, 3)


# E: a quinta, and a card too many from the draw; Y: three kings.
RUN_E = "12O 11O 10O 2O 9O 7C 8C 9E 7E 9B 7B 10B"
RUN_Y = "1C 12C 11C 10E 1E 12E 11E 8E 1B 12B 8B 7O"


@pytest.mark.law("cie.15", "cie.66", "cie.75", "cie.115")
def test_a_mano_with_a_card_too_many_makes_none_and_the_pie_says_what_he_has_yet_to_say() -> None:
    case = dealing(E=RUN_E, Y=RUN_Y, stock="9C 2E", younger="after", start={"marks": [90, 0]}).exchanged("7B", 2)
    case = case.do("e paso, e quinta 12O, y bueno, e basta, e paso, e show").play("10B")
    assert (case.points, case.state.stage, case.turn) == ((0, 0), 0, "y")
    case = case.do("y paso")
    assert (case.state.champion, case.phase, case.points) == (0, "inspect", (15, 0))
    case = case.do("y claim cards")
    assert "cie.75" in case.ruling
    assert (case.state.champion, case.points, case.state.silenced) == (None, (0, 0), (0,))
    assert (case.phase, case.state.stage, case.turn) == ("announce", 2, "y")
    case = case.do("y tres reyes, y basta")
    assert (case.phase, case.turn, case.points) == ("play", "y", (0, 3))
    case = case.play("8B").follow_out()
    assert case.points[0] == 0


@pytest.mark.law("cie.15", "cie.66")
def test_where_all_was_said_before_the_lead_the_pie_simply_follows() -> None:
    case = dealing(stock="9E", start={"marks": [100, 0], "hundred": [1, 0]}).exchanged("7O", 2).do(ALL_PASS).play("12C")
    assert (case.state.champion, case.phase, case.points) == (0, "inspect", (1, 0))
    case = case.do("y claim cards")
    assert (case.state.champion, case.points) == (None, (0, 0))
    assert (case.phase, case.turn) == ("play", "y")
    assert set(DULL["Y"].split()) == set(case.held("y"))
    case = case.play("7C")
    assert (case.points, case.turn) == ((0, 0), "e")
