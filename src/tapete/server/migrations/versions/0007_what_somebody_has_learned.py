"""How far somebody has come in the lessons"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "learned",
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("lesson", sa.String(length=60), nullable=False),
        sa.Column("steps", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_learned_person")),
        sa.PrimaryKeyConstraint("person", "lesson", name=op.f("pk_learned")),
    )


def downgrade() -> None:
    op.drop_table("learned")
