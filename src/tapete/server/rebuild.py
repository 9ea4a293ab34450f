"""A match brought back from its stored moves, with what its shuffles were made of."""

from __future__ import annotations

import json
from collections.abc import Sequence

from sqlalchemy import select

from tapete.server.refusal import OtherEdition, Unreadable
from tapete.server.schema import deals, moves
from tapete.server.sheet import Sheet
from tapete.server.storage import Row, Storage
from tapete.sitting.fair import DealProof, Shuffle
from tapete.sitting.kept import Dealt, followed, pending
from tapete.sitting.noticed import Noticed
from tapete.sitting.past import ends_of
from tapete.table.match import Match


async def stored_moves(storage: Storage, table: str) -> Sequence[Row]:
    """The moves of a table, in order."""
    return await storage.rows(select(moves).where(moves.c.table_id == table).order_by(moves.c.number))


async def stored_deals(storage: Storage, table: str) -> Sequence[Row]:
    """The shuffles of a table, in order; the last one is still to come."""
    return await storage.rows(select(deals).where(deals.c.table_id == table).order_by(deals.c.number))


def replayed(
    sheet: Sheet, lines: Sequence[Row], shuffles: Sequence[Row], noticed: Noticed | None = None
) -> tuple[Match, list[DealProof]]:
    """The match after its moves, and the proof of each shuffle in it; what people `noticed` of it is counted.

    `Unreadable` if the rules of today refuse a move; a match of another edition must come out by them as it did.
    """
    try:
        match, moves = Match(sheet.rules, sheet.names), [(line["seat"], line["action"]) for line in lines]
        proofs = followed(sheet.id, match, moves, [_dealt(row) for row in shuffles], noticed)
    except Exception as error:
        raise Unreadable(sheet.id, sheet.version, error) from error
    if sheet.other_edition is not None and ends_of(match.state) != list(sheet.ends):
        raise OtherEdition(sheet.id, sheet.version, sheet.edition, sheet.rules.edition)
    return match, proofs


def _dealt(row: Row) -> Dealt:
    nonces, left_out = json.loads(row["nonces"] or "[]"), json.loads(row["left_out"] or "[]")
    return Dealt(row["number"], row["secret"], row["move"], nonces, left_out)


def to_come(table: str, shuffles: Sequence[Row]) -> Shuffle | None:
    """The shuffle to which the server is bound and that is still to come."""
    return pending(table, [_dealt(row) for row in shuffles])
