"""Laying down one's cards, and conceding the hand."""

from __future__ import annotations

import pytest

from tapete.cards import cards
from tapete.table.offer import say
from tests.games.voltarete.hands import FOUR, Voltarete, hand

LAYS = {"lay-down won", "lay-down reposta", "lay-down codilho 1", "lay-down codilho 2"}


def playing(tricks: tuple[int, ...] = (3, 1, 1), of: str = "voltarete", **changes: object) -> Voltarete:
    """So many tricks made of a licença of Ana's in bastos, in a pot of 30; Ana leads, with these four cards each."""
    facts: dict[str, object] = {"suit": "bastos", "tricks": tricks, **changes}
    case = hand(30, of).play_so(**facts)  # type: ignore[arg-type]
    hands = ["12B 5B 5O 4C", "3B 11B 12O 12C", "4B 6B 11O 11C", "10B 7B 10O 10C"]
    return case.but(leader=0, hands=tuple(cards(own) for own in hands[: len(case.people)]))


def owing(case: Voltarete) -> list[tuple[str | None, str]]:
    return [(case.name(debt.seat), debt.kind) for debt in case.state.repostas]


# Won.


@pytest.mark.law("vol.II.12.1")
def test_the_feito_may_lay_down_as_won_and_both_must_accept() -> None:
    case = playing()
    assert case.may("ana") >= LAYS
    laid = case.do("ana lay-down won")
    assert [str(card) for card in laid.seen("ana", "clara").cards] == ["5O", "4C", "12B", "5B"]
    assert (laid.turn, laid.words("blas")) == ("blas", {"accept", "make-play"})
    won = laid.do("blas accept, clara accept")
    assert won.paid("lift") == [("pot", 0, 29)] and won.paid("licença") == [(1, 0, 2), (2, 0, 2)]
    assert won.paid("first-five") == []


@pytest.mark.law("vol.II.12.1", "vol.II.12.7")
def test_if_one_wants_it_played_he_plays_on_with_open_cards_and_owes_nothing() -> None:
    case = playing().do("ana lay-down won, blas make-play")
    assert (case.phase, case.turn, case.state.barred) == ("play", "ana", ())
    assert case.known("clara") >= {"12B", "5B", "5O", "4C"}
    assert case.state.claim is None and "concede" not in case.words("ana")
    assert "lay-down" not in case.words("ana"), "once in a trick"
    later = case.play("12B 3B 4B")
    assert "lay-down" in later.words("ana")
    assert later.known("clara") >= {"5B", "5O", "4C"}, "his cards stay open"


@pytest.mark.law("vol.II.12.5", "vol.II.12.6")
def test_whoever_accepted_has_nothing_more_to_ask() -> None:
    case = playing().do("ana lay-down won, blas accept, clara accept")
    assert case.phase == "shuffle" and case.acting == []


def test_first_five_may_be_named_while_nobody_else_has_a_trick() -> None:
    case = playing((3, 0, 0))
    named = case.do("ana lay-down first-five, blas accept, clara accept")
    assert named.paid("first-five") == [(1, 0, 2), (2, 0, 2)]
    assert case.do("ana lay-down won, blas accept, clara accept").paid("first-five") == []
    assert not playing((3, 1, 0)).allows("ana lay-down first-five")


def test_a_geral_that_is_not_named_is_lost() -> None:
    case = playing((5, 0, 0), first=True, geral="undeclared")
    named = case.do("ana lay-down geral, blas accept, clara accept")
    assert named.paid("geral") == [(1, 0, 8), (2, 0, 8)] and named.paid("first-five") == []
    won = case.do("ana lay-down won, blas accept, clara accept")
    assert won.paid("geral-lost") == [(0, 1, 8), (0, 2, 8)] and won.paid("first-five") == [(1, 0, 2), (2, 0, 2)]
    assert not playing((4, 1, 0), geral="declared").allows("ana lay-down geral")
    assert not playing((3, 0, 0)).allows("ana lay-down geral"), "he does not play for it"
    assert not case.allows("ana lay-down first-five"), "he has made them"


