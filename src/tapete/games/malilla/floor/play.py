"""The play at the open table, and its end."""

from __future__ import annotations

from typing import Any

from tapete.cards import Card
from tapete.games.malilla import play, settle
from tapete.games.malilla.floor.charges import count_case, revoke_case, surplus
from tapete.games.malilla.floor.court import COURT, OWN_UP
from tapete.games.malilla.floor.deal import PEEKING
from tapete.games.malilla.floor.state import LEAD, REVOKE, SHOW, TALK, TURN, Floor
from tapete.games.malilla.state import PLAY
from tapete.laws.mark import law
from tapete.table.action import Action
from tapete.table.event import Seat, event
from tapete.table.floor import Case, closing, slipped, without_slips
from tapete.table.offer import Offer, Pick, say
from tapete.table.phase import Stage, beside, deed, out_of_turn, stage
from tapete.table.view import Played
from tapete.table.zones import Cards

MEND, COUNT = "mend", "count"


# Whose turn it would be.


def _due(state: Floor) -> list[int]:
    """Those who have still to play to the trick, in order from its leader; a hand without cards plays no more."""
    seats = state.active
    first = seats.index(state.trick[0].seat if state.trick else state.leader)
    in_turn = (*seats[first:], *seats[:first])
    played = [card.seat for card in state.trick]
    return [seat for seat in in_turn if seat not in played and state.count_of(seat)]


def _turn(state: Floor) -> int:
    due = _due(state)
    return due[0] if due else state.winning()


# A card, lawful or not.


def _cards(state: Floor, seat: int) -> list[Offer]:
    """Whoever has not yet played to the trick may lay any card."""
    return [say("play", card) for card in state.holding(seat)] if seat in _due(state) else []


def _play(state: Floor, seat: int, action: Action) -> Floor:
    """A card is laid, rightly or not; what was wrong with it is kept as fact."""
    (card,) = action.cards
    after = state.laid(seat, card)
    if seat != _turn(state):
        after = _out_of_turn(state, after, seat)
    kind = revoke_kind(state, seat, card)
    return after if kind is None else slipped(after, REVOKE, seat, len(state.taken), kind)


def _out_of_turn(state: Floor, after: Floor, seat: int) -> Floor:
    """A lead by the winner of a trick that an opponent took up is his right; the taker's is part of that fault."""
    if state.trick:
        return slipped(after, TURN, seat, len(state.taken))
    right = bool(state.taken) and seat == state.taken[-1].winner
    return after if right else slipped(after, LEAD, seat, len(state.taken))


@law("mal.23", "mal.24", "mal.25", "mal.26", "mal.vistas.13")
def revoke_kind(state: Floor, seat: int, card: Card) -> str | None:
    """Which of the four revokes it would be to play this card now; None when it is lawful."""
    if card in state.lawful_cards(seat):
        return None
    led = state.trick[0].card.suit
    if any(own.suit is led for own in state.holding(seat)):
        return "follow" if card.suit is not led else "beat"
    best = state.trick[state.order.winner([played.card for played in state.trick])].card
    ruffed = best.suit is state.trump and any(state.order.beats(own, best) for own in state.holding(seat))
    return "over-ruff" if ruffed else "ruff"


# The trick is taken up.


def _complete(state: Floor, seat: int) -> list[Offer]:
    return [say("take")] if seat in state.active and not _due(state) else []


@law("mal.30", "mal.95")
def _take(state: Floor, seat: int, action: Action) -> Floor:
    """He takes the trick up, his own or not; a partner's is no fault, and the winner then leads."""
    winner = state.winning()
    # Two players who both drew a card too few have none left for the twelfth trick.
    last = len(state.taken) + 1 == state.variant.tricks or not any(map(state.count_of, state.active))
    leads = winner if state.side(winner) == state.side(seat) else seat
    taken = state.taken_up(seat, _left_over(state) if last else (), leader=leads, said=(), warned=())
    # A card played before its turn costs nothing, and now it can't be taken back any more.
    after = without_slips(taken, lambda slip: slip.what == TURN)
    return _counting(after) if last else after


@law("mal.78")
def _left_over(state: Floor) -> Cards:
    """The card too many is thrown into the last trick, for its winner."""
    return tuple(card for hand in state.hands for card in hand) or tuple(
        card for piles in state.piles for pile in piles for card in pile
    )


def _counting(state: Floor) -> Floor:
    """All cards are played, so that a wrong number is plain to all; claims are open until the cards are mixed."""
    for seat in state.active:
        if surplus(state, seat) and seat not in (*state.counted_over, *state.counted_short):
            state = COURT.ruled(state, count_case(state, seat))
    return state.but(
        phase=COUNT, hands=((),) * len(state.hands), piles=tuple(((),) * len(piles) for piles in state.piles)
    )


# Words.


def _words(state: Floor, seat: int) -> list[Offer]:
    """To speak, once in every trick."""
    if seat not in state.active or seat in state.said:
        return []
    return [say("say", word, grave=not state.game.talking) for word in play.REQUESTS]


@law("mal.92", "mal.3")
def _say(state: Floor, seat: int, action: Action) -> Floor:
    return _talked(play.says(state, seat, action), seat)


def _talked(state: Floor, seat: int) -> Floor:
    ruling = COURT.ruling(state, Case("talk", seat, {"talking": state.game.talking}))
    return slipped(state, TALK, seat, len(state.taken)) if ruling.payments else state


def _warnings(state: Floor, seat: int) -> list[Offer]:
    """To warn one whose card lies on the table, once in every trick."""
    if seat not in state.active or any(warner == seat for warner, _ in state.warned):
        return []
    return [say("warn", played.seat, grave=True) for played in state.trick if played.seat != seat]


