"""Words and exchanges looked at in many deals: what they are reckoned with is what the game and its book say."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import numpy as np
import pytest

from tapete.bots import bot
from tapete.cards import SUITS, Card
from tapete.games.voltarete import settle
from tapete.games.voltarete.advice import buying as book
from tapete.games.voltarete.advice import worth
from tapete.games.voltarete.aim import CODILHO, REPOSTA, WIN
from tapete.games.voltarete.kinds import HAND
from tapete.games.voltarete.mind import weighs
from tapete.games.voltarete.state import BUY, EXCHANGE, FIRST, NAME, ORDER, PLAY, SECOND, VoltareteState
from tapete.games.voltarete.thinking import buying
from tapete.games.voltarete.thinking.dealing import Hidden, decks
from tapete.games.voltarete.thinking.masks import KINGS, NUMBER, QUEENS, TABLES, TOPS, mask_of
from tapete.games.voltarete.thinking.throwing import stakes, thrown
from tapete.games.voltarete.thinking.verdicts import levels, matadores_of
from tapete.solving import solve
from tapete.table.action import Action
from tapete.table.matadores import PACK, RED
from tapete.table.offer import Pick
from tapete.table.player import sight
from tests.games.voltarete.hands import Voltarete
from tests.looking.moments import moments

STAGES = (FIRST, SECOND, NAME, EXCHANGE, BUY, ORDER)


def hand_of(numbers: int) -> list[Card]:
    return [card for card in PACK if numbers >> NUMBER[card] & 1]


@pytest.mark.parametrize("trump", range(4))
def test_tricks_are_reckoned_as_by_the_book(trump: int) -> None:
    lot = Random(trump)
    for _ in range(200):
        hand = lot.sample(PACK, 9)
        made = buying.tricks(TABLES[trump].mask(hand), KINGS[trump], QUEENS[trump], SUITS[trump] in RED)
        assert made == pytest.approx(worth.tricks(hand, SUITS[trump]))


@pytest.mark.parametrize(("right", "passed"), [(True, 10), (True, 5), (False, 8), (False, 4)])
def test_the_others_throw_about_as_the_book_says(right: bool, passed: int) -> None:
    """In the number of cards always, but where a king's suit stays whole; of equal ones others may go."""
    lot, same = Random(passed), 0
    for _ in range(300):
        hand, trump = tuple(lot.sample(PACK, 9)), lot.randrange(4)
        buyer = book.Buyer(hand=hand, trump=SUITS[trump], least=0, most=min(8, passed), is_right=right, passed=passed)
        told, _ = book.by_opponent(buyer)
        made = buying.thrown_by(TABLES[trump].mask(hand), passed, right, KINGS[trump], TOPS[trump])
        same += made.bit_count() == len(told)
    assert same > (255 if passed < 5 else 285)


def states(*phases: str) -> Iterator[VoltareteState]:
    """Moments of hands by the book."""
    for name in ("voltarete", "voltarete-four"):
        for seed in range(6):
            for state in moments(name, "guided", seed):
                if isinstance(state, VoltareteState) and state.phase in phases and state.turn is not None:
                    yield state


def test_decks_hold_what_is_not_seen_once_each() -> None:
    for state in states(FIRST, SECOND):
        seat = state.turn
        assert seat is not None
        for deck in decks(state, seat, 5, 1):
            assert sorted([*deck, *[NUMBER[card] for card in state.hands[seat]]]) == list(range(len(PACK)))


def test_who_has_passed_seldom_has_both_black_aces() -> None:
    case = Voltarete(CLARA="2E 3B 4B 5B 6B 4O 5O 4C 5C").do("ana passo, blas passo").state
    seat, aces = case.turn, {NUMBER[Card.parse("1E")], NUMBER[Card.parse("1B")]}
    assert seat is not None
    rows = decks(case, seat, 300, 1)
    both = [aces <= set(row[:9].tolist()) or aces <= set(row[9:18].tolist()) for row in rows]
    assert np.mean(both) < 0.03


def test_hidden_hands_share_no_card_and_have_what_was_shown() -> None:
    for state in states(BUY, ORDER):
        seat = state.turn
        assert seat is not None
        hidden = Hidden(state, seat, 6, 2)
        others = [other for other in state.three if other != seat]
        rows = [hidden.hand(other) for other in others]
        deck = hidden.deck(len(state.stock))
        for number in range(6):
            hands = [int(row[number]) for row in rows]
            drawn = mask_of(PACK[card] for card in deck[number])
            assert [hand.bit_count() for hand in hands] == [9, 9] and drawn.bit_count() == len(state.stock)
            assert hands[0] & hands[1] == 0 == (hands[0] | hands[1]) & (drawn | mask_of(state.hands[seat]))
            for other, hand in zip(others, hands, strict=True):
                shown = set(state.hands[other]) & set(state.known(seat))
                assert shown <= set(hand_of(hand))


