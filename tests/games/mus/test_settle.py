"""The showing, the count in its order, the end of hands, games and the match."""

from __future__ import annotations

from typing import Any

import pytest

from tapete.games.mus.ranking import CHICA, GRANDE, JUEGO, PARES, PUNTO
from tapete.table.ledger import BANK
from tapete.table.view import Piece
from tests.games.mus.hands import EW, NOTHING, PAIRED, PLAIN, SN, Mus, lance, lances

# The end of the hand.


@pytest.mark.law("mus.49")
def test_the_hand_is_over_when_the_last_lance_is_closed() -> None:
    case = lances(**PAIRED).do("south envido 2, east quiero").passed()
    assert not case.state.shown
    case = case.do("south envido 2, east no-quiero, west no-quiero")
    assert case.state.shown
    assert [outcome.how for outcome in case.state.closed] == ["accepted", "pass", "refused", "unopposed"]


@pytest.mark.law("mus.50")
def test_all_show_even_if_every_bet_was_refused() -> None:
    script = "south envido 2, east paso, west paso"
    case = lances(**NOTHING)
    for _ in (GRANDE, CHICA, PUNTO):
        case = case.do(script)
    assert case.told("shows", "seat") == ["south", "east", "north", "west"]
    for viewer in (None, "south", "east"):
        assert all(card is not None for place in case.view(viewer).seats for card in place.cards)


@pytest.mark.law("mus.52")
def test_the_deje_is_not_collected_twice() -> None:
    hands = {**NOTHING, "SOUTH": "12O 12C 5E 4B", "EAST": "7O 7C 5B 4C", "NORTH": "11C 6E 5O 1B"}
    case = lance(PARES, **hands).do("south envido 2, east no-quiero")
    assert case.stones == (1, 0)
    assert case.passed_out().took("deje-pares", "par") == [(SN, 1, "deje-pares"), (SN, 1, "par")]


# The end of a game.


@pytest.mark.law("mus.2")
def test_forty_stones_win_the_game() -> None:
    case = lances(**PAIRED, score=(38, 20)).do(
        "south envido 2, east más 2, north más 2, west no-quiero, east no-quiero"
    )
    assert case.stones == (42, 20)
    assert case.games == (1, 0)
    exact = lances(**PAIRED, score=(36, 20)).do(
        "south envido 2, east más 2, north más 2, west no-quiero, east no-quiero"
    )
    assert (exact.stones, exact.games) == ((40, 20), (1, 0))


@pytest.mark.law("mus.3")
@pytest.mark.parametrize(("goal", "won"), [(30, (1, 0)), (40, (0, 0))])
def test_the_game_to_thirty(goal: int, won: tuple[int, int]) -> None:
    case = lances(**PAIRED, score=(29, 0), goal=goal).do("south envido 2, east paso, west paso")
    assert case.stones == (30, 0)
    assert case.games == won
    assert Mus().state.game.goal == 40


@pytest.mark.law("mus.53")
def test_stones_beyond_the_goal_are_not_carried_over() -> None:
    hands = {**PAIRED, "SOUTH": "6E 6B 5B 1C", "EAST": "7O 7C 4O 4C", "NORTH": "11O 10C 5E 1B", "WEST": "7E 7B 4E 4B"}
    case = lances(**hands, score=(0, 37)).do("south paso, east paso, north paso, west paso")
    case = case.passed().do("south envido 2, east quiero").passed_out()
    assert case.games == (0, 1)
    assert case.stones == (2, 45)  # Pares: 2 + 3 + 3
    case = case.falls()
    assert case.stones == (0, 0)
    assert (case.state.game_hand, case.state.pack_moves) == (1, True)


@pytest.mark.law("mus.53", "mus.104")
def test_the_stones_a_match_is_taken_up_with_are_kept_in_any_game() -> None:
    for won in ((0, 0), (1, 1)):
        case = Mus({"games": won, "hand_of_game": 1}, score=(12, 7))
        assert case.deal(**NOTHING).stones == (12, 7)


@pytest.mark.law("mus.54")
def test_an_accepted_ordago_ends_the_game_without_a_count() -> None:
    hands = {**NOTHING, "WEST": "1O 1C 2E 12B", "NORTH": "11C 7E 6B 6O"}
    case = lances(**hands, score=(5, 39)).do("south envido 10, east quiero, south órdago, east no-quiero, west quiero")
    assert case.games == (0, 1)
    assert case.told("shows", "seat") == ["south", "east", "north", "west"]
    assert case.stones == (5, 39)


@pytest.mark.law("mus.57")
def test_all_are_told_how_many_games_each_pair_has_won() -> None:
    case = Mus({"games": (2, 1)}, **NOTHING | {"EAST": "12C 12E 5B 4C"}).do(
        "south no-hay-mus, south órdago, east quiero"
    )
    assert case.told("game-won", "seat", "ours", "theirs") == [("east", 2, 2)]
    assert case.told("match-over") == []
    case = Mus({"games": (1, 2)}, **NOTHING | {"EAST": "12C 12E 5B 4C"}).do(
        "south no-hay-mus, south órdago, east quiero"
    )
    assert case.told("game-won", "seat", "ours", "theirs") == [("east", 3, 1)]
    assert case.told("match-over", "seat") == ["east"]


@pytest.mark.law("mus.54", "mus.84")
def test_all_are_told_that_an_ordago_has_won_the_match_whatever_the_stones_say() -> None:
    case = Mus({"games": (1, 2), "score": (36, 18)}, **NOTHING | {"EAST": "12C 12E 5B 4C"}).do(
        "south no-hay-mus, south paso, east paso, north paso, west paso, south órdago, east quiero"
    )
    assert case.told("match-over", "seat", "why", "lance") == [(case.told("game-won", "seat")[0], "ordago", "chica")]


@pytest.mark.law("mus.2", "mus.53")
def test_all_are_told_that_the_stones_have_won_the_match() -> None:
    case = Mus({"games": (2, 2), "score": (39, 18)}, **NOTHING).do(
        "south no-hay-mus, south envido 2, east no-quiero, west no-quiero"
    )
    assert case.told("match-over", "seat", "why", "number") == [("south", "goal", 40)]


