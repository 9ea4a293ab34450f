"""The announcements: what is said, answered, shown, and what is lost."""

from __future__ import annotations

import random

import pytest

from tapete.cards import Card, cards, shuffled, written
from tapete.games.cientos.ranking import PACK
from tests.games.cientos.hands import DULL, EQUAL, FIGURES, FOURS, RICH, STRONG, TIED, WHITE, Cientos, holding

# E: quarta real, tercia to the nine; Y: tercera mayor, tercia to the nine.
SHADOW = {"E": "12O 11O 10O 2O 9B 8B 7B 1C 2C 9E 7E 7C", "Y": "1E 12E 11E 9C 8C 7O 10C 12C 8O 1B 11B 10B"}


# The dialogue.


@pytest.mark.law("cie.99", "cie.100", "cie.ad.5.6")
def test_the_mano_speaks_first_of_each_class_in_order() -> None:
    case = holding(**RICH)
    assert (case.turn, case.view("e").notes[0].value) == ("e", "punto")
    assert not any("catorce" in line or "sexta" in line for line in case.offers("e"))
    case = case.do("e punto copas, y bueno")
    assert case.points == (6, 0)
    case = case.do("e sexta 1C, y bueno, e basta")
    assert case.points == (22, 0)
    assert "catorce ases" in case.offers("e")


@pytest.mark.law("cie.ad.5.6")
def test_the_count_runs_through_point_sequence_and_three() -> None:
    case = holding("12C 11C 10C 2C 1O 1E 1B 7O 8E 8B 9O 7E", "1C 8C 9C 12O 11O 8O 12E 10E 9E 11B 9B 7B")
    case = case.do("e punto copas, y bueno, e quarta 12C, y bueno, e basta, e tres ases, y bueno, e basta")
    assert case.told("counts", "count") == [4, 8, 11]


@pytest.mark.law("cie.ad.5.1", "cie.ad.8.2")
def test_the_pie_answers_good_or_that_he_has_better() -> None:
    e, y = "1O 12O 10O 9O 7O 12C 8C 9E 8E 2B 9B 7B", "1E 12E 11E 10E 7E 11C 9C 7C 11B 8B 11O 8O"
    case = holding(e, y).do("e punto oros")
    assert case.offers("y") == ["bueno", "tengo espadas"]
    case = case.do("y tengo espadas")
    assert case.points == (0, 5)
    lesser = holding(y, e).do("e punto espadas")
    assert lesser.offers("y") == ["bueno"]


@pytest.mark.law("cie.102", "cie.106")
def test_a_point_that_is_not_good_is_not_shown() -> None:
    case = holding(**STRONG).do("e punto bastos, y tengo copas")
    assert case.told("shows") == []
    assert case.points == (0, 6)
    assert case.turn == "e"
    assert case.told("announces-punto") == [{"seat": "e", "total": 46}]
    assert case.told("better-punto") == [{"seat": "y", "total": 57}]


@pytest.mark.law("cie.102", "cie.103", "cie.114")
def test_a_good_point_is_shown_and_counts_its_tens() -> None:
    case = holding(**RICH).do("e punto copas")
    assert case.told("shows") == []
    case = case.do("y bueno")
    assert set(case.told("shows", "cards")[0]) == set(cards("1C 12C 11C 10C 2C 9C"))
    assert set(cards("1C 12C 11C 10C 2C 9C")) <= set(case.seen("e", by="y").cards)
    assert case.reasons("hand 0") == [("punto", 6)]
    assert case.laws_of("punto") == [("cie.103", "cie.159")]


@pytest.mark.law("cie.105", "cie.18")
def test_an_equal_point_is_shown_and_counts_for_neither() -> None:
    case = holding(**EQUAL).do("e punto oros")
    assert "igual espadas" in case.offers("y")
    case = case.do("y igual espadas")
    assert case.points == (0, 0)
    assert set(case.told("shows", "cards")[0]) == set(cards("11O 10O 2O 9O 8O"))
    assert case.state.stage == 1


@pytest.mark.law("cie.ad.8.3")
def test_only_one_suit_is_announced_as_point() -> None:
    case = holding(**RICH).do("e punto copas, y bueno")
    assert not case.may("e", "punto")


# Sequences.


