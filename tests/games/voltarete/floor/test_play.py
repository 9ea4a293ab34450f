"""The open table: cards played wrongly, words and signs, cards shown, and what is found at the end."""

from __future__ import annotations

import pytest

from tapete.games.voltarete.floor.kept import Ruled
from tapete.games.voltarete.floor.state import OpenVoltarete
from tapete.table.offer import Pick
from tests.games.voltarete.floor.hands import DEMANDS, REVOKING, ending, thirteen
from tests.games.voltarete.hands import FOUR, Voltarete, misdealt, opened


@pytest.mark.law("vol.II.10.15", "vol.II.10.21")
def test_a_revoke_is_put_right_until_its_maker_plays_to_the_next_trick() -> None:
    ruffed = REVOKING.play("12C 5C 4B")
    assert ruffed.turn == "clara"
    assert ruffed.do("clara mend").may("clara", "play") == {"6C"}
    shown = ruffed.do("ana claim revoke clara")
    assert (shown.decisions, shown.owed) == (["may-correct"], [])
    assert shown.do("clara play 6C").turn == "ana"
    assert not ruffed.play("3O").allows("clara mend")


@pytest.mark.law("vol.II.10.13", "vol.II.10.16")
def test_found_soon_it_is_played_again_from_there_and_the_reposta_is_owed() -> None:
    found = REVOKING.play("12C 5C 4B 3O 4O 6O").do("ana claim revoke clara")
    assert found.owed == [("clara", 30, "vol.II.10.13")]
    assert (found.turn, found.may("clara", "play"), found.state.taken) == ("clara", {"6C"}, ())
    assert {"4B", "3O", "4O", "6O"} <= found.known(None)
    assert found.do("clara play 6C").turn == "ana"


@pytest.mark.law("vol.II.10.16")
def test_found_late_the_trick_goes_to_whom_it_would_have_belonged() -> None:
    late = REVOKING.do("ana play 12C, blas play 5C, clara play 4B").play("3O 4O 6O 6C 5O 7O")
    assert late.phase == "count"
    before = late.state.tricks
    ruled = late.do("ana claim revoke clara")
    assert ruled.state.tricks[0] == before[0] + 1 and ruled.owed == [("clara", 30, "vol.II.10.13")]


@pytest.mark.law("vol.II.10.16")
def test_the_table_may_agree_on_fewer_tricks_to_play_again() -> None:
    case = ending(ANA="12C 4O 5O 2O", BLAS="5C 6O 7O 3E", CLARA="6C 4B 3O 4E", replay=1)
    found = case.play("12C 5C 4B 3O 4O 6O 4E").do("ana claim revoke clara")
    assert found.state.taken[0].holder == 0 and len(found.state.taken) == 2


@pytest.mark.law("vol.II.10.20")
def test_it_goes_to_one_who_threw_a_low_card_to_the_ruff() -> None:
    case = ending(leader="blas", ANA="12C 6C", BLAS="10C 2O", CLARA="4B 7C")
    late = case.play("10C 4B 6C").play("7C 12C 2O")
    ruled = late.do("ana claim revoke clara")
    assert ruled.state.taken[0].holder == 0


@pytest.mark.law("vol.II.10.18")
def test_against_an_opponent_the_trick_is_his_who_would_have_had_it() -> None:
    case = ending(trump="oros", leader="clara", ANA="2O 5E", BLAS="4E 3C", CLARA="12E 4C")
    late = case.play("12E 2O 4E").play("5E 3C 4C")
    assert late.state.tricks == (2, 0, 0)
    ruled = late.do("clara claim revoke ana")
    assert ruled.state.tricks == (1, 0, 1) and ruled.decisions == ["revoked"]