@pytest.mark.law("mus.54", "mus.84")
@pytest.mark.parametrize("games", [(0, 0), (2, 0)])
def test_when_the_game_is_decided_no_bet_is_left_to_answer(games: tuple[int, int]) -> None:
    case = Mus({"games": games}, **NOTHING).do("south no-hay-mus, south órdago")
    assert case.notes("ordago") == [("south", 0)]
    won = case.do("east quiero")
    assert won.games == (games[0] + 1, 0)
    assert won.told("game-won", "seat", "ours", "theirs") == [("south", games[0] + 1, 0)]
    assert won.notes("ordago") == won.notes("bet") == won.notes("deje") == []
    assert not any(won.may(name) for name in won.people)


@pytest.mark.law("mus.54")
def test_an_ordago_wins_though_the_other_pair_had_the_goal_to_collect() -> None:
    # East-West would collect Grande and win; but South-North win the órdago at Chica.
    hands = {"SOUTH": "1O 1C 2E 4B", "EAST": "12O 12C 12E 11B", "NORTH": "11C 7E 6B 6O", "WEST": "10O 7B 4E 5E"}
    case = lances(**hands, score=(5, 39)).passed().do("south órdago, east quiero")
    assert case.games == (1, 0)


@pytest.mark.law("mus.55")
def test_a_bet_however_large_does_not_end_the_game() -> None:
    case = lances(**NOTHING, score=(10, 39)).do("south envido 60, east quiero")
    assert case.games == (0, 0)
    case = case.do("south paso, east paso, north paso, west envido 2, south no-quiero, north no-quiero")
    assert case.games == (0, 1)
    assert case.stones == (10, 40)


@pytest.mark.law("mus.56")
def test_two_games_to_one_do_not_end_the_match() -> None:
    case = Mus({"games": (1, 1)}, score=(39, 0))
    case = case.deal(**NOTHING).do("south no-hay-mus, south envido 2, east paso, west paso")
    assert case.games == (2, 1)
    assert not case.state.over


@pytest.mark.law("mus.57")
def test_three_games_win_the_match() -> None:
    case = Mus({"games": (2, 1)}, score=(39, 0))
    case = case.deal(**NOTHING).do("south no-hay-mus, south envido 2, east paso, west paso")
    assert case.state.over
    assert case.games == (3, 1)
    assert case.state.winners == (SN,)


@pytest.mark.law("mus.57")
@pytest.mark.parametrize("wanted", [1, 2, 3])
def test_the_table_may_agree_on_fewer_games(wanted: int) -> None:
    case = Mus({"games": (0, wanted - 1)}, score=(0, 39), games_to_win=wanted)
    case = case.deal(**NOTHING).do("south no-hay-mus, south paso, east envido 2, north paso, south paso")
    assert case.state.winners == (EW,)


@pytest.mark.law("mus.57")
def test_a_new_game_goes_on_with_the_next_dealer() -> None:
    case = lances(**NOTHING, score=(39, 0)).do("south envido 2, east paso, west paso")
    assert (case.dealer, case.mano, case.phase) == ("south", "east", "shuffle")


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
    case = Mus(score=(stones, 0))
    for viewer in (None, "south", "east", "north", "west"):
        shown = case.view(viewer).scores[SN]
        assert (shown.total, shown.pieces) == (stones, pieces)


@pytest.mark.law("mus.87")
def test_eight_amarrakos_are_forty_stones() -> None:
    case = lances(**PAIRED, score=(39, 0)).do("south envido 2, east paso, west paso")
    assert case.view().scores[SN].pieces == (Piece("game", 1), Piece("adentro", 8))


@pytest.mark.law("mus.101", "mus.107")
def test_partners_have_one_score() -> None:
    # South has the best Grande and North the best Chica.
    hands = {**NOTHING, "NORTH": "1O 1C 2C 6B", "SOUTH": "12O 7C 5E 4B", "WEST": "10O 7B 4E 6C"}
    case = lances(**hands).do("south envido 2, east quiero").passed_out()
    assert case.took("stake-grande", "chica-pass") == [(SN, 2, "stake-grande"), (SN, 1, "chica-pass")]
    assert case.view().scores[SN].seats == (0, 2)
    assert len(case.view().scores) == 2


@pytest.mark.law("mus.104")
def test_accepted_stakes_are_collected_only_at_the_end() -> None:
    case = lances(**PAIRED).do("south envido 4, east quiero")
    assert case.phase == CHICA
    assert case.stones == (0, 0)
    assert case.passed_out().taken[0] == (SN, 4, "stake-grande")


@pytest.mark.law("mus.105")
def test_dejes_are_collected_on_the_spot() -> None:
    case = lances(**PAIRED, score=(12, 12)).do("south envido 2, east no-quiero, west no-quiero")
    assert (case.phase, case.stones) == (CHICA, (13, 12))


@pytest.mark.law("mus.106")
def test_the_count_is_told_item_by_item() -> None:
    hands = {"SOUTH": "12O 12C 5E 5O", "EAST": "11O 10C 7B 1C", "NORTH": "11C 7E 7O 4B", "WEST": "10O 6B 2B 2E"}
    case = lances(**hands).passed().do("south paso, east paso, north paso, west paso")
    assert case.passed_out().took("grande-pass", "duples", "par") == [
        (SN, 1, "grande-pass"), (SN, 3, "duples"), (SN, 1, "par"),
    ]  # fmt: skip
    assert ("south", "duples") in case.passed_out().told("takes", "seat", "reason")


@pytest.mark.law("mus.106")
def test_both_pairs_say_how_many_stones_they_take_and_why() -> None:
    # South has the best Grande and the best Pares, West the best Chica, East the only juego: 31.
    hands = {"SOUTH": "12O 12C 5E 5O", "EAST": "11O 10C 10E 1C", "NORTH": "7C 7E 6O 4B", "WEST": "6C 6B 2B 2E"}
    case = lances(**hands).passed_out()
    assert case.told("takes", "seat", "number", "reason") == [
        ("south", 1, "grande-pass"),
        ("east", 1, "chica-pass"),
        ("south", 3, "duples"),
        ("south", 1, "par"),
        ("east", 3, "juego-31"),
    ]
    assert case.told_to("takes") == [(who, {*case.people, None}) for who in case.told("takes", "seat")]
    assert case.stones == (5, 4)


