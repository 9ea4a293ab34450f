"""A client gets its View and nothing more: everything each socket received is compared with what it may know."""

from __future__ import annotations

import json
from contextlib import AsyncExitStack
from dataclasses import dataclass, fields, replace
from random import Random
from typing import Any

import pytest

from tapete.cards import Card
from tapete.games import REGISTRY, malilla
from tapete.games.mus.state import MusState
from tapete.server.rebuild import replayed, stored_deals, stored_moves
from tapete.server.wire import encode
from tapete.sitting.noticed import Noticed
from tapete.sitting.told import FromServer
from tapete.soak.looking import cards_in, cards_on, listed, new_events
from tapete.soak.sight import Sight
from tapete.table.action import Action
from tapete.table.game import contents_of
from tapete.table.match import Match
from tapete.table.player import witness
from tapete.table.row import replaced
from tapete.table.state import State
from tapete.table.view import View
from tests.server.visitors import Chair, Message, Served, any_action, mine

SIGNS = {"signals": "covert", "first_hand_signals": "free"}
ONCE: list[tuple[str, str, dict[str, Any]]] = [
    ("malilla", "guided", {}),
    ("malilla-cubiertas", "open", {}),
    ("malilla-coja", "guided", {}),
]
EVERY = [
    *ONCE,
    *[(name, "guided", {}) for name in REGISTRY if not name.startswith("malilla")],
    ("mus", "open", SIGNS),
]
SOUND = malilla.CONTENTS
ENOUGH = 150
PUBLIC = {"table", "committed", "shuffled", "said", "clock", "rated", "done", "pong", "refused"}


async def states_of(server: Served, table: str, place: int | None) -> list[State]:
    """Every state of the match that this place could tell from the one before, from what was stored."""
    sheet = await server.house.sheet(table)
    match, noticed = Match(sheet.rules, sheet.names), Noticed(len(sheet.holders))
    states = [match.state]
    for line in await stored_moves(server.house.storage, table):
        before = match.state
        if place in noticed.move(before, line["seat"], match.do(line["seat"], Action.parse(line["action"]))):
            states.append(match.state)
    return states


@dataclass(frozen=True, slots=True)
class Shown:
    """What one place may have seen at a moment: the cards that were never shown to it, and those it was told of."""

    hidden: frozenset[Card]
    told: frozenset[Card]


async def shown_to(server: Served, table: str, place: int | None) -> list[Shown]:
    """The same moments by another measure than the View: what was dealt to this place, and told to it by events."""
    sheet = await server.house.sheet(table)
    match, noticed, sight, told = Match(sheet.rules, sheet.names), Noticed(len(sheet.holders)), Sight(), set[Card]()
    shown = [Shown(frozenset(), frozenset())]
    for line in await stored_moves(server.house.storage, table):
        before = match.state
        after = match.do(line["seat"], Action.parse(line["action"]))
        sight.follow(before, after)
        seat = None if place is None else after.seat_of(place)
        told |= cards_in(tuple(event.details for event in new_events(before, after) if event.told(seat)))
        if place in noticed.move(before, line["seat"], after):
            shown.append(Shown(cards_on(after) - sight.seen[seat], frozenset(told)))
    return shown


def check_cards(chair: Chair, shown: list[Shown]) -> None:
    """No card is named that was not shown to this place: in sight in this hand, or told in this or an earlier one."""
    for news in chair.all("view"):
        view, may = dict(news["view"]), shown[news["at"]]
        told = cards_in(json.dumps([event["details"] for event in view.pop("events")]))
        assert told <= may.told, f"told of {listed(told - may.told)}"
        del view["ledger"]
        seen = cards_in(json.dumps(view)) & may.hidden
        assert not seen, f"shown {listed(seen)}"


async def state_of(server: Served, table: str) -> State:
    """How the match stands, from what was stored."""
    storage = server.house.storage
    lines, deals = await stored_moves(storage, table), await stored_deals(storage, table)
    return replayed(await server.house.sheet(table), lines, deals)[0].state


async def told(chair: Chair, at: int) -> list[str]:
    """What the next View after this moment tells of."""
    news = await chair.view(lambda news: news["at"] > at)
    return [event["key"] for event in news["view"]["events"]]