@pytest.mark.law("vol.II.10.17")
def test_who_spent_a_high_trump_for_it_gets_a_trick_over_if_he_wins_by_it() -> None:
    case = ending(leader="blas", ANA="2B 3B", BLAS="12C 2O", CLARA="5B 4C")
    late = case.play("12C 5B 2B").play("3B 2O 4C")
    assert late.do("ana claim revoke clara").state.tricks == (2, 0, 0)


@pytest.mark.law("vol.II.10.17")
def test_one_who_led_his_high_trump_has_spent_nothing_for_a_revoke() -> None:
    case = ending(ANA="12B 4B", BLAS="3B 2O", CLARA="4O 5B").play("12B 3B 4O").play("4B 2O 5B")
    assert case.state.tricks == (1, 0, 1)
    assert case.do("ana claim revoke clara").state.tricks == (1, 0, 1)
    needed = ending(leader="blas", ANA="6B 3B", BLAS="12C 2O", CLARA="5B 4C").play("12C 5B 6B").play("3B 2O 4C")
    assert needed.do("ana claim revoke clara").decisions == ["revoked"]


@pytest.mark.law("vol.II.10.17")
def test_the_trick_is_taken_from_the_revoker_and_from_the_third_only_if_he_has_none() -> None:
    late = ending(leader="blas", ANA="2B 3B", BLAS="12C 2O", CLARA="5B 4C").play("12C 5B 2B").play("3B 2O 4C")
    end = len(late.state.taken)
    piles = opened(30).play_so(tricks=(1, 4, 2)).state.taken
    three_four_two = late.but(taken=(*late.state.taken, *piles))
    assert three_four_two.state.tricks == (3, 4, 2)
    assert three_four_two.do("ana claim revoke clara").state.tricks == (3, 4, 2), "with 4-4-1 he does not win"
    none = opened(30).play_so(tricks=(2, 5, 0)).state.taken
    given = late.but(taken=(*late.state.taken, *none)).do("ana claim revoke clara").state.tricks
    assert (end, given) == (2, (5, 4, 0))


@pytest.mark.law("vol.II.10.17", "vol.II.10.18")
def test_an_opponent_who_overtrumped_the_feitos_revoke_gets_a_trick_for_his_codilho() -> None:
    case = ending(trump="oros", leader="clara", ANA="2O 5E", BLAS="7O 3O", CLARA="12E 4C")
    late = case.play("12E 2O 7O").play("3O 4C 5E")
    ahead = late.but(taken=(*late.state.taken, *opened(30).play_so(tricks=(4, 2, 1)).state.taken))
    assert ahead.state.tricks == (4, 4, 1)
    assert ahead.do("blas claim revoke ana").state.tricks == (3, 5, 1)
    behind = late.but(taken=(*late.state.taken, *opened(30).play_so(tricks=(6, 0, 1)).state.taken))
    assert behind.do("blas claim revoke ana").state.tricks == (6, 2, 1), "he does not win by it"


@pytest.mark.law("vol.II.10.31", "vol.II.21.14")
def test_two_revokes_cost_one_reposta_and_the_hand() -> None:
    case = ending(leader="blas", ANA="4B 5B 6C 6O", BLAS="12C 12O 3E 4E", CLARA="3C 3O 5E 6E")
    late = case.play("12C 3C 4B").do("blas play 12O, ana play 5B, clara play 3O")
    twice = late.do("blas claim revoke ana").do("ana play 6C")
    again = twice.play("12O 3O 5B 4B").do("clara claim revoke ana")
    assert [law for *_, law in again.owed] == ["vol.II.10.13"]
    assert isinstance(again.state, OpenVoltarete) and again.state.ruled.faulted == {0}


