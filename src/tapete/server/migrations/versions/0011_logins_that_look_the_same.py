"""What a login looks like, so that no other is taken for it; and nobody is called as if he were gone"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from tapete.sitting.names import FORMER, guest_name, likeness

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None

people = sa.table("people", *(sa.column(name) for name in ("id", "name", "shown_login", "likeness", "created")))


def upgrade() -> None:
    with op.batch_alter_table("people", schema=None) as batch_op:
        batch_op.add_column(sa.Column("likeness", sa.String(length=48), nullable=True))
        batch_op.create_index("ix_people_likeness", ["likeness"], unique=True)
    connection = op.get_bind()
    seen: set[str] = set()
    accounts = sa.select(people.c.id, people.c.shown_login).where(people.c.shown_login.is_not(None))
    for row in connection.execute(accounts.order_by(people.c.created, people.c.id)).all():
        alike = likeness(row.shown_login)
        if alike not in seen:
            connection.execute(people.update().where(people.c.id == row.id).values(likeness=alike))
        seen.add(alike)
    starred = sa.select(people.c.id, people.c.name).where(people.c.name.startswith(FORMER), people.c.id != "nobody")
    for row in connection.execute(starred).all():
        plain = row.name.lstrip(f"{FORMER} ") or guest_name()
        connection.execute(people.update().where(people.c.id == row.id).values(name=plain))


def downgrade() -> None:
    with op.batch_alter_table("people", schema=None) as batch_op:
        batch_op.drop_index("ix_people_likeness")
        batch_op.drop_column("likeness")
