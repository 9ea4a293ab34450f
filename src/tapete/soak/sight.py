"""What each viewer has been shown of a hand, kept apart from what the game itself says that he knows."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from tapete.cards import Card
from tapete.soak.looking import cards_in, hold, listed, new_events, viewers
from tapete.table.state import State
from tapete.table.zones import Zones


@dataclass(slots=True)
class Sight:
    """One account for all viewers: the cards of each one's own hand, those he was told of, and those face up.

    It begins anew with every hand, and asks neither `known` nor the View, so that it finds where these two agree on
    a card that nobody has shown.
    """

    hand: int = -1
    seen: dict[int | None, set[Card]] = field(default_factory=dict)

    def follow(self, before: State, after: State) -> None:
        """Add what this step has shown to each."""
        if after.hand != self.hand:
            self.hand, self.seen = after.hand, {viewer: set() for viewer in viewers(after)}
        zones = after.zones()
        up = _face_up(zones)
        shown = [(event, cards_in(event.details)) for event in new_events(before, after)]
        for viewer, seen in self.seen.items():
            seen |= up
            seen.update(zones.get(f"hand {viewer}", ()))
            for event, cards in shown:
                if event.told(viewer):
                    seen |= cards

    def nothing_else_is_seen(self, state: State) -> None:
        """No View shows, and nobody is said to know, a card that lies hidden and was never shown to him.

        What an offer may name of hidden cards is another matter: `checks.nothing_leaks`.
        """
        lying = {card for cards in state.zones().values() for card in cards}
        for viewer, seen in self.seen.items():
            hidden = lying - seen
            view = state.view(viewer, state.next_event(viewer))
            shown = cards_in(replace(view, prompt=None)) & hidden
            hold(not shown, f"the View of {viewer} shows {listed(shown)}, which nobody has shown him")
            known = state.known(viewer) & hidden
            hold(not known, f"{viewer} is said to know {listed(known)}, which nobody has shown him")


def _face_up(zones: Zones) -> set[Card]:
    """The cards that lie in sight of all: the tops of piles, the trick on the table, discards when all is played."""
    tops = [cards[0] for name, cards in zones.items() if name.startswith("pile ") and cards]
    thrown = [card for name, cards in zones.items() if name.startswith("discards ") for card in cards]
    return {*tops, *zones.get("trick", ()), *(thrown if _played_out(zones) else ())}


def _played_out(zones: Zones) -> bool:
    """Whether tricks were taken, and no two hands are left to make another."""
    return "taken 0" in zones and sum(bool(cards) for name, cards in zones.items() if name.startswith("hand ")) < 2
