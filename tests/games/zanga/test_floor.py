"""The open table: what goes wrong there, who claims it, and what follows."""

from __future__ import annotations

from typing import Any

import pytest

from tapete.games.zanga import eight
from tapete.games.zanga.eight import all_eight
from tapete.games.zanga.floor import court
from tapete.table.game import OPEN
from tapete.table.offer import Say
from tests.games.zanga.hands import KINGS, Zanga

# Ana leads a copa, and Clara plays a basto though she holds the four of copas.
CLARA_REVOKES = {
    "ANA": "5C 12O 11O 10O 2O 12E 11E 10E",
    "BLAS": "6C 12C 3O 7E 6E 5E 4E 3E",
    "CLARA": "4C 6B 4O 5O 12B 11B 10B 7B",
    "DIEGO": "7C 11C 6O 1O 5B 4B 3B 2B",
}
SLIP = "ana play 5C, blas play 6C, clara play 6B, diego play 7C"


def at_play(who: Any = "ana", alone: Any = False, trump: Any = "oros", **given: Any) -> Zanga:
    """The play begins at the open table; `who` is named."""
    case = Zanga(table=OPEN, **{**CLARA_REVOKES, **given})
    return case.alone(who, trump) if alone else case.taken_by(who, trump)


# The deal.


@pytest.mark.law("zan.art.13.2", "zan.intro.11")
def test_without_the_cut_the_others_may_have_a_new_deal_until_somebody_speaks() -> None:
    case = Zanga(table=OPEN).falls().do("diego cut 5")
    assert case.may("diego") >= {"offer", "deal"}
    dealt = case.do("diego deal, diego count")
    assert dealt.told("uncut", "seat") == ["diego"]
    assert dealt.allows("ana claim cut diego") and not dealt.allows("blas claim cut diego"), "his partner may not"
    again = dealt.do("ana claim cut diego")
    assert (again.phase, again.dealer, again.vales) == ("shuffle", "diego", [16, 16, 0])
    assert not dealt.do("ana paso").allows("clara claim cut diego")
    assert not case.do("diego offer, clara cut 5, diego deal, diego count").allows("ana claim cut diego")


@pytest.mark.law("zan.art.15", "zan.intro.13")
def test_nobody_picks_up_his_cards_before_the_zanga_is_counted() -> None:
    case = Zanga(table=OPEN).falls().do("diego cut 5, diego offer, clara cut 5, diego deal")
    assert case.seen("blas", by="blas").cards == (None,) * 8
    assert case.known("blas") == set()
    counted = case.do("diego count")
    assert None not in counted.seen("blas", by="blas").cards
    looked = case.do("blas look")
    assert len(looked.known("blas")) == 8 and looked.known("ana") == set()
    void = looked.do("ana claim look blas")
    assert (void.phase, void.dealer, void.vales) == ("shuffle", "diego", [16, 16, 0])
    assert looked.do("diego count, ana juego").choices("clara", "claim") == []


@pytest.mark.law("zan.art.13.4")
def test_if_the_dealer_does_not_count_eight_the_deal_does_not_stand() -> None:
    case = Zanga(table=OPEN).falls().do("diego cut 5, diego offer, clara cut 5, diego overdeal ana")
    counted = case.do("diego count")
    assert counted.told("counts", "number") == [7]
    assert (counted.phase, counted.dealer, counted.decisions) == ("shuffle", "diego", ["deal-again"])
    assert case.do("diego count").vales == [16, 16, 0]


@pytest.mark.law("zan.art.13.4")
def test_a_wrong_hand_found_after_the_auction_began_voids_it_and_all_is_given_back() -> None:
    ready = Zanga(table=OPEN, start={"score": [12, 12]}).falls().do("diego cut 5, diego offer, clara cut 5")
    case = ready.do("diego misdeal ana blas, diego count, ana paso, blas paso")
    assert case.vales == [7, 11, 14]
    void = case.do("clara claim cards ana")
    assert (void.decisions, void.vales, void.dealer, void.phase) == (["void"], [12, 12, 8], "diego", "shuffle")
    late = case.do("clara juego, diego juego, clara triunfo oros")
    assert late.decisions == ["void"], "it comes to light before the first card at the latest"
    assert late.told("ruling", "seat") == ["ana"], "who has one too many, or the first with too few"


def ready() -> Zanga:
    """Diego has the pack before him, cut."""
    return Zanga(table=OPEN).falls().do("diego cut 5, diego offer, clara cut 5")


