"""The announcements: point, sequences, fourteens and threes, each said by the mano and answered by the pie."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from itertools import product

from tapete.cards import SUIT_WORDS
from tapete.errors import Illegal
from tapete.games.cientos.count import count_combination, counted
from tapete.games.cientos.fourth import asked, questions
from tapete.games.cientos.marks import marked_at_once
from tapete.games.cientos.ranking import (
    CLASSES,
    KINDS,
    POINT,
    RUN_NAMES,
    SEQUENCES,
    SET_NAMES,
    SET_RANKS,
    SETS,
    Combination,
    combinations,
    parts,
)  # fmt: skip
from tapete.games.cientos.settle import settled
from tapete.games.cientos.showing import show
from tapete.games.cientos.state import ANNOUNCE, ANSWER, PLAY, SHADOW, C, CientosState, Contest, Gain
from tapete.laws.mark import law
from tapete.table.action import Action
from tapete.table.event import Event, event
from tapete.table.offer import Offer, Say, say
from tapete.table.phase import Spans, Stage, deed, stage
from tapete.table.row import replaced

PASS, ENOUGH, GOOD = say("paso"), say("basta"), say("bueno")
ANNOUNCEMENTS = tuple(kind for kinds in KINDS for kind in kinds)
SETS_OF = {name: tuple(SET_RANKS.values()) for name in SET_NAMES.values()}
SAID_OF: Spans = {
    "punto": SUIT_WORDS,
    **SETS_OF,
    "igual": SUIT_WORDS,
    "tengo": (*SUIT_WORDS, *RUN_NAMES.values(), *product(SET_NAMES.values(), SET_RANKS.values())),
    "pregunto": tuple(SET_RANKS.values()),
}
"""A point is named by its suit, a set by its rank, a sequence by its highest card."""

LATE = len(CLASSES)
"""The place in the order of counting of what is remembered only before the first card."""


@law("cie.99", "cie.100")
def begun(state: C) -> C:
    """The exchange is over, and the mano speaks of his point."""
    return state.but(phase=ANNOUNCE)


# What a player holds and may still name.


@law("cie.110", "cie.111", "cie.113")
def eligible(state: CientosState, seat: int, stage: int) -> tuple[Combination, ...]:
    """What he holds of the class and has not lost by naming something smaller first, the greatest first."""
    contest = state.contests[stage]
    used = {card for named in contest.named[seat] for card in named.cards}
    return tuple(
        each
        for each in combinations(state.hands[seat], stage)
        if each.strength <= contest.limits[seat] and used.isdisjoint(each.cards)
    )


def nameable(state: CientosState, seat: int) -> tuple[Combination, ...]:
    """What he may name of the class or set against it: his greatest; where one may go wrong, anything and its parts."""
    own = eligible(state, seat, state.stage)
    if state.stage == POINT and state.game.silence:
        return (*own, *state.pretended(seat))
    if state.stage != POINT and state.game.names_lesser:
        every = (*own, *(part for whole in own for part in parts(whole)), *state.pretended(seat))
        return tuple(dict.fromkeys(every))
    return tuple(each for each in own if each.strength == own[0].strength)


@lru_cache(maxsize=1024)
def _say(combination: Combination, grave: bool = False) -> Say:
    return Say(combination.action(), grave)


# The mano announces; where he has nothing the pie does.


def _announces(state: CientosState) -> int:
    """The mano; once he has passed the class, the pie."""
    return state.pie if state.contests[state.stage].left else state.mano


@law("cie.99", "cie.102", "cie.ad.5.9")
def _sayings(state: CientosState, seat: int) -> list[Offer]:
    """He names something of the class, or passes it."""
    own, untrue = nameable(state, seat), state.pretended(seat)
    silent = [PASS] if state.game.silence or not own else []
    return [*(_say(each, each in untrue) for each in own), *silent]


def _announced(state: C, seat: int, action: Action) -> C:
    """What the mano names is answered; what the pie names after he has passed is good."""
    if action == PASS.action:
        return _passed(state, seat)
    combination = meant(nameable(state, seat), action)
    named = _named(state, seat, combination).saying(seat, combination.said)
    told = named.telling(_event("announces", seat, combination))
    if seat == state.pie:
        return _won(told, seat, combination)
    return told.but(phase=ANSWER, claim=combination)


@law("cie.ad.5.9")
def _passed(state: C, seat: int) -> C:
    """The class is passed in silence; after the mano the pie may still announce in it."""
    told = state.saying(seat, "paso").telling(event("passes", seat, contest=CLASSES[state.stage]))
    if seat == state.pie:
        return next_class(told)
    left = told.contest_but(state.stage, left=True)
    return next_class(_deferred(left)) if state.game.pie_speaks_later else left


def meant(offered: Iterable[Combination], action: Action) -> Combination:
    """Which of these he has named."""
    for each in offered:
        if each.kind == action.word and each.arguments == action.arguments:
            return each
    raise Illegal("nothing-such", "There is no {what} to announce.", what=str(action))


def _named(state: C, seat: int, combination: Combination) -> C:
    """The class now knows it; whatever is greater than what was named first is lost."""
    contest = state.contests[state.stage]
    limit = min(contest.limits[seat], combination.strength)
    return _noted(state, seat, combination).contest_but(
        state.stage,
        named=replaced(contest.named, seat, (*contest.named[seat], combination)),
        limits=replaced(contest.limits, seat, limit),
    )


def _noted(state: C, seat: int, combination: Combination) -> C:
    """Of a three the other may ask which card is missing."""
    if combination.kind != "tres":
        return state
    rank = SET_RANKS[combination.cards[0].rank]
    return state.but(threes=replaced(state.threes, seat, (*state.threes[seat], rank)))


def _event(key: str, seat: int, combination: Combination) -> Event:
    """What all hear of an announcement."""
    if combination.kind == "punto":
        return event(f"{key}-punto", seat, total=combination.size)
    if combination.kind in KINDS[SEQUENCES]:
        return event(f"{key}-run", seat, kind=combination.kind, top=str(combination.cards[0].rank))
    return event(f"{key}-set", seat, kind=combination.kind, rank=SET_RANKS[combination.cards[0].rank])


# The pie answers.


@law("cie.ad.5.1", "cie.ad.5.2", "cie.18", "cie.37")
def _against(state: CientosState, seat: int) -> tuple[tuple[str, Combination], ...]:
    """What he may set against the claim: the same (igual), or something greater (tengo)."""
    claim, own = state.claim, nameable(state, seat)
    assert claim is not None
    equal = [("igual", each) for each in own if each.strength == claim.strength]
    return (*equal, *(("tengo", each) for each in own if each.strength > claim.strength))


@law("cie.ad.5.1")
def _answers(state: CientosState, seat: int) -> list[Offer]:
    """Good, equal, or "I have" something better; one may always concede, and never deny without holding it."""
    against, untrue = _against(state, seat), state.pretended(seat)
    good = [GOOD] if state.game.silence or not against else []
    return [*good, *(Say(_answer(word, each), each in untrue) for word, each in against)]


def _answer(word: str, combination: Combination) -> Action:
    """`igual copas`, `tengo copas`, `tengo quinta 12C`, `tengo catorce reyes`."""
    if word == "igual" or combination.kind == "punto":
        return Action(word, (combination.suit.word,))
    return Action(word, (combination.kind, *combination.arguments))


def _answered(state: C, seat: int, action: Action) -> C:
    """Good: the mano counts. Equal: neither does. Better: the pie does."""
    claim = state.claim
    assert claim is not None
    if action == GOOD.action:
        return _won(state.saying(seat, "bueno").telling(event("good", seat)), state.mano, claim)
    own = next(each for word, each in _against(state, seat) if _answer(word, each) == action)
    after = _named(state, seat, own)
    return _tie(after, claim, own) if action.word == "igual" else _better(after, own)


@law("cie.18", "cie.105", "cie.108", "cie.ad.5.7", "cie.cal.3.5")
def _tie(state: C, claim: Combination, own: Combination) -> C:
    """Neither counts, as if they did not exist; the mano shows his and passes on to what else there is."""
    struck = state.contest_but(state.stage, struck=(*state.contests[state.stage].struck, claim, own))
    told = struck.but(tied=True).saying(state.pie, "said-igual").telling(event("equal", state.pie))
    after = show(told, state.mano, claim)
    if state.stage == POINT or voided(after, after.contests[state.stage]):
        return next_class(after)
    return after.but(phase=ANNOUNCE)


@law("cie.106", "cie.ad.5.2")
def _better(state: C, own: Combination) -> C:
    """The mano's is not good and stays hidden; the pie's counts."""
    if state.game.pie_speaks_later:
        told = state.saying(state.pie, "no-bueno").telling(event("not-good", state.pie))
        return next_class(_gained(_deferred(told).contest_but(state.stage, winner=state.pie), state.pie, own))
    said = state.saying(state.pie, own.said).telling(_event("better", state.pie, own))
    return _won(said, state.pie, own)


# The winner counts, and the rest in the shadow of it.


@law("cie.38", "cie.107", "cie.103")
def _won(state: C, seat: int, combination: Combination) -> C:
    """It is good: it counts, and in its shadow the smaller ones of the class may."""
    after = _gained(state.contest_but(state.stage, winner=seat), seat, combination)
    return next_class(after) if state.stage == POINT else after.but(phase=SHADOW)


def _gained(state: C, seat: int, combination: Combination, order: int | None = None) -> C:
    """It counts at once, unless something that comes before it has still to be said."""
    place = state.stage if order is None else order
    if any(contest.deferred for contest in state.contests[: place + 1]):
        after = state.but(waiting=(*state.waiting, Gain(place, seat, combination)))
    else:
        after = count_combination(state, seat, combination)
    return show(after, seat, combination) if seat == state.mano else after


@law("cie.109", "cie.39", "cie.cal.3.6", "cie.cal.4.2")
def _shadows(state: CientosState, seat: int) -> list[Offer]:
    """Whatever else the winner has of the class counts too, though the other has as good or better."""
    return [*map(_say, eligible(state, seat, state.stage)), ENOUGH]


def _more(state: C, seat: int, action: Action) -> C:
    if action == ENOUGH.action:
        return next_class(state)
    return shadowed(state, seat, meant(eligible(state, seat, state.stage), action), state.stage, state.stage)


def shadowed(state: C, seat: int, combination: Combination, stage: int, order: int) -> C:
    """It is named and counted in the shadow of a better one."""
    contest = state.contests[stage]
    after = _noted(state, seat, combination).contest_but(
        stage, named=replaced(contest.named, seat, (*contest.named[seat], combination)), winner=seat
    )
    told = after.saying(seat, combination.said).telling(_event("announces", seat, combination))
    return _gained(told, seat, combination, order)


@law("cie.ad.5.7")
def voided(state: CientosState, contest: Contest) -> bool:
    """Where it is so agreed a tie leaves nothing of the class to anyone."""
    return bool(contest.struck) and state.game.tied_sequence == "class"


# From class to class, and on to the play.


def next_class(state: C) -> C:
    """The next class; after the last one the tens are marked and the mano leads."""
    if state.opened:
        return pie_speaks(state, state.stage + 1)
    if state.stage < SETS:
        return state.but(phase=ANNOUNCE, stage=state.stage + 1)
    return marked_at_once(state).but(phase=PLAY)


def _deferred(state: C) -> C:
    """The pie will speak of this class after the first lead."""
    return state.contest_but(state.stage, deferred=True)


@law("cie.115", "cie.135", "cie.ad.5.10", "cie.15")
def pie_speaks(state: C, stage: int = POINT) -> C:
    """After the first lead the pie announces in the classes that are open to him, and each is counted in its order.

    When somebody has made a hundred nobody is asked for more; should it not stand, the next class follows.
    """
    for place in range(stage, LATE):
        if state.champion is not None:
            return state.but(phase=PLAY, stage=place - 1)
        contest, heard = state.contests[place], state.contest_but(place, deferred=False)
        if contest.deferred and contest.winner is None:
            return heard.but(phase=ANNOUNCE, stage=place)
        held_back = [gain.combination for gain in state.waiting if (gain.order, gain.seat) == (place, state.pie)]
        if held_back:
            heard = heard.telling(_event("announces", state.pie, held_back[0]))
        state = _released(heard, place)
        if held_back and place != POINT:
            return state.but(phase=SHADOW, stage=place)
    return count_lead(marked_at_once(_released(state, LATE).but(phase=PLAY)), state.mano)


@law("cie.135", "cie.ad.5.10")
def _released(state: C, order: int) -> C:
    """What was waiting counts when its place in the order of preference has come."""
    after = state.but(waiting=tuple(gain for gain in state.waiting if gain.order != order))
    for gain in state.waiting:
        if gain.order == order:
            after = count_combination(after, gain.seat, gain.combination)
    return after


@law("cie.136", "cie.137", "cie.ad.6.1")
def count_lead(state: C, seat: int) -> C:
    """One for each card led, whatever it is."""
    return counted(state, seat, 1, "lead", "cie.137", "cie.ad.6.1")


STAGES: dict[str, Stage[CientosState]] = {
    ANNOUNCE: stage(
        lambda state: f"announce-{CLASSES[state.stage]}",
        _announces,
        deed(*ANNOUNCEMENTS, "paso", offers=_sayings, do=_announced, spans=SAID_OF),
        then=settled,
    ),
    ANSWER: stage(
        ANSWER,
        lambda state: state.pie,
        deed("bueno", "igual", "tengo", offers=_answers, do=_answered, spans=SAID_OF),
        deed("pregunto", offers=questions, do=asked, spans=SAID_OF),
        then=settled,
    ),
    SHADOW: stage(
        SHADOW,
        lambda state: state.contests[state.stage].winner,
        deed(*ANNOUNCEMENTS, "basta", offers=_shadows, do=_more, spans=SAID_OF),
        then=settled,
    ),
}
