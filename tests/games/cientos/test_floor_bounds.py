"""The open table: how far a ruling, a doubt and an announcement reach, and no further."""

from __future__ import annotations

import pytest

from tapete.cards import cards
from tests.games.cientos.hands import DULL, EQUAL, FIRM, FOURS, TIED, Cientos, dealing, holding, opened

# E has three kings, one of which he throws, and claims them all the same; Y holds no set.
KINGS_E = "1O 12O 12C 12E 7O 8O 8C 9E 7E 9B 7B 2B"
KINGS_Y = "11O 11C 9C 2O 1C 10B 2C 7C 12B 10E 1B 8B"


def three_kings(how: str = "deal 3", thrown: str = "") -> Cientos:
    """E has counted three kings of which one lies in his discard; Y has turned that up, and both have played.

    Y has drawn nothing, whatever he threw.
    """
    case = dealing(how, E=KINGS_E, Y=KINGS_Y, stock="2E", sets_shown=False).exchanged("12E", 1, thrown)
    case = case.do("e paso, y paso, e paso, y paso, e tres reyes, y bueno, e basta").play("7O 2O")
    return case.do("y uncover other")


# What a ruling does not touch.


@pytest.mark.law("cie.118", "cie.69")
def test_a_short_hand_that_already_counts_nothing_is_not_charged_with_its_number() -> None:
    case = three_kings("misdeal 11 12")
    assert len(case.held("e")) == 10
    assert case.allows("y claim cards")
    case = case.do("y claim false")
    assert case.state.silenced == (0,)
    assert not case.allows("y claim cards") and not case.allows("e claim cards")


@pytest.mark.law("cie.69")
def test_of_two_short_hands_the_one_that_already_counts_nothing_is_not_charged() -> None:
    case = three_kings("misdeal 11 12", "8B").do("y claim false, e claim cards")
    assert case.told("ruling", "seat", "laws")[-1] == ("y", ("cie.69",))


@pytest.mark.law("cie.69", "cie.70")
def test_it_is_the_short_hand_that_is_counted_to_see_where_the_card_is() -> None:
    case = dealing("misdeal 12 11").exchanged("1O", 1).do("e claim cards")
    assert case.told("ruling", "seat") == ["y"]
    assert case.ruling == "cie.69, cie.70, cie.71, cie.72"


@pytest.mark.law("cie.118", "cie.66")
def test_a_false_claim_brings_no_thirteenth_card_of_the_other_to_light() -> None:
    case = three_kings().with_one_more("y").do("y claim false")
    assert (case.ruling, case.state.silenced) == ("cie.118", (0,))
    assert case.points == (0, 1)
    case = case.do("e claim cards")
    assert case.state.silenced == (0, 1)
    assert case.points == (0, 0)
    assert case.follow_out().do("e done, y done").told("shows") == []


@pytest.mark.law("cie.121", "cie.130")
def test_a_pique_falls_if_the_other_had_counted_a_trick_before_the_real_thirtieth_point() -> None:
    e, y = "1C 1O 12O 11O 10O 2O 9O 8O 7O 10C 10E 10B", "12C 1E 11E 2E 9E 1B 12B 8B 11B 2C 9C 8C"
    case = holding(e, y, table="open", sets_shown=False).do("e paso, y paso, e paso, y paso")
    case = case.do("e catorce caballos, y bueno, e basta").having("e", 12)
    case = case.play("1O 8B 12O 9E")
    assert case.points == (14 + 12 + 4 + 30, 0)
    case = case.play("10C 12C 2C 1C").play("11O 2E 10O 1E 2O 11B 9O 12B 8O 1B 7O 8C")
    assert case.points == (60 + 1 + 1 + 12, 1 + 1)
    assert case.do("y claim false").points == (12 + 4 + 2 + 12, 2)


