"""The geral at the open table, against a wrong number of cards: who is asked for it, and who kept silent."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from tapete.games.voltarete.finished import DECLARED
from tapete.games.voltarete.floor.kept import also, wrong_number
from tapete.games.voltarete.floor.names import LAST, OWNING, SILENT, WRONG_COUNT
from tapete.games.voltarete.floor.state import Floor
from tapete.games.voltarete.floor.trick import with_card, won_by
from tapete.games.voltarete.kinds import HAND
from tapete.games.voltarete.settle import FIRST_TRICKS, geral_made
from tapete.games.voltarete.state import PLAY
from tapete.laws.mark import law
from tapete.table.action import Action
from tapete.table.asking import Question, asked_about, next_asked
from tapete.table.event import event
from tapete.table.floor import Case, Effect, Slip, slipped, unruled
from tapete.table.offer import Offer, Pick, say
from tapete.table.option import Value
from tapete.table.phase import Stage, beside, deed, stage
from tapete.table.row import replaced
from tapete.table.view import Played

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
        return told.brought(geral_case(state, seat, owned_up=True))
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
            state = state.brought(silent_case(state, seat, slip))
    return _found_before(state)


@law("vol.II.14.8")
def _found_before(state: Floor) -> Floor:
    """A wrong number that was found before the feito went for the geral loses it as one that is found later."""
    owes = any(debt.seat == state.feito and debt.kind == WRONG_COUNT for debt in state.penalties)
    case = geral_count_case(state) if state.geral and owes and not state.ruled.count_wrong else None
    return state if case is None else state.brought(case)


ASKING: dict[str, Stage[Any]] = {
    OWNING: stage(OWNING, next_asked, deed("own-up", "none-over", offers=_owning, do=_owns)),
    LAST: stage(LAST, next_asked, deed("ask-card", offers=_last_cards, do=_asks_card)),
}


@law("vol.II.14.7")
def silent_case(state: Floor, accused: int, slip: Slip) -> Case:
    """Whether the geral was won by asking for that card, would have been won with either, or was lost."""
    both = len([each for each in state.slips if each.what == SILENT]) > 1
    facts: dict[str, Value] = {"geral_won": _how_won(state, accused), "both_silent": both, "pot": state.penalty}
    return Case("silent-at-geral", accused, facts, slip)


def _how_won(state: Floor, accused: int) -> str:
    if not geral_made(state):
        return "lost"
    asked = dict(state.at_geral.cards).get(accused)
    if asked is None or len(state.taken) < HAND - 1:
        return "anyway"
    last = _last_trick(state)
    cards = (asked, *state.hands[accused])
    won = {card: won_by(state, with_card(last, accused, card)) == state.maker for card in cards}
    return "by-it" if won[asked] and not all(won.values()) else "anyway"


def _last_trick(state: Floor) -> tuple[Played, ...]:
    """The last trick; if the hand was laid down before its end, as everybody would have played to it."""
    if len(state.taken) == HAND:
        return state.taken[-1].plays
    asked = dict(state.at_geral.cards)
    return (*state.trick, *(Played(seat, asked.get(seat, state.hands[seat][0])) for seat in state.due))


# The facts of a wrong number.


@law("vol.II.14.8")
def geral_count_case(state: Floor) -> Case | None:
    """A feito who goes for the geral has a wrong number."""
    cards = min(2, abs(state.surplus(state.maker)))
    facts: dict[str, Value] = {"went_for_geral": True, "cards": cards, "pot": state.penalty}
    return Case("geral-with-wrong-count", state.maker, facts) if cards else None


@law("vol.II.14.2", "vol.II.14.6")
def geral_case(state: Floor, accused: int, owned_up: bool = False) -> Case:
    """An opponent of a geral has a wrong number: whether he was asked, and said so."""
    facts: dict[str, Value] = {
        "declared": state.geral == DECLARED,
        "asked_count": state.at_geral.asked,
        "wrong": wrong_number(state.held(accused)),
        "owned_up": owned_up,
        "pot": state.penalty,
    }
    return Case("geral-against-wrong-count", accused, facts)


# What follows.


@law("vol.II.14.2", "vol.II.14.6")
def throws_one(state: Floor, case: Case) -> Floor:
    """Asked at a geral he throws the card too many at once; else he does so at his purchase."""
    seat, thrown = case.offender, state.old_cards
    hand = tuple(card for card in state.hands[seat] if card not in thrown)
    return state.but(
        hands=replaced(state.hands, seat, hand),
        discards=replaced(state.discards, seat, (*state.discards[seat], *thrown)),
        old_cards=(),
    )


@law("vol.II.14.7")
def feito_names_last_card(state: Floor, case: Case) -> Floor:
    """In the last trick he plays what the feito asks for."""
    caught = also(state.at_geral.caught, case.offender)
    return named_last(state.but(at_geral=replace(state.at_geral, caught=caught)))


@law("vol.II.14.7")
def named_last(state: Floor) -> Floor:
    """Before the last trick of a geral the cards of those who were found out are shown, and the feito asks for one."""
    if len(state.taken) < HAND - 1 or state.lost_trick:
        return state
    played = [each.seat for each in state.trick]
    for seat in state.at_geral.caught:
        if seat not in (*dict(state.at_geral.cards), *played):
            shown = state.but(shown=(*state.shown, *state.hands[seat]))
            told = shown.telling(event("shows-last", seat, cards=state.hands[seat]))
            return told.but(phase=LAST, question=Question(LAST, (state.maker,), PLAY, about=seat))
    return state


EFFECTS: dict[str, Effect[Floor]] = {
    "geral-lost-by-count": law("vol.II.14.8")(
        lambda state, case: state.but(ruled=replace(state.ruled, count_wrong=True))
    ),
    "throws-one": throws_one,
    "feito-names-last-card": feito_names_last_card,
    "pays-for-both": law("vol.II.14.7")(
        lambda state, case: state.but(ruled=replace(state.ruled, pays_for_all=case.offender))
    ),
}
