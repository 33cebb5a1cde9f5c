"""The few exceptions. Anything else that is raised is a bug and must fail loudly."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from westbound.engine.position.problems import Problem
from westbound.engine.refusal import Refusal
from westbound.engine.texts import catalogue

ENGINE = "westbound.engine"


class WestboundError(Exception):
    """The base class of our exceptions, for callers that catch them all."""


class IllegalMove(WestboundError):
    """Somebody insisted on a move that a rule forbids. Nothing has changed.

    `package` has the sentences of the game; without it only the rules are named.
    """

    def __init__(
        self, move: str, seat: int | None, refusals: tuple[Refusal, ...], package: str = ""
    ) -> None:
        super().__init__(move, seat, refusals, package)  # so that it can be pickled
        self.move = move
        self.seat = seat
        self.refusals = refusals
        self.package = package

    def __str__(self) -> str:
        """Built only when it is read: a search may try many illegal moves."""
        who = "nobody" if self.seat is None else _seat_name(self.seat)
        tried = f"{self.move!r} by {who} is refused"
        if self.package:
            return f"{tried}: {' '.join(_with_rule(r, self.package) for r in self.refusals)}"
        why = (f"{r.rule} {dict(r.params)}" if r.params else r.rule for r in self.refusals)
        return f"{tried} by {'; '.join(why)}"


class UserFacingError(WestboundError, ValueError):
    """User input that cannot be used, and why.

    The reason is a refusal, whose sentence is in the catalogues, wherever a page may have to show
    it; plain English is enough where only a terminal does. `package` has that catalogue: the
    engine's, or that of the game that complains.
    """

    def __init__(self, reason: str | Refusal, package: str = ENGINE) -> None:
        self.refusal = reason if isinstance(reason, Refusal) else None
        self.package = package
        super().__init__(reason if isinstance(reason, str) else _in_english(reason, package))


class BadInput(UserFacingError):
    """A text, number or option that cannot be understood."""


class BadPosition(BadInput):
    """A position text that cannot be used; `problems` is everything that is wrong with it."""

    def __init__(self, problems: tuple[Problem, ...], package: str = ENGINE) -> None:
        super().__init__(problems[0].refusal, package)
        self.problems = problems

    def __str__(self) -> str:
        return " ".join(self.explain("en"))

    def explain(self, language: str) -> list[str]:
        """A sentence for each problem."""
        texts = catalogue(self.package, language)
        return [
            f"{where}: {texts.explain(refusal)}" if where else texts.explain(refusal)
            for where, refusal in self.problems
        ]


class SaveError(UserFacingError):
    """A saved match that cannot be used; `entry` is the number of the entry at fault, from 1."""

    def __init__(
        self,
        reason: str | Refusal,
        entry: int | None = None,
        cause: Cause | None = None,
        package: str = ENGINE,
    ) -> None:
        named = entry is None or isinstance(reason, Refusal)  # a refusal names the entry itself
        super().__init__(reason if named else f"entry {entry}: {reason}", package)
        self.reason = reason if isinstance(reason, str) else str(self)
        self.entry = entry
        self.cause = cause


class Cause(NamedTuple):
    """The rule of a game that forbids a saved move, and what its sentence needs."""

    refusal: Refusal
    package: str
    names: tuple[str, ...]


def explain_error(error: UserFacingError, language: str) -> str:
    """What an error says in a language; one without a refusal has only its English text."""
    if error.refusal is None:
        return str(error)
    if isinstance(error, BadPosition):
        return " ".join(error.explain(language))
    params = dict(error.refusal.params)
    if isinstance(error, SaveError) and error.cause is not None:
        forbids, package, names = error.cause
        why = catalogue(package, language).explain(forbids, names)
        params["why"] = f"{why[:-1]} ({forbids.rule})"
    return catalogue(error.package, language).say("refusals", error.refusal.key, params)


def _in_english(refusal: Refusal, package: str, names: Sequence[str] = ()) -> str:
    return catalogue(package, "en").explain(refusal, names)


def _with_rule(refusal: Refusal, package: str) -> str:
    """Seats are named as the library counts them, from 0."""
    return f"{_in_english(refusal, package, _SEATS)} ({refusal.rule})"


def _seat_name(seat: int) -> str:
    return f"seat {seat}"


_SEATS: Final = tuple(_seat_name(seat) for seat in range(10))
