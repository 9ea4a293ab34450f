"""Where partners consult aloud: what is told of one's cards and what is wished, heard by all four, binding nobody.

No law of the sheet, which allows the words of the game only (mus.88) and lets nobody tell his cards (mus.90).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from tapete.games.mus.ranking import JUEGO, LANCES, PARES, Strength
from tapete.games.mus.signs import FACTS, PLACE, moment
from tapete.games.mus.state import DECLARE_JUEGO, DECLARE_PARES, DISCARD, MUS, MusState, Told, pair_of
from tapete.table.action import Action
from tapete.table.event import event
from tapete.table.offer import Offer, say
from tapete.table.phase import beside
from tapete.table.view import Call

THIRTY_ONE, NOTHING = "thirty-one", "nothing"
TELLS: Mapping[str, tuple[str, Callable[[Strength], bool]]] = {
    {"wink": THIRTY_ONE, "blind": NOTHING}.get(kind, kind): fact for kind, fact in FACTS.items()
}
"""What can be told of one's cards: the lance in which it matters, and when it is true."""

ASK, AS_YOU_LIKE = "what-have-you", "as-you-like"
WANT_MUS, WANT_CUT = "want-mus", "want-cut"
BET_IT, LET_PASS = "bet-it", "let-pass"
ACCEPT_IT, REFUSE_IT, RAISE_IT = "accept-it", "refuse-it", "raise-it"
WISHES = (ASK, AS_YOU_LIKE, WANT_MUS, WANT_CUT, BET_IT, LET_PASS, ACCEPT_IT, REFUSE_IT, RAISE_IT)

BEFORE_CUT = (MUS, DISCARD)
SPOKEN_IN = {DECLARE_PARES: PARES, DECLARE_JUEGO: JUEGO}
"""Of which lance the declarations are a part."""


# What is told of the cards.


def tell_offers(state: MusState, seat: int) -> list[Offer]:
    """What matters in a lance that is not closed, each once as long as one holds the same cards."""
    if state.phase == DISCARD and state.dropped[seat] > 0:
        return []
    told = [each.what for each in state.aloud if each.seat == seat and each.held]
    place, hand, lying = PLACE[state.phase], state.strength(seat), may_lie(state)
    return [
        say("tell", kind)
        for kind, (lance, true) in TELLS.items()
        if kind not in told and place <= PLACE[lance] and (lying or true(hand))
    ]


def may_lie(state: MusState) -> bool:
    """Whether something false can be told now: at the open table always, else where it is good manners."""
    if state.game.false_words or state.game.lies == "always":
        return True
    return state.game.lies == "before-cut" and state.phase in BEFORE_CUT


def tell(state: MusState, seat: int, action: Action) -> MusState:
    """All hear it, and nobody is bound by it."""
    what = str(action.arguments[0])
    false = not TELLS[what][1](state.strength(seat))
    lance = "" if state.phase in BEFORE_CUT else spoken_in(state)
    return heard(state, seat, action, Told(seat, what, false, lance)).telling(event("tells", seat, word=what))


# What is asked and wished.


def wish_offers(state: MusState, seat: int) -> list[Offer]:
    """What the partner may be asked or told to do as things stand, each once in every part of the hand."""
    now = moment(state)
    said = [each.what for each in state.aloud if each.seat == seat and each.when == now]
    return [say("say", wish) for wish in wishes(state, seat) if wish not in said]


def wishes(state: MusState, seat: int) -> tuple[str, ...]:
    """Of the mus, of a lance that nobody has opened, or of a bet that one's pair must answer."""
    if state.phase == MUS:
        return WANT_MUS, WANT_CUT, ASK, AS_YOU_LIKE
    if state.phase not in LANCES:
        return ()
    if state.bet is None:
        return BET_IT, LET_PASS, ASK, AS_YOU_LIKE
    ours = pair_of(seat) != pair_of(state.bet.bettor)
    return (ACCEPT_IT, REFUSE_IT, RAISE_IT, ASK, AS_YOU_LIKE) if ours else ()


def wish(state: MusState, seat: int, action: Action) -> MusState:
    """All hear it, and nobody need follow it."""
    what = str(action.arguments[0])
    return heard(state, seat, action, Told(seat, what, when=moment(state))).telling(event("says", seat, word=what))


# Both.


def spoken_in(state: MusState) -> str:
    """The lance that is being played or declared, or the part of the hand before them."""
    return SPOKEN_IN.get(state.phase, state.phase)


def heard(state: MusState, seat: int, action: Action, told: Told) -> MusState:
    """It is kept with what else was said."""
    call = Call(spoken_in(state), seat, str(action))
    return state.but(aloud=(*state.aloud, told), words=(*state.words, call))


BESIDE = (
    beside("tell", offers=tell_offers, do=tell, agreed=lambda game: game.consults, spans={"tell": tuple(TELLS)}),
    beside("say", offers=wish_offers, do=wish, agreed=lambda game: game.consults, spans={"say": WISHES}),
)
"""What is said to the partner before all, beside whatever is asked."""
