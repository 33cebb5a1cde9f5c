"""How strong the levels are, as far as it was measured."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files

from westbound.bots.ladder import LEVELS


@dataclass(frozen=True, slots=True)
class Strength:
    """Of a level in a game, against the level below."""

    players: int  # at the tables where it was measured
    pairs: int
    won: float  # share of the pairs in which it finished ahead; a tie is half of one
    low: float  # of the 95 % interval
    high: float
    suits: Mapping[str, str] = field(default_factory=dict)  # whom, by language


def strengths(game_id: str) -> dict[str, Strength]:
    """The levels that were measured in this game, weakest first."""
    found = read_strengths(_text()).get(game_id, {})
    return {level: found[level] for level in LEVELS if level in found}


def read_strengths(text: str) -> dict[str, dict[str, Strength]]:
    """By game and level."""
    return {
        game: {level: Strength(**figures) for level, figures in levels.items()}
        for game, levels in tomllib.loads(text).items()
    }


@cache
def _text() -> str:
    return (files(__package__) / "strength.toml").read_text(encoding="utf-8")
