"""What the JSON API takes and gives. Field names are the words of the rules and of this project."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, StrictBool, StrictInt, StrictStr

from westbound.table.records import Confirm

Value = StrictBool | StrictInt | StrictStr
Name = Annotated[str, Field(max_length=200)]
Language = Literal["en", "es", "it"]


class Taken(BaseModel):
    """What comes in: an unknown field is a mistake worth telling."""

    model_config = ConfigDict(extra="forbid")


class ErrorOut(BaseModel):
    """What went wrong as a sentence; where a rule is in the way, its id and its paragraph."""

    error: str
    rule: str | None = None
    link: str | None = None


ERRORS: dict[int | str, dict[str, object]] = {
    status: {"model": ErrorOut} for status in (400, 403, 404, 409, 411, 413, 422, 429)
}


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


class SeatIn(Taken):
    """`me`, `here`: somebody else on this screen, `open`: whoever has the link, or a `bot`."""

    kind: Literal["me", "here", "open", "bot"]
    name: Name = ""
    bot: Annotated[str, Field(max_length=20)] = "greedy"


class NewTableIn(Taken):
    game: Annotated[str, Field(max_length=20)]
    seats: Annotated[list[SeatIn], Field(min_length=1, max_length=12)]
    options: dict[str, Value] = {}
    beginner: bool = False  # the options for a first match, where none is given
    public: bool = False
    seed: int | None = None


class SeatOut(BaseModel):
    seat: int
    kind: Literal["person", "bot", "open"]
    name: str
    bot: str | None
    mine: bool


class SeatChangeIn(Taken):
    """`open`: whoever has the new link, or a `bot`."""

    kind: Literal["open", "bot"]
    bot: Annotated[str, Field(max_length=20)] = "greedy"


class PlaceOut(BaseModel):
    """How a seat has ended a match."""

    seat: int
    rank: int
    points: int


class InvitationOut(BaseModel):
    seat: int
    address: str


class TableOut(BaseModel):
    """What everybody may know about a table; `invitations` only for its host."""

    id: str
    game: str
    status: Literal["open", "running", "over", "closed"]  # closed by its host before it began
    public: bool
    revision: int
    players: int
    options: dict[str, Value]  # a file by its title; its text is in the observation
    seats: list[SeatOut]
    host: bool
    your_turn: bool
    asked: list[int]  # the seats that decide now
    result: list[PlaceOut]  # best first; empty until the match is over
    created: float
    changed: float
    address: str
    invitations: list[InvitationOut] = []


class JoinIn(Taken):
    invitation: Annotated[str, Field(max_length=40)] | None = None
    name: Name | None = None


class JoinOut(BaseModel):
    seat: int
    address: str


class FillIn(Taken):
    bot: Annotated[str, Field(max_length=20)] = "greedy"


class MeOut(BaseModel):
    """`name` is null for a visitor who has not done anything yet."""

    name: str | None
    login: str | None
    language: Language
    auto_end: bool
    hints: bool
    confirm: Confirm


class MeIn(Taken):
    name: Name | None = None
    language: Language | None = None
    auto_end: StrictBool | None = None
    hints: StrictBool | None = None
    confirm: Confirm | None = None


class CredentialsIn(Taken):
    login: Name
    password: Annotated[str, Field(max_length=1000)]


class LoginIn(CredentialsIn):
    bring: StrictBool = True  # what I have as a guest in this browser comes with me
