"""Alembic's entry point: the connection comes from `westbound.table.database`."""

from __future__ import annotations

from alembic import context

from westbound.table.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,  # SQLite cannot alter a column in place
)
with context.begin_transaction():
    context.run_migrations()
