"""What a hand played out comes to: one of three kinds, and in an ordinary hand the partida and the payment cards."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from tapete.games.revesino.course import DRAWN, LED, SLEEPING, SOLD, Course, Fate
from tapete.games.revesino.dues import BY_FAULTS, PARTIDA_WON, Customs, Faults, Reckoning, paid_by
from tapete.games.revesino.grand import four_aces, revesino
from tapete.games.revesino.pack import CABALLO, PARTIDA, WORTH, worth_law
from tapete.laws.mark import law
from tapete.table.ledger import Payment


@law("rev.ad.0", "rev.ad.24", "rev.ad.27", "rev.ad.29")
def reckoned(course: Course, customs: Customs, faults: Faults, laid_down: Sequence[tuple[int, int]]) -> Reckoning:
    """A hand of Revesino, else one of four aces, else an ordinary one: only one of the three is ever paid."""
    sweeper, follower = course.sweeper, course.follower
    if sweeper is not None and not _is_false(course, sweeper, faults):
        return revesino(course, customs, faults, sweeper, follower)
    if follower is not None:
        return four_aces(course, customs, faults, follower)
    return _ordinary(course, customs, faults, laid_down)


@law("rev.76", "rev.79")
def _is_false(course: Course, sweeper: int, faults: Faults) -> bool:
    """A Revesino made with a card too many is none; cut in time it is paid all the same."""
    return sweeper in faults.over and course.lost_at(sweeper) is None


# An ordinary hand.


@law("rev.60", "rev.61", "rev.62", "rev.74", "rev.78", "rev.124", "rev.125", "rev.ad.20")
@law("rev.ad.35", "rev.ad.35.b", "rev.ad.35.c")
def _ordinary(course: Course, customs: Customs, faults: Faults, laid_down: Sequence[tuple[int, int]]) -> Reckoning:
    """The partida and the five payment cards: twelve tantos are at stake."""
    every = _as_granted(course.ranking(course.seats), faults)
    winners = [seat for seat in every if seat not in faults.offenders]
    fates = [fate for fate in course.fates() if fate.card not in faults.doubted]
    flows = [Payment(every[-1], winners[0], PARTIDA, "partida", ("rev.39", "rev.206"))] if not faults.partida else []
    for fate in fates:
        flow = of_card(fate, winners, every[-1], customs, dict(laid_down))
        flows += [flow] if flow is not None else []
    if faults.offenders:
        passing = [flow if flow.payee in winners else replace(flow, payee=winners[0]) for flow in flows]
        flows = paid_by(course, faults, [replace(flow, laws=(*flow.laws, *faults.laws())) for flow in passing])
        return Reckoning(BY_FAULTS, tuple(flows), winners[0], fates=tuple(fates))
    return Reckoning(PARTIDA_WON, tuple(flows), winners[0], every[-1], tuple(fates))


@law("rev.198")
def _as_granted(every: list[int], faults: Faults) -> list[int]:
    """Who mixed the cards so that nobody can tell has lost the partida, and he to whom it was granted has won it."""
    if faults.partida is None:
        return every
    winner, loser = faults.partida
    return [winner, *(seat for seat in every if seat not in faults.partida), loser]


@law("rev.61", "rev.63", "rev.182", "rev.188", "rev.189", "rev.191", "rev.196", "rev.ad.21", "rev.ad.21.b")
def of_card(
    fate: Fate, winners: Sequence[int], last: int, customs: Customs, down: dict[int, int]
) -> Payment[int] | None:
    """A led or locked card is paid by its owner, and a sleeping one by the loser, to the winner of the partida."""
    amount, law_of = WORTH[fate.card], worth_law(fate.card)
    if fate.how == SLEEPING:
        return Payment(last, winners[0], amount, SLEEPING, ("rev.196", law_of)) if customs.sleeping else None
    if fate.owner in down and fate.trick >= down[fate.owner]:
        return _laid_down(fate, winners)
    if fate.how in (SOLD, DRAWN):
        return traded(fate, down)
    return Payment(fate.owner, winners[0], amount, fate.how, ("rev.188" if fate.how == LED else "rev.191", law_of))


@law("rev.16", "rev.30", "rev.63", "rev.186", "rev.187", "rev.ad.22", "rev.ad.22.b", "rev.ad.23", "rev.ad.23.b")
def traded(fate: Fate, down: dict[int, int]) -> Payment[int] | None:
    """A sold card is paid by the trick's winner to the seller, a drawn one by its owner to the leader of the trick."""
    amount, law_of = WORTH[fate.card], worth_law(fate.card)
    if fate.how == SOLD:
        return Payment(fate.winner, fate.owner, amount, SOLD, ("rev.186", law_of))
    if fate.how == DRAWN and not (fate.leader in down and fate.trick >= down[fate.leader]):
        return Payment(fate.owner, fate.leader, amount, DRAWN, ("rev.187", law_of))
    return None


@law("rev.199", "rev.200")
def _laid_down(fate: Fate, winners: Sequence[int]) -> Payment[int]:
    """He pays those he was left with to the winner of the partida, or to the next after himself."""
    payee = next((seat for seat in winners if seat != fate.owner), fate.owner)
    return Payment(fate.owner, payee, WORTH[fate.card], "laid-down", ("rev.200", worth_law(fate.card)))


@law("rev.ad.33.b", "rev.ad.34", "rev.ad.34.b")
def caballo_of(reckoning: Reckoning) -> Fate | None:
    """What became of the caballo, if it was played in an ordinary hand."""
    return next((fate for fate in reckoning.fates if fate.card is CABALLO and fate.how != SLEEPING), None)
