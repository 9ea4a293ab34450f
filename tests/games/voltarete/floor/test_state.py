"""The open table: what is kept of a hand, what a fault costs in it, and what each sees of the others' cards."""

from __future__ import annotations

import pytest

from tapete.games.voltarete.floor.kept import AtGeral, Exchange, Naming, Notice, Owing, Righting, Ruled
from tests.games.voltarete.floor.hands import ending, floor, licenca, thirteen
from tests.games.voltarete.hands import FOUR, Voltarete, misdealt, opened

# A fresh hand.


@pytest.mark.law("vol.II.6.2", "vol.II.7.10", "vol.II.9.1", "vol.II.14.2", "vol.II.15.6", "vol.II.18.4")
def test_when_the_cards_are_dealt_nothing_was_said_of_the_hand_nor_ruled_on_it() -> None:
    fresh = floor(opened())
    said = (fresh.naming, fresh.exchange, fresh.at_geral, fresh.owing)
    ruled = (fresh.righting, fresh.ruled)
    assert (said, ruled) == ((Naming(), Exchange(), AtGeral(), Owing()), (Righting(), Ruled()))
    assert not (fresh.no_thirteen or fresh.unpaid_entry)
    assert fresh.packets == ((), (), ()) and fresh.notice == Notice((9, 9, 9))


# What a fault costs.


@pytest.mark.law("vol.I.23.4", "vol.II.10.31")
def test_a_fault_costs_the_pot_until_somebody_makes_himself_and_then_the_stake() -> None:
    passed = opened(25).all_pass()
    assert (passed.pot, floor(passed).penalty) == (28, 28)
    made = opened(25).make("ana", "licença", "espadas")
    assert floor(made.but(stake=40)).penalty == 40
    assert floor(made.but(stake=0)).penalty == 1, "never nothing"
    assert floor(made.but(stake=2500)).penalty == 1000, "the judge knows no larger pots"


@pytest.mark.law("vol.II.10.31")
def test_of_one_kind_each_owes_one_and_of_two_kinds_two() -> None:
    case = licenca(opened(30)).do("ana draw 6, ana look, blas claim cards ana")
    assert case.owed == [("ana", 30, "vol.II.8.8")]
    play = case.do("ana order").exchange().do("ana begin").play(case.held("ana")[0])
    assert play.do("blas claim cards ana").owed == [("ana", 30, "vol.II.8.8")], "a number is paid for once"
    both = misdealt("swapped ana blas", pot=30).do("ana licença, blas passo, clara passo, ana name espadas")
    both = both.do("blas claim cards ana, clara claim cards blas")
    assert [who for who, *_ in both.owed] == ["ana", "blas"], "each for himself"


@pytest.mark.law("vol.II.3.10", "vol.II.10.31")
def test_a_fault_costs_what_lay_there_and_of_a_pot_that_the_judge_does_not_know_all_of_it() -> None:
    early = misdealt("over clara", pot=998).do("ana passo, clara throw-down, blas licença")
    assert early.owed == [("clara", 999, "vol.II.3.10")]
    assert early.but(stake=2500).owed == [("clara", 999, "vol.II.3.10")]
    large = licenca(opened(30)).but(stake=2500).do("ana draw 6, ana look, blas claim cards ana")
    assert large.owed == [("ana", 2500, "vol.II.8.8")]


# How many cards there seem to be.


@pytest.mark.law("vol.II.11.13", "vol.II.13.10")
def test_a_hand_seems_to_have_as_many_cards_as_it_should() -> None:
    ten = misdealt("over blas")
    assert [floor(ten).shown_size(seat) for seat in range(3)] == [9, 9, 9] and floor(ten).surplus(1) == 1
    assert floor(misdealt("under blas")).surplus(1) == -1
    play = licenca(opened()).do("ana draw 5, ana look").exchange().do("ana begin")
    led = play.play(play.held("ana")[0])
    assert [floor(led).shown_size(seat) for seat in range(3)] == [8, 9, 9]
    assert floor(led).surplus(0) == 0, "what he has played counts with what he has"
    four = opened(of=FOUR)
    assert [floor(four).shown_size(seat) for seat in range(4)] == [9, 9, 9, 0]
    quarto = thirteen(opened(30, of=FOUR, obligation="off"))
    assert [floor(quarto).shown_size(seat) for seat in range(4)] == [9, 9, 9, 13]
    named = quarto.do(f"diego aside {quarto.some('diego', 5)}, diego name oros")
    assert floor(named).shown_size(3) == 9
    assert floor(Voltarete(pot=25, table="open")).shown_size(0) == 0, "nothing is dealt yet"


