"""The player who follows the book: in the passages, the exchange, the play, and at an open table."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tapete.cards import Card
from tapete.games.voltarete import state as phase
from tapete.games.voltarete.advice import bidding, buying, claims, feito, forte, fraco, sound
from tapete.games.voltarete.advice.reading import BY_PURCHASE, KEEP_COUNT, Asked, Reading, Trace
from tapete.games.voltarete.floor.names import LAST, OWNING, PAY, RENAME
from tapete.games.voltarete.kinds import CASCA, RESPEITO, TREZE
from tapete.laws.mark import law
from tapete.table.action import Action, play
from tapete.table.counsel import AnyMaxim, Book, always
from tapete.table.matadores import BASTO, ESPADILLA
from tapete.table.offer import Accuse, Pick, Prompt, Say
from tapete.table.player import ByTheBook, Choice
from tapete.table.player import says as spoken
from tapete.table.view import View

QUIET = (
    "object", "make-play", "put-in", "deal", "look", "tell-trump", "let-go", "show-espadilha", "order", "pass-on",
    "keep", "passo",
)  # fmt: skip
"""What one does when there is nothing to decide."""

JUST = (
    "lead", "ahead", "sign", "peek", "word", "shown", "drop", "early", "casca-asks", "entry", "faced", "aces", "stock",
    "geral-look",
)  # fmt: skip
"""What is claimed whenever it can be, for all have seen it."""
DUE = ("ready", "show-aces", "ask-count", "ask-again")
"""What one does beside the question whenever one may, for it is owed, or costs nothing."""
REVOKE = "revoke"

ACCUSE = always("vol.II.22.12", "vol.II.10.19", said=True)
"""What all have seen is claimed, and a revoke that the cards prove."""

BOOK: Book = {
    "mind": (KEEP_COUNT, BY_PURCHASE, feito.FIRM),
    "bid": bidding.BIDS,
    "second": bidding.PASSAGE,
    "name": (*bidding.NAMED, bidding.gives_back),
    "exchange": buying.FEITO,
    "buy": (buying.AGAINST_GERAL, *buying.OPPONENT, buying.PASSED_ON),
    "order": claims.ORDERS,
    "reposta": (*claims.ANSWERS, *claims.PURSUITS),
    "stop": claims.STOPS,
    "claim": (*claims.LAID_DOWN, claims.accept, claims.take_the_win, ACCUSE, claims.examine),
    "pay": claims.PAID,
    "mend": claims.MENDED,
    "lead": (*feito.ON_LEAD, *forte.ON_LEAD, *forte.GERAL_LEAD, *fraco.ON_LEAD),
    "answer": (*feito.IN_ANSWER, *forte.GERAL_ANSWER, *fraco.IN_ANSWER),
    "aim": (sound.aim, sound.decides),
}
"""The maxims for each decision, and the numbers by which they go."""


class Adviser(ByTheBook):
    """Plays Voltarete by the maxims of the treatise."""

    def __init__(self, seed: int = 0, without: frozenset[str] = frozenset()) -> None:
        super().__init__(seed, QUIET, without)
        self._trace = Trace()

    def _advised(self, view: View, prompt: Prompt) -> Choice | None:
        noticed = self.notice(view)
        if noticed is not None:
            return noticed
        # Who is not asked has only what stands beside the question.
        step = STEPS.get(view.phase) if prompt.offers else None
        trace = self._trace if self._counsel.follows(KEEP_COUNT) else self._trace.words
        choice = None if step is None else step(Asked(Reading(view, trace, self._counsel), prompt))
        return choice if choice is not None and prompt.allows(choice.action) else None

    def notice(self, view: View) -> Choice | None:
        """At an open table, out of turn: what is owed is done, and what is seen is claimed."""
        self._trace.hear(view)
        if view.prompt is None:
            return None
        for offer in view.prompt.beside:
            if isinstance(offer, Say) and offer.word in DUE:
                return Choice(offer.action)
            for action in offer.actions if isinstance(offer, Accuse) and self._counsel.follows(ACCUSE) else ():
                if self._is_just(view, str(action.arguments[0]), action.arguments[1:]):
                    return Choice(action, ACCUSE.law)
        return None

    def _is_just(self, view: View, what: str, accused: tuple[object, ...]) -> bool:
        """Whether it can be claimed with good reason; never of oneself, and once in each trick."""
        if view.seat in accused:
            return False
        said = (what, *accused, *((sum(each.taken for each in view.seats),) if what != REVOKE else ()))
        if said in self._trace.claimed or not (what in JUST or what == REVOKE):
            return False
        if what == REVOKE and (view.trump is None or Reading(view, self._trace).revoked.isdisjoint(accused)):
            return False
        self._trace.claimed.add(said)
        return True


# The passages and the trumps.


def _first(asked: Asked) -> Choice:
    reading, words, counsel = asked.reading, asked.words, asked.reading.counsel
    if asked.prompt.key == "answer-licenca":
        word, maxim = bidding.answering(reading.hand, words, reading.pot, reading.favorita, counsel)
    else:
        is_middle = reading.place.get("contra-pe") == reading.seat
        word, maxim = bidding.opening(reading.hand, words, reading.pot, is_middle, reading.favorita, counsel)
    return Choice(Action(word), maxim)


def _second(asked: Asked) -> Choice:
    reading = asked.reading
    before_quarto = "quarto" in reading.place and reading.place["pe"] == reading.seat
    may_pass = "passo" in asked.words and not reading.is_obliged
    word, maxim = bidding.second(reading.hand, may_pass, before_quarto, reading.pot, reading.counsel)
    offer = asked.pick(CASCA)
    if word == CASCA and offer is not None:
        return Choice(offer.of(bidding.carried(reading.hand, offer.cards, reading.counsel)), maxim)
    return Choice(Action(word), maxim)


def _quarto(asked: Asked) -> Choice | None:
    """He may choose nine of thirteen."""
    maxim = asked.reading.counsel.cite(bidding.OF_THIRTEEN)
    return Choice(Action(TREZE), maxim) if maxim else None


def _aside(asked: Asked) -> Choice | None:
    offer, maxim = asked.pick("aside"), asked.reading.counsel.cite(bidding.OF_THIRTEEN)
    return None if offer is None else Choice(offer.of(bidding.laid_aside(asked.reading.hand, offer.least)), maxim)


def _name(asked: Asked) -> Choice:
    reading, counsel = asked.reading, asked.reading.counsel
    if "give-back" in asked.words and counsel.follows(bidding.gives_back) and bidding.gives_back(reading.hand):
        return Choice(Action("give-back"), bidding.gives_back.law)
    suit, maxim = bidding.named(reading.hand, reading.kind, counsel)
    return Choice(Action("name", (suit.word,)), maxim)


# The exchange.


def _buyer(reading: Reading, offer: Pick, kept: frozenset[Card] = frozenset()) -> buying.Buyer:
    bought = reading.trace.bought
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
        counsel=reading.counsel,
    )


def _exchange(asked: Asked) -> Choice | None:
    reading, offer = asked.reading, asked.pick("discard")
    if offer is None:
        return None
    aces = (ESPADILLA, BASTO) if reading.kind == RESPEITO else ()
    turned = () if reading.view.turned is None else (reading.view.turned,)
    cards, maxim = buying.by_feito(_buyer(reading, offer, frozenset((*aces, *turned))))
    return Choice(offer.of(cards), maxim)


def _buy(asked: Asked) -> Choice | None:
    offer = asked.pick("discard")
    if offer is None:
        return None
    if asked.reading.view.trump is None:
        return Choice(offer.of(()))
    cards, maxim = buying.by_opponent(_buyer(asked.reading, offer))
    return Choice(offer.of(cards), maxim)


# The play.


def _play(asked: Asked) -> Choice | None:
    reading = asked.reading
    claim = _said(claims.LAID_DOWN)(asked)
    if claim is not None:
        return claim
    offered = tuple(say.action.cards[0] for say in spoken(asked.prompt) if say.word == "play" and not say.grave)
    # At an open table everything is offered, and this player keeps the law.
    _, cards = reading.play.duty_of(reading.seat, offered, reading.trick)
    return card_for(reading, cards) if cards else None


@law("vol.I.11.19", "vol.I.11.20")
def maxims(reading: Reading) -> Sequence[AnyMaxim]:
    """Those by which one plays in one's part: the feito; the forte, for the codilho; the fraco, for the reposta."""
    if reading.seat == reading.alone:
        return feito.IN_ANSWER if reading.trick else feito.ON_LEAD
    if reading.geral and reading.tricks[reading.alone] == sum(reading.tricks):
        return forte.GERAL_ANSWER if reading.trick else forte.GERAL_LEAD
    if reading.is_forte:
        return () if reading.trick else forte.ON_LEAD
    return fraco.IN_ANSWER if reading.trick else fraco.ON_LEAD


