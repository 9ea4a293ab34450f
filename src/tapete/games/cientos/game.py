"""Los Cientos by name, with the options of its table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar, Self

from tapete.cards import Card
from tapete.errors import BadOption
from tapete.games.cientos import deal, settle
from tapete.games.cientos.deal import LEAST_CUT
from tapete.games.cientos.ranking import HAND, PACK
from tapete.games.cientos.state import HALF, HUNDRED, LOT, SHUFFLE, CientosState, Tally
from tapete.laws.mark import law
from tapete.table.action import Action
from tapete.table.chance import TABLE
from tapete.table.game import GUIDED, OPEN, Game
from tapete.table.ledger import BANK, Account, Entry
from tapete.table.option import YES_NO, one_of, option
from tapete.table.state import State
from tapete.table.written import check_cards, check_facts, check_hands

STARTS = ("dealer", "marks", "half", "hundred", "score", "game", "ladies")


@law(
    "cie.17",
    "cie.19",
    "cie.43",
    "cie.44",
    "cie.45",
    "cie.50",
    "cie.58",
    "cie.117",
    "cie.139",
    "cie.ad.2.2",
    "cie.ad.5.7",
    "cie.ad.9.1",
    "cie.cal.0.1",
    "cie.cal.0.2",
)
@dataclass(frozen=True, kw_only=True)
class CientosGame(Game):
    """Los Cientos, with or without calidades."""

    name: ClassVar[str] = "cientos"
    folder: ClassVar[str] = "cientos"
    unit: ClassVar[str] = "chips"

    games: int = option(range(1, 51), 1, "cie.15", usual=(1, 2, 3))
    stake: int = option(range(1, 1001), 4, "cie.44", usual=(4, 8, 20))
    double: bool = option((True, False), True, "cie.17")
    calidades: bool = option(YES_NO, False, "cie.19")
    quality: int | str = option(("quarter", *range(1, 251)), "quarter", "cie.cal.0.2", usual=("quarter", 1, 2))
    count: str = option(("additions", "body"), "additions", "cie.ad.6.2")
    tied_sequence: str = option(("pair", "class"), "pair", "cie.ad.5.7")
    sets_shown: bool = option((True, False), True, "cie.117")
    younger: str = option(("with", "after"), "with", "cie.ad.5.9")
    marking: str = option(("two-steps", "once"), "two-steps", "cie.ad.2.1")
    marker: str = option(("numerals", "six-and-three", "counters"), "numerals", "cie.ad.9.1")
    pie_discards: bool = option(YES_NO, False, "cie.90")
    courtesy: bool = option(YES_NO, False, "cie.43")
    packets: str = option(("threes", "twos", "chosen"), "threes", "cie.50")
    next_dealer: str = option(("alternate", "cut"), "alternate", "cie.53")
    exposed: str = option(("agree", "redeal"), "agree", "cie.58")
    silence: bool = option((True, False), True, "cie.112")
    lesser_first: bool = option(YES_NO, False, "cie.110")
    history: str = option(("last", "all"), "last", "cie.146")

    @classmethod
    @law("cie.44", "cie.cal.0.2")
    def make(cls, table: str = GUIDED, **chosen: object) -> Self:
        """The game with these options; a quarter of the stake must be whole chips."""
        made = super().make(table, **chosen)
        if made.calidades and made.quality == "quarter" and made.stake % 4:
            raise BadOption(
                "no-quarter",
                "A quality is a quarter of the stake, and {stake} has none: choose a stake by fours, or name quality.",
                stake=made.stake,
            )
        return made

    @property
    @law("cie.20")
    def seats(self) -> int:
        """Two persons play it."""
        return 2

    def side(self, seat: int) -> Account:
        """Each for himself."""
        return seat

    @property
    @law("cie.cal.0.1", "cie.cal.0.2")
    def quality_pays(self) -> int:
        """What a quality pays: the amount agreed on, or a quarter of the single game."""
        return self.stake // 4 if self.quality == "quarter" else int(self.quality)

    @property
    @law("cie.110", "cie.111")
    def names_lesser(self) -> bool:
        """Whether a player can name a lesser combination first, and so lose the greater."""
        return self.table == OPEN or self.lesser_first

    @property
    @law("cie.ad.5.9", "cie.115")
    def pie_speaks_later(self) -> bool:
        """Whether the pie announces only after the first lead."""
        return self.younger == "after"

    @property
    def first_phase(self) -> str:
        """With what a hand begins: at the open table somebody must take the pack first."""
        return "pack" if self.table == OPEN else SHUFFLE

    def hand_counted(self, state: CientosState) -> CientosState:
        """All is counted: the hand is marked; at the open table both may first look for faults in it."""
        return self._inspected(state, True) if self.table == OPEN else settle.hand_over(state)

    def hundred_made(self, state: CientosState) -> CientosState:
        """Somebody has made a hundred: the game is settled; at the open table it can still be disputed."""
        return self._inspected(state, False) if self.table == OPEN else settle.game_over(state)

    def _inspected(self, state: CientosState, counted_out: bool) -> CientosState:
        from tapete.games.cientos.floor import inspection

        return inspection(state, counted_out)

    def start(self, names: tuple[str, ...] = (), **facts: object) -> CientosState:
        """The first state of a match, or of one that is taken up at these marks.

        `marks` gives each player's mark, `half` and `hundred` what they lack to them, `score` their chips, `game` the
        number of the game; `ladies` names people by number, for the courtesy.
        """
        known = _Facts(self, facts)
        state = self.seated(
            CientosState,
            names,
            phase=LOT,
            ladies=known.numbers("ladies", range(2), None),
            played_games=(known.number("game", range(1, self.games + 1)) or 1) - 1,
            tallies=known.tallies(),
        ).paying(known.brought_forward())
        dealer = known.number("dealer", range(2))
        return state if dealer is None else state.but(dealer=dealer, phase=self.first_phase)

    def stacked(
        self, state: State, hands: tuple[tuple[Card, ...], ...], stock: tuple[Card, ...]
    ) -> tuple[tuple[int, Action], ...]:
        """The pack that deals these hands and this stock after a cut of three; what is not written fills up."""
        assert isinstance(state, CientosState)
        check_hands(hands, self.seats, state.dealer)
        mano, pie, rest = _completed((hands[state.mano], hands[state.pie]), stock)
        packet = deal.manner(state) or 3
        deck = [
            card for start in range(0, HAND, packet) for hand in (mano, pie) for card in hand[start : start + packet]
        ]
        deck += rest
        uncut = (*deck[-LEAST_CUT:], *deck[:-LEAST_CUT])
        lines = [(TABLE, Action("deck", uncut)), (state.mano, Action("cut", (LEAST_CUT,)))]
        if self.table == OPEN:
            return ((state.pie, Action("take-pack")), *lines, (state.pie, Action("deal", (packet,))))
        if not deal.manner(state):
            lines.append((state.pie, Action("a-tres")))
        return tuple(lines)


def _completed(
    hands: Sequence[tuple[Card, ...]], stock: tuple[Card, ...]
) -> tuple[tuple[Card, ...], tuple[Card, ...], tuple[Card, ...]]:
    written = [card for hand in (*hands, stock) for card in hand]
    check_cards(written, PACK, "cientos")
    spare = [card for card in PACK if card not in written]
    full: list[tuple[Card, ...]] = []
    for place, hand in enumerate(hands):
        if len(hand) > HAND:
            raise BadOption(
                "hand-too-long", "Seat {seat} gets {each} cards, not {given}.", seat=place, each=HAND, given=len(hand)
            )
        missing = HAND - len(hand)
        full.append((*hand, *spare[:missing]))
        spare = spare[missing:]
    return full[0], full[1], (*stock, *spare)


class _Facts:
    """The facts with which a match begins, read with care: they come from records that people write."""

    def __init__(self, game: CientosGame, facts: Mapping[str, object]) -> None:
        check_facts(facts, STARTS, game.name)
        self.facts = facts

    def number(self, name: str, values: Sequence[int]) -> int | None:
        """A whole number that was given, if it was."""
        return int(one_of(name, values, self.facts[name])) if name in self.facts else None

    def numbers(self, name: str, values: Sequence[int], count: int | None) -> tuple[int, ...]:
        """A list of whole numbers; `count` of them, if that matters, zeros where none were given."""
        given = self.facts.get(name, [0] * (count or 0))
        if not isinstance(given, list | tuple):
            raise BadOption("not-a-list", "{name} must be a list of whole numbers.", name=name)
        if count is not None and len(given) != count:
            raise BadOption("wrong-length", "{name} must give {count} numbers.", name=name, count=count)
        return tuple(int(one_of(name, values, item)) for item in given)

    def tallies(self) -> tuple[Tally, Tally]:
        """Where the players stand."""
        marks = self.numbers("marks", range(0, HUNDRED + 1, 10), 2)
        halves, hundreds = self.numbers("half", range(6), 2), self.numbers("hundred", range(6), 2)
        for mark, half, hundred in zip(marks, halves, hundreds, strict=True):
            if (half and mark != HALF) or (hundred == 0) != (mark != HUNDRED):
                raise BadOption("bad-marks", "Only at 50 can the half be lacking, and at 100 the hundred must be.")
        first, second = (Tally(*standing) for standing in zip(marks, halves, hundreds, strict=True))
        return first, second

    def brought_forward(self) -> list[Entry]:
        """The marks and chips they bring with them."""
        entries = []
        for seat, tally in enumerate(self.tallies()):
            lacking = ((f"half {seat}", tally.half), (f"hundred {seat}", tally.hundred))
            entries += [
                Entry(0, lender, f"mark {seat}", owed, "brought-forward", ("cie.153",)) for lender, owed in lacking
            ]
            entries.append(
                Entry(0, BANK, f"mark {seat}", tally.mark - tally.half - tally.hundred, "brought-forward", ("cie.152",))
            )
        first = self.chips()
        payer = 0 if first < 0 else 1
        entries.append(Entry(0, payer, 1 - payer, abs(first), "brought-forward", ("cie.44",)))
        return entries

    def chips(self) -> int:
        """What seat 0 has won of the other before."""
        given = self.facts.get("score", [0, 0])
        if not isinstance(given, list | tuple) or not all(type(item) is int and abs(item) < 10**6 for item in given):
            raise BadOption("not-a-score", "score must be a list of whole numbers.")
        if len(given) != 2 or sum(given):
            raise BadOption("bad-score", "score must give {sides} numbers that add up to nothing.", sides=2)
        return int(given[0])
