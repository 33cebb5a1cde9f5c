"""Is the compiled build the same, and how much faster is it? Both builds run side by side.

make fast                                      # first
.venv/bin/python -m checks.compiled matches    # 1 000 matches of all games: the same in both?
.venv/bin/python -m checks.compiled matches 60
.venv/bin/python -m checks.compiled speed      # seven rounds, the builds in turn, in Markdown
.venv/bin/python -m checks.compiled speed 5

COMPILED=somewhere names another compiled package than build/compiled. Matches are of all numbers
of players and of options in which any two values meet; most moves are chosen by chance or with
caution, those of every 25th match greedily. Compared are all moves, the result, the last position
and, now and then, the features that bots learn from. Ctrl+C stops and tells what was found.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import Final

from rich.console import Console
from rich.progress import track

from checks.pick_index import GAMES

ROOT: Final = Path(__file__).resolve().parent.parent
PLAIN: Final = ROOT / "src"
COMPILED: Final = Path(os.environ.get("COMPILED", ROOT / "build" / "compiled"))
MATCHES: Final = 1000
ROUNDS: Final = 7


class Build:
    """One of the two builds, in a process of its own."""

    def __init__(self, package: Path) -> None:
        paths = os.pathsep.join((str(package), str(ROOT)))
        self.process = subprocess.Popen(
            [sys.executable, "-m", "checks.one_build"],
            env={**os.environ, "PYTHONPATH": paths},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            cwd=ROOT,
            process_group=0,  # Ctrl+C is for this process
        )

    def ask(self, question: str) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(question + "\n")
        self.process.stdin.flush()

    def answer(self) -> str:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            raise SystemExit("a build failed; its error is above")
        return line.rstrip("\n")


@contextmanager
def both_builds() -> Iterator[tuple[Build, Build]]:
    plain, compiled = Build(PLAIN), Build(COMPILED)
    try:
        for build, wanted in ((plain, "False"), (compiled, "True")):
            build.ask("compiled")
            if build.answer() != wanted:
                raise SystemExit(f"no compiled package in {COMPILED}: make fast")
        yield plain, compiled
    finally:
        for build in (plain, compiled):
            build.process.kill()
            build.process.wait()


def compare_matches(number: int) -> int:
    """1 if one of the matches differs."""
    say = Console(highlight=False).print
    compared, different = 0, []
    try:
        with both_builds() as builds:
            for match in track(range(number), "matches"):
                for build in builds:
                    build.ask(f"match {match}")
                if len({build.answer() for build in builds}) > 1:
                    different.append(match)
                compared += 1
    except KeyboardInterrupt:
        say("stopped")
    say(f"{compared} matches in both builds, {len(different)} different: {different[:20]}")
    return 1 if different else 0


Rounds = dict[tuple[str, str], list[tuple[float, float]]]  # by game and figure, plain and compiled


def measure(rounds: int) -> int:
    found: Rounds = {}
    try:
        with both_builds() as builds:
            for number in track(range(rounds), "rounds"):
                for game in GAMES:
                    plain, compiled = (figures(build, game, number) for build in builds)
                    for name, value in plain.items():
                        found.setdefault((game, name), []).append((value, compiled[name]))
    except KeyboardInterrupt:
        pass
    show(found)
    return 0


def figures(build: Build, game: str, number: int) -> dict[str, float]:
    build.ask(f"speed {game} {number}")
    answer: dict[str, float] = json.loads(build.answer())
    return answer


def show(found: Rounds) -> None:
    say = Console(highlight=False, soft_wrap=True).print
    say("| game | measured | plain | compiled | times as fast, median (lowest to highest) |")
    say("|---|---|---|---|---|")
    for (game, name), pairs in found.items():
        plain, compiled = (median(values) for values in zip(*pairs, strict=True))
        higher = name.endswith("/s")
        ratios = sorted(new / old if higher else old / new for old, new in pairs)
        spread = f"{median(ratios):.2f} ({ratios[0]:.2f} to {ratios[-1]:.2f})"
        say(f"| {game} | {name} | {_figure(plain)} | {_figure(compiled)} | {spread} |")


def _figure(value: float) -> str:
    return f"{value:,.0f}".replace(",", " ") if value >= 1000 else f"{value:.3g}"


def main(arguments: list[str]) -> int:
    match arguments:
        case ["matches", *more]:
            return compare_matches(int(more[0]) if more else MATCHES)
        case ["speed", *more]:
            return measure(int(more[0]) if more else ROUNDS)
    raise SystemExit(__doc__)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
