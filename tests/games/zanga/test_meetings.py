"""Where two laws of the Zanga meet, and the second case that would break a lazy reading of one."""

from __future__ import annotations

from typing import Any

import pytest

from tapete.cards import cards
from tapete.table.game import OPEN
from tests.games.zanga.hands import KINGS, Zanga, begun, opened

HANDS = {
    "ANA": "5C 12O 11O 10O 2O 12E 11E 10E",
    "BLAS": "6C 12C 3O 7E 6E 5E 4E 3E",
    "CLARA": "4C 6B 4O 5O 12B 11B 10B 7B",
    "DIEGO": "7C 11C 6O 1O 5B 4B 3B 2B",
}


def at_play(who: Any = "blas", trump: Any = "oros", **given: Any) -> Zanga:
    """The play begins at the open table; `who` is named."""
    return Zanga(table=OPEN, **{**HANDS, **given}).taken_by(who, trump)


# Five and all.


@pytest.mark.law("zan.intro.20", "zan.art.29")
def test_five_unasked_is_paid_for_five_tricks_and_to_no_offender() -> None:
    few = at_play(five="unasked").won("BB").but(guilty=0, decided=True, phase="claims").silent()
    assert (few.paid("cinco"), few.result) == ([], "hecha"), "two tricks are not five"
    own = at_play("ana", five="unasked").won("AAAAA").but(guilty=0, decided=True, phase="claims").silent()
    assert (own.paid("cinco"), own.result) == ([], "codillo")
    mixed = begun(five="unasked").taken_by("ana").played("ABAAAAAB")
    assert mixed.paid("cinco") == [] and mixed.vales == [16, 16, 0]


@pytest.mark.law("zan.art.49", "zan.art.29", "zan.intro.41")
def test_all_that_offenders_made_or_missed_is_not_counted() -> None:
    for tricks in ("AAAAAAAA", "AAAAAABA"):
        for failed in ("five", "middle"):
            case = at_play("ana", failed_todas=failed).asked("A").won(tricks)
            done = case.but(todas=0, guilty=0, decided=True, phase="claims").silent()
            assert done.paid("todas") == [] and done.paid("todas-failed") == []
            assert done.paid("cinco-failed") == [(0, 1, 2)] and done.everything == 32


@pytest.mark.law("zan.intro.41")
def test_who_did_not_go_for_all_puts_nothing_in_the_middle() -> None:
    done = begun(failed_todas="middle").taken_by("ana").played("AAAAABBB")
    assert (done.vales, done.paid("todas-failed")) == ([16, 16, 0], [])


@pytest.mark.law("zan.art.60")
def test_what_is_set_off_to_nothing_is_no_payment() -> None:
    done = begun().taken_by("ana").asked("A").but(todas=0).played("AAAAAABA")
    assert (done.paid("cinco"), done.paid("todas-failed"), done.vales) == ([], [], [16, 16, 0])


@pytest.mark.law("zan.art.48.2")
def test_five_is_not_asked_once_the_third_card_lies_there() -> None:
    case = Zanga(**KINGS).taken_by("ana").trick("1E").trick("7O")
    assert case.allows("ana cinco") and not case.allows("clara cinco")
    led = case.do("ana play 1B").play(case.choices("blas", "play")[0] if case.turn == "blas" else "11C")
    assert led.turn == "clara" and not led.allows("clara cinco")


@pytest.mark.law("zan.art.49.2")
def test_who_makes_the_fifth_trick_stops_and_not_who_makes_the_next() -> None:
    case = begun().taken_by("ana")
    assert case.won("AAAABA").may("ana", "basta") == {""}
    assert "basta" not in case.won("AAAAAB").words(case.won("AAAAAB").turn)
    assert "basta" not in case.won("AAAA").words("ana")
    assert "basta" in case.won("ABBBBB").words(case.won("ABBBBB").turn), "either pair"


# The estuche.


@pytest.mark.law("zan.art.51")
def test_it_may_be_announced_when_the_third_piece_falls_in_the_second_trick() -> None:
    hands = {"ANA": "1E 1B 12O", "CLARA": "7O 4O", "BLAS": "2O 3O 5O", "DIEGO": "6O 10O 11O"}
    case = Zanga(**hands).taken_by("ana").do("ana play 1E, blas play 2O, clara play 7O, diego play 6O")
    assert not case.allows("ana estuche")
    third = case.do("ana play 1B")
    assert third.allows("ana estuche") and third.allows("clara estuche") and not third.allows("blas estuche")


