"""Trumps named by a slip, too late or not at all, and the discards that are chosen again for it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from tapete.cards import SUIT_WORDS, SUITS, Suit
from tapete.games.voltarete import concluding, trump
from tapete.games.voltarete.floor.names import LONGEST, RENAME, TRUMP_ASKED
from tapete.games.voltarete.floor.state import Floor
from tapete.games.voltarete.judge.words import LONGEST as NAMES
from tapete.games.voltarete.kinds import CASCA, FAVORITA, HAND, LICENCA, SO
from tapete.games.voltarete.state import CLAIM, DRAW, EXCHANGE, NAME, LaidDown
from tapete.laws.mark import law
from tapete.table.action import Action
from tapete.table.asking import next_asked
from tapete.table.event import event
from tapete.table.floor import Case, Effect
from tapete.table.matadores import BASTO, ESPADILLA
from tapete.table.offer import Offer, say
from tapete.table.phase import Deed, Stage, beside, deed, stage
from tapete.table.row import replaced

MADE = {LICENCA: "licenca", SO: "so", CASCA: "casca"}
"""What the judge calls the games in which a suit is named."""


def _said(action: Action) -> Suit:
    return Suit.named(str(action.arguments[0]))


def bought_by_others(state: Floor) -> bool:
    """Whether one of the feito's opponents has bought."""
    return any(seat != state.feito for seat, _ in state.bought)


# Another suit than was meant.


def _slip_open(state: Floor) -> bool:
    """As long as nobody else has bought for the suit that was named."""
    return state.naming.named and not bought_by_others(state)


@law("vol.II.6.2", "vol.II.6.6", "vol.II.6.9")
def _renaming(state: Floor, seat: int) -> list[Offer]:
    """He says at once, or later, that he meant another."""
    able = seat == state.feito and _slip_open(state) and not state.naming.misnamed
    return [say("rename", suit.word, grave=True) for suit in SUITS if suit is not state.trump] if able else []


def _renames(state: Floor, seat: int, action: Action) -> Floor:
    told = state.telling(event("renames", seat, suit=_said(action).word))
    return told.but(naming=replace(state.naming, misnamed=True)).brought(_slip_case(state, asked_again=False))


def _slip_case(state: Floor, *, asked_again: bool, other_answers: bool = False) -> Case:
    made = MADE[state.kind]
    return state.case("wrong-suit", state.maker, game_made=made, asked_again=asked_again, other_answers=other_answers)


@law("vol.II.6.2", "vol.II.6.6", "vol.II.6.9")
def _asking(state: Floor, seat: int) -> list[Offer]:
    """One of the others asks what is trumps."""
    able = _slip_open(state) and seat in state.opponents and not state.naming.asked
    return [say("ask-trump")] if able else []


def _asks(state: Floor, seat: int, action: Action) -> Floor:
    other = tuple(each for each in state.opponents if each != seat)
    asked = state.but(naming=replace(state.naming, asked=True)).asking(TRUMP_ASKED, other, seat)
    return asked.telling(event("asks-trump", seat))


@law("vol.II.6.9")
def _answers(state: Floor, seat: int, action: Action) -> Floor:
    """If the other says it the first suit holds; if he waits, the feito names it once more."""
    if action.word == "tell-trump":
        told = state.resumed().telling(event("tells-trump", seat))
        return told.brought(_slip_case(state, asked_again=True, other_answers=True))
    return state.resumed().asking(RENAME, (state.maker,)).telling(event("stays-silent", seat))


def _names_again(state: Floor, seat: int, action: Action) -> Floor:
    back, suit = state.resumed(), _said(action)
    if suit is state.trump:
        return back.telling(event("trump", seat, suit=suit.word))
    named = back.but(naming=replace(state.naming, misnamed=True, second=suit))
    return named.brought(_slip_case(state, asked_again=True))


# No suit at all.


@law("vol.II.6.3", "vol.II.7.9")
def _naming_late(state: Floor, seat: int) -> list[Offer]:
    """In licença he may name it as long as he has not seen what he bought, though he told the others to buy."""
    able = seat == state.feito and state.kind == LICENCA and state.trump is None
    return [say("name", suit.word) for suit in SUITS] if able else []


def _names_late(state: Floor, seat: int, action: Action) -> Floor:
    ruled = state.brought(state.case("unnamed", seat, game_made="licenca", without_naming="bought"))
    return trumps_are(ruled, _said(action)).but(naming=replace(state.naming, named=True))


@law("vol.II.6.4")
def seen_unnamed(state: Floor) -> Floor:
    """Who has seen what he bought for a licença and named nothing plays in copas."""
    if state.trump is not None or state.kind != LICENCA:
        return state
    return state.brought(state.case("unnamed", state.maker, game_made="licenca", without_naming="seen"))


# A só that is laid open.


@law("vol.II.6.7")
def _spreads(state: Floor, seat: int, action: Action) -> Floor:
    """His longest suit is trumps, and the hand is laid down as won."""
    shown = state.but(open_hands=(*state.open_hands, seat)).telling(event("spreads", seat, cards=state.hands[seat]))
    ruled = shown.brought(state.case("spread-unnamed", seat, **_lengths(state, seat)))
    return _as_won(ruled) if ruled.trump is not None else ruled


