"""The deal at the open table: anyone may take the pack, cut short, and deal wrongly."""

from __future__ import annotations

from itertools import permutations

from tapete.cards import cut
from tapete.games.malilla import deal, exchange
from tapete.games.malilla.floor.claims import CLAIMING, claim, claim_offers
from tapete.games.malilla.floor.facts import ASIDE, DEAL, PEEK, FloorState
from tapete.games.malilla.state import CUT, EXCHANGE, PLAY, SHUFFLE
from tapete.laws.mark import law
from tapete.table.action import Action
from tapete.table.chance import Chance
from tapete.table.event import event
from tapete.table.offer import Number, Offer, Pick, Prompt, ask, say
from tapete.table.phase import Phase
from tapete.table.row import replaced

PACK, GIVE, DRAW = "pack", "give", "draw"


# Taking the pack.


def _pack_turn(state: FloorState) -> int:
    return state.deals_cards


def _pack_prompt(state: FloorState, seat: int) -> Prompt | None:
    return Prompt("pack", (say("take-pack"),))


@law("mal.81")
def _take_pack(state: FloorState, seat: int, action: Action) -> FloorState:
    """He who takes the pack deals, though it be another's turn."""
    rightful = state.deals_cards
    taken = state.opening_hand().but(phase=SHUFFLE, dealer=seat).telling(event("takes-pack", seat))
    return taken if seat == rightful else taken.but(rightful=rightful).slip(DEAL, seat)


def _shuffle(state: FloorState, seat: int, action: Action) -> FloorState:
    ready = deal.shuffled(state, action.cards)
    assert isinstance(ready, FloorState)
    return ready


# The cut, and the deal.


def _cut_prompt(state: FloorState, seat: int) -> Prompt | None:
    offers: list[Offer] = []
    if seat == state.cutter:
        offers.append(deal.cut_offer(state, 1))
    if deal.may_leave(state, seat):
        offers.append(say("leave", grave=True))
    return ask("cut", [*offers, *claim_offers(state, seat)])


def _cut(state: FloorState, seat: int, action: Action) -> FloorState:
    if action.word in CLAIMING:
        return claim(state, seat, action)
    after = deal.ask_leave(state, seat) if action.word == "leave" else deal.lifted(state, seat, action.number)
    assert isinstance(after, FloorState)
    return after if action.word == "leave" else after.but(phase=GIVE, lifted=action.number)


def _give_prompt(state: FloorState, seat: int) -> Prompt | None:
    offers: list[Offer] = []
    if seat == state.dealer:
        wrong = [say("misdeal", *pair, grave=True) for pair in permutations(state.active, 2)]
        offers += [say("deal"), *wrong]
    if _cut_is_short(state):
        offers.append(say("recut"))
    return ask("give", [*offers, *claim_offers(state, seat)])


@law("mal.63", "mal.64")
def _cut_is_short(state: FloorState) -> bool:
    return "cut-again" in state.bench.short_cut(state.lifted, dealing=False).follows


@law("mal.64", "mal.74")
def _give(state: FloorState, seat: int, action: Action) -> FloorState:
    """He deals, rightly or wrongly; or somebody asks for another cut before the first card is dealt."""
    if action.word in CLAIMING:
        return claim(state, seat, action)
    if action.word == "recut":
        back = cut(state.deck, len(state.deck) - state.lifted)
        return state.but(phase=CUT, deck=back, lifted=0).telling(event("recut", seat))
    laid = deal.dealt(state)
    assert isinstance(laid, FloorState)
    if action.word == "deal":
        return laid
    over, short = (int(str(place)) for place in action.arguments)
    return _misdealt(laid, over, short)


def _misdealt(state: FloorState, over: int, short: int) -> FloorState:
    """One card that should have come to `short` lies with `over`; the turn-up is never that card."""
    after = state.but(over_dealt=(over,), short_dealt=(short,))
    if state.piles:
        first = state.piles[short][0]
        given, left = first[-1], first[:-1]
        lost = replaced(state.piles, short, (left, *state.piles[short][1:]))
        got = (*lost[over][0], given)
        return after.but(piles=replaced(lost, over, (got, *lost[over][1:])))
    card, *rest = state.hands[short]
    hands = replaced(state.hands, short, tuple(rest))
    return after.but(hands=replaced(hands, over, (card, *hands[over])))


