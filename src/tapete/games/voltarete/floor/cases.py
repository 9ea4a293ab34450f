"""The facts that the open table puts before the judge."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import product

from tapete.cards import Card
from tapete.games.voltarete import settle
from tapete.games.voltarete.finished import (
    BEATEN,
    CODILHO,
    GRANTED,
    NOTHING,
    PLAYED,
    REPOSTA,
    WIN,
    Ending,
    Result,
    result,
)
from tapete.games.voltarete.floor import righting
from tapete.games.voltarete.floor.names import AHEAD, ESPADILHA, LEAD, PEEK, REVOKE, SIGN, UNDONE
from tapete.games.voltarete.floor.righting import lawful_at, place_of, trick_at, with_card, won_by
from tapete.games.voltarete.floor.state import Floor
from tapete.games.voltarete.kinds import CASCA, HAND, KINDS, MOST_LOST, SEGUNDO, TREZE, matadores
from tapete.games.voltarete.settle import FIRST_TRICKS
from tapete.laws.mark import law
from tapete.table.floor import Case, Slip, unruled
from tapete.table.option import Value
from tapete.table.row import replaced
from tapete.table.view import Played

FEITO, OPPONENT, QUARTO = "feito", "opponent", "quarto"


def part(state: Floor, seat: int) -> str:
    """The feito, or one of his opponents."""
    return FEITO if seat == state.feito else OPPONENT


@law("vol.II.9.3")
def side(state: Floor, seat: int) -> str:
    """The same in the play: who alone refuses a reposta stands in the feito's place, the feito with who granted it."""
    return FEITO if seat == state.lone else OPPONENT


# The play.


@law("vol.II.10.10", "vol.II.10.12", "vol.II.10.13", "vol.II.10.14")
def off_suit(state: Floor, seat: int) -> list[Card]:
    """The cards of this seat that all have seen not to be of the suit led: one of it is never a revoke."""
    suit, tricks = state.order.suit, (*[trick.plays for trick in state.taken], state.trick)
    return [
        played.card
        for plays in tricks
        for played in plays
        if played.seat == seat and suit[played.card] is not suit[plays[0].card]
    ]


def revoke_case(state: Floor, seat: int, accused: int) -> Case | None:
    """The earliest revoke of the accused on which nothing has been ruled."""
    # A trick that was never finished is nobody's, and is not put right once the hand is over.
    played = len(state.taken) + (state.ending is None)
    slips = [slip for slip in unruled(state, REVOKE, accused) if slip.moment < played]
    if not slips:
        return _undone_case(state, accused)
    slip = slips[0]
    on_table = slip.moment < len(state.taken) and any(played.seat == accused for played in state.trick)
    gone_by = len(state.taken) > slip.moment + 1
    counted = (accused, slip.moment) in state.revokes.counted
    covered = counted or on_table or gone_by or state.ending is not None
    soon = state.ending is None and in_reach(state, slip)
    rightful = accused if soon else righting.rightful(state, slip)
    own_gain = not soon and seat == accused and righting.gains(state, slip)
    facts: dict[str, Value] = {
        "kind": slip.kind,
        "covered": covered,
        "found": "soon" if soon else "late",
        "trick_of": "revoker" if soon else righting.trick_of(state, slip),
        "against": _against(state, slip, rightful),
        "own_gain": own_gain,
        "times": _times(state, accused),
        "pot": state.penalty,
    }
    # What he says to his own profit is only owed for: the trick may still be claimed by another.
    return Case("revoke", accused, facts, None if own_gain else slip, rightful)


def _times(state: Floor, accused: int) -> int:
    done = [each for each in state.slips if each.ruled and each.what in (REVOKE, UNDONE) and each.seat == accused]
    return min(2, 1 + len(done))


