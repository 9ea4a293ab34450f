"""Practice in a real browser: every way of answering, in three languages, on phones and large screens."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tapete.laws.book import Language
from tapete.practice.drawing import Name, exercise
from tapete.table.exercise import Exercise
from tapete.words import Words
from tests.web.browser import Visitor

CHOSEN: tuple[tuple[Name, Language, tuple[int, int]], ...] = (
    (Name("mus", "lance", 1, 2), "es", (1280, 800)),
    (Name("malilla", "follow", 2, 1), "pt", (390, 844)),
    (Name("malilla-coja", "puzzle", 1, 0), "en", (1280, 800)),
    (Name("cientos", "point", 2, 1), "es", (360, 640)),
    (Name("voltarete", "licenca", 1, 3), "pt", (844, 390)),
    (Name("revesino", "highest", 2, 4), "en", (390, 844)),
)
"""One of each way of answering."""


def give(visitor: Visitor, own: Exercise) -> None:
    """Answer rightly, as a person would, by touch."""
    page = visitor.page
    if own.answer == "number":
        page.locator(".named input").fill(own.right)
        page.locator("[data-say=number]").click()
    elif own.answer in ("seat", "choice") or own.view is None:
        page.locator(f'[data-say="{own.right}"]').click()
    else:
        for card in own.right.split():
            page.locator(f'.at-hand [data-card="{card}"]').click(position={"x": 8, "y": 10})
        if own.answer == "cards":
            page.locator("[data-say=cards]").click()


@pytest.mark.parametrize(("name", "language", "size"), CHOSEN, ids=lambda each: str(each).replace("-", "_"))
def test_an_exercise_is_answered_by_touch_and_leads_on(
    visit: Callable[..., Visitor], name: Name, language: Language, size: tuple[int, int]
) -> None:
    guest, own, words = (
        visit(locale=language, width=size[0], height=size[1]),
        exercise(name),
        Words(language, "practice"),
    )
    page = guest.go(f"/practice/{name.game}?wish={name}")
    page.get_by_role("heading", name=words.text(f"practice-kind-{name.kind}")).wait_for()
    give(guest, own)
    page.locator(".verdict.right").wait_for()
    assert page.locator(".verdict .law").count() == len(own.laws)
    page.locator("[data-next]").click()
    page.locator(".verdict").wait_for(state="detached")
    assert guest.sideways() == 0


def test_a_mistake_is_told_and_comes_back_and_the_ten_of_the_day_begin(visit: Callable[..., Visitor]) -> None:
    guest = visit(locale="en", width=390, height=844)
    page = guest.go("/practice/mus?wish=total-1-5")
    page.locator("[data-say=number]").click()
    page.locator(".verdict:not(.right)").wait_for()
    page.locator("[data-stop]").click()
    page.get_by_text("One that you missed comes back today.").wait_for()
    page.locator("[data-day]").click()
    page.get_by_text("1 of today’s ten").wait_for()
    assert guest.sideways() == 0
