"""The open table: hands that are laid down or given up, and what can still be found in them."""

from __future__ import annotations

import pytest

from tests.games.voltarete.floor.hands import ending
from tests.games.voltarete.hands import Voltarete, opened

RUFFED = ending(leader="blas", ANA="4B 6C 2B 1E 1B 12B", BLAS="12C 3E 4E 5E 6E 7E", CLARA="3C 3O 4O 5O 6O 7O").but(
    taken=opened(30).play_so(tricks=(3, 0, 0)).state.taken, leader=1
)
"""Blas leads 12C to the fourth trick, and Ana, who has made three, may ruff it with a copa in her hand."""


def laid_down(case: Voltarete, says: str) -> Voltarete:
    """The feito lays his cards down, and both accept."""
    return case.do(f"ana lay-down {says}, blas accept, clara accept")


@pytest.mark.law("vol.II.12.7", "vol.II.10.16")
def test_a_geral_that_was_accepted_is_lost_by_a_revoke_that_is_found() -> None:
    ruffed = RUFFED.but(geral="declared").play("12C 3C 4B").play("1E 3E 3O")
    accepted = laid_down(ruffed, "geral")
    assert accepted.done().paid("geral") == [(1, 0, 16), (2, 0, 16)]
    found = accepted.do("blas claim revoke ana")
    assert found.state.tricks == (4, 1, 0)
    paid = found.done()
    assert paid.paid("geral-lost") == [(0, 1, 16), (0, 2, 16)] and paid.paid("geral") == []
    assert paid.paid("lift") == [("pot", 0, 29)] and paid.paid("reposta") == [(0, "pot", 30)]


@pytest.mark.law("vol.II.12.7", "vol.I.9.14")
def test_first_five_that_were_accepted_are_not_made_if_one_of_them_goes_over() -> None:
    accepted = laid_down(RUFFED.play("12C 3C 4B"), "first-five")
    assert accepted.done().paid("first-five") == [(1, 0, 2), (2, 0, 2)]
    found = accepted.do("clara claim revoke ana")
    assert found.state.tricks == (3, 1, 0) and found.done().paid("first-five") == []


@pytest.mark.law("vol.II.12.7", "vol.II.10.16")
def test_a_revoke_that_leaves_the_feito_all_his_tricks_leaves_him_his_geral() -> None:
    king = ending(leader="blas", ANA="4B 12C 1E 1B", BLAS="10C 3E 4E 5E", CLARA="3C 3O 4O 5O").but(geral="declared")
    found = laid_down(king.play("10C 3C 4B").play("1E 3E 3O"), "geral").do("blas claim revoke ana")
    assert (found.decisions, found.state.tricks) == (["revoked"], (2, 0, 0))
    assert found.done().paid("geral") == [(1, 0, 16), (2, 0, 16)]


@pytest.mark.law("vol.II.14.7", "vol.II.12.7")
def test_who_kept_silent_of_a_card_does_not_pay_for_all_where_the_geral_was_lost_by_a_revoke() -> None:
    five = opened(30).play_so(tricks=(5, 0, 0)).state.taken
    case = ending(leader="blas", ANA="6C 4B 1E 1B", BLAS="12C 4E 5E 6E", CLARA="3C 4O 6O 12O 5O")
    silent = case.but(taken=five, geral="undeclared", leader=0).do("ana ask-count, blas none-over, clara none-over")
    led = silent.but(leader=1).do("blas claim cards clara").play("12C 3C 4B").play("1E 4E 4O")
    accepted = laid_down(led, "geral")
    assert [who for who, *_ in accepted.done().paid("geral")] == [1, 2]
    found = accepted.do("blas claim revoke ana").done()
    assert found.paid("geral") == [] and (2, "pot", 30) in found.paid("reposta")


# Who may still look for faults.


def examiners(case: Voltarete) -> set[str]:
    """Those who may still have another's cards counted, and look for a revoke."""
    others = {"ana": "blas", "blas": "clara", "clara": "ana"}
    over = case.phase == "count"
    return {who for who in others if case.allows(f"{who} examine" if over else f"{who} claim cards {others[who]}")}


LOSING = ending(ANA="7B 5B 3C", BLAS="5C 6C 7C", CLARA="2B 4O 5O").play("7B 5C 2B").play("4O")