@pytest.mark.law("mus.106")
def test_a_stake_and_what_comes_with_it_are_counted_one_by_one() -> None:
    case = lance(PARES, **PAIRED).do("south envido 5, east quiero")
    assert case.told("takes", "seat", "number", "reason") == [
        ("south", 1, "grande-pass"),
        ("east", 1, "chica-pass"),
        ("south", 5, "stake-pares"),
        ("south", 1, "par"),
        ("south", 1, "par"),
        ("south", 3, "juego-31"),
    ]


@pytest.mark.law("mus.106", "mus.105")
def test_a_deje_is_told_when_it_is_taken_and_the_rest_after_the_showing() -> None:
    case = lances(**NOTHING).do("south envido 2, east paso, west paso")
    assert case.told("takes", "seat", "number", "reason") == [("south", 1, "deje-grande")]
    case = case.passed().do("south paso, east paso, north paso")
    assert len(case.told("takes")) == 1
    keys = [event.key for event in case.do("west paso").state.events if event.key in ("shows", "takes")]
    assert keys == ["takes", *["shows"] * 4, "takes", "takes"]


@pytest.mark.law("mus.110")
def test_adentro_is_said_at_thirty_five() -> None:
    case = lances(**NOTHING, score=(33, 0)).do("south envido 3, east quiero").passed_out()
    assert case.stones[SN] == 36
    assert case.told("adentro", "seat") == ["south"]


@pytest.mark.law("mus.110")
@pytest.mark.parametrize(("before", "said"), [(33, []), (34, ["south"]), (35, [])])
def test_adentro_is_said_once_and_not_before(before: int, said: list[str]) -> None:
    # South-North take one stone. With 35 they had already said it at the end of the hand before.
    case = lances(**NOTHING, score=(before, 0)).passed_out()
    assert case.stones[SN] == before + 1
    assert case.told("adentro", "seat") == said


# At the end of NOTHING, passed out, South-North have one stone more (Grande) and East-West two (Chica, Punto).


@pytest.mark.law("mus.110")
@pytest.mark.parametrize(
    ("before", "said"),
    [
        ((0, 32), []),
        ((0, 33), [("east", 35)]),
        ((0, 35), []),  # said before
        ((34, 33), [("south", 35), ("east", 35)]),
        ((35, 33), [("east", 35)]),
        ((34, 36), [("south", 35)]),
        ((33, 32), []),
        ((34, 38), []),  # Grande makes 35; but Punto wins the game for the others, and there is nothing to warn of
    ],
)
def test_each_pair_says_adentro_for_itself(before: tuple[int, int], said: list[tuple[str, int]]) -> None:
    case = lances(**NOTHING, score=before).passed_out()
    assert case.told("adentro", "seat", "number") == said


@pytest.mark.law("mus.110")
def test_adentro_is_a_warning_to_all_before_the_next_deal() -> None:
    case = lances(**NOTHING, score=(34, 33)).passed_out()
    assert case.told_to("adentro") == [("south", {*case.people, None}), ("east", {*case.people, None})]
    assert case.phase == "shuffle"


@pytest.mark.law("mus.110")
def test_who_has_said_adentro_does_not_say_it_in_the_next_hand() -> None:
    case = lances(**NOTHING, score=(34, 31)).passed_out()
    assert case.told("adentro", "seat") == ["south"]
    # East is mano now, with the best Grande, Chica and Punto of all; South has the best par.
    best = {"SOUTH": "7O 6C 5E 5B", "EAST": "12O 10C 1E 5O", "NORTH": "7C 6E 5C 4O", "WEST": "7B 6O 4C 4B"}
    again = case.deal(**best).do("east no-hay-mus").passed_out()
    assert again.stones == (36, 36)
    assert again.told("adentro", "seat", "number") == [("south", 35), ("east", 36)]  # in the hand before, and now


@pytest.mark.law("mus.110")
def test_a_match_taken_up_in_its_first_hand_has_heard_no_adentro() -> None:
    first = Mus({"hand_of_game": 1}, score=(0, 36), first_hand="off", **NOTHING).do("south no-hay-mus").passed_out()
    assert first.told("adentro", "seat") == ["east"]


@pytest.mark.law("mus.110")
@pytest.mark.parametrize(("before", "said"), [((23, 22), []), ((24, 22), ["south"]), ((23, 23), ["east"])])
def test_adentro_in_the_game_to_thirty(before: tuple[int, int], said: list[str]) -> None:
    assert lances(**NOTHING, score=before, goal=30).passed_out().told("adentro", "seat") == said


@pytest.mark.law("mus.110")
def test_a_deje_in_mid_hand_is_no_time_for_adentro() -> None:
    case = lances(**NOTHING, score=(34, 0)).do("south envido 2, east paso, west paso")
    assert case.told("adentro", "seat") == []
    assert case.passed_out().told("adentro", "seat") == ["south"]


@pytest.mark.law("mus.110")
def test_adentro_is_said_anew_in_the_next_game() -> None:
    case = lances(**NOTHING, score=(34, 0)).passed_out()
    assert case.state.adentro == (SN,)
    case = case.deal(**NOTHING).do("east no-hay-mus, east órdago, north quiero").falls()
    assert (case.state.game_hand, case.state.adentro) == (1, ())


@pytest.mark.law("mus.111")
def test_after_adentro_the_amarrakos_lie_in_the_middle_and_still_count() -> None:
    case = lances(**NOTHING, score=(34, 0)).passed_out().falls()
    ours, theirs = case.view().scores
    assert (ours.total, ours.pieces) == (35, (Piece("adentro", 7),))
    assert (theirs.total, theirs.pieces) == (2, (Piece("stone", 2),))


@pytest.mark.law("mus.111")
def test_after_adentro_of_the_second_pair_its_amarrakos_lie_in_the_middle() -> None:
    ours, theirs = lances(**NOTHING, score=(6, 34)).passed_out().falls().view().scores
    assert (ours.total, ours.pieces) == (7, (Piece("amarrako", 1), Piece("stone", 2)))
    assert (theirs.total, theirs.pieces) == (36, (Piece("adentro", 7), Piece("stone", 1)))


# What each lance gives.


