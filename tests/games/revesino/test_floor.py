"""The open table: what goes wrong, what can be claimed, and what is made of it."""

from __future__ import annotations

import pytest

from tapete.table.tricks import Trick
from tests.games.revesino.hands import Revesino, opened

STOCK = "9E 1B 4C"


def dealt(**given: object) -> Revesino:
    """The cards dealt at an open table, the bazeta 9E 1B 4C."""
    given.setdefault("stock", STOCK)
    return opened(**given)


def ready() -> Revesino:
    """Diego has only to deal."""
    return opened().ready_to_deal(STOCK)


def first(case: Revesino, who: str) -> str:
    """The first card of his hand."""
    return case.held(who)[0]


# The deal.


@pytest.mark.law("rev.68", "rev.72")
def test_a_misdeal_passes_the_deal() -> None:
    case = ready().do("diego misdeal blas clara")
    assert [len(case.held(who)) for who in case.people] == [11, 12, 10, 12]
    after = case.do("ana claim cards blas")
    assert after.ruling == "void rev.68 rev.72"
    assert after.dealer == "ana" and after.state.deals == 1 and after.net() == [0, 0, 0, 0]
    assert not ready().do("diego deal").allows("ana claim cards blas")


@pytest.mark.law("rev.72", "rev.74")
def test_noticed_after_the_exchange_or_after_the_lead() -> None:
    case = ready().do("diego misdeal blas clara, ana decline, blas decline, clara decline")
    case = case.do(f"diego discard {first(case, 'diego')}, diego draw 0")
    assert case.do("ana claim cards clara").ruling == "void rev.68 rev.72"
    late = case.play(first(case, "ana")).do("diego claim cards blas, diego claim cards clara")
    assert late.ruling == "pays-all rev.74 rev.78" and late.phase == "play"
    assert (late.floor.faults.over, late.floor.faults.short) == (frozenset({1}), frozenset({2}))


@pytest.mark.law("rev.103", "rev.85")
def test_a_wrong_bazeta() -> None:
    case = ready().do("diego misdeal clara stock")
    assert len(case.asleep) == 2
    after = case.do("ana claim stock diego")
    assert after.ruling == "void rev.103" and after.dealer == "ana"
    led = case.do("ana decline, blas decline, clara decline")
    led = led.do(f"diego discard {first(led, 'diego')}, diego draw 0").play(first(led, "ana"))
    assert not led.allows("blas claim stock diego"), "once a card is led nobody counts it"


@pytest.mark.law("rev.68")
def test_a_card_faced_in_dealing() -> None:
    case = ready().do("diego face blas")
    assert first(case, "blas") in case.known("ana")
    after = case.do("ana claim faced diego")
    assert after.told("void") and after.dealer == "ana"


@pytest.mark.law("rev.68", "rev.115")
def test_a_deal_out_of_turn() -> None:
    case = opened().do("blas take-pack").ready_to_deal().do("blas deal")
    assert case.turn == "clara"
    after = case.do("ana claim deal blas")
    assert after.ruling == "void rev.68" and after.dealer == "diego" and after.state.deals == 0
    stands = case.do("clara decline, ana claim deal blas")
    assert stands.ruling == "stands rev.68" and stands.phase == "exchange"
    assert stands.state.next_deal().dealer == 0, "as if Diego had dealt"


# The exchange.


@pytest.mark.law("rev.73")
def test_two_drawn_for_one() -> None:
    case = dealt()
    case = case.do(f"ana discard {first(case, 'ana')}, ana draw 2")
    assert len(case.held("ana")) == 12
    after = case.do("clara claim cards ana")
    assert after.ruling == "void rev.73" and after.dealer == "diego" and after.state.deals == 0


@pytest.mark.law("rev.107")
def test_who_lets_his_exchange_go_by_has_lost_it() -> None:
    case = dealt().do("ana let-go")
    card = first(case, "blas")
    after = case.do(f"blas discard {card}, blas draw 1")
    assert "9E" in after.held("blas"), "the next has got the card on top"
    assert len(after.held("ana")) == 11
    assert not after.allows("ana draw 1") and not after.allows("clara claim cards ana")


