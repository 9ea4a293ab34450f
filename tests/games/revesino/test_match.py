"""The match: rounds, dotes, Mari-Perez, the plate, what is raffled, and what each sees."""

from __future__ import annotations

import pytest

from tapete.games.revesino.state import Pot
from tests.games.revesino.hands import Revesino, counted, opened, table

ALL_POINTS = "1O 1C 1E 1B 12O 12C 12E 12B 11O 11C 11E 11B 10O 10C 10E 10B"


def pieces(case: Revesino, who: str) -> dict[str, int]:
    """His counters, his dotes and his money, as all see them."""
    return {piece.kind: piece.count for piece in case.view().scores[case.seat(who)].pieces}


@pytest.mark.law("rev.40")
@pytest.mark.parametrize(("round_", "costs"), [(1, 8), (2, 4), (4, 8)])
def test_the_first_and_the_last_round_are_double(round_: int, costs: int) -> None:
    won = {"ana": (6, ALL_POINTS), "diego": (5, "")}
    case = counted(won, mari_perez=True, start={"round": round_, "deal": 2})
    assert case.paid("partida") == [(0, 2, costs)]
    assert case.laws_of("partida") == [("rev.39", "rev.206", *(("rev.40",) if costs > 4 else ()))]
    assert counted(won, start={"round": round_}).paid("partida") == [(0, 2, 4)]


@pytest.mark.law("rev.68", "rev.116")
def test_the_deal_passes_to_the_right() -> None:
    case = table().over("ana 9O 8O 7O 6O")
    assert case.dealer == "ana" and case.falls().state.cutter == 3


@pytest.mark.law("rev.51", "rev.52")
def test_the_match_ends_with_its_rounds() -> None:
    case = table(rounds=1, start={"deal": 4}).over("ana 9O 8O 7O 6O")
    assert case.phase == "over" and sum(case.standing) == 0
    assert table(rounds=1, start={"deal": 3}).over("ana 9O 8O 7O 6O").phase == "shuffle"


@pytest.mark.law("rev.50", "rev.51", "rev.52")
def test_the_dote() -> None:
    start = table()
    assert pieces(start, "ana") == {"ficha": 9, "tanto": 10, "dote": 1}
    # Blas has 3 left and pays 8 for Ana's Revesino.
    case = table(start={"score": [97, -97, 0, 0]}).over("ana 9B 1O 8B 7B", rest="ana")
    assert case.told("asks-dote", "seat", "number") == [("blas", 2)]
    assert pieces(case, "blas") == {"ficha": 9, "tanto": 5, "dote": 2}, "he holds 95, and has 200 to answer for"
    assert case.standing == [121, -105, -8, -8]
    assert table(dote=50, start={"score": [49, -49, 0, 0]}).over("ana 9B 1O 8B 7B", rest="ana").state.dotes[1] == 2


@pytest.mark.law("rev.49", "rev.53")
def test_what_a_tanto_is_worth() -> None:
    case = table(tanto_value=4, start={"score": [10, -10, 0, 0]})
    assert pieces(case, "blas") == {"ficha": 8, "tanto": 10, "dote": 1, "money": -40}, "counters stand for the coins"
    assert case.notes("tanto") == [(None, 4)]
    assert table().notes("tanto") == [] and table(tanto_value=2).notes("tanto") == [(None, 2)]
    assert pieces(table(tanto_value=2, start={"score": [3, -3, 0, 0]}), "ana")["money"] == 6


@pytest.mark.law("rev.50", "rev.51")
@pytest.mark.parametrize(
    ("lost", "left"),
    [(100, {"dote": 1}), (90, {"tanto": 10, "dote": 1}), (79, {"ficha": 2, "tanto": 1, "dote": 1}),
     (105, {"ficha": 9, "tanto": 5, "dote": 2})],
)  # fmt: skip
def test_what_is_left_of_the_dote(lost: int, left: dict[str, int]) -> None:
    assert pieces(table(start={"score": [lost, -lost, 0, 0]}), "blas") == left


