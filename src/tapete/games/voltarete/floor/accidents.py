"""What happens by chance, or seems to: cards confused, the stock turned up, a card that falls."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from tapete.games.voltarete import settle
from tapete.games.voltarete.finished import PLAYED, WIN, Result
from tapete.games.voltarete.floor import decided
from tapete.games.voltarete.floor.kept import also
from tapete.games.voltarete.floor.names import DROP, STOCK_SHOWN, UPSET
from tapete.games.voltarete.floor.state import Floor
from tapete.games.voltarete.kinds import CASCA, TREZE
from tapete.laws.mark import law
from tapete.table.action import Action
from tapete.table.asking import Question, next_asked
from tapete.table.event import event
from tapete.table.floor import Case, Effect, slipped, unruled
from tapete.table.offer import Offer, Pick, say
from tapete.table.option import Value
from tapete.table.phase import Stage, beside, deed, stage

# The cards confused.


@law("vol.II.12.20", "vol.II.12.21")
def _confusing(state: Floor, seat: int) -> list[Offer]:
    """To mix hand, stock and discards so that nothing can be told apart, once trumps are known.

    Once in a hand: when it is dealt again for that, it is played.
    """
    able = seat in state.active and state.trump is not None and not state.confused
    return [say("confuse", grave=True)] if able else []


@law("vol.II.1.8", "vol.II.12.20", "vol.II.12.21")
def _confuses(state: Floor, seat: int, action: Action) -> Floor:
    """What is already another's by the tricks stays his."""
    state = _unanswered(state).but(confused=True)
    can_win = state.maker not in (*state.barred, *state.ruled.faulted)
    facts: dict[str, Value] = {
        "by": decided.part(state, seat),
        "won_already": decided.is_anothers(state, decided.fixed(state), seat),
        "sure_win": can_win and decided.has_sure_trumps(state),
        "geral_lost": bool(state.geral) and state.lost_trick,
        "base": decided.base(state),
        "pot": state.penalty,
        **({"thirteen": True} if state.kind == TREZE else {}),
    }
    return state.telling(event("confuses", seat)).brought(Case("confuses", seat, facts))


@law("vol.II.9.9", "vol.II.12.20")
def _unanswered(state: Floor) -> Floor:
    """A reposta that not all have answered is not asked any more."""
    if state.question is None:
        return state
    return state.but(phase=state.question.resumed, question=None, granted=(), refused=())


CONFUSING = beside("confuse", offers=_confusing, do=_confuses)


# The stock turned up.


@law("vol.II.20.5", "vol.II.20.7")
def _upsetting(state: Floor, seat: int) -> list[Offer]:
    """Once in a hand each, while there is a stock; not by a feito who has asked for a reposta, or may give it back."""
    done = any(slip.what == STOCK_SHOWN and slip.seat == seat for slip in state.slips)
    giving_back = state.kind == CASCA and state.trump is None
    spent = seat == state.feito and (giving_back or state.exchange.asked_early)
    able = seat in state.three and bool(state.stock) and not done and not spent
    return [say("upset-stock", grave=True)] if able else []


def _upsets(state: Floor, seat: int, action: Action) -> Floor:
    """The feito turns up all of it, another the top card; all see it, and it is put back as it lay."""
    cards = state.stock if seat == state.feito else state.stock[:1]
    seen = state.but(shown=(*state.shown, *cards)).telling(event("upsets-stock", seat, cards=cards))
    kept = slipped(seen, STOCK_SHOWN, seat)
    if seat != state.feito:
        return kept
    return kept.but(phase=UPSET, question=Question(UPSET, state.opponents, state.phase, about=seat))


UPSETTING = beside("upset-stock", offers=_upsetting, do=_upsets)


def _codilho_or_not(state: Floor, seat: int) -> list[Offer]:
    return [say("want-codilho"), say("let-go")]


