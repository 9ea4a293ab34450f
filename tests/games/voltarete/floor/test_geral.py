"""The open table: the geral after a lead without order, against a wrong number of cards, and against one who looked."""

from __future__ import annotations

from typing import Any

import pytest

from tapete.cards import cards
from tapete.table.offer import Offer, Pick
from tests.games.voltarete.floor.hands import FIVE, ending, floor, geral, licenca, lost, ordered, thirteen
from tests.games.voltarete.hands import FOUR, Voltarete, opened


@pytest.mark.law("vol.II.14.1")
def test_a_lead_without_order_leaves_the_feito_his_geral_until_he_plays() -> None:
    case = ordered()
    card = case.held("ana")[0]
    led = case.do(f"ana lead-early {card}")
    assert led.phase == "play" and led.turn == "blas"
    declared = led.do("blas geral")
    assert (declared.state.geral, declared.turn, declared.decisions) == ("declared", "ana", ["lead-too-early"])
    assert card in declared.held("ana") and card in declared.known("clara")
    assert len(declared.may("ana", "play")) == 9, "she leads what she likes"
    played = led.do(f"blas play {led.held('blas')[0]}")
    assert not played.allows("blas geral")


@pytest.mark.law("vol.II.14.1", "vol.II.10.5")
def test_it_may_be_claimed_and_the_suit_that_was_shown_is_not_led() -> None:
    case = ordered()
    card = case.held("clara")[0]
    back = case.do(f"clara lead-early {card}, blas claim unordered clara")
    assert (back.phase, back.turn, back.decisions) == ("order", "blas", ["lead-too-early"])
    begun = back.do("blas begin")
    suit = begun.state.order.suit
    shown = suit[next(own for own in begun.state.hands[2] if own.text == card)]
    free = {own.text for own in begun.state.hands[0] if suit[own] is not shown}
    assert begun.turn == "ana" and begun.may("ana", "play") == (free or set(begun.held("ana")))


@pytest.mark.law("vol.II.9.7", "vol.II.14.1")
def test_a_reposta_may_be_asked_then_too() -> None:
    case = ordered()
    asked = case.do(f"ana lead-early {case.held('ana')[0]}, blas ask-reposta")
    assert asked.phase == "answer" and asked.turn == "clara"
    assert asked.do("clara grant, ana grant").phase == "count"
    assert not case.allows(f"blas lead-early {case.held('blas')[0]}"), "he orders play by a word"


LAST = {"ANA": "11C", "BLAS": "4O", "CLARA": "12C 5O"}


@pytest.mark.law("vol.II.14.6")
def test_asked_after_the_first_five_a_card_too_many_is_thrown_and_nothing_is_owed() -> None:
    case = geral(5, "undeclared", **FIVE).do("ana ask-count")
    assert case.turn == "blas" and case.words("blas") == {"none-over"}
    owned = case.do("blas none-over, clara own-up 7C")
    assert (owned.decisions, owned.owed, len(owned.held("clara"))) == (["nothing-owed"], [], 4)
    assert "7C" not in owned.known("ana") and owned.turn == "ana"
    assert owned.do("ana claim cards clara").told("not-proven", "seat") == ["clara"]


@pytest.mark.law("vol.II.14.2", "vol.II.14.6")
def test_unasked_its_holder_owes_the_reposta_and_the_geral_is_played_so() -> None:
    case = geral(8, "declared", **LAST).play("11C 4O 12C")
    found = case.do("ana claim cards clara")
    assert found.owed == [("clara", 30, "vol.II.14.2")]
    over = found.done()
    assert over.paid("geral-lost") == [(0, 1, 16), (0, 2, 16)] and over.paid("lift") == [("pot", 0, 29)]
    late = geral(8, "undeclared", **LAST)
    assert not late.allows("ana ask-count") and geral(0, "declared", **FIVE).allows("ana ask-count")


def silent(**hands: Any) -> Voltarete:
    """Asked after five tricks Clara says nothing of her card too many; three tricks later it is found out."""
    return geral(5, "undeclared", **hands).do("ana ask-count, blas none-over, clara none-over")


SILENT = {"ANA": "1E 2B 1B 11C", "BLAS": "4O 3O 6O 7O", "CLARA": "2C 3C 4C 12C 5O"}


