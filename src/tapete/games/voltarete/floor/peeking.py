"""To look where nobody may: at another's hand, at discards, at the cards that nobody has bought."""

from __future__ import annotations

from tapete.games.voltarete.floor.names import LOOKED_LATE, PEEK
from tapete.games.voltarete.floor.state import Floor
from tapete.games.voltarete.state import FIRST, SECOND
from tapete.laws.mark import law
from tapete.table.action import Action
from tapete.table.event import event
from tapete.table.floor import slipped
from tapete.table.offer import Offer, say
from tapete.table.phase import beside
from tapete.table.zones import Cards


@law("vol.II.8.1", "vol.II.8.2", "vol.II.8.16", "vol.II.12.18", "vol.II.15.6")
def _may_peek(state: Floor, seat: int) -> list[Offer]:
    """Once in a hand, before a trick is made; in the passages it is the quarto who looks at a hand, if it is hidden."""
    done = any(slip.what == PEEK and slip.seat == seat for slip in state.slips)
    if state.taken or done or seat not in state.present:
        return []
    hands = [say("peek", "hand", each, grave=True) for each in state.three if each not in (seat, *state.open_hands)]
    if state.phase in (FIRST, SECOND):
        return [] if seat in state.three else list(hands)
    thrown = {each for each, number in state.bought if number}
    discards = [say("peek", "discards", each, grave=True) for each in state.active if each in thrown]
    rest = [say("peek", "leftovers", grave=True)] if state.leftovers else []
    return [*hands, *discards, *rest] if seat in state.active else []


def _peeks(state: Floor, seat: int, action: Action) -> Floor:
    """All see him do it; what he sees is his alone."""
    what, *whose = map(str, action.arguments)
    kind = LOOKED_LATE if what == "leftovers" and state.geral else " ".join((what, *whose))
    cards = _seen(state, what, whose)
    kept = tuple((seat, card) for card in cards)
    told = [event("peeks", seat, place=what), event("peeked", seat, to=(seat,), cards=cards)]
    return slipped(state, PEEK, seat, len(state.taken), kind).but(peeked=(*state.peeked, *kept)).telling(*told)


def _seen(state: Floor, what: str, whose: list[str]) -> Cards:
    if what == "leftovers":
        return state.leftovers
    return (state.hands if what == "hand" else state.discards)[int(whose[0])]


PEEKING = beside("peek", offers=_may_peek, do=_peeks, spans={"peek": ("hand", "discards", "leftovers")})
