"""The lances in their order, declarations, and the words of the betting."""

from __future__ import annotations

import pytest

from tapete.errors import Illegal
from tapete.games.mus.ranking import CHICA, GRANDE, JUEGO, PARES, PUNTO
from tapete.table.offer import Number, Say
from tests.games.mus.hands import EW, NOTHING, PAIRED, SN, Mus, first_hand, lance, lances


def outcome(case: Mus) -> tuple[str, int]:
    """How the last lance was closed, and its stake or deje."""
    last = case.state.closed[-1]
    return last.how, last.stake or last.deje


def declared(case: Mus, name: str) -> list[str]:
    return [word for lance, word in case.told("declares", "lance", "word") if lance == name]


# The lances.


@pytest.mark.law("mus.65")
def test_no_card_leaves_a_hand_and_none_is_shown_before_the_end() -> None:
    case = lances(**PAIRED)
    while not case.state.shown:
        assert [len(hand) for hand in case.state.hands] == [4, 4, 4, 4]
        assert all(case.seen(name, by="south").cards == (None,) * 4 for name in ("east", "north", "west"))
        case = case.do(f"{case.turn} paso")
    assert all(None not in case.seen(name, by="south").cards for name in case.people)


@pytest.mark.law("mus.68", "mus.78")
def test_the_mano_opens_with_a_pass_a_bet_or_an_ordago() -> None:
    case = lances(**PAIRED)
    assert case.may("south") == {"paso", "envido", "órdago"}
    assert case.acting == ["south"]
    for text in ("envido 2", "envido 5", "envido 60"):
        assert case.allows(f"south {text}")
    assert not case.allows("south envido 1")


@pytest.mark.law("mus.69")
def test_the_next_in_turn_answers_first() -> None:
    case = lances(**PAIRED).do("south envido 2")
    assert case.may("east") == {"paso", "no-quiero", "quiero", "más", "reenvido", "órdago"}
    with pytest.raises(Illegal):
        case.do("west quiero")


@pytest.mark.law("mus.68", "mus.69", "mus.89")
def test_the_question_is_to_open_to_answer_or_to_stand_by_ones_word() -> None:
    case = early()
    assert key(case, "south") == "open"
    assert key(case.do("south envido 2"), "east") == "answer"
    assert key(case.do("east paso, south paso"), "east") == "bound"
    assert key(case.do("east paso, south envido 2"), "east") == "answer"
    assert key(Mus(**PAIRED, talk="open"), "south") == "mus"
    assert key(Mus(**PAIRED, talk="open").do("east mus, south mus"), "east") == "bound"


def key(case: Mus, who: str) -> str:
    """What is asked of him."""
    prompt = case.prompt(who)
    assert (case.turn, prompt is None) == (who, False)
    return "" if prompt is None else prompt.key


@pytest.mark.law("mus.70")
def test_grande_chica_pares_juego() -> None:
    case, seen = lances(SOUTH="12O 12C 10E 1B", EAST="11O 11C 10C 4C", NORTH="7O 6C 5E 1O", WEST="5O 5C 4E 2B"), []
    while case.phase in (GRANDE, CHICA, PARES, JUEGO, PUNTO):
        seen.append(case.phase)
        case = case.passed()
    assert seen == [GRANDE, CHICA, PARES, JUEGO]


@pytest.mark.law("mus.70")
def test_no_lance_opens_before_the_one_before_it_is_closed() -> None:
    case = lances(**PAIRED | {"EAST": "12E 12B 7C 4C"})  # South and East have 31
    for name in (GRANDE, CHICA, PARES, JUEGO):
        assert case.told("lance", "lance")[-1] == name
        assert (case.phase, case.turn) == (name, "south")
        case = case.do("south envido 2")
        assert (case.phase, case.told("lance", "lance")[-1]) == (name, name), (
            "a bet that is not answered closes nothing"
        )
        case = case.do("east quiero")
    assert [closed.lance for closed in case.state.closed] == [GRANDE, CHICA, PARES, JUEGO]


