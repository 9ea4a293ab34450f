"""A person at the table with the players who keep him company: a sitting with one person."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from hashlib import sha256
from random import Random

from tapete.bots import Bot, bot, levels, usual
from tapete.sitting.bots import Bots
from tapete.sitting.fair import DealProof, Proof, Shuffle, UnfairDeal, check_deal
from tapete.sitting.holder import Holder
from tapete.sitting.kept import followed
from tapete.sitting.next import Due
from tapete.sitting.noticed import Noticed
from tapete.sitting.sitting import Earlier, Sitting, Step
from tapete.table.action import Action
from tapete.table.chance import TABLE
from tapete.table.game import Game
from tapete.table.match import Match
from tapete.table.player import witness
from tapete.table.record import write_record
from tapete.table.state import State
from tapete.table.view import View

LEVEL, YOU = "treatise", "you"


class Company:
    """A match, which of its people you are, and who plays the others.

    People keep their place though lots may move them to other seats. `proofs` are those of all shuffles there were,
    `committed` the commitments you were shown before each, and `parts` what you added to it.
    """

    def __init__(self, rules: Game, me: int = 0, level: str = LEVEL, seed: str | None = None) -> None:
        # A game for which there is no such player yet has its best one.
        self.me, self.level = me, level if level in levels(rules) else usual(rules)
        self._lots = Lots(seed)
        names = rules.people(())
        holders = [
            Holder("person", name, YOU) if place == me else Holder("bot", name, level=self.level)
            for place, name in enumerate(names)
        ]
        self.sitting = Sitting(self._lots.table, rules, holders, self._lots.shuffle)
        self.proofs: list[DealProof] = []
        self.committed: dict[int, str] = {}
        self.parts: dict[int, str] = {}
        self._bots = self._fresh_bots()

    def begin(self) -> None:
        """The first move is to be made."""
        self.sitting.begin(self._lots.shuffle(self.sitting.table, 1))
        self._add_part()

    def resume(self, match: Match, proofs: Sequence[DealProof] = (), coming: Shuffle | None = None) -> None:
        """Go on with a match that was left, with the shuffles that were kept of it, and the one it is bound to."""
        again, noticed = Match(match.game, match.names, match.facts), Noticed(len(self.sitting.holders))
        followed(self.sitting.table, again, [(move.seat, str(move.action)) for move in match.moves], (), noticed)
        shuffles = sum(move.seat == TABLE for move in match.moves)
        for holder, name in zip(self.sitting.holders, match.game.people(match.names), strict=True):
            holder.name = name
        self.proofs = list(proofs)
        following = coming or self._lots.shuffle(self.sitting.table, shuffles + 1)
        self.sitting.resume(again, noticed, following, self.proofs)
        self._add_part()

    # How it stands.

    @property
    def match(self) -> Match:
        """The match, with all its moves."""
        assert self.sitting.match is not None
        return self.sitting.match

    @property
    def state(self) -> State:
        """The match at this moment."""
        return self.sitting.state

    @property
    def seat(self) -> int:
        """Where you sit."""
        return self.state.seat_of(self.me)

    def view(self, since: int = 0) -> View:
        """What you see, with the events from number `since` on."""
        return witness(self.state, self.seat, since)

    def due(self) -> Due:
        """What the table does next."""
        return self.sitting.due()

    # What is done.

    def choice(self, state: State, seat: int) -> Step | None:
        """What another decides, if it does not come too late; it may take him a while."""
        return self.sitting.answer(state, seat, self._bots.choice(state, state.players[seat]))

    def claim(self, state: State, seats: Sequence[int]) -> Step | None:
        """What somebody claims of his own accord at an open table, though it is not his turn."""
        claim = self._bots.claim(state, seats)
        return None if claim is None else self.sitting.answer(state, *claim)

    def act(self, action: Action) -> None:
        """You do something."""
        self.keep(self.sitting.act(self.me, self.sitting.noticed.at(self.me), str(action)))

    def keep(self, step: Step) -> None:
        """Let it be so."""
        self.sitting.keep(step)
        if step.deal is not None:
            self.proofs.append(step.deal.proof)
            self._add_part()

    def undo(self) -> int:
        """Take back your last move and what the others answered; how many moves are left."""
        earlier: Earlier = self.sitting.undo(self.me, self.sitting.noticed.at(self.me))
        self.sitting.go_back(earlier)
        # What was taken back must not be remembered.
        self._bots = self._fresh_bots()
        return earlier.number

    @property
    def may_undo(self) -> bool:
        """Whether your last move can be taken back."""
        return self.sitting.undo_to(self.me) is not None

    def _fresh_bots(self) -> Bots:
        minds: dict[int, Bot] = {
            place: bot(self.level, self.sitting.rules, self._lots.number(place), trait=holder.trait)
            for place, holder in enumerate(self.sitting.holders)
            if place != self.me
        }
        return Bots(minds, Random(self._lots.number(self.me)))

    # The deal.

    def _add_part(self) -> None:
        """You are shown what the next shuffle is bound to, and add your part to it."""
        shuffle = self.sitting.shuffle
        assert shuffle is not None
        part = self.parts.setdefault(shuffle.number, self._lots.part(shuffle.number))
        self.committed.setdefault(shuffle.number, shuffle.commitment)
        self.sitting.add_nonce(self.me, shuffle.number, part)

    @property
    def shown(self) -> tuple[DealProof, ...]:
        """The proofs of the hands that are over."""
        return tuple([proof for proof in self.proofs if proof.may_be_shown(self.state)])

    def right(self, proof: DealProof) -> bool:
        """Whether a shuffle follows from what you were shown before it, and from the part that you added."""
        told = proof.commitment, proof.nonces[self.me]
        if told != (self.committed.get(proof.deal, told[0]), self.parts.get(proof.deal, told[1])):
            return False
        try:
            check_deal(self.sitting.table, proof)
        except UnfairDeal:
            return False
        return True

    def proof(self) -> Proof:
        """What anybody can check; with the record, once the match is over, if all its shuffles were kept."""
        whole = self.state.over and len(self.proofs) == sum(move.seat == TABLE for move in self.match.moves)
        record = write_record(self.match) if whole else None
        return Proof(table=self.sitting.table, game=self.sitting.rules.name, record=record, deals=self.shown)


class Lots:
    """What is drawn at a table: by the system, or all of it from one seed, so that a match can be had again."""

    def __init__(self, seed: str | None) -> None:
        self._seed = seed
        self.table = "seeded" if seed is not None else secrets.token_urlsafe(9)

    def _drawn(self, purpose: str) -> str:
        """As many random bits as any purpose needs, in hex."""
        return secrets.token_hex(32) if self._seed is None else sha256(f"{self._seed}\n{purpose}".encode()).hexdigest()

    def shuffle(self, table: str, number: int) -> Shuffle:
        """A shuffle to come."""
        return Shuffle(table, number, self._drawn(f"shuffle {number}"))

    def part(self, number: int) -> str:
        """The person's part in it."""
        return self._drawn(f"part {number}")[:32]

    def number(self, place: int) -> int:
        """What whoever sits there decides by."""
        return int(self._drawn(f"place {place}")[:8], 16)


def sit_down(game: Game, me: int = 0, level: str = LEVEL, seed: str | None = None) -> Company:
    """A new match with you among the people of the table."""
    company = Company(game, me, level, seed)
    company.begin()
    return company
