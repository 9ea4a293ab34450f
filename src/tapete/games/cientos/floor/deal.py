"""The pack, the cut, the deal and the draw at the open table: as they should be, or as hands slip."""

from __future__ import annotations

from tapete.games.cientos import deal, exchange
from tapete.games.cientos.floor.court import COURT
from tapete.games.cientos.floor.dealt import count_dealt
from tapete.games.cientos.floor.state import DECIDE, DRAW, INSPECT, PICK, CientosFloor
from tapete.games.cientos.ranking import HAND, PACK, arranged
from tapete.games.cientos.state import BLANCAS, CUT, SHUFFLE
from tapete.laws.mark import law
from tapete.table.action import Action
from tapete.table.asking import Question, asked
from tapete.table.deal import shuffled, to_lift
from tapete.table.event import event
from tapete.table.floor import GIVE, Case, blindly_drawn, cuts, recut, takes_pack
from tapete.table.offer import Number, Offer, Pick, say
from tapete.table.phase import TAKE_PACK, Stage, deed, lot, out_of_turn, stage
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


ANY_CUT = law("cie.48", "cie.49")(to_lift(1, len(PACK) - 1, 10, 16, 22))
"""He may cut as he likes."""


def _tap(state: CientosFloor, seat: int, action: Action) -> CientosFloor:
    return state.but(phase=GIVE, lifted=0).telling(event("taps", seat))


@law("cie.48", "cie.49")
def _badly_cut(state: CientosFloor, seat: int) -> list[Offer]:
    """The dealer may demand a lawful cut."""
    return [say("recut")] if state.game.incident("short-cut").ruling({"lifted": state.lifted}).follows else []


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
        return decided(laid, seat, question, False)
    return laid.but(phase=DECIDE, question=question)


# Whether to go on.


def _decision(state: CientosFloor) -> str:
    assert state.question is not None
    return f"decide-{state.question.key}"


def _heard(state: CientosFloor, seat: int, content: bool) -> CientosFloor:
    said = state.saying(seat, "go-on" if content else "deal-again")
    return said.telling(event("content" if content else "not-content", seat))


def decided(state: CientosFloor, seat: int, question: Question, content: bool) -> CientosFloor:
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
def throwable(state: CientosFloor, seat: int) -> list[Offer]:
    """As at the guided table; who was let keep thirteen must throw one at least."""
    least, most = exchange.MANO_THROWS
    if seat == state.pie:
        allowed, (least, most) = state.allowed[seat], exchange.pie_throws(state)
        least, most = max(allowed, least), most + allowed
    return [Pick("discard", tuple(sorted(state.hands[seat])), least, most)]


def discard(state: CientosFloor, seat: int, action: Action) -> CientosFloor:
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


STAGES: dict[str, Stage[CientosFloor]] = {
    TAKE_PACK: stage(
        TAKE_PACK, lambda state: state.pie, out_of_turn("take-pack", offers=_pack_in_reach, do=_take_pack), between=True
    ),
    SHUFFLE: lot(deal.ANY_ORDER, lambda state, seat, action: shuffled(state, CUT, action)),
    CUT: stage(
        CUT,
        lambda state: state.mano,
        deed("cut", offers=ANY_CUT, do=cuts, lot=True),
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
    DECIDE: asked(_decision, "go-on", "deal-again", heard=_heard, decided=decided),
    DRAW: stage(DRAW, exchange.exchanging, deed("draw", offers=_drawable, do=_draw), COURT.claims),
    PICK: blindly_drawn(PICK, lambda state, seat: state.hands[seat], _picked),
}
