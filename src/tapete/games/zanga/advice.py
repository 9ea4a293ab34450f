"""The player who follows the book: how it bids, leads, answers and claims."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

from tapete.cards import Card
from tapete.games.zanga.reading import Reading, Trace, best_suit
from tapete.games.zanga.state import BAZAS
from tapete.table import matadores
from tapete.table.action import Action, play
from tapete.table.counsel import Book, Counsel, always, says
from tapete.table.offer import Accuse, Number, Say
from tapete.table.player import Choice, Counselled
from tapete.table.view import View
from tapete.table.zones import Cards

PLAYS, ALONE, SENT, FORCED = 3.1, 4.8, 4.4, 2.9
"""How strong a hand must be to play, to go alone or send another, to go when sent, and to do without the zanga."""

FREER, WARY = 0.3, 0.4
"""By how much the mano bids more freely, and he who speaks after a mano that passed more carefully."""

THREE = 3
"""How many tricks are still to be made when five is asked, and when one goes for all."""

PLAIN = ("offer", "deal", "count", "done", "estuche")
"""What is simply done when it is offered."""


# On lead.


@says("zan.intro.46")
def after_his_lead(reading: Reading) -> Iterable[Card]:
    """Having won the partner's trump lead: first a plain king, then trumps again."""
    last = reading.trace.tricks[-2:-1]
    if not last or not last[0] or last[0][0].seat != reading.partner or not reading.is_trump(last[0][0].card):
        return ()
    kings = [card for card in reading.hand if card.rank == 12 and not reading.is_trump(card) and reading.firm(card)]
    return kings or [card for card in reading.hand if reading.is_trump(card)]


@says("zan.intro.48")
def return_his_suit(reading: Reading) -> Iterable[Card]:
    """A mano who opened with a plain suit wants it back, to ruff it."""
    first = reading.past[0] if reading.past else None
    if first is None or first.leader != reading.partner or reading.is_trump(first.led):
        return ()
    suit = reading.order.suit[first.led]
    is_mano = "mano" in reading.view.seats[first.leader].roles
    return [card for card in reading.hand if reading.order.suit[card] is suit] if is_mano else ()


@says("zan.intro.47", "zan.intro.3")
def mixed(reading: Reading) -> Iterable[Card]:
    """Who plays the hand draws trumps from the top, and plays his firm cards between."""
    firm = [card for card in reading.hand if reading.firm(card)]
    drawn = [card for card in firm if reading.is_trump(card)]
    others_have_trumps = any(reading.is_trump(card) for card in reading.unseen)
    return drawn if reading.ours and others_have_trumps and drawn else firm


# In answer.


@says("zan.intro.45")
def biggest_to_him(reading: Reading) -> Iterable[Card]:
    """If the partner leads trumps he is thrown the biggest one has, where it takes the trick: else it is only lost."""
    first = reading.trick[0]
    if not reading.partner_led or not reading.is_trump(first.card) or reading.firm(first.card):
        return ()
    return [card for card in reading.trumps[:1] if reading.wins(card)]


@says("zan.intro.14")
def height(of: tuple[Reading, Card]) -> int:
    """Low in its suit and no trump: so a card costs least; of red cards that is the one with the most pips."""
    reading, card = of
    return reading.height(card)


def cheapest(reading: Reading, cards: Iterable[Card]) -> Card:
    """The card that costs least."""
    tells = reading.counsel.follows(height)
    return min(cards, key=lambda card: (height((reading, card)) if tells else 0, card.index))


def sound(reading: Reading, lawful: Cards) -> Card:
    """To win as cheaply as one can, unless the partner has it; else to throw the cheapest."""
    if _all_but_trumps(reading):
        return reading.trumps[0]
    winning = tuple(card for card in lawful if reading.wins(card)) if reading.trick else ()
    safe = reading.partner_winning and reading.best is not None and (not reading.later or reading.firm(reading.best))
    if not winning or safe:
        return cheapest(reading, lawful)
    if not reading.later:
        return cheapest(reading, winning)
    return _ruffing(reading, lawful, winning) if _ruffs(reading) else _above_them(reading, winning)


