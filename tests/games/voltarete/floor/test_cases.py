"""The open table: the facts of the play that the judge is told."""

from __future__ import annotations

import pytest

from tapete.cards import cards
from tapete.games.voltarete.floor.charges import espadilha_case
from tapete.games.voltarete.floor.seen import peek_case
from tapete.games.voltarete.floor.signs import sign_case
from tapete.games.voltarete.floor.state import OpenVoltarete
from tapete.games.voltarete.floor.turns import ahead_case
from tests.games.voltarete.floor.hands import against_thirteen, ending, floor, laws, licenca
from tests.games.voltarete.hands import FOUR, Voltarete, opened

# Whether it is decided.


@pytest.mark.law("vol.II.12.18")
@pytest.mark.parametrize(
    ("tricks", "decided"),
    [
        ((4, 0, 0), False),
        ((5, 0, 0), True),
        ((4, 1, 1), False),
        ((4, 2, 1), False),
        ((4, 2, 2), True),
        ((0, 4, 1), False),
        ((0, 5, 0), True),
        ((1, 0, 5), True),
        ((2, 4, 1), False),
        ((1, 4, 2), True),
        ((3, 3, 2), False),
    ],
)
def test_of_a_hand_that_was_seen_the_others_are_asked_until_nobody_can_catch_up(
    tricks: tuple[int, ...], decided: bool
) -> None:
    seen = licenca(opened(30)).do("ana draw 5, ana look").exchange().do("blas peek hand ana, ana begin")
    later = seen.but(taken=opened(30).play_so(tricks=tricks).state.taken).do("clara claim peek blas")
    assert (later.phase == "play", later.decisions) == (decided, ["is-played"] if decided else [])


@pytest.mark.law("vol.II.12.2")
@pytest.mark.parametrize(
    ("held", "tricks", "others", "safe"),
    [
        ("1E 2B 1B 12B 11B", 0, {}, True),
        ("2B 1B 12B 11B 10B", 0, {}, True),
        ("2B 1B 12B 11B 10B", 0, {"discards": (cards("1E"), (), ())}, False),
        ("2B 1B 12B 11B 10B", 0, {"leftovers": cards("1E")}, False),
        ("2B 1B 12B 11B 10B", 0, {"leftovers": cards("3B 1E 4B")}, False),
        ("2B 1B 12B 11B 10B", 0, {"discards": ((), cards("3B"), ())}, True),
        ("1E 2B 1B 12B", 0, {}, False),
        ("1E 2B 1B 12B", 1, {}, True),
        ("1E 2B 1B 12B 12O", 0, {}, False),
        ("1E 2B 10B 7B 6B", 0, {"leftovers": cards("12B")}, False),
    ],
)
def test_a_feito_is_safe_by_tricks_made_and_trumps_that_nothing_can_beat(
    held: str, tricks: int, others: dict[str, object], safe: bool
) -> None:
    case = ending(ANA=held, BLAS="5C 6C 3C 4C 7C", CLARA="3O 4O 5O 6O 7O")
    case = case.but(taken=opened(30).play_so(tricks=(tricks, 0, 0)).state.taken, **others)
    shown = case.do("blas show-lost, ana claim shown blas")
    assert shown.owed == ([] if safe else [("blas", 30, "vol.II.12.2")])


@pytest.mark.law("vol.II.12.2")
@pytest.mark.parametrize(("tricks", "safe"), [((4, 2, 2), True), ((3, 3, 2), False), ((4, 3, 1), False)])
def test_a_feito_is_safe_too_once_nobody_can_catch_up(tricks: tuple[int, ...], safe: bool) -> None:
    case = ending(ANA="12O", BLAS="5C", CLARA="3O").but(taken=opened(30).play_so(tricks=tricks).state.taken)
    shown = case.do("blas show-lost, ana claim shown blas")
    assert shown.owed == ([] if safe else [("blas", 30, "vol.II.12.2")])


@pytest.mark.law("vol.II.12.2")
def test_a_trump_in_an_opponents_hand_that_beats_his_keeps_him_from_being_safe() -> None:
    low = {"BLAS": "5C 6C 3C 4C 7C", "CLARA": "1E 4O 5O 6O 7O"}
    case = ending(ANA="2B 1B 12B 11B 10B", **low).do("blas show-lost, ana claim shown blas")
    assert case.owed == [("blas", 30, "vol.II.12.2")]


# Revokes.


