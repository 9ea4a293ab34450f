"""The Recambó, from its first tento to its last pot; and how a sitting ends."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from tapete.errors import BadOption
from tapete.games.voltarete import settle
from tapete.games.voltarete.finished import PLAYED, Debt, Ending
from tapete.table.offer import Say, say
from tapete.words import Words
from tests.games.voltarete.hands import FOUR, Voltarete, hand, opened

# The worked Recambó: A, B and C with 120 each, B at A's right and C at B's; A drew espadas. So B is seat 0.
# Each row: who passes; what is played, with the tricks of B, C and A; how debts are placed; then A, B, C, pot and box.

Row = tuple[str, dict[str, Any], str, tuple[int, int, int, int, int]]

ROWS: list[Row] = [
    ("", {"feito": "b", "suit": "oros", "tricks": (5, 2, 2)}, "", (93, 148, 118, 0, 1)),
    ("c", {"feito": "a", "suit": "bastos", "tricks": (4, 1, 4)}, "", (63, 125, 119, 52, 1)),
    ("abca", {"gives back": "b"}, "b leave", (66, 114, 118, 61, 1)),
    ("b", {"feito": "c", "kind": "só", "tricks": (2, 2, 5)}, "", (134, 119, 39, 67, 1)),
    ("", {"feito": "c", "suit": "copas", "tricks": (3, 3, 3)}, "", (138, 118, 31, 72, 1)),
    (
        "",
        {"feito": "a", "kind": "só", "suit": "copas", "held": "1E 7C 1B 1C", "tricks": (2, 1, 6), "first": True},
        "",
        (262, 94, 2, 0, 2),
    ),
    ("", {"feito": "c", "suit": "copas", "tricks": (2, 5, 2)}, "", (253, 90, 14, 0, 3)),
    ("cabcab", {}, "", (251, 22, 12, 72, 3)),
    ("abc", {"feito": "a", "kind": "segundo", "suit": "oros", "held": "1E 7O 1B", "tricks": (2, 2, 5)}, "",
     (343, 14, -1, 0, 4)),
    ("", {"feito": "b", "tricks": (5, 2, 2), "first": True, "penalty": "b"}, "", (334, 21, -25, 25, 5)),
    ("c", {"feito": "a", "kind": "só", "suit": "oros", "tricks": (4, 1, 4), "penalty": "a"}, "a leave-joined",
     (322, 22, -20, 31, 5)),
    ("ab", {"feito": "c", "tricks": (1, 4, 4)}, "", (323, 23, -29, 38, 5)),
    ("", {"feito": "b", "kind": "respeito", "held": "1E 2E 1B", "tricks": (5, 2, 2), "first": True}, "",
     (301, 99, -46, 0, 6)),
    ("", {"feito": "c", "suit": "bastos", "tricks": (2, 5, 2)}, "", (237, 92, 24, 0, 7)),
    ("a", {"feito": "b", "suit": "oros", "tricks": (7, 1, 1), "first": True, "geral": "undeclared"}, "",
     (240, 127, -15, 0, 8)),
    ("b", {"feito": "c", "kind": "só", "suit": "bastos", "tricks": (2, 5, 2)}, "", (209, 120, 22, 0, 9)),
    ("ca", {"feito": "b", "tricks": (2, 5, 2)}, "", (210, 64, 50, 27, 9)),
    ("abc", {"feito": "a", "kind": "casca", "suit": "oros", "tricks": (2, 2, 5)}, "", (253, 58, 39, 0, 10)),
    ("", {"feito": "b", "suit": "copas", "tricks": (4, 4, 1)}, "", (252, 15, 23, 70, 0)),
    ("c", {"feito": "a", "suit": "oros", "tricks": (1, 4, 4)}, "a leave", (248, 12, 24, 76, 0)),
    ("a", {"feito": "b", "suit": "bastos", "tricks": (5, 2, 2)}, "", (245, 98, 17, 0, 0)),
]  # fmt: skip

REMISSAS = {3: "b 61", 4: "b 61", 5: "b 61, c 72", 6: "b 61, c 72", 7: "b 61", 11: "a 62", 12: "a 62, c 38",
            13: "a 62, c 38", 14: "c 38", 20: "a 76", 21: "a 76"}  # fmt: skip
"""What waits after each hand; after the others nothing."""

MEDALHAO = "bcccccccc" + "aaaaaa" + "bcc" + "aaa"
"""With whom the Medalhão is after each hand."""


def worked(**options: Any) -> Voltarete:
    return Voltarete(names=("B", "C", "A"), **options)


def played(case: Voltarete, row: Row) -> Voltarete:
    """One hand of the worked Recambó, from the deal to the last debt."""
    passes, facts, placing, _ = row
    case = case.deal(A="")
    for who in passes:
        assert case.turn == who
        case = case.do(f"{who} passo")
    if "gives back" in facts:
        who = facts["gives back"]
        case = case.do(f"{who} casca, {who} give-back")
    elif facts:
        case = come_out(case, dict(facts))
    return case.do(placing) if placing else case


def come_out(case: Voltarete, facts: dict[str, Any]) -> Voltarete:
    offender = facts.pop("penalty", None)
    state = case.play_so(**facts).state.but(ending=Ending(PLAYED))
    over = settle.facts(state)
    if offender:
        over = replace(over, penalties=(Debt(case.seat(offender), over.stake, "count", "vol.II.13.1"),))
    return Voltarete.of(settle.settled(state, over))


def test_the_worked_recambo_agrees_chip_by_chip() -> None:
    case = worked()
    for number, row in enumerate(ROWS, 1):
        case = played(case, row)
        assert (*case.purses("a", "b", "c"), case.pot, case.box) == row[3], f"hand {number}"
        assert sum(row[3]) == 360
        waiting = ", ".join(f"{who} {amount}" for who, amount in case.waiting)
        assert waiting == REMISSAS.get(number, ""), f"hand {number}"
        assert case.marker == MEDALHAO[number - 1], f"hand {number}"
    assert case.told("recambo-over") and case.standing == [-22, -103, 125]
    assert case.state.tail, "one Recambó was agreed on, and a remissa is still to be played out"


def test_after_it_the_remissas_are_played_out() -> None:
    case = worked()
    for row in ROWS:
        case = played(case, row)
    tail = case.deal(A="")
    assert (tail.pot, tail.waiting) == (81, []), "A's 76 and the dealer's five; no Medalhão"
    lost = tail.come_out(feito="b", suit="oros", tricks=(4, 4, 1))
    assert (lost.pot, lost.waiting, lost.phase) == (162, [], "shuffle"), "and what is owed now must enter"
    won = lost.deal(A="").come_out(feito="b", suit="oros", tricks=(5, 2, 2))
    assert won.state.over and won.paid("lift")[-1] == ("pot", 0, 167), "it gives no tento"
    assert (won.pot, won.box) == (0, 0) and sum(won.standing) == 0


@pytest.mark.law("vol.II.19.7")
def test_no_pot_after_the_last_recambo_gives_a_tento() -> None:
    tail = Voltarete(start={"box": 10, "remissas": [[0, 40], [1, 50]]}).deal(ANA="").come_out(suit="oros")
    paid_in = tail.deal(ANA="").come_out(suit="oros", asked=True, refused=(1, 2))
    assert (paid_in.pot, paid_in.box) == (90, 0), "what is owed now must enter"
    last = paid_in.deal(ANA="").come_out(suit="oros")
    assert (last.paid("lift")[-1], last.box, last.state.over) == (("pot", 0, 95), 0, True)


# The box.


@pytest.mark.law("vol.II.19.1")
def test_one_tento_of_every_pot_that_is_lifted_goes_to_the_box() -> None:
    case = hand(25).come_out(suit="oros", tricks=(5, 3, 1))
    assert (case.box, case.paid("lift")) == (1, [("pot", 0, 24)])
    assert hand(25).come_out(suit="oros", tricks=(2, 5, 2)).box == 0
    assert hand(25).all_pass().do("ana passo, blas passo, clara passo").box == 0


@pytest.mark.law("vol.II.19.6", "vol.II.19.7")
def test_the_pot_with_the_ten_ends_the_recambo_and_gives_none() -> None:
    case = Voltarete(start={"box": 10}).deal(ANA="")
    lost = case.come_out(suit="oros", tricks=(2, 5, 2))
    assert lost.told("recambo-over") == [] and not lost.state.over, "only a lift ends it"
    won = case.come_out(suit="oros", tricks=(5, 2, 2))
    assert won.paid("lift") == [("pot", 0, 35)] and won.box == 0
    assert won.told("recambo-over") and won.state.over


@pytest.mark.law("vol.II.19.1")
def test_another_number_of_tentos_may_be_agreed() -> None:
    case = Voltarete(recambo=1).deal(ANA="").come_out(suit="oros", tricks=(5, 3, 1))
    last = case.deal(ANA="")
    assert (last.pot, last.box) == (26, 0)
    assert last.come_out(feito="blas", suit="oros", tricks=(2, 5, 2)).state.over


@pytest.mark.law("vol.II.19.7")
def test_a_pot_formed_by_a_carried_remissa_gives_no_tento() -> None:
    case = Voltarete(recambos=2, keep_seats=True, start={"box": 10, "remissas": [[0, 40], [1, 76]]}).deal(ANA="")
    over = case.come_out(suit="oros", tricks=(5, 2, 2))
    assert over.waiting == [("ana", 40)] and over.state.recambos == 1 and not over.state.over
    carried = over.deal(ANA="").come_out(suit="oros", tricks=(5, 2, 2))
    assert carried.paid("lift")[-1] == ("pot", 0, 45) and carried.box == 0
    fresh = carried.deal(ANA="").come_out(suit="oros", tricks=(5, 2, 2))
    assert fresh.box == 1


@pytest.mark.law("vol.II.19.6")
def test_what_is_owed_by_the_hand_that_ends_it_is_carried_over() -> None:
    case = Voltarete(recambos=2, keep_seats=True, start={"box": 10}).deal(ANA="")
    over = case.come_out(suit="oros", tricks=(5, 2, 2), asked=True, refused=(1, 2))
    assert over.waiting == [("blas", 35), ("clara", 35)], "even on the first hand of its pot"
    assert all(each.carried for each in over.state.remissas)


# The next Recambó.


def two(**options: Any) -> Voltarete:
    """The first of two Recambós is over; Ana has won 35, and Blas owes a remissa."""
    case = Voltarete(recambos=2, start={"box": 10, "remissas": [[1, 50]]}, **options).deal(ANA="")
    return case.come_out(suit="oros", tricks=(5, 2, 2))


@pytest.mark.law("vol.II.19.4", "vol.II.19.5")
def test_seats_are_drawn_anew_and_everybody_takes_what_is_his_along() -> None:
    case = two()
    assert case.phase == "seats"
    before = dict(zip(case.people, case.standing, strict=True))
    drawn = case.falls("5E 5B 5C")
    assert drawn.people == ["clara", "blas", "ana"] and drawn.dealer == drawn.marker == "ana"
    assert dict(zip(drawn.people, drawn.standing, strict=True)) == before
    assert sum(drawn.standing) + drawn.pot + drawn.box == 0


@pytest.mark.law("vol.II.19.4")
def test_what_each_has_more_or_less_than_the_last_on_his_seat_goes_through_the_middle() -> None:
    assert two().falls("5E 5B 5C").paid("new-seats") == [(0, "middle", 75), ("middle", 2, 75)]
    start = {"box": 10, "remissas": [[1, 50]], "score": [-40, -5, 35]}
    near = Voltarete(recambos=2, start=start).deal(ANA="").come_out(suit="oros", tricks=(5, 2, 2))
    assert near.standing == [29, -57, 28]
    assert near.falls("5E 5B 5C").paid("new-seats") == [(0, "middle", 1), ("middle", 2, 1)], "were it but one tento"


@pytest.mark.law("vol.II.2.1", "vol.II.19.4")
def test_who_sat_down_where_they_liked_draw_for_the_next_all_the_same() -> None:
    assert two(places="free").falls("5E 5B 5C").people == ["clara", "blas", "ana"]


@pytest.mark.law("vol.II.19.4")
def test_who_paid_keeps_his_payments_when_seats_are_drawn_anew() -> None:
    def paid(case: Voltarete) -> list[tuple[Any, Any, int, str]]:
        view = case.state.view(None)
        names: dict[Any, Any] = dict(enumerate(case.people))
        moves = [
            (names.get(e.payer, e.payer), names.get(e.payee, e.payee), e.amount, e.reason) for e in view.payments()
        ]
        assert len(moves) == len(view.ledger) - sum(each.until - each.before for each in view.moved)
        return moves

    case = two()
    drawn = case.falls("5E 5B 5C")
    assert drawn.people != case.people and drawn.state.view(None).moved
    assert ("blas", "ana", 2, "licença") in paid(case)
    assert paid(drawn) == paid(case)
    assert drawn.state.view(None).payments(len(case.state.ledger.entries)) == [], (
        "what is carried over is nobody's gain"
    )


@pytest.mark.law("vol.II.19.4")
def test_remissas_go_along_too() -> None:
    case = Voltarete(recambos=2, start={"box": 10, "remissas": [[0, 20], [1, 50]]}).deal(ANA="")
    over = case.come_out(suit="oros", tricks=(5, 2, 2))
    assert over.waiting == [("ana", 20)]
    assert over.falls("5E 5B 5C").waiting == [("ana", 20)]


@pytest.mark.law("vol.II.19.4")
def test_where_seats_are_kept_the_deal_goes_on() -> None:
    case = two(keep_seats=True)
    assert (case.phase, case.dealer, case.people) == ("shuffle", "ana", ["ana", "blas", "clara"])


@pytest.mark.law("vol.II.19.3")
def test_a_sitting_is_played_to_its_end() -> None:
    case, chance = Voltarete(dealer=None, recambo=1), Random(3)
    while not case.state.over:
        case = case.any_step(chance)
    assert case.state.tail and not case.state.remissas and case.pot == case.box == 0
    assert sum(case.standing) == 0


# The end.


@pytest.mark.law("vol.II.19.16")
def test_what_is_left_may_be_divided() -> None:
    case = Voltarete(remissas_end="divide", start={"box": 10, "remissas": [[0, 90], [2, 72]]}).deal(ANA="")
    over = case.come_out(suit="oros", tricks=(5, 2, 2))
    assert over.state.over and over.waiting == []
    assert over.paid("divided") == [(2, 0, 24), (2, 1, 24)], "Clara keeps her own third"


@pytest.mark.law("vol.II.19.16")
def test_pot_and_box_are_divided_when_there_is_no_more_time() -> None:
    case = hand(33, hands_limit=1).come_out(suit="oros", tricks=(2, 5, 2))
    assert case.state.over
    # Clara dealt: of 33 each gets eleven.
    assert case.paid("divided") == [("pot", 0, 11), ("pot", 1, 11), ("pot", 2, 11)]
    odd = hand(35, hands_limit=1).come_out(suit="oros", tricks=(2, 5, 2))
    assert odd.paid("divided") == [("pot", 0, 12), ("pot", 1, 12), ("pot", 2, 11)], "odd tentos from the right on"
    assert (odd.pot, odd.box, sum(odd.standing)) == (0, 0, 0)


@pytest.mark.law("vol.I.8.5")
def test_at_the_end_the_losers_pay_what_the_winners_won() -> None:
    case, chance = Voltarete(FOUR, dealer=None, hands_limit=12), Random(5)
    while not case.state.over:
        case = case.any_step(chance)
    assert sum(case.standing) == 0 and max(case.standing) > 0
    assert case.state.winners == tuple(seat for seat, total in enumerate(case.standing) if total == max(case.standing))


@pytest.mark.law("vol.II.19.16")
def test_the_box_is_divided_too_and_a_remissa_from_the_right_of_its_owner_on() -> None:
    start = {"box": 4, "pot": 28, "remissas": [[0, 74]]}
    case = Voltarete(hands_limit=1, start=start).deal(ANA="").come_out(suit="oros", tricks=(2, 5, 2))
    assert case.paid("divided") == [
        *[(0, 1, 25), (0, 2, 25)],
        *[("pot", 0, 11), ("pot", 1, 11), ("pot", 2, 11)],
        *[("box", 0, 2), ("box", 1, 1), ("box", 2, 1)],
    ], "Ana's own share of her 74 would be 24"


@pytest.mark.law("vol.II.19.16")
def test_nothing_is_divided_before_the_recambo_is_over() -> None:
    case = Voltarete(remissas_end="divide").deal(ANA="").come_out(suit="oros", tricks=(5, 3, 1))
    assert (case.phase, case.dealer, case.box) == ("shuffle", "ana", 1)


# Ending by agreement.


def before_cut(options: dict[str, Any] | None = None, **start: Any) -> Voltarete:
    """A hand has been played, and the pack lies ready to be cut; Ana is to deal, and Clara has dealt."""
    return (
        Voltarete(start=start, **(options or {}))
        .deal(ANA="")
        .all_pass()
        .do("ana passo, blas passo, clara passo")
        .falls()
    )


@pytest.mark.law("vol.II.19.16")
def test_all_may_agree_to_divide_what_is_left() -> None:
    case = before_cut(pot=25, remissas=[[2, 72]])
    assert (case.pot, case.dealer) == (36, "ana"), "nobody has put in anything for the next hand yet"
    asked = case.do("blas propose divide")
    assert (asked.turn, asked.words("clara")) == ("clara", {"consent", "object"})
    done = asked.do("clara consent, ana consent")
    assert done.state.over and done.waiting == [] and done.pot == 0
    assert done.paid("divided") == [
        (2, 0, 24),
        (2, 1, 24),
        ("pot", 0, 12),
        ("pot", 1, 12),
        ("pot", 2, 12),
    ]


@pytest.mark.law("vol.II.19.16")
def test_odd_tentos_go_from_the_right_of_him_who_dealt_last() -> None:
    case = before_cut(pot=26).do("blas propose divide, clara consent, ana consent")
    assert case.paid("divided") == [("pot", 0, 13), ("pot", 1, 12), ("pot", 2, 12)], "Clara dealt, and Ana would now"


def after_void_hand(**start: Any) -> Voltarete:
    """Ana's hand was void by her fault, and she is to deal again."""
    case = opened(30, start=start).all_pass().do("ana passo, blas passo, clara passo").done().falls()
    case = case.do(f"{case.turn} cut 10")
    case = case.do(f"{case.dealer} put-in")
    case = case.do(f"{case.dealer} deal").all_pass().do("ana segundo")
    return case.do("ana leave").falls()


