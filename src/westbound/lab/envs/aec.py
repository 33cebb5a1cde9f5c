"""Every game as a PettingZoo environment (AEC): one agent after the other chooses a word.

`env("carson")` is what most people want; `westbound.lab.envs.carson_v0` and its neighbours name
the game, as PettingZoo's own modules do.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from westbound.engine.option import Value
from westbound.lab.extras import extra

with extra("rl"):
    from pettingzoo import AECEnv
    from pettingzoo.utils.conversions import parallel_to_aec
    from pettingzoo.utils.wrappers import (
        AssertOutOfBoundsWrapper,
        OrderEnforcingWrapper,
        TerminateIllegalWrapper,
    )

    from westbound.lab.envs.match_env import MatchEnv, Observation
    from westbound.lab.envs.parallel import CycleEnv


def env(
    game: str,
    players: int | None = None,
    options: Mapping[str, Value] | None = None,
    *,
    max_cycles: int | None = None,
    illegal_reward: float = -1.0,
    **settings: Any,
) -> OrderEnforcingWrapper[str, Observation, Any]:
    """The environment with PettingZoo's usual wrappers; settings are those of `MatchEnv`.

    An action that is not legal ends the match: its agent gets `illegal_reward`, the others 0. One
    that has no word at all, or a call before `reset`, is an AssertionError.

    With `max_cycles` it is played in cycles: each agent steps once in each, whoever is asked, and
    an action that is not legal does not end the match. See `CycleEnv`.
    """
    made: AECEnv[str, Observation, Any]
    if max_cycles is None:
        made = TerminateIllegalWrapper(MatchEnv(game, players, options, **settings), illegal_reward)
    else:
        settings |= {"max_cycles": max_cycles, "illegal_reward": illegal_reward}
        made = parallel_to_aec(CycleEnv(game, players, options, **settings))
    made = AssertOutOfBoundsWrapper(made)
    return OrderEnforcingWrapper(made)