@pytest.mark.law("vol.II.10.15", "vol.II.10.16")
def test_a_revoke_in_a_trick_that_was_never_finished_is_nobodys() -> None:
    case = ending(ANA="12C 4O 5O", BLAS="5C 6O 7O", CLARA="6C 4B 3O").do("ana play 12C, blas play 6O")
    over = case.do("blas show-lost, clara show-lost, ana take")
    assert over.phase == "count" and over.do("ana claim revoke blas").told("not-proven", "seat") == ["blas"]


@pytest.mark.law("vol.II.10.16")
@pytest.mark.parametrize(("replay", "again"), [("ninth", True), (1, False), (2, True)])
def test_how_far_back_tricks_are_played_again_is_agreed(replay: object, again: bool) -> None:
    hands = {"ANA": "12C 4O 5O 2O", "BLAS": "5C 6O 7O 3E", "CLARA": "6C 4B 3O 4E"}
    found = ending(**hands, replay=replay).play("12C 5C 4B 3O 4O 6O 4E").do("ana claim revoke clara")
    assert (found.state.taken == ()) is again and found.owed == [("clara", 30, "vol.II.10.13")]


@pytest.mark.law("vol.II.10.16")
def test_the_tricks_to_play_again_are_counted_from_that_of_the_revoke() -> None:
    hands = {"ANA": "12C 4O 5O 2O", "BLAS": "5C 6O 7O 3E", "CLARA": "6C 4B 3O 4E"}
    case = ending(**hands, replay=1).play("12C 5C 6C").do("ana play 4O, blas play 6O, clara play 4B")
    found = case.do("clara play 4E, ana claim revoke clara")
    assert len(found.state.taken) == 1 and found.may("clara", "play") == {"3O"}


@pytest.mark.law("vol.II.10.31")
def test_another_fault_that_was_ruled_on_makes_no_second_revoke() -> None:
    case = ending(ANA="12C 4O 5O", BLAS="4B 6O 7O", CLARA="6C 5B 3O").do("ana play 12C, clara sign, blas play 4B")
    signed = case.do("clara play 3O, ana claim sign clara, ana keep")
    ruled = signed.do("blas play 6O, clara play 6C, ana claim revoke clara")
    assert ruled.decisions == ["harmed-chooses", "revoked"]
    assert isinstance(ruled.state, OpenVoltarete) and ruled.state.ruled.faulted == set()


@pytest.mark.law("vol.II.10.15", "vol.II.10.31")
@pytest.mark.parametrize("by", ["clara mend", "ana claim revoke clara"])
def test_a_revoke_put_right_in_time_is_not_the_first_of_two(by: str) -> None:
    case = ending(ANA="12C 12O 5O 2E", BLAS="5C 6O 7O 3E", CLARA="6C 4B 3O 3B").play("12C 5C 4B")
    mended = case.do(f"{by}, clara play 6C").play("12O 6O 4B 3B")
    once = mended.do("ana claim revoke clara")
    assert once.decisions == ["may-correct", "revoked"]
    assert floor(once).ruled.faulted == set() and "vol.II.10.31" not in laws(once)[-1]
    assert once.owed == [("clara", 30, "vol.II.10.13")]


@pytest.mark.law("vol.II.10.15")
def test_who_has_put_one_right_may_be_told_of_the_next() -> None:
    case = ending(ANA="12C 12O 5O", BLAS="5C 6O 3E", CLARA="6C 3O 2O").do("ana play 12C, blas play 6O, clara play 6C")
    mended = case.do("ana play 12O, clara claim revoke blas, blas play 5C, clara play 6C, ana play 12O, blas play 3E")
    assert mended.do("clara claim revoke blas").decisions == ["may-correct", "may-correct"]


@pytest.mark.law("vol.II.10.31")
def test_two_that_counted_bar_him_though_one_was_put_right_between_them() -> None:
    case = ending(ANA="12C 12O 12E 5O 2E", BLAS="5C 6O 3E 7O 4E", CLARA="6C 4B 3O 7E 3B").play("12C 5C 4B 3B 5O 7O")
    first = case.do("ana claim revoke clara, clara play 6C")
    between = first.play("12O 6O 4B").do("clara mend, clara play 3O")
    second = between.play("12E 3E 4B 3B 5O 7O").do("ana claim revoke clara")
    assert second.decisions == ["revoked", "may-correct", "revoked"] and floor(second).ruled.faulted == {2}


