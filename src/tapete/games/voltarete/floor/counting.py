"""A card too many or too few: the law depends on when it is found, and on how he came by it."""

from __future__ import annotations

from dataclasses import replace

from tapete.games.voltarete.finished import DECLARED, GIVEN_BACK
from tapete.games.voltarete.floor import righting, silence
from tapete.games.voltarete.floor.kept import Thrown
from tapete.games.voltarete.floor.names import ACES, DUE, LOOKED_LATE, PEEK, SHOWN_LATE, SILENT, STOCK, UNORDERED
from tapete.games.voltarete.floor.state import Floor
from tapete.games.voltarete.kinds import HAND, LICENCA, RESPEITO, SO, TREZE
from tapete.games.voltarete.passages import BIDS, has_black_aces
from tapete.games.voltarete.state import ASIDE, DRAW, LOOK, PLAY
from tapete.laws.mark import law
from tapete.table.floor import Case, Slip, unruled
from tapete.table.option import Value

FIRST_PASSAGE = (LICENCA, SO, RESPEITO)


def left_by_feito(state: Floor) -> int:
    """How many cards the feito has left in the stock, by what he said to buy."""
    return STOCK - dict(state.bought).get(state.maker, 0)


# The deal and the passages.


def may_bid(state: Floor, seat: int) -> bool:
    """Whether he can make himself: not who has passed, nor whose word stands, nor a dealer who knows of a number."""
    spoken = [each[0] for each in (state.bid, state.hasty.answer) if each is not None]
    return seat not in (*state.out, *spoken) and not (seat == state.dealer and state.notice.known_wrong)


@law("vol.II.3.2")
def heard_by_dealer(state: Floor, seat: int) -> Floor:
    """Who deals and speaks is bound by what was known of the numbers then, not by what is found out later."""
    notice = replace(state.notice, dealer_knew=bool(state.notice.known_wrong))
    return state.but(notice=notice) if seat == state.dealer else state


def respeito_case(state: Floor, seat: int, his_turn: bool) -> Case:
    """A card is turned for Voltarete de respeito."""
    facts: dict[str, Value] = {
        "has_aces": has_black_aces(state, seat),
        "aces_shown": "before",
        "may_bid": may_bid(state, seat),
        "his_turn": his_turn,
        "pot": state.penalty,
    }
    return Case("turns-for-respeito", seat, facts)


@law("vol.II.3.22", "vol.II.3.23", "vol.II.3.24")
def aces_case(state: Floor, seat: int, accused: int) -> Case:
    """He turned the card before he showed the aces: whether he had them, and whether what he bought has joined them."""
    slip = unruled(state, ACES, accused)[-1]
    facts: dict[str, Value] = {
        "has_aces": slip.kind == "both",
        "aces_shown": "after-turn" if state.hasty.aces in (DUE, SHOWN_LATE) else "after-mixing",
        "pot": state.penalty,
    }
    return Case("turns-for-respeito", accused, facts, slip)


@law("vol.II.3.4", "vol.II.3.7", "vol.II.3.10")
def thrown(state: Floor, seat: int) -> Thrown:
    """Whether those have passed, and not thrown their cards down too, whose word comes before his."""
    before = state.three[: state.three.index(seat)]
    gone = [each.seat for each in state.notice.down]
    return Thrown(seat, state.penalty, bool(before) and all(each in state.out and each not in gone for each in before))


def thrown_case(state: Floor, thrown: Thrown, made_after: bool = False, others_down: bool = False) -> Case:
    """Cards are thrown down: by whom, for whose number, when, and whether another has made himself since."""
    seat = thrown.seat
    facts: dict[str, Value] = {
        "thrower": ("mao", "contra-pe", "pe")[state.three.index(seat)],
        "whose_count": "own" if state.notice.dealt[seat] != HAND else "anothers",
        "others_passed": thrown.in_time,
        "made_after": made_after,
        "others_down": others_down,
        "pot": thrown.pot,
    }
    return Case("throws-down", seat, facts)


@law("vol.II.3.11")
def known_case(state: Floor, seat: int) -> Case:
    """A wrong number is known when those have passed who might have played."""
    four: dict[str, Value] = {"third_passed": len(state.out) == 3} if state.has_quarto else {}
    return Case("known-count", seat, {**four, "spoken_again": bool(state.passed_twice)})


