"""The lances in their order, declarations, and the words of the betting."""

from __future__ import annotations

import pytest

from tapete.errors import Illegal
from tapete.games.mus.betting import LIMIT
from tapete.games.mus.ranking import CHICA, GRANDE, JUEGO, PARES, PUNTO
from tapete.games.mus.state import MusState
from tests.games.mus.table import (
    EAST,
    EW,
    NORTH,
    SN,
    SOUTH,
    WEST,
    after,
    allows,
    games,
    lance,
    lances,
    passed,
    passed_out,
    score,
    taken,
    talk,
    told,
    words,
)

PAIRED = {SOUTH: "12O 12C 7E 4B", EAST: "7O 7C 5E 4C", NORTH: "11O 11C 6E 1B", WEST: "6O 6C 5O 1O"}
"""All have a par: kings, sevens, knights, sixes."""

NO_JUEGO = {SOUTH: "12O 7C 5E 4B", EAST: "11O 10C 5B 4C", NORTH: "11C 7E 6B 1O", WEST: "10O 7B 4E 2E"}


def outcome(state: MusState) -> tuple[str, int]:
    """How the last lance was closed, and its stake or deje."""
    last = state.closed[-1]
    return last.how, last.stake or last.deje


def declared(state: MusState, name: str) -> list[str]:
    return [str(event.get("word")) for event in state.events if event.key == "declares" and event.get("lance") == name]


# The lances.


@pytest.mark.law("mus.65")
def test_no_card_leaves_a_hand_and_none_is_shown_before_the_end() -> None:
    state = lances(PAIRED)
    while not state.shown:
        assert [len(hand) for hand in state.hands] == [4, 4, 4, 4]
        assert all(card is None for seat in (EAST, NORTH, WEST) for card in state.view(SOUTH).seats[seat].cards)
        assert state.turn is not None
        state = after(state, f"{'SENW'[state.turn]} paso")
    assert all(card is not None for seat in range(4) for card in state.view(SOUTH).seats[seat].cards)


@pytest.mark.law("mus.68", "mus.78")
def test_the_mano_opens_with_a_pass_a_bet_or_an_ordago() -> None:
    state = lances(PAIRED)
    assert words(state, SOUTH) == {"paso", "envido", "órdago"}
    assert not any(words(state, seat) for seat in (EAST, NORTH, WEST))
    for text in ("envido 2", "envido 5", "envido 60"):
        assert allows(state, SOUTH, text)
    assert not allows(state, SOUTH, "envido 1")


@pytest.mark.law("mus.69")
def test_the_next_in_turn_answers_first() -> None:
    state = after(lances(PAIRED), "S envido 2")
    assert words(state, EAST) == {"paso", "no-quiero", "quiero", "más", "reenvido", "órdago"}
    with pytest.raises(Illegal):
        after(state, "W quiero")


@pytest.mark.law("mus.70")
def test_grande_chica_pares_juego() -> None:
    hands = {SOUTH: "12O 12C 10E 1B", EAST: "11O 11C 10C 4C", NORTH: "7O 6C 5E 1O", WEST: "5O 5C 4E 2B"}
    state, seen = lances(hands), []
    while state.phase in (GRANDE, CHICA, PARES, JUEGO, PUNTO):
        seen.append(state.phase)
        state = passed(state)
    assert seen == [GRANDE, CHICA, PARES, JUEGO]


@pytest.mark.law("mus.71")
def test_pares_are_declared_in_turn() -> None:
    hands = {SOUTH: "12O 12C 7E 4B", EAST: "11C 10O 6E 5B", NORTH: "7O 7B 4C 4O", WEST: "12E 10B 5C 1O"}
    state = passed(passed(lances(hands)))
    assert declared(state, PARES) == ["sí", "no", "sí", "no"]


@pytest.mark.law("mus.72")
def test_with_pares_in_one_hand_there_is_no_bet_but_they_are_collected() -> None:
    hands = {**NO_JUEGO, SOUTH: "12O 12C 5E 4B"}
    state = passed(passed(lances(hands)))
    assert state.phase != PARES
    assert state.closed[-1].how == "unopposed"
    assert (SN, 1, "par") in taken(passed_out(state))


