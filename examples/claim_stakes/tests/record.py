"""Recorded matches: `python tests/record.py` plays what is missing and writes the transcripts.

Saves of a release are never made anew; a transcript changes only when a change is wanted.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

import westbound
from westbound.bots import LiveView, make_bot
from westbound.engine.match import Match
from westbound.engine.rng import Rng
from westbound.kit.suites.transcripts import Style, transcript

FOLDER: Final = Path(__file__).parent / "replays"
STYLE: Final = Style(lambda view: f"Round {view['round']}", "dust {dust}, stakes {stakes}")
RECIPES: Final = {
    "2-players-greedy": (2, True, "greedy"),
    "3-players-quiet": (3, False, "greedy"),
    "4-players-random": (4, True, "random"),
}


def play(seed: int, players: int, jumping: bool, name: str) -> Match:
    names = ("Ana", "Bo", "Cy", "Dee")[:players]
    match = westbound.new_match("claim_stakes", players, seed, {"jumping": jumping}, names)
    bot, rng = make_bot(name), Rng(seed, 1)
    while (seat := match.turn) is not None:
        match.play(bot.choose(LiveView(match.game, match.state, seat), match.moves(), rng))
    return match


def main() -> None:
    for seed, (name, recipe) in enumerate(RECIPES.items(), start=1):
        path = FOLDER / f"{name}.json"
        if not path.exists():
            path.write_text(play(seed, *recipe).to_json(), encoding="utf-8", newline="\n")
        match = westbound.match_from_json(path.read_text(encoding="utf-8"))
        told = transcript(match, STYLE)
        path.with_suffix(".txt").write_text(told, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
