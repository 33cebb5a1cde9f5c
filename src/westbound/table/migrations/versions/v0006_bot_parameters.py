"""Bots with parameters have longer names. SQLite does not limit the length of a text."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    if op.get_bind().dialect.name != "sqlite":
        op.alter_column("seats", "bot", type_=sa.String(80), existing_type=sa.String(20))


def downgrade() -> None:
    if op.get_bind().dialect.name != "sqlite":
        op.alter_column("seats", "bot", type_=sa.String(20), existing_type=sa.String(80))
