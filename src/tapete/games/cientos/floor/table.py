"""The phases of the open table: what the guided one offers, and what hands are free to do besides."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tapete.cards import SUITS, Card, Suit
from tapete.games.cientos import announce, exchange, judge, lots, play, settle
from tapete.games.cientos.count import until_hundred
from tapete.games.cientos.floor import dealing, rulings
from tapete.games.cientos.floor.claims import claim, claim_offers, revokes, untrue
from tapete.games.cientos.floor.dealing import own
from tapete.games.cientos.floor.facts import DRAW, INSPECT, FloorState
from tapete.games.cientos.ranking import CLASSES, arranged
from tapete.games.cientos.state import ANNOUNCE, ANSWER, BLANCAS, DISCARD, LOOK, NAME_SUIT, PLAY, SHADOW
from tapete.laws.mark import law
from tapete.table.action import Action
from tapete.table.event import event
from tapete.table.offer import Offer, Prompt, Say, ask, say
from tapete.table.phase import Phase
from tapete.table.row import replaced

Did = Callable[[FloorState, int, Action], FloorState]

# What hands are free to do besides.


def free_offers(state: FloorState, seat: int) -> list[Offer]:
    """Whatever may be done at any moment of the hand: mishaps, orders, claims."""
    offers: list[Offer] = []
    if state.stock and not state.turned and len(state.exchanged) < 2 and not state.spent:
        offers.append(say("turn-stock", grave=True))
    if len(state.exchanged) == 2 and not state.hand_over:
        offers += _uncovering(state, seat)
    if seat in state.orders:
        offers += [say("order", suit.word) for suit in SUITS]
    if _may_complete(state, seat):
        offers.append(say("draw-missing"))
    if _may_correct(state, seat):
        offers.append(say("correct"))
    return [*offers, *claim_offers(state, seat)]


def _uncovering(state: FloorState, seat: int) -> list[Offer]:
    """Each discard lies within reach; the other's can be turned up once, as can one's own."""
    reach: list[Offer] = []
    if state.discards[1 - seat] and seat not in state.uncoverers and 1 - seat not in state.bared:
        reach.append(say("uncover", "other", grave=True))
    if state.discards[seat] and seat not in state.bared:
        reach.append(say("uncover", "own", grave=True))
    return reach


@law("cie.69")
def _may_complete(state: FloorState, seat: int) -> bool:
    """Who drew too few may take the missing card while the other has not touched what is left.

    Who was dealt too few, and did not say so before the discard, plays short.
    """
    drawn = len(state.exchanged)
    if seat == state.mano:
        untouched = drawn == 1 or (state.exchanged[1:] == (0,) and state.pie not in state.looked)
    else:
        untouched = drawn == 2 and state.named is None
    in_time = untouched and not state.has_played(seat)
    return in_time and bool(state.stock) and state.surplus(seat) < min(0, state.extra[seat])


@law("cie.120")
def _may_correct(state: FloorState, seat: int) -> bool:
    """Who counted or tied what he does not hold may mend it before he plays."""
    return state.phase == PLAY and not state.has_played(seat) and bool(untrue(state, seat))


@law("cie.76", "cie.77", "cie.78")
def _turn_stock(state: FloorState, seat: int, action: Action) -> FloorState:
    """The last card of the stock is turned up; before the discard there is no choice, later the other decides."""
    card = state.stock[-1]
    seen = state.but(turned=(card,)).telling(event("turns-stock", seat, card=card))
    if not state.exchanged:
        return rulings.dealt_again(rulings.told(seen, seat, judge.stock_exposed("mano", False, False)), "turned")
    return dealing.asking(seen, "turned", (1 - seat,), state.phase)


@law("cie.79", "cie.80")
def _uncover(state: FloorState, seat: int, action: Action) -> FloorState:
    """He turns up the other's discard, who may name the suit of his next lead; or his own, to his own harm."""
    if action.arguments[0] == "own":
        bare = state.but(bared=(*state.bared, seat)).telling(event("bares", seat, cards=state.discards[seat]))
        return rulings.told(bare, seat, judge.discard_uncovered("own"))
    other = 1 - seat
    seen = state.but(uncoverers=(*state.uncoverers, seat), orders=(*state.orders, other))
    told = seen.telling(event("uncovers", seat), event("sees", seat, to=(seat,), cards=state.discards[other]))
    return rulings.told(told, seat, judge.discard_uncovered("other"))


@law("cie.79", "cie.96")
def _order(state: FloorState, seat: int, action: Action) -> FloorState:
    """He names the suit of the other's next lead; if the other has none of it he names another."""
    suit, other = Suit.named(str(action.arguments[0])), 1 - seat
    said = own(state.saying(seat, f"order {suit.word}")).telling(event("orders", seat, suit=suit.word))
    if not any(card.suit is suit for card in state.hands[other]):
        return said.telling(event("lacks-suit", other, suit=suit.word))
    left = tuple(place for place in state.orders if place != seat)
    return said.but(orders=left, forced=replaced(state.forced, other, suit))


