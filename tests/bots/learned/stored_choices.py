"""What the levels choose in stored positions of a game: the same everywhere, compiled or not.

    .venv/bin/python -m tests.bots.learned.stored_choices carson

takes positions from matches of ranchers, of all player counts and with many options, asks every
level, and writes the file of the game anew. Do so after a change that is meant to change them.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter
from typing import Any, Final

import numpy as np
from rich.console import Console
from rich.progress import track

import westbound
from westbound.bots.bot import LiveView
from westbound.bots.ladder import LEVELS
from westbound.bots.learned.judge import Judge
from westbound.bots.learned.minds import judge_of, mind_of
from westbound.bots.learned.search import Search
from westbound.bots.learned.value_net import ValueNet
from westbound.bots.registry import make_bot
from westbound.engine.combinations import option_combinations
from westbound.engine.game import Game
from westbound.engine.match import Match
from westbound.engine.rng import Rng
from westbound.games.registry import find_game

FOLDER: Final = Path(__file__).parent / "choices"
THINKERS: Final = LEVELS[1:]  # the first one plays by chance
POSITIONS: Final = 200  # with a choice of each level, or more
MATCHES: Final = 12
SEED: Final = 31
LONGEST: Final = 0.4  # seconds of thought; what takes longer is left out: the test shall be short


@dataclass(frozen=True, slots=True)
class Stored:
    """A position and what the levels choose there."""

    number: int
    text: str
    choices: dict[str, str]


def stored(game: str) -> list[Stored]:
    entries = json.loads((FOLDER / f"{game}.json").read_text(encoding="utf-8"))
    return [Stored(number, entry.pop("position"), entry) for number, entry in enumerate(entries)]


def asked(game: str, position: Stored) -> Match:
    return westbound.match_from_position(game, position.text, seed=SEED)


def choice(level: str, match: Match, number: int) -> str:
    seat = match.turns[0]
    view = LiveView(match.game, match.state.copy(), seat)
    return str(make_bot(level, match.game).choose(view, match.moves(seat), Rng(number)))


# --- writing them


def precise_choice(level: str, match: Match, number: int) -> str:
    """The same with nets that reckon more precisely: where it differs, rounding decides."""
    game, seat, players = match.game, match.turns[0], match.players
    mind = mind_of(game, level, players)
    judge = judge_of(game, mind, players)
    if judge.net is not None:
        weights: Any = tuple(weight.astype(np.float64) for weight in judge.net.weights)
        judge = Judge(ValueNet(weights), judge.rival, judge.by_hand, judge.style, judge.liking)
    view, rng = LiveView(game, match.state.copy(), seat), Rng(number)
    view.sample_state(rng)  # as a level does, to see at what table it sits
    return str(Search(judge, mind.plan, mind.noise).choose(view, match.moves(seat), rng))


def decisions(game: Game[Any], match_number: int) -> Iterator[tuple[Match, int]]:
    """A match of ranchers, decision by decision; every other one with other options."""
    players = game.players[match_number % len(game.players)]
    combinations = option_combinations(game.options)
    other = combinations[Rng(SEED, match_number).below(len(combinations))]
    match = Match(game, players, SEED + match_number, other if match_number % 2 else {})
    match.advance()
    rancher = make_bot("rancher", game)
    while not match.over:
        seat = match.turns[0]
        moves = match.moves(seat)
        if len(moves) > 1 and len(match.turns) == 1:
            yield match, seat
        view = LiveView(game, match.state, seat)
        match.play(rancher.choose(view, moves, Rng(len(match.log))), seat)


def candidates(game: Game[Any], say: Console) -> Iterator[tuple[Match, str]]:
    """Positions of all matches, twice as many as are wanted."""
    each = POSITIONS * 2 // MATCHES + 1
    for match_number in track(range(MATCHES), game.id, console=say):
        texts = [match.position() for match, _ in decisions(game, match_number)]
        step = max(1, len(texts) // each)
        for text in texts[step // 2 :: step]:
            match = westbound.match_from_position(game.id, text, seed=SEED)
            if not match.over and len(match.turns) == 1:
                yield match, text


def clear_choice(level: str, match: Match, number: int) -> str | None:
    """The level's choice, if it was found quickly and rounding does not decide."""
    begin = perf_counter()
    said = choice(level, match, number)
    quick = perf_counter() - begin < LONGEST
    return said if quick and precise_choice(level, match, number) == said else None


def chosen(game: Game[Any], say: Console) -> Iterator[dict[str, str]]:
    missing, number = dict.fromkeys(THINKERS, POSITIONS), 0
    for match, text in candidates(game, say):
        found = {"position": text}
        for level in THINKERS:
            if missing[level] and (said := clear_choice(level, match, number)):
                missing[level] -= 1
                found[level] = said
        if len(found) > 1:
            number += 1
            yield found


def main(*names: str) -> None:
    say = Console(stderr=True)
    for name in names or westbound.games():
        lines = ",\n".join(json.dumps(entry) for entry in chosen(find_game(name), say))
        (FOLDER / f"{name}.json").write_text(f"[\n{lines}\n]\n", encoding="utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