@pytest.mark.law("rev.40")
def test_what_is_told_of_the_round() -> None:
    assert table(mari_perez=True).notes("rate") == [(None, 2)] and table().notes("rate") == []
    assert [table(start={"round": number}).view().round for number in (1, 3)] == [1, 3]
    assert table(rounds=2, start={"round": 2, "deal": 4}).over("ana 9O 8O 7O 6O").view().round == 2


# The plate.


def plated(**options: object) -> Revesino:
    """A table with a plate of thirty-two."""
    return Revesino(platillo=True, **options).falls()


def premiums(case: Revesino) -> list[str]:
    """What moved of the premium."""
    return [line.rpartition(" ")[0] for line in case.owed if line.endswith(" premium")]


@pytest.mark.law("rev.ad.34")
def test_the_plate_has_a_fund() -> None:
    case = plated()
    assert case.paid("ante") == [(seat, "plate", 8) for seat in range(4)]
    assert case.view().heaps[0].amount == 32
    assert table().falls().view().heaps == ()


@pytest.mark.law("rev.ad.33", "rev.ad.33.b", "rev.ad.34", "rev.ad.35")
def test_who_sells_the_caballo_takes_the_premium() -> None:
    case = plated().over("ana 9O 11C 8O 7O", "ana 6O 5O 1E 4O")
    assert premiums(case) == ["plate blas 16"]
    assert "ana blas 3 sold" in case.owed and "ana clara 1 sold" in case.owed and case.partida()
    assert case.state.ledger.balance("plate") == 16
    plain = table().over("ana 9O 11C 8O 7O")
    assert premiums(plain) == [] and "ana blas 3 sold" in plain.owed
    assert premiums(plated(platillo_premium=32).over("ana 9O 11C 8O 7O")) == ["plate blas 32"]


@pytest.mark.law("rev.ad.34.b")
def test_who_has_it_drawn_pays_it_himself() -> None:
    case = plated().over("diego 4C 5C 11C 6C")
    assert premiums(case) == ["blas diego 16"] and "blas diego 3 drawn" in case.owed
    assert premiums(plated(platillo_drawn="plate").over("diego 4C 5C 11C 6C")) == ["blas plate 16"]


@pytest.mark.law("rev.ad.33.b", "rev.ad.34")
def test_the_caballo_led_or_asleep() -> None:
    led = "ana 11C 5C 4C 3C"
    assert premiums(plated().over(led, rest="ana blas")) == []
    assert premiums(plated(platillo_led="plate").over(led, rest="ana blas")) == ["ana plate 16"]
    assert premiums(plated(platillo_led="partida").over(led, rest="ana blas")) == ["ana diego 16"]
    assert premiums(plated(platillo_led="plate").over("ana 9O 8O 7O 6O", asleep="11C")) == []


@pytest.mark.law("rev.ad.33.b", "rev.199", "rev.200")
def test_the_premium_follows_the_three_when_cards_are_laid_down() -> None:
    def premium(hand: str, *down: tuple[int, int]) -> list[str]:
        return premiums(plated(lay_down=True).over(hand, "ana 9E 8E 7E 6E", faults={"laid_down": down}))

    sold, drawn = "ana 9O 11C 8O 7O", "diego 4C 5C 11C 6C"
    assert premium(sold, (1, 9)) == [] and premium(sold, (1, 10)) == premium(sold, (2, 9)) == ["plate blas 16"]
    assert premium(drawn, (3, 9)) == [] and premium(drawn, (3, 10)) == ["blas diego 16"]


@pytest.mark.law("rev.ad.33", "rev.ad.26", "rev.ad.30")
def test_no_premium_in_a_revesino() -> None:
    assert premiums(plated().over("ana 9O 11C 8O 7O", rest="ana")) == []


