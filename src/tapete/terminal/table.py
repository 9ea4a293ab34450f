"""The screen on which a match is played."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from textual import work
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.events import Click, Key, Resize
from textual.widgets import Static

from tapete.cards import Card
from tapete.sitting.showing import hint_for
from tapete.table.action import Action
from tapete.table.game import OPEN
from tapete.table.view import View
from tapete.terminal.answering import MORE, Answering
from tapete.terminal.archive import Saved
from tapete.terminal.asking import asked, held, offered
from tapete.terminal.buttons import Button, Buttons
from tapete.terminal.canvas import Drawn
from tapete.terminal.company import Company
from tapete.terminal.course import Course
from tapete.terminal.deal import DealScreen
from tapete.terminal.felt import Felt, trick_winner
from tapete.terminal.guide import GuideScreen
from tapete.terminal.hand import Hand
from tapete.terminal.ledger import LedgerScreen
from tapete.terminal.lines import heading, question
from tapete.terminal.log import Log, Story
from tapete.terminal.more import MoreScreen
from tapete.terminal.panel import keys
from tapete.terminal.score import Scores
from tapete.terminal.tricks import TricksScreen

SAYS = "says"
KEYS = (
    ("help", "F1"), ("language", "F2"), ("tricks", "F3"), ("guide", "F5"), ("deal", "F6"), ("undo", "U"),
    ("ledger", "L"), ("leave", "Esc"),
)  # fmt: skip

SELDOM, WIDE = {"language", "deal"}, 104
"""Keys that are not shown where there is no room for all in one row."""


@dataclass(frozen=True, slots=True)
class Glance:
    """What was shown before a move that may be taken back."""

    view: View
    winner: int | None
    spoken: dict[int, str]
    story: Story


class TableScreen(Course):
    """You and the others; everything shown comes from your View."""

    BINDINGS: ClassVar[list[BindingType]] = keys(
        "f1,question_mark help", "f2 language", "f3 tricks", "f4 more", "f5 guide", "f6 deal", "u undo", "l ledger",
        "escape leave",
    )  # fmt: skip

    def __init__(self, company: Company, saved: Saved) -> None:
        super().__init__(company, saved)
        self.winner: int | None = None
        self.spoken: dict[int, str] = {}
        self.earlier: dict[int, Glance] = {}

    def compose(self) -> ComposeResult:
        """From top to bottom: heading, table and side, hand, question and answers, keys."""
        yield Static(id="heading", markup=False)
        with Horizontal(id="room"):
            yield Felt(id="felt")
            with Vertical(id="side"):
                yield Scores(id="scores", markup=False)
                with VerticalScroll(id="log", can_focus=False):
                    yield Log()
        yield Hand(id="hand")
        yield Static(id="question", markup=False)
        yield Buttons(id="answers")
        yield Buttons(quiet=True, id="keys")

    def on_mount(self) -> None:
        """The match begins, or goes on."""
        self.look()
        self.play_on()

    def on_resize(self, event: Resize) -> None:
        """More room, larger cards."""
        self.set_class(event.size.width < 72, "narrow")
        self.set_class(event.size.width >= 110, "roomy")
        self.set_class(event.size.height >= 34, "tall")
        if self.view is not None:
            self.call_after_refresh(self.draw)

    # What is seen.

    def look(self) -> None:
        """Take a new View and show it; not if somebody got up while another was thinking, and the table is cleared."""
        if not (self.app.is_running and self.is_attached):
            return
        before = self.view
        now = self.company.view(before.next_event if before is not None else 0)
        if now.last_trick and before is not None and before.trick and not now.trick:
            self.winner = trick_winner(before, now)
        elif now.trick or not now.last_trick:
            self.winner = None
        self.listen(now)
        self.view = now
        self.answering = Answering(asked(now), held(now.mine))
        self.query_one(Log).story.hear(now)
        self.draw()

    def remember(self) -> None:
        """What is shown now is what is shown again if what comes is taken back."""
        glance = Glance(self.seen, self.winner, dict(self.spoken), self.query_one(Log).story.copy())
        self.earlier[len(self.company.match.moves)] = glance

    def look_back(self, moves: int) -> None:
        """Show the table as it was after so many moves; as one who comes in sees it, if that was before he came."""
        log = self.query_one(Log)
        glance = self.earlier.get(moves)
        if glance is None:
            self.view, self.winner, self.spoken, log.story = None, None, {}, Story()
        else:
            self.view, self.winner, self.spoken, log.story = glance.view, glance.winner, glance.spoken, glance.story
        log.update(log.story.text())
        self.look()

    def listen(self, now: View) -> None:
        """Remember what was said to the trick on the table."""
        for event in now.events:
            if event.key == SAYS and event.seat is not None:
                self.spoken[event.seat] = str(event.get("word") or "")
            elif event.key in ("takes", "dealt"):
                self.spoken.clear()

    def draw(self) -> None:
        """Show it all in the language of now."""
        view, words = self.seen, self.app.words_for(self.seen.game)
        self.query_one("#heading", Static).update(heading(view, words))
        self.query_one(Felt).show(view, words, self.winner, self.spoken)
        self.query_one(Scores).show(view, words)
        self.query_one(Log).show(words)
        # Where hands are free nobody says what may be done.
        not_now = {"guide"} if view.table == OPEN else set()
        not_now |= set() if self.company.may_undo else {"undo"}
        not_now |= set() if self.size.width >= WIDE else SELDOM
        shown = [(name, letter) for name, letter in KEYS if name not in not_now]
        buttons = [Button(f"action {name}", words.text(f"table-key-{name}"), letter) for name, letter in shown]
        self.query_one("#keys", Buttons).show(buttons)
        self.draw_answers()

    def draw_answers(self) -> None:
        """Your cards, the question, and the buttons."""
        words, names = self.app.words_for(self.seen.game), [seat.name for seat in self.seen.seats]
        self.query_one(Hand).show(self.seen.mine, words, self.answering)
        self.query_one("#question", Static).update(question(self.seen, words, self.answering))
        self.query_one("#answers", Buttons).show(self.answering.buttons(words, names), self.answering.button)

    # Keys and touches.

    def on_key(self, event: Key) -> None:
        """Arrows, Enter, Space, digits, and the letters on the buttons."""
        answering = self.answering
        steps = {"left": -1, "right": 1}
        if answering.number is not None and answering.button is None:
            steps |= {"up": 1, "down": -1, "pageup": 5, "pagedown": -5}
        if event.key in steps:
            answering.move(steps[event.key])
        elif event.key in ("up", "down", "tab"):
            answering.cross()
        elif event.key in ("enter", "space"):
            self.give(answering.enter() if event.key == "enter" else answering.space(), answering.button)
            return
        elif event.character and event.character.isdigit() and answering.number is not None:
            answering.type(event.character)
        elif event.character and self.letter(event.character.lower()):
            return
        else:
            return
        event.stop()
        event.prevent_default()
        self.draw_answers()

    def letter(self, letter: str) -> bool:
        """Press the button with this letter."""
        for button in self.query_one("#answers", Buttons).buttons:
            if button.letter == letter:
                self.give(self.answering.press(button.key), button.key)
                return True
        return False

    def give(self, action: Action | None, pressed: str | None = None) -> None:
        """Do what has been decided; or show how far the answer is."""
        if pressed == MORE:
            self.action_more()
        elif action is not None:
            self.act(action)
        else:
            if not self.answering.asking.mine and self.answering.armed is None:
                self.changed.set()
            self.draw_answers()

    def on_drawn_touched(self, event: Drawn.Touched) -> None:
        """A card, an answer or a key was touched."""
        if event.drawn.id == "hand":
            self.give(self.answering.touch(Card.parse(event.key)))
        elif event.key.startswith("action "):
            self.run_worker(self.run_action(event.key.removeprefix("action ")))
        else:
            self.give(self.answering.press(event.key), event.key)

    def on_click(self, event: Click) -> None:
        """A touch on the table hurries the others; one on the score opens the ledger."""
        if isinstance(event.widget, Scores):
            self.action_ledger()
        elif isinstance(event.widget, Felt) and not self.answering.asking.mine:
            self.changed.set()

    def action_help(self) -> None:
        """The rules, and the laws."""
        # What renders the page is slow to import; few need it at once.
        from tapete.terminal.book import BookScreen

        self.app.push_screen(BookScreen(self.seen.game, self.app.words_for(self.seen.game)))

    def action_language(self) -> None:
        """The next language."""
        self.app.next_language()
        self.draw()

    def action_tricks(self) -> None:
        """The last trick, and those of your side."""
        self.app.push_screen(TricksScreen(self.seen, self.app.words_for(self.seen.game)))

    def action_guide(self) -> None:
        """What is asked, and why just this may be done."""
        if self.seen.table != OPEN:
            hint = hint_for(self.company.state, self.company.seat)
            self.app.push_screen(GuideScreen(hint, self.app.words_for(self.seen.game)))

    def action_deal(self) -> None:
        """What the shuffles were made of, and whether they are right."""
        self.app.push_screen(DealScreen(self.company, self.saved.deals, self.app.words_for(self.seen.game)))

    def action_undo(self) -> None:
        """Take back your last move."""
        if self.company.may_undo:
            self.undo()
        else:
            words = self.app.words_for(self.seen.game)
            self.notify(words.text("table-no-undo"), severity="warning", markup=False)

    def action_ledger(self) -> None:
        """Every payment."""
        self.app.push_screen(LedgerScreen(self.seen, self.app.words_for(self.seen.game)))

    def action_leave(self) -> None:
        """Back to the menu; the match waits there. What was begun by the way is dropped first."""
        if self.answering.strayed:
            self.answering = Answering(asked(self.seen), held(self.seen.mine))
            self.draw_answers()
        else:
            self.workers.cancel_node(self)
            self.app.pop_screen()

    @work
    async def action_more(self) -> None:
        """What else one can do."""
        offers = self.answering.asking.more
        if not offers:
            return
        before = self.company.state
        words, names = self.app.words_for(self.seen.game), tuple(seat.name for seat in self.seen.seats)
        chosen = await self.app.push_screen_wait(MoreScreen(offers, words, names))
        if chosen is None:
            return
        if self.company.state is not before and not offered(chosen, self.seen.prompt):
            self.notify(words.text("table-too-late"), severity="warning")
            return
        self.give(self.answering.take_up(chosen))
