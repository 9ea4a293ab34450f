"""What people may be called."""

from __future__ import annotations

import secrets
from unicodedata import category, normalize

from tapete.errors import BadText

LONGEST = 24
NAMES = (
    "Inés", "Tomás", "Leonor", "Bento", "Catalina", "Duarte", "Beatriz", "Gaspar", "Amaia", "Martim", "Xiana", "Oriol",
    "Teresa", "Anselmo", "Jimena", "Vasco", "Lucía", "Baltasar", "Joana", "Fermín", "Aurora", "Simón", "Filipa", "Iker",
)  # fmt: skip
"""What bots are called, and guests who have not said their name."""

FORMER = "*"
"""What is kept instead of the name of somebody who has deleted his account: nobody can be called so, and whoever reads
it says it in his own language. A second one at a table has a number, as others have."""


def former(name: str) -> bool:
    """Whether this stands for the name of somebody who is gone.

    >>> former("*"), former("* 2"), former("Ana")
    (True, True, False)
    """
    return name.startswith(FORMER)


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


UNSEEN = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0")
"""Signs that show nothing and yet count as letters, marks or pictures."""
MOST_MARKS = 2
"""So many marks may stand on one letter: no language needs more, and a pile of them covers the lines of others."""


def legible(text: str) -> bool:
    """Whether everything in the text can be seen, and stays on its line.

    >>> legible("Zoë"), legible("A\u3164"), legible("A" + "\u0301" * 9)
    (True, False, False)
    """
    marks = MOST_MARKS  # A mark needs a letter to stand on.
    for letter in normalize("NFC", text):
        marks = marks + 1 if category(letter) in ("Mn", "Me") else 0
        if marks > MOST_MARKS or letter in UNSEEN or "\ufe00" <= letter <= "\ufe0f" or letter >= "\U000e0000":
            return False
    return True


def checked_name(text: str) -> str:
    """The name, if there is anything to be read in it, and nothing in it that cannot be."""
    name = clean(text)
    if not any(letter.isalnum() for letter in name):
        raise BadText("bad-name", "A name needs a letter or a number.")
    if not legible(name):
        raise BadText("illegible-name", "A name must be made of signs that can be seen and are not piled up.")
    return name
