"""Plays a few matches and prints how many rows player and training read alike, and how many not.

It is run by itself, with nothing compiled: `NUMBA_DISABLE_JIT=1 python -m tests.games.mus.alike`.
"""

from __future__ import annotations

from random import Random
from typing import Any

from tapete.games.mus.mixes import learned
from tapete.games.mus.odds import kind_of
from tapete.games.mus.seeing import partner_may_answer, seat_of, spot_of, standing
from tapete.games.mus.state import MusState, pair_of
from tapete.games.mus.strong import SURE, Strong
from tapete.games.mus.training import hand as played
from tapete.games.mus.training import kernel, tables
from tapete.games.mus.worth import places
from tapete.sitting.bots import Bots
from tapete.table.action import Action
from tapete.table.chance import Chance
from tapete.table.game import game_class
from tapete.table.match import Match
from tapete.table.player import ByView
from tapete.table.state import State
from tapete.table.view import View

np: Any = kernel.np
HOW = {"pass": played.PASSED, "accepted": played.ACCEPTED, "refused": played.REFUSED}
SLOTS = {"grande": 0, "chica": 1, "pares": 2, "juego": 3, "punto": 3}


class Compared(Strong):
    """A strong player that looks up every row in the way of the training, too."""

    table = tables.made(8, talks=False)
    truth: State
    alike, unlike = 0, 0

    def row(self, view: View, chance: float) -> int:
        """The row of this moment."""
        own, theirs = super().row(view, chance), self._trained_row(view)
        Compared.alike += own == theirs
        Compared.unlike += own != theirs
        return own

    def _trained_row(self, view: View) -> int:
        assert isinstance(Compared.truth, MusState)
        state, seat = Compared.truth, seat_of(view)
        bounds = np.ones((5, 16))
        for lance, row in enumerate(learned().bounds):
            bounds[lance, : len(row)] = row
        hand = tables.empty_hand(self.table, bounds)
        for other in range(4):
            spot, heard = spot_of(view, other), self._hearing.of(other)
            assert heard is not None
            hand.kinds[spot] = places(8)[kind_of(state.hands[other], 8)]
            word = tables.WORDS.index(heard.word)
            hand.cells[spot] = ((heard.spot * 3 + word) * 3 + heard.rounds) * 5 + heard.changed
        kernel.prepare(self.table, hand)
        hand.chances[hand.chances >= SURE] = 1.0
        for outcome in state.closed:
            slot = SLOTS[outcome.lance]
            if outcome.how in HOW:
                hand.how[slot], hand.stake[slot] = HOW[outcome.how], outcome.stake
                hand.pair[slot] = -1 if outcome.pair is None else (outcome.pair + state.mano) % 2
        need = [40 - state.stones((pair + state.mano) % 2) for pair in (0, 1)]
        assert view.prompt is not None
        opening = view.prompt.key == "open"
        stake, before, ordago = (0, 0, False) if opening else standing(view)
        bet = any(pair_of(other) == pair_of(seat) for other in self._bets)
        partner = not opening and partner_may_answer(view)
        return int(
            kernel.row_at(
                hand, spot_of(view, seat), SLOTS[view.phase], opening, stake, before, int(ordago), int(partner),
                int(bet), *need,
            )
        )  # fmt: skip


def main(matches: int = 8) -> None:
    """So many matches of four strong players."""
    for number in range(matches):
        rules, lot = game_class("mus").make(games_to_win=1), Random(number)
        minds = {place: ByView(Compared(4 * number + place)) for place in range(4)}
        bots, match = Bots(minds, lot), Match(rules)

        def decide(state: State, bots: Bots = bots) -> tuple[int, Action]:
            Compared.truth = state
            return bots.decide(state)

        def falls(chance: Chance, lot: Random = lot) -> Action:
            return chance.outcome(lot.randbytes(8))

        match.run(falls, decide)
    print(Compared.alike, Compared.unlike)


if __name__ == "__main__":
    main()
