"""The end of a hand: who has won it, the tariff, the geral, and what is owed."""

from __future__ import annotations

import pytest

from tapete.cards import cards
from tapete.games.voltarete import settle
from tapete.games.voltarete.finished import (
    NOTHING,
    PLAYED,
    VOID,
    Debt,
    Finished,
    Result,
    debts,
    payments,
    result,
    shares,
)
from tests.games.voltarete.hands import FOUR, Voltarete, hand


def won(kind: str = "licença", suit: str = "espadas", pot: int = 30, **more: object) -> Voltarete:
    return hand(pot).come_out(kind=kind, suit=suit, **{"tricks": (5, 3, 1), **more})


def each(case: Voltarete, to: str = "ana") -> int:
    """What each of the opponents has paid the feito, or been paid by him; both alike."""
    others = [name for name in case.people if name != to]
    (amount,) = {case.between(other, to) for other in others}
    return amount


# Who has won.


def how(*tricks: int, **facts: object) -> tuple[str, tuple[int, ...]]:
    given: dict[str, object] = {"kind": "licença", "opponents": (1, 2), **facts}
    found = result(Finished(how=PLAYED, stake=30, feito=0, tricks=tricks, **given))  # type: ignore[arg-type]
    return found.kind, found.codilho


@pytest.mark.law("vol.I.9.4")
@pytest.mark.parametrize("tricks", [(5, 4, 0), (5, 2, 2), (6, 3, 0), (9, 0, 0)])
def test_five_tricks_always_win(tricks: tuple[int, ...]) -> None:
    assert how(*tricks) == ("win", ())


@pytest.mark.law("vol.I.9.5")
def test_four_win_against_three_and_two() -> None:
    assert how(4, 3, 2) == how(4, 2, 3) == ("win", ())


@pytest.mark.law("vol.I.9.6", "vol.I.9.7")
@pytest.mark.parametrize("tricks", [(4, 4, 1), (4, 1, 4), (3, 3, 3)])
def test_as_many_as_the_better_is_a_reposta(tricks: tuple[int, ...]) -> None:
    assert how(*tricks) == ("reposta", ())


@pytest.mark.law("vol.I.9.8")
@pytest.mark.parametrize(
    ("tricks", "winner"), [((2, 2, 5), 2), ((4, 5, 0), 1), ((3, 4, 2), 1), ((2, 3, 4), 2), ((0, 0, 9), 2)]
)
def test_all_else_is_a_codilho_of_whoever_has_most(tricks: tuple[int, ...], winner: int) -> None:
    assert how(*tricks) == ("codilho", (winner,))


@pytest.mark.law("vol.I.9.8")
def test_one_four_four_is_shared_and_the_odd_tento_goes_to_the_right() -> None:
    case = hand(31).come_out(suit="bastos", tricks=(1, 4, 4))
    assert case.paid("codilho") == [(0, 1, 16), (0, 2, 15)]
    assert case.paid("licença") == [(0, 1, 2), (0, 2, 2)]
    assert case.pot == 31


@pytest.mark.law("vol.II.9.2", "vol.II.9.3", "vol.II.9.4")
@pytest.mark.parametrize(
    ("tricks", "came"),
    [
        ((5, 1, 3), ("reposta", ())),
        ((3, 2, 4), ("codilho", (2,))),
        ((1, 4, 4), ("reposta", ())),
        ((2, 5, 2), ("reposta", ())),
        ((9, 0, 0), ("reposta", ())),
    ],
)
def test_once_granted_only_who_refused_can_win(tricks: tuple[int, ...], came: tuple[str, tuple[int, ...]]) -> None:
    assert how(*tricks, granted=(1,), refused=(2,)) == came


@pytest.mark.law("vol.II.15.10")
def test_against_the_thirteen_the_others_have_one_heap() -> None:
    thirteen = {"kind": "treze", "opponents": (1, 2, 3)}
    assert how(4, 2, 2, 1, **thirteen) == ("codilho", (1, 2, 3))
    assert how(5, 4, 0, 0, **thirteen) == ("win", ())


