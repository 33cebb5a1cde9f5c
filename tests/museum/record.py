"""Add matches to the museum: every game, player count and option, by the rules of now.

    python -m tests.museum.record

plays what is missing in `tests/museum/<game>/v<rules version>` and leaves everything else as it is:
what a release has played must open, go on and end the same for ever. Besides what every game gets
(`westbound.kit.suites.museum_record`) there are the recipes of `<game>/recipes.py`.
"""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path
from typing import Final

from westbound.bots import LiveView, make_bot
from westbound.engine.match import Match
from westbound.engine.move import Move
from westbound.engine.rng import Rng
from westbound.games.registry import find_game, games
from westbound.kit.suites.museum_record import PLAYERS, Player, Recipe, record, usual_recipes

FOLDER: Final = Path(__file__).parent
GREEDY: Final = make_bot("greedy")


def greedy(match: Match, rng: Rng) -> Move:
    seat = match.turns[0]
    return GREEDY.choose(LiveView(match.game, match.state, seat), match.moves(seat), rng)


def recipes_of(game_id: str) -> list[Recipe]:
    """Its own come first: of two with one name the other is left out."""
    own: tuple[Recipe, ...] = import_module(f"tests.museum.{game_id}.recipes").RECIPES
    usual = usual_recipes(find_game(game_id), best="greedy")
    return [*own, *(recipe for recipe in usual if recipe.name not in {r.name for r in own})]


def players_of(game_id: str) -> dict[str, Player]:
    own: dict[str, Player] = getattr(
        import_module(f"tests.museum.{game_id}.recipes"), "PLAYERS", {}
    )
    return {**PLAYERS, "greedy": greedy, **own}


def main() -> None:
    for game_id in games():
        if (FOLDER / game_id / "recipes.py").exists():
            recipes, players = recipes_of(game_id), players_of(game_id)
            for path in record(find_game(game_id), FOLDER / game_id, recipes, players):
                sys.stdout.write(f"played {game_id} {path.name}\n")


if __name__ == "__main__":
    main()
