"""What the Tresillo does otherwise: another favourite, a quarto who pays, a hand given up in the play."""

from __future__ import annotations

from typing import Any

import pytest

from tapete.cards import Suit, cards
from tapete.games.voltarete.advice.bidding import answering, opening
from tapete.games.voltarete.finished import BEATEN, DEFENDED, PLAYED, Finished, debts, payments, result
from tapete.table.offer import say
from tests.games.voltarete.advice.asking import done
from tests.games.voltarete.hands import FOUR, Voltarete, hand, opened

# The favourite.


@pytest.mark.law("vol.I.6.16", "vol.I.6.17", "vol.I.6.20")
@pytest.mark.parametrize("suit", ["oros", "espadas", "bastos"])
def test_another_favourite_takes_the_place_of_copas_in_the_first_passage(suit: str) -> None:
    case = hand(favourite=suit)
    assert case.may("ana") == {"passo", "licença", "só", f"só-{suit}"}
    answers = case.do("ana licença").may("blas")
    assert answers == {"passo", f"preferência-{suit}", "só", f"só-{suit}"}
    preferred = case.do(f"ana licença, blas preferência-{suit}, clara passo, ana passo")
    assert (preferred.state.kind, preferred.state.trump, preferred.phase) == ("licença", Suit.named(suit), "exchange")
    alone = case.do(f"ana só, blas só-{suit}, clara passo, ana passo")
    assert (alone.state.kind, alone.state.trump, alone.phase) == ("só", Suit.named(suit), "buy")
    assert [note.value for note in case.view("ana").notes if note.key == "favourite"] == [Suit.named(suit)]


def test_in_copas_nothing_is_said_otherwise_than_in_the_book() -> None:
    case = hand()
    assert case.may("ana") == {"passo", "licença", "só", "só-copas"}
    assert not [note for note in case.view("ana").notes if note.key == "favourite"]


def test_of_equal_words_in_the_favourite_the_earlier_seat_has_it() -> None:
    case = hand(favourite="oros").do("ana passo, blas só-oros, clara passo")
    assert case.state.feito == 1
    outbid = hand(favourite="oros").do("ana só, blas passo, clara só-oros")
    assert outbid.may("ana") == {"passo", "só-oros"}


@pytest.mark.law("vol.II.17.11", "vol.I.9.28", "vol.I.10.3")
@pytest.mark.parametrize(
    ("favourite", "suit", "rate"), [("oros", "oros", 2), ("oros", "copas", 1), ("copas", "copas", 2)]
)
def test_everything_doubles_in_the_favourite_and_in_copas_no_more(favourite: str, suit: str, rate: int) -> None:
    case = hand(25, favourite=favourite).come_out(suit=suit, tricks=(5, 2, 2), held="1E", first=True)
    assert case.paid_by("blas", "ana") == {"licença": 2 * rate, "first-five": 2 * rate}
    lost = hand(25, favourite=favourite).come_out(suit=suit, tricks=(2, 5, 2))
    assert lost.paid_by("ana", "clara") == {"licença": 2 * rate}
    assert lost.paid_by("ana", "blas") == {"licença": 2 * rate, "codilho": 25}
    geral = hand(25, favourite=favourite).come_out(suit=suit, tricks=(9, 0, 0), geral="declared")
    assert geral.paid_by("blas", "ana")["geral"] == 16 * rate


def test_the_order_of_the_trumps_does_not_change() -> None:
    for favourite in ("copas", "espadas"):
        order = hand(favourite=favourite).make("ana", suit="oros").state.order
        ranked = sorted(cards("1E 7O 1B 1O 12O"), key=lambda card: -order.power[card])
        assert [card.text for card in ranked] == ["1E", "7O", "1B", "1O", "12O"]


@pytest.mark.law("vol.II.5.11")
def test_a_pe_who_answers_early_is_bound_by_the_word_in_that_suit() -> None:
    case = opened(favourite="espadas").do("ana licença, clara só-espadas, blas passo")
    assert case.state.bid == (2, 3)
    assert case.do("ana passo").state.trump is Suit.ESPADAS


