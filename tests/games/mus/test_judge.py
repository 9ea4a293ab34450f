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


@pytest.mark.law("mus.88", "mus.90")
@pytest.mark.parametrize("what", ["words", "cards"])
def test_where_partners_consult_it_may_be_said_but_no_card_is_shown(what: str) -> None:
    ruling = judge("foreign-words", what=what, consult=True)
    assert ruling.decision == "words-free" and {"binds-nobody", "cards-not-shown"} <= set(ruling.follows)


@pytest.mark.law("mus.51", "mus.90")
@pytest.mark.parametrize(
    ("lies", "before", "after"),
    [
        ("never", "forbidden", "lance-forfeited"),
        ("before-cut", "words-free", "lance-forfeited"),
        ("always", "words-free", "words-free"),
    ],
)
def test_when_somebody_has_told_something_false(lies: str, before: str, after: str) -> None:
    decisions = [judge("false-words", lies=lies, mus_cut=cut).decision for cut in (False, True)]
    assert decisions == [before, after]


@pytest.mark.law("mus.51", "mus.90")
def test_a_lie_costs_the_lance_as_a_false_yes_does() -> None:
    for ended in ("pass", "accepted", "refused", "ordago", "game-won"):
        for both in (False, True):
            facts = {"ended": ended, "deje": 2, "stake": 5, "values": 3, "both": both}
            assert judge("false-words", **facts) == judge("false-yes", **facts)
    free = judge("false-words", lies="always", ended="accepted", stake=5)
    assert free.payments == () and "hand-goes-on" in free.follows


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
    for ended in ("pass", "accepted", "refused", "game-won"):  # what is not said of it is nothing
        assert paid(judge("false-yes", ended=ended)) == []
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


def paid_for(ruling: Ruling) -> list[tuple[str, tuple[str, ...]]]:
    return [(payment.reason, payment.laws) for payment in ruling.payments]


# What is decided, by which laws, and what follows: every form of every incident.

VISTO = ("mus-visto", "mus.47 mus.48", "nobody-cuts may-stand card-kept")
BINDS = ("word-binds-in-turn", "mus.89 mus.69", "first-word-counts")
LAPSES = ("word-lapses", "mus.89 mus.69", "speaks-freely")
FORBIDDEN = "no-fixed-penalty hand-goes-on"
FORFEITED = ("lance-forfeited", "mus.51", "others-collect not-in-sheet")
GAME_LOST = ("game-lost", "mus.51", "others-win-game not-in-sheet")
VOID = ("lance-void", "mus.51", "nobody-collects not-in-sheet")
REFUSERS, VALUES = "refusers-collect-nothing", "bettors-collect-values"


