"""What can be claimed at the open table of Voltarete, and which ruling has which effect."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache

from tapete.cards import Suit
from tapete.games.voltarete.floor import cases, counting, drawing, effects, spoken
from tapete.games.voltarete.floor.state import (
    ACES,
    AHEAD,
    ASKED,
    BID,
    CARDS,
    CASCA_ASKS,
    DROP,
    EARLY,
    ENTRY,
    ESPADILHA,
    FACED,
    GERAL_LOOK,
    LEAD,
    ON_CARDS,
    PEEK,
    REVOKE,
    SHOWN,
    SIGN,
    STOCK_SHOWN,
    UNDONE,
    UNORDERED,
    WORD,
    Floor,
)
from tapete.games.voltarete.floor.told import TOLD_ONLY
from tapete.games.voltarete.game import GAMES, VoltareteGame
from tapete.games.voltarete.state import BOX, COUNT, FIRST, POT, SECOND
from tapete.laws.mark import law
from tapete.table.asking import Question
from tapete.table.floor import Case, Charge, Court, unruled
from tapete.table.game import OPEN, Game
from tapete.table.ledger import Account
from tapete.table.option import Value

ASKED_WRONGLY = "asked-wrongly"

Against = Callable[[Floor, int], Sequence[int]]


# Who may accuse whom.


@law("vol.II.10.19", "vol.II.12.5", "vol.II.12.6", "vol.II.22.16")
def may_accuse(state: Floor, seat: int) -> bool:
    """Only those who play the hand; and not who has laid it down, or has agreed that it is over."""
    if seat not in state.active:
        return False
    ending = state.ending
    if ending is None or ending.agreed is None or state.feito is None:
        return True
    if len(state.conceding) == len(state.opponents):
        return seat == state.feito
    return seat != state.feito if state.feito in state.open_hands else seat == state.feito


def _of_slips(what: str, *, by: Callable[[Floor, int], bool] = may_accuse) -> Against:
    """What all have seen somebody do, and nobody has ruled on."""

    def against(state: Floor, seat: int) -> list[int]:
        seen = [slip.seat for slip in state.slips if slip.what == what and not slip.ruled and slip.seat != seat]
        return list(dict.fromkeys(seen)) if seen and by(state, seat) else []

    return against


@law("vol.II.10.19")
def _who_played(state: Floor, seat: int) -> list[int]:
    """Anybody who has played a card, himself too, though it was taken back."""
    if not may_accuse(state, seat):
        return []
    played = {played.seat for played in state.plays}
    return [each for each in state.active if each in played or state.returned]


@law("vol.II.7.2", "vol.II.10.19", "vol.II.14.2")
def _who_has_cards(state: Floor, seat: int) -> list[int]:
    """Anybody's cards may be counted, one's own too."""
    return list(state.active) if state.hands and may_accuse(state, seat) else []


def _who_bids(state: Floor, seat: int) -> list[int]:
    standing = state.phase == FIRST and state.bid is not None and may_accuse(state, seat)
    return [state.bid[0]] if standing and state.bid is not None and state.bid[0] != seat else []


@law("vol.II.10.4", "vol.II.10.5")
def _who_led(state: Floor, seat: int) -> list[int]:
    """He whose lead it was may claim it until the next trick is led to, or the feito, where it tells the other one."""
    found = [slip for slip in state.slips if slip.what == LEAD and not slip.ruled and slip.seat != seat]
    able = [slip for slip in found if seat in (int(slip.kind), state.feito) and not cases.is_covered(state, slip)]
    return [slip.seat for slip in able if may_accuse(state, seat) and state.ending is None]


def _in_this_trick(what: str, harmed: Callable[[Floor, int, int], bool]) -> Against:
    """Complaints about a card are made until the trick is covered."""

    def against(state: Floor, seat: int) -> list[int]:
        if state.ending is not None or seat not in state.active:
            return []
        found = [slip for slip in state.slips if slip.what == what and not slip.ruled and slip.seat != seat]
        return [slip.seat for slip in found if not cases.is_covered(state, slip) and harmed(state, slip.seat, seat)]

    return against


@law("vol.II.16.4", "vol.II.16.9")
def _under_obligation(state: Floor, seat: int) -> list[int]:
    """Where the Espadilha is obliged: who passed twice, or went to the casca."""
    if not state.obliged or not may_accuse(state, seat) or state.phase in (FIRST, SECOND):
        return []
    return [each for each in state.active if each != seat and (each in state.passed_twice or each == state.feito)]


# The facts.


def _plain(what: str, incident: str, *facts: str) -> Callable[[Floor, int, int], Case]:
    def case(state: Floor, seat: int, accused: int) -> Case:
        known: dict[str, Value] = {"pot": state.penalty}
        given = {name: known[name] for name in facts}
        return Case(incident, accused, given, unruled(state, what, accused)[-1])

    return case


@law("vol.II.9.1", "vol.II.11.12")
def _early(state: Floor, seat: int, accused: int) -> Case | None:
    """The next has passed the cards on if he passed as many as he bought; before that nothing can be said."""
    bought = dict(state.bought)
    right = state.opponents[0]
    if right not in bought or state.buyer == right:
        return None
    passed = counting.left_by_feito(state) - bought[right]
    facts: dict[str, Value] = {"passed_on": passed >= bought[right], "pot": state.penalty}
    return Case("asks-early", accused, facts, unruled(state, EARLY, accused)[-1])


@law("vol.II.18.4")
def _entry(state: Floor, seat: int, accused: int) -> Case:
    contra_pe = state.three[1] in state.passed_twice
    made = "somebody" if state.feito is not None else "contra-pe-passed" if contra_pe else "nobody"
    facts: dict[str, Value] = {"made": made, "entry": state.game.entry}
    return Case("forgotten-entry", accused, facts, unruled(state, ENTRY, accused)[-1])


@law("vol.II.2.10")
def _faced(state: Floor, seat: int, accused: int) -> Case:
    facts: dict[str, Value] = {"faced_by": "dealer", "faced": 1, "faced_card": "other"}
    return Case("faced-in-deal", accused, facts, unruled(state, FACED, accused)[-1])


@law("vol.II.12.2")
def _shown(state: Floor, seat: int, accused: int) -> Case:
    slip = unruled(state, SHOWN, accused)[-1]
    return Case("shows-as-won", accused, {"safe": slip.kind == "safe", "pot": state.penalty}, slip)


@law("vol.II.12.18", "vol.II.15.6")
def _peek(state: Floor, seat: int, accused: int) -> Case | Question | None:
    """Of a hand that was seen the others decide, if something still depends on it."""
    case = cases.peek_case(state, seat, accused)
    if case is None or case.incident != "saw-cards" or not case.facts["depends"]:
        return case
    return Question(PEEK, tuple(each for each in state.three if each != accused), state.phase, about=accused)


@law("vol.II.20.5")
def _stock_shown(state: Floor, seat: int, accused: int) -> Question:
    """The others say whether the card that was seen has decided the hand."""
    return Question(STOCK_SHOWN, tuple(each for each in state.active if each != accused), state.phase, about=accused)


@law("vol.II.8.19")
def _looked_at_geral(state: Floor, seat: int) -> list[int]:
    """A feito who has lost his geral: against whoever was seen to look at the cards that nobody bought."""
    if seat != state.feito or state.phase != COUNT or not (state.geral and state.lost_trick):
        return []
    looked = [slip.seat for slip in state.slips if slip.what == PEEK and slip.kind.startswith("leftovers")]
    return [each for each in looked if each != seat]


def _at_the_end(state: Floor, seat: int) -> bool:
    return state.phase == COUNT and may_accuse(state, seat)


def _before_play(state: Floor, seat: int) -> bool:
    return may_accuse(state, seat) and not state.led and state.ending is None


def _who_led_unordered(state: Floor, seat: int) -> list[int]:
    able = seat == state.feito and state.unordered and state.ending is None
    return counting.leads_unordered(state) if able else []


@law("vol.II.20.6", "vol.II.20.8")
def _dropped(state: Floor, seat: int, accused: int) -> Case | Question:
    """A feito harms only himself; of another the others say whether it has decided the hand."""
    if accused == state.feito:
        facts: dict[str, Value] = {"by": "feito", "decided": False, "pot": state.penalty}
        return Case("drops-cards", accused, facts, unruled(state, DROP, accused)[-1])
    return Question(DROP, tuple(each for each in state.active if each != accused), state.phase, about=accused)


# The parties.


def _parties(state: Floor, case: Case) -> Mapping[str, Sequence[Account]]:
    """Who is meant by the parties of a ruling."""
    others: tuple[Account, ...] = tuple(seat for seat in state.active if seat != case.offender)
    feito = state.feito if state.feito not in (None, case.offender) else others[0]
    each = tuple(
        seat
        for seat in state.active
        if seat != (state.feito if case.incident == "feito-upsets-stock" else case.offender)
    )
    one: dict[str, Account] = {
        "offender": case.offender,
        "pot": POT,
        "box": BOX,
        "feito": state.maker if case.incident == "feito-upsets-stock" and state.feito is not None else feito or 0,
        "quarto": state.quarto if state.has_quarto else state.deals_cards,
        "dealer": state.deals_cards,
        "holder": state.marker,
        "rightful": state.right_of(state.marker),
        "winner": case.number if case.incident == ASKED_WRONGLY and case.number != case.offender else others[0],
        "harmed": others[0],
        "owner": case.offender,
        "payer": case.offender,
    }
    return {**{name: (account,) for name, account in one.items()}, "each": each}


def _moment(state: Floor, seat: int, what: str, accused: int) -> str:
    """Nobody makes the same claim twice in one trick or stage, unless something else has been ruled on."""
    ruled = sum(slip.ruled for slip in state.slips)
    return f"{state.phase} {len(state.taken)} {len(state.bought)} {len(state.owed)} {ruled}"


def _which(state: Floor, case: Case) -> dict[str, int]:
    """In which trick it was done, for one may have done the same in several; 0 when it was not in the play."""
    slip = case.slip
    return {"trick": slip.moment + 1 if slip is not None and slip.what in (*ON_CARDS, UNDONE, WORD) else 0}


@cache
def _of_three(game: VoltareteGame) -> Game:
    kind = GAMES["voltarete"]
    return kind.make(OPEN, **{each.name: game.chosen[each.name] for each in kind.options})


@law("vol.II.19.14")
def _judge(state: Floor) -> Game:
    """When one of four has got up the others play as three, and are judged so."""
    return state.game if state.gone is None else _of_three(state.game)


COURT: Court[Floor] = Court(
    charges=(
        Charge(REVOKE, _who_played, cases.revoke_case),
        Charge(LEAD, _who_led, cases.lead_case),
        Charge(AHEAD, _in_this_trick(AHEAD, lambda state, by, seat: seat == state.feito), cases.ahead_case),
        Charge(SIGN, _in_this_trick(SIGN, lambda state, by, seat: state.feito in (by, seat)), cases.sign_case),
        Charge(CARDS, _who_has_cards, counting.count_case),
        Charge(BID, _who_bids, counting.bid_case),
        Charge(PEEK, _of_slips(PEEK, by=lambda state, seat: seat in state.three), _peek),
        Charge(WORD, _of_slips(WORD), _plain(WORD, "gives-codilho")),
        Charge(SHOWN, _of_slips(SHOWN), _shown),
        Charge(DROP, _of_slips(DROP, by=_at_the_end), _dropped),
        Charge(EARLY, _of_slips(EARLY), _early),
        Charge(CASCA_ASKS, _of_slips(CASCA_ASKS), _plain(CASCA_ASKS, "casca-asks", "pot")),
        Charge(ESPADILHA, _under_obligation, cases.espadilha_case),
        Charge(ENTRY, _of_slips(ENTRY, by=lambda state, seat: seat in state.present), _entry),
        Charge(FACED, _of_slips(FACED), _faced),
        Charge(ACES, _of_slips(ACES, by=_before_play), counting.aces_case),
        Charge(STOCK_SHOWN, _of_slips(STOCK_SHOWN, by=_at_the_end), _stock_shown),
        Charge(UNORDERED, _who_led_unordered, counting.unordered_case),
        Charge(GERAL_LOOK, _looked_at_geral, counting.geral_look_case),
    ),
    effects={
        "hand-void": effects.hand_void,
        "cannot-win": effects.cannot_win,
        "given-up": effects.given_up,
        "geral-off": effects.geral_off,
        "no-part-of-geral": effects.no_part_of_geral,
        "gets-no-payments": effects.gets_no_payments,
        "geral-lost-by-count": effects.geral_lost_by_count,
        "no-thirteen": effects.no_thirteen,
        "hand-goes-on": spoken.hand_goes_on,
        "passed-with-notice": spoken.passed_with_notice,
        "bid-refused": spoken.bid_refused,
        "plays-respeito": spoken.plays_respeito,
        "turns-top-card": spoken.turns_top_card,
        "bound-in-turn": spoken.bound_in_turn,
        "pe-bid-stands": spoken.pe_bid_stands,
        "copas-trumps": spoken.copas_trumps,
        "ouros-trumps": spoken.longest_trumps(Suit.OROS),
        "espadas-trumps": spoken.longest_trumps(Suit.ESPADAS),
        "paus-trumps": spoken.longest_trumps(Suit.BASTOS),
        "right-names-longest": spoken.right_names_longest,
        "second-suit-trumps": spoken.second_suit_trumps,
        "discards-reopened": spoken.discards_reopened,
        "card-to-next": drawing.card_to_next,
        "card-to-third": drawing.card_to_third,
        "third-throws-one-more": drawing.third_throws_one_more,
        "third-draws-from-next": drawing.third_draws_from_next,
        "feito-draws-to-discards": drawing.feito_draws_to_discards,
        "feito-draws-from-next": drawing.feito_draws_from_next,
        "feito-draws-from-third": drawing.feito_draws_from_third,
        "next-draws-from-third": drawing.next_draws_from_third,
        "next-takes-top-card": drawing.next_takes_top_card,
        "third-takes-own-discard": drawing.third_takes_own_discard,
        "throws-one": effects.throws_one,
        "feito-names-last-card": effects.feito_names_last_card,
        "pays-for-both": effects.pays_for_both,
        "claimant-against-two": effects.played_for_codilho,
        "each-for-himself": effects.played_for_codilho,
        "card-on-stock": effects.card_on_stock,
        "takes-top-card": effects.takes_top_card,
        "unseen-card-to-discards": effects.unseen_card_to_discards,
        "old-card-to-discards": effects.old_card_to_discards,
        "takes-own-discard": effects.takes_own_discard,
        "leads-anything": effects.leads_anything,
        "leads-another-suit": effects.leads_another_suit,
        "may-not-beat": effects.may_not_beat,
        "card-back": effects.card_back,
        "feito-chooses-card": effects.chosen_card,
        "harmed-chooses-card": effects.chosen_card,
        "right-chooses-card": effects.chosen_card,
        "played-again": effects.played_again,
        "trick-to-rightful": effects.trick_to_rightful,
        "trick-to-thrower": effects.trick_to_rightful,
        "won-as-without": effects.trick_to_rightful,
        "one-trick-over": effects.one_trick_over,
    },
    told_only=TOLD_ONLY,
    moment=_moment,
    which=_which,
    parties=_parties,
    later=lambda payment: payment.payee == "pot" and payment.reason in ("penalty", "wrong-count", "revoke"),
    asking=ASKED,
    judge=_judge,
)
"""How claims are heard at the open Voltarete."""