@pytest.mark.law("cie.107")
def test_a_good_sequence_is_shown_and_counts_its_class() -> None:
    e, y = "11O 10O 2O 9O 1C 12C 8C 9E 8E 2B 9B 7B", "1E 12E 11E 7E 11C 9C 7C 11B 8B 10B 8O 7O"
    case = holding(e, y).do("e punto oros, y bueno, e quarta 11O")
    assert case.offers("y") == ["bueno"]
    case = case.do("y bueno")
    assert case.reasons("hand 0")[-1] == ("quarta", 4)
    assert set(case.told("shows", "cards")[-1]) == set(cards("11O 10O 2O 9O"))


@pytest.mark.law("cie.109", "cie.161")
def test_in_the_shadow_of_a_good_sequence_smaller_ones_count() -> None:
    case = holding(**SHADOW).do("e punto oros, y bueno, e quarta 12O, y bueno, e tercia 9B")
    assert case.reasons("hand 0")[-2:] == [("quarta", 4), ("tercia", 3)]
    case = case.do("e basta")
    assert case.points[1] == 0
    assert case.state.stage == 2


@pytest.mark.law("cie.ad.5.7", "cie.108", "cie.18")
def test_equal_sequences_are_as_if_they_were_not_and_the_next_are_compared() -> None:
    case = holding(**TIED).do("e punto oros, y bueno, e quarta 12O, y igual copas")
    assert case.reasons("hand 0") == [("punto", 4)]
    assert set(case.told("shows", "cards")[-1]) == set(cards("12O 11O 10O 2O"))
    case = case.do("e tercia 1E, y bueno, e basta")
    assert case.reasons("hand 0")[-1] == ("tercia", 3)


@pytest.mark.law("cie.ad.5.7")
def test_where_it_is_so_agreed_a_tie_voids_the_class() -> None:
    case = holding(**TIED, tied_sequence="class").do("e punto oros, y bueno, e quarta 12O, y igual copas")
    assert case.state.stage == 2


@pytest.mark.law("cie.ad.5.7", "cie.112")
def test_in_a_class_that_a_tie_has_voided_nothing_is_recovered() -> None:
    case = holding(**TIED, tied_sequence="class").do("e punto oros, y bueno, e quarta 12O")
    case = case.do("y igual copas, e paso, y paso")
    assert case.words("e") == {"play"}
    pair = holding(**TIED).do("e punto oros, y bueno, e quarta 12O, y igual copas, e paso, y paso")
    assert "tercia 1E" in pair.do("e paso, y paso").offers("e")


@pytest.mark.law("cie.ad.5.9")
def test_the_pie_announces_where_the_mano_has_nothing_before_the_next_class() -> None:
    case = holding(**STRONG).do("e punto bastos, y bueno, e paso")
    assert case.turn == "y"
    case = case.do("y sexta 12C, y basta")
    assert case.points == (5, 16)
    assert (case.state.stage, case.turn) == (2, "e")


def test_what_the_mano_passed_nobody_contests() -> None:
    case = holding(**SHADOW).do("e punto oros, y bueno, e paso, y tercia 1E")
    assert case.points[1] == 3


# Fourteens and threes.


@pytest.mark.law("cie.35", "cie.37", "cie.38")
def test_the_highest_fourteen_annuls_all_the_others() -> None:
    e, y = "1O 1C 1E 1B 9O 8O 7C 9C 8E 7E 9B 7B", "12O 12C 12E 12B 11O 11C 11E 11B 10O 10C 2E 8B"
    case = holding(e, y).do("e punto oros, y bueno, e paso, y paso, e catorce ases")
    assert case.offers("y") == ["bueno"]
    case = case.do("y bueno, e basta")
    assert case.points == (3 + 14, 0)
    better = holding(y, e).do("e punto copas, y bueno, e paso, y paso, e catorce reyes, y tengo catorce ases")
    assert better.points[1] == 14
    assert better.points[0] == 3


@pytest.mark.law("cie.39", "cie.40")
def test_without_fourteens_threes_count_and_the_best_wins_the_class() -> None:
    e, y = "12O 12C 12E 2O 2C 2B 9O 8E 7E 9B 7C 8B", "11C 11E 11B 1O 1C 10O 10B 7O 9C 9E 2E 7B"
    case = holding(e, y).do("e punto oros, y bueno, e paso, y paso, e tres reyes, y bueno, e tres dieces")
    assert case.points == (3 + 3 + 3, 0)
    beaten = holding(y, e).do("e punto copas, y bueno, e paso, y paso, e tres caballos, y tengo tres reyes")
    assert beaten.points[1] == 3
    beaten = beaten.do("y tres dieces, y basta")
    assert beaten.points[1] == 6


