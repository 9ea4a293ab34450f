"""What a client says over its socket; what it is told stands in `sitting/told.py`."""

from __future__ import annotations

from msgspec import Struct

from tapete.server.messages.bounds import ActionText, Chatter, Key, NonceText, Number


class Sent(Struct, kw_only=True, tag_field="type", forbid_unknown_fields=True):
    """What a client sends over its socket."""


class Act(Sent, tag="act"):
    """Do this, seen from the table after the `at` moves you have noticed; `id` comes back in the answer."""

    id: Number
    at: Number
    action: ActionText


class Undo(Sent, tag="undo"):
    """Take back your last action; against bots only."""

    id: Number
    at: Number


class Nonce(Sent, tag="nonce"):
    """Your part in a shuffle that has been committed to."""

    deal: Number
    nonce: NonceText


class SayPhrase(Sent, tag="phrase"):
    """One of the table's phrases."""

    id: Number
    phrase: Key


class SayText(Sent, tag="chat"):
    """Free words, where the table allows them."""

    id: Number
    text: Chatter


class GoOn(Sent, tag="on"):
    """You have seen enough of this hand, which is over."""

    hand: Number


class Here(Sent, tag="here"):
    """You have touched something: a bot that plays for you while you are idle gives your place back."""


class Ping(Sent, tag="ping"):
    """Are you there?"""

    id: Number


FromClient = Act | Undo | Nonce | SayPhrase | SayText | GoOn | Here | Ping
