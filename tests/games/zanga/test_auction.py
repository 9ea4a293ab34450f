"""To play, pass or go alone; to send alone; the pie's zanga; the trumps."""

from __future__ import annotations

import pytest

from tapete.cards import Suit
from tests.games.zanga.hands import Zanga, begun


@pytest.mark.law("zan.intro.21", "zan.art.18")
def test_the_mano_plays_passes_or_goes_alone() -> None:
    assert begun().turn == "ana"
    assert begun().may("ana") == {"juego", "paso", "solo"}


@pytest.mark.law("zan.art.18.2", "zan.intro.22", "zan.art.20.2")
def test_all_speak_once_in_turn_before_trumps_are_named() -> None:
    case = begun().say("juego")
    assert (case.turn, case.phase) == ("blas", "speak")
    case = case.say("juego")
    assert (case.turn, case.may("clara")) == ("clara", {"juego"})
    case = case.say("juego")
    assert (case.turn, case.may("diego")) == ("diego", {"juego", "mando-solo"})
    assert (case.say("juego").turn, case.say("juego").phase) == ("ana", "trump")


@pytest.mark.law("zan.art.19")
def test_a_mano_who_plays_has_put_in_four() -> None:
    assert begun().say("juego").vales == [12, 16, 4]


@pytest.mark.law("zan.art.19.2")
def test_a_mano_who_passes_puts_in_five() -> None:
    passed = begun().say("paso")
    assert passed.vales == [11, 16, 5]
    assert passed.laws_of("pass") == [("zan.art.41", "zan.art.19.2")]


@pytest.mark.law("zan.art.20")
def test_after_the_mano_played_the_next_lets_it_pass_or_binds_himself_to_solo() -> None:
    case = begun().say("juego")
    assert case.may("blas") == {"juego", "mando-solo"}
    assert case.say("juego").state.named == 0, "his juego takes nothing from Ana"


@pytest.mark.law("zan.art.21")
def test_after_a_pass_the_next_must_say_what_he_does() -> None:
    case = begun().say("paso")
    assert (case.turn, case.may("blas")) == ("blas", {"juego", "paso", "solo"})


@pytest.mark.law("zan.art.21.2")
def test_the_second_pass_costs_one() -> None:
    case = begun().say("paso paso")
    assert (case.vales, case.turn) == ([11, 15, 6], "clara")


@pytest.mark.law("zan.art.21.3")
def test_the_third_pass_costs_one_too() -> None:
    case = begun().say("paso paso paso")
    assert (case.vales, case.turn) == ([10, 15, 7], "diego")


@pytest.mark.law("zan.art.21.4", "zan.art.21.5")
def test_the_pie_cannot_pass_but_may_take_the_zanga() -> None:
    assert begun().say("paso paso paso").may("diego") == {"juego", "solo", "zanga"}


@pytest.mark.law("zan.art.21.6", "zan.art.21.7", "zan.intro.6")
def test_the_zanga_costs_a_vale_and_a_bond_of_two_and_two() -> None:
    case = begun().say("paso paso paso zanga")
    assert (case.vales, case.fianza, case.everything) == ([8, 12, 8], 4, 32)
    assert case.paid("zanga") == [(1, "pot", 1)]
    assert case.paid("fianza") == [(1, "fianza", 2), (0, "fianza", 2)]


@pytest.mark.law("zan.intro.6")
def test_where_it_is_agreed_there_is_no_bond_and_one_vale_is_enough() -> None:
    case = begun(fianza="off").say("paso paso paso zanga")
    assert (case.vales, case.fianza) == ([10, 14, 8], 0)
    poor = begun((26, 2), fianza="off").say("paso paso paso")
    assert poor.vales[1] == 1 and poor.allows("diego zanga")


@pytest.mark.law("zan.art.21.5")
def test_he_sees_the_zanga_alone_and_plays_one_set_whole() -> None:
    case = begun(DIEGO="2C 3C", stock="1E 7O 12O").say("paso paso paso zanga")
    dealt, zanga = case.held("diego"), [card.text for card in case.state.zanga]
    assert {"1E", "7O", "12O"} <= case.known("diego")
    assert not {"1E", "7O"} & case.known("blas")
    kept = case.say("me-quedo")
    assert kept.held("diego") == zanga
    assert [card.text for card in kept.state.zanga] == dealt
    assert set(dealt) <= kept.known("diego"), "he has seen both"
    assert not set(dealt) & kept.known("ana")
    assert case.say("vuelvo").held("diego") == dealt


