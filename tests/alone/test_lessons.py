"""Lessons without a server are the same lessons."""

from __future__ import annotations

import json
from typing import Any

from tapete.alone.house import House
from tapete.server.lessons import encoded_page, encoded_reply


def asked(path: str) -> dict[str, Any]:
    answer: dict[str, Any] = json.loads(House({}, lambda name, text: None).ask("GET", path))
    return answer


def test_a_lesson_and_what_comes_of_an_answer_are_told_as_a_server_tells_them() -> None:
    assert asked("/lessons/mus-08?language=pt") == {"status": 200, "body": json.loads(encoded_page("mus-08", "pt"))}
    told = json.loads(encoded_reply("mus-08", 0, "mus", "es"))
    assert asked("/lessons/mus-08/0?said=mus&language=es") == {"status": 200, "body": told}


def test_what_is_not_there_is_refused() -> None:
    assert asked("/lessons/mus-99?language=en")["body"]["key"] == "unknown-lesson"
    assert asked("/lessons/mus-08/5?said=mus&language=en")["body"]["key"] == "no-such-step"
