"""How a bot from elsewhere does at its seat. Only memory knows: a restart begins anew.

What it does wrong costs only itself. If it does not answer in time, or only what is not possible,
a bot of the server decides in its place, and it has half the time for the next decision. After
some failures in a row it is not asked again until it comes back.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

DEFAULT_SECONDS: Final = 60  # for a decision
MIN_SECONDS: Final = 1.0
MAX_REFUSED: Final = 5  # answers to one question
MAX_FAILURES: Final = 3  # in a row

Trouble: TypeAlias = Literal["late", "refused", "absent"]


@dataclass(slots=True)
class RemoteSeat:
    """A seat of a remote bot, and what it is asked there."""

    bot_id: str
    owner: str  # the name of the person it belongs to
    seconds: int
    online: bool = False
    failures: int = 0  # in a row
    trouble: Trouble | None = None  # what the table is told
    benched: bool = False  # it is not asked until it comes back
    asked: int | None = None  # the revision since which it is asked; None: it is not
    deadline: float = 0.0
    refused: int = 0  # answers to this question
    is_given_up: bool = False  # the server answers this question

    def is_decided_for(self, asked: int) -> bool:
        """Whether the server answers the question of this revision."""
        return self.benched or (self.is_given_up and self.asked == asked)

    @property
    def patience(self) -> float:
        """The seconds it has for the next decision."""
        return max(MIN_SECONDS, self.seconds / (1 << self.failures))

    def ask(self, asked: int | None, now: float) -> None:
        """Another question than before, or none."""
        self.asked, self.deadline = asked, now + self.patience
        self.refused, self.is_given_up = 0, False

    def fail(self, trouble: Trouble) -> None:
        """The server answers this question, and all others if that happens too often."""
        self.failures += 1
        self.is_given_up = True
        self.benched = self.failures >= MAX_FAILURES
        self.trouble = "absent" if self.benched else trouble

    def answered(self) -> None:
        """It has made a move: all is well."""
        self.failures, self.benched, self.trouble = 0, False, None

    def come_back(self) -> None:
        """It is asked again; its time stays short until it has made a move."""
        self.benched = False
        if self.trouble == "absent":
            self.trouble = None