@pytest.mark.law("zan.art.51", "zan.art.58.3")
def test_after_the_play_a_soloists_partner_says_it_too_and_without_a_trick_made() -> None:
    alone = Zanga(table=OPEN, **HANDS).alone("blas")
    led = alone.trick("5C")
    assert led.allows("blas estuche") and not led.allows("diego estuche")
    assert not alone.allows("blas estuche"), "before a trick is made there can be none"
    over = led
    while over.phase == "play":
        over = over.play(over.choices(over.turn, "play")[0])
    assert over.phase == "claims" and all(over.allows(f"{who} estuche") for who in over.people)
    stopped = at_play().do("ana play 5C, blas play 6C, clara play 6B, blas renuncio 6B")
    assert not stopped.state.taken and all(stopped.allows(f"{who} estuche") for who in stopped.people)


# The calls.


@pytest.mark.law("zan.art.22", "zan.intro.22")
def test_trumps_named_with_juego_the_rest_still_speak() -> None:
    case = begun(naming="with").say("paso paso juego").do("clara triunfo oros")
    assert (case.phase, case.turn) == ("speak", "diego")
    assert case.do("diego juego").phase == "play"
    first = begun(naming="with").say("juego").do("ana triunfo oros")
    assert (first.phase, first.turn) == ("speak", "blas")


# The length of the match, the cut, the zanga shown.


@pytest.mark.law("zan.art.11")
def test_a_limit_of_hands_counts_each_once() -> None:
    case = begun(hands=3)
    one = case.taken_by("ana").played("AAAAABBB")
    assert one.phase == "shuffle", "the second of three"
    two = one.deal(BLAS="10E").taken_by("blas").played("BBBBBAAA")
    assert two.phase == "over"


@pytest.mark.law("zan.art.13.2", "zan.intro.10")
def test_one_card_at_least_is_lifted_and_one_left() -> None:
    case = Zanga().falls()
    assert case.allows("diego cut 1") and case.allows("diego cut 39")
    assert not case.allows("diego cut 0") and not case.allows("diego cut 40")


@pytest.mark.law("zan.art.14")
def test_a_zanga_that_is_shown_lies_open() -> None:
    done = begun(show_zanga=True).taken_by("ana").played("AAAAABBB")
    for viewer in done.viewers:
        faces = next(heap.cards for heap in done.view(viewer).heaps if heap.key == "zanga")
        assert None not in faces and len(faces) == 8


# The deal at the open table.


@pytest.mark.law("zan.intro.12")
def test_a_tap_passes_the_pack_back_to_the_dealer() -> None:
    case = Zanga(table=OPEN, cut="tap").falls().do("diego cut 5, diego offer, clara tap")
    assert (case.phase, case.turn) == ("give", "diego")
    assert case.do("diego deal, diego count").phase == "speak"


@pytest.mark.law("zan.art.13.4", "zan.art.15")
def test_each_fault_of_the_deal_is_claimed_for_what_it_is() -> None:
    start = Zanga(table=OPEN).falls().do("diego cut 5")
    uncut = start.do("diego deal")
    assert uncut.known("diego") == set(), "who did not offer the cut has not looked for that"
    assert uncut.allows("ana claim cut diego") and not uncut.allows("ana claim look diego")
    looked = start.do("diego offer, clara cut 5, diego deal, blas look")
    assert looked.allows("ana claim look blas") and not looked.allows("ana claim cut blas")
    over = start.do("diego offer, clara cut 5, diego overdeal ana")
    assert (len(over.held("ana")), len(over.state.zanga)) == (9, 7)


@pytest.mark.law("zan.art.13.4")
def test_once_cards_are_played_nobody_has_a_wrong_number_for_that() -> None:
    case = at_play().do("ana play 5C")
    assert not case.allows("blas claim cards ana") and case.choices("blas", "claim") == []


# Revokes.