@pytest.mark.law("vol.II.3.25", "vol.II.19.16")
def test_after_a_void_hand_he_dealt_last_who_deals_again() -> None:
    case = after_void_hand()
    assert (case.dealer, case.pot) == ("ana", 41)
    done = case.do("blas propose divide, clara consent, ana consent")
    assert done.paid("divided")[-3:] == [("pot", 1, 14), ("pot", 2, 14), ("pot", 0, 13)]


@pytest.mark.law("vol.II.19.16")
def test_one_who_objects_is_enough_and_nobody_proposes_twice_before_a_hand() -> None:
    case = before_cut(pot=25).do("blas propose divide, clara object")
    assert case.phase == "cut" and "propose" not in case.words("blas")
    assert "propose" in case.words("ana")
    assert "propose" not in Voltarete().falls().words("ana"), "not before anything was played"


@pytest.mark.law("vol.II.19.15")
def test_the_greater_number_may_leave_it_for_another_day_with_its_remissas() -> None:
    case = before_cut(pot=25, remissas=[[1, 61]])
    alone = case.do("blas propose adjourn, clara object, ana object")
    assert alone.phase == "cut", "only he who owes wants to go"
    assert alone.state.question is None, "and nothing is asked any more"
    two = case.do("blas propose adjourn, clara consent")
    assert two.state.over and two.waiting == [("blas", 61)] and two.pot == 36