@pytest.mark.law("vol.II.10.4", "vol.II.10.5")
def test_a_lead_out_of_turn_is_claimed_and_the_suit_shown_must_not_be_led() -> None:
    case = ending(leader="blas", ANA="5E 7O 4C", BLAS="12O 4E 3C", CLARA="6O 2C 3E")
    claimed = case.do("clara play 6O, blas claim lead clara")
    assert (claimed.turn, claimed.may("blas", "play")) == ("blas", {"4E", "3C"})
    assert claimed.held("clara").count("6O") == 1
    only = ending(leader="blas", ANA="5E 7O", BLAS="12O 5O", CLARA="6O 2C").do("clara play 6O, ana claim lead clara")
    assert only.may("blas", "play") == {"12O", "5O"}


@pytest.mark.law("vol.II.10.6")
def test_a_feitos_own_lead_out_of_turn_binds_nobody() -> None:
    case = ending(leader="blas", ANA="12E 7O 4C", BLAS="5E 7C 4E", CLARA="6O 2C 3E")
    assert case.do("ana play 12E, blas claim lead ana").may("blas", "play") == {"5E", "7C", "4E"}


@pytest.mark.law("vol.II.10.3", "vol.II.10.4")
def test_once_the_trick_is_covered_the_lead_stands_and_he_deals_next() -> None:
    case = ending(ANA="3C 4C", BLAS="6O 5O", CLARA="4O 2O").do("blas play 6O, clara play 4O, ana play 3C")
    assert case.allows("ana claim lead blas")
    covered = case.play("4O" if case.turn == "clara" and "4O" in case.held("clara") else case.held(case.turn)[0])
    assert not covered.allows("ana claim lead blas")
    over = covered.play_out_hand().done()
    assert over.dealer == "blas"


@pytest.mark.law("vol.II.10.7")
def test_a_card_played_ahead_may_be_changed_and_must_not_guide_the_other() -> None:
    case = ending(ANA="12E 2O", BLAS="6B 3O", CLARA="3B 4O").do("ana play 12E, clara play 3B, ana claim ahead clara")
    lowest = case.do("ana demand lowest")
    assert [played.card.text for played in lowest.state.trick] == ["12E", "4O"]
    assert lowest.may("blas", "play") == {"3O"}
    only = ending(ANA="12E 2O", BLAS="6B 3O", CLARA="5E 4O").do("ana play 12E, clara play 5E, ana claim ahead clara")
    assert (only.phase, only.may("blas", "play")) == ("play", {"3O"})


@pytest.mark.law("vol.II.10.25")
def test_of_two_cards_another_chooses() -> None:
    case = ending(ANA="12O 5B 2C", BLAS="11O 6O 3E", CLARA="4O 3O 2O")
    dropped = case.do("ana spill 12O 5B")
    assert (dropped.turn, dropped.may("blas", "choose")) == ("blas", {"12O", "5B"})
    led = dropped.do("blas choose 5B")
    assert "12O" in led.held("ana") and "12O" in led.known("clara")
    one = case.do("ana play 12O, blas spill 6O 3E")
    assert [played.card.text for played in one.state.trick] == ["12O", "6O"]


@pytest.mark.law("vol.II.12.12", "vol.II.12.13")
def test_who_is_harmed_by_a_sign_chooses_the_card() -> None:
    case = ending(ANA="12C 2O", BLAS="4C 3E", CLARA="4B 3O").do("ana play 12C, blas sign, blas play 4C, clara play 4B")
    chosen = case.do("ana claim sign blas, ana demand lowest")
    assert chosen.state.taken[0].holder == 0 and "4B" in chosen.held("clara")
    forced = ending(ANA="12C 2O", BLAS="4C 3E", CLARA="4B").do("ana play 12C, blas sign, blas play 4C, clara play 4B")
    assert forced.do("ana claim sign blas").decisions == ["card-stays"]


