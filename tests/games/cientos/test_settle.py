"""Single and double games, stakes, qualities, and the match."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.cientos.hands import (
    DULL,
    EQUAL,
    FIGURES,
    FIRM,
    RICH,
    STRONG,
    WHITE,
    Cientos,
    holding,
    silent,
    y_repiques,
)


def won_by_e(loser: int, **options: Any) -> Cientos:
    """E makes his hundredth point with a lead while Y has so many real points."""
    return silent(**DULL, start={"marks": [90, 0]}, **options).having("e", 9).having("y", loser).play("12C")


@pytest.mark.law("cie.16")
@pytest.mark.parametrize("points", [50, 80])
def test_the_game_is_single_if_the_loser_reached_fifty(points: int) -> None:
    assert won_by_e(points).chips == 4


@pytest.mark.law("cie.17", "cie.ad.4.2")
@pytest.mark.parametrize("points", [0, 45, 49])
def test_the_game_is_double_if_he_lacked_a_single_point(points: int) -> None:
    case = won_by_e(points)
    assert case.chips == 8
    assert case.told("game-double")


@pytest.mark.law("cie.44")
def test_the_stake_is_as_agreed_and_so_is_the_double() -> None:
    assert won_by_e(49, stake=8).chips == 16
    assert won_by_e(49, stake=8, double=False).chips == 8


@pytest.mark.law("cie.154")
def test_what_is_lacking_to_the_half_when_the_other_makes_a_hundred_makes_it_double() -> None:
    for made, chips in ((1, 8), (2, 4)):
        case = silent(**DULL, start={"marks": [90, 50], "half": [0, 2]}).having("e", 9).having("y", made)
        assert case.play("12C").chips == chips


def test_the_deal_alternates_and_a_new_game_starts_from_nothing() -> None:
    case = silent(**DULL, games=2, start={"marks": [90, 50], "half": [0, 2]}).having("e", 9).play("12C")
    assert not case.state.over
    assert (case.marks, case.points, case.dealer) == ((0, 0), (0, 0), "e")
    assert all(case.state.ledger.balance(f"{kind} {seat}") == 0 for seat in (0, 1) for kind in ("mark", "half", "hand"))
    played = silent(**DULL).play_out()
    assert played.dealer == "e"
    cut = silent(**DULL, games=2, next_dealer="cut", start={"marks": [90, 0]}).having("e", 9).play("12C")
    assert cut.phase == "lot"


@pytest.mark.law("cie.15", "cie.53")
def test_in_the_next_game_all_is_counted_again_and_the_deal_goes_on_in_turn() -> None:
    case = silent(**DULL, games=2, start={"marks": [90, 0]}).having("e", 9).play("12C")
    assert (case.phase, case.dealer) == ("shuffle", "e")
    case = case.deal(**DULL).do("y paso, e paso, y discard 12O, y paso, e discard, e paso, y punto copas, e tengo oros")
    assert case.points == (4, 0)


@pytest.mark.law("cie.52", "cie.15")
def test_in_the_next_game_each_chooses_anew_how_he_deals() -> None:
    case = silent(**DULL, games=2, packets="chosen", start={"marks": [90, 0]}).but(manners=(2, 2))
    assert case.but(phase="shuffle", dealer=1).falls().do("e cut 3").phase == "blancas"
    case = case.having("e", 9).play("12C").falls().do("y cut 3")
    assert (case.phase, case.turn) == ("packets", "e")
    assert case.do("e a-tres").but(phase="shuffle", dealer=1).falls().do("e cut 3").phase == "packets"


@pytest.mark.law("cie.16", "cie.17")
def test_it_is_told_who_has_won_what_of_whom() -> None:
    assert won_by_e(50).told("game-single") == [{"seat": "e", "loser": "y", "stake": 4}]
    assert won_by_e(49).told("game-double") == [{"seat": "e", "loser": "y", "stake": 8}]
    case = holding(**STRONG, start={"marks": [0, 100], "hundred": [0, 5]}).do("e punto bastos, y tengo copas")
    assert case.told("game-double") == [{"seat": "y", "loser": "e", "stake": 8}]
    assert case.chips == -8


# Qualities.


def quality(case: Cientos) -> int:
    """What E has won in qualities."""
    entries = [entry for entry in case.state.ledger.entries if entry.reason.startswith("quality")]
    return sum(entry.amount if entry.payee == 0 else -entry.amount for entry in entries)


def with_qualities(*hands: str, **given: Any) -> Cientos:
    """Announcing begins, qualities being played for one chip each."""
    return holding(*hands, calidades=True, **given)


def announced(case: Cientos) -> Cientos:
    """The E of RICH announces all he has."""
    return case.do("e punto copas, y bueno, e sexta 1C, y bueno, e basta, e catorce ases, y bueno, e basta")


@pytest.mark.law("cie.cal.0.1", "cie.19")
def test_without_an_agreement_no_quality_is_due() -> None:
    case = announced(holding(**RICH))
    assert quality(case) == 0
    assert quality(announced(with_qualities(**RICH))) > 0


@pytest.mark.law("cie.cal.0.2")
def test_a_quality_is_a_quarter_of_the_single_game_unless_another_amount_is_named() -> None:
    quarter: Any = Cientos(stake=8, calidades=True).state.game
    named: Any = Cientos(stake=8, quality=5).state.game
    assert (quarter.quality_pays, named.quality_pays) == (2, 5)
    assert quality(announced(with_qualities(**RICH, stake=8))) == 2 * quality(announced(with_qualities(**RICH)))


@pytest.mark.law("cie.cal.2.2", "cie.cal.3.2", "cie.cal.4.1")
def test_sexta_two_fourteen_one_repique_two() -> None:
    case = announced(with_qualities(**RICH))
    assert case.reasons(0) == [("quality-sexta", 2), ("quality-catorce", 1), ("quality-repique", 2)]


@pytest.mark.law("cie.cal.2.2")
def test_a_repique_of_the_pie_is_paid_to_him_and_is_not_also_a_pique() -> None:
    case = y_repiques(with_qualities(**STRONG))
    assert case.reasons(1) == [("quality-sexta", 2), ("quality-repique", 2)]


@pytest.mark.law("cie.cal.2.1")
def test_a_pique_wins_one_quality() -> None:
    case = silent(**FIRM, calidades=True).having("e", 26).play("1O 7C 12O 8C")
    assert case.reasons(0) == [("quality-pique", 1)]


@pytest.mark.law("cie.cal.1")
def test_cartas_blancas_win_one_quality_besides_the_ten() -> None:
    case = Cientos(calidades=True, stake=8, E=FIGURES, Y=WHITE).do("e paso, y blancas")
    assert case.reasons(1) == [("quality-blancas", 2)]
    assert case.points == (0, 10)


@pytest.mark.law("cie.cal.3.1", "cie.19")
def test_a_quinta_wins_one_and_a_quarta_nothing() -> None:
    e, y = "12O 11O 10O 2O 9O 12C 11C 10C 2C 7E 7B 8B", "1O 8O 7O 9C 8C 1E 12E 9E 8E 1B 11B 9B"
    case = with_qualities(e, y).do("e punto oros, y bueno, e quinta 12O, y bueno, e quarta 12C, e basta")
    assert case.reasons(0) == [("quality-quinta", 1)]
    two = with_qualities(e.replace("8B", "9C"), y.replace("9C", "8B"))
    two = two.do("e punto oros, y bueno, e quinta 12O, y bueno, e quinta 12C, e basta")
    assert two.reasons(0) == [("quality-quinta", 1), ("quality-quinta", 1), ("quality-repique", 2)]


@pytest.mark.law("cie.cal.3.3", "cie.cal.3.4")
def test_a_septima_wins_three_and_an_octava_four() -> None:
    seven, eight = "12C 11C 10C 2C 9C 8C 7C", "1E 12E 11E 10E 2E 9E 8E 7E"
    y = with_qualities("1O 9O 8O 2E 9E 7E 1B 12B 2B 8B 7B 1E", f"{seven} 12O 10O 8E 11B 10B")
    y = y.do("e punto bastos, y tengo copas, e paso, y septima 12C")
    assert y.reasons(1) == [("quality-septima", 3)]
    e = with_qualities(f"{eight} 1O 9O 7C 7B", "12O 11O 8O 12C 11C 9C 8C 1B 12B 2B 9B 8B")
    e = e.do("e punto espadas, y bueno, e octava 1E, y bueno")
    assert e.reasons(0) == [("quality-octava", 4)]
    assert e.points == (26, 0)


@pytest.mark.law("cie.34")
def test_an_octava_with_its_point_makes_twenty_six() -> None:
    case = holding("1E 12E 11E 10E 2E 9E 8E 7E 1O 9O 7C 7B", "12O 11O 8O 12C 11C 9C 8C 1B 12B 2B 9B 8B")
    assert case.do("e punto espadas, y bueno, e octava 1E, y bueno").points == (8 + 18, 0)


@pytest.mark.law("cie.cal.3.5")
def test_equal_quintas_are_paid_to_neither() -> None:
    e, y = "12O 11O 10O 2O 9O 1C 8E 7E 9B 7B 8B 1E", "12C 11C 10C 2C 9C 1O 8O 12E 9E 1B 11B 10B"
    case = with_qualities(e, y).do("e punto oros, y bueno, e quinta 12O, y igual copas, e paso, y paso")
    assert quality(case) == 0


@pytest.mark.law("cie.cal.3.6")
def test_in_the_shadow_a_quinta_is_paid_though_the_other_has_a_better_one() -> None:
    e, y = "1O 12O 11O 10O 2O 9O 10C 2C 9C 8C 7C 7E", "11B 10B 2B 9B 8B 12C 11C 1E 12E 9E 8O 7O"
    case = with_qualities(e, y).do("e punto oros, y bueno, e sexta 1O, y bueno, e quinta 10C")
    assert case.reasons(0)[:2] == [("quality-sexta", 2), ("quality-quinta", 1)]
    assert case.reasons(1) == []


@pytest.mark.law("cie.cal.4.1", "cie.cal.4.2", "cie.166")
def test_each_fourteen_of_the_winner_is_paid_even_below_the_others() -> None:
    e, y = "1O 1C 1E 1B 2O 2C 2E 2B 8O 7C 9E 7B", "10O 10C 10E 10B 12O 11C 9C 8E 12E 11B 9B 9O"
    case = with_qualities(e, y).do("e punto oros, y bueno, e paso, y paso, e catorce ases, y bueno")
    case = case.do("e catorce dieces, e basta")
    assert case.reasons(0)[:2] == [("quality-catorce", 1), ("quality-catorce", 1)]
    assert [points for reason, points in case.reasons("hand 0") if reason == "catorce"] == [14, 14]
    lower = with_qualities(y, e).do("e punto oros, y bueno, e paso, y paso, e catorce sotas, y tengo catorce ases")
    assert (lower.reasons(0), lower.reasons(1)) == ([], [("quality-catorce", 1)])


@pytest.mark.law("cie.cal.5")
def test_capote_wins_one_quality() -> None:
    case = silent(**FIRM, calidades=True).play_out()
    assert ("quality-capote", 1) in case.reasons(0)


@pytest.mark.law("cie.cal.6.1", "cie.cal.6.2")
@pytest.mark.parametrize(("points", "due"), [(0, 2), (4, 2), (5, 1), (9, 1), (10, 0)])
def test_who_makes_few_points_in_a_hand_pays_for_it(points: int, due: int) -> None:
    case = silent(**DULL, calidades=True).having("e", 20).having("y", points).ending("12C", "7C", (5, 6)).play("12C 7C")
    assert quality(case) == due
    if due == 1:
        assert case.marks[1] == 10


@pytest.mark.law("cie.cal.6.1")
def test_it_is_not_due_when_the_hand_was_cut_short_but_it_is_when_the_cards_won_the_game() -> None:
    short = silent(**DULL, calidades=True, start={"marks": [90, 80]}).having("e", 7)
    short = short.ending("12C", "7C", (5, 6)).play("12C 7C")
    assert [reason for reason, _ in short.reasons(0)] == ["game", "quality-game"]
    whole = silent(**DULL, calidades=True, start={"marks": [90, 80]}).having("e", 6)
    whole = whole.ending("12C", "7C", (6, 5)).play("12C 7C")
    assert [reason for reason, _ in whole.reasons(0)] == ["quality-shortfall", "game", "quality-game"]


@pytest.mark.law("cie.cal.7.1", "cie.cal.7.2")
@pytest.mark.parametrize(("points", "total"), [(50, 8 + 2), (49, 16 + 4)])
def test_the_loser_pays_one_quality_or_two_besides_the_stake(points: int, total: int) -> None:
    case = won_by_e(points, stake=8, calidades=True)
    assert case.chips == total
    double = points < 50
    assert case.laws_of("quality-game") == [("cie.19", "cie.cal.7.2" if double else "cie.cal.7.1")]
    assert case.laws_of("double-game" if double else "game") == [("cie.17" if double else "cie.16", "cie.44")]


@pytest.mark.law("cie.160", "cie.167")
def test_two_terceras_and_two_threes_count_six_each() -> None:
    case = holding(**EQUAL).do("e punto oros, y igual espadas, e quinta 11O, y bueno, e tercia 9C")
    assert case.reasons("hand 0") == [("quinta", 15), ("tercia", 3)]


@pytest.mark.law("cie.cal.6.1", "cie.cal.6.2")
def test_it_is_due_too_when_the_capote_made_the_hundredth_point() -> None:
    case = silent(**DULL, calidades=True, start={"marks": [50, 80]}).having("e", 7)
    case = case.ending("12C", "7C", (11, 0)).play("12C 7C")
    assert case.reasons("hand 0")[-1] == ("capote", 40) and case.state.over
    assert [reason for reason, _ in case.reasons(0)] == [
        "quality-capote", "quality-shortfall", "game", "quality-game",
    ]  # fmt: skip
