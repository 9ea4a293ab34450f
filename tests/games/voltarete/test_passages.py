"""Who makes himself: the first passage, the second, and the quarto's choice."""

from __future__ import annotations

import pytest

from tests.games.voltarete.hands import FOUR, Voltarete, hand

OPENING = {"passo", "licença", "só", "só-copas"}
ACES = "1E 1B"


def made(case: Voltarete) -> tuple[str | None, str, str]:
    """Who is the feito, in which game, and in which suit if that is known."""
    state = case.state
    return case.name(state.feito), state.kind, "" if state.trump is None else state.trump.word


# The first passage.


@pytest.mark.law("vol.I.6.4")
def test_the_mao_speaks_first_then_the_second_then_the_third() -> None:
    case, spoke = hand(25), []
    for _ in range(3):
        spoke.append(case.turn)
        case = case.do(f"{case.turn} passo")
    assert (spoke, case.pot, case.phase) == (["ana", "blas", "clara"], 28, "second-passage")


@pytest.mark.law("vol.I.6.3", "vol.II.3.26")
def test_in_the_first_passage_one_passes_or_makes_licenca_so_or_respeito() -> None:
    assert hand(ANA="1E").may("ana") == OPENING
    assert hand(ANA=ACES).may("ana") == OPENING | {"respeito"}


@pytest.mark.law("vol.I.6.22")
def test_respeito_needs_both_black_aces() -> None:
    assert not hand(ANA="1E 2B").allows("ana respeito")
    assert not hand(ANA="1B 2E").allows("ana respeito")
    assert hand(ANA=ACES).allows("ana respeito")


@pytest.mark.law("vol.I.6.5")
def test_the_feito_plays_alone_against_the_other_two() -> None:
    case = hand(30).make("blas")
    assert case.state.opponents == (2, 0)
    assert case.seen("blas").roles == ("contra-pe", "feito")


@pytest.mark.law("vol.I.6.6", "vol.II.6.1")
def test_no_suit_is_named_before_all_have_answered() -> None:
    case = hand(BLAS="12C").do("ana licença")
    assert "name" not in case.words("ana") | case.words("blas")
    assert case.do("blas passo, clara passo").may("ana", "name") == {"oros", "copas", "espadas", "bastos"}


@pytest.mark.law("vol.I.6.7", "vol.II.5.10")
def test_the_one_at_the_right_answers_first_and_answers_cost_nothing() -> None:
    case = hand(25).do("ana licença")
    assert (case.turn, case.prompt("clara")) == ("blas", None)
    done = case.do("blas passo, clara passo")
    assert (made(done), done.pot) == (("ana", "licença", ""), 25)


@pytest.mark.law("vol.I.6.13")
def test_after_the_mao_has_passed_only_the_pe_answers_the_second() -> None:
    case = hand(25).do("ana passo, blas licença")
    assert case.turn == "clara"
    assert made(case.do("clara passo")) == ("blas", "licença", "")


@pytest.mark.law("vol.I.6.14", "vol.II.3.19")
def test_the_pe_asks_nobody_and_says_entro() -> None:
    case = hand(25).do("ana passo, blas passo")
    assert case.may("clara") == {"passo", "entro", "só", "só-copas"}
    assert made(case.do("clara entro")) == ("clara", "licença", "")
    assert made(case.do("clara só-copas")) == ("clara", "só", "copas"), "who names the suit first plays só in it"


@pytest.mark.law("vol.I.6.15", "vol.II.5.1", "vol.II.5.2")
def test_preference_is_a_licenca_in_copas_and_outranks_a_plain_one() -> None:
    case = hand(25, BLAS=ACES).do("ana licença, blas preferência")
    assert case.turn == "clara"
    done = case.do("clara passo, ana passo")
    assert made(done) == ("blas", "licença", "copas")
    assert done.words("blas") == {"discard"}, "he is bound to it, though he has both black aces"
    late = hand(25).do("ana licença, blas passo, clara preferência, ana passo")
    assert made(late) == ("clara", "licença", "copas")


