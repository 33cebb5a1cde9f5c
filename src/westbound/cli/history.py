"""What happened in a match, as sentences of one language."""

from __future__ import annotations

from collections.abc import Sequence

from westbound.engine.history import History
from westbound.engine.match import Match
from westbound.engine.texts import Catalogue


class MatchHistory:
    """The log of a match as its players read it."""

    def __init__(self, match: Match, catalogue: Catalogue, names: Sequence[str]) -> None:
        self._match = match
        self._catalogue = catalogue
        self._names = names
        self._history = History(match)

    def sentences(self, start: int = 0) -> list[str]:
        """One sentence for each entry of the log from this one on."""
        entries = self._history.follow(self._match.log)[start:]
        return [self._catalogue.sentence("log", told.sentence, self._names) for told in entries]

    def since(self, seat: int) -> list[str]:
        """What happened from the seat's last decision on, including that decision."""
        own = (
            index
            for index, entry in enumerate(self._match.log)
            if entry.seat == seat and not entry.automatic
        )
        return self.sentences(max(own, default=0))