@pytest.mark.law("cie.58", "cie.73")
def test_a_card_seen_in_the_other_hand_is_still_known_when_one_was_picked() -> None:
    case = dealing("deal-showing 4", stock="10O 10C 1C 9E").do("e go-on, y go-on, e paso, y paso")
    (fallen,) = map(str, case.told("exposed", "card"))
    assert fallen in case.held("y")
    case = case.do("e discard 7O, e draw 2, y claim cards").falls("10O")
    assert len(case.held("e")) == 12
    assert fallen in case.known("e") and fallen in map(str, case.seen("y", by="e").cards)


# E has a sexta, a point of 57 and four jacks, which he calls knights; Y has neither sequence nor set.
JACKS = {"E": "12C 11C 10C 2C 9C 8C 10O 10E 10B 7O 7E 7B", "Y": "1O 12O 11O 8O 1E 12E 9E 8E 11B 2B 9B 8B"}


@pytest.mark.law("cie.121", "cie.128")
def test_a_repique_falls_with_the_miscalled_fourteen_it_was_built_on() -> None:
    case = holding(**JACKS, table="open", sets_shown=False).do("e punto copas, y bueno, e sexta 12C, y bueno, e basta")
    case = case.do("e catorce caballos, y bueno, e basta, e show")
    assert case.points == (6 + 16 + 14 + 60, 0)
    case = case.play("7O 1O").do("y claim false")
    assert case.ruling == "cie.121"
    assert case.points == (6 + 16 + 1, 1)


@pytest.mark.law("cie.121", "cie.128", "cie.15")
@pytest.mark.parametrize(("before", "left"), [(13, 29 + 1 + 30), (14, 30 + 60 + 1)])
def test_a_repique_made_without_the_miscalled_fourteen_stands_though_the_hundred_does_not(
    before: int, left: int
) -> None:
    case = (
        holding(**JACKS, table="open", sets_shown=False, younger="after").having("e", before).do("e paso, e sexta 12C")
    )
    case = case.do("y bueno, e basta, e catorce caballos, y bueno, e basta, e show").play("7O").do("y paso")
    assert (case.state.champion, case.points) == (0, (before + 16 + 14 + 60, 0))
    case = case.do("y claim false")
    assert case.ruling == "cie.121"
    assert (case.state.champion, case.phase, case.points) == (None, "play", (left, 0))


@pytest.mark.law("cie.116", "cie.157", "cie.15")
def test_a_hundred_made_by_the_capote_and_undone_leaves_the_capote_counted_once() -> None:
    case = holding(**FIRM, table="open", start={"marks": [20, 0]})
    case = case.do("e punto oros, y bueno, e paso, y paso, e paso, y paso").follow_out()
    assert case.points == (8 + 25 + 30 + 40, 0)
    assert (case.state.champion, case.phase) == (0, "inspect")
    case = case.do("y claim show")
    assert (case.state.champion, case.phase) == (None, "inspect")
    assert case.points == (25 + 40, 4 + 4)  # Y adds 40 in espadas and a quarta in copas


@pytest.mark.law("cie.96", "cie.116")
def test_a_lead_that_goes_back_is_not_counted_whatever_was_counted_after_it() -> None:
    case = dealing().do("e paso, y paso, e discard 7O, e draw 1, e paso, y discard, y draw 0, y look")
    case = case.do("e name copas, e punto oros, y bueno, e paso, y paso, e paso, y paso").play("1E")
    case = case.do("y claim show")
    assert case.points == (1, 3)
    assert case.do("y claim suit").points == (0, 3)


@pytest.mark.law("cie.66", "cie.67")
def test_against_a_pie_who_counts_nothing_the_mano_adds_what_he_had_not_announced() -> None:
    case = opened(**DULL).with_one_more("y").play("12C 11C").do("e claim cards")
    assert case.state.silenced == (1,)
    case = case.follow_out().do("e done, y done")
    assert [gain for gain in case.reasons("hand 0") if gain[0] == "punto"] == [("punto", 4)]


