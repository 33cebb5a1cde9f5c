"""The position that a match begins with, if it is not the usual set-up."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    column: sa.Column[str] = sa.Column("position", sa.Text())
    op.add_column("tables", column)


def downgrade() -> None:
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("position")