@pytest.mark.law("mus.72")
def test_pares_of_both_partners_alone_are_no_betting_either() -> None:
    hands = {**NO_JUEGO, SOUTH: "12O 12C 5E 4B", NORTH: "7E 7O 6B 6O"}
    state = passed(passed(lances(hands)))
    assert state.phase == PUNTO
    assert [item for item in taken(passed(state)) if item[2] in ("par", "duples")] == [
        (SN, 1, "par"),
        (SN, 3, "duples"),
    ]


@pytest.mark.law("mus.72")
def test_pares_in_both_pairs_are_bet_on_by_those_who_have_them() -> None:
    hands = {**NO_JUEGO, EAST: "11O 11E 5B 4C", SOUTH: "12O 12C 5E 4B"}
    state = lance(PARES, hands)
    assert state.turn == SOUTH
    state = after(state, "S paso")
    assert state.turn == EAST
    assert after(state, "E paso").phase != PARES


@pytest.mark.law("mus.72")
def test_nobody_has_pares() -> None:
    state = passed(passed(lances(NO_JUEGO)))
    assert state.closed[-1].how == "nobody"
    assert state.phase == PUNTO


@pytest.mark.law("mus.73")
def test_juego_is_declared_in_turn_and_played_by_those_who_have_it() -> None:
    hands = {SOUTH: "12O 11C 10E 1B", EAST: "7O 7C 7E 7B", NORTH: "11O 10O 5C 1O", WEST: "12C 11E 7E 6B"}
    hands = {**hands, EAST: "7O 7C 10B 4C"}
    state = lance(JUEGO, hands)
    assert declared(state, JUEGO) == ["sí", "no", "no", "sí"]
    assert state.turn == SOUTH
    state = after(state, "S paso")
    assert state.turn == WEST


@pytest.mark.law("mus.74")
def test_punto_is_open_to_all_four_from_the_mano() -> None:
    state = lance(PUNTO, NO_JUEGO)
    assert declared(state, JUEGO) == ["no", "no", "no", "no"]
    for seat in range(4):
        assert state.turn == seat
        assert words(state, seat) == {"paso", "envido", "órdago"}
        if seat < WEST:
            state = after(state, f"{'SENW'[seat]} paso")


# Passing and being out.


@pytest.mark.law("mus.75")
def test_who_passed_before_any_bet_is_still_in() -> None:
    state = after(lances(PAIRED), "S paso, E paso, N paso, W envido 2")
    assert words(state, SOUTH) >= {"quiero", "no-quiero", "más"}
    state = after(state, "S no-quiero")
    assert words(state, NORTH) >= {"quiero", "no-quiero", "más"}
    assert outcome(after(state, "N quiero")) == ("accepted", 2)


@pytest.mark.law("mus.76")
def test_who_passes_after_a_bet_is_out_for_good() -> None:
    state = after(lances(PAIRED), "S envido 2, E paso, W más 2, S más 2")
    assert state.turn == WEST
    state = after(state, "W no-quiero")
    assert outcome(state) == ("refused", 4)
    assert score(state) == (4, 0)


@pytest.mark.law("mus.76")
def test_being_out_ends_with_the_lance() -> None:
    state = after(lances(PAIRED), "S envido 2, E paso, W quiero")
    assert state.phase == CHICA
    assert after(state, "S paso").turn == EAST


@pytest.mark.law("mus.78")
def test_when_all_pass_the_lance_is_closed_in_pass() -> None:
    state = passed(lance(CHICA, NO_JUEGO))
    assert [(closed.lance, closed.how) for closed in state.closed[:2]] == [(GRANDE, "pass"), (CHICA, "pass")]
    assert score(state) == (0, 0)
    assert (EW, 1, "chica-pass") in taken(passed_out(state))


# The words.


@pytest.mark.law("mus.79")
def test_envido_is_two_stones() -> None:
    hands = {**NO_JUEGO, WEST: "12E 12B 4E 2E"}
    state = after(lances(hands), "S envido 2, E quiero")
    assert outcome(state) == ("accepted", 2)
    assert taken(passed_out(state))[0] == (EW, 2, "stake-grande")


@pytest.mark.law("mus.80")
@pytest.mark.parametrize(("bet", "stake"), [(2, 4), (5, 7), (7, 9)])
def test_y_yo_adds_two(bet: int, stake: int) -> None:
    state = after(lances(PAIRED), f"S envido {bet}, E más 2, N no-quiero, S quiero")
    assert outcome(state) == ("accepted", stake)


