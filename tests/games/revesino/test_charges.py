"""Against whom something can be claimed at the open table, until when, and how often."""

from __future__ import annotations

import pytest

from tapete.table.floor import Slip
from tests.games.revesino.hands import Revesino, opened

HANDS = {
    "ANA": "7O 8O 9O 2C 3C 1C 2E 3E 12E 2B 3B", "BLAS": "2O 3O 5C 6C 7C 5E 6E 7E 4B 5B 6B",
    "CLARA": "4O 5O 6O 8C 9C 10C 8E 9E 10E 7B 8B", "DIEGO": "10O 11O 1O 11C 12C 11E 4E 1E 9B 12B 12O 4C",
}  # fmt: skip
STOCK = "1B 11B 10B"
DECLINED = "ana decline, blas decline, clara decline"


def dealt(**options: object) -> Revesino:
    """These hands, and the bazeta 1B 11B 10B."""
    return opened(stock=STOCK, **HANDS, **options)


def playing(**options: object) -> Revesino:
    """Nobody has exchanged, and Diego has laid the ten of oros away."""
    return dealt(**options).do(f"{DECLINED}, diego discard 10O, diego draw 0")


# The deal.


@pytest.mark.law("rev.68", "rev.72", "rev.103")
@pytest.mark.parametrize(
    ("deal", "claim", "too_late"),
    [
        ("face ana", "faced blas", "void rev.68 rev.72"),
        ("misdeal clara stock", "stock blas", "void rev.103"),
        ("misdeal ana clara", "cards clara", "void rev.68 rev.72"),
    ],
)
def test_whatever_else_is_wrong_a_deal_out_of_turn_goes_back_in_time(deal: str, claim: str, too_late: str) -> None:
    case = opened().do("blas take-pack").ready_to_deal().do(f"blas {deal}")
    in_time = case.do(f"diego claim {claim}")
    assert in_time.ruling == "void rev.68" and (in_time.dealer, in_time.state.deals) == ("diego", 0)
    late = case.do(f"clara decline, diego claim {claim}")
    assert late.ruling == too_late and (late.dealer, late.state.deals) == ("ana", 1), "as if Diego had dealt"


@pytest.mark.law("rev.68")
def test_what_was_ruled_on_is_claimed_no_more() -> None:
    stands = opened().do("blas take-pack").ready_to_deal().do("blas deal, clara decline, ana claim deal blas")
    assert stands.ruling == "stands rev.68"
    assert not any(stands.allows(f"{who} claim deal blas") for who in stands.people)


@pytest.mark.law("rev.69")
def test_who_dealt_out_of_turn_once_may_deal_well_afterwards() -> None:
    again = opened().do("blas take-pack").ready_to_deal().do("blas deal, ana claim deal blas, diego take-pack")
    deal = again.falls().do("clara cut 20, diego deal")
    assert not deal.allows("ana claim deal diego") and deal.state.next_deal().dealer == 0
    passed = opened().do("blas take-pack").ready_to_deal().do("blas misdeal ana clara, clara decline")
    following = passed.do("diego claim cards ana, ana take-pack").falls().do("diego cut 20, ana deal")
    assert following.state.next_deal().dealer == 1


# The number of cards.


@pytest.mark.law("rev.74", "rev.84")
def test_after_the_lead_nobody_speaks_of_his_own_number_nor_of_one_judged() -> None:
    case = opened().ready_to_deal(STOCK, **HANDS).do("diego misdeal blas clara").to_play()
    assert case.allows("blas claim cards blas"), "before a card is led he may own it"
    led = case.play_first()
    assert led.allows("ana claim cards blas") and not led.allows("blas claim cards blas")
    judged = led.do("ana claim cards blas")
    assert not any(judged.allows(f"{who} claim cards blas") for who in judged.people)
    assert judged.allows("ana claim cards clara")
    over = judged.do("ana claim cards clara").finish()
    assert over.told("ruling", "seat") == ["blas", "clara"], "nor is it ruled on again when all is counted"


@pytest.mark.law("rev.68", "rev.72")
def test_a_card_too_many_is_claimed_also_while_he_exchanges() -> None:
    case = opened().ready_to_deal(STOCK, **HANDS).do("diego misdeal ana blas")
    laying = case.do(f"ana discard {case.some('ana', 1)}")
    assert laying.phase == "draw" and len(laying.held("ana")) == 11
    assert laying.do("clara claim cards ana").ruling == "void rev.68 rev.72"
    right = dealt().do("ana discard 1C")
    assert not right.allows("clara claim cards ana"), "who has still to draw has not too few"


# What somebody looked at.