@pytest.mark.law("mus.20", "mus.21", "mus.47", "mus.48", "mus.76", "mus.77", "mus.89", "mus.92", "mus.137", "mus.139")
@pytest.mark.parametrize(
    ("incident", "facts", "decision", "by", "follows"),
    [
        ("bad-cut", {"lifted": 3}, "cut-stands", "mus.20", ""),
        ("bad-cut", {"lifted": 37, "dealt": True}, "cut-stands", "mus.20", ""),
        ("bad-cut", {"lifted": 2}, "cut-again", "mus.20", "no-penalty"),
        ("bad-cut", {"lifted": 38, "dealt": True}, "too-late", "mus.20", "deal-stands"),
        ("exposed-card", {"distribution": "first"}, *VISTO),
        ("exposed-card", {"distribution": "first", "service_too": True}, *VISTO),
        ("exposed-card", {"distribution": "service", "service_too": True}, *VISTO),
        ("exposed-card", {"distribution": "service"}, "card-stands", "mus.47", "card-public"),
        ("exposed-card", {"distribution": "first", "agreed": "mano"}, "mano-decides", "mus.47", "mano-says"),
        ("exposed-card", {"distribution": "first", "agreed": "redeal"}, "deal-again", "mus.47",
         "all-gathered same-dealer no-penalty"),
        ("exposed-card", {"distribution": "service", "agreed": "redeal"}, "card-stands", "mus.47", "card-public"),
        ("exposed-card", {"distribution": "service", "agreed": "mano", "service_too": True}, *VISTO),
        ("cut-in-mus-visto", {}, "word-void", "mus.47", "discard-takes-place"),
        ("wrong-cards", {"noticed": "before-first-bet"}, "deal-again", "mus.21", "same-dealer no-penalty"),
        ("wrong-cards", {"noticed": "after-first-bet"}, "too-late", "mus.21", "deal-stands"),
        ("no-discard", {"served": True}, "too-late", "mus.77", "keeps-cards"),
        ("no-discard", {"served": False}, "must-discard", "mus.77 mus.48", "one-card-at-least"),
        ("word-in-turn", {}, "word-binds", "mus.89", "no-undo"),
        ("word-out-of-turn", {"word": "paso"}, *BINDS),
        ("word-out-of-turn", {"word": "envido"}, *BINDS),
        ("word-out-of-turn", {"word": "órdago", "bet_changed": True}, *BINDS),
        ("word-out-of-turn", {"word": "mus", "bet_changed": True}, *BINDS),
        ("word-out-of-turn", {"word": "envido", "bet_changed": True}, *BINDS[:2], "as-addition first-word-counts"),
        ("word-out-of-turn", {"word": "más", "bet_changed": True}, *BINDS[:2], "as-addition first-word-counts"),
        ("word-out-of-turn", {"word": "más", "bet_changed": True, "legal": False}, *LAPSES),
        ("word-out-of-turn", {"word": "quiero", "bet_changed": True}, *LAPSES),
        ("word-out-of-turn", {"word": "quiero", "legal": False}, *LAPSES),
        ("spoke-again", {}, "word-void", "mus.76", "out-of-lance partner-may-answer"),
        ("foreign-words", {"what": "words"}, "forbidden", "mus.88", FORBIDDEN),
        ("foreign-words", {"what": "cards"}, "forbidden", "mus.90", FORBIDDEN),
        ("sign-made", {"sign": "listed", "true": True}, "lawful", "mus.91 mus.92", "others-may-use-it"),
        ("sign-made", {"sign": "listed", "true": False}, "forbidden", "mus.92", FORBIDDEN),
        ("sign-made", {"sign": "other", "true": True}, "forbidden", "mus.92", FORBIDDEN),
        ("false-no", {"lance": "pares"}, "dead-hand", "mus.51", "hand-dead partner-unhurt not-in-sheet"),
        ("false-no", {"lance": "juego"}, "dead-hand", "mus.51",
         "hand-dead partner-unhurt punto-stands deje-kept not-in-sheet"),
        ("false-yes", {"ended": "pass"}, *FORFEITED),
        ("false-yes", {"ended": "accepted"}, *FORFEITED),
        ("false-yes", {"ended": "refused"}, *FORFEITED),
        ("false-yes", {"ended": "ordago"}, *GAME_LOST),
        ("false-yes", {"ended": "game-won"}, *GAME_LOST),
        ("false-yes", {"ended": "game-won", "both": True}, *GAME_LOST),
        ("false-yes", {"ended": "pass", "both": True}, *VOID),
        ("false-yes", {"ended": "accepted", "both": True}, *VOID),
        ("false-yes", {"ended": "refused", "both": True}, *VOID),
        ("false-yes", {"ended": "ordago", "both": True}, *VOID[:2], "first-liar-loses not-in-sheet"),
        ("hidden-hand", {}, "must-show", "mus.50 mus.51", "also-after-refusals"),
        ("better-cards-after-refusal", {"lance": "grande"}, REFUSERS, "mus.137 mus.127", "deje-is-all"),
        ("better-cards-after-refusal", {"lance": "chica"}, REFUSERS, "mus.137 mus.127", "deje-is-all"),
        ("better-cards-after-refusal", {"lance": "pares"}, REFUSERS, "mus.137 mus.131", VALUES),
        ("better-cards-after-refusal", {"lance": "juego"}, REFUSERS, "mus.137 mus.133", VALUES),
        ("better-cards-after-refusal", {"lance": "punto"}, REFUSERS, "mus.137 mus.136", VALUES),
        ("forgotten-stones", {"stones": 2, "cut": True}, "stones-lost", "mus.139", ""),
        ("forgotten-stones", {"stones": 2, "cut": False}, "stones-taken", "mus.139", ""),
        ("both-reach-goal", {"first": "deje"}, "wins-deje", "mus.122 mus.123",
         "order-of-collecting nothing-more-collected"),
        ("adentro-forgotten", {}, "must-warn", "mus.110 mus.111", "no-penalty score-stands"),
    ],
)  # fmt: skip
def test_every_ruling_names_its_laws(
    incident: str, facts: dict[str, object], decision: str, by: str, follows: str
) -> None:
    ruling = judge(incident, **facts)
    assert (ruling.decision, ruling.laws, ruling.follows) == (decision, tuple(by.split()), tuple(follows.split()))


@pytest.mark.law("mus.51", "mus.139")
def test_every_payment_names_its_law() -> None:
    both_ways = judge("false-yes", ended="refused", deje=2, values=1)
    assert paid_for(both_ways) == [("deje-back", ("mus.51",)), ("forfeited", ("mus.51",))]
    assert paid_for(judge("forgotten-stones", stones=3, cut=False)) == [("forgotten", ("mus.139",))]