def taken_up(case: Voltarete) -> Voltarete:
    """The sitting that was adjourned, begun again as it was left."""
    left = case.do("blas propose adjourn, clara consent")
    assert left.state.over
    state = left.state
    marks = [[mark for mark in ("carried", "halved") if getattr(each, mark)] for each in state.remissas]
    start = {
        "dealer": state.dealer,
        "pot": state.pot,
        "box": state.box,
        "score": list(left.standing),
        "marker": state.marker,
        "remissas": [[each.owner, each.amount, *own] for each, own in zip(state.remissas, marks, strict=True)],
        "recambos": state.recambos,
        "ten": state.has_ten,
        "tento": state.gives_tento,
        "again": state.again,
        **({"stood": state.age} if state.formed else {}),
    }
    agreed: dict[str, Any] = {name: state.game.chosen[name] for name in ("recambos", "split_remissa")}
    return Voltarete(table=state.game.table, start=start, **agreed)


@pytest.mark.law("vol.II.19.6", "vol.II.19.15")
def test_whoever_takes_it_up_again_ends_the_recambo_with_the_same_pot() -> None:
    case = Voltarete(start={"box": 10}).deal(ANA="").all_pass().do("ana passo, blas passo, clara passo").falls()
    assert case.state.has_ten
    for on in (case.do(f"{case.turn} cut 10"), taken_up(case).deal(ANA="")):
        won = on.come_out(suit="oros", tricks=(5, 2, 2))
        assert won.state.over and won.box == 0 and won.paid("lift")[-1] == ("pot", 0, 46), "no tento of it is given"


