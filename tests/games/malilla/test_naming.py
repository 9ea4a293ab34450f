"""Trumps as the dealer names them, no trumps, and doubled hands: alone and with what else a table agrees on."""

from __future__ import annotations

from typing import Any

import pytest

import tapete
from tapete.cards import Suit
from tests.games.malilla.hands import ALL_FIVE, WHOLE_SUITS, Malilla, opened

SUITS = ["oros", "copas", "espadas", "bastos"]
EACH = {
    "ANA": "9O 7O 6O 5O 4C 3C 2C 4E 3E 2E 8B 7B",
    "BLAS": "1O 8O 4O 8C 7C 6C 5C 8E 7E 6E 5E 12B",
    "CLARA": "12O 3O 2O 1C 12C 11C 10C 1E 12E 11E 10E 9C",
    "DIEGO": "11O 10O 9E 9B 1B 11B 10B 6B 5B 4B 3B 2B",
}
"""Clara has no bastos, and Diego no copas; Diego, who deals, gets the 2B last."""

CONTRO, RECONTRO, SANT_VICENC = "ana contra", "ana contra, blas contra", "ana contra, blas contra, ana contra"


def naming(**given: Any) -> Malilla:
    """Diego has dealt, and is to name trumps."""
    return Malilla(**{**EACH, "trump": "dealer", "favourite": "none", **given})


def doubling(suit: str = "oros", **given: Any) -> Malilla:
    """Diego has named trumps, and Ana is asked whether she doubles."""
    return naming(contra=True, **given).do(f"diego trump {suit}")


def won(case: Malilla) -> Malilla:
    """The hand ended with 52 points for Ana and Clara."""
    return case.counted(ANA=(7, "O C E"), BLAS=(5, "B"))


# Nothing is turned up.


@pytest.mark.law("mal.69", "mal.70")
def test_nothing_is_turned_up_and_there_is_no_alce() -> None:
    case = naming(DIEGO="11O 10O 9E 1B 11B 10B 6B 5B 4B 3B 2B 9B")
    assert case.phase == "name-trump" and case.turn == "diego"
    assert case.state.turned is None and case.view().trump is None and case.view().turned is None
    assert case.told("turn-up") == [] and case.state.ledger.entries == ()
    assert Malilla(**EACH).phase == "play"


@pytest.mark.law("mal.69")
def test_the_dealers_last_card_is_as_hidden_as_any_other() -> None:
    for case in (naming(), naming().do("diego trump bastos"), doubling("none")):
        for who in case.viewers:
            assert case.named(who) == (set() if who is None else set(case.held(who)))


@pytest.mark.parametrize("of", [name for name in ALL_FIVE if name != "malilla"])
def test_without_partners_trumps_are_turned_up(of: str) -> None:
    offered = {option.name for option in tapete.game(of).options}
    assert not offered & {"trump", "contra"}


# Who names them.


def test_the_dealer_names_a_suit_or_none_or_leaves_it_to_his_partner() -> None:
    case = naming()
    assert case.offers("diego") == [*(f"trump {suit}" for suit in SUITS), "trump none", "delegate"]
    assert case.acting == ["diego"]


@pytest.mark.parametrize("letter", "OCEB")
def test_the_suit_that_he_names_is_trumps(letter: str) -> None:
    case = naming().do(f"diego trump {Suit(letter).word}")
    assert case.state.trump is Suit(letter) and case.view("blas").trump is Suit(letter)
    assert case.told("trump-named") == [{"seat": "diego", "suit": Suit(letter).word}]
    assert (case.phase, case.turn, case.state.rate) == ("play", "ana", 1)


def test_his_partner_must_name_when_it_is_left_to_him() -> None:
    case = naming().do("diego delegate")
    assert case.turn == "blas" and case.acting == ["blas"]
    assert case.offers("blas") == [*(f"trump {suit}" for suit in SUITS), "trump none"]
    named = case.do("blas trump espadas")
    assert named.told("delegates", "seat") == ["diego"] and named.told("trump-named", "seat") == ["blas"]
    assert (named.phase, named.turn, named.state.trump) == ("play", "ana", Suit.ESPADAS)


def test_every_hand_is_named_anew_by_its_own_dealer() -> None:
    case = won(naming().do("diego trump none")).deal(ANA="2B")
    assert (case.phase, case.turn) == ("name-trump", "ana")
    assert (case.state.trump, case.state.no_trump, case.state.rate) == (None, False, 1)
    assert case.view().calls == ()


