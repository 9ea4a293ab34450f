"""The player who follows the book."""

from __future__ import annotations

import pytest

from tapete.games.zanga.advice import Adviser
from tapete.table.action import Action
from tapete.table.player import Choice, witness
from tests.games.zanga.hands import KINGS, Zanga, begun

WEAK = "3C 4C 5C 5E 6E 4B 5B 6O"
MIDDLING = "1E 7O 4O 12C 5C 6E 4E 3B"


def advised(case: Zanga, who: str) -> Choice:
    """What a player who has sat there all along does."""
    seat = case.seat(who)
    return Adviser().choose(witness(case.state, seat))


def says(case: Zanga, who: str) -> str:
    return str(advised(case, who).action)


def test_it_plays_a_strong_hand_passes_a_weak_one_and_goes_alone_with_all() -> None:
    assert says(begun(ANA=KINGS["ANA"]), "ana") == "solo"
    assert says(begun(ANA=WEAK), "ana") == "paso"
    assert says(begun(ANA="1E 7O 12O 4O 12C 5C 6E 3B"), "ana") == "juego"


@pytest.mark.law("zan.intro.1")
def test_the_mano_bids_more_freely_than_another_with_the_same_cards() -> None:
    mano = advised(begun(ANA=MIDDLING), "ana")
    assert (str(mano.action), mano.maxim) == ("juego", "zan.intro.1")
    other = begun(BLAS=MIDDLING, dealer="clara").say("paso paso")
    assert other.turn == "blas" and says(other, "blas") == "paso"


@pytest.mark.law("zan.intro.30")
def test_after_a_mano_who_passed_it_fears_a_trap() -> None:
    hand = "1E 7O 12O 12C 5C 6E 4E 3B"
    wary = advised(begun(BLAS=hand).say("paso"), "blas")
    assert (str(wary.action), wary.maxim) == ("paso", "zan.intro.30")
    third = begun(CLARA=hand).say("paso paso")
    assert says(third, "clara") == "juego"


@pytest.mark.law("zan.intro.45")
def test_it_throws_its_biggest_trump_to_a_partner_who_draws_trumps() -> None:
    hands = {"ANA": "2C", "BLAS": "3C", "CLARA": "12C 5C 4B 3B 2B 5E 4E 3E", "DIEGO": "6C"}
    case = Zanga(**hands).taken_by("ana", "copas").do("ana play 2C, blas play 3C")
    assert advised(case, "clara") == Choice(Action.parse("play 12C"), "zan.intro.45")


@pytest.mark.law("zan.intro.45")
@pytest.mark.parametrize(
    ("led", "laid", "held", "card"),
    [
        ("2C", "11C", "12C 5C", "12C"),  # above the knight it takes the trick
        ("2C", "1E", "12C 5C", "5C"),  # under the espadilla the king would be lost
        ("2C", "7C", "1B 5C", "5C"),  # and the bastillo under the malilla
        ("2C", "7C", "1E 1B", "1E"),  # the espadilla takes it from the malilla
        ("2C", "7C", "1B", "2B"),  # alone the bastillo need not answer, and is kept
        ("7C", "3C", "12C 5C", "5C"),  # under his own malilla it takes nothing either
    ],
)
def test_it_throws_him_the_biggest_only_if_that_takes_the_trick(led: str, laid: str, held: str, card: str) -> None:
    small = ["2B", "3B", "4B", "3E", "4E", "5E", "6O"][: 8 - len(held.split())]
    hands = {"ANA": led, "BLAS": laid, "CLARA": f"{held} {' '.join(small)}"}
    case = Zanga(**hands).taken_by("ana", "copas").do(f"ana play {led}, blas play {laid}")
    choice = advised(case, "clara")
    assert str(choice.action) == f"play {card}"
    assert (choice.maxim == "zan.intro.45") == (card in ("12C", "1E"))


