"""When to draw trumps, when not to, and what a partner's trump lead says."""

from __future__ import annotations

from tapete.cards import Card, Suit
from tapete.games.malilla.advice.reading import ACE, KING, MALILLA, Reading, is_blank, is_small
from tapete.games.malilla.variants import value
from tapete.table.counsel import avoid, prefer
from tapete.table.reading import Past

Cards = tuple[Card, ...]
NOTHING: Cards = ()


# With which trump, and whether it can be done at all.


def drawing(reading: Reading) -> Cards:
    """The trump to draw with: a firm one from the top; from under the ace a small one; else a middling one."""
    trumps = reading.trumps
    if not trumps or reading.firm(trumps[0]):
        return trumps[:1]
    small = [card for card in trumps if is_small(card)]
    if trumps[0].rank == ACE or reading.partner is None:
        return tuple(small[-1:] or trumps[-1:])
    exploring = [card for card in trumps if not is_small(card) and card.rank not in (ACE, KING)]
    return tuple(exploring[-1:] or trumps[-1:])


def can_draw(reading: Reading) -> bool:
    """Whether there is something to draw and something to draw it with."""
    trumps = reading.trumps
    return reading.foes_may_ruff and bool(trumps) and (reading.firm(trumps[0]) or len(trumps) >= 3)


def drawn_if(reading: Reading, reason: bool) -> Cards:
    """The trump to draw with, if there is a reason and it can be done."""
    return drawing(reading) if reason and can_draw(reading) else NOTHING


def first_trump_lead(reading: Reading, *seats: int | None) -> Past | None:
    """The first trick to which a trump was led, if one of these seats led it."""
    every = [past for past in reading.past if past.led.suit is reading.trump]
    return every[0] if every and every[0].leader in seats else None


def forcing(reading: Reading, past: Past) -> bool:
    """Whether a trump lead was only meant to force out the ace or king that the leader's opponents had shown."""
    turned = reading.view.turned
    if turned is None or turned.rank not in (ACE, KING) or is_small(past.led):
        return False
    pie = next(place.seat for place in reading.view.seats if "pie" in place.roles)
    return reading.side_of(pie) != reading.side_of(past.leader)


# When to draw.


@prefer("mal.105", 75)
def with_firm_cards(reading: Reading) -> Cards:
    """With firm cards or a long suit draw trumps: nothing is safe before."""
    return drawn_if(reading, _strong(reading))


def _strong(reading: Reading) -> bool:
    runs = (reading.of(suit) for suit in reading.plain)
    return len(reading.firm_side) >= 3 or any(len(run) >= 5 and reading.firm(run[0]) for run in runs)


@prefer("mal.106", 76)
def after_holding_up(reading: Reading) -> Cards:
    """After holding up a Malilla draw trumps before playing it."""
    return drawn_if(reading, any(_held_up_by_me(reading, suit) for suit in reading.plain))


def _held_up_by_me(reading: Reading, suit: Suit) -> bool:
    return reading.holds(MALILLA, suit) and any(
        past.led.suit is suit and past.leader != reading.seat for past in reading.past
    )


@prefer("mal.107", 79)
def after_their_ruff(reading: Reading) -> Cards:
    """If they have ruffed a suit of which one holds the firm cards, draw trumps to make them."""
    firm = {card.suit for card in reading.firm_side}
    return drawn_if(reading, any(reading.has_ruffed(foe, suit) for foe in reading.foes for suit in firm))


@prefer("mal.142", 77)
def after_their_discards(reading: Reading) -> Cards:
    """If they discard from a suit of which one holds the firm cards, draw trumps."""
    firm = {card.suit for card in reading.firm_side}
    return drawn_if(reading, any(card.suit in firm for foe in reading.foes for _, card in reading.discards(foe)))


@prefer("mal.139", 78)
def against_a_singleton(reading: Reading) -> Cards:
    """One who is known to lead singletons has led a suit of which one holds the firm cards: draw trumps first."""
    firm = {card.suit for card in reading.firm_side}
    return drawn_if(
        reading,
        any(past.led.suit in firm and leads_singletons(reading, past.leader) for past in reading.leads(*reading.foes)),
    )


