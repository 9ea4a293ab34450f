"""The checks can fail: a small game passes them all, and each bug planted in it is found."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, replace
from itertools import count
from pathlib import Path

import pytest

from tapete import REGISTRY
from tapete.bots import bot
from tapete.cards import Card
from tapete.errors import BadOption, BadRecord, Illegal
from tapete.soak import Outcome, Plan, trial, tried
from tapete.soak.__main__ import main
from tapete.soak.checks import told_what_is_known
from tapete.table.action import Action
from tapete.table.chance import Chance
from tapete.table.event import event
from tapete.table.ledger import MIDDLE, Entry
from tapete.table.match import Match
from tapete.table.offer import Number, Pick, Prompt, say
from tapete.table.record import read_record
from tapete.table.state import State
from tapete.table.view import SeatView, View
from tests.universal.toy import GAMES, PACK, ToyGame, ToyState, put

MATCHES, LONGEST = 5, 200


def outcome(monkeypatch: pytest.MonkeyPatch, kind: type[ToyState]) -> Outcome:
    """How matches of the toy go when its state is of this kind: the first that fails, or the last."""
    monkeypatch.setattr(trial, "LONGEST", LONGEST)
    monkeypatch.setitem(REGISTRY, ToyGame.name, "tests.universal.toy")
    monkeypatch.setitem(GAMES, ToyGame.name, type("Toy", (ToyGame,), {"state": kind}))
    outcomes = (tried(Plan(ToyGame.name, "guided", seed), often=0.5) for seed in range(MATCHES))
    return next((outcome for outcome in outcomes if outcome.reason), Outcome(Plan(ToyGame.name, "guided", MATCHES), 0))


class ShowsHands(ToyState):
    def place(self, viewer: int | None, seat: int) -> SeatView:
        return replace(super().place(viewer, seat), cards=self.hands[seat])


class HintsAtStock(ToyState):
    def change_prompt(self, seat: int) -> Prompt | None:
        usual = super().change_prompt(seat)
        return usual and Prompt("change-for-gold" if self.stock[0].suit == "O" else "change", usual.offers)


class TellsAllWhatWasDrawn(ToyState):
    def change(self, seat: int, action: Action) -> ToyState:
        return super().change(seat, action).telling(event("drew", seat, cards=self.stock[: len(action.cards)]))


@dataclass(frozen=True, kw_only=True)
class RemembersTheStock(ToyState):
    memo: str = ""

    def cut(self, seat: int, action: Action) -> ToyState:
        after = super().cut(seat, action)
        return after.but(memo=f"under the pack lies {after.stock[-1]}")

    def place(self, viewer: int | None, seat: int) -> SeatView:
        return replace(super().place(viewer, seat), said=self.memo)


@dataclass(frozen=True, kw_only=True)
class Nods(ToyState):
    """Whoever is to play may nod once: nobody else is told, and nobody else may see it."""

    nodded: bool = False

    def play_prompt(self, seat: int) -> Prompt | None:
        usual = super().play_prompt(seat)
        return usual and Prompt("play", (*usual.offers, *(() if self.nodded else (say("nod"),))))

    def play(self, seat: int, action: Action) -> ToyState:
        if action.word == "nod":
            return self.but(nodded=True).telling(event("nods", seat, to=(seat,)))
        return super().play(seat, action)


class NodsForAllToSee(Nods):
    def place(self, viewer: int | None, seat: int) -> SeatView:
        return replace(super().place(viewer, seat), said="nods" if self.nodded else "")


class KnowsEverything(ToyState):
    def known(self, seat: int | None) -> frozenset[Card]:
        return frozenset(PACK)


class DealsNothingAnew(ToyState):
    def with_zones(self, zones: Mapping[str, tuple[Card, ...]]) -> State:
        return self


class LosesACard(ToyState):
    def taken(self) -> ToyState:
        after = super().taken()
        return after.but(done=after.done[1:])


class DoublesACard(ToyState):
    def cut(self, seat: int, action: Action) -> ToyState:
        after = super().cut(seat, action)
        return after.but(stock=(after.hands[0][0], *after.stock[1:]))


class PaysLess(ToyState):
    def payment(self, winner: int) -> Entry:
        return replace(super().payment(winner), amount=-1)


class PaysByNoLaw(ToyState):
    def payment(self, winner: int) -> Entry:
        return replace(super().payment(winner), laws=("mal.9999",))


class PaysTheMiddle(ToyState):
    def payment(self, winner: int) -> Entry:
        return replace(super().payment(winner), payee=MIDDLE)


class ScoresBesideTheLedger(ToyState):
    def view(self, seat: int | None, since: int = 0) -> View:
        view = super().view(seat, since)
        return replace(view, scores=tuple(replace(score, total=score.total + 1) for score in view.scores))


class MisnamesSeats(ToyState):
    def place(self, viewer: int | None, seat: int) -> SeatView:
        return replace(super().place(viewer, seat), name=self.name(1 - seat))


class RunsDead(ToyState):
    def change_prompt(self, seat: int) -> Prompt | None:
        return None


class NeverEnds(ToyState):
    def taken(self) -> ToyState:
        after = super().taken()
        return after.but(phase="shuffle") if after.over else after


class BreaksOnTwo(ToyState):
    def cut(self, seat: int, action: Action) -> ToyState:
        return super().cut(seat, Action("cut", (1 // (action.number - 7) + 4,)))


class AllowsTooMuch(ToyState):
    def change_prompt(self, seat: int) -> Prompt | None:
        usual = super().change_prompt(seat)
        return usual and Prompt("change", (Pick("change", self.hands[seat], 0, 4),))


class AcceptsAnything(ToyState):
    def apply(self, seat: int, action: Action) -> State:
        return self.cut(seat, action) if action.word == self.phase == "cut" else super().apply(seat, action)


class RefusesRudely(ToyState):
    def apply(self, seat: int, action: Action) -> State:
        try:
            return super().apply(seat, action)
        except Illegal as error:
            raise Illegal("no", "no") from error


class RefusesNoShuffle(ToyState):
    def apply(self, seat: int, action: Action) -> State:
        return self.shuffle(seat, action) if action.word == "deck" else super().apply(seat, action)


class ChangesTheState(ToyState):
    def apply(self, seat: int, action: Action) -> State:
        try:
            return super().apply(seat, action)
        except Illegal:
            self.__dict__["stock"] = self.stock[::-1]
            raise


class MindsTheOrder(ToyState):
    def change_prompt(self, seat: int) -> Prompt | None:
        usual = super().change_prompt(seat)
        return usual and Prompt("change", (Pick("change", self.hands[seat], 0, 2),))

    def apply(self, seat: int, action: Action) -> State:
        after = super().apply(seat, action)
        return after.but(thrown=put(self.thrown, seat, action.cards)) if action.word == "change" else after


class DrawsLots(ToyState):
    lots = count()

    def taken(self) -> ToyState:
        return super().taken().telling(event("lot", number=next(self.lots)))


@dataclass(frozen=True, kw_only=True)
class KeepsAList(ToyState):
    cuts: tuple[int, ...] = ()

    def cut(self, seat: int, action: Action) -> ToyState:
        return super().cut(seat, action).but(cuts=[action.number])


class SaysWhatCannotBeWritten(ToyState):
    def cut_prompt(self, seat: int) -> Prompt | None:
        return Prompt("cut", (Number("cut", -3, 7),)) if seat == 0 else None


class ShufflesAnother(ToyState):
    def shuffle_chance(self) -> Chance:
        return Chance("deck", PACK[1:])

    def shuffle(self, seat: int, action: Action) -> ToyState:
        return super().shuffle(seat, Action("deck", (*action.cards, PACK[0])))


@pytest.mark.parametrize("kind", [ToyState, Nods])
def test_the_toy_keeps_the_contract(monkeypatch: pytest.MonkeyPatch, kind: type[ToyState]) -> None:
    assert outcome(monkeypatch, kind).reason == ""


@pytest.mark.parametrize(
    ("kind", "found"),
    [
        (ShowsHands, "changes with the hidden cards"),
        (HintsAtStock, "changes with the hidden cards"),
        (TellsAllWhatWasDrawn, "an event tells"),
        (RemembersTheStock, "which it does not know"),
        (NodsForAllToSee, "leaves a trace"),
        (KnowsEverything, "which it was not shown"),
        (DealsNothingAnew, "with_zones does not place"),
        (LosesACard, "lost: "),
        (DoublesACard, "twice on the table"),
        (PaysLess, "a payment of -1"),
        (PaysByNoLaw, "by no known law"),
        (PaysTheMiddle, "not level"),
        (ScoresBesideTheLedger, "the ledger"),
        (MisnamesSeats, "calls seat"),
        (RunsDead, "dead end"),
        (NeverEnds, "no end"),
        (BreaksOnTwo, "was offered"),
        (AllowsTooMuch, "impossible bounds"),
        (AcceptsAnything, "is accepted"),
        (RefusesRudely, "without a clear word"),
        (RefusesNoShuffle, "is accepted"),
        (ChangesTheState, "changed the state"),
        (MindsTheOrder, "in another order"),
        (DrawsLots, "another state"),
        (KeepsAList, "is another one"),
        (SaysWhatCannotBeWritten, "neither a card"),
        (ShufflesAnother, "the pack that was shuffled"),
    ],
    ids=lambda item: item.__name__ if isinstance(item, type) else "",
)
def test_a_planted_bug_is_found(monkeypatch: pytest.MonkeyPatch, kind: type[ToyState], found: str) -> None:
    assert found in outcome(monkeypatch, kind).reason


def test_a_failure_is_a_record_that_ends_where_it_broke(monkeypatch: pytest.MonkeyPatch) -> None:
    failed = outcome(monkeypatch, BreaksOnTwo)
    assert failed.reason in tomllib.loads(failed.record)["note"]
    with pytest.raises(ZeroDivisionError):
        read_record(failed.record)
    with pytest.raises(BadRecord, match="line"):
        read_record(failed.record.replace("cut 7", "cut 99"))


def test_the_command_plays_and_keeps_failures(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert outcome(monkeypatch, ToyState).reason == ""
    usual = ["--games", ToyGame.name, "--tables", "guided", "--jobs", "1", "--matches", "2"]
    assert main(usual) == 0
    outcome(monkeypatch, LosesACard)
    assert main(usual) == 1
    assert sorted(path.name for path in Path("soak-failures").iterdir()) == ["malilla-toy-0.toml", "malilla-toy-1.toml"]
    assert main(["--games", "whist"]) == 2
    assert "There is no game whist" in capsys.readouterr().err


def test_a_game_has_the_tables_and_players_it_says(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(REGISTRY, ToyGame.name, "tests.universal.toy")
    with pytest.raises(BadOption, match="'open' is no table: choose guided"):
        ToyGame.make("open")
    with pytest.raises(BadOption, match="no player treatise: choose random"):
        bot("treatise", ToyGame.make())
    assert main(["--games", ToyGame.name, "--tables", "open", "--jobs", "1"]) == 0
    assert "0 matches" in capsys.readouterr().out


def test_a_card_that_is_gathered_as_soon_as_it_is_played_is_no_secret() -> None:
    """In this match of Cientos a game is won by the last card, and the cards are drawn for the next one at once."""
    plan = Plan("cientos", "guided", 4000502)
    match, gathered = Match(plan.rules()), 0
    decide = trial.decider(plan, match.game)
    while not match.state.over:
        before = match.state
        played = trial.step(match, decide).action.word == "play"
        told_what_is_known(before, match.state, (None,))
        gathered += played and not any(match.state.zones().values())
    assert gathered
