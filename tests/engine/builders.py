"""Matches of the tiny game for the engine's tests."""

from __future__ import annotations

from typing import Final, cast

from tests.engine.tiny_game import Tiny
from westbound.engine.errors import BadInput
from westbound.engine.game import Game
from westbound.engine.match import Entry, Match
from westbound.engine.option import Value
from westbound.engine.state import State

TINY: Final = cast("Game[State]", Tiny())


def find_tiny(game_id: str) -> Game[State]:
    if game_id != "tiny":
        raise BadInput(f"there is no game {game_id!r}; there are: tiny")
    return TINY


def started(players: int = 2, seed: int = 1, **options: Value) -> Match:
    match = Match(TINY, players, seed, options)
    match.advance()
    return match


def dealt(*hands: str, **options: Value) -> Match:
    """Everybody holds these cards, such as "14", and nothing is played."""
    match = Match(TINY, len(hands), seed=1, options=options)
    for cards in zip(*hands, strict=True):
        for card in cards:
            refusal = match.replay(Entry(-1, TINY.parse(f"deal {card}"), automatic=False))
            assert refusal is None
    return match


def texts(match: Match, start: int = 0) -> list[tuple[int, str, bool]]:
    return [(entry.seat, entry.text, entry.automatic) for entry in match.log[start:]]
