"""Cards that fall at the open table: one on the table or the floor, or several that come out together."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from tapete.games.revesino.floor.charges import lawful_of, several_case
from tapete.games.revesino.floor.court import COURT
from tapete.games.revesino.floor.state import CHOOSE, FALL, SEVERAL, Floor, Scatter
from tapete.games.revesino.state import PLAY
from tapete.laws.mark import law
from tapete.table.action import Action
from tapete.table.asking import next_asked
from tapete.table.event import Event, Seat, event
from tapete.table.floor import Case, slipped, told
from tapete.table.offer import Offer, Pick, say
from tapete.table.phase import Deed, Stage, beside, deed, stage
from tapete.table.view import Played
from tapete.table.zones import Cards

# One card.


def _lying(state: Floor, seat: int) -> bool:
    """Whether something of his lies there already."""
    scattered = state.scattered is not None and state.scattered.seat == seat
    return scattered or any(played.seat == seat for played in (*state.fallen, *state.floored, *state.demanded))


@law("rev.118", "rev.119", "rev.120")
def _drops(state: Floor, seat: int) -> list[Offer]:
    """In his turn a card may fall on the table or the floor, or two or three at once come out on the table."""
    if seat != state.due()[0] or _lying(state, seat) or len(state.hands[seat]) < 2:
        return []
    hand = tuple(sorted(state.hands[seat]))
    offers: list[Offer] = [Pick("drop", hand, 1, 1), Pick("fumble", hand, 1, 1)]
    if any((slip.what, slip.seat, slip.moment) == (SEVERAL, seat, len(state.taken)) for slip in state.slips):
        return offers
    return [*offers, Pick("scatter", hand, 2, min(3, len(hand)))]


def _drop(state: Floor, seat: int, action: Action) -> Floor:
    if action.word == "scatter":
        return _scatter(state, seat, action)
    [card] = action.cards
    fell = Played(seat, card)
    after = _seen(state, action.cards)
    if action.word == "drop":
        return after.but(fallen=(*state.fallen, fell)).telling(event("drops", seat, card=card))
    return after.but(floored=(*state.floored, fell)).telling(event("fumbles", seat, card=card))


def _seen(state: Floor, cards: Cards) -> Floor:
    """All have seen these cards, though they go back to a hand."""
    return state.but(returned=tuple(dict.fromkeys((*state.returned, *cards))))


@law("rev.118", "rev.119")
def _demands(state: Floor, seat: int) -> list[Offer]:
    """Any of the others may demand it when his turn has come, rightly or not."""
    turn = state.due()[0]
    lying = any(played.seat == turn for played in (*state.fallen, *state.floored))
    return [say("demand", turn)] if lying and seat != turn else []


@law("rev.118", "rev.119")
def _demand(state: Floor, seat: int, action: Action) -> Floor:
    """It must be played if it fell on the table and that is lawful; else it goes back to the hand."""
    owner = action.number
    on_table = [played.card for played in state.fallen if played.seat == owner]
    card, *_ = on_table or [played.card for played in state.floored if played.seat == owner]
    lawful = card in state.lawful_cards(owner)
    case = Case("dropped", owner, {"where": "table" if on_table else "floor", "lawful": lawful})
    ruling = COURT.ruling(state, case)
    heard = told(state.telling(event("demands", seat, owner=Seat(owner), card=card)), owner, ruling, trick=0)
    after = heard.cards_up(owner)
    if "may-be-demanded" not in ruling.follows:
        return after
    return after.but(demanded=(*after.demanded, Played(owner, card)))


# Several cards that come out together.


def _scatter(state: Floor, seat: int, action: Action) -> Floor:
    fell = state.but(phase=FALL, scattered=Scatter(seat, action.cards))
    return slipped(fell, SEVERAL, seat, len(state.taken)).telling(event("scatters", seat, number=len(action.cards)))


def _fallen(state: Floor) -> Scatter:
    assert state.scattered is not None
    return state.scattered


@law("rev.120", "rev.121", "rev.122", "rev.123")
def _ways(state: Floor, seat: int) -> list[Offer]:
    """How they fell: all face down, only one face up, or all of them, one beneath the others or nobody knows which."""
    cards = _fallen(state).cards
    ways = [*(say("one-up", card) for card in cards), *(say("beneath", card) for card in cards)]
    return [say("face-down"), *ways, say("apart")]


def _falls(state: Floor, seat: int, action: Action) -> Floor:
    fall, back, first = _fallen(state), state.but(phase=PLAY), list[Event]()
    match action.word, action.cards:
        case "one-up", [card]:
            shown = Scatter(seat, (card,), "one", first=card)
        case "beneath", [card]:
            shown, first = Scatter(seat, fall.cards, "several", first=card), [event("falls-first", seat, card=card)]
        case "apart", _:
            shown = Scatter(seat, fall.cards, "several", "unknown")
        case _:
            return back.but(scattered=Scatter(seat, (), "none")).telling(event("falls-covered", seat))
    return _seen(back, shown.cards).but(scattered=shown).telling(event("falls", seat, cards=shown.cards), *first)


@law("rev.122")
def _choices(state: Floor, seat: int) -> list[Offer]:
    return [say("choose", card) for card in lawful_of(state)]


@law("rev.122")
def _choose(state: Floor, seat: int, action: Action) -> Floor:
    """Two of the three decide which card is to be played; if all differ, the best seated, who was asked first."""
    question, [card] = state.question, action.cards
    assert question is not None
    votes, left = (*state.votes, card), question.left[1:]
    heard = state.telling(event("chooses", seat, card=card))
    if left:
        return heard.but(votes=votes, question=replace(question, left=left))
    chosen = max(votes, key=votes.count)
    decided = heard.but(
        phase=question.resumed, question=None, votes=(), scattered=replace(_fallen(state), first=chosen)
    )
    return COURT.ruled(decided, several_case(decided))


FALLING: tuple[Deed[Any], ...] = (
    beside("drop", "fumble", "scatter", offers=_drops, do=_drop),
    beside("demand", offers=_demands, do=_demand),
)

STAGES: dict[str, Stage[Any]] = {
    FALL: stage(
        "fall",
        lambda state: _fallen(state).seat,
        deed("face-down", "one-up", "beneath", "apart", offers=_ways, do=_falls),
    ),
    CHOOSE: stage("choose", next_asked, deed("choose", offers=_choices, do=_choose)),
}
