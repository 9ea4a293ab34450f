"""What happens by chance, or seems to: cards confused, the stock turned up, a card that falls."""

from __future__ import annotations

from typing import Any

from tapete.games.voltarete import order, settle
from tapete.games.voltarete.finished import PLAYED, WIN, Result
from tapete.games.voltarete.floor import decided
from tapete.games.voltarete.floor.names import DROP, STOCK_SHOWN, UPSET
from tapete.games.voltarete.floor.state import Floor
from tapete.games.voltarete.kinds import CASCA, TREZE
from tapete.games.voltarete.seats import also
from tapete.laws.mark import law
from tapete.table.action import Action
from tapete.table.asking import Question, next_asked
from tapete.table.event import event
from tapete.table.floor import Case, Effect, slipped, unruled
from tapete.table.offer import Offer, Pick, say
from tapete.table.phase import Stage, beside, deed, stage

# The cards confused.


@law("vol.II.12.20", "vol.II.12.21")
def _confusing(state: Floor, seat: int) -> list[Offer]:
    """To mix hand, stock and discards so that nothing can be told apart, once trumps are known.

    Once in a hand: when it is dealt again for that, it is played.
    """
    able = seat in state.active and state.trump is not None and not state.confused
    return [say("confuse", grave=True)] if able else []


@law("vol.II.1.8", "vol.II.9.9", "vol.II.12.20", "vol.II.12.21")
def _confuses(state: Floor, seat: int, action: Action) -> Floor:
    """What is already another's by the tricks stays his; a reposta that not all have answered is not asked any more."""
    state = (order.not_asked(state) if state.question is not None else state).but(confused=True)
    can_win = state.maker not in (*state.barred, *state.ruled.faulted)
    thirteen = {"thirteen": True} if state.kind == TREZE else {}
    case = state.case(
        "confuses",
        seat,
        by=decided.part(state, seat),
        won_already=decided.is_anothers(state, decided.fixed(state), seat),
        sure_win=can_win and decided.has_sure_trumps(state),
        geral_lost=bool(state.geral) and state.lost_trick,
        base=decided.base(state),
        **thirteen,
    )
    return state.telling(event("confuses", seat)).brought(case)


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
    return kept.asking(UPSET, state.opponents, seat) if seat == state.feito else kept


@law("vol.II.9.9", "vol.II.20.7")
def _answers(state: Floor, seat: int, action: Action) -> Floor:
    """The one at his right answers first; then it is void, or played for the codilho of those who want it."""
    wants = action.word == "want-codilho"
    after = order.answered(state, seat, not wants).telling(event("wants-codilho" if wants else "lets-go", seat))
    if after.posed.left:
        return after
    slip = next(each for each in state.slips if each.what == STOCK_SHOWN and each.seat == state.feito)
    facts = {"claimed_by": len(after.refused), "base": decided.base(state)}
    return after.resumed().brought(state.case("feito-upsets-stock", state.maker, slip, **facts))


UPSETS: dict[str, Stage[Any]] = {UPSET: stage(UPSET, next_asked, deed("want-codilho", "let-go", do=_answers))}


def others_asked(state: Floor, what: str, accused: int) -> Question:
    """The others say whether what was seen has decided the hand, or may decide it."""
    return Question(what, tuple(each for each in state.active if each != accused), state.phase, about=accused)


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


@law("vol.II.20.6", "vol.II.20.8")
def dropped(state: Floor, seat: int, accused: int) -> Case | Question:
    """A feito harms only himself; of another the others say whether it has decided the hand."""
    if accused != state.feito:
        return others_asked(state, DROP, accused)
    return state.case("drops-cards", accused, unruled(state, DROP, accused)[-1], by="feito", decided=False)


@law("vol.II.12.21", "vol.II.20.1")
def won_by_feito(state: Floor, case: Case) -> Floor:
    """A feito who has it safe shows his cards and has won, though an opponent confused the others; else he is asked."""
    if case.incident != "confuses":
        return state
    feito = state.maker
    told = event("lays-down", feito, cards=state.hands[feito], says="won")
    return _ended(state.but(open_hands=also(state.open_hands, feito)).telling(told), Result(WIN))


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
    return settle.ended(state.ruling(geral_off=off), PLAYED, (found.kind, found.codilho))


CONFUSING = beside("confuse", offers=_confusing, do=_confuses)
UPSETTING = beside("upset-stock", offers=_upsetting, do=_upsets)
DROPPING = beside("drop", offers=_dropping, do=_drops)

AS_REPOSTA: Effect[Floor] = law("vol.II.20.7")(lambda state, case: state.but(asked=True))
"""It is as if the feito had asked for reposta, and those who want the codilho had refused it."""

EFFECTS: dict[str, Effect[Floor]] = {
    "won-by-feito": won_by_feito,
    "ends-as-decided": ends_as_decided,
    "claimant-against-two": AS_REPOSTA,
    "each-for-himself": AS_REPOSTA,
}
