"""The strong player: whatever its table says, plain things are right; and where it has none it is the book's player."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from tapete.bots import bot, check_level
from tapete.errors import BadOption
from tapete.games.mus import rows
from tapete.games.mus.advice import Adviser
from tapete.games.mus.mixes import Mixes, learned
from tapete.games.mus.ranking import CHICA, JUEGO, PARES
from tapete.games.mus.strong import Strong
from tapete.sitting.bots import Bots
from tapete.table.action import Action
from tapete.table.chance import Chance
from tapete.table.game import game_class
from tapete.table.match import Match
from tapete.table.option import any_options
from tests.games.mus.hands import Mus, lance, lances

POOR = {"SOUTH": "11O 10C 6E 4B", "EAST": "7O 6C 5B 4C", "NORTH": "7C 6O 5O 4E", "WEST": "10E 7E 5C 4O"}
KINGS = "12O 12C 3E 3B"
TIMES = 60
EVERY_MIX = [0xF000, 0x0F00, 0x00F0, 0x000F]
"""Tables that always say the same."""


def says(case: Mus, times: int = TIMES) -> Counter[str]:
    """What many such players say here."""
    return Counter(Strong(seed).choose(case.view(case.turn)).action.word for seed in range(times))


@pytest.fixture(params=[None, *EVERY_MIX])
def any_table(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """The table of the package, and others that are wrong nearly everywhere."""
    if request.param is not None:
        stubborn = Mixes(learned().head, learned().bounds, request.param.to_bytes(2) * rows.ROWS)
        monkeypatch.setattr("tapete.games.mus.strong.learned", lambda: stubborn)


# What it must get right, whatever the table says.


@pytest.mark.usefixtures("any_table")
class TestPlainThings:
    """Moments in which no table is needed."""

    @pytest.mark.parametrize("bet", ["envido 2", "envido 9", "órdago"])
    def test_it_never_gives_away_the_stone_that_ends_the_game(self, bet: str) -> None:
        for score in ((20, 39), (39, 39), (0, 39)):
            case = lances(**POOR, score=score).do(f"south paso, east paso, north paso, west {bet}, south no-quiero")
            assert says(case)["no-quiero"] == 0

    def test_nor_the_stones_that_stand_when_they_are_enough(self) -> None:
        case = lances(**POOR, score=(20, 35)).do("south envido 6, east más 2, north no-quiero")
        assert case.turn == "south"
        assert says(case)["no-quiero"] == 0

    def test_four_kings_of_the_mano_refuse_nothing(self) -> None:
        for bet in ("envido 2", "envido 12", "órdago"):
            case = lances(SOUTH=KINGS).do(f"south paso, east {bet}, north no-quiero")
            assert says(case)["no-quiero"] == says(case)["paso"] == 0

    def test_nor_does_the_best_juego(self) -> None:
        hands = {"SOUTH": "12O 12C 11E 1B", "EAST": "11O 11C 10E 1O", "NORTH": "7C 6O 5O 4E"}
        for bet in ("envido 2", "órdago"):
            case = lance(JUEGO, **hands).do(f"south paso, east {bet}")
            assert case.turn == "south"
            assert says(case)["no-quiero"] == 0

    def test_nor_do_duples_of_kings(self) -> None:
        hands = {"SOUTH": KINGS, "EAST": "7O 7C 5E 5B", "NORTH": "7E 6O 5O 4E"}
        case = lance(PARES, **hands).do("south paso, east órdago")
        assert says(case) == Counter({"quiero": TIMES})

    def test_who_is_ahead_takes_no_ordago_with_a_poor_hand(self) -> None:
        for score in ((35, 10), (30, 5), (20, 0)):
            case = lances(**POOR, score=score).do("south paso, east órdago, north no-quiero")
            assert case.turn == "south"
            assert says(case) == Counter({"no-quiero": TIMES})

    def test_nor_at_an_even_score(self) -> None:
        case = lances(EAST=POOR["EAST"], SOUTH=KINGS, score=(10, 10)).do("south órdago")
        assert says(case) == Counter({"no-quiero": TIMES})

    def test_who_needs_one_stone_bets_no_game_for_it(self) -> None:
        case = lances(SOUTH=POOR["SOUTH"], score=(39, 20))
        assert says(case)["órdago"] == 0
        raised = lances(EAST=POOR["EAST"], score=(20, 38)).do("south envido 3")
        assert says(raised)["órdago"] == 0

    def test_it_does_not_raise_for_ever(self) -> None:
        case = lances(SOUTH="12O 12C 7E 4B").do("south envido 2, east más 2, north más 2, west más 2")
        assert says(case)["más"] == 0

    def test_what_it_says_can_be_said(self) -> None:
        for case in (lances(**POOR), lance(CHICA, **POOR), lances(**POOR).do("south envido 2")):
            for seed in range(10):
                prompt = case.view(case.turn).prompt
                assert prompt is not None
                assert prompt.allows(Strong(seed).choose(case.view(case.turn)).action)


# What the table says.


def test_it_draws_what_the_row_says() -> None:
    case = lances(**POOR)
    player = Strong(0)
    view = case.view("south")
    player.notice(view)
    mix = learned().of(player.row(view, player._reading(view).chance))
    assert mix is not None
    found = says(case, 400)
    assert found["paso"] / 400 == pytest.approx(mix[rows.PASS], abs=0.08)
    assert found["envido"] / 400 == pytest.approx(mix[rows.SMALL] + mix[rows.BIG], abs=0.08)


def test_the_same_seed_says_the_same_and_another_not_always() -> None:
    case = lances(SOUTH="12O 12C 7E 4B")
    views = [case.view("south")] * 30
    assert [Strong(4).choose(view) for view in views] == [Strong(4).choose(view) for view in views]
    asked = lances(SOUTH="12O 12C 7E 4B", EAST=POOR["EAST"]).do("south paso, east envido 2, north no-quiero")
    said = {str(Strong(seed).choose(view.view("south")).action) for view in (case, asked) for seed in range(60)}
    assert len(said) > 2


def test_other_cards_in_the_hands_it_does_not_see_change_nothing_it_does() -> None:
    one, other = (
        Mus(SOUTH="12O 12C 7E 4B", **others).do("south mus, east no-hay-mus")
        for others in ({"EAST": "12E 12B 3O 3C"}, {"EAST": "4O 5O 6O 7O", "WEST": "3B 3E 12E 12B"})
    )
    for seed in range(TIMES):
        assert Strong(seed).choose(one.view("south")) == Strong(seed).choose(other.view("south"))


def test_it_tells_on_what_grounds() -> None:
    choice = Strong(1).choose(Mus(**POOR).do("south mus, east no-hay-mus").view("south"))
    assert [note.key for note in choice.grounds] == ["lance-chance", "opponent-cut"]
    assert Strong(1).choose(lances(**POOR, score=(20, 39)).view("south")).maxim == "mus.120"


# Where it has no table.


@pytest.mark.parametrize("options", [{"deje": "one"}, {"kings": 4}])
def test_with_other_rules_it_is_the_book_s_player(options: dict[str, Any]) -> None:
    for case in (lances(**POOR, **options), lances(**POOR, **options).do("south envido 2")):
        for seed in range(20):
            assert Strong(seed).choose(case.view(case.turn)) == Adviser(seed).choose(case.view(case.turn))


def test_so_it_is_in_a_moment_that_was_never_met(monkeypatch: pytest.MonkeyPatch) -> None:
    nothing = Mixes(learned().head, learned().bounds, bytes(2 * rows.ROWS))
    monkeypatch.setattr("tapete.games.mus.strong.learned", lambda: nothing)
    case = lances(**POOR)
    for seed in range(20):
        assert Strong(seed).choose(case.view("south")) == Adviser(seed).choose(case.view("south"))


def test_it_claims_signs_and_declares_as_the_book_s_player_does() -> None:
    due = lances(**POOR, claims="manual").do("south envido 2, east paso, west paso")
    choice = Strong(0).notice(due.view("north"))
    assert choice is not None
    assert str(choice.action) == "claim deje-grande"
    asked = lances(**POOR | {"SOUTH": "12O 12C 5E 4B"}, declarations="free").passed_out()
    assert str(Strong(0).choose(asked.view(asked.turn)).action) == "sí"


# At every table.


def test_it_is_a_level_of_the_game() -> None:
    check_level(game_class("mus").make(), "strong")
    with pytest.raises(BadOption):
        check_level(game_class("mus").make(), "stronger")


@pytest.mark.parametrize("part", range(10))
def test_it_finds_a_lawful_answer_to_everything(part: int) -> None:
    """Twenty matches with any options, one pair strong and the other at random."""
    for number in range(20 * part, 20 * part + 20):
        lot = Random(number)
        options: dict[str, Any] = any_options(game_class("mus").options, lot)
        options |= {"games_to_win": 1, "vacas": 1, "table": "open" if number % 2 else "guided"}
        rules = game_class("mus").make(**options)
        minds = {place: bot("random" if place % 2 else "strong", rules, number) for place in range(4)}

        def falls(chance: Chance, lot: Random = lot) -> Action:
            return chance.outcome(lot.randbytes(8))

        assert Match(rules).run(falls, Bots(minds, lot).decide).over
