"""The open table: who can look where nobody may, at what, and until when."""

from __future__ import annotations

import pytest

from tests.games.voltarete.floor.hands import graves, licenca, three_left
from tests.games.voltarete.hands import FOUR, opened


@pytest.mark.law("vol.II.8.1", "vol.II.8.16", "vol.II.12.18")
def test_one_can_look_at_anothers_hand_at_what_was_thrown_and_at_what_nobody_bought() -> None:
    order = licenca(opened()).do("ana draw 5, ana look").exchange("3C 4C")
    assert order.thrown("clara") == []
    assert order.may("blas", "peek") == {"hand 0", "hand 2", "discards 0", "discards 1", "leftovers"}
    for place, cards in (("discards ana", order.thrown("ana")), ("discards blas", order.thrown("blas"))):
        seen = order.do(f"clara peek {place}")
        assert cards and set(cards) <= seen.known("clara") and not set(cards) & seen.known(None)
    left = [card.text for card in order.state.leftovers]
    seen = order.do("clara peek leftovers")
    assert set(left) <= seen.known("clara") and not set(left) & seen.known("ana")
    assert seen.told("peeks", "seat", "place", to="ana") == [("clara", "leftovers")] and not seen.told(
        "peeked", to="ana"
    )


@pytest.mark.law("vol.II.8.16")
def test_where_all_was_bought_there_is_nothing_left_to_look_at() -> None:
    turn = licenca(opened()).do("ana draw 5, ana look, ana order")
    order = turn.do(f"blas discard {turn.some('blas', 8)}, blas draw 8, blas look").exchange()
    assert order.phase == "order" and "leftovers" not in order.may("clara", "peek")


@pytest.mark.law("vol.II.8.1")
def test_it_can_be_done_until_a_trick_is_made() -> None:
    play = licenca(opened()).do("ana draw 5, ana look").exchange().do("ana begin")
    assert "peek" in play.words("blas")
    led = play.do(f"ana play {play.held('ana')[0]}")
    assert "peek" in led.words("blas")
    made = led.do(f"blas play {led.held('blas')[0]}, clara play {led.held('clara')[0]}")
    assert len(made.state.taken) == 1 and "peek" not in made.words("blas")


@pytest.mark.law("vol.II.15.6")
def test_in_the_passages_only_the_quarto_looks_and_at_hands_only() -> None:
    case = opened(of=FOUR)
    for passage in (case, case.all_pass()):
        assert passage.may("diego", "peek") == {"hand 0", "hand 1", "hand 2"}
        assert not passage.words("blas") & {"peek"}
    order = licenca(opened(of=FOUR)).do("ana draw 5, ana look").exchange()
    assert "peek" in order.words("blas") and "peek" not in order.words("diego"), "he plays no part in this hand"


@pytest.mark.law("vol.II.19.14")
def test_one_who_has_got_up_looks_at_nothing() -> None:
    case = three_left("faced blas")
    assert "peek" not in case.words("clara") and "peek" not in case.words("ana")


@pytest.mark.law("vol.II.8.19", "vol.II.12.18")
def test_a_hand_that_was_seen_at_a_geral_is_a_hand_that_was_seen() -> None:
    play = licenca(opened()).do("ana draw 5, ana look").exchange().do("ana geral, blas peek hand ana")
    asked = play.do("clara claim peek blas")
    assert (asked.phase, asked.turn, asked.decisions) == ("asked", "ana", [])


@pytest.mark.law("vol.II.8.1", "vol.II.8.2", "vol.II.8.16", "vol.II.12.18", "vol.II.15.6")
def test_to_look_is_grave_wherever_one_looks() -> None:
    order = licenca(opened()).do("ana draw 5, ana look").exchange("3C 4C")
    assert {offer.partition(" ")[0] for offer in order.may("blas", "peek")} == {"hand", "discards", "leftovers"}
    assert graves(order, "blas", "peek") == graves(opened(of=FOUR), "diego", "peek") == {True}


@pytest.mark.law("vol.II.8.17", "vol.II.8.18", "vol.II.9.6")
def test_who_looked_at_the_leftovers_is_paid_nothing_however_the_hand_ends() -> None:
    made = opened(25).make("ana", "licença", "espadas").exchange()
    looked = made.do("blas peek leftovers, ana claim peek blas")
    void = looked.do("ana peek leftovers, clara claim peek ana")
    assert void.paid("payment") == [(0, 2, 2)]
    granted = looked.do("ana ask-reposta, blas grant, clara grant").done()
    assert granted.paid("licença") == [(0, 2, 2)]
