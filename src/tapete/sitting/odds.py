"""How often things come, as a page is told: all that is known of a game, and what a given hand can hope for.

A hand of which all can be counted is answered at once. Another is played out, the rest being dealt by lot: a few deals
each time somebody asks how it stands, until there are enough.
"""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass, field
from functools import cache, cached_property

from tapete.cards import Card, cards
from tapete.errors import BadOption
from tapete.sitting.sample import Sample, observed
from tapete.table.game import Game, game
from tapete.table.kept_odds import kept
from tapete.table.odds import Row, Sections, checked, odds_of, seen, tallied

SEED = 0
DEALS = 300
"""So many times a given hand is played."""
REMEMBERED = 256
"""So many given hands are remembered with what became of them."""


@dataclass(frozen=True, slots=True)
class OddsHand:
    """A hand that can be given: so many cards of the pack, how many one may throw at most, and the bids on it."""

    size: int
    pack: tuple[Card, ...]
    throws: int
    bids: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class OddsPage:
    """All that is counted of a game, what was seen in so many hands dealt by this seed, and what hand can be given."""

    game: str
    edition: int
    seed: int
    hands: int
    sections: Sections
    hand: OddsHand | None


@dataclass(frozen=True, slots=True)
class GivenOdds:
    """What a given hand can hope for: counted, or as it stands after so many deals `played` `of` those to be played."""

    played: int
    of: int
    sections: Sections

    @property
    def whole(self) -> bool:
        """Whether there is no more to come."""
        return self.played >= self.of


def odds_page(name: str) -> OddsPage:
    """What a game has to tell, as it is usually played."""
    rules = game(name)
    odds, own = odds_of(rules), kept(name)
    sections = (*odds.counted(rules), *(own.sections if own else ()))
    size = odds.given.size if odds.given else odds.size
    hand = OddsHand(size, rules.pack, odds.throws, odds.given.bids if odds.given else ()) if size else None
    return OddsPage(name, rules.edition, own.seed if own else SEED, own.hands if own else 0, sections, hand)


@cache
def laws_with_odds(name: str) -> frozenset[str]:
    """The laws that state a chance which is told beside the true one."""
    figures = (figure for section in odds_page(name).sections for figure in section.figures)
    return frozenset(law for figure in figures if figure.stated is not None for law in figure.laws)


@dataclass(frozen=True)
class GivenHand:
    """A hand of which somebody asks, with what is thrown from it or the bid that is made on it."""

    game: str
    hand: tuple[Card, ...]
    thrown: tuple[Card, ...] = ()
    bid: str = ""

    @cached_property
    def rules(self) -> Game:
        """The game as it is usually played."""
        return game(self.game)

    @property
    def played(self) -> bool:
        """Whether it must be played out."""
        return odds_of(self.rules).given is not None

    @property
    def sample(self) -> Sample:
        """How it is played out."""
        return Sample(self.rules, SEED, self.hand, self.bid)

    def counted(self) -> Sections:
        """What can be counted of it."""
        of_hand = odds_of(self.rules).of_hand
        assert of_hand is not None
        return of_hand(self.rules, self.hand, self.thrown or None)

    def check(self) -> None:
        """Refuse what is no hand, or is no hand of a game in which one is asked for."""
        odds = odds_of(self.rules)
        if self.played:
            self.sample.check()
        elif odds.of_hand is None:
            raise BadOption("no-odds-of-hand", "In {game} nothing is counted of a hand.", game=self.game)
        else:
            checked(self.hand, odds.size, self.rules.pack)


def given_hand(name: str, written: str, thrown: str = "", bid: str = "") -> GivenHand:
    """The hand as it was written; the same cards in another order are the same hand."""
    own = GivenHand(name, tuple(sorted(cards(written))), tuple(sorted(cards(thrown))), bid)
    if own.played:
        own = GivenHand(name, own.hand, bid=bid or own.sample.given.bids[0])
    own.check()
    return own


Rows = tuple[Row, ...]


def further(own: GivenHand, rows: Rows, deals: int) -> tuple[Rows, GivenOdds]:
    """Some deals more, after those of which the rows tell, and how it stands then."""
    if not own.played:
        return (), GivenOdds(0, 0, own.counted())
    sample = own.sample
    numbers = range(len(rows), min(len(rows) + deals, DEALS))
    more = (*rows, *(row for number in numbers for row in observed(sample, number)))
    return more, GivenOdds(len(more), DEALS, seen(sample.looks, tallied(sample.looks, more)))


@dataclass
class Remembered:
    """Given hands and how they stood last; those not asked for longest are forgotten."""

    _found: OrderedDict[GivenHand, tuple[Rows, GivenOdds]] = field(default_factory=OrderedDict)

    def rows(self, own: GivenHand) -> Rows:
        """What its deals have shown so far."""
        return self._found[own][0] if own in self._found else ()

    def after(self, own: GivenHand, deals: int) -> GivenOdds | None:
        """How it stands, if that is more than so many deals have told."""
        if own not in self._found:
            return None
        self._found.move_to_end(own)
        stands = self._found[own][1]
        return stands if stands.whole or stands.played > deals else None

    def keep(self, own: GivenHand, rows: Rows, stands: GivenOdds) -> GivenOdds:
        """As it stands now."""
        self._found[own] = rows, stands
        if len(self._found) > REMEMBERED:
            self._found.popitem(last=False)
        return stands
