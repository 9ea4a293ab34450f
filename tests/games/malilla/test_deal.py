"""Shuffle, cut and deal; mano and pie; leave to have another play in one's place."""

from __future__ import annotations

import pytest

from tapete.cards import Card, cut
from tapete.errors import BadOption, Illegal
from tapete.games.malilla.state import MalillaState
from tapete.table.chance import Seeded
from tests.games.malilla.table import (
    ALL_FIVE,
    ANA,
    BARROTADA,
    BLAS,
    CLARA,
    COJA,
    CUBIERTAS,
    DIEGO,
    ELENA,
    VISTAS,
    after,
    deck_line,
    hand,
    held,
    play_out,
    playable,
    rules,
    start,
)


def shuffled(state: MalillaState) -> MalillaState:
    """The pack in its plain order, ready to be cut."""
    return after(state, deck_line(state.variant.pack))


def dealt_after(state: MalillaState, lifted: int = 4) -> tuple[MalillaState, list[str]]:
    """The hand dealt, and the pack as it lay after the cut."""
    pack = state.variant.pack
    return after(shuffled(state), f"{state.cutter} cut {lifted}"), [card.text for card in cut(pack, lifted)]


def numbers(text: str) -> list[int]:
    """`1-4 17-20` as numbers from 0."""
    spans = [span.split("-") for span in text.split()]
    return [number - 1 for first, last in spans for number in range(int(first), int(last) + 1)]


# The places.


@pytest.mark.law("mal.13")
@pytest.mark.parametrize(("dealer", "mano"), [(DIEGO, ANA), (ANA, BLAS), (BLAS, CLARA), (CLARA, DIEGO)])
def test_mano_sits_at_the_right_of_the_dealer(dealer: int, mano: int) -> None:
    assert start(facts={"dealer": dealer}).mano == mano


@pytest.mark.law("mal.14")
def test_mano_leads_to_the_first_trick_with_any_card() -> None:
    state = hand({})
    assert state.acting() == (ANA,)
    assert playable(state, ANA) == set(held(state, ANA))
    assert len(playable(state, ANA)) == 12


@pytest.mark.law("mal.14")
@pytest.mark.parametrize("name", ALL_FIVE)
def test_nobody_but_mano_leads(name: str) -> None:
    state = hand({}, name)
    if state.phase == "exchange":
        state = after(state, "0 discard", "1 discard")
    assert state.turn == state.mano == ANA
    other = state.holding(state.pie)[0]
    with pytest.raises(Illegal, match="turn of seat 0"):
        after(state, f"{state.pie} play {other}")


@pytest.mark.law("mal.15")
@pytest.mark.parametrize("dealer", range(4))
def test_pie_deals_and_is_last_to_play(dealer: int) -> None:
    state = hand({}, facts={"dealer": dealer})
    assert state.pie == dealer
    assert state.active[-1] == dealer
    assert state.view(None).seats[dealer].roles == ("pie",)


# Shuffle and cut.


@pytest.mark.law("mal.61")
def test_one_shuffle_is_enough_and_any_order_of_the_pack_will_do() -> None:
    state = start()
    assert state.chance is not None
    for seed in (b"one", b"two"):
        shuffle = Seeded(seed).settle(state.chance)
        assert state.apply(-1, shuffle).turn == CLARA
    assert shuffled(state).turn == CLARA


@pytest.mark.law("mal.62")
@pytest.mark.parametrize(("dealer", "cutter"), [(DIEGO, CLARA), (ANA, DIEGO), (BLAS, ANA), (CLARA, BLAS)])
def test_the_player_at_the_dealers_left_cuts(dealer: int, cutter: int) -> None:
    state = shuffled(start(facts={"dealer": dealer}))
    assert state.turn == cutter


@pytest.mark.law("mal.62")
def test_cutting_is_not_optional() -> None:
    state = shuffled(start(substitutes="never"))
    assert str(state.prompt(CLARA)) == "cut (4 to 47)"
    assert state.acting() == (CLARA,)
    with pytest.raises(Illegal, match="turn of seat 2"):
        after(state, "0 play 1O")


@pytest.mark.law("mal.63")
def test_four_cards_lifted_are_enough_and_the_fourth_becomes_the_last() -> None:
    state, deck = dealt_after(start())
    pack = state.variant.pack
    assert deck[0] == pack[4].text
    assert state.turned is pack[3]
    assert held(state, ANA)[0] == pack[4].text


@pytest.mark.law("mal.63")
@pytest.mark.parametrize("lifted", [0, 1, 3])
def test_fewer_than_four_are_not_lifted(lifted: int) -> None:
    with pytest.raises(Illegal, match=r"cut \(4 to 47\)"):
        after(shuffled(start()), f"2 cut {lifted}")


@pytest.mark.law("mal.66")
@pytest.mark.parametrize("lifted", [4, 24, 40, 47])
def test_the_cutter_lifts_as_many_as_he_likes(lifted: int) -> None:
    state, deck = dealt_after(start(), lifted)
    assert state.turned is not None
    assert state.turned.text == deck[-1] == state.variant.pack[lifted - 1].text


