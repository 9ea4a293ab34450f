"""The play: to follow, to beat, to ruff, and who takes the trick."""

from __future__ import annotations

import pytest

from tapete.errors import BadOption, Illegal
from tapete.games.malilla.state import MalillaState
from tests.games.malilla.table import (
    ALL_FIVE,
    ANA,
    BARROTADA,
    BLAS,
    CLARA,
    COJA,
    CUBIERTAS,
    DIEGO,
    ELENA,
    VISTAS,
    WHOLE_SUITS,
    after,
    endgame,
    hand,
    held,
    play_out,
    playable,
    played,
    rules,
)

# Trumps are bastos unless a test says otherwise.


def winning(state: MalillaState) -> int | None:
    return state.view(None).winning


# Following.


@pytest.mark.law("mal.17")
def test_to_follow_is_to_play_a_card_of_the_suit_led_when_one_has_one() -> None:
    state = played(endgame({ANA: "5C", BLAS: "3C 12O"}), "5C")
    assert playable(state, BLAS) == {"3C"}
    with pytest.raises(Illegal, match="Possible: play 3C"):
        after(state, "1 play 12O")


@pytest.mark.law("mal.17")
def test_one_follows_even_when_a_partner_is_winning() -> None:
    state = played(endgame({ANA: "9C", BLAS: "3C", CLARA: "4C 1C 12O 9B"}), "9C 3C")
    assert playable(state, CLARA) == {"4C", "1C"}


@pytest.mark.law("mal.18")
def test_who_is_void_need_not_follow() -> None:
    state = played(endgame({ANA: "5C", BLAS: "3O 12E 1O"}), "5C")
    assert playable(state, BLAS) == {"3O", "12E", "1O"}


@pytest.mark.law("mal.21")
def test_any_leader_may_draw_trumps_and_all_who_have_them_must_follow() -> None:
    state = hand({ANA: "9O 3E", BLAS: "4E 1E", CLARA: "5E 12O", DIEGO: "6E 9C 2E"})
    assert "3E" in playable(state, ANA)
    state = played(state, "3E")
    assert {card[-1] for card in playable(state, BLAS)} == {"E"}


@pytest.mark.law("mal.21")
def test_trumps_may_be_led_again_at_any_later_trick() -> None:
    state = endgame({ANA: "9O 3B", BLAS: "2O 4B", CLARA: "3O 6B", DIEGO: "4O 7B"})
    assert playable(played(state, "9O 2O 3O 4O"), ANA) == {"3B"}


# Beating.


@pytest.mark.law("mal.22")
def test_any_card_that_beats_will_do_and_one_that_does_not_will_not() -> None:
    state = played(endgame({ANA: "7O", BLAS: "2O 10O 9O"}), "7O")
    assert playable(state, BLAS) == {"10O", "9O"}


@pytest.mark.law("mal.22")
def test_who_cannot_beat_follows_with_what_he_likes() -> None:
    state = played(endgame({ANA: "1O", BLAS: "2O 10O 12O"}), "1O")
    assert playable(state, BLAS) == {"2O", "10O", "12O"}


@pytest.mark.law("mal.22")
def test_the_card_to_beat_is_the_one_now_winning_and_not_the_one_led() -> None:
    state = played(endgame({ANA: "7O", BLAS: "12O", CLARA: "8O 1O 2O"}), "7O 12O")
    assert playable(state, CLARA) == {"1O"}


@pytest.mark.law("mal.22")
def test_nobody_beats_a_trick_that_an_opponent_has_ruffed_by_following() -> None:
    state = played(endgame({ANA: "7O", BLAS: "4B", CLARA: "9O 2O 9B"}), "7O 4B")
    assert playable(state, CLARA) == {"9O", "2O"}


@pytest.mark.law("mal.22")
def test_trumps_led_must_be_beaten_too() -> None:
    state = played(endgame({ANA: "7B", BLAS: "3B 8B 9B 9O"}), "7B")
    assert playable(state, BLAS) == {"8B", "9B"}


@pytest.mark.law("mal.86")
def test_when_a_partner_is_winning_it_is_free_to_beat_or_not() -> None:
    state = played(endgame({ANA: "1O", BLAS: "3O", CLARA: "9O 2O"}), "1O 3O")
    assert playable(state, CLARA) == {"9O", "2O"}