@pytest.mark.law("vol.II.12.8")
def test_who_gave_the_hand_up_by_his_word_loses_it_as_a_reposta() -> None:
    assert how(5, 2, 2, barred_word=frozenset({0})) == ("reposta", ())
    assert how(2, 5, 2, barred_word=frozenset({0})) == ("codilho", (1,))
    assert how(2, 5, 2, barred_word=frozenset({1})) == ("reposta", ())
    assert how(1, 4, 4, barred_fault=frozenset({1})) == ("codilho", (2,))
    assert how(5, 2, 2, barred_fault=frozenset({0})) == ("nothing", ())


# Pot, reposta, codilho.


@pytest.mark.law("vol.I.9.1")
def test_the_feito_who_wins_takes_the_pot_and_is_paid() -> None:
    case = won(pot=26)
    assert case.paid("lift") == [("pot", 0, 25)] and case.paid("tento") == [("pot", "box", 1)]
    assert case.paid("licença") == [(1, 0, 2), (2, 0, 2)]
    assert case.pot == 0


@pytest.mark.law("vol.I.9.2", "vol.I.19.1")
def test_by_reposta_he_owes_the_pot_and_pays_each() -> None:
    case = won(pot=26, tricks=(4, 4, 1)).do("ana pay-in")
    assert (case.pot, case.between("ana", "blas"), case.between("ana", "clara")) == (52, 2, 2)
    assert case.paid("reposta") == [(0, "pot", 26)] and case.box == 0


@pytest.mark.law("vol.I.9.3", "vol.I.19.1")
def test_by_codilho_he_pays_the_pot_to_the_winner_and_it_stays() -> None:
    case = won(pot=26, tricks=(3, 4, 2))
    assert (case.between("ana", "blas"), case.between("ana", "clara"), case.pot) == (28, 2, 26)
    assert case.laws_of("codilho") == [("vol.I.9.3",)]


@pytest.mark.law("vol.I.23.1")
def test_who_loses_pays_what_he_would_have_been_paid() -> None:
    case = hand(30).come_out(kind="só", suit="bastos", tricks=(4, 4, 1), held="1E 2B 1B")
    assert each(case) == -9


# The tariff.


@pytest.mark.parametrize(
    ("kind", "base"),
    [
        pytest.param("licença", 2, marks=pytest.mark.law("vol.I.9.9")),
        pytest.param("segundo", 4, marks=pytest.mark.law("vol.I.9.10")),
        pytest.param("casca", 5, marks=pytest.mark.law("vol.I.9.11")),
        pytest.param("só", 6, marks=pytest.mark.law("vol.I.9.12")),
        pytest.param("respeito", 12, marks=pytest.mark.law("vol.I.9.13")),
    ],
)
def test_what_each_game_pays(kind: str, base: int) -> None:
    assert each(won(kind, "oros")) == base
    assert each(won(kind, "copas")) == 2 * base


@pytest.mark.law("vol.I.9.15")
def test_each_matador_pays_one() -> None:
    assert each(won(held="1E 2E 1B")) == 2 + 3


@pytest.mark.law("vol.I.9.14", "vol.I.23.2")
def test_the_first_five_pay_two_and_in_copas_four() -> None:
    assert each(won(first=True)) == 2 + 2
    assert each(won("só", "copas", first=True)) == 12 + 4
    assert each(won("só", "copas", tricks=(4, 4, 1), first=True)) == -12, "he loses nothing for not making them"
    assert each(won(tricks=(8, 1, 0))) == 2, "eight tricks, but the first was another's"


@pytest.mark.law("vol.II.17.11", "vol.I.6.16")
def test_payments_double_in_copas_but_not_the_pot_nor_the_codilho() -> None:
    case = won("só", "copas", pot=40, first=True, held="1E 7C 1B 1C")
    assert each(case) == 12 + 4 + 8
    assert case.paid("lift") == [("pot", 0, 39)]
    lost = won("licença", "copas", pot=40, tricks=(3, 4, 2))
    assert lost.paid("codilho") == [(0, 1, 40)] and lost.between("ana", "clara") == 4


@pytest.mark.law("vol.I.23.3", "vol.II.17.18")
def test_no_more_than_four_matadores_are_lost() -> None:
    assert each(won("segundo", tricks=(4, 4, 1), held="1E 2E 1B 12E")) == -(4 + 4)
    assert each(won("só", "copas", tricks=(4, 4, 1), held="1E 7C 1B 1C")) == -(12 + 8)
    five = Finished(how=PLAYED, stake=30, feito=0, opponents=(1, 2), kind="só", tricks=(4, 4, 1), matadores=5)
    assert [each.amount for each in payments(five, result(five)) if each.reason == "matadores"] == [4, 4]