@pytest.mark.law("vol.II.12.12", "vol.II.12.13")
def test_the_card_is_chosen_among_those_he_had_then_whoever_has_played_since() -> None:
    case = ending(ANA="12C 2O", BLAS="4B 3O", CLARA="5C 3E").do("ana play 12C, clara sign, blas play 4B, clara play 5C")
    asked = case.do("ana claim sign clara")
    assert (asked.phase, asked.may("ana")) == ("choose", asked.may("ana") | {"keep", *DEMANDS})
    highest = asked.do("ana demand highest")
    assert [card.text for card in highest.told("must-play", "card")] == ["4B"] and highest.held("blas") == ["3O"]
    lowest = asked.do("ana demand lowest")
    assert [card.text for card in lowest.told("must-play", "card")] == ["3O"] and lowest.held("blas") == ["4B"]
    assert lowest.turn == "clara" and lowest.may("clara", "play") == {"5C", "3E"}
    for done in (highest, lowest, asked.do("ana keep")):
        assert isinstance(done.state, OpenVoltarete) and done.state.question is None


@pytest.mark.law("vol.II.10.7", "vol.II.12.12", "vol.II.14.5")
@pytest.mark.parametrize(
    ("played", "claim"),
    [
        ("ana play 10C, ana sign, blas play 4C, clara play 5C", "blas claim sign ana, blas"),
        ("ana play 10C, clara play 5C, blas play 4C", "ana claim ahead clara, ana"),
    ],
)
def test_who_keeps_the_card_leaves_the_feito_asked_whether_he_goes_on(played: str, claim: str) -> None:
    case = ending(ANA="10C 1E 2B 1B 12B", BLAS="4C 3E 4E 5E 6E", CLARA="12C 5C 3O 4O 6O")
    five = case.but(taken=opened(30).play_so(tricks=(4, 0, 0)).state.taken).do(played)
    assert (five.phase, five.turn) == ("stop", "ana")
    kept = five.do(f"{claim} keep")
    assert kept.phase == "stop" and {"stop", "go-on"} <= kept.words("ana")
    assert kept.do("ana go-on").state.geral == "undeclared"
    fewer = case.but(taken=opened(30).play_so(tricks=(3, 0, 0)).state.taken).do(played)
    assert fewer.do(f"{claim} keep").phase == "play"
    beaten = five.do(f"{claim} demand highest")
    assert beaten.phase == "play" and beaten.state.geral == ""


@pytest.mark.law("vol.II.12.12", "vol.II.10.5")
def test_a_lead_that_was_bound_is_bound_no_more_when_the_trick_before_it_is_played_again() -> None:
    case = ending(ANA="12C 2O", BLAS="4B 3O 5E", CLARA="5C 6O 3E")
    taken = case.do("ana play 12C, clara sign, blas play 4B, clara play 5C, clara play 6O")
    bound = taken.do("ana claim lead clara")
    assert (bound.turn, bound.may("blas", "play")) == ("blas", {"5E"})
    again = bound.do("ana claim sign clara, ana demand lowest")
    assert [played.card.text for played in again.state.trick] == ["12C", "5E"] and again.turn == "clara"
    led = again.do("clara play 5C, ana play 2O")
    assert (led.turn, led.may("blas", "play")) == ("blas", {"4B", "3O"}), "nor must he avoid that suit"


@pytest.mark.law("vol.II.10.25")
def test_two_cards_may_be_all_that_he_has_and_lie_there_only_until_one_is_played() -> None:
    case = ending(ANA="12O 5B", BLAS="11O 6O", CLARA="4O 3O")
    spilled = case.do("ana spill 12O 5B")
    chosen = spilled.do("blas choose 12O")
    assert [played.card.text for played in chosen.state.trick] == ["12O"]
    neither = ending(ANA="12O 5B 2C", BLAS="11O 6E 3E", CLARA="4O 3O 2O").do("ana play 12O, blas spill 6E 3E")
    assert neither.state.trick == chosen.state.trick and neither.may("blas", "play") == {"11O"}
    for after in (chosen, neither):
        assert isinstance(after.state, OpenVoltarete) and after.state.righting.spilled == ()


