"""One decision judged: by what its seat could know, and apart from that with open cards.

Nothing but the View and worlds drawn from it has a say in the fair measure: whoever holds what, it comes out the same.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from statistics import fmean

from tapete.errors import TapeteError
from tapete.review.comparing import Gain, compared
from tapete.review.decisions import PLAY, Decision, picks
from tapete.review.feat import feat_of, kind_of
from tapete.review.looks import Look, Seen
from tapete.review.opened import opened
from tapete.review.told import BookSays, By, Judged, Mixed, OpenCards, Share, Verdict, Way
from tapete.table.action import Action
from tapete.table.mind import Mind
from tapete.table.player import Sight
from tapete.table.tricks import TrickState
from tapete.table.worlds import world

NO_MIND = Mind(lives=40)
"""How a game is looked at that has no player who looks ahead."""
OFTEN = 0.02
"""What the table says more seldom than this it does not say."""
MOST_WAYS = 4
"""So many other ways are told of."""


LEAST = 0.05
"""A gain is not told that is less, whatever the margin."""


@dataclass(frozen=True, slots=True)
class Fair:
    """The fair measure of one decision: every other way that was not dropped for being plainly worse."""

    seen: Seen
    own: int
    others: list[tuple[int, Gain]]
    rate: float

    @property
    def best(self) -> Gain | None:
        """What the best other way brings more, in its game's unit."""
        return self.others[0][1].times(self.rate) if self.others else None

    @property
    def expects(self) -> float:
        """What what was done brings on average."""
        return self.rate * fmean(self.seen.columns[self.own])


def judged(made: Decision, look: Look, seed: int, budget: int) -> Judged:
    """Everything that is told of it; without a budget nothing is solved with open cards."""
    mixed, fair = mixed_of(made), None
    if mixed is None:
        fair = measured(made, look, seed)
    gains = fair.best if fair is not None else None
    verdict = _verdict(made, fair, mixed)
    feat, over, whose = feat_of(made)
    return Judged(
        number=made.turn.number, hand=made.turn.hand, place=made.turn.place, seat=made.seat, places=made.before.players,
        phase=made.turn.phase,
        trick=made.turn.trick, kind=kind_of(made), action=str(made.action), feat=feat, over=over, whose=whose,
        book=BookSays(action=str(made.book.action), law=made.book.maxim, grounds=made.book.grounds),
        verdict=verdict, by=_by(fair, mixed),
        worlds=len(fair.seen.columns[fair.own]) if fair is not None else 0,
        better=_better(fair, mixed, verdict),
        cost=gains.mean if gains else None, low=gains.low if gains else None, high=gains.high if gains else None,
        expects=fair.expects if fair is not None else None, unit=_unit(made),
        ways=_ways(fair), open=_opened(made, budget), mixed=mixed,
    )  # fmt: skip


def measured(made: Decision, look: Look, seed: int) -> Fair | None:
    """The ways in worlds in which the seat might be; None where there is nothing to compare, or no telling."""
    chance = Random(f"{seed}/{made.turn.number}")
    sight = Sight(made.view, world(made.before, made.seat, chance))
    try:
        seen = _looked(made, sight, look, chance)
    except TapeteError:  # a position at which nobody can look
        return None
    own = made.prompt.meant(made.action)
    if seen is None or own not in seen.ways:
        return None
    able = [place for place, way in enumerate(seen.ways) if made.prompt.allows(way)]
    seen = Seen([seen.ways[place] for place in able], [seen.columns[place] for place in able], seen.by)
    place = seen.ways.index(own)
    others = compared(seen.columns, place)
    if others is None:
        return None
    plays = made.action.word == PLAY and isinstance(made.before, TrickState)
    return Fair(seen, place, others, mind_of(made).rate(sight.world) if plays else 1.0)


def _looked(made: Decision, sight: Sight, look: Look, chance: Random) -> Seen | None:
    mind = mind_of(made)
    if made.action.word == PLAY and isinstance(sight.world, TrickState):
        return look.cards(sight, sight.world, made.action, mind, chance)
    if made.prompt.key not in mind.questions and not picks(made):
        # Words that nobody thinks about: worlds drawn as if others held any cards would flatter what is bold.
        return None
    ways = ways_of(made, sight, mind)
    return look.words(sight, ways, mind, chance) if len(ways) > 1 or mind.weighs is not None else None


def ways_of(made: Decision, sight: Sight, mind: Mind) -> Sequence[Action]:
    """What was done, what the book does, and what is thought about besides."""
    own, prompt = made.prompt.meant(made.action) or made.action, made.prompt
    more = mind.ways(sight.world, made.seat, prompt) if prompt.key in mind.questions and mind.weighs is None else ()
    return list(dict.fromkeys([own, made.book.action, *(way for way in more if prompt.allows(way))]))


def mind_of(made: Decision) -> Mind:
    """How its game is thought about."""
    game = made.before.game
    return game.contents.minds.get(game.name, NO_MIND)


def mixed_of(made: Decision) -> Mixed | None:
    """What a table that was learned says of it."""
    telling = made.before.game.contents.mixture
    found = None if telling is None else telling(made.view, made.action)
    if found is None:
        return None
    ways = tuple([Share(action=str(action), share=share) for action, share in found.ways])
    return Mixed(ways=ways, own=found.share, chance=round(100 * found.chance))


def _verdict(made: Decision, fair: Fair | None, mixed: Mixed | None) -> Verdict:
    if mixed is not None and not mixed.ways:
        return "book"
    if mixed is not None:
        # A row of the table that was seldom met may be wrong: the book must find it strange too.
        return "strange" if mixed.own < OFTEN and made.book.action.word != made.action.word else "mixed"
    if fair is None:
        return "book"
    if not fair.others:
        return "good"
    gain, mind = fair.others[0][1], mind_of(made)
    margin = max(LEAST, mind.margin if made.action.word == PLAY else mind.edge)
    if gain.mean <= margin + mind.sure * gain.error:
        return "good"
    return "mistake" if gain.low > LEAST else "unclear"


def _better(fair: Fair | None, mixed: Mixed | None, verdict: Verdict) -> str | None:
    if mixed is not None:
        return mixed.ways[0].action if verdict == "strange" else None
    return str(fair.seen.ways[fair.others[0][0]]) if fair is not None and verdict in ("mistake", "unclear") else None


def _ways(fair: Fair | None) -> tuple[Way, ...]:
    if fair is None:
        return ()
    told = [(str(fair.seen.ways[way]), gain.times(fair.rate)) for way, gain in fair.others[:MOST_WAYS]]
    return tuple([Way(action=action, gain=gain.mean, low=gain.low, high=gain.high) for action, gain in told])


def _by(fair: Fair | None, mixed: Mixed | None) -> By:
    if mixed is not None and mixed.ways:
        return "table"
    return fair.seen.by if fair is not None else "book"


def _unit(made: Decision) -> str:
    return made.before.game.worth_in


def _opened(made: Decision, budget: int) -> OpenCards | None:
    return opened(made, budget) if budget else None
