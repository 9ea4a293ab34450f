"""The count made anew: points struck, what was withheld added, a class decided on what both really hold."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import takewhile

from tapete.games.cientos import announce, play
from tapete.games.cientos.count import ANNOUNCED, FINALLY, THIRTY, counted, hundred, qualities_of, quality, worth_of
from tapete.games.cientos.floor.state import CientosFloor
from tapete.games.cientos.ranking import CLASSES, KINDS, SETS, Combination, class_of, combinations
from tapete.games.cientos.state import PLAY, SHADOW, Gain
from tapete.laws.mark import law
from tapete.table.event import event
from tapete.table.ledger import BANK, Account, Entry
from tapete.table.row import replaced

ANNOUNCEMENTS = {*announce.ANNOUNCEMENTS, "repique"}
IN_PLAY = {"lead", "trick", "last-trick", "pique", "cards", "capote"}
CARD_BY_CARD = {"lead", "trick", "last-trick"}
EVERYTHING = {*ANNOUNCEMENTS, *IN_PLAY, "blancas"}
EVERY_CLASS = range(len(CLASSES))


# Points are struck.


def struck(state: CientosFloor, seat: int, reasons: set[str], since: int, *laws: str) -> CientosFloor:
    """The seat's points of this hand for these reasons are taken off, and the qualities they won given back.

    The tens already marked go back to the count, so that all is marked once at the end.
    """
    entries = [entry for entry in state.ledger.entries[since:] if entry.hand == state.hand]
    points = _had(entries, f"hand {seat}", reasons)
    chips = _had(entries, seat, {f"quality-{reason}" for reason in reasons})
    lost, before = sum(points.values()), state.tallies[seat]
    announced = sum(amount for reason, amount in points.items() if reason in (*ANNOUNCEMENTS, "blancas"))
    after = state.with_tally(
        seat, marked=0, points=before.points - lost, announced=max(0, before.announced - announced)
    )
    back = [Entry(state.hand, f"mark {seat}", f"hand {seat}", before.marked, "taken-back", ("cie.ad.2.2",))]
    back += [Entry(state.hand, f"hand {seat}", BANK, amount, reason, laws) for reason, amount in points.items()]
    back += [Entry(state.hand, seat, 1 - seat, amount, reason, laws) for reason, amount in chips.items()]
    if lost or before.marked:
        count = after.tallies[seat].count
        after = after.telling(event("recounted", seat, number=lost, marked=before.marked, count=count))
    return after.paying(back)


def _had(entries: Iterable[Entry], account: Account, reasons: set[str]) -> dict[str, int]:
    """What the account still has for each of these reasons."""
    return {reason: amount for reason, amount in _net(entries, account).items() if reason in reasons and amount > 0}


def _net(entries: Iterable[Entry], account: Account) -> Counter[str]:
    """What the account has had for each reason, less what was taken off it again for the same."""
    had: Counter[str] = Counter()
    for entry in entries:
        had[entry.reason] += entry.amount * ((entry.payee == account) - (entry.payer == account))
    return had


# Who counts nothing, and what the other adds.


@law("cie.66", "cie.118", "cie.75")
def silenced(state: CientosFloor, seat: int, *laws: str) -> CientosFloor:
    """He counts nothing in this hand, which is played out; a win of his is undone."""
    after = struck(_barring(state, seat), seat, EVERYTHING, 0, *laws).but(silenced=(*state.silenced, seat))
    return _played_on(after) if state.champion == seat else after


@law("cie.130", "cie.135")
def _barring(state: CientosFloor, seat: int) -> CientosFloor:
    """What he had counted still keeps the other from a pique or repique; the mano's play never did."""
    tally = state.tallies[seat]
    had_counted = tally.announced if seat == state.mano else tally.points
    return state.but(barring=(*state.barring, seat)) if had_counted else state


def _played_on(state: CientosFloor) -> CientosFloor:
    """The hundred was not made after all: the hand goes on where it was, or the cards are counted."""
    undone = state.but(champion=None, phase=state.resumed or state.phase, done=())
    if undone.phase == PLAY and undone.trick and not undone.taken and not _lead_counted(undone):
        return announce.pie_speaks(undone, undone.stage + 1)
    return play.cards_counted(undone) if state.played_out and not state.counted_out else undone


