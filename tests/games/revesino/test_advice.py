"""The player of the book: what it lays away, leads and follows with, and by which maxim."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest

import tapete
from tapete.arena import contest, run
from tapete.cards import Card, cards
from tapete.games.revesino.advice import Adviser
from tapete.games.revesino.advice.exchange import danger
from tapete.games.revesino.pack import PACK, WORTH
from tapete.table.game import OPEN
from tests.bots.test_treatise import moments, players
from tests.games.revesino.hands import Revesino, table


def advised(case: Revesino, who: str = "") -> str:
    """What it does now and why: `discard 12B rev.88`."""
    choice = Adviser().choose(case.witness(who or case.turn))
    return f"{choice.action} {choice.maxim}"


def exchanging(hand: str) -> str:
    """What it does with these eleven cards as mano."""
    return advised(table(ANA=hand))


@pytest.mark.law("rev.87")
def test_for_a_revesino_the_cabo_goes() -> None:
    assert exchanging("1O 12O 11O 10O 1E 12E 11E 1C 12C 10C 2B") == "discard 2B rev.87"


@pytest.mark.law("rev.88")
def test_a_bare_high_card_goes() -> None:
    assert exchanging("12B 2O 3O 5O 2C 4C 6C 2E 3E 6E 7E") == "discard 12B rev.88"


@pytest.mark.law("rev.89", "rev.90", "rev.91", "rev.93")
@pytest.mark.parametrize(
    ("worse", "better", "rest"),
    [("1B", "12E", "2O 3O"), ("1O", "1B", "2C 3C"), ("12C", "12E", "2O 3O"), ("1O", "1E", "4O 4E")],
)
def test_which_of_two_bare_cards(worse: str, better: str, rest: str) -> None:
    hand = cards(f"{worse} {better} {rest}")
    assert danger(cards(worse)[0], hand) > danger(cards(better)[0], hand)


@pytest.mark.law("rev.96", "rev.98")
def test_when_it_declines() -> None:
    assert exchanging("2O 3O 4O 5O 2C 3C 4C 5C 2E 3E 4E") == "decline rev.96"
    assert exchanging("2O 3O 4O 6O 7O 2C 3C 4C 6C 5E 10B") == "decline rev.98"


@pytest.mark.law("rev.97", "rev.ad.34.c")
def test_the_caballo_with_little_company_goes() -> None:
    assert exchanging("11C 3C 2O 3O 4O 5O 2E 3E 4E 5E 6E") == "discard 11C rev.97"
    second = "12O 7O 12C 11C 9C 9E 8E 7E 8B 7B 3B"
    assert exchanging(second) == "discard 12O rev.88", "with two others it is kept"
    assert advised(table(ANA=second, platillo=True)) == "discard 11C rev.ad.34.c"


@pytest.mark.law("rev.88", "rev.94", "rev.96")
@pytest.mark.parametrize(
    ("hand", "aside"),
    [
        ("10O 7C 6C 3C 1E 12E 5E 12B 7B 6B 3B", "10O"),
        ("1O 9O 8O 4O 3O 9C 1E 5E 3E 10B 5B", "9C"),
        ("5O 1C 12C 10C 8C 12E 2E 1B 10B 8B 2B", "12E"),
        ("4O 3O 2O 10C 7C 3C 9E 1B 12B 11B 5B", "9E"),
        ("1C 7C 5C 4C 2C 12E 6E 1B 11B 7B 3B", "12E"),
    ],
)
def test_an_ace_in_company_is_not_put_to_sleep(hand: str, aside: str) -> None:
    assert exchanging(hand) == f"discard {aside} rev.88"


@pytest.mark.law("rev.88", "rev.89", "rev.92")
def test_fewer_than_a_third_of_its_discards_are_payment_cards() -> None:
    chance, aside = Random(7), list[Card]()
    for _ in range(100):
        hand = chance.sample(PACK, 11)
        aside += Adviser().choose(table(ANA=" ".join(card.text for card in hand)).witness("ana")).action.cards
    assert len(aside) > 80 and 0 < sum(card in WORTH for card in aside) < len(aside) / 3


@pytest.mark.law("rev.89", "rev.90", "rev.93")
def test_of_bare_cards_the_dearest_goes() -> None:
    assert exchanging("1E 12B 2O 3O 5O 2C 4C 6C 7C 8C 9C") == "discard 1E rev.89"
    assert exchanging("1O 2O 1E 3E 2B 3B 5B 2C 4C 6C 7C") == "discard 1O rev.90"


@pytest.mark.law("rev.160")
def test_an_ace_is_sold_at_the_first_chance() -> None:
    case = table().last_trick("ana 9O 8O 7O 6O", rest="ana clara").but(
        hands=(cards("9O 2B"), cards("8O 3B"), cards("1E 12E"), cards("6O 4B")), leader=0
    )  # fmt: skip
    assert advised(case.play("9O 8O")) == "play 1E rev.160"


@pytest.mark.law("rev.154", "rev.145")
def test_under_the_trick_if_it_can() -> None:
    case = table().last_trick("ana 9O 8O 7O 6O", rest="ana clara").but(
        hands=(cards("9O 2B"), cards("12O 8O"), cards("7O 10O"), cards("6O 4B")), leader=0
    )  # fmt: skip
    assert advised(case.play("9O")) == "play 8O rev.154"


@pytest.mark.law("rev.162")
def test_a_revesino_is_cut_at_the_first_chance() -> None:
    case = table().last_trick("ana 9O 8O 7O 6O", rest="ana")
    case = case.but(taken=case.state.taken[:5], leader=0, hands=(cards("9B"), cards("10B 2B"), (), ()))
    assert advised(case.play("9B")) == "play 10B rev.162"


@pytest.mark.law("rev.143")
def test_the_four_aces_renounce() -> None:
    case = table(ANA="2O 3O 4O", CLARA="1O 1C 1E 1B 5O 6O 2C 3C 2E 3E 2B").to_play().play("2O")
    blas = next(iter(case.may("blas", "play")))
    choice = advised(case.do(f"blas play {blas}"), "clara")
    assert choice.endswith("rev.143") and choice.split()[1] in ("1O", "1C", "1E", "1B")


@pytest.mark.law("rev.148")
def test_two_firm_cards_are_kept_for_the_end() -> None:
    case = table().last_trick("ana 9O 8O 7O 6O", rest="ana")
    gone = case.state.taken[:8]
    held = (cards("1O 1E 9B"), cards("2B 3B 4B"), cards("5B 6B 7B"), cards("2C 3C 4C"))
    assert advised(case.but(taken=gone, leader=0, hands=held)) == "play 9B rev.148"


HIGH = "1O 12O 11O 10O 9O 1E 12E 11E 10E 1C 12C"


@pytest.mark.law("rev.143", "rev.146")
def test_with_a_high_hand_it_goes_for_revesino() -> None:
    case = table(ANA=HIGH).to_play()
    assert advised(case).endswith("rev.146") and advised(case).split()[1] in ("1O", "1E", "1C")
    low = table(ANA="2O 3O 4O 5O 6O 2E 3E 4E 5E 2C 3C").to_play()
    assert not advised(low).endswith("rev.146")


@pytest.mark.law("rev.146", "rev.154", "rev.188")
@pytest.mark.parametrize(
    "weak",
    [
        "8B 4C 6E 4E 10E 1E 1C 1B 5C 11C 10B",
        "11O 2O 4E 1O 3C 8E 4O 9E 6O 7E 1E",
        "9C 7E 11E 1E 1C 1O 12O 6E 5E 11O 3C",
    ],
)
def test_from_a_weak_hand_no_payment_card_is_led(weak: str) -> None:
    # Aces and a long suit: it looks as if all below the ace were firm once it is gone.
    choice = advised(table(ANA=weak).to_play())
    assert choice.split()[2] not in ("rev.146", "rev.148") and choice.split()[1] not in ("1O", "1C", "1E", "1B", "11C")


@pytest.mark.law("rev.160", "rev.154")
@pytest.mark.parametrize(("two", "led"), [("11C 12E", "12E"), ("11C 12O", "12O"), ("11C 12C", "12C"), ("11C 1B", "1B")])
def test_near_the_end_too_the_caballo_is_not_led_if_anything_else_can_be(two: str, led: str) -> None:
    case = table().last_trick("ana 9O 8O 7O 6O", rest="ana clara")
    held = (cards(two), cards("2B 3B"), cards("4B 5B"), cards("6B 7B"))
    choice = advised(case.but(taken=case.state.taken[:8], leader=0, hands=held))
    assert choice.split()[:2] == ["play", led], "though it would count less in the trick"


@pytest.mark.law("rev.146", "rev.147")
def test_what_becomes_firm_waits_until_the_top_of_its_suit_is_gone() -> None:
    case = table(BLAS="1C 11C 10C 9C 8C 3C 1B 12B 9B 6B 5B", ANA="2B 3B").to_play().play("2B 1B")
    assert advised(case.play_first().play_first(), "blas") == "play 1C rev.146"


@pytest.mark.law("rev.146")
def test_it_plays_a_revesino_to_the_end() -> None:
    case = table(ANA=HIGH, stock="2B 3B 4B").to_play()
    ana = Adviser()
    while case.phase == "play":
        mine = case.turn == "ana"
        case = case.do(f"ana {ana.choose(case.witness('ana')).action}") if mine else case.play_first()
    assert case.told("revesino", "seat") == ["ana"] and case.net() == [24, -8, -8, -8]


@pytest.mark.law("rev.146")
def test_it_takes_the_first_trick_too_when_it_hopes_for_all() -> None:
    case = table(BLAS=HIGH, ANA="2O 2E 2C").to_play().play("2O")
    assert advised(case) == "play 1O rev.146"


def near(tricks: int, hand: str) -> str:
    """What Blas, void in bastos and with these cards, does when Ana has taken all the tricks so far, so many."""
    case = table().last_trick("ana 9O 8O 7O 6O", rest="ana")
    played = case.state.taken[:tricks]
    return advised(case.but(taken=played, leader=0, hands=(cards("9B"), cards(hand), (), ())).play("9B"))


@pytest.mark.law("rev.159", "rev.163", "rev.160")
def test_near_a_revesino_it_keeps_what_may_cut_it() -> None:
    assert near(5, "1E 3O") == "play 1E rev.160", "there is time to sell it"
    assert near(6, "1E 3O") == "play 3O rev.159"
    assert near(6, "1E 1O") == "play 1O rev.160", "with firm cards only the dearest goes"


@pytest.mark.law("rev.160", "rev.89")
def test_of_two_aces_the_one_with_less_company_is_sold() -> None:
    assert near(5, "1C 12C 10C 1E 12E") == "play 1E rev.160", "though copas are led much"


# Ana takes eight tricks. Clara throws 1E 1C 1O and 11C, by right from the first trick on: she holds oros and espadas.
RENOUNCED = (
    "12O 2O 1E 3O", "11O 4O 1C 5O", "10O 6O 9O 7O", "12E 2E 1O 3E", "11E 4E 11C 5E", "10E 6E 8E 7E", "9E 2B 3B 4B",
    "8O 5B 6B 7B",
)  # fmt: skip
# Or she is void in oros and follows suit in the others.
FOLLOWED = (
    "12O 2O 1E 3O", "11O 4O 1B 5O", "10O 6O 1C 7O", "9O 2B 11C 4B", "8O 5B 3B 7B", "12E 5E 2E 8E", "11E 6E 3E 9E",
    "10E 7E 4E 6B",
)  # fmt: skip


def ninth(tricks: Sequence[str], ana: str, clara: str) -> Revesino:
    """The ninth trick, to which Ana leads the first of her last three cards; Clara, who is next but one, has these."""
    last = {"ANA": ana, "BLAS": "8B 2C 3C", "CLARA": clara, "DIEGO": "6C 7C 8C 12B"}
    hands = {who: " ".join(trick.split()[place] for trick in tricks) for place, who in enumerate(last)}
    case = table(**{who: f"{hands[who]} {last[who]}" for who in last})
    case = case.do("ana decline, blas decline, clara decline, diego discard 12B").play(" ".join(tricks))
    return case.play(f"{ana.split()[0]} 8B")


@pytest.mark.law("rev.178")
def test_with_nothing_left_to_cut_in_time_the_four_aces_cut_before() -> None:
    case = ninth(RENOUNCED, "9B 12C 10C", "10B 4C 5C")
    assert case.state.course.follower == case.seat("clara") and case.takers == ["ana"] * 8
    assert advised(case, "clara") == "play 10B rev.178"


@pytest.mark.law("rev.178", "rev.168", "rev.ad.31")
def test_with_a_card_to_cut_in_time_they_wait_and_keep_it() -> None:
    assert advised(ninth(RENOUNCED, "9B 10C 5C", "10B 12C 4C"), "clara") == "play 4C rev.143"


@pytest.mark.law("rev.178", "rev.179", "rev.162")
def test_who_never_used_the_privilege_cuts_like_anybody() -> None:
    for rest in (("9B 10C 5C", "10B 12C 4C"), ("9B 12C 10C", "10B 4C 5C")):
        case = ninth(FOLLOWED, *rest)
        assert case.state.course.follower is None and advised(case, "clara") == "play 10B rev.162"


@pytest.mark.parametrize("kind", ["guided", OPEN])
@pytest.mark.parametrize("seed", range(2))
def test_it_plays_a_match_without_a_fault(kind: str, seed: int) -> None:
    state = tapete.game("revesino", kind, rounds=1).start()
    story = list(moments(state, players(state), seed))
    assert story[-1][0].over
    lawful = {"take-pack", "cut", "deal", "discard", "decline", "draw", "play", "done", "claim", "over"}
    assert {choice.action.word for _, _, choice in story} <= lawful
    maxims = [choice.maxim for _, _, choice in story if choice.action.word == "play"]
    assert all(maxims)
    told = [event.key for state, _, _ in story for event in state.events]
    assert "ruling" not in told


def test_it_beats_random_play() -> None:
    assert run(contest("revesino", "treatise", "random", seed=1, rounds=1), 8).mean > 5
