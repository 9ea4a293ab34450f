"""`tapete learn`: the courses, and a lesson at the table."""

from __future__ import annotations

import sys
from argparse import Namespace

from tapete.lessons.course import course, lesson_of
from tapete.table.game import REGISTRY, game_class
from tapete.words import Words, folder_of, preferred_language


def run(args: Namespace) -> int:
    """Open the courses, one of them, or a lesson; where nobody can answer they are listed."""
    game = args.game and game_class(args.game).name
    lesson = lesson_of(game, args.lesson) if game and args.lesson is not None else None
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        return _listed([game] if game else list(REGISTRY), args.lang)
    from textual.screen import Screen

    from tapete.terminal.app import TapeteApp
    from tapete.terminal.learning import CourseScreen, CoursesScreen
    from tapete.terminal.lesson import LessonScreen

    screens: list[Screen[None]] = [CoursesScreen()]
    if game:
        screens.append(CourseScreen(game))
    if lesson is not None:
        screens.append(LessonScreen(lesson))
    TapeteApp(lang=args.lang and preferred_language(args.lang), screens=screens).run()
    return 0


def _listed(games: list[str], lang: str | None) -> int:
    language = preferred_language(lang)
    for game in games:
        print(f"{game}: {Words(language, folder_of(game), 'cli').game(game)}")
        for lesson in course(game):
            print(f"  {lesson.number:2}. {lesson.title(language)}: {lesson.idea(language)}")
    return 0
