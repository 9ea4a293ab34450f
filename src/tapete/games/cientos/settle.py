"""The end of a hand and of a game: qualities, stakes, and who deals next."""

from __future__ import annotations

from tapete.games.cientos import partie
from tapete.games.cientos.count import quality
from tapete.games.cientos.marks import marked, wiped
from tapete.games.cientos.state import HALF, LOT, C, CientosState
from tapete.laws.mark import law
from tapete.table.event import Seat, event
from tapete.table.state import OVER

TEN, FIVE = 10, 5


@law("cie.cal.6.1", "cie.cal.6.2")
def shortfall(points: int) -> tuple[int, str]:
    """How many qualities a player pays who makes so few points in a hand, and by which law."""
    if points < FIVE:
        return 2, "cie.cal.6.2"
    return (1, "cie.cal.6.1") if points < TEN else (0, "cie.cal.6.1")


def settled(state: C) -> C:
    """When all is counted the hand is marked, and when somebody has made a hundred the game is paid."""
    after = hand_over(state) if state.counted_out else state
    return after if after.champion is None or state.game.is_partie else game_over(after)


def hand_over(state: C) -> C:
    """The hand has been counted to its end, the cards included: qualities, and the marks if nobody has won."""
    after = state
    for seat in (state.mano, state.pie):
        number, law_id = shortfall(state.tallies[seat].points)
        after = quality(after, 1 - seat, number, "shortfall", law_id)
    if after.champion is not None:
        return after
    done = partie.dealt(marked(after)) if state.game.is_partie else marked(after)
    return partie_over(done) if state.game.is_partie and partie.is_over(done) else next_hand(done)


@law("cie.53")
def next_hand(state: C) -> C:
    """The deal passes to the other player."""
    return state.but(phase=state.game.first_phase, dealer=state.mano)


@law("cie.16", "cie.17", "cie.44", "cie.154", "cie.ad.4.2")
def is_double(state: CientosState, loser: int) -> bool:
    """The game is double if the loser has not really reached fifty, though he lack a single point."""
    return state.game.double and state.tallies[loser].real < HALF


@law("cie.15", "cie.cal.7.1", "cie.cal.7.2")
def game_over(state: C) -> C:
    """Who has made a hundred is paid the stake, and with qualities one or two of them besides."""
    winner = state.champion
    assert winner is not None
    double = is_double(state, 1 - winner)
    paid = _stake_paid(state, winner, double)
    if double:
        after = quality(paid, winner, 2, "game", "cie.cal.7.2")
    else:
        after = quality(paid, winner, 1, "game", "cie.cal.7.1")
    return next_game(after.but(played_games=after.played_games + 1))


@law("cie.15", "cie.cal.7.1")
def partie_over(state: C) -> C:
    """The partie is paid, with the quality of a single game where they are played; nothing if it is drawn."""
    paid = partie.paid(state)
    after = paid if paid.champion is None else quality(paid, paid.champion, 1, "game", "cie.cal.7.1")
    return next_game(after.but(played_games=after.played_games + 1, deals=0))


@law("cie.16", "cie.17", "cie.44")
def _stake_paid(state: C, winner: int, double: bool) -> C:
    """The loser pays the stake once, or twice."""
    loser, stake = 1 - winner, (2 if double else 1) * state.game.stake
    reason, key, law_id = ("double-game", "game-double", "cie.17") if double else ("game", "game-single", "cie.16")
    paid = state.paying([state.chips_entry(loser, stake, reason, law_id, "cie.44")])
    return paid.telling(event(key, winner, loser=Seat(loser), stake=stake))


def next_game(state: C) -> C:
    """The deal alternates into the next game, or is cut for again; after the last one the match is over."""
    if state.played_games >= state.game.games:
        return state.but(phase=OVER).telling(event("match-over", number=state.game.games))
    fresh = wiped(state).but(champion=None, manners=(0, 0), dealer=state.mano)
    if state.game.next_dealer == "cut":
        return fresh.cleared().but(phase=LOT)
    return fresh.but(phase=fresh.game.first_phase)
