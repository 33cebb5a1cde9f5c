"""The history of a match: a sentence for each entry, worked out once for all languages."""

from __future__ import annotations

from dataclasses import dataclass, replace
from weakref import WeakKeyDictionary

from westbound.engine.game import Sentence
from westbound.engine.history import History, HistoryEntry, answers_now, sealed_answers
from westbound.engine.step import CHANCE
from westbound.table.live_table import LiveTable
from westbound.web.live.view import TableView

MAX_RECAP = 40
SPECTATOR_RECAP = 12


@dataclass(frozen=True, slots=True)
class LogEntry:
    """An entry of the log with what a page needs to know about it."""

    n: int  # the position after it
    seat: int
    move: str
    kind: str
    automatic: bool
    sentence: Sentence
    picks: tuple[str, ...]  # the places it is about
    round: int | None
    phase: str
    step: str  # the kind of decision
    asked: tuple[int, ...]  # the seats that could have answered
    at: float
    secret_to: int | None = None  # the only seat that may know which move it was
    is_draft_edit: bool = False  # a change to a sealed answer that did not submit it

    @property
    def by_chance(self) -> bool:
        return self.seat == CHANCE


class TableHistory:
    """Follows the log of a table, so that each entry is described only once."""

    def __init__(self, live: LiveTable) -> None:
        self._history = History(live.match)
        self.entries: list[LogEntry] = []
        self.points = [self._points(live)]  # of each seat, at the start and after each entry

    def follow(self, live: LiveTable) -> None:
        """Catch up with the log."""
        for index in range(len(self.entries), len(live.match.log)):
            described = self._history.add(live.match.log[index])
            self.entries.append(_log_entry(described, index + 1, live.times[index]))
            self.points.append(self._points(live))

    def _points(self, live: LiveTable) -> list[int]:
        by_seat = {s.seat: s.points for s in live.game.standings(self._history.state)}
        return [by_seat.get(seat, 0) for seat in range(live.header.players)]


def _log_entry(described: HistoryEntry, n: int, at: float) -> LogEntry:
    entry = described.entry
    return LogEntry(
        n=n,
        seat=entry.seat,
        move=entry.text,
        kind=entry.move.kind,
        automatic=entry.automatic,
        sentence=described.sentence,
        picks=tuple(pick for pick in entry.move.picks() if not pick.startswith("do:")),
        round=described.round,
        phase=described.phase,
        step=described.step,
        asked=described.asked,
        at=at,
        secret_to=described.secret_to,
        is_draft_edit=described.is_draft_edit,
    )


_histories: WeakKeyDictionary[LiveTable, TableHistory] = WeakKeyDictionary()


def history_of(live: LiveTable) -> TableHistory:
    """The history of a table in memory, up to date."""
    history = _histories.get(live)
    if history is None:
        history = _histories[live] = TableHistory(live)
    history.follow(live)
    return history


def visible_entries(view: TableView) -> list[LogEntry]:
    """The entries this viewer may read.

    A secret move is there without saying which it was. Sealed answers of others are left out until
    all have answered (the status line says who has); then only that they were handed in is told.
    """
    entries = history_of(view.live).entries
    if view.live.header.status == "over":
        return entries[: view.length]
    public = len(entries) - len(sealed_answers(view.live.match.state.agenda, entries))
    return [
        e if e.secret_to in (None, view.viewer) else _without_secret(e)
        for e in entries[: view.length]
        if e.seat == view.viewer or (e.n <= public and not e.is_draft_edit)
    ]


def _without_secret(entry: LogEntry) -> LogEntry:
    """The kind of a sealed answer can be the secret, and so can its places."""
    return replace(entry, move="", kind=entry.kind if entry.by_chance else "", picks=())


def submitted(view: TableView) -> list[int]:
    """Who has answered the common choice of the position shown, while others still have to."""
    match = view.base
    if not match.turns:
        return []
    entries = history_of(view.live).entries[: view.length]
    answers = answers_now(match.state.agenda[-1].kind, match.turns, entries)
    return [seat for seat in answers[0].asked if seat not in match.turns] if answers else []


def entry_text(view: TableView, entry: LogEntry) -> str:
    """The sentence of an entry; whoever made a secret move reads which one it was."""
    if entry.secret_to is None or entry.seat != view.viewer or not entry.move:
        return view.catalogue.sentence("log", entry.sentence, view.names)
    params = {**entry.sentence.params, **view.live.game.parse(entry.move).params()}
    return view.catalogue.say("moves", entry.kind, params, view.names)


def since_last_turn(view: TableView) -> list[LogEntry]:
    """What others and chance did since the viewer's last decision; for a spectator, the latest."""
    entries = visible_entries(view)
    if view.viewer is None:
        return entries[-SPECTATOR_RECAP:]
    begun = _open_choice_begun(view)
    own = (e.n for e in reversed(entries) if e.seat == view.viewer and not e.automatic)
    start = next((n for n in own if n <= begun), 0)
    new = [e for e in entries if e.n > start and (e.n <= begun or e.seat != view.viewer)]
    return new[-MAX_RECAP:]


def _open_choice_begun(view: TableView) -> int:
    """Where the present open choice began: the viewer's own part in it does not end a turn."""
    agenda = view.live.match.state.agenda
    entries = history_of(view.live).entries
    if view.at is not None or not agenda or not agenda[-1].immediate:
        return len(entries)
    return len(entries) - len(answers_now(agenda[-1].kind, view.live.match.turns, entries))
