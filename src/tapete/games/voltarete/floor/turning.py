"""Cards turned for a Voltarete in a wrong way: before the aces are shown, or from somebody's hand."""

from __future__ import annotations

from dataclasses import replace

from tapete.games.voltarete import passages, trump
from tapete.games.voltarete.floor.names import ACES, DUE, MIXED, SHOWN_LATE
from tapete.games.voltarete.floor.notice import may_bid
from tapete.games.voltarete.floor.state import Floor
from tapete.games.voltarete.kinds import RESPEITO, SEGUNDO
from tapete.games.voltarete.passages import has_black_aces
from tapete.games.voltarete.state import FIRST
from tapete.laws.mark import law
from tapete.table.action import Action
from tapete.table.event import Seat, event
from tapete.table.floor import Case, Effect, slipped, unruled
from tapete.table.matadores import BASTO, ESPADILLA
from tapete.table.offer import Offer, say
from tapete.table.option import Value
from tapete.table.phase import beside, deed


def has_one_ace(state: Floor, seat: int) -> bool:
    """Who has one of the black aces may believe that he has both."""
    return ESPADILLA in state.hands[seat] or BASTO in state.hands[seat]


def turning(state: Floor, seat: int) -> Floor:
    """The top card is turned before anybody has looked whether he may."""
    card = state.stock[0]
    return state.but(shown=(*state.shown, card)).telling(event("turn-up", seat, card=card))


# The aces.


@law("vol.II.3.22", "vol.II.3.23")
def _turning_first(state: Floor, seat: int) -> list[Offer]:
    return [say("turn-first", grave=True)] if has_one_ace(state, seat) else []


@law("vol.II.3.22", "vol.II.3.23", "vol.II.3.24")
def _turns_first(state: Floor, seat: int, action: Action) -> Floor:
    """The card is turned and taken, and nobody has seen an ace yet."""
    if not may_bid(state, seat):
        return turning(state, seat).brought(respeito_case(state, seat, his_turn=True))
    said = state.saying(FIRST, seat, RESPEITO).telling(event("turns-first", seat))
    due = said.but(hasty=replace(state.hasty, aces=DUE))
    kept = slipped(due, ACES, seat, kind="both" if has_black_aces(state, seat) else "")
    return trump.card_turned(trump.becomes(kept, seat, RESPEITO), seat)


@law("vol.II.3.22")
def _may_show(state: Floor, seat: int) -> list[Offer]:
    """In time is as long as no card that he bought has joined his hand."""
    able = state.hasty.aces in (DUE, MIXED) and has_black_aces(state, seat)
    return [say("show-aces")] if able else []


def _shows(state: Floor, seat: int, action: Action) -> Floor:
    aces = SHOWN_LATE if state.hasty.aces == DUE else "late"
    return trump.shows_aces(state, seat).but(hasty=replace(state.hasty, aces=aces))


TURN_FIRST = deed("turn-first", offers=_turning_first, do=_turns_first)

SHOW_ACES = beside("show-aces", offers=_may_show, do=_shows)


# A card that is not of the stock.


@law("vol.II.3.28", "vol.II.4.15")
def _misturning(state: Floor, seat: int) -> list[Offer]:
    """He who would turn the top card turns one of another's, who has laid his cards down beside the stock."""
    first = state.phase == FIRST
    able = (has_black_aces(state, seat) and may_bid(state, seat)) if first else seat not in state.hasty.bound
    return [say("misturn", each, grave=True) for each in state.three if each != seat] if able else []


def _misturns(state: Floor, seat: int, action: Action) -> Floor:
    card = state.hands[action.number][0]
    seen = state.but(shown=(*state.shown, card)).telling(event("misturns", seat, whose=Seat(action.number), card=card))
    game = "respeito" if state.phase == FIRST else "segundo"
    return seen.brought(Case("wrong-card-turned", seat, {"turned_for": game, "card_of": "another-hand"}))


MISTURN = deed("misturn", offers=_misturning, do=_misturns)


# The facts, and what follows.


def respeito_case(state: Floor, seat: int, his_turn: bool) -> Case:
    """A card is turned for Voltarete de respeito."""
    facts: dict[str, Value] = {
        "has_aces": has_black_aces(state, seat),
        "aces_shown": "before",
        "may_bid": may_bid(state, seat),
        "his_turn": his_turn,
        "pot": state.penalty,
    }
    return Case("turns-for-respeito", seat, facts)


@law("vol.II.3.22", "vol.II.3.23", "vol.II.3.24")
def aces_case(state: Floor, seat: int, accused: int) -> Case:
    """He turned the card before he showed the aces: whether he had them, and whether what he bought has joined them."""
    slip = unruled(state, ACES, accused)[-1]
    facts: dict[str, Value] = {
        "has_aces": slip.kind == "both",
        "aces_shown": "after-turn" if state.hasty.aces in (DUE, SHOWN_LATE) else "after-mixing",
        "pot": state.penalty,
    }
    return Case("turns-for-respeito", accused, facts, slip)


@law("vol.II.3.22")
def plays_respeito(state: Floor, case: Case) -> Floor:
    """Who turned the card first shows the aces now."""
    if state.hasty.aces != DUE:
        return state
    return trump.shows_aces(state, case.offender).but(hasty=replace(state.hasty, aces=SHOWN_LATE))


@law("vol.II.3.28", "vol.II.4.15")
def turns_top_card(state: Floor, case: Case) -> Floor:
    """He is bound to his game, and the top card of the stock is turned for it."""
    if state.phase == FIRST:
        return passages.spoken(state, case.offender, Action(RESPEITO))
    return passages.spoken_again(state, case.offender, Action(SEGUNDO))


EFFECTS: dict[str, Effect[Floor]] = {"plays-respeito": plays_respeito, "turns-top-card": turns_top_card}
