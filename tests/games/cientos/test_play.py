"""The play of the cards, counted one by one."""

from __future__ import annotations

import random

import pytest

from tapete.cards import Card, cards
from tapete.games.cientos.play import trick_points
from tests.games.cientos.hands import DULL, FIRM, RICH, Cientos, holding, silent


@pytest.mark.law("cie.123")
def test_the_mano_leads_whoever_won_the_announcements() -> None:
    case = holding(E=DULL["Y"], Y=DULL["E"]).do("e punto bastos, y tengo oros, e paso, y paso, e paso, y paso")
    assert case.points == (0, 4)
    assert case.turn == "e"


@pytest.mark.law("cie.136", "cie.137")
def test_a_mano_without_gains_begins_with_one() -> None:
    assert silent(**DULL).play("12C").told("counts", "count")[-1] == 1


@pytest.mark.law("cie.ad.6.1", "cie.ad.3.2", "cie.ad.5.11")
def test_the_play_is_counted_on_the_remainder_of_the_announcements() -> None:
    case = holding(**DULL).do("e punto oros, y bueno, e paso, y paso, e paso, y paso")
    assert case.play("7O").told("counts")[-1] == {"seat": "e", "points": 1, "reason": "lead", "count": 5}


@pytest.mark.law("cie.137", "cie.138", "cie.168", "cie.ad.6.3")
def test_a_lead_counts_one_and_the_trick_one_to_him_who_takes_it() -> None:
    case = silent(**DULL).having("e", 4).having("y", 6).play("9O 2O")
    assert case.points == (5, 7)
    case = case.play("12O")
    assert case.points == (5, 8)
    assert set(case.laws_of("lead")) == {("cie.137", "cie.ad.6.1")}


@pytest.mark.law("cie.ad.6.2", "cie.ad.8.1")
def test_the_leader_who_wins_counts_another_for_the_trick_whatever_is_in_it() -> None:
    case = silent(**DULL).having("e", 7).play("1O 12O")
    assert case.points == (9, 0)
    assert case.play("11O").points == (10, 0)


@pytest.mark.law("cie.139")
def test_in_the_count_of_the_body_a_trick_won_with_ones_own_lead_adds_nothing() -> None:
    assert silent(**FIRM, count="body").play("1O 7C 12O 8C 11O 9C").points == (3, 0)
    assert silent(**FIRM).play("1O 7C 12O 8C 11O 9C").points == (6, 0)
    taken = silent(**DULL, count="body").play("9O 12O")
    assert taken.points == (1, 1)


@pytest.mark.law("cie.140", "cie.169", "cie.ad.6.4")
def test_the_last_trick_counts_two() -> None:
    case = silent(**DULL).ending("12B", "11B", (5, 6), leader="y").play("11B 12B")
    assert case.reasons("hand 0") == [("last-trick", 2)]
    assert case.reasons("hand 1") == [("lead", 1)]
    led = silent(**DULL).ending("12C", "7C", (5, 6)).play("12C 7C")
    assert led.reasons("hand 0") == [("lead", 1), ("last-trick", 2)]


@pytest.mark.law("cie.141")
@pytest.mark.parametrize(("winning", "worth"), [("9E", 1), ("8E", 1), ("7E", 1), ("2E", 2), ("10E", 2)])
def test_but_one_if_a_nine_an_eight_or_a_seven_wins_it(winning: str, worth: int) -> None:
    case = silent(**DULL).ending(winning, "12O", (5, 6)).play(f"{winning} 12O")
    assert case.reasons("hand 0") == [("lead", 1), ("last-trick", worth)]


@pytest.mark.law("cie.141")
def test_what_matters_is_the_card_that_wins() -> None:
    case = silent(**DULL).ending("7E", "12E", (5, 6)).play("7E 12E")
    assert ("last-trick", 2) in case.reasons("hand 1")


@pytest.mark.law("cie.139", "cie.140", "cie.141")
@pytest.mark.parametrize(
    ("count", "led", "text", "worth"),
    [
        ("additions", True, "12C", 2), ("additions", False, "12C", 2), ("additions", True, "9C", 1),
        ("additions", False, "9C", 1), ("body", True, "12C", 1), ("body", False, "12C", 2), ("body", True, "9C", 0),
        ("body", False, "9C", 1),
    ],
)  # fmt: skip
def test_the_last_trick_in_both_counts(count: str, led: bool, text: str, worth: int) -> None:
    assert trick_points(count, True, led, Card.parse(text))[0] == worth


@pytest.mark.law("cie.148", "cie.149")
def test_one_must_follow_suit_and_need_not_win() -> None:
    case = silent(**DULL).play("10B")
    assert sorted(case.offers("y")) == ["play 11B", "play 1B", "play 8B"]
    assert case.play("8B").state.taken[-1].winner == 0