def leads_singletons(reading: Reading, seat: int) -> bool:
    """Whether the person at this seat has been seen to do so at least twice in the match."""
    person = reading.view.seats[seat].player
    return sum(who == person for _, who, _ in reading.trace.singletons) >= 2


@prefer("mal.108", 74)
def force_out_the_turn_up(reading: Reading) -> Cards:
    """If the opponents turned up the ace or king draw trumps with a high one, which forces it out."""
    if reading.turned_by not in reading.foes:
        return NOTHING
    turned, power = reading.view.turned, reading.order.power
    assert turned is not None
    high = [card for card in reading.trumps if not is_small(card) and power[card] < power[turned]]
    return tuple(high[:1])


# When not to.


@avoid("mal.115", 82)
def spare_the_partners_turn_up(reading: Reading) -> Cards:
    """Not if one's partner turned up the ace or king, unless one holds the Malilla."""
    exposed = reading.partner is not None and reading.turned_by == reading.partner
    return reading.trumps if exposed and not reading.holds(MALILLA, reading.trump) else NOTHING


@prefer("mal.116", 83)
def give_up_the_partners_turn_up(reading: Reading) -> Cards:
    """Unless that card must be given up to make safe a hand full of firm cards."""
    exposed = reading.partner is not None and reading.turned_by == reading.partner
    if not exposed or reading.holds(MALILLA, reading.trump) or not reading.foes_may_ruff:
        return NOTHING
    return drawing(reading) if len(reading.firm_side) >= 7 else NOTHING


@avoid("mal.117", 80)
def not_their_game(reading: Reading) -> Cards:
    """Not if the opponents have asked for trumps or held up a Malilla."""
    first = first_trump_lead(reading, *reading.foes)
    asked = first is not None and is_small(first.led)
    return reading.trumps if asked or any(_held_up_by_them(reading, suit) for suit in reading.plain) else NOTHING


def _held_up_by_them(reading: Reading, suit: Suit) -> bool:
    """The Malilla can only be with an opponent who has already played another card of the suit."""
    nine = next((card for card in reading.out_of(suit) if card.rank == MALILLA), None)
    keeper = None if nine is None else reading.holder(nine)
    return keeper in reading.foes and any(
        past.led.suit is suit and past.leader != keeper and (card := past.card_of(keeper or 0)) and card.suit is suit
        for past in reading.past
    )


@avoid("mal.137", 60)
def not_without_purpose(reading: Reading) -> Cards:
    """Not with a bad hand and one or two small trumps."""
    poor = len(reading.trumps) <= 2 and all(map(is_blank, reading.trumps)) and len(reading.firm_side) < 2
    return reading.trumps if poor and reading.foes_may_ruff else NOTHING


# What the partner's trump leads say.


def _partners_request(reading: Reading) -> Past | None:
    first = first_trump_lead(reading, reading.partner)
    return first if first is not None and is_small(first.led) else None


@prefer("mal.110", 90)
def return_to_his_ace(reading: Reading) -> Cards:
    """One took the partner's small trump with the Malilla: return trumps for his ace."""
    asked = _partners_request(reading)
    nine = asked.card_of(reading.seat) if asked else None
    taken = nine is not None and nine.rank == MALILLA and nine.suit is reading.trump
    return reading.trumps if taken and not reading.is_gone(ACE, reading.trump) and reading.foes_may_ruff else NOTHING


@prefer("mal.111", 73)
def he_was_exploring(reading: Reading) -> Cards:
    """His small trump fell to their Malilla or ace: he has firm cards and few trumps, so draw."""
    asked = _partners_request(reading)
    if asked is None or not reading.foes_may_ruff:
        return NOTHING
    theirs = [asked.card_of(foe) for foe in reading.foes]
    lost = any(card and card.suit is reading.trump and card.rank in (MALILLA, ACE) for card in theirs)
    return reading.trumps if lost else NOTHING


