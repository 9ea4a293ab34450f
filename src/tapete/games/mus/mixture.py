"""What the strong player's table says of a bet: how often each thing is said at such a moment."""

from __future__ import annotations

from tapete.games.mus import rows
from tapete.games.mus.strong import Strong
from tapete.table.action import Action
from tapete.table.mixture import Mixture
from tapete.table.view import View

OPEN, ANSWER = "open", "answer"
MOST_SMALL = max(rows.SIZES[rows.SMALL])


class _Teller(Strong):
    """It says what it would draw from, and draws nothing."""

    def told(self, view: View, said: Action) -> Mixture:
        """The words with their shares, as they are said once what is plainly wrong has been left out."""
        assert view.prompt is not None
        self._remember(view)
        reading = self._reading(view)
        mix = self._mix(view, reading)
        if mix is None:
            return Mixture((), plain(said), reading.chance)
        shares: dict[Action, float] = {}
        for action, share in enumerate(mix):
            opens = view.prompt.key == OPEN
            word = self._opened(action, reading) if opens else self._answered(view, action, reading)
            shares[plain(word)] = shares.get(plain(word), 0.0) + share
        ways = tuple(sorted([each for each in shares.items() if each[1] > 0], key=lambda each: -each[1]))
        return Mixture(ways, plain(said), reading.chance)


def plain(said: Action) -> Action:
    """A bet of any size as one of the sizes that the table tells apart."""
    if said.word == "envido":
        return Action("envido", (min(rows.SIZES[rows.SMALL if said.number <= MOST_SMALL else rows.BIG]),))
    return Action(said.word, (min(rows.RAISES),)) if said.word == "más" else Action(said.word)


def mixture(view: View, said: Action) -> Mixture | None:
    """How often each thing is said here; None where no bet is asked for."""
    prompt = view.prompt
    if prompt is None or prompt.key not in (OPEN, ANSWER) or not any(each.allows(said) for each in prompt.offers):
        return None
    return _Teller().told(view, said)
