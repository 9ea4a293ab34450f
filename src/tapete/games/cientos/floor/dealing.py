"""The deal and the exchange at the open table: anyone may take the pack, and hands slip."""

from __future__ import annotations

from tapete.cards import Card, cut
from tapete.games.cientos import deal, exchange, judge
from tapete.games.cientos.floor.facts import DECIDE, DRAW, GIVE, INSPECT, PACK, PICK, FloorState
from tapete.games.cientos.floor.rulings import dealt_again, told
from tapete.games.cientos.ranking import HAND, MANO_DRAWS, arranged
from tapete.games.cientos.ranking import PACK as CARDS
from tapete.games.cientos.state import BLANCAS, CUT, LOOK, SHUFFLE, CientosState
from tapete.laws.mark import law
from tapete.table.action import Action
from tapete.table.chance import Chance
from tapete.table.event import event
from tapete.table.offer import Number, Offer, Pick, Prompt, say
from tapete.table.phase import Phase
from tapete.table.row import replaced
from tapete.table.ruling import Ruling

MISDEALS = ((13, 12), (12, 13), (13, 13), (13, 11), (11, 13), (11, 12), (12, 11))
"""How many cards the mano and the pie may get instead of twelve."""


def own(state: CientosState) -> FloorState:
    """The state as this table knows it."""
    assert isinstance(state, FloorState)
    return state


# Taking the pack.


def pack_turn(state: FloorState) -> int:
    """Whose deal it is."""
    return state.pie


def pack_prompt(state: FloorState, seat: int) -> Prompt | None:
    """Anyone may take the pack."""
    if seat != state.pie and state.spent:
        return None
    return Prompt("pack", (say("take-pack", grave=seat != state.pie),))


@law("cie.53")
def take_pack(state: FloorState, seat: int, action: Action) -> FloorState:
    """He who takes the pack deals, though it be the other's turn."""
    fresh = state.opening_hand().but(phase=SHUFFLE, dealer=seat, leader=1 - seat)
    taken = fresh.telling(event("takes-pack", seat))
    return taken if seat == state.pie else taken.but(rightful=state.pie)


def shuffle(state: FloorState, seat: int, action: Action) -> FloorState:
    """The pack is shuffled, and waits to be cut."""
    return state.but(phase=CUT, deck=action.cards).telling(event("shuffled", state.pie))


# The cut, and the deal.


@law("cie.48", "cie.49")
def cut_prompt(state: FloorState, seat: int) -> Prompt | None:
    """He may cut as he likes, or only tap the pack."""
    if seat != state.mano:
        return None
    offers: list[Offer] = [Number("cut", 1, len(CARDS) - 1, usual=(10, 16, 22)), say("tap", grave=True)]
    return Prompt("cut", tuple(offers))


def cut_act(state: FloorState, seat: int, action: Action) -> FloorState:
    """The dealer may now deal, or ask for a better cut."""
    if action.word == "tap":
        return state.but(phase=GIVE, lifted=0).telling(event("taps", seat))
    return own(deal.lifted(state, seat, action.number)).but(phase=GIVE, lifted=action.number)


def give_prompt(state: FloorState, seat: int) -> Prompt | None:
    """The dealer deals as he should, or otherwise; he may demand a lawful cut first."""
    if seat != state.pie:
        return None
    offers: list[Offer] = [say("deal", packet, grave=packet not in (2, 3)) for packet in _packets(state)]
    if not state.spent:
        offers += [say("misdeal", *pair, grave=True) for pair in MISDEALS]
        offers.append(Number("deal-showing", 1, 2 * HAND, usual=(1, 2 * HAND)))
    if judge.short_cut(state.lifted).decision == "cut-again":
        offers.append(say("recut"))
    return Prompt("give", tuple(offers))


def _packets(state: FloorState) -> tuple[int, ...]:
    return (deal.manner(state) or 3,) if state.spent else (3, 2, 4, 6)


def give(state: FloorState, seat: int, action: Action) -> FloorState:
    """The cards are dealt."""
    if action.word == "recut":
        back = cut(state.deck, (len(state.deck) - state.lifted) % len(state.deck))
        return state.but(phase=CUT, deck=back, lifted=0).telling(event("recut", seat))
    if action.word == "misdeal":
        mano, pie = (item for item in action.arguments if isinstance(item, int))
        return _misdealt(state, mano, pie)
    if action.word == "deal-showing":
        return _exposed(state, action.number)
    packet = action.number
    chosen = replaced(state.manners, seat, state.manners[seat] or (packet if packet in (2, 3) else 0))
    return own(deal.dealt(state, packet)).but(packet=packet, manners=chosen)


