"""Many matches at the same time, spread over processes."""

from __future__ import annotations

import signal
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import ClosedEnvironmentError
from gymnasium.vector import SyncVectorEnv

from tests.bots.programs import ends_soon
from westbound.engine.errors import BadInput
from westbound.lab.envs import make_vec
from westbound.lab.envs.batch import ProcessWorker
from westbound.lab.envs.single import SeatEnv
from westbound.lab.envs.vector import SeatVectorEnv

PATIENCE = 60.0
STEPPING = """
import sys
import numpy as np
from westbound.lab.envs import make_vec

if __name__ == "__main__":
    env = make_vec("steam", 4, processes=2)
    _, info = env.reset(seed=1)
    print(*(worker.process.pid for worker in env._workers), flush=True)
    while True:
        env.step(info["action_mask"].argmax(1))
        _, info = env.reset(seed=1)
"""


@pytest.fixture(scope="module")
def two_processes() -> Iterator[SeatVectorEnv]:
    env = make_vec("steam", 5, processes=2, bots="random", reward="rank")
    yield env
    env.close()


def steps(env: Any, number: int) -> Iterator[tuple[Any, ...]]:
    """Legal words by chance; the first result is that of the reset."""
    random = np.random.default_rng(6)
    observations, info = env.reset(seed=11)
    yield observations, info["action_mask"], info["seat"]
    for _ in range(number):
        actions = [random.choice(np.flatnonzero(mask)) for mask in info["action_mask"]]
        observations, rewards, terminated, truncated, info = env.step(np.array(actions))
        yield observations, rewards, terminated, truncated, info["action_mask"], info["seat"]


def processes_of(env: SeatVectorEnv) -> list[Any]:
    return [worker.process for worker in env._workers if isinstance(worker, ProcessWorker)]


# --- the same as one after the other


def test_processes_change_nothing(two_processes: SeatVectorEnv) -> None:
    """Compared with Gymnasium's own serial loop, over the ends of matches."""

    def single() -> SeatEnv:
        return SeatEnv("steam", bots="random", reward="rank")

    serial, ends = SyncVectorEnv([single] * 5), 0
    both = zip(steps(two_processes, 90), steps(serial, 90), strict=True)
    for here, there in both:
        assert len(here) == len(there)
        assert all(np.array_equal(ours, theirs) for ours, theirs in zip(here, there, strict=True))
        ends += int(here[2].sum()) if len(here) > 3 else 0
    assert ends > 3


def test_shapes_are_those_of_a_vector_environment(two_processes: SeatVectorEnv) -> None:
    observations, info = two_processes.reset(seed=[4, None, 6, 7, 8])
    assert two_processes.observation_space.contains(observations)
    envs, words = info["action_mask"].shape
    assert envs == 5
    assert two_processes.single_action_space == gymnasium.spaces.Discrete(words)
    result = two_processes.step(info["action_mask"].argmax(1))
    assert [array.shape for array in result[1:4]] == [(5,)] * 3
    assert str(two_processes) == "SeatVectorEnv(num_envs=5)"


def test_one_process_is_this_one() -> None:
    env = make_vec("carson", 2, processes=1)
    assert processes_of(env) == []
    first, _ = env.reset(seed=[3, 3])
    assert np.array_equal(first[0], first[1])
    env.close()


def test_gymnasium_makes_it_by_name() -> None:
    env = gymnasium.make_vec("westbound/carson-v0", num_envs=2, processes=1, players=3)
    assert isinstance(env, SeatVectorEnv)
    assert env.reset(seed=1)[1]["action_mask"].shape[0] == 2


# --- how it ends


def test_a_dead_worker_is_named_and_takes_the_others_along() -> None:
    env = make_vec("steam", 4, processes=2)
    _, info = env.reset(seed=1)
    processes = processes_of(env)
    processes[1].kill()
    processes[1].join(PATIENCE)
    with pytest.raises(RuntimeError, match=r"worker 1 \(environments 2 to 3\) ended with .* -9"):
        env.step(info["action_mask"].argmax(1))
    assert not any(process.is_alive() for process in processes)
    with pytest.raises(ClosedEnvironmentError):
        env.reset()
    env.close()


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGKILL], ids=["ctrl-c", "kill"])
def test_no_process_is_left_behind(how: signal.Signals, tmp_path: Any) -> None:
    script = tmp_path / "stepping.py"
    script.write_text(STEPPING, encoding="utf-8")
    with subprocess.Popen(
        [sys.executable, script], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    ) as running:
        assert running.stdout is not None
        pids = [int(pid) for pid in running.stdout.readline().split()]
        assert len(pids) == 2
        running.send_signal(how)
        running.wait(PATIENCE)
    assert running.returncode == -how
    assert all(ends_soon(pid, PATIENCE) for pid in pids)


class Failing:
    """A bot with a bug."""

    name = "failing"

    def choose(self, view: Any, moves: Any, rng: Any) -> Any:
        raise ZeroDivisionError("no idea")


def test_an_error_in_a_worker_is_told_with_its_place() -> None:
    env = make_vec("carson", 2, processes=2, bots=[f"{__name__}:Failing"], seat=1)
    with pytest.raises(RuntimeError, match=r"worker 0 \(environments 0 to 0\) failed") as error:
        env.reset(seed=1)
    assert "ZeroDivisionError: no idea" in str(error.value)
    assert processes_of(env) == []


@pytest.mark.parametrize(
    ("settings", "message"),
    [
        ({"num_envs": 0}, "at least 1 environment is needed, not 0"),
        ({"num_envs": 2, "processes": 0}, "at least 1 process is needed, not 0"),
        ({"num_envs": 2, "bots": "nobody"}, "there is no bot 'nobody'"),
    ],
)
def test_settings_that_make_no_sense_are_refused(settings: dict[str, Any], message: str) -> None:
    with pytest.raises(BadInput, match=message):
        make_vec("carson", **settings)


def test_there_is_one_action_for_each_environment() -> None:
    env = make_vec("carson", 2, processes=1)
    env.reset(seed=1)
    with pytest.raises(BadInput, match="3 values for 2 environments"):
        env.step([1, 2, 3])
