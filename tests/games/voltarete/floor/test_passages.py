"""The open table: words of the passages with a wrong number of cards, and cards that are thrown down for one."""

from __future__ import annotations

import pytest

from tests.games.voltarete.floor.hands import graves, laws
from tests.games.voltarete.hands import FOUR, misdealt, opened

ACES = "1E 1B 12O 4O 5C 6C 3B 11E 2E"


# Notice.


@pytest.mark.law("vol.II.3.1", "vol.II.3.14")
def test_notice_is_given_once_by_one_with_a_wrong_number_before_his_word() -> None:
    for how, wrong in (("over ana", "many"), ("under ana", "few")):
        case = misdealt(how)
        assert case.allows("ana notice") and not case.allows("blas notice")
        told = case.do("ana notice")
        assert told.told("gives-notice", "seat", "wrong") == [("ana", wrong)] and not told.allows("ana notice")
    assert misdealt("over ana").do("ana licença").allows("ana notice"), "with the word that stands"
    assert not misdealt("over ana").do("ana passo").allows("ana notice"), "too late"
    assert misdealt("over blas").allows("blas notice"), "before his turn too"
    assert "notice" not in misdealt("over ana", of=FOUR).words("diego")


# Cards thrown down.


@pytest.mark.law("vol.II.3.7")
def test_a_contra_pe_who_throws_them_down_before_the_mao_has_spoken_waits_for_him() -> None:
    early = misdealt("over blas").do("blas throw-down")
    assert (early.phase, early.turn, early.decisions) == ("first-passage", "ana", [])
    assert early.told("throws-down", "seat") == ["blas"]
    made = early.do("ana licença, clara passo")
    assert made.state.feito == 0 and [who for who, *_ in made.owed] == ["blas"]
    void = early.do("ana passo")
    assert void.decisions == ["void"] and void.done().phase == "shuffle"


@pytest.mark.law("vol.II.3.4", "vol.II.3.7")
def test_one_who_threw_his_cards_down_has_not_passed_for_the_next() -> None:
    both = misdealt("swapped ana blas", of=FOUR).do("ana throw-down, blas throw-down")
    assert (both.turn, both.decisions) == ("clara", [])
    assert both.do("clara entro").owed == [("ana", 25, "vol.II.3.4"), ("blas", 25, "vol.II.3.7")]
    alone = misdealt("swapped ana blas").do("ana passo, blas throw-down")
    assert alone.decisions == ["void"] and alone.owed == []


@pytest.mark.law("vol.II.3.10")
def test_the_pe_owes_what_lay_there_when_he_threw_them_down_too_early() -> None:
    case = misdealt("over clara").do("ana passo, clara throw-down")
    assert (case.turn, case.pot) == ("blas", 26)
    assert case.do("blas passo").owed == [("clara", 26, "vol.II.3.10")]
    made = case.do("blas licença")
    assert made.state.feito == 1 and made.owed == [("clara", 26, "vol.II.3.10")]


@pytest.mark.law("vol.II.3.8", "vol.II.3.9")
def test_for_anothers_number_that_was_shown_they_may_be_thrown_down_as_for_one_that_was_told() -> None:
    shown = misdealt("over ana").do("clara claim cards ana, ana passo")
    assert shown.do("blas throw-down").decisions[-1] == "void" and shown.do("blas throw-down").owed == []
    third = misdealt("over ana", of=FOUR).do("ana notice, ana passo, blas passo")
    thrown = third.do("clara throw-down")
    assert thrown.decisions == ["void"] and thrown.told("second-passage") == [], "at once"


@pytest.mark.law("vol.II.3.9", "vol.II.3.6")
def test_of_four_the_contra_pe_cannot_void_the_hand_alone_since_the_pe_has_not_dealt() -> None:
    four = misdealt("over blas", of=FOUR).do("ana passo, blas throw-down")
    assert (four.phase, four.turn, four.decisions) == ("first-passage", "clara", [])
    made = four.do("clara entro")
    assert made.state.feito == 2 and made.decisions == ["is-played"]
    assert four.do("clara passo").decisions == ["void"]


@pytest.mark.law("vol.II.3.5", "vol.II.3.11")
def test_of_three_the_hand_is_void_when_the_first_two_are_out_and_not_before() -> None:
    case = misdealt("over clara").do("clara notice")
    assert case.do("ana passo").decisions == []
    assert case.do("ana passo, blas passo").decisions == ["void"]
    assert laws(case.do("ana passo, blas passo")) == [("vol.II.3.11",)]
    bid = case.do("ana licença, blas passo")
    assert bid.decisions == [] and bid.turn == "clara"
    silent = misdealt("over clara").do("ana passo, blas passo")
    assert silent.decisions == [] and silent.turn == "clara", "nobody knows of it"


