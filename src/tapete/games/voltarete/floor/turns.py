"""Cards before their turn, in another's place or before the order; and the card that another then chooses."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from tapete.cards import SUIT_WORDS, SUITS, Card, Suit
from tapete.games.voltarete import order
from tapete.games.voltarete.floor.decided import lawful_at, makes_difference, place_of, trick_at
from tapete.games.voltarete.floor.drawing import all_joined
from tapete.games.voltarete.floor.kept import Righting
from tapete.games.voltarete.floor.names import AHEAD, CHOOSE, FEITO, LEAD, OPPONENT, SPILLED, UNORDERED
from tapete.games.voltarete.floor.state import Floor
from tapete.games.voltarete.kinds import CASCA, TREZE
from tapete.games.voltarete.state import ORDER, PLAY
from tapete.laws.mark import law
from tapete.table.action import Action, Argument
from tapete.table.asking import asked_about, next_asked
from tapete.table.event import STAGE, Event, event
from tapete.table.floor import Case, Effect, Slip, slipped, unruled, without_slips
from tapete.table.matadores import PACK
from tapete.table.offer import Offer, Pick, say
from tapete.table.phase import beside
from tapete.table.view import Played
from tapete.table.zones import Cards

HIGHEST, LOWEST, TRUMP, NO_TRUMP = KINDS = ("highest", "lowest", "trump", "no-trump")

DEMANDED = {"demand": (*KINDS, *SUIT_WORDS)}

# Who may claim them, and the facts.


@law("vol.II.9.3")
def side(state: Floor, seat: int) -> str:
    """The same in the play: who alone refuses a reposta stands in the feito's place, the feito with who granted it."""
    return FEITO if seat == state.lone else OPPONENT


@law("vol.II.10.4", "vol.II.10.5")
def who_led(state: Floor, seat: int) -> list[int]:
    """He whose lead it was may claim it until the next trick is led to, or he against whom it tells the other one."""
    return [slip.seat for slip in _uncovered(state, LEAD, seat) if seat in (int(slip.kind), state.lone)]


@law("vol.II.10.7")
def who_was_ahead(state: Floor, seat: int) -> list[int]:
    """He to whose lead it was complains of it until the trick is covered."""
    return [slip.seat for slip in _uncovered(state, AHEAD, seat) if seat == state.lone]


def _uncovered(state: Floor, what: str, seat: int) -> list[Slip]:
    """What others did of this kind, as long as the hand is played and no card is led to the next trick."""
    found = [slip for slip in state.slips if slip.what == what and not slip.ruled and slip.seat != seat]
    return [slip for slip in found if state.ending is None and not is_covered(state, slip)]


@law("vol.II.10.4", "vol.II.10.5", "vol.II.10.6")
def lead_case(state: Floor, seat: int, accused: int) -> Case:
    """Who led in whose place, and whether another card has been led since."""
    slip = unruled(state, LEAD, accused)[-1]
    rightful, covered = int(slip.kind), is_covered(state, slip)
    only = has_only_suit(state, rightful, trick_at(state, slip.moment))
    sides = {"by": side(state, accused), "whose": side(state, rightful)}
    return state.case("lead-out-of-turn", accused, slip, rightful, covered=covered, only_suit=only, **sides)


def is_covered(state: Floor, slip: Slip) -> bool:
    """Whether a card has been led to the trick after that of the slip."""
    return slip.moment < len(state.taken) - 1 or (slip.moment == len(state.taken) - 1 and bool(state.trick))


@law("vol.II.10.5")
def has_only_suit(state: Floor, seat: int, plays: tuple[Played, ...]) -> bool:
    """Whether he had no other suit to lead than the one that another led to this trick in his place."""
    held = (*state.hands[seat], *(played.card for played in plays if played.seat == seat))
    return {state.order.suit[card] for card in held} == {state.order.suit[plays[0].card]}


@law("vol.II.10.7")
def ahead_case(state: Floor, seat: int, accused: int) -> Case:
    """The last has played before the second to the feito's lead."""
    slip = unruled(state, AHEAD, accused)[-1]
    lawful, trick = lawful_at(state, place_of(state, slip.moment, accused)), trick_at(state, slip.moment)
    own = next(played.card for played in trick if played.seat == accused)
    suits = {state.order.suit[card] for card in (*lawful, own)}
    harms = len(suits) > 1 or makes_difference(state, slip.moment, accused)
    facts = {"bound": lawful == (own,), "harms": harms, "decides": len(trick) < len(state.active)}
    return state.case("plays-ahead", accused, slip, accused, granted_by_one=by_one(state), **facts)


def by_one(state: Floor) -> bool:
    """Whether one has granted a reposta that the other refused."""
    return state.lone != state.feito