@pytest.mark.law("cie.39", "cie.36")
def test_against_a_fourteen_threes_are_worth_nothing_and_its_holder_counts_his_own() -> None:
    e, y = "1O 1C 1E 12O 12C 12E 9O 8E 7E 9B 7C 8B", "2O 2C 2E 2B 10O 10C 10E 7O 9C 9E 11B 7B"
    case = holding(e, y).do("e punto oros, y bueno, e paso, y paso, e tres ases, y tengo catorce dieces")
    case = case.do("y tres sotas, y basta")
    assert case.points == (3, 17)


# The lesser first, and the forgotten.


@pytest.mark.law("cie.110")
def test_naming_the_lesser_sequence_first_loses_the_greater() -> None:
    e, y = "1O 12O 11O 10O 2O 9C 8C 7C 8E 7E 9B 7B", "12C 11C 2C 1E 12E 10E 2E 9E 11B 10B 8B 8O"
    case = holding(e, y, lesser_first=True).do("e punto oros, y bueno, e tercia 9C, y bueno")
    assert case.offers("e") == ["basta"]
    case = case.do("e basta")
    assert case.points == (5 + 3, 0)
    assert not any("quinta" in line for line in case.offers("e"))
    strict = holding(e, y).do("e punto oros, y bueno")
    assert strict.offers("e") == ["quinta 1O", "paso"]


@pytest.mark.law("cie.110")
def test_naming_a_part_of_a_run_loses_the_run() -> None:
    e, y = "1O 12O 11O 10O 2O 9C 8C 7C 8E 7E 9B 7B", "12C 11C 2C 1E 12E 10E 2E 9E 11B 10B 8B 8O"
    case = holding(e, y, lesser_first=True).do("e punto oros, y bueno, e quarta 12O, y bueno")
    assert case.offers("e") == ["tercia 9C", "basta"]


@pytest.mark.law("cie.111")
def test_naming_the_lesser_fourteen_first_loses_the_greater() -> None:
    e, y = "12O 12C 12E 12B 2O 2C 2E 2B 8E 7E 9B 7C", "1C 11C 1E 10E 9E 11B 10B 8B 8O 9O 7O 9C"
    case = holding(e, y, lesser_first=True).do("e punto oros, y bueno, e paso, y paso, e catorce dieces, y bueno")
    assert case.offers("e") == ["basta"]
    assert case.reasons("hand 0")[1:] == [("catorce", 14)]
    three = holding(e, y, lesser_first=True).do("e punto oros, y bueno, e paso, y paso, e tres reyes, y bueno")
    assert three.offers("e") == ["basta"]


@pytest.mark.law("cie.110", "cie.111")
def test_naming_the_lesser_after_a_tie_loses_the_greater_too() -> None:
    e = "12O 11O 10O 2O 1E 12E 11E 9B 8B 7B 8C 9E"
    y = "12C 11C 10C 2C 1O 9O 8O 1B 10B 7O 7E 2E"
    case = holding(e, y, lesser_first=True).do("e punto oros, y bueno, e quarta 12O, y igual copas")
    assert case.offers("e")[:2] == ["tercia 1E", "tercia 9B"]
    case = case.do("e tercia 9B, y bueno")
    assert case.offers("e") == ["basta"]


@pytest.mark.law("cie.110", "cie.111")
def test_who_answers_may_name_part_of_what_he_has_as_a_speaker_may() -> None:
    e, y = "12O 11O 10O 7E 10C 10E 9B 8B 7B 8C 7C 9E", "1C 12C 11C 10C 2C 2O 2B 1B 11B 7O 9O 1E"
    case = holding(e.replace("10C", "12B"), y, lesser_first=True)
    case = case.do("e paso, y paso, e tercia 9B")
    assert {"tengo quinta 1C", "tengo quarta 12C", "tengo tercia 11C"} <= case.may("y")
    case = case.do("y tengo tercia 11C")
    assert case.reasons("hand 1") == [("tercia", 3)] and case.offers("y") == ["basta"]
    y = "12C 12O 12E 12B 2B 1B 11B 7O 8O 9O 1E 9C"
    sets = holding(e.replace("12O", "10B"), y, lesser_first=True).do("e paso, y paso, e paso, y paso, e tres sotas")
    assert sets.may("y", "tengo") == {"catorce reyes", "tres reyes"}
    assert sets.do("y tengo tres reyes, y basta").reasons("hand 1") == [("tres", 3)]


