"""The stages of the open table: what the guided one offers, and what hands are free to do besides."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from tapete.cards import SUITS, Card, Suit
from tapete.games.cientos import announce, deal, exchange, judge, lots, play, recount, settle
from tapete.games.cientos.floor.court import COURT, completed, count_dealt, false_case, revokes, taken_back
from tapete.games.cientos.floor.state import DECIDE, DRAW, INSPECT, LEAD, PICK, CientosFloor
from tapete.games.cientos.ranking import HAND, MANO_DRAWS, PACK, arranged
from tapete.games.cientos.state import (
    ANNOUNCE,
    ANSWER,
    BLANCAS,
    CUT,
    DISCARD,
    LOOK,
    NAME_SUIT,
    PLAY,
    SHADOW,
    SHUFFLE,
)  # fmt: skip
from tapete.laws.mark import law
from tapete.table.action import Action
from tapete.table.asking import Question, asked
from tapete.table.event import event
from tapete.table.floor import (
    GIVE,
    TAKE_PACK,
    Case,
    blindly_drawn,
    closing,
    cuts,
    recut,
    ruled_on,
    slipped,
    takes_pack,
)  # fmt: skip
from tapete.table.offer import Number, Offer, Pick, say
from tapete.table.phase import Deed, Stage, beside, by_anyone, deed, lot, stage
from tapete.table.row import replaced

MISDEALS = ((13, 12), (12, 13), (13, 13), (13, 11), (11, 13), (11, 12), (12, 11))
"""How many cards the mano and the pie may get instead of twelve."""

# The pack and the cut.


def _pack_in_reach(state: CientosFloor, seat: int) -> list[Offer]:
    """Anyone may take the pack, while no slip has cost a deal."""
    return [say("take-pack", grave=seat != state.pie)] if seat == state.pie or not state.careful else []


@law("cie.53")
def _take_pack(state: CientosFloor, seat: int, action: Action) -> CientosFloor:
    return takes_pack(state, seat, SHUFFLE)


def _shuffled(state: CientosFloor, seat: int, action: Action) -> CientosFloor:
    return state.but(phase=CUT, deck=action.cards).telling(event("shuffled", state.pie))


@law("cie.48", "cie.49")
def _any_cut(state: CientosFloor, seat: int) -> list[Offer]:
    """He may cut as he likes."""
    return [Number("cut", 1, len(PACK) - 1, usual=(10, 16, 22))]


def _tap(state: CientosFloor, seat: int, action: Action) -> CientosFloor:
    return state.but(phase=GIVE, lifted=0).telling(event("taps", seat))


@law("cie.48", "cie.49")
def _badly_cut(state: CientosFloor, seat: int) -> list[Offer]:
    """The dealer may demand a lawful cut."""
    return [say("recut")] if judge.short_cut(state.lifted).follows else []


# The deal, as it should be or otherwise.


def _manners(state: CientosFloor, seat: int) -> list[Offer]:
    packets = (deal.manner(state) or 3,) if state.careful else (3, 2, 4, 6)
    return [say("deal", packet, grave=packet not in deal.MANNERS.values()) for packet in packets]


def _deal(state: CientosFloor, seat: int, action: Action) -> CientosFloor:
    packet = action.number
    manner = state.manners[seat] or (packet if packet in deal.MANNERS.values() else 0)
    return deal.dealt(state, packet).but(packet=packet, manners=replaced(state.manners, seat, manner))


def _misdeals(state: CientosFloor, seat: int) -> list[Offer]:
    return [] if state.careful else [say("misdeal", *pair, grave=True) for pair in MISDEALS]


def _misdeal(state: CientosFloor, seat: int, action: Action) -> CientosFloor:
    """Some get a card too many or too few, and nobody is told."""
    mano, pie = (number - HAND for number in action.arguments if isinstance(number, int))
    laid = _dealt_as_usual(state).but(extra=(mano, pie) if state.mano == 0 else (pie, mano))
    for place, extra in enumerate(laid.extra):
        hand, stock = laid.hands[place], laid.stock
        if extra > 0:
            hand, stock = arranged((*hand, stock[0])), stock[1:]
        elif extra < 0:
            hand, stock = hand[1:], (hand[0], *stock)
        laid = laid.but(hands=replaced(laid.hands, place, hand), stock=stock)
    return laid


def _dealt_as_usual(state: CientosFloor) -> CientosFloor:
    packet = deal.manner(state) or 3
    return deal.dealt(state, packet).but(packet=packet)


def _showings(state: CientosFloor, seat: int) -> list[Offer]:
    return [] if state.careful else [Number("deal-showing", 1, 2 * HAND, usual=(1, 2 * HAND))]


@law("cie.58")
def _deal_showing(state: CientosFloor, seat: int, action: Action) -> CientosFloor:
    """One of the cards dealt is seen; both must agree to go on."""
    card = state.deck[action.number - 1]
    laid = _dealt_as_usual(state).but(exposed=(card,)).telling(event("exposed", seat, card=card))
    question = Question("exposed", (state.mano, state.pie), BLANCAS)
    if state.game.exposed == "redeal":
        return _decided(laid, seat, question, False)
    return laid.but(phase=DECIDE, question=question)


# Whether to go on.


def _decision(state: CientosFloor) -> str:
    assert state.question is not None
    return f"decide-{state.question.key}"


def _heard(state: CientosFloor, seat: int, content: bool) -> CientosFloor:
    said = state.saying(seat, "go-on" if content else "deal-again")
    return said.telling(event("content" if content else "not-content", seat))


def _decided(state: CientosFloor, seat: int, question: Question, content: bool) -> CientosFloor:
    """The judge rules on what was seen, or on the number of cards."""
    if question.key == "exposed":
        return COURT.ruled(state, Case("exposed-in-deal", seat, {"mano_content": content, "pie_content": content}))
    if question.key == "turned":
        by = "mano" if question.about == state.mano else "pie"
        discarded = bool(state.exchanged)
        return COURT.ruled(
            state, Case("stock-exposed", seat, {"by": by, "mano_discarded": discarded, "content": content})
        )
    return COURT.ruled(state, count_dealt(state, seat, content))


# The exchange.


@law("cie.59", "cie.60", "cie.61", "cie.89", "cie.90")
def _throwable(state: CientosFloor, seat: int) -> list[Offer]:
    """As at the guided table; who was let keep thirteen must throw one at least."""
    allowed = state.allowed[seat]
    least, most = 1, MANO_DRAWS
    if seat == state.pie:
        least, most = max(allowed, exchange.least_of_pie(state)), len(state.stock) + allowed
    return [Pick("discard", tuple(sorted(state.hands[seat])), least, most)]


def _discard(state: CientosFloor, seat: int, action: Action) -> CientosFloor:
    """The discard is laid; what he draws is another matter."""
    exposed = tuple(card for card in state.exposed if card not in state.hands[seat])
    after = exchange.thrown(state, seat, action).but(phase=DRAW, exposed=exposed)
    return after.telling(event("discards", seat, number=len(action.cards)))


@law("cie.4", "cie.73", "cie.97")
def _drawable(state: CientosFloor, seat: int) -> list[Offer]:
    """He should draw as many as he threw; hands slip by one."""
    due = state.due(seat)
    return [Number("draw", max(0, due - 1), min(len(state.stock), due + 1), usual=(due,))]


def _draw(state: CientosFloor, seat: int, action: Action) -> CientosFloor:
    return exchange.drawn(state, seat, action.number)


@law("cie.73", "cie.74")
def _picked(state: CientosFloor, owner: int, action: Action) -> CientosFloor:
    """The other takes one blindly: it joins the discard, or the stock if it was the pie's.

    What he had seen go into that hand he no longer knows to be there.
    """
    hand, card, other = state.hands[owner], action.cards[0], 1 - owner
    seen = replaced(state.seen, other, tuple(own for own in state.seen[other] if own not in hand))
    after = state.without(owner, card).but(
        phase=state.resumed if state.champion is None else INSPECT,
        shown=replaced(state.shown, owner, ()),
        turned=tuple(own for own in state.turned if own not in hand),
        exposed=tuple(own for own in state.exposed if own not in hand),
        seen=seen,
    )
    told = after.telling(event("picked", other), event("gives-up", owner, to=(owner,), card=card))
    if state.picked_to_stock:
        return told.but(stock=(card, *state.stock), seen=replaced(seen, owner, (*seen[owner], card)))
    seen_before = owner in state.bared or other in state.uncoverers
    unseen = state.put_unseen[owner] + seen_before
    return told.but(
        discards=replaced(state.discards, owner, (*state.discards[owner], card)),
        put_unseen=replaced(state.put_unseen, owner, unseen),
    )


# What hands are free to do besides.


def _stock_in_reach(state: CientosFloor, seat: int) -> list[Offer]:
    free = state.stock and not state.turned and len(state.exchanged) < 2 and not state.careful
    return [say("turn-stock", grave=True)] if free else []


@law("cie.76", "cie.77", "cie.78")
def _turn_stock(state: CientosFloor, seat: int, action: Action) -> CientosFloor:
    """The last card of the stock is turned up; before the discard there is no choice, later the other decides."""
    card = state.stock[-1]
    seen = state.but(turned=(card,)).telling(event("turns-stock", seat, card=card))
    question = Question("turned", (1 - seat,), state.phase, about=seat)
    if not state.exchanged:
        return _decided(seen, seat, question, False)
    return seen.but(phase=DECIDE, question=question)


def _discards_in_reach(state: CientosFloor, seat: int) -> list[Offer]:
    """Each discard lies within reach; the other's can be turned up once, as can one's own."""
    if len(state.exchanged) < 2 or state.played_out:
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
        untouched = drawn == 2 and state.named is None
    in_time = untouched and state.stock and not state.has_played(seat)
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
    beside("uncover", offers=_discards_in_reach, do=_uncover),
    beside("order", offers=_orders, do=_order),
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
    if seat != play.turn(state):
        astray = state.taken and not state.trick and state.hands[1 - seat]
        may_slip = astray and all(slip.what != LEAD for slip in state.slips)
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
    ready = state.but(returned=tuple(back for back in state.returned if back is not card))
    if state.trick:
        return _follow(ready, seat, card)
    if seat != play.turn(state):
        return slipped(ready.laid(seat, card), LEAD, seat)
    return _lead(ready, seat, card, len(action.arguments) > 1)


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
        stands = ruled_on(state, astray).but(leader=astray.seat, running=False, called=False)
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
            state = announce.laid_open(state, seat, combination)
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
    unwarned = judge.take_back(state.running, state.running, state.called, led_next=False)
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
    return state.but(phase=INSPECT, resumed="" if state.played_out else state.phase, done=())


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
    TAKE_PACK: stage(TAKE_PACK, lambda state: state.pie, by_anyone("take-pack", offers=_pack_in_reach, do=_take_pack)),
    SHUFFLE: lot(deal.shuffling, _shuffled),
    CUT: stage(
        CUT,
        lambda state: state.mano,
        deed("cut", offers=_any_cut, do=cuts),
        deed("tap", offers=lambda state, seat: [say("tap", grave=True)], do=_tap),
    ),
    GIVE: stage(
        GIVE,
        lambda state: state.pie,
        deed("deal", offers=_manners, do=_deal),
        deed("misdeal", offers=_misdeals, do=_misdeal),
        deed("deal-showing", offers=_showings, do=_deal_showing),
        deed("recut", offers=_badly_cut, do=lambda state, seat, action: recut(state, seat, CUT)),
    ),
    DECIDE: asked(_decision, "go-on", "deal-again", heard=_heard, decided=_decided),
    **{name: _opened(exchange.STAGES[name]) for name in (BLANCAS, LOOK, NAME_SUIT)},
    DISCARD: _opened(exchange.STAGES[DISCARD], deed("discard", offers=_throwable, do=_discard)),
    DRAW: stage(DRAW, exchange.exchanging, deed("draw", offers=_drawable, do=_draw), COURT.claims),
    PICK: blindly_drawn(PICK, lambda state, seat: state.hands[seat], _picked),
    **{name: _opened(announce.STAGES[name]) for name in (ANNOUNCE, ANSWER, SHADOW)},
    PLAY: _opened(
        play.STAGES[PLAY],
        by_anyone("play", offers=_playable, do=_card),
        beside("show", offers=_showable, do=_show),
        MEND,
    ),
    INSPECT: closing(
        INSPECT,
        lambda state: (state.mano, state.pie),
        _concluded,
        MEND,
        beside("claim", offers=_last_claims, do=COURT.claim),
    ),
}
