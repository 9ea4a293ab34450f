"""The stages of the open table: what the guided one offers, and what hands are free to do besides."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from tapete.cards import SUIT_WORDS, SUITS, Card, Suit
from tapete.games.cientos import announce, exchange, lots, play, recount, settle
from tapete.games.cientos.floor import deal
from tapete.games.cientos.floor.court import COURT, false_case, revokes, taken_back
from tapete.games.cientos.floor.dealt import completed
from tapete.games.cientos.floor.state import DECIDE, INSPECT, LEAD, CientosFloor
from tapete.games.cientos.showing import laid_open
from tapete.games.cientos.state import ANNOUNCE, ANSWER, BLANCAS, DISCARD, LOOK, NAME_SUIT, PLAY, SHADOW
from tapete.laws.mark import law
from tapete.table.action import Action
from tapete.table.asking import Question
from tapete.table.event import event
from tapete.table.floor import Case, closing, ruled_on, slipped
from tapete.table.offer import Offer, say
from tapete.table.phase import Deed, Stage, beside, deed, out_of_turn
from tapete.table.row import replaced

# What hands are free to do besides.


def _stock_in_reach(state: CientosFloor, seat: int) -> list[Offer]:
    free = not state.turned and len(state.exchanged) < 2 and not state.careful
    return [say("turn-stock", grave=True)] if free else []


@law("cie.76", "cie.77", "cie.78")
def _turn_stock(state: CientosFloor, seat: int, action: Action) -> CientosFloor:
    """The last card of the stock is turned up; before the discard there is no choice, later the other decides."""
    card = state.stock[-1]
    seen = state.but(turned=(card,)).telling(event("turns-stock", seat, card=card))
    question = Question("turned", (1 - seat,), state.phase, about=seat)
    if not state.exchanged:
        return deal.decided(seen, seat, question, False)
    return seen.but(phase=DECIDE, question=question)


def _discards_in_reach(state: CientosFloor, seat: int) -> list[Offer]:
    """Each discard lies within reach; the other's can be turned up once, as can one's own."""
    if len(state.exchanged) < 2:
        return []
    other = state.discards[1 - seat] and seat not in state.uncoverers and 1 - seat not in state.bared
    own = state.discards[seat] and seat not in state.bared
    whose = (*(("other",) if other else ()), *(("own",) if own else ()))
    return [say("uncover", each, grave=True) for each in whose]


@law("cie.79", "cie.80")
def _uncover(state: CientosFloor, seat: int, action: Action) -> CientosFloor:
    """He turns up the other's discard, who may name the suit of his next lead; or his own, to his own harm."""
    whose = str(action.arguments[0])
    if whose == "own":
        bare, unseen = state.discards[seat], replaced(state.put_unseen, seat, 0)
        seen = state.but(bared=(*state.bared, seat), put_unseen=unseen).telling(event("bares", seat, cards=bare))
    else:
        sees = event("sees", seat, to=(seat,), cards=state.discards[1 - seat])
        seen = state.but(uncoverers=(*state.uncoverers, seat)).telling(event("uncovers", seat), sees)
    return COURT.ruled(seen, Case("discard-uncovered", seat, {"whose": whose}))


def _orders(state: CientosFloor, seat: int) -> list[Offer]:
    return [say("order", suit.word) for suit in SUITS] if seat in state.orders else []


@law("cie.79", "cie.96")
def _order(state: CientosFloor, seat: int, action: Action) -> CientosFloor:
    """He names the suit of the other's next lead; if the other has none of it he names another."""
    suit, other = Suit.named(str(action.arguments[0])), 1 - seat
    said = state.saying(seat, f"order {suit.word}").telling(event("orders", seat, suit=suit.word))
    if not any(card.suit is suit for card in state.hands[other]):
        return said.telling(event("lacks-suit", other, suit=suit.word))
    left = tuple(place for place in state.orders if place != seat)
    return said.but(orders=left, forced=replaced(state.forced, other, suit))


