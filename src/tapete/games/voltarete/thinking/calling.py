"""What is said in the two passages, and which suit is named: each in the same deals, against what a pass brings."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from tapete.cards import SUITS, Card, Suit
from tapete.games.voltarete.advice import bidding, buying
from tapete.games.voltarete.advice.worth import tricks, with_purchase
from tapete.games.voltarete.aim import GERAL
from tapete.games.voltarete.kinds import CASCA, HAND, LICENCA, RESPEITO, SEGUNDO, SO
from tapete.games.voltarete.passages import KINDS as GAMES
from tapete.games.voltarete.passages import RANKS
from tapete.games.voltarete.state import FIRST, NAME, SECOND, VoltareteState
from tapete.games.voltarete.thinking.buying import best_trumps, bought_out
from tapete.games.voltarete.thinking.dealing import decks
from tapete.games.voltarete.thinking.masks import (
    BITS,
    KINGS,
    QUEENS,
    SUIT_OF,
    TOPS,
    mask_of,
    np,
    trump_number,
)
from tapete.games.voltarete.thinking.verdicts import (
    BOUGHT,
    TRUE,
    Stakes,
    corrected,
    given_up,
    levels,
    matadores_of,
    paid,
)
from tapete.table.action import Action
from tapete.table.matadores import BASTO, ESPADILLA, PACK
from tapete.table.offer import Pick, Prompt

FIRST_STOCK = 18
SUITS_TRIED = 2
HOPELESS = 2.7
"""With so few tricks in sight a casca is put back."""
HARDLY = 3.0
"""With so few nobody plays só."""
PART, BEHIND = 4, 12.0
"""What is so far behind in a part of the deals is not looked at in the others."""

GERALS = 0.3
"""So many of the gerals that open cards show are tried and made."""

PASSED: Mapping[int, Mapping[str, Sequence[tuple[float, float]]]] = {
    3: {FIRST: ((-3.4, 2.9), (-0.5, 3.0), (-0.8, 1.6)), SECOND: ((-0.6, 3.0), (2.0, 1.1), (0.0, 0.0))},
    4: {FIRST: ((-3.1, 3.5), (0.9, 3.2), (-1.5, 1.7)), SECOND: ((-1.2, 4.0), (4.4, 2.0))},
}
"""What a pass brings mão, contra-pé and pé at a pot of 25, and how much more with a trick more in sight; by how many
sit at the table. So it was in thousands of hands in which all went by the book; where a quarto may take the thirteen
it is not known."""
YIELDED = {0: (-2.0, 2.2), 1: (-2.5, 2.2), 2: (-14.0, 2.0), 3: (-22.0, 2.0)}
"""The same of one who yields to a game of this rank."""
USUAL_POT, MIDDLE = 25, 4.2


@dataclass(frozen=True, slots=True)
class Game:
    """A game that could be made: its kind, and the suit if it is one's own to choose."""

    kind: str
    suit: Suit | None = None
    carried: tuple[Card, ...] = ()


class Calling:
    """The deals in which a seat might be, and what games bring it in them."""

    def __init__(self, state: VoltareteState, seat: int, number: int, seed: int) -> None:
        self.state, self.seat, self.seed = state, seat, seed
        self.hand, self.place = state.hands[seat], state.three.index(seat)
        self.decks = decks(state, seat, number, seed)

    def stakes(self, game: Game, rate: Any) -> Stakes:
        """What is played for in this game."""
        table = self.state.game
        payers = 2 + int(table.quarto_pays and self.state.has_quarto)
        return Stakes(self.state.pot, table.seats, payers, game.kind, rate)

    def brings(self, game: Game, most: int | None = None) -> Any:
        """What the game brings in each deal, or in so many of them."""
        own = self.decks[:most]
        trump, kept, first = self._begun(game, own)
        rows = np.zeros((len(own), 4), dtype=np.int64)
        bought_out(own, first, kept, trump, self.place, BITS, KINGS, TOPS, rows)
        found = levels(rows, trump, self.place, GERAL, self.seed)
        rate = 1 + (trump == trump_number(self.state.game.favorita))
        table = self.stakes(game, rate).to_feito(matadores_of(rows, trump, self.place))
        table[:, GERAL] = GERALS * table[:, GERAL] + (1 - GERALS) * table[:, GERAL - 1]
        gained = paid(found, table)
        if game.kind == CASCA:
            gained = np.where(self.made < HOPELESS, self.given_back(), gained)
        bought = game.kind == CASCA and self.state.phase == NAME
        return corrected(gained, found, BOUGHT if bought else TRUE[game.kind])

    def given_back(self) -> float:
        """What it brings to put a casca back."""
        return given_up(self.stakes(Game(CASCA), 1))

    def _begun(self, game: Game, own: Any) -> tuple[Any, Any, int]:
        """The trumps and what is kept in each deal, and from which card of the deck on one draws."""
        number, state = len(own), self.state
        kept = np.zeros(number, dtype=np.int64)
        if game.kind == CASCA and state.phase != NAME:
            trump, self.made = np.zeros(number, dtype=np.int64), np.zeros(number)
            best_trumps(own, FIRST_STOCK, mask_of(game.carried), BITS, KINGS, QUEENS, trump, self.made, kept)
            return trump, kept, FIRST_STOCK + HAND - len(game.carried)
        if game.kind in (RESPEITO, SEGUNDO):
            turned = own[:, FIRST_STOCK]
            for card in set(turned.tolist()):
                kept[turned == card] = mask_of(self._kept(game.kind, PACK[card].suit, PACK[card]))
            return SUIT_OF[turned], kept, FIRST_STOCK + 1
        assert game.suit is not None
        kept[:] = mask_of(self.hand if game.kind in (SO, CASCA) else self._kept(game.kind, game.suit, None))
        if game.kind == CASCA:
            self.made = np.full(number, HAND)
        return np.full(number, trump_number(game.suit)), kept, FIRST_STOCK

    def _kept(self, kind: str, suit: Suit, turned: Card | None) -> tuple[Card, ...]:
        """What the book's player keeps in this suit."""
        sure = frozenset((turned, ESPADILLA, BASTO) if kind == RESPEITO else (turned,)) if turned else frozenset()
        hand = (*self.hand, turned) if turned else self.hand
        thrown, _ = buying.by_feito(buying.Buyer(hand=hand, trump=suit, least=1, most=8, kept=sure))
        return tuple(card for card in hand if card not in thrown)


