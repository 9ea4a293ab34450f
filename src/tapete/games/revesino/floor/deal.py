"""The deal and the exchange at the open table: anyone may take the pack, deal wrongly, look, and change his mind."""

from __future__ import annotations

from itertools import permutations
from typing import Any

from tapete.games.revesino import deal, exchange, lots, settle
from tapete.games.revesino.floor.court import COURT
from tapete.games.revesino.floor.state import CHANGE, DRAW, FACED, FORGOT, LOOK, ONCE, TWICE, Floor
from tapete.games.revesino.pack import PACK, SEATS
from tapete.games.revesino.state import CUT, EXCHANGE, SHUFFLE
from tapete.laws.mark import law
from tapete.table.action import Action
from tapete.table.deal import dealer
from tapete.table.event import event
from tapete.table.floor import GIVE, Case, cuts, recutting, slipped, takes_pack, unruled
from tapete.table.offer import Number, Offer, Pick, say
from tapete.table.phase import TAKE_PACK, Stage, beside, deed, lot, out_of_turn, stage
from tapete.table.row import replaced
from tapete.table.zones import Cards

STOCK, BAZETA = "stock", 3
MISDEALS = tuple(permutations((*range(SEATS), STOCK), 2))
"""Who gets a card, and whose it was."""


# The pack, the cut, and the deal.


def _packs(state: Floor, seat: int) -> list[Offer]:
    return [say("take-pack"), say("shuffle-once", grave=True)]


@law("rev.64")
def _take_pack(state: Floor, seat: int, action: Action) -> Floor:
    """He who takes the pack deals, though it be another's turn; he should shuffle it two or three times."""
    taken = takes_pack(state, seat, SHUFFLE)
    if action.word == "take-pack":
        return taken
    return slipped(taken, ONCE, seat).telling(event("shuffles-once", seat))


@law("rev.65")
def _any_cut(state: Floor, seat: int) -> list[Offer]:
    cuts_at = Number("cut", 1, len(PACK) - 1, usual=(12, 20, 28))
    return [cuts_at] if state.lost else [cuts_at, Number("spill", 1, len(PACK) - 2, usual=(12,))]


@law("rev.69")
def _cut(state: Floor, seat: int, action: Action) -> Floor:
    """He cuts, and a card may fall from the pack to the floor, so that nobody sees it go."""
    if action.word == "cut":
        return cuts(state, seat, action)
    return cuts(state.but(deck=state.deck[:-1], lost=state.deck[-1:]), seat, action)


@law("rev.65")
def _short_cut(state: Floor, seat: int) -> Case:
    """Too few were lifted, or left."""
    return Case("cut-or-shuffle", seat, {"what": "cut", "number": state.lifted})


def _deals(state: Floor, seat: int) -> list[Offer]:
    """He deals as he should, gives somebody or the stock a card that was another's, or lets one be seen."""
    wrong = [say("misdeal", *pair, grave=True) for pair in MISDEALS]
    return [say("deal"), *wrong, *(say("face", each, grave=True) for each in range(SEATS))]


@law("rev.68", "rev.103")
def _deal(state: Floor, seat: int, action: Action) -> Floor:
    """One card that should have come to the second lies with the first; or a card is faced."""
    laid = deal.dealt(state)
    laid = laid.but(stock_misdealt=len(laid.stock) != BAZETA)
    if action.word == "deal":
        return laid
    if action.word == "face":
        card = laid.hands[action.number][0]
        seen = laid.but(returned=(card,)).telling(event("faces", seat, card=card))
        return slipped(seen, FACED, seat)
    over, short = action.arguments
    return _moved(laid, over, short)