@pytest.mark.law("rev.107", "rev.108", "rev.73")
def test_who_discards_and_forgets_to_draw() -> None:
    case = dealt()
    case = case.do(f"ana discard {first(case, 'ana')}, ana draw 0")
    assert not case.allows("clara claim cards ana")
    assert "9E" in case.do("ana draw 1").held("ana"), "the next has not touched the bazeta"
    late = case.do("blas decline")
    assert not late.allows("ana draw 1")
    after = late.do("clara claim cards ana")
    assert after.ruling == "pays-all rev.108 rev.74" and after.floor.faults.short == {0}
    assert after.phase == "exchange"
    void = dealt(forgotten_draw="void")
    void = void.do(f"ana discard {first(void, 'ana')}, ana draw 0, blas decline, clara claim cards ana")
    assert void.ruling == "void rev.73" and void.dealer == "diego"


@pytest.mark.law("rev.101", "rev.111")
def test_a_discard_changed() -> None:
    case = dealt(BLAS="12B 1O").do("ana decline, blas discard 12B, blas change 1O")
    assert case.asleep[-1] == "1O" and "12B" in case.held("blas")
    after = case.do("clara claim change blas")
    assert after.ruling == "void-and-fine rev.101 rev.111"
    assert after.paid("discard-changed") == [(1, "raffle", 8)]
    assert after.dealer == "diego" and [pot.offender for pot in after.state.pots] == [1]
    assert not dealt(BLAS="12B").do("ana decline, blas discard 12B").allows("clara claim change blas")


@pytest.mark.law("rev.102")
def test_the_dealer_changes_his() -> None:
    case = dealt(DIEGO="3B 1B", stock="9E 2B 4C").do("ana decline, blas decline, clara decline")
    after = case.do("diego discard 3B, diego change 1B, ana claim change diego")
    assert after.ruling == "void-and-fine rev.102 rev.111" and after.dealer == "ana"
    assert after.paid("discard-changed") == [(3, "raffle", 8)]


@pytest.mark.law("rev.104", "rev.101")
def test_a_look_before_the_discard() -> None:
    case = dealt(BLAS="12B").do("ana decline, blas peek")
    assert "1B" in case.known("blas") and "1B" not in case.known("ana")
    after = case.do("clara claim look blas")
    assert after.ruling == "no-draw rev.104"
    assert after.turn == "clara" and "12B" in after.held("blas") and after.asleep[-1] == "1B"
    forgiven = case.do("blas decline")
    assert not forgiven.allows("clara claim look blas"), "then he has only declined"
    exchanged = case.do("blas discard 12B, blas draw 1, clara claim look blas")
    assert exchanged.ruling == "void-and-fine rev.101 rev.111"


@pytest.mark.law("rev.105")
def test_two_discarded_at_once() -> None:
    case = dealt(CLARA="12E 11E").do("ana decline, blas decline, clara discard 11E 12E, clara draw 2")
    after = case.do("ana claim twice clara")
    assert after.ruling == "void-and-fine rev.105" and after.net() == [8, 8, -24, 8]
    assert after.dealer == "diego"
    double = dealt(CLARA="12E 11E", mari_perez=True).do(
        "ana decline, blas decline, clara discard 11E 12E, clara draw 2"
    )
    assert double.do("ana claim twice clara").net() == [16, 16, -48, 16]


@pytest.mark.law("rev.109", "rev.100")
def test_the_dealer_draws() -> None:
    case = dealt(DIEGO="12O", ANA="2O").do("ana decline, blas decline, clara decline, diego discard 12O, diego draw 1")
    case = case.do("diego take-up")
    assert len(case.held("diego")) == 12
    after = case.do("ana claim look diego")
    assert after.ruling == "pays-all rev.109 rev.74" and after.floor.faults.over == {3}
    assert len(after.held("diego")) == 11 and after.phase == "play", "the card goes back"
    peeked = dealt(DIEGO="12O").do("ana decline, blas decline, clara decline, diego peek, blas claim look diego")
    assert peeked.floor.faults.over == {3}


# The play.


def playing(**hands: str) -> Revesino:
    """Nobody has exchanged, and Diego has laid a card away; who has what is as written."""
    return dealt(**{"stock": "12B 11B 10B", **hands}).to_play()


HANDS = {
    "ANA": "7O 8O 9O 2C 3C 4C 2E 3E 4E 2B 3B", "BLAS": "2O 3O 5C 6C 7C 5E 6E 7E 4B 5B 6B",
    "CLARA": "4O 5O 6O 8C 9C 10C 8E 9E 10E 7B 8B", "DIEGO": "10O 11O 12O 11C 12C 11E 12E 1E 9B 1B 1O 1C",
}  # fmt: skip


