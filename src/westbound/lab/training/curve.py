"""How a training went: a line for each measurement, and a picture of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from westbound.engine.json_types import Json
from westbound.lab.charts import WIDE, Series, line_chart, percent


@dataclass(slots=True)
class CurvePoint:
    """How a training stands after so many matches; figures of its last ones."""

    matches: int
    seconds: float
    points: float  # mean of the seats that like nothing in particular
    winner: float
    turns: float  # of a seat
    error: float  # of what the net says, in points
    share: float | None = None  # of victories among greedy ones; measured now and then

    def to_json(self) -> dict[str, Json]:
        return dict(asdict(self))

    def line(self) -> str:
        measured = (
            "" if self.share is None else f", victories among greedy {100 * self.share:.0f} %"
        )
        return (
            f"{self.matches} matches, {self.seconds:.0f} s: points {self.points:.1f}, "
            f"winner {self.winner:.1f}, turns {self.turns:.1f}, error {self.error:.1f}{measured}"
        )


def point_from(values: Mapping[str, Any]) -> CurvePoint:
    """What `to_json` wrote."""
    return CurvePoint(**values)


def curve_picture(curve: Sequence[CurvePoint], players: int) -> str:
    """Victories of one seat of the net among greedy ones, by matches learnt from."""
    points = [(float(told.matches), told.share or 0.0) for told in curve]
    return line_chart(
        f"Learning, {players} players",
        [Series("victories among greedy ones", points)],
        width=WIDE,
        show=percent,
        axis="matches",
        zero=True,
        reference=(1 / players, "as often as anybody"),
    )
