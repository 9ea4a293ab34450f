"""Hands in which somebody pays for everybody."""

from __future__ import annotations

import pytest

from tapete.table.floor import Slip
from tests.games.revesino.hands import ACES, ENDING, FOLLOWED, Revesino, opened, table

BLAS = {"revokers": (1,)}
MANY, FEW = "too_many", "too_few"


def owed(case: Revesino) -> list[str]:
    """Who paid whom in all: `blas diego 10`."""
    sums: dict[tuple[str, str], int] = {}
    for line in case.owed:
        payer, payee, amount, _ = line.split()
        sums[payer, payee] = sums.get((payer, payee), 0) + int(amount)
    return sorted(f"{payer} {payee} {amount}" for (payer, payee), amount in sums.items())


# An ordinary hand: 1O sold by Clara to Ana, 11C and 1B drawn by Diego from Blas, 1C led by Ana, 1E asleep.
HAND = ("ana 9E 8E 1O 7E", "diego 4C 3C 11C 2C", "diego 4B 3B 1B 2B", "ana 1C 5C 6C 7C")


@pytest.mark.law("rev.124", "rev.126", "rev.74", "rev.84", "rev.108", "rev.109")
@pytest.mark.parametrize("fault", [BLAS, {MANY: (1,)}, {FEW: (1,)}])
def test_the_offender_pays_all_that_is_at_stake(fault: dict[str, tuple[int, ...]]) -> None:
    free = table().over(*HAND, rest="ana blas", asleep="1E")
    assert free.partida() == "ana diego 4 partida"
    case = opened().over(*HAND, rest="ana blas", asleep="1E", faults=fault)
    # To Diego the partida, what he drew, the led and the sleeping: 4 + 3 + 1 + 1 + 1; to Clara the ace she sold.
    assert owed(case) == ["blas clara 2", "blas diego 10"]


@pytest.mark.law("rev.125", "rev.78")
def test_what_the_offender_would_win_passes_on() -> None:
    hand = ("ana 9B 8B 7B 1O", "ana 9E 8E 7E 6E")
    free = table().over(*hand, rest="ana blas")
    assert free.partida() == "ana diego 4 partida" and "ana diego 2 sold" in free.owed
    case = opened().over(*hand, rest="ana blas", faults={"revokers": (3,)})
    assert owed(case) == ["diego clara 12"], "Clara has no trick either"
    short = opened().over(*hand, rest="ana blas", faults={FEW: (3,)})
    assert owed(short) == ["diego clara 12"]


@pytest.mark.law("rev.75", "rev.129")
@pytest.mark.parametrize("faults", [{"revokers": (0, 2)}, {MANY: (0,), FEW: (2,)}, {"revokers": (0,), FEW: (2,)}])
def test_two_pay_by_halves(faults: dict[str, tuple[int, ...]]) -> None:
    case = opened().over(*HAND, rest="ana blas", asleep="1E", faults=faults)
    assert [case.net()[0], case.net()[2]] == [-6, -6]
    assert case.net()[1] + case.net()[3] == 12


def test_three_pay_by_thirds_and_four_not_at_all() -> None:
    case = opened().over(*HAND, rest="ana blas", asleep="1E", faults={"revokers": (0, 1, 2)})
    assert case.net() == [-4, -4, -4, 12]
    none = opened().over(*HAND, rest="ana blas", asleep="1E", faults={"revokers": (0, 1, 2, 3)})
    assert none.net() == [0, 0, 0, 0] and none.dealer == "diego" and none.state.deals == 0


# With a Revesino.

TENTH = "ana 9B 2B 3B 10B"
AFTER = "diego 2O 3O 4O 5O"


@pytest.mark.law("rev.130")
def test_the_revoker_pays_a_revesino() -> None:
    assert owed(opened().over("ana 9B 8B 7B 6B", rest="ana", faults=BLAS)) == ["blas ana 24"]
    two = opened().over("ana 9B 8B 7B 6B", rest="ana", faults={"revokers": (1, 2)})
    assert two.net() == [24, -12, -12, 0]


@pytest.mark.law("rev.131")
def test_the_revoker_pays_the_cut() -> None:
    assert owed(opened().over(TENTH, AFTER, rest="ana", faults=BLAS)) == ["blas diego 24"]


@pytest.mark.law("rev.132")
def test_a_revoker_who_cuts_pays_all_the_others() -> None:
    case = opened().over("ana 9B 10B 3B 2B", "blas 2O 3O 4O 5O", rest="ana", faults=BLAS)
    assert owed(case) == ["blas ana 8", "blas clara 8", "blas diego 8"]


@pytest.mark.law("rev.76", "rev.77")
def test_a_false_revesino() -> None:
    hand = ("ana 9B 1O 8B 7B", "ana 6B 11C 5B 4B", "ana 9O 8O 1E 7O", "ana 1C 2C 3C 4C", "ana 1B 2B 3B 10B")
    case = opened().over(*hand, rest="ana", faults={MANY: (0,)})
    assert owed(case) == ["ana blas 5", "ana clara 1", "ana diego 6"]
    two = opened().over(*hand, rest="ana", faults={MANY: (0,), FEW: (2,)})
    assert two.net() == [-6, 5, -6, 7]


