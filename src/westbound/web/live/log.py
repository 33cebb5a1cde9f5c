"""What has happened, as it is read on the page: the whole log, and a recap since the last turn."""

from __future__ import annotations

from dataclasses import dataclass

from westbound.engine.result import Explanation, explain_ties, headline
from westbound.web.live.history import LogEntry, entry_text, since_last_turn, visible_entries
from westbound.web.live.view import TableView


@dataclass(frozen=True, slots=True)
class LogLine:
    """An entry as it is read."""

    entry: LogEntry
    text: str


@dataclass(frozen=True, slots=True)
class Chapter:
    """Entries of one phase, newest first."""

    round: int | None
    phase: str
    lines: list[LogLine]


def recap_lines(view: TableView) -> list[LogLine]:
    return [LogLine(entry, entry_text(view, entry)) for entry in since_last_turn(view)]


def chapters(view: TableView) -> list[Chapter]:
    """The whole log, grouped by round and phase, newest first."""
    found: list[Chapter] = []
    last: tuple[int | None, str] | None = None
    for entry in reversed(visible_entries(view)):
        if (entry.round, entry.phase) != last:
            last = (entry.round, entry.phase)
            found.append(Chapter(entry.round, view.phase_name(entry.phase), []))
        found[-1].lines.append(LogLine(entry, entry_text(view, entry)))
    return found


@dataclass(frozen=True, slots=True)
class Ending:
    """How the match ended, above all entries."""

    headline: str
    ties: list[Explanation]


def ending(view: TableView) -> Ending | None:
    """None before the end, and for those who look at an earlier position."""
    if not view.match.over:
        return None
    standings = view.match.standings()
    return Ending(
        headline(standings, view.catalogue, view.names),
        explain_ties(standings, view.catalogue, view.names),
    )


def kinds_in_log(view: TableView) -> dict[str, str]:
    """The kinds of moves in the log with their names, to choose what is shown."""
    kinds = sorted({entry.kind for entry in visible_entries(view) if entry.kind})
    return {kind: view.catalogue.say("groups", kind, {}) for kind in kinds}
