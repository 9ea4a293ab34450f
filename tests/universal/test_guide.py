"""The guide: at every question of every game a beginner is told something, with its laws, and it is true."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random

import pytest

from tapete.cards import Card, Suit
from tapete.laws.book import LANGUAGES, cite
from tapete.sitting.showing import showing
from tapete.soak.trial import Plan, decider, step
from tapete.table.game import REGISTRY, contents_of, game_class
from tapete.table.guide import Guide, Hint
from tapete.table.match import Match
from tapete.table.offer import Say
from tapete.table.state import State
from tapete.table.view import View
from tapete.table.worlds import world
from tapete.words import Words, folder_of
from tests.sitting.tables import ANA, begun, go_on
from tests.test_words import LOCALE, ids
from tests.universal.tables import short

FOLDERS = {game_class(name).folder: name for name in REGISTRY}
MATCHES, MOVES = 6, 250
GAMES = pytest.mark.parametrize("name", REGISTRY)
BLACK_ACES = ("1E", "1B")


def guide_of(name: str) -> Guide:
    guide = contents_of(name).guide
    assert guide is not None
    return guide


@cache
def asked(name: str) -> list[tuple[State, int, Hint]]:
    """Random matches of this game under random options, and what is told at each question."""
    return list(_asked(name))


def _asked(name: str) -> Iterator[tuple[State, int, Hint]]:
    for number in range(MATCHES):
        plan = Plan(name, "guided", number, agreed=short(name))
        match = Match(rules := plan.rules())
        decide = decider(plan, rules)
        for _ in range(MOVES):
            if match.state.over:
                break
            state, seat = match.state, match.state.turn
            prompt = None if seat is None else state.prompt(seat)
            if seat is not None and prompt is not None and prompt.offers:
                yield state, seat, guide_of(name).hint(state, seat, prompt.key)
            step(match, decide)


@GAMES
def test_at_every_question_something_is_told_in_every_language_with_its_laws(name: str) -> None:
    found = {(key, hint.laws) for _, _, hint in asked(name) for key in hint.keys}
    assert found and [key for key, laws in found if not laws] == []
    for language in LANGUAGES:
        words = Words(language, folder_of(name))
        assert all(words.text(f"guide-{key}") for key, _ in found) and words.missing == set()


@pytest.mark.parametrize(("folder", "name"), FOLDERS.items())
def test_what_is_told_has_words_and_laws_and_nothing_has_words_in_vain(folder: str, name: str) -> None:
    laws = guide_of(name).laws
    assert all(cite(law).id == law for each in laws.values() for law in each)
    everywhere = {key for key in ids(LOCALE / "es" / "table.ftl") if key.startswith("guide-")}
    own = {key for key in ids(LOCALE / "es" / f"{folder}.ftl") if key.startswith("guide-")}
    assert own <= {f"guide-{key}" for key in laws} <= own | everywhere


@GAMES
def test_what_is_told_follows_from_what_the_seat_knows(name: str) -> None:
    for number, (state, seat, hint) in enumerate(asked(name)[::7]):
        other = world(state, seat, Random(number))
        prompt = other.prompt(seat)
        assert prompt is not None and guide_of(name).hint(other, seat, prompt.key) == hint


@pytest.mark.parametrize("name", [name for name in REGISTRY if name != "mus"])
def test_why_just_these_cards_may_be_played_is_true(name: str) -> None:
    told = set()
    for state, seat, hint in asked(name):
        view = state.view(seat)
        if view.prompt is not None and view.prompt.key == "play":
            [key] = hint.keys
            why = key.removeprefix("play-").removeprefix("vistas-")
            told.add(why.removeprefix("friend-"))
            assert is_true(view, why, folder_of(name)), (key, view)
    assert "lead" in told and told & {"follow", "beat"} and told & {"free", "ruff"}


def is_true(view: View, why: str, folder: str) -> bool:
    """Looked up on the table, not in the rules."""
    assert view.mine is not None and view.prompt is not None

    def suit(card: Card) -> Suit | None:
        return view.trump if folder in ("zanga", "voltarete") and str(card) in BLACK_ACES else card.suit

    shown = [pile.top for pile in view.mine.piles] or view.mine.cards
    hand = {card for card in shown if card is not None}
    plays = [offer for offer in view.prompt.offers if isinstance(offer, Say) and offer.word == "play"]
    may = {card for offer in plays for card in offer.action.cards}
    led = suit(view.trick[0].card) if view.trick else None
    same = {card for card in hand if view.trick and suit(card) is led}
    trumps = {card for card in hand if view.trump is not None and suit(card) is view.trump}
    partner = view.winning is not None and view.winning != view.seat and (view.winning - (view.seat or 0)) % 2 == 0
    return bool(
        {
            "lead": not view.trick and may == hand,
            "follow": may == same,
            "beat": may and may <= same,
            "cannot-beat": may == same,
            "free": view.trick and not same and may == hand,
            "ruff": not same and may and may <= trumps,
            "under-ruff": not same and may == trumps,
            "cannot-ruff": not same and may == hand,
            "friend-follow": partner and may == same,
            "friend-free": partner and not same and may == hand,
            "exempt": led is view.trump and same == trumps and may == hand,
            "named": not view.trick and len({card.suit for card in may}) == 1,
            "aces": same and may == hand,
            "last-pair": len(hand) == 2 and len(may) == 1,
        }[why]
    )


@pytest.mark.parametrize(("table", "told"), [("guided", True), ("open", False)])
def test_it_is_told_to_whoever_is_asked_and_not_where_hands_are_free(table: str, told: bool) -> None:
    sitting, found = begun(ANA, table=table), []
    for number in range(60):
        found.append(showing(sitting, 0, 0, 0, True).hint is not None)
        assert showing(sitting, None, 0, 0, True).hint is None
        go_on(sitting, Random(number))
    assert any(found) == told and not all(found)
