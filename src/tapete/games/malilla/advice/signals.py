"""What a partner's discards say while trumps are drawn: three schools, to be agreed on beforehand."""

from __future__ import annotations

from tapete.cards import Card, Suit
from tapete.games.malilla.advice.reading import EIGHT, KING, KNIGHT, Reading
from tapete.table.counsel import prefer

Cards = tuple[Card, ...]
NOTHING: Cards = ()
NO_FIRM_CARDS = (EIGHT, 10, KNIGHT, KING)
"""The ranks whose early discard says: do not count on me."""


# The one who discards.


def _followed(reading: Reading, drawer: int | None, follower: int | None) -> int:
    """How often the follower has followed to the drawer's trump leads."""
    if follower is None:
        return 0
    cards = [past.card_of(follower) for past in reading.leads(drawer) if past.led.suit is reading.trump]
    return sum(card is not None and card.suit is reading.trump for card in cards)


def _may_speak(reading: Reading) -> bool:
    """Whether one's partner draws trumps and one has none left."""
    led = reading.led
    return reading.partner_led and led is not None and led.suit is reading.trump and not reading.trumps


def _is_first(reading: Reading) -> bool:
    return not _thrown(reading, reading.partner, reading.seat)


def _thrown(reading: Reading, drawer: int | None, seat: int | None) -> list[Card]:
    """What the seat has discarded on the drawer's trumps."""
    found = reading.discards(seat)
    return [card for past, card in found if past.leader == drawer and past.led.suit is reading.trump]


def _firm_suits(reading: Reading) -> list[Suit]:
    return [suit for suit in reading.plain if any(map(reading.firm, reading.of(suit)))]


@prefer("mal.127", 77)
def nothing_to_offer(reading: Reading) -> Cards:
    """Without firm cards the first discard is a court card or an eight."""
    if not (_may_speak(reading) and _is_first(reading)) or _firm_suits(reading):
        return NOTHING
    return tuple(card for card in reading.hand if card.rank in NO_FIRM_CARDS)


@prefer("mal.124", 76)
def name_the_suit(reading: Reading) -> Cards:
    """First school: one discard is enough, and it names the suit, of which the firm cards are kept."""
    if not (_may_speak(reading) and _is_first(reading)):
        return NOTHING
    wanted = _firm_suits(reading)
    return tuple(card for card in reading.hand if card.suit in wanted and not reading.firm(card))


@prefer("mal.125", 76)
def keep_the_suit(reading: Reading) -> Cards:
    """Second school: what is wanted is never thrown."""
    wanted = _firm_suits(reading) if _may_speak(reading) else []
    return tuple(card for card in reading.hand if card.suit not in wanted) if wanted else NOTHING


@prefer("mal.126", 76)
def keep_or_name(reading: Reading) -> Cards:
    """The author's blend: failing at the second trump one keeps the suit wanted, after that one throws from it."""
    late = _followed(reading, reading.partner, reading.seat) >= 2
    return name_the_suit(reading) if late else keep_the_suit(reading)


# The one who reads it.


def _calls(reading: Reading) -> list[Card]:
    """The partner's discards on one's trumps, once one has done with trumps and firm cards; none if he has nothing."""
    still_firm = reading.trumps and reading.firm(reading.trumps[0]) and reading.foes_may_ruff
    calls = _thrown(reading, reading.seat, reading.partner)
    return [] if still_firm or reading.firm_side or not calls or calls[0].rank in NO_FIRM_CARDS else calls


@prefer("mal.124", 66)
def lead_the_named(reading: Reading) -> Cards:
    """First school: lead the suit of his first discard."""
    calls = _calls(reading)
    return reading.of(calls[0].suit) if calls else NOTHING


@prefer("mal.125", 66)
def lead_the_kept(reading: Reading) -> Cards:
    """Second school: lead the suit he has not thrown from."""
    thrown = {card.suit for card in _calls(reading)}
    return tuple(card for card in reading.hand if card.suit in reading.plain and card.suit not in thrown and thrown)


@prefer("mal.126", 66)
def lead_named_or_kept(reading: Reading) -> Cards:
    """The author's blend, read by when he failed."""
    late = _followed(reading, reading.seat, reading.partner) >= 2
    return lead_the_named(reading) if late else lead_the_kept(reading)


SCHOOLS = {"first": "mal.124", "second": "mal.125", "blend": "mal.126"}
"""The law of each school; who is of one leaves out those of the others."""

LEADS = (lead_the_named, lead_the_kept, lead_named_or_kept)
ANSWERS = (nothing_to_offer, name_the_suit, keep_the_suit, keep_or_name)
