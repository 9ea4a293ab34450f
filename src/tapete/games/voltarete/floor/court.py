"""The court of the open Voltarete: who the parties of a ruling are, and which ruling has which effect."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache

from tapete.cards import Suit
from tapete.games.voltarete.floor import cases, drawing, effects, spoken
from tapete.games.voltarete.floor.charges import CHARGES
from tapete.games.voltarete.floor.names import ASKED, CARDS, ON_CARDS, REVOKE, SIGN, UNDONE, WORD
from tapete.games.voltarete.floor.state import Floor
from tapete.games.voltarete.floor.told import TOLD_ONLY
from tapete.games.voltarete.game import GAMES, VoltareteGame
from tapete.games.voltarete.kinds import HAND
from tapete.games.voltarete.state import BOX, POT
from tapete.laws.mark import law
from tapete.table.floor import Case, Court
from tapete.table.game import OPEN, Game
from tapete.table.ledger import Account

ASKED_WRONGLY, PAID_DOUBLE = MONEY = ("asked-wrongly", "paid-double")

# The parties.


@law("vol.II.8.18")
def _parties(state: Floor, case: Case) -> Mapping[str, Sequence[Account]]:
    """Who is meant by the parties of a ruling; who looked at what was left over is paid nothing by it."""
    others: tuple[Account, ...] = tuple(seat for seat in state.active if seat != case.offender)
    feito = others[0] if state.feito is None or state.feito == case.offender else state.feito
    one: dict[str, Account] = {
        "offender": case.offender,
        "pot": POT,
        "box": BOX,
        "feito": feito,
        "quarto": state.quarto if state.has_quarto else state.deals_cards,
        "dealer": state.deals_cards,
        "holder": state.marker,
        "rightful": state.right_of(state.marker),
        "winner": case.number if case.incident in MONEY and case.number != case.offender else others[0],
        "harmed": others[0],
        "owner": case.offender,
        "payer": case.offender,
    }
    wrong = tuple(seat for seat in state.three if state.notice.dealt and state.notice.dealt[seat] != HAND)
    each = tuple(seat for seat in others if seat not in state.ruled.unpaid)
    return {**{name: (account,) for name, account in one.items()}, "each": each, "miscounted": wrong}


def _moment(state: Floor, seat: int, what: str, accused: int) -> str:
    """Nobody makes the same claim twice while nothing has happened that could make it true."""
    if what == SIGN:
        number = cases.uncovered(state)
        return cases.waiting(number) if cases.sign_waits(state) else str(number)
    ruled = f"{len(state.owed)} {sum(slip.ruled for slip in state.slips)}"
    if what == REVOKE:
        return f"{len(cases.off_suit(state, accused))} {len(state.returned)} {ruled}"
    if what == CARDS and _has_drawn_all(state, accused):
        return ruled
    return f"{state.phase} {len(state.taken)} {len(state.bought)} {ruled}"


@law("vol.II.3.11", "vol.II.7.2")
def _has_drawn_all(state: Floor, seat: int) -> bool:
    """Whether nothing happens to his number of cards: before anybody is feito, if it is not known, and in the play."""
    if state.feito is None:
        return seat not in state.notice.known_wrong
    return state.led


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
    charges=CHARGES,
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
        "won-by-feito": effects.won_by_feito,
        "ends-as-decided": effects.ends_as_decided,
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
        "refuser-spared": effects.may_not_beat,
        "card-back": effects.card_back,
        "feito-chooses-card": effects.chosen_card,
        "harmed-chooses-card": effects.chosen_card,
        "right-chooses-card": effects.chosen_card,
        "refuser-chooses-card": effects.chosen_card,
        "refusers-right-chooses-card": effects.chosen_card,
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
    later=lambda payment: payment.reason in ("penalty", "wrong-count", "revoke"),
    asking=ASKED,
    judge=_judge,
)
"""How claims are heard at the open Voltarete."""
