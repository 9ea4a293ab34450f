"""Mishaps of the open table over whole hands: each happens, is claimed, is ruled on, and the hand goes on."""

from __future__ import annotations

import pytest

from tests.games.revesino.hands import Revesino, opened

HANDS = {
    "ANA": "7O 8O 9O 2C 3C 1C 2E 3E 12E 2B 3B", "BLAS": "2O 3O 5C 6C 7C 5E 6E 7E 4B 5B 6B",
    "CLARA": "4O 5O 6O 8C 9C 10C 8E 9E 10E 7B 8B", "DIEGO": "10O 11O 1O 11C 12C 11E 4E 1E 9B 12B 12O 4C",
}  # fmt: skip
STOCK = "1B 11B 10B"
ASIDE = "ana decline, blas decline, clara decline, diego discard 10O"


def dealt(**options: object) -> Revesino:
    """These hands, and the bazeta 1B 11B 10B."""
    return opened(stock=STOCK, **HANDS, **options)


def playing(**options: object) -> Revesino:
    """Nobody has exchanged, and Diego has laid the ten of oros away."""
    return dealt(**options).do(f"{ASIDE}, diego draw 0")


def settled(case: Revesino) -> Revesino:
    """The hand played out by all, who then have nothing to claim."""
    return case.finish().done()


# Blas takes nothing and wins the partida from Diego, who led three payment cards and drew one from Ana; one sleeps.
PLAIN = [-1, 4 + 2 + 3 + 1 + 1, 0, -4 - 2 - 3 - 1 - 1 + 1]


def test_the_plain_hand() -> None:
    assert settled(playing()).net() == PLAIN


# The deal.


@pytest.mark.law("rev.64")
def test_a_pack_shuffled_only_once_is_shuffled_again() -> None:
    hasty = opened().do("diego shuffle-once").falls("12O 11O 10O")
    assert hasty.told("shuffles-once", "seat") == ["diego"] and not hasty.allows("diego claim shuffle diego")
    again = hasty.do("clara cut 20, ana claim shuffle diego")
    assert again.ruling == "done-again rev.64" and again.phase == "shuffle" and again.net() == [0, 0, 0, 0]
    shuffled = again.falls("2O 3O 4O")
    assert shuffled.phase == "cut" and not shuffled.allows("ana claim shuffle diego"), "now it has been done"
    hand = shuffled.do("clara cut 20, diego deal")
    assert hand.dealer == "diego" and [len(hand.held(who)) for who in hand.people] == [11, 11, 11, 12]
    over = settled(hand.to_play())
    assert over.dealer == "ana" and over.state.hand == 1, "it was all one hand"


@pytest.mark.law("rev.64")
def test_once_the_cards_are_seen_it_is_too_late() -> None:
    hand = opened().do("diego shuffle-once").falls().do("clara cut 20, diego deal, ana claim shuffle diego")
    assert hand.ruling == "too-late rev.64" and hand.phase == "exchange"
    assert not hand.allows("blas claim shuffle diego")
    assert settled(hand.to_play()).dealer == "ana"


@pytest.mark.law("rev.64")
def test_well_shuffled_nobody_can_claim_it() -> None:
    assert not opened().do("diego take-pack").falls().allows("ana claim shuffle diego")


def spilled(deal: str) -> Revesino:
    """In cutting Clara lets a card fall to the floor, and Diego deals."""
    return opened().do("diego take-pack").falls("12O 11O 10O").do(f"clara spill 20, {deal}")


@pytest.mark.law("rev.69", "rev.103")
def test_a_card_that_fell_from_the_pack_costs_nobody_the_deal() -> None:
    case = spilled("diego deal")
    assert [len(case.held(who)) for who in case.people] == [11, 11, 11, 12] and len(case.asleep) == 2
    after = case.do("blas claim stock diego")
    assert after.ruling == "void rev.103 rev.69" and after.dealer == "diego" and after.state.deals == 0
    again = after.do("diego take-pack").falls().do("clara cut 20, diego deal")
    assert len(again.asleep) == 3, "the pack is whole again"
    assert settled(again.to_play()).dealer == "ana"


@pytest.mark.law("rev.69")
def test_nor_when_a_hand_came_out_wrong_by_it() -> None:
    after = spilled("diego misdeal blas clara").do("ana claim cards clara")
    assert after.ruling == "void rev.69" and after.dealer == "diego" and after.state.deals == 0
    right = spilled("diego misdeal stock clara")
    assert len(right.asleep) == 3 and not right.allows("ana claim stock diego")
    assert right.do("ana claim cards clara").ruling == "void rev.69"


