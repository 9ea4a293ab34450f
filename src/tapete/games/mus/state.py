"""Mus at one moment: what every phase of it works on."""

from __future__ import annotations

from dataclasses import dataclass, replace
from random import Random
from typing import TYPE_CHECKING, Self

from tapete.cards import Card
from tapete.games.mus.ranking import JUEGO, PARES, Strength, strength
from tapete.laws.mark import law
from tapete.table.action import Action
from tapete.table.ledger import Account
from tapete.table.state import State
from tapete.table.view import Call
from tapete.table.zones import Cards, heap, of_match

if TYPE_CHECKING:
    from tapete.games.mus.game import MusGame

SHUFFLE, GLANCES, CUT, EXPOSURE = "shuffle", "glances", "cut", "exposure"
VISTO, REDEAL = "visto", "redeal"
MUS, DISCARD, RESHUFFLE = "mus", "discard", "reshuffle"
DECLARE_PARES, DECLARE_JUEGO, COUNT = "declare-pares", "declare-juego", "count"

SEATS = 4
PAIRS = (0, 1)
ORDERS = law("mus.24")(tuple(tuple((first + step) % SEATS for step in range(SEATS)) for first in range(SEATS)))
"""The four seats in turn, by who comes first: after each the neighbour at his right."""


@law("mus.16", "mus.101")
def pair_of(seat: int) -> int:
    """The pair for which the seat plays: partners face each other."""
    return seat % 2


