"""Everything that goes over the wire, in one place. `typescript.py` makes the browser's types of it.

What comes from a client is read strictly: an unknown field, a wrong type or a text too long is refused as a whole.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from tapete.cards import Card
from tapete.laws.book import Language
from tapete.lessons import page
from tapete.sitting import fair
from tapete.table.guide import Hint
from tapete.table.option import Value
from tapete.table.view import View

# Texts that people write.

Name = Annotated[str, Meta(min_length=1, max_length=24)]
Login = Annotated[str, Meta(pattern=r"^[\w.-]{2,24}\Z")]
Password = Annotated[str, Meta(min_length=8, max_length=200)]
Chatter = Annotated[str, Meta(min_length=1, max_length=200)]
Key = Annotated[str, Meta(min_length=1, max_length=60)]
ActionText = Annotated[str, Meta(min_length=1, max_length=300)]
NonceText = Annotated[str, Meta(pattern=r"^[0-9a-f]{32,64}\Z")]
MOST = 2**31 - 1
"""No number is greater, for every database has room for this."""

Number = Annotated[int, Meta(ge=0, le=MOST)]
AnySeat = Annotated[int, Meta(ge=-1, le=MOST)]

Kind = Literal["guided", "open"]
Pace = Literal["calm", "brisk", "instant"]
ClockKind = Literal["none", "relaxed", "brisk"]
Starts = Literal["full", "host"]
Status = Literal["waiting", "playing", "over", "abandoned"]
Standing = Literal["rated", "guest", "alone", "friendly", "newcomers"]
Labels = dict[str, str]


class Sent(Struct, kw_only=True, tag_field="type", forbid_unknown_fields=True):
    """What a client sends over its socket."""


class Asked(Struct, kw_only=True, forbid_unknown_fields=True):
    """The body of an HTTP request."""


class Told(Struct, kw_only=True, tag_field="type"):
    """What the server sends over a socket."""


class Answer(Struct, kw_only=True):
    """The body of an HTTP answer, or a part of one."""


class Problem(Answer):
    """Why something was refused: a key with its arguments for the words `error-KEY`, and the same in English."""

    key: str
    message: str
    args: dict[str, Value]


class Health(Answer):
    """Whether the server is well: its database answers, and is its own to write to."""

    ok: bool
    version: str
    database: bool
    lease: bool


# Who you are.


class Settings(Struct, kw_only=True, forbid_unknown_fields=True):
    """How somebody likes his table; the `usual` deck is that with which a game is played in his language."""

    language: Literal["", "es", "pt", "en"] = ""
    deck: Literal["usual", "spanish", "french"] = "usual"
    theme: Literal["auto", "light", "dark"] = "auto"
    motion: Literal["auto", "less"] = "auto"
    sound: bool = False
    forced: bool = True
    trumps_first: bool = True
    big: bool = False
    rest: Literal["short", "usual", "long", "touch"] = "usual"
    notify: bool = False


class Learned(Asked):
    """How far somebody has come: of each lesson, how many questions are answered."""

    lessons: Annotated[dict[Key, Annotated[int, Meta(ge=0, le=99)]], Meta(max_length=500)]


class Me(Answer):
    """You, and what your account has learned. What changes anything carries `csrf` in the header `X-CSRF-Token`."""

    name: str
    account: str | None
    csrf: str
    settings: Settings
    tables: list[TableInfo]
    learned: dict[str, int]


class Rename(Asked):
    """A name chosen."""

    name: Name


class Credentials(Asked):
    """Name and password of an account."""

    login: Login
    password: Password


class NewPassword(Asked):
    """Another password for your account."""

    old: Password
    new: Password


class OwnPassword(Asked):
    """Your password, for what cannot be undone."""

    password: Password


# The games.


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
    `ten`, the rank which is a ten there.
    """

    name: str
    folder: str
    title: str
    about: str
    seats: int
    unit: str
    tables: list[Kind]
    levels: list[str]
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
    """One law, and the hands that show it."""

    id: str
    at: str
    force: str
    topic: str
    text: str
    example: str | None
    sees: list[str]
    hands: list[WorkedInfo]


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


# Tables.


class Seated(Struct, kw_only=True, forbid_unknown_fields=True):
    """Somebody by where he sat: whoever has not sat there with him does not know it."""

    table: Key
    place: Number


class NewPlace(Asked):
    """A place at a new table: yours, free for somebody, or a bot's; a free one may be kept for somebody you invite."""

    kind: Literal["you", "open", "bot"]
    level: Key | None = None
    invites: Seated | None = None