@law("vol.II.3.2", "vol.II.3.13", "vol.II.3.14")
def bid_case(state: Floor, seat: int, accused: int) -> Case | None:
    """He who would make himself has a wrong number of cards, or knows of another's."""
    assert state.bid is not None
    own, dealers = len(state.hands[accused]) != HAND, accused == state.dealer
    if not (own or (state.notice.dealer_knew if dealers else state.notice.known_wrong)):
        return None
    word = BIDS[state.bid[1]]
    said = {LICENCA: "licenca", "preferência": "licenca", RESPEITO: "respeito"}.get(word, "so")
    alone = len([call for call in state.calls if call.said != "passo"]) == 1
    facts: dict[str, Value] = {
        "whose_count": "own" if own else "anothers",
        "word": said if said != "so" or alone else "so-against",
        "notice": accused in state.notice.known_wrong if own else True,
        "pot": state.penalty,
        "dealer_speaks": dealers,
    }
    return Case("word-with-wrong-count", accused, facts)


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


def _wrong(number: int) -> str:
    return "many" if number > HAND else "few"


@law("vol.II.3.11", "vol.II.3.12", "vol.II.3.17")
def _count_in_passages(state: Floor, accused: int) -> Case | None:
    number = len(state.hands[accused])
    if number == HAND:
        return None
    if abs(number - HAND) > 1:
        return Case("dealt-number", accused, {"dealt": 11 if number > HAND else 7, "bought_yet": False})
    if accused in state.passed_twice:
        facts: dict[str, Value] = {"wrong": _wrong(number), "nine_now": False, "led_yet": False, "pot": state.penalty}
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
        return Case("passed-twice-wrong", accused, {**facts, "wrong": _wrong(number), "led_yet": False})
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
        "wrong": _wrong(state.notice.dealt[accused]),
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
    facts: dict[str, Value] = {"wrong": _wrong(state.held(accused)), "pot": state.penalty}
    return Case("casca-given-back", accused, facts) if state.surplus(accused) else None


@law("vol.II.13.1", "vol.II.13.2", "vol.II.13.4", "vol.II.13.18", "vol.II.14.8")
def _count_in_play(state: Floor, accused: int) -> Case | None:
    """After the first lead only what is still wrong counts, and who hurried the others answers for the deal."""
    surplus, feito = state.surplus(accused), accused == state.feito
    facts: dict[str, Value] = {"wrong": _wrong(state.held(accused)), "pot": state.penalty}
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


@law("vol.II.14.8")
def geral_count_case(state: Floor) -> Case | None:
    """A feito who goes for the geral has a wrong number."""
    cards = min(2, abs(state.surplus(state.maker)))
    facts: dict[str, Value] = {"went_for_geral": True, "cards": cards, "pot": state.penalty}
    return Case("geral-with-wrong-count", state.maker, facts) if cards else None


@law("vol.II.14.2", "vol.II.14.6")
def geral_case(state: Floor, accused: int, owned_up: bool = False) -> Case:
    """An opponent of a geral has a wrong number: whether he was asked, and said so."""
    facts: dict[str, Value] = {
        "declared": state.geral == DECLARED,
        "asked_count": state.at_geral.asked,
        "wrong": _wrong(state.held(accused)),
        "owned_up": owned_up,
        "pot": state.penalty,
    }
    return Case("geral-against-wrong-count", accused, facts)


def _silent(state: Floor, accused: int, slip: Slip) -> Case | None:
    """He kept silent when he was asked: found out in the play, the feito names his last card; later he answers."""
    if slip.ruled:
        return None
    if state.ending is not None:
        return silence.silent_case(state, accused, slip)
    return None if accused in state.at_geral.caught else geral_case(state, accused)


@law("vol.II.8.18", "vol.II.8.19")
def geral_look_case(state: Floor, seat: int, accused: int) -> Case:
    """A geral is lost against one who saw the leftovers: whether the feito knew it when he went for it."""
    seen = next(slip for slip in state.slips if slip.what == PEEK and slip.seat == accused)
    return Case("geral-after-look", accused, {"knew": seen.kind != LOOKED_LATE})


def leads_unordered(state: Floor) -> list[int]:
    """Who has led before the order, if his card still lies there."""
    led = [slip.seat for slip in state.slips if slip.what == UNORDERED]
    return [seat for seat in led if state.trick and state.trick[0].seat == seat]


@law("vol.II.14.1")
def unordered_case(state: Floor, seat: int, accused: int) -> Case:
    """Somebody has led before the order: whose lead it is by right, and whether he could lead another suit."""
    slip = unruled(state, UNORDERED, accused)[-1]
    mao = state.mao
    facts: dict[str, Value] = {
        "by": "opponent",
        "leads": "same" if mao == accused else "feito" if mao == state.feito else "opponent",
        "only_suit": righting.has_only_suit(state, mao, state.trick),
    }
    return Case("lead-before-order", accused, facts, slip, mao)


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
