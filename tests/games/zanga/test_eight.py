"""Whether all the rest could be made, held against a plain search that knows the laws by itself."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tapete.cards import Card, cards
from tapete.games.zanga.eight import all_eight
from tests.games.zanga.hands import Zanga, begun

# The order with oros as trumps (questions, section 1).
TRUMPS = ["1E", "7O", "1B", "1O", "12O", "11O", "10O", "2O", "3O", "4O", "5O", "6O"]
PLAIN = {"C": "12 11 10 1 2 3 4 5 6 7", "E": "12 11 10 7 6 5 4 3 2", "B": "12 11 10 7 6 5 4 3 2"}
HEIGHT = {card: 100 - place for place, card in enumerate(TRUMPS)} | {
    f"{rank}{suit}": 50 - place for suit, ranks in PLAIN.items() for place, rank in enumerate(ranks.split())
}
MATADORES = TRUMPS[:3]


def suit(card: str) -> str:
    return "O" if card in TRUMPS else card[-1]


def lawful(hand: list[str], led: str | None) -> list[str]:
    """Articles 27 and 28: the suit led, and no duty for a matador against a lower trump."""
    if led is None:
        return hand
    same = [card for card in hand if suit(card) == suit(led)]
    kept = [card for card in same if card in MATADORES and HEIGHT[card] > HEIGHT[led]]
    return same if len(same) > len(kept) else hand


def best(trick: list[tuple[int, str]]) -> int:
    trumps = [play for play in trick if suit(play[1]) == "O"]
    same = trumps or [play for play in trick if suit(play[1]) == suit(trick[0][1])]
    return max(same, key=lambda play: HEIGHT[play[1]])[0]


def makes_all(
    hands: list[list[str]], seats: list[int], to_play: int, trick: list[Any], side: int, forced: bool
) -> bool:
    """Whether the pair makes every trick: against any play, or if everybody wants it to."""
    if len(trick) == len(seats):
        winner = best(trick)
        return winner % 2 == side and makes_all(hands, seats, winner, [], side, forced)
    if not hands[to_play]:
        return True
    follows = seats[(seats.index(to_play) + 1) % len(seats)]
    lines = (
        makes_all(
            [[own for own in hand if own != card] if seat == to_play else hand for seat, hand in enumerate(hands)],
            seats, follows, [*trick, (to_play, card)], side, forced,
        )
        for card in lawful(hands[to_play], trick[0][1] if trick else None)
    )  # fmt: skip
    return any(lines) if to_play % 2 == side or not forced else all(lines)


def position(case: Zanga, hands: list[list[str]], leader: int, trick: list[tuple[int, str]]) -> Zanga:
    """These cards are left, and somebody leads or has led."""
    held = tuple(cards(" ".join(hand)) if hand else () for hand in hands)
    after = case.but(hands=held, leader=leader)
    for seat, card in trick:
        after = after.of(after.state.laid(seat, Card.parse(card)))
    return after


@pytest.mark.law("zan.art.30.2")
@pytest.mark.parametrize("agreed", ["forced", "possible"])
@pytest.mark.parametrize("alone", [False, True])
def test_it_says_what_a_plain_search_of_all_plays_says(agreed: str, alone: bool) -> None:
    chance = Random(f"eight/{agreed}/{alone}")
    case = begun(eight=agreed).alone("ana") if alone else begun(eight=agreed).taken_by("ana")
    seats = list(case.state.active)
    answers = []
    for _ in range(70):
        side = chance.randrange(2)
        # Tops for the one pair, so that both answers come up.
        high = sorted(HEIGHT, key=lambda card: -HEIGHT[card] + chance.random() * chance.choice((30, 60, 90)))
        hands: list[list[str]] = [[], [], [], []]
        friends = [seat for seat in seats if seat % 2 == side]
        for seat in friends:
            hands[seat] = [high.pop(0) for _ in range(3)]
        chance.shuffle(high)
        for seat in seats:
            if seat not in friends:
                hands[seat] = [high.pop() for _ in range(3)]
        leader = chance.choice(seats)
        trick: list[tuple[int, str]] = []
        for _ in range(chance.choice((0, 0, 1))):
            trick = [(leader, chance.choice(hands[leader]))]
        told = position(case, hands, leader, trick)
        left = [[card for card in hand if (seat, card) not in trick] for seat, hand in enumerate(hands)]
        turn = seats[(seats.index(leader) + len(trick)) % len(seats)]
        due = makes_all(left, seats, turn, list(trick), side, agreed == "forced")
        assert all_eight(told.state, side) == due, (hands, leader, trick, side)
        answers.append(due)
    assert 10 < sum(answers) < 66, "both answers are tried"


@pytest.mark.law("zan.art.30.2")
def test_a_trick_lost_before_by_either_partners_leaves_nothing_to_make() -> None:
    winners = [["1E", "7O", "1B"], ["2C", "3C", "4C"], ["1O", "12O", "11O"], ["5C", "6C", "7C"]]
    case = begun().taken_by("ana")
    assert all_eight(position(case, winners, 0, []).state, 0)
    for lost in ("ABA", "BAA"):
        assert not all_eight(position(case.won(lost), winners, 0, []).state, 0)
    assert all_eight(position(case.won("AAA"), winners, 0, []).state, 0)
    by_clara = case.won("AAA")
    shared = tuple(type(trick)(2, 2, trick.plays) for trick in by_clara.state.taken)
    assert all_eight(position(by_clara.but(taken=shared), winners, 0, []).state, 0)
