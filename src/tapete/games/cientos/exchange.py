"""Cartas blancas, then the exchange: the mano one to five, the pie what is left; and looking at what nobody took."""

from __future__ import annotations

from tapete.cards import Suit
from tapete.games.cientos import announce
from tapete.games.cientos.count import count_blancas
from tapete.games.cientos.ranking import MANO_DRAWS, arranged, is_white
from tapete.games.cientos.settle import settled
from tapete.games.cientos.state import BLANCAS, DISCARD, LOOK, NAME_SUIT, C, CientosState
from tapete.laws.mark import law
from tapete.table.action import Action
from tapete.table.event import event
from tapete.table.offer import Offer, Pick, say
from tapete.table.phase import Stage, deed, stage
from tapete.table.row import replaced

PASS = say("paso")

# Cartas blancas.


def _speaks(state: CientosState) -> int:
    """The mano speaks first, then the pie, both before any discard."""
    return state.pie if state.spoken else state.mano


@law("cie.81", "cie.ad.5.3", "cie.ad.5.4")
def _blancas_or_not(state: CientosState, seat: int) -> list[Offer]:
    """Who has no figure may show his hand for ten."""
    return [say("blancas"), PASS] if is_white(state.hands[seat]) else [PASS]


def _spoken(state: C, seat: int, action: Action) -> C:
    """He shows them and counts, or has nothing to say."""
    after = state.but(spoken=(*state.spoken, seat))
    if action.word == "blancas":
        after = _declared(after, seat)
    return after if len(after.spoken) < 2 else after.but(phase=DISCARD)


def _declared(state: C, seat: int) -> C:
    """The whole hand is shown and taken up again."""
    hand = state.hands[seat]
    shown = state.but(shown=replaced(state.shown, seat, hand)).saying(seat, "blancas")
    return count_blancas(shown.telling(event("blancas", seat, cards=hand)), seat)


# The exchange.


def exchanging(state: CientosState) -> int:
    """The mano, then the pie."""
    return state.pie if state.exchanged else state.mano


@law("cie.97", "cie.ad.1.1")
def _throwable(state: CientosState, seat: int) -> list[Offer]:
    """All at once; there is no second exchange."""
    least, most = MANO_THROWS if seat == state.mano else pie_throws(state)
    return [Pick("discard", state.hands[seat], least, most)]


MANO_THROWS = law("cie.57", "cie.89", "cie.90")((1, MANO_DRAWS))
"""The mano throws one card at least, and five at most."""


@law("cie.57", "cie.93")
def pie_throws(state: CientosState) -> tuple[int, int]:
    """As many as remain; he may keep all his cards, unless the table has agreed otherwise."""
    return int(state.game.pie_discards), len(state.stock)


def _exchanged(state: C, seat: int, action: Action) -> C:
    """He lays them face down aside and draws as many from the top."""
    return drawn(thrown(state, seat, action), seat, len(action.cards))


@law("cie.3", "cie.97")
def thrown(state: C, seat: int, action: Action) -> C:
    """The discard leaves the hand for good; of a hand shown before nobody knows what is left in it."""
    kept = tuple(card for card in state.hands[seat] if card not in action.cards)
    return state.but(
        hands=replaced(state.hands, seat, kept),
        discards=replaced(state.discards, seat, (*state.discards[seat], *action.cards)),
        shown=replaced(state.shown, seat, ()),
    )


@law("cie.4", "cie.57", "cie.92")
def drawn(state: C, seat: int, number: int) -> C:
    """The top cards of the stock join the hand, and it is said how many are left, which he may look at."""
    cards = state.stock[:number]
    after = state.but(
        hands=replaced(state.hands, seat, arranged((*state.hands[seat], *cards))),
        stock=state.stock[number:],
        exchanged=(*state.exchanged, number),
    )
    left = _left_by(after, seat)
    drew = [event("drew", seat, to=(seat,), cards=cards)] if cards else []
    told = after.saying(seat, f"leaves {left}" if left else "").telling(
        event("exchanged", seat, number=number, left=left), *drew
    )
    return told.but(phase=LOOK) if left else _over(told)


def _left_by(state: CientosState, seat: int) -> int:
    """How many of the cards he might have drawn he has left."""
    return max(0, len(state.stock) - state.pie_share) if seat == state.mano else len(state.stock)


# Looking.


def _last_to_draw(state: CientosState) -> int:
    return state.mano if len(state.exchanged) == 1 else state.pie


@law("cie.91", "cie.94")
def _look_or_not(state: CientosState, seat: int) -> list[Offer]:
    """Who leaves cards may look at them, or not."""
    return [say("look"), PASS]


def _looked(state: C, seat: int, action: Action) -> C:
    """The mano looks at those of his five, the pie at all that are left."""
    if action == PASS.action:
        return _over(state)
    after = _looking(state, seat)
    return after.but(phase=DISCARD if seat == state.mano else NAME_SUIT)


@law("cie.91", "cie.94", "cie.95")
def _looking(state: C, seat: int) -> C:
    """He sees the cards, and the other sees that he looks."""
    cards = state.stock[: _left_by(state, seat)] if len(state.exchanged) == 1 else state.stock
    return state.but(
        looked=(*state.looked, seat), seen=replaced(state.seen, seat, (*state.seen[seat], *cards))
    ).telling(event("looks", seat, number=len(cards)), event("sees", seat, to=(seat,), cards=cards))


@law("cie.95")
def _suits(state: CientosState, seat: int) -> list[Offer]:
    """The mano may look too, once he has said which of his suits he will lead."""
    held = dict.fromkeys(card.suit for card in state.hands[seat])
    return [*(say("name", suit.word) for suit in held), PASS]


def _named(state: C, seat: int, action: Action) -> C:
    """He names the suit and looks, or does neither."""
    if action == PASS.action:
        return _over(state)
    suit = Suit.named(str(action.arguments[0]))
    named = state.but(named=suit).saying(seat, f"name {suit.word}").telling(event("names", seat, suit=suit.word))
    return _over(_looking(named, seat))


def _over(state: C) -> C:
    """After the pie's exchange the announcements begin; after the mano's it is the pie's turn."""
    return state.but(phase=DISCARD) if len(state.exchanged) == 1 else announce.begun(state)


STAGES: dict[str, Stage[CientosState]] = {
    BLANCAS: stage(BLANCAS, _speaks, deed("blancas", "paso", offers=_blancas_or_not, do=_spoken), then=settled),
    DISCARD: stage(DISCARD, exchanging, deed("discard", offers=_throwable, do=_exchanged)),
    LOOK: stage(LOOK, _last_to_draw, deed("look", "paso", offers=_look_or_not, do=_looked)),
    NAME_SUIT: stage(NAME_SUIT, lambda state: state.mano, deed("name", "paso", offers=_suits, do=_named)),
}
