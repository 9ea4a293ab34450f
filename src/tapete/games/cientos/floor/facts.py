"""What an open table keeps besides the cards: how hands slipped, and what has been ruled on it."""

from __future__ import annotations

from dataclasses import dataclass

from tapete.cards import Card, Suit
from tapete.games.cientos.announce import must_be_shown
from tapete.games.cientos.judge import OVER, RIGHT, SHORT
from tapete.games.cientos.ranking import HAND, MANO_DRAWS, SET_RANKS, SETS, Combination, as_set, combinations, parts
from tapete.games.cientos.state import CientosState
from tapete.laws.mark import law
from tapete.table.zones import of_match

PACK, GIVE, DECIDE, DRAW, PICK, INSPECT = "pack", "give", "decide", "draw", "pick", "inspect"


@dataclass(frozen=True, kw_only=True)
class FloorState(CientosState):
    """The Cientos at the open table.

    Of the deal: `rightful` is the seat whose deal it was, when another dealt; `packet` by how many was dealt; `extra`
    how many cards too many each was dealt, `allowed` whether the mano let it pass; `spent` what has already cost a
    deal, after which hands are more careful until a hand is played out. `exposed` are cards turned up in the deal,
    `turned` those of the stock. In a decision `asked` have still to answer the `question`, and `resumed` is where play
    goes on.

    Of the play: `orders` are those who may name the suit of the other's next lead, `forced` the suit named;
    `running` says that the last lead changed suit after a run, and `called` that it was announced; `leads` holds the
    length of the ledger after each lead; `returned` are cards that were laid and taken back; `astray` led out of turn.
    """

    rightful: int | None = None
    lifted: int = 0
    packet: int = 0
    extra: tuple[int, int] = (0, 0)
    allowed: tuple[int, int] = (0, 0)
    spent: tuple[str, ...] = of_match(())
    exposed: tuple[Card, ...] = ()
    turned: tuple[Card, ...] = ()
    asked: tuple[int, ...] = ()
    question: str = ""
    resumed: str = ""
    throwing: int = 0
    picked_from: int | None = None
    uncoverers: tuple[int, ...] = ()
    bared: tuple[int, ...] = ()
    orders: tuple[int, ...] = ()
    forced: tuple[Suit | None, Suit | None] = (None, None)
    running: bool = False
    called: bool = False
    leads: tuple[int, ...] = ()
    returned: tuple[Card, ...] = ()
    astray: int | None = None
    claims: tuple[str, ...] = ()
    counted_out: bool = False
    """Whether all has been counted, the cards included."""
    done: tuple[int, ...] = ()

    # Hands, and what was in them.

    def played_by(self, seat: int) -> tuple[Card, ...]:
        """The cards the seat has played."""
        taken = [played.card for trick in self.taken for played in trick.plays if played.seat == seat]
        return (*taken, *[played.card for played in self.trick if played.seat == seat])

    def kept(self, seat: int) -> tuple[Card, ...]:
        """The hand as it was when the play began."""
        return (*self.hands[seat], *self.played_by(seat))

    def had(self, seat: int) -> int:
        """How many cards the seat had when the play began."""
        tricks = (self.trick, *[trick.plays for trick in self.taken])
        return len(self.hands[seat]) + [played.seat for trick in tricks for played in trick].count(seat)

    def surplus(self, seat: int) -> int:
        """How many cards too many the seat has; less than nothing when too few."""
        return self.had(seat) - HAND if self.hands else 0

    def number(self, seat: int) -> str:
        """Whether the seat's cards are right, over or short."""
        surplus = self.surplus(seat)
        return OVER if surplus > 0 else SHORT if surplus < 0 else RIGHT

    def has_played(self, seat: int) -> bool:
        """Whether the seat has played its first card."""
        tricks = (self.trick, *[trick.plays for trick in self.taken])
        return any(played.seat == seat for trick in tricks for played in trick)

    @property
    @law("cie.70")
    def tricks_due(self) -> int:
        """The fuller hand plays out its cards; of a card too many no trick is made."""
        return min(HAND, max(self.had(0), self.had(1))) if self.hands else HAND

    @property
    def hand_over(self) -> bool:
        """Whether all tricks are played."""
        return bool(self.taken) and len(self.taken) >= self.tricks_due

    # What is announced.

    @property
    def shows_himself(self) -> bool:
        """Everyone must lay his gains open by himself."""
        return True

    @law("cie.118", "cie.120")
    def pretended(self, seat: int) -> tuple[Combination, ...]:
        """What he could claim with a card that lies in his discard; and one fourteen called for another."""
        if not self.discards[seat]:
            return ()
        return self._pretended(seat, min(self.stage, SETS))

    def _pretended(self, seat: int, stage: int) -> tuple[Combination, ...]:
        hand, contest = set(self.hands[seat]), self.contests[stage]
        used = {card for named in contest.named[seat] for card in named.cards}
        thought = combinations((*self.hands[seat], *self.discards[seat]), stage)
        if stage == SETS:
            thought = (*thought, *(part for whole in thought for part in parts(whole)), *_miscalled(self.hands[seat]))
        true = {(each.kind, each.arguments) for each in combinations(self.hands[seat], stage)}
        return tuple(
            each
            for each in dict.fromkeys(thought)
            if not hand.issuperset(each.cards)
            and each.strength <= contest.limits[seat]
            and used.isdisjoint(each.cards)
            and (each.kind, each.arguments) not in true
        )

    def unshown(self, seat: int) -> tuple[Combination, ...]:
        """What he has counted or tied, and has not laid open as he must."""
        shown = set(self.shown[seat])
        due = (each for each in self.due_to_show(seat) if must_be_shown(self, each))
        return tuple(each for each in due if not shown.issuperset(each.cards))

    @property
    @law("cie.60", "cie.74")
    def mano_robbed(self) -> bool:
        """Whether the mano has drawn of what is the pie's, who has not drawn yet; with thirteen four are his share."""
        return len(self.exchanged) == 1 and self.exchanged[0] > MANO_DRAWS - self.allowed[self.mano]

    # What can be seen.

    @property
    def pie_share(self) -> int:
        """A pie who was let keep his thirteen draws one less."""
        return super().pie_share - self.allowed[self.pie]

    def laid_open(self, seat: int) -> tuple[Card, ...]:
        """Besides what was shown: cards that fell, were turned up in the stock, or went back from the table."""
        hand = self.hands[seat]
        seen = (*self.shown[seat], *(card for card in (*self.exposed, *self.turned, *self.returned) if card in hand))
        return tuple(dict.fromkeys(seen))

    def uncovered(self, viewer: int | None) -> tuple[int, ...]:
        """The discards this viewer has seen; when the hand is over both lie open."""
        if self.phase == INSPECT and self.hand_over:
            return (0, 1)
        return (*self.bared, *((1 - viewer,) if viewer in self.uncoverers and viewer is not None else ()))

    def known(self, seat: int | None) -> frozenset[Card]:
        """Besides what all know: whatever was turned up, dropped, taken back or uncovered."""
        cards = set(super().known(seat))
        cards.update((*self.exposed, *self.turned, *self.returned))
        for place in self.uncovered(seat):
            cards.update(self.discards[place])
        return frozenset(cards)


def _miscalled(hand: tuple[Card, ...]) -> tuple[Combination, ...]:
    """Who has a fourteen may call it another."""
    if not any(each.kind == "catorce" for each in combinations(hand, SETS)):
        return ()
    return tuple(as_set(tuple(Card.parse(f"{rank}{suit.value}") for suit in Suit)) for rank in SET_RANKS)


def inspection(state: CientosState, counted_out: bool) -> CientosState:
    """The hand is counted out, or somebody has made a hundred: before it is settled faults can still be claimed."""
    assert isinstance(state, FloorState)
    counted = state.but(counted_out=counted_out or state.counted_out)
    if state.phase == INSPECT:
        return counted
    return counted.but(phase=INSPECT, resumed="" if state.hand_over else state.phase, done=())
