"""Practice at the table: one exercise after another, without end."""

from __future__ import annotations

import time
from random import Random
from typing import TYPE_CHECKING, ClassVar

from rich.text import Text
from textual.binding import BindingType
from textual.events import Key
from textual.widgets import Static

from tapete.cards import Card, cards
from tapete.errors import TapeteError
from tapete.laws.book import cite
from tapete.practice.page import PracticeReply, PracticeTask, after, next_task, reply, today
from tapete.table.view import SeatView
from tapete.terminal.aside import PageScreen
from tapete.terminal.asking import held
from tapete.terminal.buttons import Button, Buttons, lettered
from tapete.terminal.canvas import Drawn
from tapete.terminal.colours import GOLD, PALE, VERMILION
from tapete.terminal.felt import Felt
from tapete.terminal.hand import Hand
from tapete.terminal.panel import keys
from tapete.terminal.practised import keep, practised
from tapete.terminal.schoolroom import Schoolroom
from tapete.words import Words

if TYPE_CHECKING:
    from tapete.terminal.app import TapeteApp

KEYS = (("laws", "F1"), ("language", "F2"), ("leave", "Esc"))
LABELS = {"laws": "lesson-laws", "language": "table-key-language", "leave": "practice-stop"}
DIGITS = 2
"""No number that is asked for is longer."""