@pytest.mark.law("vol.II.3.5", "vol.II.8.10")
def test_who_threw_down_ten_and_takes_them_up_again_throws_one_more_at_his_purchase() -> None:
    made = misdealt("over ana").do("ana throw-down, blas licença, clara passo, blas name espadas")
    turn = made.do(f"blas discard {made.some('blas', 2)}, blas draw 2, blas look, blas order")
    turn = turn.do("clara discard, clara draw 0, clara pass-on")
    assert turn.turn == "ana" and turn.do(f"ana discard {turn.some('ana', 9)}").lacking == 8


# Bids.


@pytest.mark.law("vol.II.3.3")
def test_a_bid_with_nine_stands_though_anothers_number_is_wrong_unless_the_dealer_makes_it() -> None:
    case = misdealt("over blas").do("blas notice, ana só, blas claim bid ana")
    assert case.decisions == ["bid-good"] and case.state.bid == (0, 2)
    dealer = misdealt("over blas").do("blas notice, ana licença, blas passo, clara só, ana claim bid clara")
    assert dealer.decisions == ["may-not-bid"]
    nothing = opened().do("ana só, blas claim bid ana")
    assert nothing.decisions == [] and nothing.told("not-proven", "seat") == ["ana"]
    shown = misdealt("over blas").do("clara claim cards blas, ana licença, blas claim bid ana")
    assert shown.decisions[-1] == "bid-good"


@pytest.mark.law("vol.II.3.13", "vol.II.3.14")
def test_a_bid_with_a_wrong_number_and_without_notice_is_judged_by_its_word() -> None:
    licenca = misdealt("over ana").do("ana licença, blas claim bid ana")
    told = misdealt("over ana").do("ana notice, ana licença, blas claim bid ana")
    shown = misdealt("over ana").do("blas claim cards ana, ana licença, blas claim bid ana")
    assert told.decisions[-1] == shown.decisions[-1] == "bid-good" and told.owed == shown.owed == []
    assert licenca.owed == [("ana", 25, "vol.II.3.14")]
    only = misdealt("over blas").do("ana passo, blas notice, blas só, clara claim bid blas")
    assert only.decisions == ["may-not-bid", "void"], "a só that stands alone is a pass, and the second one"


@pytest.mark.law("vol.II.3.2")
def test_the_bid_that_stands_is_charged_while_it_stands() -> None:
    case = misdealt("over ana")
    assert not case.allows("blas claim bid ana")
    assert case.do("ana licença").may("blas", "claim") >= {"bid 0"} and not case.do("ana licença").allows(
        "blas claim bid clara"
    )
    made = case.do("ana licença, blas passo, clara passo")
    assert not made.allows("blas claim bid ana")
    four = misdealt("over ana", of=FOUR).do("ana licença")
    assert four.allows("blas claim bid ana") and not four.allows("diego claim bid ana")


# Turned too early.


@pytest.mark.law("vol.II.3.27", "vol.II.4.12")
def test_who_is_not_awaited_can_turn_a_card_and_who_is_does_so_in_turn() -> None:
    case = opened(25, BLAS=ACES, CLARA="2C 3C")
    assert case.allows("blas respeito") and not case.allows("clara respeito")
    turn = opened(25, ANA=ACES)
    assert len(turn.choices("ana", "respeito")) == 1
    four = opened(25, of=FOUR, BLAS=ACES)
    assert four.allows("blas respeito") and not four.allows("diego respeito")
    second = case.all_pass()
    assert second.allows("blas segundo") and second.allows("clara segundo")
    assert len(second.choices("ana", "segundo")) == 1
    assert not four.all_pass().allows("diego segundo")
    assert second.do("clara segundo").owed == [("clara", 28, "vol.II.4.12")]


# The second passage, and the thirteen.


@pytest.mark.law("vol.II.4.10", "vol.II.16.9")
def test_in_the_second_passage_each_carries_one_card_or_none() -> None:
    case = opened(25, ANA="1E 2C").all_pass()
    assert case.allows("ana casca") and case.allows("ana casca 2C") and not case.allows("ana casca 1E 2C")
    carried = case.do("ana casca 2C")
    assert carried.held("ana") == ["2C"] and carried.lacking == 8
    assert len(carried.thrown("ana")) == 8 and carried.told("casca", "number") == [1]
    obliged = opened(25, of=FOUR, ANA="1E 2C").all_pass()
    assert obliged.allows("ana passo"), "nobody keeps him from it, though he is obliged"


