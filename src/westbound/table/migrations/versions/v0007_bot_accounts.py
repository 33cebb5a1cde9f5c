"""Bots that play from elsewhere, each with a token of its own, and their time for a decision."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "bot_accounts",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("owner", sa.String(32), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("key", sa.String(120), nullable=False),
        sa.Column("token", sa.String(64), nullable=False, unique=True),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("chat", sa.Boolean, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("seen", sa.Float),
        sa.Column("heard", sa.Float),
        sa.Column("connection", sa.String(32)),
        sa.Column("revoked", sa.Float),
    )
    op.create_index("ix_bot_accounts_owner", "bot_accounts", ["owner"])
    in_use = sa.text("revoked IS NULL")
    op.create_index(
        "ix_bot_accounts_key",
        "bot_accounts",
        ["key"],
        unique=True,
        sqlite_where=in_use,
        postgresql_where=in_use,
    )
    op.add_column("seats", sa.Column("seconds", sa.Integer))


def downgrade() -> None:
    with op.batch_alter_table("seats") as seats:
        seats.drop_column("seconds")
    op.drop_table("bot_accounts")
