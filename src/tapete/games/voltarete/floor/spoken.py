"""What follows from rulings on words: in the passages, and on the suit that was named."""

from __future__ import annotations

from dataclasses import replace

from tapete.cards import Suit
from tapete.games.voltarete import passages, trump
from tapete.games.voltarete.floor.effects import also
from tapete.games.voltarete.floor.names import DUE, LONGEST, SHOWN_LATE
from tapete.games.voltarete.floor.state import Floor
from tapete.games.voltarete.kinds import FAVORITA, LICENCA, RESPEITO, SEGUNDO
from tapete.games.voltarete.state import EXCHANGE, FIRST, NAME
from tapete.laws.mark import law
from tapete.table.action import Action
from tapete.table.asking import Question
from tapete.table.event import event
from tapete.table.floor import Case, Effect
from tapete.table.row import replaced

# The passages.


@law("vol.II.3.2", "vol.II.3.3")
def hand_goes_on(state: Floor, case: Case) -> Floor:
    """Nothing changes; but a wrong number that was shown in the first passage is known to all."""
    return _shown(state, case.offender) if case.incident == "dealt-number" else state


@law("vol.II.8.10")
def _shown(state: Floor, seat: int) -> Floor:
    late = (seat,) if seat in state.out else ()
    exposed, unwarned = also(state.notice.exposed, seat), (*state.notice.unwarned, *late)
    return state.but(notice=replace(state.notice, exposed=exposed, unwarned=unwarned))


@law("vol.II.3.5")
def passed_with_notice(state: Floor, case: Case) -> Floor:
    """Who threw his cards down has said by it that their number is wrong."""
    announced = also(state.notice.announced, case.offender)
    return state.but(notice=replace(state.notice, announced=announced))


@law("vol.II.3.2", "vol.II.3.13")
def bid_refused(state: Floor, case: Case) -> Floor:
    """His word counts for a pass, and what was answered to it is nothing: the game stands that he would have outbid.

    If there was none, those speak who are not out. A number that was proved by it is known to all.
    """
    own = case.facts["whose_count"] == "own"
    unsaid = (_shown(state, case.offender) if own else state).but(bid=None, hasty=replace(state.hasty, answer=None))
    outbid = [call for call in state.calls if call.seat not in (case.offender, *state.out)]
    if not outbid:
        return passages.speaks_next(unsaid, case.offender)
    return passages.stands(unsaid.but(out=(*state.out, case.offender)), outbid[-1].seat, outbid[-1].said)


@law("vol.II.3.22")
def plays_respeito(state: Floor, case: Case) -> Floor:
    """Who turned the card first shows the aces now."""
    if state.hasty.aces != DUE:
        return state
    return trump.shows_aces(state, case.offender).but(hasty=replace(state.hasty, aces=SHOWN_LATE))


@law("vol.II.3.28", "vol.II.4.15")
def turns_top_card(state: Floor, case: Case) -> Floor:
    """He is bound to his game, and the top card of the stock is turned for it."""
    if state.phase == FIRST:
        return passages.spoken(state, case.offender, Action(RESPEITO))
    return passages.spoken_again(state, case.offender, Action(SEGUNDO))


@law("vol.II.4.10", "vol.II.4.13")
def bound_in_turn(state: Floor, case: Case) -> Floor:
    """When his turn comes he goes to the casca."""
    return state.but(hasty=replace(state.hasty, bound=also(state.hasty.bound, case.offender)))


SAID = ("licenca", "licenca-copas", "so", "so-copas", "respeito")
"""What the judge calls the games of the first passage, by their rank."""


def said(word: str) -> str:
    """What the judge calls this word of the first passage."""
    return "none" if word == "passo" else SAID[passages.RANKS[word]]


@law("vol.II.5.11")
def pe_bid_stands(state: Floor, case: Case) -> Floor:
    """What the pé said before his turn stands now."""
    word = passages.SAID_IN[state.game.favorita][SAID.index(str(case.facts["pe_says"]))]
    return passages.stands(state.saying(FIRST, case.offender, word), case.offender, word)


# Trumps.


def trumps_are(state: Floor, suit: Suit) -> Floor:
    """The suit is known, and the exchange stands where it is."""
    return state.but(trump=suit).telling(event("trump", state.feito, suit=suit.word))


@law("vol.II.6.4", "vol.II.6.5", "vol.II.6.8")
def copas_trumps(state: Floor, case: Case) -> Floor:
    """Who names nothing plays in copas."""
    return trumps_are(state, FAVORITA) if state.kind == LICENCA else _in_so(state, FAVORITA)


def _in_so(state: Floor, suit: Suit) -> Floor:
    return trump.known(state, suit).but(exchange=replace(state.exchange, ordered=True))


@law("vol.II.6.7")
def longest_trumps(suit: Suit) -> Effect[Floor]:
    """Who spread his cards unnamed plays in his longest suit."""
    return lambda state, case: _in_so(state, suit)


@law("vol.II.6.7")
def right_names_longest(state: Floor, case: Case) -> Floor:
    """Of several suits as long the player at his right names one."""
    return state.but(phase=LONGEST, question=Question(LONGEST, (state.opponents[0],), NAME, about=case.offender))


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
        exchange=replace(state.exchange, buyer=None, ordered=False),
    )