@pytest.mark.law("mal.66")
@pytest.mark.parametrize("name", [COJA, CUBIERTAS])
def test_at_least_one_card_stays_whatever_the_pack(name: str) -> None:
    state = shuffled(start(name))
    with pytest.raises(Illegal, match=r"cut \(4 to 35\)"):
        after(state, f"{state.cutter} cut 36")


# The deal.


@pytest.mark.law("mal.67")
def test_twelve_to_each_in_three_rounds_of_four_from_the_dealers_right() -> None:
    state, deck = dealt_after(start())
    got = {
        ANA: "1-4 17-20 33-36",
        BLAS: "5-8 21-24 37-40",
        CLARA: "9-12 25-28 41-44",
        DIEGO: "13-16 29-32 45-48",
    }
    for seat, spans in got.items():
        assert held(state, seat) == [deck[number] for number in numbers(spans)]


@pytest.mark.law("mal.67")
def test_the_deal_starts_at_the_right_of_whoever_deals() -> None:
    state, deck = dealt_after(start(facts={"dealer": BLAS}))
    assert held(state, CLARA)[:4] == deck[:4]
    assert held(state, BLAS)[-4:] == deck[-4:]


@pytest.mark.law("mal.68")
def test_the_manner_of_dealing_is_by_fours_unless_the_whole_table_agrees_on_another() -> None:
    assert rules().packet == 4
    state, deck = dealt_after(start(packet=3))
    assert held(state, ANA)[:6] == deck[:3] + deck[12:15]
    assert held(state, DIEGO)[-3:] == deck[-3:]
    with pytest.raises(BadOption, match="choose 4, 1, 2, 3, 6, 12"):
        rules(packet=5)


@pytest.mark.law("mal.68")
@pytest.mark.parametrize("packet", [1, 2, 3, 6, 12])
@pytest.mark.parametrize("name", ["malilla", BARROTADA, COJA, CUBIERTAS])
def test_whatever_the_manner_everybody_gets_twelve_and_the_pie_the_last(name: str, packet: int) -> None:
    state, deck = dealt_after(start(name, packet=packet))
    assert [len(state.hands[seat]) for seat in range(state.places)] == [12] * state.places
    assert state.turned is not None
    assert held(state, state.pie)[-1] == state.turned.text == deck[12 * state.places - 1]


@pytest.mark.law("mal.68")
def test_the_piles_of_the_open_game_are_always_of_four() -> None:
    with pytest.raises(BadOption, match="has no option packet"):
        rules(VISTAS, packet=3)


@pytest.mark.law("mal.coja.4")
def test_three_rounds_of_four_to_three_players() -> None:
    state, deck = dealt_after(start(COJA))
    got = {ANA: "1-4 13-16 25-28", BLAS: "5-8 17-20 29-32", CLARA: "9-12 21-24 33-36"}
    for seat, spans in got.items():
        assert held(state, seat) == [deck[number] for number in numbers(spans)]
    assert state.turned is not None
    assert state.turned.text == deck[35]
    assert state.pie == CLARA


@pytest.mark.law("mal.62", "mal.coja.4")
def test_in_coja_the_dealers_left_is_the_second_to_play() -> None:
    assert start(COJA).cutter == BLAS


@pytest.mark.law("mal.cubiertas.2", "mal.cubiertas.3")
def test_twelve_to_each_of_two_and_twelve_left_as_stock() -> None:
    state, deck = dealt_after(start(CUBIERTAS))
    assert held(state, ANA) == [deck[number] for number in numbers("1-4 9-12 17-20")]
    assert held(state, BLAS) == [deck[number] for number in numbers("5-8 13-16 21-24")]
    assert [card.text for card in state.stock] == deck[24:]


@pytest.mark.law("mal.cubiertas.3")
def test_the_stock_is_seen_by_nobody() -> None:
    state, _ = dealt_after(start(CUBIERTAS))
    for viewer in (ANA, BLAS, None):
        assert state.view(viewer).stock == (None,) * 12
        assert not state.known(viewer) & set(state.stock)


@pytest.mark.law("mal.vistas.2")
def test_the_packets_of_four_are_the_piles() -> None:
    state, deck = dealt_after(start(VISTAS))
    ana = ["1-4", "9-12", "17-20", "25-28", "33-36", "41-44"]
    blas = ["5-8", "13-16", "21-24", "29-32", "37-40", "45-48"]
    for seat, spans in ((ANA, ana), (BLAS, blas)):
        piles = [{card.text for card in pile} for pile in state.piles[seat]]
        assert piles == [{deck[number] for number in numbers(span)} for span in spans]


@pytest.mark.law("mal.76")
@pytest.mark.parametrize("name", ALL_FIVE)
def test_the_deal_passes_to_the_right_and_mano_deals_next(name: str) -> None:
    state = hand({}, name)
    if state.phase == "exchange":
        state = after(state, "0 discard", "1 discard")
    done = play_out(state)
    assert (state.dealer, done.dealer) == (state.places - 1, ANA)
    assert done.mano == 1
    assert shuffled(done).turn == done.cutter == (ANA - 1) % done.places