# Lost.


@pytest.mark.law("vol.II.12.9")
def test_the_feito_may_lay_down_as_lost() -> None:
    case = playing((3, 3, 1))
    reposta = case.do("ana lay-down reposta, blas accept, clara accept")
    assert owing(reposta) == [("ana", "game")] and reposta.paid("licença") == [(0, 1, 2), (0, 2, 2)]
    codilho = case.do("ana lay-down codilho blas, blas accept, clara accept")
    assert codilho.paid("codilho") == [(0, 1, 30)]


@pytest.mark.law("vol.II.12.8")
def test_who_said_he_lost_cannot_win_any_more() -> None:
    case = playing((3, 1, 1)).do("ana lay-down reposta, blas accept, clara make-play")
    assert case.state.barred == (0,)
    later = case.play("12B 3B 4B")
    assert later.may("ana", "lay-down") == {"reposta"}, "with 4-1-1 nobody can have more than he"
    assert "concede" not in later.play("5B").words("blas"), "nor do the others give it to him"
    ended = hand(30).come_out(suit="bastos", tricks=(5, 2, 2), barred=(0,))
    assert owing(ended) == [("ana", "game")] and ended.paid("licença") == [(0, 1, 2), (0, 2, 2)]


@pytest.mark.law("vol.II.12.9")
def test_nobody_lays_down_as_lost_before_the_first_card() -> None:
    case = hand(30).make("ana", suit="oros").begun()
    assert case.may("ana") & LAYS == {"lay-down won"}
    assert case.play(case.choices("ana", "play")[0]).may("blas", "lay-down") == {"codilho"}


# Codilho.


@pytest.mark.law("vol.II.12.4")
def test_an_opponent_may_lay_down_for_the_codilho() -> None:
    case = playing((1, 0, 4)).but(leader=2)
    laid = case.do("clara lay-down codilho")
    assert laid.turn == "ana", "from his right on"
    assert laid.do("ana accept, blas accept").paid("codilho") == [(0, 2, 30)]
    played = laid.do("ana accept, blas make-play")
    assert (played.phase, played.turn, played.state.vain) == ("play", "clara", (2,))


@pytest.mark.law("vol.II.12.4")
def test_who_claimed_it_in_vain_owes_a_reposta_if_the_feito_wins() -> None:
    won = hand(30).come_out(suit="bastos", tricks=(5, 1, 3), vain=(2,))
    assert owing(won) == [("clara", "vain")]
    assert won.do("clara pay-in").pot == 30
    assert hand(30).come_out(suit="bastos", tricks=(2, 2, 5), vain=(2,)).phase == "shuffle"
    assert owing(hand(30).come_out(suit="bastos", tricks=(4, 1, 4), vain=(2,))) == [("ana", "game")]


@pytest.mark.law("vol.II.12.4", "vol.II.12.8")
def test_who_claims_again_and_again_owes_once() -> None:
    case = playing((1, 0, 4)).but(leader=2).do("clara lay-down codilho, ana make-play").play("11O 5O 12O")
    assert (case.turn, case.state.vain) == ("blas", (2,))
    again = case.play("12C").do("clara lay-down codilho, ana make-play")
    assert (again.state.vain, again.state.open_hands) == ((2,), (2,))
    lost = playing().do("ana lay-down reposta, blas make-play").play("12B 3B 4B")
    assert lost.do("ana lay-down reposta, blas make-play").state.barred == (0,)


@pytest.mark.law("vol.II.12.4", "vol.I.9.8")
@pytest.mark.parametrize(
    ("tricks", "may"),
    [
        ((3, 1, 1), {"codilho"}),
        ((4, 1, 0), set()),
        ((5, 1, 0), set()),
        ((2, 4, 1), set()),
        ((2, 3, 1), {"codilho"}),
        ((2, 1, 3), {"codilho"}),
        ((1, 5, 2), set()),
        ((0, 4, 3), {"codilho"}),
    ],
)
def test_nobody_lays_down_for_a_codilho_that_he_cannot_have_any_more(tricks: tuple[int, ...], may: set[str]) -> None:
    assert playing(tricks).but(leader=2).may("clara", "lay-down") == may