@pytest.mark.law("zan.intro.46")
def test_having_won_it_first_cashes_a_king_and_then_draws_trumps_again() -> None:
    hands = {"ANA": "2C", "BLAS": "3C", "CLARA": "12C 12E 4C 4B 3B 2B 4E 3E", "DIEGO": "6C 1O"}
    case = Zanga(**hands).taken_by("ana", "copas").do("ana play 2C, blas play 3C, clara play 12C, diego play 6C")
    assert advised(case, "clara") == Choice(Action.parse("play 12E"), "zan.intro.46")
    bare = {**hands, "CLARA": "12C 7E 4C 5B 4B 3B 2B 5E"}
    trumps = Zanga(**bare).taken_by("ana", "copas").do("ana play 2C, blas play 3C, clara play 12C, diego play 6C")
    assert advised(trumps, "clara") == Choice(Action.parse("play 4C"), "zan.intro.46")


@pytest.mark.law("zan.intro.47")
def test_the_named_pair_mixes_trumps_with_firm_cards() -> None:
    case = Zanga(ANA="1E 7O 5O 12C 11C 4B 3B 2B").taken_by("ana")
    assert advised(case, "ana") == Choice(Action.parse("play 1E"), "zan.intro.47")
    # Once no trump is out it plays its firm cards.
    drawn = case.but(hands=(case.state.hands[0][3:], *case.state.hands[1:]))
    other = Zanga(BLAS="1E 7O 1B", ANA="12C 5C 4B").taken_by("blas")
    assert advised(other, "ana").action == Action.parse("play 12C")
    assert drawn.held("ana")[0] == "12C"


@pytest.mark.law("zan.intro.48")
def test_it_returns_the_plain_suit_that_the_mano_opened() -> None:
    hands = {"ANA": "4B", "BLAS": "5B", "CLARA": "10B 3B 2C 3C 4C 5C 6C 7C", "DIEGO": "6B 12B 11B 7O 1E"}
    case = Zanga(**hands).taken_by("blas").do("ana play 4B, blas play 5B, clara play 10B, diego play 6B")
    assert case.turn == "clara"
    assert advised(case, "clara") == Choice(Action.parse("play 3B"), "zan.intro.48")


def test_it_asks_five_and_stops_by_what_is_certain() -> None:
    case = Zanga(**KINGS).taken_by("ana").trick("1E").trick("7O")
    assert says(case, "ana") == "cinco"
    five = case.do("ana cinco").trick("1B").trick("1O").trick("12O")
    assert says(five, "ana") in ("play 11O", "estuche")
    unsure = Zanga(**KINGS).taken_by("ana").won("AAAAA").but(hands=Zanga(ANA=WEAK).state.hands)
    assert says(unsure, "ana") == "basta"


# After the espadilla and the malilla Ana has the bastillo and two kings, and eight or nine trumps are out.
MIXED = "1E 7O 1B 12C 12E 4C 5C 3B"


def after_two(who: str = "ana", hand: str = MIXED) -> Zanga:
    """Ana has drawn trumps twice from the top."""
    return Zanga(ANA=hand).taken_by(who).trick("1E").trick("7O")


@pytest.mark.law("zan.intro.47", "zan.art.48")
def test_it_asks_five_when_trumps_and_firm_cards_together_make_three_more() -> None:
    assert advised(after_two(), "ana") == Choice(Action("cinco"), "zan.intro.47")
    assert says(after_two(hand="1E 7O 1B 12C 4E 4C 5C 3B"), "ana") == "play 1B", "one king is not enough"
    assert says(after_two(hand="1E 7O 5O 12C 12E 12B 5C 3B"), "ana") != "cinco", "nor three without a trump on top"
    certain = after_two(hand="1E 7O 1B 1O 12O 4C 5C 3B")
    assert advised(certain, "ana") == Choice(Action("cinco"), "zan.art.48")


@pytest.mark.law("zan.art.50")
def test_against_the_pair_that_plays_it_asks_five_only_when_they_are_certain() -> None:
    assert says(after_two("blas"), "ana") != "cinco"
    certain = after_two("blas", "1E 7O 1B 1O 12O 4C 5C 3B")
    assert advised(certain, "ana") == Choice(Action("cinco"), "zan.art.48")


@pytest.mark.law("zan.art.49", "zan.art.49.2")
def test_it_goes_for_all_on_the_same_grounds() -> None:
    def after_five(last: str) -> Zanga:
        case = Zanga(ANA=f"1E 7O 1B 1O 12O 11O 12C {last}", BLAS="5O", DIEGO="6O", stock="10O 2O 3O 4O").taken_by("ana")
        for card in ("1E", "7O", "1B", "1O", "12O"):
            case = case.trick(card)
        return case.but(announced=(0,), cinco=0)

    assert advised(after_five("12E"), "ana") == Choice(Action.parse("play 11O"), "zan.intro.47")
    assert advised(after_five("4E"), "ana") == Choice(Action("basta"), "zan.art.49.2")