def _moved(state: Floor, over: object, short: object) -> Floor:
    """The first card of one heap lies with the other instead."""
    heaps: dict[object, Cards] = {**dict(enumerate(state.hands)), STOCK: state.stock}
    card, rest = heaps[short][0], heaps[short][1:]
    heaps |= {short: rest}
    heaps |= {over: (card, *heaps[over])}
    return state.but(
        hands=tuple(heaps[seat] for seat in range(SEATS)),
        stock=heaps[STOCK],
        misdealt=tuple(each for each in (over, short) if isinstance(each, int)),
        stock_misdealt=len(heaps[STOCK]) != BAZETA,
    )


# The exchange.


@law("rev.105", "rev.107")
def _acts(state: Floor, seat: int) -> list[Offer]:
    """He lays a card away, or two at once; declines; lets his turn go by; or looks at the top card too soon."""
    offers: list[Offer] = [Pick("discard", tuple(sorted(state.hands[seat])), 1, 2)]
    if seat != state.dealer:
        offers += [say("decline"), say("let-go")] if state.stock else [say("let-go")]
    if state.stock and all(place != seat for place, _ in state.peeked):
        offers.append(say("peek", grave=True))
    return offers


def _act(state: Floor, seat: int, action: Action) -> Floor:
    do = {"discard": _discard, "decline": _decline, "let-go": _lets_go, "peek": _peek}[action.word]
    return do(_touched(state), seat, action)


@law("rev.107", "rev.108")
def _touched(state: Floor) -> Floor:
    """Once the next has taken up the stock he who forgot to draw can draw no more, nor another change his discard."""
    taken = state.but(late=None, passed_on=None)
    return taken if state.late is None else slipped(taken, FORGOT, state.late)


@law("rev.101", "rev.104", "rev.105")
def _discard(state: Floor, seat: int, action: Action) -> Floor:
    """The card lies under the stock. Two at once are a fraud, and so is an exchange after a look."""
    number = len(action.cards)
    aside = exchange.put_under(state, seat, action.cards).but(phase=DRAW, drawing=number)
    told = aside.telling(event("discards", seat, number=number))
    if number > 1:
        told = slipped(told, TWICE, seat)
    looks = unruled(told, LOOK, seat)
    if looks and seat != state.dealer:
        told = slipped(told.but(slips=tuple(s for s in told.slips if s not in looks)), LOOK, seat, kind="exchanged")
    return told


@law("rev.99", "rev.104")
def _decline(state: Floor, seat: int, action: Action) -> Floor:
    """To have looked before is then no fault: he keeps his hand."""
    forgiven = state.but(slips=tuple(slip for slip in state.slips if (slip.what, slip.seat) != (LOOK, seat)))
    return exchange.looked(forgiven, seat).exchange_done(seat)


@law("rev.107")
def _lets_go(state: Floor, seat: int, action: Action) -> Floor:
    """He passes the stock on without having touched it: the next gets the card on top."""
    return state.telling(event("lets-go", seat)).exchange_done(seat)


@law("rev.104", "rev.109")
def _peek(state: Floor, seat: int, action: Action) -> Floor:
    """He looks at the top card, and all see him do it."""
    card = state.stock[0]
    seen = slipped(state.but(peeked=(*state.peeked, (seat, card))), LOOK, seat)
    return seen.telling(event("peeks", seat), event("looked", seat, to=(seat,), card=card))


# What comes after the discard.


@law("rev.73", "rev.100", "rev.108", "rev.109", "rev.110")
def _draws(state: Floor, seat: int) -> list[Offer]:
    """He should draw as many as he laid away, and the dealer none; hands slip. He may even change what he laid away."""
    if state.reaching:
        return [say("put-back"), say("take-up", grave=True)]
    right = 0 if seat == state.dealer else state.drawing
    most = min(len(state.stock), 1 if seat == state.dealer else 2)
    return [Number("draw", 0, most, usual=(right,)), *_changes(state, seat)]


