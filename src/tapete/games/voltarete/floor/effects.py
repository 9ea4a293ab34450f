"""What follows from the judge's rulings at the open table, one function for each key."""

from __future__ import annotations

from dataclasses import replace

from tapete.cards import Card
from tapete.games.voltarete import exchange, settle
from tapete.games.voltarete.finished import PLAYED, VOID, WIN, Ending, Result
from tapete.games.voltarete.floor import cases, righting
from tapete.games.voltarete.floor.kept import Righting
from tapete.games.voltarete.floor.names import CHOOSE, DUE, ENTRY, LAST, MENDED, MIXED, SPILLED, THROW, UNDONE
from tapete.games.voltarete.floor.state import Floor
from tapete.games.voltarete.kinds import HAND
from tapete.games.voltarete.state import ORDER, PLAY
from tapete.laws.mark import law
from tapete.table.asking import Question
from tapete.table.event import event
from tapete.table.floor import Case, unruled
from tapete.table.row import replaced
from tapete.table.zones import Cards


def also(seats: tuple[int, ...], seat: int) -> tuple[int, ...]:
    return seats if seat in seats else (*seats, seat)


# The hand.


@law("vol.II.3.25", "vol.II.18.3", "vol.II.19.13")
def hand_void(state: Floor, case: Case) -> Floor:
    """The hand does not count: its passes go back, its penalties are placed, and the same dealer deals again.

    What he has put in stays; what he has forgotten he may still think of.
    """
    forgotten = bool(unruled(state, ENTRY, state.deals_cards))
    ruled = replace(state.ruled, voided_by=case.offender)
    return settle.paid(state.but(ending=Ending(VOID), ruled=ruled, unpaid_entry=forgotten))


@law("vol.II.8.3", "vol.II.10.31", "vol.II.13.18")
def cannot_win(state: Floor, case: Case) -> Floor:
    """He can no more win the hand, nor have the codilho."""
    return state.but(ruled=replace(state.ruled, faulted=state.ruled.faulted | {case.offender}))


@law("vol.II.12.10")
def given_up(state: Floor, case: Case) -> Floor:
    """By his own word the feito cannot win any more."""
    return state.but(barred=also(state.barred, state.maker))


@law("vol.II.8.4")
def geral_off(state: Floor, case: Case) -> Floor:
    """No geral is won or lost in this hand."""
    return state.but(ruled=replace(state.ruled, geral_off=True))


@law("vol.II.8.5", "vol.II.8.18")
def no_part_of_geral(state: Floor, case: Case) -> Floor:
    """A lost geral is not paid to him."""
    return state.but(ruled=replace(state.ruled, no_geral=state.ruled.no_geral | {case.offender}))


@law("vol.II.8.18")
def gets_no_payments(state: Floor, case: Case) -> Floor:
    """He is paid nothing for this hand."""
    return state.but(ruled=replace(state.ruled, unpaid=state.ruled.unpaid | {case.offender}))


@law("vol.II.14.8")
def geral_lost_by_count(state: Floor, case: Case) -> Floor:
    """A feito with a wrong number of cards has lost his geral, whatever tricks he makes."""
    return state.but(ruled=replace(state.ruled, count_wrong=True))


@law("vol.II.15.6")
def no_thirteen(state: Floor, case: Case) -> Floor:
    """The quarto may not take the thirteen."""
    return state.but(no_thirteen=True)


# The exchange.


@law("vol.II.7.20", "vol.II.16.5")
def joined(state: Floor, seat: int) -> Floor:
    """What he has bought joins his hand, and he alone sees it."""
    got = state.packets[seat] if state.packets else ()
    seen = taken_up(state, seat)
    return seen if seat == state.feito else exchange.espadilha_shown(seen, seat, got)


@law("vol.II.3.23", "vol.II.7.20")
def taken_up(state: Floor, seat: int) -> Floor:
    """He takes up what he has bought; a feito who had aces to show has mixed them."""
    got = state.packets[seat] if state.packets else ()
    if not got:
        return state
    after = mixed(state) if seat == state.feito else state
    return after.but(
        hands=replaced(state.hands, seat, (*state.hands[seat], *got)),
        packets=replaced(state.packets, seat, ()),
    ).telling(event("drew", seat, to=(seat,), cards=got))


@law("vol.II.3.23")
def mixed(state: Floor) -> Floor:
    """Aces that were due to be shown are among other cards now."""
    return state.but(hasty=replace(state.hasty, aces=MIXED)) if state.hasty.aces == DUE else state


