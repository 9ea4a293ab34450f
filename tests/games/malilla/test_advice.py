"""The maxims of the partnership game: what the player of the treatise plays, and by which of them.

Ana and Clara play against Blas and Diego, who deals; trumps are bastos. A row of cards is what was played, four to a
trick, and the one whose turn it is decides.
"""

from __future__ import annotations

import pytest

from tapete.cards import cards
from tapete.games.malilla.advice import Adviser, openings
from tests.bots.positions import advice, reading_of, seen, warned
from tests.games.malilla.hands import Malilla

LOW = "2O 3O 7O 2C 3C 7C 2E 3E 7E"
"""Nine cards with which nothing can be done."""


# Counting.


@pytest.mark.law("mal.85")
def test_with_malilla_and_ace_gone_the_king_is_the_highest_trump() -> None:
    hand = {"ANA": "12E 7E 9O 1O 12O 2C 3C 4C 2B 3B 4B"}
    assert advice("9E 3E 4E 1E", turned="1E", **hand) == ("12E", "mal.105")
    assert advice("9E 3E 4E 5E", turned="5E", **hand)[0] != "12E", "the ace is still out"


@pytest.mark.law("mal.85")
def test_the_trumps_that_are_out_are_counted_after_every_trick() -> None:
    hand = {"ANA": "12E 7E 9O 1O 12O 2C 3C 4C 2B 3B 4B"}
    before, after = seen(turned="1E", ANA=f"9E {hand['ANA']}"), seen("9E 3E 4E 1E", turned="1E", **hand)
    espadas = cards("1E")[0].suit
    assert [len(reading_of(case).out_of(espadas)) for case in (before, after)] == [9, 6]


@pytest.mark.law("mal.85")
def test_one_who_does_not_beat_is_known_to_lack_the_higher_cards() -> None:
    reading = reading_of(seen("4O 6O 12O 5O", CLARA=f"6C {LOW} 5B"))
    malilla, knight = cards("9O 11O")
    assert not reading.may_hold(3, malilla)
    assert reading.may_hold(0, malilla) and reading.may_hold(3, knight)


# The suits of both sides.


@pytest.mark.law("mal.100")
def test_the_partners_suit_is_returned() -> None:
    assert advice("4C 6C 12C 5C", CLARA="3C 7C 2O 3O 6O 2E 4E 7E 3B 5B 6B") == ("3C", "mal.100")


@pytest.mark.law("mal.100")
def test_it_is_not_returned_for_the_opponents_to_ruff() -> None:
    assert advice("4C 6C 12C 3B 5O 10O 11O 12O", CLARA="7C 2O 3O 6O 2E 4E 7E 5E 5B 6B")[1] != "mal.100"


@pytest.mark.law("mal.101")
def test_the_opponents_suit_is_not_led() -> None:
    played = "2C 1C 3C 4C 3E 12E 5E 6E"
    assert warned("mal.101", played, CLARA="4E 4O 3O 7O 8O 10O 3B 5B 6B 7B") == {"4E"}


@pytest.mark.law("mal.102")
def test_unless_the_partner_is_void_of_it() -> None:
    played = "2C 1C 3C 4C 3E 12E 5E 6E 8O 9O 2O 5O 7E 4B 8E 10E 5C 6C 12C 8C"
    assert advice(played, CLARA="4E 7O 3O 7C 3B 5B 6B") == ("4E", "mal.102")


# Ruffing over one's partner.


@pytest.mark.law("mal.103")
def test_a_doubtful_trick_of_the_partner_is_ruffed() -> None:
    hand = {"CLARA": "4B 5C 3C 2C 7C 8C 5E 3E 2E 7E 8E 6E"}
    assert advice("12O 3O", **hand) == ("4B", "mal.103")
    assert advice("9O 3O", **hand)[0] != "4B", "the Malilla cannot be beaten"


@pytest.mark.law("mal.104")
def test_no_trump_is_spent_on_a_suit_without_value_cards() -> None:
    played = "12O 9O 2O 10O 3C 12C 4C 5C 5O 1O 11O 3O 2E 9E 3E 4E 7O 4O"
    assert advice(played, CLARA="4B 6C 7C 8C 5E 6E 7E 8E") == ("5E", "mal.104")