class NewTable(Asked):
    """A table to be opened. Without `places` you sit at the first and bots at the others. It `starts` when it is full,
    or when the host says so; `newcomers` may take a bot's place between two hands. What `options` do not say is as the
    `regulation` has it, or else as usual. `rated`: true also alone with the house, false never; else between people."""

    game: Key
    table: Kind = "guided"
    regulation: Key | None = None
    options: dict[str, Value] = {}
    places: list[NewPlace] | None = None
    public: bool = False
    chat: bool = False
    pace: Pace = "calm"
    clock: ClockKind = "none"
    starts: Starts = "full"
    newcomers: bool = False
    rated: bool | None = None


class Sit(Asked):
    """Take a place: this one, or the first that is free. In a match it is a bot's, after the hand that is played."""

    place: Number | None = None


class SetPlace(Asked):
    """The host gives a free place to a bot, or takes a bot away."""

    place: Number
    level: Key | None


class MovePlace(Asked):
    """Whoever sits at one place and whoever sits at the other change places."""

    place: Number
    to: Number


class Terms(Asked):
    """What the host may still change: the clock before the match, whether newcomers may sit down at any time."""

    clock: ClockKind | None = None
    newcomers: bool | None = None


class Place(Answer):
    """Who holds a place. Places never change; the seats of the View may, when seats are drawn (`view.seats[i].player`).

    `bot_plays`: a bot plays here now: it is a bot's place, or it stands in for somebody who is away, has resigned or
    is `idle`: there, but without doing anything while the clock ran out. `kept`: a free place that is kept for `name`,
    who played here before. `comer`: who takes a bot's place after this hand.
    """

    kind: Literal["open", "person", "bot"]
    name: str
    level: str | None
    present: bool
    bot_plays: bool
    resigned: bool
    idle: bool
    kept: bool
    comer: str | None


class TableInfo(Answer):
    """A table as everybody may know it, and your own part in it: `place`, `host`, `coming`, the place that you take
    after this hand, and `kept`, a free one kept for you. `kept_until` is when places that are kept become anybody's.
    `sides` says of each place with which side it plays, where that is agreed by sitting down; `changed`, whether it
    plays otherwise than its regulation; `rating`, whether the match is rated, or why not: before it begins as it would
    be with those who sit there, then as it stays; None of matches that were played before this was kept; `edition`, by
    which rules it was played, if they are others than today's."""

    id: str
    game: str
    table: Kind
    regulation: str | None
    changed: bool
    options: dict[str, Value]
    public: bool
    chat: bool
    pace: Pace
    clock: ClockKind
    starts: Starts
    newcomers: bool
    rating: Standing | None
    status: Status
    places: list[Place]
    sides: list[int] | None
    place: int | None
    coming: int | None
    kept: int | None
    kept_until: int | None
    host: bool
    phrases: list[str]
    watching: int
    hand: int
    moves: int
    opened: int
    next: str | None
    edition: int | None


class Addresses(Answer):
    """Under which addresses others reach this server: told on its `own` machine only, for nobody else needs it."""

    own: bool
    urls: list[str]


class Lobby(Answer):
    """Tables with a free place, as many as are told at once, and tables to watch. Those who wait longest and those who
    came last take turns, and so do the games; `next` is where the others start."""

    open: list[TableInfo]
    next: int | None
    playing: list[TableInfo]


# What was played.


class HandedHolder(Asked):
    """Who played at a place of a match that was played without a server."""

    kind: Literal["person", "bot"]
    name: Name
    level: Key | None = None
    resigned: bool = False


class Handed(Asked):
    """A match that is over and was played without a server, as the browser kept it."""

    id: Annotated[str, Meta(pattern=r"^[A-Za-z0-9-]{8,16}\Z")]
    game: Key
    table: Kind
    options: dict[str, Value]
    pace: Pace
    opened: Number
    finished: Number
    undone: Number
    holders: list[HandedHolder]
    moves: list[tuple[AnySeat, ActionText]]
    edition: Number | None = None


class PastPlayer(Answer):
    """How a match ended for one place."""

    name: str
    bot: bool
    you: bool
    won: bool
    total: int


class Past(Answer):
    """A match that has ended."""

    table: str
    game: str
    kind: Kind
    finished: int
    players: list[PastPlayer]


class RatedAt(Answer):
    """What a rating was after a match."""

    finished: int
    rating: float


class GameResults(Answer):
    """What somebody has played of one game; `ratings` in the order in which they came, none for guests."""

    game: str
    matches: int
    won: int
    ratings: list[RatedAt]


class Companion(Answer):
    """Somebody you played with, how often, when last and what; `at` is how he is invited again."""

    name: str
    matches: int
    last: int
    game: str
    at: Seated


class Profile(Answer):
    """Your results by game, the latest first, and those you played with."""

    games: list[GameResults]
    people: list[Companion]


class Rating(Answer):
    """Where an account stands in one game: `rating` is the ordinal shown to people."""

    name: str
    game: str
    rating: float
    mu: float
    sigma: float
    matches: int
    you: bool


