"""Who may write: a lease with an epoch"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    leases = op.create_table(
        "leases",
        sa.Column("name", sa.String(length=20), nullable=False),
        sa.Column("holder", sa.String(length=16), nullable=True),
        sa.Column("epoch", sa.Integer(), nullable=False),
        sa.Column("renewed", sa.Float(), nullable=False),
        sa.Column("version", sa.String(length=20), nullable=True),
        sa.PrimaryKeyConstraint("name", name=op.f("pk_leases")),
    )
    op.bulk_insert(leases, [{"name": "house", "epoch": 0, "renewed": 0.0}])


def downgrade() -> None:
    op.drop_table("leases")
