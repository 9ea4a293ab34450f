"""What each may do at the open table, in the order in which it is offered."""

from __future__ import annotations

import pytest

from tapete.cards import cards
from tapete.table.offer import Number, Say
from tests.games.revesino.hands import Revesino, opened, table

HANDS = {
    "ANA": "7O 8O 9O 2C 3C 1C 2E 3E 12E 2B 3B", "BLAS": "2O 3O 5C 6C 7C 5E 6E 7E 4B 5B 6B",
    "CLARA": "4O 5O 6O 8C 9C 10C 8E 9E 10E 7B 8B", "DIEGO": "10O 11O 1O 11C 12C 11E 4E 1E 9B 12B 12O 4C",
}  # fmt: skip
STOCK = "1B 11B 10B"


def dealt(**options: object) -> Revesino:
    return opened(stock=STOCK, **HANDS, **options)


def playing() -> Revesino:
    return dealt().do("ana decline, blas decline, clara decline, diego discard 10O, diego draw 0")


def beside(case: Revesino, who: str) -> list[str]:
    """What is offered to him besides the cards that he may play."""
    return [offer for offer in case.offers(who) if not offer.startswith("play")]


# The deal.


def test_the_pack_is_free_for_all() -> None:
    for who in opened().people:
        assert opened().offers(who) == ["take-pack", "shuffle-once"]


@pytest.mark.law("rev.65", "rev.69")
def test_the_cut() -> None:
    cut = opened().do("diego take-pack").falls()
    assert cut.offers("clara") == ["cut (1 to 47)", "spill (1 to 46)"] and cut.acting == ["clara"]
    assert cut.do("clara cut 4").acting == ["diego"]
    for number in (1, 3, 45, 47):
        assert cut.do(f"clara cut {number}").allows("blas recut")
    assert not cut.do("clara cut 44").allows("blas recut")


@pytest.mark.law("rev.68", "rev.103")
def test_the_dealer_deals_well_or_badly() -> None:
    give = opened().ready_to_deal(STOCK, **HANDS)
    offered = give.offers("diego")
    assert offered[0] == "deal" and len(offered) == 1 + 5 * 4 + 4
    assert {"misdeal 0 1", "misdeal stock 3", "misdeal 2 stock", "face 0", "face 3"} < set(offered)


@pytest.mark.law("rev.68", "rev.103")
@pytest.mark.parametrize(
    ("line", "counts"),
    [
        ("misdeal blas ana", [10, 12, 11, 12, 3]),
        ("misdeal stock diego", [11, 11, 11, 11, 4]),
        ("misdeal clara stock", [11, 11, 12, 12, 2]),
        ("deal", [11, 11, 11, 12, 3]),
    ],
)
def test_where_the_card_went(line: str, counts: list[int]) -> None:
    case = opened().ready_to_deal(STOCK, **HANDS).do(f"diego {line}")
    assert [*(len(case.held(who)) for who in case.people), len(case.asleep)] == counts
    wrong = [who for who, number, due in zip(case.people, counts, [11, 11, 11, 12], strict=False) if number != due]
    charged = {offer for offer in case.offers("ana") if offer.startswith("claim")}
    due = {f"claim cards {case.seat(who)}" for who in wrong} | ({"claim stock 3"} if counts[-1] != 3 else set())
    assert charged == due


# The exchange.


@pytest.mark.law("rev.99", "rev.104", "rev.105", "rev.107")
def test_in_his_turn_one_may_exchange_in_every_way() -> None:
    case = dealt()
    hand = "7O 8O 9O 1C 2C 3C 2E 3E 12E 2B 3B"
    assert case.offers("ana") == [f"discard (1 to 2 of {hand})", "decline", "let-go", "peek"]
    assert case.offers("blas") == []
    assert dealt().do("ana peek").words("ana") == {"discard", "decline", "let-go"}, "once is enough"
    dealer = case.do("ana decline, blas decline, clara decline")
    assert dealer.words("diego") == {"discard", "peek"}, "he cannot decline"


@pytest.mark.law("rev.73", "rev.100", "rev.101", "rev.109", "rev.110")
def test_after_the_discard() -> None:
    case = dealt().do("ana discard 1C")
    assert case.offers("ana") == ["draw (0 to 2)", "change (1 of 7O 8O 9O 2C 3C 2E 3E 12E 2B 3B)"]
    assert case.do("ana change 2C").offers("ana") == ["draw (0 to 2)"]
    dealer = case.do("ana draw 1, blas decline, clara decline, diego discard 11C")
    assert dealer.offers("diego")[0] == "draw (0 to 1)"
    assert dealer.do("diego draw 1").offers("diego") == ["put-back", "take-up"]
    assert dealer.do("diego draw 1").offers("ana") == ["claim look 3"]
    two = dealt().do("ana discard 1C 12E, ana change 7O")
    assert {"7O", "1C"} <= set(two.asleep) and "12E" in two.held("ana"), "the last that he laid away comes back"


