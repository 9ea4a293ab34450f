"""One position in many worlds: what each card brings on average, by playouts or exactly in each."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from tapete.cards import Card
from tapete.errors import TapeteError
from tapete.fast import Hidden, Tables, hidden, playouts, worlds
from tapete.fast.tables import Words
from tapete.fast.weights import Weights
from tapete.solving.solver import Solving
from tapete.table.mind import Belief
from tapete.table.tricks import TrickState


def hidden_from(state: TrickState, tables: Tables, seat: int, belief: Belief | None = None) -> Hidden:
    """What the seat does not know of the hands: which cards, how many with each, and what each is known to lack.

    By what is believed of each some cards are likelier with one than with another.

    What can be explained in several ways, and what was said of cards, no masks can say: `table.worlds` can.
    """
    ways, play, known = state.ruled_out(seat), state.play, state.known(seat)
    if len(ways) != 1 or state.game.contents.agrees is not None or play.piled:
        raise TapeteError("no-masks", "These worlds cannot be drawn on masks.")
    zones = {zone: cards for zone, cards in state.zones().items() if not zone.startswith(("trick", "taken"))}
    unknown = [card for cards in zones.values() for card in cards if card not in known and card in tables.bit]
    held = {each: state.holding(each) for each in play.seats}
    room = {each: sum(card not in known for card in hand) for each, hand in held.items()}
    sure = {each: [card for card in hand if card in known] for each, hand in held.items()}
    lacking = {each: ways[0].get(f"hand {each}", frozenset()) for each in play.seats}
    return hidden(tables, unknown, room, sure, lacking, belief)


class Worlds:
    """The worlds in which the one to play might be, and what his cards are worth in them."""

    def __init__(self, state: TrickState, number: int = 100, seed: int = 1, memory: int = 16) -> None:
        self.solving = Solving(state, memory)
        self.tables, self.here = self.solving.tables, self.solving.here
        unknown = hidden_from(state, self.tables, state.to_play())
        self.rows: Words = worlds(self.tables, unknown, number, seed)

    def by_playouts(self, policy: Weights | None = None, noise: int = 0, seed: int = 1) -> Mapping[Card, float]:
        """For each card the mean points of the player's side, by the `Play`, at random or by a policy."""
        played = playouts(self.tables, self.here, self.rows, policy=policy, noise=noise, seed=seed)
        own = [self.tables.seat[seat] for seat in self.solving.side]
        means = played.points[:, :, own].sum(axis=2).mean(axis=0)
        return {card: float(mean) for card, mean in zip(played.cards, means, strict=True)}

    def by_search(self, budget: int = 1_000_000) -> Mapping[Card, float]:
        """For each card the mean of what is searched, exact in each world unless the budget for it runs out.

        It is from the player: more is better.
        """
        found = self.each(budget).mean(axis=(0, 2))
        cards = self.tables.of_mask(self.here.lawful(self.tables))[::-1]
        sign = 1 if self.solving.first else -1
        return {card: sign * float(mean) for card, mean in zip(cards, found, strict=True)}

    def each(self, budget: int = 1_000_000) -> np.ndarray[tuple[int, ...], np.dtype[np.int64]]:
        """The two bounds of what is searched, by world and card, the highest card first."""
        return self.solving.search.values_in(self.here, self.rows, budget)
