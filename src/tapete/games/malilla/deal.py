"""The deal: shuffle, cut, packets of four from the right, and the turn-up."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tapete.cards import Card
from tapete.games.malilla.settle import turn_up_payers, turn_up_value
from tapete.games.malilla.state import CUT, EXCHANGE, NAME_TRUMP, PLAY, SHUFFLE, M, MalillaState
from tapete.games.malilla.variants import LEAST_CUT
from tapete.laws.mark import law
from tapete.table import deal as shared
from tapete.table.action import Action
from tapete.table.asking import Question, asked
from tapete.table.chance import Chance
from tapete.table.event import event
from tapete.table.offer import Number, Offer, say
from tapete.table.phase import Stage, beside, deed, lot, stage
from tapete.table.zones import Cards

CONSENT = "consent"
PILE = 4


@law("mal.61")
def shuffle_chance(state: MalillaState) -> Chance:
    """The dealer shuffles the pack as he pleases: every order is as likely."""
    return Chance("deck", state.variant.pack)


def shuffle(state: M, seat: int, action: Action) -> M:
    """A new hand begins with the pack shuffled."""
    return shuffled(state.opening_hand(), seat, action)


def shuffled(state: M, seat: int, action: Action) -> M:
    """The pack lies ready to be cut."""
    return shared.shuffled(state, CUT, action)


@law("mal.62", "mal.63", "mal.66")
def lawful_cut(state: MalillaState, seat: int) -> list[Offer]:
    """He must lift four at least and leave at least one."""
    return [cut_offer(state, LEAST_CUT)]


def cut_offer(state: MalillaState, least: int) -> Number:
    """Lift as many as one likes, from so many on."""
    return Number("cut", least, len(state.variant.pack) - 1, usual=(7, 8, 9))


def cut_and_deal(state: M, seat: int, action: Action) -> M:
    """The pack is cut and dealt."""
    return dealt(shared.lifted(state, seat, action))


# Substitutes.


@law("mal.99")
def may_leave(state: MalillaState, seat: int) -> list[Offer]:
    """Nobody leaves another to play in his place without the consent of the rest; it is asked between hands."""
    return [] if seat in state.excused else [say("leave", grave=True)]


def ask_leave(state: M, seat: int, action: Action) -> M:
    """The rest are asked in turn, from the right of the one who would leave."""
    seats = state.game.seats
    rest = tuple((seat + step) % seats for step in range(1, seats))
    asking = state.but(phase=CONSENT, question=Question(CONSENT, rest, CUT, about=seat), excused=(*state.excused, seat))
    return asking.telling(event("asks-leave", seat))


def _heard(state: M, seat: int, consents: bool) -> M:
    return state.telling(event("consents", seat)) if consents else state


@law("mal.99")
def _decided(state: M, seat: int, question: Question, consent: bool) -> M:
    """One refusal is enough; with the consent of all another may sit down."""
    return state.telling(event("leave-given", question.about) if consent else event("leave-refused", seat))


LEAVE = beside("leave", offers=may_leave, do=ask_leave, agreed=lambda game: game.substitutes == "consent")


# Dealing.


@law("mal.67", "mal.68", "mal.coja.4", "mal.cubiertas.2", "mal.vistas.2")
def pattern(state: MalillaState) -> tuple[int, ...]:
    """How many cards each gets at a time, from the mano on; the piles of the open game for two are always of four."""
    return (state.game.packet,) * (state.variant.each // state.game.packet)


@law("mal.vistas.2", "mal.vistas.3")
def piled(cards: Sequence[Card]) -> tuple[Cards, ...]:
    """Each packet of four is laid face up, so that its last card is on top."""
    return tuple(tuple(reversed(cards[start : start + PILE])) for start in range(0, len(cards), PILE))


@law("mal.cubiertas.3")
def dealt(state: M) -> M:
    """Deal the cut pack: hands or piles, the rest as stock, and the last card shown, unless trumps are named."""
    variant = state.variant
    got = shared.packets(state.deck, state.active, pattern(state))
    each = tuple(got.get(seat, ()) for seat in range(state.game.seats))
    used = variant.each * variant.players
    laid = state.but(
        deck=(),
        hands=() if variant.piles else each,
        piles=tuple(map(piled, each)) if variant.piles else (),
        stock=state.deck[used:],
        discards=((),) * state.game.seats if variant.stock else (),
    ).telling(event("dealt", state.deals_cards))
    return play_begins(laid if state.game.names_trump else turned_up(laid, state.deck[used - 1]))


@law("mal.7", "mal.69", "mal.70", "mal.cubiertas.11")
def turned_up(state: M, card: Card) -> M:
    """The last card dealt is shown: its suit is trumps, and if it is of value it is paid at once."""
    shown = state.but(turned=card).telling(event("turn-up", state.pie, card=card))
    law_ids, worth, dealer = shown.game.turn_up_laws(card), turn_up_value(card), shown.side(shown.pie)
    return shown.paying(shown.entry(payer, dealer, worth, "turn-up", *law_ids) for payer in turn_up_payers(shown))


@law("mal.14", "mal.31")
def play_begins(state: M) -> M:
    """Mano is to lead; with a stock the exchange comes first, and where trumps are named the naming."""
    first = NAME_TRUMP if state.game.names_trump else EXCHANGE if state.variant.stock else PLAY
    return state.but(phase=first, leader=state.mano)


STAGES: dict[str, Stage[Any]] = {
    SHUFFLE: lot(shuffle_chance, shuffle, between=True),
    CUT: stage("cut", lambda state: state.cutter, deed("cut", offers=lawful_cut, do=cut_and_deal, lot=True), LEAVE),
    CONSENT: asked("consent", "consent", "refuse", heard=_heard, decided=_decided),
}
