"""The play at the open table: any card, in turn or not; words, signs, and cards that are shown or confused."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from tapete.cards import Card
from tapete.games.voltarete import concluding, play, settle
from tapete.games.voltarete.floor import signs, turns
from tapete.games.voltarete.floor.accidents import CONFUSING, DROPPING
from tapete.games.voltarete.floor.counting import ASK_COUNT, ASKING, found_out, named_last
from tapete.games.voltarete.floor.court import COURT
from tapete.games.voltarete.floor.kept import Righting
from tapete.games.voltarete.floor.names import CHOOSE, REVOKE, SIGN, SPILLED
from tapete.games.voltarete.floor.revoke import MEND, revoke_kind, tricks_over
from tapete.games.voltarete.floor.seen import CONCEDE, PEEKING, SHOWING
from tapete.games.voltarete.floor.signs import SIGNING
from tapete.games.voltarete.floor.state import Floor
from tapete.games.voltarete.floor.turns import SPEAK_LATE, accepted, ahead_again, by_one, covers, noted_turn, side
from tapete.games.voltarete.kinds import HAND
from tapete.games.voltarete.state import PLAY, STOP
from tapete.laws.mark import law
from tapete.table.action import Action
from tapete.table.asking import asked_about, next_asked
from tapete.table.event import event
from tapete.table.floor import slipped
from tapete.table.offer import Offer, Pick, say
from tapete.table.phase import Deed, Stage, beside, deed, out_of_turn, stage
from tapete.table.zones import Cards


def turn(state: Floor) -> int:
    """The one all wait for: who must put a card right goes first, though he had played ahead."""
    return state.due[0] if state.righting.seat is None else state.righting.seat


# A card, lawful or not.


def _cards(state: Floor, seat: int) -> list[Offer]:
    """Whoever has not yet played to the trick may lay any card; but one whom a ruling binds goes first."""
    able = seat in state.due and state.righting.seat in (None, seat)
    return [say("play", card) for card in _free(state, seat)] if able else []


@law("vol.II.10.5", "vol.II.10.7", "vol.II.10.16")
def _free(state: Floor, seat: int) -> Cards:
    """All his cards, unless one was asked of him, he puts his own right, or may not lead a suit, or beat the feito."""
    hand, suit = state.hands[seat], state.order.suit
    asked = state.asked_of(seat)
    if asked is not None:
        return (asked,)
    if state.righting.seat == seat:
        if state.righting.bidden:
            return turns.meant(state, seat, state.righting.bidden)
        if state.trick:
            return state.lawful_cards(seat)
        return tuple(card for card in hand if suit[card] is not state.righting.shunned) or hand
    if state.righting.spared and state.trick and seat != state.lone:
        led, lawful = state.trick[0].card, state.lawful_cards(seat)
        return tuple(card for card in lawful if not state.order.beats(card, led)) or lawful
    return hand


def laid(state: Floor, seat: int, card: Card) -> Floor:
    """A card is laid, rightly or not; what was wrong with it is kept as fact."""
    kind = "" if state.asked_of(seat) is card else revoke_kind(state, seat, card)
    waiting = state.due
    after = covers(state).laid(seat, card).but(righting=Righting(spared=state.righting.spared))
    if kind:
        after = slipped(after, REVOKE, seat, len(state.taken), kind)
    if seat != waiting[0] and (seat != state.righting.seat or ahead_again(state)):
        after = noted_turn(state, after, seat, waiting)
    return _complete(accepted(after) if state.exchange.unordered and seat == state.feito else after)


@law("vol.II.14.5", "vol.II.14.9")
def _complete(state: Floor) -> Floor:
    """The highest takes it up; the hand ends with nine, or with the cards; a feito is asked at five if he can win."""
    if state.due:
        return state
    taken = state.taken_up(claimed=(), conceding=(), righting=Righting())
    if len(taken.taken) == HAND or not any(taken.hands[seat] for seat in taken.active):
        return settle.played_out(found_out(tricks_over(taken)))
    made = taken if taken.maker in taken.ruled.faulted else play.made(taken)
    after = _complaints_decided(made, len(state.taken))
    return after if after.phase == CHOOSE else named_last(after)


@law("vol.II.12.12", "vol.II.12.13")
def _complaints_decided(state: Floor, number: int) -> Floor:
    """A word or a sign that was complained of before the trick lay complete is judged by it now."""
    heard = [made for made in state.claims if (made.what, made.moment) == (SIGN, signs.waiting(number))]
    after = state.but(
        claims=tuple(replace(each, moment=str(number)) if each in heard else each for each in state.claims)
    )
    for made in heard:
        after = after if after.phase == CHOOSE else COURT.decided(after, made)
    return after


# Two cards at once.


@law("vol.II.10.25", "vol.II.14.7")
def _spilling(state: Floor, seat: int) -> list[Offer]:
    bound = state.righting.seat is not None or state.righting.spared or state.asked_of(seat) is not None
    able = len(state.hands[seat]) > 1 and not bound
    return [Pick("spill", state.hands[seat], 2, 2)] if able else []


@law("vol.II.10.25")
def _spills(state: Floor, seat: int, action: Action) -> Floor:
    """If one of the two is lawful it is played; if neither, both go back; if both, another chooses."""
    two = tuple(sorted(action.cards))
    seen = state.but(shown=(*state.shown, *two), righting=Righting(spilled=two))
    told = seen.telling(event("spills", seat, cards=two))
    right = [card for card in two if card in state.lawful_cards(seat)]
    if len(right) == 2:
        by, granted = side(state, seat), by_one(state)
        return told.brought(state.case("two-cards", seat, None, seat, how="apart", by=by, granted_by_one=granted))
    return laid(told, seat, *right) if right else told.but(righting=Righting(seat))


@law("vol.II.10.7", "vol.II.12.12", "vol.II.12.13")
def _demands(state: Floor, seat: int, action: Action) -> Floor:
    """The card that is asked for is played; of several he plays which he likes, and if he has none another is asked."""
    whose = asked_about(state)
    if action.word == "keep":
        kept = state.resumed().but(righting=replace(state.righting, denied=()))
        return named_last(kept.telling(event("keeps", seat)))
    (wanted,) = action.arguments
    before = turns.before_card(state, whose).but(question=None)
    cards = turns.meant(before, whose, wanted)
    if not cards:
        return turns.denied(state, whose, wanted)
    if len(cards) > 1:
        bidden = before.but(righting=Righting(whose, str(wanted), spared=state.righting.spared))
        return bidden.telling(turns.bound(whose, wanted))
    told = state.but(phase=PLAY, question=None).telling(event("must-play", whose, card=cards[0]))
    return _complete(turns.replayed(told, whose, cards[0]))


@law("vol.II.12.7", "vol.II.14.5")
def _stops(state: Floor, seat: int, action: Action) -> Floor:
    """He who is made to play has not gone on for the geral; where no cards are laid down the hand is over."""
    if action.word != "stop" or not concluding.agreed(state.game):
        return play.stopped(state, seat, action)
    return concluding.laid_down(state.telling(event("stops", seat)), seat, Action("lay-down", (concluding.WON,)))


CHOICE: Deed[Any] = deed(
    "choose",
    offers=lambda state, seat: [say("choose", card) for card in state.righting.spilled],
    do=lambda state, seat, action: laid(state.resumed(), asked_about(state), *action.cards),
)

BESIDES = (MEND, SIGNING, *SHOWING, DROPPING, CONFUSING, PEEKING, COURT.claims)
ENDING = (concluding.LAY_DOWN, CONCEDE, concluding.GIVE_UP, concluding.SURRENDER)

PLAYING: dict[str, Stage[Any]] = {
    PLAY: stage(
        PLAY,
        turn,
        out_of_turn("play", offers=_cards, do=lambda state, seat, action: laid(state, seat, *action.cards)),
        deed("spill", offers=_spilling, do=_spills),
        *(*ENDING, play.ASK_BOUGHT, SPEAK_LATE, ASK_COUNT, *BESIDES),
    ),
    STOP: play.STAGES[STOP].with_(deed("stop", "go-on", do=_stops), CONFUSING, COURT.claims),
    **ASKING,
    **concluding.STAGES,
    SPILLED: stage(SPILLED, next_asked, CHOICE),
    CHOOSE: stage(
        CHOOSE,
        next_asked,
        deed("keep", "demand", offers=turns.keep_or_demand, do=_demands, spans=turns.DEMANDED),
        beside("demand", offers=turns.by_name, do=_demands),
    ),
}
