"""The judge: every irregularity with its ruling."""

from __future__ import annotations

from itertools import product

import pytest

import tapete
from tapete.errors import BadOption
from tapete.games.mus.judge import INCIDENTS
from tapete.laws.book import laws
from tapete.table.ruling import Ruling


def judge(incident: str, **facts: object) -> Ruling:
    return tapete.game("mus").incidents[incident].ruling(facts)


def paid(ruling: Ruling) -> list[tuple[str, str, int]]:
    return [(payment.payer, payment.payee, payment.amount) for payment in ruling.payments]


@pytest.mark.law("mus.20")
@pytest.mark.parametrize(
    ("lifted", "dealt", "decision"),
    [(2, False, "cut-again"), (38, False, "cut-again"), (3, False, "cut-stands"), (37, False, "cut-stands"),
     (2, True, "too-late")],
)  # fmt: skip
def test_a_bad_cut(lifted: int, dealt: bool, decision: str) -> None:
    assert judge("bad-cut", lifted=lifted, dealt=dealt).decision == decision


@pytest.mark.law("mus.47", "mus.48")
def test_a_card_turned_up() -> None:
    ruling = judge("exposed-card", distribution="first")
    assert ruling.decision == "mus-visto"
    assert {"nobody-cuts", "may-stand"} <= set(ruling.follows)
    assert judge("exposed-card", distribution="service").decision == "card-stands"
    assert judge("exposed-card", distribution="service", service_too=True).decision == "mus-visto"
    assert judge("cut-in-mus-visto").decision == "word-void"


@pytest.mark.law("mus.21")
def test_a_wrong_number_of_cards() -> None:
    assert judge("wrong-cards", noticed="before-first-bet").decision == "deal-again"
    assert "same-dealer" in judge("wrong-cards", noticed="before-first-bet").follows
    assert judge("wrong-cards", noticed="after-first-bet").decision == "too-late"


@pytest.mark.law("mus.77")
def test_mus_without_a_discard() -> None:
    assert judge("no-discard", served=False).decision == "must-discard"
    assert judge("no-discard", served=True).decision == "too-late"


@pytest.mark.law("mus.89")
def test_words_bind() -> None:
    assert judge("word-in-turn").decision == "word-binds"
    for word in ("quiero", "no-quiero", "paso", "reenvido"):
        assert judge("word-out-of-turn", word=word).decision == "word-binds-in-turn"
        assert judge("word-out-of-turn", word=word, bet_changed=True).decision == "word-lapses"
    for word in ("más", "envido", "órdago", "mus", "no-hay-mus"):
        assert judge("word-out-of-turn", word=word, bet_changed=True).decision == "word-binds-in-turn"
        assert judge("word-out-of-turn", word=word, legal=False).decision == "word-lapses"


@pytest.mark.law("mus.76")
def test_one_who_is_out_speaks_again() -> None:
    assert judge("spoke-again").decision == "word-void"


@pytest.mark.law("mus.88", "mus.90", "mus.92")
def test_what_may_not_be_said_or_shown() -> None:
    assert judge("foreign-words", what="words").laws == ("mus.88",)
    assert judge("foreign-words", what="cards").laws == ("mus.90",)
    assert judge("sign-made", sign="listed", true=True).decision == "lawful"
    assert judge("sign-made", sign="listed", true=False).decision == "forbidden"
    assert judge("sign-made", sign="other", true=True).decision == "forbidden"


@pytest.mark.law("mus.51")
def test_a_false_no() -> None:
    assert "punto-stands" in judge("false-no", lance="juego").follows
    assert "punto-stands" not in judge("false-no", lance="pares").follows


@pytest.mark.law("mus.51")
def test_a_false_yes() -> None:
    ruling = judge("false-yes", ended="accepted", stake=5, values=4)
    assert paid(ruling) == [("middle", "others", 9)]
    ruling = judge("false-yes", ended="refused", deje=2, values=1)
    assert paid(ruling) == [("offenders", "middle", 2), ("middle", "others", 1)]
    assert paid(judge("false-yes", ended="pass")) == []
    assert judge("false-yes", ended="ordago").decision == "game-lost"
    assert judge("false-yes", ended="game-won").decision == "game-lost"
    assert judge("false-yes", ended="accepted", stake=9, both=True).payments == ()
    assert judge("false-yes", ended="ordago", both=True).follows[0] == "first-liar-loses"
    # A stake that was refused is not collected, and what was accepted or passed has no deje.
    ruling = judge("false-yes", ended="refused", deje=1, stake=5, values=3)
    assert paid(ruling) == [("offenders", "middle", 1), ("middle", "others", 3)]
    ruling = judge("false-yes", ended="accepted", deje=1, stake=5, values=3)
    assert paid(ruling) == [("middle", "others", 8)]
    assert paid(judge("false-yes", ended="pass", stake=5, values=3)) == [("middle", "others", 3)]
    # As at the table: a game cannot be won with a deje got falsely, whoever else lied.
    assert judge("false-yes", ended="game-won", deje=1, both=True).decision == "game-lost"
    assert paid(judge("false-yes", ended="game-won", deje=1)) == [("offenders", "middle", 1)]


@pytest.mark.law("mus.50")
def test_a_hand_that_is_not_shown() -> None:
    assert judge("hidden-hand").decision == "must-show"


@pytest.mark.law("mus.137")
def test_better_cards_after_a_refusal() -> None:
    for lance in ("grande", "chica"):
        assert judge("better-cards-after-refusal", lance=lance).follows == ("deje-is-all",)
    for lance in ("pares", "juego", "punto"):
        assert judge("better-cards-after-refusal", lance=lance).follows == ("bettors-collect-values",)


@pytest.mark.law("mus.139")
def test_forgotten_stones() -> None:
    assert judge("forgotten-stones", stones=1, cut=True).payments == ()
    assert paid(judge("forgotten-stones", stones=3, cut=False)) == [("middle", "forgetful", 3)]


@pytest.mark.law("mus.122", "mus.123")
def test_both_pairs_reach_the_goal() -> None:
    assert judge("both-reach-goal", first="grande").decision == "wins-grande"


@pytest.mark.law("mus.110")
def test_adentro_was_not_said() -> None:
    assert "no-penalty" in judge("adentro-forgotten").follows


def test_every_incident_can_be_judged_in_all_its_forms_and_cites_laws_of_the_book() -> None:
    book = laws("mus")
    for incident in INCIDENTS.values():
        for values in product(*(list(fact.values)[:4] + list(fact.values)[-1:] for fact in incident.facts)):
            ruling = incident.ruling(dict(zip([fact.name for fact in incident.facts], values, strict=True)))
            assert ruling.laws
            assert set(ruling.laws) <= set(book)


def test_the_judge_says_what_he_must_know() -> None:
    with pytest.raises(BadOption):
        judge("bad-cut")


@pytest.mark.law("mus.51")
def test_of_a_false_declaration_it_is_said_what_is_a_ruling_and_not_in_the_sheet() -> None:
    noes = [judge("false-no", lance=lance) for lance in ("pares", "juego")]
    ends = ("pass", "accepted", "refused", "ordago", "game-won")
    yeses = [judge("false-yes", ended=ended, both=both) for ended in ends for both in (False, True)]
    assert all("not-in-sheet" in ruling.follows and ruling.laws == ("mus.51",) for ruling in (*noes, *yeses))
    assert "not-in-sheet" not in judge("hidden-hand").follows
