"""Cards out of turn at the open table: they stay, are played in their turn, and are revokes if they are wrong then."""

from __future__ import annotations

from typing import Any

import pytest

from tapete.table.game import OPEN
from tests.games.zanga.hands import KINGS, Zanga

# Clara has one copa; Ana leads one, or an espada that Clara has not.
HANDS = {
    "ANA": "5C 12O 11O 10O 2O 12E 11E 10E",
    "BLAS": "6C 12C 3O 7E 6E 5E 4E 3E",
    "CLARA": "4C 6B 4O 5O 12B 11B 10B 7B",
    "DIEGO": "7C 11C 6O 1O 5B 4B 3B 2B",
}


def at_play(who: Any = "blas", alone: Any = False, trump: Any = "oros", **given: Any) -> Zanga:
    """The play begins at the open table, `who` having named trumps; Ana leads."""
    case = Zanga(table=OPEN, **{**HANDS, **given})
    return case.alone(who, trump) if alone else case.taken_by(who, trump)


def lying(case: Zanga) -> list[str]:
    """The cards of the trick on the table."""
    return [played.card.text for played in case.state.trick]


@pytest.mark.law("zan.art.34")
def test_a_card_laid_before_its_turn_stays_and_is_played_when_the_turn_comes() -> None:
    case = at_play().do("ana play 5C, clara play 4C")
    assert (lying(case), case.turn) == (["5C"], "blas"), "it is no part of the trick yet"
    assert "play" not in case.words("clara"), "it is not taken up, and no other is laid"
    again = case.do("blas play 12C")
    assert again.may("clara", "play") == {"4C"}, "in the turn nothing else can be played"
    done = again.do("clara play 4C, diego play 7C")
    assert [played.card.text for played in done.state.taken[0].plays] == ["5C", "12C", "4C", "7C"]
    assert done.turn == "blas" and len(done.held("clara")) == 7
    assert done.do("blas play 6C").may("clara", "play") == {"6B", "4O", "5O", "12B", "11B", "10B", "7B"}


@pytest.mark.law("zan.art.34")
def test_several_may_lie_there_each_for_its_own_turn_even_before_the_lead() -> None:
    case = at_play().do("diego play 7C, clara play 4C")
    assert (lying(case), case.turn) == ([], "ana")
    assert case.may("ana", "play") == set(HANDS["ANA"].split()), "the leader leads what he likes"
    full = case.do("ana play 5C, blas play 6C, clara play 4C, diego play 7C")
    assert [trick.winner for trick in full.state.taken] == [2], "the four of copas is the highest: fewest pips"
    assert "play" not in full.do("ana play 12E").words("ana"), "one card lies there already"


@pytest.mark.law("zan.art.34")
def test_who_has_played_to_the_trick_lays_nothing_more_to_it() -> None:
    case = at_play().do("ana play 5C, blas play 6C")
    assert "play" not in case.words("ana") and "play" not in case.words("blas")
    assert case.may("diego", "play") == set(HANDS["DIEGO"].split())


@pytest.mark.law("zan.art.34")
def test_an_opponent_may_claim_it_once_and_it_is_ruled_to_stay() -> None:
    case = at_play().do("ana play 5C, clara play 4C")
    assert case.allows("blas claim turn clara") and case.allows("diego claim turn clara")
    assert not case.allows("ana claim turn clara"), "her partner may not"
    ruled = case.do("diego claim turn clara")
    assert (ruled.decisions, ruled.told("ruling", "laws")) == (["stands"], [("zan.art.34",)])
    assert (ruled.vales, ruled.phase, ruled.turn) == (case.vales, "play", "blas"), "it costs nothing"
    assert not ruled.allows("blas claim turn clara"), "it is decided"
    assert ruled.do("blas play 6C").may("clara", "play") == {"4C"}
    assert not ruled.do("blas play 6C, clara play 4C").allows("diego claim turn clara")
    late = case.do("blas play 6C, clara play 4C")
    assert not late.allows("diego claim turn clara"), "its turn has come"
    other = ruled.do("blas play 12C, clara play 4C, diego play 7C, clara play 6B")
    assert other.allows("diego claim turn clara"), "another card of another trick"


