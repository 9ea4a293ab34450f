"""Messages as bytes, and the views that go into them."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import msgspec

from tapete.cards import Card
from tapete.server.messages import FromClient
from tapete.table.state import State
from tapete.table.view import View


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


def open_view(state: State, since: int) -> View:
    """The table with all hands open, for a match that is over: every place as its own player sees it."""
    places = tuple(state.view(seat).seats[seat] for seat in range(len(state.players)))
    events = state.events[max(0, since - state.first_event) :]
    return replace(state.view(None), seats=places, events=events, next_event=state.first_event + len(state.events))
