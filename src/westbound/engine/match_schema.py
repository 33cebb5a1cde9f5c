"""The JSON Schema of match files: what every one of them looks like, whatever the game.

Replaying a match (`save.replay`) checks far more: `docs/match-format.md` says what.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files


@cache
def match_schema() -> str:
    """The schema as JSON, draft 2020-12."""
    path = files("westbound.engine").joinpath("match.schema.json")
    return path.read_text(encoding="utf-8")
