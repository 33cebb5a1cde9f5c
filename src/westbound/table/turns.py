"""A turn at a table: each action leads to another tentative turn, or ends it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, TypeAlias

from westbound.engine.errors import IllegalMove
from westbound.engine.match import Match
from westbound.engine.refusal import Refusal
from westbound.engine.step import CHANCE
from westbound.table.errors import NotYourSeat, Stale
from westbound.table.live_table import LiveTable, top_step
from westbound.table.records import Draft, Person

Outcome: TypeAlias = "Draft | Match"  # a match: the turn has ended, with this result


@dataclass(frozen=True, slots=True)
class Play:
    """Make a move in the tentative turn."""

    move: str
    event: ClassVar[str] = "move"  # in the log of the server


@dataclass(frozen=True, slots=True)
class Undo:
    """Take back the last tentative moves, or the whole turn; the committed log stays."""

    steps: int | None = 1
    event: ClassVar[str] = "undo"


@dataclass(frozen=True, slots=True)
class Redo:
    """Repeat the move that was taken back last."""

    event: ClassVar[str] = "redo"


@dataclass(frozen=True, slots=True)
class End:
    """End the tentative turn: from now on it is history."""

    event: ClassVar[str] = "end_turn"


TurnAction: TypeAlias = Play | Undo | Redo | End


def perform(
    live: LiveTable,
    seat: int,
    action: TurnAction,
    *,
    auto_end: bool = False,
    at_once: bool = False,
) -> Outcome:
    """The result of an action of this seat; IllegalMove if a rule forbids it.

    Some moves end the turn whether the player wants it or not; with `auto_end`, so does every
    move that leaves nothing to decide. With `at_once`, as bots play, no move is tentative.
    """
    if isinstance(action, Undo):
        return _undo(live, seat, action.steps)
    if isinstance(action, Redo):
        return _redo(live, seat)
    if isinstance(action, End):
        return _end(live, seat)
    match, draft = live.tentative(seat).fork(), live.drafts.get(seat, Draft())
    if draft.moves and is_turn_over(match, seat, live.match):
        raise IllegalMove(action.move, seat, (Refusal("WB-005"),))
    move = match.game.parse(action.move)
    ends = at_once or is_immediate(match)
    match.play_tentatively(move, seat)
    ends = ends or is_final(match, seat)
    if not ends and not (auto_end and is_turn_over(match, seat, live.match)):
        return Draft((*draft.moves, move.text))
    match.advance()
    return match


def _undo(live: LiveTable, seat: int, steps: int | None) -> Draft:
    draft = live.drafts.get(seat, Draft())
    made = len(draft.moves)
    if not made:
        raise IllegalMove("undo", seat, (why_no_undo(live.match, seat),))
    kept = 0 if steps is None else max(0, made - steps)
    return Draft(draft.moves[:kept], (*draft.redo, *reversed(draft.moves[kept:])))


def _redo(live: LiveTable, seat: int) -> Draft:
    draft = live.drafts.get(seat, Draft())
    if not draft.redo:
        raise IllegalMove("redo", seat, (Refusal("WB-008"),))
    return Draft((*draft.moves, draft.redo[-1]), draft.redo[:-1])


def _end(live: LiveTable, seat: int) -> Match:
    """Everything must be decided."""
    match = live.tentative(seat).fork()
    if not live.drafts.get(seat, Draft()).moves:
        raise IllegalMove("end turn", seat, (Refusal("WB-006"),))
    if not is_turn_over(match, seat, live.match):
        raise IllegalMove("end turn", seat, (Refusal("WB-007"),))
    match.advance()
    return match


# --- who may act


def seat_to_act(live: LiveTable, person: Person, revision: int, wanted: int | None) -> int:
    """The seat that acts: the one the page names, or else the one that is asked.

    Stale if the page of this revision no longer shows what that seat is asked.
    """
    held, ready = live.held_by(person.id), live.ready(person.id)
    seat = live.acting_seat(person.id) if wanted is None else wanted
    if live.header.revision != revision:
        named = wanted is not None or len(held) == 1
        if not named or seat not in ready or not live.accepts_revision(seat, revision):
            raise Stale
    if not held or (wanted is not None and wanted not in held):
        raise NotYourSeat(Refusal("WB-012"))
    if seat is None or seat not in ready:
        asked = held[0] if seat is None else seat
        refusal = live.game.why_not_their_turn(live.match.state, asked)
        raise IllegalMove("", None, (refusal or Refusal("WB-002"),))
    return seat


# --- where a turn ends


def is_final(match: Match, seat: int) -> bool:
    """Whether the seat's last move has revealed something and so can no longer be tentative."""
    return isinstance(match.undoable(seat), Refusal)


def is_immediate(match: Match) -> bool:
    """Whether the step on top takes no tentative answers."""
    return not match.over and match.state.agenda[-1].immediate


def is_turn_over(match: Match, seat: int, committed: Match) -> bool:
    """Whether the seat has nothing more to decide before others or chance go on.

    A common choice that its own moves have opened concerns the others too: they must see it.
    """
    if match.over or match.state.agenda[-1].seat == CHANCE or seat not in match.turns:
        return True
    return len(match.turns) > 1 and top_step(match) is not top_step(committed)


def why_no_undo(match: Match, seat: int | None) -> Refusal:
    """What stands in the way of taking back what is committed."""
    if seat in match.turns and is_immediate(match):
        return Refusal("WB-003", case="at_once")
    reason = match.undoable(seat)
    return reason if isinstance(reason, Refusal) else Refusal("WB-003")
