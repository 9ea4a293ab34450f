"""The court of the open table: what may be claimed of whom, and what every ruling leaves behind it."""

from __future__ import annotations

import pytest

from tests.games.malilla.hands import (
    BARROTADA,
    CUBIERTAS,
    VISTAS,
    WHOLE_SUITS,
    endgame,
    misdealt,
    opened,
    ready,
    wrong_deal,
)

# Leads out of turn, from the first trick on.


@pytest.mark.law("mal.84", "mal.88")
@pytest.mark.parametrize(("who", "claims"), [("blas", "ana"), ("clara", "blas"), ("diego", "clara")])
def test_whoever_leads_to_the_first_trick_before_the_mano_pays_ten_and_she_leads(who: str, claims: str) -> None:
    case = opened(DIEGO="2B")
    before = {each: sorted(case.held(each)) for each in case.people}
    led = case.do(f"{who} play {case.held(who)[0]}")
    assert led.allows(f"{claims} claim lead {who}")
    ruled = led.do(f"{claims} claim lead {who}")
    assert (ruled.trick, ruled.turn) == ([], "ana")
    assert {each: sorted(ruled.held(each)) for each in ruled.people} == before
    assert ruled.told("ruling", "seat", "trick") == [(who, 1)]
    assert ruled.fined == [f"{who} lead-out-of-turn mal.84"]
    assert not ruled.allows(f"{claims} claim lead {who}"), "it was paid for"


@pytest.mark.law("mal.84", "mal.88")
@pytest.mark.parametrize(("anas", "counts", "net"), [("O C 12E", [39, 33], 3 + 10), ("O 9C 1C 12C", [33, 39], 10)])
def test_who_led_first_out_of_turn_pays_his_loss_besides_the_ten_and_wins_nothing(
    anas: str, counts: list[int], net: int
) -> None:
    case = opened(BLAS="9O", DIEGO="2B").do("blas play 9O, ana claim lead blas")
    done = case.finish(ANA=(6, anas), BLAS=(6, "rest"))
    assert (done.counts, done.standing) == (counts, [net, -net])


@pytest.mark.law("mal.84")
def test_the_mano_leads_by_right_and_nobody_can_say_otherwise() -> None:
    case = opened(ANA="7O", DIEGO="2B").do("ana play 7O")
    assert not any(claim.startswith("lead") for each in case.people for claim in case.may(each, "claim"))


@pytest.mark.law("mal.84")
def test_a_first_lead_out_of_turn_that_was_answered_is_played_on_and_its_winner_leads() -> None:
    case = opened(ANA="2O", BLAS="9O", CLARA="3O", DIEGO="4O 2B")
    case = case.do("blas play 9O, clara play 3O, ana claim lead blas, diego play 4O, ana play 2O, blas take")
    assert (case.takers, case.turn) == (["blas"], "blas")
    assert case.fined == ["blas lead-out-of-turn mal.84"]


@pytest.mark.law("mal.84")
def test_a_lead_out_of_turn_to_a_later_trick_is_the_same_fault() -> None:
    case = opened(ANA="7O 5C", BLAS="12O", CLARA="10O", DIEGO="2O 2B")
    case = case.do("ana play 7O, blas play 12O, clara play 10O, diego play 2O, blas take, ana play 5C")
    ruled = case.do("blas claim lead ana")
    assert (ruled.trick, ruled.turn) == ([], "blas")
    assert ruled.told("ruling", "seat", "trick") == [("ana", 2)]


@pytest.mark.law("mal.84", "mal.87")
def test_only_an_opponent_claims_a_lead_out_of_turn_and_only_of_him_who_led() -> None:
    case = opened(BLAS="9O", DIEGO="2B").do("blas play 9O")
    assert {each: {claim for claim in case.may(each, "claim") if claim.startswith("lead")} for each in case.people} == {
        "ana": {"lead 1"},
        "blas": set(),
        "clara": {"lead 1"},
        "diego": set(),
    }