def may_be_told(states: list[State], news: Message, place: int | None, since: int, here: bool) -> Any:
    """The View of this place at that moment, and nothing else."""
    state = states[news["at"]]
    seat = None if place is None else state.seat_of(place)
    # Who has just come in is told what is still told; from then on nothing escapes him.
    view = witness(state, seat, since) if here else state.view(seat, since)
    return json.loads(encode(replace(view, ledger=view.ledger[news["kept"] :])))


def check_views(chair: Chair, states: list[State], place: int | None) -> int:
    since = kept = 0
    for number, news in enumerate(chair.all("view")):
        assert set(news) == {"type", "at", "kept", "undo", "view", "hint"}
        check_hint(news, place)
        assert news["kept"] == kept
        assert news["view"] == may_be_told(states, news, place, since, here=number > 0)
        since, kept = news["view"]["next_event"], kept + len(news["view"]["ledger"])
    return len(chair.all("view"))


def check_hint(news: Message, place: int | None) -> None:
    """Whoever is asked something at a guided table is told what the book says of it, and nothing of any card."""
    hint, view = news["hint"], news["view"]
    asked = place is not None and view["prompt"] is not None and bool(view["prompt"]["offers"])
    assert (hint is not None) == (asked and view["table"] == "guided")
    if hint is not None:
        guide = contents_of(view["game"]).guide
        assert guide is not None and set(hint) == {"keys", "laws"} and set(hint["keys"]) <= set(guide.laws)
        assert hint["laws"] == list(dict.fromkeys(law for key in hint["keys"] for law in guide.laws[key]))


def check_others(chair: Chair, shapes: dict[str, set[str]]) -> None:
    """What is no view has exactly its fields; a shuffle is shown only when its hand is over."""
    hand, over = 0, False
    for message in chair.heard:
        assert set(message) == shapes[message["type"]]
        if message["type"] == "view":
            hand, over = message["view"]["hand"], message["view"]["winners"] is not None
        elif message["type"] == "revealed":
            # The view of the next hand may still be on its way, but never its cards.
            assert message["proof"]["hand"] <= hand or over
        else:
            assert message["type"] in PUBLIC
            assert "secret" not in json.dumps(message)


def shapes() -> dict[str, set[str]]:
    """The fields of every message that a socket may get, by its type."""
    named = [{field.name: field.default for field in fields(kind)} for kind in FromServer.__args__]
    return {str(each["type"]): set(each) for each in named}


@pytest.mark.parametrize(("game", "kind", "options"), EVERY)
async def test_every_socket_gets_exactly_what_its_view_may_hold(
    server: Served, game: str, kind: str, options: dict[str, Any]
) -> None:
    chance, acted = Random(f"{game} {kind}"), 0
    # A match may be over soon: then another one is played.
    while acted < ENOUGH:
        acted += await play_and_compare(server, game, kind, options, chance)


async def play_and_compare(server: Served, game: str, kind: str, options: dict[str, Any], chance: Random) -> int:
    """Two people, bots and somebody watching at one table; how often the people acted."""
    async with server.visitor() as ana, server.visitor() as eva, server.visitor() as guest:
        seats = next(info["seats"] for info in await ana.get("/api/games") if info["name"] == game)
        bots = [{"kind": "bot", "level": "random"}] * (seats - 2)
        table = await ana.open(game, table=kind, places=[{"kind": "you"}, {"kind": "open"}, *bots], options=options)
        await eva.post(f"/api/tables/{table['id']}/sit", {})
        async with ana.at(table["id"]) as one, eva.at(table["id"]) as two, guest.at(table["id"]) as watching:
            acted = await play_at_random(one, two, chance)
            for chair in (one, two, watching):
                await chair.ask({"type": "ping"})
        for chair, place in ((one, 0), (two, 1), (watching, None)):
            states = await states_of(server, table["id"], place)
            assert check_views(chair, states, place) > 0
            check_cards(chair, await shown_to(server, table["id"], place))
            check_others(chair, shapes())
    return acted


def leaking(state: Any, seat: int | None, since: int) -> View:
    """A View in which everybody sees the hand of the next one."""
    view = SOUND.view(state, seat, since)
    if seat is None or not state.hands:
        return view
    other = (seat + 1) % len(view.seats)
    return replace(view, seats=replaced(view.seats, other, replace(view.seats[other], cards=state.hands[other])))


