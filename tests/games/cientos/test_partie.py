"""As the Piquet is played: a partie of six deals, every point kept, the point by its cards, the last trick one more."""

from __future__ import annotations

import itertools
import random
from typing import Any

import pytest

from tapete.errors import BadOption
from tapete.games.cientos import recount
from tapete.games.cientos.marks import pieces
from tapete.games.cientos.ranking import PACK, POINT, combinations
from tapete.games.cientos.reading import Reading, Trace
from tapete.games.cientos.tally import Tally
from tapete.table.game import OPEN
from tapete.table.view import Piece
from tests.games.cientos.hands import DULL, EQUAL, FIRM, RICH, WHITE, Cientos, holding, opened, silent


def last_deal(e: int, y: int, **options: Any) -> Cientos:
    """The hand of some deal is over with so many points for each, the last trick being E's and six tricks each."""
    given: dict[str, Any] = {"match": "partie", "reckoning": "points", "start": {"deal": 6}} | options
    case = silent(**DULL, **given)
    # Of the last trick E counts the lead and two, and the cards are tied.
    return case.having("e", e - 3).having("y", y).ending("12C", "7C", (5, 6)).play("12C 7C")


# The partie.


def test_six_deals_are_a_partie_and_the_higher_total_is_paid_the_difference_and_a_hundred() -> None:
    case = last_deal(20, 30, start={"deal": 6, "marks": [150, 90]})
    assert case.state.over
    assert case.told("partie-won", "seat", "loser", "most", "least", "stake") == [("e", "y", 170, 120, 150)]
    assert (case.chips, case.reasons(0)) == (150, [("partie", 150)])
    assert case.state.winners == (0,)


@pytest.mark.parametrize(("y", "paid"), [(99, 120 + 99 + 100), (100, 120 - 100 + 100), (0, 220)])
def test_who_has_not_made_a_hundred_pays_for_both(y: int, paid: int) -> None:
    case = last_deal(20, 0, start={"deal": 6, "marks": [100, y]})
    assert case.chips == paid
    assert [reason for reason, _ in case.reasons(0)] == ["rubicon" if y < 100 else "partie"]
    assert bool(case.told("rubicon-won")) == (y < 100)


def test_the_pie_wins_as_well_as_the_mano() -> None:
    case = last_deal(10, 11, start={"deal": 6, "marks": [50, 50]})
    assert (case.chips, case.state.winners) == (-(60 + 61 + 100), (1,))


@pytest.mark.parametrize("deal", [1, 5])
def test_before_the_sixth_deal_nothing_ends_it_and_the_deal_alternates(deal: int) -> None:
    case = last_deal(60, 20, start={"deal": deal, "marks": [90, 40]})
    assert not case.state.over
    assert (case.state.deals, case.dealer, case.marks, case.chips) == (deal, "e", (150, 60), 0)
    assert case.deal(**DULL).view("e").notes[0].value == deal + 1


def test_a_hundred_ends_nothing_and_all_goes_on_counting() -> None:
    case = silent(**DULL, match="partie", reckoning="points", start={"marks": [99, 0]}).play("12C")
    assert (case.phase, case.points) == ("play", (1, 0))
    assert case.play("7C").points == (2, 0)


def test_a_repique_beyond_the_hundred_is_counted_to_its_end() -> None:
    case = holding(**RICH, match="partie", reckoning="points", start={"marks": [90, 0]})
    case = case.do("e punto copas, y bueno, e sexta 1C, y bueno, e basta, e catorce ases, y bueno, e basta")
    assert (case.phase, case.points) == ("play", (6 + 16 + 14 + 60, 0))


def test_when_both_are_level_two_deals_more_follow() -> None:
    case = last_deal(20, 30, start={"deal": 6, "marks": [100, 90]})
    assert not case.state.over
    assert (case.told("partie-level", "number"), case.chips) == ([120], 0)


@pytest.mark.parametrize("y", [30, 31])
def test_the_seventh_deal_decides_nothing(y: int) -> None:
    assert not last_deal(30, y, start={"deal": 7, "marks": [100, 100]}).state.over


