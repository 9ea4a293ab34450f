"""What a player who follows the book makes of his cards, and of what he has seen."""

from __future__ import annotations

from typing import Any

import pytest

from tapete.cards import Suit, cards
from tapete.games.zanga.reading import Reading, Trace, best_suit, strength
from tapete.games.zanga.state import EVERYBODY, play_of
from tapete.table.game import OPEN
from tapete.table.player import Ear
from tapete.table.view import Played
from tests.games.zanga.hands import PEOPLE, Zanga

O, C, E, B = Suit.OROS, Suit.COPAS, Suit.ESPADAS, Suit.BASTOS


# How strong a hand is.


def worth(text: str) -> float:
    """About how many tricks the cards make with oros as trumps."""
    return round(strength(cards(text), O), 2)


def test_trumps_count_by_their_height_and_each_beyond_the_third_for_its_length() -> None:
    assert worth("1E 7O 4C 5E 6B") == 1.95
    assert worth("1E 7O 1B 4C 5E 6B") == 2.8
    assert worth("1E 7O 1B 1O 4C 5E 6B") == 3.85
    assert worth("1E 7O 1B 1O 12O 4C 5E 6B") == 4.8
    assert worth("11O 10O 4C 5E 6B") == 0.75, "the sixth is the last that counts more than a low one"
    assert worth("6O 4C 5E 6B") == 0.25


def test_a_king_counts_and_a_knight_if_he_is_guarded() -> None:
    assert worth("12C 5E 6B") == 0.75
    assert worth("11C 5E 6B") == 0
    assert worth("11C 2C 5E 6B") == 0.3
    assert worth("10C 2C 5E 6B") == 0
    assert worth("12C 11C 5E 6B") == 1.05


def test_an_empty_suit_counts_with_three_trumps_to_ruff() -> None:
    assert worth("1E 7O 4C 5E") == 1.95
    assert worth("1E 7O 1B 4C 5E") == 3.1
    assert worth("1E 7O 1B 4C") == 3.4


def test_the_suit_is_the_one_in_which_the_hand_is_strongest() -> None:
    for suit in (O, C, E, B):
        hand = cards(f"12{suit.value} 11{suit.value} 10{suit.value} 5{suit.value}")
        assert best_suit(hand) == (strength(hand, suit), suit)
        assert strength(hand, suit) > max(strength(hand, other) for other in (O, C, E, B) if other is not suit)


# What was played.

HANDS = {
    "ANA": "5C 12O 11O 10O 2O 12E 11E 10E",
    "BLAS": "6C 12C 3O 7E 6E 5E 4E 3E",
    "CLARA": "4C 6B 4O 5O 12B 11B 10B 7B",
    "DIEGO": "7C 11C 6O 1O 5B 4B 3B 2B",
}


def at_play(**given: Any) -> Zanga:
    return Zanga(table=OPEN, **{**HANDS, **given}).taken_by("ana")


def heard(trace: Trace) -> list[str]:
    """The tricks that are remembered, each by its cards."""
    return [" ".join(played.card.text for played in trick) for trick in trace.tricks]


def test_who_sits_there_remembers_every_trick_however_often_he_looks() -> None:
    case = at_play().do("ana play 5C, blas play 6C, clara play 4C, diego play 7C")
    last = case.play(case.choices(case.turn, "play")[0])
    often, once, ear = Trace(), Trace(), Ear(2)
    for state in (at_play().state, case.state, last.state):
        view = ear.view(state)
        often.hear(view)
        often.hear(view)
    once.hear(last.witness("clara"))
    assert heard(often) == heard(once) == ["5C 6C 4C 7C", last.state.trick[0].card.text]
    assert [played.seat for played in once.tricks[0]] == [0, 1, 2, 3]
    again = last.but(taken=(), trick=())
    once.hear(again.view("clara"))
    assert len(once.tricks) == 1, "the cards were dealt again"


def test_with_the_shuffle_all_is_forgotten() -> None:
    trace = Trace()
    trace.tricks = [(Played(0, card),) for card in cards("5C 6C")]
    trace.hear(Zanga(**HANDS).taken_by("ana").witness("ana"))
    assert heard(trace) == [""]


