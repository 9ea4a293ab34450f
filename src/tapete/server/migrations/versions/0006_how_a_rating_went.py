"""What somebody was rated after each match, so that its course can be shown"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("places", schema=None) as batch_op:
        batch_op.add_column(sa.Column("rated", sa.Float(), nullable=True))


def downgrade() -> None:
    with op.batch_alter_table("places", schema=None) as batch_op:
        batch_op.drop_column("rated")
