"""The games: what can be agreed on, their laws, their judge, their words."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cache, lru_cache
from importlib.resources import files
from typing import Annotated, Any

from litestar import Request, Response, Router, get, post
from litestar.exceptions import NotFoundException
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from tapete.bots import levels, usual
from tapete.games import REGISTRY
from tapete.laws.book import Language, Law, chapters, cite, search
from tapete.laws.page import word
from tapete.laws.worked import hands_showing
from tapete.lessons.course import course
from tapete.lessons.page import LessonInfo, lesson_info
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
from tapete.sitting.odds import laws_with_odds
from tapete.table.game import game, game_class, regulations
from tapete.table.option import Option, Value, value_text
from tapete.table.regulation import Regulation
from tapete.table.ruling import Fact
from tapete.words import Words, folder_of, how_to_play
from tapete.words.trial import told

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
def made_once(told: Callable[..., object], *asked: str) -> File:
    """An answer that is the same for everybody, as it is sent."""
    return file_of(encode(told(*asked)), "application/json", "max-age=300")


def lasting(kind: Any, summary: str) -> dict[str, Any]:
    """A route whose answer is the same for everybody, and of this kind."""
    described = ResponseSpec(kind, description=summary, generate_examples=False)
    return {"summary": summary, "opt": AS_IT_IS, "sync_to_thread": True, "responses": {200: described}}


@get("/games", **lasting(list[GameInfo], "The games and their options"))
def games(request: AnyRequest, language: FromQuery[Language] = "en") -> Response[bytes]:
    """Every game that is registered."""
    return served(request, made_once(game_list, language))


def game_list(language: Language, compiled: bool | None = None) -> list[GameInfo]:
    """Every game that is registered, with the players there are here, or where kernels are `compiled` or not."""
    return [_game(name, language, compiled) for name in REGISTRY]


def _game(name: str, language: Language, compiled: bool | None) -> GameInfo:
    kind, words = game_class(name), words_of(language, name)
    agreed = kind.make()
    return GameInfo.of(
        kind,
        title=words.game(name),
        about=words.about(name),
        seats=agreed.seats,
        tables=list(kind.tables),
        emblem=list(kind.emblem),
        french=list(kind.french),
        levels=list(levels(kind, compiled)),
        level=usual(kind),
        options=[_option(option, words) for option in kind.options],
        regulations=[_regulation(regulation, language) for regulation in regulations(name).values()],
        pairs=dict(kind.pairs_with) if len(agreed.sides) < agreed.seats else None,
    )


def _regulation(regulation: Regulation, language: Language) -> RegulationInfo:
    title, about, doubt = (tell(language) for tell in (regulation.title, regulation.about, regulation.doubt))
    return RegulationInfo.of(regulation, title=title, about=about, doubt=doubt)


def _option(option: Option, words: Words) -> OptionInfo:
    form = _form(option.values)
    labels = _labels(words, "option", option.name, form["values"] or option.usual)
    return OptionInfo.of(option, **form, label=words.option(option), labels=labels)


def _form(values: Sequence[Value]) -> dict[str, Any]:
    """How a value is chosen: yes or no, a number within bounds, or one of several."""
    kinds, numbers = {type(value) for value in values}, [value for value in values if type(value) is int]
    if kinds == {int} and numbers == list(range(numbers[0], numbers[-1] + 1)):
        few = list(values) if len(values) <= MANY else []
        return {"kind": "number", "values": few, "least": numbers[0], "most": numbers[-1]}
    return {"kind": "flag" if kinds == {bool} else "choice", "values": list(values), "least": None, "most": None}


def _labels(words: Words, kind: str, name: str, values: Iterable[Value]) -> Labels:
    return {value_text(value): words.value(kind, name, value) for value in values}


# Laws.


@get("/games/{name:str}/laws", **lasting(LawBook, "The laws of a game, all or those asked for"))
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
        return served(request, made_once(law_book, name, language))
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
            ChapterInfo.of(
                chapter,
                title=chapter.title(language),
                note=chapter.note(language),
                laws=[law_info(law, name, language) for law in chapter.laws if law.id in found],
            )
            for chapter in chapters(name)
        ],
        topics={law.topic: word("topic", law.topic, language) for law in every},
        forces={law.force: word("force", law.force, language) for law in every},
        how_to_play=how_to_play(language, name),
    )


def law_info(law: Law, name: str, language: Language) -> LawInfo:
    """One law of a game in one language."""
    return LawInfo.of(
        law,
        text=law.text(language),
        example=law.example(language),
        hands=[worked_info(hand, language) for hand in hands_showing(law.id)],
        trial=told(law.id, name, language),
        odds=law.id in laws_with_odds(name),
    )


# Lessons.


@get("/games/{name:str}/lessons", **lasting(list[LessonInfo], "The course of a game"))
def lessons(request: AnyRequest, name: FromPath[str], language: FromQuery[Language] = "en") -> Response[bytes]:
    """The first lesson first."""
    return served(request, made_once(lesson_list, name, language))


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


@get("/games/{name:str}/incidents", **lasting(list[IncidentInfo], "What the judge of a game can decide"))
def incidents(request: AnyRequest, name: FromPath[str], language: FromQuery[Language] = "en") -> Response[bytes]:
    """Each with the facts he asks for."""
    return served(request, made_once(incident_list, name, language))


def incident_list(name: str, language: Language) -> list[IncidentInfo]:
    """What the judge of a game can decide."""
    words = words_of(language, game_class(name).name)
    return [
        IncidentInfo.of(
            incident,
            title=words.text(f"incident-{incident.name}"),
            facts=[_fact(fact, words) for fact in incident.facts],
        )
        for incident in game(name).incidents.values()
    ]


def _fact(fact: Fact, words: Words) -> FactInfo:
    form, label = _form(fact.values), words.text(f"fact-{fact.name}")
    return FactInfo.of(fact, **form, label=label, labels=_labels(words, "fact", fact.name, form["values"]))


@post("/games/{name:str}/ruling", status_code=200, summary="Have an incident decided", sync_to_thread=True)
def ruling(name: FromPath[str], data: JSONBody[Case]) -> RulingInfo:
    """The decision first, then what follows, then the laws."""
    rules, words = game(name), words_of(data.language, game_class(name).name)
    decided = rules.incident(data.incident).ruling(data.facts)
    paid = [(payment, words.payment("judge-pays", payment, rules.unit)) for payment in decided.payments]
    return RulingInfo(
        decision=decided.decision,
        text=words.text(f"decision-{decided.decision}"),
        follows={key: words.text(f"follows-{key}") for key in decided.follows},
        payments=[PaymentInfo.of(payment, text=text) for payment, text in paid],
        laws=[law_info(cite(law_id), name, data.language) for law_id in decided.laws],
    )


# Words.


PAGE = ("table", "server", "web")
"""What the page says whatever is played; the words of a game are asked for when it is first on a table."""
LATER = ("odds", "practice", "review")
"""What is said on one page alone, and asked for when it is first opened."""


@get("/words/{language:str}", **lasting(WordsInfo, "The words of the page"))
def words(request: AnyRequest, language: FromPath[Language]) -> Response[bytes]:
    """Its Fluent files by name."""
    return served(request, made_once(texts, language, *PAGE))


@get("/words/{language:str}/{folder:str}", **lasting(WordsInfo, "The words of a folder of games, or of a page"))
def game_words(request: AnyRequest, language: FromPath[Language], folder: FromPath[str]) -> Response[bytes]:
    """Its Fluent file."""
    if folder not in (*game_folders(), *LATER):
        raise NotFoundException
    return served(request, made_once(texts, language, folder))


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
    "/", route_handlers=[games, laws, lessons, lesson, answer, incidents, ruling, words, game_words], tags=["games"]
)