@pytest.mark.law("mal.84", "mal.87")
def test_a_lead_that_is_taken_back_undoes_no_fault_of_an_earlier_trick() -> None:
    case = opened(ANA="7O 5C", BLAS="3O 12O 6C", CLARA="10O", DIEGO="2O 2B")
    case = case.do("ana play 7O, blas play 3O, clara play 10O, diego play 2O, clara take, blas play 6C")
    case = case.do("ana claim lead blas, ana claim revoke blas")
    assert case.fined == ["blas lead-out-of-turn mal.84", "blas revoke mal.24"]


@pytest.mark.law("mal.84")
def test_an_old_lead_out_of_turn_leaves_the_trick_on_the_table_where_it_is() -> None:
    case = opened(ANA="2O 2C", BLAS="7O 7C", CLARA="3O 5C", DIEGO="9O 3C 2B")
    case = case.do("blas play 7O, clara play 3O, diego play 9O, ana play 2O, diego take, diego play 3C")
    ruled = case.do("ana claim lead blas")
    assert (ruled.trick, ruled.turn) == (["diego 3C"], "ana")
    assert ruled.fined == ["blas lead-out-of-turn mal.84"]


@pytest.mark.law("mal.84")
def test_a_lead_out_of_turn_is_answered_though_it_be_with_the_last_card() -> None:
    case = endgame(table="open", ANA="7O", BLAS="8O", CLARA="9O", DIEGO="6O")
    ruled = case.do("blas play 8O, clara play 9O, ana claim lead blas")
    assert (ruled.trick, ruled.turn) == (["blas 8O", "clara 9O"], "diego")
    assert case.do("blas play 8O, ana claim lead blas").trick == []


# Turns.


@pytest.mark.law("mal.31", "mal.24")
def test_a_card_sent_back_takes_no_other_players_revoke_with_it() -> None:
    case = opened(ANA="7O", BLAS="3O 12O", CLARA="10O", DIEGO="2O 5C 2B")
    case = case.do("ana play 7O, blas play 3O, diego play 5C, ana claim turn diego")
    assert case.trick == ["ana 7O", "blas 3O"]
    case = case.do("clara play 10O, diego play 2O, clara take, ana claim revoke blas, ana claim revoke diego")
    assert case.fined == ["blas revoke mal.24"]
    assert case.told("not-proven", "seat") == ["diego"]


@pytest.mark.law("mal.31")
def test_a_card_before_its_turn_on_which_another_was_laid_stays() -> None:
    case = opened(ANA="7O", BLAS="8O", CLARA="9O", DIEGO="2O 2B")
    case = case.do("ana play 7O, clara play 9O, blas play 8O, diego claim turn clara")
    assert case.trick == ["ana 7O", "clara 9O", "blas 8O"]
    assert case.told("ruling", "decision", "trick") == [("no-fine", 1)]
    assert not case.allows("diego claim turn clara"), "it was ruled on"


# The tricks of others.

SIX_TRICKS = {
    "ANA": "7O 7C 7E 6O",
    "BLAS": "12O 12C 2E 3O",
    "CLARA": "2O 2C 3E 4O",
    "DIEGO": "3C 5O 4E 8O 2B",
}


def two_tricks_on() -> str:
    """Ana takes Blas's first trick and leads; the second she wins and takes by right."""
    return (
        "ana play 7O, blas play 12O, clara play 2O, diego play 5O, ana take, "
        "ana play 7E, blas play 2E, clara play 3E, diego play 4E, ana take"
    )


@pytest.mark.law("mal.95")
def test_a_wrong_trick_is_paid_for_tricks_later_and_the_lead_of_the_moment_stands() -> None:
    case = opened(**SIX_TRICKS).do(two_tricks_on())
    assert (case.holders, case.turn) == (["ana", "ana"], "ana")
    claimed = case.do("diego claim trick ana")
    assert claimed.holders == ["blas", "ana"]
    assert claimed.turn == "ana", "the lead to the third trick is hers by the second"
    assert claimed.told("ruling", "seat", "trick") == [("ana", 1)]
    assert claimed.fined == ["ana wrong-trick mal.95"]
    assert not claimed.allows("blas claim trick ana"), "nothing of theirs is left with her"


