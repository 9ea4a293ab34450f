"""Where stones must be claimed: the count at the end of the hand, and the dejes on the way."""

from __future__ import annotations

from tapete.games.mus import settle
from tapete.games.mus.deal import GOOD_CUT
from tapete.games.mus.ranking import LANCES
from tapete.games.mus.state import COUNT, SEATS, Item, MusState, pair_of
from tapete.laws.mark import law
from tapete.table.action import Action
from tapete.table.event import event
from tapete.table.offer import Offer, say
from tapete.table.phase import Stage, beside, by_anyone, stage

ITEMS = {"claim": (*LANCES, *(f"deje-{lance}" for lance in LANCES))}
"""What can be claimed: what a lance is worth, and the deje of a bet on it that was refused."""


def turn(state: MusState) -> int:
    """The first in turn whose pair has not finished counting; either partner may speak for it."""
    return next(seat for seat in state.order if pair_of(seat) not in state.done)


@law("mus.106", "mus.139")
def claims(state: MusState, seat: int) -> list[Offer]:
    """The seat may claim what its pair has not claimed yet, and nothing that is not true."""
    own = [item for item in state.items if item.pair == pair_of(seat) and item.name not in state.claimed]
    return [say("claim", item.name) for item in own]


def claim(state: MusState, seat: int, action: Action) -> MusState:
    """A deje counts from the moment it is claimed, the rest when the count is closed."""
    item = next(item for item in state.items if item.name == action.arguments[0])
    told = event("claims", seat, item=item.name, number=item.amount)
    after = state.but(claimed=(*state.claimed, item.name)).telling(told)
    return settle.deje_credited(after, item) if is_deje(item) else after


def is_deje(item: Item) -> bool:
    """Whether it is the deje of a refused bet."""
    return item.name.startswith("deje-")


def done_offers(state: MusState, seat: int) -> list[Offer]:
    """Either partner may end the count of his pair."""
    return [] if pair_of(seat) in state.done else [say("done")]


def done(state: MusState, seat: int, action: Action) -> MusState:
    """The pair has nothing more to claim; when both have not, the count is closed."""
    after = state.but(done=(*state.done, pair_of(seat))).telling(event("done", seat))
    return closed(after) if len(after.done) == 2 else after


@law("mus.139")
def cut_offers(state: MusState, seat: int) -> list[Offer]:
    """The next cutter sits at the left of the mano, who will deal; when his pair is done he may cut for it."""
    return [GOOD_CUT] if seat == (state.mano + 3) % SEATS and pair_of(seat) in state.done else []


@law("mus.106", "mus.139")
def cut(state: MusState, seat: int, action: Action) -> MusState:
    """The cut for the next deal closes the count for all."""
    return closed(state.but(precut=action.number))


@law("mus.122", "mus.139")
def closed(state: MusState) -> MusState:
    """What was claimed is collected in the order of the book; what was forgotten is lost."""
    lost = [item for item in state.items if item.name not in state.claimed]
    told = state.telling(*(event("forgotten", item.pair, item=item.name, number=item.amount) for item in lost))
    return settle.collected(told, [item for item in state.items if item.name in state.claimed and not is_deje(item)])


STAGES: dict[str, Stage[MusState]] = {
    COUNT: stage(
        "count",
        turn,
        by_anyone("claim", offers=claims, do=claim, spans=ITEMS),
        by_anyone("done", offers=done_offers, do=done),
        by_anyone("cut", offers=cut_offers, do=cut),
    )
}
CLAIM = beside("claim", offers=claims, do=claim, agreed=lambda game: game.manual_claims, spans=ITEMS)
"""A deje can be claimed as soon as a bet is refused, whatever is asked meanwhile."""
