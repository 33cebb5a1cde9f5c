"""A worker process: bots think in it, and live there as long as their match goes on.

It sees of a match what the seat may see, and nothing of the server.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
import traceback
from collections import OrderedDict
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing.connection import Connection
from typing import Final, TypeAlias

from westbound.bots import Bot, SerializedView, choose_move, close_bots, make_bot
from westbound.engine.json_types import Json
from westbound.games.registry import find_game

MOST_BOTS: Final = 64  # of one worker; those asked last are kept
SECONDS: Final = 10.0  # for a decision
START_SECONDS: Final = 60.0  # to start a process, load the game and make the bot
NICENESS: Final = 5  # pages come first where bots think on every core


@dataclass(frozen=True, slots=True)
class Question:
    """Everything a bot is told about a decision."""

    game_id: str
    bot: str
    observation: Mapping[str, Json]
    seat: int
    moves: list[str]
    seed: int
    table_id: str = ""  # with seat and bot it says whose decision it is
    seconds: float = SECONDS  # to think


@dataclass(frozen=True, slots=True)
class Answer:
    """The text of a move, or why there is none."""

    move: str = ""
    trouble: str = ""


class BotFailed(Exception):
    """It has chosen no move; the text says why, in a few words for the log."""


class Late(BotFailed):
    """It still thinks, maybe for ever: its process is of no more use."""

    def __init__(self) -> None:
        super().__init__("late")


Key: TypeAlias = tuple[str, int, str]


class BotCache:
    """The bots of a worker, each for one seat of one match. One that is gone is made again."""

    def __init__(self, most: int = MOST_BOTS) -> None:
        self._most = most
        self._bots: OrderedDict[Key, Bot] = OrderedDict()

    def bot_for(self, question: Question) -> Bot:
        """The bot that has decided for this seat before, or a new one."""
        key = _key(question)
        if key not in self._bots:
            game = find_game(question.game_id)
            self._bots[key] = make_bot(question.bot, game, modules=False)
        self._bots.move_to_end(key)
        while len(self._bots) > self._most:
            close_bots([self._bots.popitem(last=False)[1]])
        return self._bots[key]

    def forget(self, question: Question) -> None:
        """Let go of a bot that has failed."""
        bot = self._bots.pop(_key(question), None)
        if bot is not None:
            close_bots([bot])


def _key(question: Question) -> Key:
    return question.table_id, question.seat, question.bot


def choose_in_worker(question: Question, bot: Bot | None = None) -> str:
    """The text of the move the bot chooses; without one it is made for this decision."""
    game = find_game(question.game_id)
    legal = [game.parse(text) for text in question.moves]
    view = SerializedView(game, question.observation, question.seat)
    bot = make_bot(question.bot, game, modules=False) if bot is None else bot
    return choose_move(bot, view, legal, question.seed).text


# --- in the process


def serve_questions(server: Connection) -> None:
    """Answer until the server ends. `None` says that the bot is made and begins to think."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for the server, and ends this too
    threading.Thread(target=_end_with_server, daemon=True).start()
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    bots = BotCache()
    with suppress(EOFError, OSError):
        while True:
            server.send(_answer(server.recv(), bots, server))


def _end_with_server() -> None:
    """Even if the server was killed while a bot thinks for ever."""
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(1)


def _answer(question: Question, bots: BotCache, server: Connection) -> Answer:
    try:
        bot = bots.bot_for(question)
        server.send(None)
        move = choose_in_worker(question, bot)
    except Exception as error:  # whatever a bot may raise
        with suppress(Exception):
            bots.forget(question)
        return Answer(trouble=_told(error))
    return Answer(move) if move in question.moves else Answer(trouble="not one of its moves")


def _told(error: Exception) -> str:
    """What and where, but no words of the error: they may tell what is hidden."""
    *_, last = traceback.extract_tb(error.__traceback__)
    return f"{type(error).__name__} in {os.path.basename(last.filename)}:{last.lineno}"


# --- from outside


class Worker:
    """The process as the server sees it. It answers one question at a time."""

    def __init__(self) -> None:
        context = multiprocessing.get_context("spawn")
        self._connection, theirs = context.Pipe()
        self._process = context.Process(
            target=serve_questions, args=(theirs,), name="westbound bots", daemon=True
        )
        self._process.start()
        theirs.close()

    def ask(self, question: Question) -> Answer:
        """Waits in its thread. Late: end it; EOFError or OSError: it has died."""
        self._connection.send(question)
        begun = self._receive(START_SECONDS)
        return begun or self._receive(question.seconds) or Answer(trouble="it said nothing")

    def _receive(self, seconds: float) -> Answer | None:
        if not self._connection.poll(seconds):
            raise Late
        received: Answer | None = self._connection.recv()
        return received

    @property
    def is_alive(self) -> bool:
        return self._process.is_alive()

    def end(self) -> None:
        """At once, whatever it is doing."""
        self._process.kill()
