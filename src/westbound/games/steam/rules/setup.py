"""Setting up. Rules STM-030 to STM-043, STM-050."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from westbound.engine.decisions import chance
from westbound.engine.refusal import Refusal
from westbound.engine.rng import Rng
from westbound.engine.step import CHANCE
from westbound.games.steam.components import ACTION_NAMES, COLOURS
from westbound.games.steam.moves import DealTiles, DrawCubes
from westbound.games.steam.state import Cubes, SteamState
from westbound.games.steam.steps import DrawOpener, DrawOrder, FillCity, FillSupply

FEW_PLAYERS: Final = 3


# STM-030, STM-031, STM-032: cubes for every city and every space of the supply.
def begin_cubes(state: SteamState) -> None:
    map_ = state.setup.map
    few = state.setup.players == FEW_PLAYERS
    in_supply = map_.cubes_per_space + (map_.three_players_supply if few else 0)
    fewer = map_.three_players_city if few else 0
    for space in reversed(range(map_.spaces)):
        if in_supply > 0:
            state.agenda.append(FillSupply(CHANCE, in_supply, space))
    for hex_ in reversed(map_.hexes):
        if map_.cubes[hex_] + fewer > 0:
            state.agenda.append(FillCity(CHANCE, map_.cubes[hex_] + fewer, hex_))


def sample_cubes(state: SteamState, step: FillCity | FillSupply, rng: Rng) -> DrawCubes:
    return DrawCubes(drawn_from(state.bag, step.count, rng))


def drawn_from(cubes: Sequence[int], count: int, rng: Rng) -> tuple[int, ...]:
    """The colours of so many cubes, blindly out of these."""
    bag, drawn = list(cubes), []
    for left in range(sum(bag), sum(bag) - count, -1):
        number = rng.below(left)
        colour = 0
        while number >= bag[colour]:
            number -= bag[colour]
            colour += 1
        bag[colour] -= 1
        drawn.append(colour)
    return tuple(sorted(drawn))


def why_not_cubes(
    state: SteamState, step: FillCity | FillSupply, move: DrawCubes
) -> Refusal | None:
    sorted_ = tuple(sorted(move.codes)) == move.codes
    there = all(move.codes.count(c) <= state.bag[c] for c in range(len(COLOURS)))
    if len(move.codes) == step.count and sorted_ and there:
        return None
    return Refusal("STM-030", count=step.count)


def out_of_bag(state: SteamState, move: DrawCubes) -> Cubes:
    for colour in move.codes:
        state.bag[colour] -= 1
    return tuple(move.codes.count(colour) for colour in range(len(COLOURS)))


def fill_city(state: SteamState, step: FillCity, move: DrawCubes) -> None:
    state.cubes[step.hex] = out_of_bag(state, move)


def fill_supply(state: SteamState, step: FillSupply, move: DrawCubes) -> None:
    state.supply[step.space] = out_of_bag(state, move)


# --- the first turn order


def begin_order(state: SteamState) -> None:
    """STM-040, STM-041, STM-050: by tiles, or by auction in the base game."""
    if state.setup.auction and not state.setup.standard:
        state.agenda.append(DrawOpener())
    else:
        state.agenda.append(DrawOrder())


def sample_set_order(state: SteamState, step: DrawOrder, rng: Rng) -> DealTiles:
    tiles = list(range(len(ACTION_NAMES)))
    rng.shuffle(tiles)
    return DealTiles(tuple(tiles[: state.setup.players]))


def why_not_set_order(state: SteamState, step: DrawOrder, move: DealTiles) -> Refusal | None:
    if len(set(move.tiles)) == len(move.tiles) == state.setup.players:
        return None
    return Refusal("STM-040")


# STM-040, STM-043: base game: from the lowest clockwise, later ones get money; STM-050: by number.
def set_order(state: SteamState, step: DrawOrder, move: DealTiles) -> None:
    players = state.setup.players
    if state.setup.standard:
        state.order = sorted(range(players), key=move.tiles.__getitem__)
        return
    first = move.tiles.index(min(move.tiles))
    state.order = [(first + place) % players for place in range(players)]
    for place, seat in enumerate(state.order):
        state.money[seat] += place


CHANCES: Final = (
    chance(FillCity, sample_cubes, DrawCubes, why_not_cubes, fill_city),
    chance(FillSupply, sample_cubes, DrawCubes, why_not_cubes, fill_supply),
    chance(DrawOrder, sample_set_order, DealTiles, why_not_set_order, set_order),
)
