"""What a table refuses. The web package has the sentences for errors that carry no rule."""

from __future__ import annotations

from collections.abc import Sequence

from westbound.engine.errors import BadInput, SaveError, UserFacingError
from westbound.table.records import Header, Seat


class NoSuchTable(BadInput):
    """There is no table with this id."""

    def __init__(self, table_id: str) -> None:
        super().__init__(f"there is no table {table_id!r}")


class NoSuchPosition(BadInput):
    """The match is not that long."""

    def __init__(self, last: int) -> None:
        super().__init__(f"the positions of this match are 0 to {last}")
        self.last = last


class NotYourSeat(BadInput):
    """The person may not do this at this table."""


class MatchNotOver(NotYourSeat):
    """While others play it, a match stays at its table: a copy would reveal what is hidden."""

    def __init__(self) -> None:
        super().__init__("a match with others leaves its table only after its end")


class NoRematch(NotYourSeat):
    """A rematch is for those who played, after the end."""

    def __init__(self) -> None:
        super().__init__("a rematch is for those who played, after the end")


class SeatsNeeded(BadInput):
    """A match goes on with as many players as before, and the person is one of them."""

    def __init__(self, players: int) -> None:
        super().__init__(f"{players} seats are needed, one of them your own")
        self.players = players


class NoSuchSeat(BadInput):
    """A seat was asked for somebody who is neither the person nor a bot of this game."""

    def __init__(self, bots: Sequence[str]) -> None:
        super().__init__(f"a seat is your own or one of: {', '.join(bots)}")
        self.bots = tuple(bots)


class SetAside(SaveError):
    """The match of this table cannot be read; the error says why, the rest is what is left of it.

    Nothing happens at such a table: no bot, no clock, no turn. It can be saved to a file.
    """

    def __init__(self, header: Header, seats: list[Seat], why: UserFacingError) -> None:
        entry, cause = (why.entry, why.cause) if isinstance(why, SaveError) else (None, None)
        super().__init__(why.refusal or str(why), entry, cause, why.package)
        self.header = header
        self.seats = seats

    @property
    def rule(self) -> str | None:
        """The rule that the table fails: of its game, or of every table."""
        found = self.cause.refusal if self.cause is not None else self.refusal
        return None if found is None else found.rule


class Stale(Exception):
    """The page shows an older position than the table's; nothing was done."""
