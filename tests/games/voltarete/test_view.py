"""What may be asked and looked at, and what nobody is told."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.voltarete.hands import FOUR, Voltarete, endgame, hand


def three_tricks() -> Voltarete:
    """Three tricks made: two are Blas's, one Clara's."""
    case = endgame(
        "bastos", ANA="5O 3C 7B 2C", BLAS="12O 12C 4B 10O", CLARA="3O 11C 6B 11O", bought=((0, 3), (1, 6), (2, 2))
    )
    return case.play("5O 12O 3O 12C 11C 3C 4B 6B 7B")


def bought_three(**given: Any) -> Voltarete:
    """Ana is the feito; Blas has bought six, Clara two, and play has begun."""
    case = hand(**given).make("ana", suit="espadas")
    case = case.do(f"ana discard {case.some('ana', 3)}")
    case = case.do(f"blas discard {case.some('blas', 6)}")
    return case.do(f"clara discard {case.some('clara', 2)}, ana begin")


@pytest.mark.law("vol.II.11.2", "vol.II.11.3")
def test_everybody_can_see_which_suit_is_trumps() -> None:
    case = three_tricks()
    assert {case.view(who).trump for who in case.viewers} == {"B"}


@pytest.mark.law("vol.II.11.9")
def test_everybody_can_see_who_is_the_feito() -> None:
    case = three_tricks()
    for who in case.viewers:
        assert [place.name for place in case.view(who).seats if "feito" in place.roles] == ["Ana"]
        assert case.notes("game", who) == [("ana", "licença")]
    assert hand().notes("game") == [], "nobody has made himself yet"


@pytest.mark.law("vol.I.13.21")
def test_between_two_hands_each_is_still_called_what_he_was_in_the_last() -> None:
    case = hand().come_out(suit="oros", tricks=(5, 2, 2))
    assert (case.phase, case.dealer) == ("shuffle", "ana"), "the deal has gone on"
    assert [case.seen(who).roles[0] for who in case.people] == ["mao", "contra-pe", "pe"]
    begun = case.falls()
    assert [begun.seen(who).roles[0] for who in begun.people] == ["pe", "mao", "contra-pe"]


@pytest.mark.law("vol.II.11.10")
def test_everybody_can_see_whose_the_trick_is_so_far() -> None:
    case = endgame("bastos", ANA="12C", BLAS="3B", CLARA="4C").play("12C 3B")
    assert case.name(case.view("clara").winning) == "blas"
    assert [(case.name(played.seat), str(played.card)) for played in case.view().trick] == [
        ("ana", "12C"),
        ("blas", "3B"),
    ]


@pytest.mark.law("vol.II.11.11", "vol.II.11.13")
def test_all_tricks_made_may_be_looked_through_by_all() -> None:
    case = three_tricks()
    for who in case.viewers:
        piles = [[{str(card) for card in trick} for trick in place.tricks] for place in case.view(who).seats]
        assert piles == [[{"4B", "6B", "7B"}], [{"5O", "12O", "3O"}, {"12C", "11C", "3C"}], []]
        assert [place.taken for place in case.view(who).seats] == [1, 2, 0]


@pytest.mark.law("vol.II.11.14")
def test_but_not_who_played_what() -> None:
    case = three_tricks().play("2C")
    other = endgame(
        "bastos", ANA="5O 11C 7B 2C", BLAS="12O 12C 4B 10O", CLARA="3O 3C 6B 11O", bought=((0, 3), (1, 6), (2, 2))
    )
    other = other.play("5O 12O 3O 12C 3C 11C 4B 6B 7B 2C")
    for who in (None, "blas"):
        assert case.view(who).seats == other.view(who).seats, "Ana and Clara have played 3C and 11C the other way"
        assert case.view(who).last_trick == ()
        assert [event.key for event in case.view(who).events].count("plays") == 1


@pytest.mark.law("vol.II.11.8", "vol.II.11.14")
def test_a_trick_lies_as_it_was_played_until_the_next_is_led() -> None:
    case = three_tricks()
    assert [(played.seat, str(played.card)) for played in case.view("clara").last_trick] == [
        (1, "4B"),
        (2, "6B"),
        (0, "7B"),
    ]


@pytest.mark.law("vol.II.11.12")
def test_who_bought_more_is_shown_but_no_number() -> None:
    case = bought_three()
    for who in case.viewers:
        assert case.notes("bought-more", who) == [(None, "blas")] and case.notes("bought", who) == []
    none = hand().make("ana", suit="espadas").begun()
    assert none.notes("bought-alike") == [(None, "nobody")]


@pytest.mark.law("vol.II.7.1", "vol.II.8.7", "vol.II.11.12")
def test_at_the_casca_it_is_heard_how_many_he_bought_and_nothing_yet_of_the_others() -> None:
    case = hand(ANA="1E").all_pass().do("ana casca 1E")
    assert case.phase == "name-trump"
    assert (case.notes("bought"), case.notes("bought-alike")) == ([("ana", 8)], [])


@pytest.mark.law("vol.II.8.7", "vol.II.11.12")
def test_the_numbers_stay_visible_while_a_reposta_is_answered_and_no_longer() -> None:
    case = hand().make("ana", suit="espadas")
    case = case.do(f"ana discard {case.some('ana', 3)}")
    case = case.do(f"blas discard {case.some('blas', 6)}")
    case = case.do(f"clara discard {case.some('clara', 2)}, ana ask-reposta")
    for answering in (case, case.do("blas refuse"), case.do("blas refuse, clara refuse")):
        for who in answering.viewers:
            assert answering.notes("bought", who) == [("ana", 3), ("blas", 6), ("clara", 2)]
            assert answering.notes("bought-more", who) == []
            assert [len(answering.seen(each, who).discards) for each in answering.people] == [3, 6, 2]
    begun = case.do("blas refuse, clara grant")
    assert (begun.phase, begun.notes("bought"), begun.notes("bought-more")) == ("play", [], [(None, "blas")])
    assert [begun.seen(each).discards for each in begun.people] == [(), (), ()]


@pytest.mark.law("vol.II.15.7", "vol.II.15.9")
def test_the_quarto_sees_his_four_too_while_he_asks_before_he_names() -> None:
    case = hand(of=FOUR, obligation="off").all_pass().do("ana passo, blas passo, clara passo, diego treze")
    asked = case.do(f"diego aside {case.some('diego', 4)}, diego ask-reposta")
    assert len(asked.seen("diego", "diego").discards) == 4 and None not in asked.seen("diego", "diego").discards
    assert asked.seen("diego", "ana").discards == (None,) * 4
    named = asked.do("ana refuse, diego name oros")
    assert named.seen("diego", "diego").discards == (None,) * 4


@pytest.mark.law("vol.II.11.12")
def test_or_told_to_a_feito_who_asks() -> None:
    case = bought_three(bought_more="asked")
    assert case.notes("bought-more") == []
    assert "ask-bought" in case.words("ana") and case.prompt("clara") is None
    asked = case.do("ana ask-bought")
    assert asked.notes("bought-more", "ana") == [(None, "blas")] and "ask-bought" not in asked.words("ana")


@pytest.mark.law("vol.II.11.12")
def test_in_the_play_nobody_can_count_what_each_has_bought() -> None:
    for bought in ("shown", "asked"):
        case = bought_three(bought_more=bought)
        assert [case.seen(name, who).discards for who in case.viewers for name in case.people] == [()] * 12
        later = case.do(f"{case.turn} play {case.some(case.turn, 1)}")
        assert {place.discards for who in later.viewers for place in later.view(who).seats} == {()}, "nor later on"
    quarto = hand(of=FOUR, obligation="off").all_pass().do("ana passo, blas passo, clara passo, diego treze")
    laid = quarto.do(f"diego aside {quarto.some('diego', 4)}")
    assert len(laid.seen("diego", "diego").discards) == 4 and None not in laid.seen("diego", "diego").discards
    assert laid.seen("diego", "ana").discards == (None,) * 4
    begun = laid.do("diego name oros, diego begin")
    assert {place.discards for who in begun.viewers for place in begun.view(who).seats} == {()}


@pytest.mark.law("vol.II.7.2")
def test_everybody_can_count_what_was_thrown_and_what_is_left() -> None:
    case = hand().make("ana", suit="espadas")
    case = case.do(f"ana discard {case.some('ana', 5)}")
    for who in case.viewers:
        assert len(case.seen("ana", who).discards) == 5 and len(case.view(who).stock) == 8


def test_what_is_out_of_play_is_one_heap_of_backs() -> None:
    case = bought_three()
    (heap,) = [heap for heap in case.view("ana").heaps if heap.key == "out"]
    assert heap.cards == (None,) * 13


@pytest.mark.law("vol.II.11.1")
def test_the_last_hears_how_many_are_passed() -> None:
    case = hand().make("ana", suit="espadas")
    case = case.do(f"ana discard {case.some('ana', 5)}")
    case = case.do(f"blas discard {case.some('blas', 3)}")
    assert len(case.view("clara").stock) == 5


def test_a_hand_is_seen_by_its_owner_only() -> None:
    case = hand()
    for who in case.people:
        for other in case.viewers:
            cards = case.seen(who, other).cards
            assert (None in cards) == (who != other) and len(cards) == 9


@pytest.mark.law("vol.I.6.22")
def test_shown_cards_are_seen_in_the_hand_until_they_are_played() -> None:
    case = hand(ANA="1E 1B", stock="5O").do("ana respeito").begun()
    shown = [str(card) for card in case.seen("ana", "blas").cards if card is not None]
    assert shown == ["5O", "1E", "1B"]
    assert case.play("1E").seen("ana", "blas").cards.count(None) == 6


@pytest.mark.law("vol.II.15.7")
def test_the_quarto_sees_his_four_until_he_names_and_nobody_else_ever() -> None:
    case = hand(of=FOUR, obligation="off", stock="12O 11O").all_pass()
    case = case.do("ana passo, blas passo, clara passo, diego treze")
    case = case.do(f"diego aside {case.some('diego', 4)}")
    assert None not in case.seen("diego", "diego").discards
    assert case.seen("diego", "ana").discards == (None,) * 4
    named = case.do("diego name oros")
    assert named.seen("diego", "diego").discards == (None,) * 4


@pytest.mark.law("vol.II.8.1")
def test_but_who_has_been_to_the_casca_sees_nothing_again_of_what_he_threw() -> None:
    case = hand().all_pass().do("ana casca")
    assert (case.phase, case.seen("ana", "ana").discards) == ("name-trump", (None,) * 9)


def test_the_quarto_sees_what_a_spectator_sees() -> None:
    case = hand(of=FOUR).make("ana", suit="oros").begun()
    assert case.named("diego") == case.named(None)


def test_what_was_said_still_stands_beside_each() -> None:
    case = hand().do("ana passo, blas licença, clara só")
    assert [case.seen(who).said for who in case.people] == ["passo", "licença", "só"]
    assert [(call.seat, call.said) for call in case.view().calls] == [(0, "passo"), (1, "licença"), (2, "só")]
    higher = case.do("blas só")
    assert higher.seen("blas").said == "só", "the last that he said"


@pytest.mark.law("vol.I.8.10")
def test_everybody_can_see_who_has_the_medalhao() -> None:
    assert Voltarete().deal(ANA="").notes("medalhao", "clara") == [(None, "ana")]
    assert Voltarete(dealer=None).notes("medalhao") == [], "before the lots nobody has it"


@pytest.mark.law("vol.I.5.2", "vol.II.15.12")
def test_of_four_the_dealer_does_not_play_unless_he_takes_the_thirteen() -> None:
    def playing(case: Voltarete) -> list[str]:
        return [who for who in case.people if case.seen(who).playing]

    case = hand(of=FOUR, obligation="off")
    assert playing(case) == ["ana", "blas", "clara"]
    taken = case.all_pass().do("ana passo, blas passo, clara passo, diego treze")
    assert (len(taken.seen("diego").cards), taken.view().stock) == (13, ()), "nothing is left of the stock"
    assert playing(taken) == ["ana", "blas", "clara", "diego"]
    assert playing(Voltarete(FOUR, dealer=None)) == ["ana", "blas", "clara", "diego"], "nobody deals yet"


def test_a_purse_below_zero_is_told_as_owed() -> None:
    case = Voltarete(start={"score": [-200, 100, 100]})
    assert [(piece.kind, piece.count) for piece in case.view().scores[0].pieces] == [("owes", 80)]


@pytest.mark.law("vol.I.8.2")
def test_a_purse_is_told_in_talhas_of_twenty_talhinhas_of_five_and_single_tentos() -> None:
    def told(purse: int) -> list[tuple[str, int]]:
        case = Voltarete(start={"score": [purse - 120, 0, 120 - purse]})
        return [(piece.kind, piece.count) for piece in case.view().scores[0].pieces]

    assert told(0) == []
    assert told(19) == [("talhinha", 3), ("one", 4)]
    assert told(47) == [("talha", 2), ("talhinha", 1), ("one", 2)]
    assert told(-1) == [("owes", 1)]


@pytest.mark.law("vol.II.19.6")
def test_which_recambo_is_played() -> None:
    case = Voltarete(recambos=2, keep_seats=True, start={"box": 10, "remissas": [[0, 40]]}).deal(ANA="")
    assert case.view().round == 1
    second = case.come_out(suit="oros", tricks=(5, 2, 2))
    assert second.view().round == 2
    tail = Voltarete(start={"box": 10, "remissas": [[0, 40], [1, 60]]}).deal(ANA="")
    assert tail.come_out(suit="oros", tricks=(5, 2, 2)).view().round == 1, "what waits belongs to the last"


@pytest.mark.law("vol.II.11.12")
def test_of_the_thirteen_nobody_bought_and_nothing_can_be_asked() -> None:
    case = hand(of=FOUR, obligation="off", bought_more="asked").all_pass()
    case = case.do("ana passo, blas passo, clara passo, diego treze")
    case = case.do(f"diego aside {case.some('diego', 4)}, diego name oros, diego begin")
    assert "ask-bought" not in case.words("diego") and case.notes("bought-alike") == []


def test_before_the_cards_are_dealt_nobody_has_any() -> None:
    case = Voltarete(dealer="clara").falls()
    assert case.phase == "cut" and [case.seen(who).cards for who in ("ana", "blas", "clara")] == [(), (), ()]
