"""A bot that is a program in any language, asked over its standard input and output."""

from __future__ import annotations

import logging
import shlex
import shutil
import weakref
from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from typing import Final

from westbound.bots import protocol
from westbound.bots.bot import Bot, SeatView
from westbound.bots.decision import seed_for_program
from westbound.bots.line_process import LineProcess, ProgramFailed
from westbound.bots.random_bot import RandomBot
from westbound.engine.json_types import Json
from westbound.engine.move import Move
from westbound.engine.rng import Rng

log = logging.getLogger("westbound.bots")

MAX_SECONDS: Final = 3600.0
LEAVING_SECONDS: Final = 0.5
INSTEAD: Final = RandomBot()


class ProcessBot:
    """Starts its program at its first decision, for one seat of one match.

    Whatever the program does wrong costs only itself: chance decides for it, by the decision's own
    random numbers. After an error it is started anew; after `max_errors` of them no more.
    """

    def __init__(
        self, command: str, /, *, timeout: float = 5.0, max_errors: int = 3, picks: bool = False
    ) -> None:
        if not 0 < timeout <= MAX_SECONDS:
            raise ValueError(f"timeout is more than 0 and at most {MAX_SECONDS:g} seconds")
        if max_errors < 1:
            raise ValueError("max_errors is at least 1")
        self.name = command
        self.errors = 0
        self._arguments = _arguments(command)
        self._seconds, self._max_errors, self._picks = timeout, max_errors, picks
        self._hello = b""  # of the match and seat that it plays
        self._process: LineProcess | None = None
        self._leave: weakref.finalize[..., ProcessBot] | None = None
        self._asked = 0

    def choose(self, view: SeatView, moves: Sequence[Move], rng: Rng) -> Move:
        seed = seed_for_program(rng)  # always: chance then decides the same way after any error
        observation = view.observation()
        self._sit_down(protocol.hello(view.game.id, view.seat, observation))
        if self.errors < self._max_errors:
            try:
                return self._ask(observation, moves, seed)
            except (ProgramFailed, protocol.WrongAnswer) as error:
                self._count(error)
        return INSTEAD.choose(view, moves, rng)

    def close(self) -> None:
        """Say goodbye to the program and see to it that it ends."""
        if self._leave is not None:
            self._leave()
        self._process = self._leave = None

    # --- asking

    def _sit_down(self, hello: bytes) -> None:
        """Another game, seat or agreement is another match: it begins anew, without errors."""
        if hello != self._hello:
            self.close()
            self._hello, self.errors = hello, 0

    def _ask(self, observation: Mapping[str, Json], moves: Sequence[Move], seed: int) -> Move:
        self._asked += 1
        asked = protocol.decision(
            observation, moves, seed=seed, seconds=self._seconds, picks=self._picks
        )
        question = protocol.choose(self._asked, asked)
        if self._process is None:
            self._process = self._start()
            question = self._hello + question
        try:
            line = self._process.exchange(question, self._seconds)
            return protocol.read_answer(line, self._asked, moves)
        except BaseException:  # also if somebody interrupts: the answer would come too late
            self._end()
            raise

    def _start(self) -> LineProcess:
        stderr = partial(log.warning, "the bot %s says: %s", self.name)  # its author wants to know
        process = LineProcess(self._arguments, stderr, protocol.MAX_ANSWER)
        self._leave = weakref.finalize(self, process.leave, protocol.BYE, LEAVING_SECONDS)
        return process

    def _end(self) -> None:
        if self._leave is not None and self._process is not None and self._leave.detach():
            self._process.end()
        self._process = self._leave = None

    def _count(self, error: Exception) -> None:
        self.errors += 1
        then = "it is not asked again" if self.errors >= self._max_errors else "it is started anew"
        log.warning(
            "the bot %s %s: chance decides, and %s (error %d of %d)",
            self.name, error, then, self.errors, self._max_errors,
        )  # fmt: skip


def _arguments(command: str) -> list[str]:
    """The words of the command; ValueError if there is no such program."""
    try:
        words = shlex.split(command)
    except ValueError as error:
        raise ValueError(f"its command cannot be read: {str(error).lower()}") from None
    if not words:
        raise ValueError("after cmd: comes a program, as in cmd:./mybot or cmd:'node mybot.js'")
    program = shutil.which(words[0])
    if program is None:
        raise ValueError(f"there is no program {words[0]!r} that can be started")
    return [program, *words[1:]]


def errors_of(bot: Bot) -> int:
    """How often chance has decided for a bot that can fail; the others have none."""
    errors = getattr(bot, "errors", 0)
    return errors if isinstance(errors, int) else 0


def close_bots(bots: Iterable[Bot]) -> None:
    """Let go of what bots hold outside of Python; most hold nothing."""
    for bot in bots:
        close = getattr(bot, "close", None)
        if callable(close):
            close()
