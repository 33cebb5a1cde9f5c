"""The lines of play from the first decisions and from points of recorded matches."""

from __future__ import annotations

from functools import partial

import westbound
from tests.games.carson_city.positions import state_of
from tests.replays.record import FOLDER
from westbound.games.carson_city.game import GAME
from westbound.games.carson_city.state import CarsonState
from westbound.kit.suites.perft import Lines, PerftSuite

FOUR = "claim A1; claim B1; claim C1; claim D1"
SIX = f"{FOUR}; claim E1; claim F1"


def played(players: int, moves: str) -> CarsonState:
    """A new match after these moves."""
    match = westbound.new_match("carson", players, seed=3)
    for text in filter(None, moves.split("; ")):
        match.play(text)
    return state_of(match).copy()


def recorded(replay: str, entries: int, kind: str) -> CarsonState:
    """After so many entries of a match in tests/replays."""
    save = FOLDER / "carson" / f"{replay}.json"
    match = westbound.match_from_json(save.read_text(encoding="utf-8"))
    match.rewind(entries)
    assert match.state.agenda[-1].kind == kind
    return state_of(match).copy()


def after_moves(players: int, moves: str, counts: list[int]) -> Lines[CarsonState]:
    return Lines(f"{players} players, {moves}", partial(played, players, moves), counts)


def at_entry(replay: str, entries: int, kind: str, counts: list[int]) -> Lines[CarsonState]:
    return Lines(kind, partial(recorded, replay, entries, kind), counts)


class TestFromTheStart(PerftSuite[CarsonState]):
    game = GAME
    positions = (
        # 64 parcels, all unowned and no Town Hall: 64, 64 · 63, 64 · 63 · 62.
        after_moves(2, "", [64, 4_032, 249_984]),
        after_moves(6, "", [64, 4_032, 249_984]),
        # 7 cards and 8 roads around the city centre. Then: a road leaves 7 cards (8 · 7); Sheriff,
        # Banker and Mercenary leave the rival 6 cards and 8 roads (3 · 14); the others first ask
        # their owner: Grocer 2, Chinese Worker 1, Settler 61, Captain 4, each with 8 roads.
        after_moves(2, FOUR, [15, 198, 3_872]),
        after_moves(
            2,
            "claim A1; claim B1; claim C1; claim D1; choose sheriff; choose banker",
            [171, 15_895],
        ),
        # The roads of the Chinese Worker, the free parcel of the Settler, the Captain's recruits.
        after_moves(3, f"{SIX}; choose chinese_worker", [9, 98, 1_196]),
        after_moves(3, f"{SIX}; choose settler", [67, 1_298]),
        after_moves(3, f"{SIX}; choose captain", [12, 88, 1_188]),
    )


class TestInRecordedMatches(PerftSuite[CarsonState]):
    """One position for each kind of decision."""

    game = GAME
    positions = (
        at_entry("4-players-old-board", 13, "place_town_hall", [14, 139, 2_614]),
        at_entry("4-players-old-board", 88, "choose_card", [6, 40, 495]),
        at_entry("5-players-station-and-terraces", 307, "grocer_money_now", [20, 388, 1_012]),
        at_entry("2-players-first-game", 22, "recruit_cowboys", [14, 368, 33_456]),
        at_entry("4-players-old-board", 281, "place_or_pass", [72, 5_040]),
        at_entry("6-players-greedy", 443, "take_ammunition", [22, 454, 868]),
        at_entry("6-players-random", 362, "pick_duel", [6, 9, 45]),
        at_entry("6-players-greedy", 312, "buy_parcels", [29, 836, 14_064]),
        at_entry("6-players-own-set", 438, "lay_roads", [35, 39, 209]),
        at_entry("5-players-greedy", 216, "buy_from_row", [25, 654, 3_767]),
        at_entry("6-players-greedy", 182, "place_building", [30, 230, 964]),
        at_entry("6-players-random", 408, "answer_request", [2, 24, 127]),
        at_entry("6-players-own-set", 240, "place_houses", [18, 306, 4_898]),
        at_entry("4-players-greedy", 267, "place_kept", [24, 25, 48]),
        at_entry("5-players-station-and-terraces", 297, "town_hall_roads", [13, 17, 76]),
        at_entry("5-players-greedy", 85, "place_town_hall_house", [14, 73, 1_017]),
        at_entry("4-players-old-board", 322, "steal_income", [22, 464, 932]),
        at_entry("5-players-station-and-terraces", 380, "grocer_income", [23, 156, 1_740]),
        at_entry("5-players-greedy", 350, "buy_points", [24, 72, 288]),
        at_entry("6-players-greedy", 526, "spend_money", [3, 3, 3]),
    )
