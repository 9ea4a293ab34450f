"""What is drawn on the baize where there is little room."""

from __future__ import annotations

from dataclasses import replace

from tapete.table.view import Call, Heap, Note, View
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
    assert "First hand: the pack is passed on, and whoever cuts the mus is mano" in text


CALLED = (
    Call("grande", 0, "paso"),
    Call("grande", 1, "envido 2"),
    Call("chica", 1, "más 3"),
    Call("chica", 3, "más 5"),
    Call("chica", 0, "no-quiero"),
    Call("chica", 2, "más 2"),
)


def test_the_words_of_the_lance_that_is_played_are_told_to_the_end() -> None:
    view = replace(lances(**PAIRED).view("south"), calls=CALLED, notes=(Note("grande-accepted", 2),))
    for lang in ("es", "pt", "en"):
        text = "".join(painted(view, lang))
        told = [
            "".join(part) for part in (("East", "3 más"), ("West", "5 más"), ("South", "No quiero"), ("North", "2 más"))
        ]
        plain = "".join(letter for letter in text if letter not in " «»“”")
        assert all(word.replace(" ", "") in plain for word in told)
        assert plain.index("Chica:") < plain.index("Grande:"), "what is being said stands first"


def test_a_heap_lies_under_its_name() -> None:
    view = replace(first_hand(**PAIRED).view("south"), notes=(), unit="tantos", heaps=(Heap("pot", amount=7),))
    assert any("Pot: 7 tantos" in line for line in painted(view, "en"))


def test_a_hand_that_is_not_counted_is_a_few_backs() -> None:
    view = lances(**PAIRED).view("south")
    counted = "\n".join(painted(view, "es"))
    sizes = zip(view.seats, (4, 4, 9, 1), strict=True)
    seats = tuple(replace(seat, counted=False, cards=(None,) * size) for seat, size in sizes)
    closed = "\n".join(painted(replace(view, seats=seats), "es"))
    assert counted.count("▮▮▮▮ 4") == 3
    assert closed.count("▮▮▮") == 3 and "▮▮▮▮" not in closed and "▮ 9" not in closed


def test_shown_cards_and_notes_do_not_lie_over_each_other() -> None:
    case = holding(QUINTA, OTHERS).do(ANNOUNCED)
    shown = [card for card in case.seen("e", by="y").cards if card is not None]
    assert len(shown) > 7
    lines = painted(case.view("y"), "pt")
    note = next(line for line in lines if "as sequências" in line)
    assert note.strip() == "Agora: as sequências"
    drawn = "".join(lines)
    assert all(f" {card.rank}{SYMBOL[card.suit]}{card.suit.value} " in drawn for card in shown)


def test_notes_in_the_corner_leave_the_trick_free() -> None:
    case = holding(QUINTA, OTHERS).do(f"{ANNOUNCED}, e basta, e paso, y paso").play("1C")
    lines = painted(case.view("e"), "es")
    foot = next(line for line in lines if " ♥C " in f"{line} ")
    assert foot.index("♥C") == (NARROW[0] - 5) // 2
