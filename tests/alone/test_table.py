"""One table without a server: who stays is told everything in time, and who comes back not what is told no more."""

from __future__ import annotations

from typing import Any

import pytest

from tests.alone.test_house import Player, wish


class Listener(Player):
    """Remembers every view that came."""

    def __init__(self, shelf: dict[str, str] | None = None) -> None:
        super().__init__(shelf)
        self.views: list[dict[str, Any]] = []

    def hear(self, text: str) -> None:
        super().hear(text)
        if self.told[-1]["type"] == "view":
            self.views.append(self.told[-1]["view"])

    def cards_told(self) -> list[str]:
        """The cards that were told as played."""
        told = [event for view in self.views for event in view["events"] if event["key"] == "plays"]
        return [dict(event["details"])["card"] for event in told]


def after_two_tricks(name: str, table: str) -> tuple[Listener, str, list[str]]:
    """Somebody who has been there all along, until two tricks of a hand are made; and the cards that lie there then."""
    while True:
        player = Listener()
        opened = player.ask("POST", "/tables", wish(name, table))["id"]
        player.house.enter(opened, player.hear, 0)
        while player.house.table(opened).sitting.going_on:
            view = player.views[-1]
            if view["trick"] and sum(seat["taken"] for seat in view["seats"]) >= 2:
                return player, opened, [played["card"] for played in view["trick"]]
            player.answer(opened)


@pytest.mark.parametrize(("name", "table"), [("zanga", "guided"), ("zanga", "open"), ("malilla", "guided")])
@pytest.mark.parametrize("elsewhere", [False, True])
def test_whoever_comes_back_is_not_told_what_is_told_no_more(name: str, table: str, elsewhere: bool) -> None:
    player, opened, lying = after_two_tricks(name, table)
    stayed = player.cards_told()
    assert len(stayed) >= 2 * 3 + len(lying), "who stayed was told of every trick"
    player.house.exit(opened)
    back = Listener(dict(player.shelf)) if elsewhere else player
    back.views.clear()
    back.house.enter(opened, back.hear, 0)
    assert back.cards_told() == lying, "only the trick on the table is told again"
    assert len(back.views) == 1 and any(event["key"] == "dealt" for event in back.views[0]["events"]), (
        "what is told for good is told again"
    )


@pytest.mark.parametrize("ahead", [0, 10_000])
def test_after_that_he_is_told_everything_in_time(ahead: int) -> None:
    """Also one who says that he has heard more than there was: his page knew moves that were taken back elsewhere."""
    player, opened, _ = after_two_tricks("zanga", "guided")
    sitting = player.house.table(opened).sitting
    assert sitting.match is not None
    before = len(sitting.match.moves)
    player.house.exit(opened)
    player.views.clear()
    player.house.enter(opened, player.hear, sitting.extent(player.house.table(opened).place)[0] + ahead)
    assert player.cards_told() == [], "he has heard all that was"
    while player.views[-1]["trick"]:
        player.answer(opened)
    played = [str(move.action.cards[0]) for move in sitting.match.moves[before:] if move.action.word == "play"]
    assert played and player.cards_told() == played, "the last card of a trick too"
