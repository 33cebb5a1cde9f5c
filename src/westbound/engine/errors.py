"""The few exceptions. Anything else that is raised is a bug and must fail loudly."""

from __future__ import annotations

from westbound.engine.refusal import Refusal


class WestboundError(Exception):
    """What a caller may want to catch as one."""


class IllegalMove(WestboundError):
    """Somebody insisted on a move that a rule forbids. Nothing has changed."""

    def __init__(self, move: str, seat: int | None, refusals: tuple[Refusal, ...]) -> None:
        self.move = move
        self.seat = seat
        self.refusals = refusals
        why = "; ".join(f"{r.rule} {dict(r.params)}" if r.params else r.rule for r in refusals)
        who = "nobody" if seat is None else f"seat {seat}"
        super().__init__(f"{move!r} by {who} is refused by {why}")


class BadInput(WestboundError, ValueError):
    """A text, number or option that cannot be understood."""


class SaveError(WestboundError, ValueError):
    """A saved match that cannot be used; `entry` is the number of the entry at fault, from 1."""

    def __init__(self, reason: str, entry: int | None = None) -> None:
        self.reason = reason
        self.entry = entry
        super().__init__(reason if entry is None else f"entry {entry}: {reason}")
