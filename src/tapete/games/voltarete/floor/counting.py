"""A card too many or too few: the law depends on when it is found, on how he came by it, and on a geral."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from tapete.games.voltarete.finished import DECLARED, GIVEN_BACK
from tapete.games.voltarete.floor.decided import with_card, won_by
from tapete.games.voltarete.floor.kept import wrong_number
from tapete.games.voltarete.floor.names import LAST, OWNING, SILENT, WRONG_COUNT
from tapete.games.voltarete.floor.notice import known_case
from tapete.games.voltarete.floor.state import Floor
from tapete.games.voltarete.kinds import HAND, LICENCA, RESPEITO, SO, TREZE
from tapete.games.voltarete.seats import also
from tapete.games.voltarete.settle import FIRST_TRICKS, geral_made
from tapete.games.voltarete.state import ASIDE, DRAW, LOOK, PLAY
from tapete.laws.mark import law
from tapete.table.action import Action
from tapete.table.asking import asked_about, next_asked
from tapete.table.event import event
from tapete.table.floor import Case, Effect, Slip, slipped, unruled
from tapete.table.offer import Offer, Pick, say
from tapete.table.option import Value
from tapete.table.phase import Stage, beside, deed, stage
from tapete.table.view import Played

FIRST_PASSAGE = (LICENCA, SO, RESPEITO)


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
        return state.case("dealt-number", accused, dealt=11 if number > HAND else 7, bought_yet=False)
    if accused in state.passed_twice:
        wrong = wrong_number(number)
        return state.case("passed-twice-wrong", accused, wrong=wrong, nine_now=False, led_yet=False)
    if len(state.out) == 3:
        return known_case(state, accused)
    told = accused in state.notice.told
    return None if told else state.case("dealt-number", accused, dealt=number, bought_yet=False)


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
    nine, wrong = state.surplus(accused) == 0, wrong_number(number)
    if accused == state.feito:
        return _made_wrong(state, accused, nine_now=nine, led="not-led")
    if accused in state.passed_twice:
        return state.case("passed-twice-wrong", accused, wrong=wrong, nine_now=nine, led_yet=False)
    if state.kind not in FIRST_PASSAGE:
        return state.case("buyer-wrong", accused, nine_now=nine, led_yet=False)
    return _passed_once(state, accused, wrong)


@law("vol.II.3.14", "vol.II.4.4", "vol.II.4.5")
def _made_wrong(state: Floor, accused: int, nine_now: bool, led: str) -> Case | None:
    if accused in state.notice.told:
        return None
    how = "second-passage" if state.kind not in FIRST_PASSAGE else "first-passage"
    dealers = state.kind in FIRST_PASSAGE and accused == state.dealer
    return state.case("made-wrong", accused, made_how="dealers" if dealers else how, nine_now=nine_now, led=led)


@law("vol.II.8.10", "vol.II.8.11", "vol.II.8.12", "vol.II.8.13")
def _passed_once(state: Floor, accused: int, wrong: str) -> Case | None:
    """Who gave notice comes to nine at his purchase, and until then nothing can be said."""
    bought, notice = accused in dict(state.bought), state.notice.given_by(accused)
    left = bought or bool(state.stock)
    if notice and not bought:
        return None
    return state.case("passed-once-wrong", accused, wrong=wrong, notice=notice, cards_left=left, led_yet=False)


@law("vol.II.7.11", "vol.II.7.14", "vol.II.7.17", "vol.II.7.18", "vol.II.7.19")
def _purchase_case(state: Floor, accused: int, many: bool) -> Case:
    """He has drawn a card too many or too few: who has bought since, and what he has seen."""
    seen = "seen" if not state.packets[accused] else "unseen"
    drawing, bought = state.exchange.buyer if state.phase == DRAW else None, dict(state.bought)
    right, left = state.opponents
    third_bought = left in bought and left != drawing
    if accused == state.feito:
        did = "not-yet" if right not in bought or right == drawing else "bought" if bought[right] else "passed-all"
        facts: dict[str, Value] = {"ordered": state.exchange.ordered, "next_did": did, "third_bought": third_bought}
        if many:
            return state.case("feito-bought-many", accused, looked=seen, **facts)
        return state.case("feito-bought-few", accused, **facts)
    last, thrown = accused == left, bought[accused]
    if many:
        return state.case("buyer-bought-many", accused, looked=seen, buys_last=last, next_bought=third_bought)
    there = bool(state.leftovers) if last else bool(state.stock) and not third_bought
    nothing_drawn = thrown > 0 and state.held(accused) == state.notice.dealt[accused] - thrown
    return state.case("buyer-bought-few", accused, part_there=there, looked="unseen" if nothing_drawn else seen)


@law("vol.II.13.5", "vol.II.13.6", "vol.II.3.12", "vol.II.4.14")
def _count_given_back(state: Floor, accused: int) -> Case | None:
    """To give the casca back is to end the hand: of the feito it is judged so, the others were dealt their number."""
    if accused != state.feito:
        return _count_in_exchange(state, accused)
    wrong = wrong_number(state.held(accused))
    return state.case("casca-given-back", accused, wrong=wrong) if state.surplus(accused) else None


@law("vol.II.13.1", "vol.II.13.2", "vol.II.13.4", "vol.II.13.18", "vol.II.14.8")
def _count_in_play(state: Floor, accused: int) -> Case | None:
    """After the first lead only what is still wrong counts, and who hurried the others answers for the deal."""
    surplus, feito, excuse = state.surplus(accused), accused == state.feito, _excuse(state, accused)
    if not surplus:
        second = state.notice.dealt[accused] != HAND and state.kind not in FIRST_PASSAGE
        hurried = feito and state.exchange.hurried and second
        return _made_wrong(state, accused, nine_now=True, led="hurried") if hurried else None
    cards = min(2, abs(surplus))
    if silent := [slip for slip in state.slips if slip.what == SILENT and slip.seat == accused]:
        return _silent(state, accused, silent[0])
    if not feito and state.geral and cards == 1 and excuse == "none":
        return geral_case(state, accused)
    if feito and state.geral:
        return geral_count_case(state)
    wrong, asked = wrong_number(state.held(accused)), feito and state.asked
    return state.case("wrong-count", accused, wrong=wrong, cards=cards, excuse=excuse, asked_reposta=asked)


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
    named, right = state.trump is not None, all(state.notice.dealt[seat] == HAND for seat in state.three)
    if accused != state.feito:
        wrong = state.notice.dealt[accused] != HAND
        return state.case("thirteen-opponent-count", accused, named=named) if wrong else None
    if state.phase == ASIDE:
        return None if right else state.case("thirteen-count", accused, named=named, stock_right=False)
    if right and not state.discards[accused]:
        return state.case("thirteen-early-name", accused)
    surplus = abs(state.surplus(accused))
    if right and not surplus:
        return None
    return state.case("thirteen-count", accused, named=named, cards=min(2, surplus) or 1, stock_right=right)


# Whether anybody has a card too many.


@law("vol.II.14.2", "vol.II.14.6")
def _asking(state: Floor, seat: int) -> list[Offer]:
    """At the start of a geral that was declared, or as soon as the first five are made, and he goes on."""
    tricks = 0 if state.geral == DECLARED else FIRST_TRICKS
    now = bool(state.geral) and not state.trick and len(state.taken) == tricks
    return [say("ask-count")] if seat == state.feito and now and not state.at_geral.asked else []


def _asks(state: Floor, seat: int, action: Action) -> Floor:
    asked = state.but(at_geral=replace(state.at_geral, asked=True)).asking(OWNING, state.opponents, seat)
    return asked.telling(event("asks-count", seat))


def _owning(state: Floor, seat: int) -> list[Offer]:
    over = state.surplus(seat)
    own: list[Offer] = [Pick("own-up", state.hands[seat], over, over)] if over > 0 else []
    return [*own, say("none-over")]


@law("vol.II.14.2", "vol.II.14.6", "vol.II.14.7")
def _owns(state: Floor, seat: int, action: Action) -> Floor:
    """Who has a card too many throws one of his choice; or he says that he has none, true or not."""
    question = state.posed
    left = question.left[1:]
    after = state.but(question=replace(question, left=left)) if left else state.resumed()
    if action.word == "own-up":
        told = after.but(old_cards=action.cards).telling(event("owns-up", seat))
        return told.brought(geral_case(state, seat, owned_up=True))
    told = after.telling(event("none-over", seat))
    return slipped(told, SILENT, seat) if state.surplus(seat) > 0 else told


# The last card of one who kept silent.


@law("vol.II.14.7")
def _last_cards(state: Floor, seat: int) -> list[Offer]:
    """His cards are shown, and the feito asks for one of them."""
    return [say("ask-card", card) for card in state.hands[asked_about(state)]]


def _asks_card(state: Floor, seat: int, action: Action) -> Floor:
    (card,) = action.cards
    cards = (*state.at_geral.cards, (asked_about(state), card))
    told = state.resumed().but(at_geral=replace(state.at_geral, cards=cards))
    return named_last(told.telling(event("asks-card", seat, card=card)))


@law("vol.II.14.8")
def found_out(state: Floor) -> Floor:
    """The hand is over: whoever kept silent and was found out answers for it, and a feito for his own number."""
    for seat in state.at_geral.caught:
        for slip in unruled(state, SILENT, seat):
            state = state.brought(silent_case(state, seat, slip))
    # A wrong number that was found before the feito went for the geral loses it as one that is found later.
    owes = any(debt.seat == state.feito and debt.kind == WRONG_COUNT for debt in state.penalties)
    case = geral_count_case(state) if state.geral and owes and not state.ruled.count_wrong else None
    return state if case is None else state.brought(case)


ASKING: dict[str, Stage[Any]] = {
    OWNING: stage(OWNING, next_asked, deed("own-up", "none-over", offers=_owning, do=_owns)),
    LAST: stage(LAST, next_asked, deed("ask-card", offers=_last_cards, do=_asks_card)),
}


@law("vol.II.14.7")
def silent_case(state: Floor, accused: int, slip: Slip) -> Case:
    """Whether the geral was won by asking for that card, would have been won with either, or was lost."""
    both = len([each for each in state.slips if each.what == SILENT]) > 1
    return state.case("silent-at-geral", accused, slip, geral_won=_how_won(state, accused), both_silent=both)


def _how_won(state: Floor, accused: int) -> str:
    if not geral_made(state):
        return "lost"
    asked = dict(state.at_geral.cards).get(accused)
    if asked is None or len(state.taken) < HAND - 1:
        return "anyway"
    last = _last_trick(state)
    cards = (asked, *state.hands[accused])
    won = {card: won_by(state, with_card(last, accused, card)) == state.maker for card in cards}
    return "by-it" if won[asked] and not all(won.values()) else "anyway"


def _last_trick(state: Floor) -> tuple[Played, ...]:
    """The last trick; if the hand was laid down before its end, as everybody would have played to it."""
    if len(state.taken) == HAND:
        return state.taken[-1].plays
    asked = dict(state.at_geral.cards)
    return (*state.trick, *(Played(seat, asked.get(seat, state.hands[seat][0])) for seat in state.due))


@law("vol.II.14.8")
def geral_count_case(state: Floor) -> Case | None:
    """A feito who goes for the geral has a wrong number."""
    cards = min(2, abs(state.surplus(state.maker)))
    return state.case("geral-with-wrong-count", state.maker, went_for_geral=True, cards=cards) if cards else None


@law("vol.II.14.2", "vol.II.14.6")
def geral_case(state: Floor, accused: int, owned_up: bool = False) -> Case:
    """An opponent of a geral has a wrong number: whether he was asked, and said so."""
    facts = {"declared": state.geral == DECLARED, "asked_count": state.at_geral.asked, "owned_up": owned_up}
    return state.case("geral-against-wrong-count", accused, wrong=wrong_number(state.held(accused)), **facts)


@law("vol.II.14.2", "vol.II.14.6")
def throws_one(state: Floor, case: Case) -> Floor:
    """Asked at a geral he throws the card too many at once; else he does so at his purchase."""
    return state.throwing(case.offender, state.old_cards).but(old_cards=())


@law("vol.II.14.7")
def feito_names_last_card(state: Floor, case: Case) -> Floor:
    """In the last trick he plays what the feito asks for."""
    caught = also(state.at_geral.caught, case.offender)
    return named_last(state.but(at_geral=replace(state.at_geral, caught=caught)))


@law("vol.II.14.7")
def named_last(state: Floor) -> Floor:
    """Before the last trick of a geral the cards of those who were found out are shown, and the feito asks for one."""
    if len(state.taken) < HAND - 1 or state.lost_trick:
        return state
    played = [each.seat for each in state.trick]
    for seat in state.at_geral.caught:
        if seat not in (*dict(state.at_geral.cards), *played):
            shown = state.but(shown=(*state.shown, *state.hands[seat]), phase=PLAY)
            return shown.telling(event("shows-last", seat, cards=state.hands[seat])).asking(LAST, (state.maker,), seat)
    return state


ASK_COUNT = beside("ask-count", offers=_asking, do=_asks)

EFFECTS: dict[str, Effect[Floor]] = {
    "geral-lost-by-count": law("vol.II.14.8")(lambda state, case: state.ruling(count_wrong=True)),
    "throws-one": throws_one,
    "feito-names-last-card": feito_names_last_card,
    "pays-for-both": law("vol.II.14.7")(lambda state, case: state.ruling(pays_for_all=case.offender)),
}
