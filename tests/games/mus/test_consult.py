"""Where partners consult aloud: who may say what and when, who hears it, and what a lie costs."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import tapete
from tapete.games.mus.advice import Adviser
from tapete.games.mus.seeing import has_refused
from tapete.table.game import OPEN
from tests.games.mus.hands import NOTHING, PAIRED, PLAIN, Mus, first_hand, lance, lances

EVERYTHING = {
    "two-kings", "three-kings", "two-aces", "three-aces", "par", "medias", "duples", "thirty-one", "over-31", "thirty",
    "twenty-nine", "nothing",
}  # fmt: skip
PEOPLE = ("south", "east", "north", "west")
CONSULT = {"talk": "consult"}


def talk(**given: Any) -> Mus:
    """The mano is to say whether there is mus, and words are free."""
    return Mus(**{**PAIRED, **CONSULT, **given})


def opened(**given: Any) -> Mus:
    """The same at the open table, the cards of which nobody has seen."""
    return Mus(table=OPEN, **{**NOTHING, **CONSULT, **given}).do("west deal, west face-down")


def cut(**given: Any) -> Mus:
    """At the open table Grande begins."""
    return opened(**given).do("south no-hay-mus")


def declared(case: Mus) -> Mus:
    """All deny, one after the other."""
    for _ in range(4):
        case = case.do(f"{case.turn} no")
    return case


def counted(case: Mus) -> Mus:
    """All lances passed and denied, and whatever there is to claim is claimed."""
    while case.phase not in ("count", "shuffle", "over"):
        case = declared(case) if case.phase.startswith("declare") else case.passed()
    while case.phase == "count":
        due = [f"{who} claim {item}" for who in PEOPLE for item in case.choices(who, "claim")]
        case = case.do(due[0] if due else f"{case.turn} done")
    return case


# Who may say what.


@pytest.mark.law("mus.88")
def test_nothing_but_calls_unless_the_table_has_agreed_on_it() -> None:
    for manner in ("calls-only", "open"):
        case = Mus(**PAIRED, talk=manner)
        assert all(not {"tell", "say"} & case.words(who) for who in case.people)
    assert all({"tell", "say"} <= talk().words(who) for who in PEOPLE)


@pytest.mark.law("mus.90")
def test_where_nobody_lies_only_what_is_true_can_be_told() -> None:
    for case in (talk(), talk().do("south no-hay-mus")):
        assert case.may("south", "tell") == {"two-kings", "par", "thirty-one"}
        assert case.may("east", "tell") == {"par"}
        assert case.may("west", "tell") == {"par"}
    assert Mus(**NOTHING, **CONSULT).may("south", "tell") == {"nothing"}
    assert Mus(**NOTHING, **CONSULT).may("east", "tell") == {"twenty-nine"}


@pytest.mark.law("mus.90")
def test_where_one_may_lie_before_the_cut_anything_can_be_told_until_then() -> None:
    case = talk(lies="before-cut")
    assert case.may("south", "tell") == EVERYTHING == case.may("west", "tell")
    assert case.do("south no-hay-mus").may("south", "tell") == {"two-kings", "par", "thirty-one"}


@pytest.mark.law("mus.90")
def test_where_one_may_always_lie_anything_can_be_told_of_what_is_not_over() -> None:
    case = talk(lies="always")
    assert case.may("east", "tell") == EVERYTHING == case.do("south no-hay-mus").may("east", "tell")
    chica = lance("chica", **PAIRED, **CONSULT, lies="always")
    assert chica.may("east", "tell") == EVERYTHING - {"two-kings", "three-kings"}
    pares = lance("pares", **PAIRED, **CONSULT, lies="always")
    assert pares.may("east", "tell") == EVERYTHING - {"two-kings", "three-kings", "two-aces", "three-aces"}


@pytest.mark.law("mus.90")
def test_at_the_open_table_tongues_are_free() -> None:
    for lies in ("never", "before-cut", "always"):
        assert opened(lies=lies).may("south", "tell") == EVERYTHING == cut(lies=lies).may("south", "tell")


def test_each_thing_is_told_once_as_long_as_one_holds_the_same_cards() -> None:
    case = talk().do("south tell par")
    assert case.may("south", "tell") == {"two-kings", "thirty-one"}
    assert case.may("east", "tell") == {"par"}
    discarding = case.do("south mus, east mus, north mus, west mus, south discard 4B")
    assert discarding.may("south", "tell") == set()
    served = discarding.do("east discard 4C, north discard 1B, west discard 1O")
    assert "par" in served.may("south", "tell")


@pytest.mark.law("mus.48")
def test_one_who_stood_may_speak_while_the_others_discard() -> None:
    case = talk(accidents="judge").do("west turned-up 1, south servido, east discard 4C")
    assert case.may("south", "tell") == {"two-kings", "par", "thirty-one"} and case.may("east", "tell") == set()


@pytest.mark.law("mus.48")
def test_the_discards_of_others_do_not_make_old_words_new() -> None:
    case = talk(accidents="judge").do("west turned-up 1, south tell par, south servido, east discard 4C")
    served = case.do("north discard 1B, west discard 1O, west face-down")
    assert served.phase == "mus" and served.may("south", "tell") == {"two-kings", "thirty-one"}


MUS_TALK = {"want-mus", "want-cut", "what-have-you", "as-you-like"}
OPENING = {"bet-it", "let-pass", "what-have-you", "as-you-like"}
ANSWERING = {"accept-it", "refuse-it", "raise-it", "what-have-you", "as-you-like"}


def test_what_is_wished_fits_what_there_is_to_decide() -> None:
    case = talk()
    assert [case.may(who, "say") for who in PEOPLE] == [MUS_TALK] * 4
    grande = case.do("south no-hay-mus")
    assert [grande.may(who, "say") for who in PEOPLE] == [OPENING] * 4
    bet = grande.do("south envido 2")
    assert [bet.may(who, "say") for who in PEOPLE] == [set(), ANSWERING, set(), ANSWERING]
    assert [bet.do("east más 2").may(who, "say") for who in PEOPLE] == [ANSWERING, set(), ANSWERING, set()]


def test_there_is_nothing_to_wish_while_cards_are_changed_or_declared() -> None:
    changing = talk().do("south mus, east mus, north mus, west mus")
    pares = cut().passed().passed()
    juego = declared(pares)
    assert [case.phase for case in (changing, pares, juego)] == ["discard", "declare-pares", "declare-juego"]
    assert all(case.may(who, "say") == set() for case in (changing, pares, juego) for who in PEOPLE)
    assert "bet-it" in declared(juego).may("south", "say"), "and at the punto there is again"


def test_a_wish_is_said_once_in_every_part_of_the_hand() -> None:
    case = talk().do("south say what-have-you")
    assert case.may("south", "say") == MUS_TALK - {"what-have-you"} and case.may("north", "say") == MUS_TALK
    assert "what-have-you" in case.do("south no-hay-mus").may("south", "say")


@pytest.mark.law("mus.43")
def test_in_a_first_hand_words_are_free_though_signs_must_wait() -> None:
    case = first_hand(**PAIRED, **CONSULT, signals="open")
    assert case.may("south", "tell") == {"two-kings", "par", "thirty-one"} and case.may("south", "sign") == set()


def test_words_and_signs_go_together() -> None:
    case = lances(**PAIRED, **CONSULT, signals="open").do("south tell par, south sign two-kings")
    assert case.may("south", "tell") == {"two-kings", "thirty-one"} and "two-kings" not in case.may("south", "sign")


# Who hears it, and that it binds nobody.


def test_all_four_and_whoever_looks_on_hear_it() -> None:
    case = talk().do("north tell par, east say want-cut")
    everybody = set(case.viewers)
    assert case.told_to("tells") == [("north", everybody)] and case.told("tells", "word") == ["par"]
    assert case.told_to("says") == [("east", everybody)] and case.told("says", "word") == ["want-cut"]


@pytest.mark.law("mus.61", "mus.90")
def test_no_card_is_seen_by_it_from_any_seat() -> None:
    case = lances(**PAIRED, **CONSULT, lies="always").do("south tell two-kings, east tell duples, north tell thirty")
    for who in case.viewers:
        assert case.named(who) == (set() if who is None else set(case.held(who)))


@pytest.mark.law("mus.90")
@pytest.mark.parametrize("told", ["par", "duples"])
def test_whether_it_is_true_is_known_to_the_speaker_alone(told: str) -> None:
    """The same words over other cards are the same to everybody else."""
    before = [talk(lies="always", EAST=hand).do(f"east tell {told}") for hand in ("7O 7C 5E 4C", "7O 7C 5E 5C")]
    for who in (None, "south", "north", "west"):
        assert before[0].view(who) == before[1].view(who)


@pytest.mark.law("mus.89")
def test_nothing_that_is_said_binds_and_only_calls_in_turn_act() -> None:
    case = talk()
    said = case.do("south say want-mus, east say want-cut, west tell par")
    assert (said.phase, said.turn) == ("mus", "south") and {"mus", "no-hay-mus"} <= said.may("south")
    assert said.do("south no-hay-mus").phase == "grande"
    bet = said.do("south no-hay-mus, south envido 2, west say refuse-it")
    assert bet.turn == "east" and {"quiero", "no-quiero"} <= bet.may("east")
    assert bet.do("east quiero").state.closed[0].how == "accepted"


@pytest.mark.law("mus.88", "mus.89")
def test_at_the_open_table_no_word_of_the_game_is_said_out_of_turn_where_nothing_binds() -> None:
    spoken = Mus(table=OPEN, **NOTHING).do("west deal, west face-down, south no-hay-mus")
    assert "paso" in spoken.may("north") and "paso" not in cut().may("north")


# What is seen of it.


def test_what_is_said_stands_with_the_calls_of_its_lance() -> None:
    case = talk().do("south tell par")
    assert [(call.stage, call.said) for call in case.view().calls] == [("mus", "tell par")]
    assert case.seen("south").said == "tell par"
    grande = case.do("south no-hay-mus, north say bet-it, south envido 2")
    assert [(call.stage, call.said) for call in grande.view().calls] == [
        ("grande", "say bet-it"),
        ("grande", "envido 2"),
    ]
    assert grande.seen("north").said == "say bet-it"


# What a lie costs.


@pytest.mark.law("mus.51", "mus.113")
@pytest.mark.parametrize(("lies", "pair"), [("never", 1), ("before-cut", 1), ("always", 0)])
def test_a_lie_after_the_cut_costs_the_lance_in_which_it_was_told(lies: str, pair: int) -> None:
    """South has the best Grande."""
    case = counted(cut(lies=lies).do("south tell two-kings"))
    assert case.took("grande-pass") == [(pair, 1, "grande-pass")]
    assert case.told("false-word", "seat", "word") == ([] if lies == "always" else [("south", "two-kings")])


@pytest.mark.law("mus.51", "mus.113")
@pytest.mark.parametrize("lies", ["never", "before-cut", "always"])
def test_a_lie_before_the_cut_costs_nothing(lies: str) -> None:
    case = counted(opened(lies=lies).do("south tell two-kings, south no-hay-mus"))
    assert case.took("grande-pass") == [(0, 1, "grande-pass")]
    assert len(case.told("false-word")) == (lies == "never")


@pytest.mark.law("mus.51", "mus.113")
def test_the_truth_costs_nothing() -> None:
    case = counted(cut().do("south tell nothing, east tell twenty-nine"))
    assert case.took("grande-pass") == [(0, 1, "grande-pass")] and case.told("false-word") == []


@pytest.mark.law("mus.51", "mus.114")
def test_it_is_the_lance_in_which_it_was_told_and_no_other() -> None:
    """West has the best Chica, and lies in it about the pares that nobody has."""
    case = counted(cut().passed().do("west tell duples"))
    assert case.took("grande-pass", "chica-pass", "punto") == [
        (0, 1, "grande-pass"), (0, 1, "chica-pass"), (1, 1, "punto"),
    ]  # fmt: skip


@pytest.mark.law("mus.51")
def test_a_wish_is_no_lie() -> None:
    case = counted(cut().do("south say bet-it, south say as-you-like"))
    assert case.took("grande-pass") == [(0, 1, "grande-pass")]


@pytest.mark.law("mus.51", "mus.82")
def test_the_stake_goes_to_the_others() -> None:
    case = counted(cut().do("south envido 5, south tell three-kings, east quiero"))
    assert case.took("stake-grande") == [(1, 5, "stake-grande")]


@pytest.mark.law("mus.51", "mus.85")
def test_a_deje_got_in_it_is_given_back() -> None:
    bet = cut().do("south envido 5, south tell three-kings, east no-quiero, west no-quiero")
    claimed = counted(bet.do("north claim deje-grande"))
    assert claimed.took("deje-grande") == [(0, 1, "deje-grande")] and claimed.paid("deje-back") == [(0, "bank", 1)]
    unclaimed = counted(bet)
    assert unclaimed.took("deje-grande") == [] and unclaimed.paid("deje-back") == []


@pytest.mark.law("mus.51", "mus.85")
def test_a_deje_got_from_one_who_lied_is_kept() -> None:
    case = cut().do("south envido 5, east tell three-kings, east no-quiero, west no-quiero, north claim deje-grande")
    assert counted(case).stones[0] == 1


@pytest.mark.law("mus.51", "mus.84")
def test_an_ordago_accepted_in_it_loses_the_game() -> None:
    """South has the best Grande, and would have won it."""
    case = cut().do("south órdago, north tell three-kings, east quiero")
    assert case.games == (0, 1)
    assert cut().do("south órdago, east quiero").games == (1, 0)
    assert cut(lies="always").do("south órdago, north tell three-kings, east quiero").games == (1, 0)


@pytest.mark.law("mus.51", "mus.121", "mus.123")
def test_a_game_won_by_a_deje_that_a_lie_has_got_is_lost() -> None:
    bet = cut(score=(39, 0)).do("south envido 5, south tell three-kings, east no-quiero, west no-quiero")
    case = bet.do("south claim deje-grande")
    assert case.games == (0, 1) and case.told("game-won", "why") == ["lie"]
    earlier = cut(score=(39, 0)).do("south envido 5, east no-quiero, west no-quiero, south claim deje-grande")
    assert earlier.games == (1, 0)


@pytest.mark.law("mus.51")
def test_when_both_pairs_have_lied_in_it_nobody_collects() -> None:
    case = counted(cut().do("south tell two-kings, west tell three-kings"))
    assert case.took("grande-pass") == []
    ordago = cut().do("west tell three-kings, south tell two-kings, south órdago, east quiero")
    assert ordago.games == (1, 0), "the first to lie loses it"


@pytest.mark.law("mus.51", "mus.134")
def test_a_lie_while_juego_is_declared_costs_the_punto_that_comes_of_it() -> None:
    """East has the best punto, 29."""
    case = declared(cut().passed().passed())
    assert case.phase == "declare-juego"
    assert counted(case).took("punto") == [(1, 1, "punto")]
    assert counted(case.do("west tell thirty")).took("punto") == [(0, 1, "punto")]
    assert counted(declared(case).do("west tell thirty")).took("punto") == [(0, 1, "punto")]


@pytest.mark.law("mus.51", "mus.115", "mus.72")
def test_a_pair_that_lied_at_pares_does_not_collect_its_own() -> None:
    """South alone has a par."""
    hands = {"SOUTH": "12O 12C 5E 4B"}
    case = cut(**hands).passed().passed()
    honest, liar = case, case.do("south tell duples")
    says = "south sí, east no, north no, west no"
    assert counted(honest.do(says)).took("par") == [(0, 1, "par")]
    assert counted(liar.do(says)).took("par") == []


@pytest.mark.law("mus.51")
def test_a_false_yes_and_a_false_word_are_lies_alike() -> None:
    hands = {"SOUTH": "12O 12C 5E 4B"}
    case = cut(**hands).passed().passed().do("south tell duples, south sí, east sí, north no, west no, south paso")
    assert counted(case.do("east paso")).took("par") == [], "both pairs have lied"


@pytest.mark.law("mus.61")
def test_of_cards_that_were_discarded_nobody_is_told_whether_they_were_as_said() -> None:
    case = opened().do("south tell duples, south mus, east mus, north mus, west mus")
    served = case.do("south discard 4B, east discard 4C, north discard 1O, west discard 2E, west face-down")
    assert counted(served.do("south no-hay-mus")).told("false-word") == []


# The player of the treatise.


def test_it_knows_a_refusal_though_other_words_came_after_it() -> None:
    case = lances(**PAIRED, **CONSULT).do("south paso, east envido 2, north no-quiero")
    for said in ("", "north say as-you-like", "north tell par"):
        view = (case.do(said) if said else case).view("south")
        assert has_refused(view, 2) and not has_refused(view, 1)


@pytest.mark.parametrize(
    ("table", "manner", "heard"),
    [("guided", "calls-only", False), ("guided", "open", False), ("guided", "consult", True), (OPEN, "open", True)],
)
def test_bots_look_up_out_of_turn_where_they_may_be_asked_something(table: str, manner: str, heard: bool) -> None:
    assert tapete.game("mus", table, talk=manner).heard_out_of_turn is heard


def heard(case: Mus, who: str, seed: int = 1) -> Adviser:
    """Such a player at this place, who has heard all so far."""
    player = Adviser(seed)
    player.notice(case.witness(who))
    return player


def noticed(case: Mus, who: str) -> str | None:
    choice = Adviser(1).notice(case.witness(who))
    return None if choice is None else str(choice.action)


def test_it_answers_its_partner_and_nobody_else() -> None:
    case = talk().do("south say what-have-you")
    assert noticed(case, "north") == "tell par"
    assert noticed(case, "east") is None and noticed(talk(), "north") is None
    assert noticed(case.do("north tell par"), "north") is None, "it has answered"
    assert noticed(case.do("north tell par, south no-hay-mus, south say what-have-you"), "north") == "say as-you-like"


def test_it_answers_truly_where_it_could_lie() -> None:
    case = talk(lies="always").do("east say what-have-you")
    assert noticed(case, "west") == "tell par"
    nothing = Mus(**{**PLAIN, "WEST": "11B 10O 4C 1E"}, **CONSULT, lies="always").do("east say what-have-you")
    assert noticed(nothing, "west") == "tell nothing"


def test_with_a_hand_that_is_nearly_sure_it_has_its_partner_accept() -> None:
    hands = {"SOUTH": "7O 6C 5E 4B", "EAST": "11O 10C 6E 5B", "NORTH": "12O 12C 12E 3O", "WEST": "10O 7B 4C 2E"}
    case = lances(**hands, **CONSULT).do("south paso, east paso, north paso, west envido 2")
    assert case.turn == "south" and noticed(case, "north") == "say accept-it"
    assert noticed(case.do("north say accept-it"), "north") is None
    weak = lances(**{**hands, "NORTH": "7C 6B 5O 4E"}, **CONSULT).do("south paso, east paso, north paso, west envido 2")
    assert noticed(weak, "north") is None


@pytest.mark.law("mus.34", "mus.12")
@pytest.mark.parametrize(("card", "kings", "sure"), [("12B", 4, True), ("3B", 8, True), ("3B", 4, False)])
def test_it_is_sure_of_a_real_only_where_its_cards_make_one(card: str, kings: int, sure: bool) -> None:
    """With four kings three sevens and a three are 24, and no juego."""
    hands = {"SOUTH": "12O 11C 7B 6O", "EAST": "10O 6B 4C 2E", "NORTH": f"7O 7C 7E {card}", "WEST": "12E 11O 10C 1B"}
    case = lance("juego", **hands, **CONSULT, real="any", kings=kings)
    while case.turn != "west":
        case = case.do(f"{case.turn} paso")
    bet = case.do("west envido 2")
    assert bet.turn == "south" and noticed(bet, "north") == ("say accept-it" if sure else None)


def test_told_to_accept_it_mostly_does() -> None:
    hands = {"SOUTH": "7O 6C 5E 4B", "EAST": "11O 10C 6E 5B", "NORTH": "12O 12C 12E 3O", "WEST": "10O 7B 4C 2E"}
    case = lances(**hands, **CONSULT).do("south paso, east paso, north paso, west envido 2")
    spoken = [
        Counter(Adviser(seed).choose(each.witness("south")).action.word for seed in range(120))
        for each in (case, case.do("north say accept-it"))
    ]
    held_back = [said["no-quiero"] + said["paso"] for said in spoken]
    assert held_back[0] > 60 > 30 > held_back[1]


@pytest.mark.parametrize(("wish", "word"), [("want-cut", "no-hay-mus"), ("want-mus", "mus")])
def test_it_cuts_or_not_as_its_partner_wishes(wish: str, word: str) -> None:
    case = talk().do(f"north say {wish}")
    assert {Adviser(seed).choose(case.witness("south")).action.word for seed in range(30)} == {word}


@pytest.mark.parametrize(("lies", "believed"), [("never", True), ("before-cut", True), ("always", False)])
def test_it_believes_what_must_be_true(lies: str, believed: bool) -> None:
    hands = {**PAIRED, "NORTH": "12E 12B 3O 1B"}
    silent, told = (
        lances(**hands, **CONSULT, lies=lies),
        lances(**hands, **CONSULT, lies=lies).do("north tell three-kings"),
    )
    chances = []
    for case in (silent, told):
        player, view = heard(case, "south"), case.witness("south")
        chances.append(player.chance(view, "grande", player._kind(view)))
    assert (chances[1] > chances[0]) == believed


def test_before_the_cut_it_believes_nothing_where_one_may_lie_then() -> None:
    chances = []
    for said in ("south no-hay-mus", "east tell three-kings, south no-hay-mus"):
        case = talk(lies="before-cut").do(said)
        player, view = heard(case, "south"), case.witness("south")
        chances.append(player.chance(view, "grande", player._kind(view)))
    assert chances[0] == chances[1]