@law("vol.II.10.16", "vol.II.10.31")
def _undone_case(state: Floor, accused: int) -> Case | None:
    """A revoke that had counted is owed for, though its trick was taken back for an earlier one."""
    slips = unruled(state, UNDONE, accused)
    if not slips:
        return None
    facts: dict[str, Value] = {
        "kind": slips[0].kind,
        "covered": True,
        "found": "soon",
        "trick_of": "revoker",
        "against": OPPONENT if accused == state.feito else FEITO,
        "times": _times(state, accused),
        "pot": state.penalty,
    }
    return Case("revoke", accused, facts, slips[0])


@law("vol.II.10.16")
def in_reach(state: Floor, slip: Slip) -> bool:
    """Up to the ninth trick all can be played again, unless so many tricks only are agreed on."""
    reach = state.game.replay
    return reach == "ninth" or len(state.taken) - slip.moment <= int(reach)


def _against(state: Floor, slip: Slip, rightful: int) -> str:
    """Whom it harms: the feito, unless he revoked himself or another opponent would have had the trick."""
    if slip.seat == state.feito:
        return OPPONENT
    if rightful == slip.seat:
        return FEITO
    harmed = righting.overspent(state, slip)
    return FEITO if state.feito == (rightful if harmed is None else harmed) else OPPONENT


@law("vol.II.10.4", "vol.II.10.5", "vol.II.10.6")
def lead_case(state: Floor, seat: int, accused: int) -> Case:
    """Who led in whose place, and whether another card has been led since."""
    slip = unruled(state, LEAD, accused)[-1]
    rightful = int(slip.kind)
    facts: dict[str, Value] = {
        "covered": is_covered(state, slip),
        "by": side(state, accused),
        "whose": side(state, rightful),
        "only_suit": righting.has_only_suit(state, rightful, trick_at(state, slip.moment)),
    }
    return Case("lead-out-of-turn", accused, facts, slip, rightful)


def is_covered(state: Floor, slip: Slip) -> bool:
    """Whether a card has been led to the trick after that of the slip."""
    return slip.moment < len(state.taken) - 1 or (slip.moment == len(state.taken) - 1 and bool(state.trick))


def _makes_difference(state: Floor, moment: int, seat: int) -> bool:
    """Whether another lawful card would have changed whose the trick is, of the cards that lie there."""
    lawful, winner = lawful_at(state, place_of(state, moment, seat)), won_by(state, trick_at(state, moment))
    others = (trick for card in lawful for trick in _tricks_with(state, moment, seat, card))
    return any(won_by(state, trick) != winner for trick in others)


def _tricks_with(state: Floor, moment: int, seat: int, card: Card) -> Iterator[tuple[Played, ...]]:
    """The trick with this card in it; to a lead of another suit all who came after could have played otherwise."""
    plays, suit = trick_at(state, moment), state.order.suit
    if seat != plays[0].seat or suit[card] is suit[plays[0].card]:
        yield with_card(plays, seat, card)
        return
    led = state.rewound(place_of(state, moment, seat)).laid(seat, card)
    for cards in product(*(led.lawful_cards(played.seat) for played in plays[1:])):
        yield (led.trick[0], *map(Played, (played.seat for played in plays[1:]), cards))


@law("vol.II.10.7")
def ahead_case(state: Floor, seat: int, accused: int) -> Case:
    """The last has played before the second to the feito's lead."""
    slip = unruled(state, AHEAD, accused)[-1]
    lawful = lawful_at(state, place_of(state, slip.moment, accused))
    own = next(played.card for played in trick_at(state, slip.moment) if played.seat == accused)
    suits = {state.order.suit[card] for card in (*lawful, own)}
    harms = len(suits) > 1 or _makes_difference(state, slip.moment, accused)
    waits = len(trick_at(state, slip.moment)) < len(state.active)
    facts: dict[str, Value] = {"bound": lawful == (own,), "harms": harms, "decides": waits, **_of_grant(state)}
    return Case("plays-ahead", accused, facts, slip)


def two_cards_case(state: Floor, seat: int) -> Case:
    """Two cards of his lie there apart, and he might play either."""
    return Case("two-cards", seat, {"how": "apart", "by": side(state, seat), **_of_grant(state)})


