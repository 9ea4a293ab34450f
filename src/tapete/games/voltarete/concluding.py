"""Concluding a hand before its last card: laid down as won, lost or codilho, or the feito told that he has won.

Each does so only at his own turn to play, and once in a trick; whoever does not accept makes the other play on.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tapete.games.voltarete import settle
from tapete.games.voltarete.finished import CODILHO, PLAYED, REPOSTA, WIN
from tapete.games.voltarete.kinds import LICENCA, SEGUNDO, TREZE
from tapete.games.voltarete.seats import also
from tapete.games.voltarete.state import CLAIM, OFFERED, PLAY, SURRENDERED, LaidDown, V, VoltareteState
from tapete.laws.mark import law
from tapete.table.action import Action
from tapete.table.asking import Question, asked
from tapete.table.event import Seat, event
from tapete.table.offer import Offer, say
from tapete.table.phase import Deed, Spans, Stage, deed, stage

WON, FIRST_FIVE, GERAL = "won", "first-five", "geral"


def agreed(game: Any) -> bool:
    """Whether the table lets hands be laid down."""
    return bool(game.lay_down)


@law("vol.II.9.2", "vol.II.12.8")
def can_win(state: VoltareteState) -> bool:
    """Not once his reposta was granted or the hand taken over, nor when he has said that he has lost, or others have.

    What the tricks that are made rule out is not said any more by anybody.
    """
    return settle.possible(state).win


@law("vol.II.9.4", "vol.II.12.4")
def codilho_open_to(state: VoltareteState) -> tuple[int, ...]:
    """Who can still have the codilho: not who has granted the reposta, nor whom the tricks left to make do not help."""
    return settle.possible(state).codilho


def _geral_open(state: VoltareteState) -> bool:
    return bool(state.geral) and settle.lost_none(state)


# Laying down.


@law("vol.II.12.4")
def _laying_down(state: VoltareteState, seat: int) -> list[Offer]:
    """The feito as won or lost; an opponent as his codilho, if he can have it still."""
    if seat in state.claimed or state.pursuer not in (None, seat):
        return []
    if seat == state.feito:
        return [*_as_won(state), *_as_lost(state)]
    return [say("lay-down", CODILHO)] if seat in codilho_open_to(state) else []


@law("vol.II.12.1")
def _as_won(state: VoltareteState) -> list[Offer]:
    """Won; with the first five, while nobody else has a trick; with a geral that can still be made."""
    if not can_win(state):
        return []
    five = [say("lay-down", FIRST_FIVE)] if settle.lost_none(state) and len(state.taken) < settle.FIRST_TRICKS else []
    geral = [say("lay-down", GERAL)] if _geral_open(state) else []
    return [say("lay-down", WON), *five, *geral]


@law("vol.II.12.9", "vol.II.9.4")
def _as_lost(state: VoltareteState) -> list[Offer]:
    """Lost, once a card is played: by reposta, or by codilho to one who can have it; of the three all have it."""
    if not state.plays:
        return []
    still = settle.possible(state)
    if state.kind == TREZE:
        return [say("lay-down", CODILHO)] if still.codilho else []
    reposta = [say("lay-down", REPOSTA)] if still.reposta else []
    return [*reposta, *(say("lay-down", CODILHO, seat) for seat in still.codilho)]


def laid_down(state: V, seat: int, action: Action) -> V:
    """His cards lie open, all hear what he says of them, and the others accept it or make him play."""
    says, *named = action.arguments
    to = tuple(item for item in named if isinstance(item, int))
    own = to if seat == state.feito else (seat,)
    claim = LaidDown(seat, str(says), state.opponents if says == CODILHO and state.kind == TREZE else own)
    seats = state.active
    place = seats.index(seat)
    others = (*seats[place + 1 :], *seats[:place])
    told = event("lays-down", seat, cards=state.hands[seat], says=str(says))
    if to:
        told = event("lays-down", seat, cards=state.hands[seat], says="codilho-to", whose=Seat(to[0]))
    return state.but(
        phase=CLAIM,
        claim=claim,
        claimed=(*state.claimed, seat),
        open_hands=also(state.open_hands, seat),
        question=Question(CLAIM, others, PLAY, about=seat),
    ).telling(told)


def _decided(state: V, seat: int, question: Question, accepted: bool) -> V:
    claim = state.claim
    assert claim is not None
    after = state.but(claim=None)
    return _accepted(after, claim) if accepted else _made_to_play(after, claim)


@law("vol.II.12.1", "vol.II.12.5", "vol.II.12.6", "vol.II.12.9", "vol.II.12.7")
def _accepted(state: V, claim: LaidDown) -> V:
    """The hand is what was named; a geral that was not named is lost."""
    trusting = (claim.seat,) if claim.seat == state.feito else state.opponents
    if claim.says in (REPOSTA, CODILHO):
        return settle.ended(state, PLAYED, (claim.says, claim.codilho), trusting=trusting)
    return settle.ended(state, PLAYED, (WIN, ()), claim.says, trusting)


@law("vol.II.12.4", "vol.II.12.7", "vol.II.12.8", "vol.II.12.9")
def _made_to_play(state: V, claim: LaidDown) -> V:
    """He plays on with open cards; who said that he lost can no more win, who wanted the codilho answers for it."""
    if claim.seat != state.feito:
        return state.but(vain=also(state.vain, claim.seat))
    if claim.says in (REPOSTA, CODILHO):
        return state.but(barred=also(state.barred, claim.seat))
    return state


# Conceding.


@law("vol.II.12.3")
def conceding(state: VoltareteState, seat: int) -> list[Offer]:
    """An opponent says that the feito has won; nobody hears it until all have said it in the same trick."""
    if seat == state.feito or seat in state.claimed or not can_win(state):
        return []
    return [say("concede", WON), *([say("concede", GERAL)] if _geral_open(state) else [])]


def said_won(state: V, seat: int, action: Action) -> V:
    """He has said that the feito has won, or has made the geral."""
    said = (*state.conceding, (seat, action.arguments == (GERAL,)))
    return state.but(conceding=said, claimed=(*state.claimed, seat)).telling(event("concedes", seat, to=(seat,)))


def _conceded(state: V, seat: int, action: Action) -> V:
    after = said_won(state, seat, action)
    return after if len(after.conceding) < len(state.opponents) else offered(after)


def offered(state: V) -> V:
    """All have said it, and now it is heard."""
    return state.but(phase=OFFERED).telling(event("all-concede", state.feito, says=_conceded_as(state)))


def _conceded_as(state: VoltareteState) -> str:
    """The geral only if all have said so."""
    return GERAL if all(geral for _, geral in state.conceding) else WON


@law("vol.II.12.3")
def _taken(state: V, seat: int, action: Action) -> V:
    """It is an offer: he takes it, even if his cards could not win; or nothing was said."""
    if action.word == "play-on":
        return state.but(phase=PLAY, conceding=()).telling(event("plays-on", seat))
    told = state.telling(event("takes-hand", seat))
    return settle.ended(told, PLAYED, (WIN, ()), _conceded_as(state), state.opponents)


# After one grant.


@law("vol.II.9.3", "vol.II.9.5")
def _giving_up(state: VoltareteState, seat: int) -> list[Offer]:
    """Who refused a reposta that the other granted may give up his codilho: then it is a reposta, and he owes one."""
    able = state.granted and seat in state.refused and seat not in state.claimed
    return [say("give-up", grave=True)] if able else []


def _gives_up(state: V, seat: int, action: Action) -> V:
    return settle.ended(state.telling(event("gives-up", seat)), PLAYED, (REPOSTA, ()), trusting=(seat,))


# Giving up in the play, as the Tresillo does: until the fourth trick, and an opponent may take the hand over.
# The book lets a feito ask for reposta before the first card only (vol.II.9.13); a table may agree on more.

LAST_TRICK = 4
"""To the fifth trick nobody surrenders any more."""


def _may_surrender(state: VoltareteState, seat: int) -> list[Offer]:
    """The feito of a licença or of Voltarete segundo, at his turn, while he can still win; a só is played out."""
    able = seat == state.feito and state.kind in (LICENCA, SEGUNDO) and len(state.taken) < LAST_TRICK
    lost = state.granted or state.pursuer is not None or seat in state.barred
    return [say("surrender", grave=True)] if able and not lost else []


def _surrenders(state: V, seat: int, action: Action) -> V:
    """A Voltarete segundo is a reposta at once; in a licença each opponent says whether he takes it over."""
    told = state.telling(event("surrenders", seat))
    if state.kind == SEGUNDO:
        return settle.ended(told, PLAYED, (REPOSTA, ()), trusting=(seat,))
    return told.asking(SURRENDERED, state.opponents, seat)


def _pursued(state: V, seat: int, question: Question, granted: bool) -> V:
    """All let it be a reposta; or the first who does not plays for himself against both."""
    if not granted:
        return state.but(pursuer=seat)
    return settle.ended(state, PLAYED, (REPOSTA, ()), trusting=(state.maker,))


LAID: Spans = {"lay-down": (WON, FIRST_FIVE, GERAL, CODILHO, REPOSTA)}
CONCEDED: Spans = {"concede": (WON, GERAL)}

LAY_DOWN: Deed[Any] = Deed(("lay-down",), _laying_down, laid_down, agreed=agreed, spans=LAID)
GIVE_UP: Deed[Any] = Deed(("give-up",), _giving_up, _gives_up, agreed=agreed)
SURRENDER: Deed[Any] = Deed(
    ("surrender",), _may_surrender, _surrenders, agreed=lambda game: bool(game.surrender == "fourth")
)

DEEDS: tuple[Deed[Any], ...] = (
    LAY_DOWN,
    Deed(("concede",), conceding, _conceded, agreed=agreed, spans=CONCEDED),
    GIVE_UP,
    SURRENDER,
)


def _heard(yes: str, no: str) -> Callable[[Any, int, bool], Any]:
    return lambda state, seat, said_yes: state.telling(event(yes if said_yes else no, seat))


STAGES: dict[str, Stage[Any]] = {
    CLAIM: asked(CLAIM, "accept", "make-play", heard=_heard("accepts", "makes-play"), decided=_decided),
    OFFERED: stage(OFFERED, lambda state: state.maker, deed("take", "play-on", do=_taken)),
    SURRENDERED: asked(SURRENDERED, "grant", "sigo", heard=_heard("grants", "pursues"), decided=_pursued),
}
