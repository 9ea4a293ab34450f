"""Which cards to throw: every sensible way in the same deals."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import Any

from tapete.cards import SUITS, Card
from tapete.games.voltarete.aim import GERAL
from tapete.games.voltarete.kinds import HAND
from tapete.games.voltarete.state import EXCHANGE, VoltareteState
from tapete.games.voltarete.thinking.buying import bought_after, bought_out
from tapete.games.voltarete.thinking.calling import FIRST_STOCK
from tapete.games.voltarete.thinking.dealing import Hidden, decks
from tapete.games.voltarete.thinking.masks import BITS, KINGS, TOPS, mask_of, np, trump_number
from tapete.games.voltarete.thinking.verdicts import Stakes, levels, matadores_of, paid
from tapete.table.action import Action
from tapete.table.offer import Pick, Prompt
from tapete.table.play import Order

KING, QUEEN = 12, 11
AT_FIRST, LEFT = 8, 2
"""After an eighth of the deals so many ways are left beside the book's."""


def thrown(state: VoltareteState, seat: int, book: Action, prompt: Prompt, number: int, seed: int) -> Any:
    """The better ways to throw, and what each brings in each deal."""
    offer = next((each for each in prompt.offers if isinstance(each, Pick)), None)
    if offer is None or state.trump is None:
        return None
    # At an open table so many may be thrown that it leaves a hand of other than nine: nobody looks at that.
    over = len(state.hands[seat]) - HAND
    sizes = range(max(offer.least, over), min(offer.most, over + len(state.stock)) + 1)
    if len(book.cards) not in sizes:
        return None
    ways = [book, *(way for way in dict.fromkeys(_ways(state, seat, offer, book.cards, sizes)) if way != book)]
    looking = _AsFeito(state, seat, number, seed) if state.phase == EXCHANGE else _AsOther(state, seat, number, seed)
    few = slice(0, max(1, number // AT_FIRST))
    tried = [looking.brings(way.cards, few) for way in ways]
    ranked = sorted(range(1, len(ways)), key=lambda way: -tried[way].mean())[:LEFT]
    left = [ways[way] for way in (0, *ranked)]
    return left, np.stack([looking.brings(way.cards, slice(0, number)) for way in left], axis=1)


def _ways(
    state: VoltareteState, seat: int, offer: Pick, book: tuple[Card, ...], sizes: Collection[int]
) -> Iterator[Action]:
    """So many of the lowest plain cards, kings last; all but trumps and kings and a suit; a trump more or a card less.

    Which of several cards goes makes little difference where the number is the same.
    """
    able = [card for card in offer.cards if card in state.hands[seat]]
    order = state.order
    plain = [card for card in able if order.suit[card] is not state.trump]
    low = sorted(plain, key=lambda card: (card.rank == KING, card.rank == QUEEN, order.power[card]))
    trumps = sorted((card for card in able if card not in plain), key=lambda card: order.power[card])
    sets: list[Sequence[Card]] = [low[:size] for size in range(len(low) + 1)]
    sets += [_but_of(plain, suit, order) for suit in SUITS if suit is not state.trump]
    sets += [(*book, card) for card in trumps[:1] if card not in book]
    sets += [
        [card for card in book if card != other] for other in sorted(book, key=lambda card: -order.power[card])[:2]
    ]
    for each in sets:
        if len(each) in sizes:
            yield offer.of(tuple(sorted(each)))


def _but_of(plain: Sequence[Card], suit: Any, order: Order) -> list[Card]:
    """All plain cards but kings and this suit."""
    return [card for card in plain if card.rank != KING and order.suit[card] is not suit]


class _AsFeito:
    """The feito's exchange, in deals that fit what was said."""

    def __init__(self, state: VoltareteState, seat: int, number: int, seed: int) -> None:
        self.state, self.seat, self.seed = state, seat, seed
        self.place, self.decks = state.three.index(seat), decks(state, seat, number, seed)

    def brings(self, cards: Sequence[Card], part: slice) -> Any:
        """What it brings to throw these."""
        state, own = self.state, self.decks[part]
        assert state.trump is not None
        kept = np.full(len(own), mask_of(card for card in state.hands[self.seat] if card not in cards))
        trump = np.full(len(own), trump_number(state.trump))
        rows = np.zeros((len(own), 4), dtype=np.int64)
        bought_out(own, FIRST_STOCK, kept, trump, self.place, BITS, KINGS, TOPS, rows)
        found = levels(rows, trump, self.place, GERAL, self.seed)
        return paid(found, stakes(state).to_feito(matadores_of(rows, trump, self.place)))


class _AsOther:
    """The exchange of one who plays against the feito, in deals that fit what was bought."""

    def __init__(self, state: VoltareteState, seat: int, number: int, seed: int) -> None:
        self.state, self.seed, self.passed = state, seed, len(state.stock)
        right, left = state.opponents
        other = left if seat == right else right
        self.hand, self.right = state.hands[seat], seat == right
        self.place, self.own = state.three.index(state.maker), state.three.index(seat)
        hidden = Hidden(state, seat, number, seed)
        self.feito, self.other = hidden.hand(state.maker), hidden.hand(other)
        self.decks = hidden.deck(self.passed)

    def brings(self, cards: Sequence[Card], part: slice) -> Any:
        """What it brings to throw these."""
        state, own = self.state, self.decks[part]
        assert state.trump is not None
        suit = trump_number(state.trump)
        kept, trump = mask_of(card for card in self.hand if card not in cards), np.full(len(own), suit)
        rows = np.zeros((len(own), 4), dtype=np.int64)
        bought_after(
            own, self.feito[part], self.other[part], kept, self.place, self.own, self.right, self.passed,
            BITS[suit], KINGS[suit], TOPS[suit], rows,
        )  # fmt: skip
        found = levels(rows, trump, self.place, GERAL, self.seed)
        return paid(found, stakes(state).to_other(matadores_of(rows, trump, self.place)))


def stakes(state: VoltareteState) -> Stakes:
    """What is played for, now that there is a feito."""
    table = state.game
    payers = 2 + int(table.quarto_pays and state.has_quarto)
    rate = 2 if state.trump is table.favorita else 1
    return Stakes(state.stake, table.seats, payers, state.kind, rate)
