"""What can be claimed at the open table of the Malilla, against whom, and which facts the judge is told."""

from __future__ import annotations

from collections.abc import Callable

from tapete.games.malilla.floor.state import CARDS, LEAD, PEEK, REVOKE, SHOW, TALK, TRICK, TURN, Floor
from tapete.games.malilla.settle import turn_up_value
from tapete.laws.mark import law
from tapete.table.floor import DEAL, Case, Charge, Slip, unruled
from tapete.table.option import Value
from tapete.table.tricks import Trick

# What may be claimed.


@law("mal.87", "mal.barrotada.2")
def _rivals(state: Floor, seat: int) -> tuple[int, ...]:
    """An opponent claims; an Alcalde looks on."""
    return state.game.rivals[state.deals_cards][seat]


@law("mal.87", "mal.94")
def _tried_in_tricks(state: Floor, seat: int) -> list[int]:
    """Those whose play is proved by turning up the tricks that were taken up."""
    tried = {played.seat for trick in state.taken for played in trick.plays}
    return [accused for accused in _rivals(state, seat) if accused in tried]


def _of_slips(what: str) -> Callable[[Floor, int], list[int]]:
    """What all have seen somebody do, and nobody has ruled on."""

    def against(state: Floor, seat: int) -> list[int]:
        seen = [slip.seat for slip in state.slips if slip.what == what and not slip.ruled]
        return [accused for accused in _rivals(state, seat) if accused in seen] if seen else []

    return against


@law("mal.81")
def _of_deal(state: Floor, seat: int) -> list[int]:
    """A deal out of turn is claimed by anybody else."""
    return [slip.seat for slip in state.slips if slip.what == DEAL and not slip.ruled and slip.seat != seat]


def _of_tricks(state: Floor, seat: int) -> list[int]:
    holders = [state.taken[number].holder for number in wrong_tricks(state)]
    return [accused for accused in _rivals(state, seat) if accused in holders] if holders else []


def wrong_tricks(state: Floor) -> list[int]:
    """The numbers of the tricks that somebody took who had not won them."""
    return [number for number, trick in enumerate(state.taken) if taken_wrongly(state, trick)]


def taken_wrongly(state: Floor, trick: Trick) -> bool:
    """Whether the trick was taken up by the other side."""
    return trick.holder != trick.winner and state.side(trick.holder) != state.side(trick.winner)


def _of_numbers(state: Floor, seat: int) -> list[int]:
    """Everyone can count the cards before him: a wrong number comes from the deal or from a draw."""
    if not (state.over_dealt or state.exchanged):
        return []
    judged = (*state.counted_over, *state.counted_short)
    wrong = [each for each in state.active if each not in judged and surplus(state, each) != 0]
    return wrong if not state.led else [accused for accused in _rivals(state, seat) if accused in wrong]


def surplus(state: Floor, seat: int) -> int:
    """How many cards too many the seat has had in this hand; less than nothing when too few."""
    played = sum(played.seat == seat for played in state.plays)
    return state.count_of(seat) + played - state.variant.each


# The facts for the judge.


def _fault(incident: str, state: Floor, offender: int, slip: Slip | None = None, **facts: Value) -> Case:
    """While the hand is on nobody knows how it ends; the settlement reckons it."""
    return Case(incident, offender, {**facts, "rate": state.rate}, slip)


@law("mal.84", "mal.31", "mal.95")
def _latest(state: Floor, what: str, accused: int) -> Slip:
    """Of several faults the one on the table is ruled on first, while it can be put right; the older ones can wait."""
    return unruled(state, what, accused)[-1]


@law("mal.87", "mal.23", "mal.24", "mal.25", "mal.26")
def _revoke(state: Floor, seat: int, accused: int) -> Case | None:
    """The latest revoke of the accused that the tricks taken up prove, and that has not been paid for."""
    proved = [slip for slip in unruled(state, REVOKE, accused) if slip.moment < len(state.taken)]
    return revoke_case(state, proved[-1], "opponent", True) if proved else None


def revoke_case(state: Floor, slip: Slip, noticed: str, taken_up: bool) -> Case:
    """Who noticed the revoke, and whether the trick lies there still."""
    return _fault("revoke", state, slip.seat, slip, kind=slip.kind, noticed=noticed, taken_up=taken_up)


def _plain(what: str, **facts: Value) -> Callable[[Floor, int, int], Case]:
    return lambda state, seat, accused: _fault(what, state, accused, _latest(state, what, accused), **facts)


