"""Many matches at the same time as one Gymnasium environment, spread over processes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from westbound.engine.errors import BadInput
from westbound.lab.envs.batch import LocalWorker, ProcessWorker, Stepped, Worker
from westbound.lab.extras import extra
from westbound.lab.parallel import cores

with extra("rl"):
    import numpy as np
    from gymnasium.error import ClosedEnvironmentError
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
    from numpy.typing import NDArray

    from westbound.lab.envs.single import SeatEnv

Observations = NDArray[np.float32]


class SeatVectorEnv(VectorEnv[Observations, Any, NDArray[Any]]):
    """Equal environments, `num_envs` in all, in `processes` processes: all cores if not given.

    Settings are those of `SeatEnv`. What comes out for a seed does not depend on the number
    of processes; with one, everything happens in this process. After a match is over, the step
    that follows begins the next one (`AutoresetMode.NEXT_STEP`). If a worker dies or Ctrl+C is
    pressed, all of them end. A script needs the usual `if __name__ == "__main__":`.
    """

    def __init__(
        self, game: str, num_envs: int = 1, *, processes: int | None = None, **settings: Any
    ) -> None:
        if num_envs < 1:
            raise BadInput(f"at least 1 environment is needed, not {num_envs}")
        if processes is not None and processes < 1:
            raise BadInput(f"at least 1 process is needed, not {processes}")
        example = SeatEnv(game, **settings)
        self.num_envs = num_envs
        self.metadata = {**example.metadata, "autoreset_mode": AutoresetMode.NEXT_STEP}
        self.single_observation_space = example.observation_space
        self.single_action_space = example.action_space
        self.observation_space = batch_space(example.observation_space, num_envs)
        self.action_space = batch_space(example.action_space, num_envs)
        example.close()
        self._shares = _shares(num_envs, min(processes or cores(), num_envs))
        self._workers: list[Worker] = []
        with self._nobody_left_behind():
            self._start({"game": game, **settings})

    def _start(self, settings: dict[str, Any]) -> None:
        if len(self._shares) == 1:
            self._workers.append(LocalWorker(settings, self.num_envs))
            return
        for number, share in enumerate(self._shares):
            name = f"worker {number} (environments {share.start} to {share.stop - 1})"
            self._workers.append(ProcessWorker(name, settings, len(share)))

    # --- playing

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: Any = None
    ) -> tuple[Observations, dict[str, Any]]:
        """Begin a match in each environment; from a seed n, those with the seeds n, n + 1 …"""
        if seed is None or isinstance(seed, int):
            seeds = [None if seed is None else seed + number for number in range(self.num_envs)]
        else:
            seeds = list(seed)
        observations, _, _, infos = self._ask("reset", seeds)
        return observations, self._joined(infos)

    def step(
        self, actions: Any
    ) -> tuple[Observations, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """Choose a word in each environment."""
        numbers = [int(action) for action in actions]
        observations, rewards, terminated, infos = self._ask("step", numbers)
        return observations, rewards, terminated, np.zeros_like(terminated), self._joined(infos)

    def _ask(self, command: str, arguments: Sequence[Any]) -> Stepped:
        """One answer for all environments."""
        if self.closed:
            raise ClosedEnvironmentError("this vector environment is closed")
        if len(arguments) != self.num_envs:
            raise BadInput(f"{len(arguments)} values for {self.num_envs} environments")
        with self._nobody_left_behind():
            for worker, share in zip(self._workers, self._shares, strict=True):
                worker.send(command, arguments[share.start : share.stop])
            answers = [worker.receive() for worker in self._workers]
        if len(answers) == 1:
            return answers[0]
        return Stepped(
            np.concatenate([answer.observations for answer in answers]),
            np.concatenate([answer.rewards for answer in answers]),
            np.concatenate([answer.terminated for answer in answers]),
            [info for answer in answers for info in answer.infos],
        )

    def _joined(self, infos: Sequence[dict[str, Any]]) -> dict[str, Any]:
        joined: dict[str, Any] = {}
        for number, info in enumerate(infos):
            joined = self._add_info(joined, info, number)
        return joined

    # --- the end

    @contextmanager
    def _nobody_left_behind(self) -> Iterator[None]:
        """Whatever goes wrong, Ctrl+C included, no worker goes on."""
        try:
            yield
        except BaseException:
            self.close()
            raise

    def close_extras(self, **_: Any) -> None:
        """End all workers."""
        for worker in self._workers:
            worker.close()
        self._workers = []

    def __del__(self) -> None:
        if getattr(self, "_workers", None):
            self.close()


def _shares(envs: int, processes: int) -> list[range]:
    """As equal as can be, and in order."""
    ends = [envs * number // processes for number in range(processes + 1)]
    return [range(ends[number], ends[number + 1]) for number in range(processes)]
