"""A given hand without a server can hope for the same."""

from __future__ import annotations

import json
from typing import Any

from tapete.alone.house import DEALS, House
from tapete.server.wire import encode
from tapete.sitting.odds import further, given_hand

HAND = "1E 7O 1B 12O 11O 12C 12E 3C 4B"


def asked(house: House, path: str) -> dict[str, Any]:
    answer: dict[str, Any] = json.loads(house.ask("GET", path))
    return answer


def test_what_is_counted_is_told_as_a_server_tells_it() -> None:
    path = "/games/mus/odds/hand?cards=12O+12C+12E+1B&thrown=&bid=&after=0"
    stands = json.loads(encode(further(given_hand("mus", "1B 12C 12E 12O"), (), 1)[1]))
    assert asked(House({}, lambda name, text: None), path) == {"status": 200, "body": stands}


def test_what_must_be_played_is_played_a_few_deals_at_a_time() -> None:
    house, path = House({}, lambda name, text: None), f"/games/voltarete/odds/hand?cards={HAND.replace(' ', '+')}"
    first = asked(house, path)["body"]
    assert first["played"] == DEALS and asked(house, f"{path}&after={DEALS}")["body"]["played"] == 2 * DEALS
    own = given_hand("voltarete", HAND, bid="licença")
    assert first == json.loads(encode(further(own, (), DEALS)[1]))


def test_what_is_no_hand_is_refused() -> None:
    answer = asked(House({}, lambda name, text: None), "/games/mus/odds/hand?cards=12O")
    assert answer["status"] == 400 and answer["body"]["key"] == "bad-odds-hand"