@pytest.mark.law("vol.II.6.4")
def test_who_names_nothing_plays_in_copas_whatever_the_favourite() -> None:
    case = opened(favourite="oros").make("ana")
    case = case.do(f"ana discard {case.held('ana')[0]}, ana draw 1, ana look")
    assert case.state.trump is Suit.COPAS


def test_the_player_by_the_book_bids_in_the_favourite_of_the_table() -> None:
    strong = cards("1E 7O 1B 1O 12O 11O 10O 12C 12B")
    words = ("passo", "licença", "só", "só-oros")
    assert opening(strong, words, 25, is_middle=False, favorita=Suit.OROS)[0] == "só-oros"
    assert opening(strong, ("passo", "licença", "só", "só-copas"), 25, is_middle=False)[0] == "só"
    fair = cards("1E 7O 12O 11O 6O 12C 4C 5B 6E")
    offered = ("passo", "preferência-oros", "só", "só-oros")
    assert answering(fair, offered, 25, Suit.OROS)[0] == "preferência-oros"
    assert answering(fair, ("passo", "preferência", "só", "só-copas"), 25)[0] == "passo"


# The quarto.


def four(**given: Any) -> Voltarete:
    """A hand of four in a pot of 25, with a quarto who pays."""
    return hand(25, FOUR, quarto_pays=True, **given)


@pytest.mark.law("vol.I.9.1", "vol.I.9.14", "vol.I.9.15")
def test_the_quarto_pays_as_one_more_opponent_and_nothing_to_the_pot() -> None:
    case = four().come_out(suit="copas", tricks=(5, 2, 2, 0), held="1E 7C 1B", first=True)
    assert case.paid_by("diego", "ana") == {"licença": 4, "matadores": 6, "first-five": 4}
    assert case.paid_by("diego", "ana") == case.paid_by("blas", "ana")
    assert hand(25, FOUR).come_out(suit="copas", tricks=(5, 2, 2, 0)).paid_by("diego", "ana") == {}


def test_the_quarto_is_paid_the_game_and_the_matadores_but_never_the_codilho() -> None:
    lost = four().come_out(suit="oros", tricks=(2, 5, 2, 0), held="1E 7O 1B")
    assert lost.paid_by("ana", "blas") == {"licença": 2, "matadores": 3, "codilho": 25}
    assert lost.paid_by("ana", "diego") == {"licença": 2, "matadores": 3}
    shared = four().come_out(suit="oros", tricks=(1, 4, 4, 0))
    assert "codilho" not in shared.paid_by("ana", "diego")
    tied = four().come_out(suit="oros", tricks=(4, 4, 1, 0))
    assert tied.paid_by("ana", "diego") == {"licença": 2}


@pytest.mark.law("vol.I.9.38")
def test_the_quarto_has_his_part_of_a_geral_won_or_lost() -> None:
    won = four().come_out(suit="oros", tricks=(9, 0, 0, 0), geral="declared")
    assert won.paid_by("diego", "ana") == {"licença": 2, "geral": 16}
    lost = four().come_out(suit="oros", tricks=(8, 1, 0, 0), geral="declared")
    assert lost.paid_by("ana", "diego") == {"geral-lost": 16}


@pytest.mark.law("vol.II.17.9", "vol.II.17.6")
def test_a_hand_given_up_or_back_pays_the_quarto_the_game_too() -> None:
    granted = four().make("ana", suit="oros").buy().do("ana ask-reposta, blas grant, clara grant")
    assert granted.paid_by("ana", "diego") == {"licença": 2}
    back = four().all_pass().do("ana casca, ana give-back")
    assert back.paid_by("ana", "diego") == {"casca": 5}


@pytest.mark.law("vol.II.17.7")
def test_at_the_thirteen_the_quarto_is_the_feito_and_nobody_else_pays() -> None:
    case = four().come_out(feito="diego", kind="treze", suit="oros", tricks=(2, 1, 1, 5))
    assert case.paid("treze") == [(0, 3, 5), (1, 3, 5), (2, 3, 5)]


