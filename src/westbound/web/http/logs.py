"""The log of a server: plain lines for people, or one JSON object per line for programs."""

from __future__ import annotations

import json
import logging
import os
from asyncio import CancelledError
from datetime import UTC, datetime

LOG_FORMAT = "WESTBOUND_LOG"  # an environment variable; "json" for programs
CHATTY = ("westbound.access", "westbound.journal")  # a line for each request, move and connection


class JsonLines(logging.Formatter):
    """Time, level and logger; requests, moves and connections have fields of their own."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
        }
        facts = getattr(record, "facts", None)
        line.update(facts if facts is not None else {"message": record.getMessage()})
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


def log_handler() -> logging.Handler:
    """A handler that writes plain lines or JSON, as the environment says."""
    handler = logging.StreamHandler()
    handler.addFilter(is_worth_a_line)
    plain = logging.Formatter("%(asctime)s %(levelname)s %(message)s")
    handler.setFormatter(JsonLines() if os.environ.get(LOG_FORMAT) == "json" else plain)
    return handler


def set_up_logs(*, quiet: bool) -> None:
    logging.basicConfig(level=logging.WARNING, handlers=[log_handler()])
    logging.getLogger("westbound").setLevel(logging.INFO)
    for name in CHATTY:
        logging.getLogger(name).setLevel(logging.WARNING if quiet else logging.INFO)


def is_worth_a_line(record: logging.LogRecord) -> bool:
    """A page closed in the middle of a query makes the pool complain; that is not an error."""
    error = record.exc_info[1] if record.exc_info else None
    return not (record.name.startswith("sqlalchemy.pool") and isinstance(error, CancelledError))
