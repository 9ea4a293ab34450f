"""Who may sit where: what is asked of the sheet of a table before anything is changed on it."""

from __future__ import annotations

from collections.abc import Sequence

from tapete.server.bots import check_level
from tapete.server.messages.tables import NewPlace
from tapete.server.refusal import Refusal
from tapete.server.schema import NOBODY
from tapete.server.sessions import Person
from tapete.server.sheet import Sheet
from tapete.sitting.holder import Holder
from tapete.table.game import Game


def wished_places(rules: Game, wished: Sequence[NewPlace] | None) -> list[NewPlace]:
    """The places of a new table, as many as its game has."""
    if wished is None:
        return [NewPlace(kind="you"), *(NewPlace(kind="bot") for _ in range(rules.seats - 1))]
    if len(wished) != rules.seats:
        raise Refusal(
            "wrong-players", "{game} is for {seats} players, not {given}.", 400,
            game=rules.name, seats=rules.seats, given=len(wished),
        )  # fmt: skip
    if [place.kind for place in wished].count("you") > 1:
        raise Refusal("one-place", "You can take one place only.", 400)
    return list(wished)


def wished_holder(sheet: Sheet, host: Person, wish: NewPlace) -> Holder:
    """Who holds a place of a new table."""
    match wish.kind:
        case "you":
            return Holder("person", sheet.free_name(host.name), host.id)
        case "bot":
            return Holder("bot", sheet.free_name(), level=check_level(sheet.rules, wish.level))
        case "open":
            return Holder()


def goes_on(sheet: Sheet) -> bool:
    """Whether there is still something to come at this table."""
    return sheet.status in ("waiting", "playing")


def waits_for_nobody(sheet: Sheet, host: str) -> bool:
    """Whether its host alone still waits at this table, without a place of his own."""
    seated = any(holder.kind == "person" for holder in sheet.holders)
    return sheet.status == "waiting" and sheet.host == host and not seated


def stand_up(sheet: Sheet, person: str) -> None:
    """Somebody goes for good: his place is left as usual, and a table of his that waits is another's who sits there,
    or is given up."""
    place = sheet.place_of(person)
    if place is not None:
        give_place_up(sheet, place)
    if sheet.host == person and sheet.status == "waiting":
        heirs = [holder.person for holder in sheet.holders if holder.person is not None]
        sheet.host = heirs[0] if heirs else NOBODY
        sheet.status = "waiting" if heirs else "abandoned"


def give_place_up(sheet: Sheet, place: int) -> None:
    """Before the match to anybody, in it to a bot."""
    check_going_on(sheet)
    if sheet.status == "waiting":
        sheet.holders[place] = Holder()
    else:
        sheet.holders[place].resigned, sheet.holders[place].idle = True, False
        _hand_on(sheet, sheet.holders[place].person)


def _hand_on(sheet: Sheet, person: str | None) -> None:
    """Of a match that its host has left, the first who still plays is host."""
    heirs = [holder.person for holder in sheet.holders if holder.person is not None and not holder.resigned]
    if sheet.host == person and heirs:
        sheet.host = heirs[0]


def check_host(sheet: Sheet, person: str) -> None:
    """Refuse whoever has not opened this table."""
    if sheet.host != person:
        raise Refusal("not-host", "Only the person who created the table can do this.", 403)


def check_going_on(sheet: Sheet) -> None:
    """Refuse what comes after the end."""
    if sheet.status == "abandoned":
        raise Refusal("given-up", "This table was given up before the match began.")
    if sheet.status == "over":
        raise Refusal("match-over", "The match is over.")


def check_waiting(sheet: Sheet) -> None:
    """Refuse what comes after the beginning."""
    check_going_on(sheet)
    if sheet.status != "waiting":
        raise Refusal("begun", "The match has begun already.")


def free_place(sheet: Sheet, wish: int | None, person: str) -> int:
    """The place wished for, or the one that is kept for this person, or the first that is free."""
    kept = sheet.kept_for(person)
    free = [
        place
        for place, holder in enumerate(sheet.holders)
        if holder.kind == "open" and holder.kept_for in (None, person)
    ]
    if wish is None and free:
        return free[0] if kept is None else kept
    if wish is None or wish not in free:
        raise Refusal("place-taken", "That place is taken: choose another.")
    return wish