@pytest.mark.law("mus.112", "mus.126")
def test_the_deje_is_one_stone_whatever_was_bet() -> None:
    case = lances(**NOTHING).passed().do("south paso, east envido 7, north no-quiero, south no-quiero")
    assert case.taken == [(EW, 1, "deje-chica")]
    case = lances(**NOTHING).passed().do("south paso, east envido 5, north no-quiero, south no-quiero")
    assert case.stones == (0, 1)


@pytest.mark.law("mus.113", "mus.124")
def test_grande_in_pass_is_one_stone_and_the_first_thing_at_the_end() -> None:
    hands = {**NOTHING, "SOUTH": "5O 5C 4O 4B", "NORTH": "12C 12E 6B 1O"}
    assert lances(**hands).passed_out().taken[0] == (SN, 1, "grande-pass")
    hands = {**NOTHING, "SOUTH": "7O 7C 4O 4B", "WEST": "12C 12E 4E 2E"}
    assert lances(**hands).passed_out().taken[0] == (EW, 1, "grande-pass")


@pytest.mark.law("mus.114", "mus.125")
def test_chica_in_pass_is_one_stone_after_grande() -> None:
    hands = {"SOUTH": "1O 1C 2E 12B", "EAST": "12O 12C 12E 11B", "NORTH": "7O 7C 6E 6B", "WEST": "10O 10C 6C 5C"}
    assert lances(**hands).passed_out().taken[:2] == [(EW, 1, "grande-pass"), (SN, 1, "chica-pass")]


def pares_of(south: str, north: str) -> list[tuple[int | str, int, str]]:
    """What Pares gives when East and West have nothing."""
    hands = {"SOUTH": south, "NORTH": north, "EAST": "11O 10C 5B 4C", "WEST": "10O 7B 4E 2E"}
    return lances(**hands).passed_out().took("par", "medias", "duples")


@pytest.mark.law("mus.115", "mus.116", "mus.117")
def test_par_one_medias_two_duples_three() -> None:
    assert pares_of("12O 12C 5E 4B", "11C 7E 6B 1O") == [(SN, 1, "par")]
    assert pares_of("7O 7C 7E 4B", "11C 6E 5O 1O") == [(SN, 2, "medias")]
    assert pares_of("12O 12C 5E 5O", "7C 7E 6B 1O") == [(SN, 3, "duples"), (SN, 1, "par")]


@pytest.mark.law("mus.118", "mus.119")
def test_thirty_one_gives_three_and_any_other_juego_two() -> None:
    others = {"EAST": "11O 10C 5B 4C", "WEST": "10O 7B 4E 2E"}
    alone = {"SOUTH": "12O 11E 10E 1B", "NORTH": "7C 6E 5O 1O", **others}
    both = {"SOUTH": "12O 11E 10E 1B", "NORTH": "12C 11C 10B 12B", **others}
    assert lances(**alone).passed_out().took("juego", "juego-31") == [(SN, 3, "juego-31")]
    assert lances(**both).passed_out().took("juego", "juego-31") == [(SN, 3, "juego-31"), (SN, 2, "juego")]


@pytest.mark.law("mus.121")
def test_a_deje_is_collected_before_any_earlier_lance() -> None:
    hands = {"SOUTH": "7O 7C 5E 4B", "EAST": "12O 12C 6E 6B", "NORTH": "11C 6O 5O 1O", "WEST": "10O 7B 4E 2E"}
    case = lance(PARES, **hands, score=(39, 39)).do("south envido 2, east no-quiero")
    assert case.games == (1, 0)
    assert case.taken == [(SN, 1, "deje-pares")]
    assert case.held("east") == ["12O", "12C", "6E", "6B"]
    assert case.state.shown


@pytest.mark.law("mus.122")
def test_the_order_of_collecting_decides_who_wins() -> None:
    hands = {"SOUTH": "7O 7C 4E 4B", "EAST": "12O 11O 10C 1C", "NORTH": "6O 6C 1O 5O", "WEST": "12E 11E 5C 4C"}
    case = lances(**hands, score=(37, 38)).passed_out()
    assert case.taken == [
        (EW, 1, "grande-pass"), (SN, 1, "chica-pass"), (SN, 3, "duples"), (SN, 1, "par"),
    ]  # fmt: skip
    assert case.games == (1, 0)
    assert case.stones == (42, 39)


@pytest.mark.law("mus.123")
def test_the_first_to_reach_the_goal_in_that_order_wins() -> None:
    hands = {"SOUTH": "12B 10E 10B 1B", "EAST": "12O 12C 6E 5C", "NORTH": "7O 7C 1O 1C", "WEST": "11E 10O 5B 4C"}
    case = lances(**hands, score=(39, 39)).passed_out()
    assert case.games == (0, 1)
    assert case.taken == [(EW, 1, "grande-pass")]


@pytest.mark.law("mus.127")
def test_a_refused_grande_gives_nothing_more() -> None:
    hands = {**NOTHING, "EAST": "12C 12E 5B 4C", "SOUTH": "11O 7C 5E 4B"}
    case = lances(**hands).do("south envido 2, east paso, west paso").passed_out()
    assert case.took("grande-pass", "stake-grande", "deje-grande") == [(SN, 1, "deje-grande")]


@pytest.mark.law("mus.128")
def test_the_best_pares_take_their_value_and_the_partners() -> None:
    hands = {"SOUTH": "7O 7C 7E 4B", "EAST": "6O 6C 5O 5C", "NORTH": "12O 12C 4E 1B", "WEST": "11O 11C 4C 1O"}
    assert lances(**hands).passed_out().took("par", "medias", "duples") == [(EW, 3, "duples"), (EW, 1, "par")]


@pytest.mark.law("mus.129")
def test_the_best_juego_takes_its_value_and_the_partners() -> None:
    hands = {"SOUTH": "12O 11C 10E 1B", "EAST": "12E 11O 6C 6B", "NORTH": "12B 10O 7O 6E", "WEST": "5O 5C 4E 1O"}
    assert lances(**hands).passed_out().took("juego", "juego-31") == [(SN, 3, "juego-31"), (SN, 2, "juego")]


