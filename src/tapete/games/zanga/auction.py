"""The auction: to play, to pass or to go alone; to send alone and the answer; the pie's zanga; and the trumps."""

from __future__ import annotations

from typing import Any

from tapete.cards import SUIT_WORDS, SUITS, Suit
from tapete.games.zanga.state import ANSWER, FIANZA, LOOK, PLAY, POT, SPEAK, TRUMP, Z, ZangaState
from tapete.laws.mark import law
from tapete.table.action import Action
from tapete.table.event import Seat, event
from tapete.table.offer import Offer, say
from tapete.table.phase import Stage, deed, stage
from tapete.table.row import replaced

JUEGO, PASO, SOLO, ZANGA, MANDO = "juego", "paso", "solo", "zanga", "mando-solo"
VOY, VAS = "voy-solo", "vas-solo"
KEEP, BACK, KEEP_SOLO = "me-quedo", "vuelvo", "me-quedo-solo"

BOND = law("zan.art.21.7", "zan.art.23", "zan.art.24")(2)
"""What each pair sets apart for the fianza."""


# Speaking.


@law("zan.art.18", "zan.art.18.2", "zan.art.20.2", "zan.intro.22")
def speaker(state: ZangaState) -> int:
    """The mano speaks first, then each at the right of the one before, the pie last; everybody once."""
    return (state.first + len(state.calls)) % 4


def question(state: ZangaState) -> str:
    """What the speaker is asked: whether he takes the hand, or lets another play it."""
    if state.named is not None:
        return "partner" if speaker(state) % 2 == state.named % 2 else "assent"
    return "last" if speaker(state) == state.pie else "speak"


@law("zan.intro.21", "zan.art.21", "zan.art.54", "zan.art.56")
def calls(state: ZangaState, seat: int) -> list[Offer]:
    """While nobody has taken the hand: to play, to go alone, and to pass; the pie can't pass, but take the zanga."""
    if state.named is not None:
        return answers(state, seat)
    last = may_take_zanga(state) if seat == state.pie else may_pass(state, seat)
    return [say(JUEGO), *last, say(SOLO)]


@law("zan.art.21.4", "zan.art.42")
def may_pass(state: ZangaState, seat: int) -> list[Offer]:
    """Who has no vale left must play."""
    return [say(PASO)] if state.stock(seat % 2) else []


@law("zan.art.21.5", "zan.art.23", "zan.intro.6")
def may_take_zanga(state: ZangaState) -> list[Offer]:
    """The zanga needs a vale for the middle, and two for the bond where there is one."""
    price = 1 + BOND * (state.game.fianza == "on")
    return [say(ZANGA)] if state.stock(state.pie % 2) >= price else []


@law("zan.art.20", "zan.art.20.2", "zan.intro.24", "zan.intro.25", "zan.art.41")
def answers(state: ZangaState, seat: int) -> list[Offer]:
    """Once somebody has taken the hand the others let it go on; an opponent may send him alone instead."""
    if seat % 2 == state.player % 2:
        return [say(JUEGO)]
    free = state.stock(seat % 2) >= state.game.assent
    return [say(JUEGO), say(MANDO)] if free else [say(MANDO)]


@law("zan.intro.15", "zan.intro.23", "zan.art.54")
def speaks(state: Z, seat: int, action: Action) -> Z:
    """What is said is heard by all, and does what it says."""
    heard = state.but(calls=(*state.calls, (seat, action.word))).telling(event("says", seat, said=action.word))
    after: Z = _DOES[action.word](heard, seat)
    return after


@law("zan.art.41", "zan.art.19.2", "zan.art.21.2", "zan.art.21.3")
def _passes(state: Z, seat: int) -> Z:
    """Every pass costs one vale, the mano's too, on top of his four."""
    also = "zan.art.19.2" if seat == state.first else "zan.art.21.2" if len(state.calls) == 2 else "zan.art.21.3"
    return state.putting(seat % 2, 1, "pass", "zan.art.41", also)


def _plays(state: Z, seat: int) -> Z:
    """The first to say it takes the hand; the others then only let it go on."""
    if state.named is not None:
        return _closed_by_pie(_assents(state, seat))
    named = state.but(named=seat)
    return named.but(phase=TRUMP) if state.game.naming == "with" else _closed_by_pie(named)


@law("zan.art.41", "zan.intro.24")
def _assents(state: Z, seat: int) -> Z:
    """To let the hand go on is free, unless a price was agreed on."""
    return state.putting(seat % 2, state.game.assent, "assent", "zan.art.41")


def _goes_alone(state: Z, seat: int) -> Z:
    return state.but(named=seat, solo=True, phase=TRUMP)


