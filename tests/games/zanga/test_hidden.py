"""Who sees which cards, and who is told of them: partner, opponents, a spectator, and one who comes back later."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from tapete.cards import cards
from tapete.soak.looking import cards_in
from tapete.table.game import OPEN
from tapete.table.view import Played
from tests.games.zanga.hands import Zanga

HANDS = {
    "ANA": "1E 7O 12O 4O 12C 5C 6E 3B",
    "BLAS": "12E 11E 10E 2O 3O 4C 3C 12B",
    "CLARA": "1O 11O 5O 10C 7E 5E 11B 10B",
    "DIEGO": "6O 2C 1C 4E 3E 7B 6B 5B",
}
ASLEEP = "10O 11C 6C 7C 2E 1B 2B 4B"
"""The zanga: the eight cards that nobody was dealt."""

OWN = {name.lower(): set(hand.split()) for name, hand in HANDS.items()}
ALL = {"ana", "blas", "clara", "diego", None}
BACKS = (None,) * 8


def dealt(**given: Any) -> Zanga:
    """Ana is to speak; Diego is pie."""
    return Zanga(**{**HANDS, "stock": ASLEEP, **given})


def names(case: Zanga, to_all: str = "", **more: str) -> None:
    """Each knows the hand dealt to him and these cards besides, all know the first ones, a spectator only those."""
    shown = set(to_all.split())
    assert case.named(None) == shown
    for who, own in OWN.items():
        assert case.named(who) == own | set(more.get(who, "").split()) | shown, who


def late(case: Zanga, who: str | None) -> set[str]:
    """Every card that is shown or told to one who comes back only now."""
    return {card.text for card in cards_in(case.view(who))}


def heap(case: Zanga, key: str, who: str | None) -> Any:
    """The cards of a heap as somebody sees them."""
    return next((each.cards for each in case.view(who).heaps if each.key == key), None)


# The deal and the calls.


@pytest.mark.law("zan.art.3.2", "zan.art.14", "zan.art.14.2")
def test_of_the_deal_each_knows_his_own_cards_and_nobody_the_zanga() -> None:
    for case in (dealt(), dealt(table=OPEN)):
        names(case)
        for viewer in case.viewers:
            assert heap(case, "zanga", viewer) == BACKS
            for who in case.people:
                seen = case.seen(who, by=viewer).cards
                assert {card and card.text for card in seen} == (OWN[who] if who == viewer else {None})
                assert len(seen) == 8, "how many cards somebody holds is no secret"


@pytest.mark.law("zan.art.16", "zan.art.16.2")
def test_in_the_first_hand_the_mano_names_his_card_and_with_it_those_asleep() -> None:
    first = dealt(start={"hand_of_match": 1})
    assert first.told("starts", "seat", "card") == [("clara", cards("7E")[0])]
    names(first, to_all="7E")
    lower = {**HANDS, "CLARA": "1O 11O 5O 10C 4B 5E 11B 10B", "stock": "10O 11C 6C 7C 2E 1B 2B 7E"}
    asleep = Zanga(**lower, start={"hand_of_match": 1})
    assert asleep.told_to("starts") == [("ana", ALL)]
    for viewer in asleep.viewers:
        own = set() if viewer is None else set(lower[viewer.upper()].split())
        assert asleep.named(viewer) == own | {"7E", "6E"}, "the seven lies in the zanga, the six is Ana's"
        assert heap(asleep, "zanga", viewer) == BACKS, "it is not said where it lies there"
    assert dealt().told("starts") == []


@pytest.mark.law("zan.art.18", "zan.art.22", "zan.art.26")
def test_what_is_said_in_the_auction_all_hear_and_no_card_is_told_by_it() -> None:
    sent = dealt().say("juego mando-solo vas-solo").do("blas triunfo espadas")
    assert sent.told_to("says") == [("ana", ALL), ("blas", ALL), ("ana", ALL)]
    assert sent.told_to("trump") == [("blas", ALL)]
    for viewer in ("ana", "blas", "clara"):
        assert sent.named(viewer) == OWN[viewer]
    assert sent.named(None) == set()


# The zanga that somebody takes.


@pytest.mark.law("zan.art.21.5", "zan.art.21.6", "zan.art.14")
def test_who_takes_the_zanga_sees_it_alone() -> None:
    for table in ({}, {"table": OPEN}):
        case = dealt(**table).say("paso paso paso zanga")
        assert case.told_to("takes-zanga") == [("diego", ALL)]
        assert case.told_to("zanga") == [("diego", {"diego"})]
        names(case, diego=ASLEEP)
        assert {card.text for card in heap(case, "zanga", "diego")} == set(ASLEEP.split())
        for viewer in ("ana", "blas", "clara", None):
            assert heap(case, "zanga", viewer) == BACKS, "not even his partner"


@pytest.mark.law("zan.art.25", "zan.art.14")
def test_which_eight_he_keeps_is_heard_and_which_cards_they_are_he_alone_knows() -> None:
    looking = dealt().say("paso paso paso zanga")
    for word, plays, sleeps in (("me-quedo", ASLEEP, HANDS["DIEGO"]), ("vuelvo", HANDS["DIEGO"], ASLEEP)):
        case = looking.say(word).do("diego triunfo bastos")
        assert case.told_to("says")[-1] == ("diego", ALL)
        names(case, diego=ASLEEP)
        assert set(case.held("diego")) == set(plays.split())
        assert {card.text for card in heap(case, "zanga", "diego")} == set(sleeps.split())
        for viewer in ("ana", "blas", "clara", None):
            assert heap(case, "zanga", viewer) == BACKS and case.seen("diego", by=viewer).cards == BACKS
        assert late(case, "diego") == OWN["diego"] | set(ASLEEP.split()), "coming back he may look again"
        assert late(case, "blas") == OWN["blas"] and late(case, None) == set()


@pytest.mark.law("zan.art.54", "zan.art.58")
def test_alone_with_the_zanga_his_partner_lays_down_and_neither_set_is_seen() -> None:
    case = dealt(zanga_solo=True).say("paso paso paso zanga me-quedo-solo").do("diego triunfo bastos")
    assert set(case.held("diego")) == set(ASLEEP.split())
    for viewer in ("ana", "clara"):
        assert case.named(viewer) == OWN[viewer]
    assert case.named("blas") <= OWN["blas"] and case.named(None) == set()
    assert case.named("diego") == OWN["diego"] | set(ASLEEP.split())


# Alone.


@pytest.mark.law("zan.art.58", "zan.art.14")
def test_what_a_soloists_partner_lays_down_nobody_else_sees() -> None:
    for table in ({}, {"table": OPEN}):
        case = dealt(**table).alone("ana")
        assert case.told_to("lays-down") == [("clara", ALL)]
        for other in ("ana", "blas", "diego"):
            assert case.named(other) == OWN[other], "the soloist neither"
        assert case.named(None) == set() and case.named("clara") <= OWN["clara"]
        assert case.known("clara") == OWN["clara"], "what she held she has not forgotten"
        for viewer in case.viewers:
            assert heap(case, "asleep", viewer) == BACKS and heap(case, "zanga", viewer) == BACKS
            assert case.seen("clara", by=viewer).cards == () and not case.seen("clara", by=viewer).playing


@pytest.mark.law("zan.art.58", "zan.art.14")
@pytest.mark.parametrize(("who", "partner"), [("ana", "clara"), ("blas", "diego"), ("clara", "ana"), ("diego", "blas")])
def test_whoever_goes_alone_his_partner_remembers_what_he_laid_down_and_nobody_else_knows_it(
    who: str, partner: str
) -> None:
    case = dealt().alone(who)
    for viewer in case.viewers:
        assert case.known(viewer) == (set() if viewer is None else OWN[viewer])
        assert [case.seen(each, by=viewer).playing for each in case.people] == [each != partner for each in case.people]
    assert case.state.active == tuple(seat for seat in range(4) if seat != case.seat(partner))


# The tricks.


@pytest.mark.law("zan.art.35")
def test_a_trick_is_seen_until_the_next_is_led_to_and_then_only_remembered() -> None:
    first = "12C 4C 10C 2C"
    made = dealt().taken_by("ana").play(first)
    for viewer in made.viewers:
        assert [played.card.text for played in made.view(viewer).last_trick] == first.split()
    names(made, to_all=first)
    led = made.do("ana play 6E")
    names(led, to_all=f"{first} 6E")
    for viewer in led.viewers:
        own = set() if viewer is None else set(led.held(viewer))
        assert led.view(viewer).last_trick == ()
        assert late(led, viewer) == own | {"6E"}, "who was away is not told who played what before"
    assert [place.taken for place in led.view(None).seats] == [1, 0, 0, 0], "how many tricks each has all see"
    assert all(place.tricks == () for viewer in led.viewers for place in led.view(viewer).seats)


@pytest.mark.law("zan.art.35")
def test_while_they_play_nobody_sees_more_of_a_hand_than_what_was_played_from_it() -> None:
    case = dealt().taken_by("ana").play("12C 4C 10C")
    names(case, to_all="12C 4C 10C")
    for viewer in case.viewers:
        for who, left in (("ana", 7), ("blas", 7), ("clara", 7), ("diego", 8)):
            if who != viewer:
                assert case.seen(who, by=viewer).cards == (None,) * left


STRONG = {
    "ANA": "1E 7O 1B 1O 12O 12C 11C 3B",
    "BLAS": "12E 11E 2O 3O 4C 3C 12B 11B",
    "CLARA": "11O 5O 10E 7E 6E 5E 10B 7B",
    "DIEGO": "6O 4O 2C 1C 4E 3E 6B 5B",
}
REST = "10O 10C 5C 6C 7C 2E 2B 4B"


def five_made(alone: bool, **given: Any) -> Zanga:
    """Ana has drawn five trumps from the top, and may stop."""
    begun = Zanga(**STRONG, stock=REST, **given)
    case = begun.alone("ana") if alone else begun.taken_by("ana")
    for card in STRONG["ANA"].split()[:5]:
        case = case.trick(card)
    return case


@pytest.mark.law("zan.art.38", "zan.art.14")
def test_when_the_hand_is_stopped_the_cards_of_those_who_play_are_shown_and_not_the_zanga() -> None:
    case = five_made(alone=False)
    left = {who: case.held(who) for who in case.people}
    assert case.named(None) & set(left["ana"]) == set()
    stopped = case.do("ana basta")
    assert stopped.told_to("shows") == [(who, ALL) for who in stopped.people]
    for viewer in stopped.viewers:
        assert {card for who in stopped.people for card in left[who]} <= stopped.named(viewer)
        assert not stopped.named(viewer) & set(REST.split())
        for who in stopped.people:
            assert {card and card.text for card in stopped.seen(who, by=viewer).cards} == set(left[who])


@pytest.mark.law("zan.art.38", "zan.art.58")
def test_what_a_partner_laid_down_is_not_shown_with_the_rest() -> None:
    stopped = five_made(alone=True).do("ana basta")
    assert stopped.told_to("shows") == [(who, ALL) for who in ("ana", "blas", "diego")]
    for viewer in ("ana", "blas", "diego", None):
        assert not stopped.named(viewer) & (set(STRONG["CLARA"].split()) | set(REST.split()))


@pytest.mark.law("zan.art.14")
def test_the_zanga_is_shown_after_the_hand_only_where_it_is_agreed() -> None:
    closed = five_made(alone=True).do("ana basta").silent()
    assert closed.told("zanga-shown") == []
    for viewer in ("ana", "blas", "diego", None):
        assert not closed.named(viewer) & (set(STRONG["CLARA"].split()) | set(REST.split()))
    shown = five_made(alone=True, show_zanga=True).do("ana basta").silent()
    assert shown.told_to("zanga-shown") == [(None, ALL)]
    for viewer in shown.viewers:
        assert set(STRONG["CLARA"].split()) | set(REST.split()) <= shown.named(viewer)
        assert set(STRONG["CLARA"].split()) | set(REST.split()) <= shown.known(viewer)
        assert viewer == "clara" or not closed.known(viewer) & (set(STRONG["CLARA"].split()) | set(REST.split()))


def test_with_the_next_shuffle_all_is_hidden_again() -> None:
    over = five_made(alone=True, show_zanga=True).do("ana basta").silent()
    again = over.falls()
    for viewer in again.viewers:
        assert again.named(viewer) == set()


# The open table.


@pytest.mark.law("zan.art.15", "zan.intro.13")
def test_until_the_zanga_is_counted_nobody_sees_a_card_but_who_looks_sees_his_own() -> None:
    case = Zanga(table=OPEN).falls().do("diego cut 5, diego offer, clara cut 5, diego deal")
    assert all(case.named(viewer) == set() == case.known(viewer) for viewer in case.viewers)
    looked = case.do("blas look")
    assert looked.told_to("looks") == [("blas", ALL)]
    assert {who: len(looked.named(who)) for who in looked.viewers} == {
        "ana": 0, "blas": 8, "clara": 0, "diego": 0, None: 0,
    }  # fmt: skip
    counted = looked.do("diego count")
    assert counted.told_to("counts") == [("diego", ALL)]
    assert {len(counted.named(who)) for who in counted.people} == {8} and counted.named(None) == set()


@pytest.mark.law("zan.art.13.4")
def test_a_card_that_went_to_the_wrong_hand_is_seen_only_there() -> None:
    pack = Zanga(table=OPEN).falls().do("diego cut 5, diego offer, clara cut 5")
    right, case = pack.do("diego deal, diego count"), pack.do("diego misdeal ana blas, diego count")
    strayed = right.held("blas")[0]
    assert case.named("ana") == {*right.held("ana"), strayed}
    assert case.named("blas") == {*right.held("blas")} - {strayed}
    assert case.named("clara") == {*right.held("clara")} and case.named(None) == set()
    assert len(case.seen("ana", by="diego").cards) == 9, "everybody can count"


@pytest.mark.law("zan.art.34")
def test_a_card_laid_before_its_turn_is_seen_by_all_and_by_who_comes_back() -> None:
    case = dealt(table=OPEN).taken_by("ana").do("ana play 12C, clara play 10C")
    assert case.told_to("early") == [("clara", ALL)]
    names(case, to_all="12C 10C")
    for viewer in ("ana", "blas", "diego", None):
        assert case.seen("clara", by=viewer).cards == (*cards("10C"), *(None,) * 7), "the rest of the hand is not"
        assert "10C" in late(case, viewer)
    assert {card and card.text for card in case.seen("clara", by="clara").cards} == OWN["clara"]
    led = case.play("4C 10C 2C").do("ana play 6E")
    assert late(led, None) == {"6E"}, "with its trick it is out of sight"


@pytest.mark.law("zan.intro.36")
def test_a_card_that_was_put_right_is_known_to_all_and_no_other() -> None:
    case = dealt(table=OPEN, correcting=True).taken_by("ana").do("ana play 12C, blas play 12B, blas enmienda 3C")
    names(case, to_all="12C 12B 3C")
    assert case.known(None) == {"12C", "12B", "3C"}


@pytest.mark.law("zan.art.29", "zan.art.38")
def test_a_revoke_that_is_proved_has_all_hands_shown_and_one_that_is_not_shows_nothing() -> None:
    case = dealt(table=OPEN).taken_by("ana").do("ana play 12C, blas play 12B")
    proved = case.do("clara renuncio 12B")
    for viewer in proved.viewers:
        assert proved.named(viewer) == {card for hand in OWN.values() for card in hand}
    false = dealt(table=OPEN).taken_by("ana").do("ana play 12C, blas play 4C, clara renuncio 4C")
    names(false, to_all="12C 4C")


# Article 35 at the open table: to be able to claim is not to look again.

TRICKS = ("12C 4C 10C 2C", "6E 10E 7E 4E")


def three_tricks() -> Zanga:
    """Two tricks are over, and Blas, who took the second, has led to the third."""
    return dealt(table=OPEN).taken_by("ana", "oros").play(" ".join(TRICKS)).do("blas play 12B")


@pytest.mark.law("zan.art.35")
def test_who_may_claim_a_revoke_is_not_told_what_lies_in_the_tricks() -> None:
    case = three_tricks()
    for viewer in case.viewers:
        own = set() if viewer is None else set(case.held(viewer))
        assert late(case, viewer) == own | {"12B"}, viewer
    for who, others in (("ana", (1, 3)), ("blas", (0, 2)), ("clara", (1, 3)), ("diego", (0, 2))):
        said = [f"{baza} {other}" for baza in ("primera", "segunda") for other in others]
        assert case.choices(who, "renuncio") == [*said, *(["tercera 1"] if 1 in others else [])]


@pytest.mark.law("zan.art.35")
def test_other_cards_in_the_old_tricks_would_look_the_same_to_who_comes_later() -> None:
    case = three_tricks()
    first, second = case.state.taken
    for step in (1, 2, 3):
        plays = tuple(Played(each.seat, other.card) for each, other in zip(first.plays, second.plays, strict=True))
        turned = replace(first, plays=(*plays[step:], *plays[:step])), replace(second, plays=first.plays)
        other = case.but(taken=turned)
        for viewer in case.viewers:
            assert other.view(viewer) == case.view(viewer), "neither which cards, nor who led"


@pytest.mark.law("zan.art.35", "zan.art.32")
def test_a_claim_opens_that_trick_and_no_other_to_those_who_are_there() -> None:
    claimed = three_tricks().do("clara renuncio primera blas")
    assert claimed.told_to("renuncio") == [("clara", ALL)] and claimed.told_to("opens") == [("clara", ALL)]
    assert claimed.told("renuncio", "accused", "baza") == [("blas", "primera")]
    assert claimed.told("opens", "cards") == [cards(TRICKS[0])] and claimed.decisions == ["false"]
    for viewer in claimed.viewers:
        own = set() if viewer is None else set(claimed.held(viewer))
        assert late(claimed, viewer) == own | {"12B", *TRICKS[0].split()}, "it lies open while this trick is played"
    after = claimed.play("11B 5B 3B").do("blas play 12E")
    for viewer in after.viewers:
        own = set() if viewer is None else set(after.held(viewer))
        assert late(after, viewer) == own | {"12E"}, "and then it is closed again"
        assert after.told("renuncio", "baza", to=viewer or "ana") == ["primera"], "that it was claimed all may know"


@pytest.mark.law("zan.art.35")
def test_a_trick_that_lies_on_the_table_needs_no_opening() -> None:
    assert three_tricks().do("ana renuncio tercera blas").told("opens") == []
    made = dealt(table=OPEN).taken_by("ana").play(TRICKS[0])
    assert made.do("ana renuncio primera diego").told("opens", "cards") == [cards(TRICKS[0])]


@pytest.mark.law("zan.art.35", "zan.art.58.2", "zan.art.58.3")
def test_a_soloists_partner_names_a_trick_only_after_the_play_and_sees_none_before() -> None:
    case = dealt(table=OPEN).alone("ana").play("12C 4C 2C").do("ana play 6E")
    assert case.choices("clara", "renuncio") == [] and late(case, "clara") == {"6E"}
    assert case.choices("blas", "renuncio") == ["primera 0", "segunda 0"]
    while case.phase == "play":
        case = case.play(case.choices(case.turn, "play")[0])
    every = ("primera", "segunda", "tercera", "cuarta", "quinta", "sexta", "septima", "octava")
    assert case.choices("clara", "renuncio") == [f"{baza} {seat}" for baza in every for seat in (1, 3)]
    assert case.choices("diego", "renuncio") == [f"{baza} 0" for baza in every]
