"""The table that follows one that is over, and for whom its places are kept"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.add_column(sa.Column("next", sa.String(length=16), nullable=True))
    with op.batch_alter_table("places", schema=None) as batch_op:
        batch_op.add_column(sa.Column("kept_for", sa.String(length=32), nullable=True))


def downgrade() -> None:
    with op.batch_alter_table("places", schema=None) as batch_op:
        batch_op.drop_column("kept_for")
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.drop_column("next")