@pytest.mark.law("rev.ad.34", "rev.40")
def test_the_plate_is_filled_again_never_doubled_and_shared_out() -> None:
    case = plated(mari_perez=True).over("ana 9O 11C 8O 7O")
    assert premiums(case) == ["plate blas 16"] and case.falls().paid("plate-filled") == []
    empty = Revesino.of(case.falls().state).over("ana 9O 11C 8O 7O").falls()
    assert empty.paid("plate-filled") == [(seat, "plate", 4) for seat in range(4)]
    last = plated(rounds=1, start={"deal": 4}).over("ana 9O 11C 8O 7O")
    assert last.paid("plate-shared") == [("plate", seat, 4) for seat in range(4)]
    assert sum(last.standing) == 0


# What is raffled.


def raffled(case: Revesino, *pots: Pot) -> Revesino:
    """These pots wait; the hand is the second."""
    return case.but(pots=pots, hand=2)


SWORDS = ("ana 9E 1E 12E 11E",)


@pytest.mark.law("rev.111")
def test_the_highest_espada_wins_what_was_paid_to_the_table() -> None:
    case = raffled(table(), Pot(8, 1, 1)).over(*SWORDS, rest="ana clara")
    assert case.paid("raffle-won") == [("raffle", 2, 8)], "Blas, who paid it, has no part in it"
    assert case.state.pots == ()
    two = raffled(table(), Pot(8, 1, 1), Pot(4, 2, 1)).over(*SWORDS, rest="ana clara")
    assert two.paid("raffle-won") == [("raffle", 2, 8), ("raffle", 1, 4)] and two.state.pots == ()
    other = raffled(table(), Pot(8, 2, 1)).over(*SWORDS, rest="ana clara")
    assert other.paid("raffle-won") == [("raffle", 1, 8)]
    own = raffled(table(), Pot(8, 1, 2)).over(*SWORDS, rest="ana clara")
    assert own.paid("raffle-won") == [] and own.state.pots == (Pot(8, 1, 2),), "not in the hand in which it arose"


@pytest.mark.law("rev.111")
def test_or_the_best_king() -> None:
    case = raffled(table(raffle="best-king"), Pot(8, 1, 1)).over("ana 12E 12O 12B 12C", rest="ana clara")
    assert case.paid("raffle-won") == [("raffle", 3, 8)], "oros, copas, espadas, bastos: but the first was Blas's"


@pytest.mark.law("rev.111")
def test_what_no_hand_decides_is_drawn_for_at_the_end() -> None:
    case = table(rounds=1, start={"deal": 4}).but(pots=(Pot(8, 0, 5),), hand=5).over("ana 9E 1E 12E 11E")
    assert case.phase == "raffle"
    assert case.falls("12B 12C 2O").paid("raffle-won") == [("raffle", 2, 8)], "of equal ranks the first suit"
    assert case.falls("2B 1C 3O").phase == "over"


# What each sees.


@pytest.mark.law("rev.156")
def test_own_tricks_and_the_last_one() -> None:
    case = table().last_trick("ana 9O 8O 7O 6O", rest="ana clara")
    view = case.view("ana")
    # Ana has won five and Clara five, the tenth being Clara's.
    assert len(view.seats[0].tricks) == 5 and len(view.seats[2].tricks) == 1
    assert view.seats[2].taken == 5
    assert len(case.view("blas").seats[0].tricks) == 0
    assert case.view().winning is None and case.play("9O 8O").view().winning == 0


@pytest.mark.law("rev.197", "rev.99", "rev.100")
def test_at_the_end_all_is_shown() -> None:
    case = table().last_trick("ana 9O 8O 7O 6O", asleep="1O 2E 3B 4C")
    assert case.view("ana").stock == (None,) * 4
    after = table().over("ana 9O 8O 7O 6O", asleep="1O 2E 3B 4C")
    assert [str(card) for card in after.view("ana").stock] == ["1O", "2E", "3B", "4C"]
    assert sum(len(seat.tricks) for seat in after.view("blas").seats) == 11
    assert [str(card) for card in after.told("asleep", "cards")[0]] == ["1O", "2E", "3B", "4C"]
    assert len(after.known(None)) == 48 and len(case.known(None)) == 40


@pytest.mark.law("rev.1", "rev.202")
def test_every_payment_names_its_law() -> None:
    case = table().over("ana 4C 11C 12C 5C")
    assert case.laws_of("drawn") == [("rev.187", "rev.205")]
    assert all(entry.laws for entry in case.state.ledger.entries)


