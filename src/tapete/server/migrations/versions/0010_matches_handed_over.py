"""Which matches were played without a server and handed over"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.add_column(sa.Column("handed", sa.Boolean(), nullable=False, server_default="0"))
    # A match that was played here has shuffles of ours.
    op.execute(
        "UPDATE tables SET handed = true WHERE status = 'over' "
        "AND NOT EXISTS (SELECT 1 FROM deals WHERE deals.table_id = tables.id)"
    )


def downgrade() -> None:
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.drop_column("handed")
