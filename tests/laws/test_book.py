"""The book of laws can be read, cited and searched, and is whole."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterable
from dataclasses import FrozenInstanceError

import pytest

from tapete.errors import BadOption
from tapete.laws import books, chapters, cite, laws, search
from tapete.laws import law as mark
from tapete.laws.book import LANGUAGES, Language
from tapete.laws.page import word

EVERY_LAW = [found for game in books() for found in laws(game).values()]
FORCES = {"rule", "option", "penalty", "etiquette", "advice"}


def all_different(texts: Iterable[str | None]) -> bool:
    told = list(texts)
    return all(told) and len(set(told)) == len(told)


def test_a_mark_leaves_what_it_marks_alone() -> None:
    table = (9, 1, 12)
    assert mark("mal.33")(table) is table
    assert mark("mal.33", "mal.34")(len) is len


def test_the_variants_of_a_game_share_its_book() -> None:
    assert laws("malilla-vistas") is laws("malilla")


def test_a_book_keeps_the_order_of_the_treatise() -> None:
    ids = list(laws("malilla"))
    assert ids[:2] == ["mal.1", "mal.2"]
    assert ids.index("mal.162") < ids.index("mal.barrotada.1") < ids.index("mal.coja.1")


def test_cite_finds_a_law_and_its_words() -> None:
    found = cite("mal.35")
    assert (found.id, found.force, found.topic) == ("mal.35", "rule", "scoring")
    assert found.text("en") == "The ace of each suit is worth four points."
    assert found.text("pt") == "O ás de cada naipe vale quatro pontos."
    assert found.example("es") == "La baza 1E, 2E, 3E, 4E vale 4 + 1 = 5."


def test_a_law_cannot_be_changed() -> None:
    with pytest.raises(FrozenInstanceError):
        cite("mal.35").force = "advice"  # type: ignore[misc]


@pytest.mark.parametrize(
    ("wrong", "near"),
    [("mal.163", "mal.162"), ("mal.coja.11", "mal.coja.10"), ("mall.3", "mal"), ("cow.1", "cie, mal, mus")],
)
def test_an_unknown_law_is_told_its_neighbours(wrong: str, near: str) -> None:
    with pytest.raises(BadOption, match=f"There is no .* Near it: .*{near}"):
        cite(wrong)


def test_an_unknown_game_or_language_is_an_error() -> None:
    with pytest.raises(BadOption, match=r"no game 'bridge'.*malilla"):
        laws("bridge")
    with pytest.raises(BadOption, match=r"no language 'fr'.*es, pt, en"):
        cite("mal.1").text("fr")  # type: ignore[arg-type]


def test_search_by_word_ignores_accents_and_case() -> None:
    assert [found.id for found in search("malilla", "MARIPÉREZ")] == ["mal.153"]
    assert [found.id for found in search("malilla", "mariperez primera")] == ["mal.153"]


def test_search_by_topic_and_force() -> None:
    found = search("malilla", topic="revoke", force="penalty")
    assert {"mal.23", "mal.24", "mal.25", "mal.26"} <= {entry.id for entry in found}
    assert {(entry.topic, entry.force) for entry in found} == {("revoke", "penalty")}


def test_search_in_a_variant_finds_what_holds_there() -> None:
    ids = {found.id for found in search("malilla-coja")}
    assert {"mal.24", "mal.barrotada.3", "mal.coja.8"} <= ids
    assert not any(i.startswith("mal.vistas") for i in ids)


def test_search_by_an_unknown_topic_or_force_is_an_error() -> None:
    with pytest.raises(BadOption, match=r"no topic 'deel'\. Near it: deal"):
        search("malilla", topic="deel")
    with pytest.raises(BadOption, match=r"no force 'rules'\. Near it: rule"):
        search("malilla", force="rules")


def test_the_ids_are_unique() -> None:
    for game in books():
        assert len(laws(game)) == sum(len(chapter.laws) for chapter in chapters(game))


def test_every_law_stands_in_three_languages() -> None:
    assert not [found.id for found in EVERY_LAW if not all_different(found.text(one) for one in LANGUAGES)]


def test_every_case_stands_in_three_languages() -> None:
    cases = {found.id: [found.example(one) for one in LANGUAGES] for found in EVERY_LAW}
    assert not [law_id for law_id, told in cases.items() if any(told) and not all_different(told)]


def test_only_courtesy_goes_without_a_case() -> None:
    assert {found.force for found in EVERY_LAW if found.case is None} == {"etiquette"}


def test_every_text_is_a_whole_sentence() -> None:
    texts = {found.id: [*map(found.text, LANGUAGES), *map(found.example, LANGUAGES)] for found in EVERY_LAW}
    assert not [i for i, told in texts.items() for text in told if text and not text.endswith((".", ".”", ".»"))]


def test_every_law_says_where_it_stands_and_how_it_binds() -> None:
    assert all(found.at for found in EVERY_LAW)
    assert {found.force for found in EVERY_LAW} == FORCES
    for kind, names in {"force": FORCES, "topic": {found.topic for found in EVERY_LAW}}.items():
        assert all(word(kind, name, language) for name in names for language in LANGUAGES)


def test_every_law_named_by_another_exists() -> None:
    known = {found.id for found in EVERY_LAW}
    assert not {other: found.id for found in EVERY_LAW for other in found.sees if other not in known}


def test_a_law_sees_the_laws_it_names() -> None:
    assert cite("mal.53").sees == ("mal.52",)
    assert cite("mal.35").sees == ()


@pytest.mark.parametrize("language", LANGUAGES)
def test_chapters_are_titled_in_every_language(language: Language) -> None:
    for game in books():
        assert all(chapter.title(language) and chapter.laws for chapter in chapters(game))


def test_only_laws_that_bind_nobody_go_without_code() -> None:
    assert {found.force for found in EVERY_LAW if found.no_code} <= {"advice", "etiquette"}


def test_importing_the_games_reads_no_book() -> None:
    # The games mark their code on import: that must not cost the reading of the laws.
    program = "import sys, tapete; from tapete.laws import book; sys.exit(book._book.cache_info().currsize)"
    assert subprocess.run([sys.executable, "-c", program], check=False).returncode == 0