# How it is played.


@pytest.mark.law("mal.8", "mal.25")
def test_a_named_suit_must_ruff_and_beats_every_other() -> None:
    case = naming().do("diego trump oros, ana play 8B, blas play 12B")
    assert case.may("clara", "play") == {"12O", "3O", "2O"}
    trick = case.do("clara play 2O, diego play 9B")
    assert trick.takers == ["clara"]


@pytest.mark.law("mal.8", "mal.25")
def test_without_trumps_nobody_ruffs() -> None:
    case = naming().do("diego trump none, ana play 8B, blas play 12B")
    assert case.may("clara", "play") == set(case.held("clara"))
    assert case.do("clara play 12O, diego play 2B").takers == ["blas"]


@pytest.mark.law("mal.24")
def test_without_trumps_one_must_still_follow_and_beat() -> None:
    case = naming().do("diego trump none, ana play 8B")
    assert case.may("blas", "play") == {"12B"}
    beaten = case.do("blas play 12B, clara play 9C")
    assert beaten.may("diego", "play") == {"9B", "1B", "11B", "10B", "6B", "5B", "4B", "3B", "2B"}


@pytest.mark.law("mal.25")
def test_a_duty_to_under_ruff_is_none_where_there_are_no_trumps() -> None:
    case = naming(under_ruff="forced").do("diego trump none, ana play 8B, blas play 12B")
    assert case.may("clara", "play") == set(case.held("clara"))


# Doubling.


def test_only_where_it_is_agreed_on_and_only_where_trumps_are_named() -> None:
    assert naming().do("diego trump oros").phase == "play"
    assert doubling().phase == "contra"
    assert Malilla(**EACH, contra=True).phase == "play"


def test_mano_is_asked_first_then_mano_s_partner() -> None:
    case = doubling()
    assert case.turn == "ana" and case.acting == ["ana"] and case.may("ana") == {"paso", "contra"}
    passed = case.do("ana paso")
    assert passed.turn == "clara" and passed.acting == ["clara"]
    assert passed.do("clara paso").phase == "play"
    assert passed.do("clara contra").state.rate == 2


def test_those_who_named_may_double_again_the_nearest_to_mano_first() -> None:
    case = doubling().do(CONTRO)
    assert case.turn == "blas" and case.acting == ["blas"]
    assert case.do("blas paso").turn == "diego"
    assert case.do("blas paso, diego paso").phase == "play"
    assert case.do("blas paso, diego contra").turn == "ana"


def test_the_side_that_named_is_the_same_whichever_of_the_two_has_named() -> None:
    case = naming(contra=True).do("diego delegate, blas trump oros")
    assert case.turn == "ana" and case.do(CONTRO).turn == "blas"


@pytest.mark.parametrize(("said", "rate"), [("", 1), (CONTRO, 2), (RECONTRO, 4), (SANT_VICENC, 8)])
def test_each_doubles_what_was_there(said: str, rate: int) -> None:
    case = doubling().do(said) if said else doubling()
    assert case.state.rate == rate
    assert case.told("contra", "number") == [2, 4, 8][: len(said.split(",")) if said else 0]


def test_nobody_doubles_a_fourth_time() -> None:
    case = doubling().do(SANT_VICENC)
    assert (case.phase, case.turn) == ("play", "ana")


def test_the_question_says_for_what_it_is() -> None:
    asked = []
    case = doubling()
    for line in SANT_VICENC.split(","):
        prompt = case.prompt(case.turn)
        assert prompt is not None
        asked.append(prompt.key)
        case = case.do(line)
    assert asked == ["contra-2", "contra-4", "contra-8"]


def test_all_hear_who_passes_and_who_doubles() -> None:
    case = doubling().do("ana paso, clara contra, blas paso, diego paso")
    everybody = set(case.viewers)
    assert case.told_to("paso") == [("ana", everybody), ("blas", everybody), ("diego", everybody)]
    assert case.told_to("contra") == [("clara", everybody)]


# What is seen.


