"""One number for what a game does; it must not depend on Python's string hashing.

This is the one module of the engine that starts another process; only tests use it.
"""

from __future__ import annotations

import importlib
import os
import subprocess
import sys
from hashlib import sha256

from westbound.engine.combinations import option_combinations
from westbound.engine.conformance.matches import Player, history, new_match
from westbound.engine.conformance.views import as_bytes
from westbound.engine.conformance.walk import Table
from westbound.engine.game import Game
from westbound.engine.rng import Rng
from westbound.engine.state import State

MAX_MOVES = 5000


def digest(game: Game[State]) -> str:
    """A digest of moves, views and standings of one match per player count."""
    total = sha256()
    options = option_combinations(game.options)
    for players in game.players:
        table = Table(players, options[players % len(options)], seed=players)
        match, player = new_match(game, table), Player(table, Rng(players, 3))
        while not match.over and len(match.log) < MAX_MOVES:
            if len(match.log) % 7 == 0:
                total.update(as_bytes(match.observe(players - 1)))
            player.play(match)
        total.update("\n".join(history(match)).encode())
        total.update(str(match.standings()).encode())
    return total.hexdigest()


def digest_with_hash_seed(game: Game[State], hash_seed: int) -> str:
    """The digest computed by a new Python process whose strings hash differently."""
    kind = type(game)
    paths = os.pathsep.join(path for path in sys.path if path)
    environment = {**os.environ, "PYTHONHASHSEED": str(hash_seed), "PYTHONPATH": paths}
    result = subprocess.run(
        [sys.executable, "-c", f"import {__name__} as d; d.main()", kind.__module__, kind.__name__],
        env=environment,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert result.returncode == 0, f"with hash seed {hash_seed}:\n{result.stderr}"
    return result.stdout.strip()


def main() -> None:
    """Write the digest of the game whose module and class are the arguments."""
    module, name = sys.argv[1:]
    game: Game[State] = getattr(importlib.import_module(module), name)()
    sys.stdout.write(digest(game) + "\n")
