"""The play of the cards."""

from __future__ import annotations

from typing import Any

from tapete.cards import SUIT_WORDS
from tapete.games.malilla.settle import settled
from tapete.games.malilla.state import PLAY, M, MalillaState
from tapete.laws.mark import law
from tapete.table.action import Action
from tapete.table.event import event
from tapete.table.offer import Offer, say
from tapete.table.phase import Stage, beside, deed, stage
from tapete.table.tricks import playable, to_play

REQUESTS = ("triunfos", *SUIT_WORDS)


@law("mal.3")
def requests(state: MalillaState, seat: int) -> tuple[Offer, ...]:
    """Where the talking Malilla is played each may ask aloud for a suit, once in every trick."""
    return () if seat in state.said else tuple(say("say", word) for word in REQUESTS)


def says(state: M, seat: int, action: Action) -> M:
    """He asks aloud for a suit."""
    (word,) = action.arguments
    return state.but(said=(*state.said, seat)).telling(event("says", seat, word=str(word)))


@law("mal.9", "mal.33", "mal.30", "mal.31")
def plays(state: M, seat: int, action: Action) -> M:
    """A card is laid; the highest takes the trick up and leads to the next, and after the last the hand is paid."""
    (card,) = action.cards
    after = state.laid(seat, card)
    if len(after.trick) < len(after.active):
        return after
    taken = after.taken_up(said=())
    return taken if len(taken.taken) < taken.variant.tricks else settled(taken)


REQUEST = beside("say", offers=requests, do=says, agreed=lambda game: game.talking, spans={"say": REQUESTS})

STAGES: dict[str, Stage[Any]] = {PLAY: stage("play", to_play, deed("play", offers=playable, do=plays), REQUEST)}
