"""What is agreed before a match, and the set-up that follows from it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final

from westbound.engine.option import Option, Value
from westbound.engine.state import pickle_by
from westbound.games.great_western_trail.chance_moves import is_mix_of_sides
from westbound.games.great_western_trail.components import NUMBERS
from westbound.games.great_western_trail.rules.move import fee_table
from westbound.games.great_western_trail.rules.setup import agreed_sides
from westbound.games.great_western_trail.state import TrailSetup
from westbound.games.great_western_trail.versions import RULES_VERSION

OPTIONS: Final = (
    Option("neutral_placement", ("random", "lettered"), "random", "GWT-014", beginner="lettered"),
    Option(
        "private_building_sides",
        ("random", "all_a"),
        "random",
        "GWT-027",
        beginner="all_a",
        accepts_custom=is_mix_of_sides,
    ),
    Option("starting_player", ("random", "fixed"), "random", "GWT-035"),
)


@cache
def _setup(players: int, options: tuple[tuple[str, Value], ...], version: int) -> TrailSetup:
    chosen = dict(options)
    return TrailSetup(
        players=players,
        options=chosen,
        rules_version=version,
        numbers=NUMBERS[players],
        fees=fee_table(players),
        random_neutrals=chosen["neutral_placement"] == "random",
        sides=agreed_sides(str(chosen["private_building_sides"])),
        random_start=chosen["starting_player"] == "random",
    )


def make_setup(
    players: int, options: Mapping[str, Value], rules_version: int = RULES_VERSION
) -> TrailSetup:
    """The set-up of these options; the same object for the same options."""
    return _setup(players, tuple(options.items()), rules_version)


pickle_by(TrailSetup, make_setup)
