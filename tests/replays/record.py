"""Recorded matches and their transcripts, one folder per game.

    python -m tests.replays.record

writes the transcript of every saved match again. Do this only when a change of what is told or of
the rules is wanted, and say why in that commit. The saved matches stay as they are: saves of every
release must load for ever. One that is missing is played anew, with the seed of its recipe in
`<game>/recipes.py`.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Final

import westbound
from tests.replays.recipe import FOLDER, KEEN, Recipe, Recording
from westbound.bots import LiveView, make_bot
from westbound.engine.match import Match
from westbound.engine.move import Move
from westbound.engine.rng import Rng
from westbound.kit.suites import transcripts
from westbound.kit.suites.transcripts import result_lines

__all__ = ["FOLDER", "RECIPES", "STYLES", "play", "result_lines", "transcript"]

NAMES: Final = ("Ana", "Bo", "Cy", "Dee", "Eli", "Flo")


def recording_of(game: str) -> Recording:
    found: Recording = import_module(f"tests.replays.{game}.recipes").RECORDING
    return found


RECORDINGS: Final = {
    path.parent.name: recording_of(path.parent.name) for path in sorted(FOLDER.glob("*/recipes.py"))
}
RECIPES: Final = tuple(recipe for found in RECORDINGS.values() for recipe in found.recipes)
STYLES: Final = {game: found.style for game, found in RECORDINGS.items()}


def keen(recording: Recording, moves: Sequence[Move], rng: Rng) -> Move:
    """Likes to build and hates to pass: such matches see more of the rules than random ones."""
    for chance, wanted in (
        (4, [m for m in moves if m.text.split()[0] in recording.eager_for]),
        (6, [m for m in moves if m.text.split()[0] not in recording.reluctant_to]),
    ):
        if wanted and rng.below(chance):
            return rng.choice(wanted)
    return rng.choice(moves)


def play(recipe: Recipe) -> Match:
    """The match of a recipe."""
    match = westbound.new_match(
        recipe.game, recipe.players, recipe.seed, recipe.options, NAMES[: recipe.players]
    )
    rng, recording = Rng(recipe.seed, 77), RECORDINGS[recipe.game]
    bot = None if recipe.player == KEEN else make_bot(recipe.player)
    while not match.over:
        seat, moves = match.turns[0], match.moves()
        view = LiveView(match.game, match.state, seat)
        move = keen(recording, moves, rng) if bot is None else bot.choose(view, moves, rng)
        match.play(move, seat)
    return match


def transcript(match: Match) -> str:
    return transcripts.transcript(match, STYLES[match.game.id])


def main() -> None:
    for recipe in RECIPES:
        if not recipe.path.exists():
            recipe.path.write_text(play(recipe).to_json(), encoding="utf-8", newline="\n")
            sys.stdout.write(f"played {recipe.path.name}\n")
    for path in sorted(FOLDER.glob("*/*.json")):
        match = westbound.match_from_json(path.read_text(encoding="utf-8"))
        path.with_suffix(".txt").write_text(transcript(match), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