def test_with_three_left_of_four_there_is_no_quarto_to_pay() -> None:
    case = four().but(gone=3)
    assert not case.state.has_quarto
    assert case.come_out(suit="oros", tricks=(5, 2, 2, 0)).paid("licença") == [(1, 0, 2), (2, 0, 2)]


@pytest.mark.law("vol.II.17.2")
def test_where_payments_are_asked_for_the_quarto_asks_for_his() -> None:
    case = opened(25, FOUR, quarto_pays=True, payments="asked").make("ana", suit="oros").exchange()
    case = case.come_out_open((2, 5, 2, 0), suit="oros")
    assert case.phase == "payments" and "diego" in case.acting
    paid = case.do("diego ask-game 2, ana pay")
    assert paid.paid_by("ana", "diego") == {"payment": 2}
    closed = (
        opened(25, FOUR, payments="asked").make("ana", suit="oros").exchange().come_out_open((2, 5, 2, 0), suit="oros")
    )
    assert closed.phase == "payments" and closed.turn != "diego"


# Giving up in the play.


def playing(
    taken: tuple[int, ...] = (1, 1, 1), of: str = "voltarete", kind: str = "licença", **given: Any
) -> Voltarete:
    """So many tricks made of a game of Ana's in bastos, in a pot of 30, where she may give it up; she leads."""
    changes = {name: given.pop(name) for name in ("geral", "granted", "refused", "asked", "barred") if name in given}
    case = hand(30, of, surrender=given.pop("surrender", "fourth"), **given)
    return case.play_so(suit="bastos", tricks=taken, kind=kind, **changes).but(leader=0)


def ended(tricks: tuple[int, int, int], of: str = "voltarete", **given: Any) -> Voltarete:
    """Ana has given a licença up, Blas has taken it over, and each has made so many tricks in the end."""
    case = hand(30, of, surrender="fourth", **given)
    return case.come_out(suit="bastos", tricks=(*tricks, *(0,) * (len(case.people) - 3)), pursuer=1, held="1E 2B 1B")


@pytest.mark.parametrize(
    ("kind", "able"), [("licença", True), ("segundo", True), ("casca", False), ("só", False), ("respeito", False)]
)
def test_only_a_licenca_and_a_segundo_may_be_given_up(kind: str, able: bool) -> None:
    assert playing(kind=kind).allows("ana surrender") == able
    assert not playing(kind=kind, surrender="first").allows("ana surrender")


def test_until_the_fourth_trick_and_only_at_his_own_turn() -> None:
    assert playing((0, 0, 0)).allows("ana surrender")
    assert playing((1, 1, 1)).allows("ana surrender")
    assert not playing((2, 1, 1)).allows("ana surrender")
    other = playing().but(leader=1)
    assert not other.allows("ana surrender") and not other.allows("blas surrender")


def test_not_once_the_hand_cannot_be_won_any_more() -> None:
    assert not playing(granted=(1,), refused=(2,), asked=True).allows("ana surrender")
    assert not playing(barred=(0,)).allows("ana surrender")
    assert playing(refused=(1, 2), asked=True).allows("ana surrender")


def test_a_segundo_is_a_reposta_at_once() -> None:
    case = playing(kind="segundo").do("ana surrender")
    assert case.told("result-reposta", "seat") == ["ana"]
    assert case.paid("segundo") == [(0, 1, 4), (0, 2, 4)]
    assert case.paid("lift") == [] and case.paid("codilho") == []


def test_of_a_licenca_each_is_asked_from_the_right_and_if_all_let_it_be_it_is_a_reposta() -> None:
    case = playing().do("ana surrender")
    assert (case.phase, case.turn, case.may("blas")) == ("surrendered", "blas", {"grant", "sigo"})
    asked = case.do("blas grant")
    assert (asked.phase, asked.turn) == ("surrendered", "clara")
    over = asked.do("clara grant")
    assert over.told("grants", "seat") == ["blas", "clara"] and over.told("pursues") == []
    assert over.told("result-reposta", "seat") == ["ana"]
    assert over.paid("licença") == [(0, 1, 2), (0, 2, 2)]


