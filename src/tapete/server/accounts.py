"""Accounts: a name and a password, for those who want to keep their history and their rating."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from unicodedata import normalize

from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from tapete.lessons.course import lessons
from tapete.server.attempts import Attempts, Trier
from tapete.server.hashing import Hashing
from tapete.server.messages.me import Credentials, NewPassword, OwnPassword, Settings
from tapete.server.refusal import Refusal
from tapete.server.schema import learned, people
from tapete.server.sessions import Person, Visitor, settings_text
from tapete.server.storage import Row, Storage
from tapete.sitting.names import LONGEST, checked_name, likeness, of_one_script

WRITTEN = re.compile(r"[\w.-]+")


class Accounts:
    """What is known of people, and how they prove who they are."""

    def __init__(self, storage: Storage, hashing: Hashing, attempts: Attempts) -> None:
        self._storage, self._hashing, self._attempts = storage, hashing, attempts

    async def rename(self, person: str, name: str) -> None:
        """Be called this from now on."""
        await self._change(person, name=checked_name(name))

    async def keep_settings(self, person: str, settings: Settings) -> None:
        """Keep these settings."""
        await self._change(person, settings=settings_text(settings))

    async def learned(self, person: Person | None) -> dict[str, int]:
        """Of each lesson that this account has begun, how many questions are answered; a guest keeps that himself."""
        if person is None or person.login is None:
            return {}
        return _by_lesson(await self._storage.rows(select(learned).where(learned.c.person == person.id)))

    async def learn(self, person: Person | None, more: Mapping[str, int]) -> None:
        """Keep how far this account has come; nothing that it has learned before is lost."""
        if person is None or person.login is None:
            raise Refusal("no-account", "You have no account.", 403)
        own, known = person.id, lessons()
        new = {name: min(steps, len(known[name].steps)) for name, steps in more.items() if name in known}

        async def work(connection: AsyncConnection) -> None:
            rows = await connection.execute(select(learned).where(learned.c.person == own))
            before = _by_lesson(rows.mappings().all())
            changed = {name: steps for name, steps in new.items() if steps > before.get(name, 0)}
            if changed:
                gone = (learned.c.person == own) & learned.c.lesson.in_(changed)
                await connection.execute(delete(learned).where(gone))
                values = [{"person": own, "lesson": name, "steps": steps} for name, steps in changed.items()]
                await connection.execute(insert(learned), values)

        await self._storage.keep(work)

    async def register(self, person: Person, wanted: Credentials, address: str) -> None:
        """Make an account of a guest; what he has played stays his."""
        if person.login is not None:
            raise Refusal("has-account", "You have an account already.")
        login = checked_login(wanted.login)
        password = await self._hashing.hash(wanted.password, address)
        try:
            await self._change(
                person.id, login=login.casefold(), shown_login=login, likeness=likeness(login), password=password
            )  # fmt: skip
        except IntegrityError:
            raise Refusal(
                "login-taken", "The name {login}, or one that looks like it, is taken: choose another.", login=login
            ) from None

    async def login(self, given: Credentials, address: str, browser_of: Callable[[str], str | None]) -> str:
        """The person with this name and password; `browser_of` knows the browsers with which somebody came before."""
        row = await self._account(given.login)
        browser = None if row is None else browser_of(row["id"])
        trier = Trier(address) if browser is None else Trier(browser, known=True)
        # An unknown name costs as much time as a wrong password, and is slowed as one that is known.
        stored = None if row is None else row["password"]
        right = await self._try(given.login.casefold() if row is None else row["login"], stored, given, address, trier)
        if row is None or not right:
            raise Refusal("wrong-password", "That name or password is not right.", 403)
        person: str = row["id"]
        return person

    async def _try(
        self, account: str, stored: str | None, given: Credentials | OwnPassword, address: str, trier: Trier
    ) -> bool:
        """Whether this is the password; nothing is counted where there is no time to find out."""
        self._hashing.check(address)
        self._attempts.check(account, trier)
        right = await self._hashing.verify(stored, given.password, address)
        if right:
            self._attempts.was_right(account, trier)
        return right

    async def _account(self, login: str) -> Row | None:
        """The account with this login, as it was given or as it would be written today."""
        written = [login.casefold(), normalize("NFKC", login).casefold()]
        query = select(people.c.id, people.c.login, people.c.password).where(people.c.login.in_(written))
        found = {row["login"]: row for row in await self._storage.rows(query)}
        return found.get(written[0]) or found.get(written[1])

    async def change_password(self, visitor: Visitor, given: NewPassword, address: str) -> None:
        """Another password, for whoever knows the old one."""
        person = await self.prove(visitor, OwnPassword(password=given.old), address)
        await self._change(person, password=await self._hashing.hash(given.new, address))

    async def prove(self, visitor: Visitor, given: OwnPassword, address: str) -> str:
        """Refuse whoever does not know the password of his own account: it may be another at his screen."""
        row = await self._storage.row(select(people).where(people.c.id == visitor.id))
        if row is None or row["password"] is None:
            raise Refusal("no-account", "You have no account.", 403)
        trier = Trier(f"session {visitor.session}", known=True)
        if not await self._try(row["login"], row["password"], given, address, trier):
            raise Refusal("not-your-password", "This is not your password.", 403)
        person: str = row["id"]
        return person

    async def _change(self, person: str, **values: str) -> None:
        await self._storage.do(update(people).where(people.c.id == person).values(**values))


def checked_login(text: str) -> str:
    """The login as it is kept: on one way of writing each letter, and of letters that belong together."""
    login = normalize("NFKC", text)
    if len(login.casefold()) > LONGEST:
        raise Refusal("long-login", "That name is too long: choose a shorter one.", 400)
    checked_name(login)
    if not of_one_script(login) or not WRITTEN.fullmatch(login):
        raise Refusal(
            "mixed-login", "Write the username with letters of one alphabet: mixed ones could be taken for others.", 400
        )
    return login


def _by_lesson(rows: Iterable[Row]) -> dict[str, int]:
    return {row["lesson"]: row["steps"] for row in rows}
