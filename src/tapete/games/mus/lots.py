"""Before the first hand: who plays with whom, who sits where, who is mano."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from tapete.cards import Card
from tapete.games.mus.ranking import PACK, height_of
from tapete.games.mus.state import ORDERS, SEATS, SHUFFLE, MusState
from tapete.laws.mark import law
from tapete.table.action import Action
from tapete.table.chance import Chance
from tapete.table.event import Seat, event
from tapete.table.phase import Stage, lot

DRAW, FIRST_MANO = "draw", "first-mano"


def first_lot(state: MusState) -> MusState:
    """The state before the draw that this table needs."""
    return state.but(phase=DRAW if state.game.partners == "drawn" else FIRST_MANO)


@law("mus.13", "mus.14", "mus.15", "mus.16", "mus.17")
def draw(state: MusState, seat: int, action: Action) -> MusState:
    """Each draws: the two highest are partners, the highest is mano; the better of the others sits at his right."""
    draws = Draws(action.cards, height_of(state.game.kings))
    try:
        first, second, third, fourth = draws.ranked(range(SEATS))
    except StopIteration:
        # The whole pack was drawn in ties: everybody draws anew.
        return state.telling(event("draw-again"))
    # People are told of by the seat they will keep.
    seats = (first, third, second, fourth)
    drawn = (event("drew", seats.index(place), cards=tuple(cards)) for place, cards in draws.drawn.items())
    return seated(state.telling(*drawn), seats)


class Draws:
    """The cards drawn one after another; suits never break a tie, so the equal ones draw again among themselves."""

    def __init__(self, deck: Sequence[Card], heights: Mapping[int, int]) -> None:
        self.deck: Iterator[Card] = iter(deck)
        self.heights = heights
        self.drawn: dict[int, list[Card]] = {place: [] for place in range(SEATS)}

    @law("mus.4", "mus.6")
    def ranked(self, group: Sequence[int]) -> list[int]:
        """The players of the group from the highest to the lowest."""
        if len(group) == 1:
            return list(group)
        levels: dict[int, list[int]] = {}
        for place in group:
            card = next(self.deck)
            self.drawn[place].append(card)
            levels.setdefault(self.heights[card.rank], []).append(place)
        return [place for level in sorted(levels, reverse=True) for place in self.ranked(levels[level])]


def draw_mano(state: MusState, seat: int, action: Action) -> MusState:
    """Where pairs and seats are agreed, only the first mano is drawn: the seats are numbered from him on."""
    return seated(state, ORDERS[action.number])


@law("mus.16", "mus.17", "mus.18")
def seated(state: MusState, order: Sequence[int]) -> MusState:
    """The people sit in this order: mano, the opponent at his right, his partner, and the first dealer at his left."""
    after = state.but(phase=SHUFFLE, players=tuple(state.players[place] for place in order), mano=0, dealer=SEATS - 1)
    told = event("seated", first=Seat(0), second=Seat(1), third=Seat(2), fourth=Seat(3))
    return after.telling(told, event("first-mano", 0))


STAGES: dict[str, Stage[MusState]] = {
    DRAW: lot(lambda state: Chance("lot", PACK), draw),
    FIRST_MANO: lot(lambda state: Chance("mano", tuple(range(SEATS))), draw_mano),
}