@pytest.mark.law("cie.112")
def test_a_forgotten_sequence_not_greater_than_the_first_named_may_be_added_before_play() -> None:
    case = holding(**SHADOW).do("e punto oros, y bueno, e quarta 12O, y bueno, e basta, e paso, y paso")
    assert "tercia 9B" in case.offers("e")
    case = case.do("e tercia 9B")
    assert case.points == (4 + 4 + 3, 0)
    assert case.turn == "e"
    assert not case.do("e play 1C").allows("e tercia 9B")


@pytest.mark.law("cie.112")
def test_who_named_nothing_in_a_class_or_lost_it_recovers_nothing() -> None:
    silent = holding(**SHADOW).do("e punto oros, y bueno, e paso, y paso, e paso, y paso")
    assert silent.words("e") == {"play"}
    lost = holding(E=SHADOW["Y"], Y=SHADOW["E"]).do(
        "e punto espadas, y bueno, e tercia 1E, y tengo quarta 12O, y basta"
    )
    lost = lost.do("e paso, y paso")
    assert lost.words("e") == {"play"}
    lost = lost.play("1B")
    assert "tercia 9B" in lost.offers("y")


@pytest.mark.law("cie.113")
def test_a_forgotten_one_that_is_greater_may_not_be_added() -> None:
    e, y = "12E 11E 10E 2E 2O 9O 8O 7C 8C 9B 7B 1O", "12C 11C 10C 1C 1B 11B 10B 9E 7E 8B 12O 11O"
    case = holding(e, y, lesser_first=True).do("e punto espadas, y bueno, e tercia 2O, y bueno, e basta")
    case = case.do("e paso, y paso")
    assert not any("quarta" in line or "tercia" in line for line in case.offers("e"))


# Showing.


@pytest.mark.law("cie.115", "cie.114")
def test_the_pie_shows_before_he_follows_to_the_first_card() -> None:
    case = holding(**STRONG).do("e punto bastos, y tengo copas, e paso, y paso, e paso, y paso").play("1O")
    assert case.told("shows") == []
    assert set(case.seen("y", by="e").cards) == {None}
    case = case.play("12O")
    assert case.told("shows", "seat") == ["y"]
    assert set(case.told("shows", "cards")[0]) == set(cards("12C 11C 10C 2C 9C 8C"))
    assert [event.key for event in case.state.events[-4:]] == ["shows", "plays", "takes", "counts"]


@pytest.mark.law("cie.117")
def test_where_it_is_the_custom_fourteens_and_threes_are_only_named() -> None:
    e, y = "12O 12C 12E 2O 2C 2B 9O 8E 7E 9B 7C 8B", "11C 11E 11B 1O 1C 10O 10B 7O 9C 9E 2E 7B"
    lines = "e punto oros, y bueno, e paso, y paso, e tres reyes, y bueno"
    assert len(holding(e, y).do(lines).told("shows")) == 2
    case = holding(e, y, sets_shown=False).do(lines)
    assert len(case.told("shows")) == 1
    assert case.points == (6, 0)


# The question.


@pytest.mark.law("cie.119")
def test_of_three_that_might_be_four_the_other_may_ask_which_is_missing() -> None:
    e, y = "1O 1C 1E 12O 2C 9O 8E 7E 9B 7C 8B 2B", "11C 11E 12C 12B 10O 10B 7O 9C 9E 2E 7B 2O"
    lines = "e punto oros, y bueno, e paso, y paso, e tres ases"
    case = holding(e, y).do(lines)
    assert "pregunto ases" in case.offers("y")
    case = case.do("y pregunto ases")
    assert case.told("missing") == [{"seat": "e", "rank": "ases", "suit": "bastos"}]
    assert "pregunto ases" not in case.offers("y")
    case = case.do("y bueno")
    assert case.points == (6, 0)