@pytest.mark.law("vol.II.10.15")
def test_the_earliest_revoke_is_judged_first() -> None:
    case = ending(ANA="12C 11C 5O 2E", BLAS="5C 7C 6O 3E", CLARA="6C 4C 4B 3B").do(
        "ana play 12C, blas play 6O, clara play 6C, ana play 11C, blas play 3E, clara play 4C, ana play 5O"
    )
    first = case.do("ana claim revoke blas")
    assert first.state.taken == () and first.turn == "blas" and first.may("blas", "play") == {"5C", "7C"}


@pytest.mark.law("vol.II.10.15")
def test_it_is_covered_as_soon_as_its_maker_has_played_again_or_the_next_trick_is_gone() -> None:
    case = ending(ANA="12C 4O 5O", BLAS="5C 6O 7O", CLARA="6C 3O 2O").do("ana play 12C, blas play 6O, clara play 6C")
    led = case.do("ana play 4O")
    assert led.do("clara claim revoke blas").decisions == ["may-correct"], "another's card covers nothing"
    assert led.do("blas play 7O, clara claim revoke blas").decisions == ["revoked"]
    done = led.do("blas play 7O, clara play 3O")
    assert done.do("clara claim revoke blas").decisions == ["revoked"]
    none = ending(ANA="12C 4O 5O", BLAS="5C 6O", CLARA="6C 3O 2O").do("ana play 12C, blas play 6O, clara play 6C")
    assert none.do("ana play 4O, blas play 5C, clara play 3O, clara claim revoke blas").decisions == ["revoked"]


@pytest.mark.law("vol.II.10.16", "vol.II.10.18")
def test_a_revoke_of_the_feitos_harms_his_opponents_and_found_soon_that_of_another_harms_him() -> None:
    feito = ending(leader="clara", ANA="5E 2O 4O", BLAS="4E 3C 5O", CLARA="12E 4C 6O").do(
        "clara play 12E, ana play 2O, blas play 4E, clara play 4C, ana play 5E"
    )
    assert laws(feito.do("clara claim revoke ana")) == [("vol.II.10.10", "vol.II.10.16", "vol.II.10.18")]
    other = ending(ANA="12C 4O 5O", BLAS="5C 6O 7O", CLARA="6C 4B 3O").play("12C 5C 4B 3O 4O 6O")
    assert laws(other.do("ana claim revoke clara")) == [("vol.II.10.13", "vol.II.10.16")]


def undone() -> Voltarete:
    """Clara has ruffed with the suit in hand; after it Blas has revoked twice, Ana once; then it is played again."""
    case = ending(ANA="12C 2C 4O 5O 2E 3E", BLAS="5C 6O 7C 5B 4E 6B", CLARA="6C 4B 3O 3C 7E 2O").play("12C 5C 4B")
    follow = case.do("clara play 3O, ana play 4O, blas play 4E")
    ruff = follow.do("clara play 3C, ana play 5O, blas play 5B")
    return ruff.do("blas play 6O, clara play 2O, ana play 2C, clara claim revoke clara")


@pytest.mark.law("vol.II.10.16", "vol.II.10.31")
def test_of_two_revokes_that_were_undone_the_earlier_is_judged_first_and_the_third_bars_as_the_second() -> None:
    once = undone().do("ana claim revoke blas")
    assert laws(once)[1:] == [("vol.II.10.10", "vol.II.10.16")] and floor(once).ruled.faulted == set()
    twice = once.do("ana claim revoke blas")
    assert laws(twice)[2:] == [("vol.II.10.13", "vol.II.10.16", "vol.II.10.31")] and floor(twice).ruled.faulted == {1}
    last = twice.do("clara play 6C, ana play 2C, blas play 6B, clara play 3C, blas play 6O, ana claim revoke blas")
    assert laws(last)[3:] == [("vol.II.10.13", "vol.II.10.16", "vol.II.10.31")] and floor(last).ruled.faulted == {1}


@pytest.mark.law("vol.II.10.16", "vol.II.10.18")
def test_a_revoke_of_the_feitos_that_was_undone_harmed_his_opponents() -> None:
    assert laws(undone().do("blas claim revoke ana"))[1:] == [("vol.II.10.10", "vol.II.10.16", "vol.II.10.18")]


@pytest.mark.law("vol.II.10.15", "vol.II.10.16")
def test_once_the_hand_is_over_nobody_puts_his_card_right() -> None:
    case = ending(ANA="12C 4O 5O", BLAS="5C 6O 7O", CLARA="6C 3O 2O").do("ana play 12C, blas play 6O, clara play 6C")
    over = case.do("ana lay-down won, blas accept, clara accept")
    assert over.phase == "count" and over.do("clara claim revoke blas").owed == [("blas", 30, "vol.II.10.10")]


