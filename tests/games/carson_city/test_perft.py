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

SIX = "claim A1; claim B1; claim C1; claim D1; claim E1; claim F1"


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
        # 7 cards and 8 roads around the city centre. Then: a road leaves 7 cards (8 · 7); Sheriff,
        # Banker and Mercenary leave the rival 6 cards and 8 roads (3 · 14); the others first ask
        # their owner: Grocer 2, Chinese Worker 1, Settler 61, Captain 4, each with 8 roads.
        (2, "claim A1; claim B1; claim C1; claim D1", [15, 198, 3_872]),
        (2, "claim A1; claim B1; claim C1; claim D1; choose sheriff; choose banker", [171, 15_895]),
        # The roads of the Chinese Worker, the free parcel of the Settler, the Captain's recruits.
        (3, f"{SIX}; choose chinese_worker", [9, 98, 1_196]),
        (3, f"{SIX}; choose settler", [67, 1_298]),
        (3, f"{SIX}; choose captain", [12, 88, 1_188]),
    ],
)
def test_lines_from_a_short_list_of_moves(players: int, moves: str, counts: list[int]) -> None:
    match = westbound.new_match("carson", players, seed=3)
    for text in filter(None, moves.split("; ")):
        match.play(text)
    found = [lines(match.game, match.state.copy(), d + 1) for d in range(len(counts))]
    assert found == counts


@pytest.mark.parametrize(
    ("replay", "entries", "kind", "counts"),
    [
        ("4-players-old-board", 13, "place_town_hall", [14, 139, 2_614]),
        ("4-players-old-board", 88, "choose_card", [6, 40, 495]),
        ("5-players-station-and-terraces", 307, "grocer_money_now", [20, 388, 1_012]),
        ("2-players-first-game", 22, "recruit_cowboys", [14, 368, 33_456]),
        ("4-players-old-board", 281, "place_or_pass", [72, 5_040]),
        ("6-players-greedy", 443, "take_ammunition", [22, 454, 868]),
        ("6-players-random", 362, "pick_duel", [6, 9, 45]),
        ("6-players-greedy", 312, "buy_parcels", [29, 836, 14_064]),
        ("6-players-own-set", 438, "lay_roads", [35, 39, 209]),
        ("5-players-greedy", 216, "buy_from_row", [25, 654, 3_767]),
        ("6-players-greedy", 182, "place_building", [30, 230, 964]),
        ("6-players-random", 408, "answer_request", [2, 24, 127]),
        ("6-players-own-set", 240, "place_houses", [18, 306, 4_898]),
        ("4-players-greedy", 267, "place_kept", [24, 25, 48]),
        ("5-players-station-and-terraces", 297, "town_hall_roads", [13, 17, 76]),
        ("5-players-greedy", 85, "place_town_hall_house", [14, 73, 1_017]),
        ("4-players-old-board", 322, "steal_income", [22, 464, 932]),
        ("5-players-station-and-terraces", 380, "grocer_income", [23, 156, 1_740]),
        ("5-players-greedy", 350, "buy_points", [24, 72, 288]),
        ("6-players-greedy", 526, "spend_money", [3, 3, 3]),
    ],
)
def test_lines_from_a_point_of_a_recorded_match(
    replay: str, entries: int, kind: str, counts: list[int]
) -> None:
    """One position for each kind of decision, after so many entries of a match in tests/replays."""
    save = FOLDER / "carson" / f"{replay}.json"
    match = westbound.match_from_json(save.read_text(encoding="utf-8"))
    match.rewind(entries)
    assert match.state.agenda[-1].kind == kind
    found = [lines(match.game, match.state.copy(), d + 1) for d in range(len(counts))]
    assert found == counts