def _draw_missing(state: FloorState, seat: int, action: Action) -> FloorState:
    card = state.stock[0]
    hand = arranged((*state.hands[seat], card))
    after = state.but(hands=replaced(state.hands, seat, hand), stock=state.stock[1:])
    return after.telling(event("completed", seat), event("drew", seat, to=(seat,), cards=(card,)))


def _correct(state: FloorState, seat: int, action: Action) -> FloorState:
    ruled = rulings.told(state, seat, judge.false_claim("fourteen", False, True))
    return rulings.corrected(ruled, untrue(state, seat))


FREE: dict[str, Did] = {
    "turn-stock": _turn_stock,
    "uncover": _uncover,
    "order": _order,
    "draw-missing": _draw_missing,
    "correct": _correct,
    "claim": claim,
}


def freed(phase: Phase[Any]) -> Phase[Any]:
    """A phase of the guided table, with what hands are free to do besides."""

    def prompt(state: FloorState, seat: int) -> Prompt | None:
        usual = phase.prompt(state, seat)
        return ask(usual.key if usual else "free", [*(usual.offers if usual else ()), *free_offers(state, seat)])

    return Phase(turn=phase.turn, prompt=prompt, act=until_hundred(_or_free(phase.act)))


def _or_free(act: Callable[[Any, int, Action], Any]) -> Callable[[Any, int, Action], Any]:
    def acted(state: FloorState, seat: int, action: Action) -> FloorState:
        did = FREE.get(action.word)
        return own(act(state, seat, action)) if did is None else did(state, seat, action)

    return acted


def _discard_prompt(state: FloorState, seat: int) -> Prompt | None:
    return ask("discard", [*dealing.discard_offers(state, seat), *free_offers(state, seat)])


def _draw_prompt(state: FloorState, seat: int) -> Prompt | None:
    """Until the stock is touched a deal out of turn can still be put right."""
    usual = dealing.draw_prompt(state, seat)
    return ask(usual.key if usual else "free", [*(usual.offers if usual else ()), *claim_offers(state, seat)])


# The play.


def _turn(state: FloorState) -> int:
    """Who should play."""
    if state.trick:
        return 1 - state.trick[0].seat
    return play.turn(state)


def _play_prompt(state: FloorState, seat: int) -> Prompt | None:
    offers: list[Offer] = []
    if seat == _turn(state):
        offers += _leads(state, seat) if not state.trick else _any_card(state.hands[seat])
    elif not state.trick and state.taken and "astray" not in state.claims and state.hands[1 - seat]:
        offers += [say("play", card, grave=True) for card in state.hands[seat]]
    if not state.has_played(seat):
        offers += _before_first_card(state, seat)
    if may_mend(state, seat):
        offers.append(say("mend"))
    return ask("play", [*offers, *free_offers(state, seat)])


def _any_card(cards: tuple[Card, ...]) -> list[Offer]:
    return [say("play", card) for card in cards]


def _leads(state: FloorState, seat: int) -> list[Offer]:
    """A lead of any suit, unless one was ordered; who runs a suit and leaves it may say so."""
    suit = state.forced[seat]
    cards = tuple(card for card in state.hands[seat] if card.suit is suit) or state.hands[seat]
    called = [say("play", card, "aviso") for card in cards if changes_suit(state, seat, card)]
    return [*_any_card(cards), *called]


@law("cie.126")
def changes_suit(state: FloorState, seat: int, card: Card) -> bool:
    """Whether he who took the last trick with his own lead now leads another suit."""
    if not state.taken:
        return False
    first = state.taken[-1].plays[0]
    return state.taken[-1].winner == seat == first.seat and card.suit is not first.card.suit


def _before_first_card(state: FloorState, seat: int) -> list[Offer]:
    """What may still be remembered, asked and must be shown."""
    offers: list[Offer] = []
    if seat == _turn(state):
        offers += [Say(each.action()) for each in announce.forgotten(state, seat)]
        offers += announce.questions(state, seat)
    if showable(state, seat):
        offers.append(say("show"))
    return offers


def showable(state: FloorState, seat: int) -> bool:
    """Whether there is something he counted and holds and has not laid open."""
    held = set(state.hands[seat])
    return any(held.issuperset(each.cards) for each in state.unshown(seat))


@law("cie.114", "cie.115")
def _show(state: FloorState, seat: int) -> FloorState:
    """He lays open all that he has counted or tied."""
    held = set(state.hands[seat])
    for combination in state.unshown(seat):
        if held.issuperset(combination.cards):
            state = own(announce.laid_open(state, seat, combination))
    return state