@pytest.mark.law("zan.art.13.4")
def test_to_deal_wrongly_is_asked_twice_and_everybody_can_get_what_was_anothers() -> None:
    prompt = ready().prompt("diego")
    assert prompt is not None
    said = {str(offer): offer.grave for offer in prompt.every if isinstance(offer, Say)}
    pairs = {f"misdeal {over} {short}" for over in range(4) for short in range(4) if over != short}
    assert said == {"deal": False} | dict.fromkeys(pairs | {f"overdeal {seat}" for seat in range(4)}, True)


@pytest.mark.law("zan.art.13.4")
def test_a_card_that_goes_astray_is_the_first_of_the_other_hand_or_of_the_zanga() -> None:
    right = ready().do("diego deal")
    assert right.told("uncut") == [] and right.phase == "count"
    for over in right.people:
        wrong = ready().do(f"diego overdeal {over}")
        asleep = [card.text for card in right.state.zanga]
        assert [card.text for card in wrong.state.zanga] == asleep[1:] and wrong.phase == "count"
        for who in right.people:
            assert wrong.held(who) == right.held(who) + asleep[:1] * (who == over)
        for short in right.people:
            if short != over:
                other = ready().do(f"diego misdeal {over} {short}")
                assert other.held(over) == right.held(over) + right.held(short)[:1]
                assert other.held(short) == right.held(short)[1:] and other.state.zanga == right.state.zanga


@pytest.mark.law("zan.art.15", "zan.intro.13")
def test_to_look_too_early_is_asked_twice_and_done_once() -> None:
    case = ready().do("diego deal")
    for who in case.people:
        prompt = case.prompt(who)
        assert prompt is not None
        assert [offer.grave for offer in prompt.beside if isinstance(offer, Say) and offer.word == "look"] == [True]
    looked = case.do("blas look")
    assert not looked.allows("blas look") and looked.allows("ana look")
    assert not case.do("diego count").allows("ana look")


# A revoke.


@pytest.mark.law("zan.art.29", "zan.intro.7")
def test_a_revoke_of_the_others_loses_them_the_pot() -> None:
    case = at_play("blas").do(SLIP)
    assert case.vales == [11, 16, 5]
    claimed = case.do("blas renuncio 6B")
    assert claimed.decisions == ["pot-lost"]
    assert (claimed.silent().vales, claimed.silent().result) == ([11, 21, 0], "hecha")


@pytest.mark.law("zan.art.29.2")
def test_a_revoke_of_the_named_pair_is_codillo() -> None:
    hands = {"ANA": "5C", "BLAS": "6C", "CLARA": "4C", "DIEGO": "7C 6B"}
    case = at_play("blas", **hands).do("ana play 5C, blas play 6C, clara play 4C, diego play 6B")
    done = case.do("ana renuncio 6B").silent()
    assert (done.result, done.vales) == ("codillo", [16, 11, 5])


@pytest.mark.law("zan.art.29", "zan.art.33")
def test_it_may_be_claimed_from_the_card_on_and_only_by_the_other_pair() -> None:
    case = at_play("blas").do("ana play 5C, blas play 6C, clara play 6B")
    assert "6B" in case.prompt_cards("blas")
    assert "6B" not in case.prompt_cards("ana")
    assert case.do("diego renuncio 6B").phase == "claims"
    poor = at_play("blas", start={"score": [20, 0]}).do(SLIP)
    assert poor.vales[1] == 0 and "6B" in poor.prompt_cards("blas"), "without a vale too"


@pytest.mark.law("zan.art.30")
def test_with_a_matador_two_more() -> None:
    hands = {"ANA": "1B 4O 3O 2O 5O 6O 10O 11O", "BLAS": "12C", "CLARA": "5C", "DIEGO": "1E 4C"}
    case = at_play("blas", trump="copas", **hands)
    case = case.but(leader=3, hands=case.state.hands).do("diego play 1E, ana play 4O, blas play 12C, clara play 5C")
    assert case.vales == [11, 16, 5]
    done = case.do("blas renuncio 4O").silent()
    assert done.vales == [9, 23, 0]
    assert done.laws_of("revoke-matador") == [("zan.art.30",)]


# Pair B holds every winner with copas as trumps; Ana keeps the bastillo back from the espadilla.
WINNERS = {
    "DIEGO": "1E 7C 1C 12C 11C 10C 2C 3C",
    "ANA": "1B 4O 3O 2O 5O 6O 10O 11O",
    "BLAS": "12O 12E 11E 10E 12B 11B 10B 7B",
    "CLARA": "4C 7E 6E 5E 4E 6B 5B 4B",
}