@pytest.mark.law("vol.II.14.7")
def test_who_kept_silent_plays_what_the_feito_asks_and_pays_for_both() -> None:
    case = silent(**SILENT).play("1E 4O 2C").play("2B 3O 3C").play("1B 6O 4C").do("ana claim cards clara")
    assert (case.phase, case.turn, case.may("ana", "ask-card")) == ("last-card", "ana", {"12C", "5O"})
    assert {"12C", "5O"} <= case.known("blas")
    asked = case.do("ana ask-card 5O, ana play 11C, blas play 7O")
    assert asked.may("clara", "play") == {"5O"}
    over = asked.do("clara play 5O").done()
    assert over.paid("geral") == [(2, 0, 8), (2, 0, 8)] and over.paid("reposta") == []
    assert over.decisions[-1] == "pays-for-both" and over.told("not-proven") == []


@pytest.mark.law("vol.II.14.7")
def test_if_either_card_loses_each_pays_his_own_and_she_owes() -> None:
    hands = {**SILENT, "CLARA": "2C 3C 4C 7E 5O"}
    found = silent(**hands).do("ana claim cards clara")
    assert found.decisions == ["feito-names-card"] and found.phase == "play", "only the last card is named"
    last = found.play("1E 4O 2C").play("2B 3O 3C").play("1B 6O 4C")
    over = last.do("ana ask-card 7E, ana play 11C, blas play 7O, clara play 7E")
    assert over.owed == [("clara", 30, "vol.II.14.7")]
    assert over.done().paid("geral") == [(1, 0, 8), (2, 0, 8)]


@pytest.mark.law("vol.II.14.7")
def test_found_at_the_end_only_she_owes_and_a_lost_geral_is_lost() -> None:
    end = silent(**SILENT).play("1E 4O 2C").play("2B 3O 3C").play("1B 6O 4C").play("11C 7O 12C")
    ruled = end.do("ana claim cards clara")
    assert ruled.owed == [("clara", 30, "vol.II.14.7")] and ruled.done().paid("geral-lost") == [(0, 1, 8), (0, 2, 8)]


@pytest.mark.law("vol.II.8.18", "vol.II.8.19")
def test_a_feito_who_did_not_know_of_a_look_owes_no_lost_geral_and_one_who_did_owes_it_to_the_other() -> None:
    case = ending(ANA="12B 3C", BLAS="5C 4O", CLARA="4E 12C").but(leftovers=cards("7E 6E"))
    after = lost(case.but(geral="declared").do("blas peek leftovers"))
    assert after.phase == "count" and not after.allows("clara claim geral-look blas")
    unknown = after.do("ana claim geral-look blas")
    assert unknown.decisions == ["no-geral-owed"] and unknown.done().paid("geral-lost") == []
    knew = lost(case.do("blas peek leftovers").but(geral="declared")).do("ana claim geral-look blas")
    assert knew.decisions == ["geral-is-paid"] and knew.done().paid("geral-lost") == [(0, 2, 16)]


# Who may, how often, and until when.


@pytest.mark.law("vol.II.14.1")
def test_somebody_leads_without_order_once_in_a_hand_one_card_and_not_against_the_thirteen() -> None:
    case = ordered()
    pick = [offer for offer in prompted(case, "ana") if isinstance(offer, Pick) and offer.word == "lead-early"]
    assert [(offer.least, offer.most) for offer in pick] == [(1, 1)]
    assert "lead-early" in case.do("ana peek hand blas").words("ana"), "another slip does not keep him from it"
    back = case.do(f"ana lead-early {case.held('ana')[0]}, blas claim unordered ana")
    assert back.phase == "order" and not {"lead-early"} & (back.words("ana") | back.words("clara"))
    quarto = thirteen(opened(30, of=FOUR, obligation="off"))
    named = quarto.do(f"diego aside {quarto.some('diego', 4)}, diego name oros")
    assert named.phase == "order" and "lead-early" not in named.words("ana")


def prompted(case: Voltarete, who: str) -> tuple[Offer, ...]:
    """All that he is offered."""
    prompt = case.prompt(who)
    assert prompt is not None
    return prompt.every


