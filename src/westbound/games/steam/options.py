"""What is agreed before a match: options, and the set-up they make. Rules STM-001 to STM-006."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from westbound.engine.option import Option, Value
from westbound.engine.state import pickle_by
from westbound.games.steam.components import TURNS
from westbound.games.steam.maps import PRINTED, chosen_map, map_title
from westbound.games.steam.state import SteamSetup
from westbound.games.steam.versions import RULES_VERSION

OPTIONS: Final = (
    Option("ruleset", ("base", "standard"), "base", "STM-001"),
    Option("map", PRINTED, "northeast", "STM-002", file=map_title),
    Option("initial_order", ("auction", "random"), "auction", "STM-003", beginner="random"),
    Option("relaxed_borrowing", (False, True), False, "STM-004"),
    Option("tie_break", ("action_tile", "income_then_action_tile"), "action_tile", "STM-005"),
    Option("choose_paths", (False, True), False, "STM-213"),
)


@lru_cache(maxsize=256)
def _setup(players: int, options: tuple[tuple[str, Value], ...], version: int) -> SteamSetup:
    chosen = dict(options)
    return SteamSetup(
        players=players,
        options=chosen,
        rules_version=version,
        map=chosen_map(str(chosen["map"]), version),
        standard=chosen["ruleset"] == "standard",
        auction=chosen["initial_order"] == "auction",
        relaxed=bool(chosen["relaxed_borrowing"]),
        income_breaks_ties=chosen["tie_break"] != "action_tile",
        choose_paths=bool(chosen["choose_paths"]),
        turns=TURNS[players],
    )


def make_setup(
    players: int, options: Mapping[str, Value], rules_version: int = RULES_VERSION
) -> SteamSetup:
    """The set-up of these options; the same object for the same options."""
    return _setup(players, tuple(options.items()), rules_version)


pickle_by(SteamSetup, make_setup)