class PracticeScreen(Schoolroom):
    """What is asked, the cards it is asked of, and the answer. `wish`: a kind, the ten of the `day`, or one by name."""

    BINDINGS: ClassVar[list[BindingType]] = keys("f1 laws", "f2 language", "escape leave")

    app: TapeteApp

    def __init__(self, game: str, wish: str = "", lot: Random | None = None) -> None:
        super().__init__()
        self.game, self.wish, self.lot = game, wish, lot or Random()
        self.asked: PracticeTask = self._next(wish)
        self.reply: PracticeReply | None = None
        self.chosen: set[Card] = set()
        self.typed, self.cursor = "", 0

    def _next(self, wish: str) -> PracticeTask:
        return next_task(self.game, practised(self.game), today(time.time()), self.lot, wish)

    def on_mount(self) -> None:
        """The first one."""
        self.draw()

    @property
    def words(self) -> Words:
        """The words of the game, and of practice."""
        return self.app.words_for(self.game)

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards that are shown in the hand, or among which is chosen."""
        return cards(" ".join(self.asked.among or self.asked.shown))

    @property
    def picks(self) -> bool:
        """Whether cards are the answer."""
        return self.reply is None and self.asked.answer in ("card", "cards")

    # The course of it.

    def answer(self, said: str) -> None:
        """It is answered, and remembered."""
        if self.reply is not None or not said:
            return
        self.reply = reply(self.game, self.asked.name, said)
        day = today(time.time())
        keep(self.game, after(self.game, self.asked.name, self.reply.right, practised(self.game), day))
        self.cursor = 0

    def go_on(self) -> None:
        """To the next; when the ten of the day are done, to whatever comes."""
        try:
            self.asked = self._next("" if "-" in self.wish else self.wish)
        except TapeteError:
            self.wish = ""
            self.asked = self._next("")
        self.reply, self.typed, self.cursor = None, "", 0
        self.chosen.clear()

    # What is seen.

    def draw(self) -> None:
        """Show it all in the language of now."""
        words, view = self.words, self.asked.view
        self.query_one("#heading", Static).update(self.heading())
        felt, hand = self.query_one(Felt), self.query_one(Hand)
        felt.view = view
        if view is not None:
            felt.show(view, words, None, {})
        felt.display = view is not None
        self.set_class(view is None, "bare")
        bare = SeatView(self.asked.seat, 0, "", 0, cards=self.cards)
        hand.seat = bare if view is None else view.seats[self.asked.seat]
        hand.words, hand.high = words, ()
        hand.dim = [card for card in held(hand.seat) if card not in self.cards] if self.picks else ()
        right = (
            set(cards(self.reply.solution)) if self.reply and self.asked.answer in ("card", "cards") else self.chosen
        )
        hand.chosen, hand.cursor = right, self.cards[self.cursor % len(self.cards)] if self.picks else None
        hand.repaint()
        self.query_one("#told", Static).update(self.told())
        self.query_one("#answers", Buttons).show(self.buttons(), self.button)
        named = [Button(f"action {name}", words.text(LABELS[name]), letter) for name, letter in KEYS]
        self.query_one("#keys", Buttons).show(named)

    def heading(self) -> Text:
        """Which game, which kind, and which level."""
        words, task = self.words, self.asked
        text = Text(words.game(self.game), style=f"bold {GOLD}")
        text.append(f" · {words.text(f'practice-kind-{task.kind}')} · ", PALE)
        text.append(words.text("practice-level", level=task.level), PALE)
        if task.number:
            text.append(f" · {words.text('practice-day-number', number=task.number)}", PALE)
        return text

    def told(self) -> Text:
        """The question; after an answer what is to be said of it, with its laws."""
        words, task, got = self.words, self.asked, self.reply
        names = [seat.name for seat in task.view.seats] if task.view else []
        text = Text()
        if task.again and got is None:
            text.append(f"{words.text('practice-again')}\n\n", "italic")
        text.append(f"{words.practice('ask', task.ask, names, task.seat)}\n", "bold")
        if got is None:
            return text.append(f"\n{self.typed}", "bold")
        text.append(
            f"\n{words.text('practice-right' if got.right else 'practice-wrong')}. ", GOLD if got.right else VERMILION
        )
        text.append(words.practice("why", got.why, names, task.seat))
        for key in got.guide:
            text.append(f" {words.text(f'guide-{key}')}")
        if got.line:
            line = "  ".join(f"{names[each.seat]} {each.card.text}" for each in got.line)
            text.append(f"\n\n{words.text('practice-line')}: {line}")
        return text.append(f"\n\n§ {', '.join(got.laws)}", GOLD)

    def buttons(self) -> list[Button]:
        """Everything that can be pressed now."""
        words, task = self.words, self.asked
        if self.reply is not None:
            return [Button("go-on", words.text("practice-next"), "⏎", main=True)]
        if task.answer == "choice":
            named = [(key, words.text(f"practice-choice-{key}")) for key in task.choices]
        elif task.answer == "seat" and task.view is not None:
            named = [(str(seat.seat), seat.name) for seat in task.view.seats if seat.playing]
        else:
            return [Button("confirm", words.text("practice-confirm"), "⏎", main=True)]
        return lettered(Button(f"say {key}", label) for key, label in named)

    @property
    def button(self) -> str | None:
        """The button under the cursor."""
        found = [button.key for button in self.buttons()]
        return found[0] if self.picks else found[self.cursor % len(found)]

    # Keys and touches.

    def on_key(self, event: Key) -> None:
        """Arrows, Enter, Space, digits, and the letters on the buttons."""
        letter = event.character.lower() if event.character else ""
        pressed = next((each.key for each in self.buttons() if each.letter == letter), None) if letter else None
        if pressed is not None:
            self.press(pressed)
        elif self.reply is None and self.asked.answer == "number" and (letter.isdigit() or event.key == "backspace"):
            self.typed = self.typed[:-1] if event.key == "backspace" else (self.typed + letter)[:DIGITS]
        elif not self.key_of(event.key):
            return
        event.stop()
        event.prevent_default()
        self.draw()

    def key_of(self, key: str) -> bool:
        """Whether the key means anything; what it means is done."""
        steps = {"left": -1, "up": -1, "right": 1, "down": 1, "tab": 1}
        self.cursor += steps.get(key, 0)
        if key == "space" and self.picks:
            self.touch(self.cards[self.cursor % len(self.cards)])
        elif key in ("enter", "space"):
            self.press(self.button or "")
        return key in steps or key in ("enter", "space")

    def touch(self, card: Card) -> None:
        """A card is picked, or put back; of one card the last that was touched is meant."""
        if self.asked.answer == "card":
            self.chosen = set()
        self.chosen ^= {card}

    def press(self, key: str) -> None:
        """A button is pressed."""
        if key == "go-on":
            self.go_on()
        elif key == "confirm":
            under = [self.cards[self.cursor % len(self.cards)]] if self.asked.answer == "card" else []
            self.answer(self.typed or " ".join(card.text for card in self.chosen or under))
        elif key.startswith("say "):
            self.answer(key.removeprefix("say "))

    def on_drawn_touched(self, event: Drawn.Touched) -> None:
        """A card, an answer or a key was touched."""
        if event.key.startswith("action "):
            self.run_worker(self.run_action(event.key.removeprefix("action ")))
            return
        if event.drawn.id == "hand":
            if self.picks and Card.parse(event.key) in self.cards:
                self.touch(Card.parse(event.key))
        else:
            self.press(event.key)
        self.draw()

    def action_laws(self) -> None:
        """The laws of the answer, in full."""
        words = self.words
        laws = self.reply.laws if self.reply is not None else ()
        page = "\n\n".join(f"{law}  {cite(law).text(words.lang)}" for law in laws)
        self.app.push_screen(PageScreen(words.text("lesson-laws"), page))

    def action_language(self) -> None:
        """The next language."""
        self.app.next_language()
        self.draw()

    def action_leave(self) -> None:
        """Back to where one came from."""
        self.app.pop_screen()
