"""What is searched in the Cientos with open cards: the points of the mano less those of the pie in the whole hand.

Above all points is the game, if somebody can come to a hundred (`racing`); the qualities are left out.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from tapete.games.cientos.count import PIQUE, THIRTY, may_pique
from tapete.games.cientos.play import CAPOTE, CARDS, TO_WIN, hand_over
from tapete.games.cientos.race import race, stakes
from tapete.games.cientos.ranking import HAND
from tapete.games.cientos.state import HUNDRED, CientosState
from tapete.table.aim import Aim, Counts
from tapete.table.ledger import Account
from tapete.table.tricks import Trick

FAR = 1000
"""So far behind nobody comes to a hundred in a hand."""


def aim(state: CientosState) -> Aim:
    """The difference; ten for the cards and forty for a capote never change the order, unless a pique is near.

    They do too where a trick that is one's own lead counts nothing more.
    """
    mano, gifts = frozenset({state.mano}), _pique(state)
    near = not state.game.is_partie and any(_most(state, seat) >= HUNDRED for seat in (0, 1))
    if not gifts and state.game.count != "body":
        return Aim(most=mano, unit="points", open_end=near)
    return replace(_counted(state, gifts), open_end=near)


def _counted(state: CientosState, gifts: Mapping[Counts, int]) -> Aim:
    """The difference, with the tricks of each counted."""
    made = (state.tricks_of(state.mano), state.tricks_of(state.pie))
    mano, pie = frozenset({state.mano}), frozenset({state.pie})
    return Aim(
        most=mano, unit="points", piles=(mano, pie), made=made, total=HAND, final=_cards(), gifts=gifts
    )  # fmt: skip


def counted(state: CientosState) -> Aim:
    """The whole difference, with ten for the cards, the capote and the pique: what hands that are played out come
    to."""
    return _counted(state, _pique(state))


def racing(state: CientosState) -> Aim:
    """The same with a game that may end before its last card; where tricks do not tell the points it stays open."""
    own = _counted(state, _pique(state))
    if not state.trick and state.tallies[state.leader].race + state.play.lead >= HUNDRED:
        return replace(own, stakes=stakes, decided=True)
    if state.game.count == "body" or state.silenced:
        return replace(own, open_end=True)
    found = race(state, own.gifts)
    return replace(own, stops=found.stops, last=found.last, stakes=stakes, open_end=not found.plain)


def _cards() -> Mapping[Counts, int]:
    """What the tricks in the end count to the mano, or the pie."""

    def bonus(tricks: int) -> int:
        return CAPOTE if tricks == HAND else CARDS if tricks >= TO_WIN else 0

    return {(own, HAND - own): bonus(own) - bonus(HAND - own) for own in range(HAND + 1)}


def _pique(state: CientosState) -> dict[Counts, int]:
    """At how many tricks in a row the mano comes to thirty, as long as the pie has counted nothing."""
    mano, play = state.mano, state.play
    points = state.tallies[mano].points
    if points >= THIRTY or not may_pique(state, mano):
        return {}
    for made in range(len(state.taken), HAND):
        points += 0 if made == len(state.taken) and state.trick else play.lead
        if points >= THIRTY:
            return {(made, 0): PIQUE} if made > len(state.taken) else {}
        points += play.trick - play.own
        if points >= THIRTY and made + 1 < HAND:
            return {(made + 1, 0): PIQUE}
    return {}


def _most(state: CientosState, seat: int) -> int:
    """As many points as the seat can have in the race when the hand is over, and more."""
    return state.tallies[seat].race + 2 * (HAND - len(state.taken)) + 2 + CAPOTE + PIQUE


def gains(state: CientosState, tricks: tuple[Trick, ...]) -> Mapping[Account, float]:
    """What each counts more than the other in the rest of the hand."""
    first, second = [replace(tally, mark=-FAR, half=0, hundred=0) for tally in state.tallies]
    behind = state.but(tallies=(first, second))
    entries = hand_over(behind, tricks).ledger.of_hand(state.hand)[len(state.ledger.of_hand(state.hand)) :]
    counted = [each for each in entries if each.reason in COUNTED]
    mano = sum(each.amount * (1 if each.payee == f"hand {state.mano}" else -1) for each in counted)
    return {state.mano: mano, state.pie: -mano}


COUNTED = ("lead", "trick", "last-trick", "cards", "capote", "pique")
"""For what points are counted in the play."""
