"""The regulations of the Zanga: at each of their tables everything is played out that a table may agree on.

What comes of it stands here as its source tells it, the articles or the introduction before them, and not as the table
of its options has it; and the last test changes every option in turn, and wants something of it to come out otherwise.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tapete.errors import TapeteError
from tapete.games.zanga.game import ZangaGame
from tapete.table.game import OPEN
from tests.games.zanga.hands import Zanga, begun

Came = object
"""What came of it, as a test can compare it."""

HECHA, PUESTA, CODILLO = "AAAAABBB", "ABABABAB", "AABBBBBB"


def _ana_plays(score: tuple[int, int] | None = None, **agreed: Any) -> Zanga:
    return begun(score, **agreed).taken_by("ana")


# Before the play.


def after_hand_101(**agreed: Any) -> Came:
    return _ana_plays(start={"hand_of_match": 101}, **agreed).played(HECHA).phase


def how_the_pack_is_cut(**agreed: Any) -> Came:
    return Zanga(**agreed).falls().do("diego cut 5").words("clara")


def who_deals_after_blas_had_the_seven(**agreed: Any) -> Came:
    """Diego dealt the first hand, and the mano was Blas."""
    return Zanga(BLAS="7E", start={"hand_of_match": 1}, **agreed).taken_by("blas").played("BBBBBAAA").dealer


def vales_when_blas_let_ana_play(**agreed: Any) -> Came:
    return begun(**agreed).do("ana juego, blas juego").vales


def what_follows_juego(**agreed: Any) -> Came:
    return begun(**agreed).say("juego").phase


def the_zanga(**agreed: Any) -> Zanga:
    return begun(**agreed).say("paso paso paso zanga")


def what_the_zanga_costs(**agreed: Any) -> Came:
    case = the_zanga(**agreed)
    return case.vales, case.fianza


def what_the_pie_may_do_with_it(**agreed: Any) -> Came:
    return the_zanga(**agreed).words("diego")


def who_has_the_bond_when_he_goes_back(**agreed: Any) -> Came:
    return the_zanga(**agreed).do("diego vuelvo").vales


# The play.

KEPT: dict[str, Any] = {"ANA": "1E", "BLAS": "1B 12E 2E 3E 4E 5E 6E 7E"}


def what_the_bastillo_owes_the_espadilla(**agreed: Any) -> Came:
    return sorted(_ana_plays(**KEPT, **agreed).do("ana play 1E").may("blas", "play"))


def when_five_may_be_asked(**agreed: Any) -> Came:
    case = _ana_plays(**agreed)
    return [number for number in range(1, 5) if "cinco" in case.won("A" * number).words("ana")]


def whether_the_sixth_card_is_for_all(**agreed: Any) -> Came:
    """Five tricks were made and not asked."""
    hand = "1E 7O 1B 1O 12O 11O 10O 12C"
    return _ana_plays(ANA=hand, **agreed).won("AAAAA", estuche="B").do("ana play 12C").state.todas


# What is paid.


def five_made_unasked(**agreed: Any) -> Came:
    return _ana_plays(**agreed).stopped("AAAAA").vales


def all_missed(**agreed: Any) -> Came:
    return _ana_plays(**agreed).asked("A").but(todas=0).played("AAAAAABA").vales


def a_codillo_of_who_has_three(**agreed: Any) -> Came:
    return _ana_plays((7, 19), **agreed).played(CODILLO).vales


def what_a_puesta_leaves_owing(**agreed: Any) -> Came:
    return _ana_plays((7, 17), **agreed).played(PUESTA).state.debts


def a_puesta_with_the_estuche(**agreed: Any) -> Came:
    return _ana_plays(**agreed).played(PUESTA, estuche="A").silent().vales


def an_estuche_not_announced(**agreed: Any) -> Came:
    return _ana_plays(**agreed).played(HECHA, estuche="A").silent().paid("estuche")


def an_estuche_shown_at_the_stop(**agreed: Any) -> Came:
    """The bastillo is in Ana's hand still when she stops."""
    case = _ana_plays(ANA="1E 7O 1B 1O 12O 11O 10O 12C", **agreed)
    played = case.won("AAAAA", estuche="A")
    third = tuple(
        trick if place != 2 else type(trick)(0, 0, trick.plays[1:]) for place, trick in enumerate(played.state.taken)
    )
    stopped = played.but(taken=third, hands=(case.state.hands[0][2:5], *case.state.hands[1:])).do("ana basta")
    return stopped.phase


def a_puesta_and_five_missed_with_three(**agreed: Any) -> Came:
    return _ana_plays((7, 12), **agreed).asked("A").played("AABABABB").vales


# The open table.

REVOKES = {"ANA": "5C", "BLAS": "6C", "CLARA": "4C 6B 12B 11B 10B 7B 5B 4B", "DIEGO": "7C"}


def what_may_mend_a_revoke(**agreed: Any) -> Came:
    case = Zanga(table=OPEN, **REVOKES, **agreed).taken_by("blas").do("ana play 5C, blas play 6C, clara play 6B")
    return case.may("clara", "enmienda")