# Where two of these meet.


@pytest.mark.law("rev.158", "rev.ad.34")
def test_what_each_put_in_the_plate_is_not_given_back_with_what_was_paid_at_once() -> None:
    case = plated(pay_timing="at-once").over("ana 9O 1E 8O 7O", "ana 9B 8B 7B 6B", rest="ana clara")
    assert "ana blas 1 sold" in case.owed and case.paid("returned") == []


@pytest.mark.law("rev.158", "rev.200")
def test_who_has_laid_down_is_paid_nothing_at_once() -> None:
    case = table(pay_timing="at-once", lay_down=True)
    over = case.over("ana 9O 8O 7O 1E", rest="ana blas", faults={"laid_down": ((3, 9),)})
    assert not [line for line in over.owed if line.endswith("sold")] and over.paid("laid-down")


@pytest.mark.law("rev.ad.34.b", "rev.200")
def test_the_premium_when_another_has_laid_down() -> None:
    drawn = plated(lay_down=True).over("diego 4C 5C 11C 6C", rest="ana clara", faults={"laid_down": ((0, 2),)})
    assert premiums(drawn) == ["blas diego 16"]


@pytest.mark.law("rev.ad.34.b", "rev.124")
def test_an_offender_pays_the_premium_drawn_from_him_alone() -> None:
    case = opened(platillo=True).do("diego take-pack").falls()
    over = case.over("diego 4C 5C 11C 6C", rest="ana clara", faults={"revokers": (0, 1)})
    assert premiums(over) == ["blas diego 16"]


@pytest.mark.law("rev.ad.33.b")
def test_who_wins_the_partida_and_led_the_caballo_pays_no_premium() -> None:
    case = plated(platillo_led="partida").over("diego 11C 12C 5C 6C", rest="ana clara")
    assert case.partida().split()[1] == "diego" and premiums(case) == []


@pytest.mark.law("rev.111")
def test_only_kings_are_compared() -> None:
    case = raffled(table(raffle="best-king"), Pot(8, 1, 1))
    over = case.over("ana 12E 12O 12C 2O", "ana 9B 8B 7B 1O", rest="ana clara")
    assert over.paid("raffle-won") == [("raffle", 2, 8)]


@pytest.mark.law("rev.111")
def test_two_pots_that_are_left_are_drawn_for_apart() -> None:
    case = raffled(table(rounds=1, start={"deal": 4}), Pot(8, 1, 2), Pot(4, 2, 2)).over("ana 9O 8O 7O 6O")
    assert case.phase == "raffle"
    # Ana, Clara and Diego draw for the first, then Ana, Blas and Diego for the second.
    over = case.falls("2O 1C 3O 4O 5O 12O")
    assert over.paid("raffle-won") == [("raffle", 2, 8), ("raffle", 3, 4)]


@pytest.mark.law("rev.116", "rev.19")
def test_the_mano_leads_whoever_took_the_last_trick_of_the_hand_before() -> None:
    over = table().over("ana 9O 8O 10O 6O")
    again = over.falls().do("diego cut 20")
    assert over.state.between_hands and not again.state.between_hands
    assert opened().over("ana 9O 8O 10O 6O").state.between_hands
    assert again.dealer == "ana" and again.state.leader == 1 and again.state.deck == ()


@pytest.mark.law("rev.66")
def test_only_the_dealer_asks_to_deal_uncut_and_each_is_heard() -> None:
    case = table(shuffle_cut="by-consent").falls()
    assert case.allows("diego uncut") and not case.allows("ana uncut")
    asked = case.do("diego uncut, ana consent, blas object")
    assert asked.told("consents", "seat") == ["ana"] and asked.told("objects", "seat") == ["blas"]


@pytest.mark.law("rev.100")
def test_exactly_one_card_is_laid_away() -> None:
    case = table(ANA="2O 3O")
    assert case.allows("ana discard 2O") and not case.allows("ana discard") and not case.allows("ana discard 2O 3O")
