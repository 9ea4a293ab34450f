"""The treatise player: it knows its chances, looks at the score, and cannot be read."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from tapete.bots import bot
from tapete.cards import cards
from tapete.games.mus.advice import Adviser
from tapete.games.mus.odds import chances, kind_of
from tapete.games.mus.ranking import CHICA, GRANDE, JUEGO, LANCES, PACK, PARES, PUNTO, strength
from tapete.games.mus.state import MusState
from tapete.games.mus.worth import best_discard, spread, winning, worth
from tapete.table.option import any_options
from tests.games.mus.table import EAST, NORTH, SOUTH, WEST, after, allows, lance, lances, rules, start, talk

WEAK = {SOUTH: "11O 10C 6E 4B", EAST: "7O 6C 5B 4C", NORTH: "7C 6O 5O 4E", WEST: "10E 7E 5C 4O"}
STRONG = {**WEAK, SOUTH: "12O 12C 3E 7B"}


def says(state: MusState, times: int = 120) -> Counter[str]:
    """What many such players say here."""
    seat = state.turn
    assert seat is not None
    return Counter(Adviser(seed).choose(state.view(seat)).action.word for seed in range(times))


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
    assert says(talk({**WEAK, SOUTH: "12O 12C 11E 1B"}))["no-hay-mus"] > 100
    assert says(talk(WEAK))["mus"] > 100


# The maxims.


@pytest.mark.law("mus.66")
def test_it_may_bet_with_a_weak_hand() -> None:
    said = says(lances(WEAK), 400)
    assert 10 < said["envido"] < 300
    state = after(lances(WEAK), "S envido 2, E paso, W paso")
    assert state.stones(0) == 1


@pytest.mark.law("mus.67")
def test_it_may_pass_with_a_strong_hand_and_raise_later() -> None:
    assert 10 < says(lances(STRONG), 400)["paso"] < 350
    state = after(lances(STRONG), "S paso, E paso, N paso, W envido 2")
    assert allows(state, SOUTH, "más 5")
    assert says(state)["no-quiero"] < 10


@pytest.mark.law("mus.66", "mus.67")
def test_the_size_of_a_bet_tells_nothing_of_the_hand() -> None:
    sizes = []
    for hands in (WEAK, STRONG):
        state = lances(hands)
        chosen = [Adviser(seed).choose(state.view(SOUTH)).action for seed in range(2000)]
        bets = [action.number for action in chosen if action.word == "envido"]
        sizes.append(sum(bets) / len(bets))
    assert abs(sizes[0] - sizes[1]) < 0.25


@pytest.mark.law("mus.120")
def test_it_does_not_give_away_the_last_stone() -> None:
    """With the others at 39 a refusal of anything is the end of the game."""
    state = after(lances(WEAK, score=(20, 39)), "S paso, E paso, N paso, W envido 2, S no-quiero")
    assert says(state)["no-quiero"] == 0
    calm = after(lances(WEAK, score=(20, 10)), "S paso, E paso, N paso, W envido 2, S no-quiero")
    assert says(calm)["no-quiero"] > 60


def test_it_gives_a_maxim_where_it_follows_one() -> None:
    state = lances(WEAK, score=(20, 39))
    assert Adviser(1).choose(state.view(SOUTH)).maxim == "mus.120"


# At every table.


@pytest.mark.parametrize("seed", range(6))
def test_it_finds_a_lawful_answer_to_everything(seed: int) -> None:
    game = rules(table="guided" if seed % 2 else "open", **any_options(rules().options, Random(seed)))
    state, lot = game.start(), Random(seed)
    players = [bot("treatise", game, number) for number in range(4)]
    for _ in range(400):
        if state.over:
            break
        if state.chance is not None:
            state = state.apply(-1, state.chance.settled(lot.randbytes(8)))  # type: ignore[assignment]
            continue
        seat = state.turn if lot.random() < 0.8 else lot.choice(state.acting())
        assert seat is not None
        player = players[state.players[seat]]
        state = state.apply(seat, player.choose(state.view(seat)).action)  # type: ignore[assignment]
    assert state.hand > 0


def test_it_signs_to_a_partner_who_looks_and_reads_what_it_sees() -> None:
    hands = {**WEAK, SOUTH: "12O 12C 5E 4B"}
    state = talk(hands, signals="covert")
    signed = [Adviser(seed).choose(state.view(SOUTH)).action for seed in range(20)]
    assert 5 < sum(str(action) == "sign two-kings" for action in signed) < 20
    away = after(state, "N watch 1")
    assert all(Adviser(seed).choose(away.view(SOUTH)).action.word != "sign" for seed in range(20))
    seen = after(state, "S sign two-kings, S no-hay-mus")
    reader = Adviser(1)
    blind = Adviser(1)
    told = reader.chance(_shown(reader, seen, NORTH), GRANDE, kind_of(cards(WEAK[NORTH]), 8))
    untold = blind.chance(seen.view(NORTH, 10**9), GRANDE, kind_of(cards(WEAK[NORTH]), 8))
    assert told > untold


def test_a_sign_it_does_not_see_makes_it_hear_no_bet_twice() -> None:
    state = after(lances({**WEAK, NORTH: "12O 12C 5O 4E"}, signals="covert"), "S envido 2")
    signed = after(state, "N sign two-kings")
    for seed in range(40):
        player, late = Adviser(seed), Adviser(seed)
        assert player.notice(state.view(EAST)) is None
        assert player.choose(signed.view(EAST)) == late.choose(signed.view(EAST))


def test_it_takes_no_wink_at_punto_for_a_juego_and_forgets_no_other_sign() -> None:
    state = after(lances({**WEAK, SOUTH: "12O 12C 6E 4B"}, signals="open"), "S sign two-kings")
    while state.phase != PUNTO:
        seat = state.turn
        assert seat is not None
        state = after(state, f"{'SENW'[seat]} paso")
    own = kind_of(cards(WEAK[EAST]), 8)
    before, late, blind = Adviser(1), Adviser(1), Adviser(1)
    two_kings = before.chance(_shown(before, state, EAST), PUNTO, own)
    winked = after(state, "S sign wink").view(EAST)
    assert late.notice(winked) is None
    assert late.chance(winked, PUNTO, own) == two_kings != blind.chance(winked, PUNTO, own)


def _shown(reader: Adviser, state: MusState, seat: int):  # type: ignore[no-untyped-def]
    view = state.view(seat)
    reader.notice(view)
    return view


def test_it_claims_what_is_due() -> None:
    state = after(lances(WEAK, claims="manual"), "S envido 2, E paso, W paso")
    choice = Adviser(0).notice(state.view(NORTH))
    assert choice is not None
    assert str(choice.action) == "claim deje-grande"
    assert Adviser(0).notice(start().view(SOUTH)) is None


def test_it_objects_to_a_bad_cut_only() -> None:
    from tapete.table.action import Action
    from tapete.table.chance import TABLE

    state = start(table="open").apply(TABLE, Action("deck", PACK))
    bad = state.apply(NORTH, Action("cut", (2,)))
    good = state.apply(NORTH, Action("cut", (20,)))
    assert str(Adviser(0).choose(bad.view(WEST)).action) == "bad-cut"
    assert str(Adviser(0).choose(good.view(WEST)).action) == "deal"


def test_it_tells_the_truth_where_declarations_are_free() -> None:
    state = lances({**WEAK, SOUTH: "12O 12C 5E 4B"}, declarations="free")
    while state.phase in LANCES:
        seat = state.turn
        assert seat is not None
        state = after(state, f"{'SENW'[seat]} paso")
    assert says(state, 5) == Counter({"sí": 5})


def test_it_knows_how_a_lance_stands() -> None:
    state = after(lance(GRANDE, STRONG), "S envido 2, E más 5")
    notes = {note.key: note.value for note in state.view(NORTH).notes}
    assert (notes["bet"], notes["deje"]) == (7, 2)
