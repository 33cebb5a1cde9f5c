"""Recorded matches and their transcripts, one folder per game.

    python -m tests.replays.record

writes the transcript of every saved match again. Do this only when a change of what is told or of
the rules is wanted, and say why in that commit. The saved matches stay as they are: saves of every
release must load for ever. One that is missing is played anew, with the seed of its recipe.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

import westbound
from westbound.bots import LiveView, make_bot
from westbound.engine.match import Match
from westbound.engine.move import Move
from westbound.engine.option import Value
from westbound.engine.rng import Rng
from westbound.kit.suites import transcripts
from westbound.kit.suites.transcripts import Style, result_lines

__all__ = ["FOLDER", "RECIPES", "STYLES", "play", "result_lines", "transcript"]

FOLDER: Final = Path(__file__).parent
NAMES: Final = ("Ana", "Bo", "Cy", "Dee", "Eli", "Flo")
KEEN: Final = (
    "build", "house", "terrace", "ask", "agree", "use", "buy", "steal",
    "hire", "upgrade", "give", "copy", "objective", "urbanize", "grow", "cube",
)  # fmt: skip
LOATH: Final = ("pass", "decline", "keep", "done", "road")


def _carson_heading(view: Mapping[str, Any]) -> str:
    return f"Round {view['round']}, phase {view['phase']}" if view["phase"] else "Set-up"


def _gwt_heading(view: Mapping[str, Any]) -> str:
    """Turns go round: a round is one turn of everybody."""
    return f"Round {(view['turn'] - 1) // view['players'] + 1}" if view["turn"] else "Set-up"


def _steam_heading(view: Mapping[str, Any]) -> str:
    return f"Turn {view['turn']}, phase {view['phase']}"


STYLES: Final = {
    "carson": Style(
        _carson_heading, "{vp} VP, cowboys {cowboys}, roads {roads}, firepower {firepower}"
    ),
    "gwt": Style(
        _gwt_heading,
        "{points} VP, at {at}, engine {engine}, certificates {certificates}, workers {workers}",
    ),
    "steam": Style(
        _steam_heading, "income {income}, {vp} VP, level {level}, links {links}, action {action}"
    ),
}


class Recipe(NamedTuple):
    """How a match was made; `player` is a bot's name, or "keen"."""

    game: str
    name: str
    players: int
    seed: int
    player: str
    options: Mapping[str, Value]

    @property
    def path(self) -> Path:
        return FOLDER / self.game / f"{self.name}.json"


