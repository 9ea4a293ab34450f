"""The stages of the open table: the deal may go wrong, any card may be played, and a revoke may be claimed."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from itertools import permutations
from typing import Any

from tapete.cards import Card
from tapete.games.zanga import auction, deal, lots, play, settle
from tapete.games.zanga.floor.court import (
    COUNT,
    COURT,
    LOOKED,
    OFFER,
    TURN,
    UNCUT,
    Floor,
    is_revoke,
    revoke_case,
    wrong_hands,
)
from tapete.games.zanga.judge import FINE
from tapete.games.zanga.state import ANSWER, BAZAS, CLAIMS, CUT, EVERYBODY, LOOK, PLAY, SHUFFLE, SPEAK, TRUMP
from tapete.laws.mark import law
from tapete.table.action import Action
from tapete.table.deal import dealer, lifted
from tapete.table.event import Event, Seat, event
from tapete.table.floor import GIVE, Case, closing, slipped, without_slips
from tapete.table.offer import Accuse, Offer, say
from tapete.table.phase import Stage, beside, deed, out_of_turn, stage
from tapete.table.row import replaced
from tapete.table.view import Played
from tapete.table.zones import Cards

# The deal.


def _own_cut(state: Floor, seat: int, action: Action) -> Floor:
    after = lifted(state, seat, action)
    return after.but(phase=GIVE) if state.offered else after.but(phase=OFFER)


def _tap(state: Floor, seat: int, action: Action) -> Floor:
    return deal.taps(state, seat, action).but(phase=GIVE)


def _deals(state: Floor, seat: int) -> list[Offer]:
    """He deals as he should; or somebody gets a card that was another's, or one of the zanga."""
    wrong = [say("misdeal", *pair, grave=True) for pair in permutations(EVERYBODY, 2)]
    return [say("deal"), *wrong, *(say("overdeal", each, grave=True) for each in EVERYBODY)]


@law("zan.art.13.2", "zan.intro.11")
def _deal(state: Floor, seat: int, action: Action) -> Floor:
    """Dealt without offering the cut it is a fault, which all have seen."""
    uncut = state.phase == OFFER
    laid = deal.dealt(state).but(phase=COUNT)
    laid = slipped(laid.telling(event("uncut", seat)), UNCUT, seat) if uncut else laid
    match action.numbers:
        case over, short:
            card, *rest = laid.hands[short]
            return laid.but(hands=replaced(_with(laid, over, card), short, tuple(rest)))
        case (over,):
            card, *rest = laid.zanga
            return laid.but(hands=_with(laid, over, card), zanga=tuple(rest))
    return laid


def _with(state: Floor, seat: int, card: Card) -> tuple[Cards, ...]:
    """The hands when this one has a card more."""
    return replaced(state.hands, seat, (*state.hands[seat], card))


def _offer(state: Floor, seat: int, action: Action) -> Floor:
    return state.but(phase=CUT, offered=True).telling(event("offers", seat))


@law("zan.intro.13", "zan.art.15")
def _look(state: Floor, seat: int, action: Action) -> Floor:
    return slipped(state.telling(event("looks", seat)), LOOKED, seat)


@law("zan.art.13.4")
def _count(state: Floor, seat: int, action: Action) -> Floor:
    """The dealer counts the zanga before all; if it has not eight cards the deal does not stand."""
    number = len(state.zanga)
    told = state.telling(event("counts", seat, number=number))
    return deal.begun(told) if number == 8 else COURT.ruled(told, Case("wrong-count", seat, {"spoken": False}))


# Hands of a wrong size come to light with the first card at the latest.


@law("zan.art.13.4")
def _counted(state: Floor) -> Floor:
    wrong = wrong_hands(state) if state.phase == PLAY else []
    return COURT.ruled(state, Case("wrong-count", wrong[0], {"spoken": True})) if wrong else state


# A card, lawful or not.