@pytest.mark.law("zan.art.30.2")
def test_four_if_all_eight_could_have_been_made() -> None:
    case = at_play("blas", trump="copas", **WINNERS).but(leader=3)
    case = case.do("diego play 1E, ana play 4O, blas play 12O, clara play 4C")
    done = case.do("blas renuncio 4O").silent()
    assert done.vales == [7, 25, 0]


@pytest.mark.law("zan.art.30.2")
def test_where_it_is_not_found_out_two_are_paid_and_all_are_told_why(monkeypatch: pytest.MonkeyPatch) -> None:
    case = at_play("blas", trump="copas", **WINNERS).but(leader=3)
    case = case.do("diego play 1E, ana play 4O, blas play 12O, clara play 4C")
    assert case.do("blas renuncio 4O").told("eight-unknown") == []
    monkeypatch.setattr(eight, "LONGEST", 0)
    claimed = case.do("blas renuncio 4O")
    assert claimed.told("eight-unknown", "seat") == ["ana"], "whose revoke it was"
    assert claimed.told_to("eight-unknown") == [("ana", {*claimed.viewers})]
    assert claimed.silent().vales == [9, 23, 0]


def test_only_to_claim_a_revoke_may_take_long_and_always_says_so() -> None:
    case = at_play("blas")
    assert case.state.takes_long("renuncio") and not case.state.takes_long("play")
    over = case.do(SLIP).do("blas renuncio 6B")
    assert over.phase == "claims" and over.state.takes_long("renuncio") and not over.state.takes_long("done")
    assert not Zanga(**CLARA_REVOKES).taken_by("blas").state.takes_long("renuncio"), "nobody claims there"


@pytest.mark.law("zan.art.30.2", "zan.art.31")
def test_nothing_is_searched_where_nothing_hangs_on_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(court, "all_eight", lambda *_: pytest.fail("this is searched in vain"))
    plain = at_play("blas").do(SLIP).do("blas renuncio 6B")
    assert plain.decisions == ["pot-lost"], "it was with no matador"
    hands = {
        "ANA": "1E 7O 1O 12O 11O 10O 2O 12C",
        "BLAS": "1B 11C 10C 12E 11E 12B 11B 7C",
        "CLARA": "3O",
        "DIEGO": "6O",
    }
    case = Zanga(table=OPEN, **hands).taken_by("ana")
    for card, kept in (("1E", "11C"), ("7O", "10C"), ("1O", "12E"), ("12O", "11E"), ("11O", "12B")):
        case = case.do(f"ana play {card}, blas play {kept}")
        case = case.play(case.held("clara")[0]).play(case.held("diego")[0])
    five = case.do("ana renuncio 11C")
    assert five.decisions == ["two-more"], "they had five tricks already"


@pytest.mark.law("zan.art.30.2")
def test_the_eight_tricks_must_have_been_certain_or_where_agreed_possible() -> None:
    seven = {"DIEGO": "1E 7C 1C 12C 11C 10C 2C 7O", "ANA": "1B 12O 2O 7B 2E 3E 3B 4B"}
    hands = {**seven, "BLAS": "5O 12E 11E 10E 12B 11B 10B 2B", "CLARA": "3C 4C 7E 6E 5E 4E 6B 5B"}
    start = at_play("blas", trump="copas", **hands).but(leader=3)
    assert not all_eight(start.state, 1), "the seven of oros loses to whoever keeps an oro"
    agreed = at_play("blas", trump="copas", eight="possible", **hands).but(leader=3)
    assert all_eight(agreed.state, 1)
    assert all_eight(at_play("blas", trump="copas", **WINNERS).but(leader=3).state, 1)
    lost = at_play("blas", trump="copas", **WINNERS).won("A").but(leader=3)
    assert not all_eight(lost.state, 1), "a trick is gone already"


