"""The judge of a card too many or too few in the passages."""

from __future__ import annotations

from typing import Any

import pytest

from tapete.errors import BadOption
from tapete.table.ruling import Ruling
from tests.games.voltarete.hands import FOUR
from tests.games.voltarete.judging import VOID, judged, paid


def spoken(word: str, of: str = "voltarete", **facts: Any) -> Ruling:
    usual: dict[str, Any] = {"whose_count": "own", "notice": True, "pot": 25}
    if of == "voltarete":
        usual["dealer_speaks"] = False
    return judged("word-with-wrong-count", of, word=word, **{**usual, **facts})


@pytest.mark.law("vol.II.3.1")
@pytest.mark.parametrize("word", ["licenca", "respeito"])
def test_with_notice_one_may_ask_licenca_or_make_respeito(word: str) -> None:
    ruling = spoken(word)
    assert (ruling.decision, ruling.follows, paid(ruling)) == ("bid-good", ("bid-stands", "comes-to-nine"), [])
    assert ruling.laws == ("vol.II.3.1",)
    assert spoken(word, dealer_speaks=True).decision == "may-not-bid"


@pytest.mark.law("vol.II.3.1")
def test_and_pass_which_is_remembered_with_the_notice_or_without() -> None:
    assert spoken("passo").follows == ("passed-with-notice",)
    assert spoken("passo", notice=False).follows == ("passed-silently",)
    assert spoken("passo", dealer_speaks=True).decision == "may-pass"


@pytest.mark.law("vol.II.3.2")
def test_the_dealer_may_not_make_himself_with_a_wrong_count_of_his_own_or_a_known_one() -> None:
    assert spoken("respeito", dealer_speaks=True, notice=False).follows == ("bid-refused",)
    for word in ("licenca", "so-against", "respeito"):
        known = spoken(word, dealer_speaks=True, whose_count="anothers", notice=True)
        assert (known.decision, known.laws, paid(known)) == ("may-not-bid", ("vol.II.3.2",), [])
    unknown = spoken("licenca", dealer_speaks=True, whose_count="anothers", notice=False)
    assert unknown.decision == "bid-good"


@pytest.mark.law("vol.II.3.2")
def test_of_four_the_pe_has_not_dealt_and_is_not_barred() -> None:
    assert spoken("licenca", FOUR).decision == "bid-good"
    with pytest.raises(BadOption):
        spoken("licenca", FOUR, dealer_speaks=True)


@pytest.mark.law("vol.II.3.3")
@pytest.mark.parametrize("word", ["licenca", "so", "respeito"])
def test_with_nine_cards_one_may_make_any_game_whatever_anothers_count(word: str) -> None:
    ruling = spoken(word, whose_count="anothers")
    assert (ruling.decision, ruling.laws, ruling.follows) == ("bid-good", ("vol.II.3.3",), ("bid-stands",))


@pytest.mark.law("vol.II.3.13")
def test_so_with_a_wrong_count_only_against_another_and_with_the_very_cards() -> None:
    against = spoken("so-against")
    assert (against.decision, against.follows, paid(against)) == ("bid-good", ("bid-stands", "plays-as-dealt"), [])
    assert against.laws == spoken("so").laws == ("vol.II.3.13",)
    assert spoken("so").follows == ("bid-refused",)


@pytest.mark.law("vol.II.3.14")
@pytest.mark.parametrize("word", ["licenca", "respeito", "so-against"])
def test_who_makes_himself_without_notice_owes_a_reposta(word: str) -> None:
    silent = spoken(word, notice=False, pot=25)
    assert paid(silent) == [("offender", "pot", 25)] and "bid-stands" in silent.follows
    assert paid(spoken(word, notice=True)) == []


@pytest.mark.law("vol.II.3.14")
def test_and_if_he_has_come_to_nine_it_must_be_proved_before_the_first_lead() -> None:
    facts: dict[str, Any] = {"made_how": "first-passage", "pot": 25}
    found = judged("made-wrong", nine_now=True, led="not-led", **facts)
    assert (paid(found), found.follows) == ([("offender", "pot", 25)], ("hand-goes-on",))
    assert paid(judged("made-wrong", nine_now=True, led="led", **facts)) == []
    assert paid(judged("made-wrong", nine_now=False, led="led", **facts)) == [("offender", "pot", 25)]


# Thrown down.


def thrown(thrower: str, of: str = "voltarete", **facts: Any) -> Ruling:
    usual: dict[str, Any] = {"whose_count": "own", "others_passed": True, "pot": 25}
    return judged("throws-down", of, thrower=thrower, **{**usual, **facts})


@pytest.mark.law("vol.II.3.4")
def test_a_mao_who_throws_down_before_the_second_has_passed_owes() -> None:
    ruling = thrown("mao", others_passed=False)
    assert (paid(ruling), ruling.follows) == ([("offender", "pot", 25)], VOID)
    assert paid(thrown("mao", others_passed=True)) == []


