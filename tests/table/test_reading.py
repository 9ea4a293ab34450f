"""What was seen of a hand, as any player keeps it, and what follows from it."""

from __future__ import annotations

import pytest

from tapete.cards import Suit, cards
from tapete.games.zanga.reading import Reading
from tapete.games.zanga.state import EVERYBODY, play_of
from tapete.table.reading import Trace
from tapete.table.view import Played
from tests.games.zanga.hands import Zanga

HANDS = {
    "ANA": "5C 12O 11O 10O 2O 12E 11E 10E",
    "BLAS": "6C 12C 3O 7E 6E 5E 4E 3E",
    "CLARA": "4C 6B 4O 5O 12B 11B 10B 7B",
    "DIEGO": "7C 11C 6O 1O 5B 4B 3B 2B",
}
PLAY = play_of(EVERYBODY, Suit.OROS, False, True)


def heard(case: Zanga, who: str) -> Trace:
    trace = Trace()
    trace.hear(case.witness(who))
    return trace


def texts(trace: Trace) -> list[str]:
    return [" ".join(played.card.text for played in trick) for trick in trace.tricks]


def traced(*tricks: str) -> Trace:
    trace = Trace()
    trace.tricks = [tuple(Played(seat, card) for seat, card in enumerate(cards(trick))) for trick in tricks]
    return trace


@pytest.fixture(name="case")
def _case() -> Zanga:
    return Zanga(**HANDS).taken_by("ana").do("ana play 5C, blas play 6C, clara play 4C, diego play 7C")


def test_a_trick_that_is_over_is_followed_by_the_one_on_the_table(case: Zanga) -> None:
    assert texts(heard(case, "ana")) == ["5C 6C 4C 7C", ""]
    card = case.choices(case.turn, "play")[0]
    assert texts(heard(case.play(card), "ana")) == ["5C 6C 4C 7C", card]


def test_it_does_not_matter_how_often_it_is_told(case: Zanga) -> None:
    trace = heard(case, "ana")
    trace.hear(case.witness("ana"))
    assert texts(trace) == texts(heard(case, "ana"))


def test_who_comes_when_a_trick_is_over_sees_it(case: Zanga) -> None:
    late = Trace()
    late.hear(case.state.view(1, case.state.next_event(1)))
    assert texts(late) == ["5C 6C 4C 7C", ""]


def test_who_did_not_follow_lacks_the_suit_but_for_what_need_not_answer() -> None:
    lacking = traced("5C 6B 4C 7C", "2O 3O 4O 6E").lacking(PLAY)
    assert lacking[1] == {card for card in PLAY.order.suit if PLAY.order.suit[card] is Suit.COPAS}
    assert cards("6O")[0] in lacking[3] and cards("1E")[0] not in lacking[3]
    assert not lacking[0] and not lacking[2]


def test_a_revoke_is_proved_by_what_is_played_later() -> None:
    assert list(traced("5C 6B 4C 7C", "12E 3C 7E 2E").revokes(PLAY)) == [(0, 1)]
    assert list(traced("5C 6B 4C 7C", "12E 3E 7E 2C").revokes(PLAY)) == []


def test_what_is_unseen_firm_and_winning(case: Zanga) -> None:
    reading = Reading(case.witness("ana"), heard(case, "ana"))
    assert len(reading.unseen) == 40 - 7 - 4 and not {*cards("5C 6C 4C 7C"), *reading.hand} & {*reading.unseen}
    assert reading.of(Suit.ESPADAS) == cards("12E 11E 10E") and reading.firm(cards("12E")[0])
    assert reading.trumps[0].text == "12O" and [card.text for card in reading.above(reading.trumps[0])] == [
        "1O", "7O", "1E", "1B",
    ]  # fmt: skip
    assert (reading.partner, reading.foes, reading.others) == (2, (1, 3), (1, 2, 3))
    assert [past.winner for past in reading.past] == [case.seat(case.turn)]


def test_who_plays_later_and_whose_the_trick_is() -> None:
    case = Zanga(**HANDS).taken_by("ana").do("ana play 5C, blas play 6C")
    reading = Reading(case.witness("clara"), heard(case, "clara"))
    assert reading.later == (3,) and reading.partner_led and reading.partner_winning
    assert reading.lawful == cards("4C") and reading.wins(cards("4C")[0]) and not reading.wins(cards("6B")[0])