async def test_a_view_that_leaks_is_found_though_the_server_sends_what_it_holds(
    server: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(malilla, "CONTENTS", replace(SOUND, view=leaking))
    with pytest.raises(AssertionError, match=r"^shown [0-9]"):
        await play_and_compare(server, "malilla-coja", "guided", {"rounds": 1}, Random(1))


async def play_at_random(one: Chair, two: Chair, chance: Random) -> int:
    """Both do anything they are offered, now and then out of turn."""
    acted = 0
    while acted < ENOUGH:
        chair = chance.choice((one, two))
        news = await chair.view()
        if news["view"]["winners"] is not None:
            break
        if news["view"]["prompt"] and (mine(news) or chance.random() < 0.05):
            await chair.act(news["at"], any_action(news["view"]["prompt"], chance))
            acted += 1
        else:
            await one.ask({"type": "ping"})
    return acted


@pytest.mark.parametrize("sign_seen", ["watching", "chance"])
async def test_a_covert_sign_leaves_no_trace_for_those_who_do_not_see_it(server: Served, sign_seen: str) -> None:
    async with AsyncExitStack() as stack:
        people = [await stack.enter_async_context(server.visitor()) for _ in range(4)]
        places = [{"kind": "you"}, *[{"kind": "open"}] * 3]
        options = SIGNS | {"sign_seen": sign_seen}
        # A clock that began anew with a sign would betray it.
        table = (await people[0].open("mus", table="open", places=places, options=options, clock="relaxed"))["id"]
        for person in people[1:]:
            await person.post(f"/api/tables/{table}/sit", {})
        chairs = [await stack.enter_async_context(person.at(table)) for person in people]
        # Who came in last is told to all a moment later; after that nothing comes but what is done.
        await chairs[0].until(
            lambda told: told["type"] == "table" and all(p["present"] for p in told["table"]["places"])
        )
        for chair in chairs:
            await chair.ask({"type": "ping"})
        while (await chairs[0].view())["view"]["phase"] != "mus":
            for chair in chairs:
                news = await chair.view()
                if mine(news):
                    await chair.act(news["at"], any_action(news["view"]["prompt"], Random(1)))
                await chair.ask({"type": "ping"})
        for chair in chairs:
            await chair.view(lambda news: news["view"]["phase"] == "mus")
        by_seat = {(await chair.view())["view"]["seat"]: chair for chair in chairs}
        for chair in chairs:
            await chair.until(lambda told: told["type"] == "clock" and told["place"] is not None)
            await chair.ask({"type": "ping"})
        for kind in ("duples", "wink", "medias"):
            before = {seat: (len(chair.heard), await chair.view()) for seat, chair in by_seat.items()}
            assert (await by_seat[0].act(before[0][1]["at"], f"sign {kind}"))["type"] == "done"
            assert await told(by_seat[2], before[2][1]["at"]) == ["sign"]
            last = await state_of(server, table)
            assert isinstance(last, MusState)
            # By chance both may see it: then another one is made.
            if unaware := [seat for seat in (1, 3) if seat not in last.signs[-1].seen]:
                break
        for seat in unaware:
            await by_seat[seat].ask({"type": "ping"})
            assert [message["type"] for message in by_seat[seat].heard[before[seat][0] :]] == ["pong"]
        # And what one of them does next is not refused as coming too late.
        answer = await by_seat[unaware[0]].act(before[unaware[0]][1]["at"], "sign medias")
        assert (answer["type"], answer["at"]) == ("done", before[unaware[0]][1]["at"] + 1)


async def test_what_was_stored_replays_to_the_same_proofs(server: Served) -> None:
    async with server.visitor() as ana:
        table = await ana.open("malilla-coja", options={"rounds": 1, "favourite": "none"})
        async with ana.at(table["id"]) as chair:
            for _ in range(16):
                await chair.play(Random(1))
            storage = server.house.storage
            lines, deals = await stored_moves(storage, table["id"]), await stored_deals(storage, table["id"])
            match, proofs = replayed(await server.house.sheet(table["id"]), lines, deals)
            shown = {told["proof"]["deal"]: told["proof"] for told in chair.all("revealed")}
            # The number of the move would count the signs that nobody else has seen.
            assert all("move" not in proof for proof in shown.values())
        assert shown and all(json.loads(encode(proofs[deal - 1])) == proof for deal, proof in shown.items())
        assert len(match.moves) == len(lines)
