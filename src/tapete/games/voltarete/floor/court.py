"""The court of the open Voltarete: who the parties of a ruling are, and which ruling has which effect."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache

from tapete.games.voltarete import settle
from tapete.games.voltarete.finished import VOID, Ending
from tapete.games.voltarete.floor import accidents, counting, drawing, hasty, naming, notice, revoke, seen, signs, turns
from tapete.games.voltarete.floor.charges import CHARGES
from tapete.games.voltarete.floor.names import ASKED, CARDS, ENTRY, ON_CARDS, REVOKE, SIGN, UNDONE, WORD
from tapete.games.voltarete.floor.state import Floor
from tapete.games.voltarete.game import GAMES, VoltareteGame
from tapete.games.voltarete.kinds import HAND
from tapete.games.voltarete.state import BOX, POT
from tapete.laws.mark import law
from tapete.table.floor import Case, Court, unruled
from tapete.table.game import OPEN, Game
from tapete.table.ledger import Account


@law("vol.II.3.25", "vol.II.18.3", "vol.II.19.13")
def hand_void(state: Floor, case: Case) -> Floor:
    """The hand does not count: its passes go back, its penalties are placed, and the same dealer deals again.

    What he has put in stays; what he has forgotten he may still think of.
    """
    forgotten = bool(unruled(state, ENTRY, state.deals_cards))
    return settle.paid(state.ruling(voided_by=case.offender).but(ending=Ending(VOID), unpaid_entry=forgotten))


ASKED_WRONGLY, PAID_DOUBLE = MONEY = ("asked-wrongly", "paid-double")


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


@law("vol.II.3.11", "vol.II.7.2")
def _moment(state: Floor, seat: int, what: str, accused: int) -> str:
    """Nobody makes the same claim twice while nothing has happened that could make it true.

    Nothing happens to a number of cards before anybody is feito, if it is not known, nor in the play.
    """
    if what == SIGN:
        number = signs.uncovered(state)
        return signs.waiting(number) if signs.sign_waits(state) else str(number)
    ruled = f"{len(state.owed)} {sum(slip.ruled for slip in state.slips)}"
    if what == REVOKE:
        return f"{revoke.off_suit(state, accused)} {revoke.gone_back(state, accused)} {len(state.returned)} {ruled}"
    has_all = accused not in state.notice.known_wrong if state.feito is None else state.led
    if what == CARDS and has_all:
        return ruled
    return f"{state.phase} {len(state.taken)} {len(state.bought)} {ruled}"


def _which(state: Floor, case: Case) -> dict[str, int]:
    """In which trick it was done, for one may have done the same in several; 0 when it was not in the play."""
    slip = case.slip
    return {"trick": slip.moment + 1 if slip is not None and slip.what in (*ON_CARDS, UNDONE, WORD) else 0}


@cache
@law("vol.II.19.14")
def _of_three(game: VoltareteGame) -> Game:
    """When one of four has got up the others play as three, and are judged so."""
    kind = GAMES["voltarete"]
    return kind.make(OPEN, **{each.name: game.chosen[each.name] for each in kind.options})


NO_DEED = {
    # What the guided rules do by themselves.
    "lead-stands": "the lead lies where it is",
    "card-stays": "the card lies where it is",
    "trick-stays": "the trick lies where it is",
    "other-to-hand both-to-hand": "a card that falls never leaves the hand",
    "lawful-card-stays": "of two that fall the only lawful one is played at once",
    "right-leads": "who has no card is passed over",
    "trick-to-holder": "who alone has a card takes the trick with it",
    "puts-count-right": "he lays aside as many as he likes until he names",
    "lost-geral-stays": "a void hand by which a feito flees from a lost geral pays it",
    "same-dealer": "a void hand is dealt again by the same dealer",
    "passes-back": "the passes go back when the hand is void",
    "no-payments": "a void hand pays nothing",
    "by-tricks": "the hand is settled by its tricks",
    "one-reposta": "penalties of one kind count once",
    "lifts-and-is-paid has-codilho each-pays-geral": "the settlement does it",
    "nine-tricks": "the hand ends with nine tricks",
    "enters-in-order": "penalties are placed like other repostas",
    "codilho-still-shared": "the settlement shares it",
    "geral-at-risk geral-lost": "the geral is settled by the tricks",
    "geral-lawful": "nothing keeps him from it",
    "takes-up-cards": "the cards never leave the hand",
    "passed-silently": "he is out of the passage",
    "bid-stands": "the bid is what was said",
    "comes-to-nine throws-one-more throws-one-fewer": "his purchase is what he lacks of nine",
    "plays-as-dealt": "in só nothing is bought",
    "plays-with-ten plays-with-eight": "he has so many cards",
    "card-public": "what was shown is seen by all",
    "word-stands": "what was said was done",
    "pot-as-it-lies": "the hand is played for what lies there",
    "discards-closed": "nothing is shown again",
    # What this table keeps itself, so that it is never forgotten.
    "medalhao-goes-on": "the table keeps the Medalhão",
    "pot-played-for new-pot-enters": "the table pays out the pot",
    "may-still-ask": "what was not asked for stays due until the cards are dealt",
    "three-go-on": "a vote before the cut lets the others go on without him",
    "past-hands-void": "the pack of this table is never faulty",
    "table-ruling": "nothing happens here that no law foresees",
    # What cannot be done here.
    "counts-as-clearing": "a bid that does not outrank the other is not offered",
    "counts-as-pass": "who says respeito turns the card",
    "no-revoke plays-real-trump": "trumps are shown to all",
    "seen-card-stays": "cards never cling together here",
    "packet-back": "a packet too many is taken up as soon as it is dealt",
    "deal-again": "the packets are those that were agreed on",
    "buys-own-part buys-as-thrown buys-down-to-it rest-to-discards": "nothing lies face up in the pack",
    "cards-put-back": "no wind blows here, and no outsider is near",
    "word-decides word-ignored": "onlookers cannot speak",
    "stock-back": "nobody takes the stock up out of turn: it is said, or a card is laid on it",
    "card-off-stock card-to-owner": "the card never leaves the hand",
    "contra-pe-stands": "his bid is what was said",
    "pe-may-go-higher": "he answers in turn, and only what is higher is offered",
    "first-suit-trumps": "the suit stays",
    "still-names": "he names it in the same breath",
    "third-takes-any-discard takes-any-discard": "the discards of each lie apart",
}
"""The keys of rulings that need no deed at this table, with the reason."""

CHAPTERS = (accidents, counting, drawing, hasty, naming, notice, revoke, seen, turns)
"""Whose effects follow from rulings."""

COURT: Court[Floor] = Court(
    charges=CHARGES,
    effects={
        "hand-void": hand_void,
        "cannot-win": law("vol.II.8.3", "vol.II.10.31", "vol.II.13.18")(seen.barred_from("faulted")),
        **{key: effect for chapter in CHAPTERS for key, effect in chapter.EFFECTS.items()},
    },
    told_only={key: why for keys, why in NO_DEED.items() for key in keys.split()},
    moment=_moment,
    which=_which,
    parties=_parties,
    later=lambda payment: payment.reason in ("penalty", "wrong-count", "revoke"),
    asking=ASKED,
    judge=lambda state: state.game if state.gone is None else _of_three(state.game),
)
"""How claims are heard at the open Voltarete."""
