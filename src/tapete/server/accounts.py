"""Accounts: a name and a password, for those who want to keep their history and their rating."""

from __future__ import annotations

import asyncio

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from sqlalchemy import select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from tapete.server.messages import Credentials, NewPassword, Settings
from tapete.server.refusal import Refusal
from tapete.server.schema import people
from tapete.server.sessions import Person, settings_text
from tapete.server.storage import Storage
from tapete.sitting.names import LONGEST, checked_name


class Accounts:
    """What is known of people, and how they prove who they are."""

    def __init__(self, storage: Storage, hasher: PasswordHasher) -> None:
        self._storage = storage
        self._hasher = hasher
        self._nobody = self._hasher.hash("nobody")
        # Each hash takes much memory: two at a time are enough.
        self._few = asyncio.Semaphore(2)

    async def rename(self, person: str, name: str) -> None:
        """Be called this from now on."""
        await self._change(person, name=checked_name(name))

    async def settle(self, person: str, settings: Settings) -> None:
        """Keep these settings."""
        await self._change(person, settings=settings_text(settings))

    async def register(self, person: Person, wanted: Credentials) -> None:
        """Make an account of a guest; what he has played stays his."""
        if person.login is not None:
            raise Refusal("has-account", "You have an account already.")
        if len(wanted.login.casefold()) > LONGEST:
            raise Refusal("long-login", "This name is too long: choose a shorter one.", 400)
        checked_name(wanted.login)
        async with self._few:
            password = await asyncio.to_thread(self._hasher.hash, wanted.password)
        try:
            await self._change(
                person.id, login=wanted.login.casefold(), shown_login=wanted.login, password=password
            )  # fmt: skip
        except IntegrityError:
            raise Refusal("login-taken", "The name {login} is taken: choose another.", login=wanted.login) from None

    async def login(self, given: Credentials) -> str:
        """The person with this name and password."""
        query = select(people.c.id, people.c.password).where(people.c.login == given.login.casefold())
        row = await self._storage.row(query)
        # An unknown name costs as much time as a wrong password.
        stored = self._nobody if row is None else row["password"]
        async with self._few:
            right = await asyncio.to_thread(self._verify, stored, given.password)
        if row is None or not right:
            raise Refusal("wrong-password", "That name or password is not right.", 403)
        person: str = row["id"]
        return person

    async def change_password(self, person: Person, given: NewPassword) -> None:
        """Another password, for whoever knows the old one."""
        await self.prove(person, given.old)
        async with self._few:
            password = await asyncio.to_thread(self._hasher.hash, given.new)
        await self._change(person.id, password=password)

    async def prove(self, person: Person, password: str) -> None:
        """Refuse whoever does not know the password of his own account: it may be another at his screen."""
        row = await self._storage.row(select(people.c.password).where(people.c.id == person.id))
        if row is None or row["password"] is None:
            raise Refusal("no-account", "You have no account.", 403)
        async with self._few:
            right = await asyncio.to_thread(self._verify, row["password"], password)
        if not right:
            raise Refusal("not-your-password", "This is not your password.", 403)

    def _verify(self, stored: str, password: str) -> bool:
        try:
            return self._hasher.verify(stored, password)
        except (VerificationError, InvalidHashError):
            return False

    async def _change(self, person: str, **values: str) -> None:
        async def work(connection: AsyncConnection) -> None:
            await connection.execute(update(people).where(people.c.id == person).values(**values))

        await self._storage.keep(work)
