"""The board as text, for a terminal 80 characters wide. All it shows is public (STM-035)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from westbound.engine.grammar import numeral
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
from westbound.games.steam.hexes import SIDES_IN, slot_of
from westbound.games.steam.rules.action_tiles import tile_cost
from westbound.games.steam.rules.income import upkeep
from westbound.games.steam.rules.scoring import complete_links, points
from westbound.games.steam.rules.track import NOWHERE, Line, all_lines
from westbound.games.steam.state import NO_CITY, NO_CUBES, UNOWNED, Cubes, SteamState
from westbound.kit.text_board import (
    MARKS,
    WIDTH,
    drawing,
    fit,
    flow,
    headline,
    pad,
    texts_in,
    width,
)
from westbound.kit.texts import Texts

PACKAGE: Final = "westbound.games.steam"
NO_OWNER: Final = "○"
LETTERS: Final = "RBYPG"  # by colour, as in the moves
_CELL: Final = 5
_BAND: Final = WIDTH // _CELL  # columns of hexes side by side
_TERRAIN: Final = {"plains": ".", "hills": "^", "coast": ",", "city": " "}
# Where the exits over sides 0 N to 5 NW are drawn: line and column within a cell.
_EXIT_AT: Final = ((0, 2), (0, 4), (1, 4), (1, 2), (1, 0), (0, 0))
_PLAYER: Final = 13  # columns of a player's mark and name
_HOLDING: Final = 25  # columns after the figures
_COLUMNS: Final = {"cash": 6, "income": 6, "vp": 4, "level": 5, "links": 5, "points": 6}


def draw(state: SteamState, viewer: int | None, names: Sequence[str], language: str = "en") -> str:
    """The whole table: map, cities, links, supply, action tiles, players and a legend."""
    texts = texts_in(PACKAGE, language)
    return drawing(
        [
            _headline(state, texts),
            "",
            *_map(state),
            "",
            *_cities(state, texts),
            *_towns(state, texts),
            *_links(state, texts),
            *_supply(state, texts),
            *_action_tiles(state, texts),
            "",
            *_players(state, names, texts),
            _order(state, texts),
            "",
            *_legend(state, texts),
        ]
    )


def _headline(state: SteamState, texts: Texts) -> str:
    phase = texts.say("phases", state.phase, round=state.goods_round)
    left = texts.say("head", "turn", turn=state.turn, turns=state.setup.turns, phase=phase)
    tiles = PIECES - sum(state.used)
    return headline(left, texts.say("head", "left", bag=sum(state.bag), tiles=tiles))


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
        name = fit(map_.name_of(hex_), 3, cut="").upper()
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
    for side in SIDES_IN[EXITS[state.track[hex_]]]:
        line, column = _EXIT_AT[side]
        cell[line][column] = _mark(state.owner[slot_of(hex_, side)])
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


def _cities(state: SteamState, texts: Texts) -> list[str]:
    map_ = state.setup.map
    items = []
    for hex_ in map_.hexes:
        if state.city[hex_] == NO_CITY:
            continue
        name = map_.name_of(hex_)
        grown = "*" if state.grown >> hex_ & 1 else ""
        colour = LETTERS[state.city[hex_]].lower()
        cubes = _letters(state.cubes[hex_]) or "-"
        items.append(f"{fit(name, 15).rstrip()} {map_.names[hex_]} {colour}{grown} {cubes}")
    return _list(texts, "cities", items, stop=35)


def _towns(state: SteamState, texts: Texts) -> list[str]:
    map_ = state.setup.map
    items = [
        f"{fit(map_.town[hex_], 15).rstrip()} {map_.names[hex_]}"
        for hex_ in map_.hexes
        if map_.town[hex_] and state.city[hex_] == NO_CITY
    ]
    return _list(texts, "towns", items or ["-"], stop=23)


def _links(state: SteamState, texts: Texts) -> list[str]:
    """Complete and incomplete links by owner, those of nobody last."""
    found: dict[int, list[str]] = {}
    for line in all_lines(state):
        owner = state.owner[line.slots[0]]
        found.setdefault(owner, []).append(_line_name(state, line))
    lines = []
    for owner in (*range(state.setup.players), UNOWNED):
        if owner in found:
            items = [fit(name, 34).rstrip() for name in sorted(found[owner])]
            lines += _list(texts, "links", items, stop=35, mark=_mark(owner))
    return lines


def _line_name(state: SteamState, line: Line) -> str:
    """Albany–Utica; an open end by the coordinates that the map shows: Albany→(7,2)."""
    map_ = state.setup.map
    ends = (0, 1) if line.places[0] != NOWHERE else (1, 0)
    hexes = [line_end(state, line, end) for end in ends]
    names = [map_.name_of(hex_) or f"({map_.names[hex_]})" for hex_ in hexes]
    return ("–" if line.complete else "→").join(names)


def _supply(state: SteamState, texts: Texts) -> list[str]:
    spaces = [
        f"{number} {_letters(cubes)}"
        for number, cubes in enumerate(state.supply, start=1)
        if cubes != NO_CUBES
    ]
    left = zip(COLOURS, state.new_cities, strict=True)
    cities = " ".join(f"{texts.term(colour)} {count}" for colour, count in left)
    new = texts.say("lists", "new_cities", cities=cities, growth=state.growth_left)
    gone = [FACE_NAMES[face] for face in FACES if not is_in_stock(state.used, face)]
    return [
        *_list(texts, "supply", spaces or ["-"], stop=10),
        *_list(texts, "new_city", [new], stop=1),
        *(_list(texts, "used_up", gone, stop=5) if gone else ()),
    ]


def _action_tiles(state: SteamState, texts: Texts) -> list[str]:
    """By whom each tile was taken, or what it costs whoever decides."""
    decider = state.agenda[-1].seat if state.agenda else NO_TILE
    items = []
    for tile in range(len(ACTION_TILES)):
        name = _action(tile, texts)
        if tile in state.tile:
            seat = state.tile.index(tile)
            taken = f"{name} {MARKS[seat]}"
            passed = state.passed >> seat & 1
            items.append(texts.say("lists", "passed", action=taken) if passed else taken)
            continue
        cost = tile_cost(state, decider, tile) if decider >= 0 else 0
        items.append(f"{name} {texts.money(cost)}" if cost else name)
    return _list(texts, "actions", items, stop=23)


def _action(tile: int, texts: Texts) -> str:
    return f"{tile + 1} {texts.say('actions', ACTION_TILES[tile].id)}"


def _list(texts: Texts, label: str, items: Sequence[str], stop: int, mark: str = "") -> list[str]:
    """The items after their label; all labels of a language take the same width."""
    longest = max(width(known.format(mark=NO_OWNER)) for known in texts.tables["labels"].values())
    return flow(texts.say("labels", label, mark=mark), items, stop, indent=longest + 1)


# --- the players


def _players(state: SteamState, names: Sequence[str], texts: Texts) -> Iterator[str]:
    heads = (
        pad(texts.say("players", column), columns, right=True)
        for column, columns in _COLUMNS.items()
    )
    player = pad(texts.say("players", "player"), _PLAYER)
    yield f"  {player} {' '.join(heads)}  {texts.say('players', 'action')}"
    decides = state.agenda[-1].deciders() if state.agenda else ()
    for seat in range(state.setup.players):
        arrow = "→" if seat in decides else " "
        figures = " ".join(
            pad(figure, columns, right=True)
            for figure, columns in zip(_figures(state, seat, texts), _COLUMNS.values(), strict=True)
        )
        who = f"{MARKS[seat]} {fit(names[seat], 11)}"
        yield f"{arrow} {who} {figures}  {_holding(state, seat, texts)}"


def _figures(state: SteamState, seat: int, texts: Texts) -> tuple[str, ...]:
    """What the columns show of a player."""
    return (
        texts.money(state.money[seat]),
        numeral(state.income[seat]),
        str(state.vp[seat]),
        str(state.level[seat]),
        str(complete_links(state, seat)),
        numeral(sum(points(state, seat).values())),
    )


def _holding(state: SteamState, seat: int, texts: Texts) -> str:
    if state.gone >> seat & 1:
        return texts.say("players", "bankrupt")
    tile = state.tile[seat]
    held = "-" if tile == NO_TILE else _action(tile, texts)
    if not upkeep(state, seat):
        return held
    due = texts.money(upkeep(state, seat))
    behind = width(texts.say("players", "upkeep", action="", due=due))
    shown = fit(held, min(width(held), _HOLDING - behind))
    return texts.say("players", "upkeep", action=shown, due=due)


def _order(state: SteamState, texts: Texts) -> str:
    return texts.say("lists", "order", marks=" ".join(MARKS[seat] for seat in state.order) or "-")


def _legend(state: SteamState, texts: Texts) -> Iterator[str]:
    yield texts.say("legend", "marks", marks=MARKS[: state.setup.players], nobody=NO_OWNER)
    for line in ("map", "places", "cubes"):
        yield texts.say("legend", line)