@pytest.mark.law("vol.II.5.2")
def test_nobody_opens_with_a_preference() -> None:
    assert not hand().allows("ana preferência")


@pytest.mark.law("vol.I.6.17")
def test_so_outranks_a_preference() -> None:
    case = hand().do("ana licença, blas preferência, clara só, ana passo, blas passo")
    assert made(case) == ("clara", "só", "")


@pytest.mark.law("vol.I.6.18", "vol.II.5.7")
def test_of_equal_games_the_earlier_seat_has_it() -> None:
    case = hand().do("ana licença, blas preferência, clara passo")
    assert case.do("ana preferência, blas passo").state.feito == 0
    assert hand().do("ana só").may("blas") == {"passo", "só-copas"}, "a later seat must go higher"
    wanted = hand().do("ana passo, blas só")
    assert not wanted.allows("clara só")


@pytest.mark.law("vol.I.6.20")
def test_so_in_copas_outranks_so() -> None:
    case = hand(ANA=ACES).do("ana só, blas passo, clara só-copas")
    assert case.may("ana") == {"passo", "só-copas", "respeito"}
    assert made(case.do("ana passo")) == ("clara", "só", "copas")
    assert made(case.do("ana só-copas, clara passo")) == ("ana", "só", "copas")


@pytest.mark.law("vol.I.6.21")
def test_respeito_outranks_everything_and_ends_the_auction() -> None:
    case = hand(CLARA=ACES, stock="5O").do("ana licença, blas só-copas, clara respeito")
    assert made(case) == ("clara", "respeito", "oros")
    assert case.phase == "exchange"


@pytest.mark.law("vol.II.3.15", "vol.II.5.8")
def test_who_has_passed_has_no_game_of_this_passage_any_more() -> None:
    case = hand(ANA=ACES).do("ana passo, blas licença")
    assert case.prompt("ana") is None
    assert case.do("clara passo").state.feito == 1


@pytest.mark.law("vol.II.5.9")
def test_who_has_let_another_make_himself_cannot_outbid_later() -> None:
    case = hand(BLAS=ACES).do("ana licença, blas passo, clara preferência")
    assert case.turn == "ana"
    assert made(case.do("ana passo")) == ("clara", "licença", "copas"), "Blas is not asked again"


@pytest.mark.law("vol.II.3.16")
def test_so_may_be_said_at_once_and_no_card_is_exchanged() -> None:
    case = hand().make("ana", "só", "oros")
    assert (made(case), case.turn, len(case.state.stock)) == (("ana", "só", "oros"), "blas", 13)


@pytest.mark.law("vol.II.3.18")
def test_nobody_raises_his_own_game_unless_he_is_outbid() -> None:
    case = hand(ANA=ACES).do("ana licença, blas passo, clara passo")
    assert case.words("ana") == {"name"}
    outbid = hand(ANA=ACES).do("ana licença, blas preferência, clara passo")
    assert outbid.may("ana") == {"passo", "preferência", "só", "só-copas", "respeito"}


@pytest.mark.law("vol.II.3.20", "vol.II.3.21")
def test_who_said_so_may_make_respeito_only_against_so_in_copas() -> None:
    case = hand(ANA=ACES).do("ana só")
    assert case.do("blas passo, clara passo").words("ana") == {"name"}
    assert case.do("blas só-copas, clara passo").allows("ana respeito")
    assert hand(ANA=ACES, stock="5O").do("ana respeito").words("ana") == {"discard"}, "he is bound to it"