@pytest.mark.law("zan.art.31")
def test_who_has_five_tricks_gets_two_for_each_revoke() -> None:
    hands = {"ANA": "1E 7O 1B 1O 12O 11O 12C 10C", "BLAS": "5O 6O 11C 4C", "CLARA": "2C", "DIEGO": "4O 3O 2O 5C"}
    case = at_play("ana", **hands).do("ana play 1E, blas play 4C")  # he holds 5O and 6O
    case = case.play("2C 4O").do("ana play 7O, blas play 11C").play(case.held("clara")[1])
    case = case.play("3O")
    for card in ("1B", "1O", "12O"):
        case = case.do(f"ana play {card}")
        while case.state.trick:
            case = case.play(case.held(case.turn)[0])
    assert case.state.tricks(0) == 5
    first = case.do("ana renuncio 4C")
    assert (first.decisions, first.phase) == (["two-more"], "claims")
    done = first.do("clara renuncio 11C").silent()
    assert done.paid("revoke") == [(1, 0, 2), (1, 0, 2)]
    assert done.vales == [20, 12, 0]


@pytest.mark.law("zan.art.32")
def test_a_claim_that_is_not_proved_costs_two_at_once_and_the_hand_goes_on() -> None:
    case = at_play("ana").do("ana play 5C, blas play 6C")
    claimed = case.do("clara renuncio 6C")
    assert (claimed.decisions, claimed.vales, claimed.phase, claimed.turn) == (["false"], [10, 18, 4], "play", "clara")
    assert "6C" not in claimed.prompt_cards("ana"), "it has been decided"


@pytest.mark.law("zan.art.33.2", "zan.art.33")
def test_a_pair_without_vales_claims_and_wins_only_the_pot() -> None:
    hands = {"ANA": "1E 5C", "BLAS": "1B 4O 12B 11B 10B 7B 6B 5B", "CLARA": "3C", "DIEGO": "4C"}
    case = at_play("ana", trump="copas", start={"score": [4, 23]}, **hands)
    assert case.vales == [0, 23, 9]
    done = case.do("ana play 1E, blas play 4O, clara play 3C, diego play 4C, clara renuncio 4O").silent()
    assert done.vales == [9, 23, 0]


@pytest.mark.law("zan.art.34")
def test_a_card_on_the_table_cannot_be_taken_up_again() -> None:
    case = at_play("blas").do("ana play 5C, blas play 6C, clara play 6B")
    assert not case.words("clara") & {"enmienda", "play"}
    assert case.do("blas renuncio 6B").decisions == ["pot-lost"]


@pytest.mark.law("zan.intro.36")
def test_where_it_is_agreed_a_revoke_is_put_right_before_the_next_card() -> None:
    case = at_play("blas", correcting=True).do("ana play 5C, blas play 6C, clara play 6B")
    assert case.may("clara", "enmienda") == {"4C"}
    mended = case.do("clara enmienda 4C")
    assert [played.card.text for played in mended.state.trick] == ["5C", "6C", "4C"]
    assert "6B" in mended.held("clara") and "6B" in mended.known("diego")
    assert not case.do("diego play 7C").words("clara") & {"enmienda"}
    assert not at_play("blas", correcting=True).do("ana play 5C, blas play 6C, clara play 4C").may("clara", "enmienda")


@pytest.mark.law("zan.art.58.2", "zan.art.58.3")
def test_a_soloists_partner_claims_only_when_the_hand_is_over() -> None:
    case = at_play("blas", alone=True).do("ana play 5C, blas play 6C, clara play 6B")
    assert case.prompt("diego") is None
    while case.phase == "play":
        held = [card for card in case.held(case.turn) if case.allows(f"{case.turn} play {card}")]
        case = case.do(f"{case.turn} play {held[0]}")
    before = case.vales
    heard = case.do("diego renuncio 6B")
    assert heard.decisions[0] in ("pot-lost", "two-more") and heard.vales == before


@pytest.mark.law("zan.art.29")
def test_if_both_pairs_revoked_the_earlier_card_decides() -> None:
    hands = {**CLARA_REVOKES, "DIEGO": "7C 11C 6O 1O 5B 4B 3B 2B"}
    case = at_play("blas", **hands).do("ana play 5C, blas play 6C, clara play 6B, diego play 5B")
    # Clara's basto fell before Diego's.
    first = case.do("ana renuncio 5B")
    assert first.decisions == ["codillo"]
    both = first.do("blas renuncio 6B")
    assert both.decisions == ["codillo", "pot-lost"]
    assert (both.silent().result, both.silent().vales) == ("hecha", [11, 21, 0])
    other = case.do("blas renuncio 6B, ana renuncio 5B")
    assert other.decisions == ["pot-lost", "ignored"]
    assert other.silent().vales == [11, 21, 0]