@pytest.mark.law("rev.69", "rev.85")
def test_what_nobody_noticed_is_found_at_the_end() -> None:
    case = spilled("diego deal").to_play()
    lost = case.floor.lost[0].text
    assert all(lost not in case.named(who) for who in case.viewers), "nobody has seen it fall"
    over = settled(case)
    assert over.told("found", "cards") == [case.floor.lost] and over.dealer == "ana"
    assert all(lost in over.known(who) for who in over.viewers)
    assert not over.told("ruling")


@pytest.mark.law("rev.69")
def test_a_card_does_not_fall_twice() -> None:
    short = opened().do("diego take-pack").falls().do("clara spill 2, ana recut")
    assert short.turn == "clara" and short.words("clara") == {"cut"}
    assert len(short.do("clara cut 4, diego deal").asleep) == 2


# The exchange.


@pytest.mark.law("rev.110")
def test_a_dealer_who_has_not_seen_the_card_is_in_time() -> None:
    case = dealt().do(f"{ASIDE}, diego draw 1")
    assert case.phase == "draw" and len(case.held("diego")) == 11 and "1B" not in case.named("diego")
    warned = case.do("ana claim look diego")
    assert warned.ruling == "put-back rev.110" and warned.phase == "play" and "1B" in warned.asleep
    assert settled(warned).net() == PLAIN, "and it is the same hand as without it"
    own = case.do("diego put-back")
    assert own.phase == "play" and not own.allows("ana claim look diego")
    assert settled(own).net() == PLAIN


@pytest.mark.law("rev.109", "rev.110")
def test_a_dealer_who_has_seen_it_pays_for_everybody() -> None:
    case = dealt().do(f"{ASIDE}, diego draw 1, diego take-up")
    assert "1B" in case.held("diego")
    paid = settled(case.do("ana claim look diego"))
    assert paid.ruling == "pays-all rev.109 rev.74" and paid.net()[3] == -12
    assert not dealt().do(f"{ASIDE}, diego draw 0").allows("ana claim look diego")


# Cards that fall.


@pytest.mark.law("rev.119")
def test_a_card_on_the_floor_cannot_be_demanded() -> None:
    case = playing().play("7O").do("blas fumble 3O")
    assert case.told("fumbles", "seat", "card") and all("3O" in case.known(who) for who in case.viewers)
    failed = case.do("diego demand blas")
    assert failed.ruling == "no-demand rev.119" and failed.told("ruling", "trick") == [0]
    assert failed.may("blas", "play") >= {"2O", "3O"} and not failed.allows("diego demand blas")
    assert settled(failed).net() == PLAIN
    table = playing().play("7O").do("blas drop 3O, diego demand blas")
    assert table.ruling == "may-demand rev.118" and table.may("blas", "play") == {"3O"}
    assert table.play("3O").floor.demanded == ()


def falling(how: str, cards: str = "8C 9C", lead: str = "2C 5C") -> Revesino:
    """Copas are led, and some of Clara's cards come out together, so."""
    case = playing().play(lead).do(f"clara scatter {cards}")
    assert case.phase == "fall" and case.acting == ["clara"]
    return case.do(f"clara {how}")


@pytest.mark.law("rev.120")
def test_the_card_that_was_seen_is_played() -> None:
    case = falling("one-up 9C")
    assert "9C" in case.known("ana") and "8C" not in case.known("ana")
    ruled = case.do("ana claim several clara")
    assert ruled.ruling == "plays-the-seen rev.120" and ruled.may("clara", "play") == {"9C"}
    assert settled(ruled).told("plays", "seat", "card")[2][1].text == "9C"
    assert case.may("clara", "play") > {"8C", "9C"}, "nobody has claimed it yet"


@pytest.mark.law("rev.121")
def test_of_several_the_one_beneath_is_played() -> None:
    case = falling("beneath 8C", "8C 9C 4O")
    assert {"8C", "9C", "4O"} <= case.known(None)
    ruled = case.do("diego claim several clara")
    assert ruled.ruling == "plays-the-first rev.121" and ruled.may("clara", "play") == {"8C"}
    over = settled(ruled)
    assert over.dealer == "ana" and sum(over.net()) == 0


