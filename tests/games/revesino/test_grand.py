"""The hands of Revesino and of the four aces, and those where both meet."""

from __future__ import annotations

import pytest

from tests.games.revesino.hands import ACES, ENDING, FOLLOWED, Revesino, table

NINE = "ana"
"""Ana takes every trick that is not written."""


@pytest.mark.law("rev.32", "rev.208", "rev.ad.28", "rev.ad.29", "rev.ad.30", "rev.157", "rev.ad.24")
def test_all_eleven_tricks() -> None:
    case = table().over("blas 9B 1O 8B 7B", rest="blas")
    assert case.owed == ["ana blas 8 revesino", "clara blas 8 revesino", "diego blas 8 revesino"]
    assert case.told("revesino") == [{"seat": "blas"}]


@pytest.mark.law("rev.33", "rev.155", "rev.ad.28.b", "rev.209")
def test_cut_in_the_tenth() -> None:
    case = table().over("ana 9B 10B 12B 3B", "clara 2O 3O 4O 5O", rest="ana")
    assert case.owed == ["ana blas 24 cut"], "the first who beats it, though Clara took the trick"
    assert case.told("cuts", "seat", "loser") == [("blas", "ana")]
    assert table(cut_credit="trick-taker").over("ana 9B 10B 12B 3B", "clara 2O 3O 4O 5O", rest="ana").owed == [
        "ana clara 24 cut"
    ]
    assert table().over("ana 9B 2B 4B 10B", "diego 2O 3O 4O 5O", rest="ana").owed == ["ana diego 24 cut"]


@pytest.mark.law("rev.ad.28.c", "rev.33")
def test_cut_in_the_eleventh() -> None:
    assert table().over("clara 9B 2B 10B 4B", rest="clara").owed == ["clara ana 24 cut"]


@pytest.mark.law("rev.33", "rev.ad.30")
def test_only_the_first_of_the_two_is_the_cut() -> None:
    case = table().over("ana 9B 10B 2B 3B", "blas 9O 8O 10O 7O", rest="ana")
    assert case.owed == ["ana blas 24 cut"]
    loaded = table().over("ana 9B 1O 10B 3B", "clara 2O 3O 4O 5O", rest="ana", asleep="11C")
    assert loaded.owed == ["ana clara 24 cut"], "aces and partida are not paid"


@pytest.mark.law("rev.34", "rev.ad.29.b", "rev.ad.29.c")
def test_an_earlier_cut_only_prevents_it() -> None:
    case = table().over("ana 2E 3E 4E 5E", "diego 9B 8B 7B 6B", "diego 9C 8C 7C 6C", rest="ana")
    assert not [line for line in case.owed if "cut" in line or "revesino" in line]
    assert case.partida().startswith("ana ")
    five = table().over("ana 2O 3O 4O 5O", *["blas 9B 8B 7B 6B"], rest="ana blas")
    assert "partida" in five.partida()


# The four aces.


def aces(*ending: str, tricks: tuple[str, ...] = ACES, **options: object) -> Revesino:
    return table(**options).over(*ending, opening=tricks)


@pytest.mark.law("rev.ad.25.d", "rev.207", "rev.ad.26", "rev.ad.26.b", "rev.166", "rev.181", "rev.164")
def test_four_aces_won() -> None:
    assert aces(*ENDING).owed == ["ana clara 4 four-aces", "blas clara 4 four-aces", "diego clara 4 four-aces"]
    assert aces(*ENDING, napolitana_settlement="company").net() == [-4, -4, 12, -4]


@pytest.mark.law("rev.ad.25.d", "rev.ad.25.e", "rev.172", "rev.173", "rev.209", "rev.37")
def test_four_aces_lost_by_a_single_trick() -> None:
    lost = ("ana 10C 5C 8B 6C", "diego 9B 8C 7C 10B")
    assert aces(*lost).net() == [4, 4, -12, 4]
    assert aces(*lost, napolitana_settlement="company").net() == [4, 4, -12, 4]
    assert aces(*lost, napolitana_settlement="classic").owed == ["clara diego 12 four-aces-lost"], "to the introducer"


@pytest.mark.law("rev.179", "rev.ad.25.c")
def test_who_never_renounces_is_bound_to_nothing() -> None:
    plain = (
        "ana 9E 8E 7E 6E", "blas 2B 1B 3B 4B", "ana 12O 2O 3O 4O", "blas 12B 11B 10B 9B", "ana 5E 4E 3E 2E",
        "ana 7O 6O 1E 5O", "blas 11O 1C 10O 9O",
    )  # fmt: skip
    case = table().over("ana 8O 12C 11C 2C", opening=plain, rest="ana blas", asleep="1O")
    assert "four-aces" not in " ".join(case.owed)
    assert {"ana clara 1 sold", "blas clara 1 sold", "ana clara 3 sold"} <= set(case.owed)
    swept = tuple(line.replace("blas", "ana", 1) for line in plain)
    revesino = table().over("ana 8O 12C 11C 2C", opening=swept[:1] + swept[2:], rest="ana")
    assert "clara ana 8 revesino" in revesino.owed


@pytest.mark.law("rev.164", "rev.181", "rev.182", "rev.166")
def test_as_of_old_ace_by_ace() -> None:
    case = aces(*ENDING, napolitana_settlement="classic")
    # Ana took 1E, 1C, 1O and 11C and has most points; 1B sleeps.
    assert case.net() == [-12, 0, 12, 0]
    unpaid = aces(*ENDING, napolitana_settlement="classic", sleeping_paid=False)
    assert unpaid.net() == [-11, 0, 11, 0]
    assert aces(*ENDING, sleeping_paid=False).net() == [-4, -4, 12, -4], "equal parts are always twelve"
    others = aces("ana 10C 5C 8B 6C", "ana 9C 7C 8C 1B", napolitana_settlement="classic")
    assert "ana clara 1 four-aces" in others.owed, "sold by Diego on Ana's trick"
    drawn = aces("ana 10C 5C 7C 6C", "blas 9B 8B 1B 8C", napolitana_settlement="classic")
    assert "diego clara 1 four-aces" in drawn.owed, "drawn from Diego"
    sold = aces("ana 10C 5C 8B 6C", "blas 9C 1B 7C 8C", napolitana_settlement="classic")
    assert "blas clara 1 four-aces" in sold.owed