def leads_unordered(state: Floor) -> list[int]:
    """Who has led before the order, if his card still lies there."""
    led = [slip.seat for slip in state.slips if slip.what == UNORDERED]
    return [seat for seat in led if state.trick and state.trick[0].seat == seat]


@law("vol.II.14.1")
def unordered_case(state: Floor, seat: int, accused: int) -> Case:
    """Somebody has led before the order: whose lead it is by right, and whether he could lead another suit."""
    slip, mao = unruled(state, UNORDERED, accused)[-1], state.mao
    leads = {accused: "same", state.maker: FEITO}.get(mao, OPPONENT)
    only = has_only_suit(state, mao, state.trick)
    return state.case("lead-before-order", accused, slip, mao, by=OPPONENT, leads=leads, only_suit=only)


# What is kept of a card that is laid.


@law("vol.II.10.4")
def covers(state: Floor) -> Floor:
    """Whose lead it was has lost his claim with the next lead, though that be taken back."""
    number = len(state.taken)
    return state if state.trick else without_slips(state, lambda slip: slip.what == LEAD and slip.moment < number)


@law("vol.II.10.4", "vol.II.10.7")
def noted_turn(state: Floor, after: Floor, seat: int, waiting: list[int]) -> Floor:
    """A lead in another's place; or the last opponent's card before the second's, to the feito's lead."""
    number = len(state.taken)
    if not state.trick:
        return slipped(after, LEAD, seat, number, str(waiting[0]))
    return slipped(after, AHEAD, seat, number) if state.trick[0].seat == state.lone else after


@law("vol.II.10.7", "vol.II.10.15")
def ahead_again(state: Floor) -> bool:
    """Who puts his card right before another's turn is still ahead of him, unless that card was asked of him."""
    return bool(state.trick) and not state.righting.bidden


@law("vol.II.10.4", "vol.II.10.6", "vol.II.14.1")
def leads_anything(state: Floor, case: Case) -> Floor:
    """The trick is taken up, and he leads whose lead it was; before the order to play, when he is told to."""
    assert case.slip is not None
    before = sum(len(trick.plays) for trick in state.taken[: case.slip.moment])
    back = state.rewound(before).but(leader=case.number)
    if case.incident != "lead-before-order":
        return back
    return _heard(back).but(phase=ORDER)


@law("vol.II.10.5")
def leads_another_suit(state: Floor, case: Case) -> Floor:
    """The suit that the other opponent has shown must not be led."""
    assert case.slip is not None
    led = trick_at(state, case.slip.moment)[0].card
    return leads_anything(state, case).but(righting=Righting(case.number, shunned=state.order.suit[led]))


# A lead before the order.


@law("vol.II.14.1")
def _leading_early(state: Floor, seat: int) -> list[Offer]:
    """An opponent leads though the feito has not ordered play; once in a hand, if he has bought himself any card."""
    done = any(slip.what == UNORDERED for slip in state.slips)
    able = state.kind != TREZE and seat in state.opponents and not done
    return [Pick("lead-early", state.hands[seat], 1, 1)] if able and state.hands[seat] else []


def _leads_early(state: Floor, seat: int, action: Action) -> Floor:
    """All take up what they have bought, and the card lies there; the feito may still speak until he plays himself."""
    ready = all_joined(state).exchanging(unordered=True).but(phase=PLAY)
    led = slipped(ready.laid(seat, *action.cards), UNORDERED, seat, kind=str(state.mao))
    return led if seat == state.mao else slipped(led, LEAD, seat, 0, str(state.mao))


@law("vol.II.9.7", "vol.II.14.1")
def _speaking_late(state: Floor, seat: int) -> list[Offer]:
    """A lead without his order takes nothing from the feito: he may declare geral, or ask for reposta.

    That he may also when he has ordered play, as long as no card is down.
    """
    ordered = not (state.exchange.unordered or state.led or state.geral or state.granted)
    if seat != state.feito or not (state.exchange.unordered or ordered):
        return []
    asking: list[Offer] = [] if state.asked or state.kind == CASCA else [say("ask-reposta")]
    return asking if ordered else [say("geral"), *asking]


def _speaks_late(state: Floor, seat: int, action: Action) -> Floor:
    led = leads_unordered(state)
    back = state.brought(unordered_case(state, seat, *led)) if led else state
    return (order.ordered if action.word == "geral" else order.asks)(_heard(back), seat, action)


def _heard(state: Floor) -> Floor:
    return state.exchanging(unordered=False)


def accepted(state: Floor) -> Floor:
    """The feito has played a card himself: that is as good as his order."""
    return _heard(state).telling(event("play-begins", state.feito, ends=STAGE))


# The card that another chooses; the hand that it comes from stays hidden.


