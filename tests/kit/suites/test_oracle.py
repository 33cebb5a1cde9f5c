"""The suite of oracles tells a disagreement."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.games.steam.busy_walks import walk
from westbound.engine.move import Move
from westbound.engine.state import State
from westbound.games.steam.game import Steam
from westbound.games.steam.state import SteamState
from westbound.kit.suites.oracle import OracleSuite
from westbound.kit.suites.walks import Moment


class Careless:
    """An oracle that knows the turn only, and believes there is but one."""

    def catch_up(self, state: State) -> None: ...

    def play(self, state: State, step: object, move: Move) -> None: ...

    def differences(self, state: SteamState) -> list[str]:
        return [] if state.turn < 2 else ["there is a second turn"]

    def compare_result(self, state: State) -> None: ...


def test_a_disagreement_with_the_oracle_is_told() -> None:
    class Suite(OracleSuite[SteamState]):
        game = Steam()

        def shadow(self, state: SteamState) -> Careless:
            return Careless()

        def moments(self, seed: int) -> Iterator[Moment[SteamState]]:
            return walk(seed)

    with pytest.raises(AssertionError, match="match 0"):
        Suite().test_the_oracle_plays_along(0)
