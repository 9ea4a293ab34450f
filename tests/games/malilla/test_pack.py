"""The five games and their packs; the order and the value of the cards."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

import tapete
from tapete.cards import Card, Suit, cards
from tapete.errors import BadOption
from tapete.games.malilla.settle import points
from tapete.games.malilla.variants import FULL_PACK, RANKS, SHORT_PACK, VARIANTS, is_firm, order, value
from tests.games.malilla.hands import ALL_FIVE, BARROTADA, COJA, CUBIERTAS, VISTAS, WHOLE_SUITS, Malilla, endgame


def trick_points(text: str) -> int:
    return points(cards(text), 1)


def winner(text: str, trump: str | None = None) -> str:
    trick = cards(text)
    return trick[order(None if trump is None else Suit(trump)).winner(trick)].text


# The games.


@pytest.mark.law("mal.1")
@pytest.mark.parametrize("name", ALL_FIVE)
def test_what_a_variant_does_not_change_is_as_in_the_partnership_game(name: str) -> None:
    proper, variant = tapete.game("malilla"), tapete.game(name)
    silent = ("favourite", "mariperez", "tanto", "substitutes", "view_last_trick_only")
    assert {option: variant.chosen[option] for option in silent} == {option: proper.chosen[option] for option in silent}
    assert type(variant.start()) is type(proper.start())
    with pytest.raises(tapete.Illegal, match=r"cut \(4 to"):
        Malilla(name).falls().do(f"{Malilla(name).cutter} cut 3")


@pytest.mark.law("mal.2")
def test_malilla_alone_is_the_game_of_partners_with_48_cards() -> None:
    case = Malilla()
    assert len(case.people) == 4
    assert case.state.game.sides == (0, 1)
    assert len(case.state.variant.pack) == 48


@pytest.mark.law("mal.2")
@pytest.mark.parametrize("family", ["estafermo", "urbana", "campo", "desaborida", "perote"])
def test_the_families_without_rules_in_the_book_are_not_offered(family: str) -> None:
    with pytest.raises(BadOption, match="There is no game"):
        tapete.game(f"malilla-{family}")
    assert [name for name in tapete.REGISTRY if name.startswith("malilla")] == list(ALL_FIVE)


# The pack.


@pytest.mark.law("mal.4", "mal.6", "mal.vistas.1")
@pytest.mark.parametrize("name", ["malilla", BARROTADA, VISTAS])
def test_the_pack_has_four_suits_of_twelve(name: str) -> None:
    pack = VARIANTS[name].pack
    assert len(set(pack)) == len(pack) == 48
    assert Counter(card.suit for card in pack) == dict.fromkeys(Suit, 12)
    assert {card.rank for card in pack} == set(range(1, 13))


@pytest.mark.law("mal.6")
def test_a_pack_from_which_a_card_is_missing_is_not_dealt() -> None:
    lacking = [card.text for card in FULL_PACK if card.text != "2B"]
    with pytest.raises(tapete.Illegal, match="missing: 2B"):
        Malilla().do(f"* deck {' '.join(lacking)}")
    with pytest.raises(tapete.Illegal, match="missing: 2B; not wanted or twice: 1O"):
        Malilla().do(f"* deck {' '.join(lacking)} 1O")


@pytest.mark.law("mal.coja.1", "mal.cubiertas.1")
@pytest.mark.parametrize("name", [COJA, CUBIERTAS])
def test_twos_threes_and_fours_are_taken_out(name: str) -> None:
    pack = VARIANTS[name].pack
    assert len(pack) == 36
    assert set(FULL_PACK) - set(pack) == {card for card in FULL_PACK if card.rank in (2, 3, 4)}


@pytest.mark.law("mal.5")
def test_the_suits_are_named_in_their_order() -> None:
    assert [suit.word for suit in Suit] == ["oros", "copas", "espadas", "bastos"]


@pytest.mark.law("mal.5")
def test_no_suit_is_above_another() -> None:
    for led in "OCEB":
        others = " ".join(f"9{suit}" for suit in "OCEB" if suit != led)
        assert winner(f"2{led} {others}") == f"2{led}"


# The order.


@pytest.mark.law("mal.33")
def test_the_nine_is_highest_then_ace_king_knight_jack_eight_and_down_to_the_two() -> None:
    assert winner("12O 1O 8O 9O") == "9O"
    assert winner("12O 1O 8O 2O") == "1O"
    assert winner("8O 10O") == "10O"
    assert RANKS == (9, 1, 12, 11, 10, 8, 7, 6, 5, 4, 3, 2)


@pytest.mark.law("mal.33")
@pytest.mark.parametrize("suit", "OCEB")
@pytest.mark.parametrize("trump", "OCEB")
def test_the_order_is_the_same_in_every_suit_trump_or_not(suit: str, trump: str) -> None:
    falling = [f"{rank}{suit}" for rank in (9, 1, 12, 11, 10, 8, 7, 6, 5, 4, 3, 2)]
    for high, low in pairwise(falling):
        assert winner(f"{low} {high}", trump) == winner(f"{high} {low}", trump) == high


@pytest.mark.law("mal.coja.2")
def test_each_suit_of_the_coja_runs_from_the_five_to_the_malilla() -> None:
    assert winner("5O 6O 8O") == "8O"
    oros = sorted((card for card in SHORT_PACK if card.suit is Suit.OROS), key=lambda card: RANKS.index(card.rank))
    assert [card.rank for card in oros] == [9, 1, 12, 11, 10, 8, 7, 6, 5]


@pytest.mark.law("mal.coja.2")
def test_a_trick_of_the_coja_is_won_by_that_order() -> None:
    case = endgame(COJA, ANA="5O 5C", BLAS="6O 6C", CLARA="8O 7C").play("5O 6O")
    assert case.may("clara", "play") == {"8O"}
    assert case.play("8O").turn == "clara"


@pytest.mark.law("mal.28", "mal.29")
def test_a_card_is_firm_when_those_above_it_are_gone_and_false_until_then() -> None:
    king, ace = Card.parse("12O"), Card.parse("1O")
    assert is_firm(king, cards("9O 1O"))
    assert not is_firm(ace, ())
    assert not is_firm(king, cards("9O 9C 1C"))


@pytest.mark.law("mal.28")
@pytest.mark.parametrize("suit", "OCEB")
def test_the_malilla_is_always_firm(suit: str) -> None:
    assert is_firm(Card.parse(f"9{suit}"), ())


# The values.


@pytest.mark.law("mal.34")
def test_the_malilla_is_worth_five() -> None:
    assert trick_points("9E 2E 3E 4E") == 6


@pytest.mark.law("mal.35")
def test_the_ace_is_worth_four() -> None:
    assert trick_points("1E 2E 3E 4E") == 5


@pytest.mark.law("mal.36")
def test_the_king_is_worth_three() -> None:
    assert trick_points("12E 2E 3E 4E") == 4


@pytest.mark.law("mal.37")
def test_the_knight_is_worth_two() -> None:
    assert trick_points("11E 2E 3E 4E") == 3


@pytest.mark.law("mal.38")
def test_the_jack_is_worth_one() -> None:
    assert trick_points("10E 2E 3E 4E") == 2


@pytest.mark.law("mal.34", "mal.35", "mal.36", "mal.37", "mal.38")
@pytest.mark.parametrize("suit", "OCEB")
def test_the_values_are_the_same_in_every_suit(suit: str) -> None:
    assert [value(Card.parse(f"{rank}{suit}")) for rank in (9, 1, 12, 11, 10)] == [5, 4, 3, 2, 1]


@pytest.mark.law("mal.39")
def test_the_blanks_are_worth_nothing_of_their_own() -> None:
    assert value(Card.parse("8O")) == 0
    assert {card.rank for card in FULL_PACK if value(card) == 0} == {8, 7, 6, 5, 4, 3, 2}


@pytest.mark.law("mal.40")
def test_a_trick_counts_one_even_of_blanks() -> None:
    assert trick_points("8O 7O 2C 3C") == 1
    assert points((), 0) == 0


@pytest.mark.law("mal.41")
def test_a_trick_counts_its_values_and_one_more() -> None:
    assert trick_points("9O 1O 12O 11O") == 15


@pytest.mark.law("mal.41", "mal.barrotada.4", "mal.coja.7", "mal.cubiertas.9")
@pytest.mark.parametrize("name", ALL_FIVE)
def test_the_whole_pack_holds_72_points(name: str) -> None:
    variant = VARIANTS[name]
    assert points(variant.pack, 12) == 72
    sides = 2 if variant.pairs else variant.players
    assert variant.share * sides == 72


@pytest.mark.law("mal.barrotada.4")
def test_in_barrotada_the_72_are_shared_out_among_four() -> None:
    won = {"ANA": (5, "O 9C 1C"), "BLAS": (4, "E 12C"), "CLARA": (2, "9B 12B 11B 10B"), "DIEGO": (1, "1B 11C 10C")}
    case = Malilla(BARROTADA, DIEGO="2B").counted(**won)
    assert case.counts == [29, 22, 13, 8]


@pytest.mark.law("mal.41", "mal.barrotada.4", "mal.coja.7")
@pytest.mark.parametrize("name", ["malilla", BARROTADA, COJA])
def test_a_hand_played_out_is_counted_to_72(name: str) -> None:
    case = Malilla(name, **{"DIEGO": WHOLE_SUITS["DIEGO"]} if name != COJA else {"CLARA": "9E 1E"}).play_out()
    assert sum(case.counts) == 72


@pytest.mark.law("mal.coja.7")
def test_three_cards_make_a_trick_of_the_coja() -> None:
    case = Malilla(COJA, CLARA="9E 1E").play_out()
    assert [len(trick.cards) for trick in case.state.taken] == [3] * 12
