"""The play at the open table, and its end."""

from __future__ import annotations

from typing import Any

from tapete.cards import Card
from tapete.games.malilla import deal, lots, play
from tapete.games.malilla.floor import dealing
from tapete.games.malilla.floor.claims import (
    CLAIMING,
    OPEN_END,
    claim,
    claim_offers,
    fined,
    miscounted,
    put_back,
    surplus,
)
from tapete.games.malilla.floor.facts import LEAD, REVOKE, SHOW, TALK, TURN, FloorState
from tapete.games.malilla.state import PLAY, Trick
from tapete.games.malilla.variants import order
from tapete.laws.mark import law
from tapete.table.action import Action
from tapete.table.event import event
from tapete.table.offer import Offer, Pick, Prompt, ask, say
from tapete.table.phase import Phase
from tapete.table.tricks import lawful
from tapete.table.view import Played

MEND, COUNT = "mend", "count"


# Whose turn it would be.


def _due(state: FloorState) -> list[int]:
    """Those who have still to play to the trick, in order from its leader; a hand without cards plays no more."""
    seats = state.active
    first = seats.index(state.trick[0].seat if state.trick else state.leader)
    in_turn = (*seats[first:], *seats[:first])
    played = [card.seat for card in state.trick]
    return [seat for seat in in_turn if seat not in played and state.count_of(seat)]


def _turn(state: FloorState) -> int:
    due = _due(state)
    return due[0] if due else play.winner_of(state)


# What hands are free to do.


def _prompt(state: FloorState, seat: int) -> Prompt | None:
    if seat not in state.active:
        return ask("play", claim_offers(state, seat))
    offers: list[Offer] = []
    due = _due(state)
    if state.trick and not due:
        offers.append(say("take"))
    elif seat in due:
        offers += [say("play", card) for card in state.holding(seat)]
    offers += [say("mend", card) for card in mending_cards(state, seat)]
    offers += [*_words(state, seat), *_exposures(state, seat), *dealing.peek_offer(state, seat)]
    return ask("play", [*offers, *claim_offers(state, seat)])


def _words(state: FloorState, seat: int) -> list[Offer]:
    """To speak, once in every trick; to warn one whose card lies on the table."""
    said: list[Offer] = []
    if seat not in state.said:
        grave = state.game.talking is not True
        said += [say("say", word, grave=grave) for word in play.REQUESTS]
    if all(warner != seat for warner, _ in state.warned):
        said += [say("warn", p.seat, grave=True) for p in state.trick if p.seat != seat]
    return said


@law("mal.97")
def _exposures(state: FloorState, seat: int) -> list[Offer]:
    """To lay one's hand face up; or to let a card fall, once in a hand. In the piles there is nothing to show."""
    if not state.hands or seat in state.shown or not state.hands[seat]:
        return []
    offers: list[Offer] = [say("show", grave=True)] if len(state.hands[seat]) > 1 else []
    if all(place != seat for place, _ in state.dropped):
        offers.append(Pick("drop", tuple(sorted(state.hands[seat])), 1, 1))
    return offers


# What they do.


def _act(state: FloorState, seat: int, action: Action) -> FloorState:
    return _ACTS[action.word](state, seat, action)


def _play(state: FloorState, seat: int, action: Action) -> FloorState:
    """A card is laid, rightly or not; what was wrong with it is kept as fact."""
    card = action.cards[0]
    laid = play.laid(state, seat, card)
    assert isinstance(laid, FloorState)
    after = laid.but(origins=(*state.origins, _origin(state, seat, card)))
    if seat != _turn(state):
        after = _out_of_turn(state, after, seat)
    kind = revoke_kind(state, seat, card)
    return after if kind is None else after.slip(REVOKE, seat, kind)


def _out_of_turn(state: FloorState, after: FloorState, seat: int) -> FloorState:
    """A lead by the winner of a trick that an opponent took up is his right; the taker's is part of that fault."""
    if state.trick:
        return after.slip(TURN, seat)
    return after if state.taken and seat == state.taken[-1].winner else after.slip(LEAD, seat)


def _origin(state: FloorState, seat: int, card: Card) -> int:
    """The pile from which the card came; hands are no piles."""
    if not state.piles:
        return 0
    return next(number for number, pile in enumerate(state.piles[seat]) if pile and pile[0] is card)