@pytest.mark.law("mal.104")
def test_but_the_trump_is_spent_if_that_would_cost_a_capote() -> None:
    played = "9C 3C 2C 4C 1C 5C 6C 7C 9O 10O 2O 11O 1O 12O 3O 4O 7O 6O"
    assert advice(played, CLARA="4B 8C 10C 3E 5E 6E 7E 8E") == ("4B", "mal.103")


# When to draw trumps.


@pytest.mark.law("mal.105")
def test_firm_cards_ask_for_trumps_to_be_drawn() -> None:
    assert advice(ANA="9O 1O 12O 11O 9B 1B 6B 2C 3C 4C 2E 3E") == ("9B", "mal.105")
    assert advice(ANA="9O 7O 5O 3O 9B 1B 6B 2C 3C 4C 2E 3E")[1] != "mal.105", "one firm card is not enough"


@pytest.mark.law("mal.106")
def test_trumps_are_drawn_after_holding_up_a_malilla() -> None:
    played = "2O 1O 3O 4O 5C 6C 7C 12C"
    assert advice(played, ANA="9C 8C 1B 8B 6B 4B 2E 3E 5E 7O") == ("4B", "mal.106")
    assert advice(played, ANA="4C 8C 1B 8B 6B 4B 2E 3E 5E 7O")[1] != "mal.106"


@pytest.mark.law("mal.107")
def test_trumps_are_drawn_when_firm_cards_have_been_ruffed() -> None:
    played = "9O 3B 2O 4O 5C 6C 8C 1C"
    assert advice(played, ANA="1O 12O 9B 5B 2C 3C 2E 3E 4E 7E") == ("9B", "mal.107")


@pytest.mark.law("mal.108")
def test_a_high_trump_forces_out_the_king_they_turned_up() -> None:
    hand = {"ANA": f"11B 5B 6E {LOW}"}
    assert advice(turned="12B", **hand) == ("11B", "mal.108")
    assert advice(turned="10B", **hand)[0] != "11B", "only an ace or a king is worth it"


@pytest.mark.law("mal.109")
def test_a_small_trump_of_the_partner_asks_for_the_ace() -> None:
    hand = {"CLARA": f"1B 10B 3B {LOW}"}
    assert advice("4B 6B", **hand) == ("1B", "mal.109")
    assert advice("8B 7B", **hand)[1] != "mal.109", "the eight asks for nothing"


@pytest.mark.law("mal.110")
def test_the_malilla_takes_it_and_trumps_are_returned() -> None:
    assert advice("4B 3B", CLARA=f"9B 5B 6E {LOW}") == ("9B", "mal.110")
    assert advice("4B 3B 9B 6B", CLARA=f"5B 6E {LOW}") == ("5B", "mal.110")


@pytest.mark.law("mal.111")
def test_trumps_are_drawn_when_his_small_one_fell_to_their_malilla() -> None:
    assert advice("4B 9B 3B 5B 5C 12C 6C 7C", CLARA="7B 2O 3O 7O 2C 3C 2E 3E 7E 6E") == ("7B", "mal.111")


# What his trump leads do not ask.


@pytest.mark.law("mal.112")
def test_an_eight_of_trumps_need_not_be_returned() -> None:
    assert advice("8B 3B 1B 4B", CLARA="9B 12O 10O 7O 11C 3C 8C 12E 7E 6E 5E") == ("10O", "mal.112")


@pytest.mark.law("mal.113")
def test_his_low_card_of_another_suit_is_returned() -> None:
    assert advice("8B 3B 1B 4B 3E 6E 12E 5E", ANA="2E 2O 3O 7O 2C 3C 7C 5B 6B 8C") == ("2E", "mal.113")


@pytest.mark.law("mal.114")
def test_a_lead_that_forced_out_their_ace_asks_for_nothing() -> None:
    hand = {"CLARA": "9B 5B 10O 8O 7O 11C 3C 10E 7E 6E"}
    assert advice("12B 3B 4B 1B 5C 7C 8C 12C", turned="1B", **hand) == ("10O", "mal.114")


# When not to draw.