@pytest.mark.law("zan.art.34", "zan.art.32", "zan.art.43")
def test_lawful_in_its_turn_it_is_no_revoke_and_the_hand_is_played_and_paid() -> None:
    case = at_play().do("ana play 5C, clara play 4C, blas play 12C, clara play 4C, diego play 7C")
    false = case.do("blas renuncio 4C")
    assert (false.decisions, false.vales) == (["false"], [13, 14, 5])
    over = case
    while over.phase == "play":
        who = over.turn
        over = over.do(f"{who} play {over.held(who)[-1]}")
    paid = over.silent()
    assert paid.everything == 32 and paid.told("result") != [] and paid.phase == "shuffle"


@pytest.mark.law("zan.art.34", "zan.art.29")
def test_unlawful_in_its_turn_it_is_a_revoke() -> None:
    early = at_play().do("ana play 5C, clara play 6B")
    assert "6B" not in early.prompt_cards("blas"), "it is a revoke only when its turn has come"
    case = early.do("blas play 6C")
    assert case.may("clara", "play") == {"6B"}, "the four of copas can't mend it"
    played = case.do("clara play 6B")
    claimed = played.do("blas renuncio 6B")
    assert claimed.decisions == ["is-revoke", "pot-lost"]
    assert claimed.told("ruling", "seat", "laws")[0] == ("clara", ("zan.art.34", "zan.art.29"))
    done = claimed.silent()
    assert (done.result, done.vales, done.everything) == ("hecha", [11, 21, 0], 32)


@pytest.mark.law("zan.art.34", "zan.art.29.2")
def test_of_the_named_pair_it_is_codillo() -> None:
    hands = {"ANA": "5C", "BLAS": "6C", "CLARA": "4C", "DIEGO": "7C 6B"}
    case = at_play(**hands).do("ana play 5C, diego play 6B, blas play 6C, clara play 4C, diego play 6B")
    done = case.do("ana renuncio 6B").silent()
    assert (done.decisions, done.result, done.vales) == (["is-revoke", "codillo"], "codillo", [16, 11, 5])


@pytest.mark.law("zan.art.34", "zan.art.27")
def test_what_was_laid_before_the_lead_is_measured_by_the_card_that_is_led() -> None:
    case = at_play().do("clara play 6B")
    wrong = case.do("ana play 5C, blas play 6C, clara play 6B, diego renuncio 6B")
    assert wrong.decisions == ["is-revoke", "pot-lost"]
    right = case.do("ana play 12E, blas play 3E, clara play 6B, diego renuncio 6B")
    assert right.decisions == ["false"], "she has no espadas"


@pytest.mark.law("zan.art.34", "zan.art.30")
def test_with_a_matador_kept_back_it_costs_two_more() -> None:
    hands = {"ANA": "1B 4O 3O 2O 5O 6O 10O 11O", "BLAS": "12C", "CLARA": "5C", "DIEGO": "1E 4C"}
    case = at_play(trump="copas", **hands).but(leader=3).do("ana play 4O, diego play 1E")
    done = case.do("ana play 4O, blas play 12C, clara play 5C, blas renuncio 4O").silent()
    assert (done.decisions, done.vales) == (["is-revoke", "pot-lost"], [9, 23, 0])
    assert done.paid("revoke-matador") == [(0, 1, 2)]


@pytest.mark.law("zan.art.34", "zan.art.31")
def test_against_who_has_five_tricks_it_costs_two() -> None:
    case = Zanga(table=OPEN, **KINGS).taken_by("ana")
    for card, answer in (("1E", "2O"), ("7O", "3O"), ("1B", "12E"), ("1O", "11E"), ("12O", "12B")):
        case = case.do(f"ana play {card}, blas play {answer}")
        case = case.play(case.held("clara")[0]).play(case.held("diego")[0])
    case = case.do("blas play 11B, ana play 12C, blas play 11B, clara renuncio 11B")
    assert case.decisions == ["is-revoke", "two-more"]
    assert case.silent().paid("revoke") == [(1, 0, 2)]


@pytest.mark.law("zan.art.34", "zan.art.27", "zan.art.29")
def test_a_card_that_lies_there_proves_an_earlier_revoke() -> None:
    case = at_play().do("ana play 5C, blas play 6C, clara play 6B, diego play 7C")
    shown = case.do("clara play 4C")
    claimed = shown.do("blas renuncio 6B")
    assert claimed.decisions == ["pot-lost"], "the six of bastos fell in its turn"
    assert claimed.told("shows", "seat", "cards")[2][0] == "clara"
    assert "4C" in {card.text for card in claimed.told("shows", "cards")[2]}, "it is hers still"
    assert claimed.silent().vales == [11, 21, 0]