@pytest.mark.law("zan.art.30")
def test_with_a_matador_means_one_played_or_only_such_kept_back() -> None:
    hands = {**HANDS, "CLARA": "4C 1E 4O 5O 12B 11B 10B 7B"}
    played = at_play(**hands).do("ana play 5C, blas play 6C, clara play 1E, diego renuncio 1E").silent()
    assert played.paid("revoke-matador") == [(0, 1, 2)]
    both = {"ANA": "1E 5C", "BLAS": "1B 4C 6O 12B", "CLARA": "3C", "DIEGO": "2C"}
    kept = at_play("ana", "copas", **both).do("ana play 1E, blas play 12B, clara renuncio 12B").silent()
    assert (kept.paid("revoke-matador"), kept.decisions) == ([], ["pot-lost"]), "the four of copas would have served"


@pytest.mark.law("zan.art.30", "zan.art.29")
def test_two_revokes_with_matadores_cost_two_once() -> None:
    hands = {**HANDS, "CLARA": "4C 3C 1E 1B 12B 11B 10B 7B", "ANA": "5C 12O 11O 10O 2O 12E 11E 2C"}
    case = at_play(**hands).do("ana play 5C, blas play 6C, clara play 1E, diego play 7C")
    assert case.turn == "clara"
    case = case.do("clara play 12B, diego play 5B, ana play 2C")
    case = case.play(case.held("blas")[-1])
    two = case.do("clara play 11B, diego play 4B, ana play 12E").play(case.held("blas")[0])
    first = two.do("diego renuncio 1E")
    assert first.decisions == ["pot-lost"]
    assert first.silent().paid("revoke-matador") == [(0, 1, 2)]
    more = at_play(**hands).do("ana play 5C, blas play 6C, clara play 1E, diego play 7C")
    more = more.but(leader=0).do("ana play 2C, blas play 12C, clara play 1B, diego play 11C")
    both = more.do("blas renuncio 1E, diego renuncio 1B").silent()
    assert (both.decisions, both.paid("revoke-matador")) == (["pot-lost", "pot-lost"], [(0, 1, 2)])


@pytest.mark.law("zan.art.29", "zan.art.30")
def test_an_earlier_revoke_of_the_other_pair_wipes_out_what_the_later_one_owed() -> None:
    hands = {**HANDS, "DIEGO": "7C 11C 6O 1E 5B 4B 3B 2B"}
    case = at_play(**hands).do("ana play 5C, blas play 6C, clara play 6B, diego play 1E")
    later = case.do("ana renuncio 1E")
    assert (later.decisions, later.silent().paid("revoke-matador")) == (["codillo"], [(1, 0, 2)])
    both = later.do("blas renuncio 6B").silent()
    assert (both.paid("revoke-matador"), both.result, both.vales) == ([], "hecha", [11, 21, 0])


@pytest.mark.law("zan.art.29", "zan.art.30")
def test_an_earlier_one_with_a_matador_keeps_what_it_owes() -> None:
    hands = {**HANDS, "CLARA": "4C 1E 4O 5O 12B 11B 10B 7B"}
    case = at_play(**hands).do("ana play 5C, blas play 6C, clara play 1E, diego play 5B")
    both = case.do("ana renuncio 5B, blas renuncio 1E").silent()
    assert (both.paid("revoke-matador"), both.result, both.vales) == ([(0, 1, 2)], "hecha", [9, 23, 0])


@pytest.mark.law("zan.art.31", "zan.art.29")
def test_five_tricks_and_a_revoke_of_each_pair() -> None:
    kings = {**KINGS, "CLARA": "4O 5O 2C 3C 10E 7E 10B 7B"}
    case = Zanga(table=OPEN, **kings).taken_by("ana")
    case = case.do("ana play 1E, blas play 11C, clara play 2C, diego play 6O")
    for card in ("7O", "1B", "1O", "12O"):
        case = case.do(f"ana play {card}")
        while case.state.trick:
            case = case.play(case.held(case.turn)[0])
    assert case.state.tricks(0) == 5
    own = case.do("diego renuncio 2C")
    assert own.decisions == ["codillo"], "the other pair has not five"
    both = own.do("ana renuncio 11C").silent()
    assert (both.decisions, both.result) == (["codillo", "two-more"], "hecha"), "the eleven fell first"
    assert both.paid("revoke") == [(1, 0, 2)]
    assert both.laws_of("pot") == [("zan.art.43",)], "the tricks have won it, and no revoke"


