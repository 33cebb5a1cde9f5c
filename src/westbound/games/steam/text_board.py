"""The board as text, for a terminal 80 characters wide. All it shows is public (STM-035)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from westbound.engine.terminal_width import fit, width
from westbound.games.steam.components import ACTION_TILES, COLOURS, NO_TILE
from westbound.games.steam.effects import line_end
from westbound.games.steam.faces import (
    EXITS,
    FACE_NAMES,
    FACES,
    NOTHING,
    PIECES,
    is_in_stock,
)
from westbound.games.steam.rules.action_tiles import tile_cost
from westbound.games.steam.rules.income import upkeep
from westbound.games.steam.rules.scoring import complete_links, points
from westbound.games.steam.rules.track import NOWHERE, Line, all_lines
from westbound.games.steam.state import NO_CITY, NO_CUBES, UNOWNED, Cubes, SteamState

WIDTH: Final = 80
MARKS: Final = "▲★■◆✚⬟"  # by seat
NO_OWNER: Final = "○"
LETTERS: Final = "RBYPG"  # by colour
PHASES: Final = {
    "setup": "setting up",
    "capital": "buying capital",
    "auction": "turn order auction",
    "action_tiles": "selecting action tiles",
    "build": "building track",
    "goods": "moving goods",
    "income": "income and expenses",
    "over": "the match is over",
}
_CELL: Final = 5
_BAND: Final = WIDTH // _CELL  # columns of hexes side by side
_LABEL: Final = 9
_TERRAIN: Final = {"plains": ".", "hills": "^", "coast": ",", "city": " "}
# Where the exits over sides 0 N to 5 NW are drawn: line and column within a cell.
_EXIT_AT: Final = ((0, 2), (0, 4), (1, 4), (1, 2), (1, 0), (0, 0))


def draw(state: SteamState, names: Sequence[str]) -> str:
    """The whole table: map, cities, links, supply, action tiles, players and a legend."""
    lines = [
        _headline(state),
        "",
        *_map(state),
        "",
        *_cities(state),
        *_towns(state),
        *_links(state),
        *_supply(state),
        *_action_tiles(state),
        "",
        *_players(state, names),
        _order(state),
        "",
        *_legend(state),
    ]
    return "\n".join(line.rstrip() for line in lines)


def _headline(state: SteamState) -> str:
    phase = PHASES[state.phase]
    if state.phase == "goods":
        phase += f", round {state.goods_round}"
    left = f"Turn {state.turn} of {state.setup.turns} · {phase}"
    right = f"bag {sum(state.bag)} · tiles left {PIECES - sum(state.used)}"
    return left + right.rjust(WIDTH - len(left))


# --- the map


def _map(state: SteamState) -> Iterator[str]:
    """The hexes in columns by q, each two lines high; a wide map is drawn in several bands."""
    columns = [q for q, _ in state.setup.map.places]
    for first in range(min(columns), max(columns) + 1, _BAND):
        yield from _band(state, first, min(first + _BAND, max(columns) + 1))


def _band(state: SteamState, first: int, end: int) -> Iterator[str]:
    map_ = state.setup.map
    shown = [hex_ for hex_ in map_.hexes if first <= map_.places[hex_][0] < end]
    yield "".join(f"q{q}".center(_CELL) for q in range(first, end))
    if not shown:
        return
    heights = {hex_: 2 * map_.places[hex_][1] + map_.places[hex_][0] for hex_ in shown}
    top, low = min(heights.values()), max(heights.values()) + 2
    rows = [[" " * _CELL for _ in range(first, end)] for _ in range(top, low)]
    for hex_, height in heights.items():
        upper, lower = _cell(state, hex_)
        column = map_.places[hex_][0] - first
        rows[height - top][column] = upper
        rows[height - top + 1][column] = lower
    for row in rows:
        yield "".join(row)


def _cell(state: SteamState, hex_: int) -> tuple[str, str]:
    """Two lines of five columns: a city with cubes, track by its exits, or bare land."""
    map_ = state.setup.map
    if state.city[hex_] != NO_CITY:
        name = fit(map_.city[hex_] or map_.town[hex_], 3, cut="").upper()
        grown = "*" if state.grown >> hex_ & 1 else " "
        return name + LETTERS[state.city[hex_]].lower() + grown, _few(state.cubes[hex_])
    if state.track[hex_] != NOTHING:
        return _track_cell(state, hex_)
    land = _TERRAIN[map_.terrain[hex_]] + ("~" if map_.river[hex_] else "")
    row = str(map_.places[hex_][1])
    if map_.town[hex_]:
        return fit(map_.town[hex_], 3, cut="").lower() + "o ", f"{row:>3}{land:<2}"
    return " " * _CELL, f"{row:>3}{land:<2}"


def _track_cell(state: SteamState, hex_: int) -> tuple[str, str]:
    cell = [[" "] * _CELL, [" "] * _CELL]
    for side in range(6):
        if EXITS[state.track[hex_]] >> side & 1:
            line, column = _EXIT_AT[side]
            cell[line][column] = _mark(state.owner[hex_ * 6 + side])
    if state.setup.map.town[hex_]:
        cell[0][1] = "o"
    return "".join(cell[0]), "".join(cell[1])


def _mark(owner: int) -> str:
    return NO_OWNER if owner == UNOWNED else MARKS[owner]


def _few(cubes: Cubes) -> str:
    shown = _letters(cubes)
    return (shown if len(shown) < _CELL else shown[: _CELL - 2] + "+").ljust(_CELL)


def _letters(cubes: Cubes) -> str:
    return "".join(letter * count for letter, count in zip(LETTERS, cubes, strict=True))


# --- lists


def _cities(state: SteamState) -> list[str]:
    map_ = state.setup.map
    items = []
    for hex_ in map_.hexes:
        if state.city[hex_] == NO_CITY:
            continue
        name = map_.city[hex_] or map_.town[hex_]
        grown = "*" if state.grown >> hex_ & 1 else ""
        colour = LETTERS[state.city[hex_]].lower()
        cubes = _letters(state.cubes[hex_]) or "-"
        items.append(f"{fit(name, 15).rstrip()} {map_.names[hex_]} {colour}{grown} {cubes}")
    return _flow("Cities", items, stop=35)


def _towns(state: SteamState) -> list[str]:
    map_ = state.setup.map
    items = [
        f"{fit(map_.town[hex_], 15).rstrip()} {map_.names[hex_]}"
        for hex_ in map_.hexes
        if map_.town[hex_] and state.city[hex_] == NO_CITY
    ]
    return _flow("Towns", items or ["-"], stop=23)


def _links(state: SteamState) -> list[str]:
    """Complete and incomplete links by owner, those of nobody last."""
    found: dict[int, list[str]] = {}
    for line in all_lines(state):
        owner = state.owner[line.slots[0]]
        found.setdefault(owner, []).append(_line_name(state, line))
    lines = []
    for owner in (*range(state.setup.players), UNOWNED):
        if owner in found:
            items = [fit(name, 34).rstrip() for name in sorted(found[owner])]
            lines += _flow(f"Links {_mark(owner)}", items, stop=35)
    return lines


def _line_name(state: SteamState, line: Line) -> str:
    """Albany–Utica; an open end by the coordinates that the map shows: Albany→(7,2)."""
    map_ = state.setup.map
    ends = (0, 1) if line.places[0] != NOWHERE else (1, 0)
    hexes = [line_end(state, line, end) for end in ends]
    names = [map_.city[hex_] or map_.town[hex_] or f"({map_.names[hex_]})" for hex_ in hexes]
    return ("–" if line.complete else "→").join(names)


def _supply(state: SteamState) -> list[str]:
    spaces = [
        f"{number} {_letters(cubes)}"
        for number, cubes in enumerate(state.supply, start=1)
        if cubes != NO_CUBES
    ]
    cities = " ".join(
        f"{colour} {left}" for colour, left in zip(COLOURS, state.new_cities, strict=True)
    )
    gone = [FACE_NAMES[face] for face in FACES if not is_in_stock(state.used, face)]
    lines = [
        *_flow("Supply", spaces or ["-"], stop=10),
        f"{'New City':<{_LABEL}}{cities} · growth markers {state.growth_left}",
    ]
    return [*lines, *_flow("Used up", gone, stop=5)] if gone else lines


def _action_tiles(state: SteamState) -> list[str]:
    """By whom each tile was taken, or what it costs whoever decides."""
    decider = state.agenda[-1].seat if state.agenda else NO_TILE
    items = []
    for tile, data in enumerate(ACTION_TILES):
        name = f"{tile + 1} {data.id.replace('_', ' ')}"
        if tile in state.tile:
            seat = state.tile.index(tile)
            items.append(f"{name} {MARKS[seat]}{' passed' if state.passed >> seat & 1 else ''}")
            continue
        cost = tile_cost(state, decider, tile) if decider >= 0 else 0
        items.append(f"{name} ${cost}" if cost else name)
    return _flow("Actions", items, stop=23)


def _flow(label: str, items: Sequence[str], stop: int) -> list[str]:
    """The items behind a label, each starting at a tab stop, on as many lines as they need."""
    lines, line = [], label.ljust(_LABEL)
    for item in items:
        if width(line) > _LABEL and width(line) + width(item) > WIDTH:
            lines.append(line)
            line = " " * _LABEL
        line += item
        line += " " * (stop - (width(line) - _LABEL) % stop)
    return [*lines, line]


# --- the players


def _players(state: SteamState, names: Sequence[str]) -> Iterator[str]:
    yield "  Player          Cash Income   VP Level Links Points  Action tile"
    decides = state.agenda[-1].deciders() if state.agenda else ()
    for seat in range(state.setup.players):
        arrow = "→" if seat in decides else " "
        yield (
            f"{arrow} {MARKS[seat]} {fit(names[seat], 11)} {f'${state.money[seat]}':>6}"
            f" {state.income[seat]:>6} {state.vp[seat]:>4} {state.level[seat]:>5}"
            f" {complete_links(state, seat):>5} {sum(points(state, seat).values()):>6}"
            f"  {_holding(state, seat)}"
        )


def _holding(state: SteamState, seat: int) -> str:
    if state.gone >> seat & 1:
        return "bankrupt"
    tile = state.tile[seat]
    held = "-" if tile == NO_TILE else f"{tile + 1} {ACTION_TILES[tile].id.replace('_', ' ')}"
    due = upkeep(state, seat)
    return f"{held}, upkeep ${due}" if due else held


def _order(state: SteamState) -> str:
    return "Turn order " + (" ".join(MARKS[seat] for seat in state.order) or "-")


def _legend(state: SteamState) -> Iterator[str]:
    marks = MARKS[: state.setup.players]
    yield f"{marks} players; a mark at each side of a hex with their track · {NO_OWNER} nobody's"
    yield "Map: a hex q,r stands in column q and shows r · . plains , coast ^ hills ~ river"
    yield "ALBr a city (first letters, colour) above its cubes · * grown · utio a town"
    yield "Cubes: R red B blue Y yellow P purple G gray · Albany→(7,2) incomplete link"
