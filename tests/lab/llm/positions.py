"""Positions of all games to be told."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import NamedTuple

import westbound
from westbound.engine.match import Match
from westbound.engine.option import Value
from westbound.engine.rng import Rng
from westbound.lab.llm import TextObservation, text_observation

GAMES = ("carson", "gwt", "steam")


class Kind(NamedTuple):
    """A kind of table."""

    game: str
    players: int
    options: Mapping[str, Value]

    def __str__(self) -> str:
        return "-".join((self.game, *self.options))


KINDS = (
    Kind("carson", 3, {}),
    Kind("carson", 2, {"duel_tiles": True, "kit_carson": True, "horses": True}),
    Kind("carson", 2, {"new_beginning": True, "outlaws": True, "carson_river": True}),
    Kind("gwt", 3, {}),
    Kind("steam", 3, {"ruleset": "standard"}),
)


@cache
def _played(game: str, decisions: int) -> Match:
    match = westbound.new_match(game, players=3, seed=5)
    for _ in range(decisions):
        choose(match)
    return match


def match_after(game: str, decisions: int) -> Match:
    """A match of three cautious players after so many decisions."""
    return _played(game, decisions).fork()


def choose(match: Match) -> None:
    """The next decision, cautiously."""
    seat, rng = match.turns[0], Rng(match.seed, 1000 + len(match.log))
    moves = match.moves(seat)
    match.play(match.game.cautious(match.state, seat, moves, rng), seat)


def some_positions(kind: Kind, every: int) -> Iterator[Match]:
    """A match as it goes on: the first decision of each kind, some more, and the end."""
    match = westbound.new_match(kind.game, players=kind.players, seed=3, options=kind.options)
    met: set[str] = set()
    count = 0
    while not match.over:
        step = match.state.agenda[-1].kind
        if step not in met or count % every == 0:
            met.add(step)
            yield match
        count += 1
        choose(match)
    yield match


@cache
def a_question(language: str = "en") -> TextObservation:
    """Somebody in Carson City places a cowboy, which has many answers."""
    match = match_after("carson", 0)
    while match.state.agenda[-1].kind != "place_or_pass":
        choose(match)
    return text_observation(match, None, language, ("P1", "P2", "P3"))
