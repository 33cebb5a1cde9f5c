"""What happens at the tables, for the server's log: one line each, with facts for programs.

No names and no moves: a log is read by people who should not see anybody's hand.
"""

from __future__ import annotations

import logging
import re
import time
from typing import TypeAlias

log = logging.getLogger("westbound.journal")

_UNPRINTABLE = re.compile(r"[^\x21-\x7e]")
Fact: TypeAlias = "str | int | float | bool | None"


class Stopwatch:
    """Starts when it is created."""

    __slots__ = ("_start",)

    def __init__(self) -> None:
        self._start = time.perf_counter()

    @property
    def ms(self) -> float:
        return round((time.perf_counter() - self._start) * 1000, 1)


def log_event(event: str, table_id: str, revision: int, watch: Stopwatch, **more: Fact) -> None:
    """Write a line; a log in JSON has the facts as fields."""
    if log.isEnabledFor(logging.INFO):
        table = _UNPRINTABLE.sub("?", table_id)[:40]  # it may come from a URL
        facts = {"table": table, "revision": revision, **more, "ms": watch.ms}
        plain = " ".join(f"{name}={value}" for name, value in facts.items())
        log.info("%s %s", event, plain, extra={"facts": {"event": event, **facts}})