def test_what_was_called_is_seen_until_the_first_card() -> None:
    case = doubling().do("ana paso, clara contra")
    called = [(case.name(call.seat), call.stage, call.said) for call in case.view().calls]
    assert called == [("diego", "name-trump", "trump oros"), ("ana", "contra", "paso"), ("clara", "contra", "contro")]
    assert case.seen("diego").said == "trump oros" and case.seen("clara").said == "contro"
    assert doubling().do(SANT_VICENC).view().calls[-1].said == "sant-vicenç"
    led = case.do("blas paso, diego paso, ana play 9O")
    assert led.view().calls == () and led.seen("clara").said == ""


@pytest.mark.parametrize(
    ("suit", "said", "notes"),
    [
        ("oros", "ana paso, clara paso", {}),
        ("none", "ana paso, clara paso", {"no-trump": 2, "rate": 2}),
        ("oros", CONTRO, {"doubled": 2, "rate": 2}),
        ("none", RECONTRO, {"no-trump": 2, "doubled": 4, "rate": 8}),
    ],
)
def test_the_table_shows_by_how_much_all_is_multiplied_and_why(suit: str, said: str, notes: dict[str, int]) -> None:
    case = doubling(suit).do(said)
    assert {note.key: note.value for note in case.view().notes} == notes


# What is paid.


@pytest.mark.law("mal.42", "mal.155")
@pytest.mark.parametrize(
    ("suit", "said", "rate"),
    [("oros", "", 1), ("none", "", 2), ("oros", CONTRO, 2), ("none", CONTRO, 4), ("none", SANT_VICENC, 16)],
)
def test_the_points_are_multiplied_by_what_was_called(suit: str, said: str, rate: int) -> None:
    case = won(doubling(suit).do(said) if said else naming().do(f"diego trump {suit}"))
    reason = "result-called" if rate > 1 else "result"
    assert case.paid(reason) == [(1, 0, 16 * rate)] and len(case.state.ledger.entries) == 1


@pytest.mark.law("mal.43", "mal.154")
@pytest.mark.parametrize("capote", [72, 36])
def test_a_capote_too(capote: int) -> None:
    case = naming(**WHOLE_SUITS, capote=capote, contra=True).do(
        "diego trump espadas, ana contra, blas paso, diego paso"
    )
    assert case.play_out().paid("capote-called") == [(0, 1, 2 * capote)]


@pytest.mark.law("mal.11")
def test_the_favourite_doubles_when_it_is_named_and_by_its_own_law() -> None:
    case = won(naming(favourite="drawn", start={"favourite": "C"}).do("diego trump copas"))
    assert case.paid("result") == [(1, 0, 32)] and "mal.11" in case.laws_of("result")[0]
    other = won(naming(favourite="drawn", start={"favourite": "C"}).do("diego trump oros"))
    assert other.paid("result") == [(1, 0, 16)]


@pytest.mark.law("mal.11")
def test_without_trumps_there_is_no_favourite() -> None:
    case = won(naming(favourite="drawn", start={"favourite": "C"}).do("diego trump none"))
    assert case.paid("result-called") == [(1, 0, 32)] and "mal.11" not in case.laws_of("result-called")[0]


@pytest.mark.law("mal.11", "mal.153")
@pytest.mark.parametrize(("suit", "both", "rate"), [("none", 4, 4), ("copas", 4, 8), ("copas", 2, 4), ("oros", 4, 4)])
def test_all_that_doubles_doubles_together(suit: str, both: int, rate: int) -> None:
    """In a Mariperez no trumps alone, or a suit that is doubled once."""
    case = doubling(
        suit, mariperez=True, mariperez_with_favourite=both, favourite="drawn", start={"favourite": "C"}
    ).do("ana paso, clara paso" if suit == "none" else "ana contra, blas paso, diego paso")
    assert case.state.rate == rate
    assert won(case).paid("result-called") == [(1, 0, 16 * rate)]


@pytest.mark.law("mal.153")
def test_to_a_goal_the_winner_of_the_hand_marks_what_he_has_over_the_half_times_the_doubles() -> None:
    case = won(doubling("none", match="goal", start={"score": (0, 90)}).do(CONTRO + ", blas paso, diego paso"))
    assert case.paid("result-called") == [("bank", 0, 64)] and case.standing == [64, 90] and not case.state.over
    over = won(doubling("none", match="goal", start={"score": (40, 90)}).do(CONTRO + ", blas paso, diego paso"))
    assert over.state.over and over.state.winners == (0,)


