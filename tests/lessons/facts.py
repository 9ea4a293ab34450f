"""What a lesson claims, written as short sentences, and the game asked whether it is so.

A fact is checked along a line: the table at the question, after the answer, and after each move shown or kept for
proof. What somebody holds is asked at the question, all else where the line ends, unless the sentence says otherwise.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise

from tapete.cards import SUITS, Card, Suit, cards
from tapete.errors import BadText
from tapete.laws.book import LANGUAGES, cite
from tapete.table.action import Action
from tapete.table.ledger import Account, Entry
from tapete.table.offer import Number, Pick, Say
from tapete.table.state import State
from tapete.table.tricks import Trick, TrickState
from tests.lessons.spoken import named_cards, named_numbers

COURT = {12: 10, 11: 10, 10: 10}
WORTH: dict[str, dict[int, int]] = {
    "malilla": {9: 5, 1: 4, 12: 3, 11: 2, 10: 1},
    "revesino": {1: 4, 12: 3, 11: 2, 10: 1},
    "mus": {1: 1, 2: 1, 3: 10, 4: 4, 5: 5, 6: 6, 7: 7, **COURT},
    "cientos": {1: 11, 2: 10, 7: 7, 8: 8, 9: 9, **COURT},
}
"""What a card counts where it counts something, told here once more: a check must not ask the code it checks."""

BY_SUIT = {suit.word: suit for suit in SUITS}


class Untrue(AssertionError):
    """A fact that the game denies."""


@dataclass(frozen=True)
class Line:
    """What a fact is asked of: the table at the question and after each move; and all moves, also those before it."""

    states: tuple[State, ...]
    moves: tuple[tuple[int, Action], ...] = ()

    @property
    def first(self) -> State:
        return self.states[0]

    @property
    def last(self) -> State:
        return self.states[-1]

    @cached_property
    def new(self) -> tuple[Entry, ...]:
        """The payments of the line; those before it if nothing is done in it."""
        entries = self.last.ledger.entries
        return entries[len(self.first.ledger.entries) :] if len(self.states) > 1 else entries

    def asked(self, seat: int) -> State:
        """The table at which this seat may do something: the question's, or the first one after the answer."""
        after = self.states[1:] or self.states
        found = next((state for state in after if state.prompt(seat) is not None), None)
        return _so(found, f"seat {seat} is never asked")


def _so(thing: State | None, else_: str) -> State:
    if thing is None:
        raise Untrue(else_)
    return thing


@dataclass(frozen=True)
class Fact:
    """One sentence: the numbers and cards that it answers for, and the question it puts to the line.

    What is `reckoned` the game is not asked: a sum, or the number that a law names. A payment is `paid_by` entries.
    """

    text: str
    numbers: frozenset[int]
    cards: frozenset[Card]
    ask: Callable[[Line], object]
    reckoned: bool = False
    laws: tuple[str, ...] = ()
    paid_by: Callable[[Line], list[Entry]] | None = None

    def check(self, line: Line) -> None:
        """`Untrue` unless it is so."""
        try:
            self.ask(line)
        except Untrue as error:
            raise Untrue(f"{self.text!r} is not so: {error}") from None


def read_fact(text: str) -> Fact:
    """The fact that is written so; an unknown or malformed one is an error that says what there is.

    >>> read_fact("0 hods 12C")
    Traceback (most recent call last):
    tapete.errors.BadText: '0 hods 12C' is no fact. A fact is one of: ...
    """
    for form, make in FORMS.items():
        found = re.fullmatch(_pattern(form), text)
        if found is None:
            continue
        given = {name: value for name, value in found.groupdict().items() if value is not None}
        try:
            return _fact(text, given, make)
        except BadText as error:
            raise BadText("bad-fact", "{text!r} is no fact: {why}", text=text, why=str(error)) from error
    raise BadText("bad-fact", "{text!r} is no fact. A fact is one of: {known}.", text=text, known="; ".join(FORMS))


