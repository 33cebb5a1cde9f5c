"""What the JSON API takes and gives about bots that play over HTTP. Field names are public."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, Field, RootModel, StrictBool

from westbound.table.records import Status
from westbound.web.api.schemas import Name, RequestModel, TurnResult, Value

# --- tokens


class BotTokenIn(RequestModel):
    """`public`: others may give it a seat too; `chat`: it may speak at its tables."""

    name: Name
    public: StrictBool = False
    chat: StrictBool = False


class BotTokenChangeIn(RequestModel):
    public: StrictBool | None = None
    chat: StrictBool | None = None


class BotTokenOut(BaseModel):
    """A bot of mine; times are in seconds since 1970."""

    id: str
    name: str
    public: bool
    chat: bool
    created: float
    last_used: float | None


class NewBotTokenOut(BotTokenOut):
    """The token is told only here; the server keeps its hash."""

    token: str


class RemoteBotOut(BaseModel):
    """A bot that I can give a seat: `{"kind": "bot", "bot": "@name"}`."""

    name: str
    owner: str  # the name of a person
    mine: bool


# --- playing


class BotOut(BaseModel):
    """Who the token says I am."""

    protocol: int
    id: str
    bot: str  # its name
    owner: str
    public: bool
    chat: bool


class BotSeatOut(BaseModel):
    """What has become of a seat that was offered."""

    table: str
    seat: int
    status: Status


class BotMoveIn(RequestModel):
    """`n` is that of the question: an older one is refused, so nothing happens twice."""

    n: int
    move: Annotated[str, Field(min_length=1, max_length=200)]


class BotMoveOut(TurnResult):
    """`next`: who decides now; a new question comes over the event stream."""

    next: Literal["you", "others", "over"]


# --- the lines of the event stream


class HelloEvent(BaseModel):
    """The first line."""

    type: Literal["hello"]
    protocol: int
    id: str
    bot: str


class InvitedEvent(BaseModel):
    """A seat is offered."""

    type: Literal["invited"]
    table: str
    game: str
    seat: int
    players: int
    options: dict[str, Value]
    rules_version: int
    seconds: int  # for each decision
    host: str
    names: list[str]


class SeatTakenEvent(BaseModel):
    """A seat that was offered or accepted is no longer the bot's; the match has not begun."""

    type: Literal["seat_taken"]
    table: str


class YourTurnEvent(BaseModel):
    """A decision, with all that the seat may know."""

    type: Literal["your_turn"]
    table: str
    n: int
    game: str
    seat: int
    seed: int
    deadline_ms: int
    moves: list[str]
    kinds: list[str]
    picks: list[list[str]] | None = None
    observation: dict[str, Any]


class TakenOverEvent(BaseModel):
    """A bot of the server has decided in its place: it was `late`, or too much was `refused`.

    `absent`: that has happened too often, and it is not asked until it connects again.
    """

    type: Literal["taken_over"]
    table: str
    why: Literal["late", "refused", "absent"]


class StandingOut(BaseModel):
    seat: int
    name: str
    rank: int
    points: int


class TableOverEvent(BaseModel):
    """A match has ended."""

    type: Literal["table_over"]
    table: str
    seat: int
    standings: list[StandingOut]  # best first


class PingEvent(BaseModel):
    """Nothing has happened for a few seconds."""

    type: Literal["ping"]


class ByeEvent(BaseModel):
    """The last line: the server ends, there is a newer connection, or the token was revoked."""

    type: Literal["bye"]
    reason: Literal["shutdown", "replaced", "revoked"]


class BotEventOut(
    RootModel[
        Annotated[
            HelloEvent
            | InvitedEvent
            | SeatTakenEvent
            | YourTurnEvent
            | TakenOverEvent
            | TableOverEvent
            | PingEvent
            | ByeEvent,
            Field(discriminator="type"),
        ]
    ]
):
    """One line. Others may come with later versions; a bot ignores what it does not know."""