def _misdealt(state: FloorState, for_mano: int, for_pie: int) -> FloorState:
    """Some get a card too many or too few, and nobody is told."""
    packet = deal.manner(state) or 3
    laid = own(deal.dealt(state, packet)).but(packet=packet, extra=_by_seat(state, for_mano - HAND, for_pie - HAND))
    for seat, extra in enumerate(laid.extra):
        hand, stock = laid.hands[seat], laid.stock
        if extra > 0:
            hand, stock = arranged((*hand, stock[0])), stock[1:]
        elif extra < 0:
            hand, stock = hand[1:], (hand[0], *stock)
        laid = laid.but(hands=replaced(laid.hands, seat, hand), stock=stock)
    return laid


def _by_seat(state: FloorState, mano: int, pie: int) -> tuple[int, int]:
    return (mano, pie) if state.mano == 0 else (pie, mano)


@law("cie.58")
def _exposed(state: FloorState, number: int) -> FloorState:
    """One of the cards dealt is seen; both must agree to go on."""
    card = state.deck[number - 1]
    packet = deal.manner(state) or 3
    laid = (
        own(deal.dealt(state, packet))
        .but(packet=packet, exposed=(card,))
        .telling(event("exposed", state.pie, card=card))
    )
    if state.game.exposed == "redeal":
        return dealt_again(told(laid, state.pie, judge.exposed_in_deal(1, False, False)), "exposed")
    return asking(laid, "exposed", (state.mano, state.pie), BLANCAS)


# Decisions.


def asking(state: FloorState, question: str, seats: tuple[int, ...], resumed: str) -> FloorState:
    """Those are asked whether to go on."""
    return state.but(phase=DECIDE, question=question, asked=seats, resumed=resumed)


def decide_turn(state: FloorState) -> int:
    """The next to be asked."""
    return state.asked[0]


def decide_prompt(state: FloorState, seat: int) -> Prompt | None:
    """Go on, or deal again."""
    if seat != state.asked[0]:
        return None
    return Prompt(f"decide-{state.question}", (say("go-on"), say("deal-again")))


def decide(state: FloorState, seat: int, action: Action) -> FloorState:
    """One who is not content is enough."""
    content = action.word == "go-on"
    said = state.saying(seat, action.word)
    heard = own(said).telling(event("content" if content else "not-content", seat))
    left = state.asked[1:]
    if content and left:
        return heard.but(asked=left)
    ruled = told(heard, seat, _RULES[state.question](state, content))
    if not content:
        return dealt_again(ruled, _CAUSES.get(state.question, state.question))
    return _GO_ON.get(state.question, lambda floor: floor)(ruled.but(phase=state.resumed, asked=(), question=""))


def _stock_rule(state: FloorState, content: bool) -> Ruling:
    by = "mano" if state.asked[0] == state.pie else "pie"
    return judge.stock_exposed(by, True, content)


def _count_rule(state: FloorState, content: bool) -> Ruling:
    return judge.wrong_count(state.number(state.mano), state.number(state.pie), judge.DEALT, judge.DEAL, content)


_RULES = {
    "exposed": lambda state, content: judge.exposed_in_deal(1, content, content),
    "turned": _stock_rule,
    "over": _count_rule,
    "short": _count_rule,
}
_CAUSES = {"over": "misdeal", "short": "misdeal"}


@law("cie.60", "cie.61", "cie.62")
def _allow(state: FloorState) -> FloorState:
    """Who has thirteen keeps them, and will draw one less than he throws."""
    return state.but(allowed=(max(0, state.surplus(0)), max(0, state.surplus(1))))


@law("cie.69")
def _complete(state: FloorState) -> FloorState:
    """The short hand gets the top card of the stock."""
    seat = next(seat for seat in (0, 1) if state.surplus(seat) < 0)
    card = state.stock[0]
    after = state.but(hands=replaced(state.hands, seat, arranged((*state.hands[seat], card))), stock=state.stock[1:])
    return after.but(extra=(0, 0)).telling(event("completed", seat), event("drew", seat, to=(seat,), cards=(card,)))


