"""Who sees which cards at the open table: each seat, a spectator, and one who comes back later."""

from __future__ import annotations

import pytest

from tapete.table.game import OPEN
from tests.games.voltarete.hands import FOUR, Voltarete, endgame, misdealt, opened


def sizes(case: Voltarete, by: str | None) -> list[int]:
    """How many cards each of the others seems to have."""
    return [len(case.seen(who, by).cards) for who in case.people if who != by]


@pytest.mark.law("vol.II.7.2", "vol.II.11.2")
@pytest.mark.parametrize("how", ["over ana", "under ana", "packet ana", "swapped ana blas"])
def test_nobody_is_told_how_many_cards_another_has(how: str) -> None:
    case = misdealt(how)
    assert len(case.seen("ana", "ana").cards) == len(case.held("ana")) != 9
    for who in ("blas", "clara", None):
        right = opened()
        assert sizes(case, who)[0] == sizes(right, who)[0] == 9
        assert len(case.view(who).stock) == len(right.view(who).stock) == 13


@pytest.mark.law("vol.II.7.2")
def test_nor_does_a_wrong_purchase_show_in_the_play() -> None:
    made = opened().do("ana licença, blas passo, clara passo, ana name espadas")
    thrown = made.do(f"ana discard {made.some('ana', 5)}")
    for number in (4, 5, 6):
        order = thrown.do(f"ana draw {number}, ana look").exchange().do("ana begin")
        views = [order.view(who) for who in ("blas", "clara", None)]
        assert {len(view.seats[0].cards) for view in views} == {9}
        assert {heap.key: len(heap.cards) for heap in views[0].heaps}["out"] == 13
        assert len(order.seen("ana", "ana").cards) == 4 + number


@pytest.mark.law("vol.II.8.7", "vol.II.11.12")
def test_while_they_buy_all_hear_the_numbers_and_in_the_play_only_who_bought_more() -> None:
    made = opened().do("ana licença, blas passo, clara passo, ana name espadas")
    drawn = made.do(f"ana discard {made.some('ana', 3)}, ana draw 3")
    assert drawn.notes("bought") == [("ana", 3)] and drawn.notes("bought-alike") == []
    play = drawn.do("ana look").exchange(made.some("blas", 2)).do("ana begin")
    assert (play.notes("bought"), play.notes("bought-more")) == ([], [(None, "blas")])


@pytest.mark.law("vol.II.7.20", "vol.II.8.1")
def test_what_is_bought_lies_unseen_until_its_owner_looks_and_is_his_alone() -> None:
    made = opened().do("ana licença, blas passo, clara passo, ana name espadas")
    drawn = made.do(f"ana discard {made.some('ana', 3)}, ana draw 3")
    new = {card.text for card in drawn.state.zones()["packet 0"]}
    assert len(new) == 3
    assert all(not new & case_named for case_named in map(drawn.named, drawn.viewers))
    looked = drawn.do("ana look")
    assert new <= looked.named("ana")
    assert all(not new & looked.named(who) for who in ("blas", "clara", None))
    assert looked.told_to("drew") == [("ana", {"ana"})]


@pytest.mark.law("vol.II.8.2", "vol.II.8.16", "vol.II.12.18")
def test_what_somebody_looks_at_he_alone_sees_though_all_see_him_look() -> None:
    made = opened().do("ana licença, blas passo, clara passo, ana name espadas")
    order = made.do(f"ana discard {made.some('ana', 3)}, ana draw 3, ana look").exchange()
    left = {card.text for card in order.state.zones()["leftovers"]}
    seen = order.do("blas peek leftovers")
    assert seen.told_to("peeks") == [("blas", {*seen.viewers})]
    assert left <= seen.named("blas") and all(not left & seen.named(who) for who in ("ana", "clara", None))
    quarto = opened(of=FOUR).do("diego peek hand ana")
    hers = set(quarto.held("ana"))
    assert hers <= quarto.named("diego") and all(not hers & quarto.named(who) for who in ("blas", "clara", None))


@pytest.mark.law("vol.II.11.11", "vol.II.11.14")
def test_of_a_made_trick_nobody_who_comes_later_sees_who_played_what() -> None:
    case = endgame(table=OPEN, ANA="12C 4O", BLAS="5C 6O", CLARA="6C 3O").play("12C 5C 6C 4O")
    for who in case.viewers:
        view = case.view(who)
        assert {card.text for card in view.seats[0].tricks[0]} == {"12C", "5C", "6C"}
        assert [event.get("card") for event in view.events if event.key == "plays"] == [case.state.trick[0].card]


@pytest.mark.law("vol.II.10.16")
def test_what_was_played_and_taken_back_all_have_seen() -> None:
    case = endgame(trump="bastos", table=OPEN, ANA="12C 4O 5O", BLAS="5C 6O 7O", CLARA="6C 4B 3O")
    back = case.play("12C 5C 4B 3O 4O").do("ana claim revoke clara")
    assert {"4B", "3O", "4O"} <= back.known(None)
    assert {"4B", "3O"} <= set(back.held("clara"))


@pytest.mark.law("vol.II.12.1")
def test_nobody_is_offered_what_would_betray_anothers_cards() -> None:
    wrong, right = misdealt("over ana"), opened()
    assert wrong.words("blas") - {"respeito"} == right.words("blas") - {"respeito"}
    assert "notice" in wrong.words("ana") and "notice" not in right.words("ana")
