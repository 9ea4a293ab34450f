"""The showing, the count in its order, the end of hands, games and the match."""

from __future__ import annotations

from typing import Any, cast

import pytest

from tapete.games.mus.ranking import CHICA, GRANDE, JUEGO, PACK, PARES, PUNTO
from tapete.games.mus.state import MusState
from tapete.table.action import Action
from tapete.table.chance import TABLE
from tapete.table.view import Piece
from tests.games.mus.table import (
    EAST,
    EW,
    NORTH,
    SN,
    SOUTH,
    WEST,
    after,
    dealt,
    games,
    held,
    lance,
    lances,
    passed,
    passed_out,
    rules,
    score,
    start,
    taken,
    told,
)

PAIRED = {SOUTH: "12O 12C 7E 4B", EAST: "7O 7C 5E 4C", NORTH: "11O 11C 6E 1B", WEST: "6O 6C 5O 1O"}
"""All have a par: kings, sevens, knights, sixes. South alone has juego, 31."""

NOTHING = {SOUTH: "12O 7C 5E 4B", EAST: "11O 10C 5B 4C", NORTH: "11C 7E 6B 1O", WEST: "10O 7B 4E 2E"}
"""No pares, no juego: South has the best Grande, West the best Chica, East the best Punto, 29."""


def only(state: MusState, *reasons: str) -> list[tuple[int | str, int, str]]:
    return [item for item in taken(state) if item[2] in reasons]


# The end of the hand.


@pytest.mark.law("mus.49")
def test_the_hand_is_over_when_the_last_lance_is_closed() -> None:
    state = after(lances(PAIRED), "S envido 2, E quiero")
    state = passed(state)
    assert not state.shown
    state = after(state, "S envido 2, E no-quiero, W no-quiero")
    assert state.shown
    assert [outcome.how for outcome in state.closed] == ["accepted", "pass", "refused", "unopposed"]


@pytest.mark.law("mus.50")
def test_all_show_even_if_every_bet_was_refused() -> None:
    script = "S envido 2, E paso, W paso"
    state = lances(NOTHING)
    for _ in (GRANDE, CHICA, PUNTO):
        state = after(state, script)
    assert told(state, "shows") == [SOUTH, EAST, NORTH, WEST]
    for viewer in (None, SOUTH, EAST):
        assert all(card is not None for place in state.view(viewer).seats for card in place.cards)


@pytest.mark.law("mus.52")
def test_the_deje_is_not_collected_twice() -> None:
    hands = {**NOTHING, SOUTH: "12O 12C 5E 4B", EAST: "7O 7C 5B 4C", NORTH: "11C 6E 5O 1B", WEST: "10O 7B 4E 2E"}
    state = after(lance(PARES, hands), "S envido 2, E no-quiero")
    assert score(state) == (1, 0)
    assert only(passed_out(state), "deje-pares", "par") == [(SN, 1, "deje-pares"), (SN, 1, "par")]


# The end of a game.


@pytest.mark.law("mus.2")
def test_forty_stones_win_the_game() -> None:
    state = after(lances(PAIRED, score=(38, 20)), "S envido 2, E más 2, N más 2, W no-quiero, E no-quiero")
    assert score(state) == (42, 20)
    assert games(state) == (1, 0)
    exact = after(lances(PAIRED, score=(36, 20)), "S envido 2, E más 2, N más 2, W no-quiero, E no-quiero")
    assert (score(exact), games(exact)) == ((40, 20), (1, 0))


@pytest.mark.law("mus.3")
@pytest.mark.parametrize(("goal", "won"), [(30, (1, 0)), (40, (0, 0))])
def test_the_game_to_thirty(goal: int, won: tuple[int, int]) -> None:
    state = after(lances(PAIRED, score=(29, 0), goal=goal), "S envido 2, E paso, W paso")
    assert score(state) == (30, 0)
    assert games(state) == won
    assert rules()["goal"] == 40


