"""Where cards lie, and what begins anew with a hand."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from tapete.cards import PACK_48, cards
from tapete.table.zones import Cards
from tests.table.made_up import MadeUp, table

Rows = tuple[Cards, ...]
STATE = table(
    deck=cards("1O 2O"),
    hands=(cards("3O"), (), cards("4O 5O"), ()),
    piles=((cards("6O"), ()), (cards("7O 8O"), cards("9O"))),
)


def test_every_heap_has_its_name_and_every_row_its_number() -> None:
    assert STATE.zones() == {
        "deck": cards("1O 2O"),
        "hand 0": cards("3O"), "hand 1": (), "hand 2": cards("4O 5O"), "hand 3": (),
        "pile 0 0": cards("6O"), "pile 0 1": (), "pile 1 0": cards("7O 8O"), "pile 1 1": cards("9O"),
        "trick": (),
    }  # fmt: skip


def test_cards_are_put_back_where_zones_say() -> None:
    other = STATE.with_zones({**STATE.zones(), "hand 2": cards("5O 9O"), "pile 1 1": cards("4O")})
    assert (other.hands[2], other.piles[1][1], other.deck) == (cards("5O 9O"), cards("4O"), cards("1O 2O"))


heaps = st.lists(st.sampled_from(PACK_48), max_size=4).map(tuple)


rows = st.lists(heaps, max_size=3).map(tuple)


@given(heaps, rows, st.lists(rows, max_size=3).map(tuple))
def test_zones_written_back_are_the_same_state(deck: Cards, hands: Rows, piles: tuple[Rows, ...]) -> None:
    state = table(deck=deck, hands=hands, piles=piles)
    assert state.with_zones(state.zones()) == state


def used() -> MadeUp:
    """A table on which every field holds something."""
    return table(hand=3, dealer=2, deck=cards("1O"), marks=(5, 7), notes=("late",), lifted=4, done=(1,), leader=3)


def test_a_new_hand_begins_with_every_field_as_it_was_but_those_of_the_match() -> None:
    new = used().opening_hand()
    assert (new.hand, new.dealer, new.marks, new.leader) == (4, 2, (5, 7), 3)
    assert (new.deck, new.notes, new.lifted, new.done, new.hands) == ((), (), 0, (), ())


def test_a_table_that_is_cleared_keeps_its_hand() -> None:
    assert used().cleared() == table(hand=3, dealer=2, marks=(5, 7), leader=3)


def test_what_was_never_given_a_default_is_kept() -> None:
    assert used().cleared().phase == "play"