@pytest.mark.law("mus.70")
@pytest.mark.parametrize("ending", ["south envido 2, east quiero", "south envido 2, east paso, west paso", "passed"])
def test_after_grande_comes_chica_however_it_was_closed(ending: str) -> None:
    case = lances(**PAIRED)
    case = case.passed() if ending == "passed" else case.do(ending)
    assert (case.phase, case.told("lance", "lance")) == (CHICA, [GRANDE, CHICA])


@pytest.mark.law("mus.70")
def test_the_mano_announces_every_lance_to_all() -> None:
    case = lances(**NOTHING).passed_out()
    every = [("south", GRANDE), ("south", CHICA), ("south", PARES), ("south", JUEGO), ("south", PUNTO)]
    assert case.told("lance", "seat", "lance") == every
    assert case.told_to("lance") == [("south", {*case.people, None})] * 5


@pytest.mark.law("mus.70", "mus.46")
def test_in_a_first_hand_the_cutter_announces_the_lances() -> None:
    case = first_hand(**NOTHING).do("south pasa-la-baraja, east pasa-la-baraja, north no-hay-mus").passed_out()
    assert case.told("lance", "seat") == ["north"] * 5


@pytest.mark.law("mus.70", "mus.71", "mus.73")
def test_pares_and_juego_are_announced_before_they_are_declared() -> None:
    case = lances(**PAIRED | {"EAST": "12E 12B 7C 4C"}).passed_out()
    heard = [event.get("lance") for event in case.state.events if event.key in ("lance", "declares")]
    assert heard == [GRANDE, CHICA, *[PARES] * 5, *[JUEGO] * 5]


@pytest.mark.law("mus.71")
def test_pares_are_declared_in_turn() -> None:
    hands = {"SOUTH": "12O 12C 7E 4B", "EAST": "11C 10O 6E 5B", "NORTH": "7O 7B 4C 4O", "WEST": "12E 10B 5C 1O"}
    case = lances(**hands).passed().passed()
    assert declared(case, PARES) == ["sí", "no", "sí", "no"]


@pytest.mark.law("mus.72")
def test_with_pares_in_one_hand_there_is_no_bet_but_they_are_collected() -> None:
    case = lances(**NOTHING | {"SOUTH": "12O 12C 5E 4B"}).passed().passed()
    assert case.phase != PARES
    assert case.state.closed[-1].how == "unopposed"
    assert (SN, 1, "par") in case.passed_out().taken


@pytest.mark.law("mus.72")
def test_pares_of_both_partners_alone_are_no_betting_either() -> None:
    case = lances(**NOTHING | {"SOUTH": "12O 12C 5E 4B", "NORTH": "7E 7O 6B 6O"}).passed().passed()
    assert case.phase == PUNTO
    assert case.passed().took("par", "duples") == [(SN, 1, "par"), (SN, 3, "duples")]


@pytest.mark.law("mus.72")
def test_pares_in_both_pairs_are_bet_on_by_those_who_have_them() -> None:
    case = lance(PARES, **NOTHING | {"EAST": "11O 11E 5B 4C", "SOUTH": "12O 12C 5E 4B"})
    assert case.turn == "south"
    case = case.do("south paso")
    assert case.turn == "east"
    assert case.do("east paso").phase != PARES


@pytest.mark.law("mus.72")
def test_nobody_has_pares() -> None:
    case = lances(**NOTHING).passed().passed()
    assert case.state.closed[-1].how == "nobody"
    assert case.phase == PUNTO


@pytest.mark.law("mus.73")
def test_juego_is_declared_in_turn_and_played_by_those_who_have_it() -> None:
    case = lance(JUEGO, SOUTH="12O 11C 10E 1B", EAST="7O 7C 10B 4C", NORTH="11O 10O 5C 1O", WEST="12C 11E 7E 6B")
    assert declared(case, JUEGO) == ["sí", "no", "no", "sí"]
    assert case.turn == "south"
    case = case.do("south paso")
    assert case.turn == "west"