@pytest.mark.law("vol.II.16.2", "vol.II.16.4")
def test_who_is_not_obliged_may_pass_and_nothing_is_proven() -> None:
    case = opened(25, of=FOUR, ANA="1E 2C").all_pass().do("ana passo, blas passo")
    taken = case.do("clara casca, clara draw 9, clara look, clara name oros")
    assert taken.do("clara claim espadilha blas").told("not-proven", "seat") == ["blas"]
    free = opened(25, of=FOUR, ANA="1E 2C", obligation="off").all_pass().do("ana passo, blas passo, clara passo")
    assert not free.do("diego treze").allows("diego claim espadilha ana")


@pytest.mark.law("vol.II.4.10", "vol.II.4.13")
def test_who_is_bound_to_the_casca_carries_what_he_likes() -> None:
    bound = opened(25, BLAS="12O 11O").all_pass().do("blas casca, ana passo")
    assert bound.allows("blas casca") and bound.allows("blas casca 12O") and not bound.allows("blas casca 12O 11O")


@pytest.mark.law("vol.II.16.2", "vol.II.16.4")
def test_who_is_obliged_and_makes_himself_has_not_passed() -> None:
    made = opened(25, of=FOUR, ANA="1E 2C").all_pass().do("ana segundo")
    assert made.do("blas claim espadilha ana").told("not-proven", "seat") == ["ana"]


# What is grave, and how many cards.


@pytest.mark.law("vol.II.3.4", "vol.II.3.24", "vol.II.3.27", "vol.II.4.12")
def test_what_is_said_of_a_card_that_is_not_there_or_too_early_is_grave() -> None:
    one = opened(25, ANA="1E 2C 3C", BLAS="1B 4C 5C")
    assert graves(one, "ana", "respeito") == graves(one, "blas", "respeito") == {True}
    assert graves(opened(25, ANA=ACES), "ana", "respeito") == {False}
    second = opened(25).all_pass()
    assert (graves(second, "ana", "segundo"), graves(second, "blas", "segundo")) == ({False}, {True})
    assert graves(misdealt("over ana"), "ana", "throw-down") == {True}


@pytest.mark.law("vol.II.3.4", "vol.II.3.7")
def test_nobody_throws_his_cards_down_once_another_would_make_himself() -> None:
    case = misdealt("over blas")
    assert case.allows("blas throw-down") and not case.do("ana licença").allows("blas throw-down")
    assert not case.do("blas notice, ana licença").allows("clara throw-down")


@pytest.mark.law("vol.II.4.10", "vol.II.4.13")
def test_to_the_casca_one_goes_with_no_card_or_with_one_in_turn_or_bound_or_too_early() -> None:
    second = opened(25, ANA="12O 11O").all_pass()
    bound = second.do("blas casca, ana passo")
    for case, who in ((second, "ana"), (second, "clara"), (bound, "blas")):
        (pick,) = case.choices(who, "casca")
        assert pick.startswith("(0 to 1 of")


@pytest.mark.law("vol.II.3.11")
def test_of_two_wrong_numbers_the_hand_is_void_by_the_one_that_was_known_first() -> None:
    case = misdealt("swapped ana blas")
    for first, other in (("ana", "blas"), ("blas", "ana")):
        void = case.do(f"{first} notice, {other} notice, ana passo, blas passo")
        assert (void.decisions, void.told("ruling", "seat")) == (["void"], [first])


@pytest.mark.law("vol.II.3.2", "vol.II.3.11")
def test_a_known_number_voids_nothing_once_somebody_has_made_himself() -> None:
    made = misdealt("over ana").do("ana notice, ana licença, blas passo, clara só, ana passo")
    assert (made.state.feito, made.phase, made.decisions) == (2, "name-trump", [])


@pytest.mark.law("vol.II.3.27")
@pytest.mark.parametrize("who", ["blas", "clara"])
def test_who_turns_for_respeito_before_his_turn_with_both_aces_has_it_by_that_law(who: str) -> None:
    case = opened(25, **{who.upper(): ACES}).do(f"{who} respeito")
    assert (case.state.feito, case.state.kind) == (case.seat(who), "respeito")
    assert case.told("ruling", "laws") == [("vol.II.3.27",)]