@law("zan.art.34")
def _cards(state: Floor, seat: int) -> list[Offer]:
    """Any card, in turn or before it, to a trick to which he has not played; what he laid before his turn stays."""
    early, awaited = state.early(seat), seat == state.to_play()
    if any(played.seat == seat for played in state.trick) or (early and not awaited):
        return []
    return [say("play", card) for card in early or state.hands[seat]]


@law("zan.art.34")
def _play(state: Floor, seat: int, action: Action) -> Floor:
    """In his turn the card goes to the trick; before it, it lies there until his turn comes, and all have seen it."""
    (card,) = action.cards
    if seat == state.to_play():
        return play.plays(
            state.but(ahead=tuple([played for played in state.ahead if played.seat != seat])), seat, action
        )
    told = state.but(ahead=(*state.ahead, Played(seat, card))).telling(event("early", seat, until="trick", card=card))
    return slipped(told, TURN, seat, kind=card.text)


@law("zan.intro.36", "zan.art.34")
def _corrections(state: Floor, seat: int) -> list[Offer]:
    """Where it is agreed a revoke is put right before the next card, his own laid early too, or a word said upon it."""
    plays = state.plays
    asked = state.cinco is not None and len(state.taken) == settle.asked_in(state) and not state.trick
    if not plays or plays[-1].seat != seat or asked or state.early(seat):
        return []
    before = state.rewound(len(plays) - 1)
    right = before.lawful_cards(seat)
    return [] if plays[-1].card in right else [say("enmienda", card) for card in right]


def _correct(state: Floor, seat: int, action: Action) -> Floor:
    (card,) = action.cards
    told, wrong = event("corrects", seat, until="trick", card=card), state.plays[-1].card
    back = without_slips(state.rewound(len(state.plays) - 1), lambda slip: slip.kind == wrong.text)
    return play.plays(back.telling(told), seat, action)


# Renuncio.


@law("zan.art.29", "zan.art.33", "zan.art.35", "zan.art.58.2", "zan.art.58.3")
def _suspect(state: Floor, seat: int) -> list[Offer]:
    """A player of the other pair is accused of his card in a trick; a soloist's partner speaks only after the play."""
    if state.phase == PLAY and seat not in state.active:
        return []
    named = ((baza, _suspects(state, seat, plays)) for baza, plays in zip(BAZAS, _tricks(state), strict=False))
    charges = tuple((baza, seats) for baza, seats in named if seats)
    return [Accuse("renuncio", charges)] if charges else []


def _tricks(state: Floor) -> tuple[tuple[Played, ...], ...]:
    return (*[trick.plays for trick in state.taken], state.trick)


def _suspects(state: Floor, seat: int, plays: Iterable[Played]) -> tuple[int, ...]:
    """Not in the order in which they played, which one who comes later has not seen."""
    return tuple(sorted(each.seat for each in plays if each.seat % 2 != seat % 2 and each.card not in state.tried))


@law("zan.art.27", "zan.art.28", "zan.art.32", "zan.art.35")
def _claim(state: Floor, seat: int, action: Action) -> Floor:
    """That trick is opened for all who sit there, and it is seen whether he held a card that he had to play."""
    baza, accused = str(action.arguments[0]), action.number
    plays = _tricks(state)[BAZAS.index(baza)]
    played = next(each for each in plays if each.seat == accused)
    heard = state.but(tried=(*state.tried, played.card)).telling(
        event("renuncio", seat, accused=Seat(accused), baza=baza), *_looked_at(state, seat, plays)
    )
    return COURT.ruled(heard, _case(heard, seat, state.plays.index(played)))


def _case(state: Floor, seat: int, place: int) -> Case:
    """What the claim of this seat comes to: false, a card that was laid out of turn, or a revoke in its turn."""
    played = state.plays[place]
    if not is_revoke(state, place):
        return _false_case(state, seat)
    if any(slip.kind == played.card.text for slip in state.slips):
        return Case("out-of-turn", played.seat, {"come": True, "lawful": False}, number=place)
    return revoke_case(state, place)


