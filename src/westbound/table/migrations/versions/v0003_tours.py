"""Which guided tours a person has seen."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "tours",
        sa.Column("person_id", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(20), primary_key=True),
    )


def downgrade() -> None:
    op.drop_table("tours")
