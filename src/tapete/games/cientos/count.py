"""Counting: every gain as it is made, the pique and the repique, and who gets to a hundred first."""

from __future__ import annotations

from tapete.games.cientos.ranking import Combination
from tapete.games.cientos.state import HUNDRED, C, CientosState
from tapete.games.cientos.tally import Tally
from tapete.laws.mark import law
from tapete.table.event import event
from tapete.table.ledger import Entry
from tapete.table.row import replaced

THIRTY = 30
PIQUE = law("cie.11", "cie.172")(60 - THIRTY)
REPIQUE = law("cie.12", "cie.173")(90 - THIRTY)
BLANCAS = law("cie.81", "cie.158")(10)

RUN_QUALITIES = law("cie.cal.3.1", "cie.cal.3.2", "cie.cal.3.3", "cie.cal.3.4", "cie.19")({5: 1, 6: 2, 7: 3, 8: 4})
RUN_QUALITY_LAWS = {5: "cie.cal.3.1", 6: "cie.cal.3.2", 7: "cie.cal.3.3", 8: "cie.cal.3.4"}
RUN_LAWS = {3: "cie.160", 4: "cie.161", 5: "cie.162", 6: "cie.163", 7: "cie.164", 8: "cie.165"}

GAIN_LAWS = {"punto": ("cie.103", "cie.159"), "catorce": ("cie.166",), "tres": ("cie.167",)}
BY_CARDS = ("cie.6", "cie.102")
"""Of a point that counts its cards the book says only what it is, and that it must be good."""

ANNOUNCED, PLAYED, FINALLY = range(3)
"""When a gain is made: by announcing, card by card, or when all the cards are played."""


def counted(state: C, seat: int, amount: int, reason: str, *laws: str, when: int = PLAYED) -> C:
    """One counting event: the points, the pique or repique they make, and the hundred. After it nothing counts."""
    if state.champion is not None or seat in state.silenced:
        return state
    before = state.tallies[seat]
    return hundred(jumped(added(state, seat, amount, reason, laws, when, "counts"), seat, before, when), seat)


def added(state: C, seat: int, amount: int, reason: str, laws: tuple[str, ...], when: int, key: str) -> C:
    """The state with so many more points for the seat, which it says aloud."""
    tally = state.tallies[seat].plus(amount, announced=when == ANNOUNCED)
    told = event(key, seat, points=amount, reason=reason, count=tally.count if key == "counts" else tally.points)
    return state.but(
        tallies=replaced(state.tallies, seat, tally),
        ledger=state.ledger.plus((state.points_entry(seat, amount, reason, *laws),)),
        events=(*state.events, told),
    )


def jumped(state: C, seat: int, before: Tally, when: int) -> C:
    """Sixty or ninety, if this event has brought the player to thirty with nothing against him."""
    now = state.tallies[seat]
    if when == PLAYED:
        if before.points < THIRTY <= now.points and may_pique(state, seat):
            return _jump(state, seat, PIQUE, "pique", when, "cie.11", "cie.130", "cie.172", "cie.ad.6.6")
    elif before.announced < THIRTY <= now.announced and may_repique(state, seat):
        return _jump(state, seat, REPIQUE, "repique", when, "cie.12", "cie.128", "cie.173", "cie.ad.5.8")
    return state


@law("cie.12", "cie.82", "cie.128", "cie.134", "cie.135")
def may_repique(state: CientosState, seat: int) -> bool:
    """Thirty by announcements alone, the other having counted or tied none; that he has led does not save him."""
    return state.tallies[1 - seat].announced == 0 and not _is_barred(state, seat)


@law("cie.11", "cie.82", "cie.130", "cie.132", "cie.133")
def may_pique(state: CientosState, seat: int) -> bool:
    """Only the mano, if the other has counted nothing at all nor taken a trick, and nothing was tied."""
    counted_none = state.tallies[1 - seat].points == 0 and not state.tricks_of(1 - seat)
    return seat == state.mano and counted_none and not _is_barred(state, seat)


@law("cie.129", "cie.132")
def _is_barred(state: CientosState, seat: int) -> bool:
    """By a tie, or by what the other had counted before it was struck."""
    return state.tied or 1 - seat in state.barring


QUALITIES = {"pique": (1, "cie.cal.2.1"), "repique": (2, "cie.cal.2.2")}


def _jump(state: C, seat: int, amount: int, reason: str, when: int, *laws: str) -> C:
    told = added(state, seat, amount, reason, laws, when, reason)
    number, law_id = QUALITIES[reason]
    return quality(told, seat, number, reason, law_id)


@law("cie.15", "cie.101", "cie.156", "cie.ad.5.10")
def hundred(state: C, seat: int) -> C:
    """The game is won by the very event that makes the hundredth point; nothing later is counted for anyone."""
    if state.tallies[seat].race < HUNDRED or state.game.is_partie:
        return state
    return state.but(champion=seat)


@law("cie.19", "cie.cal.0.1", "cie.cal.0.2")
def quality(state: C, seat: int, number: int, reason: str, *laws: str) -> C:
    """The other pays the seat so many qualities, where they are played; who counts nothing wins none."""
    if not number or not state.game.calidades or seat in state.silenced:
        return state
    return state.paying([quality_entry(state, seat, number, reason, *laws)]).telling(
        event("quality", seat, number=number, reason=f"quality-{reason}")
    )


def quality_entry(state: CientosState, seat: int, number: int, reason: str, *laws: str) -> Entry:
    """What the other pays for so many qualities."""
    return state.chips_entry(1 - seat, number * state.game.quality_pays, f"quality-{reason}", "cie.19", *laws)


@law("cie.81", "cie.158", "cie.ad.5.3", "cie.cal.1")
def count_blancas(state: C, seat: int) -> C:
    """Ten for a hand without figures, the first of all gains."""
    paid = quality(state, seat, 1, "blancas", "cie.cal.1")
    return counted(paid, seat, BLANCAS, "blancas", "cie.81", "cie.158", when=ANNOUNCED)


@law("cie.38", "cie.103", "cie.107", "cie.109")
def count_combination(state: C, seat: int, combination: Combination) -> C:
    """A good announcement counts, and pays its qualities."""
    if state.champion is not None:
        return state
    points, laws = worth_of(state, combination)
    number, *quality_laws = qualities_of(combination)
    paid = quality(state, seat, int(number), combination.kind, *map(str, quality_laws))
    return counted(paid, seat, points, combination.kind, *laws, when=ANNOUNCED)


def worth_of(state: CientosState, combination: Combination) -> tuple[int, tuple[str, ...]]:
    """What a good announcement counts, and by which laws; a point one for each of its cards where that is agreed.

    Which point is the greater need not be agreed: any longer suit of this pack also has the greater total.
    """
    if combination.kind == "punto" and state.game.point_value == "cards":
        return len(combination.cards), BY_CARDS
    return combination.points, GAIN_LAWS.get(combination.kind) or (RUN_LAWS[combination.size],)


@law("cie.cal.3.6", "cie.cal.4.1", "cie.cal.4.2")
def qualities_of(combination: Combination) -> tuple[int | str, ...]:
    """How many qualities a good announcement wins, and by which law: from the quinta up, and a fourteen."""
    # The size of a point is its total: that of a single card may be that of a run.
    if combination.kind != "punto" and combination.size in RUN_QUALITIES:
        return RUN_QUALITIES[combination.size], RUN_QUALITY_LAWS[combination.size]
    if combination.kind == "catorce":
        return 1, "cie.cal.4.1"
    return (0,)
