"""Lessons as the bodies of answers."""

from __future__ import annotations

from functools import lru_cache

from tapete.laws.book import Language
from tapete.lessons.page import lesson_page, lesson_reply
from tapete.server.wire import encode

KEPT = 64
"""So many are kept as they were worked out: many learn the same."""


@lru_cache(maxsize=KEPT)
def encoded_page(name: str, language: Language) -> bytes:
    """A lesson with all its questions."""
    return encode(lesson_page(name, language))


@lru_cache(maxsize=KEPT)
def encoded_reply(name: str, number: int, said: str, language: Language) -> bytes:
    """What comes of an answer."""
    return encode(lesson_reply(name, number, said, language))