@pytest.mark.law("cie.119")
def test_who_holds_the_fourth_does_not_ask_and_four_called_three_lack_none() -> None:
    e, y = "1O 1C 1E 12O 2C 9O 8E 7E 9B 7C 8B 2B", "11C 11E 12C 12B 10O 10B 7O 9C 9E 2E 1B 2O"
    lines = "e punto oros, y bueno, e paso, y paso, e tres ases"
    assert not any("pregunto" in line for line in holding(e, y).do(lines).offers("y"))
    four = holding(e.replace("12O", "1B"), y.replace("1B", "12O"), lesser_first=True).do(f"{lines}, y pregunto ases")
    assert four.told("none-missing") == [{"seat": "e"}]
    assert four.do("y bueno, e basta").reasons("hand 0")[1:] == [("tres", 3)]


@pytest.mark.law("cie.119")
def test_the_card_he_has_led_is_not_the_one_that_is_missing() -> None:
    e, y = "1O 1C 1E 12O 2C 9O 8E 7E 9B 7C 8B 2B", "11C 11E 12C 12B 10O 10B 7O 9C 9E 2E 7B 2O"
    case = holding(e, y).do("e punto oros, y bueno, e paso, y paso, e tres ases, y bueno, e basta")
    case = case.play("1O").do("y pregunto ases")
    assert case.told("missing") == [{"seat": "e", "rank": "ases", "suit": "bastos"}]


@pytest.mark.law("cie.119", "cie.115")
def test_of_a_three_he_has_not_heard_of_the_mano_cannot_ask() -> None:
    e, y = "11C 11E 11B 1O 1C 10O 10B 7O 9C 9E 2E 7B", "12O 12C 12E 2O 2C 2B 9O 8E 7E 9B 7C 8B"
    lines = "e punto copas, y bueno, e paso"
    heard = holding(e, y).do(f"{lines}, y paso, e tres caballos, y tengo tres reyes, y basta")
    assert "pregunto reyes" in heard.offers("e")
    case = holding(e, y, younger="after").do(f"{lines}, e tres caballos, y tengo tres reyes")
    assert case.words("e") == {"play"}


# Silence.


@pytest.mark.law("cie.112")
def test_to_announce_is_a_right_and_no_duty_unless_it_is_so_agreed() -> None:
    assert "paso" in holding(**RICH).offers("e")
    assert "bueno" in holding(**STRONG).do("e punto bastos").offers("y")
    strict = holding(**STRONG, silence=False)
    assert strict.offers("e") == ["punto bastos"]
    assert strict.do("e punto bastos").offers("y") == ["tengo copas"]


def test_a_point_conceded_is_not_a_tie() -> None:
    case = holding(**EQUAL).do("e punto oros, y bueno")
    assert not case.state.tied
    assert case.points == (5, 0)


# The custom of announcing after the lead.


@pytest.mark.law("cie.115", "cie.135")
def test_where_the_pie_announces_after_the_lead_the_mano_hears_only_that_his_is_not_good() -> None:
    case = holding(**STRONG, younger="after").do("e punto bastos, y tengo copas, e paso, e paso")
    assert case.told("better-punto") == [] and case.told("not-good") == [{"seat": "y"}]
    assert case.points == (0, 0)
    case = case.play("8O")
    assert case.points == (0, 6)
    case = case.do("y sexta 12C, y basta, y tres reyes, y tres caballos, y tres sotas, y basta")
    assert case.points == (1, 91)
    case = case.play("10O")
    assert case.points == (1, 92)


@pytest.mark.law("cie.114", "cie.115")
def test_what_waits_for_the_pie_to_speak_the_mano_shows_before_his_lead_all_the_same() -> None:
    case = holding(**RICH, younger="after").do("e paso, e sexta 1C, y bueno")
    assert [set(told["cards"]) for told in case.told("shows")] == [set(cards("1C 12C 11C 10C 2C 9C"))]
    assert case.points == (0, 0)
    case = case.do("e basta, e paso").play("7O").do("y punto oros, y paso")
    assert case.points == (16 + 1, 4)
    assert len(case.told("shows")) == 1


@pytest.mark.law("cie.115", "cie.15", "cie.101")
def test_a_pie_who_has_made_a_hundred_after_the_lead_is_asked_no_more() -> None:
    case = holding(**STRONG, younger="after", start={"marks": [0, 80]}).do("e punto bastos, y tengo copas")
    case = case.do("e paso, e paso").play("8O").do("y sexta 12C")
    assert case.state.over
    assert case.reasons("hand 1") == [("punto", 6), ("sexta", 16)]
    assert case.reasons("hand 0") == []


