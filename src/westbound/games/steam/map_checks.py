"""What a map file must have (STM-002, STM-011, STM-014 to STM-020); every complaint says where."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Mapping
from functools import cached_property
from reprlib import repr as short
from typing import Any, Final

from westbound.engine.errors import BadInput
from westbound.engine.refusal import Refusal
from westbound.games.steam.components import COLOUR_CODES, CUBES
from westbound.games.steam.hexes import SIDES, STEPS, opposite, slot_of, slots_of
from westbound.games.steam.map_lines import Lines

Table = Mapping[str, Any]
Spot = tuple[int, int]

WALL: Final = -1
TERRAINS: Final = ("plains", "hills", "coast", "city")
MAX_CHARACTERS: Final = 100_000  # in a file
MAX_HEXES: Final = 400
MAX_SPACES: Final = 12
MAX_CUBES: Final = 9  # in a city
MAX_PER_SPACE: Final = 6
MAX_COORDINATE: Final = 99  # names of hexes have at most two digits
MAX_PARTS: Final = 60  # rivers, and waters
MAX_NAME_LENGTH: Final = 40
MAX_SOURCE_LENGTH: Final = 200

KEYS: Final = (
    "id", "name", "provenance", "recommended_players", "supply", "three_players",
    "blocked", "hexes", "rivers", "water",
)  # fmt: skip
HEX_KEYS: Final = ("q", "r", "terrain", "river", "town", "city")
CITY_KEYS: Final = ("name", "color", "cubes")
_SUPPLY: Final = {"spaces": (0, MAX_SPACES), "cubes_per_space": (0, MAX_PER_SPACE)}
_FEWER_FOR_THREE: Final = {"city_cubes": (-MAX_CUBES, 0), "supply_cubes": (-MAX_PER_SPACE, 0)}
_ID: Final = re.compile(r"[a-z0-9][a-z0-9_-]{0,39}")
_TOML_PLACE: Final = re.compile(r"\(at line (\d+), column (\d+)\)")


class MapError(BadInput):
    """What is wrong with a map file, with the line and the hex it is in."""

    def __init__(self, what: Refusal) -> None:
        super().__init__(what, "westbound.games.steam")


class CheckedMap:
    """A map file that has passed every check; MapError names what is wrong."""

    def __init__(self, text: str) -> None:
        self._text = text
        self.data = _parsed(text)
        self.at: dict[Spot, int] = {}
        self._check_header()
        self._check_numbers()
        self.hexes = self._checked_tables("hexes")
        self._check_hexes()
        self.neighbour = self._neighbours()
        self._check_cities()
        self._check_cubes()
        self.rivers = self._drawn("rivers", "path")
        self.water = self._drawn("water", "hexes")
        self._check_water()

    @cached_property
    def _lines(self) -> Lines:
        return Lines(self._text)

    # --- the head of the file

    def _check_header(self) -> None:
        for key in self.data:
            if key not in KEYS:
                raise MapError(
                    Refusal("STM-002", case="key", line=self._lines.key(key), key=_quoted(key),
                            keys=_all_quoted(KEYS))
                )  # fmt: skip
        for key in ("id", "name", "hexes"):
            if key not in self.data:
                raise MapError(Refusal("STM-002", case="missing", key=_quoted(key)))
        if not isinstance(self.data["id"], str) or not _ID.fullmatch(self.data["id"]):
            raise MapError(Refusal("STM-002", case="id", line=self._lines.key("id")))
        for key, limit in (("name", MAX_NAME_LENGTH), ("provenance", MAX_SOURCE_LENGTH)):
            if not _is_name(self.data.get(key, "-"), limit):
                line = self._lines.key(key)
                raise MapError(
                    Refusal("STM-002", case="text", line=line, key=_quoted(key), limit=limit)
                )

    def _check_numbers(self) -> None:
        low_high = self.data.get("recommended_players", [3, 5])
        well = isinstance(low_high, list) and len(low_high) == 2 and all(map(_is_number, low_high))
        if not well or not 3 <= low_high[0] <= low_high[1] <= 6:
            line = self._lines.key("recommended_players")
            raise MapError(Refusal("STM-002", case="players", line=line))
        self._check_table("supply", _SUPPLY)
        self._check_table("three_players", _FEWER_FOR_THREE)

    def _check_table(self, name: str, limits: Mapping[str, tuple[int, int]]) -> None:
        """A small table of whole numbers, each between its limits."""
        table, line = self.data.get(name, {}), self._lines.key(name)
        if not isinstance(table, dict):
            keys = _all_quoted(limits)
            raise MapError(
                Refusal("STM-002", case="table", line=line, key=_quoted(name), keys=keys)
            )
        for key, value in table.items():
            line = self._lines.key(name, key)
            if key not in limits:
                raise MapError(
                    Refusal("STM-002", case="key", line=line, key=_quoted(f"{name}.{key}"),
                            keys=_all_quoted(limits))
                )  # fmt: skip
            low, high = limits[key]
            if not _is_number(value) or not low <= value <= high:
                raise MapError(
                    Refusal("STM-002", case="number", line=line, key=f"{name}.{key}", low=low,
                            high=high)
                )  # fmt: skip

    def _checked_tables(self, key: str) -> list[Table]:
        """A list of tables, as `hexes` is."""
        entries = self.data.get(key, [])
        if not isinstance(entries, list) or not all(isinstance(entry, dict) for entry in entries):
            line = self._lines.key(key)
            raise MapError(Refusal("STM-002", case="list", line=line, key=_quoted(key)))
        return entries

    # --- hexes

    def _check_hexes(self) -> None:
        if len(self.hexes) > MAX_HEXES:
            raise MapError(
                Refusal("STM-002", case="many", line=self._lines.key("hexes"), limit=MAX_HEXES,
                        hexes=len(self.hexes))
            )  # fmt: skip
        names: dict[str, str] = {}
        for number, hex_ in enumerate(self.hexes):
            line = self._lines.entry("hexes", number)
            place = self._place(hex_, line)
            self._check_hex(hex_, line)
            if place in self.at:
                raise MapError(Refusal("STM-002", case="twice", line=line, hex=_hex(hex_)))
            self.at[place] = number
            name = hex_.get("town") or hex_.get("city", {}).get("name")
            if name in names:
                raise MapError(
                    Refusal("STM-002", case="name_twice", line=line, hex=_hex(hex_),
                            name=_quoted(name), other=names[name])
                )  # fmt: skip
            if name:
                names[name] = _hex(hex_)

    def _place(self, hex_: Table, line: int) -> Spot:
        if not all(_is_number(hex_.get(k)) and abs(hex_[k]) <= MAX_COORDINATE for k in "qr"):
            raise MapError(Refusal("STM-002", case="place", line=line, limit=MAX_COORDINATE))
        return hex_["q"], hex_["r"]

    def _check_hex(self, hex_: Table, line: int) -> None:
        here = _hex(hex_)
        for key in hex_:
            if key not in HEX_KEYS:
                raise MapError(
                    Refusal("STM-014", case="key", line=line, hex=here, key=_quoted(key),
                            keys=_all_quoted(HEX_KEYS))
                )  # fmt: skip
        if hex_.get("terrain") not in TERRAINS:
            terrains = _all_quoted(TERRAINS)
            raise MapError(
                Refusal("STM-014", case="terrain", line=line, hex=here, terrains=terrains)
            )
        if not isinstance(hex_.get("river", False), bool):
            raise MapError(Refusal("STM-016", case="map", line=line, hex=here))
        if "town" in hex_ and not _is_name(hex_["town"]):
            raise MapError(
                Refusal("STM-017", case="map", line=line, hex=here, limit=MAX_NAME_LENGTH)
            )
        if ("city" in hex_) != (hex_["terrain"] == "city"):
            raise MapError(Refusal("STM-018", case="terrain", line=line, hex=here))
        if "city" in hex_:
            self._check_city(hex_, line)

    def _check_city(self, hex_: Table, line: int) -> None:
        here, city = _hex(hex_), hex_["city"]
        if "town" in hex_ or hex_.get("river"):
            raise MapError(Refusal("STM-018", case="alone", line=line, hex=here))
        if not isinstance(city, dict) or not set(city) <= set(CITY_KEYS):
            keys = _all_quoted(CITY_KEYS)
            raise MapError(Refusal("STM-018", case="keys", line=line, hex=here, keys=keys))
        if not _is_name(city.get("name")):
            raise MapError(
                Refusal("STM-018", case="name", line=line, hex=here, limit=MAX_NAME_LENGTH)
            )
        if city.get("color") not in tuple(COLOUR_CODES):
            colours = _all_quoted(COLOUR_CODES)
            raise MapError(Refusal("STM-019", case="map", line=line, hex=here, colours=colours))
        if not _is_number(city.get("cubes")) or not 0 <= city["cubes"] <= MAX_CUBES:
            raise MapError(Refusal("STM-030", case="map", line=line, hex=here, limit=MAX_CUBES))

    # --- neighbours

    def _neighbours(self) -> list[int]:
        neighbour = [
            self.at.get((hex_["q"] + dq, hex_["r"] + dr), WALL)
            for hex_ in self.hexes
            for dq, dr in STEPS
        ]
        for number, edge in enumerate(self._checked_tables("blocked")):
            if not self._is_between(edge, neighbour):
                line = self._lines.entry("blocked", number)
                raise MapError(Refusal("STM-020", case="map", line=line, hex=_hex(edge)))
            slot = slot_of(self.at[edge["q"], edge["r"]], edge["side"])
            back = slot_of(neighbour[slot], opposite(edge["side"]))
            neighbour[slot] = neighbour[back] = WALL
        return neighbour

    def _is_between(self, edge: Table, neighbour: list[int]) -> bool:
        if set(edge) != {"q", "r", "side"} or not all(map(_is_number, edge.values())):
            return False
        here, side = self.at.get((edge["q"], edge["r"])), edge["side"]
        return here is not None and side in SIDES and neighbour[slot_of(here, side)] != WALL

    def _check_cities(self) -> None:
        """At least two; each can be reached from the first, and none is beside another one."""
        cities = [code for code, hex_ in enumerate(self.hexes) if "city" in hex_]
        if len(cities) < 2:
            raise MapError(Refusal("STM-018", case="few", line=self._lines.key("hexes")))
        reached = self._reached_from(cities[0])
        for code in cities:
            hex_, line = self.hexes[code], self._lines.entry("hexes", code)
            near = self.neighbour[slots_of(code)]
            if any(n != WALL and "city" in self.hexes[n] for n in near):
                raise MapError(Refusal("STM-018", case="beside", line=line, hex=_hex(hex_)))
            if code not in reached:
                name = hex_["city"]["name"]
                raise MapError(
                    Refusal("STM-018", case="unreached", line=line, hex=_hex(hex_), name=name)
                )

    def _reached_from(self, first: int) -> set[int]:
        reached, waiting = {first}, [first]
        while waiting:
            code = waiting.pop()
            for near in self.neighbour[slots_of(code)]:
                if near != WALL and near not in reached:
                    reached.add(near)
                    waiting.append(near)
        return reached

    def _check_cubes(self) -> None:
        supply = self.data.get("supply", {})
        on_supply = supply.get("spaces", 0) * supply.get("cubes_per_space", 0)
        cubes = sum(hex_["city"]["cubes"] for hex_ in self.hexes if "city" in hex_) + on_supply
        if cubes > sum(CUBES):
            raise MapError(Refusal("STM-011", case="map", cubes=cubes, all=sum(CUBES)))

    # --- what is only drawn

    def _drawn(self, key: str, points: str) -> tuple[tuple[str, tuple[Spot, ...]], ...]:
        """Rivers and waters: a name, and the hexes they go through or cover."""
        parts = self._checked_tables(key)
        for number, part in enumerate(parts):
            named = _is_name(part.get("name", "-")) and set(part) <= {"name", points}
            if number >= MAX_PARTS or not named or not _are_spots(part.get(points)):
                raise MapError(
                    Refusal("STM-016", case="drawn", line=self._lines.entry(key, number),
                            key=_quoted(key), points=_quoted(points), limit=MAX_PARTS)
                )  # fmt: skip
        return tuple(
            (part.get("name", ""), tuple((q, r) for q, r in part[points])) for part in parts
        )

    def _check_water(self) -> None:
        """A lake is a hole in the map."""
        for number, (_, spots) in enumerate(self.water):
            for q, r in spots:
                if (q, r) in self.at:
                    line = self._lines.entry("water", number)
                    raise MapError(Refusal("STM-014", case="water", line=line, hex=f"{q},{r}"))


def _parsed(text: str) -> dict[str, Any]:
    if len(text) > MAX_CHARACTERS:
        raise MapError(Refusal("STM-002", case="long", limit=MAX_CHARACTERS))
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        found = _TOML_PLACE.search(str(error))
        end = (text.count("\n") + 1, len(text) - text.rfind("\n"))
        line, column = map(int, found.groups()) if found else end
    except RecursionError:  # brackets in brackets in brackets
        line, column = 1, 1
    raise MapError(Refusal("STM-002", case="toml", line=line, column=column))


def _is_number(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _is_name(value: object, limit: int = MAX_NAME_LENGTH) -> bool:
    """A text of one line that is not empty and not too long."""
    return (
        isinstance(value, str)
        and 0 < len(value.strip()) <= len(value) <= limit
        and value.isprintable()
    )


def _are_spots(value: object) -> bool:
    return (
        isinstance(value, list)
        and 0 < len(value) <= MAX_HEXES
        and all(isinstance(spot, list) and len(spot) == 2 for spot in value)
        and all(_is_number(n) and abs(n) <= MAX_COORDINATE for spot in value for n in spot)
    )


def _hex(table: Table) -> str:
    return f"{short(table.get('q'))},{short(table.get('r'))}"


def _quoted(word: str) -> str:
    """Words of the file format are quoted, so that they are not translated as terms."""
    return short(word)


def _all_quoted(words: Iterable[str]) -> tuple[str, ...]:
    return tuple(map(_quoted, words))