@pytest.mark.law("zan.art.35")
def test_who_comes_late_counts_the_tricks_that_he_has_not_seen() -> None:
    case = at_play().do("ana play 5C, blas play 6C, clara play 4C, diego play 7C")
    led = case.do(f"{case.turn} play {case.held(case.turn)[0]}")
    card = led.state.trick[0].card.text
    for view in (led.view("blas"), led.state.view(1, led.state.next_event(1))):
        late = Trace()
        late.hear(view)
        assert heard(late) == ["", card]
    made = Trace()
    made.hear(case.state.view(1, case.state.next_event(1)))
    assert heard(made) == ["5C 6C 4C 7C", ""], "it can still be seen"


@pytest.mark.law("zan.intro.36")
def test_a_card_that_was_put_right_is_remembered_in_its_place() -> None:
    case = at_play(correcting=True).do("ana play 5C, blas play 6C, clara play 6B, clara enmienda 4C")
    trace = Trace()
    trace.hear(case.witness("ana"))
    assert heard(trace) == ["5C 6C 4C"]
    last = case.do("diego play 2B, diego enmienda 11C")
    trace.hear(last.witness("ana"))
    assert heard(trace) == ["5C 6C 4C 11C", ""], "the trick lay there again"
    assert [played.seat for played in trace.tricks[0]] == [0, 1, 2, 3]
    second = last.do("diego play 5B, ana play 12E, blas play 3E, clara play 4O, clara enmienda 12B")
    trace.hear(second.witness("ana"))
    assert heard(trace) == ["5C 6C 4C 11C", "5B 12E 3E 12B", ""], "and the first is as it was"
    ear, follows = Ear(0), Trace()
    for moment in ("diego play 2B", "diego play 2B, diego enmienda 11C"):
        follows.hear(ear.view(case.do(moment).state))
    assert heard(follows) == ["5C 6C 4C 11C", ""]


# Revokes that come to light.


def proved(*tricks: str, trump: Suit = O) -> list[tuple[int, int]]:
    """The revokes in these tricks, all led by Ana."""
    trace = Trace()
    trace.tricks = [tuple(Played(seat, card) for seat, card in enumerate(cards(trick))) for trick in tricks]
    return list(trace.revokes(play_of(EVERYBODY, trump, False, True)))


@pytest.mark.law("zan.art.27", "zan.art.29")
def test_a_revoke_is_proved_when_he_shows_the_suit_later() -> None:
    assert proved("5C 6C 6B 7C", "12E 3E 4C 2E") == [(0, 2)]
    assert proved("12E 3E 7E 2E", "5C 6C 6B 7C", "11E 4E 5E 6E", "12B 11B 4C 7B") == [(1, 2)]
    assert proved("5C 6C 6B 7C", "12E 3E 5B 4C") == [], "another has shown it"
    assert proved("5C 6C 6B 7C", "12B 3B 5B 4B") == [], "he has shown none"
    assert proved("5C 6C 4C 7C", "12C 11C 10C 2C") == [], "all have served it"
    assert proved("5C 6B 4C 7C", "12E 3C 7E 2E") == [(0, 1)], "the first after the lead too"
    assert proved("5C 6C 4C 7B", "12E 3E 7E 2C") == [(0, 3)], "and the last"
    assert proved("12E 3E 4C 2E", "5C 6C 6B 7C") == [], "he had it before"


@pytest.mark.law("zan.art.28", "zan.art.28.2")
def test_a_matador_that_need_not_answer_proves_nothing() -> None:
    assert proved("2O 3O 6B 4O", "12E 3E 1E 2E") == []
    assert proved("2O 3O 6B 4O", "12E 3E 5O 2E") == [(0, 2)]
    assert proved("1E 3O 6B 4O", "12E 3E 1B 2E") == [(0, 2)], "to a higher one it must"


# One's own hand and what is left.


def reading(case: Zanga, who: str) -> Reading:
    trace = Trace()
    trace.hear(case.witness(who))
    return Reading(case.view(who), trace)