def _of_grant(state: Floor) -> dict[str, Value]:
    return {"granted_by_one": state.lone != state.feito}


# Words and signs.


def uncovered(state: Floor) -> int:
    """The number of the trick of which one may still complain: that on the table, or the last if none lies there."""
    return len(state.taken) - (not state.trick)


@law("vol.II.12.12", "vol.II.12.13")
def sign_waits(state: Floor) -> bool:
    """Whose the trick is shows only when it lies complete; the last one ends the hand, and is judged as it lies."""
    return bool(state.trick) and len(state.taken) < HAND - 1


def waiting(number: int) -> str:
    """The moment of a complaint about this trick that is decided when it lies complete."""
    return f"{number} waiting"


@law("vol.II.12.12", "vol.II.12.13")
def sign_case(state: Floor, seat: int, accused: int) -> Case | None:
    """After a word or a sign, in this trick or an earlier one, somebody else has played to the complainer's harm."""
    found = [
        _used(state, slip, played, seat)
        for slip in reversed(unruled(state, SIGN, accused))
        for played in _after_sign(state, slip)
        if played.seat not in (accused, seat)
    ]
    # Of several who came after it that one is meant who has used it.
    return next((case for case in found if case.slip is not None), found[0] if found else None)


def _after_sign(state: Floor, slip: Slip) -> tuple[Played, ...]:
    """The cards of the trick that is not covered which were played after the sign."""
    number = uncovered(state)
    if slip.moment > number:
        return ()
    return trick_at(state, number)[int(slip.kind) if slip.moment == number else 0 :]


def _used(state: Floor, slip: Slip, played: Played, accuser: int) -> Case:
    """Whether that card decided the trick, and was the only one; if not, the sign may still decide a later trick."""
    number = uncovered(state)
    bound = lawful_at(state, place_of(state, number, played.seat)) == (played.card,)
    decides = _makes_difference(state, number, played.seat)
    facts: dict[str, Value] = {"decides": decides, "bound": bound}
    return Case("sign", slip.seat, facts, slip if decides and not bound else None, played.seat, accuser)


# Looking, words, cards shown, the Espadilha.


def loss(state: Floor) -> int:
    """What the feito loses to each by a reposta."""
    assert state.trump is not None
    rate = 2 if state.trump is state.game.favorita else 1
    return rate * (KINDS[state.kind].base + min(MOST_LOST, matadores(state.started(state.maker), state.trump)))


def base(state: Floor) -> int:
    """What the game pays each way."""
    return KINDS[state.kind].base * (2 if state.trump is state.game.favorita else 1)


@law("vol.II.15.10")
def _best_pile(state: Floor) -> int:
    """The tricks of the best opponent; against the thirteen all have one heap."""
    piles = [state.tricks[seat] for seat in state.opponents]
    return sum(piles) if state.kind == TREZE else max(piles)


@law("vol.II.12.18")
def is_decided(state: Floor) -> bool:
    """Whether the hand is over, or the tricks made have already settled who wins."""
    if state.ending is not None:
        return True
    made = state.tricks
    left = HAND - len(state.taken)
    top = _best_pile(state)
    return made[state.maker] > top + left or top > made[state.maker] + left


@law("vol.II.1.8")
def _possible(state: Floor) -> set[Result]:
    """What may come of the hand, whoever makes the tricks that are left."""
    over = state if state.ending is not None else state.but(ending=Ending(PLAYED))
    hand, left = state.judged(settle.facts(over)), 0 if over is state else HAND - len(state.taken)
    ways = [replaced(hand.tricks, seat, hand.tricks[seat] + left) for seat in state.active]
    return {Result(REPOSTA) if hand.how == GRANTED else result(replace(hand, tricks=tricks)) for tricks in ways}


