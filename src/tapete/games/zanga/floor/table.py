"""The stages of the open table: the deal may go wrong, any card may be played, and a revoke may be claimed."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import permutations
from typing import Any

from tapete.games.zanga import auction, deal, lots, play, settle
from tapete.games.zanga.eight import all_eight
from tapete.games.zanga.floor.court import COUNT, COURT, LOOKED, OFFER, UNCUT, Floor, of_numbers
from tapete.games.zanga.judge import FINE, LATER, NONE
from tapete.games.zanga.state import (
    ANSWER,
    CLAIMS,
    CUT,
    EVERYBODY,
    LOOK,
    PLAY,
    SHUFFLE,
    SPEAK,
    TRUMP,
)  # fmt: skip
from tapete.laws.mark import law
from tapete.table.action import Action
from tapete.table.event import event
from tapete.table.floor import GIVE, Case, closing, slipped
from tapete.table.offer import Offer, Pick, say
from tapete.table.option import Value
from tapete.table.phase import Stage, beside, deed, stage
from tapete.table.row import replaced
from tapete.table.view import Played

# The deal.


def _dealer(state: Floor) -> int:
    return state.deals_cards


def _own_cut(state: Floor, seat: int, action: Action) -> Floor:
    after = deal.lifted(state, seat, action)
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
    if action.word == "deal":
        return laid
    over, *short = (int(str(place)) for place in action.arguments)
    source = laid.hands[short[0]] if short else laid.zanga
    hands = replaced(laid.hands, over, (*laid.hands[over], source[0]))
    if short:
        return laid.but(hands=replaced(hands, short[0], source[1:]))
    return laid.but(hands=hands, zanga=source[1:])


def _offer(state: Floor, seat: int, action: Action) -> Floor:
    return state.but(phase=CUT, offered=True).telling(event("offers", seat))


def _may_look(state: Floor, seat: int) -> list[Offer]:
    return [] if state.sees_hand(seat) else [say("look", grave=True)]


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
    wrong = of_numbers(state, 0) if state.phase == PLAY else []
    return COURT.ruled(state, Case("wrong-count", wrong[0], {"spoken": True})) if wrong else state


# A card, lawful or not.


def _cards(state: Floor, seat: int) -> list[Offer]:
    return [say("play", card) for card in state.hands[seat]]


@law("zan.intro.36", "zan.art.34")
def _corrections(state: Floor, seat: int) -> list[Offer]:
    """Where it is agreed a revoke is put right before the next card, unless something was said upon it."""
    plays = state.plays
    asked = state.cinco is not None and len(state.taken) == settle.asked_in(state) and not state.trick
    if not plays or plays[-1].seat != seat or asked or state.phase != PLAY:
        return []
    before = state.rewound(len(plays) - 1)
    right = play.lawful_cards(before, seat)
    return [] if plays[-1].card in right else [say("enmienda", card) for card in right]


def _correct(state: Floor, seat: int, action: Action) -> Floor:
    told = event("corrects", seat, until="trick", card=action.cards[0])
    back = state.rewound(len(state.plays) - 1).telling(told)
    return play.plays(back, seat, action)


# Renuncio.


@law("zan.art.29", "zan.art.33", "zan.art.58.2", "zan.art.58.3")
def _suspect(state: Floor, seat: int) -> list[Offer]:
    """A player of the other pair is accused of a card he played; a soloist's partner speaks only after the play."""
    if state.phase == PLAY and seat not in state.active:
        return []
    cards = [played.card for played in state.plays if played.seat % 2 != seat % 2 and played.card not in state.tried]
    return [Pick("renuncio", tuple(sorted(cards)), 1, 1)] if cards else []


@law("zan.art.27", "zan.art.28", "zan.art.32", "zan.art.35")
def _claim(state: Floor, seat: int, action: Action) -> Floor:
    """The tricks are opened, and it is seen whether he held a card that he had to play."""
    card = action.cards[0]
    heard = state.but(tried=(*state.tried, card)).telling(event("renuncio", seat, card=card))
    place = [played.card for played in state.plays].index(card)
    case = revoke_case(heard, place)
    return COURT.ruled(heard, case or _false_case(heard, seat))


def _false_case(state: Floor, seat: int) -> Case:
    own, rival = (min(FINE, state.stock(side)) for side in (seat % 2, 1 - seat % 2))
    return Case("false-claim", seat, {"own": own, "rival": rival})


@law("zan.art.30", "zan.art.30.2", "zan.art.31")
def revoke_case(state: Floor, place: int) -> Case | None:
    """The facts of the card at this place of the play, if it was unlawful."""
    played, before = state.plays[place], state.rewound(place)
    right = play.lawful_cards(before, played.seat)
    if played.card in right:
        return None
    injured = 1 - played.seat % 2
    matador = played.card in state.estuche or all(card in state.estuche for card in right)
    facts: dict[str, Value] = {
        "named": played.seat % 2 == state.player % 2,
        "five": state.tricks(injured) >= 5,
        "matador": matador,
        "eight": matador and all_eight(before, injured),
        "charged": sum(debt.amount for debt in state.owed if debt.payer != injured and debt.reason != "revoke"),
        "other": _other(state, place, played),
    }
    return Case("revoke", played.seat, facts, number=place)


@law("zan.art.29")
def _other(state: Floor, place: int, played: Played) -> str:
    """Whether a revoke of the other pair has been proved, before this one or after it."""
    others = [each for each in state.proved if state.plays[each].seat % 2 != played.seat % 2]
    if not others:
        return NONE
    return LATER if place < min(state.proved) else "earlier"


# The estuche, rightly or not.


@law("zan.art.51")
def _may_announce(state: Floor, seat: int) -> list[Offer]:
    """Anybody in the hand may say it, once for each pair in every trick; said wrongly it has no effect."""
    if state.game.announcement != "aloud" or seat % 2 in state.announced or _cry(state, seat) in state.cried:
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


ESTUCHE = beside("estuche", offers=_may_announce, do=_announce)
RENUNCIO = beside("renuncio", offers=_suspect, do=_claim)
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
    CUT: deal.STAGES[CUT].with_(deed("cut", offers=deal.cuts, do=_own_cut), deed("tap", offers=deal.may_tap, do=_tap)),
    OFFER: stage("offer", _dealer, deed("offer", offers=lambda state, seat: [say("offer")], do=_offer), GIVING),
    GIVE: stage("give", _dealer, GIVING),
    COUNT: stage(
        "count",
        _dealer,
        deed("count", offers=lambda state, seat: [say("count")], do=_count),
        beside("look", offers=_may_look, do=_look),
        COURT.claims,
    ),
    **_watched((SPEAK, ANSWER, LOOK, TRUMP)),
    PLAY: play.STAGES[PLAY].with_(deed("play", offers=_cards, do=play.plays), CORRECT, ESTUCHE, RENUNCIO),
    CLAIMS: closing("claims", lambda state: EVERYBODY, settle.settled, ESTUCHE, RENUNCIO),
}