def _lead_counted(state: CientosFloor) -> bool:
    """Whether the pie has said all that is counted before the first card."""
    return bool(_net(state.ledger.of_hand(state.hand), f"hand {state.mano}")["lead"])


@law("cie.67", "cie.68", "cie.116", "cie.118", "cie.121")
def withheld(state: CientosFloor, seat: int, classes: Iterable[int], *laws: str) -> CientosFloor:
    """The seat adds all that it really held and has not counted, as if good; no repique comes of it."""
    for stage in classes:
        contest = state.contests[stage]
        mine = contest.winner == seat
        good = {each for each in contest.named[seat] if mine and each not in contest.struck}
        counted_before = {card for each in good for card in each.cards}
        held = _best(state, seat, stage)
        for each in held if stage or not mine else ():
            if counted_before.isdisjoint(each.cards):
                state = _added(state, seat, each, laws, FINALLY)
        named = replaced(contest.named, seat, tuple(dict.fromkeys((*contest.named[seat], *held))))
        state = _exhibited(state.contest_but(stage, winner=seat, named=named, struck=()), seat, stage)
    return state


def _best(state: CientosFloor, seat: int, stage: int) -> tuple[Combination, ...]:
    """All sequences and sets that the seat held, or the one best point."""
    return combinations(state.kept(seat), stage)[: None if stage else 1]


def _exhibited(state: CientosFloor, seat: int, stage: int) -> CientosFloor:
    """What is added is laid open."""
    held, shown = state.kept(seat), state.shown[seat]
    named = [card for each in state.contests[stage].named[seat] for card in each.cards]
    new = tuple(dict.fromkeys(card for card in named if card in held and card not in shown))
    if not new:
        return state
    return state.but(shown=replaced(state.shown, seat, (*shown, *new))).telling(event("shows", seat, cards=new))


def _added(state: CientosFloor, seat: int, combination: Combination, laws: tuple[str, ...], when: int) -> CientosFloor:
    if state.champion is not None:
        return state
    number, *quality_laws = qualities_of(combination)
    paid = quality(state, seat, int(number), combination.kind, *map(str, quality_laws))
    return counted(paid, seat, worth_of(state, combination)[0], combination.kind, *laws, when=when)


# He loses what he announced, or the sets alone.


@law("cie.116")
def announcements_lost(state: CientosFloor, seat: int) -> CientosFloor:
    """He loses all he announced and a pique on it, not cartas blancas nor the play; the other counts his own."""
    after = struck(_barring(state, seat), seat, {*ANNOUNCEMENTS, "pique"}, 0, "cie.116")
    return _decided_again(after, seat, EVERY_CLASS, "cie.116")


@law("cie.121")
def sets_lost(state: CientosFloor, seat: int) -> CientosFloor:
    """Only fourteens and threes are decided again: he has none, and the other counts all of his."""
    reasons, rest = set(KINDS[SETS]), ANNOUNCEMENTS.difference(KINDS[SETS])
    if not _thirty_by(state, seat, rest):
        reasons.add("repique")
    if combinations(state.kept(1 - seat), SETS) or not _thirty_by(state, seat, {*rest, *CARD_BY_CARD}):
        reasons.add("pique")
    return _decided_again(struck(state, seat, reasons, 0, "cie.121"), seat, (SETS,), "cie.121")


@law("cie.128", "cie.130")
def _thirty_by(state: CientosFloor, seat: int, reasons: set[str]) -> bool:
    """Whether he had thirty by cartas blancas and these alone, before the other had counted anything."""
    own, other, total = f"hand {seat}", f"hand {1 - seat}", 0
    gains = {*reasons, "blancas"} - {"repique"}
    for entry in state.ledger.of_hand(state.hand):
        if entry.reason not in gains:
            continue
        if entry.payee == other:
            return False
        total += entry.amount * ((entry.payee == own) - (entry.payer == own))
        if total >= THIRTY:
            return True
    return False