@pytest.mark.law("vol.II.11.13")
def test_the_stock_seems_to_be_what_nobody_has_said_to_buy() -> None:
    case = opened()
    assert (floor(case).shown_stock(), floor(case).shown_out()) == (13, 0)
    drawn = licenca(case).do("ana draw 6")
    assert len(drawn.state.stock) == 7 and (floor(drawn).shown_stock(), floor(drawn).shown_out()) == (8, 5)
    turn = licenca(case).do("ana draw 5, ana look, ana order, blas discard, blas draw 0, blas pass-on")
    last = turn.do(f"clara discard {turn.some('clara', 2)}, clara draw 2")
    assert (floor(last).shown_stock(), floor(last).shown_out()) == (0, 13), "what the last leaves is dead"
    quarto = thirteen(opened(30, of=FOUR, obligation="off"))
    assert (floor(quarto).shown_stock(), floor(quarto).shown_out()) == (0, 0)
    aside = quarto.do(f"diego aside {quarto.some('diego', 5)}, diego name oros")
    assert (floor(aside).shown_stock(), floor(aside).shown_out()) == (0, 4)
    assert floor(Voltarete(pot=25, table="open")).shown_stock() == 0
    all_said = turned().do(f"blas discard {turned().some('blas', 8)}")
    assert (floor(all_said).shown_stock(), floor(all_said).shown_out()) == (0, 13)
    ten = turned(misdealt("over clara").do("clara notice"))
    over = ten.do(f"blas discard {ten.some('blas', 8)}, blas draw 7, blas pass-on")
    over = over.do(f"clara discard {over.some('clara', 1)}")
    assert floor(over).shown_stock() == 0, "she throws one more than there is"


def turned(case: Voltarete | None = None) -> Voltarete:
    """Ana, in licença, has bought five and told the others to buy."""
    return licenca(case or opened()).do("ana draw 5, ana look, ana order")


@pytest.mark.law("vol.II.7.20")
def test_unseen_cards_count_with_those_in_hand() -> None:
    drawn = licenca(opened()).do("ana draw 6")
    assert (floor(drawn).held(0), floor(drawn).surplus(0), floor(drawn).held(1)) == (10, 1, 9)


@pytest.mark.law("vol.II.10.25", "vol.II.12.18")
def test_what_lies_there_or_was_looked_at_is_known() -> None:
    case = ending(ANA="12O 5B 2C", BLAS="11O 6O 3E", CLARA="4O 3O 2O")
    spilled = case.do("ana spill 12O 5B")
    assert all({"12O", "5B"} <= spilled.known(who) for who in spilled.viewers)
    seen = licenca(opened()).do("ana draw 5, ana look").exchange().do("blas peek hand ana, clara peek hand blas")
    assert set(seen.held("ana")) <= seen.known("blas") and not set(seen.held("ana")) & seen.known("clara")
    assert set(seen.held("blas")) <= seen.known("clara")


# Cards that go back.


@pytest.mark.law("vol.II.10.15", "vol.II.10.16")
def test_what_was_wrong_before_the_card_that_goes_back_is_still_wrong() -> None:
    case = ending(ANA="12C 4O 5O 2E", BLAS="5C 6O 7O 3E", CLARA="6C 4B 3O 7C")
    first = case.do("ana play 12C, ana sign, blas play 6O, clara play 4B, clara claim revoke blas")
    assert [(slip.what, slip.seat) for slip in floor(first).slips] == [("sign", 0), ("mended", 1)]
    ahead = case.do("ana play 12C, clara play 4B, blas play 6O, ana claim revoke blas")
    kept = [(slip.what, slip.seat) for slip in floor(ahead).slips]
    assert ("revoke", 2) in kept and ("ahead", 2) in kept, "her card lay there before his"


@pytest.mark.law("vol.II.10.16", "vol.II.12.3")
def test_what_was_said_of_tricks_that_go_back_is_unsaid() -> None:
    case = ending(ANA="12C 4O 5O", BLAS="5C 6O 7O", CLARA="6C 4B 3O").play("12C 5C 4B").do("clara concede won")
    back = case.do("clara play 3O, ana claim revoke clara")
    assert back.state.conceding == () and back.state.claimed == () and back.phase == "play"


