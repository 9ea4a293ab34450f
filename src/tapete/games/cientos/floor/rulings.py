"""What follows from a ruling: points struck and added, cards put back, hands dealt again."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import replace
from itertools import takewhile

from tapete.games.cientos import announce, count, play
from tapete.games.cientos.announce import class_of
from tapete.games.cientos.count import FINALLY, counted, hundred, qualities_of, quality
from tapete.games.cientos.floor.facts import PACK, FloorState
from tapete.games.cientos.ranking import CLASSES, RUN_NAMES, SET_NAMES, SETS, Combination, combinations
from tapete.games.cientos.state import HUNDRED, PLAY, SHADOW, Gain
from tapete.laws.mark import law
from tapete.table.event import event
from tapete.table.ledger import BANK, Account, Entry
from tapete.table.row import replaced
from tapete.table.ruling import Ruling

ANNOUNCED = {"punto", *RUN_NAMES.values(), *SET_NAMES.values(), "repique"}
CLASS_REASONS = ({"punto"}, set(RUN_NAMES.values()), set(SET_NAMES.values()))
OF_SETS = CLASS_REASONS[SETS]
IN_PLAY = {"lead", "trick", "last-trick", "pique", "cards", "capote"}
CARD_BY_CARD = {"lead", "trick", "last-trick"}
ALL = {*ANNOUNCED, *IN_PLAY, "blancas"}
THIRTY = 30


def told(state: FloorState, seat: int, ruling: Ruling) -> FloorState:
    """All hear what the judge says."""
    return state.telling(event("ruling", seat, decision=ruling.decision, law=", ".join(ruling.laws)))


# The hand is void.


@law("cie.53", "cie.55", "cie.59", "cie.63", "cie.64", "cie.65", "cie.76")
def dealt_again(state: FloorState, cause: str, dealer: int | None = None) -> FloorState:
    """Nothing of the hand counts, and the same dealer, or the rightful one, deals again."""
    void = _reversed(state, state.ledger.of_hand(state.hand), "void", "cie.55")
    first, second = (replace(tally, points=0, announced=0, marked=0) for tally in state.tallies)
    return void.but(
        phase=PACK,
        tallies=(first, second),
        champion=None,
        dealer=state.dealer if dealer is None else dealer,
        spent=(*state.spent, cause),
    ).telling(event("void"))


def _reversed(state: FloorState, entries: Iterable[Entry], reason: str, *laws: str) -> FloorState:
    return state.paying(Entry(state.hand, entry.payee, entry.payer, entry.amount, reason, laws) for entry in entries)


# Points are struck.


def struck(state: FloorState, seat: int, reasons: set[str], since: int, *laws: str) -> FloorState:
    """The seat's points of this hand for these reasons are taken off, and the qualities they won given back."""
    hand = f"hand {seat}"
    entries = [entry for entry in state.ledger.entries[since:] if entry.hand == state.hand]
    points = {reason: amount for reason, amount in _net(entries, hand).items() if reason in reasons and amount > 0}
    chips = {reason: amount for reason, amount in _net(entries, seat).items() if _of_quality(reason, reasons, amount)}
    announced = sum(amount for reason, amount in points.items() if reason in (*ANNOUNCED, "blancas"))
    whole = _unmarked(state, seat)
    tally = whole.tallies[seat]
    after = whole.with_tally(
        seat, points=tally.points - sum(points.values()), announced=max(0, tally.announced - announced)
    )
    back = [Entry(state.hand, hand, BANK, amount, reason, laws) for reason, amount in points.items()]
    back += [Entry(state.hand, seat, 1 - seat, amount, reason, laws) for reason, amount in chips.items()]
    lost, marked, count = sum(points.values()), state.tallies[seat].marked, after.tallies[seat].count
    told = [event("recounted", seat, number=lost, marked=marked, count=count)] if lost or marked else []
    return _own(after.paying(back).telling(*told))


def _net(entries: Iterable[Entry], account: Account) -> Counter[str]:
    """What the account has had for each reason, less what was taken off it again for the same."""
    had: Counter[str] = Counter()
    for entry in entries:
        had[entry.reason] += entry.amount * ((entry.payee == account) - (entry.payer == account))
    return had


def _of_quality(reason: str, reasons: set[str], amount: int) -> bool:
    return amount > 0 and reason.startswith("quality-") and reason.removeprefix("quality-") in reasons


def _unmarked(state: FloorState, seat: int) -> FloorState:
    """The tens already marked go back to the count, so that all is marked once at the end."""
    marked = state.tallies[seat].marked
    entry = Entry(state.hand, f"mark {seat}", f"hand {seat}", marked, "taken-back", ("cie.ad.2.2",))
    after = state.paying([entry]).with_tally(seat, marked=0)
    assert isinstance(after, FloorState)
    return after


# Who counts nothing, and what the other adds.


