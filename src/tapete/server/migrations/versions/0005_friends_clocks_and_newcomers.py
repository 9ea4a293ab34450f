"""What the host has chosen of clocks and newcomers, and how each place stands with them"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.add_column(sa.Column("clock", sa.String(length=10), nullable=False, server_default="none"))
        batch_op.add_column(sa.Column("newcomers", sa.Boolean(), nullable=False, server_default="0"))
        batch_op.add_column(sa.Column("starts", sa.String(length=10), nullable=False, server_default="full"))
    with op.batch_alter_table("places", schema=None) as batch_op:
        batch_op.add_column(sa.Column("idle", sa.Boolean(), nullable=False, server_default="0"))
        batch_op.add_column(sa.Column("spent", sa.Float(), nullable=False, server_default="0"))
        batch_op.add_column(sa.Column("since", sa.Integer(), nullable=False, server_default="0"))


def downgrade() -> None:
    with op.batch_alter_table("places", schema=None) as batch_op:
        batch_op.drop_column("since")
        batch_op.drop_column("spent")
        batch_op.drop_column("idle")
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.drop_column("starts")
        batch_op.drop_column("newcomers")
        batch_op.drop_column("clock")
