"""The play of the cards: what must be served, to ask five, to stop or go on for all, to announce the estuche."""

from __future__ import annotations

from typing import Any

from tapete.games.zanga.settle import asked_in, estuche_of, first_tricks, settled, to_announce
from tapete.games.zanga.state import CLAIMS, EVERYBODY, FIVE, PLAY, TRICKS, Z, ZangaState
from tapete.laws.mark import law
from tapete.table.action import Action
from tapete.table.event import event
from tapete.table.game import OPEN
from tapete.table.offer import Offer, say
from tapete.table.phase import Stage, beside, by_anyone, deed, stage
from tapete.table.tricks import Trick, playable, to_play

# Five, and all.


@law("zan.art.48.2", "zan.art.50", "zan.intro.38", "zan.intro.39")
def may_ask(state: ZangaState, seat: int) -> list[Offer]:
    """Before the third card is led the winner of the second trick may ask five, if the first was his pair's too."""
    made, due = len(state.taken), asked_in(state)
    if made != due or state.trick or state.cinco is not None:
        return []
    return [say("cinco")] if first_tricks(state, due) == seat % 2 else []


def asks(state: Z, seat: int, action: Action) -> Z:
    """All hear it, and it can't be taken back."""
    return state.but(cinco=seat % 2).telling(event("says", seat, said="cinco"))


@law("zan.art.49.2", "zan.intro.39", "zan.intro.40")
def at_the_fifth(state: ZangaState) -> bool:
    """Whether a pair has just made its fifth trick and there are more to play: its winner alone decides."""
    return not state.trick and FIVE <= len(state.taken) < TRICKS and state.tricks(state.taken[-1].winner % 2) == FIVE


def may_stop(state: ZangaState, seat: int) -> list[Offer]:
    """He may stop the hand, and else leads on."""
    return [say("basta")] if at_the_fifth(state) else []


@law("zan.art.38")
def stops(state: Z, seat: int, action: Action) -> Z:
    """The hand is over, and all who play lay the rest of their cards face up."""
    told = [event("shows", each, cards=state.hands[each]) for each in state.active]
    return ended(state.but(shown=True).telling(event("says", seat, said="basta"), *told))


@law("zan.art.49", "zan.intro.40")
def goes_for_all(state: ZangaState) -> bool:
    """Whether to lead on now is to go for all: five was asked and made, or where it is so agreed only made."""
    if not at_the_fifth(state):
        return False
    made = first_tricks(state, FIVE)
    return made is not None and (state.cinco == made or state.game.todas == "free")


def plays(state: Z, seat: int, action: Action) -> Z:
    """A card is laid; the highest takes the trick and leads to the next."""
    (card,) = action.cards
    if goes_for_all(state):
        state = state.but(todas=seat % 2).telling(event("todas", seat))
    after = state.laid(seat, card)
    if len(after.trick) < len(after.active):
        return after
    taken = after.taken_up()
    return ended(taken) if len(taken.taken) == TRICKS else taken


# The estuche.


@law("zan.art.51", "zan.art.58.3")
def may_announce(state: ZangaState, seat: int) -> list[Offer]:
    """Either partner, from the moment the third piece lies on the table; a soloist's partner only after the play."""
    if state.phase == PLAY and (len(state.taken) < 1 or seat not in state.active):
        return []
    return [say("estuche")] if to_announce(state) == seat % 2 else []


def announces(state: Z, seat: int, action: Action) -> Z:
    """All hear it; announced after the play it is the last thing to be said."""
    heard = state.but(announced=(*state.announced, seat % 2)).telling(event("says", seat, said="estuche"))
    return settled(heard) if state.phase == CLAIMS else heard


def ended(state: Z) -> Z:
    """The play is over; before the hand is paid what is still to be said is waited for."""
    if state.game.table == OPEN or to_announce(state) is not None:
        return state.but(phase=CLAIMS)
    return settled(state)


def hand_over(state: Z, tricks: tuple[Trick, ...]) -> Z:
    """The hand is settled as if these were its tricks: led on after the fifth it was for all, stopped it is shown."""
    for made in range(len(state.taken) + bool(state.trick), len(tricks)):
        if goes_for_all(state.as_played(tricks[:made])):
            state = state.but(todas=tricks[made - 1].winner % 2)
    over = state.as_played(tricks)
    return settled(over if len(tricks) == TRICKS else over.but(shown=True))


def _keeper(state: ZangaState) -> int:
    """The first of the pair that could announce the estuche and has not said that it is done."""
    side = estuche_of(state)
    return next(seat for seat in EVERYBODY if seat % 2 == side and seat not in state.done)


def _may_be_silent(state: ZangaState, seat: int) -> list[Offer]:
    return [say("done")] if estuche_of(state) == seat % 2 and seat not in state.done else []


def _silent(state: Z, seat: int, action: Action) -> Z:
    after = state.but(done=(*state.done, seat))
    return settled(after) if len(after.done) == 2 else after


STAGES: dict[str, Stage[Any]] = {
    PLAY: stage(
        "play",
        to_play,
        deed("play", offers=playable, do=plays),
        deed("cinco", offers=may_ask, do=asks),
        deed("basta", offers=may_stop, do=stops),
        beside("estuche", offers=may_announce, do=announces),
    ),
    CLAIMS: stage(
        "claims",
        _keeper,
        by_anyone("estuche", offers=may_announce, do=announces),
        by_anyone("done", offers=_may_be_silent, do=_silent),
    ),
}
