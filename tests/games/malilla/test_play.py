"""The play: to follow, to beat, to ruff, and who takes the trick."""

from __future__ import annotations

import pytest

from tapete.errors import BadOption, Illegal
from tests.games.malilla.hands import ALL_FIVE, BARROTADA, COJA, CUBIERTAS, VISTAS, WHOLE_SUITS, Malilla, endgame

# Trumps are bastos unless a test says otherwise.


def winning(case: Malilla) -> str | None:
    return case.name(case.view().winning)


# Following.


@pytest.mark.law("mal.17")
def test_to_follow_is_to_play_a_card_of_the_suit_led_when_one_has_one() -> None:
    case = endgame(ANA="5C", BLAS="3C 12O").play("5C")
    assert case.may("blas", "play") == {"3C"}
    with pytest.raises(Illegal, match="Possible: play 3C"):
        case.do("blas play 12O")


@pytest.mark.law("mal.17")
def test_one_follows_even_when_a_partner_is_winning() -> None:
    case = endgame(ANA="9C", BLAS="3C", CLARA="4C 1C 12O 9B").play("9C 3C")
    assert case.may("clara", "play") == {"4C", "1C"}


@pytest.mark.law("mal.18")
def test_who_is_void_need_not_follow() -> None:
    case = endgame(ANA="5C", BLAS="3O 12E 1O").play("5C")
    assert case.may("blas", "play") == {"3O", "12E", "1O"}


@pytest.mark.law("mal.21")
def test_any_leader_may_draw_trumps_and_all_who_have_them_must_follow() -> None:
    case = Malilla(ANA="9O 3E", BLAS="4E 1E", CLARA="5E 12O", DIEGO="6E 9C 2E")
    assert "3E" in case.may("ana", "play")
    case = case.play("3E")
    assert {card[-1] for card in case.may("blas", "play")} == {"E"}


@pytest.mark.law("mal.21")
def test_trumps_may_be_led_again_at_any_later_trick() -> None:
    case = endgame(ANA="9O 3B", BLAS="2O 4B", CLARA="3O 6B", DIEGO="4O 7B")
    assert case.play("9O 2O 3O 4O").may("ana", "play") == {"3B"}


# Beating.


@pytest.mark.law("mal.22")
def test_any_card_that_beats_will_do_and_one_that_does_not_will_not() -> None:
    case = endgame(ANA="7O", BLAS="2O 10O 9O").play("7O")
    assert case.may("blas", "play") == {"10O", "9O"}


@pytest.mark.law("mal.22")
def test_who_cannot_beat_follows_with_what_he_likes() -> None:
    case = endgame(ANA="1O", BLAS="2O 10O 12O").play("1O")
    assert case.may("blas", "play") == {"2O", "10O", "12O"}


@pytest.mark.law("mal.22")
def test_the_card_to_beat_is_the_one_now_winning_and_not_the_one_led() -> None:
    case = endgame(ANA="7O", BLAS="12O", CLARA="8O 1O 2O").play("7O 12O")
    assert case.may("clara", "play") == {"1O"}


@pytest.mark.law("mal.22")
def test_nobody_beats_a_trick_that_an_opponent_has_ruffed_by_following() -> None:
    case = endgame(ANA="7O", BLAS="4B", CLARA="9O 2O 9B").play("7O 4B")
    assert case.may("clara", "play") == {"9O", "2O"}


@pytest.mark.law("mal.22")
def test_trumps_led_must_be_beaten_too() -> None:
    case = endgame(ANA="7B", BLAS="3B 8B 9B 9O").play("7B")
    assert case.may("blas", "play") == {"8B", "9B"}


@pytest.mark.law("mal.86")
def test_when_a_partner_is_winning_it_is_free_to_beat_or_not() -> None:
    case = endgame(ANA="1O", BLAS="3O", CLARA="9O 2O").play("1O 3O")
    assert case.may("clara", "play") == {"9O", "2O"}


