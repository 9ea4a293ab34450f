"""What is seen of a hand of Zanga: which game it was, and how it ended."""

from __future__ import annotations

import pytest

from tapete.games.zanga.game import ZangaGame
from tapete.games.zanga.odds import counted, looks
from tapete.table.event import Event, event
from tapete.table.odds import Played

GAME = ZangaGame.make()


def found(*events: Event) -> dict[tuple[str, str, str], int | None]:
    return {(look.section, look.key, look.by): look.see(Played(None, events, ())) for look in looks(GAME)}


@pytest.mark.parametrize(
    ("said", "game"),
    [
        (("paso", "juego", "juego", "juego"), "juego"),
        (("paso", "solo"), "solo"),
        (("juego", "mando-solo", "voy-solo"), "mando-solo"),
        (("paso", "paso", "paso", "zanga", "me-quedo"), "zanga"),
    ],
)
def test_the_highest_word_names_the_game(said: tuple[str, ...], game: str) -> None:
    talk = [event("says", seat, said=word) for seat, word in enumerate(said)]
    seen = found(*talk, event("result", 1, result="puesta", tricks=4, against=4))
    assert {key: value for (section, key, _), value in seen.items() if section == "games"} == {
        each: int(each == game) for each in ("juego", "solo", "mando-solo", "zanga")
    }
    assert [seen["ends", game, end] for end in ("hecha", "puesta", "codillo")] == [0, 1, 0]
    assert seen["tricks", game, ""] == 4
    others = [value for (section, key, _), value in seen.items() if section != "games" and key != game]
    assert set(others) == {None}


def test_a_hand_without_result_tells_nothing() -> None:
    assert set(found(event("says", 0, said="paso")).values()) == {None}


def test_eight_cards_are_counted() -> None:
    assert {figure.of for section in counted(GAME) for figure in section.figures} == {76904685}
