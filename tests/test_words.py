"""Everything a person can come to read has its words, in all three languages."""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterator
from dataclasses import replace
from importlib import import_module
from pathlib import Path
from random import Random

import pytest

import tapete
from tapete.cards import Card
from tapete.errors import BadOption, Illegal, TapeteError
from tapete.laws.book import LANGUAGES
from tapete.table.action import Action
from tapete.table.chance import TABLE
from tapete.table.event import Event, Seat, event
from tapete.table.game import Game, game_class
from tapete.table.match import Match
from tapete.table.offer import Accuse, Number, Pick, Say
from tapete.table.option import any_options
from tapete.table.record import read_record
from tapete.table.view import Call, Heap, Note, Piece, Score, View
from tapete.words import Words, folder_of, how_to_play, plain, preferred_language
from tests.scene import Scene

SOURCE = Path(tapete.__file__).parent
LOCALE = SOURCE / "locale"
GAMES = sorted(tapete.REGISTRY)
NAMES = ("Ana", "Blas", "Clara", "Diego", "Elena", "Félix")
MANY_ONES = re.compile(r"\b1 (?!más|menos|begins)[a-zçãõéíóú]+s\b")
"""One of a thing, told as if it were several."""
NEVER_ONE = {"scatters", "goal-reached", "mus-limit", "match-over"}
"""What is told only of several: cards that fall together, the goal of a match, all the vales."""
SCORES = tuple(Score(seat, (seat,), 0) for seat in range(6))
# What the laws' own search says for each kind of name it does not know.
MADE_KEYS = {f"unknown-{kind}" for kind in ("game", "law", "book-of-laws", "topic", "force", "language")}
# What is said for each kind of command line that is not understood.
MADE_KEYS |= {f"usage-{kind}" for kind in ("choice", "number", "value", "missing", "unknown")}


def ids(file: Path) -> set[str]:
    """The messages of a file."""
    return set(re.findall(r"^([a-zA-Z][\w-]*) *=", file.read_text(encoding="utf-8"), re.MULTILINE))