@pytest.mark.law("mal.86")
def test_void_with_a_partner_winning_one_may_ruff_or_discard() -> None:
    case = endgame(ANA="1O", BLAS="3O", CLARA="9B 2B 5C").play("1O 3O")
    assert case.may("clara", "play") == {"9B", "2B", "5C"}


@pytest.mark.law("mal.86")
def test_the_freedom_is_lost_as_soon_as_an_opponent_wins() -> None:
    case = endgame(ANA="1O", BLAS="9O", CLARA="12O 2B 5C").play("1O 9O")
    assert case.may("clara", "play") == {"12O"}
    case = endgame(ANA="1O", BLAS="9O", CLARA="2B 5C").play("1O 9O")
    assert case.may("clara", "play") == {"2B"}


@pytest.mark.law("mal.86")
def test_it_is_who_wins_now_that_matters_not_who_led() -> None:
    # Blas led, but Clara wins it for Ana, who is last.
    case = endgame(leader="blas", BLAS="5O", CLARA="9O", DIEGO="6O", ANA="1O 2O").play("5O 9O 6O")
    assert case.may("ana", "play") == {"1O", "2O"}


# Ruffing.


@pytest.mark.law("mal.8")
def test_a_trump_from_one_who_has_none_of_the_suit_ruffs_the_trick() -> None:
    case = endgame(ANA="9O", BLAS="2B 9C").play("9O")
    assert case.may("blas", "play") == {"2B"}
    assert winning(case.play("2B")) == "blas"


@pytest.mark.law("mal.8")
def test_who_has_the_suit_may_not_ruff() -> None:
    case = endgame(ANA="9O", BLAS="2B 2O").play("9O")
    assert case.may("blas", "play") == {"2O"}


@pytest.mark.law("mal.9")
def test_the_smallest_trump_beats_the_highest_of_the_other_suits() -> None:
    case = endgame(ANA="9O 2C", BLAS="1O 3C", CLARA="2B 4C", DIEGO="12O 5C").play("9O 1O 2B 12O")
    assert case.takers[-1] == "clara"


@pytest.mark.law("mal.9")
def test_among_trumps_the_higher_wins_and_no_other_suit_does() -> None:
    case = endgame(ANA="2O 2C", BLAS="7B 3C", CLARA="8B 4C", DIEGO="9E 5C").play("2O 7B 8B 9E")
    assert case.takers[-1] == "clara"
    case = endgame(ANA="2O 2C", BLAS="9C 3C", CLARA="9E 4C", DIEGO="12E 5C")
    assert case.play("2O 9C 9E 12E").takers[-1] == "ana"


@pytest.mark.law("mal.19")
def test_to_ruff_is_to_play_a_trump_in_order_to_make_the_trick() -> None:
    case = endgame(trump="E", ANA="4O", BLAS="7E 9C 1C").play("4O")
    assert case.may("blas", "play") == {"7E"}
    assert winning(case.play("7E")) == "blas"


@pytest.mark.law("mal.20")
def test_to_over_ruff_is_to_beat_him_who_ruffed_with_a_higher_trump() -> None:
    case = endgame(trump="E", ANA="4O", BLAS="7E", CLARA="8E 6E 5C").play("4O 7E")
    assert case.may("clara", "play") == {"8E"}
    assert winning(case.play("8E")) == "clara"


@pytest.mark.law("mal.20")
def test_nobody_over_ruffs_his_partner_unless_he_likes() -> None:
    case = endgame(ANA="7O", BLAS="4B", CLARA="2O", DIEGO="8B 2C")
    assert case.play("7O 4B 2O").may("diego", "play") == {"8B", "2C"}


@pytest.mark.law("mal.20")
def test_a_partners_ruff_over_ruffed_by_an_opponent_must_be_beaten() -> None:
    case = endgame(ANA="7O", BLAS="4B", CLARA="6B", DIEGO="8B 2C 5B")
    assert case.play("7O 4B 6B").may("diego", "play") == {"8B"}


