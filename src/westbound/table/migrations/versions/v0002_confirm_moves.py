"""Whether a person wants to confirm each move."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    column = sa.Column("confirm", sa.String(8), nullable=False, server_default="always")
    op.add_column("people", column)


def downgrade() -> None:
    with op.batch_alter_table("people") as people:
        people.drop_column("confirm")
