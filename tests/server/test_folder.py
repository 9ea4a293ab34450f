"""The page in a folder: it says what a server says, and its engine needs nothing but Python."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

from tapete.games import REGISTRY
from tapete.laws.worked import worked_hands
from tapete.server.folder import PYTHON, _write_policy, answers, write_engine, write_folder
from tests.server.visitors import Served

PLAIN = (
    "__init__.py", "errors.py", "cards.py", "laws", "table", "games", "bots", "looking", "sitting", "review", "lessons",
    "practice",
)  # fmt: skip
PLAYED = """
import sys, json
sys.path.insert(0, sys.argv[1])
from tapete.alone.house import House
shelf = {}
house = House({}, lambda name, text: shelf.__setitem__(name, text))
told = []
table = json.loads(house.ask("POST", "/tables", json.dumps({"game": sys.argv[2], "pace": "instant"})))["body"]["id"]
house.enter(table, told.append, 0)
now = 0.0
while (wait := house.tick(table, now)) is not None:
    now += wait
print(json.loads(shelf[table])["game"], any('"prompt":{' in message for message in told))
"""


@pytest.fixture(scope="module")
def engine(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("engine") / "engine.zip"
    write_engine(file)
    return file


@pytest.mark.parametrize("name", sorted(REGISTRY))
def test_the_engine_plays_where_nothing_but_python_is(name: str, engine: Path) -> None:
    played = subprocess.run(
        [sys.executable, "-I", "-S", "-c", PLAYED, str(engine), name], capture_output=True, text=True, check=False
    )
    assert played.stdout.split() == [name, "True"], played.stderr


def test_the_engine_brings_no_server_along(engine: Path) -> None:
    with ZipFile(engine) as packed:
        parts = {name.split("/")[1] for name in packed.namelist()}
    assert parts == {*PLAIN, "alone"}


def test_the_same_sources_give_the_same_engine(engine: Path, tmp_path: Path) -> None:
    write_engine(tmp_path / "again.zip")
    assert (tmp_path / "again.zip").read_bytes() == engine.read_bytes()


PAGE = '<html><head>\n<meta charset="utf-8" />\n<script src="./a.js"></script></head></html>'


def test_the_page_says_what_it_may_do_before_anything_else(tmp_path: Path) -> None:
    page = tmp_path / "index.html"
    page.write_text(PAGE)
    for _ in range(2):
        _write_policy(page)
        parts = page.read_text().split("<")
        assert [part.split()[0] for part in parts[3:6]] == ["meta", "meta", "script"]
        (policy,) = re.findall(r'http-equiv="Content-Security-Policy" content="(.*?)"', page.read_text())
        rules = dict(rule.split(" ", 1) for rule in policy.split("; "))
        assert rules.pop("script-src") == "'self' 'wasm-unsafe-eval'" and rules.pop("img-src") == "'self' data:"
        assert set(rules.values()) == {"'self'", "'none'"} and rules["default-src"] == "'none'"
        # A page cannot say this of itself: browsers complain of it.
        assert "frame-ancestors" not in rules


def test_a_folder_is_complete(tmp_path: Path) -> None:
    """The page with what it may do, what a server would answer, the engine, and the keeper of all these files."""
    web, folder = tmp_path / "web", tmp_path / "folder"
    for name in ("src/alone/keeper.js", *(f"node_modules/pyodide/{name}" for name in PYTHON)):
        (web / name).parent.mkdir(parents=True, exist_ok=True)
        (web / name).write_text(f"// {name}")
    folder.mkdir()
    (folder / "index.html").write_text(PAGE)
    write_folder(folder, web)
    assert (folder / "index.html").read_text().count("Content-Security-Policy") == 1
    sizes = json.loads((folder / "engine.json").read_text())
    assert sizes == {name: (folder / name).stat().st_size for name in ("engine.zip", *(f"pyodide/{p}" for p in PYTHON))}
    assert {f"api/{name}.json" for name, _ in answers()} <= {
        path.relative_to(folder).as_posix() for path in folder.rglob("*.json")
    }
    keeper = (folder / "keeper.js").read_text()
    assert "src/alone/keeper.js" in keeper and '"index.html"' in keeper and '"api/words/pt.json"' in keeper


async def test_what_is_written_down_is_what_a_server_answers(server: Served) -> None:
    written = dict(answers())
    hand = next(iter(worked_hands()))
    asked = {
        "words/pt": "/words/pt",
        "words/mus.pt": "/words/pt/mus",
        "laws/mus.en": "/games/mus/laws?language=en",
        "incidents/zanga.pt": "/games/zanga/incidents?language=pt",
        "lessons/mus.es": "/games/mus/lessons?language=es",
        "odds/zanga": "/games/zanga/odds",
        "words/odds.pt": "/words/pt/odds",
        f"hands/{hand}.es": f"/hands/{hand}?language=es&count=200",
    }
    async with server.visitor() as guest:
        for name, path in asked.items():
            assert json.loads(written[name]()) == (await guest.http.get(f"/api{path}")).json()
        games = (await guest.http.get("/api/games?language=es")).json()
    # Where nothing is compiled only those play who need no kernels: of the strong ones that of Mus.
    for game in games:
        assert game["levels"][:2] == ["random", "treatise"] and game["levels"][-1] == "strong"
        game["levels"] = game["levels"] if game["name"] == "mus" else game["levels"][:-1]
    offered = {game["name"]: game["levels"] for game in games}
    assert offered["malilla"] == offered["revesino"] == ["random", "treatise", "club"]
    assert offered["voltarete-four"] == ["random", "treatise"]
    assert json.loads(written["games/es"]()) == games
    assert {name.split("/")[0] for name in written} == {
        "words",
        "games",
        "laws",
        "incidents",
        "hands",
        "lessons",
        "odds",
    }
