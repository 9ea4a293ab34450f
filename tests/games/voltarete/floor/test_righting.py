"""The open table: whose a trick is in which somebody revoked, when it is too late to play it again."""

from __future__ import annotations

from random import Random

import pytest

from tapete.table.matadores import PACK
from tests.games.voltarete.floor.hands import against_thirteen, ending, floor, laws, two_revokes
from tests.games.voltarete.hands import Voltarete, opened
from tests.games.voltarete.search import Open


def with_others(case: Voltarete, tricks: tuple[int, ...]) -> Voltarete:
    """The same end of a hand in which each has so many tricks besides."""
    return case.but(taken=(*case.state.taken, *opened(30).play_so(tricks=tricks).state.taken))


@pytest.mark.law("vol.II.10.17")
def test_a_trump_played_before_the_revoke_was_not_spent_for_it() -> None:
    case = ending(leader="clara", ANA="7B 3B", BLAS="5B 4C", CLARA="12C 2O").play("12C 7B 5B").play("3B 4C 2O")
    even = with_others(case, (2, 4, 1))
    assert even.state.tricks == (4, 4, 1) and even.do("ana claim revoke blas").state.tricks == (4, 4, 1)


@pytest.mark.law("vol.II.10.17")
@pytest.mark.parametrize(
    ("ana", "clara", "tricks"),
    [
        ("12C 3B", "3O 4C", "10C 3O 12C 3B 2O 4C"),
        ("2B 3B", "3O 4C", "10C 3O 2B 3B 2O 4C"),
        ("12C 2B", "5B 4C", "10C 5B 2B 12C 2O 4C"),
    ],
    ids=["followed suit", "ruffed a discard", "revoked too"],
)
def test_a_trick_goes_over_only_to_one_who_lawfully_overtrumped_the_revoke(ana: str, clara: str, tricks: str) -> None:
    late = with_others(ending(leader="blas", ANA=ana, BLAS="10C 2O", CLARA=clara).play(tricks), (2, 1, 4))
    assert late.state.tricks == (4, 1, 4)
    ruled = late.do("ana claim revoke clara")
    assert ruled.state.tricks == (4, 1, 4) and "vol.II.10.17" not in laws(ruled)[-1]
    assert ruled.owed[0][:2] == ("clara", 30)


@pytest.mark.law("vol.II.10.17")
@pytest.mark.parametrize(
    ("others", "after"),
    [((1, 3, 3), (4, 3, 2)), ((2, 3, 2), (5, 3, 1)), ((1, 4, 2), (3, 4, 2)), ((0, 3, 4), (2, 3, 4))],
)
def test_one_trick_over_is_given_to_a_feito_who_has_the_most_by_it(
    others: tuple[int, ...], after: tuple[int, ...]
) -> None:
    late = ending(leader="blas", ANA="2B 3B", BLAS="12C 2O", CLARA="5B 4C").play("12C 5B 2B").play("3B 2O 4C")
    ruled = with_others(late, others).do("ana claim revoke clara")
    assert ruled.state.tricks == after


@pytest.mark.law("vol.II.10.17", "vol.II.10.18")
@pytest.mark.parametrize(
    ("others", "after"),
    [
        ((4, 2, 1), (3, 5, 1)),
        ((4, 1, 2), (3, 4, 2)),
        ((4, 0, 3), (4, 2, 3)),
        ((3, 2, 2), (2, 5, 2)),
        ((5, 1, 1), (5, 3, 1)),
    ],
)
def test_and_to_an_opponent_who_has_the_codilho_by_it(others: tuple[int, ...], after: tuple[int, ...]) -> None:
    case = ending(trump="oros", leader="clara", ANA="2O 5E", BLAS="7O 3O", CLARA="12E 4C")
    late = with_others(case.play("12E 2O 7O").play("3O 4C 5E"), others)
    assert late.do("blas claim revoke ana").state.tricks == after


@pytest.mark.law("vol.II.10.17", "vol.II.15.10")
def test_the_thirteen_is_not_won_with_four_of_nine_though_nobody_has_more() -> None:
    seven = opened(30, of="voltarete-four").play_so(feito="diego", kind="treze", suit="bastos", tricks=(3, 2, 1, 1))
    case = against_thirteen(ANA="12C 2O", BLAS="5B 4C", CLARA="6C 3O", DIEGO="2B 3B").but(taken=seven.state.taken)
    late = case.play("12C 5B 6C 2B").play("3B 2O 4C 3O")
    assert late.state.tricks == (3, 2, 1, 3)
    assert late.do("ana claim revoke blas").state.tricks == (3, 2, 1, 3)