@pytest.mark.law("zan.art.38")
def test_a_claim_shows_the_hands_once_and_none_that_is_empty() -> None:
    proved = at_play().do("ana play 5C, blas play 6C, clara play 6B, blas renuncio 6B")
    assert proved.told("shows", "seat") == ["ana", "blas", "clara", "diego"]
    assert {card and card.text for card in proved.seen("diego", by="ana").cards} == set(HANDS["DIEGO"].split())
    case = at_play().do("ana play 5C, blas play 6C, clara play 6B, diego play 7C")
    while case.phase == "play" and not (len(case.state.taken) == 7 and len(case.state.trick) == 1):
        case = case.do(f"{case.turn} play {case.held(case.turn)[0]}")
    empty = case.name(case.state.trick[0].seat)
    late = case.do(f"{'blas' if empty != 'blas' else 'diego'} renuncio 6B")
    assert empty not in late.told("shows", "seat") and len(late.told("shows")) == 3
    over = case.play_out()
    assert over.phase == "claims" and over.do("blas renuncio 6B").told("shows") == []


@pytest.mark.law("zan.intro.36")
def test_nothing_is_put_right_once_something_was_said_on_it_or_the_play_is_over() -> None:
    hands = {
        "ANA": "1E 7O 12C 5C 2C 3C 6C 7C",
        "BLAS": "2O 3O 4C 2E 3E 5E 6E 7E",
        "CLARA": "4O 5O 2B 3B 4B 5B 6B 7B",
        "DIEGO": "6O 10O 4E 10E 11E 12E 11B 12B",
    }
    case = Zanga(table=OPEN, correcting=True, **hands).taken_by("ana")
    one = case.do("ana play 1E, blas play 2O, clara play 4O, diego play 4E")
    assert one.may("diego", "enmienda") == {"6O", "10O"}
    two = one.do("diego enmienda 6O, ana play 7O, blas play 3O, clara play 5O, diego play 4E")
    assert two.may("diego", "enmienda") == {"10O"}
    assert "enmienda" not in two.do("ana cinco").words("diego"), "five was asked upon it"
    third = two.do("diego enmienda 10O, ana cinco, ana play 12C, blas play 2E")
    assert third.may("blas", "enmienda") == {"4C"}, "five was asked before that card"
    stopped = third.do("clara renuncio 2E")
    assert stopped.phase == "claims" and "enmienda" not in stopped.words("blas")
    full = third.do("blas enmienda 4C, clara play 2B, diego play 4E, ana play 5C, blas play 2E, clara play 3B")
    late = full.do("diego play 10E, ana play 2C, blas play 3E, clara play 4B, diego play 11E")
    assert "enmienda" not in late.words("diego"), "she had no copa to serve"


@pytest.mark.law("zan.art.31", "zan.art.51")
def test_the_claims_stay_open_while_one_pair_has_something_to_say() -> None:
    case = at_play("ana", announcement="automatic")
    while case.phase == "play":
        case = case.do(f"{case.turn} play {case.choices(case.turn, 'play')[0]}")
    of_a = tuple(played.card for played in case.state.plays if played.seat % 2 == 0)
    only_b = case.but(tried=of_a[:-1]).do(f"blas renuncio {of_a[-1].text}")
    assert only_b.phase == "claims" and only_b.prompt_cards("ana") and not only_b.prompt_cards("blas")
    last = at_play("ana", announcement="automatic").but(tried=cards(" ".join(HANDS.values())))
    while last.phase == "play":
        last = last.do(f"{last.turn} play {last.choices(last.turn, 'play')[0]}")
    assert last.phase == "shuffle", "with nothing to say the hand is paid with its last card"


@pytest.mark.law("zan.intro.36", "zan.art.48.2")
def test_five_that_was_asked_before_keeps_nobody_from_putting_a_later_trick_right() -> None:
    hands = {"ANA": "1E 7O 12C", "BLAS": "2O 3O 11C", "CLARA": "4O 5O 10C", "DIEGO": "6O 10O 2C 4E"}
    case = Zanga(table=OPEN, correcting=True, **hands).taken_by("ana")
    case = case.play("1E 2O 4O 6O 7O 3O 5O 10O").do("ana cinco").play("12C 11C 10C 4E")
    assert not case.state.trick and case.may("diego", "enmienda") == {"2C"}
    assert not case.do("ana play " + case.held("ana")[0]).may("diego", "enmienda"), "the next card lies there"


