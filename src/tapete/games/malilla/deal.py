"""The deal: shuffle, cut, packets of four from the right, and the turn-up."""

from __future__ import annotations

from collections.abc import Sequence

from tapete.cards import Card, cut
from tapete.games.malilla.settle import turn_up_payers, turn_up_value
from tapete.games.malilla.state import CUT, EXCHANGE, PLAY, SHUFFLE, MalillaState
from tapete.games.malilla.variants import LEAST_CUT
from tapete.laws.mark import law
from tapete.table.action import Action
from tapete.table.chance import Chance
from tapete.table.event import event
from tapete.table.offer import Number, Offer, Prompt, ask, say
from tapete.table.phase import Phase

CONSENT = "consent"
PILE = 4


@law("mal.61")
def shuffle_chance(state: MalillaState) -> Chance:
    """The dealer shuffles the pack as he pleases: every order is as likely."""
    return Chance("deck", state.variant.pack)


def shuffle(state: MalillaState, seat: int, action: Action) -> MalillaState:
    """A new hand begins with the pack shuffled."""
    return shuffled(state.opening_hand(), action.cards)


def shuffled(state: MalillaState, deck: tuple[Card, ...]) -> MalillaState:
    """The pack lies ready to be cut."""
    return state.but(phase=CUT, deck=deck).telling(event("shuffled", state.deals_cards))


def cut_turn(state: MalillaState) -> int:
    """The cutter is awaited."""
    return state.cutter


def cut_prompt(state: MalillaState, seat: int) -> Prompt | None:
    """The cutter must cut; anyone may first ask leave to have another play for him."""
    offers: list[Offer] = []
    if seat == state.cutter:
        offers.append(cut_offer(state, LEAST_CUT))
    if may_leave(state, seat):
        offers.append(say("leave", grave=True))
    return ask("cut", offers)


@law("mal.62", "mal.63", "mal.66")
def cut_offer(state: MalillaState, least: int) -> Number:
    """Lift as many as one likes, leaving at least one."""
    return Number("cut", least, len(state.variant.pack) - 1, usual=(7, 8, 9))


def cut_act(state: MalillaState, seat: int, action: Action) -> MalillaState:
    """The pack is cut and dealt, or leave is asked."""
    if action.word == "leave":
        return ask_leave(state, seat)
    return dealt(lifted(state, seat, action.number))


def lifted(state: MalillaState, seat: int, number: int) -> MalillaState:
    """The pack after the cut."""
    return state.but(deck=cut(state.deck, number)).telling(event("cut", seat, number=number))


# Substitutes.


@law("mal.99")
def may_leave(state: MalillaState, seat: int) -> bool:
    """Nobody leaves another to play in his place without the consent of the rest; it is asked between hands."""
    return state.game.substitutes == "consent" and seat not in state.asked


def ask_leave(state: MalillaState, seat: int) -> MalillaState:
    """The rest are asked in turn."""
    after = state.but(phase=CONSENT, leaving=seat, consents=(), asked=(*state.asked, seat))
    return after.telling(event("asks-leave", seat))


def consent_turn(state: MalillaState) -> int:
    """The next to be asked, from the right of the one who would leave."""
    assert state.leaving is not None
    return (state.leaving + 1 + len(state.consents)) % state.places


def consent_prompt(state: MalillaState, seat: int) -> Prompt | None:
    """Each says yes or no."""
    if seat != consent_turn(state):
        return None
    return Prompt("consent", (say("consent"), say("refuse")))


@law("mal.99")
def consent_act(state: MalillaState, seat: int, action: Action) -> MalillaState:
    """One refusal is enough; with the consent of all another may sit down."""
    leaving = state.leaving
    back = state.but(phase=CUT, leaving=None, consents=())
    if action.word == "refuse":
        return back.telling(event("leave-refused", seat))
    consents = (*state.consents, seat)
    if len(consents) < state.places - 1:
        return state.but(consents=consents).telling(event("consents", seat))
    return back.telling(event("consents", seat), event("leave-given", leaving))


# Dealing.


@law("mal.67", "mal.68", "mal.coja.4", "mal.cubiertas.2", "mal.vistas.2")
def packets(deck: Sequence[Card], seats: Sequence[int], each: int, packet: int) -> dict[int, tuple[Card, ...]]:
    """The cards of each seat in the order in which it gets them, a packet at a time from the mano on."""
    got: dict[int, list[Card]] = {seat: [] for seat in seats}
    top = 0
    for _ in range(each // packet):
        for seat in seats:
            got[seat] += deck[top : top + packet]
            top += packet
    return {seat: tuple(cards) for seat, cards in got.items()}


@law("mal.vistas.2", "mal.vistas.3")
def piled(cards: Sequence[Card]) -> tuple[tuple[Card, ...], ...]:
    """Each packet of four is laid face up, so that its last card is on top."""
    return tuple(tuple(reversed(cards[start : start + PILE])) for start in range(0, len(cards), PILE))


@law("mal.cubiertas.3")
def dealt(state: MalillaState) -> MalillaState:
    """Deal the cut pack: hands or piles, the rest as stock, and the last card shown."""
    variant = state.variant
    got = packets(state.deck, state.active, variant.each, state.game.packet)
    each = tuple(got.get(seat, ()) for seat in range(state.places))
    used = variant.each * variant.players
    laid = state.but(
        deck=(),
        hands=() if variant.piles else each,
        piles=tuple(map(piled, each)) if variant.piles else (),
        stock=state.deck[used:],
        discards=((),) * state.places if variant.stock else (),
    ).telling(event("dealt", state.deals_cards))
    return play_begins(turned_up(laid, state.deck[used - 1]))


@law("mal.7", "mal.69", "mal.70", "mal.cubiertas.11")
def turned_up(state: MalillaState, card: Card) -> MalillaState:
    """The last card dealt is shown: its suit is trumps, and if it is of value it is paid at once."""
    shown = state.but(turned=card).telling(event("turn-up", state.pie, card=card))
    law_ids = shown.game.turn_up_laws(card)
    dealer = shown.side(shown.pie)
    payers = turn_up_payers(
        shown.variant, dealer, shown.side(shown.cutter), shown.sides, bool(shown.game.turn_up_from_all)
    )
    worth = turn_up_value(card)
    return shown.paying(shown.entry(payer, dealer, worth, "turn-up", *law_ids) for payer in payers)


@law("mal.14", "mal.31")
def play_begins(state: MalillaState) -> MalillaState:
    """Mano is to lead; with a stock the exchange comes first."""
    return state.but(phase=EXCHANGE if state.variant.stock else PLAY, leader=state.mano)


PHASES: dict[str, Phase[MalillaState]] = {
    SHUFFLE: Phase(chance=shuffle_chance, act=shuffle),
    CUT: Phase(turn=cut_turn, prompt=cut_prompt, act=cut_act),
    CONSENT: Phase(turn=consent_turn, prompt=consent_prompt, act=consent_act),
}
