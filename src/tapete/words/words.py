"""What people read, in their own language: every key of the table has its words in `locale/LANG/*.ftl`.

A message is looked up in the words of the game first, then in those all games share. Keys lose their accents:
`licença` stands under `action-licenca`.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from tapete.cards import Card, Suit
from tapete.errors import TapeteError
from tapete.table.action import Action
from tapete.table.event import Event, Seat
from tapete.table.game import regulation_of
from tapete.table.ledger import Account, Entry, Payment
from tapete.table.offer import Accuse, Number, Offer, Pick, Say
from tapete.table.option import Option, Value
from tapete.table.ruling import Ruling
from tapete.table.view import Call, Heap, Note, Piece, Score
from tapete.words.files import plain
from tapete.words.messages import Messages

_BOUNDS = re.compile(r"a whole number from (-?\d+) to (-?\d+)(?: in steps of (\d+))?")
_SPAN = re.compile(r"\((\d+) to (\d+)")
_OF = re.compile(r"(\(\d+|\([^()]*?\d) of (?=\d)")
SOMEBODY = "…"
"""Stands for one who has still to be named, or a number or a card."""


class Words(Messages):
    """The words of one language for one game (by its folder), and of such parts of the program as are named in `more`.

    >>> Words("es").card(Card.parse("12C"))
    'rey de copas'
    """

    # What happens.

    def event(self, event: Event, names: Sequence[str], you: int | None = None) -> str:
        """What happened; `you` is the seat of the reader, who is spoken to."""
        return self.text(f"event-{event.key}", **self._details(event, names, you))

    def practice(self, part: str, about: Event, names: Sequence[str], you: int | None = None) -> str:
        """What an exercise asks (`ask`), or what is said of its answer (`why`)."""
        return self.text(f"practice-{part}-{about.key}", **self._details(about, names, you))

    def _details(self, event: Event, names: Sequence[str], you: int | None) -> dict[str, object]:
        args = _about(event.seat, names, you)
        for name, detail in event.details:
            args |= self._argument(name, detail, names, you)
            if isinstance(detail, Seat) and detail.seat == event.seat:
                args[f"{plain(name)}-key"] = "self"
        return args

    def _argument(self, name: str, value: object, names: Sequence[str], you: int | None) -> dict[str, object]:
        name = plain(name)
        if isinstance(value, Seat):
            told = {name: names[value.seat], f"{name}-key": "you" if value.seat == you else "other"}
            return {**told, f"{name}-yours": _about(value.seat, names, you)["yours"]}
        if isinstance(value, Card):
            return {name: self.card(value), f"the-{name}": self.the_card(value)}
        if isinstance(value, int):
            return {name: value, f"{name}-spoken": self.spoken(value)}
        if isinstance(value, tuple):
            return {name: self._several(value), "count": len(value)}
        if isinstance(value, Suit):
            return {name: self.suit(value)}
        if isinstance(value, str) and name not in ("name", "names"):
            own = f"{name}-{value}"
            return {name: self.text(own) if self.has(own) else self.word(value), f"{name}-key": plain(value)}
        return {name: value}

    def _several(self, items: tuple[Card, ...] | tuple[str, ...]) -> str:
        """Cards in notation, or the ids of laws."""
        found = tuple(item for item in items if isinstance(item, Card))
        return self.cards(found) if len(found) == len(items) else ", ".join(map(str, items))

    def spoken(self, number: int) -> str:
        """A number as it is said aloud at the table, where the game has words for that."""
        own = f"spoken-{number}"
        return self.text(own) if self.has(own) else str(number)

    def word(self, word: str) -> str:
        """A word said at the table, or a suit, in this language; what has no translation stays as it is."""
        for kind in ("word", "suit"):
            if self.has(f"{kind}-{word}"):
                return self.text(self.printed(f"{kind}-{word}"))
        return word

    def note(self, note: Note, names: Sequence[str] = (), you: int | None = None) -> str:
        """A small touch of the game."""
        args = self._argument("value", note.value, names, you) | _about(note.seat, names, you)
        return self.text(f"note-{note.key}", **args)

    def heap(self, heap: Heap, unit: str, names: Sequence[str] = ()) -> str:
        """What lies on the table under a name: so many cards, or so much in a pot."""
        args: dict[str, object] = {} if heap.seat is None else {"name": names[heap.seat]}
        amount = self.unit(unit, heap.amount)
        return self.text(f"heap-{heap.key}", count=len(heap.cards), amount=amount, **args)

    def stage(self, stage: str) -> str:
        """The name of a stage in which something was called."""
        own = f"stage-{stage}"
        return self.text(own if self.has(own) else f"phase-{stage}")

    def call(self, call: Call, names: Sequence[str]) -> str:
        """Who called what."""
        return self.text("call", name=names[call.seat], said=self.said(call.said, names))

    def said(self, said: str, names: Sequence[str] = ()) -> str:
        """The last thing somebody said, written like an action: the words said aloud, where its label has others."""
        try:
            action = Action.parse(said)
        except TapeteError:
            return said
        key = plain(self._label(action))
        aloud = self._bundle.get_message(key).attributes.get("said") if self.has(key) else None
        if aloud is None:
            return self.action(action, names)
        return self._formatted(key, aloud, self._said_of(action, names))

    # What may be done.

    def action(self, action: Action, names: Sequence[str] = ()) -> str:
        """The label of an action: `action-WORD-ARGUMENT` where there is one, else `action-WORD`."""
        return self.text(self._label(action), **self._said_of(action, names))

    def _label(self, action: Action) -> str:
        key = f"action-{action.word}"
        own = (f"{key}-{item}" for item in action.arguments if isinstance(item, str))
        return next(filter(self.has, own), key)

    def _said_of(self, action: Action, names: Sequence[str]) -> dict[str, object]:
        args: dict[str, object] = {"count": len(action.cards), "cards": self.cards(action.cards)}
        for place, item in enumerate(action.arguments):
            if isinstance(item, Card):
                args.setdefault("card", self.card(item))
                args.setdefault("the-card", self.the_card(item))
            elif isinstance(item, int):
                args.setdefault("number", item)
                args.setdefault("number-spoken", self.spoken(item))
                args.setdefault("named", "after" if place else "first")
                args["other" if "name" in args else "name"] = names[item] if item < len(names) else str(item)
            else:
                args["word"] = args["suit"] = self.word(item)
                args["word-key"] = plain(item)
        return {"named": "no", **args}

    def offer(self, offer: Offer, names: Sequence[str] = ()) -> str:
        """The label of an offer, before cards or a number have been chosen."""
        match offer:
            case Say(action=action):
                return self.action(action, names)
            case Pick(word=word, cards=cards, most=most):
                return self.text(f"action-{word}", count=most, cards=self.cards(cards), number=most)
            case Number(word=word, least=least):
                said = {"number": least, "number-spoken": self.spoken(least)}
                return self.text(f"action-{word}", **said, count=least)
            case Accuse(word=word, charges=((kind, _),)):
                return self.charge(word, kind)
            case Accuse(word=word):
                return self.text(f"accuse-{word}")

    def charge(self, word: str, kind: str) -> str:
        """An accusation of this kind, before somebody has been named."""
        action = Action(word, (kind,))
        return self.text(self._label(action), **self._said_of(action, ()), name=SOMEBODY, other=SOMEBODY)

    def saying(self, action: Action) -> str:
        """The label of an action whatever it is said of, as where it is counted.

        >>> Words("es", "mus").saying(Action("envido"))
        'Envido …'
        """
        open_ = ("number", "number-spoken", "card", "the-card", "cards", "count", "name", "other")
        return self.text(self._label(action), **{**self._said_of(action, ()), **dict.fromkeys(open_, SOMEBODY)})

    # The score.

    def account(self, account: Account, scores: Sequence[Score], names: Sequence[str], you: int | None = None) -> str:
        """Who stands behind an account: its players by name, or a place on the table, which may be one player's."""
        for score in scores:
            if score.side == account:
                return self.people(score.seats, names, you)
        kind, _, seat = str(account).rpartition(" ")
        if kind and seat.isdigit():
            return self.text(f"account-{kind}", name=names[int(seat)], you="yes" if int(seat) == you else "no")
        return self.text(f"account-{account}")

    def people(self, seats: Sequence[int], names: Sequence[str], you: int | None = None) -> str:
        """The players of these seats; the reader comes first and is spoken to."""
        told = [self.text("you")] if you in seats else []
        told += [names[seat] for seat in seats if seat != you]
        if len(told) < 2:
            return "".join(told)
        return self.text("both", first=", ".join(told[:-1]), last=told[-1])

    def ending(
        self, winners: Sequence[Account], scores: Sequence[Score], names: Sequence[str], you: int | None = None
    ) -> str:
        """Who has won the match; when all sides are level it is a draw, and is called one."""
        won = [score for score in scores if score.side in winners]
        alone = len(won) == 1
        mine = alone and you in won[0].seats
        how = "you" if mine else "won" if alone else "draw" if len(won) == len(scores) else "shared"
        seats = [seat for score in won for seat in score.seats]
        return self.text("ending", how=how, who=self.people(seats, names), people=len(seats))

    def unit(self, unit: str, count: int) -> str:
        """So many of the unit in which the game is paid."""
        return self.text(f"unit-{unit}", count=count)

    def amount(self, entry: Entry, unit: str) -> str:
        """How much moves: so many of the unit, or points where they are only marked."""
        return self.unit("points" if entry.marks else unit, entry.amount)

    def piece(self, piece: Piece) -> str:
        """So many counters of one kind."""
        return self.text(f"piece-{piece.kind}", count=piece.count)

    # The judge.

    def ruled(self, ruling: Ruling, unit: str) -> list[str]:
        """What the judge says, line by line: the decision first, then what follows and who pays."""
        lines = [self.text(f"decision-{ruling.decision}"), *(self.text(f"follows-{key}") for key in ruling.follows)]
        paid = [self.payment("payment-line", payment, unit) for payment in ruling.payments]
        return [*lines, *(text[0].upper() + text[1:] for text in paid)]

    def payment(self, key: str, payment: Payment[str], unit: str) -> str:
        """What one party of an incident owes another, as this message tells it."""
        payer, payee = self.text(f"party-{payment.payer}"), self.text(f"party-{payment.payee}")
        amount, reason = self.unit(unit, payment.amount), self.text(f"reason-{payment.reason}")
        return self.text(key, payer=payer, payee=payee, amount=amount, reason=reason)

    # The table.

    def game(self, name: str) -> str:
        """The title of a game."""
        return self.text(f"game-{name}")

    def about(self, name: str) -> str:
        """The game in one sentence."""
        return self.text(f"game-{name}-about")

    def option(self, option: Option) -> str:
        """What an option is about, and whether it matters at the open table only."""
        about = self.text(f"option-{option.name}")
        return self.text("option-open-only", about=about) if option.open_only else about

    def value(self, kind: str, name: str, value: Value) -> str:
        """The label of a value of an option or a fact: its own, or yes, no, the number."""
        own = plain(f"{kind}-{name}-{value}")
        if isinstance(value, bool) and not self.has(own):
            return self.text("yes" if value else "no")
        if isinstance(value, int) and not self.has(own):
            return str(value)
        return self.text(own)

    def regulation(self, game: str, name: str, changed: bool) -> str:
        """What a regulation of a game is called, and whether the table plays otherwise."""
        title = regulation_of(game, name).title(self.lang)
        return self.text("regulation-changed", name=title) if changed else title

    def choices(self, choices: str) -> str:
        """The possible values as `tapete.table.option.choices` lists them; a range is told in words."""
        return _BOUNDS.sub(
            lambda run: self.text("whole-number", least=run[1], most=run[2], step=int(run[3] or 1)), choices
        )

    def offers(self, offers: str) -> str:
        """What may be done as a `Prompt` is written, with its bounds told in words.

        >>> Words("es").offers("envido (2 to 40), discard (1 to 4 of 1O 2C)")
        'envido (de 2 a 40), discard (de 1 a 4 de 1O 2C)'
        """
        told = _SPAN.sub(lambda span: f"({self.text('span', least=span[1], most=span[2])}", offers)
        return _OF.sub(lambda counted: f"{counted[1]} {self.text('span-of')} ", told)

    def error(self, error: TapeteError) -> str:
        """What went wrong; English is the language in which errors are written."""
        key = f"error-{error.key}"
        if self.lang == "en" or not self.has(key):
            return str(error)
        args = dict(error.args_by_name)
        if isinstance(error.__cause__, TapeteError):
            args["why"] = self.error(error.__cause__)
        if "choices" in args:
            args["choices"] = self.choices(str(args["choices"]))
        if "offers" in args:
            args["offers"] = self.offers(str(args["offers"]))
        if "line" in args:
            args["line"] = str(args["line"])
        return self.text(key, **{plain(name): arg for name, arg in args.items()})


def _about(seat: int | None, names: Sequence[str], you: int | None) -> dict[str, object]:
    """Whom something is about: by name, whether it is the reader, and whether it is the reader's pair."""
    told: dict[str, object] = {} if seat is None else {"name": names[seat]}
    # Partners sit opposite each other, at a table of four.
    pair = seat is not None and you is not None and len(names) == 4 and (seat - you) % 2 == 0
    return {**told, "you": "yes" if seat is not None and seat == you else "no", "yours": "yes" if pair else "no"}
