"""A card too many or too few: the law depends on when it is found, and on how he came by it."""

from __future__ import annotations

from tapete.games.voltarete.finished import GIVEN_BACK
from tapete.games.voltarete.floor.geral import geral_case, geral_count_case, silent_case
from tapete.games.voltarete.floor.kept import wrong_number
from tapete.games.voltarete.floor.names import SILENT, STOCK
from tapete.games.voltarete.floor.notice import known_case
from tapete.games.voltarete.floor.state import Floor
from tapete.games.voltarete.kinds import HAND, LICENCA, RESPEITO, SO, TREZE
from tapete.games.voltarete.state import ASIDE, DRAW, LOOK, PLAY
from tapete.laws.mark import law
from tapete.table.floor import Case, Slip
from tapete.table.option import Value

FIRST_PASSAGE = (LICENCA, SO, RESPEITO)


def left_by_feito(state: Floor) -> int:
    """How many cards the feito has left in the stock, by what he said to buy."""
    return STOCK - dict(state.bought).get(state.maker, 0)


# A wrong number of cards.


def count_case(state: Floor, seat: int, accused: int) -> Case | None:
    """The law of a wrong number depends on when it is found, and on how he came by it."""
    if state.feito is None:
        return _count_in_passages(state, accused)
    if state.kind == TREZE:
        return _count_of_thirteen(state, accused)
    if state.ending is not None and state.ending.how == GIVEN_BACK:
        return _count_given_back(state, accused)
    if state.led or state.ending is not None:
        return _count_in_play(state, accused)
    return _count_in_exchange(state, accused)


@law("vol.II.3.11", "vol.II.3.12", "vol.II.3.17")
def _count_in_passages(state: Floor, accused: int) -> Case | None:
    number = len(state.hands[accused])
    if number == HAND:
        return None
    if abs(number - HAND) > 1:
        return Case("dealt-number", accused, {"dealt": 11 if number > HAND else 7, "bought_yet": False})
    if accused in state.passed_twice:
        facts: dict[str, Value] = {
            "wrong": wrong_number(number),
            "nine_now": False,
            "led_yet": False,
            "pot": state.penalty,
        }
        return Case("passed-twice-wrong", accused, facts)
    if len(state.out) == 3:
        return known_case(state, accused)
    return (
        None
        if accused in (*state.notice.announced, *state.notice.exposed)
        else Case("dealt-number", accused, {"dealt": number, "bought_yet": False})
    )


def _bought_wrong(state: Floor, seat: int) -> int:
    """How many cards too many he drew for those he had thrown; what he was dealt is another matter."""
    drawn = any(buyer == seat for buyer, _ in state.bought) and state.exchange.buyer != seat
    drawn = drawn or (state.exchange.buyer == seat and state.phase == LOOK)
    return state.surplus(seat) if drawn else 0


def _count_in_exchange(state: Floor, accused: int) -> Case | None:
    if surplus := _bought_wrong(state, accused):
        # Once play is ordered nothing is bought or given back any more, though no card be led.
        return _count_in_play(state, accused) if state.phase == PLAY else _purchase_case(state, accused, surplus > 0)
    number = state.notice.dealt[accused]
    if number == HAND or (accused == state.exchange.buyer and state.phase == DRAW):
        return None
    facts: dict[str, Value] = {"nine_now": state.surplus(accused) == 0, "pot": state.penalty}
    if accused == state.feito:
        return _made_wrong(state, accused, {**facts, "led": "not-led"})
    if accused in state.passed_twice:
        return Case("passed-twice-wrong", accused, {**facts, "wrong": wrong_number(number), "led_yet": False})
    if state.kind not in FIRST_PASSAGE:
        return Case("buyer-wrong", accused, {**facts, "led_yet": False})
    if any(buyer == accused for buyer, _ in state.bought) or not state.notice.given_by(accused):
        return _passed_once(state, accused, led=False)
    return None


@law("vol.II.3.14", "vol.II.4.4", "vol.II.4.5")
def _made_wrong(state: Floor, accused: int, facts: dict[str, Value]) -> Case | None:
    if accused in (*state.notice.announced, *state.notice.exposed):
        return None
    first = state.kind in FIRST_PASSAGE
    dealers = first and accused == state.dealer
    return Case(
        "made-wrong",
        accused,
        {**facts, "made_how": "dealers" if dealers else f"{'first' if first else 'second'}-passage"},
    )


@law("vol.II.8.10", "vol.II.8.11", "vol.II.8.12", "vol.II.8.13")
def _passed_once(state: Floor, accused: int, led: bool) -> Case:
    facts: dict[str, Value] = {
        "wrong": wrong_number(state.notice.dealt[accused]),
        "notice": state.notice.given_by(accused),
        "cards_left": any(buyer == accused for buyer, _ in state.bought) or bool(state.stock),
        "led_yet": led,
        "pot": state.penalty,
    }
    return Case("passed-once-wrong", accused, facts)


