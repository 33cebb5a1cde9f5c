"""What happened in a match, entry by entry, each described in the position before its move."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from westbound.engine.game import Sentence
from westbound.engine.match import Entry, Match


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
        self._game = match.game
        self._first_state = partial(
            match.game.new_by, match.rules_version, match.players, match.options
        )
        self._restart()

    def _restart(self) -> None:
        self.state = self._first_state()  # after the last entry described
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
