"""What must hold in every game between two moments, and of a whole match, whatever its rules.

A check of a step takes the states before and after a move, a check of a match the whole match. Each is silent, or
raises `Broken` with what it found.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import lru_cache

from tapete.cards import Card
from tapete.laws import laws
from tapete.soak.looking import Broken, cards_in, cards_on, hold, in_order, listed, new_events, viewers
from tapete.table.action import Action
from tapete.table.chance import TABLE
from tapete.table.event import Event
from tapete.table.ledger import MIDDLE, Account, Entry
from tapete.table.match import Match, Move
from tapete.table.record import read_record, write_record
from tapete.table.state import State

# Checks of a step.


def step_holds(before: State, move: Move, after: State, then: frozenset[Card] | None = None) -> frozenset[Card]:
    """No card and no point is lost or made between two moments, and a secret stays one.

    Returns the cards that lie on the table now, which the next step can be given as those that lay there `then`.
    """
    now = cards_stay(cards_on(before) if then is None else then, before, move, after)
    if after.hand > before.hand > 0:
        hold(before.between_hands, f"a hand begins with {move}, where there was no time to look at the last one")
    if after.ledger is not before.ledger:
        ledger_grows(before, after)
    if after.events is not before.events:
        paid_as_told(before, after)
    if after.events is not before.events or after.ledger is not before.ledger:
        paid_as_reckoned(before, after)
    secret_leaves_no_trace(before, move, after)
    return now


def secret_leaves_no_trace(before: State, move: Move, after: State) -> None:
    """What only some are told of the others do not see, unless a card, a point or the turn has moved by it."""
    new = new_events(before, after)
    in_secret = new and all(event.to is not None for event in new)
    had_his_turn = move.seat == before.turn != after.turn
    if not in_secret or had_his_turn or after.zones() != before.zones() or after.ledger is not before.ledger:
        return
    for seat in viewers(after):
        if seat != move.seat and not any(event.told(seat) for event in new):
            told = before.next_event(seat)
            same = before.view(seat, told) == after.view(seat, told)
            hold(same, f"{move} leaves a trace for {seat}, who is not told of it")


def cards_stay(then: frozenset[Card], before: State, move: Move, after: State) -> frozenset[Card]:
    """A hand begins with the pack that was shuffled, and keeps each of its cards exactly once."""
    now = cards_on(after)
    if after.hand > before.hand:
        if move.seat == TABLE and move.action.cards:
            hold(now == set(move.action.cards), "the hand does not begin with the pack that was shuffled")
    elif then and now and then != now:
        lost, new = listed(then - now), listed(now - then)
        raise Broken(f"lost: {lost or 'none'}, new: {new or 'none'}, after {move.action.word}")
    return now


def ledger_grows(before: State, after: State) -> None:
    """Payments are only added, and each says who, how much, why and by which law; what one loses another has."""
    old, new = before.ledger.entries, after.ledger.entries
    hold(new[: len(old)] == old, "a payment was changed or taken back")
    moved = Counter[Account]()
    for entry in new[len(old) :]:
        _entry_holds(after, entry)
        moved[entry.payer] -= entry.amount
        moved[entry.payee] += entry.amount
    for account, amount in moved.items():
        due = before.ledger.balance(account) + amount
        hold(after.ledger.balance(account) == due, f"{account} stands at {after.ledger.balance(account)}, not {due}")
    hold(sum(after.ledger.balances.values()) == 0, "the ledger does not come to nothing")
    hold(after.ledger.balance(MIDDLE) == 0, "the middle of the table is not level")


def _entry_holds(state: State, entry: Entry) -> None:
    for fault in _entry_faults(state, entry):
        raise Broken(f"{fault}: {entry}")


def _entry_faults(state: State, entry: Entry) -> Iterator[str]:
    if entry.amount <= 0:
        yield f"a payment of {entry.amount}"
    if entry.payer == entry.payee:
        yield "a payment to oneself"
    if not entry.reason:
        yield "a payment without a reason"
    if not 0 <= entry.hand <= state.hand:
        yield "a payment of another hand"
    for account in (entry.payer, entry.payee):
        if not isinstance(account, str) and account not in state.game.sides:
            yield f"{account} is no side"
    if not entry.laws or any(law not in laws(state.game.folder) for law in entry.laws):
        yield "a payment by no known law"


def paid_as_told(before: State, after: State) -> None:
    """Whatever somebody is told to get for a reason stands in the ledger, payment by payment.

    Entries are double, so that of one that is lost nothing is left; what was said aloud is another account of it.
    """
    paid = list(after.ledger.entries[len(before.ledger.entries) :])
    for event in new_events(before, after):
        for reason, amount in _said_of_payments(event):
            # What is told in units, each of which is worth so much, is paid in points.
            entry = next((each for each in paid if each.reason == reason and each.amount % amount == 0), None)
            if entry is None:
                raise Broken(f"{event.key} of {amount} for {reason} is told, and not paid")
            paid.remove(entry)


def _said_of_payments(event: Event) -> Iterator[tuple[str, int]]:
    reason = event.get("reason")
    for name in ("number", "points"):
        amount = event.get(name)
        if isinstance(reason, str) and isinstance(amount, int) and amount:
            yield reason, amount


def paid_as_reckoned(before: State, after: State) -> None:
    """Where the folder has a second account of what is paid, each side has gained what that account says."""
    audit = after.game.contents.audit
    if audit is None:
        return
    due = audit(before, after, new_events(before, after))
    for side in after.game.sides:
        gained = after.ledger.balance(side) - before.ledger.balance(side)
        hold(gained == due.get(side, 0), f"side {side} must have gained {due.get(side, 0)}, and has gained {gained}")


def told_what_is_known(before: State, after: State, seats: Iterable[int | None]) -> None:
    """Events name no card that those who are told do not know, and nobody knows a card that he was not shown."""
    now = cards_on(after)
    # Where the cards are gathered as soon as the last is played nothing lies hidden any more.
    lying = cards_on(before) | now if now else now
    for seat in seats:
        # A new hand makes all that was known worthless.
        old = before.known(seat) if after.hand == before.hand else frozenset()
        new, since = after.known(seat), before.next_event(seat)
        told = cards_in(after.told(seat, since))
        secret = told.intersection(lying) - old - new
        hold(not secret, f"an event tells {seat} of {listed(secret)}, which it does not know")
        if learnt := new - old - told:
            unseen = learnt - cards_in(after.view(seat, since))
            hold(not unseen, f"{seat} is said to know {listed(unseen)}, which it was not shown")


def names_other_cards(before: State, move: Move, after: State) -> bool:
    """Whether something was told of cards that were not laid by this very move."""
    laid = set(move.action.cards) if move.seat != TABLE else set()
    new = [event for event in new_events(before, after) if event.details]
    return bool(new) and not cards_in(tuple(event.details for event in new)) <= laid


def told_in_time(before: State, after: State, seats: Iterable[int | None]) -> None:
    """Who looks anew is told nothing that he would not have been told before, or by this move."""
    for seat in seats:
        known = before.told(seat, 0) + after.witnessed(seat, before.next_event(seat))
        hold(in_order(after.told(seat, 0), known), f"{seat} is told too late what was not told in time")


# Checks of a match.


@lru_cache(maxsize=4096)
def text_returns_action(action: Action) -> None:
    """The action, written and read back, is the same action."""
    hold(Action.parse(str(action)) == action, f"{action} is read back as another action")


def record_returns(match: Match) -> None:
    """The match, written and read back, is the same match."""
    again = read_record(write_record(match))
    hold(again.moves == match.moves, "the record gives other moves")
    hold(again.state == match.state, "the record gives another state")


def record_returns_cut(match: Match, hand: int) -> None:
    """So is the match when it is cut off after this hand."""
    shorter = Match(match.game, match.names, match.facts)
    for move in match.moves:
        if move.hand <= hand:
            shorter.do(move.seat, move.action)
    record_returns(shorter)
