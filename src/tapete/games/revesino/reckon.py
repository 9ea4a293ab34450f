"""What a hand played out comes to: one of three kinds, and who owes whom what by it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace

from tapete.cards import Card
from tapete.games.revesino.course import DRAWN, LED, SLEEPING, SOLD, Course, Fate
from tapete.games.revesino.pack import CABALLO, FOUR_ACES, LAST_TWO, PARTIDA, REVESINO, WORTH, worth_law
from tapete.laws.mark import law

ORDINARY, NAPOLITANA, REVESINO_HAND = "ordinary", "four-aces", "revesino"


@dataclass(frozen=True, slots=True)
class Flow:
    """What one owes another at the single rate, why, and by which laws."""

    payer: int
    payee: int
    amount: int
    reason: str
    laws: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Customs:
    """What the table has agreed on about paying."""

    napolitana: str = "additions"
    duty: str = "additions"
    credit: str = "first-beater"
    sleeping: bool = True


@dataclass(frozen=True, slots=True)
class Faults:
    """Who pays for everybody in this hand: by revoking, with a card too many, or with one too few.

    When somebody has mixed his cards the `doubted` ones are paid already, and the `partida`: who had it, and who paid.
    """

    revoked: frozenset[int] = frozenset()
    over: frozenset[int] = frozenset()
    short: frozenset[int] = frozenset()
    doubted: frozenset[Card] = frozenset()
    partida: tuple[int, int] | None = None

    @property
    def offenders(self) -> frozenset[int]:
        """All of them."""
        return self.revoked | self.over | self.short

    def laws(self) -> tuple[str, ...]:
        """The laws that make them pay."""
        revoked = ("rev.124",) if self.revoked else ()
        counts = ("rev.74",) if self.over | self.short else ()
        return revoked + counts


NO_FAULTS = Faults()


@dataclass(frozen=True, slots=True)
class Reckoning:
    """The kind of hand, what is owed in it, and whom it is about.

    `by` is who made or cut the Revesino, or followed the four aces; `of` whose Revesino was cut; in an ordinary hand
    `ranking` begins with the winner of the partida, and `fates` are those of the payment cards.
    """

    kind: str
    flows: tuple[Flow, ...]
    by: int | None = None
    of: int | None = None
    won: bool = True
    ranking: tuple[int, ...] = ()
    fates: tuple[Fate, ...] = field(default=(), repr=False)


@law("rev.ad.0", "rev.ad.24", "rev.ad.27", "rev.ad.29")
def reckoned(
    course: Course, customs: Customs, faults: Faults = NO_FAULTS, laid_down: Sequence[tuple[int, int]] = ()
) -> Reckoning:
    """A hand of Revesino, else one of four aces, else an ordinary one: only one of the three is ever paid."""
    sweeper, follower = course.sweeper, course.follower
    if sweeper is not None and not _is_false(course, sweeper, faults):
        return _revesino(course, customs, faults, sweeper, follower)
    if follower is not None:
        return _four_aces(course, customs, faults, follower)
    return _ordinary(course, customs, faults, laid_down)


@law("rev.76", "rev.79")
def _is_false(course: Course, sweeper: int, faults: Faults) -> bool:
    """A Revesino made with a card too many is none; cut in time it is paid all the same."""
    return sweeper in faults.over and course.lost_at(sweeper) is None


# Revesino.


@law("rev.157", "rev.ad.24", "rev.ad.28", "rev.ad.30")
def _revesino(course: Course, customs: Customs, faults: Faults, sweeper: int, follower: int | None) -> Reckoning:
    """Nothing moves but the twenty-four tantos."""
    lost = course.lost_at(sweeper)
    made = lost is None and sweeper not in faults.short
    credited = None if lost is None else credited_with(course, customs, lost, sweeper, follower)
    if faults.offenders:
        flows = _for_others(course, faults, sweeper, credited, made, follower)
    elif follower is not None:
        flows = _of_follower(course, customs, sweeper, credited, follower)
    elif made:
        others = [seat for seat in course.seats if seat != sweeper]
        flows = [Flow(each, sweeper, REVESINO // 3, "revesino", ("rev.208", "rev.ad.28")) for each in others]
    else:
        assert credited is not None
        flows = [Flow(sweeper, credited, REVESINO, "cut", ("rev.209", "rev.155"))]
    by, of = (sweeper, None) if made else (credited, sweeper)
    return Reckoning(REVESINO_HAND, tuple(flows), by, of, made)


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
def _of_follower(course: Course, customs: Customs, sweeper: int, credited: int | None, follower: int) -> list[Flow]:
    """Whoever follows the four aces must cut in time: else he alone pays, to whoever makes it or cuts it."""
    if credited is None:
        return _shared_by(course, customs, follower, [Flow(follower, sweeper, REVESINO, "revesino", ("rev.168",))])
    if credited == follower:
        return _shared_by(course, customs, follower, [Flow(sweeper, credited, REVESINO, "cut", ("rev.ad.31.c",))])
    if _met_duty(course, customs, sweeper, follower):
        return [Flow(sweeper, credited, REVESINO, "cut", ("rev.ad.32",))]
    return _shared_by(course, customs, follower, [Flow(follower, credited, REVESINO, "cut", ("rev.ad.31.b",))])


@law("rev.ad.32", "rev.169")
def _met_duty(course: Course, customs: Customs, sweeper: int, follower: int) -> bool:
    """He has met it who takes the last trick though another had cut; not so where the body of the book is followed."""
    lost = course.lost_at(sweeper)
    won = course.won(follower)
    return lost in won or (customs.duty != "body" and LAST_TWO[-1] in won)


@law("rev.174")
def _shared_by(course: Course, customs: Customs, follower: int, flows: list[Flow]) -> list[Flow]:
    """In company every sum between the four aces and the others is divided in three."""
    if customs.napolitana != "company":
        return flows
    others = [seat for seat in course.seats if seat != follower]
    return [_third(flow, follower, other) for flow in flows for other in others]


def _third(flow: Flow, follower: int, other: int) -> Flow:
    payer, payee = (follower, other) if flow.payer == follower else (other, follower)
    return Flow(payer, payee, flow.amount // 3, flow.reason, (*flow.laws, "rev.174"))


@law("rev.79", "rev.80", "rev.81", "rev.82", "rev.83", "rev.130", "rev.131", "rev.132")
@law("rev.134", "rev.135", "rev.136", "rev.137")
def _for_others(
    course: Course, faults: Faults, sweeper: int, credited: int | None, made: bool, follower: int | None
) -> list[Flow]:
    """The offenders pay the whole of it; what one of them would collect is divided among those without fault."""
    innocent = [seat for seat in reversed(course.seats) if seat not in faults.offenders]
    laws = (*faults.laws(), "rev.130" if made else "rev.131")
    winner = sweeper if made else credited
    if winner is not None and winner in innocent:
        due = [(winner, REVESINO)]
    elif follower in innocent and winner is not None and len(innocent) > 1:
        others = [seat for seat in innocent if seat != follower]
        due = [(follower, REVESINO // 2), *parts(REVESINO // 2, others)]
        laws = (*laws, "rev.137")
    else:
        due = parts(REVESINO, innocent)
        laws = (*laws, "rev.132" if faults.revoked else "rev.82")
    reason = "revesino" if made else "cut"
    flows = [Flow(payee, payee, amount, reason, laws) for payee, amount in due]
    return paid_by(course, faults, flows)


# The four aces.


@law("rev.151", "rev.166", "rev.172", "rev.173", "rev.207", "rev.209", "rev.ad.25.d", "rev.ad.26", "rev.ad.26.b")
def _four_aces(course: Course, customs: Customs, faults: Faults, follower: int) -> Reckoning:
    """Twelve tantos and nothing else: from each of the others four, or to each of them, if he took a single trick."""
    introduced = course.introduced(follower)
    won = introduced is None and follower not in faults.offenders
    others = [seat for seat in course.seats if seat != follower]
    classic = customs.napolitana == "classic"
    if faults.offenders:
        flows = _aces_with_faults(course, customs, faults, follower, introduced)
    elif won and classic:
        flows = _ace_by_ace(course, customs, follower)
    elif won:
        flows = [Flow(each, follower, FOUR_ACES // 3, "four-aces", ("rev.ad.25.d", "rev.207")) for each in others]
    elif classic:
        assert introduced is not None
        leader = course.tricks[introduced].plays[0].seat
        flows = [Flow(follower, leader, FOUR_ACES, "four-aces-lost", ("rev.172",))]
    else:
        flows = [Flow(follower, each, FOUR_ACES // 3, "four-aces-lost", ("rev.ad.25.d", "rev.209")) for each in others]
    return Reckoning(NAPOLITANA, tuple(flows), follower, won=won)


@law("rev.164", "rev.181", "rev.182")
def _ace_by_ace(course: Course, customs: Customs, follower: int) -> list[Flow]:
    """As of old: each ace from him on whom it fell, those of others from whoever would owe them, and the partida."""
    last = ranking(course, [seat for seat in course.seats if seat != follower])[-1]
    flows = [Flow(last, follower, PARTIDA, "four-aces", ("rev.164", "rev.206"))]
    for fate in course.fates():
        laws = ("rev.164" if fate.owner == follower else "rev.181", worth_law(fate.card))
        if fate.owner == follower:
            payer = None if fate.how == LED else fate.winner
        elif fate.how == SLEEPING:
            payer = last if customs.sleeping else None
        else:
            payer = fate.winner if fate.how == SOLD else fate.owner
        if payer is not None:
            flows.append(Flow(payer, follower, WORTH[fate.card], "four-aces", laws))
    return flows


@law("rev.133")
def _aces_with_faults(
    course: Course, customs: Customs, faults: Faults, follower: int, introduced: int | None
) -> list[Flow]:
    """The offenders pay for everybody; one who follows the four aces and is at fault has lost them."""
    innocent = [seat for seat in reversed(course.seats) if seat not in faults.offenders]
    laws = (*faults.laws(), "rev.133")
    if follower in faults.offenders:
        due = parts(FOUR_ACES, innocent)
    elif introduced is None:
        if customs.napolitana == "classic":
            return paid_by(course, faults, _ace_by_ace(course, customs, follower))
        due = [(follower, FOUR_ACES)]
    else:
        due = _introduced_share(course, customs, innocent, follower, introduced)
    lost = follower in faults.offenders or introduced is not None
    reason = "four-aces-lost" if lost else "four-aces"
    return paid_by(course, faults, [Flow(payee, payee, amount, reason, laws) for payee, amount in due])


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


# An ordinary hand.


@law("rev.39", "rev.117", "rev.183", "rev.184", "rev.185", "rev.202", "rev.ad.18", "rev.ad.19")
def ranking(course: Course, seats: Iterable[int]) -> list[int]:
    """By points, then tricks, then seat: the first wins the partida, the last pays it."""
    place = {seat: -at for at, seat in enumerate(course.seats)}
    return sorted(seats, key=lambda seat: (course.points(seat), len(course.won(seat)), place[seat]))


@law("rev.60", "rev.61", "rev.62", "rev.74", "rev.78", "rev.124", "rev.125", "rev.ad.20")
@law("rev.ad.35", "rev.ad.35.b", "rev.ad.35.c")
def _ordinary(course: Course, customs: Customs, faults: Faults, laid_down: Sequence[tuple[int, int]]) -> Reckoning:
    """The partida and the five payment cards: twelve tantos are at stake."""
    every = _as_granted(ranking(course, course.seats), faults)
    winners = [seat for seat in every if seat not in faults.offenders]
    fates = [fate for fate in course.fates() if fate.card not in faults.doubted]
    flows = [Flow(every[-1], winners[0], PARTIDA, "partida", ("rev.39", "rev.206"))] if not faults.partida else []
    for fate in fates:
        flow = of_card(fate, winners, every[-1], customs, dict(laid_down))
        flows += [flow] if flow is not None else []
    if faults.offenders:
        passing = [flow if flow.payee in winners else replace(flow, payee=winners[0]) for flow in flows]
        flows = paid_by(course, faults, [replace(flow, laws=(*flow.laws, *faults.laws())) for flow in passing])
    ranked = (*winners, *(seat for seat in every if seat not in winners))
    return Reckoning(ORDINARY, tuple(flows), winners[0], every[-1], ranking=ranked, fates=tuple(fates))


@law("rev.198")
def _as_granted(every: list[int], faults: Faults) -> list[int]:
    """Who mixed the cards so that nobody can tell has lost the partida, and he to whom it was granted has won it."""
    if faults.partida is None:
        return every
    winner, loser = faults.partida
    return [winner, *(seat for seat in every if seat not in faults.partida), loser]


@law("rev.16", "rev.30", "rev.61", "rev.63", "rev.182", "rev.186", "rev.187", "rev.188", "rev.189", "rev.191")
@law("rev.196", "rev.ad.21", "rev.ad.21.b", "rev.ad.22", "rev.ad.22.b", "rev.ad.23", "rev.ad.23.b")
def of_card(fate: Fate, winners: Sequence[int], last: int, customs: Customs, down: dict[int, int]) -> Flow | None:
    """A sold card is paid by the trick's winner to the seller; a drawn one by its owner to the leader of the trick;
    a led or locked one by its owner, and a sleeping one by the loser, to the winner of the partida.

    Who threw one besides the card with which he took the trick has sold it to nobody."""
    amount, law_of = WORTH[fate.card], worth_law(fate.card)
    if fate.how == SLEEPING:
        return Flow(last, winners[0], amount, SLEEPING, ("rev.196", law_of)) if customs.sleeping else None
    if fate.owner in down and fate.trick >= down[fate.owner]:
        return _laid_down(fate, winners)
    if fate.how == SOLD:
        sold = fate.winner != fate.owner
        return Flow(fate.winner, fate.owner, amount, SOLD, ("rev.186", law_of)) if sold else None
    if fate.how == DRAWN:
        if fate.leader in down and fate.trick >= down[fate.leader]:
            return None
        return Flow(fate.owner, fate.leader, amount, DRAWN, ("rev.187", law_of))
    return Flow(fate.owner, winners[0], amount, fate.how, ("rev.188" if fate.how == LED else "rev.191", law_of))


@law("rev.199", "rev.200")
def _laid_down(fate: Fate, winners: Sequence[int]) -> Flow:
    """He pays those he was left with to the winner of the partida, or to the next after himself."""
    payee = next((seat for seat in winners if seat != fate.owner), winners[0])
    return Flow(fate.owner, payee, WORTH[fate.card], "laid-down", ("rev.200", worth_law(fate.card)))


# Sharing.


@law("rev.75", "rev.77", "rev.129")
def paid_by(course: Course, faults: Faults, flows: Sequence[Flow]) -> list[Flow]:
    """The offenders pay all of it in equal shares, whoever owed it; an odd tanto falls on the worst seated."""
    payers = [seat for seat in course.seats if seat in faults.offenders]
    left = dict(parts(sum(flow.amount for flow in flows), payers))
    paid: list[Flow] = []
    for flow in flows:
        due = flow.amount
        for payer in payers:
            share = min(due, left[payer])
            left[payer] -= share
            due -= share
            paid += [replace(flow, payer=payer, amount=share)] if share else []
    return paid


def parts(total: int, seats: Sequence[int]) -> list[tuple[int, int]]:
    """Equal parts, the odd tantos to the first."""
    return [(seat, total // len(seats) + (place < total % len(seats))) for place, seat in enumerate(seats)]


@law("rev.ad.33.b", "rev.ad.34", "rev.ad.34.b")
def caballo_of(reckoning: Reckoning) -> Fate | None:
    """What became of the caballo, if it was played in an ordinary hand."""
    return next((fate for fate in reckoning.fates if fate.card is CABALLO and fate.how != SLEEPING), None)
