"""Whether a match is rated, from its beginning on"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None

HERE = "SELECT 1 FROM places WHERE places.table_id = tables.id"


def upgrade() -> None:
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.add_column(sa.Column("counts", sa.Boolean(), nullable=True))
        batch_op.add_column(sa.Column("rating", sa.String(length=12), nullable=True))
    accounts = "SELECT id FROM people WHERE login IS NOT NULL"
    op.execute(f"""
        UPDATE tables SET rating = CASE
            WHEN EXISTS ({HERE} AND kind = 'person' AND (person IS NULL OR person NOT IN ({accounts}))) THEN 'guest'
            WHEN (SELECT count(*) FROM places WHERE places.table_id = tables.id AND kind = 'person') < 2 THEN 'alone'
            WHEN EXISTS ({HERE} AND since > 0) OR (newcomers AND EXISTS ({HERE} AND kind = 'bot')) THEN 'newcomers'
            ELSE 'rated'
        END
        WHERE status = 'playing'
    """)
    op.execute("UPDATE tables SET newcomers = false WHERE rating = 'rated'")


def downgrade() -> None:
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.drop_column("rating")
        batch_op.drop_column("counts")
