"""Who mixes the cards before all have agreed on what is owed, and what is in doubt then."""

from __future__ import annotations

import pytest

from tests.games.revesino.hands import Revesino, opened


def mixed(**options: object) -> Revesino:
    """Ana wins no partida; Blas has bought the ace of espadas from Clara, and mixes his tricks with the bazeta."""
    hand = ("blas 9O 1E 8O 7O", "ana 9B 8B 7B 6B")
    case = opened(**options).last_trick(*hand, rest="blas ana", asleep="1O 1C 1B 11C").play("9B 8B 7B 6B")
    return case.do("blas mix")


@pytest.mark.law("rev.198")
def test_who_mixes_the_cards_pays_what_is_in_doubt() -> None:
    case = mixed()
    clean = opened().over("blas 9O 1E 8O 7O", "ana 9B 8B 7B 6B", rest="blas ana", asleep="1O 1C 1B 11C")
    assert "blas clara 1 sold" in clean.owed
    claimed = case.do("clara claim doubt-ace blas")
    assert claimed.ruling == "pays-doubt rev.198 rev.140" and claimed.owed == ["blas clara 1 mixed"]
    assert not case.allows("blas claim doubt-ace blas") and not case.allows("diego claim doubt-ace ana")


@pytest.mark.law("rev.198", "rev.140")
def test_each_doubt_is_paid_once_and_not_again_with_the_hand() -> None:
    case = mixed().do("clara claim doubt-ace blas, clara claim doubt-ace blas, diego claim doubt-ace blas")
    assert not case.allows("diego claim doubt-ace blas"), "there are three such aces"
    case = case.do("ana claim doubt-ace-of-oros blas, diego claim doubt-caballo blas")
    assert case.owed == [
        "blas clara 1 mixed", "blas clara 1 mixed", "blas diego 1 mixed", "blas ana 2 mixed", "blas diego 3 mixed",
    ]  # fmt: skip
    over = case.done()
    assert [line for line in over.owed if not line.endswith("mixed")] == [over.partida()]
    assert sum(over.net()) == 0


@pytest.mark.law("rev.198")
def test_the_partida_in_doubt_goes_to_the_best_seated() -> None:
    case = mixed()
    assert not case.allows("ana claim doubt-partida blas") and not case.allows("clara claim doubt-partida blas")
    granted = case.do("diego claim doubt-partida blas")
    assert granted.owed == ["blas diego 4 mixed"] and not granted.allows("diego claim doubt-partida blas")
    again = granted.do("ana claim doubt-ace blas")
    assert not again.allows("diego claim doubt-partida blas"), "though something else was ruled on since"
    over = granted.done()
    # The sleeping cards are paid by the loser to the winner, who are now Blas and Diego.
    assert over.net("asleep") == [0, -7, 0, 7] and not over.paid("partida")
    assert over.told("partida", "seat", "loser") == [("diego", "blas")]


@pytest.mark.law("rev.198")
def test_what_lies_in_another_s_tricks_is_not_in_doubt() -> None:
    hand = ("ana 9O 1E 8O 7O", "blas 1O 8O 2O 3O", "ana 9B 8B 7B 6B")
    case = opened().last_trick(*hand, rest="blas ana", asleep="1C 1B 11C").play("9B 8B 7B 6B").do("ana mix")
    assert not case.allows("clara claim doubt-ace-of-oros ana") and case.allows("clara claim doubt-ace ana")
    before = opened().last_trick(*hand, rest="blas ana", asleep="1C 1B 11C").play("9B 8B 7B 6B")
    assert not before.allows("clara claim doubt-ace ana"), "nobody has mixed anything"


@pytest.mark.law("rev.198", "rev.ad.30")
def test_in_a_hand_of_revesino_nothing_is_in_doubt() -> None:
    case = (
        opened().last_trick("ana 9B 8B 7B 6B", rest="ana").play("9B 8B 7B 6B").do("ana mix, diego claim doubt-ace ana")
    )
    assert case.told("not-proven", "seat") == ["ana"] and case.owed == []
    assert case.done().net() == [24, -8, -8, -8]


@pytest.mark.law("rev.198", "rev.40")
def test_the_doubt_is_doubled_with_the_round() -> None:
    assert mixed(mari_perez=True).do("diego claim doubt-caballo blas").owed == ["blas diego 6 mixed"]


@pytest.mark.law("rev.198", "rev.124")
def test_when_all_four_are_at_fault_nothing_is_in_doubt() -> None:
    hand = ("blas 9O 1E 8O 7O", "ana 9B 8B 7B 6B")
    case = opened().last_trick(*hand, rest="blas ana", asleep="1O 1C 1B 11C").play("9B 8B 7B 6B")
    void = case.but(revokers=(0, 1, 2, 3)).do("blas mix, clara claim doubt-ace blas")
    assert void.told("not-proven", "seat") == ["blas"] and void.owed == []
    assert not void.allows("diego claim doubt-partida blas"), "there is nobody to win it"


@pytest.mark.law("rev.198")
def test_of_several_aces_in_doubt_the_first_of_the_table_of_payments_is_paid() -> None:
    hand = ("blas 9O 1C 8O 7O", "ana 9B 8B 7B 6B")
    case = opened().last_trick(*hand, rest="blas ana", asleep="1O 1E 1B 11C").play("9B 8B 7B 6B").do("blas mix")
    over = case.do("diego claim doubt-ace blas").done()
    assert over.paid("mixed") == [(1, 3, 1)] and over.paid("sold") == [], "the ace of copas is not paid again"
    assert sum(amount for _, _, amount in over.paid("asleep")) == 2 + 1 + 1 + 3


@pytest.mark.law("rev.198", "rev.124")
def test_who_sold_a_card_is_paid_though_the_partida_was_granted_and_another_revoked() -> None:
    hand = ("ana 9O 8O 1E 7O", "ana 9B 8B 7B 6B")
    case = opened().last_trick(*hand, rest="blas ana", asleep="1O 1C 1B 11C").but(revokers=(0,)).play("9B 8B 7B 6B")
    over = case.do("blas mix, diego claim doubt-partida blas").done()
    assert over.paid("sold") == [(0, 2, 1)], "to Clara, and by Ana, who pays for everybody"


@pytest.mark.law("rev.198", "rev.200")
def test_who_was_granted_the_partida_and_had_laid_down_pays_the_next_but_never_him_who_mixed() -> None:
    hand = ("ana 9O 8O 7O 1E", "ana 9E 8E 7E 6E")
    case = opened().last_trick(*hand, rest="ana clara").but(laid_down=((3, 9),)).play("9E 8E 7E 6E")
    plain = case.done()
    assert plain.partida().split()[1] == "diego" and plain.paid("laid-down") == [(3, 1, 1)], "Blas has no trick either"
    mixed = case.do("blas mix, diego claim doubt-partida blas").done()
    assert mixed.paid("laid-down") == [(3, 2, 1)], "who mixed the cards comes last"
