"""What was once played and seen, kept as digests: a change that means to change nothing changes none of them.

`make golden` writes them anew, `make golden GAMES=mus,zanga` those of some games; whatever it changes is explained in
the commit. `make golden-all` compares all of them, every run of the tests some. A digest has three parts: the record,
the ledger, and what every seat and a spectator saw after every move. Values that a View, an event or a prompt holds by
default are left out, so that it may grow without seeming to change; so is the edition of the rules, which is raised
because a digest changes (`editions.py`).
"""

from __future__ import annotations

import argparse
import re
import sys
import tomllib
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import fields, is_dataclass
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any, cast

from tapete.cards import Card, Suit
from tapete.games import REGISTRY
from tapete.table.action import Action
from tapete.table.chance import TABLE, Seeded
from tapete.table.game import game, game_class
from tapete.table.match import Match
from tapete.table.offer import Accuse, Offer, Say
from tapete.table.option import any_options
from tapete.table.record import write_record
from tapete.table.state import State
from tapete.table.view import View
from tests.universal import editions

FILE = Path(__file__).with_name("golden.toml")
SEEDS = 20
"""So many matches of every game at every table are kept."""
ALWAYS = 5
"""So many of them are played in every run of the tests, and all by `make golden-all`."""
LONGEST = 300
"""So many moves of a match are followed; most matches are shorter."""
LETTERS = 12


def plans(seeds: int = SEEDS) -> Iterator[tuple[str, str, int]]:
    """Every game at every table, with so many seeds."""
    for name in sorted(REGISTRY):
        for table in game_class(name).tables:
            yield from ((name, table, seed) for seed in range(seeds))


def digest(name: str, table: str, seed: int) -> str:
    """The digest of one match: record, ledger and views."""
    options = any_options(game_class(name).options, Random(f"{name}/{seed}"))
    match = Match(game(name, table, **options))
    shuffle, seen = Seeded(f"{name}/{table}/{seed}".encode()), sha256()
    told = [0] * (match.game.seats + 1)
    for number in range(LONGEST):
        if match.state.over:
            break
        match.do(*_decided(match.state, shuffle, f"{name}/{table}/{seed}/{number}"))
        for place, viewer in enumerate((*range(match.game.seats), None)):
            view = match.state.view(viewer, told[place])
            told[place] = view.next_event
            seen.update(plain(view).encode())
    ledger = "\n".join(plain(entry) for entry in match.state.ledger.entries)
    return " ".join(text[:LETTERS] for text in (_of(_record(match)), _of(ledger), seen.hexdigest()))


def _record(match: Match) -> str:
    return re.sub("^edition = .*\n", "", write_record(match), count=1, flags=re.MULTILINE)


def _of(text: str) -> str:
    return sha256(text.encode()).hexdigest()


def _decided(state: State, shuffle: Seeded, seed: str) -> tuple[int, Action]:
    """Who does what: mostly whoever is awaited, and every action of a word as likely, however it is offered."""
    lot = Random(seed)
    if state.chance is not None:
        return TABLE, shuffle.outcome(state.chance)
    others = [seat for seat in state.acting() if seat != state.turn]
    seat = lot.choice(others) if others and (state.turn is None or lot.random() < 0.15) else state.turn
    assert seat is not None
    prompt = state.prompt(seat)
    assert prompt is not None
    word = lot.choice(sorted({offer.word for offer in prompt.every}))
    actions: dict[str, Action] = {}
    for offer in prompt.every:
        if offer.word == word:
            actions |= {str(action): action for action in _possible(offer, seed)}
    return seat, actions[lot.choice(sorted(actions))]


def _possible(offer: Offer, seed: str) -> tuple[Action, ...]:
    if isinstance(offer, Say):
        return (offer.action,)
    return offer.actions if isinstance(offer, Accuse) else (offer.any(Random(f"{seed}/{offer}")),)


def plain(value: object) -> str:
    """A value as text that says the same as long as it means the same."""
    return WRITERS[type(value)](value)


class _Writers(dict[type, Callable[[Any], str]]):
    """How values of each kind are written, worked out when the first of a kind is met."""

    def __missing__(self, kind: type) -> Callable[[Any], str]:
        self[kind] = _writer(kind)
        return self[kind]


WRITERS = _Writers()


def _writer(kind: type) -> Callable[[Any], str]:
    if issubclass(kind, Card | Suit):
        return str
    if issubclass(kind, tuple):
        return lambda value: "(" + ",".join([WRITERS[type(held)](held) for held in value]) + ")"
    return _fields_written(kind) if is_dataclass(kind) else repr


def _fields_written(kind: type) -> Callable[[Any], str]:
    left_out = {"ledger", "options"} if issubclass(kind, View) else set()
    wanted = [(field.name, field.default) for field in fields(cast(Any, kind)) if field.name not in left_out]

    def written(value: Any) -> str:
        held = [(name, getattr(value, name), default) for name, default in wanted]
        said = [f"{name}={WRITERS[type(what)](what)}" for name, what, default in held if what != default]
        return f"{kind.__name__}[{';'.join(said)}]"

    return written


def kept() -> dict[str, str]:
    """The digests as they were last written."""
    return {name: str(text) for name, text in tomllib.loads(FILE.read_text()).items()}


def key(name: str, table: str, seed: int) -> str:
    """The name of a digest."""
    return f"{name}-{table}-{seed:02}"


def main(arguments: Sequence[str] | None = None) -> int:
    """Write the digests anew, or only compare them; those of games that are not named stay as they are."""
    parser = argparse.ArgumentParser("python -m tests.universal.golden", description=main.__doc__)
    parser.add_argument("games", nargs="*", default=["all"], help="all, or the names of games")
    parser.add_argument("--check", action="store_true", help="write nothing, and return 1 if a digest would change")
    asked = parser.parse_args(arguments)
    names = set(",".join(asked.games).split(","))
    if unknown := names - {"all", *REGISTRY}:
        parser.error(f"no such game: {', '.join(sorted(unknown))}")
    before = kept() if FILE.exists() else {}
    now = played([plan for plan in plans() if {"all", plan[0]} & names])
    changed = [name for name, text in now.items() if before.get(name) != text]
    print(f", {len(changed)} changed: {' '.join(changed[:10])}{' …' if len(changed) > 10 else ''}")
    if not asked.check:
        held = {**before, **now}
        write({name: held[name] for plan in plans() if (name := key(*plan)) in held})
        return editions.main()
    return 1 if changed else 0


def played(wanted: list[tuple[str, str, int]]) -> dict[str, str]:
    """The digests of these matches, which are played now."""
    now: dict[str, str] = {}
    with ProcessPoolExecutor() as workers:
        for plan, text in zip(wanted, workers.map(digest, *zip(*wanted, strict=True)), strict=True):
            now[key(*plan)] = text
            print(f"\r{len(now)} of {len(wanted)} matches", end="", flush=True)
    return now


def write(digests: dict[str, str]) -> None:
    """Keep these digests and no others."""
    FILE.write_text("".join(f'{name} = "{text}"\n' for name, text in digests.items()))


if __name__ == "__main__":
    sys.exit(main())
