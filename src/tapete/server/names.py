"""What people may be called."""

from __future__ import annotations

import secrets
from unicodedata import category, normalize

from tapete.server.refusal import Refusal

LONGEST = 24
NAMES = (
    "Inés", "Tomás", "Leonor", "Bento", "Catalina", "Duarte", "Beatriz", "Gaspar", "Amaia", "Martim", "Xiana", "Oriol",
    "Teresa", "Anselmo", "Jimena", "Vasco", "Lucía", "Baltasar", "Joana", "Fermín", "Aurora", "Simón", "Filipa", "Iker",
)  # fmt: skip
"""What bots are called, and guests who have not said their name."""


def guest_name() -> str:
    """A name for somebody who has not chosen one."""
    return secrets.choice(NAMES)


def clean(text: str, longest: int = LONGEST) -> str:
    """The text on one line, without signs that cannot be seen or that turn the line around.

    >>> clean("  Ana\\u202e  María ")
    'Ana María'
    """
    seen = "".join(" " if letter.isspace() else letter for letter in normalize("NFC", text))
    shown = "".join(letter for letter in seen if category(letter)[0] != "C")
    return " ".join(shown.split())[:longest].strip()


def checked_name(text: str) -> str:
    """The name, if there is anything to be read in it."""
    name = clean(text)
    if not any(letter.isalnum() for letter in name):
        raise Refusal("bad-name", "A name needs a letter or a number.", 400)
    return name
