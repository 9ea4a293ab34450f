"""Before the first hand: partners, the first deal, the favourite, and courtesy."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from tapete.cards import Suit
from tapete.errors import Illegal
from tapete.games.malilla.state import MalillaState
from tapete.games.malilla.variants import FULL_PACK, SHORT_PACK
from tests.games.malilla.table import ALL_FIVE, BARROTADA, COJA, CUBIERTAS, VISTAS, after, lot_line, rules

FOUR = ("Ana", "Blas", "Clara", "Diego")


def table(
    name: str = "malilla",
    names: tuple[str, ...] = FOUR,
    ladies: Sequence[int] = (),
    stronger: Sequence[int] = (),
    **options: Any,
) -> MalillaState:
    """A table before its first lot."""
    game = rules(name, **options)
    return game.start(names[: game.seats], ladies=list(ladies), stronger=list(stronger))


def lot(state: MalillaState, first: str) -> MalillaState:
    return after(state, lot_line(state, first))


def seats(state: MalillaState) -> list[str]:
    """The names round the table, from seat 0 to the right."""
    return [state.name(seat) for seat in range(state.places)]


def pairs(state: MalillaState) -> set[frozenset[str]]:
    sides = {side: [seat for seat in range(4) if state.side(seat) == side] for side in state.rules.sides}
    return {frozenset(map(state.name, own)) for own in sides.values()}


def dealer(state: MalillaState) -> str:
    return state.name(state.deals_cards)


ANA_CLARA = {frozenset({"Ana", "Clara"}), frozenset({"Blas", "Diego"})}


# Partners.


@pytest.mark.law("mal.45")
def test_partners_who_agreed_beforehand_draw_no_lot() -> None:
    state = table()
    assert state.rules["partners"] == "agreed"
    assert state.phase == "first-deal"
    assert pairs(state) == ANA_CLARA


@pytest.mark.law("mal.12")
def test_two_partners_play_against_the_other_two_and_count_together() -> None:
    state = table()
    assert state.rules.sides == (0, 1)
    assert pairs(state) == ANA_CLARA


@pytest.mark.law("mal.46")
def test_indifferent_players_sit_down_anyhow_and_those_opposite_are_partners() -> None:
    state = table(partners="seats")
    assert state.chance is not None and state.chance.items == (0, 1, 2, 3)
    assert pairs(after(state, "* seats 0 1 2 3")) == ANA_CLARA
    moved = after(state, "* seats 3 1 0 2")
    assert seats(moved) == ["Diego", "Blas", "Ana", "Clara"]
    assert pairs(moved) == {frozenset({"Ana", "Diego"}), frozenset({"Blas", "Clara"})}


@pytest.mark.law("mal.47")
def test_the_two_weaker_draw_for_the_highest_card_by_the_rank_of_this_game() -> None:
    state = lot(table(partners="weaker", stronger=(0, 1)), "1O 12E")
    assert state.turn is not None
    assert state.name(state.turn) == "Clara"


@pytest.mark.law("mal.47")
def test_the_nine_lifted_beats_the_ace_and_only_the_weaker_draw() -> None:
    state = lot(table(partners="weaker", stronger=(2, 3)), "1O 9E 12C")
    assert state.turn is not None
    assert state.name(state.turn) == "Blas"


@pytest.mark.law("mal.47")
def test_equal_cards_are_drawn_again() -> None:
    state = lot(table(partners="weaker", stronger=(0, 1)), "1O 1E 7C 8C")
    assert state.turn is not None
    assert state.name(state.turn) == "Diego"


@pytest.mark.law("mal.48")
def test_the_winner_chooses_one_of_the_two_who_did_not_draw() -> None:
    state = lot(table(partners="weaker", stronger=(0, 1)), "1O 12E")
    assert str(state.prompt(2)) == "partner 0, partner 1"
    assert state.prompt(3) is None
    assert pairs(after(state, "2 partner 0")) == {frozenset({"Clara", "Ana"}), frozenset({"Diego", "Blas"})}
    assert pairs(after(state, "2 partner 1")) == {frozenset({"Clara", "Blas"}), frozenset({"Diego", "Ana"})}


@pytest.mark.law("mal.48")
def test_the_winner_cannot_choose_the_one_he_drew_against() -> None:
    state = lot(table(partners="weaker", stronger=(0, 1)), "1O 12E")
    with pytest.raises(Illegal, match="partner 0, partner 1"):
        after(state, "2 partner 3")


@pytest.mark.law("mal.49")
def test_the_two_to_whom_the_first_kings_fall_are_partners() -> None:
    # Dealt round from the right of Ana: Blas, Clara, Diego, Ana, ...
    state = lot(table(partners="kings"), "12C 2O 12O 3O")
    assert pairs(state) == ANA_CLARA
    state = lot(table(partners="kings"), "2O 12C 3O 4O 5O 6O 12E")
    assert pairs(state) == {frozenset({"Clara", "Diego"}), frozenset({"Ana", "Blas"})}


@pytest.mark.law("mal.49")
def test_a_second_king_to_the_same_player_does_not_count() -> None:
    state = lot(table(partners="kings"), "12C 2O 3O 4O 12O 5O 6O 12E")
    assert pairs(state) == {frozenset({"Blas", "Ana"}), frozenset({"Clara", "Diego"})}


@pytest.mark.law("mal.49")
def test_when_all_four_kings_fall_to_one_player_the_lot_is_dealt_again() -> None:
    state = lot(table(partners="kings"), "12C 2O 3O 4O 12O 5O 6O 7O 12E 8O 9O 10O 12B")
    assert state.phase == "partners"
    assert pairs(lot(state, "12C 2O 12O")) == ANA_CLARA


@pytest.mark.law("mal.50")
@pytest.mark.parametrize("kings", ["12C 12O", "12C 2O 12O", "2O 12C 12O", "12C 2O 3O 12O"])
def test_partners_sit_facing_each_other(kings: str) -> None:
    state = lot(lot(table(partners="kings"), kings), "7E")
    for seat in range(4):
        assert state.side(seat) == state.side((seat + 2) % 4) != state.side((seat + 1) % 4)


@pytest.mark.law("mal.50")
def test_the_order_to_the_right_alternates_between_the_sides() -> None:
    state = after(table(partners="seats"), "* seats 0 1 2 3")
    assert seats(state) == ["Ana", "Blas", "Clara", "Diego"]
    assert [state.side(seat) for seat in range(4)] == [0, 1, 0, 1]


# The first deal.


@pytest.mark.law("mal.51")
@pytest.mark.parametrize("name", ALL_FIVE)
def test_a_lot_for_the_first_deal_is_drawn_before_any_hand(name: str) -> None:
    state = table(name)
    assert (state.hand, state.dealer, state.turn) == (0, None, None)
    assert state.chance is not None and state.chance.word == "lot"
    with pytest.raises(Illegal, match="must settle lot"):
        after(state, f"* deck {' '.join(map(str, state.variant.pack))}")


@pytest.mark.law("mal.51")
def test_the_first_deal_is_settled_after_the_partners_are_seated() -> None:
    state = table(partners="kings")
    assert state.phase == "partners"
    assert lot(state, "12C 12O").phase == "first-deal"


@pytest.mark.law("mal.52", "mal.5")
@pytest.mark.parametrize(("card", "first"), [("7O", "Clara"), ("7C", "Diego"), ("7E", "Ana"), ("7B", "Blas")])
def test_the_suits_are_named_in_order_from_the_right_of_him_who_holds_the_pack(card: str, first: str) -> None:
    state = lot(table(names=("Blas", "Clara", "Diego", "Ana")), card)
    assert dealer(state) == first


@pytest.mark.law("mal.5")
@pytest.mark.parametrize(("card", "first"), [("2O", "Ana"), ("9C", "Blas"), ("1E", "Clara"), ("12B", "Diego")])
def test_with_the_pack_in_diegos_hand_ana_has_oros_and_he_bastos(card: str, first: str) -> None:
    assert dealer(lot(table(names=("Diego", "Ana", "Blas", "Clara")), card)) == first


@pytest.mark.law("mal.53")
def test_the_suit_of_the_card_cut_shows_who_deals_first() -> None:
    assert dealer(lot(table(names=("Blas", "Clara", "Diego", "Ana")), "7E")) == "Ana"


@pytest.mark.law("mal.53")
def test_its_rank_does_not_matter() -> None:
    dealers = {dealer(lot(table(), card.text)) for card in FULL_PACK if card.suit is Suit.ESPADAS}
    assert dealers == {"Diego"}


@pytest.mark.law("mal.54")
def test_the_same_card_fixes_the_favourite() -> None:
    assert lot(table(names=("Blas", "Clara", "Diego", "Ana")), "7E").favourite is Suit.ESPADAS
    assert lot(table(), "7C").favourite is Suit.COPAS


@pytest.mark.law("mal.53", "mal.54")
def test_barrotada_draws_the_deal_in_the_same_way() -> None:
    state = lot(table(BARROTADA), "9C")
    assert (dealer(state), state.favourite) == ("Clara", Suit.COPAS)


@pytest.mark.law("mal.53")
@pytest.mark.parametrize("card", ["2O", "2C", "2E", "2B"])
def test_seats_are_numbered_from_the_first_mano_and_nobody_changes_his_neighbours(card: str) -> None:
    state = lot(table(), card)
    assert state.dealer == 3
    assert state.mano == 0
    round_the_table = seats(state)
    place = round_the_table.index("Ana")
    assert round_the_table[place:] + round_the_table[:place] == ["Ana", "Blas", "Clara", "Diego"]
    assert pairs(state) == ANA_CLARA


@pytest.mark.law("mal.47", "mal.53")
def test_what_is_told_of_the_lots_names_people_whatever_seats_they_take() -> None:
    state = lot(table(partners="weaker", stronger=(2, 3)), "1O 9E")
    state = lot(after(state, "1 partner 2"), "7O")
    told = {event.key: event for event in state.events}
    assert told["lot-partners"].get("name") == "Blas"
    assert told["lot-deal"].seat == state.dealer
    assert dealer(state) == "Ana"


@pytest.mark.law("mal.10")
def test_the_favourite_may_be_chosen_instead() -> None:
    state = lot(table(favourite="chosen"), "7E")
    assert (state.phase, state.turn, state.favourite) == ("name-favourite", state.dealer, None)
    state = after(state, "3 favourite copas")
    assert (state.phase, state.favourite) == ("shuffle", Suit.COPAS)


@pytest.mark.law("mal.10")
def test_a_match_may_be_played_without_a_favourite() -> None:
    state = lot(table(favourite="none"), "7E")
    assert (state.phase, dealer(state), state.favourite) == ("shuffle", "Diego", None)


# With two, three or five there are not as many suits as players.


@pytest.mark.law("mal.51", "mal.10")
@pytest.mark.parametrize(
    ("name", "cut", "first", "favourite"),
    [
        (COJA, "7O 9C 1O 5B", "Blas", Suit.BASTOS),
        (VISTAS, "2O 3E 9O", "Blas", Suit.OROS),
        (CUBIERTAS, "1C 12O 8E", "Ana", Suit.ESPADAS),
    ],
)
def test_three_or_two_cut_for_the_highest_card_and_once_more_for_the_favourite(
    name: str, cut: str, first: str, favourite: Suit
) -> None:
    state = lot(table(name), cut)
    assert (dealer(state), state.favourite) == (first, favourite)
    assert state.dealer == state.places - 1


@pytest.mark.law("mal.51")
def test_only_those_who_are_equal_cut_again() -> None:
    # Ana and Clara lift aces, then kings; at last Clara is higher. The next card is the favourite.
    state = lot(table(COJA), "1O 8C 1E 12O 12C 7O 8O 6B")
    assert (dealer(state), state.favourite) == ("Clara", Suit.BASTOS)


@pytest.mark.law("mal.51")
def test_five_cut_for_the_deal_too() -> None:
    state = rules(BARROTADA, alcalde=True).start(("Ana", "Blas", "Clara", "Diego", "Elena"))
    state = lot(state, "12O 9E 1O 9B 8C 7O 8O 5C")
    assert (dealer(state), state.favourite) == ("Diego", Suit.COPAS)
    assert seats(state) == ["Elena", "Ana", "Blas", "Clara", "Diego"]


@pytest.mark.law("mal.51")
@pytest.mark.parametrize("name", [VISTAS, CUBIERTAS])
def test_a_pack_of_nothing_but_ties_is_cut_again(name: str) -> None:
    state = table(name)
    pack = FULL_PACK if name == VISTAS else SHORT_PACK
    by_rank = sorted(pack, key=lambda card: (card.rank, card.index))
    state = lot(state, " ".join(card.text for card in by_rank))
    assert state.phase == "first-deal"
    assert lot(state, "9O 2O" if name == VISTAS else "9O 5O").dealer == 1


@pytest.mark.law("mal.51")
def test_a_lot_decided_by_the_very_last_cards_leaves_none_for_the_favourite_and_is_cut_again() -> None:
    # All three are equal, then Ana and Blas, and go on so down to an ace and a five, the last two of the pack.
    drawn = "1O 1C 1E 12O 12C 5O 12E 12B 5C 5E"
    pairs_left = " ".join(f"{rank}{suit}" for rank in (9, 11, 10, 8, 7, 6) for suit in "OCEB")
    state = lot(table(COJA), f"{drawn} {pairs_left} 1B 5B")
    assert state.phase == "first-deal"
    assert dealer(lot(state, "5O 6C 7E 8B")) == "Clara"


# Courtesy.


@pytest.mark.law("mal.55")
def test_the_only_lady_deals_and_names_the_favourite_without_a_lot() -> None:
    state = table(courtesy=True, ladies=(0,))
    assert (dealer(state), state.phase) == ("Ana", "name-favourite")
    assert state.turn == state.dealer == 3
    state = after(state, "3 favourite copas")
    assert (state.favourite, state.phase) == (Suit.COPAS, "shuffle")


@pytest.mark.law("mal.55")
def test_courtesy_is_off_unless_the_table_asks_for_it() -> None:
    assert table(ladies=(0,)).phase == "first-deal"


@pytest.mark.law("mal.55")
def test_courtesy_finds_the_lady_where_the_lot_for_partners_has_seated_her() -> None:
    state = after(table(partners="seats", courtesy=True, ladies=(2,)), "* seats 2 3 0 1")
    assert (dealer(state), state.turn) == ("Clara", 3)
    assert seats(state) == ["Diego", "Ana", "Blas", "Clara"]


@pytest.mark.law("mal.55")
def test_without_a_favourite_the_lady_has_the_deal_alone() -> None:
    state = table(courtesy=True, ladies=(1,), favourite="none")
    assert (dealer(state), state.phase, state.favourite) == ("Blas", "shuffle", None)


@pytest.mark.law("mal.56")
def test_of_two_ladies_who_are_not_partners_the_higher_deals_and_the_other_names_the_favourite() -> None:
    state = table(names=("Ana", "Blasa", "Carlos", "Diego"), courtesy=True, ladies=(0, 1))
    state = lot(state, "11O 9E")
    assert dealer(state) == "Blasa"
    assert state.turn is not None
    assert state.name(state.turn) == "Ana"
    assert state.prompt(state.deals_cards) is None
    assert after(state, f"{state.turn} favourite bastos").favourite is Suit.BASTOS


@pytest.mark.law("mal.56")
def test_two_ladies_with_equal_cards_draw_again() -> None:
    state = lot(table(courtesy=True, ladies=(0, 1)), "9O 9E 7O 1O")
    assert dealer(state) == "Blas"


@pytest.mark.law("mal.56")
def test_two_ladies_who_are_partners_leave_it_to_the_common_lot() -> None:
    state = lot(table(courtesy=True, ladies=(0, 2)), "7C")
    assert (dealer(state), state.favourite) == ("Clara", Suit.COPAS)


@pytest.mark.law("mal.57")
def test_among_three_ladies_the_only_man_has_the_honours() -> None:
    state = table(courtesy=True, ladies=(0, 1, 2))
    assert (dealer(state), state.turn) == ("Diego", 3)
    assert after(state, "3 favourite oros").favourite is Suit.OROS


@pytest.mark.law("mal.57")
def test_four_ladies_draw_the_common_lot() -> None:
    state = lot(table(courtesy=True, ladies=(0, 1, 2, 3)), "7B")
    assert dealer(state) == "Ana"


@pytest.mark.law("mal.56", "mal.57")
def test_the_honours_are_not_the_mans_where_two_ladies_play_against_him() -> None:
    state = lot(table(COJA, courtesy=True, ladies=(0, 1)), "11O 9E")
    assert dealer(state) == "Blas"
    assert state.turn is not None
    assert state.name(state.turn) == "Ana"
