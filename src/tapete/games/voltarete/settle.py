"""The end of a hand: the pot is lifted or stays, players pay one another, and what is owed to the pot is placed."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import combinations_with_replacement
from typing import Any

from tapete.games.voltarete import debts, finished
from tapete.games.voltarete.finished import NOTHING, PASSED, PLAYED, REPOSTA, VOID, WIN, Debt, Ending, Finished, Result
from tapete.games.voltarete.kinds import HAND, TREZE, matadores
from tapete.games.voltarete.state import BOX, COUNT, PAYMENTS, POT, V, VoltareteState
from tapete.laws.mark import law
from tapete.table.event import STAGE, event
from tapete.table.game import GUIDED

FIRST_TRICKS = 5


@law("vol.I.9.14", "vol.II.9.2")
def first_five(state: VoltareteState) -> bool:
    """Whether the feito has made five tricks before any opponent made one; not once he cannot win any more."""
    first, lost = state.taken[:FIRST_TRICKS], state.granted or state.pursuer is not None
    return len(first) == FIRST_TRICKS and all(trick.holder == state.feito for trick in first) and not lost


def lost_none(state: VoltareteState) -> bool:
    """Whether no opponent of the feito has a trick."""
    return all(trick.holder == state.feito for trick in state.taken)


@law("vol.II.12.1", "vol.II.12.7")
def named(state: VoltareteState, what: str) -> bool:
    """Whether a claim named this and was accepted, and no trick has gone over since for a revoke."""
    return state.ending is not None and state.ending.named == what and lost_none(state)


def geral_made(state: VoltareteState) -> bool:
    """Whether the feito has all nine tricks, or those who had to play against him have given them to him."""
    return named(state, "geral") or state.tricks[state.maker] == HAND


def facts(state: VoltareteState) -> Finished:
    """The facts of the hand that has ended; a claim may have named first five or geral besides its result."""
    assert state.ending is not None
    how, agreed, feito = state.ending.how, state.ending.agreed, state.feito
    if feito is None:
        return Finished(how=how, stake=state.pot)
    return Finished(
        how=how,
        stake=state.stake,
        feito=feito,
        opponents=state.opponents,
        kind=state.kind,
        favorita=state.trump is state.game.favorita,
        quarto=(state.quarto,) if state.game.quarto_pays and state.has_quarto and state.kind != TREZE else (),
        tricks=state.tricks,
        matadores=_matadores(state, feito),
        first_five=named(state, "first-five") or first_five(state),
        geral=state.geral,
        made=geral_made(state),
        granted=state.granted,
        refused=state.refused,
        pursuer=state.pursuer,
        own_matadores=_matadores(state, state.pursuer),
        agreed=agreed,
        barred_word=frozenset(state.barred),
    )


def _matadores(state: VoltareteState, seat: int | None) -> int:
    return 0 if state.trump is None or seat is None else matadores(state.started(seat), state.trump)


SO_FAR = ("feito", "opponents", "kind", "tricks", "granted", "refused", "pursuer", "barred_word")
"""All on which it depends what can still come of a hand on which nothing was ruled."""


@dataclass(frozen=True, slots=True)
class Possible:
    """What can still come of a hand: a win, a reposta, a codilho and whose."""

    win: bool
    reposta: bool
    codilho: tuple[int, ...]


def possible(state: VoltareteState) -> Possible:
    """What can still come of the hand, whoever makes the tricks that are left, by what everybody knows."""
    kind = TREZE if state.kind == TREZE else ""
    barred, left = frozenset(state.barred), HAND - len(state.taken)
    so_far = (state.maker, state.opponents, kind, state.tricks, state.granted, state.refused, state.pursuer, barred)
    if state.game.table == GUIDED:
        return _unjudged(so_far, left)
    return _possible(replace(state.judged(_as_ended(so_far)), penalties=()), left)


@lru_cache(maxsize=8192)
def _unjudged(so_far: tuple[Any, ...], left: int) -> Possible:
    """It is asked at every turn of the guided table, where nothing is ever ruled."""
    return _possible(_as_ended(so_far), left)


def _as_ended(so_far: tuple[Any, ...]) -> Finished:
    """The hand as if it ended now."""
    return Finished(how=PLAYED, stake=0, **dict(zip(SO_FAR, so_far, strict=True)))


@lru_cache(maxsize=4096)
def _possible(hand: Finished, left: int) -> Possible:
    ways = combinations_with_replacement((hand.player, *hand.opponents), left)
    made = [tuple(own + way.count(seat) for seat, own in enumerate(hand.tricks)) for way in ways]
    found = {finished.result(replace(hand, tricks=tricks)) for tricks in made}
    kinds = {each.kind for each in found}
    able = {seat for each in found if each.kind == finished.CODILHO for seat in each.codilho}
    return Possible(WIN in kinds, REPOSTA in kinds, tuple(seat for seat in hand.opponents if seat in able))


def ended(
    state: V,
    how: str,
    agreed: tuple[str, tuple[int, ...]] | None = None,
    says: str = "",
    trusting: tuple[int, ...] = (),
) -> V:
    """The hand is over, and is paid; but where all may still claim they do so first."""
    over = state.but(ending=Ending(how, agreed, says, trusting))
    return over.but(phase=COUNT) if state.checked else paid(over)


def paid(state: V) -> V:
    """The hand is settled by all that has come of it."""
    return settled(state, state.judged(facts(state)))


def played_out(state: V) -> V:
    """All nine tricks are made."""
    return ended(state, PLAYED)


@law("vol.I.7.9")
def passed_out(state: V) -> V:
    """Nobody has made himself: the passes stay in the pot, and the deal goes on."""
    return ended(state, PASSED)


@law("vol.II.3.25")
def _passes_back(state: V) -> V:
    """Every tento of a pass goes back; what else has entered stays, and is played for again."""
    passes = [entry for entry in state.ledger.of_hand(state.hand) if entry.reason == "pass"]
    return state.paying(state.ledger.reversal(passes, state.hand, "pass-back", "vol.II.3.25"))


def settled(state: V, hand: Finished) -> V:
    """The hand is paid, and then its debts are placed; what waits, and the limit, are read before anything moves."""
    found = _result(hand)
    before = state.but(
        forced=debts.is_forced(state),
        capped=debts.is_capped(state),
        waiting=bool(state.remissas),
        ends=found.kind == WIN and state.has_ten,
    )
    after = _told(before, hand, found)
    after = _lifted(after) if found.kind == WIN else _passes_back(after) if hand.how == VOID else after
    even = after.settling(finished.payments(hand, found)).but(repostas=_repostas(state, hand, found))
    return even.but(phase=PAYMENTS) if even.must_ask else debts.placed(even)


def _result(hand: Finished) -> Result:
    return finished.result(hand) if hand.how == PLAYED else Result(NOTHING)


@law("vol.II.12.4")
def _repostas(state: VoltareteState, hand: Finished, found: Result) -> tuple[Debt, ...]:
    """Besides, who showed his cards for a codilho that he did not have owes a reposta if the feito has won."""
    vain = state.vain if found.kind == WIN else ()
    return (*finished.debts(hand, found), *(Debt(seat, hand.stake, "vain", "vol.II.12.4") for seat in vain))


def worth(state: VoltareteState, seat: int) -> int:
    """What a hand that is over brings this seat if it is settled as it stands."""
    hand = state.judged(facts(state))
    found = _result(hand)
    lifted = state.pot if found.kind == WIN and seat == state.feito else 0
    paid = sum(each.amount * ((each.payee == seat) - (each.payer == seat)) for each in finished.payments(hand, found))
    return lifted + paid - sum(debt.amount for debt in _repostas(state, hand, found) if debt.seat == seat)


def _told(state: V, hand: Finished, found: Result) -> V:
    if hand.how in (PASSED, VOID):
        return state.telling(event("passed-out") if hand.how == PASSED else event("void", ends=STAGE))
    whose = hand.pursuer if found.kind in (finished.BEATEN, finished.DEFENDED) else hand.feito
    came = REPOSTA if hand.how == finished.GRANTED else found.kind
    told = [] if hand.how == finished.GIVEN_BACK else [event(f"result-{came}", whose, number=hand.stake, ends=STAGE)]
    if hand.kind != TREZE:
        told += [event("codilho-to", seat) for seat in found.codilho]
    if finished.geral_won(hand):
        told.append(event("geral-made", hand.feito))
    elif finished.geral_lost(hand):
        told.append(event("geral-lost", hand.feito))
    return _matadores_shown(state, hand, found).telling(*told)


@law("vol.II.17.16")
def _matadores_shown(state: V, hand: Finished, found: Result) -> V:
    """A feito who is paid for matadores that he has not played shows them."""
    if found.kind in (NOTHING, finished.DEFENDED):
        return state
    feito, power = hand.player, state.order.power
    highest = sorted(state.started(feito), key=lambda card: -power[card])[: hand.matadores]
    unplayed = tuple(card for card in highest if card in state.hands[feito])
    if not unplayed:
        return state
    return state.but(shown=(*state.shown, *unplayed)).telling(event("shows-matadores", feito, cards=unplayed))


@law("vol.I.9.1", "vol.II.19.1", "vol.II.19.7")
def _lifted(state: V) -> V:
    """The feito lifts the pot; one tento of it goes to the Recambó, unless it holds the ten or was carried over."""
    gives = bool(state.pot) and state.gives_tento and not state.has_ten and not state.tail
    given = state.moving(POT, BOX, 1, "tento", "vol.II.19.1") if gives else state
    lifted = given.moving(POT, state.maker, given.pot, "lift", "vol.I.9.1")
    return lifted.but(formed=False, gives_tento=True, has_ten=False)


@law("vol.I.9.41", "vol.II.14.5", "vol.II.14.9")
def running(state: V) -> V:
    """The feito has gone on after the first five: he plays for the geral, but not with the thirteen."""
    return state if state.kind == TREZE else state.but(geral=finished.UNDECLARED)
