"""What the JSON API takes and gives. Field names are public: they stay."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from pydantic import BaseModel, ConfigDict, Field, StrictBool, StrictInt, StrictStr

from westbound.bots import DEFAULT_BOT
from westbound.table.records import Confirm
from westbound.table.remote_seat import DEFAULT_SECONDS
from westbound.table.turns import End, Play, Redo, TurnAction, Undo
from westbound.web.game_info import MAX_POSITION

Value = StrictBool | StrictInt | StrictStr
Name = Annotated[str, Field(max_length=200)]
# a bot of the server: `greedy`, `scout(futures=4)`, or one from elsewhere: `@name`
BotText = Annotated[str, Field(max_length=80)]
Seconds = Annotated[int, Field(ge=5, le=3600)]  # for each decision of a bot from elsewhere
Language = Literal["en", "es", "it"]


class RequestModel(BaseModel):
    """The body of a request: an unknown field is a mistake worth reporting."""

    model_config = ConfigDict(extra="forbid")


class ErrorOut(BaseModel):
    """What went wrong, as a sentence; where a rule forbids it, also its id and its paragraph."""

    error: str
    rule: str | None = None
    link: str | None = None


class SetAsideOut(BaseModel):
    """Why the match of a table cannot be read, and where it can be had as a file."""

    reason: str
    rule: str | None
    link: str | None
    entry: int | None  # the first entry that cannot be replayed, from 1
    export: str | None  # for those who sit there


class SetAsideError(ErrorOut):
    """The table is set aside: nothing can be done at it."""

    entry: int | None = None
    export: str | None = None


ERRORS: dict[int | str, dict[str, object]] = {
    status: {"model": ErrorOut} for status in (400, 401, 403, 404, 409, 411, 413, 422, 429)
}
ERRORS[423] = {"model": SetAsideError, "description": "The table is set aside"}


# --- games


class GameOut(BaseModel):
    id: str
    title: str
    players: list[int]
    pitch: str


class OptionValueOut(BaseModel):
    value: Value
    text: str


class OptionOut(BaseModel):
    name: str
    title: str
    help: str
    rule: str
    values: list[OptionValueOut]
    default: Value
    beginner: Value
    custom: bool  # further values can be typed
    file: bool  # the text of a file is a value too


class TourSeenOut(BaseModel):
    seen: bool


# --- tables and their seats


class SeatIn(RequestModel):
    """`me`, `here`: somebody else on this screen, `open`: whoever has the link, or a `bot`."""

    kind: Literal["me", "here", "open", "bot"]
    name: Name = ""
    bot: BotText = DEFAULT_BOT
    seconds: Seconds = DEFAULT_SECONDS


class NewTableIn(RequestModel):
    game: Annotated[str, Field(max_length=20)]
    seats: Annotated[list[SeatIn], Field(min_length=1, max_length=12)]
    options: dict[str, Value] = {}
    beginner: bool = False  # options that are not given are those for a first match
    public: bool = False
    seed: int | None = None
    # to begin with, as a text; it says the options itself
    position: Annotated[str, Field(max_length=MAX_POSITION)] | None = None


class SeatOut(BaseModel):
    seat: int
    kind: Literal["person", "bot", "open", "invited"]  # invited: a bot that has not accepted yet
    name: str
    bot: str | None  # for a bot from elsewhere, the one that decides in its place
    mine: bool
    owner: str | None = None  # whose bot it is, if it plays from elsewhere
    online: bool | None = None


class SeatChangeIn(RequestModel):
    """`open`: whoever has the new link, or a `bot`."""

    kind: Literal["open", "bot"]
    bot: BotText = DEFAULT_BOT
    seconds: Seconds = DEFAULT_SECONDS


class TieBreakOut(BaseModel):
    """What the points alone do not say: `shared`, `out`, or the key of what was compared."""

    rule: str  # empty if the game has none
    key: str
    value: int
    other: int  # of the next seat


class PlaceOut(BaseModel):
    """Where a seat finished; `decided_by` where points do not put it ahead of the next."""

    seat: int
    rank: int
    points: int
    decided_by: TieBreakOut | None = None


class InvitationOut(BaseModel):
    seat: int
    address: str


class RuleChangeOut(BaseModel):
    """A correction of the rules that came after the match began: it is played without it."""

    version: int
    rule: str
    text: str
    link: str


class TableOut(BaseModel):
    """What everybody may know about a table; `invitations` only for its host."""

    id: str
    game: str
    status: Literal["open", "running", "over", "closed"]  # closed by its host before it began
    public: bool
    revision: int
    players: int
    options: dict[str, Value]  # a file by its title; its text is in the observation
    rules_version: int  # by which the match is played to its end
    rule_changes: list[RuleChangeOut]  # what has been corrected since
    seats: list[SeatOut]
    host: bool
    your_turn: bool
    asked: list[int]  # the seats that decide now
    result: list[PlaceOut]  # best first; empty until the match is over
    created: float
    changed: float
    address: str
    invitations: list[InvitationOut] = []
    set_aside: SetAsideOut | None = None


class JoinIn(RequestModel):
    invitation: Annotated[str, Field(max_length=40)] | None = None
    name: Name | None = None


class JoinOut(BaseModel):
    seat: int
    address: str


class FillIn(RequestModel):
    bot: BotText = DEFAULT_BOT


# --- people


class MeOut(BaseModel):
    """`name` is null for a visitor who has not done anything yet."""

    name: str | None
    login: str | None
    language: Language
    auto_end: bool
    hints: bool
    confirm: Confirm
    share: bool


class MeIn(RequestModel):
    name: Name | None = None
    language: Language | None = None
    auto_end: StrictBool | None = None
    hints: StrictBool | None = None
    confirm: Confirm | None = None
    share: StrictBool | None = None


class CredentialsIn(RequestModel):
    login: Name
    password: Annotated[str, Field(max_length=1000)]


class LoginIn(CredentialsIn):
    bring: StrictBool = True  # my tables as a guest in this browser move to the login


# --- a turn


class AtRevision(RequestModel):
    """`n` is the revision the page shows: an older one is refused, so nothing happens twice.

    It is still accepted if others have only answered a choice that the seat is still making.
    `seat`: for which of one's own seats; left out, the one that is asked.
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
    """Repeat the move that was taken back last."""

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