@pytest.mark.law("mus.53")
def test_stones_beyond_the_goal_are_not_carried_over() -> None:
    hands = {**PAIRED, SOUTH: "6E 6B 5B 1C", EAST: "7O 7C 4O 4C", NORTH: "11O 10C 5E 1B", WEST: "7E 7B 4E 4B"}
    state = after(lances(hands, score=(0, 37)), "S paso, E paso, N paso, W paso")
    state = after(passed(state), "S envido 2, E quiero")
    state = passed_out(state)
    assert games(state) == (0, 1)
    assert score(state) == (2, 45)  # Pares: 2 + 3 + 3
    state = cast(MusState, state.apply(TABLE, Action("deck", PACK)))
    assert score(state) == (0, 0)
    assert (state.game_hand, state.pack_moves) == (1, True)


@pytest.mark.law("mus.53", "mus.104")
def test_the_stones_a_match_is_taken_up_with_are_kept_in_any_game() -> None:
    for won in ((0, 0), (1, 1)):
        state = start({"games": won, "score": (12, 7), "hand_of_game": 1})
        assert score(dealt(state, NOTHING)) == (12, 7)


@pytest.mark.law("mus.54")
def test_an_accepted_ordago_ends_the_game_without_a_count() -> None:
    hands = {**NOTHING, WEST: "1O 1C 2E 12B", NORTH: "11C 7E 6B 6O"}
    state = after(lances(hands, score=(5, 39)), "S envido 10, E quiero, S órdago, E no-quiero, W quiero")
    assert games(state) == (0, 1)
    assert told(state, "shows") == [SOUTH, EAST, NORTH, WEST]
    assert score(state) == (5, 39)


@pytest.mark.law("mus.54")
def test_an_ordago_wins_though_the_other_pair_had_the_goal_to_collect() -> None:
    # East-West would collect Grande and win; but South-North win the órdago at Chica.
    hands = {SOUTH: "1O 1C 2E 4B", EAST: "12O 12C 12E 11B", NORTH: "11C 7E 6B 6O", WEST: "10O 7B 4E 5E"}
    state = after(passed(lances(hands, score=(5, 39))), "S órdago, E quiero")
    assert games(state) == (1, 0)


@pytest.mark.law("mus.55")
def test_a_bet_however_large_does_not_end_the_game() -> None:
    state = after(lances(NOTHING, score=(10, 39)), "S envido 60, E quiero")
    assert games(state) == (0, 0)
    state = after(state, "S paso, E paso, N paso, W envido 2, S no-quiero, N no-quiero")
    assert games(state) == (0, 1)
    assert score(state) == (10, 40)


@pytest.mark.law("mus.56")
def test_two_games_to_one_do_not_end_the_match() -> None:
    state = start({"games": (1, 1), "score": (39, 0)})
    state = after(dealt(state, NOTHING), "S no-hay-mus, S envido 2, E paso, W paso")
    assert games(state) == (2, 1)
    assert not state.over


@pytest.mark.law("mus.57")
def test_three_games_win_the_match() -> None:
    state = start({"games": (2, 1), "score": (39, 0)})
    state = after(dealt(state, NOTHING), "S no-hay-mus, S envido 2, E paso, W paso")
    assert state.over
    assert games(state) == (3, 1)
    assert state.winners == (SN,)


@pytest.mark.law("mus.57")
@pytest.mark.parametrize("wanted", [1, 2, 3])
def test_the_table_may_agree_on_fewer_games(wanted: int) -> None:
    state = start({"games": (0, wanted - 1), "score": (0, 39)}, games_to_win=wanted)
    state = after(dealt(state, NOTHING), "S no-hay-mus, S paso, E envido 2, N paso, S paso")
    assert state.winners == (EW,)


@pytest.mark.law("mus.57")
def test_a_new_game_goes_on_with_the_next_dealer() -> None:
    state = after(lances(NOTHING, score=(39, 0)), "S envido 2, E paso, W paso")
    assert (state.dealer, state.mano, state.phase) == (SOUTH, EAST, "shuffle")