@pytest.mark.law("vol.II.3.20")
def test_so_is_not_taken_back_for_less_and_outbid_in_copas_only_respeito_is_more() -> None:
    outbid = "ana só, blas só-copas, clara passo"
    assert hand(ANA=ACES).do(outbid).may("ana") == {"passo", "só-copas", "respeito"}, "no licença, and no só again"
    assert hand(ANA="1E 2B").do(outbid).may("ana") == {"passo", "só-copas"}, "he has not both aces to show"
    later = "ana passo, blas só, clara só-copas"
    assert hand(BLAS=ACES).do(later).may("blas") == {"passo", "só-copas", "respeito"}
    last = "ana passo, blas passo, clara só"
    assert hand(CLARA=ACES).do(last).words("clara") == {"name"}, "nobody has outbid him"
    beaten = hand(CLARA=ACES).do("ana licença, blas passo, clara só, ana só")
    assert beaten.may("clara") == {"passo", "só-copas", "respeito"}, "the earlier has his só: the later must say more"


@pytest.mark.law("vol.II.5.3")
def test_who_asked_licenca_may_take_copas_himself() -> None:
    case = hand().do("ana licença, blas preferência, clara passo, ana preferência")
    assert case.may("blas") == {"passo", "só", "só-copas"}
    assert made(case.do("blas passo")) == ("ana", "licença", "copas")


@pytest.mark.law("vol.II.5.4", "vol.II.5.5")
def test_who_outbids_with_so_names_any_suit_later() -> None:
    case = hand().do("ana licença, blas só, clara passo, ana passo")
    assert case.may("blas", "name") == {"oros", "copas", "espadas", "bastos"}
    assert made(case.do("blas name copas")) == ("blas", "só", "copas")


@pytest.mark.law("vol.II.5.6")
def test_who_is_outbid_may_answer_with_any_game_that_is_enough() -> None:
    case = hand().do("ana licença, blas só, clara passo, ana só")
    assert case.may("blas") == {"passo", "só-copas"}
    again = case.do("blas só-copas")
    assert again.may("ana") == {"passo", "só-copas"}


# The second passage.


@pytest.mark.law("vol.I.7.1", "vol.II.4.1")
def test_the_mao_speaks_again_and_licenca_is_over() -> None:
    case = hand(25, ANA=ACES).all_pass()
    assert (case.turn, case.pot, case.words("ana")) == ("ana", 28, {"passo", "casca", "segundo"})


@pytest.mark.law("vol.I.7.8", "vol.II.5.12", "vol.II.4.9")
def test_the_first_who_wants_it_has_it_and_nobody_answers() -> None:
    case = hand(25, BLAS=ACES, stock="3B").all_pass()
    done = case.do("ana segundo")
    assert made(done) == ("ana", "segundo", "bastos") and done.words("ana") == {"discard"}
    second = case.do("ana passo")
    assert second.turn == "blas"
    assert made(second.do("blas casca")) == ("blas", "casca", "")
    assert second.do("blas passo").turn == "clara"


@pytest.mark.law("vol.II.4.11")
def test_a_second_pass_costs_a_tento_and_is_final() -> None:
    case = hand(25).all_pass().do("ana passo")
    assert (case.pot, case.prompt("ana")) == (29, None)


@pytest.mark.law("vol.II.4.10")
def test_who_goes_to_the_casca_is_bound_to_it() -> None:
    case = hand(ANA="1E").all_pass().do("ana casca 1E")
    assert case.words("ana") == {"name", "give-back"}


@pytest.mark.law("vol.I.7.9")
def test_three_who_pass_twice_end_the_hand_and_the_passes_stay() -> None:
    case = hand(25).all_pass().do("ana passo, blas passo, clara passo")
    assert (case.pot, case.dealer, case.phase) == (31, "ana", "shuffle")
    assert case.deal(ANA="").pot == 36


@pytest.mark.law("vol.I.7.10", "vol.II.7.7")
def test_to_the_casca_one_carries_one_card_or_none() -> None:
    case = hand(ANA="1E 1B").all_pass()
    assert case.allows("ana casca") and case.allows("ana casca 1B")
    assert not case.allows("ana casca 1E 1B")


# Four players.