@pytest.mark.law("vol.II.10.20")
def test_who_could_not_have_beaten_the_others_threw_nothing() -> None:
    case = ending(leader="blas", ANA="6C 5C", BLAS="10C 2O", CLARA="4B 7C").play("10C 4B 6C").play("7C 5C 2O")
    ruled = case.do("ana claim revoke clara")
    assert laws(ruled)[0][0] == "vol.II.10.13" and "vol.II.10.20" not in laws(ruled)[0]
    assert ruled.state.taken[0].holder == 1
    threw = ending(leader="blas", ANA="12C 6C", BLAS="10C 2O", CLARA="4B 7C").play("10C 4B 6C").play("7C 12C 2O")
    assert "vol.II.10.20" in laws(threw.do("ana claim revoke clara"))[0]


@pytest.mark.law("vol.II.10.16", "vol.II.10.18")
@pytest.mark.parametrize(("other", "holder"), [("3C", 1), ("11C", 2)])
def test_a_trick_stays_the_revokers_only_if_every_card_that_he_could_play_took_it(other: str, holder: int) -> None:
    case = ending(leader="blas", ANA="6C 5C 2E", BLAS="10C 2O 3O", CLARA=f"4B 12C {other}")
    late = case.play("10C 4B 6C").play("12C 5C 2O").play(f"{other} 2E 3O")
    assert late.do("ana claim revoke clara").state.taken[0].holder == holder


@pytest.mark.law("vol.II.10.17", "vol.II.15.10")
@pytest.mark.parametrize(("before", "after"), [((1, 0, 0, 6), (3, 0, 0, 6)), ((1, 1, 0, 5), (4, 1, 0, 4))])
def test_against_the_thirteen_a_trick_over_is_given_only_if_he_loses_by_it(
    before: tuple[int, ...], after: tuple[int, ...]
) -> None:
    seven = opened(30, of="voltarete-four").play_so(feito="diego", kind="treze", suit="bastos", tricks=before)
    case = against_thirteen(ANA="2B 3B", BLAS="12C 4C", CLARA="6C 3O", DIEGO="5B 10C")
    late = case.but(taken=seven.state.taken, leader=1).play("12C 6C 5B 2B").play("3B 4C 3O 10C")
    assert late.do("ana claim revoke diego").state.tricks == after


@pytest.mark.law("vol.II.10.20")
def test_who_keeps_a_card_that_beats_only_one_of_the_others_threw_nothing() -> None:
    case = against_thirteen(ANA="10C 2O", BLAS="4B 7C", CLARA="3C 11C", DIEGO="12C 3O")
    late = case.play("10C 4B 3C 12C").play("7C 11C 3O 2O")
    ruled = late.do("ana claim revoke blas")
    assert "vol.II.10.20" not in laws(ruled)[0] and ruled.state.taken[-2].holder == 3


def half_played(tricks: tuple[int, ...]) -> Voltarete:
    """Each had so many tricks before Ana overtrumped a revoke of Clara's; it is too late to play it again."""
    case = ending(leader="blas", replay=1, ANA="2B 3B 6O 5O 4O", BLAS="12C 2C 12O 11O 2E", CLARA="5B 4C 3C 5E 12E").but(
        taken=opened(30).play_so(tricks=tricks).state.taken
    )
    return case.play("12C 5B 2B").play("3B 2C 3C")


@pytest.mark.law("vol.II.10.17")
@pytest.mark.parametrize(("before", "after"), [((1, 2, 1), (3, 4, 2)), ((2, 1, 1), (5, 3, 1))])
def test_whether_a_trick_goes_over_is_decided_by_the_whole_hand_whenever_it_is_claimed(
    before: tuple[int, ...], after: tuple[int, ...]
) -> None:
    case = half_played(before)
    early = case.do("ana claim revoke clara")
    assert early.state.tricks == case.state.tricks and early.owed == [("clara", 30, "vol.II.10.13")], "he owes at once"
    rest = "6O 12O 4C 11O 5E 5O 2E 12E 4O"
    assert early.play(rest).state.tricks == after
    assert case.play(rest).do("ana claim revoke clara").state.tricks == after


