"""The first tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "people",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("login", sa.String(40), unique=True),
        sa.Column("password", sa.String(200)),
        sa.Column("language", sa.String(2)),
        sa.Column("auto_end", sa.Boolean, nullable=False),
        sa.Column("hints", sa.Boolean, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("game", sa.String(20), nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("seed", sa.BigInteger, nullable=False),
        sa.Column("rules_version", sa.Integer, nullable=False),
        sa.Column("status", sa.String(8), nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("host", sa.String(32), nullable=False),
        sa.Column("revision", sa.Integer, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("changed", sa.Float, nullable=False),
        sa.Column("forked_from", sa.String(16)),
        sa.Column("forked_at", sa.Integer),
    )
    op.create_index("ix_tables_status_changed", "tables", ["status", "changed"])
    _create_match()
    _create_talk()


def part_of_table() -> sa.Column[str]:
    return sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True)


def _create_match() -> None:
    op.create_table(
        "seats",
        part_of_table(),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("person_id", sa.String(32)),
        sa.Column("bot", sa.String(20)),
        sa.Column("invitation", sa.String(32), nullable=False),
    )
    op.create_index("ix_seats_person_id", "seats", ["person_id"])
    op.create_table(
        "entries",
        part_of_table(),
        sa.Column("n", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("move", sa.Text, nullable=False),
        sa.Column("automatic", sa.Boolean, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "drafts",
        part_of_table(),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("moves", sa.JSON, nullable=False),
        sa.Column("redo", sa.JSON, nullable=False),
    )


def _create_talk() -> None:
    op.create_table(
        "messages",
        part_of_table(),
        sa.Column("n", sa.Integer, primary_key=True),
        sa.Column("person_id", sa.String(32), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "notes",
        part_of_table(),
        sa.Column("person_id", sa.String(32), primary_key=True),
        sa.Column("text", sa.Text, nullable=False),
    )
    op.create_table(
        "visits",
        part_of_table(),
        sa.Column("person_id", sa.String(32), primary_key=True),
        sa.Column("seen", sa.Integer, nullable=False),
    )


def downgrade() -> None:
    for name in ("visits", "notes", "messages", "drafts", "entries", "seats", "tables", "people"):
        op.drop_table(name)
