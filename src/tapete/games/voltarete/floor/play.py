"""The play at the open table: any card, in turn or not; words, signs, and cards that are shown or confused."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from tapete.cards import Card
from tapete.games.voltarete import claims, play, settle, surrender
from tapete.games.voltarete.floor import cases, demanding
from tapete.games.voltarete.floor.confusing import CONFUSING
from tapete.games.voltarete.floor.court import COURT
from tapete.games.voltarete.floor.effects import named_last, replayed
from tapete.games.voltarete.floor.geral import ASK_COUNT, ASKING, SPEAK_LATE, accepted, found_out
from tapete.games.voltarete.floor.kept import Righting
from tapete.games.voltarete.floor.names import AHEAD, CHOOSE, DROP, LEAD, REVOKE, RUFF, SHOWN, SIGN, SPILLED, WORD
from tapete.games.voltarete.floor.peeking import PEEKING
from tapete.games.voltarete.floor.righting import tricks_over
from tapete.games.voltarete.floor.state import Floor
from tapete.games.voltarete.floor.stopping import STOPPING
from tapete.games.voltarete.kinds import HAND
from tapete.games.voltarete.state import CLAIM, OFFERED, PLAY, STOP
from tapete.laws.mark import law
from tapete.table.action import Action
from tapete.table.asking import asked_about, next_asked
from tapete.table.event import Seat, event
from tapete.table.floor import Case, slipped, without_slips
from tapete.table.matadores import matadores
from tapete.table.offer import Offer, Pick, say
from tapete.table.phase import Deed, Stage, beside, deed, out_of_turn, stage
from tapete.table.zones import Cards

# Whose turn it would be.


def turn(state: Floor) -> int:
    """The one all wait for: who must put a card right goes first, though he had played ahead."""
    return state.due[0] if state.righting.seat is None else state.righting.seat


# A card, lawful or not.


def _cards(state: Floor, seat: int) -> list[Offer]:
    """Whoever has not yet played to the trick may lay any card; but one whom a ruling binds goes first."""
    waiting = state.due
    if seat not in waiting or state.righting.seat not in (None, seat):
        return []
    return [say("play", card) for card in _free(state, seat)]


@law("vol.II.10.5", "vol.II.10.7", "vol.II.10.16")
def _free(state: Floor, seat: int) -> Cards:
    """All his cards, unless one was asked of him, he puts his own right, or may not lead a suit, or beat the feito."""
    hand, suit = state.hands[seat], state.order.suit
    asked = state.asked_of(seat)
    if asked is not None:
        return (asked,)
    if state.righting.seat == seat:
        if state.righting.bidden:
            return demanding.meant(state, seat, state.righting.bidden)
        if state.trick:
            return state.lawful_cards(seat)
        return tuple(card for card in hand if suit[card] is not state.righting.shunned) or hand
    if state.righting.spared and state.trick and seat != state.lone:
        led, lawful = state.trick[0].card, state.lawful_cards(seat)
        return tuple(card for card in lawful if not state.order.beats(card, led)) or lawful
    return hand


def _plays(state: Floor, seat: int, action: Action) -> Floor:
    return laid(state, seat, *action.cards)


def laid(state: Floor, seat: int, card: Card) -> Floor:
    """A card is laid, rightly or not; what was wrong with it is kept as fact."""
    kind = "" if state.asked_of(seat) is card else revoke_kind(state, seat, card)
    waiting = state.due
    after = _covers(state).laid(seat, card).but(righting=Righting(spared=state.righting.spared))
    if kind:
        after = slipped(after, REVOKE, seat, len(state.taken), kind)
    if seat != waiting[0] and (seat != state.righting.seat or _ahead_again(state)):
        after = _out_of_turn(state, after, seat, waiting)
    return _complete(accepted(after) if state.exchange.unordered and seat == state.feito else after)


@law("vol.II.10.4")
def _covers(state: Floor) -> Floor:
    """Whose lead it was has lost his claim with the next lead, though that be taken back."""
    number = len(state.taken)
    return state if state.trick else without_slips(state, lambda slip: slip.what == LEAD and slip.moment < number)


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
    heard = [made for made in state.claims if (made.what, made.moment) == (SIGN, cases.waiting(number))]
    after = state.but(
        claims=tuple(replace(each, moment=str(number)) if each in heard else each for each in state.claims)
    )
    for made in heard:
        after = after if after.phase == CHOOSE else COURT.decided(after, made)
    return after


@law("vol.II.10.4", "vol.II.10.7")
def _out_of_turn(state: Floor, after: Floor, seat: int, waiting: list[int]) -> Floor:
    """A lead in another's place; or the last opponent's card before the second's, to the feito's lead."""
    number = len(state.taken)
    if not state.trick:
        return slipped(after, LEAD, seat, number, str(waiting[0]))
    return slipped(after, AHEAD, seat, number) if state.trick[0].seat == state.lone else after


@law("vol.II.10.7", "vol.II.10.15")
def _ahead_again(state: Floor) -> bool:
    """Who puts his card right before another's turn is still ahead of him, unless that card was asked of him."""
    return bool(state.trick) and not state.righting.bidden


