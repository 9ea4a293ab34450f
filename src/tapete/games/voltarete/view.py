"""What one seat sees of the Voltarete."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from tapete.cards import SUITS, Suit
from tapete.games.voltarete.kinds import FAVORITA, TREZE
from tapete.games.voltarete.state import BUY, DRAW, EXCHANGE, LOOK, NAME, ORDER, VoltareteState
from tapete.laws.mark import law
from tapete.table.event import Seat
from tapete.table.matadores import BASTO, ESPADILLA, plain
from tapete.table.view import Faces, Heap, Note, Piece, Played, Score, SeatView, View, faces, held
from tapete.table.zones import Cards

BLACK_ACES = {Suit.ESPADAS: (ESPADILLA,), Suit.BASTOS: (BASTO,)}
IN_HAND = {
    card: place
    for place, card in enumerate(card for suit in SUITS for card in (*BLACK_ACES.get(suit, ()), *plain(suit)))
}
"""Where each card stands in a hand: by suits, each in its own order."""

TALHA, TALHINHA = law("vol.I.8.2")((20, 5))
CUSTOMARY = law("vol.II.7.24")(5)
"""So many cards the first opponent usually passes."""
MOST_CHIPS = law("vol.I.8.4")(20)
EXCHANGING = (NAME, EXCHANGE, BUY, DRAW, LOOK, ORDER)
"""As long as this lasts all see how many each throws and buys, also while somebody answers a question."""


@law("vol.II.11.2", "vol.II.11.3", "vol.II.11.9")
def view_of(state: VoltareteState, seat: int | None, since: int) -> View:
    """The one way from the whole truth to what a seat, or a spectator, may know."""
    return replace(
        state.bare_view(seat, since),
        seats=tuple(_seat(state, seat, each) for each in range(state.game.seats)),
        round=min(state.recambos + 1, state.game.recambos),
        trick=state.trick,
        winning=_winning(state),
        last_trick=_last_trick(state),
        trump=state.trump,
        turned=state.turned,
        stock=(None,) * state.shown_stock(),
        heaps=_heaps(state),
        calls=state.calls,
        moved=state.moved,
        notes=tuple(_notes(state)),
        scores=tuple(_score(state, each) for each in range(state.game.seats)),
    )


@law("vol.II.11.10")
def _winning(state: VoltareteState) -> int | None:
    """Whose the trick is so far."""
    return state.winning() if state.trick else None


def _seat(state: VoltareteState, viewer: int | None, seat: int) -> SeatView:
    said = [call.said for call in state.calls if call.seat == seat]
    return state.bare_place(
        seat,
        roles=_roles(state, seat),
        cards=_hand(state, viewer, seat),
        discards=_discards(state, viewer, seat),
        taken=state.tricks[seat],
        tricks=_tricks(state, seat),
        said=said[-1] if said else "",
        playing=state.dealer is None or seat in state.active,
    )


@law("vol.I.13.21", "vol.II.10.1", "vol.II.11.9")
def _roles(state: VoltareteState, seat: int) -> tuple[str, ...]:
    if state.dealer is None:
        return ()
    roles = list(zip(("mao", "contra-pe", "pe"), state.three, strict=True))
    if state.has_quarto:
        roles.append(("quarto", state.quarto))
    if state.feito is not None:
        roles.append(("feito", state.feito))
    if state.pursuer is not None:
        roles.append(("sigo", state.pursuer))
    return tuple(role for role, place in roles if place == seat)


@law("vol.I.6.22", "vol.I.20.12", "vol.II.12.1")
def _hand(state: VoltareteState, viewer: int | None, seat: int) -> Faces:
    """One's own hand; of another's what all have seen of it, or all of it once it is laid down."""
    if not state.hands:
        return ()
    hand = held(state.hands[seat], IN_HAND)
    if viewer == seat or seat in state.open_hands:
        return hand
    shown = tuple(card for card in hand if card in state.shown)
    return (*shown, *(None,) * (state.shown_size(seat) - len(shown)))


@law("vol.II.7.2", "vol.II.8.1", "vol.II.11.12", "vol.II.15.7")
def _discards(state: VoltareteState, viewer: int | None, seat: int) -> Faces:
    """Nobody sees again what he threw, nor in the play how many; only the quarto his four, until he names the suit."""
    if not state.discards or state.goes_on_in not in EXCHANGING:
        return ()
    return faces(state.discards[seat], viewer == seat and state.kind == TREZE and state.goes_on_in == NAME)


@law("vol.II.11.11", "vol.II.11.13", "vol.II.11.14")
def _tricks(state: VoltareteState, seat: int) -> tuple[Cards, ...]:
    """All tricks made may be looked through, whoever has them; but not who played what."""
    return tuple(held(trick.cards, IN_HAND) for trick in state.taken if trick.holder == seat)


@law("vol.II.11.8", "vol.II.11.14")
def _last_trick(state: VoltareteState) -> tuple[Played, ...]:
    """A trick lies as it was played until the next is led to."""
    return state.taken[-1].plays if state.taken and not state.trick else ()


@law("vol.II.8.14", "vol.II.11.11", "vol.II.19.19")
def _heaps(state: VoltareteState) -> tuple[Heap, ...]:
    """The pot, which everybody may count; the tentos of the Recambó; and the cards that are out of the play."""
    thrown = state.shown_out()
    lying = [Heap("pot", amount=state.pot), Heap("box", amount=state.box)]
    return (*lying, Heap("out", (None,) * thrown)) if thrown else tuple(lying)


def _notes(state: VoltareteState) -> Iterator[Note]:
    if state.game.favorita is not FAVORITA:
        yield Note("favourite", state.game.favorita)
    if state.kind:
        yield Note("game", state.kind, state.feito)
    if state.geral:
        yield Note("geral", state.geral, state.feito)
    yield from _of_exchange(state)
    yield from (Note("granted", "", seat) for seat in state.granted)
    yield from (Note("refused", "", seat) for seat in state.refused)
    yield from _of_sitting(state)


@law("vol.II.7.1", "vol.II.8.7", "vol.II.11.1", "vol.II.11.12")
def _of_exchange(state: VoltareteState) -> Iterator[Note]:
    """While it lasts all hear how many each buys; in the play only who of the opponents bought more."""
    if state.goes_on_in in EXCHANGING:
        yield from (Note("bought", number, seat) for seat, number in state.bought)
        yield from _custom(state)
    elif state.bought and (state.game.bought_more == "shown" or state.asked_bought):
        by = dict(state.bought)
        right, left = [by.get(seat, 0) for seat in state.opponents]
        if right == left:
            yield Note("bought-alike", "both" if right else "nobody")
        else:
            yield Note("bought-more", Seat(state.opponents[right < left]))


@law("vol.II.7.24")
def _custom(state: VoltareteState) -> Iterator[Note]:
    """By custom the first opponent passes five; it binds nobody, and is told only where so many are left."""
    first = state.phase == BUY and state.turn == state.opponents[0]
    if state.game.pass_hint and first and state.shown_stock() > CUSTOMARY:
        yield Note("pass-hint", CUSTOMARY, state.turn)


@law("vol.I.8.10", "vol.II.19.17", "vol.II.19.18")
def _of_sitting(state: VoltareteState) -> Iterator[Note]:
    """The remissas that wait, as they are written down, and who has the Medalhão."""
    yield from (Note("carried" if each.carried else "remissa", each.amount, each.owner) for each in state.remissas)
    if state.gone is not None:
        yield Note("gone", Seat(state.gone))
    if state.game.medalhao and state.dealer is not None:
        yield Note("medalhao", Seat(state.marker))


@law("vol.I.8.1", "vol.I.8.2", "vol.I.8.4", "vol.I.8.5")
def _score(state: VoltareteState, seat: int) -> Score:
    """What he has won, and the chips in which he has it with those he began with."""
    won = state.ledger.balance(seat)
    return Score(seat, (seat,), won, pieces(state.game.tentos + won, state.game.money))


def pieces(purse: int, money: bool) -> tuple[Piece, ...]:
    """A purse in talhas, talhinhas and single chips; where one plays for money, twenty chips and the rest in money."""
    if money:
        return Piece("one", MOST_CHIPS), Piece("money", purse - MOST_CHIPS)
    if purse < 0:
        return (Piece("owes", -purse),)
    talhas, rest = divmod(purse, TALHA)
    talhinhas, single = divmod(rest, TALHINHA)
    found = (Piece("talha", talhas), Piece("talhinha", talhinhas), Piece("one", single))
    return tuple(piece for piece in found if piece.count)
