"""Messages as bytes."""

from __future__ import annotations

from typing import Any

import msgspec

from tapete.cards import Card
from tapete.server.messages import FromClient


def _card_as_text(value: Any) -> str:
    if isinstance(value, Card):
        return value.text
    raise NotImplementedError(f"{type(value)} does not go over the wire")


_encoder = msgspec.json.Encoder(enc_hook=_card_as_text)
encode = _encoder.encode
_decoder = msgspec.json.Decoder(FromClient)


def decode(data: str | bytes) -> FromClient:
    """What a client says; a `DecodeError` if it is not understood, however deep it is nested."""
    try:
        message: FromClient = _decoder.decode(data)
        return message
    except RecursionError as error:
        raise msgspec.DecodeError("it is nested too deeply") from error