@pytest.mark.law("rev.101", "rev.102")
def test_a_discard_is_changed_after_the_draw_until_another_has_the_stock() -> None:
    case = dealt().do("ana discard 1C, ana draw 1")
    assert case.turn == "blas" and case.offers("ana") == ["change (1 of 7O 8O 9O 2C 3C 2E 3E 12E 1B 2B 3B)"]
    changed = case.do("ana change 1B")
    assert changed.asleep == ["11B", "10B", "1B"] and "1C" in changed.held("ana") and len(changed.held("ana")) == 11
    assert not changed.allows("ana change 1C") and changed.told("changes", "seat") == ["ana"]
    assert changed.allows("clara claim change ana") and not case.allows("clara claim change ana")
    for line in ("blas decline", "blas discard 2O", "blas peek", "blas let-go"):
        assert not case.do(line).allows("ana change 1B"), "another has the stock"
    assert not case.do("blas let-go").words("blas"), "who left it alone has put nothing there"
    fined = changed.do("clara claim change ana")
    assert fined.ruling == "void-and-fine rev.101 rev.111" and fined.dealer == "diego" and fined.state.deals == 0
    assert fined.paid("discard-changed") == [(0, "raffle", 8)]


@pytest.mark.law("rev.101", "rev.99", "rev.104")
def test_who_declined_and_takes_the_card_after_all_has_changed_it_too() -> None:
    case = dealt().do("ana decline")
    took = case.do("ana change 12E")
    assert took.asleep == ["11B", "10B", "12E"] and "1B" in took.held("ana")
    assert took.do("blas claim change ana").ruling == "void-and-fine rev.101 rev.111"
    forgot = dealt().do("ana discard 1C, ana draw 0")
    assert forgot.words("ana") == {"draw", "change"}, "who forgot to draw may do either"
    assert forgot.do("ana change 2C, ana draw 1").held("ana").count("1C") == 1


@pytest.mark.law("rev.102")
def test_the_dealer_changes_it_until_a_card_is_led() -> None:
    case = dealt().do("ana decline, blas decline, clara decline, diego discard 10O, diego draw 0")
    assert case.phase == "play" and "change" in case.words("diego") and "change" not in case.words("clara")
    changed = case.do("diego change 12O")
    assert changed.asleep[-1] == "12O" and "10O" in changed.held("diego")
    fined = changed.do("ana claim change diego")
    assert fined.ruling == "void-and-fine rev.102 rev.111" and fined.dealer == "ana" and fined.state.deals == 1
    assert "change" not in case.play("7O").words("diego") and not changed.play("7O").allows("ana claim change diego")
    back = case.do("clara play 4O, ana claim turn clara")
    assert "change" not in back.words("diego"), "a card was led, though it went back"


@pytest.mark.law("rev.101", "rev.106")
def test_nobody_sees_which_card_was_changed() -> None:
    case = dealt().do("ana discard 1C, ana draw 1, ana change 7O")
    for who in ("blas", "clara", "diego", None):
        assert not {"1C", "7O", "1B"} & case.named(who)
    assert {"1C", "1B"} < set(case.held("ana")) and "7O" in case.known("ana")


@pytest.mark.law("rev.73", "rev.107", "rev.109")
def test_all_see_how_many_he_draws() -> None:
    case = dealt().do("ana discard 1C")
    dealer = dealt().do("ana decline, blas decline, clara decline, diego discard 11C")
    ways = (dealer.do("diego draw 0"), dealer.do("diego draw 1, diego take-up"), case.do("ana draw 2"))
    assert [way.told("draws", "number") for way in ways] == [[0], [1], [2]]
    assert case.do("ana draw 0, ana draw 1").told("draws", "number") == [0, 1]


@pytest.mark.law("rev.107")
def test_who_forgot_to_draw_may_until_the_next_has_acted() -> None:
    case = dealt().do("ana discard 1C, ana draw 0")
    assert case.offers("ana")[0] == "draw 1" and case.words("ana") == {"draw", "change"} and case.turn == "blas"
    assert case.do("blas let-go").offers("ana") == ["claim cards 0"], "he may own it himself before a card is led"
    assert case.do("blas let-go").offers("clara")[-1] == "claim cards 0"
    assert case.do("ana draw 1").words("ana") == {"change"}, "he has drawn"


# The play.

NO_TRICK = "7O 8O 9O 1C 2C 3C 2E 3E 12E 2B 3B"


