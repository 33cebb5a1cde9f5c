"""What the levels choose in a few positions; `python -m tests.games.carson_city.stored_choices`
chooses anew and writes the file again, after a change that is meant to change it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from westbound.bots.bot import LiveView
from westbound.bots.learned.minds import judge_of, mind_of
from westbound.bots.learned.search import Search
from westbound.bots.registry import make_bot
from westbound.engine.move import Move
from westbound.engine.option import complete
from westbound.engine.rng import Rng
from westbound.engine.runner import advance
from westbound.games.carson_city.game import GAME
from westbound.games.carson_city.state import CarsonState
from westbound.games.registry import find_game

ANY_GAME: Final = find_game("carson")  # as bots know it
FILE: Final = Path(__file__).parent / "data" / "choices.json"
TOO_CLOSE: Final = 0.01  # points: rounding might decide elsewhere
POSITIONS: Final = {"rookie": 6, "rancher": 6, "marshal": 4, "legend": 2}
EVERY: Final = 23  # decisions between two positions


def positions(players: int) -> Iterator[tuple[int, CarsonState, int, list[Move]]]:
    """Decisions of a match by chance, with their number."""
    state, rng, number = GAME.new(players, complete(GAME.options, {})), Rng(77, players), 0
    while True:
        seat, moves = advance(GAME, state, rng)
        if not moves:
            return
        number += 1
        if number % EVERY == 0:
            yield number, state, seat, list(moves)
        GAME.apply(state, GAME.cautious(state, seat, moves, rng), seat)


def choice(level: str, state: CarsonState, seat: int, moves: list[Move]) -> str:
    view = LiveView(ANY_GAME, state.copy(), seat)
    return make_bot(level, ANY_GAME).choose(view, moves, Rng(1)).text


def is_close(level: str, state: CarsonState, seat: int, moves: list[Move]) -> bool:
    """Whether two moves are about equally good at first sight."""
    players = state.setup.players
    mind = mind_of(GAME, level, players)
    search = Search(judge_of(GAME, mind, players), mind.plan)
    worth = sorted(search.first_look(GAME, state.copy(), seat, moves))
    return worth[-1] - worth[-2] < TOO_CLOSE


def chosen() -> list[dict[str, Any]]:
    found = []
    for players in (2, 4):
        for level, count in POSITIONS.items():
            left = count
            for number, state, seat, moves in positions(players):
                if left and not is_close(level, state, seat, moves):
                    left -= 1
                    said = choice(level, state, seat, moves)
                    found.append(
                        {"players": players, "level": level, "decision": number, "move": said}
                    )
    return found


def stored() -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(FILE.read_text(encoding="utf-8"))
    return found


if __name__ == "__main__":
    lines = ",\n".join(json.dumps(entry) for entry in chosen())
    FILE.parent.mkdir(exist_ok=True)
    FILE.write_text(f"[\n{lines}\n]\n", encoding="utf-8")