@pytest.mark.law("mus.130", "mus.131")
def test_a_refused_bet_at_pares_gives_deje_and_values() -> None:
    hands = {"SOUTH": "4O 4C 12E 7B", "EAST": "12O 12C 7O 7C", "NORTH": "6O 6C 6E 1O", "WEST": "11O 10C 5E 1B"}
    case = lance(PARES, **hands).do("south envido 2, east no-quiero")
    assert case.taken[0] == (SN, 1, "deje-pares")
    assert case.passed_out().took("deje-pares", "par", "medias", "duples") == [
        (SN, 1, "deje-pares"), (SN, 1, "par"), (SN, 2, "medias"),
    ]  # fmt: skip


@pytest.mark.law("mus.132", "mus.133")
def test_a_refused_bet_at_juego_gives_deje_and_values() -> None:
    hands = {"SOUTH": "12O 10C 7E 6B", "EAST": "12E 11O 10B 1C", "NORTH": "7O 5C 4E 1B", "WEST": "6O 5O 4O 2O"}
    case = lance(JUEGO, **hands).do("south envido 2, east no-quiero")
    assert case.took("deje-juego", "juego", "juego-31") == [(SN, 1, "deje-juego"), (SN, 2, "juego")]


@pytest.mark.law("mus.134")
def test_punto_in_pass_is_one_stone() -> None:
    hands = {"SOUTH": "7O 7C 7E 7B", "EAST": "12O 11C 5E 4B", "NORTH": "12C 6O 4O 4C", "WEST": "11O 10C 5O 5C"}
    assert lances(**hands).passed_out().took("punto") == [(EW, 1, "punto")]


@pytest.mark.law("mus.135", "mus.136")
def test_a_refused_bet_at_punto_gives_deje_and_the_punto() -> None:
    hands = {"SOUTH": "12C 5O 5C 4C", "EAST": "12O 11C 5E 5B", "NORTH": "7O 4B 4O 1O", "WEST": "7C 7E 10B 4E"}
    case = lance(PUNTO, **hands).do("south envido 2, east paso, west paso")
    assert case.took("deje-punto", "punto") == [(SN, 1, "deje-punto"), (SN, 1, "punto")]


@pytest.mark.law("mus.134", "mus.79")
def test_an_accepted_bet_at_punto_gives_the_stake_and_one() -> None:
    case = lance(PUNTO, **NOTHING).do("south envido 5, east quiero")
    assert case.took("stake-punto", "punto") == [(EW, 5, "stake-punto"), (EW, 1, "punto")]


@pytest.mark.law("mus.128", "mus.79")
def test_an_accepted_bet_at_pares_gives_the_stake_and_the_values() -> None:
    case = lance(PARES, **PAIRED).do("south envido 5, east quiero")
    assert case.took("stake-pares", "par") == [(SN, 5, "stake-pares"), (SN, 1, "par"), (SN, 1, "par")]


@pytest.mark.law("mus.137")
def test_who_refuses_loses_all_right_to_the_lance() -> None:
    hands = {"SOUTH": "12O 12C 3E 3B", "EAST": "7O 6C 5E 4B", "NORTH": "11O 10C 5B 4C", "WEST": "10O 7B 4E 2E"}
    case = lances(**hands).do("south paso, east paso, north paso, west envido 2, south no-quiero, north no-quiero")
    assert case.passed_out().took("deje-grande", "grande-pass") == [(EW, 1, "deje-grande")]


@pytest.mark.law("mus.137", "mus.138")
def test_one_partner_refuses_and_the_other_accepts() -> None:
    # East refuses with the better hand, West accepts; East's cards win the stake.
    case = lances(**NOTHING | {"EAST": "12C 12E 5B 4C"}).do("south envido 2, east no-quiero, west quiero")
    assert case.passed_out().taken[0] == (EW, 2, "stake-grande")


@pytest.mark.law("mus.138")
def test_the_better_of_two_partners_counts() -> None:
    hands = {"SOUTH": "7O 6C 5E 4B", "EAST": "12O 11C 7E 5B", "NORTH": "12C 12E 6B 1O", "WEST": "10O 10C 4O 4C"}
    case = lances(**hands).do("south envido 2, east quiero").passed_out()
    assert case.taken[0] == (SN, 2, "stake-grande")


@pytest.mark.law("mus.138")
def test_an_ordago_is_won_by_the_partner_too() -> None:
    hands = {"SOUTH": "7O 6C 5E 4B", "EAST": "12O 11C 7E 5B", "NORTH": "12C 12E 6B 1O", "WEST": "10O 10C 4O 4C"}
    assert lances(**hands).do("south órdago, east quiero").games == (1, 0)


# Free declarations.


def free(says: str, **given: Any) -> Mus:
    """Grande and Chica are passed, then pares are declared as `says` has it, from the mano on."""
    return declare(lances(**NOTHING | given, declarations="free").passed().passed(), says)


def declare(case: Mus, says: str) -> Mus:
    for letter in says:
        case = case.do(f"{case.turn} {'sí' if letter == 'y' else 'no'}")
    return case


@pytest.mark.law("mus.51")
def test_pares_that_were_denied_win_and_count_nothing() -> None:
    case = declare(free("nynn", NORTH="7O 7E 5C 4O", EAST="6O 6C 5B 4C").passed_out(), "nnnn").passed_out()
    assert case.told("false-pares", "seat") == ["north"]
    assert case.took("par") == [(EW, 1, "par")]


@pytest.mark.law("mus.51", "mus.124", "mus.125", "mus.134")
def test_what_nobody_declares_is_collected_where_declarations_are_free() -> None:
    case = declare(free("nnnn"), "nnnn").passed_out()
    assert case.taken == [(SN, 1, "grande-pass"), (EW, 1, "chica-pass"), (EW, 1, "punto")]


@pytest.mark.law("mus.51")
def test_a_juego_that_was_denied_is_dead_at_punto_too() -> None:
    case = declare(free("nnnn", SOUTH="12O 11E 10E 1B"), "nnnn").passed_out()
    assert case.took("punto", "juego-31") == [(EW, 1, "punto")]


@pytest.mark.law("mus.51")
def test_a_false_yes_forfeits_the_lance() -> None:
    # South has no pares but says so and bets; East, with a par, accepts.
    case = free("yyyn", EAST="6O 6C 5B 4C", NORTH="7O 7E 6B 1O").do("south envido 5, east quiero")
    case = declare(case, "nnnn").passed_out()
    assert case.took("stake-pares", "par") == [(EW, 5, "stake-pares"), (EW, 1, "par")]