@pytest.mark.law("vol.II.17.19")
def test_an_opponents_matadores_are_worth_nothing() -> None:
    case = hand(30).play_so(feito="blas", suit="bastos", tricks=(0, 0, 0))
    case = case.but(hands=(cards("1E 2B 1B"), *case.state.hands[1:]))
    ended = Voltarete.of(settle.ended(case.state, PLAYED, ("codilho", (0,))))
    assert (ended.between("blas", "ana"), ended.between("blas", "clara")) == (32, 2)
    assert ended.paid("matadores") == []


@pytest.mark.law("vol.II.17.20")
def test_an_opponent_wins_nothing_for_first_five_or_all_nine() -> None:
    case = hand(30).come_out(feito="blas", kind="só", suit="oros", tricks=(9, 0, 0))
    assert (case.between("blas", "ana"), case.between("blas", "clara")) == (36, 6)
    assert case.paid("first-five") == case.paid("geral") == []


@pytest.mark.law("vol.II.17.1")
def test_the_payments_are_made_at_once() -> None:
    case = hand(30).come_out(feito="blas", suit="oros", tricks=(3, 5, 1))
    assert case.paid("licença") == [(2, 1, 2), (0, 1, 2)]


# Geral.

GERAL = [
    pytest.param("licença", "oros", "", "undeclared", 2 + 8, marks=pytest.mark.law("vol.I.9.17"), id="vol.I.9.17"),
    pytest.param("segundo", "oros", "", "undeclared", 4 + 16, marks=pytest.mark.law("vol.I.9.18"), id="vol.I.9.18"),
    pytest.param(
        "casca",
        "espadas",
        "1E 2E 1B 12E",
        "undeclared",
        5 + 4 + 24,
        marks=pytest.mark.law("vol.I.9.19"),
        id="vol.I.9.19",
    ),
    pytest.param(
        "só",
        "espadas",
        "1E 2E 1B 12E 11E",
        "undeclared",
        6 + 5 + 32,
        marks=pytest.mark.law("vol.I.9.20"),
        id="vol.I.9.20",
    ),
    pytest.param(
        "respeito",
        "bastos",
        "1E 2B 1B",
        "undeclared",
        12 + 3 + 64,
        marks=pytest.mark.law("vol.I.9.21"),
        id="vol.I.9.21",
    ),
    pytest.param(
        "licença", "bastos", "1E 2B 1B", "declared", 2 + 3 + 16, marks=pytest.mark.law("vol.I.9.23"), id="vol.I.9.23"
    ),
    pytest.param(
        "segundo",
        "bastos",
        "1E 2B 1B 12B",
        "declared",
        4 + 4 + 32,
        marks=pytest.mark.law("vol.I.9.24"),
        id="vol.I.9.24",
    ),
    pytest.param(
        "casca",
        "oros",
        "1E 7O 1B 1O 12O 11O",
        "declared",
        5 + 6 + 48,
        marks=pytest.mark.law("vol.I.9.25"),
        id="vol.I.9.25",
    ),
    pytest.param(
        "só",
        "oros",
        "1E 7O 1B 1O 12O 11O 10O",
        "declared",
        6 + 7 + 64,
        marks=pytest.mark.law("vol.I.9.26"),
        id="vol.I.9.26",
    ),
    pytest.param(
        "respeito",
        "espadas",
        "1E 2E 1B 12E 11E",
        "declared",
        12 + 5 + 128,
        marks=pytest.mark.law("vol.I.9.27"),
        id="vol.I.9.27",
    ),
    pytest.param("licença", "copas", "", "undeclared", 4 + 16, marks=pytest.mark.law("vol.I.9.28"), id="vol.I.9.28"),
    pytest.param(
        "segundo", "copas", "1E 7C 1B", "undeclared", 8 + 6 + 32, marks=pytest.mark.law("vol.I.9.29"), id="vol.I.9.29"
    ),
    pytest.param(
        "casca", "copas", "1E 7C 1B", "undeclared", 10 + 6 + 48, marks=pytest.mark.law("vol.I.9.30"), id="vol.I.9.30"
    ),
    pytest.param(
        "só",
        "copas",
        "1E 7C 1B 1C 12C",
        "undeclared",
        12 + 10 + 64,
        marks=pytest.mark.law("vol.I.9.31"),
        id="vol.I.9.31",
    ),
    pytest.param(
        "respeito",
        "copas",
        "1E 7C 1B",
        "undeclared",
        24 + 6 + 128,
        marks=pytest.mark.law("vol.I.9.32"),
        id="vol.I.9.32",
    ),
    pytest.param(
        "licença", "copas", "1E 7C 1B 1C", "declared", 4 + 8 + 32, marks=pytest.mark.law("vol.I.9.33"), id="vol.I.9.33"
    ),
    pytest.param("segundo", "copas", "", "declared", 8 + 64, marks=pytest.mark.law("vol.I.9.34"), id="vol.I.9.34"),
    pytest.param(
        "casca",
        "copas",
        "1E 7C 1B 1C 12C",
        "declared",
        10 + 10 + 96,
        marks=pytest.mark.law("vol.I.9.35"),
        id="vol.I.9.35",
    ),
    pytest.param(
        "só",
        "copas",
        "1E 7C 1B 1C 12C 11C",
        "declared",
        12 + 12 + 128,
        marks=pytest.mark.law("vol.I.9.36"),
        id="vol.I.9.36",
    ),
    pytest.param(
        "respeito",
        "copas",
        "1E 7C 1B 1C",
        "declared",
        24 + 8 + 256,
        marks=pytest.mark.law("vol.I.9.37"),
        id="vol.I.9.37",
    ),
]


