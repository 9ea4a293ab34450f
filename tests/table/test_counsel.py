"""How maxims decide together, and what is left of them when some are left out."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from tapete.cards import Card, cards
from tapete.table.counsel import ALL, Counsel, Maxim, avoid, by_weight, measure, prefer, says

Cards = tuple[Card, ...]
HAND = cards("1O 7O 3C 2E")


@prefer("x.1", 50)
def oros(hand: Cards) -> Iterable[Card]:
    """Oros."""
    return tuple(card for card in hand if card.suit.value == "O")


@avoid("x.2", 60)
def no_aces(hand: Cards) -> Iterable[Card]:
    """No aces."""
    return tuple(card for card in hand if card.rank == 1)


@prefer("x.3", 70)
def silent(hand: Cards) -> Iterable[Card]:
    """It never says anything."""
    return ()


@says("x.4", "x.5")
def lowest(hand: Cards) -> Iterable[Card]:
    """The lowest."""
    return hand[-1:]


HEAVY = by_weight((oros, no_aces), (silent,))


def first(hand: Cards, left: Sequence[Card]) -> Card:
    return left[0]


def decided(*without: str, maxims: Sequence[Maxim[Cards, Iterable[Card]]] = HEAVY) -> tuple[str, str | None]:
    card, law = Counsel(frozenset(without)).decide(maxims, HAND, HAND, first)
    return card.text, law


def test_they_are_heard_from_the_weightiest_down() -> None:
    assert [maxim.law for maxim in HEAVY] == ["x.3", "x.2", "x.1"]


def test_each_narrows_what_is_left_and_the_strongest_advice_is_cited() -> None:
    assert decided() == ("7O", "x.1")
    assert decided("x.2") == ("1O", "x.1"), "nothing speaks against the ace any more"
    assert decided("x.1") == ("7O", "x.2"), "a warning is cited if it kept one from what one would have played"
    assert decided("x.1", "x.2") == ("1O", None), "plain sense"


def test_a_warning_that_changed_nothing_is_not_cited() -> None:
    late: Maxim[Cards, Iterable[Card]] = avoid("x.6", 1)(lambda hand: HAND[-1:])
    assert decided(maxims=(late,)) == ("1O", None)


def test_the_first_that_is_not_silent_decides() -> None:
    assert ALL.first((silent, lowest, oros), HAND) == (HAND[-1:], "x.4")
    for law in lowest.laws:
        assert Counsel(frozenset({law})).first((silent, lowest, oros), HAND) == (HAND[:2], "x.1")
    assert Counsel(frozenset({"x.1", "x.4"})).first((silent, lowest, oros), HAND) is None


def test_only_cards_that_may_be_played_are_named() -> None:
    assert ALL.named((oros, lowest), HAND, HAND[2:]) == ([HAND[3]], "x.4")
    assert ALL.named((oros,), HAND, HAND[2:]) == (HAND[2:], None)
    assert ALL.named((lowest,), HAND, HAND[3:]) == (HAND[3:], None), "where there is no choice nobody is asked"


def test_a_number_that_is_left_out_is_neutral() -> None:
    weight = measure("x.7", of=2.5)
    assert ALL.number(weight) == 2.5 and ALL.cite(weight) == "x.7"
    left_out = Counsel(frozenset({"x.7"}))
    assert left_out.number(weight) == 0.0 and left_out.number(weight, 1.0) == 1.0 and left_out.cite(weight) is None


def test_other_laws_may_say_the_same() -> None:
    both = oros.also("x.8")
    assert both.law == "x.1" and both(HAND) == oros(HAND)
    assert not Counsel(frozenset({"x.8"})).follows(both) and Counsel(frozenset({"x.8"})).follows(oros)