@law("vol.II.7.11", "vol.II.7.14", "vol.II.7.17", "vol.II.7.18", "vol.II.7.19")
def _purchase_case(state: Floor, accused: int, many: bool) -> Case:
    """He has drawn a card too many or too few: who has bought since, and what he has seen."""
    seen = "seen" if not state.packets[accused] else "unseen"
    drawing = state.exchange.buyer if state.phase == DRAW else None
    buyers = [buyer for buyer, _ in state.bought if buyer != drawing]
    pot: dict[str, Value] = {"pot": state.penalty}
    right, left = state.opponents
    if accused == state.feito:
        bought = dict(state.bought)
        did = "not-yet" if right not in buyers else "bought" if bought[right] else "passed-all"
        facts: dict[str, Value] = {
            "ordered": state.exchange.ordered,
            "next_did": did,
            "third_bought": left in buyers,
            **pot,
        }
        return (
            Case("feito-bought-many", accused, {**facts, "looked": seen})
            if many
            else Case("feito-bought-few", accused, facts)
        )
    last = accused == left
    if many:
        return Case(
            "buyer-bought-many", accused, {"looked": seen, "buys_last": last, "next_bought": left in buyers, **pot}
        )
    there = bool(state.leftovers) if last else bool(state.stock) and left not in buyers
    thrown = dict(state.bought)[accused]
    nothing_drawn = thrown > 0 and state.held(accused) == state.notice.dealt[accused] - thrown
    looked = "unseen" if nothing_drawn else seen
    return Case("buyer-bought-few", accused, {"part_there": there, "looked": looked, **pot})


@law("vol.II.13.5", "vol.II.13.6", "vol.II.3.12", "vol.II.4.14")
def _count_given_back(state: Floor, accused: int) -> Case | None:
    """To give the casca back is to end the hand: of the feito it is judged so, the others were dealt their number."""
    if accused != state.feito:
        return _count_in_exchange(state, accused)
    facts: dict[str, Value] = {"wrong": wrong_number(state.held(accused)), "pot": state.penalty}
    return Case("casca-given-back", accused, facts) if state.surplus(accused) else None


@law("vol.II.13.1", "vol.II.13.2", "vol.II.13.4", "vol.II.13.18", "vol.II.14.8")
def _count_in_play(state: Floor, accused: int) -> Case | None:
    """After the first lead only what is still wrong counts, and who hurried the others answers for the deal."""
    surplus, feito = state.surplus(accused), accused == state.feito
    facts: dict[str, Value] = {"wrong": wrong_number(state.held(accused)), "pot": state.penalty}
    if not surplus:
        if feito and state.exchange.hurried and state.notice.dealt[accused] != HAND and state.kind not in FIRST_PASSAGE:
            return _made_wrong(state, accused, {"nine_now": True, "led": "hurried", "pot": state.penalty})
        return None
    cards = min(2, abs(surplus))
    if silent := [slip for slip in state.slips if slip.what == SILENT and slip.seat == accused]:
        return _silent(state, accused, silent[0])
    if not feito and state.geral and cards == 1 and _excuse(state, accused) == "none":
        return geral_case(state, accused)
    if feito and state.geral:
        return geral_count_case(state)
    more: dict[str, Value] = {"cards": cards, "excuse": _excuse(state, accused), "asked_reposta": feito and state.asked}
    return Case("wrong-count", accused, {**facts, **more})


# The geral.


def _silent(state: Floor, accused: int, slip: Slip) -> Case | None:
    """He kept silent when he was asked: found out in the play, the feito names his last card; later he answers."""
    if slip.ruled:
        return None
    if state.ending is not None:
        return silent_case(state, accused, slip)
    return None if accused in state.at_geral.caught else geral_case(state, accused)


@law("vol.II.3.13", "vol.II.8.11", "vol.II.13.1", "vol.II.13.2")
def _excuse(state: Floor, accused: int) -> str:
    """Só made against another, with notice; or eight cards, with notice, and nothing left to buy."""
    if not state.notice.given_by(accused):
        return "none"
    if accused == state.feito:
        contested = len([call for call in state.calls if call.said != "passo"]) > 1
        return "so-with-notice" if state.kind == SO and contested else "none"
    bought = any(buyer == accused for buyer, _ in state.bought)
    return "passed-with-eight" if state.notice.dealt[accused] < HAND and not bought else "none"


@law("vol.II.13.10", "vol.II.13.11", "vol.II.13.12", "vol.II.13.17")
def _count_of_thirteen(state: Floor, accused: int) -> Case | None:
    """The quarto with all thirteen, or a wrong number of them; or an opponent who was dealt wrongly."""
    named: dict[str, Value] = {"named": state.trump is not None, "pot": state.penalty}
    if accused != state.feito:
        return Case("thirteen-opponent-count", accused, named) if state.notice.dealt[accused] != HAND else None
    right = all(state.notice.dealt[seat] == HAND for seat in state.three)
    if state.phase == ASIDE:
        return None if right else Case("thirteen-count", accused, {**named, "stock_right": False})
    aside = len(state.discards[accused])
    if right and aside == 0:
        return Case("thirteen-early-name", accused, {"pot": state.penalty})
    if surplus := state.surplus(accused):
        named["cards"] = min(2, abs(surplus))
    return Case("thirteen-count", accused, {**named, "stock_right": right}) if surplus or not right else None
