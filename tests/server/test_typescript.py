"""The browser's types are those of the server."""

from __future__ import annotations

from tapete.server.typescript import FILE, written


def test_the_file_is_up_to_date() -> None:
    assert FILE.read_text(encoding="utf-8") == written(), "run `make types`"