@pytest.mark.law("mal.96")
def test_only_the_last_trick_can_be_given_back_for_nothing() -> None:
    case = opened(**SIX_TRICKS).do(two_tricks_on())
    assert not case.allows("ana own-up trick"), "her second trick is her own, and the first is two leads old"
    third = case.do("ana play 7C, blas play 12C, clara play 2C, diego play 3C, ana take")
    back = third.do("ana own-up trick")
    assert (back.holders, back.turn, back.fined) == (["ana", "ana", "blas"], "blas", [])
    assert back.told("ruling", "decision", "trick") == [("give-back", 3)]
    assert back.do("blas claim trick ana").fined == ["ana wrong-trick mal.95"], "the first is still to be paid for"


@pytest.mark.law("mal.95", "mal.96")
def test_a_trick_given_back_leaves_him_no_fault_to_be_claimed_later() -> None:
    case = opened(**SIX_TRICKS).do(two_tricks_on().split(", ana play 7E")[0])
    later = case.do("ana own-up trick, blas play 3O, clara play 4O, diego play 8O, ana play 6O, diego take")
    assert not any(claim.startswith("trick") for claim in later.may("blas", "claim"))
    assert later.holders == ["blas", "diego"]


@pytest.mark.law("mal.95")
def test_he_answers_for_a_trick_who_holds_it_and_each_for_his_own() -> None:
    case = opened(**SIX_TRICKS).do(two_tricks_on().removesuffix("ana take") + "diego take")
    assert case.holders == ["ana", "diego"]
    tricks = {each: {claim for claim in case.may(each, "claim") if claim.startswith("trick")} for each in case.people}
    assert tricks == {"ana": {"trick 3"}, "blas": {"trick 0"}, "clara": {"trick 3"}, "diego": {"trick 0"}}
    older = case.do("blas claim trick ana")
    assert older.told("ruling", "seat", "decision", "trick") == [("ana", "fault", 1)]
    assert older.do("ana claim trick diego").told("ruling", "decision", "trick")[-1] == ("give-back", 2)


@pytest.mark.law("mal.96", "mal.92")
def test_a_word_is_no_card_and_an_older_lead_no_lead_to_the_next_trick() -> None:
    case = opened(**SIX_TRICKS).do("ana play 7O, blas play 12O, clara play 2O, diego play 5O, ana take, diego say oros")
    assert case.allows("ana own-up trick")
    assert case.do("blas claim trick ana").fined == []
    wrong = opened(**SIX_TRICKS).do("blas play 12O, clara play 2O, diego play 5O, ana play 7O, ana take")
    assert wrong.allows("ana claim lead blas"), "he has led out of turn to the first trick"
    back = wrong.do("blas claim trick ana")
    assert (back.fined, back.turn) == ([], "blas")


BLANKS = "ana play 2O, blas play 2C, clara play 2B, diego play 2E, ana take"


@pytest.mark.law("mal.95", "mal.43")
def test_a_trick_that_was_taken_wrongly_counts_for_its_winner_and_for_his_capote() -> None:
    case = opened(**WHOLE_SUITS).do(BLANKS).play_on()
    kept = case.paid_out()
    # Diego ruffs everything; one trick of blanks in the wrong heap would be one point, and save from capote.
    assert (kept.counts, kept.standing) == ([1, 71], [-35, 35])
    claimed = case.do("blas claim trick ana").paid_out()
    assert (claimed.counts, claimed.standing) == ([0, 72], [-72 - 10, 72 + 10])
    assert claimed.paid("capote") == [(0, 1, 72)]


@pytest.mark.law("mal.95", "mal.161")
def test_two_tricks_of_others_cost_ten_each_and_each_is_told_by_its_number() -> None:
    case = opened(**WHOLE_SUITS).do(f"{BLANKS}, ana play 3O, blas play 3C, clara play 3B, diego play 3E, ana take")
    case = case.do("ana play 4O, blas claim trick ana, diego claim trick ana")
    assert case.told("ruling", "trick") == [2, 1]
    assert case.fined == ["ana wrong-trick mal.95"] * 2
    assert case.holders == ["diego", "diego"]
    assert case.trick == ["ana 4O"], "the lead stands"