def all_joined(state: Floor) -> Floor:
    """Everybody has taken up what he bought."""
    for seat in state.active:
        state = joined(state, seat)
    return state


@law("vol.II.7.11", "vol.II.7.12", "vol.II.7.17")
def card_on_stock(state: Floor, case: Case) -> Floor:
    """The unseen card that he drew last goes back to the end of the stock from which it came."""
    seat, got = case.offender, state.packets[case.offender]
    if exchange.from_top(state, seat):
        return state.but(packets=replaced(state.packets, seat, got[:-1]), stock=(got[-1], *state.stock))
    return state.but(packets=replaced(state.packets, seat, got[1:]), stock=(*state.stock, got[0]))


@law("vol.II.7.14", "vol.II.7.15", "vol.II.7.18")
def takes_top_card(state: Floor, case: Case) -> Floor:
    """The card that he lacks comes from the stock, or from what the last has left; he looks at it as at the others."""
    seat, unseen = case.offender, state.packets[case.offender]
    got, left = exchange.taken(state.but(stock=state.stock or state.leftovers), seat, 1)
    lying = state.but(stock=left) if state.stock else state.but(leftovers=left)
    after = lying.but(packets=replaced(state.packets, seat, (*unseen, *got)))
    return after if unseen else joined(after, seat)


@law("vol.II.7.17")
def unseen_card_to_discards(state: Floor, case: Case) -> Floor:
    """The last lays the card too many unseen on what he has left."""
    *kept, card = state.packets[case.offender]
    return state.but(packets=replaced(state.packets, case.offender, tuple(kept)), leftovers=(*state.leftovers, card))


def _asked_for(state: Floor, seat: int, cards: Cards) -> Floor:
    if not cards:
        return state
    return state.but(phase=THROW, old_cards=cards, question=Question(THROW, (seat,), state.phase, about=seat))


@law("vol.II.7.17")
def old_card_to_discards(state: Floor, case: Case) -> Floor:
    """He throws one of the cards that he had kept."""
    return _asked_for(state, case.offender, state.hands[case.offender])


@law("vol.II.7.19")
def takes_own_discard(state: Floor, case: Case) -> Floor:
    """He takes back one of the cards that he has thrown."""
    return _asked_for(state, case.offender, state.discards[case.offender])


@law("vol.II.14.2", "vol.II.14.6")
def throws_one(state: Floor, case: Case) -> Floor:
    """Asked at a geral he throws the card too many at once; else he does so at his purchase."""
    seat, thrown = case.offender, state.old_cards
    hand = tuple(card for card in state.hands[seat] if card not in thrown)
    return state.but(
        hands=replaced(state.hands, seat, hand),
        discards=replaced(state.discards, seat, (*state.discards[seat], *thrown)),
        old_cards=(),
    )


# The geral.


@law("vol.II.14.7")
def feito_names_last_card(state: Floor, case: Case) -> Floor:
    """In the last trick he plays what the feito asks for."""
    caught = also(state.at_geral.caught, case.offender)
    return named_last(state.but(at_geral=replace(state.at_geral, caught=caught)))


@law("vol.II.14.7")
def named_last(state: Floor) -> Floor:
    """Before the last trick of a geral the cards of those who were found out are shown, and the feito asks for one."""
    if len(state.taken) < HAND - 1 or state.lost_trick:
        return state
    played = [each.seat for each in state.trick]
    for seat in state.at_geral.caught:
        if seat not in (*dict(state.at_geral.cards), *played):
            shown = state.but(shown=(*state.shown, *state.hands[seat]))
            told = shown.telling(event("shows-last", seat, cards=state.hands[seat]))
            return told.but(phase=LAST, question=Question(LAST, (state.maker,), PLAY, about=seat))
    return state


@law("vol.II.14.7")
def pays_for_both(state: Floor, case: Case) -> Floor:
    """He pays the geral of the other opponent too."""
    return state.but(ruled=replace(state.ruled, pays_for_all=case.offender))


# The stock upset, or all the cards.


@law("vol.II.12.21", "vol.II.20.1")
def won_by_feito(state: Floor, case: Case) -> Floor:
    """A feito who has it safe shows his cards and has won, though an opponent confused the others; else he is asked."""
    if case.incident != "confuses":
        return state
    feito = state.maker
    shown = state.but(open_hands=also(state.open_hands, feito))
    told = shown.telling(event("lays-down", feito, cards=state.hands[feito], says="won"))
    return _ended(told, Result(WIN))