@law("mal.23", "mal.24", "mal.25", "mal.26", "mal.vistas.13")
def revoke_kind(state: FloorState, seat: int, card: Card) -> str | None:
    """Which of the four revokes it would be to play this card now; None when it is lawful."""
    if card in play.lawful_cards(state, seat):
        return None
    table = order(state.trump)
    led = state.trick[0].card.suit
    if any(own.suit is led for own in state.holding(seat)):
        return "follow" if card.suit is not led else "beat"
    best = state.trick[table.winner([played.card for played in state.trick])].card
    ruffed = best.suit is state.trump and any(table.beats(own, best) for own in state.holding(seat))
    return "over-ruff" if ruffed else "ruff"


@law("mal.30", "mal.95")
def _take(state: FloorState, seat: int, action: Action) -> FloorState:
    """He takes the trick up, his own or not; a partner's is no fault, and the winner then leads."""
    winner = play.winner_of(state)
    # Two players who both drew a card too few have none left for the twelfth trick.
    last = len(state.taken) + 1 == state.variant.tricks or not any(map(state.count_of, state.active))
    trick = Trick(winner, seat, state.trick, _left_over(state) if last else ())
    leads = winner if state.side(winner) == state.side(seat) else seat
    # A card played before its turn costs nothing, and now it can't be taken back any more.
    slips = tuple(slip for slip in state.slips if slip.what != TURN)
    after = state.but(
        trick=(), origins=(), taken=(*state.taken, trick), leader=leads, said=(), warned=(), slips=slips,
    ).telling(event("takes", seat))  # fmt: skip
    return _counting(after) if last else after


@law("mal.78")
def _left_over(state: FloorState) -> tuple[Card, ...]:
    """The card too many is thrown into the last trick, for its winner."""
    return tuple(card for hand in state.hands for card in hand) or tuple(
        card for piles in state.piles for pile in piles for card in pile
    )


def _counting(state: FloorState) -> FloorState:
    """All cards are played, so that a wrong number is plain to all; claims are open until the cards are mixed."""
    for seat in state.active:
        if surplus(state, seat) and seat not in (*state.counted_over, *state.counted_short):
            state = miscounted(state, seat)
    return state.but(
        phase=COUNT,
        hands=((),) * len(state.hands),
        piles=tuple(((),) * len(piles) for piles in state.piles),
    )


@law("mal.92", "mal.3")
def _say(state: FloorState, seat: int, action: Action) -> FloorState:
    said = state.but(said=(*state.said, seat)).telling(event("says", seat, word=str(action.arguments[0])))
    return _talked(said, seat)


def _talked(state: FloorState, seat: int) -> FloorState:
    ruling = state.bench.talk(state.game.talking is True, **OPEN_END)
    return state.slip(TALK, seat) if "not-counting" in ruling.follows else state


@law("mal.90", "mal.92", "mal.3")
def _warn(state: FloorState, seat: int, action: Action) -> FloorState:
    """A partner's warning completes the fault, or is idle talk; an opponent's only lets it be mended."""
    warned = action.number
    after = state.but(warned=(*state.warned, (seat, warned))).telling(event("warns", seat, warned=state.name(warned)))
    if not play.is_friend(state, seat, warned):
        return after
    slip = after.revoke_to_mend(warned)
    if slip is None:
        return _talked(after, seat)
    ruling = state.bench.revoke(slip.kind, "partner", False, **OPEN_END)
    return fined(after.ruled(slip), warned, ruling)


def _show(state: FloorState, seat: int, action: Action) -> FloorState:
    cards = state.hands[seat]
    return state.but(shown=(*state.shown, seat)).slip(SHOW, seat).telling(event("shows", seat, cards=cards))


@law("mal.97")
def _drop(state: FloorState, seat: int, action: Action) -> FloorState:
    """A single card that falls returns to the hand; all have seen it."""
    card = action.cards[0]
    return state.but(dropped=(*state.dropped, (seat, card))).telling(event("drops", seat, card=card))


# Mending a revoke.


@law("mal.89", "mal.90")
def mending_cards(state: FloorState, seat: int) -> tuple[Card, ...]:
    """What he who revoked may play instead, while the trick lies there and his partner has not warned him."""
    return _lawful_instead(state, _place_of(state, seat)) if state.revoke_to_mend(seat) is not None else ()