def _all_but_trumps(reading: Reading) -> bool:
    """Whether one leads, and has trumps but for a single card, which would only give the lead away."""
    return not reading.trick and len(reading.trumps) >= 3 and len(reading.hand) - len(reading.trumps) == 1


def _ruffs(reading: Reading) -> bool:
    """Whether a plain suit was led of which one has none."""
    led = reading.trick[0].card
    return not reading.is_trump(led) and not reading.of(reading.order.suit[led])


def _ruffing(reading: Reading, lawful: Cards, winning: Cards) -> Card:
    """With the lowest trump, unless another may ruff higher; a matador waits where the partner may take it."""
    led, best = reading.order.suit[reading.trick[0].card], reading.best
    assert reading.trump is not None and best is not None
    if any(reading.void(foe, led) for foe in reading.later if foe in reading.foes):
        return max(winning, key=lambda card: (reading.firm(card), -reading.height(card)))
    if reading.partner in reading.later and not reading.firm(best):
        spared = [card for card in lawful if not reading.is_trump(card)]
        if spared and all(card in matadores.matadores(reading.trump) for card in winning):
            return cheapest(reading, spared)
    return cheapest(reading, winning)


def _above_them(reading: Reading, winning: Cards) -> Card:
    """With the lowest that is firm; without one the third in a plain suit plays high, and others as low as they can."""
    firm = [card for card in winning if reading.firm(card)]
    third = reading.partner not in reading.later and not reading.is_trump(reading.trick[0].card)
    if third and not firm:
        return max(winning, key=reading.height)
    return min(firm or winning, key=reading.height)


def card_for(reading: Reading, offered: Cards) -> Choice:
    """The card, and the maxim that chose it; at the open table any is offered, and this player keeps the law."""
    maxims = BOOK["answer" if reading.trick else "lead"]
    _, lawful = reading.play.duty_of(reading.seat, offered, reading.trick)
    named, maxim = reading.counsel.named(maxims, reading, lawful)
    if maxim is None:
        return Choice(play(sound(reading, tuple(named))))
    return Choice(play(max(named, key=reading.height)), maxim)


# Five, and all.


@says("zan.art.48", "zan.art.49", "zan.art.50")
def certain(reading: Reading) -> bool:
    """The next three tricks are certain, for five or for all, which pay as much as they cost."""
    return reading.sure >= THREE


@says("zan.intro.47")
def three_from_the_top(reading: Reading) -> bool:
    """Who plays the hand has three from the top by drawing trumps and playing firm cards between.

    The others' trumps are spread over two hands and the zanga, and that goes well in more than two of three hands.
    """
    return reading.ours and bool(reading.tops) and reading.tops + reading.firm_besides >= THREE


ENOUGH = always("zan.art.49.2", said=True)
"""Where nothing speaks for it one goes no further."""


# The calls.


@says("zan.intro.1")
def freer(view: View) -> float:
    """The mano, who leads, may bid more freely."""
    return -FREER if view.mine is not None and "mano" in view.mine.roles else 0.0


@says("zan.intro.30")
def wary(view: View) -> float:
    """Who speaks after a mano that passed must fear a trap."""
    return WARY if [call.said for call in view.calls] == ["paso"] else 0.0


def spoken(view: View, hand: tuple[Card, ...], words: set[str], counsel: Counsel) -> Choice:
    """What to say in the auction."""
    strong, suit = best_suit(hand)
    if view.phase == "trump":
        return Choice(Action("triunfo", (suit.word,)))
    if view.phase == "answer":
        return Choice(Action("voy-solo" if strong >= SENT else "vas-solo"))
    if view.phase == "zanga":
        other = tuple(card for heap in view.heaps if heap.key == "zanga" for card in heap.cards if card is not None)
        return Choice(Action("me-quedo" if best_suit(other)[0] + WARY >= strong else "vuelvo"))
    for word in ("solo", "mando-solo"):
        if word in words and strong >= ALONE:
            return Choice(Action(word))
    if "zanga" in words and strong < FORCED:
        return Choice(Action("zanga"))
    return _plays_or_passes(view, strong, words, counsel)