@law("mal.84")
def _lead(state: Floor, seat: int, accused: int) -> Case:
    """While the next player has not played the lead is taken back, and what others laid on it before their turn."""
    slip = _latest(state, LEAD, accused)
    answered = slip.moment < len(state.taken) or _answered(state, accused)
    return _fault("lead-out-of-turn", state, accused, slip, answered=answered)


def _answered(state: Floor, leader: int) -> bool:
    """Whether the next player has played to the trick; who has no card for it is passed over.

    There is always a next one: to lead when nobody else has a card is to lead in turn.
    """
    place = state.active.index(leader) + 1
    played = [card.seat for card in state.trick]
    to_play = [seat for seat in state.active[place:] + state.active[:place] if seat in played or state.count_of(seat)]
    return to_play[0] in played


@law("mal.31", "mal.90")
def _turn(state: Floor, seat: int, accused: int) -> Case:
    """The last card goes back, unless it is a revoke that the partner's warning has completed: such a card stays."""
    slip = _latest(state, TURN, accused)
    # His card lies in the trick on the table: with the trick, or with a lead taken back, the slip is gone.
    last = state.trick[-1].seat == accused
    revoke = state.revoke_of(accused)
    answered = not last or (revoke is not None and revoke.ruled)
    return Case("play-out-of-turn", accused, {"answered": answered}, slip)


def _wrong_trick(state: Floor, seat: int, accused: int) -> Case:
    """The last trick that the accused holds and the other side won."""
    return trick_case(state, max(n for n in wrong_tricks(state) if state.taken[n].holder == accused))


@law("mal.95", "mal.96")
def trick_case(state: Floor, number: int) -> Case:
    """Before another card is played the trick is simply given back; afterwards it is credited, and paid for."""
    played = number < len(state.taken) - 1 or led_to(state, len(state.taken))
    facts: dict[str, Value] = {"whose": "opponent", "played": played, "rate": state.rate}
    return Case("wrong-trick", state.taken[number].holder, facts, number=number)


def led_to(state: Floor, trick: int) -> bool:
    """Whether a card has been led to this trick, the last one begun, though it was taken back."""
    return bool(state.trick) or any(slip.what == LEAD and slip.moment == trick for slip in state.slips)


@law("mal.81", "mal.82", "mal.83")
def deal_case(state: Floor, accused: int) -> Case:
    """A deal out of turn is put right until a card is led; then it stands, and the turn-up goes back."""
    assert state.rightful is not None
    facts: dict[str, Value] = {"led": state.led, **_turn_up(state)}
    return Case("deal-out-of-turn", accused, facts, _latest(state, DEAL, accused), state.rightful)


def _turn_up(state: Floor) -> dict[str, Value]:
    worth = {} if state.turned is None else {"turn_up": turn_up_value(state.turned)}
    return {**worth, "rate": state.rate}


@law("mal.74", "mal.75", "mal.78", "mal.79", "mal.cubiertas.4")
def _cards(state: Floor, seat: int, accused: int) -> Case:
    """A wrong number of cards: before the first lead a bad deal, or a draw to be mended; afterwards it is paid for.

    He who dealt out of turn has no deal to lose by dealing badly: the pack goes to the one whose deal it was (mal.81).
    """
    over = surplus(state, accused) > 0
    if state.led or not (surplus_dealt(state, accused) or over or state.stock):
        return count_case(state, accused)
    if not surplus_dealt(state, accused):
        return _fault("exchange-count", state, accused, drew="more" if over else "fewer", led=False)
    if state.rightful is not None:
        return deal_case(state, state.deals_cards)
    return Case("bad-deal", accused, _turn_up(state))


def surplus_dealt(state: Floor, seat: int) -> bool:
    """Whether the wrong number comes from the deal."""
    return seat in (*state.over_dealt, *state.short_dealt)


@law("mal.78", "mal.79")
def count_case(state: Floor, accused: int) -> Case:
    """What can't be put right: one card too many is a fault; one too few only costs the capote."""
    return _fault("wrong-count", state, accused, hand="over" if surplus(state, accused) > 0 else "short")


CHARGES = (
    Charge(REVOKE, _tried_in_tricks, _revoke),
    Charge(LEAD, _of_slips(LEAD), _lead),
    Charge(TURN, _of_slips(TURN), _turn),
    Charge(TALK, _of_slips(TALK), _plain(TALK)),
    Charge(SHOW, _of_slips(SHOW), _plain(SHOW, how="purpose")),
    Charge(PEEK, _of_slips(PEEK), _plain(PEEK)),
    Charge(DEAL, _of_deal, lambda state, seat, accused: deal_case(state, accused)),
    Charge(TRICK, _of_tricks, _wrong_trick),
    Charge(CARDS, _of_numbers, _cards),
)
