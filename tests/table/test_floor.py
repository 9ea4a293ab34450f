"""The open table: slips are kept as fact, others may claim, and what the judge decides is carried out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

import pytest

from tapete.cards import PACK_48, cards
from tapete.table.action import Action
from tapete.table.asking import Question
from tapete.table.chance import TABLE, Chance
from tapete.table.event import Seat, event
from tapete.table.floor import (
    DEAL,
    GIVE,
    Case,
    Charge,
    Claim,
    Court,
    Debt,
    Slip,
    blindly_drawn,
    closing,
    cuts,
    paying,
    recut,
    slipped,
    takes_pack,
    unruled,
    without_slips,
)
from tapete.table.ledger import MIDDLE, Account
from tapete.table.offer import Accuse, say
from tapete.table.phase import beside
from tapete.table.view import Played
from tests.table.made_up import LAWS, MadeUp, noted, table

# Slips.


def test_a_slip_is_kept_and_nobody_is_told() -> None:
    state = slipped(table(), "talk", 2, moment=5, kind="loud")
    assert state.slips == (Slip("talk", 2, 5, "loud"),)
    assert state.events == ()


def test_a_slip_that_was_ruled_on_is_not_tried_again() -> None:
    state = table(slips=(Slip("talk", 1, 1, ruled=True), Slip("talk", 1, 2), Slip("show", 1, 3), Slip("talk", 2, 4)))
    assert unruled(state, "talk", 1) == [Slip("talk", 1, 2)]


def test_what_cannot_be_put_right_any_more_is_gone() -> None:
    state = table(slips=(Slip("talk", 1, 1), Slip("talk", 1, 2), Slip("show", 1, 2)))
    assert without_slips(state, lambda slip: slip.moment == 2).slips == (Slip("talk", 1, 1),)


# The court.


def talkers(state: MadeUp, seat: int) -> list[int]:
    """Whom this seat has heard, in any order and more than once."""
    return [slip.seat for slip in state.slips if slip.what == "talk" and slip.seat != seat]


def talk(state: MadeUp, seat: int, accused: int) -> Case | None:
    found = unruled(state, "talk", accused)
    return Case("talk", accused, {"often": len(found)}, found[0]) if found else None


def others(state: MadeUp, seat: int) -> list[int]:
    return [other for other in range(4) if other != seat]


def asks_first(state: MadeUp, seat: int, accused: int) -> Question:
    return Question("show", tuple(others(state, accused)), "play", about=accused)


def parties(state: MadeUp, case: Case) -> Mapping[str, Sequence[Account]]:
    return {"talker": (case.offender,), "others": others(state, case.offender), "middle": (MIDDLE,)}


def silenced(state: MadeUp, case: Case) -> MadeUp:
    return noted(state, f"{case.offender} is silent")


def warned(state: MadeUp, case: Case) -> MadeUp:
    return noted(state, f"{case.offender} is warned, {state.ledger.balance(case.offender)}, {len(state.owed)} owed")


COURT: Court[MadeUp] = Court(
    charges=(Charge("talk", talkers, talk), Charge("show", others, asks_first), Charge("nap", others, lambda *_: None)),
    effects={"silent": silenced, "warned": warned},
    told_only={"noted": "the table remembers"},
    moment=lambda state, seat, what, accused: str(len(state.trick)),
    parties=parties,
    later=lambda payment: payment.reason == "fine",
)
ONCE = table(slips=(Slip("talk", 1, 0),))
TWICE = table(slips=(Slip("talk", 1, 0), Slip("talk", 1, 1)))


def claimed(state: MadeUp, text: str, seat: int = 3, court: Court[MadeUp] = COURT) -> MadeUp:
    action = Action.parse(f"claim {text}")
    assert any(offer.allows(action) for offer in court.claims.offers(state, seat))
    return court.claims.do(state, seat, action)


def offered(state: MadeUp, seat: int = 3, court: Court[MadeUp] = COURT) -> str:
    return ", ".join(str(offer) for offer in court.offers(state, seat))


def test_one_offer_holds_every_accusation_and_stands_beside_the_question() -> None:
    assert COURT.claims.beside
    assert COURT.offers(TWICE, 3) == [Accuse("claim", (("talk", (1,)), ("show", (0, 1, 2)), ("nap", (0, 1, 2))))]


def test_nobody_may_be_accused_of_what_nobody_has_heard() -> None:
    only_talk = replace(COURT, charges=COURT.charges[:1])
    assert offered(table(), court=only_talk) == ""
    assert only_talk.offers(ONCE, 1) == []


def test_between_two_the_accused_need_not_be_named() -> None:
    two = replace(COURT, charges=COURT.charges[:1], names_seats=False)
    assert offered(ONCE, court=two) == "claim talk"
    assert claimed(ONCE, "talk", court=two).claims == (Claim(3, "talk", 1, "0"),)


def test_the_same_claim_is_not_made_twice_while_nothing_new_has_happened() -> None:
    after = claimed(ONCE, "nap 2")
    assert after.claims == (Claim(3, "nap", 2, "0"),)
    assert offered(after) == "claim talk 1, claim show 0, claim show 1, claim show 2, claim nap 0, claim nap 1"
    assert "claim nap 2" in offered(after, seat=0)
    assert "claim nap 2" in offered(after.but(trick=(Played(0, PACK_48[0]),)))


def test_what_is_not_proven_is_told_and_changes_nothing() -> None:
    after = claimed(ONCE, "nap 2")
    assert after.events == (
        event("claims", 3, what="nap", accused=Seat(2)),
        event("not-proven", 2, what="nap"),
    )
    assert after.refuted == (Claim(3, "nap", 2, "0"),)
    assert after.but(events=(), claims=(), refuted=()) == ONCE


def test_what_is_plain_and_ruled_false_is_claimed_by_nobody_until_something_new_has_happened() -> None:
    plain = replace(COURT, charges=tuple(replace(charge, plain=charge.what == "nap") for charge in COURT.charges))
    after = claimed(ONCE, "nap 2", court=plain)
    assert "claim nap 2" not in offered(after, seat=0, court=plain)
    assert "claim nap 1" in offered(after, seat=0, court=plain), "of another it may be true"
    assert "claim nap 2" in offered(after.but(trick=(Played(0, PACK_48[0]),)), seat=0, court=plain)
    proven = claimed(ONCE, "talk 1", court=replace(plain, charges=plain.charges[:1]))
    assert proven.refuted == ()


def test_a_charge_that_waits_is_heard_and_decided_when_the_game_says_so() -> None:
    waiting = replace(COURT, charges=(Charge("talk", talkers, talk, lambda state: not state.done),))
    heard = claimed(ONCE, "talk 1", court=waiting)
    assert heard.events == (
        event("claims", 3, what="talk", accused=Seat(1)),
        event("decided-later", 1, what="talk"),
    )
    assert heard.but(events=(), claims=()) == ONCE
    assert waiting.decided(heard, heard.claims[0]) == COURT.decided(heard, heard.claims[0])
    at_once = claimed(ONCE.but(done=(0,)), "talk 1", court=waiting)
    assert [told.key for told in at_once.events] == ["claims", "ruling"]


def test_a_question_is_put_before_anything_is_ruled() -> None:
    after = claimed(ONCE, "show 0")
    assert after.question == Question("show", (1, 2, 3), "play", about=0)
    assert after.phase == "decide"
    assert claimed(ONCE, "show 0", court=replace(COURT, asking="vote")).phase == "vote"
    assert [told.key for told in after.events] == ["claims"]
    assert after.ledger == ONCE.ledger


def test_all_hear_the_ruling_and_its_laws() -> None:
    assert claimed(ONCE, "talk 1").events[-1] == event("ruling", 1, decision="fined", laws=LAWS)


def test_the_slip_is_ruled_on_and_the_next_one_is_not() -> None:
    assert claimed(TWICE, "talk 1").slips == (Slip("talk", 1, 0, ruled=True), Slip("talk", 1, 1))


def test_the_other_slips_stay_where_they_are() -> None:
    slips = (Slip("show", 2, 0), Slip("talk", 0, 1), Slip("talk", 1, 2), Slip("show", 0, 3))
    assert claimed(table(slips=slips), "talk 1").slips == (*slips[:2], Slip("talk", 1, 2, ruled=True), slips[3])


def test_all_is_paid_at_once_where_nothing_is_said_to_be_paid_later() -> None:
    at_once = Court(COURT.charges, COURT.effects, COURT.told_only, COURT.moment, parties=parties)
    after = claimed(ONCE, "talk 1", court=at_once)
    assert (after.owed, after.ledger.balance(MIDDLE)) == ((), 1)


def test_it_may_be_told_on_which_of_several_faults_the_ruling_is() -> None:
    which = replace(COURT, which=lambda state, case: {"number": len(state.slips)})
    told = claimed(TWICE, "talk 1", court=which).events[-1]
    assert (told.get("number"), told.get("decision")) == (2, "fined")


def test_the_judge_sees_the_facts_of_the_case() -> None:
    once, twice = claimed(ONCE, "talk 1"), claimed(TWICE, "talk 1")
    assert [debt.amount for state in (once, twice) for debt in state.owed] == [1, 2]


def test_every_payer_pays_every_payee_at_once() -> None:
    paid = claimed(ONCE, "talk 1").ledger.entries
    assert [(entry.payer, entry.payee, entry.amount, entry.reason, entry.laws) for entry in paid] == [
        (1, payee, 2, "talk", LAWS) for payee in (0, 2, 3)
    ]


def test_what_is_paid_later_is_owed_until_the_hand_is_settled() -> None:
    after = claimed(ONCE, "talk 1")
    assert after.owed == (Debt(1, 1, MIDDLE, 1, "fine", LAWS),)
    assert after.ledger.balance(MIDDLE) == 0
    assert paying(after, after.owed).ledger.balance(MIDDLE) == 1


def test_what_follows_is_done_in_the_order_of_the_ruling_and_after_what_is_paid() -> None:
    assert claimed(TWICE, "talk 1").notes == ("1 is warned, -6, 1 owed", "1 is silent")


def test_what_is_only_told_is_not_done() -> None:
    assert claimed(ONCE, "talk 1").notes == ()


def test_a_ruling_with_a_key_that_nobody_carries_out_is_a_mistake() -> None:
    with pytest.raises(KeyError, match="noted"):
        claimed(ONCE, "talk 1", court=replace(COURT, told_only={}))


def test_a_case_without_a_slip_can_be_ruled_on() -> None:
    after = COURT.ruled(ONCE, Case("talk", 2, {"often": 1}))
    assert (after.slips, after.ledger.balance(2)) == (ONCE.slips, -6)


# The pack and the cut.


def test_whoever_takes_the_pack_deals_and_another_than_the_dealer_slips() -> None:
    his, anothers = (takes_pack(table(dealer=1, hand=4, notes=("old",)), seat, "shuffle") for seat in (1, 2))
    assert (his.dealer, his.rightful, his.slips, his.hand, his.phase) == (1, None, (), 5, "shuffle")
    assert (anothers.dealer, anothers.rightful, anothers.slips) == (2, 1, (Slip(DEAL, 2, 0),))
    assert (anothers.notes, anothers.events[-1]) == ((), event("takes-pack", 2))


@pytest.mark.parametrize("lifted", [1, 20, 47])
def test_a_cut_that_is_made_again_leaves_the_pack_as_it_was(lifted: int) -> None:
    state = table(deck=PACK_48, phase="cut")
    once = cuts(state, 0, Action("cut", (lifted,)))
    assert (once.phase, once.lifted, once.deck[0]) == (GIVE, lifted, PACK_48[lifted])
    again = recut(once, 2, "cut")
    assert (again.phase, again.lifted, again.deck) == ("cut", 0, PACK_48)


def test_from_a_hand_with_too_many_a_card_is_drawn_blindly() -> None:
    stage = blindly_drawn(
        "blind",
        lambda state, owner: state.hands[owner],
        lambda state, owner, action: noted(state, f"{owner} loses {action.cards[0]}, {state.oversized}"),
    )
    state = table(oversized=2, hands=((), (), cards("1O 2O 3O"), ()))
    assert stage.chance(state) == Chance("blind", cards("1O 2O 3O"))
    assert stage.turn(state) is None
    assert stage.act(state, TABLE, Action("blind", cards("2O 1O 3O"))).notes == ("2 loses 2O, None",)


# The closing.

CLOSING = closing(
    "count",
    lambda state: (1, 3, 0),
    lambda state: noted(state, "settled"),
    beside("nod", offers=lambda state, seat: [say("nod")], do=lambda state, seat, action: noted(state, f"{seat} nods")),
)


def test_the_closing_waits_for_each_in_turn_and_all_may_say_that_they_are_done() -> None:
    assert [CLOSING.turn(table(done=done)) for done in ((), (1,), (3, 1))] == [1, 3, 0]
    prompts = [CLOSING.prompt(table(done=(1,)), seat) for seat in range(4)]
    assert [prompt and (prompt.key, str(prompt)) for prompt in prompts] == [
        ("count", "done, nod"),
        ("aside", "nod"),
        ("aside", "nod"),
        ("count", "done, nod"),
    ]


def test_the_hand_is_settled_when_the_last_is_done() -> None:
    state = table()
    for seat in (0, 1):
        state = CLOSING.act(state, seat, Action("done"))
    assert (state.done, state.notes) == ((0, 1), ())
    assert CLOSING.act(state, 3, Action("done")).notes == ("settled",)
