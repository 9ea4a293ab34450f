"""The end of a hand and of a game: qualities, stakes, and who deals next."""

from __future__ import annotations

from tapete.games.cientos.count import quality
from tapete.games.cientos.marks import cleared, marked
from tapete.games.cientos.state import HALF, LOT, CientosState
from tapete.laws.mark import law
from tapete.table.event import event
from tapete.table.state import OVER

TEN, FIVE = 10, 5


@law("cie.cal.5")
def quality_of_capote(state: CientosState, seat: int) -> CientosState:
    """Capote wins one quality."""
    return quality(state, seat, 1, "capote", "cie.cal.5")


@law("cie.cal.6.1", "cie.cal.6.2")
def shortfall(points: int) -> tuple[int, str]:
    """How many qualities a player pays who makes so few points in a hand, and by which law."""
    if points < FIVE:
        return 2, "cie.cal.6.2"
    return (1, "cie.cal.6.1") if points < TEN else (0, "cie.cal.6.1")


def hand_over(state: CientosState) -> CientosState:
    """The hand has been counted to its end, the cards included: qualities, and the marks if nobody has won."""
    after = state
    for seat in (state.mano, state.pie):
        number, law_id = shortfall(state.tallies[seat].points)
        after = quality(after, 1 - seat, number, "shortfall", law_id)
    return after if after.champion is not None else next_hand(marked(after))


@law("cie.53")
def next_hand(state: CientosState) -> CientosState:
    """The deal passes to the other player."""
    return state.but(phase=state.game.first_phase, dealer=state.mano)


@law("cie.16", "cie.17", "cie.44", "cie.154", "cie.ad.4.2")
def is_double(state: CientosState, loser: int) -> bool:
    """The game is double if the loser has not really reached fifty, though he lack a single point."""
    return bool(state.game.double) and state.tallies[loser].real < HALF


@law("cie.15", "cie.16", "cie.17", "cie.44", "cie.cal.7.1", "cie.cal.7.2")
def game_over(state: CientosState) -> CientosState:
    """The loser pays the stake, single or double, and with qualities one or two of them besides."""
    winner = state.champion
    assert winner is not None
    double = is_double(state, 1 - winner)
    times, laws = (2, ("cie.17", "cie.44")) if double else (1, ("cie.16", "cie.44"))
    stake = times * int(state.game.stake)
    paid = state.paying([state.chips_entry(1 - winner, stake, "double-game" if double else "game", *laws)])
    told = paid.telling(event("game-double" if double else "game-single", winner, loser=1 - winner, stake=stake))
    after = quality(told, winner, times, "game", "cie.cal.7.2" if double else "cie.cal.7.1")
    return next_game(after.but(played_games=after.played_games + 1))


def next_game(state: CientosState) -> CientosState:
    """The deal alternates into the next game, or is cut for again; after the last one the match is over."""
    if state.played_games >= int(state.game.games):
        return state.but(phase=OVER).telling(event("match-over"))
    fresh = cleared(state).but(champion=None, manners=(0, 0), dealer=state.mano)
    return (
        gathered(fresh).but(phase=LOT) if state.game.next_dealer == "cut" else fresh.but(phase=fresh.game.first_phase)
    )


def gathered(state: CientosState) -> CientosState:
    """All cards go back to the pack, from which is cut."""
    return state.but(
        hands=(), stock=(), discards=((), ()), seen=((), ()), shown=((), ()), trick=(), taken=(), exchanged=()
    )