@pytest.mark.law("vol.II.10.17", "vol.II.12.1")
def test_a_trick_goes_over_too_when_the_hand_is_laid_down() -> None:
    early = half_played((3, 0, 1)).do("ana claim revoke clara, ana lay-down won, blas accept, clara accept")
    assert early.state.tricks == (5, 0, 1)
    assert early.done().state.tricks == (6, 0, 0)


@pytest.mark.law("vol.II.10.16", "vol.II.10.17")
@pytest.mark.parametrize("order", [("clara", "blas"), ("blas", "clara")])
def test_of_two_revokes_it_does_not_matter_which_is_claimed_first(order: tuple[str, str]) -> None:
    case = ending(leader="blas", ANA="2B 3B 5E", BLAS="12C 4B 6E", CLARA="5B 12E 4C")
    late = with_others(case.play("12C 5B 2B").play("5E 4B 12E").play("6E 4C 3B"), (1, 3, 2))
    assert late.state.tricks == (3, 4, 2)
    both = late.do(", ".join(f"ana claim revoke {who}" for who in order))
    assert both.state.tricks == (4, 3, 2), "the trick that is Clara's by right counts before one goes over"


BY_ANA, BY_BLAS = "ana claim revoke clara", "blas claim revoke ana"


@pytest.mark.law("vol.II.10.17", "vol.II.10.18")
@pytest.mark.parametrize("claims", [f"{BY_ANA}, {BY_BLAS}", f"{BY_BLAS}, {BY_ANA}"])
def test_one_trick_over_is_decided_by_all_revokes_in_whichever_order_they_are_claimed(claims: str) -> None:
    case = ending(leader="blas", ANA="4B 5O 2B 3B", BLAS="12O 11O 12C 2O", CLARA="3O 6O 5B 4C")
    late = with_others(case.play("12O 3O 4B").play("5O 11O 6O").play("12C 5B 2B").play("3B 2O 4C"), (1, 0, 4))
    assert late.state.tricks == (4, 1, 4)
    assert late.do(BY_ANA).state.tricks == (5, 1, 3)
    assert late.do(claims).state.tricks == (4, 2, 3), "one to Blas for her revoke, and one to her for Clara's"


# Whose the trick is.


@pytest.mark.law("vol.II.10.16", "vol.II.10.28")
@pytest.mark.parametrize(("led", "kept", "taker"), [("10C", "12C", "11C"), ("4B", "6B", "5B")], ids=["suit", "trump"])
def test_a_trick_that_the_revoker_lost_never_becomes_his_whatever_he_could_play(
    led: str, kept: str, taker: str
) -> None:
    case = ending(leader="blas", ANA=f"{taker} 2E", BLAS=f"{led} 2O", CLARA=f"{kept} 3O").play(f"{led} 3O {taker}")
    late = case.do(f"ana play 2E, blas play 2O, clara play {kept}")
    assert late.state.taken[0].winner == 0
    for who in ("ana", "clara"):
        ruled = late.do(f"{who} claim revoke clara")
        assert ruled.state.taken == late.state.taken and [owes for owes, *_ in ruled.owed] == ["clara"]


@pytest.mark.law("vol.II.10.20")
def test_a_ruff_is_undone_for_a_higher_card_kept_back_though_the_revokers_own_would_beat_what_lies_there() -> None:
    case = ending(leader="blas", ANA="12C 6C", BLAS="10C 2O", CLARA="4B 11C")
    late = case.play("10C 4B 6C").play("11C 12C 2O")
    ruled = late.do("ana claim revoke clara")
    assert ruled.state.taken[0].holder == 0 and "vol.II.10.20" in laws(ruled)[0]
    none = ending(leader="blas", ANA="7C 6C", BLAS="10C 2O", CLARA="4B 11C").play("10C 4B 6C").play("11C 7C 2O")
    kept = none.do("ana claim revoke clara")
    assert kept.state.taken[0].holder == 2, "without the ruff it was hers by the eleven"
    assert "vol.II.10.16" in laws(kept)[0] and [owes for owes, *_ in kept.owed] == ["clara"]