@law("vol.II.1.8", "vol.II.12.20", "vol.II.12.21")
def ends_as_decided(state: Floor, case: Case) -> Floor:
    """The hand is over with what the tricks have given; a geral that no trick has lost is neither won nor lost."""
    if state.ending is not None:
        return state
    found = cases.fixed(state)
    assert found is not None
    return _ended(state, found)


def _ended(state: Floor, found: Result) -> Floor:
    off = state.ruled.geral_off or not state.lost_trick
    return settle.ended(state.but(ruled=replace(state.ruled, geral_off=off)), PLAYED, (found.kind, found.codilho))


@law("vol.II.20.7")
def played_for_codilho(state: Floor, case: Case) -> Floor:
    """It is as if the feito had asked for reposta, and those who want the codilho had refused it."""
    return state.but(asked=True)


# The play.


@law("vol.II.10.4", "vol.II.10.6", "vol.II.14.1")
def leads_anything(state: Floor, case: Case) -> Floor:
    """The trick is taken up, and he leads whose lead it was; before the order to play, when he is told to."""
    assert case.slip is not None
    before = sum(len(trick.plays) for trick in state.taken[: case.slip.moment])
    back = state.rewound(before).but(leader=case.number)
    if case.incident != "lead-before-order":
        return back
    return back.but(phase=ORDER, exchange=replace(state.exchange, unordered=False))


@law("vol.II.10.5")
def leads_another_suit(state: Floor, case: Case) -> Floor:
    """The suit that the other opponent has shown must not be led."""
    assert case.slip is not None
    led = righting.trick_at(state, case.slip.moment)[0].card
    return leads_anything(state, case).but(righting=Righting(case.number, shunned=state.order.suit[led]))


@law("vol.II.10.7")
def may_not_beat(state: Floor, case: Case) -> Floor:
    """In this trick the card of the feito, or of who stands in his place, is not beaten, if it can be helped."""
    return state.but(righting=replace(state.righting, spared=True))


@law("vol.II.10.15", "vol.II.10.21", "vol.II.10.31")
def card_back(state: Floor, case: Case) -> Floor:
    """A revoke put right in time was none; a lead goes back with what follows; of other cards somebody chooses."""
    if case.incident != "revoke" or case.slip is None:
        return state
    ruled = replace(case.slip, ruled=True)
    mended = replaced(state.slips, state.slips.index(ruled), replace(ruled, what=MENDED))
    return played_again(state.but(slips=mended), case)


@law("vol.II.10.7", "vol.II.10.25", "vol.II.12.12", "vol.II.12.13")
def chosen_card(state: Floor, case: Case) -> Floor:
    """Who complains of a sign chooses the card of him who profited, the feito of who played ahead; or of two one."""
    if case.incident == "two-cards":
        return _one_of_two(state, case)
    whose, harmed = (case.number, case.accuser) if case.incident == "sign" else (case.offender, state.lone)
    assert harmed is not None
    return state.but(phase=CHOOSE, question=Question(CHOOSE, (harmed,), state.phase, about=whose))


def _one_of_two(state: Floor, case: Case) -> Floor:
    by, seats = case.offender, state.active
    chooser = seats[(seats.index(by) + 1) % len(seats)] if by == state.lone else state.lone
    return state.but(phase=SPILLED, question=Question(SPILLED, (chooser,), PLAY, about=by))


@law("vol.II.10.15", "vol.II.10.16")
def played_again(state: Floor, case: Case) -> Floor:
    """All is as it was before that card; he plays a lawful one, and the others go on as they like."""
    assert case.slip is not None
    if case.slip.what == UNDONE:
        return state
    place = righting.place_of(state, case.slip.moment, case.slip.seat)
    return state.rewound(place).but(righting=Righting(case.offender))


def trick_to_rightful(state: Floor, case: Case) -> Floor:
    """The trick is his whom the facts name: who would have had it without the revoke."""
    assert case.slip is not None
    return righting.righted(state, case.slip.moment, case.number)


def one_trick_over(state: Floor, case: Case) -> Floor:
    """One trick goes over to the one who spent a high trump for the revoke."""
    assert case.slip is not None
    return righting.spent_for(state, case.slip)


def replayed(state: Floor, seat: int, card: Card) -> Floor:
    """The card of this seat in the last trick is changed for another; who came after him plays again."""
    plays = state.plays
    place = max(number for number, played in enumerate(plays) if played.seat == seat)
    return state.rewound(place).laid(seat, card).but(righting=Righting(spared=state.righting.spared))
