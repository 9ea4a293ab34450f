"""Before the first hand: who plays with whom, who deals first, and which suit is the favourite."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tapete.cards import SUIT_WORDS, SUITS, Card, Suit
from tapete.games.malilla.state import M, MalillaState
from tapete.games.malilla.variants import FULL_PACK, RANKS
from tapete.laws.mark import law
from tapete.table.action import Action
from tapete.table.chance import Chance
from tapete.table.deal import highest
from tapete.table.event import event
from tapete.table.offer import Offer, say
from tapete.table.phase import Stage, deed, lot, stage

PARTNERS, CHOOSE_PARTNER, FIRST_DEAL, NAME_FAVOURITE = "partners", "choose-partner", "first-deal", "name-favourite"
KING = 12


def first_lot(state: M) -> M:
    """The state before the first lot that this table needs."""
    if state.game.partners != "agreed":
        return state.but(phase=PARTNERS)
    return _after_partners(state)


# Partners.


@law("mal.45", "mal.46")
def _partners_chance(state: MalillaState) -> Chance:
    if state.game.partners == "seats":
        return Chance("seats", tuple(range(state.game.seats)))
    return Chance("lot", FULL_PACK)


def _draw_partners(state: M, seat: int, action: Action) -> M:
    manner = state.game.partners
    if manner == "seats":
        return _after_partners(_seated(state, action.numbers))
    if manner == "kings":
        return _by_kings(state, action.cards)
    weaker = [each for each in range(state.game.seats) if state.players[each] not in state.stronger]
    found = highest(action.cards, weaker, _height)
    if found is None:
        return _again(state)
    winner, shown = found
    # A name, not a seat: people are still to change their seats.
    told = event("lot-partners", name=state.name(winner), cards=shown)
    return state.but(phase=CHOOSE_PARTNER, chooser=winner).telling(told)


def _again(state: M) -> M:
    """The lot decided nothing, and is drawn once more."""
    return state.telling(event("lot-again"))


@law("mal.49")
def _by_kings(state: M, pack: Sequence[Card]) -> M:
    """Cards are dealt face up from the right of seat 0; the first two players to get a king are partners."""
    kings = list(dict.fromkeys((place + 1) % state.game.seats for place, card in enumerate(pack) if card.rank == KING))
    if len(kings) == 1:
        return _again(state)
    others = [each for each in range(state.game.seats) if each not in kings[:2]]
    return _after_partners(_seated(state, (kings[0], others[0], kings[1], others[1])))


@law("mal.47", "mal.56")
def _height(card: Card) -> int:
    """Who lifts the highest card by the rank of this game wins the lot."""
    return -RANKS.index(card.rank)


@law("mal.48")
def _partners(state: M, seat: int) -> list[Offer]:
    return [say("partner", each) for each in range(state.game.seats) if state.players[each] in state.stronger]


def _choose_partner(state: M, seat: int, action: Action) -> M:
    chosen = action.number
    left = [each for each in range(state.game.seats) if each not in (seat, chosen)]
    return _after_partners(_seated(state, (seat, left[0], chosen, left[1])))


@law("mal.50")
def _seated(state: M, order: Sequence[int]) -> M:
    """The state with the people of these seats sitting in this order, partners facing each other."""
    after = state.but(players=tuple(state.players[place] for place in order))
    return after.telling(event("seated", names=", ".join(after.name(each) for each in range(after.game.seats))))


# The first deal and the favourite.


def _after_partners(state: M) -> M:
    honoured = _honoured(state)
    if honoured is not None:
        return _first_dealer(state, honoured, honoured, None)
    return state.but(phase=FIRST_DEAL)


@law("mal.55", "mal.57")
def _honoured(state: MalillaState) -> int | None:
    """The one to whom courtesy yields the deal and the favourite: the only lady, or the only man."""
    if not state.game.courtesy:
        return None
    ladies, men = _ladies(state), [seat for seat in range(state.game.seats) if state.players[seat] not in state.ladies]
    if len(ladies) == 1:
        return ladies[0]
    return men[0] if len(ladies) == 3 and len(men) == 1 else None


def _ladies(state: MalillaState) -> list[int]:
    return [seat for seat in range(state.game.seats) if state.players[seat] in state.ladies]


@law("mal.56")
def _drawing_ladies(state: MalillaState) -> list[int]:
    """Two ladies who are not partners draw between themselves."""
    ladies = _ladies(state) if state.game.courtesy else []
    return ladies if len(ladies) == 2 and state.side(ladies[0]) != state.side(ladies[1]) else []


@law("mal.51")
def _first_deal_chance(state: MalillaState) -> Chance:
    return Chance("lot", state.variant.pack)


def _draw_first_deal(state: M, seat: int, action: Action) -> M:
    pack = action.cards
    ladies = _drawing_ladies(state)
    if not ladies and state.game.seats == len(SUITS):
        return _by_suit(state, pack[0])
    found = highest(pack, ladies or range(state.game.seats), _height)
    if found is None:
        return _again(state)
    dealer, shown = found
    told = _told_lot(state, shown)
    if ladies:
        return _first_dealer(told, dealer, next(lady for lady in ladies if lady != dealer), None)
    return _first_dealer(told, dealer, dealer, pack[len(shown)].suit)


def _told_lot(state: M, shown: tuple[Card, ...]) -> M:
    """The dealer is told of by the seat he has as soon as the seats are numbered from the first mano."""
    return state.telling(event("lot-deal", state.game.seats - 1, cards=shown))


@law("mal.5", "mal.52", "mal.53", "mal.54")
def _by_suit(state: M, middle: Card) -> M:
    """The suits are named from the right of seat 0, who holds the pack; the card cut shows dealer and favourite."""
    dealer = (SUITS.index(middle.suit) + 1) % state.game.seats
    return _first_dealer(_told_lot(state, (middle,)), dealer, dealer, middle.suit)


def _first_dealer(state: M, dealer: int, namer: int, drawn: Suit | None) -> M:
    """Number the seats from the first mano, then settle the favourite."""
    after = state.but(
        players=tuple(state.players[(dealer + 1 + place) % state.game.seats] for place in range(state.game.seats)),
        dealer=state.game.seats - 1,
    ).telling(event("first-dealer", state.game.seats - 1))
    manner = state.game.favourite
    if manner == "none":
        return after.but(phase=state.game.first_phase)
    if manner == "drawn" and drawn is not None:
        return _with_favourite(after, drawn)
    return after.but(phase=NAME_FAVOURITE, chooser=(namer - dealer - 1) % state.game.seats)


@law("mal.10")
def _with_favourite(state: M, suit: Suit) -> M:
    """The favourite is settled for the whole match."""
    return state.but(phase=state.game.first_phase, favourite=suit, chooser=None).telling(
        event("favourite", suit=suit.word)
    )


def _suits(state: M, seat: int) -> list[Offer]:
    return [say("favourite", word) for word in SUIT_WORDS]


def _name_favourite(state: M, seat: int, action: Action) -> M:
    (suit,) = action.arguments
    return _with_favourite(state, Suit.named(str(suit)))


def _chooser(state: MalillaState) -> int | None:
    return state.chooser


STAGES: dict[str, Stage[Any]] = {
    PARTNERS: lot(_partners_chance, _draw_partners),
    CHOOSE_PARTNER: stage("choose-partner", _chooser, deed("partner", offers=_partners, do=_choose_partner)),
    FIRST_DEAL: lot(_first_deal_chance, _draw_first_deal),
    NAME_FAVOURITE: stage(
        "name-favourite",
        _chooser,
        deed("favourite", offers=_suits, do=_name_favourite, spans={"favourite": SUIT_WORDS}),
    ),
}
