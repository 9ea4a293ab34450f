"""What is said apart from bids and cards: reposta, geral, laying down, and what others say of these."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from tapete.games.voltarete.advice.feito import firm_cards, tops
from tapete.games.voltarete.advice.reading import Asked, Reading
from tapete.games.voltarete.advice.sound import aim
from tapete.games.voltarete.advice.worth import tricks
from tapete.games.voltarete.finished import CODILHO, REPOSTA
from tapete.games.voltarete.kinds import CASCA, HAND, KINDS, MOST_LOST, TREZE, matadores
from tapete.games.voltarete.kinds import FIRST_FIVE as FIRST_FIVE_PAID
from tapete.laws.mark import law
from tapete.table.action import Action
from tapete.table.counsel import AnyMaxim, Maxim, always, says
from tapete.table.event import Seat
from tapete.table.matadores import RED
from tapete.table.player import says as spoken

FIVE = 5
LOST = 3.0
"""With fewer tricks in sight the feito asks for reposta."""
REFUSES = 4.6
"""With so many an opponent refuses it, and plays for the codilho."""


Words = Sequence[AnyMaxim]


def _in_sight(reading: Reading) -> float:
    return tricks(reading.hand, reading.trump, reading.counsel)


def _if(law_id: str, word: str, holds: Callable[[Asked], bool]) -> Maxim[Asked, Action | None]:
    """A word that the law says where this holds."""
    return Maxim((law_id,), lambda asked: Action(word) if holds(asked) else None)


# The order to play.


def _may_be_all(reading: Reading) -> bool:
    """Six trumps with four matadores in red, three in black, and all else firm."""
    least = len(tops(reading)) >= (4 if reading.trump in RED else 3) and len(reading.trumps) >= 6
    return least and len(reading.trumps) + len(firm_cards(reading)) >= HAND


@says("vol.I.22.18", "vol.I.22.16", "vol.I.22.17")
def declare_as_mao(asked: Asked) -> Action | None:
    """The mão declares a geral with much more advantage."""
    reading = asked.reading
    first = "geral" in asked.words and reading.place["mao"] == reading.seat
    good = first and _may_be_all(reading) and 2 * len(tops(reading)) >= len(reading.trumps_out)
    return Action("geral") if good else None


@says("vol.I.22.20", "vol.I.22.16", "vol.I.22.17", "vol.I.22.21", "vol.I.22.23")
def declare_elsewhere(asked: Asked) -> Action | None:
    """Others declare it unless a king can be cut before."""
    reading = asked.reading
    other = "geral" in asked.words and reading.place["mao"] != reading.seat and _may_be_all(reading)
    good = other and len(tops(reading)) >= len(reading.trumps_out) and len(firm_cards(reading)) < 2
    return Action("geral") if good else None


@says("vol.I.19.6", "vol.II.9.11", "vol.II.12.11")
def ask_reposta(asked: Asked) -> Action | None:
    """A feito who expects to lose should ask, to have the fraco on his side; after a casca he may not."""
    lost = "ask-reposta" in asked.words and asked.reading.kind not in (CASCA, TREZE)
    return Action("ask-reposta") if lost and _in_sight(asked.reading) < LOST else None


ORDERS: Words = (
    declare_as_mao,
    declare_elsewhere,
    ask_reposta,
    # A geral that is not certain is not declared.
    _if("vol.I.22.16", "begin", lambda asked: "geral" in asked.words),
    always(*aim.laws, said=Action("begin")),
)


# Reposta.


GRANT = always("vol.I.19.2", said=Action("grant"))
"""The fraco grants a reposta, in which is his interest."""
ANSWERS: Words = (
    # With three against him nobody has an interest in the reposta.
    _if("vol.I.19.2", "refuse", lambda asked: asked.reading.kind == TREZE),
    # Only one who can alone make more than both refuses it.
    _if("vol.I.18.16", "refuse", lambda asked: _in_sight(asked.reading) >= REFUSES),
    GRANT,
)


@says("vol.I.19.6")
def surrender(asked: Asked) -> Action | None:
    """Where a hand may be given up in the play: who sees too few tricks for it does, before it is a codilho."""
    reading = asked.reading
    lost = "surrender" in asked.words and reading.made + _in_sight(reading) < LOST
    return Action("surrender") if lost else None


PURSUITS: Words = (
    # A hand that was given up is taken over only with more tricks in sight than both others can make.
    _if("vol.I.18.16", "sigo", lambda asked: asked.reading.made + _in_sight(asked.reading) >= REFUSES),
    GRANT,
)


STOPS: Words = (
    # He goes on for the geral only if it is certain; with a losing card he stops.
    _if("vol.I.22.16", "go-on", lambda asked: asked.reading.sure() == len(asked.reading.hand)),
    always("vol.I.22.17", "vol.I.22.24", said=Action("stop")),
)


# Laying down.


def _offers(asked: Asked, word: str, *what: str) -> Action | None:
    action = Action(word, what)
    return action if any(say.action == action for say in spoken(asked.prompt)) else None


@says("vol.II.12.1")
def lay_down(asked: Asked) -> Action | None:
    """A hand that is sure is laid down."""
    reading = asked.reading
    what = _as_won(reading) if reading.seat == reading.feito else ""
    return _offers(asked, "lay-down", what) if what else None


@says("vol.II.12.4")
def lay_down_codilho(asked: Asked) -> Action | None:
    """So is a codilho."""
    reading = asked.reading
    may = reading.seat != reading.feito and not reading.trick and reading.kind != TREZE
    return _offers(asked, "lay-down", CODILHO) if may and reading.made + reading.sure() >= FIVE else None


@says("vol.II.12.3")
def concede(asked: Asked) -> Action | None:
    """A hand that is lost to the feito is given to him."""
    reading = asked.reading
    won = reading.seat != reading.feito and reading.tricks[reading.feito] >= FIVE and not reading.geral
    return _offers(asked, "concede", "won") if won else None


LAID_DOWN = (surrender, lay_down, lay_down_codilho, concede)


def _as_won(reading: Reading) -> str:
    """What he can say of his cards, with the lead: all tricks of a geral, the first five, or the hand."""
    if reading.trick:
        return ""
    made, sure = reading.made, reading.sure()
    lost_none = sum(reading.tricks) == made
    if reading.geral and lost_none:
        return "geral" if made + sure == HAND else ""
    if made + sure < FIVE:
        return ""
    if not lost_none:
        return "won"
    # Who lacks one card or none for a geral plays on.
    return "first-five" if made < FIVE and made + sure < HAND - 1 else ""


@says("vol.II.22.12")
def accept(asked: Asked) -> Action | None:
    """What somebody claims is granted if his cards show it, or if it is in one's own interest."""
    reading, told = asked.reading, asked.reading.trace.laid_down
    if told is None or told.seat is None:
        return None
    seat, what, whose = told.seat, str(told.get("says")), told.get("whose")
    if what in (REPOSTA, "codilho-to") and seat == reading.feito:
        mine = isinstance(whose, Seat) and whose.seat == reading.seat
        good = mine if what == "codilho-to" else not reading.is_forte
    else:
        need, made = HAND if what == "geral" else FIVE, reading.tricks[seat]
        shown = reading.shown.get(seat, set())
        good = made >= need or (made + reading.sure(shown) >= need and not reading.trick)
    return Action("accept" if good else "make-play")