@pytest.mark.law("cie.115", "cie.15")
def test_the_point_he_held_back_may_make_it_as_soon_as_the_mano_has_led() -> None:
    case = holding(**STRONG, younger="after", start={"marks": [0, 100], "hundred": [0, 5]})
    case = case.do("e punto bastos, y tengo copas, e paso, e paso").play("8O")
    assert case.state.over
    assert case.reasons("hand 1") == [("punto", 6)]


@pytest.mark.law("cie.115", "cie.ad.5.9", "cie.ad.5.10")
@pytest.mark.parametrize(
    "start",
    [
        {"marks": [0, 0]}, {"marks": [90, 80]}, {"marks": [80, 90]},
        {"marks": [100, 80], "hundred": [1, 0]}, {"marks": [80, 100], "hundred": [0, 1]},
        {"marks": [100, 100], "hundred": [1, 1]},
    ],
)  # fmt: skip
def test_the_score_never_depends_on_when_the_pie_announces(start: dict[str, list[int]]) -> None:
    for number in range(60):
        pack = shuffled(PACK, f"custom {number}".encode())
        both = [_announced(pack[:12], pack[12:24], younger, number, start) for younger in ("with", "after")]
        assert both[0] == both[1], (number, pack)


def _announced(
    mano: tuple[Card, ...], pie: tuple[Card, ...], younger: str, number: int, start: dict[str, list[int]]
) -> tuple[object, ...]:
    """How the hand stands at the pie's first card when each says all he has, or sometimes keeps silent."""
    case = holding(written(mano), written(pie), younger=younger, start=start)
    shy = random.Random(number).random() < 0.3
    while not (case.state.trick and case.phase == "play"):
        if case.state.over:
            break
        offers = [line for line in case.offers(case.turn) if not line.startswith("pregunto")]
        case = case.do(f"{case.turn} {_choice(offers, shy and case.turn == 'e', case)}")
    return case.points, case.state.winners, case.state.tied and not case.state.over


def _choice(offers: list[str], shy: bool, case: Cientos) -> str:
    if shy and "paso" in offers and case.state.stage == 1:
        return "paso"
    against = [line for line in offers if line.startswith(("tengo", "igual"))]
    named = [line for line in offers if not line.startswith(("tengo", "igual", "bueno", "paso", "basta"))]
    return (against or named or offers)[0]


def test_the_dull_hands_pass_all_classes() -> None:
    case = holding(**DULL).do("e punto oros, y bueno, e paso, y paso, e paso, y paso")
    assert case.phase == "play"
    assert case.points == (4, 0)


# Second cases.


@pytest.mark.law("cie.112")
def test_once_the_first_trick_is_taken_nothing_is_remembered_nor_asked() -> None:
    case = holding(**SHADOW).do("e punto oros, y bueno, e quarta 12O, y bueno, e basta, e paso, y paso")
    assert "tercia" in case.words("e")
    case = case.play("12O 7O")
    assert (case.turn, case.words("e")) == ("e", {"play"})


@pytest.mark.law("cie.112", "cie.ad.5.7")
def test_where_a_tie_would_void_the_class_what_was_forgotten_is_added_if_there_was_none() -> None:
    case = holding(**SHADOW, tied_sequence="class").do("e punto oros, y bueno, e quarta 12O, y bueno, e basta")
    assert "tercia 9B" in case.do("e paso, y paso").offers("e")


@pytest.mark.law("cie.114")
def test_cards_shown_for_two_gains_lie_there_once() -> None:
    case = holding(**RICH).do("e punto copas, y bueno, e sexta 1C, y bueno, e basta, e catorce ases, y bueno")
    seen = case.seen("e", by="y").cards
    assert len(seen) == 12
    assert sorted(str(card) for card in seen if card) == sorted(map(str, cards("1C 12C 11C 10C 2C 9C 1O 1E 1B")))


@pytest.mark.law("cie.115")
def test_the_pie_shows_once_and_not_again_with_his_later_cards() -> None:
    case = holding(**STRONG).do("e punto bastos, y tengo copas, e paso, y sexta 12C, y basta, e paso, y paso")
    case = case.play("1O 12O 9O 11O")
    assert [told["seat"] for told in case.told("shows")] == ["y", "y"]


