"""A turn at a table: what a person does leads to another tentative turn, or to its end."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from westbound.engine.errors import IllegalMove
from westbound.engine.match import Match
from westbound.engine.refusal import Refusal
from westbound.table.live import LiveTable, is_final, is_immediate, is_turn_over
from westbound.table.records import Draft

Outcome: TypeAlias = "Draft | Match"  # a match: the turn has ended, all its moves are made
Act: TypeAlias = "Callable[[LiveTable, int], Outcome]"


def play(live: LiveTable, seat: int, move: str, *, auto_end: bool) -> Outcome:
    """Make a move; some end the turn whether one wants it or not."""
    match = live.tentative(seat).fork()
    draft = live.drafts.get(seat, Draft())
    if draft.moves and is_turn_over(match, seat, live.match):
        raise IllegalMove(move, seat, (Refusal("WB-005"),))
    ends = is_immediate(match)
    match.play_tentatively(move, seat)
    ends = ends or is_final(match, seat)
    if ends or (auto_end and is_turn_over(match, seat, live.match)):
        return match
    return Draft((*draft.moves, match.game.parse(move).text), ())


def end(live: LiveTable, seat: int) -> Outcome:
    """Everything must be decided."""
    match = live.tentative(seat).fork()
    if not live.drafts.get(seat, Draft()).moves:
        raise IllegalMove("end turn", seat, (Refusal("WB-006"),))
    if not is_turn_over(match, seat, live.match):
        raise IllegalMove("end turn", seat, (Refusal("WB-007"),))
    return match


def undo(live: LiveTable, seat: int, steps: int) -> Outcome:
    """Take back tentative moves; the committed log stays."""
    draft = live.drafts.get(seat, Draft())
    if not draft.moves:
        raise IllegalMove("undo", seat, (why_no_undo(live.match, seat),))
    kept = len(draft.moves) - min(steps, len(draft.moves))
    return Draft(draft.moves[:kept], (*draft.redo, *reversed(draft.moves[kept:])))


def redo(live: LiveTable, seat: int) -> Outcome:
    """Make the move again that was taken back last."""
    draft = live.drafts.get(seat, Draft())
    if not draft.redo:
        raise IllegalMove("redo", seat, (Refusal("WB-008"),))
    return Draft((*draft.moves, draft.redo[-1]), draft.redo[:-1])


def why_no_undo(match: Match, seat: int | None) -> Refusal:
    """What stands in the way of taking back what is committed."""
    if seat in match.turns and is_immediate(match):
        return Refusal("WB-003", case="at_once")
    reason = match.undoable(seat)
    return reason if isinstance(reason, Refusal) else Refusal("WB-003")