@pytest.mark.law("mal.115")
def test_a_king_the_partner_turned_up_is_spared() -> None:
    without = {"BLAS": "9C 1C 12C 1B 8B 7B 2E 3E 5E 7O 6O"}
    assert advice("2O 12O 3O 4O", turned="12B", **without) == ("9C", "mal.115")
    with_malilla = {"BLAS": "9C 1C 12C 9B 8B 7B 2E 3E 5E 7O 6O"}
    assert advice("2O 12O 3O 4O", turned="12B", **with_malilla) == ("9B", "mal.105")


@pytest.mark.law("mal.116")
def test_it_is_given_up_for_a_hand_full_of_firm_cards() -> None:
    assert advice("2O 12O 3O 4O", turned="12B", BLAS="9C 1C 12C 11C 10C 9E 1E 12E 11E 7B 5B") == ("5B", "mal.116")


@pytest.mark.law("mal.117")
def test_trumps_are_not_led_after_the_opponents_asked_for_them() -> None:
    assert advice("2C 1C 3C 4C 4B 1B 2B 3B", CLARA="9O 1O 12O 12B 8B 7B 2E 3E 5E 6E") == ("9O", "mal.117")


@pytest.mark.law("mal.137")
def test_trumps_are_not_led_without_a_purpose() -> None:
    assert warned("mal.137", ANA=f"3B 5B 6E {LOW}") == {"3B", "5B"}
    assert warned("mal.137", ANA=f"3B 5B 6B {LOW}") == set(), "three trumps"


@pytest.mark.law("mal.135")
def test_drawing_goes_on_when_the_partner_began_it() -> None:
    assert advice("4C 6C 12C 5C 5B 6B 1B 3B", ANA="7B 3C 2C 2O 3O 4O 2E 3E 4E 5E") == ("7B", "mal.135")


@pytest.mark.law("mal.136")
def test_or_as_soon_as_one_gets_in() -> None:
    assert advice("4C 6C 12C 5C 5B 6B 8B 9B 3E 4E 5E 12E", ANA="7B 3C 2C 2O 3O 4O 2E 6E 7E") == ("7B", "mal.136")


@pytest.mark.law("mal.136")
def test_unless_it_is_too_late() -> None:
    played = "4C 6C 12C 5C 8B 10B 11B 12B 3O 9O 3B 2O 7E 8E 12E 5E"
    assert advice(played, ANA="7B 3C 2C 4O 5O 2E 3E 4E")[1] != "mal.136"


# A partner who is void.

VOID_OF_OROS = "3O 10O 4B 6O 5C 6C 12C 7C"
"""Clara ruffs the oros that Ana opened; Ana is in again."""


@pytest.mark.law("mal.118")
def test_his_void_is_fed_instead_of_drawing_trumps() -> None:
    assert advice(VOID_OF_OROS, ANA="5O 7O 9B 8B 7B 2C 2E 3E 4E 5E") == ("5O", "mal.118")


@pytest.mark.law("mal.119")
def test_it_is_not_fed_when_the_value_cards_are_gone() -> None:
    played = "12O 9O 2O 10O 1O 3B 3O 11O 5C 6C 12C 7C"
    assert warned("mal.119", played, ANA="5O 4O 8E 7E 6E 11E 10E 1E 6B") == {"5O", "4O"}


@pytest.mark.law("mal.120")
@pytest.mark.law("mal.132")
def test_firm_cards_of_the_suit_he_ruffs_give_him_discards() -> None:
    rest = "8B 7B 2C 2E 3E 4E 5E 3C"
    assert advice(VOID_OF_OROS, ANA=f"9O 1O {rest}") == ("9O", "mal.132")
    assert advice(f"{VOID_OF_OROS} 9O 8O 7E 5O", ANA=f"1O {rest}") == ("1O", "mal.120")


@pytest.mark.law("mal.121")
def test_after_them_the_suit_he_threw_away_is_led() -> None:
    played = f"{VOID_OF_OROS} 9O 8O 7E 5O 1O 11O 6E 7O"
    assert advice(played, ANA="8B 7B 2C 2E 3E 4E 5E 3C") == ("2E", "mal.121")


@pytest.mark.law("mal.133")
def test_high_cards_force_out_the_value_cards() -> None:
    assert advice(VOID_OF_OROS, ANA="12O 11O 8B 7B 2C 2E 3E 4E 5E 3C") == ("12O", "mal.133")


# Opponents who are void.


