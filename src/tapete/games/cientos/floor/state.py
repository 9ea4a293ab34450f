"""What the open table keeps besides the cards: how hands slipped, and what has been ruled on it."""

from __future__ import annotations

from dataclasses import dataclass

from tapete.cards import Card, Suit
from tapete.games.cientos.judge import RIGHT, SHORT, TOO_MANY
from tapete.games.cientos.ranking import HAND, MANO_DRAWS, SET_RANKS, SETS, Combination, as_set, combinations, parts
from tapete.games.cientos.showing import must_be_shown
from tapete.games.cientos.state import CientosState
from tapete.laws.mark import law
from tapete.table.floor import FloorState, Slip
from tapete.table.zones import Cards, of_match

DECIDE, DRAW, PICK, INSPECT = "decide", "draw", "pick", "inspect"

LEAD = "lead"
"""The slip of one who led out of turn; it happens once in a hand at most."""


@dataclass(frozen=True, kw_only=True)
class CientosFloor(CientosState, FloorState):
    """The Cientos at the open table."""

    careful: bool = of_match(False)
    """Whether a slip has cost a deal: then hands do not slip in dealing until a hand is played out."""
    packet: int = 0
    """By how many was dealt."""
    extra: tuple[int, int] = (0, 0)
    """How many cards too many each was dealt."""
    allowed: tuple[int, int] = (0, 0)
    """How many of them he was let keep."""
    exposed: Cards = ()
    """Cards turned up in the deal."""
    turned: Cards = ()
    """Cards of the stock that were turned up."""
    picked_to_stock: bool = False
    """Whether a card picked blindly goes back to the stock, and not to the discard."""
    resumed: str = ""
    """Where the hand goes on when a card has been picked, or when a win did not stand."""

    uncoverers: tuple[int, ...] = ()
    """Who has turned up the other's discard."""
    put_unseen: tuple[int, int] = (0, 0)
    """How many cards were put to each discard after it had been turned up."""
    bared: tuple[int, ...] = ()
    """Who has turned up his own."""
    orders: tuple[int, ...] = ()
    """Who may name the suit of the other's next lead."""
    forced: tuple[Suit | None, Suit | None] = (None, None)
    """The suit that each must lead."""
    obeyed: bool = False
    """Whether the last lead was of a suit that had been ordered."""
    running: bool = False
    """Whether the last lead changed suit after a run."""
    called: bool = False
    """Whether it was announced."""
    followed_at: tuple[int, ...] = ()
    """How long the ledger was when each trick was first followed."""
    mended: tuple[int, ...] = ()
    """After which tricks somebody has taken his card back."""

    # Hands, and what was in them.

    @law("cie.123")
    def to_play(self) -> int:
        """Who leads out of turn is answered by the other; who has no card left is not waited for."""
        if self.trick:
            return 1 - self.trick[0].seat
        return self.leader if self.hands[self.leader] else 1 - self.leader

    def kept(self, seat: int) -> Cards:
        """The hand as it was when the play began."""
        return (*self.hands[seat], *[played.card for played in self.plays if played.seat == seat])

    @property
    def discarded(self) -> bool:
        """Whether anybody has discarded."""
        return bool(self.exchanged or self.phase == DRAW)

    @law("cie.4", "cie.60", "cie.61")
    def due(self, seat: int) -> int:
        """How many cards he has yet to draw for those he threw."""
        drawing = self.phase == DRAW and seat == (self.pie if self.exchanged else self.mano)
        return len(self.discards[seat]) - self.allowed[seat] if drawing else 0

    def surplus(self, seat: int) -> int:
        """How many cards too many the seat has; less than nothing when too few. What he has yet to draw is his."""
        played = sum([played.seat == seat for played in self.plays])
        return len(self.hands[seat]) + self.due(seat) + played - HAND if self.hands else 0

    def number(self, seat: int) -> str:
        """Whether the seat's cards are right, too many or too few."""
        surplus = self.surplus(seat)
        return TOO_MANY if surplus > 0 else SHORT if surplus < 0 else RIGHT

    def has_played(self, seat: int) -> bool:
        """Whether the seat has played its first card."""
        return any(played.seat == seat for played in self.plays)

    @property
    @law("cie.70")
    def tricks_due(self) -> int:
        """The fuller hand plays out its cards; of a card too many no trick is made."""
        return HAND + min(0, max(self.surplus(0), self.surplus(1)))

    @property
    def played_out(self) -> bool:
        """Whether all tricks are played."""
        return len(self.taken) >= self.tricks_due

    @property
    def astray(self) -> Slip | None:
        """The lead out of turn that lies on the table."""
        return next((slip for slip in self.slips if slip.what == LEAD and not slip.ruled), None)

    @property
    @law("cie.60", "cie.74")
    def mano_robbed(self) -> bool:
        """Whether the mano has drawn of what is the pie's; with thirteen four are his share."""
        return self.exchanged[0] > MANO_DRAWS - self.allowed[self.mano]

    @property
    def pie_share(self) -> int:
        """A pie who was let keep his thirteen draws one less."""
        return super().pie_share - self.allowed[self.pie]

    # What is announced.

    @law("cie.118", "cie.120")
    def pretended(self, seat: int) -> tuple[Combination, ...]:
        """What he could claim with a card that lies in his discard; and one fourteen called for another."""
        if not self.discards[seat]:
            return ()
        stage, hand, contest = self.stage, self.hands[seat], self.contests[self.stage]
        used = {card for named in contest.named[seat] for card in named.cards}
        thought = combinations((*hand, *self.discards[seat]), stage)
        if stage == SETS:
            thought = (*thought, *(part for whole in thought for part in parts(whole)), *_miscalled(hand))
        true = {(each.kind, each.arguments) for each in combinations(hand, stage)}
        return tuple(
            each
            for each in dict.fromkeys(thought)
            if not set(hand).issuperset(each.cards)
            and each.strength <= contest.limits[seat]
            and used.isdisjoint(each.cards)
            and (each.kind, each.arguments) not in true
        )

    @law("cie.120")
    def is_too_late(self, seat: int) -> bool:
        """Whether a slip can no longer be mended: the first card is played; for a pie who speaks later, his own."""
        return self.has_played(seat) if seat == self.pie and self.game.pie_speaks_later else self.opened

    def unshown(self, seat: int) -> tuple[Combination, ...]:
        """What he has counted or tied, and has not laid open as he must."""
        shown = set(self.shown[seat])
        due = (each for each in self.due_to_show(seat) if must_be_shown(self, each))
        return tuple(each for each in due if not shown.issuperset(each.cards))

    @law("cie.118", "cie.120")
    def untrue(self, seat: int) -> tuple[Combination, ...]:
        """What he has counted or tied and never held."""
        held = set(self.kept(seat))
        return tuple(each for each in self.due_to_show(seat) if not held.issuperset(each.cards))

    # What can be seen.

    def laid_open(self, seat: int) -> Cards:
        """Besides what was shown: cards that fell, were turned up in the stock, or went back, whoever has them now."""
        return tuple(dict.fromkeys((*self.shown[seat], *self.exposed, *self.turned, *self.returned)))

    def discard_seen(self, seat: int, viewer: int | None) -> Cards:
        """A discard that was turned up, but not what was put to it unseen later; after the hand both lie open."""
        if viewer == seat or (self.phase == INSPECT and self.played_out):
            return self.discards[seat]
        if seat in self.bared or viewer in self.uncoverers:
            return self.discards[seat][: len(self.discards[seat]) - self.put_unseen[seat]]
        return ()

    def known(self, seat: int | None) -> frozenset[Card]:
        """Besides what all know: whatever was turned up, dropped or uncovered."""
        discards = [card for owner in (0, 1) for card in self.discard_seen(owner, seat)]
        return super().known(seat).union(self.exposed, self.turned, discards)


def _miscalled(hand: Cards) -> tuple[Combination, ...]:
    """Who has a fourteen may call it another."""
    if not any(each.kind == "catorce" for each in combinations(hand, SETS)):
        return ()
    return tuple(as_set(tuple(Card.parse(f"{rank}{suit.value}") for suit in Suit)) for rank in SET_RANKS)
