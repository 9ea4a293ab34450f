"""What an open table keeps in mind: values that live and die together, each with the chapter that it belongs to."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import TypeVar

from tapete.cards import Card, Suit
from tapete.games.voltarete.kinds import HAND
from tapete.laws.mark import law
from tapete.table.floor import Slip
from tapete.table.ledger import Payment
from tapete.table.zones import Cards


def wrong_number(number: int) -> str:
    return "many" if number > HAND else "few"


@dataclass(frozen=True, slots=True)
class Thrown:
    """Cards thrown down: by whom, what lay in the pot then, and whether those before him had passed."""

    seat: int
    pot: int
    in_time: bool


@dataclass(frozen=True, slots=True)
class Notice:
    """How many cards each was dealt, and what is known of a wrong number.

    Some have `announced` theirs, that of others was `exposed`, of whom the `unwarned` had passed by then and said
    nothing. The dealer may have known of one when he said what he would play. Who has thrown his cards `down` did so
    too early, or where another may still make himself.
    """

    dealt: tuple[int, ...] = ()
    announced: tuple[int, ...] = ()
    exposed: tuple[int, ...] = ()
    unwarned: tuple[int, ...] = ()
    dealer_knew: bool = False
    down: tuple[Thrown, ...] = ()

    @property
    @law("vol.II.3.2", "vol.II.3.5", "vol.II.3.11")
    def known_wrong(self) -> tuple[int, ...]:
        """Whose number all know to be wrong: by his word, by a count, or by the cards that he threw down for it."""
        return (*self.told, *[each.seat for each in self.down if self.dealt[each.seat] != HAND])

    @property
    def told(self) -> tuple[int, ...]:
        """Of whose wrong number all were told, by himself or by a count."""
        return (*self.announced, *self.exposed)

    @law("vol.II.8.10")
    def given_by(self, seat: int) -> bool:
        """Whether his wrong number was known before he passed; to be counted after that is no notice."""
        return seat in self.told and seat not in self.unwarned


@dataclass(frozen=True, slots=True)
class Hasty:
    """What was done before its time in the passages.

    How it stands with the `aces` of one who turned the card first; who is `bound` to the casca that he said out of
    turn; what the pé has answered before the contra-pé.
    """

    aces: str = ""
    bound: tuple[int, ...] = ()
    answer: tuple[int, str] | None = None


@dataclass(frozen=True, slots=True)
class Naming:
    """The suit that was `named`; whether the feito has said that he meant another, and which; whether one has asked.

    He may have `reopened` his discards, to choose them again.
    """

    named: bool = False
    misnamed: bool = False
    second: Suit | None = None
    asked: bool = False
    reopened: bool = False


@dataclass(frozen=True, slots=True)
class Blind:
    """One card that goes over by a ruling: drawn blindly from `giver`, or his from his own discards, or from the top.

    Without a `taker` it goes to the giver's discards.
    """

    how: str
    giver: int
    taker: int | None = None


@dataclass(frozen=True, slots=True)
class Exchange:
    """How far the exchange has come.

    The `buyer` has thrown cards and is to draw; the feito has `ordered` the others to buy, or asked for a reposta too
    early; when the last has bought, what is `left_over` is dead. By rulings cards are still to be drawn blindly, after
    which the hand is `resumed` in that stage, and one who is `overfull` throws one more. Who looks at his purchase may
    have drawn the Espadilha, and must show it. Some are `ready`; the feito may have `hurried` them, or one has led
    `unordered` and the feito has neither played nor spoken since.
    """

    buyer: int | None = None
    ordered: bool = False
    asked_early: bool = False
    left_over: bool = False
    drawing: tuple[Blind, ...] = ()
    resumed: str = ""
    overfull: int | None = None
    drew_espadilha: bool = False
    ready: tuple[int, ...] = ()
    hurried: bool = False
    unordered: bool = False


@dataclass(frozen=True, slots=True)
class Righting:
    """What binds the next card: the `seat` that must put its own right.

    It may be `bidden` a trump, none, or a suit, and must not lead the one that is `shunned`; what was asked of it in
    vain is `denied`. In the trick of one who is `spared` nobody may beat his card, if he can help it. Of two cards that
    were `spilled` another chooses.
    """

    seat: int | None = None
    bidden: str = ""
    shunned: Suit | None = None
    denied: tuple[str, ...] = ()
    spared: bool = False
    spilled: Cards = ()


@dataclass(frozen=True, slots=True)
class Revokes:
    """Whose revoke in which trick had `counted` before the tricks after it were taken back.

    Of what was `returned`, who had laid a card of another suit than the one led in which trick, and gone on.
    For those that were `overspent` a trick goes over to this seat, which spent a high trump, if it wins the hand by it;
    which tricks have so gone over, and whose each was.
    """

    counted: tuple[tuple[int, int], ...] = ()
    returned: tuple[tuple[int, int], ...] = ()
    overspent: tuple[tuple[Slip, int], ...] = ()
    gone_over: tuple[tuple[int, int], ...] = ()


@dataclass(frozen=True, slots=True)
class AtGeral:
    """Whether the feito has `asked` at his geral if anybody has a card too many.

    Who kept silent then may be `caught`, and the feito names which of his cards is the last.
    """

    asked: bool = False
    caught: tuple[int, ...] = ()
    cards: tuple[tuple[int, Card], ...] = ()


@dataclass(frozen=True, slots=True)
class Ruled:
    """What rulings have made of the hand, and its settlement carries out.

    The `faulted` cannot win it, the `unpaid` get no payments, `no_geral` have nothing of a lost geral; one
    `pays_for_all`. No geral counts, or it is lost by a wrong number. Who has `voided` the hand may have fled from it.
    """

    faulted: frozenset[int] = frozenset()
    unpaid: frozenset[int] = frozenset()
    no_geral: frozenset[int] = frozenset()
    geral_off: bool = False
    count_wrong: bool = False
    pays_for_all: int | None = None
    voided_by: int | None = None


# What must be asked for.

Key = tuple[int, int, str]
"""Who pays whom, and for what."""


@dataclass(frozen=True, slots=True)
class Unmet:
    """What was asked in time and not paid: by whom, to whom, for what, how much, and in which Recambó it fell due."""

    payer: int
    payee: int
    reason: str
    amount: int
    recambo: int = 0


P = TypeVar("P", Payment[int], Unmet)


def key(each: Payment[int] | Unmet) -> Key:
    """Between whom it is, and for what."""
    return each.payer, each.payee, each.reason


@dataclass(frozen=True, slots=True)
class Owing:
    """What players have won of one another in the last hand and must still ask for; whether it was won in copas.

    Who has `honoured` what he owed of a kind; what is `wanted` just now; what was asked and not paid, `pending` while
    there is still time to ask, `unmet` since the cards were dealt; what was `overpaid`.
    """

    dues: tuple[Payment[int], ...] = ()
    favorita: bool = False
    honoured: tuple[Key, ...] = ()
    wanted: tuple[Payment[int], ...] = ()
    pending: tuple[Unmet, ...] = ()
    unmet: tuple[Unmet, ...] = ()
    overpaid: tuple[Payment[int], ...] = ()

    @law("vol.II.17.3")
    def alike(self, each: Payment[int] | Unmet) -> bool:
        """Whether the feito has been paid all by another, or has paid another all; of a codilho nobody owes alike."""
        sides = [(payer, payee) for payer, payee, reason in self.honoured if reason == each.reason]
        return each.reason != "codilho" and any(payer == each.payer or payee == each.payee for payer, payee in sides)

    @law("vol.II.17.3", "vol.II.17.5")
    def put_off(self, recambo: int = 0) -> tuple[Unmet, ...]:
        """What was put off: so much as was asked, but all that is due where another was paid all, though later."""

        def owed(each: Unmet) -> int:
            whole = sum(due.amount for due in self.dues if key(due) == key(each))
            return whole if self.alike(each) else each.amount

        return tuple(replace(each, amount=owed(each), recambo=recambo) for each in self.pending)

    def following(self, new: Mapping[int, int]) -> Owing:
        """What was asked for, or paid too much, is between the same people still."""

        def moved(rows: Iterable[P]) -> tuple[P, ...]:
            return tuple(replace(each, payer=new[each.payer], payee=new[each.payee]) for each in rows)

        return replace(
            self,
            dues=moved(self.dues),
            honoured=tuple((new[payer], new[payee], reason) for payer, payee, reason in self.honoured),
            pending=moved(self.pending),
            unmet=moved(self.unmet),
            overpaid=moved(self.overpaid),
        )
