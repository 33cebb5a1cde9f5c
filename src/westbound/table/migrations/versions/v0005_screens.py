"""Which of several seats at one screen plays now; drops visits, which were never used."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "screens",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("person_id", sa.String(32), primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
    )
    op.drop_table("visits")


def downgrade() -> None:
    op.create_table(
        "visits",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("person_id", sa.String(32), primary_key=True),
        sa.Column("seen", sa.Integer, nullable=False),
    )
    op.drop_table("screens")