@pytest.mark.law("zan.art.29", "zan.art.59")
def test_five_asked_by_the_offenders_count_as_failed_and_by_the_injured_as_nothing() -> None:
    offended = at_play("blas").asked("A").do(SLIP).do("blas renuncio 6B").silent()
    assert offended.vales == [9, 23, 0]
    pending = at_play("blas").asked("B").do("ana play 5C, blas play 6C, clara play 6B, blas renuncio 6B").silent()
    assert pending.vales == [11, 21, 0]
    failed = at_play("blas").asked("B").do(SLIP).do("blas renuncio 6B").silent()
    assert failed.vales == [13, 19, 0], "the first trick was lost already"


@pytest.mark.law("zan.art.51")
def test_an_estuche_said_too_early_or_falsely_does_nothing() -> None:
    case = Zanga(table=OPEN, **KINGS).taken_by("ana").trick("1E")
    false = case.do("blas estuche")
    assert (false.state.announced, false.vales) == ((), case.vales)
    early = case.do("ana estuche")
    assert early.state.announced == ()
    right = early.trick("7O").trick("1B").do("ana estuche")
    assert right.state.announced == (0,)


@pytest.mark.law("zan.art.51")
def test_a_false_cry_does_not_close_the_true_one_of_the_same_trick() -> None:
    case = Zanga(table=OPEN, **KINGS).taken_by("ana").trick("1E").trick("7O")
    cried = case.do("ana estuche")
    assert not cried.allows("ana estuche") and not cried.allows("clara estuche"), "once in each trick"
    third = cried.do("ana play 1B")
    assert third.allows("ana estuche") and third.allows("clara estuche"), "the third piece has fallen now"
    announced = third.do("clara estuche")
    assert announced.state.announced == (0,) and not announced.allows("ana estuche")
    other = case.do("blas estuche, ana play 1B")
    assert not other.allows("blas estuche") and not other.allows("diego estuche"), "it is not theirs"
    wrong = third.do("diego estuche")
    assert (wrong.state.announced, wrong.allows("ana estuche")) == ((), True), "nor do the others close it"


@pytest.mark.law("zan.art.51", "zan.art.58.3")
def test_after_the_play_a_false_cry_closes_nothing_either() -> None:
    case = at_play("ana").do("ana play 5C, blas play 6C, clara play 4C, diego play 7C")
    while case.phase == "play":
        case = case.do(f"{case.turn} play {case.choices(case.turn, 'play')[0]}")
    cried = case.do("ana estuche")
    assert not cried.allows("clara estuche"), "the espadilla is asleep"
    shown = Zanga(table=OPEN, **KINGS).taken_by("ana").won("AAAAA", estuche="A")
    held = tuple(hand[5:] for hand in shown.state.hands)
    stopped = shown.but(hands=held, cried=((0, 5),)).do("ana basta")
    assert stopped.allows("ana estuche") and stopped.allows("clara estuche")


@pytest.mark.law("zan.art.29", "zan.art.51")
def test_who_is_done_may_still_claim_and_announce_while_the_window_is_open() -> None:
    case = at_play("ana").do(SLIP)
    while case.phase == "play":
        case = case.do(f"{case.turn} play {case.held(case.turn)[0]}")
    done = case.do("blas done, diego done")
    assert not done.allows("blas done")
    assert done.allows("blas estuche") and "6B" in done.prompt_cards("blas")
    assert done.do("blas renuncio 6B").decisions[0] in ("codillo", "two-more")
    assert done.do("ana done, clara done").phase == "shuffle", "then it is paid"


def test_after_the_play_all_must_be_done_before_it_is_paid() -> None:
    case = at_play("ana").do(SLIP)
    while case.phase == "play":
        case = case.do(f"{case.turn} play {case.held(case.turn)[0]}")
    assert case.phase == "claims"
    assert all(case.allows(f"{who} done") for who in ("ana", "blas", "clara", "diego"))
    assert case.silent().phase == "shuffle"


def test_a_revoke_voids_the_todas_of_those_who_made_it() -> None:
    hands = {"ANA": "1E 7O 1B 1O 12O 11O 12C 10C", "BLAS": "5O 6O 11C 4C", "CLARA": "2C", "DIEGO": "4O 3O 2O 5C"}
    case = at_play("ana", failed_todas="middle", **hands).asked("A").won("AAAAA").but(todas=0)
    told = case.but(guilty=0, decided=True, phase="claims").silent()
    assert told.result == "codillo"
    assert told.paid("cinco-failed") == [(0, 1, 2)], "five counts as failed, and all is not counted"
    assert told.paid("todas-failed") == [] and told.paid("todas") == []
