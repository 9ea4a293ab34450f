"""The courses and their lessons, to choose from."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from tapete.lessons.course import course
from tapete.table.game import REGISTRY
from tapete.terminal.lesson import LessonScreen
from tapete.terminal.panel import Panel
from tapete.terminal.progress import is_learned, learned

if TYPE_CHECKING:
    from tapete.terminal.app import TapeteApp


class _ListScreen(Panel[None]):
    """A title, and a list that is written anew each time somebody comes back to it."""

    app: TapeteApp

    def compose(self) -> ComposeResult:
        """The title and the list."""
        with Vertical(classes="sheet"):
            yield Static(classes="title", markup=False)
            yield OptionList(markup=False)

    def on_screen_resume(self) -> None:
        """Something may have been learned meanwhile."""
        listed = self.query_one(OptionList)
        before = listed.highlighted
        self.query_one(".title", Static).update(self.title_text())
        listed.clear_options()
        listed.add_options(self.options())
        listed.highlighted = self.first() if before is None else before
        listed.focus()

    def title_text(self) -> str:
        """What it is a list of."""
        raise NotImplementedError

    def options(self) -> list[Option]:
        """What can be chosen."""
        raise NotImplementedError

    def first(self) -> int:
        """Where the cursor stands at first."""
        return 0


class CoursesScreen(_ListScreen):
    """Every game that has a course, and how far one has come in it."""

    def title_text(self) -> str:
        """What it is."""
        return self.app.words.text("lesson-courses")

    def options(self) -> list[Option]:
        """The games."""
        known = learned()
        shown = []
        for name in (name for name in REGISTRY if course(name)):
            words, lessons = self.app.titles(name), course(name)
            done = sum(is_learned(lesson, known) for lesson in lessons)
            far = words.text("lesson-progress", done=done, count=len(lessons))
            shown.append(Option(Text.assemble((words.game(name), "bold"), f"  {far}"), id=name))
        return shown

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Open the course."""
        assert event.option_id is not None
        self.app.push_screen(CourseScreen(event.option_id))


class CourseScreen(_ListScreen):
    """The lessons of a game: what each is about, and whether it is learned."""

    def __init__(self, game: str) -> None:
        super().__init__()
        self.game = game

    def title_text(self) -> str:
        """Which course."""
        words = self.app.words_for(self.game)
        return words.text("lesson-course" if course(self.game) else "lesson-none", game=words.game(self.game))

    def options(self) -> list[Option]:
        """The lessons."""
        known, language = learned(), self.app.words.lang
        return [
            Option(
                Text.assemble(
                    ("✓ " if is_learned(lesson, known) else "  ", "bold"),
                    (f"{lesson.number}. {lesson.title(language)}", "bold"),
                    f"\n    {lesson.idea(language)}",
                )
            )
            for lesson in course(self.game)
        ]

    def first(self) -> int:
        """The first one that is not learned."""
        known = learned()
        left = [place for place, lesson in enumerate(course(self.game)) if not is_learned(lesson, known)]
        return left[0] if left else 0

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Sit down to the lesson."""
        self.app.push_screen(LessonScreen(course(self.game)[event.option_index]))
