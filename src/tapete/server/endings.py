"""What is kept of a match that has ended: who won, with how much, and how everybody is rated after it."""

from __future__ import annotations

import time
from collections.abc import Collection, Sequence
from statistics import mean

from openskill.models import PlackettLuce, PlackettLuceRating
from sqlalchemy import insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from tapete.server.schema import people, places, ratings, tables
from tapete.server.sheet import Sheet
from tapete.sitting.holder import Holder
from tapete.sitting.past import ends_of
from tapete.sitting.told import RatingChange
from tapete.table.state import State

MODEL = PlackettLuce()


async def finish(connection: AsyncConnection, sheet: Sheet, state: State) -> list[RatingChange | None]:
    """Keep the end of a match; the ratings that changed, by place."""
    now = int(time.time())
    await connection.execute(update(tables).where(tables.c.id == sheet.id).values(status="over", finished=now))
    for place, (won, total) in enumerate(ends_of(state)):
        this = (places.c.table_id == sheet.id) & (places.c.place == place)
        await connection.execute(update(places).where(this).values(won=won, total=total))
    return await _rate(connection, sheet, state) if sheet.rating == "rated" else []


async def _rate(connection: AsyncConnection, sheet: Sheet, state: State) -> list[RatingChange | None]:
    """Accounts are rated, and so are the bots, so that to beat a weak one is worth little."""
    # Who has won comes first; the others follow by what they have. Whoever left has lost already.
    results = [(side not in (state.winners or ()), -state.standing(side)) for side in state.game.sides]
    order = sorted(set(results))
    stayed = [place for place, holder in enumerate(sheet.holders) if not holder.resigned]
    return await _measure(connection, sheet, state, [order.index(result) for result in results], stayed)


async def rate_leavers(
    connection: AsyncConnection, sheet: Sheet, state: State, left: Sequence[int]
) -> list[RatingChange | None]:
    """Those who leave a rated match have lost it, however it ends for the others: at once, for it may never end."""
    lost = {state.game.side(state.seat_of(place)) for place in left}
    return await _measure(connection, sheet, state, [int(side in lost) for side in state.game.sides], left)


async def _measure(
    connection: AsyncConnection, sheet: Sheet, state: State, ranks: Sequence[int], whom: Collection[int]
) -> list[RatingChange | None]:
    """Rate those at these places by how the sides came in; what changed for accounts, by place."""
    players = [await _player(connection, holder) for holder in sheet.holders]
    before = [await _rating(connection, player, state.game.name) for player in players]
    after = _rated(state, before, ranks)
    measured = [player if place in whom else None for place, player in enumerate(players)]
    changes = [
        None if player is None or player.startswith("bot:") else RatingChange(before=shown(old), after=shown(new))
        for player, old, new in zip(measured, before, after, strict=True)
    ]
    for place, change in enumerate(changes):
        if change is not None:
            this = (places.c.table_id == sheet.id) & (places.c.place == place)
            await connection.execute(update(places).where(this).values(rated=change.after))
    for player in dict.fromkeys(player for player in measured if player):
        own = [new for who, new in zip(measured, after, strict=True) if who == player]
        await _keep(connection, player, state.game.name, _mean(own))
    return changes


def _mean(own: Sequence[PlackettLuceRating]) -> PlackettLuceRating:
    """One rating of several: a bot may sit at more than one place, and none of them counts more than another."""
    return MODEL.rating(mu=mean(rating.mu for rating in own), sigma=mean(rating.sigma for rating in own))


def shown(rating: PlackettLuceRating) -> float:
    """The number people see: what somebody can do almost for certain, on a scale that begins at a thousand."""
    return round(1000 + 40 * float(rating.ordinal()), 1)


def _rated(state: State, before: Sequence[PlackettLuceRating], ranks: Sequence[int]) -> list[PlackettLuceRating]:
    sides = state.game.sides
    members = [[p for p in range(len(before)) if state.game.side(state.seat_of(p)) == side] for side in sides]
    teams = MODEL.rate([[before[place] for place in team] for team in members], ranks=[float(rank) for rank in ranks])
    by_place = {p: new for team, rated in zip(members, teams, strict=True) for p, new in zip(team, rated, strict=True)}
    return [by_place[place] for place in range(len(before))]


async def _player(connection: AsyncConnection, holder: Holder) -> str | None:
    """Under whose name a rating is kept: an account's, a bot's; nobody's for a guest."""
    if holder.kind == "bot":
        return f"bot:{holder.level}"
    query = select(people.c.id).where(people.c.id == holder.person, people.c.login.is_not(None))
    account: str | None = (await connection.execute(query)).scalar()
    return account


async def _rating(connection: AsyncConnection, player: str | None, game: str) -> PlackettLuceRating:
    query = select(ratings.c.mu, ratings.c.sigma).where(ratings.c.player == player, ratings.c.game == game)
    row = (await connection.execute(query)).first() if player else None
    return MODEL.rating() if row is None else MODEL.rating(mu=row.mu, sigma=row.sigma)


async def _keep(connection: AsyncConnection, player: str, game: str, rating: PlackettLuceRating) -> None:
    this = (ratings.c.player == player) & (ratings.c.game == game)
    changed = update(ratings).where(this)
    done = await connection.execute(
        changed.values(mu=rating.mu, sigma=rating.sigma, matches=ratings.c.matches + 1)
    )  # fmt: skip
    if not done.rowcount:
        row = {"player": player, "game": game, "mu": rating.mu, "sigma": rating.sigma, "matches": 1}
        await connection.execute(insert(ratings), [row])