@law("mal.90", "mal.92", "mal.3")
def _warn(state: Floor, seat: int, action: Action) -> Floor:
    """A partner's warning completes the fault, or is idle talk; an opponent's only lets it be mended."""
    warned = action.number
    after = state.but(warned=(*state.warned, (seat, warned))).telling(event("warns", seat, warned=Seat(warned)))
    if warned not in state.play.friends.get(seat, ()):
        return after
    slip = after.revoke_of(warned)
    if slip is None:
        return _talked(after, seat)
    return COURT.ruled(after, revoke_case(after, slip, "partner", False))


# Cards that are shown.


@law("mal.97")
def _exposures(state: Floor, seat: int) -> list[Offer]:
    """To lay one's hand face up; or to let a card fall, once in a hand. In the piles there is nothing to show."""
    if seat not in state.active or not state.hands or seat in state.shown or not state.hands[seat]:
        return []
    offers: list[Offer] = [say("show", grave=True)] if len(state.hands[seat]) > 1 else []
    if all(place != seat for place, _ in state.dropped):
        offers.append(Pick("drop", tuple(sorted(state.hands[seat])), 1, 1))
    return offers


@law("mal.97")
def _expose(state: Floor, seat: int, action: Action) -> Floor:
    """A hand laid open is a fault; a single card that falls returns to the hand, and all have seen it."""
    if action.word == "drop":
        (card,) = action.cards
        return state.but(dropped=(*state.dropped, (seat, card))).telling(event("drops", seat, card=card))
    shown = slipped(state.but(shown=(*state.shown, seat)), SHOW, seat, len(state.taken))
    return shown.telling(event("shows", seat, cards=state.hands[seat]))


# Mending a revoke.


@law("mal.89", "mal.90")
def mending_cards(state: Floor, seat: int) -> Cards:
    """What he who revoked may play instead, while the trick lies there and his partner has not warned him."""
    slip = state.revoke_of(seat)
    return () if slip is None or slip.ruled else _lawful_instead(state, _place_of(state, seat))


def _place_of(state: Floor, seat: int) -> int:
    return next(place for place, played in enumerate(state.trick) if played.seat == seat)


def _lawful_instead(state: Floor, place: int) -> Cards:
    """The lawful cards for a place behind the lead, its own card back in the hand, the later ones not yet played."""
    seat = state.trick[place].seat
    return state.duty_of(seat, _taken_back(state, place).holding(seat), state.trick[:place])[1]


def _taken_back(state: Floor, place: int) -> Floor:
    """The card at this place of the trick is back where it came from, and the later ones lie there still."""
    played = state.trick[place]
    back = state.given_back(played.seat, played.card).but(
        trick=(*state.trick[:place], *state.trick[place + 1 :]), returned=(*state.returned, played.card)
    )
    return without_slips(back, lambda slip: slip.seat == played.seat and state.lies(slip))


@law("mal.89", "mal.91")
def _mend(state: Floor, seat: int, action: Action) -> Floor:
    """He takes his card back and plays a lawful one; those who played after him may change theirs.

    A later revoke that a warning has completed stays (mal.90).
    """
    place, (card,) = _place_of(state, seat), action.cards
    after = _exchanged(state, place, card).telling(event("mends", seat, until="trick", card=card))
    later = tuple(played.seat for played in state.trick[place + 1 :] if not _is_ruled(state, played.seat))
    return after.but(menders=later, phase=MEND if later else PLAY)


def _is_ruled(state: Floor, seat: int) -> bool:
    slip = state.revoke_of(seat)
    return slip is not None and slip.ruled


def _exchanged(state: Floor, place: int, card: Card) -> Floor:
    """The state with another card at this place of the trick."""
    seat = state.trick[place].seat
    gone = _taken_back(state, place).without(seat, card)
    return gone.but(trick=(*gone.trick[:place], Played(seat, card), *gone.trick[place:]))


@law("mal.91")
def _changes(state: Floor, seat: int) -> list[Offer]:
    """Each in order keeps his card, if it is still lawful, or changes it."""
    place = _place_of(state, seat)
    held, lawfully = state.trick[place].card, _lawful_instead(state, place)
    keep: list[Offer] = [say("keep")] if held in lawfully else []
    return [*keep, *(say("change", card) for card in lawfully if card is not held)]


def _change(state: Floor, seat: int, action: Action) -> Floor:
    left = state.menders[1:]
    after = state.but(menders=left, phase=MEND if left else PLAY)
    if action.word == "keep":
        # What he keeps is lawful now, whatever it was before the card under it was mended.
        return without_slips(after, lambda slip: slip.seat == seat and after.lies(slip))
    (card,) = action.cards
    return _exchanged(after, _place_of(state, seat), card).telling(event("changes", seat, until="trick", card=card))


def _settled(state: Floor) -> Floor:
    """The cards are mixed, and the hand is paid."""
    return settle.settled(state, state.counted_short, state.silent, state.debts)


PLAYING: dict[str, Stage[Any]] = {
    PLAY: stage(
        lambda state: "play" if _due(state) else "take",
        _turn,
        out_of_turn("take", offers=_complete, do=_take),
        out_of_turn("play", offers=_cards, do=_play),
        beside("mend", offers=lambda state, seat: [say("mend", card) for card in mending_cards(state, seat)], do=_mend),
        beside("say", offers=_words, do=_say, spans={"say": play.REQUESTS}),
        beside("warn", offers=_warnings, do=_warn),
        beside("show", "drop", offers=_exposures, do=_expose),
        PEEKING,
        OWN_UP,
        COURT.claims,
    ),
    MEND: stage("mend", lambda state: state.menders[0], deed("keep", "change", offers=_changes, do=_change)),
    COUNT: closing("count", lambda state: state.active, _settled, OWN_UP, COURT.claims),
}