@pytest.mark.law("mal.86")
def test_void_with_a_partner_winning_one_may_ruff_or_discard() -> None:
    state = played(endgame({ANA: "1O", BLAS: "3O", CLARA: "9B 2B 5C"}), "1O 3O")
    assert playable(state, CLARA) == {"9B", "2B", "5C"}


@pytest.mark.law("mal.86")
def test_the_freedom_is_lost_as_soon_as_an_opponent_wins() -> None:
    state = played(endgame({ANA: "1O", BLAS: "9O", CLARA: "12O 2B 5C"}), "1O 9O")
    assert playable(state, CLARA) == {"12O"}
    state = played(endgame({ANA: "1O", BLAS: "9O", CLARA: "2B 5C"}), "1O 9O")
    assert playable(state, CLARA) == {"2B"}


@pytest.mark.law("mal.86")
def test_it_is_who_wins_now_that_matters_not_who_led() -> None:
    # Blas led, but Clara wins it for Ana, who is last.
    state = played(endgame({BLAS: "5O", CLARA: "9O", DIEGO: "6O", ANA: "1O 2O"}, leader=BLAS), "5O 9O 6O")
    assert playable(state, ANA) == {"1O", "2O"}


# Ruffing.


@pytest.mark.law("mal.8")
def test_a_trump_from_one_who_has_none_of_the_suit_ruffs_the_trick() -> None:
    state = played(endgame({ANA: "9O", BLAS: "2B 9C"}), "9O")
    assert playable(state, BLAS) == {"2B"}
    assert winning(played(state, "2B")) == BLAS


@pytest.mark.law("mal.8")
def test_who_has_the_suit_may_not_ruff() -> None:
    state = played(endgame({ANA: "9O", BLAS: "2B 2O"}), "9O")
    assert playable(state, BLAS) == {"2O"}


@pytest.mark.law("mal.9")
def test_the_smallest_trump_beats_the_highest_of_the_other_suits() -> None:
    state = endgame({ANA: "9O 2C", BLAS: "1O 3C", CLARA: "2B 4C", DIEGO: "12O 5C"})
    state = played(state, "9O 1O 2B 12O")
    assert state.taken[-1].winner == CLARA


@pytest.mark.law("mal.9")
def test_among_trumps_the_higher_wins_and_no_other_suit_does() -> None:
    state = endgame({ANA: "2O 2C", BLAS: "7B 3C", CLARA: "8B 4C", DIEGO: "9E 5C"})
    state = played(state, "2O 7B 8B 9E")
    assert state.taken[-1].winner == CLARA
    state = endgame({ANA: "2O 2C", BLAS: "9C 3C", CLARA: "9E 4C", DIEGO: "12E 5C"})
    assert played(state, "2O 9C 9E 12E").taken[-1].winner == ANA


@pytest.mark.law("mal.19")
def test_to_ruff_is_to_play_a_trump_in_order_to_make_the_trick() -> None:
    state = played(endgame({ANA: "4O", BLAS: "7E 9C 1C"}, trump="E"), "4O")
    assert playable(state, BLAS) == {"7E"}
    assert winning(played(state, "7E")) == BLAS


@pytest.mark.law("mal.20")
def test_to_over_ruff_is_to_beat_him_who_ruffed_with_a_higher_trump() -> None:
    state = played(endgame({ANA: "4O", BLAS: "7E", CLARA: "8E 6E 5C"}, trump="E"), "4O 7E")
    assert playable(state, CLARA) == {"8E"}
    assert winning(played(state, "8E")) == CLARA


@pytest.mark.law("mal.20")
def test_nobody_over_ruffs_his_partner_unless_he_likes() -> None:
    state = endgame({ANA: "7O", BLAS: "4B", CLARA: "2O", DIEGO: "8B 2C"})
    assert playable(played(state, "7O 4B 2O"), DIEGO) == {"8B", "2C"}


@pytest.mark.law("mal.20")
def test_a_partners_ruff_over_ruffed_by_an_opponent_must_be_beaten() -> None:
    state = endgame({ANA: "7O", BLAS: "4B", CLARA: "6B", DIEGO: "8B 2C 5B"})
    assert playable(played(state, "7O 4B 6B"), DIEGO) == {"8B"}


