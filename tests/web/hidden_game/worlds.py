"""Matches of the hidden game, and others that one seat cannot tell from them."""

from __future__ import annotations

from tests.web.hidden_game import GAME
from westbound.engine.match import Match
from westbound.engine.rng import Rng


def first_deal(players: int, seed: int) -> Match:
    match = Match(GAME, players, seed)
    match.advance()
    return match


def other_world(match: Match, viewer: int | None) -> Match:
    """A match that looks the same to this viewer, with other cards wherever it cannot look."""
    seen = match.observe(viewer)
    for n in range(200):
        state = match.game.determinize(seen, Rng(n))
        others = [seat for seat in range(match.players) if seat != viewer]
        if all(match.game.observe(state, s) != match.observe(s) for s in others):
            made = match.fork()
            made.state = state
            return made
    raise AssertionError("the viewer knows everything")