@pytest.mark.parametrize(("kind", "suit", "held", "geral", "amount"), GERAL)
def test_what_a_geral_pays_with_all_the_rest(kind: str, suit: str, held: str, geral: str, amount: int) -> None:
    case = won(kind, suit, tricks=(9, 0, 0), held=held, geral=geral)
    assert each(case) == amount
    assert len(case.laws_of("geral")) == 2


LINES = {"licença": (17, 23, 28, 33), "segundo": (18, 24, 29, 34), "casca": (19, 25, 30, 35), "só": (20, 26, 31, 36),
         "respeito": (21, 27, 32, 37)}  # fmt: skip
"""The laws of chapter IX that give the geral of each game: plain, declared, in copas, declared in copas."""


@pytest.mark.parametrize("kind", LINES)
def test_each_geral_is_paid_by_its_line_of_the_tariff(kind: str) -> None:
    found = []
    for suit in ("oros", "copas"):
        for geral in ("undeclared", "declared"):
            case = won(kind, suit, tricks=(9, 0, 0), geral=geral)
            found.append(case.laws_of("geral"))
            lost = won(kind, suit, tricks=(8, 1, 0), geral=geral)
            assert lost.laws_of("geral-lost") == [(*case.laws_of("geral")[0], "vol.I.9.38")] * 2
    assert found == [[(f"vol.I.9.{line}",)] * 2 for line in LINES[kind]]


@pytest.mark.law("vol.II.17.11", "vol.II.17.15", "vol.II.17.18")
def test_payments_name_the_law_that_doubles_them_in_copas_only() -> None:
    plain = won("só", "oros", first=True, held="1E 7O 1B")
    assert plain.laws_of("só") == [("vol.I.9.12",)] * 2
    assert plain.laws_of("first-five") == [("vol.I.9.14",)] * 2 and plain.laws_of("matadores") == [("vol.I.9.15",)] * 2
    copas = won("só", "copas", first=True, held="1E 7C 1B")
    assert copas.laws_of("só") == [("vol.I.9.12", "vol.II.17.11")] * 2
    assert copas.laws_of("first-five") == [("vol.I.9.14", "vol.II.17.11")] * 2
    lost = won("só", "oros", tricks=(4, 4, 1), held="1E 7O 1B")
    assert lost.laws_of("matadores") == [("vol.I.9.15", "vol.II.17.18")] * 2

    def granted(suit: str) -> list[tuple[str, ...]]:
        case = hand(30).make("ana", suit=suit).buy().do("ana ask-reposta, blas grant, clara grant")
        return case.laws_of("licença")

    assert granted("oros") == [("vol.II.17.9",)] * 2
    assert granted("copas") == [("vol.II.17.9", "vol.II.17.15")] * 2
    back = hand(30).all_pass().do("ana casca, ana give-back")
    assert back.laws_of("casca") == [("vol.II.17.6",)] * 2