@pytest.mark.law("vol.II.12.5", "vol.II.12.7", "vol.II.12.9")
@pytest.mark.parametrize("says", ["won", "reposta", "codilho clara"])
def test_a_feito_who_lays_down_has_trusted_the_others_and_they_still_look_at_his_cards(says: str) -> None:
    assert examiners(laid_down(LOSING, says)) == {"blas", "clara"}
    assert examiners(LOSING.do(f"ana lay-down {says}, blas make-play")) == {"ana", "blas", "clara"}


@pytest.mark.law("vol.II.12.3", "vol.II.12.5", "vol.II.12.7")
def test_what_was_offered_and_not_taken_is_as_if_it_had_not_been_said() -> None:
    case = ending(leader="blas", ANA="1E 2B 1B", BLAS="5C 6C 7C", CLARA="2O 4O 5O")
    six = case.but(taken=opened(30).play_so(tricks=(3, 2, 1)).state.taken, leader=1)
    offered = six.do("blas concede won, blas play 5C, clara concede won")
    assert examiners(offered.do("ana take")) == {"ana"}
    on = offered.do("ana play-on")
    assert on.phase == "play" and not on.state.conceding and not on.allows("clara concede won"), "once in a trick"
    assert examiners(laid_down(on.do("clara play 2O"), "won")) == {"blas", "clara"}


@pytest.mark.law("vol.II.12.6")
def test_an_opponent_who_shows_his_cards_as_lost_does_not_look_at_those_of_others_any_more() -> None:
    case = ending(ANA="12C 7B 5B", BLAS="6C 5C 3E", CLARA="4O 2B 3C").play("12C").do("blas show-lost").play("6C 4O")
    assert examiners(case) == examiners(case.play("7B 3E 2B")) == {"ana", "clara"}, "the other has not agreed"
    over = case.play("7B 3E 2B 3C 5B 5C")
    assert over.phase == "count" and examiners(over) == {"ana", "clara"}
    assert over.do("ana claim revoke clara").owed == [("clara", 30, "vol.II.10.10")]
    assert case.allows("clara claim shown blas")


@pytest.mark.law("vol.II.12.6", "vol.II.12.9")
def test_neither_who_laid_down_a_codilho_nor_who_consented_looks_at_the_cards_of_others() -> None:
    played = LOSING.do("ana lay-down reposta, blas make-play, ana play 5B, blas play 6C, ana play 3C")
    assert examiners(played) == {"ana", "blas", "clara"}, "the feito's cards lie open, but he plays the hand"
    accepted = played.do("blas lay-down codilho, clara accept, ana accept")
    assert accepted.phase == "count" and examiners(accepted) == {"ana"}
    made = played.do("blas lay-down codilho, clara make-play")
    assert examiners(made) == {"ana", "clara"}, (
        "who laid his cards on the table has lost it, who did not consent keeps it"
    )


@pytest.mark.law("vol.II.12.2", "vol.II.12.3")
def test_who_showed_his_cards_owes_nothing_if_the_other_gives_the_hand_up_after_the_claim() -> None:
    claimed = ending(ANA="7B 5B", BLAS="5C 6C", CLARA="2B 4O").do("blas show-lost, ana claim shown blas")
    assert claimed.owed == [("blas", 30, "vol.II.12.2")]
    for agreed in (claimed.do("clara show-lost"), claimed.play("7B 5C").do("clara concede won")):
        assert agreed.told("waived", "seat") == ["blas"]
        assert agreed.do("ana take").done().paid("reposta") == []
        assert agreed.do("ana play-on").owed == []


@pytest.mark.law("vol.II.12.3")
def test_they_are_free_of_this_penalty_only() -> None:
    many = ending(ANA="7B 5B", BLAS="5C 6C", CLARA="2B 4O").but(taken=opened(30).play_so(tricks=(4, 3, 1)).state.taken)
    claimed = many.do("ana claim cards blas, blas show-lost, ana claim shown blas")
    assert [law for *_, law in claimed.owed] == ["vol.II.13.1", "vol.II.12.2"]
    assert claimed.do("clara show-lost, ana take").owed == [("blas", 30, "vol.II.13.1")]
