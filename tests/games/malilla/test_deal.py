"""Shuffle, cut and deal; mano and pie; leave to have another play in one's place."""

from __future__ import annotations

import pytest

from tapete.cards import Card, cut
from tapete.errors import BadOption, Illegal
from tapete.table.chance import Seeded
from tapete.table.offer import Say
from tests.games.malilla.hands import ALL_FIVE, BARROTADA, COJA, CUBIERTAS, VISTAS, Malilla


def dealt_after(case: Malilla, lifted: int = 4) -> tuple[Malilla, list[str]]:
    """The hand dealt, and the pack as it lay after the cut."""
    pack = case.state.variant.pack
    return case.falls().do(f"{case.cutter} cut {lifted}"), [card.text for card in cut(pack, lifted)]


def numbers(text: str) -> list[int]:
    """`1-4 17-20` as numbers from 0."""
    spans = [span.split("-") for span in text.split()]
    return [number - 1 for first, last in spans for number in range(int(first), int(last) + 1)]


# The places.


@pytest.mark.law("mal.13")
@pytest.mark.parametrize(("dealer", "mano"), [("diego", "ana"), ("ana", "blas"), ("blas", "clara"), ("clara", "diego")])
def test_mano_sits_at_the_right_of_the_dealer(dealer: str, mano: str) -> None:
    assert Malilla(dealer=dealer).mano == mano


@pytest.mark.law("mal.14")
def test_mano_leads_to_the_first_trick_with_any_card() -> None:
    case = Malilla().deal()
    assert case.acting == ["ana"]
    assert case.may("ana", "play") == set(case.held("ana"))
    assert len(case.may("ana", "play")) == 12


@pytest.mark.law("mal.14")
@pytest.mark.parametrize("name", ALL_FIVE)
def test_nobody_but_mano_leads(name: str) -> None:
    case = Malilla(name).deal().after_the_exchange()
    assert case.turn == case.mano == "ana"
    with pytest.raises(Illegal, match="turn of seat 0"):
        case.do(f"{case.pie} play {case.tops(case.pie)[0]}")


@pytest.mark.law("mal.15")
@pytest.mark.parametrize("dealer", ["ana", "blas", "clara", "diego"])
def test_pie_deals_and_is_last_to_play(dealer: str) -> None:
    case = Malilla(dealer=dealer).deal()
    assert case.pie == dealer
    assert case.name(case.state.active[-1]) == dealer
    assert case.seen(dealer).roles == ("pie",)


# Shuffle and cut.


@pytest.mark.law("mal.61")
def test_one_shuffle_is_enough_and_any_order_of_the_pack_will_do() -> None:
    case = Malilla()
    assert case.state.chance is not None
    for seed in (b"one", b"two"):
        shuffle = Seeded(seed).outcome(case.state.chance)
        assert case.do(f"* {shuffle}").turn == "clara"
    assert case.falls().turn == "clara"


@pytest.mark.law("mal.62")
@pytest.mark.parametrize(
    ("dealer", "cutter"), [("diego", "clara"), ("ana", "diego"), ("blas", "ana"), ("clara", "blas")]
)
def test_the_player_at_the_dealers_left_cuts(dealer: str, cutter: str) -> None:
    case = Malilla(dealer=dealer).falls()
    assert case.turn == cutter


@pytest.mark.law("mal.62")
def test_cutting_is_not_optional() -> None:
    case = Malilla(substitutes="never").falls()
    assert str(case.prompt("clara")) == "cut (4 to 47)"
    assert case.acting == ["clara"]
    with pytest.raises(Illegal, match="turn of seat 2"):
        case.do("ana play 1O")


@pytest.mark.law("mal.63")
def test_four_cards_lifted_are_enough_and_the_fourth_becomes_the_last() -> None:
    case, deck = dealt_after(Malilla())
    pack = case.state.variant.pack
    assert deck[0] == pack[4].text
    assert case.state.turned is pack[3]
    assert case.held("ana")[0] == pack[4].text