@law("cie.125", "cie.126", "cie.127", "cie.124")
def may_mend(state: FloorState, seat: int) -> bool:
    """Who followed to the last trick may change his card if he revoked, or if the suit was changed without a word."""
    if not state.taken or state.trick or len(state.taken[-1].plays) < 2 or state.taken[-1].plays[1].seat != seat:
        return False
    if f"mend {len(state.taken)}" in state.claims:
        return False
    if len(state.taken) - 1 in revokes(state, seat):
        return True
    ruling = judge.take_back(state.running, state.running, state.called, led_next=False)
    return ruling.decision == "may-mend"


def _play(state: FloorState, seat: int, action: Action) -> FloorState:
    if action.word == "play":
        return _card(state, seat, action)
    if action.word == "show":
        return _show(state, seat)
    if action.word == "mend":
        return _mend(state, seat)
    return own(play.act(state, seat, action))


def _mend(state: FloorState, seat: int) -> FloorState:
    """He takes his card back, once."""
    once = state.but(claims=(*state.claims, f"mend {len(state.taken)}")).telling(event("mends", seat))
    return rulings.taken_back(once, len(state.taken) - 1)


def _card(state: FloorState, seat: int, action: Action) -> FloorState:
    card = action.cards[0]
    fewer = state.but(returned=tuple(back for back in state.returned if back is not card))
    if fewer.trick:
        return _follow(fewer, seat, card)
    if seat != _turn(fewer):
        return own(play.laid(fewer, seat, card)).but(astray=seat, claims=(*fewer.claims, "astray"))
    return _lead(fewer, seat, card, len(action.arguments) > 1)


def _lead(state: FloorState, seat: int, card: Card, called: bool) -> FloorState:
    orders = tuple(place for place in state.orders if place == seat)
    ready = state.but(
        running=changes_suit(state, seat, card),
        called=called,
        forced=replaced(state.forced, seat, None),
        orders=orders,
    )
    if called:
        ready = ready.telling(event("calls", seat, suit=card.suit.word))
    before = len(state.taken)
    after = own(play.led(ready, seat, card))
    return _noting(after, before)


def _noting(state: FloorState, number: int) -> FloorState:
    """The length of the ledger after the lead to this trick is kept, so that all after it can be undone."""
    return state.but(leads=(*state.leads[:number], len(state.ledger.entries)))


def _follow(state: FloorState, seat: int, card: Card) -> FloorState:
    if state.astray is None:
        # Where the pie announced after the lead, the lead was counted after it was laid.
        noted = state if len(state.leads) > len(state.taken) and not _late_count(state) else _noting(state, 0)
        return own(play.followed(noted, seat, card))
    leader = state.astray
    stands = own(announce.count_lead(state.but(leader=leader, astray=None, running=False, called=False), leader))
    return own(play.followed(_noting(stands, len(stands.taken)), seat, card))


def _late_count(state: FloorState) -> bool:
    return not state.taken and state.game.pie_speaks_later


# The end of the hand.


def _inspect_turn(state: FloorState) -> int:
    return next(seat for seat in (state.mano, state.pie) if seat not in state.done)


def _inspect_prompt(state: FloorState, seat: int) -> Prompt | None:
    if seat in state.done:
        return None
    offers: list[Offer] = [say("done")]
    if state.hand_over and may_mend(state, seat):
        offers.append(say("mend"))
    return Prompt("inspect", (*offers, *claim_offers(state, seat)))


def _inspect(state: FloorState, seat: int, action: Action) -> FloorState:
    if action.word == "claim":
        return claim(state, seat, action)
    if action.word == "mend":
        return _mend(state, seat)
    done = (*state.done, seat)
    return state.but(done=done) if len(done) < 2 else concluded(state)


@law("cie.67", "cie.118")
def concluded(state: FloorState) -> FloorState:
    """What the innocent player withheld is added, then the hand is marked or the game settled."""
    after = state.but(done=(), spent=())
    for offender in state.silenced:
        if 1 - offender not in state.silenced:
            after = rulings.withheld(after, 1 - offender, range(len(CLASSES)), "cie.67", "cie.118")
    marked = own(settle.hand_over(after)) if state.counted_out else after
    return marked if marked.champion is None else own(settle.game_over(marked))


PHASES: dict[str, Phase[Any]] = {
    **lots.PHASES,
    **dealing.PHASES,
    **{name: freed(exchange.PHASES[name]) for name in (BLANCAS, LOOK, NAME_SUIT)},
    **{name: freed(announce.PHASES[name]) for name in (ANNOUNCE, ANSWER, SHADOW)},
    DISCARD: Phase(turn=exchange.discard_turn, prompt=_discard_prompt, act=_or_free(dealing.discard)),
    DRAW: Phase(turn=exchange.discard_turn, prompt=_draw_prompt, act=_or_free(dealing.draw)),
    PLAY: Phase(turn=_turn, prompt=_play_prompt, act=until_hundred(_or_free(_play))),
    INSPECT: Phase(turn=_inspect_turn, prompt=_inspect_prompt, act=_inspect),
}