@pytest.mark.law("zan.intro.36", "zan.art.34")
def test_what_was_put_right_is_no_card_out_of_turn_any_more_and_another_one_still_is() -> None:
    case = at_play(correcting=True).do("ana play 5C, clara play 6B, diego play 7C, blas play 6C, clara play 6B")
    assert [slip.kind for slip in case.floor.slips] == ["6B", "7C"]
    mended = case.do("clara enmienda 4C")
    assert [slip.kind for slip in mended.floor.slips] == ["7C"]
    assert mended.allows("ana claim turn diego")
    assert [(each["seat"], each["card"]) for each in mended.told("corrects")] == [("clara", cards("4C")[0])]


# Who revokes against whom, wherever they sit.

LEFT = ("7E 12O 6E", "5E 12B 11O", "4E 11B 10O", "3E 10B 2O")
"""Three cards each after five tricks, and every one has an espada and something else."""

PEOPLE = ("ana", "blas", "clara", "diego")


def five_against(offender: str, named: str) -> Zanga:
    """The other pair has five tricks and leads an espada; the offender plays something else."""
    pair = "BA"[PEOPLE.index(offender) % 2]
    case = at_play(named).won(pair * 5).but(hands=tuple(cards(held) for held in LEFT))
    for _ in range(4):
        hand = case.held(case.turn)
        case = case.play(hand[1] if case.turn == offender else hand[0])
        if case.state.plays[-1].seat == case.seat(offender):
            break
    return case


@pytest.mark.law("zan.art.31", "zan.art.29")
@pytest.mark.parametrize("named", PEOPLE)
@pytest.mark.parametrize("offender", PEOPLE)
def test_five_tricks_of_the_injured_stand_whoever_revoked_and_is_named(offender: str, named: str) -> None:
    case = five_against(offender, named)
    card, claimant = case.state.plays[-1].card.text, PEOPLE[(case.seat(offender) + 1) % 4]
    claimed = case.do(f"{claimant} renuncio {card}")
    assert claimed.decisions == ["two-more"]
    done = claimed.silent()
    same = case.seat(offender) % 2 == case.seat(named) % 2
    assert (done.result, done.everything) == ("codillo" if same else "hecha", 32)
    assert done.paid("revoke") == [(case.seat(offender) % 2, 1 - case.seat(offender) % 2, 2)]
    assert done.laws_of("pot") == [("zan.art.47",) if same else ("zan.art.43",)], "by the tricks"


@pytest.mark.law("zan.art.29", "zan.art.29.2")
@pytest.mark.parametrize("named", PEOPLE)
@pytest.mark.parametrize("offender", PEOPLE[1:])
def test_before_that_the_revoke_decides_whoever_is_named(offender: str, named: str) -> None:
    each = {"ANA": "5C 12E", "BLAS": "6C 3E", "CLARA": "4C 6B", "DIEGO": "7C 5B"}
    case = at_play(named, **each)
    for who in PEOPLE[1:]:
        case = case if case.state.trick else case.do("ana play 5C")
        served, other = each[who.upper()].split()
        case = case.do(f"{who} play {other if who == offender else served}")
        if who == offender:
            break
    claimed = case.do(f"{PEOPLE[(case.seat(offender) + 1) % 4]} renuncio {each[offender.upper()].split()[1]}")
    same = case.seat(offender) % 2 == case.seat(named) % 2
    assert claimed.decisions == ["codillo" if same else "pot-lost"]


@pytest.mark.law("zan.art.31")
def test_four_revokes_against_five_tricks_cost_two_each() -> None:
    case = Zanga(table=OPEN, **KINGS).taken_by("ana")
    for card, answer in (("1E", "11C"), ("7O", "10C"), ("1B", "12E"), ("1O", "11E"), ("12O", "2O")):
        case = case.do(f"ana play {card}, blas play {answer}")
        case = case.play(case.held("clara")[0]).play(case.held("diego")[0])
    for who, card in (("ana", "11C"), ("clara", "10C"), ("ana", "12E"), ("clara", "11E")):
        case = case.do(f"{who} renuncio {card}")
    assert case.decisions == ["two-more"] * 4 and case.told("shows", "seat") == list(PEOPLE), "they are shown once"
    assert case.silent().paid("revoke") == [(1, 0, 2)] * 4