@pytest.mark.law("mus.51")
def test_a_false_yes_of_the_other_pair_forfeits_the_lance_to_the_manos() -> None:
    # East has no pares but says so; South, with a par, accepts his bet.
    case = free("yynn", SOUTH="6O 6C 5E 4B").do("south paso, east envido 5, south quiero")
    assert case.phase == "declare-juego"
    case = declare(case, "nnnn").passed_out()
    assert case.took("stake-pares", "par") == [(SN, 5, "stake-pares"), (SN, 1, "par")]


@pytest.mark.law("mus.51")
def test_a_deje_got_by_a_false_yes_is_given_back() -> None:
    case = free("yynn", EAST="6O 6C 5B 4C").do("south envido 5, east no-quiero")
    assert case.stones == (1, 0)
    case = declare(case, "nnnn").passed_out()
    assert case.paid("deje-back") == [(SN, BANK, 1)]
    assert case.took("par") == [(EW, 1, "par")]


@pytest.mark.law("mus.51")
def test_a_deje_got_from_one_who_lied_is_kept() -> None:
    # South has his par; East, who says he has one, refuses.
    case = free("yynn", SOUTH="6O 6C 5E 4B").do("south envido 5, east no-quiero")
    assert case.stones == (1, 0)
    case = declare(case, "nnnn").passed_out()
    assert case.paid("deje-back") == []
    assert case.took("deje-pares", "par") == [(SN, 1, "deje-pares"), (SN, 1, "par")]


@pytest.mark.law("mus.51")
def test_a_false_no_is_no_false_yes_and_the_partners_pares_count() -> None:
    # North denies his sevens; South has kings and East sixes, and both said so.
    hands = {"SOUTH": "12O 12C 5E 4B", "EAST": "6O 6C 5B 4C", "NORTH": "7O 7E 5C 1O"}
    case = free("yynn", **hands).do("south envido 5, east quiero")
    case = declare(case, "nnnn").passed_out()
    assert case.told("false-pares", "seat") == ["north"]
    assert case.took("stake-pares", "par") == [(SN, 5, "stake-pares"), (SN, 1, "par")]
    assert case.laws_of("par") == [("mus.115", "mus.138")]


@pytest.mark.law("mus.51")
def test_an_ordago_with_a_false_yes_loses_the_game() -> None:
    assert free("yyyn", EAST="6O 6C 5B 4C", NORTH="12C 12E 12B 1O").do("south órdago, east quiero").games == (0, 1)


@pytest.mark.law("mus.51")
def test_if_both_pairs_lie_nobody_collects_and_the_first_loses_an_ordago() -> None:
    case = free("yynn").do("south envido 5, east quiero")
    case = declare(case, "nnnn").passed_out()
    assert case.took("stake-pares", "par") == []
    assert free("yynn").do("south órdago, east quiero").games == (0, 1)
    assert free("nyyn").do("east órdago, north quiero").games == (1, 0)


@pytest.mark.law("mus.51")
def test_a_game_won_by_a_false_deje_is_lost() -> None:
    case = free("yynn", score=(39, 0), **NOTHING | {"EAST": "6O 6C 5B 4C"}).do("south envido 5, east no-quiero")
    assert case.games == (0, 1)
    assert case.told("gives-back", "seat") == ["south"]
    assert case.stones == (39, 0)


@pytest.mark.law("mus.51")
def test_a_game_won_by_a_false_deje_of_the_other_pair_is_lost_too() -> None:
    case = free("yynn", score=(0, 39), SOUTH="6O 6C 5E 4B").do("south paso, east envido 5, south no-quiero")
    assert (case.games, case.stones) == ((1, 0), (0, 39))
    assert case.told("gives-back", "seat", "number") == [("east", 1)]


@pytest.mark.law("mus.51")
def test_a_game_won_by_a_false_deje_is_lost_though_the_others_lied_too() -> None:
    assert free("yynn", score=(39, 0)).do("south envido 5, east no-quiero").games == (0, 1)


@pytest.mark.law("mus.51")
def test_a_game_won_by_a_true_deje_that_leans_on_a_false_one_is_lost_too() -> None:
    hands = {**NOTHING, "EAST": "6O 6C 5B 4C"}
    case = free("yynn", score=(38, 0), **hands).do("south envido 5, east no-quiero")
    lost = declare(case, "nnnn").do("south envido 2, east paso, west paso")
    assert (lost.games, lost.stones) == ((0, 1), (39, 0))
    honest = free("nynn", score=(39, 0), **hands)
    assert declare(honest, "nnnn").do("south envido 2, east paso, west paso").games == (1, 0)


@pytest.mark.law("mus.51", "mus.136")
def test_a_pair_whose_hands_are_both_dead_keeps_the_deje_of_punto_and_no_more() -> None:
    hands = {"SOUTH": "12O 11E 10E 1B", "NORTH": "11C 10B 7E 6B"}
    case = declare(free("nnnn", **hands), "nnnn").do("south envido 2, east paso, west paso")
    assert case.took("deje-punto", "punto") == [(SN, 1, "deje-punto")]
    one = declare(free("nnnn", SOUTH=hands["SOUTH"]), "nnnn").do("south envido 2, east paso, west paso")
    assert one.took("deje-punto", "punto") == [(SN, 1, "deje-punto"), (SN, 1, "punto")], "his partner's still counts"


@pytest.mark.law("mus.51")
def test_an_ordago_at_punto_among_four_deniers_goes_by_grande() -> None:
    hands = {"SOUTH": "11O 10O 7O 4O", "EAST": "12O 11C 7C 4C", "NORTH": "11E 10E 7E 4E", "WEST": "11B 10B 7B 4B"}
    case = declare(free("nnnn", **hands), "nnnn")
    assert case.phase == PUNTO
    assert case.do("south órdago, east quiero").games == (0, 1)


def test_free_declarations_are_asked_in_turn() -> None:
    case = lances(**NOTHING, declarations="free").passed().passed()
    assert (case.phase, case.turn) == ("declare-pares", "south")
    case = case.do("south no")
    assert case.turn == "east"


