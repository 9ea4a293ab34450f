"""Whether rulings can be carried out: what a judge can say, and what the court of its open table makes of it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import product
from typing import Any

from tapete.soak.looking import hold
from tapete.table.floor import Case, Court, FloorState
from tapete.table.game import Game
from tapete.table.ledger import Account
from tapete.table.option import Value
from tapete.table.ruling import Incident, Ruling

FEW = 6
"""So many values of a fact are all tried; of more the ends and some between them."""


def rulings(incident: Incident) -> Iterator[tuple[Mapping[str, Value], Ruling]]:
    """What the judge says of an incident, whatever its facts."""
    names = [fact.name for fact in incident.facts]
    for values in product(*(_some(fact.values) for fact in incident.facts)):
        facts = dict(zip(names, values, strict=True))
        yield facts, incident.ruling(facts)


def _some(values: Sequence[Value]) -> Sequence[Value]:
    count = len(values)
    return values if count <= FEW else [values[place] for place in (0, 1, 2, count // 2, count - 2, count - 1)]


def carries_out(effects: Mapping[str, object], told_only: Mapping[str, str], games: Iterable[Game]) -> None:
    """Whatever these games' judges say has one effect or one reason to have none, and nothing waits for no ruling."""
    said = {key for game in games for key in _followed(game)}
    both = effects.keys() & told_only.keys()
    hold(not both, f"has an effect, and is only told: {sorted(both)}")
    known = effects.keys() | told_only.keys()
    hold(said <= known, f"follows from a ruling and is not carried out: {sorted(said - known)}")
    hold(known <= said, f"follows from no ruling: {sorted(known - said)}")
    silent = [key for key, reason in told_only.items() if not reason]
    hold(not silent, f"is only told, and nobody knows why: {silent}")


def _followed(game: Game) -> Iterator[str]:
    for incident in game.incidents.values():
        for _, ruling in rulings(incident):
            yield from ruling.follows


def pays_somebody(court: Court[Any], game: Game, moments: Iterable[FloorState]) -> None:
    """Whoever is at fault at these moments, each payment of a ruling is between people, or places, at this table."""
    paying = [case for incident in game.incidents.values() for case in _paying(incident)]
    for state in moments:
        for place in state.view(None).seats:
            for case, parties in paying if place.playing else ():
                _between_others(state, case.incident, court.parties(state, replace(case, offender=place.seat)), parties)


def _paying(incident: Incident) -> Iterator[tuple[Case, tuple[tuple[str, str], ...]]]:
    """The rulings on it that make somebody pay, one for all that have the same parties."""
    found = {}
    for facts, ruling in rulings(incident):
        found[tuple((payment.payer, payment.payee) for payment in ruling.payments)] = facts
    yield from ((Case(incident.name, 0, facts), parties) for parties, facts in found.items())


def _between_others(
    state: FloorState, incident: str, meant: Mapping[str, Sequence[Account]], parties: Iterable[tuple[str, str]]
) -> None:
    for both in parties:
        for name in both:
            hold(name in meant, f"{incident}: nobody knows who is meant by {name}")
            strange = [each for each in meant[name] if not isinstance(each, str) and each not in state.game.sides]
            hold(not strange, f"{incident}: {name} is {strange}, who is no side")
        own = set.intersection(*(set(meant[name]) for name in both))
        hold(not own, f"{incident}: {own} pays itself")