@pytest.mark.law("mal.63")
@pytest.mark.parametrize("lifted", [0, 1, 3])
def test_fewer_than_four_are_not_lifted(lifted: int) -> None:
    with pytest.raises(Illegal, match=r"cut \(4 to 47\)"):
        Malilla().falls().do(f"clara cut {lifted}")


@pytest.mark.law("mal.66")
@pytest.mark.parametrize("lifted", [4, 24, 40, 47])
def test_the_cutter_lifts_as_many_as_he_likes(lifted: int) -> None:
    case, deck = dealt_after(Malilla(), lifted)
    assert case.state.turned is not None
    assert case.state.turned.text == deck[-1] == case.state.variant.pack[lifted - 1].text


@pytest.mark.law("mal.66")
@pytest.mark.parametrize("name", [COJA, CUBIERTAS])
def test_at_least_one_card_stays_whatever_the_pack(name: str) -> None:
    case = Malilla(name).falls()
    with pytest.raises(Illegal, match=r"cut \(4 to 35\)"):
        case.do(f"{case.cutter} cut 36")


# The deal.


@pytest.mark.law("mal.67")
def test_twelve_to_each_in_three_rounds_of_four_from_the_dealers_right() -> None:
    case, deck = dealt_after(Malilla())
    got = {
        "ANA": "1-4 17-20 33-36",
        "BLAS": "5-8 21-24 37-40",
        "CLARA": "9-12 25-28 41-44",
        "DIEGO": "13-16 29-32 45-48",
    }
    for name, spans in got.items():
        assert case.held(name.lower()) == [deck[number] for number in numbers(spans)]


@pytest.mark.law("mal.67")
def test_the_deal_starts_at_the_right_of_whoever_deals() -> None:
    case, deck = dealt_after(Malilla(dealer="blas"))
    assert case.held("clara")[:4] == deck[:4]
    assert case.held("blas")[-4:] == deck[-4:]


@pytest.mark.law("mal.68")
def test_the_manner_of_dealing_is_by_fours_unless_the_whole_table_agrees_on_another() -> None:
    assert Malilla().state.game.packet == 4
    case, deck = dealt_after(Malilla(packet=3))
    assert case.held("ana")[:6] == deck[:3] + deck[12:15]
    assert case.held("diego")[-3:] == deck[-3:]
    with pytest.raises(BadOption, match="choose 4, 1, 2, 3, 6, 12"):
        Malilla(packet=5)


@pytest.mark.law("mal.68")
@pytest.mark.parametrize("packet", [1, 2, 3, 6, 12])
@pytest.mark.parametrize("name", ["malilla", BARROTADA, COJA, CUBIERTAS])
def test_whatever_the_manner_everybody_gets_twelve_and_the_pie_the_last(name: str, packet: int) -> None:
    case, deck = dealt_after(Malilla(name, packet=packet))
    assert [len(own) for own in case.state.hands] == [12] * len(case.people)
    assert case.state.turned is not None
    assert case.held(case.pie)[-1] == case.state.turned.text == deck[12 * len(case.people) - 1]


@pytest.mark.law("mal.68")
def test_the_piles_of_the_open_game_are_always_of_four() -> None:
    with pytest.raises(BadOption, match="has no option packet"):
        Malilla(VISTAS, packet=3)


@pytest.mark.law("mal.coja.4")
def test_three_rounds_of_four_to_three_players() -> None:
    case, deck = dealt_after(Malilla(COJA))
    got = {"ANA": "1-4 13-16 25-28", "BLAS": "5-8 17-20 29-32", "CLARA": "9-12 21-24 33-36"}
    for name, spans in got.items():
        assert case.held(name.lower()) == [deck[number] for number in numbers(spans)]
    assert case.state.turned is not None
    assert case.state.turned.text == deck[35]
    assert case.pie == "clara"


@pytest.mark.law("mal.62", "mal.coja.4")
def test_in_coja_the_dealers_left_is_the_second_to_play() -> None:
    assert Malilla(COJA).cutter == "blas"


