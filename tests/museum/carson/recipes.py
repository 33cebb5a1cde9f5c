"""Matches of Carson City besides the usual ones: variants together, and what was allowed once."""

from __future__ import annotations

from typing import Final

from westbound.engine.option import Value
from westbound.kit.suites.museum_record import MIDDLE, Recipe

VARIANTS: Final[dict[str, Value]] = {
    "carson_river": True,
    "duel_tiles": True,
    "horses": True,
    "kit_carson": True,
    "new_beginning": True,
    "outlaws": True,
}
WITH_DOCTOR: Final = "4R+5R+6R+9R+10R+11R+14"

RECIPES: Final = (
    # every variant alone, then all together
    Recipe("carson-river", 4, "greedy", {"carson_river": True}),
    Recipe("duel-tiles", 5, "random", {"duel_tiles": True}, 2, ("pick_duel", "put_down_tiles")),
    Recipe("horses", 4, "greedy", {"horses": True}, 3, (MIDDLE,)),
    Recipe("kit-carson", 3, "greedy", {"kit_carson": True}, 4, ("plan_wave",)),
    Recipe("new-beginning", 4, "random", {"new_beginning": True}, 5, ("fill_sheets",)),
    Recipe("outlaws", 5, "greedy", {"outlaws": True}, 6),
    Recipe("all-variants", 6, "random", VARIANTS, 7, (MIDDLE,)),
    Recipe("all-variants-greedy", 4, "greedy", {**VARIANTS, "characters": "random"}, 8),
    Recipe(
        "all-variants-live",
        5,
        "random",
        {**VARIANTS, "kit_carson_mode": "live", "kit_carson_seconds": 60},
        9,
        ("place_live",),
    ),
    # sets of one's own
    Recipe("own-river", 2, "random", {"carson_river": True, "river": "D1 D3 F3 F8"}),
    Recipe("own-buildings", 3, "random", {"buildings": "base+town_hall+school"}),
    Recipe("own-characters", 4, "greedy", {"characters": WITH_DOCTOR, "teacher_card": True}),
    # what later rules forbid or do otherwise
    Recipe("done-at-corral-two", 3, "random", {"horses": True}, 12, ("corral_two",)),
    Recipe(
        "cowboy-in-corral-two-with-kit-carson",
        2,
        "random",
        {"horses": True, "kit_carson": True},
        1,
    ),
    Recipe(
        "healed-after-a-fight",
        4,
        "random",
        {"outlaws": True, "characters": WITH_DOCTOR},
        82,
        ("heal_cowboy",),
    ),
    Recipe("two-thieves", 6, "random", {"outlaws": True, "characters": "random"}, 480),
)
