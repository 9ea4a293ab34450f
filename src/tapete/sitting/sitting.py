"""A table at which people and bots sit: what a move would change is worked out first, and let be so afterwards.

Whoever keeps tables stores the step between the two, so that nobody is told what could be lost.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from dataclasses import dataclass, replace

from tapete.errors import TapeteError
from tapete.sitting.fair import DealProof, Shuffle, deal_proof
from tapete.sitting.holder import Holder
from tapete.sitting.next import Due, due
from tapete.sitting.noticed import Noticed, Place
from tapete.table.action import Action
from tapete.table.chance import TABLE
from tapete.table.game import Game
from tapete.table.match import Match, Move
from tapete.table.player import Choice
from tapete.table.state import State


class NotNow(TapeteError):
    """What somebody asks of the table cannot be done as it stands."""


@dataclass(frozen=True, slots=True)
class Deal:
    """A shuffle as it was made, and the one to which the table is bound after it."""

    proof: DealProof
    following: Shuffle


@dataclass(frozen=True, slots=True)
class Step:
    """What one move would change: the `number`-th of the match, by whom it would be noticed (`noticing`), and the
    proofs that could be `shown` after it; of a bot's the `choice`, with its grounds."""

    number: int
    move: Move
    before: State
    after: State
    noticing: frozenset[Place]
    shown: tuple[DealProof, ...]
    deal: Deal | None = None
    choice: Choice | None = None


@dataclass(frozen=True, slots=True)
class Earlier:
    """The match as it was before move `number`, and what had been noticed of it; `now` is what would be forgotten."""

    number: int
    match: Match
    noticed: Noticed
    now: State


