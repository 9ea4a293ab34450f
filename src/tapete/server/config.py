"""How a server is set up."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from sqlalchemy.engine import make_url

from tapete.data_folder import data_folder
from tapete.server.lease import LASTS
from tapete.sitting.pace import PAUSES, REST

DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}


@dataclass(frozen=True, slots=True)
class Config:
    """Times are in seconds. `away_after`: how long a place is kept for somebody whose connection is lost before a bot
    stands in; `nonce_wait`: how long a shuffle waits for the clients' part; `drop_after`: how long a table nobody
    looks at stays in memory; `lease`: how long a server is silent before another takes its storage over."""

    database: str
    secure: bool = False
    away_after: float = 120.0
    nonce_wait: float = 2.0
    drop_after: float = 60.0
    lease: float = LASTS
    limits: bool = True
    threads: int = 2
    bot_processes: int = 0
    pauses: bool = True

    def rest(self, pace: str) -> float:
        """How long a table looks at most at a hand that is over: whoever has seen enough says so before."""
        return REST if self.pauses and pace != "instant" else 0.0

    def pause(self, pace: str) -> float:
        """How long a bot waits before it acts, so that people can follow."""
        if not self.pauses or (pace == "instant" and not self.limits):
            return 0.0
        return PAUSES[pace]


def database_url(url: str | None) -> str:
    """The URL with the driver that speaks to it; without one, a file in the user's data folder.

    >>> database_url("postgresql://ana@localhost/tapete")
    'postgresql+asyncpg://ana@localhost/tapete'
    """
    if url is None:
        return f"sqlite+aiosqlite:///{default_file()}"
    if "://" not in url:
        return f"sqlite+aiosqlite:///{url}"
    parsed = make_url(url)
    return parsed.set(drivername=DRIVERS.get(parsed.drivername, parsed.drivername)).render_as_string(False)


def default_file() -> Path:
    """Where matches are kept unless another place is named."""
    folder = data_folder()
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    return folder / "tapete.db"
