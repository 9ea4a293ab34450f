"""How a test asks the player of the book what it would do, and positions of the play set up by hand."""

from __future__ import annotations

from typing import Any

from tapete.cards import Card, cards
from tapete.games.voltarete.advice import Adviser
from tapete.table.matadores import PACK
from tapete.table.tricks import Trick
from tapete.table.view import Played
from tests.games.voltarete.hands import Voltarete, endgame, hand


def advised(case: Voltarete, who: str = "") -> str:
    """What it does now and why: `play 7O vol.I.18.2`."""
    choice = Adviser().choose(case.witness(who or case.turn))
    return f"{choice.action} {choice.maxim}"


def done(case: Voltarete) -> str:
    """What it does now."""
    return str(Adviser().choose(case.witness(case.turn)).action)


def with_nine(held: str, who: str = "ana", pot: int = 25, **given: Any) -> Voltarete:
    """He was dealt these nine cards, and is the first to speak who has not passed."""
    case = hand(pot, **{who.upper(): held}, **given)
    while case.turn != who:
        case = case.do(f"{case.turn} passo")
    return case


def opened(held: str, who: str = "ana", pot: int = 25, **given: Any) -> str:
    """What he says first with these nine cards, and why."""
    return advised(with_nine(held, who, pot, **given))


def position(tricks: tuple[int, ...] = (), **given: Any) -> Voltarete:
    """The play at a moment: each has these cards, and each seat has made so many tricks, in which some were spent."""
    kind, spent, also = given.pop("kind", "licença"), cards(given.pop("spent", "")), given.pop("also", {})
    case = endgame(**given)
    held = {card for each in case.state.hands for card in each}
    low = [card for card in PACK if card not in held and card.text not in ("1E", "1B")]
    low.sort(key=lambda card: (card not in spent, card.suit is case.state.trump, card.rank))
    return case.but(kind=kind, taken=_made(case.state.active, tricks, low), **also)


def _made(seats: tuple[int, ...], tricks: tuple[int, ...], low: list[Card]) -> tuple[Trick, ...]:
    holders = [seat for seat, number in enumerate(tricks) for _ in range(number)]
    return tuple(
        Trick(holder, holder, tuple(Played(seat, low.pop(0)) for seat in seats)) for holder in holders
    )  # fmt: skip


def of_the_book(hands: dict[str, str], trump: str, feito: str, **given: Any) -> Voltarete:
    """One of the hands of chapter XVII, with everybody's nine cards."""
    return endgame(trump, "ana", feito, **hands, **given)
