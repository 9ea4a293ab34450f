"""The treatise player: it knows its chances, looks at the score, and cannot be read."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from tapete.bots import bot
from tapete.cards import cards, written
from tapete.games.mus.advice import Adviser
from tapete.games.mus.odds import chances, kind_of
from tapete.games.mus.ranking import CHICA, GRANDE, JUEGO, PACK, PARES, PUNTO, strength
from tapete.games.mus.worth import best_discard, cut_chance, spread, winning, worth
from tapete.laws.book import LANGUAGES
from tapete.table.game import game_class
from tapete.table.option import any_options
from tapete.table.player import Choice
from tapete.table.view import View
from tapete.words import Words
from tests.games.mus.hands import Mus, lance, lances
from tests.scene import Scene

WEAK = {"SOUTH": "11O 10C 6E 4B", "EAST": "7O 6C 5B 4C", "NORTH": "7C 6O 5O 4E", "WEST": "10E 7E 5C 4O"}
STRONG = {**WEAK, "SOUTH": "12O 12C 3E 7B"}


def says(case: Mus, times: int = 120) -> Counter[str]:
    """What many such players say here."""
    return Counter(Adviser(seed).choose(case.view(case.turn)).action.word for seed in range(times))


# What a hand is worth.


def test_chances_come_true() -> None:
    """Over random deals a lance is won as often as the player thinks."""
    lot, nothing = Random(11), (frozenset[str](),) * 3
    bins: dict[int, list[bool]] = {}
    for _ in range(1500):
        deck = lot.sample(PACK, 16)
        hands = [deck[seat::4] for seat in range(4)]
        for name in (GRANDE, CHICA):
            chance = winning(kind_of(hands[0], 8), 8, name, (0, 2, 1, 3), nothing)
            best = max(range(4), key=lambda seat: strength(hands[seat], 8).keys[name])
            bins.setdefault(int(chance * 5), []).append(best % 2 == 0)
    for fifth, won in bins.items():
        if len(won) > 100:
            assert abs(sum(won) / len(won) - (fifth + 0.5) / 5) < 0.12


def test_without_a_partner_it_is_nearly_the_exact_count() -> None:
    for text in ("12O 12C 7E 4B", "1O 2C 4E 5B", "6O 6C 5E 5B"):
        own = cards(text)
        exact = chances(own, 8)
        for place, name in enumerate((GRANDE, CHICA)):
            guess = winning(kind_of(own, 8), 8, name, (0, -1, 1, 3), (frozenset(),) * 3)
            assert abs(guess - float(exact[name][0])) < 0.02, place


def test_what_is_declared_and_signed_is_taken_into_account() -> None:
    own, spots = kind_of(cards("7O 7C 5E 4B"), 8), (0, -1, 1, -1)
    known = winning(own, 8, PARES, spots, (frozenset(), frozenset({PARES}), frozenset()))
    signed = winning(own, 8, PARES, spots, (frozenset(), frozenset({PARES, "duples"}), frozenset()))
    assert known > signed == 0.0
    assert set(spread(own, 8, JUEGO, frozenset({"no-juego"}))) == {1.0}


def test_the_best_discard_keeps_what_is_good() -> None:
    thrown, value = best_discard(cards("12O 12C 6E 2B"), 8, 0)
    assert set(thrown) <= set(cards("6E 2B"))
    assert value > worth(kind_of(cards("12O 12C 6E 2B"), 8), 8, 0)
    assert worth(kind_of(cards("12O 12C 11E 1B"), 8), 8, 0) > worth(kind_of(cards("10O 7C 6E 4B"), 8), 8, 0)


def test_it_cuts_with_a_good_hand_and_not_with_a_poor_one() -> None:
    assert says(Mus(**WEAK | {"SOUTH": "12O 12C 11E 1B"}))["no-hay-mus"] > 100
    assert says(Mus(**WEAK))["mus"] > 100


# The maxims.


@pytest.mark.law("mus.66")
def test_it_may_bet_with_a_weak_hand() -> None:
    said = says(lances(**WEAK), 400)
    assert 10 < said["envido"] < 300
    case = lances(**WEAK).do("south envido 2, east paso, west paso")
    assert case.stones[0] == 1


@pytest.mark.law("mus.67")
def test_it_may_pass_with_a_strong_hand_and_raise_later() -> None:
    assert 10 < says(lances(**STRONG), 400)["paso"] < 350
    case = lances(**STRONG).do("south paso, east paso, north paso, west envido 2")
    assert case.allows("south más 5")
    assert says(case)["no-quiero"] < 10


@pytest.mark.law("mus.66", "mus.67")
def test_the_size_of_a_bet_tells_nothing_of_the_hand() -> None:
    sizes = []
    for hands in (WEAK, STRONG):
        case = lances(**hands)
        chosen = [Adviser(seed).choose(case.view("south")).action for seed in range(2000)]
        bets = [action.number for action in chosen if action.word == "envido"]
        sizes.append(sum(bets) / len(bets))
    assert abs(sizes[0] - sizes[1]) < 0.25


@pytest.mark.law("mus.120")
def test_it_does_not_give_away_the_last_stone() -> None:
    """With the others at 39 a refusal of anything is the end of the game."""
    case = lances(**WEAK, score=(20, 39)).do("south paso, east paso, north paso, west envido 2, south no-quiero")
    assert says(case)["no-quiero"] == 0
    calm = Mus(**WEAK, score=(20, 10)).do("south mus, east no-hay-mus, south paso, east paso")
    assert says(calm.do("north paso, west envido 2, south no-quiero"))["no-quiero"] > 60


# The órdago.


ALREADY_STRONG = "12B 12E 11B 7O"
EVEN_SCORES = ((0, 0), (7, 1), (1, 7), (12, 12))
TWO_KINGS = ("12O 12C 7E 4B", "12O 3C 7B 5B", "3C 12C 11O 5O", "12O 12C 11E 1B")


@pytest.mark.parametrize("score", EVEN_SCORES)
@pytest.mark.parametrize("hand", TWO_KINGS)
def test_early_in_a_game_two_kings_are_no_reason_for_an_ordago(hand: str, score: tuple[int, int]) -> None:
    assert says(lances(SOUTH=hand, score=score))["órdago"] == 0
    third = Mus(NORTH=hand, score=score).do("south mus, east no-hay-mus, south paso, east paso")
    assert says(third)["órdago"] == 0
    assert says(lances(EAST=hand, score=score).do("south envido 2"))["órdago"] == 0


@pytest.mark.parametrize("score", EVEN_SCORES)
@pytest.mark.parametrize("hand", TWO_KINGS)
def test_early_in_a_game_two_kings_accept_no_ordago(hand: str, score: tuple[int, int]) -> None:
    theirs = {"EAST": hand, "SOUTH": ALREADY_STRONG, "score": score[::-1]}
    assert says(lances(**theirs).do("south órdago")) == Counter({"no-quiero": 120})
    raised = lances(SOUTH=hand, WEST=ALREADY_STRONG, score=score).do("south envido 2, east no-quiero, west órdago")
    assert raised.turn == "south"
    assert says(raised) == Counter({"no-quiero": 120})


def test_what_can_hardly_be_beaten_is_accepted_and_said_at_any_score() -> None:
    for score in EVEN_SCORES:
        asked = lances(EAST="12O 12C 3C 3O", score=score).do("south órdago")
        assert says(asked) == Counter({"quiero": 120})
    assert 0 < says(lances(SOUTH="12O 12C 3E 7B"), 200)["órdago"] < 100


def test_one_who_is_far_behind_accepts_more_freely() -> None:
    asked = [lances(EAST="3C 12C 11O 5O", score=score).do("south órdago") for score in ((32, 10), (10, 32))]
    behind, ahead = (says(case)["quiero"] for case in asked)
    assert behind > 100
    assert ahead == 0


def test_it_gives_a_maxim_where_it_follows_one() -> None:
    case = lances(**WEAK, score=(20, 39))
    assert Adviser(1).choose(case.view("south")).maxim == "mus.120"


# What it has heard.


def test_chances_come_true_after_its_own_talk() -> None:
    """Above all where an opponent cut, who seldom does so with nothing."""
    stated, came_true = [], []
    for number in range(250):
        players = [Adviser(4 * number + seat) for seat in range(4)]
        case = Mus().falls(written(Random(number).sample(PACK, 40))).do("north cut 20")
        while case.phase != GRANDE:
            case = case.any_step(Random(number)) if case.state.chance else case.do(_word(players, case))
        cutter = case.seat(case.told("no-hay-mus", "seat")[-1])
        best = max(case.state.order, key=lambda seat: case.state.strength(seat).keys[GRANDE])
        for seat in ((cutter + 1) % 4, (cutter + 3) % 4):
            view = case.view(case.people[seat])
            players[seat].notice(view)
            stated.append(players[seat].chance(view, GRANDE, kind_of(case.state.hands[seat], 8)))
            came_true.append(best % 2 == seat % 2)
    assert abs(sum(stated) - sum(came_true)) / len(stated) < 0.06


def _word(players: list[Adviser], case: Mus) -> str:
    return f"{case.turn} {players[case.seat(case.turn)].choose(case.view(case.turn)).action}"


def test_it_thinks_less_of_its_cards_if_an_opponent_cut_than_if_the_partner_did() -> None:
    own = kind_of(cards(STRONG["SOUTH"]), 8)
    cuts = [Mus(**STRONG).do(f"south mus, {talk} no-hay-mus") for talk in ("east", "east mus, north")]
    against, partner = (player.chance(_shown(player, case, "south"), GRANDE, own) for player, case in _each(cuts))
    assert against < partner


def _each(cases: list[Mus]) -> list[tuple[Adviser, Mus]]:
    return [(Adviser(0), case) for case in cases]


@pytest.mark.law("mus.66")
def test_now_and_then_it_cuts_with_nothing_to_show_for_it() -> None:
    for hand, often in (("5O 4C 2E 1B", (8, 80)), ("12O 12C 11E 1B", (350, 401))):
        case = Mus(SOUTH=hand)
        cuts = [choice for seed in range(400) if _cuts(choice := Adviser(seed).choose(case.view("south")))]
        assert often[0] < len(cuts) < often[1]
        bold = [choice for choice in cuts if choice.maxim == "mus.66"]
        assert bool(bold) is (often[1] < 400)


def _cuts(choice: Choice) -> bool:
    return choice.action.word == "no-hay-mus"


def test_its_talk_is_the_one_that_was_counted() -> None:
    for hand in ("5O 4C 2E 1B", "12O 12C 6E 2B", "12O 11C 7B 4B", "7O 7C 6E 6B"):
        case, kind = Mus(SOUTH=hand), kind_of(cards(hand), 8)
        cuts = sum(_cuts(Adviser(seed).choose(case.view("south"))) for seed in range(1500))
        assert cuts / 1500 == pytest.approx(cut_chance(kind, 8, 0, False), abs=0.035)


def test_it_says_in_words_what_it_goes_by() -> None:
    case = Mus(**STRONG).do("south mus, east no-hay-mus")
    told = {
        lang: [Words(lang, "mus").note(note, case.people) for note in Adviser(1).choose(case.view("south")).grounds]
        for lang in LANGUAGES
    }
    assert [texts[1] for texts in told.values()] == [
        "Ha cortado east, de la pareja contraria",
        "east, da dupla adversária, cortou",
        "east, an opponent, cut",
    ]
    assert all(text.strip() and "{" not in text for texts in told.values() for text in texts)


def test_after_a_discard_it_says_how_often_there_was_mus_and_how_many_were_changed() -> None:
    case = Mus(**STRONG).do("south mus, east mus, north mus, west mus")
    for name in case.order:
        case = case.do(f"{name} discard {case.some(name, 1)}")
    case = case.do("south mus, east mus, north no-hay-mus")
    grounds = Adviser(1).choose(case.view("south")).grounds
    assert [note.key for note in grounds] == ["lance-chance", "partner-cut", "mus-rounds", *["discarded"] * 3]


def test_with_four_kings_it_says_nothing_of_the_talk() -> None:
    case = Mus(**STRONG, kings=4).do("south mus, east no-hay-mus")
    assert [note.key for note in Adviser(1).choose(case.view("south")).grounds] == ["lance-chance"]


def test_other_cards_in_the_hands_it_does_not_see_change_nothing_it_does() -> None:
    one, other = (
        Mus(SOUTH="12O 12C 7E 4B", **others).do("south mus, east no-hay-mus")
        for others in ({"EAST": "12E 12B 3O 3C"}, {"EAST": "4O 5O 6O 7O", "WEST": "3B 3E 12E 12B"})
    )
    for seed in range(40):
        assert Adviser(seed).choose(one.view("south")) == Adviser(seed).choose(other.view("south"))


# At every table.


@pytest.mark.parametrize("seed", range(6))
def test_it_finds_a_lawful_answer_to_everything(seed: int) -> None:
    options: dict[str, Any] = any_options(game_class("mus").options, Random(seed))
    lot = Random(seed)
    case = Scene("mus", table="guided" if seed % 2 else "open", dealer=None, **options)
    players = {name: bot("treatise", case.state.game, number) for number, name in enumerate(case.people)}
    for _ in range(400):
        if case.state.over:
            break
        if case.state.chance is not None:
            case = case.any_step(lot)
            continue
        who = case.turn if lot.random() < 0.8 else lot.choice(case.acting)
        assert who is not None
        case = case.do(f"{who} {players[who].choose(case.sight(who)).action}")
    assert case.state.hand > 0


def test_it_signs_to_a_partner_who_looks_and_reads_what_it_sees() -> None:
    case = Mus(**WEAK | {"SOUTH": "12O 12C 5E 4B"}, signals="covert")
    signed = [Adviser(seed).choose(case.view("south")).action for seed in range(20)]
    assert 5 < sum(str(action) == "sign two-kings" for action in signed) < 20
    away = case.do("north watch east")
    assert all(Adviser(seed).choose(away.view("south")).action.word != "sign" for seed in range(20))
    seen = case.do("south sign two-kings, south no-hay-mus")
    reader, blind, own = Adviser(1), Adviser(1), kind_of(cards(WEAK["NORTH"]), 8)
    told = reader.chance(_shown(reader, seen, "north"), GRANDE, own)
    untold = blind.chance(replace(seen.view("north"), events=()), GRANDE, own)
    assert told > untold


def test_a_sign_it_does_not_see_makes_it_hear_no_bet_twice() -> None:
    case = lances(**WEAK | {"NORTH": "12O 12C 5O 4E"}, signals="covert").do("south envido 2")
    signed = case.do("north sign two-kings")
    for seed in range(40):
        player, late = Adviser(seed), Adviser(seed)
        assert player.notice(case.view("east")) is None
        assert player.choose(signed.view("east")) == late.choose(signed.view("east"))


def test_it_takes_no_wink_at_punto_for_a_juego_and_forgets_no_other_sign() -> None:
    case = lances(**WEAK | {"SOUTH": "12O 12C 6E 4B"}, signals="open").do("south sign two-kings")
    while case.phase != PUNTO:
        case = case.passed()
    own = kind_of(cards(WEAK["EAST"]), 8)
    before, late, blind = Adviser(1), Adviser(1), Adviser(1)
    two_kings = before.chance(_shown(before, case, "east"), PUNTO, own)
    winked = case.do("south sign wink").view("east")
    assert late.notice(winked) is None
    assert late.chance(winked, PUNTO, own) == two_kings != blind.chance(winked, PUNTO, own)


def _shown(reader: Adviser, case: Mus, who: str) -> View:
    view = case.view(who)
    reader.notice(view)
    return view


def test_it_claims_what_is_due() -> None:
    case = lances(**WEAK, claims="manual").do("south envido 2, east paso, west paso")
    choice = Adviser(0).notice(case.view("north"))
    assert choice is not None
    assert str(choice.action) == "claim deje-grande"
    assert Adviser(0).notice(Mus().view("south")) is None


def test_it_objects_to_a_bad_cut_only() -> None:
    case = Mus(table="open").falls()
    bad = case.do("north cut 2")
    good = case.do("north cut 20")
    assert str(Adviser(0).choose(bad.view("west")).action) == "bad-cut"
    assert str(Adviser(0).choose(good.view("west")).action) == "deal"


def test_it_tells_the_truth_where_declarations_are_free() -> None:
    case = lances(**WEAK | {"SOUTH": "12O 12C 5E 4B"}, declarations="free")
    assert says(case.passed_out(), 5) == Counter({"sí": 5})


def test_it_knows_how_a_lance_stands() -> None:
    case = lance(GRANDE, **STRONG).do("south envido 2, east más 5")
    assert [value for key in ("bet", "deje") for _, value in case.notes(key, "north")] == [7, 2]