@pytest.mark.law("vol.II.10.20", "vol.II.15.10")
def test_of_two_who_kept_a_card_back_the_higher_card_has_it() -> None:
    case = against_thirteen(ANA="10C 2O", BLAS="4B 7C", CLARA="3C 12C", DIEGO="11C 6C")
    late = case.play("10C 4B 3C 6C").play("7C 12C 11C 2O")
    assert late.do("ana claim revoke blas").state.taken[-2].holder == 2


@pytest.mark.law("vol.II.10.20")
def test_who_could_have_ruffed_lower_kept_a_card_back_too() -> None:
    case = ending(leader="blas", ANA="3B 6O", BLAS="10C 2O", CLARA="4B 11C").play("10C 4B 6O").play("11C 3B 2O")
    assert case.do("ana claim revoke clara").state.taken[0].holder == 0


@pytest.mark.law("vol.II.10.16")
@pytest.mark.parametrize("order", [("clara", "ana"), ("ana", "clara")])
def test_a_trick_in_which_two_revoked_goes_to_neither(order: tuple[str, str]) -> None:
    case = ending(leader="blas", ANA="7C 5B 2E", BLAS="10C 2O 3O", CLARA="4B 11C 4E")
    late = case.play("10C 4B 5B").do("ana play 7C, blas play 2O, clara play 11C").play("4E 2E 3O")
    assert late.state.taken[0].winner == 0
    ruled = late.do(", ".join(f"blas claim revoke {who}" for who in order))
    assert ruled.state.taken[0].holder == 1 and len(ruled.owed) == 2


@pytest.mark.law("vol.II.10.16", "vol.II.10.19")
def test_a_revoker_moves_no_trick_by_his_own_word_if_he_gains_by_it_but_another_does() -> None:
    case = ending(leader="blas", pot=6, ANA="6C 5E", BLAS="10C 2O", CLARA="4B 7C").but(kind="só")
    late = with_others(case.play("10C 4B 6C").play("7C 5E 2O"), (4, 3, 0))
    assert late.state.tricks == (4, 3, 2)
    own = late.do("clara claim revoke clara")
    assert own.state.tricks == (4, 3, 2) and own.owed == [("clara", 6, "vol.II.10.13")]
    assert own.do("blas claim revoke clara").state.tricks == (4, 4, 1), "it is his by right"
    assert own.do("blas claim revoke clara").owed == own.owed, "and is owed for once"
    worse = with_others(case.play("10C 4B 6C").play("7C 5E 2O"), (4, 2, 1))
    assert worse.do("clara claim revoke clara").state.tricks == (4, 3, 2), "else it goes where it belongs"


@pytest.mark.law("vol.II.10.16", "vol.II.10.19")
def test_in_the_play_nobody_knows_yet_whether_he_gains_so_his_own_word_moves_no_trick() -> None:
    """Given that one trick at most is played again, when Clara admits a ruff of two tricks ago, then she only owes."""
    case = ending(leader="blas", replay=1, ANA="6C 5E 3E", BLAS="10C 2O 3O", CLARA="4B 7C 4E")
    late = case.play("10C 4B 6C").play("7C 5E 2O")
    assert late.phase == "play" and late.state.tricks == (0, 0, 2)
    own = late.do("clara claim revoke clara")
    assert own.state.taken == late.state.taken and own.owed == [("clara", 30, "vol.II.10.13")]
    assert not own.allows("clara claim revoke clara"), "she has said it"
    for who in ("ana", "blas"):
        ruled = own.do(f"{who} claim revoke clara")
        assert ruled.state.tricks == (0, 1, 1), "another has the trick put right"
        assert ruled.owed == own.owed, "and it is owed for once"


@pytest.mark.law("vol.II.10.16", "vol.II.10.31")
def test_her_second_revoke_she_may_still_admit_in_the_play() -> None:
    case = ending(leader="blas", ANA="6C 5E 3E 4O", BLAS="10C 6E 2E 3O", CLARA="4B 7C 4E 5O")
    once = case.play("10C 4B 6C").do("clara play 5O, ana play 4O, blas play 3O, clara claim revoke clara")
    again = once.do("clara play 7C, ana play 6C, blas play 6E, clara play 5O")
    assert again.allows("clara claim revoke clara"), "it is another card"


# What has been ruled on is not claimed again.


def claimable(case: Voltarete) -> set[tuple[str, str]]:
    """Who may claim a revoke of whom."""
    names = ("ana", "blas", "clara")
    return {(who, of) for who in names for of in names if case.allows(f"{who} claim revoke {of}")}


