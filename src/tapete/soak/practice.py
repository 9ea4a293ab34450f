"""Draw many exercises and check every answer by another route: `python -m tapete.soak.practice --each 1000`."""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import tapete
from tapete.cards import Suit
from tapete.practice.drawing import Name, exercise, kinds
from tapete.practice.puzzle import FEW, TRICKS
from tapete.soak import practice_anew as anew
from tapete.table.aim import AGAINST_ALL, Aim
from tapete.table.exercise import Exercise
from tapete.table.tricks import TrickState

PARES = ("none", "par", "medias", "duples")
SLACK = 0.01
"""Two counts of the same chance may differ by rounding alone."""


@dataclass(slots=True)
class Found:
    """What came of one kind: how many were drawn, of which grades, the slowest, and what was wrong."""

    drawn: int
    grades: Counter[int]
    slowest: float
    wrong: list[str]


def checked(game: str, kind: str, each: int, seed: int = 0) -> Found:
    """So many exercises of one kind, the levels in turn."""
    found = Found(0, Counter(), 0.0, [])
    for number in range(seed, seed + each):
        name = Name(game, kind, number % 3 + 1, number)
        began = time.process_time()
        own = exercise(name)
        found.slowest = max(found.slowest, time.process_time() - began)
        found.drawn += 1
        found.grades[own.grade] += 1
        if problem := problem_of(name, own):
            found.wrong.append(f"{game} {name}: {problem}")
    return found


def problem_of(name: Name, own: Exercise) -> str:
    """What is wrong with an exercise: that its answer is not among those that can be given, or not the right one."""
    if not _can_be_given(own):
        return f"{own.right} cannot be answered"
    answers = CHECKS[name.kind](name, own)
    right = {own.right} if own.answer != "cards" else {" ".join(sorted(own.right.split()))}
    return "" if answers == right else f"{own.right} is not {sorted(answers)}"


def _can_be_given(own: Exercise) -> bool:
    among = {card.text for card in own.among}
    match own.answer:
        case "cards":
            return set(own.right.split()) <= among and bool(own.right)
        case "card":
            return own.right in among
        case "number":
            return own.least <= int(own.right) <= own.most
        case "choice":
            return own.choices.count(own.right) == 1
        case _:
            return own.view is not None and int(own.right) in [seat.seat for seat in own.view.seats if seat.playing]


def _trump(order: Any) -> str:
    return order.trump.value if order.trump is not None else ""


# Each gives the answers that are right by the other route: all of them, so that two are found out.


def _highest(name: Name, own: Exercise) -> set[str]:
    folder = tapete.game(name.game).folder
    return {anew.highest(folder, _trump(own.truth), [card.text for card in own.among])}


def _follow(name: Name, own: Exercise) -> set[str]:
    state: TrickState = own.truth
    folder, trump = state.game.folder, _trump(state.order)
    trick = [each.card.text for each in state.trick]
    winner = state.trick[anew.taker(folder, trump, trick)].seat
    friend = name.game == "malilla" and (winner - state.to_play()) % 2 == 0
    hand = [card.text for card in state.holding(state.to_play())]
    return {" ".join(sorted(anew.may_play(name.game, folder, trump, hand, trick, friend)))}


def _takes(name: Name, own: Exercise) -> set[str]:
    state: TrickState = own.truth
    trick = [each.card.text for each in state.trick]
    return {str(state.trick[anew.taker(state.game.folder, _trump(state.order), trick)].seat)}


def _puzzle(name: Name, own: Exercise) -> set[str]:
    """By the compiled search, which shares nothing with the one that made the puzzle."""
    from tapete.fast.solver import Search
    from tapete.fast.tables import tables
    from tapete.solving.masks import seen

    state: TrickState = own.truth
    ready = tables(state.play)
    values = Search(ready, _aim(state)).values(seen(ready, state))
    assert values.exact, f"{name} was not searched to its end"
    worth = {card: low for card, (low, _) in values.bounds.items()}
    seat, aim = state.to_play(), _aim(state)
    best = max(worth.values()) if (seat in aim.most) != aim.misere else min(worth.values())
    return {card.text for card, value in worth.items() if value == best}