@pytest.mark.law("mal.95")
def test_where_each_plays_alone_the_trick_of_him_who_sits_opposite_is_anothers() -> None:
    case = opened(BARROTADA, ANA="7O", BLAS="3O", CLARA="12O", DIEGO="2O 2B")
    case = case.do("ana play 7O, blas play 3O, clara play 12O, diego play 2O, ana take")
    assert case.turn == "ana"
    assert case.allows("clara claim trick ana")
    assert case.allows("diego claim trick ana"), "any of the others may say so"


# Deals.


@pytest.mark.law("mal.82", "mal.83")
def test_between_two_tricks_the_deal_out_of_turn_stands_too() -> None:
    case = wrong_deal("12C")
    while not case.state.taken:
        case = case.step()
    assert case.trick == []
    assert not case.allows("blas own-up deal")
    ruled = case.do("ana claim deal blas")
    assert ruled.told("ruling", "decision") == ["deal-stands"]
    assert ruled.standing == [0, 0], "the three for the king are back at once, the ten come with the result"
    assert ruled.fined == ["blas deal-out-of-turn mal.82"]
    assert not ruled.allows("ana claim deal blas"), "it was ruled on"


@pytest.mark.law("mal.81")
def test_before_the_deal_there_is_no_turn_up_to_give_back() -> None:
    case = opened(dealer="ana").do("blas take-pack").falls()
    for before_the_deal in (case, case.do("ana cut 9")):
        for line in ("clara claim deal blas", "blas own-up deal"):
            assert before_the_deal.do(line).state.ledger.entries == ()


@pytest.mark.law("mal.81")
def test_anybody_but_he_himself_may_claim_a_deal_out_of_turn() -> None:
    case = wrong_deal("12C")
    assert [each for each in case.people if case.allows(f"{each} claim deal blas")] == ["ana", "clara", "diego"]
    assert [each for each in case.people if case.allows(f"{each} own-up deal")] == ["blas"]


@pytest.mark.law("mal.81", "mal.83")
def test_at_the_right_dealers_own_deal_there_is_nothing_to_claim() -> None:
    case = opened(DIEGO="12B")
    assert not any(claim.startswith("deal") for each in case.people for claim in case.may(each, "claim"))
    assert not case.allows("diego own-up deal")


@pytest.mark.law("mal.75", "mal.barrotada.6")
def test_in_barrotada_the_cutter_gets_the_turn_up_of_a_bad_deal_back() -> None:
    case = misdealt("1E", "ana", "diego", BARROTADA)
    assert case.standing == [0, 0, -4, 4]
    assert case.do("blas claim cards ana").standing == [0, 0, 0, 0]


# Numbers of cards.


@pytest.mark.law("mal.74", "mal.78")
def test_before_the_first_lead_anybody_finds_a_bad_deal_and_later_only_an_opponent() -> None:
    case = misdealt("2E", "blas", "ana")
    wrong = {"cards 0", "cards 1"}
    assert all(case.may(each, "claim") == wrong for each in case.people)
    led = case.do(f"ana play {case.held('ana')[0]}")
    found = {each: {claim for claim in led.may(each, "claim") if claim.startswith("cards")} for each in led.people}
    assert found == {"ana": {"cards 1"}, "blas": {"cards 0"}, "clara": {"cards 1"}, "diego": {"cards 0"}}


@pytest.mark.law("mal.74", "mal.75")
@pytest.mark.parametrize("found", ["ana", "diego"])
def test_a_bad_deal_is_void_whether_the_long_or_the_short_hand_is_found_first(found: str) -> None:
    void = misdealt("1E", "ana", "diego").do(f"blas claim cards {found}")
    assert void.told("ruling", "decision") == ["void"]
    assert (void.standing, void.dealer, void.state.deals) == ([0, 0], "ana", 1)


