"""Marking: by tens, the remainder being carried into the play; the half game, the hundred, and what is lacking."""

from __future__ import annotations

from tapete.games.cientos.state import HALF, HUNDRED, C, CientosState
from tapete.games.cientos.tally import Tally
from tapete.laws.mark import law
from tapete.table.event import Event, event
from tapete.table.ledger import BANK, Account, Entry
from tapete.table.row import replaced
from tapete.table.view import Piece

TEN = 10
HALF_TEN = law("cie.143")(5)


@law("cie.ad.2.1", "cie.ad.3.2", "cie.ad.5.8", "cie.ad.5.11", "cie.ad.2.2")
def marked_at_once(state: C) -> C:
    """The full tens of the announcements are marked before a card is laid; the pico is kept for the play.

    Where the pie announces after the lead, what he then has over the tens that are marked is marked besides.
    """
    if state.game.marking == "once" or state.game.reckoning == "points" or state.champion is not None:
        return state
    for seat in (state.mano, state.pie):
        tally = state.tallies[seat]
        tens = tally.count // TEN * TEN
        if tens:
            entry = Entry(state.hand, f"hand {seat}", f"mark {seat}", tens, "marked", ("cie.ad.2.1", "cie.ad.5.11"))
            state = state.with_tally(seat, marked=tally.marked + tens).paying([entry])
            state = state.telling(event("marks-tens", seat, tens=tens, pico=state.tallies[seat].count))
    return state


@law("cie.143", "cie.152", "cie.ad.3.1", "cie.ad.3.3", "cie.ad.5.12")
def rounded(points: int) -> int:
    """The hand as it is marked: in tens, five or more over them being one ten more; what is less is lost.

    >>> rounded(34), rounded(35)
    (30, 40)
    """
    return (points + HALF_TEN) // TEN * TEN


@law("cie.153", "cie.155", "cie.ad.4.1", "cie.ad.4.3")
def after_hand(tally: Tally) -> Tally:
    """The tally for the next hand: at the half and at the hundred what was lacking is owed, and paid off in points."""
    if tally.mark == HUNDRED:
        return Tally(mark=HUNDRED, hundred=tally.hundred - tally.points)
    reached = tally.mark + tally.points
    mark = rounded(reached)
    lacking = tally.half - tally.points if tally.mark == HALF else HALF - reached if mark == HALF else 0
    return Tally(mark=mark, half=max(0, lacking), hundred=HUNDRED - reached if mark == HUNDRED else 0)


def added_up(tally: Tally, reckoning: str) -> Tally:
    """The tally where nothing is owed: every point is kept, or, by tens, what the hand comes to when it is rounded."""
    return Tally(mark=tally.mark + (tally.points if reckoning == "points" else rounded(tally.points)))


@law("cie.45", "cie.143", "cie.152")
def marked(state: C) -> C:
    """Mark the hand for both, and say what they lack."""
    for seat in (state.mano, state.pie):
        before = state.tallies[seat]
        after = after_hand(before) if state.game.lends else added_up(before, state.game.reckoning)
        state = state.paying(entries(state, seat, before, after))
        state = state.telling(event("marks", seat, points=before.points, mark=after.mark), *_lacking(seat, after))
        state = state.but(tallies=replaced(state.tallies, seat, after))
    return state


@law("cie.153", "cie.155")
def _lacking(seat: int, tally: Tally) -> list[Event]:
    """Who is marked fifty or a hundred without having made them says how many he lacks."""
    lacking = (("lacks-half", tally.half), ("lacks-hundred", tally.hundred))
    return [event(key, seat, points=points) for key, points in lacking if points]


def entries(state: CientosState, seat: int, before: Tally, after: Tally) -> list[Entry]:
    """What moves between the player's accounts when the hand is marked."""
    hand, mark = f"hand {seat}", f"mark {seat}"

    def entry(payer: Account, payee: Account, amount: int, reason: str, *laws: str) -> Entry:
        return Entry(state.hand, payer, payee, amount, reason, laws)

    if before.hundred:
        return [entry(hand, f"hundred {seat}", before.points, "toward-hundred", "cie.155", "cie.ad.4.1")]
    risen = after.mark - before.mark - before.marked
    carried = min(risen, before.count)
    lender = _lender(seat, after)
    by_tens = ("cie.143",) if state.game.reckoning == "tens" else ()
    return [
        entry(hand, mark, carried, "marked", *by_tens, "cie.152"),
        entry(lender, mark, risen - carried, "rounded", "cie.143", "cie.ad.3.3"),
        entry(hand, BANK, before.count - carried, "lost", "cie.143", "cie.ad.5.12"),
        entry(BANK, f"half {seat}", before.half - after.half if before.mark == HALF else 0, "toward-half", "cie.153"),
    ]


def _lender(seat: int, after: Tally) -> Account:
    """Where the points come from that were not made: the bank, or what he will have to make."""
    if after.hundred:
        return f"hundred {seat}"
    return f"half {seat}" if after.half else BANK


@law("cie.15")
def wiped(state: C) -> C:
    """After a game both start again from nothing."""
    accounts = [f"{kind} {seat}" for seat in (0, 1) for kind in ("hand", "mark", "half", "hundred")]
    return state.paying(_emptied(state, account) for account in accounts).but(tallies=(Tally(), Tally()))


def _emptied(state: CientosState, account: str) -> Entry:
    stands = state.ledger.balance(account)
    payer, payee = (account, BANK) if stands > 0 else (BANK, account)
    return Entry(state.hand, payer, payee, abs(stands), "cleared", ("cie.15",))


# How the marks are shown.


@law("cie.45", "cie.ad.9.1", "cie.152", "cie.153", "cie.155")
def pieces(marker: str, tally: Tally, most: int = HUNDRED) -> tuple[Piece, ...]:
    """The mark, the count of the hand and what is lacking, in the counters of the table; so much can be marked."""
    shown = min(most, tally.mark + tally.marked)
    lacking = (Piece("lacks-half", tally.half), Piece("lacks-hundred", tally.hundred))
    return tuple(piece for piece in (*_MARKERS[marker](shown, tally.count), *lacking) if piece.count)


def _numerals(mark: int, count: int) -> tuple[Piece, ...]:
    return Piece("mark", mark), Piece("count", count)


def _six_and_three(mark: int, count: int) -> tuple[Piece, ...]:
    """Each pip left uncovered on the six and on the three is ten; at a hundred both are turned down.

    Of more, which there can be in a partie, they cannot tell.
    """
    if mark > HUNDRED:
        return _numerals(mark, count)
    if mark == HUNDRED:
        return Piece("turned-down", 1), Piece("count", count)
    pips, over = divmod(mark, TEN)
    return Piece("six-pips", min(6, pips)), Piece("three-pips", max(0, pips - 6)), Piece("count", over + count)


def _counters(mark: int, count: int) -> tuple[Piece, ...]:
    """A couple of counters of fifty, some of ten, and of one for the remainder."""
    fifties, rest = divmod(mark, HALF)
    tens, ones = divmod(rest + count, TEN)
    return Piece("fifty", fifties), Piece("ten", tens), Piece("one", ones)


_MARKERS = {"numerals": _numerals, "six-and-three": _six_and_three, "counters": _counters}