# Stones and amarrakos.


@pytest.mark.law("mus.86", "mus.87", "mus.108", "mus.109")
@pytest.mark.parametrize(
    ("stones", "pieces"),
    [
        (3, (Piece("stone", 3),)),
        (7, (Piece("amarrako", 1), Piece("stone", 2))),
        (23, (Piece("amarrako", 4), Piece("stone", 3))),
        (20, (Piece("amarrako", 4),)),
    ],
)
def test_five_stones_are_an_amarrako_and_all_see_them(stones: int, pieces: tuple[Piece, ...]) -> None:
    state = start({"score": (stones, 0)})
    for viewer in (None, SOUTH, EAST, NORTH, WEST):
        shown = state.view(viewer).scores[SN]
        assert (shown.total, shown.pieces) == (stones, pieces)


@pytest.mark.law("mus.87")
def test_eight_amarrakos_are_forty_stones() -> None:
    state = after(lances(PAIRED, score=(39, 0)), "S envido 2, E paso, W paso")
    assert state.view(None).scores[SN].pieces == (Piece("game", 1), Piece("adentro", 8))


@pytest.mark.law("mus.101", "mus.107")
def test_partners_have_one_score() -> None:
    # South has the best Grande and North the best Chica.
    hands = {**NOTHING, NORTH: "1O 1C 2C 6B", SOUTH: "12O 7C 5E 4B", WEST: "10O 7B 4E 6C"}
    state = after(lances(hands), "S envido 2, E quiero")
    state = passed_out(state)
    assert only(state, "stake-grande", "chica-pass") == [(SN, 2, "stake-grande"), (SN, 1, "chica-pass")]
    assert state.view(None).scores[SN].seats == (SOUTH, NORTH)
    assert len(state.view(None).scores) == 2


@pytest.mark.law("mus.104")
def test_accepted_stakes_are_collected_only_at_the_end() -> None:
    state = after(lances(PAIRED), "S envido 4, E quiero")
    assert state.phase == CHICA
    assert score(state) == (0, 0)
    assert taken(passed_out(state))[0] == (SN, 4, "stake-grande")


@pytest.mark.law("mus.105")
def test_dejes_are_collected_on_the_spot() -> None:
    state = after(lances(PAIRED, score=(12, 12)), "S envido 2, E no-quiero, W no-quiero")
    assert (state.phase, score(state)) == (CHICA, (13, 12))


@pytest.mark.law("mus.106")
def test_the_count_is_told_item_by_item() -> None:
    hands = {SOUTH: "12O 12C 5E 5O", EAST: "11O 10C 7B 1C", NORTH: "11C 7E 7O 4B", WEST: "10O 6B 2B 2E"}
    state = after(passed(lances(hands)), "S paso, E paso, N paso, W paso")
    assert only(passed_out(state), "grande-pass", "duples", "par") == [
        (SN, 1, "grande-pass"), (SN, 3, "duples"), (SN, 1, "par"),
    ]  # fmt: skip
    said = [(event.seat, event.get("reason")) for event in passed_out(state).events if event.key == "takes"]
    assert (SN, "duples") in said


@pytest.mark.law("mus.110")
def test_adentro_is_said_at_thirty_five() -> None:
    state = passed_out(after(lances(NOTHING, score=(33, 0)), "S envido 3, E quiero"))
    assert score(state)[SN] == 36
    assert told(state, "adentro") == [SN]


@pytest.mark.law("mus.110")
@pytest.mark.parametrize(("before", "said"), [(33, []), (34, [SN]), (35, [])])
def test_adentro_is_said_once_and_not_before(before: int, said: list[int]) -> None:
    # South-North take one stone. With 35 they had already said it at the end of the hand before.
    state = passed_out(lances(NOTHING, score=(before, 0)))
    assert score(state)[SN] == before + 1
    assert told(state, "adentro") == said