@pytest.mark.law("vol.II.3.4", "vol.II.3.7", "vol.II.3.10")
@pytest.mark.parametrize(
    ("how", "said", "owed"),
    [
        ("swapped blas clara", "ana passo, clara throw-down, blas throw-down", [("clara", 26, "vol.II.3.10")]),
        ("swapped blas clara", "clara throw-down, ana passo, blas throw-down", [("clara", 25, "vol.II.3.10")]),
        (
            "swapped ana blas",
            "ana throw-down, blas throw-down",
            [("ana", 25, "vol.II.3.4"), ("blas", 25, "vol.II.3.7")],
        ),
        ("swapped ana clara", "clara throw-down, ana throw-down, blas passo", [("clara", 25), ("ana", 25)]),
    ],
)
def test_of_several_who_throw_their_cards_down_each_owes_who_was_too_early(
    how: str, said: str, owed: list[tuple[object, ...]]
) -> None:
    void = misdealt(how).do(said)
    assert [debt[: len(owed[0])] for debt in void.owed] == owed
    assert void.decisions == ["owes-reposta"] * (len(void.decisions) - 1) + ["void"]
    after = void.done()
    assert (after.phase, after.dealer) == ("shuffle", "clara")


@pytest.mark.law("vol.II.3.18", "vol.II.3.20", "vol.II.3.27", "vol.II.5.2")
@pytest.mark.parametrize(
    ("who", "said"),
    [
        ("ana", "ana licença"),
        ("ana", "ana só, blas passo"),
        ("blas", "ana licença, blas preferência"),
        ("clara", "ana licença, clara passo"),
        ("clara", "ana licença, clara só"),
    ],
)
def test_who_is_bound_by_his_word_cannot_turn_for_respeito_before_anybody_has_outbid_him(who: str, said: str) -> None:
    turned = opened(25, **{who.upper(): ACES}).do(f"{said}, {who} respeito")
    assert (turned.decisions[-1], turned.state.feito) == ("void", None)
    assert [debt[0] for debt in turned.owed] == [who]


@pytest.mark.law("vol.II.3.18", "vol.II.3.20")
def test_but_once_he_is_outbid_he_may() -> None:
    case = opened(25, ANA=ACES).do("ana licença, blas preferência, clara passo, ana respeito")
    assert (case.state.feito, case.state.kind) == (0, "respeito")


@pytest.mark.law("vol.II.3.2", "vol.II.3.5", "vol.II.3.6")
def test_cards_thrown_down_for_their_number_tell_the_dealer_too_that_he_cannot_make_himself() -> None:
    early = misdealt("under ana", CLARA=ACES).do("ana throw-down, blas licença, clara respeito")
    assert early.state.feito is None and ("clara", 25, "vol.II.3.24") in early.owed
    bid = misdealt("under ana").do("ana throw-down, blas licença, clara preferência, blas claim bid clara")
    assert (bid.decisions[0], bid.state.feito, bid.state.kind) == ("may-not-bid", 1, "licença")


@pytest.mark.law("vol.II.3.2", "vol.II.3.18", "vol.II.3.20")
def test_when_the_dealers_word_is_refused_the_game_that_he_would_have_outbid_stands_again() -> None:
    case = misdealt("over blas").do("ana licença, blas notice, blas passo, clara preferência, ana claim bid clara")
    assert (case.decisions, case.state.feito, case.state.kind) == (["may-not-bid"], 0, "licença")
    own = misdealt("over clara").do("ana só, blas passo, clara só-copas, ana claim bid clara")
    assert (own.state.feito, own.state.kind) == (0, "só")
    twice = misdealt("over clara").do("ana licença, blas preferência, clara só, blas claim bid clara")
    assert twice.state.bid == (1, 1) and (twice.turn, twice.phase) == ("ana", "first-passage")
    assert twice.do("ana passo").state.feito == 1


@pytest.mark.law("vol.II.3.2", "vol.II.3.11", "vol.II.3.13")
def test_a_number_that_was_proved_by_a_word_is_known_to_all() -> None:
    alone = misdealt("over ana").do("ana só, blas claim bid ana, blas passo")
    assert alone.decisions == ["may-not-bid", "void"]


@pytest.mark.law("vol.II.3.2", "vol.II.8.10")
@pytest.mark.parametrize("shown", ["ana claim cards blas", "blas claim cards blas"])
def test_a_number_that_is_known_only_after_the_dealers_word_does_not_bind_him(shown: str) -> None:
    case = misdealt("over blas").do(f"ana licença, blas passo, clara preferência, {shown}, ana claim bid clara")
    assert case.told("not-proven", "seat") == ["clara"] and case.do("ana passo").state.feito == 2
    early = misdealt("over blas").do("ana licença, clara só, blas notice, blas passo, ana claim bid clara")
    assert early.told("not-proven", "seat") == ["clara"], "he had said it before the contra-pé gave notice"
