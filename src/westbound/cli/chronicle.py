"""The story of a match in sentences. Each is worked out in the position before its move."""

from __future__ import annotations

from collections.abc import Sequence

from westbound.engine.match import Entry, Match
from westbound.engine.texts import Catalogue


class Chronicle:
    """Follows a match on a state of its own, so that every entry is described only once."""

    def __init__(self, match: Match, catalogue: Catalogue, names: Sequence[str]) -> None:
        self._match = match
        self._catalogue = catalogue
        self._names = names
        self._restart()

    def _restart(self) -> None:
        self._state = self._match.game.new(self._match.players, self._match.options)
        self._last: Entry | None = None
        self._told: list[str] = []

    def sentences(self) -> list[str]:
        """One sentence for each entry of the log."""
        log, game = self._match.log, self._match.game
        told = len(self._told)
        if told and (told > len(log) or log[told - 1] is not self._last):  # taken back
            self._restart()
        for entry in log[len(self._told) :]:
            sentence = game.log_sentence(self._state, entry.move, entry.seat)
            self._told.append(self._catalogue.sentence("log", sentence, self._names))
            game.apply(self._state, entry.move, entry.seat)
            self._last = entry
        return list(self._told)

    def since(self, seat: int) -> list[str]:
        """What happened from the seat's last decision on, that decision included."""
        start = 0
        for index, entry in enumerate(self._match.log):
            if entry.seat == seat and not entry.automatic:
                start = index
        return self.sentences()[start:]
