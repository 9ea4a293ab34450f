"""The player who follows the book: how it bids, leads, answers and claims."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from random import Random

from tapete.cards import Card
from tapete.games.zanga.reading import Memory, Reading, best_suit, order_of
from tapete.games.zanga.state import BAZAS
from tapete.laws.mark import law
from tapete.table import matadores
from tapete.table.action import Action, play
from tapete.table.offer import Accuse, Number, Say
from tapete.table.play import lawful
from tapete.table.player import Choice, Reader
from tapete.table.view import View

PLAYS, ALONE, SENT, FORCED = 3.1, 4.8, 4.4, 2.9
"""How strong a hand must be to play, to go alone or send another, to go when sent, and to do without the zanga."""

FREER, WARY = 0.3, 0.4
"""By how much the mano bids more freely, and he who speaks after a mano that passed more carefully."""

THREE = 3
"""How many tricks are still to be made when five is asked, and when one goes for all."""

PLAIN = ("offer", "deal", "count", "done", "estuche")
"""What is simply done when it is offered."""

Maxim = tuple[str, Callable[[Reading], Iterable[Card]]]


# On lead.


@law("zan.intro.46")
def after_his_lead(reading: Reading) -> Iterable[Card]:
    """Having won the partner's trump lead: first a plain king, then trumps again."""
    if len(reading.memory.tricks) < 2 or not reading.memory.tricks[-2]:
        return ()
    first = reading.memory.tricks[-2][0]
    if first.seat != reading.partner or not reading.is_trump(first.card):
        return ()
    kings = [card for card in reading.hand if card.rank == 12 and not reading.is_trump(card) and reading.firm(card)]
    return kings or [card for card in reading.hand if reading.is_trump(card)]


@law("zan.intro.48")
def return_his_suit(reading: Reading) -> Iterable[Card]:
    """A mano who opened with a plain suit wants it back, to ruff it."""
    tricks = [trick for trick in reading.memory.tricks if trick]
    if not tricks or tricks[0][0].seat != reading.partner or reading.is_trump(tricks[0][0].card):
        return ()
    if not reading.view.seats[reading.partner].roles or "mano" not in reading.view.seats[reading.partner].roles:
        return ()
    suit = reading.order.suit[tricks[0][0].card]
    return [card for card in reading.hand if reading.order.suit[card] is suit]


@law("zan.intro.47", "zan.intro.3")
def mixed(reading: Reading) -> Iterable[Card]:
    """Who plays the hand draws trumps from the top, and plays his firm cards between."""
    firm = [card for card in reading.hand if reading.firm(card)]
    drawn = [card for card in firm if reading.is_trump(card)]
    others_have_trumps = any(reading.is_trump(card) for card in reading.unseen)
    return drawn if reading.ours and others_have_trumps and drawn else firm


# In answer.


@law("zan.intro.45")
def biggest_to_him(reading: Reading) -> Iterable[Card]:
    """If the partner leads trumps he is thrown the biggest one has, where it takes the trick: else it is only lost."""
    first = reading.view.trick[0]
    trumps = [card for card in reading.hand if reading.is_trump(card)]
    if first.seat != reading.partner or not reading.is_trump(first.card) or not trumps or reading.firm(first.card):
        return ()
    biggest = max(trumps, key=lambda card: reading.order.power[card])
    return [biggest] if reading.wins(biggest) else []


ON_LEAD: tuple[Maxim, ...] = (
    ("zan.intro.46", after_his_lead),
    ("zan.intro.47", mixed),
    ("zan.intro.48", return_his_suit),
)
IN_ANSWER: tuple[Maxim, ...] = (("zan.intro.45", biggest_to_him),)


@law("zan.intro.14")
def cheapest(reading: Reading, cards: Iterable[Card]) -> Card:
    """The card that costs least: low in its suit, and no trump; of red cards that is the one with the most pips."""
    return min(cards, key=lambda card: (reading.order.power[card], card.index))


def sound(reading: Reading, lawful: list[Card]) -> Card:
    """To win as cheaply as one can, unless the partner has it; else to throw the cheapest."""
    if not reading.view.trick:
        return cheapest(reading, lawful)
    last = len(reading.view.trick) == sum(place.playing for place in reading.view.seats) - 1
    winning = [card for card in lawful if reading.wins(card)]
    best = next(played.card for played in reading.view.trick if played.seat == reading.view.winning)
    if not winning or (reading.partner_wins and (last or reading.firm(best))):
        return cheapest(reading, lawful)
    if last:
        return cheapest(reading, winning)
    return max(winning, key=lambda card: (reading.firm(card), -reading.order.power[card]))


def card_for(reading: Reading, lawful: list[Card]) -> Choice:
    """The card, and the maxim that chose it."""
    for maxim, advised in IN_ANSWER if reading.view.trick else ON_LEAD:
        named = [card for card in advised(reading) if card in lawful]
        if named and len(lawful) > 1:
            pick = max(named, key=lambda card: reading.order.power[card])
            return Choice(play(pick), maxim)
    return Choice(play(sound(reading, lawful)))


