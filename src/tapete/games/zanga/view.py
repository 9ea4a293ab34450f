"""What one seat sees of the Zanga."""

from __future__ import annotations

from dataclasses import replace

from tapete.cards import SUITS, Card, Suit
from tapete.games.zanga.state import ANSWER, LOOK, SPEAK, TRUMP, ZangaState
from tapete.laws.mark import law
from tapete.table.event import Seat
from tapete.table.matadores import plain, trumps
from tapete.table.view import Call, Faces, Heap, Note, Played, Score, SeatView, View, faces, held


def _in_hand(trump: Suit | None) -> dict[Card, int]:
    """Where each card stands in a hand: the suits together, trumps first."""
    black_aces = tuple(Card.parse(text) for text in ("1E", "1B"))
    above = black_aces if trump is None else trumps(trump)
    cards = (*above, *(card for suit in SUITS if suit is not trump for card in plain(suit)))
    return {card: place for place, card in enumerate(cards)}


IN_HAND = {trump: _in_hand(trump) for trump in (None, *SUITS)}


def view_of(state: ZangaState, seat: int | None, since: int) -> View:
    """The one way from the whole truth to what a seat, or a spectator, may know."""
    return replace(
        state.bare_view(seat, since),
        seats=tuple([_seat(state, seat, each) for each in range(4)]),
        trick=state.trick,
        winning=state.winning() if state.trick else None,
        last_trick=_last_trick(state),
        trump=state.trump,
        heaps=_heaps(state, seat),
        calls=_calls(state),
        notes=_notes(state),
        scores=tuple([Score(side, (side, side + 2), state.ledger.balance(side)) for side in (0, 1)]),
    )


def _seat(state: ZangaState, viewer: int | None, seat: int) -> SeatView:
    return state.bare_place(
        seat,
        roles=_roles(state, seat),
        cards=_cards(state, viewer, seat),
        taken=sum([trick.winner == seat for trick in state.taken]),
        playing=not (state.asleep and seat == state.partner),
    )


@law("zan.art.34", "zan.art.38")
def _cards(state: ZangaState, viewer: int | None, seat: int) -> Faces:
    """One's own cards, or those shown; of another's hand the backs, and what he laid before his turn."""
    hand = held(state.hands[seat], IN_HAND[state.trump]) if state.hands else ()
    if (viewer == seat and state.sees_hand(seat)) or state.shown:
        return hand
    up = state.early(seat)
    return (*up, *faces(hand, seen=False)[len(up) :])


def _roles(state: ZangaState, seat: int) -> tuple[str, ...]:
    if state.mano is None:
        return ("dealer",) if seat == state.dealer else ()
    roles = ((state.mano, "mano"), (state.pie, "pie"), (state.named, "solo" if state.solo else "named"))
    return tuple([role for place, role in roles if place == seat])


def _calls(state: ZangaState) -> tuple[Call, ...]:
    """What was said in the auction, until the play begins."""
    if state.phase not in (SPEAK, ANSWER, LOOK, TRUMP):
        return ()
    return tuple([Call("speak", each, said) for each, said in state.calls])


@law("zan.art.35")
def _last_trick(state: ZangaState) -> tuple[Played, ...]:
    """The trick just made lies in sight until the next is led to; older ones are not looked at again."""
    return state.taken[-1].plays if state.taken and not state.trick else ()


@law("zan.art.3.2", "zan.art.14", "zan.art.14.2", "zan.art.21.7")
def _heaps(state: ZangaState, viewer: int | None) -> tuple[Heap, ...]:
    """The pot, the bond, and the cards of the zanga, which nobody sees but the pie who has taken it."""
    heaps = [Heap("pot", amount=state.pot)]
    if state.fianza:
        heaps.append(Heap("fianza", amount=state.fianza, seat=state.pie))
    if state.zanga:
        looked = state.looked and viewer == state.pie
        heaps.append(Heap("zanga", faces(state.zanga, looked or state.zanga_shown)))
    if state.asleep:
        heaps.append(Heap("asleep", faces(state.asleep, state.zanga_shown), seat=state.partner))
    return tuple(heaps)


def _notes(state: ZangaState) -> tuple[Note, ...]:
    """Who plays, and what was asked; what each pair owes the middle."""
    notes: list[Note] = []
    if state.named is not None:
        notes.append(Note("alone" if state.solo else "plays", Seat(state.named)))
    if state.cinco is not None:
        notes.append(Note("todas" if state.todas is not None else "cinco", Seat(state.seat_for(state.cinco))))
    elif state.todas is not None:
        notes.append(Note("todas", Seat(state.seat_for(state.todas))))
    notes += [Note("debt", debt, side) for side, debt in enumerate(state.debts) if debt]
    return tuple(notes)
