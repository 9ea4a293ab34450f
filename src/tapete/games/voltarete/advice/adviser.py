"""The player who follows the book: in the passages, the exchange, the play, and at an open table."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tapete.cards import Card
from tapete.games.voltarete.advice import bidding, buying, claims, feito, forte, fraco
from tapete.games.voltarete.advice.reading import Memory, Reading
from tapete.games.voltarete.advice.sound import best
from tapete.games.voltarete.floor.names import LAST, OWNING, PAY, RENAME
from tapete.games.voltarete.kinds import CASCA, RESPEITO, TREZE
from tapete.games.voltarete.kinds import ORDER as CARD_ORDER
from tapete.games.voltarete.state import (
    ANSWER,
    ASIDE,
    BUY,
    CLAIM,
    COUNT,
    DEBTS,
    ENTER,
    EXCHANGE,
    FIRST,
    NAME,
    OFFERED,
    ORDER,
    PAYMENTS,
    PLAY,
    QUARTO,
    SECOND,
    STOP,
    SURRENDERED,
)
from tapete.laws.mark import law
from tapete.table.action import Action, play
from tapete.table.event import Seat
from tapete.table.matadores import BASTO, ESPADILLA
from tapete.table.offer import Accuse, Pick, Prompt, Say
from tapete.table.play import lawful
from tapete.table.player import ByTheBook, Choice, Reader, says
from tapete.table.view import View

QUIET = (
    "object",
    "make-play",
    "put-in",
    "deal",
    "look",
    "tell-trump",
    "let-go",
    "show-espadilha",
    "order",
    "pass-on",
    "keep",
    "passo",
)
"""What one does when there is nothing to decide."""

JUST = (
    "lead",
    "ahead",
    "sign",
    "peek",
    "word",
    "shown",
    "drop",
    "early",
    "casca-asks",
    "entry",
    "faced",
    "aces",
    "stock",
    "geral-look",
)
"""What is claimed whenever it can be, for all have seen it."""
DUE = ("ready", "show-aces", "ask-count", "ask-again")
"""What one does beside the question whenever one may, for it is owed, or costs nothing."""
REVOKE = "revoke"

AIM = "vol.I.11.18"


class Adviser(ByTheBook):
    """Plays Voltarete by the maxims of the treatise."""

    def __init__(self, seed: int = 0, without: frozenset[str] = frozenset()) -> None:
        super().__init__(seed, QUIET)
        self._memory = Memory()

    def _advised(self, view: View, prompt: Prompt) -> Choice | None:
        noticed = self.notice(view)
        if noticed is not None:
            return noticed
        # Who is not asked has only what stands beside the question.
        step = STEPS.get(view.phase) if prompt.offers else None
        choice = None if step is None else step(Reading(view, self._memory), prompt)
        return choice if choice is not None and prompt.allows(choice.action) else None

    @law("vol.II.10.19", "vol.II.22.12")
    def notice(self, view: View) -> Choice | None:
        """At an open table, out of turn: what all have seen is claimed, and a revoke that the cards prove."""
        self._memory.hear(view)
        if view.prompt is None:
            return None
        for offer in view.prompt.beside:
            if isinstance(offer, Say) and offer.word in DUE:
                return Choice(offer.action)
            for action in offer.actions if isinstance(offer, Accuse) else ():
                if self._is_just(view, str(action.arguments[0]), action.arguments[1:]):
                    return Choice(action, "vol.II.22.12")
        return None

    def _is_just(self, view: View, what: str, accused: tuple[object, ...]) -> bool:
        """Whether it can be claimed with good reason; never of oneself, and once in each trick."""
        if view.seat in accused:
            return False
        revoked = self._memory.revoked(CARD_ORDER(view.trump)) if what == REVOKE and view.trump is not None else set()
        said = (what, *accused, *((sum(each.taken for each in view.seats),) if what != REVOKE else ()))
        if said in self._memory.claimed or not (what in JUST or set(accused) & revoked):
            return False
        self._memory.claimed.add(said)
        return True


@law("vol.II.10.19", "vol.II.22.12")
def _count(reading: Reading, prompt: Prompt) -> Choice:
    """When the hand is over the cards are examined, if they prove that another has revoked."""
    view, trump = reading.view, reading.view.trump
    revoked = set() if trump is None else reading.memory.revoked(CARD_ORDER(trump)) - {view.seat}
    found = revoked and "examine" in _words(prompt)
    return Choice(Action("examine"), "vol.II.22.12") if found else Choice(Action("done"))


# The passages and the trumps.


def _words(prompt: Prompt) -> list[str]:
    return [say.word for say in says(prompt)]


def _first(reading: Reading, prompt: Prompt) -> Choice:
    words, is_middle = _words(prompt), reading.place.get("contra-pe") == reading.seat
    answers = prompt.key == "answer-licenca"
    if answers:
        word, maxim = bidding.answering(reading.hand, words, reading.pot, reading.favorita)
    else:
        word, maxim = bidding.opening(reading.hand, words, reading.pot, is_middle, reading.favorita)
    return Choice(Action(word), maxim)


def _pick(prompt: Prompt, word: str) -> Pick | None:
    return next((offer for offer in prompt.offers if isinstance(offer, Pick) and offer.word == word), None)


def _second(reading: Reading, prompt: Prompt) -> Choice:
    before_quarto = "quarto" in reading.place and reading.place["pe"] == reading.seat
    may_pass = "passo" in _words(prompt) and not reading.is_obliged
    word, maxim = bidding.second(reading.hand, may_pass, before_quarto, reading.pot)
    offer = _pick(prompt, CASCA)
    if word == CASCA and offer is not None:
        return Choice(offer.of(bidding.carried(reading.hand, offer.cards)), maxim)
    return Choice(Action(word), maxim)


@law("vol.I.7.17")
def _quarto(reading: Reading, prompt: Prompt) -> Choice:
    """He may choose nine of thirteen, which is a great advantage: he takes them."""
    return Choice(Action(TREZE), "vol.I.7.17")


def _aside(reading: Reading, prompt: Prompt) -> Choice | None:
    offer = _pick(prompt, "aside")
    return None if offer is None else Choice(offer.of(bidding.laid_aside(reading.hand, offer.least)), "vol.I.7.17")


def _name(reading: Reading, prompt: Prompt) -> Choice:
    if "give-back" in _words(prompt) and bidding.gives_back(reading.hand):
        return Choice(Action("give-back"), "vol.I.16.1")
    suit, maxim = bidding.named(reading.hand, reading.kind)
    return Choice(Action("name", (suit.word,)), maxim)


# The exchange.


def _buyer(reading: Reading, offer: Pick, kept: frozenset[Card] = frozenset()) -> buying.Buyer:
    bought = reading.memory.bought
    return buying.Buyer(
        hand=reading.hand,
        trump=reading.trump,
        least=offer.least,
        most=offer.most,
        kept=kept,
        is_right=not any(seat != reading.feito for seat in bought),
        is_pe=reading.place.get("pe") == reading.seat,
        geral_feared=buying.geral_feared(reading.kind, bought.get(reading.feito, 0)),
        passed=len(reading.view.stock),
    )


def _exchange(reading: Reading, prompt: Prompt) -> Choice | None:
    offer = _pick(prompt, "discard")
    if offer is None:
        return None
    aces = (ESPADILLA, BASTO) if reading.kind == RESPEITO else ()
    turned = () if reading.view.turned is None else (reading.view.turned,)
    cards, maxim = buying.by_feito(_buyer(reading, offer, frozenset((*aces, *turned))))
    return Choice(offer.of(cards), maxim)


def _buy(reading: Reading, prompt: Prompt) -> Choice | None:
    offer = _pick(prompt, "discard")
    if offer is None:
        return None
    if reading.view.trump is None:
        return Choice(offer.of(()))
    cards, maxim = buying.by_opponent(_buyer(reading, offer))
    return Choice(offer.of(cards), maxim)


# The play.


def _play(reading: Reading, prompt: Prompt) -> Choice | None:
    if "surrender" in _words(prompt) and claims.surrenders(reading):
        return Choice(Action("surrender"), "vol.I.19.6")
    downs = [say.action.arguments for say in says(prompt) if say.word == "lay-down"]
    given = [say.action.arguments[0] for say in says(prompt) if say.word == "concede"]
    claim = claims.laid_down(reading, downs, given)
    if claim is not None:
        return claim
    offered = [say.action.cards[0] for say in says(prompt) if say.word == "play" and not say.grave]
    led = [reading.trick[0].card] if reading.trick else []
    # At an open table everything is offered, and this player keeps the law.
    cards = lawful(offered, led, reading.order) if led else tuple(offered)
    return card_for(reading, cards) if cards else None


@law("vol.I.11.19", "vol.I.11.20")
def maxims(reading: Reading) -> Sequence[feito.Maxim]:
    """Those by which one plays in one's part: the feito; the forte, for the codilho; the fraco, for the reposta."""
    if reading.seat == reading.alone:
        part = (feito.ON_LEAD, feito.IN_ANSWER)
    elif reading.geral and reading.tricks[reading.alone] == sum(reading.tricks):
        part = (forte.GERAL_LEAD, forte.GERAL_ANSWER)
    else:
        part = (forte.ON_LEAD, ()) if reading.is_forte else (fraco.ON_LEAD, fraco.IN_ANSWER)
    return part[bool(reading.trick)]


