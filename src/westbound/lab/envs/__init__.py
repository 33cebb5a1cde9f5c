"""Research environments: actions with fixed numbers for every game, PettingZoo and Gymnasium.

Importing this package makes the games known to both, if they are installed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from westbound.lab.envs.registration import register_games

if TYPE_CHECKING:
    from westbound.lab.envs.vector import SeatVectorEnv

register_games()


def make_vec(game: str, num_envs: int = 1, **settings: Any) -> SeatVectorEnv:
    """Many matches at once; the settings are those of `SeatVectorEnv` and `SeatEnv`."""
    from westbound.lab.envs.vector import SeatVectorEnv

    return SeatVectorEnv(game, num_envs, **settings)