def test_it_is_asked_twice_before_a_hand_is_given_up() -> None:
    prompt = playing().prompt("ana")
    assert prompt is not None and say("surrender", grave=True) in prompt.offers


def test_the_first_who_says_sigo_takes_it_over_and_the_next_is_not_asked() -> None:
    case = playing().do("ana surrender, blas sigo")
    assert (case.phase, case.turn, case.state.pursuer, case.state.feito) == ("play", "ana", 1, 0)
    assert case.view("clara").seats[1].roles == ("contra-pe", "sigo")
    assert case.told("pursues", "seat") == ["blas"] and case.told("grants") == []
    second = playing().do("ana surrender, blas grant, clara sigo")
    assert second.state.pursuer == 2
    assert not case.allows("ana surrender"), "he has given it up already"


def test_after_that_only_he_may_lay_his_cards_down_and_nobody_concedes() -> None:
    case = playing().do("ana surrender, blas sigo")
    assert case.words("ana") == {"play"}
    card = case.choices("ana", "play")[0]
    next_turn = case.play(card)
    assert next_turn.may("blas") >= {"lay-down codilho"} and "concede" not in next_turn.words("blas")
    third = next_turn.play(next_turn.choices("blas", "play")[0])
    assert third.words("clara") == {"play"}
    laid = next_turn.do("blas lay-down codilho, clara accept, ana accept")
    assert laid.paid("codilho") == [(0, 1, 30)]


def test_most_tricks_alone_win_him_what_the_feito_owes() -> None:
    case = ended((2, 5, 2))
    assert case.told("result-codilho", "seat") == ["ana"] and case.told("codilho-to", "seat") == ["blas"]
    assert case.paid("codilho") == [(0, 1, 30)]
    assert case.paid_by("ana", "clara") == {"licença": 2, "matadores": 3}
    assert case.paid("reposta") == [] and case.waiting == []


@pytest.mark.parametrize("tricks", [(4, 4, 1), (1, 4, 4), (3, 3, 3)])
def test_with_as_many_as_the_best_both_owe(tricks: tuple[int, int, int]) -> None:
    found = _found(tricks)
    assert found[0] == "reposta"
    assert found[1] == [(0, 30, "game"), (1, 30, "pursued")]
    assert ended(tricks).paid("codilho") == []


@pytest.mark.parametrize("tricks", [(5, 2, 2), (4, 2, 3), (4, 1, 4)])
def test_with_fewer_than_the_feito_only_he_owes_and_pays_like_a_feito(tricks: tuple[int, int, int]) -> None:
    found = _found(tricks)
    assert found[:2] == (DEFENDED, [(1, 30, "pursued")])
    assert found[2] == [(1, 0, 2, "licença"), (1, 2, 2, "licença")]
    assert ended(tricks).told("result-defended", "seat") == ["blas"]


@pytest.mark.parametrize("tricks", [(2, 3, 4), (2, 2, 5), (3, 2, 4)])
def test_beaten_by_the_third_he_pays_him_and_the_feito_owes(tricks: tuple[int, int, int]) -> None:
    found = _found(tricks)
    assert found[:2] == (BEATEN, [(0, 30, "game")])
    assert (1, 2, 30, "codilho") in found[2] and (0, 2, 2, "licença") in found[2]
    case = ended(tricks)
    assert case.told("result-beaten", "seat") == ["blas"] and case.told("codilho-to", "seat") == ["clara"]


def _found(tricks: tuple[int, int, int], **facts: Any) -> tuple[str, list[Any], list[Any]]:
    """The result, what is owed to the pot, and what is paid."""
    given: dict[str, Any] = {"refused": (), **facts}
    done = Finished(how=PLAYED, stake=30, feito=0, opponents=(1, 2), kind="licença", tricks=tricks, pursuer=1, **given)
    found = result(done)
    paid = [(each.payer, each.payee, each.amount, each.reason) for each in payments(done, found) if each.amount]
    return found.kind, [(debt.seat, debt.amount, debt.kind) for debt in debts(done, found)], paid


