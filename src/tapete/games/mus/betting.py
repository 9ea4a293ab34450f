"""Passing, betting, raising, accepting and refusing: the words of a lance."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from tapete.games.mus import settle
from tapete.games.mus.early import spoken
from tapete.games.mus.lances import NEXT, lance_closed
from tapete.games.mus.ranking import LANCES
from tapete.games.mus.state import SEATS, Bet, MusState, Outcome, pair_of
from tapete.laws.mark import law
from tapete.table.action import Action
from tapete.table.event import event
from tapete.table.offer import Number, Offer, say
from tapete.table.phase import Stage
from tapete.table.view import Call

OPPONENTS = tuple(((seat + 1) % SEATS, (seat + 3) % SEATS) for seat in range(SEATS))
"""Those who answer a bet, by who made it."""

ENVIDO = law("mus.79", "mus.68")(2)
LIMIT = law("mus.55")(1000)
"""Far beyond any game: above it only quiero, no quiero and órdago remain."""

USUAL = (2, 3, 5, 10)
PASO = law("mus.75", "mus.76", "mus.78")(say("paso"))
QUIERO, NO_QUIERO = law("mus.82")(say("quiero")), law("mus.83")(say("no-quiero"))
REENVIDO, ORDAGO = law("mus.81")(say("reenvido")), law("mus.84")(say("órdago", grave=True))
QUIERO_ALL = say("quiero", grave=True)
"""To accept an órdago is as grave as to say one: the game hangs on it."""

HEARD = {
    "paso": "paso", "envido": "envido", "más": "mas", "reenvido": "reenvido", "órdago": "ordago",
    "quiero": "quiero", "no-quiero": "no-quiero",
}  # fmt: skip


@law("mus.69", "mus.75")
def turn(state: MusState) -> int:
    """Before a bet each in turn from the mano; a bet is answered by the bettor's opponents, the next in turn first."""
    if state.bet is None:
        return next(seat for seat in state.taking_part(state.phase) if seat not in state.passed)
    return answering(state, state.bet.bettor)[0]


@law("mus.69", "mus.76")
def answering(state: MusState, bettor: int) -> list[int]:
    """The opponents who take part and are not out, from the bettor's right on."""
    part, out = state.taking_part(state.phase), state.out
    return [seat for seat in OPPONENTS[bettor] if seat in part and seat not in out]


def offers(state: MusState) -> Sequence[Offer]:
    """What may be said in turn."""
    return OPENING if state.bet is None else answers(state.bet, state.game.raise_min)


OPENING = law("mus.68")((PASO, Number("envido", ENVIDO, LIMIT, usual=USUAL), ORDAGO))


@law("mus.69", "mus.80", "mus.84")
@lru_cache(maxsize=1024)
def answers(bet: Bet, least: int) -> tuple[Offer, ...]:
    """Accept, refuse, add to the stake or double it; an órdago is accepted or refused and nothing else."""
    words: list[Offer] = [QUIERO_ALL if bet.ordago else QUIERO, NO_QUIERO, PASO]
    if not bet.ordago:
        if bet.stake + least <= LIMIT:
            most = LIMIT - bet.stake
            words.append(Number("más", least, most, usual=tuple(size for size in USUAL if least <= size <= most)))
        if bet.stake * 2 <= LIMIT:
            words.append(REENVIDO)
        words.append(ORDAGO)
    return tuple(words)


def early_offers(state: MusState, seat: int) -> Sequence[Offer]:
    """Any word of a lance may be said too early by one who plays it."""
    if seat not in state.taking_part(state.phase) or seat in state.out:
        return ()
    adding = Number("envido", ENVIDO, LIMIT), Number("más", state.game.raise_min, LIMIT)
    quiero = QUIERO_ALL if state.bet is not None and state.bet.ordago else QUIERO
    return (PASO, quiero, NO_QUIERO, REENVIDO, ORDAGO, *adding)


def says(state: MusState, seat: int, action: Action) -> MusState:
    """A word in turn."""
    key = HEARD[action.word]
    heard = event(key, seat, number=action.number) if action.arguments else event(key, seat)
    words, events = (*state.words, Call(state.phase, seat, str(action))), (*state.events, heard)
    if action.word in ("envido", "más", "reenvido", "órdago"):
        stake = 0 if state.bet is None else state.bet.stake
        return state.but(words=words, events=events, bet=raised(seat, action, stake))
    told = state.but(words=words, events=events)
    if state.bet is None:
        return passes(told, seat)
    return accepted(told, state.bet) if action.word == "quiero" else refuses(told, seat, state.bet)


@law("mus.75", "mus.78")
def passes(state: MusState, seat: int) -> MusState:
    """He holds back, and is not out; when all have passed the lance is closed in pass."""
    after = state.but(passed=(*state.passed, seat))
    if len(after.passed) < len(state.taking_part(state.phase)):
        return after
    return lance_closed(after, Outcome(state.phase, "pass"))


@law("mus.80", "mus.81", "mus.84")
def raised(seat: int, action: Action, stake: int) -> Bet:
    """A bet is so many stones more, twice as many, or everything; a raise accepts the stake before it."""
    if action.word == "órdago":
        return Bet(seat, stake, stake, ordago=True)
    return Bet(seat, stake * 2 if action.word == "reenvido" else stake + action.number, stake)


@law("mus.54", "mus.82", "mus.84")
def accepted(state: MusState, bet: Bet) -> MusState:
    """The lance is closed at that stake, which is kept in mind; an órdago decides the game at once."""
    if bet.ordago:
        return settle.ordago_accepted(state)
    return lance_closed(state, Outcome(state.phase, "accepted", stake=bet.stake))


@law("mus.76", "mus.83", "mus.137")
def refuses(state: MusState, seat: int, bet: Bet) -> MusState:
    """He is out of the lance for good; when nobody is left to answer, the bet is refused."""
    after = state.but(out=(*state.out, seat))
    return after if answering(after, bet.bettor) else refused(after, bet)


@law("mus.105", "mus.121")
def refused(state: MusState, bet: Bet) -> MusState:
    """The pair that bet takes the deje on the spot, before anything else; it may win the game with it."""
    pair = pair_of(bet.bettor)
    outcome = Outcome(state.phase, "refused", pair=pair, deje=deje(bet, state.game.deje))
    taken = settle.deje_taken(state.but(closed=(*state.closed, outcome), bet=None, early=()), outcome)
    return taken if taken.shown else NEXT[outcome.lance](taken)


@law("mus.85", "mus.112")
def deje(bet: Bet, manner: str) -> int:
    """What a refusal costs: the stake that stood before the refused word, or one stone if there was none."""
    return max(1, bet.before) if manner == "standing" else 1


_LANCE = spoken(
    lambda state: "open" if state.bet is None else "answer",
    turn, HEARD, answers=offers, early=early_offers, do=says,
)  # fmt: skip
STAGES: dict[str, Stage[MusState]] = dict.fromkeys(LANCES, _LANCE)