class Step(Answer):
    """One moment of a replay: what was done (seat -1 is the table), and everything open."""

    number: int
    seat: int | None
    action: str | None
    view: View


class Replay(Answer):
    """Some moments of a match that has ended, from `start` on; `length` is how many there are."""

    table: TableInfo
    start: int
    length: int
    steps: list[Step]


class Turn(Answer):
    """One move of a match that has ended: the `number` of the step after it, in which hand it was made and as the how
    manyeth of it (`place`), by whom (seat -1 is the table), in which stage, and to which trick; 0: to none."""

    number: int
    hand: int
    place: int
    seat: int
    action: str
    phase: str
    trick: int


class WorkedReplay(Answer):
    """Some moments of a hand out of the book, from `start` on; `length` is how many there are."""

    hand: WorkedInfo
    start: int
    length: int
    steps: list[Step]


# A lesson is shown without a server too.
LessonInfo = page.LessonInfo
LessonPage = page.LessonPage
LessonReply = page.LessonReply


# Whoever checks a deal needs no server: what it is checked from is described where it is checked.
DealProof = fair.DealProof
Proof = fair.Proof


class WordsInfo(Answer):
    """Fluent files of a language by name: `table`, `server` and `web`, or that of a folder of games."""

    language: Language
    files: dict[str, str]


# Over the socket, from the client.


class Act(Sent, tag="act"):
    """Do this, seen from the table after the `at` moves you have noticed; `id` comes back in the answer."""

    id: Number
    at: Number
    action: ActionText


class Undo(Sent, tag="undo"):
    """Take back your last action; against bots only."""

    id: Number
    at: Number


class Nonce(Sent, tag="nonce"):
    """Your part in a shuffle that has been committed to."""

    deal: Number
    nonce: NonceText


class SayPhrase(Sent, tag="phrase"):
    """One of the table's phrases."""

    id: Number
    phrase: Key


class SayText(Sent, tag="chat"):
    """Free words, where the table allows them."""

    id: Number
    text: Chatter


class GoOn(Sent, tag="on"):
    """You have seen enough of this hand, which is over."""

    hand: Number


class Here(Sent, tag="here"):
    """You have touched something: a bot that plays for you while you are idle gives your place back."""


class Ping(Sent, tag="ping"):
    """Are you there?"""

    id: Number


FromClient = Act | Undo | Nonce | SayPhrase | SayText | GoOn | Here | Ping


# Over the socket, from the server.


class TableNews(Told, tag="table"):
    """The table has changed: comes first on every connection."""

    table: TableInfo


class ViewNews(Told, tag="view"):
    """The table after `at` moves: those you have noticed, for a sign made behind your back is none to you.

    `view.events` are those since the last view of this connection. `view.ledger` holds only what is new: keep the first
    `kept` entries you have and add these. `hint` is what a beginner is told of the question: the words `guide-KEY`, and
    the laws; only at a guided table.
    """

    at: int
    kept: int
    undo: bool
    view: View
    hint: Hint | None


class Committed(Told, tag="committed"):
    """The server has bound itself to a secret for this shuffle: send your nonce."""

    deal: int
    commitment: str


class Shuffled(Told, tag="shuffled"):
    """The shuffle was made of these nonces, by place; the secret follows after the hand."""

    deal: int
    hand: int
    nonces: list[str | None]
    left_out: list[int]


class Revealed(Told, tag="revealed"):
    """Everything about a shuffle of a hand that is over."""

    proof: DealProof


class Said(Told, tag="said"):
    """Whoever sits at this place said a phrase or free words."""

    place: int
    name: str
    phrase: str | None
    text: str | None


class Resting(Told, tag="rest"):
    """This hand is over and can be looked at; the next one waits for those at these places, or for a while."""

    hand: int
    awaited: list[int]


class ClockNews(Told, tag="clock"):
    """The time of whoever is awaited at this `place`; None: nobody's time is counted now.

    `left` seconds `of` so many until a bot plays for him. The last `grace` of them go off what he has for the whole
    match, which is `match` now.
    """

    place: int | None
    left: float
    grace: float
    of: float
    match: float


class RatingChange(Answer):
    """The rating of one place before and after; None for those who are not rated."""

    before: float
    after: float


class Rated(Told, tag="rated"):
    """The match has ended and was rated, by place."""

    changes: list[RatingChange | None]


class Done(Told, tag="done"):
    """What you asked is done and kept; you have noticed `at` moves."""

    id: int
    at: int


class Refused(Told, tag="refused"):
    """What you asked was not done."""

    id: int | None
    problem: Problem


class Pong(Told, tag="pong"):
    """Yes."""

    id: int


FromServer = (
    TableNews | ViewNews | Committed | Shuffled | Revealed | Said | Resting | ClockNews | Rated | Done | Refused | Pong
)
