"""To look where nobody may: at another's hand, at discards, at the cards that nobody has bought."""

from __future__ import annotations

from dataclasses import replace

from tapete.games.voltarete.floor.decided import is_codilho, is_decided, loss, part
from tapete.games.voltarete.floor.names import LOOKED_LATE, PEEK, QUARTO
from tapete.games.voltarete.floor.state import Floor
from tapete.games.voltarete.state import COUNT, FIRST, SECOND
from tapete.laws.mark import law
from tapete.table.action import Action
from tapete.table.asking import Question
from tapete.table.event import event
from tapete.table.floor import Case, Effect, slipped, unruled
from tapete.table.offer import Offer, say
from tapete.table.option import Value
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


# The facts.


def peek_case(state: Floor, seat: int, accused: int) -> Case:
    """What he looked at: a hand, discards, what nobody bought."""
    (slip,) = unruled(state, PEEK, accused)
    what, _, whose = slip.kind.partition(" ")
    quarto = accused not in state.active
    if what == "hand":
        return (
            Case("quarto-looks", accused, {"quarto_saw": "hand"}, slip)
            if quarto
            else Case("saw-cards", accused, {"depends": not is_decided(state), "agreed": True}, slip)
        )
    looker: dict[str, Value] = {"looker": QUARTO if quarto else part(state, accused), "pot": state.penalty}
    if what == "discards":
        return Case("looks-at-discards", accused, {**looker, "own_discards": whose == str(accused)}, slip)
    lost: dict[str, Value] = {
        "loss": loss(state),
        "won_already": is_codilho(state),
        "geral_lost": bool(state.geral) and state.lost_trick,
    }
    return Case("looks-at-leftovers", accused, {**looker, **lost}, slip)


@law("vol.II.12.18", "vol.II.15.6")
def looked_case(state: Floor, seat: int, accused: int) -> Case | Question:
    """Of a hand that was seen the others who play decide, if something still depends on it."""
    case = peek_case(state, seat, accused)
    if case.incident != "saw-cards" or not case.facts["depends"]:
        return case
    return Question(PEEK, tuple(each for each in state.active if each != accused), state.phase, about=accused)


@law("vol.II.8.19")
def looked_at_geral(state: Floor, seat: int) -> list[int]:
    """A feito who has lost his geral: against whoever was seen to look at the cards that nobody bought."""
    if seat != state.feito or state.phase != COUNT or not (state.geral and state.lost_trick):
        return []
    looked = [slip.seat for slip in state.slips if slip.kind.startswith("leftovers")]
    return [each for each in looked if each != seat]


@law("vol.II.8.18", "vol.II.8.19")
def geral_look_case(state: Floor, seat: int, accused: int) -> Case:
    """A geral is lost against one who saw the leftovers: whether the feito knew it when he went for it."""
    seen = next(slip for slip in state.slips if slip.what == PEEK and slip.seat == accused)
    return Case("geral-after-look", accused, {"knew": seen.kind != LOOKED_LATE})


# What follows.


def barred_from(what: str) -> Effect[Floor]:
    """Whoever did it is one of these when the hand is settled."""
    return lambda state, case: state.but(
        ruled=replace(state.ruled, **{what: getattr(state.ruled, what) | {case.offender}})
    )


EFFECTS: dict[str, Effect[Floor]] = {
    "geral-off": law("vol.II.8.4")(lambda state, case: state.but(ruled=replace(state.ruled, geral_off=True))),
    "no-part-of-geral": law("vol.II.8.5", "vol.II.8.18")(barred_from("no_geral")),
    "gets-no-payments": law("vol.II.8.18")(barred_from("unpaid")),
    "no-thirteen": law("vol.II.15.6")(lambda state, case: state.but(no_thirteen=True)),
}