@pytest.mark.law("cie.119")
def test_who_threw_the_fourth_or_saw_it_in_the_stock_does_not_ask() -> None:
    e, y = "1O 1C 1E 12O 2C 9O 8E 7E 9B 7C 8B 10B", "11C 11E 12C 12B 10O 2B 7O 9C 9E 2E 7B 1B"
    lines = "e punto oros, y bueno, e paso, y paso, e tres ases"
    start = "e paso, y paso, e discard 10B, e paso"
    threw = Cientos(E=e, Y=y, stock="2O 8O 11O").do(f"{start}, y discard 1B, y paso").do(lines)
    assert "pregunto ases" not in threw.offers("y")
    hidden = Cientos(E=e, Y=y.replace("1B", "11B"), stock="2O 8O 1B").do(f"{start}, y discard 7B, y paso").do(lines)
    assert "pregunto ases" in hidden.offers("y")
    looked = Cientos(E=e, Y=y.replace("1B", "11B"), stock="2O 8O 1B").do(f"{start}, y discard 7B, y look, e paso")
    assert "pregunto ases" not in looked.do(lines).offers("y")


@pytest.mark.law("cie.119")
def test_of_each_three_it_is_asked_once_until_the_first_card_of_him_who_asks() -> None:
    e, y = "1O 1C 1E 12O 12C 12E 9O 7E 9B 7C 8B 10B", "11C 11E 2C 2B 10O 8E 7O 9C 9E 2E 7B 8O"
    case = holding(e, y).do("e punto oros, y bueno, e paso, y paso, e tres ases, y bueno, e tres reyes, e basta")
    case = case.play("9O")
    assert case.may("y", "pregunto") == {"ases", "reyes"}
    case = case.do("y pregunto reyes")
    assert case.may("y", "pregunto") == {"ases"}
    assert case.told("asks") == [{"seat": "y", "rank": "reyes"}]
    case = case.do("y pregunto ases")
    assert case.told("missing", "suit") == ["bastos", "bastos"]
    assert not case.may("y", "pregunto")


@pytest.mark.law("cie.112")
def test_where_silence_is_not_allowed_who_has_nothing_still_passes_or_concedes() -> None:
    case = holding(**DULL, silence=False)
    assert case.offers("e") == ["punto oros"]
    case = case.do("e punto oros")
    assert case.offers("y") == ["bueno"]
    case = case.do("y bueno")
    assert case.offers("e") == ["paso"]
    assert case.do("e paso").told("passes") == [{"seat": "e", "contest": "secansas"}]


@pytest.mark.law("cie.115", "cie.102")
def test_what_the_pie_held_back_is_told_when_the_mano_has_led() -> None:
    case = holding(**STRONG, younger="after").do("e punto bastos, y tengo copas, e paso, e paso")
    assert case.told("announces-punto", "seat", "total") == [("e", 46)]
    assert case.play("8O").told("announces-punto", "seat", "total") == [("e", 46), ("y", 57)]


@pytest.mark.law("cie.112", "cie.115", "cie.ad.5.10")
def test_what_the_mano_remembers_before_his_lead_waits_for_all_that_the_pie_has_to_say() -> None:
    y = "1E 12E 11E 9C 8C 7O 10C 12C 8O 1B 11B 10B".replace("12C", "12B").replace("8C", "1O")
    case = holding(SHADOW["E"], y, younger="after").do("e paso, e quarta 12O, y bueno, e basta, e paso, e tercia 9B")
    assert case.points == (0, 0)
    case = case.play("7C").do("y paso")
    assert case.points == (4, 0)
    case = case.do("y tres ases, y basta")
    assert case.told("counts", "seat", "reason") == [
        ("e", "quarta"), ("y", "tres"), ("e", "tercia"), ("e", "lead"),
    ]  # fmt: skip


@pytest.mark.law("cie.115", "cie.15")
def test_after_the_hundredth_point_what_the_pie_held_back_is_not_even_told() -> None:
    e = STRONG["E"].replace("7C", "7O")
    case = holding(e, STRONG["Y"], younger="after", start={"marks": [0, 100], "hundred": [0, 5]})
    case = case.do("e punto bastos, y tengo copas, e tercia 9O, y tengo sexta 12C, e paso").play("1O")
    assert case.state.winners == (1,)
    assert case.told("announces-punto", "seat") == ["e", "y"]
    assert case.told("announces-run", "seat") == ["e"]