def test_hands_come_out_as_they_are_solved() -> None:
    found = 0
    for state in states(PLAY):
        if state.trick or state.taken or state.geral or state.granted or state.kind == "treze":
            continue
        suit, place = SUITS.index(state.trump), state.three.index(state.maker)
        rows = np.array([[TABLES[suit].mask(state.hands[seat]) for seat in state.three] + [0]], dtype=np.int64)
        trump = np.array([suit])
        level = int(levels(rows, trump, place, 4, 1)[0])
        solved = solve(state)
        gains = stakes(state).to_feito(matadores_of(rows, trump, place))[0]
        assert solved.value is not None
        # Of the pot a share was the feito's own before, and of a debt to it a share comes back.
        own = {CODILHO: 0.0, REPOSTA: state.stake / state.game.seats}.get(level, -state.pot / state.game.seats)
        assert gains[level] - own == pytest.approx(solved.value[state.maker])
        found += 1
    assert found > 5


def test_what_is_weighed_may_be_done_and_the_book_s_way_is_there() -> None:
    seen = dict.fromkeys(STAGES, 0)
    for state in states(*STAGES):
        seat = state.turn
        assert seat is not None
        prompt, reader = state.prompt(seat), bot("treatise", state.game, 1)
        if seen[state.phase] > 2:
            continue
        chosen = reader.choose(sight(state, seat, Random(1))).action
        found = weighs(state, seat, chosen, 8, 1)
        assert prompt is not None
        if found is None:
            assert state.phase == ORDER
            continue
        seen[state.phase] += 1
        ways, brought = found
        assert chosen in ways and all(prompt.allows(way) for way in ways) and len(set(ways)) == len(ways)
        assert brought.shape[1] == len(ways) and np.isfinite(brought).all()
    assert min(seen.values()) > 0


def test_where_a_card_was_seen_that_should_not_be_all_is_left_to_the_book() -> None:
    """Given a stock that was upset, or another's cards that were seen, then no deals are made of what is left."""
    left = dict.fromkeys(STAGES, 0)
    for state in states(*STAGES):
        seat = state.turn
        assert seat is not None
        if state.phase == ORDER or left[state.phase] > 2:
            continue
        book = bot("treatise", state.game, 1).choose(sight(state, seat, Random(1))).action
        others = [other for other in state.three if other != seat]
        zones = [state.stock, *[state.discards[other] for other in others]]
        zones += [state.hands[other] for other in others if other != state.feito]
        for zone in filter(None, zones):
            assert weighs(state.but(shown=(*state.shown, zone[-1])), seat, book, 8, 1) is None
            left[state.phase] += 1
    assert left[BUY] > 0 < left[EXCHANGE] and left[FIRST] > 0


def test_nothing_is_thrown_that_leaves_other_than_nine_cards() -> None:
    """Given an open table, where any number may be thrown, then only so many are looked at as can be bought."""
    turned = 0
    for state in states(EXCHANGE, BUY):
        seat = state.turn
        assert seat is not None
        prompt = state.prompt(seat)
        assert prompt is not None
        pick = next(offer for offer in prompt.offers if isinstance(offer, Pick))
        freely = replace(prompt, offers=(replace(pick, least=0, most=10),))
        over = len(state.hands[seat]) - HAND
        book = pick.of(tuple(sorted(pick.cards)[:over]))
        ways, _ = thrown(state, seat, book, freely, 8, 1)
        assert all(over <= len(way.cards) <= over + len(state.stock) for way in ways)
        if over:
            turned += 1
            assert thrown(state, seat, pick.of(()), freely, 8, 1) is None
    assert turned


def test_two_aces_and_seven_trumps_are_not_passed() -> None:
    case = Voltarete(ANA="1E 2E 1B 12E 11E 10E 7E 12O 12C").state
    seat = case.turn
    assert seat is not None and case.phase == FIRST
    ways, brought = weighs(case, seat, Action("passo"), 40, 1) or ((), np.zeros((0, 0)))
    means = dict(zip([way.word for way in ways], brought.mean(axis=0), strict=True))
    assert means["só"] > means["passo"] + 20 and means["só"] > 25


def test_a_loser_is_not_worth_more_than_a_winner() -> None:
    state = next(state for state in states(ORDER) if settle.possible(state).win)
    by_level = stakes(state).to_feito(np.array([0, 3, 5]))
    assert (np.diff(by_level[:, : WIN + 1], axis=1) > 0).all()
    against = stakes(state).to_other(np.array([0, 3, 5]))
    assert (np.diff(against[:, : WIN + 1], axis=1) < 0).all()
