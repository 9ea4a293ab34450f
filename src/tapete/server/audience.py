"""Those who listen at a table: what each of them is told and shown."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection

from tapete.server.connection import Connection, Shown
from tapete.server.sheet import Sheet
from tapete.server.wire import encode
from tapete.sitting import told
from tapete.sitting.fair import DealProof
from tapete.sitting.noticed import Place
from tapete.sitting.showing import showing
from tapete.sitting.sitting import Sitting
from tapete.table.state import State

MOST_SHOWN = 64
"""So many views of one moment are kept, for those who have seen as much as another."""
MOMENT = 0.1
"""Those who come and go within so many seconds are told of together."""

Part = tuple[Place, bool]
"""What somebody is at a table: where he sits, and whether he is its host. All who only watch are one."""


class Audience:
    """The connections to one table, those who sit at it and those who watch."""

    def __init__(self, sheet: Sheet, sitting: Sitting) -> None:
        self._sheet, self._sitting = sheet, sitting
        self.connections: set[Connection] = set()
        self._shown: dict[tuple[Place, int, int, bool], Shown] = {}
        self._shown_of: State | None = None
        self._news: dict[Part, bytes] = {}
        self._coming: asyncio.TimerHandle | None = None
        self._resting: told.Resting | None = None
        self.clock: Callable[[], told.ClockNews] | None = None

    @property
    def here(self) -> set[str]:
        """The people who are connected."""
        return {connection.person for connection in self.connections if connection.person is not None}

    def info(self, person: str | None) -> told.TableInfo:
        """The table as it is told to this person."""
        watching = sum(self._place(connection) is None for connection in self.connections)
        match, noticed = self._sitting.match, self._sitting.noticed
        return self._sheet.info(person, self.here, watching, match.state.hand if match else 0, noticed.at(None))

    def close(self, code: int) -> None:
        """Everybody is shown out."""
        self._tell_no_later()
        for connection in self.connections:
            connection.close(code)

    def _place(self, connection: Connection) -> Place:
        return self._sheet.place_of(connection.person)

    # Telling.

    def tell_all(self, message: told.FromServer) -> None:
        """The same for everybody."""
        encoded = encode(message)
        for connection in self.connections:
            connection.pass_on(encoded)

    def tell_table(self) -> None:
        """Who sits where has changed."""
        self._tell_no_later()
        self._news.clear()
        for connection in self.connections:
            connection.pass_on(self._table_news(connection.person))

    def tell_soon(self) -> None:
        """Somebody has come or gone: a crowd that does is told of at once, and not each one to each other."""
        if self._coming is None:
            self._coming = asyncio.get_running_loop().call_later(MOMENT, self.tell_table)

    def _tell_no_later(self) -> None:
        if self._coming is not None:
            self._coming.cancel()
            self._coming = None

    def _table_news(self, person: str | None) -> bytes:
        part = self._sheet.place_of(person), person == self._sheet.host
        if part not in self._news:
            self._news[part] = encode(told.TableNews(table=self.info(person)))
        return self._news[part]

    def tell_said(self, place: int, phrase: str | None, text: str | None) -> None:
        """Whoever sits there says something."""
        self.tell_all(told.Said(place=place, name=self._sheet.holders[place].name, phrase=phrase, text=text))

    def tell_shuffled(self, proof: DealProof) -> None:
        """What a shuffle was made of, but for its secret."""
        self.tell_all(told.shuffled(proof))

    def tell_revealed(self, proofs: Collection[DealProof]) -> None:
        """The secrets of hands that are over."""
        for proof in proofs:
            self.tell_all(told.Revealed(proof=proof))

    def tell_committed(self) -> None:
        """To which shuffle the table is bound, while one is to come."""
        if bound := told.committed(self._sitting):
            self.tell_all(bound)

    def tell_resting(self, hand: int, awaited: list[int]) -> None:
        """A hand that is over is looked at; once nobody is awaited it is forgotten."""
        before, self._resting = self._resting, told.Resting(hand=hand, awaited=tuple(awaited)) if awaited else None
        if self._resting is not None and self._resting != before:
            self.tell_all(self._resting)

    def tell_clock(self) -> None:
        """Whose time is counted, and how it stands."""
        if self.clock is not None:
            self.tell_all(self.clock())

    def sits_down(self, place: int) -> None:
        """Somebody takes this place in the midst of a match: he is bound to add his part to the shuffle to come."""
        self._shown.clear()
        person, bound = self._sheet.holders[place].person, told.committed(self._sitting)
        for connection in self.connections:
            if connection.person == person:
                connection.sits_down(self._sitting.extent(place)[0])
                if bound is not None:
                    connection.tell(bound)

    def welcome(self, connection: Connection) -> None:
        """What somebody who comes in is told; who else came in this moment he hears with the others."""
        if self._coming is None:
            self._news.clear()
        connection.pass_on(self._table_news(connection.person))
        self.tell_soon()
        if bound := told.committed(self._sitting):
            connection.tell(bound)
        if self._sitting.match is not None:
            connection.show()
        if self._resting is not None:
            connection.tell(self._resting)
        if self.clock is not None and (counted := self.clock()).place is not None:
            connection.tell(counted)

    # Showing.

    def show(self) -> None:
        """The cards have moved."""
        for connection in self.connections:
            connection.show()

    def show_to(self, places: Collection[Place]) -> None:
        """The cards have moved, for those who have noticed."""
        for connection in self.connections:
            if self._place(connection) in places:
                connection.show()

    def rewind(self) -> None:
        """Moves were taken back: what came of them is told anew."""
        for connection in self.connections:
            connection.rewind(*self._sitting.extent(self._place(connection)))

    def showing(self, person: str | None, since: int, kept: int, here: bool) -> Shown:
        """What is sent to this person, who has been here since, or comes in now."""
        return self.shown(self._sheet.place_of(person), since, kept, here)

    def shown(self, place: Place, since: int, kept: int, here: bool = False) -> Shown:
        """What is sent to this place, or to those who watch, who all get the same."""
        if self._shown_of is not self._sitting.state:
            self._shown, self._shown_of = {}, self._sitting.state
        # A client may say what it likes of what it has seen.
        since = min(since, self._sitting.extent(place)[0])
        key = (place, since, kept, here)
        if key not in self._shown:
            if len(self._shown) >= MOST_SHOWN:
                self._shown.clear()
            self._shown[key] = shown_to(self._sitting, place, since, kept, here)
        return self._shown[key]


def shown_to(sitting: Sitting, place: Place, since: int, kept: int, here: bool) -> Shown:
    """The match as this place, or somebody watching, may see it after the moves it has noticed."""
    news = showing(sitting, place, since, kept, here)
    return Shown(encode(news), news.view.next_event, kept + len(news.view.ledger))
