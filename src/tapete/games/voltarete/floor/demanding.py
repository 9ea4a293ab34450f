"""The card that another chooses: of two, of a kind, or by its name; the hand that it comes from stays hidden."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from tapete.cards import SUIT_WORDS, SUITS, Card, Suit
from tapete.games.voltarete.floor.kept import Righting
from tapete.games.voltarete.floor.names import CHOOSE, SPILLED
from tapete.games.voltarete.floor.state import Floor
from tapete.games.voltarete.floor.turns import of_grant, side
from tapete.laws.mark import law
from tapete.table.action import Argument
from tapete.table.asking import Question, asked_about, next_asked
from tapete.table.event import Event, event
from tapete.table.floor import Case, Effect
from tapete.table.matadores import PACK
from tapete.table.offer import Offer, say
from tapete.table.zones import Cards

HIGHEST, LOWEST, TRUMP, NO_TRUMP = KINDS = ("highest", "lowest", "trump", "no-trump")

DEMANDED = {"demand": (*KINDS, *SUIT_WORDS)}


@law("vol.II.10.7", "vol.II.12.12", "vol.II.12.13")
def keep_or_demand(state: Floor, seat: int) -> list[Offer]:
    """He lets the card lie, or asks for another: of a kind, or of a suit."""
    suits = [suit.word for suit in SUITS if suit is not state.trump]
    return [say("keep"), *(say("demand", kind) for kind in (*KINDS, *suits) if kind not in state.righting.denied)]


@law("vol.II.10.7", "vol.II.12.12", "vol.II.12.13")
def by_name(state: Floor, seat: int) -> list[Offer]:
    """Or by its name, seen or not; there are so many that they stand beside the question."""
    if seat != next_asked(state):
        return []
    return [say("demand", card) for card in _thinkable(state, seat) if card.text not in state.righting.denied]


def taken_back(state: Floor) -> Floor:
    """The state before he of whom a card is demanded played his last one."""
    whose = asked_about(state)
    return state.rewound(max(number for number, played in enumerate(state.plays) if played.seat == whose))


@law("vol.II.10.7")
def _thinkable(state: Floor, seat: int) -> Cards:
    """Every card that the other may lawfully play, as far as this seat knows; so it is not told what he holds."""
    whose, before, known = asked_about(state), taken_back(state), state.known(seat)
    own = [card for card in before.hands[whose] if card in known]
    laid = {played.card for played in state.plays}
    free = [card for card in PACK if card not in laid and (card in own or card not in known)]

    def lawful(card: Card) -> bool:
        hand = tuple(dict.fromkeys((*own, card)))
        return card in before.duty_of(whose, hand)[1]

    return tuple(card for card in free if lawful(card))


def meant(state: Floor, seat: int, wanted: Argument) -> Cards:
    """The lawful cards of this seat that are what is asked for: one, or several of a kind or a suit."""
    suit, lawful = state.order.suit, sorted(state.lawful_cards(seat), key=lambda card: state.order.power[card])
    if wanted in (HIGHEST, LOWEST):
        return (lawful[-1] if wanted == HIGHEST else lawful[0],)
    if isinstance(wanted, Card):
        return (wanted,) if wanted in lawful else ()
    if wanted == NO_TRUMP:
        return tuple(card for card in lawful if suit[card] is not state.trump)
    of = state.trump if wanted == TRUMP else Suit.named(str(wanted))
    return tuple(card for card in lawful if suit[card] is of)


def denied(state: Floor, whose: int, wanted: Argument) -> Floor:
    """He has no such card, or may not play it, and says so; the other asks for another."""
    asked = (*state.righting.denied, str(wanted))
    return state.but(righting=replace(state.righting, denied=asked)).telling(event("cannot-play", whose))


def bound(whose: int, wanted: Argument) -> Event:
    """All hear of what kind his card must be."""
    if wanted in KINDS:
        return event(f"must-play-{wanted}", whose)
    return event("must-play-suit", whose, suit=str(wanted))


# What follows from a ruling.


def two_cards_case(state: Floor, seat: int) -> Case:
    """Two cards of his lie there apart, and he might play either."""
    return Case("two-cards", seat, {"how": "apart", "by": side(state, seat), **of_grant(state)}, number=seat)


def _chosen_by(chooser: Callable[[Floor, Case], int]) -> Effect[Floor]:
    """He whom the ruling names chooses the card of him who played ahead or profited by a sign; or one of two."""

    def effect(state: Floor, case: Case) -> Floor:
        stage = SPILLED if state.righting.spilled else CHOOSE
        question = Question(stage, (chooser(state, case),), state.phase, about=case.number)
        return state.but(phase=stage, question=question)

    return effect


@law("vol.II.10.25")
def _at_right(state: Floor, case: Case) -> int:
    """The player at the right of him whose cards they are."""
    return state.play.after(case.offender, 1)


@law("vol.II.12.12", "vol.II.12.13")
def _complainer(state: Floor, case: Case) -> int:
    assert case.accuser is not None
    return case.accuser


def replayed(state: Floor, seat: int, card: Card) -> Floor:
    """The card of this seat in the last trick is changed for another; who came after him plays again."""
    plays = state.plays
    place = max(number for number, played in enumerate(plays) if played.seat == seat)
    return state.rewound(place).laid(seat, card).but(righting=Righting(spared=state.righting.spared))


EFFECTS: dict[str, Effect[Floor]] = law("vol.II.10.7", "vol.II.10.25")(
    {
        "feito-chooses-card": _chosen_by(lambda state, case: state.maker),
        "refuser-chooses-card": _chosen_by(lambda state, case: state.lone),
        "right-chooses-card": _chosen_by(_at_right),
        "refusers-right-chooses-card": _chosen_by(_at_right),
        "harmed-chooses-card": _chosen_by(_complainer),
    }
)
