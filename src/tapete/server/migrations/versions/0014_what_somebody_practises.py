"""What is remembered of somebody's practice"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "practised",
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("kept", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_practised_person")),
        sa.PrimaryKeyConstraint("person", "game", name=op.f("pk_practised")),
    )


def downgrade() -> None:
    op.drop_table("practised")
