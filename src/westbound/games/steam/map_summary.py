"""What is on a map, in a few lines."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Iterator
from functools import cache
from importlib.resources import files

from westbound.engine.texts import Catalogue, catalogue
from westbound.games.steam.components import COLOURS, CUBES
from westbound.games.steam.hexes import STEPS, slot_of
from westbound.games.steam.map_checks import TERRAINS, WALL
from westbound.games.steam.maps import GameMap, read_map

PACKAGE = "westbound.games.steam"


def summary(text: str, language: str) -> str:
    """The map of a file in words; MapError says what is wrong with it."""
    map_ = read_map(text)
    return "\n".join(_lines(map_, catalogue(PACKAGE, language), _texts(language)))


@cache
def _texts(language: str) -> dict[str, str]:
    path = files(PACKAGE).joinpath(f"locale/{language}/maps.toml")
    texts: dict[str, str] = tomllib.loads(path.read_text(encoding="utf-8"))["summary"]
    return texts


def _lines(map_: GameMap, terms: Catalogue, texts: dict[str, str]) -> Iterator[str]:
    low, high = map_.recommended
    yield texts["title"].format(name=map_.name, id=map_.id, low=low, high=high)
    kinds = Counter(map_.terrain)
    yield texts["hexes"].format(
        count=len(map_.names),
        kinds=", ".join(texts[kind].format(count=kinds[kind]) for kind in TERRAINS if kinds[kind]),
        rivers=sum(map_.river),
        blocked=blocked_sides(map_),
    )
    found = [hex_ for hex_ in map_.hexes if map_.city[hex_]]
    colours = ", ".join(_colours(map_, terms, texts))
    yield texts["cities"].format(count=len(found), colours=colours)
    towns = [town for town in map_.town if town]
    names = ", ".join(towns)
    yield texts["towns" if towns else "no_towns"].format(count=len(towns), names=names)
    yield texts["cubes"].format(**_cubes(map_), spaces=map_.spaces, each=map_.cubes_per_space)
    if map_.three_players_city or map_.three_players_supply:
        yield texts["three"].format(
            **_cubes(map_, map_.three_players_city, map_.three_players_supply)
        )


def _colours(map_: GameMap, terms: Catalogue, texts: dict[str, str]) -> Iterator[str]:
    for code, colour in enumerate(COLOURS):
        names = [map_.city[hex_] for hex_ in map_.hexes if map_.colour[hex_] == code]
        if names:
            word = terms.term(colour)
            yield texts["colour"].format(colour=word, count=len(names), names=", ".join(names))


def _cubes(map_: GameMap, city_change: int = 0, supply_change: int = 0) -> dict[str, int]:
    """Where the cubes are when a match begins (STM-030 to STM-032)."""
    in_cities = sum(max(0, cubes + city_change) for cubes in map_.cubes if cubes)
    in_supply = map_.spaces * max(0, map_.cubes_per_space + supply_change)
    both = in_cities + in_supply
    return {"all": both, "cities": in_cities, "supply": in_supply, "bag": sum(CUBES) - both}


def blocked_sides(map_: GameMap) -> int:
    """Walls between two hexes of the map (STM-020), each counted once."""
    return sum(
        map_.neighbour[slot_of(hex_, side)] == WALL and f"{q + dq},{r + dr}" in map_.code_of
        for hex_, (q, r) in enumerate(map_.places)
        for side, (dq, dr) in enumerate(STEPS[:3])
    )