@law("vol.II.10.10", "vol.II.10.12", "vol.II.10.13", "vol.II.10.14")
def revoke_kind(state: Floor, seat: int, card: Card) -> str:
    """Which of the revokes it is to play this card now; nothing when it is lawful."""
    lawful = state.lawful_cards(seat)
    if card in lawful:
        return ""
    led, trump = state.trick[0].card, state.trump
    assert trump is not None
    if state.order.suit[led] is trump:
        three = matadores(trump)
        return "matador" if all(own in three for own in lawful) else "trump"
    return RUFF if state.order.suit[card] is trump else "follow"


# Putting right one's own revoke.


@law("vol.II.10.15", "vol.II.10.21")
def _mending(state: Floor, seat: int) -> list[Offer]:
    """Until he plays to the next trick he may take his card back."""
    return [] if _own_revoke(state, seat) is None else [say("mend")]


def _own_revoke(state: Floor, seat: int) -> Case | None:
    case = cases.revoke_case(state, seat, seat)
    return case if case is not None and not case.facts["covered"] else None


def _mends(state: Floor, seat: int, action: Action) -> Floor:
    case = _own_revoke(state, seat)
    assert case is not None
    return COURT.ruled(state.telling(event("mends", seat)), case)


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
        return COURT.ruled(told, cases.two_cards_case(state, seat))
    return laid(told, seat, *right) if right else told.but(righting=Righting(seat))


def _of_two(state: Floor, seat: int) -> list[Offer]:
    return [say("choose", card) for card in state.righting.spilled]


def _chooses(state: Floor, seat: int, action: Action) -> Floor:
    return laid(state.but(phase=PLAY, question=None), asked_about(state), *action.cards)


# A card that another chooses.


@law("vol.II.10.7", "vol.II.12.12", "vol.II.12.13")
def _demands(state: Floor, seat: int, action: Action) -> Floor:
    """The card that is asked for is played; of several he plays which he likes, and if he has none another is asked."""
    whose, question = asked_about(state), state.question
    assert question is not None
    if action.word == "keep":
        kept = state.but(phase=question.resumed, question=None, righting=replace(state.righting, denied=()))
        return named_last(kept.telling(event("keeps", seat)))
    back = state.but(phase=PLAY, question=None)
    (wanted,) = action.arguments
    before = demanding.taken_back(state).but(question=None)
    cards = demanding.meant(before, whose, wanted)
    if not cards:
        return demanding.denied(state, whose, wanted)
    if len(cards) > 1:
        bidden = before.but(righting=Righting(whose, str(wanted), spared=state.righting.spared))
        return bidden.telling(demanding.bound(whose, wanted))
    told = back.telling(event("must-play", whose, card=cards[0]))
    return _complete(replayed(told, whose, cards[0]))


# Words, signs, cards that are seen.


@law("vol.II.12.12", "vol.II.12.13")
def _signing(state: Floor, seat: int) -> list[Offer]:
    """A word or a sign, once in a trick, by one whose cards are not seen by all."""
    done = any(slip.what == SIGN and (slip.seat, slip.moment) == (seat, len(state.taken)) for slip in state.slips)
    able = seat in state.active and seat not in state.open_hands
    return [say("sign", grave=True)] if able and not done else []


def _signs(state: Floor, seat: int, action: Action) -> Floor:
    told = state.telling(event("signs", seat))
    return slipped(told, SIGN, seat, len(state.taken), str(len(state.trick)))


@law("vol.II.12.10")
def _giving_codilho(state: Floor, seat: int) -> list[Offer]:
    """To one who can have it, by all that is known."""
    said = seat in state.barred or any(slip.what == WORD for slip in state.slips)
    if seat != state.feito or said:
        return []
    return [say("tell-codilho", each, grave=True) for each in claims.codilho_open_to(state)]


def _gives_codilho(state: Floor, seat: int, action: Action) -> Floor:
    told = state.telling(event("tells-codilho", seat, whose=Seat(action.number)))
    return slipped(told, WORD, seat, len(state.taken))


