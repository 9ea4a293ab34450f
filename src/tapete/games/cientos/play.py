"""The twelve tricks, counted card by card, and the cards at the end."""

from __future__ import annotations

from functools import lru_cache

from tapete.cards import Card
from tapete.games.cientos import settle
from tapete.games.cientos.announce import asked, count_lead, forgotten, pie_speaks, questions, remembered, show
from tapete.games.cientos.count import FINALLY, counted, until_hundred
from tapete.games.cientos.ranking import DUTIES, HAND, ORDER, SMALL
from tapete.games.cientos.state import PLAY, CientosState, Trick
from tapete.laws.mark import law
from tapete.table.action import Action
from tapete.table.event import event
from tapete.table.offer import Offer, Prompt, Say, say
from tapete.table.phase import Phase
from tapete.table.row import replaced
from tapete.table.tricks import lawful
from tapete.table.view import Played

LAST = law("cie.140", "cie.169", "cie.ad.6.4")(2)
CARDS = law("cie.170", "cie.ad.7.1")(10)
CAPOTE = law("cie.157", "cie.171")(40)
TO_WIN = law("cie.13", "cie.142")(7)


@law("cie.123")
def turn(state: CientosState) -> int:
    """The leader, at first the mano, then the other; who has no card left is not waited for."""
    seat = 1 - state.leader if state.trick else state.leader
    return seat if state.hands[seat] else 1 - seat


@law("cie.95", "cie.148", "cie.149")
def lawful_cards(state: CientosState, seat: int) -> tuple[Card, ...]:
    """Follow suit if you can, without having to win; the first lead is of the suit the mano has named."""
    hand = state.hands[seat]
    if state.named is not None and not state.opened:
        return tuple(card for card in hand if card.suit is state.named) or hand
    return lawful(hand, [played.card for played in state.trick], ORDER, DUTIES)


def prompt(state: CientosState, seat: int) -> Prompt | None:
    """A card; and before the first one what was forgotten, and a question."""
    if seat != turn(state):
        return None
    cards = _plays(lawful_cards(state, seat))
    if state.taken:
        return Prompt("play", cards)
    late = tuple(Say(each.action()) for each in forgotten(state, seat))
    return Prompt("play", (*cards, *late, *questions(state, seat)))


@lru_cache(maxsize=8192)
def _plays(cards: tuple[Card, ...]) -> tuple[Offer, ...]:
    return tuple(say("play", card) for card in cards)


def act(state: CientosState, seat: int, action: Action) -> CientosState:
    """A card is played; or something is remembered or asked."""
    if action.word == "pregunto":
        return asked(state, seat, action)
    if action.word != "play":
        return remembered(state, seat, action)
    return led(state, seat, action.cards[0]) if not state.trick else followed(state, seat, action.cards[0])


def laid(state: CientosState, seat: int, card: Card) -> CientosState:
    """The card is on the table."""
    return state.but(
        hands=replaced(state.hands, seat, tuple([own for own in state.hands[seat] if own is not card])),
        trick=(*state.trick, Played(seat, card)),
        events=(*state.events, event("plays", seat, card=card)),
    )


@law("cie.137", "cie.ad.6.1", "cie.124")
def led(state: CientosState, seat: int, card: Card) -> CientosState:
    """Each card led counts one; after the first of all the pie may have to speak before it does."""
    after = laid(state, seat, card)
    if any(contest.deferred for contest in state.contests):
        return pie_speaks(after)
    if seat == state.leader:
        after = count_lead(after, seat)
    # Against a hand that is a card short nobody follows to the last trick.
    return after if after.hands[1 - seat] else taken_up(after)


@law("cie.115", "cie.150", "cie.114")
def followed(state: CientosState, seat: int, card: Card) -> CientosState:
    """The pie shows what he counted before he follows for the first time; then the trick is taken up."""
    ready = state if state.taken else shown_by_pie(state)
    return taken_up(laid(ready, seat, card))


@law("cie.115")
def shown_by_pie(state: CientosState) -> CientosState:
    """All that the pie has counted or tied is laid open."""
    for combination in state.due_to_show(state.pie):
        state = show(state, state.pie, combination)
    return state


def winner_of(state: CientosState) -> int:
    """Who is winning the trick on the table."""
    return state.trick[ORDER.winner([played.card for played in state.trick])].seat


def taken_up(state: CientosState) -> CientosState:
    """The winner counts the trick and leads to the next; after the last the cards are counted."""
    winning = state.trick[ORDER.winner([played.card for played in state.trick])]
    winner, led_it = winning.seat, state.trick[0] is winning and state.leader == winning.seat
    last = len(state.taken) + 1 == state.tricks_due
    told = state.but(
        trick=(),
        taken=(*state.taken, Trick(winner, state.trick)),
        leader=winner,
        events=(*state.events, event("takes", winner)),
    )
    points, laws = trick_points(str(state.game.count), last, led_it, winning.card)
    paid = counted(told, winner, points, "last-trick" if last else "trick", *laws) if points else told
    return cards_counted(paid) if last else paid


@law("cie.138", "cie.139", "cie.140", "cie.141", "cie.168", "cie.169", "cie.ad.6.2", "cie.ad.6.3", "cie.ad.6.4")
def trick_points(count: str, last: bool, led_it: bool, card: Card) -> tuple[int, tuple[str, ...]]:
    """What a trick counts: one, the last two, but one if a nine, an eight or a seven wins it.

    Where the count of the book's body is kept, a trick won with one's own lead counts nothing beyond the lead, and of
    the last the leader has two in all.
    """
    small = last and card.rank in SMALL
    worth = LAST if last and not small else 1
    laws = ("cie.141",) if small else ("cie.140", "cie.ad.6.4") if last else ("cie.138", "cie.ad.6.2")
    if count == "body" and led_it:
        return worth - 1, (*laws, "cie.139")
    return worth, laws


@law("cie.13", "cie.14", "cie.18", "cie.142", "cie.157", "cie.170", "cie.171", "cie.ad.7.1", "cie.ad.7.2", "cie.cal.5")
def cards_counted(state: CientosState) -> CientosState:
    """The last of all gains: ten for more than six tricks, forty for all twelve; six each is a tie."""
    if state.champion is not None:
        return state
    seat = max((0, 1), key=state.tricks_of)
    tricks = state.tricks_of(seat)
    if tricks == HAND:
        capote = settle.quality_of_capote(state.telling(event("capote", seat)), seat)
        counted_all = counted(capote, seat, CAPOTE, "capote", "cie.157", "cie.171", when=FINALLY)
    elif tricks >= TO_WIN:
        counted_all = counted(state, seat, CARDS, "cards", "cie.13", "cie.170", "cie.ad.7.1", when=FINALLY)
    else:
        counted_all = state.telling(event("cards-tied"))
    return state.game.hand_counted(counted_all)


PHASES: dict[str, Phase[CientosState]] = {PLAY: Phase(turn=turn, prompt=prompt, act=until_hundred(act))}
