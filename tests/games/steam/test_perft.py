"""The lines of play from built positions and on crowded maps."""

from __future__ import annotations

from functools import partial

from westbound.engine.option import complete
from westbound.games.steam import steps as s
from westbound.games.steam.game import GAME
from westbound.games.steam.options import OPTIONS
from westbound.games.steam.state import SteamState
from westbound.kit.suites.perft import Lines, PerftSuite, lines_from
from westbound.kit.suites.walks import walk

from . import positions as p
from .begun_game import CROWDED
from .own_map import own_map

# --- numbers worked out by hand


def stm_042() -> SteamState:
    """Bids from 0 to the $50 of ten loans, or pass; above a bid of b there are 50 - b and pass."""
    return GAME.new(3, complete(OPTIONS, {}))


def stm_100() -> SteamState:
    """None to ten loans for each of three players."""
    return GAME.new(3, complete(OPTIONS, {"ruleset": "standard"}))


def stm_102() -> SteamState:
    """Ana has $1, Bo $1, Cy nothing. Ana: 0, 1, pass. Bo: 1 or pass; pass; 0, 1 or pass. Then Cy
    can only pass, and who is alone has won."""
    state = p.a_state(3, ruleset="standard", money=[1, 1, 0])
    state.phase = "auction"
    bids = (-1, -1, -1)
    return p.at_step(state, s.BidForOrder(0, bids, -1, -1, (0, 1, 2), -1, ()))


def stm_091() -> SteamState:
    """Seven tiles, two of them also passing. A tile with two ways leaves 7, the other five 8."""
    state = p.a_state(4)
    p.supply(state, 1, "red")
    return p.at_step(state, s.ChooseActionTile(1), s.ChooseActionTile(0))


def stm_122() -> SteamState:
    """From Albany to the south: to each of the five other sides of 8,1."""
    state = p.a_state(4)
    return p.at_step(state, s.PlaceTrack(0, p.hex_of(state, "8,1"), 1))


def stm_153() -> SteamState:
    """Town faces with an exit to the north: T11 1, T21 1, T22 2, T23 2, T31 1, T32 3, T33 3, T34 3,
    T41 4, T42 2, T43 4."""
    state = p.a_state(4)
    p.track(state, 0, "8,1 21@0")
    return p.at_step(state, s.PlaceTrack(0, p.hex_of(state, "8,2"), 1))


def stm_170() -> SteamState:
    """From New York to the north; the open end turns to one of the four other sides."""
    state = p.a_state(4)
    p.track(state, 0, "8,3 21@0")
    return p.at_step(state, s.PlaceTrack(0, p.hex_of(state, "8,3"), 1))


def stm_180() -> SteamState:
    """Beside the curve from 2 to 4: from the south to the north, from the south to Boston, from
    Boston to the north."""
    state = p.a_state(4)
    p.track(state, 1, "14,-2 22@2")
    p.track(state, 0, "13,-1 22@2", "14,-1 23@5")
    return p.at_step(state, s.PlaceTrack(0, p.hex_of(state, "14,-2"), 1))


def stm_190() -> SteamState:
    """26 towns and 5 colours; then two spaces of the supply; then only done."""
    state = p.a_state(4)
    p.action(state, 0, "urbanization")
    p.supply(state, 1, "red")
    p.supply(state, 7, "blue gray")
    return p.building(state, 0, left=0)


def stm_200() -> SteamState:
    """17 cities; then one of three spaces of the supply; then only done."""
    state = p.a_state(4)
    p.action(state, 0, "city_growth")
    for space in (1, 2, 12):
        p.supply(state, space, "yellow")
    return p.building(state, 0, left=0)


def stm_210() -> SteamState:
    """The cube, an upgrade or nothing; the cube has one way; its points go here or there."""
    state = p.a_state(4)
    p.track(state, 0, "8,1 21@0", "8,2 T21@0", "8,3 21@0")
    colour = state.city[p.hex_of(state, p.named(state, "New York"))]
    p.cubes(state, "8,0", ("red", "blue", "yellow", "purple", "gray")[colour])
    state.level[0] = 2
    return p.moving_goods(state, 0)


