"""The open table: what happens there, who claims it, and what follows."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from tapete.cards import cards
from tapete.games.malilla.floor.facts import FloorState
from tapete.games.malilla.play import lawful_cards
from tapete.games.malilla.state import MalillaState
from tapete.table.chance import TABLE
from tests.games.malilla.table import (
    ANA,
    BARROTADA,
    BLAS,
    CLARA,
    COJA,
    CUBIERTAS,
    DIEGO,
    ELENA,
    VISTAS,
    after,
    counts,
    hand,
    last_trick,
    paid,
    playable,
    standing,
    start,
)

Won = Mapping[int, tuple[int, str]]

"""How a hand ended: the tricks and the cards of value of each."""


def opened(hands: Mapping[int, str], of: str = "malilla", **options: Any) -> FloorState:
    """A hand dealt at the open table; Diego (or the last seat) has dealt it and turned up his last card."""
    state = hand(hands, of, table="open", **options)
    assert isinstance(state, FloorState)
    return state


def act(state: MalillaState, *lines: str) -> FloorState:
    done = after(state, *lines)
    assert isinstance(done, FloorState)
    return done


def finish(state: FloorState, won: Won) -> FloorState:
    """The hand ended so that each has won this much, whatever he held, and everybody done with claiming."""
    ready = last_trick(state, won)
    for _ in range(state.variant.players):
        assert ready.turn is not None
        ready = act(ready, f"{ready.turn} play {ready.holding(ready.turn)[0]}")
    return done_counting(act(ready, f"{ready.turn} take"))


def play_on(state: FloorState) -> FloorState:
    """The hand played out in turn, everybody playing the first card that the law lets him."""
    while state.phase == "play":
        state = one_step(state)
    return state


def one_step(state: FloorState) -> FloorState:
    """The state when the one whose turn it is has played a lawful card, or has taken up the trick he won."""
    seat = state.turn
    assert seat is not None
    due = any(offer.startswith("play") for offer in offered(state, seat))
    return act(state, f"{seat} play {lawful_cards(state, seat)[0]}" if due else f"{seat} take")


def done_counting(state: FloorState) -> FloorState:
    """Everybody done with claiming, and the hand paid."""
    return act(state, *(f"{seat} done" for seat in state.active))


def played_out(state: FloorState) -> FloorState:
    """The hand played out, counted and paid."""
    return done_counting(play_on(state))


def offered(state: FloorState, seat: int) -> set[str]:
    prompt = state.prompt(seat)
    return set() if prompt is None else {str(offer) for offer in prompt.offers}


def ruled(state: FloorState) -> list[str]:
    return [str(event.get("decision")) for event in state.events if event.key == "ruling"]


BLAS_HOLDS_THE_KING = {ANA: "7O", BLAS: "3O 12O", CLARA: "10O", DIEGO: "2O 2B"}
SLIP = ("0 play 7O", "1 play 3O", "2 play 10O", "3 play 2O")


# Revokes.


@pytest.mark.law("mal.23", "mal.87")
def test_not_following_is_found_out_after_the_trick_is_taken_up() -> None:
    state = opened({ANA: "7O", BLAS: "3O 9B", CLARA: "7C", DIEGO: "2B"})
    state = act(state, "0 play 7O", "1 play 9B", "2 play 7C", "3 play 2B", "1 take")
    state = act(state, "0 claim revoke 1")
    assert ruled(state) == ["fault"]
    done = played_out(state)
    assert (counts(done), standing(done)) == ([12, 60], [10, -10])
    assert [entry.laws[0] for entry in done.ledger.entries if entry.reason == "revoke"] == ["mal.23"]


@pytest.mark.law("mal.24", "mal.87")
def test_not_beating_when_able_is_a_revoke_though_suit_was_followed() -> None:
    state = act(opened(BLAS_HOLDS_THE_KING), *SLIP, "2 take", "0 claim revoke 1")
    assert [fine.laws[0] for fine in state.fines] == ["mal.24"]
    assert standing(played_out(state)) == [10, -10]


@pytest.mark.law("mal.25")
def test_void_with_a_trump_and_not_ruffing_is_a_revoke() -> None:
    state = opened({ANA: "7O", BLAS: "2B 5C", CLARA: "12B", DIEGO: "3B"})
    state = act(state, "0 play 7O", "1 play 5C", "2 play 12B", "3 play 3B", "2 take", "2 claim revoke 1")
    assert [fine.laws[0] for fine in state.fines] == ["mal.25"]


@pytest.mark.law("mal.26")
def test_not_over_ruffing_is_a_revoke_unless_the_partner_ruffed() -> None:
    state = opened({ANA: "7O", BLAS: "4B", CLARA: "6B 5C", DIEGO: "8B 2C 3B"})
    state = act(state, "0 play 7O", "1 play 4B", "2 play 5C", "3 play 2C", "1 take")
    claimed = act(state, "1 claim revoke 2", "0 claim revoke 3", "2 claim revoke 1")
    assert [(fine.offender, fine.laws[0]) for fine in claimed.fines] == [(CLARA, "mal.26")]
    assert [event.seat for event in claimed.events if event.key == "not-proven"] == [DIEGO, BLAS]


@pytest.mark.law("mal.87", "mal.94")
def test_an_uncalled_revoke_has_no_consequence() -> None:
    state = act(opened(BLAS_HOLDS_THE_KING), *SLIP, "2 take")
    done = played_out(state)
    assert (counts(done), standing(done)) == ([7, 65], [-29, 29])


@pytest.mark.law("mal.87")
def test_only_an_opponent_may_call_a_revoke_and_in_vain_only_once_a_trick() -> None:
    state = act(opened(BLAS_HOLDS_THE_KING), *SLIP, "2 take")
    assert "claim revoke 1" in offered(state, ANA)
    assert "claim revoke 1" not in offered(state, DIEGO)
    assert "claim revoke 3" not in offered(act(state, "0 claim revoke 3"), ANA)


@pytest.mark.law("mal.161", "mal.27")
def test_two_revokes_of_one_player_cost_twenty_and_the_win_once() -> None:
    state = opened({ANA: "7O 7C", BLAS: "3O 12O 3C 12C", CLARA: "10O 10C", DIEGO: "2O 2C 2B"})
    state = act(state, *SLIP, "2 take", "2 play 10C", "3 play 2C", "0 play 7C", "1 play 3C", "2 take")
    state = act(state, "0 claim revoke 1", "2 claim revoke 1")
    done = played_out(state)
    assert (counts(done), standing(done)) == ([9, 63], [20, -20])


@pytest.mark.law("mal.88")
def test_if_both_sides_offend_neither_collects_and_the_tens_cancel() -> None:
    state = act(opened(BLAS_HOLDS_THE_KING), *SLIP, "2 take", "0 claim revoke 1", "0 say oros", "1 claim talk 0")
    done = played_out(state)
    assert (counts(done), standing(done)) == ([7, 65], [0, 0])
    assert len(paid(done, "talk")) == 1


@pytest.mark.law("mal.89", "mal.91")
def test_he_who_mends_plays_a_lawful_card_and_the_later_ones_may_change() -> None:
    state = act(opened({**BLAS_HOLDS_THE_KING, CLARA: "10O 1O"}), *SLIP)
    assert {offer for offer in offered(state, BLAS) if offer.startswith("mend")} == {"mend 12O"}
    mended = act(state, "1 mend 12O")
    assert mended.turn == CLARA
    assert offered(mended, CLARA) == {"change 1O"}, "10O no longer beats the king, and she has the ace"
    assert mended.prompt(ANA) is None, "she played before him"
    changed = act(mended, "2 change 1O", "3 keep")
    assert [str(played.card) for played in changed.trick] == ["7O", "12O", "1O", "2O"]
    assert {"3O"} <= {str(card) for card in changed.hands[BLAS]}
    assert {"10O"} <= {str(card) for card in changed.hands[CLARA]}
    later = act(changed, "2 take", "0 claim revoke 1", "2 claim revoke 1")
    assert later.fines == ()


@pytest.mark.law("mal.89")
def test_after_the_trick_is_taken_up_nothing_can_be_mended() -> None:
    state = act(opened(BLAS_HOLDS_THE_KING), *SLIP, "2 take")
    assert not any(offer.startswith("mend") for offer in offered(state, BLAS))


@pytest.mark.law("mal.90")
def test_a_partners_warning_completes_the_fault_at_once() -> None:
    state = act(opened(BLAS_HOLDS_THE_KING), *SLIP, "3 warn 1")
    assert not any(offer.startswith("mend") for offer in offered(state, BLAS))
    assert [(fine.offender, "mal.90" in fine.laws) for fine in state.fines] == [(BLAS, True)]
    again = act(state, "2 take", "0 claim revoke 1")
    assert len(again.fines) == 1, "one fault is paid once"
    assert not any(slip.what == "talk" for slip in again.slips), "the warning itself is not fined as talk"


@pytest.mark.law("mal.90")
def test_an_opponents_warning_still_lets_him_mend() -> None:
    state = act(opened(BLAS_HOLDS_THE_KING), *SLIP, "0 warn 1")
    assert "mend 12O" in offered(state, BLAS)
    assert state.fines == ()


@pytest.mark.law("mal.90", "mal.92")
def test_a_partner_who_warns_without_cause_has_only_talked() -> None:
    state = act(opened(BLAS_HOLDS_THE_KING), *SLIP, "0 warn 2", "1 claim talk 0")
    assert [(fine.offender, fine.reason) for fine in state.fines] == [(ANA, "talk")]


def test_in_the_open_game_for_two_a_mended_card_goes_back_on_its_pile() -> None:
    state = opened({ANA: "5E", BLAS: "7E 6E 4E 3E 7B"}, VISTAS)
    led = next(card for card in state.holding(ANA) if any(own.suit is card.suit for own in state.holding(BLAS)))
    right = next(card for card in state.holding(BLAS) if card.suit is led.suit)
    wrong = next(card for card in state.holding(BLAS) if card.suit is not led.suit)
    slipped = act(state, f"0 play {led}", f"1 play {wrong}")
    before = state.piles[BLAS]
    mended = act(slipped, f"1 mend {right}")
    assert [str(played.card) for played in mended.trick] == [str(led), str(right)]
    assert [pile for pile in mended.piles[BLAS] if pile[0] is wrong] == [pile for pile in before if pile[0] is wrong]


# The deal.


@pytest.mark.law("mal.64")
def test_a_short_cut_is_made_again_if_somebody_asks() -> None:
    state = start(table="open")
    pack = " ".join(map(str, state.variant.pack))
    cut = act(state, "3 take-pack", f"* deck {pack}", "2 cut 3")
    assert "recut" in offered(cut, ANA)
    again = act(cut, "0 recut")
    assert again.turn == CLARA
    assert again.deck == state.variant.pack, "the three cards are put back"
    assert "recut" not in offered(act(again, "2 cut 4"), ANA)


@pytest.mark.law("mal.64")
def test_a_short_cut_that_nobody_minds_stands() -> None:
    state = start(table="open")
    pack = " ".join(map(str, state.variant.pack))
    dealt = act(state, "3 take-pack", f"* deck {pack}", "2 cut 3", "3 deal")
    assert str(dealt.turned) == "3O"


def ready_to_deal(state: MalillaState, dealers: str, stock: str = "") -> FloorState:
    """The pack taken, shuffled and cut so that the pie will get these cards and turn up the last of them."""
    held = tuple(cards(dealers) if seat == state.pie else () for seat in range(state.places))
    *lines, _ = state.rules.stacked(state, held, cards(stock))
    already_taken = 1 if state.phase != "pack" else 0
    for seat, action in lines[already_taken:]:
        state = act(state, f"{'*' if seat == TABLE else seat} {action}")
    return act(state)


def misdealt(dealers: str, over: int, short: int, of: str = "malilla", stock: str = "") -> FloorState:
    """The dealer deals wrongly: the first card that was due to `short` lies with `over`."""
    state = ready_to_deal(start(of, table="open"), dealers, stock)
    return act(state, f"{state.dealer} misdeal {over} {short}")


@pytest.mark.law("mal.74", "mal.75")
def test_a_bad_deal_found_before_the_first_lead_loses_the_turn_up_and_the_deal() -> None:
    state = misdealt("1E", ANA, DIEGO)
    assert standing(state) == [-4, 4]
    assert (len(state.hands[ANA]), len(state.hands[DIEGO])) == (13, 11)
    void = act(state, "0 claim cards 0")
    assert standing(void) == [0, 0]
    assert void.dealer == ANA
    assert void.deals == 1, "the deal is used up"


@pytest.mark.law("mal.78")
def test_a_card_too_many_found_in_play_does_not_count_and_pays_ten() -> None:
    won = played_out(act(misdealt("2B", BLAS, ANA), "0 play 5O", "2 claim cards 1"))
    assert (counts(won), standing(won)) == ([0, 72], [10, -10])
    lost = played_out(act(misdealt("2E", BLAS, DIEGO), "0 play 5O", "2 claim cards 1"))
    assert (counts(lost), standing(lost)) == ([72, 0], [72 + 10, -82])


@pytest.mark.law("mal.79")
def test_short_of_a_card_all_the_tricks_are_no_capote() -> None:
    state = act(misdealt("2E", BLAS, ANA), "0 play 5O", "2 claim cards 1", "1 claim cards 0")
    done = played_out(state)
    assert (counts(done), standing(done)) == ([72, 0], [36 + 10, -46])


@pytest.mark.law("mal.78", "mal.79")
def test_the_hand_is_played_out_in_twelve_tricks_and_the_card_too_many_goes_to_the_last() -> None:
    state = play_on(misdealt("2E", BLAS, ANA))
    assert len(state.taken) == 12
    last = state.taken[-1]
    assert [played.seat for played in last.plays].count(ANA) == 0, "she has no twelfth card"
    assert len(last.thrown) == 1
    assert sum(len(trick.cards) for trick in state.taken) == 48
    assert [(fine.offender, fine.reason) for fine in state.fines] == [(BLAS, "card-too-many")], "it is plain at the end"


@pytest.mark.law("mal.79", "mal.78")
def test_with_two_players_the_full_hand_takes_the_last_trick_unserved() -> None:
    state = misdealt("5E", ANA, BLAS, CUBIERTAS)
    state = play_on(act(state, "0 discard", "0 draw 0", "1 discard", "1 draw 0"))
    assert [played.seat for played in state.taken[-1].plays] == [ANA]
    assert sum(len(trick.cards) for trick in state.taken) == 24


@pytest.mark.law("mal.81")
def test_a_deal_out_of_turn_is_put_right_before_the_first_lead() -> None:
    wrong = wrong_deal("12C")
    assert standing(wrong) == [-3, 3]
    righted = act(wrong, "3 claim deal 1")
    assert standing(righted) == [0, 0]
    assert (righted.phase, righted.dealer, righted.deals) == ("pack", ANA, 0)


@pytest.mark.law("mal.81")
def test_who_dealt_out_of_turn_may_pass_the_pack_on_himself_until_a_card_is_led() -> None:
    wrong = wrong_deal("12C")
    righted = act(wrong, "1 own-up deal")
    assert (standing(righted), righted.fines) == ([0, 0], ())
    assert (righted.phase, righted.dealer, righted.deals) == ("pack", ANA, 0)
    lead = min(offer for offer in offered(wrong, CLARA) if offer.startswith("play"))
    assert "own-up deal" not in offered(act(wrong, f"2 {lead}"), BLAS)


def wrong_deal(turn_up: str) -> FloorState:
    """It was Ana's deal, but Blas took the pack and turned up this card."""
    state = act(start(facts={"dealer": ANA}, table="open"), "1 take-pack")
    return act(ready_to_deal(state, turn_up), "1 deal")