def test_everything_that_moves_sums_to_nothing() -> None:
    assert sum(lances(**PAIRED).passed_out().state.ledger.balances.values()) == 0


# The laws of a payment are those by which it is due.


REFUSED = "south envido 2, east paso, west paso"
JUEGOS = {"SOUTH": "12O 11C 10E 1B", "EAST": "12E 11O 6C 6B", "NORTH": "12B 10O 7O 6E", "WEST": "5O 5C 4E 1O"}
"""South has 31, East 32 and North 33; East and West have pares too."""


@pytest.mark.law("mus.82", "mus.85", "mus.104", "mus.105", "mus.113", "mus.114", "mus.124", "mus.125", "mus.126")
@pytest.mark.law("mus.130", "mus.132", "mus.135")
@pytest.mark.parametrize(
    ("name", "hands", "script", "reason", "by"),
    [
        (GRANDE, NOTHING, REFUSED, "deje-grande", "mus.85 mus.105 mus.126"),
        (CHICA, NOTHING, REFUSED, "deje-chica", "mus.85 mus.105 mus.126"),
        (PARES, PAIRED, REFUSED, "deje-pares", "mus.85 mus.105 mus.130"),
        (JUEGO, JUEGOS, "south envido 2, east paso", "deje-juego", "mus.85 mus.105 mus.132"),
        (PUNTO, NOTHING, REFUSED, "deje-punto", "mus.85 mus.105 mus.135"),
        (GRANDE, NOTHING, "south paso, east paso, north paso, west paso", "grande-pass", "mus.113 mus.124"),
        (CHICA, NOTHING, "south paso, east paso, north paso, west paso", "chica-pass", "mus.114 mus.125"),
        (GRANDE, NOTHING, "south envido 2, east quiero", "stake-grande", "mus.82 mus.104"),
        (CHICA, NOTHING, "south envido 2, east quiero", "stake-chica", "mus.82 mus.104"),
        (PARES, PAIRED, "south envido 2, east quiero", "stake-pares", "mus.82 mus.104"),
        (JUEGO, JUEGOS, "south envido 2, east quiero", "stake-juego", "mus.82 mus.104"),
        (PUNTO, NOTHING, "south envido 2, east quiero", "stake-punto", "mus.82 mus.104"),
    ],
)
def test_dejes_passes_and_stakes_are_paid_by_the_laws_of_their_lance(
    name: str, hands: dict[str, str], script: str, reason: str, by: str
) -> None:
    assert lance(name, **hands).do(script).passed_out().laws_of(reason) == [tuple(by.split())]


@pytest.mark.law("mus.36", "mus.72", "mus.73", "mus.115", "mus.116", "mus.117", "mus.118", "mus.119", "mus.128")
@pytest.mark.law("mus.129", "mus.131", "mus.133", "mus.134", "mus.136", "mus.138")
@pytest.mark.parametrize(
    ("name", "hands", "script", "reason", "by"),
    [
        (PARES, PAIRED, "south paso, east paso, north paso, west paso", "par", "mus.115 mus.128"),
        (PARES, PAIRED, REFUSED, "par", "mus.115 mus.131"),
        (PARES, PAIRED, "south envido 2, east quiero", "par", "mus.115 mus.138"),
        (PARES, PAIRED | {"SOUTH": "12O 12C 12E 4B"}, "south envido 2, east quiero", "medias", "mus.116 mus.138"),
        (PARES, PAIRED | {"SOUTH": "12O 12C 4E 4B"}, "south envido 2, east quiero", "duples", "mus.117 mus.138"),
        (JUEGO, JUEGOS, "south paso, east paso, north paso", "juego-31", "mus.118 mus.129"),
        (JUEGO, JUEGOS, "south paso, east paso, north paso", "juego", "mus.119 mus.129"),
        (JUEGO, JUEGOS, "south envido 2, east paso", "juego-31", "mus.118 mus.133"),
        (JUEGO, JUEGOS, "south envido 2, east paso", "juego", "mus.119 mus.133"),
        (JUEGO, JUEGOS, "south envido 2, east quiero", "juego", "mus.119 mus.138"),
        (PUNTO, NOTHING, "south paso, east paso, north paso, west paso", "punto", "mus.134"),
        (PUNTO, NOTHING, REFUSED, "punto", "mus.136"),
        (PUNTO, NOTHING, "south envido 2, east quiero", "punto", "mus.36 mus.138"),
        # Only one pair has pares, or juego: it collects by the law that lets nobody bet.
        (CHICA, NOTHING | {"SOUTH": "12O 12C 5E 4B"}, REFUSED, "par", "mus.115 mus.72"),
        (PARES, PAIRED, REFUSED, "juego-31", "mus.118 mus.73"),
    ],
)
def test_values_are_paid_by_the_laws_of_how_the_lance_was_closed(
    name: str, hands: dict[str, str], script: str, reason: str, by: str
) -> None:
    assert set(lance(name, **hands).do(script).passed_out().laws_of(reason)) == {tuple(by.split())}


@pytest.mark.law("mus.51")
def test_what_a_false_declaration_costs_is_paid_by_the_law_of_the_showing() -> None:
    case = declare(free("yynn", EAST="6O 6C 5B 4C").do("south envido 5, east no-quiero"), "nnnn").passed_out()
    assert case.laws_of("deje-back") == [("mus.51",)]
    assert case.laws_of("par") == [("mus.115", "mus.51")]


@pytest.mark.law("mus.53", "mus.104")
def test_stones_that_come_with_a_match_or_go_back_after_a_game_have_their_law_too() -> None:
    case = lances(**NOTHING, score=(39, 5)).do(REFUSED).falls()
    assert case.laws_of("brought-forward") == [("mus.104",)] * 2
    assert case.laws_of("new-game") == [("mus.53",)] * 2
    assert case.paid("new-game") == [(SN, BANK, 40), (EW, BANK, 5)]


@pytest.mark.law("mus.138")
def test_after_an_accepted_bet_no_law_about_passing_is_cited() -> None:
    pares = lance(PARES, **PAIRED).do("south envido 5, east quiero")
    assert pares.laws_of("par") == [("mus.115", "mus.138")] * 2
    punto = lance(PUNTO, **NOTHING).do("south envido 5, east quiero")
    assert not {"mus.134", "mus.136"} & set(punto.laws_of("punto")[-1])