@law("vol.II.10.7", "vol.II.12.12", "vol.II.12.13")
def keep_or_demand(state: Floor, seat: int) -> list[Offer]:
    """He lets the card lie, or asks for another: of a kind, or of a suit."""
    suits = [suit.word for suit in SUITS if suit is not state.trump]
    return [say("keep"), *(say("demand", kind) for kind in (*KINDS, *suits) if kind not in state.righting.denied)]


@law("vol.II.10.7", "vol.II.12.12", "vol.II.12.13")
def by_name(state: Floor, seat: int) -> list[Offer]:
    """Or by its name, seen or not; there are so many that they stand beside the question."""
    if seat != next_asked(state):
        return []
    return [say("demand", card) for card in _thinkable(state, seat) if card.text not in state.righting.denied]


def before_card(state: Floor, seat: int) -> Floor:
    """The state before he played his last card."""
    return state.rewound(max(number for number, played in enumerate(state.plays) if played.seat == seat))


@law("vol.II.10.7")
def _thinkable(state: Floor, seat: int) -> Cards:
    """Every card that the other may lawfully play, as far as this seat knows; so it is not told what he holds."""
    whose, known = asked_about(state), state.known(seat)
    before = before_card(state, whose)
    own = [card for card in before.hands[whose] if card in known]
    laid = {played.card for played in state.plays}
    free = [card for card in PACK if card not in laid and (card in own or card not in known)]

    return tuple(card for card in free if card in before.duty_of(whose, tuple(dict.fromkeys((*own, card))))[1])


def meant(state: Floor, seat: int, wanted: Argument) -> Cards:
    """The lawful cards of this seat that are what is asked for: one, or several of a kind or a suit."""
    suit, lawful = state.order.suit, sorted(state.lawful_cards(seat), key=lambda card: state.order.power[card])
    if wanted in (HIGHEST, LOWEST):
        return (lawful[-1] if wanted == HIGHEST else lawful[0],)
    if isinstance(wanted, Card):
        return (wanted,) if wanted in lawful else ()
    if wanted == NO_TRUMP:
        return tuple(card for card in lawful if suit[card] is not state.trump)
    of = state.trump if wanted == TRUMP else Suit.named(str(wanted))
    return tuple(card for card in lawful if suit[card] is of)


def denied(state: Floor, whose: int, wanted: Argument) -> Floor:
    """He has no such card, or may not play it, and says so; the other asks for another."""
    asked = (*state.righting.denied, str(wanted))
    return state.but(righting=replace(state.righting, denied=asked)).telling(event("cannot-play", whose))


def bound(whose: int, wanted: Argument) -> Event:
    """All hear of what kind his card must be."""
    if wanted in KINDS:
        return event(f"must-play-{wanted}", whose)
    return event("must-play-suit", whose, suit=str(wanted))


def _chosen_by(chooser: Callable[[Floor, Case], int]) -> Effect[Floor]:
    """He whom the ruling names chooses the card of him who played ahead or profited by a sign; or one of two."""

    def effect(state: Floor, case: Case) -> Floor:
        return state.asking(SPILLED if state.righting.spilled else CHOOSE, (chooser(state, case),), case.number)

    return effect


@law("vol.II.10.25")
def _at_right(state: Floor, case: Case) -> int:
    """The player at the right of him whose cards they are."""
    return state.play.after(case.offender, 1)


@law("vol.II.12.12", "vol.II.12.13")
def _complainer(state: Floor, case: Case) -> int:
    assert case.accuser is not None
    return case.accuser


def replayed(state: Floor, seat: int, card: Card) -> Floor:
    """The card of this seat in the last trick is changed for another; who came after him plays again."""
    return before_card(state, seat).laid(seat, card).but(righting=Righting(spared=state.righting.spared))


LEAD_EARLY = beside("lead-early", offers=_leading_early, do=_leads_early)
SPEAK_LATE = beside("geral", "ask-reposta", offers=_speaking_late, do=_speaks_late)

SPARED: Effect[Floor] = law("vol.II.10.7")(lambda state, case: state.but(righting=replace(state.righting, spared=True)))
"""In this trick the card of the feito, or of who stands in his place, is not beaten, if it can be helped."""

CHOSEN: dict[str, Effect[Floor]] = law("vol.II.10.7", "vol.II.10.25")(
    {
        "feito-chooses-card": _chosen_by(lambda state, case: state.maker),
        "refuser-chooses-card": _chosen_by(lambda state, case: state.lone),
        "right-chooses-card": _chosen_by(_at_right),
        "refusers-right-chooses-card": _chosen_by(_at_right),
        "harmed-chooses-card": _chosen_by(_complainer),
    }
)

EFFECTS: dict[str, Effect[Floor]] = {
    **CHOSEN,
    "leads-anything": leads_anything,
    "leads-another-suit": leads_another_suit,
    "may-not-beat": SPARED,
    "refuser-spared": SPARED,
}
