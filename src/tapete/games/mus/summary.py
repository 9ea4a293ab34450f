"""A hand of Mus in numbers, for those who read a record."""

from __future__ import annotations

from collections.abc import Sequence

from tapete.games.mus.ranking import LANCES, PARES
from tapete.games.mus.state import PAIRS
from tapete.table.event import Event
from tapete.table.game import Game
from tapete.table.ledger import Account, Entry


def result(game: Game, events: Sequence[Event], entries: Sequence[Entry]) -> dict[Account, dict[str, object]]:
    """The stones each pair won by the hand, lance by lance, what it forgot to claim, and whether it won the game."""
    if not any(event.key in ("takes", "game-won", "forgotten", "shows") for event in events):
        return {}
    return {pair: _of_pair([event for event in events if event.seat == pair]) for pair in PAIRS}


def _of_pair(events: Sequence[Event]) -> dict[str, object]:
    lances: dict[str, int] = {}
    for event in events:
        if event.key == "takes":
            lance = _lance(str(event.get("reason")))
            lances[lance] = lances.get(lance, 0) + _number(event)
    back = sum(_number(event) for event in events if event.key == "gives-back")
    return {
        "stones": sum(lances.values()) - back,
        "lances": lances,
        "given_back": back,
        "forgotten": sum(_number(event) for event in events if event.key == "forgotten"),
        "won_game": any(event.key == "game-won" for event in events),
    }


def _lance(reason: str) -> str:
    """The lance for which stones were taken: all reasons name theirs, but the kinds of pares."""
    return next((lance for lance in LANCES if lance in reason.split("-")), PARES)


def _number(event: Event) -> int:
    number = event.get("number")
    return number if isinstance(number, int) else 0
