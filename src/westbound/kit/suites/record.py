"""Record matches: `python -m westbound.kit.suites.record my_game.game:GAME tests/replays`.

One match for each player count, with the values of the options taking turns; every move is the
one that `evaluate` likes best. What is there already stays: only its transcript is written again.
"""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path
from typing import Final

from westbound.engine import save
from westbound.engine.game import Game
from westbound.engine.match import Match
from westbound.engine.move import Move
from westbound.engine.option import complete
from westbound.engine.state import State
from westbound.kit.suites.transcripts import PLAIN, Style, transcript

NAMES: Final = ("Ana", "Bo", "Cy", "Dee", "Eli", "Flo")


def record(game: Game[State], folder: Path, style: Style = PLAIN) -> list[Path]:
    """Play what is missing and write all transcripts; the saved matches."""
    folder.mkdir(parents=True, exist_ok=True)
    most = max((len(option.values) for option in game.options), default=1)
    count = max(len(game.players), most)
    return [_record(game, folder, style, number) for number in range(count)]


def _record(game: Game[State], folder: Path, style: Style, number: int) -> Path:
    players = game.players[number % len(game.players)]
    path = folder / f"{number + 1}-{players}-players.json"
    if not path.exists():
        path.write_text(_played(game, players, number).to_json(), encoding="utf-8", newline="\n")
    match = save.load(path.read_text(encoding="utf-8"), lambda _: game)
    told = transcript(match, style)
    path.with_suffix(".txt").write_text(told, encoding="utf-8", newline="\n")
    return path


def _played(game: Game[State], players: int, number: int) -> Match:
    options = {o.name: o.values[number % len(o.values)] for o in game.options}
    match = Match(game, players, number, complete(game.options, options), NAMES[:players])
    match.advance()
    while not match.over:
        match.play(best_move(match))
    return match


def best_move(match: Match) -> Move:
    """The one that `evaluate` likes best."""
    seat, game = match.turn, match.game
    assert seat is not None

    def value(move: Move) -> float:
        after = match.state.copy()
        game.apply(after, move, seat)
        return game.evaluate(after, seat)

    return max(match.moves(), key=value)


def main(where: str, folder: str) -> None:
    module, _, name = where.partition(":")
    record(getattr(import_module(module), name), Path(folder))


if __name__ == "__main__":
    main(*sys.argv[1:])
