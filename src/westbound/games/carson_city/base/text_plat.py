"""The map of the text board: parcels, roads, and the cowboys that stand anywhere."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from westbound.games.carson_city import locations as at
from westbound.games.carson_city.base.rules.income import building_income
from westbound.games.carson_city.base.rules.parcel_price import parcel_price
from westbound.games.carson_city.components import BUILDINGS, TILE_NAMES, VACANT
from westbound.games.carson_city.geometry import SIZE, h_edge, parcel_at, v_edge
from westbound.games.carson_city.state import NOBODY, CarsonState
from westbound.games.carson_city.text_part import CELL, Table
from westbound.kit.text_board import MARKS
from westbound.kit.texts import Texts

WHITE: Final = "○"
# A corner by the roads that meet in it: north 1, east 2, south 4, west 8.
_CORNERS: Final = "·║═╚║║╔╠═╝═╩╗╣╦╬"


def tile_code(texts: Texts, code: int) -> str:
    """Two letters for a tile: those that the legend explains."""
    return "  " if code == VACANT else texts.say("tiles", TILE_NAMES[code]).split()[0]


def plat(table: Table) -> Iterator[str]:
    yield "   " + " ".join(letter.center(CELL) for letter in "ABCDEFGH"[:SIZE])
    for row in range(SIZE):
        yield _edge_line(table, row)
        parcels = [parcel_at(row, column) for column in range(SIZE)]
        tiles = [_tile_cell(table, parcel) for parcel in parcels]
        yield _cell_line(table, row, f"{row + 1} ", tiles)
        cowboys = [_cowboy_cell(table, parcel) for parcel in parcels]
        if any(cowboys):
            yield _cell_line(table, row, "  ", cowboys)
    yield _edge_line(table, SIZE)


def _has_road(state: CarsonState, edge: int) -> bool:
    return bool(state.network >> edge & 1)


def _stroke(table: Table, edge: int, road: str, empty: str) -> str:
    """How an edge looks."""
    if not _has_road(table.state, edge):
        return empty
    for part in table.parts:
        if other := part.road(table.state, edge):
            return other
    return road


def _edge_line(table: Table, row: int) -> str:
    """The corners and west-east edges above this row of parcels."""
    line = "  "
    for column in range(SIZE):
        line += _corner(table.state, row, column)
        line += _stroke(table, h_edge(row, column), "═", "┈") * CELL
    return line + _corner(table.state, row, SIZE)


def _corner(state: CarsonState, row: int, column: int) -> str:
    north = row > 0 and _has_road(state, v_edge(row - 1, column))
    east = column < SIZE and _has_road(state, h_edge(row, column))
    south = row < SIZE and _has_road(state, v_edge(row, column))
    west = column > 0 and _has_road(state, h_edge(row, column - 1))
    return _CORNERS[north + 2 * east + 4 * south + 8 * west]


def _cell_line(table: Table, row: int, margin: str, cells: Sequence[str]) -> str:
    line = margin
    for column in range(SIZE + 1):
        line += _stroke(table, v_edge(row, column), "║", "┊")
        if column < SIZE:
            line += cells[column].ljust(CELL)
    return line


def _tile_cell(table: Table, parcel: int) -> str:
    """Owner, tile, and the income of a building or the price of an unowned parcel."""
    state = table.state
    for part in table.parts:
        if cover := part.covers(state, parcel):
            return cover
    code, owner = state.tile[parcel], state.owner[parcel]
    shown = tile_code(table.texts, code)
    if parcel == state.town_hall:  # CC-148: it is never for sale; one cowboy may sit inside
        return f"  {shown}" if state.sitter == NOBODY else f"  {shown} ({MARKS[state.sitter]})"
    if owner == NOBODY:
        return f"  {shown} {table.texts.money(parcel_price(state, parcel))}"
    value = f"+{building_income(state, parcel)}" if code in BUILDINGS else ""
    return f"{MARKS[owner]} {shown} {value}"


def _cowboy_cell(table: Table, parcel: int) -> str:
    cowboys = cowboys_at(table.state, parcel)
    others = "".join(part.stands_on(table.state, parcel) for part in table.parts)
    return others + cowboys if others or not cowboys else f"›{cowboys}"


def cowboys_at(state: CarsonState, location: int) -> str:
    """Whose cowboys stand there; the white one follows its owner's mark."""
    shown = ""
    for seat in range(state.setup.players):
        shown += _repeat(MARKS[seat], _count(state, seat, location))
        if state.white_at == location and state.white_owner == seat:
            shown += MARKS[seat] + WHITE
    return shown


def _count(state: CarsonState, seat: int, location: int) -> int:
    """The cowboys of the seat at this place, the white one not counted."""
    if location in at.SHARED:
        workers = state.wage_workers if location == at.WAGES else state.road_workers
        here = workers[seat]
    else:
        here = state.at[seat] >> location & 1
    return here - (state.white_at == location and state.white_owner == seat)


def _repeat(mark: str, count: int) -> str:
    return mark if count == 1 else f"{mark}{count}" if count > 1 else ""
