"""The strong player: where bets are said it draws from a table that was learned, and else it goes by the book.

The table is an approximate equilibrium of the lances, found by `python -m tapete.games.mus.training`. It says how often
to pass, bet, accept, raise and say órdago at a chance and a score like these. What can be seen without any table comes
before it: nobody gives away the stone that ends the game, or the game itself for a stone.
"""

from __future__ import annotations

from dataclasses import replace

from tapete.games.mus import rows
from tapete.games.mus.advice import BOOK, Adviser
from tapete.games.mus.mixes import Mix, learned
from tapete.games.mus.ranking import CHICA, GRANDE
from tapete.games.mus.seeing import (
    goal_of,
    kings_of,
    option_of,
    partner_may_answer,
    seat_of,
    spot_of,
    standing,
    taking_part,
)
from tapete.games.mus.stakes import Outlook
from tapete.games.mus.state import SEATS, pair_of
from tapete.laws.mark import law
from tapete.table.action import Action
from tapete.table.mind import EVEN, Bets
from tapete.table.player import Bot, ByView, Choice
from tapete.table.view import View

SURE = 0.9995
"""A hand with this chance cannot lose but to one that was never seen."""

VALUES = 2.0
"""What the pares of a pair are taken to be worth before they are shown."""

UNSEEN = 0.5
"""The chance of a lance in which one has no part."""


def club_bot(seed: int, bets: Bets = EVEN) -> Bot:
    """A player between the book's and the strong one; the same seed plays the same."""
    return ByView(Club(seed, bets=bets))


def strong_bot(seed: int, bets: Bets = EVEN) -> Bot:
    """A strong player, who looks at nothing but the View; the same seed plays the same."""
    return ByView(Strong(seed, bets=bets))


class Strong(Adviser):
    """A player of Mus whose bets are drawn from the table; with rules that it was not made for it is the book's.

    Each class of them may be drawn more often than the table says, or less.
    """

    def __init__(self, seed: int = 0, without: frozenset[str] = frozenset(), bets: Bets = EVEN) -> None:
        super().__init__(seed, without)
        self._likes = bets

    def _bet(self, view: View) -> Choice:
        """What the lot draws from the row of this moment, if there is one, and if it is not plainly wrong."""
        assert view.prompt is not None
        reading = self._reading(view)
        mix = self._mix(view, reading)
        if mix is None:
            return super()._bet(view)
        if view.prompt.key == "open":
            chosen = self._opened(self._draw(mix), reading)
        else:
            chosen = self._answered(view, self._draw(mix), reading)
        if not view.prompt.allows(chosen):
            return super()._bet(view)
        found = self._counsel.first(BOOK["bet"], (chosen, reading))
        return Choice(chosen, found[1] if found else None, tuple(self._grounds(view, reading)))

    def _draw(self, mix: Mix) -> int:
        weights = [share * likes for share, likes in zip(mix, self._likes, strict=True)]
        return self._lot.choices(range(rows.ACTIONS), weights)[0]

    # The row.

    def _mix(self, view: View, reading: Outlook) -> Mix | None:
        """How often each thing is said here; None where nothing was learned."""
        if not is_learned(view):
            return None
        return learned().of(self.row(view, reading.chance))

    def row(self, view: View, chance: float) -> int:
        """The row of this moment."""
        assert view.prompt is not None
        seat, part = seat_of(view), taking_part(view, view.phase)
        lance, spot = rows.ORDER.index(view.phase), spot_of(view, seat)
        if view.prompt.key == "open":
            node = rows.opening_node(spot)
        else:
            stake, deje, ordago = standing(view)
            bet = any(pair_of(other) == pair_of(seat) for other in self._bets)
            node = rows.answer_node(spot, partner_may_answer(view), bet, stake, deje, ordago)
        others = [(seat + step) % SEATS in part for step in (2, 1, 3)]
        score = rows.score_class(*self._needs(view))
        # What is as good as sure is sure: sums of many small chances are not quite one.
        bucket = rows.bucket_of(1.0 if chance >= SURE else chance, learned().bounds[lance], rows.BUCKETS[lance])
        return rows.row_of(lance, rows.pattern_of(lance, *others), node, score, bucket)

    def _needs(self, view: View) -> tuple[float, float]:
        """How many stones both pairs may still need when what was closed is counted, by the chances of then."""
        seat, own = seat_of(view), self._kind(view)
        us = pair_of(seat)
        need = [float(goal_of(view) - score.total) for score in view.scores]
        for note in view.notes:
            lance, _, how = note.key.partition("-")
            if lance not in rows.ORDER:
                continue
            plain = lance in (GRANDE, CHICA)
            value = 0.0 if plain else VALUES
            if how in ("refused", "unopposed"):
                need[us if note.seat == us else 1 - us] -= value
            elif how in ("accepted", "pass"):
                amount = value + (int(str(note.value)) if how == "accepted" else 1 if plain else 0)
                then = replace(view, phase=lance)
                chance = self.chance(then, lance, own) if seat in taking_part(view, lance) else UNSEEN
                need[us] -= chance * amount
                need[1 - us] -= (1 - chance) * amount
        return need[us], need[1 - us]

    # The words.

    @law("mus.53", "mus.120")
    def _opened(self, action: int, reading: Outlook) -> Action:
        """A pass or a bet; who needs one stone more wins with any bet that is refused, and risks nothing else."""
        if action == rows.PASS:
            return Action("paso")
        if action == rows.ALL and not _needless(reading, 1):
            return Action("órdago")
        return Action("envido", (self._lot.choice(rows.SIZES[min(action, rows.BIG)]),))

    @law("mus.53", "mus.84", "mus.120", "mus.121")
    def _answered(self, view: View, action: int, reading: Outlook) -> Action:
        """A refusal that loses the game is none, nor is one with the best hand; nor is an órdago taken in vain."""
        stake, deje, ordago = standing(view)
        if ordago:
            return Action("quiero" if _takes(action == rows.ACCEPT, deje, reading) else "no-quiero")
        if action == rows.REFUSE and reading.chance < SURE and reading.goal - _stones(view, 1) > deje:
            return Action("no-quiero")
        if action == rows.ALL and not _needless(reading, stake):
            return Action("órdago")
        if action in (rows.RAISE, rows.ALL) and len(self._bets) < rows.MOST_BETS:
            return Action("más", (self._lot.choice(rows.RAISES),))
        return Action("quiero")


class Club(Strong):
    """It opens as the book says, and answers bets by the table."""

    def _mix(self, view: View, reading: Outlook) -> Mix | None:
        """How often each thing is said here; None where nothing was learned, and where nobody has bet."""
        assert view.prompt is not None
        return None if view.prompt.key == "open" else super()._mix(view, reading)


def is_learned(view: View) -> bool:
    """Whether the table was made for what has been agreed on here: the stones of a game are all the same to it."""
    return kings_of(view) == learned().head["kings"] and option_of(view, "deje") == "standing"


def _stones(view: View, side: int) -> int:
    """The stones of one's own pair, 0, or of the others, 1."""
    return view.scores[pair_of(seat_of(view)) ^ side].total


def _takes(wants: bool, deje: int, reading: Outlook) -> bool:
    """Whether an órdago is accepted: always with the best hand, never with less than a refusal leaves."""
    lost = reading.refused_by_us(deje)
    return reading.chance >= SURE or lost <= 0 or (wants and reading.chance > lost)


def _needless(reading: Outlook, deje: int) -> bool:
    """Whether an órdago wins no more than a bet would: its refusal ends the game, as that of any bet does."""
    return reading.game(deje) >= 1 and reading.chance < SURE