# A lead out of turn.


@pytest.mark.law("vol.II.10.5")
def test_who_has_only_the_suit_that_was_shown_leads_it() -> None:
    only = ending(leader="blas", ANA="5E 7O", BLAS="12O 5O", CLARA="6O 2C").do("clara play 6O, blas play 5O")
    claimed = only.do("blas claim lead clara")
    assert claimed.may("blas", "play") == {"12O", "5O"}, "the card that he has played counts with them"
    assert floor(claimed).righting.shunned is None
    thirds = ending(leader="blas", ANA="5E 7O", BLAS="12O 5O", CLARA="6O 2C").do("clara play 6O, ana play 5E")
    assert floor(thirds.do("blas claim lead clara")).righting.shunned is None, "but no card of anothers"
    other = ending(leader="blas", ANA="5E 7O", BLAS="12O 5C", CLARA="6O 2C").do("clara play 6O, blas play 5C")
    assert other.do("blas claim lead clara").may("blas", "play") == {"5C"}


@pytest.mark.law("vol.II.10.4", "vol.II.10.5")
def test_he_whose_lead_it_was_claims_it_and_the_feito_and_nobody_else() -> None:
    case = ending(leader="blas", ANA="5E 7O 4C", BLAS="12O 4E 3C", CLARA="6O 2C 3E").do("clara play 6O")
    assert case.allows("blas claim lead clara") and case.allows("ana claim lead clara")
    feitos = ending(leader="blas", ANA="5E 7O 4C", BLAS="12O 4E 3C", CLARA="6O 2C 3E").do("ana play 5E")
    assert feitos.allows("blas claim lead ana") and not feitos.allows("clara claim lead ana")
    assert not feitos.do("blas claim lead ana").allows("blas claim lead ana"), "it was ruled on"


@pytest.mark.law("vol.II.10.4", "vol.II.10.5")
def test_of_two_leads_out_of_turn_the_later_is_claimed() -> None:
    case = ending(leader="blas", ANA="5E 7O 4C", BLAS="12O 4E 3C", CLARA="6O 2C 3E")
    again = case.do("clara play 6O, ana play 7O, blas play 12O, clara play 2C, blas claim lead clara")
    assert (again.decisions, again.may("blas", "play")) == (["card-back"], {"4E"})
    assert len(again.state.taken) == 1 and again.state.trick == ()


# A sign.


@pytest.mark.law("vol.II.12.12", "vol.II.12.13")
def test_a_sign_is_judged_by_the_card_of_the_other_that_came_after_it() -> None:
    case = ending(ANA="12C 2O", BLAS="4C 3E", CLARA="4B 3O")
    before = case.do("ana play 12C, clara play 4B, blas sign, blas play 4C, ana claim sign blas")
    assert before.told("not-proven", "seat") == ["blas"], "nobody has played on it but himself"
    ready = case.do("ana play 12C, clara play 4B, blas play 4C, blas sign, ana claim sign blas")
    assert ready.told("not-proven", "seat") == ["blas"], "nobody has played on it yet"
    same = ending(ANA="12C 2O", BLAS="4C 3E", CLARA="5C 3O").do("ana play 12C, blas sign, blas play 4C, clara play 5C")
    assert same.do("ana claim sign blas").decisions == ["card-stays"]
    equal = ending(ANA="12C 2O", BLAS="4C 3E", CLARA="5C 6C").do("ana play 12C, blas sign, blas play 4C, clara play 5C")
    assert equal.do("ana claim sign blas").decisions == ["card-stays"], "either card loses"
    ruffed = ending(ANA="12C 2O", BLAS="4C 5C", CLARA="4B 3O").do(
        "ana play 12C, clara sign, blas play 4C, clara play 4B"
    )
    assert ruffed.do("ana claim sign clara").decisions == ["card-stays"], "whatever he played, the trick was hers"
    wins = ending(ANA="12C 2O", BLAS="4C 3E", CLARA="6B 3B").do("ana play 12C, blas sign, blas play 4C, clara play 6B")
    assert wins.do("ana claim sign blas").decisions == ["card-stays"], "either card wins"
    forced = case.do("ana play 12C, blas sign, blas play 4C, clara play 4B, ana claim sign blas")
    assert (forced.phase, forced.turn) == ("choose", "ana")
    wrong = ending(ANA="12C 2O", BLAS="4C 3E", CLARA="4B 5C").do("ana play 12C, blas sign, blas play 4C, clara play 4B")
    assert wrong.do("ana claim sign blas").phase == "choose", "nobody was bound to a card that was not lawful"


