"""The numbers and the cards that a text names, in the three languages."""

from __future__ import annotations

import re
from collections.abc import Iterator

from tapete.cards import Card, cards
from tapete.laws.book import Language

CARD = re.compile(r"\b(?:1[0-2]|[1-9])[OCEB]\b")
IN_DIGITS = re.compile(r"(?<![\w.])([0-9]+)(?:th)?(?!\w)")
WORD = re.compile(r"[^\W\d_]+")

UNITS: dict[Language, str] = {
    "es": "dos,doses tres,treses cuatro,cuatros cinco,cincos seis,seises siete,sietes ocho,ochos nueve,nueves",
    "pt": "dois,duas três quatro,quatros cinco,cincos seis sete,setes oito,oitos nove,noves",
    "en": "two,twos three,threes four,fours five,fives six,sixes seven,sevens eight,eights nine,nines",
}
TEENS: dict[Language, str] = {
    "es": "diez,dieces,decena,decenas once doce trece catorce,catorces quince dieciséis diecisiete "
    "dieciocho diecinueve",
    "pt": "dez,dezes,dezena,dezenas onze doze treze catorze,catorzes quinze dezasseis dezassete dezoito dezanove",
    "en": "ten,tens eleven twelve thirteen fourteen,fourteens fifteen sixteen seventeen eighteen nineteen",
}
TENS: dict[Language, str] = {
    "es": "veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa cien",
    "pt": "vinte trinta quarenta cinquenta sessenta setenta oitenta noventa cem",
    "en": "twenty thirty forty fifty sixty seventy eighty ninety hundred",
}
TWENTIES = (
    "veintiuno,veintiuna,veintiún veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho"
)
AND: dict[Language, str] = {"es": "y", "pt": "e", "en": ""}
ONE: dict[Language, set[str]] = {"es": {"uno", "una", "un"}, "pt": {"um", "uma"}, "en": {"one"}}
TWO = {"dos", "dois", "duas", "two"}
BOTH: dict[Language, set[str]] = {
    "es": {"los", "las", "ambos", "otros", "otras"},
    "pt": {"os", "as", "dos", "das", "aos", "às", "nos", "nas", "outros", "outras"},
    "en": {"the", "other"},
}
"""After these two are both of something, which the other languages may say without a number."""


def _counted(text: str, first: int, by: int = 1) -> dict[str, int]:
    return {word: first + by * place for place, words in enumerate(text.split()) for word in words.split(",")}


NUMBERS: dict[Language, dict[str, int]] = {
    language: {
        **_counted(UNITS[language], 2),
        **_counted(TEENS[language], 10),
        **_counted(TENS[language], 20, 10),
        **(_counted(TWENTIES, 21) if language == "es" else {}),
    }
    for language in ("es", "pt", "en")
}


def named_cards(text: str) -> set[Card]:
    """The cards that the text names.

    >>> sorted(card.text for card in named_cards("Tienes 12C y 4C: 3 vales."))
    ['12C', '4C']
    """
    return {card for found in CARD.findall(text) for card in cards(found)}


def named_numbers(text: str, language: Language) -> set[int]:
    """The numbers that the text names, in digits or words; not one, which is an article too, nor both of something.

    >>> sorted(named_numbers("Treinta y una: con los dos llegas a 12, y 7O no cuenta.", "es"))
    [12, 31]
    >>> sorted(named_numbers("That makes twenty-two, a hundred less seventy-eight.", "en"))
    [22, 78, 100]
    """
    digits = {int(found) for found in IN_DIGITS.findall(CARD.sub("", text))}
    return {number for number in (*digits, *_in_words(text, language)) if number > 1}


def _in_words(text: str, language: Language) -> Iterator[int]:
    # Whatever parts words, but a hyphen or a space, parts numbers too: "treinta, y dos".
    for clause in re.split(r"[^\w\s-]", text.lower()):
        words, known = WORD.findall(clause), NUMBERS[language]
        place = 0
        while place < len(words):
            number, used = known.get(words[place], 0), 1
            if 20 <= number < 100 and number % 10 == 0:
                more, used = _over(words[place + 1 :], language)
                number, used = number + more, used + 1
            if number and not (words[place] in TWO and place and words[place - 1] in BOTH[language]):
                yield number
            place += used


def _over(words: list[str], language: Language) -> tuple[int, int]:
    """What is added to a ten by the words after it, and how many of them."""
    skipped = 1 if AND[language] and words[:1] == [AND[language]] else 0
    word = words[skipped : skipped + 1]
    if not word or (AND[language] and not skipped):
        return 0, 0
    if word[0] in ONE[language]:
        return 1, skipped + 1
    unit = NUMBERS[language].get(word[0], 0)
    return (unit, skipped + 1) if 2 <= unit <= 9 else (0, 0)


COMMON = """
tiene tienes tener todos todas otros otras sobre entre cuando donde desde hasta quien quiere puede pueden puedes hacer
hacen haces según siempre nunca también antes después mientras aunque manos juego blas clara diego
"""
"""What a law and a lesson may both say without speaking of the same thing."""
BRIEF = {"as", "dos", "mus", "pie", "rey"}
ALIKE = {"sirve": "servi", "lleva": "ganar", "gana": "ganar", "toma": "ganar", "ganan": "ganar"}


def matters(text: str) -> set[str]:
    """What a Spanish text speaks of, by the beginnings of its words and by its numbers.

    >>> sorted(matters("Siete al salir; falta el de la baza."))
    ['7', 'baza', 'falta', 'salir', 'siete']
    """
    words = [
        word for word in WORD.findall(text.lower()) if word in BRIEF or (len(word) > 3 and word not in COMMON.split())
    ]
    numbers = {str(number) for number in named_numbers(text, "es")}
    return {ALIKE.get(word[:5], word[:5]) for word in words} | numbers | {str(card.rank) for card in named_cards(text)}
