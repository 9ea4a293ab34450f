"""The player of the treatise: its maxims, and that it beats one who plays anything."""

from __future__ import annotations

import pytest

import tapete
from tapete.arena import contest, run
from tapete.bots import bot
from tapete.cards import Card, Suit, cards
from tapete.games.cientos.advice import Adviser, is_tenace, point_suit, worth
from tapete.games.cientos.reading import Reading, Trace
from tapete.table.action import Action
from tapete.table.player import ByView
from tests.games.cientos.hands import DULL, EQUAL, RICH, STRONG, WHITE, Cientos, dealing, holding, silent


def said(case: Cientos, who: str, adviser: Adviser | None = None) -> str:
    """What the treatise player does now."""
    return str((adviser or Adviser()).choose(case.view(who)).action)


def reading(case: Cientos, who: str = "e") -> Reading:
    """What he sees, having listened to the whole hand."""
    view, trace = case.view(who), Trace()
    trace.hear(view)
    return Reading(view, trace)


@pytest.mark.law("cie.1", "cie.146")
def test_it_counts_the_cards_it_cannot_see() -> None:
    case = holding(**RICH).do("e punto copas, y bueno, e paso, y paso, e paso, y paso")
    seen = reading(case, "y")
    assert seen.trace.shown == set(cards("1C 12C 11C 10C 2C 9C"))
    assert len(seen.unseen) == 32 - 12 - len(cards("8C 7C")), "of the suit of his point he has shown all"
    assert len(reading(case, "e").unseen) == 32 - 12 - 1


@pytest.mark.law("cie.83")
def test_the_point_suit_is_the_high_and_long_one() -> None:
    assert point_suit(cards("1E 12E 11E 9E 12O 8O 7O 10C 9C 2B 8B 7B"), False) is Suit.ESPADAS


@pytest.mark.law("cie.84", "cie.85")
def test_four_high_touching_cards_before_five_broken_ones_except_at_the_end() -> None:
    hand = cards("1O 12O 11O 10O 12C 10C 2C 8C 7C")
    assert point_suit(hand, False) is Suit.OROS
    assert point_suit(hand, True) is Suit.COPAS


@pytest.mark.law("cie.86")
def test_the_suit_that_needs_one_card_is_kept_against_a_longer_one() -> None:
    assert point_suit(cards("12B 11B 10B 9B 1C 11C 2C 8C 7C"), False) is Suit.BASTOS


@pytest.mark.law("cie.87", "cie.88")
def test_three_kings_are_kept_before_three_jacks_and_the_point_before_both() -> None:
    hand = cards("1O 11O 10O 2O 9O 8O 12C 12E 12B 10C 10E 7B")
    value = {card: worth(card, hand, Suit.OROS) for card in hand}
    king, jack, seven = (value[Card.parse(text)] for text in ("12C", "10C", "7B"))
    assert king > jack > seven
    assert min(value[card] for card in hand if card.suit is Suit.OROS) > jack


def test_the_discard_is_what_promises_least() -> None:
    case = Cientos(E="1O 12O 11O 10O 2O 1C 1E 9C 8C 8E 7E 7B").do("e paso, y paso")
    action = Action.parse(said(case, "e"))
    assert set(action.cards) == set(cards("9C 8C 8E 7E 7B"))


@pytest.mark.law("cie.98")
def test_with_boldness_it_follows_a_first_impulse() -> None:
    case = Cientos(**DULL).do("e paso, y paso")
    assert Adviser(1, boldness=1.0).choose(case.view("e")).maxim == "cie.98"
    assert Adviser(1).choose(case.view("e")).maxim != "cie.98"


def test_it_announces_all_it_has_and_answers_truly() -> None:
    case = holding(**STRONG)
    assert said(case, "e") == "punto bastos"
    case = case.do("e punto bastos")
    assert said(case, "y") == "tengo copas"
    assert said(case.do("y tengo copas, e paso"), "y") == "sexta 12C"
    tie = holding(**EQUAL).do("e punto oros")
    assert said(tie, "y") == "igual espadas"
    white = Cientos(E=WHITE)
    assert said(white, "e") == "blancas"


@pytest.mark.law("cie.151", "cie.131")
def test_it_leads_firm_cards_first() -> None:
    case = silent("1O 12O 11O 10O 9C 8C 7C 8E 7E 9B 7B 8B", "2O 9O 8O 12C 11C 2C 1E 12E 11E 10B 2B 12B")
    assert said(case, "e") == "play 1O"


@pytest.mark.law("cie.144")
def test_the_sure_points_come_first_that_make_five_over_the_tens() -> None:
    case = silent(**DULL).having("e", 33).ending("1C 7E", "12C 12E", (5, 5))
    assert said(case, "e") == "play 1C"
    assert case.play("1C 12C").points[0] == 35