@pytest.mark.law("vol.II.12.12")
def test_of_several_who_played_after_a_sign_the_one_who_used_it_is_judged() -> None:
    case = against_thirteen(leader="diego", ANA="4C 2O", BLAS="5C 3E", CLARA="6B 3O", DIEGO="12C 3B")
    used = case.do("diego play 12C, ana play 4C, ana sign, blas play 5C, clara play 6B, diego claim sign ana")
    assert (used.decisions, used.phase, used.turn) == (["harmed-chooses"], "choose", "diego")
    assert used.do("diego demand no-trump").state.taken[-1].plays[-1].card.text == "3O"
    two = against_thirteen(leader="diego", ANA="4C 2O", BLAS="5C 3E", CLARA="6B 7B", DIEGO="12C 3B")
    none = two.do("diego play 12C, ana play 4C, ana sign, blas play 5C, clara play 6B, diego claim sign ana")
    assert none.decisions == ["card-stays"], "either card of hers wins"


@pytest.mark.law("vol.II.12.12", "vol.II.12.13")
@pytest.mark.parametrize("who", ["ana", "blas"])
def test_of_a_sign_of_him_of_the_thirteen_he_chooses_who_complains(who: str) -> None:
    case = against_thirteen(leader="ana", ANA="10C 2O", BLAS="5C 3E", CLARA="6B 3O", DIEGO="12C 3B")
    done = case.do("ana play 10C, blas play 5C, diego sign, clara play 6B, diego play 12C")
    chosen = done.do(f"{who} claim sign diego")
    assert (chosen.decisions, chosen.phase, chosen.turn) == (["harmed-chooses"], "choose", who)
    assert [card.text for card in chosen.do(f"{who} demand no-trump").told("must-play", "card")] == ["3O"]


@pytest.mark.law("vol.II.12.13")
def test_a_sign_of_the_feitos_is_complained_of_by_the_opponent_whom_it_harms() -> None:
    case = ending(leader="blas", ANA="12C 2O", BLAS="10C 3E", CLARA="4B 3O").do("blas play 10C, ana sign")
    done = case.do("clara play 4B, ana play 12C")
    assert done.allows("blas claim sign ana")
    chosen = done.do("blas claim sign ana")
    assert (chosen.phase, chosen.turn) == ("choose", "blas") and chosen.do("blas demand lowest").phase == "play"


@pytest.mark.law("vol.II.12.12")
def test_of_two_signs_the_one_in_this_trick_is_judged() -> None:
    case = ending(ANA="12C 12O", BLAS="4C 3O", CLARA="5C 4B 6E").do("ana play 12C, blas sign, blas play 4C")
    again = case.do("clara play 5C, ana play 12O, blas sign, blas play 3O, clara play 4B, ana claim sign blas")
    assert (again.decisions, again.phase, again.turn) == (["harmed-chooses"], "choose", "ana")


@pytest.mark.law("vol.II.12.13")
def test_a_word_that_is_used_in_a_later_trick_is_complained_of_until_that_trick_is_covered() -> None:
    case = ending(ANA="3C 3O 2E 12E", BLAS="12C 12O 4E 5E", CLARA="4C 5O 6E 7E")
    said = case.do("ana play 3C, blas play 12C, clara sign, clara play 4C")
    led = said.do("blas play 12O, clara play 5O, ana play 3O")
    asked = led.do("ana claim sign clara")
    assert (asked.decisions, asked.phase, asked.turn) == (["harmed-chooses"], "choose", "ana")
    taken = asked.do("ana demand espadas")
    assert taken.may("blas", "play") == {"4E", "5E"} and "12O" in taken.held("blas")
    assert not taken.allows("ana claim sign clara"), "one word is complained of once"
    covered = led.do("blas play 4E, clara play 6E, ana play 12E, ana claim sign clara")
    assert covered.decisions == ["card-stays"] and covered.state.tricks[1] == 2, "what is covered stays"


