"""The same hands from every seat: whoever is mano, the laws pay the same, and thirty-two vales are on the table."""

from __future__ import annotations

from typing import Any

import pytest

from tapete.table.game import OPEN
from tests.games.zanga.hands import KINGS, PEOPLE, Zanga

SEATS = pytest.mark.parametrize("turn", range(4))


class Round:
    """A hand told as if Ana were mano, played with the table turned by so many seats."""

    def __init__(self, turn: int, **given: Any) -> None:
        self.turn = turn
        hands = {self.who(name.lower()).upper(): given.pop(name) for name in list(given) if name.isupper()}
        score = given.pop("score", (16, 16))
        start = {"score": list(score if turn % 2 == 0 else score[::-1])}
        self.case = Zanga(dealer=self.who("diego"), start=start, **(hands or {self.who("ana").upper(): "10E"}), **given)

    def who(self, name: str) -> str:
        """Who sits where this person would sit if Ana were mano."""
        return PEOPLE[(PEOPLE.index(name) + self.turn) % 4]

    def pairs(self, text: str) -> str:
        """The pairs, A being that of the mano."""
        return text if self.turn % 2 == 0 else text.translate(str.maketrans("AB", "BA"))

    def do(self, lines: str) -> Round:
        for line in lines.split(", "):
            self.case = self.case.do(" ".join(self.who(word) if word in PEOPLE else word for word in line.split()))
        return self

    def taken_by(self, name: str, suit: str = "oros") -> Round:
        self.case = self.case.taken_by(self.who(name), suit)
        return self

    def alone(self, name: str) -> Round:
        self.case = self.case.alone(self.who(name))
        return self

    def asked(self, pair: str) -> Round:
        self.case = self.case.asked(self.pairs(pair))
        return self

    def played(self, tricks: str, estuche: str = "") -> list[int]:
        """What lies where when all has been played and paid."""
        self.case = self.case.played(self.pairs(tricks), self.pairs(estuche))
        return self.paid

    @property
    def paid(self) -> list[int]:
        """The vales of the mano's pair, of the other, and in the pot, when all are silent."""
        self.case = self.case.silent()
        assert self.case.everything == 32
        first, second, pot = self.case.vales
        return [first, second, pot] if self.turn % 2 == 0 else [second, first, pot]


@SEATS
@pytest.mark.law("zan.art.43", "zan.art.46", "zan.art.47", "zan.art.47.2")
def test_the_three_results_of_the_manos_pair(turn: int) -> None:
    assert Round(turn).taken_by("ana").played("AAAAABBB") == [16, 16, 0]
    assert Round(turn).taken_by("ana").played("ABABABAB") == [8, 16, 8]
    assert Round(turn).taken_by("ana").played("AAABBBBB") == [8, 20, 4]
    assert Round(turn).taken_by("diego").played("AAABBBBB") == [10, 22, 0]
    codillo = Round(turn).taken_by("diego")
    assert codillo.played("AAAAABBB") == [17, 8, 7]
    assert codillo.case.told("result", "seat", "tricks", "against") == [(codillo.who("diego"), 3, 5)]


@SEATS
@pytest.mark.law("zan.intro.44", "zan.art.46")
def test_where_the_middle_stays_a_codillo_is_paid_from_pair_to_pair_and_a_puesta_as_ever(turn: int) -> None:
    assert Round(turn, codillo="stays").taken_by("ana").played("AAABBBBB") == [8, 20, 4]
    assert Round(turn, codillo="stays").taken_by("blas").played("AAAAABBB") == [16, 11, 5]
    assert Round(turn, codillo="stays").taken_by("ana").played("ABABABAB") == [8, 16, 8]


@SEATS
@pytest.mark.law("zan.art.55", "zan.art.62", "zan.art.59", "zan.art.63")
def test_alone_with_five_asked(turn: int) -> None:
    assert Round(turn).alone("ana").played("AAAAABBB") == [18, 14, 0]
    assert Round(turn).alone("ana").played("AAABBBBB") == [6, 22, 4]
    assert Round(turn).alone("ana").asked("A").played("AAABAABB") == [16, 16, 0], "those of five for those of solo"
    assert Round(turn).alone("blas").asked("B").played("BBAAAAAB") == [20, 7, 5], "both lost"


