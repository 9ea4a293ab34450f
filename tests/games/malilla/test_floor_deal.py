"""The deal at the open table: the pack, the cut, a bad deal, and the exchange of the closed game for two."""

from __future__ import annotations

import pytest

from tapete.table.offer import Number, Say
from tests.games.malilla.hands import ALL_FIVE, BARROTADA, COJA, CUBIERTAS, VISTAS, misdealt, opened, ready


@pytest.mark.law("mal.81")
@pytest.mark.parametrize("of", ALL_FIVE)
def test_the_dealer_is_awaited_and_anybody_can_take_the_pack(of: str) -> None:
    case = opened(of)
    assert (case.phase, case.turn) == ("pack", case.dealer)
    assert [each for each in case.people if case.allows(f"{each} take-pack")] == case.people
    taken = case.do(f"{case.dealer} take-pack").falls()
    assert taken.floor.slips == (), "it was his"
    assert case.do("ana take-pack").dealer == "ana"


@pytest.mark.law("mal.63", "mal.64", "mal.66")
@pytest.mark.parametrize(("of", "most"), [("malilla", 47), (COJA, 35)])
def test_one_card_can_be_lifted_and_all_but_one(of: str, most: int) -> None:
    case = opened(of)
    case = case.do(f"{case.dealer} take-pack").falls()
    for number, can in ((0, False), (1, True), (most, True), (most + 1, False)):
        assert case.allows(f"{case.cutter} cut {number}") is can
    assert [number for number in (1, 3, 4, 5) if case.do(f"{case.cutter} cut {number}").allows("ana recut")] == [1, 3]


@pytest.mark.law("mal.62", "mal.64")
def test_after_the_cut_the_dealer_deals_and_a_recut_gives_the_pack_back_to_the_cutter() -> None:
    case = opened().do("diego take-pack").falls().do("clara cut 2")
    assert (case.phase, case.turn) == ("give", "diego")
    assert not case.allows("ana deal")
    again = case.do("blas recut")
    assert (again.phase, again.turn) == ("cut", "clara")
    assert again.told("recut", "seat") == ["blas"]


@pytest.mark.law("mal.74")
@pytest.mark.parametrize(("of", "ways"), [("malilla", 12), (BARROTADA, 12), (COJA, 6), (VISTAS, 2)])
def test_any_two_of_those_who_play_can_be_dealt_wrongly(of: str, ways: int) -> None:
    case = ready(opened(of), "5B")
    assert len(case.may(case.dealer, "misdeal")) == ways
    assert {"deal", "misdeal"} <= case.words(case.dealer)


@pytest.mark.law("mal.74", "mal.barrotada.2")
def test_an_alcalde_gives_himself_no_card_too_many() -> None:
    case = ready(opened(BARROTADA, alcalde=True), "5B")
    assert len(case.may("elena", "misdeal")) == 12
    assert not any("4" in pair.split() for pair in case.may("elena", "misdeal"))


@pytest.mark.law("mal.74", "mal.69")
def test_in_a_bad_deal_the_first_card_of_one_lies_with_another_and_the_turn_up_stays() -> None:
    good = ready(opened(), "7C 12B").do("diego deal")
    case = misdealt("7C 12B", "ana", "diego")
    lost = good.held("diego")[0]
    assert case.held("ana") == [lost, *good.held("ana")]
    assert case.held("diego") == good.held("diego")[1:]
    assert case.held("blas") == good.held("blas")
    assert str(case.state.turned) == "12B"
    assert ([*map(case.name, case.floor.over_dealt)], [*map(case.name, case.floor.short_dealt)]) == (
        ["ana"],
        ["diego"],
    )


@pytest.mark.law("mal.74", "mal.vistas.2")
def test_in_the_piles_the_card_lies_at_the_bottom_of_the_first_pile() -> None:
    good = ready(opened(VISTAS), "5B").do("blas deal")
    case = misdealt("5B", "ana", "blas", VISTAS)
    first, *rest = good.state.piles[1]
    assert case.state.piles[1] == (first[:3], *rest)
    own, *others = good.state.piles[0]
    assert case.state.piles[0] == ((*own, first[3]), *others)
    assert case.tops("blas")[-1] == "5B"


@pytest.mark.law("mal.74", "mal.75", "mal.vistas.2")
def test_a_pile_of_five_found_before_the_first_lead_voids_the_hand() -> None:
    void = misdealt("12B", "ana", "blas", VISTAS).do("blas claim cards ana")
    assert (void.standing, void.dealer, void.state.deals) == ([0, 0], "ana", 1)