def card_for(reading: Reading, cards: Sequence[Card]) -> Choice:
    """The card, and the maxim that chose it; where all are silent, the aim of the hand."""
    named, maxim = reading.counsel.named(maxims(reading), reading, cards)
    return Choice(play(sound.best(reading, named)), maxim or reading.counsel.cite(sound.aim))


# Words.


def _said(words: claims.Words, else_: str = "") -> Callable[[Asked], Choice | None]:
    """What the first of these says that is not silent; else this word, if there is one."""

    def step(asked: Asked) -> Choice | None:
        found = asked.reading.counsel.first(words, asked)
        if found is not None and found[0] is not None:
            return Choice(found[0], found[1])
        return Choice(Action(else_)) if else_ else None

    return step


STEPS: dict[str, Callable[[Asked], Choice | None]] = {
    phase.ENTER: _said((claims.ENTER_WHOLE,)),
    phase.FIRST: _first,
    phase.SECOND: _second,
    phase.QUARTO: _quarto,
    phase.ASIDE: _aside,
    phase.NAME: _name,
    phase.EXCHANGE: _exchange,
    phase.BUY: _buy,
    phase.ORDER: _said(claims.ORDERS, "begin"),
    phase.ANSWER: _said(claims.ANSWERS),
    phase.PLAY: _play,
    phase.SURRENDERED: _said(claims.PURSUITS),
    phase.STOP: _said(claims.STOPS),
    phase.CLAIM: _said((claims.accept,)),
    phase.OFFERED: _said((claims.take_the_win,)),
    phase.COUNT: _said((claims.examine,), "done"),
    phase.PAYMENTS: _said((claims.ask_for_it,), "done"),
    PAY: _said((claims.PAY,)),
    RENAME: _said((claims.NAME_AGAIN,)),
    OWNING: _said((claims.own_up,), "none-over"),
    LAST: _said((claims.ask_for_the_lowest,)),
    phase.DEBTS: _said((claims.pay_in,)),
}
"""What is decided in each stage."""
