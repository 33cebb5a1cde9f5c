"""A map of our own: a country that does not exist, for three or four players."""

from __future__ import annotations

from pathlib import Path

FILE = Path(__file__).parent / "maps" / "merrow-vale.toml"
TITLE = "The Vale of Merrow (merrow-vale)"


def own_map() -> str:
    return FILE.read_text(encoding="utf-8")


def changed(old: str, new: str) -> str:
    """The map with one place in it changed."""
    text = own_map()
    assert text.count(old) == 1, old
    return text.replace(old, new)