@dataclass(frozen=True, slots=True)
class Bet:
    """The bet standing: `stake` stones, or with an órdago the whole game; `before` is the stake accepted before it."""

    bettor: int
    stake: int
    before: int
    ordago: bool = False


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a lance was closed.

    `how` is pass, accepted, refused, unopposed (only one pair could take part) or nobody. `pair` is the one that
    bet in vain against a refusal, or the one that was unopposed; `deje` is what the refusal gave it.
    """

    lance: str
    how: str
    stake: int = 0
    pair: int | None = None
    deje: int = 0

    @property
    def deje_name(self) -> str:
        """What its deje is called when it is claimed or counted."""
        return f"deje-{self.lance}"


@dataclass(frozen=True, slots=True)
class Declared:
    """What somebody said when all were asked for pares, or for juego."""

    lance: str
    seat: int
    has: bool


@dataclass(frozen=True, slots=True)
class Early:
    """A word said out of turn, with the bet that stood when it was said."""

    seat: int
    action: Action
    bet: Bet | None


@dataclass(frozen=True, slots=True)
class Sign:
    """A sign made, whether it was false, and who saw it; `held`: with the cards the signer still holds.

    `when` is the part of the hand in which it was made.
    """

    seat: int
    kind: str
    false: bool
    seen: tuple[int, ...] = ()
    held: bool = True
    when: str = ""


@dataclass(frozen=True, slots=True)
class Told:
    """Something said where partners consult aloud; what is told of the cards may be false.

    `lance` is the one in which it was told, none before the cut; `held`: with the cards the speaker still holds. `when`
    is the part of the hand in which a wish was said.
    """

    seat: int
    what: str
    false: bool = False
    lance: str = ""
    held: bool = True
    when: str = ""


@dataclass(frozen=True, slots=True)
class Part:
    """So many stones and why."""

    amount: int
    reason: str
    laws: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Item:
    """What a pair has to collect at one time, said item by item (mus.106)."""

    name: str
    pair: int
    parts: tuple[Part, ...]

    @property
    def amount(self) -> int:
        """All of it."""
        return sum(part.amount for part in self.parts)


@dataclass(frozen=True, kw_only=True)
class MusState(State):
    """A match of Mus.

    `games` are those won by each pair, where there are several `vacas` those of this one; `game_hand` counts the hands
    of this game, and in the first of them it may be that `pack_moves`. `rounds` counts the discards of this hand,
    `wants` those who have asked for one more. `discards` are this round's, by seat, `waste` those of earlier rounds;
    `dropped` says how many each seat put down and `owed` how many each is still to get. `given` are the seats that got
    the last cards, card by card. `passed`, `out` and `bet` belong to the lance that is being played. `glances` are the
    lots that decide who sees the signs of this hand, one for each; nobody knows them.
    """

    if TYPE_CHECKING:
        game: MusGame

    games: tuple[int, ...] = of_match((0, 0))
    vacas: tuple[int, ...] = of_match((0, 0))
    mano: int = of_match(0)
    game_hand: int = of_match(0)
    pack_moves: bool = False
    adentro: tuple[int, ...] = of_match(())

    hands: tuple[Cards, ...] = heap("hand", deep=1)
    stock: Cards = heap("stock")
    waste: Cards = heap("waste")
    discards: tuple[Cards, ...] = heap("discards", deep=1)
    given: tuple[int, ...] = ()
    exposed: tuple[Card, ...] = ()

    rounds: int = 0
    wants: int = 0
    visto: bool = False
    dropped: tuple[int, ...] = ()
    owed: tuple[int, ...] = ()

    declared: tuple[Declared, ...] = ()
    passed: tuple[int, ...] = ()
    out: tuple[int, ...] = ()
    bet: Bet | None = None
    closed: tuple[Outcome, ...] = ()
    words: tuple[Call, ...] = ()
    shown: bool = False

    items: tuple[Item, ...] = ()
    claimed: tuple[str, ...] = ()
    done: tuple[int, ...] = ()
    precut: int = of_match(0)

    watching: tuple[int, ...] = of_match((2, 3, 0, 1))
    signs: tuple[Sign, ...] = ()
    glances: tuple[int, ...] = of_match(())
    early: tuple[Early, ...] = ()
    aloud: tuple[Told, ...] = ()
    complained: tuple[int, ...] = ()

    # The table and its places.

    @property
    @law("mus.24", "mus.37", "mus.46")
    def order(self) -> tuple[int, ...]:
        """The seats in turn from the mano on, who is also the nearest to himself when hands are equal."""
        return ORDERS[self.mano]

    @property
    @law("mus.39", "mus.40")
    def talk_order(self) -> tuple[int, ...]:
        """Who is asked for mus after whom: where pairs are asked, the mano and his partner before the others."""
        if self.game.mus_by == "player" or self.pack_moves:
            return self.order
        mano, right, partner, left = self.order
        return mano, partner, right, left

    @property
    @law("mus.58")
    def discard_order(self) -> tuple[int, ...]:
        """Who discards after whom: the mano first, or the dealer, who in a first hand is the mano of it anyway."""
        if self.game.discard_first == "mano" or self.pack_moves:
            return self.order
        return ORDERS[self.deals_cards]

    @property
    @law("mus.19")
    def cutter(self) -> int:
        """The player at the dealer's left."""
        return (self.deals_cards + 3) % SEATS

    # The cards.

    def strength(self, seat: int) -> Strength:
        """What the seat's hand is in each lance."""
        return strength(self.hands[seat], self.game.kings, self.game.real)

    def taking_part(self, lance: str) -> tuple[int, ...]:
        """The seats that play this lance, in turn: those who said they have pares or juego, else all."""
        if lance not in (PARES, JUEGO):
            return self.order
        return tuple([said.seat for said in self.declared if said.has and said.lance == lance])

    # The score: nothing but the sum of the ledger.

    @law("mus.86", "mus.101", "mus.107")
    def stones(self, pair: int) -> int:
        """What the pair has in this game."""
        return self.ledger.balance(pair)

    @law("mus.56", "mus.57")
    def standing(self, side: Account) -> int:
        """A match is won by games, or by vacas."""
        won = self.games if self.game.vacas == 1 else self.vacas
        return won[1 if side == 1 else 0]

    def progress(self, side: Account) -> float:
        """The games won, and of the one that is played as much as the stones make; or the same of vacas."""
        pair, game = 1 if side == 1 else 0, self.game
        games = self.games[pair] + (min(1.0, self.stones(pair) / game.goal) if self.game_hand else 0)
        return games if game.vacas == 1 else self.vacas[pair] + games / game.games_to_win

    # What can be seen.

    def as_seen(self, seat: int | None, chance: Random) -> Self:
        """Of signs only those that the seat made or saw; of none but his own does he know whether it was false."""
        seen = [sign for sign in self.signs if seat in (sign.seat, *sign.seen) or self.game.signals == "open"]
        eyes = [place for place in (seat, None if seat is None else self.watching[seat]) if place is not None]
        return (
            super()
            .as_seen(seat, chance)
            .but(
                signs=tuple(sign if sign.seat == seat else replace(sign, false=False) for sign in seen),
                aloud=tuple(told if told.seat == seat else replace(told, false=False) for told in self.aloud),
                watching=tuple(
                    self.watching[place] if place in eyes else (place + 2) % SEATS for place in range(SEATS)
                ),
                glances=tuple(chance.sample(sorted(self.glances), len(self.glances))),
            )
        )

    @law("mus.38", "mus.61", "mus.65")
    def known(self, seat: int | None) -> frozenset[Card]:
        """The cards whose place this seat knows: its own, those turned up, and all hands once they are shown."""
        seen = list(self.exposed)
        if self.shown:
            seen += [card for hand in self.hands for card in hand]
        elif seat is not None and self.hands:
            seen += [*self.hands[seat], *(self.discards[seat] if self.discards else ())]
        return frozenset(seen)