def _draw(state: Floor, seat: int, action: Action) -> Floor:
    if action.word == "change":
        return _change(state, seat, action)
    if seat == state.dealer:
        return _dealer_draws(state, seat, action)
    number = action.number
    after = exchange.drawn(state, seat, number) if number else state.but(late=seat)
    return after.telling(event("draws", seat, number=number)).exchange_done(seat)


@law("rev.109", "rev.110")
def _dealer_draws(state: Floor, seat: int, action: Action) -> Floor:
    """He takes the top card as if it were his to draw; until he has seen it he may still put it back."""
    match action.word:
        case "put-back":
            return state.telling(event("puts-back", seat)).exchange_done(seat)
        case "take-up":
            got = exchange.drawn(state, seat, 1)
            seen = got.but(peeked=(*got.peeked, (seat, got.hands[seat][-1])))
            return slipped(seen, LOOK, seat).telling(event("draws", seat, number=1)).exchange_done(seat)
    if action.number:
        return state.but(reaching=True).telling(event("reaches", seat))
    return state.telling(event("draws", seat, number=0)).exchange_done(seat)


def _changes(state: Floor, seat: int) -> list[Offer]:
    """What lies under the stock can be changed once; nobody does it again and again."""
    return [] if unruled(state, CHANGE, seat) else [Pick("change", tuple(sorted(state.hands[seat])), 1, 1)]


@law("rev.101", "rev.102")
def _late_changes(state: Floor, seat: int) -> list[Offer]:
    """He who has drawn, or looked, may change it still, while nobody else has touched the stock and no card is led."""
    under = any(place == seat for place, _ in state.deposits)
    return _changes(state, seat) if seat == state.passed_on and under and not state.led else []


@law("rev.101", "rev.102")
def _change(state: Floor, seat: int, action: Action) -> Floor:
    """He takes back the last card he laid away, and lays another; all see it, and nobody sees the cards."""
    back, [card] = [own for place, own in state.deposits if place == seat][-1], action.cards
    hand = (*(own for own in state.hands[seat] if own is not card), back)
    stock = replaced(state.stock, state.stock.index(back), card)
    after = state.but(hands=replaced(state.hands, seat, hand), stock=stock)
    return slipped(after, CHANGE, seat).telling(event("changes", seat))


@law("rev.107")
def _late_draws(state: Floor, seat: int) -> list[Offer]:
    """Who forgot to draw may still do so while the next has not touched the stock."""
    return [say("draw", 1)] if seat == state.late else []


def _late_draw(state: Floor, seat: int, action: Action) -> Floor:
    return exchange.drawn(state.but(late=None), seat, 1).telling(event("draws", seat, number=1))


LATE = beside("draw", offers=_late_draws, do=_late_draw)
CHANGED = beside("change", offers=_late_changes, do=_change)

DEALING: dict[str, Stage[Any]] = {
    **lots.STAGES,
    **settle.STAGES,
    TAKE_PACK: stage(
        "pack", dealer, out_of_turn("take-pack", "shuffle-once", offers=_packs, do=_take_pack), between=True
    ),
    SHUFFLE: lot(deal.ANY_ORDER, deal.shuffled),
    CUT: deal.STAGES[CUT].with_(deed("cut", "spill", offers=_any_cut, do=_cut, lot=True), deal.UNCUT, COURT.claims),
    deal.CONSENT: deal.STAGES[deal.CONSENT],
    GIVE: stage(
        "give",
        dealer,
        deed("deal", "misdeal", "face", offers=_deals, do=_deal, spans={"misdeal": MISDEALS}),
        recutting(COURT, _short_cut),
        COURT.claims,
    ),
    EXCHANGE: stage(
        "exchange",
        exchange.turn,
        deed("discard", "decline", "let-go", "peek", offers=_acts, do=_act),
        LATE,
        CHANGED,
        COURT.claims,
    ),
    DRAW: stage(
        "draw", exchange.turn, deed("draw", "change", "put-back", "take-up", offers=_draws, do=_draw), COURT.claims
    ),
}
