"""What the database holds, as plain values."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from westbound.engine.option import Value
from westbound.engine.standing import TieBreak

SEAT_KINDS: Final = ("person", "bot", "open")
STATUSES: Final = ("open", "running", "over", "closed")
SeatKind: TypeAlias = Literal["person", "bot", "open"]
Status: TypeAlias = Literal["open", "running", "over", "closed"]  # closed: before it began
Confirm: TypeAlias = Literal["never", "final", "always"]  # final: what cannot be taken back

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


@dataclass(frozen=True, slots=True)
class Seat:
    seat: int
    kind: SeatKind
    name: str
    invitation: str
    person_id: str | None = None
    bot: str | None = None


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
