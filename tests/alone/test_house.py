"""The table without a server says what a server says, keeps what was played, and comes back to it."""

from __future__ import annotations

import json
from dataclasses import fields
from random import Random
from typing import Any

import msgspec
import pytest

from tapete.alone.house import House
from tapete.games import REGISTRY
from tapete.server.wire import encode
from tapete.sitting import past as ended
from tapete.sitting import told
from tapete.sitting.fair import DealProof, check_deal, check_proof
from tapete.sitting.plain import plain
from tapete.table.game import game_class
from tapete.table.record import read_record
from tests.universal.tables import TABLES, short

TOLD: dict[str, Any] = {
    "table": told.TableNews, "view": told.ViewNews, "committed": told.Committed,
    "shuffled": told.Shuffled, "revealed": told.Revealed, "rest": told.Resting, "done": told.Done,
    "refused": told.Refused,
}  # fmt: skip


class Player:
    """The page: it asks, hears what it is told, answers at random, and has a shelf."""

    def __init__(self, shelf: dict[str, str] | None = None) -> None:
        self.shelf: dict[str, str] = {} if shelf is None else shelf
        self.house = House(self.shelf, self.keep)
        self.told: list[dict[str, Any]] = []
        self.chance = Random(7)
        self.now = 0.0

    def keep(self, name: str, text: str | None) -> None:
        if text is None:
            del self.shelf[name]
        else:
            self.shelf[name] = text

    def ask(self, method: str, path: str, body: object = None) -> Any:
        answer = json.loads(self.house.ask(method, path, json.dumps(body or {})))
        assert answer["status"] == 200, answer
        return answer["body"]

    def refused(self, method: str, path: str, body: object = None) -> str:
        answer = json.loads(self.house.ask(method, path, json.dumps(body or {})))
        assert answer["status"] in (400, 404)
        return str(answer["body"]["key"])

    def hear(self, text: str) -> None:
        self.told.append(json.loads(text))

    def say(self, table: str, **message: object) -> None:
        self.house.hear(table, self.hear, json.dumps(message))

    def answer(self, table: str) -> None:
        """Add our part to a shuffle, look long enough, or do anything that is offered."""
        for message in self.told:
            if message["type"] == "committed":
                self.say(table, type="nonce", deal=message["deal"], nonce="0" * 32)
        self.told.clear()
        wait = self.house.tick(table, self.now)
        if wait is not None:
            self.now += wait
        elif self.house.table(table).sitting.going_on:
            self.act(table)

    def act(self, table: str) -> None:
        """Do anything that is offered."""
        at = self.house.table(table)
        prompt = at.sitting.state.prompt(at.sitting.state.seat_of(at.place))
        assert prompt is not None and prompt.offers
        action = self.chance.choice(prompt.offers).any(self.chance)
        self.say(table, type="act", id=1, at=at.sitting.noticed.at(at.place), action=str(action))

    def play(self, table: str, moves: int = 100_000) -> None:
        """So many answers, or the whole match."""
        self.house.enter(table, self.hear, 0)
        for _ in range(moves):
            if not self.house.table(table).sitting.going_on:
                break
            self.answer(table)


def wish(name: str, table: str = "guided", pace: str = "instant") -> dict[str, object]:
    return {"game": name, "table": table, "pace": pace, "options": dict(short(name))}


def check_told(message: dict[str, Any]) -> None:
    """It has the shape of what a server tells: every field, and no other."""
    kind = TOLD[message["type"]]
    assert list(message) == [field.name for field in fields(kind)]
    if message["type"] not in ("view", "revealed"):
        msgspec.convert(message, kind, strict=True)


@pytest.mark.parametrize(("name", "table"), TABLES)
def test_a_whole_match_is_told_as_a_server_tells_it(name: str, table: str) -> None:
    player = Player()
    opened = player.ask("POST", "/tables", wish(name, table))
    msgspec.convert(opened, told.TableInfo, strict=True)
    player.house.enter(opened["id"], player.hear, 0)
    at = player.house.table(opened["id"])
    for _ in range(100_000):
        if not at.sitting.going_on:
            break
        for message in player.told:
            check_told(message)
        player.answer(opened["id"])
        state = at.sitting.state
        view = state.view(state.seat_of(at.place))
        assert plain(view) == json.loads(encode(view))
    assert at.status == "over"
    (past,) = player.ask("GET", "/history")
    msgspec.convert(past, ended.Past, strict=True)
    assert [each["total"] for each in past["players"]] == [
        at.sitting.state.standing(at.sitting.state.game.side(at.sitting.state.seat_of(place)))
        for place in range(len(past["players"]))
    ]