# Five at a table.


@pytest.mark.law("mal.barrotada.2")
def test_the_alcalde_deals_twelve_to_each_of_the_other_four_and_sits_out() -> None:
    state, deck = dealt_after(start(BARROTADA, alcalde=True))
    assert state.dealer == ELENA
    assert [len(state.hands[seat]) for seat in range(5)] == [12, 12, 12, 12, 0]
    assert state.active == (ANA, BLAS, CLARA, DIEGO)
    assert held(state, ANA)[:4] == deck[:4]
    assert state.view(ELENA).seats[ELENA].roles == ("alcalde",)
    assert not state.view(ELENA).seats[ELENA].playing


@pytest.mark.law("mal.barrotada.2")
def test_the_player_at_the_alcaldes_left_is_pie_and_the_one_at_his_left_cuts() -> None:
    state = shuffled(start(BARROTADA, alcalde=True))
    assert (state.pie, state.turn) == (DIEGO, CLARA)
    state = shuffled(start(BARROTADA, {"dealer": BLAS}, alcalde=True))
    assert (state.mano, state.pie, state.turn) == (CLARA, ANA, ELENA)


@pytest.mark.law("mal.barrotada.2")
def test_there_are_exactly_four_unless_an_alcalde_is_agreed_on() -> None:
    assert rules(BARROTADA).seats == 4
    with pytest.raises(BadOption, match="for 4 players, not 5"):
        rules(BARROTADA).start(("Ana", "Blas", "Clara", "Diego", "Elena"))
    with pytest.raises(BadOption, match="has no option alcalde"):
        rules("malilla", alcalde=True)


# Another in one's place.


@pytest.mark.law("mal.99")
def test_one_refusal_keeps_a_substitute_away() -> None:
    state = after(shuffled(start()), "1 leave")
    assert state.acting() == (CLARA,)
    state = after(state, "2 refuse")
    assert state.phase == "cut"
    assert [event.key for event in state.events][-2:] == ["asks-leave", "leave-refused"]


@pytest.mark.law("mal.99")
def test_with_the_consent_of_all_the_rest_another_may_sit_down() -> None:
    state = after(shuffled(start()), "1 leave", "2 consent", "3 consent")
    assert state.phase == "consent"
    assert "leave-given" not in [event.key for event in state.events]
    state = after(state, "0 consent")
    assert (state.phase, state.turn) == ("cut", CLARA)
    assert state.events[-1].key == "leave-given"
    assert state.events[-1].seat == BLAS


@pytest.mark.law("mal.99")
def test_leave_is_asked_once_between_hands_and_not_where_it_was_ruled_out() -> None:
    state = after(shuffled(start()), "1 leave", "2 refuse")
    with pytest.raises(Illegal):
        after(state, "1 leave")
    with pytest.raises(Illegal):
        after(shuffled(start(substitutes="never")), "1 leave")
    with pytest.raises(Illegal):
        after(hand({}), "0 leave")


# Dealing written hands.


def test_written_hands_are_dealt_as_written_and_filled_up_before() -> None:
    state = hand({ANA: "9O 9C", DIEGO: "12B 7E"})
    assert held(state, ANA)[-2:] == ["9O", "9C"]
    assert state.turned is Card.parse("7E")
    assert sorted(card for own in state.hands for card in own) == sorted(state.variant.pack)


@pytest.mark.parametrize(
    ("hands", "why"),
    [
        ({ANA: "9O", BLAS: "9O"}, "9O is written twice"),
        ({ANA: "1O 2O 3O 4O 5O 6O 7O 8O 9O 10O 11O 12O 1C"}, "Seat 0 gets 12 cards, not 13"),
    ],
)
def test_impossible_hands_are_refused(hands: dict[int, str], why: str) -> None:
    with pytest.raises(BadOption, match=why):
        hand(hands)


def test_a_card_of_another_pack_is_refused() -> None:
    with pytest.raises(BadOption, match="2O is not in the pack of malilla-coja"):
        hand({ANA: "2O"}, COJA)


@pytest.mark.parametrize("name", ALL_FIVE)
def test_no_hands_can_be_dealt_before_it_is_known_who_deals(name: str) -> None:
    game = rules(name)
    with pytest.raises(BadOption, match="who deals"):
        game.stacked(game.start(), ((),) * game.seats, ())


def test_the_alcalde_gets_no_cards() -> None:
    with pytest.raises(BadOption, match="Seat 4 gets 0 cards, not 1"):
        hand({ELENA: "9O"}, BARROTADA, alcalde=True)


def test_a_stock_is_written_only_where_there_is_one() -> None:
    with pytest.raises(BadOption, match="has 0 cards, not 1"):
        hand({}, stock="9O")
    with pytest.raises(BadOption, match="has 12 cards, not 13"):
        hand({}, CUBIERTAS, stock="1O 5O 6O 7O 8O 9O 10O 11O 12O 1C 5C 6C 7C")