@pytest.mark.law("vol.II.3.25", "vol.II.19.15")
def test_after_a_void_hand_the_same_deals_again_on_another_day_and_puts_nothing_in() -> None:
    case = after_void_hand(stood=1)
    on, later = case.do("clara cut 10, ana deal"), taken_up(case).deal(ANA="")
    for each in (on, later):
        assert (each.dealer, each.pot, each.waiting, each.state.age) == ("ana", 41, [("ana", 44)], 3)
    assert on.standing == later.standing
    won = later.come_out_open(tricks=(5, 2, 2), feito="ana", suit="oros")
    assert won.dealer == "blas" and won.deal(ANA="").pot == 49, "her remissa, and the entry of Blas"


@pytest.mark.law("vol.II.19.7", "vol.II.19.11", "vol.II.19.15", "vol.II.19.21")
def test_what_was_carried_halved_or_formed_is_so_on_another_day() -> None:
    case = before_cut({"recambos": 2, "split_remissa": True}, pot=25, remissas=[[1, 61], [0, 40]])
    kept = ("remissas", "recambos", "tail", "formed", "age", "has_ten", "gives_tento", "marker", "dealer", "pot", "box")

    def same(later: Voltarete) -> bool:
        again = taken_up(later).state
        return [getattr(again, name) for name in kept] == [getattr(later.state, name) for name in kept]

    carried, halved = case.state.remissas
    marked = case.but(remissas=(replace(carried, carried=True), replace(halved, halved=True)), recambos=1)
    assert same(marked.but(formed=True, age=3)) and same(marked.but(age=0, gives_tento=False))
    assert same(marked.but(age=0, has_ten=True))
    assert same(marked.but(remissas=(replace(carried, carried=True),), recambos=2, tail=True, age=0))
    fresh = taken_up(case.but(formed=False)).state
    assert (fresh.formed, fresh.age) == (False, 0)


