"""The settings of a server: where its data is, its keys, its limits."""

from __future__ import annotations

import os
import secrets
from dataclasses import dataclass
from pathlib import Path

from westbound.engine.errors import BadInput
from westbound.table.bot_worker import SECONDS
from westbound.table.database import sqlite_url


def data_folder() -> Path:
    """Where matches and the key of the cookies are kept."""
    base = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(os.environ.get("WESTBOUND_DATA") or Path(base) / "westbound")


@dataclass(frozen=True, slots=True)
class Settings:
    database: str
    keys: tuple[str, ...]  # the first one signs, older ones are still read
    bot_pause: float = 0.35
    bot_seconds: float = SECONDS  # for a decision; then the level below decides
    secure_cookies: bool = False
    public_address: str | None = None  # behind a proxy
    moves_per_minute: int = 240
    own_database: bool = False  # a file in the data folder, not a shared server


def load_settings(folder: Path | None = None) -> Settings:
    """The settings of this machine; the first start makes a data folder and a key."""
    folder = folder or data_folder()
    folder.mkdir(parents=True, exist_ok=True)
    address = os.environ.get("WESTBOUND_ADDRESS")
    database = os.environ.get("WESTBOUND_DATABASE")
    return Settings(
        database=database or sqlite_url(folder / "westbound.db"),
        keys=_keys(folder / "keys"),
        secure_cookies=bool(address and address.startswith("https:")),
        public_address=address,
        own_database=not database,
    )


def _keys(path: Path) -> tuple[str, ...]:
    new = not path.exists()
    if new or not path.stat().st_size:  # empty: a first start was interrupted
        flags = os.O_WRONLY | os.O_CREAT | (os.O_EXCL if new else 0)
        with os.fdopen(os.open(path, flags, 0o600), "w") as file:
            file.write(secrets.token_urlsafe(32) + "\n")
    try:
        keys = tuple(path.read_text(encoding="ascii").split())
    except UnicodeDecodeError:
        keys = ()
    if not keys:
        raise BadInput(
            f"the file {path} holds no keys; delete it and the next start makes a new one, "
            "but everybody loses their seats"
        )
    return keys