def _fact(text: str, given: dict[str, str], make: Callable[..., Callable[[Line], object]]) -> Fact:
    named = [card for name in ("cards", "card") if name in given for card in cards(given[name])]
    named += named_cards(given.get("words", ""))
    numbers = {int(found) for name in COUNTS if name in given for found in re.findall("[0-9]+", given[name])}
    laws = (given["law"],) if "law" in given else ()
    return Fact(
        text,
        frozenset(numbers) | _ranks(text, named),
        frozenset(named),
        make(**given),
        reckoned="law" in given or "sum" in given,
        laws=laws,
        paid_by=_paying(given) if "payer" in given else None,
    )


def _ranks(text: str, named: list[Card]) -> set[int]:
    """The numbers by which cards are called: kings, knights and jacks only where the order of a suit is told."""
    return {card.rank for card in named if card.rank < 10 or text.startswith("order ")}


def _paying(given: dict[str, str]) -> Callable[[Line], list[Entry]]:
    return lambda line: paid(line, given["payer"], given["payee"], given.get("reason", ""))


COUNTS = ("number", "numbers", "sum", "said")
PARTS = {
    "SEAT": r"(?P<seat>[0-4])",
    "SEATS": r"(?P<seats>[0-4](?:\+[0-4])*)",
    "CARDS": r"(?P<cards>(?:[0-9]+[OCEB])(?: [0-9]+[OCEB])*)",
    "CARD": r"(?P<card>[0-9]+[OCEB])",
    "SUIT": rf"(?P<suit>{'|'.join(BY_SUIT)})",
    "NUMBERS": r"(?P<numbers>[+-]?[0-9]+(?: [+-]?[0-9]+)*)",
    "N": r"(?P<number>[0-9]+)",
    "WORDS": r"(?P<words>\S+(?: \S+)*)",
    "WORD": r"(?P<word>\S+)",
    "SAID": r"(?P<said>\S+(?: \S+)*)",
    "PAYER": r"(?P<payer>\S+)",
    "PAYEE": r"(?P<payee>\S+)",
    "[REASON]": r"(?: (?P<reason>\S+))?",
    "[SUIT]": rf"(?: (?P<suit>{'|'.join(BY_SUIT)}))?",
    "LAW": r"(?P<law>[a-z]+\.\S+)",
    "SUM": r"(?P<sum>[0-9]+(?: [-+*/] [0-9]+)+ = [0-9]+)",
}


def _pattern(form: str) -> str:
    text = "".join(PARTS.get(part, re.escape(part)) for part in re.split(r"(\[?\b[A-Z]+\b\]?)", form))
    return text.replace(r"\ (?: ", r"(?: ")


# What somebody holds, at the question.


def hand(state: State, seat: int) -> set[Card]:
    """The cards in the seat's hand or piles."""
    return {card for name, held in state.zones().items() for card in held if _is_hand(name, seat)}


def _is_hand(name: str, seat: int) -> bool:
    return name == f"hand {seat}" or name.startswith(f"pile {seat} ")


def _suit(state: State, card: Card) -> Suit:
    """The suit to which it belongs here: a black ace may be a trump."""
    return state.order.suit[card] if isinstance(state, TrickState) and state.hands and _has_order(state) else card.suit


def _has_order(state: TrickState) -> bool:
    return state.view(None).trump is not None


def holds(seat: str, cards: str) -> Callable[[Line], object]:
    """These, and no other card of their suits."""
    wanted = _cards(cards)

    def ask(line: Line) -> None:
        own = hand(line.first, int(seat))
        suits = {_suit(line.first, card) for card in wanted}
        _same({card for card in own if _suit(line.first, card) in suits}, wanted, "of these suits held")

    return ask


def holds_many(seat: str, number: str) -> Callable[[Line], object]:
    """So many cards in all."""
    return lambda line: _equal(len(hand(line.first, int(seat))), int(number), "cards held")


def has(seat: str, cards: str) -> Callable[[Line], object]:
    """These, among others."""
    return lambda line: _within(_cards(cards), hand(line.first, int(seat)), "held")


