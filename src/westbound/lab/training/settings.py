"""How a training goes: all that decides what it yields, but for how long it lasts."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields
from typing import Any

from westbound.engine.errors import BadInput


@dataclass(frozen=True, slots=True)
class Settings:
    """Figures of a training of one game with one number of players."""

    game: str
    players: int
    seed: int = 1
    # --- matches
    first_matches: int = 120  # by the hand-written rating, before the net plays itself
    matches: int = 50  # between two lessons
    other_options: float = 0.4  # the share of matches that are not played with the usual options
    random: float = 0.01  # the share of moves that are made by chance ...
    first_random: float = 0.05  # ... and of those in the first matches
    noise: float = 0.3  # points by which a move may seem better or worse
    liking: float = 0.35  # the share of seats that like some things for a whole match ...
    liking_size: float = 1.0  # ... and how much, in units of the game's own list
    liking_fade: int = 6000  # after so many matches likings are only half as strong
    pool: float = 0.25  # the share of seats that an opponent of the pool has
    deep: float = 0.0  # the share of matches in which the net plays its own turns out
    # --- the net; one that a training starts with has the layers it has
    first_layer: int = 64  # hidden units
    second_layer: int = 32
    # --- judging
    rival: float = 0.5  # what a point of the best rival counts against an own one
    by_hand: float = 0.0  # the share of the hand-written rating when a move is chosen
    lam: float = 0.85  # how much later turns count for what a position was worth
    # --- lessons
    memory: int = 200_000  # positions
    first_lessons: int = 600
    lessons: int = 120  # batches after each set of matches
    batch: int = 512
    rate: float = 1e-3  # of learning, at first
    rate_half: int = 3000  # after so many matches it is half of that

    def to_json(self) -> dict[str, Any]:
        return asdict(self)


def settings_from(values: Mapping[str, Any], game: str, players: int) -> Settings:
    """Settings with these changes; BadInput names what is no setting or has the wrong kind."""
    known = {field.name: field for field in fields(Settings)}
    for name, value in values.items():
        if name not in known:
            raise BadInput(f"there is no setting {name!r}; there are: {', '.join(known)}")
        wanted = float if known[name].type == "float" else int
        if name != "game" and not isinstance(value, (int, wanted)):
            raise BadInput(f"the setting {name!r} is a number, not {value!r}")
    return Settings(**{"game": game, "players": players, **values})
