"""What people write by hand is refused in words they understand."""

from __future__ import annotations

import pytest

from tapete.cards import cards
from tapete.errors import BadOption
from tapete.table.written import check_cards, check_facts


def test_an_unknown_starting_fact_is_named_with_those_there_are() -> None:
    check_facts(["dealer"], ("dealer", "score"), "mus")
    with pytest.raises(BadOption, match="mus cannot start with weather: it can with dealer, score"):
        check_facts(["dealer", "weather"], ("dealer", "score"), "mus")


@pytest.mark.parametrize(("written", "told"), [("1O 2O 1O", "1O is written twice"), ("1O 9C", "9C is not in the pack")])
def test_a_card_written_twice_or_not_in_the_pack_is_named(written: str, told: str) -> None:
    pack = cards("1O 2O 3O")
    check_cards(cards("3O 1O"), pack, "mus")
    with pytest.raises(BadOption, match=told):
        check_cards(cards(written), pack, "mus")