@pytest.mark.law("mal.cubiertas.2", "mal.cubiertas.3")
def test_twelve_to_each_of_two_and_twelve_left_as_stock() -> None:
    case, deck = dealt_after(Malilla(CUBIERTAS))
    assert case.held("ana") == [deck[number] for number in numbers("1-4 9-12 17-20")]
    assert case.held("blas") == [deck[number] for number in numbers("5-8 13-16 21-24")]
    assert [card.text for card in case.state.stock] == deck[24:]


@pytest.mark.law("mal.cubiertas.3")
def test_the_stock_is_seen_by_nobody() -> None:
    case, _ = dealt_after(Malilla(CUBIERTAS))
    for viewer in ("ana", "blas", None):
        assert case.view(viewer).stock == (None,) * 12
        assert not case.known(viewer) & set(map(str, case.state.stock))


@pytest.mark.law("mal.vistas.2")
def test_the_packets_of_four_are_the_piles() -> None:
    case, deck = dealt_after(Malilla(VISTAS))
    ana = ["1-4", "9-12", "17-20", "25-28", "33-36", "41-44"]
    blas = ["5-8", "13-16", "21-24", "29-32", "37-40", "45-48"]
    for name, spans in (("ana", ana), ("blas", blas)):
        piles = [{card.text for card in pile} for pile in case.state.piles[case.seat(name)]]
        assert piles == [{deck[number] for number in numbers(span)} for span in spans]


@pytest.mark.law("mal.76")
@pytest.mark.parametrize("name", ALL_FIVE)
def test_the_deal_passes_to_the_right_and_mano_deals_next(name: str) -> None:
    case = Malilla(name).deal().after_the_exchange()
    done = case.play_out()
    assert (case.dealer, done.dealer, done.mano) == (case.people[-1], "ana", "blas")
    assert done.falls().turn == done.cutter == case.people[-1]


# Five at a table.


@pytest.mark.law("mal.barrotada.2")
def test_the_alcalde_deals_twelve_to_each_of_the_other_four_and_sits_out() -> None:
    case, deck = dealt_after(Malilla(BARROTADA, alcalde=True))
    assert case.dealer == "elena"
    assert [len(own) for own in case.state.hands] == [12, 12, 12, 12, 0]
    assert [*map(case.name, case.state.active)] == ["ana", "blas", "clara", "diego"]
    assert case.held("ana")[:4] == deck[:4]
    assert case.seen("elena", by="elena").roles == ("alcalde",)
    assert not case.seen("elena", by="elena").playing


@pytest.mark.law("mal.barrotada.2")
def test_the_player_at_the_alcaldes_left_is_pie_and_the_one_at_his_left_cuts() -> None:
    case = Malilla(BARROTADA, alcalde=True).falls()
    assert (case.pie, case.turn) == ("diego", "clara")
    case = Malilla(BARROTADA, dealer="blas", alcalde=True).falls()
    assert (case.mano, case.pie, case.turn) == ("clara", "ana", "elena")


@pytest.mark.law("mal.barrotada.2")
def test_there_are_exactly_four_unless_an_alcalde_is_agreed_on() -> None:
    assert len(Malilla(BARROTADA).people) == 4
    with pytest.raises(BadOption, match="for 4 players, not 5"):
        Malilla(BARROTADA, names=("Ana", "Blas", "Clara", "Diego", "Elena"))
    with pytest.raises(BadOption, match="has no option alcalde"):
        Malilla(alcalde=True)


# Another in one's place.


@pytest.mark.law("mal.99")
def test_one_refusal_keeps_a_substitute_away() -> None:
    case = Malilla().falls().do("blas leave")
    assert case.acting == ["clara"]
    case = case.do("clara refuse")
    assert case.phase == "cut"
    assert [event.key for event in case.state.events][-2:] == ["asks-leave", "leave-refused"]


@pytest.mark.law("mal.99")
def test_with_the_consent_of_all_the_rest_another_may_sit_down() -> None:
    case = Malilla().falls().do("blas leave, clara consent, diego consent")
    assert case.phase == "consent"
    assert case.told("leave-given") == []
    case = case.do("ana consent")
    assert (case.phase, case.turn) == ("cut", "clara")
    assert case.state.events[-1].key == "leave-given"
    assert case.told("leave-given", "seat") == ["blas"]


