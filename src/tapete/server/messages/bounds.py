"""How long a text may be and how great a number; what is asked and what is answered.

What comes from a client is read strictly: an unknown field, a wrong type or a text too long is refused as a whole.
"""

from __future__ import annotations

from typing import Annotated, Any, Self

from msgspec import Meta, Struct

Name = Annotated[str, Meta(min_length=1, max_length=24)]
Login = Annotated[str, Meta(pattern=r"^[\w.-]{2,24}\Z")]
Password = Annotated[str, Meta(min_length=8, max_length=200)]
Chatter = Annotated[str, Meta(min_length=1, max_length=200)]
Key = Annotated[str, Meta(min_length=1, max_length=60)]
ActionText = Annotated[str, Meta(min_length=1, max_length=300)]
NonceText = Annotated[str, Meta(pattern=r"^[0-9a-f]{32,64}\Z")]
MOST = 2**31 - 1
"""No number is greater, for every database has room for this."""

Number = Annotated[int, Meta(ge=0, le=MOST)]
AnySeat = Annotated[int, Meta(ge=-1, le=MOST)]


class Asked(Struct, kw_only=True, forbid_unknown_fields=True):
    """The body of an HTTP request."""


class Answer(Struct, kw_only=True):
    """The body of an HTTP answer, or a part of one."""

    @classmethod
    def of(cls, thing: object, **besides: Any) -> Self:
        """What is told of a thing: all that has the same name there, and this besides."""
        return cls(**{name: getattr(thing, name) for name in cls.__struct_fields__ if name not in besides}, **besides)