@pytest.mark.law("mus.110")
def test_adentro_in_the_game_to_thirty() -> None:
    assert told(passed_out(lances(NOTHING, score=(24, 0), goal=30)), "adentro") == [SN]


@pytest.mark.law("mus.110")
def test_a_deje_in_mid_hand_is_no_time_for_adentro() -> None:
    state = after(lances(NOTHING, score=(34, 0)), "S envido 2, E paso, W paso")
    assert told(state, "adentro") == []
    assert told(passed_out(state), "adentro") == [SN]


@pytest.mark.law("mus.110")
def test_adentro_is_said_anew_in_the_next_game() -> None:
    state = passed_out(lances(NOTHING, score=(34, 0)))
    assert state.adentro == (SN,)
    state = after(dealt(state, NOTHING), "E no-hay-mus, E órdago, N quiero")
    state = cast(MusState, state.apply(TABLE, Action("deck", PACK)))
    assert (state.game_hand, state.adentro) == (1, ())


@pytest.mark.law("mus.111")
def test_after_adentro_the_amarrakos_lie_in_the_middle_and_still_count() -> None:
    state = passed_out(lances(NOTHING, score=(34, 0)))
    state = cast(MusState, state.apply(TABLE, Action("deck", PACK)))
    shown = state.view(None).scores[SN]
    assert (shown.total, shown.pieces) == (35, (Piece("adentro", 7),))


# What each lance gives.


@pytest.mark.law("mus.112", "mus.126")
def test_the_deje_is_one_stone_whatever_was_bet() -> None:
    state = after(passed(lances(NOTHING)), "S paso, E envido 7, N no-quiero, S no-quiero")
    assert taken(state) == [(EW, 1, "deje-chica")]
    state = after(passed(lances(NOTHING)), "S paso, E envido 5, N no-quiero, S no-quiero")
    assert score(state) == (0, 1)


@pytest.mark.law("mus.113", "mus.124")
def test_grande_in_pass_is_one_stone_and_the_first_thing_at_the_end() -> None:
    hands = {**NOTHING, SOUTH: "5O 5C 4O 4B", NORTH: "12C 12E 6B 1O"}
    assert taken(passed_out(lances(hands)))[0] == (SN, 1, "grande-pass")
    hands = {**NOTHING, SOUTH: "7O 7C 4O 4B", WEST: "12C 12E 4E 2E"}
    assert taken(passed_out(lances(hands)))[0] == (EW, 1, "grande-pass")


@pytest.mark.law("mus.114", "mus.125")
def test_chica_in_pass_is_one_stone_after_grande() -> None:
    hands = {SOUTH: "1O 1C 2E 12B", EAST: "12O 12C 12E 11B", NORTH: "7O 7C 6E 6B", WEST: "10O 10C 6C 5C"}
    assert taken(passed_out(lances(hands)))[:2] == [(EW, 1, "grande-pass"), (SN, 1, "chica-pass")]


def pares_of(south: str, north: str) -> list[tuple[int | str, int, str]]:
    """What Pares gives when East and West have nothing."""
    hands = {SOUTH: south, NORTH: north, EAST: "11O 10C 5B 4C", WEST: "10O 7B 4E 2E"}
    return only(passed_out(lances(hands)), "par", "medias", "duples")


@pytest.mark.law("mus.115", "mus.116", "mus.117")
def test_par_one_medias_two_duples_three() -> None:
    assert pares_of("12O 12C 5E 4B", "11C 7E 6B 1O") == [(SN, 1, "par")]
    assert pares_of("7O 7C 7E 4B", "11C 6E 5O 1O") == [(SN, 2, "medias")]
    assert pares_of("12O 12C 5E 5O", "7C 7E 6B 1O") == [(SN, 3, "duples"), (SN, 1, "par")]


