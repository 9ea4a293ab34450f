"""What is kept of a match that has ended: who won, with how much, and how everybody is rated after it."""

from __future__ import annotations

import time
from collections.abc import Sequence
from statistics import mean

from openskill.models import PlackettLuce, PlackettLuceRating
from sqlalchemy import insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from tapete.server.messages import RatingChange
from tapete.server.schema import people, places, ratings, tables
from tapete.server.sheet import Sheet
from tapete.sitting.holder import Holder
from tapete.table.state import State

MODEL = PlackettLuce()


async def finish(connection: AsyncConnection, sheet: Sheet, state: State) -> list[RatingChange | None]:
    """Keep the end of a match; the ratings that changed, by place."""
    now = int(time.time())
    await connection.execute(update(tables).where(tables.c.id == sheet.id).values(status="over", finished=now))
    for place in range(len(sheet.holders)):
        side = state.game.side(state.seat_of(place))
        this = (places.c.table_id == sheet.id) & (places.c.place == place)
        ended = {"won": side in (state.winners or ()), "total": state.standing(side)}
        await connection.execute(update(places).where(this).values(**ended))
    # Where moves were taken back, or somebody went on with what another had begun, nothing is measured.
    changed = sheet.undone or any(holder.since for holder in sheet.holders)
    return [] if changed else await _rate(connection, sheet, state)


async def _rate(connection: AsyncConnection, sheet: Sheet, state: State) -> list[RatingChange | None]:
    """Accounts are rated, and so are the bots, so that to beat a weak one is worth little. Guests are not."""
    players = [await _player(connection, holder) for holder in sheet.holders]
    if not any(player and not player.startswith("bot:") for player in players):
        return []
    before = [await _rating(connection, player, state.game.name) for player in players]
    after = _rated(state, before)
    changes: list[RatingChange | None] = []
    for player, old, new in zip(players, before, after, strict=True):
        rated = player is not None and not player.startswith("bot:")
        changes.append(RatingChange(before=shown(old), after=shown(new)) if rated else None)
    for place, change in enumerate(changes):
        if change is not None:
            this = (places.c.table_id == sheet.id) & (places.c.place == place)
            await connection.execute(update(places).where(this).values(rated=change.after))
    for player in dict.fromkeys(player for player in players if player):
        own = [new for who, new in zip(players, after, strict=True) if who == player]
        await _keep(connection, player, state.game.name, _mean(own))
    return changes


def _mean(own: Sequence[PlackettLuceRating]) -> PlackettLuceRating:
    """One rating of several: a bot may sit at more than one place, and none of them counts more than another."""
    return MODEL.rating(mu=mean(rating.mu for rating in own), sigma=mean(rating.sigma for rating in own))


def shown(rating: PlackettLuceRating) -> float:
    """The number people see: what somebody can do almost for certain, on a scale that begins at a thousand."""
    return round(1000 + 40 * float(rating.ordinal()), 1)


def _rated(state: State, before: Sequence[PlackettLuceRating]) -> list[PlackettLuceRating]:
    sides = state.game.sides
    members = [[p for p in range(len(before)) if state.game.side(state.seat_of(p)) == side] for side in sides]
    # Who has won comes first; the others follow by what they have.
    results = [(side not in (state.winners or ()), -state.standing(side)) for side in sides]
    order = sorted(set(results))
    ranks = [float(order.index(result)) for result in results]
    teams = MODEL.rate([[before[place] for place in team] for team in members], ranks=ranks)
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
