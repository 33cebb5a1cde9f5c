"""Everything that is read from or written to the database; no other package holds SQL."""

from __future__ import annotations

from secrets import token_hex

from sqlalchemy.ext.asyncio import AsyncEngine

from westbound.table.store.bot_accounts import BotAccountStore
from westbound.table.store.chat import ChatStore
from westbound.table.store.corpus import CorpusStore
from westbound.table.store.entries import EntryStore
from westbound.table.store.people import PeopleStore
from westbound.table.store.queries import TableQueries
from westbound.table.store.tables import Change, TableStore
from westbound.table.store.tours import TourStore
from westbound.table.store.writing import Conflict

__all__ = ["Change", "Conflict", "Store"]


class Store:
    """One database, with a small store for each kind of thing in it."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.writer = token_hex(8)  # who wrote a table, for other processes
        self.tables = TableStore(engine, self.writer)
        self.entries = EntryStore(engine)
        self.people = PeopleStore(engine)
        self.bot_accounts = BotAccountStore(engine)
        self.chat = ChatStore(engine)
        self.tours = TourStore(engine)
        self.queries = TableQueries(engine)
        self.corpus = CorpusStore(engine, self.tables, self.entries)