@pytest.mark.law("vol.I.9.16", "vol.II.14.4")
def test_who_wins_the_geral_is_not_paid_for_the_first_five() -> None:
    assert each(won(tricks=(9, 0, 0), held="1E 2E 1B", geral="undeclared")) == 2 + 3 + 8
    case = hand(30).come_out(feito="blas", suit="oros", tricks=(0, 9, 0), held="1E 7O 1B 1O", geral="undeclared")
    assert each(case, "blas") == 2 + 8 + 4


@pytest.mark.law("vol.I.9.38")
def test_a_geral_that_fails_costs_what_it_would_have_won_and_the_rest_is_paid() -> None:
    case = won("só", tricks=(8, 1, 0), first=True, held="1E 2E 1B 12E", geral="declared")
    assert each(case) == 6 + 4 + 2 - 64
    assert case.paid("lift") == [("pot", 0, 29)]


@pytest.mark.law("vol.I.9.39")
def test_one_trick_of_an_opponent_is_enough_for_it_to_fail() -> None:
    assert won(tricks=(8, 1, 0), geral="undeclared").paid("geral-lost") == [(0, 1, 8), (0, 2, 8)]
    assert won(tricks=(8, 0, 1), geral="declared").paid("geral-lost") == [(0, 1, 16), (0, 2, 16)]


@pytest.mark.law("vol.I.9.40")
def test_a_declared_geral_is_lost_with_the_first_trick() -> None:
    case = won("licença", "bastos", tricks=(7, 1, 1), geral="declared")
    assert each(case) == 2 - 16
    assert case.pot == 0


@pytest.mark.law("vol.I.9.40")
def test_a_declared_geral_is_lost_besides_a_lost_hand() -> None:
    assert each(won("licença", "bastos", tricks=(3, 3, 3), geral="declared")) == -2 - 16


@pytest.mark.law("vol.II.17.17")
def test_the_first_five_are_paid_though_the_geral_is_lost() -> None:
    case = hand(30).come_out(feito="blas", suit="copas", tricks=(1, 7, 1), first=True, geral="undeclared")
    assert each(case, "blas") == 4 + 4 - 16
    assert case.paid("lift") == [("pot", 1, 29)]


@pytest.mark.law("vol.II.17.11")
def test_a_lost_respeito_in_copas_with_all_that_belongs_to_it() -> None:
    case = won("respeito", "copas", pot=25, tricks=(8, 1, 0), first=True, held="1E 7C 1B 1C", geral="declared")
    assert each(case) == 24 + 8 + 4 - 256


# The thirteen.