@pytest.mark.law("vol.II.10.16", "vol.II.10.19")
def test_a_revoke_that_was_ruled_on_late_is_offered_to_nobody_again_but_another_is() -> None:
    case = ending(leader="blas", replay=1, ANA="6C 5E 3E 7E", BLAS="10C 2O 3O 4O", CLARA="4B 7C 4E 6E")
    late = case.play("10C 4B 6C").play("7C 5E 2O")
    ruled = late.do("ana claim revoke clara")
    assert ruled.state.tricks == (0, 1, 1), "the trick is put right, and nothing is played again"
    assert {of for _, of in claimable(late)} == {"ana", "blas", "clara"}
    assert {of for _, of in claimable(ruled)} == {"ana", "blas"}, "of hers nothing is left to be claimed"


@pytest.mark.law("vol.II.10.16", "vol.II.10.31")
def test_when_it_is_played_again_only_another_that_had_counted_is_claimed() -> None:
    once = ending(leader="blas", ANA="6C 7C 3E", BLAS="10C 5C 3O", CLARA="4B 11C 4E").play("10C 4B 6C")
    back = once.do("clara play 4E").do("ana claim revoke clara")
    assert back.decisions == ["revoked"] and claimable(back) == set(), "nobody else has laid anything off suit"
    first = two_revokes().do("ana claim revoke clara")
    assert claimable(first) == {(who, "blas") for who in ("ana", "blas", "clara")}, "his had counted too"
    assert claimable(first.do("ana claim revoke blas")) == set()


@pytest.mark.law("vol.II.10.16", "vol.II.10.20")
def test_who_revoked_and_played_the_trick_again_rightly_may_win_it() -> None:
    case = ending(leader="blas", replay=1, ANA="4B 7C 3E 7E", BLAS="10C 2O 3O 4O", CLARA="5E 12C 4E 6E")
    wrong = case.play("10C 5E 7C").do("blas play 2O, clara play 4E, ana claim revoke clara")
    assert wrong.decisions == ["revoked"], "she had gone on"
    again = wrong.do("clara play 12C")
    late = again.do("ana play 4B, ana play 3E, blas play 2O, clara play 4E")
    late = late.do(f"{late.turn} play {sorted(late.may(late.turn, 'play'))[0]}")
    assert late.state.taken[0].winner == 0
    ruled = late.do("blas claim revoke ana")
    assert ruled.state.taken[0].holder == 2, "she has played the king as she should"


def in_random_hand(chance: Random, pot: int) -> Voltarete:
    """A hand of nine tricks in which everybody revokes now and then, and nobody has said so."""
    pack = [card.text for card in chance.sample(PACK, len(PACK))]
    hands = [" ".join(pack[9 * place : 9 * place + 9]) for place in range(3)]
    suit, feito, kind = chance.choice("OCEB"), chance.choice(range(3)), chance.choice(("licença", "só"))
    names, rules = ("ana", "blas", "clara"), Open(hands, suit, feito)
    held = dict(zip(("ANA", "BLAS", "CLARA"), hands, strict=True))
    case = ending(trump=suit, feito=names[feito], pot=pot, lay_down=False, **held).but(kind=kind)
    while case.phase != "count":
        hand = frozenset(case.held(case.turn))
        lawful = rules.lawful(hand, [played.card.text for played in case.state.trick])
        wrong = hand - lawful if chance.random() < 0.15 else frozenset()
        case = case.do(f"{case.turn} play {chance.choice(sorted(wrong or lawful))}")
        case = case.do(f"{case.turn} go-on") if case.phase == "stop" else case
    return case


@pytest.mark.law("vol.II.10.16", "vol.II.10.28", "vol.II.10.30")
@pytest.mark.parametrize("pot", [6, 30])
def test_nobody_gains_by_accusing_himself(pot: int) -> None:
    chance, accused = Random(pot), 0
    for _ in range(300):
        case = in_random_hand(chance, pot)
        silent = case.done()
        for who in sorted({str(case.name(slip.seat)) for slip in floor(case).slips}):
            told = case.do(f"{who} claim revoke {who}")
            assert told.decisions == ["revoked"]
            seat, accused = case.seat(who), accused + 1
            assert told.done().standing[seat] <= silent.standing[seat]
    assert accused > 200
