"""The Revesino with the options of its tables."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, Self

from tapete.cards import Card, cards
from tapete.errors import BadOption
from tapete.games.revesino import lots
from tapete.games.revesino.deal import LEAST_CUT, given_out
from tapete.games.revesino.pack import EACH, PACK, SEATS
from tapete.games.revesino.state import RevesinoState
from tapete.laws.mark import law
from tapete.table.action import Action
from tapete.table.chance import TABLE
from tapete.table.game import GUIDED, OPEN, Game
from tapete.table.ledger import MIDDLE, Account, Entry
from tapete.table.option import YES_NO, Value, option
from tapete.table.state import State
from tapete.table.written import Facts, check_hands, check_stock, missing_cards
from tapete.table.zones import Cards

STARTS = ("dealer", "round", "deal", "score", "ladies")
STOCK = 3


@law("rev.4", "rev.40", "rev.46", "rev.49", "rev.50", "rev.53", "rev.66", "rev.128", "rev.158", "rev.166", "rev.173")
@law("rev.174", "rev.177", "rev.182", "rev.ad.1", "rev.ad.2", "rev.ad.33.b", "rev.ad.34", "rev.ad.34.b")
@dataclass(frozen=True, kw_only=True)
class RevesinoGame(Game):
    """Four players, each for himself."""

    name: ClassVar[str] = "revesino"
    folder: ClassVar[str] = "revesino"
    unit: ClassVar[str] = "tantos"
    edition: ClassVar[int] = 1
    pack: ClassVar[Cards] = PACK
    emblem: ClassVar[Cards] = cards("11C 1O 2E")
    shortest: ClassVar[Mapping[str, Value]] = {"rounds": 1}

    rounds: int = option(range(1, 51), 4, "rev.51", usual=(1, 2, 4))
    mari_perez: bool = option(YES_NO, False, "rev.40")
    napolitana_settlement: str = option(("additions", "company", "classic"), "additions", "rev.ad.25.d")
    napolitana_duty: str = option(("additions", "body", "cutter-first"), "additions", "rev.ad.32")
    cut_credit: str = option(("first-beater", "trick-taker"), "first-beater", "rev.155")
    mano_pardon: bool = option(YES_NO, True, "rev.177")
    sleeping_paid: bool = option(YES_NO, True, "rev.182")
    lock_scope: str = option(("caballo", "off", "all-suits"), "caballo", "rev.191")
    platillo: bool = option(YES_NO, False, "rev.ad.33.b")
    platillo_premium: int = option(range(4, 101, 4), 16, "rev.ad.33.b", usual=(16, 32, 4))
    platillo_ante: int = option(range(1, 101), 8, "rev.ad.34", usual=(8, 16, 24))
    platillo_drawn: str = option(("drawer", "plate"), "drawer", "rev.ad.34.b")
    platillo_led: str = option(("none", "plate", "partida"), "none", "rev.ad.33.b")
    pay_timing: str = option(("end", "at-once"), "end", "rev.158")
    raffle: str = option(("highest-sword", "best-king"), "highest-sword", "rev.111")
    forgotten_draw: str = option(("continue", "void"), "continue", "rev.73", open_only=True)
    repeat_revoke_free: bool = option(YES_NO, False, "rev.128", open_only=True)
    lay_down: bool = option(YES_NO, False, "rev.199")
    deal_pattern: str = option(("4-4-3", "3-4-4"), "4-4-3", "rev.67")
    shuffle_cut: str = option(("lawful", "by-consent"), "lawful", "rev.66")
    courtesy_seating: bool = option(YES_NO, False, "rev.46")
    dote: int = option(range(10, 1001), 100, "rev.50", usual=(100, 50, 20))
    tanto_value: int = option(range(1, 1001), 1, "rev.49", usual=(1, 4))

    @classmethod
    @law("rev.ad.34")
    def make(cls, table: str = GUIDED, regulation: object = "", **chosen: object) -> Self:
        """The game with these options; into the plate go quarters of the premium, so that it can always be shared."""
        made = super().make(table, regulation, **chosen)
        quarter = made.platillo_premium // SEATS
        if made.platillo and made.platillo_ante % quarter:
            raise BadOption(
                "no-quarters",
                "With a premium of {premium} each puts a multiple of {quarter} in the plate, and {ante} is none: "
                "choose another platillo_ante, or another platillo_premium.",
                premium=made.platillo_premium, quarter=quarter, ante=made.platillo_ante,
            )  # fmt: skip
        return made

    @property
    @law("rev.4", "rev.ad.1")
    def seats(self) -> int:
        """Exactly four."""
        return SEATS

    @law("rev.ad.2")
    def side(self, seat: int) -> Account:
        """There are no partners."""
        return seat

    @property
    @law("rev.67", "rev.ad.3")
    def pattern(self) -> tuple[int, ...]:
        """How many cards the others get in each round; the dealer always takes four."""
        return tuple(map(int, self.deal_pattern.split("-")))

    def start(self, names: tuple[str, ...] = (), **facts: object) -> RevesinoState:
        """The first state of a match, or of one that is taken up at this dealer, round, deal and score."""
        known = Facts(self, facts, STARTS)
        rounds = known.number("round", range(1, self.rounds + 1)) or 1
        within = known.number("deal", range(1, SEATS + 1)) or 1
        state = self.seated(
            RevesinoState,
            names,
            phase=lots.SEATING,
            ladies=known.people("ladies"),
            deals=(rounds - 1) * SEATS + within - 1,
        ).paying(_brought_forward(self, known.score()))
        dealer = known.number("dealer", range(SEATS))
        return state if dealer is None else state.but(dealer=dealer, phase=self.first_phase)

    def stacked(self, state: State, hands: tuple[Cards, ...], stock: Cards) -> tuple[tuple[int, Action], ...]:
        """The pack that deals these hands after a cut of four, the dealer's twelve among them."""
        assert isinstance(state, RevesinoState)
        check_hands(hands, SEATS, state.dealer)
        check_stock(self, stock, STOCK)
        order = state.in_turn
        due = {seat: EACH + (seat == state.dealer) for seat in order}
        lacking = missing_cards(self, PACK, {seat: hands[seat] for seat in order}, stock, due)
        whole = {seat: (*lacking[seat], *hands[seat]) for seat in order}
        uncut = _stacked(whole, stock, given_out(PACK, order, self.pattern)[0])
        lines = [(TABLE, Action("deck", uncut)), (state.cutter, Action("cut", (LEAST_CUT,)))]
        if self.table == OPEN:
            lines = [(state.deals_cards, Action("take-pack")), *lines, (state.deals_cards, Action("deal"))]
        return tuple(lines)


def _stacked(hands: dict[int, Cards], stock: Cards, slots: dict[int, Cards]) -> Cards:
    """The uncut pack: where a card of the plain pack would go to somebody, his own lies there."""
    lying: dict[Card, Card] = {}
    for seat, own in slots.items():
        lying |= dict(zip(own, hands[seat], strict=True))
    rest = [card for card in PACK if card not in lying.values() and card not in stock]
    lying |= dict(zip((card for card in PACK if card not in lying), (*stock, *rest), strict=True))
    deck = tuple(lying[card] for card in PACK)
    return (*deck[-LEAST_CUT:], *deck[:-LEAST_CUT])


def _brought_forward(game: RevesinoGame, score: tuple[int, ...]) -> list[Entry]:
    """The score that the players bring with them, through the middle of the table."""
    moves: list[tuple[Account, Account, int]] = [
        (MIDDLE, side, total) if total > 0 else (side, MIDDLE, -total)
        for side, total in zip(game.sides, score, strict=True)
    ]
    return [Entry(0, payer, payee, amount, "brought-forward", ("rev.52",)) for payer, payee, amount in moves]