@law("zan.art.26", "zan.intro.25")
def _sends(state: Z, seat: int) -> Z:
    """The named player must answer at once."""
    return state.but(phase=ANSWER, sender=seat)


def _closed_by_pie(state: Z) -> Z:
    """When the pie has spoken the auction is over."""
    if len(state.calls) < 4:
        return state.but(phase=SPEAK)
    return state.but(phase=TRUMP) if state.trump is None else play_begins(state)


@law("zan.art.26", "zan.intro.26")
def _answer(state: Z, seat: int, action: Action) -> Z:
    """He goes alone himself, or he who sent him does, and becomes the named player."""
    heard = state.telling(event("says", seat, said=action.word)).but(solo=True)
    if action.word == VOY:
        return heard.but(phase=TRUMP) if state.trump is None else play_begins(heard)
    return heard.but(named=state.sender, trump=None, phase=TRUMP)


# The zanga.


@law("zan.art.21.6", "zan.art.21.7", "zan.art.24", "zan.intro.6")
def _takes_zanga(state: Z, seat: int) -> Z:
    """The pie pays one vale; two more of his, and two of the others or what they have, are set apart as the bond."""
    own, others = seat % 2, 1 - seat % 2
    paid = state.but(named=seat, looked=True, phase=LOOK).putting(own, 1, "zanga", "zan.art.21.6")
    if state.game.fianza == "on":
        paid = paid.putting(own, BOND, "fianza", "zan.art.21.7", to=FIANZA)
        laws = ("zan.art.21.7",) if paid.stock(others) >= BOND else ("zan.art.21.7", "zan.art.24")
        paid = paid.putting(others, BOND, "fianza", *laws, to=FIANZA)
    return paid.telling(event("takes-zanga", seat, number=paid.fianza), event("zanga", seat, (seat,), cards=paid.zanga))


def _sets(state: ZangaState, seat: int) -> list[Offer]:
    """One of the two sets whole; to go alone with the zanga only where it is agreed."""
    alone = [say(KEEP_SOLO)] if state.game.zanga_solo else []
    return [say(KEEP), say(BACK), *alone]


@law("zan.art.21.5", "zan.art.25")
def _chooses(state: Z, seat: int, action: Action) -> Z:
    """He keeps the zanga, and his own cards stay face down in the middle; or he goes back and loses the bond."""
    heard = state.telling(event("says", seat, said=action.word)).but(phase=TRUMP)
    if action.word == BACK:
        payee: int | str = 1 - seat % 2 if state.game.forfeit == "opponents" else POT
        return heard.paying([heard.entry(FIANZA, payee, state.fianza, "fianza-lost", "zan.art.25")])
    hands = replaced(state.hands, seat, state.zanga)
    return heard.but(hands=hands, zanga=state.hands[seat], solo=action.word == KEEP_SOLO)


# The trumps, and who plays.


def _suits(state: ZangaState, seat: int) -> list[Offer]:
    return [say("triunfo", suit.word) for suit in SUITS]


@law("zan.art.22", "zan.intro.15")
def _names(state: Z, seat: int, action: Action) -> Z:
    """The named player says aloud which suit is trumps, any he likes."""
    (said,) = action.arguments
    suit = Suit.named(str(said))
    told = state.but(trump=suit).telling(event("trump", seat, suit=suit.word))
    open_still = len(state.calls) < 4 and not state.solo
    return told.but(phase=SPEAK) if open_still else play_begins(told)


@law("zan.art.22.2", "zan.intro.27", "zan.art.58")
def play_begins(state: Z) -> Z:
    """The mano leads, though he be not named; if he laid his cards down for a soloist, the next at his right."""
    begun = state.but(phase=PLAY, leader=state.first)
    if not state.solo:
        return begun
    partner = state.partner
    leader = (partner + 1) % 4 if partner == state.first else state.first
    down = begun.but(hands=replaced(state.hands, partner, ()), asleep=state.hands[partner], leader=leader)
    return down.telling(event("lays-down", partner, other=Seat(state.player)))


_DOES: dict[str, Any] = {JUEGO: _plays, PASO: _passes, SOLO: _goes_alone, ZANGA: _takes_zanga, MANDO: _sends}

STAGES: dict[str, Stage[Any]] = {
    SPEAK: stage(question, speaker, deed(*_DOES, offers=calls, do=speaks)),
    ANSWER: stage("answer", lambda state: state.named, deed(VOY, VAS, do=_answer)),
    LOOK: stage("zanga", lambda state: state.pie, deed(KEEP, BACK, KEEP_SOLO, offers=_sets, do=_chooses)),
    TRUMP: stage(
        "trump", lambda state: state.named, deed("triunfo", offers=_suits, do=_names, spans={"triunfo": SUIT_WORDS})
    ),
}
