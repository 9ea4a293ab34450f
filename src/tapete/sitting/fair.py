"""A deal that anyone can check: what the server binds itself to, what the players add, and what follows from it.

docs/fair-deal.md tells the same in words.
"""

from __future__ import annotations

import json
import secrets
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any

from tapete.cards import shuffled
from tapete.errors import BadText
from tapete.table.chance import TABLE, Chance
from tapete.table.match import Move
from tapete.table.record import open_record
from tapete.table.state import State

Nonces = Sequence[str | None]


def commitment(table: str, deal: int, secret: str) -> str:
    """What is shown before the deal: it binds the server to its secret and tells nothing of it."""
    return sha256(f"tapete commitment 1\n{table}\n{deal}\n{secret}\n".encode()).hexdigest()


def seed(table: str, deal: int, secret: str, nonces: Nonces) -> bytes:
    """What the shuffle follows from: the secret, and every nonce with its place."""
    given = "".join(f"{place} {nonce}\n" for place, nonce in enumerate(nonces) if nonce is not None)
    return sha256(f"tapete seed 1\n{table}\n{deal}\n{secret}\n{given}".encode()).digest()


@dataclass(slots=True)
class Shuffle:
    """A shuffle to come: the server is bound to its secret, and the players' nonces are gathered."""

    table: str
    number: int
    secret: str
    nonces: dict[int, str] = field(default_factory=dict)

    @staticmethod
    def fresh(table: str, number: int) -> Shuffle:
        """A new one, with 256 bits of the system's own randomness: more than any pack has orders."""
        return Shuffle(table, number, secrets.token_hex(32))

    @property
    def commitment(self) -> str:
        """What the players are shown now."""
        return commitment(self.table, self.number, self.secret)

    def by_place(self, places: int) -> tuple[str | None, ...]:
        """The nonces that have come."""
        return tuple([self.nonces.get(place) for place in range(places)])

    def seed(self, places: int) -> bytes:
        """What the shuffle follows from."""
        return seed(self.table, self.number, self.secret, self.by_place(places))


@dataclass(frozen=True, slots=True, kw_only=True)
class DealProof:
    """What one shuffle was made of; `nonces` by place, None where none came.

    Which move of the match it was is not told: with it covert signs could be counted.
    """

    deal: int
    hand: int
    word: str
    items: tuple[str, ...]
    commitment: str
    secret: str
    nonces: tuple[str | None, ...]
    left_out: tuple[int, ...]
    outcome: tuple[str, ...]

    def may_be_shown(self, state: State) -> bool:
        """Whether its hand is over, so that the secret tells nothing any more."""
        return state.over or self.hand < state.hand


@dataclass(frozen=True, slots=True, kw_only=True)
class Proof:
    """Every shuffle of a table that may be shown, and its record once the match has ended."""

    table: str
    game: str
    record: str | None
    deals: tuple[DealProof, ...]


def deal_proof(shuffle: Shuffle, chance: Chance, move: Move, nonces: Nonces, left_out: Sequence[int]) -> DealProof:
    """Everything about one shuffle, which came out as this move."""
    return DealProof(
        deal=shuffle.number, hand=move.hand, word=chance.word, items=tuple(map(str, chance.items)),
        commitment=shuffle.commitment, secret=shuffle.secret, nonces=tuple(nonces), left_out=tuple(left_out),
        outcome=tuple(map(str, move.action.arguments)),
    )  # fmt: skip


# Read back.


def read_proof(text: str | bytes) -> Proof:
    """A proof as it was written; `BadText` if it is none. What else stands there is passed over."""
    try:
        data = json.loads(text)
        deals = tuple([read_deal(deal) for deal in data["deals"]])
        return Proof(table=str(data["table"]), game=str(data["game"]), record=_text(data["record"]), deals=deals)
    except (ValueError, TypeError, KeyError, RecursionError) as error:
        why = f"{type(error).__name__}: {error}"[:160]
        raise BadText("not-a-proof", "This is not the proof of a deal: {why}.", why=why) from error


def read_deal(data: Mapping[str, Any]) -> DealProof:
    """One shuffle of a proof."""
    return DealProof(
        deal=int(data["deal"]), hand=int(data["hand"]), word=str(data["word"]), items=tuple(map(str, data["items"])),
        commitment=str(data["commitment"]), secret=str(data["secret"]), nonces=tuple(map(_text, data["nonces"])),
        left_out=tuple(map(int, data["left_out"])), outcome=tuple(map(str, data["outcome"])),
    )  # fmt: skip


def _text(value: object) -> str | None:
    return None if value is None else str(value)


class UnfairDeal(BadText):
    """A deal that does not follow from what was shown."""


def check_deal(table: str, proof: DealProof) -> None:
    """Recompute one shuffle; `UnfairDeal` if anything differs."""
    if commitment(table, proof.deal, proof.secret) != proof.commitment:
        raise UnfairDeal(
            "wrong-commitment", "Deal {deal}: the secret is not the one committed to before it.", deal=proof.deal
        )
    outcome = shuffled(proof.items, seed(table, proof.deal, proof.secret, proof.nonces))
    if outcome != proof.outcome:
        raise UnfairDeal(
            "wrong-shuffle", "Deal {deal}: the order does not follow from secret and nonces.", deal=proof.deal
        )


def check_proof(proof: Proof) -> int:
    """Recompute every shuffle, and follow the record where there is one; how many shuffles were right."""
    for deal in proof.deals:
        check_deal(proof.table, deal)
    if proof.record is not None:
        _check_record(proof, proof.record)
    return len(proof.deals)


def _check_record(proof: Proof, record: str) -> None:
    settled = list(_settled(record))
    if len(settled) != len(proof.deals):
        raise UnfairDeal(
            "deals-missing", "The match has {settled} shuffles, but {shown} are shown.",
            settled=len(settled), shown=len(proof.deals),
        )  # fmt: skip
    for (chance, move), deal in zip(settled, proof.deals, strict=True):
        same = tuple(map(str, chance.items)) == deal.items
        if not same or tuple(map(str, move.action.arguments)) != deal.outcome:
            raise UnfairDeal("other-deal", "Deal {deal} is not the one that was played.", deal=deal.deal)


def _settled(record: str) -> Iterator[tuple[Chance, Move]]:
    """What was to be shuffled in the match, and how it came out."""
    match, lines = open_record(record)
    while True:
        chance, before = match.state.chance, len(match.moves)
        if next(lines, None) is None:
            return
        for move in match.moves[before:]:
            if move.seat == TABLE and chance is not None:
                yield chance, move