@pytest.mark.law("mus.118", "mus.119")
def test_thirty_one_gives_three_and_any_other_juego_two() -> None:
    others = {EAST: "11O 10C 5B 4C", WEST: "10O 7B 4E 2E"}
    alone = {SOUTH: "12O 11E 10E 1B", NORTH: "7C 6E 5O 1O", **others}
    both = {SOUTH: "12O 11E 10E 1B", NORTH: "12C 11C 10B 12B", **others}
    assert only(passed_out(lances(alone)), "juego", "juego-31") == [(SN, 3, "juego-31")]
    assert only(passed_out(lances(both)), "juego", "juego-31") == [(SN, 3, "juego-31"), (SN, 2, "juego")]


@pytest.mark.law("mus.121")
def test_a_deje_is_collected_before_any_earlier_lance() -> None:
    hands = {SOUTH: "7O 7C 5E 4B", EAST: "12O 12C 6E 6B", NORTH: "11C 6O 5O 1O", WEST: "10O 7B 4E 2E"}
    state = after(lance(PARES, hands, score=(39, 39)), "S envido 2, E no-quiero")
    assert games(state) == (1, 0)
    assert taken(state) == [(SN, 1, "deje-pares")]
    assert held(state, EAST) == "12O 12C 6E 6B"
    assert state.shown


@pytest.mark.law("mus.122")
def test_the_order_of_collecting_decides_who_wins() -> None:
    hands = {SOUTH: "7O 7C 4E 4B", EAST: "12O 11O 10C 1C", NORTH: "6O 6C 1O 5O", WEST: "12E 11E 5C 4C"}
    state = passed_out(lances(hands, score=(37, 38)))
    assert taken(state) == [
        (EW, 1, "grande-pass"), (SN, 1, "chica-pass"), (SN, 3, "duples"), (SN, 1, "par"),
    ]  # fmt: skip
    assert games(state) == (1, 0)
    assert score(state) == (42, 39)


@pytest.mark.law("mus.123")
def test_the_first_to_reach_the_goal_in_that_order_wins() -> None:
    hands = {SOUTH: "12B 10E 10B 1B", EAST: "12O 12C 6E 5C", NORTH: "7O 7C 1O 1C", WEST: "11E 10O 5B 4C"}
    state = passed_out(lances(hands, score=(39, 39)))
    assert games(state) == (0, 1)
    assert taken(state) == [(EW, 1, "grande-pass")]


@pytest.mark.law("mus.127")
def test_a_refused_grande_gives_nothing_more() -> None:
    hands = {**NOTHING, EAST: "12C 12E 5B 4C", SOUTH: "11O 7C 5E 4B"}
    state = passed_out(after(lances(hands), "S envido 2, E paso, W paso"))
    assert only(state, "grande-pass", "stake-grande", "deje-grande") == [(SN, 1, "deje-grande")]


@pytest.mark.law("mus.128")
def test_the_best_pares_take_their_value_and_the_partners() -> None:
    hands = {SOUTH: "7O 7C 7E 4B", EAST: "6O 6C 5O 5C", NORTH: "12O 12C 4E 1B", WEST: "11O 11C 4C 1O"}
    assert only(passed_out(lances(hands)), "par", "medias", "duples") == [(EW, 3, "duples"), (EW, 1, "par")]


@pytest.mark.law("mus.129")
def test_the_best_juego_takes_its_value_and_the_partners() -> None:
    hands = {SOUTH: "12O 11C 10E 1B", EAST: "12E 11O 6C 6B", NORTH: "12B 10O 7O 6E", WEST: "5O 5C 4E 1O"}
    assert only(passed_out(lances(hands)), "juego", "juego-31") == [(SN, 3, "juego-31"), (SN, 2, "juego")]