@pytest.mark.law("mus.74")
def test_punto_is_open_to_all_four_from_the_mano() -> None:
    case = lance(PUNTO, **NOTHING)
    assert declared(case, JUEGO) == ["no", "no", "no", "no"]
    for name in case.people:
        assert case.turn == name
        assert case.may(name) == {"paso", "envido", "órdago"}
        case = case.do(f"{name} paso")


# Passing and being out.


@pytest.mark.law("mus.75")
def test_who_passed_before_any_bet_is_still_in() -> None:
    case = lances(**PAIRED).do("south paso, east paso, north paso, west envido 2")
    assert case.may("south") >= {"quiero", "no-quiero", "más"}
    case = case.do("south no-quiero")
    assert case.may("north") >= {"quiero", "no-quiero", "más"}
    assert outcome(case.do("north quiero")) == ("accepted", 2)


@pytest.mark.law("mus.76")
def test_who_passes_after_a_bet_is_out_for_good() -> None:
    case = lances(**PAIRED).do("south envido 2, east paso, west más 2, south más 2")
    assert case.turn == "west"
    case = case.do("west no-quiero")
    assert outcome(case) == ("refused", 4)
    assert case.stones == (4, 0)


@pytest.mark.law("mus.76")
def test_being_out_ends_with_the_lance() -> None:
    case = lances(**PAIRED).do("south envido 2, east paso, west quiero")
    assert case.phase == CHICA
    assert case.do("south paso").turn == "east"


@pytest.mark.law("mus.78")
def test_when_all_pass_the_lance_is_closed_in_pass() -> None:
    case = lance(CHICA, **NOTHING).passed()
    assert [(closed.lance, closed.how) for closed in case.state.closed[:2]] == [(GRANDE, "pass"), (CHICA, "pass")]
    assert case.stones == (0, 0)
    assert (EW, 1, "chica-pass") in case.passed_out().taken


# The words.


@pytest.mark.law("mus.79")
def test_envido_is_two_stones() -> None:
    case = lances(**NOTHING | {"WEST": "12E 12B 4E 2E"}).do("south envido 2, east quiero")
    assert outcome(case) == ("accepted", 2)
    assert case.passed_out().taken[0] == (EW, 2, "stake-grande")


@pytest.mark.law("mus.80")
@pytest.mark.parametrize(("bet", "stake"), [(2, 4), (5, 7), (7, 9)])
def test_y_yo_adds_two(bet: int, stake: int) -> None:
    case = lances(**PAIRED).do(f"south envido {bet}, east más 2, north no-quiero, south quiero")
    assert outcome(case) == ("accepted", stake)


@pytest.mark.law("mus.81")
@pytest.mark.parametrize(("bet", "stake"), [(2, 4), (5, 10), (7, 14)])
def test_reenvido_doubles(bet: int, stake: int) -> None:
    case = lances(**PAIRED).do(f"south envido {bet}, east reenvido, north quiero")
    assert outcome(case) == ("accepted", stake)


@pytest.mark.law("mus.80")
@pytest.mark.parametrize(("least", "one"), [(2, False), (1, True)])
def test_the_smallest_raise_is_two_unless_agreed(least: int, one: bool) -> None:
    case = lances(**PAIRED, raise_min=least).do("south envido 2")
    assert case.allows("east más 1") is one
    assert case.allows("east más 30")


@pytest.mark.law("mus.69", "mus.80")
def test_raises_go_back_and_forth_without_end() -> None:
    case = lances(**PAIRED).do("south envido 2, east más 5, north reenvido, west más 3, south más 2")
    assert case.state.bet is not None
    assert (case.state.bet.stake, case.state.bet.before) == (19, 17)
    assert case.turn == "east"
    assert not case.allows("north quiero")


