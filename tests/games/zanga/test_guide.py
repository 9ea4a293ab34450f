"""What a beginner is told speaks of this table: what it has agreed on, and how the hand stands."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from tapete.laws.book import LANGUAGES
from tapete.sitting.showing import hint_for
from tapete.words import Words
from tests.games.zanga.hands import Zanga, begun

Told = Mapping[str, str]

FREE: Told = {"es": "gratis", "pt": "grátis", "en": "costs nothing"}
NOTHING: Told = {"es": "no cuesta nada", "pt": "não custa nada", "en": "costs nothing"}
ONE_VALE: Told = {"es": "cuesta un vale", "pt": "custa um vale", "en": "costs one vale"}
BOND: Told = {"es": "fianza", "pt": "fiança", "en": "bond"}
ZANGA: Told = {"es": "la zanga", "pt": "a zanga", "en": "the zanga"}
ALONE: Told = {"es": "ir solo", "pt": "a solo", "en": "alone"}
MUST_SEND: Told = {"es": "tienes que mandarlo solo", "pt": "tens de o mandar a solo", "en": "you must send them alone"}
TAP: Told = {"es": "da un toque", "pt": "dá um toque", "en": "tap it"}
NO_DEAL: Told = {"es": "sin corte no se da", "pt": "sem partir não se dá", "en": "without a cut there is no deal"}
UNSAID: Told = {"es": "lo que no se canta", "pt": "o que não se anuncia", "en": "what is not announced"}
ANYHOW: Told = {"es": "se cante o no", "pt": "anuncie-se ou não", "en": "announced or not"}
UNPAID: Told = {"es": "no se cobra", "pt": "não se recebe", "en": "is not paid"}
PASSING: Told = {"es": "Pasar cuesta", "pt": "Passar custa", "en": "To pass costs"}


def told(case: Zanga, who: str, language: str) -> str:
    """What he is told beside his question."""
    hint = hint_for(case.state, case.seat(who))
    assert hint is not None and hint.laws
    words = Words(language, "zanga")
    text = " ".join(words.text(f"guide-{key}") for key in hint.keys)
    assert words.missing == set()
    return text


def says(case: Zanga, who: str, *those: Told) -> bool:
    """Whether all this is said, in every language."""
    said = [[each[language] in told(case, who, language) for each in those] for language in LANGUAGES]
    assert all(one == said[0] for one in said), "the languages say the same"
    return all(said[0])


@pytest.mark.law("zan.art.41", "zan.art.20")
def test_to_let_anothers_hand_go_on_costs_what_was_agreed() -> None:
    free = begun().say("juego")
    assert says(free, "blas", FREE) and not says(free, "blas", ONE_VALE)
    paid = begun(assent=1).say("juego")
    assert says(paid, "blas", ONE_VALE) and not says(paid, "blas", FREE)
    poor = begun((16, 0), assent=1).say("juego")
    assert poor.may("blas") == {"mando-solo"}
    assert says(poor, "blas", MUST_SEND) and not says(paid, "blas", MUST_SEND)
    assert says(begun((16, 0)).say("juego"), "blas", FREE), "what is free needs no vale"


@pytest.mark.law("zan.art.41", "zan.intro.24")
def test_to_ones_partners_hand_too() -> None:
    free = begun().say("juego juego")
    assert says(free, "clara", NOTHING) and not says(free, "clara", ONE_VALE)
    paid = begun(assent=1).say("juego juego")
    assert says(paid, "clara", ONE_VALE) and not says(paid, "clara", NOTHING)
    poor = begun((4, 16), assent=1).say("juego juego")
    assert poor.vales[0] == 0 and says(poor, "clara", NOTHING), "who has none pays none"


@pytest.mark.law("zan.art.21.6", "zan.art.21.7", "zan.intro.6")
def test_what_the_zanga_costs_is_told_before_it_is_taken() -> None:
    case = begun().say("paso paso paso")
    assert says(case, "diego", ZANGA, ONE_VALE, BOND)
    without = begun(fianza="off").say("paso paso paso")
    assert says(without, "diego", ZANGA, ONE_VALE) and not says(without, "diego", BOND)
    poor = begun((16, 3)).say("paso paso paso")
    assert "zanga" not in poor.words("diego") and not says(poor, "diego", ONE_VALE)


@pytest.mark.law("zan.art.25", "zan.intro.6", "zan.art.54")
def test_to_go_back_loses_the_bond_where_there_is_one() -> None:
    bond = begun().say("paso paso paso zanga")
    assert says(bond, "diego", BOND) and not says(bond, "diego", ALONE)
    without = begun(fianza="off").say("paso paso paso zanga")
    assert not says(without, "diego", BOND) and not says(without, "diego", ALONE)
    bondless: list[dict[str, Any]] = [{}, {"fianza": "off"}]
    for agreed in bondless:
        alone = begun(zanga_solo=True, **agreed).say("paso paso paso zanga")
        assert says(alone, "diego", ALONE) and says(alone, "diego", BOND) == (not agreed)


HECHA, PUESTA, EARLY = "AAAAABBB", "ABABABAB", "ABBBBB"


@pytest.mark.law("zan.art.51", "zan.art.61", "zan.art.61.2")
def test_what_the_estuche_brings_is_told_as_the_hand_went() -> None:
    def over(tricks: str, holder: str, **agreed: Any) -> Zanga:
        case = begun(**agreed).taken_by("ana")
        return case.played(tricks, estuche=holder) if len(tricks) == 8 else case.stopped(tricks, estuche=holder)

    won = over(HECHA, "A")
    assert says(won, "ana", UNSAID, UNPAID) and not says(won, "ana", ANYHOW)
    assert won.silent().paid("estuche") == []
    beaten = over(HECHA, "B")
    assert says(beaten, "blas", ANYHOW, UNPAID) and not says(beaten, "blas", UNSAID), "it is worth nothing then"
    for holder, who in (("A", "ana"), ("B", "blas")):
        lost = over(PUESTA, holder)
        assert says(lost, who, ANYHOW) and not says(lost, who, UNPAID), "it is due in any case"
        assert lost.silent().paid("estuche-lost") == [(0, 1, 2)]
    only = over(PUESTA, "A", loser_estuche="opponents")
    assert says(only, "ana", ANYHOW, UNPAID) and only.do("ana estuche").paid("estuche-lost") == []
    assert says(over(EARLY, "B"), "blas", UNSAID), "stopped before the eighth trick it must be announced"
    assert says(over(EARLY, "A"), "ana", ANYHOW, UNPAID)


@pytest.mark.law("zan.intro.12", "zan.art.13.2")
def test_whoever_may_tap_the_pack_is_told_so() -> None:
    for agreed, tap in (("compulsory", False), ("tap", True)):
        own = Zanga(cut=agreed).falls()
        assert says(own, "diego", NO_DEAL) and not says(own, "diego", TAP)
        offered = own.do("diego cut 5")
        assert says(offered, "clara", TAP) == tap and says(offered, "clara", NO_DEAL) == (not tap)


@pytest.mark.law("zan.art.42")
def test_who_cannot_pass_is_not_told_what_it_costs() -> None:
    assert says(begun(), "ana", PASSING)
    assert not says(begun((4, 16)), "ana", PASSING)
