"""The two great hands, in which nothing else is paid: a Revesino, made or cut, and the four aces."""

from __future__ import annotations

from dataclasses import replace

from tapete.games.revesino.course import LED, SLEEPING, SOLD, Course
from tapete.games.revesino.dues import ACES_LOST, ACES_WON, CUT, LOST, MADE, Customs, Faults, Reckoning, paid_by, parts
from tapete.games.revesino.pack import FOUR_ACES, LAST_TWO, PARTIDA, REVESINO, WORTH, worth_law
from tapete.laws.mark import law
from tapete.table.ledger import Payment

# Revesino.


@law("rev.157", "rev.ad.24", "rev.ad.28", "rev.ad.30")
def revesino(course: Course, customs: Customs, faults: Faults, sweeper: int, follower: int | None) -> Reckoning:
    """Nothing moves but the twenty-four tantos."""
    lost = course.lost_at(sweeper)
    made = lost is None
    credited = None if lost is None else credited_with(course, customs, lost, sweeper, follower)
    if faults.offenders:
        flows = _for_others(course, faults, sweeper, credited, made, follower)
    elif follower is not None:
        flows = _of_follower(course, customs, sweeper, credited, follower)
    elif made:
        flows = [
            Payment(each, sweeper, REVESINO // 3, "revesino", ("rev.208", "rev.ad.28"))
            for each in course.others(sweeper)
        ]
    else:
        assert credited is not None
        flows = [Payment(sweeper, credited, REVESINO, "cut", ("rev.209", "rev.155"))]
    if credited is not None:
        return Reckoning(CUT, tuple(flows), credited, sweeper)
    return Reckoning(MADE if made else LOST, tuple(flows), sweeper)


@law("rev.33", "rev.155", "rev.169", "rev.170", "rev.171", "rev.ad.28.b", "rev.ad.28.c", "rev.ad.31.c", "rev.ad.32")
def credited_with(course: Course, customs: Customs, lost: int, sweeper: int, follower: int | None) -> int | None:
    """To whom the cut belongs: the first who beat his card, though another took the trick.

    But if the four aces took that very trick it is theirs; and where it was so agreed, always the taker's.
    """
    taker = course.tricks[lost].winner
    first = course.first_to_beat(lost, sweeper)
    if first is None or customs.credit == "trick-taker":
        return first if first is None else taker
    return taker if taker == follower and customs.duty != "cutter-first" else first


@law("rev.152", "rev.168", "rev.169", "rev.170.b", "rev.174", "rev.ad.31", "rev.ad.31.b", "rev.ad.32")
def _of_follower(
    course: Course, customs: Customs, sweeper: int, credited: int | None, follower: int
) -> list[Payment[int]]:
    """Whoever follows the four aces must cut in time: else he alone pays, to whoever makes it or cuts it."""
    if credited is None:
        return _shared_by(course, customs, follower, [Payment(follower, sweeper, REVESINO, "revesino", ("rev.168",))])
    if credited == follower:
        return _shared_by(course, customs, follower, [Payment(sweeper, credited, REVESINO, "cut", ("rev.ad.31.c",))])
    if _met_duty(course, customs, sweeper, follower):
        return [Payment(sweeper, credited, REVESINO, "cut", ("rev.ad.32",))]
    return _shared_by(course, customs, follower, [Payment(follower, credited, REVESINO, "cut", ("rev.ad.31.b",))])


@law("rev.ad.32", "rev.169")
def _met_duty(course: Course, customs: Customs, sweeper: int, follower: int) -> bool:
    """He has met it who takes the last trick though another had cut; not so where the body of the book is followed."""
    lost = course.lost_at(sweeper)
    won = course.won(follower)
    return lost in won or (customs.duty != "body" and LAST_TWO[-1] in won)


@law("rev.174")
def _shared_by(course: Course, customs: Customs, follower: int, flows: list[Payment[int]]) -> list[Payment[int]]:
    """In company every sum between the four aces and the others is divided in three."""
    if customs.napolitana != "company":
        return flows
    return [_third(flow, follower, other) for flow in flows for other in course.others(follower)]


def _third(flow: Payment[int], follower: int, other: int) -> Payment[int]:
    payer, payee = (follower, other) if flow.payer == follower else (other, follower)
    return Payment(payer, payee, flow.amount // 3, flow.reason, (*flow.laws, "rev.174"))


@law("rev.79", "rev.80", "rev.81", "rev.82", "rev.83", "rev.130", "rev.131", "rev.132")
@law("rev.134", "rev.135", "rev.136", "rev.137")
def _for_others(
    course: Course, faults: Faults, sweeper: int, credited: int | None, made: bool, follower: int | None
) -> list[Payment[int]]:
    """The offenders pay the whole of it; what one of them would collect is divided among those without fault."""
    innocent = [seat for seat in reversed(course.seats) if seat not in faults.offenders]
    laws = (*faults.laws(), "rev.130" if made else "rev.131")
    winner = sweeper if made else credited
    whole = [(seat, REVESINO) for seat in innocent if seat == winner]
    if whole:
        due = whole
    elif follower in innocent and winner is not None and len(innocent) > 1:
        others = [seat for seat in innocent if seat != follower]
        due = [(follower, REVESINO // 2), *parts(REVESINO // 2, others)]
        laws = (*laws, "rev.137")
    else:
        due = parts(REVESINO, innocent)
        laws = (*laws, "rev.132" if faults.revoked else "rev.82")
    reason = "revesino" if made else "cut"
    flows = [Payment(payee, payee, amount, reason, laws) for payee, amount in due]
    return paid_by(course, faults, flows)


# The four aces.


@law("rev.151", "rev.166", "rev.172", "rev.173", "rev.207", "rev.209", "rev.ad.25.d", "rev.ad.26", "rev.ad.26.b")
def four_aces(course: Course, customs: Customs, faults: Faults, follower: int) -> Reckoning:
    """Twelve tantos and nothing else: from each of the others four, or to each of them, if he took a single trick."""
    introduced = course.introduced(follower)
    won = introduced is None and follower not in faults.offenders
    others = course.others(follower)
    classic = customs.napolitana == "classic"
    if faults.offenders:
        flows = _aces_with_faults(course, customs, faults, follower, introduced)
    elif won and classic:
        flows = _ace_by_ace(course, customs, follower)
    elif won:
        flows = [Payment(each, follower, FOUR_ACES // 3, "four-aces", ("rev.ad.25.d", "rev.207")) for each in others]
    elif classic:
        assert introduced is not None
        leader = course.tricks[introduced].plays[0].seat
        flows = [Payment(follower, leader, FOUR_ACES, "four-aces-lost", ("rev.172",))]
    else:
        flows = [
            Payment(follower, each, FOUR_ACES // 3, "four-aces-lost", ("rev.ad.25.d", "rev.209")) for each in others
        ]
    return Reckoning(ACES_WON if won else ACES_LOST, tuple(flows), follower)


@law("rev.164", "rev.181", "rev.182")
def _ace_by_ace(course: Course, customs: Customs, follower: int) -> list[Payment[int]]:
    """As of old: each ace from him on whom it fell, those of others from whoever would owe them, and the partida."""
    last = course.ranking(course.others(follower))[-1]
    flows = [Payment(last, follower, PARTIDA, "four-aces", ("rev.164", "rev.206"))]
    for fate in course.fates():
        laws = ("rev.164" if fate.owner == follower else "rev.181", worth_law(fate.card))
        if fate.owner == follower:
            payer = None if fate.how == LED else fate.winner
        elif fate.how == SLEEPING:
            payer = last if customs.sleeping else None
        else:
            payer = fate.winner if fate.how == SOLD else fate.owner
        if payer is not None:
            flows.append(Payment(payer, follower, WORTH[fate.card], "four-aces", laws))
    return flows


@law("rev.133")
def _aces_with_faults(
    course: Course, customs: Customs, faults: Faults, follower: int, introduced: int | None
) -> list[Payment[int]]:
    """The offenders pay for everybody; one who follows the four aces and is at fault has lost them."""
    innocent = [seat for seat in reversed(course.seats) if seat not in faults.offenders]
    laws = (*faults.laws(), "rev.133")
    if follower in faults.offenders:
        due = parts(FOUR_ACES, innocent)
    elif introduced is None:
        if customs.napolitana == "classic":
            aces = _ace_by_ace(course, customs, follower)
            return paid_by(course, faults, [replace(flow, laws=(*flow.laws, *laws)) for flow in aces])
        due = [(follower, FOUR_ACES)]
    else:
        due = _introduced_share(course, customs, innocent, follower, introduced)
    lost = follower in faults.offenders or introduced is not None
    reason = "four-aces-lost" if lost else "four-aces"
    return paid_by(course, faults, [Payment(payee, payee, amount, reason, laws) for payee, amount in due])


def _introduced_share(
    course: Course, customs: Customs, innocent: list[int], follower: int, introduced: int
) -> list[tuple[int, int]]:
    others = [seat for seat in innocent if seat != follower]
    if not others:
        return [(follower, FOUR_ACES)]
    if customs.napolitana != "classic":
        return parts(FOUR_ACES, others)
    leader = course.tricks[introduced].plays[0].seat
    if leader in others:
        return [(leader, FOUR_ACES)]
    return [(follower, FOUR_ACES // 2), *parts(FOUR_ACES // 2, others)]
