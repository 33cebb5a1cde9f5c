"""What is on a map, in a few lines, and how fair it is, in a table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import chain

from westbound.engine.texts import catalogue
from westbound.games.steam.components import COLOURS, CUBES
from westbound.games.steam.hexes import STEPS, slot_of
from westbound.games.steam.map_balance import Advice, CityBalance, advice, balance
from westbound.games.steam.map_checks import TERRAINS, WALL
from westbound.games.steam.map_titles import title_of
from westbound.games.steam.maps import GameMap, read_map
from westbound.kit.texts import Texts, texts_of

PACKAGE = "westbound.games.steam"


def summary(text: str, language: str) -> str:
    """The map of a file in words; MapError says what is wrong with it."""
    map_ = read_map(text)
    texts = texts_of(catalogue(PACKAGE, language), "maps")
    return "\n".join(chain(_lines(map_, texts), ("",), _balance_lines(map_, texts)))


def _lines(map_: GameMap, texts: Texts) -> Iterator[str]:
    low, high = map_.recommended
    name = title_of(map_, texts.catalogue)
    yield texts.say("summary", "title", name=name, id=map_.id, low=low, high=high)
    kinds = Counter(map_.terrain)
    told = [texts.say("summary", kind, count=kinds[kind]) for kind in TERRAINS if kinds[kind]]
    yield texts.say(
        "summary",
        "hexes",
        count=len(map_.names),
        kinds=", ".join(told),
        rivers=sum(map_.river),
        blocked=blocked_sides(map_),
    )
    found = [hex_ for hex_ in map_.hexes if map_.city[hex_]]
    yield texts.say("summary", "cities", count=len(found), colours=", ".join(_colours(map_, texts)))
    towns = [town for town in map_.town if town]
    names = ", ".join(towns)
    yield texts.say("summary", "towns" if towns else "no_towns", count=len(towns), names=names)
    cubes = _cubes(map_)
    yield texts.say("summary", "cubes", **cubes, spaces=map_.spaces, each=map_.cubes_per_space)
    if map_.three_players_city or map_.three_players_supply:
        fewer = _cubes(map_, map_.three_players_city, map_.three_players_supply)
        yield texts.say("summary", "three", **fewer)


def _colours(map_: GameMap, texts: Texts) -> Iterator[str]:
    for code, colour in enumerate(COLOURS):
        names = [map_.city[hex_] for hex_ in map_.hexes if map_.colour[hex_] == code]
        if names:
            word, told = texts.term(colour), ", ".join(names)
            yield texts.say("summary", "colour", colour=word, count=len(names), names=told)


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


# --- the balance of the map


def _balance_lines(map_: GameMap, texts: Texts) -> Iterator[str]:
    """The table of the cities, and where the map falls short."""
    columns = ("city", "first", "second", "mean", "open", "links", "colours")
    heads = [texts.say("balance", column) for column in columns]
    rows = [_row(map_, texts, figures) for figures in balance(map_)]
    yield texts.say("balance", "about")
    yield from _aligned([heads, *rows], left=3)
    found = [_advice_text(texts, told) for told in advice(map_)]
    yield from found or [texts.say("balance", "fair")]


def _row(map_: GameMap, texts: Texts, figures: CityBalance) -> list[str]:
    tracks = [
        f"{map_.city[track.city]} {texts.say('balance', 'dollars', dollars=track.dollars)}"
        for track in figures.nearest
    ]
    if len(tracks) < 2:
        tracks.append(texts.say("balance", "none"))
    return [
        map_.city[figures.city],
        *tracks,
        texts.say("balance", "dollars", dollars=_decimal(texts, figures.mean)),
        str(figures.open_sides),
        " / ".join(f"{count:2}" for count in figures.cubes),
        str(figures.colours),
    ]


def _advice_text(texts: Texts, told: Advice) -> str:
    params = {
        key: _decimal(texts, value) if isinstance(value, float) else value
        for key, value in told.params.items()
    }
    return texts.say("advice", told.key, **params)


def _decimal(texts: Texts, value: float) -> str:
    return f"{value:.1f}".replace(".", texts.say("balance", "decimal"))


def _aligned(rows: Sequence[Sequence[str]], left: int) -> Iterator[str]:
    """Columns of equal width; the first ones begin at the left, the others end at the right."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        cells = zip(row, widths, strict=True)
        texts = [
            cell.ljust(width) if number < left else cell.rjust(width)
            for number, (cell, width) in enumerate(cells)
        ]
        yield "  ".join(texts).rstrip()
