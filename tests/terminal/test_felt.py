"""What is drawn on the baize where there is little room."""

from __future__ import annotations

from tapete.table.view import View
from tapete.terminal.colours import SYMBOL
from tapete.terminal.felt import Felt
from tapete.words import Words, folder_of
from tests.games.cientos.hands import holding
from tests.games.mus.hands import PAIRED, first_hand, lances

NARROW = (53, 14)
"""What is left of a terminal of 80 columns and 24 rows."""

QUINTA = "1C 12C 11C 10C 2C 7O 8O 7E 8E 7B 8B 9E"
ANNOUNCED = "e punto copas, y bueno, e quinta 1C, y bueno, e tercia 9E"
OTHERS = "1O 12O 11E 10E 2E 1B 12B 11B 10O 9O 9B 1E"


def painted(view: View, lang: str, size: tuple[int, int] = NARROW) -> list[str]:
    felt = Felt()
    felt.view, felt.words, felt.spoken = view, Words(lang, folder_of(view.game), "terminal"), {}
    return list(felt.paint(*size).lines())


def test_a_long_note_in_the_corner_keeps_its_first_letter() -> None:
    text = " ".join(" ".join(painted(first_hand(**PAIRED).view("south"), "en")).split())
    assert "First hand: the pack is moved, and the cutter is mano" in text


def test_the_words_of_the_lance_that_is_played_are_told_to_the_end() -> None:
    case = lances(**PAIRED).do("south envido 2, east más 3, north más 2, west más 5, south no-quiero, north más 2")
    for lang in ("es", "pt", "en"):
        text = "".join(painted(case.view("south"), lang))
        assert all(word in text for word in ("East más 3", "West más 5", "South no quiero", "North más 2"))


def test_shown_cards_and_notes_do_not_lie_over_each_other() -> None:
    case = holding(QUINTA, OTHERS).do(ANNOUNCED)
    shown = [card for card in case.seen("e", by="y").cards if card is not None]
    assert len(shown) > 7
    lines = painted(case.view("y"), "pt")
    note = next(line for line in lines if "as sequências" in line)
    assert note.strip() == "Acusa-se: as sequências"
    drawn = "".join(lines)
    assert all(f" {card.rank}{SYMBOL[card.suit]}{card.suit.value} " in drawn for card in shown)


def test_notes_in_the_corner_leave_the_trick_free() -> None:
    case = holding(QUINTA, OTHERS).do(f"{ANNOUNCED}, e basta, e paso, y paso").play("1C")
    lines = painted(case.view("e"), "es")
    foot = next(line for line in lines if " ♥C " in f"{line} ")
    assert foot.index("♥C") == (NARROW[0] - 5) // 2
