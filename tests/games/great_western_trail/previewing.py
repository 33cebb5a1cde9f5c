"""The preview of a move, by its text."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeAlias

from westbound.engine.move import Move
from westbound.engine.refusal import Param
from westbound.games.great_western_trail.game import GAME
from westbound.games.great_western_trail.state import TrailState

Params: TypeAlias = Mapping[str, Param]
Check: TypeAlias = Callable[[TrailState, TrailState, Move, int, Params], None]


def effect(state: TrailState, text: str) -> tuple[str, dict[str, Param]]:
    move, seat = GAME.parse(text), state.agenda[-1].seat
    assert GAME.why_not(state, move, seat) is None
    sentence = GAME.preview(state, move, seat)
    assert sentence is not None
    return sentence.key, dict(sentence.params)