@pytest.mark.law("mus.82")
def test_quiero_closes_the_lance_at_once() -> None:
    case = lance(CHICA, **PAIRED).do("south envido 3, east paso, west quiero")
    assert outcome(case) == ("accepted", 3)
    assert case.phase == PARES
    assert case.stones == (0, 0)


@pytest.mark.law("mus.83")
def test_no_quiero_of_both_gives_the_deje() -> None:
    case = lance(CHICA, **PAIRED).do("south envido 3, east no-quiero")
    assert case.phase == CHICA
    case = case.do("west no-quiero")
    assert outcome(case) == ("refused", 1)
    assert case.stones == (1, 0)


@pytest.mark.law("mus.84")
def test_ordago_stakes_the_whole_game() -> None:
    case = lances(**PAIRED | {"NORTH": "12E 12B 3O 1B"}, score=(0, 35)).do("south órdago, east quiero")
    assert case.games == (1, 0)


@pytest.mark.law("mus.84")
def test_after_an_ordago_one_accepts_or_refuses() -> None:
    case = lances(**PAIRED).do("south órdago")
    assert case.may("east") == {"quiero", "no-quiero", "paso"}
    assert outcome(case.do("east no-quiero, west no-quiero")) == ("refused", 1)


@pytest.mark.law("mus.84", "mus.85")
def test_a_refused_ordago_costs_what_stood_before() -> None:
    case = lances(**PAIRED).do("south envido 2, east más 2, north órdago, west no-quiero, east no-quiero")
    assert case.stones == (4, 0)


@pytest.mark.law("mus.85")
@pytest.mark.parametrize(
    ("script", "standing"),
    [
        ("south envido 2, east paso, west paso", (1, 0)),
        ("south envido 30, east paso, west paso", (1, 0)),
        ("south órdago, east paso, west paso", (1, 0)),
        ("south envido 2, east más 5, north paso, south paso", (0, 2)),
        ("south envido 2, east más 5, north reenvido, west paso, east paso", (7, 0)),
        ("south envido 2, east más 2, north órdago, west paso, east paso", (4, 0)),
    ],
)
def test_the_deje_is_the_stake_that_stood_or_one(script: str, standing: tuple[int, int]) -> None:
    assert lances(**PAIRED).do(script).stones == standing
    one = tuple(min(1, stones) for stones in standing)
    assert lances(**PAIRED, deje="one").do(script).stones == one


def grave(case: Mus, who: str) -> set[str]:
    """The words that are asked twice."""
    prompt = case.prompt(who)
    assert prompt is not None
    return {offer.word for offer in prompt.every if isinstance(offer, Say) and offer.grave}


def usual(case: Mus, who: str) -> dict[str, tuple[int, ...]]:
    """The numbers that are ready to hand for each word."""
    prompt = case.prompt(who)
    assert prompt is not None
    return {offer.word: offer.usual for offer in prompt.every if isinstance(offer, Number)}


@pytest.mark.law("mus.79", "mus.80")
def test_the_usual_bets_are_ready_to_hand() -> None:
    case = lances(**PAIRED)
    assert usual(case, "south") == {"envido": (2, 3, 5, 10)}
    assert usual(case.do("south envido 2"), "east") == {"más": (2, 3, 5, 10)}
    # Near the limit only those that can be said are left; nothing else is doubled or added to.
    near = case.do("south envido 995")
    assert (usual(near, "east"), near.choices("east", "más")) == ({"más": (2, 3, 5)}, ["(2 to 5)"])
    assert "reenvido" not in near.may("east")
    last = case.do("south envido 998")
    assert (usual(last, "east"), last.choices("east", "más")) == ({"más": (2,)}, ["(2 to 2)"])
    assert "más" not in case.do("south envido 999").may("east")


@pytest.mark.law("mus.81", "mus.55")
def test_a_bet_is_doubled_up_to_the_limit() -> None:
    assert "reenvido" in lances(**PAIRED).do("south envido 500").may("east")
    assert "reenvido" not in lances(**PAIRED).do("south envido 501").may("east")
    assert outcome(lances(**PAIRED).do("south envido 500, east reenvido, north quiero")) == ("accepted", 1000)