@pytest.mark.law("vol.II.12.2", "vol.II.12.10", "vol.II.20.6")
def test_who_may_show_his_cards_or_give_the_codilho_away_and_one_card_falls_from_a_hand_that_has_some() -> None:
    case = ending(ANA="7B 5B", BLAS="5C 6C", CLARA="")
    assert {who: case.words(who) & {"show-lost", "tell-codilho", "drop"} for who in case.people} == {
        "ana": {"tell-codilho", "drop"},
        "blas": {"show-lost", "drop"},
        "clara": set(),
    }
    prompt = case.prompt("blas")
    assert prompt is not None
    assert [(pick.least, pick.most) for pick in prompt.every if isinstance(pick, Pick) and pick.word == "drop"] == [
        (1, 1)
    ]


@pytest.mark.law("vol.II.14.1")
def test_the_play_begins_only_with_an_order_or_with_the_card_that_stands_for_it() -> None:
    case = ending(ANA="12C 4O 5O", BLAS="5C 6O 7O", CLARA="6C 4B 3O")
    assert case.play("12C 5C 6C").told("play-begins") == []
    bought = opened(40).make("blas", "só", "espadas").exchange()
    led = bought.do(f"ana lead-early {bought.held('ana')[0]}")
    assert led.told("play-begins") == []
    played = led.do(f"blas play {led.held('blas')[0]}, clara play {led.held('clara')[0]}")
    assert played.told("play-begins", "seat") == ["blas"]
    again = played.do(f"blas play {played.held('blas')[0]}")
    assert again.told("play-begins", "seat") == ["blas"]


@pytest.mark.law("vol.II.12.10")
def test_a_feito_who_gives_the_codilho_away_cannot_win() -> None:
    case = ending(ANA="2B 3B", BLAS="5C 6C", CLARA="7C 4O").do("ana tell-codilho clara, blas claim word ana")
    over = case.come_out_open((5, 1, 3), suit="bastos")
    assert over.told("result-reposta") and over.paid("lift") == []


@pytest.mark.law("vol.II.12.2", "vol.II.12.8")
def test_an_opponent_who_shows_his_cards_as_lost_owes_unless_it_was_safe() -> None:
    case = ending(ANA="7B 5B", BLAS="5C 6C", CLARA="2B 4O").do("blas show-lost, ana claim shown blas")
    assert case.owed == [("blas", 30, "vol.II.12.2")]
    assert {"5C", "6C"} <= case.known(None) and 1 in case.state.barred
    sure = ending(ANA="1E 2B 1B 12B 11B", BLAS="5C 6C", CLARA="3O 4O").do("blas show-lost, ana claim shown blas")
    assert (sure.owed, sure.decisions) == ([], ["nothing-owed"])


@pytest.mark.law("vol.II.12.3")
def test_if_both_show_them_the_hand_is_given_to_the_feito() -> None:
    case = ending(ANA="7B 5B", BLAS="5C 6C", CLARA="2B 4O").do("blas show-lost, clara show-lost, ana take").done()
    assert case.paid("lift") == [("pot", 0, 29)] and case.paid("reposta") == []


@pytest.mark.law("vol.II.12.3")
def test_one_may_say_it_and_the_other_show_it_and_nobody_owes() -> None:
    case = ending(ANA="7B 5B", BLAS="5C 6C", CLARA="2B 4O").do("ana play 7B")
    said = case.do("blas concede won, clara show-lost")
    shown = case.do("clara show-lost, blas concede won")
    for agreed in (said, shown):
        assert (agreed.phase, agreed.may("ana")) == ("conceded", {"take", "play-on"})
        taken = agreed.do("ana take, ana claim shown clara")
        assert (taken.decisions, taken.owed) == (["feito-wins"], [])
        assert agreed.do("ana play-on, ana claim shown clara").owed == [], "what they agreed on harms nobody"
    alone = case.do("clara show-lost, blas play 5C, clara play 4O")
    assert (alone.phase, alone.do("ana claim shown clara").owed) == ("play", [("clara", 30, "vol.II.12.2")])
    assert not alone.allows("clara concede won") and alone.do("ana play 5B, blas concede won").phase == "conceded"


