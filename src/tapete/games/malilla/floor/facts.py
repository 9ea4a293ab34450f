"""What an open table keeps besides the cards: slips as facts, and what has been ruled on them."""

from __future__ import annotations

from dataclasses import dataclass

from tapete.cards import Card
from tapete.games.malilla.judge import Bench
from tapete.games.malilla.settle import Fine
from tapete.games.malilla.state import MalillaState

REVOKE, LEAD, TURN, TRICK, TALK, SHOW, DEAL, CARDS, PEEK = (
    "revoke", "lead", "turn", "trick", "talk", "show", "deal", "cards", "peek",
)  # fmt: skip
"""What can be claimed against somebody."""

ASIDE = "aside"
"""The stage in which a card too many is drawn from a hand and put aside."""


@dataclass(frozen=True, slots=True)
class Slip:
    """Something done against the law: what, by whom, in which trick, and whether it has been ruled on."""

    what: str
    seat: int
    trick: int
    kind: str = ""
    ruled: bool = False


@dataclass(frozen=True, slots=True)
class Claim:
    """A claim that was not proven: nobody makes the same one twice in one trick."""

    accuser: int
    what: str
    accused: int
    trick: int

    def made_by(self, seat: int, trick: int) -> bool:
        """Whether the seat made it in this trick."""
        return self.accuser == seat and self.trick == trick


@dataclass(frozen=True, kw_only=True)
class FloorState(MalillaState):
    """A Malilla at the open table.

    `rightful` is the seat whose deal it was, when another dealt; `lifted` is what the cut lifted; `over_dealt` and
    `short_dealt` got a card too many and too few, `counted_over` and `counted_short` were found with them in play;
    from the hand of `oversized` a card is to be drawn blindly. `origins` says from which pile each card of the trick
    came, `returned` which cards went back from it; `menders` may still change their card after one was mended.
    """

    rightful: int | None = None
    lifted: int = 0
    over_dealt: tuple[int, ...] = ()
    short_dealt: tuple[int, ...] = ()
    counted_over: tuple[int, ...] = ()
    counted_short: tuple[int, ...] = ()
    drawing: int = 0
    oversized: int | None = None
    slips: tuple[Slip, ...] = ()
    claims: tuple[Claim, ...] = ()
    warned: tuple[tuple[int, int], ...] = ()
    shown: tuple[int, ...] = ()
    dropped: tuple[tuple[int, Card], ...] = ()
    peeked: tuple[tuple[int, Card], ...] = ()
    origins: tuple[int, ...] = ()
    returned: tuple[Card, ...] = ()
    menders: tuple[int, ...] = ()
    fines: tuple[Fine, ...] = ()
    silent: tuple[int, ...] = ()
    done: tuple[int, ...] = ()

    @property
    def bench(self) -> Bench:
        """The judge of this game."""
        return Bench(self.variant)

    @property
    def led(self) -> bool:
        """Whether a card has been led in this hand, though it was taken back: the play has begun."""
        return bool(self.trick or self.taken or self.returned)

    @property
    def laid_open(self) -> tuple[int, ...]:
        """The seats whose hands lie face up."""
        return self.shown

    def slip(self, what: str, seat: int, kind: str = "") -> FloorState:
        """The state with a slip kept as fact; nobody is told."""
        return self.but(slips=(*self.slips, Slip(what, seat, len(self.taken), kind)))

    def unruled(self, what: str, seat: int) -> Slip | None:
        """The first slip of this kind by the seat on which nothing has been ruled."""
        return next((slip for slip in self.slips if slip.what == what and slip.seat == seat and not slip.ruled), None)

    def ruled(self, slip: Slip) -> FloorState:
        """The state with the slip ruled on."""
        done = Slip(slip.what, slip.seat, slip.trick, slip.kind, ruled=True)
        place = self.slips.index(slip)
        return self.but(slips=(*self.slips[:place], done, *self.slips[place + 1 :]))

    def without_revoke(self, seat: int) -> FloorState:
        """The state with the seat's revoke in the trick on the table undone: its card went back, or is lawful now."""
        return self.but(slips=tuple(slip for slip in self.slips if not self._lies(slip, seat)))

    def revoke_stays(self, seat: int) -> bool:
        """Whether the seat's card in the trick on the table is a revoke ruled on: nobody takes it back any more."""
        return any(slip.ruled and self._lies(slip, seat) for slip in self.slips)

    def revoke_to_mend(self, seat: int) -> Slip | None:
        """The seat's revoke in the trick on the table, unless it was ruled on."""
        return next((slip for slip in self.slips if not slip.ruled and self._lies(slip, seat)), None)

    def _lies(self, slip: Slip, seat: int) -> bool:
        return (slip.what, slip.seat, slip.trick) == (REVOKE, seat, len(self.taken))

    def fined(self, seat: int, reason: str, laws: tuple[str, ...], counts: bool = False) -> FloorState:
        """The state with ten to be paid by the seat at the end, who does not count unless the law lets him."""
        return self.but(
            fines=(*self.fines, Fine(seat, reason, laws)), silent=self.silent if counts else (*self.silent, seat)
        )

    def known(self, seat: int | None) -> frozenset[Card]:
        """Besides what all know: hands shown, cards dropped, and for him who peeked what he saw."""
        cards = set(super().known(seat))
        cards.update(card for place in self.shown for card in self.hands[place])
        cards.update(card for _, card in self.dropped)
        cards.update(self.returned)
        cards.update(card for place, card in self.peeked if place == seat)
        return frozenset(cards)