class Sitting:
    """Who sits at a table, and the course of their match once it has begun.

    The places are the people's for the whole match; lots may move them to other seats. `takes_back`: whether a move may
    be taken back here, by one who plays with bots only. `rested` and `heard` are the states of which all have seen
    enough, and in which the bots were asked what they noticed. `fresh` makes the shuffles to which the table is bound.
    """

    def __init__(
        self, table: str, rules: Game, holders: list[Holder], fresh: Callable[[str, int], Shuffle] = Shuffle.fresh
    ) -> None:
        self.table, self.rules, self.holders, self._fresh = table, rules, holders, fresh
        self.takes_back = True
        self.rested: State | None = None
        self.heard: State | None = None
        self.match: Match | None = None
        self.noticed = Noticed(len(holders))
        self.shuffle: Shuffle | None = None
        self._hidden: list[DealProof] = []
        self.thoughts: dict[int, tuple[Move, Choice]] = {}

    # How it stands.

    @property
    def state(self) -> State:
        """The match at this moment, which has begun."""
        return self._begun().state

    @property
    def going_on(self) -> bool:
        """Whether the match has begun and is not over."""
        return self.match is not None and not self.match.state.over

    def due(self) -> Due:
        """What this table does next."""
        bots = [place for place, holder in enumerate(self.holders) if holder.bot_plays]
        return due(self.state, bots, self.rested, self.heard)

    def bot_plays(self, state: State, seat: int) -> bool:
        """Whether a bot plays at this seat now."""
        return self.holders[state.players[seat]].bot_plays

    def extent(self, place: Place) -> tuple[int, int]:
        """Up to where this place has been told of the match: the number of its next event, and of the next payment."""
        state = self.state
        return state.next_event(None if place is None else state.seat_of(place)), len(state.ledger.entries)

    def _begun(self) -> Match:
        if self.match is None:
            raise NotNow("not-begun", "The match has not begun yet.")
        return self.match

    def _still(self, state: State) -> Match:
        match = self._begun()
        if match.state is not state:
            raise RuntimeError("the table has moved on since this was worked out")
        return match

    # Its beginning.

    def begin(self, shuffle: Shuffle) -> None:
        """The first move is to be made; the table is bound to its first shuffle."""
        self.match, self.shuffle = Match(self.rules, tuple(holder.name for holder in self.holders)), shuffle

    def resume(self, match: Match, noticed: Noticed, shuffle: Shuffle | None, proofs: Iterable[DealProof]) -> None:
        """Go on with a match that was played elsewhere up to here."""
        self.match, self.noticed, self.shuffle = match, noticed, shuffle
        self._hidden = [proof for proof in proofs if not proof.may_be_shown(match.state)]

    # Moves.

    def takes_long(self, text: str) -> bool:
        """Whether to work out the step that is wanted may take long."""
        return self.match is not None and self.match.state.takes_long(text.partition(" ")[0])

    def act(self, place: Place, at: int, text: str) -> Step:
        """What somebody wants to do, who has noticed `at` moves."""
        place = self._checked(place, at)
        return self._step(self.state.seat_of(place), Action.parse(text))

    def answer(self, state: State, seat: int, choice: Choice) -> Step | None:
        """What a bot has decided in this state; None if it came too late, or whoever sits there plays himself again."""
        if self.match is None or self.match.state is not state or not self.bot_plays(state, seat):
            return None
        return replace(self._step(seat, choice.action), choice=choice)

    def draw_lots(self) -> Step | None:
        """The shuffle that is due, made of the parts that have come; None if none is due."""
        match, shuffle = self._begun(), self.shuffle
        chance = match.state.chance
        if chance is None:
            return None
        assert shuffle is not None
        places = range(len(self.holders))
        nonces, action = shuffle.by_place(len(places)), chance.outcome(shuffle.seed(len(places)))
        left_out = [place for place in places if self.holders[place].kind == "person" and nonces[place] is None]
        after = match.state.apply(TABLE, action)
        proof = deal_proof(shuffle, chance, match.move(TABLE, action, after), nonces, left_out)
        return self._planned(TABLE, action, after, Deal(proof, self._fresh(self.table, shuffle.number + 1)))

    def keep(self, step: Step) -> None:
        """Let it be so."""
        match = self._still(step.before)
        self.noticed.count(step.noticing, step.before, step.move.seat)
        match.keep(step.move.seat, step.move.action, step.after)
        if step.choice is not None:
            self._remember(step, step.choice)
        if step.deal is not None:
            self._hidden.append(step.deal.proof)
            self.shuffle = step.deal.following
        self._hidden = [proof for proof in self._hidden if proof not in step.shown]

    def _remember(self, step: Step, choice: Choice) -> None:
        """Why a bot did this, as long as somebody may ask: to the end of the next hand."""
        kept = {number: each for number, each in self.thoughts.items() if each[0].hand >= step.move.hand - 1}
        self.thoughts = {**kept, step.number: (step.move, choice)}

    def asks(self, place: Place, at: int) -> int:
        """The seat of one who asks what to do: he plays with the house alone, and is asked something himself."""
        place = self._checked(place, at)
        if not self.alone:
            raise NotNow("not-alone", "Where others play too nobody is told what to do.")
        seat = self.state.seat_of(place)
        prompt = self.state.prompt(seat)
        if prompt is None or not prompt.offers:
            raise NotNow("not-asked", "You are not asked anything now.")
        return seat

    def _checked(self, place: Place, at: int) -> int:
        """The place, if whoever holds it may ask for something and knows how the table stands."""
        if self._begun().state.over:
            raise NotNow("match-over", "The match is over.")
        if place is None:
            raise NotNow("not-seated", "You’re watching: only the players can do this.")
        if self.holders[place].resigned:
            raise NotNow("resigned", "You no longer play here: the house has your place.")
        now = self.noticed.at(place)
        if at != now:
            raise NotNow(
                "stale", "The table changed while you were choosing: have a look and choose again.", at=at, now=now
            )
        return place

    def _step(self, seat: int, action: Action) -> Step:
        return self._planned(seat, action, self.state.apply(seat, action), None)

    def _planned(self, seat: int, action: Action, after: State, deal: Deal | None) -> Step:
        match = self._begun()
        hidden = self._hidden if deal is None else [*self._hidden, deal.proof]
        return Step(
            number=len(match.moves), move=match.move(seat, action, after), before=match.state, after=after,
            noticing=self.noticed.noticing(match.state, seat, after),
            shown=tuple([proof for proof in hidden if proof.may_be_shown(after)]), deal=deal,
        )  # fmt: skip

    # The shuffle to come.

    def add_nonce(self, place: Place, deal: int, nonce: str) -> bool:
        """Somebody's part in the next shuffle, and whether it was waited for; only the first one counts."""
        shuffle = self.shuffle
        if place is None or shuffle is None or shuffle.number != deal or self.holders[place].resigned:
            return False
        shuffle.nonces.setdefault(place, nonce)
        return True

    def parts_missing(self, here: Collection[str]) -> list[int]:
        """The places of those who are here and have not added their part to the shuffle."""
        assert self.shuffle is not None
        return [
            place
            for place, holder in enumerate(self.holders)
            if holder.person in here and not holder.resigned and place not in self.shuffle.nonces
        ]

    # Taking back.

    def undo_to(self, place: Place) -> int | None:
        """The move that this place may take back: its last, if nothing that was hidden has come to light since."""
        if place is None or not self.takes_back or not self.going_on or not self.alone:
            return None
        if self.holders[place].kind != "person" or self.holders[place].resigned:
            return None
        own = self.noticed.own(place)
        return None if own is None or own.shows(self.state) else own.number

    def undo(self, place: Place, at: int) -> Earlier:
        """The match without the last move of this place and what the bots answered; a long one takes a while."""
        number = self.undo_to(self._checked(place, at))
        if number is None:
            raise NotNow(
                "no-undo", "You can’t take that back: only against the house, and before any new card is seen."
            )
        played, noticed = self._begun(), Noticed(len(self.holders))
        shorter = Match(played.game, played.names, played.facts)
        for move in played.moves[:number]:
            before = shorter.state
            noticed.move(before, move.seat, shorter.do(move.seat, move.action))
        return Earlier(number, shorter, noticed, played.state)

    def go_back(self, earlier: Earlier) -> None:
        """Let what came after be forgotten."""
        self._still(earlier.now)
        self.match, self.noticed = earlier.match, earlier.noticed
        self.thoughts = {number: each for number, each in self.thoughts.items() if number < earlier.number}

    @property
    def alone(self) -> bool:
        """Whether one person plays with bots only."""
        return [holder.kind for holder in self.holders].count("person") == 1
