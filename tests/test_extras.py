"""What a plain installation can do, and what it says of the rest."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
MODULES = {"argon2-cffi": "argon2", "open_spiel": "pyspiel"}
"""How a package is imported, where that is not its name."""


def modules(*requirements: str) -> set[str]:
    """What these requirements bring, as it is imported."""
    names = [re.split(r"[^\w.-]", requirement, maxsplit=1)[0] for requirement in requirements]
    return {MODULES.get(name, name) for name in names}


SERVER = modules(*PROJECT["optional-dependencies"]["server"])
FAST = modules(*PROJECT["optional-dependencies"]["fast"]) | {"llvmlite"}
RESEARCH = modules(*PROJECT["optional-dependencies"]["rl"], *PROJECT["optional-dependencies"]["openspiel"])


def said(without: set[str], *command: str) -> tuple[int, str, str]:
    """What the command answers where these modules are not installed."""
    hidden = f"import sys\nsys.modules.update(dict.fromkeys({sorted(without)!r}))\n"
    run = f"{hidden}from tapete.cli import main\nsys.exit(main({list(command)!r}))"
    done = subprocess.run([sys.executable, "-c", run], capture_output=True, text=True, stdin=subprocess.DEVNULL)
    return done.returncode, done.stdout, done.stderr


@pytest.mark.parametrize(
    ("lang", "needs"), [("es", "necesita"), ("pt", "precisa de"), ("en", "needs")], ids=["es", "pt", "en"]
)
def test_who_wants_to_serve_without_the_server_is_told_what_to_install(lang: str, needs: str) -> None:
    code, out, told = said(SERVER, "serve", "--lang", lang)
    assert (code, out, told.count("\n")) == (2, "", 1)
    assert told.startswith(f"tapete: tapete serve {needs}: pip install 'tapete[server]' (")


def test_so_is_who_wants_another_part_of_it() -> None:
    code, _, told = said(SERVER, "tables", "--lang", "en")
    assert code == 2
    assert told.startswith("tapete: tapete tables needs: pip install 'tapete[server]' (")


def test_a_deal_is_checked_without_the_server() -> None:
    code, _, told = said(SERVER, "verify-deal", str(ROOT / "README.md"), "--lang", "en")
    assert code == 2 and told.startswith("tapete: This is not the proof of a deal: JSONDecodeError")


def test_another_database_has_an_extra_of_its_own() -> None:
    code, _, told = said({"asyncpg"}, "tables", "--database", "postgresql://nobody@localhost/nothing", "--lang", "en")
    assert (code, told) == (
        2,
        "tapete: tapete tables needs: pip install 'tapete[postgres]' (asyncpg is not installed).\n",
    )


def test_who_wants_kernels_without_what_compiles_them_is_told_what_to_install() -> None:
    hidden = f"import sys\nsys.modules.update(dict.fromkeys({sorted(FAST)!r}))\nimport tapete.fast"
    done = subprocess.run([sys.executable, "-c", hidden], capture_output=True, text=True)
    assert "pip install 'tapete[fast]'" in done.stderr.splitlines()[-1]


@pytest.mark.parametrize(("module", "extra"), [("environment", "rl"), ("spiel", "openspiel")])
def test_who_wants_an_adapter_without_what_it_adapts_to_is_told_what_to_install(module: str, extra: str) -> None:
    hidden = (
        f"import sys\nsys.modules.update(dict.fromkeys({sorted(RESEARCH - {'numpy'})!r}))\nimport tapete.rl.{module}"
    )
    done = subprocess.run([sys.executable, "-c", hidden], capture_output=True, text=True)
    assert f"ModuleNotFoundError: This needs: pip install 'tapete[{extra}]'" in done.stderr.splitlines()[-1]


def test_all_else_needs_no_server() -> None:
    """Every command there is, and the table in the terminal, come with the plain installation."""
    for command in (("games",), ("laws", "mus", "mus.7"), ("odds", "mus", "12O", "12C", "7E", "4B"), ("judge", "mus")):
        code, out, told = said(SERVER, *command, "--lang", "en")
        assert (code, told) == (0, "") and out, command
    needed = "import tapete.terminal.app, tapete.arena, tapete.alone.house, tapete.lessons, tapete.soak.trial"
    hidden = f"import sys\nsys.modules.update(dict.fromkeys({sorted(SERVER)!r}))\n{needed}"
    subprocess.run([sys.executable, "-c", hidden], check=True)


def test_what_is_imported_stands_in_the_list_that_brings_it() -> None:
    plain, everything = modules(*PROJECT["dependencies"]), SERVER | modules(*PROJECT["dependencies"])
    for file in (ROOT / "src/tapete").rglob("*.py"):
        allowed = everything if {"server", "commands"} & set(file.parts) else plain
        allowed = allowed | FAST if {"fast", "solving", "searching"} & set(file.parts) else allowed
        allowed = allowed | RESEARCH if "rl" in file.relative_to(ROOT).parts else allowed
        found = re.findall(r"^\s*(?:from (?=\S+ import )|import )(\w+)", file.read_text(encoding="utf-8"), re.MULTILINE)
        others = set(found) - sys.stdlib_module_names - {"tapete", "fluent"}
        assert others <= allowed, file


def test_all_is_everything_that_can_be_installed_to_run() -> None:
    extras = PROJECT["optional-dependencies"]
    to_run = ("server", "postgres", "fast", "rl", "openspiel", "ray")
    assert extras["all"] == [f"tapete[{','.join(to_run)}]"]
    assert set(extras) == {*to_run, "all", "test", "bench"}


def test_the_lock_covers_every_extra() -> None:
    locked = {
        line.partition("==")[0].lower().replace("_", "-").replace(".", "-")
        for name in ("requirements.lock", "requirements-study.lock")
        for line in (ROOT / name).read_text(encoding="utf-8").splitlines()
    }
    extras = PROJECT["optional-dependencies"]
    parts = [each for extra in extras if extra not in ("all", "bench") for each in extras[extra]]
    wanted = [*PROJECT["dependencies"], *parts]
    names = {re.split(r"[^\w.-]", each, maxsplit=1)[0].lower().replace("_", "-").replace(".", "-") for each in wanted}
    assert names <= locked