@pytest.mark.law("vol.II.9.7", "vol.II.14.1")
def test_only_the_feito_speaks_late_and_what_he_has_asked_he_does_not_ask_again() -> None:
    led = ordered().do(f"ana lead-early {ordered().held('ana')[0]}")
    assert {"geral", "ask-reposta"} <= led.words("blas") and not {"geral", "ask-reposta"} & led.words("clara")
    refused = ordered().do("blas ask-reposta, clara refuse, ana refuse")
    again = refused.do(f"ana lead-early {refused.held('ana')[0]}")
    assert "geral" in again.words("blas") and "ask-reposta" not in again.words("blas")
    casca = opened(40).all_pass().do("ana passo, blas casca, blas draw 9, blas look, blas name oros").exchange()
    late = casca.do(f"ana lead-early {casca.held('ana')[0]}")
    assert "geral" in late.words("blas") and "ask-reposta" not in late.words("blas"), "nor at the casca"


@pytest.mark.law("vol.II.10.4", "vol.II.14.1")
def test_a_lead_without_order_that_was_not_his_either_is_claimed_until_the_next_trick_is_led_to() -> None:
    case = ordered()
    led = case.do(f"clara lead-early {case.held('clara')[0]}")
    assert led.allows("ana claim lead clara")
    back = led.do("ana claim lead clara")
    assert back.state.trick == () and back.turn == "ana"
    said = back.do("blas geral")
    assert said.state.geral == "declared" and "geral" not in said.words("blas"), "he says it once"
    played = led.do(f"ana play {led.held('ana')[0]}, blas play {led.held('blas')[0]}")
    assert len(played.state.taken) == 1 and played.allows("ana claim lead clara")
    holder = str(played.turn)
    assert not played.do(f"{holder} play {played.held(holder)[0]}").allows("ana claim lead clara")


@pytest.mark.law("vol.II.9.2", "vol.II.14.1")
def test_who_has_asked_for_reposta_and_got_it_of_one_declares_no_geral_any_more() -> None:
    case = ordered()
    back = case.do(f"clara lead-early {case.held('clara')[0]}, ana claim lead clara")
    assert "geral" in back.words("blas")
    begun = back.do("blas ask-reposta, clara refuse, ana grant")
    assert (begun.phase, begun.turn) == ("play", "ana") and "geral" not in begun.words("blas")


@pytest.mark.law("vol.II.14.2", "vol.II.14.6")
def test_the_feito_of_a_geral_asks_for_the_number_once_and_before_a_card_lies_there() -> None:
    case = geral(5, "undeclared", **FIVE)
    assert case.allows("ana ask-count") and not case.allows("blas ask-count")
    assert not geral(5, "", **FIVE).allows("ana ask-count"), "there is no geral"
    assert not case.do("ana play 1E").allows("ana ask-count")
    asked = case.do("ana ask-count, blas none-over, clara none-over")
    assert (asked.phase, asked.turn) == ("play", "ana") and not asked.allows("ana ask-count")
    assert asked.told("none-over", "seat") == ["blas", "clara"] and asked.state.question is None
    assert not geral(5, "declared", **FIVE).allows("ana ask-count"), "a declared one asks at the start"
    assert not geral(0, "undeclared", **FIVE).allows("ana ask-count")


@pytest.mark.law("vol.II.14.2", "vol.II.14.6")
def test_who_has_two_cards_too_many_throws_two_and_who_has_none_is_not_silent() -> None:
    two = {**FIVE, "CLARA": "4C 5C 6C 7C 12C 3O"}
    case = geral(5, "undeclared", **two).do("ana ask-count, blas none-over")
    (pick,) = [offer for offer in prompted(case, "clara") if isinstance(offer, Pick)]
    assert (pick.word, pick.least, pick.most) == ("own-up", 2, 2)
    owned = case.do("clara own-up 7C 3O")
    assert sorted(owned.thrown("clara")) == ["3O", "7C"] and len(owned.held("clara")) == 4
    assert floor(owned).old_cards == (), "nothing more is asked of her"
    truly = geral(5, "undeclared", **FIVE).do("ana ask-count, blas none-over, clara none-over")
    assert truly.do("ana claim cards blas").told("not-proven", "seat") == ["blas"]
    assert truly.do("ana claim cards clara").decisions == ["feito-names-card"]


