"""How finished matches ended, for the lists, and whose seat a host has freed."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("result", sa.JSON))
    op.create_table(
        "unseated",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("person_id", sa.String(32), primary_key=True),
    )


def downgrade() -> None:
    op.drop_table("unseated")
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("result")
