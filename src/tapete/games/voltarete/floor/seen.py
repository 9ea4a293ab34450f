"""Cards that are seen: laid on the table as lost, or looked at where nobody may; and a codilho given by a word."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from tapete.games.voltarete import concluding
from tapete.games.voltarete.floor import decided
from tapete.games.voltarete.floor.accidents import others_asked
from tapete.games.voltarete.floor.names import LOOKED_LATE, PEEK, QUARTO, SHOWN, WORD
from tapete.games.voltarete.floor.state import Floor
from tapete.games.voltarete.seats import also
from tapete.games.voltarete.state import COUNT, FIRST, SECOND
from tapete.laws.mark import law
from tapete.table.action import Action
from tapete.table.asking import Question
from tapete.table.event import Seat, event
from tapete.table.floor import Case, Effect, slipped, unruled
from tapete.table.offer import Offer, say
from tapete.table.phase import Deed, beside

# To look.


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
    lying = {"hand": state.hands, "discards": state.discards}
    cards = lying[what][int(*whose)] if whose else state.leftovers
    kept = tuple((seat, card) for card in cards)
    told = [event("peeks", seat, place=what), event("peeked", seat, to=(seat,), cards=cards)]
    return slipped(state, PEEK, seat, len(state.taken), kind).but(peeked=(*state.peeked, *kept)).telling(*told)


def peek_case(state: Floor, seat: int, accused: int) -> Case:
    """What he looked at: a hand, discards, what nobody bought."""
    (slip,) = unruled(state, PEEK, accused)
    what, _, whose = slip.kind.partition(" ")
    quarto = accused not in state.active
    if what == "hand" and quarto:
        return state.case("quarto-looks", accused, slip, quarto_saw="hand")
    if what == "hand":
        return state.case("saw-cards", accused, slip, depends=not decided.is_decided(state), agreed=True)
    looker = QUARTO if quarto else decided.part(state, accused)
    if what == "discards":
        return state.case("looks-at-discards", accused, slip, looker=looker, own_discards=whose == str(accused))
    facts = {
        "loss": decided.loss(state),
        "won_already": decided.is_codilho(state),
        "geral_lost": bool(state.geral) and state.lost_trick,
    }
    return state.case("looks-at-leftovers", accused, slip, looker=looker, **facts)


@law("vol.II.12.18", "vol.II.15.6")
def looked_case(state: Floor, seat: int, accused: int) -> Case | Question:
    """Of a hand that was seen the others who play decide, if something still depends on it."""
    case = peek_case(state, seat, accused)
    return others_asked(state, PEEK, accused) if case.facts.get("depends") else case


@law("vol.II.8.19")
def looked_at_geral(state: Floor, seat: int) -> list[int]:
    """A feito who has lost his geral: against whoever was seen to look at the cards that nobody bought."""
    if seat != state.feito or state.phase != COUNT or not (state.geral and state.lost_trick):
        return []
    return [slip.seat for slip in state.slips if slip.kind.startswith("leftovers") and slip.seat != seat]


@law("vol.II.8.18", "vol.II.8.19")
def geral_look_case(state: Floor, seat: int, accused: int) -> Case:
    """A geral is lost against one who saw the leftovers: whether the feito knew it when he went for it."""
    seen = next(slip for slip in state.slips if slip.what == PEEK and slip.seat == accused)
    return state.case("geral-after-look", accused, knew=seen.kind != LOOKED_LATE)


def barred_from(what: str) -> Effect[Floor]:
    """Whoever did it is one of these when the hand is settled."""
    return lambda state, case: state.ruling(**{what: getattr(state.ruled, what) | {case.offender}})


# To show.


@law("vol.II.12.10")
def _giving_codilho(state: Floor, seat: int) -> list[Offer]:
    """To one who can have it, by all that is known."""
    said = seat in state.barred or any(slip.what == WORD for slip in state.slips)
    if seat != state.feito or said:
        return []
    return [say("tell-codilho", each, grave=True) for each in concluding.codilho_open_to(state)]


def _gives_codilho(state: Floor, seat: int, action: Action) -> Floor:
    told = state.telling(event("tells-codilho", seat, whose=Seat(action.number)))
    return slipped(told, WORD, seat, len(state.taken))


@law("vol.II.12.2", "vol.II.12.3", "vol.II.12.8")
def _showing(state: Floor, seat: int) -> list[Offer]:
    """An opponent lays his hand open and says that the feito has won, who can do so still."""
    able = seat in state.opponents and seat not in state.open_hands and bool(state.hands[seat])
    return [say("show-lost", grave=True)] if able and concluding.can_win(state) else []


def _shows(state: Floor, seat: int, action: Action) -> Floor:
    """He cannot have the codilho any more, and has said for the whole hand that the feito has won."""
    safe = "safe" if decided.is_safe(state) else ""
    shown = state.but(open_hands=(*state.open_hands, seat), barred=(*state.barred, seat))
    told = shown.telling(event("shows-lost", seat, cards=state.hands[seat]))
    return _given_by_all(slipped(told, SHOWN, seat, len(state.taken), safe))


def _given(state: Floor) -> tuple[tuple[int, bool], ...]:
    """Who has said that the feito has won: by a word, in this trick; by his cards, until the hand is over."""
    shown = [slip.seat for slip in state.slips if slip.what == SHOWN]
    return (*state.conceding, *((seat, False) for seat in shown if seat not in dict(state.conceding)))


@law("vol.II.12.3")
def _given_by_all(state: Floor) -> Floor:
    """If all his opponents say so the hand is offered to the feito, and nobody is to blame for showing his cards."""
    given = _given(state)
    if len(given) < len(state.opponents):
        return state
    slips = tuple(replace(slip, kind="agreed") if slip.what == SHOWN else slip for slip in state.slips)
    return concluding.offered(_freed(state.but(slips=slips, conceding=given)))


@law("vol.II.12.3")
def _freed(state: Floor) -> Floor:
    """Nobody owes for the cards that he has shown, though it was ruled already."""
    shown = [debt for debt in state.owed if debt.laws[0] == "vol.II.12.2"]
    left = tuple(debt for debt in state.owed if debt not in shown)
    return state.but(owed=left).telling(*(event("waived", debt.offender) for debt in shown))


@law("vol.II.12.2", "vol.II.12.3")
def shown_case(state: Floor, seat: int, accused: int) -> Case:
    slip = unruled(state, SHOWN, accused)[-1]
    return state.case("shows-as-won", accused, slip, other_agrees=slip.kind == "agreed", safe=slip.kind == "safe")


PEEKING = beside("peek", offers=_may_peek, do=_peeks, spans={"peek": ("hand", "discards", "leftovers")})
SHOWING = (
    beside("tell-codilho", offers=_giving_codilho, do=_gives_codilho),
    beside("show-lost", offers=_showing, do=_shows),
)
CONCEDE: Deed[Any] = Deed(
    ("concede",),
    lambda state, seat: [] if seat in dict(_given(state)) else concluding.conceding(state, seat),
    lambda state, seat, action: _given_by_all(concluding.said_won(state, seat, action)),
    agreed=concluding.agreed,
    spans=concluding.CONCEDED,
)

GIVEN_UP: Effect[Floor] = law("vol.II.12.10")(lambda state, case: state.but(barred=also(state.barred, state.maker)))
"""By his own word the feito cannot win any more."""

EFFECTS: dict[str, Effect[Floor]] = {
    "given-up": GIVEN_UP,
    "geral-off": law("vol.II.8.4")(lambda state, case: state.ruling(geral_off=True)),
    "no-part-of-geral": law("vol.II.8.5", "vol.II.8.18")(barred_from("no_geral")),
    "gets-no-payments": law("vol.II.8.18")(barred_from("unpaid")),
    "no-thirteen": law("vol.II.15.6")(lambda state, case: state.but(no_thirteen=True)),
}