@pytest.mark.law("vol.II.14.7")
def test_the_feito_names_one_of_the_cards_left_and_it_is_told() -> None:
    case = silent(**SILENT).play("1E 4O 2C").play("2B 3O 3C").play("1B 6O 4C").do("ana claim cards clara")
    asked = case.do("ana ask-card 5O")
    assert [card.text for card in asked.told("asks-card", "card")] == ["5O"]
    assert (asked.phase, asked.turn, asked.state.question) == ("play", "ana", None)
    assert len(asked.may("blas", "play")) == 1 and asked.may("clara", "play") == {"5O"}


@pytest.mark.law("vol.II.14.7", "vol.II.10.25")
def test_the_card_that_was_asked_for_is_not_dodged_by_dropping_two() -> None:
    case = silent(**SILENT).play("1E 4O 2C").play("2B 3O 3C").play("1B 6O 4C").do("ana claim cards clara")
    asked = case.do("ana ask-card 5O, ana play 11C, blas play 7O")
    assert asked.may("clara", "play") == {"5O"} and "spill" not in asked.words("clara")
    over = asked.do("clara play 5O")
    assert over.state.tricks == (9, 0, 0)
    assert "spill" in silent(**SILENT).play("1E 4O").words("clara"), "before the last trick she may"


REPLAYED = {"ANA": "1E 2B 1B 11C", "BLAS": "3B 4E 5E 6E", "CLARA": "3O 4O 6O 12C 5O"}


@pytest.mark.law("vol.II.14.7", "vol.II.10.16")
def test_when_tricks_go_back_the_last_card_is_asked_for_anew_of_those_that_are_left_then() -> None:
    case = silent(**REPLAYED).do("blas claim cards clara").play("1E 4E 3O").play("2B 5E 4O").play("1B 6E 6O")
    back = case.do("ana ask-card 5O, clara claim revoke blas")
    assert back.decisions == ["feito-names-card", "revoked"] and back.turn == "blas"
    last = back.play("3B 5O").play("2B 4E 4O").play("1B 5E 6O")
    assert (last.phase, last.turn, last.may("ana", "ask-card")) == ("last-card", "ana", {"3O", "12C"})
    asked = last.do("ana ask-card 3O, ana play 11C, blas play 6E")
    assert asked.may("clara", "play") == {"3O"}
    over = asked.do("clara play 3O")
    assert over.decisions[-1] == "pays-for-both" and over.done().paid("geral") == [(2, 0, 8), (2, 0, 8)]


@pytest.mark.law("vol.II.14.7", "vol.II.10.15")
def test_within_the_last_trick_what_was_asked_for_stays() -> None:
    hands = {**SILENT, "BLAS": "4O 3O 6O 7O 7C"}
    case = silent(**hands).play("1E 4O 2C").play("2B 3O 3C").play("1B 6O 4C").do("ana claim cards clara")
    asked = case.do("ana ask-card 5O, ana play 11C, blas play 7O, ana claim revoke blas")
    assert asked.may("blas", "play") == {"7C"} and asked.phase == "play"
    assert asked.do("blas play 7C").may("clara", "play") == {"5O"}


@pytest.mark.law("vol.II.14.7", "vol.II.12.12")
def test_who_played_the_card_that_was_asked_of_him_was_bound_to_it() -> None:
    hands = {"ANA": "1E 2B 1B 11C", "BLAS": "2C 3C 4C 12C 5O", "CLARA": "4O 3O 6O 10C"}
    case = geral(5, "undeclared", **hands).do("ana ask-count, blas none-over, clara none-over, clara claim cards blas")
    last = case.play("1E 2C 4O").play("2B 3C 3O").play("1B 4C 6O").do("ana ask-card 5O")
    signed = last.do("ana sign, ana play 11C, blas play 5O, clara claim sign ana")
    assert signed.decisions == ["feito-names-card", "card-stays"]
    assert signed.play("10C").state.tricks == (9, 0, 0)


