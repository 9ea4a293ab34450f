"""The page of laws that a person reads."""

from __future__ import annotations

import pytest

from tapete.laws import books
from tapete.laws.book import LANGUAGES, Language
from tapete.laws.page import read_page


def test_a_law_has_its_number_and_force_in_the_margin_and_its_case_below() -> None:
    page = read_page("malilla", "en", words="mal.64")
    assert page.endswith(
        "The deal\n"
        "--------\n"
        "\n"
        "mal.64   If fewer than four cards are lifted, the cutter may be made to cut\n"
        "penalty  again.\n"
        "           Example: Clara lifts 3 cards and Ana objects before the deal: Clara\n"
        "           must put them back and cut again."
    )


def test_a_chapter_opens_with_its_title_and_how_to_read_the_cases() -> None:
    page = read_page("malilla", "es", words="mal.coja.1 quitan")
    assert page.startswith("La Malilla coja\n===============\n\nEn los ejemplos juegan Ana, Blas y Clara")


def test_topics_follow_one_another_as_in_a_rule_book() -> None:
    page = read_page("malilla", "pt")
    titles = ["O baralho\n--", "Dar as cartas\n--", "O jogo das cartas\n--", "Os pagamentos\n--", "Conselhos\n--"]
    places = [page.index(title) for title in titles]
    assert places == sorted(places)


def test_a_page_of_one_topic_has_no_other() -> None:
    page = read_page("malilla", "en", topic="revoke")
    assert "mal.87" in page and "mal.89" in page
    assert "mal.35" not in page


def test_a_search_that_finds_nothing_says_so() -> None:
    assert read_page("malilla", "pt", words="bridge") == "Nenhuma lei trata disso."


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [60, 100])
def test_no_line_is_wider_than_asked(language: Language, width: int) -> None:
    for game in books():
        assert max(map(len, read_page(game, language, width=width).splitlines())) <= width