@pytest.mark.law("mus.130", "mus.131")
def test_a_refused_bet_at_pares_gives_deje_and_values() -> None:
    hands = {SOUTH: "4O 4C 12E 7B", EAST: "12O 12C 7O 7C", NORTH: "6O 6C 6E 1O", WEST: "11O 10C 5E 1B"}
    state = after(lance(PARES, hands), "S envido 2, E no-quiero")
    assert taken(state)[0] == (SN, 1, "deje-pares")
    assert only(passed_out(state), "deje-pares", "par", "medias", "duples") == [
        (SN, 1, "deje-pares"), (SN, 1, "par"), (SN, 2, "medias"),
    ]  # fmt: skip


@pytest.mark.law("mus.132", "mus.133")
def test_a_refused_bet_at_juego_gives_deje_and_values() -> None:
    hands = {SOUTH: "12O 10C 7E 6B", EAST: "12E 11O 10B 1C", NORTH: "7O 5C 4E 1B", WEST: "6O 5O 4O 2O"}
    state = after(lance(JUEGO, hands), "S envido 2, E no-quiero")
    assert only(state, "deje-juego", "juego", "juego-31") == [(SN, 1, "deje-juego"), (SN, 2, "juego")]


@pytest.mark.law("mus.134")
def test_punto_in_pass_is_one_stone() -> None:
    hands = {SOUTH: "7O 7C 7E 7B", EAST: "12O 11C 5E 4B", NORTH: "12C 6O 4O 4C", WEST: "11O 10C 5O 5C"}
    assert only(passed_out(lances(hands)), "punto") == [(EW, 1, "punto")]


@pytest.mark.law("mus.135", "mus.136")
def test_a_refused_bet_at_punto_gives_deje_and_the_punto() -> None:
    hands = {SOUTH: "12C 5O 5C 4C", EAST: "12O 11C 5E 5B", NORTH: "7O 4B 4O 1O", WEST: "7C 7E 10B 4E"}
    state = after(lance(PUNTO, hands), "S envido 2, E paso, W paso")
    assert only(state, "deje-punto", "punto") == [(SN, 1, "deje-punto"), (SN, 1, "punto")]


@pytest.mark.law("mus.134", "mus.79")
def test_an_accepted_bet_at_punto_gives_the_stake_and_one() -> None:
    state = after(lance(PUNTO, NOTHING), "S envido 5, E quiero")
    assert only(state, "stake-punto", "punto") == [(EW, 5, "stake-punto"), (EW, 1, "punto")]


@pytest.mark.law("mus.128", "mus.79")
def test_an_accepted_bet_at_pares_gives_the_stake_and_the_values() -> None:
    state = after(lance(PARES, PAIRED), "S envido 5, E quiero")
    assert only(state, "stake-pares", "par") == [(SN, 5, "stake-pares"), (SN, 1, "par"), (SN, 1, "par")]


@pytest.mark.law("mus.137")
def test_who_refuses_loses_all_right_to_the_lance() -> None:
    hands = {SOUTH: "12O 12C 3E 3B", EAST: "7O 6C 5E 4B", NORTH: "11O 10C 5B 4C", WEST: "10O 7B 4E 2E"}
    state = after(lances(hands), "S paso, E paso, N paso, W envido 2, S no-quiero, N no-quiero")
    assert only(passed_out(state), "deje-grande", "grande-pass") == [(EW, 1, "deje-grande")]


@pytest.mark.law("mus.137", "mus.138")
def test_one_partner_refuses_and_the_other_accepts() -> None:
    # East refuses with the better hand, West accepts; East's cards win the stake.
    hands = {**NOTHING, EAST: "12C 12E 5B 4C"}
    state = after(lances(hands), "S envido 2, E no-quiero, W quiero")
    assert taken(passed_out(state))[0] == (EW, 2, "stake-grande")


@pytest.mark.law("mus.138")
def test_the_better_of_two_partners_counts() -> None:
    hands = {SOUTH: "7O 6C 5E 4B", EAST: "12O 11C 7E 5B", NORTH: "12C 12E 6B 1O", WEST: "10O 10C 4O 4C"}
    state = passed_out(after(lances(hands), "S envido 2, E quiero"))
    assert taken(state)[0] == (SN, 2, "stake-grande")


