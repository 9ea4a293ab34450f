"""Messages as bytes."""

from __future__ import annotations

import re
from typing import Any

import msgspec

from tapete.cards import Card
from tapete.server.messages.socket import FromClient


def _card_as_text(value: Any) -> str:
    if isinstance(value, Card):
        return value.text
    raise NotImplementedError(f"{type(value)} does not go over the wire")


_encoder = msgspec.json.Encoder(enc_hook=_card_as_text)
encode = _encoder.encode
_decoder = msgspec.json.Decoder(FromClient)


# A NUL can be written in JSON as this only, unless its backslash is itself written with one.
_NUL = re.compile(rb"(?<!\\)(?:\\\\)*\\u0000")


def says_nul(data: bytes) -> bool:
    """Whether there is a NUL in any text of this message: no database keeps one, and nobody means one."""
    return b"\\u0000" in data and _NUL.search(data) is not None


def decode(data: str | bytes) -> FromClient:
    """What a client says; a `DecodeError` if it is not understood, however deep it is nested."""
    if says_nul(data.encode() if isinstance(data, str) else data):
        raise msgspec.DecodeError("there is a NUL in it")
    try:
        message: FromClient = _decoder.decode(data)
        return message
    except RecursionError as error:
        raise msgspec.DecodeError("it is nested too deeply") from error