@pytest.mark.parametrize("file", sorted(LOCALE.glob("*/*.ftl")), ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_no_message_stands_twice_in_a_file(file: Path) -> None:
    found = re.findall(r"^([a-zA-Z][\w-]*) *=", file.read_text(encoding="utf-8"), re.MULTILINE)
    assert sorted(found) == sorted(set(found))


def spoken(file: Path) -> set[str]:
    """The messages of a file that say with which words somebody said it."""
    messages = re.split(r"^(?=[a-zA-Z])", file.read_text(encoding="utf-8"), flags=re.MULTILINE)
    return {message.split(" ", 1)[0] for message in messages if re.search(r"^ +\.said =", message, re.MULTILINE)}


def tables(name: str) -> tuple[str, ...]:
    """The tables at which the game can be played."""
    return game_class(name).tables


def things(view: View) -> set[object]:
    """Everything in a view that is told in words."""
    return {
        *view.events,
        *view.notes,
        *(f"role-{role}" for seat in view.seats for role in seat.roles),
        *(f"reason-{entry.reason}" for entry in view.ledger[-12:]),
        *(account for entry in view.ledger[-12:] for account in (entry.payer, entry.payee)),
        *(piece for score in view.scores for piece in score.pieces),
        *(("said", seat.said) for seat in view.seats if seat.said),
        *view.calls,
        *view.heaps,
        *(view.prompt.every if view.prompt else ()),
        *([f"prompt-{view.prompt.key}"] if view.prompt else []),
        f"phase-{view.phase}",
        f"unit-{view.unit}",
    }


def tell(words: Words, thing: object, names: tuple[str, ...]) -> str:
    """One of them in words."""
    match thing:
        case Event():
            return words.event(thing, names, 0) + words.event(thing, names)
        case Note():
            return words.note(thing, names, 0) + words.note(thing, names)
        case Piece():
            return words.piece(thing)
        case Say() | Pick() | Number():
            return words.offer(thing, names)
        case Accuse():
            every = [words.offer(thing, names), *(words.action(action, names) for action in thing.actions)]
            return "".join([*every, *(words.charge(thing.word, kind) for kind, _ in thing.charges)])
        case Call():
            return words.stage(thing.stage) + words.call(thing, names)
        case Heap():
            return words.heap(thing, "points", names)
        case ("said", str(said)):
            return words.said(said, names)
        case str() if "-" in thing:
            return words.text(thing, count=2)
        case str() | int():
            return words.account(thing, SCORES, names)
    raise AssertionError(thing)


def wander(game: Game, seed: int, steps: int) -> Iterator[View]:
    """What one seat or another sees along a random match."""
    chance = Random(seed)
    match = Match(game)
    told: dict[int, int] = {}
    for _ in range(steps):
        state = match.state
        view = state.view(seat := chance.randrange(len(state.players)), told.get(seat, 0))
        yield view
        if chance.random() < 0.5:
            told[seat] = view.next_event
        if state.over:
            return
        if state.chance is not None:
            match.do(TABLE, state.chance.outcome(chance.randbytes(8)))
            continue
        seat = state.turn if state.turn is not None and chance.random() < 0.9 else chance.choice(state.acting())
        prompt = state.prompt(seat)
        if prompt is not None:
            match.do(seat, prompt.any(chance))


@pytest.mark.parametrize("name", GAMES)
def test_nothing_that_happens_lacks_words(name: str) -> None:
    found: set[object] = set()
    seats = 0
    for table in tables(name):
        for seed in range(5):
            game = game_class(name).make(table, **any_options(game_class(name).options, Random(seed)))
            for view in wander(game, seed, 500):
                found |= things(view)
                seats = max(seats, len(view.seats))
    for lang in LANGUAGES:
        words = Words(lang, folder_of(name))
        told = [tell(words, thing, NAMES) for thing in found]
        assert words.missing == set()
        assert all(text.strip() and "{" not in text for text in told)
        events = (thing for thing in found if isinstance(thing, Event) and thing.key not in NEVER_ONE)
        single = {tell(words, single_of(thing), NAMES) for thing in events}
        assert [text for text in single if MANY_ONES.search(text)] == []
        assert [each.key for each in found if isinstance(each, Event) and names_the_reader(words, each, seats)] == []


def names_the_reader(words: Words, told: Event, seats: int) -> bool:
    """Whether anybody is told his own name where he should be spoken to; all names in a row are names."""
    meant = [told.seat, *(detail.seat for _, detail in told.details if isinstance(detail, Seat))]
    readers = {seat for seat in meant if seat is not None and told.key != "seated"}
    return any(NAMES[seat] in words.event(told, NAMES[:seats], seat) for seat in readers)


def single_of(told: Event) -> Event:
    """The same with one of everything it counts."""
    return replace(told, details=tuple((name, 1 if type(what) is int else what) for name, what in told.details))


KINDS = {"event": "event", "Prompt": "prompt", "ask": "prompt", "Note": "note", "Ruling": "decision", "Piece": "piece"}


@pytest.mark.parametrize("folder", sorted({folder_of(name) for name in GAMES}))
def test_nothing_that_could_happen_lacks_words(folder: str) -> None:
    """What random play may never meet is read from the source; so is what an exercise asks, and says of its answer."""
    wanted = set()
    for file in (SOURCE / "games" / folder).rglob("*.py"):
        asks = file.name == "practice.py"
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            match node:
                case ast.keyword(
                    arg="ask" | "why" as part,
                    value=ast.Call(func=ast.Name(id="event" | "Event"), args=[ast.Constant(value=str(key)), *_]),
                ) if asks:
                    wanted.add(f"practice-{part}-{plain(key)}")
                case ast.Call(func=ast.Name(id=name), args=[ast.Constant(value=str(key)), *_]) if (
                    name in KINDS and not asks
                ):
                    wanted.add(f"{KINDS[name]}-{plain(key)}")
    for lang in LANGUAGES:
        words = Words(lang, folder, "practice")
        assert {key for key in wanted if not words.has(key)} == set()


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_game_its_options_and_its_judge_have_words(name: str, lang: str) -> None:
    words = Words(lang, folder_of(name))
    game = game_class(name)
    words.game(name)
    words.about(name)
    for option in game.options:
        words.option(option)
        for value in option.values:
            words.value("option", option.name, value)
    for incident in game.make().incidents.values():
        words.text(f"incident-{incident.name}")
        for fact in incident.facts:
            words.text(f"fact-{fact.name}")
            for value in fact.values:
                words.value("fact", fact.name, value)
        for seed in range(40):
            chance = Random(seed)
            ruling = incident.ruling({fact.name: chance.choice(fact.values) for fact in incident.facts})
            words.text(f"decision-{ruling.decision}")
            for key in ruling.follows:
                words.text(f"follows-{key}")
            for payment in ruling.payments:
                words.text(f"party-{payment.payer}")
                words.text(f"party-{payment.payee}")
                words.text(f"reason-{payment.reason}")
    assert words.missing == set()


@pytest.mark.parametrize("file", sorted(path.name for path in (LOCALE / "es").glob("*.ftl")))
def test_the_languages_have_the_same_messages(file: str) -> None:
    spanish, portuguese, english = (ids(LOCALE / lang / file) for lang in LANGUAGES)
    assert spanish == portuguese
    assert {key for key in spanish if not key.startswith("error-")} == english


def test_what_is_said_aloud_is_known_in_every_language() -> None:
    said = [{(file.name, key) for file in (LOCALE / lang).glob("*.ftl") for key in spoken(file)} for lang in LANGUAGES]
    assert said[0] == said[1] == said[2] and ("mus.ftl", "event-ordago") in said[0]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_message_is_broken(lang: str) -> None:
    from fluent.syntax import FluentParser
    from fluent.syntax.ast import Junk

    for file in (LOCALE / lang).glob("*.ftl"):
        text = file.read_text(encoding="utf-8")
        junk = [entry for entry in FluentParser().parse(text).body if isinstance(entry, Junk)]
        assert not junk, f"{file}: {junk[0].content}"
        assert not re.findall(r"\{\$", text), "write { $name } with spaces"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_the_program_itself_says_has_words(lang: str) -> None:
    have = {key for file in (LOCALE / lang).glob("*.ftl") for key in ids(file)}
    said = set()
    for file in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            match node:
                case ast.Call(func=ast.Attribute(attr="text"), args=[ast.Constant(value=str(key)), *_]):
                    said.add(key)
    assert {key for key in said if not key.startswith("law")} - have == set()


def error_kinds(kind: type[TapeteError] = TapeteError) -> set[type[TapeteError]]:
    """An error and all that are kinds of it, of every part of the program."""
    for part in ("commands", "server.refusal", "sitting.fair", "sitting.sitting"):
        import_module(f"tapete.{part}")
    return {kind}.union(*map(error_kinds, kind.__subclasses__()))


def error_keys() -> set[str]:
    """The key of every error that the source can raise."""
    family, found = {kind.__name__ for kind in error_kinds()}, set()
    for file in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            match node:
                case ast.Call(func=ast.Name(id=name), args=[ast.Constant(value=str(key)), *_]) if name in family:
                    found.add(key)
    return found | MADE_KEYS


@pytest.mark.parametrize("lang", ["es", "pt"])
def test_every_error_has_words(lang: str) -> None:
    have = {key for file in (LOCALE / lang).glob("*.ftl") for key in ids(file)}
    assert {key for key in error_keys() if f"error-{key}" not in have} == set()


def test_an_error_is_told_in_the_readers_language() -> None:
    with pytest.raises(BadOption) as caught:
        tapete.game("malilla", rounds=99)
    assert Words("es").error(caught.value) == "«99» no vale para «rounds»: elige un número entero de 1 a 50."
    assert Words("en").error(caught.value) == str(caught.value)


def test_an_error_at_a_line_is_told_with_its_cause() -> None:
    with pytest.raises(TapeteError) as caught:
        read_record('game = "malilla"\nseats = """\n0 play 1E\n"""\n')
    assert Words("es").error(caught.value).startswith("Línea 3: El asiento 0 no puede")


def test_an_illegal_action_is_told_without_gaps() -> None:
    with pytest.raises(Illegal) as caught:
        Scene("malilla").do("ana play 1E")
    for lang in LANGUAGES:
        words = Words(lang)
        words.error(caught.value)
        assert words.missing == set()


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_there_is_a_page_on_how_to_play(name: str, lang: str) -> None:
    page = how_to_play(lang, name)
    assert page.startswith("# ")
    assert 300 < len(page.split()) < 1500
    assert "<!--" not in page


def test_the_reader_is_spoken_to() -> None:
    words, names = Words("es", "malilla"), ("Ana", "Blas")
    takes = event("takes", 0)
    assert words.event(takes, names, you=0) == "Te llevas la baza."
    assert words.event(takes, names, you=1) == "Ana se lleva la baza."
    assert words.people((0, 1), names, you=1) == "Tú y Ana"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_none_are_not_told_as_one(lang: str) -> None:
    """Given nothing of a kind, then in no language is it told in the words for one."""
    words = Words(lang, "zanga")
    assert words.unit("vales", 0) == "0 vales"
    assert words.unit("vales", 1) == "1 vale"


def test_a_missing_message_is_still_readable() -> None:
    words = Words("es")
    assert words.text("event-falls-asleep") == "falls asleep"
    assert words.missing == {"event-falls-asleep"}


def test_keys_lose_their_accents() -> None:
    assert plain("órdago a la chica") == "ordago-a-la-chica"


def test_the_language_is_found() -> None:
    assert preferred_language("pt", {"LANG": "es_ES.UTF-8"}) == "pt"
    assert preferred_language(None, {"TAPETE_LANG": "es", "LANG": "pt_PT.UTF-8"}) == "es"
    assert preferred_language(None, {"LANG": "C.UTF-8"}) == "en"
    assert preferred_language(None, {}) == "en"


FRENCH_PACK = "vol.II.2.15"
"""The law of a card that this game has not."""
TWO = (Card.parse("1E"), Card.parse("1B"))
ONE = TWO[:1]
SPOKEN = [
    ("malilla", "es", event("counted", 0, points=50, side="pair"), "La pareja de Ana hace 50 puntos."),
    ("malilla", "pt", event("counted", 0, points=50, side="pair"), "A dupla de Ana faz 50 pontos."),
    ("malilla", "en", event("capote", 0, side="pair"), "Capote! Ana’s pair took all the tricks."),
    ("malilla", "en", event("counted", 0, points=20, side="alone"), "Ana makes 20 points."),
    ("malilla", "es", event("turn-up", card=Card.parse("8C")), "Muestra: ocho de copas."),
    ("mus", "es", event("servido", 0), "Ana: «Servido»."),
    ("mus", "es", event("signed-unseen", 0, sign="duples"), "Ana hizo la seña de duples y nadie la vio."),
    ("mus", "pt", event("signed", 0, sign="duples", seen=Seat(1)), "Ana fez o sinal de duples: viu-o Blas."),
    ("cientos", "en", event("plays", 0, card=Card.parse("2C")), "Ana plays the ten (the two) of copas."),
    ("mus", "pt", event("watches", 0, other=Seat(3)), "Ana olha para Diego."),
    ("voltarete", "es", event("all-concede", 0, says="won"), "Todos dan a Ana la mano por ganada."),
    ("voltarete", "es", event("all-concede", 0, says="geral"), "Todos dan a Ana la bola por ganada."),
    ("voltarete", "es", event("buys", 0, number=0, left=1), "Ana no compra; queda una."),
    ("voltarete", "pt", event("buys", 0, number=3, left=0), "Ana descarta e compra 3; não fica nenhuma."),
    ("voltarete", "en", event("buys", 0, number=8, left=5), "Ana discards and draws 8; 5 are left."),
    ("voltarete", "pt", event("throws", 0, number=0), "Ana não descarta nenhuma."),
    ("voltarete", "pt", event("throws", 0, number=1), "Ana descarta uma e diz que compra outra."),
    ("voltarete", "es", event("throws", 0, number=3), "Ana se descarta de 3 y dice que compra otras tantas."),
    ("voltarete", "en", event("throws", 0, number=1), "Ana discards one, to draw another."),
    ("voltarete", "es", event("casca", 0, number=0), "Ana va a la casca sin llevar carta."),
    ("voltarete", "pt", event("casca", 0, number=1), "Ana vai à casca e leva uma carta."),
    ("voltarete", "en", event("casca", 0, number=1), "Ana goes to the casca, carrying a card."),
    ("voltarete", "es", event("answers-early", 0, bid="passo"), "Ana no espera al contrapié: «paso»."),
    ("voltarete", "pt", event("bids", 0, bid="preferência-oros"), "Ana diz: «preferência em ouros»."),
    ("voltarete", "pt", event("drops", 0, card=Card.parse("12C")), "Ana deixa cair o rei de copas."),
    ("voltarete", "es", event("shows-matadores", 0, cards=ONE), "Ana enseña el matador que le queda: 1E."),
    ("voltarete", "pt", event("shows-matadores", 0, cards=TWO), "Ana mostra os matadores que ainda tem: 1E 1B."),
    ("voltarete", "en", event("shows-matadores", 0, cards=ONE), "Ana shows the matador left in hand: 1E."),
    ("voltarete", "es", event("upsets-stock", 0, cards=TWO), "Ana descubre cartas de la baceta: 1E 1B."),
    ("voltarete", "pt", event("upsets-stock", 0, cards=ONE), "Ana descobre uma carta do monte: 1E."),
    ("voltarete", "en", event("upsets-stock", 0, cards=ONE), "Ana turns up a card of the stock: 1E."),
]


@pytest.mark.parametrize(("folder", "lang", "what", "told"), SPOKEN)
def test_it_is_told_in_these_words(folder: str, lang: str, what: Event, told: str) -> None:
    words = Words(lang, folder)
    assert words.event(what, NAMES) == told and words.missing == set()


ES_VOLTARETE = r"general|reposta|tentos?|monte|licença|hacerse con|se hizo|las pagas|el fallo|espada, mala"
PT_VOLTARETE = r"bola|puesta|pozo|tantos|[dn]?a geral|à geral|contrários?|tocava|[ao]s pagas|volta[rs]? a carta|mirão"
EN_VOLTARETE = r"em copas|paus|chips?|bought|buys?|have you|matadors"
OTHER_WORDS = [
    ("es", "voltarete.ftl", ES_VOLTARETE),
    ("pt", "voltarete.ftl", PT_VOLTARETE),
    ("en", "voltarete.ftl", EN_VOLTARETE),
    ("es", "voltarete.md", r"reposta|tentos?|monte"),
    ("pt", "voltarete.md", r"bola|puesta|pozo|tantos|a geral|mirão"),
    ("en", "voltarete.md", r"throws?|paus|matadors|bought|buys?"),
    ("pt", "table.ftl", r"deves servir"),
    ("pt", "malilla.ftl", r"deves servir"),
    ("pt", "cientos.ftl", r"deves servir"),
    ("pt", "revesino.ftl", r"deves servir|para servir"),
]
"""Words of another language, or of other players, for what has a name at this table."""


@pytest.mark.parametrize(("lang", "file", "others"), OTHER_WORDS)
def test_one_thing_has_one_name(lang: str, file: str, others: str) -> None:
    text = re.sub(
        r"^[\w-]+ =|^ *\*?\[[\w-]+\]|\{[^{}]*->|\{[^{}]*\}", "", (LOCALE / lang / file).read_text("utf-8"), flags=re.M
    )
    assert re.findall(rf".*\b(?:{others})\b.*", text, re.IGNORECASE) == []


OTHER_WORDS_OF_LAWS = [
    (("es", "case_es"), r"reposta|tentos?|contra-p\w+|programa"),
    (("pt", "case_pt"), r"passage(?:m|ns)|espectador(?:es)?|carta de (?:mais|menos)|carta voltada|a geral|programa"),
    (("en", "case"), r"ouros?|paus|clubs?|queens?|chips?|solo|só em|engine|software"),
]


@pytest.mark.parametrize(("fields", "others"), OTHER_WORDS_OF_LAWS)
def test_the_laws_of_voltarete_name_things_as_its_table_does(fields: tuple[str, ...], others: str) -> None:
    book = tomllib.loads((SOURCE / "games" / "voltarete" / "laws.toml").read_text("utf-8"))
    laws = [law for law in book["law"] if law["id"] != FRENCH_PACK]
    wrong = {law["id"] for law in laws for field in fields if re.search(rf"\b(?:{others})\b", law.get(field, ""))}
    assert wrong == set()


@pytest.mark.parametrize("path", sorted(SOURCE.glob("games/*/laws.toml")), ids=lambda path: path.parent.name)
def test_a_law_s_example_is_told_as_a_player_would_tell_it(path: Path) -> None:
    """Given when then is the language of tests, and nobody sits down with an automaton, an adviser or an option."""
    stiff = re.compile(
        r"^Given |[Gg]iven (?!over)[^.]*, (?:when|then) |[Ww]hen [^.]* Then |"
        r"\b(?:bots?|advisers?|autómat\w+|Default|VR|VS)\b"
    )
    laws = tomllib.loads(path.read_text("utf-8"))["law"]
    fields = ("es", "pt", "en", "case_es", "case_pt", "case")
    assert [law["id"] for law in laws for field in fields if stiff.search(" ".join(law.get(field, "").split()))] == []


SAID = [
    ("es", "geral", "Bola", "Declarar bola"),
    ("pt", "geral", "Geral", "Declarar geral"),
    ("en", "geral", "Geral", "Declare geral"),
    ("es", "casca", "A la casca", "A la casca sin carta"),
    ("pt", "casca", "À casca", "À casca sem carta"),
    ("en", "casca", "To the casca", "To the casca without a card"),
    ("pt", "preferência", "Preferência", "Preferência em copas"),
    ("es", "passo", "Paso", "Paso"),
]


@pytest.mark.parametrize(("lang", "word", "said", "label"), SAID)
def test_what_is_quoted_is_what_was_said(lang: str, word: str, said: str, label: str) -> None:
    """Given a button that tells more than is said at the table, then only what is said is quoted."""
    words = Words(lang, "voltarete")
    assert (words.said(word), words.action(Action.parse(word))) == (said, label) and words.missing == set()


NOTED = [
    ("es", "medalhao", "Tienes el Medallón", "El Medallón lo tiene Ana"),
    ("pt", "medalhao", "Tens o Medalhão", "O Medalhão está com Ana"),
    ("en", "medalhao", "You have the Medalhão", "Ana has the Medalhão"),
    ("es", "gone", "Te has levantado", "Ana se ha levantado"),
    ("pt", "bought-more", "Compraste mais", "Ana comprou mais"),
    ("en", "bought-more", "You drew more", "Ana drew more"),
]


@pytest.mark.parametrize(("lang", "key", "own", "other"), NOTED)
def test_a_note_about_the_reader_speaks_to_them(lang: str, key: str, own: str, other: str) -> None:
    words, note = Words(lang, "voltarete"), Note(key, Seat(0))
    assert (words.note(note, NAMES, 0), words.note(note, NAMES, 1)) == (own, other)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_card_within_a_sentence_has_its_article(lang: str) -> None:
    """Given a message that names a card after a word, then it names it with its article, in whichever deck."""
    after_a_word = re.compile(r"(\w+|\}) \{ \$card \}")
    lines = [line for file in (LOCALE / lang).glob("*.ftl") for line in file.read_text("utf-8").splitlines()]
    found = {line: after_a_word.findall(line) for line in lines if not line.startswith("error-")}
    articles = {"el", "la", "o", "a", "the", "The"}
    assert [line for line, before in found.items() if set(before) - articles] == []