@pytest.mark.law("rev.122")
def test_of_several_nobody_knows_which_the_others_choose() -> None:
    case = falling("apart", "8C 9C 10C").do("ana claim several clara")
    assert case.phase == "choose" and case.turn == "diego", "the best seated is asked first"
    assert case.may("diego", "choose") == {"8C", "9C", "10C"}
    two = case.do("diego choose 8C, blas choose 10C, ana choose 10C")
    assert two.ruling == "others-choose rev.122" and two.may("clara", "play") == {"10C"}
    three = case.do("diego choose 8C, blas choose 10C, ana choose 9C")
    assert three.may("clara", "play") == {"8C"}, "no two agree: the best seated decides"
    assert settled(two).dealer == "ana"


@pytest.mark.law("rev.123")
def test_what_nobody_saw_is_taken_back() -> None:
    case = falling("face-down")
    assert case.told("falls-covered") and not {"8C", "9C"} & case.known("ana")
    ruled = case.do("ana claim several clara")
    assert ruled.ruling == "takes-back rev.123" and len(ruled.may("clara", "play")) == 11
    assert not ruled.allows("clara scatter 8C 9C"), "not again in this trick"
    assert ruled.play("8C").do("diego play 12C").finish().done().dealer == "ana"


@pytest.mark.law("rev.118", "rev.120", "rev.121", "rev.122")
@pytest.mark.parametrize(("how", "cards"), [("one-up 4O", "4O 8C"), ("beneath 4O", "4O 8C"), ("apart", "4O 5O")])
def test_what_may_not_be_played_goes_back(how: str, cards: str) -> None:
    ruled = falling(how, cards).do("ana claim several clara")
    assert ruled.ruling == "takes-back rev.118" and len(ruled.may("clara", "play")) == 11


@pytest.mark.law("rev.122")
def test_of_several_only_one_may_be_played() -> None:
    ruled = falling("apart", "4O 8C").do("ana claim several clara")
    assert ruled.ruling == "others-choose rev.122" and ruled.may("clara", "play") == {"8C"}, "there is no choice"


@pytest.mark.law("rev.118", "rev.116")
def test_what_was_demanded_is_free_again_when_the_lead_goes_back() -> None:
    case = playing().do("clara play 4O, diego drop 11O, ana demand diego")
    assert case.may("diego", "play") == {"11O"}
    back = case.do("blas claim turn clara")
    assert back.turn == "ana"
    assert back.play("2C 5C").play("8C").may("diego", "play") > {"11O", "12C"}


# What is charged.


@pytest.mark.law("rev.139")
def test_what_an_onlooker_pointed_out_cannot_be_claimed() -> None:
    revoked = playing().play("7O 4B 4O").do("diego play 11O, diego play 11E")
    told = revoked.do("ana claim heard blas, clara claim revoke blas")
    over = told.finish()
    assert over.told("ruling", "decision", "laws") == [("no-claim", ("rev.139",))]
    assert over.told("not-proven", "seat") == ["blas"], "the claim of Clara comes too late"
    assert not over.floor.faults.offenders
    first = revoked.do("clara claim revoke blas, ana claim heard blas").finish()
    assert first.told("ruling", "decision") == ["pays-all"] and first.done().net()[1] == -12


@pytest.mark.law("rev.36", "rev.124", "rev.164")
def test_a_revoke_is_decided_when_all_cards_are_played() -> None:
    revoked = playing().play("7O 4B 4O").do("diego play 11O, diego play 11E")
    charged, free = (revoked.do(f"clara claim revoke {who}") for who in ("blas", "ana"))
    for case in (charged, free):
        assert case.told("decided-later") and not case.told("ruling") and not case.told("not-proven")
    assert charged.finish().ruling == "pays-all rev.124 rev.125 rev.126"
    assert free.finish().told("not-proven", "seat") == ["ana"]
    assert free.finish().done().net() == revoked.finish().done().net(), "a mistaken charge costs nothing"


@pytest.mark.law("rev.139", "rev.138")
def test_a_charge_does_not_cover_what_came_after_it() -> None:
    early = playing().play("7O 2O 4O").do("diego play 11O, diego play 11E, clara claim revoke blas")
    later = early.play("2E 4B 8E").finish()
    assert later.told("not-proven", "seat") == ["blas"] and not later.told("ruling")
    assert later.allows("ana claim revoke blas"), "now it can be seen"
    assert later.do("ana claim revoke blas").ruling.startswith("pays-all")