def _looked_at(state: Floor, seat: int, plays: tuple[Played, ...]) -> list[Event]:
    """What still lies on the table needs no opening."""
    cards = tuple([each.card for each in plays])
    return [event("opens", seat, until="trick", cards=cards)] if plays != state.trick else []


def _false_case(state: Floor, seat: int) -> Case:
    own, rival = (min(FINE, state.stock(side)) for side in (seat % 2, 1 - seat % 2))
    return Case("false-claim", seat, {"own": own, "rival": rival})


# The estuche, rightly or not.


@law("zan.art.51")
def _may_announce(state: Floor, seat: int) -> list[Offer]:
    """Anybody in the hand may say it, wrongly once for each pair in every trick; that has no effect on the true one."""
    if state.game.announcement != "aloud" or seat % 2 in state.announced:
        return []
    if _cry(state, seat) in state.cried and settle.estuche_of(state) != seat % 2:
        return []
    in_play = state.phase == PLAY
    return [] if in_play and (seat not in state.active or not state.taken) else [say("estuche")]


def _cry(state: Floor, seat: int) -> tuple[int, int]:
    """Which pair cries it, and in which trick; after the play it is as if in one more."""
    return seat % 2, len(state.taken) + (state.phase == CLAIMS)


def _announce(state: Floor, seat: int, action: Action) -> Floor:
    cried = (*state.cried, _cry(state, seat))
    heard = state.but(cried=cried).telling(event("says", seat, said="estuche"))
    held = settle.estuche_of(state) == seat % 2
    counts = COURT.ruling(state, Case("false-estuche", seat, {"held": held})).decision == "counts"
    return heard.but(announced=(*state.announced, seat % 2)) if counts else heard


# The end of the hand.


@law("zan.art.31", "zan.art.51", "zan.art.58.3")
def _closed(state: Floor) -> Floor:
    """The hand is paid by itself when nobody could say anything more of it but that he is done."""
    if state.phase != CLAIMS or any(_suspect(state, seat) or _may_announce(state, seat) for seat in EVERYBODY):
        return state
    return settle.settled(state)


ESTUCHE = beside("estuche", offers=_may_announce, do=_announce)
RENUNCIO = beside("renuncio", offers=_suspect, do=_claim, long=True, spans={"renuncio": BAZAS})
CORRECT = beside("enmienda", offers=_corrections, do=_correct, agreed=lambda game: game.correcting)
GIVING = deed("deal", "misdeal", "overdeal", offers=_deals, do=_deal)


def _watched(stages: Iterable[str]) -> dict[str, Stage[Any]]:
    """The stages of the auction, in which the deal may still be claimed against."""
    return {
        name: Stage(own.key, own.turn, (*own.deeds, COURT.claims), _counted)
        for name in stages
        for own in (auction.STAGES[name],)
    }


STAGES: dict[str, Stage[Any]] = {
    **lots.STAGES,
    SHUFFLE: deal.STAGES[SHUFFLE],
    CUT: deal.STAGES[CUT].with_(
        deed("cut", offers=deal.TO_LIFT, do=_own_cut, lot=True), deed("tap", offers=deal.may_tap, do=_tap)
    ),
    OFFER: stage("offer", dealer, deed("offer", do=_offer), GIVING),
    GIVE: stage("give", dealer, GIVING),
    COUNT: stage(
        "count",
        dealer,
        deed("count", do=_count),
        beside("look", offers=lambda state, seat: [] if state.sees_hand(seat) else [say("look", grave=True)], do=_look),
        COURT.claims,
    ),
    **_watched((SPEAK, ANSWER, LOOK, TRUMP)),
    PLAY: replace(
        play.STAGES[PLAY].with_(out_of_turn("play", offers=_cards, do=_play), CORRECT, ESTUCHE, RENUNCIO, COURT.claims),
        then=_closed,
    ),
    CLAIMS: replace(closing("claims", lambda state: EVERYBODY, settle.settled, ESTUCHE, RENUNCIO), then=_closed),
}
