"""What follows from a position text of Steam: the pieces that are left, lines and links, steps."""

from __future__ import annotations

from collections.abc import MutableSequence

from westbound.engine.position.pieces import excess
from westbound.engine.position.problems import Problem, objection, too_many
from westbound.engine.rng import Rng
from westbound.games.steam.components import COLOURS, CUBES, GROWTH_MARKERS, NEW_CITIES
from westbound.games.steam.faces import NOTHING
from westbound.games.steam.flow import flow_of, names_of
from westbound.games.steam.hexes import slots_of
from westbound.games.steam.observation import SteamView
from westbound.games.steam.referee.track import wrong_hexes
from westbound.games.steam.rules.links import reconnect
from westbound.games.steam.rules.setup import drawn_from
from westbound.games.steam.rules.track import lay
from westbound.games.steam.rules.urbanization import open_to_all_sides
from westbound.games.steam.state import NO_TRACK, Cubes, SteamState
from westbound.kit.ruled_game import RuledGame


def complete(state: SteamState, rng: Rng) -> list[Problem]:
    """Everything that the text does not say; what is wrong with what it says."""
    problems = [*_fill_bag(state, rng), *_found_cities(state)]
    wrong = wrong_hexes(state)
    if wrong:  # such tiles cannot be laid
        return [*problems, *map(objection, wrong)]
    _lay_track(state)
    return problems


# --- cubes


def _fill_bag(state: SteamState, rng: Rng) -> list[Problem]:
    """STM-011: the bag has all cubes that are nowhere else; those not known come out of it."""
    places = (*state.cubes, *state.supply)
    known = [
        sum(column) for column in zip(*(cubes[: len(COLOURS)] for cubes in places), strict=True)
    ]
    problems = excess("cubes", dict(enumerate(known)), dict(enumerate(CUBES)), COLOURS)
    state.bag = [all_ - used for all_, used in zip(CUBES, known, strict=True)]
    unknown = sum(sum(cubes[len(COLOURS) :]) for cubes in places)
    if not problems and unknown > sum(state.bag):
        problems.append(too_many("?", unknown, sum(state.bag)).at("cubes"))
    if not problems:
        _deal(state.cubes, state.bag, rng)
        _deal(state.supply, state.bag, rng)
    return problems


def _deal(places: MutableSequence[Cubes], bag: list[int], rng: Rng) -> None:
    for place, cubes in enumerate(places):
        if len(cubes) > len(COLOURS):
            drawn = drawn_from(bag, cubes[-1], rng)
            for colour in drawn:
                bag[colour] -= 1
            places[place] = tuple(
                cubes[colour] + drawn.count(colour) for colour in range(len(COLOURS))
            )


# --- the map


def _found_cities(state: SteamState) -> list[Problem]:
    """STM-012, STM-013, STM-194: New Cities and growth markers come from the box."""
    map_ = state.setup.map
    founded = [hex_ for hex_ in map_.hexes if state.city[hex_] != map_.colour[hex_]]
    used = [0] * len(COLOURS)
    for hex_ in founded:
        used[state.city[hex_]] += 1
    problems = excess("new_cities", dict(enumerate(used)), dict(enumerate(NEW_CITIES)), COLOURS)
    grown = state.grown.bit_count()
    if grown > GROWTH_MARKERS:
        problems.append(too_many("grown", grown, GROWTH_MARKERS).at("grown"))
    state.new_cities = [all_ - placed for all_, placed in zip(NEW_CITIES, used, strict=True)]
    state.growth_left = GROWTH_MARKERS - grown
    for hex_ in founded:
        state.grown |= 1 << hex_
        open_to_all_sides(state, hex_)
    return problems


def _lay_track(state: SteamState) -> None:
    """Lay the tiles again, one by one: so the stock, open ends and links come about."""
    track, owners = state.track, state.owner
    state.track, state.owner = [NOTHING] * len(track), [NO_TRACK] * len(owners)
    for hex_, placement in enumerate(track):
        if placement != NOTHING:
            lay(state, hex_, placement)
    for hex_ in range(len(track)):
        state.owner[slots_of(hex_)] = owners[slots_of(hex_)]
    reconnect(state)


# --- what is asked


def begin(state: SteamState, game: RuledGame[SteamState, SteamView]) -> None:
    """The phase that the text names begins; of the goods phase, the round."""
    if state.phase == "over":
        return
    names = names_of(state.setup.standard)
    part = 0 if state.phase == "setup" else names.index(state.phase)
    if state.goods_round:
        part = names.index("begin_goods") + state.goods_round - 1
        state.goods_round -= 1
    flow_of(state).begin(state, part)
    game.run_automatic(state)