@pytest.mark.law("cie.66", "cie.116")
def test_of_what_he_added_and_then_lost_nothing_was_announced() -> None:
    case = holding(**DULL, table="open").do("e punto oros, y bueno, e paso, y paso, e paso, y paso")
    case = case.with_one_more("y").play("1O 12O").do("y claim show")
    assert case.points == (2, 4)  # with the ace of copas that he has too many his point is 37
    case = case.do("e claim cards")
    assert (case.points[1], case.state.tallies[1].announced) == (0, 0)


@pytest.mark.law("cie.125")
def test_a_second_revoke_takes_back_no_more_than_what_came_after_it() -> None:
    case = opened(**DULL).play("9O 12O 11C 9B 8B 10B 1E 7E")
    assert case.points == (4, 4)
    case = case.do("y claim revoke")
    assert case.points == (1, 2)
    case = case.play("12C 1E 8B 11E 7E")
    assert case.points == (6, 2)
    case = case.do("e claim revoke")
    assert case.points == (3, 2)
    assert [str(played.card) for played in case.state.trick] == ["1E"]


# What can be seen.


@pytest.mark.law("cie.79")
def test_who_turns_up_the_others_discard_sees_it_and_not_his_own() -> None:
    case = dealing().exchanged("1O 11O", 2, "12O 2O 8O", 3)
    for who, thrown in (("e", "12O 2O 8O"), ("y", "1O 11O")):
        seen = case.do(f"{who} uncover other")
        assert set(seen.told("sees", "cards", to=who)[0]) == set(cards(thrown))
        assert not seen.told("sees", to="y" if who == "e" else "e")
        assert set(thrown.split()) <= seen.known(who)


@pytest.mark.law("cie.73", "cie.79", "cie.80")
def test_who_bares_his_own_discard_bares_what_was_put_to_it_unseen_too() -> None:
    case = dealing().exchanged("1O 11O 9O 7O", 5, "12O 2O 8O", 3).do("y uncover other, y claim cards").falls("12C")
    assert "12C" not in case.known("y")
    case = case.do("e uncover own")
    assert "12C" in case.known("y")
    assert None not in case.seen("e", by="y").discards


# What can be said.


@pytest.mark.law("cie.118")
def test_who_has_no_fourteen_calls_none_by_another_name() -> None:
    case = dealing().exchanged("1O", 1).do("e paso, y paso, e paso, y paso")
    assert case.may("e", "catorce") == set()


@pytest.mark.law("cie.39", "cie.118")
def test_what_he_holds_and_names_in_the_shadow_is_no_slip() -> None:
    case = holding(**TIED, table="open").do("e paso, y paso, e quarta 12O, y bueno")
    assert "tercia 1E" in case.may("e")
    assert "tercia 1E" not in case.slips("e")


@pytest.mark.law("cie.120", "cie.115")
def test_what_still_waits_is_not_counted_twice_when_an_earlier_class_is_mended() -> None:
    e, y = "12O 11O 10O 2O 9O 12C 12E 7C 8C 9E 7B 8B", "9C 2C 11C 10C 1E 8O 10E 8E 1B 12B 9B 7O"
    case = dealing(E=e, Y=y, stock="2E", younger="after").exchanged("9O", 1)
    case = case.do("e paso, e quinta 12O, y bueno, e basta, e tres reyes, y bueno, e basta, e correct").play("7C")
    case = case.do("y paso")
    assert case.reasons("hand 0") == [("quarta", 4), ("tres", 3), ("lead", 1)]