@pytest.mark.law("rev.104")
def test_a_look_is_claimed_by_another_before_a_card_is_led_and_once() -> None:
    case = dealt().do("ana peek")
    assert not case.allows("ana claim look ana") and case.allows("blas claim look ana")
    ruled = case.do("blas claim look ana")
    assert not any(ruled.allows(f"{who} claim look ana") for who in ruled.people)
    kept = case.do("ana let-go, blas decline, clara decline, diego discard 10O, diego draw 0")
    assert kept.allows("blas claim look ana") and not kept.play("7O").allows("blas claim look ana")
    dealer = dealt().do(f"{DECLINED}, diego peek, diego discard 10O, diego draw 0").play("7O")
    assert dealer.allows("blas claim look diego"), "the dealer's at any time"
    assert dealer.do("blas claim look diego").ruling == "pays-all rev.109 rev.74"


# The play.


@pytest.mark.law("rev.139", "rev.84")
def test_who_has_played_nothing_cannot_have_revoked() -> None:
    case = playing().play("7O").do("blas omit").play("4O 11O").play("11E")
    assert case.allows("ana claim revoke clara") and not case.allows("ana claim revoke blas")
    assert not case.allows("ana claim revoke ana")


@pytest.mark.law("rev.116", "rev.85")
def test_once_a_card_was_led_the_play_has_begun_though_it_was_taken_back() -> None:
    case = opened().ready_to_deal(STOCK, **HANDS).do("diego misdeal clara stock").to_play()
    assert case.allows("blas claim stock diego")
    back = case.do("clara play 4O, ana claim turn clara")
    assert back.ruling == "taken-back rev.116 rev.118" and not back.state.trick
    assert not back.allows("blas claim stock diego")


@pytest.mark.law("rev.127")
def test_of_several_revokes_the_first_is_ruled_on_first() -> None:
    revokes = tuple(Slip("revoke", 1, trick - 1) for trick in (2, 5, 7))
    case = opened().last_trick("ana 9O 8O 7O 6O").but(slips=revokes)
    ruled = case.do("ana claim revoke blas, clara claim revoke blas, diego claim revoke blas").play("9O 8O 7O 6O")
    assert ruled.told("ruling", "trick") == [2, 5, 7]


@pytest.mark.law("rev.84", "rev.116", "rev.68")
def test_in_which_trick_it_was_done_is_told() -> None:
    second = playing().play("7O 2O 4O 11O").play("11E")
    assert second.do("blas play 5E, diego claim turn blas").told("ruling", "trick") == [2]
    assert second.do("ana play 2E, ana add 3E, clara claim cards ana").told("ruling", "trick") == [2]
    faced = opened().ready_to_deal(STOCK, **HANDS).do("diego face blas, ana claim faced diego")
    assert faced.told("ruling", "trick") == [0], "that was not in the play"


@pytest.mark.law("rev.124", "rev.84")
def test_the_same_is_claimed_again_when_something_else_was_ruled_on() -> None:
    case = playing().do("ana play 7O, ana add 3B").play("2O 4O 11O").play("11E").do("clara claim revoke blas")
    assert not case.allows("clara claim revoke blas")
    assert not case.do("blas play 5E").allows("clara claim revoke blas"), "nothing has been ruled on"
    assert case.do("clara claim cards ana").allows("clara claim revoke blas")
    assert case.play("2E 5E 8E").do("diego play 12B").allows("clara claim revoke blas"), "or a trick later"


# Cards that came out together.


@pytest.mark.law("rev.120", "rev.122")
def test_once_one_is_to_be_played_nothing_more_is_claimed_of_them() -> None:
    fell = playing().play("2C 5C").do("clara scatter 8C 9C")
    one = fell.do("clara one-up 9C, ana claim several clara")
    chosen = fell.do("clara apart, ana claim several clara, diego choose 8C, blas choose 9C, ana choose 9C")
    for case in (one, chosen):
        assert case.may("clara", "play") == {"9C"} and case.state.question is None
        assert not any(case.allows(f"{who} claim several clara") for who in case.people)


@pytest.mark.law("rev.120", "rev.138")
def test_when_the_trick_goes_back_what_came_out_is_in_the_hand() -> None:
    case = playing().play("7O 4B").do("clara scatter 4O 5O, clara one-up 4O")
    assert case.allows("ana claim several clara")
    back = case.do("blas mend")
    assert back.turn == "blas" and not back.allows("ana claim several clara")


@pytest.mark.law("rev.118", "rev.120")
def test_what_one_let_fall_lies_there_though_another_plays_before_him() -> None:
    scattered = playing().play("7O").do("blas scatter 2O 3O, blas one-up 2O, clara play 4O")
    assert scattered.allows("ana claim several blas")
    assert scattered.do("ana claim several blas").may("blas", "play") == {"2O"}
    demanded = playing().play("7O").do("blas drop 3O, ana demand blas, clara play 4O")
    assert demanded.may("blas", "play") == {"3O"}
