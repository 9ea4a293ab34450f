"""When a session was last seen, why a table was set aside, and who stands for those who are gone"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("sessions", schema=None) as batch_op:
        batch_op.add_column(sa.Column("seen", sa.Integer(), nullable=False, server_default="0"))
    # Nobody is thrown out by the upgrade: everybody has been seen now.
    now = "CAST(strftime('%s', 'now') AS INTEGER)" if _sqlite() else "CAST(extract(epoch FROM now()) AS INTEGER)"
    op.execute(f"UPDATE sessions SET seen = {now}")
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.add_column(sa.Column("stuck", sa.Text(), nullable=True))
        batch_op.add_column(sa.Column("stuck_in", sa.String(length=20), nullable=True))
    op.execute("INSERT INTO people (id, name, settings, created) VALUES ('nobody', '*', '{}', 0)")


def downgrade() -> None:
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.drop_column("stuck_in")
        batch_op.drop_column("stuck")
    with op.batch_alter_table("sessions", schema=None) as batch_op:
        batch_op.drop_column("seen")


def _sqlite() -> bool:
    return op.get_bind().dialect.name == "sqlite"