@SEATS
@pytest.mark.law("zan.art.50", "zan.art.48")
def test_five_asked_against_the_pair_that_plays(turn: int) -> None:
    table = Round(turn).taken_by("ana").asked("B")
    assert table.played("BBBBBBAA") == [6, 22, 4]
    assert table.case.laws_of("cinco") == [("zan.art.48", "zan.art.50")]
    own = Round(turn).taken_by("ana").asked("A")
    assert own.played("AAAAABBB") == [18, 14, 0]
    assert own.case.laws_of("cinco") == [("zan.art.48",)]
    assert Round(turn).taken_by("ana").asked("A").played("AAABAABB") == [14, 18, 0]


@SEATS
@pytest.mark.law("zan.art.61")
def test_a_hand_lost_to_the_end_pays_the_estuche_whoever_has_it(turn: int) -> None:
    for pair in "AB":
        assert Round(turn).taken_by("ana").played("ABABABAB", estuche=pair) == [6, 18, 8]
        assert Round(turn).taken_by("ana").played("AAABBBBB", estuche=pair) == [6, 22, 4]
    assert Round(turn).taken_by("ana").played("AAAAABBB", estuche="B") == [16, 16, 0]


@SEATS
@pytest.mark.law("zan.art.48", "zan.art.49", "zan.art.51", "zan.art.53", "zan.art.55")
def test_alone_with_everything_eight_vales(turn: int) -> None:
    table = Round(turn, **KINGS).alone("ana")
    for number, card in enumerate(KINGS["ANA"].split()):
        if number == 2:
            assert not table.case.allows(f"{table.who('blas')} cinco")
            table.do("ana cinco")
        if number == 3:
            table.do("ana estuche")
        table.case = table.case.trick(card)
    assert table.case.told("todas", "seat") == [table.who("ana")]
    assert table.paid == [24, 8, 0]
    assert len(table.case.paid("todas")) == 1 and table.case.paid("todas-failed") == []


@SEATS
@pytest.mark.law("zan.art.38", "zan.art.51")
def test_matadores_that_are_shown_at_the_stop_make_the_estuche(turn: int) -> None:
    table = Round(turn, **KINGS).taken_by("ana")
    for card in ("1O", "12O", "11O", "10O", "1E"):
        table.case = table.case.trick(card)
    table.do("ana basta")
    assert table.case.phase == "claims"
    assert not table.case.allows(f"{table.who('blas')} estuche")
    assert not table.case.allows(f"{table.who('blas')} done"), "it is not theirs to announce"
    first = table.do("ana done").case
    assert first.phase == "claims" and not first.allows(f"{table.who('ana')} done"), "her partner may still say it"
    table.do("clara estuche")
    assert table.paid == [18, 14, 0]


@SEATS
@pytest.mark.law("zan.intro.27", "zan.art.58")
def test_who_leads_to_a_solo(turn: int) -> None:
    for soloist, leader in (("ana", "ana"), ("blas", "ana"), ("clara", "blas"), ("diego", "ana")):
        table = Round(turn).alone(soloist)
        assert table.case.turn == table.who(leader), soloist


@SEATS
@pytest.mark.law("zan.intro.22", "zan.intro.25", "zan.art.20")
def test_what_each_is_asked_once_somebody_plays(turn: int) -> None:
    table = Round(turn).do("ana juego")
    for who, key, words in (
        ("blas", "assent", {"juego", "mando-solo"}),
        ("clara", "partner", {"juego"}),
        ("diego", "assent", {"juego", "mando-solo"}),
    ):
        prompt = table.case.prompt(table.who(who))
        assert prompt is not None and prompt.key == key
        assert table.case.words(table.who(who)) == words
        table.do(f"{who} juego")
    later = Round(turn).do("ana paso, blas juego")
    assert later.case.words(later.who("clara")) == {"juego", "mando-solo"}
    assert later.do("clara juego").case.words(later.who("diego")) == {"juego"}


@SEATS
@pytest.mark.law("zan.art.41")
def test_where_assent_has_a_price_who_has_nothing_must_send(turn: int) -> None:
    table = Round(turn, assent=1, score=(20, 0)).do("ana juego")
    assert table.case.words(table.who("blas")) == {"mando-solo"}
    rich = Round(turn, assent=1, score=(4, 20)).do("ana juego")
    assert rich.case.words(rich.who("blas")) == {"juego", "mando-solo"}
    assert rich.do("blas juego").case.words(rich.who("clara")) == {"juego"}, "the partner pays what there is"


