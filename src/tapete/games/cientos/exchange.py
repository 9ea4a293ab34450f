"""Cartas blancas, then the exchange: the mano one to five, the pie what is left; and looking at what nobody took."""

from __future__ import annotations

from tapete.cards import Suit
from tapete.games.cientos import announce
from tapete.games.cientos.count import count_blancas, until_hundred
from tapete.games.cientos.ranking import MANO_DRAWS, arranged, is_white
from tapete.games.cientos.state import BLANCAS, DISCARD, LOOK, NAME_SUIT, CientosState
from tapete.laws.mark import law
from tapete.table.action import Action
from tapete.table.event import event
from tapete.table.offer import Offer, Pick, Prompt, say
from tapete.table.phase import Phase
from tapete.table.row import replaced

PASS = say("paso")

# Cartas blancas.


def blancas_turn(state: CientosState) -> int:
    """The mano speaks first, then the pie, both before any discard."""
    return state.pie if state.spoken else state.mano


@law("cie.81", "cie.ad.5.3", "cie.ad.5.4")
def blancas_prompt(state: CientosState, seat: int) -> Prompt | None:
    """Who has no figure may show his hand for ten."""
    if seat != blancas_turn(state):
        return None
    offers = (say("blancas"), PASS) if is_white(state.hands[seat]) else (PASS,)
    return Prompt("blancas", offers)


def blancas_act(state: CientosState, seat: int, action: Action) -> CientosState:
    """He shows them and counts, or has nothing to say."""
    after = state.but(spoken=(*state.spoken, seat))
    if action.word == "blancas":
        after = declared(after, seat)
    return after if len(after.spoken) < 2 else after.but(phase=DISCARD)


def declared(state: CientosState, seat: int) -> CientosState:
    """The whole hand is shown and taken up again."""
    hand = state.hands[seat]
    shown = state.but(shown=replaced(state.shown, seat, hand)).saying(seat, "blancas")
    return count_blancas(shown.telling(event("blancas", seat, cards=hand)), seat)


# The exchange.


def discard_turn(state: CientosState) -> int:
    """The mano, then the pie."""
    return state.pie if state.exchanged else state.mano


@law("cie.4", "cie.57", "cie.89", "cie.90", "cie.93", "cie.97", "cie.ad.1.1")
def discard_prompt(state: CientosState, seat: int) -> Prompt | None:
    """All at once: the mano one to five, the pie as many as remain; there is no second exchange."""
    if seat != discard_turn(state):
        return None
    least, most = (1, MANO_DRAWS) if seat == state.mano else (least_of_pie(state), len(state.stock))
    return Prompt("discard", (Pick("discard", state.hands[seat], least, most),))


def least_of_pie(state: CientosState) -> int:
    """The pie may keep all his cards, unless the table has agreed otherwise."""
    return int(state.game.pie_discards is True)


def discard_act(state: CientosState, seat: int, action: Action) -> CientosState:
    """He lays them face down aside and draws as many from the top."""
    after = drawn(thrown(state, seat, action), seat, len(action.cards))
    left = left_by(after, seat)
    return after.but(phase=LOOK) if left else exchange_over(after)


@law("cie.3", "cie.97")
def thrown(state: CientosState, seat: int, action: Action) -> CientosState:
    """The discard leaves the hand for good; of a hand shown before nobody knows what is left in it."""
    kept = tuple(card for card in state.hands[seat] if card not in action.cards)
    return state.but(
        hands=replaced(state.hands, seat, kept),
        discards=replaced(state.discards, seat, (*state.discards[seat], *action.cards)),
        shown=replaced(state.shown, seat, ()),
    )


@law("cie.4", "cie.57", "cie.92")
def drawn(state: CientosState, seat: int, number: int) -> CientosState:
    """The top cards of the stock join the hand, and it is said how many are left."""
    cards = state.stock[:number]
    after = state.but(
        hands=replaced(state.hands, seat, arranged((*state.hands[seat], *cards))),
        stock=state.stock[number:],
        exchanged=(*state.exchanged, number),
    )
    left = left_by(after, seat)
    drew = [event("drew", seat, to=(seat,), cards=cards)] if cards else []
    return after.saying(seat, f"leaves {left}" if left else "").telling(
        event("exchanged", seat, number=number, left=left), *drew
    )


def left_by(state: CientosState, seat: int) -> int:
    """How many of the cards he might have drawn he has left."""
    return max(0, len(state.stock) - state.pie_share) if seat == state.mano else len(state.stock)


# Looking.


def look_turn(state: CientosState) -> int:
    """Who has just drawn."""
    return state.mano if len(state.exchanged) == 1 else state.pie


@law("cie.91", "cie.94")
def look_prompt(state: CientosState, seat: int) -> Prompt | None:
    """Who leaves cards may look at them, or not."""
    return Prompt("look", (say("look"), PASS)) if seat == look_turn(state) else None


def look_act(state: CientosState, seat: int, action: Action) -> CientosState:
    """The mano looks at those of his five, the pie at all that are left."""
    looks = action.word == "look"
    after = looking(state, seat) if looks else state
    if seat == state.mano:
        return after.but(phase=DISCARD)
    return after.but(phase=NAME_SUIT) if looks else exchange_over(after)


@law("cie.91", "cie.94", "cie.95")
def looking(state: CientosState, seat: int) -> CientosState:
    """He sees the cards, and the other sees that he looks."""
    cards = state.stock[: left_by(state, seat)] if len(state.exchanged) == 1 else state.stock
    return state.but(
        looked=(*state.looked, seat), seen=replaced(state.seen, seat, (*state.seen[seat], *cards))
    ).telling(event("looks", seat, number=len(cards)), event("sees", seat, to=(seat,), cards=cards))


@law("cie.95")
def name_prompt(state: CientosState, seat: int) -> Prompt | None:
    """The mano may look too, once he has said which of his suits he will lead."""
    if seat != state.mano:
        return None
    held = dict.fromkeys(card.suit for card in state.hands[seat])
    offers: tuple[Offer, ...] = tuple(say("name", suit.word) for suit in held)
    return Prompt("name-suit", (*offers, PASS))


def name_act(state: CientosState, seat: int, action: Action) -> CientosState:
    """He names the suit and looks, or does neither."""
    if action.word == "paso":
        return exchange_over(state)
    suit = Suit.named(str(action.arguments[0]))
    named = state.but(named=suit).saying(seat, f"name {suit.word}").telling(event("names", seat, suit=suit.word))
    return exchange_over(looking(named, seat))


def exchange_over(state: CientosState) -> CientosState:
    """After the pie's exchange the announcements begin; after the mano's it is the pie's turn."""
    return state.but(phase=DISCARD) if len(state.exchanged) == 1 else announce.begun(state)


PHASES: dict[str, Phase[CientosState]] = {
    BLANCAS: Phase(turn=blancas_turn, prompt=blancas_prompt, act=until_hundred(blancas_act)),
    DISCARD: Phase(turn=discard_turn, prompt=discard_prompt, act=discard_act),
    LOOK: Phase(turn=look_turn, prompt=look_prompt, act=look_act),
    NAME_SUIT: Phase(turn=lambda state: state.mano, prompt=name_prompt, act=name_act),
}