@pytest.mark.law("mal.19", "mal.20")
def test_nobody_is_bound_to_a_trump_that_cannot_win() -> None:
    case = endgame(ANA="4O", BLAS="7B", CLARA="2B 3B 5C").play("4O 7B")
    assert case.may("clara", "play") == {"2B", "3B", "5C"}


@pytest.mark.law("mal.19")
def test_where_it_was_agreed_a_void_player_must_under_ruff() -> None:
    case = endgame(under_ruff="forced", ANA="4O", BLAS="7B", CLARA="2B 3B 5C").play("4O 7B")
    assert case.may("clara", "play") == {"2B", "3B"}
    higher = endgame(under_ruff="forced", ANA="4O", BLAS="7B", CLARA="2B 8B 5C").play("4O 7B")
    assert higher.may("clara", "play") == {"8B"}
    without = endgame(under_ruff="forced", ANA="4O", BLAS="7B", CLARA="9C 5C").play("4O 7B")
    assert without.may("clara", "play") == {"9C", "5C"}


@pytest.mark.law("mal.19")
@pytest.mark.parametrize("name", [BARROTADA, COJA])
def test_the_agreement_to_under_ruff_can_be_made_in_the_games_for_oneself_too(name: str) -> None:
    cards = {"ANA": "6O", "BLAS": "7B", "CLARA": "5B 5C"}
    assert endgame(name, **cards).play("6O 7B").may("clara", "play") == {"5B", "5C"}
    assert endgame(name, under_ruff="forced", **cards).play("6O 7B").may("clara", "play") == {"5B"}


@pytest.mark.law("mal.86")
def test_even_then_a_partners_trick_leaves_it_free() -> None:
    case = endgame(under_ruff="forced", ANA="7O", BLAS="4B", CLARA="2O", DIEGO="3B 2C")
    assert case.play("7O 4B 2O").may("diego", "play") == {"3B", "2C"}


# Tricks.


@pytest.mark.law("mal.30")
def test_a_trick_is_a_card_from_each_and_a_hand_has_twelve() -> None:
    case = Malilla().deal().play_out()
    assert [len(trick.cards) for trick in case.state.taken] == [4] * 12
    assert all({played.seat for played in trick.plays} == {0, 1, 2, 3} for trick in case.state.taken)
    assert sorted(card for trick in case.state.taken for card in trick.cards) == sorted(case.state.variant.pack)


@pytest.mark.law("mal.31")
def test_who_wins_a_trick_leads_to_the_next_and_the_others_play_to_the_right() -> None:
    case = endgame(ANA="7O 2C", BLAS="8O 3C", CLARA="9O 4C", DIEGO="2O 5C").play("7O 8O 9O 2O")
    turns = []
    for card in ("4C", "5C", "2C", "3C"):
        turns.append(case.turn)
        case = case.play(card)
    assert turns == ["clara", "diego", "ana", "blas"]


@pytest.mark.law("mal.31")
def test_a_winner_leads_any_card() -> None:
    case = endgame(ANA="7O 2C", BLAS="9O 3C 9B 4O", CLARA="2O 4C", DIEGO="3O 5C")
    assert case.play("7O 9O 2O 3O").may("blas", "play") == {"3C", "9B", "4O"}


@pytest.mark.law("mal.31", "mal.barrotada.2")
def test_with_an_alcalde_the_turn_passes_over_him() -> None:
    case = endgame(BARROTADA, alcalde=True, ANA="7O 2C", BLAS="2O 3C", CLARA="3O 4C", DIEGO="9O 5C")
    assert case.dealer == "elena"
    case = case.play("7O 2O 3O 9O")
    assert case.turn == "diego"
    assert case.play("5C").turn == "ana"


# The games for oneself and for two.


@pytest.mark.law("mal.barrotada.1")
def test_in_barrotada_each_plays_for_himself() -> None:
    case = Malilla(BARROTADA, **WHOLE_SUITS).play_out()
    assert case.state.game.sides == (0, 1, 2, 3)
    assert set(case.takers) == {"diego"}
    assert case.standing[1] < 0 < case.standing[3]


