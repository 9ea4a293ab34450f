"""What is stored. A table is its moves; everything else here is who sits at it and who they are."""

from __future__ import annotations

from sqlalchemy import Boolean, Column, Float, ForeignKey, Index, Integer, MetaData, String, Table, Text

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(column_0_label)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

keys = Table(
    "keys", metadata, Column("name", String(20), primary_key=True), Column("value", String(64), nullable=False)
)

HOUSE = "house"
"""The name of the lease for everything that one server keeps."""

leases = Table(
    "leases",
    metadata,
    Column("name", String(20), primary_key=True),
    # The server that has it; None: whoever had it has let it go.
    Column("holder", String(16)),
    # Grows with every server that takes it: whoever writes under an earlier one writes no more.
    Column("epoch", Integer, nullable=False),
    # When the holder was last heard of, in seconds since 1970 by the clock of the database.
    Column("renewed", Float, nullable=False),
    # Of Tapete, that of the last holder.
    Column("version", String(20)),
)

NOBODY = "nobody"
"""The id of the one who stands for all that are gone: a table must have had a host."""

people = Table(
    "people",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(48), nullable=False),
    Column("login", String(24), unique=True),
    Column("shown_login", String(24)),
    # What it looks like: nobody else takes one that could be taken for it. Of two that were alike before this was
    # kept, the older has it.
    Column("likeness", String(48)),
    Column("password", String(200)),
    Column("settings", Text, nullable=False),
    Column("created", Integer, nullable=False),
    Index("ix_people_likeness", "likeness", unique=True),
)

sessions = Table(
    "sessions",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("person", ForeignKey("people.id"), nullable=False, index=True),
    Column("created", Integer, nullable=False),
    # To the day: a session that nobody uses ends.
    Column("seen", Integer, nullable=False, server_default="0"),
    Column("revoked", Boolean, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("kind", String(10), nullable=False),
    Column("options", Text, nullable=False),
    # The regulation from which they were chosen, by name.
    Column("regulation", String(40)),
    Column("public", Boolean, nullable=False),
    Column("chat", Boolean, nullable=False),
    Column("pace", String(10), nullable=False),
    Column("clock", String(10), nullable=False, server_default="none"),
    # Whether somebody who comes may take a bot's place between two hands.
    Column("newcomers", Boolean, nullable=False, server_default="0"),
    # Whether the match begins when the last place is taken, or when the host says so.
    Column("starts", String(10), nullable=False, server_default="full"),
    Column("status", String(10), nullable=False),
    Column("host", ForeignKey("people.id"), nullable=False),
    Column("undone", Integer, nullable=False),
    Column("opened", Integer, nullable=False),
    Column("finished", Integer),
    # Played without a server, and handed over to this one.
    Column("handed", Boolean, nullable=False, server_default="0"),
    # Of Tapete, whose rules the match follows; unknown of those begun before this was kept.
    Column("version", String(20)),
    # Of the game's rules; unknown of those too. A match follows the edition it was begun with, and no other.
    Column("edition", Integer),
    # Whether its host wants it rated, and whether it is, or why not: as it would be now, or as it was when it began.
    Column("counts", Boolean),
    Column("rating", String(12)),
    # The table of the next match, once somebody has asked for one.
    Column("next", String(16)),
    # Why it is set aside, and by which Tapete: another may know how to go on.
    Column("stuck", Text),
    Column("stuck_in", String(20)),
    Index("ix_tables_status_opened", "status", "opened"),
)

places = Table(
    "places",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("place", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("person", ForeignKey("people.id"), index=True),
    Column("name", String(48), nullable=False),
    Column("level", String(20)),
    Column("kept_for", String(32)),
    Column("resigned", Boolean, nullable=False),
    # Is here and does nothing: a bot plays until he touches something.
    Column("idle", Boolean, nullable=False, server_default="0"),
    # How many seconds are gone of those that the clock gives for the whole match.
    Column("spent", Float, nullable=False, server_default="0"),
    # The hand after which he took the place of another; 0 from the beginning.
    Column("since", Integer, nullable=False, server_default="0"),
    Column("won", Boolean),
    Column("total", Integer),
    # What the account that sat there was rated after the match, as it is shown.
    Column("rated", Float),
)

moves = Table(
    "moves",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("action", Text, nullable=False),
    Column("at", Integer, nullable=False),
)

deals = Table(
    "deals",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("secret", String(64), nullable=False),
    Column("nonces", Text),
    Column("left_out", Text),
    Column("move", Integer),
)

learned = Table(
    "learned",
    metadata,
    Column("person", ForeignKey("people.id"), primary_key=True),
    Column("lesson", String(60), primary_key=True),
    # How many of its questions are answered.
    Column("steps", Integer, nullable=False),
)

practised = Table(
    "practised",
    metadata,
    Column("person", ForeignKey("people.id"), primary_key=True),
    Column("game", String(40), primary_key=True),
    # Levels, mistakes that come back, the ten of the day: as `practice/progress.py` writes it.
    Column("kept", Text, nullable=False),
)

ratings = Table(
    "ratings",
    metadata,
    Column("player", String(40), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("matches", Integer, nullable=False),
)