@pytest.mark.law("mal.cubiertas.4")
def test_a_card_too_many_is_put_aside_though_the_stock_is_used_up() -> None:
    case = opened(CUBIERTAS, BLAS="5E")
    case = case.do(f"ana discard {case.some('ana', 11)}, ana draw 12")
    assert (len(case.held("ana")), len(case.state.stock)) == (13, 0)
    ruled = case.do("blas claim cards ana")
    assert ruled.told("ruling", "decision") == ["mended"]
    assert len(ruled.falls().held("ana")) == 12


@pytest.mark.law("mal.74")
def test_after_a_good_deal_nobody_can_be_said_to_have_a_wrong_number() -> None:
    case = opened(DIEGO="2B")
    assert all(case.may(each, "claim") == set() for each in case.people)
    led = case.step().step()
    assert not any(claim.startswith("cards") for each in led.people for claim in led.may(each, "claim"))


@pytest.mark.law("mal.78", "mal.79")
def test_a_wrong_number_is_judged_once() -> None:
    case = misdealt("2E", "blas", "ana").do("ana play 5O, clara claim cards blas, blas claim cards ana")
    assert case.told("ruling", "seat", "decision", "trick") == [("blas", "fault", 0), ("ana", "no-fine", 0)]
    assert not any(claim.startswith("cards") for each in case.people for claim in case.may(each, "claim"))
    counted = case.play_on()
    assert counted.fined == ["blas card-too-many mal.78"], "at the count it is not paid for again"


@pytest.mark.law("mal.74", "mal.cubiertas.4")
def test_in_the_closed_game_a_bad_deal_is_found_before_the_exchange() -> None:
    case = misdealt("1B", "ana", "blas", CUBIERTAS)
    assert case.standing == [-4, 4]
    void = case.do("ana claim cards ana")
    assert void.told("ruling", "decision") == ["void"]
    assert (void.standing, void.dealer, void.state.deals) == ([0, 0], "ana", 1)


@pytest.mark.law("mal.cubiertas.4")
def test_a_missing_card_is_drawn_from_the_top_of_the_stock_by_its_owner_alone() -> None:
    case = opened(CUBIERTAS, BLAS="5E")
    case = case.do(f"ana discard {case.some('ana', 2)}, ana draw 1")
    top, *rest = case.state.stock
    mended = case.do("blas claim cards ana")
    assert len(mended.held("ana")) == 12
    assert mended.held("ana")[-1] == top.text
    assert mended.state.stock == tuple(rest)
    assert mended.told("drew", "cards", to="ana")[-1] == (top,)
    assert mended.told("drew", to="blas") == []
    assert (mended.phase, mended.turn, mended.fined) == ("exchange", "blas", [])


@pytest.mark.law("mal.78", "mal.cubiertas.4")
def test_a_card_too_many_from_the_stock_costs_ten_once_a_card_is_led() -> None:
    case = opened(CUBIERTAS, BLAS="5E")
    case = case.do(f"ana discard {case.some('ana', 1)}, ana draw 2, blas discard, blas draw 0")
    led = case.do(f"ana play {case.held('ana')[0]}, blas claim cards ana")
    assert led.told("ruling", "decision") == ["fault"]
    assert led.fined == ["ana card-too-many mal.78"]
    assert len(led.held("ana")) == 12, "thirteen, less the one she led"


# Claims.


@pytest.mark.law("mal.87")
def test_the_same_claim_may_be_made_again_after_another_trick() -> None:
    case = opened(ANA="7O 7C", BLAS="12O 2C", CLARA="10O 3C", DIEGO="2O 4C 2B")
    case = case.do("ana play 7O, blas play 12O, clara play 10O, diego play 2O, blas take, ana claim revoke blas")
    assert case.told("not-proven", "seat") == ["blas"]
    assert not case.allows("ana claim revoke blas")
    assert case.allows("ana claim revoke diego"), "of another she has said nothing yet"
    assert case.allows("clara claim revoke blas"), "and her partner has not spoken"
    later = case.do("blas play 2C, clara play 3C, diego play 4C, ana play 7C, ana take")
    assert later.allows("ana claim revoke blas")


