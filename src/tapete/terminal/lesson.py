"""A lesson at the table: the position, the question, and what comes of an answer."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING, ClassVar

from rich.text import Text
from textual import work
from textual.binding import BindingType
from textual.events import Key
from textual.widgets import Static

from tapete.cards import Card
from tapete.laws.book import cite
from tapete.lessons.course import after, course
from tapete.lessons.lesson import MOVE, Lesson, Task
from tapete.lessons.playing import Reply, position, reply, seen
from tapete.table.offer import Number
from tapete.table.state import State
from tapete.table.view import View
from tapete.terminal.answering import Answering
from tapete.terminal.aside import PageScreen
from tapete.terminal.asking import NOTHING, Asking, asked, held
from tapete.terminal.buttons import Button, Buttons, lettered
from tapete.terminal.canvas import Drawn
from tapete.terminal.colours import GOLD, PALE, VERMILION
from tapete.terminal.felt import Felt
from tapete.terminal.hand import Hand
from tapete.terminal.panel import keys
from tapete.terminal.progress import learn, learned
from tapete.terminal.schoolroom import Schoolroom
from tapete.words import Words

if TYPE_CHECKING:
    from tapete.terminal.app import TapeteApp

SHOWN = 0.9
"""Seconds for each move that shows what comes of an answer."""

NAMED = "lesson-number"
KEYS = (("laws", "F1"), ("language", "F2"), ("leave", "Esc"))


class LessonScreen(Schoolroom):
    """One question after another; a wrong answer is shown too, and the position set up again."""

    BINDINGS: ClassVar[list[BindingType]] = keys("f1,question_mark laws", "f2 language", "escape leave")

    app: TapeteApp

    def __init__(self, lesson: Lesson, number: int | None = None) -> None:
        super().__init__()
        self.lesson = lesson
        known = learned().get(lesson.name, 0)
        self.number = number if number is not None else known if known < len(lesson.steps) else 0
        self.said = ""
        self.reply: Reply | None = None
        self.state: State = position(lesson, self.number)
        self.answering = Answering(NOTHING)
        self.cursor = 0

    def on_mount(self) -> None:
        """The first question, or the one at which it was left."""
        self.ask()

    @property
    def step(self) -> Task:
        """The question that is asked."""
        return self.lesson.steps[self.number]

    @property
    def words(self) -> Words:
        """The words of the game."""
        return self.app.words_for(self.lesson.game)

    @property
    def view(self) -> View:
        """What is shown."""
        return seen(self.lesson, self.state)

    # The course of the lesson.

    def ask(self) -> None:
        """Set the position up, and ask."""
        self.said, self.reply, self.cursor = "", None, 0
        self.state = position(self.lesson, self.number)
        self.answering = Answering(self.asking(), held(self.view.mine))
        self.draw()

    def asking(self) -> Asking:
        """What the hand and the number keys answer."""
        if self.step.kind == MOVE:
            return asked(self.view)
        if self.step.kind == "number":
            return Asking(mine=True, number=Number(NAMED, self.step.least, self.step.most))
        return NOTHING

    @work(exclusive=True)
    async def answer(self, said: str) -> None:
        """Show what comes of it, then what is to be said of it."""
        got = reply(self.lesson, self.number, said)
        self.answering = Answering(NOTHING)
        for moment in got.moments:
            self.state = moment.state
            self.draw()
            if self.app.settings.pause:
                await asyncio.sleep(SHOWN)
        if got.right:
            learn(self.lesson, self.number + 1)
        self.said, self.reply, self.cursor = said, got, 0
        self.draw()

    def go_on(self) -> None:
        """To the next question, or the next lesson, or back to the course."""
        if self.reply is not None and not self.reply.right:
            self.ask()
        elif self.number + 1 < len(self.lesson.steps):
            self.number += 1
            self.ask()
        elif (following := after(self.lesson)) is not None:
            self.app.switch_screen(LessonScreen(following))
        else:
            self.action_leave()

    # What is seen.

    def draw(self) -> None:
        """Show it all in the language of now."""
        view, words = self.view, self.words
        self.query_one("#heading", Static).update(self.heading())
        self.query_one(Felt).show(view, words, None, {})
        self.query_one(Hand).show(view.mine, words, self.answering)
        self.query_one("#told", Static).update(self.told())
        self.query_one("#answers", Buttons).show(self.buttons(), self.button)
        labels = {"laws": "lesson-laws", "language": "table-key-language", "leave": "lesson-back"}
        keys = [Button(f"action {name}", words.text(labels[name]), letter) for name, letter in KEYS]
        self.query_one("#keys", Buttons).show(keys)

    def heading(self) -> Text:
        """Which lesson, and how far."""
        words, lesson = self.words, self.lesson
        text = Text(words.game(lesson.game), style=f"bold {GOLD}")
        count = len(course(lesson.game))
        text.append(f" · {words.text('lesson-of', number=lesson.number, count=count)}", PALE)
        return text.append(f" · {lesson.title(words.lang)}", PALE)

    def told(self) -> Text:
        """The idea and the question; after an answer what is to be said of it, with its laws."""
        words, lesson = self.words, self.lesson
        text = Text(f"{lesson.idea(words.lang)}\n\n", style="italic")
        text.append(f"{self.step.text(words.lang)}\n", "bold")
        if self.reply is None:
            return text
        right = self.reply.right
        text.append(f"\n{words.text('lesson-right' if right else 'lesson-wrong')}. ", GOLD if right else VERMILION)
        text.append(verdict(self.reply, words))
        return text.append(f"\n\n§ {', '.join(self.laws)}", GOLD)

    @property
    def laws(self) -> tuple[str, ...]:
        """The laws of the answer, or of the lesson."""
        answer = self.reply.answer if self.reply is not None else None
        return answer.laws if answer is not None else self.lesson.laws

    @property
    def takes_part(self) -> bool:
        """Whether the hand, or a number, is what answers now."""
        return self.reply is None and self.step.kind in (MOVE, "number")

    @property
    def button(self) -> str | None:
        """The button under the cursor."""
        if self.takes_part:
            return self.answering.button
        keys = [button.key for button in self.buttons()]
        return keys[self.cursor % len(keys)] if keys else None

    def buttons(self) -> list[Button]:
        """Everything that can be pressed now."""
        words, names = self.words, [seat.name for seat in self.view.seats]
        if self.reply is not None:
            return [Button("go-on", words.text(self.onward), "⏎", main=True)]
        if self.takes_part:
            return self.answering.buttons(words, names)
        return lettered(Button(f"say {key}", label) for key, label in self.named(names))

    def named(self, names: list[str]) -> list[tuple[str, str]]:
        """What can be named, and how it is called."""
        step, words = self.step, self.words
        if step.kind == "seat":
            return [(str(seat), name) for seat, name in enumerate(names)]
        if step.kind == "card":
            return [(card.text, words.card(card)) for card in step.among]
        choices = [(answer.says[0], answer.label(words.lang)) for answer in step.answers]
        return sorted(choices, key=lambda choice: choice[1])

    @property
    def onward(self) -> str:
        """The key of the word with which it goes on."""
        if self.reply is not None and not self.reply.right:
            return "lesson-again"
        if self.number + 1 < len(self.lesson.steps):
            return "lesson-next"
        return "lesson-next-lesson" if after(self.lesson) else "lesson-back"

    # Keys and touches.

    def on_key(self, event: Key) -> None:
        """Arrows, Enter, Space, digits, and the letters on the buttons."""
        letter = event.character.lower() if event.character else ""
        pressed = next((each.key for each in self.buttons() if each.letter == letter), None) if letter else None
        if pressed is not None:
            self.press(pressed)
        elif self.reply is None and letter.isdigit() and self.answering.number is not None:
            self.answering.type(letter)
        elif not (self.answering_key if self.takes_part else self.plain_key)(event.key):
            return
        event.stop()
        event.prevent_default()
        self.draw()

    def plain_key(self, key: str) -> bool:
        """Among buttons only; whether the key means anything."""
        steps = {"left": -1, "up": -1, "right": 1, "down": 1, "tab": 1}
        self.cursor += steps.get(key, 0)
        presses = key in ("enter", "space")
        if presses and self.button is not None:
            self.press(self.button)
        return presses or key in steps

    def answering_key(self, key: str) -> bool:
        """Among cards, buttons and numbers, as at every table; whether the key means anything."""
        answering = self.answering
        done: dict[str, Callable[[], object]] = {
            "left": lambda: answering.move(-1),
            "right": lambda: answering.move(1),
            "up": answering.cross,
            "down": answering.cross,
            "tab": answering.cross,
            "enter": lambda: self.give(answering.enter()),
            "space": lambda: self.give(answering.space()),
        }
        if key in done:
            done[key]()
        return key in done

    def give(self, action: object) -> None:
        """What has been decided is the answer."""
        if action is not None:
            said = str(action)
            self.answer(said.removeprefix(f"{NAMED} "))

    def press(self, key: str) -> None:
        """A button is pressed."""
        if key == "go-on":
            self.go_on()
        elif key.startswith("say "):
            self.answer(key.removeprefix("say "))
        else:
            self.give(self.answering.press(key))
            self.draw()

    def on_drawn_touched(self, event: Drawn.Touched) -> None:
        """A card, an answer or a key was touched; a card that the law forbids is answered too."""
        if event.key.startswith("action "):
            self.run_worker(self.run_action(event.key.removeprefix("action ")))
        elif event.drawn.id != "hand":
            self.press(event.key)
        elif self.reply is None and self.step.kind == MOVE:
            self.touch(Card.parse(event.key))
            self.draw()

    def touch(self, card: Card) -> None:
        """A card of the hand is touched."""
        playable = self.answering.asking.cards
        if playable and card not in playable:
            word = next(iter(playable.values())).word
            self.answer(f"{word} {card.text}")
        else:
            self.give(self.answering.touch(card))

    def action_laws(self) -> None:
        """The laws of what is seen, in full."""
        words = self.words
        page = "\n\n".join(f"{law}  {cite(law).text(words.lang)}" for law in self.laws)
        self.app.push_screen(PageScreen(words.text("lesson-laws"), page))

    def action_language(self) -> None:
        """The next language."""
        self.app.next_language()
        self.draw()

    def action_leave(self) -> None:
        """Back to where one came from; the lesson waits."""
        self.workers.cancel_node(self)
        self.app.pop_screen()


def verdict(got: Reply, words: Words) -> str:
    """What is said to an answer; of what nobody has written of, whether it can be done at all."""
    if got.answer is not None:
        return got.answer.text(words.lang)
    return words.text("lesson-otherwise" if got.moments else "lesson-refused")