def test_the_eighth_deal_decides_or_leaves_it_drawn() -> None:
    won = last_deal(30, 31, start={"deal": 8, "marks": [100, 100]})
    assert (won.state.over, won.chips) == (True, -101)
    drawn = last_deal(30, 30, start={"deal": 8, "marks": [100, 100]})
    assert (drawn.state.over, drawn.chips, drawn.told("partie-drawn", "number")) == (True, 0, [130])
    assert drawn.state.winners == (0, 1)


def test_in_several_parties_each_starts_from_nothing() -> None:
    case = last_deal(20, 30, games=2, start={"deal": 6, "marks": [150, 90]})
    assert not case.state.over
    assert (case.chips, case.marks, case.state.deals, case.dealer) == (150, (0, 0), 0, "e")
    assert all(case.state.ledger.balance(f"{kind} {seat}") == 0 for seat in (0, 1) for kind in ("mark", "hand"))
    assert last_deal(20, 30, games=2, start={"game": 2, "deal": 6, "marks": [150, 90]}).state.over


def test_the_dealer_of_the_next_partie_is_cut_for_where_that_is_agreed() -> None:
    assert last_deal(20, 30, games=2, next_dealer="cut", start={"deal": 6, "marks": [150, 90]}).phase == "lot"


def test_neither_stake_nor_double_belong_to_a_partie() -> None:
    case = last_deal(20, 0, stake=1000, double=True, start={"deal": 6, "marks": [100, 20]})
    assert (case.chips, case.reasons(0)) == (240, [("rubicon", 240)])


@pytest.mark.law("cie.cal.7.1", "cie.cal.6.1")
def test_with_qualities_a_partie_pays_that_of_a_single_game_and_a_drawn_one_none() -> None:
    given: dict[str, Any] = {"calidades": True, "quality": 5}
    case = last_deal(20, 30, **given, start={"deal": 6, "marks": [150, 90]})
    assert case.reasons(0) == [("partie", 150), ("quality-game", 5)]
    drawn = last_deal(30, 30, **given, start={"deal": 8, "marks": [100, 100]})
    assert drawn.chips == 0


def test_by_tens_a_deal_of_a_partie_is_rounded_and_nothing_is_owed() -> None:
    case = last_deal(47, 44, reckoning="tens", start={"deal": 1, "marks": [50, 50]})
    assert case.marks == (100, 90)
    assert all(tally == Tally(mark) for tally, mark in zip(case.state.tallies, (100, 90), strict=True))
    assert not case.told("lacks-half") and not case.told("lacks-hundred")
    more = last_deal(16, 4, reckoning="tens", start={"deal": 2, "marks": [100, 90]})
    assert more.marks == (120, 90)
    assert [more.state.ledger.balance(f"mark {seat}") for seat in (0, 1)] == [120, 90]


def test_what_a_partie_may_start_from() -> None:
    with pytest.raises(BadOption):
        Cientos(start={"deal": 2})
    with pytest.raises(BadOption):
        Cientos(match="partie", start={"deal": 9})
    with pytest.raises(BadOption):
        Cientos(match="partie", start={"marks": [55, 0]})
    with pytest.raises(BadOption):
        Cientos(match="partie", start={"marks": [50, 0], "half": [1, 0]})
    assert Cientos(match="partie", reckoning="points", start={"marks": [255, 7]}).marks == (255, 7)


def test_a_void_deal_is_dealt_again_and_does_not_count() -> None:
    case = Cientos(table=OPEN, match="partie", start={"deal": 3}).ready_to_deal("", **DULL).do("y misdeal 12 13")
    case = case.do("e claim cards, e deal-again")
    assert case.is_void() and case.state.deals == 2


def test_at_the_open_table_the_last_deal_is_settled_when_nobody_claims() -> None:
    case = opened(**DULL, match="partie", reckoning="points", start={"deal": 6, "marks": [150, 120]})
    case = case.having("e", 7).having("y", 5).ending("12C", "7C", (5, 6)).play("12C 7C")
    assert (case.phase, case.chips) == ("inspect", 0)
    case = case.do("e done, y done")
    assert (case.state.over, case.chips) == (True, 160 - 125 + 100)


def test_a_revoke_in_a_partie_is_mended_though_a_hundred_was_passed() -> None:
    case = opened(**DULL, match="partie", reckoning="points", start={"marks": [99, 0]})
    case = case.play("12C 7E").do("e claim revoke")
    assert (case.phase, len(case.state.trick), case.points) == ("play", 1, (1, 0))


