"""A match of a bot with copies of itself, as a transcript with sentences.

.venv/bin/python -m checks.strength.showcase gwt legend 4 11 docs/bots/gwt.wbt
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from westbound.bots import LiveView, choose_move, decision_seed, make_bot
from westbound.engine import transcript
from westbound.engine.game import Game
from westbound.engine.match import Match
from westbound.engine.remarks import remarks
from westbound.games.registry import find_game


def played(game: Game[Any], bot: str, players: int, seed: int) -> Match:
    bots = [make_bot(bot, game) for _ in range(players)]
    match = Match(game, players, seed)
    match.advance()
    while not match.over:
        seat = match.turns[0]
        view = LiveView(game, match.state, seat)
        said = decision_seed(seed, len(match.log))
        match.play(choose_move(bots[seat], view, match.moves(seat), said), seat)
    return match


def main(game: str, bot: str, players: str, seed: str, out: str) -> None:
    match = played(find_game(game), bot, int(players), int(seed))
    text = transcript.write(json.loads(match.to_json()), remarks(match, "en"))
    Path(out).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