def test_a_match_goes_on_where_it_was_left() -> None:
    player = Player()
    table = player.ask("POST", "/tables", wish("mus"))["id"]
    player.play(table, moves=12)
    before = player.house.table(table).sitting
    back = Player(dict(player.shelf))
    after = back.house.table(table).sitting
    assert after.state == before.state and after.noticed.at(0) == before.noticed.at(0)
    assert after.shuffle is not None and before.shuffle is not None
    assert after.shuffle.commitment == before.shuffle.commitment
    back.play(table)
    assert back.house.table(table).status == "over"


def test_the_record_the_replay_and_the_proof_agree() -> None:
    player = Player()
    table = player.ask("POST", "/tables", wish("cientos"))["id"]
    assert player.refused("GET", f"/tables/{table}/replay") == "not-over"
    player.play(table)
    match = read_record(player.ask("GET", f"/tables/{table}/record"))
    assert match.state.over
    replay = player.ask("GET", f"/tables/{table}/replay?start=3&count=5")
    assert [step["number"] for step in replay["steps"]] == [3, 4, 5, 6, 7]
    assert replay["length"] == len(match.moves) + 1
    assert replay["steps"][0]["action"] == str(match.moves[2].action)
    proof = player.house.proof(table)
    assert check_proof(proof) == len(proof.deals) > 0


def test_a_shuffle_is_made_with_the_players_part_and_can_be_checked() -> None:
    player = Player()
    table = player.ask("POST", "/tables", wish("malilla"))["id"]
    player.house.enter(table, player.hear, 0)
    committed = next(message for message in player.told if message["type"] == "committed")
    player.say(table, type="nonce", deal=committed["deal"], nonce="ab" * 16)
    player.house.tick(table, 0.0)
    proof = player.house.table(table).proofs[0]
    assert isinstance(proof, DealProof) and proof.commitment == committed["commitment"]
    assert "ab" * 16 in proof.nonces
    check_deal(table, proof)


def test_the_house_waits_for_who_looks_at_a_hand_that_is_over() -> None:
    """Given a calm table, then the next hand waits for a word of the player, or a minute."""
    player = Player()
    table = player.ask("POST", "/tables", {**wish("mus", pace="calm"), "options": {}})["id"]
    player.house.enter(table, player.hear, 0)
    resting: dict[str, Any] | None = None
    while resting is None:
        before = player.now
        player.answer(table)
        resting = next((message for message in player.told if message["type"] == "rest"), None)
    state = player.house.table(table).sitting.state
    assert resting["hand"] == state.hand and state.between_hands
    assert player.now - before > 50
    player.say(table, type="on", hand=resting["hand"])
    player.house.tick(table, before)
    assert player.house.table(table).sitting.state is not state


def test_a_move_is_taken_back_and_its_memory_with_it() -> None:
    player = Player()
    table = player.ask("POST", "/tables", wish("malilla"))["id"]
    player.house.enter(table, player.hear, 0)
    while player.house.table(table).sitting.undo_to(player.house.table(table).place) is None:
        player.answer(table)
    at = player.house.table(table)
    moves = len(at.page.moves)
    player.say(table, type="undo", id=3, at=at.sitting.noticed.at(at.place))
    assert len(at.page.moves) < moves and at.page.undone == 1
    assert json.loads(player.shelf[table])["moves"] == [list(move) for move in at.page.moves]


def of_edition(player: Player, table: str, edition: int | None, **changes: object) -> Player:
    """Who comes back with a match of this edition of its rules."""
    kept = {**json.loads(player.shelf[table]), "edition": edition, **changes}
    return Player({table: json.dumps(kept)})


def test_a_match_does_not_go_on_by_another_edition_of_its_rules() -> None:
    player = Player()
    table = player.ask("POST", "/tables", wish("malilla"))["id"]
    player.play(table, moves=6)
    assert json.loads(player.shelf[table])["edition"] == game_class("malilla").edition
    other = of_edition(player, table, 99)
    assert other.refused("GET", f"/tables/{table}") == "other-edition-alone" and set(other.shelf) == {table}
    before_editions = of_edition(player, table, None)
    before_editions.play(table)
    assert before_editions.house.table(table).status == "over"


