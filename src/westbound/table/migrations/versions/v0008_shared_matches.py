"""Whether a person's finished matches may be published without names."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    column: sa.Column[bool] = sa.Column(
        "share", sa.Boolean(), nullable=False, server_default=sa.false()
    )
    op.add_column("people", column)


def downgrade() -> None:
    with op.batch_alter_table("people") as people:
        people.drop_column("share")