@pytest.mark.law("zan.art.23")
def test_three_vales_are_needed_for_the_zanga() -> None:
    assert not begun((25, 3)).say("paso paso paso").allows("diego zanga"), "two are left"
    assert begun((25, 4)).say("paso paso paso").allows("diego zanga")


@pytest.mark.law("zan.art.24")
def test_the_others_put_what_they_have_and_the_pie_his_two() -> None:
    one = begun((7, 21)).say("paso paso paso zanga")
    assert (one.vales, one.fianza) == ([0, 17, 12], 3)
    assert one.paid("fianza") == [(1, "fianza", 2), (0, "fianza", 1)]
    none = begun((6, 21)).say("paso paso paso zanga")
    assert (none.vales, none.fianza, none.everything) == ([0, 17, 13], 2, 32)


@pytest.mark.law("zan.art.25")
def test_who_goes_back_loses_the_bond_at_once_and_plays() -> None:
    case = begun().say("paso paso paso zanga vuelvo")
    assert (case.vales, case.fianza) == ([12, 12, 8], 0)
    assert (case.turn, case.phase) == ("diego", "trump")
    pot = begun(forfeit="pot").say("paso paso paso zanga vuelvo")
    assert (pot.vales, pot.fianza) == ([8, 12, 12], 0)


@pytest.mark.law("zan.art.54")
def test_solo_is_for_one_before_whom_all_have_passed() -> None:
    assert begun().say("paso paso").allows("clara solo")
    assert not begun().say("juego juego").allows("clara solo")
    assert not begun().say("juego").allows("blas solo")


@pytest.mark.law("zan.art.54")
def test_solo_with_the_zanga_only_where_it_is_agreed() -> None:
    assert not begun().say("paso paso paso zanga").allows("diego me-quedo-solo")
    agreed = begun(zanga_solo=True).say("paso paso paso zanga me-quedo-solo")
    assert agreed.state.solo and agreed.do("diego triunfo oros").state.asleep


@pytest.mark.law("zan.intro.15", "zan.intro.23", "zan.art.22")
def test_who_takes_the_hand_names_any_suit() -> None:
    case = begun().say("paso juego juego juego")
    assert (case.turn, case.phase) == ("blas", "trump")
    assert case.may("blas", "triunfo") == {"oros", "copas", "espadas", "bastos"}
    third = begun().say("paso paso juego juego")
    assert third.turn == "clara" and third.state.named == 2
    assert third.do("clara triunfo bastos").view().trump is Suit.BASTOS


@pytest.mark.law("zan.art.22")
def test_where_it_is_agreed_the_suit_is_named_with_juego() -> None:
    case = begun(naming="with").say("juego")
    assert (case.turn, case.phase) == ("ana", "trump")
    heard = case.do("ana triunfo copas")
    assert (heard.turn, heard.phase) == ("blas", "speak")
    kept = heard.say("mando-solo voy-solo")
    assert (kept.phase, kept.view().trump) == ("play", Suit.COPAS)
    own = heard.say("mando-solo vas-solo")
    assert (own.phase, own.turn, own.view().trump) == ("trump", "blas", None)


@pytest.mark.law("zan.art.22.2")
def test_the_mano_leads_though_another_is_named() -> None:
    assert begun().taken_by("blas").turn == "ana"
    assert begun().taken_by("diego").turn == "ana"


@pytest.mark.law("zan.intro.24", "zan.art.41")
def test_to_let_it_go_on_is_free_and_a_pass_is_not() -> None:
    assert begun().say("juego juego juego juego").vales == [12, 16, 4]
    assert begun().say("paso paso juego juego").vales == [11, 15, 6]


