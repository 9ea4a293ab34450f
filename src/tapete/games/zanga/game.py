"""The Zanga by name, with the options of its table."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from tapete.cards import cards
from tapete.errors import BadOption
from tapete.games.zanga.deal import DEALT, PATTERN
from tapete.games.zanga.state import FIRST_DEAL, POT, VALES, ZangaState
from tapete.laws.mark import law
from tapete.table.action import Action
from tapete.table.chance import TABLE
from tapete.table.game import OPEN, Game
from tapete.table.ledger import BANK, Account, Entry
from tapete.table.matadores import PACK
from tapete.table.option import YES_NO, Value, option
from tapete.table.state import State
from tapete.table.written import Facts, check_hands, check_stock, missing_cards, stacked_pack
from tapete.table.zones import Cards

STARTS = ("dealer", "hand_of_match", "score", "debts")
EACH = VALES // 2


@law(
    "zan.intro.6", "zan.intro.12", "zan.intro.20", "zan.intro.33", "zan.intro.36", "zan.intro.38", "zan.intro.41",
    "zan.intro.43", "zan.intro.44",
)  # fmt: skip
@dataclass(frozen=True, kw_only=True)
class ZangaGame(Game):
    """La Zanga of the Canary Islands."""

    name: ClassVar[str] = "zanga"
    folder: ClassVar[str] = "zanga"
    unit: ClassVar[str] = "vales"
    edition: ClassVar[int] = 1
    pack: ClassVar[Cards] = PACK
    emblem: ClassVar[Cards] = cards("1E 7O 1B")
    shortest: ClassVar[Mapping[str, Value]] = {"hands": 2}

    hands: int | str = option(("none", *range(1, 101)), "none", "zan.art.11", usual=("none", 4, 12))
    cut: str = option(("compulsory", "tap"), "compulsory", "zan.intro.12")
    second_dealer: str = option(("mano", "right"), "mano", "zan.art.17")
    assent: int = option((0, 1), 0, "zan.art.41")
    naming: str = option(("after", "with"), "after", "zan.art.22")
    fianza: str = option(("on", "off"), "on", "zan.intro.6")
    forfeit: str = option(("opponents", "pot"), "opponents", "zan.art.25")
    zanga_solo: bool = option(YES_NO, False, "zan.art.54")
    matadores: str = option(("upward", "absolute"), "upward", "zan.intro.33")
    asking: str = option(("third", "fourth"), "third", "zan.intro.38")
    five: str = option(("asked", "unasked"), "asked", "zan.intro.20")
    todas: str = option(("after-five", "free"), "after-five", "zan.art.49")
    failed_todas: str = option(("five", "middle"), "five", "zan.intro.41")
    codillo: str = option(("taken", "stays"), "taken", "zan.intro.44")
    loser_estuche: str = option(("either", "opponents"), "either", "zan.art.61")
    announcement: str = option(("aloud", "automatic"), "aloud", "zan.art.51")
    estuche_shown: bool = option((True, False), True, "zan.art.51")
    order_of_payment: str = option(("extras", "deposit"), "extras", "zan.art.47.3")
    debts: str = option(("none", "kept"), "none", "zan.intro.43")
    eight: str = option(("forced", "possible"), "forced", "zan.art.30.2")
    correcting: bool = option(YES_NO, False, "zan.intro.36", open_only=True)
    show_zanga: bool = option(YES_NO, False, "zan.art.14")

    @property
    @law("zan.art.2")
    def seats(self) -> int:
        """Four players play it."""
        return 4

    @law("zan.art.2", "zan.intro.8")
    def side(self, seat: int) -> Account:
        """Partners sit face to face."""
        return seat % 2

    @law("zan.art.10", "zan.art.10.2")
    def start(self, names: tuple[str, ...] = (), **facts: object) -> ZangaState:
        """The first state of a match, or of one that is taken up at this dealer and hand.

        `score` gives the vales of each pair, the rest lying in the middle; `debts` what each owes the middle.
        """
        known = Facts(self, facts, STARTS)
        owed = known.numbers("debts", range(VALES + 1), 2)
        if any(owed) and self.debts == "none":
            raise BadOption("no-debts", "This table keeps no debts.")
        state = self.seated(
            ZangaState, names, phase=FIRST_DEAL, played=self._played(known), debts=(owed[0], owed[1])
        ).paying(_stocks(known))
        dealer = known.number("dealer", range(4))
        return state if dealer is None else state.but(dealer=dealer, phase=self.first_phase)

    @law("zan.art.11")
    def _played(self, known: Facts) -> int:
        """How many hands lie behind a match that starts at this one; it must not be past the last."""
        number = known.number("hand_of_match", range(1, 10_000)) or 1
        if isinstance(self.hands, int) and number > self.hands:
            raise BadOption(
                "past-last-hand", "A match of {count} {hands} cannot start with hand {number}.",
                count=self.hands, hands="hand" if self.hands == 1 else "hands", number=number,
            )  # fmt: skip
        return number - 1

    def stacked(self, state: State, hands: tuple[Cards, ...], stock: Cards) -> tuple[tuple[int, Action], ...]:
        """The pack that deals these hands and this zanga after two cuts of one; what is not written fills up."""
        assert isinstance(state, ZangaState)
        check_hands(hands, self.seats, state.dealer)
        check_stock(self, stock, len(PACK) - DEALT)
        dealer = state.deals_cards
        order = [(dealer + step) % 4 for step in range(1, 5)]
        lacking = missing_cards(self, PACK, {seat: hands[seat] for seat in order}, stock, dict.fromkeys(order, 8))
        deck = stacked_pack(PACK, [(*hands[seat], *lacking[seat]) for seat in order], stock, PATTERN, 2)
        own, other = (dealer, Action("cut", (1,))), ((dealer - 1) % 4, Action("cut", (1,)))
        if self.table == OPEN:
            after = (dealer, Action("deal")), (dealer, Action("count"))
            return ((TABLE, Action("deck", deck)), own, (dealer, Action("offer")), other, *after)
        return ((TABLE, Action("deck", deck)), own, other)


@law("zan.art.10", "zan.art.10.2")
def _stocks(known: Facts) -> list[Entry]:
    """Sixteen vales to each pair; or what each brings with it, and the rest of the thirty-two in the middle."""
    if "score" not in known.given:
        return [Entry(0, BANK, side, EACH, "stock", ("zan.art.10.2",)) for side in (0, 1)]
    first, second = known.numbers("score", range(VALES), 2)
    if first + second > VALES:
        raise BadOption("bad-vales", "score must give each pair its vales, {all} at most together.", all=VALES)
    held: dict[Account, int] = {0: first, 1: second, POT: VALES - first - second}
    return [Entry(0, BANK, to, amount, "brought-forward", ("zan.art.10",)) for to, amount in held.items()]
