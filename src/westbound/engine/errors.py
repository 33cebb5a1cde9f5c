"""The few exceptions. Anything else that is raised is a bug and must fail loudly."""

from __future__ import annotations

from typing import NamedTuple

from westbound.engine.refusal import Refusal

ENGINE = "westbound.engine"


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


class Explained(WestboundError, ValueError):
    """What was wrong with something handed in.

    It is told by a refusal, whose sentence is in the catalogues, wherever a page may have to say
    it; a plain English text is enough for what only a terminal says. `package` has that catalogue:
    the engine's, or that of the game which finds something wrong.
    """

    def __init__(self, what: str | Refusal, package: str = ENGINE) -> None:
        self.refusal = what if isinstance(what, Refusal) else None
        self.package = package
        super().__init__(what if isinstance(what, str) else _in_english(what, package))


class BadInput(Explained):
    """A text, number or option that cannot be understood."""


class SaveError(Explained):
    """A saved match that cannot be used; `entry` is the number of the entry at fault, from 1."""

    def __init__(
        self,
        what: str | Refusal,
        entry: int | None = None,
        because: Because | None = None,
        package: str = ENGINE,
    ) -> None:
        named = entry is None or isinstance(what, Refusal)  # a refusal names the entry itself
        super().__init__(what if named else f"entry {entry}: {what}", package)
        self.reason = what if isinstance(what, str) else str(self)
        self.entry = entry
        self.because = because


class Because(NamedTuple):
    """The rule of a game that forbids a saved move, and what is needed to say it."""

    refusal: Refusal
    package: str
    names: tuple[str, ...]


def _in_english(refusal: Refusal, package: str) -> str:
    from westbound.engine.texts import catalogue  # catalogues raise errors themselves

    return catalogue(package, "en").explain(refusal)