# The exchange of the closed game for two.


def _exchange_prompt(state: FloorState, seat: int) -> Prompt | None:
    offers = [*claim_offers(state, seat), *peek_offer(state, seat)]
    if seat == exchange.turn(state):
        offers.append(Pick("discard", tuple(sorted(state.hands[seat])), 0, exchange.most(state, seat)))
    return ask("discard", offers)


def _exchange(state: FloorState, seat: int, action: Action) -> FloorState:
    if action.word in CLAIMING:
        return claim(state, seat, action)
    if action.word == "peek":
        return peek(state, seat, action)
    thrown = action.cards
    kept = tuple(card for card in state.hands[seat] if card not in thrown)
    return state.but(
        phase=DRAW,
        hands=replaced(state.hands, seat, kept),
        discards=replaced(state.discards, seat, thrown),
        drawing=len(thrown),
    ).telling(event("discards", seat, number=len(thrown)))


@law("mal.cubiertas.4")
def _draw_prompt(state: FloorState, seat: int) -> Prompt | None:
    """He should draw as many as he laid aside; hands slip by one."""
    if seat != exchange.turn(state):
        return None
    right = state.drawing
    return Prompt("draw", (Number("draw", max(0, right - 1), min(len(state.stock), right + 1), usual=(right,)),))


def _draw(state: FloorState, seat: int, action: Action) -> FloorState:
    number = action.number
    drawn = state.stock[:number]
    exchanged = (*state.exchanged, number)
    return state.but(
        phase=_after_exchange(exchanged, state.variant.players),
        hands=replaced(state.hands, seat, (*state.hands[seat], *drawn)),
        stock=state.stock[number:],
        exchanged=exchanged,
    ).telling(event("exchanged", seat, number=number), event("drew", seat, to=(seat,), cards=drawn))


def _after_exchange(exchanged: tuple[int, ...], players: int) -> str:
    return PLAY if len(exchanged) == players else EXCHANGE


def _aside_chance(state: FloorState) -> Chance:
    assert state.oversized is not None
    return Chance(ASIDE, state.hands[state.oversized])


@law("mal.cubiertas.4")
def _aside(state: FloorState, seat: int, action: Action) -> FloorState:
    """The other draws one of the cards blindly, so that any is as likely, and it sleeps with the discards."""
    owner, aside = state.oversized, action.cards[0]
    assert owner is not None
    kept = tuple(card for card in state.hands[owner] if card is not aside)
    return state.but(
        phase=_after_exchange(state.exchanged, state.variant.players),
        oversized=None,
        hands=replaced(state.hands, owner, kept),
        discards=replaced(state.discards, owner, (*state.discards[owner], aside)),
    )


def peek_offer(state: FloorState, seat: int) -> list[Offer]:
    """The stock lies within reach, once in a hand."""
    if not state.stock or any(place == seat for place, _ in state.peeked):
        return []
    return [say("peek", grave=True)]


def peek(state: FloorState, seat: int, action: Action) -> FloorState:
    """He looks at the top card of the stock, and the other sees him do it."""
    card = state.stock[0]
    seen = state.but(peeked=(*state.peeked, (seat, card))).slip(PEEK, seat)
    return seen.telling(event("peeks", seat), event("peeked", seat, to=(seat,), card=card))


PHASES: dict[str, Phase[FloorState]] = {
    PACK: Phase(turn=_pack_turn, prompt=_pack_prompt, act=_take_pack),
    SHUFFLE: Phase(chance=deal.shuffle_chance, act=_shuffle),
    CUT: Phase(turn=deal.cut_turn, prompt=_cut_prompt, act=_cut),
    GIVE: Phase(turn=_pack_turn, prompt=_give_prompt, act=_give),
    EXCHANGE: Phase(turn=exchange.turn, prompt=_exchange_prompt, act=_exchange),
    DRAW: Phase(turn=exchange.turn, prompt=_draw_prompt, act=_draw),
    ASIDE: Phase(chance=_aside_chance, act=_aside),
}
