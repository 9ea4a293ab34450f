"""A PostgreSQL of the tests' own: in a folder of its own, without a port, and gone when they are."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path

from tests.patience import PATIENCE, until_so

WITHOUT = "there is no PostgreSQL here: apt-get install postgresql"
# What is kept here need not outlive a power cut.
CARELESS = ("fsync=off", "synchronous_commit=off", "full_page_writes=off", "autovacuum=off", "listen_addresses=")


def programs() -> Path | None:
    """Where PostgreSQL's programs are, the newest if there are several."""
    kept = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: int(path.parts[-3]))
    found = kept[-1] if kept else shutil.which("initdb")
    return None if found is None else Path(found).resolve().parent


def _servant() -> str | None:
    """Who runs it: it refuses to be run by the superuser."""
    if os.getuid() != 0:
        return None
    names = {entry.pw_name for entry in pwd.getpwall()}
    return "postgres" if "postgres" in names else "nobody"


class Cluster:
    """It is reached by a socket in its folder only, so that no other can be in its way."""

    def __init__(self, folder: Path, programs: Path) -> None:
        self._folder, self._programs, self._servant = folder, programs, _servant()
        self._numbers = count(1)
        self._running: subprocess.Popen[bytes] | None = None
        if self._servant is not None:
            shutil.chown(folder, self._servant)

    def start(self) -> None:
        """Make it and wait until it answers."""
        self._run("initdb", "--pgdata=data", "--no-sync", "--auth=trust", "--username=tapete", "--encoding=UTF8",
                  "--locale=C")  # fmt: skip
        self._begin()

    def restart(self) -> None:
        """Stop it as somebody does who looks after it, and start it again: all connections and their locks are gone."""
        with self.stopped():
            pass

    @contextmanager
    def stopped(self) -> Iterator[None]:
        """While this lasts it does not answer."""
        assert self._running is not None
        self._running.send_signal(signal.SIGINT)
        self._running.wait(PATIENCE)
        yield
        self._begin()

    def _begin(self) -> None:
        options = [part for setting in CARELESS for part in ("-c", setting)]
        running = self._running = subprocess.Popen(
            [self._programs / "postgres", "-D", "data", "-k", self._folder, *options],
            cwd=self._folder, user=self._servant, stdout=subprocess.DEVNULL, stderr=(self._folder / "log").open("wb"),
        )  # fmt: skip
        until_so(lambda: self._try("pg_isready", "--quiet") or running.poll() is not None)
        assert running.poll() is None, (self._folder / "log").read_text()

    def stop(self) -> None:
        """It is over, whatever it was doing."""
        if self._running is not None:
            self._running.send_signal(signal.SIGQUIT)
            self._running.wait(PATIENCE)

    @contextmanager
    def database(self) -> Iterator[str]:
        """The URL of an empty database, as long as it is needed."""
        name = f"tapete{next(self._numbers)}"
        self._run("createdb", *self._way(), name)
        yield f"postgresql://tapete@/{name}?host={self._folder}"
        self._run("dropdb", "--force", *self._way(), name)

    def _way(self) -> list[str]:
        return [f"--host={self._folder}", "--username=tapete"]

    def _run(self, program: str, *arguments: str) -> None:
        done = subprocess.run(
            [self._programs / program, *arguments], cwd=self._folder, user=self._servant, capture_output=True, text=True
        )
        assert done.returncode == 0, done.stderr

    def _try(self, program: str, *arguments: str) -> bool:
        command = [str(self._programs / program), *self._way(), *arguments]
        return subprocess.run(command, cwd=self._folder, capture_output=True).returncode == 0


@contextmanager
def cluster(programs: Path) -> Iterator[Cluster]:
    """One that runs, and is stopped and removed at the end."""
    # Not in the folder of the tests: the path of a socket must be short, and another user must get there.
    folder = Path(tempfile.mkdtemp(prefix="tapete-pg-", dir="/tmp"))
    own = Cluster(folder, programs)
    try:
        own.start()
        yield own
    finally:
        own.stop()
        shutil.rmtree(folder, ignore_errors=True)