@pytest.mark.law("mal.44")
def test_a_hand_that_is_level_pays_nothing_however_often_it_was_doubled() -> None:
    case = doubling("none").do(SANT_VICENC).counted(ANA=(6, "O C"), BLAS=(6, "E B"))
    assert case.state.ledger.entries == ()


# The open table.


def table(**given: Any) -> Malilla:
    """Diego has dealt at an open table, and is to name trumps."""
    return opened(**{**EACH, "trump": "dealer", "contra": True, "favourite": "none", **given})


@pytest.mark.law("mal.88", "mal.161")
def test_a_fine_is_multiplied_as_all_is() -> None:
    case = table().do("diego trump none, ana contra, blas paso, diego paso")
    revoked = case.do("ana play 8B, blas play 8O, clara play 12O, diego play 9B, diego take, ana claim revoke blas")
    ended = revoked.finish(ANA=(7, "O C E"), BLAS=(5, "B"))
    assert ended.paid("revoke") == [(1, 0, 40)] and ended.paid("result-called") == [(1, 0, 64)]


@pytest.mark.law("mal.23")
def test_to_throw_another_suit_is_no_revoke_where_nothing_can_be_ruffed() -> None:
    case = table().do("diego trump none, ana paso, clara paso, ana play 8B, blas play 12B, clara play 12O")
    taken = case.do("diego play 2B, blas take")
    assert taken.do("blas claim revoke clara").told("not-proven") != []


@pytest.mark.law("mal.74", "mal.75")
@pytest.mark.parametrize("said", ["", "diego trump none", "diego trump none, ana contra", "diego delegate"])
def test_a_bad_deal_is_claimed_while_trumps_are_named_and_doubled(said: str) -> None:
    case = opened(trump="dealer", contra=True).ready_to_deal(**EACH).do("diego misdeal blas clara")
    claimed = (case.do(said) if said else case).do("clara claim cards blas")
    assert (claimed.phase, claimed.dealer) == ("pack", "ana")
    assert (claimed.state.no_trump, claimed.state.doubled, claimed.state.calls) == (False, 0, ())
    assert claimed.state.question is None and claimed.state.ledger.entries == ()


@pytest.mark.law("mal.81")
def test_a_deal_out_of_turn_is_put_right_until_the_first_lead() -> None:
    wrong = opened(dealer="ana", trump="dealer", contra=True).do("blas take-pack").ready_to_deal(**EACH).do("blas deal")
    assert wrong.turn == "blas"
    doubled = wrong.do("blas trump none, clara contra")
    for case in (wrong, doubled):
        back = case.do("ana claim deal blas")
        assert (back.phase, back.dealer, back.state.rate) == ("pack", "ana", 1)
        assert case.do("blas own-up deal").dealer == "ana"


@pytest.mark.law("mal.82", "mal.83")
def test_after_the_lead_it_stands_and_its_fine_is_doubled_too() -> None:
    wrong = opened(dealer="ana", trump="dealer").do("blas take-pack").ready_to_deal(**EACH).do("blas deal")
    led = wrong.do("blas trump none, clara play 9C, ana claim deal blas")
    assert led.told("ruling", "decision") == ["deal-stands"]
    assert [debt.amount for debt in led.floor.owed] == [20]


# The judge.


def facts(incident: str, **options: Any) -> dict[str, Any]:
    return {fact.name: fact.values for fact in tapete.game("malilla", **options).incident(incident).facts}


def test_the_judge_does_not_ask_for_an_alce_that_there_is_not() -> None:
    assert "turn_up" in facts("bad-deal") and "turn_up" not in facts("bad-deal", trump="dealer")
    void = tapete.game("malilla", trump="dealer").incident("bad-deal").ruling({})
    assert "turn-up-returned" not in void.follows and void.payments == ()
    assert "turn-up-returned" in tapete.game("malilla").incident("bad-deal").ruling({}).follows


@pytest.mark.law("mal.161")
def test_the_judge_multiplies_as_far_as_a_hand_can_be() -> None:
    assert max(facts("talk")["rate"]) == max(facts("talk", trump="dealer")["rate"]) == 4
    assert max(facts("talk", contra=True)["rate"]) == 4
    assert max(facts("talk", trump="dealer", contra=True)["rate"]) == 32
    fined = tapete.game("malilla", trump="dealer", contra=True).incident("talk").ruling({"rate": 32})
    assert [payment.amount for payment in fined.payments] == [320]
