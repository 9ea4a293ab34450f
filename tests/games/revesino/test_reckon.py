"""What is owed for a hand: the reasons, the laws by which it is, and where two laws meet."""

from __future__ import annotations

import pytest

from tapete.cards import cards
from tests.games.revesino.hands import ACES, ENDING, FOLLOWED, Revesino, opened, table

MANY, FEW, REVOKED = "too_many", "too_few", "revokers"
CUT = ("ana 9B 8B 7B 10B", "diego 2O 3O 4O 5O")


def laws(case: Revesino, reason: str) -> set[str]:
    """All the laws by which something was paid for this reason."""
    return {each for entry in case.laws_of(reason) for each in entry}


def swept(*tricks: str, **faults: tuple[int, ...]) -> Revesino:
    """A hand in which Ana takes the first tricks, with these faults."""
    return opened().over(*tricks, rest="ana", faults=faults)


# A Revesino and faults.


@pytest.mark.law("rev.130", "rev.131", "rev.124", "rev.74")
def test_by_which_laws_the_offender_pays_a_revesino() -> None:
    made, cut = swept("ana 9B 8B 7B 6B", revokers=(1,)), swept(*CUT, too_many=(1,))
    assert made.owed == ["blas ana 24 revesino"] and laws(made, "revesino") == {"rev.124", "rev.130"}
    assert cut.owed == ["blas diego 24 cut"] and laws(cut, "cut") == {"rev.74", "rev.131"}
    both = swept(*CUT, revokers=(1,), too_few=(2,))
    assert laws(both, "cut") == {"rev.124", "rev.74", "rev.131"} and both.net() == [0, -12, -12, 24]
    assert laws(swept(*CUT, too_few=(1,)), "cut") == {"rev.74", "rev.131"}


@pytest.mark.law("rev.132", "rev.82")
def test_by_which_laws_an_offender_who_cuts_pays_all() -> None:
    revoked, counted = swept(*CUT, revokers=(3,)), swept(*CUT, too_many=(3,))
    assert revoked.net() == counted.net() == [8, 8, 8, -24]
    assert laws(revoked, "cut") == {"rev.124", "rev.131", "rev.132"}
    assert laws(counted, "cut") == {"rev.74", "rev.131", "rev.82"}


@pytest.mark.law("rev.82")
def test_a_short_hand_makes_no_revesino() -> None:
    case = opened().over("ana 9B 8B 7B 6B", "blas 9E 8E 7E -", rest="ana")
    assert case.told("revesino") == [] and case.told("revesino-lost", "seat") == ["ana"]
    assert case.net() == [-24, 8, 8, 8]


@pytest.mark.law("rev.208", "rev.ad.28")
def test_the_maker_pays_himself_nothing() -> None:
    case = table().over("ana 9B 8B 7B 6B", rest="ana")
    assert sorted(case.owed) == [f"{who} ana 8 revesino" for who in ("blas", "clara", "diego")]


@pytest.mark.law("rev.82", "rev.137")
def test_a_short_sweeper_whom_nobody_beat_and_the_four_aces() -> None:
    # Ana, a card short, leads no eleventh trick: nobody is credited, and Clara is not paid more than the others.
    for last in ("blas 9B 8B 10B -", "blas 9B 10B 8B -"):
        case = opened().over("ana 10C 5C 6C 7C", last, opening=FOLLOWED, faults={FEW: (0,)})
        assert case.net() == [-24, 8, 8, 8], "though Clara takes the last trick"


@pytest.mark.law("rev.137", "rev.129")
def test_two_offenders_one_of_whom_cut_and_the_four_aces() -> None:
    case = opened().over("ana 9B 10B 8B 5C", "blas 9C 6C 7C 8C", opening=FOLLOWED, faults={REVOKED: (1, 3)})
    assert case.net() == [12, -12, 12, -12], "half to the four aces, half to the only other"
    assert "rev.137" in laws(case, "cut")


# The four aces and faults.


@pytest.mark.law("rev.133")
def test_why_the_offender_pays_for_the_four_aces() -> None:
    won = opened().over(*ENDING, opening=ACES, faults={REVOKED: (0,)})
    assert won.owed == ["ana clara 12 four-aces"] and laws(won, "four-aces") == {"rev.124", "rev.133"}
    assert won.told("four-aces-won", "seat") == ["clara"]
    own = opened().over(*ENDING, opening=ACES, faults={MANY: (2,)})
    assert own.owed == [f"clara {who} 4 four-aces-lost" for who in ("diego", "blas", "ana")]
    assert own.told("four-aces-lost", "seat") == ["clara"] and laws(own, "four-aces-lost") == {"rev.74", "rev.133"}
    lost = opened().over("ana 10C 5C 8B 6C", "diego 9B 8C 7C 10B", opening=ACES, faults={REVOKED: (0,)})
    assert lost.owed == ["ana diego 6 four-aces-lost", "ana blas 6 four-aces-lost"]