@pytest.mark.law("rev.175", "rev.176", "rev.177")
def test_the_pardoned_mano_wins_the_four_aces() -> None:
    hand = (
        "ana 6B 5B 4B 3B", "diego 2E 1O 3E 4E", "diego 6E 1C 5E 7E", "blas 2O 3O 4O 1E", "blas 5O 6O 7O 1B",
        "clara 9B 10B 12O 8B", "clara 2C 3C 11O 4C", "diego 6C 8O 5C 7C", "blas 8C 9C 10C 9O", "blas 8E 11E 12E 10O",
    )  # fmt: skip
    # Ana led 6B, her lowest, and later threw 1O on espadas while she held 9E.
    last = "diego 10E 9E 11B 12B"
    case = table().over(last, opening=hand)
    assert case.takers.count("ana") == 1 and case.takers[0] == "ana"
    assert case.net() == [12, -4, -4, -4]
    strict = table(mano_pardon=False).over(last, opening=hand)
    assert "four-aces" not in " ".join(strict.owed)
    high = table().over("diego 10E 5B 11B 12B", opening=("ana 9E 7B 4B 3B", *hand[1:]))
    assert "four-aces" not in " ".join(high.owed), "she did not lead her lowest"
    again = table().over("ana 9E 8E 11B 12B", opening=(*hand[:8], "blas 8C 9C 10C 9O", "blas 10E 11E 12E 10O"))
    assert again.net() == [-12, 4, 4, 4], "any other trick introduces her"


@pytest.mark.law("rev.151", "rev.37")
def test_to_cut_before_the_tenth_is_to_be_introduced() -> None:
    early = (*FOLLOWED[:6], "ana 2B 9E 4B 3B", *FOLLOWED[7:])
    case = table().over(*ENDING, opening=early)
    assert case.takers[6] == "clara"
    assert case.net() == [4, 4, -12, 4]


# Both.

TEN = "ana 10C 5C 6C 7C"
"""Ana takes the tenth."""
LAST = "ana 9C 8C 8B 9B"
"""And the eleventh."""

CASES = [
    # N takes the tenth, alone or after another.
    ("ana 9B 8B 10B 5C", "clara 8C 6C 7C 9C", "ana clara 24"),
    ("ana 9B 10B 1B 8B", "clara 8C 6C 7C 9C", "ana clara 24"),
    # N beats first, another takes it.
    ("ana 9B 8B 10B 12B", "diego 8C 6C 7C 9C", "ana clara 24"),
    # Another is credited; N takes the last, or does not.
    ("ana 9B 10B 8B 5C", "blas 6C 9C 7C 8C", "ana blas 24"),
    ("ana 9B 10B 8B 5C", "blas 9C 6C 7C 8C", "clara blas 24"),
    ("ana 9B 10B 11B 12B", "diego 9C 6C 7C 8C", "clara blas 24"),
    # Ana takes the tenth, and N the last.
    (TEN, "ana 9B 8B 10B 8C", "ana clara 24"),
    # Ana takes the tenth, and another the last.
    (TEN, "ana 9B 10B 8B 8C", "clara blas 24"),
    # Ana takes both.
    (TEN, LAST, "clara ana 24"),
]


@pytest.mark.law("rev.152", "rev.168", "rev.169", "rev.170", "rev.170.b", "rev.171", "rev.ad.27", "rev.37")
@pytest.mark.law("rev.ad.31", "rev.ad.31.b", "rev.ad.31.c", "rev.ad.32")
@pytest.mark.parametrize(("tenth", "eleventh", "paid"), CASES)
def test_who_pays_when_the_four_aces_meet_a_revesino(tenth: str, eleventh: str, paid: str) -> None:
    case = table().over(tenth, eleventh, opening=FOLLOWED)
    assert [line.rpartition(" ")[0] for line in case.owed] == [paid]


def paid(number: int, **options: object) -> str:
    tenth, eleventh, _ = CASES[number]
    owed = table(**options).over(tenth, eleventh, opening=FOLLOWED).owed
    return ", ".join(line.rpartition(" ")[0] for line in owed)


@pytest.mark.law("rev.169", "rev.170", "rev.171", "rev.155")
def test_other_duties_and_credits() -> None:
    assert paid(3, napolitana_duty="body") == "clara blas 24"
    assert paid(0, napolitana_duty="body") == "ana clara 24"
    assert paid(1, napolitana_duty="cutter-first") == "ana blas 24"
    assert paid(3, napolitana_duty="cutter-first") == "ana blas 24"
    assert paid(2, cut_credit="trick-taker") == "ana diego 24", "and Clara takes the last"
    assert paid(2, cut_credit="trick-taker", napolitana_duty="body") == "clara diego 24"
    assert paid(1, cut_credit="trick-taker") == "ana clara 24"


@pytest.mark.law("rev.174")
def test_in_company_all_is_divided() -> None:
    company = {"napolitana_settlement": "company"}
    assert paid(8, **company) == "clara ana 8, clara blas 8, clara diego 8"
    assert paid(0, **company) == "ana clara 8, blas clara 8, diego clara 8"
    assert paid(3, **company) == "ana blas 24", "no sum of the four aces"
