"""The open decisions of the Kit Carson variant."""

from __future__ import annotations

from typing import Final, Self

from westbound.kit.steps import Chance, Simultaneous


class PlanWave(Simultaneous):
    """A sealed placement of everybody who is not locked (CC-240)."""

    __slots__ = ("wave",)
    fields = ("seat", "waiting", "wave")
    kind = "plan_wave"
    rule = "CC-240"
    sealed = True

    def __init__(self, seat: int, waiting: tuple[int, ...], wave: int) -> None:
        super().__init__(seat, waiting)
        self.wave: Final = wave

    def with_waiting(self, seat: int, waiting: tuple[int, ...]) -> Self:
        return type(self)(seat, waiting, self.wave)


class RevealPlans(Chance):
    """All plans of a wave are shown."""

    __slots__ = ("wave",)
    fields = ("seat", "wave")
    kind = "reveal_plans"
    rule = "CC-240"

    def __init__(self, seat: int, wave: int) -> None:
        super().__init__(seat)
        self.wave: Final = wave


class PlaceLive(Simultaneous):
    """Everybody places and moves cowboys in the open until they lock (CC-239)."""

    __slots__ = ()
    kind = "place_live"
    rule = "CC-239"
    immediate = True
