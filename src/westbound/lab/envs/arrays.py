"""Observations as numpy arrays, made from the observation alone."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from westbound.engine.arrays import ArrayField
from westbound.engine.errors import BadInput
from westbound.engine.game import Game
from westbound.engine.option import Value, complete
from westbound.lab.extras import extra

with extra("rl"):
    import numpy as np
    from numpy.typing import NDArray


class ObservationArrays:
    """The arrays of a kind of table. The seat that looks comes first, the others in seat order.

    A game that has no arrays has no fields, and rows without numbers.
    """

    def __init__(
        self, game: Game[Any], players: int, options: Mapping[str, Value] | None = None
    ) -> None:
        self.game: Final = game
        self.fields: Final[tuple[ArrayField, ...]] = game.array_fields(
            players, complete(game.options, options or {})
        )
        self.size: Final = sum(field.size for field in self.fields)

    def flat(self, observation: Mapping[str, object]) -> NDArray[np.float32]:
        """All numbers in one row, in the order of the fields; BadInput if it is of another table.

        What a game gives without numpy is a buffer of small numbers, so this copies only once.
        """
        game = observation.get("game", self.game.id)
        if game != self.game.id:
            raise BadInput(f"this is an observation of {game!r}, not of {self.game.id!r}")
        row = np.array(self.game.array_values(observation), dtype=np.float32)
        if row.size != self.size:
            raise BadInput(
                f"the observation makes {row.size} numbers, these arrays have {self.size}: "
                "it is of a table with other players or options"
            )
        return row

    def named(self, observation: Mapping[str, object]) -> dict[str, NDArray[np.float32]]:
        """The same by name, each in its shape."""
        return self.split(self.flat(observation))

    def split(self, flat: NDArray[np.float32]) -> dict[str, NDArray[np.float32]]:
        """The named arrays of such a row; they share its memory."""
        arrays, start = {}, 0
        for field in self.fields:
            arrays[field.name] = flat[start : start + field.size].reshape(field.shape)
            start += field.size
        return arrays

    def bounds(self) -> tuple[NDArray[np.float32], NDArray[np.float32]]:
        """The lowest and the highest value of each number of a row."""
        sizes = [field.size for field in self.fields]
        low = np.repeat([field.low for field in self.fields], sizes)
        high = np.repeat([field.high for field in self.fields], sizes)
        return low.astype(np.float32), high.astype(np.float32)
