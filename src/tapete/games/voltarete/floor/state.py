"""What an open table of Voltarete keeps besides the cards: what went wrong, who said so, what was ruled on it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from random import Random
from typing import ClassVar, Self

from tapete.cards import Card, Suit
from tapete.games.voltarete.finished import UNDECLARED, Debt, Finished
from tapete.games.voltarete.floor.kept import Blind, Thrown
from tapete.games.voltarete.floor.owing import Owing
from tapete.games.voltarete.floor.words import said_before, was_decided
from tapete.games.voltarete.judge.penalty import STAKES
from tapete.games.voltarete.kinds import HAND, TREZE
from tapete.games.voltarete.settle import FIRST_TRICKS, lost_none
from tapete.games.voltarete.state import ASIDE, PLAY
from tapete.laws.mark import law
from tapete.table.floor import Slip, without_slips
from tapete.table.zones import Cards, heap, of_match

THROW, CHOOSE, SPILLED, ASKED = "throw", "choose", "spilled", "asked"
BLIND, LONGEST, LAST = "blind", "longest", "last-card"
"""The stages in which a ruling makes somebody choose, or draw blindly."""

TRUMP_ASKED, RENAME, UPSET, OWNING, PAY = "trump-asked", "rename", "upset", "owning", "pay"
"""The stages in which others answer to what somebody did or asked."""

REVOKE, LEAD, AHEAD, SIGN = "revoke", "lead", "ahead", "sign"
CARDS, BID, ENTRY, FACED, PEEK, WORD, SHOWN, DROP = "cards", "bid", "entry", "faced", "peek", "word", "shown", "drop"
EARLY, CASCA_ASKS, ESPADILHA = "early", "casca-asks", "espadilha"
ACES, STOCK_SHOWN, UNORDERED, GERAL_LOOK = "aces", "stock", "unordered", "geral-look"
"""What can be charged."""

LOOKED_LATE = "leftovers declared"
"""The kind of a look at the cards that nobody bought, when a geral was declared already."""

SILENT = "silent"
"""The slip of one who said nothing of a card too many when a feito asked for it at his geral."""

DUE, SHOWN_LATE, MIXED = "due", "shown", "mixed"
"""How it stands with the black aces of one who turned the card for respeito before he showed them."""

ON_CARDS = (REVOKE, LEAD, AHEAD, SIGN)
"""Slips that are about a card in a trick."""

PASSED = "passed"
"""The kind of a slip with the Espadilha by one who had it and passed twice."""

RUFF = "ruff"
"""The kind of a revoke with a trump in the place of the suit led."""

UNDONE, MENDED = "undone", "mended"
"""A revoke that counted before its trick was taken back for an earlier one, and is owed; and one put right in time."""

STOCK = 40 - 3 * HAND

WRONG_COUNT = "count"
COUNTS = frozenset[str]().union(
    ("vol.II.3.12", "vol.II.3.14"),
    ("vol.II.4.2", "vol.II.4.3", "vol.II.4.4", "vol.II.4.5", "vol.II.4.6", "vol.II.4.14"),
    ("vol.II.7.11", "vol.II.7.12", "vol.II.7.14", "vol.II.7.19"),
    ("vol.II.8.8", "vol.II.8.9", "vol.II.8.10"),
    ("vol.II.13.1", "vol.II.13.2", "vol.II.13.3", "vol.II.13.4", "vol.II.13.5"),
    ("vol.II.13.10", "vol.II.13.11", "vol.II.13.14", "vol.II.13.17"),
    ("vol.II.14.2", "vol.II.14.6", "vol.II.14.7"),
)
"""The laws by which a wrong number of cards costs a reposta: it does so only once in a hand."""


@dataclass(frozen=True, kw_only=True)
class OpenVoltarete(Owing):
    """A Voltarete at the open table."""

    checked: ClassVar[bool] = True

    dealt: tuple[int, ...] = ()
    """How many cards each was dealt."""
    unpaid_entry: bool = of_match(False)
    """Whether the dealer has still to put his entry in before he deals."""
    confused: bool = of_match(False)
    """Whether the cards were confused in this hand, though it is dealt again for that."""
    announced: tuple[int, ...] = ()
    """Who has said that he has a card too many or too few."""
    exposed: tuple[int, ...] = ()
    """Whose wrong number of cards was shown by another."""
    unwarned: tuple[int, ...] = ()
    """Who had passed by then, and had said nothing of it."""
    dealer_knew: bool = False
    """Whether somebody's number was known to be wrong when the dealer said what he would play."""
    down: tuple[Thrown, ...] = ()
    """Who has thrown his cards down too early, or where another may still make himself."""
    aces: str = ""
    """How it stands with the aces of one who turned the card first."""
    bound: tuple[int, ...] = ()
    """Who has said out of turn that he goes to the casca."""
    early: tuple[int, str] | None = None
    """What the pé has answered before the contra-pé."""
    suit_named: bool = False
    misnamed: bool = False
    """Whether the feito has said that he meant another suit."""
    second_suit: Suit | None = None
    trump_asked: bool = False
    reopened: bool = False
    """Whether the feito has wanted to choose his discards again."""
    no_thirteen: bool = False

    packets: tuple[Cards, ...] = heap("packet", deep=1)
    """What each has bought and not yet looked at."""
    buyer: int | None = None
    """Who has thrown cards and is to draw."""
    ordered: bool = False
    """Whether the feito has told the others to buy."""
    left_over: bool = False
    """Whether the last has bought, so that what is left is dead."""
    drawing: tuple[Blind, ...] = ()
    """What is still to be drawn blindly, by a ruling."""
    resumed: str = ""
    """In which stage the hand goes on when all is drawn."""
    overfull: int | None = None
    """Who got a card too many by a ruling, and throws one more at his purchase."""
    drew_espadilha: bool = False
    """Whether he who looks at his purchase has the Espadilha in it, and must show it."""
    old_cards: Cards = ()
    """The cards of which one must be thrown, or taken back."""
    ready: tuple[int, ...] = ()
    unordered: bool = False
    """Whether somebody has led before the order to play, and the feito has neither played nor spoken since."""
    hurried: bool = False
    """Whether play was ordered before all were ready."""
    asked_early: bool = False

    shunned: Suit | None = None
    """The suit that must not be led, since a card of it was shown out of turn."""
    righting: int | None = None
    """Who must now play a lawful card, or lead another suit."""
    bidden: str = ""
    """Whether that card must be a trump, or none, or of which suit."""
    denied: tuple[str, ...] = ()
    """What was asked of somebody in vain, by the one who chooses his card."""
    spared: bool = False
    """Whether in this trick nobody may beat the feito's card, if he can help it."""
    spilled: Cards = ()
    counted: tuple[tuple[int, int], ...] = ()
    """Whose revoke in which trick had counted before the tricks after it were taken back."""
    overspent: tuple[Slip, ...] = ()
    """For which revokes a trick goes over to him who spent a high trump, if he wins the hand by it."""
    gone_over: tuple[tuple[int, int], ...] = ()
    """Which tricks have so gone over, and whose each was."""
    count_asked: bool = False
    """Whether the feito has asked at his geral if anybody has a card too many."""
    caught: tuple[int, ...] = ()
    """Who kept silent then and was found out: the feito names his last card."""
    asked_cards: tuple[tuple[int, Card], ...] = ()
    pays_for_all: int | None = None
    peeked: tuple[tuple[int, Card], ...] = ()
    """Who has looked at which card that was not for him."""

    faulted: tuple[int, ...] = ()
    """Who cannot win the hand by his fault."""
    unpaid: tuple[int, ...] = ()
    no_geral: tuple[int, ...] = ()
    geral_off: bool = False
    count_wrong: bool = False
    voided_by: int | None = None
    pleaded: tuple[int, ...] = ()
    """Who has asked to be let off."""
    waived: tuple[tuple[int, str], ...] = ()
    """Whom all have let off which kind of penalty."""

    # Wrong numbers of cards.

    @property
    @law("vol.II.3.2", "vol.II.3.5", "vol.II.3.11")
    def known_wrong(self) -> tuple[int, ...]:
        """Whose number all know to be wrong: by his word, by a count, or by the cards that he threw down for it."""
        thrown = [each.seat for each in self.down if self.dealt[each.seat] != HAND]
        return (*self.announced, *self.exposed, *thrown)

    @law("vol.II.8.10")
    def gave_notice(self, seat: int) -> bool:
        """Whether his wrong number was known before he passed; to be counted after that is no notice."""
        return seat in (*self.announced, *self.exposed) and seat not in self.unwarned

    # What was ruled.

    @law("vol.II.10.31", "vol.II.19.13", "vol.II.21.10", "vol.II.21.14")
    def judged(self, hand: Finished) -> Finished:
        """Penalties of one kind count once; who is barred by a fault wins nothing."""
        return replace(
            hand,
            barred_fault=frozenset(self.faulted),
            unpaid=frozenset(self.unpaid),
            no_geral=frozenset(self.no_geral),
            geral_off=self.geral_off,
            count_wrong=self.count_wrong,
            pays_for_all=self.pays_for_all,
            penalties=self.penalties,
            flees=self.voided_by == self.feito and self.lost_trick,
        )

    @property
    def penalties(self) -> tuple[Debt, ...]:
        """The repostas that rulings make people owe, one of each kind."""
        found: dict[tuple[int, str], Debt] = {}
        for debt in self.owed:
            seat, by = int(debt.payer), debt.laws[0]
            kind = "revoke" if debt.reason == "revoke" else WRONG_COUNT if by in COUNTS else by
            amount = debt.amount if debt.amount < STAKES[-1] else self.at_stake
            found.setdefault((seat, kind), Debt(seat, amount, kind, by))
        return tuple(found.values())

    @property
    def lost_trick(self) -> bool:
        """Whether an opponent of the feito has a trick."""
        return not lost_none(self)

    @property
    def penalty(self) -> int:
        """What a fault costs, as the judge is told it, who knows no larger pots than these."""
        return max(1, min(self.at_stake, STAKES[-1]))

    # The number of cards.

    @property
    def led(self) -> bool:
        """Whether the play has begun with a card, though it was taken back."""
        return bool(self.plays) or (self.phase == PLAY and bool(self.returned))

    @property
    @law("vol.II.10.1", "vol.II.13.7", "vol.II.13.8")
    def due(self) -> list[int]:
        """Those who have still to play to the trick, in order from its leader; a hand without cards plays no more."""
        seats = self.active
        first = seats.index(self.trick[0].seat if self.trick else self.leader)
        played = [card.seat for card in self.trick]
        return [seat for seat in (*seats[first:], *seats[:first]) if seat not in played and self.hands[seat]]

    def held(self, seat: int) -> int:
        """How many cards the seat has had for the play: in hand, bought unseen, or played."""
        played = sum(played.seat == seat for played in self.plays)
        return len(self.hands[seat]) + len(self.packets[seat]) + played

    def surplus(self, seat: int) -> int:
        """How many cards too many the seat has; less than nothing when too few."""
        return self.held(seat) - HAND

    def shown_size(self, seat: int) -> int:
        """At this table hands are not counted for anybody: each seems to have as many cards as he should."""
        if not self.hands or seat not in self.active:
            return 0
        if seat == self.feito and self.phase == ASIDE:
            return STOCK
        return HAND - sum(played.seat == seat for played in self.plays)

    def shown_stock(self) -> int:
        """Nor is the stock: as many seem to be left as nobody has said to have bought."""
        if not self.hands or self.kind == TREZE or self.left_over:
            return 0
        return max(0, STOCK - sum(number for _, number in self.bought))

    def shown_out(self) -> int:
        """Nor are the cards that are out of the play."""
        if self.kind == TREZE:
            return sum(map(len, self.discards)) and STOCK - HAND
        return STOCK if self.left_over else sum(number for _, number in self.bought)

    # Cards on the table.

    @property
    def goes_on_in(self) -> str:
        """Cards that are drawn blindly stop the hand as a question does."""
        return self.resumed if self.phase == BLIND else super().goes_on_in

    @law("vol.II.14.7")
    def asked_of(self, seat: int) -> Card | None:
        """The card that the feito has asked of this seat for the last trick."""
        return dict(self.asked_cards).get(seat) if len(self.taken) == HAND - 1 else None

    def as_seen(self, seat: int | None, chance: Random) -> Self:
        """What others have peeked at they keep to themselves."""
        return super().as_seen(seat, chance).but(peeked=tuple(each for each in self.peeked if each[0] == seat))

    def known(self, seat: int | None) -> frozenset[Card]:
        """Besides what all know: what he looked at, though it was not for him."""
        return super().known(seat).union([card for place, card in self.peeked if place == seat], self.spilled)

    def rewound(self, plays: int) -> Self:
        """What was wrong about a card that goes back is undone with it, if nothing was ruled on it; but no word is."""
        back = super().rewound(plays)
        number = len(back.taken)
        trick = self.taken[number].plays if number < len(self.taken) else self.trick
        seats = {played.seat for played in trick[len(back.trick) :]}

        def undone(slip: Slip) -> bool:
            late = slip.moment > number or (slip.moment == number and slip.seat in seats)
            return late and not slip.ruled and slip.what in ON_CARDS and slip.what != SIGN

        counted = tuple(replace(slip, what=UNDONE) for slip in self.slips if undone(slip) and self._counts(slip))
        running = self.geral == UNDECLARED and number < FIRST_TRICKS
        after = without_slips(back, undone)
        said = [said_before(each, number, len(back.trick)) if each.what == SIGN else each for each in after.slips]
        return after.but(
            slips=(*said, *counted),
            claims=tuple(made for made in self.claims if made.what != SIGN or not was_decided(made, number)),
            counted=tuple((slip.seat, slip.moment) for slip in after.slips if not slip.ruled and self._counts(slip)),
            phase=PLAY,
            claimed=(),
            conceding=(),
            bidden="",
            spared=False,
            geral="" if running else self.geral,
            asked_cards=self.asked_cards if number == HAND - 1 else (),
        )

    @law("vol.II.10.15", "vol.II.10.16")
    def _counts(self, slip: Slip) -> bool:
        """A revoke counts once its maker has played to the next trick, though that card be taken back."""
        later = [trick.plays for trick in self.taken[slip.moment + 1 :]]
        on_table = [self.trick] if slip.moment < len(self.taken) else []
        played = any(card.seat == slip.seat for plays in (*later, *on_table) for card in plays)
        return slip.what == REVOKE and (played or (slip.seat, slip.moment) in self.counted)


Floor = OpenVoltarete