# What the judge asks, and which answers he takes.

NUMBERS = {
    ("bad-cut", "lifted"): (0, 40),
    ("false-yes", "deje"): (0, 1000),
    ("false-yes", "stake"): (0, 1000),
    ("false-yes", "values"): (0, 6),  # duples, or a juego of 31, in both hands
    ("false-words", "deje"): (0, 1000),
    ("false-words", "stake"): (0, 1000),
    ("false-words", "values"): (0, 6),
    ("forgotten-stones", "stones"): (1, 1000),
}
"""Every number that is asked for, with the least and the greatest."""

WORDS = {
    ("exposed-card", "distribution"): "first service",
    ("exposed-card", "agreed"): "mus-visto mano redeal",
    ("wrong-cards", "noticed"): "before-first-bet after-first-bet",
    ("word-out-of-turn", "word"): "paso envido más reenvido quiero no-quiero órdago mus no-hay-mus",
    ("foreign-words", "what"): "words cards",
    ("false-words", "lies"): "never before-cut always",
    ("false-words", "ended"): "pass accepted refused ordago game-won",
    ("sign-made", "sign"): "listed other",
    ("false-no", "lance"): "pares juego",
    ("false-yes", "ended"): "pass accepted refused ordago game-won",
    ("better-cards-after-refusal", "lance"): "grande chica pares juego punto",
    ("both-reach-goal", "first"): "deje grande chica pares juego",
}
YES_OR_NO = {
    "bad-cut": "dealt", "exposed-card": "service_too", "no-discard": "served", "sign-made": "true",
    "false-yes": "both", "forgotten-stones": "cut", "foreign-words": "consult", "false-words": "both",
}  # fmt: skip
MUST: dict[str, dict[str, object]] = {
    "bad-cut": {"lifted": 3}, "exposed-card": {"distribution": "first"}, "no-discard": {"served": True},
    "sign-made": {"sign": "other", "true": True}, "false-yes": {"ended": "pass"},
    "forgotten-stones": {"stones": 1, "cut": False}, "word-out-of-turn": {"word": "paso"},
    "foreign-words": {"what": "words"}, "false-words": {},
}  # fmt: skip
"""What must be said of an incident, whatever else is."""


@pytest.mark.parametrize(("incident", "fact"), NUMBERS)
def test_a_number_is_taken_within_its_bounds_and_refused_one_beyond(incident: str, fact: str) -> None:
    least, most = NUMBERS[incident, fact]
    for number in (least, most):
        assert judge(incident, **{**MUST[incident], fact: number}).laws
    for wrong in (least - 1, most + 1, str(least), True):
        with pytest.raises(BadOption):
            judge(incident, **{**MUST[incident], fact: wrong})


@pytest.mark.parametrize(("incident", "fact"), WORDS)
def test_a_word_is_taken_if_it_is_one_of_those_asked_for(incident: str, fact: str) -> None:
    must = MUST.get(incident, {})
    for word in WORDS[incident, fact].split():
        assert judge(incident, **{**must, fact: word}).laws
    for wrong in ("other-than-these", "", 1, True):
        with pytest.raises(BadOption):
            judge(incident, **{**must, fact: wrong})


@pytest.mark.parametrize(
    ("incident", "fact"),
    [
        *YES_OR_NO.items(),
        ("word-out-of-turn", "bet_changed"),
        ("word-out-of-turn", "legal"),
        ("false-words", "mus_cut"),
    ],
)
def test_yes_or_no_is_neither_a_number_nor_a_word(incident: str, fact: str) -> None:
    for answer in (False, True):
        assert judge(incident, **{**MUST[incident], fact: answer}).laws
    for wrong in (0, 1, 2, "yes", "no"):
        with pytest.raises(BadOption):
            judge(incident, **{**MUST[incident], fact: wrong})


def test_the_judge_asks_for_these_facts_and_no_others() -> None:
    asked = {(incident.name, fact.name) for incident in INCIDENTS.values() for fact in incident.facts}
    changing = {("word-out-of-turn", "bet_changed"), ("word-out-of-turn", "legal"), ("false-words", "mus_cut")}
    assert asked == {*NUMBERS, *WORDS, *YES_OR_NO.items(), *changing}
    with pytest.raises(BadOption, match="weather does not matter"):
        judge("bad-cut", lifted=3, weather="fine")


@pytest.mark.parametrize(("incident", "fact"), [(name, fact) for name, must in MUST.items() for fact in must])
def test_what_must_be_said_cannot_be_left_out(incident: str, fact: str) -> None:
    rest = {name: value for name, value in MUST[incident].items() if name != fact}
    with pytest.raises(BadOption, match=f"must know {fact}"):
        judge(incident, **rest)


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