def hold_of(seats: str, number: str, cards: str) -> Callable[[Line], object]:
    """How many of these cards they hold together."""

    def ask(line: Line) -> None:
        _equal(sum(len(_cards(cards) & hand(line.first, seat)) for seat in _seats(seats)), int(number), "held")

    return ask


def lacks(seat: str, cards: str) -> Callable[[Line], object]:
    """None of these."""
    return lambda line: _same(_cards(cards) & hand(line.first, int(seat)), set(), "held")


def void(seat: str, suit: str) -> Callable[[Line], object]:
    """No card of this suit."""

    def ask(line: Line) -> None:
        own = hand(line.first, int(seat))
        _same({card for card in own if _suit(line.first, card) is BY_SUIT[suit]}, set(), "held")

    return ask


def sums(seat: str, number: str, suit: str = "") -> Callable[[Line], object]:
    """What the cards of a hand, or those of one suit, add up to."""

    def ask(line: Line) -> None:
        own = [card for card in hand(line.first, int(seat)) if not suit or card.suit is BY_SUIT[suit]]
        _equal(sum(_worth(line.first, card) for card in own), int(number), "is the sum")

    return ask


# What lies elsewhere.


def asleep(cards: str) -> Callable[[Line], object]:
    """In nobody's hand and in no trick."""
    return lambda line: _same(_cards(cards) & _in_play(line.first), set(), "in play")


def _in_play(state: State) -> set[Card]:
    places = ("hand", "pile", "trick", "taken")
    return {card for name, held in state.zones().items() for card in held if name.split()[0] in places}


def gone(cards: str) -> Callable[[Line], object]:
    """Played to an earlier trick."""
    return lambda line: _within(_cards(cards), {card for trick in _taken(line.first) for card in trick.cards}, "gone")


def left(cards: str) -> Callable[[Line], object]:
    """Those trumps that are still in somebody's hand."""

    def ask(line: Line) -> None:
        trump = line.first.view(None).trump
        held = {card for seat in range(len(line.first.players)) for card in hand(line.first, seat)}
        _same({card for card in held if _suit(line.first, card) is trump}, _cards(cards), "trumps left")

    return ask


def no_trumps_left() -> Callable[[Line], object]:
    """No trump is in anybody's hand."""

    def ask(line: Line) -> None:
        trump = line.first.view(None).trump
        held = {card for seat in range(len(line.first.players)) for card in hand(line.first, seat)}
        _same({card for card in held if _suit(line.first, card) is trump}, set(), "trumps left")

    return ask


def trump_is(suit: str) -> Callable[[Line], object]:
    """What trumps are."""
    return lambda line: _equal(line.last.view(None).trump, BY_SUIT[suit], "is trump")


def stock(number: str) -> Callable[[Line], object]:
    """How many cards lie in the stock."""
    return lambda line: _equal(len(line.last.view(None).stock), int(number), "cards in the stock")


def pot(number: str) -> Callable[[Line], object]:
    """What lies in the pot."""
    return heap("pot", number)


def heap(word: str, number: str) -> Callable[[Line], object]:
    """What lies in a heap of this name."""

    def ask(line: Line) -> None:
        found = [heap.amount for heap in line.last.view(None).heaps if heap.key == word]
        _equal(sum(found), int(number), f"in the {word}")

    return ask


def sees(seat: str, cards: str) -> Callable[[Line], object]:
    """These can be seen from the seat, at the end of the line."""

    def ask(line: Line) -> None:
        places = line.last.view(int(seat)).seats
        shown = {card for place in places for card in place.cards if card}
        shown |= {pile.top for place in places for pile in place.piles if pile.top}
        known = {card for heap in line.last.view(int(seat)).heaps for card in heap.cards if card}
        _within(_cards(cards), shown | known | line.last.known(int(seat)), "seen")

    return ask


