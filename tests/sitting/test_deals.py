"""The shuffles of a table: what they are made of, and when their proofs are shown."""

from __future__ import annotations

from random import Random

from tapete.sitting.fair import DealProof, check_deal
from tapete.sitting.holder import Holder
from tests.sitting.tables import ANA, EVA, begun, go_on

NONCE = "c" * 32


def test_the_shuffle_is_made_of_the_secret_and_the_parts_that_came() -> None:
    sitting = begun(ANA, EVA)
    assert sitting.add_nonce(1, 1, NONCE)
    step = sitting.draw_lots()
    assert step is not None and step.deal is not None
    proof = step.deal.proof
    assert (proof.deal, step.number, proof.nonces, proof.left_out) == (1, 0, (None, NONCE, None), (0,))
    check_deal("table", proof)
    assert proof.outcome == tuple(map(str, step.move.action.arguments))


def test_only_the_first_part_of_somebody_who_plays_counts() -> None:
    sitting = begun(ANA, EVA)
    assert sitting.add_nonce(0, 1, NONCE) and sitting.add_nonce(0, 1, "d" * 32)
    sitting.holders[1].resigned = True
    assert not sitting.add_nonce(1, 1, NONCE)
    assert not sitting.add_nonce(None, 1, NONCE)
    assert not sitting.add_nonce(0, 2, NONCE)
    assert sitting.shuffle is not None and sitting.shuffle.nonces == {0: NONCE}


def test_the_table_waits_for_the_parts_of_those_who_are_here() -> None:
    sitting = begun(ANA, EVA, Holder("person", "Luz", "luz"))
    sitting.holders[2].resigned = True
    assert sitting.parts_missing({"ana", "luz"}) == [0]
    sitting.add_nonce(0, 1, NONCE)
    assert sitting.parts_missing({"ana", "luz"}) == []
    assert sitting.parts_missing({"ana", "eva"}) == [1]


def test_the_table_is_bound_to_the_next_shuffle_only_when_this_one_is_kept() -> None:
    sitting = begun(ANA)
    first, step = sitting.shuffle, sitting.draw_lots()
    assert step is not None and step.deal is not None and sitting.shuffle is first
    assert step.deal.following.number == 2
    sitting.keep(step)
    assert sitting.shuffle is step.deal.following


def test_a_proof_is_shown_once_and_not_before_its_hand_is_over() -> None:
    sitting, lot = begun(ANA), Random(1)
    made: list[DealProof] = []
    shown: list[DealProof] = []
    while sitting.going_on:
        step = go_on(sitting, lot)
        made += [] if step.deal is None else [step.deal.proof]
        assert all(step.after.over or proof.hand < step.after.hand for proof in step.shown)
        shown += step.shown
        late = [proof for proof in made if proof not in shown and proof.hand < step.after.hand]
        assert not late
    assert shown == made and len(made) == 4


def test_nothing_is_shuffled_while_somebody_is_awaited() -> None:
    sitting, lot = begun(ANA), Random(1)
    while sitting.state.chance is not None:
        go_on(sitting, lot)
    assert sitting.draw_lots() is None
