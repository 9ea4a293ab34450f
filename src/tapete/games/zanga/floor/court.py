"""What an open table keeps besides the cards, what can be claimed of the deal, and what follows from rulings."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

from tapete.cards import Card
from tapete.games.zanga.eight import all_eight
from tapete.games.zanga.judge import EARLIER, LATER, NONE, OFFENDER, OTHERS, UNKNOWN
from tapete.games.zanga.state import CLAIMS, CODILLO, EVERYBODY, FIVE, HECHA, PLAY, Item, ZangaState
from tapete.laws.mark import law
from tapete.table.event import event
from tapete.table.floor import Case, Charge, Court, FloorState, Slip, unruled
from tapete.table.option import Value
from tapete.table.view import Played
from tapete.table.zones import Cards

OFFER, COUNT = "offer", "count"
UNCUT, LOOKED, CARDS, TURN = "cut", "look", "cards", "turn"
"""What can be claimed: of the deal, and of a card laid out of turn."""


@dataclass(frozen=True, kw_only=True)
class OpenZanga(ZangaState, FloorState):
    """A Zanga at the open table.

    `tried` are the cards of which a revoke was claimed; `proved` those of which it was proved, by their place in the
    play. The pair of the earliest of these is `guilty`; if nobody had five tricks against it the hand is `decided`.
    `cried` says which pair has cried estuche in which trick. What lies `ahead` was laid before its turn: it is still in
    its owner's hand, and he can play nothing else.
    """

    tried: tuple[Card, ...] = ()
    proved: tuple[int, ...] = ()
    guilty: int | None = None
    decided: bool = False
    cried: tuple[tuple[int, int], ...] = ()
    ahead: tuple[Played, ...] = ()

    @property
    def offenders(self) -> int | None:
        """The pair against which a revoke has decided the hand."""
        return self.guilty if self.decided else None

    @property
    @law("zan.art.29", "zan.art.29.2")
    def result(self) -> str:
        """What the tricks make of the hand, unless a revoke has decided it."""
        if self.offenders is None:
            return super().result
        return CODILLO if self.offenders == self.player % 2 else HECHA

    @property
    def owed_items(self) -> tuple[Item, ...]:
        """What rulings on revokes have made one pair owe the other."""
        return tuple(Item(debt.reason, int(debt.payee), debt.amount, debt.laws) for debt in self.owed)

    @law("zan.art.15")
    def sees_hand(self, seat: int) -> bool:
        """Nobody picks up his cards until the zanga has been counted; who does is seen doing it."""
        return self.phase != COUNT or any(slip.what == LOOKED and slip.seat == seat for slip in self.slips)

    @law("zan.art.34")
    def early(self, seat: int) -> Cards:
        """The card that the seat has laid before its turn, if it has."""
        return tuple([played.card for played in self.ahead if played.seat == seat])

    def known(self, seat: int | None) -> frozenset[Card]:
        """What lies on the table before its turn is seen by all."""
        return super().known(seat).union(played.card for played in self.ahead)


Floor = OpenZanga


# What may be claimed of the deal, until somebody has spoken.


def _opponents(seat: int) -> tuple[int, int]:
    return (seat + 1) % 4, (seat + 3) % 4


def _seen_to(what: str, state: Floor, seat: int) -> list[int]:
    """The opponents who were seen to do it, as long as nobody has spoken."""
    if state.calls:
        return []
    return [each for each in _opponents(seat) if any(slip.seat == each and slip.what == what for slip in state.slips)]


def wrong_hands(state: Floor) -> list[int]:
    """Everyone can count the cards before a player, as long as none is played."""
    if state.mano is None or state.taken or state.trick:
        return []
    return [each for each in EVERYBODY if len(state.hands[each]) not in (0, 8)]


def _deal_case(incident: str, state: Floor, seat: int, accused: int) -> Case:
    return Case(incident, accused, {"spoken": bool(state.calls)})


# A card out of turn.


@law("zan.art.34", "zan.art.58.2")
def _laid_early(state: Floor, seat: int) -> list[int]:
    """An opponent says that a card lies there before its turn; a soloist's partner says nothing."""
    if seat not in state.active:
        return []
    return [accused for accused in _opponents(seat) if _early_slips(state, accused)]


def _early_slips(state: Floor, accused: int) -> list[Slip]:
    lying = [card.text for card in state.early(accused)]
    return [slip for slip in unruled(state, TURN, accused) if slip.kind in lying]


def _early_case(state: Floor, seat: int, accused: int) -> Case:
    return Case("out-of-turn", accused, {"come": False}, _early_slips(state, accused).pop())