class TurnResult(BaseModel):
    """The table's revision and status after an action, or why nothing was done."""

    n: int
    status: str
    error: str | None = None  # why nothing was done
    rule: str | None = None
    link: str | None = None


class PageUpdate(TurnResult):
    """The table as it is now: what the page shows goes into the elements with these ids."""

    fragments: dict[str, str] = {}


TURN_ERRORS: dict[int | str, dict[str, Any]] = {
    **ERRORS,
    409: {"model": TurnResult, "description": "Not possible, or the page is outdated"},
}
PAGE_ERRORS: dict[int | str, dict[str, Any]] = {
    **ERRORS,
    409: {
        "model": PageUpdate,
        "description": "Not possible, or outdated: the fresh position",
    },
}


# --- around the match


class ChosenSeatIn(RequestModel):
    seat: int


class ChatIn(RequestModel):
    text: Annotated[str, Field(min_length=1, max_length=1000)]


class NotesIn(RequestModel):
    text: Annotated[str, Field(max_length=20_000)]


class ImportIn(RequestModel):
    text: Annotated[str, Field(max_length=1_900_000)]


class ContinueIn(RequestModel):
    """`seats`: for each seat "me" or the name of a bot; as before if left out."""

    at: Annotated[int, Field(ge=0)]
    seats: list[str] | None = None


class PositionTextOut(BaseModel):
    """What a viewer knows of a position; `address` is the page that sets it up."""

    n: int
    text: str
    address: str


class CheckedPositionOut(BaseModel):
    """`problems`: everything that is wrong, a sentence each; without any, what can be played."""

    problems: list[str] = []
    game: str | None = None
    players: int | None = None
    asked: list[int] = []
    over: bool = False
    address: str | None = None


class NewTableOut(BaseModel):
    id: str
    address: str


class NotesOut(BaseModel):
    text: str


# --- questions about a table


class ObservationOut(BaseModel):
    n: int
    seat: int | None
    asked: list[int]
    observation: dict[str, Any]  # each game has its own form


class LegalMoveOut(BaseModel):
    move: str
    kind: str
    picks: list[str]
    label: str
    says: str


class MovesOut(BaseModel):
    n: int
    seat: int | None
    moves: list[LegalMoveOut]


class LogEntryOut(BaseModel):
    n: int
    seat: int | None  # None: chance
    move: str
    text: str
    automatic: bool
    round: int | None
    phase: str
    at: float


class LogOut(BaseModel):
    n: int
    entries: list[LogEntryOut]


class TipsOut(BaseModel):
    n: int
    tips: dict[str, str]
