"""What happened, to whom it is told, and how long."""

from __future__ import annotations

from tapete.cards import Card
from tapete.table.event import HAND, STAGE, TRICK, Event, Seat, event, still_told


def keys(events: list[Event]) -> list[str]:
    return [each.key for each in events]


def test_what_is_told_for_good_is_never_over() -> None:
    assert keys(still_told([event("dealt"), event("leads", ends=TRICK), event("ends", ends=HAND)])) == [
        "dealt",
        "leads",
        "ends",
    ]


def test_a_span_ends_for_all_that_was_told_before_its_end() -> None:
    first, second = event("first", until=TRICK, ends=TRICK), event("second", until=TRICK)
    assert keys(still_told([first, second])) == ["first", "second"]
    assert keys(still_told([first, second, event("third", until=TRICK, ends=TRICK)])) == ["third"]


def test_each_span_ends_by_itself() -> None:
    told = [event("bought", until=STAGE), event("plays", until=TRICK), event("shown", until=HAND)]
    assert keys(still_told([*told, event("begins", ends=STAGE)])) == ["plays", "shown", "begins"]
    assert keys(still_told([*told, event("ends", ends=HAND)])) == ["bought", "plays", "ends"]


def test_what_is_asked_from_later_on_is_not_told_again() -> None:
    told = [event("plays", until=TRICK), event("takes"), event("leads", until=TRICK, ends=TRICK)]
    assert keys(still_told(told, 1)) == ["takes", "leads"]
    assert keys(still_told(told, 3)) == []


def test_an_event_is_told_to_all_or_to_those_it_names() -> None:
    assert all(event("plays").told(seat) for seat in (None, 0, 3))
    assert [event("nods", to=(1, 2)).told(seat) for seat in (None, 0, 1, 2)] == [False, False, True, True]
    assert [event("x").alone, event("x", to=(1,)).alone, event("x", to=(1, 2)).alone] == [True, True, False]


def test_the_details_are_found_by_name() -> None:
    told = event("claims", 2, what="revoke", accused=Seat(1), card=Card.parse("7O"), laws=("mal.24", "mal.86"))
    assert [told.get(name) for name in ("what", "accused", "laws", "nothing")] == [
        "revoke",
        Seat(1),
        ("mal.24", "mal.86"),
        None,
    ]