@law("cie.69")
def _missing(state: CientosFloor, seat: int) -> list[Offer]:
    """Who drew too few may take the missing card while the other has not touched what is left.

    Who was dealt too few, and did not say so before the discard, plays short.
    """
    drawn = len(state.exchanged)
    if seat == state.mano:
        untouched = drawn == 1 or (state.exchanged[1:] == (0,) and state.pie not in state.looked)
    else:
        untouched = state.named is None
    in_time = untouched and not state.has_played(seat)
    return [say("draw-missing")] if in_time and state.surplus(seat) < min(0, state.extra[seat]) else []


@law("cie.120")
def _mistaken(state: CientosFloor, seat: int) -> list[Offer]:
    """Who counted or tied what he does not hold may mend it before the first card is played."""
    in_time = state.phase == PLAY and not state.is_too_late(seat)
    return [say("correct")] if in_time and state.untrue(seat) else []


def _correct(state: CientosFloor, seat: int, action: Action) -> CientosFloor:
    case = false_case(state, seat, seat)
    assert case is not None
    return COURT.ruled(state, case)


FREE: tuple[Deed[CientosFloor], ...] = (
    beside("turn-stock", offers=_stock_in_reach, do=_turn_stock),
    beside("uncover", offers=_discards_in_reach, do=_uncover, spans={"uncover": ("other", "own")}),
    beside("order", offers=_orders, do=_order, spans={"order": SUIT_WORDS}),
    beside("draw-missing", offers=_missing, do=lambda state, seat, action: completed(state, seat)),
    beside("correct", offers=_mistaken, do=_correct),
    COURT.claims,
)


# The play.


def _playable(state: CientosFloor, seat: int) -> list[Offer]:
    """Any card, in turn or, once in a hand, out of it; a suit that was ordered must be led.

    Who runs a suit and leaves it may say so.
    """
    hand = state.hands[seat]
    if seat != state.to_play():
        may_slip = state.taken and not state.trick and all(slip.what != LEAD for slip in state.slips)
        return [say("play", card, grave=True) for card in hand] if may_slip else []
    if state.trick:
        return [say("play", card) for card in hand]
    leads = tuple(card for card in hand if card.suit is state.forced[seat]) or hand
    called = [say("play", card, "aviso") for card in leads if _changes_suit(state, seat, card)]
    return [*(say("play", card) for card in leads), *called]


@law("cie.126")
def _changes_suit(state: CientosFloor, seat: int, card: Card) -> bool:
    """Whether he who took the last trick with his own lead now leads another suit."""
    if not state.taken:
        return False
    first = state.taken[-1].plays[0]
    return state.taken[-1].winner == seat == first.seat and card.suit is not first.card.suit


def _card(state: CientosFloor, seat: int, action: Action) -> CientosFloor:
    card = action.cards[0]
    if state.trick:
        return _follow(state, seat, card)
    if seat != state.to_play():
        return slipped(state.laid(seat, card), LEAD, seat)
    return _lead(state, seat, card, len(action.arguments) > 1)


def _lead(state: CientosFloor, seat: int, card: Card, called: bool) -> CientosFloor:
    ready = state.but(
        running=_changes_suit(state, seat, card),
        called=called,
        obeyed=state.forced[seat] is not None,
        forced=replaced(state.forced, seat, None),
        orders=tuple(place for place in state.orders if place == seat),
    )
    if called:
        ready = ready.telling(event("calls", seat, suit=card.suit.word))
    return play.led(ready, seat, card)


@law("cie.123")
def _follow(state: CientosFloor, seat: int, card: Card) -> CientosFloor:
    """What is led out of turn and answered stands, and counts; all that is counted from now on can be undone."""
    astray = state.astray
    if astray is not None:
        stands = ruled_on(state, astray).but(leader=astray.seat, running=False)
        state = announce.count_lead(stands, astray.seat)
    followed_at = (*state.followed_at, len(state.ledger.entries))[: len(state.taken) + 1]
    return play.followed(state.but(followed_at=followed_at), seat, card)


