"""The bodies that pages and scripts send, and the answers they get."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from pydantic import BaseModel, ConfigDict, Field

from westbound.table.turns import End, Play, Redo, TurnAction, Undo
from westbound.web.models import ERRORS


class Body(BaseModel):
    model_config = ConfigDict(extra="forbid")


class AtRevision(Body):
    """`n` is the revision the page shows: an older one is refused, so nothing happens twice.

    Not so if all that has happened since are answers of others to a choice that the seat is
    still making. `seat`: for which of the own seats; left out, the one that is asked.
    """

    n: int
    seat: int | None = None


class PlayTurn(AtRevision):
    """Make a move in the tentative turn."""

    action: Literal["play"] = "play"
    move: Annotated[str, Field(min_length=1, max_length=200)]

    def turn_action(self) -> TurnAction:
        return Play(self.move)


class UndoTurn(AtRevision):
    """Take back tentative moves; `steps` null: the whole turn."""

    action: Literal["undo"] = "undo"
    steps: Annotated[int, Field(ge=1, le=1000)] | None = 1

    def turn_action(self) -> TurnAction:
        return Undo(self.steps)


class RedoTurn(AtRevision):
    """Make the move again that was taken back last."""

    action: Literal["redo"] = "redo"

    def turn_action(self) -> TurnAction:
        return Redo()


class EndTurn(AtRevision):
    """End the tentative turn: from now on it is history."""

    action: Literal["end"] = "end"

    def turn_action(self) -> TurnAction:
        return End()


Turn: TypeAlias = PlayTurn | UndoTurn | RedoTurn | EndTurn
TaggedTurn = Annotated[Turn, Field(discriminator="action")]


class SeatBody(Body):
    seat: int


class ChatBody(Body):
    text: Annotated[str, Field(min_length=1, max_length=1000)]


class NotesBody(Body):
    text: Annotated[str, Field(max_length=20_000)]


class ImportBody(Body):
    text: Annotated[str, Field(max_length=1_900_000)]


class ContinueBody(Body):
    """`seats`: for each seat "me" or the name of a bot; as before if left out."""

    at: Annotated[int, Field(ge=0)]
    seats: list[str] | None = None


class TurnResult(BaseModel):
    """The table's revision and status after an action, or why nothing was done."""

    n: int
    status: str
    error: str | None = None  # why nothing was done
    rule: str | None = None
    link: str | None = None


class Fresh(TurnResult):
    """The table as it is now: what the page shows goes into the elements with these ids."""

    fragments: dict[str, str] = {}


class NewTable(BaseModel):
    id: str
    address: str


class Notes(BaseModel):
    text: str


class Observation(BaseModel):
    n: int
    seat: int | None
    asked: list[int]
    observation: dict[str, Any]  # what the game says, game by game


class LegalMove(BaseModel):
    move: str
    kind: str
    picks: list[str]
    label: str
    says: str


class Moves(BaseModel):
    n: int
    seat: int | None
    moves: list[LegalMove]


class LogEntry(BaseModel):
    n: int
    seat: int | None  # None: chance
    move: str
    text: str
    automatic: bool
    round: int | None
    phase: str
    at: float


class Log(BaseModel):
    n: int
    entries: list[LogEntry]


class Tips(BaseModel):
    n: int
    tips: dict[str, str]


class Preview(BaseModel):
    """The result of a move before it is made: the board, and the figures that would change."""

    n: int
    board: str
    figures: list[dict[str, str]]
    final: bool  # it would end the turn at once and could not be taken back


TURN_PROBLEMS: dict[int | str, dict[str, Any]] = {
    **ERRORS,
    409: {"model": TurnResult, "description": "Not possible, or the page is outdated"},
}
POSITION_PROBLEMS: dict[int | str, dict[str, Any]] = {
    **ERRORS,
    409: {"model": Fresh, "description": "Not possible, or the page is old: the fresh position"},
}