@pytest.mark.law("mus.84")
def test_an_ordago_and_its_acceptance_are_grave() -> None:
    case = lances(**PAIRED)
    assert grave(case, "south") == {"órdago"}
    assert grave(case.do("south envido 2"), "east") == {"órdago"}
    assert grave(case.do("south órdago"), "east") == {"quiero"}


@pytest.mark.law("mus.55")
def test_there_is_no_limit_that_matters() -> None:
    case = lances(**PAIRED).do("south envido 1000")
    assert case.may("east") == {"quiero", "no-quiero", "paso", "órdago"}
    assert not lances(**PAIRED).allows("south envido 1001")


@pytest.mark.law("mus.68", "mus.69", "mus.83")
def test_every_word_is_heard_by_all() -> None:
    case = lances(**PAIRED).do("south paso, east envido 2, north más 3, west reenvido, south no-quiero, north órdago")
    case = case.do("west paso, east no-quiero")
    keys = ("paso", "envido", "mas", "reenvido", "ordago", "quiero", "no-quiero")
    heard = [(event.key, event.seat, event.get("number")) for event in case.state.events if event.key in keys]
    assert heard == [
        ("paso", 0, None), ("envido", 1, 2), ("mas", 2, 3), ("reenvido", 3, None), ("no-quiero", 0, None),
        ("ordago", 2, None), ("paso", 3, None), ("no-quiero", 1, None),
    ]  # fmt: skip
    assert all(case.told_to(key)[0][1] == {*case.people, None} for key in keys if key != "quiero")
    assert [call.said for call in case.view("west").calls] == [
        "paso", "envido 2", "más 3", "reenvido", "no-quiero", "órdago", "paso", "no-quiero",
    ]  # fmt: skip


# Talk.


@pytest.mark.law("mus.88", "mus.90")
def test_nothing_can_be_said_but_the_words_of_the_game_in_turn() -> None:
    case = lances(**PAIRED)
    assert case.acting == ["south"]
    with pytest.raises(Illegal):
        case.do("south buenas-cartas")
    with pytest.raises(Illegal):
        case.do("south show 12O")


@pytest.mark.law("mus.89")
def test_a_word_said_in_turn_cannot_be_taken_back() -> None:
    case = lances(**PAIRED).do("south órdago")
    assert not case.may("south")
    assert case.do("east quiero").games == (1, 0)


def early() -> Mus:
    return lances(**PAIRED, talk="open")


@pytest.mark.law("mus.88", "mus.89")
def test_any_word_of_a_lance_may_be_said_out_of_turn() -> None:
    words = {"paso", "quiero", "no-quiero", "reenvido", "órdago", "envido", "más"}
    assert early().may("east") == early().may("north") == early().may("west") == words
    assert early().choices("east", "envido") == ["(2 to 1000)"]
    assert early().choices("east", "más") == ["(2 to 1000)"]


@pytest.mark.law("mus.76", "mus.89")
def test_one_who_is_out_says_no_more_in_that_lance_nor_out_of_turn() -> None:
    case = early().do("south envido 2, east paso")
    assert (case.turn, case.may("east")) == ("west", set())
    assert case.may("north") == case.may("south") != set()  # they may be raised, and are in
    assert "más" in case.do("west quiero").may("east"), "in the next lance he is in again"


@pytest.mark.law("mus.72", "mus.89")
def test_one_who_does_not_play_the_lance_says_nothing_in_it() -> None:
    case = lance(PARES, **PAIRED | {"NORTH": "11O 10C 6E 1B"}, talk="open")
    assert (case.turn, case.may("north")) == ("south", set())
    assert "paso" in case.may("west")


