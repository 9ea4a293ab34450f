"""The deal at the open table: anyone may take the pack, cut short, and deal wrongly."""

from __future__ import annotations

from itertools import permutations
from typing import Any

from tapete.games.malilla import deal, exchange, lots, naming
from tapete.games.malilla.floor.court import COURT, OWN_UP
from tapete.games.malilla.floor.state import ASIDE, PEEK, Floor
from tapete.games.malilla.state import CUT, EXCHANGE, SHUFFLE
from tapete.laws.mark import law
from tapete.table.action import Action
from tapete.table.deal import dealer
from tapete.table.event import event
from tapete.table.floor import GIVE, Case, blindly_drawn, cuts, recutting, slipped, takes_pack
from tapete.table.offer import Number, Offer, Pick, say
from tapete.table.phase import TAKE_PACK, Stage, beside, deed, lot, out_of_turn, stage
from tapete.table.row import replaced

DRAW = "draw"


@law("mal.81")
def _take_pack(state: Floor, seat: int, action: Action) -> Floor:
    """He who takes the pack deals, though it be another's turn."""
    return takes_pack(state, seat, SHUFFLE)


# The cut, and the deal.


def _deals(state: Floor, seat: int) -> list[Offer]:
    """He deals as he should, or gives somebody a card that was another's."""
    return [say("deal"), *(say("misdeal", *pair, grave=True) for pair in permutations(state.active, 2))]


@law("mal.63", "mal.64")
def _short_cut(state: Floor, seat: int) -> Case:
    """Fewer than four were lifted."""
    return Case("short-cut", seat, {"lifted": state.lifted})


@law("mal.74")
def _deal(state: Floor, seat: int, action: Action) -> Floor:
    """One card that should have come to `short` lies with `over`; the turn-up is never that card."""
    laid = deal.dealt(state)
    if action.word == "deal":
        return laid
    over, short = (int(str(place)) for place in action.arguments)
    after = laid.but(over_dealt=(over,), short_dealt=(short,))
    if laid.piles:
        first = laid.piles[short][0]
        lost = replaced(laid.piles, short, (first[:-1], *laid.piles[short][1:]))
        return after.but(piles=replaced(lost, over, ((*lost[over][0], first[-1]), *lost[over][1:])))
    card, *rest = laid.hands[short]
    hands = replaced(laid.hands, short, tuple(rest))
    return after.but(hands=replaced(hands, over, (card, *hands[over])))


# The exchange of the closed game for two.


def _discards(state: Floor, seat: int) -> list[Offer]:
    return [Pick("discard", tuple(sorted(state.hands[seat])), 0, exchange.most(state, seat))]


def _discard(state: Floor, seat: int, action: Action) -> Floor:
    aside = exchange.thrown(state, seat, action.cards).but(phase=DRAW, drawing=len(action.cards))
    return aside.telling(event("discards", seat, number=len(action.cards)))


@law("mal.cubiertas.4")
def _draws(state: Floor, seat: int) -> list[Offer]:
    """He should draw as many as he laid aside; hands slip by one."""
    right = state.drawing
    return [Number("draw", max(0, right - 1), min(len(state.stock), right + 1), usual=(right,))]


@law("mal.cubiertas.4")
def _aside(state: Floor, owner: int, action: Action) -> Floor:
    """The other draws one of the cards blindly, so that any is as likely, and it sleeps with the discards."""
    drawn, *_ = action.cards
    hand = tuple(card for card in state.hands[owner] if card is not drawn)
    discards = replaced(state.discards, owner, (*state.discards[owner], drawn))
    return exchange.exchanged(state.but(hands=replaced(state.hands, owner, hand), discards=discards))


def _may_peek(state: Floor, seat: int) -> list[Offer]:
    """The stock lies within reach, once in a hand."""
    looked = any(place == seat for place, _ in state.peeked)
    return [say("peek", grave=True)] if state.stock and not looked else []


def _peek(state: Floor, seat: int, action: Action) -> Floor:
    """He looks at the top card of the stock, and the other sees him do it."""
    card = state.stock[0]
    seen = slipped(state.but(peeked=(*state.peeked, (seat, card))), PEEK, seat, len(state.taken))
    return seen.telling(event("peeks", seat), event("peeked", seat, to=(seat,), card=card))


PEEKING = beside("peek", offers=_may_peek, do=_peek, agreed=lambda game: game.variant.stock)

DEALING: dict[str, Stage[Any]] = {
    **lots.STAGES,
    TAKE_PACK: stage("pack", dealer, out_of_turn("take-pack", do=_take_pack), between=True),
    SHUFFLE: lot(deal.shuffle_chance, deal.shuffled),
    CUT: deal.STAGES[CUT].with_(
        deed("cut", offers=lambda state, seat: [deal.cut_offer(state, 1)], do=cuts, lot=True),
        deal.LEAVE,
        OWN_UP,
        COURT.claims,
    ),
    deal.CONSENT: deal.STAGES[deal.CONSENT],
    GIVE: stage(
        "give",
        dealer,
        deed("deal", "misdeal", offers=_deals, do=_deal),
        recutting(COURT, _short_cut),
        OWN_UP,
        COURT.claims,
    ),
    EXCHANGE: stage(
        "discard", exchange.turn, deed("discard", offers=_discards, do=_discard), PEEKING, OWN_UP, COURT.claims
    ),
    **{name: stage.with_(OWN_UP, COURT.claims) for name, stage in naming.STAGES.items()},
    DRAW: stage(
        "draw",
        exchange.turn,
        deed("draw", offers=_draws, do=lambda state, seat, action: exchange.drawn(state, seat, action.number)),
    ),
    ASIDE: blindly_drawn(ASIDE, lambda state, seat: state.hands[seat], _aside),
}
