"""The checks can fail: a small game passes them all, and each bug planted in it is found."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import pytest

from examples import highcard
from examples.highcard.game import CHANGE, CUT, PACK, PLAY, SHUFFLE, HighcardGame, HighcardState, view_of
from tapete import REGISTRY
from tapete.bots import bot
from tapete.cards import Card
from tapete.errors import BadOption, BadRecord, Illegal
from tapete.soak import Broken, Outcome, Plan, checks, trial, tried
from tapete.soak.__main__ import main
from tapete.soak.checks import mistakes_are_refused
from tapete.soak.steps import told_what_is_known
from tapete.soak.trying import beside_it, is_offered, samples
from tapete.table.action import Action
from tapete.table.chance import TABLE, Chance
from tapete.table.event import Event, event
from tapete.table.game import GUIDED, Contents
from tapete.table.ledger import MIDDLE, Ledger
from tapete.table.match import Match
from tapete.table.offer import Accuse, Number, Offer, Pick, Say, say
from tapete.table.phase import Act, Stage, beside, deed, lot
from tapete.table.record import read_record
from tapete.table.row import replaced
from tapete.table.state import OVER, State
from tapete.table.view import SeatView, View
from tapete.table.vocabulary import Vocabulary
from tapete.table.zones import RuledOut, Zones

MATCHES, LONGEST = 5, 200
NAME = HighcardGame.name
SOUND = highcard.CONTENTS
STAGES: Mapping[str, Stage[Any]] = SOUND.stages[GUIDED]


def outcome(monkeypatch: pytest.MonkeyPatch, contents: Contents) -> Outcome:
    """How matches of the example go when it is made of this: the first that fails, or the last."""
    monkeypatch.setattr(trial, "LONGEST", LONGEST)
    monkeypatch.setitem(REGISTRY, NAME, highcard.__name__)
    monkeypatch.setattr(highcard, "CONTENTS", contents)
    outcomes = (tried(Plan(NAME, GUIDED, seed), often=0.5) for seed in range(MATCHES))
    return next((outcome for outcome in outcomes if outcome.reason), Outcome(Plan(NAME, GUIDED, MATCHES), 0))


# How a bug is planted: another stage, another State, another View.


def with_stages(contents: Contents = SOUND, **stages: Stage[Any]) -> Contents:
    """The example with other stages of these names."""
    return replace(contents, stages={GUIDED: {**contents.stages[GUIDED], **stages}})


def after(name: str, change: Callable[[Any], HighcardState], contents: Contents = SOUND) -> Contents:
    """The example in which this happens after whatever is done in a stage."""
    return with_stages(contents, **{name: replace(STAGES[name], then=change)})


def of_states(kind: type[HighcardState], contents: Contents = SOUND) -> Contents:
    """The example with a State of this kind."""
    return replace(contents, states={GUIDED: kind})


def seen(change: Callable[[Any, View], View], contents: Contents = SOUND) -> Contents:
    """The example whose View is changed."""
    return replace(contents, view=lambda state, seat, since: change(state, view_of(state, seat, since)))


def places(change: Callable[[Any, SeatView], SeatView], contents: Contents = SOUND) -> Contents:
    """The example in whose View every place is changed."""
    return seen(lambda state, view: replace(view, seats=tuple(change(state, each) for each in view.seats)), contents)


def paying_so(**changes: Any) -> Contents:
    """The example whose last payment is another one."""

    def mispaid(state: HighcardState) -> HighcardState:
        last = state.ledger.entries[-1:]
        return state.but(ledger=Ledger((*state.ledger.entries[:-1], *(replace(entry, **changes) for entry in last))))

    return after(PLAY, mispaid)


# What may be known.

SHOWS_HANDS = places(lambda state, place: replace(place, cards=state.holding(place.seat)))
HINTS_AT_STOCK = with_stages(
    discard=replace(STAGES[CHANGE], key=lambda state: "for-gold" if state.deck[0].suit == "O" else CHANGE)
)


def drawn_aloud(state: HighcardState, seat: int, action: Action) -> HighcardState:
    after: HighcardState = STAGES[CHANGE].act(state, seat, action)
    return after.telling(event("drew", seat, cards=state.deck[: len(action.cards)]))


def discarding(least: int, most: int, do: Act[Any] = STAGES[CHANGE].act) -> Contents:
    """The example in which so many cards may be changed, and this is done then."""
    offered = deed("discard", offers=lambda state, seat: [Pick("discard", state.hands[seat], least, most)], do=do)
    return with_stages(discard=STAGES[CHANGE].with_(offered))


def cutting(least: int, most: int, do: Act[Any] = STAGES[CUT].act) -> Contents:
    """The example in which the pack may be cut so, and this is done then."""
    return with_stages(
        cut=STAGES[CUT].with_(deed("cut", offers=lambda state, seat: [Number("cut", least, most)], do=do))
    )


@dataclass(frozen=True, kw_only=True)
class RemembersTheStock(HighcardState):
    memo: str = ""


REMEMBERS_THE_STOCK = after(
    CUT,
    lambda state: state.but(memo=f"under the pack lies {state.deck[-1]}"),
    of_states(RemembersTheStock, places(lambda state, place: replace(place, said=state.memo))),
)


@dataclass(frozen=True, kw_only=True)
class Nods(HighcardState):
    """Anybody may nod once to himself: nobody else is told, and nobody else may see it."""

    nodded: tuple[int, ...] = ()


def nod(state: Nods, seat: int, action: Action) -> Nods:
    return state.but(nodded=(*state.nodded, seat)).telling(event("nods", seat, to=(seat,)))


NODDING = STAGES[PLAY].with_(
    beside("nod", offers=lambda state, seat: [] if seat in state.nodded else [say("nod")], do=nod)
)
NODS = with_stages(of_states(Nods), play=NODDING)
NODS_FOR_ALL_TO_SEE = with_stages(
    of_states(Nods, places(lambda state, place: replace(place, said="nods" if state.nodded else ""))), play=NODDING
)


class KnowsEverything(HighcardState):
    def known(self, seat: int | None) -> frozenset[Card]:
        return frozenset(PACK)


class DealsNothingAnew(HighcardState):
    def with_zones(self, zones: Zones) -> DealsNothingAnew:
        return self


class PutsCardsWhereTheyAreNot(HighcardState):
    def ruled_out(self, seat: int | None) -> tuple[RuledOut, ...]:
        return ({"deck": frozenset(PACK)},)


class PutsCardsWhereTheyAre(HighcardState):
    def ruled_out(self, seat: int | None) -> tuple[RuledOut, ...]:
        return ({zone: frozenset(PACK).difference(cards) for zone, cards in self.zones().items()},)


class KnowsTheLastCard(HighcardState):
    """The game and its View agree on a secret: that all know which card lies under the stock."""

    def known(self, seat: int | None) -> frozenset[Card]:
        return super().known(seat).union(self.deck[-1:])


SHOWS_THE_LAST_CARD = seen(
    lambda state, view: replace(view, stock=(*view.stock[:-1], *state.deck[-1:])), of_states(KnowsTheLastCard)
)


class KnowsItUnseen(HighcardState):
    """Somebody is said to know a card, and the View says nothing of it."""

    def known(self, seat: int | None) -> frozenset[Card]:
        return super().known(seat).union(self.deck[-1:] if seat == 1 and self.phase == PLAY else ())


# How long it is told.


class TellsForEver(HighcardState):
    def _news(self, heard: list[Event], seat: int | None, since: int) -> tuple[Event, ...]:
        return self.witnessed(seat, since)


class PlaysForEver(HighcardState):
    def laid(self, seat: int, card: Card) -> PlaysForEver:
        laid = super().laid(seat, card)
        return laid.but(events=(*laid.events[:-1], event("plays", seat, card=card)))


class TellsTooLate(HighcardState):
    def _news(self, heard: list[Event], seat: int | None, since: int) -> tuple[Event, ...]:
        old = (event("by-the-way"),) if since == 0 and len(self.taken) == 1 else ()
        return old + super()._news(heard, seat, since)


# Cards and points.


def loses_a_card(state: HighcardState) -> HighcardState:
    return state.but(deck=state.deck[1:]) if state.taken else state


def doubles_a_card(state: HighcardState) -> HighcardState:
    return state.but(deck=(state.hands[0][0], *state.deck[1:]))


def shuffled_with_the_first_card(state: HighcardState, seat: int, action: Action) -> HighcardState:
    after: HighcardState = STAGES[SHUFFLE].act(state, seat, Action("deck", (*action.cards, PACK[0])))
    return after


SHUFFLES_ANOTHER = with_stages(shuffle=lot(lambda state: Chance("deck", PACK[1:]), shuffled_with_the_first_card))


def saying_what_is_won(lost: int) -> Contents:
    """The example in which who takes a trick says what he gets for it, and of so many tricks does not get it."""

    def paid(state: HighcardState, seat: int, action: Action) -> HighcardState:
        after: HighcardState = STAGES[PLAY].act(state, seat, action)
        if len(after.taken) == len(state.taken):
            return after
        said = after.telling(event("gets", after.taken[-1].winner, number=1, reason="result"))
        return said.but(ledger=state.ledger) if len(after.taken) <= lost else said

    spoken = deed("play", offers=STAGES[PLAY].deeds[0].offers, do=paid)
    return with_stages(play=STAGES[PLAY].with_(spoken))


def scored_beside_the_ledger(state: HighcardState, view: View) -> View:
    return replace(view, scores=tuple(replace(score, total=score.total + 1) for score in view.scores))


# What may be done.


def cut_that_breaks_on_seven(state: HighcardState, seat: int, action: Action) -> HighcardState:
    after: HighcardState = STAGES[CUT].act(state, seat, Action("cut", (1 // (action.number - 7) + 4,)))
    return after


def in_the_order_given(state: HighcardState, seat: int, action: Action) -> HighcardState:
    after: HighcardState = STAGES[CHANGE].act(state, seat, action)
    return after.but(thrown=replaced(after.thrown, seat, action.cards))


CUT_BESIDE = tuple(replace(each, beside=True) for each in STAGES[CUT].deeds)
ASKS_IN_VAIN = with_stages(cut=replace(STAGES[CUT], deeds=CUT_BESIDE))
OFFERS_TWICE = with_stages(cut=replace(STAGES[CUT], deeds=STAGES[CUT].deeds + CUT_BESIDE))


class AnyCards(Pick):
    """An offer that says yes to whatever is said under its word."""

    def allows(self, action: Action) -> bool:
        return action.word == self.word


class AnyNumber(Number):
    """The same of a number."""

    def allows(self, action: Action) -> bool:
        return action.word == self.word


class AnySaying(Say):
    """The same of one action."""

    def allows(self, action: Action) -> bool:
        return action.word == self.word


class AnyCharge(Accuse):
    """The same of an accusation."""

    def allows(self, action: Action) -> bool:
        return action.word == self.word


def also_offering(offer: Offer) -> Contents:
    """The example in which this is offered beside the cut, and nothing but a nod follows from it."""

    def noticed(state: HighcardState, seat: int, action: Action) -> HighcardState:
        return state.telling(event("nods", seat))

    offered = beside(offer.word, offers=lambda state, seat: [offer], do=noticed)
    return with_stages(cut=STAGES[CUT].with_(offered))


LOOSE: dict[str, Offer] = {
    "cards": AnyCards("touch", PACK[:4], 1, 2),
    "number": AnyNumber("count", 1, 3),
    "saying": AnySaying(Action("greet", ("loud",))),
    "charge": AnyCharge("claim", (("talk", (0,)), ("peek", ()))),
}
STRICT: dict[str, Offer] = {
    "cards": Pick("touch", PACK[:4], 1, 2),
    "number": Number("count", 1, 3),
    "saying": Say(Action("greet", ("loud",))),
    "charge": Accuse("claim", (("talk", (0,)), ("peek", ()))),
}


class AcceptsAnything(HighcardState):
    def apply(self, seat: int, action: Action) -> State:
        accepted = action.word == self.phase == CUT
        return STAGES[CUT].deeds[0].do(self, seat, action) if accepted else super().apply(seat, action)


class RefusesRudely(HighcardState):
    def apply(self, seat: int, action: Action) -> State:
        try:
            return super().apply(seat, action)
        except Illegal as error:
            raise Illegal("no", "no") from error


class RefusesNoShuffle(HighcardState):
    def apply(self, seat: int, action: Action) -> State:
        return STAGES[SHUFFLE].act(self, seat, action) if action.word == "deck" else super().apply(seat, action)


class ChangesTheState(HighcardState):
    def apply(self, seat: int, action: Action) -> State:
        try:
            return super().apply(seat, action)
        except Illegal:
            self.__dict__["deck"] = self.deck[::-1]
            raise


class MindsTheOrder(HighcardState):
    def apply(self, seat: int, action: Action) -> State:
        after = super().apply(seat, action)
        assert isinstance(after, MindsTheOrder)
        return in_the_order_given(self, seat, action) if action.word == "discard" else after


# What must follow from the moves alone.

LOTS = count()


def draws_lots(state: HighcardState) -> HighcardState:
    return state.telling(event("lot", number=next(LOTS)))


@dataclass(frozen=True, kw_only=True)
class KeepsAList(HighcardState):
    cuts: tuple[int, ...] = ()


def keeps_a_list(state: HighcardState) -> HighcardState:
    return state.changed({"cuts": [len(state.deck)]})


def never_ends(state: HighcardState) -> HighcardState:
    return state.but(phase=SHUFFLE) if state.phase == OVER else state


@pytest.mark.parametrize("contents", [SOUND, NODS], ids=["as it is", "with nods"])
def test_the_example_keeps_the_contract(monkeypatch: pytest.MonkeyPatch, contents: Contents) -> None:
    assert outcome(monkeypatch, contents).reason == ""


@pytest.mark.parametrize("kind", LOOSE)
def test_an_offer_is_measured_by_its_word_cards_and_bounds_and_not_by_what_it_says_itself(
    monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    assert mistaken(STRICT[kind], monkeypatch) == ""
    assert "is accepted, though it was not offered" in mistaken(LOOSE[kind], monkeypatch)


def mistaken(offer: Offer, monkeypatch: pytest.MonkeyPatch) -> str:
    """What the checks say of the first moment at which this is offered."""
    monkeypatch.setitem(REGISTRY, NAME, highcard.__name__)
    monkeypatch.setattr(highcard, "CONTENTS", also_offering(offer))
    state = Plan(NAME, GUIDED, 0).rules().start().apply(TABLE, Action("deck", PACK))
    try:
        mistakes_are_refused(state, Random(0))
    except Broken as broken:
        return str(broken)
    return ""


@pytest.mark.parametrize("offer", STRICT.values(), ids=STRICT)
def test_the_two_readings_of_an_offer_agree(offer: Offer) -> None:
    tries = [*samples(offer, Random(1)), *beside_it(offer, Random(1)), Action("play", PACK[:1])]
    assert [is_offered(offer, action) for action in tries] == [offer.allows(action) for action in tries]
    assert {is_offered(offer, action) for action in tries} == {True, False}


def test_what_is_told_to_be_paid_and_is_paid_passes(monkeypatch: pytest.MonkeyPatch) -> None:
    assert outcome(monkeypatch, saying_what_is_won(lost=0)).reason == ""


BUGS: dict[str, tuple[Contents, str]] = {
    "says a name that its deed does not tell": (also_offering(say("greet", "loud")), "has no number"),
    "shows hands": (SHOWS_HANDS, "changes with the hidden cards"),
    "hints at the stock": (HINTS_AT_STOCK, "changes with the hidden cards"),
    "tells all what was drawn": (discarding(0, 1, drawn_aloud), "an event tells"),
    "remembers the stock": (REMEMBERS_THE_STOCK, "which it does not know"),
    "nods for all to see": (NODS_FOR_ALL_TO_SEE, "leaves a trace"),
    "knows everything": (of_states(KnowsEverything), "which it was not shown"),
    "shows a card and says it is known": (SHOWS_THE_LAST_CARD, "which nobody has shown him"),
    "knows a card unseen": (of_states(KnowsItUnseen), "which it was not shown"),
    "deals nothing anew": (of_states(DealsNothingAnew), "with_zones does not place"),
    "puts cards where they are not": (of_states(PutsCardsWhereTheyAreNot), "cannot lie where it does"),
    "puts cards where they are": (of_states(PutsCardsWhereTheyAre), "where it lies"),
    "tells for ever": (of_states(TellsForEver), "is told what is told no more"),
    "tells old tricks": (of_states(PlaysForEver), "is told who played"),
    "tells too late": (of_states(TellsTooLate), "is told too late"),
    "loses a card": (after(PLAY, loses_a_card), "lost: "),
    "doubles a card": (after(CUT, doubles_a_card), "twice on the table"),
    "shuffles another pack": (SHUFFLES_ANOTHER, "the pack that was shuffled"),
    "leaves no time": (with_stages(shuffle=replace(STAGES[SHUFFLE], between=False)), "no time to look"),
    "loses a payment": (saying_what_is_won(lost=1), "is told, and not paid"),
    "pays less than nothing": (paying_so(amount=-1), "a payment of -1"),
    "pays by no law": (paying_so(laws=("mal.9999",)), "by no known law"),
    "pays the middle": (paying_so(payee=MIDDLE), "not level"),
    "scores beside the ledger": (seen(scored_beside_the_ledger), "the ledger"),
    "misnames seats": (places(lambda state, place: replace(place, name=state.name(1 - place.seat))), "calls seat"),
    "runs dead": (with_stages(discard=replace(STAGES[CHANGE], deeds=())), "dead end"),
    "never ends": (after(PLAY, never_ends), "no end"),
    "breaks on one cut": (cutting(1, 7, cut_that_breaks_on_seven), "was offered"),
    "asks in vain": (ASKS_IN_VAIN, "has no answer to give"),
    "offers twice": (OFFERS_TWICE, "as an answer and beside it"),
    "allows too much": (discarding(0, 4), "impossible bounds"),
    "says what cannot be written": (cutting(-3, 7), "neither a card"),
    "accepts anything": (of_states(AcceptsAnything), "is accepted"),
    "refuses rudely": (of_states(RefusesRudely), "without a clear word"),
    "refuses no shuffle": (of_states(RefusesNoShuffle), "is accepted"),
    "changes the state": (of_states(ChangesTheState), "changed the state"),
    "minds the order": (of_states(MindsTheOrder, discarding(0, 2)), "in another order"),
    "draws lots": (after(PLAY, draws_lots), "another state"),
    "keeps a list": (after(CUT, keeps_a_list, of_states(KeepsAList)), "is another one"),
}


@pytest.mark.parametrize(("contents", "found"), BUGS.values(), ids=BUGS)
def test_a_planted_bug_is_found(monkeypatch: pytest.MonkeyPatch, contents: Contents, found: str) -> None:
    assert found in outcome(monkeypatch, contents).reason


def test_numbers_that_say_something_else_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Vocabulary, "put_together", lambda own, numbers: Action("cut", (999,)))
    assert "comes back from its numbers as cut 999" in outcome(monkeypatch, SOUND).reason
    monkeypatch.setattr(checks, "_returns", lambda own, prompt, action: None)
    assert "cut 999 has numbers, and is not offered" in outcome(monkeypatch, SOUND).reason


def test_a_failure_is_a_record_that_ends_where_it_broke(monkeypatch: pytest.MonkeyPatch) -> None:
    failed = outcome(monkeypatch, cutting(1, 7, cut_that_breaks_on_seven))
    assert failed.reason in tomllib.loads(failed.record)["note"]
    with pytest.raises(ZeroDivisionError):
        read_record(failed.record)
    with pytest.raises(BadRecord, match="line"):
        read_record(failed.record.replace("cut 7", "cut 99"))


def test_the_command_plays_and_keeps_failures(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert outcome(monkeypatch, SOUND).reason == ""
    usual = ["--games", NAME, "--tables", "guided", "--jobs", "1", "--matches", "2", "--bots", "1"]
    assert main(usual) == 0
    outcome(monkeypatch, after(PLAY, loses_a_card))
    assert main(usual) == 1
    assert sorted(path.name for path in Path("soak-failures").iterdir()) == ["highcard-0.toml", "highcard-1.toml"]
    assert main(["--games", "whist"]) == 2
    assert "There is no game whist" in capsys.readouterr().err


class WithoutABot(HighcardGame):
    levels = ("random",)


def test_a_game_has_the_tables_and_players_it_says(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert outcome(monkeypatch, replace(SOUND, games={NAME: WithoutABot})).reason == ""
    with pytest.raises(BadOption, match="'open' is no table: choose guided"):
        WithoutABot.make("open")
    with pytest.raises(BadOption, match="no level treatise: choose random"):
        bot("treatise", WithoutABot.make())
    assert main(["--games", NAME, "--tables", "open", "--jobs", "1"]) == 0
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
