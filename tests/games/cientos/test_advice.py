"""The player of the treatise: its maxims, and that it beats one who plays anything."""

from __future__ import annotations

import pytest

import tapete
from tapete.arena.duel import Duel, compare
from tapete.bots import bot
from tapete.cards import Card, Suit, cards
from tapete.games.cientos.advice import Adviser, Memory, Reading, is_tenace, point_suit, worth
from tapete.table.action import Action
from tests.games.cientos.table import DULL_E, DULL_Y, WHITE, Table, holding, silent
from tests.games.cientos.test_announce import EQUAL_E, EQUAL_Y, POOR_Y, RICH_E, STRONG_Y, WEAK_E


def said(table: Table, seat: int, adviser: Adviser | None = None) -> str:
    """What the treatise player does now."""
    return str((adviser or Adviser()).choose(table.state.view(seat)).action)


def reading(table: Table, seat: int = 0) -> Reading:
    """What the seat sees, having listened to the whole hand."""
    view, memory = table.state.view(seat), Memory()
    memory.hear(view)
    return Reading(view, memory)


@pytest.mark.law("cie.1", "cie.146")
def test_it_counts_the_cards_it_cannot_see() -> None:
    table = holding(RICH_E, POOR_Y).do("0 punto copas", "1 bueno", "0 paso", "1 paso", "0 paso", "1 paso")
    seen = reading(table, 1)
    assert seen.memory.shown == set(cards("1C 12C 11C 10C 2C 9C"))
    assert len(seen.unseen) == 32 - 12
    assert len(reading(table, 0).unseen) == 32 - 12 - 1


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
    table = Table().deal("1O 12O 11O 10O 2O 1C 1E 9C 8C 8E 7E 7B", "").do("0 paso", "1 paso")
    action = Action.parse(said(table, 0))
    assert set(action.cards) == set(cards("9C 8C 8E 7E 7B"))


@pytest.mark.law("cie.98")
def test_with_boldness_it_follows_a_first_impulse() -> None:
    table = Table().deal(DULL_E, DULL_Y).do("0 paso", "1 paso")
    assert Adviser(1, boldness=1.0).choose(table.state.view(0)).maxim == "cie.98"
    assert Adviser(1).choose(table.state.view(0)).maxim != "cie.98"


def test_it_announces_all_it_has_and_answers_truly() -> None:
    table = holding(WEAK_E, STRONG_Y)
    assert said(table, 0) == "punto bastos"
    assert said(table.do("0 punto bastos"), 1) == "tengo copas"
    assert said(table.do("1 tengo copas", "0 paso"), 1) == "sexta 12C"
    tie = holding(EQUAL_E, EQUAL_Y).do("0 punto oros")
    assert said(tie, 1) == "igual espadas"
    white = Table().deal(WHITE, "")
    assert said(white, 0) == "blancas"


@pytest.mark.law("cie.151", "cie.131")
def test_it_leads_firm_cards_first() -> None:
    table = silent("1O 12O 11O 10O 9C 8C 7C 8E 7E 9B 7B 8B", "2O 9O 8O 12C 11C 2C 1E 12E 11E 10B 2B 12B")
    assert said(table, 0) == "play 1O"


@pytest.mark.law("cie.144")
def test_the_sure_points_come_first_that_make_five_over_the_tens() -> None:
    table = silent(DULL_E, DULL_Y).having(0, 33).ending("1C 7E", "12C 12E", (5, 5))
    assert said(table, 0) == "play 1C"
    assert table.play("1C 12C").points[0] == 35


@pytest.mark.law("cie.146")
def test_what_was_shown_and_not_yet_played_is_in_the_others_hand() -> None:
    table = holding(WEAK_E, STRONG_Y).do("0 punto bastos", "1 tengo copas", "0 paso", "1 paso", "0 paso", "1 paso")
    table.play("1O 12O 9O 10O")
    seen = reading(table)
    assert seen.memory.shown - seen.memory.gone == set(cards("12C 11C 10C 2C 9C 8C"))
    assert not seen.is_firm(Card.parse("7C"))


@pytest.mark.law("cie.147")
def test_with_ace_and_knight_it_waits() -> None:
    table = silent(DULL_E, DULL_Y).ending("1B 11B 8C", "12B 9B 12E", (9, 0))
    assert is_tenace(reading(table), Suit.BASTOS)
    assert said(table, 0) == "play 8C"


@pytest.mark.law("cie.145", "cie.149")
def test_it_wins_cheaply_or_throws_its_least() -> None:
    table = silent(DULL_E, DULL_Y).play("9O")
    assert said(table, 1) == "play 2O"
    assert said(silent(DULL_E, DULL_Y).play("1O"), 1) == "play 8O"


def test_it_beats_a_random_player_clearly() -> None:
    result = compare(Duel("cientos", (), ("treatise", "random"), 1), 20)
    assert result.mean - result.margin > 0


def test_at_the_open_table_it_deals_rightly_shows_and_follows() -> None:
    table = Table("open")
    assert said(table, 1) == "take-pack"
    table = holding(RICH_E, POOR_Y, of="open").do("0 punto copas", "1 bueno", "0 paso", "1 paso", "0 paso", "1 paso")
    assert said(table, 0) == "show"
    table.do("0 show").play("1O")
    assert said(table, 1).startswith("play") and said(table, 1).endswith("O")


def test_the_level_is_known_by_name() -> None:
    assert isinstance(bot("treatise", tapete.game("cientos"), 3), Adviser)


@pytest.mark.law("cie.73")
def test_out_of_turn_it_claims_the_others_card_too_many_and_not_its_own() -> None:
    table = Table("open").deal(DULL_E, DULL_Y).do("0 paso", "1 paso", "0 discard 1O 11O 9O", "0 draw 4")
    pie = Adviser()
    assert table.state.turn == 0
    noticed = pie.notice(table.state.view(1))
    assert noticed is not None and str(noticed.action) == "claim cards"
    assert Adviser().notice(table.state.view(0)) is None
    right = Table("open").deal(DULL_E, DULL_Y).do("0 paso", "1 paso", "0 discard 1O 11O 9O", "0 draw 3")
    assert right.state.prompt(1) is not None and Adviser().notice(right.state.view(1)) is None