# Every point is kept.


def test_every_point_is_kept_and_none_is_lent() -> None:
    case = last_deal(34, 48, match="hundred", start={"marks": [13, 0]})
    assert case.marks == (47, 48)
    assert not case.told("lacks-half") and not case.told("marks-tens")
    reasons = {entry.reason for entry in case.state.ledger.entries}
    assert reasons.isdisjoint({"rounded", "lost", "toward-half"})


@pytest.mark.law("cie.143", "cie.152")
@pytest.mark.parametrize(("reckoning", "laws"), [("points", {"cie.152"}), ("tens", {"cie.143", "cie.152"})])
def test_the_law_of_the_tens_is_cited_only_where_they_are_marked(reckoning: str, laws: set[str]) -> None:
    case = last_deal(34, 48, match="hundred", reckoning=reckoning, marking="once", start={})
    assert {each for cited in case.laws_of("marked") for each in cited} == laws


def test_the_first_hundred_real_points_still_win_at_that_moment() -> None:
    case = silent(**DULL, reckoning="points", start={"marks": [98, 49]}).play("12C")
    assert (case.state.over, case.points) == (False, (1, 0))
    won = case.play("7C")
    assert (won.state.over, won.chips) == (True, 8), "the other has not made fifty: the game is double"
    assert silent(**DULL, reckoning="points", start={"marks": [99, 50]}).play("12C").chips == 4


def test_no_tens_are_marked_before_the_play() -> None:
    case = holding(**RICH, reckoning="points").do(
        "e punto copas, y bueno, e sexta 1C, y bueno, e basta, e paso, y paso"
    )
    assert (case.phase, case.told("marks-tens"), case.state.tallies[0].count) == ("play", [], 22)


def test_where_every_point_is_kept_a_game_starts_from_any_number_below_a_hundred() -> None:
    assert Cientos(reckoning="points", start={"marks": [37, 99]}).marks == (37, 99)
    with pytest.raises(BadOption):
        Cientos(reckoning="points", start={"marks": [100, 0], "hundred": [3, 0]})
    with pytest.raises(BadOption):
        Cientos(reckoning="points", start={"marks": [50, 0], "half": [2, 0]})


@pytest.mark.parametrize(
    ("marker", "mark", "shown"),
    [
        ("numerals", 147, (Piece("mark", 147), Piece("count", 3))),
        ("six-and-three", 47, (Piece("six-pips", 4), Piece("count", 10))),
        ("six-and-three", 147, (Piece("mark", 147), Piece("count", 3))),
        ("counters", 147, (Piece("fifty", 2), Piece("ten", 5))),
    ],
)
def test_how_any_number_is_shown(marker: str, mark: int, shown: tuple[Piece, ...]) -> None:
    assert pieces(marker, Tally(mark, points=3), most=1000) == shown


def test_in_a_partie_more_than_a_hundred_is_seen() -> None:
    case = silent(**DULL, match="partie", start={"marks": [170, 0]})
    assert case.view("y").scores[0].pieces == (Piece("mark", 170),)


# The point by its cards.


def test_a_longer_suit_always_has_the_greater_total_so_that_both_manners_compare_alike() -> None:
    suit = [card for card in PACK if card.suit is PACK[0].suit]
    held = [some for size in range(1, 9) for some in itertools.combinations(suit, size)]
    points = {some: combinations(some, POINT)[0] for some in held}
    for size in range(1, 8):
        greatest = max(points[some].strength for some in held if len(some) == size)
        assert greatest < min(points[some].strength for some in held if len(some) == size + 1)


@pytest.mark.law("cie.103", "cie.6")
def test_the_point_counts_one_for_each_card_and_no_longer_its_tens() -> None:
    # E has four oros of 37, and Y none so good.
    for value, points in (("tens", 4), ("cards", 4)):
        assert holding(**DULL, point_value=value).do("e punto oros, y bueno").points == (points, 0)
    # Five cards of 47 are five either way; four of 34 are three tens.
    low = {"E": "9O 8O 7O 2O 10C 9C 8C 7E 8E 7B 8B 1B", "Y": "1O 12O 11O 1C 12C 11C 9E 10E 12E 9B 10B 12B"}
    for value, points in (("tens", 3), ("cards", 4)):
        assert holding(**low, point_value=value).do("e punto oros, y bueno").points == (points, 0)
    assert holding(**low, point_value="cards").do("e punto oros, y bueno").laws_of("punto") == [("cie.6", "cie.102")]


