"""Who somebody is, what he likes, and how the server is."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from tapete.server.messages.bounds import Answer, Asked, Key, Login, Name, Password
from tapete.sitting.told import TableInfo


class Settings(Struct, kw_only=True, forbid_unknown_fields=True):
    """How somebody likes his table; the `usual` deck is that with which a game is played in his language."""

    language: Literal["", "es", "pt", "en"] = ""
    deck: Literal["usual", "spanish", "french"] = "usual"
    theme: Literal["auto", "light", "dark"] = "auto"
    motion: Literal["auto", "less"] = "auto"
    sound: bool = False
    forced: bool = True
    trumps_first: bool = True
    big: bool = False
    rest: Literal["short", "usual", "long", "touch"] = "usual"
    notify: bool = False


class Learned(Asked):
    """How far somebody has come: of each lesson, how many questions are answered."""

    lessons: Annotated[dict[Key, Annotated[int, Meta(ge=0, le=99)]], Meta(max_length=500)]


class Me(Answer):
    """You, and what your account has learned. What changes anything carries `csrf` in the header `X-CSRF-Token`."""

    name: str
    account: str | None
    csrf: str
    settings: Settings
    tables: list[TableInfo]
    learned: dict[str, int]


class Rename(Asked):
    """A name chosen."""

    name: Name


class Credentials(Asked):
    """Name and password of an account."""

    login: Login
    password: Password


class NewPassword(Asked):
    """Another password for your account."""

    old: Password
    new: Password


class OwnPassword(Asked):
    """Your password, for what cannot be undone."""

    password: Password


class Health(Answer):
    """Whether the server is well: its database answers, and is its own to write to."""

    ok: bool
    version: str
    database: bool
    lease: bool


class Addresses(Answer):
    """Under which addresses others reach this server: told on its `own` machine only, for nobody else needs it."""

    own: bool
    urls: list[str]
