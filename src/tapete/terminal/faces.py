"""How a card looks: rank, name and suit at its left edge, so that it is known even when another lies over it."""

from __future__ import annotations

from dataclasses import dataclass

from rich.cells import cell_len
from rich.style import Style

from tapete.cards import Card, Suit
from tapete.terminal import colours
from tapete.terminal.canvas import Canvas
from tapete.words import Words


@dataclass(frozen=True, slots=True)
class Size:
    """So many columns and rows."""

    width: int
    height: int


SMALL, LARGE = Size(5, 3), Size(7, 5)


def draw_card(
    canvas: Canvas,
    x: int,
    y: int,
    card: Card,
    words: Words,
    size: Size = SMALL,
    *,
    dim: bool = False,
    won: bool = False,
) -> None:
    """A card face up; a dim one cannot be played, a winning one is gilded and starred."""
    paper = colours.DIM_PAPER if dim else colours.GOLD_PAPER if won else colours.PAPER
    suit = Style(color=(colours.SUIT_DIM if dim else colours.SUIT_INK)[card.suit], bgcolor=paper, bold=True)
    name = Style(color=colours.DIM_INK if dim else colours.INK, bgcolor=paper)
    last, mark = size.height - 1, symbol(card.suit, words)
    canvas.block(x, y, size.width, size.height, suit)
    canvas.write(x, y, words.index(card), suit)
    canvas.write(x + size.width - 1, y, mark, suit)
    canvas.write(x, y + 1, _face(card, words, size), name)
    if size is LARGE:
        canvas.centre(x + size.width // 2, y + 2, mark, suit)
    canvas.write(x, y + last, mark + card.suit.value, suit)
    if won:
        canvas.write(x + size.width - 1, y + last, "★", suit)


def _face(card: Card, words: Words, size: Size) -> str:
    """What a card is called where its number does not say it, short where there is little room."""
    face = words.printed(f"face-{card.rank}")
    if not words.has(face):
        return ""
    whole = words.text(face)
    return whole if cell_len(whole) <= size.width or not words.has(f"{face}-short") else words.text(f"{face}-short")


def symbol(suit: Suit, words: Words) -> str:
    """What stands for the suit in this deck."""
    return (colours.FRENCH if words.french else colours.SYMBOL)[suit]


def corner(card: Card, words: Words) -> str:
    """What stands in the corner of a card, in a row."""
    return f"{words.index(card)}{symbol(card.suit, words)}{card.suit.value}"


def write_card(canvas: Canvas, x: int, y: int, card: Card, words: Words) -> int:
    """A card as a word on a slip of paper; the column after it is given back."""
    return canvas.write(
        x, y, f" {corner(card, words)} ", Style(color=colours.SUIT_INK[card.suit], bgcolor=colours.PAPER, bold=True)
    )


def write_suit(canvas: Canvas, x: int, y: int, suit: Suit, words: Words) -> int:
    """A suit by symbol and name."""
    style = Style(color=colours.SUIT_PALE[suit], bgcolor=colours.BAIZE, bold=True)
    return canvas.write(x, y, f"{symbol(suit, words)} {words.suit(suit)}", style)


def backs(count: int) -> tuple[str, Style]:
    """So many cards face down, in a row."""
    return "▮" * count, Style(color=colours.BACK, bgcolor=colours.BAIZE)
