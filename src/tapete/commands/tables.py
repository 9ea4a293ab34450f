"""The tables a server has set aside because the rules of today cannot follow them."""

from __future__ import annotations

import asyncio
from argparse import Namespace
from typing import TYPE_CHECKING

from tapete.commands import visible
from tapete.errors import BadOption
from tapete.words import Words, preferred_language

if TYPE_CHECKING:
    from tapete.server.check import SetAside


def run(args: Namespace) -> int:
    """List them; 1 if there are any. Nothing is changed, and the server may go on meanwhile."""
    words = Words(preferred_language(args.lang), "", "cli")
    found = asyncio.run(_found(args.database))
    for table in found:
        print(visible(_line(table)))
    print(words.text("cli-set-aside", number=len(found)))
    return 1 if found else 0


def _line(table: SetAside) -> str:
    version, names = table.version or "?", ", ".join(table.names)
    return f"{table.table}  {table.game}  {table.status}  Tapete {version}  {names}: {table.why}"


async def _found(database: str | None) -> list[SetAside]:
    from sqlalchemy.exc import SQLAlchemyError

    from tapete.server.check import set_aside
    from tapete.server.config import database_url
    from tapete.server.storage import Storage

    storage = Storage(database_url(database))
    try:
        await storage.check_known()
        return [table async for table in set_aside(storage)]
    except SQLAlchemyError as error:
        why = str(error).partition("\n")[0][:120]
        raise BadOption(
            "no-tables-kept", "No tables of this version of Tapete are kept there ({why}): serve once first.", why=why
        ) from error
    finally:
        await storage.close()
