"""The open table: what is asked and decided when a hand is over, and cards that were confused before it."""

from __future__ import annotations

import pytest

from tapete.games.voltarete.floor.state import OpenVoltarete
from tapete.table.floor import Debt
from tapete.table.offer import say
from tests.games.voltarete.floor.hands import ending, licenca
from tests.games.voltarete.hands import FOUR, Voltarete, opened


def owing(**given: str) -> Voltarete:
    """Blas owes a reposta for the cards that he has shown, Clara has dropped one, and the hand is over."""
    case = ending(**{"ANA": "7B 5C", "BLAS": "5B 3C", "CLARA": "2B 4O", **given})
    shown = case.do("blas show-lost, ana claim shown blas, clara drop 2B")
    return shown.play("7B 5B 2B 4O 5C 3C")


@pytest.mark.law("vol.II.1.2", "vol.II.15.9")
def test_only_who_owes_asks_to_be_let_off_and_all_the_others_answer_from_his_right_on() -> None:
    case = owing()
    assert case.phase == "count" and case.owed == [("blas", 30, "vol.II.12.2")]
    assert case.allows("blas ask-waiver") and not case.allows("ana ask-waiver") and not case.allows("clara ask-waiver")
    asked = case.do("blas ask-waiver")
    assert asked.turn == "clara" and asked.told("asks-waiver", "seat") == ["blas"]
    second = asked.do("clara agree")
    assert second.turn == "ana" and second.told("agrees", "seat") == ["clara"]
    let_off = second.do("ana agree")
    assert (let_off.owed, let_off.phase, let_off.told("waived", "seat")) == ([], "count", ["blas"])
    refused = second.do("ana disagree")
    assert refused.told("disagrees", "seat") == ["ana"] and refused.told("waived") == []
    assert refused.owed == [("blas", 30, "vol.II.12.2")]


@pytest.mark.law("vol.II.15.9")
def test_who_is_let_off_takes_nobody_along() -> None:
    case = ending(ANA="7B 5C", BLAS="5B 3C", CLARA="2B 4O").do("blas show-lost, ana claim shown blas")
    case = case.but(owed=(*owed(case), *owed_by_ana())).play("7B 5B 2B 4O 5C 3C")
    assert case.do("blas ask-waiver, clara agree, ana agree").owed == [("ana", 30, "vol.II.13.4")]


def owed(case: Voltarete) -> tuple[Debt, ...]:
    """What rulings make people pay when the hand is over."""
    assert isinstance(case.state, OpenVoltarete)
    return case.state.owed


def owed_by_ana() -> tuple[Debt, ...]:
    """The reposta that Ana owes for ten cards with which she asked for one."""
    many = licenca(opened(30)).do("ana draw 6, ana look, ana order").exchange()
    return owed(many.do("ana ask-reposta, blas grant, clara grant, blas claim cards ana"))


@pytest.mark.law("vol.II.15.9")
def test_of_four_the_quarto_is_asked_too() -> None:
    many = licenca(opened(30, of=FOUR)).do("ana draw 6, ana look, ana order").exchange()
    owes = many.do("ana ask-reposta, blas grant, clara grant, blas claim cards ana, ana ask-waiver")
    order = [owes.turn, owes.do("blas agree").turn, owes.do("blas agree, clara agree").turn]
    assert order == ["blas", "clara", "diego"]
    assert owes.do("blas agree, clara agree").owed and not owes.do("blas agree, clara agree, diego agree").owed


@pytest.mark.law("vol.II.1.2", "vol.II.15.9")
def test_what_all_have_let_off_is_not_claimed_again_but_what_nobody_spoke_of_is() -> None:
    case = ending(ANA="12B 3C", BLAS="5C 3E", CLARA="4O").but(taken=opened(30).play_so(tricks=(3, 2, 3)).state.taken)
    over = case.do("blas show-lost, ana claim shown blas").play("12B 5C 4O")
    ana = over.do("clara claim cards ana, ana ask-waiver, blas agree, clara agree")
    assert ana.owed == [("blas", 30, "vol.II.12.2")]
    again = ana.do("clara examine")
    assert again.owed == [("blas", 30, "vol.II.12.2"), ("blas", 30, "vol.II.13.1")], "hers is not counted again"
    blas = over.do("blas ask-waiver, clara agree, ana agree")
    assert blas.owed == [] and blas.do("clara claim cards blas").owed == [("blas", 30, "vol.II.13.1")]
    both = over.do("clara claim cards ana, blas ask-waiver, clara agree, ana agree")
    assert both.owed == [("ana", 30, "vol.II.13.1")]
    refused = over.do("clara claim cards ana, ana ask-waiver, blas agree, clara disagree")
    assert ("ana", 30, "vol.II.13.1") in refused.do("clara examine").owed


@pytest.mark.law("vol.II.20.6")
def test_what_the_others_say_decides_by_the_law_of_what_was_done() -> None:
    asked = owing().do("ana claim drop clara")
    assert (asked.phase, asked.turn) == ("asked", "ana")
    void = asked.do("ana agree, blas agree")
    assert void.told("ruling", "laws")[-1] == ("vol.II.20.6",) and void.decisions[-1] == "void"
    assert asked.do("ana disagree").decisions[-1] == "nothing-owed"


@pytest.mark.law("vol.II.12.20", "vol.II.12.21")
def test_only_those_who_play_confuse_the_cards_and_copas_are_paid_double() -> None:
    order = licenca(opened(30, of=FOUR)).do("ana draw 5, ana look").exchange()
    assert order.allows("clara confuse") and not order.allows("diego confuse")
    prompt = order.prompt("clara")
    assert prompt is not None and say("confuse", grave=True) in prompt.beside
    assert order.do("clara confuse").told("confuses", "seat") == ["clara"]
    made = opened(30).make("ana", "licença", "copas")
    copas = made.do(f"ana discard {made.some('ana', 5)}, ana draw 5, ana look").exchange()
    assert copas.do("ana confuse").paid("payment") == [(0, 1, 4), (0, 2, 4)]
    so = opened(30).make("ana", "só", "espadas").exchange()
    assert so.do("blas confuse").done().paid("payment") == [(1, 0, 12)]