@pytest.mark.law("mal.82", "mal.83")
def test_once_a_card_is_led_the_deal_stands_and_the_wrong_dealer_returns_the_turn_up_and_pays_ten() -> None:
    state = wrong_deal("12C")
    assert state.mano == CLARA
    lead = min(offer for offer in offered(state, CLARA) if offer.startswith("play"))
    done = played_out(act(state, f"2 {lead}", "0 claim deal 1"))
    assert (counts(done), standing(done)) == ([0, 72], [10 - 72, 72 - 10]), "three returned, ten paid, the capote won"
    assert done.dealer == CLARA, "as if the one who dealt had done it rightfully"


# Turns and tricks.


@pytest.mark.law("mal.84")
def test_a_lead_out_of_turn_is_taken_back_if_nobody_has_answered_and_paid_for() -> None:
    state = act(opened({BLAS: "9O", DIEGO: "2B"}), "1 play 9O", "0 claim lead 1")
    assert state.trick == ()
    assert "9O" in {str(card) for card in state.hands[BLAS]}
    assert state.turn == ANA
    assert standing(played_out(state)) == [10, -10]


@pytest.mark.law("mal.84")
def test_a_lead_out_of_turn_that_was_answered_stands() -> None:
    state = act(opened({BLAS: "9O", CLARA: "2O", DIEGO: "2B"}), "1 play 9O", "2 play 2O", "0 claim lead 1")
    assert [played.seat for played in state.trick] == [BLAS, CLARA]
    assert state.turn == DIEGO
    assert len(state.fines) == 1


