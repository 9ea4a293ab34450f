"""The geral at the open table: declared after a lead without order, and played against a wrong number of cards."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from tapete.games.voltarete import order
from tapete.games.voltarete.finished import DECLARED
from tapete.games.voltarete.floor import counting, silence
from tapete.games.voltarete.floor.court import COURT
from tapete.games.voltarete.floor.effects import all_joined, named_last
from tapete.games.voltarete.floor.names import LAST, LEAD, OWNING, SILENT, UNORDERED, WRONG_COUNT
from tapete.games.voltarete.floor.state import Floor
from tapete.games.voltarete.kinds import CASCA, TREZE
from tapete.games.voltarete.settle import FIRST_TRICKS
from tapete.games.voltarete.state import PLAY
from tapete.laws.mark import law
from tapete.table.action import Action
from tapete.table.asking import Question, asked_about, next_asked
from tapete.table.event import STAGE, event
from tapete.table.floor import slipped, unruled
from tapete.table.offer import Offer, Pick, say
from tapete.table.phase import Stage, beside, deed, stage

# A lead before the order.


@law("vol.II.14.1")
def _leading_early(state: Floor, seat: int) -> list[Offer]:
    """An opponent leads though the feito has not ordered play; once in a hand, if he has bought himself any card."""
    done = any(slip.what == UNORDERED for slip in state.slips)
    able = state.kind != TREZE and seat in state.opponents and not done
    return [Pick("lead-early", state.hands[seat], 1, 1)] if able and state.hands[seat] else []


def _leads_early(state: Floor, seat: int, action: Action) -> Floor:
    """All take up what they have bought, and the card lies there; the feito may still speak until he plays himself."""
    ready = all_joined(state).but(phase=PLAY, exchange=replace(state.exchange, unordered=True))
    led = slipped(ready.laid(seat, *action.cards), UNORDERED, seat, kind=str(state.mao))
    return led if seat == state.mao else slipped(led, LEAD, seat, 0, str(state.mao))


LEAD_EARLY = beside("lead-early", offers=_leading_early, do=_leads_early)


@law("vol.II.9.7", "vol.II.14.1")
def _speaking_late(state: Floor, seat: int) -> list[Offer]:
    """A lead without his order takes nothing from the feito: he may declare geral, or ask for reposta.

    That he may also when he has ordered play, as long as no card is down.
    """
    ordered = not (state.exchange.unordered or state.led or state.geral or state.granted)
    if seat != state.feito or not (state.exchange.unordered or ordered):
        return []
    asking: list[Offer] = [] if state.asked or state.kind == CASCA else [say("ask-reposta")]
    return asking if ordered else [say("geral"), *asking]


def _speaks_late(state: Floor, seat: int, action: Action) -> Floor:
    led = counting.leads_unordered(state)
    back = COURT.ruled(state, counting.unordered_case(state, seat, *led)) if led else state
    if action.word == "geral":
        return order.ordered(_heard(back), seat, action)
    return order.asks(_heard(back), seat, action)


def _heard(state: Floor) -> Floor:
    return state.but(exchange=replace(state.exchange, unordered=False))


SPEAK_LATE = beside("geral", "ask-reposta", offers=_speaking_late, do=_speaks_late)


def accepted(state: Floor) -> Floor:
    """The feito has played a card himself: that is as good as his order."""
    return _heard(state).telling(event("play-begins", state.feito, ends=STAGE))


# Whether anybody has a card too many.


@law("vol.II.14.2", "vol.II.14.6")
def _asking(state: Floor, seat: int) -> list[Offer]:
    """At the start of a geral that was declared, or as soon as the first five are made, and he goes on."""
    tricks = 0 if state.geral == DECLARED else FIRST_TRICKS
    now = bool(state.geral) and not state.trick and len(state.taken) == tricks
    return [say("ask-count")] if seat == state.feito and now and not state.at_geral.asked else []


def _asks(state: Floor, seat: int, action: Action) -> Floor:
    question = Question(OWNING, state.opponents, PLAY, about=seat)
    asked = state.but(phase=OWNING, at_geral=replace(state.at_geral, asked=True), question=question)
    return asked.telling(event("asks-count", seat))


ASK_COUNT = beside("ask-count", offers=_asking, do=_asks)


def _owning(state: Floor, seat: int) -> list[Offer]:
    over = state.surplus(seat)
    own: list[Offer] = [Pick("own-up", state.hands[seat], over, over)] if over > 0 else []
    return [*own, say("none-over")]


@law("vol.II.14.2", "vol.II.14.6", "vol.II.14.7")
def _owns(state: Floor, seat: int, action: Action) -> Floor:
    """Who has a card too many throws one of his choice; or he says that he has none, true or not."""
    question = state.question
    assert question is not None
    left = question.left[1:]
    after = state.but(
        phase=OWNING if left else PLAY, question=Question(OWNING, left, PLAY, question.about) if left else None
    )
    if action.word == "own-up":
        told = after.but(old_cards=action.cards).telling(event("owns-up", seat))
        return COURT.ruled(told, counting.geral_case(state, seat, owned_up=True))
    told = after.telling(event("none-over", seat))
    return slipped(told, SILENT, seat) if state.surplus(seat) > 0 else told


# The last card of one who kept silent.


@law("vol.II.14.7")
def _last_cards(state: Floor, seat: int) -> list[Offer]:
    """His cards are shown, and the feito asks for one of them."""
    return [say("ask-card", card) for card in state.hands[asked_about(state)]]


def _asks_card(state: Floor, seat: int, action: Action) -> Floor:
    (card,) = action.cards
    cards = (*state.at_geral.cards, (asked_about(state), card))
    told = state.but(phase=PLAY, question=None, at_geral=replace(state.at_geral, cards=cards))
    return named_last(told.telling(event("asks-card", seat, card=card)))


def found_out(state: Floor) -> Floor:
    """The hand is over: whoever kept silent and was found out answers for it, and a feito for his own number."""
    for seat in state.at_geral.caught:
        for slip in unruled(state, SILENT, seat):
            state = COURT.ruled(state, silence.silent_case(state, seat, slip))
    return _found_before(state)


@law("vol.II.14.8")
def _found_before(state: Floor) -> Floor:
    """A wrong number that was found before the feito went for the geral loses it as one that is found later."""
    owes = any(debt.seat == state.feito and debt.kind == WRONG_COUNT for debt in state.penalties)
    case = counting.geral_count_case(state) if state.geral and owes and not state.ruled.count_wrong else None
    return state if case is None else COURT.ruled(state, case)


ASKING: dict[str, Stage[Any]] = {
    OWNING: stage(OWNING, next_asked, deed("own-up", "none-over", offers=_owning, do=_owns)),
    LAST: stage(LAST, next_asked, deed("ask-card", offers=_last_cards, do=_asks_card)),
}