@pytest.mark.parametrize(
    "start",
    [
        {"ten": 1},
        {"recambos": 2},
        {"stood": -1},
        {"remissas": [[0, 40, "lost"]]},
        {"remissas": [[0]]},
        {"again": 1, "pot": 30},
        {"pot": 30, "stood": 0},
        {"box": 11},
    ],
)
def test_what_is_no_fact_of_a_sitting_is_refused(start: dict[str, Any]) -> None:
    with pytest.raises(BadOption):
        Voltarete(start=start)


IMPOSSIBLE = [
    ("ten-and-box", {"ten": True, "pot": 45, "box": 3}, {}),
    ("ten-in-pot", {"ten": True, "pot": 9}, {}),
    ("start-needs-pot", {"ten": True}, {}),
    ("start-needs-pot", {"stood": 1}, {}),
    ("start-needs-pot", {"tento": False}, {}),
    ("start-needs-pot", {"again": True}, {}),
    ("formed-gives", {"pot": 30, "stood": 2, "tento": False}, {}),
    ("start-needs-dealer", {"pot": 30}, {"dealer": None}),
    ("start-needs-dealer", {"box": 3}, {"dealer": None}),
    ("start-needs-dealer", {"marker": 0}, {"dealer": None}),
    ("start-needs-dealer", {"again": True, "pot": 30}, {"dealer": None}),
    ("start-needs-dealer", {"recambos": 1}, {"dealer": None, "recambos": 2, "keep_seats": True}),
    ("start-needs-dealer", {"recambos": 1, "remissas": [[0, 40, "carried"]]}, {"dealer": None}),
    ("not-halved", {"remissas": [[0, 40, "halved"]]}, {}),
    ("after-last", {"recambos": 1, "pot": 30, "box": 3}, {}),
    ("after-last", {"recambos": 1, "pot": 30, "ten": True}, {}),
    ("after-last", {"recambos": 1, "pot": 30, "stood": 1}, {}),
    ("all-carried", {"recambos": 1, "remissas": [[0, 40, "carried"], [1, 30]]}, {}),
    ("nothing-left", {"recambos": 1}, {}),
    ("nothing-left", {"recambos": 1, "remissas": [[0, 40, "carried"]]}, {"remissas_end": "divide"}),
]


