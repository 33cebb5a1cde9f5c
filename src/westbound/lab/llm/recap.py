"""What has happened, as one seat may read it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from westbound.engine.history import History, HistoryEntry, sealed_answers
from westbound.engine.match import Match
from westbound.engine.texts import Catalogue


class MatchLog:
    """Follows the log of a match, so that each entry is described once for all seats."""

    def __init__(self, match: Match) -> None:
        self.match: Final = match
        self._history = History(match)

    def since_last_decision(self, seat: int, texts: Catalogue, names: Sequence[str]) -> list[str]:
        """Sentences from the seat's last decision on, that decision included.

        Sealed answers of others are left out until all have answered, and what they changed in
        one before they handed it in is never told.
        """
        entries = self._history.follow(self.match.log)
        hidden = len(entries) - len(sealed_answers(self.match.state.agenda, entries))
        own = [n for n, told in enumerate(entries) if _decided(told, seat)]
        start = own[-1] if own else 0
        return [
            self._sentence(told, seat, texts, names)
            for n, told in enumerate(entries[start:], start)
            if told.entry.seat == seat or (n < hidden and not told.is_draft_edit)
        ]

    def _sentence(
        self, told: HistoryEntry, seat: int, texts: Catalogue, names: Sequence[str]
    ) -> str:
        """Whoever made a secret move reads which one it was."""
        if told.secret_to is None or told.entry.seat != seat:
            return texts.sentence("log", told.sentence, names)
        params = {**told.sentence.params, **told.entry.move.params()}
        return texts.say("moves", told.entry.move.kind, params, names)


def _decided(told: HistoryEntry, seat: int) -> bool:
    return told.entry.seat == seat and not told.entry.automatic
