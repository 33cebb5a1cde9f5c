"""Several environments that are stepped one after the other, here or in a process of their own."""

from __future__ import annotations

import signal
import traceback
from collections.abc import Mapping, Sequence
from contextlib import suppress
from multiprocessing.connection import Connection
from typing import Any, NamedTuple, Protocol

from westbound.lab.extras import extra
from westbound.lab.parallel import process_context, sigint_blocked

with extra("rl"):
    import numpy as np
    from numpy.typing import NDArray

    from westbound.lab.envs.single import SeatEnv

EXIT_SECONDS = 5.0  # for a worker to close its bots


class Stepped(NamedTuple):
    """What came of a step of each environment, or of its reset."""

    observations: NDArray[np.float32]
    rewards: NDArray[np.float64]
    terminated: NDArray[np.bool_]
    infos: list[dict[str, Any]]


class EnvBatch:
    """Equal environments. One whose match is over begins the next one in the step that follows."""

    def __init__(self, settings: Mapping[str, Any], count: int) -> None:
        self.envs = [SeatEnv(**settings) for _ in range(count)]
        self._over = [False] * count

    def reset(self, seeds: Sequence[int | None]) -> Stepped:
        begun = [env.reset(seed=seed) for env, seed in zip(self.envs, seeds, strict=True)]
        return self._stepped([(seen, 0.0, False, info) for seen, info in begun])

    def step(self, actions: Sequence[int]) -> Stepped:
        """The action of an environment that begins anew is not used."""
        rows = []
        for env, over, action in zip(self.envs, self._over, actions, strict=True):
            if over:
                seen, info = env.reset()
                rows.append((seen, 0.0, False, info))
            else:
                seen, reward, terminated, _, info = env.step(action)
                rows.append((seen, reward, terminated, info))
        return self._stepped(rows)

    def _stepped(self, rows: Sequence[tuple[Any, float, bool, dict[str, Any]]]) -> Stepped:
        observations, rewards, terminated, infos = zip(*rows, strict=True)
        self._over = list(terminated)
        return Stepped(
            np.stack(observations),
            np.array(rewards, np.float64),
            np.array(terminated, np.bool_),
            list(infos),
        )

    def close(self) -> None:
        for env in self.envs:
            env.close()


class Worker(Protocol):
    """Where a batch is: what is asked with `send` is answered by `receive`."""

    def send(self, command: str, argument: Sequence[Any]) -> None: ...

    def receive(self) -> Stepped: ...

    def close(self) -> None: ...


class LocalWorker:
    """A batch in this process."""

    def __init__(self, settings: Mapping[str, Any], count: int) -> None:
        self._batch = EnvBatch(settings, count)

    def send(self, command: str, argument: Sequence[Any]) -> None:
        self._answer: Stepped = getattr(self._batch, command)(argument)

    def receive(self) -> Stepped:
        return self._answer

    def close(self) -> None:
        self._batch.close()


class ProcessWorker:
    """A batch in a process of its own, which ends with this object or with this process."""

    def __init__(self, name: str, settings: Mapping[str, Any], count: int) -> None:
        context: Any = process_context()
        self.name = name
        self._pipe, theirs = context.Pipe()
        self.process = context.Process(
            target=serve, args=(theirs, dict(settings), count), name=name, daemon=True
        )
        with sigint_blocked():
            self.process.start()
        theirs.close()

    def send(self, command: str, argument: Sequence[Any]) -> None:
        try:
            self._pipe.send((command, argument))
        except OSError:
            raise self._lost() from None

    def receive(self) -> Stepped:
        try:
            answer, why = self._pipe.recv()
        except (EOFError, OSError):
            raise self._lost() from None
        if why:
            raise RuntimeError(f"{self.name} failed:\n{why}")
        return Stepped(*answer)

    def _lost(self) -> RuntimeError:
        self.process.join(EXIT_SECONDS)
        return RuntimeError(f"{self.name} ended with exit code {self.process.exitcode}")

    def close(self) -> None:
        """A worker ends when its pipe does; one that does not is ended."""
        self._pipe.close()
        for end in (self.process.terminate, self.process.kill):
            self.process.join(EXIT_SECONDS)
            if self.process.is_alive():
                end()
        self.process.join()


def serve(pipe: Connection, settings: Mapping[str, Any], count: int) -> None:
    """What a worker does: answer until nobody asks any more. Ctrl+C is its owner's to handle."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    batch = EnvBatch(settings, count)
    with suppress(EOFError, OSError):
        while True:
            command, argument = pipe.recv()
            try:
                answer = (tuple(getattr(batch, command)(argument)), "")
            except Exception:
                answer = ((), traceback.format_exc())
            pipe.send(answer)
    batch.close()
