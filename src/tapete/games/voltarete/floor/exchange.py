"""The exchange at the open table: to throw, to draw, to look and to order the others to buy are separate acts."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from tapete.games.voltarete import exchange, order, trump
from tapete.games.voltarete.floor import drawing
from tapete.games.voltarete.floor.accidents import CONFUSING, UPSETS, UPSETTING
from tapete.games.voltarete.floor.court import COURT
from tapete.games.voltarete.floor.hasty import SHOW_ACES
from tapete.games.voltarete.floor.names import CASCA_ASKS, EARLY, ESPADILHA, THROW
from tapete.games.voltarete.floor.naming import MADE, NAMING, SLIPS, SPREAD, seen_unnamed
from tapete.games.voltarete.floor.seen import PEEKING
from tapete.games.voltarete.floor.state import Floor
from tapete.games.voltarete.floor.turns import LEAD_EARLY
from tapete.games.voltarete.kinds import CASCA, HAND, LICENCA, SO, TREZE
from tapete.games.voltarete.state import ANSWER, BUY, DRAW, EXCHANGE, LOOK, NAME, ORDER
from tapete.laws.mark import law
from tapete.table.action import Action
from tapete.table.asking import next_asked
from tapete.table.event import STAGE, event
from tapete.table.floor import slipped
from tapete.table.matadores import ESPADILLA
from tapete.table.offer import Number, Offer, Pick, say
from tapete.table.phase import Deed, Stage, beside, deed, stage
from tapete.table.row import replaced
from tapete.table.zones import Cards

# To throw.


@law("vol.II.7.1", "vol.II.8.7")
def _throws(state: Floor, seat: int, thrown: Cards) -> Floor:
    """He lays his cards aside and says how many he buys; after the casca of a pé the Espadilha must not be there."""
    hides = state.obliged and state.kind == CASCA and ESPADILLA in thrown and state.maker in (seat, state.pe)
    noted = slipped(state, ESPADILHA, seat, kind="thrown") if hides else state
    laid = noted.throwing(seat, thrown).exchanging(buyer=seat)
    after = laid.but(phase=DRAW, bought=(*state.bought, (seat, len(thrown))))
    return after.telling(event("throws", seat, until=STAGE, number=len(thrown)))


def _discard(state: Floor, seat: int, action: Action) -> Floor:
    return _throws(state, seat, action.cards)


def to_casca(state: Floor, seat: int, carried: Cards) -> Floor:
    """He throws all his cards, or all but the one he carries, and is to draw as many."""
    thrown = tuple(card for card in state.hands[seat] if card not in carried)
    made = trump.becomes(state, seat, CASCA)
    return _throws(made.telling(event("casca", seat, number=len(carried))), seat, thrown)


# To draw.


def _buyer(state: Floor) -> int:
    assert state.exchange.buyer is not None
    return state.exchange.buyer


@law("vol.II.7.11", "vol.II.7.14", "vol.II.7.17", "vol.II.7.18")
def _draws(state: Floor, seat: int) -> list[Offer]:
    """He should draw what he lacks of nine; hands slip by one."""
    right, there = max(0, HAND - len(state.hands[seat])), len(state.stock)
    return [Number("draw", min(max(0, right - 1), there), min(right + 1, there), usual=(min(right, there),))]


def _draw(state: Floor, seat: int, action: Action) -> Floor:
    """What he draws lies before him unseen; what the last leaves is dead."""
    return drawing.drawn(state, seat, action.number).but(phase=LOOK).telling(event("draws", seat, until=STAGE))


# To look, and to let the next one buy.


def _may_look(state: Floor, seat: int) -> list[Offer]:
    return [say("look")] if state.packets[seat] else []


@law("vol.II.7.20", "vol.II.8.8")
def _looks(state: Floor, seat: int, action: Action) -> Floor:
    """The cards join his hand, and can no more be given back."""
    his_own = seat == state.exchange.buyer
    if his_own and _must_show(state, seat):
        drew = ESPADILLA in state.packets[seat]
        return drawing.taken_up(state, seat).exchanging(drew_espadilha=drew)
    seen = drawing.joined(state, seat)
    if seat == state.feito:
        seen = seen_unnamed(seen)
    if not his_own:
        return seen
    if seat != state.feito:
        return _next(seen)
    return seen.exchanging(buyer=None).but(phase=NAME) if state.kind == CASCA else seen


@law("vol.II.16.5", "vol.II.16.6", "vol.II.16.10")
def _must_show(state: Floor, seat: int) -> bool:
    """Where it is obliged, who has passed twice and buys after a casca shows the Espadilha before he goes on."""
    return state.obliged and state.kind == CASCA and seat in state.passed_twice


@law("vol.II.7.8", "vol.II.7.21")
def _may_go_on(state: Floor, seat: int) -> list[Offer]:
    """The feito orders the others to buy, an opponent passes the rest on; either may leave his cards unseen."""
    if state.kind == CASCA and seat == state.feito:
        return []
    return [say("order" if seat == state.feito else "pass-on")]


@law("vol.II.16.5")
def _goes_on(state: Floor, seat: int, action: Action) -> Floor:
    """Who has the Espadilha in his purchase and says nothing of it has hidden it."""
    told = state.telling(event("orders" if seat == state.feito else "passes-on", seat))
    hidden = slipped(told, ESPADILHA, seat, kind="bought") if state.exchange.drew_espadilha else told
    return _next(hidden)


@law("vol.I.6.9", "vol.II.8.10", "vol.II.8.11")
def _next(state: Floor) -> Floor:
    """The next buys, unless there is nothing left, and nobody has a card too many to throw."""
    (right, left), by_feito = state.opponents, state.exchange.buyer == state.feito
    after = state.exchanging(buyer=None, drew_espadilha=False, ordered=state.exchange.ordered or by_feito)
    if by_feito and right not in dict(state.bought):
        return after.but(phase=BUY)
    if left in dict(state.bought):
        return exchanged(after)
    more = state.stock or drawing.throws_one_more(state, left)
    return after.but(phase=BUY) if more else exchanged(after.exchanging(left_over=True))


@law("vol.II.9.1", "vol.II.20.7")
def exchanged(state: Floor) -> Floor:
    """All have bought: the feito decides, unless he has asked for a reposta already, or somebody wants the codilho."""
    if state.trump is None:
        state = seen_unnamed(drawing.joined(state, state.maker))
    if state.granted:
        return order.play_begins(drawing.all_joined(state))
    if not state.exchange.asked_early:
        return order.begun(state)
    return order.asks(order.begun(drawing.all_joined(state)), state.maker, Action("ask-reposta"))


@law("vol.II.9.1", "vol.II.9.16")
def _may_ask_early(state: Floor, seat: int) -> list[Offer]:
    """Before the first of the others has bought he should keep silent."""
    begun = any(buyer in state.opponents for buyer, _ in state.bought)
    able = seat == state.feito and state.kind != CASCA and not (begun or state.asked or state.exchange.asked_early)
    return [say("ask-reposta", grave=True)] if able else []


def _asks_early(state: Floor, seat: int, action: Action) -> Floor:
    return slipped(state.exchanging(asked_early=True), EARLY, seat).telling(event("asks-reposta", seat))


# Trumps that are not named.


@law("vol.II.6.5", "vol.II.6.8")
def _unnamed(state: Floor, seat: int) -> list[Offer]:
    """In só and at the casca he may forget to name a suit, and tell the others to buy."""
    return [say("order", grave=True)] if state.kind in (SO, CASCA) else []


def _orders_unnamed(state: Floor, seat: int, action: Action) -> Floor:
    told = state.telling(event("orders", seat))
    return told.brought(state.case("unnamed", seat, game_made=MADE[state.kind], without_naming="ordered"))


def _named(state: Floor, seat: int, action: Action) -> Floor:
    known = trump.named(state, seat, action).exchanging(ordered=state.kind in (SO, CASCA))
    return known.but(naming=replace(state.naming, named=state.kind != TREZE))


@law("vol.II.6.3")
def _throws_unnamed(state: Floor, seat: int) -> list[Offer]:
    """In licença he may forget to name a suit, and throw his cards."""
    return list(exchange.throws_of_feito(state, seat)) if state.kind == LICENCA else []


@law("vol.II.7.17", "vol.II.7.19", "vol.II.14.2", "vol.II.14.6")
def _given(state: Floor, seat: int, action: Action) -> Floor:
    """A card of the hand goes to his discards, or one of these to the hand."""
    (card,), after = action.cards, state.resumed().but(old_cards=()).telling(event("gives-one", seat))
    if card in state.hands[seat]:
        return after.throwing(seat, (card,))
    left = replaced(state.discards, seat, drawing.without(state.discards[seat], card))
    return after.but(hands=replaced(state.hands, seat, (*state.hands[seat], card)), discards=left)


# The order to play.


@law("vol.II.4.5")
def _may_be_ready(state: Floor, seat: int) -> list[Offer]:
    able = seat in state.active and seat not in (*state.exchange.ready, state.feito)
    return [say("ready")] if able else []


def _is_ready(state: Floor, seat: int, action: Action) -> Floor:
    return state.exchanging(ready=(*state.exchange.ready, seat)).telling(event("ready", seat))


@law("vol.II.4.5")
def _orders_play(state: Floor, seat: int, action: Action) -> Floor:
    """All take up what they have bought; who does not wait until the others are ready has hurried them."""
    hurried = any(each not in state.exchange.ready for each in state.opponents)
    return order.ordered(drawing.mixed(drawing.all_joined(state)).exchanging(hurried=hurried), seat, action)


@law("vol.II.9.11")
def _may_ask(state: Floor, seat: int) -> list[Offer]:
    """He who went to the casca and has named a suit cannot ask; but he can say it."""
    return [] if state.asked else [say("ask-reposta", grave=state.kind == CASCA)]


def _asks(state: Floor, seat: int, action: Action) -> Floor:
    asked = order.asks(drawing.all_joined(state), seat, action)
    return slipped(asked, CASCA_ASKS, seat) if state.kind == CASCA else asked


LOOK_LATE: Deed[Any] = beside(
    "look", offers=lambda state, seat: [] if seat == state.exchange.buyer else _may_look(state, seat), do=_looks
)

SHOW_ESPADILHA: Deed[Any] = deed(
    "show-espadilha",
    offers=law("vol.II.16.5")(lambda state, seat: [say("show-espadilha")] if state.exchange.drew_espadilha else []),
    do=lambda state, seat, action: _next(exchange.espadilha_shown(state, seat, (ESPADILLA,))),
)

BESIDES = (SHOW_ACES, *SLIPS, UPSETTING, CONFUSING, COURT.claims)
"""What can happen all through the exchange."""

EXCHANGING: dict[str, Stage[Any]] = {
    NAME: trump.STAGES[NAME].with_(
        deed("name", offers=trump.suits, do=_named),
        deed("order", offers=_unnamed, do=_orders_unnamed),
        deed("discard", offers=_throws_unnamed, do=_discard),
        *(SPREAD, UPSETTING, COURT.claims),
    ),
    EXCHANGE: exchange.STAGES[EXCHANGE].with_(deed("discard", offers=exchange.throws_of_feito, do=_discard), *BESIDES),
    BUY: exchange.STAGES[BUY].with_(
        deed("discard", offers=lambda state, seat: [drawing.thrown_by(state, seat, "discard")], do=_discard),
        beside("ask-reposta", offers=_may_ask_early, do=_asks_early),
        *(LOOK_LATE, *BESIDES),
    ),
    DRAW: stage(DRAW, _buyer, deed("draw", offers=_draws, do=_draw), *BESIDES),
    LOOK: stage(
        lambda state: LOOK if state.packets[_buyer(state)] else "drawn",
        _buyer,
        deed("look", offers=_may_look, do=_looks),
        SHOW_ESPADILHA,
        deed("order", "pass-on", offers=_may_go_on, do=_goes_on),
        *(LOOK_LATE, drawing.BUY_EARLY, *BESIDES),
    ),
    THROW: stage(
        THROW, next_asked, deed("give", offers=lambda state, seat: [Pick("give", state.old_cards, 1, 1)], do=_given)
    ),
    ORDER: order.STAGES[ORDER].with_(
        deed("begin", "geral", offers=order.orders, do=_orders_play),
        deed("ask-reposta", offers=_may_ask, do=_asks),
        beside("ready", offers=_may_be_ready, do=_is_ready),
        *(LOOK_LATE, SHOW_ACES, LEAD_EARLY, PEEKING, CONFUSING, COURT.claims),
    ),
    ANSWER: order.STAGES[ANSWER].with_(CONFUSING),
    **NAMING,
    **drawing.DRAWING,
    **UPSETS,
}
