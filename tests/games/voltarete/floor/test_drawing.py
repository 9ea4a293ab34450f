"""The open table: who buys before the order, and what is drawn blindly when the feito's number was wrong by then."""

from __future__ import annotations

import pytest

from tapete.table.offer import Pick
from tests.games.voltarete.floor.hands import licenca
from tests.games.voltarete.hands import FOUR, Voltarete, misdealt, opened


def early(drawn: int, right: int, left: int | None = None) -> Voltarete:
    """Ana has thrown five and drawn so many; Blas buys before her order, and perhaps Clara too."""
    case = licenca(opened()).do(f"ana draw {drawn}")
    case = case.do(f"blas buy-early {case.some('blas', right)}".strip())
    return case if left is None else case.do(f"clara buy-early {case.some('clara', left)}".strip())


def sizes(case: Voltarete) -> list[int]:
    """How many cards each has, seen or not."""
    return [len(case.held(who)) + len(case.state.zones()[f"packet {case.seat(who)}"]) for who in case.people]


@pytest.mark.law("vol.II.7.8")
def test_who_buys_before_the_order_has_bought() -> None:
    case = early(5, 3)
    assert case.turn == "ana" and not case.allows("blas buy-early") and case.owed == []
    assert sizes(case) == [9, 9, 9]
    assert case.do("ana order").turn == "clara"
    both = early(5, 3, 4).do("ana order")
    assert both.phase == "order" and len(both.state.leftovers) == 1
    assert not licenca(opened()).do("ana draw 5").allows("clara buy-early"), "the next buys first"
    casca = opened().all_pass().do("ana casca, ana draw 9")
    assert casca.phase == "look" and "buy-early" not in casca.words("blas"), "there is no suit yet"


@pytest.mark.law("vol.II.7.13")
def test_the_feitos_card_too_many_goes_round_blindly_and_nobody_pays() -> None:
    case = early(6, 3, 4)
    assert sizes(case) == [10, 9, 9]
    claimed = case.do("ana claim cards ana")
    assert claimed.decisions == ["nothing-owed"] and claimed.phase == "blind"
    of_blas = claimed.falls(claimed.held("blas")[0])
    taken = claimed.held("blas")[0]
    assert taken in of_blas.held("clara") and of_blas.phase == "blind"
    done = of_blas.falls(of_blas.held("clara")[0])
    assert (sizes(done), done.phase, done.turn, done.owed) == ([9, 9, 9], "look", "ana", [])
    assert done.told("drawn-from", "card", to="clara") and not done.told("drawn-from", "card", to="ana")


@pytest.mark.law("vol.II.7.13")
def test_the_third_who_has_not_bought_throws_one_more() -> None:
    claimed = early(6, 3).do("blas claim cards ana")
    drawn = claimed.falls()
    assert sizes(drawn) == [9, 9, 10]
    turn = drawn.do("ana order")
    bought = turn.do(f"clara discard {turn.some('clara', 3)}")
    assert bought.lacking == 2 and sizes(bought.do("clara draw 2")) == [9, 9, 9]
    assert bought.do("clara draw 2, blas claim cards clara").owed == []


@pytest.mark.law("vol.II.7.13")
def test_if_the_next_passed_all_it_goes_to_the_third() -> None:
    claimed = early(6, 0, 4).do("ana claim cards ana")
    done = claimed.falls(claimed.held("clara")[0])
    assert (sizes(done), done.owed) == ([9, 9, 9], [])


@pytest.mark.law("vol.II.7.16")
def test_the_card_he_lacks_is_drawn_from_who_bought_the_top_and_so_on() -> None:
    claimed = early(4, 4, 4).do("ana claim cards ana")
    first = claimed.falls(claimed.held("blas")[0])
    assert claimed.held("blas")[0] in first.held("ana")
    second = first.falls(first.held("clara")[0])
    assert (second.phase, second.turn) == ("throw", "clara")
    back = second.thrown("clara")[0]
    done = second.do(f"clara give {back}")
    assert back in done.held("clara") and (sizes(done), done.owed, done.turn) == ([9, 9, 9], [], "ana")


@pytest.mark.law("vol.II.7.16")
def test_the_next_takes_the_top_of_what_he_passed_and_a_third_who_bought_the_top_gives_it() -> None:
    passed = early(4, 3)
    top = passed.state.stock[0].text
    taken = passed.do("blas claim cards ana").falls()
    assert sizes(taken) == [9, 9, 9] and top not in [card.text for card in taken.state.stock]
    third = early(4, 0, 4).do("blas claim cards ana")
    drawn = third.falls(third.held("clara")[0])
    assert third.held("clara")[0] in drawn.held("ana") and drawn.turn == "clara"


# In detail.


def bounds(case: Voltarete, who: str) -> tuple[int, int]:
    """How few and how many cards he may buy before the order."""
    prompt = case.prompt(who)
    assert prompt is not None
    (pick,) = [offer for offer in prompt.every if isinstance(offer, Pick) and offer.word == "buy-early"]
    return pick.least, pick.most


