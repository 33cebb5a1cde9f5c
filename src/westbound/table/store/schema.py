"""The database: the log of each match is the truth, everything else follows from it."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(column_0_label)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)


def _table_id() -> Column[str]:
    """The key of everything that belongs to a table."""
    return Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True)


def _person_id() -> Column[str]:
    """The key of what one person has, at a table or of a game."""
    return Column("person_id", String(32), primary_key=True)


people = Table(
    "people",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("login", String(40), unique=True),  # only for those who chose to keep their name
    Column("password", String(200)),
    Column("language", String(2)),
    Column("auto_end", Boolean, nullable=False, default=False),
    Column("hints", Boolean, nullable=False, default=True),
    Column("confirm", String(8), nullable=False, default="always"),  # never, final, always
    Column("share", Boolean, nullable=False, default=False),
    Column("created", Float, nullable=False),
)

bot_accounts = Table(
    "bot_accounts",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("owner", String(32), nullable=False, index=True),
    Column("name", String(40), nullable=False),
    Column("key", String(120), nullable=False),  # the name without upper case
    Column("token", String(64), nullable=False, unique=True),  # as a hash
    Column("public", Boolean, nullable=False),
    Column("chat", Boolean, nullable=False),
    Column("created", Float, nullable=False),
    Column("seen", Float),
    Column("heard", Float),
    Column("connection", String(32)),
    Column("revoked", Float),
)
_IN_USE = bot_accounts.c.revoked.is_(None)
Index(  # a name is free again when its token is revoked
    "ix_bot_accounts_key",
    bot_accounts.c.key,
    unique=True,
    sqlite_where=_IN_USE,
    postgresql_where=_IN_USE,
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("game", String(20), nullable=False),
    Column("players", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("seed", BigInteger, nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("position", Text),  # that the match begins with; null: the usual set-up
    Column("status", String(8), nullable=False),  # open, running, over, closed
    Column("public", Boolean, nullable=False),
    Column("host", String(32), nullable=False),
    Column("revision", Integer, nullable=False),  # raised by every change: the optimistic lock
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Column("forked_from", String(16)),
    Column("forked_at", Integer),
    Column("result", JSON),  # worked out once from the log of a finished match
    Index("ix_tables_status_changed", "status", "changed"),
)

seats = Table(
    "seats",
    metadata,
    _table_id(),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),  # person, bot, open, invited
    Column("name", String(40), nullable=False),
    Column("person_id", String(32), index=True),
    Column("bot", String(80)),
    Column("seconds", Integer),
    Column("invitation", String(32), nullable=False),
)

entries = Table(
    "entries",
    metadata,
    _table_id(),
    Column("n", Integer, primary_key=True),  # two writers cannot both append entry n
    Column("seat", Integer, nullable=False),  # -1: chance
    Column("move", Text, nullable=False),
    Column("automatic", Boolean, nullable=False),
    Column("at", Float, nullable=False),
)

drafts = Table(
    "drafts",
    metadata,
    _table_id(),
    Column("seat", Integer, primary_key=True),
    Column("moves", JSON, nullable=False),
    Column("redo", JSON, nullable=False),
)

messages = Table(
    "messages",
    metadata,
    _table_id(),
    Column("n", Integer, primary_key=True),
    Column("person_id", String(32), nullable=False),
    Column("name", String(40), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
)

unseated = Table(
    "unseated",
    metadata,
    _table_id(),
    _person_id(),  # whose seat the host has freed
)

notes = Table(
    "notes",
    metadata,
    _table_id(),
    _person_id(),
    Column("text", Text, nullable=False),
)

screens = Table(
    "screens",
    metadata,
    _table_id(),
    _person_id(),
    Column("seat", Integer, nullable=False),  # of several at one screen, the one that plays now
)

tours = Table(
    "tours",
    metadata,
    _person_id(),
    Column("game", String(20), primary_key=True),  # whose guided tour the person has seen
)