@pytest.mark.law("mus.81")
@pytest.mark.parametrize(("bet", "stake"), [(2, 4), (5, 10), (7, 14)])
def test_reenvido_doubles(bet: int, stake: int) -> None:
    state = after(lances(PAIRED), f"S envido {bet}, E reenvido, N quiero")
    assert outcome(state) == ("accepted", stake)


@pytest.mark.law("mus.80")
@pytest.mark.parametrize(("least", "one"), [(2, False), (1, True)])
def test_the_smallest_raise_is_two_unless_agreed(least: int, one: bool) -> None:
    state = after(lances(PAIRED, raise_min=least), "S envido 2")
    assert allows(state, EAST, "más 1") is one
    assert allows(state, EAST, "más 30")


@pytest.mark.law("mus.69", "mus.80")
def test_raises_go_back_and_forth_without_end() -> None:
    state = after(lances(PAIRED), "S envido 2, E más 5, N reenvido, W más 3, S más 2")
    assert state.bet is not None
    assert (state.bet.stake, state.bet.before) == (19, 17)
    assert state.turn == EAST
    assert not allows(state, NORTH, "quiero")


@pytest.mark.law("mus.82")
def test_quiero_closes_the_lance_at_once() -> None:
    state = after(lance(CHICA, PAIRED), "S envido 3, E paso, W quiero")
    assert outcome(state) == ("accepted", 3)
    assert state.phase == PARES
    assert score(state) == (0, 0)


@pytest.mark.law("mus.83")
def test_no_quiero_of_both_gives_the_deje() -> None:
    state = after(lance(CHICA, PAIRED), "S envido 3, E no-quiero")
    assert state.phase == CHICA
    state = after(state, "W no-quiero")
    assert outcome(state) == ("refused", 1)
    assert score(state) == (1, 0)


@pytest.mark.law("mus.84")
def test_ordago_stakes_the_whole_game() -> None:
    hands = {**PAIRED, NORTH: "12E 12B 3O 1B"}
    state = after(lances(hands, score=(0, 35)), "S órdago, E quiero")
    assert games(state) == (1, 0)


@pytest.mark.law("mus.84")
def test_after_an_ordago_one_accepts_or_refuses() -> None:
    state = after(lances(PAIRED), "S órdago")
    assert words(state, EAST) == {"quiero", "no-quiero", "paso"}
    assert outcome(after(state, "E no-quiero, W no-quiero")) == ("refused", 1)


@pytest.mark.law("mus.84", "mus.85")
def test_a_refused_ordago_costs_what_stood_before() -> None:
    state = after(lances(PAIRED), "S envido 2, E más 2, N órdago, W no-quiero, E no-quiero")
    assert score(state) == (4, 0)


@pytest.mark.law("mus.85")
@pytest.mark.parametrize(
    ("script", "standing"),
    [
        ("S envido 2, E paso, W paso", (1, 0)),
        ("S envido 30, E paso, W paso", (1, 0)),
        ("S órdago, E paso, W paso", (1, 0)),
        ("S envido 2, E más 5, N paso, S paso", (0, 2)),
        ("S envido 2, E más 5, N reenvido, W paso, E paso", (7, 0)),
        ("S envido 2, E más 2, N órdago, W paso, E paso", (4, 0)),
    ],
)
def test_the_deje_is_the_stake_that_stood_or_one(script: str, standing: tuple[int, int]) -> None:
    assert score(after(lances(PAIRED), script)) == standing
    one = tuple(min(1, stones) for stones in standing)
    assert score(after(lances(PAIRED, deje="one"), script)) == one


@pytest.mark.law("mus.55")
def test_there_is_no_limit_that_matters() -> None:
    state = after(lances(PAIRED), f"S envido {LIMIT}")
    assert words(state, EAST) == {"quiero", "no-quiero", "paso", "órdago"}
    assert not allows(lances(PAIRED), SOUTH, f"envido {LIMIT + 1}")


# Talk.


@pytest.mark.law("mus.88", "mus.90")
def test_nothing_can_be_said_but_the_words_of_the_game_in_turn() -> None:
    state = lances(PAIRED)
    assert all(not words(state, seat) for seat in (EAST, NORTH, WEST))
    with pytest.raises(Illegal):
        after(state, "S buenas-cartas")
    with pytest.raises(Illegal):
        after(state, "S show 12O")