def card_for(reading: Reading, cards: Sequence[Card]) -> Choice:
    """The card, and the maxim that chose it; where all are silent, the aim of the hand."""
    for law_id, advised in maxims(reading) if len(cards) > 1 else ():
        named = [card for card in advised(reading) if card in cards]
        if named:
            return Choice(play(best(reading, named)), law_id)
    return Choice(play(best(reading, cards)), AIM)


# What an open table asks besides.


def _rename(reading: Reading, prompt: Prompt) -> Choice:
    """Asked once more what is trumps, one says what one has named."""
    return Choice(Action("name", (reading.trump.word,)), "vol.II.6.9")


@law("vol.II.14.2", "vol.II.14.6")
def _owning(reading: Reading, prompt: Prompt) -> Choice:
    """A card too many is owned up to, and the lowest is thrown."""
    offer = _pick(prompt, "own-up")
    if offer is None:
        return Choice(Action("none-over"))
    return Choice(offer.of(tuple(sorted(offer.cards, key=reading.height)[: offer.least])), "vol.II.14.2")


@law("vol.II.14.7")
def _last_card(reading: Reading, prompt: Prompt) -> Choice:
    """Of the cards of one who kept silent the lowest is asked for."""
    return Choice(min(says(prompt), key=lambda say: reading.height(say.action.cards[0])).action, "vol.II.14.7")


