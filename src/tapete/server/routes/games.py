"""The games: what can be agreed on, their laws, their judge, their words."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cache, lru_cache
from importlib.resources import files
from typing import Annotated, Any, Literal

from litestar import Request, Response, Router, get, post
from litestar.exceptions import NotFoundException
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from tapete.games import REGISTRY
from tapete.laws.book import Language, Law, chapters, cite, search
from tapete.laws.page import word
from tapete.laws.worked import hands_showing
from tapete.lessons.course import course
from tapete.lessons.page import LessonInfo, lesson_info
from tapete.server.bots import levels
from tapete.server.lessons import encoded_page, encoded_reply
from tapete.server.messages.games import (
    Case,
    ChapterInfo,
    FactInfo,
    GameInfo,
    IncidentInfo,
    Labels,
    LawBook,
    LawInfo,
    OptionInfo,
    PaymentInfo,
    RegulationInfo,
    RulingInfo,
    WordsInfo,
)
from tapete.server.pages import AS_IT_IS, File, file_of, sent_once, served
from tapete.server.wire import encode
from tapete.server.worked import worked_info
from tapete.table.game import Game, game, game_class, regulations
from tapete.table.ledger import Payment
from tapete.table.option import Option, Value, value_text
from tapete.table.regulation import Regulation
from tapete.table.ruling import Fact
from tapete.words import Words, folder_of, how_to_play

Short = Annotated[str, QueryParameter(max_length=100)]
MaybeShort = Annotated[str | None, QueryParameter(max_length=100)]
Said = Annotated[str, QueryParameter(max_length=100)]
AnyRequest = Request[Any, Any, Any]
KEPT = 256
"""So many answers are kept as they are sent: those that are the same for everybody are fewer."""

MANY = 12
"""Of more numbers than these only the bounds are told."""


@lru_cache(maxsize=64)
def words_of(language: Language, name: str) -> Words:
    """The words of a game."""
    return Words(language, folder_of(name), "server")


@lru_cache(maxsize=KEPT)
def _answer(told: Callable[..., object], *asked: str) -> File:
    return file_of(encode(told(*asked)), "application/json", "max-age=300")


def _lasting(kind: Any, summary: str) -> dict[str, Any]:
    """A route whose answer is the same for everybody, and of this kind."""
    described = ResponseSpec(kind, description=summary, generate_examples=False)
    return {"summary": summary, "opt": AS_IT_IS, "sync_to_thread": True, "responses": {200: described}}


@get("/games", **_lasting(list[GameInfo], "The games and their options"))
def games(request: AnyRequest, language: FromQuery[Language] = "en") -> Response[bytes]:
    """Every game that is registered."""
    return served(request, _answer(game_list, language))


def game_list(language: Language) -> list[GameInfo]:
    """Every game that is registered."""
    return [_game(name, language) for name in REGISTRY]


def _game(name: str, language: Language) -> GameInfo:
    kind, words = game_class(name), words_of(language, name)
    usual = kind.make()
    return GameInfo(
        name=name,
        folder=kind.folder,
        title=words.game(name),
        about=words.about(name),
        seats=usual.seats,
        unit=kind.unit,
        tables=list(kind.tables),
        levels=levels(kind),
        options=[_option(option, words) for option in kind.options],
        regulations=[_regulation(regulation, language) for regulation in regulations(name).values()],
        pairs=dict(kind.pairs_with) if len(usual.sides) < usual.seats else None,
        emblem=list(kind.emblem),
        french=list(kind.french),
        ten=kind.ten,
    )


def _regulation(regulation: Regulation, language: Language) -> RegulationInfo:
    return RegulationInfo(
        name=regulation.name,
        title=regulation.title(language),
        about=regulation.about(language),
        options=dict(regulation.options),
        source=regulation.source,
        address=regulation.address,
        doubt=regulation.doubt(language),
    )


def _option(option: Option, words: Words) -> OptionInfo:
    form, values, least, most = _form(option.values)
    labelled = values or option.usual
    return OptionInfo(
        name=option.name,
        kind=form,
        default=option.default,
        values=values,
        least=least,
        most=most,
        usual=list(option.usual),
        law=option.law,
        label=words.option(option),
        labels=_labels(words, "option", option.name, labelled),
    )


def _form(
    values: Sequence[Value],
) -> tuple[Literal["flag", "number", "choice"], list[Value], int | None, int | None]:
    """How a value is chosen: yes or no, a number within bounds, or one of several."""
    kinds = {type(value) for value in values}
    if kinds == {bool}:
        return "flag", list(values), None, None
    numbers = [value for value in values if type(value) is int]
    if kinds == {int} and numbers == list(range(numbers[0], numbers[-1] + 1)):
        return "number", list(values) if len(values) <= MANY else [], numbers[0], numbers[-1]
    return "choice", list(values), None, None


def _labels(words: Words, kind: str, name: str, values: Iterable[Value]) -> Labels:
    return {value_text(value): words.value(kind, name, value) for value in values}


# Laws.


@get("/games/{name:str}/laws", **_lasting(LawBook, "The laws of a game, all or those asked for"))
def laws(
    request: AnyRequest,
    name: FromPath[str],
    language: FromQuery[Language] = "en",
    words: Short = "",
    topic: MaybeShort = None,
    force: MaybeShort = None,
) -> Response[bytes]:
    """The book, chapter by chapter."""
    if not (words.strip() or topic or force):
        return served(request, _answer(law_book, name, language))
    found = law_book(name, language, words, topic or None, force or None)
    return sent_once(request, encode(found), "application/json")


def law_book(
    name: str, language: Language, words: str = "", topic: str | None = None, force: str | None = None
) -> LawBook:
    """The book of a game, with the laws that speak of this."""
    game_class(name)
    found = {law.id for law in search(name, words, topic, force)}
    every = search(name)
    return LawBook(
        game=name,
        chapters=[
            ChapterInfo(
                id=chapter.id,
                title=chapter.title(language),
                note=chapter.note(language),
                laws=[law_info(law, language) for law in chapter.laws if law.id in found],
            )
            for chapter in chapters(name)
        ],
        topics={law.topic: word("topic", law.topic, language) for law in every},
        forces={law.force: word("force", law.force, language) for law in every},
        how_to_play=how_to_play(language, name),
    )


def law_info(law: Law, language: Language) -> LawInfo:
    """One law in one language."""
    return LawInfo(
        id=law.id,
        at=law.at,
        force=law.force,
        topic=law.topic,
        text=law.text(language),
        example=law.example(language),
        sees=list(law.sees),
        hands=[worked_info(hand, language) for hand in hands_showing(law.id)],
    )


# Lessons.


@get("/games/{name:str}/lessons", **_lasting(list[LessonInfo], "The course of a game"))
def lessons(request: AnyRequest, name: FromPath[str], language: FromQuery[Language] = "en") -> Response[bytes]:
    """The first lesson first."""
    return served(request, _answer(lesson_list, name, language))


def lesson_list(name: str, language: Language) -> list[LessonInfo]:
    """The course of a game."""
    return [lesson_info(lesson, language) for lesson in course(name)]


@get("/lessons/{name:str}", summary="A lesson with its questions (LessonPage)", sync_to_thread=True)
def lesson(name: FromPath[str], language: FromQuery[Language] = "en") -> Response[bytes]:
    """Each at its own table."""
    return Response(encoded_page(name, language), media_type="application/json")


@get("/lessons/{name:str}/{step:int}", summary="What comes of an answer (LessonReply)", sync_to_thread=True)
def answer(
    name: FromPath[str], step: FromPath[int], said: Said, language: FromQuery[Language] = "en"
) -> Response[bytes]:
    """To the question of this number, from 0."""
    return Response(encoded_reply(name, step, said, language), media_type="application/json")


# The judge.


@get("/games/{name:str}/incidents", **_lasting(list[IncidentInfo], "What the judge of a game can decide"))
def incidents(request: AnyRequest, name: FromPath[str], language: FromQuery[Language] = "en") -> Response[bytes]:
    """Each with the facts he asks for."""
    return served(request, _answer(incident_list, name, language))


def incident_list(name: str, language: Language) -> list[IncidentInfo]:
    """What the judge of a game can decide."""
    words = words_of(language, game_class(name).name)
    return [
        IncidentInfo(
            name=incident.name,
            title=words.text(f"incident-{incident.name}"),
            facts=[_fact(fact, words) for fact in incident.facts],
        )
        for incident in game(name).incidents.values()
    ]


def _fact(fact: Fact, words: Words) -> FactInfo:
    form, values, least, most = _form(fact.values)
    return FactInfo(
        name=fact.name,
        kind=form,
        default=fact.default,
        values=values,
        least=least,
        most=most,
        label=words.text(f"fact-{fact.name}"),
        labels=_labels(words, "fact", fact.name, values),
    )


@post("/games/{name:str}/ruling", status_code=200, summary="Have an incident decided", sync_to_thread=True)
def ruling(name: FromPath[str], data: JSONBody[Case]) -> RulingInfo:
    """The decision first, then what follows, then the laws."""
    rules, words = game(name), words_of(data.language, game_class(name).name)
    decided = rules.incident(data.incident).ruling(data.facts)
    return RulingInfo(
        decision=decided.decision,
        text=words.text(f"decision-{decided.decision}"),
        follows={key: words.text(f"follows-{key}") for key in decided.follows},
        payments=[_payment(payment, rules, words) for payment in decided.payments],
        laws=[law_info(cite(law_id), data.language) for law_id in decided.laws],
    )


def _payment(payment: Payment[str], rules: Game, words: Words) -> PaymentInfo:
    return PaymentInfo(
        payer=payment.payer,
        payee=payment.payee,
        amount=payment.amount,
        reason=payment.reason,
        laws=list(payment.laws),
        text=words.payment("judge-pays", payment, rules.unit),
    )


# Words.


PAGE = ("table", "server", "web")
"""What the page says whatever is played; the words of a game are asked for when it is first on a table."""


@get("/words/{language:str}", **_lasting(WordsInfo, "The words of the page"))
def words(request: AnyRequest, language: FromPath[Language]) -> Response[bytes]:
    """Its Fluent files by name."""
    return served(request, _answer(texts, language, *PAGE))


@get("/words/{language:str}/{folder:str}", **_lasting(WordsInfo, "The words of a folder of games"))
def game_words(request: AnyRequest, language: FromPath[Language], folder: FromPath[str]) -> Response[bytes]:
    """Its Fluent file."""
    if folder not in game_folders():
        raise NotFoundException
    return served(request, _answer(texts, language, folder))


@cache
def game_folders() -> tuple[str, ...]:
    """The folders of all games."""
    return tuple(dict.fromkeys(game_class(name).folder for name in REGISTRY))


def texts(language: Language, *names: str) -> WordsInfo:
    """Fluent files of a language by name."""
    folder = files("tapete") / "locale" / language
    return WordsInfo(
        language=language, files={name: (folder / f"{name}.ftl").read_text(encoding="utf-8") for name in names}
    )


ROUTER = Router(
    "/",
    route_handlers=[games, laws, lessons, lesson, answer, incidents, ruling, words, game_words],
    tags=["games"],
)
