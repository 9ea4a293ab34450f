"""Where stones must be claimed: the count at the end of the hand, and the dejes on the way."""

from __future__ import annotations

from tapete.games.mus import settle
from tapete.games.mus.deal import LEAST_CUT
from tapete.games.mus.ranking import PACK
from tapete.games.mus.state import COUNT, SEATS, Item, MusState, pair_of
from tapete.laws.mark import law
from tapete.table.action import Action
from tapete.table.event import event
from tapete.table.offer import Number, Offer, Prompt, say
from tapete.table.phase import Phase


def turn(state: MusState) -> int:
    """The first in turn whose pair has not finished counting; either partner may speak for it."""
    return next(seat for seat in state.order if pair_of(seat) not in state.done)


@law("mus.106", "mus.139")
def prompt(state: MusState, seat: int) -> Prompt | None:
    """Claim what is due, or be done; the next cutter, when his pair is done, may cut and so close the count."""
    offers = list(claims(state, seat))
    if pair_of(seat) not in state.done:
        offers.append(say("done"))
    elif seat == next_cutter(state):
        offers.append(Number("cut", LEAST_CUT, len(PACK) - LEAST_CUT, usual=(10, 20, 30)))
    return Prompt("count", tuple(offers)) if offers else None


def next_cutter(state: MusState) -> int:
    """He sits at the left of the one who is mano now and will deal."""
    return (state.mano + 3) % SEATS


@law("mus.106", "mus.139")
def claims(state: MusState, seat: int) -> list[Offer]:
    """The seat may claim what its pair has not claimed yet, and nothing that is not true."""
    own = [item for item in state.items if item.pair == pair_of(seat) and item.name not in state.claimed]
    return [say("claim", item.name) for item in own]


def act(state: MusState, seat: int, action: Action) -> MusState:
    """A claim, the end of a pair's count, or the cut that ends it for all."""
    if action.word == "claim":
        return claim(state, seat, str(action.arguments[0]))
    if action.word == "cut":
        return closed(state.but(precut=action.number))
    after = state.but(done=(*state.done, pair_of(seat))).telling(event("done", seat))
    return closed(after) if len(after.done) == 2 else after


def claim(state: MusState, seat: int, name: str) -> MusState:
    """A deje counts from the moment it is claimed, the rest when the count is closed."""
    item = next(item for item in state.items if item.name == name)
    after = state.but(claimed=(*state.claimed, name)).telling(event("claims", seat, item=name, number=item.amount))
    return settle.deje_credited(after, item) if is_deje(item) else after


def is_deje(item: Item) -> bool:
    """Whether it is the deje of a refused bet."""
    return item.name.startswith("deje-")


@law("mus.122", "mus.139")
def closed(state: MusState) -> MusState:
    """What was claimed is collected in the order of the book; what was forgotten is lost."""
    lost = [item for item in state.items if item.name not in state.claimed]
    told = state.telling(*(event("forgotten", item.pair, item=item.name, number=item.amount) for item in lost))
    return settle.collected(told, [item for item in state.items if item.name in state.claimed and not is_deje(item)])


PHASES: dict[str, Phase[MusState]] = {COUNT: Phase(turn=turn, prompt=prompt, act=act)}
