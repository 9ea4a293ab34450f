"""The open table: what follows from rulings on words, in the passages and on the suit."""

from __future__ import annotations

import pytest

from tests.games.voltarete.hands import opened


@pytest.mark.law("vol.II.7.10")
def test_who_chooses_his_discards_again_has_nothing_bought_before_him() -> None:
    case = opened().make("ana", "licença", "espadas").do("ana rename oros")
    again = case.do(f"ana discard {case.some('ana', 5)}, ana draw 5, ana reopen")
    assert again.state.zones()["packet 0"] == ()
    texts = [card.text for pile in again.state.zones().values() for card in pile]
    assert len(texts) == len(set(texts)) == 40