def test_it_announces_the_estuche() -> None:
    case = Zanga(**KINGS).taken_by("ana").trick("1E").trick("7O").trick("1B")
    assert advised(case, "ana") == Choice(Action("estuche"), "zan.art.51")
    assert advised(case, "clara") == Choice(Action("estuche"), "zan.art.51")


def test_it_keeps_the_better_of_zanga_and_own_cards() -> None:
    rich = begun(DIEGO=WEAK, stock="1E 7O 1B 12O 11O").say("paso paso paso")
    assert says(rich, "diego") == "zanga"
    assert says(rich.say("zanga"), "diego") == "me-quedo"
    poor = begun(DIEGO="1E 7O 1B 12O 11O", stock=WEAK).say("paso paso paso zanga")
    assert says(poor, "diego") == "vuelvo"


def test_at_the_open_table_it_claims_a_revoke_that_comes_to_light() -> None:
    hands = {"ANA": "5C 3C", "BLAS": "6C", "CLARA": "4C 6B", "DIEGO": "12C 11C 7C"}
    case = Zanga(table="open", **hands).taken_by("blas")
    case = case.do("ana play 5C, blas play 6C, clara play 6B, diego play 12C")
    blas = Adviser()
    assert blas.notice(witness(case.state, 1)) is None, "nothing is proved yet"
    case = case.do("diego play 11C, ana play 3C").play(case.held("blas")[0]).do("clara play 4C")
    found = Adviser().notice(witness(case.state, 1))
    assert found == Choice(Action.parse("renuncio primera 2"), "zan.art.29")


def test_it_asks_for_a_new_deal_when_the_cut_was_not_offered() -> None:
    case = Zanga(table="open").falls().do("diego cut 5, diego deal, diego count")
    found = Adviser().notice(witness(case.state, 0))
    assert found is not None and str(found.action) == "claim cut 3"


# Where it is agreed the matadores are kept back from any trump.

KEPT = {
    "ANA": "1E 12C 2C 3C 4C 5C 6C 7C",
    "BLAS": "1B 12E 2E 3E 4E 5E 6E 7E",
    "CLARA": "2O 11C 10C 1C 2B 3B 4B 5B",
    "DIEGO": "3O 4O 11E 10E 6B 7B 10B 11B",
}
"""Ana leads the espadilla, and Blas has the bastillo for his only trump."""


@pytest.mark.law("zan.intro.33", "zan.art.28")
@pytest.mark.parametrize("table", ["guided", "open"])
def test_it_keeps_a_matador_back_from_a_higher_one_where_that_is_agreed(table: str) -> None:
    bound = Zanga(table=table, **KEPT).taken_by("ana").do("ana play 1E")
    assert says(bound, "blas") == "play 1B"
    agreed = Zanga(table=table, matadores="absolute", **KEPT).taken_by("ana").do("ana play 1E")
    assert says(agreed, "blas") == "play 2E", "the lowest that he has, and the bastillo stays with him"


@pytest.mark.law("zan.intro.33", "zan.art.29")
def test_it_claims_no_revoke_of_who_kept_a_matador_back_as_was_agreed() -> None:
    for agreed, claimed in (("upward", Choice(Action.parse("renuncio primera 1"), "zan.art.29")), ("absolute", None)):
        case = Zanga(table="open", matadores=agreed, **KEPT).taken_by("ana")
        case = case.do("ana play 1E, blas play 2E, clara play 2O, diego play 3O, ana play 12C, blas play 1B")
        assert Adviser().notice(witness(case.state, 0)) == claimed
    # A trump that is no matador must answer all the same.
    hands = {**KEPT, "BLAS": "5O 12E 2E 3E 4E 5E 6E 7E"}
    case = Zanga(table="open", matadores="absolute", **hands).taken_by("ana")
    case = case.do("ana play 1E, blas play 2E, clara play 2O, diego play 3O, ana play 12C, blas play 5O")
    assert Adviser().notice(witness(case.state, 0)) == Choice(Action.parse("renuncio primera 1"), "zan.art.29")
