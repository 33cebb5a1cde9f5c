"""What happened in a match, entry by entry, each described in the position before its move."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol, TypeVar

from westbound.engine.game import Sentence
from westbound.engine.match import Entry, Match
from westbound.engine.step import CHANCE, Step


@dataclass(frozen=True, slots=True)
class HistoryEntry:
    """An entry of the log with what a reader may want to know about it, in no language yet."""

    entry: Entry
    sentence: Sentence
    round: int | None
    phase: str
    step: str  # the kind of decision
    asked: tuple[int, ...]  # the seats that could have answered
    secret_to: int | None  # the only seat that may know which move it was
    is_draft_edit: bool  # a change to a sealed answer that did not hand it in


class History:
    """Follows a log on a state of its own, so that each entry is described only once."""

    def __init__(self, match: Match) -> None:
        self._game, self._start = match.game, match.first_state()
        self._restart()

    def _restart(self) -> None:
        self.state = self._start.copy()  # after the last entry described
        self.entries: list[HistoryEntry] = []

    def follow(self, log: Sequence[Entry]) -> list[HistoryEntry]:
        """All entries of the log; those taken back since the last call are dropped."""
        told = len(self.entries)
        if told > len(log) or (told and log[told - 1] is not self.entries[-1].entry):
            self._restart()
        for entry in log[len(self.entries) :]:
            self.add(entry)
        return list(self.entries)

    def add(self, entry: Entry) -> HistoryEntry:
        """Describe the next entry, then make its move."""
        game, state, move, seat = self._game, self.state, entry.move, entry.seat
        number, phase = game.phase_label(state)
        step, asked = state.agenda[-1], game.deciders(state)
        sentence = game.log_sentence(state, move, seat)
        secret_to = game.secret_to(state, move, seat)
        game.apply(state, move, seat)
        goes_on = bool(state.agenda) and type(state.agenda[-1]) is type(step)
        edited = step.sealed and goes_on and seat in game.deciders(state)
        self.entries.append(
            HistoryEntry(
                entry=entry,
                sentence=sentence,
                round=number,
                phase=phase,
                step=step.kind,
                asked=asked,
                secret_to=secret_to,
                is_draft_edit=edited,
            )
        )
        return self.entries[-1]


# --- what the others have answered to a common choice


class Answer(Protocol):
    """An entry as it is told: the kind of decision, and the seats that could have answered."""

    @property
    def step(self) -> str: ...

    @property
    def asked(self) -> tuple[int, ...]: ...


A = TypeVar("A", bound=Answer)


def answers_now(step: str, asked: tuple[int, ...], entries: Sequence[A]) -> list[A]:
    """The answers so far to a decision of this kind that these seats still have open."""
    first, open_for = len(entries), set(asked)
    while open_for and first:
        before = entries[first - 1]
        if before.step != step or not open_for <= set(before.asked):
            break
        first -= 1
        open_for = set(before.asked)
    return list(entries[first:])


def sealed_answers(agenda: Sequence[Step], entries: Sequence[A]) -> list[A]:
    """The answers so far to an open common choice that is made in secret."""
    if not agenda or agenda[-1].immediate or agenda[-1].seat == CHANCE:
        return []
    answers = answers_now(agenda[-1].kind, agenda[-1].deciders(), entries)
    return answers if answers and len(answers[0].asked) > 1 else []
