"""The deal follows from what the server committed to and what the players added."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from tapete.cards import shuffled
from tapete.sitting.fair import DealProof, Shuffle, UnfairDeal, check_deal, commitment, seed

ITEMS = tuple(f"{rank}{suit}" for suit in "OCEB" for rank in range(1, 11))


def proof(*nonces: str | None) -> DealProof:
    shuffle = Shuffle("table", 3, "ab" * 32, {place: nonce for place, nonce in enumerate(nonces) if nonce})
    return DealProof(
        deal=3, hand=2, word="deck", items=ITEMS, commitment=shuffle.commitment, secret=shuffle.secret,
        nonces=nonces, left_out=(), outcome=shuffled(ITEMS, shuffle.seed(len(nonces))),
    )  # fmt: skip


def test_the_algorithm_is_the_documented_one() -> None:
    """These numbers stand in docs/fair-deal.md: they may never change."""
    secret, nonces = "00" * 32, ["11" * 16, None]
    assert commitment("t", 1, secret) == "50c4be05920332977cd49c96ddf9b86e66f27306a860ddb2e1f7250f451849e0"
    assert seed("t", 1, secret, nonces).hex() == "b31d39dd60592f140d812078c15a4937544e73b48d6cfd4830e55a1a2c088b29"
    assert " ".join(shuffled(["1O", "2O", "3O", "4O", "5O", "6O"], seed("t", 1, secret, nonces))) == "1O 4O 3O 5O 6O 2O"


def test_a_right_deal_is_accepted() -> None:
    check_deal("table", proof("c" * 32, None))


@pytest.mark.parametrize(
    "change",
    [
        {"secret": "cd" * 32},
        {"commitment": "0" * 64},
        {"nonces": ("d" * 32, None)},
        {"nonces": (None, "c" * 32)},
        {"deal": 4},
        {"outcome": ITEMS},
        {"items": ITEMS[::-1]},
    ],
)
def test_whatever_is_changed_afterwards_is_found(change: dict[str, Any]) -> None:
    with pytest.raises(UnfairDeal):
        check_deal("table", replace(proof("c" * 32, None), **change))


def test_the_proof_of_one_table_does_not_serve_for_another() -> None:
    with pytest.raises(UnfairDeal):
        check_deal("other", proof("c" * 32, None))
