"""The open table after one grant: who has refused the reposta stands in the feito's place."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.voltarete.floor.hands import ending
from tests.games.voltarete.hands import Voltarete


def granted(**given: Any) -> Voltarete:
    """Ana has asked for reposta, Blas has granted it, Clara has not."""
    return ending(**given).but(asked=True, granted=(1,), refused=(2,))


SPILT: dict[str, Any] = {"leader": "clara", "ANA": "12O 5O 2C", "BLAS": "11O 6O 3E", "CLARA": "4O 3O 2O"}


@pytest.mark.law("vol.II.9.3", "vol.II.10.25")
def test_of_two_cards_the_refuser_chooses_and_of_his_the_one_at_his_right() -> None:
    led = granted(**SPILT).do("clara play 4O")
    asker, granter = led.do("ana spill 12O 5O"), led.do("ana play 12O, blas spill 11O 6O")
    assert (asker.turn, granter.turn) == ("clara", "clara")
    assert granter.may("clara", "choose") == {"11O", "6O"} and granter.decisions == ["refuser-chooses"]
    own = granted(**SPILT).do("clara spill 4O 3O")
    assert (own.turn, own.decisions) == ("ana", ["refusers-right-chooses"])
    assert own.told("ruling", "laws") == [("vol.II.10.25", "vol.II.9.3")]
    right = granted(**SPILT).but(granted=(2,), refused=(1,), leader=1).do("blas spill 11O 6O")
    assert right.turn == "clara"


@pytest.mark.law("vol.II.9.8", "vol.II.10.25")
def test_where_nobody_granted_it_the_feito_has_the_right_he_had_before() -> None:
    none = ending(**SPILT).but(asked=True, refused=(1, 2))
    assert none.do("clara spill 4O 3O").turn == "ana"
    assert none.do("clara play 4O, ana spill 12O 5O").turn == "blas"


@pytest.mark.law("vol.II.9.3", "vol.II.12.12")
def test_the_refuser_complains_of_a_sign_of_the_two_and_they_of_his() -> None:
    case = granted(leader="clara", ANA="4B 3O", BLAS="4C 3E", CLARA="12C 2O")
    signed = case.do("clara play 12C, blas sign, ana play 4B, blas play 4C")
    assert not signed.allows("ana claim sign blas"), "they play together"
    asked = signed.do("clara claim sign blas")
    assert (asked.phase, asked.turn) == ("choose", "clara")
    assert [played.card.text for played in asked.do("clara demand lowest").state.trick] == ["12C", "3O"]
    lured = granted(leader="blas", ANA="4B 3O", BLAS="12C 2O", CLARA="4C 3E").do(
        "blas play 12C, clara sign, clara play 4C, ana play 4B"
    )
    assert lured.do("blas claim sign clara").turn == "blas"


@pytest.mark.law("vol.II.9.3", "vol.II.10.7")
def test_nobody_plays_ahead_to_the_refusers_lead_and_to_the_feitos_it_harms_nobody() -> None:
    case = granted(leader="clara", ANA="6B 3O", BLAS="3B 4O", CLARA="12E 2O")
    ahead = case.do("clara play 12E, blas play 3B")
    assert ahead.allows("clara claim ahead blas") and not ahead.allows("ana claim ahead blas")
    lowest = ahead.do("clara claim ahead blas, clara demand lowest")
    assert [played.card.text for played in lowest.state.trick] == ["12E", "4O"]
    assert lowest.may("ana", "play") == {"3O"}, "nor may the asker beat it now"
    led = case.but(leader=0).do("ana play 6B, clara play 2O")
    assert not any(led.allows(f"{who} claim ahead clara") for who in ("ana", "blas"))


@pytest.mark.law("vol.II.9.3", "vol.II.10.4", "vol.II.10.5", "vol.II.10.6")
def test_a_lead_in_the_partners_place_must_not_show_him_the_suit() -> None:
    case = granted(leader="ana", ANA="12O 4E", BLAS="6O 3E", CLARA="10O 2C")
    led = case.do("blas play 6O")
    for by in ("clara", "ana"):
        assert led.do(f"{by} claim lead blas").may("ana", "play") == {"4E"}
    own = case.do("clara play 10O")
    assert not own.allows("blas claim lead clara")
    assert own.do("ana claim lead clara").may("ana", "play") == {"12O", "4E"}, "they play against him"
    feito = case.but(leader=2).do("ana play 12O")
    assert feito.do("clara claim lead ana").may("clara", "play") == {"10O", "2C"}


@pytest.mark.law("vol.II.9.3", "vol.II.10.7")
def test_who_takes_over_a_hand_that_was_given_up_has_the_rights_of_one_who_stands_alone() -> None:
    """Given that Blas plays against Ana and Clara, when Ana plays ahead to his lead, then he chooses her card."""
    case = ending(leader="blas", ANA="3B 4O", BLAS="12E 2O", CLARA="5E 6C", surrender="fourth").but(pursuer=1)
    ahead = case.do("blas play 12E, ana play 3B")
    assert ahead.allows("blas claim ahead ana") and not ahead.allows("clara claim ahead ana")
    chosen = ahead.do("blas claim ahead ana")
    assert (chosen.phase, chosen.turn) == ("choose", "blas")
