"""The Cientos at one moment, and the accounts in which its points stand.

Points are made by one player and taken from nobody, so they come from the bank; chips go from player to player. Of
the accounts of seat `s`

* `s` holds his chips: stakes and qualities. It is the score of the match.
* `hand s` holds the points of this hand that are not yet marked. Once the tens of the announcements are marked it is
  the pico, on which he counts aloud as he plays.
* `mark s` holds what his marker shows, always tens.
* `half s` and `hundred s` are debts: a hand rounded up to fifty or to a hundred takes what was lacking from there, so
  they stand at minus the points he must still make.

The race to a hundred is run with `hand + mark + hundred`, the double is judged by `hand + mark + hundred + half`. The
`Tally` of each player keeps these sums at hand.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from functools import cache
from random import Random
from typing import TYPE_CHECKING, Self, TypeVar

from tapete.cards import Card, Suit
from tapete.games.cientos.ranking import (
    DUTIES,
    HAND,
    KINDS,
    ORDER,
    PACK,
    SETS,
    SMALL,
    Combination,
    combinations,
    heard_as,
    lacked_with,
)
from tapete.games.cientos.tally import Tally, made
from tapete.laws.mark import law
from tapete.table.game import GUIDED
from tapete.table.ledger import BANK, Account, Entry
from tapete.table.play import NONE, Order, Play
from tapete.table.row import replaced
from tapete.table.tricks import TrickState
from tapete.table.view import Played
from tapete.table.zones import Cards, RuledOut, heap, of_match

if TYPE_CHECKING:
    from tapete.games.cientos.game import CientosGame

LOT, SHUFFLE, RESHUFFLE, LEAVE_SHUFFLED, CUT, PACKETS = "lot", "shuffle", "reshuffle", "last-shuffle", "cut", "packets"
BLANCAS, DISCARD, LOOK, NAME_SUIT = "blancas", "discard", "look", "name-suit"
ANNOUNCE, ANSWER, SHADOW, PLAY = "announce", "answer", "shadow", "play"

HUNDRED = law("cie.15")(100)
HALF = law("cie.16")(50)


@law("cie.137", "cie.138", "cie.139", "cie.140", "cie.141")
@cache
def play_of(count: str, last: str, exact: bool) -> Play:
    """The play of a hand: a card led counts one, a trick one, the last one more.

    While the first lead may be bound by a word, and at a table where any card can be played, a `Play` says not all.
    """
    low = frozenset(card for card in PACK if card.rank in SMALL) if last == "two" else NONE
    return Play((0, 1), ORDER, DUTIES, trick=1, last=1, low=low, lead=1, own=int(count == "body"), exact=exact)


@dataclass(frozen=True, slots=True)
class Contest:
    """One class of announcements: what each has named in it, above which strength he has lost what he has, who won.

    `left` is set when the mano has nothing more to say in it; `deferred` marks what the pie says only after the first
    lead, where that is the custom.
    """

    named: tuple[tuple[Combination, ...], tuple[Combination, ...]] = ((), ())
    limits: tuple[tuple[int, int], tuple[int, int]] = ((99, 99), (99, 99))
    struck: tuple[Combination, ...] = ()
    """What was found equal, of both."""
    winner: int | None = None
    left: bool = False
    deferred: bool = False


@dataclass(frozen=True, slots=True)
class Gain:
    """An announcement that is good but waits to be counted; `order` is its place among the gains."""

    order: int
    seat: int
    combination: Combination


@dataclass(frozen=True, kw_only=True)
class CientosState(TrickState):
    """A match of Cientos: one game of a hundred, or several."""

    if TYPE_CHECKING:
        game: CientosGame

    played_games: int = of_match(0)
    champion: int | None = of_match(None)
    """Who has just made his hundredth point, or won the partie."""
    deals: int = of_match(0)
    """How many deals of this partie are over, where parties are played."""
    tallies: tuple[Tally, Tally] = of_match((Tally(), Tally()))
    manners: tuple[int, int] = of_match((0, 0))
    """By how many cards each deals, once he has chosen."""
    ladies: tuple[int, ...] = of_match(())

    shuffled_again: int = 0
    stock: Cards = heap("stock")
    discards: tuple[Cards, Cards] = heap("discards", deep=1, default=((), ()))

    spoken: tuple[int, ...] = ()
    """Who has declared or passed cartas blancas."""
    exchanged: tuple[int, ...] = ()
    """How many the mano, and then the pie, have drawn."""
    looked: tuple[int, ...] = ()
    """Who has looked at what the pie left."""
    seen: tuple[Cards, ...] = ((), ())
    """The cards of the stock each has looked at."""
    named: Suit | None = None
    """The suit the mano has said he will lead."""

    stage: int = 0
    contests: tuple[Contest, ...] = (Contest(), Contest(), Contest())
    claim: Combination | None = None
    waiting: tuple[Gain, ...] = ()
    threes: tuple[tuple[str, ...], tuple[str, ...]] = ((), ())
    """The ranks of which each has named three and has not been asked for the fourth."""
    tied: bool = False
    barring: tuple[int, ...] = ()
    """Who had counted what was then struck by a ruling: it still keeps the other from a pique or repique."""
    silenced: tuple[int, ...] = ()
    """Who counts nothing in this hand; at the guided table nobody is."""
    shown: tuple[Cards, ...] = ((), ())
    said: tuple[str, str] = ("", "")
    counted_out: bool = False
    """Whether all has been counted, the cards included."""

    # The table and its seats.

    @property
    def order(self) -> Order:
        """There are no trumps."""
        return ORDER

    @property
    @law("cie.123", "cie.148", "cie.149")
    def play(self) -> Play:
        """The mano leads first; follow suit if you can, without having to win."""
        free = self.opened or (self.named is None and not any(contest.deferred for contest in self.contests))
        return play_of(self.game.count, self.game.last, free and self.game.table == GUIDED)

    @law("cie.95")
    def duty_of(
        self, seat: int, hand: Cards | None = None, trick: tuple[Played, ...] | None = None
    ) -> tuple[str, Cards]:
        """The first lead is of the suit the mano has named."""
        held = self.hands[seat] if hand is None else hand
        named = () if self.opened or self.named is None else tuple(card for card in held if card.suit is self.named)
        return ("named", named) if named else super().duty_of(seat, held, trick)

    @property
    def pie(self) -> int:
        """The younger hand: the dealer."""
        assert self.dealer is not None
        return self.dealer

    @property
    def mano(self) -> int:
        """The elder hand."""
        return 1 - self.pie

    @property
    def opened(self) -> bool:
        """Whether the first card has been led."""
        return bool(self.trick or self.taken)

    @property
    def tricks_due(self) -> int:
        """How many tricks are played: as many as a hand has cards."""
        return HAND

    def discard_seen(self, seat: int, viewer: int | None) -> Cards:
        """What this viewer has seen of the seat's discard; at the guided table nobody turns up another's."""
        return self.discards[seat] if viewer == seat else ()

    def pretended(self, seat: int) -> tuple[Combination, ...]:
        """What the seat might announce without holding it; at the guided table nothing."""
        return ()

    @property
    @law("cie.57", "cie.62")
    def pie_share(self) -> int:
        """How many cards of the stock are the pie's own."""
        return 3

    def laid_open(self, seat: int) -> Cards:
        """The cards of the seat's hand that all have seen."""
        return self.shown[seat]

    def due_to_show(self, seat: int) -> tuple[Combination, ...]:
        """What the seat has counted or tied, and so must show."""
        return tuple(
            each
            for contest in self.contests
            for each in contest.named[seat]
            if contest.winner == seat or each in contest.struck
        )

    def tricks_of(self, seat: int) -> int:
        """How many tricks the seat has made."""
        return sum(trick.winner == seat for trick in self.taken)

    # Points.

    def worth(self, seat: int) -> float:
        """All the points that were counted, whatever the marks made of them."""
        return float(made(f"hand {seat}", self.ledger.entries))

    def with_tally(self, seat: int, **changes: int) -> Self:
        """The state with something changed in a player's tally."""
        return self.but(tallies=replaced(self.tallies, seat, replace(self.tallies[seat], **changes)))

    def points_entry(self, seat: int, amount: int, reason: str, *laws: str) -> Entry:
        """Points of this hand, from the bank."""
        return Entry(self.hand, BANK, f"hand {seat}", amount, reason, laws)

    def progress(self, side: Account) -> float:
        """The chips won, and of the stake that is played for the part by which one is ahead in the race."""
        own = 1 if side == 1 else 0
        ahead = self.tallies[own].race - self.tallies[1 - own].race
        return self.standing(side) + self.game.stake * ahead / HUNDRED

    def chips_entry(self, payer: int, amount: int, reason: str, *laws: str) -> Entry:
        """Chips from one player to the other."""
        return Entry(self.hand, payer, 1 - payer, amount, reason, laws)

    def contest_but(self, stage: int, **changes: object) -> Self:
        """The state with something changed in one class of announcements."""
        contest = replace(self.contests[stage], **changes)  # type: ignore[arg-type]
        return self.but(contests=replaced(self.contests, stage, contest))

    def saying(self, seat: int, words: str) -> Self:
        """The state when the seat has said this."""
        return self.but(said=replaced(self.said, seat, words))

    # What can be seen.

    def began_with(self, seat: int, left: Cards | None = None) -> Cards:
        """The hand with which the seat plays, as far as it has drawn, if these cards of it are left."""
        held = self.hands[seat] if left is None else left
        return tuple(sorted((*held, *[played.card for played in self.plays if played.seat == seat])))

    def ruled_out(self, seat: int | None) -> tuple[RuledOut, ...]:
        """Nobody holds what he would have had to play; who has shown cartas blancas still has them, or threw them.

        Of what was shown after the exchange the hand has no more than was shown.
        """
        (hands,) = super().ruled_out(seat)
        gone = {zone: hands.get(zone, NONE) for zone in self.zones()}
        if self.game.table != GUIDED:
            return (gone,)
        for told in self.events[self.hand_event :]:
            if told.key == "blancas":
                own, shown = (f"hand {told.seat}", f"discards {told.seat}"), told.cards("cards")
                gone.update({zone: gone[zone].union(shown) for zone in gone if zone not in own})
        for other in (0, 1):
            whole = [each for each in self.laid_out(other) if each.kind == "punto" or not self.game.names_lesser]
            if whole and other != seat:
                gone[f"hand {other}"] = gone[f"hand {other}"].union(*map(lacked_with, whole))
        return (gone,)

    @law("cie.114", "cie.115", "cie.117")
    def laid_out(self, seat: int) -> list[Combination]:
        """What the seat has shown of its announcements: the mano at once, the pie before he first follows."""
        if seat == self.pie and not self.taken:
            return []
        return [each for each in self.due_to_show(seat) if self.game.sets_shown or each.kind not in KINDS[SETS]]

    @law("cie.102", "cie.103")
    def as_seen(self, seat: int | None, chance: Random) -> Self:
        """Of what others have announced one does not hear the suit: it is what it may have been."""
        after = super().as_seen(seat, chance)
        if not self.hands or self.game.table != GUIDED:
            return after
        meant: dict[tuple[int, Combination], Combination] = {}
        for other in (0, 1):
            for stage, contest in enumerate(self.contests):
                if other != seat and contest.named[other]:
                    meant.update({(other, said): own for said, own in self._meant(other, stage, contest)})
        return after._with_meant(meant) if meant else after

    def _meant(self, seat: int, stage: int, contest: Contest) -> Iterable[tuple[Combination, Combination]]:
        """What the seat has named, each with what it is as the cards lie."""
        named, hand = contest.named[seat], self.began_with(seat)
        if contest.deferred and seat == self.pie:
            return zip(named, combinations(hand, stage), strict=False)
        return zip(named, heard_as(named, hand, stage, self.laid_out(seat)) or named, strict=True)

    def _with_meant(self, meant: Mapping[tuple[int, Combination], Combination]) -> Self:
        def of(seat: int, named: Iterable[Combination]) -> tuple[Combination, ...]:
            return tuple([meant.get((seat, each), each) for each in named])

        def heard(contest: Contest) -> Contest:
            first, second = of(0, contest.named[0]), of(1, contest.named[1])
            struck = {*of(0, contest.struck), *of(1, contest.struck)}
            limits = (_limit(contest, first, 0), _limit(contest, second, 1))
            both = tuple(each for each in (*first, *second) if each in struck)
            return replace(contest, named=(first, second), struck=both, limits=limits)

        claim = self.claim if self.claim is None else of(self.mano, [self.claim])[0]
        waiting = tuple(replace(gain, combination=of(gain.seat, [gain.combination])[0]) for gain in self.waiting)
        return self.but(contests=tuple(map(heard, self.contests)), claim=claim, waiting=waiting)

    def known(self, seat: int | None) -> frozenset[Card]:
        """The cards whose place this seat knows: those on the table, those shown, and its own."""
        cards = [played.card for played in self.plays]
        cards += [card for shown in (*self.shown, self.returned) for card in shown]
        if seat is not None:
            cards += [*self.discards[seat], *self.seen[seat]]
            cards += self.hands[seat] if self.hands else ()
        return frozenset(cards)


C = TypeVar("C", bound=CientosState)
"""The state of either table: what is done with one gives the same kind back."""


def _limit(contest: Contest, named: tuple[Combination, ...], seat: int) -> tuple[int, int]:
    """Of what was only said to be better one does not know how good it is."""
    return named[0].strength if contest.deferred and named else contest.limits[seat]