@pytest.mark.law("rev.118", "rev.119", "rev.120", "rev.199")
def test_on_the_lead() -> None:
    case = playing()
    assert beside(case, "ana") == [
        f"drop (1 of {NO_TRICK})", f"fumble (1 of {NO_TRICK})", f"scatter (2 to 3 of {NO_TRICK})", "lay-down",
    ]  # fmt: skip
    assert beside(case, "blas") == ["lay-down"]
    assert len(case.may("blas", "play")) == 11, "anybody may play out of turn"


@pytest.mark.law("rev.84", "rev.118")
def test_when_a_card_lies_there() -> None:
    case = playing().play("7O")
    assert {offer.partition(" ")[0] for offer in beside(case, "blas")} == {"omit", "drop", "fumble", "scatter"}
    assert beside(case, "ana") == ["add (1 of 8O 9O 1C 2C 3C 2E 3E 12E 2B 3B)"]
    assert beside(case, "clara") == [], "she is not in turn"
    assert case.may("ana", "play") == set(), "he has played"
    over = case.do("blas scatter 2O 3O, blas one-up 2O, blas omit")
    assert "drop" in over.words("clara"), "what another let fall is nothing to her"
    added = case.do("ana add 8O")
    assert not {offer for offer in beside(added, "ana") if offer.startswith("add")}, "once in a hand"


@pytest.mark.law("rev.118", "rev.119", "rev.120")
@pytest.mark.parametrize("line", ["drop 2O", "fumble 2O", "scatter 2O 3O, blas one-up 2O"])
def test_while_something_of_his_lies_there_nothing_else_falls(line: str) -> None:
    case = playing().play("7O").do(f"blas {line}")
    assert {offer.partition(" ")[0] for offer in beside(case, "blas")} == {"omit"}
    single = "claim several 1" if line.startswith("scatter") else "demand 1"
    assert single in beside(case, "diego") and single not in beside(case, "blas")
    played = case.play("3O")
    assert single not in beside(played, "diego"), "he has played"
    assert played.floor.fallen == played.floor.floored == () and played.floor.scattered is None
    assert "drop" in played.words("clara"), "the next may drop one too"


@pytest.mark.law("rev.118", "rev.120")
def test_with_the_last_cards() -> None:
    two = (
        opened()
        .last_trick("ana 9O 8O 7O 6O")
        .but(hands=tuple(cards(text) for text in ("9O 2B", "8O 3B", "7O 4B", "6O 5B")))
    )
    assert two.state.leader == 0
    assert [offer for offer in beside(two, "ana") if offer.startswith("scatter")] == ["scatter (2 of 9O 2B)"]
    one = opened().last_trick("ana 9O 8O 7O 6O")
    assert {offer.partition(" ")[0] for offer in beside(one, "ana")} <= {"lay-down", "claim"}


@pytest.mark.law("rev.118", "rev.119")
def test_of_two_that_fell_each_is_demanded_in_its_turn() -> None:
    # Clara's card came back to her hand and lies there; Blas drops one of his own on the floor.
    case = playing().play("7O").do("clara play 5O, ana claim turn clara, blas fumble 3O")
    assert case.do("diego demand blas").ruling == "no-demand rev.119"
    after = case.do("diego demand blas, blas play 2O, diego demand clara")
    assert after.ruling == "may-demand rev.118" and after.may("clara", "play") == {"5O"}
    asked = case.do("diego demand blas").told("demands", "owner", "card")
    assert [(owner, card.text) for owner, card in asked] == [("blas", "3O")]
    both = playing().play("7O").do("blas fumble 3O, blas omit, clara fumble 5O, diego demand clara")
    assert [card.text for card in both.told("demands", "card")] == ["5O"], "his lies there too"


@pytest.mark.law("rev.120", "rev.121", "rev.122", "rev.123")
def test_how_cards_may_fall() -> None:
    case = playing().play("7O").do("blas scatter 2O 3O")
    assert case.offers("blas") == [
        "face-down", "one-up 2O", "one-up 3O", "beneath 2O", "beneath 3O", "apart",
    ]  # fmt: skip
    assert case.told("scatters", "seat", "number") == [("blas", 2)]
    first = case.do("blas beneath 3O")
    assert [card.text for card in first.told("falls-first", "card")] == ["3O"]
    assert case.do("blas one-up 3O").told("falls-first") == []


@pytest.mark.law("rev.138")
def test_who_may_take_his_card_back() -> None:
    case = playing().play("7O 4B")
    assert "mend" in case.words("blas") and "mend" not in case.words("clara") | case.words("ana")
    made = case.play("4O 11O")
    assert "mend" in made.words("blas") and "mend" not in made.play("11E").words("blas")
    again = case.do("blas mend").play("2O 4O 11O")
    assert "mend" not in again.words("blas"), "he has followed suit"