@SEATS
@pytest.mark.law("zan.art.21.6", "zan.art.21.7", "zan.art.24", "zan.art.25", "zan.art.25.2", "zan.art.25.3")
def test_the_zanga_and_its_bond(turn: int) -> None:
    def kept(**given: Any) -> Round:
        return Round(turn, **given).do("ana paso, blas paso, clara paso, diego zanga")

    table = kept()
    assert (table.case.fianza, table.case.laws_of("fianza")) == (4, [("zan.art.21.7",)] * 2)
    assert kept().do("diego me-quedo, diego triunfo oros").played("BBBBBAAA") == [8, 24, 0]
    assert kept().do("diego me-quedo, diego triunfo oros").played("BBBBAAAA") == [12, 4, 16]
    assert kept().do("diego me-quedo, diego triunfo oros").played("BBBAAAAA") == [20, 4, 8]
    assert kept().do("diego vuelvo, diego triunfo oros").played("BBBBBAAA") == [12, 20, 0]
    assert kept(score=(8, 16)).case.laws_of("fianza") == [("zan.art.21.7",)] * 2, "two are enough"
    poor = kept(score=(7, 16))
    assert poor.case.fianza == 3
    assert poor.case.laws_of("fianza") == [("zan.art.21.7",), ("zan.art.21.7", "zan.art.24")]


REVOKE = {
    "ANA": "5C 12O 11O 10O 2O 12E 11E 10E",
    "BLAS": "6C 12C 3O 7E 6E 5E 4E 3E",
    "CLARA": "4C 6B 4O 5O 12B 11B 10B 7B",
    "DIEGO": "7C 11C 6O 1O 5B 4B 3B 2B",
}


@SEATS
@pytest.mark.law("zan.art.29", "zan.art.29.2", "zan.art.32", "zan.art.64")
def test_revokes_and_false_claims_at_the_open_table(turn: int) -> None:
    slip = "ana play 5C, blas play 6C, clara play 6B"
    assert Round(turn, table=OPEN, **REVOKE).taken_by("blas").do(f"{slip}, diego renuncio 6B").paid == [11, 21, 0]
    assert Round(turn, table=OPEN, **REVOKE).taken_by("ana").do(f"{slip}, diego renuncio 6B").paid == [8, 20, 4]
    other = "ana play 5C, blas play 7E, ana renuncio 7E"
    assert Round(turn, table=OPEN, **REVOKE).taken_by("ana").do(other).paid == [16, 16, 0]
    assert Round(turn, table=OPEN, **REVOKE).taken_by("blas").do(other).paid == [16, 11, 5]
    for score, after in (((16, 16), (14, 14)), ((16, 1), (13, 0)), ((4, 16), (0, 16))):
        table = Round(turn, table=OPEN, score=score, **REVOKE).taken_by("ana").do("ana play 5C, blas renuncio 5C")
        own, rival = [table.case.state.stock((side + turn) % 2) for side in (0, 1)]
        assert (own, rival) == after, "no more than the one has, nor than the other could have paid"


@SEATS
@pytest.mark.law("zan.art.51")
def test_an_estuche_at_the_open_table_counts_for_the_pair_that_has_it(turn: int) -> None:
    table = Round(turn, table=OPEN, **KINGS).taken_by("ana")
    assert not table.case.allows(f"{table.who('ana')} estuche"), "nobody has it in the first trick"
    table.case = table.case.do(f"{table.who('ana')} play 1E").play("2O 4O 6O").do(f"{table.who('ana')} play 7O")
    table.do("blas estuche")
    assert not table.case.allows(f"{table.who('diego')} estuche"), "once for each pair in every trick"
    assert table.case.allows(f"{table.who('clara')} estuche"), "the other pair may speak for itself"
    table.case = table.case.play("3O 5O 4C").do(f"{table.who('ana')} play 1B")
    table.do("clara estuche")
    assert not table.case.play("11C 2C 5C").allows(f"{table.who('ana')} estuche"), "it has been announced"
    assert table.case.play("11C 2C 5C").allows(f"{table.who('blas')} estuche")
    assert table.case.state.announced == (turn % 2,)
    quiet = Round(turn, table=OPEN, announcement="automatic", **KINGS).taken_by("ana").case
    after = quiet.do(f"{quiet.turn} play 1E").play("2O 4O 6O")
    assert "estuche" not in after.words(quiet.turn)


@SEATS
@pytest.mark.law("zan.art.45", "zan.art.47")
def test_without_a_claim_the_tricks_decide_at_the_open_table_too(turn: int) -> None:
    assert Round(turn, table=OPEN).taken_by("ana").played("AAABBBBB") == [8, 20, 4]
    assert Round(turn, table=OPEN).taken_by("ana").played("ABABABAB") == [8, 16, 8]
