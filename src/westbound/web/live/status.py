"""The status line: who is asked what, since when, and what the buttons can do."""

from __future__ import annotations

from westbound.table import turns
from westbound.web.live.history import submitted
from westbound.web.live.view import TableView
from westbound.web.live.why_not import explain


def status(view: TableView) -> dict[str, object]:
    """What the template of the status line needs."""
    live, match = view.live, view.match
    asked = match.turns if view.acting is None else (view.acting,)
    return {
        "asks": view.catalogue.sentence("asks", match.game.prompt(match.state), view.names),
        "asked": [live.seats[seat] for seat in asked],
        "done": [live.seats[seat].name for seat in submitted(view)],
        "deadline": live.deadline if live.clock and view.at is None else None,
        "ready": [live.seats[seat] for seat in view.ready],
        "since": live.times[-1] if live.times else live.header.changed,
        "why_no_undo": _why_no_undo(view),
        "why_no_redo": "" if view.draft.redo else _house_rule(view, "WB-008"),
        "why_no_end": _why_no_end(view),
    }


def _why_no_undo(view: TableView) -> str:
    """Why nothing can be taken back; empty if something can."""
    if view.draft.moves:
        return ""
    return explain(view, turns.why_no_undo(view.live.match, view.viewer)).text


def _why_no_end(view: TableView) -> str:
    """Why the turn cannot be ended; empty if it can."""
    if view.turn_complete:
        return ""
    if view.draft.moves:
        return _house_rule(view, "WB-007")
    immediate = view.acting is not None and turns.is_immediate(view.match)
    return _house_rule(view, "WB-003.at_once" if immediate else "WB-006")


def _house_rule(view: TableView, key: str) -> str:
    return view.catalogue.say("refusals", key, {})


def hint(view: TableView) -> str:
    """One line of advice for the decision at hand, for those who want it."""
    if view.acting is None or not view.hints or not view.match.state.agenda:
        return ""
    kind = view.match.state.agenda[-1].kind
    has_one = not view.turn_complete and view.catalogue.has("hints", kind)
    return view.catalogue.say("hints", kind, {}) if has_one else ""
