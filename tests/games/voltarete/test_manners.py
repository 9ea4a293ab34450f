"""What a table agrees on besides the play: a hint, silence, and who plays for those who are away."""

from __future__ import annotations

import pytest

from tests.games.voltarete.hands import Voltarete, hand, opened


def hints(case: Voltarete) -> list[tuple[object, int | None]]:
    return [(note.value, note.seat) for note in case.state.view(None).notes if note.key == "pass-hint"]


@pytest.mark.law("vol.II.7.24")
def test_the_first_opponent_hears_that_five_are_usually_passed() -> None:
    case = hand(ANA="1E 2E 12E 7E 6E 5E 4E 3C 4C").make("ana", "licença", "espadas")
    assert hints(case) == [], "the feito buys first"
    first = case.do("ana discard 3C 4C")
    assert (first.turn, hints(first)) == ("blas", [(5, first.seat("blas"))])
    assert hints(first.do("blas discard")) == [], "the last passes nothing"
    thrown = opened(ANA="1E 3C").make("ana", "licença", "espadas").do("ana discard 3C, ana draw 1, ana look, ana order")
    assert (thrown.turn, len(hints(thrown))) == ("blas", 1)
    drawing = thrown.do("blas discard")
    assert (drawing.turn, drawing.phase, hints(drawing)) == ("blas", "draw", []), "he has thrown already"


@pytest.mark.law("vol.II.7.24")
def test_there_is_no_hint_where_no_more_than_five_are_left_or_none_is_wanted() -> None:
    few = hand(ANA="1E").make("ana", "licença", "espadas")
    thrown = [card.text for card in few.state.hands[0] if card.text != "1E"]
    assert hints(few.do(f"ana discard {' '.join(thrown)}")) == []
    silent = hand(ANA="1E 3C", pass_hint=False).make("ana", "licença", "espadas").do("ana discard 3C")
    assert hints(silent) == []


@pytest.mark.law("vol.II.7.24", "vol.II.7.1")
@pytest.mark.parametrize(("thrown", "hint"), [(8, False), (7, True)])
def test_the_hint_goes_by_what_was_said_and_tells_nobody_how_many_were_drawn(thrown: int, hint: bool) -> None:
    case = opened(40).make("ana", "licença", "espadas")
    said = case.do(f"ana discard {case.some('ana', thrown)}")
    for drawn in (thrown - 1, thrown, thrown + 1):
        assert bool(hints(said.do(f"ana draw {drawn}, ana look, ana order"))) is hint


@pytest.mark.law("vol.II.12.12", "vol.II.12.13", "vol.II.12.14", "vol.II.12.15")
def test_nobody_talks_from_the_deal_to_the_settlement() -> None:
    case = Voltarete()
    assert not case.state.view(None).hushed
    dealt = case.deal(ANA="1E 2E 12E 7E 6E 5E 4E 3C 4C")
    assert dealt.state.view(0).hushed and dealt.state.view(None).hushed
    playing = dealt.make("ana", "só", "espadas").begun()
    assert playing.state.view(1).hushed
    assert not playing.play_out_hand().state.view(1).hushed
    assert not hand(chat=True).state.view(0).hushed


@pytest.mark.law("vol.II.19.3")
def test_whether_another_plays_for_one_who_is_away_is_agreed_on() -> None:
    assert Voltarete().state.game.replaces_absent
    assert not Voltarete(stand_in="none").state.game.replaces_absent
