"""How many characters a language model is told for a decision: docs/language-models.md.

.venv/bin/python -m checks.text_sizes

Two matches of four cautious players of each game; every fifth decision is told.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from statistics import mean
from typing import Final

from rich.console import Console
from rich.table import Table

import westbound
from westbound.engine.match import Match
from westbound.engine.rng import Rng
from westbound.engine.texts import LANGUAGES
from westbound.lab.llm import Detail, MatchLog, text_observation

EVERY: Final = 5
SEEDS: Final = (1, 2)
PLAYERS: Final = 4
SHOWN: Final = (
    Detail(),
    Detail("words", "summary"),
    Detail("drawing", "none"),
    Detail("both", "full"),
)


def positions(game: str) -> Iterator[tuple[Match, MatchLog]]:
    for seed in SEEDS:
        match = westbound.new_match(game, players=PLAYERS, seed=seed)
        log, count = MatchLog(match), 0
        while not match.over:
            if count % EVERY == 0:
                yield match, log
            count += 1
            seat, rng = match.turns[0], Rng(seed, len(match.log))
            moves = match.moves(seat)
            match.play(match.game.cautious(match.state, seat, moves, rng), seat)


def figures(game: str) -> dict[tuple[str, Detail], list[tuple[int, int]]]:
    """The characters of both messages, by language and detail."""
    found: dict[tuple[str, Detail], list[tuple[int, int]]] = {}
    for match, log in positions(game):
        for language in LANGUAGES:
            for detail in SHOWN if language == LANGUAGES[0] else SHOWN[:1]:
                seen = text_observation(match, language=language, detail=detail, log=log)
                sizes = found.setdefault((language, detail), [])
                sizes.append((len(seen.system), len(seen.text)))
    return found


def row(sizes: Sequence[tuple[int, int]]) -> list[str]:
    systems, texts = zip(*sizes, strict=True)
    return [f"{max(systems)}", f"{mean(texts):.0f}", f"{max(texts)}"]


def main() -> None:
    table = Table("game", "language", "--board", "--rules", "system", "mean", "longest")
    for game in westbound.games():
        for (language, detail), sizes in figures(game).items():
            table.add_row(game, language, detail.board, detail.rules, *row(sizes))
    Console(highlight=False).print(table)


if __name__ == "__main__":
    main()