@pytest.mark.law("mal.99")
def test_leave_is_asked_once_between_hands_and_not_where_it_was_ruled_out() -> None:
    case = Malilla().falls().do("blas leave, clara refuse")
    with pytest.raises(Illegal):
        case.do("blas leave")
    with pytest.raises(Illegal):
        Malilla(substitutes="never").falls().do("blas leave")
    with pytest.raises(Illegal):
        Malilla().deal().do("ana leave")


# Dealing written hands.


def test_written_hands_are_dealt_as_written_and_filled_up_before() -> None:
    case = Malilla(ANA="9O 9C", DIEGO="12B 7E")
    assert case.held("ana")[-2:] == ["9O", "9C"]
    assert case.state.turned is Card.parse("7E")
    assert sorted(card for own in case.state.hands for card in own) == sorted(case.state.variant.pack)


@pytest.mark.parametrize(
    ("hands", "why"),
    [
        ({"ANA": "9O", "BLAS": "9O"}, "9O is written twice"),
        ({"ANA": "1O 2O 3O 4O 5O 6O 7O 8O 9O 10O 11O 12O 1C"}, "Seat 0 gets 12 cards, not 13"),
    ],
)
def test_impossible_hands_are_refused(hands: dict[str, str], why: str) -> None:
    with pytest.raises(BadOption, match=why):
        Malilla(**hands)


def test_a_card_of_another_pack_is_refused() -> None:
    with pytest.raises(BadOption, match="2O is not in the pack of malilla-coja"):
        Malilla(COJA, ANA="2O")


@pytest.mark.parametrize("name", ALL_FIVE)
def test_no_hands_can_be_dealt_before_it_is_known_who_deals(name: str) -> None:
    with pytest.raises(BadOption, match="who deals"):
        Malilla(name, dealer=None).deal()


def test_the_alcalde_gets_no_cards() -> None:
    with pytest.raises(BadOption, match="Seat 4 gets 0 cards, not 1"):
        Malilla(BARROTADA, alcalde=True, ELENA="9O")


def test_a_stock_is_written_only_where_there_is_one() -> None:
    with pytest.raises(BadOption, match="has 0 cards, not 1"):
        Malilla(stock="9O")
    with pytest.raises(BadOption, match="has 12 cards, not 13"):
        Malilla(CUBIERTAS, stock="1O 5O 6O 7O 8O 9O 10O 11O 12O 1C 5C 6C 7C")


@pytest.mark.law("mal.14")
@pytest.mark.parametrize("of", ALL_FIVE)
def test_whoever_deals_the_one_at_his_right_leads_first(of: str) -> None:
    case = Malilla(of, dealer="ana").deal().after_the_exchange()
    assert (case.phase, case.turn) == ("play", "blas")


@pytest.mark.law("mal.4", "mal.67", "mal.vistas.2", "mal.cubiertas.3")
@pytest.mark.parametrize("of", ALL_FIVE)
def test_after_the_deal_no_card_is_left_but_the_stock_of_the_closed_game(of: str) -> None:
    case = Malilla(of).deal()
    held = {name: len(cards) for name, cards in case.state.zones().items() if cards}
    seats = range(len(case.people))
    piles = {f"pile {seat} {number}": 4 for seat in seats for number in range(6)}
    hands = {f"hand {seat}": 12 for seat in seats}
    assert held == {VISTAS: piles, CUBIERTAS: {**hands, "stock": 12}}.get(of, hands)
    assert case.state.discards == (((), ()) if of == CUBIERTAS else ())


@pytest.mark.law("mal.99")
def test_to_ask_leave_is_no_small_matter() -> None:
    prompt = Malilla().falls().prompt("clara")
    assert prompt is not None
    assert [offer.grave for offer in prompt.every if isinstance(offer, Say) and offer.word == "leave"] == [True]
