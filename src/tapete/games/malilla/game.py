"""The five games by name, with the options of their tables."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import ClassVar

from tapete.cards import Card, Suit, cards
from tapete.errors import BadOption
from tapete.games.malilla import lots
from tapete.games.malilla.deal import pattern
from tapete.games.malilla.state import MalillaState
from tapete.games.malilla.variants import CAPOTE, LEAST_CUT, VARIANTS, Variant
from tapete.laws.mark import law
from tapete.table.action import Action
from tapete.table.chance import TABLE
from tapete.table.game import OPEN, Game
from tapete.table.ledger import BANK, MIDDLE, Account, Entry
from tapete.table.option import YES_NO, Value, one_of, option
from tapete.table.state import State
from tapete.table.written import Facts, check_hands, check_stock, missing_cards, stacked_pack
from tapete.table.zones import Cards

MATCH = (
    "rounds", "favourite", "mariperez", "mariperez_with_favourite", "tanto", "courtesy", "substitutes",
    "view_last_trick_only",
)  # fmt: skip
"""What all five may agree on."""

OFFERED: Mapping[str, tuple[str, ...]] = {
    "malilla": (
        *MATCH, "partners", "talking", "packet", "under_ruff", "match", "points_to_win", "capote", "trump", "contra",
    ),
    "malilla-barrotada": (*MATCH, "packet", "under_ruff", "turn_up_from_all", "alcalde", "fine_to_each"),
    "malilla-coja": (*MATCH, "packet", "under_ruff", "fine_to_each"),
    "malilla-vistas": MATCH,
    "malilla-cubiertas": (*MATCH, "packet", "under_ruff", "exchange_limit", "sleeping"),
}  # fmt: skip

CITED = {
    "malilla": (("mal.42", "mal.155"), ("mal.43", "mal.154"), "mal.70"),
    "malilla-barrotada": (("mal.barrotada.5",), ("mal.barrotada.8",), "mal.barrotada.6"),
    "malilla-coja": (("mal.coja.8",), ("mal.coja.10",), "mal.coja.9"),
    "malilla-vistas": (("mal.vistas.16",), ("mal.vistas.19",), "mal.vistas.17"),
    "malilla-cubiertas": (("mal.cubiertas.10",), ("mal.cubiertas.12",), "mal.cubiertas.11"),
}
"""The laws of the result, of the capote, and of who pays the turn-up."""
TURN_UP_LAWS = law("mal.156", "mal.157", "mal.158", "mal.159", "mal.160")(
    {9: "mal.156", 1: "mal.157", 12: "mal.158", 11: "mal.159", 10: "mal.160"}
)


LONGEST = 1001
"""No match to a goal is longer, in rounds."""

STARTS = ("dealer", "round", "deal", "score", "favourite", "ladies", "stronger")


@dataclass(frozen=True, kw_only=True)
class MalillaGame(Game):
    """One of the five Malillas."""

    folder: ClassVar[str] = "malilla"
    unit: ClassVar[str] = "tantos"
    edition: ClassVar[int] = 1
    shortest: ClassVar[Mapping[str, Value]] = {"rounds": 1}
    pairs_with: ClassVar[Mapping[str, Value]] = {"partners": "agreed"}
    variant: ClassVar[Variant]

    rounds: int = option(range(1, 51), 4, "mal.153", usual=(1, 2, 4))
    favourite: str = option(("drawn", "chosen", "none"), "drawn", "mal.10")
    mariperez: bool = option(YES_NO, False, "mal.153")
    mariperez_with_favourite: int = option((4, 2), 4, "mal.153")
    tanto: int = option(range(1, 1001), 1, "mal.60", usual=(1, 2, 10))
    courtesy: bool = option(YES_NO, False, "mal.55")
    substitutes: str = option(("consent", "never"), "consent", "mal.99")
    view_last_trick_only: bool = option(YES_NO, False, "mal.94")
    partners: str = option(("agreed", "seats", "kings", "weaker"), "agreed", "mal.45")
    talking: bool = option(YES_NO, False, "mal.3")
    packet: int = option((4, 1, 2, 3, 6, 12), 4, "mal.68")
    under_ruff: str = option(("free", "forced"), "free", "mal.25")
    turn_up_from_all: bool = option(YES_NO, False, "mal.barrotada.7")
    alcalde: bool = option(YES_NO, False, "mal.barrotada.2")
    fine_to_each: bool = option(YES_NO, False, "mal.161")
    exchange_limit: int | str = option(("none", *range(1, 13)), "none", "mal.cubiertas.4", usual=("none", 4, 8))
    sleeping: str = option(("excess", "shortage", "half"), "excess", "mal.cubiertas.10")
    match: str = option(("rounds", "goal"), "rounds", "mal.153")
    points_to_win: int = option(range(1, 1001), 101, "mal.153", usual=(101, 50, 21))
    capote: int = option((CAPOTE, 36), CAPOTE, "mal.43")
    trump: str = option(("turned", "dealer"), "turned", "mal.69")
    contra: bool = option(YES_NO, False, "mal.11")

    @cached_property
    @law("mal.barrotada.2")
    def seats(self) -> int:
        """As many as play, and one more where an Alcalde deals."""
        return self.variant.players + self.alcalde

    @cached_property
    def playing(self) -> tuple[tuple[int, ...], ...]:
        """For each dealer the seats that play, mano first; an Alcalde only deals."""
        return tuple(
            tuple((dealer + step) % self.seats for step in range(1, self.variant.players + 1))
            for dealer in range(self.seats)
        )

    @law("mal.12", "mal.50")
    def side(self, seat: int) -> Account:
        """Partners sit opposite; else each is his own side."""
        return seat % 2 if self.variant.pairs else seat

    @cached_property
    @law("mal.12", "mal.barrotada.2")
    def rivals(self) -> tuple[tuple[tuple[int, ...], ...], ...]:
        """For each dealer and each seat those it plays against; an Alcalde plays against nobody."""
        return tuple(
            tuple(self._against(seat) if seat in playing else () for seat in range(self.seats))
            for playing in self.playing
        )

    def _against(self, seat: int) -> tuple[int, ...]:
        return tuple(other for other in range(self.seats) if self.side(other) != self.side(seat))

    @property
    def to_a_goal(self) -> bool:
        """Whether each side only marks what it wins, and the first with points enough has won the match."""
        return self.match == "goal"

    @property
    def names_trump(self) -> bool:
        """Whether nothing is turned up, and the dealer or his partner names trumps."""
        return self.trump == "dealer"

    @property
    def doubles(self) -> bool:
        """Whether the sides may double a hand before the first lead: only where trumps are named."""
        return self.names_trump and self.contra

    @property
    def result_laws(self) -> tuple[str, ...]:
        """The laws by which a hand is paid."""
        return CITED[self.name][0]

    @property
    def capote_laws(self) -> tuple[str, ...]:
        """The laws by which a capote is paid."""
        return CITED[self.name][1]

    def turn_up_laws(self, card: Card) -> tuple[str, ...]:
        """The laws by which this turn-up is paid."""
        payer = "mal.barrotada.7" if self.turn_up_from_all else CITED[self.name][2]
        return tuple(dict.fromkeys((payer, TURN_UP_LAWS.get(card.rank, "mal.73"))))

    def start(self, names: tuple[str, ...] = (), **facts: object) -> MalillaState:
        """The first state of a match, or of one that is taken up at this dealer, round, deal and score.

        `ladies` and `stronger` name people by number, for the courtesy and for the draw of partners.
        """
        known = _Facts(self, facts, STARTS)
        state = self.seated(
            MalillaState,
            names,
            phase=lots.FIRST_DEAL,
            ladies=known.people("ladies"),
            stronger=known.stronger(),
            deals=known.deals(self),
            favourite=known.favourite(self),
        ).paying(known.brought_forward())
        dealer = known.number("dealer", range(self.seats))
        if dealer is None:
            return lots.first_lot(state)
        return state.but(dealer=dealer, phase=self.first_phase)

    def stacked(self, state: State, hands: tuple[Cards, ...], stock: Cards) -> tuple[tuple[int, Action], ...]:
        """The pack that deals these hands after a cut of four. What is not written comes first, in the pack's order."""
        assert isinstance(state, MalillaState)
        check_hands(hands, self.seats, state.dealer)
        check_stock(self, stock, len(self.variant.pack) - self.variant.each * self.variant.players)
        due = {seat: self.variant.each if seat in state.active else 0 for seat in range(self.seats)}
        order = (*state.active, *(seat for seat in due if seat not in state.active))
        lacking = missing_cards(self, self.variant.pack, {seat: hands[seat] for seat in order}, stock, due)
        whole = [(*lacking[seat], *hands[seat]) for seat in state.active]
        uncut = stacked_pack(self.variant.pack, whole, stock, pattern(state), LEAST_CUT)
        lines = [(TABLE, Action("deck", uncut)), (state.cutter, Action("cut", (LEAST_CUT,)))]
        if self.table == OPEN:
            lines = [(state.deals_cards, Action("take-pack")), *lines, (state.deals_cards, Action("deal"))]
        return tuple(lines)