@pytest.mark.law("mal.31")
def test_a_card_played_before_ones_turn_goes_back_without_a_fine() -> None:
    state = act(opened({ANA: "7O", CLARA: "2O", DIEGO: "2B"}), "0 play 7O", "2 play 2O", "1 claim turn 2")
    assert [played.seat for played in state.trick] == [ANA]
    assert state.turn == BLAS
    assert state.fines == ()


@pytest.mark.law("mal.96")
def test_anothers_trick_is_given_back_while_no_card_has_been_played() -> None:
    state = act(opened(BLAS_HOLDS_THE_KING), "0 play 7O", "1 play 12O", "2 play 10O", "3 play 2O", "0 take")
    assert state.turn == ANA
    back = act(state, "1 claim trick 0")
    assert back.taken[-1].holder == BLAS
    assert back.turn == BLAS
    assert back.fines == ()


@pytest.mark.law("mal.96")
def test_he_who_took_anothers_trick_may_give_it_back_himself_until_a_card_is_led() -> None:
    state = act(opened(BLAS_HOLDS_THE_KING), "0 play 7O", "1 play 12O", "2 play 10O", "3 play 2O", "0 take")
    assert "own-up trick" not in offered(state, BLAS)
    back = act(state, "0 own-up trick")
    assert (back.taken[-1].holder, back.turn, back.fines) == (BLAS, BLAS, ())
    lead = min(offer for offer in offered(state, ANA) if offer.startswith("play"))
    assert "own-up trick" not in offered(act(state, f"0 {lead}"), ANA)


