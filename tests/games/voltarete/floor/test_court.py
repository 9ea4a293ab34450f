"""The open table: who judges, who is meant by a ruling, and what is told of it."""

from __future__ import annotations

import pytest

from tapete.games.voltarete.floor.court import _parties
from tapete.table.floor import Case
from tests.games.voltarete.floor.hands import ending, floor, licenca, three_left, two_revokes
from tests.games.voltarete.hands import FOUR, Voltarete, opened


@pytest.mark.law("vol.II.3.2", "vol.II.19.14")
def test_the_dealer_has_cards_and_may_not_make_himself_with_a_known_wrong_number() -> None:
    case = three_left("over ana").do("blas passo, diego passo, ana notice")
    assert case.phase == "shuffle", "the two before the dealer have passed, and a wrong number is known"
    bid = three_left("over ana").do("blas passo, diego licença, ana só, diego claim bid ana")
    assert bid.decisions == ["may-not-bid"] and bid.told("ruling", "laws") == [("vol.II.3.2",)]


@pytest.mark.law("vol.II.3.11", "vol.II.19.14")
def test_a_wrong_number_is_judged_as_among_three() -> None:
    case = three_left("over blas").do("blas notice, blas passo, diego passo")
    assert (case.phase, case.dealer, case.decisions) == ("shuffle", "ana", ["void"])


# What is told of a ruling, and how often it is asked for.


@pytest.mark.law("vol.II.10.19")
def test_it_is_told_in_which_trick_a_card_was_wrong_and_of_other_faults_nothing() -> None:
    second = ending(ANA="12C 4O 5O 2E", BLAS="5C 6O 7O 3E", CLARA="6C 4B 3O 7C").play("12C 5C 6C")
    revoked = second.do("ana play 4O, blas play 6O, clara play 4B, clara play 7C, ana claim revoke clara")
    assert revoked.told("ruling", "trick") == [2]
    undone = two_revokes().do("ana claim revoke clara, clara claim revoke blas")
    assert undone.told("ruling", "trick") == [1, 2]
    word = ending(ANA="2B 3B", BLAS="5C 6C", CLARA="7C 4O").do("ana tell-codilho clara, blas claim word ana")
    assert word.told("ruling", "trick") == [1]
    seen = licenca(opened()).do("ana draw 5, ana look").exchange().do("ana peek leftovers, blas claim peek ana")
    assert seen.told("ruling", "trick") == [0]


CLAIMED = ending(ANA="12C 4O 2E", BLAS="4B 6O 3E", CLARA="6C 3O 4E").do("ana play 12C, blas play 4B")


@pytest.mark.law("vol.II.10.19")
def test_what_was_ruled_false_is_claimed_by_nobody_until_something_could_make_it_true() -> None:
    case = CLAIMED.do("ana claim revoke blas")
    assert case.told("not-proven", "seat") == ["blas"]
    assert not any(case.allows(f"{who} claim revoke blas") for who in ("ana", "blas", "clara"))
    followed = case.play("6C").do("blas play 6O, clara play 3O, ana play 4O")
    assert len(followed.state.taken) == 2 and not followed.allows("clara claim revoke blas"), "he has followed suit"
    assert case.play("6C").do("ana play 2E, blas play 6O").allows("clara claim revoke blas"), "to her lead he has not"
    assert not CLAIMED.allows("clara claim revoke ana"), "who leads cannot revoke"


@pytest.mark.law("vol.II.7.2", "vol.II.10.19")
def test_a_number_that_was_found_right_is_not_counted_again_before_he_draws() -> None:
    case = ending(ANA="12C 4O 2E", BLAS="4B 6O 3E", CLARA="6C 3O 4E").but(
        taken=opened(30).play_so(tricks=(2, 2, 2)).state.taken
    )
    case = case.do("ana play 12C, blas play 4B, ana claim cards blas")
    assert case.told("not-proven", "seat") == ["blas"]
    later = case.play("6C").do("blas play 6O, clara play 3O, ana play 4O")
    assert not later.allows("ana claim cards blas") and not later.allows("clara claim cards blas")
    assert later.allows("clara claim cards ana"), "hers was not counted"
    dealt = opened(40).do("ana claim cards blas")
    second = dealt.all_pass()
    assert second.phase == "second-passage" and not second.allows("clara claim cards blas"), "nobody has bought"
    bought = licenca(opened()).do("ana draw 5, blas claim cards ana")
    assert not bought.allows("clara claim cards ana") and bought.do("ana look, ana order").allows(
        "blas claim cards ana"
    )


@pytest.mark.law("vol.II.8.17", "vol.II.12.21", "vol.II.18.4")
def test_those_pay_and_are_paid_whom_the_law_means() -> None:
    order = licenca(opened(30)).do("ana draw 5, ana look").exchange()
    blas = opened(30).make("blas", "só", "espadas").exchange()
    assert blas.do("clara confuse").paid("payment") == [(2, 1, 12)], "for both, to the feito"
    assert blas.do("blas confuse").paid("payment") == [(1, 0, 6), (1, 2, 6)], "each of the others"
    assert [payee for _, payee, _ in order.do("ana peek leftovers, blas claim peek ana").paid("payment")] == [1, 2]
    entry = Voltarete(FOUR, table="open", pot=25).falls().do("clara cut 10, diego deal, blas claim entry diego")
    assert entry.paid("entry") == [(3, "pot", 5)]


def parties(incident: str, offender: int, number: int = 0, **given: object) -> dict[str, object]:
    """Who is meant in this case by each party of a ruling; Ana is the feito of the three."""
    case = ending(ANA="12C", BLAS="5C", CLARA="6C").but(marker=1, **given)
    return dict(_parties(floor(case), Case(incident, offender, {}, number=number)))


@pytest.mark.law("vol.II.1.8", "vol.II.8.17", "vol.II.17.1", "vol.II.21.13")
def test_every_party_of_a_ruling_is_somebody() -> None:
    thirds = parties("saw-cards", 2, number=1)
    assert (thirds["offender"], thirds["owner"], thirds["payer"]) == ((2,), (2,), (2,))
    assert (thirds["feito"], thirds["each"], thirds["harmed"], thirds["winner"]) == ((0,), (0, 1), (0,), (0,))
    assert (thirds["holder"], thirds["rightful"], thirds["dealer"], thirds["quarto"]) == ((1,), (2,), (2,), (2,))
    own = parties("saw-cards", 0)
    assert (own["feito"], own["each"], own["harmed"], own["winner"]) == ((1,), (1, 2), (1,), (1,))
    nobodys = parties("saw-cards", 2, feito=None)
    assert (nobodys["feito"], nobodys["each"]) == ((0,), (0, 1))


@pytest.mark.law("vol.II.17.1", "vol.II.17.12")
@pytest.mark.parametrize(("offender", "asks", "winner"), [(2, 1, 1), (0, 2, 2), (1, 1, 0), (0, 0, 1)])
def test_of_money_that_is_asked_the_one_is_paid_who_asks(offender: int, asks: int, winner: int) -> None:
    assert parties("asked-wrongly", offender, asks)["winner"] == (winner,)
    assert parties("paid-double", offender, asks)["winner"] == (winner,)
