"""What is said apart from bids and cards: reposta, geral, laying down, and what others say of these."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from tapete.games.voltarete.advice.feito import firm_cards, tops
from tapete.games.voltarete.advice.reading import Reading
from tapete.games.voltarete.advice.worth import tricks
from tapete.games.voltarete.finished import CODILHO, REPOSTA
from tapete.games.voltarete.kinds import CASCA, HAND, KINDS, MOST_LOST, TREZE, matadores
from tapete.games.voltarete.kinds import FIRST_FIVE as FIRST_FIVE_PAID
from tapete.laws.mark import law
from tapete.table.action import Action
from tapete.table.matadores import RED
from tapete.table.player import Choice

FIVE = 5
LOST = 3.0
"""With fewer tricks in sight the feito asks for reposta."""
REFUSES = 4.6
"""With so many an opponent refuses it, and plays for the codilho."""


# The order to play.


def order(reading: Reading, offered: Collection[str]) -> Choice:
    """To declare a geral, to ask for reposta, or to play."""
    if "geral" in offered and (maxim := _declares(reading)):
        return Choice(Action("geral"), maxim)
    if "ask-reposta" in offered and _is_lost(reading):
        return Choice(Action("ask-reposta"), "vol.I.19.6")
    return Choice(Action("begin"), "vol.I.22.16" if "geral" in offered else "vol.I.11.18")


@law("vol.I.22.16", "vol.I.22.17", "vol.I.22.18", "vol.I.22.20", "vol.I.22.21", "vol.I.22.23")
def _declares(reading: Reading) -> str | None:
    """Six trumps with four matadores in red, three in black, and all else firm; unless a king can be cut before."""
    high, out, kings = len(tops(reading)), len(reading.trumps_out), len(firm_cards(reading))
    least = high >= (4 if reading.trump in RED else 3) and len(reading.trumps) >= 6
    if not least or len(reading.trumps) + kings < HAND:
        return None
    if reading.place["mao"] == reading.seat:
        return "vol.I.22.18" if 2 * high >= out else None
    return "vol.I.22.20" if high >= out and kings < 2 else None


@law("vol.I.19.6", "vol.II.9.11", "vol.II.12.11")
def _is_lost(reading: Reading) -> bool:
    """A feito who expects to lose should ask, to have the fraco on his side; after a casca he may not."""
    return tricks(reading.hand, reading.trump) < LOST and reading.kind not in (CASCA, TREZE)


@law("vol.I.18.16", "vol.I.19.2")
def answer(reading: Reading) -> Choice:
    """The fraco grants a reposta, in which is his interest; only one who can alone make more than both refuses it."""
    if reading.kind == TREZE:
        return Choice(Action("refuse"), "vol.I.19.2")
    refuses = tricks(reading.hand, reading.trump) >= REFUSES
    return Choice(Action("refuse"), "vol.I.18.16") if refuses else Choice(Action("grant"), "vol.I.19.2")


def surrenders(reading: Reading) -> bool:
    """Where a hand may be given up in the play: who sees too few tricks for it does, before it is a codilho."""
    return reading.tricks[reading.seat] + tricks(reading.hand, reading.trump) < LOST


def pursuit(reading: Reading) -> Choice:
    """A hand that was given up is taken over only with more tricks in sight than both others can make."""
    sure = reading.tricks[reading.seat] + tricks(reading.hand, reading.trump) >= REFUSES
    return Choice(Action("sigo" if sure else "grant"), "vol.I.18.16" if sure else "vol.I.19.2")


# The first five.


@law("vol.I.22.16", "vol.I.22.17", "vol.I.22.24")
def stop(reading: Reading) -> Choice:
    """He goes on for the geral only if it is certain; with a losing card he stops."""
    sure = reading.sure() == len(reading.hand)
    return Choice(Action("go-on"), "vol.I.22.16") if sure else Choice(Action("stop"), "vol.I.22.17")


# Laying down.


@law("vol.II.12.1", "vol.II.12.3", "vol.II.12.4")
def laid_down(
    reading: Reading, offered: Collection[tuple[object, ...]], concessions: Collection[object]
) -> Choice | None:
    """A hand that is sure is laid down; a hand that is lost to the feito is given to him."""
    if reading.seat == reading.feito:
        says = _as_won(reading)
        return Choice(Action("lay-down", (says,)), "vol.II.12.1") if says and (says,) in offered else None
    if (CODILHO,) in offered and not reading.trick and _has_codilho(reading):
        return Choice(Action("lay-down", (CODILHO,)), "vol.II.12.4")
    won = reading.tricks[reading.feito] >= FIVE and not reading.geral
    return Choice(Action("concede", ("won",)), "vol.II.12.3") if won and "won" in concessions else None


def _as_won(reading: Reading) -> str:
    """What he can say of his cards, with the lead: all tricks of a geral, the first five, or the hand."""
    if reading.trick:
        return ""
    made, sure = reading.tricks[reading.seat], reading.sure()
    lost_none = sum(reading.tricks) == made
    if reading.geral and lost_none:
        return "geral" if made + sure == HAND else ""
    if made + sure < FIVE:
        return ""
    if not lost_none:
        return "won"
    # Who lacks one card or none for a geral plays on.
    return "first-five" if made < FIVE and made + sure < HAND - 1 else ""


def _has_codilho(reading: Reading) -> bool:
    made = reading.tricks[reading.seat]
    return reading.kind != TREZE and made + reading.sure() >= FIVE


@law("vol.II.22.12")
def accept(reading: Reading, seat: int, says: str, whose: int | None) -> Choice:
    """What somebody claims is granted if his cards show it, or if it is in one's own interest."""
    cards = reading.shown.get(seat, set())
    made = reading.tricks[seat]
    if says in (REPOSTA, "codilho-to") and seat == reading.feito:
        good = whose == reading.seat if says == "codilho-to" else not reading.is_forte
    else:
        need = HAND if says == "geral" else FIVE
        good = made >= need or (made + reading.sure(cards) >= need and not reading.trick)
    return Choice(Action("accept" if good else "make-play"), "vol.II.22.12")


def offered_win(reading: Reading) -> Choice:
    """What the others say is won is taken, unless a geral would be lost by it."""
    keeps_on = bool(reading.geral) and sum(reading.tricks) == reading.tricks[reading.seat]
    return Choice(Action("play-on" if keeps_on else "take"), "vol.II.12.3")


# What was won.


@law("vol.II.17.1", "vol.II.17.4", "vol.II.17.18")
def won(reading: Reading) -> Iterator[tuple[str, int]]:
    """What to ask for, and how much of each: who does not know the number of matadores asks for as many as can be."""
    told = reading.memory.result
    came = told.key if told is not None else ""
    if (came == "result-win") != (reading.seat == reading.feito) or came == "result-nothing":
        return
    rate = 2 if reading.view.trump is reading.favorita else 1
    kind = KINDS[reading.kind]
    yield "ask-game", rate * kind.base
    own = matadores(reading.began, reading.trump) if reading.seat == reading.feito else MOST_LOST
    if own and reading.view.trump is not None:
        yield "ask-matadores", rate * own
    if came == "result-win" and reading.tricks[reading.seat] >= FIVE:
        yield "ask-first-five", rate * FIRST_FIVE_PAID
    if reading.geral:
        yield "ask-geral", rate * kind.geral * (2 if reading.declared else 1)
    number = told.get("number") if told is not None and came == "result-codilho" else None
    if isinstance(number, int):
        yield "ask-codilho", number
