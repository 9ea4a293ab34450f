"""The records that come with the documentation are followed to their end."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

import tapete
from tapete.errors import BadRecord
from tapete.laws.book import cite
from tapete.laws.trace import ids_in
from tapete.table.chance import TABLE
from tapete.table.game import game_class
from tapete.table.match import Match
from tapete.table.offer import Accuse, Offer
from tapete.table.option import any_options
from tapete.table.record import read_record, write_record
from tapete.words import folder_of
from tests.games.malilla.hands import Malilla
from tests.scene import Scene
from tests.universal.tables import TABLES

DOCS = Path(__file__).parents[1] / "docs"
RECORDS = sorted((DOCS / "records").glob("*.toml"))
SNIPPETS = re.findall(r"```toml\n(.*?)```", (DOCS / "records.md").read_text(encoding="utf-8"), re.DOTALL)

ENDS = {
    "malilla": ([72, 0], [138, -138]),
    "malilla-barrotada": ([9, 21, 13, 29], [-9, 3, -10, 16]),
    "malilla-coja": ([24, 33, 15], [-5, 4, 1]),
    "malilla-vistas": ([35, 36], [-4, 4]),
    "malilla-cubiertas": ([32, 31], [0, 0]),
}
"""What the sides count in the hand of each record, and where they stand after it."""


def followed(file: Path) -> Match:
    return read_record(file.read_text(encoding="utf-8"))


def malilla(name: str) -> Malilla:
    return Malilla.of(followed(DOCS / "records" / f"{name}.toml").state)


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_a_record_is_followed_and_written_again(file: Path) -> None:
    match = followed(file)
    assert match.moves
    assert read_record(write_record(match)).state == match.state


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_a_record_is_short_enough_to_read(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    assert 10 <= len(text.splitlines()) <= 70 * text.count("[[hand]]")


def test_there_is_a_record_of_every_malilla() -> None:
    assert set(ENDS) == {name for name in tapete.REGISTRY if name.startswith("malilla")}
    assert set(ENDS) <= {file.stem for file in RECORDS}


@pytest.mark.parametrize("name", ENDS)
def test_the_hand_ends_as_its_remarks_say(name: str) -> None:
    assert (malilla(name).counts, malilla(name).standing) == ENDS[name]


def test_the_capote_in_the_favourite_suit() -> None:
    assert malilla("malilla").paid("turn-up") == [(0, 1, 6)]
    assert malilla("malilla").paid("capote") == [(1, 0, 144)]


def test_the_odd_tricks_of_the_open_game() -> None:
    taken = [trick.winner for trick in malilla("malilla-vistas").state.taken]
    assert [taken.count(seat) for seat in range(2)] == [11, 13]


def test_the_turn_up_that_went_to_sleep() -> None:
    state = malilla("malilla-cubiertas").state
    assert state.turned in state.discards[1]


@pytest.mark.parametrize("text", SNIPPETS, ids=range(len(SNIPPETS)))
def test_what_the_documentation_shows_can_be_followed(text: str) -> None:
    match = read_record(text)
    assert match.moves or match.facts


# The words of each game.

TEXT = (DOCS / "records.md").read_text(encoding="utf-8")
SUITS = {"oros", "copas", "espadas", "bastos"}
MATCHES, STEPS = 6, 400


def words_shown(folder: str) -> set[str]:
    """The words that stand as code in the section of these games."""
    (heading,) = re.findall(rf"^### .*{folder}.*$", TEXT, re.IGNORECASE | re.MULTILINE)
    section = TEXT.split(heading)[1].split("\n### ")[0].split("\n## ")[0]
    general = {"* lot", "* deck"}
    shown = re.findall(r"`([^`]+)`", re.sub(r"```.*?```", "", section, flags=re.DOTALL))
    chance = {" ".join(code.split()[:2]) for code in shown if code.startswith("* ")}
    return general | chance | SUITS | {word for code in shown for word in code.split()}


def words_offered(name: str, table: str, seed: int) -> set[str]:
    """Every word that was offered, or left to chance, in a random match."""
    kind, chance = game_class(name), Random(seed)
    match, found = Match(kind.make(table, **any_options(kind.options, chance))), set()
    for _ in range(STEPS):
        state = match.state
        if state.over:
            break
        if state.chance is not None:
            found.add(f"* {state.chance.word}")
            match.do(TABLE, state.chance.outcome(chance.randbytes(8)))
            continue
        acting = state.acting()
        for offer in (offer for seat in acting for offer in getattr(state.prompt(seat), "every", ())):
            found |= words_of(offer, chance)
        seat = state.turn if state.turn is not None and chance.random() < 0.85 else chance.choice(acting)
        prompt = state.prompt(seat)
        assert prompt is not None
        match.do(seat, prompt.any(chance))
    return found


def words_of(offer: Offer, chance: Random) -> set[str]:
    """The word of the offer, and those said with it."""
    actions = offer.actions if isinstance(offer, Accuse) else (offer.any(chance),)
    return {offer.word, *(item for action in actions for item in action.arguments if isinstance(item, str))}


@pytest.mark.parametrize(("name", "table"), TABLES)
def test_every_word_that_is_offered_is_documented(name: str, table: str) -> None:
    offered = set().union(*(words_offered(name, table, seed) for seed in range(MATCHES)))
    assert offered - words_shown(folder_of(name)) == set()


def test_every_starting_fact_is_documented() -> None:
    section = TEXT.split("## Starting anywhere")[1].split("\n## ")[0]
    for name in tapete.REGISTRY:
        with pytest.raises(BadRecord) as refused:
            read_record(f'game = "{name}"\n[start]\nnothing = 1\n')
        assert refused.value.__cause__ is not None
        known = str(getattr(refused.value.__cause__, "args_by_name", {})["known"]).split(", ")
        assert [fact for fact in known if f"`{fact}`" not in section] == []


def test_the_hands_shown_end_as_their_remarks_say() -> None:
    mus, cientos = (next(text for text in SNIPPETS if f'game = "{name}"' in text) for name in ("mus", "cientos"))
    state = read_record(mus).state
    assert [state.standing(pair) for pair in (0, 1)] == [1, 1]
    assert [state.ledger.balance(pair) for pair in (0, 1)] == [12, 22]
    assert Scene.of(read_record(cientos).state).told("counts", "points")[:3] == [5, 3, 3]


# What the remarks say.


def test_the_aces_of_the_false_three_lie_in_the_discard() -> None:
    text = (DOCS / "records" / "cientos-open.toml").read_text(encoding="utf-8")
    last = text.split("[[hand]]")[-1]
    thrown = next(line for line in last.splitlines() if line.startswith("0 discard"))
    assert len(re.findall(r"\b1[OCEB]\b", thrown)) == 2
    assert "a three of which two aces lay in the discard" in text


def test_an_ordago_that_one_refuses_and_his_partner_accepts_cites_its_law() -> None:
    hand = (DOCS / "records" / "mus-three-to-none.toml").read_text(encoding="utf-8").split("[[hand]]")[7]
    assert "Ane accepts (mus.54, mus.84)" in hand
    assert re.search(r"3 órdago.*\n0 no-quiero.*\n2 quiero", hand)


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_the_laws_that_remarks_name_are_laws(file: Path) -> None:
    assert all(cite(law_id) for law_id in ids_in(file.read_text(encoding="utf-8").replace('"', " ")))


def test_the_documentation_shows_a_revoke_at_the_open_table() -> None:
    state = read_record(next(text for text in SNIPPETS if '"open"' in text)).state
    assert any(event.key == "ruling" and event.seat == 1 for event in state.events)


def test_a_wrong_line_is_told_as_the_documentation_says() -> None:
    text = 'game = "malilla"\n[start]\ndealer = 3\n[[hand]]\n'
    hands = ["7O", "2O 10O 9O 1C 2C 3C 4C 5C 6C 8C 9C 2B", "", "7B"]
    with pytest.raises(BadRecord) as refused:
        read_record(f'{text}hands = {hands}\nactions = """\n0 play 7O\n1 play 2B\n"""'.replace("'", '"'))
    assert str(refused.value) == "line 8: Seat 1 cannot do that now: play 2B. Possible: play 10O, play 9O."


# The pages themselves.

ROOT = DOCS.parent
PAGES = [*DOCS.glob("*.md"), *ROOT.glob("*.md"), *(ROOT / "examples").rglob("*.md")]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_every_page_that_is_linked_exists(page: Path) -> None:
    linked = re.findall(r"\]\(([^)#]+)\)", page.read_text(encoding="utf-8"))
    assert [link for link in linked if "://" not in link and not (page.parent / link).exists()] == []


@pytest.mark.parametrize("name", ["docs/architecture.md", "docs/glossary.md", "CONTRIBUTING.md"])
def test_every_name_and_file_that_a_page_speaks_of_is_in_the_source(name: str) -> None:
    text = (ROOT / name).read_text(encoding="utf-8")
    spoken = {word for code in re.findall(r"`([^`\n]+)`", text) for word in re.findall(r"[\w.]+", code)}
    source = "\n".join(file.read_text(encoding="utf-8") for file in (ROOT / "src").rglob("*.py"))
    classes = {word for word in spoken if re.fullmatch(r"[A-Z][a-z]+[A-Za-z]*", word)}
    assert {word for word in classes if not re.search(rf"\b{word}\b", source)} == set()
    files = {path.name for folder in ("src", "tests") for path in (ROOT / folder).rglob("*.py")}
    assert {word for word in spoken if word.endswith(".py")} - files == set()