def gets(seat: str, cards: str) -> Callable[[Line], object]:
    """These have come into the hand."""

    def ask(line: Line) -> None:
        came = hand(line.last, int(seat)) - hand(line.first, int(seat))
        _within(_cards(cards), came, "come")

    return ask


# What may be done.


def _plays(line: Line, seat: int) -> tuple[State, set[Card]]:
    state = line.asked(seat)
    prompt = state.prompt(seat)
    offered = [] if prompt is None else [offer.action for offer in prompt.every if isinstance(offer, Say)]
    return state, {card for action in offered if action.word == "play" for card in action.cards}


def must_play(seat: str, cards: str) -> Callable[[Line], object]:
    """Just these may be played, when the seat is first asked."""
    return lambda line: _same(_plays(line, int(seat))[1], _cards(cards), "may be played")


def may(seat: str, words: str) -> Callable[[Line], object]:
    """This is offered, when the seat is first asked."""
    return lambda line: _equal(_offered(line, int(seat), words), True, f"that {words} is offered")


def may_not(seat: str, words: str) -> Callable[[Line], object]:
    """This is not offered."""
    return lambda line: _equal(_offered(line, int(seat), words), False, f"that {words} is offered")


def _offered(line: Line, seat: int, words: str) -> bool:
    prompt = line.asked(seat).prompt(seat)
    return prompt is not None and prompt.allows(Action.parse(words))


def at_most(seat: str, word: str, number: str) -> Callable[[Line], object]:
    """Of how many cards, or up to which number, the word may be said."""

    def ask(line: Line) -> None:
        prompt = line.asked(int(seat)).prompt(int(seat))
        found = [] if prompt is None else [offer for offer in prompt.every if offer.word == word]
        most = [offer.most for offer in found if isinstance(offer, Pick | Number)]
        _equal(max(most, default=0), int(number), f"at most with {word}")

    return ask


def can_beat(seat: str) -> Callable[[Line], object]:
    """One of the cards that may be played would take the trick."""
    return lambda line: _equal(bool(_beating(line, int(seat))), True, "that it can be beaten")


def cannot_beat(seat: str) -> Callable[[Line], object]:
    """None of them would."""
    return lambda line: _equal(bool(_beating(line, int(seat))), False, "that it can be beaten")


def _beating(line: Line, seat: int) -> list[Card]:
    state, offered = _plays(line, seat)
    assert isinstance(state, TrickState)
    trick = [played.card for played in state.trick]
    best = trick[state.order.winner(trick)]
    return [card for card in offered if state.order.beats(card, best)]


# What was played, and what came of it.


def plays(seat: str, cards: str) -> Callable[[Line], object]:
    """These were played, before the question or in the line."""

    def ask(line: Line) -> None:
        own = [action for who, action in line.moves if who == int(seat) and action.word == "play"]
        _within(_cards(cards), {card for action in own for card in action.cards}, "played")

    return ask


def said(seat: str, said: str) -> Callable[[Line], object]:
    """This was said or done, before the question or in the line."""
    return lambda line: _within([said], {str(action) for who, action in line.moves if who == int(seat)}, "said")


def wins(seat: str, cards: str) -> Callable[[Line], object]:
    """With each of these the seat has taken a trick."""

    def ask(line: Line) -> None:
        own = [trick for trick in _taken(line.last) if trick.winner == int(seat)]
        best = {played.card for trick in own for played in trick.plays if played.seat == int(seat)}
        _within(_cards(cards), best, "take a trick")

    return ask


def _in(trick: Trick) -> list[Card]:
    return [played.card for played in trick.plays]


def falls(cards: str, seats: str) -> Callable[[Line], object]:
    """These lie in tricks that these seats have taken."""

    def ask(line: Line) -> None:
        theirs = {card for trick in _taken(line.last) if trick.winner in _seats(seats) for card in _in(trick)}
        _within(_cards(cards), theirs, "in their tricks")

    return ask


