"""What is kept of a table, its game and its shuffles, and a match followed again with them from its moves."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from tapete.sitting.fair import DealProof, Shuffle, deal_proof
from tapete.sitting.noticed import Noticed
from tapete.table.action import Action
from tapete.table.chance import TABLE
from tapete.table.game import Game, game, game_class, regulation_of
from tapete.table.match import Match
from tapete.table.option import Value, agreed


def rules_of(name: str, table: str, regulation: str | None, options: Mapping[str, Value]) -> Game:
    """The game with these options, whatever they are called."""
    own = regulation_of(name, regulation).options if regulation else {}
    return game(name, table, regulation or "", **agreed(game_class(name).options, {**own, **options}, name))


@dataclass(slots=True)
class Dealt:
    """A shuffle: the `number`-th of the table, made as this `move`; None while it is still to come."""

    number: int
    secret: str
    move: int | None = None
    nonces: list[str | None] = field(default_factory=list)
    left_out: list[int] = field(default_factory=list)


def followed(
    table: str, match: Match, moves: Sequence[tuple[int, str]], deals: Sequence[Dealt], noticed: Noticed | None = None
) -> list[DealProof]:
    """Make these moves in a match that begins, and give the proof of each shuffle; what people `noticed` is counted."""
    proofs: list[DealProof] = []
    by_move = {deal.move: deal for deal in deals}
    for number, (seat, action) in enumerate(moves):
        before, chance = match.state, match.state.chance
        match.do(seat, Action.parse(action))
        if noticed is not None:
            noticed.move(before, seat, match.state)
        if seat == TABLE and chance is not None and number in by_move:
            deal = by_move[number]
            shuffle = Shuffle(table, deal.number, deal.secret)
            proofs.append(deal_proof(shuffle, chance, match.moves[-1], deal.nonces, deal.left_out))
    return proofs


def pending(table: str, deals: Sequence[Dealt]) -> Shuffle | None:
    """The shuffle to which the table is bound and that is still to come."""
    return next((Shuffle(table, deal.number, deal.secret) for deal in deals if deal.move is None), None)