@pytest.mark.law("rev.ad.25.d", "rev.174")
def test_who_follows_the_aces_pays_himself_nothing() -> None:
    case = table().over(*ENDING, opening=ACES)
    assert sorted(case.owed) == [f"{who} clara 4 four-aces" for who in ("ana", "blas", "diego")]
    company = table(napolitana_settlement="company").over(
        "ana 10C 5C 6C 7C", "ana 9C 8C 8B 9B", opening=FOLLOWED
    )  # fmt: skip
    assert sorted(company.owed) == [f"clara {who} 8 revesino" for who in ("ana", "blas", "diego")]


# As of old.


@pytest.mark.law("rev.164", "rev.181")
def test_ace_by_ace_each_by_its_law() -> None:
    case = table(napolitana_settlement="classic").over(*ENDING, opening=ACES, asleep="1B")
    told = [(*line.split()[:3], laws) for line, laws in zip(case.owed, case.laws_of("four-aces"), strict=True)]
    assert ("ana", "clara", "4", ("rev.164", "rev.206")) in told
    assert ("ana", "clara", "2", ("rev.164", "rev.204")) in told, "the ace of oros, which Clara played"
    assert ("ana", "clara", "1", ("rev.181", "rev.203")) in told, "the ace of bastos, which she did not"


@pytest.mark.law("rev.164", "rev.181")
@pytest.mark.parametrize(
    ("tenth", "eleventh", "payer"),
    [
        ("ana 10C 5C 8B 6C", "ana 9C 7C 8C 1B", "ana"),
        ("ana 10C 5C 7C 6C", "ana 9B 8B 8C 1B", "diego"),
        ("ana 10C 5C 7C 6C", "diego 9B 1B 8B 8C", "ana"),
        ("ana 10C 5C 8B 6C", "diego 1B 9B 9C 7C", "diego"),
    ],
)
def test_the_missing_ace_is_paid_by_whoever_would_owe_it(tenth: str, eleventh: str, payer: str) -> None:
    case = table(napolitana_settlement="classic").over(tenth, eleventh, opening=ACES)
    found = [
        line.split()[0]
        for line, laws in zip(case.owed, case.laws_of("four-aces"), strict=True)
        if laws == ("rev.181", "rev.203")
    ]
    assert found == [payer]


@pytest.mark.law("rev.164", "rev.175")
def test_what_the_holder_led_himself_is_owed_by_nobody() -> None:
    # Ana led 6B, her lowest, and was pardoned that trick; then she led the caballo, which Blas took with the king.
    hand = (
        "ana 6B 5B 4B 3B", "ana 11C 12C 5E 7E", "diego 2E 1O 3E 4E", "blas 2O 3O 4O 1E", "blas 5O 6O 7O 1B",
        "clara 9B 10B 12O 8B", "clara 2C 3C 11O 4C", "diego 6C 8O 5C 7C", "blas 8C 9C 10C 9O", "blas 8E 11E 12E 10O",
    )  # fmt: skip
    case = table(napolitana_settlement="classic").over("diego 10E 9E 11B 12B", opening=hand, asleep="1C")
    assert case.told("four-aces-won", "seat") == ["ana"]
    assert case.net()[0] == 4 + 2 + 1 + 1 + 1, "the partida, 1O, 1E, 1B, and 1C, which slept; not the three of 11C"
    assert case.net()[0] + case.net()[1] + case.net()[2] + case.net()[3] == 0 and not any(
        "ana ana" in x for x in case.owed
    )


@pytest.mark.law("rev.164")
def test_a_caballo_drawn_from_the_holder_is_paid_by_him_who_took_it() -> None:
    drawn = (*ACES[:4], "ana 11E 4E 3C 5E", *ACES[5:8], "blas 2C 11C 4C 12C")
    case = table(napolitana_settlement="classic").over(*ENDING, opening=drawn)
    assert "ana clara 3 four-aces" in case.owed, "by Ana's king, though Blas had led"


# Three have revoked in the first trick, and nobody claims it: Ana is pardoned nine points, and of the others Diego has
# eight, Blas and Clara seven.
MOST = (
    "ana 6B 12O 12C 12E", "ana 6O 10O 2O 3O", "blas 2C 3C 4C 1O", "diego 5C 1E 6C 7C", "clara 8C 9C 1B 10C",
    "blas 2B 3B 4B 1C", "diego 5B 7O 7B 11B", "clara 10B 8B 8O 9B", "clara 2E 3E 6E 10E", "blas 8E 4E 5E 7E",
)  # fmt: skip