@pytest.mark.law("mal.19", "mal.20")
def test_nobody_is_bound_to_a_trump_that_cannot_win() -> None:
    state = played(endgame({ANA: "4O", BLAS: "7B", CLARA: "2B 3B 5C"}), "4O 7B")
    assert playable(state, CLARA) == {"2B", "3B", "5C"}


@pytest.mark.law("mal.19")
def test_where_it_was_agreed_a_void_player_must_under_ruff() -> None:
    state = played(endgame({ANA: "4O", BLAS: "7B", CLARA: "2B 3B 5C"}, under_ruff="forced"), "4O 7B")
    assert playable(state, CLARA) == {"2B", "3B"}
    higher = played(endgame({ANA: "4O", BLAS: "7B", CLARA: "2B 8B 5C"}, under_ruff="forced"), "4O 7B")
    assert playable(higher, CLARA) == {"8B"}
    without = played(endgame({ANA: "4O", BLAS: "7B", CLARA: "9C 5C"}, under_ruff="forced"), "4O 7B")
    assert playable(without, CLARA) == {"9C", "5C"}


@pytest.mark.law("mal.19")
@pytest.mark.parametrize("name", [BARROTADA, COJA])
def test_the_agreement_to_under_ruff_can_be_made_in_the_games_for_oneself_too(name: str) -> None:
    cards = {ANA: "6O", BLAS: "7B", CLARA: "5B 5C"}
    assert playable(played(endgame(cards, of=name), "6O 7B"), CLARA) == {"5B", "5C"}
    assert playable(played(endgame(cards, of=name, under_ruff="forced"), "6O 7B"), CLARA) == {"5B"}


@pytest.mark.law("mal.86")
def test_even_then_a_partners_trick_leaves_it_free() -> None:
    state = endgame({ANA: "7O", BLAS: "4B", CLARA: "2O", DIEGO: "3B 2C"}, under_ruff="forced")
    assert playable(played(state, "7O 4B 2O"), DIEGO) == {"3B", "2C"}


# Tricks.


@pytest.mark.law("mal.30")
def test_a_trick_is_a_card_from_each_and_a_hand_has_twelve() -> None:
    state = play_out(hand({}))
    assert [len(trick.cards) for trick in state.taken] == [4] * 12
    assert all({played.seat for played in trick.plays} == {ANA, BLAS, CLARA, DIEGO} for trick in state.taken)
    assert sorted(card for trick in state.taken for card in trick.cards) == sorted(state.variant.pack)


@pytest.mark.law("mal.31")
def test_who_wins_a_trick_leads_to_the_next_and_the_others_play_to_the_right() -> None:
    state = endgame({ANA: "7O 2C", BLAS: "8O 3C", CLARA: "9O 4C", DIEGO: "2O 5C"})
    state = played(state, "7O 8O 9O 2O")
    turns = []
    for card in ("4C", "5C", "2C", "3C"):
        turns.append(state.turn)
        state = played(state, card)
    assert turns == [CLARA, DIEGO, ANA, BLAS]


@pytest.mark.law("mal.31")
def test_a_winner_leads_any_card() -> None:
    state = endgame({ANA: "7O 2C", BLAS: "9O 3C 9B 4O", CLARA: "2O 4C", DIEGO: "3O 5C"})
    assert playable(played(state, "7O 9O 2O 3O"), BLAS) == {"3C", "9B", "4O"}


@pytest.mark.law("mal.31", "mal.barrotada.2")
def test_with_an_alcalde_the_turn_passes_over_him() -> None:
    state = endgame({ANA: "7O 2C", BLAS: "2O 3C", CLARA: "3O 4C", DIEGO: "9O 5C"}, of=BARROTADA, alcalde=True)
    assert state.dealer == ELENA
    state = played(state, "7O 2O 3O 9O")
    assert state.turn == DIEGO
    assert played(state, "5C").turn == ANA


# The games for oneself and for two.


@pytest.mark.law("mal.barrotada.1")
def test_in_barrotada_each_plays_for_himself() -> None:
    state = play_out(hand(WHOLE_SUITS, BARROTADA))
    assert state.rules.sides == (ANA, BLAS, CLARA, DIEGO)
    assert {trick.winner for trick in state.taken} == {DIEGO}
    assert state.ledger.balance(BLAS) < 0 < state.ledger.balance(DIEGO)