_GO_ON = {"over": _allow, "short": _complete}


# The exchange.


@law("cie.59", "cie.60", "cie.61", "cie.89", "cie.90")
def discard_offers(state: FloorState, seat: int) -> list[Offer]:
    """As at the guided table; who was let keep thirteen must throw one at least."""
    if seat != exchange.discard_turn(state):
        return []
    allowed = state.allowed[seat]
    if seat == state.mano:
        least, most = 1, MANO_DRAWS
    else:
        least, most = max(allowed, exchange.least_of_pie(state)), len(state.stock) + allowed
    return [Pick("discard", tuple(sorted(state.hands[seat])), least, max(least, most))]


def discard(state: FloorState, seat: int, action: Action) -> FloorState:
    """The discard is laid; what he draws is another matter."""
    gone = tuple(card for card in (*state.exposed, *state.turned) if card in state.hands[seat])
    after = own(exchange.thrown(state, seat, action)).but(phase=DRAW, throwing=len(action.cards))
    after = after.but(exposed=tuple(card for card in state.exposed if card not in gone))
    return after.telling(event("discards", seat, number=len(action.cards)))


@law("cie.4", "cie.73", "cie.97")
def draw_prompt(state: FloorState, seat: int) -> Prompt | None:
    """He should draw as many as he threw; hands slip by one."""
    if seat != exchange.discard_turn(state):
        return None
    due = min(max(0, state.throwing - state.allowed[seat]), len(state.stock))
    return Prompt("draw", (Number("draw", max(0, due - 1), min(len(state.stock), due + 1), usual=(due,)),))


def draw(state: FloorState, seat: int, action: Action) -> FloorState:
    """The top cards of the stock join his hand."""
    after = own(exchange.drawn(state, seat, action.number))
    left = exchange.left_by(after, seat)
    return after.but(phase=LOOK) if left else own(exchange.exchange_over(after))


# One card is picked out of a hand that has too many.


def pick_chance(state: FloorState) -> Chance:
    """The offender shuffles his hand and offers it."""
    assert state.picked_from is not None
    return Chance("pick", state.hands[state.picked_from])


@law("cie.73", "cie.74")
def pick(state: FloorState, seat: int, action: Action) -> FloorState:
    """The other takes one blindly: it joins the discard, or the stock if it was the pie's."""
    offender, card = state.picked_from, action.cards[0]
    assert offender is not None
    six = offender == state.mano and state.mano_robbed
    hand = tuple(own_card for own_card in state.hands[offender] if own_card is not card)
    seen = (*state.seen[offender], card) if six else state.seen[offender]
    after = state.but(
        phase=state.resumed if state.champion is None else INSPECT,
        picked_from=None,
        hands=replaced(state.hands, offender, hand),
        shown=replaced(state.shown, offender, ()),
        turned=tuple(own_card for own_card in state.turned if own_card not in state.hands[offender]),
        exposed=tuple(own_card for own_card in state.exposed if own_card not in state.hands[offender]),
        seen=_forgetting(replaced(state.seen, offender, seen), offender, state.hands[offender]),
        stock=(card, *state.stock) if six else state.stock,
        discards=state.discards if six else replaced(state.discards, offender, (*state.discards[offender], card)),
    )
    return after.telling(event("picked", 1 - offender), event("gives-up", offender, to=(offender,), card=card))


def _forgetting(
    seen: tuple[tuple[Card, ...], ...], offender: int, hand: tuple[Card, ...]
) -> tuple[tuple[Card, ...], ...]:
    """What the other had seen go into that hand he no longer knows to be there."""
    other = tuple(card for card in seen[1 - offender] if card not in hand)
    return replaced(seen, 1 - offender, other)


PHASES: dict[str, Phase[FloorState]] = {
    PACK: Phase(turn=pack_turn, prompt=pack_prompt, act=take_pack),
    SHUFFLE: Phase(chance=deal.shuffle_chance, act=shuffle),
    CUT: Phase(turn=deal.cut_turn, prompt=cut_prompt, act=cut_act),
    GIVE: Phase(turn=pack_turn, prompt=give_prompt, act=give),
    DECIDE: Phase(turn=decide_turn, prompt=decide_prompt, act=decide),
    PICK: Phase(chance=pick_chance, act=pick),
}