@pytest.mark.law("mal.barrotada.3")
def test_in_barrotada_everybody_else_is_an_opponent() -> None:
    case = endgame(BARROTADA, ANA="7O", BLAS="12O 3O", CLARA="2B 5C", DIEGO="9C 4B 3B").play("7O")
    assert case.may("blas", "play") == {"12O"}
    case = case.play("12O")
    assert case.may("clara", "play") == {"2B"}
    case = case.play("2B")
    assert case.may("diego", "play") == {"4B", "3B"}


@pytest.mark.law("mal.barrotada.3")
def test_in_barrotada_nobody_is_spared_for_sitting_opposite() -> None:
    cards = {"ANA": "1O", "BLAS": "3O", "CLARA": "9O 2O"}
    assert endgame(BARROTADA, **cards).play("1O 3O").may("clara", "play") == {"9O"}
    assert endgame(**cards).play("1O 3O").may("clara", "play") == {"9O", "2O"}


@pytest.mark.law("mal.coja.3")
def test_in_coja_each_follows_beats_ruffs_and_over_ruffs() -> None:
    case = endgame(COJA, trump="E", ANA="6O", BLAS="7E 5C", CLARA="8E 5E 6C").play("6O")
    assert case.may("blas", "play") == {"7E"}
    case = case.play("7E")
    assert case.may("clara", "play") == {"8E"}


@pytest.mark.law("mal.coja.3")
def test_in_coja_the_third_must_beat_the_best_of_the_two() -> None:
    case = endgame(COJA, ANA="6O", BLAS="12O", CLARA="8O 1O").play("6O 12O")
    assert case.may("clara", "play") == {"1O"}


@pytest.mark.law("mal.cubiertas.5")
def test_in_the_closed_game_one_follows_beats_and_ruffs() -> None:
    assert endgame(CUBIERTAS, ANA="7O", BLAS="12O 5O").play("7O").may("blas", "play") == {"12O"}
    assert endgame(CUBIERTAS, ANA="7O", BLAS="5B 9C").play("7O").may("blas", "play") == {"5B"}
    assert endgame(CUBIERTAS, ANA="7O", BLAS="5E 9C").play("7O").may("blas", "play") == {"5E", "9C"}


# Talk.


@pytest.mark.law("mal.3")
def test_silence_is_the_rule() -> None:
    case = Malilla().deal()
    assert case.state.game.talking is False
    with pytest.raises(Illegal):
        case.do("clara say triunfos")
    assert case.prompt("clara") is None


@pytest.mark.law("mal.3")
def test_in_the_talking_malilla_each_may_ask_for_a_suit_once_in_a_trick() -> None:
    case = Malilla(talking=True).deal().do("clara say triunfos")
    assert case.state.events[-1].get("word") == "triunfos"
    assert case.turn == "ana"
    assert case.may("ana", "play") == set(case.held("ana"))
    with pytest.raises(Illegal):
        case.do("clara say oros")
    lead, *_ = case.held("ana")
    done = case
    for _ in range(4):
        done = done.play(lead if done.turn == "ana" else sorted(done.may(done.turn, "play"))[0])
    assert done.do("clara say oros").state.events[-1].seat == done.seat("clara")


@pytest.mark.law("mal.3")
def test_apart_from_the_talking_it_follows_the_same_laws() -> None:
    for talking in (False, True):
        case = endgame(talking=talking, ANA="7O", BLAS="2O 10O 9O").play("7O")
        assert case.may("blas", "play") == {"10O", "9O"}


@pytest.mark.law("mal.3")
@pytest.mark.parametrize("name", ALL_FIVE[1:])
def test_only_partners_have_anything_to_say_to_each_other(name: str) -> None:
    with pytest.raises(BadOption, match="has no option talking"):
        Malilla(name, talking=True)


@pytest.mark.law("mal.vistas.7")
def test_the_open_game_knows_no_agreement_on_ruffing() -> None:
    with pytest.raises(BadOption, match="has no option under_ruff"):
        Malilla(VISTAS, under_ruff="forced")