@pytest.mark.law("mal.122")
def test_the_next_is_made_to_spend_his_trumps() -> None:
    played = "1O 4B 2O 4O 5C 6C 8C 12C"
    assert advice(played, ANA="3O 7O 3B 5B 2C 3C 7C 2E 3E 4E") == ("3O", "mal.122")
    assert advice(played, ANA="3O 7O 1B 12B 8B 3C 7C 2E 3E 4E")[1] != "mal.122", "strong in trumps"


@pytest.mark.law("mal.123")
def test_one_who_closes_the_trick_gets_no_discard() -> None:
    played = "2O 5O 6O 3B 5C 12C 7C 10C"
    assert warned("mal.123", played, ANA="3O 4O 8B 7B 8E 7E 6E 10E 5E 4E") == {"3O", "4O"}
    assert advice(played, ANA="9O 4O 8B 7B 8C 3C 11C 8E 7E 6E") == ("9O", "mal.123")


# Discards that speak.

LOW_SIDE = "4O 6O 7O 3C 4C 6C 2E 3E"
AT_THE_SECOND = "9B 3B 4B 2B 1B 5B 5E 6B"
"""Ana draws trumps; Clara fails at the second and throws 5E."""
FIRM_COPAS = "9C 1C 3C 2O 3O 7O 2E 3E 7E 8E"


@pytest.mark.law("mal.124")
def test_first_school_the_first_discard_names_the_suit() -> None:
    assert advice(AT_THE_SECOND, school="first", ANA=f"{LOW_SIDE} 8B 7B") == ("2E", "mal.124")
    assert advice("9B 3B 4B 2B 1B 5B", school="first", CLARA=f"{FIRM_COPAS} 8O") == ("3C", "mal.124")


@pytest.mark.law("mal.125")
def test_second_school_the_suit_is_kept() -> None:
    played = f"{AT_THE_SECOND} 12B 8B 3O 10B"
    assert advice(played, school="second", ANA=f"{LOW_SIDE} 7B") == ("3C", "mal.125")
    third = "9B 3B 4B 2B 1B 5B 6B 8B 12B 7B"
    assert advice(third, school="second", CLARA=FIRM_COPAS) == ("2O", "mal.125")


@pytest.mark.law("mal.126")
def test_the_blend_is_read_by_when_he_failed() -> None:
    assert advice(f"{AT_THE_SECOND} 12B 8B 3O 10B", ANA=f"{LOW_SIDE} 7B") == ("3C", "mal.126")
    followed_twice = "9B 3B 4B 2B 1B 5B 6B 8B 12B 11B 5E 10B"
    assert advice(followed_twice, ANA=f"{LOW_SIDE} 7B") == ("2E", "mal.126")


@pytest.mark.law("mal.126")
def test_the_blend_is_spoken_by_when_one_fails() -> None:
    assert advice("9B 3B 4B 2B 1B 5B", CLARA=f"{FIRM_COPAS} 8O") == ("2O", "mal.126")
    assert advice("9B 3B 4B 2B 1B 5B 6B 8B 12B 7B", CLARA=FIRM_COPAS) == ("3C", "mal.126")


@pytest.mark.law("mal.127")
def test_without_firm_cards_a_court_card_is_thrown() -> None:
    assert advice("9B 3B 4B 2B 1B 5B", CLARA="10C 8C 3C 2O 3O 7O 6O 2E 3E 7E 6E") == ("10C", "mal.127")


@pytest.mark.law("mal.127")
def test_one_who_threw_a_court_card_has_named_no_suit() -> None:
    assert advice("9B 3B 4B 2B 1B 5B 10E 6B", school="first", ANA=f"{LOW_SIDE} 8B 7B")[1] != "mal.124"


# The eight, and the order of the blanks.


@pytest.mark.law("mal.128")
def test_the_eight_is_kept_for_last() -> None:
    rest = "3C 4C 5C 6C 2E 3E 7E 6E 5E"
    assert advice("9O 3O", CLARA=f"8O 5O 2O {rest}") == ("2O", "mal.128")
    assert advice("9O 3O 2O 4O 1O 6O", CLARA=f"8O 5O {rest}") == ("5O", "mal.128")