def _plays_or_passes(view: View, strong: float, words: set[str], counsel: Counsel) -> Choice:
    if "paso" not in words:
        return Choice(Action("juego" if "juego" in words else "mando-solo"))
    more, maxim = counsel.first(BOOK["bid"], view) or (0.0, None)
    plays = strong >= PLAYS + more
    swayed = plays != (strong >= PLAYS)
    return Choice(Action("juego" if plays else "paso"), maxim if swayed else None)


# The open table.


@says("zan.art.29", "zan.art.27", "zan.art.28")
def renuncio(noticed: tuple[Reading, Accuse]) -> Action | None:
    """A revoke that the cards prove is claimed."""
    reading, offer = noticed
    said = (Action(offer.word, (BAZAS[trick], seat)) for trick, seat in reading.trace.revokes(reading.play))
    return next((action for action in said if offer.allows(action)), None)


@says("zan.art.51")
def holds_estuche(reading: Reading) -> bool:
    """The estuche is announced when the own pair has all three on the table."""
    assert reading.trump is not None
    mine = reading.seat % 2
    lying = {played.card for played in reading.trace.plays if played.seat % 2 == mine}
    shown = {card for place in reading.view.seats if place.seat % 2 == mine for card in place.cards}
    seen = lying | shown if reading.view.phase == "claims" else lying
    return seen.issuperset(matadores.matadores(reading.trump))


BOOK: Book = {
    "bid": (freer, wary),
    "lead": (after_his_lead, mixed, return_his_suit),
    "answer": (biggest_to_him,),
    "throw": (height,),
    "five": (certain, three_from_the_top),
    "stop": (ENOUGH,),
    "claim": (renuncio, holds_estuche),
}
"""The maxims for each decision."""


class Adviser(Counselled):
    """Plays the Zanga by the maxims of the book."""

    def __init__(self, seed: int = 0, without: frozenset[str] = frozenset()) -> None:
        self._chance = Random(seed)
        self._trace, self._counsel = Trace(), Counsel(without)

    def notice(self, view: View) -> Choice | None:
        """What to claim or announce now, whoever's turn it is; None to let it pass."""
        self._trace.hear(view)
        if view.prompt is None:
            return None
        reading = Reading(view, self._trace, self._counsel)
        for offer in view.prompt.beside:
            if isinstance(offer, Accuse) and offer.word == "claim":
                return Choice(offer.actions[0])
            if isinstance(offer, Accuse) and view.trump is not None:
                found = self._counsel.first((renuncio,), (reading, offer))
                if found and found[0] is not None:
                    return Choice(found[0], found[1])
            if isinstance(offer, Say) and offer.word == "estuche":
                announced = self._counsel.first((holds_estuche,), reading)
                if announced:
                    return Choice(offer.action, announced[1])
        return None

    def choose(self, view: View) -> Choice:
        """What to do now, and the maxim that decided it."""
        assert view.prompt is not None
        noticed = self.notice(view)
        if noticed is not None:
            return noticed
        said = [offer.action for offer in view.prompt.offers if isinstance(offer, Say)]
        words = {action.word for action in said}
        reading = Reading(view, self._trace, self._counsel)
        if view.phase in ("speak", "answer", "zanga", "trump") and words:
            return spoken(view, reading.hand, words, self._counsel)
        if view.phase == "play" and words and view.turn == view.seat:
            return self._plays(reading, words, tuple(action.cards[0] for action in said if action.word == "play"))
        plain = next((Action(word) for word in PLAIN if word in words), None)
        return Choice(plain or self._any(view))

    def _plays(self, reading: Reading, words: set[str], offered: Cards) -> Choice:
        grounds = self._counsel.first(BOOK["five"], reading)
        if "cinco" in words and grounds:
            return Choice(Action("cinco"), grounds[1])
        stops = self._counsel.first(BOOK["stop"], reading)
        if "basta" in words and stops and not grounds:
            return Choice(Action("basta"), stops[1])
        return card_for(reading, offered)

    def _any(self, view: View) -> Action:
        assert view.prompt is not None
        cut = next((offer for offer in view.prompt.offers if isinstance(offer, Number)), None)
        return cut.of(self._chance.randint(8, 32)) if cut else view.prompt.any(self._chance)
