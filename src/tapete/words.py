"""What people read, in their own language: every key of the table has its words in `locale/LANG/*.ftl`.

A message is looked up in the words of the game first, then in those all games share. Keys lose their accents:
`licença` stands under `action-licenca`.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, cast
from unicodedata import combining, normalize

from tapete.cards import Card, Suit, written
from tapete.errors import TapeteError
from tapete.laws.book import LANGUAGES, Language
from tapete.table.action import Action
from tapete.table.event import Event, Seat
from tapete.table.game import REGISTRY, regulation_of
from tapete.table.ledger import Account, Entry
from tapete.table.offer import Accuse, Number, Offer, Pick, Say
from tapete.table.option import Option, Value
from tapete.table.view import Call, Heap, Note, Piece, Score

if TYPE_CHECKING:
    from fluent.runtime.resolver import Pattern
    from fluent.syntax.ast import Resource

FALLBACK: Language = "en"
_BOUNDS = re.compile(r"a whole number from (-?\d+) to (-?\d+)(?: in steps of (\d+))?")
_SPAN = re.compile(r"\((\d+) to (\d+)")
_OF = re.compile(r"(\(\d+|\([^()]*?\d) of (?=\d)")
SHARED = "table"
SOMEBODY = "…"
"""Stands for one who has still to be named."""
_COUNTED_AS = {"pt": "pt-PT"}
"""Plain `pt` counts as in Brazil, where nothing is singular: what is said of one would be told of none."""


def preferred_language(asked: str | None = None, environ: Mapping[str, str] = os.environ) -> Language:
    """The language asked for, else that of the surroundings, else English.

    >>> preferred_language(None, {"LANG": "pt_PT.UTF-8"})
    'pt'
    """
    for wish in (asked, *(environ.get(name) for name in ("TAPETE_LANG", "LC_ALL", "LC_MESSAGES", "LANG"))):
        for language in LANGUAGES:
            if wish and wish.lower().startswith(language):
                return language
    return FALLBACK


def folder_of(game: str) -> str:
    """The folder in which a registered game lives, known without reading the game itself."""
    return REGISTRY[game].split(".")[-1]


def plain(key: object) -> str:
    """The key as a message may be called: without accents.

    >>> plain("licença")
    'licenca'
    """
    letters = normalize("NFD", str(key))
    return "".join(letter for letter in letters if not combining(letter)).replace(" ", "-").lower()


class Words:
    """The words of one language for one game (by its folder), and of such parts of the program as are named in `more`.

    >>> Words("es").card(Card.parse("12C"))
    'rey de copas'

    Whoever plays with the French deck reads its names. A message that does not exist is given in readable form, and
    noted in `missing`.
    """

    def __init__(self, lang: str, folder: str = "", *more: str, french: bool = False) -> None:
        from fluent.runtime import FluentBundle

        self.lang, self.french = preferred_language(lang), french
        self.missing: set[str] = set()
        self._bundle = FluentBundle([_COUNTED_AS.get(self.lang, self.lang)], use_isolating=False)
        for name in filter(None, (SHARED, *more, folder)):
            self._bundle.add_resource(_resource(self.lang, name), allow_overrides=True)

    # Messages.

    def has(self, key: str) -> bool:
        """Whether there is such a message."""
        return self._bundle.has_message(plain(key))

    def text(self, key: str, **args: object) -> str:
        """The message of this key, with these arguments."""
        key = plain(key)
        if not self.has(key):
            self.missing.add(key)
            return key.partition("-")[2].replace("-", " ") or key
        pattern = self._bundle.get_message(key).value
        assert pattern is not None
        return self._formatted(key, pattern, args)

    def _formatted(self, key: str, pattern: Pattern, args: Mapping[str, object]) -> str:
        text, problems = self._bundle.format_pattern(pattern, cast("dict[str, Any]", args))
        self.missing.update(f"{key}: {problem}" for problem in problems)
        return str(text)

    # Cards.

    def card(self, card: Card) -> str:
        """The card's name."""
        return self.text("card", rank=self.text(self.printed(f"rank-{card.rank}")), suit=self.suit(card.suit))

    def the_card(self, card: Card) -> str:
        """The card's name with its article, as it stands in a sentence.

        >>> Words("es").the_card(Card.parse("10O"))
        'la sota de oros'
        """
        return self.text(self.printed("the-card"), rank=card.rank, card=self.card(card))

    def cards(self, cards: Iterable[Card]) -> str:
        """Several cards, in notation."""
        return written(cards) or "—"

    def suit(self, suit: Suit) -> str:
        """The suit's name."""
        return self.text(self.printed(f"suit-{suit.word}"))

    def printed(self, key: str) -> str:
        """The message of this key, or the one that the deck has in its place."""
        return f"french-{key}" if self.french and self.has(f"french-{key}") else key

    def index(self, card: Card) -> str:
        """What stands in the corner of a card, besides its suit."""
        index = self.printed(f"index-{card.rank}")
        return self.text(index) if self.has(index) else str(card.rank)

    # What happens.

    def event(self, event: Event, names: Sequence[str], you: int | None = None) -> str:
        """What happened; `you` is the seat of the reader, who is spoken to."""
        args = _about(event.seat, names, you)
        for name, detail in event.details:
            args |= self._argument(name, detail, names, you)
            if isinstance(detail, Seat) and detail.seat == event.seat:
                args[f"{plain(name)}-key"] = "self"
        return self.text(f"event-{event.key}", **args)

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


def how_to_play(lang: str, game: str) -> str:
    """The page from which somebody who has never seen the game can learn it, as Markdown.

    A folder's `LANG/FOLDER.md` holds a page for each of its games, each opened by `<!-- NAME -->`; what stands under
    `<!-- all -->` is added to every page.
    """
    text = _file(lang, f"{folder_of(game)}.md")
    pages = {head.strip(): page.strip() for head, _, page in (part.partition("-->") for part in text.split("<!--")[1:])}
    return "\n\n".join(pages[name] for name in (game, "all") if name in pages)


@cache
def _resource(lang: str, name: str) -> Resource:
    from fluent.runtime import FluentResource

    return FluentResource(_file(lang, f"{name}.ftl"))


def _file(lang: str, name: str) -> str:
    from importlib.resources import files

    file = files("tapete") / "locale" / lang / name
    # A game without words can still be played, by its keys.
    return file.read_text(encoding="utf-8") if file.is_file() else ""