@pytest.mark.law("cie.150")
def test_there_are_no_trumps() -> None:
    case = silent(**FIRM).play("7O 1E")
    assert case.state.taken[-1].winner == 0


@pytest.mark.law("cie.124", "cie.127")
def test_a_card_laid_stays_laid() -> None:
    case = silent(**DULL).play("9O 12O")
    assert not any("9O" in line for line in case.offers("e"))
    assert case.prompt("e") is None
    assert case.words("y") == {"play"}


# The cards.


@pytest.mark.law("cie.13", "cie.142", "cie.170", "cie.ad.7.1")
def test_more_than_six_tricks_win_the_cards() -> None:
    case = silent(**DULL).ending("12C", "7C", (6, 5)).play("12C 7C")
    assert case.reasons("hand 0")[-1] == ("cards", 10)
    assert case.reasons("hand 1") == []


@pytest.mark.law("cie.18", "cie.13")
def test_six_tricks_each_are_a_tie() -> None:
    case = silent(**DULL).ending("12C", "7C", (5, 6)).play("12C 7C")
    assert "cards" not in [reason for reason, _ in (*case.reasons("hand 0"), *case.reasons("hand 1"))]
    assert case.told("cards-tied")


@pytest.mark.law("cie.14", "cie.157", "cie.171")
def test_all_twelve_are_capote_and_count_forty_instead() -> None:
    case = silent(**FIRM).play_out()
    assert case.reasons("hand 0")[-1] == ("capote", 40)
    assert sum(points for _, points in case.reasons("hand 0")) == 25 + 40


@pytest.mark.law("cie.14")
def test_eleven_are_only_the_cards() -> None:
    case = silent(**DULL).ending("12C", "7C", (10, 1)).play("12C 7C")
    assert case.reasons("hand 0")[-1] == ("cards", 10)


@pytest.mark.law("cie.ad.6.4", "cie.168")
def test_the_play_always_distributes_twenty_five_points_or_one_less() -> None:
    for seed in range(40):
        chance = random.Random(seed)
        case = silent(**DULL) if seed % 2 else silent(**RICH)
        while case.phase == "play":
            case = case.play(chance.choice(case.choices(case.turn, "play")))
        entries = [entry for entry in case.state.ledger.entries if entry.reason in ("lead", "trick", "last-trick")]
        last = case.state.taken[-1]
        small = next(played.card for played in last.plays if played.seat == last.winner).rank in (7, 8, 9)
        assert sum(entry.amount for entry in entries) == (24 if small else 25)


def test_the_last_trick_can_be_seen_and_no_other_unless_it_is_agreed() -> None:
    case = silent(**DULL).play("9O 12O 2O 1O")
    assert [place.tricks for place in case.view("e").seats] == [(cards("2O 1O"),), ()]
    everything = silent(**DULL, history="all").play("9O 12O 2O 1O")
    assert len(everything.seen("y", by="e").tricks) == 1


def test_the_count_is_seen_as_it_runs() -> None:
    case = Cientos(**DULL).do("e paso, y paso")
    assert case.notes("points") == [("e", 0), ("y", 0)]


@pytest.mark.law("cie.14", "cie.18")
def test_capote_is_told_and_six_each_too() -> None:
    assert silent(**FIRM).play_out().told("capote") == [{"seat": "e"}]
    his = silent(**DULL).ending("7C", "12C", (0, 11)).play("7C 12C")
    assert (his.reasons("hand 1")[-1], his.told("capote")) == (("capote", 40), [{"seat": "y"}])


@pytest.mark.law("cie.140", "cie.15")
def test_a_hundred_made_by_the_last_trick_leaves_no_cards_to_count() -> None:
    case = silent(**DULL, start={"marks": [100, 0], "hundred": [2, 0]}).ending("12C", "7C", (6, 5)).play("12C 7C")
    assert case.state.winners == (0,)
    assert [reason for reason, _ in case.reasons("hand 0")] == ["lead", "last-trick"]


@pytest.mark.law("cie.138", "cie.139", "cie.141")
def test_the_laws_of_each_trick_are_named() -> None:
    case = silent(**DULL).play("9O 2O")
    assert case.laws_of("trick") == [("cie.138", "cie.ad.6.2")]
    assert silent(**DULL).play("8E 7E").laws_of("trick") == [("cie.138", "cie.ad.6.2")]
    small = silent(**DULL).ending("9E", "12O", (5, 6)).play("9E 12O")
    assert small.laws_of("last-trick") == [("cie.141",)]
    body = silent(**DULL, count="body").ending("12C", "7C", (5, 6)).play("12C 7C")
    assert body.laws_of("last-trick") == [("cie.140", "cie.ad.6.4", "cie.139")]