@law("cie.15", "cie.116", "cie.121")
def _decided_again(state: CientosFloor, seat: int, classes: Iterable[int], law_id: str) -> CientosFloor:
    """The other adds what he held, before the play by its place; a win stands if the hundred is still made."""
    for stage in classes:
        contest = state.contests[stage]
        winner = None if contest.winner == seat else contest.winner
        state = state.contest_but(stage, named=replaced(contest.named, seat, ()), winner=winner)
    if state.champion != seat:
        return withheld(state, 1 - seat, classes, law_id)
    after = withheld(state.but(champion=None), 1 - seat, classes, law_id)
    if after.champion is None:
        after = hundred(after, seat)
    return _played_on(after) if after.champion is None else after


# What was not held is mended before the first card.


@law("cie.15", "cie.120")
def corrected(state: CientosFloor, false: Iterable[Combination]) -> CientosFloor:
    """The slip is mended; a hundred that was made by it and is not made without it lets the hand go on."""
    after = _judged_anew(state.but(champion=None), false)
    if state.champion is None or after.champion is not None:
        return after
    on = _played_on(after)
    return announce.next_class(on) if state.resumed == SHADOW else on


@law("cie.120")
def _judged_anew(state: CientosFloor, false: Iterable[Combination]) -> CientosFloor:
    """The class is decided on what both really hold.

    What was announced after it is counted over again, for a repique may stand or fall with it.
    """
    wrong = {class_of(each) for each in false}
    after = state
    for seat in (0, 1):
        after = struck(after, seat, _from(after, seat, min(wrong)), 0, "cie.120")
    # A tie of which no class knows any more is one that a ruling has given to the other: it stays.
    after = after.but(tied=state.tied and not any(contest.struck for contest in state.contests))
    for stage in EVERY_CLASS:
        if stage in wrong:
            after = _decided(after, stage)
        after = after.but(tied=after.tied or bool(after.contests[stage].struck))
        if stage >= min(wrong):
            after = _recounted(after, stage, "cie.120")
    return after


def _from(state: CientosFloor, seat: int, first: int) -> set[str]:
    """Why the seat has counted in this class and the later ones; and a repique that it had not made before them."""
    lost = {kind for kinds in KINDS[first:] for kind in kinds}
    had = _net(state.ledger.of_hand(state.hand), f"hand {seat}")
    before = sum(had[reason] for reason in {*ANNOUNCEMENTS, "blancas"} - lost - {"repique"})
    return lost if before >= THIRTY else {*lost, "repique"}


@law("cie.18", "cie.106", "cie.109", "cie.ad.5.7")
def _decided(state: CientosFloor, stage: int) -> CientosFloor:
    """The greatest of both are compared, if equal the next; who has the better counts it and his smaller ones."""
    held = [_best(state, seat, stage) for seat in (0, 1)]
    ties = _equal(*held)
    void = bool(ties) and state.game.tied_sequence == "class"
    left = [() if void else own[ties:] for own in held]
    best = [own[0].strength if own else (0, 0) for own in left]
    winner = best.index(max(best)) if any(left) else None
    named = tuple((*held[seat][:ties], *(left[seat] if seat == winner else ())) for seat in (0, 1))
    decided = state.contest_but(stage, winner=winner, named=named, struck=(*held[0][:ties], *held[1][:ties]))
    return decided.but(waiting=tuple(gain for gain in state.waiting if class_of(gain.combination) != stage))


def _equal(mine: Sequence[Combination], his: Sequence[Combination]) -> int:
    """How many of the greatest are equal one by one."""
    pairs = zip(mine, his, strict=False)
    return len(list(takewhile(lambda pair: pair[0].strength == pair[1].strength, pairs)))


def _recounted(state: CientosFloor, stage: int, law_id: str) -> CientosFloor:
    """What is good in the class counts, or waits for what the pie will say before it."""
    contest = state.contests[stage]
    if contest.winner is None:
        return state
    good = [each for each in contest.named[contest.winner] if each not in contest.struck]
    known = [gain.combination for gain in state.waiting]
    for each in sorted(good, key=lambda each: each.strength, reverse=True):
        if each in known:
            continue
        if any(before.deferred for before in state.contests[: stage + 1]):
            state = state.but(waiting=(*state.waiting, Gain(stage, contest.winner, each)))
        else:
            state = _added(state, contest.winner, each, (law_id,), ANNOUNCED)
    # Who has played can no longer show by himself what he counts only now.
    return _exhibited(state, contest.winner, stage) if state.has_played(contest.winner) else state