@pytest.mark.law("mal.95")
def test_after_a_card_was_played_the_trick_is_credited_and_ten_are_due() -> None:
    state = act(opened(BLAS_HOLDS_THE_KING), "0 play 7O", "1 play 12O", "2 play 10O", "3 play 2O", "0 take")
    lead = min(offer for offer in offered(state, ANA) if offer.startswith("play"))
    state = act(state, f"0 {lead}", "1 claim trick 0")
    assert state.taken[-1].holder == BLAS
    assert [(fine.offender, fine.laws[0]) for fine in state.fines] == [(ANA, "mal.95")]
    assert len(state.trick) == 1, "the lead stands"
    assert "claim lead 0" not in offered(state, BLAS), "the wrong lead is part of the same fault"


@pytest.mark.law("mal.95")
def test_to_take_up_a_partners_trick_is_no_fault_and_the_winner_leads() -> None:
    state = act(opened(BLAS_HOLDS_THE_KING), "0 play 7O", "1 play 12O", "2 play 10O", "3 play 2O", "3 take")
    assert state.turn == BLAS
    assert not any(offer.startswith("claim trick") for offer in offered(state, ANA))


@pytest.mark.law("mal.1", "mal.95", "mal.161")
def test_in_coja_the_ten_is_shared_and_the_offender_does_not_count() -> None:
    state = opened({ANA: "9O", BLAS: "5O", CLARA: "6O 5B"}, COJA)
    state = act(state, "0 play 9O", "1 play 5O", "2 play 6O", "1 take")
    lead = min(offer for offer in offered(state, BLAS) if offer.startswith("play"))
    state = act(state, f"1 {lead}", "0 claim trick 1")
    done = finish(state, {ANA: (4, "O C"), CLARA: (2, "10E 10B"), BLAS: (6, "rest")})
    # Ana 34, Clara 4, Blas 34: Blas's ten above 24 are struck off Clara's debt, then his ten are shared.
    assert standing(done) == [10 + 5, -10, -10 + 5]


@pytest.mark.law("mal.161", "mal.87")
def test_in_barrotada_the_ten_is_four_three_three_from_the_right() -> None:
    state = act(opened({DIEGO: "2B"}, BARROTADA), "1 say oros", "0 claim talk 1")
    done = finish(state, {ANA: (3, "O"), CLARA: (3, "C"), DIEGO: (3, "E"), BLAS: (3, "B")})
    assert standing(done) == [3, -10, 4, 3]
    each = act(opened({DIEGO: "2B"}, BARROTADA, fine_to_each=True), "1 say oros", "0 claim talk 1")
    assert standing(finish(each, {ANA: (3, "O"), CLARA: (3, "C"), DIEGO: (3, "E"), BLAS: (3, "B")})) == [
        10,
        -30,
        10,
        10,
    ]