@law("cie.66", "cie.118", "cie.75")
def silenced(state: FloorState, seat: int, *laws: str) -> FloorState:
    """He counts nothing in this hand, which is played out; a win of his is undone."""
    barred = state.tied or _had_counted(state, seat)
    after = struck(state, seat, ALL, 0, *laws).but(tied=barred, silenced=(*state.silenced, seat))
    return played_on(after) if state.champion == seat else after


@law("cie.130", "cie.135")
def _had_counted(state: FloorState, seat: int) -> bool:
    """What he had counted still keeps the other from a pique or repique; the mano's play never did."""
    tally = state.tallies[seat]
    return bool(tally.announced if seat == state.mano else tally.points)


def played_on(state: FloorState) -> FloorState:
    """The hundred was not made after all: the hand goes on where it was, or the cards are counted."""
    undone = state.but(champion=None, phase=state.resumed or state.phase, done=())
    return _own(play.cards_counted(undone)) if state.hand_over and not state.counted_out else undone


@law("cie.67", "cie.68", "cie.116", "cie.118", "cie.121")
def withheld(state: FloorState, seat: int, classes: Iterable[int], *laws: str) -> FloorState:
    """The seat adds all that it really held and has not counted, as if good; no repique comes of it."""
    after = state
    for stage in classes:
        contest = state.contests[stage]
        mine = contest.winner == seat
        good = [each for each in contest.named[seat] if mine and each not in contest.struck]
        counted_before = {card for each in good for card in each.cards}
        for each in _held(state, seat, stage, mine):
            if counted_before.isdisjoint(each.cards):
                after = _added(after, seat, each, stage, laws, FINALLY)
        all_named = after.contest_but(stage, winner=seat, named=_with(after, stage, seat), struck=())
        after = _exhibited(_own(all_named), seat, stage)
    return after


def _exhibited(state: FloorState, seat: int, stage: int) -> FloorState:
    """What is added is laid open."""
    held, shown = state.kept(seat), state.shown[seat]
    named = [card for each in state.contests[stage].named[seat] for card in each.cards]
    new = tuple(dict.fromkeys(card for card in named if card in held and card not in shown))
    if not new:
        return state
    return state.but(shown=replaced(state.shown, seat, (*shown, *new))).telling(event("shows", seat, cards=new))


def _held(state: FloorState, seat: int, stage: int, mine: bool) -> tuple[Combination, ...]:
    """All sequences and sets, or the one best point."""
    found = combinations(state.kept(seat), stage)
    return found if stage else found[: 0 if mine else 1]


def _with(state: FloorState, stage: int, seat: int) -> object:
    """The class with all that the seat holds named, so that nothing is added twice."""
    named = state.contests[stage].named
    own = tuple(each for each in combinations(state.kept(seat), stage)[: None if stage else 1])
    return replaced(named, seat, tuple(dict.fromkeys((*named[seat], *own))))


def _added(
    state: FloorState, seat: int, combination: Combination, stage: int, laws: tuple[str, ...], when: int
) -> FloorState:
    if state.champion is not None:
        return state
    number, *quality_laws = qualities_of(combination, stage)
    paid = quality(state, seat, int(number), combination.kind, *map(str, quality_laws))
    return _own(counted(paid, seat, combination.points, combination.kind, *laws, when=when))


def _own(state: object) -> FloorState:
    assert isinstance(state, FloorState)
    return state


@law("cie.116")
def not_shown(state: FloorState, seat: int) -> FloorState:
    """He loses all he announced and a pique on it, not cartas blancas nor the play; the other counts his own."""
    after = struck(state, seat, {*ANNOUNCED, "pique"}, 0, "cie.116")
    for stage in range(len(CLASSES)):
        after = _own(after.contest_but(stage, named=replaced(after.contests[stage].named, seat, ())))
        if after.contests[stage].winner == seat:
            after = _own(after.contest_but(stage, winner=None))
    return _redecided(after, seat, range(len(CLASSES)), "cie.116")


@law("cie.121")
def set_lost(state: FloorState, seat: int) -> FloorState:
    """Only fourteens and threes are decided again: he has none, and the other counts all of his."""
    reasons, rest = set(OF_SETS), ANNOUNCED - OF_SETS
    if not _thirty_by(state, seat, rest):
        reasons.add("repique")
    if combinations(state.kept(1 - seat), SETS) or not _thirty_by(state, seat, {*rest, *CARD_BY_CARD}):
        reasons.add("pique")
    after = struck(state, seat, reasons, 0, "cie.121")
    named = replaced(after.contests[SETS].named, seat, ())
    return _redecided(_own(after.contest_but(SETS, named=named, winner=None)), seat, (SETS,), "cie.121")


@law("cie.128", "cie.130")
def _thirty_by(state: FloorState, seat: int, reasons: set[str]) -> bool:
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
def _redecided(state: FloorState, seat: int, classes: Iterable[int], law_id: str) -> FloorState:
    """The other adds what he held, before the play by its place; a win stands if the hundred is still made."""
    if state.champion != seat:
        return withheld(state, 1 - seat, classes, law_id)
    after = withheld(state.but(champion=None), 1 - seat, classes, law_id)
    if after.champion is None:
        after = _own(hundred(after, seat))
    return played_on(after) if after.champion is None else after