# A revoke.


@law("zan.art.27", "zan.art.28")
def is_revoke(state: Floor, place: int) -> bool:
    """Whether the card at this place of the play was unlawful."""
    played = state.plays[place]
    return played.card not in state.rewound(place).lawful_cards(played.seat)


@law("zan.art.30", "zan.art.30.2", "zan.art.31")
def revoke_case(state: Floor, place: int) -> Case:
    """The facts of the revoke at this place of the play."""
    played, before = state.plays[place], state.rewound(place)
    right = before.lawful_cards(played.seat)
    injured = 1 - played.seat % 2
    five = state.tricks(injured) >= FIVE
    matador = played.card in state.estuche or all(card in state.estuche for card in right)
    facts: dict[str, Value] = {
        "named": played.seat % 2 == state.player % 2,
        "five": five,
        "matador": matador,
        "eight": matador and not five and _eight(before, injured),
        "charged": sum(debt.amount for debt in state.owed if debt.payer != injured and debt.reason != "revoke"),
        "other": _other(state, place),
    }
    return Case("revoke", played.seat, facts, number=place)


def _eight(state: Floor, side: int) -> bool | str:
    made = all_eight(state, side)
    return UNKNOWN if made is None else made


@law("zan.art.29")
def _other(state: Floor, place: int) -> str:
    """Whether the other pair has the earliest revoke that was proved, before this one or after it."""
    if state.guilty in (None, state.plays[place].seat % 2):
        return NONE
    return LATER if place < min(state.proved) else EARLIER


# What follows from a ruling.


@law("zan.art.29", "zan.art.34")
def _as_revoke(state: Floor, case: Case) -> Floor:
    """The card came to be played in its turn, and was unlawful then: it is ruled on as any revoke is."""
    return COURT.ruled(state, revoke_case(state, case.number))


@law("zan.art.30.2")
def _eight_unknown(state: Floor, case: Case) -> Floor:
    """All are told that the search was given up."""
    return state.telling(event("eight-unknown", case.offender))


@law("zan.art.13.4", "zan.intro.11")
def _money_back(state: Floor, case: Case) -> Floor:
    """What was put in during this hand goes back to who put it; what lay there before stays."""
    entries = state.ledger.of_hand(state.hand)
    return state.paying(state.ledger.reversal(entries, state.hand, "money-back", "zan.art.13.4"))


@law("zan.art.29", "zan.art.38")
def _play_ends(state: Floor, case: Case) -> Floor:
    """A true claim ends the play: the cards are shown, and more may be claimed before the hand is paid."""
    first = min((*state.proved, case.number))
    after = state.but(proved=(*state.proved, case.number), guilty=state.plays[first].seat % 2)
    if state.phase != PLAY:
        return after
    told = [event("shows", seat, cards=state.hands[seat]) for seat in state.active if state.hands[seat]]
    return after.but(phase=CLAIMS, shown=True).telling(*told)


def _decided(state: Floor, case: Case) -> Floor:
    return state.but(decided=True)


def _other_dropped(state: Floor, case: Case) -> Floor:
    """Nothing is owed any more for the later revokes of the other pair."""
    own = tuple(debt for debt in state.owed if debt.payer == case.offender % 2)
    return state.but(owed=own, decided=False)


COURT: Court[Floor] = Court(
    charges=(
        Charge(UNCUT, partial(_seen_to, UNCUT), partial(_deal_case, "no-cut")),
        Charge(LOOKED, partial(_seen_to, LOOKED), partial(_deal_case, "early-look")),
        Charge(CARDS, lambda state, seat: wrong_hands(state), partial(_deal_case, "wrong-count")),
        Charge(TURN, _laid_early, _early_case),
    ),
    effects={
        "money-back": _money_back,
        "same-dealer": lambda state, case: state.cleared().but(phase=state.game.first_phase).telling(event("void")),
        "play-ends": _play_ends,
        "codillo": _decided,
        "hecha": _decided,
        "other-dropped": _other_dropped,
        "as-revoke": _as_revoke,
        "eight-unknown": _eight_unknown,
    },
    told_only={
        "play-on": "nothing has changed but the vales",
        "result-stands": "as long as no revoke has decided the hand the tricks do",
        "played-in-turn": "nothing else can be played in that turn, claimed or not",
    },
    moment=lambda state, seat, what, accused: str(len(state.taken)),
    parties=lambda state, case: {OFFENDER: (case.offender % 2,), OTHERS: (1 - case.offender % 2,)},
    later=lambda payment: payment.reason != "false-claim",
)
"""How claims are heard at the open Zanga."""