@pytest.mark.law("cie.115", "cie.15", "cie.cal.3.1")
def test_of_what_waited_nothing_pays_a_quality_after_the_hundredth_point() -> None:
    e, y = "12O 11O 10O 2O 9O 12C 11C 10C 2C 9C 7E 7B", "1O 8O 7O 8B 8C 1E 12E 9E 8E 1B 11B 9B"
    case = holding(e, y, calidades=True, younger="after", start={"marks": [90, 90]})
    case = case.do("e paso, e quinta 12O, y bueno, e quinta 12C, e basta, e paso").play("7E").do("y paso")
    assert case.state.winners == (0,)
    assert [reason for reason, _ in case.reasons(0)] == ["quality-quinta", "game", "quality-game"]


@pytest.mark.law("cie.115", "cie.109", "cie.39")
def test_after_the_sequence_he_held_back_the_pie_names_his_smaller_ones() -> None:
    e, y = "12O 11O 10O 9C 8C 2E 9E 7E 2B 8B 7B 1C", "12C 11C 10C 2C 12E 11E 10E 1O 9O 8O 1B 9B"
    case = holding(e, y, younger="after").do("e paso, e tercia 12O, y tengo quarta 12C, e paso").play("9C").do("y paso")
    assert (case.phase, case.turn, case.state.stage) == ("shadow", "y", 1)
    case = case.do("y tercia 12E, y basta, y paso")
    assert (case.phase, case.points) == ("play", (1, 4 + 3))
    heard = case.told("announces-run", "seat", "kind", "top")
    assert heard == [("e", "tercia", "12"), ("y", "quarta", "12"), ("y", "tercia", "12")]


@pytest.mark.law("cie.15", "cie.ad.5.11")
def test_when_what_waited_makes_the_hundred_no_tens_are_marked() -> None:
    case = holding(**FOURS, younger="after", start={"marks": [90, 0]})
    case = case.do("e paso, e paso, e catorce sotas, y bueno, e basta").play("9O").do("y paso, y paso")
    assert case.state.winners == (0,)
    assert case.told("marks-tens") == []


@pytest.mark.law("cie.6", "cie.110", "cie.112")
def test_who_holds_better_may_say_equal_of_the_point_and_of_a_sequence_only_where_the_lesser_may_be_named() -> None:
    # To E's point and quarta Y has an equal in copas, and better in espadas.
    e, y = "12O 11O 10O 2O 9C 8C 7C 1E 9E 8E 1B 9B", "12C 11C 10C 2C 12E 11E 10E 2E 7E 8B 7B 8O"
    assert holding(e, y).do("e punto oros").may("y") == {"bueno", "igual copas", "tengo espadas"}
    assert holding(e, y).do("e punto oros, y igual copas").points == (0, 0), "he concedes a point that he had"
    e, y = "12O 11O 10O 2O 9C 8C 7C 1E 7E 1B 9B 7O", "12C 11C 10C 2C 12E 11E 10E 2E 9E 8B 7B 12B"
    lines = "e paso, y paso, e quarta 12O"
    assert holding(e, y).do(lines).may("y") == {"bueno", "tengo quinta 12E"}
    assert "igual copas" in holding(e, y, lesser_first=True).do(lines).may("y")


@pytest.mark.law("cie.112", "cie.113")
def test_what_was_forgotten_in_a_class_that_nobody_has_counts_and_is_not_contested() -> None:
    # The quartas are equal, and so the class is nobody's; Y has a better tercia than E.
    e, y = "12O 11O 10O 2O 12E 11E 10E 7C 8C 9B 7B 8E", "12C 11C 10C 2C 1B 12B 11B 9O 1E 9E 7E 2E"
    case = holding(e, y).do("e punto oros, y bueno, e quarta 12O, y igual copas, e paso, y paso, e paso, y paso")
    added = case.do("e tercia 12E")
    assert added.points == (4 + 3, 0) and added.may("y") == set()
    assert added.play("7C").words("y") == {"play"}, "nor after the lead"


@pytest.mark.law("cie.81", "cie.112")
def test_where_silence_is_not_allowed_cartas_blancas_may_still_be_kept_to_oneself() -> None:
    assert Cientos(E=WHITE, Y=FIGURES, silence=False).offers("e") == ["blancas", "paso"]
