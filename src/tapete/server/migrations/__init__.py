"""The steps from one shape of the storage to the next, and the way to the newest."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect, select

import tapete
from tapete.errors import BadOption
from tapete.server.schema import HOUSE, leases


def upgrade(connection: Connection) -> None:
    """Bring the storage to its newest shape."""
    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def check_known(connection: Connection) -> None:
    """Refuse a storage whose shape is of a later Tapete: what it means there nobody knows here."""
    steps = ScriptDirectory.from_config(_config())
    known = {step.revision for step in steps.walk_revisions()}
    found = MigrationContext.configure(connection).get_current_heads()
    if not known.issuperset(found):
        raise BadOption(
            "newer-database",
            "The matches in {where} are kept in the shape {found}, that of Tapete {theirs}; this is Tapete {ours}, "
            "which knows the shapes up to {known}. Run the newer one, or name another with --database.",
            where=connection.engine.url.database,
            found=", ".join(found),
            theirs=_last_served_by(connection) or "?",
            ours=tapete.__version__,
            known=steps.get_current_head(),
        )


def _last_served_by(connection: Connection) -> str | None:
    """The version of the server that wrote there last, if that is still told as we know it."""
    asked = inspect(connection)
    if not asked.has_table(leases.name) or "version" not in {c["name"] for c in asked.get_columns(leases.name)}:
        return None
    version: str | None = connection.scalar(select(leases.c.version).where(leases.c.name == HOUSE))
    return version


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent))
    return config
