"""What may take long to work out is worked out beside the loop: no other table waits for it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from random import Random
from threading import Event
from typing import Any

import pytest

from tapete.games.zanga.floor import table as floor
from tapete.sitting.sitting import Sitting
from tapete.table.action import Action
from tapete.table.offer import Accuse
from tapete.table.player import Choice
from tapete.table.state import State
from tests.patience import PATIENCE, until
from tests.server.visitors import Chair, Message, Served, any_action


class Slow:
    """A claim that is being worked out goes on only when it is let go on; within the loop it would hold up all."""

    def __init__(self) -> None:
        self.begun, self.go_on = Event(), Event()
        self.held_up: list[bool] = []

    def __call__(self, *given: Any) -> Any:
        self.begun.set()
        self.held_up.append(_in_loop() or not self.go_on.wait(PATIENCE))
        return CASE(*given)


def _in_loop() -> bool:
    try:
        return asyncio.get_running_loop() is not None
    except RuntimeError:
        return False


CASE = floor._case


def accusations(news: Message) -> list[str]:
    """The revokes that may be claimed."""
    prompt = news["view"]["prompt"]
    offers = [] if prompt is None else [*prompt["offers"], *prompt["beside"]]
    return [action for offer in offers if offer.get("word") == "renuncio" for action in actions(offer)]


def actions(offer: Message) -> list[str]:
    return [f"renuncio {what} {seat}" for what, seats in offer["charges"] for seat in seats]


async def until_a_claim(chair: Chair) -> Message:
    """Do the first thing that is offered, which is lawful, until a revoke could be claimed."""
    while True:
        news = await chair.my_turn()
        if accusations(news):
            return news
        first = {"offers": news["view"]["prompt"]["offers"][:1], "beside": []}
        assert (await chair.act(news["at"], any_action(first, Random(1))))["type"] == "done"


async def test_a_claim_that_must_be_searched_holds_up_nobody_else(
    server: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with server.visitor() as ana, server.visitor() as blas:
        table = await ana.open("zanga", table="open")
        async with ana.at(table["id"]) as chair:
            news = await until_a_claim(chair)
            slow = Slow()
            monkeypatch.setattr(floor, "_case", slow)
            claim = asyncio.create_task(chair.act(news["at"], accusations(news)[0]))
            await until(slow.begun.is_set)
            assert (await blas.open("malilla"))["status"] == "playing", "the house goes on"
            assert not claim.done()
            slow.go_on.set()
            assert (await claim)["type"] == "done"
    assert slow.held_up == [False]


async def test_nor_does_a_bots_claim(server: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    async with server.visitor() as ana, server.visitor() as blas:
        table = await ana.open("zanga", table="open")
        async with ana.at(table["id"]) as chair:
            await until_a_claim(chair)
            live = await server.house.table(table["id"])
            state = live.sitting.state
            seat, action = next(found for found in bots_claims(live.sitting, state))
            slow = Slow()
            monkeypatch.setattr(floor, "_case", slow)
            claim = asyncio.create_task(live.answer(state, seat, Choice(action)))
            await until(slow.begun.is_set)
            assert (await blas.open("malilla"))["status"] == "playing"
            slow.go_on.set()
            await claim
    assert slow.held_up == [False]


def bots_claims(sitting: Sitting, state: State) -> Iterator[tuple[int, Action]]:
    """What bots could claim."""
    for seat in range(4):
        prompt = state.prompt(seat)
        if prompt is not None and sitting.bot_plays(state, seat):
            accusing = [offer for offer in prompt.beside if isinstance(offer, Accuse) and offer.word == "renuncio"]
            yield from ((seat, action) for offer in accusing for action in offer.actions)
