"""What the database holds, as plain values."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from westbound.engine.option import Value
from westbound.engine.standing import TieBreak

SEAT_KINDS: Final = ("person", "bot", "open", "invited")
STATUSES: Final = ("open", "running", "over", "closed")
SeatKind: TypeAlias = Literal["person", "bot", "open", "invited"]  # invited: a bot has not accepted
Status: TypeAlias = Literal["open", "running", "over", "closed"]  # closed: before it began
Confirm: TypeAlias = Literal["never", "final", "always"]  # final: what cannot be taken back

ONLINE_SECONDS: Final = 45.0  # after a sign of life; a connection gives one every 15 seconds

# Seat, rank and points, then what decided a tie with the next (`TieBreak`); tables that ended
# before ties were told have no such part.
PlaceRow: TypeAlias = "tuple[int, int, int] | tuple[int, int, int, TieBreak | None]"


@dataclass(frozen=True, slots=True)
class Person:
    id: str
    name: str
    login: str | None = None
    language: str | None = None
    auto_end: bool = False
    hints: bool = True
    confirm: Confirm = "always"
    share: bool = False  # finished matches may be published without names


@dataclass(frozen=True, slots=True)
class BotAccount:
    """A bot that plays from elsewhere, known by its token. It belongs to a person."""

    id: str
    owner: str
    name: str
    public: bool  # whether others than its owner may give it a seat
    chat: bool  # whether it may speak at its tables
    created: float
    seen: float | None = None  # when it last used its token
    heard: float | None = None  # when its connection last gave a sign of life
    connection: str | None = None  # which one it listens at; None: at none
    revoked: float | None = None

    def is_online(self, now: float) -> bool:
        """Whether it listens; a server that was killed cannot say that it no longer does."""
        return self.connection is not None and now - (self.heard or 0.0) < ONLINE_SECONDS


@dataclass(frozen=True, slots=True)
class Seat:
    seat: int
    kind: SeatKind
    name: str
    invitation: str
    person_id: str | None = None
    bot: str | None = None  # of the server; for a remote bot, the one that decides in its place
    seconds: int | None = None  # for each decision of a remote bot

    @property
    def remote_bot(self) -> str | None:
        """The account of the bot from elsewhere that sits here, or is invited to."""
        return self.person_id if self.kind in ("bot", "invited") else None


@dataclass(frozen=True, slots=True)
class Header:
    """A table without its log."""

    id: str
    game: str
    players: int
    options: dict[str, Value]
    seed: int
    rules_version: int
    status: Status
    public: bool
    host: str
    revision: int
    created: float
    changed: float
    forked_from: str | None = None
    forked_at: int | None = None
    result: list[PlaceRow] | None = None  # best first, for the lists
    position: str | None = None  # that the match begins with; None: the usual set-up

    @property
    def begun(self) -> bool:
        return self.status in ("running", "over")


@dataclass(frozen=True, slots=True)
class EntryRow:
    n: int
    seat: int
    move: str
    automatic: bool
    at: float


@dataclass(frozen=True, slots=True)
class Draft:
    """The tentative turn of a seat: moves made but not ended, and moves taken back."""

    moves: tuple[str, ...] = ()
    redo: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Message:
    n: int
    person_id: str
    name: str
    text: str
    at: float