@pytest.mark.law("mal.88")
def test_in_barrotada_what_an_offender_would_have_won_is_struck_off_the_debts() -> None:
    state = act(opened({DIEGO: "2B"}, BARROTADA), "0 say oros", "1 claim talk 0")
    won = {BLAS: (3, "C 11E"), CLARA: (3, "9E 1E"), DIEGO: (2, "9B 12E"), ANA: (4, "rest")}
    done = finish(state, won)
    # Counts 30, 20, 12, 10: nets +12 +2 -6 -8 become 0 +2 -1 -1, and the ten goes 4 3 3.
    assert standing(done) == [-10, 2 + 4, -1 + 3, -1 + 3]


# Talk and showing.


@pytest.mark.law("mal.92")
def test_to_speak_of_the_play_costs_ten_when_an_opponent_claims_it() -> None:
    state = act(opened({DIEGO: "2B"}), "3 say triunfos", "0 claim talk 3")
    assert standing(played_out(state)) == [10, -10]


@pytest.mark.law("mal.3", "mal.92")
def test_asking_for_a_suit_is_an_offence_unless_the_talking_malilla_is_played() -> None:
    assert "claim talk 2" in offered(act(opened({DIEGO: "2B"}), "2 say triunfos"), BLAS)
    assert "claim talk 2" not in offered(act(opened({DIEGO: "2B"}, talking=True), "2 say triunfos"), BLAS)


@pytest.mark.law("mal.97")
def test_a_hand_shown_is_seen_by_all_and_paid_for() -> None:
    state = act(opened({DIEGO: "2B"}), "3 show")
    assert set(state.view(ANA).seats[DIEGO].cards) == set(state.hands[DIEGO])
    claimed = act(state, "0 claim show 3")
    assert standing(played_out(claimed)) == [10, -10]


@pytest.mark.law("mal.97")
def test_a_card_that_falls_has_no_penalty_and_returns_to_the_hand() -> None:
    state = act(opened({ANA: "9O", DIEGO: "2B"}), "0 drop 9O")
    assert "9O" in {str(card) for card in state.hands[ANA]}
    assert not any(offer.startswith("claim") for offer in offered(state, BLAS))


@pytest.mark.law("mal.97", "mal.cubiertas.4")
def test_to_look_at_the_stock_is_seen_and_claimed() -> None:
    state = act(opened({BLAS: "5E"}, CUBIERTAS), "0 peek")
    told = [event for event in state.view(ANA).events if event.key == "peeked"]
    assert [event.get("card") for event in told] == [state.stock[0]]
    assert not any(event.key == "peeked" for event in state.view(BLAS).events)
    assert [fine.reason for fine in act(state, "1 claim peek 0").fines] == ["peek"]


@pytest.mark.law("mal.cubiertas.4")
def test_a_card_too_many_from_the_stock_is_drawn_blindly_and_put_aside_before_the_lead() -> None:
    state = opened({BLAS: "5E"}, CUBIERTAS)
    first = min(state.hands[ANA])
    state = act(state, f"0 discard {first}", "0 draw 2", "1 discard", "1 draw 0")
    assert len(state.hands[ANA]) == 13
    claimed = act(state, "1 claim cards 0")
    assert claimed.chance is not None and set(claimed.chance.items) == set(state.hands[ANA]), "any of her cards"
    drawn, *rest = map(str, state.hands[ANA])
    mended = act(claimed, f"* aside {drawn} {' '.join(rest)}")
    assert {str(card) for card in mended.hands[ANA]} == set(rest)
    assert {str(card) for card in mended.discards[ANA]} == {str(first), drawn}
    assert (mended.phase, mended.turn, mended.fines) == ("play", ANA, ())


@pytest.mark.law("mal.cubiertas.4")
def test_a_card_too_many_found_before_the_dealers_exchange_leaves_him_his_turn() -> None:
    state = opened({BLAS: "5E"}, CUBIERTAS)
    state = act(state, f"0 discard {min(state.hands[ANA])}", "0 draw 2", "1 claim cards 0")
    state = act(state, f"* aside {' '.join(map(str, state.hands[ANA]))}")
    assert (state.phase, state.turn, len(state.hands[ANA])) == ("exchange", BLAS, 12)


# What an open table lets happen.


def test_any_card_of_the_hand_can_be_played_and_nobody_is_told_that_it_was_wrong() -> None:
    state = act(opened(BLAS_HOLDS_THE_KING), "0 play 7O")
    assert playable(state, BLAS) == {str(card) for card in state.hands[BLAS]}
    slipped = act(state, "1 play 3O")
    assert [event.key for event in slipped.view(ANA).events][-1] == "plays"


def test_what_may_be_claimed_does_not_tell_whether_it_is_true() -> None:
    honest = act(opened(BLAS_HOLDS_THE_KING), "0 play 7O", "1 play 12O", "2 play 10O", "3 play 2O", "1 take")
    slipped = act(opened(BLAS_HOLDS_THE_KING), *SLIP, "2 take")
    assert "claim revoke 1" in offered(honest, ANA)
    assert "claim revoke 1" in offered(slipped, ANA)


# Where two laws meet.


@pytest.mark.law("mal.84", "mal.95")
def test_who_takes_up_a_partners_trick_and_leads_has_led_out_of_turn() -> None:
    state = act(opened(BLAS_HOLDS_THE_KING), "0 play 7O", "1 play 12O", "2 play 10O", "3 play 2O", "3 take")
    led = act(state, "3 play 2B", "0 claim lead 3")
    assert [(fine.offender, fine.laws[0]) for fine in led.fines] == [(DIEGO, "mal.84")]
    assert led.turn == BLAS, "the winner leads"