@pytest.mark.law("vol.II.9.4", "vol.II.12.4")
def test_after_one_grant_who_refused_must_still_be_able_to_have_more_than_both() -> None:
    case = playing((1, 4, 2)).but(leader=2, granted=(1,), refused=(2,))
    assert case.may("clara", "lay-down") == set(), "he ties with the one who granted it"
    assert playing((1, 3, 2)).but(leader=2, granted=(1,), refused=(2,)).may("clara", "lay-down") == {"codilho"}
    assert playing((1, 1, 3)).but(leader=1, granted=(1,), refused=(2,)).may("blas", "lay-down") == set()


@pytest.mark.law("vol.II.15.10", "vol.II.12.4")
def test_against_the_thirteen_the_codilho_is_open_until_he_has_five() -> None:
    facts = {"of": FOUR, "feito": "diego", "kind": "treze", "leader": 0}
    assert playing((1, 0, 0, 4), **facts).may("ana", "lay-down") == {"codilho"}  # type: ignore[arg-type]
    assert playing((1, 0, 0, 5), **facts).may("ana", "lay-down") == set()  # type: ignore[arg-type]
    four, five = (playing((1, 0, 0, own), **facts).but(leader=3) for own in (4, 5))  # type: ignore[arg-type]
    assert four.may("diego", "lay-down") == {"won", "codilho"} and five.may("diego", "lay-down") == {"won"}


@pytest.mark.law("vol.II.12.1", "vol.II.12.3", "vol.II.12.9")
def test_what_the_tricks_have_decided_is_not_said_otherwise() -> None:
    lost = playing((1, 5, 2))
    assert lost.may("ana", "lay-down") == {"codilho 1"} and "concede" not in lost.play("5O").words("blas")
    tied = playing((1, 3, 3))
    assert tied.may("ana", "lay-down") == {"reposta", "codilho 1", "codilho 2"}, "with both that are left he ties"
    won = playing((5, 2, 0))
    assert won.may("ana", "lay-down") == {"won"} and "concede" in won.play("5O").words("blas")
    behind = playing((1, 4, 0))
    assert "won" in behind.may("ana", "lay-down") and "concede" in behind.play("5O").words("blas"), "5-4 is a win"


# Conceding.


@pytest.mark.law("vol.II.12.3")
def test_the_feito_wins_if_both_say_so_even_if_his_cards_could_not() -> None:
    case = playing((2, 2, 1))
    assert "concede" not in case.words("ana"), "nobody gives the hand to himself"
    case = case.play("5O")
    first = case.do("blas concede won")
    assert first.turn == "blas" and first.words("blas") == {"play"}, "he still plays his card"
    second = first.play("12O").do("clara concede won")
    assert (second.phase, second.turn, second.words("ana")) == ("conceded", "ana", {"take", "play-on"})
    won = second.do("ana take")
    assert won.paid("lift") == [("pot", 0, 29)] and won.paid("licença") == [(1, 0, 2), (2, 0, 2)]
    assert won.state.repostas == ()


@pytest.mark.law("vol.II.12.3")
def test_nobody_hears_it_until_both_have_said_it() -> None:
    case = playing().play("5O")
    said = case.do("blas concede won")
    for who in ("ana", "clara", None):
        assert said.view(who) == case.view(who)
    assert said.told_to("concedes") == [("blas", {"blas"})]


@pytest.mark.law("vol.II.12.3")
def test_what_was_said_in_one_trick_lapses_with_it() -> None:
    case = playing().play("5O").do("blas concede won").play("12O 11O")
    assert case.turn == "blas"
    again = case.play("12C").do("clara concede won")
    assert again.phase == "play"


@pytest.mark.law("vol.II.12.3")
def test_the_feito_may_play_on_as_if_nothing_was_said() -> None:
    case = playing().play("5O").do("blas concede won").play("12O").do("clara concede won, ana play-on")
    assert (case.phase, case.turn) == ("play", "clara")
    assert "concede" not in case.words("clara")