# Words of the play.


def _order(reading: Reading, prompt: Prompt) -> Choice:
    return claims.order(reading, _words(prompt))


def _answer(reading: Reading, prompt: Prompt) -> Choice:
    return claims.answer(reading)


def _stop(reading: Reading, prompt: Prompt) -> Choice:
    return claims.stop(reading)


def _claim(reading: Reading, prompt: Prompt) -> Choice | None:
    told = reading.memory.laid_down
    if told is None or told.seat is None:
        return None
    whose = told.get("whose")
    return claims.accept(reading, told.seat, str(told.get("says")), whose.seat if isinstance(whose, Seat) else None)


def _offered(reading: Reading, prompt: Prompt) -> Choice:
    return claims.offered_win(reading)


@law("vol.II.19.8")
def _debts(reading: Reading, prompt: Prompt) -> Choice:
    """What is owed is paid in, where it may be; else it is written down apart."""
    return Choice(Action("pay-in" if "pay-in" in _words(prompt) else "leave"), "vol.II.19.8")


@law("vol.II.17.1", "vol.II.17.4")
def _payments(reading: Reading, prompt: Prompt) -> Choice:
    """What one has won is asked for, one thing after another; whoever asks too much gets what is due."""
    for word, amount in claims.won(reading):
        if (word, amount) not in reading.memory.claimed:
            reading.memory.claimed.add((word, amount))
            return Choice(Action(word, (amount,)), "vol.II.17.1")
    return Choice(Action("done"))


@law("vol.II.17.1")
def _pay(reading: Reading, prompt: Prompt) -> Choice:
    """What one owes is paid when it is asked for, and no more."""
    return Choice(Action("pay"), "vol.II.17.1")


@law("vol.II.19.22")
def _enter(reading: Reading, prompt: Prompt) -> Choice:
    """A remissa enters whole."""
    return Choice(Action("enter", ("whole",)), "vol.II.19.22")


STEPS: dict[str, Callable[[Reading, Prompt], Choice | None]] = {
    ENTER: _enter,
    FIRST: _first,
    SECOND: _second,
    QUARTO: _quarto,
    ASIDE: _aside,
    NAME: _name,
    EXCHANGE: _exchange,
    BUY: _buy,
    ORDER: _order,
    ANSWER: _answer,
    PLAY: _play,
    SURRENDERED: lambda reading, prompt: claims.pursuit(reading),
    STOP: _stop,
    CLAIM: _claim,
    OFFERED: _offered,
    COUNT: _count,
    PAYMENTS: _payments,
    PAY: _pay,
    RENAME: _rename,
    OWNING: _owning,
    LAST: _last_card,
    DEBTS: _debts,
}
"""What is decided in each stage."""

PLAYER: Callable[[int, frozenset[str]], Reader] = Adviser
"""Who plays by the book."""
