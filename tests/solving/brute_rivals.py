"""A plain search over the games' own code where each plays for himself: every card is played by `state.apply`.

Nothing of the solver is asked. What a hand has brought the ledger tells when it is over; of a Voltarete, where the pot
and what is owed to it go with it, its settlement.
"""

from __future__ import annotations

from tapete.cards import Card
from tapete.games.voltarete.aim import gains as of_voltarete
from tapete.games.voltarete.state import VoltareteState
from tapete.soak.hands import to_play
from tapete.table.action import Action
from tapete.table.state import State
from tapete.table.tricks import TrickState
from tests.solving.brute import stopping

Amounts = tuple[float, ...]


class EachForHimself:
    """What everybody gains by each card of a position, if all play for themselves, or the others against one."""

    def __init__(self, begun: TrickState, against_one: bool = False) -> None:
        self.begun, self.against_one = begun, against_one
        self.seats, self.root = begun.play.seats, begun.to_play()

    def values(self) -> dict[Card, Amounts]:
        """The gains of all by each card that may be played."""
        return {card: self.after(self.begun, card) for card in self.begun.lawful_cards(self.root)}

    def after(self, state: TrickState, card: Card) -> Amounts:
        if isinstance(state, VoltareteState):
            laid = state.laid(state.to_play(), card)
            return self.in_voltarete(laid.taken_up() if len(laid.trick) == len(laid.play.seats) else laid)
        after = state.apply(state.to_play(), Action("play", (card,)))
        if after.hand == self.begun.hand and to_play(after):
            assert isinstance(after, TrickState)
            return self.best(after)
        return self.paid(after)

    def in_voltarete(self, state: VoltareteState) -> Amounts:
        if not state.trick and not state.holding(state.to_play()):
            return self.settled(state)
        stopper = stopping(state) if len(self.begun.taken) < 5 else None
        found = self.best(state)
        return found if stopper is None else self.liked(stopper, [found, self.settled(state)])

    def settled(self, state: TrickState) -> Amounts:
        gained = of_voltarete(self.begun, state.taken)  # type: ignore[arg-type]
        return tuple([gained[seat] for seat in self.seats])

    def paid(self, over: State) -> Amounts:
        side = over.game.side
        return tuple([over.ledger.balance(side(at)) - self.begun.ledger.balance(side(at)) for at in self.seats])

    def best(self, state: TrickState) -> Amounts:
        seat = state.to_play()
        return self.liked(seat, [self.after(state, card) for card in state.lawful_cards(seat)])

    def liked(self, seat: int, ways: list[Amounts]) -> Amounts:
        """What the seat takes: by its own gain, then by the loss of the one to play, then of those at its right."""
        root, own = self.seats.index(self.root), self.seats.index(seat)
        if self.against_one:
            return (max if own == root else min)(ways, key=lambda each: each[root])
        right = [*range(own + 1, len(self.seats)), *range(own)]
        return max(
            ways, key=lambda each: (each[own], *([] if own == root else [-each[root]]), *[-each[at] for at in right])
        )