@pytest.mark.law("vol.II.10.16", "vol.II.14.5")
def test_a_geral_runs_on_if_the_first_five_stay_made() -> None:
    five = opened(30).play_so(tricks=(5, 0, 0), first=True).state.taken
    case = ending(ANA="12C 4O 5O", BLAS="5C 6O 7O", CLARA="6C 4B 3O").but(taken=five, geral="undeclared")
    back = case.play("12C 5C 4B").do("clara play 3O, ana claim revoke clara")
    assert (len(back.state.taken), back.state.geral) == (5, "undeclared")
    four = ending(ANA="12C 4O 5O", BLAS="5C 6O 7O", CLARA="6C 4B 3O").but(taken=five[:4], geral="undeclared")
    back = four.play("12C 5C 4B").do("clara play 3O, ana claim revoke clara")
    assert (len(back.state.taken), back.state.geral) == (4, "")


@pytest.mark.law("vol.II.10.15", "vol.II.10.16")
def test_a_revoke_that_has_counted_counts_though_a_later_trick_is_taken_back_for_anothers() -> None:
    case = ending(ANA="12C 4O 5O 2E", BLAS="5C 6O 7O 3E", CLARA="6C 4E 3O 7C").do(
        "ana play 12C, blas play 5C, clara play 4E, ana play 4O, blas play 3E, clara play 3O, ana play 5O"
    )
    again = case.do("ana claim revoke blas")
    assert (len(again.state.taken), again.turn) == (1, "blas") and not again.allows("clara mend")
    both = again.do("ana claim revoke clara")
    assert both.owed == [("clara", 30, "vol.II.10.10")] and both.state.taken == ()
    assert both.may("clara", "play") == {"6C", "7C"} and floor(both).revokes.counted == ()


@pytest.mark.law("vol.II.10.15")
def test_one_that_had_not_counted_may_still_be_put_right() -> None:
    case = ending(leader="blas", ANA="12C 4O 5O 2E", BLAS="11C 6O 7O 3E", CLARA="6C 4E 3O 7C").do(
        "blas play 11C, clara play 4E, ana play 12C, ana play 4O, blas play 3E, ana claim revoke blas"
    )
    assert case.turn == "blas" and case.do("ana claim revoke clara").decisions[-1] == "may-correct"


@pytest.mark.law("vol.II.10.16")
def test_of_the_trick_that_is_played_again_only_what_came_after_is_undone() -> None:
    case = ending(ANA="12C 4O 5O 2E", BLAS="5C 6O 7O 3E", CLARA="6C 4E 3O 7C").do(
        "ana play 12C, blas play 6O, clara play 4E, ana play 4O, blas play 7O, clara play 3O"
    )
    again = case.do("ana claim revoke clara")
    assert [played.card.text for played in again.state.trick] == ["12C", "6O"] and again.turn == "clara"
    assert again.do("ana claim revoke blas").decisions[-1] in ("may-correct", "revoked")
    assert ("revoke", 1, False) in [(slip.what, slip.seat, slip.ruled) for slip in floor(again).slips]


@pytest.mark.law("vol.II.10.16", "vol.II.20.6")
def test_a_card_that_fell_has_fallen_though_the_trick_is_played_again() -> None:
    case = ending(ANA="12C 4O", BLAS="5C 6O", CLARA="6C 4B").do(
        "ana play 12C, blas play 5C, clara play 4B, clara drop 6C"
    )
    again = case.do("ana claim revoke clara, clara play 6C").play("4O 6O 4B")
    assert again.phase == "count" and again.allows("ana claim drop clara")


@pytest.mark.law("vol.II.10.15", "vol.II.14.5")
def test_a_revoke_found_when_the_feito_has_the_first_five_is_put_right_before_he_is_asked() -> None:
    four = opened(30).play_so(tricks=(4, 0, 0), first=True).state.taken
    case = ending(ANA="12C 4O", BLAS="5C 6O", CLARA="6C 3O").but(taken=four).play("12C 5C 3O")
    assert case.phase == "stop"
    back = case.do("ana claim revoke clara")
    assert (back.phase, back.turn, back.may("clara", "play")) == ("play", "clara", {"6C"})


