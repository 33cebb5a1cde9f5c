"""The open decisions of the Law of the Strongest."""

from __future__ import annotations

from typing import Final, Self

from westbound.games.carson_city.base.steps import CarsonStep, Chance
from westbound.kit.steps import Simultaneous


class DealDuelTiles(Chance):
    """Duel tiles for one player; at the start his money follows from them (CC-227)."""

    __slots__ = ("count", "player")
    fields = ("seat", "count", "player")
    kind, rule = "deal_duel_tiles", "CC-227"

    def __init__(self, seat: int, count: int, player: int) -> None:
        super().__init__(seat)
        self.count: Final = count
        self.player: Final = player

    def secret_to(self, seat: int) -> int | None:
        return self.player


class AnnounceSums(Chance):
    """Everybody says the sum of his duel tiles (CC-229)."""

    __slots__ = ()
    kind, rule = "announce_sums", "CC-229"


# --- duels


class PutDownTiles(CarsonStep, Simultaneous):
    """Every duellist plays a duel tile face down."""

    __slots__ = ("location",)
    fields = ("seat", "waiting", "location")
    kind, rule = "put_down_tiles", "CC-225"
    sealed = True

    def __init__(self, seat: int, waiting: tuple[int, ...], location: int) -> None:
        super().__init__(seat, waiting)
        self.location: Final = location

    def with_waiting(self, seat: int, waiting: tuple[int, ...]) -> Self:
        return type(self)(seat, waiting, self.location)


class RevealTiles(Chance):
    """The tiles are shown; `late`: who plays only then (CC-193); `shown`: what lies open."""

    __slots__ = ("duellists", "late", "location", "shown")
    fields = ("seat", "duellists", "late", "location", "shown")
    kind, rule = "reveal_tiles", "CC-225"

    def __init__(
        self,
        seat: int,
        duellists: tuple[int, ...],
        late: int,
        location: int,
        shown: tuple[tuple[int, ...], ...],
    ) -> None:
        super().__init__(seat)
        self.duellists: Final = duellists
        self.late: Final = late
        self.location: Final = location
        self.shown: Final = shown
