"""What people may be called."""

from __future__ import annotations

import re
import secrets
from unicodedata import category, name, normalize

from tapete.errors import BadText

LONGEST = 24
NAMES = (
    "Inés", "Tomás", "Leonor", "Bento", "Catalina", "Duarte", "Beatriz", "Gaspar", "Amaia", "Martim", "Xiana", "Oriol",
    "Teresa", "Anselmo", "Jimena", "Vasco", "Lucía", "Baltasar", "Joana", "Fermín", "Aurora", "Simón", "Filipa", "Iker",
)  # fmt: skip
"""What bots are called, and guests who have not said their name."""

TRAITS = {
    "bold": ("Tomás", "Duarte", "Amaia", "Jimena", "Iker", "Blas"),
    "careful": ("Leonor", "Catalina", "Martim", "Anselmo", "Aurora", "Clara"),
    "patient": ("Bento", "Gaspar", "Teresa", "Joana", "Simón", "Diego"),
    "forward": ("Inés", "Xiana", "Vasco", "Baltasar", "Filipa", "Ana"),
}
"""By which trait those of the house are known who have one (`tapete.looking.traits`)."""


def trait_of(name: str) -> str:
    """What a bot of this name is known for; nothing, if it is even-tempered or none of ours.

    >>> trait_of("Tomás"), trait_of("Lucía"), trait_of("Somebody")
    ('bold', '', '')
    """
    return next((trait for trait, names in TRAITS.items() if name in names), "")


FORMER = "*"
"""What is kept instead of the name of somebody who has deleted his account: nobody can be called so, and whoever reads
it says it in his own language. A second one at a table has a number, as others have."""


def former(called: str) -> bool:
    """Whether this stands for the name of somebody who is gone.

    >>> former("*"), former("* 2"), former("Ana"), former("*Ana")
    (True, True, False, False)
    """
    return re.fullmatch(r"\*( \d)?", called) is not None


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
    return legibly(text) == normalize("NFC", text)


def legibly(text: str) -> str:
    """The text without what cannot be seen, and without the marks that are piled up on one letter.

    >>> legibly("A" + "\u0336" * 9 + "na\u3164") == "A" + "\u0336" * 2 + "na"
    True
    """
    kept, marks = [], MOST_MARKS  # A mark needs a letter to stand on.
    for letter in normalize("NFC", text):
        marks = marks + 1 if category(letter) in ("Mn", "Me") else 0
        unseen = letter in UNSEEN or "\ufe00" <= letter <= "\ufe0f" or letter >= "\U000e0000"
        if marks <= MOST_MARKS and not unseen:
            kept.append(letter)
    return "".join(kept)


def checked_name(text: str) -> str:
    """The name, if there is anything to be read in it, and nothing in it that cannot be."""
    wanted = clean(text)
    if not any(letter.isalnum() for letter in wanted):
        raise BadText("bad-name", "A name needs a letter or a number.")
    if wanted.startswith(FORMER):
        raise BadText("starred-name", "A name cannot begin with an asterisk: it stands for those who have left.")
    if not legible(wanted):
        raise BadText("illegible-name", "Write the name with letters that can be seen, without piled-up signs.")
    return wanted


# Names that look the same.

ALIKE = str.maketrans(
    # Greek, then Cyrillic, each in capitals and small letters; last what is alike within our own letters and figures.
    "ΑΒΕΖΗΙΚΜΝΟΡΤΥΧϹϳαγηικνορτυχϲωАВЕЅІЈКМНОРСТУХҮԚԜԌаеорсухѕіјһкԁԛԝѵӏI10ıɑɡɩ",
    "ABEZHlKMNOPTYXCjaynikvoptuxcwABESlJKMHOPCTYXYQWGaeopcyxsijhkdqwvlllOiagi",
)
"""Letters for which others can be taken, and which."""
TOGETHER = (
    frozenset({"LATIN", "CJK", "IDEOGRAPHIC", "HIRAGANA", "KATAKANA"}),
    frozenset({"LATIN", "CJK", "HANGUL"}),
    frozenset({"LATIN", "CJK", "BOPOMOFO"}),
)
"""Scripts that are written side by side; in any other company a letter only pretends to be another."""


def likeness(text: str) -> str:
    """What a name looks like: two that can be taken for each other have the same.

    >>> likeness("Ana") == likeness("Аnа") == likeness("ＡＮＡ"), likeness("José") == likeness("Jose")
    (True, False)
    """
    plain = normalize("NFD", normalize("NFKC", text)).translate(ALIKE)
    return normalize("NFC", plain).casefold()


def of_one_script(text: str) -> bool:
    """Whether the letters of a text belong together.

    >>> of_one_script("Jose"), of_one_script("Вася"), of_one_script("Jоse"), of_one_script("山田taro")
    (True, True, False, True)
    """
    scripts = {re.split(r"[ -]", name(letter, "?"))[0] for letter in normalize("NFKC", text) if letter.isalpha()}
    return len(scripts) < 2 or any(scripts <= known for known in TOGETHER)