def made(seats: str, number: str) -> Callable[[Line], object]:
    """How many tricks these seats have taken together."""

    def ask(line: Line) -> None:
        _equal(sum(trick.winner in _seats(seats) for trick in _taken(line.last)), int(number), "tricks")

    return ask


def trick_counts(number: str) -> Callable[[Line], object]:
    """What the last trick that was taken counts, with the one for the trick itself where there is one."""

    def ask(line: Line) -> None:
        trick = _taken(line.last)[-1]
        cards_alone = sum(_worth(line.last, card) for card in _in(trick))
        _equal(cards_alone + _for_tricks(line.last, 1), int(number), "in the last trick")

    return ask


def counts(seats: str, number: str) -> Callable[[Line], object]:
    """What these seats count in this hand so far: in their tricks, or by all that they have called out."""
    return lambda line: _equal(sum(_count(line.last, seat) for seat in _seats(seats)), int(number), "counted")


def _count(state: State, seat: int) -> int:
    if state.game.folder == "cientos":
        account = f"hand {seat}"
        entries = [entry for entry in state.ledger.of_hand(state.hand) if "bank" in (entry.payer, entry.payee)]
        return sum(entry.amount for entry in entries if entry.payee == account)
    own = [trick for trick in _taken(state) if trick.winner == seat]
    return sum(_worth(state, card) for trick in own for card in _in(trick)) + _for_tricks(state, len(own))


def _for_tricks(state: State, tricks: int) -> int:
    """In Malilla a trick is a point; where two cards make a trick, every two of them."""
    if state.game.folder != "malilla":
        return 0
    return tricks // 2 if state.game.name == "malilla-vistas" else tricks


def worth(card: str, number: str) -> Callable[[Line], object]:
    """What the card counts."""
    return lambda line: _equal(_worth(line.first, *_cards(card)), int(number), "is its worth")


def _worth(state: State, card: Card) -> int:
    if state.game.folder not in WORTH:
        raise Untrue(f"cards are not counted in {state.game.name}")
    return WORTH[state.game.folder].get(card.rank, 0)


def order(cards: str) -> Callable[[Line], object]:
    """Each of these goes before the next, by the order of the hand."""

    def ask(line: Line) -> None:
        assert isinstance(line.first, TrickState)
        power = line.first.order.power
        row = _row(cards)
        for higher, lower in pairwise(row):
            if power[higher] <= power[lower]:
                raise Untrue(f"{higher} does not beat {lower}")

    return ask


# What is paid.


def pays(payer: str, payee: str, number: str, reason: str = "") -> Callable[[Line], object]:
    """What the one pays the other in the line, in all or for one reason; before the question, in this hand."""

    def ask(line: Line) -> None:
        _equal(sum(entry.amount for entry in paid(line, payer, payee, reason)), int(number), "paid")

    return ask


def paid(line: Line, payer: str, payee: str, reason: str) -> list[Entry]:
    """The payments of the line from the one to the other."""
    both = (_account(payer), _account(payee))
    return [e for e in line.new if (e.payer, e.payee) == both and reason in ("", e.reason)]


def _account(text: str) -> Account:
    return int(text) if text.isdigit() else text.replace(":", " ")


def gains(numbers: str) -> Callable[[Line], object]:
    """What each side has more after the line than before it, or loses, in the order of the sides."""

    def ask(line: Line) -> None:
        sides = line.last.game.sides
        came = [line.last.ledger.balance(side) - line.first.ledger.balance(side) for side in sides]
        _equal(came, [int(number) for number in numbers.split()], "gained")

    return ask


def stands(numbers: str) -> Callable[[Line], object]:
    """Where each side stands at the end of the line."""

    def ask(line: Line) -> None:
        scores = line.last.view(None).scores
        now = [score.total if score.count is None else score.count for score in scores]
        _equal(now, [int(number) for number in numbers.split()], "the score")

    return ask