# The seeds are those, of the first sixty, whose matches show most kinds of moves (greedy ones
# of Great Western Trail: of the first nine to sixteen).
RECIPES: Final = (
    Recipe("carson", "2-players-greedy", 2, 17, "greedy", {}),
    Recipe("carson", "3-players-greedy", 3, 10, "greedy", {}),
    Recipe("carson", "4-players-greedy", 4, 1, "greedy", {}),
    Recipe("carson", "5-players-greedy", 5, 10, "greedy", {}),
    Recipe("carson", "6-players-greedy", 6, 17, "greedy", {}),
    Recipe("carson", "2-players-first-game", 2, 27, "keen", {"buildings": "first_game"}),
    Recipe("carson", "3-players-compact-roads", 3, 51, "keen", {"road_windows": "compact"}),
    Recipe(
        "carson",
        "4-players-old-board",
        4,
        27,
        "greedy",
        {
            "vp_space_order": "parcels_cowboys_buildings",
            "white_cowboy_counts_as_firepower": True,
        },
    ),
    Recipe(
        "carson",
        "5-players-station-and-terraces",
        5,
        32,
        "greedy",
        {"station_requires_house": True, "terrace_on_rival_house_needs_consent": False},
    ),
    Recipe("carson", "6-players-own-set", 6, 8, "keen", {"buildings": "base+town_hall+school"}),
    Recipe("carson", "6-players-random", 6, 44, "random", {"buildings": "base"}),
    Recipe(
        "carson",
        "5-players-quiet-town",
        5,
        3,
        "greedy",
        {"characters": "quiet_town", "carson_river": True},
    ),
    Recipe(
        "carson",
        "3-players-prosperous-town",
        3,
        2,
        "greedy",
        {"characters": "prosperous_town", "outlaws": True, "kit_carson_seconds": 60},
    ),
    Recipe(
        "carson",
        "4-players-gold-rush",
        4,
        5,
        "greedy",
        {"characters": "gold_rush", "carson_river": True, "river_mountains": 9},
    ),
    Recipe(
        "carson",
        "4-players-house-and-land",
        4,
        4,
        "greedy",
        {"characters": "house_and_land", "horses": True, "kit_carson_seconds": 300},
    ),
    Recipe(
        "carson",
        "4-players-showdown",
        4,
        6,
        "greedy",
        {"characters": "showdown", "duel_tiles": True, "outlaws": True},
    ),
    Recipe(
        "carson",
        "4-players-sealed-waves",
        4,
        7,
        "greedy",
        {
            "characters": "random",
            "teacher_card": True,
            "new_beginning": True,
            "kit_carson": True,
            "horses": True,
        },
    ),
    Recipe(
        "carson",
        "3-players-live",
        3,
        8,
        "greedy",
        {"characters": "random", "kit_carson": True, "kit_carson_mode": "live"},
    ),
    Recipe("gwt", "2-players-greedy", 2, 1, "greedy", {}),
    Recipe("gwt", "3-players-greedy", 3, 9, "greedy", {}),
    Recipe("gwt", "4-players-greedy", 4, 6, "greedy", {}),
    Recipe(
        "gwt",
        "2-players-first-game",
        2,
        48,
        "keen",
        {
            "neutral_placement": "lettered",
            "private_building_sides": "all_a",
            "starting_player": "fixed",
        },
    ),
    Recipe("gwt", "3-players-all-b", 3, 34, "keen", {"private_building_sides": "b" * 10}),
    Recipe(
        "gwt",
        "4-players-mixed-sides",
        4,
        1,
        "greedy",
        {"neutral_placement": "lettered", "private_building_sides": "abbabaabba"},
    ),
    Recipe("gwt", "4-players-random", 4, 14, "random", {"starting_player": "fixed"}),
    Recipe("steam", "3-players-greedy", 3, 1, "greedy", {}),
    Recipe("steam", "4-players-greedy", 4, 2, "greedy", {}),
    Recipe("steam", "5-players-ruhr", 5, 3, "greedy", {"map": "ruhr"}),
    Recipe("steam", "6-players-ruhr", 6, 4, "greedy", {"map": "ruhr"}),
    Recipe("steam", "3-players-standard", 3, 3, "greedy", {"ruleset": "standard"}),
    Recipe("steam", "4-players-standard", 4, 3, "greedy", {"ruleset": "standard"}),
    Recipe(
        "steam",
        "5-players-standard-relaxed",
        5,
        7,
        "greedy",
        {"ruleset": "standard", "map": "ruhr", "relaxed_borrowing": True},
    ),
    Recipe("steam", "4-players-first-game", 4, 46, "keen", {"initial_order": "random"}),
    Recipe(
        "steam",
        "3-players-paths",
        3,
        9,
        "greedy",
        {"choose_paths": True, "tie_break": "income_then_action_tile", "map": "ruhr"},
    ),
    Recipe("steam", "6-players-random", 6, 9, "random", {}),
)


def keen(moves: Sequence[Move], rng: Rng) -> Move:
    """Likes to build and hates to pass: such matches see more of the rules than random ones."""
    for chance, wanted in (
        (4, [m for m in moves if m.text.split()[0] in KEEN]),
        (6, [m for m in moves if m.text.split()[0] not in LOATH]),
    ):
        if wanted and rng.below(chance):
            return rng.choice(wanted)
    return rng.choice(moves)


def play(recipe: Recipe) -> Match:
    """The match of a recipe."""
    match = westbound.new_match(
        recipe.game, recipe.players, recipe.seed, recipe.options, NAMES[: recipe.players]
    )
    rng = Rng(recipe.seed, 77)
    bot = None if recipe.player == "keen" else make_bot(recipe.player)
    while not match.over:
        seat, moves = match.turns[0], match.moves()
        view = LiveView(match.game, match.state, seat)
        match.play(keen(moves, rng) if bot is None else bot.choose(view, moves, rng), seat)
    return match


def transcript(match: Match) -> str:
    return transcripts.transcript(match, STYLES[match.game.id])


def main() -> None:
    for recipe in RECIPES:
        if not recipe.path.exists():
            recipe.path.parent.mkdir(exist_ok=True)
            recipe.path.write_text(play(recipe).to_json(), encoding="utf-8", newline="\n")
            sys.stdout.write(f"played {recipe.path.name}\n")
    for path in sorted(FOLDER.glob("*/*.json")):
        match = westbound.match_from_json(path.read_text(encoding="utf-8"))
        path.with_suffix(".txt").write_text(transcript(match), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