@pytest.mark.law("cie.118", "cie.110")
def test_after_a_tie_nothing_greater_than_what_he_named_is_pretended() -> None:
    e, y = "1O 12O 11O 10O 9C 8C 7C 2E 9E 7E 2B 12B", "12C 11C 1C 8O 1E 12E 10E 8E 9B 8B 7B 11B"
    case = dealing(E=e, Y=y, stock="10B").exchanged("10O", 1).do("e paso, y paso")
    assert {"quarta 1O", "tercia 1O", "tercia 9C"} <= case.may("e")
    case = case.do("e tercia 9C, y igual bastos")
    assert (case.phase, case.state.stage, case.turn) == ("announce", 1, "e")
    assert case.may("e") & {"quarta 1O", "tercia 1O", "tercia 12O"} == set()


@pytest.mark.law("cie.ad.5.1")
def test_who_has_the_same_says_equal_and_never_that_he_has_better() -> None:
    case = holding(**TIED).do("e paso, y paso, e quarta 12O")
    assert case.allows("y igual copas")
    assert not case.allows("y tengo quarta 12C")
    point = holding(**EQUAL).do("e punto oros")
    assert case.may("y", "tengo") == set()
    assert (point.may("y", "igual"), point.may("y", "tengo")) == ({"espadas"}, set())


@pytest.mark.law("cie.18", "cie.115")
def test_of_a_point_that_was_tied_the_pie_says_nothing_more_after_the_lead() -> None:
    case = holding(**EQUAL, younger="after").do("e punto oros, y igual espadas, e paso, e paso").play("7B")
    assert (case.phase, case.turn, case.state.stage) == ("announce", "y", 1)
    case = case.do("y paso, y paso")
    assert (case.phase, case.points) == ("play", (1, 0))


@pytest.mark.law("cie.118", "cie.ad.5.1")
def test_of_the_answers_only_those_he_does_not_hold_are_grave() -> None:
    case = dealing(E=FOURS["Y"], Y=FOURS["E"], stock="9C 7E").exchanged("8B", 1, "7B", 1)
    case = case.do("e paso, y paso, e paso, y paso, e catorce dieces")
    assert case.may("y", "tengo") == {"catorce ases", "catorce reyes", "catorce caballos", "catorce sotas"}
    assert {line for line in case.slips("y") if line.startswith("tengo")} == {
        "tengo catorce ases",
        "tengo catorce reyes",
        "tengo catorce caballos",
    }


# Leads.


@pytest.mark.law("cie.123")
def test_who_has_led_does_not_lay_a_second_card_to_it() -> None:
    case = opened(**DULL).play("1O 12O 9O")
    assert case.turn == "y"
    assert not case.may("e", "play")


@pytest.mark.law("cie.126", "cie.124")
def test_a_silent_change_of_suit_in_the_last_trick_can_be_mended_before_the_hand_is_settled() -> None:
    case = opened(**FIRM).ending("1O 1C", "9E 2C", (10, 0)).play("1O 9E 1C 2C")
    assert (case.phase, case.state.champion) == ("inspect", None)
    assert case.allows("y mend")
    assert not case.do("y done").allows("y mend")


@pytest.mark.law("cie.126", "cie.15")
def test_a_silent_change_of_suit_that_made_a_hundred_is_not_mended() -> None:
    case = opened(**FIRM, start={"marks": [100, 0], "hundred": [4, 0]}).play("1O 7C 1C 2C")
    assert (case.phase, case.state.champion) == ("inspect", 0)
    assert not case.allows("y mend")


@pytest.mark.law("cie.123", "cie.139")
@pytest.mark.parametrize(("count", "made"), [("body", 1), ("additions", 2)])
def test_a_lead_out_of_turn_that_stands_is_his_own_lead_in_either_count(count: str, made: int) -> None:
    case = opened(**DULL, count=count).play("1O 12O").do("y play 1B, e play 10B")
    assert case.points[1] == made
    assert case.turn == "y"


@pytest.mark.law("cie.126")
def test_who_takes_up_the_lead_later_runs_a_suit_as_well() -> None:
    case = opened(**DULL).play("9O 12O 11C 12C 1E 7E")
    assert {line.split()[0][-1] for line in case.choices("e", "play") if "aviso" in line} == {"O", "C", "B"}