@pytest.mark.law("zan.art.34", "zan.art.58", "zan.art.58.2")
def test_a_soloists_partner_neither_lays_a_card_nor_claims_one() -> None:
    case = at_play(alone=True)
    assert "play" not in case.words("diego")
    early = case.do("clara play 6B")
    assert early.allows("blas claim turn clara") and not early.allows("diego claim turn clara")
    done = early.do("ana play 5C, blas play 6C, clara play 6B, blas renuncio 6B").silent()
    assert (done.result, done.vales) == ("hecha", [9, 23, 0]), "two more for the solo"


@pytest.mark.law("zan.art.34", "zan.art.38", "zan.art.49.2")
def test_a_card_that_waits_for_a_lead_goes_with_the_rest_when_the_hand_is_stopped() -> None:
    case = Zanga(table=OPEN, **KINGS).taken_by("ana")
    for card in ("1E", "7O", "1B", "1O", "12O"):
        case = case.do(f"ana play {card}")
        while case.state.trick:
            case = case.do(f"{case.turn} play {case.held(case.turn)[0]}")
    early = case.do("blas play 11B")
    assert early.allows("ana basta") and early.allows("ana play 11O"), "the winner decides all the same"
    stopped = early.do("ana basta")
    shown = dict(stopped.told("shows", "seat", "cards"))
    assert "11B" in {card.text for card in shown["blas"]} and len(shown["blas"]) == 3
    assert (stopped.silent().result, stopped.silent().everything) == ("hecha", 32)
    on = early.do("ana play 11O")
    assert on.may("blas", "play") == {"11B"}


@pytest.mark.law("zan.art.34", "zan.art.48.2")
def test_five_is_asked_before_the_third_lead_though_a_card_lies_there() -> None:
    case = Zanga(table=OPEN, **KINGS).taken_by("ana")
    for card in ("1E", "7O"):
        case = case.do(f"ana play {card}")
        while case.state.trick:
            case = case.do(f"{case.turn} play {case.held(case.turn)[0]}")
    early = case.do("diego play 6B")
    assert early.allows("ana cinco") and not early.allows("diego cinco")
    assert early.do("ana cinco, ana play 1B").may("blas", "play") == set(case.held("blas"))


@pytest.mark.law("zan.intro.36", "zan.art.34")
def test_where_it_is_agreed_it_is_put_right_in_its_turn_before_the_next_card() -> None:
    case = at_play(correcting=True).do("ana play 5C, clara play 6B")
    assert "enmienda" not in case.words("clara"), "its turn has not come"
    played = case.do("blas play 6C, clara play 6B")
    assert played.may("clara", "enmienda") == {"4C"}
    mended = played.do("clara enmienda 4C, diego play 7C")
    assert lying(mended) == [] and "6B" in mended.held("clara")
    last = mended.do("clara play 4O, diego play 6O, ana play 2O, blas play 3O")
    assert last.turn == "ana" and "6B" in last.may("clara", "play"), "it may be played later, in turn or not"
    assert last.do("ana play 12E, blas play 3E, clara play 6B, blas renuncio 6B").decisions == ["false"], (
        "she has no espadas"
    )


@pytest.mark.law("zan.art.31", "zan.art.51")
def test_the_window_closes_by_itself_when_nothing_but_done_could_be_said() -> None:
    case = at_play("ana")
    while case.phase == "play":
        case = case.do(f"{case.turn} play {case.choices(case.turn, 'play')[0]}")
    every = tuple(played.card for played in case.state.plays)
    left = case.but(tried=every[:-1], cried=((0, 9), (1, 9)))
    who = next(name for name in left.people if left.prompt_cards(name))
    one = left.do(f"{who} renuncio {every[-1].text}")
    assert one.phase == "shuffle", "all cards are tried, and the estuche has been cried"
    open_still = case.but(tried=every[:-1]).do(f"{who} renuncio {every[-1].text}")
    assert open_still.phase == "claims" and open_still.allows("ana estuche")


@pytest.mark.law("zan.intro.36", "zan.art.34")
def test_who_has_laid_his_next_card_puts_nothing_right_any_more() -> None:
    case = at_play(correcting=True).do("ana play 5C, blas play 6C, clara play 4C, diego play 5B")
    assert case.may("diego", "enmienda") == {"7C", "11C"}
    early = case.do("diego play 11C")
    assert "enmienda" not in early.words("diego")
    assert early.do("clara play 6B").may("diego", "play") == {"11C"}