@pytest.mark.law("vol.II.12.13")
def test_a_complaint_that_did_not_decide_one_trick_may_be_made_in_the_next() -> None:
    case = ending(ANA="12C 10E 2O", BLAS="4C 3E 12E", CLARA="5C 6C 7E").do("ana play 12C, blas sign, blas play 4C")
    stays = case.do("clara play 5C, ana claim sign blas")
    assert stays.decisions == ["card-stays"] and not stays.allows("ana claim sign blas"), "nobody says it twice"
    own = stays.do("ana play 10E, blas play 12E, clara play 7E")
    assert own.allows("ana claim sign blas") and own.do("ana claim sign blas").decisions[1:] == ["card-stays"]


@pytest.mark.law("vol.II.12.13")
def test_a_lead_complained_of_at_once_is_judged_when_the_trick_lies_complete() -> None:
    case = ending(leader="clara", ANA="11O 12E 2B", BLAS="12O 4E 5E", CLARA="7O 10O 7E").do("blas sign, clara play 7O")
    heard = case.do("ana claim sign blas")
    assert (heard.decisions, heard.told("decided-later", "seat"), heard.turn) == ([], ["blas"], "ana")
    assert not heard.allows("ana claim sign blas"), "it is said"
    done = heard.do("ana play 11O, blas play 12O")
    assert (done.decisions, done.phase, done.turn) == (["harmed-chooses"], "choose", "ana")
    led = done.do("ana demand espadas")
    assert [played.card.text for played in led.state.trick] == ["7E"] and led.turn == "ana"
    again = led.do("ana play 12E, blas play 4E")
    assert again.state.tricks[0] == 1 and again.decisions == ["harmed-chooses"], "it is decided once"
    same = ending(leader="clara", ANA="2O 12E 2B", BLAS="12O 4E 5E", CLARA="7O 6O").do("blas sign, clara play 7O")
    kept = same.do("ana claim sign blas, ana play 2O, blas play 12O")
    assert kept.decisions == ["card-stays"], "with either card the trick was his"


@pytest.mark.law("vol.II.12.12", "vol.II.12.13")
@pytest.mark.parametrize(("made", "waits"), [((3, 2, 2), True), ((3, 3, 2), False)])
def test_only_the_last_trick_is_judged_as_it_lies(made: tuple[int, ...], waits: bool) -> None:
    case = ending(leader="clara", ANA="11O 12E", BLAS="12O 4E", CLARA="7O 7E")
    late = case.but(taken=opened(30).play_so(tricks=made).state.taken).do("blas sign, clara play 7O")
    heard = late.do("ana claim sign blas")
    assert (heard.told("decided-later", "seat") == ["blas"], heard.decisions == []) == (waits, waits)


@pytest.mark.law("vol.II.12.13")
def test_to_another_lead_every_one_who_came_after_it_could_have_played_otherwise() -> None:
    sure = ending(leader="clara", ANA="12O 12E", BLAS="5O 4E", CLARA="7O 7E").do("blas sign, clara play 7O")
    stays = sure.do("ana play 12O, blas play 5O, ana claim sign blas")
    assert stays.decisions == ["card-stays"], "Ana takes the trick, whichever is led"
    second = ending(leader="clara", ANA="12O 6E", BLAS="5O 12E", CLARA="7O 7E").do("blas sign, clara play 7O")
    assert second.do("ana play 12O, blas play 5O, ana claim sign blas").decisions == ["harmed-chooses"], "Blas would"
    first = ending(leader="clara", ANA="4O 12E", BLAS="5O 6E", CLARA="2O 7E").do("blas sign, clara play 2O")
    assert first.do("ana play 4O, blas play 5O, ana claim sign blas").decisions == ["harmed-chooses"], "Ana would"
    thrown = ending(leader="clara", ANA="4O 3E", BLAS="5E 6E", CLARA="2O 7E").do("blas sign, clara play 2O")
    assert thrown.do("ana play 4O, blas play 5E, ana claim sign blas").decisions == ["card-stays"], "nobody would"


@pytest.mark.law("vol.II.12.12")
def test_a_card_that_decides_only_by_what_comes_after_it_is_judged_by_that_too() -> None:
    case = ending(leader="blas", ANA="11C 2O", BLAS="3C 3E", CLARA="12C 4C").do(
        "blas sign, blas play 3C, clara play 12C"
    )
    heard = case.do("ana claim sign blas, ana play 11C")
    assert (heard.decisions, heard.phase) == (["harmed-chooses"], "choose")
    assert heard.do("ana demand lowest, ana play 11C").state.tricks == (1, 0, 0)


