"""What the checks try: some of all that is offered, and many things that are not."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from random import Random

from tapete.cards import PACK_48
from tapete.table.action import Action
from tapete.table.chance import TABLE, Chance
from tapete.table.offer import Accuse, Offer, Pick, Say
from tapete.table.state import State

NONSENSE = "xyzzy"


def samples(offer: Offer, chance: Random) -> Iterable[Action]:
    """Some of the actions that an offer allows, the extreme ones among them."""
    if isinstance(offer, Say):
        return [offer.action]
    if isinstance(offer, Accuse):
        return offer.actions
    if isinstance(offer, Pick):
        ends = [offer.of(offer.cards[: offer.least]), offer.of(offer.cards[len(offer.cards) - offer.most :])]
    else:
        ends = [offer.of(number) for number in (offer.least, offer.most, *offer.usual)]
    return dict.fromkeys([*ends, offer.any(chance), offer.any(chance)])


def mistakes(state: State, chance: Random) -> Iterator[tuple[int, Action]]:
    """Things that nobody was offered: the wrong seat, word, card, number or shuffle."""
    seats = range(len(state.players))
    for seat, action in _wrong(state, chance):
        prompt = state.prompt(seat) if seat in seats else None
        if prompt is None or not any(is_offered(offer, action) for offer in prompt.every):
            yield seat, action
    yield from ((TABLE, action) for action in _wrong_shuffles(state.chance))


def is_offered(offer: Offer, action: Action) -> bool:
    """Whether an offer holds this action, read from its word, cards and bounds; what it says itself is not asked."""
    said = action.arguments
    if action.word != offer.word:
        return False
    if isinstance(offer, Say):
        return said == offer.action.arguments
    if isinstance(offer, Accuse):
        return any(
            said == (kind, *(whom if isinstance(whom, tuple) else (whom,)))
            for kind, seats in offer.charges
            for whom in seats or ((),)
        )
    if isinstance(offer, Pick):
        return offer.least <= len(said) <= offer.most and len(set(said) & set(offer.cards)) == len(said)
    return len(said) == 1 and isinstance(said[0], int) and offer.least <= said[0] <= offer.most


def _wrong(state: State, chance: Random) -> Iterator[tuple[int, Action]]:
    seats = range(len(state.players))
    for seat in seats:
        yield seat, Action(NONSENSE)
        yield seat, Action("play", (chance.choice(PACK_48),))
    for seat in state.acting():
        prompt = state.prompt(seat)
        assert prompt is not None
        action = prompt.any(chance)
        yield from ((other, action) for other in (*seats, len(seats), TABLE - 1) if other != seat)
        for offer in {type(offer): offer for offer in prompt.every}.values():
            yield from ((seat, wrong) for wrong in beside_it(offer, chance))


def beside_it(offer: Offer, chance: Random) -> Iterator[Action]:
    """Actions that resemble an offer."""
    if isinstance(offer, Accuse):
        for action in offer.actions:
            yield Action(offer.word, (*action.arguments, NONSENSE))
            yield Action(offer.word, (action.arguments[0], len(PACK_48)))
        yield Action(offer.word)
        yield Action(offer.word, (NONSENSE, 0))
    elif isinstance(offer, Say):
        word, said = offer.action.word, offer.action.arguments
        yield Action(word, (*said, NONSENSE))
        yield Action(word, (*said, *said)) if said else Action(word, (0,))
        yield from (Action(word, (card,)) for card in PACK_48)
    elif isinstance(offer, Pick):
        inside, others = list(offer.cards), [card for card in PACK_48 if card not in offer.cards]
        most = offer.of(tuple(chance.sample(inside, offer.most))).arguments
        yield from (Action(offer.word, (*most[1:], card)) for card in others[:1])
        yield from (Action(offer.word, (*most[:-1], card)) for card in most[:1] if len(most) > 1)
        yield from (offer.of(tuple(inside[:count])) for count in (offer.least - 1, offer.most + 1) if count >= 0)
        yield Action(offer.word, (*most, 1))
    else:
        yield from (offer.of(number) for number in (offer.least - 1, offer.most + 1, 999_999))
        yield Action(offer.word)
        yield Action(offer.word, (offer.least, offer.least))
        yield Action(offer.word, (PACK_48[0],))


def _wrong_shuffles(due: Chance | None) -> Iterator[Action]:
    if due is None:
        yield Action("deck", PACK_48)
        yield Action(NONSENSE)
        return
    items = due.items
    yield Action(NONSENSE, items)
    yield Action(due.word, items[1:])
    yield Action(due.word, (*items, items[0]))
    yield Action(due.word, (*items[1:], items[-1]))
    yield Action(due.word, (*items[1:], NONSENSE))