@pytest.mark.law("vol.II.12.3")
def test_one_who_says_it_and_shows_it_has_said_it_for_himself_alone() -> None:
    case = ending(ANA="7B 5B", BLAS="5C 6C", CLARA="2B 4O").do("ana play 7B, blas concede won, blas show-lost")
    assert case.phase == "play" and case.do("clara show-lost").phase == "conceded"


@pytest.mark.law("vol.II.12.3", "vol.II.12.4")
def test_who_laid_his_cards_down_for_the_codilho_has_not_given_the_hand_away() -> None:
    case = ending(ANA="7B 5B", BLAS="5C 6C", CLARA="2B 4O").do("ana play 7B, blas lay-down codilho, clara make-play")
    assert case.do("clara show-lost").phase == "play"


@pytest.mark.law("vol.II.20.6", "vol.II.20.8")
def test_a_dropped_card_costs_the_hand_only_if_the_others_say_that_it_decided() -> None:
    case = ending(ANA="7B", BLAS="5C", CLARA="2B")
    over = case.do("clara drop 2B").play("7B 5C 2B")
    asked = over.do("ana claim drop clara")
    assert asked.do("ana disagree").owed == []
    void = asked.do("ana agree, blas agree").done()
    assert void.phase == "shuffle" and void.paid("reposta") == [(2, "pot", 30)]
    own = case.do("ana drop 7B").play("7B 5C 2B").do("blas claim drop ana")
    assert own.decisions == ["nothing-owed"]


# The number of cards.


@pytest.mark.law("vol.II.13.1", "vol.II.13.3", "vol.II.13.9")
def test_who_has_a_card_left_owes_and_may_win_all_the_same() -> None:
    case = ending(ANA="12B 3C", BLAS="5C", CLARA="4O").but(taken=())
    eight = case.but(taken=opened(30).play_so(tricks=(5, 2, 1)).state.taken)
    over = eight.play("12B 5C 4O")
    assert over.phase == "count" and over.held("ana") == ["3C"]
    ruled = over.do("blas claim cards ana")
    assert ruled.owed == [("ana", 30, "vol.II.13.1")]
    done = ruled.done()
    assert done.paid("lift") == [("pot", 0, 29)] and done.paid("reposta") == [(0, "pot", 30)]


@pytest.mark.law("vol.II.13.2", "vol.II.13.7", "vol.II.13.8")
def test_who_has_no_card_for_the_last_trick_does_not_lead_it() -> None:
    eight = opened(30).play_so(tricks=(4, 3, 1)).state.taken
    one = ending(leader="blas", ANA="3B", BLAS="", CLARA="5O").but(taken=eight)
    assert one.turn == "clara"
    over = one.play("5O 3B")
    assert over.phase == "count" and over.state.taken[-1].holder == 0
    assert over.do("ana claim cards blas").owed == [("blas", 30, "vol.II.13.2")]
    two = ending(leader="blas", ANA="", BLAS="", CLARA="3O").but(taken=eight).play("3O")
    assert two.phase == "count" and two.state.tricks == (4, 3, 2)


@pytest.mark.law("vol.II.13.18")
def test_two_cards_too_many_cost_the_hand_too() -> None:
    eight = opened(30).play_so(tricks=(5, 2, 1)).state.taken
    over = ending(ANA="12B 3C 4C", BLAS="5C", CLARA="4O").but(taken=eight).play("12B 5C 4O")
    done = over.do("blas claim cards ana").done()
    assert done.told("result-nothing") and done.paid("lift") == [] and done.paid("reposta") == [(0, "pot", 30)]