@pytest.mark.law("mal.84", "mal.95")
def test_the_winner_of_a_trick_that_an_opponent_took_up_leads_by_right() -> None:
    state = act(opened(BLAS_HOLDS_THE_KING), "0 play 7O", "1 play 12O", "2 play 10O", "3 play 2O", "0 take")
    led = act(state, f"1 play {state.hands[BLAS][0]}")
    assert "claim lead 1" not in offered(led, ANA)
    assert [fine.laws[0] for fine in act(led, "1 claim trick 0").fines] == ["mal.95"]


@pytest.mark.law("mal.91", "mal.24")
def test_a_card_kept_after_another_was_mended_is_no_revoke_if_it_is_lawful_now() -> None:
    state = opened({ANA: "7O", BLAS: "3O 12O", CLARA: "2O 10O", DIEGO: "4O 9O 2B"}, BARROTADA)
    state = act(state, "0 play 7O", "1 play 3O", "2 play 2O", "1 mend 12O", "2 keep", "3 play 9O", "3 take")
    assert act(state, "0 claim revoke 2").fines == (), "her jack could not have beaten the king"


@pytest.mark.law("mal.84", "mal.75", "mal.78")
def test_after_a_lead_that_was_taken_back_the_play_has_begun_and_a_bad_deal_no_longer_voids_the_hand() -> None:
    state = misdealt("2E", BLAS, ANA)
    led = act(state, f"3 play {state.hands[DIEGO][0]}", "0 claim lead 3")
    assert led.trick == ()
    counted = act(led, "2 claim cards 1")
    assert counted.phase == "play"
    assert [(fine.offender, fine.laws[0]) for fine in counted.fines] == [(DIEGO, "mal.84"), (BLAS, "mal.78")]


@pytest.mark.law("mal.81", "mal.82", "mal.84")
def test_a_deal_that_stands_is_not_undone_by_taking_back_a_lead_out_of_turn() -> None:
    state = wrong_deal("12C")
    state = act(state, f"3 play {state.hands[DIEGO][0]}", "0 claim lead 3", "0 claim deal 1")
    assert ruled(state) == ["fault", "deal-stands"]
    assert (state.phase, standing(state)) == ("play", [0, 0])


@pytest.mark.law("mal.3", "mal.92")
def test_in_the_talking_malilla_a_warning_without_cause_is_no_fault() -> None:
    state = act(opened(BLAS_HOLDS_THE_KING, talking=True), *SLIP, "0 warn 2")
    assert "claim talk 0" not in offered(state, BLAS)


@pytest.mark.law("mal.79", "mal.cubiertas.4")
def test_two_who_both_drew_too_few_play_as_many_tricks_as_they_have_cards() -> None:
    state = opened({BLAS: "5E"}, CUBIERTAS)
    state = act(state, f"0 discard {state.hands[ANA][0]}", "0 draw 0", f"1 discard {state.hands[BLAS][0]}", "1 draw 0")
    state = play_on(state)
    assert (state.phase, len(state.taken)) == ("count", 11)
    assert state.fines == ()
    assert set(state.counted_short) == {ANA, BLAS}


@pytest.mark.law("mal.161", "mal.87")
def test_every_revoke_can_be_called_when_the_cards_are_counted_though_there_is_one_opponent() -> None:
    hands = {ANA: "7O 7C", BLAS: "8O 12O 8C 12C 5O 5C 5B"}
    state = act(opened(hands, CUBIERTAS), "0 discard", "0 draw 0", "1 discard", "1 draw 0")
    state = act(state, "0 play 7O", "1 play 5O", "0 take", "0 play 7C", "1 play 5C", "0 take")
    state = act(state, "0 claim revoke 1", "0 claim revoke 1", "0 claim revoke 1")
    assert [fine.laws[0] for fine in state.fines] == ["mal.24", "mal.24"]
    assert state.events[-1].key == "not-proven"
    assert "claim revoke 1" not in offered(state, ANA)


@pytest.mark.law("mal.84")
def test_a_lead_out_of_turn_is_claimed_as_often_as_it_is_made() -> None:
    state = opened({ANA: "5E", BLAS: "7B"}, VISTAS)
    top = state.holding(BLAS)[0]
    state = act(state, f"1 play {top}", "0 claim lead 1", f"1 play {top}", "0 claim lead 1")
    assert (state.trick, state.turn) == ((), ANA)
    assert [fine.laws[0] for fine in state.fines] == ["mal.84", "mal.84"]


@pytest.mark.law("mal.31")
def test_of_a_card_played_before_its_turn_nothing_is_said_once_the_trick_is_taken_up() -> None:
    state = opened({ANA: "7O", BLAS: "8O", CLARA: "9O", DIEGO: "2O 2B"})
    state = act(state, "0 play 7O", "2 play 9O", "1 play 8O", "3 play 2O")
    assert "claim turn 2" in offered(state, BLAS)
    assert "claim turn 2" not in offered(act(state, "2 take"), BLAS)


@pytest.mark.law("mal.87", "mal.barrotada.2")
def test_an_alcalde_is_nobodys_opponent_and_claims_nothing_of_the_play() -> None:
    state = act(opened({DIEGO: "2B"}, BARROTADA, alcalde=True), "1 say oros")
    assert "claim talk 1" in offered(state, ANA)
    assert offered(state, ELENA) == set()