@pytest.mark.law("rev.138", "rev.124", "rev.125", "rev.126", "rev.22", "rev.139")
def test_a_revoke_is_complete_when_the_next_card_is_played() -> None:
    case = playing(**HANDS).play("7O 4B")
    assert case.allows("blas mend") and not case.allows("ana claim revoke blas")
    mended = case.do("blas mend")
    assert mended.turn == "blas" and "4B" in mended.held("blas") and mended.allows("blas play 2O")
    trick = case.play("4O").do(f"diego play {first(case.play('4O'), 'diego')}")
    assert trick.allows("blas mend"), "the next has not been led yet"
    back = trick.do("blas mend")
    assert back.turn == "blas" and back.state.trick[0].card.text == "7O"
    led = trick.do(f"{trick.turn} play {trick.held(trick.turn)[-1]}")
    assert not led.allows("blas mend")
    claimed = led.do("clara claim revoke blas")
    assert claimed.told("decided-later", "seat") == ["blas"] and claimed.phase == "play"
    end = claimed.finish()
    assert end.ruling == "pays-all rev.124 rev.125 rev.126" and end.floor.faults.revoked == {1}


@pytest.mark.law("rev.127", "rev.128", "rev.111")
def test_each_repetition_costs_a_partida() -> None:
    def twice(**options: object) -> Revesino:
        case = opened(**options).last_trick("ana 9O 8O 7O 6O").but(slips=_revokes(2, 5, 7))
        return case.do("ana claim revoke blas, clara claim revoke blas, diego claim revoke blas").play("9O 8O 7O 6O")

    case = twice()
    assert case.paid("revoke-again") == [(1, "raffle", 4), (1, "raffle", 4)]
    assert [(pot.amount, pot.offender) for pot in case.state.pots] == [(4, 1), (4, 1)]
    assert case.told("ruling", "decision") == ["pays-all", "fined-again", "fined-again"]
    assert twice(repeat_revoke_free=True).paid("revoke-again") == []


def _revokes(*tricks: int) -> tuple[object, ...]:
    from tapete.table.floor import Slip

    return tuple(Slip("revoke", 1, trick - 1) for trick in tricks)


@pytest.mark.law("rev.140", "rev.198")
def test_when_the_tricks_are_mixed_nothing_can_be_claimed() -> None:
    case = opened().last_trick("ana 9O 8O 7O 6O").but(slips=_revokes(3)).play("9O 8O 7O 6O")
    assert case.phase == "count" and case.allows("diego claim revoke blas")
    assert not case.do("ana mix").allows("diego claim revoke blas")


def test_what_is_not_proved_changes_nothing() -> None:
    case = opened().last_trick("ana 9O 8O 7O 6O").do("ana claim revoke blas")
    assert not case.allows("ana claim revoke blas"), "nobody claims the same twice"
    assert not case.told("not-proven"), "it is not even told that there was none"
    end = case.play("9O 8O 7O 6O")
    assert end.told("not-proven", "seat") == ["blas"] and end.floor.faults.revoked == frozenset()


@pytest.mark.law("rev.36", "rev.164", "rev.180")
def test_the_four_aces_do_not_revoke() -> None:
    hands = {
        **HANDS,
        "CLARA": "1O 1C 1E 1B 5O 6O 8C 9C 8E 7B 8B",
        "DIEGO": "10O 11O 12O 11C 12C 11E 12E 10C 9E 10E 9B 4O",
    }
    case = playing(**hands).play("7O 2O 1B")
    assert not case.allows("clara mend")
    assert case.floor.slips == ()


@pytest.mark.law("rev.84")
def test_two_cards_on_one_trick_or_none() -> None:
    case = playing(**HANDS).play("7O 2O").do("blas add 4B")
    assert "4B" in case.known("clara") and len(case.held("blas")) == 9
    assert case.do("clara claim cards blas").ruling == "pays-all rev.84"
    done = case.play("4O").do(f"diego play {case.held('diego')[0]}")
    assert "4B" in [card.text for card in done.state.taken[0].cards], "it counts for whoever took the trick"
    none = playing(**HANDS).play("7O").do("blas omit")
    dear = playing(**HANDS).do("ana play 7O, blas play 2O, clara play 4O, diego play 1O, diego play 1E, diego add 11C")
    fates = dear.but(taken=_taken(dear)).state.course.fates_of(1)
    told = [(fate.card.text, fate.how, fate.owner) for fate in fates]
    assert told == [("1E", "led", 3), ("11C", "led", 3)], "a card thrown along is led, drawn or sold like any other"
    assert none.turn == "clara" and none.do("ana claim cards blas").ruling == "pays-all rev.84"


OWN = {"BLAS": "12O 3O 5C 6C 7C 5E 6E 1E 4B 5B 6B", "DIEGO": "10O 11O 2O 11C 12C 11E 12E 7E 9B 1B 1O 1C"}


