"""Add matches to a museum: `python -m westbound.kit.suites.museum_record my_game:GAME museum`.

They go into the folder of the game's present rules version: every player count, every value of
every option, and all options at once, by random players and by ones that play what `evaluate`
likes best; some also as they were saved while they were running. What is there already stays.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Mapping
from importlib import import_module
from pathlib import Path
from typing import Final, NamedTuple, TypeAlias

from westbound.engine import save
from westbound.engine.game import Game
from westbound.engine.match import Match
from westbound.engine.move import Move
from westbound.engine.option import Option, Value, complete
from westbound.engine.rng import Rng
from westbound.engine.state import State
from westbound.kit.suites.museum import RUNNING, facts
from westbound.kit.suites.record import NAMES, best_move

Player: TypeAlias = Callable[[Match, Rng], Move]


class Recipe(NamedTuple):
    """How a match is made; `cuts` are decisions at which it is also saved while running."""

    name: str
    players: int
    player: str
    options: Mapping[str, Value]
    seed: int = 1
    cuts: tuple[str, ...] = ()


PLAYERS: Final[Mapping[str, Player]] = {
    "random": lambda match, rng: rng.choice(match.moves()),
    "best": lambda match, rng: best_move(match),
}
MIDDLE: Final = "middle"  # a cut at whatever is asked half-way


def usual_recipes(game: Game[State], best: str = "best") -> list[Recipe]:
    """Every player count and every value of every option, at least once."""
    counts = game.players
    found = [
        Recipe(f"{count}-players-{player}", count, player, {}, cuts=(MIDDLE,))
        for count in counts
        for player in ("random", best)
    ]
    for option in game.options:
        for value in option.values:
            if value != option.default:
                count, player = counts[len(found) % len(counts)], ("random", best)[len(found) % 2]
                chosen = _with_what_it_needs(option, value)
                found.append(Recipe(_name(option, value), count, player, chosen))
    everything = {o.name: next(v for v in reversed(o.values)) for o in game.options}
    if everything:
        found.append(Recipe("all-options", counts[-1], best, everything))
    return found


def _with_what_it_needs(option: Option, value: Value) -> dict[str, Value]:
    needed: dict[str, Value] = {} if option.requires is None else {option.requires: True}
    return {**needed, option.name: value}


def _name(option: Option, value: Value) -> str:
    name = option.name.replace("_", "-")
    return name if value is True else f"no-{name}" if value is False else f"{name}-{value}"


def record(
    game: Game[State],
    folder: Path,
    recipes: Iterable[Recipe],
    players: Mapping[str, Player] = PLAYERS,
) -> list[Path]:
    """Play what is missing in the folder of the present rules; the new files."""
    shelf = folder / f"v{game.rules_version}"
    shelf.mkdir(parents=True, exist_ok=True)
    new: list[Path] = []
    for recipe in recipes:
        path = shelf / f"{recipe.name}.json"
        if not path.exists():
            match, moments = play(game, recipe, players[recipe.player])
            cuts = [_moment(cut, moments) for cut in recipe.cuts]
            new += [_write(path, match), *(_write_running(path, match, cut) for cut in cuts)]
    return new


class Moment(NamedTuple):
    """A decision of the match: after how many entries, what was asked, and how many seats."""

    length: int
    kind: str
    asked: int


def play(game: Game[State], recipe: Recipe, player: Player) -> tuple[Match, list[Moment]]:
    """The match of a recipe, and where somebody decided in it."""
    options = complete(game.options, recipe.options)
    match = Match(game, recipe.players, recipe.seed, options, NAMES[: recipe.players])
    rng, moments = Rng(recipe.seed, 77), []
    match.advance()
    while not match.over:
        seats = match.turns
        moments.append(Moment(len(match.log), match.state.agenda[-1].kind, len(seats)))
        match.play(player(match, rng), seats[0])
    return match, moments


def _write(path: Path, match: Match) -> Path:
    path.write_text(match.to_json(), encoding="utf-8", newline="\n")
    path.with_suffix(".txt").write_text(facts(match), encoding="utf-8", newline="\n")
    return path


def _write_running(path: Path, match: Match, cut: Moment) -> Path:
    part = match.fork()
    part.rewind(cut.length)
    asked = cut.kind.replace("_", "-")
    return _write(path.with_stem(f"{path.stem}{RUNNING}{asked}"), part)


def _moment(cut: str, moments: list[Moment]) -> Moment:
    """In a choice of several, one in which some have answered already."""
    if cut == MIDDLE:
        return moments[len(moments) // 2]
    found = [moment for moment in moments if moment.kind == cut]
    assert found, f"nobody was asked {cut}"
    most = max(moment.asked for moment in found)
    begun = [moment for moment in found if moment.asked < most] or found
    return begun[len(begun) // 2]


def main(where: str, folder: str) -> None:
    module, _, name = where.partition(":")
    game: Game[State] = getattr(import_module(module), name)
    for path in record(game, Path(folder), usual_recipes(game)):
        save.load(path.read_text(encoding="utf-8"), lambda _: game)
        sys.stdout.write(f"played {path.name}\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
