"""Cards before their turn: a lead in another's place or before the order, and the last who plays before the second."""

from __future__ import annotations

from dataclasses import replace

from tapete.games.voltarete import order
from tapete.games.voltarete.floor.drawing import all_joined
from tapete.games.voltarete.floor.kept import Righting
from tapete.games.voltarete.floor.names import AHEAD, FEITO, LEAD, OPPONENT, UNORDERED
from tapete.games.voltarete.floor.state import Floor
from tapete.games.voltarete.floor.trick import lawful_at, makes_difference, place_of, trick_at
from tapete.games.voltarete.kinds import CASCA, TREZE
from tapete.games.voltarete.state import ORDER, PLAY
from tapete.laws.mark import law
from tapete.table.action import Action
from tapete.table.event import STAGE, event
from tapete.table.floor import Case, Effect, Slip, slipped, unruled, without_slips
from tapete.table.offer import Offer, Pick, say
from tapete.table.option import Value
from tapete.table.phase import beside
from tapete.table.view import Played

# Who may claim them, and the facts.


@law("vol.II.9.3")
def side(state: Floor, seat: int) -> str:
    """The same in the play: who alone refuses a reposta stands in the feito's place, the feito with who granted it."""
    return FEITO if seat == state.lone else OPPONENT


@law("vol.II.10.4", "vol.II.10.5")
def who_led(state: Floor, seat: int) -> list[int]:
    """He whose lead it was may claim it until the next trick is led to, or he against whom it tells the other one."""
    found = [slip for slip in state.slips if slip.what == LEAD and not slip.ruled and slip.seat != seat]
    able = [slip for slip in found if seat in (int(slip.kind), state.lone) and not is_covered(state, slip)]
    return [slip.seat for slip in able if state.ending is None]


@law("vol.II.10.7")
def who_was_ahead(state: Floor, seat: int) -> list[int]:
    """He to whose lead it was complains of it until the trick is covered."""
    found = [slip for slip in state.slips if slip.what == AHEAD and not slip.ruled and slip.seat != seat]
    able = [slip for slip in found if state.ending is None and seat == state.lone and not is_covered(state, slip)]
    return [slip.seat for slip in able]


@law("vol.II.10.4", "vol.II.10.5", "vol.II.10.6")
def lead_case(state: Floor, seat: int, accused: int) -> Case:
    """Who led in whose place, and whether another card has been led since."""
    slip = unruled(state, LEAD, accused)[-1]
    rightful = int(slip.kind)
    facts: dict[str, Value] = {
        "covered": is_covered(state, slip),
        "by": side(state, accused),
        "whose": side(state, rightful),
        "only_suit": has_only_suit(state, rightful, trick_at(state, slip.moment)),
    }
    return Case("lead-out-of-turn", accused, facts, slip, rightful)


def is_covered(state: Floor, slip: Slip) -> bool:
    """Whether a card has been led to the trick after that of the slip."""
    return slip.moment < len(state.taken) - 1 or (slip.moment == len(state.taken) - 1 and bool(state.trick))


@law("vol.II.10.5")
def has_only_suit(state: Floor, seat: int, plays: tuple[Played, ...]) -> bool:
    """Whether he had no other suit to lead than the one that another led to this trick in his place."""
    held = (*state.hands[seat], *(played.card for played in plays if played.seat == seat))
    return {state.order.suit[card] for card in held} == {state.order.suit[plays[0].card]}


@law("vol.II.10.7")
def ahead_case(state: Floor, seat: int, accused: int) -> Case:
    """The last has played before the second to the feito's lead."""
    slip = unruled(state, AHEAD, accused)[-1]
    lawful = lawful_at(state, place_of(state, slip.moment, accused))
    own = next(played.card for played in trick_at(state, slip.moment) if played.seat == accused)
    suits = {state.order.suit[card] for card in (*lawful, own)}
    harms = len(suits) > 1 or makes_difference(state, slip.moment, accused)
    waits = len(trick_at(state, slip.moment)) < len(state.active)
    facts: dict[str, Value] = {"bound": lawful == (own,), "harms": harms, "decides": waits, **of_grant(state)}
    return Case("plays-ahead", accused, facts, slip, accused)