@pytest.mark.law("vol.II.14.8", "vol.II.21.10")
def test_a_geral_made_with_ten_cards_is_lost_and_no_reposta_is_owed() -> None:
    eight = opened(30).play_so(tricks=(8, 0, 0)).state.taken
    over = ending(ANA="12B 3C", BLAS="5C", CLARA="4O").but(taken=eight, geral="undeclared").play("12B 5C 4O")
    done = over.do("blas claim cards ana").done()
    assert done.paid("geral-lost") == [(0, 1, 8), (0, 2, 8)] and done.paid("reposta") == []
    assert done.paid("lift") == [("pot", 0, 29)]


@pytest.mark.law("vol.II.13.10")
def test_who_names_with_all_thirteen_plays_with_them_and_owes() -> None:
    case = thirteen(opened(30, of=FOUR, obligation="off")).do("diego name oros, ana claim cards diego")
    assert case.owed == [("diego", 36, "vol.II.13.10")] and len(case.held("diego")) == 13


@pytest.mark.law("vol.II.13.11", "vol.II.13.12", "vol.II.13.17")
def test_a_wrong_number_at_the_thirteen() -> None:
    case = thirteen(opened(30, of=FOUR, obligation="off"))
    ten = case.do(f"diego aside {case.some('diego', 3)}, diego name oros, ana claim cards diego")
    assert ten.owed == [("diego", 36, "vol.II.13.11")] and ten.phase == "order"
    wrong = thirteen(misdealt("under blas", pot=30, of=FOUR, obligation="off"))
    named = wrong.do(f"diego aside {wrong.some('diego', 5)}, diego name oros")
    stock = named.do("ana claim cards diego").done()
    assert (stock.phase, stock.dealer) == ("shuffle", "diego")
    assert stock.paid("reposta") == [(3, "pot", 36), (1, "pot", 36)], "and he who has what the stock lacks"
    opponent = named.do("ana claim cards blas").done()
    assert {(payer, amount) for payer, _, amount in opponent.paid("reposta")} == {(1, 36), (3, 36)}


@pytest.mark.law("vol.II.13.13", "vol.II.13.17")
def test_a_wrong_stock_that_is_said_before_the_naming_costs_the_quarto_nothing() -> None:
    wrong = thirteen(misdealt("over blas", pot=30, of=FOUR, obligation="off"))
    said = wrong.do("ana claim cards diego").done()
    assert (said.dealer, said.paid("reposta")) == ("diego", [(1, "pot", 36)])


@pytest.mark.law("vol.II.13.17")
def test_of_two_with_wrong_counts_against_the_thirteen_both_owe_once() -> None:
    wrong = thirteen(misdealt("swapped ana blas", pot=30, of=FOUR, obligation="off"))
    assert wrong.do("clara claim cards ana").done().paid("reposta") == [(0, "pot", 36), (1, "pot", 36)]
    twice = wrong.do("clara claim cards blas")
    assert [who for who, *_ in twice.owed] == ["ana", "blas"]


@pytest.mark.law("vol.II.12.21")
def test_an_opponent_who_confuses_the_thirteen_pays_for_all_three() -> None:
    case = thirteen(opened(30, of=FOUR, obligation="off"))
    named = case.do(f"diego aside {case.some('diego', 4)}, diego name oros")
    assert named.do("ana confuse").paid("payment") == [(0, 3, 15)]
    assert named.do("diego confuse").paid("payment") == [(3, 0, 5), (3, 1, 5), (3, 2, 5)]


@pytest.mark.law("vol.II.10.7", "vol.II.10.15", "vol.II.10.21")
@pytest.mark.parametrize("found", ["clara mend", "ana claim revoke clara"])
def test_who_played_ahead_and_revoked_is_still_ahead_when_he_has_put_his_card_right(found: str) -> None:
    case = ending(ANA="12E 4O 5O", BLAS="6B 3O 2C", CLARA="5E 4B 7O")
    right = case.do(f"ana play 12E, clara play 4B, {found}, clara play 5E")
    assert right.allows("ana claim ahead clara")
    assert right.do("ana claim ahead clara").may("blas", "play") == {"2C", "3O"}