@pytest.mark.law("mus.138")
def test_an_ordago_is_won_by_the_partner_too() -> None:
    hands = {SOUTH: "7O 6C 5E 4B", EAST: "12O 11C 7E 5B", NORTH: "12C 12E 6B 1O", WEST: "10O 10C 4O 4C"}
    assert games(after(lances(hands), "S órdago, E quiero")) == (1, 0)


# Free declarations.


def free(hands: dict[int, str], says: str, score_before: tuple[int, int] = (0, 0)) -> MusState:
    """Grande and Chica are passed, then pares are declared as `says` has it, from the mano on."""
    state = passed(passed(lances(hands, score_before, declarations="free")))
    return declare(state, says)


def declare(state: MusState, says: str) -> MusState:
    for seat, letter in zip("SENW", says, strict=True):
        state = after(state, f"{seat} {'sí' if letter == 'y' else 'no'}")
    return state


def amounts(state: MusState, *reasons: str) -> list[tuple[int | str, int]]:
    return [(pair, amount) for pair, amount, reason in taken(state) if reason in reasons]


@pytest.mark.law("mus.51")
def test_pares_that_were_denied_win_and_count_nothing() -> None:
    hands = {**NOTHING, NORTH: "7O 7E 5C 4O", EAST: "6O 6C 5B 4C"}
    state = declare(passed_out(free(hands, "nynn")), "nnnn")
    state = passed_out(state)
    assert told(state, "false-pares") == [NORTH]
    assert only(state, "par") == [(EW, 1, "par")]


@pytest.mark.law("mus.51")
def test_a_juego_that_was_denied_is_dead_at_punto_too() -> None:
    hands = {**NOTHING, SOUTH: "12O 11E 10E 1B"}
    state = passed_out(declare(free(hands, "nnnn"), "nnnn"))
    assert only(state, "punto", "juego-31") == [(EW, 1, "punto")]


@pytest.mark.law("mus.51")
def test_a_false_yes_forfeits_the_lance() -> None:
    # South has no pares but says so and bets; East, with a par, accepts.
    hands = {**NOTHING, EAST: "6O 6C 5B 4C", NORTH: "7O 7E 6B 1O"}
    state = after(free(hands, "yyyn"), "S envido 5, E quiero")
    state = passed_out(declare(state, "nnnn"))
    assert only(state, "stake-pares", "par") == [(EW, 5, "stake-pares"), (EW, 1, "par")]


@pytest.mark.law("mus.51")
def test_a_deje_got_by_a_false_yes_is_given_back() -> None:
    hands = {**NOTHING, EAST: "6O 6C 5B 4C"}
    state = after(free(hands, "yynn"), "S envido 5, E no-quiero")
    assert score(state) == (1, 0)
    state = passed_out(declare(state, "nnnn"))
    back = [(entry.payer, entry.amount) for entry in state.ledger.entries if entry.reason == "deje-back"]
    assert back == [(SN, 1)]
    assert only(state, "par") == [(EW, 1, "par")]


@pytest.mark.law("mus.51")
def test_an_ordago_with_a_false_yes_loses_the_game() -> None:
    hands = {**NOTHING, EAST: "6O 6C 5B 4C", NORTH: "12C 12E 12B 1O"}
    assert games(after(free(hands, "yyyn"), "S órdago, E quiero")) == (0, 1)


@pytest.mark.law("mus.51")
def test_if_both_pairs_lie_nobody_collects_and_the_first_loses_an_ordago() -> None:
    state = after(free(NOTHING, "yynn"), "S envido 5, E quiero")
    state = passed_out(declare(state, "nnnn"))
    assert only(state, "stake-pares", "par") == []
    assert games(after(free(NOTHING, "yynn"), "S órdago, E quiero")) == (0, 1)
    assert games(after(free(NOTHING, "nyyn"), "E órdago, N quiero")) == (1, 0)