def _aim(state: TrickState) -> Aim:
    """What is said to be wanted, as the solver is told: points, or few against all, or else tricks."""
    game, seat = state.game, state.to_play()
    goal, telling = game.contents.practices[game.name].goal, game.contents.aim
    assert telling is not None
    if goal == FEW:
        return Aim(most=frozenset({seat}), misere=True, model=AGAINST_ALL)
    if goal != TRICKS:
        return telling(state)
    all_ = frozenset(state.play.seats)
    # Who is alone against the others is so also where a hand is paid in another way, and so not solved as it is paid.
    alone = getattr(state, "maker", None)
    most = telling(state).most if alone is None else frozenset({alone})
    side = most if seat in most else all_ - most
    piles = (side, all_ - side)
    made = tuple(sum(trick.holder in pile for trick in state.taken) for pile in piles)
    whole = len(state.taken) + bool(state.trick) + min(len(state.hands[each]) for each in all_)
    final: dict[tuple[int, ...], int] = {(tricks, whole - tricks): tricks for tricks in range(whole + 1)}
    return Aim(most=side, points=False, piles=piles, made=made, total=whole, final=final)


def _count(name: Name, own: Exercise) -> set[str]:
    each = 3 if name.game == "malilla-coja" else 2 if name.game == "malilla-cubiertas" else 4
    return {str(sum(anew.MALILLA.get(card.text[:-1], 0) for card in own.shown) + len(own.shown) // each)}


def _points(name: Name, own: Exercise) -> set[str]:
    return {str(sum(anew.REVESINO.get(card.text[:-1], 0) for card in own.shown))}


def _tantos(name: Name, own: Exercise) -> set[str]:
    return {str(sum(anew.PAID.get(card.text, 0) for card in own.shown))}


def _pays(name: Name, own: Exercise) -> set[str]:
    """By the price of a game, or by how much the points differ from an even share."""
    told = own.ask
    if told.get("bid") is not None:
        price = {"licença": 2, "segundo": 4, "casca": 5, "só": 6, "respeito": 12}[str(told.get("bid"))]
        price += int(str(told.get("matadores"))) + (2 if told.get("five") == "yes" else 0)
        return {str(price * (2 if told.get("favorita") == "yes" else 1))}
    share = {"malilla-barrotada": 18, "malilla-coja": 24}.get(name.game, 36)
    return {str(abs(int(str(told.get("number"))) - share) * (2 if told.get("favourite") == "yes" else 1))}


def _suit(own: Exercise) -> str:
    return Suit.named(str(own.ask.get("suit"))).value


def _matadores(name: Name, own: Exercise) -> set[str]:
    return {str(anew.matadores(_suit(own), [card.text for card in own.shown]))}


def _licenca(name: Name, own: Exercise) -> set[str]:
    return {"licença" if anew.asks_licenca(_suit(own), [card.text for card in own.shown]) else "pass"}


def _point(name: Name, own: Exercise) -> set[str]:
    return {str(max(anew.points_of_suits([card.text for card in own.shown])))}


def _counts(name: Name, own: Exercise) -> set[str]:
    hand = [card.text for card in own.shown]
    if own.ask.key == "cientos-secansas":
        return {str(sum(length if length < 5 else length + 10 for length, _ in anew.runs(hand)))}
    return {str(sum(14 if number == 4 else 3 for number, _ in anew.sets(hand)))}


def _answer(name: Name, own: Exercise) -> set[str]:
    """The other's best is told: what is better, as good or worse in one's own hand."""
    hand, ask = [card.text for card in own.shown], own.ask
    number, rank = int(str(ask.get("number"))), str(ask.get("rank"))
    if ask.key == "cientos-answer-punto":
        theirs, mine = (number, 0), max((each, 0) for each in anew.points_of_suits(hand))
    elif ask.key == "cientos-answer-secansas":
        theirs, mine = (number, -anew.DESCENDING["cientos"].split().index(rank)), max(anew.runs(hand))
    else:
        theirs, mine = (number, -("1", "12", "11", "10", "2").index(rank)), max(anew.sets(hand))
    return {"good" if theirs > mine else "equal" if theirs == mine else "not-good"}


def _mus_hand(own: Exercise) -> anew.Hand:
    return anew.levels_of([card.text for card in own.shown])


def _total(name: Name, own: Exercise) -> set[str]:
    return {str(anew.total(_mus_hand(own)))}


def _pares(name: Name, own: Exercise) -> set[str]:
    return {PARES[anew.pares(_mus_hand(own))[0]]}


def _stones(name: Name, own: Exercise) -> set[str]:
    return {str(anew.pares(_mus_hand(own))[0] + anew.juego_stones(_mus_hand(own)))}


def _lance(name: Name, own: Exercise) -> set[str]:
    """The cards are read from the View, and who is mano too."""
    assert own.view is not None and own.view.dealer is not None
    lance = own.ask.key.removeprefix("mus-lance-")
    hands = {seat.seat: anew.levels_of([str(card) for card in seat.cards]) for seat in own.view.seats}
    order = [(own.view.dealer + step) % 4 for step in (1, 2, 3, 4)]
    keys = [anew.in_lance(lance, hands[seat]) for seat in order]
    return {str(order[keys.index(max(keys))])}


def _discard(name: Name, own: Exercise) -> set[str]:
    wish = own.ask.key.removeprefix("mus-discard-")
    chances = anew.chances([card.text for card in own.among], wish)
    most = max(chances.values())
    return {" ".join(sorted(thrown)) for thrown, chance in chances.items() if chance > most - SLACK}


def _cut(name: Name, own: Exercise) -> set[str]:
    spot = ("mano", "second", "third", "postre").index(str(own.ask.get("spot")))
    gain = anew.cut_gain([card.text for card in own.shown], spot < 2)
    return {"no-hay-mus" if gain > SLACK else "mus" if gain < -SLACK else "either"}


CHECKS: dict[str, Callable[[Name, Exercise], set[str]]] = {
    "highest": _highest, "follow": _follow, "takes": _takes, "puzzle": _puzzle, "count": _count, "points": _points,
    "tantos": _tantos, "pays": _pays, "matadores": _matadores, "licenca": _licenca, "point": _point, "counts": _counts,
    "answer": _answer, "total": _total, "pares": _pares, "stones": _stones, "lance": _lance, "discard": _discard,
    "cut": _cut,
}  # fmt: skip


def main(arguments: Sequence[str] | None = None) -> int:
    """Draw, tell what came of it, and return 1 if an answer was wrong."""
    parser = argparse.ArgumentParser("python -m tapete.soak.practice", description=__doc__)
    parser.add_argument("--each", type=int, default=1000, help="how many of each kind in each game")
    parser.add_argument("--games", default="all", help="all, or names with commas between them")
    parser.add_argument("--kinds", default="all", help="all, or names with commas between them")
    parser.add_argument("--seed", type=int, default=0, help="the seed of the first")
    asked = parser.parse_args(arguments)
    names = list(tapete.REGISTRY) if asked.games == "all" else asked.games.split(",")
    wrong = 0
    for game in names:
        for kind in kinds(game):
            if asked.kinds in ("all", *[kind]) or kind in asked.kinds.split(","):
                wrong += _told(game, kind, checked(game, kind, asked.each, asked.seed))
    return 1 if wrong else 0


def _told(game: str, kind: str, found: Found) -> int:
    grades = ", ".join(f"{number} of grade {grade}" for grade, number in sorted(found.grades.items()))
    print(
        f"{game} {kind}: {found.drawn} drawn ({grades}), slowest {found.slowest:.2f} s, {len(found.wrong)} wrong",
        flush=True,
    )
    for line in found.wrong[:5]:
        print(f"  {line}", flush=True)
    return len(found.wrong)


if __name__ == "__main__":
    sys.exit(main())