@pytest.mark.law("mus.84", "mus.89")
def test_what_the_game_hangs_on_is_grave_out_of_turn_too() -> None:
    bet, all_in = early().do("south envido 2"), early().do("south órdago")
    assert grave(early(), "west") == grave(bet, "west") == {"órdago"}
    assert grave(all_in, "west") == {"órdago", "quiero"}


@pytest.mark.law("mus.89")
def test_a_word_out_of_turn_does_nothing_yet() -> None:
    case = early().do("north envido 5")
    assert case.state.bet is None
    assert case.turn == "south"
    assert case.told("early", "seat", "word") == [("north", "envido 5")]
    assert case.told_to("early") == [("north", {*case.people, None})]


@pytest.mark.law("mus.89")
@pytest.mark.parametrize(
    ("script", "who", "bound"),
    [
        ("west paso, south paso, east paso, north paso", "west", {"paso"}),  # nothing has changed: it binds
        ("east órdago, south paso", "east", {"órdago"}),
        ("east órdago, south envido 2", "east", {"órdago"}),  # an órdago binds whatever was bet
        ("east envido 5, south paso", "east", {"envido 5"}),
        ("east envido 5, south envido 2", "east", {"más 5"}),  # so many stones more
        ("east más 3, south envido 2", "east", {"más 3"}),
        ("east más 3, south paso", "east", {"envido 3"}),
        ("south envido 2, west quiero, east no-quiero", "west", {"quiero"}),  # the same bet still stands
        ("south envido 2, west quiero, east paso", "west", {"quiero"}),
        ("east no-quiero, east quiero, south envido 2", "east", None),
    ],
)
def test_what_binds_when_the_turn_comes(script: str, who: str, bound: set[str] | None) -> None:
    if bound is None:
        # Of several words the first counts: a second one is not even heard.
        with pytest.raises(Illegal):
            early().do(script)
    else:
        assert early().do(script).may(who) == bound


@pytest.mark.law("mus.89")
@pytest.mark.parametrize(
    ("script", "who"),
    [
        ("east paso, south envido 2", "east"),
        ("east quiero, south envido 2", "east"),
        ("east quiero, south paso", "east"),
        ("south envido 2, west reenvido, east más 2, north más 2", "west"),
        ("south envido 2, west no-quiero, east más 2, north más 2", "west"),
        ("south órdago, west más 3, east no-quiero", "west"),
    ],
)
def test_what_lapses_when_the_bet_has_changed(script: str, who: str) -> None:
    assert len(early().do(script).may(who)) > 1


@pytest.mark.law("mus.80", "mus.89")
@pytest.mark.parametrize(("least", "one"), [(2, False), (1, True)])
def test_what_may_be_added_in_turn_may_be_said_out_of_turn(least: int, one: bool) -> None:
    case = lances(**PAIRED, talk="open", raise_min=least).do("south envido 2")
    assert case.allows("west más 1") is one


@pytest.mark.law("mus.89")
@pytest.mark.parametrize("ending", ["east quiero", "east paso, west paso"])
def test_a_word_binds_in_its_own_lance_and_not_in_the_next(ending: str) -> None:
    case = early().do(f"south envido 2, north órdago, {ending}, south paso, east paso")
    assert (case.phase, case.turn) == (CHICA, "north")
    assert case.may("north") == {"paso", "envido", "órdago"}


@pytest.mark.law("mus.89")
def test_a_word_binds_once() -> None:
    case = early().do("east más 3, south envido 2, east más 3, north más 2, west paso")
    assert case.turn == "east"
    assert case.may("east") >= {"quiero", "no-quiero", "más", "órdago"}


@pytest.mark.law("mus.89")
def test_a_cut_said_out_of_turn_binds_in_the_talk() -> None:
    case = Mus(**PAIRED, talk="open").do("west no-hay-mus, south mus, east mus, north mus")
    assert case.may("west") == {"no-hay-mus"}
    case = Mus(**PAIRED, talk="open").do("west no-hay-mus, south no-hay-mus")
    assert case.may("west") >= {"paso", "quiero"}  # lances have begun: the word is spent
