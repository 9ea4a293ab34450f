"""Whether to play or to ask for reposta, once all have bought."""

from __future__ import annotations

from typing import Any

from tapete.games.voltarete.advice.claims import REFUSES
from tapete.games.voltarete.aim import FIRST_FIVE, GERAL
from tapete.games.voltarete.state import VoltareteState
from tapete.games.voltarete.thinking.buying import of_numbers_in, tricks_in
from tapete.games.voltarete.thinking.dealing import Hidden
from tapete.games.voltarete.thinking.masks import BITS, KINGS, QUEENS, mask_of, np, trump_number
from tapete.games.voltarete.thinking.throwing import stakes
from tapete.games.voltarete.thinking.verdicts import BOUGHT, corrected, given_up, levels, matadores_of, paid
from tapete.table.action import Action
from tapete.table.offer import Prompt

BEGIN, ASK = Action("begin"), Action("ask-reposta")


def ordered(state: VoltareteState, seat: int, book: Action, prompt: Prompt, number: int, seed: int) -> Any:
    """What it brings to begin, and to ask: who has too much in sight refuses, and then it is played all the same."""
    if book not in (BEGIN, ASK) or not prompt.allows(ASK) or state.trump is None:
        return None
    suit, place = trump_number(state.trump), state.three.index(seat)
    hidden, rows = Hidden(state, seat, number, seed), np.zeros((number, 4), dtype=np.int64)
    refused = np.zeros(number, dtype=bool)
    for other in state.opponents:
        hands = np.zeros(number, dtype=np.int64)
        of_numbers_in(hidden.hand(other), BITS[suit], hands)
        rows[:, state.three.index(other)] = hands
        worth = np.zeros(number)
        tricks_in(hands, KINGS[suit], QUEENS[suit], suit < 2, worth)
        refused |= worth >= REFUSES
    own = np.zeros(1, dtype=np.int64)
    of_numbers_in(np.array([mask_of(state.hands[seat])]), BITS[suit], own)
    rows[:, place] = own[0]
    trump = np.full(number, suit)
    found, table = levels(rows, trump, place, GERAL, seed), stakes(state)
    payments = table.to_feito(matadores_of(rows, trump, place))
    payments[:, GERAL] = payments[:, FIRST_FIVE]
    played = corrected(paid(found, payments), found, BOUGHT)
    return [BEGIN, ASK], np.stack([played, np.where(refused, played, given_up(table))], axis=1)