@pytest.mark.law("rev.84", "rev.186", "rev.187")
def test_an_ace_thrown_along_to_ones_own_trick_is_drawn() -> None:
    for timing in ("at-once", "end"):
        case = playing(**{**HANDS, **OWN}, pay_timing=timing).do(
            "ana play 7O, blas play 12O, blas add 1E, clara play 4O"
        )
        case = case.do("diego play 2O, blas play 3O")
        assert case.state.taken[0].winner == 1
        assert [(fate.card.text, fate.how, fate.leader) for fate in case.state.course.fates_of(0)] == [
            ("1E", "drawn", 0)
        ]
        assert case.owed == (["blas ana 1 drawn"] if timing == "at-once" else [])
        assert case.finish().done().net()[1] == -12, "nothing of the stake is lost"


@pytest.mark.law("rev.84", "rev.186", "rev.124")
def test_an_ace_thrown_along_to_anothers_trick_is_sold() -> None:
    over = playing(**{**HANDS, **OWN}).do("ana play 7O, blas play 3O, blas add 1E, clara play 4O, diego play 11O")
    assert [(fate.how, fate.winner) for fate in over.state.course.fates_of(0)] == [("sold", 3)]
    assert over.finish().done().net()[1] == -12


@pytest.mark.law("rev.118", "rev.119")
def test_a_card_that_fell_can_be_demanded() -> None:
    case = playing(**{**HANDS, "BLAS": "2O 11O 5C 6C 7C 5E 6E 7E 4B 5B 6B", "DIEGO": "10O 3O 12O 11C 12C"}).play("7O")
    fallen = case.do("blas drop 11O")
    assert "11O" in fallen.known("clara")
    assert fallen.may("blas", "play") > {"2O", "11O"}
    assert fallen.do("diego demand blas").may("blas", "play") == {"11O"}
    unlawful = case.do("blas drop 5C, diego demand blas")
    assert unlawful.ruling == "no-demand rev.118" and len(unlawful.may("blas", "play")) == 11


@pytest.mark.law("rev.116", "rev.118")
def test_a_card_out_of_turn_goes_back_and_can_be_demanded() -> None:
    case = playing(**HANDS).play("7O").do("clara play 4O")
    assert case.turn == "blas", "it is still his turn"
    back = case.do("ana claim turn clara")
    assert back.ruling == "taken-back rev.116 rev.118" and back.turn == "blas"
    assert back.play("2O").allows("ana demand clara")
    stands = case.do("blas play 2O")
    assert stands.do("ana claim turn clara").ruling == "stands rev.116" and stands.turn == "diego"


@pytest.mark.law("rev.190")
def test_nobody_can_break_the_duty_of_the_caballo() -> None:
    case = opened().last_trick("ana 9O 8O 7O 6O").but(hands=_hands("5C 2B", "12C 11C", "3B 4B", "5B 6B"), leader=0)
    assert case.play("5C").may("blas", "play") == {"11C"}
    void = case.but(hands=_hands("5C 2B", "3B 4B", "12C 11C", "5B 6B"))
    assert void.play("5C 3B").may("clara", "play") == {"11C"}, "what was thrown on it makes no difference"


def _taken(case: Revesino) -> tuple[object, ...]:
    """The tricks with the one on the table, as it lies there."""
    trick = Trick(3, 3, case.state.trick)
    return (*case.state.taken, trick)


def _hands(*texts: str) -> tuple[object, ...]:
    from tapete.cards import cards

    return tuple(cards(text) for text in texts)


@pytest.mark.law("rev.111", "rev.101")
def test_what_was_paid_to_the_table_is_raffled_in_the_next_hand() -> None:
    case = dealt(BLAS="12B 1O").do("ana decline, blas discard 12B, blas change 1O, clara claim change blas")
    again = case.do("diego take-pack").falls()
    over = again.over("ana 9E 1E 12E 11E", rest="ana clara")
    assert over.paid("raffle-won") == [("raffle", 2, 8)]


@pytest.mark.law("rev.74", "rev.84")
def test_a_wrong_number_is_plain_at_the_end() -> None:
    case = opened().over("ana 9O 8O 7O 6O", left="diego 2O")
    assert case.told("ruling", "seat", "decision") == [("diego", "pays-all")]
    assert sum(case.net()) == 0 and case.net()[3] == -12


@pytest.mark.law("rev.199", "rev.200")
def test_cards_can_always_be_laid_down_at_the_open_table() -> None:
    assert playing(**HANDS).allows("diego lay-down")