def strength(hand: Sequence[Card]) -> float:
    """How strong a hand is in its best suit, with a purchase."""
    return max(with_purchase(hand, suit) for suit in SUITS)


def passing(state: VoltareteState, seat: int) -> float | None:
    """What a pass brings, or to yield; None where that is not known."""
    if state.bid is not None:
        constant, slope = YIELDED[min(state.bid[1], 3)]
    else:
        known, place = PASSED[4 if state.has_quarto else 3][state.phase], state.three.index(seat)
        if place >= len(known):
            return None
        constant, slope = known[place]
    return (constant + slope * (strength(state.hands[seat]) - MIDDLE)) * state.pot / USUAL_POT


PASS = Action("passo")
KNOWN = frozenset({PASS.word, CASCA, SEGUNDO, *RANKS})


def called(state: VoltareteState, seat: int, book: Action, prompt: Prompt, number: int, seed: int) -> Any:
    """All that may be said in a passage, and the mean that each brings: of what is far behind in a few deals."""
    passed = passing(state, seat)
    if passed is None and prompt.allows(PASS):
        return None
    calling, found = Calling(state, seat, number, seed), {}
    offers = [offer for offer in prompt.offers if offer.word in KNOWN]
    ways = [action for offer in offers for action in _actions(offer, calling.hand, book)]
    games = {action: _games(state, calling.hand, action) for action in ways}
    own = games.get(book, [])
    every = {game for several in games.values() for game in several}
    few = {game: float(calling.brings(game, number // PART).mean()) for game in sorted(every, key=str)}
    most = max([*few.values(), *([passed] if passed is not None else [])])
    means = {
        game: float(calling.brings(game).mean()) if mean > most - BEHIND or game in own else mean - BEHIND
        for game, mean in few.items()
    }  # fmt: skip
    for action in ways:
        if games[action]:
            found[action] = max(means[game] for game in games[action])
        elif action == PASS and passed is not None:
            found[action] = passed
    return list(found), np.array([list(found.values())])


def _actions(offer: Any, hand: Sequence[Card], book: Action) -> list[Action]:
    """What is tried of an offer: to carry what the book would, or nothing."""
    if not isinstance(offer, Pick):
        return [offer.action]
    ways = [offer.of(bidding.carried(hand, offer.cards)), *([offer.of(())] if not offer.least else [])]
    return list(dict.fromkeys([*([book] if book.word == offer.word else []), *ways]))


def _games(state: VoltareteState, hand: Sequence[Card], action: Action) -> list[Game]:
    """The games that a word may become; none if it is a pass."""
    word = action.word
    if action == PASS:
        return []
    if word == CASCA:
        return [Game(CASCA, carried=action.cards)]
    if word == SEGUNDO:
        return [Game(SEGUNDO)]
    kind = GAMES[RANKS[word]]
    if kind == RESPEITO:
        return [Game(RESPEITO)]
    favorita = state.game.favorita
    if RANKS[word] in (1, 3):
        return [Game(kind, favorita)] if kind != SO or tricks(hand, favorita) > HARDLY else []
    able = [suit for suit in best_suits(hand, kind) if kind != SO or suit is not favorita]
    return [Game(kind, suit) for suit in able if kind != SO or tricks(hand, suit) > HARDLY]


def best_suits(hand: Sequence[Card], kind: str, most: int = SUITS_TRIED) -> list[Suit]:
    """The suits in which the hand is strongest."""
    telling = with_purchase if kind == LICENCA else tricks
    return sorted(SUITS, key=lambda suit: -telling(hand, suit))[:most]


def named(state: VoltareteState, seat: int, book: Action, prompt: Prompt, number: int, seed: int) -> Any:
    """What each suit brings that could be named, and to put a casca back."""
    calling = Calling(state, seat, number, seed)
    kind = state.kind
    suits = [Suit.named(str(book.arguments[0]))] if book.word == "name" else []
    suits = list(dict.fromkeys([*suits, *best_suits(calling.hand, kind, 3)]))
    ways = [Action("name", (suit.word,)) for suit in suits]
    columns = [calling.brings(Game(kind, suit)) for suit in suits]
    if kind == CASCA:
        ways.append(Action("give-back"))
        columns.append(np.full(len(calling.decks), calling.given_back()))
    return ways, np.stack(columns, axis=1)
