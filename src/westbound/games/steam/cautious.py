"""A player who takes care: random, but solvent for a while, and keen to build and to deliver.

Plain random players are bankrupt before there is track. This one owes only what it could pay for
some turns without a delivery, finishes the lines it has begun and moves cubes when it can; among
what is sensible it does anything. Now and then it still goes bankrupt: that is to be seen too.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import Any, Final

from westbound.engine.move import Move
from westbound.engine.rng import Rng
from westbound.engine.step import Step
from westbound.games.steam import moves as m
from westbound.games.steam import steps as s
from westbound.games.steam.components import HIGHEST_INCOME, LOAN, LOCOMOTIVE, MAX_LEVEL
from westbound.games.steam.hexes import SIDES_IN, hex_of, slot_of
from westbound.games.steam.maps import GameMap
from westbound.games.steam.rules.action_tiles import tile_cost
from westbound.games.steam.rules.building import (
    any_affordable,
    faces_in_stock,
    place_face,
    track_cost,
)
from westbound.games.steam.rules.deliveries import colours_to_move
from westbound.games.steam.rules.income import upkeep
from westbound.games.steam.rules.money import budget, force_payment, pay, take_loans
from westbound.games.steam.rules.sites import builder
from westbound.games.steam.rules.track import line_of, open_ends_of
from westbound.games.steam.state import NO_CITY, NO_CUBES, SteamState
from westbound.kit.moves import DONE, PASS

# Income phases in which debts can be served, whatever happens; the standard game has upkeep too.
AHEAD: Final = {"base": 4, "standard": 2}
FAR: Final = 99  # from any city
LOWEST_BIDS: Final = 3
CHEAPEST_TILE: Final = 2
FOR_TRACK: Final = 8  # dollars to keep when an action tile is paid
# Dollars for a turn of the standard game, the first one and the others.
ENOUGH: Final = (15, 10)


def cautious(state: SteamState, seat: int, moves: Sequence[Move], rng: Rng) -> Move:
    """One of these legal moves."""
    step = state.agenda[-1]
    return _CHOICES[type(step)](state, step, moves, rng)


# --- money


def can_serve(state: SteamState, seat: int, dollars: int = 0, loans: int = 0) -> bool:
    """Whether the seat can pay for some turns if it spends this and then delivers nothing.

    What is borrowed in advance (STM-100) is thought of as spent.
    """
    trial = state.copy()
    take_loans(trial, seat, loans)
    pay(trial, seat, dollars + loans * LOAN)
    ahead = AHEAD["standard" if state.setup.standard else "base"]
    for _ in range(min(ahead, state.setup.turns - state.turn + 1)):
        income = trial.income[seat]
        trial.money[seat] += max(0, income)
        if not force_payment(trial, seat, max(0, -income) + upkeep(trial, seat)):
            return False
    return True


def allowance(state: SteamState, seat: int) -> int:
    """How much can be spent: with loans as far as they can be served.

    Who is too deep in debt for that spends half of the cash, since only track can bring more.
    """
    dollars, most = state.money[seat], budget(state, seat)
    if not can_serve(state, seat, dollars):
        return dollars // 2
    while dollars + LOAN <= most and can_serve(state, seat, dollars + LOAN):
        dollars += LOAN
    return dollars


def _bid(state: SteamState, step: s.Auction, moves: Sequence[Move], rng: Rng) -> Move:
    """A low bid, at most a quarter of what could be spent."""
    limit = allowance(state, step.seat) // 4
    low = [move for move in moves[:LOWEST_BIDS] if isinstance(move, m.MakeBid)]
    return rng.choice([PASS, *(move for move in low if move.amount <= limit)])


def _borrow(state: SteamState, step: s.Borrow, moves: Sequence[Move], rng: Rng) -> Move:
    """What a turn costs, often; never what cannot be served."""
    seat = step.seat
    missing = -(-max(0, ENOUGH[state.turn > 1] - state.money[seat]) // LOAN)
    fit = [n for n in range(min(missing + 1, len(moves))) if can_serve(state, seat, loans=n)]
    return m.BORROW[fit[-1] if fit and rng.below(4) else rng.choice(fit or [0])]


def _take_tile(
    state: SteamState, step: s.ChooseActionTile, moves: Sequence[Move], rng: Rng
) -> Move:
    """One that leaves money for track."""
    seat, limit = step.seat, allowance(state, step.seat) - FOR_TRACK
    fit = [move for move in moves if isinstance(move, m.TakeAction)]
    fit = [move for move in fit if move.passing or tile_cost(state, seat, move.tile) <= limit]
    if not _needs(state, seat):
        fit = [move for move in fit if move.tile != LOCOMOTIVE]
    return rng.choice(fit or moves)


# --- track


def _build(state: SteamState, step: s.BuildTurn, moves: Sequence[Move], rng: Rng) -> Move:
    """City actions now and then, else track: own lines go on, or a short new one begins."""
    hexes = [move for move in moves if isinstance(move, m.ChooseHex)]
    actions = [move for move in moves if isinstance(move, m.Urbanize | m.Grow)]
    if actions and not (hexes and rng.below(3)):
        return rng.choice(actions)
    if DONE in moves and not rng.below(20):
        return DONE
    rng.shuffle(hexes)
    if rng.below(8):
        tiles = _tiles_needed(state, step.seat)
        hexes.sort(key=lambda move: tiles.get(move.hex, FAR))
    return _payable(state, step.seat, hexes) or (DONE if DONE in moves else rng.choice(moves))


def _payable(state: SteamState, seat: int, hexes: Sequence[m.ChooseHex]) -> m.ChooseHex | None:
    """The first of these where a tile can be paid without too many loans."""
    limit = allowance(state, seat)
    if limit < CHEAPEST_TILE:
        return None
    who, stock, code_of = builder(state, seat), faces_in_stock(state), state.setup.map.code_of
    fit = (move for move in hexes if any_affordable(state, who, stock, code_of[move.hex], limit))
    return next(fit, None)


def _tiles_needed(state: SteamState, seat: int) -> dict[str, int]:
    """By hex: how many tiles lead from there to trade, at least; 0 where an own line goes on."""
    names, neighbour = state.setup.map.names, state.setup.map.neighbour
    tiles = {names[hex_]: needed for hex_, needed in _ways_out(state).items()}
    return tiles | {names[neighbour[slot]]: 0 for slot in open_ends_of(state, seat)}


def _ways_out(state: SteamState) -> dict[int, int]:
    """By hex beside a city: how many tiles it takes from there to a city that trades with it."""
    map_, found = state.setup.map, dict[int, int]()
    away = distances(map_)
    for city in cities(state):
        partners = _partners(state, city)
        near = (map_.neighbour[slot_of(city, side)] for side in SIDES_IN[map_.open_sides[city]])
        for hex_ in near if partners else ():
            if state.city[hex_] == NO_CITY:
                needed = min(away[hex_][partner] for partner in partners)
                found[hex_] = min(needed, found.get(hex_, FAR))
    return found


def _place(state: SteamState, step: s.PlaceTrack, moves: Sequence[Move], rng: Rng) -> Move:
    """What lets most cubes be delivered, or else leads towards a city, if it can be paid."""
    limit = allowance(state, step.seat)
    tiles = [move for move in moves if isinstance(move, m.PlaceFace)]
    fit = [tile for tile in tiles if track_cost(state, step.hex, tile.placement) <= limit]
    if not fit:
        return min(tiles, key=lambda tile: track_cost(state, step.hex, tile.placement))
    if len(fit) == 1 or not rng.below(8):
        return rng.choice(fit)
    site = _Site(state, step)
    worth = {tile: site.promise(tile) for tile in fit}
    best = max(worth.values())
    return rng.choice([tile for tile in fit if worth[tile] == best])


class _Site:
    """A hex to build on, by somebody whose locomotive will be better soon."""

    def __init__(self, state: SteamState, step: s.PlaceTrack) -> None:
        self.state, self.step = state.copy(), step
        self.state.level[step.seat] = min(MAX_LEVEL, state.level[step.seat] + 1)
        self.now = deliverable(self.state, step.seat)
        self.partners: dict[int, list[int]] = {}

    def promise(self, tile: m.PlaceFace) -> tuple[int, ...]:
        """The cubes that could be delivered then, how near a city it leads, and its cost."""
        state, seat, trial = self.state, self.step.seat, self.state.copy()
        place_face(trial, self.step, tile)
        cubes = self.now if trial.links == state.links else deliverable(trial, seat)
        ends = [slot for slot in open_ends_of(trial, seat) if hex_of(slot) == self.step.hex]
        way = min([self.way(trial, slot) for slot in ends], default=FAR)
        return cubes, -way, -track_cost(state, self.step.hex, tile.placement)

    def way(self, trial: SteamState, slot: int) -> int:
        """From an open end to the nearest city that trades with the place its line comes from."""
        start, map_ = max(line_of(trial, slot).places), trial.setup.map
        if start not in self.partners:
            self.partners[start] = _partners(self.state, start)
        away = distances(map_)[map_.neighbour[slot]]
        return min([away[city] for city in self.partners[start]], default=FAR)


def deliverable(state: SteamState, seat: int) -> int:
    """How many cities and colours of cubes in them could be delivered from and to somewhere."""
    origins = [h for h, links in enumerate(state.links) if links and state.cubes[h] != NO_CUBES]
    return sum(colours_to_move(state, seat, hex_).bit_count() for hex_ in origins)


def _partners(state: SteamState, place: int) -> list[int]:
    """The cities that a link from here should lead to: cubes of one are wanted in the other."""
    linked = {place, *(other for other, _, _ in state.links[place])}
    others, cubes, colour = cities(state), state.cubes, state.city[place]
    return [
        city
        for city in others
        if city not in linked
        and (colour == NO_CITY or cubes[place][state.city[city]] or cubes[city][colour])
    ]


def cities(state: SteamState) -> list[int]:
    return [hex_ for hex_, colour in enumerate(state.city) if colour != NO_CITY]


@lru_cache(maxsize=8)
def distances(map_: GameMap) -> tuple[tuple[int, ...], ...]:
    """From every hex to every other, over land and water."""
    return tuple(
        tuple(max(abs(q - q2), abs(r - r2), abs(q + r - q2 - r2)) for q2, r2 in map_.places)
        for q, r in map_.places
    )


# --- goods


def _move_goods(state: SteamState, step: s.MoveGoods, moves: Sequence[Move], rng: Rng) -> Move:
    """A cube, if one can be delivered; else a better locomotive, if that helps."""
    cubes = [move for move in moves if isinstance(move, m.PickCube)]
    if cubes and rng.below(8):
        return rng.choice(cubes)
    if m.UPGRADE in moves and _needs(state, step.seat):
        return m.UPGRADE
    return PASS


def _go_to(state: SteamState, step: s.ChooseRoute, moves: Sequence[Move], rng: Rng) -> Move:
    """The most points for oneself, often."""
    own = {move: move.points[step.seat] for move in moves if isinstance(move, m.GoTo)}
    best = [move for move in own if own[move] == max(own.values())]
    return rng.choice(best if rng.below(3) else moves)


def _needs(state: SteamState, seat: int) -> bool:
    """Whether a better locomotive delivers more, and its upkeep can be paid (STM-232)."""
    trial = state.copy()
    trial.level[seat] += 1
    return deliverable(trial, seat) > deliverable(state, seat) and can_serve(trial, seat)


def _score(state: SteamState, step: s.IncomeOrPoints, moves: Sequence[Move], rng: Rng) -> Move:
    """Income before points, less and less so."""
    return m.TO_INCOME if state.income[step.seat] < rng.below(HIGHEST_INCOME) else m.TO_POINTS


def _any(state: SteamState, step: Step, moves: Sequence[Move], rng: Rng) -> Move:
    return rng.choice(moves)


_CHOICES: Final[Mapping[type[Step], Callable[[SteamState, Any, Sequence[Move], Rng], Move]]] = {
    s.Bid: _bid,
    s.BidForOrder: _bid,
    s.Borrow: _borrow,
    s.ChooseActionTile: _take_tile,
    s.BuildTurn: _build,
    s.PlaceTrack: _place,
    s.ChooseSupply: _any,
    s.MoveGoods: _move_goods,
    s.ChooseRoute: _go_to,
    s.IncomeOrPoints: _score,
}