@pytest.mark.law("vol.II.15.4", "vol.II.16.1")
def test_the_holder_of_the_espadilha_may_not_pass_again() -> None:
    case = hand(33, FOUR, BLAS="1E").all_pass()
    assert case.words("ana") == {"passo", "casca", "segundo"}
    blas = case.do("ana passo")
    assert blas.words("blas") == {"casca", "segundo"}
    assert blas.choices("blas", "casca") == ["(1 of 1E)"], "and it is the card he carries"
    assert not blas.allows("blas casca")


@pytest.mark.law("vol.II.15.4", "vol.II.16.2", "vol.II.15.5")
def test_the_pe_may_not_pass_again_when_none_before_him_has_it() -> None:
    case = hand(33, FOUR, stock="1E").all_pass().do("ana passo, blas passo")
    assert case.words("clara") == {"casca", "segundo"}
    assert case.allows("clara casca")
    free = hand(33, FOUR, stock="1E", obligation_pe=False).all_pass().do("ana passo, blas passo")
    assert free.allows("clara passo")


@pytest.mark.law("vol.II.16.1")
def test_with_three_nobody_is_obliged() -> None:
    assert hand(33, ANA="1E").all_pass().allows("ana passo")


@pytest.mark.law("vol.II.16.3")
@pytest.mark.parametrize(("pot", "obliged"), [(115, True), (117, True), (118, False), (120, False)])
def test_the_obligation_may_hold_up_to_a_limit_only(pot: int, obliged: bool) -> None:
    case = hand(pot, FOUR, obligation="limit", BLAS="1E").all_pass().do("ana passo")
    assert case.allows("blas passo") is not obliged, "after three passes there are three more in it"


@pytest.mark.law("vol.II.16.3")
def test_the_obligation_may_be_lifted() -> None:
    assert hand(33, FOUR, obligation="off", ANA="1E").all_pass().allows("ana passo")


def passed_twice(pot: int = 30, **given: str) -> Voltarete:
    return hand(pot, FOUR, obligation="off", **given).all_pass().do("ana passo, blas passo, clara passo")


@pytest.mark.law("vol.I.5.3", "vol.I.7.15")
def test_the_quarto_plays_only_when_all_three_have_passed_twice() -> None:
    case = hand(30, FOUR, obligation="off").all_pass()
    assert case.prompt("diego") is None
    case = passed_twice()
    assert (case.turn, case.words("diego"), case.pot) == ("diego", {"treze", "decline"}, 36)


@pytest.mark.law("vol.I.7.15")
def test_if_he_declines_the_hand_is_over() -> None:
    case = passed_twice().do("diego decline")
    assert (case.phase, case.pot, case.dealer) == ("shuffle", 36, "ana")


@pytest.mark.law("vol.I.7.16", "vol.II.15.7")
def test_he_takes_thirteen_and_lays_four_aside_before_he_names() -> None:
    stock = "1E 12E 11E 7E 6E 12O 11O 12C 3B 4B 5C 6O 2O"
    case = passed_twice(stock=stock).do("diego treze")
    assert case.held("diego") == stock.split()
    assert case.words("diego") == {"aside", "ask-reposta"}, "he cannot decline any more"
    assert not case.allows("diego aside 3B 4B 5C")
    laid = case.do("diego aside 3B 4B 5C 6O")
    assert len(laid.held("diego")) == 9 and laid.may("diego", "name")
    named = laid.do("diego name espadas")
    assert made(named) == ("diego", "treze", "espadas")
    assert named.words("diego") == {"begin", "ask-reposta"}, "nobody buys, and he cannot go for the geral"
    begun = named.do("diego begin")
    assert begun.turn == "ana" and begun.state.active == (0, 1, 2, 3)


@pytest.mark.law("vol.I.7.16")
def test_tricks_of_the_thirteen_have_four_cards() -> None:
    case = passed_twice(stock="12O").do("diego treze")
    case = case.do(f"diego aside {case.some('diego', 4)}, diego name espadas, diego begin")
    for _ in range(4):
        case = case.play(case.choices(case.turn, "play")[0])
    assert len(case.state.taken) == 1 and len(case.state.taken[0].plays) == 4
