"""The game of Mus, with the options of its table."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import ClassVar

from tapete.cards import cards
from tapete.games.mus import deal, lots, settle, signs
from tapete.games.mus.ranking import LEAST_CUT, PACK
from tapete.games.mus.state import PAIRS, SEATS, SHUFFLE, MusState, pair_of
from tapete.laws.mark import law
from tapete.table.action import Action
from tapete.table.chance import TABLE
from tapete.table.game import OPEN, Game
from tapete.table.ledger import BANK, Account, Entry
from tapete.table.option import YES_NO, Value, option
from tapete.table.written import Facts, check_hands, missing_cards, stacked_pack
from tapete.table.zones import Cards


@law("mus.3", "mus.12")
@dataclass(frozen=True, kw_only=True)
class MusGame(Game):
    """Mus for four in two pairs."""

    name: ClassVar[str] = "mus"
    folder: ClassVar[str] = "mus"
    unit: ClassVar[str] = "stones"
    edition: ClassVar[int] = 1
    pack: ClassVar[Cards] = PACK
    emblem: ClassVar[Cards] = cards("12O 12C 3E")
    shortest: ClassVar[Mapping[str, Value]] = {"games_to_win": 1}
    pairs_with: ClassVar[Mapping[str, Value]] = {"partners": "fixed"}

    goal: int = option((40, 30, 35), 40, "mus.3")
    kings: int = option((8, 4), 8, "mus.12")
    partners: str = option(("drawn", "fixed"), "drawn", "mus.13")
    games_to_win: int = option((3, 2, 1, 4, 5), 3, "mus.57")
    first_hand: str = option(("every-game", "first-game-only", "off"), "every-game", "mus.43")
    deje: str = option(("standing", "one"), "standing", "mus.85")
    raise_min: int = option((2, 1), 2, "mus.80")
    accidents: str = option(("off", "judge", "random"), "off", "mus.47")
    exposed_in_service: str = option(("stands", "mus-visto"), "stands", "mus.47")
    servido_closes_mus: bool = option(YES_NO, False, "mus.48")
    claims: str = option(("automatic", "manual"), "automatic", "mus.139")
    declarations: str = option(("automatic", "free"), "automatic", "mus.71")
    signals: str = option(("off", "open", "covert"), "off", "mus.91")
    sign_seen: str = option(("watching", "chance"), "watching", "mus.91")
    first_hand_signals: str = option(("after-cut", "free"), "after-cut", "mus.91")
    talk: str = option(("calls-only", "open", "consult"), "calls-only", "mus.88")
    exposed_first: str = option(("mus-visto", "mano", "redeal"), "mus-visto", "mus.47")
    mus_by: str = option(("player", "pair"), "player", "mus.40")
    discard_first: str = option(("mano", "dealer"), "mano", "mus.58")
    signs: str = option(("book", "fem"), "book", "mus.92")
    real: str = option(("off", "any", "king", "sota"), "off", "mus.34")
    vacas: int = option((1, 2, 3), 1, "mus.57")
    lies: str = option(("never", "before-cut", "always"), "never", "mus.90")

    @property
    def counted_in(self) -> str:
        """A match is won by games, or by vacas of so many games each."""
        return "games" if self.vacas == 1 else "vacas"

    @property
    def paid_by_others(self) -> bool:
        """Stones are scored."""
        return False

    @property
    def seats(self) -> int:
        """Four, and no other number."""
        return SEATS

    @law("mus.101")
    def side(self, seat: int) -> Account:
        """Partners have one score."""
        return pair_of(seat)

    # What the table has agreed on. At the open table everything is left to the players.

    @law("mus.43")
    def pack_moves(self, first_game: bool) -> bool:
        """Whether in the first hand of the next game, perhaps the first of the match, the pack is moved."""
        manner = self.first_hand
        return manner == "every-game" or (manner == "first-game-only" and first_game)

    @cached_property
    def turned_up_by(self) -> str:
        """How a card comes to be turned up in dealing."""
        return "judge" if self.table == OPEN and self.accidents == "off" else self.accidents

    @cached_property
    def manual_claims(self) -> bool:
        """Whether stones must be claimed."""
        return self.table == OPEN or self.claims == "manual"

    @cached_property
    def free_declarations(self) -> bool:
        """Whether pares and juego are declared by the players."""
        return self.table == OPEN or self.declarations == "free"

    @cached_property
    def open_talk(self) -> bool:
        """Whether a word of the game can be said out of turn, and binds; where partners consult nothing said binds."""
        return self.talk == "open" or (self.table == OPEN and not self.consults)

    @cached_property
    def consults(self) -> bool:
        """Whether words are free, also about cards."""
        return self.talk == "consult"

    @property
    def heard_out_of_turn(self) -> bool:
        """Where partners consult, whoever is asked something can answer at once."""
        return self.consults or super().heard_out_of_turn

    @cached_property
    def false_words(self) -> bool:
        """Whether something false can be told of one's cards though it is bad manners."""
        return self.table == OPEN

    @cached_property
    def watching(self) -> bool:
        """Whether signs are seen only by those who watch the signer."""
        return self.signals == "covert" and self.sign_seen == "watching"

    @cached_property
    def glances(self) -> bool:
        """Whether chance decides which opponents see a sign."""
        return self.signals == "covert" and self.sign_seen == "chance"

    @cached_property
    def false_signs(self) -> bool:
        """Whether a false sign can be made."""
        return self.table == OPEN

    # The beginning.

    def start(self, names: tuple[str, ...] = (), **facts: object) -> MusState:
        """The first state of a match, or of one that is taken up at this dealer, score, game and hand.

        `vacas` and `games` are those won by each pair, `score` the stones of this game; `hand_of_game` is 1 for a first
        hand.
        """
        known = Facts(self, facts, ("dealer", "score", "games", "vacas", "hand_of_game"))
        stones, hand = known.numbers("score", range(self.goal), 2), known.number("hand_of_game", range(1, 1001)) or 1
        state = self.seated(
            MusState,
            names,
            phase=SHUFFLE,
            games=known.numbers("games", range(self.games_to_win), 2),
            vacas=known.numbers("vacas", range(self.vacas), 2),
            game_hand=hand - 1,
        ).paying(Entry(0, BANK, pair, stones[pair], "brought-forward", ("mus.104",)) for pair in PAIRS)
        warned = settle.warned(state) if hand > 1 else state
        dealer = known.number("dealer", range(SEATS))
        return lots.first_lot(warned) if dealer is None else warned.but(dealer=dealer, mano=(dealer + 1) % SEATS)

    def stacked(self, state: MusState, hands: tuple[Cards, ...], stock: Cards) -> tuple[tuple[int, Action], ...]:
        """The pack that deals these hands after a cut of three, or after the cut that closed the count before it.

        What is not written comes in the pack's order.
        """
        check_hands(hands, SEATS, state.dealer)
        each = dict.fromkeys(range(SEATS), len(deal.ONE_BY_ONE))
        lacking = missing_cards(self, PACK, dict(enumerate(hands)), stock, each)
        whole = [(*hands[seat], *lacking[seat]) for seat in state.order]
        lifted = state.precut or LEAST_CUT
        shuffled = (TABLE, Action("deck", stacked_pack(PACK, whole, stock, deal.ONE_BY_ONE, lifted)))
        # The lots that nobody wrote: the first signs are seen by the partner alone.
        glances = [(TABLE, Action("glances", signs.LOTS[::-1]))] if self.glances else []
        cut = [] if state.precut else [(state.cutter, Action("cut", (lifted,)))]
        return (shuffled, *glances, *cut)
