"""Accounts of bots: whose they are, the hashes of their tokens, and when they were last seen."""

from __future__ import annotations

from collections.abc import Mapping

from sqlalchemy import ColumnElement, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from westbound.table.records import BotAccount
from westbound.table.store import schema as db
from westbound.table.store.writing import Conflict

_FIELDS = [db.bot_accounts.c[name] for name in BotAccount.__slots__]  # never the hash of the token


class BotAccountStore:
    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def add(self, account: BotAccount, token: str) -> None:
        """`token` is its hash; Conflict if another bot has the name."""
        fields = {name: getattr(account, name) for name in BotAccount.__slots__}
        row = {**fields, "token": token, "key": _key(account.name)}
        try:
            async with self._engine.begin() as connection:
                await connection.execute(insert(db.bot_accounts).values(row))
        except IntegrityError as error:
            raise Conflict from error

    async def by_token(self, token: str) -> BotAccount | None:
        """Whose token this is, by its hash; also a revoked one."""
        found = await self._find(db.bot_accounts.c.token == token)
        return found[0] if found else None

    async def by_name(self, name: str) -> BotAccount | None:
        found = await self._find(db.bot_accounts.c.key == _key(name), _in_use())
        return found[0] if found else None

    async def get(self, account_id: str) -> BotAccount | None:
        """Also one whose token is revoked: it may still have a seat."""
        found = await self._find(db.bot_accounts.c.id == account_id)
        return found[0] if found else None

    async def of_owner(self, owner: str) -> list[BotAccount]:
        """Those in use, oldest first."""
        return await self._find(db.bot_accounts.c.owner == owner, _in_use())

    async def change(self, account_id: str, fields: Mapping[str, str | float | None]) -> None:
        await self._write(db.bot_accounts.c.id == account_id, values=fields)

    # --- connections

    async def public(self) -> list[BotAccount]:
        """Those that everybody may give a seat and that are connected, oldest first."""
        accounts = db.bot_accounts.c
        return await self._find(accounts.public, accounts.connection.is_not(None), _in_use())

    async def connect(self, account_id: str, connection: str, now: float) -> None:
        """From now on it listens here; another connection learns of it when it stays."""
        await self.change(account_id, {"connection": connection, "seen": now, "heard": now})

    async def stay(self, account_id: str, connection: str, now: float) -> bool:
        """Whether it still listens here, and may; then this is a sign of life."""
        alive = {"seen": now, "heard": now}
        return await self._write(_listens(account_id, connection), _in_use(), values=alive) > 0

    async def leave(self, account_id: str, connection: str, now: float) -> None:
        """It no longer listens, unless there is a newer connection."""
        gone = {"connection": None, "heard": now}
        await self._write(_listens(account_id, connection), values=gone)

    async def _find(self, *where: ColumnElement[bool]) -> list[BotAccount]:
        query = select(*_FIELDS).where(*where).order_by(db.bot_accounts.c.created)
        async with self._engine.connect() as connection:
            rows = (await connection.execute(query)).all()
        return [BotAccount(**row._asdict()) for row in rows]

    async def _write(self, *where: ColumnElement[bool], values: Mapping[str, object]) -> int:
        """How many rows were changed."""
        async with self._engine.begin() as connection:
            statement = update(db.bot_accounts).where(*where).values(values)
            return int((await connection.execute(statement)).rowcount)


def _in_use() -> ColumnElement[bool]:
    return db.bot_accounts.c.revoked.is_(None)


def _listens(account_id: str, connection: str) -> ColumnElement[bool]:
    accounts = db.bot_accounts.c
    return (accounts.id == account_id) & (accounts.connection == connection)


def _key(name: str) -> str:
    """Two names that differ only in upper case are one: people would mix them up."""
    return name.casefold()