@pytest.mark.law("vol.II.12.12", "vol.II.12.13")
def test_against_the_thirteen_it_is_the_first_who_played_on_the_sign() -> None:
    case = against_thirteen(ANA="12C 2O", BLAS="6B 3E", CLARA="6C 3O", DIEGO="11C 3B").do("ana sign, ana play 12C")
    done = case.do("blas play 6B, clara play 6C, diego play 11C, diego claim sign ana")
    assert (done.decisions, done.phase, done.turn) == (["harmed-chooses"], "choose", "diego")
    assert done.do("diego demand lowest").told("must-play", "seat") == ["blas"]


@pytest.mark.law("vol.II.12.12")
@pytest.mark.parametrize(("held", "bound"), [("4B", True), ("4B 3O", False), ("5C 4B", True), ("5C 6C", False)])
def test_he_was_bound_to_a_card_if_no_other_was_lawful(held: str, bound: bool) -> None:
    case = ending(ANA="12C 2O", BLAS="4C 3E", CLARA=held).do("ana play 12C, blas sign, blas play 4C")
    case = case.do(f"clara play {held[:2]}")
    signed = sign_case(floor(case), 0, 1)
    assert signed is not None and signed.facts["bound"] is bound


# A card played ahead.


@pytest.mark.law("vol.II.10.7")
def test_a_card_ahead_that_was_his_only_one_stays_and_after_the_trick_nobody_is_spared() -> None:
    case = ending(ANA="12E 2O", BLAS="6B 3O", CLARA="3B").do("ana play 12E, clara play 3B")
    assert case.do("ana claim ahead clara").decisions == ["card-stays"]
    assert case.do("ana claim ahead clara").may("blas", "play") == {"3O"}
    late = ending(ANA="12E 2O", BLAS="6B 3O", CLARA="3B 4O").do("ana play 12E, clara play 3B, blas play 3O")
    ruled = late.do("ana claim ahead clara")
    again = ruled.do("ana demand lowest")
    assert [played.card.text for played in again.state.trick] == ["12E", "4O"]
    assert again.may("blas", "play") == {"6B", "3O"}


@pytest.mark.law("vol.II.10.7")
def test_a_card_ahead_of_the_only_suit_harms_if_another_would_have_lost() -> None:
    case = ending(ANA="10E 2O", BLAS="6B 3O", CLARA="12E 4E").do("ana play 10E, clara play 12E, ana claim ahead clara")
    assert case.decisions == ["feito-chooses"]


@pytest.mark.law("vol.II.10.7")
def test_a_card_ahead_that_was_not_even_lawful_harms() -> None:
    case = ending(ANA="12E 2O", BLAS="6B 3O", CLARA="5E 4O").do("ana play 12E, clara play 4O, ana claim ahead clara")
    assert case.decisions == ["feito-chooses"]


@pytest.mark.law("vol.II.10.7")
@pytest.mark.parametrize(
    ("held", "bound"), [("5E", True), ("5E 4O", True), ("5E 4E", False), ("4O 5E", False), ("4O 3C", False)]
)
def test_who_plays_ahead_was_bound_to_the_only_lawful_card(held: str, bound: bool) -> None:
    case = ending(ANA="12E 2O", BLAS="6B 3O", CLARA=held).do(f"ana play 12E, clara play {held[:2]}")
    assert ahead_case(floor(case), 0, 2).facts["bound"] is bound


@pytest.mark.law("vol.II.10.7")
def test_of_two_cards_ahead_that_in_this_trick_is_judged() -> None:
    case = ending(ANA="12E 11E 2O", BLAS="4E 5E 3O", CLARA="3E 4B 4O").do("ana play 12E, clara play 3E, blas play 4E")
    assert case.do("ana play 11E, clara play 4B, ana claim ahead clara").decisions == ["feito-chooses"]


# Looks.


@pytest.mark.law("vol.II.8.1", "vol.II.8.2", "vol.II.8.16")
def test_who_looks_at_his_own_discards_does_no_wrong() -> None:
    order = licenca(opened(30)).do("ana draw 5, ana look").exchange("3C 4C")
    own = order.do("blas peek discards blas, ana claim peek blas")
    assert own.owed == [] and own.decisions != []
    others = order.do("blas peek discards ana, clara claim peek blas")
    assert [who for who, *_ in others.owed] == ["blas"]
    mine = order.do("ana peek discards ana, blas claim peek ana")
    assert mine.owed == []


@pytest.mark.law("vol.II.15.6")
def test_a_quarto_who_looks_into_a_hand_is_judged_as_one() -> None:
    case = opened(of=FOUR, obligation="off").do("diego peek hand blas, ana claim peek diego")
    assert case.phase == "first-passage" and laws(case)[0][0].startswith("vol.II.15.")


