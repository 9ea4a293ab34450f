"""What people write by hand, the facts a match starts with and the hands to be dealt, read with care."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from tapete.cards import Card
from tapete.errors import BadOption
from tapete.table.option import one_of
from tapete.table.zones import Cards

if TYPE_CHECKING:
    from tapete.table.game import Game

LARGEST = 10**6
"""No score that a match starts with is as large."""


class Facts:
    """The facts with which a match begins; what the game does not know, or cannot be, is an error that says so."""

    def __init__(self, game: Game, given: Mapping[str, object], known: Sequence[str]) -> None:
        self.game, self.given = game, given
        for name in given:
            if name not in known:
                raise BadOption(
                    "unknown-start", "A match of {game} cannot start with {name}: it can with {known}.",
                    game=game.name, name=name[:60], known=", ".join(known),
                )  # fmt: skip

    def number(self, name: str, values: Sequence[int]) -> int | None:
        """A whole number that was given, if it was."""
        return int(one_of(name, values, self.given[name])) if name in self.given else None

    def numbers(self, name: str, values: Sequence[int], count: int | None = None) -> tuple[int, ...]:
        """A list of whole numbers; `count` of them, if that matters, zeros where none were given."""
        given = self.given.get(name, [0] * (count or 0))
        if not isinstance(given, list | tuple):
            raise BadOption("not-a-list", "{name} must be a list of whole numbers.", name=name)
        if count is not None and len(given) != count:
            raise BadOption("wrong-length", "{name} must give {count} numbers.", name=name, count=count)
        return tuple(int(one_of(name, values, item)) for item in given)

    def people(self, name: str) -> tuple[int, ...]:
        """People by number."""
        return self.numbers(name, range(self.game.seats))

    def score(self) -> tuple[int, ...]:
        """What each side has won of the others before."""
        sides = len(self.game.sides)
        given = self.given.get("score", [0] * sides)
        if not isinstance(given, list | tuple) or not all(type(item) is int and abs(item) < LARGEST for item in given):
            raise BadOption("not-a-score", "score must be a list of whole numbers.")
        if len(given) != sides or sum(given) != 0:
            raise BadOption("bad-score", "score must give {sides} numbers that add up to zero.", sides=sides)
        return tuple(given)


def check_hands(hands: Sequence[Sequence[Card]], seats: int, dealer: int | None) -> None:
    """Refuse hands that cannot be dealt: one for each seat, when it is known who deals."""
    if len(hands) != seats:
        raise BadOption("wrong-hands", "There must be {seats} hands, not {given}.", seats=seats, given=len(hands))
    if dealer is None:
        raise BadOption("no-dealer", "It is not settled yet who deals: begin with a dealer, or draw the lots.")


def check_stock(game: Game, stock: Cards, asleep: int) -> None:
    """Refuse a stock of more cards than are left over."""
    if len(stock) > asleep:
        raise BadOption(
            "stock-too-long", "The stock of {game} has {asleep} cards, not {given}.",
            game=game.name, asleep=asleep, given=len(stock),
        )  # fmt: skip


def missing_cards(
    game: Game, pack: Sequence[Card], hands: Mapping[int, Cards], stock: Cards, each: Mapping[int, int]
) -> dict[int, Cards]:
    """What every seat still lacks to as many cards as it is dealt: the first of the pack that nobody was given."""
    written = [card for hand in (*hands.values(), stock) for card in hand]
    for card in written:
        if written.count(card) > 1:
            raise BadOption("card-twice", "{card} is written twice.", card=str(card))
        if card not in pack:
            raise BadOption("not-in-pack", "{card} is not in the pack of {game}.", card=str(card), game=game.name)
    spare = [card for card in pack if card not in written]
    lacking: dict[int, Cards] = {}
    for seat, hand in hands.items():
        due = each[seat]
        if len(hand) > due:
            raise BadOption(
                "hand-too-long", "Seat {seat} gets {each} cards, not {given}.", seat=seat, each=due, given=len(hand)
            )
        lacking[seat], spare = tuple(spare[: due - len(hand)]), spare[due - len(hand) :]
    return lacking


def stacked_pack(
    pack: Sequence[Card], hands: Sequence[Cards], stock: Cards, pattern: Sequence[int], lifted: int
) -> Cards:
    """The pack that, when so many cards were lifted from it, deals these whole hands, in their order, by packets."""
    dealt: list[Card] = []
    start = 0
    for packet in pattern:
        dealt += [card for hand in hands for card in hand[start : start + packet]]
        start += packet
    deck = (*dealt, *stock, *(card for card in pack if card not in dealt and card not in stock))
    return (*deck[-lifted:], *deck[:-lifted])
