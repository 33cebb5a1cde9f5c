"""Which moves are worth a look: of sixty hexes, those where a good line could go on or begin."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from westbound.engine.move import Move
from westbound.engine.step import Step
from westbound.games.steam import moves as m
from westbound.games.steam import steps as s
from westbound.games.steam.faces import COST
from westbound.games.steam.heuristics.actions import faces
from westbound.games.steam.heuristics.prospects import covers
from westbound.games.steam.heuristics.rating import Rating
from westbound.games.steam.heuristics.shares import best_share
from westbound.games.steam.state import SteamState

BIDS: Final = 6  # of those that are allowed, the lowest
LOANS: Final = 9
HEXES: Final = 8
CUBES: Final = 8
BEHIND: Final = 6.0  # points that a line may seem to be worse than the best one
DEARER: Final = 1  # dollars that a tile may cost more than the cheapest one for the line


def promising(state: SteamState, seat: int, moves: Sequence[Move]) -> list[Move]:
    """Some of these legal moves, never none; all of them where there are few."""
    find = _CHOICES.get(type(state.agenda[-1]))
    return list(moves) if find is None else find(state, seat, moves) or list(moves)


def _bids(state: SteamState, seat: int, moves: Sequence[Move]) -> list[Move]:
    """Passing is the last move."""
    return [*moves[: min(BIDS, len(moves) - 1)], moves[-1]]


def _loans(state: SteamState, seat: int, moves: Sequence[Move]) -> list[Move]:
    return list(moves[:LOANS])


# --- building


def _building(state: SteamState, seat: int, moves: Sequence[Move]) -> list[Move]:
    """Hexes where the best lines begin, city actions that the own network is near, and the end."""
    code_of, ranked = state.setup.map.code_of, _first_hexes(state, seat)
    hexes = [move for move in moves if isinstance(move, m.ChooseHex)]
    known = [move for move in hexes if code_of[move.hex] in ranked]
    known.sort(key=lambda move: -ranked[code_of[move.hex]])
    others = [move for move in moves if not isinstance(move, m.ChooseHex)]
    near = [move for move in others if _is_near(state, seat, move)] or others
    return [*known[:HEXES], *near]


def _first_hexes(state: SteamState, seat: int) -> dict[int, float]:
    """What the best line is worth that begins on a hex, by hex, without those far behind."""
    step = state.agenda[-1]
    assert isinstance(step, s.BuildTurn)
    ahead = Rating(state, seat).prospects
    found = dict[int, float]()
    for project, network in ahead.offered() if step.left else ():
        after = ahead.with_project(ahead.now, project, step.left, network)
        if after is not None:
            hex_ = project.tiles[0][0]
            found[hex_] = max(after.value, found.get(hex_, after.value))
    least = max(found.values(), default=0.0) - BEHIND
    return {hex_: value for hex_, value in found.items() if value >= least}


def _is_near(state: SteamState, seat: int, move: Move) -> bool:
    """A city action where the seat's track is, or something else."""
    code_of = state.setup.map.code_of
    if isinstance(move, m.Urbanize):
        return faces(state, seat, code_of[move.hex])
    if isinstance(move, m.Grow):
        return any(owner == seat for _, owner, _ in state.links[code_of[move.hex]])
    return True


def _placing(state: SteamState, seat: int, moves: Sequence[Move]) -> list[Move]:
    """The cheap tiles with the track that the best lines from this hex need."""
    step = state.agenda[-1]
    assert isinstance(step, s.PlaceTrack)
    ahead = Rating(state, seat).prospects
    values = dict[int, float]()
    for project, network in ahead.begun_on(step.hex):
        after = ahead.with_project(ahead.now, project, step.left, network)
        if after is not None:
            sides = project.tiles[0][1]
            values[sides] = max(after.value, values.get(sides, after.value))
    least = max(values.values(), default=0.0) - BEHIND
    tiles = [move for move in moves if isinstance(move, m.PlaceFace)]
    kept = set[m.PlaceFace]()
    for sides, value in values.items():
        if value >= least:
            fit = [move for move in tiles if covers(move.placement, sides)]
            most = min([COST[move.placement] for move in fit], default=0) + DEARER
            kept.update(move for move in fit if COST[move.placement] <= most)
    return [move for move in tiles if move in kept]


# --- goods


def _moving(state: SteamState, seat: int, moves: Sequence[Move]) -> list[Move]:
    """Cubes that bring most at once, and whatever is no cube."""
    code_of = state.setup.map.code_of
    cubes = [move for move in moves if isinstance(move, m.PickCube)]
    worth = {move: best_share(state, seat, code_of[move.hex], move.colour) for move in cubes}
    cubes.sort(key=lambda move: -worth[move])
    return [*cubes[:CUBES], *(move for move in moves if not isinstance(move, m.PickCube))]


_CHOICES: Final[Mapping[type[Step], Callable[[SteamState, int, Sequence[Move]], list[Move]]]] = {
    s.Bid: _bids,
    s.BidForOrder: _bids,
    s.Borrow: _loans,
    s.BuildTurn: _building,
    s.PlaceTrack: _placing,
    s.MoveGoods: _moving,
}