# The Espadilha.


@pytest.mark.law("vol.II.16.7")
def test_after_a_segundo_he_owes_who_bought_nothing_with_it() -> None:
    passed = opened(30, of=FOUR, ANA="1E 2C 3C").all_pass().do("ana passo, blas segundo")
    throw = passed.do(f"blas discard {passed.some('blas', 2)}, blas draw 1, blas look, blas order")
    turn = throw.do("clara discard, clara draw 0, clara pass-on")
    nothing = turn.do("ana discard, ana draw 0, ana pass-on")
    assert nothing.do("clara claim espadilha ana").owed == [("ana", 34, "vol.II.16.7")]
    bought = turn.do("ana discard 2C 3C, ana draw 2, ana look")
    assert bought.do("clara claim espadilha ana").owed == []


@pytest.mark.law("vol.II.16.4", "vol.II.16.7", "vol.II.16.8")
@pytest.mark.parametrize(
    ("said", "then"),
    [
        ("blas casca", "casca"),
        ("blas passo, clara casca", "pe-casca"),
        ("blas segundo", "segundo"),
        ("blas passo, clara segundo", "segundo"),
        ("blas passo, clara passo, diego treze", "nobody"),
    ],
)
def test_of_an_espadilha_that_was_passed_it_matters_who_went_in_his_place(said: str, then: str) -> None:
    case = opened(30, of=FOUR, ANA="1E 2C 3C").all_pass().do("ana passo").do(said)
    passed = espadilha_case(floor(case), 1, 0)
    assert passed is not None and passed.facts["then"] == then


@pytest.mark.law("vol.II.16.9")
def test_if_the_pe_had_to_go_and_it_lies_in_the_discards_of_a_buyer_the_hand_is_void() -> None:
    case = opened(30, of=FOUR, ANA="1E 2C 3C").all_pass().do("ana passo, blas passo, clara casca, clara draw 9")
    thrown = case.do("clara look, clara name oros, ana discard 1E 2C, ana draw 2, ana look, blas claim espadilha ana")
    assert (thrown.owed, thrown.decisions) == ([("ana", 35, "vol.II.16.9")], ["void"])


@pytest.mark.law("vol.II.16.4", "vol.II.16.9")
def test_one_who_throws_it_away_after_a_casca_that_nobody_had_to_go_to_owes_and_the_hand_goes_on() -> None:
    case = opened(30, of=FOUR, ANA="1E 2C 3C").all_pass().do("ana passo")
    casca = case.do("blas casca, blas draw 9, blas look, blas name oros, clara discard, clara draw 0, clara pass-on")
    thrown = casca.do("ana discard 1E 2C, ana draw 2, ana look")
    ruled = thrown.exchange().do("blas claim espadilha ana")
    assert [law for *_, law in ruled.owed] == ["vol.II.16.4"]
    assert ruled.decisions == ["owes-reposta"] and ruled.phase == "order"


@pytest.mark.law("vol.II.8.17")
@pytest.mark.parametrize(("geral", "tricks", "lost"), [("declared", "", False), ("", "12B 5C 4E 3C 4O 12C", False)])
def test_a_geral_is_lost_only_if_there_was_one_and_a_trick_has_lost_it(geral: str, tricks: str, lost: bool) -> None:
    case = ending(ANA="12B 3C", BLAS="5C 4O", CLARA="4E 12C").but(leftovers=cards("7E 6E"), geral=geral)
    seen = case.do("ana peek leftovers").play(tricks)
    assert peek_case(floor(seen), 1, 0).facts["geral_lost"] is lost
    gone = case.but(geral="declared").do("ana peek leftovers").play("12B 5C 4E 3C 4O 12C")
    assert peek_case(floor(gone), 1, 0).facts["geral_lost"] is True


@pytest.mark.law("vol.II.8.17")
def test_a_feito_who_looks_at_the_leftovers_pays_as_for_a_reposta() -> None:
    made = opened(30, ANA="12O 11O 10O 3B 4B 5B 6B 3E 4E", stock="5E 6E 7E 3C 4C").make("ana", suit="oros")
    order = made.do("ana discard 3B 4B 5B 6B 3E, ana draw 5, ana look").exchange()
    assert order.do("ana peek leftovers, blas claim peek ana").paid("payment") == [(0, 1, 2), (0, 2, 2)]