@pytest.mark.law(
    "vol.II.3.25", "vol.II.18.1", "vol.II.19.4", "vol.II.19.6", "vol.II.19.7", "vol.II.19.15", "vol.II.19.21"
)
@pytest.mark.parametrize(("key", "start", "given"), IMPOSSIBLE)
def test_a_sitting_that_cannot_have_been_left_so_is_refused_in_words(
    key: str, start: dict[str, Any], given: dict[str, Any]
) -> None:
    with pytest.raises(BadOption) as refused:
        Voltarete(start=start, **given)
    assert refused.value.key == key
    said = {lang: Words(lang, "voltarete").error(refused.value) for lang in ("es", "pt", "en")}
    assert len(set(said.values())) == 3 and not any("{" in text or key in text for text in said.values())


@pytest.mark.parametrize(
    ("start", "given"),
    [
        ({"ten": True, "pot": 10, "box": 0}, {}),
        ({"ten": True, "pot": 40, "tento": False}, {}),
        ({"pot": 0, "box": 10, "ten": False, "tento": True, "again": False}, {}),
        ({"pot": 0, "box": 0, "ten": False, "tento": True, "again": False}, {"dealer": None}),
        ({"remissas": [[0, 40, "carried"]], "score": [10, -10, 0]}, {"dealer": None}),
        ({"recambos": 1}, {"dealer": None, "recambos": 2}),
        ({"recambos": 1, "pot": 30}, {}),
        ({"remissas": [[0, 40, "halved"]]}, {"split_remissa": True}),
    ],
)
def test_and_one_that_can_is_taken_up(start: dict[str, Any], given: dict[str, Any]) -> None:
    assert not Voltarete(start=start, **given).state.over


def test_what_ends_a_sitting_is_asked_twice() -> None:
    prompt = before_cut(pot=25).prompt("blas")
    assert prompt is not None
    grave = {str(offer): isinstance(offer, Say) and offer.grave for offer in prompt.beside}
    assert grave == {"propose divide": True, "propose adjourn": True}
    of_four = Voltarete(FOUR, obligation="off").deal(ANA="").all_pass()
    of_four = of_four.do("ana passo, blas passo, clara passo, diego decline").falls()
    up = of_four.prompt("blas")
    assert up is not None and say("propose", "get-up", grave=True) in up.beside


@pytest.mark.law("vol.II.19.15")
def test_of_four_three_must_agree() -> None:
    case = Voltarete(FOUR, obligation="off").deal(ANA="").all_pass()
    case = case.do("ana passo, blas passo, clara passo, diego decline").falls()
    case = case.do("ana propose adjourn, blas consent")
    assert not case.state.over
    assert case.do("clara object, diego object").phase == "cut"
    assert case.do("clara object, diego consent").state.over