@pytest.mark.law("mus.89")
def test_a_word_said_in_turn_cannot_be_taken_back() -> None:
    state = after(lances(PAIRED), "S órdago")
    assert not words(state, SOUTH)
    assert games(after(state, "E quiero")) == (1, 0)


def early() -> MusState:
    return lances(PAIRED, talk="open")


@pytest.mark.law("mus.89")
def test_a_word_out_of_turn_does_nothing_yet() -> None:
    state = after(early(), "N envido 5")
    assert state.bet is None
    assert state.turn == SOUTH
    assert told(state, "early") == [NORTH]


@pytest.mark.law("mus.89")
@pytest.mark.parametrize(
    ("script", "seat", "bound"),
    [
        ("W paso, S paso, E paso, N paso", WEST, {"paso"}),  # nothing has changed: it binds
        ("E órdago, S paso", EAST, {"órdago"}),
        ("E órdago, S envido 2", EAST, {"órdago"}),  # an órdago binds whatever was bet
        ("E envido 5, S paso", EAST, {"envido 5"}),
        ("E envido 5, S envido 2", EAST, {"más 5"}),  # so many stones more
        ("E más 3, S envido 2", EAST, {"más 3"}),
        ("E más 3, S paso", EAST, {"envido 3"}),
        ("S envido 2, W quiero, E no-quiero", WEST, {"quiero"}),  # the same bet still stands
        ("S envido 2, W quiero, E paso", WEST, {"quiero"}),
        ("E no-quiero, E quiero, S envido 2", EAST, None),
    ],
)
def test_what_binds_when_the_turn_comes(script: str, seat: int, bound: set[str] | None) -> None:
    if bound is None:
        # Of several words the first counts: a second one is not even heard.
        with pytest.raises(Illegal):
            after(early(), script)
    else:
        assert words(after(early(), script), seat) == bound


@pytest.mark.law("mus.89")
@pytest.mark.parametrize(
    ("script", "seat"),
    [
        ("E paso, S envido 2", EAST),
        ("E quiero, S envido 2", EAST),
        ("E quiero, S paso", EAST),
        ("S envido 2, W reenvido, E más 2, N más 2", WEST),
        ("S envido 2, W no-quiero, E más 2, N más 2", WEST),
        ("S órdago, W más 3, E no-quiero", WEST),
    ],
)
def test_what_lapses_when_the_bet_has_changed(script: str, seat: int) -> None:
    assert len(words(after(early(), script), seat)) > 1


@pytest.mark.law("mus.80", "mus.89")
@pytest.mark.parametrize(("least", "one"), [(2, False), (1, True)])
def test_what_may_be_added_in_turn_may_be_said_out_of_turn(least: int, one: bool) -> None:
    state = after(lances(PAIRED, talk="open", raise_min=least), "S envido 2")
    assert allows(state, WEST, "más 1") is one


@pytest.mark.law("mus.89")
@pytest.mark.parametrize("ending", ["E quiero", "E paso, W paso"])
def test_a_word_binds_in_its_own_lance_and_not_in_the_next(ending: str) -> None:
    state = after(early(), f"S envido 2, N órdago, {ending}, S paso, E paso")
    assert (state.phase, state.turn) == (CHICA, NORTH)
    assert words(state, NORTH) == {"paso", "envido", "órdago"}


@pytest.mark.law("mus.89")
def test_a_word_binds_once() -> None:
    state = after(early(), "E más 3, S envido 2, E más 3, N más 2, W paso")
    assert state.turn == EAST
    assert words(state, EAST) >= {"quiero", "no-quiero", "más", "órdago"}


@pytest.mark.law("mus.89")
def test_a_cut_said_out_of_turn_binds_in_the_talk() -> None:
    state = after(talk(PAIRED, talk="open"), "W no-hay-mus, S mus, E mus, N mus")
    assert words(state, WEST) == {"no-hay-mus"}
    state = after(talk(PAIRED, talk="open"), "W no-hay-mus, S no-hay-mus")
    assert words(state, WEST) >= {"paso", "quiero"}  # lances have begun: the word is spent
