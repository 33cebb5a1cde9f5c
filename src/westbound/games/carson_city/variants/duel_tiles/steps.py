"""The open decisions of the Law of the Strongest."""

from __future__ import annotations

from typing import Final, Self

from westbound.kit.steps import Chance, Simultaneous


class DealDuelTiles(Chance):
    """Duel tiles for one player; at the start their money follows from them (CC-227)."""

    __slots__ = ("count", "player")
    fields = ("seat", "count", "player")
    kind = "deal_duel_tiles"
    rule = "CC-227"

    def __init__(self, seat: int, count: int, player: int) -> None:
        super().__init__(seat)
        self.count: Final = count
        self.player: Final = player


class AnnounceSums(Chance):
    """Everybody announces the sum of their duel tiles (CC-229)."""

    __slots__ = ()
    kind = "announce_sums"
    rule = "CC-229"


# --- duels


class PutDownTiles(Simultaneous):
    """Every duellist plays a duel tile face down."""

    __slots__ = ("location",)
    fields = ("seat", "waiting", "location")
    kind = "put_down_tiles"
    rule = "CC-225"
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
    kind = "reveal_tiles"
    rule = "CC-225"

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
