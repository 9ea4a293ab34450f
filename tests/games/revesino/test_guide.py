"""What a beginner is told: of this table, as it was agreed."""

from __future__ import annotations

import re

import pytest

from tapete.games.revesino.guide import GUIDE
from tapete.laws.book import LANGUAGES
from tapete.words import Words
from tests.games.revesino.hands import Revesino, table

PLAIN = {"stock": "9E 1B 4C"}
ACES = {"ANA": "2O 3O 4O", "CLARA": "1O 1C 1E 1B 5O 6O 2C 3C 2E 3E 2B"}


def told(case: Revesino, lang: str = "en") -> str:
    """What the one who is awaited is told beside the question."""
    prompt = case.prompt(case.turn)
    assert prompt is not None
    hint = GUIDE.hint(case.state, case.seat(case.turn), prompt.key)
    return " ".join(Words(lang, "revesino").text(f"guide-{key}") for key in hint.keys)


def laws(case: Revesino) -> set[str]:
    prompt = case.prompt(case.turn)
    assert prompt is not None
    return set(GUIDE.hint(case.state, case.seat(case.turn), prompt.key).laws)


@pytest.mark.law("rev.15", "rev.99", "rev.100")
def test_only_the_others_may_draw_or_look() -> None:
    mano = table(**PLAIN)
    dealer = mano.do("ana decline, blas decline, clara decline")
    draws = {"en": ("draw another", "look at"), "es": ("robar otra", "miras"), "pt": ("comprar outra", "vês")}
    for lang, words in draws.items():
        assert all(word in told(mano, lang) for word in words)
        assert not any(word in told(dealer, lang) for word in words), "he draws nothing, and looks at nothing"
    twelve = {"en": "one of your twelve", "es": "una de tus doce", "pt": "uma das tuas doze"}
    assert all(words in told(dealer, lang) and words not in told(mano, lang) for lang, words in twelve.items())
    assert "rev.100" in laws(dealer) and "rev.99" not in laws(dealer)


@pytest.mark.law("rev.61", "rev.182", "rev.196")
@pytest.mark.parametrize("lines", ["", "ana decline, blas decline, clara decline"])
def test_whether_what_sleeps_is_paid(lines: str) -> None:
    def asked(paid: bool) -> Revesino:
        case = table(sleeping_paid=paid, **PLAIN)
        return case.do(lines) if lines else case

    assert "rev.196" in laws(asked(True)) and "rev.182" not in laws(asked(True))
    assert "rev.182" in laws(asked(False)) and "rev.196" not in laws(asked(False))
    not_paid = {"en": "what sleeps is not paid", "es": "lo que duerme no se paga", "pt": "o que dorme não se paga"}
    for lang in LANGUAGES:
        assert not_paid[lang] in told(asked(False), lang) and not_paid[lang] not in told(asked(True), lang)


@pytest.mark.law("rev.36", "rev.172", "rev.ad.25.d")
@pytest.mark.parametrize(("settlement", "twelve"), [("additions", False), ("company", False), ("classic", True)])
def test_what_the_four_aces_bring_and_cost(settlement: str, twelve: bool) -> None:
    asked = table(napolitana_settlement=settlement, **ACES).to_play().play("2O").play_first()
    assert asked.turn == "clara"
    for lang in LANGUAGES:
        assert set(re.findall(r"\d+", told(asked, lang))) == {"12" if twelve else "4"}
