"""Practice without a server: the same exercises as on one, and what was missed is on the shelf."""

from __future__ import annotations

import json
from typing import Any

from tapete.alone.house import House
from tapete.practice.drawing import Name, exercise
from tapete.practice.page import task
from tapete.practice.progress import Progress
from tapete.server.wire import encode


def ask(house: House, method: str, path: str, body: object = None) -> Any:
    answer = json.loads(house.ask(method, path, json.dumps(body or {})))
    assert answer["status"] == 200, answer
    return answer["body"]


def test_an_exercise_is_that_of_a_server() -> None:
    house = House({}, lambda name, text: None)
    for name in (Name("mus", "lance", 1, 2), Name("malilla", "follow", 1, 3)):
        alone = ask(house, "GET", f"/games/{name.game}/practice/task?wish={name}")
        assert alone == json.loads(encode(task(name, Progress())))


def test_what_was_missed_is_kept_and_no_table() -> None:
    shelf: dict[str, str | None] = {}
    house = House({}, shelf.__setitem__)
    told = ask(house, "POST", "/games/mus/practice", {"task": "total-1-5", "said": "1"})
    assert told["reply"]["solution"] == exercise(Name("mus", "total", 1, 5)).right and told["sheet"]["due"] == 1
    again = House({name: text for name, text in shelf.items() if text is not None}, shelf.__setitem__)
    assert ask(again, "GET", "/games/mus/practice")["kept"] == 1 and ask(again, "GET", "/history") == []


def test_what_is_not_there_is_refused() -> None:
    house = House({}, lambda name, text: None)
    for path in ("/games/mus/practice/task?wish=nothing", "/games/chess/practice"):
        assert json.loads(house.ask("GET", path))["status"] == 400