@pytest.mark.law("mal.129")
def test_an_early_eight_under_their_malilla_may_promise_something() -> None:
    played = "4C 12C 3C 5C 9O 8O 7O 6O 5E 6E 10E 12E"
    assert advice(played, ANA="2O 3O 2C 6C 7C 8B 7B 2E 3E") == ("2O", "mal.129")


@pytest.mark.law("mal.130")
def test_an_early_eight_under_the_partners_malilla_is_a_sure_sign() -> None:
    hand = {"ANA": "2O 3O 2C 6C 7C 8B 7B 2E 3E 8E 7E"}
    assert advice("9O 4O 8O 5O", **hand) == ("2O", "mal.130")
    assert advice("9O 4O 7O 5O", **hand)[1] != "mal.130"


@pytest.mark.law("mal.130")
def test_it_is_dropped_by_one_who_holds_the_ace() -> None:
    assert advice("9O 2O", CLARA="8O 1O 3O 3C 4C 5C 6C 2E 3E 7E 6E 5E") == ("8O", "mal.130")


@pytest.mark.law("mal.131")
def test_blanks_are_thrown_from_the_lowest_up() -> None:
    rest = "3C 4C 5C 6C 2E 3E 7E 6E 5E"
    assert advice("9O 3O", CLARA=f"6O 4O 2O {rest}") == ("2O", "mal.131")
    assert advice("9O 3O 2O 5O 1O 7O", CLARA=f"6O 4O {rest}") == ("4O", "mal.131")


@pytest.mark.law("mal.134")
def test_a_suit_is_not_led_a_third_time() -> None:
    played = "3O 9O 4O 5O 1O 6O 7O 12O 5C 6C 11C 12C"
    assert warned("mal.134", played, ANA="8O 11E 8B 7B 10E 8E 7E 6E 5B") == {"8O"}
    assert warned("mal.134", played, ANA="11O 11E 8B 7B 10E 8E 7E 6E 5B") == set(), "the knight is firm"


# Single cards.


@pytest.mark.law("mal.138")
def test_a_single_card_is_not_led() -> None:
    rest = "4C 5C 6C 7C 4E 5E 6E 7E"
    assert warned("mal.138", ANA=f"4O 10B 8B 7B {rest}") == {"4O"}
    assert warned("mal.138", ANA=f"4O 2O 8B 7B {rest}") == set()


@pytest.mark.law("mal.138")
def test_it_may_be_led_to_save_a_lonely_ace_of_trumps() -> None:
    assert advice(ANA="4O 1B 2C 5C 6C 7C 10C 2E 5E 6E 7E 10E") == ("4O", "mal.138")


@pytest.mark.law("mal.139")
def test_against_one_who_leads_singletons_trumps_are_drawn_first() -> None:
    case = seen("3C 1C 4C 5C 4O 9O 5O 6O", CLARA="1O 12O 9B 5B 2C 3E 5E 6E 7E 6C", BLAS="3B")
    view = case.witness("clara")
    stranger, acquaintance = Adviser(), Adviser()
    assert stranger.choose(view).maxim != "mal.139"
    blas = view.seats[1].player
    acquaintance._trace.singletons |= {(-2, blas, card.suit) for card in cards("4O 4C")}
    choice = acquaintance.choose(view)
    assert (str(choice.action), choice.maxim) == ("play 9B", "mal.139")


@pytest.mark.law("mal.139")
def test_a_single_card_led_is_found_out_when_its_leader_fails() -> None:
    played = "2C 1C 3C 4C 4O 12O 6O 7O 5O 11O 8O"
    assert _singletons(seen(f"{played} 2E", CLARA="9O 1O")) == {"blas"}
    assert _singletons(seen(f"{played} 10O", CLARA="9O 1O")) == set()


def _singletons(case: Malilla) -> set[str]:
    return {case.state.names[who].lower() for _, who, _ in reading_of(case).trace.singletons}


@pytest.mark.law("mal.140")
def test_the_fat_ones_are_kept_and_a_small_one_makes_the_ruffer_spend() -> None:
    played = "2C 1C 3C 4C 4O 12O 6O 7O 5O 11O 8O 2E 5E 6E 7E 12E"
    assert advice(played, CLARA="9O 1O 3O 3B 5B 6C 7C 8C") == ("3O", "mal.140")


