"""Lessons that are wrong are found out: each of these says something that its own table denies."""

from __future__ import annotations

import pytest

from tapete.errors import BadText
from tapete.lessons.course import lessons
from tapete.lessons.lesson import Lesson, read_lesson
from tests.lessons.facts import FORMS, read_fact
from tests.lessons.test_facts import CHECKS, unlike
from tests.lessons.test_hands import filled_up


def lesson(game: str, law: str, hand: str, question: str, start: str = "") -> Lesson:
    """A lesson of one question."""
    return read_lesson(
        f"{game}-01",
        f"""
        game = "{game}"
        title = "T"
        title_es = "T"
        title_pt = "T"
        note = "N"
        note_es = "N"
        note_pt = "N"
        laws = ["{law}"]
        [start]
        {start}
        [[hand]]
        {hand}
        [lesson]
        face_up = true
        [[lesson.step]]
        {question}
        """,
    )


def wrong(own: Lesson) -> str:
    return "; ".join(found for check in (*CHECKS, unlike, filled_up) for found in check(own))


def same(text: str) -> str:
    """The same in three languages, where no word matters."""
    return f'es = "{text}"\npt = "{text}"\nen = "{text}"'


SHORT_TRUMPS = '''hands = ["12C 4C 11E", "11C", "2C", "5C"]
actions = """
2 juego
3 juego
0 juego
1 juego
2 triunfo copas
2 play 2C
3 play 5C
"""'''


def test_trumps_that_the_pack_filled_in_are_found_by_the_hands_and_by_what_one_is_said_to_hold() -> None:
    own = lesson(
        "zanga",
        "zan.art.28",
        SHORT_TRUMPS,
        """
es = "Tienes 12C y 4C. ¿Cuál?"
pt = "Tens 12C e 4C. Qual?"
en = "You hold 12C and 4C. Which one?"
facts = ["0 holds 12C 4C"]
[[lesson.step.right]]
say = "play 12C"
"""
        + same("12C.")
        + '\n[[lesson.step.wrong]]\nfacts = ["1 can beat it"]\n'
        + same("No."),
        start="dealer = 1\nhand_of_match = 2",
    )
    assert "'0 holds 12C 4C' is not so: of these suits held: 10C 12C 1E 4C, not 12C 4C" in wrong(own)
    assert "seat 0 gets 10C 1E 2E 3E 4E unwritten" in wrong(own)


def test_a_card_that_the_learner_holds_has_been_seen() -> None:
    own = lesson(
        "malilla-cubiertas",
        "mal.cubiertas.6",
        '''hands = ["9C 1C 12O 11C 8C 5O 6O 7O 5B 6B 6E 7E", "12C"]
actions = """
0 discard 5O 6O 7O 5B 6B
1 discard
"""''',
        'name = "card"\namong = "9E 5E"\n'
        + same("9E, 5E?")
        + '\nfacts = ["1 has 9E", "asleep 5E"]\n[[lesson.step.right]]\nsay = "9E"\n'
        + same("9E.")
        + '\n[[lesson.step.wrong]]\nsay = "5E"\n'
        + same("5E."),
        start="dealer = 1",
    )
    assert "'1 has 9E' is not so" in wrong(own) and "'asleep 5E' is not so: in play: 5E" in wrong(own)
    assert "seat 1 gets" in wrong(own)


ALONE = """hands = ["1E 7O 1B 1O 12O 11O 7C 6B", "2O 3O 12C 11C 12B 11B 12E 7E",
"4O 5O 10C 1C 2C 6E 5E 4E", "6O 10O 3C 4C 10B 7B 11E 10E"]"""
FOUR_TRICKS = """0 solo; 0 triunfo copas; 0 play 7C; 1 play 11C; 3 play 3C; 0 play 1B; 1 play 12C; 3 play 4C;
0 play 1O; 1 play 3O; 3 play 10O; 3 play 10E; 0 play 7O; 1 play 12E; 1 play 11B; 3 play 10B;
0 play 6B; 1 play 7E; 3 play 11E; 0 play 11O; 3 play 6O; 0 play 12O; 1 play 2O; 0 play 1E;
1 play 12B; 3 play 7B; 0 done; 2 done"""
"""Played so, whoever goes alone makes four tricks, and loses the estuche too."""


def alone(facts: str, proof: str = "") -> Lesson:
    return lesson(
        "zanga",
        "zan.art.55",
        ALONE,
        'name = "choice"\n'
        + same("12, 16, 4?")
        + f'\nfacts = ["score 12 16", "pot 4"]\n[[lesson.step.right]]\nsay = "a"\nlabel = "6, 18, 8"\n{facts}\n'
        + f'proof = """{proof}"""\n'
        + same("A.")
        + '\n[[lesson.step.wrong]]\nsay = "b"\nlabel = "B"\n'
        + same("B."),
        start="dealer = 3\nhand_of_match = 2",
    )


def test_an_account_that_is_only_reckoned_is_no_answer() -> None:
    assert "the game is not asked for [6, 8, 18]" in wrong(
        alone('facts = ["12 - 4 - 2 = 6", "16 + 2 = 18", "4 + 4 = 8"]')
    )


def test_an_account_that_the_game_is_asked_for_is_played_out() -> None:
    found = wrong(alone('facts = ["score 6 18", "pot 8"]', FOUR_TRICKS.replace(";", "\n")))
    assert "'score 6 18' is not so: the score: [4, 20], not [6, 18]" in found
    assert "pot 8" not in found


