"""What of the Voltarete can be practised: the play of the cards, the matadores, and which hands the book asks with."""

from __future__ import annotations

from collections.abc import Collection
from random import Random

from tapete.cards import SUITS, Suit
from tapete.games.voltarete.advice.minimal import licenca
from tapete.games.voltarete.finished import PLAYED, WIN, Finished, Result, payments
from tapete.games.voltarete.game import VoltareteGame
from tapete.games.voltarete.kinds import CASCA, HAND, KINDS, LICENCA, RESPEITO, SEGUNDO, SO, matadores
from tapete.games.voltarete.state import VoltareteState
from tapete.table.event import Detail, Event, event
from tapete.table.exercise import Exercise, Practice
from tapete.table.matadores import PACK, plain, trumps
from tapete.table.zones import Cards

BIDS = (LICENCA, SEGUNDO, CASCA, SO, RESPEITO)
ASK, PASS = "licença", "pass"
TRUMPS = {1: (5, 7), 2: (4, 6), 3: (4, 5)}
"""By the level: between how many trumps the hand has of which one must judge; fewer are harder."""


def in_order(hand: Cards, suit: Suit) -> Cards:
    """As it is held: the trumps first, then the other suits, each from the highest down."""
    every = [*trumps(suit), *[card for own in SUITS if own is not suit for card in plain(own)]]
    return tuple(sorted(hand, key=every.index))


def matador(rules: VoltareteGame, lot: Random, level: int) -> Exercise:
    """How many matadores are paid: from the Espadilla down without a gap, if there are three."""
    suit = lot.choice(SUITS)
    above, made = trumps(suit), lot.randint(0, 2 + 2 * level)
    rest = [card for card in PACK if card not in above[: made + 1]]
    hand = in_order((*above[:made], *lot.sample(rest, HAND - made)), suit)
    found = matadores(hand, suit)
    return Exercise(
        ask=event("voltarete-matadores", suit=suit.word), answer="number", right=str(found),
        why=event("voltarete-matadores", number=found, cards=tuple(card for card in above if card in hand), run=made),
        laws=("vol.I.10.1", "vol.I.10.2"), grade=level, shown=hand, most=HAND,
    )  # fmt: skip


def asks(rules: VoltareteGame, lot: Random, level: int) -> Exercise | None:
    """Whether the hand is equal or superior to the smallest with which the book lets one ask licença."""
    suit, (least, most) = lot.choice(SUITS), TRUMPS[level]
    above = trumps(suit)
    number = lot.randint(least, most)
    rest = [card for card in PACK if card not in above]
    hand = in_order((*lot.sample(above, number), *lot.sample(rest, HAND - number)), suit)
    line = licenca(hand, suit)
    if (line is None) != bool(lot.randrange(2)):
        return None
    return Exercise(
        ask=event("voltarete-licenca", suit=suit.word), answer="choice", right=PASS if line is None else ASK,
        choices=(ASK, PASS), why=event("voltarete-licenca", word=PASS if line is None else ASK),
        laws=("vol.I.12.17", "vol.I.12.18") if line is None else (line, "vol.I.12.17"), grade=level, shown=hand,
    )  # fmt: skip


def pays(rules: VoltareteGame, lot: Random, level: int) -> Exercise | None:
    """What each opponent pays for a game that was won."""
    kind = lot.choice(BIDS)
    number = lot.choice((0, 3, 4, 5, 6)[: 2 + level])
    favorita, five = (level > 1 and lot.random() < 0.6), (level > 1 and lot.random() < 0.5)
    if (favorita and five) != (level == 3):
        return None
    hand = Finished(
        how=PLAYED, stake=0, feito=0, opponents=(1, 2), kind=kind, favorita=favorita, tricks=(6, 2, 1),
        matadores=number, first_five=five,
    )  # fmt: skip
    paid = [each for each in payments(hand, Result(WIN)) if each.payer == 1]
    amount = sum(each.amount for each in paid)
    told: dict[str, Detail] = {
        "bid": kind, "matadores": number, "favorita": "yes" if favorita else "no", "five": "yes" if five else "no",
    }  # fmt: skip
    return Exercise(
        ask=Event("voltarete-pays", details=tuple(told.items())), answer="number", right=str(amount),
        why=Event("voltarete-pays", details=(*told.items(), ("base", KINDS[kind].base), ("number", amount))),
        laws=tuple(dict.fromkeys(law for each in paid if each.amount for law in each.laws)), grade=level, most=60,
    )  # fmt: skip


def together(state: VoltareteState, seat: int) -> Collection[int]:
    """The feito is alone against the others."""
    return (seat,) if seat == state.maker else [each for each in state.play.seats if each != state.maker]


PRACTICE = Practice(
    own={"matadores": matador, "licenca": asks, "pays": pays},
    shared=("highest", "follow", "takes", "puzzle"),
    goal="tricks",
    takes=("vol.I.11.1", "vol.II.10.21"),
    aims=("vol.I.11.2",),
    together=together,
)
