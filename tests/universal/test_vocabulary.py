"""Whatever is offered is said by numbers, and by numbers nothing is said but what is offered."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from itertools import combinations, islice
from math import comb
from pathlib import Path
from random import Random

import tapete
from tapete.soak.trial import CARELESS, RANDOM, Plan, decider, step
from tapete.table.action import Action
from tapete.table.game import GUIDED, Game, game_class
from tapete.table.match import Match
from tapete.table.offer import Accuse, Number, Offer, Pick, Prompt, Say
from tapete.table.option import any_options
from tapete.table.vocabulary import Saying, Vocabulary, vocabulary
from tests.universal.tables import ALL_TABLES, short

FEW = 400
"""So many answers are all looked at; of more a sample."""
MOVES, PROMPTS, SAMPLE = 300, 120, 12
"""Of each match so many moves are played, and so many different prompts looked at."""
MOST = 250
"""No game has more, whatever is agreed on: so the documentation says."""
DOCS = Path(__file__).parents[2] / "docs"
ROWS = re.findall(r"^\| `([\w-]+)` \| (\d+) \| (\d+) \|", (DOCS / "vocabulary.md").read_text(encoding="utf-8"), re.M)


def prompts(plan: Plan) -> Iterator[tuple[Vocabulary, Prompt]]:
    """The different prompts of a match, of whoever may act."""
    match, seen = Match(plan.rules()), set[Prompt]()
    decide, own = decider(plan, match.game), vocabulary(match.game)
    for _ in range(MOVES):
        if match.state.over:
            return
        step(match, decide)
        for seat in match.state.acting():
            prompt = match.state.prompt(seat)
            assert prompt is not None
            if prompt not in seen:
                seen.add(prompt)
                yield own, prompt


def how_many(offer: Offer) -> int:
    """How many answers an offer leaves open."""
    match offer:
        case Pick(cards=cards, least=least, most=most):
            return sum(comb(len(cards), number) for number in range(least, most + 1))
        case Number(least=least, most=most):
            return most - least + 1
        case Accuse(actions=actions):
            return len(actions)
        case Say():
            return 1


def answers(offer: Offer) -> Iterator[Action]:
    """All of them, from the offer itself."""
    match offer:
        case Pick(word=word, cards=cards, least=least, most=most):
            for number in range(least, most + 1):
                yield from (Action(word, chosen) for chosen in combinations(sorted(cards), number))
        case Number(word=word, least=least, most=most):
            yield from (Action(word, (number,)) for number in range(least, most + 1))
        case Accuse(actions=actions):
            yield from actions
        case Say(action=action):
            yield action


def ends(saying: Saying) -> Iterator[Action]:
    """Every action that can be said from here on."""
    if saying.action is not None:
        yield saying.action
    for number in saying.numbers:
        yield from ends(saying.then(number))


def at_random(saying: Saying, chance: Random) -> Action:
    """One of them, said number by number."""
    while saying.action is None:
        saying = saying.then(chance.choice(saying.numbers))
    return saying.action


def by_numbers(own: Vocabulary, prompt: Prompt, action: Action) -> Action | None:
    """The action as it comes back from its numbers."""
    saying = own.steps(prompt)
    for number in own.said(prompt, action):
        assert saying.action is None
        assert saying.mask[number] == 1 and sum(saying.mask) == len(saying.numbers)
        saying = saying.then(number)
    return saying.action


@ALL_TABLES
def test_exactly_what_is_offered_can_be_said_by_numbers(name: str, table: str) -> None:
    players = (RANDOM, RANDOM) if table == GUIDED else (RANDOM, CARELESS)
    chance, looked = Random(f"{name} {table}"), 0
    for seed, player in enumerate(players):
        for own, prompt in islice(prompts(Plan(name, table, seed, player)), PROMPTS):
            looked += 1
            if sum(map(how_many, prompt.every)) <= FEW:
                offered = {action for offer in prompt.every for action in answers(offer)}
                said = list(ends(own.steps(prompt)))
                assert len(said) == len(set(said)), f"said in two ways: {prompt}"
                assert set(said) == offered
                assert all(by_numbers(own, prompt, action) == action for action in offered)
            for _ in range(SAMPLE):
                assert prompt.allows(at_random(own.steps(prompt), chance))
                action = prompt.any(chance)
                assert by_numbers(own, prompt, action) == action
    assert looked > 20


@ALL_TABLES
def test_a_player_that_knows_numbers_only_comes_to_the_end(name: str, table: str) -> None:
    agreed = dict(short(name))
    match, chance = Match(tapete.game(name, table, **agreed)), Random(7)
    own = vocabulary(match.game)

    def decide(state: tapete.State) -> tuple[int, Action]:
        assert state.turn is not None
        prompt = state.prompt(state.turn)
        assert prompt is not None
        return state.turn, at_random(own.steps(prompt), chance)

    match.run(tapete.Seeded(b"numbers").outcome, decide)
    assert match.state.over


# Its pack, its size, and that it is the same everywhere.


@ALL_TABLES
def test_the_pack_of_a_game_is_what_is_shuffled(name: str, table: str) -> None:
    plan = Plan(name, table, 1)
    match = Match(plan.rules())
    decide = decider(plan, match.game)
    while (due := match.state.chance) is None or due.word != "deck":
        step(match, decide)
    assert sorted(due.items, key=str) == sorted(match.game.pack, key=str)


@ALL_TABLES
def test_it_is_small_and_each_number_has_its_own_text(name: str, table: str) -> None:
    for seed in range(8):
        own = vocabulary(_drawn(name, table, seed))
        assert len(own) <= MOST
        assert len({str(action) for action in own.actions}) == len(own)
        assert [own.index(Action.parse(str(action))) for action in own.actions] == list(range(len(own)))


@ALL_TABLES
def test_options_that_change_nothing_in_what_is_said_change_no_number(name: str, table: str) -> None:
    longer = {option.name: option.values[-1] for option in game_class(name).options if option.name == "rounds"}
    assert vocabulary(tapete.game(name, table)).actions == vocabulary(tapete.game(name, table, **longer)).actions


def test_the_sizes_are_those_of_the_documentation() -> None:
    found = [
        (name, *[str(len(vocabulary(tapete.game(name, table)))) for table in ("guided", "open")])
        for name in tapete.REGISTRY
    ]
    assert found == ROWS


TOLD = """
import tapete
from hashlib import sha256
from tapete.table.vocabulary import vocabulary
for name in tapete.REGISTRY:
    texts = "\\n".join(map(str, vocabulary(tapete.game(name, "open")).actions))
    print(name, sha256(texts.encode()).hexdigest())
"""


def test_every_process_counts_alike() -> None:
    told = {
        subprocess.run(
            [sys.executable, "-c", TOLD],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            check=True,
            text=True,
        ).stdout
        for seed in ("1", "2")
    }
    assert len(told) == 1 and told.pop().count("\n") == len(tapete.REGISTRY)


def _drawn(name: str, table: str, seed: int) -> Game:
    kind = game_class(name)
    return kind.make(table, **any_options(kind.options, Random(seed)))