def thirteen(pot: int, made: int, suit: str = "oros", held: str = "", first: bool = False) -> Voltarete:
    others = 9 - made
    tricks = (others - others // 2, others // 2, 0, made)
    return hand(pot, FOUR).come_out(feito="diego", kind="treze", suit=suit, tricks=tricks, held=held, first=first)


@pytest.mark.law("vol.II.15.8", "vol.II.15.11")
def test_of_the_thirteen_all_three_win_or_pay_alike() -> None:
    won = thirteen(50, 6)
    assert won.paid("treze") == [(0, 3, 5), (1, 3, 5), (2, 3, 5)] and won.paid("lift") == [("pot", 3, 49)]
    lost = thirteen(50, 4)
    assert lost.paid("codilho") == [(3, 0, 17), (3, 1, 17), (3, 2, 16)]
    assert lost.paid("treze") == [(3, 0, 5), (3, 1, 5), (3, 2, 5)] and lost.pot == 50


@pytest.mark.law("vol.II.15.11")
def test_odd_tentos_of_a_codilho_go_to_the_right_first() -> None:
    assert [share for _, share in shares(46, (0, 1, 2))] == [16, 15, 15]
    assert [share for _, share in shares(47, (0, 1, 2))] == [16, 16, 15]
    assert [share for _, share in shares(48, (0, 1, 2))] == [16, 16, 16]
    case = thirteen(47, 4, "copas")
    assert [case.between("diego", name) for name in ("ana", "blas", "clara")] == [26, 26, 25]


@pytest.mark.law("vol.II.14.9", "vol.II.17.7")
def test_the_thirteen_wins_first_five_and_matadores_but_no_geral() -> None:
    case = hand(50, FOUR).come_out(
        feito="diego", kind="treze", suit="bastos", tricks=(0, 0, 0, 9), first=True, held="2B"
    )
    assert each(case, "diego") == 5 + 2
    assert each(thirteen(50, 5, "oros", "1E 7O 1B", first=True), "diego") == 5 + 3 + 2
    lost = thirteen(48, 4, "oros", "1E 7O 1B")
    assert each(lost, "diego") == -(16 + 5 + 3)


@pytest.mark.law("vol.II.15.12")
def test_the_quarto_follows_suit_like_everybody() -> None:
    case = hand(40, FOUR, obligation="off", stock="1E 12E 11E 7E 6E 12O 3O 12C 3B 4B 5C 6O 2O", ANA="4O")
    case = case.all_pass().do("ana passo, blas passo, clara passo, diego treze, diego aside 3B 4B 5C 6O")
    case = case.do("diego name espadas, diego begin, ana play 4O")
    while case.turn != "diego":
        case = case.do(f"{case.turn} play {case.choices(case.turn, 'play')[0]}")
    assert case.may("diego", "play") == {"12O", "3O", "2O"}


# What is owed.


def owed(*tricks: int, **facts: object) -> list[tuple[int, int, str]]:
    finished = Finished(how=PLAYED, stake=30, feito=0, opponents=(1, 2), kind="licença", tricks=tricks, **facts)  # type: ignore[arg-type]
    return [(debt.seat, debt.amount, debt.kind) for debt in debts(finished, result(finished))]


@pytest.mark.law("vol.II.9.5")
def test_who_refused_owes_a_reposta_unless_he_wins_the_codilho() -> None:
    assert owed(3, 4, 2, granted=(2,), refused=(1,)) == []
    assert owed(4, 4, 1, granted=(2,), refused=(1,)) == [(0, 30, "game"), (1, 30, "refused")]


@pytest.mark.law("vol.II.9.12", "vol.II.9.8")
def test_when_none_granted_there_are_always_two_repostas_or_three() -> None:
    both = {"refused": (1, 2)}
    assert owed(4, 3, 2, **both) == [(1, 30, "refused"), (2, 30, "refused")]
    assert owed(3, 2, 4, **both) == [(1, 30, "refused")], "the codilho is the other"
    assert owed(4, 4, 1, **both) == [(0, 30, "game"), (1, 30, "refused"), (2, 30, "refused")]
    assert owed(3, 3, 3, **both) == [(0, 30, "game"), (1, 30, "refused"), (2, 30, "refused")]
    assert owed(1, 4, 4, **both) == [], "both share the codilho"


@pytest.mark.law("vol.II.17.10")
def test_who_asked_in_vain_wins_pot_and_payments() -> None:
    case = hand(30).come_out(kind="só", suit="oros", held="1E 7O 1B", asked=True, refused=(1, 2))
    assert each(case) == 9 and case.paid("lift") == [("pot", 0, 29)]
    assert case.phase == "debts" and case.turn == "blas"


def test_penalties_come_last_and_are_absorbed_only_by_a_geral_with_a_wrong_count() -> None:
    count = (Debt(0, 30, "count", "vol.II.13.1"),)
    assert owed(5, 2, 2, penalties=count) == [(0, 30, "count")]
    assert owed(9, 0, 0, penalties=count, geral="declared", made=True, count_wrong=True) == []


@pytest.mark.law("vol.II.21.1")
def test_the_custom_of_another_company_changes_nothing() -> None:
    case = hand(30).come_out(suit="oros", tricks=(2, 5, 2))
    assert case.paid("lift") == [] and case.pot == 30, "a codilho does not lift the pot, whatever is usual elsewhere"


# What rulings change in it.


def paid_for(reason: str, **facts: object) -> list[tuple[int, int, int]]:
    """Payer, payee and amount of these payments, when Ana's só in oros with three matadores came out so."""
    given: dict[str, object] = {"how": PLAYED, "opponents": (1, 2), "kind": "só", "tricks": (9, 0, 0), "matadores": 3}
    hand = Finished(stake=30, feito=0, **{**given, **facts})  # type: ignore[arg-type]
    found = result(hand) if hand.how == PLAYED else Result(NOTHING)
    return [(each.payer, each.payee, each.amount) for each in payments(hand, found) if each.reason == reason]


NINE = {"geral": "declared", "made": True}
EIGHT = {"geral": "declared", "tricks": (8, 1, 0)}


@pytest.mark.law("vol.II.14.7")
def test_who_lost_the_geral_by_his_silence_pays_it_for_both() -> None:
    assert paid_for("geral", **NINE) == [(1, 0, 64), (2, 0, 64)]
    assert paid_for("geral", **NINE, pays_for_all=2) == [(2, 0, 64), (2, 0, 64)]


@pytest.mark.law("vol.II.14.8")
def test_a_geral_with_a_wrong_count_is_lost_and_absorbs_its_penalty() -> None:
    assert paid_for("geral-lost", **NINE, count_wrong=True) == [(0, 1, 64), (0, 2, 64)]
    assert paid_for("geral", **NINE, count_wrong=True) == []
    count = (Debt(0, 30, "count", "vol.II.13.1"), Debt(0, 30, "revoke", "vol.II.10.10"), Debt(1, 30, "count", ""))
    wrong = {"penalties": count, "count_wrong": True}
    assert owed(9, 0, 0, **wrong, **NINE) == [(0, 30, "revoke"), (1, 30, "count")], "his own count, and nothing else"
    assert len(owed(9, 0, 0, **wrong)) == 3 and len(owed(9, 0, 0, penalties=count, **NINE)) == 3


@pytest.mark.law("vol.II.8.4", "vol.II.8.19")
def test_a_geral_that_is_off_is_neither_won_nor_lost() -> None:
    for facts in ({**NINE, "geral_off": True}, {**EIGHT, "geral_off": True}):
        assert paid_for("geral", **facts) == paid_for("geral-lost", **facts) == []
    wrong = {**NINE, "geral_off": True, "count_wrong": True}
    assert paid_for("geral", **wrong) == paid_for("geral-lost", **wrong) == []


@pytest.mark.law("vol.II.12.8")
def test_who_is_barred_does_not_win_the_geral_nor_lose_it_when_he_has_all_nine() -> None:
    barred = {"barred_fault": frozenset({0})}
    assert paid_for("geral", **NINE, **barred) == paid_for("geral-lost", **NINE, **barred) == []
    assert paid_for("geral-lost", **EIGHT, **barred) == [(0, 1, 64), (0, 2, 64)]


@pytest.mark.law("vol.II.8.5", "vol.II.8.18")
def test_who_has_looked_gets_no_part_of_a_lost_geral_or_no_payments() -> None:
    assert paid_for("geral-lost", **EIGHT, no_geral=frozenset({1})) == [(0, 2, 64)]
    lost = {"tricks": (4, 4, 1), "unpaid": frozenset({2})}
    assert paid_for("só", **lost) == [(0, 1, 6)] and paid_for("matadores", **lost) == [(0, 1, 3)]


@pytest.mark.law("vol.II.12.20")
def test_nobody_escapes_from_a_lost_geral_by_voiding_the_hand() -> None:
    void = {**EIGHT, "how": VOID}
    assert paid_for("geral-lost", **void, flees=True) == [(0, 1, 64), (0, 2, 64)]
    assert paid_for("geral-lost", **void) == paid_for("só", **void, flees=True) == []


@pytest.mark.law("vol.II.15.11", "vol.II.17.8")
def test_the_thirteen_has_laws_of_its_own() -> None:
    assert thirteen(50, 4).laws_of("codilho") == [("vol.II.15.11",)] * 3
    case = hand(40, FOUR, obligation="off").all_pass().do("ana passo, blas passo, clara passo, diego treze")
    given = case.do("diego ask-reposta, ana grant, blas grant, clara grant")
    assert given.laws_of("treze") == [("vol.II.17.8",)] * 3


@pytest.mark.law("vol.II.8.3", "vol.II.10.31", "vol.II.13.18")
@pytest.mark.parametrize(("tricks", "wanted"), [((5, 2, 2), "nothing"), ((4, 4, 1), "reposta"), ((2, 5, 2), "codilho")])
def test_a_feito_barred_by_a_fault_wins_nothing_and_loses_as_ever(tricks: tuple[int, ...], wanted: str) -> None:
    barred = Finished(
        how=PLAYED, stake=30, feito=0, opponents=(1, 2), kind="só", tricks=tricks, barred_fault=frozenset({0})
    )
    assert result(barred).kind == wanted
