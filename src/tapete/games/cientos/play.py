"""The twelve tricks, counted card by card, and the cards at the end."""

from __future__ import annotations

from tapete.cards import Card
from tapete.games.cientos.announce import ANNOUNCEMENTS, SAID_OF, count_lead, pie_speaks
from tapete.games.cientos.count import FINALLY, counted, quality
from tapete.games.cientos.forgotten import forgotten, remembered
from tapete.games.cientos.fourth import asked, questions
from tapete.games.cientos.ranking import HAND, SMALL
from tapete.games.cientos.settle import settled
from tapete.games.cientos.showing import show
from tapete.games.cientos.state import PLAY, C, CientosState
from tapete.laws.mark import law
from tapete.table.action import Action
from tapete.table.event import event
from tapete.table.offer import Offer, Say
from tapete.table.phase import Stage, deed, stage
from tapete.table.tricks import Trick, playable, to_play

LAST = law("cie.140", "cie.169", "cie.ad.6.4")(2)
CARDS = law("cie.170", "cie.ad.7.1")(10)
CAPOTE = law("cie.157", "cie.171")(40)
TO_WIN = law("cie.13", "cie.142")(7)


def _before_first_card(state: CientosState, seat: int) -> tuple[Offer, ...]:
    """What was forgotten, and a question."""
    if state.taken:
        return ()
    return (*[Say(each.action()) for each in forgotten(state, seat)], *questions(state, seat))


def _spoken(state: C, seat: int, action: Action) -> C:
    return asked(state, seat, action) if action.word == "pregunto" else remembered(state, seat, action)


def _played(state: C, seat: int, action: Action) -> C:
    return followed(state, seat, action.cards[0]) if state.trick else led(state, seat, action.cards[0])


@law("cie.137", "cie.ad.6.1", "cie.124")
def led(state: C, seat: int, card: Card) -> C:
    """Each card led counts one; after the first of all the pie may have to speak before it does."""
    after = state.laid(seat, card)
    if any(contest.deferred for contest in state.contests):
        return pie_speaks(after)
    if seat == state.leader:
        after = count_lead(after, seat)
    # Against a hand that is a card short nobody follows to the last trick.
    return after if after.hands[1 - seat] else _taken_up(after)


@law("cie.115", "cie.150", "cie.114")
def followed(state: C, seat: int, card: Card) -> C:
    """The pie shows what he counted before he follows for the first time; then the trick is taken up."""
    ready = state if state.taken else _shown_by_pie(state)
    return _taken_up(ready.laid(seat, card))


@law("cie.115")
def _shown_by_pie(state: C) -> C:
    """All that the pie has counted or tied is laid open."""
    for combination in state.due_to_show(state.pie):
        state = show(state, state.pie, combination)
    return state


def _taken_up(state: C) -> C:
    """The winner counts the trick and leads to the next; after the last the cards are counted."""
    last = len(state.taken) + 1 == state.tricks_due
    after = state.taken_up()
    winner, lead, reply = after.leader, state.trick[0], state.trick[-1]
    card = lead.card if winner == lead.seat else reply.card
    own_lead = winner == lead.seat == state.leader
    points, laws = trick_points(state.game.count, last, own_lead, card, state.game.last)
    paid = counted(after, winner, points, "last-trick" if last else "trick", *laws) if points else after
    return cards_counted(paid) if last else paid


@law("cie.138", "cie.139", "cie.168", "cie.ad.6.2", "cie.ad.6.3")
def trick_points(count: str, last: bool, led_it: bool, card: Card, manner: str = "two") -> tuple[int, tuple[str, ...]]:
    """What a trick counts to him who takes it: one, and the last what it is worth.

    Where the count of the book's body is kept, a trick won with one's own lead counts nothing beyond the lead, and of
    the last the leader has two in all.
    """
    worth, laws = _last_trick(card, manner) if last else (1, ("cie.138", "cie.ad.6.2"))
    if count == "body" and led_it:
        return worth - 1, (*laws, "cie.139")
    return worth, laws


@law("cie.140", "cie.141", "cie.169", "cie.ad.6.4")
def _last_trick(card: Card, manner: str) -> tuple[int, tuple[str, ...]]:
    """Two, but one if a nine, an eight or a seven wins it; where it is one more than the others, with any card."""
    small = card.rank in SMALL and manner == "two"
    return (1, ("cie.141",)) if small else (LAST, ("cie.140", "cie.ad.6.4"))


@law("cie.18", "cie.ad.7.2")
def cards_counted(state: C) -> C:
    """The last of all gains; six tricks each are a tie."""
    if state.champion is not None:
        return state
    seat = max((0, 1), key=state.tricks_of)
    tricks = state.tricks_of(seat)
    after = state.but(counted_out=True)
    if tricks == HAND:
        return _capote(after, seat)
    return _cards_won(after, seat) if tricks >= TO_WIN else after.telling(event("cards-tied"))


@law("cie.14", "cie.157", "cie.171", "cie.cal.5")
def _capote(state: C, seat: int) -> C:
    """All twelve tricks count forty, instead of the ten, and win a quality."""
    paid = quality(state.telling(event("capote", seat)), seat, 1, "capote", "cie.cal.5")
    return counted(paid, seat, CAPOTE, "capote", "cie.157", "cie.171", when=FINALLY)


@law("cie.13", "cie.142", "cie.170", "cie.ad.7.1")
def _cards_won(state: C, seat: int) -> C:
    """More than six tricks count ten."""
    return counted(state, seat, CARDS, "cards", "cie.13", "cie.170", "cie.ad.7.1", when=FINALLY)


def hand_over(state: C, tricks: tuple[Trick, ...]) -> C:
    """The hand is counted card by card as if these were its tricks, until somebody has won the game."""
    plays = [played for trick in tricks for played in trick.plays]
    for played in plays[len(state.plays) :]:
        if state.phase == PLAY:
            state = settled(_played(state, played.seat, Action("play", (played.card,))))
    return state


STAGES: dict[str, Stage[CientosState]] = {
    PLAY: stage(
        PLAY,
        to_play,
        deed("play", offers=playable, do=_played),
        deed(*ANNOUNCEMENTS, "pregunto", offers=_before_first_card, do=_spoken, spans=SAID_OF),
        then=settled,
    )
}