@pytest.mark.law("rev.164", "rev.177", "rev.181")
def test_of_old_the_partida_is_paid_by_the_last_of_the_three_others() -> None:
    case = opened(napolitana_settlement="classic").over("blas 9E 4O 5O 9O", opening=MOST)
    assert case.told("four-aces-won", "seat") == ["ana"] and case.state.stock == cards("11C 12B 11O 11E")
    # From Diego the partida, two aces that fell on him and the caballo, which slept.
    assert case.net() == [12, -1, -1, -4 - 2 - 1 - 3]


@pytest.mark.law("rev.133", "rev.164", "rev.172")
def test_as_of_old_with_an_offender() -> None:
    classic = opened(napolitana_settlement="classic")
    won = classic.over(*ENDING, opening=ACES, faults={REVOKED: (1,)})
    assert won.net() == [0, -12, 12, 0] and {line.split()[0] for line in won.owed} == {"blas"}
    assert len(won.owed) == 6, "the partida and each of the five cards"
    lost = ("ana 10C 5C 8B 6C", "diego 9B 8C 7C 10B")
    assert classic.over(*lost, opening=ACES, faults={REVOKED: (0,)}).owed == ["ana diego 12 four-aces-lost"]


# An ordinary hand.

HAND = ("ana 9E 8E 1O 7E", "diego 4C 3C 11C 2C", "diego 4B 3B 1B 2B", "ana 1C 5C 6C 7C")


@pytest.mark.law("rev.186", "rev.187", "rev.188", "rev.196")
def test_by_which_law_each_card_is_paid() -> None:
    case = table().over(*HAND, rest="ana blas", asleep="1E")
    assert laws(case, "led") == {"rev.188", "rev.203"} and laws(case, "asleep") == {"rev.196", "rev.203"}
    assert laws(case, "sold") == {"rev.186", "rev.204"} and laws(case, "drawn") == {"rev.187", "rev.205", "rev.203"}
    faulty = opened().over(*HAND, rest="ana blas", asleep="1E", faults={REVOKED: (1,), FEW: (2,)})
    assert laws(faulty, "led") == {"rev.188", "rev.203", "rev.124", "rev.74"}
    assert faulty.told("partida-by-faults", "seat") == ["diego"] and not faulty.told("partida")


@pytest.mark.law("rev.191")
def test_by_which_law_a_locked_card_is_paid() -> None:
    first = ("ana 1C 2C 3C 4C", "ana 10C 6C 7C 8C")
    case = table().over("ana 9C 11C 5C 2O", "blas 12C 4O 6O 7O", opening=first, rest="ana diego")
    assert laws(case, "locked") == {"rev.191", "rev.205"}


@pytest.mark.law("rev.200", "rev.199")
def test_who_laid_down_draws_nothing_more_but_keeps_what_he_drew_before() -> None:
    hand = ("diego 4B 3B 1B 2B", "diego 4C 3C 11C 2C", "ana 9E 8E 7E 6E")
    after = table(lay_down=True).over(*hand, rest="ana blas", faults={"laid_down": ((3, 9),)})
    assert [line for line in after.owed if line.endswith("drawn")] == ["blas diego 1 drawn"]
    other = table(lay_down=True).over(*hand, rest="ana blas", faults={"laid_down": ((0, 9),)})
    assert len([line for line in other.owed if line.endswith("drawn")]) == 2


@pytest.mark.law("rev.200", "rev.124")
def test_who_laid_down_and_alone_is_without_fault_pays_himself_nothing() -> None:
    hand = ("ana 9O 8O 7O 1E", "ana 9E 8E 7E 6E")
    case = opened().over(*hand, rest="ana blas", faults={"laid_down": ((3, 9),), REVOKED: (0, 1, 2)})
    assert case.net() == [-4, -4, -4, 12]


# What is told of it.


@pytest.mark.law("rev.197")
def test_what_is_told_at_the_end() -> None:
    over = opened().over("ana 9O 8O 7O 6O", left="diego 2O")
    assert over.told("left-over", "seat") == ["diego"]
    assert [str(card) for card in over.seen("diego", by="ana").cards] == ["2O"], "and all may look at it"
    plain = table().over(*HAND, rest="ana blas", asleep="1E")
    assert plain.told("left-over") == [] and plain.told("partida", "seat", "loser") == [("diego", "ana")]
    revesino = swept("ana 9B 8B 7B 6B", revokers=(1,))
    assert revesino.told("revesino", "seat") == ["ana"] and not revesino.told("partida-by-faults")
    aces = table().over(*ENDING, opening=ACES)
    assert aces.told("four-aces-won", "seat") == ["clara"] and not aces.told("revesino")