@pytest.mark.law("vol.II.7.8")
def test_early_one_buys_what_seems_to_be_left_and_gets_what_is() -> None:
    case = licenca(opened()).do("ana draw 6")
    assert bounds(case, "blas") == (0, 8), "as many as the feito has left by what he threw"
    eight = case.do(f"blas buy-early {case.some('blas', 8)}")
    assert sizes(eight) == [10, 8, 9] and eight.state.stock == (), "seven were there"
    assert eight.told("buys-early", "seat", "number") == [("blas", 8)]
    assert bounds(early(5, 3), "clara") == (0, 5) and bounds(early(5, 8), "clara") == (0, 0)
    assert bounds(licenca(misdealt("under blas")).do("ana draw 5"), "blas") == (0, 7), "and nobody throws all"
    assert "buy-early" not in early(5, 3, 4).words("clara") and "buy-early" not in early(5, 3).words("ana")
    four = licenca(opened(of=FOUR)).do("ana draw 5")
    assert "buy-early" in four.words("blas") and "buy-early" not in four.words("diego")


@pytest.mark.law("vol.II.7.8", "vol.II.8.14")
def test_what_the_last_leaves_is_dead_though_he_bought_early() -> None:
    next_one = early(5, 3)
    assert len(next_one.state.stock) == 5 and next_one.state.leftovers == ()
    both = early(5, 3, 4)
    assert both.state.stock == () and len(both.state.leftovers) == 1
    assert len(both.thrown("clara")) == 4 and len(both.held("clara")) == 5
    assert [each.state.shown_stock() for each in (next_one, both)] == [5, 0]


@pytest.mark.law("vol.II.7.13")
def test_what_was_seen_of_a_hand_is_forgotten_when_a_card_of_it_is_drawn_blindly() -> None:
    case = early(6, 3, 4)
    shown = case.but(shown=(case.state.hands[1][0], case.state.hands[0][0]), peeked=((2, case.state.hands[1][1]),))
    first, second = shown.state.hands[1][0].text, shown.state.hands[1][1].text
    assert first in shown.known("clara") and second in shown.known("clara")
    drawn = shown.do("ana claim cards ana").falls(shown.held("blas")[2])
    assert first not in drawn.known("ana") and second not in drawn.known("clara")
    assert shown.state.hands[0][0].text in drawn.known("clara"), "another's is where it was"


@pytest.mark.law("vol.II.7.13")
def test_who_gives_and_who_takes_learn_which_card_it_was() -> None:
    claimed = early(6, 3, 4).do("ana claim cards ana")
    card = claimed.held("blas")[0]
    drawn = claimed.falls(card)
    assert [each.text for each in drawn.told("drawn-from", "card", to="blas")] == [card]
    assert [each.text for each in drawn.told("drew", "cards", to="clara")[-1]] == [card]
    assert drawn.told("drawn-from", "card", to="ana") == []
    packet = claimed.state.zones()["packet 1"][0].text
    unseen = claimed.falls(packet)
    assert unseen.told("drawn-from", "card", to="blas") == [], "he did not know it himself"
    assert drawn.told("draws-blindly", "seat") == ["blas"]


@pytest.mark.law("vol.II.7.13")
def test_the_last_card_that_goes_round_lies_among_those_that_nobody_bought() -> None:
    claimed = early(6, 0, 4).do("ana claim cards ana")
    card = claimed.held("clara")[0]
    done = claimed.falls(card)
    assert card in [each.text for each in done.state.leftovers] and card not in done.held("clara")


@pytest.mark.law("vol.II.7.16")
def test_a_third_who_threw_nothing_has_nothing_to_take_back() -> None:
    claimed = early(4, 4, 0).do("ana claim cards ana")
    first = claimed.falls(claimed.held("blas")[0])
    done = first.falls(first.held("clara")[0])
    assert (done.phase, done.turn, sizes(done)) == ("look", "ana", [9, 9, 8])


@pytest.mark.law("vol.II.7.16")
def test_early_too_one_may_take_all_that_lies_there() -> None:
    """Given a feito with eight who has not said 'buy', K bought four and passed five, P bought five: all get nine."""
    case = early(4, 4)
    assert bounds(case, "clara") == (0, 5), "four were said to be left"
    claimed = early(4, 4, 5).do("ana claim cards ana")
    first = claimed.falls(claimed.held("blas")[0])
    second = first.falls(first.held("clara")[0])
    done = second.do(f"clara give {second.thrown('clara')[0]}")
    assert (sizes(done), done.owed, len(done.thrown("clara"))) == ([9, 9, 9], [], 4)


@pytest.mark.law("vol.II.8.10", "vol.II.8.11", "vol.II.8.12")
@pytest.mark.parametrize(("dealt", "thrown"), [("over", 4), ("under", 2)])
def test_who_has_told_of_his_number_comes_to_nine_though_he_buys_early(dealt: str, thrown: int) -> None:
    told = misdealt(f"{dealt} blas").do("ana licença, blas notice, blas passo, clara passo, ana name espadas")
    case = told.do(f"ana discard {told.some('ana', 2)}, ana draw 2")
    assert bounds(case, "blas") == ((0, 9) if dealt == "over" else (0, 7))
    bought = case.do(f"blas buy-early {case.some('blas', thrown)}")
    assert sizes(bought) == [9, 9, 9] and len(bought.thrown("blas")) == thrown
    silent = misdealt(f"{dealt} blas").do("ana licença, blas passo, clara passo, ana name espadas")
    silent = silent.do(f"ana discard {silent.some('ana', 2)}, ana draw 2")
    kept = silent.do(f"blas buy-early {silent.some('blas', thrown)}")
    assert sizes(kept)[1] == (10 if dealt == "over" else 8), "who said nothing draws as many as he threw"
