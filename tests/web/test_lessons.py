"""Lessons in a real browser: opened, failed, solved and taken up again, in three languages."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from tapete.laws.book import Language, cite
from tapete.lessons.course import lesson
from tapete.lessons.lesson import MOVE, Answer, Lesson
from tapete.table.action import Action
from tapete.words import Words
from tests.web.browser import Visitor

CHOSEN: tuple[tuple[str, Language], ...] = (
    ("mus-03", "es"), ("malilla-03", "pt"), ("cientos-06", "en"), ("revesino-02", "es"), ("zanga-02", "pt"),
    ("voltarete-04", "en"), ("voltarete-four-02", "es"), ("malilla-barrotada-04", "pt"), ("malilla-coja-01", "en"),
    ("malilla-vistas-05", "es"), ("malilla-cubiertas-02", "pt"),
)  # fmt: skip
"""One of each game; among them every kind of question."""

_CARD = re.compile(r"\d{1,2}[OCEB]")


def plain(text: str) -> str:
    """The longest part of a text that names no card: cards are drawn."""
    return max((part.strip() for part in _CARD.split(text)), key=len)


def touchable(answer: Answer) -> bool:
    """Whether it is wrong and can be given by touch: of what the table does not offer, only a card can."""
    return not answer.right and bool(answer.says) and (not answer.refused or answer.says[0].startswith("play"))


def give(visitor: Visitor, own: Lesson, number: int, say: str) -> None:
    """Answer as a person would, by touch."""
    page, kind = visitor.page, own.steps[number].kind
    if kind == "number":
        page.locator(".named input").fill(say)
        page.locator("[data-say=number]").click()
    elif kind != MOVE:
        page.locator(f'[data-say="{say}"]').click()
    else:
        move(visitor, Action.parse(say))


def move(visitor: Visitor, action: Action) -> None:
    """Touch the cards, then the word, unless a card is simply played."""
    page = visitor.page
    for card in action.cards:
        page.locator(f'.at-hand [data-card="{card}"]').click()
    if action.word != "play":
        page.locator(f'.at-prompt [data-action^="{action.word}"]:not([disabled])').first.click()


def verdict(visitor: Visitor, answer: Answer, language: Language) -> None:
    """What is said to the answer, and its law at a touch."""
    said = visitor.page.locator(".verdict")
    said.wait_for()
    assert plain(answer.text(language)) in said.inner_text().replace("\n", " ")
    assert said.evaluate("element => element.classList.contains('right')") == answer.right
    said.locator(".law button").first.click()
    said.get_by_text(plain(cite(answer.laws[0]).text(language))[:40]).wait_for()


@pytest.mark.parametrize(("name", "language"), CHOSEN)
def test_a_lesson_is_failed_solved_and_leads_on(visit: Callable[..., Visitor], name: str, language: Language) -> None:
    guest, own = visit(locale=language), lesson(name)
    page = guest.go(f"/lesson/{name}")
    page.get_by_role("heading", name=own.title(language)).wait_for()
    for number, step in enumerate(own.steps):
        page.get_by_text(plain(step.text(language))).wait_for()
        wrong = next(filter(touchable, step.answers), None)
        if wrong is not None and number == 0:
            give(guest, own, number, wrong.says[0])
            verdict(guest, wrong, language)
            page.locator("[data-again]").click()
        give(guest, own, number, step.solution.says[0])
        verdict(guest, step.solution, language)
        page.locator("[data-next], [data-course]").first.click()
    page.wait_for_url(lambda url: name not in url)
    assert guest.sideways() == 0


def test_a_lesson_is_taken_up_where_it_was_left_and_an_account_keeps_it(visit: Callable[..., Visitor]) -> None:
    guest, own = visit(), lesson("mus-03")
    page = guest.go("/lesson/mus-03")
    give(guest, own, 0, "them")
    page.locator(".verdict.right").wait_for()
    guest.go("/lesson/mus-03")
    page.get_by_text("Question 2 of 2").wait_for()
    give(guest, own, 1, "3")
    page.locator(".verdict.right").wait_for()
    guest.go("/learn/mus")
    page.get_by_text("1 of 12").first.wait_for()
    assert page.evaluate("localStorage.getItem('tapete.learned')") == '{"mus-03":2}'
    guest.post("/account", {"login": "learner", "password": "a long password"})
    guest.go("/learn/mus")
    page.wait_for_function("() => localStorage.getItem('tapete.learned') === '{}'")
    page.get_by_text("1 of 12").first.wait_for()
    assert guest.get("/me")["learned"] == {"mus-03": 2}


def test_a_seat_is_named_by_touching_it_and_the_first_page_leads_to_the_course(visit: Callable[..., Visitor]) -> None:
    guest = visit(width=360, height=640)
    page = guest.page
    page.locator("main a[href='/learn/mus']").click()
    page.get_by_role("link", name="Begin").click()
    page.get_by_text("Who has won it?").wait_for()
    page.locator("section.seat[aria-label=Blas]").click()
    page.locator(".verdict.right").wait_for()
    assert guest.sideways() == 0


def test_a_first_hand_is_played_with_the_guide_and_it_can_be_put_away(visit: Callable[..., Visitor]) -> None:
    """Given a course, when its first hand is begun, then each question is explained, and its law is one touch away."""
    guest = visit(locale="pt", width=360, height=640)
    page = guest.go("/learn/revesino")
    page.locator("[data-first-hand]").click()
    guest.reach_play()
    told = page.locator(".guide p")
    words = Words("pt", "revesino")
    # Who deals, and so what is asked first, is drawn by lot.
    first = ("exchange", "exchange-dealer", "play-lead", "play-follow", "play-free", "play-aces")
    assert any(words.text(f"guide-{key}") in told.inner_text().replace("\n", " ") for key in first)
    told.locator(".law button").first.click()
    told.locator(".law .text").wait_for()
    page.locator(".guide > button").click()
    page.locator(".guide").wait_for(state="detached")
    page.locator("[data-guide]").click()
    page.locator(".guide").wait_for()
    assert guest.sideways() == 0


def test_a_course_that_was_begun_goes_on_from_the_first_page(visit: Callable[..., Visitor]) -> None:
    guest, own = visit(), lesson("mus-01")
    page = guest.go("/lesson/mus-01")
    give(guest, own, 0, own.steps[0].solution.says[0])
    page.locator(".verdict.right").wait_for()
    guest.go("/")
    page.get_by_role("link", name="Continue learning: Mus").click()
    page.wait_for_url("**/lesson/mus-02")