def test_before_the_zanga_is_counted_one_has_seen_no_card() -> None:
    case = Zanga(table=OPEN).falls().do("diego cut 5, diego offer, clara cut 5, diego deal")
    assert reading(case, "blas").hand == ()
    assert len(reading(case.do("diego count"), "blas").hand) == 8


def test_unseen_is_what_was_neither_played_nor_is_ones_own_nor_looked_at() -> None:
    asleep = "12B 11B 10B 7B 6B 5B 4B 3B"
    case = Zanga(ANA="5C 12C", stock=asleep).say("paso paso paso zanga vuelvo").do("diego triunfo oros")
    for who, seen in (("diego", 16), ("ana", 8)):
        left = reading(case, who).unseen
        assert len(left) == 40 - seen and not {card.text for card in left} & set(case.held(who))
    assert not set(cards(asleep)) & set(reading(case, "diego").unseen)
    assert set(cards(asleep)) <= set(reading(case, "ana").unseen)
    played = case.do("ana play 5C")
    assert cards("5C")[0] not in reading(played, "blas").unseen
    assert cards("5C")[0] in reading(case, "blas").unseen


@pytest.mark.law("zan.intro.5")
def test_the_highest_that_is_left_is_firm_wherever_it_lies() -> None:
    case = Zanga(**HANDS).taken_by("ana")
    assert reading(case, "ana").firm(cards("1E")[0]), "in another's hand, or asleep"
    assert reading(case, "ana").firm(cards("12C")[0]) and not reading(case, "ana").firm(cards("11C")[0])


def test_a_card_wins_if_it_beats_what_lies_there() -> None:
    case = Zanga(**HANDS).taken_by("ana").do("ana play 5C, blas play 6C")
    assert [text for text in ["4C", "6B", "4O", "12B"] if reading(case, "clara").wins(cards(text)[0])] == ["4C", "4O"]
    beaten = Zanga(**HANDS).taken_by("ana").do("ana play 5C, blas play 12C")
    assert [text for text in ["4C", "6B", "4O"] if reading(beaten, "clara").wins(cards(text)[0])] == ["4O"]


def test_whose_the_trick_is_as_it_lies() -> None:
    case = Zanga(**HANDS).taken_by("ana").do("ana play 5C, blas play 6C")
    assert reading(case, "clara").partner_winning and not reading(case, "diego").partner_winning
    beaten = Zanga(**HANDS).taken_by("ana").do("ana play 5C, blas play 12C, clara play 4C")
    assert reading(beaten, "diego").partner_winning and not reading(beaten, "ana").partner_winning
    assert {who: reading(case, who).partner for who in PEOPLE} == {"ana": 2, "blas": 3, "clara": 0, "diego": 1}


def test_ones_own_pair_plays_if_oneself_or_the_partner_is_named() -> None:
    for place, named in enumerate(PEOPLE):
        for alone in (False, True):
            case = Zanga(**HANDS).alone(named) if alone else Zanga(**HANDS).taken_by(named)
            ours = [reading(case, who).ours for who in PEOPLE]
            assert ours == [seat % 2 == place % 2 for seat in range(4)]


def test_firm_cards_are_certain_only_when_as_many_trumps_are_held_as_are_out() -> None:
    order = ["1E", "7O", "1B", "1O", "12O", "11O", "10O", "2O", "3O", "4O", "5O", "6O"]
    asleep = " ".join(order[6:])
    for held, out, sure in ((6, 0, 8), (4, 2, 6), (3, 3, 5), (2, 4, 2)):
        own = " ".join([*order[:held], "12C", "12E", "2B", "3B", "4B", "5B"][:8])
        case = Zanga(ANA=own, stock=asleep).taken_by("ana")
        read = reading(case.but(zanga=()), "ana")
        gone: list[tuple[Played, ...]] = [(Played(1, card),) for card in cards(asleep)]
        read.trace.tricks = gone
        assert sum(read.is_trump(card) for card in read.unseen) == out
        assert (read.tops, read.firm_besides, read.sure) == (held, 2, sure)
