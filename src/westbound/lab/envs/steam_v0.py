"""Steam as a PettingZoo environment: `env(players=4)`."""

from __future__ import annotations

from functools import partial
from typing import Final

from westbound.lab.envs.aec import env as aec_env
from westbound.lab.envs.match_env import MatchEnv
from westbound.lab.envs.parallel import CycleEnv

env: Final = partial(aec_env, "steam")
raw_env: Final = partial(MatchEnv, "steam")
parallel_env: Final = partial(CycleEnv, "steam")
