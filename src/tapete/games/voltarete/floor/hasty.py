"""What is done before its time in the passages: cards turned, the casca said, and the pé who does not wait."""

from __future__ import annotations

from dataclasses import replace

from tapete.games.voltarete import passages, trump
from tapete.games.voltarete.floor.names import ACES, DUE, MIXED, SHOWN_LATE
from tapete.games.voltarete.floor.notice import heard_by_dealer, may_bid
from tapete.games.voltarete.floor.state import Floor
from tapete.games.voltarete.kinds import CASCA, LICENCA, RESPEITO, SEGUNDO
from tapete.games.voltarete.passages import PASS, RANKS, SAID_IN, SAYINGS, has_black_aces
from tapete.games.voltarete.seats import also
from tapete.games.voltarete.state import FIRST
from tapete.laws.mark import law
from tapete.table.action import Action
from tapete.table.event import Seat, event
from tapete.table.floor import Case, Effect, slipped, unruled
from tapete.table.matadores import BASTO, ESPADILLA
from tapete.table.offer import Offer, Pick, say
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
    return seen.brought(state.case("wrong-card-turned", seat, turned_for=game, card_of="another-hand"))


def respeito_case(state: Floor, seat: int, his_turn: bool) -> Case:
    """A card is turned for Voltarete de respeito."""
    facts = {"has_aces": has_black_aces(state, seat), "may_bid": may_bid(state, seat), "his_turn": his_turn}
    return state.case("turns-for-respeito", seat, aces_shown="before", **facts)


@law("vol.II.3.22", "vol.II.3.23", "vol.II.3.24")
def aces_case(state: Floor, seat: int, accused: int) -> Case:
    """He turned the card before he showed the aces: whether he had them, and whether what he bought has joined them."""
    slip = unruled(state, ACES, accused)[-1]
    shown = "after-turn" if state.hasty.aces in (DUE, SHOWN_LATE) else "after-mixing"
    return state.case("turns-for-respeito", accused, slip, has_aces=slip.kind == "both", aces_shown=shown)


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


# The casca.


@law("vol.II.4.13")
def _early_casca(state: Floor, seat: int) -> list[Offer]:
    """To say it, or to lay a card on the stock; no card is seen."""
    waits = seat in state.to_speak[1:] and seat not in state.hasty.bound
    return [Pick(CASCA, state.hands[seat], 0, 1)] if waits else []


def _says_casca(state: Floor, seat: int, action: Action) -> Floor:
    told = state.telling(event("casca-early", seat, number=len(action.cards)))
    return told.brought(state.case("casca-out-of-turn", seat, did="lays-card" if action.cards else "says"))


# The pé.


@law("vol.II.5.10", "vol.II.5.11")
def _early_answers(state: Floor, seat: int) -> list[Offer]:
    """The mão would make himself, and the pé does not wait for the contra-pé."""
    _, contra_pe, pe = state.three
    if state.bid is None or state.to_speak != (contra_pe, pe) or seat != pe or state.hasty.answer is not None:
        return []
    words = SAID_IN[state.game.favorita]
    return [PASS, *(say(word) for rank, word in enumerate(words) if rank > state.bid[1] and word != RESPEITO)]


def _answers_early(state: Floor, seat: int, action: Action) -> Floor:
    heard = heard_by_dealer(state, seat).but(hasty=replace(state.hasty, answer=(seat, action.word)))
    return heard.telling(event("answers-early", seat, bid=action.word))


ANSWERS = tuple(word for word in SAYINGS if word not in (LICENCA, RESPEITO))
"""What can be said over a licença without turning a card."""


@law("vol.II.5.8", "vol.II.5.10", "vol.II.5.11")
def answered(state: Floor) -> Floor:
    """When the contra-pé has spoken, what the pé had said is judged; a pass was one all the same."""
    if state.hasty.answer is None or state.to_speak[:1] != state.hasty.answer[:1]:
        return state
    (seat, word), after = state.hasty.answer, state.but(hasty=replace(state.hasty, answer=None))
    if word == "passo":
        return passages.spoken(after, seat, PASS.action)
    over = said(state.calls[-1].said)
    return after.brought(state.case("pe-answers-early", seat, pe_says=said(word), contra_pe_says=over))


SAID = ("licenca", "licenca-copas", "so", "so-copas", "respeito")
"""What the judge calls the games of the first passage, by their rank."""


def said(word: str) -> str:
    """What the judge calls this word of the first passage."""
    return "none" if word == "passo" else SAID[RANKS[word]]


@law("vol.II.5.11")
def pe_bid_stands(state: Floor, case: Case) -> Floor:
    """What the pé said before his turn stands now."""
    word = SAID_IN[state.game.favorita][SAID.index(str(case.facts["pe_says"]))]
    return passages.stands(state.saying(FIRST, case.offender, word), case.offender, word)


TURN_FIRST = deed("turn-first", offers=_turning_first, do=_turns_first)
SHOW_ACES = beside("show-aces", offers=_may_show, do=_shows)
MISTURN = deed("misturn", offers=_misturning, do=_misturns)
EARLY_CASCA = beside(CASCA, offers=_early_casca, do=_says_casca)
EARLY_ANSWER = beside("passo", *ANSWERS, offers=_early_answers, do=_answers_early)

BOUND: Effect[Floor] = law("vol.II.4.10", "vol.II.4.13")(
    lambda state, case: state.but(hasty=replace(state.hasty, bound=also(state.hasty.bound, case.offender)))
)
"""When his turn comes he goes to the casca."""

EFFECTS: dict[str, Effect[Floor]] = {
    "bound-in-turn": BOUND,
    "pe-bid-stands": pe_bid_stands,
    "plays-respeito": plays_respeito,
    "turns-top-card": turns_top_card,
}