@pytest.mark.law("vol.II.10.15", "vol.II.10.16")
def test_of_the_trick_that_goes_back_in_part_only_who_played_after_that_card_has_not_played() -> None:
    case = ending(ANA="12C 4O 5O", BLAS="5C 4B 7O", CLARA="6C 6O 3O").do(
        "ana play 12C, blas play 4B, clara play 6O, blas play 7O, clara play 3O, ana claim revoke clara"
    )
    assert [played.card.text for played in case.state.trick] == ["12C", "4B"]
    both = case.do("ana claim revoke blas")
    assert (both.turn, both.may("blas", "play")) == ("blas", {"5C"})
    assert [who for who, *_ in both.owed] == ["clara", "blas"]


@pytest.mark.law("vol.II.10.4", "vol.II.10.15")
def test_a_revoke_to_a_lead_that_goes_back_was_none() -> None:
    case = ending(ANA="12C 4O 5O", BLAS="5C 6O 7B", CLARA="6C 3O 4B").play("12C 5C 6C")
    wrong = case.do("blas play 6O, clara play 4B")
    assert [(slip.what, slip.seat) for slip in floor(wrong).slips] == [("lead", 1), ("revoke", 2)]
    back = wrong.do("ana claim lead blas")
    assert [slip.what for slip in floor(back).slips] == ["lead"]
    assert not back.allows("ana claim revoke clara"), "she had not gone on"


@pytest.mark.law("vol.II.10.16")
def test_when_a_card_is_put_right_the_others_go_on_as_they_like() -> None:
    case = ending(ANA="12C 4O 5O", BLAS="5C 6O 7O", CLARA="6C 4B 3O")
    right = case.do("ana play 12C, blas play 6O, ana claim revoke blas, blas play 5C")
    assert right.may("clara", "play") == {"6C", "4B", "3O"}
    spared = ending(ANA="12C 12E 4O", BLAS="5C 6O 6E", CLARA="6C 5E 3O").do(
        "ana play 12C, blas play 6O, clara play 6C, ana play 12E, clara play 5E, ana claim ahead clara"
    )
    assert floor(spared).righting.spared
    again = spared.do("ana claim revoke blas, blas play 5C")
    assert again.may("clara", "play") == {"6C", "5E", "3O"}, "the feito was spared in a trick that is no more"


@pytest.mark.law("vol.II.10.15", "vol.II.12.12")
def test_a_revoke_that_has_counted_counts_though_cards_go_back_twice() -> None:
    case = (
        ending(ANA="12C 4O 5O 2E", BLAS="5C 6O 12O 3E", CLARA="6C 4E 7O 7C")
        .play("12C 5C 4E")
        .do("ana play 4O, blas play 3E, clara play 7O, ana play 5O, ana claim revoke blas")
    )
    chosen = case.do("clara sign, blas play 6O, ana claim sign clara, clara play 7O, ana demand highest")
    assert [played.card.text for played in chosen.state.trick] == ["4O", "12O"]
    assert not chosen.allows("clara mend")
    assert chosen.do("ana claim revoke clara").owed == [("clara", 30, "vol.II.10.10")]


@pytest.mark.law("vol.II.10.16", "vol.II.12.12")
def test_a_card_that_was_asked_for_in_a_trick_that_goes_back_is_asked_of_nobody() -> None:
    case = ending(ANA="12C 4O 5O", BLAS="5C 6O 12O", CLARA="6C 4E 7O").play("12C 5C 4E")
    asked = case.do("ana play 4O, clara sign, blas play 6O, clara play 7O, ana claim sign clara, ana demand oros")
    assert floor(asked).righting.bidden == "oros" and asked.may("blas", "play") == {"6O", "12O"}
    back = asked.do("ana claim revoke clara")
    assert (back.turn, back.may("clara", "play"), floor(back).righting.bidden) == ("clara", {"6C"}, "")


@pytest.mark.law("vol.II.10.16", "vol.II.12.12")
def test_a_sign_in_a_trick_that_goes_back_has_not_become_a_revoke() -> None:
    case = (
        ending(ANA="12C 4O 5O", BLAS="5C 6O 7O", CLARA="6C 4B 3O")
        .do("ana play 12C, clara sign, blas play 6O, clara play 6C, ana play 4O, blas play 7O, clara play 3O")
        .do("ana claim revoke blas")
    )
    assert case.state.taken == () and [slip.what for slip in floor(case).slips] == ["sign", "replayed"]
    assert not case.allows("ana claim revoke clara"), "she has followed suit"
