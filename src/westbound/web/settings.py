"""What a server needs to know before it starts."""

from __future__ import annotations

import os
import secrets
from dataclasses import dataclass
from pathlib import Path

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
    secure_cookies: bool = False
    public_address: str | None = None  # where the server stands behind a proxy
    moves_per_minute: int = 240


def load_settings(folder: Path | None = None) -> Settings:
    """The settings of this machine; the first start makes a data folder and a key."""
    folder = folder or data_folder()
    folder.mkdir(parents=True, exist_ok=True)
    address = os.environ.get("WESTBOUND_ADDRESS")
    return Settings(
        database=os.environ.get("WESTBOUND_DATABASE") or sqlite_url(folder / "westbound.db"),
        keys=_keys(folder / "keys"),
        secure_cookies=bool(address and address.startswith("https:")),
        public_address=address,
    )


def _keys(path: Path) -> tuple[str, ...]:
    if not path.exists():
        with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as file:
            file.write(secrets.token_urlsafe(32) + "\n")
    return tuple(path.read_text(encoding="utf-8").split())
