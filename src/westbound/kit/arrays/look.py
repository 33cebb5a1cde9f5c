"""An observation as columns read it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from westbound.engine.errors import BadInput
from westbound.engine.option import Value
from westbound.kit.arrays.rows import seat_rows

SEATS: Final = -1  # in a shape: as many as there are players


class Look:
    """What all games show. Seats are counted from the one that looks, except in the position."""

    __slots__ = (
        "agenda", "observation", "options", "parameters", "players", "position", "seat_rows",
        "seats", "viewer",
    )  # fmt: skip

    def __init__(self, observation: Mapping[str, Any], parameters: dict[str, Any]) -> None:
        viewer = observation["viewer"]
        if viewer is None:
            raise BadInput("arrays show what one seat sees: this is the observation of a spectator")
        seats = observation["seats"]
        self.observation: Final = observation
        self.viewer: Final[int] = viewer
        self.position: Final[Mapping[str, Any]] = observation["position"]
        self.agenda: Final[list[Mapping[str, Any]]] = self.position["agenda"]
        self.parameters: Final = parameters  # of the open decisions
        self.options: Final[tuple[Value, ...]] = tuple(observation["options"].values())
        self.players: Final = len(seats)
        self.seats: Final[list[Mapping[str, Any]]] = seats[viewer:] + seats[:viewer]
        self.seat_rows: Final = seat_rows(len(seats), viewer)  # by seat of the position

    def by_seat(self, name: str, width: int = 1) -> list[Any]:
        """A list of the position, from the seat that looks on; so many entries for each seat."""
        values: Any = self.position[name]
        if isinstance(values, dict):
            values = values["tuple"]
        first = self.viewer * width
        turned: list[Any] = values[first:] + values[:first]
        return turned