@pytest.mark.law("mus.128", "mus.131")
def test_the_values_say_whether_all_passed_or_a_bet_was_refused() -> None:
    assert "mus.128" in lance(PARES, **PAIRED).passed().laws_of("par")[-1]
    assert "mus.131" in lance(PARES, **PAIRED).do("south envido 2, east paso, west paso").laws_of("par")[-1]


@pytest.mark.law("mus.85", "mus.126")
def test_only_a_deje_of_one_stone_is_paid_by_the_law_of_one_stone() -> None:
    assert "mus.126" in lances(**PAIRED).do("south envido 2, east paso, west paso").laws_of("deje-grande")[-1]
    raised = lances(**PAIRED).do("south envido 4, east más 3, north no-quiero, south no-quiero")
    assert raised.laws_of("deje-grande") == [("mus.85", "mus.105")]


# The real.

REAL = {"SOUTH": "12O 11C 10E 1B", "EAST": "7O 7C 7E 12B", "NORTH": "11O 6C 5E 4B", "WEST": "10O 6E 5C 4C"}
"""South, mano, and East have 31; East's is of three sevens and a king."""


@pytest.mark.law("mus.34", "mus.37")
@pytest.mark.parametrize(("real", "winner"), [("off", SN), ("any", EW), ("king", EW), ("sota", SN)])
def test_a_real_beats_the_31_of_the_mano(real: str, winner: int) -> None:
    case = lances(**REAL, real=real).passed_out()
    assert case.took("juego-31") == [(winner, 3, "juego-31")]


@pytest.mark.law("mus.34", "mus.12")
@pytest.mark.parametrize(
    ("card", "kings", "valid"),
    [
        ("12B", 8, {"any", "king"}),
        ("3B", 8, {"any"}),
        ("11B", 8, {"any"}),
        ("10B", 8, {"any", "sota"}),
        ("12B", 4, {"any", "king"}),
        ("10B", 4, {"any", "sota"}),
    ],
)
def test_which_card_makes_a_real_is_agreed_on(card: str, kings: int, valid: set[str]) -> None:
    found = set()
    for real in ("off", "any", "king", "sota"):
        case = lances(**REAL | {"EAST": f"7O 7C 7E {card}"}, real=real, kings=kings).passed_out()
        if case.took("juego-31")[0][0] == EW:
            found.add(real)
    assert found == valid


@pytest.mark.law("mus.34", "mus.118")
def test_a_real_pays_three_like_any_31() -> None:
    partner = REAL | {"NORTH": "7O 7C 12C 7E", "EAST": "11O 6C 5C 4B", "WEST": "10C 10B 6E 4C"}
    case = lances(**partner, real="any").passed_out()
    assert case.took("juego-31") == [(SN, 3, "juego-31"), (SN, 3, "juego-31")]
    assert lances(**REAL, real="any").passed_out().took("juego-31") == [(EW, 3, "juego-31")]


@pytest.mark.law("mus.34", "mus.84")
def test_a_real_wins_an_ordago_at_juego() -> None:
    case = lance("juego", **REAL, real="king").do("south órdago, east quiero")
    assert case.games == (0, 1)


# Thirty-five stones, four games, and vacas.


@pytest.mark.law("mus.3", "mus.110")
def test_thirty_five_stones_are_a_game_and_adentro_is_at_thirty() -> None:
    assert lances(**PLAIN, goal=35, score=(34, 0)).do("south envido 2, east no-quiero, west no-quiero").games == (1, 0)
    case = lances(**PLAIN, goal=35, score=(29, 0)).passed_out()
    assert (case.stones[SN], case.state.adentro) == (30, (SN,))


@pytest.mark.law("mus.57")
@pytest.mark.parametrize("wanted", [4, 5])
def test_a_match_may_be_of_four_or_five_games(wanted: int) -> None:
    case = lances(start={"games": (wanted - 2, 0)}, **PLAIN, games_to_win=wanted)
    case = case.do("south órdago, east quiero")
    assert not case.state.over
    again = lances(start={"games": (wanted - 1, 0)}, **PLAIN, games_to_win=wanted)
    assert again.do("south órdago, east quiero").state.winners == (SN,)


@pytest.mark.law("mus.57")
def test_a_vaca_is_won_by_games_and_the_next_begins_at_none() -> None:
    case = lances(start={"games": (2, 1)}, **PLAIN, vacas=2).do("south órdago, east quiero")
    assert not case.state.over
    assert (case.games, case.state.vacas, case.told("vaca-won", "ours", "theirs")) == ((0, 0), (1, 0), [(1, 0)])
    assert (case.dealer, case.mano) == ("south", "east")
    start = {"games": (1, 2), "vacas": (0, 1)}
    others = lance("chica", start=start, **PLAIN, vacas=3).do("south órdago, east quiero")
    assert (others.state.vacas, others.told("vaca-won", "ours", "theirs")) == ((0, 2), [(2, 0)])


@pytest.mark.law("mus.56", "mus.57")
def test_the_first_with_vacas_enough_wins_the_match() -> None:
    case = lances(start={"games": (2, 1), "vacas": (1, 1)}, **PLAIN, vacas=2).do("south órdago, east quiero")
    assert case.state.over and (case.state.winners, case.state.vacas) == ((SN,), (2, 1))
    third = lances(start={"games": (2, 1), "vacas": (1, 1)}, **PLAIN, vacas=3).do("south órdago, east quiero")
    assert not third.state.over and third.standing == [2, 1]


@pytest.mark.law("mus.43", "mus.57")
@pytest.mark.parametrize(("manner", "moves"), [("first-game-only", False), ("every-game", True)])
def test_the_first_game_is_that_of_the_match_and_not_of_each_vaca(manner: str, moves: bool) -> None:
    case = lances(start={"games": (2, 1)}, **PLAIN, vacas=2, first_hand=manner).do("south órdago, east quiero")
    assert case.falls().state.pack_moves is moves
    fresh = Mus({"hand_of_game": 1}, **PLAIN, vacas=2, first_hand=manner)
    assert fresh.state.pack_moves
