"""Cards, their notation, packs, and the shuffle that anyone can recompute."""

from __future__ import annotations

import pickle
from collections import Counter
from copy import deepcopy
from hashlib import sha256
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tapete.cards import PACK_48, Card, Suit, cards, cut, pack, shuffled, written
from tapete.errors import BadText


@pytest.mark.parametrize("card", PACK_48, ids=str)
def test_every_card_is_read_back_from_its_text(card: Card) -> None:
    assert Card.parse(str(card)) is card
    assert repr(card) == f"Card({card})"


def test_a_card_is_one_object_wherever_it_comes_from() -> None:
    card = Card.parse("12C")
    assert deepcopy(card) is card
    assert pickle.loads(pickle.dumps(card)) is card
    assert pickle.loads(pickle.dumps((card, card)))[1] is card


@pytest.mark.parametrize("text", ["13O", "0O", "1X", "O1", "1o", "", "1O ", "01O", "1", "९O", "1O1O"])
def test_what_is_no_card_is_refused_in_words(text: str) -> None:
    with pytest.raises(BadText, match="is not a card: write the rank from 1 to 12") as refused:
        Card.parse(text)
    assert refused.value.key == "unknown-card"


def test_a_suit_is_named_by_its_word_or_its_letter() -> None:
    assert [Suit.named(word) for word in ("oros", "C", "espadas", "B")] == list(Suit)
    with pytest.raises(BadText, match="say oros, copas, espadas or bastos"):
        Suit.named("hearts")


def test_cards_are_ordered_by_suit_and_rank() -> None:
    assert sorted(cards("1B 2O 12C 1O")) == list(cards("1O 2O 12C 1B"))
    assert [card.index for card in PACK_48] == list(range(48))


def test_a_pack_holds_the_ranks_asked_for_in_every_suit() -> None:
    assert written(pack((12, 1))) == "1O 12O 1C 12C 1E 12E 1B 12B"
    assert len(set(PACK_48)) == 48


@given(st.lists(st.sampled_from(PACK_48)))
def test_written_cards_are_read_back_in_order(hand: list[Card]) -> None:
    assert cards(written(hand)) == tuple(hand)


@given(st.permutations(PACK_48), st.integers(0, 48))
def test_a_cut_puts_what_was_below_on_top(deck: list[Card], lifted: int) -> None:
    after = cut(deck, lifted)
    assert after == (*deck[lifted:], *deck[:lifted])
    assert cut(after, 48 - lifted) == tuple(deck)


# The shuffle.


def recomputed(items: list[int], seed: bytes) -> tuple[int, ...]:
    """The shuffle as its description says it, written again from scratch."""
    stream = b"".join(sha256(seed + counter.to_bytes(4, "big")).digest() for counter in range(64))
    numbers = [int.from_bytes(stream[place : place + 4], "big") for place in range(0, len(stream), 4)]
    for last in reversed(range(1, len(items))):
        while (number := numbers.pop(0)) >= 2**32 - 2**32 % (last + 1):
            pass
        place = number % (last + 1)
        items[last], items[place] = items[place], items[last]
    return tuple(items)


@given(st.binary(max_size=40))
def test_anyone_can_recompute_a_shuffle_from_its_seed(seed: bytes) -> None:
    assert shuffled(range(48), seed) == recomputed(list(range(48)), seed)


def test_a_shuffle_follows_from_the_seed_alone() -> None:
    assert shuffled(PACK_48, b"seed") == shuffled(PACK_48, b"seed")
    assert shuffled(PACK_48, b"seed") != shuffled(PACK_48, b"other")


@given(st.binary(), st.lists(st.integers()))
def test_a_shuffle_loses_and_adds_nothing(seed: bytes, items: list[int]) -> None:
    assert Counter(shuffled(items, seed)) == Counter(items)


def test_every_order_is_about_as_likely_as_another() -> None:
    tries = 6000
    seen = Counter(shuffled("abc", number.to_bytes(4, "big")) for number in range(tries))
    assert set(seen) == set(permutations("abc"))
    # Five times the standard deviation of each count, about 29.
    assert all(abs(count - tries / 6) < 145 for count in seen.values())


def test_every_card_comes_to_the_top_about_as_often() -> None:
    tries = 4800
    tops = Counter(shuffled(PACK_48, number.to_bytes(4, "big"))[0] for number in range(tries))
    assert all(50 < tops[card] < 150 for card in PACK_48)