class _Facts(Facts):
    """The facts with which a match of Malilla begins."""

    def deals(self, game: MalillaGame) -> int:
        """How many deals are over before this one."""
        rounds = self.number("round", range(1, LONGEST if game.to_a_goal else game.rounds + 1)) or 1
        within = self.number("deal", range(1, game.seats + 1)) or 1
        return (rounds - 1) * game.seats + within - 1

    def favourite(self, game: MalillaGame) -> Suit | None:
        """The favourite suit that was given, if one was."""
        given = self.given.get("favourite", "none")
        values: tuple[Value, ...] = ("none", *(suit.value for suit in Suit), *(suit.word for suit in Suit))
        chosen = str(one_of("favourite", values, given))
        if chosen != "none" and game.favourite == "none":
            raise BadOption("no-favourite", "This table has agreed to play without a favourite suit.")
        return None if chosen == "none" else Suit.named(chosen)

    def stronger(self) -> tuple[int, ...]:
        """The two stronger players, for the draw of partners."""
        chosen = self.people("stronger")
        if chosen and len(set(chosen)) != 2:
            raise BadOption("two-stronger", "stronger must name two different people.")
        return chosen or (0, 1)

    def brought_forward(self) -> list[Entry]:
        """The score the sides bring with them, through the middle of the table."""
        if isinstance(self.game, MalillaGame) and self.game.to_a_goal:
            marked = zip(self.game.sides, self.numbers("score", range(self.game.points_to_win), 2), strict=True)
            return [Entry(0, BANK, side, total, "brought-forward", ("mal.58",)) for side, total in marked]
        won = zip(self.game.sides, self.score(), strict=True)
        moves: list[tuple[Account, Account, int]] = [
            (MIDDLE, side, total) if total > 0 else (side, MIDDLE, -total) for side, total in won
        ]
        return [Entry(0, payer, payee, amount, "brought-forward", ("mal.58",)) for payer, payee, amount in moves]


EMBLEMS = {
    "malilla": cards("9O 1O 12O"),
    "malilla-barrotada": cards("9B 1B 11B"),
    "malilla-coja": cards("9C 1C 10C"),
    "malilla-vistas": cards("9E 1E 12E"),
    "malilla-cubiertas": cards("9O 1E 12C"),
}


def _named(variant: Variant) -> type[MalillaGame]:
    body = {
        "name": variant.name,
        "variant": variant,
        "pack": variant.pack,
        "offered": OFFERED[variant.name],
        "emblem": EMBLEMS[variant.name],
        "__doc__": f"The game {variant.name}.",
    }
    return type("MalillaGame", (MalillaGame,), body)


GAMES: Mapping[str, type[MalillaGame]] = {name: _named(variant) for name, variant in VARIANTS.items()}