# Five, and all.


@law("zan.art.48", "zan.art.49", "zan.art.50", "zan.intro.47")
def for_three_more(reading: Reading) -> str | None:
    """Why the next three tricks are counted on, for five or for all, which pay as much as they cost.

    They are certain; or who plays the hand has three from the top by drawing trumps and playing firm cards between:
    the others' trumps are spread over two hands and the zanga, and that goes well in more than two of three hands.
    """
    if reading.sure >= THREE:
        return "zan.art.48"
    mixed = reading.ours and reading.tops and reading.tops + reading.firm_besides >= THREE
    return "zan.intro.47" if mixed else None


# The calls.


@law("zan.intro.1", "zan.intro.30")
def margin(view: View) -> tuple[float, str | None]:
    """The mano, who leads, may bid more freely; who speaks after a mano that passed must fear a trap."""
    assert view.seat is not None
    if "mano" in view.seats[view.seat].roles:
        return -FREER, "zan.intro.1"
    passed = [call for call in view.calls if call.said == "paso"]
    return (WARY, "zan.intro.30") if len(passed) == len(view.calls) == 1 else (0.0, None)


def spoken(view: View, hand: tuple[Card, ...], words: set[str]) -> Choice:
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
    return _plays_or_passes(view, strong, words)


def _plays_or_passes(view: View, strong: float, words: set[str]) -> Choice:
    if "paso" not in words:
        return Choice(Action("juego" if "juego" in words else "mando-solo"))
    more, maxim = margin(view)
    plays = strong >= PLAYS + more
    swayed = plays != (strong >= PLAYS)
    return Choice(Action("juego" if plays else "paso"), maxim if swayed else None)


class Adviser:
    """Plays the Zanga by the maxims of the book."""

    def __init__(self, seed: int = 0, without: frozenset[str] = frozenset()) -> None:
        self._chance = Random(seed)
        self._memory = Memory()

    def notice(self, view: View) -> Choice | None:
        """What to claim or announce now, whoever's turn it is; None to let it pass."""
        self._memory.hear(view)
        if view.prompt is None:
            return None
        for offer in view.prompt.beside:
            if isinstance(offer, Accuse) and offer.word == "claim":
                return Choice(offer.actions[0])
            if isinstance(offer, Accuse) and view.trump is not None:
                proved = self._memory.revokes(order_of(view))
                said = (Action(offer.word, (BAZAS[trick], seat)) for trick, seat in proved)
                found = next((action for action in said if offer.allows(action)), None)
                if found:
                    return Choice(found, "zan.art.29")
            if isinstance(offer, Say) and offer.word == "estuche" and self._holds_estuche(view):
                return Choice(offer.action, "zan.art.51")
        return None

    def _holds_estuche(self, view: View) -> bool:
        """Whether the own pair has all three on the table."""
        assert view.trump is not None and view.seat is not None
        three, mine = matadores.matadores(view.trump), view.seat % 2
        lying = {played.card for played in self._memory.plays if played.seat % 2 == mine}
        shown = {
            card for place in view.seats if place.seat % 2 == mine for card in place.cards if view.phase == "claims"
        }
        return all(card in lying or card in shown for card in three)

    def choose(self, view: View) -> Choice:
        """What to do now, and the maxim that decided it."""
        assert view.prompt is not None
        noticed = self.notice(view)
        if noticed is not None:
            return noticed
        said = [offer.action for offer in view.prompt.offers if isinstance(offer, Say)]
        words = {action.word for action in said}
        if view.phase in ("speak", "answer", "zanga", "trump") and said:
            return spoken(view, Reading(view, self._memory).hand, words)
        if view.phase == "play" and said and view.turn == view.seat:
            return self._plays(view, words, [action.cards[0] for action in said if action.word == "play"])
        plain = next((Action(word) for word in PLAIN if word in words), None)
        return Choice(plain or self._any(view))

    def _plays(self, view: View, words: set[str], held: list[Card]) -> Choice:
        reading = Reading(view, self._memory)
        grounds = for_three_more(reading)
        if "cinco" in words and grounds:
            return Choice(Action("cinco"), grounds)
        if "basta" in words and not grounds:
            return Choice(Action("basta"), "zan.art.49.2")
        return card_for(reading, lawful_of(reading, held))

    def _any(self, view: View) -> Action:
        assert view.prompt is not None
        cut = next((offer for offer in view.prompt.offers if isinstance(offer, Number)), None)
        return cut.of(self._chance.randint(8, 32)) if cut else view.prompt.any(self._chance)


def lawful_of(reading: Reading, held: list[Card]) -> list[Card]:
    """The cards that may be played: at the open table any is offered, and this player keeps the law."""
    return list(lawful(held, reading.trick, reading.order))


PLAYER: Callable[[int, frozenset[str]], Reader] = Adviser
"""Who plays by the book."""