@avoid("mal.114", 56)
def he_only_forced(reading: Reading) -> Cards:
    """His high trump was meant for the card they had shown: it asks for nothing."""
    first = first_trump_lead(reading, reading.partner)
    return reading.trumps if first is not None and forcing(reading, first) else NOTHING


@avoid("mal.112", 55)
def he_only_explored(reading: Reading) -> Cards:
    """A court card or the eight asks for nothing: with side cards and a last trump or none to spare do as you like."""
    first = first_trump_lead(reading, reading.partner)
    if first is None or is_small(first.led) or first.led.rank in (MALILLA, ACE):
        return NOTHING
    has_side_cards = any(value(card) for card in reading.hand if card.suit is not reading.trump)
    return reading.trumps if len(reading.trumps) == 1 and has_side_cards else NOTHING


@prefer("mal.113", 72)
def answer_his_other_suit(reading: Reading) -> Cards:
    """One explored with trumps; he won and led a low card of another suit: return that suit."""
    for place, past in enumerate(reading.past[:-1]):
        explored = past.leader == reading.seat and past.led.suit is reading.trump and not is_small(past.led)
        if not explored or past.winner != reading.partner:
            continue
        answer = reading.past[place + 1].led
        if answer.suit is not reading.trump and is_blank(answer):
            return reading.of(answer.suit)
    return NOTHING


def _drew_instead(reading: Reading) -> Past | None:
    """The trick to which the partner led trumps though one had opened a suit for him to return."""
    opened = False
    for past in reading.past:
        if past.leader == reading.seat and past.led.suit is not reading.trump:
            opened = True
        if past.leader == reading.partner:
            return past if opened and past.led.suit is reading.trump else None
    return None


@prefer("mal.135", 86)
def go_on_drawing(reading: Reading) -> Cards:
    """He led trumps instead of returning one's suit and the trick was one's own: draw to the end."""
    past = _drew_instead(reading)
    return reading.trumps if past and past.winner == reading.seat and reading.foes_may_ruff else NOTHING


@prefer("mal.136", 74)
def draw_when_in(reading: Reading) -> Cards:
    """If that trick went elsewhere draw when one gets in, unless his cards have been ruffed already."""
    past = _drew_instead(reading)
    if past is None or past.winner == reading.seat or not reading.foes_may_ruff:
        return NOTHING
    too_late = any(reading.has_ruffed(foe, suit) for foe in reading.foes for suit in reading.plain)
    return NOTHING if too_late else reading.trumps


# Playing to a partner's trump lead.


def _small_trump_led(reading: Reading) -> bool:
    led = reading.led
    return reading.partner_led and led is not None and led.suit is reading.trump and is_small(led)


@prefer("mal.109", 88)
def put_up_the_ace(reading: Reading) -> Cards:
    """He leads a small trump, which shows the Malilla: put up the ace."""
    return _trump(reading, ACE) if _small_trump_led(reading) and not reading.is_gone(MALILLA, reading.trump) else ()


@prefer("mal.110", 89)
def take_with_the_malilla(reading: Reading) -> Cards:
    """He leads a small trump and one holds the Malilla, so he keeps the ace: take with it."""
    return _trump(reading, MALILLA) if _small_trump_led(reading) and not reading.is_gone(ACE, reading.trump) else ()


def _trump(reading: Reading, rank: int) -> Cards:
    return tuple(card for card in reading.trumps if card.rank == rank)


LEADS = (
    with_firm_cards, after_holding_up, after_their_ruff, after_their_discards, against_a_singleton,
    force_out_the_turn_up, spare_the_partners_turn_up, give_up_the_partners_turn_up, not_their_game,
    not_without_purpose, return_to_his_ace, he_was_exploring, he_only_forced, he_only_explored,
    answer_his_other_suit, go_on_drawing, draw_when_in,
)  # fmt: skip
ANSWERS = (put_up_the_ace, take_with_the_malilla)
ALONE = (with_firm_cards, after_holding_up, after_their_ruff, after_their_discards, against_a_singleton)
"""Those that need no partner."""
