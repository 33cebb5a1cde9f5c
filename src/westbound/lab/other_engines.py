"""Engines of others, measured in the same run as ours: random play and copies, by their own API.

They are the extra `bench`. What is not installed is left out and named.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from random import Random
from time import process_time
from typing import Any, Final, Protocol

from westbound.lab.bench import MICRO, Played

COPIES: Final = 20  # of one position before the clock is read again
MIDDLE: Final = 30  # decisions before a position to copy is taken
MIDDLE_OF_CATAN: Final = 400  # its games have a thousand
CATAN_PLAYERS: Final = 4


class OtherEngine(Protocol):
    """A game of somebody else: how one random game is played, and a position to copy."""

    @property
    def name(self) -> str: ...

    def play(self, random: Random) -> int:
        """Play one game by uniformly random moves; how many decisions it took."""

    def copier(self, random: Random) -> Callable[[], object] | None:
        """What copies a position from the middle of a game, if the engine can."""


@dataclass(frozen=True, slots=True)
class Missing:
    """An engine that is not installed, and the package that brings it."""

    name: str
    package: str


# --- catanatron


class Catanatron:
    """Four random players of the fastest engine of this kind in Python."""

    name = "catanatron"

    def __init__(self) -> None:
        from catanatron.game import Game
        from catanatron.models.player import Color, RandomPlayer

        self._game: Any = Game
        self._players: Callable[[], list[Any]] = lambda: [
            RandomPlayer(color) for color in list(Color)[:CATAN_PLAYERS]
        ]

    def _ticks(self, random: Random) -> Iterator[Any]:
        from catanatron.game import TURNS_LIMIT

        game = self._game(self._players(), seed=random.getrandbits(30))
        while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
            game.play_tick()
            yield game

    def play(self, random: Random) -> int:
        return sum(1 for _ in self._ticks(random))

    def copier(self, random: Random) -> Callable[[], object] | None:
        games = [game for game, _ in zip(self._ticks(random), range(MIDDLE_OF_CATAN), strict=False)]
        return games[-1].copy  # type: ignore[no-any-return]


# --- OpenSpiel


class OpenSpiel:
    """A game of OpenSpiel, written in C++ and driven from Python."""

    def __init__(self, game: str) -> None:
        import pyspiel

        self.name: Final = f"OpenSpiel {game}"
        self._game: Any = pyspiel.load_game(game)

    def _states(self, random: Random) -> Iterator[Any]:
        state = self._game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(outcomes, weights)[0])
            else:
                yield state
                state.apply_action(random.choice(state.legal_actions()))

    def play(self, random: Random) -> int:
        return sum(1 for _ in self._states(random))

    def copier(self, random: Random) -> Callable[[], object] | None:
        states = [state for state, _ in zip(self._states(random), range(MIDDLE), strict=False)]
        return states[-1].clone  # type: ignore[no-any-return]


# --- the classics of PettingZoo


class PettingZooClassic:
    """A board game of PettingZoo; its interface has no copies."""

    def __init__(self, game: str) -> None:
        os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
        from importlib import import_module

        self.name: Final = f"PettingZoo {game}"
        self._env: Any = import_module(f"pettingzoo.classic.{game}.{game}").raw_env()

    def play(self, random: Random) -> int:
        env, decisions = self._env, 0
        env.reset(seed=random.getrandbits(30))
        for _ in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            legal = observation["action_mask"].nonzero()[0]
            env.step(int(legal[int(random.random() * len(legal))]))
            decisions += 1
        return decisions

    def copier(self, random: Random) -> Callable[[], object] | None:
        return None


# --- all of them

_MAKERS: Final[tuple[tuple[str, str, Callable[[], OtherEngine]], ...]] = (
    ("catanatron", "catanatron", Catanatron),
    ("OpenSpiel backgammon", "open_spiel", lambda: OpenSpiel("backgammon")),
    ("OpenSpiel gin_rummy", "open_spiel", lambda: OpenSpiel("gin_rummy")),
    ("OpenSpiel chess", "open_spiel", lambda: OpenSpiel("chess")),
    ("PettingZoo connect_four", "pettingzoo", lambda: PettingZooClassic("connect_four")),
    ("PettingZoo tictactoe", "pettingzoo", lambda: PettingZooClassic("tictactoe")),
)


def installed_engines() -> tuple[list[OtherEngine], list[Missing]]:
    """Those that can be measured here, and those that are not installed."""
    found, missing = [], []
    for name, package, make in _MAKERS:
        try:
            found.append(make())
        except ImportError:
            missing.append(Missing(name, package))
    return found, missing


def play_other(engine: OtherEngine, random: Random, seconds: float) -> Played:
    """Whole random games for about this many seconds of processor time."""
    played = Played()
    start = process_time()
    while played.seconds <= seconds:
        played.decisions += engine.play(random)
        played.games += 1
        played.seconds = process_time() - start
    return played


def time_copy(copy: Callable[[], object], seconds: float) -> float:
    """Microseconds for a copy."""
    copies = 0
    start = process_time()
    while (elapsed := process_time() - start) <= seconds or not copies:
        for _ in range(COPIES):
            copy()
        copies += COPIES
    return elapsed / copies * MICRO