def result(seat: str, word: str, number: str) -> Callable[[Line], object]:
    """What the hand was to a side, as `tapete replay --json` has it."""

    def ask(line: Line) -> None:
        state = line.last
        entries = state.ledger.of_hand(state.hand)
        assert state.game.contents.result is not None
        found = state.game.contents.result(state.game, state.events, entries)
        _equal(found.get(int(seat), {}).get(word), int(number), word)

    return ask


# What the game is not asked.


def law_names(law: str, numbers: str) -> Callable[[Line], object]:
    """The law names these numbers, in every language."""
    wanted = {int(number) for number in numbers.split()}

    def ask(line: Line) -> None:
        for language in LANGUAGES:
            found = named_numbers(cite(law).text(language), language)
            _within(wanted - {0, 1}, found, f"named in {law} ({language})")

    return ask


def reckoned(sum: str) -> Callable[[Line], object]:
    """A sum that comes out so; read from the left."""
    left_side, right_side = sum.split(" = ")
    first, *rest = left_side.split()
    total = int(first)
    for sign, number in zip(rest[::2], rest[1::2], strict=True):
        total = SIGNS[sign](total, int(number))

    def ask(line: Line) -> None:
        _equal(total, int(right_side), "is the sum")

    return ask


SIGNS: dict[str, Callable[[int, int], int]] = {
    "+": lambda a, b: a + b,
    "-": lambda a, b: a - b,
    "*": lambda a, b: a * b,
    "/": lambda a, b: a // b,
}

FORMS: dict[str, Callable[..., Callable[[Line], object]]] = {
    "SEAT holds CARDS": holds,
    "SEAT holds N cards": holds_many,
    "SEAT has CARDS": has,
    "SEATS hold N of CARDS": hold_of,
    "SEAT lacks CARDS": lacks,
    "SEAT lacks SUIT": void,
    "SEAT sums N [SUIT]": sums,
    "SEAT gets CARDS": gets,
    "SEAT sees CARDS": sees,
    "SEAT plays CARDS": plays,
    "SEAT said SAID": said,
    "SEAT must play CARDS": must_play,
    "SEAT may not WORDS": may_not,
    "SEAT may WORD at most N": at_most,
    "SEAT may WORDS": may,
    "SEAT can beat it": can_beat,
    "SEAT cannot beat it": cannot_beat,
    "SEAT wins with CARDS": wins,
    "CARDS fall to SEATS": falls,
    "SEATS made N tricks": made,
    "SEATS count N": counts,
    "the trick counts N": trick_counts,
    "SEAT result WORD N": result,
    "asleep CARDS": asleep,
    "gone CARDS": gone,
    "trumps left CARDS": left,
    "no trumps left": no_trumps_left,
    "trump SUIT": trump_is,
    "stock N": stock,
    "pot N": pot,
    "heap WORD N": heap,
    "order CARDS": order,
    "worth CARD N": worth,
    "PAYER pays PAYEE N [REASON]": pays,
    "gains NUMBERS": gains,
    "score NUMBERS": stands,
    "law LAW NUMBERS": law_names,
    "SUM": reckoned,
}
"""Every kind of fact: how it is written, and what it asks."""


# The comparing.


def _cards(text: str) -> set[Card]:
    return set(_row(text))


def _row(text: str) -> tuple[Card, ...]:
    return cards(text)


def _seats(text: str) -> list[int]:
    return [int(seat) for seat in text.split("+")]


def _taken(state: State) -> tuple[Trick, ...]:
    return state.taken if isinstance(state, TrickState) else ()


def _equal(found: object, said: object, what: str) -> None:
    if found != said:
        raise Untrue(f"{what}: {found}, not {said}")


def _same(found: set[Card], said: set[Card], what: str) -> None:
    if found != said:
        raise Untrue(f"{what}: {_text(found) or 'none'}, not {_text(said) or 'none'}")


def _within(said: Collection[object], found: Collection[object], what: str) -> None:
    missing = [thing for thing in said if thing not in found]
    if missing:
        raise Untrue(f"{_text(missing)} not {what}")


def _text(things: Collection[object]) -> str:
    return " ".join(sorted(str(thing) for thing in things))
