"""The ledger: the score is the sum of it."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from tapete.table.ledger import BANK, EMPTY, MIDDLE, Account, Entry, Ledger

accounts: st.SearchStrategy[Account] = st.one_of(st.integers(0, 3), st.sampled_from([BANK, MIDDLE]))
entries = st.builds(
    Entry, st.integers(1, 5), accounts, accounts, st.integers(0, 100), st.just("result"), st.just(("mal.42",))
)


def entry(payer: Account, payee: Account, amount: int, hand: int = 1) -> Entry:
    return Entry(hand, payer, payee, amount, "result", ("mal.42",))


def test_a_balance_is_what_came_in_less_what_went_out() -> None:
    ledger = EMPTY.plus([entry(0, 1, 5), entry(1, 0, 2), entry(2, MIDDLE, 3), entry(MIDDLE, 1, 3)])
    assert [ledger.balance(account) for account in (0, 1, 2, 3, MIDDLE)] == [-3, 6, -3, 0, 0]


def test_payments_of_nothing_are_not_written() -> None:
    assert EMPTY.plus([entry(0, 1, 0)]) == EMPTY
    assert len(EMPTY.plus([entry(0, 1, 0), entry(0, 1, 1)]).entries) == 1


def test_what_goes_from_one_place_of_the_table_to_another_is_only_marked() -> None:
    assert entry(BANK, MIDDLE, 3).marks
    assert not any(paid.marks for paid in (entry(0, MIDDLE, 3), entry(BANK, 1, 3), entry(0, 1, 3)))


def test_a_ledger_is_never_changed() -> None:
    before = EMPTY.plus([entry(0, 1, 5)])
    before.plus([entry(0, 1, 5)])
    assert before.balance(1) == 5


def test_the_payments_of_one_hand() -> None:
    ledger = EMPTY.plus([entry(0, 1, 5, hand=1), entry(1, 0, 2, hand=2), entry(1, 0, 3, hand=2)])
    assert [paid.amount for paid in ledger.of_hand(2)] == [2, 3]


def test_a_seat_and_a_place_of_the_same_name_are_not_mixed_up() -> None:
    ledger = EMPTY.plus([entry("0", 0, 4)])
    assert (ledger.balance(0), ledger.balance("0")) == (4, -4)


@given(st.lists(entries))
def test_nothing_is_lost_on_the_way(paid: list[Entry]) -> None:
    ledger = Ledger().plus(paid)
    assert sum(ledger.balance(account) for account in (0, 1, 2, 3, BANK, MIDDLE)) == 0


def test_what_is_taken_back_is_paid_the_other_way_round_and_the_first_payment_stays() -> None:
    paid = (entry(0, 1, 5), entry(2, MIDDLE, 3))
    ledger = EMPTY.plus(paid)
    back = ledger.reversal(paid, 4, "void", "mal.91", "mal.92")
    assert [(each.hand, each.payer, each.payee, each.amount, each.reason, each.laws) for each in back] == [
        (4, 1, 0, 5, "void", ("mal.91", "mal.92")),
        (4, MIDDLE, 2, 3, "void", ("mal.91", "mal.92")),
    ]
    assert ledger.plus(back).entries == (*paid, *back)


@given(st.lists(entries))
def test_all_taken_back_leaves_everybody_where_he_was(paid: list[Entry]) -> None:
    ledger = EMPTY.plus(paid)
    after = ledger.plus(ledger.reversal(ledger.entries, 6, "void", "mal.91"))
    assert all(after.balance(account) == 0 for account in (0, 1, 2, 3, BANK, MIDDLE))
