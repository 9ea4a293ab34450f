"""The risk of the geral, what is seen of a hand, and how a given hand is brought to be played."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

import tapete
from tapete.cards import cards
from tapete.games.voltarete.game import GAMES
from tapete.games.voltarete.odds import ODDS, geral, looks
from tapete.sitting.sample import Sample, played
from tapete.table.event import Event, event
from tapete.table.odds import Played

GAME, FOUR = GAMES["voltarete"].make(), GAMES["voltarete-four"].make()
EIGHT = "1E 2E 1B 12E 11E 10E 7E 12O"


@pytest.mark.law("vol.I.22.17")
def test_the_geral_with_one_false_card_beside_the_books_odds() -> None:
    (figure,) = geral().figures
    deck = [f"{rank}{suit}" for suit in "OCEB" for rank in (1, 2, 3, 4, 5, 6, 7, 10, 11, 12)]
    unseen = [card for card in deck if card not in (*EIGHT.split(), "4C")]
    higher = {"12C", "11C", "10C", "1C", "2C", "3C"}
    # Of the nine cards of him who keeps copas none is higher: each of the six lies among the other twenty-two.
    none = 1.0
    for gone in range(len(higher)):
        none *= (len(unseen) - 9 - gone) / (len(unseen) - gone)
    kept = list(combinations("OCB", 2))
    assert figure.value == pytest.approx(sum(none if "C" in both else 1 for both in kept) / len(kept))
    # If whoever keeps copas always had a higher one, it would be what the book says.
    assert figure.stated == pytest.approx(sum("C" not in both for both in kept) / len(kept))
    assert figure.laws == ("vol.I.22.17",)


class At:
    """Seat 0 deals: the mão is 1."""

    game, three = GAME, (1, 2, 0)


def found(*events: Event) -> dict[tuple[str, str, str], int | None]:
    return {(look.section, look.key, look.by): look.see(Played(At(), events, ())) for look in looks(GAME)}


def test_a_licenca_that_was_lost() -> None:
    seen = found(event("feito", 2, game="licença", number=20), event("result-codilho", 2, number=20))
    assert seen["games", "licença", ""] == 1 and seen["games", "só", ""] == seen["games", "passed-out", ""] == 0
    assert [seen["ends", "licença", end] for end in ("win", "reposta", "codilho")] == [0, 0, 1]
    assert seen["ends", "só", "win"] is None
    assert [seen["places", place, "feito"] for place in ("mao", "contra-pe", "pe")] == [0, 1, 0]
    assert [seen["places", place, "codilho"] for place in ("mao", "contra-pe", "pe")] == [None, 1, None]


def test_a_hand_that_nobody_makes() -> None:
    seen = found(event("passed-out"))
    assert seen["games", "passed-out", ""] == 1 and seen["games", "casca", ""] == 0
    assert seen["places", "mao", "feito"] == 0 and seen["ends", "casca", "win"] is None


def test_the_thirteen_are_taken_only_by_a_fourth() -> None:
    assert "treze" not in {look.key for look in looks(GAME)}
    assert "treze" in {look.key for look in looks(FOUR)}


@pytest.mark.parametrize("name", ["voltarete", "voltarete-four"])
@pytest.mark.parametrize(("number", "bid"), [(0, "licença"), (1, "só"), (2, "licença")])
def test_a_given_hand_is_dealt_and_made_at_each_place(name: str, number: int, bid: str) -> None:
    hand = cards(f"{EIGHT} 4C")
    (over,) = played(Sample(tapete.game(name), 0, hand, bid), number)
    state: Any = over.state
    made = over.first("feito")
    assert made is not None and made.get("game") == bid and made.seat == state.three[number]
    seen = {(look.key, look.by): look.see(over) for look in ODDS.given.looks} if ODDS.given else {}
    place = ("mao", "contra-pe", "pe")[number]
    assert (seen["win", "any"], seen["win", place]) == (1, 1), "eight sure tricks cannot be lost"
    assert {by for (key, by), value in seen.items() if key == "win" and value is not None} == {"any", place}