# The count.


@pytest.mark.law("rev.140", "rev.198")
def test_at_the_count() -> None:
    case = opened().last_trick("clara 11C 2C 3C 4C", "ana 9O 8O 7O 6O", rest="ana blas", asleep="1O 1C 1E 1B")
    case = case.play("9O 8O 7O 6O")
    assert case.offers("blas") == [
        "done", "mix", "claim revoke 0", "claim revoke 2", "claim revoke 3",
        "claim heard 0", "claim heard 2", "claim heard 3",
    ]  # fmt: skip
    mixed = case.do("ana mix")
    assert mixed.offers("ana") == ["done"]
    # The caballo lies in the trick of Clara, and all the aces sleep.
    assert mixed.offers("diego") == ["done", "claim doubt-ace 0", "claim doubt-ace-of-oros 0", "claim doubt-partida 0"]
    assert "claim doubt-partida 0" not in mixed.offers("blas")
    assert mixed.do("blas done").offers("blas")[0].startswith("claim")


# What is said of them.


def graves(case: Revesino, who: str) -> set[str]:
    """The words of what is marked as grave, which nobody does by mistake."""
    prompt = case.prompt(who)
    assert prompt is not None
    return {offer.word for offer in prompt.every if isinstance(offer, Say) and offer.grave}


def usual(case: Revesino, who: str) -> dict[str, tuple[int, ...]]:
    """The numbers that he is shown first, by their words."""
    prompt = case.prompt(who)
    assert prompt is not None
    return {offer.word: offer.usual for offer in prompt.every if isinstance(offer, Number)}


def test_which_numbers_are_usual() -> None:
    assert usual(table().falls(), "clara") == {"cut": (12, 20, 28)}
    assert usual(opened().do("diego take-pack").falls(), "clara") == {"cut": (12, 20, 28), "spill": (12,)}
    assert usual(dealt().do("ana discard 1C"), "ana") == {"draw": (1,)}
    assert usual(dealt().do("ana discard 1C 2C"), "ana") == {"draw": (2,)}, "as many as he laid away"
    dealer = dealt().do("ana decline, blas decline, clara decline, diego discard 11C")
    assert usual(dealer, "diego") == {"draw": (0,)}


def test_what_is_grave() -> None:
    assert graves(opened(), "ana") == {"shuffle-once"}
    assert graves(opened().ready_to_deal(STOCK, **HANDS), "diego") == {"misdeal", "face"}
    assert graves(dealt(), "ana") == {"peek"}
    reaching = dealt().do("ana decline, blas decline, clara decline, diego discard 11C, diego draw 1")
    assert graves(reaching, "diego") == {"take-up"}
    assert graves(playing(), "ana") == {"lay-down"} and graves(playing().play("7O"), "blas") == {"omit"}
    assert graves(opened().last_trick("ana 9O 8O 7O 6O").play("9O 8O 7O 6O"), "ana") == {"mix"}


@pytest.mark.law("rev.68")
@pytest.mark.parametrize("line", ["misdeal blas ana", "misdeal stock diego", "misdeal clara stock", "face ana", "deal"])
def test_however_it_is_dealt_no_card_is_lost(line: str) -> None:
    case = opened().ready_to_deal(STOCK, **HANDS).do(f"diego {line}")
    lying = [*(card for who in case.people for card in case.held(who)), *case.asleep]
    assert len(lying) == len(set(lying)) == 48
    assert all(isinstance(seat, int) for seat in case.floor.misdealt)


@pytest.mark.law("rev.73", "rev.109")
def test_a_stock_that_has_run_out() -> None:
    case = dealt().do("ana discard 1C, ana draw 2, blas discard 2O, blas draw 2, clara discard 4O, clara draw 2")
    assert case.asleep == [] and case.words("diego") == {"discard", "claim"}, "there is nothing to look at"
    assert case.do("diego discard 11C").offers("diego")[0] == "draw (0 to 1)"


@pytest.mark.law("rev.122")
def test_each_time_the_others_choose_anew() -> None:
    first = playing().play("2C 5C").do("clara scatter 8C 9C 10C, clara apart, ana claim several clara")
    chosen = first.do("diego choose 8C, blas choose 10C, ana choose 10C").play("10C 12C")
    again = chosen.do("diego play 4C, ana play 3C, blas play 6C, clara scatter 8C 9C, clara apart")
    voted = again.do("ana claim several clara, diego choose 9C, blas choose 9C, ana choose 8C")
    assert voted.may("clara", "play") == {"9C"} and voted.phase == "play", "what was said before counts no more"
