"""How a prompt is sorted, and how an answer takes shape."""

from __future__ import annotations

from dataclasses import replace

from tapete.cards import Card, cards
from tapete.table.action import Action, play
from tapete.table.offer import Accuse, Number, Offer, Pick, Prompt, Say, say
from tapete.table.view import View
from tapete.terminal.answering import CONFIRM, Answering
from tapete.terminal.asking import Asking, asked, forced, held, narrower, offered
from tapete.terminal.buttons import Button, lettered
from tapete.words import Words
from tests.games.mus.hands import PLAIN, lances
from tests.scene import Scene

HAND = cards("12C 1E 9O")
WORDS = Words("es", "malilla", "terminal")


def view(*offers: Offer, table: str = "guided", turn: int = 0, beside: tuple[Offer, ...] = ()) -> View:
    """A view of seat 0 with these cards, asked this, with these things beside."""
    seen = Scene("malilla").view("ana")
    mine = replace(seen.seats[0], cards=HAND)
    return replace(seen, table=table, turn=turn, seats=(mine, *seen.seats[1:]), prompt=Prompt("play", offers, beside))


def test_single_cards_are_played_from_the_hand() -> None:
    asking = asked(view(Say(play(HAND[0])), Say(play(HAND[1]))))
    assert asking.mine and set(asking.cards) == set(HAND[:2]) and not asking.buttons


def test_words_are_buttons_and_the_grave_ones_come_last() -> None:
    grave, plain = Say(Action("órdago"), grave=True), Say(Action("paso"))
    assert asked(view(grave, plain)).buttons == (plain, grave)


def test_what_stands_beside_the_question_is_put_apart() -> None:
    beside = (Accuse("claim", (("revoke", (1,)),)), say("show", grave=True), Pick("drop", HAND, 1, 1))
    for table in ("guided", "open"):
        asking = asked(view(Say(play(HAND[0])), say("órdago", grave=True), table=table, beside=beside))
        assert set(asking.cards) == {HAND[0]}
        assert asking.buttons == (say("órdago", grave=True),) and asking.more == beside


def test_a_card_that_is_only_shown_beside_the_play_is_not_played_by_a_touch() -> None:
    shown = say("show", HAND[1])
    asking = asked(view(Say(play(HAND[0])), beside=(shown,)))
    assert set(asking.cards) == {HAND[0]} and asking.more == (shown,)


def test_only_where_nothing_is_beside_it_an_answer_is_forced() -> None:
    only = Say(play(HAND[0]))
    assert forced(Prompt("play", (only,)))
    assert not forced(Prompt("play", (only,), (say("show"),)))
    assert not forced(Prompt("aside", (), (say("show"), say("peek"))))
    assert not forced(None)


NAMES = ("Ana", "Blas", "Clara", "Diego")
ACCUSE = Accuse("claim", (("revoke", (1, 3)), ("lead", (2,))))


def test_one_is_accused_of_something_and_then_by_name() -> None:
    assert WORDS.offer(ACCUSE, NAMES) == "Reclamar una falta…"
    revoke, lead = narrower(ACCUSE)
    assert WORDS.offer(revoke, NAMES) == "¡Renuncio! (…)"
    assert lead == say("claim", "lead", 2), "only one can be meant"
    assert isinstance(revoke, Accuse)
    assert narrower(revoke) == (say("claim", "revoke", 1), say("claim", "revoke", 3))
    assert WORDS.offer(narrower(revoke)[1], NAMES) == "¡Renuncio! (Diego)"


def test_a_grave_word_with_a_choice_inside_stays_grave_to_the_last_step() -> None:
    words = Words("en", "voltarete", "terminal")
    misdeal = Accuse("misdeal", (("swapped", ((0, 1), (1, 0))), ("over", (0,))), grave=True)
    assert words.offer(misdeal, NAMES) == "Deal wrongly…"
    swapped, over = narrower(misdeal)
    assert over == say("misdeal", "over", 0, grave=True)
    assert words.offer(swapped, NAMES) == "Deal wrongly: one too many to …, one too few to …"
    assert isinstance(swapped, Accuse)
    assert narrower(swapped)[1] == say("misdeal", "swapped", 1, 0, grave=True) and words.missing == set()


def test_where_nobody_is_named_the_offence_is_enough() -> None:
    words = Words("en", "cientos", "terminal")
    [turn, revoke] = narrower(Accuse("claim", (("turn", ()), ("revoke", ()))))
    assert turn == say("claim", "turn")
    assert words.offer(revoke, NAMES) == "Claim: a revoke" and words.missing == set()


def test_an_accusation_may_come_too_late() -> None:
    prompt = Prompt("play", (), (ACCUSE,))
    assert offered(say("claim", "revoke", 3), prompt) and offered(ACCUSE, prompt)
    assert not offered(say("claim", "revoke", 2), prompt)
    assert not offered(say("claim", "revoke", 3), None)


