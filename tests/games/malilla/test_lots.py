"""Before the first hand: partners, the first deal, the favourite, and courtesy."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from tapete.cards import Suit
from tapete.errors import Illegal
from tapete.games.malilla.variants import FULL_PACK, SHORT_PACK
from tests.games.malilla.hands import ALL_FIVE, BARROTADA, COJA, CUBIERTAS, VISTAS, Malilla


def table(of: str = "malilla", ladies: Sequence[int] = (), stronger: Sequence[int] = (), **given: Any) -> Malilla:
    """A table before its first lot."""
    return Malilla(of, dealer=None, start={"ladies": list(ladies), "stronger": list(stronger)}, **given)


def pairs(case: Malilla) -> set[frozenset[str]]:
    """Who plays with whom."""
    sides = [[name for name in case.people if case.state.side(case.seat(name)) == side] for side in (0, 1)]
    return set(map(frozenset, sides))


ANA_CLARA = {frozenset({"ana", "clara"}), frozenset({"blas", "diego"})}


# Partners.


@pytest.mark.law("mal.45")
def test_partners_who_agreed_beforehand_draw_no_lot() -> None:
    case = table()
    assert case.state.game.partners == "agreed"
    assert case.phase == "first-deal"
    assert pairs(case) == ANA_CLARA


@pytest.mark.law("mal.12")
def test_two_partners_play_against_the_other_two_and_count_together() -> None:
    case = table()
    assert case.state.game.sides == (0, 1)
    assert pairs(case) == ANA_CLARA


@pytest.mark.law("mal.46")
def test_indifferent_players_sit_down_anyhow_and_those_opposite_are_partners() -> None:
    case = table(partners="seats")
    assert case.state.chance is not None and case.state.chance.items == (0, 1, 2, 3)
    assert pairs(case.do("* seats 0 1 2 3")) == ANA_CLARA
    moved = case.do("* seats 3 1 0 2")
    assert moved.people == ["diego", "blas", "ana", "clara"]
    assert pairs(moved) == {frozenset({"ana", "diego"}), frozenset({"blas", "clara"})}


@pytest.mark.law("mal.47")
def test_the_two_weaker_draw_for_the_highest_card_by_the_rank_of_this_game() -> None:
    case = table(partners="weaker", stronger=(0, 1)).falls("1O 12E")
    assert case.turn == "clara"


@pytest.mark.law("mal.47")
def test_the_nine_lifted_beats_the_ace_and_only_the_weaker_draw() -> None:
    case = table(partners="weaker", stronger=(2, 3)).falls("1O 9E 12C")
    assert case.turn == "blas"


@pytest.mark.law("mal.47")
def test_equal_cards_are_drawn_again() -> None:
    case = table(partners="weaker", stronger=(0, 1)).falls("1O 1E 7C 8C")
    assert case.turn == "diego"


@pytest.mark.law("mal.47")
def test_a_pack_of_nothing_but_equal_cards_decides_nothing_between_the_weaker() -> None:
    by_rank = sorted(FULL_PACK, key=lambda card: (card.rank, card.index))
    case = table(partners="weaker", stronger=(0, 1)).falls(" ".join(card.text for card in by_rank))
    assert (case.phase, len(case.told("lot-again"))) == ("partners", 1)
    assert case.falls("1O 12E").turn == "clara"


@pytest.mark.law("mal.48")
def test_the_winner_chooses_one_of_the_two_who_did_not_draw() -> None:
    case = table(partners="weaker", stronger=(0, 1)).falls("1O 12E")
    assert str(case.prompt("clara")) == "partner 0, partner 1"
    assert case.prompt("diego") is None
    assert pairs(case.do("clara partner ana")) == {frozenset({"clara", "ana"}), frozenset({"diego", "blas"})}
    assert pairs(case.do("clara partner blas")) == {frozenset({"clara", "blas"}), frozenset({"diego", "ana"})}


@pytest.mark.law("mal.48")
def test_the_winner_cannot_choose_the_one_he_drew_against() -> None:
    case = table(partners="weaker", stronger=(0, 1)).falls("1O 12E")
    with pytest.raises(Illegal, match="partner 0, partner 1"):
        case.do("clara partner diego")


@pytest.mark.law("mal.49")
def test_the_two_to_whom_the_first_kings_fall_are_partners() -> None:
    # Dealt round from the right of Ana: Blas, Clara, Diego, Ana, ...
    case = table(partners="kings").falls("12C 2O 12O 3O")
    assert pairs(case) == ANA_CLARA
    case = table(partners="kings").falls("2O 12C 3O 4O 5O 6O 12E")
    assert pairs(case) == {frozenset({"clara", "diego"}), frozenset({"ana", "blas"})}


@pytest.mark.law("mal.49", "mal.50")
def test_the_first_to_get_a_king_sits_first_and_the_other_faces_him() -> None:
    case = table(partners="kings").falls("12C 2O 12O 3O")
    assert case.people == ["blas", "ana", "diego", "clara"]
    assert case.told("seated", "names") == ["Blas, Ana, Diego, Clara"]


@pytest.mark.law("mal.49")
def test_a_second_king_to_the_same_player_does_not_count() -> None:
    case = table(partners="kings").falls("12C 2O 3O 4O 12O 5O 6O 12E")
    assert pairs(case) == {frozenset({"blas", "ana"}), frozenset({"clara", "diego"})}


@pytest.mark.law("mal.49")
def test_when_all_four_kings_fall_to_one_player_the_lot_is_dealt_again() -> None:
    case = table(partners="kings").falls("12C 2O 3O 4O 12O 5O 6O 7O 12E 8O 9O 10O 12B")
    assert case.phase == "partners"
    assert pairs(case.falls("12C 2O 12O")) == ANA_CLARA


@pytest.mark.law("mal.50")
@pytest.mark.parametrize("kings", ["12C 12O", "12C 2O 12O", "2O 12C 12O", "12C 2O 3O 12O"])
def test_partners_sit_facing_each_other(kings: str) -> None:
    case = table(partners="kings").falls(kings).falls("7E")
    for seat in range(4):
        assert case.state.side(seat) == case.state.side((seat + 2) % 4) != case.state.side((seat + 1) % 4)


@pytest.mark.law("mal.50")
def test_the_order_to_the_right_alternates_between_the_sides() -> None:
    case = table(partners="seats").do("* seats 0 1 2 3")
    assert case.people == ["ana", "blas", "clara", "diego"]
    assert [case.state.side(seat) for seat in range(4)] == [0, 1, 0, 1]


# The first deal.


@pytest.mark.law("mal.51")
@pytest.mark.parametrize("name", ALL_FIVE)
def test_a_lot_for_the_first_deal_is_drawn_before_any_hand(name: str) -> None:
    case = table(name)
    assert (case.state.hand, case.dealer, case.turn) == (0, None, None)
    assert case.state.chance is not None and case.state.chance.word == "lot"
    with pytest.raises(Illegal, match="must settle lot"):
        case.do(f"* deck {' '.join(map(str, case.state.variant.pack))}")


@pytest.mark.law("mal.51")
def test_the_first_deal_is_settled_after_the_partners_are_seated() -> None:
    case = table(partners="kings")
    assert case.phase == "partners"
    assert case.falls("12C 12O").phase == "first-deal"


@pytest.mark.law("mal.52", "mal.5")
@pytest.mark.parametrize(("card", "first"), [("7O", "clara"), ("7C", "diego"), ("7E", "ana"), ("7B", "blas")])
def test_the_suits_are_named_in_order_from_the_right_of_him_who_holds_the_pack(card: str, first: str) -> None:
    case = table(names=("Blas", "Clara", "Diego", "Ana")).falls(card)
    assert case.dealer == first


@pytest.mark.law("mal.5")
@pytest.mark.parametrize(("card", "first"), [("2O", "ana"), ("9C", "blas"), ("1E", "clara"), ("12B", "diego")])
def test_with_the_pack_in_diegos_hand_ana_has_oros_and_he_bastos(card: str, first: str) -> None:
    assert table(names=("Diego", "Ana", "Blas", "Clara")).falls(card).dealer == first


@pytest.mark.law("mal.53")
def test_the_suit_of_the_card_cut_shows_who_deals_first() -> None:
    assert table(names=("Blas", "Clara", "Diego", "Ana")).falls("7E").dealer == "ana"


@pytest.mark.law("mal.53")
def test_its_rank_does_not_matter() -> None:
    dealers = {table().falls(card.text).dealer for card in FULL_PACK if card.suit is Suit.ESPADAS}
    assert dealers == {"diego"}


@pytest.mark.law("mal.54")
def test_the_same_card_fixes_the_favourite() -> None:
    assert table(names=("Blas", "Clara", "Diego", "Ana")).falls("7E").state.favourite is Suit.ESPADAS
    assert table().falls("7C").state.favourite is Suit.COPAS


@pytest.mark.law("mal.53", "mal.54")
def test_barrotada_draws_the_deal_in_the_same_way() -> None:
    case = table(BARROTADA).falls("9C")
    assert (case.dealer, case.state.favourite) == ("clara", Suit.COPAS)


@pytest.mark.law("mal.53")
@pytest.mark.parametrize("card", ["2O", "2C", "2E", "2B"])
def test_seats_are_numbered_from_the_first_mano_and_nobody_changes_his_neighbours(card: str) -> None:
    case = table().falls(card)
    assert (case.state.dealer, case.state.mano) == (3, 0)
    round_the_table = case.people
    place = round_the_table.index("ana")
    assert round_the_table[place:] + round_the_table[:place] == ["ana", "blas", "clara", "diego"]
    assert pairs(case) == ANA_CLARA


@pytest.mark.law("mal.47", "mal.53")
def test_what_is_told_of_the_lots_names_people_whatever_seats_they_take() -> None:
    case = table(partners="weaker", stronger=(2, 3)).falls("1O 9E").do("blas partner clara").falls("7O")
    assert case.told("lot-partners", "name") == ["Blas"]
    assert case.told("lot-deal", "seat") == [case.dealer] == ["ana"]


@pytest.mark.law("mal.10")
def test_the_favourite_may_be_chosen_instead() -> None:
    case = table(favourite="chosen").falls("7E")
    assert (case.phase, case.turn, case.state.favourite) == ("name-favourite", case.dealer, None)
    case = case.do(f"{case.turn} favourite copas")
    assert (case.phase, case.state.favourite) == ("shuffle", Suit.COPAS)


@pytest.mark.law("mal.10")
def test_a_match_may_be_played_without_a_favourite() -> None:
    case = table(favourite="none").falls("7E")
    assert (case.phase, case.dealer, case.state.favourite) == ("shuffle", "diego", None)


# With two, three or five there are not as many suits as players.


@pytest.mark.law("mal.51", "mal.10")
@pytest.mark.parametrize(
    ("name", "cut", "first", "favourite"),
    [
        (COJA, "7O 9C 1O 5B", "blas", Suit.BASTOS),
        (VISTAS, "2O 3E 9O", "blas", Suit.OROS),
        (CUBIERTAS, "1C 12O 8E", "ana", Suit.ESPADAS),
    ],
)
def test_three_or_two_cut_for_the_highest_card_and_once_more_for_the_favourite(
    name: str, cut: str, first: str, favourite: Suit
) -> None:
    case = table(name).falls(cut)
    assert (case.dealer, case.state.favourite) == (first, favourite)
    assert case.dealer == case.people[-1]


@pytest.mark.law("mal.51")
def test_only_those_who_are_equal_cut_again() -> None:
    # Ana and Clara lift aces, then kings; at last Clara is higher. The next card is the favourite.
    case = table(COJA).falls("1O 8C 1E 12O 12C 7O 8O 6B")
    assert (case.dealer, case.state.favourite) == ("clara", Suit.BASTOS)


@pytest.mark.law("mal.51")
def test_five_cut_for_the_deal_too() -> None:
    case = table(BARROTADA, alcalde=True).falls("12O 9E 1O 9B 8C 7O 8O 5C")
    assert (case.dealer, case.state.favourite) == ("diego", Suit.COPAS)
    assert case.people == ["elena", "ana", "blas", "clara", "diego"]


@pytest.mark.law("mal.51")
@pytest.mark.parametrize("name", [VISTAS, CUBIERTAS])
def test_a_pack_of_nothing_but_ties_is_cut_again(name: str) -> None:
    case = table(name)
    pack = FULL_PACK if name == VISTAS else SHORT_PACK
    by_rank = sorted(pack, key=lambda card: (card.rank, card.index))
    case = case.falls(" ".join(card.text for card in by_rank))
    assert case.phase == "first-deal"
    assert case.falls("9O 2O" if name == VISTAS else "9O 5O").state.dealer == 1


@pytest.mark.law("mal.51")
def test_a_lot_decided_by_the_very_last_cards_leaves_none_for_the_favourite_and_is_cut_again() -> None:
    # All three are equal, then Ana and Blas, and go on so down to an ace and a five, the last two of the pack.
    drawn = "1O 1C 1E 12O 12C 5O 12E 12B 5C 5E"
    pairs_left = " ".join(f"{rank}{suit}" for rank in (9, 11, 10, 8, 7, 6) for suit in "OCEB")
    case = table(COJA).falls(f"{drawn} {pairs_left} 1B 5B")
    assert case.phase == "first-deal"
    assert case.falls("5O 6C 7E 8B").dealer == "clara"


# Courtesy.


@pytest.mark.law("mal.55")
def test_the_only_lady_deals_and_names_the_favourite_without_a_lot() -> None:
    case = table(courtesy=True, ladies=(0,))
    assert (case.dealer, case.phase) == ("ana", "name-favourite")
    assert (case.turn, case.state.turn) == ("ana", 3)
    case = case.do(f"{case.turn} favourite copas")
    assert (case.state.favourite, case.phase) == (Suit.COPAS, "shuffle")


@pytest.mark.law("mal.55")
def test_courtesy_is_off_unless_the_table_asks_for_it() -> None:
    assert table(ladies=(0,)).phase == "first-deal"


@pytest.mark.law("mal.55")
def test_courtesy_finds_the_lady_where_the_lot_for_partners_has_seated_her() -> None:
    case = table(partners="seats", courtesy=True, ladies=(2,)).do("* seats 2 3 0 1")
    assert (case.dealer, case.turn, case.state.turn) == ("clara", "clara", 3)
    assert case.people == ["diego", "ana", "blas", "clara"]


@pytest.mark.law("mal.55")
def test_without_a_favourite_the_lady_has_the_deal_alone() -> None:
    case = table(courtesy=True, ladies=(1,), favourite="none")
    assert (case.dealer, case.phase, case.state.favourite) == ("blas", "shuffle", None)


@pytest.mark.law("mal.56")
def test_of_two_ladies_who_are_not_partners_the_higher_deals_and_the_other_names_the_favourite() -> None:
    case = table(names=("Ana", "Blasa", "Carlos", "Diego"), courtesy=True, ladies=(0, 1)).falls("11O 9E")
    assert case.dealer == "blasa"
    assert case.turn == "ana"
    assert case.prompt(case.dealer) is None
    assert case.do(f"{case.turn} favourite bastos").state.favourite is Suit.BASTOS


@pytest.mark.law("mal.56")
def test_two_ladies_with_equal_cards_draw_again() -> None:
    case = table(courtesy=True, ladies=(0, 1)).falls("9O 9E 7O 1O")
    assert case.dealer == "blas"


@pytest.mark.law("mal.56")
def test_two_ladies_who_are_partners_leave_it_to_the_common_lot() -> None:
    case = table(courtesy=True, ladies=(0, 2)).falls("7C")
    assert (case.dealer, case.state.favourite) == ("clara", Suit.COPAS)


@pytest.mark.law("mal.57")
def test_among_three_ladies_the_only_man_has_the_honours() -> None:
    case = table(courtesy=True, ladies=(0, 1, 2))
    assert (case.dealer, case.turn, case.state.turn) == ("diego", "diego", 3)
    assert case.do("diego favourite oros").state.favourite is Suit.OROS


@pytest.mark.law("mal.57")
def test_four_ladies_draw_the_common_lot() -> None:
    case = table(courtesy=True, ladies=(0, 1, 2, 3)).falls("7B")
    assert case.dealer == "ana"


@pytest.mark.law("mal.56", "mal.57")
def test_the_honours_are_not_the_mans_where_two_ladies_play_against_him() -> None:
    case = table(COJA, courtesy=True, ladies=(0, 1)).falls("11O 9E")
    assert case.dealer == "blas"
    assert case.turn == "ana"


@pytest.mark.law("mal.57")
def test_three_ladies_leave_the_honours_to_the_man_only_where_he_is_the_only_one() -> None:
    five = table(BARROTADA, alcalde=True, courtesy=True, ladies=(0, 1, 2))
    assert (five.phase, five.dealer) == ("first-deal", None), "there are two men"
    three = table(COJA, courtesy=True, ladies=(0, 1, 2))
    assert (three.phase, three.dealer) == ("first-deal", None), "there is none"


@pytest.mark.law("mal.56")
@pytest.mark.parametrize(
    ("cut", "first", "names"), [("11O 12E 9O 1O", "blas", "ana"), ("12E 11O 9O 1O", "ana", "blas")]
)
def test_the_two_ladies_draw_between_themselves_alone(cut: str, first: str, names: str) -> None:
    case = table(courtesy=True, ladies=(0, 1)).falls(cut)
    assert (case.dealer, case.turn) == (first, names), "the nine and the ace are nobody's"


@pytest.mark.law("mal.53", "mal.10")
@pytest.mark.parametrize("name", ALL_FIVE)
def test_all_are_told_who_deals_first_and_what_the_favourite_is(name: str) -> None:
    case = table(name).falls("1O 12E 7O 5B 6C")
    assert case.told("first-dealer", "seat") == [case.dealer] == [case.people[-1]]
    favourite = case.state.favourite
    assert favourite is not None and case.told("favourite", "suit") == [favourite.word]