@pytest.mark.law("cie.79")
def test_a_suit_that_was_ordered_binds_the_next_lead_and_not_an_answer() -> None:
    case = dealing().exchanged("1O", 1, "2O", 1).do("e paso, y paso, e paso, y paso, e paso, y paso").play("9O 12O")
    case = case.do("e uncover other, y order copas").play("8B")
    assert case.may("e", "play") == set(case.held("e"))


# What is found out at once, and what is not charged twice.


@pytest.mark.law("cie.4", "cie.73")
def test_while_the_pie_is_drawing_neither_hand_is_wrong() -> None:
    case = dealing().do("e paso, y paso, e discard 1O, e draw 1, e paso, y discard 12O")
    assert case.phase == "draw"
    assert not case.allows("e claim cards") and not case.allows("y claim cards")


@pytest.mark.law("cie.118", "cie.66")
def test_who_counts_nothing_is_not_charged_with_what_he_claimed() -> None:
    case = three_kings().with_one_more("e")
    assert case.allows("y claim false")
    assert not case.do("y claim cards").allows("y claim false")


@pytest.mark.law("cie.118", "cie.121")
def test_a_false_sequence_beside_a_miscalled_fourteen_costs_him_the_hand() -> None:
    e, y = "12O 11O 10O 2O 9O 10C 10E 10B 7C 8C 9E 7B", "11C 11E 1O 8O 12C 9C 2C 12E 8E 1B 9B 8B"
    case = dealing(E=e, Y=y, stock="2E", sets_shown=False).exchanged("9O", 1).do("e paso, y paso")
    for line, ruling in (("e paso, y paso", "cie.121"), ("e quinta 12O, y bueno, e basta", "cie.118")):
        counted = case.do(line).do("e catorce caballos, y bueno, e basta").play("7C 9C")
        assert counted.do("y claim false").ruling == ruling


@pytest.mark.law("cie.118")
def test_three_of_the_four_he_holds_are_no_slip_and_another_of_the_same_height_is() -> None:
    fours = holding(**FOURS, table="open").do("e paso, y paso, e paso, y paso")
    assert "tres sotas" in fours.may("e") and "tres sotas" not in fours.slips("e")
    e, y = "9C 8C 7C 9B 8B 7B 1O 12O 2O 12E 10E 11B", "9E 8E 7E 1C 12C 10C 11O 10O 8O 1B 12B 2B"
    case = dealing(E=e, Y=y, stock="2E").exchanged("7B", 1).do("e paso, y paso, e tercia 9C, y igual espadas")
    assert "tercia 9B" in case.slips("e")


@pytest.mark.law("cie.125", "cie.128")
def test_a_trick_that_is_taken_back_takes_nothing_from_what_was_announced() -> None:
    case = holding(**DULL, table="open").do("e punto oros, y bueno, e paso, y paso, e paso, y paso, e show")
    case = case.play("12C 12O").do("e claim revoke")
    assert (case.points, case.state.tallies[0].announced) == ((4 + 1, 0), 4)


@pytest.mark.law("cie.121", "cie.125", "cie.130")
def test_a_trick_that_was_taken_back_is_none_of_the_real_thirty_points() -> None:
    e, y = "1C 1O 12O 11O 10O 2O 9O 8O 7O 10C 10E 10B", "7C 1E 12E 2E 9E 1B 12B 8B 11B 2C 9C 8C"
    case = holding(e, y, table="open", sets_shown=False).do("e paso, y paso, e paso, y paso")
    case = case.do("e catorce caballos, y bueno, e basta").having("e", 12).play("1C 1E").do("e claim revoke")
    case = case.play("7C")
    for led, followed in list(zip(e.split(), y.split(), strict=True))[1:8]:
        case = case.play(f"{led} {followed}")
    assert case.points == (14 + 12 + 16 + 30, 0)
    assert case.do("y claim false").points == (12 + 16, 0)
