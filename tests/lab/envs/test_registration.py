"""Games under the names that Gymnasium and PettingZoo know."""

from __future__ import annotations

import subprocess
import sys

import gymnasium
import pettingzoo
import pytest

from westbound.games.registry import games
from westbound.lab.envs.registration import register_games
from westbound.lab.envs.single import SeatEnv


def python(code: str) -> str:
    """What a new Python prints; it must end well."""
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", code],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


@pytest.mark.parametrize("form", ["westbound/{}-v0", "westbound/{}_v0"])
def test_every_game_is_known_to_both(form: str) -> None:
    for game in games():
        single = gymnasium.make(form.format(game)).unwrapped
        assert isinstance(single, SeatEnv)
        assert single.spaces.game.id == game
        for kind in ("aec", "parallel"):
            agents = pettingzoo.make(kind, form.format(game), max_cycles=2)
            assert agents.metadata["name"] == f"westbound/{game}_v0"


def test_a_second_registration_changes_nothing() -> None:
    before = dict(gymnasium.registry)
    register_games()
    assert gymnasium.registry == before


def test_gymnasium_finds_the_games_by_the_name_of_the_package() -> None:
    code = "import gymnasium; print(gymnasium.make('westbound.lab.envs:westbound/gwt-v0').spec.id)"
    assert python(code) == "westbound/gwt-v0"


def test_without_the_extra_the_index_still_works_and_the_rest_says_what_is_missing() -> None:
    code = """
import sys
sys.modules["gymnasium"] = sys.modules["pettingzoo"] = sys.modules["numpy"] = None
import westbound.lab.envs.index
try:
    import westbound.lab.envs.carson_v0
except ImportError as error:
    print(error)
"""
    assert python(code) == "this needs the package pettingzoo: pip install 'westbound[rl]'"


def test_the_library_and_the_command_import_none_of_it() -> None:
    code = """
import sys, westbound, westbound.cli.main
print([name for name in ("numpy", "gymnasium", "pettingzoo") if name in sys.modules])
"""
    assert python(code) == "[]"
