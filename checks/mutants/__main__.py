"""The command: see the docstring of the package."""

from __future__ import annotations

import argparse
import subprocess
import sys

from rich.console import Console

from checks.mutants.games import GameModules, all_games
from checks.mutants.report import summary, write_report
from checks.mutants.run import Run
from checks.mutants.scores import read_scores, write_scores

STOPPED = 130  # what a shell calls a program that Ctrl+C ended


def main(arguments: list[str]) -> int:
    games = all_games()
    parser = argparse.ArgumentParser(prog="python -m checks.mutants", description=__doc__)
    parser.add_argument("--game", choices=games, help="one game; without it, all of them")
    parser.add_argument("--modules", default="", help="areas or modules, with spaces between")
    parser.add_argument("--again", action="store_true", help="forget what is known")
    parser.add_argument("--all", action="store_true", help="print every survivor")
    chosen = parser.parse_args(arguments)
    if chosen.game is None:
        return each_game(list(games), arguments)
    return one_game(games[chosen.game], chosen.modules.split(), chosen.again, chosen.all)


def each_game(games: list[str], arguments: list[str]) -> int:
    """In a process of its own: the modules of one game do not disturb those of another."""
    for game in games:
        command = [sys.executable, "-m", "checks.mutants", "--game", game, *arguments]
        try:
            code = subprocess.run(command, check=False).returncode
        except KeyboardInterrupt:
            return STOPPED
        if code:
            return code
    return 0


def one_game(game: GameModules, words: list[str], again: bool, everything: bool) -> int:
    console = Console()
    if not game.chosen(words):
        console.print(f"{game.id} has no rule modules named {' '.join(words)}")
        return 0
    run = Run(game, words, again)
    scores = run.run(console)
    kept = read_scores()
    present = {m: s for m, s in kept.get(game.id, {}).items() if m in game.modules}
    kept[game.id] = present | scores
    write_scores(game.id, kept[game.id])
    write_report(kept)
    for line in summary(game, scores, everything):
        console.print(line, markup=False, highlight=False, soft_wrap=True)
    for wrong in run.wrong_excuses():
        console.print(f"excused/{game.id}.toml: {wrong}", markup=False, soft_wrap=True)
    return STOPPED if run.stopped else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
