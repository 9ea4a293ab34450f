"""Words before their time: the casca said out of turn, and the pé who answers before the contra-pé."""

from __future__ import annotations

from dataclasses import replace

from tapete.games.voltarete import passages
from tapete.games.voltarete.floor.kept import also
from tapete.games.voltarete.floor.notice import heard_by_dealer
from tapete.games.voltarete.floor.state import Floor
from tapete.games.voltarete.kinds import CASCA, LICENCA, RESPEITO
from tapete.games.voltarete.passages import PASS, SAID_IN, SAYINGS
from tapete.games.voltarete.state import FIRST
from tapete.laws.mark import law
from tapete.table.action import Action
from tapete.table.event import event
from tapete.table.floor import Case, Effect
from tapete.table.offer import Offer, Pick, say
from tapete.table.phase import beside

# The casca.


@law("vol.II.4.13")
def _early_casca(state: Floor, seat: int) -> list[Offer]:
    """To say it, or to lay a card on the stock; no card is seen."""
    waits = seat in state.to_speak[1:] and seat not in state.hasty.bound
    return [Pick(CASCA, state.hands[seat], 0, 1)] if waits else []


def _says_casca(state: Floor, seat: int, action: Action) -> Floor:
    did = "lays-card" if action.cards else "says"
    told = state.telling(event("casca-early", seat, number=len(action.cards)))
    return told.brought(Case("casca-out-of-turn", seat, {"did": did}))


EARLY_CASCA = beside(CASCA, offers=_early_casca, do=_says_casca)


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
    return (
        heard_by_dealer(state, seat)
        .but(hasty=replace(state.hasty, answer=(seat, action.word)))
        .telling(event("answers-early", seat, bid=action.word))
    )


ANSWERS = tuple(word for word in SAYINGS if word not in (LICENCA, RESPEITO))
"""What can be said over a licença without turning a card."""

EARLY_ANSWER = beside("passo", *ANSWERS, offers=_early_answers, do=_answers_early)


@law("vol.II.5.8", "vol.II.5.10", "vol.II.5.11")
def answered(state: Floor) -> Floor:
    """When the contra-pé has spoken, what the pé had said is judged; a pass was one all the same."""
    if state.hasty.answer is None or state.to_speak[:1] != state.hasty.answer[:1]:
        return state
    (seat, word), after = state.hasty.answer, state.but(hasty=replace(state.hasty, answer=None))
    if word == "passo":
        return passages.spoken(after, seat, PASS.action)
    facts = {"pe_says": said(word), "contra_pe_says": said(state.calls[-1].said)}
    return after.brought(Case("pe-answers-early", seat, facts))


# What follows.


@law("vol.II.4.10", "vol.II.4.13")
def bound_in_turn(state: Floor, case: Case) -> Floor:
    """When his turn comes he goes to the casca."""
    return state.but(hasty=replace(state.hasty, bound=also(state.hasty.bound, case.offender)))


SAID = ("licenca", "licenca-copas", "so", "so-copas", "respeito")
"""What the judge calls the games of the first passage, by their rank."""


def said(word: str) -> str:
    """What the judge calls this word of the first passage."""
    return "none" if word == "passo" else SAID[passages.RANKS[word]]


@law("vol.II.5.11")
def pe_bid_stands(state: Floor, case: Case) -> Floor:
    """What the pé said before his turn stands now."""
    word = passages.SAID_IN[state.game.favorita][SAID.index(str(case.facts["pe_says"]))]
    return passages.stands(state.saying(FIRST, case.offender, word), case.offender, word)


EFFECTS: dict[str, Effect[Floor]] = {"bound-in-turn": bound_in_turn, "pe-bid-stands": pe_bid_stands}
