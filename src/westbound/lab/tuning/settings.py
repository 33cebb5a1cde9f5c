"""How a tuning goes: all that decides what it yields, but for how long it lasts."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields
from typing import Any, Final

from westbound.engine.errors import BadInput
from westbound.engine.match import check_players
from westbound.games.registry import find_game


@dataclass(frozen=True, slots=True)
class Settings:
    """Figures of a tuning of one game with one number of players."""

    game: str
    players: int
    seed: int = 1
    pairs: int = 8  # of matches in a step
    spread: float = 0.2  # how far a step tries figures to either side: the log of a factor
    step: float = 0.03  # how far it then goes, at first, for each unit of the slope it found
    settle: float = 50.0  # steps after which it goes about two thirds as far
    lead: float = 0.02  # what a point more than the others counts beside a victory
    each_entry: int = 0  # 1: every entry of a list by itself; 0: a list as a whole

    def to_json(self) -> dict[str, Any]:
        return asdict(self)

    @property
    def changes(self) -> dict[str, Any]:
        """Those that are not as usual."""
        usual = Settings(self.game, self.players).to_json()
        return {name: value for name, value in self.to_json().items() if value != usual[name]}


_LEAST: Final[Mapping[str, float]] = {
    "seed": 0, "pairs": 1, "spread": 0.001, "step": 0.0001, "settle": 1, "lead": 0,
    "each_entry": 0,
}  # fmt: skip


def settings_from(values: Mapping[str, Any], game: str, players: int | None = None) -> Settings:
    """Settings with these changes, for the fewest players if not said; BadInput names mistakes."""
    found = find_game(game)
    players = found.players[0] if players is None else players
    check_players(found, players)
    kinds = {field.name: field.type for field in fields(Settings)}
    for name, value in values.items():
        if name not in _LEAST:
            raise BadInput(f"there is no setting {name!r}; there are: {', '.join(_LEAST)}")
        if kinds[name] == "int" and type(value) is not int:
            raise BadInput(f"the setting {name!r} is a whole number, not {value!r}")
        if not _LEAST[name] <= value < float("inf"):
            raise BadInput(f"the setting {name!r} is at least {_LEAST[name]:g}, not {value!r}")
    return Settings(**{"game": game, "players": players, **values})
