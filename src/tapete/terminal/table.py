"""The screen on which a match is played."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, ClassVar

from rich.text import Text
from textual import work
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.events import Click, Key, Resize
from textual.screen import Screen
from textual.widgets import Static

from tapete.cards import Card
from tapete.errors import TapeteError, said_by_system
from tapete.sitting.showing import hint_for
from tapete.table.action import Action
from tapete.table.game import OPEN
from tapete.table.state import State
from tapete.table.view import View
from tapete.terminal.answering import MORE, Answering
from tapete.terminal.archive import Saved
from tapete.terminal.asking import NOTHING, asked, forced, held, offered
from tapete.terminal.buttons import Button, Buttons
from tapete.terminal.canvas import Drawn
from tapete.terminal.colours import GOLD, PALE, VERMILION
from tapete.terminal.company import Company, sit_down
from tapete.terminal.felt import Felt, trick_winner
from tapete.terminal.guide import GuideScreen
from tapete.terminal.hand import Hand
from tapete.terminal.ledger import LedgerScreen
from tapete.terminal.log import Log
from tapete.terminal.more import MoreScreen
from tapete.terminal.result import HandOver, MatchOver
from tapete.terminal.score import Scores
from tapete.terminal.tricks import TricksScreen

if TYPE_CHECKING:
    from tapete.terminal.app import TapeteApp

THINKING, TRICK_RESTS = 0.6, 1.2
"""Seconds another player takes, and those a finished trick lies there."""

SAYS = "says"
KEYS = (("help", "F1"), ("language", "F2"), ("tricks", "F3"), ("guide", "F5"), ("ledger", "L"), ("leave", "Esc"))


class TableScreen(Screen[None]):
    """You and the others; everything shown comes from your View."""

    BINDINGS: ClassVar[list[BindingType]] = [
        ("f1,question_mark", "help", ""),
        ("f2", "language", ""),
        ("f3", "tricks", ""),
        ("f4", "more", ""),
        ("f5", "guide", ""),
        ("l", "ledger", ""),
        ("escape", "leave", ""),
    ]  # fmt: skip

    app: TapeteApp

    def __init__(self, company: Company, saved: Saved) -> None:
        super().__init__()
        self.company, self.saved = company, saved
        self.view: View | None = None
        self.answering = Answering(NOTHING)
        self.winner: int | None = None
        self.changed = asyncio.Event()
        self.disk_failed = False
        self.looked_over: State | None = None
        self.spoken: dict[int, str] = {}

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

    # The course of the match.

    @work(exclusive=True)
    async def play_on(self) -> None:
        """Chance, the others and you, each in turn, to the end."""
        while not self.company.state.over:
            if self.company.state.chance is not None:
                await self.happens(*self.company.chance())
            elif await self.claimed():
                continue
            elif self.company.awaited == self.company.me:
                await self.my_turn()
            else:
                await self.their_turn()
        told = self.query_one(Log).story.last_words()
        again = await self.app.push_screen_wait(MatchOver(self.seen, self.app.words_for(self.seen.game), told))
        if again:
            self.again()
        else:
            self.app.pop_screen()

    async def claimed(self) -> bool:
        """At an open table the others may say what they noticed, once after every move."""
        before = self.company.state
        if not before.game.heard_out_of_turn or before is self.looked_over:
            return False
        self.looked_over = before
        claim = await asyncio.to_thread(self.company.claim)
        if claim is None or self.company.state is not before:
            return False
        await self.happens(*claim)
        return True

    async def my_turn(self) -> None:
        """Wait for an answer; the very last card needs none."""
        last = forced(self.seen.prompt) and len(held(self.seen.mine)) == 1
        if last and self.answering.asking.cards and self.app.settings.last_card and self.seen.table != OPEN:
            await self.rest()
            if not self.changed.is_set():
                self.act(next(iter(self.answering.asking.cards.values())))
            self.changed.clear()
            return
        await self.changed.wait()
        self.changed.clear()

    async def their_turn(self) -> None:
        """Another thinks, in peace; if you did something meanwhile he thinks again."""
        await self.rest()
        before, person = self.company.state, self.company.awaited
        self.changed.clear()
        if person is None or person == self.company.me:
            return
        chosen = await asyncio.to_thread(self.company.choice, person)
        if self.company.state is before:
            await self.happens(*chosen)

    async def rest(self) -> None:
        """A moment to follow what happens; a key cuts it short."""
        if not self.app.settings.unhurried:
            await asyncio.sleep(0)
            return
        finished = not self.seen.trick and bool(self.seen.last_trick)
        try:
            await asyncio.wait_for(self.changed.wait(), TRICK_RESTS if finished else THINKING)
        except TimeoutError:
            return

    async def happens(self, seat: int, action: Action) -> None:
        """Chance or another acts; before a new hand the old one is looked at."""
        if self.company.opens_hand(seat, action):
            told = self.query_one(Log).story.last_words()
            await self.app.push_screen_wait(HandOver(self.seen, self.app.words_for(self.seen.game), told))
        self.company.do(seat, action)
        self.keep()
        self.look()

    def act(self, action: Action) -> None:
        """You act."""
        try:
            self.company.do(self.company.seat, action)
        except TapeteError as error:
            self.notify(self.app.words_for(self.seen.game).error(error), severity="warning", markup=False)
            return
        self.keep()
        self.look()
        self.changed.set()

    def keep(self) -> None:
        """Write the match down, so that nothing is lost; say so once if it cannot be."""
        try:
            self.saved.write(self.company)
        except OSError as error:
            if not self.disk_failed:
                words = self.app.words_for(self.seen.game)
                told = words.text("table-not-saved", **said_by_system(error))
                self.notify(told, severity="error", timeout=10, markup=False)
            self.disk_failed = True

    def again(self) -> None:
        """Another match at the same table."""
        fresh = sit_down(self.company.match.game, self.company.me, self.company.level)
        self.app.switch_screen(self.app.table(fresh))

    # What is seen.

    @property
    def seen(self) -> View:
        """The View that is shown."""
        assert self.view is not None
        return self.view

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
        self.query_one("#heading", Static).update(self.heading())
        self.query_one(Felt).show(view, words, self.winner, self.spoken)
        self.query_one(Scores).show(view, words)
        self.query_one(Log).show(words)
        # Where hands are free nobody says what may be done.
        shown = [(name, letter) for name, letter in KEYS if name != "guide" or view.table != OPEN]
        keys = [Button(f"action {name}", words.text(f"table-key-{name}"), letter) for name, letter in shown]
        self.query_one("#keys", Buttons).show(keys)
        self.draw_answers()

    def heading(self) -> Text:
        """Which game, how far it is, and what is going on."""
        view, words = self.seen, self.app.words_for(self.seen.game)
        text = Text(words.game(view.game), style=f"bold {GOLD}")
        if view.table == OPEN:
            text.append(f" · {words.text('table-open')}", VERMILION)
        if view.hand:
            text.append(f" · {words.text('table-hand', hand=view.hand, round=view.round)}", PALE)
        text.append(f" · {words.text(f'phase-{view.phase}')}", PALE)
        return text

    def draw_answers(self) -> None:
        """Your cards, the question, and the buttons."""
        words, names = self.app.words_for(self.seen.game), [seat.name for seat in self.seen.seats]
        self.query_one(Hand).show(self.seen.mine, words, self.answering)
        self.query_one("#question", Static).update(self.question())
        self.query_one("#answers", Buttons).show(self.answering.buttons(words, names), self.answering.button)

    def question(self) -> Text:
        """What is asked of you, or for whom everybody waits."""
        view, words, answering = self.seen, self.app.words_for(self.seen.game), self.answering
        if answering.armed is not None and not answering.asking.mine:
            return Text(words.text("table-not-your-turn"), f"bold {GOLD}")
        if answering.asking.mine and view.prompt is not None:
            no_card = view.prompt.key == "play" and not answering.cards
            key = "table-your-turn" if no_card else f"prompt-{view.prompt.key}"
            text = Text(words.text(key), "bold #ffb3a3")
            hint = "table-hint-pick" if answering.pick else "table-hint-number" if answering.number else ""
            hint = hint or ("table-hint-play" if answering.cards else "")
            return text.append(f"  {words.text(hint)}", "#a9bcae") if hint else text
        if view.turn is not None:
            return Text(words.text("table-waiting", name=view.seats[view.turn].name), "#a9bcae")
        if view.prompt is not None:
            return Text(words.text(f"prompt-{view.prompt.key}"), "#a9bcae")
        return Text(words.text(f"phase-{view.phase}"), "#a9bcae")

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
            self.settle(answering.enter() if event.key == "enter" else answering.space(), answering.button)
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
                self.settle(self.answering.press(button.key), button.key)
                return True
        return False

    def settle(self, action: Action | None, pressed: str | None = None) -> None:
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
            self.settle(self.answering.touch(Card.parse(event.key)))
        elif event.key.startswith("action "):
            self.run_worker(self.run_action(event.key.removeprefix("action ")))
        else:
            self.settle(self.answering.press(event.key), event.key)

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
        self.settle(self.answering.take_up(chosen))