def test_what_nobody_waits_for_is_put_apart() -> None:
    leave = Say(Action("leave"), grave=True)
    asking = asked(view(leave, turn=2))
    assert not asking.mine and asking.buttons == () and asking.more == (leave,)


def test_out_of_turn_a_card_must_be_meant() -> None:
    answering = Answering(asked(view(Say(play(HAND[0])), table="open", turn=2)), HAND)
    assert answering.touch(HAND[0]) is None
    assert answering.touch(HAND[0]) == play(HAND[0])


def test_cards_that_are_not_held_are_no_cards_to_play() -> None:
    offer = Say(Action("name", (Card.parse("2B"),)))
    assert asked(view(offer)).buttons == (offer,)


def test_the_cursor_goes_over_the_cards_that_can_be_played() -> None:
    answering = Answering(asked(view(Say(play(HAND[0])), Say(play(HAND[2])))), held(view(Say(play(HAND[0]))).mine))
    first = answering.card
    answering.move(1)
    assert answering.card is not first
    answering.move(1)
    assert answering.card is first
    assert first is not None and answering.enter() == play(first)


def test_no_more_cards_are_chosen_than_may_be() -> None:
    answering = Answering(Asking(True, pick=Pick("discard", HAND, 1, 2)), HAND)
    assert answering.press(CONFIRM) is None
    for card in HAND:
        answering.touch(card)
    assert answering.picked == list(HAND[:2])
    assert answering.press(CONFIRM) == Action("discard", tuple(sorted(HAND[:2])))


def test_choosing_another_single_card_changes_the_choice() -> None:
    answering = Answering(Asking(True, pick=Pick("drop", HAND, 1, 1)), HAND)
    answering.touch(HAND[0])
    answering.touch(HAND[1])
    assert answering.picked == [HAND[1]]


def test_where_something_must_be_chosen_enter_chooses() -> None:
    answering = Answering(Asking(True, pick=Pick("discard", HAND, 1, 3)), HAND)
    assert answering.enter() is None and answering.picked == [HAND[0]]
    assert answering.enter() == Action("discard", (HAND[0],))


def test_a_number_is_asked_at_once_only_where_it_comes_first() -> None:
    number, say = Number("envido", 2, 40), Say(Action("paso"))
    assert asked(view(number, say)).number is number
    asking = asked(view(say, number))
    assert asking.number is None and asking.buttons == (say, number)
    answering = Answering(asking)
    assert answering.enter() == say.action
    assert answering.press("offer 1") is None and answering.number is number
    assert answering.enter() == Action("envido", (2,))


def test_a_number_stays_within_its_bounds() -> None:
    answering = Answering(Asking(True, number=Number("cut", 4, 47, (7, 8))))
    assert answering.value == 7
    answering.step(-9)
    assert answering.value == 4
    for digit in "58":
        answering.type(digit)
    assert answering.value == 8
    assert answering.press("usual 8") == Action("cut", (8,))


def test_a_grave_word_is_pressed_twice() -> None:
    answering = Answering(Asking(True, buttons=(Say(Action("paso")), Say(Action("órdago"), grave=True))))
    assert answering.press("offer 0") == Action("paso")
    assert answering.press("offer 1") is None
    [_, armed] = answering.buttons(WORDS, ())
    assert armed.armed and armed.label.startswith("¿Confirmas?")
    assert answering.press("offer 1") == Action("órdago")


def test_arming_keeps_the_letter() -> None:
    answering = Answering(Asking(True, buttons=(Say(Action("leave"), grave=True),)))
    [before] = answering.buttons(WORDS, ())
    answering.press("offer 0")
    [after] = answering.buttons(WORDS, ())
    assert before.letter == after.letter


def test_something_taken_up_by_the_way_can_be_dropped() -> None:
    answering = Answering(asked(view(Say(play(HAND[0])), beside=(Pick("drop", HAND, 1, 1),))), HAND)
    [drop] = answering.asking.more
    assert answering.take_up(drop) is None and answering.strayed
    assert set(answering.cards) == set(HAND)
    answering.press("back")
    assert set(answering.cards) == {HAND[0]}


def test_every_button_has_a_letter_of_its_own() -> None:
    buttons = lettered([Button(str(n), label) for n, label in enumerate(("Envido", "Echar", "Elle", "E", "Ee"))])
    letters = [button.letter for button in buttons]
    assert letters[:2] == ["e", "c"] and len(set(letters)) == 5 and "l" not in letters


def test_enter_does_not_accept_an_ordago() -> None:
    case = lances(**PLAIN).do("south órdago")
    seen = case.view("east")
    answering = Answering(asked(seen), held(seen.mine))
    assert answering.enter() != Action("quiero")
    by_label = {button.label: button.key for button in answering.buttons(Words("es", "mus", "terminal"), NAMES)}
    assert answering.press(by_label["Quiero"]) is None, "it is asked twice, as an órdago is"
    assert answering.press(by_label["Quiero"]) == Action("quiero")
    bet = lances(**PLAIN).do("south envido 2").view("east")
    assert Answering(asked(bet), held(bet.mine)).enter() == Action("quiero")