@pytest.mark.law("mal.barrotada.3")
def test_in_barrotada_everybody_else_is_an_opponent() -> None:
    state = endgame({ANA: "7O", BLAS: "12O 3O", CLARA: "2B 5C", DIEGO: "9C 4B 3B"}, of=BARROTADA)
    state = played(state, "7O")
    assert playable(state, BLAS) == {"12O"}
    state = played(state, "12O")
    assert playable(state, CLARA) == {"2B"}
    state = played(state, "2B")
    assert playable(state, DIEGO) == {"4B", "3B"}


@pytest.mark.law("mal.barrotada.3")
def test_in_barrotada_nobody_is_spared_for_sitting_opposite() -> None:
    cards = {ANA: "1O", BLAS: "3O", CLARA: "9O 2O"}
    assert playable(played(endgame(cards, of=BARROTADA), "1O 3O"), CLARA) == {"9O"}
    assert playable(played(endgame(cards), "1O 3O"), CLARA) == {"9O", "2O"}


@pytest.mark.law("mal.coja.3")
def test_in_coja_each_follows_beats_ruffs_and_over_ruffs() -> None:
    state = played(endgame({ANA: "6O", BLAS: "7E 5C", CLARA: "8E 5E 6C"}, trump="E", of=COJA), "6O")
    assert playable(state, BLAS) == {"7E"}
    state = played(state, "7E")
    assert playable(state, CLARA) == {"8E"}


@pytest.mark.law("mal.coja.3")
def test_in_coja_the_third_must_beat_the_best_of_the_two() -> None:
    state = played(endgame({ANA: "6O", BLAS: "12O", CLARA: "8O 1O"}, of=COJA), "6O 12O")
    assert playable(state, CLARA) == {"1O"}


@pytest.mark.law("mal.cubiertas.5")
def test_in_the_closed_game_one_follows_beats_and_ruffs() -> None:
    assert playable(played(endgame({ANA: "7O", BLAS: "12O 5O"}, of=CUBIERTAS), "7O"), BLAS) == {"12O"}
    assert playable(played(endgame({ANA: "7O", BLAS: "5B 9C"}, of=CUBIERTAS), "7O"), BLAS) == {"5B"}
    assert playable(played(endgame({ANA: "7O", BLAS: "5E 9C"}, of=CUBIERTAS), "7O"), BLAS) == {"5E", "9C"}


# Talk.


@pytest.mark.law("mal.3")
def test_silence_is_the_rule() -> None:
    state = hand({})
    assert rules()["talking"] is False
    with pytest.raises(Illegal):
        after(state, "2 say triunfos")
    assert state.prompt(CLARA) is None


@pytest.mark.law("mal.3")
def test_in_the_talking_malilla_each_may_ask_for_a_suit_once_in_a_trick() -> None:
    state = after(hand({}, talking=True), "2 say triunfos")
    assert state.events[-1].get("word") == "triunfos"
    assert state.turn == ANA
    assert playable(state, ANA) == set(held(state, ANA))
    with pytest.raises(Illegal):
        after(state, "2 say oros")
    lead, *_ = held(state, ANA)
    done = state
    for _ in range(4):
        assert done.turn is not None
        done = played(done, lead if done.turn == ANA else sorted(playable(done, done.turn))[0])
    assert after(done, "2 say oros").events[-1].seat == CLARA


@pytest.mark.law("mal.3")
def test_apart_from_the_talking_it_follows_the_same_laws() -> None:
    for talking in (False, True):
        state = played(endgame({ANA: "7O", BLAS: "2O 10O 9O"}, talking=talking), "7O")
        assert playable(state, BLAS) == {"10O", "9O"}


@pytest.mark.law("mal.3")
@pytest.mark.parametrize("name", ALL_FIVE[1:])
def test_only_partners_have_anything_to_say_to_each_other(name: str) -> None:
    with pytest.raises(BadOption, match="has no option talking"):
        rules(name, talking=True)


@pytest.mark.law("mal.vistas.7")
def test_the_open_game_knows_no_agreement_on_ruffing() -> None:
    with pytest.raises(BadOption, match="has no option under_ruff"):
        rules(VISTAS, under_ruff="forced")