@pytest.mark.law("mus.51")
def test_a_game_won_by_a_false_deje_is_lost() -> None:
    hands = {**NOTHING, EAST: "6O 6C 5B 4C"}
    state = after(free(hands, "yynn", (39, 0)), "S envido 5, E no-quiero")
    assert games(state) == (0, 1)
    assert told(state, "gives-back") == [SN]
    assert score(state) == (39, 0)


@pytest.mark.law("mus.51")
def test_a_game_won_by_a_false_deje_is_lost_though_the_others_lied_too() -> None:
    assert games(after(free(NOTHING, "yynn", (39, 0)), "S envido 5, E no-quiero")) == (0, 1)


@pytest.mark.law("mus.51")
def test_a_game_won_by_a_true_deje_that_leans_on_a_false_one_is_lost_too() -> None:
    hands = {**NOTHING, EAST: "6O 6C 5B 4C"}
    state = after(free(hands, "yynn", (38, 0)), "S envido 5, E no-quiero")
    lost = after(declare(state, "nnnn"), "S envido 2, E paso, W paso")
    assert (games(lost), score(lost)) == ((0, 1), (39, 0))
    honest = after(free(hands, "nynn", (39, 0)), "")
    assert games(after(declare(honest, "nnnn"), "S envido 2, E paso, W paso")) == (1, 0)


@pytest.mark.law("mus.51")
def test_an_ordago_at_punto_among_four_deniers_goes_by_grande() -> None:
    hands = {SOUTH: "11O 10O 7O 4O", EAST: "12O 11C 7C 4C", NORTH: "11E 10E 7E 4E", WEST: "11B 10B 7B 4B"}
    state = declare(free(hands, "nnnn"), "nnnn")
    assert state.phase == PUNTO
    assert games(after(state, "S órdago, E quiero")) == (0, 1)


def test_free_declarations_are_asked_in_turn() -> None:
    state = passed(passed(lances(NOTHING, declarations="free")))
    assert (state.phase, state.turn) == ("declare-pares", SOUTH)
    state = after(state, "S no")
    assert state.turn == EAST


def test_everything_that_moves_sums_to_nothing() -> None:
    state: Any = passed_out(lances(PAIRED))
    accounts = {account for entry in state.ledger.entries for account in (entry.payer, entry.payee)}
    assert sum(state.ledger.balance(account) for account in accounts) == 0


# The laws of a payment are those by which it is due.


def laws_of(state: MusState) -> dict[str, tuple[str, ...]]:
    return {entry.reason: entry.laws for entry in state.ledger.entries}


@pytest.mark.law("mus.138")
def test_after_an_accepted_bet_no_law_about_passing_is_cited() -> None:
    pares = laws_of(after(lance(PARES, PAIRED), "S envido 5, E quiero"))
    assert pares["par"] == ("mus.115", "mus.138")
    punto = laws_of(after(lance(PUNTO, NOTHING), "S envido 5, E quiero"))
    assert "mus.134" not in punto["punto"] and "mus.136" not in punto["punto"]


@pytest.mark.law("mus.128", "mus.131")
def test_the_values_say_whether_all_passed_or_a_bet_was_refused() -> None:
    assert "mus.128" in laws_of(passed(lance(PARES, PAIRED)))["par"]
    assert "mus.131" in laws_of(after(lance(PARES, PAIRED), "S envido 2, E paso, W paso"))["par"]


@pytest.mark.law("mus.85", "mus.126")
def test_only_a_deje_of_one_stone_is_paid_by_the_law_of_one_stone() -> None:
    assert "mus.126" in laws_of(after(lances(PAIRED), "S envido 2, E paso, W paso"))["deje-grande"]
    raised = laws_of(after(lances(PAIRED), "S envido 4, E más 3, N no-quiero, S no-quiero"))
    assert raised["deje-grande"] == ("mus.85", "mus.105")