@pytest.mark.law("mal.83", "mal.barrotada.2")
def test_an_alcalde_who_dealt_out_of_turn_pays_the_first_three_at_his_right() -> None:
    state = act(start(BARROTADA, table="open", alcalde=True), "1 take-pack")
    state = act(ready_to_deal(state, "2B"), "1 deal")
    state = act(state, f"2 play {state.hands[CLARA][0]}", "0 claim deal 1")
    done = played_out(state)
    assert standing(done) == [72, -10, -24 + 4, -24 + 3, -24 + 3], "Ana, the pie, makes capote"
    assert done.dealer == CLARA


@pytest.mark.law("mal.79", "mal.cubiertas.4")
def test_a_card_that_was_not_drawn_and_is_no_longer_there_is_missing_in_the_play() -> None:
    state = opened({BLAS: "5E"}, CUBIERTAS)
    seven, six = (" ".join(map(str, sorted(state.hands[seat])[:n])) for seat, n in ((ANA, 7), (BLAS, 6)))
    state = act(state, f"0 discard {seven}", "0 draw 6", f"1 discard {six}", "1 draw 6", "1 claim cards 0")
    assert ruled(state) == ["no-fine"]
    assert (len(state.hands[ANA]), state.counted_short) == (11, (ANA,))


@pytest.mark.law("mal.79", "mal.cubiertas.12")
def test_who_made_up_a_short_hand_from_the_stock_can_make_capote() -> None:
    state = misdealt("5C 9O 1O 9E 1E 12E 11E 10E 8E 7E 6E 5E", ANA, BLAS, CUBIERTAS, stock="12O")
    state = act(state, "0 discard 5C", "0 draw 0", "1 discard", "1 draw 1")
    assert [len(own) for own in state.hands] == [12, 12]
    assert standing(played_out(state)) == [-72, 72]


@pytest.mark.law("mal.81")
def test_a_pack_taken_out_of_turn_is_passed_on_before_the_deal_too() -> None:
    state = act(start(facts={"dealer": ANA}, table="open"), "1 take-pack")
    state = act(state, f"* deck {' '.join(map(str, state.variant.pack))}")
    assert {offer for offer in offered(state, CLARA) if offer.startswith("claim")} == {"claim deal 1"}
    for before_the_deal in (state, act(state, "0 cut 9")):
        righted = act(before_the_deal, "2 claim deal 1")
        assert (righted.phase, righted.dealer, righted.deals) == ("pack", ANA, 0)


@pytest.mark.law("mal.64")
def test_the_dealer_too_may_ask_for_another_cut() -> None:
    state = start(table="open")
    state = act(state, "3 take-pack", f"* deck {' '.join(map(str, state.variant.pack))}", "2 cut 3")
    assert act(state, "3 recut").turn == CLARA


@pytest.mark.law("mal.25", "mal.26")
def test_not_under_ruffing_where_it_was_agreed_is_a_revoke_of_the_third_kind() -> None:
    hands = {ANA: "7O", BLAS: "8B", CLARA: "6B 5C", DIEGO: "2O 2B"}
    state = opened(hands, under_ruff="forced")
    assert not any(card.suit.value == "O" or card.text == "9B" for card in state.hands[CLARA])
    state = act(state, "0 play 7O", "1 play 8B", "2 play 5C", "3 play 2O", "1 take", "1 claim revoke 2")
    assert [fine.laws[0] for fine in state.fines] == ["mal.25"]


@pytest.mark.law("mal.76", "mal.81", "mal.75")
@pytest.mark.parametrize(("of", "options"), [("malilla", {}), (BARROTADA, {"alcalde": True})])
def test_who_deals_out_of_turn_and_badly_loses_no_deal_but_gives_it_back(of: str, options: dict[str, Any]) -> None:
    state = act(start(of, facts={"dealer": ANA}, table="open", **options), "1 take-pack")
    state = act(ready_to_deal(state, "12C"), "1 misdeal 2 3")
    assert any(standing(state)), "the king was paid"
    void = act(state, "2 claim cards 2")
    assert not any(standing(void))
    assert (void.phase, void.dealer, void.deals) == ("pack", ANA, 0), "play has not begun"


@pytest.mark.law("mal.78", "mal.82", "mal.83")
def test_who_dealt_out_of_turn_and_badly_has_dealt_as_if_rightfully_once_a_card_is_led() -> None:
    state = act(start(facts={"dealer": ANA}, table="open"), "1 take-pack")
    state = act(ready_to_deal(state, "12C"), "1 misdeal 2 3")
    state = act(state, f"2 play {state.hands[CLARA][0]}", "3 claim cards 2", "0 claim deal 1")
    assert [(fine.offender, fine.laws[0]) for fine in state.fines] == [(CLARA, "mal.78"), (BLAS, "mal.82")]
    assert state.silent == (CLARA,), "a deal out of turn leaves him his count"
    assert played_out(state).dealer == CLARA


@pytest.mark.law("mal.31", "mal.89")
def test_a_card_mended_before_its_turn_can_still_be_sent_back() -> None:
    state = opened({ANA: "7O", BLAS: "8O", CLARA: "3O 5C", DIEGO: "2O 2B"})
    state = act(state, "0 play 7O", "2 play 5C", "2 mend 3O")
    back = act(state, "1 claim turn 2")
    assert [played.seat for played in back.trick] == [ANA]
    assert back.turn == BLAS


@pytest.mark.law("mal.31", "mal.90")
def test_a_revoke_that_the_partners_warning_completed_stays_though_it_was_played_before_its_turn() -> None:
    state = opened({ANA: "7O", BLAS: "8O", CLARA: "3O 5C", DIEGO: "2O 2B"})
    state = act(state, "0 play 7O", "2 play 5C", "0 warn 2", "1 claim turn 2")
    assert ruled(state) == ["fault", "no-fine"]
    assert [str(played.card) for played in state.trick] == ["7O", "5C"]
    assert state.turn == BLAS