# The exchange.


@pytest.mark.law("mal.cubiertas.4")
@pytest.mark.parametrize(
    ("discarded", "drawn"), [(0, [0, 1]), (1, [0, 1, 2]), (7, [6, 7, 8]), (11, [10, 11, 12]), (12, [11, 12])]
)
def test_hands_slip_by_one_card_of_the_stock_and_no_more(discarded: int, drawn: list[int]) -> None:
    case = opened(CUBIERTAS, BLAS="5E")
    case = case.do(f"ana discard {case.some('ana', discarded)}".strip())
    assert (case.phase, case.turn) == ("draw", "ana")
    assert [number for number in range(14) if case.allows(f"ana draw {number}")] == drawn
    assert f"draw ({drawn[0]} to {drawn[-1]})" in case.offers("ana")
    assert case.told("discards", "seat", "number") == [("ana", discarded)]
    assert (len(case.held("ana")), len(case.thrown("ana"))) == (12 - discarded, discarded)


@pytest.mark.law("mal.cubiertas.4")
def test_the_dealer_draws_as_far_as_the_stock_goes() -> None:
    case = opened(CUBIERTAS, BLAS="5E")
    case = case.do(f"ana discard {case.some('ana', 7)}, ana draw 7")
    assert case.turn == "blas"
    assert case.choices("blas", "discard")[0].startswith("(0 to 5 of ")
    assert not case.allows(f"blas discard {case.some('blas', 6)}")
    five = case.do(f"blas discard {case.some('blas', 5)}")
    assert [number for number in range(14) if five.allows(f"blas draw {number}")] == [4, 5]
    done = five.do("blas draw 5")
    assert (done.phase, done.turn, len(done.state.stock)) == ("play", "ana", 0)


@pytest.mark.law("mal.cubiertas.4")
def test_the_card_drawn_blindly_leaves_the_hand_and_the_others_stay_where_they_were() -> None:
    case = opened(CUBIERTAS, BLAS="5E")
    case = case.do(f"ana discard {case.some('ana', 3)}, ana draw 4, blas claim cards ana")
    before = case.held("ana")
    after = case.falls(before[4])
    assert after.held("ana") == [*before[:4], *before[5:]]
    assert after.thrown("ana")[-1] == before[4]
    assert len(after.thrown("ana")) == 4
    assert after.floor.oversized is None


@pytest.mark.law("mal.97", "mal.cubiertas.4")
def test_each_can_look_once_at_the_top_of_the_stock_and_the_other_sees_him_do_it() -> None:
    case = opened(CUBIERTAS, BLAS="5E")
    seen = case.do("ana peek")
    assert not seen.allows("ana peek")
    assert seen.allows("blas peek")
    assert seen.told("peeks", "seat", to="blas") == ["ana"]
    assert [str(card) for card in seen.told("peeked", "card", to="ana")] == [str(case.state.stock[0])]
    assert str(case.state.stock[0]) in seen.known("ana")
    assert str(case.state.stock[0]) not in seen.known("blas")


@pytest.mark.law("mal.97")
@pytest.mark.parametrize("of", [of for of in ALL_FIVE if of != CUBIERTAS])
def test_where_nothing_is_left_undealt_there_is_nothing_to_look_at(of: str) -> None:
    case = ready(opened(of), "5B")
    assert not case.do(f"{case.dealer} deal").allows("ana peek")


def test_a_bad_deal_and_a_look_at_the_stock_are_offered_as_against_the_law() -> None:
    dealing, playing = ready(opened(CUBIERTAS), "5B"), opened(CUBIERTAS, BLAS="5E")
    graves = []
    for prompt in (dealing.prompt("blas"), playing.prompt("blas")):
        assert prompt is not None
        graves.append({offer.word for offer in prompt.every if isinstance(offer, Say) and offer.grave})
    assert graves == [{"misdeal"}, {"peek"}]


@pytest.mark.law("mal.63")
def test_what_is_usually_lifted_or_drawn_is_named_first() -> None:
    cut = opened().do("diego take-pack").falls().prompt("clara")
    case = opened(CUBIERTAS, BLAS="5E")
    drawing = case.do(f"ana discard {case.some('ana', 3)}").prompt("ana")
    usual = [offer.usual for prompt in (cut, drawing) if prompt for offer in prompt.every if isinstance(offer, Number)]
    assert usual == [(7, 8, 9), (3,)]
