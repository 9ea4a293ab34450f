"""Whether all the rest could be made, held against a plain search that knows the laws by itself."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tapete.cards import Card, Suit, cards, written
from tapete.games.zanga import eight
from tapete.games.zanga.eight import Search, all_eight, distinct
from tapete.table import matadores
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


# Trumps of every height, and a plain suit for each that only a trump can stop.
SHORT = "1E 7O 1B 12O 3O 6O 12C 11C 10C 12E 11E 12B 11B 10B 2B"


@pytest.mark.law("zan.art.30.2")
@pytest.mark.parametrize("agreed", ["forced", "possible"])
@pytest.mark.parametrize("alone", [False, True])
def test_it_says_the_same_where_winners_and_small_trumps_meet(agreed: str, alone: bool) -> None:
    chance = Random(f"winners/{agreed}/{alone}")
    case = begun(eight=agreed).alone("ana") if alone else begun(eight=agreed).taken_by("ana")
    seats, answers = list(case.state.active), set()
    for _ in range(50):
        pack = chance.sample(SHORT.split(), 3 * len(seats))
        hands = [[pack.pop() for _ in range(3)] if seat in seats else [] for seat in range(4)]
        for leader in seats:
            told = position(case, hands, leader, [])
            for side in (0, 1):
                due = makes_all(hands, seats, leader, [], side, agreed == "forced")
                assert all_eight(told.state, side) == due, (hands, leader, side)
                answers.add((due, side == leader % 2))
    assert answers == {(True, True), (False, True), (True, False), (False, False)}


# What is not played out, so that whole hands can be searched.

ORDER = matadores.order(Suit.OROS)


def told_apart(mine: str, others: str = "", laid: str = "") -> str:
    """Which of these cards are tried, when another hand holds those, and that one lies on the table."""
    lying = tuple((1, card) for card in cards(laid)) if laid else ()
    hands = (cards(mine), cards(others) if others else (), (), ())
    return written(distinct(cards(mine), hands, lying, ORDER))


def test_of_cards_with_none_of_another_between_them_the_highest_is_tried() -> None:
    assert told_apart("10C 12C 11C") == "12C"
    assert told_apart("10C 12C 5C", "11C") == "12C 10C"
    assert told_apart("10C 12C 5C", laid="11C") == "12C 10C", "it lies on the table"
    assert told_apart("10C 12C", "11E 11B") == "12C", "another suit does not stand between them"
    assert told_apart("10C 12C", "1C 2C") == "12C", "nor does a lower card"
    assert told_apart("11C 10C", "12C") == "11C", "nor a higher one"
    assert set(told_apart("12C 11C 12E 11E 12B 11B").split()) == {"12C", "12E", "12B"}, "every suit has its own"


def test_matadores_stand_by_themselves_and_the_highest_come_first() -> None:
    assert told_apart("11O 1B 12O 1E 1O 7O") == "1E 7O 1B 1O"
    assert told_apart("2C 6O 4O", "5O") == "4O 6O 2C"


FIRM = [["1E", "7O", "12C", "11C"], ["2O", "3C", "4E", "4B"], ["5C", "6C", "5E", "6E"], ["3O", "7C", "3E", "3B"]]


def looked_at(case: Zanga, hands: list[list[str]], leader: int, side: int) -> tuple[bool, int]:
    """Whether the pair makes all, and how many positions were looked at: too many, and a whole hand is not decided."""
    state = position(case, hands, leader, []).state
    search = Search(state, side)
    return search.takes_all(state.hands, leader, ()), len(search.found)


def test_a_leader_who_draws_all_trumps_and_has_firm_cards_needs_no_search() -> None:
    case = begun().taken_by("ana")
    assert looked_at(case, FIRM, 0, 0) == (True, 1)
    longer = [FIRM[0], ["2O", "4O", "4E", "4B"], *FIRM[2:]]
    assert looked_at(case, longer, 0, 0) == (True, 1), "as many trumps as one of them has"
    third = [FIRM[0], ["2O", "4O", "5O", "4B"], *FIRM[2:]]
    assert looked_at(case, third, 0, 0)[0] is False, "the third is left to ruff with"
    partner = [FIRM[0], FIRM[1], ["10C", "12O", "5E", "6E"], FIRM[3]]
    assert looked_at(case, partner, 0, 0) == (True, 1)


def test_a_trump_that_cannot_be_caught_needs_no_search() -> None:
    case = begun().taken_by("ana")
    top = [["7O", "12O", "12C", "11C"], ["1E", "3C", "4E", "4B"], *FIRM[2:]]
    assert looked_at(case, top, 0, 0) == (False, 1)
    second = [
        ["1E", "11O", "12C", "11C"],
        ["7O", "12O", "4E", "4B"],
        ["5C", "6C", "5E", "6E"],
        ["3O", "2O", "3E", "3B"],
    ]
    assert looked_at(case, second, 0, 0)[0] is False
    three = [["1E", "2O", "12C", "11C"], ["7O", "12O", "4E", "4B"], FIRM[2], ["11O", "3O", "3E", "3B"]]
    assert looked_at(case, three, 0, 0) == (False, 1), "one catches two at most, and what they hold themselves none"
    caught = [["1E", "12C", "11C", "12E"], ["7O", "3C", "4E", "4B"], ["5C", "6C", "5E", "6E"], ["3O", "7C", "3E", "3B"]]
    assert looked_at(case, caught, 0, 0) == (True, 1), "one high trump catches one of each"


@pytest.mark.parametrize(("agreed", "most"), [("forced", 11_725), ("possible", 624)])
def test_little_more_is_looked_at_than_must_be(agreed: str, most: int) -> None:
    chance, case, seen = Random(f"few/{agreed}"), begun(eight=agreed).taken_by("ana"), 0
    for _ in range(40):
        high = sorted(HEIGHT, key=lambda card: -HEIGHT[card] + chance.random() * chance.choice((5, 30, 60)))
        strong, weak = high[:10], high[10:]
        chance.shuffle(strong)
        chance.shuffle(weak)
        hands = [[(strong, weak)[seat % 2].pop() for _ in range(5)] for seat in range(4)]
        seen += looked_at(case, hands, chance.choice((0, 0, 1, 2)), 0)[1]
    assert seen <= most


@pytest.mark.law("zan.art.30.2")
def test_what_is_not_shown_within_so_many_positions_is_not_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    state = position(begun().taken_by("ana"), FIRM, 0, []).state
    assert all_eight(state, 0) is True
    monkeypatch.setattr(eight, "LONGEST", 1)
    assert all_eight(state, 0) is True
    monkeypatch.setattr(eight, "LONGEST", 0)
    assert all_eight(state, 0) is None, "and that is another answer than no"
    assert all_eight(position(begun().taken_by("ana").won("B"), FIRM, 0, []).state, 0) is False, "a trick is gone"


# Blas and Diego hold every trump, and who ruffs what when is not seen within so many positions.
LONG = [
    ["12C", "3C", "4C", "6C", "11E", "5E", "7B", "2B"],
    ["1E", "1B", "1O", "12O", "3O", "5O", "12E", "10B"],
    ["10C", "5C", "4E", "3E", "12B", "11B", "6B", "3B"],
    ["7O", "11O", "10O", "2O", "4O", "6O", "10E", "5B"],
]


@pytest.mark.law("zan.art.30.2")
def test_after_so_many_positions_it_is_given_up_always_at_the_same_one() -> None:
    state = position(begun().taken_by("ana"), LONG, 3, []).state
    looked = []
    for _ in range(2):
        search = Search(state, 1)
        assert search.takes_all(state.hands, 3, ()) is False and search.gave_up
        looked.append(len(search.found))
    assert looked[0] == looked[1] <= eight.LONGEST + 8 * 4
    assert all_eight(state, 1) is None


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