@pytest.mark.law("mal.87", "mal.92")
def test_a_claim_made_in_vain_is_not_made_again_because_another_fault_was_proved() -> None:
    case = opened(ANA="7O", BLAS="12O", CLARA="10O", DIEGO="2O 2B").do("diego say oros")
    case = case.do("ana play 7O, blas play 12O, clara play 10O, diego play 2O, blas take, ana claim revoke blas")
    assert not case.do("ana claim talk diego").allows("ana claim revoke blas")
    assert not case.do("ana claim talk diego, ana claim revoke diego").allows("ana claim revoke diego")


@pytest.mark.law("mal.87")
def test_before_a_trick_is_taken_up_there_is_nothing_to_turn_over() -> None:
    case = opened(ANA="7O", BLAS="3O 12O", DIEGO="2B").do("ana play 7O, blas play 3O")
    assert not case.allows("ana claim revoke blas")


@pytest.mark.law("mal.92", "mal.97", "mal.88")
def test_one_ruling_leaves_the_next_fault_to_be_claimed() -> None:
    case = opened(DIEGO="2B").do("diego say oros, diego show, ana claim talk diego")
    assert not case.allows("clara claim talk diego")
    both = case.do("clara claim show diego")
    assert both.fined == ["diego talk mal.92", "diego show mal.97"]
    assert both.told("ruling", "trick") == [1, 1]


@pytest.mark.law("mal.97", "mal.cubiertas.4")
def test_a_look_at_the_stock_is_no_matter_of_any_trick() -> None:
    case = opened(CUBIERTAS, BLAS="5E").do("ana peek, blas claim peek ana")
    assert case.told("ruling", "trick") == [0]
    assert not case.allows("blas claim peek ana")


# The piles of the open game for two.


@pytest.mark.law("mal.vistas.8", "mal.84")
def test_a_lead_taken_back_covers_its_pile_again() -> None:
    case = opened(VISTAS, ANA="5E", BLAS="7B")
    top = case.tops("blas")[2]
    played = case.do(f"blas play {top}")
    assert len(played.state.piles[1][2]) == 3
    back = played.do("ana claim lead blas")
    assert back.state.piles == case.state.piles
    again = back.do(f"ana play {back.tops('ana')[0]}, blas play {top}")
    assert len(again.state.piles[1][2]) == 3


@pytest.mark.law("mal.vistas.10", "mal.89")
def test_a_mended_card_finds_its_pile_though_another_is_empty() -> None:
    case = endgame(VISTAS, table="open", ANA="9O 2E/1O 3E", BLAS="7O/8C 5O/6O 4C")
    case = case.do("ana play 9O, blas play 7O, ana take, ana play 1O")
    assert case.tops("blas") == ["8C", "6O"]
    slipped = case.do("blas play 8C")
    mended = slipped.do("blas mend 6O")
    assert mended.trick == ["ana 1O", "blas 6O"]
    assert mended.tops("blas") == ["8C", "4C"]


@pytest.mark.law("mal.78", "mal.vistas.13")
def test_the_card_too_many_of_a_pile_goes_to_the_last_trick() -> None:
    case = misdealt("5B", "ana", "blas", VISTAS).play_on()
    assert len(case.state.taken) == 24
    assert sum(len(trick.cards) for trick in case.state.taken) == 48
    assert len(case.state.taken[-1].plays) == 1, "he has no twenty-fourth card"
    assert case.fined == ["ana card-too-many mal.78"]
    assert [len(pile) for piles in case.state.piles for pile in piles] == [0] * 12


# Parties.


@pytest.mark.law("mal.161", "mal.barrotada.2")
def test_with_an_alcalde_the_ten_goes_round_without_him() -> None:
    case = ready(opened(BARROTADA, alcalde=True).do("elena take-pack"), "2B").do("elena deal")
    ruled = case.do("diego say oros, ana claim talk diego")
    # At Diego's right sits Elena, who only deals: the odd tanto is Ana's.
    assert [(debt.payee, debt.amount) for debt in ruled.floor.owed] == [(0, 4), (1, 3), (2, 3)]