def a_revoke_with_a_matador_against_eight_that_could_be(**agreed: Any) -> Came:
    """Ana plays the bastillo to a plain espada that she could serve: with her help Blas and Diego make all eight."""
    hands = {
        "DIEGO": "1E 7C 1C 12C 11C 10C 12E 7O",
        "ANA": "1B 12O 2O 7B 2E 3E 3B 4B",
        "BLAS": "5O 4E 11E 10E 12B 11B 10B 2B",
        "CLARA": "3C 4C 7E 6E 5E 5B 6B 11O",
    }
    case = Zanga(table=OPEN, **hands, **agreed).taken_by("blas", "copas").but(leader=3)
    return case.do("diego play 12E, ana play 1B, blas renuncio 1B").silent().paid("revoke-matador")


# When the hand is over.


def what_is_told_of_the_zanga(**agreed: Any) -> Came:
    return len(_ana_plays(**agreed).played(HECHA).told("zanga-shown"))


BY_THE_ARTICLES: dict[Callable[..., Came], Came] = {
    after_hand_101: "shuffle",  # 11
    how_the_pack_is_cut: {"cut"},  # 13
    who_deals_after_blas_had_the_seven: "blas",  # 17
    vales_when_blas_let_ana_play: [12, 16, 4],  # 41
    what_follows_juego: "speak",  # 22
    what_the_zanga_costs: ([8, 12, 8], 4),  # 21: one vale, and a bond of two against two
    what_the_pie_may_do_with_it: {"me-quedo", "vuelvo"},  # 54
    who_has_the_bond_when_he_goes_back: [12, 12, 8],  # 25
    what_the_bastillo_owes_the_espadilla: ["1B"],  # 28
    when_five_may_be_asked: [2],  # 48
    whether_the_sixth_card_is_for_all: None,  # 49
    five_made_unasked: [16, 16, 0],  # 48
    all_missed: [16, 16, 0],  # 60: the two of five are lost
    a_codillo_of_who_has_three: [0, 29, 3],  # 47
    what_a_puesta_leaves_owing: (0, 0),  # 46
    a_puesta_with_the_estuche: [6, 18, 8],  # 61
    an_estuche_not_announced: [],  # 51
    an_estuche_shown_at_the_stop: "claims",  # 51, 38
    a_puesta_and_five_missed_with_three: [0, 14, 18],  # 47
    what_may_mend_a_revoke: set(),  # 34
    a_revoke_with_a_matador_against_eight_that_could_be: [(0, 1, 2)],  # 30
    what_is_told_of_the_zanga: 0,  # 14
}
"""What the articles make of it, with their numbers."""

BY_THE_INTRODUCTION: dict[Callable[..., Came], Came] = BY_THE_ARTICLES | {
    how_the_pack_is_cut: {"cut", "tap"},  # Jugadores, nota 2
    what_the_zanga_costs: ([10, 14, 8], 0),  # Zanga: "debiendo meter una piedra por este hecho"
    who_has_the_bond_when_he_goes_back: [10, 14, 8],  # there is none
    what_the_bastillo_owes_the_espadilla: sorted(["1B", "12E", "2E", "3E", "4E", "5E", "6E", "7E"]),  # "son reservadas"
    when_five_may_be_asked: [3],  # Final de lance: "se hace las primeras 3"
    five_made_unasked: [18, 14, 0],  # Las cuentas, Hechas
    all_missed: [16, 14, 2],  # Final de lance: "servir al medio ese mismo número de piedras"
    a_codillo_of_who_has_three: [0, 22, 10],  # "que se quedan ahí, acodilladas"
    what_a_puesta_leaves_owing: (9, 0),  # "y salda, si las tuviere, sus deudas con la mesa"
    what_may_mend_a_revoke: {"4C"},  # Otros pasos: "a no ser por renuncio"
}
"""The same where the introduction says otherwise."""

SOURCES = {"santa-lucia": BY_THE_ARTICLES, "introduccion": BY_THE_INTRODUCTION}


@pytest.mark.parametrize("regulation", SOURCES)
@pytest.mark.parametrize("played", BY_THE_ARTICLES, ids=lambda played: played.__name__)
def test_what_comes_of_it_is_what_its_source_says(regulation: str, played: Callable[..., Came]) -> None:
    assert played(regulation=regulation) == SOURCES[regulation][played]


def _changes() -> list[tuple[str, str, Any]]:
    every = []
    for regulation in SOURCES:
        agreed = ZangaGame.make(regulation=regulation).chosen
        for option in ZangaGame.options:
            others = [value for value in option.usual or option.values if value != agreed[option.name]]
            every += [(regulation, option.name, value) for value in others]
    return every


@pytest.mark.parametrize(("regulation", "name", "value"), _changes())
def test_with_any_option_changed_something_comes_out_otherwise(regulation: str, name: str, value: Any) -> None:
    changed = {"regulation": regulation, name: value}
    same = all(_came(played, changed) == due for played, due in SOURCES[regulation].items())
    assert same == ((regulation, name) == ("introduccion", "forfeit")), "without a bond nobody can have it"


def _came(played: Callable[..., Came], agreed: dict[str, Any]) -> Came:
    """What comes of it; where what is done there cannot even be done, that."""
    try:
        return played(**agreed)
    except TapeteError as error:
        return type(error)
