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
from tapete.games.malilla.advice.counsel import Maxim, by_weight, decide
from tapete.games.malilla.advice.memory import Memory
from tapete.games.malilla.advice.reading import Reading
from tapete.laws.mark import law
from tapete.table.action import Action, play
from tapete.table.offer import Number
from tapete.table.player import Choice
from tapete.table.view import View

Maxims = tuple[Maxim, ...]

ON_LEAD = (trumps.LEADS, voids.LEADS, openings.LEADS)
FOLLOWING = (trumps.ANSWERS, voids.ANSWERS, answers.ANSWERS, signals.ANSWERS)

ALONE: dict[str, tuple[Maxims, Maxims]] = {
    "malilla-barrotada": (barrotada.ON_LEAD, barrotada.FOLLOWING),
    "malilla-coja": (barrotada.COJA_ON_LEAD, barrotada.FOLLOWING),
    "malilla-vistas": (vistas.MAXIMS, vistas.MAXIMS),
    "malilla-cubiertas": (cubiertas.ON_LEAD, cubiertas.FOLLOWING),
}
"""The maxims on lead and in following, where there are no partners."""


class Adviser:
    """Plays any of the five by the maxims of the treatise; partners should be of one school of discards."""

    def __init__(self, seed: int = 0, school: str = "blend") -> None:
        if school not in signals.SCHOOLS:
            raise BadOption(
                "unknown-school",
                "There is no school {school}: choose {known}.",
                school=school[:60],
                known=", ".join(signals.SCHOOLS),
            )
        leading, discarding = signals.SCHOOLS[school]
        self._seed = seed
        self._chance = Random(seed)
        self._memory = Memory()
        self._claimed: set[tuple[int, Action]] = set()
        self._maxims = ALONE | {"malilla": (by_weight(*ON_LEAD, (leading,)), by_weight(*FOLLOWING, (discarding,)))}

    def notice(self, view: View) -> Choice | None:
        """What to claim now, whoever's turn it is; None to let it pass."""
        self._memory.hear(view)
        # What was once claimed in a hand is not claimed again: if it was not proved there is no more to say.
        claims = [] if view.prompt is None else manners.claims(view, self._memory)
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
        return self._play(view) or self._exchange(view) or Choice(self._other(view), self._cut_maxim(view))

    def _play(self, view: View) -> Choice | None:
        """A card, if one is to be played and the trick is not complete."""
        if not manners.of_word(view, "play"):
            return None
        reading = self._reading(view)
        card, maxim = decide(
            reading, self._maxims[view.game][bool(view.trick)], vistas.choice if reading.variant.piles else sound.choice
        )
        return Choice(play(card), maxim)

    def _reading(self, view: View) -> Reading:
        if view.game == "malilla-vistas":
            return vistas.OpenReading(view, self._memory, Random(self._seed + view.next_event))
        return Reading(view, self._memory)

    def _exchange(self, view: View) -> Choice | None:
        """In the closed game for two: what is thrown away."""
        offer = manners.pick(view, "discard")
        if offer is None:
            return None
        thrown = cubiertas.thrown(Reading(view, self._memory), offer.most)
        return Choice(offer.of(thrown), "mal.cubiertas.6")

    def _cut_maxim(self, view: View) -> str | None:
        return "mal.65" if manners.number(view, "cut") else None

    def _other(self, view: View) -> Action:
        """Everything else the table may wait for."""
        cut, draw = manners.number(view, "cut"), manners.number(view, "draw")
        if cut is not None:
            return manners.cut(cut, self._chance)
        if draw is not None:
            return _rightly(draw)
        return naming.called(view) or manners.plain_action(view) or self._named(view)

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


def _rightly(offer: Number) -> Action:
    return offer.of(offer.usual[0] if offer.usual else offer.least)