@pytest.mark.law("vol.II.3.5")
def test_and_the_next_may_all_the_same_make_himself() -> None:
    ruling = thrown("mao", others_passed=False, made_after=True)
    assert (ruling.decision, ruling.follows) == ("is-played", ("takes-up-cards", "passed-with-notice"))
    assert paid(ruling) == [("offender", "pot", 25)] and "vol.II.3.5" in ruling.laws


@pytest.mark.law("vol.II.3.6")
def test_once_the_mao_has_passed_the_second_may_throw_down_and_the_dealer_loses_his_game() -> None:
    ruling = thrown("contra-pe", made_after=True)
    assert (ruling.decision, ruling.follows, paid(ruling)) == ("void", VOID, [])
    assert "vol.II.3.6" in ruling.laws


@pytest.mark.law("vol.II.3.6")
def test_of_four_the_pe_keeps_the_right_to_make_himself() -> None:
    made = thrown("contra-pe", FOUR, made_after=True)
    assert (made.decision, paid(made)) == ("is-played", [])
    assert thrown("contra-pe", FOUR, made_after=False).follows == VOID
    assert thrown("pe", FOUR, made_after=True).follows == VOID


@pytest.mark.law("vol.II.3.7")
def test_but_not_before_the_mao_has_passed() -> None:
    assert paid(thrown("contra-pe", others_passed=True)) == []
    early = thrown("contra-pe", others_passed=False)
    assert (paid(early), early.laws) == ([("offender", "pot", 25)], ("vol.II.3.7",))


@pytest.mark.law("vol.II.3.5", "vol.II.3.7")
@pytest.mark.parametrize(
    ("thrower", "law_id"), [("mao", "vol.II.3.4"), ("contra-pe", "vol.II.3.7"), ("pe", "vol.II.3.10")]
)
@pytest.mark.parametrize("whose", ["own", "anothers"])
@pytest.mark.parametrize("of", ["voltarete", FOUR])
def test_thrown_too_early_it_costs_as_much_though_another_makes_himself(
    thrower: str, law_id: str, whose: str, of: str
) -> None:
    made = thrown(thrower, of, whose_count=whose, others_passed=False, made_after=True)
    assert (made.decision, paid(made), made.laws) == ("is-played", [("offender", "pot", 25)], (law_id, "vol.II.3.5"))


@pytest.mark.law("vol.II.3.6", "vol.II.3.7", "vol.II.3.8")
@pytest.mark.parametrize(("whose", "laws"), [("own", ("vol.II.3.6", "vol.II.3.7")), ("anothers", ("vol.II.3.8",))])
def test_of_four_the_pe_makes_himself_by_the_law_of_the_count_it_was_thrown_for(
    whose: str, laws: tuple[str, ...]
) -> None:
    made = thrown("contra-pe", FOUR, whose_count=whose, made_after=True)
    assert (made.decision, paid(made), made.laws) == ("is-played", [], (*laws, "vol.II.3.5"))


@pytest.mark.law("vol.II.3.8")
def test_the_second_may_also_throw_down_if_the_mao_says_his_count_is_wrong() -> None:
    ruling = thrown("contra-pe", whose_count="anothers")
    assert (ruling.follows, paid(ruling), ruling.laws) == (VOID, [], ("vol.II.3.8",))
    assert paid(thrown("contra-pe", whose_count="anothers", others_passed=False)) != []


@pytest.mark.law("vol.II.3.9")
@pytest.mark.parametrize("whose", ["own", "anothers"])
def test_the_pe_may_throw_down_after_both_have_passed(whose: str) -> None:
    ruling = thrown("pe", whose_count=whose)
    assert (ruling.follows, paid(ruling), ruling.laws) == (VOID, [], ("vol.II.3.9",))


@pytest.mark.law("vol.II.3.10")
@pytest.mark.parametrize("whose", ["own", "anothers"])
def test_and_owes_if_he_does_so_before(whose: str) -> None:
    ruling = thrown("pe", whose_count=whose, others_passed=False, pot=26)
    assert paid(ruling) == [("offender", "pot", 26)] and ruling.laws == ("vol.II.3.10",)
    played = thrown("pe", others_passed=False, made_after=True, pot=26)
    assert (played.decision, paid(played)) == ("is-played", [("offender", "pot", 26)])


@pytest.mark.law("vol.II.3.11")
def test_when_the_first_two_have_passed_a_known_wrong_count_voids_the_hand() -> None:
    ruling = judged("known-count", spoken_again=False)
    assert (ruling.decision, ruling.follows, paid(ruling)) == ("void", VOID, [])
    assert judged("known-count", spoken_again=True).follows == ("hand-goes-on",)


