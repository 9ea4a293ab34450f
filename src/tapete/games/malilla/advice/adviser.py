"""The player who plays by the book."""

from __future__ import annotations

from random import Random

from tapete.errors import BadOption
from tapete.games.malilla.advice import (
    answers,
    barrotada,
    cubiertas,
    manners,
    naming,
    openings,
    signals,
    sound,
    trumps,
    vistas,
    voids,
)
from tapete.games.malilla.advice.reading import ASLEEP_HIGH, ASLEEP_LOW, Reading, Trace
from tapete.laws.mark import law
from tapete.table.action import Action, play
from tapete.table.counsel import Book, Counsel, always, by_weight
from tapete.table.player import Choice, Counselled
from tapete.table.view import View

KEEP_COUNT = always("mal.85", said=True)
"""Keep count of the cards gone and of who has shown to lack what."""

ALWAYS: Book = {"mind": (KEEP_COUNT,), "cut": (manners.cut,)}
"""What the book teaches for all five."""

BOOKS: dict[str, Book] = {
    "malilla": {
        **ALWAYS,
        "lead": by_weight(trumps.LEADS, voids.LEADS, openings.LEADS, signals.LEADS),
        "answer": by_weight(trumps.ANSWERS, voids.ANSWERS, answers.ANSWERS, signals.ANSWERS),
    },
    "malilla-barrotada": {**ALWAYS, "lead": barrotada.ON_LEAD, "answer": barrotada.FOLLOWING},
    "malilla-coja": {**ALWAYS, "lead": barrotada.COJA_ON_LEAD, "answer": barrotada.FOLLOWING},
    "malilla-vistas": {**ALWAYS, "lead": vistas.MAXIMS, "answer": vistas.MAXIMS},
    "malilla-cubiertas": {
        **ALWAYS,
        "discard": (cubiertas.thrown,),
        "lead": cubiertas.ON_LEAD,
        "answer": cubiertas.FOLLOWING,
        "asleep": (ASLEEP_HIGH, ASLEEP_LOW),
    },
}
"""The maxims of each game."""


class Adviser(Counselled):
    """Plays any of the five by the maxims of the treatise; partners should be of one school of discards."""

    def __init__(self, seed: int = 0, without: frozenset[str] = frozenset(), school: str = "blend") -> None:
        if school not in signals.SCHOOLS:
            raise BadOption(
                "unknown-school",
                "There is no school {school}: choose {known}.",
                school=school[:60],
                known=", ".join(signals.SCHOOLS),
            )
        self._seed = seed
        self._chance = Random(seed)
        self._trace = Trace()
        self._claimed: set[tuple[int, Action]] = set()
        others = (law_id for name, law_id in signals.SCHOOLS.items() if name != school)
        self._counsel = Counsel(without.union(others))

    def notice(self, view: View) -> Choice | None:
        """What to claim now, whoever's turn it is; None to let it pass."""
        self._trace.hear(view)
        # What was once claimed in a hand is not claimed again: if it was not proved there is no more to say.
        claims = [] if view.prompt is None else manners.claims(view, self._trace)
        fresh = [action for action in claims if (view.hand, action) not in self._claimed]
        if not fresh:
            return None
        self._claimed.add((view.hand, fresh[0]))
        return Choice(fresh[0])

    def choose(self, view: View) -> Choice:
        """What to do now, and the maxim that decided it."""
        assert view.prompt is not None
        noticed = self.notice(view)
        if noticed is not None:
            return noticed
        if view.turn != view.seat:
            return Choice(self._harmless(view))
        return self._play(view) or self._exchange(view) or self._other(view)

    def _play(self, view: View) -> Choice | None:
        """A card, if one is to be played and the trick is not complete."""
        if not manners.of_word(view, "play"):
            return None
        reading = self._reading(view)
        maxims = BOOKS[view.game]["answer" if view.trick else "lead"]
        choose = vistas.choice if reading.variant.piles else sound.choice
        card, maxim = self._counsel.decide(maxims, reading, reading.lawful, choose)
        return Choice(play(card), maxim)

    def _reading(self, view: View) -> Reading:
        trace = self._trace if self._counsel.follows(KEEP_COUNT) else Trace()
        if view.game == "malilla-vistas":
            return vistas.OpenReading(view, trace, self._counsel, Random(self._seed + view.next_event))
        return Reading(view, trace, self._counsel)

    def _exchange(self, view: View) -> Choice | None:
        """In the closed game for two: what is thrown away."""
        offer = manners.pick(view, "discard")
        if offer is None:
            return None
        thrown = cubiertas.thrown(self._reading(view)) if self._counsel.follows(cubiertas.thrown) else ()
        return Choice(offer.of(thrown[: offer.most]), self._counsel.cite(cubiertas.thrown))

    def _other(self, view: View) -> Choice:
        """Everything else the table may wait for."""
        cut, draw = manners.number(view, "cut"), manners.number(view, "draw")
        if cut is not None and self._counsel.follows(manners.cut):
            return Choice(manners.cut((cut, self._chance)), manners.cut.law)
        if cut is not None:
            return Choice(cut.of(self._chance.choice(cut.usual or (cut.least,))))
        if draw is not None:
            return Choice(draw.of(draw.usual[0] if draw.usual else draw.least))
        return Choice(naming.called(view) or manners.plain_action(view) or self._named(view))

    @law("mal.48")
    def _named(self, view: View) -> Action:
        """A partner, a favourite, a card mended or changed: any will do, the cheapest card first."""
        choices = list(manners.offered(view))
        mends = manners.of_word(view, "mend", "change")
        if mends:
            return min(mends, key=lambda action: sound.HEIGHT[action.cards[0].rank])
        return self._chance.choice([action for action in choices if action.word != "leave"] or choices)

    def _harmless(self, view: View) -> Action:
        """Asked out of turn with nothing to say: a claim not to be proved, a card that falls, or whatever there is."""
        assert view.prompt is not None
        claims, drop = manners.accusations(view), manners.pick(view, "drop")
        if claims:
            return claims[0]
        return view.prompt.any(self._chance) if drop is None else drop.of(drop.cards[:1])