class TestByHand(PerftSuite[SteamState]):
    game = GAME
    positions = (
        lines_from(stm_042, [52, 51 * 52 // 2 + 52]),
        lines_from(stm_100, [11, 121, 1331]),
        lines_from(stm_102, [3, 6, 6]),
        lines_from(stm_091, [9, 4 * 7 + 5 * 8]),
        lines_from(stm_122, [5]),
        lines_from(stm_153, [26]),
        lines_from(stm_170, [4]),
        lines_from(stm_180, [3]),
        lines_from(stm_190, [26 * 5, 260, 260]),
        lines_from(stm_200, [17, 51, 51]),
        lines_from(stm_210, [3, 1 + 1 + 1, 2 + 1 + 1]),
    )


# --- numbers as they were when the oracle agreed with the game (test_against_oracle.py)


def first_build_turn(map_: str) -> SteamState:
    """The first build turn of all, money enough."""
    return p.building(p.a_state(4, map=map_), 0)


def crowded(players: int, map_: str, ruleset: str, kind: str) -> SteamState:
    """From the first step of this kind on; before it, the last move there is.

    Everybody has level 4, and every city a cube of each colour: so that there is much to deliver.
    """
    state = CROWDED.new(players, complete(OPTIONS, {"map": map_, "ruleset": ruleset}))
    while state.agenda[-1].kind != kind:
        seat = state.agenda[-1].seat
        GAME.apply(state, GAME.legal(state, seat)[-1], seat)
    state.level = [4] * players
    state.cubes = [(1,) * 5 if colour >= 0 else (0,) * 5 for colour in state.city]
    return state


def on_crowded_map(
    players: int, map_: str, ruleset: str, kind: str, counts: list[int]
) -> Lines[SteamState]:
    name = f"{players} players, {map_}, {ruleset}: {kind}"
    return Lines(name, partial(crowded, players, map_, ruleset, kind), counts)


class TestAsTheOracleAgreed(PerftSuite[SteamState]):
    game = GAME
    positions = (
        Lines("northeast", partial(first_build_turn, "northeast"), [73, 551, 40_308]),
        Lines("ruhr", partial(first_build_turn, "ruhr"), [78, 723, 56_449]),
        on_crowded_map(3, "northeast", "base", "build", [69, 626]),
        on_crowded_map(4, "northeast", "standard", "build", [65, 584]),
        on_crowded_map(5, "ruhr", "base", "build", [69, 606]),
        on_crowded_map(6, "ruhr", "standard", "build", [70, 826]),
        on_crowded_map(3, "ruhr", "standard", "move_goods", [4, 10, 24]),
        on_crowded_map(4, "northeast", "base", "move_goods", [4, 6, 20]),
        on_crowded_map(5, "northeast", "base", "move_goods", [6, 12, 20]),
        on_crowded_map(5, "ruhr", "standard", "borrow", [11, 121]),
        on_crowded_map(4, "ruhr", "base", "take_tile", [9, 68, 420]),
    )


# --- numbers as they were when the oracle agreed (test_against_oracle_lists.py): cautious matches


def cautious(players: int, ruleset: str, turn: int, kind: str) -> SteamState:
    """The first step of this kind in this turn, on a map of the tests."""
    options = {"map": own_map(), "ruleset": ruleset}
    for state, _, _ in walk(GAME, players, players, options):
        if state.turn == turn and state.agenda[-1].kind == kind:
            return state
    raise AssertionError(f"no {kind} in turn {turn}")


def in_cautious_match(
    players: int, ruleset: str, turn: int, kind: str, counts: list[int]
) -> Lines[SteamState]:
    name = f"{players} players, {ruleset}, turn {turn}: {kind}"
    return Lines(name, partial(cautious, players, ruleset, turn, kind), counts)


class TestInCautiousMatches(PerftSuite[SteamState]):
    game = GAME
    positions = (
        in_cautious_match(3, "base", 9, "build", [19, 57]),
        in_cautious_match(4, "standard", 6, "build", [25, 157]),
        in_cautious_match(5, "base", 4, "place_track", [3, 52]),
        in_cautious_match(3, "base", 8, "move_goods", [3, 5, 18]),
        in_cautious_match(4, "standard", 7, "move_goods", [2, 20, 24]),
        in_cautious_match(5, "standard", 4, "choose_route", [3, 6, 12]),
        in_cautious_match(6, "base", 5, "take_tile", [9, 68]),
        in_cautious_match(5, "standard", 5, "borrow", [8, 40]),
        in_cautious_match(6, "standard", 4, "bid_for_order", [2, 3]),
        in_cautious_match(4, "standard", 5, "choose_supply", [6, 6]),
    )