@pytest.mark.law("vol.II.3.11")
def test_of_four_not_until_the_third_has_passed_too() -> None:
    assert judged("known-count", FOUR, third_passed=False, spoken_again=False).decision == "third-may-bid"
    assert judged("known-count", FOUR, third_passed=True, spoken_again=False).follows == VOID


# The second passage.


def twice(**facts: Any) -> Ruling:
    usual: dict[str, Any] = {"wrong": "many", "nine_now": False, "led_yet": False, "pot": 29}
    return judged("passed-twice-wrong", **{**usual, **facts})


@pytest.mark.law("vol.II.3.12")
def test_who_passes_twice_with_ten_owes_a_reposta() -> None:
    ruling = twice()
    assert (paid(ruling), ruling.laws) == ([("offender", "pot", 29)], ("vol.II.3.12",))
    assert ruling.follows == ("hand-goes-on",)


@pytest.mark.law("vol.II.4.2")
def test_even_if_his_purchase_brings_him_to_nine() -> None:
    ruling = twice(nine_now=True)
    assert (paid(ruling), ruling.laws) == ([("offender", "pot", 29)], ("vol.II.4.2",))
    assert paid(twice(nine_now=True, led_yet=True)) == []
    assert paid(twice(nine_now=False, led_yet=True)) == [("offender", "pot", 29)]


@pytest.mark.law("vol.II.4.3")
@pytest.mark.parametrize("nine", [True, False])
def test_and_so_with_eight(nine: bool) -> None:
    ruling = twice(wrong="few", nine_now=nine, pot=30)
    assert (paid(ruling), ruling.laws, ruling.follows) == (
        [("offender", "pot", 30)],
        ("vol.II.4.3",),
        ("hand-goes-on",),
    )


def made(**facts: Any) -> Ruling:
    usual: dict[str, Any] = {"made_how": "second-passage", "nine_now": True, "led": "not-led", "pot": 28}
    return judged("made-wrong", **{**usual, **facts})


@pytest.mark.law("vol.II.4.4")
@pytest.mark.parametrize("nine", [True, False])
def test_a_casca_or_segundo_made_with_a_wrong_count_is_void_and_owed_before_the_first_lead(nine: bool) -> None:
    ruling = made(nine_now=nine)
    assert (ruling.follows, paid(ruling)) == (VOID, [("offender", "pot", 28)])


@pytest.mark.law("vol.II.4.4")
def test_and_so_is_a_game_that_the_dealer_made_against_his_bar() -> None:
    ruling = made(made_how="dealers")
    assert (ruling.follows, paid(ruling)) == (VOID, [("offender", "pot", 28)]) and "vol.II.3.2" in ruling.laws
    with pytest.raises(BadOption):
        judged("made-wrong", FOUR, made_how="dealers", nine_now=True, led="led")


@pytest.mark.law("vol.II.4.5")
def test_once_a_card_is_led_it_is_too_late_unless_he_hurried_the_others() -> None:
    late = made(led="led")
    assert (late.decision, paid(late), late.follows) == ("nothing-owed", [], ("by-tricks",))
    hurried = made(led="hurried")
    assert (hurried.follows, paid(hurried)) == (VOID, [("offender", "pot", 28)])
    ten = made(led="led", nine_now=False)
    assert (paid(ten), ten.follows) == ([("offender", "pot", 28)], ("by-tricks",))


def bought(**facts: Any) -> Ruling:
    usual: dict[str, Any] = {"nine_now": True, "led_yet": False, "pot": 28}
    return judged("buyer-wrong", **{**usual, **facts})


@pytest.mark.law("vol.II.4.6")
def test_an_opponent_who_bought_himself_to_nine_owes_if_convicted_before_the_play() -> None:
    assert paid(bought()) == [("offender", "pot", 28)]
    assert paid(bought(led_yet=True)) == []


@pytest.mark.law("vol.II.4.7")
def test_suspicion_convicts_nobody_who_has_nine() -> None:
    assert paid(bought(proof="suspected")) == []
    assert paid(twice(nine_now=True, proof="suspected")) == []
    assert made(proof="suspected").decision == "nothing-owed"
    assert paid(bought(nine_now=False, proof="suspected")) == [("offender", "pot", 28)]


@pytest.mark.law("vol.II.4.8")
@pytest.mark.parametrize("nine", [True, False])
@pytest.mark.parametrize("led", [True, False])
def test_an_opponents_count_never_voids_the_hand(nine: bool, led: bool) -> None:
    ruling = bought(nine_now=nine, led_yet=led)
    assert ruling.decision != "void" and ruling.follows == ("hand-goes-on",)


@pytest.mark.law("vol.II.4.14")
@pytest.mark.parametrize("led", [True, False])
def test_who_still_has_a_wrong_number_pays_and_the_hand_is_played(led: bool) -> None:
    ruling = bought(nine_now=False, led_yet=led)
    assert (paid(ruling), ruling.laws[0]) == ([("offender", "pot", 28)], "vol.II.4.14")
