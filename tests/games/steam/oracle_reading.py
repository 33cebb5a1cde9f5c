"""What the oracle reads: the observation that everybody gets, put into its words."""

from __future__ import annotations

from typing import Any

from westbound.games.steam import GAME
from westbound.games.steam.state import SteamState

from . import oracle
from .oracle.choices import Question
from .oracle.land import Hex
from .oracle.ledger import Purse
from .oracle.position import Position
from .oracle.table import Table
from .oracle_shadow import hex_named, tile_named

UNOWNED, NO_TRACK = -2, -1


def read(state: SteamState) -> tuple[Table, Question]:
    """The table as a spectator sees it, and what is asked."""
    seen: dict[str, Any] = dict(GAME.observe(state, None))
    return table_of(seen), question_of(seen)


def seats_in(mask: int, players: int) -> set[int]:
    return {seat for seat in range(players) if mask >> seat & 1}


def table_of(seen: dict[str, Any]) -> Table:
    options, seats, hexes = seen["options"], seen["seats"], seen["hexes"]
    players, plain = seen["players"], seen["position"]
    return Table(
        position_of(seen),
        standard=options["ruleset"] == "standard",
        relaxed=options["relaxed_borrowing"],
        choose_paths=options["choose_paths"],
        purses=[Purse(seat["money"], seat["income"], seat["vp"]) for seat in seats],
        levels=[seat["level"] for seat in seats],
        actions=[seat["action"] for seat in seats],
        passed={seat["seat"] for seat in seats if seat["passed"]},
        acted=seats_in(plain["done_action"], players),
        upgraded={seat["seat"] for seat in seats if seat["upgraded"]},
        cubes={hex_named(name): at["cubes"] for name, at in hexes.items() if "cubes" in at},
        supply=seen["supply"],
        new_cities=seen["new_cities"],
        growth_left=seen["growth_left"],
        grown={hex_named(name) for name, at in hexes.items() if at.get("grown")},
    )


def position_of(seen: dict[str, Any]) -> Position:
    position = Position(oracle.land.read(seen["options"]["map"], seen["rules_version"]))
    for name, at in seen["hexes"].items():
        hex_ = hex_named(name)
        if "tile" in at:
            position.tiles[hex_] = tile_named(at["tile"])
            for side, owner in enumerate(at["owners"]):
                if owner != NO_TRACK:
                    position.owner[hex_, side] = None if owner == UNOWNED else owner
        if at.get("new"):
            position.new_cities[hex_] = at["city"]
    position.built = frozenset(seats_in(seen["position"]["built"], seen["players"]))
    return position


def question_of(seen: dict[str, Any]) -> Question:
    step = seen["step"]
    return Question(
        step["kind"],
        step["seat"],
        high=step.get("high", -1),
        left=step.get("left", 0),
        hex=hex_with(seen, step["hex"]) if "hex" in step else (0, 0),
        colour=list(oracle.tables.CUBES)[step["colour"]] if "colour" in step else "",
    )


def hex_with(seen: dict[str, Any], code: int) -> Hex:
    """Hexes are numbered in the order in which they are listed."""
    return hex_named(list(seen["hexes"])[code])