@pytest.mark.law("mal.141")
def test_with_a_few_small_trumps_one_lets_the_single_suit_come() -> None:
    rest = "4C 5C 6C 7C 8C 4E 5E 6E 7E"
    assert warned("mal.141", ANA=f"4O 5B 7B {rest}") == {"4O"}
    assert warned("mal.141", ANA=f"4O 9B 7B {rest}") == set(), "high trumps are not for ruffing"


@pytest.mark.law("mal.142")
def test_their_discards_from_ones_firm_suit_ask_for_trumps() -> None:
    assert advice("2O 9O 3O 5E 1O 4O 3E 5O 5C 6C 8C 12C", ANA="9E 1E 9B 8B 2C 3C 2E 7C 7E") == ("9B", "mal.142")


# Bare aces, kings and knights.

PLAIN = "4C 5C 6C 7C 4E 5E 6E 7E"


@pytest.mark.law("mal.143")
def test_a_bare_ace_is_laid_down() -> None:
    assert advice(ANA=f"1O 10B 8B 7B {PLAIN}") == ("1O", "mal.143")
    assert advice(ANA=f"1O 5O 8B 7B {PLAIN}")[1] != "mal.143", "it is guarded"


@pytest.mark.law("mal.144")
def test_to_wait_with_it_weighs_less() -> None:
    waiting, laying = openings.or_wait_with_it, openings.lay_down_a_bare_ace
    reading = reading_of(seen(ANA=f"1O 10B 8B 7B {PLAIN}"))
    assert tuple(waiting.advise(reading)) == tuple(laying.advise(reading)) == cards("1O")
    assert waiting.against and not laying.against and waiting.weight < laying.weight


@pytest.mark.law("mal.145")
def test_the_bare_ace_of_trumps_is_not() -> None:
    assert advice(ANA=f"1O 1B 8C 11C {PLAIN}") == ("1O", "mal.143")
    assert warned("mal.145", ANA=f"1B 8C 11C 8E {PLAIN}") == {"1B"}


@pytest.mark.law("mal.146")
def test_from_a_king_with_two_blanks_the_king_is_led() -> None:
    rest = "8B 7B 3O 4O 5O 6C 4C 3C 6O"
    assert advice(ANA=f"12E 5E 2E {rest}") == ("12E", "mal.146")
    assert advice(ANA=f"12E 11E 2E {rest}")[1] != "mal.146", "the knight is no blank"


@pytest.mark.law("mal.147")
def test_a_knight_is_not_led() -> None:
    assert warned("mal.147", ANA="11E 5E 6C 4C 3C 3O 4O 5O 6O 8B 7B 6B") == {"11E"}


# Holding up the Malilla.

HOLDING = "2E 8B 7B 3O 4O 5O 6C 4C 3C 6O"


@pytest.mark.law("mal.148")
def test_it_is_not_held_up_on_the_partners_lead() -> None:
    assert advice("4E 6E", CLARA=f"9E 12E {HOLDING}") == ("9E", "mal.148")
    assert advice("1E 6E", CLARA=f"9E 12E {HOLDING}")[0] != "9E", "his ace wins without it"


@pytest.mark.law("mal.149")
def test_nor_before_the_hands_are_known() -> None:
    assert advice("5E", BLAS=f"9E 12E {HOLDING}") == ("9E", "mal.149")
    assert advice("5E", BLAS="9E 12E 2E 8B 7B 6B 5B 4B 10B 4C 3C 6O") == ("12E", "mal.149")


DRAWN = "9B 6B 3B 2B 1B 5B 4B 4O 12B 2C 7C 5O 11B 3C 8C 6O 10B 4C 10C 7O"
"""Ana draws all the trumps."""


@pytest.mark.law("mal.150")
def test_it_may_be_held_up_when_both_must_win_for_a_capote() -> None:
    played = f"{DRAWN} 8B 5C 11C 8O 7B 6C 12C 10O 9O 2O 3O 11O 3E 10E"
    assert advice(played, CLARA="9E 12E 1O 2E") == ("12E", "mal.150")


@pytest.mark.law("mal.151")
def test_and_when_most_of_the_trumps_have_gone() -> None:
    played = f"{DRAWN} 2O 3O 8O 12O 5E"
    assert advice(played, ANA="9E 11E 8B 7B 1O 9C") == ("11E", "mal.151")