def of_grant(state: Floor) -> dict[str, Value]:
    return {"granted_by_one": state.lone != state.feito}


def leads_unordered(state: Floor) -> list[int]:
    """Who has led before the order, if his card still lies there."""
    led = [slip.seat for slip in state.slips if slip.what == UNORDERED]
    return [seat for seat in led if state.trick and state.trick[0].seat == seat]


@law("vol.II.14.1")
def unordered_case(state: Floor, seat: int, accused: int) -> Case:
    """Somebody has led before the order: whose lead it is by right, and whether he could lead another suit."""
    slip = unruled(state, UNORDERED, accused)[-1]
    mao = state.mao
    facts: dict[str, Value] = {
        "by": "opponent",
        "leads": "same" if mao == accused else "feito" if mao == state.feito else "opponent",
        "only_suit": has_only_suit(state, mao, state.trick),
    }
    return Case("lead-before-order", accused, facts, slip, mao)


# What is kept of a card that is laid.


@law("vol.II.10.4")
def covers(state: Floor) -> Floor:
    """Whose lead it was has lost his claim with the next lead, though that be taken back."""
    number = len(state.taken)
    return state if state.trick else without_slips(state, lambda slip: slip.what == LEAD and slip.moment < number)


@law("vol.II.10.4", "vol.II.10.7")
def noted_turn(state: Floor, after: Floor, seat: int, waiting: list[int]) -> Floor:
    """A lead in another's place; or the last opponent's card before the second's, to the feito's lead."""
    number = len(state.taken)
    if not state.trick:
        return slipped(after, LEAD, seat, number, str(waiting[0]))
    return slipped(after, AHEAD, seat, number) if state.trick[0].seat == state.lone else after


@law("vol.II.10.7", "vol.II.10.15")
def ahead_again(state: Floor) -> bool:
    """Who puts his card right before another's turn is still ahead of him, unless that card was asked of him."""
    return bool(state.trick) and not state.righting.bidden


# What follows.


@law("vol.II.10.4", "vol.II.10.6", "vol.II.14.1")
def leads_anything(state: Floor, case: Case) -> Floor:
    """The trick is taken up, and he leads whose lead it was; before the order to play, when he is told to."""
    assert case.slip is not None
    before = sum(len(trick.plays) for trick in state.taken[: case.slip.moment])
    back = state.rewound(before).but(leader=case.number)
    if case.incident != "lead-before-order":
        return back
    return back.but(phase=ORDER, exchange=replace(state.exchange, unordered=False))


@law("vol.II.10.5")
def leads_another_suit(state: Floor, case: Case) -> Floor:
    """The suit that the other opponent has shown must not be led."""
    assert case.slip is not None
    led = trick_at(state, case.slip.moment)[0].card
    return leads_anything(state, case).but(righting=Righting(case.number, shunned=state.order.suit[led]))


@law("vol.II.10.7")
def may_not_beat(state: Floor, case: Case) -> Floor:
    """In this trick the card of the feito, or of who stands in his place, is not beaten, if it can be helped."""
    return state.but(righting=replace(state.righting, spared=True))


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
    led = leads_unordered(state)
    back = state.brought(unordered_case(state, seat, *led)) if led else state
    if action.word == "geral":
        return order.ordered(_heard(back), seat, action)
    return order.asks(_heard(back), seat, action)


def _heard(state: Floor) -> Floor:
    return state.but(exchange=replace(state.exchange, unordered=False))


SPEAK_LATE = beside("geral", "ask-reposta", offers=_speaking_late, do=_speaks_late)


def accepted(state: Floor) -> Floor:
    """The feito has played a card himself: that is as good as his order."""
    return _heard(state).telling(event("play-begins", state.feito, ends=STAGE))


EFFECTS: dict[str, Effect[Floor]] = {
    "leads-anything": leads_anything,
    "leads-another-suit": leads_another_suit,
    "may-not-beat": may_not_beat,
    "refuser-spared": may_not_beat,
}
