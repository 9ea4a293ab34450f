"""What must be served, who wins and leads, to ask five, to stop or go on, to announce the estuche."""

from __future__ import annotations

import pytest

from tapete.cards import written
from tests.games.zanga.hands import KINGS, Zanga, begun


def led(card: str, blas: str, trump: str = "oros", **hands: str) -> Zanga:
    """Ana has led this card, and Blas, who holds these and no other that matter, is to play."""
    rest = {"CLARA": "2C 3C", "DIEGO": "4C 5C", **hands}
    return Zanga(ANA=card, BLAS=blas, **rest).taken_by("ana", trump).do(f"ana play {card}")


@pytest.mark.law("zan.art.27", "zan.intro.34")
def test_the_suit_led_is_served_and_a_black_ace_is_of_no_suit() -> None:
    case = led("5E", "2E 1E 2O 3O 4O 5O 6O 10O")
    assert case.may("blas", "play") == {"2E"}
    assert led("11E", "4E 2O 3O 4O 5O 6O 10O 11O").may("blas", "play") == {"4E"}


@pytest.mark.law("zan.art.27.2", "zan.intro.32", "zan.intro.35")
def test_without_the_suit_any_card_may_be_played() -> None:
    case = led("11E", "4C 12O 3B 12C 11C 10C 1C 12B", "copas", CLARA="2C", DIEGO="5C")
    assert case.may("blas", "play") >= {"4C", "12O", "3B"}
    assert case.do("blas play 4C").view().winning == 1, "he ruffs"
    assert case.do("blas play 12O").view().winning == 0


@pytest.mark.law("zan.intro.31")
def test_nobody_is_obliged_to_win() -> None:
    case = led("10C", "12C 5C 2O 3O 4O 5O 6O 11O", DIEGO="4C 6C")
    assert case.may("blas", "play") == {"12C", "5C"}


@pytest.mark.law("zan.art.28", "zan.intro.3")
def test_a_trump_led_must_be_answered_with_a_trump() -> None:
    assert led("2O", "6O 1E 12C 12B 11B 10B 7B 6B").may("blas", "play") == {"6O", "1E"}
    assert led("12O", "4O 12C 12B 11B 10B 7B 6B 5B").may("blas", "play") == {"4O"}


@pytest.mark.law("zan.art.28.2")
def test_a_matador_answers_only_a_higher_one() -> None:
    hand = "1B 4O 3O 2O 12B 11B 10B 7B"
    assert led("12C", hand, "copas").may("blas", "play") == set(hand.split())
    assert led("7C", hand, "copas").may("blas", "play") == {"1B"}
    assert led("1E", hand, "copas").may("blas", "play") == {"1B"}
    upon = Zanga(ANA="3C", BLAS="1E 12C", CLARA=hand, DIEGO="2C").taken_by("ana", "copas")
    upon = upon.do("ana play 3C, blas play 1E")
    assert upon.may("clara", "play") == set(hand.split()), "only the card led calls"


@pytest.mark.law("zan.intro.33")
def test_where_it_is_agreed_matadores_answer_no_trump_at_all() -> None:
    hand = "7O 12B 11B 10B 7B 6B 5B 4B"
    hands = {"ANA": "1E", "BLAS": hand, "CLARA": "2O", "DIEGO": "3O"}
    assert Zanga(**hands).taken_by("ana").do("ana play 1E").may("blas", "play") == {"7O"}
    agreed = Zanga(matadores="absolute", **hands).taken_by("ana").do("ana play 1E")
    assert agreed.may("blas", "play") == set(hand.split())


@pytest.mark.law("zan.intro.28", "zan.intro.29", "zan.art.22.3")
def test_the_winner_leads_and_the_others_follow_to_the_right() -> None:
    case = Zanga(ANA="5C", BLAS="4C", CLARA="3C", DIEGO="12C").taken_by("ana")
    case = case.do("ana play 5C, blas play 4C, clara play 3C, diego play 12C")
    assert case.turn == "diego"
    turns: list[str | None] = []
    for _ in range(4):
        turns.append(case.turn)
        case = case.play(case.choices(case.turn, "play")[0])
    assert turns == ["diego", "ana", "blas", "clara"]


@pytest.mark.law("zan.art.35")
def test_only_the_last_trick_lies_in_sight_until_the_next_is_led_to() -> None:
    case = Zanga(**KINGS).taken_by("ana").trick("1E")
    assert len(case.view("blas").last_trick) == 4
    after = case.do("ana play 7O")
    assert after.view("blas").last_trick == ()
    assert all(not seat.tricks for seat in after.view("blas").seats)


# Five.


def two_won() -> Zanga:
    """Clara wins the first trick for pair A and Ana the second."""
    hands = {"ANA": "3C 1E 7O", "BLAS": "5C 2O", "CLARA": "12C 4O", "DIEGO": "6C 3O"}
    case = Zanga(**hands).taken_by("ana").do("ana play 3C, blas play 5C, clara play 12C, diego play 6C")
    return case.do("clara play 4O, diego play 3O, ana play 1E, blas play 2O")


@pytest.mark.law("zan.art.48.2", "zan.intro.39")
def test_the_winner_of_the_second_trick_asks_before_the_third_card() -> None:
    case = two_won()
    assert case.turn == "ana"
    assert {"cinco"} < case.words("ana") == {"cinco", "play"}, "the table waits for her to ask, or to lead"
    assert all("cinco" not in case.words(who) for who in ("blas", "clara", "diego"))
    assert case.do("ana cinco").words("ana") == {"play"}
    late = case.do("ana play 7O")
    assert all("cinco" not in late.words(who) for who in ("ana", "blas", "clara", "diego"))