KING = """hands = ["12E 5E 2E 9O 3O 8C 6O 12O 3E 1B 12B 12C", "1E 7E 8O 1O 6B 5O 10C 4O 2C 4E 7C 11E",
"9E 6E 4C 8B 10O 5C 9C 4B 2B 11O 5B 11C", "10E 8E 3C 6C 10B 2O 1C 7O 11B 9B 3B 7B"]"""


def king(points: int, en: str) -> Lesson:
    return lesson(
        "malilla",
        "mal.146",
        KING,
        same("12E?")
        + '\nfacts = ["0 has 12E"]\n[[lesson.step.right]]\nsay = "play 12E"\n'
        + f'facts = ["1 must play 1E", "2 wins with 9E", "the trick counts {points}"]\n'
        + 'es = "1E, 9E: catorce puntos"\npt = "1E, 9E: catorze pontos"\n'
        + f'en = "1E, 9E: {en} points"\nthen = """\n1 play 1E\n2 play 9E\n3 play 8E\n"""\n'
        + '[[lesson.step.wrong]]\nfacts = ["0 has 12E"]\n'
        + same("No."),
        start="dealer = 3",
    )


def test_a_wrong_number_of_points_is_found_and_so_is_one_for_which_no_fact_speaks() -> None:
    assert "'the trick counts 14' is not so: in the last trick: 13, not 14" in wrong(king(14, "fourteen"))
    assert "right play 12E: 14 in" in wrong(king(13, "fourteen"))
    assert "[{14}, {14}, {13}]" in wrong(king(13, "thirteen"))


PIQUE = '''hands = ["12C 11C 10C 2C 9C 8C 1O 2O 7O 2E 8E 11E", "1C 7C 11O 10O 9O 8O 12E 10E 9E 2B 8B 11B"]
stock = "1E 1B 12O 7E 7B 12B 10B 9B"
actions = """
0 paso
1 paso
0 discard 2O 7O 2E 8E 11E
1 discard 2B 8B 11B
0 punto copas
1 bueno
0 sexta 12C
1 bueno
0 basta
0 tres ases
1 bueno
0 basta
"""'''


def pique(facts: str) -> Lesson:
    return lesson(
        "cientos",
        "cie.131",
        PIQUE,
        same("?")
        + '\n[[lesson.step.right]]\nsay = ["play 1O", "play 1E", "play 1B"]\n'
        + same("A.")
        + f"\n[[lesson.step.wrong]]\n{facts}\n"
        + same("B."),
        start="dealer = 1",
    )


def test_what_is_said_to_all_other_moves_must_be_so_of_each() -> None:
    assert "nothing is checked of what is said to all other moves" in wrong(pique(""))
    assert "'1 can beat it' is not so: that it can be beaten: False, not True" in wrong(
        pique('facts = ["1 can beat it"]')
    )


@pytest.mark.parametrize("text", ["0 hods 12C", "holds 12C", "0 holds", "0 holds 13C", "7 holds 12C", "2 + 2", "law"])
def test_a_fact_that_cannot_be_read_is_a_clear_error(text: str) -> None:
    with pytest.raises(BadText, match="is no fact"):
        read_fact(text)


def test_an_unknown_key_is_a_clear_error() -> None:
    with pytest.raises(BadText, match="A question has no fact: it may have among, en, es, facts"):
        lesson("malilla", "mal.146", KING, same("?") + '\nfact = ["0 has 12E"]', start="dealer = 3")
    assert len(FORMS) > 30


@pytest.mark.parametrize(
    ("name", "now", "then", "found"),
    [
        ("mus-06", '["mus.132", "mus.133"]', '["mus.82"]', "it is paid by"),
        ("malilla-barrotada-01", '["mal.17", "mal.23"]', '["mal.24"]', "speak of something else"),
        ("malilla-03", '["mal.17", "mal.23"]', '["mal.35"]', "the table refuses it by"),
        ("cientos-02", '["cie.110"]', '["cie.109"]', "speak of something else"),
    ],
)
def test_a_law_that_says_something_else_is_found(name: str, now: str, then: str, found: str) -> None:
    record = lessons()[name].record
    assert now in record and not wrong(lessons()[name])
    assert found in wrong(read_lesson(name, record.replace(now, then)))


@pytest.mark.parametrize(
    ("name", "now", "then", "found"),
    [
        ("mus-04", "37, 36, 35", "37, 35, 36", "stands in no fact"),
        ("cientos-07", "1C 12C 11C 10C 2C 9C y", "1C 12C 12C 10C 2C 9C y", "is not known to be all"),
        ("malilla-03", "sale con el 12E", "sale con el 1E", "'3 plays 12E' is not said"),
        ("malilla-10", "trece puntos", "doce puntos", "12 in 'Blas tiene que poner"),
        ("malilla-10", "the trick counts 13", "the trick counts 12", "in the last trick: 13, not 12"),
        ("cientos-11", "0 result lacks_half 2", "0 result lacks_half 3", "lacks_half: 2, not 3"),
    ],
)
def test_a_word_or_a_fact_that_is_changed_is_found(name: str, now: str, then: str, found: str) -> None:
    record = lessons()[name].record
    assert now in record
    assert found in wrong(read_lesson(name, record.replace(now, then)))