@law("vol.II.9.9", "vol.II.20.7")
def _answers(state: Floor, seat: int, action: Action) -> Floor:
    """The one at his right answers first; then it is void, or played for the codilho of those who want it."""
    question = state.question
    assert question is not None
    wants, left = action.word == "want-codilho", question.left[1:]
    after = state.but(
        refused=(*state.refused, seat) if wants else state.refused,
        granted=state.granted if wants else (*state.granted, seat),
        question=Question(UPSET, left, question.resumed, question.about),
    ).telling(event("wants-codilho" if wants else "lets-go", seat))
    if left:
        return after
    facts: dict[str, Value] = {
        "claimed_by": len(after.refused),
        "order_known": True,
        "base": decided.base(state),
        "pot": state.penalty,
    }
    slip = next(each for each in state.slips if each.what == STOCK_SHOWN and each.seat == state.feito)
    back = after.but(phase=question.resumed, question=None)
    return back.brought(Case("feito-upsets-stock", state.maker, facts, slip))


UPSETS: dict[str, Stage[Any]] = {
    UPSET: stage(UPSET, next_asked, deed("want-codilho", "let-go", offers=_codilho_or_not, do=_answers))
}


@law("vol.II.20.5")
def stock_shown(state: Floor, seat: int, accused: int) -> Question:
    """The others say whether the card that was seen has decided the hand."""
    return Question(STOCK_SHOWN, tuple(each for each in state.active if each != accused), state.phase, about=accused)


# A card that falls.


@law("vol.II.20.6", "vol.II.20.8")
def _dropping(state: Floor, seat: int) -> list[Offer]:
    """A card that not all have seen may fall from the hand, once."""
    unseen = tuple(card for card in state.hands[seat] if card not in state.known(None))
    done = any(slip.what == DROP and slip.seat == seat for slip in state.slips)
    return [Pick("drop", unseen, 1, 1)] if unseen and not done else []


def _drops(state: Floor, seat: int, action: Action) -> Floor:
    (card,) = action.cards
    told = state.but(shown=(*state.shown, card)).telling(event("drops", seat, card=card))
    return slipped(told, DROP, seat, len(state.taken))


DROPPING = beside("drop", offers=_dropping, do=_drops)


@law("vol.II.20.6", "vol.II.20.8")
def dropped(state: Floor, seat: int, accused: int) -> Case | Question:
    """A feito harms only himself; of another the others say whether it has decided the hand."""
    if accused == state.feito:
        facts: dict[str, Value] = {"by": "feito", "decided": False, "pot": state.penalty}
        return Case("drops-cards", accused, facts, unruled(state, DROP, accused)[-1])
    return Question(DROP, tuple(each for each in state.active if each != accused), state.phase, about=accused)


# What follows.


@law("vol.II.12.21", "vol.II.20.1")
def won_by_feito(state: Floor, case: Case) -> Floor:
    """A feito who has it safe shows his cards and has won, though an opponent confused the others; else he is asked."""
    if case.incident != "confuses":
        return state
    feito = state.maker
    shown = state.but(open_hands=also(state.open_hands, feito))
    told = shown.telling(event("lays-down", feito, cards=state.hands[feito], says="won"))
    return _ended(told, Result(WIN))


@law("vol.II.1.8", "vol.II.12.20", "vol.II.12.21")
def ends_as_decided(state: Floor, case: Case) -> Floor:
    """The hand is over with what the tricks have given; a geral that no trick has lost is neither won nor lost."""
    if state.ending is not None:
        return state
    found = decided.fixed(state)
    assert found is not None
    return _ended(state, found)


def _ended(state: Floor, found: Result) -> Floor:
    off = state.ruled.geral_off or not state.lost_trick
    return settle.ended(state.but(ruled=replace(state.ruled, geral_off=off)), PLAYED, (found.kind, found.codilho))


@law("vol.II.20.7")
def played_for_codilho(state: Floor, case: Case) -> Floor:
    """It is as if the feito had asked for reposta, and those who want the codilho had refused it."""
    return state.but(asked=True)


EFFECTS: dict[str, Effect[Floor]] = {
    "won-by-feito": won_by_feito,
    "ends-as-decided": ends_as_decided,
    "claimant-against-two": played_for_codilho,
    "each-for-himself": played_for_codilho,
}
