"""The deal: shuffle, cut, four cards one at a time from the mano on; and the card that is turned up by accident."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from tapete.cards import cut
from tapete.games.mus.judge import following
from tapete.games.mus.mus_talk import discard_begins, distributed, mus_closed
from tapete.games.mus.ranking import LEAST_CUT, PACK
from tapete.games.mus.signs import LOTS
from tapete.games.mus.state import CUT, EXPOSURE, GLANCES, PAIRS, REDEAL, SEATS, SHUFFLE, VISTO, MusState
from tapete.laws.mark import law
from tapete.table.action import Action
from tapete.table.chance import Chance
from tapete.table.deal import packets
from tapete.table.event import event
from tapete.table.ledger import BANK, Entry
from tapete.table.offer import Number, Offer, say
from tapete.table.phase import Stage, deed, lot, stage

GOOD_CUT = law("mus.19", "mus.20")(Number("cut", LEAST_CUT, len(PACK) - LEAST_CUT, usual=(10, 20, 30)))
"""One may neither lift nor leave fewer than three cards."""

ONE_BY_ONE = law("mus.21", "mus.22", "mus.23", "mus.24")((1, 1, 1, 1))
"""Four cards to each, one at a time, from the mano on."""

ACCIDENTS = 20
"""Where accidents happen by themselves, one distribution in so many shows a card."""


# Shuffle and cut.


@law("mus.1", "mus.18")
def shuffle(state: MusState, seat: int, action: Action) -> MusState:
    """A new hand begins with the pack shuffled; a new game with no stones on the table."""
    fresh = state.opening_hand().but(deck=action.cards, game_hand=state.game_hand + 1)
    told = fresh.telling(event("shuffled", state.deals_cards))
    opened = new_game(told) if fresh.game_hand == 1 else told
    return opened.but(phase=GLANCES) if state.game.glances else shuffled(opened)


@law("mus.91")
def glances(state: MusState, seat: int, action: Action) -> MusState:
    """Who will see the signs of this hand is drawn before any is made, so that none of them is betrayed by a lot."""
    return shuffled(state.but(glances=action.numbers))


def shuffled(state: MusState) -> MusState:
    """The pack is to be cut, unless the cut was made before."""
    ready = state.but(phase=CUT, precut=0)
    return dealt(lifted(ready, state.cutter, state.precut)) if state.precut else ready


@law("mus.43", "mus.53")
def new_game(state: MusState) -> MusState:
    """The stones of the last game go back; in its first hand the pack moves, where the table plays so."""
    played = sum(state.games)
    first = not played and not any(state.vacas)
    # In the first hand of all there are none but those with which the match is taken up.
    back = state.paying(
        Entry(state.hand, pair, BANK, state.stones(pair), "new-game", ("mus.53",)) for pair in PAIRS if state.hand > 1
    )
    opened = back.but(adentro=(), pack_moves=state.game.pack_moves(first))
    return opened.telling(event("game-begins", number=played + 1))


def cut_act(state: MusState, seat: int, action: Action) -> MusState:
    """The pack is cut and dealt."""
    return dealt(lifted(state, seat, action.number))


def lifted(state: MusState, seat: int, number: int) -> MusState:
    """The pack after the cut."""
    return state.but(deck=cut(state.deck, number), events=(*state.events, event("cut", seat, number=number)))


def dealt(state: MusState) -> MusState:
    """Deal the cut pack; the rest is the stock."""
    hands = packets(state.deck, state.order, ONE_BY_ONE)
    given = state.order * len(ONE_BY_ONE)
    in_hand = tuple(hands[seat] for seat in range(SEATS))
    after = state.but(deck=(), hands=in_hand, stock=state.deck[len(given) :], given=given).telling(
        event("dealt", state.deals_cards),
        *(event("got", seat, (seat,), cards=hand) for seat, hand in enumerate(in_hand)),
    )
    return after.but(phase=EXPOSURE) if state.game.turned_up_by != "off" else distributed(after)


# A card turned up by accident.


def exposure_turn(state: MusState) -> int | None:
    """Where the table tells what happened, the dealer is asked."""
    return state.deals_cards if state.game.turned_up_by == "judge" else None


def exposure_offers(state: MusState, seat: int) -> tuple[Offer, ...]:
    """He has given the cards face down, or has turned up the n-th of them."""
    return say("face-down"), Number("turned-up", 1, len(state.given))


def exposure_chance(state: MusState) -> Chance | None:
    """Where accidents happen by themselves: twenty lots, of which the last one is an accident."""
    return Chance("accident", tuple(range(1, ACCIDENTS + 1))) if state.game.turned_up_by == "random" else None


def dealer_tells(state: MusState, seat: int, action: Action) -> MusState:
    """A card has been turned up, or none."""
    return turned_up(state, action.number) if action.word == "turned-up" else distributed(state)


def accident(state: MusState, seat: int, action: Action) -> MusState:
    """The first lot says whether a card is turned up, the next one that can be says which."""
    if action.numbers[0] != ACCIDENTS:
        return distributed(state)
    return turned_up(state, next(lot for lot in action.numbers if lot <= len(state.given)))


@law("mus.47")
def turned_up(state: MusState, number: int) -> MusState:
    """All have seen the card, and the judge says what follows; but a mus that is closed stays so."""
    seat = state.given[number - 1]
    place = state.given[: number - 1].count(seat) - state.given.count(seat)
    card = state.hands[seat][place]
    shown = state.but(exposed=(*state.exposed, card)).telling(event("turned-up", seat, card=card))
    if mus_closed(state):
        return distributed(shown)
    ruling = state.game.incident("exposed-card").ruling(
        {
            "distribution": "service" if state.rounds else "first",
            "service_too": state.game.exposed_in_service == "mus-visto",
            "agreed": state.game.exposed_first,
        }
    )
    return following(ruling, EXPOSED)(shown)


def mus_visto(state: MusState) -> MusState:
    """The discard is compulsory."""
    return discard_begins(state.but(visto=True).telling(event("mus-visto")))


def mano_says(state: MusState, seat: int, action: Action) -> MusState:
    """Where it is left to the mano he forces the mus, or lets the talk begin; the card stays where it fell."""
    return mus_visto(state) if action.word == "visto" else distributed(state.telling(event("no-visto", seat)))


def gathered(state: MusState) -> MusState:
    """The cards are taken back, to be shuffled and dealt again by the same dealer."""
    return state.but(phase=REDEAL).telling(event("dealt-again", state.deals_cards))


def redealt(state: MusState, seat: int, action: Action) -> MusState:
    """The hand begins again where it began, and nobody knows a card of it."""
    back = state.but(deck=action.cards, hands=(), stock=(), given=(), exposed=(), phase=CUT)
    return back.telling(event("shuffled", state.deals_cards))


EXPOSED: Mapping[str, Callable[[MusState], MusState]] = {
    "nobody-cuts": mus_visto,
    "card-public": distributed,
    "mano-says": lambda state: state.but(phase=VISTO),
    "all-gathered": gathered,
}
"""What is done with a card that was turned up, by what the judge says follows."""


STAGES: dict[str, Stage[MusState]] = {
    SHUFFLE: lot(lambda state: Chance("deck", PACK), shuffle, between=True),
    GLANCES: lot(lambda state: Chance("glances", LOTS), glances),
    CUT: stage(
        "cut", lambda state: state.cutter, deed("cut", offers=lambda state, seat: [GOOD_CUT], do=cut_act, lot=True)
    ),
    EXPOSURE: Stage(
        "exposure",
        exposure_turn,
        (deed("face-down", "turned-up", offers=exposure_offers, do=dealer_tells),),
        chance=exposure_chance,
        came_out=accident,
    ),
    VISTO: stage(
        "visto",
        lambda state: state.mano,
        deed("visto", "no-visto", do=mano_says),
    ),
    REDEAL: lot(lambda state: Chance("deck", PACK), redealt),
}