def _place_of(state: FloorState, seat: int) -> int:
    return next(place for place, played in enumerate(state.trick) if played.seat == seat)


def _lawful_instead(state: FloorState, place: int) -> tuple[Card, ...]:
    """The lawful cards for one place of the trick, its own card back in the hand, the later ones not yet played."""
    seat = state.trick[place].seat
    before = [played.card for played in state.trick[:place]]
    held = put_back(state, place).holding(seat)
    table = order(state.trump)
    friend = bool(before) and play.is_friend(state, seat, state.trick[table.winner(before)].seat)
    return lawful(held, before, table, play.duties(state), friend)


@law("mal.89", "mal.91")
def _mend(state: FloorState, seat: int, action: Action) -> FloorState:
    """He takes his card back and plays a lawful one; those who played after him may change theirs.

    A later revoke that a warning has completed stays (mal.90).
    """
    place = _place_of(state, seat)
    after = _exchanged(state, place, action.cards[0]).telling(event("mends", seat, card=action.cards[0]))
    later = tuple(played.seat for played in state.trick[place + 1 :] if not state.revoke_stays(played.seat))
    return after.but(menders=later, phase=MEND if later else PLAY)


def _exchanged(state: FloorState, place: int, card: Card) -> FloorState:
    """The state with another card at this place of the trick."""
    seat = state.trick[place].seat
    back = put_back(state, place)
    origin = _origin(back, seat, card)
    gone = back.without(seat, card)
    assert isinstance(gone, FloorState)
    return gone.but(
        trick=(*back.trick[:place], Played(seat, card), *back.trick[place:]),
        origins=(*back.origins[:place], origin, *back.origins[place:]),
    )


def _mend_turn(state: FloorState) -> int:
    return state.menders[0]


@law("mal.91")
def _mend_prompt(state: FloorState, seat: int) -> Prompt | None:
    """Each in order keeps his card, if it is still lawful, or changes it."""
    if seat != _mend_turn(state):
        return None
    place = _place_of(state, seat)
    held, lawfully = state.trick[place].card, _lawful_instead(state, place)
    keep = [say("keep")] if held in lawfully else []
    return Prompt("mend", (*keep, *(say("change", card) for card in lawfully if card is not held)))


def _change(state: FloorState, seat: int, action: Action) -> FloorState:
    left = state.menders[1:]
    after = state.but(menders=left, phase=MEND if left else PLAY)
    if action.word == "keep":
        # What he keeps is lawful now, whatever it was before the card under it was mended.
        return after.without_revoke(seat)
    place = _place_of(state, seat)
    return _exchanged(after, place, action.cards[0]).telling(event("changes", seat, card=action.cards[0]))


# The end of the hand.


def _count_turn(state: FloorState) -> int:
    return next(seat for seat in state.active if seat not in state.done)


def _count_prompt(state: FloorState, seat: int) -> Prompt | None:
    offers = claim_offers(state, seat)
    if seat in state.active and seat not in state.done:
        offers.insert(0, say("done"))
    return ask("count", offers)


def _count(state: FloorState, seat: int, action: Action) -> FloorState:
    """When all have done with claiming the cards are mixed, and the hand is paid."""
    if action.word in CLAIMING:
        return claim(state, seat, action)
    done = (*state.done, seat)
    if len(done) < len(state.active):
        return state.but(done=done)
    after = play.settled(state.but(done=done), state.fines, short=state.counted_short, silent=state.silent)
    assert isinstance(after, FloorState)
    return after


_ACTS = {
    "play": _play,
    "take": _take,
    "say": _say,
    "warn": _warn,
    "show": _show,
    "drop": _drop,
    "mend": _mend,
    **dict.fromkeys(CLAIMING, claim),
    "peek": dealing.peek,
}


PHASES: dict[str, Phase[Any]] = {
    **lots.PHASES,
    deal.CONSENT: deal.PHASES[deal.CONSENT],
    **dealing.PHASES,
    PLAY: Phase(turn=_turn, prompt=_prompt, act=_act),
    MEND: Phase(turn=_mend_turn, prompt=_mend_prompt, act=_change),
    COUNT: Phase(turn=_count_turn, prompt=_count_prompt, act=_count),
}
