"""What it says of a hand besides bids: geral, reposta, first five, laying down; and what it pays and votes."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from tapete.games.voltarete.advice import Adviser
from tapete.table.offer import Prompt, say
from tests.games.voltarete.advice.asking import advised, done, position
from tests.games.voltarete.hands import Voltarete, hand

CERTAIN = "1E 2E 1B 12E 11E 10E 7E 12C 12O"
MISERY = "3E 4E 5E 6B 4B 3C 4C 3O 4O"


def to_order(held: str, suit: str, who: str = "ana", bid: str = "só", **given: Any) -> Voltarete:
    """He has made himself with these cards, the others have bought nothing, and he may order to play."""
    dealt: dict[str, Any] = {who.upper(): held, **given}
    return hand(**dealt).make(who, bid, suit).buy()


# The geral.


@pytest.mark.law("vol.I.22.16", "vol.I.22.18")
def test_a_certain_geral_is_declared_by_the_mao() -> None:
    assert advised(to_order(CERTAIN, "espadas")) == "geral vol.I.22.18"
    assert advised(to_order("1E 7C 1B 1C 4C 3C 12O 12E 12B", "copas")) == "geral vol.I.22.18"
    assert done(to_order("1E 7C 1B 12C 4C 3C 12O 12E 12B", "copas")) == "begin"


@pytest.mark.law("vol.I.22.17")
def test_with_a_losing_card_it_is_not() -> None:
    assert done(to_order("1E 2E 1B 12E 11E 10E 7E 12C 4O", "espadas")) == "begin"


@pytest.mark.law("vol.I.22.20", "vol.I.22.21", "vol.I.22.23")
def test_nor_where_a_king_can_be_cut_before_he_has_the_lead() -> None:
    assert done(to_order(CERTAIN, "espadas", who="blas")) == "begin"
    assert advised(to_order("1E 2E 1B 12E 11E 10E 7E 6E 12O", "espadas", who="clara")) == "geral vol.I.22.20"


def after_five(held: str) -> Voltarete:
    """The feito has made the first five, and is asked whether he stops."""
    case = position((5, 0, 0), ANA=held, BLAS="3C 4C 5C 6C", CLARA="3O 4O 5O 6O", trump="espadas", spent=DRAWN)
    return case.but(phase="stop")


DRAWN = "11E 10E 7E 6E 5E 4E 3E"


@pytest.mark.law("vol.I.22.16", "vol.I.22.17", "vol.I.22.24")
def test_after_the_first_five_he_goes_on_only_if_all_are_sure() -> None:
    assert advised(after_five("1E 2E 1B 12E")) == "go-on vol.I.22.16"
    assert advised(after_five("1E 2E 1B 4B")) == "stop vol.I.22.17"


# Reposta.


@pytest.mark.law("vol.I.19.6")
def test_a_feito_who_has_bought_nothing_asks_for_reposta() -> None:
    assert advised(to_order(MISERY, "espadas")) == "ask-reposta vol.I.19.6"
    assert done(to_order("1E 2E 1B 12E 7E 12C 4C 3O 4B", "espadas")) == "begin"


@pytest.mark.law("vol.II.9.11")
def test_after_a_casca_it_does_not_ask_even_where_it_could() -> None:
    view = to_order(MISERY, "espadas").but(kind="casca").witness("ana")
    free = replace(view, prompt=Prompt("order", (say("begin"), say("ask-reposta", grave=True))))
    assert str(Adviser().choose(free).action) == "begin"


@pytest.mark.law("vol.I.18.16", "vol.I.19.2")
def test_only_who_can_make_more_than_both_refuses_it() -> None:
    asked = to_order(MISERY, "espadas", BLAS="1E 2E 1B 12E 11E 10E 12C 12O 5B").do("ana ask-reposta")
    assert asked.turn == "blas" and advised(asked) == "refuse vol.I.18.16"
    assert advised(asked.do("blas refuse")) == "grant vol.I.19.2"


# Laying down.


@pytest.mark.law("vol.II.12.1")
@pytest.mark.parametrize(
    ("tricks", "held", "geral", "says"),
    [
        ((3, 1, 0), "1E 2E 5C 6O 4B", "", "lay-down won vol.II.12.1"),
        ((2, 1, 1), "1E 2E 5C 6O 4B", "", ""),
        ((3, 0, 0), "1E 2E 1B 5C 6O 4B", "", "lay-down first-five vol.II.12.1"),
        ((6, 0, 0), "1E 2E 1B", "undeclared", "lay-down geral vol.II.12.1"),
        ((6, 0, 0), "1E 2E 5C", "undeclared", ""),
    ],
)
def test_a_hand_that_is_sure_is_laid_down(tricks: tuple[int, ...], held: str, geral: str, says: str) -> None:
    case = position(tricks, ANA=held, trump="espadas", also={"geral": geral})
    assert (advised(case) == says) if says else done(case).startswith("play")


@pytest.mark.law("vol.II.12.4")
def test_a_codilho_that_is_sure_is_claimed_and_no_other() -> None:
    def leads(tricks: tuple[int, ...]) -> str:
        return done(position(tricks, BLAS="1E 2E 5C 6O 4B", feito="ana", leader="blas", trump="espadas"))

    assert leads((0, 3, 1)) == "lay-down codilho"
    assert leads((1, 2, 1)).startswith("play")


@pytest.mark.law("vol.II.12.3")
def test_a_hand_that_the_feito_has_won_is_given_to_him() -> None:
    held: dict[str, Any] = {"BLAS": "3C 4C", "feito": "ana", "leader": "blas", "trump": "espadas"}
    assert advised(position((5, 1, 1), **held)) == "concede won vol.II.12.3"
    assert done(position((4, 2, 1), **held)).startswith("play")
    assert done(position((7, 0, 0), also={"geral": "undeclared"}, **held)).startswith("play")


CLAIM: dict[str, Any] = {"BLAS": "3E 4E 12C 3C 3O", "CLARA": "5E 6E 11C 6C 5O", "trump": "espadas"}


@pytest.mark.law("vol.II.22.12")
def test_a_claim_is_granted_if_the_cards_show_it() -> None:
    sure = position((3, 1, 0), ANA="1E 2E 5C 6O 4B", **CLAIM).do("ana lay-down won")
    assert done(sure) == "accept"
    doubtful = position((3, 1, 0), ANA="12E 11E 5C 6O 4B", **CLAIM).do("ana lay-down won")
    assert done(doubtful) == "make-play"


@pytest.mark.law("vol.I.19.2")
def test_a_reposta_that_the_feito_offers_is_taken_by_the_fraco_and_not_by_the_forte() -> None:
    def answered(tricks: tuple[int, ...], says: str) -> str:
        case = position(tricks, ANA="12E 11E 5C 6O 4B", feito="ana", leader="ana", **CLAIM)
        return done(case.play("5C 3C 6C").but(leader=0).do(f"ana lay-down {says}"))

    assert answered((1, 0, 2), "reposta") == "accept"
    assert answered((0, 3, 0), "reposta") == "make-play"
    assert answered((0, 3, 0), "codilho blas") == "accept"
    assert answered((0, 0, 3), "codilho clara") == "make-play"


@pytest.mark.law("vol.II.12.3")
def test_what_the_others_give_is_taken_unless_a_geral_would_be_lost_by_it() -> None:
    case = position((5, 1, 1), ANA="1E 3C", trump="espadas").but(phase="conceded", conceding=((1, False), (2, False)))
    assert done(case) == "take"
    running = position((7, 0, 0), ANA="1E 2E", trump="espadas", also={"geral": "undeclared"})
    assert done(running.but(phase="conceded", conceding=((1, False), (2, False)))) == "play-on"


# Money and votes.


@pytest.mark.law("vol.II.19.8")
def test_what_it_owes_is_paid_in() -> None:
    owing = hand().come_out(tricks=(4, 4, 1))
    assert owing.phase == "debts" and advised(owing) == "pay-in vol.II.19.8"


@pytest.mark.law("vol.II.19.22")
def test_a_remissa_enters_whole() -> None:
    case = Voltarete(split_remissa=True, start={"dealer": 2, "remissas": [[0, 30]]})
    assert case.phase == "enter" and advised(case) == "enter whole vol.II.19.22"


def test_it_wants_to_go_on() -> None:
    case = hand().come_out(tricks=(6, 2, 1)).falls()
    voting = case.do(f"{case.dealer} propose divide")
    assert voting.phase == "vote" and done(voting) == "object"