def _lengths(state: Floor, seat: int) -> dict[str, int]:
    own = [card.suit for card in state.hands[seat] if card not in (ESPADILLA, BASTO)]
    return {name: min(HAND, own.count(suit)) for suit, name in NAMES.items()}


@law("vol.II.12.1")
def _as_won(state: Floor) -> Floor:
    return state.but(claim=LaidDown(state.maker, concluding.WON)).asking(CLAIM, state.opponents, state.feito)


def _longest(state: Floor, seat: int) -> list[Offer]:
    held = _lengths(state, state.maker)
    return [say("name", suit.word) for suit, name in NAMES.items() if held[name] == max(held.values())]


# The discards.


@law("vol.II.7.10")
def _reopening(state: Floor, seat: int) -> list[Offer]:
    """Once, until he has seen what he bought: for another suit, for none, or because he thinks better of it."""
    thrown = seat == state.feito and state.kind == LICENCA and any(buyer == seat for buyer, _ in state.bought)
    return [say("reopen", grave=True)] if thrown and not state.naming.reopened else []


def _reopens(state: Floor, seat: int, action: Action) -> Floor:
    why = "another-suit" if state.naming.misnamed else "no-suit" if state.trump is None else "changed-mind"
    unseen = bool(state.packets[seat]) or (state.phase == DRAW and state.exchange.buyer == seat)
    told = state.but(naming=replace(state.naming, reopened=True)).telling(event("reopens", seat))
    looked, others = "unseen" if unseen else "seen", bought_by_others(state)
    return told.brought(state.case("reopens-discards", seat, slip=why, looked=looked, next_bought=others))


SLIPS = (
    beside("rename", offers=_renaming, do=_renames, spans={"rename": SUIT_WORDS}),
    beside("ask-trump", offers=_asking, do=_asks),
    beside("name", offers=_naming_late, do=_names_late),
    beside("reopen", offers=_reopening, do=_reopens),
)
"""What can be said of the suit, and of what was thrown for it, while the cards are bought."""

TELLING: Deed[Any] = Deed(
    ("tell-trump", "stay-silent"), lambda state, seat: [say("tell-trump"), say("stay-silent", grave=True)], _answers
)

NAMING: dict[str, Stage[Any]] = {
    TRUMP_ASKED: stage(TRUMP_ASKED, next_asked, TELLING),
    RENAME: stage(RENAME, next_asked, deed("name", offers=trump.suits, do=_names_again)),
    LONGEST: stage(
        LONGEST,
        next_asked,
        deed("name", offers=_longest, do=lambda state, _, action: _as_won(_in_so(state, _said(action)))),
    ),
}


def trumps_are(state: Floor, suit: Suit) -> Floor:
    """The suit is known, and the exchange stands where it is."""
    return state.but(trump=suit).telling(event("trump", state.feito, suit=suit.word))


@law("vol.II.6.4", "vol.II.6.5", "vol.II.6.8")
def copas_trumps(state: Floor, case: Case) -> Floor:
    """Who names nothing plays in copas."""
    return trumps_are(state, FAVORITA) if state.kind == LICENCA else _in_so(state, FAVORITA)


def _in_so(state: Floor, suit: Suit) -> Floor:
    return trump.known(state, suit).exchanging(ordered=True)


@law("vol.II.6.7")
def longest_trumps(suit: Suit) -> Effect[Floor]:
    """Who spread his cards unnamed plays in his longest suit."""
    return lambda state, case: _in_so(state, suit)


RIGHT_NAMES: Effect[Floor] = law("vol.II.6.7")(
    lambda state, case: state.asking(LONGEST, state.opponents[:1], case.offender)
)
"""Of several suits as long the player at his right names one."""


@law("vol.II.6.2", "vol.II.6.6", "vol.II.6.9")
def second_suit_trumps(state: Floor, case: Case) -> Floor:
    """The suit that he named when he was asked again."""
    assert state.naming.second is not None
    return trumps_are(state, state.naming.second)


@law("vol.II.7.10")
def discards_reopened(state: Floor, case: Case) -> Floor:
    """All is as before he threw: his cards in his hand, what he bought unseen on the stock in its order."""
    seat, top = case.offender, state.game.buy_from == "top"
    got = state.packets[seat]
    return state.but(
        phase=EXCHANGE if state.trump is not None else NAME,
        hands=replaced(state.hands, seat, (*state.hands[seat], *state.discards[seat])),
        discards=replaced(state.discards, seat, ()),
        packets=replaced(state.packets, seat, ()),
        stock=(*got, *state.stock) if top else (*state.stock, *got),
        bought=tuple(each for each in state.bought if each[0] != seat),
    ).exchanging(buyer=None, ordered=False)


SPREAD: Deed[Any] = Deed(
    ("spread",),
    lambda state, seat: [say("spread", grave=True)] if state.kind == SO else [],
    _spreads,
    agreed=concluding.agreed,
)

EFFECTS: dict[str, Effect[Floor]] = {
    "copas-trumps": copas_trumps,
    "ouros-trumps": longest_trumps(Suit.OROS),
    "espadas-trumps": longest_trumps(Suit.ESPADAS),
    "paus-trumps": longest_trumps(Suit.BASTOS),
    "right-names-longest": RIGHT_NAMES,
    "second-suit-trumps": second_suit_trumps,
    "discards-reopened": discards_reopened,
}
