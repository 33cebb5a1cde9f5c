"""Steps that many games need: chance, steps that carry themselves out, simultaneous decisions."""

from __future__ import annotations

from typing import ClassVar, Final, Self

from mypy_extensions import mypyc_attr

from westbound.engine.step import AUTOMATIC, CHANCE, Step

__all__ = ["AUTOMATIC", "CHANCE", "Automatic", "Chance", "ForPlayer", "Simultaneous"]


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance(Step):
    """A step answered by dice, a bag or a shuffle."""

    __slots__ = ()

    def __init__(self, seat: int = CHANCE) -> None:
        super().__init__(seat)


@mypyc_attr(allow_interpreted_subclasses=True)
class Automatic(Step):
    """A step that carries itself out when it comes to the top, such as a phase."""

    __slots__ = ()

    def __init__(self, seat: int = AUTOMATIC) -> None:
        super().__init__(seat)


@mypyc_attr(allow_interpreted_subclasses=True)
class ForPlayer(Automatic):
    """A step that carries itself out for a player, such as the end of their turn."""

    __slots__ = ("player",)
    fields: ClassVar[tuple[str, ...]] = ("seat", "player")

    def __init__(self, seat: int, player: int) -> None:
        super().__init__(seat)
        self.player: Final = player


@mypyc_attr(allow_interpreted_subclasses=True)
class Simultaneous(Step):
    """A step that everybody in `waiting` answers in any order; `of` is the part of one seat.

    `seat` is the first of them, or the one whose part it is.
    """

    __slots__ = ("waiting",)
    fields: ClassVar[tuple[str, ...]] = ("seat", "waiting")

    def __init__(self, seat: int, waiting: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.waiting: Final = waiting

    def deciders(self) -> tuple[int, ...]:
        return self.waiting

    def with_waiting(self, seat: int, waiting: tuple[int, ...]) -> Self:
        """The same for these seats; a step with more fields passes them on here."""
        return type(self)(seat, waiting)

    def of(self, seat: int) -> Self:
        """The step as this seat answers it."""
        return self.with_waiting(seat, self.waiting)

    def again(self) -> Self:
        """The same step for everybody who is still waiting."""
        return self.with_waiting(self.waiting[0], self.waiting)

    def without(self) -> Self | None:
        """The same for the others, once this seat has answered; None: nobody is left."""
        left = tuple(seat for seat in self.waiting if seat != self.seat)
        return self.with_waiting(left[0], left) if left else None