def _showable(state: CientosFloor, seat: int) -> list[Offer]:
    """Before his first card: whatever he counted and holds and has not laid open."""
    held = set(state.hands[seat])
    due = not state.has_played(seat) and any(held.issuperset(each.cards) for each in state.unshown(seat))
    return [say("show")] if due else []


@law("cie.114", "cie.115")
def _show(state: CientosFloor, seat: int, action: Action) -> CientosFloor:
    """He lays open all that he has counted or tied."""
    held = set(state.hands[seat])
    for combination in state.unshown(seat):
        if held.issuperset(combination.cards):
            state = laid_open(state, seat, combination)
    return state


@law("cie.125", "cie.126", "cie.127", "cie.124")
def _mendable(state: CientosFloor, seat: int) -> list[Offer]:
    """Who followed to the last trick may change his card if he revoked, or if the suit was changed without a word."""
    tricks = len(state.taken)
    if not tricks or state.trick or tricks in state.mended or seat in state.done:
        return []
    answer = state.taken[-1].plays[1:]
    if not answer or answer[0].seat != seat or (state.phase == INSPECT and not state.played_out):
        return []
    facts = {"running": state.running, "changed_suit": state.running, "called": state.called}
    unwarned = state.game.incident("take-back").ruling(facts)
    return [say("mend")] if tricks - 1 in revokes(state, seat) or "card-back" in unwarned.follows else []


def _mend(state: CientosFloor, seat: int, action: Action) -> CientosFloor:
    """He takes his card back, once."""
    once = state.but(mended=(*state.mended, len(state.taken))).telling(event("mends", seat))
    return taken_back(once, len(state.taken) - 1)


MEND = beside("mend", offers=_mendable, do=_mend)


# The end of the hand.


def _disputable(state: CientosFloor) -> CientosFloor:
    """When all is counted, or somebody has made a hundred, faults can still be claimed before it is settled."""
    if state.phase == INSPECT or (state.champion is None and not state.counted_out):
        return state
    return state.but(phase=INSPECT, resumed="" if state.played_out else state.phase)


def _last_claims(state: CientosFloor, seat: int) -> list[Offer]:
    return [] if seat in state.done else COURT.offers(state, seat)


@law("cie.67", "cie.118")
def _concluded(state: CientosFloor) -> CientosFloor:
    """What the innocent player withheld is added, then the hand is marked or the game settled."""
    after = state.but(careful=False)
    for offender in state.silenced:
        if 1 - offender not in state.silenced:
            after = recount.withheld(after, 1 - offender, recount.EVERY_CLASS, "cie.67", "cie.118")
    return settle.settled(after)


def _opened(guided: Stage[Any], *deeds: Deed[CientosFloor]) -> Stage[CientosFloor]:
    """A stage of the guided table at which hands are free."""
    return replace(guided.with_(*deeds, *FREE), then=_disputable)


STAGES: dict[str, Stage[Any]] = {
    **lots.STAGES,
    **deal.STAGES,
    **{name: _opened(exchange.STAGES[name]) for name in (BLANCAS, LOOK, NAME_SUIT)},
    DISCARD: _opened(exchange.STAGES[DISCARD], deed("discard", offers=deal.throwable, do=deal.discard)),
    **{name: _opened(announce.STAGES[name]) for name in (ANNOUNCE, ANSWER, SHADOW)},
    PLAY: _opened(
        play.STAGES[PLAY],
        out_of_turn("play", offers=_playable, do=_card, spans={"play": (Card, (Card, "aviso"))}),
        beside("show", offers=_showable, do=_show),
        MEND,
    ),
    INSPECT: closing(
        INSPECT, lambda state: (state.mano, state.pie), _concluded, MEND, replace(COURT.claims, offers=_last_claims)
    ),
}