@pytest.mark.law("mal.84", "mal.95", "mal.96")
def test_a_trick_is_not_given_back_for_nothing_once_a_card_was_led_to_the_next_though_it_was_taken_back() -> None:
    state = act(opened(BLAS_HOLDS_THE_KING), "0 play 7O", "1 play 12O", "2 play 10O", "3 play 2O", "0 take")
    state = act(state, f"2 play {state.hands[CLARA][0]}", "1 claim lead 2", "1 claim trick 0")
    assert [(fine.offender, fine.laws[0]) for fine in state.fines] == [(CLARA, "mal.84"), (ANA, "mal.95")]
    assert state.taken[-1].holder == BLAS
    assert (state.trick, state.turn) == ((), BLAS), "no lead stands, so the winner leads"


@pytest.mark.law("mal.84", "mal.31")
def test_a_lead_out_of_turn_goes_back_with_the_cards_laid_on_it_while_the_next_player_has_not_played() -> None:
    state = opened({BLAS: "9O", DIEGO: "3O 2B"})
    state = act(state, "1 play 9O", "3 play 3O", "0 claim lead 1")
    assert (state.trick, state.turn) == ((), ANA)
    assert [len(own) for own in state.hands] == [12] * 4
    assert "claim turn 3" not in offered(state, ANA), "nothing of his lies on the table"
    answered = act(opened({BLAS: "9O", DIEGO: "3O 2B"}), "1 play 9O", "3 play 3O")
    answered = act(answered, f"2 play {answered.hands[CLARA][0]}", "0 claim lead 1")
    assert [played.seat for played in answered.trick] == [BLAS, DIEGO, CLARA]


@pytest.mark.law("mal.79", "mal.84")
def test_who_has_no_twelfth_card_is_passed_over_when_it_is_asked_whether_a_lead_was_answered() -> None:
    state = misdealt("2E", BLAS, ANA)
    while len(state.taken) < 11:
        state = one_step(state)
    assert (state.turn, state.count_of(ANA)) == (CLARA, 0)
    led = act(state, f"3 play {state.hands[DIEGO][0]}")
    assert act(led, "2 claim lead 3").trick == ()
    answered = act(led, f"1 play {state.hands[BLAS][0]}", "2 claim lead 3")
    assert [played.seat for played in answered.trick] == [DIEGO, BLAS]


@pytest.mark.law("mal.84", "mal.89", "mal.90")
def test_who_paid_for_a_revoke_on_a_lead_that_was_taken_back_can_mend_another_one_in_that_trick() -> None:
    state = opened({ANA: "7O", BLAS: "9O 6O", CLARA: "8O", DIEGO: "3O 5C 2B"})
    state = act(state, "1 play 9O", "3 play 5C", "1 warn 3", "0 claim lead 1")
    assert [(fine.offender, fine.laws[0]) for fine in state.fines] == [(DIEGO, "mal.23"), (BLAS, "mal.84")]
    again = act(state, "0 play 7O", "1 play 9O", "2 play 8O", "3 play 5C")
    assert "mend 3O" in offered(again, DIEGO)
    assert len(act(again, "1 take", "0 claim revoke 3").fines) == 3, "unmended it is another fault"


@pytest.mark.law("mal.87", "mal.153", "mal.11")
def test_after_the_last_hand_of_the_match_faults_can_still_be_called_and_are_paid_at_its_rate() -> None:
    facts = {"dealer": DIEGO, "round": 2, "deal": 4, "favourite": "bastos"}
    state = opened(BLAS_HOLDS_THE_KING, facts=facts, rounds=2, mariperez=True)
    counting = play_on(act(state, *SLIP, "2 take"))
    assert (counting.phase, counting.over) == ("count", False)
    done = done_counting(act(counting, "0 claim revoke 1"))
    assert (done.over, standing(done), done.winners) == (True, [40, -40], (0,))


@pytest.mark.law("mal.75", "mal.81")
def test_the_cards_of_a_void_hand_are_gathered() -> None:
    shown = act(misdealt("1E", ANA, DIEGO), "1 show")
    for void in (act(shown, "2 claim cards 0"), act(wrong_deal("12C"), "3 claim deal 1")):
        assert [place.cards for place in void.view(BLAS).seats] == [()] * 4
        assert (void.view(BLAS).trump, void.view(BLAS).turned) == (None, None)
    open_piles = act(misdealt("1E", ANA, BLAS, VISTAS), "0 claim cards 0")
    assert [place.piles for place in open_piles.view(ANA).seats] == [()] * 2


@pytest.mark.law("mal.90", "mal.91")
def test_a_revoke_that_the_partners_warning_completed_is_not_changed_when_an_earlier_one_is_mended() -> None:
    state = opened({ANA: "7O", BLAS: "8O", CLARA: "3O 10O", DIEGO: "2O 5C 2B"})
    state = act(state, "0 play 7O", "1 play 8O", "2 play 3O", "3 play 5C")
    assert offered(act(state, "2 mend 10O"), DIEGO) == {"change 2O"}, "unwarned he must follow now"
    warned = act(state, "1 warn 3", "2 mend 10O")
    assert warned.phase == "play"
    assert [str(played.card) for played in warned.trick] == ["7O", "8O", "10O", "5C"]
