"""Counting all lines of play from fixed positions: a change of the rules changes a number.

A line is a sequence of legal moves; answers without a choice count as moves, chance does not: it
always gives what the generator gives first. When a rule change is wanted, put in the new number.
"""

from __future__ import annotations

import pytest

import westbound
from tests.replays.record import FOLDER
from westbound.engine.game import Game
from westbound.engine.rng import Rng
from westbound.engine.state import State
from westbound.engine.step import CHANCE


def lines(game: Game[State], state: State, depth: int) -> int:
    """How many sequences of that many moves there are."""
    while state.agenda and state.agenda[-1].seat == CHANCE:
        game.apply(state, game.sample(state, Rng(0)), CHANCE)
    if not state.agenda:
        return 1
    seat = state.agenda[-1].seat
    moves = game.legal(state, seat)
    if depth == 1:
        return len(moves)
    total = 0
    for move in moves:
        after = state.copy()
        game.apply(after, move, seat)
        total += lines(game, after, depth - 1)
    return total


@pytest.mark.parametrize(
    ("players", "moves", "counts"),
    [
        # 64 parcels, all unowned and no Town Hall: 64, 64 · 63, 64 · 63 · 62.
        (2, "", [64, 4_032, 249_984]),
        (6, "", [64, 4_032, 249_984]),
        # Seven cards; each of the seats may lay its road before it chooses.
        (2, "claim A1; claim B1; claim C1; claim D1", PERFT),
        (2, "claim A1; claim B1; claim C1; claim D1; choose sheriff; choose banker", PERFT),
        # The Chinese Worker's roads, the Settler's parcel and the Captain's recruits.
        (3, CLAIMS3 + "; choose chinese_worker", PERFT),
        (3, CLAIMS3 + "; choose settler", PERFT),
        (3, CLAIMS3 + "; choose captain", PERFT),
    ],
)
def test_lines_from_a_short_list_of_moves(players: int, moves: str, counts: list[int]) -> None:
    match = westbound.new_match("carson", players, seed=3)
    for text in filter(None, moves.split("; ")):
        match.play(text)
    found = [lines(match.game, match.state.copy(), d + 1) for d in range(len(counts))]
    assert found == counts
