"""What an open table of Voltarete keeps besides the cards: what went wrong, who said so, what was ruled on it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from random import Random
from typing import Any, ClassVar, Self

from tapete.cards import Card
from tapete.games.voltarete.finished import UNDECLARED, Debt, Finished
from tapete.games.voltarete.floor.kept import AtGeral, Exchange, Hasty, Naming, Notice, Owing, Revokes, Righting, Ruled
from tapete.games.voltarete.floor.names import BLIND, COUNTS, OF_CARDS, REPLAYED, REVOKE, STOCK, WRONG_COUNT
from tapete.games.voltarete.floor.revoke import counted_before, laid_before
from tapete.games.voltarete.floor.signs import said_before, was_decided
from tapete.games.voltarete.judge.penalty import STAKES
from tapete.games.voltarete.kinds import HAND, TREZE
from tapete.games.voltarete.settle import FIRST_TRICKS, lost_none
from tapete.games.voltarete.state import ASIDE, PLAY, VoltareteState
from tapete.laws.mark import law
from tapete.table.event import event
from tapete.table.floor import Case, FloorState, Slip
from tapete.table.ledger import Entry, Payment
from tapete.table.option import Value
from tapete.table.zones import Cards, heap, of_hand, of_match


@dataclass(frozen=True, kw_only=True)
class OpenVoltarete(VoltareteState, FloorState):
    """A Voltarete at the open table."""

    checked: ClassVar[bool] = True

    unpaid_entry: bool = of_match(False)
    """Whether the dealer has still to put his entry in before he deals."""
    confused: bool = of_match(False)
    """Whether the cards were confused in this hand, though it is dealt again for that."""
    owing: Owing = of_match(Owing())
    """What is due of the last hand, and must be asked for."""

    notice: Notice = of_hand(Notice())
    hasty: Hasty = of_hand(Hasty())
    no_thirteen: bool = False
    naming: Naming = of_hand(Naming())
    packets: tuple[Cards, ...] = heap("packet", deep=1)
    """What each has bought and not yet looked at."""
    exchange: Exchange = of_hand(Exchange())
    old_cards: Cards = ()
    """The cards of which one must be thrown, or taken back."""
    righting: Righting = of_hand(Righting())
    revokes: Revokes = of_hand(Revokes())
    at_geral: AtGeral = of_hand(AtGeral())
    peeked: tuple[tuple[int, Card], ...] = ()
    """Who has looked at which card that was not for him."""

    ruled: Ruled = of_hand(Ruled())
    pleaded: tuple[int, ...] = ()
    """Who has asked to be let off."""
    waived: tuple[tuple[int, str], ...] = ()
    """Whom all have let off which kind of penalty."""

    # What must be asked for.

    @law("vol.II.17.1", "vol.II.17.2")
    def settling(self, payments: Iterable[Payment[int]]) -> Self:
        """Where it is so agreed nothing is paid before it is asked for."""
        if self.game.payments == "automatic":
            return super().settling(payments)
        dues = tuple(each for each in payments if each.amount)
        favorita = self.trump is self.game.favorita
        return self.owing_so(dues=dues, favorita=favorita, honoured=()).but(done=())

    def owing_so(self, **what: Any) -> Self:
        """The state in which this is due, or was asked or paid."""
        return self.but(owing=replace(self.owing, **what))

    @property
    def must_ask(self) -> bool:
        """Whether anything is due."""
        return bool(self.owing.dues)

    @law("vol.II.17.5")
    def evened(self) -> Self:
        """What was asked for in time and not paid is paid before all get up, even if that ends its Recambó."""
        late = [each for each in self.owing.unmet if each.recambo == self.recambos - self.ends]
        unmet = (*self.owing.put_off(), *late)
        paid = [Entry(self.hand, each.payer, each.payee, each.amount, "payment", ("vol.II.17.5",)) for each in unmet]
        told = [event("pays-up", each.payer, number=each.amount) for each in unmet]
        return self.paying(paid).owing_so(pending=(), unmet=()).telling(*told)

    def following(self, new: Mapping[int, int]) -> Self:
        """What is due goes with people to their new seats."""
        return self.but(owing=self.owing.following(new))

    # Claims and rulings.

    @law("vol.II.10.19", "vol.II.12.5", "vol.II.12.6", "vol.II.12.9", "vol.II.22.16")
    def may_accuse(self, seat: int) -> bool:
        """Only those who play the hand; and not who has laid it down, or has agreed that it is over."""
        return seat in self.active and (self.ending is None or seat not in self.ending.trusting)

    @law("vol.II.12.6")
    def may_examine(self, seat: int) -> bool:
        """An opponent whose cards lie open has no right to look for faults in those of others, though he plays on."""
        return self.may_accuse(seat) and (seat == self.feito or seat not in self.open_hands)

    def case(self, incident: str, offender: int, slip: Slip | None = None, number: int = 0, /, **facts: Value) -> Case:
        """The case with these facts, and with what a fault costs where the judge asks for it."""
        costs = any(fact.name == "pot" for fact in self.game.incident(incident).facts)
        return Case(incident, offender, {"pot": self.penalty, **facts} if costs else facts, slip, number)

    def brought(self, case: Case) -> Self:
        """The case is brought before the judge, and what he rules is carried out."""
        court = self.game.contents.court
        assert court is not None
        after: Self = court.ruled(self, case)
        return after

    def ruling(self, **what: Any) -> Self:
        """The state in which this was ruled on the hand."""
        return self.but(ruled=replace(self.ruled, **what))

    def exchanging(self, **what: Any) -> Self:
        """The state in which the exchange has come so far."""
        return self.but(exchange=replace(self.exchange, **what))

    @law("vol.II.10.31", "vol.II.19.13", "vol.II.21.10", "vol.II.21.14")
    def judged(self, hand: Finished) -> Finished:
        """Penalties of one kind count once; who is barred by a fault wins nothing."""
        ruled = self.ruled
        return replace(
            hand,
            barred_fault=ruled.faulted,
            unpaid=ruled.unpaid,
            no_geral=ruled.no_geral,
            geral_off=ruled.geral_off,
            count_wrong=ruled.count_wrong,
            pays_for_all=ruled.pays_for_all,
            penalties=self.penalties,
            flees=ruled.voided_by == self.feito and self.lost_trick,
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
        if not self.hands or self.kind == TREZE or self.exchange.left_over:
            return 0
        return max(0, STOCK - sum(number for _, number in self.bought))

    def shown_out(self) -> int:
        """Nor are the cards that are out of the play."""
        if self.kind == TREZE:
            return sum(map(len, self.discards)) and STOCK - HAND
        return STOCK if self.exchange.left_over else sum(number for _, number in self.bought)

    # Cards on the table.

    @property
    def goes_on_in(self) -> str:
        """Cards that are drawn blindly stop the hand as a question does."""
        return self.exchange.resumed if self.phase == BLIND else super().goes_on_in

    @law("vol.II.14.7")
    def asked_of(self, seat: int) -> Card | None:
        """The card that the feito has asked of this seat for the last trick."""
        return dict(self.at_geral.cards).get(seat) if len(self.taken) == HAND - 1 else None

    def as_seen(self, seat: int | None, chance: Random) -> Self:
        """What others have peeked at they keep to themselves."""
        return super().as_seen(seat, chance).but(peeked=tuple(each for each in self.peeked if each[0] == seat))

    def known(self, seat: int | None) -> frozenset[Card]:
        """Besides what all know: what he looked at, though it was not for him."""
        return super().known(seat).union([card for place, card in self.peeked if place == seat], self.righting.spilled)

    def rewound(self, plays: int) -> Self:
        """What was wrong about a card that goes back is undone with it, if nothing was ruled on it; but no word is."""
        back = super().rewound(plays)
        number, place = len(back.taken), len(back.trick)
        late = self._about(number, place)
        gone = [slip for slip in late if not slip.ruled]
        # A revoke on which it was ruled stays so when its card goes back, but is in that trick no more.
        again = {slip: replace(slip, what=REPLAYED) for slip in late if slip.what == REVOKE}
        left = (again.get(slip, slip) for slip in self.slips if slip not in gone)
        kept = tuple(said_before(slip, number, place) for slip in left)
        owed, counted = counted_before(self, gone)
        return back.but(
            slips=(*kept, *owed),
            claims=tuple(made for made in self.claims if not was_decided(made, number)),
            revokes=replace(self.revokes, counted=counted, returned=laid_before(self, number, place)),
            phase=PLAY,
            claimed=(),
            conceding=(),
            righting=Righting(),
            geral=self._geral_after(number),
            at_geral=self.at_geral if number == HAND - 1 else replace(self.at_geral, cards=()),
        )

    def _about(self, number: int, place: int) -> list[Slip]:
        """The slips that were about cards from this place of this trick on."""
        trick = self.taken[number].plays if number < len(self.taken) else self.trick
        seats = {played.seat for played in trick[place:]}

        def is_late(slip: Slip) -> bool:
            return slip.moment > number or (slip.moment == number and slip.seat in seats)

        return [slip for slip in self.slips if slip.what in OF_CARDS and is_late(slip)]

    def _geral_after(self, number: int) -> str:
        """A geral for which he went on after the first five is no more, when these are taken back."""
        return "" if self.geral == UNDECLARED and number < FIRST_TRICKS else self.geral


Floor = OpenVoltarete
