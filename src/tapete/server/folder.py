"""The page in a folder for any web host: what a server would answer is written down, the rest is brought along.

`make static` builds the page and calls this. What is always the same (games, laws, words, worked hands) becomes files;
`engine.zip` holds the part of Tapete that needs nothing but Python, which runs in the browser.
"""

from __future__ import annotations

import json
import shutil
import sys
from collections.abc import Callable, Iterator
from functools import partial
from hashlib import sha256
from pathlib import Path
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from tapete.games import REGISTRY
from tapete.laws.book import LANGUAGES
from tapete.laws.worked import worked_hands
from tapete.server.policy import written_policy
from tapete.server.routes import games
from tapete.server.wire import encode
from tapete.server.worked import worked_outline, worked_replay
from tapete.sitting.odds import odds_page
from tapete.table.trial import FOLDER as TRIALS

SOURCE = Path(__file__).parents[1]
ENGINE = (
    "__init__.py",
    "errors.py",
    "cards.py",
    "laws",
    "table",
    "looking",
    "games",
    "bots",
    "review",
    "lessons",
    "practice",
    "sitting",
    "alone",
)
PYTHON = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json")
"""What of Pyodide is needed to run Python in a browser."""
LONG_AGO = (1980, 1, 1, 0, 0, 0)


def answers() -> Iterator[tuple[str, Callable[[], bytes]]]:
    """What a server answers to everybody alike, by the name of its file."""
    for language in LANGUAGES:
        yield f"words/{language}", partial(_encoded, games.texts, language, *games.PAGE)
        yield f"games/{language}", partial(_encoded, games.game_list, language, False)
        for folder in (*games.game_folders(), *games.LATER):
            yield f"words/{folder}.{language}", partial(_encoded, games.texts, language, folder)
        for name in REGISTRY:
            yield f"laws/{name}.{language}", partial(_encoded, games.law_book, name, language)
            yield f"lessons/{name}.{language}", partial(_encoded, games.lesson_list, name, language)
            yield f"incidents/{name}.{language}", partial(_encoded, games.incident_list, name, language)
        for hand in worked_hands():
            yield f"hands/{hand}.{language}", partial(worked_replay, hand, language, 0, sys.maxsize)
    for name in REGISTRY:
        yield f"odds/{name}", partial(_encoded, odds_page, name)
    for hand in worked_hands():
        yield f"hands/{hand}.moves", partial(worked_outline, hand)


def _encoded(answer: Callable[..., object], *asked: str | bool) -> bytes:
    return encode(answer(*asked))


def write_answers(folder: Path) -> None:
    """All of them."""
    for name, body in answers():
        file = folder / "api" / f"{name}.json"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(body())


def write_engine(file: Path) -> None:
    """The games and their players as one file; the same sources give the same bytes."""
    with ZipFile(file, "w", ZIP_DEFLATED, compresslevel=9) as packed:
        for path in sorted(_sources()):
            name = ZipInfo(path.relative_to(SOURCE.parent).as_posix(), LONG_AGO)
            name.compress_type = ZIP_DEFLATED
            packed.writestr(name, path.read_bytes())


def _sources() -> Iterator[Path]:
    for part in ENGINE:
        place = SOURCE / part
        found = place.rglob("*") if place.is_dir() else [place]
        wanted = (path for path in found if path.is_file() and path.suffix in (".py", ".toml", ".bin"))
        # What trials have found is written down with the laws.
        yield from (path for path in wanted if path.parent.name != TRIALS)


def write_folder(folder: Path, web: Path) -> None:
    """Complete a page that was built into this folder, from what stands in `web`."""
    _write_policy(folder / "index.html")
    write_answers(folder)
    write_engine(folder / "engine.zip")
    (folder / "pyodide").mkdir(exist_ok=True)
    for name in PYTHON:
        shutil.copyfile(web / "node_modules" / "pyodide" / name, folder / "pyodide" / name)
    parts = ["engine.zip", *(f"pyodide/{name}" for name in PYTHON)]
    (folder / "engine.json").write_text(json.dumps({name: (folder / name).stat().st_size for name in parts}))
    _write_keeper(folder, web / "src" / "alone" / "keeper.js")


def _write_policy(page: Path) -> None:
    """What the page may do: few web hosts say anything of that, so it says so itself, before all else."""
    head, mark, rest = page.read_text(encoding="utf-8").partition('<meta charset="utf-8" />')
    assert mark, "the page has no place for its policy"
    policy = f'<meta http-equiv="Content-Security-Policy" content="{written_policy()}" />'
    page.write_text(head + mark + rest if policy in rest else f"{head}{mark}\n    {policy}{rest}", encoding="utf-8")


def _write_keeper(folder: Path, source: Path) -> None:
    """The service worker, with what it keeps from the first visit on; other files give it another name."""
    files = sorted(path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file())
    shell = [name for name in files if name.startswith(("assets/", "api/words/", "api/games/")) or "/" not in name]
    small = [name for name in shell if name not in ("engine.zip", "keeper.js")]
    digest = sha256(b"".join(sha256((folder / name).read_bytes()).digest() for name in files if name != "keeper.js"))
    spoken = {language: [name for name in files if _spoken_in(name, language)] for language in LANGUAGES}
    own = f"const NAME = 'tapete-{digest.hexdigest()[:16]}';\nconst SHELL = {json.dumps(['./', *small])};\n"
    own += f"const SPOKEN = {json.dumps(spoken)};\n"
    (folder / "keeper.js").write_text(own + source.read_text(encoding="utf-8"), encoding="utf-8")


def _spoken_in(name: str, language: str) -> bool:
    """Whether whoever reads this language may need it: laws, incidents, odds, worked hands."""
    alike = name.startswith("api/odds/") or name.endswith(".moves.json")
    return alike or (name.startswith("api/") and name.endswith(f".{language}.json"))


def main(arguments: list[str]) -> None:
    """Complete the page built into the first folder from the second, the sources of the page."""
    folder, web = map(Path, arguments)
    print("== The engine, the laws and the words", flush=True)
    write_folder(folder, web)
    size = sum(path.stat().st_size for path in folder.rglob("*") if path.is_file())
    print(f"{folder}: {size / 1e6:.1f} MB, ready for any web host", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