# Clara holds four payment cards, and renounces by right or after she has taken a trick.
ACES = {
    "ANA": "7O 8O 9O 2C 3C 4C 2E 3E 4E 2B 3B", "BLAS": "2O 3O 5C 6C 7C 5E 6E 7E 4B 5B 6B",
    "CLARA": "1O 1C 1E 11C 5O 6O 8C 9C 8E 7B 8B", "DIEGO": "10O 11O 12O 4O 12C 11E 12E 10C 9E 10E 9B 12B",
}  # fmt: skip


@pytest.mark.law("rev.36", "rev.164")
def test_who_holds_the_four_aces_is_not_betrayed_by_a_charge() -> None:
    start = opened(stock=STOCK, **ACES).do(f"{ASIDE}, diego draw 0").play("7O 2O 1E")
    aces = start.do("diego play 11O, diego play 4O, ana claim revoke clara")
    assert aces.told("decided-later", "seat") == ["clara"] and not aces.told("not-proven")
    assert aces.finish().told("not-proven", "seat") == ["clara"]


@pytest.mark.law("rev.138", "rev.84")
def test_what_was_thrown_along_goes_back_with_the_trick_that_is_mended() -> None:
    case = playing().do("ana play 7O, ana add 3B").play("2O 4O 11O").do("diego play 11E, ana play 2B, blas play 5E")
    case = case.do("blas add 4B, ana mend")
    assert case.turn == "ana" and [played.card.text for played in case.state.trick] == ["11E"]
    assert {"4B", "5E"} < set(case.held("blas")) and len(case.held("blas")) == 10
    assert "2B" in case.held("ana") and "3B" not in case.held("ana"), "what lies in the first trick stays there"
    assert "4B" in case.known("clara") and case.allows("blas add 4B") is False
    assert case.allows("clara claim cards ana") and not case.allows("clara claim cards blas")
    over = case.finish()
    assert over.told("ruling", "seat", "decision") == [("ana", "pays-all")]


@pytest.mark.law("rev.138", "rev.109")
def test_other_faults_are_not_mended_with_it() -> None:
    looked = dealt().do(f"{ASIDE}, diego draw 1, diego take-up").play("7O 4B 4O 11O").do("blas mend")
    assert looked.turn == "blas" and looked.allows("ana claim look diego")
    assert looked.do("ana claim look diego").ruling == "pays-all rev.109 rev.74"


@pytest.mark.law("rev.138", "rev.84")
def test_who_passed_over_a_trick_that_is_mended_plays_to_it() -> None:
    case = playing().play("7O 4B").do("clara omit, blas mend, blas play 2O")
    assert case.turn == "clara" and case.allows("clara play 4O")


@pytest.mark.law("rev.176", "rev.124", "rev.ad.25.c")
def test_a_holder_of_the_four_aces_who_never_renounced_revokes_like_anybody() -> None:
    start = opened(stock=STOCK, **ACES).do(f"{ASIDE}, diego draw 0").play("2C 5C 9C 10C")
    taken = start.do("diego play 4O, ana play 7O, blas play 2O, clara play 1O, clara play 8E, diego play 9E")
    revoked = taken.play("2E 5E").play("12E 3E 6E 7B").play("11E").do("ana claim revoke clara").finish()
    assert revoked.ruling == "pays-all rev.124 rev.125 rev.126"


# The deal is put right, until it is too late.


@pytest.mark.law("rev.68", "rev.64", "rev.101")
def test_what_is_claimed_only_before_a_card_is_led() -> None:
    faced = opened().ready_to_deal(STOCK, **HANDS).do("diego face blas").to_play()
    hasty = opened().do("diego shuffle-once").falls().do("clara cut 20, diego deal").to_play()
    changed = dealt().do(f"ana discard 1C, ana change 12E, ana draw 1, {ASIDE[13:]}, diego draw 0")
    for case, claim in ((faced, "faced diego"), (hasty, "shuffle diego"), (changed, "change ana")):
        assert case.phase == "play" and case.allows(f"blas claim {claim}")
        assert not case.do(f"ana play {case.held('ana')[0]}").allows(f"blas claim {claim}")


@pytest.mark.law("rev.68", "rev.72")
def test_a_bad_deal_by_the_wrong_dealer() -> None:
    case = opened().do("blas take-pack").ready_to_deal().do("blas misdeal ana clara")
    in_time = case.do("diego claim cards ana")
    assert in_time.ruling == "void rev.68" and in_time.dealer == "diego" and in_time.state.deals == 0
    late = case.do("clara decline, diego claim cards ana")
    assert late.ruling == "void rev.68 rev.72" and late.state.deals == 1