@law("vol.II.12.2", "vol.II.12.3", "vol.II.12.8")
def _showing(state: Floor, seat: int) -> list[Offer]:
    """An opponent lays his hand open and says that the feito has won, who can do so still."""
    able = seat in state.opponents and seat not in state.open_hands and bool(state.hands[seat])
    return [say("show-lost", grave=True)] if able and claims.can_win(state) else []


def _shows(state: Floor, seat: int, action: Action) -> Floor:
    """He cannot have the codilho any more, and has said for the whole hand that the feito has won."""
    safe = "safe" if cases.is_safe(state) else ""
    shown = state.but(open_hands=(*state.open_hands, seat), barred=(*state.barred, seat)).telling(
        event("shows-lost", seat, cards=state.hands[seat])
    )
    kept = slipped(shown, SHOWN, seat, len(state.taken), safe)
    return _given_by_all(kept)


def _given(state: Floor) -> tuple[tuple[int, bool], ...]:
    """Who has said that the feito has won: by a word, in this trick; by his cards, until the hand is over."""
    shown = [slip.seat for slip in state.slips if slip.what == SHOWN]
    return (*state.conceding, *((seat, False) for seat in shown if seat not in dict(state.conceding)))


@law("vol.II.12.3")
def _given_by_all(state: Floor) -> Floor:
    """If all his opponents say so the hand is offered to the feito, and nobody is to blame for showing his cards."""
    given = _given(state)
    if len(given) < len(state.opponents):
        return state
    slips = tuple(replace(slip, kind="agreed") if slip.what == SHOWN else slip for slip in state.slips)
    return claims.offered(_freed(state.but(slips=slips, conceding=given)))


@law("vol.II.12.3")
def _freed(state: Floor) -> Floor:
    """Nobody owes for the cards that he has shown, though it was ruled already."""
    shown = [debt for debt in state.owed if debt.laws[0] == "vol.II.12.2"]
    left = tuple(debt for debt in state.owed if debt not in shown)
    return state.but(owed=left).telling(*(event("waived", debt.offender) for debt in shown))


def _concedes(state: Floor, seat: int, action: Action) -> Floor:
    return _given_by_all(claims.said_won(state, seat, action))


def _conceding(state: Floor, seat: int) -> list[Offer]:
    return [] if seat in dict(_given(state)) else claims.conceding(state, seat)


@law("vol.II.20.6", "vol.II.20.8")
def _dropping(state: Floor, seat: int) -> list[Offer]:
    """A card that not all have seen may fall from the hand, once."""
    unseen = tuple(card for card in state.hands[seat] if card not in state.known(None))
    done = any(slip.what == DROP and slip.seat == seat for slip in state.slips)
    return [Pick("drop", unseen, 1, 1)] if unseen and not done else []


def _drops(state: Floor, seat: int, action: Action) -> Floor:
    (card,) = action.cards
    told = state.but(shown=(*state.shown, card)).telling(event("drops", seat, card=card))
    return slipped(told, DROP, seat, len(state.taken))


BESIDES = (
    beside("mend", offers=_mending, do=_mends),
    beside("sign", offers=_signing, do=_signs),
    beside("tell-codilho", offers=_giving_codilho, do=_gives_codilho),
    beside("show-lost", offers=_showing, do=_shows),
    beside("drop", offers=_dropping, do=_drops),
    CONFUSING,
    PEEKING,
    COURT.claims,
)

PLAYING: dict[str, Stage[Any]] = {
    PLAY: stage(
        PLAY,
        turn,
        out_of_turn("play", offers=_cards, do=_plays),
        deed("spill", offers=_spilling, do=_spills),
        claims.LAY_DOWN,
        Deed(("concede",), _conceding, _concedes, agreed=claims.agreed, spans=claims.CONCEDED),
        claims.GIVE_UP,
        surrender.SURRENDER,
        play.ASK_BOUGHT,
        SPEAK_LATE,
        ASK_COUNT,
        *BESIDES,
    ),
    STOP: STOPPING,
    **ASKING,
    CLAIM: claims.STAGES[CLAIM],
    OFFERED: claims.STAGES[OFFERED],
    **surrender.STAGES,
    SPILLED: stage(SPILLED, next_asked, deed("choose", offers=_of_two, do=_chooses)),
    CHOOSE: stage(
        CHOOSE,
        next_asked,
        deed("keep", "demand", offers=demanding.keep_or_demand, do=_demands, spans=demanding.DEMANDED),
        beside("demand", offers=demanding.by_name, do=_demands),
    ),
}
