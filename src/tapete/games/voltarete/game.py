"""Voltarete for three and for four, with the options of their tables."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import ClassVar

from tapete.cards import Suit, cards
from tapete.games.voltarete.deal import LEAST_CUT
from tapete.games.voltarete.kinds import HAND
from tapete.games.voltarete.pot import before_hand
from tapete.games.voltarete.state import SEATS, VoltareteState
from tapete.games.voltarete.taken_up import STARTS, TakenUp
from tapete.laws.mark import law
from tapete.table.action import Action
from tapete.table.chance import TABLE
from tapete.table.game import OPEN, Game
from tapete.table.ledger import Account
from tapete.table.matadores import PACK
from tapete.table.option import YES_NO, Value, option
from tapete.table.state import State
from tapete.table.written import LARGEST, check_hands, check_stock, missing_cards, stacked_pack
from tapete.table.zones import Cards

MATCH = (
    "tentos", "money", "packs", "places", "keep_seats", "packets", "buy_from", "pass_from", "entry", "medalhao", "term",
    "split_remissa", "recambo", "recambos", "remissas_end", "hands_limit", "lay_down", "bought_more", "replay",
    "pass_hint", "chat", "stand_in",
)  # fmt: skip
"""What both may agree on."""

OBLIGATION = ("obligation", "obligation_limit", "obligation_pe", "cap")
"""What only four need."""

CUSTOMS = {3: ("favourite", "surrender"), 4: ("favourite", "surrender", "quarto_pays")}
"""What other places do otherwise than the book."""


@law(
    "vol.I.4.7", "vol.I.4.8", "vol.I.8.1", "vol.I.8.2", "vol.I.8.3", "vol.I.8.4", "vol.I.8.8", "vol.I.8.12",
    "vol.I.8.13", "vol.II.1.2", "vol.II.2.1", "vol.II.2.6", "vol.II.7.24", "vol.II.7.33", "vol.II.7.34",
    "vol.II.12.12", "vol.II.15.5", "vol.II.16.3", "vol.II.17.2", "vol.II.18.5", "vol.II.18.6", "vol.II.19.1",
    "vol.II.19.4", "vol.II.19.11", "vol.II.19.16", "vol.II.19.21", "vol.II.21.1",
)  # fmt: skip
@dataclass(frozen=True, kw_only=True)
class VoltareteGame(Game):
    """Voltarete: three play, whether three or four sit at the table."""

    folder: ClassVar[str] = "voltarete"
    unit: ClassVar[str] = "tentos"
    edition: ClassVar[int] = 3
    pack: ClassVar[Cards] = PACK
    french: ClassVar[tuple[str, ...]] = ("pt",)
    shortest: ClassVar[Mapping[str, Value]] = {"hands_limit": 3}
    people_seated: ClassVar[int]

    tentos: int = option(range(1, 1001), 120, "vol.I.8.3", usual=(120, 60, 200))
    money: bool = option(YES_NO, False, "vol.I.8.4")
    packs: int = option((2, 1), 2, "vol.I.4.7")
    places: str = option(("drawn", "free"), "drawn", "vol.II.2.1")
    keep_seats: bool = option(YES_NO, False, "vol.II.19.4")
    packets: str = option(("3-3-3", "4-3-2", "2-3-4", "3-2-4", "4-5", "5-4"), "3-3-3", "vol.II.2.6")
    buy_from: str = option(("top", "bottom"), "top", "vol.II.7.33")
    pass_from: str = option(("bottom", "top"), "bottom", "vol.II.7.34")
    entry: int = option(range(1, 101), 5, "vol.II.18.5", usual=(5, 4, 1))
    medalhao: int = option(range(1001), 20, "vol.II.18.6", usual=(20, 0, 40))
    obligation: str = option(("always", "limit", "off"), "always", "vol.II.16.3")
    obligation_limit: int = option(range(1, 1001), 120, "vol.II.16.3", usual=(120, 30))
    obligation_pe: bool = option((True, False), True, "vol.II.15.5")
    cap: bool = option(YES_NO, False, "vol.II.16.3")
    term: int = option(range(1, 21), 1, "vol.II.19.11", usual=(1, 2, 3))
    split_remissa: bool = option(YES_NO, False, "vol.II.19.21")
    recambo: int = option(range(1, 101), 10, "vol.II.19.1", usual=(10, 1, 3))
    recambos: int = option(range(1, 21), 1, "vol.II.19.3", usual=(1, 2))
    remissas_end: str = option(("play-out", "divide"), "play-out", "vol.II.19.16")
    hands_limit: int | str = option(("none", *range(1, 501)), "none", "vol.II.19.16", usual=(3, 12, 60))
    lay_down: bool = option((True, False), True, "vol.II.12.1")
    bought_more: str = option(("shown", "asked"), "shown", "vol.II.11.12")
    replay: int | str = option(("ninth", *range(1, 9)), "ninth", "vol.II.10.16", open_only=True)
    pass_hint: bool = option((True, False), True, "vol.II.7.24")
    chat: bool = option(YES_NO, False, "vol.II.12.12")
    payments: str = option(("automatic", "asked"), "automatic", "vol.II.17.2", open_only=True)
    stand_in: str = option(("bot", "none"), "bot", "vol.II.19.3")
    favourite: str = option(("copas", "oros", "espadas", "bastos"), "copas", "vol.I.6.16")
    quarto_pays: bool = option(YES_NO, False, "vol.II.17.1")
    surrender: str = option(("first", "fourth"), "first", "vol.II.9.13")

    @property
    @law("vol.I.5.1", "vol.I.5.2")
    def seats(self) -> int:
        """Three, or four of whom the dealer sits out."""
        return self.people_seated

    def side(self, seat: int) -> Account:
        """Each for himself."""
        return seat

    @property
    @law("vol.II.19.3")
    def replaces_absent(self) -> bool:
        """Everybody must play to the end what he began: another plays in his name, or the table waits for him."""
        return self.stand_in == "bot"

    @cached_property
    @law("vol.I.6.16")
    def favorita(self) -> Suit:
        """The suit in which one outbids the others and everything doubles: copas, or another that was agreed on."""
        return Suit.named(self.favourite)

    @cached_property
    def pattern(self) -> tuple[int, ...]:
        """How many cards are dealt at a time."""
        return tuple(int(packet) for packet in self.packets.split("-"))

    def start(self, names: tuple[str, ...] = (), **facts: object) -> VoltareteState:
        """The first state of a sitting, or of one that was adjourned and is taken up as it was left."""
        known = TakenUp(self, facts, STARTS)
        dealer = known.number("dealer", range(self.seats))
        marker = known.number("marker", range(self.seats))
        recambos, stood = known.number("recambos", range(self.recambos + 1)), known.number("stood", range(1, LARGEST))
        state = self.seated(
            VoltareteState,
            names,
            phase=SEATS,
            dealer=dealer,
            marker=marker if marker is not None else (dealer or 0),
            remissas=known.remissas(),
            written=len(known.remissas()),
            recambos=recambos or 0,
            tail=known.is_tail,
            formed=stood is not None,
            age=stood or 0,
            has_ten=known.flag("ten"),
            gives_tento=known.flag("tento"),
            again=known.flag("again"),
        ).paying(known.brought_forward())
        known.checked()
        return state if dealer is None else before_hand(state)

    def stacked(self, state: State, hands: tuple[Cards, ...], stock: Cards) -> tuple[tuple[int, Action], ...]:
        """The pack that deals these hands after a cut of one card. What is not written comes first, in its order."""
        assert isinstance(state, VoltareteState)
        check_hands(hands, self.seats, state.dealer)
        check_stock(self, stock, len(PACK) - HAND * 3)
        three = state.three_of(state.deals_cards)
        due = {seat: HAND if seat in three else 0 for seat in range(self.seats)}
        around = (*three, *(seat for seat in due if seat not in three))
        lacking = missing_cards(self, PACK, {seat: hands[seat] for seat in around}, stock, due)
        whole = [(*lacking[seat], *hands[seat]) for seat in three]
        uncut = stacked_pack(PACK, whole, stock, self.pattern, LEAST_CUT)
        lines = [(TABLE, Action("deck", uncut)), (state.cutter, Action("cut", (LEAST_CUT,)))]
        if self.table == OPEN:
            entry = [] if state.again else [(state.deals_cards, Action("put-in"))]
            lines = [*lines, *entry, (state.deals_cards, Action("deal"))]
        return tuple(lines)


def _named(name: str, people: int) -> type[VoltareteGame]:
    body = {
        "name": name,
        "people_seated": people,
        "emblem": cards("1E 7C 1B" if people == 3 else "1E 2B 1B"),
        "offered": (*MATCH, *(OBLIGATION if people == 4 else ()), "payments", *CUSTOMS[people]),
        "__doc__": f"The game {name}.",
    }
    return type("VoltareteGame", (VoltareteGame,), body)


GAMES: Mapping[str, type[VoltareteGame]] = {
    name: _named(name, people) for name, people in (("voltarete", 3), ("voltarete-four", 4))
}
