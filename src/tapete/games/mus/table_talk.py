"""What the treatise player makes of words said aloud where partners consult, and what it answers."""

from __future__ import annotations

from collections.abc import Sequence

from tapete.games.mus import consult
from tapete.games.mus.ranking import Strength
from tapete.games.mus.seeing import option_of, seat_of
from tapete.games.mus.state import SEATS
from tapete.table.action import Action
from tapete.table.event import Event
from tapete.table.game import GUIDED
from tapete.table.view import View

SIGN_OF = {consult.THIRTY_ONE: "wink", consult.NOTHING: "blind"}
"""What is told has the name of the sign that says the same, but for these."""

SURE = 0.85
"""So likely must one's pair win a lance before the partner is told to accept; and so good is a hand that urges it."""

URGING = (consult.ACCEPT_IT, consult.RAISE_IT, consult.BET_IT)


class TableTalk:
    """Listens to the partner in one hand: whether a question of his waits for an answer, and what he wishes now."""

    def __init__(self) -> None:
        self._asked = False
        self._wishes: set[str] = set()

    def hear(self, event: Event, own: int) -> None:
        """One thing more that was said; a wish is for the part of the hand in which it was said."""
        if event.key in ("lance", "served"):
            self._wishes = set()
        elif event.key in ("tells", "says") and event.seat == own:
            self._asked = False
        elif event.key == "says" and event.seat == (own + 2) % SEATS:
            word = str(event.get("word"))
            self._asked = self._asked or word == consult.ASK
            self._wishes.add(word)

    @property
    def urged(self) -> bool:
        """Whether the partner wants to see the lance played for stones."""
        return any(wish in self._wishes for wish in URGING)

    @property
    def wants_cut(self) -> bool | None:
        """Whether the partner wants the mus cut; None if he has not said."""
        return True if consult.WANT_CUT in self._wishes else False if consult.WANT_MUS in self._wishes else None

    def answer(self, hand: Strength, said: Sequence[Action]) -> Action | None:
        """What is true of the hand, to the partner who has asked: as the opponents hear it, it is told only then."""
        if not self._asked:
            return None
        true = [action for action in said if action.word == "tell" and consult.TELLS[str(action.arguments[0])][1](hand)]
        shrug = Action("say", (consult.AS_YOU_LIKE,))
        return next(iter(true), shrug if shrug in said else None)


def encouragement(view: View, said: Sequence[Action], chance: float) -> Action | None:
    """To the partner who must answer a bet before oneself: that he accept it, with a hand that is nearly sure."""
    wish = Action("say", (consult.ACCEPT_IT,))
    return wish if view.turn == (seat_of(view) + 2) % SEATS and chance >= SURE and wish in said else None


def believed(event: Event, view: View, cut: bool) -> str | None:
    """The sign that says the same as what was told, where nobody tells anything false; before the cut some may."""
    lies = option_of(view, "lies")
    if view.table != GUIDED or lies == "always" or (lies == "before-cut" and not cut):
        return None
    word = str(event.get("word"))
    return SIGN_OF.get(word, word)