@pytest.mark.law("rev.79", "rev.80", "rev.81")
def test_a_card_too_many_and_the_revesino_cut() -> None:
    cut = ("ana 9B 10B 3B 2B", "blas 2O 3O 4O 5O")
    assert owed(opened().over(*cut, rest="ana", faults={MANY: (0,)})) == ["ana blas 24"]
    half = opened().over(*cut, rest="ana", faults={MANY: (0,), FEW: (3,)})
    assert half.net() == [-12, 24, 0, -12]
    both = opened().over(*cut, rest="ana", faults={MANY: (0,), FEW: (1,)})
    assert both.net() == [-12, -12, 12, 12]


@pytest.mark.law("rev.82", "rev.83")
def test_a_card_too_few_makes_ten_tricks() -> None:
    end = ("clara 9B 8B 7B 6B", "diego 9E 8E 7E -")
    case = opened().over(*end, rest="clara")
    assert case.told("ruling", "decision") == ["pays-all"], "at the end it is plain"
    assert owed(case) == ["clara ana 8", "clara blas 8", "clara diego 8"]
    two = opened().over(*end, rest="clara", faults={MANY: (0,)})
    assert two.net() == [-12, 12, -12, 12]


@pytest.mark.law("rev.82")
def test_a_short_hand_cut_in_the_tenth_pays_the_cutter() -> None:
    case = opened().over("clara 9B 8B 10B 6B", "ana 9E 8E - 7E", rest="clara")
    assert owed(case) == ["clara ana 24"]


# With the four aces.


@pytest.mark.law("rev.133")
def test_the_revoker_pays_the_four_aces() -> None:
    won = opened().over(*ENDING, opening=ACES, faults={"revokers": (0,)})
    assert owed(won) == ["ana clara 12"]
    lost = ("ana 10C 5C 8B 6C", "diego 9B 8C 7C 10B")
    assert owed(opened().over(*lost, opening=ACES, faults={"revokers": (0,)})) == ["ana blas 6", "ana diego 6"]
    two = opened().over(*lost, opening=ACES, faults={"revokers": (0, 1)})
    assert two.net() == [-6, -6, 0, 12]
    classic = opened(napolitana_settlement="classic").over(*lost, opening=ACES, faults={"revokers": (3,)})
    assert owed(classic) == ["diego ana 3", "diego blas 3", "diego clara 6"], "the introducer is at fault"
    own = opened().over(*ENDING, opening=ACES, faults={MANY: (2,)})
    assert owed(own) == ["clara ana 4", "clara blas 4", "clara diego 4"], "he has lost them by his own fault"


@pytest.mark.law("rev.134", "rev.135", "rev.136", "rev.137")
@pytest.mark.parametrize(
    ("tenth", "eleventh", "paid"),
    [
        ("ana 10C 5C 6C 7C", "ana 9C 8C 8B 9B", ["blas ana 24"]),
        ("ana 9B 8B 10B 5C", "clara 8C 6C 7C 9C", ["blas clara 24"]),
        ("ana 9B 8B 5C 10B", "diego 9C 6C 7C 8C", ["blas diego 24"]),
        ("ana 9B 10B 8B 5C", "blas 9C 6C 7C 8C", ["blas ana 6", "blas clara 12", "blas diego 6"]),
    ],
)
def test_the_revoker_pays_where_both_meet(tenth: str, eleventh: str, paid: list[str]) -> None:
    assert owed(opened().over(tenth, eleventh, opening=FOLLOWED, faults=BLAS)) == paid


# The premium.


@pytest.mark.law("rev.ad.34", "rev.ad.34.b")
def test_the_premium_with_faults() -> None:
    def premium(hand: str, *guilty: int) -> list[str]:
        case = opened(platillo=True).do("diego take-pack").falls()
        done = case.over(hand, rest="ana clara", faults={"revokers": guilty})
        return [line.rpartition(" ")[0] for line in done.owed if line.endswith(" premium")]

    sold, drawn = "ana 9O 11C 8O 7O", "diego 4C 5C 11C 6C"
    assert premium(sold, 2) == ["plate blas 16"] and premium(sold, 1) == []
    assert premium(drawn, 1) == ["blas diego 16"], "he pays it himself"
    assert premium(drawn, 2) == ["clara diego 16"] and premium(drawn, 0, 2) == ["ana diego 8", "clara diego 8"]
    assert premium(drawn, 3) == premium(drawn, 2, 3) == [], "an offender draws nothing"


