"""What can happen to the rows of a table, each as one statement of SQL."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Final, NamedTuple


class Damage(NamedTuple):
    """`:id` is the table; then which rule is named, which entry, and words of the reason."""

    sql: str
    rule: str
    entry: int | None
    says: str


ID: Final = "CC"  # ids are put together: this is no test of the rule that it names
HEADER: Final = "UPDATE tables SET {} WHERE id = :id"
ENTRY: Final = "UPDATE entries SET {} WHERE table_id = :id AND n = 2"
DAMAGES: Final = {
    "game": Damage(HEADER.format("game = 'checkers'"), "WB-014", None, "no game 'checkers'"),
    "future": Damage(
        HEADER.format("rules_version = 99"), "WB-014", None, "version 99 of the rules"
    ),
    "past": Damage(HEADER.format("rules_version = 0"), "WB-014", None, "version 0 of the rules"),
    "json": Damage(HEADER.format("options = '{\"bui'"), "WB-018", None, "'options' is '{\"bui'"),
    "option": Damage(HEADER.format("options = '{\"weather\": 1}'"), "WB-015", None, "weather"),
    "value": Damage(
        HEADER.format('options = \'{"road_windows": "castle"}\''), "WB-015", None, "castle"
    ),
    "position": Damage(
        HEADER.format("position = 'game: carson players=2; round: 9'"),
        "WB-020",
        None,
        "round: '9' is not a whole number",
    ),
    "players": Damage(HEADER.format("players = 9"), "WB-018", None, "'seats' is [0, 1]"),
    "seed": Damage(HEADER.format("seed = -4"), "WB-015", None, "not -4"),
    "text": Damage(HEADER.format("seed = 'lucky'"), "WB-018", None, "'seed' is 'lucky'"),
    "time": Damage(HEADER.format("changed = 'today'"), "WB-018", None, "'changed' is 'today'"),
    "status": Damage(HEADER.format("status = 'paused'"), "WB-018", None, "'status' is 'paused'"),
    "seat": Damage(
        "DELETE FROM seats WHERE table_id = :id AND seat = 1", "WB-018", None, "'seats' is [0]"
    ),
    "kind": Damage(
        "UPDATE seats SET kind = 'ghost' WHERE table_id = :id AND seat = 1",
        "WB-018",
        None,
        "'seats' is 'ghost'",
    ),
    "forbidden": Damage(
        "UPDATE entries SET move = 'place C4' WHERE table_id = :id AND n = "
        "(SELECT max(n) FROM entries WHERE table_id = :id AND seat >= 0)",
        f"{ID}-021",
        -1,
        "'place C4' is not possible here",
    ),
    "chance": Damage(ENTRY.format("seat = 0"), "WB-016", 3, "Entry 3"),
    "no seat": Damage(ENTRY.format("seat = 17"), "WB-016", 3, "no seat 17"),
    "no move": Damage(ENTRY.format("move = 'dance'"), "WB-016", 3, "'dance' is not a move"),
    "moment": Damage(ENTRY.format("at = 'noon'"), "WB-018", 3, "'at' is 'noon'"),
    "gap": Damage(
        "DELETE FROM entries WHERE table_id = :id AND n = 2", "WB-018", 3, "Entry 3 is missing"
    ),
}


def damage(folder: Path, table_id: str, sql: str) -> None:
    """Change the rows behind the server's back, while it is down."""
    connection = sqlite3.connect(folder / "test.db")
    with connection:
        assert connection.execute(sql, {"id": table_id}).rowcount == 1
    connection.close()
