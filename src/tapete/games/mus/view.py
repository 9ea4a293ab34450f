"""What one seat sees of Mus."""

from __future__ import annotations

from dataclasses import replace

from tapete.games.mus.betting import deje
from tapete.games.mus.mus_talk import WAITING
from tapete.games.mus.ranking import JUEGO, PARES, places_of
from tapete.games.mus.state import DISCARD, MUS, SEATS, MusState, Outcome
from tapete.laws.mark import law
from tapete.table.event import Seat
from tapete.table.view import Call, Faces, Heap, Note, Piece, Score, SeatView, View, faces, held

AMARRAKO = law("mus.87", "mus.109")(5)


def view_of(state: MusState, seat: int | None, since: int) -> View:
    """The one way from the whole truth to what a seat, or a spectator, may know."""
    return replace(
        state.bare_view(seat, since),
        seats=tuple(_seat(state, seat, place) for place in range(SEATS)),
        round=min(sum(state.games) + 1, 2 * state.game.games_to_win - 1),
        stock=(None,) * len(state.stock),
        heaps=_waste(state),
        calls=_calls(state),
        notes=(
            *_standing(state),
            *(_closed(outcome) for outcome in reversed(state.closed)),
            *_discarded(state),
            *([Note("first-hand", state.game_hand)] if state.pack_moves and state.phase in (MUS, DISCARD) else []),
            *_eyes(state, seat),
        ),
        scores=(_score(state, 0), _score(state, 1)),
    )


def _seat(state: MusState, viewer: int | None, seat: int) -> SeatView:
    return state.bare_place(
        seat,
        roles=_roles(state, seat),
        cards=_hand(state, viewer, seat),
        discards=_discards(state, viewer, seat),
        said=_said(state, seat),
    )


@law("mus.38", "mus.50", "mus.65")
def _hand(state: MusState, viewer: int | None, seat: int) -> Faces:
    """One's own cards; those of others when they are shown, or where one of them was turned up."""
    if not state.hands:
        return ()
    hand = held(state.hands[seat], places_of(state.game.kings))
    if viewer == seat or state.shown:
        return hand
    seen = tuple(card for card in hand if card in state.exposed)
    # Where a hidden card stands would tell how high it is: those that are seen come first.
    return (*seen, *(None,) * (len(hand) - len(seen)))


@law("mus.61")
def _discards(state: MusState, viewer: int | None, seat: int) -> Faces:
    """How many cards have been put down is seen by all, which ones by nobody else."""
    if not state.discards:
        return ()
    return faces(state.discards[seat], viewer == seat)


@law("mus.71", "mus.73")
def _roles(state: MusState, seat: int) -> tuple[str, ...]:
    """Mano and dealer, and what has been declared."""
    if state.dealer is None:
        return ()
    roles = [(state.mano == seat, "mano"), (state.dealer == seat, "dealer")]
    roles += [(seat in state.taking_part(lance), lance) for lance in (PARES, JUEGO)]
    return tuple(role for plays, role in roles if plays)


def _calls(state: MusState) -> tuple[Call, ...]:
    """What was said in the lances; what was said before the cut, until then."""
    if not state.aloud or state.phase in (MUS, DISCARD):
        return state.words
    return tuple([call for call in state.words if call.stage not in (MUS, DISCARD)])


def _said(state: MusState, seat: int) -> str:
    """The last thing the seat said in the lance that was last spoken in."""
    calls = [call for call in state.words if call.stage == state.words[-1].stage]
    return next((call.said for call in reversed(calls) if call.seat == seat), "")


@law("mus.104")
def _standing(state: MusState) -> list[Note]:
    """The bet that must be answered, and what it costs to refuse it."""
    bet = state.bet
    if bet is None:
        return []
    stands = Note("ordago", bet.before, bet.bettor) if bet.ordago else Note("bet", bet.stake, bet.bettor)
    return [stands, Note("deje", deje(bet, state.game.deje))]


def _closed(outcome: Outcome) -> Note:
    """How a lance ended, with what stands in it."""
    amount = outcome.stake if outcome.how == "accepted" else outcome.deje
    return Note(f"{outcome.lance}-{outcome.how}", amount, outcome.pair)


@law("mus.61")
def _discarded(state: MusState) -> list[Note]:
    """How many cards each has changed."""
    return [Note("discarded", number, seat) for seat, number in enumerate(state.dropped) if number != WAITING]


def _waste(state: MusState) -> tuple[Heap, ...]:
    """What was discarded in earlier rounds lies there while it may have to be dealt again."""
    seen = state.phase in (MUS, DISCARD) and state.waste
    return (Heap("waste", faces(state.waste, False)),) if seen else ()


def _eyes(state: MusState, viewer: int | None) -> list[Note]:
    """Whom one is watching, and where the one who is watched looks."""
    if viewer is None or not state.game.watching:
        return []
    other = state.watching[viewer]
    return [Note("watching", Seat(state.watching[seat]), seat) for seat in (viewer, other)]


@law("mus.87", "mus.101", "mus.108", "mus.109", "mus.111")
def _score(state: MusState, pair: int) -> Score:
    """Games won, then what a pair has in this one; after Adentro its amarrakos lie in the middle, and still count."""
    total = state.stones(pair)
    amarrakos, stones = divmod(total, AMARRAKO)
    kind = "adentro" if pair in state.adentro else "amarrako"
    vacas = Piece("vaca", state.vacas[pair] if state.game.vacas > 1 else 0)
    pieces = (vacas, Piece("game", state.games[pair]), Piece(kind, amarrakos), Piece("stone", stones))
    return Score(pair, (pair, pair + 2), total, tuple(piece for piece in pieces if piece.count))
