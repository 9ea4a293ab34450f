"""The games, their laws and their judge, in the words of one language."""

from __future__ import annotations

from typing import Literal

from tapete.cards import Card
from tapete.laws.book import Language
from tapete.server.messages.bounds import Answer, Asked, Key
from tapete.sitting.past import Moment
from tapete.table.game import Kind
from tapete.table.option import Value

Labels = dict[str, str]


class OptionInfo(Answer):
    """An option: a flag, a number within bounds, or one of several values; `usual` are those worth a button."""

    name: str
    kind: Literal["flag", "number", "choice"]
    default: Value
    values: list[Value]
    least: int | None
    most: int | None
    usual: list[Value]
    law: str
    label: str
    labels: Labels


class RegulationInfo(Answer):
    """How a place, a club or a book plays a game: the options it sets, its source, and what is not known of it."""

    name: str
    title: str
    about: str
    options: dict[str, Value]
    source: str
    address: str
    doubt: str


class GameInfo(Answer):
    """A game that can be played; `seats` as many as its usual options ask for.

    `pairs`: the options with which those who sit opposite each other play together; None if each plays for himself.
    `emblem`: cards that stand for it; `french`: the languages in which it is usually played with French cards, and
    `ten`, the rank which is a ten there. `levels`: the players of the house, the weakest first; `level`: the usual one.
    """

    name: str
    folder: str
    title: str
    about: str
    seats: int
    unit: str
    tables: list[Kind]
    levels: list[str]
    level: str
    options: list[OptionInfo]
    regulations: list[RegulationInfo]
    pairs: dict[str, Value] | None
    emblem: list[Card]
    french: list[str]
    ten: int | None


class WorkedInfo(Answer):
    """A hand that the book works out, to be followed card by card; the laws that it shows."""

    name: str
    title: str
    note: str
    laws: list[str]


class LawInfo(Answer):
    """One law, the hands that show it, what was found when it was put to the `trial`, and whether the `odds` tell of
    it."""

    id: str
    at: str
    force: str
    topic: str
    text: str
    example: str | None
    sees: list[str]
    hands: list[WorkedInfo]
    trial: list[str]
    odds: bool


class ChapterInfo(Answer):
    """A part of the book, with the laws that were asked for."""

    id: str
    title: str
    note: str
    laws: list[LawInfo]


class LawBook(Answer):
    """The laws of a game; `topics` and `forces` with their words, to choose from; `how_to_play` is Markdown."""

    game: str
    chapters: list[ChapterInfo]
    topics: Labels
    forces: Labels
    how_to_play: str


class FactInfo(Answer):
    """What the judge asks. Without a default it must be answered; long ranges have bounds and no values."""

    name: str
    kind: Literal["flag", "number", "choice"]
    default: Value | None
    values: list[Value]
    least: int | None
    most: int | None
    label: str
    labels: Labels


class IncidentInfo(Answer):
    """An irregularity the judge can decide."""

    name: str
    title: str
    facts: list[FactInfo]


class Case(Asked):
    """An incident brought before the judge."""

    incident: Key
    facts: dict[str, Value]
    language: Language = "en"


class PaymentInfo(Answer):
    """What one party owes another."""

    payer: str
    payee: str
    amount: int
    reason: str
    laws: list[str]
    text: str


class RulingInfo(Answer):
    """The decision, what follows, who pays, and the laws that say so; keys and words."""

    decision: str
    text: str
    follows: Labels
    payments: list[PaymentInfo]
    laws: list[LawInfo]


class WorkedReplay(Answer):
    """Some moments of a hand out of the book, from `start` on; `length` is how many there are."""

    hand: WorkedInfo
    start: int
    length: int
    steps: list[Moment]


class WordsInfo(Answer):
    """Fluent files of a language by name: `table`, `server` and `web`, or that of a folder of games."""

    language: Language
    files: dict[str, str]
