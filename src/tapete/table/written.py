"""What people write by hand, the facts a match starts with and the hands to be dealt, read with care."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from tapete.cards import Card
from tapete.errors import BadOption


def check_facts(given: Iterable[str], known: Sequence[str], game: str) -> None:
    """Refuse a starting fact that the game does not have, and name those it has."""
    for name in given:
        if name not in known:
            raise BadOption(
                "unknown-start",
                "A match of {game} cannot start with {name}: it can with {known}.",
                game=game,
                name=name[:60],
                known=", ".join(known),
            )


def check_cards(written: Sequence[Card], pack: Sequence[Card], game: str) -> None:
    """Refuse a card that is written twice, or that the game's pack does not have."""
    for card in written:
        if written.count(card) > 1:
            raise BadOption("card-twice", "{card} is written twice.", card=str(card))
        if card not in pack:
            raise BadOption("not-in-pack", "{card} is not in the pack of {game}.", card=str(card), game=game)


def check_hands(hands: Sequence[Sequence[Card]], seats: int, dealer: int | None) -> None:
    """Refuse hands that cannot be dealt: one for each seat, when it is known who deals."""
    if len(hands) != seats:
        raise BadOption("wrong-hands", "There must be {seats} hands, not {given}.", seats=seats, given=len(hands))
    if dealer is None:
        raise BadOption("no-dealer", "It is not settled yet who deals: begin with a dealer, or draw the lots.")
