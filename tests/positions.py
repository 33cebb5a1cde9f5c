"""What tests of position texts share."""

from __future__ import annotations

import pytest

from westbound import new_match
from westbound.engine.errors import BadPosition
from westbound.engine.position.reading import StartingPosition, parse_position
from westbound.engine.position.writing import position_text
from westbound.engine.rng import Rng
from westbound.engine.state import State
from westbound.games.registry import find_game


def parse(text: str, seed: int = 1) -> StartingPosition:
    return parse_position(text, find_game, seed)


def state_of(text: str, seed: int = 1) -> State:
    return parse(text, seed).state


def text_of(position: StartingPosition) -> str:
    return position_text(*position[:1], position.state, position.agreed)


def sections(text: str) -> dict[str, str]:
    """What is behind the colon of each line."""
    lines = (line.partition(": ") for line in text.splitlines())
    return {name: words for name, _, words in lines}


def complaints(text: str) -> list[str]:
    """Every problem in English."""
    with pytest.raises(BadPosition) as wrong:
        parse(text)
    return wrong.value.explain("en")


def finished_position() -> str:
    """The last position of a match of Carson City between two players by chance."""
    match = new_match("carson", players=2, seed=3)
    rng = Rng(3)
    while not match.over:
        moves = match.moves()
        match.play(moves[rng.below(len(moves))])
    return match.position()