@pytest.mark.law("vol.II.10.7", "vol.II.10.15")
def test_who_puts_right_a_card_in_his_turn_or_one_that_was_asked_of_him_is_not_ahead() -> None:
    case = ending(ANA="12E 4O 5O", BLAS="6B 3O 2C", CLARA="5E 4B 7O")
    turn = case.do("ana play 12E, blas play 2C, clara play 4B, clara mend, clara play 5E")
    assert not turn.allows("ana claim ahead clara")
    ahead = ending(ANA="12E 4O 5O", BLAS="6B 3C 2C", CLARA="3B 3O 7O").do("ana play 12E, clara play 3B")
    asked = ahead.do("ana claim ahead clara, ana demand oros, clara play 3O")
    assert not asked.allows("ana claim ahead clara") and asked.may("blas", "play") == {"3C", "2C"}


@pytest.mark.law("vol.II.14.5", "vol.II.14.9")
@pytest.mark.parametrize(("faulted", "asked"), [((), True), ((1,), True), ((0,), False)])
def test_a_feito_who_cannot_win_by_his_fault_is_not_asked_whether_he_stops(
    faulted: tuple[int, ...], asked: bool
) -> None:
    case = ending(ANA="12C 4O", BLAS="5C 6O", CLARA="6C 3O")
    five = case.but(taken=opened(30).play_so(tricks=(4, 0, 0), first=True).state.taken, ruled=Ruled(frozenset(faulted)))
    assert (five.play("12C 5C 6C").phase == "stop") is asked


# What makes no sense is not offered.


THREE = ending(ANA="7B 5B 4C", BLAS="5C 6C 4O", CLARA="2B 3C 3O")


def at_tricks(*made: int) -> Voltarete:
    """Three cards are left to each, and each has made so many tricks."""
    return THREE.but(taken=opened(30).play_so(tricks=made).state.taken)


@pytest.mark.law("vol.II.12.2", "vol.II.12.3", "vol.II.12.10")
def test_what_the_tricks_rule_out_is_not_said() -> None:
    lost = at_tricks(0, 4, 2)
    assert not {"show-lost", "concede"} & lost.words("blas") and lost.may("ana", "tell-codilho") == {"1", "2"}
    won = at_tricks(5, 1, 0)
    assert won.may("ana", "tell-codilho") == set() and "show-lost" in won.words("blas")
    assert at_tricks(2, 4, 0).may("ana", "tell-codilho") == {"1"}, "Clara cannot come before Blas"
    barred = at_tricks(3, 2, 1).but(ruled=Ruled(frozenset({0})))
    assert "show-lost" not in barred.words("blas") and "won" not in barred.may("ana", "lay-down")


@pytest.mark.law("vol.II.12.12", "vol.II.20.6")
def test_who_has_laid_his_cards_open_neither_signs_nor_drops_one() -> None:
    case = THREE.do("blas show-lost")
    assert not {"sign", "drop"} & case.words("blas") and {"sign", "drop"} <= case.words("clara")
    laid = THREE.do("ana lay-down won, blas make-play")
    assert not {"sign", "drop"} & laid.words("ana")


@pytest.mark.law("vol.II.20.6")
def test_only_a_card_that_not_all_have_seen_is_dropped() -> None:
    case = THREE.do("ana play 4C, blas play 4O, blas mend")
    assert not case.allows("blas drop 4O") and case.allows("blas drop 5C"), "it lay on the table before"


@pytest.mark.law("vol.II.12.18")
def test_nobody_peeks_at_a_hand_that_lies_open() -> None:
    assert THREE.allows("clara peek hand 1")
    shown = THREE.do("blas show-lost")
    assert not shown.allows("clara peek hand 1") and shown.allows("clara peek hand 0")