def test_a_match_that_is_over_is_shown_by_other_rules_only_if_it_comes_out_the_same() -> None:
    player = Player()
    table = player.ask("POST", "/tables", wish("cientos"))["id"]
    player.play(table)
    assert player.ask("GET", f"/tables/{table}/replay")["table"]["edition"] is None
    assert of_edition(player, table, 99).ask("GET", f"/tables/{table}/replay")["table"]["edition"] == 99
    totals = [[won, total + 1] for won, total in json.loads(player.shelf[table])["totals"]]
    otherwise = of_edition(player, table, 99, totals=totals)
    for path in ("replay", "moves", "record"):
        assert otherwise.refused("GET", f"/tables/{table}/{path}") == "other-edition-alone"
    assert [past["table"] for past in otherwise.ask("GET", "/history")] == [table]


def test_what_was_kept_by_another_house_is_in_nobodys_way() -> None:
    shelf = {"w": "{", "x": json.dumps({"id": "x"}), "y": "[]"}
    player = Player(shelf)
    assert player.ask("GET", "/history") == [] and set(shelf) == {"w", "x", "y"}


def test_what_is_asked_wrongly_is_refused_in_words() -> None:
    player = Player()
    assert player.refused("GET", "/tables/none") == "no-table"
    assert player.refused("POST", "/tables", {"game": "tute"}) == "unknown-game"
    assert player.refused("POST", "/tables", {"game": "mus", "options": {"kings": 7}}) == "bad-value"
    assert player.refused("POST", "/tables", {"game": "mus", "pace": "never"}) == "bad-message"
    assert player.refused("POST", "/tables", {}) == "bad-message"
    assert player.refused("PUT", "/me", {"name": "  "}) == "bad-name"
    assert player.refused("GET", "/nothing") == "not-found"
    table = player.ask("POST", "/tables", wish("mus"))["id"]
    player.house.enter(table, player.hear, 0)
    player.say(table, type="act", id=4, at=99, action="mus")
    assert player.told[-1]["problem"]["key"] == "stale" and player.told[-1]["id"] == 4
    player.say(table, type="chat", id=5, text="hola")
    assert player.told[-1]["type"] == "refused"


def test_another_match_moves_the_places_on() -> None:
    player = Player()
    player.ask("PUT", "/me", {"name": "Ana"})
    made = player.ask("POST", "/tables", wish("mus"))
    table, names = made["id"], [place["name"] for place in made["places"]]
    player.play(table)
    following = player.ask("POST", f"/tables/{table}/again")
    assert following["place"] == 3 and following["places"][3]["name"] == "Ana"
    assert [place["name"] for place in following["places"]] == [*names[1:], names[0]]
    assert player.ask("POST", f"/tables/{table}/again")["id"] == following["id"]
    left = player.ask("POST", f"/tables/{following['id']}/leave")
    assert left["status"] == "abandoned" and following["id"] not in player.shelf


def test_who_takes_the_name_of_a_bot_has_it_alone_in_the_next_match() -> None:
    player = Player()
    player.ask("PUT", "/me", {"name": "Ana"})
    made = player.ask("POST", "/tables", wish("mus"))
    player.play(made["id"])
    player.ask("PUT", "/me", {"name": made["places"][2]["name"]})
    names = [place["name"] for place in player.ask("POST", f"/tables/{made['id']}/again")["places"]]
    assert len(set(names)) == 4 and names[3] == made["places"][2]["name"]


@pytest.mark.parametrize("name", sorted(REGISTRY))
def test_the_judge_decides_in_keys(name: str) -> None:
    player = Player()
    rules = game_class(name).make()
    incident = next(iter(rules.incidents.values()))
    facts = {fact.name: fact.values[0] if fact.default is None else fact.default for fact in incident.facts}
    told = player.ask("POST", f"/games/{name}/ruling", {"incident": incident.name, "facts": facts})
    decided = incident.ruling(facts)
    assert (told["decision"], told["laws"]) == (decided.decision, list(decided.laws))


def test_a_table_keeps_the_name_of_its_regulation() -> None:
    ana = Player()
    made = ana.ask("POST", "/tables", {"game": "mus", "regulation": "iparralde", "options": {"goal": 30}})
    assert (made["regulation"], made["changed"], made["options"]["kings"]) == ("iparralde", True, 4)
    again = Player(ana.shelf).ask("GET", f"/tables/{made['id']}")
    assert (again["regulation"], again["changed"], again["options"]) == ("iparralde", True, made["options"])