# Blas, Clara and Diego keep their copas back, Clara then her espada too.
ALL_REVOKE = {"ANA": "5C 12E", "BLAS": "6C 12B 4E", "CLARA": "4C 6B 7E 11B", "DIEGO": "7C 1B"}
THREE = "ana play 5C, blas play 12B, clara play 6B, diego play 1B"


@pytest.mark.law("zan.art.29", "zan.art.30")
def test_more_revokes_of_the_pair_that_was_first_count_though_the_other_revoked_too() -> None:
    case = at_play("ana", **ALL_REVOKE).do(THREE)
    both = case.do("blas renuncio 6B, ana renuncio 12B")
    assert both.decisions == ["codillo", "pot-lost"] and both.silent().paid("revoke-matador") == []
    third = both.do("clara renuncio 1B")
    assert third.decisions == ["codillo", "pot-lost", "pot-lost"]
    assert (third.silent().paid("revoke-matador"), third.silent().result) == ([(1, 0, 2)], "hecha")


@pytest.mark.law("zan.art.29")
def test_a_revoke_between_one_of_the_others_and_one_of_its_own_is_ignored() -> None:
    case = at_play("ana", **{**ALL_REVOKE, "DIEGO": "7C 11C"})
    case = case.do(
        "ana play 5C, blas play 12B, clara play 6B, diego play 7C, ana play 12E, blas play 4E, clara play 11B"
    )
    both = case.do("blas renuncio 11B, ana renuncio 12B")
    assert both.decisions == ["codillo", "pot-lost"]
    third = both.do("diego renuncio 6B")
    assert third.decisions == ["codillo", "pot-lost", "ignored"] and third.silent().result == "hecha"


@pytest.mark.law("zan.art.29", "zan.art.30")
def test_what_the_later_pair_owes_for_a_matador_is_not_set_off_against_the_first() -> None:
    hands = {**HANDS, "CLARA": "4C 1E 4O 5O 12B 11B 10B 7B", "DIEGO": "7C 11C 6O 1B 5B 4B 3B 2B"}
    case = at_play(**hands).do("ana play 5C, blas play 6C, clara play 1E, diego play 1B")
    later = case.do("ana renuncio 1B")
    assert later.silent().paid("revoke-matador") == [(1, 0, 2)]
    assert later.do("blas renuncio 1E").silent().paid("revoke-matador") == [(0, 1, 2)]


# Claims from every seat.


@pytest.mark.law("zan.art.34")
@pytest.mark.parametrize("who", PEOPLE)
def test_a_card_out_of_turn_is_claimed_by_either_opponent_and_by_nobody_else(who: str) -> None:
    seat = PEOPLE.index(who)
    case = at_play().but(leader=(seat + 2) % 4)
    early = case.do(f"{who} play {case.held(who)[0]}")
    may = [other for other in PEOPLE if early.allows(f"{other} claim turn {who}")]
    assert may == [other for other in PEOPLE if PEOPLE.index(other) % 2 != seat % 2]
    assert early.do(f"{may[0]} claim turn {who}").decisions == ["stands"]


@pytest.mark.law("zan.art.13.4")
def test_a_wrong_hand_is_claimed_by_anybody_once_the_zanga_is_counted() -> None:
    case = Zanga(table=OPEN).falls().do("diego cut 5, diego offer, clara cut 5, diego misdeal ana blas")
    assert not any(case.allows(f"{who} claim cards ana") for who in PEOPLE), "the dealer has not done yet"
    counted = case.do("diego count")
    for who in PEOPLE:
        assert counted.choices(who, "claim") == ["cards 0", "cards 1"]


def test_the_judge_is_asked_of_all_that_may_be_owed() -> None:
    game = opened().state.game
    four = game.incident("revoke").ruling({"named": False, "matador": True, "eight": True, "charged": 4})
    assert four.payments == ()
    claim = game.incident("false-claim")
    assert claim.ruling({"own": 0}).payments == ()
    assert [each.amount for each in claim.ruling({"rival": 1}).payments] == [1]