@pytest.mark.law("cie.146")
def test_what_was_shown_and_not_yet_played_is_in_the_others_hand() -> None:
    case = holding(**STRONG).do("e punto bastos, y tengo copas, e paso, y paso, e paso, y paso").play("1O 12O 9O 10O")
    seen = reading(case)
    assert seen.trace.shown - seen.gone == set(cards("12C 11C 10C 2C 9C 8C"))
    assert not seen.firm(Card.parse("7C"))


@pytest.mark.law("cie.147")
def test_with_ace_and_knight_it_waits() -> None:
    case = silent(**DULL).ending("1B 11B 8C", "12B 9B 12E", (9, 0))
    assert is_tenace(reading(case), Suit.BASTOS)
    assert said(case, "e") == "play 8C"


@pytest.mark.law("cie.147", "cie.151")
def test_a_longer_suit_with_firm_cards_is_run_though_one_is_missing_from_it() -> None:
    case = silent(**DULL).ending("1B 12B 10B 8C", "11B 9B 12E 7E", (8, 0))
    assert not is_tenace(reading(case), Suit.BASTOS)
    assert said(case, "e") == "play 1B"


@pytest.mark.law("cie.146", "cie.151")
def test_of_a_suit_the_other_did_not_follow_all_cards_are_firm() -> None:
    case = silent("1O 12O 9O 8O 7O 9C 8C 7C 8E 7E 9B 7B", "2C 12C 11C 10C 1E 12E 11E 10E 2E 10B 2B 12B")
    adviser = Adviser()
    assert said(case, "e", adviser) == "play 1O"
    case = case.play("1O 2B 12O 10B")
    assert said(case, "e", adviser) == "play 9O"
    seen = reading(case)
    assert seen.lacking[1 - seen.seat] == {card for card in seen.pack if card.suit is Suit.OROS}
    assert seen.firm(Card.parse("7O")) and not seen.firm(Card.parse("9C"))


@pytest.mark.law("cie.83", "cie.88")
def test_the_mano_throws_no_ace_and_leaves_no_king_without_its_guard() -> None:
    case = Cientos(E="1O 11O 10O 9O 8O 1C 1E 12E 7E 12B 8B 9C").do("e paso, y paso")
    action = Action.parse(said(case, "e"))
    left = set(cards("1O 11O 10O 9O 8O 1C 1E 12E 7E 12B 8B 9C")) - set(action.cards)
    assert set(cards("1O 1C 1E")) <= left
    assert (Card.parse("12B") in left) == (Card.parse("8B") in left)


@pytest.mark.law("cie.145", "cie.149")
def test_it_wins_cheaply_or_throws_its_least() -> None:
    case = silent(**DULL).play("9O")
    assert said(case, "y") == "play 2O"
    assert said(silent(**DULL).play("1O"), "y") == "play 8O"


def test_it_beats_a_random_player_clearly() -> None:
    result = run(contest("cientos", "treatise", "random", seed=1), 20)
    assert result.mean - result.margin > 0


def test_at_the_open_table_it_deals_rightly_shows_and_follows() -> None:
    case = Cientos(table="open")
    assert said(case, "y") == "take-pack"
    case = holding(**RICH, table="open").do("e punto copas, y bueno, e paso, y paso, e paso, y paso")
    assert said(case, "e") == "show"
    case = case.do("e show").play("1O")
    assert said(case, "y").startswith("play") and said(case, "y").endswith("O")


def test_the_level_is_known_by_name() -> None:
    found = bot("treatise", tapete.game("cientos"), 3)
    assert isinstance(found, ByView) and isinstance(found.reader, Adviser)


@pytest.mark.law("cie.73")
def test_out_of_turn_it_claims_the_others_card_too_many_and_not_its_own() -> None:
    case = Cientos(table="open", **DULL).do("e paso, y paso, e discard 1O 11O 9O, e draw 4")
    pie = Adviser()
    assert case.turn == "e"
    noticed = pie.notice(case.view("y"))
    assert noticed is not None and str(noticed.action) == "claim cards"
    assert Adviser().notice(case.view("e")) is None
    right = Cientos(table="open", **DULL).do("e paso, y paso, e discard 1O 11O 9O, e draw 3")
    assert right.prompt("y") is not None and Adviser().notice(right.view("y")) is None


@pytest.mark.law("cie.63")
def test_between_discard_and_draw_it_waits_for_all_to_have_their_cards() -> None:
    case = dealing("misdeal 13 12").do("e paso, y paso")
    case = case.do(f"e discard {case.some('e', 4)}")
    assert case.allows("e claim cards") and said(case, "e") == "draw 4"