# What was not held is mended before the first card.


@law("cie.120")
def corrected(state: FloorState, false: Iterable[Combination]) -> FloorState:
    """Before his first card he mends the slip, and the class is decided on what both really hold.

    What was announced after it is counted over again, for a repique may stand or fall with it.
    """
    wrong = {class_of(each) for each in false}
    again = range(min(wrong), len(CLASSES))
    after = state
    for seat in (0, 1):
        after = struck(after, seat, _from(after, seat, again[0]), 0, "cie.120")
    after = after.but(tied=bool(state.silenced and state.tied))
    for stage in range(len(CLASSES)):
        if stage in wrong:
            after = _decided(after, stage)
        after = after.but(tied=after.tied or bool(after.contests[stage].struck))
        if stage in again:
            after = _recounted(after, stage, "cie.120")
    return after


def _from(state: FloorState, seat: int, first: int) -> set[str]:
    """Why the seat has counted in this class and the later ones; and a repique that it had not made before them."""
    lost = {reason for reasons in CLASS_REASONS[first:] for reason in reasons}
    had = _net(state.ledger.of_hand(state.hand), f"hand {seat}")
    before = sum(had[reason] for reason in {*ANNOUNCED, "blancas"} - lost - {"repique"})
    return lost if before >= THIRTY else {*lost, "repique"}


@law("cie.18", "cie.106", "cie.109", "cie.ad.5.7")
def _decided(state: FloorState, stage: int) -> FloorState:
    """The greatest of both are compared, if equal the next; who has the better counts it and his smaller ones."""
    held = [combinations(state.kept(seat), stage)[: None if stage else 1] for seat in (0, 1)]
    ties = _equal(*held)
    struck_out = (*held[0][:ties], *held[1][:ties])
    void = bool(ties) and state.game.tied_sequence == "class"
    left = [() if void else own[ties:] for own in held]
    best = [own[0].strength if own else (0, 0) for own in left]
    winner = best.index(max(best)) if any(left) else None
    named = tuple((*held[seat][:ties], *(left[seat] if seat == winner else ())) for seat in (0, 1))
    decided = _own(state.contest_but(stage, winner=winner, named=named, struck=struck_out))
    return decided.but(waiting=tuple(gain for gain in state.waiting if class_of(gain.combination) != stage))


def _equal(mine: Sequence[Combination], his: Sequence[Combination]) -> int:
    """How many of the greatest are equal one by one."""
    pairs = zip(mine, his, strict=False)
    return len(list(takewhile(lambda pair: pair[0].strength == pair[1].strength, pairs)))


def _recounted(state: FloorState, stage: int, law_id: str) -> FloorState:
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
            state = _added(state, contest.winner, each, stage, (law_id,), count.ANNOUNCED)
    # Who has played can no longer show by himself what he counts only now.
    return _exhibited(state, contest.winner, stage) if state.has_played(contest.winner) else state


@law("cie.15", "cie.120")
def win_corrected(state: FloorState, seat: int, false: Iterable[Combination]) -> FloorState:
    """A hundred that he made by what he does not hold: if it is not made without it the hand goes on."""
    after = corrected(state.but(champion=None), false)
    if after.champion is not None:
        return after
    if after.trick and not _net(after.ledger.of_hand(after.hand), f"hand {after.mano}")["lead"]:
        after = _own(announce.count_lead(after, after.mano))
    on = played_on(after) if after.champion is None else after
    return _own(announce.next_class(on)) if on.phase == SHADOW else on


# Cards go back.


@law("cie.125", "cie.126", "cie.96", "cie.15")
def taken_back(state: FloorState, trick: int) -> FloorState:
    """All cards after the lead to this trick go back and count no more; a hundred made without them stands."""
    plays = [played for taken in state.taken[trick:] for played in taken.plays] + list(state.trick)
    lead, *back = plays
    hands = state.hands
    for played in back:
        hands = replaced(hands, played.seat, (*hands[played.seat], played.card))
    since = state.leads[trick]
    undone = state
    for seat in (0, 1):
        undone = struck(undone, seat, IN_PLAY, since, "cie.125")
    if state.champion is not None and undone.tallies[state.champion].race >= HUNDRED:
        return state
    return undone.but(
        phase=PLAY,
        hands=hands,
        trick=(lead,),
        taken=state.taken[:trick],
        leader=lead.seat,
        leads=state.leads[: trick + 1],
        champion=None,
        astray=None,
        counted_out=False,
        done=(),
        returned=tuple(dict.fromkeys((*state.returned, *(played.card for played in back)))),
    )


@law("cie.96")
def lead_taken_back(state: FloorState, seat: int) -> FloorState:
    """The card led goes back to the hand, and its point is not counted."""
    played = state.trick[0]
    undone = struck(state, seat, {"lead", "pique"}, 0, "cie.96")
    return undone.but(
        hands=replaced(undone.hands, seat, (*undone.hands[seat], played.card)),
        trick=(),
        leads=(),
        returned=(*state.returned, played.card),
    )