def test_a_geral_is_conceded_only_if_all_say_so() -> None:
    case = playing((5, 0, 0), first=True, geral="declared").play("5O")
    both = case.do("blas concede geral").play("12O").do("clara concede geral, ana take")
    assert both.paid("geral") == [(1, 0, 16), (2, 0, 16)]
    one = case.do("blas concede geral").play("12O").do("clara concede won, ana take")
    assert one.paid("geral-lost") == [(0, 1, 16), (0, 2, 16)] and one.paid("first-five") == [(1, 0, 2), (2, 0, 2)]
    assert "concede geral" not in playing((5, 1, 0), geral="declared").play("5O").may("blas")


# After a reposta was asked.


@pytest.mark.law("vol.II.9.2", "vol.II.9.4")
def test_after_one_grant_nobody_wins_by_a_claim_but_who_refused() -> None:
    case = playing(granted=(1,), refused=(2,), asked=True)
    assert case.may("ana", "lay-down") == {"reposta", "codilho 2"}
    after = case.play("5O")
    assert after.words("blas") == {"play"}
    assert after.play("12O").words("clara") == {"play", "lay-down", "give-up"}


@pytest.mark.law("vol.II.9.5")
def test_who_refused_may_give_up_and_then_both_owe() -> None:
    case = playing(granted=(1,), refused=(2,), asked=True).play("5O 12O").do("clara give-up")
    assert owing(case) == [("ana", "game"), ("clara", "refused")]


@pytest.mark.law("vol.II.9.3", "vol.II.9.5")
def test_only_who_alone_refused_may_give_up_and_not_after_a_claim() -> None:
    one = playing(granted=(1,), refused=(2,), asked=True).play("5O 12O")
    assert say("give-up", grave=True) in one.prompt("clara").offers  # type: ignore[union-attr]
    claimed = one.do("clara lay-down codilho, ana make-play")
    assert claimed.words("clara") == {"play"}
    assert "give-up" not in playing(refused=(1, 2), asked=True).play("5O").words("blas"), "nobody has granted it"


@pytest.mark.law("vol.II.9.12")
def test_after_none_granted_an_accepted_reposta_makes_all_three_owe() -> None:
    case = playing((3, 3, 1), refused=(1, 2), asked=True)
    done = case.do("ana lay-down reposta, blas accept, clara accept")
    assert owing(done) == [("ana", "game"), ("blas", "refused"), ("clara", "refused")]


# The thirteen, and the table that wants none of it.


def test_of_the_thirteen_all_three_must_accept_and_the_codilho_is_theirs() -> None:
    case = playing((1, 1, 0, 3), FOUR, feito="diego", kind="treze").but(leader=3)
    assert case.may("diego", "lay-down") == {"won", "codilho"}
    lost = case.do("diego lay-down codilho, ana accept, blas accept")
    assert lost.turn == "clara"
    assert lost.do("clara accept").paid("codilho") == [(3, 0, 10), (3, 1, 10), (3, 2, 10)]
    claimed = case.play("10B").do("ana lay-down codilho, blas accept, clara accept, diego accept")
    assert claimed.paid("codilho") == [(3, 0, 10), (3, 1, 10), (3, 2, 10)], "whoever of them claims it"


@pytest.mark.law("vol.II.12.3")
def test_of_the_thirteen_all_three_must_concede() -> None:
    case = playing((1, 1, 0, 3), FOUR, feito="diego", kind="treze").but(leader=3).play("10B")
    two = case.do("ana concede won").play("12B").do("blas concede won").play("3B")
    assert two.phase == "play"
    assert (two.do("clara concede won").phase, two.do("clara concede won").turn) == ("conceded", "diego")


def test_where_it_is_not_agreed_all_is_played_out() -> None:
    case = hand(30, lay_down=False).play_so(suit="bastos", tricks=(3, 1, 1))
    assert case.but(leader=0).words("ana") == {"play"}
