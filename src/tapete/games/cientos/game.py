"""Los Cientos by name, with the options of its table."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, Self

from tapete.cards import cards
from tapete.errors import BadOption
from tapete.games.cientos import deal, partie
from tapete.games.cientos.ranking import HAND, PACK
from tapete.games.cientos.state import HALF, HUNDRED, LOT, CientosState
from tapete.games.cientos.tally import Tally
from tapete.laws.mark import law
from tapete.table.action import Action
from tapete.table.chance import TABLE
from tapete.table.game import GUIDED, OPEN, Game
from tapete.table.ledger import BANK, Account, Entry
from tapete.table.option import YES_NO, Value, option
from tapete.table.state import State
from tapete.table.written import LARGEST, Facts, check_hands, missing_cards, stacked_pack
from tapete.table.zones import Cards

STARTS = ("dealer", "marks", "half", "hundred", "score", "game", "deal", "ladies")


@dataclass(frozen=True, kw_only=True)
class CientosGame(Game):
    """Los Cientos, with or without calidades."""

    name: ClassVar[str] = "cientos"
    folder: ClassVar[str] = "cientos"
    unit: ClassVar[str] = "chips"
    edition: ClassVar[int] = 1
    pack: ClassVar[Cards] = PACK
    emblem: ClassVar[Cards] = cards("12E 11E 1E")
    ten: ClassVar[int | None] = 2
    shortest: ClassVar[Mapping[str, Value]] = {"games": 1}

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
    exposed: str = option(("agree", "redeal"), "agree", "cie.58", open_only=True)
    silence: bool = option((True, False), True, "cie.112")
    lesser_first: bool = option(YES_NO, False, "cie.110")
    history: str = option(("last", "all"), "last", "cie.146")
    match: str = option(("hundred", "partie"), "hundred", "cie.15")
    reckoning: str = option(("tens", "points"), "tens", "cie.143")
    point_value: str = option(("tens", "cards"), "tens", "cie.103")
    last: str = option(("two", "one-more"), "two", "cie.140")

    @classmethod
    @law("cie.44", "cie.cal.0.2")
    def make(cls, table: str = GUIDED, regulation: object = "", **chosen: object) -> Self:
        """The game with these options; a quarter of the stake must be whole chips."""
        made = super().make(table, regulation, **chosen)
        if made.calidades and made.quality == "quarter" and made.stake % 4:
            raise BadOption(
                "no-quarter",
                "A quality is a quarter of the stake, and {stake} cannot be divided by four: "
                "choose a multiple of four, or set quality.",
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
    def worth_in(self) -> str:
        """A hand brings points; chips are paid for games."""
        return "points"

    @property
    def paid_by_others(self) -> bool:
        """Points are scored."""
        return False

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
    @law("cie.114", "cie.115")
    def shows_himself(self) -> bool:
        """Whether players must lay their gains open by themselves; at the guided table it is done for them."""
        return self.table == OPEN

    @property
    def is_partie(self) -> bool:
        """Whether a game is six deals however much is made in them, and not the way to a hundred."""
        return self.match == "partie"

    @property
    def most_deals(self) -> int:
        """How many deals a partie may have, with those that follow when it is level; elsewhere none is numbered."""
        return partie.DEALS + partie.MORE if self.is_partie else 1

    @property
    def lends(self) -> bool:
        """Whether a hand is rounded up to the half and to the hundred, and what was lacking is owed."""
        return self.reckoning == "tens" and not self.is_partie

    def start(self, names: tuple[str, ...] = (), **facts: object) -> CientosState:
        """The first state of a match, or of one that is taken up at these marks.

        `marks` gives each player's mark, `half` and `hundred` what they lack to them, `score` their chips, `game` the
        number of the game, `deal` that of the deal in a partie; `ladies` names people by number, for the courtesy.
        """
        known = Facts(self, facts, STARTS)
        tallies = _tallies(self, known)
        state = self.seated(
            CientosState,
            names,
            phase=LOT,
            ladies=known.people("ladies"),
            played_games=(known.number("game", range(1, self.games + 1)) or 1) - 1,
            deals=(known.number("deal", range(1, self.most_deals + 1)) or 1) - 1,
            tallies=tallies,
        ).paying(_brought_forward(tallies, known.score()[0]))
        dealer = known.number("dealer", range(2))
        return state if dealer is None else state.but(dealer=dealer, phase=self.first_phase)

    def stacked(self, state: State, hands: tuple[Cards, ...], stock: Cards) -> tuple[tuple[int, Action], ...]:
        """The pack that deals these hands and this stock after a cut of three; what is not written fills up."""
        assert isinstance(state, CientosState)
        check_hands(hands, self.seats, state.dealer)
        written = {seat: hands[seat] for seat in (state.mano, state.pie)}
        lacking = missing_cards(self, PACK, written, stock, dict.fromkeys(written, HAND))
        full = [(*hand, *lacking[seat]) for seat, hand in written.items()]
        packet = deal.manner(state) or 3
        deck = stacked_pack(PACK, full, stock, (packet,) * (HAND // packet), deal.LEAST_CUT)
        lines = ((TABLE, Action("deck", deck)), (state.mano, Action("cut", (deal.LEAST_CUT,))))
        if self.table == OPEN:
            return ((state.pie, Action("take-pack")), *lines, (state.pie, Action("deal", (packet,))))
        return lines if deal.manner(state) else (*lines, (state.pie, Action("a-tres")))


def _tallies(game: CientosGame, known: Facts) -> tuple[Tally, Tally]:
    """Where the players stand; where nothing is lent nothing can be lacking."""
    marks = known.numbers("marks", _marks(game), 2)
    lacking = range(6 if game.lends else 1)
    halves, hundreds = known.numbers("half", lacking, 2), known.numbers("hundred", lacking, 2)
    if not game.lends:
        return Tally(marks[0]), Tally(marks[1])
    for mark, half, hundred in zip(marks, halves, hundreds, strict=True):
        if (half and mark != HALF) or (hundred == 0) != (mark != HUNDRED):
            raise BadOption(
                "bad-marks",
                "Points can be missing to the half game only at a mark of 50, "
                "and must be missing to the hundred at a mark of 100.",
            )
    first, second = (Tally(*standing) for standing in zip(marks, halves, hundreds, strict=True))
    return first, second


def _marks(game: CientosGame) -> range:
    """What can be marked: a hundred only where it may be lent, and in a partie any number."""
    step = 10 if game.reckoning == "tens" else 1
    return range(0, LARGEST if game.is_partie else HUNDRED + game.lends, step)


def _brought_forward(tallies: tuple[Tally, Tally], chips: int) -> list[Entry]:
    """The marks they bring with them, and the chips that the first has won of the other."""
    entries = []
    for seat, tally in enumerate(tallies):
        real = tally.mark - tally.half - tally.hundred
        for lender, amount, law_id in (
            (f"half {seat}", tally.half, "cie.153"),
            (f"hundred {seat}", tally.hundred, "cie.153"),
            (BANK, real, "cie.152"),
        ):
            entries.append(Entry(0, lender, f"mark {seat}", amount, "brought-forward", (law_id,)))
    payer = 0 if chips < 0 else 1
    return [*entries, Entry(0, payer, 1 - payer, abs(chips), "brought-forward", ("cie.44",))]
