"""Positions in which the levels are asked what they choose."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

from tests.games.steam.learnt_walks import Decision, decisions
from westbound.bots.bot import LiveView
from westbound.bots.registry import make_bot
from westbound.engine.game import Game
from westbound.engine.rng import Rng
from westbound.engine.state import State
from westbound.games.steam.game import GAME

STEAM = cast("Game[State]", GAME)
MATCH = 11
KINDS = ("bid", "take_tile", "build", "place_track", "move_goods", "choose_route")
CLOSE = 0.01  # points between the two best moves: nearly the same


def positions() -> Iterator[Decision]:
    """One of each kind, late enough for track to be there; the clear ones."""
    missing = set(KINDS)
    for decision in decisions(MATCH, 3, {}):
        late = decision.state.turn > 2 or decision.kind == "bid"
        if late and decision.kind in missing and is_clear(decision):
            missing.remove(decision.kind)
            yield decision


def is_clear(decision: Decision) -> bool:
    """At first sight the best moves differ by more than the noise of a computer."""
    looked = GAME.worth_a_look(decision.state, decision.seat, decision.moves)
    rate = GAME.evaluator(decision.state, decision.seat).rate
    values = sorted((rate(decision.after(move)) for move in looked), reverse=True)
    return len(values) > 2 and values[0] - values[1] > CLOSE


def choice(level: str, decision: Decision) -> str:
    view = LiveView(STEAM, cast("State", decision.state), decision.seat)
    return make_bot(level, STEAM).choose(view, decision.moves, Rng(5)).text