def is_codilho(state: Floor) -> bool:
    """Whether the feito has lost by codilho, whoever makes the tricks that are left."""
    return {found.kind for found in _possible(state)} == {CODILHO}


@law("vol.II.1.8")
def fixed(state: Floor) -> Result | None:
    """What the tricks made have given already, if the others can change nothing of it."""
    possible = _possible(state)
    return possible.pop() if len(possible) == 1 else None


@law("vol.II.1.8")
def is_anothers(state: Floor, found: Result | None, seat: int) -> bool:
    """Whether somebody else gains by this result: the feito by a win, by a codilho who has it, else who is paid."""
    if found is None or found.kind == NOTHING:
        return False
    paid = {WIN: (state.maker,), CODILHO: found.codilho, BEATEN: found.codilho}.get(found.kind, state.opponents)
    return any(each != seat for each in paid)


def has_sure_trumps(state: Floor) -> bool:
    """Whether the tricks that the feito has made, with trumps that nothing can beat, come to five."""
    assert state.trump is not None
    power, feito = state.order.power, state.maker
    out = [card for seat in state.active if seat != feito for card in state.hands[seat]]
    out += [card for heap in (*state.discards, *state.packets, state.leftovers, state.stock) for card in heap]
    highest = max((power[card] for card in out), default=-1)
    sure = [card for card in state.hands[feito] if state.order.suit[card] is state.trump and power[card] > highest]
    return state.tricks[feito] + len(sure) >= FIRST_TRICKS


@law("vol.II.12.2")
def is_safe(state: Floor) -> bool:
    """Whether the feito wins without having seen those cards: by tricks made and trumps that nothing can beat."""
    return has_sure_trumps(state) or is_decided(state)


def peek_case(state: Floor, seat: int, accused: int) -> Case:
    """What he looked at: a hand, discards, what nobody bought."""
    (slip,) = unruled(state, PEEK, accused)
    what, _, whose = slip.kind.partition(" ")
    quarto = accused not in state.active
    if what == "hand":
        return (
            Case("quarto-looks", accused, {"quarto_saw": "hand"}, slip)
            if quarto
            else Case("saw-cards", accused, {"depends": not is_decided(state), "agreed": True}, slip)
        )
    looker: dict[str, Value] = {"looker": QUARTO if quarto else part(state, accused), "pot": state.penalty}
    if what == "discards":
        return Case("looks-at-discards", accused, {**looker, "own_discards": whose == str(accused)}, slip)
    lost: dict[str, Value] = {
        "loss": loss(state),
        "won_already": is_codilho(state),
        "geral_lost": bool(state.geral) and state.lost_trick,
    }
    return Case("looks-at-leftovers", accused, {**looker, **lost}, slip)


@law("vol.II.16.2", "vol.II.16.4", "vol.II.16.5", "vol.II.16.7", "vol.II.16.8", "vol.II.16.9")
def espadilha_case(state: Floor, seat: int, accused: int) -> Case | None:
    """Where it is obliged: he passed twice with the Espadilha or as the pé, hid that he bought it, or threw it away."""
    found = unruled(state, ESPADILHA, accused)
    if not found:
        return None
    slip = found[-1]
    pot: dict[str, Value] = {"pot": state.penalty}
    if slip.kind == "pe":
        return Case("pe-passed", accused, pot, slip)
    if slip.kind == "bought":
        return Case("espadilha-unshown", accused, {"then": "casca", "ace_shown": False, **pot}, slip)
    if slip.kind == "thrown":
        thrower = FEITO if accused == state.feito else "buyer"
        return Case("espadilha-thrown", accused, {"in_discards_of": thrower, **pot}, slip)
    then = (
        "segundo"
        if state.kind == SEGUNDO
        else "nobody"
        if state.kind != CASCA
        else "pe-casca"
        if state.feito == state.pe
        else "casca"
    )
    bought = any(buyer == accused and number for buyer, number in state.bought)
    return Case("espadilha-passed", accused, {"then": then, "bought": bought, **pot}, slip)