def test_who_refused_before_the_first_card_and_takes_it_over_owes_once() -> None:
    assert _found((4, 4, 1), refused=(1, 2))[1] == [(0, 30, "game"), (1, 30, "pursued"), (2, 30, "refused")]
    assert _found((2, 5, 2), refused=(1, 2))[1] == [(2, 30, "refused")]


def test_one_who_is_barred_by_a_fault_has_nothing_of_it() -> None:
    assert _found((2, 5, 2), barred_fault=frozenset({1}))[:2] == ("reposta", [(0, 30, "game"), (1, 30, "pursued")])
    assert _found((2, 2, 5), barred_fault=frozenset({2}))[0] == "reposta"


def test_a_declared_geral_is_lost_by_giving_the_hand_up() -> None:
    over = playing((1, 0, 0), geral="declared").do("ana surrender, blas grant, clara grant")
    assert over.paid("geral-lost") == [(0, 1, 16), (0, 2, 16)]


@pytest.mark.law("vol.I.9.16", "vol.II.9.13")
def test_who_gave_the_hand_up_does_not_win_his_geral_any_more() -> None:
    case = hand(30, surrender="fourth", ANA="1E 7O 1B 12O 11O 10O 2O 3O 4B").make("ana", "licença", "oros").buy("4B")
    assert case.do("ana geral").play_out_hand().paid("geral") == [(1, 0, 16), (2, 0, 16)]
    given = case.do("ana geral, ana surrender, blas sigo").play_out_hand()
    assert given.state.tricks == (9, 0, 0) and given.paid("licença") == [(1, 0, 2), (1, 2, 2)]
    assert given.paid("geral") == given.told("geral-made", "seat") == []


def test_in_the_favourite_everything_of_it_doubles_but_what_is_owed() -> None:
    found = _found((5, 2, 2), favorita=True)
    assert found[1:] == ([(1, 30, "pursued")], [(1, 0, 4, "licença"), (1, 2, 4, "licença")])


def test_the_quarto_is_paid_by_whoever_pays_like_a_feito() -> None:
    defended = _found((5, 2, 2), quarto=(3,))
    assert defended[2] == [(1, seat, 2, "licença") for seat in (0, 2, 3)]
    lost = _found((2, 5, 2), quarto=(3,))
    assert (0, 3, 2, "licença") in lost[2] and (0, 1, 30, "codilho") in lost[2]


def test_the_matadores_are_those_of_whoever_pays() -> None:
    found = _found((5, 2, 2), matadores=3, own_matadores=5)
    assert (1, 0, 4, "matadores") in found[2], "four at most"
    # The first nine cards of Blas are low ones of other suits.
    assert ended((5, 2, 2)).paid("matadores") == [], "Ana's do not count, since she pays nothing"


def test_at_the_open_table_it_is_given_up_and_taken_over_alike() -> None:
    case = opened(30, surrender="fourth").make("ana", suit="bastos").exchange()
    while case.phase != "play":
        case = case.do(f"{case.turn} begin") if case.allows(f"{case.turn} begin") else case.do(f"{case.turn} ready")
    given = case.do("ana surrender, blas sigo")
    assert (given.phase, given.state.pursuer) == ("play", 1)
    granted = case.do("ana surrender, blas grant, clara grant")
    assert granted.phase == "count"
    assert granted.done().paid("licença") == [(0, 1, 2), (0, 2, 2)]


def test_a_hand_of_four_knows_all_three_customs_together() -> None:
    case = playing((1, 1, 1, 0), FOUR, favourite="bastos", quarto_pays=True).do(
        "ana surrender, blas grant, clara grant"
    )
    assert case.paid("licença") == [(0, 1, 4), (0, 2, 4), (0, 3, 4)]


def test_the_player_by_the_book_gives_up_what_is_lost_and_takes_over_what_is_won() -> None:
    weak = playing((0, 1, 1))
    assert done(weak) == "surrender"
    offered = weak.do("ana surrender")
    assert done(offered) == "grant"
    strong = offered.but(
        hands=tuple(cards(own) for own in ("4O 5O 6O 7O 4C 5C 6C", "1E 2B 1B 12B 11B 12O 12C", "4E 5E 6E 7E 2C 3C 7C"))
    )
    assert done(strong) == "sigo"
