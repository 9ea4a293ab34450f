"""A first bot: it sees a View and nothing else, and beats one that plays at random."""

from __future__ import annotations

from examples.highcard.game import ORDER
from tapete.cards import Card
from tapete.table.action import Action, play
from tapete.table.player import Choice
from tapete.table.view import View


def height(card: Card) -> int:
    """How high a card is in its suit."""
    return ORDER.power[card]


class FirstBot:
    """It changes its lowest card, leads its highest, and takes a trick as cheaply as it can."""

    def __init__(self, seed: int, without: frozenset[str] = frozenset()) -> None:
        """Who draws lots draws them from the seed, who goes by maxims may leave out some; this one does neither."""

    def choose(self, view: View) -> Choice:
        """What to do now, among what `view.prompt` offers."""
        assert view.prompt is not None and view.mine is not None
        hand = sorted((card for card in view.mine.cards if card is not None), key=height)
        if view.prompt.key == "cut":
            return Choice(Action("cut", (6,)))
        if view.prompt.key == "discard":
            return Choice(Action("discard", tuple(hand[:1])))
        return Choice(play(self.card(view, hand)))

    def card(self, view: View, hand: list[Card]) -> Card:
        """The lowest card that wins; when none does the lowest of all, and to lead the highest."""
        if not view.trick:
            return hand[-1]
        led = view.trick[0].card
        return next((card for card in hand if ORDER.beats(card, led)), hand[0])

    def notice(self, view: View) -> Choice | None:
        """There is nothing to claim where only lawful things can be done."""
        return None