@pytest.mark.law("zan.art.41")
def test_where_it_is_agreed_assent_costs_one() -> None:
    case = begun(assent=1).say("juego juego juego juego")
    assert case.vales == [11, 14, 7]
    poor = begun((20, 0), assent=1).say("juego")
    assert poor.may("blas") == {"mando-solo"}, "he has nothing to assent with"
    bare = begun((4, 28), assent=1).say("juego juego juego")
    assert bare.vales == [0, 27, 5], "the partner pays what he has"


@pytest.mark.law("zan.intro.25")
def test_an_opponent_may_send_any_named_player_alone() -> None:
    case = begun().say("paso juego")
    assert case.may("clara") == {"juego", "mando-solo"}
    assert case.say("juego").may("diego") == {"juego"}, "his partner may only assent"


@pytest.mark.law("zan.art.26", "zan.intro.26")
def test_who_is_sent_goes_alone_or_lets_the_sender_go() -> None:
    sent = begun().say("juego juego juego mando-solo")
    assert (sent.turn, sent.may("ana")) == ("ana", {"voy-solo", "vas-solo"})
    gone = sent.say("voy-solo").do("ana triunfo oros")
    assert gone.state.solo and gone.state.named == 0 and not gone.held("clara")
    other = begun().say("juego mando-solo vas-solo")
    assert (other.turn, other.state.named) == ("blas", 1)
    begun_alone = other.do("blas triunfo copas")
    assert not begun_alone.held("diego") and len(begun_alone.held("ana")) == 8
    assert begun_alone.vales == [12, 16, 4], "nothing more is put in"


@pytest.mark.law("zan.art.42")
def test_a_pair_without_vales_must_play() -> None:
    case = begun((5, 20)).say("paso paso")
    assert (case.vales[0], case.may("clara")) == (0, {"juego", "solo"})
    assert begun((6, 20)).say("paso paso").allows("clara paso"), "with one vale she may still pass"
    free = begun((20, 0)).say("juego")
    assert free.may("blas") == {"juego", "mando-solo"}, "there is nothing to pass"


@pytest.mark.law("zan.art.56")
def test_one_may_go_alone_without_a_vale() -> None:
    case = begun((4, 20))
    assert (case.vales[0], case.may("ana")) == (0, {"juego", "solo"})


@pytest.mark.law("zan.art.58")
def test_a_soloists_partner_lays_his_cards_on_the_zanga() -> None:
    case = begun(DIEGO="12E 11E").alone("blas")
    assert (len(case.state.zanga), len(case.state.asleep), case.held("diego")) == (8, 8, [])
    assert [case.name(seat) for seat in case.state.active] == ["ana", "blas", "clara"]
    assert "12E" in case.known("diego") and "12E" not in case.known("blas")
    assert len(case.trick(case.held("ana")[0]).state.taken[0].plays) == 3


@pytest.mark.law("zan.intro.27")
def test_if_the_manos_partner_goes_alone_the_next_one_leads() -> None:
    case = begun().alone("clara")
    assert case.turn == "blas"
    order = case.trick(case.held("blas")[0]).state.taken[0].plays
    assert [case.name(played.seat) for played in order] == ["blas", "clara", "diego"]
    assert begun().alone("blas").turn == "ana"


def test_the_hand_can_be_followed_in_the_view() -> None:
    case = begun().say("paso juego")
    assert [(call.seat, call.said) for call in case.view().calls] == [(0, "paso"), (1, "juego")]
    assert case.notes("plays") == [(None, "blas")]


def test_each_is_asked_what_he_can_answer() -> None:
    def asked(case: Zanga, who: str) -> str | None:
        prompt = case.prompt(who)
        return None if prompt is None else prompt.key

    case = begun()
    assert asked(case, "ana") == "speak"
    assert asked(case.say("juego"), "blas") == "assent"
    assert asked(case.say("juego juego"), "clara") == "partner"
    assert asked(case.say("paso paso paso"), "diego") == "last"


def test_for_a_pair_speaks_the_named_player_and_for_the_others_the_one_at_his_right() -> None:
    for seat, who in enumerate(("ana", "blas", "clara", "diego")):
        state = begun().taken_by(who).state
        assert state.seat_for(seat % 2) == seat and state.seat_for(1 - seat % 2) == (seat + 1) % 4
