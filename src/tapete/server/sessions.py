"""Who comes through the door: a signed cookie, and the person it stands for, if he has done anything yet."""

from __future__ import annotations

import hmac
import secrets
import time
from dataclasses import dataclass
from hashlib import sha256
from typing import Any

import msgspec
from sqlalchemy import Update, delete, exists, insert, select, update
from sqlalchemy.exc import IntegrityError

from tapete.server.messages.me import Settings
from tapete.server.schema import NOBODY, keys, people, places, practised, sessions, tables
from tapete.server.storage import Storage
from tapete.sitting.names import guest_name

COOKIE = "tapete"
KNOWN = "tapete-known"
"""The cookie that stays when somebody logs out: it says only that his account was entered with this browser."""
DAY = 24 * 3600
LASTS = 180 * DAY
"""So long a session lives that nobody uses."""


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody the server knows; a guest has no login."""

    id: str
    name: str
    login: str | None
    settings: Settings


@dataclass(frozen=True, slots=True)
class Visitor:
    """A session, and whose it is; nobody's before the first thing is done in it."""

    session: str
    person: Person | None

    @property
    def id(self) -> str | None:
        """The person's id."""
        return None if self.person is None else self.person.id


class Door:
    """Signs cookies and reads them. The key lives in storage, so cookies outlive the process."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._key = b""

    async def open(self) -> None:
        """Fetch the key; make it on the first day."""
        found = await self._storage.row(select(keys.c.value).where(keys.c.name == "cookies"))
        if found is None:
            await self._storage.do(insert(keys).values(name="cookies", value=secrets.token_hex(32)))
            return await self.open()
        self._key = bytes.fromhex(found["value"])

    def fresh(self) -> str:
        """A new session; nothing is stored for somebody who only looks."""
        return secrets.token_hex(20)

    def cookie(self, session: str) -> str:
        """The session, signed."""
        return f"{session}.{self._sign('session', session)}"

    def read(self, cookie: str | None) -> str | None:
        """The session of a cookie that we signed."""
        session, _, signature = (cookie or "").partition(".")
        right = hmac.compare_digest(signature.encode(), self._sign("session", session).encode())
        return session if session and right else None

    def csrf(self, session: str) -> str:
        """What a page of this session must show to change anything."""
        return self._sign("csrf", session)

    def csrf_matches(self, session: str, token: str) -> bool:
        """Whether this is it."""
        return hmac.compare_digest(token.encode(), self.csrf(session).encode())

    def mark(self, person: str) -> str:
        """What a browser keeps with which this person has come in; it lets nobody in."""
        browser = secrets.token_hex(8)
        return f"{browser}.{self._sign('known', f'{browser} {person}')}"

    def browser_of(self, mark: str | None, person: str) -> str | None:
        """Which browser it is, if this person has come in with it before."""
        browser, _, signature = (mark or "").partition(".")
        right = hmac.compare_digest(signature.encode(), self._sign("known", f"{browser} {person}").encode())
        return f"browser {browser}" if browser and right else None

    def _sign(self, purpose: str, text: str) -> str:
        return hmac.new(self._key, f"{purpose}\n{text}".encode(), sha256).hexdigest()

    # The person behind a session.

    async def visitor(self, cookie: str | None) -> Visitor | None:
        """Who holds this cookie; None if we did not sign it, or the session was revoked or not used for too long."""
        session = self.read(cookie)
        if session is None:
            return None
        query = (
            select(sessions.c.revoked, sessions.c.seen, people)
            .join(people, people.c.id == sessions.c.person)
            .where(sessions.c.id == digest(session))
        )
        row = await self._storage.row(query)
        if row is None:
            return Visitor(session, None)
        unseen = int(time.time()) - row["seen"]
        if row["revoked"] or unseen > LASTS:
            return None
        if unseen > DAY:
            await self._storage.do(_changed(session, seen=int(time.time())))
        return Visitor(session, _person(row))

    async def known(self, visitor: Visitor) -> Person:
        """The visitor as a person: whoever does something for the first time becomes a guest."""
        if visitor.person is not None:
            return visitor.person
        person = Person(secrets.token_hex(16), guest_name(), None, Settings())
        guest = insert(people).values(
            id=person.id, name=person.name, settings=settings_text(person.settings), created=int(time.time())
        )
        try:
            await self._storage.do(guest, insert(sessions).values(session_row(visitor.session, person.id)))
        except IntegrityError:
            # Two first requests at once: the other one has made the guest.
            again = await self.visitor(self.cookie(visitor.session))
            if again is None or again.person is None:
                raise
            return again.person
        return person

    async def begin(self, person: str) -> str:
        """A new session for this person."""
        session = self.fresh()
        await self._storage.do(insert(sessions).values(session_row(session, person)))
        return session

    async def revoke(self, session: str) -> None:
        """This session is over."""
        await self._storage.do(_changed(session, revoked=True))

    async def revoke_all(self, person: str) -> None:
        """Every session of this person is over."""
        await self._storage.do(update(sessions).where(sessions.c.person == person).values(revoked=True))

    async def forget_ended(self) -> None:
        """Sessions that nobody has used for too long are gone, and with them the guests who have never sat anywhere."""
        # A revoked one is kept as long: until then its cookie may still be shown.
        ended = delete(sessions).where(sessions.c.seen < int(time.time()) - LASTS)
        idle = (
            people.c.login.is_(None),
            people.c.id != NOBODY,
            ~exists().where(sessions.c.person == people.c.id),
            ~exists().where(places.c.person == people.c.id),
            ~exists().where(tables.c.host == people.c.id),
        )
        # What a guest has practised was his alone.
        alone = delete(practised).where(practised.c.person.in_(select(people.c.id).where(*idle)))
        await self._storage.do(ended, alone, delete(people).where(*idle))


def _changed(session: str, **values: bool | int) -> Update:
    return update(sessions).where(sessions.c.id == digest(session)).values(**values)


def digest(session: str) -> str:
    """What is stored of a session: who reads the storage cannot enter with it."""
    return sha256(session.encode()).hexdigest()


def session_row(session: str, person: str) -> dict[str, Any]:
    """A session as it is stored."""
    now = int(time.time())
    return {"id": digest(session), "person": person, "created": now, "seen": now, "revoked": False}


def settings_text(settings: Settings) -> str:
    """Settings as they are stored."""
    return msgspec.json.encode(settings).decode()


def _person(row: Any) -> Person:
    try:
        settings = msgspec.json.decode(row["settings"], type=Settings)
    except msgspec.DecodeError:
        # Kept by another version of Tapete: the usual settings serve until new ones are chosen.
        settings = Settings()
    return Person(row["id"], row["name"], row["shown_login"], settings)