@pytest.mark.law("rev.ad.33.b", "rev.61", "rev.124")
def test_for_the_caballo_he_led_himself_the_winner_of_the_partida_has_no_premium() -> None:
    def premium(trick: str, *guilty: int) -> list[str]:
        case = opened(platillo=True, platillo_led="partida").do("diego take-pack").falls()
        done = case.over(trick, rest="ana blas", faults={"revokers": guilty})
        assert done.told("partida-by-faults", "seat") == ["diego"]
        return [line.rpartition(" ")[0] for line in done.owed if line.endswith(" premium")]

    own, another = "diego 11C 12C 2C 3C", "clara 11C 2C 12C 3C"
    assert premium(own, 1) == premium(own, 1, 2) == []
    assert premium(another, 1) == ["blas diego 16"], "led by another without fault it is paid for her"
    assert premium(another, 2) == ["clara diego 16"]


# Where several rules meet.

BOTH = ("ana 10C 5C 6C 7C", "ana 9C 8C 8B 9B")
LOST = ("ana 10C 5C 8B 6C", "diego 9B 8C 7C 10B")


@pytest.mark.law("rev.76", "rev.133")
def test_a_false_revesino_against_four_aces() -> None:
    assert owed(opened().over(*BOTH, opening=FOLLOWED, faults={MANY: (0,)})) == ["ana clara 12"]


@pytest.mark.law("rev.137", "rev.133")
def test_the_four_aces_alone_without_fault() -> None:
    cut = opened().over(
        "ana 9B 10B 8B 5C", "blas 9C 6C 7C 8C", opening=FOLLOWED, faults={MANY: (0,), "revokers": (1, 3)}
    )  # fmt: skip
    assert cut.net() == [-8, -8, 24, -8]
    lost = opened().over(*LOST, opening=ACES, faults={"revokers": (0, 1, 3)})
    assert lost.net() == [-4, -4, 12, -4]


@pytest.mark.law("rev.133", "rev.124", "rev.164")
def test_paid_ace_by_ace_the_law_of_the_offender_is_told_too() -> None:
    case = opened(napolitana_settlement="classic").over(*ENDING, opening=ACES, faults={"revokers": (0,)})
    assert owed(case) == ["ana clara 12"]
    assert all({"rev.133", "rev.124"} < set(laws) for laws in case.laws_of("four-aces"))
    assert ("rev.164", "rev.206", "rev.124", "rev.133") in case.laws_of("four-aces")


@pytest.mark.law("rev.133", "rev.78")
def test_the_four_aces_and_another_at_fault() -> None:
    case = opened().over(*ENDING, opening=ACES, faults={MANY: (2,), "revokers": (0,)})
    assert case.net() == [-6, 6, -6, 6]


@pytest.mark.law("rev.135", "rev.174")
def test_in_company_an_offender_pays_undivided() -> None:
    case = opened(napolitana_settlement="company")
    assert owed(case.over("ana 9B 8B 10B 5C", "clara 8C 6C 7C 9C", opening=FOLLOWED, faults=BLAS)) == ["blas clara 24"]


@pytest.mark.law("rev.129", "rev.182")
def test_an_odd_tanto_falls_on_the_worst_seated() -> None:
    case = opened(sleeping_paid=False).over(*HAND, rest="ana blas", asleep="1E", faults={"revokers": (0, 2)})
    assert (case.net()[0], case.net()[2]) == (-6, -5)


@pytest.mark.law("rev.158", "rev.124")
def test_what_was_paid_at_once_is_settled_anew() -> None:
    once = opened(pay_timing="at-once").over(*HAND, rest="ana blas", asleep="1E", faults=BLAS)
    assert once.net() == opened().over(*HAND, rest="ana blas", asleep="1E", faults=BLAS).net()


LAST = "9C 9B 7C 8C"


@pytest.mark.law("rev.180", "rev.127", "rev.128")
def test_a_revoke_after_being_introduced_costs_a_partida() -> None:
    early = (*FOLLOWED[:6], "ana 2B 9E 4B 3B", *FOLLOWED[7:])
    slips = (Slip("revoke", 2, 8),)
    case = opened().last_trick(*ENDING, opening=early).but(slips=slips).do("ana claim revoke clara").play(LAST)
    assert case.ruling == "fined-again rev.180 rev.127 rev.111"
    assert case.paid("revoke-again") == [(2, "raffle", 4)] and case.floor.faults.offenders == frozenset()
    free = opened(repeat_revoke_free=True).last_trick(*ENDING, opening=early).but(slips=slips)
    assert free.do("ana claim revoke clara").play(LAST).ruling == "nothing-more rev.128"


@pytest.mark.law("rev.200")
def test_who_laid_down_and_wins_the_partida_pays_the_next() -> None:
    hand = ("ana 9O 8O 7O 1E", "ana 9E 8E 7E 6E")
    case = table(lay_down=True).over(*hand, rest="ana blas", faults={"laid_down": ((3, 9),)})
    assert case.partida() == "ana diego 4 partida"
    assert [line for line in case.owed if line.endswith("laid-down")] == ["diego clara 1 laid-down"]