@pytest.mark.law("zan.art.48.2")
def test_both_first_tricks_must_be_of_the_pair() -> None:
    case = Zanga(**KINGS).taken_by("ana").won("BA")
    assert not case.allows("ana cinco")
    assert Zanga(**KINGS).taken_by("ana").won("AA").allows("ana cinco")
    assert not Zanga(**KINGS).taken_by("ana").won("AAA").allows("ana cinco")


@pytest.mark.law("zan.art.50")
def test_the_other_pair_may_ask_too() -> None:
    case = Zanga(**KINGS).taken_by("ana").won("BB")
    assert case.turn == "blas" and case.allows("blas cinco")


@pytest.mark.law("zan.intro.38")
def test_five_is_asked_after_three_tricks_only_where_it_is_agreed() -> None:
    assert not Zanga(**KINGS).taken_by("ana").won("AAA").allows("ana cinco")
    agreed = Zanga(asking="fourth", **KINGS).taken_by("ana")
    assert agreed.won("AAA").allows("ana cinco")
    assert not agreed.won("AA").allows("ana cinco")
    assert not agreed.won("AAB").allows("blas cinco")


# To stop, or to go on.


@pytest.mark.law("zan.art.49.2", "zan.intro.40")
def test_who_won_the_fifth_trick_alone_stops_or_leads_on() -> None:
    case = Zanga(**KINGS).taken_by("ana").asked("A").won("AAAAA")
    assert case.words("ana") == {"basta", "play"}
    assert "basta" not in case.words("clara")
    on = case.trick("12C")
    assert (on.state.todas, on.told("todas", "seat")) == (0, ["ana"])
    assert not on.allows("ana basta"), "there is no stopping any more"


@pytest.mark.law("zan.art.49")
def test_to_go_for_all_five_must_have_been_asked_and_made() -> None:
    unasked = Zanga(**KINGS).taken_by("ana").won("AAAAA").trick("12C")
    assert unasked.state.todas is None
    missed = Zanga(**KINGS).taken_by("ana").asked("A").won("AABAAA").trick("12C")
    assert missed.state.todas is None
    other = Zanga(**KINGS).taken_by("ana").asked("A").won("AABBBBB")
    assert other.allows("blas basta") and other.trick(other.held("blas")[0]).state.todas is None


def test_the_fifth_trick_may_come_late_and_four_are_not_enough() -> None:
    case = Zanga(**KINGS).taken_by("ana")
    assert case.won("ABABABA").allows("ana basta") is False
    assert case.won("ABABABB").turn == "blas" and not case.won("ABABABB").allows("blas basta")
    assert case.won("ABABAAA").allows("ana basta")


@pytest.mark.law("zan.art.38")
def test_when_the_hand_is_stopped_all_who_play_show_their_cards() -> None:
    case = Zanga(**KINGS).taken_by("ana").won("AAAAA")
    stopped = case.do("ana basta")
    shown = {who: written(hand) for who, hand in stopped.told("shows", "seat", "cards")}
    assert shown == {who: " ".join(case.held(who)) for who in ("ana", "blas", "clara", "diego")}
    assert set(case.held("diego")) <= stopped.known("ana")
    alone = Zanga(**KINGS).alone("ana").trick("1E").trick("7O").trick("1B").trick("1O").trick("12O").do("ana basta")
    assert "clara" not in alone.told("shows", "seat"), "she has laid hers down"
    assert not set(KINGS["CLARA"].split()) & alone.known("blas")


# The estuche.


@pytest.mark.law("zan.art.51")
def test_the_estuche_is_announced_when_the_third_piece_is_on_the_table() -> None:
    case = Zanga(**KINGS).taken_by("ana").trick("1E").trick("7O")
    assert "estuche" not in case.words("ana")
    third = case.trick("1B")
    assert third.allows("ana estuche") and third.allows("clara estuche")
    assert not third.allows("blas estuche")
    said = third.do("clara estuche")
    assert not said.allows("ana estuche"), "once is enough"


@pytest.mark.law("zan.art.51", "zan.art.58.3")
def test_a_laid_down_partner_announces_only_after_the_play() -> None:
    case = Zanga(**KINGS).alone("ana").trick("1E").trick("7O").trick("1B")
    assert case.allows("ana estuche") and not case.allows("clara estuche")
    over = case.trick("1O").trick("12O").do("ana basta")
    assert over.phase == "claims" and over.allows("clara estuche")


@pytest.mark.law("zan.art.51")
def test_a_piece_asleep_makes_no_estuche() -> None:
    hands = {**KINGS, "ANA": "1E 7O 1O 12O 11O 10O 2O 12C", "BLAS": "3O 11C", "CLARA": "1B"}
    alone = Zanga(**hands).alone("ana").trick("1E").trick("7O").trick("1O").trick("12O").trick("11O")
    assert alone.do("ana basta").phase == "shuffle", "nothing is left to announce"


def test_the_hand_waits_for_an_announcement_only_if_there_is_one() -> None:
    case = Zanga(**KINGS).taken_by("ana").played("AAAAABBB", estuche="A")
    assert (case.phase, case.turn) == ("claims", "ana")
    assert case.silent().vales == [16, 16, 0]
    assert case.do("clara estuche").vales == [18, 14, 0]
    assert begun().taken_by("ana").played("AAAAABBB").phase == "shuffle"