@says("vol.II.12.3")
def take_the_win(asked: Asked) -> Action | None:
    """What the others say is won is taken, unless a geral would be lost by it."""
    reading = asked.reading
    keeps_on = bool(reading.geral) and sum(reading.tricks) == reading.made
    return Action("play-on" if keeps_on else "take")


# What was won.


@law("vol.II.17.1", "vol.II.17.4", "vol.II.17.18")
def won(reading: Reading) -> Iterator[tuple[str, int]]:
    """What to ask for, and how much of each: who does not know the number of matadores asks for as many as can be."""
    told = reading.trace.result
    came = told.key if told is not None else ""
    if (came == "result-win") != (reading.seat == reading.feito) or came == "result-nothing":
        return
    rate = 2 if reading.view.trump is reading.favorita else 1
    kind = KINDS[reading.kind]
    yield "ask-game", rate * kind.base
    own = matadores(reading.began, reading.trump) if reading.seat == reading.feito else MOST_LOST
    if own and reading.view.trump is not None:
        yield "ask-matadores", rate * own
    if came == "result-win" and reading.made >= FIVE:
        yield "ask-first-five", rate * FIRST_FIVE_PAID
    if reading.geral:
        yield "ask-geral", rate * kind.geral * (2 if reading.declared else 1)
    number = told.get("number") if told is not None and came == "result-codilho" else None
    if isinstance(number, int):
        yield "ask-codilho", number


@says("vol.II.17.1", "vol.II.17.4")
def ask_for_it(asked: Asked) -> Action | None:
    """What one has won is asked for, one thing after another; whoever asks too much gets what is due."""
    claimed = asked.reading.trace.claimed
    for word, amount in won(asked.reading):
        if (word, amount) not in claimed:
            claimed.add((word, amount))
            return Action(word, (amount,))
    return None


PAY = always("vol.II.17.1", said=Action("pay"))
"""What one owes is paid when it is asked for, and no more."""


@says("vol.II.19.8")
def pay_in(asked: Asked) -> Action | None:
    """What is owed is paid in, where it may be; else it is written down apart."""
    return Action("pay-in" if "pay-in" in asked.words else "leave")


ENTER_WHOLE = always("vol.II.19.22", said=Action("enter", ("whole",)))
"""A remissa enters whole."""


# What an open table asks besides.


@says("vol.II.22.12", "vol.II.10.19")
def examine(asked: Asked) -> Action | None:
    """When the hand is over the cards are examined, if they prove that another has revoked."""
    reading = asked.reading
    revoked = set() if reading.view.trump is None else reading.revoked - {reading.seat}
    return Action("examine") if revoked and "examine" in asked.words else None


NAME_AGAIN: Maxim[Asked, Action] = Maxim(("vol.II.6.9",), lambda asked: Action("name", (asked.reading.trump.word,)))
"""Asked once more what is trumps, one says what one has named."""


@says("vol.II.14.2", "vol.II.14.6")
def own_up(asked: Asked) -> Action | None:
    """A card too many is owned up to, and the lowest is thrown."""
    offer = asked.pick("own-up")
    return None if offer is None else offer.of(tuple(sorted(offer.cards, key=asked.reading.height)[: offer.least]))


@says("vol.II.14.7")
def ask_for_the_lowest(asked: Asked) -> Action | None:
    """Of the cards of one who kept silent the lowest is asked for."""
    return min(spoken(asked.prompt), key=lambda say: asked.reading.height(say.action.cards[0])).action


PAID: Words = (ask_for_it, PAY, pay_in, ENTER_WHOLE)
MENDED: Words = (NAME_AGAIN, own_up, ask_for_the_lowest)