def found_early(clara: str = "5C 6C 3O 4O 6O 7O") -> Voltarete:
    """Ana has ten cards, which was found in the fourth trick; then she has made the first five."""
    three = opened(30).play_so(tricks=(3, 0, 0)).state.taken
    case = ending(ANA="10C 1E 2B 1B 12B 11B 3C", BLAS="4C 3E 4E 5E 6E 7E", CLARA=clara).but(taken=three)
    return case.do("blas claim cards ana").play("1E 3E 3O").play("2B 4E 4O")


@pytest.mark.law("vol.II.14.8", "vol.II.21.10")
def test_who_goes_on_for_the_geral_with_a_number_that_was_found_wrong_loses_it_and_owes_nothing_else() -> None:
    made = found_early().do("ana go-on").play("1B 5E 6O").play("12B 6E 7O").play("11B 7E 6C").play("10C 4C 5C")
    assert made.state.tricks == (9, 0, 0) and made.decisions == ["owes-and-may-win", "geral-lost"]
    over = made.done()
    assert over.paid("geral-lost") == [(0, 1, 8), (0, 2, 8)] and over.paid("geral") == []
    assert over.paid("lift") == [("pot", 0, 29)] and over.paid("reposta") == [] and over.waiting == []


@pytest.mark.law("vol.II.14.8", "vol.II.13.1")
def test_who_stops_at_the_first_five_owes_for_the_number_and_has_lost_no_geral() -> None:
    over = found_early().do("ana stop")
    assert over.decisions == ["owes-and-may-win"] and over.owed == [("ana", 30, "vol.II.13.1")]
    assert over.done().paid("geral-lost") == []


@pytest.mark.law("vol.II.14.8")
def test_so_does_who_lays_the_geral_down_and_who_loses_a_trick_of_it_loses_it_once() -> None:
    laid = found_early().do("ana go-on, ana lay-down geral, blas accept, clara accept").done()
    assert laid.paid("geral-lost") == [(0, 1, 8), (0, 2, 8)] and laid.paid("reposta") == []
    lost = found_early("12C 6C 3O 4O 6O 7O").do("ana go-on").play("1B 5E 6O").play("12B 6E 7O").play("10C 4C 12C")
    done = lost.play("6C 3C 7E").done()
    assert done.paid("geral-lost") == [(0, 1, 8), (0, 2, 8)] and done.paid("reposta") == []


@pytest.mark.law("vol.II.14.8", "vol.II.13.18")
@pytest.mark.parametrize("surplus", ["12C", "12C 11C", "12C 11C 10C"])
def test_a_feito_whose_number_is_found_wrong_in_the_geral_has_lost_it_and_owes_nothing(surplus: str) -> None:
    hands = {**FIVE, "ANA": f"1E 2B 1B 12B {surplus}", "CLARA": "4C 5C 6C 7C"}
    found = geral(5, "undeclared", **hands).do("blas claim cards ana")
    assert found.decisions == ["geral-lost"] and found.owed == []
    barred = set() if surplus == "12C" else {0}
    assert floor(found).ruled.faulted == barred, "with one card too many she may still win"


@pytest.mark.law("vol.II.9.7")
def test_a_reposta_may_be_asked_for_until_a_card_is_down_though_play_was_ordered() -> None:
    begun = licenca(opened()).do("ana draw 5, ana look").exchange().do("ana begin")
    assert begun.allows("ana ask-reposta") and not begun.allows("blas ask-reposta")
    asked = begun.do("ana ask-reposta, blas refuse, clara grant")
    assert (asked.phase, asked.turn) == ("play", "ana") and not asked.allows("ana ask-reposta")
    refused = begun.do("ana ask-reposta, blas refuse, clara refuse")
    assert refused.phase == "order" and not refused.do("ana begin").allows("ana ask-reposta"), "only once"
    led = begun.do(f"ana play {begun.held('ana')[0]}")
    assert not led.allows("ana ask-reposta"), "it is too late"
    geral = licenca(opened()).do("ana draw 5, ana look").exchange().do("ana geral")
    assert not geral.allows("ana ask-reposta"), "he has declared that he makes all"
    casca = opened().all_pass().do("ana casca, ana draw 9, ana look, ana name oros").exchange().do("ana begin")
    assert not casca.allows("ana ask-reposta")
