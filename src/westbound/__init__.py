"""Westbound: exact, fast engines for three frontier board games.

import westbound
match = westbound.new_match("carson", players=4, seed=7)
while not match.over:
    match.play(match.moves()[0])
print(match.standings())
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from westbound.engine import save, state
from westbound.engine.errors import BadInput, BadPosition, IllegalMove, SaveError
from westbound.engine.match import Match, check_seed
from westbound.engine.option import Option, Value
from westbound.engine.position.reading import position_of
from westbound.engine.refusal import Refusal
from westbound.games.registry import find_game
from westbound.games.registry import games as _games

__version__ = "0.1.0"
__all__ = [
    "BadInput",
    "BadPosition",
    "IllegalMove",
    "Match",
    "Option",
    "Refusal",
    "SaveError",
    "games",
    "is_compiled",
    "match_from_json",
    "match_from_position",
    "new_match",
    "options",
]


def games() -> list[str]:
    """The ids of the games: "carson", …"""
    return list(_games())


def is_compiled() -> bool:
    """Whether the engine runs compiled (docs/compiled.md); it plays the same either way."""
    return not (state.__file__ or "").endswith(".py")


def options(game: str) -> tuple[Option, ...]:
    """The table options of a game with their values and defaults."""
    return find_game(game).options


def new_match(
    game: str,
    players: int,
    seed: int,
    options: Mapping[str, Value] | None = None,
    names: Sequence[str] | None = None,
) -> Match:
    """A new match, already at its first decision."""
    match = Match(find_game(game), players, seed, options, names)
    match.advance()
    return match


def match_from_position(
    game: str, text: str, seed: int = 0, names: Sequence[str] | None = None
) -> Match:
    """A match that begins with a position written as a text (docs/positions.md).

    The seed deals what the text does not know, and all chance after it. BadPosition has everything
    that is wrong with the text.
    """
    wanted = find_game(game)
    check_seed(seed)
    match = Match.from_position(position_of(wanted, text, find_game, seed), seed, names)
    match.advance()
    return match


def match_from_json(text: str) -> Match:
    """A match saved by `Match.to_json`; SaveError says which entry is wrong and why."""
    return save.load(text, find_game)