def test_of_equal_points_neither_counts_by_cards_either() -> None:
    tied = holding(**EQUAL, point_value="cards").do("e punto oros")
    assert tied.may("y", "igual") == {"espadas"}
    assert tied.do("y igual espadas").points == (0, 0)


@pytest.mark.law("cie.118", "cie.67")
def test_what_the_other_withheld_is_added_by_its_cards_too() -> None:
    low = {"E": "9O 8O 7O 2O 10C 9C 8C 7E 8E 7B 8B 1B", "Y": "1O 12O 11O 1C 12C 11C 9E 10E 12E 9B 10B 12B"}
    case = holding(**low, table=OPEN, point_value="cards").do("e paso, y paso, e paso, y paso, e paso, y paso")
    silenced = case.but(silenced=(1,))
    added = recount.withheld(silenced.floor, 0, (POINT,), "cie.67")
    assert added.tallies[0].points == 4


# The last trick.


@pytest.mark.law("cie.141", "cie.140")
@pytest.mark.parametrize(
    ("count", "last", "led", "points"),
    [
        ("additions", "two", "7C", 1 + 1),
        ("additions", "one-more", "7C", 1 + 2),
        ("additions", "two", "12C", 1 + 2),
        ("additions", "one-more", "12C", 1 + 2),
        ("body", "two", "7C", 1 + 0),
        ("body", "one-more", "7C", 1 + 1),
        ("body", "one-more", "12C", 1 + 1),
    ],
)
def test_the_last_trick_led_and_won(count: str, last: str, led: str, points: int) -> None:
    case = silent(**DULL, count=count, last=last, marking="once").ending(led, "8O", (5, 6)).play(f"{led} 8O")
    assert case.told("marks", "seat", "points")[0] == ("e", points)


@pytest.mark.parametrize("count", ["additions", "body"])
@pytest.mark.parametrize(("last", "points"), [("two", 1), ("one-more", 2)])
def test_the_last_trick_taken_from_the_leader_with_a_small_card(count: str, last: str, points: int) -> None:
    case = silent(**DULL, count=count, last=last).ending("7C", "8C", (6, 5)).play("7C 8C")
    assert case.told("marks", "seat", "points")[1] == ("y", points)


# All together, and the player by the book.


@pytest.mark.parametrize("seed", range(6))
def test_the_tally_is_the_sum_of_the_ledger_whatever_is_agreed(seed: int) -> None:
    chance = random.Random(seed)
    given: dict[str, Any] = {
        "match": chance.choice(("partie", "hundred")),
        "reckoning": chance.choice(("points", "tens")),
        "point_value": "cards",
        "last": "one-more",
    }
    case = Cientos(**given)
    while not case.state.over:
        case = case.any_step(chance)
        for seat, tally in enumerate(case.state.tallies):
            balance = case.state.ledger.balance
            assert (balance(f"hand {seat}"), balance(f"mark {seat}")) == (tally.count, tally.mark + tally.marked)
            assert (balance(f"half {seat}"), balance(f"hundred {seat}")) == (-tally.half, -tally.hundred)
    if given["match"] == "partie":
        assert case.state.hand >= 6 and balance(0) == -balance(1)


@pytest.mark.parametrize(("match", "hurries"), [("hundred", True), ("partie", False)])
def test_in_a_partie_the_player_does_not_hurry_for_the_last_points(match: str, hurries: bool) -> None:
    case = Cientos(match=match, start={"marks": [90, 0]}, **DULL).do("e paso, y paso")
    assert Reading(case.view("e"), Trace()).nearly_over == hurries


def test_cartas_blancas_and_capote_are_the_numbers_of_the_piquet_too() -> None:
    white = Cientos(match="partie", reckoning="points", E=WHITE).do("e blancas")
    assert white.points == (10, 0)
    swept = silent(**FIRM, match="partie", reckoning="points").play_out()
    # Twelve leads, eleven tricks, two for the last, and forty for all of them.
    assert swept.marks[0] == 12 + 11 + 2 + 40
