"""The board as text, for a terminal 80 characters wide, as one viewer may see it (CC-010)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from westbound.engine.terminal_width import fit
from westbound.games.carson_city import locations as at
from westbound.games.carson_city.base.rules.action_spaces import is_open
from westbound.games.carson_city.base.rules.income import building_income
from westbound.games.carson_city.base.rules.parcel_price import parcel_price
from westbound.games.carson_city.components import (
    BUILDINGS,
    BUY_VP_PRICES,
    ROUNDS,
    ROW_PRICES,
    VACANT,
)
from westbound.games.carson_city.geometry import (
    PARCEL_NAMES,
    SIZE,
    h_edge,
    members,
    parcel_at,
    v_edge,
)
from westbound.games.carson_city.secrets import has_secrets, hide
from westbound.games.carson_city.state import NOBODY, CarsonState
from westbound.games.carson_city.text_lines import CODES, MARKS, WHITE, WIDTH, flow
from westbound.games.carson_city.text_players import cards, orders, players, supplies
from westbound.games.carson_city.variants.outlaws.components import OUTLAW_VP

__all__ = ["CODES", "MARKS", "draw", "fit"]

PHASES: Final = (
    "set-up",
    "choosing characters",
    "placing cowboys",
    "resolving actions",
    "end of the round",
)
_SPACES: Final = (
    (at.WAGES, "Wages"),
    (at.AMMUNITION, "Ammunition"),
    (at.ROADS_3, "Roads (1) +3"),
    (at.ROADS_1, "Roads (2) +1"),
    (at.INCOME_PARCELS, "$ parcels"),
    (at.INCOME_COWBOYS, "$ cowboys"),
    (at.GAMBLING, "Gambling"),
    (at.VP_PARCELS, "VP parcels"),
    (at.VP_BUILDINGS, "VP build."),
    (at.VP_COWBOYS, "VP cowboys"),
)
_CELL: Final = 8
OUTLAW: Final = "☠"
RIVER: Final = "≈"
BRIDGE: Final = "▒"
# A corner by the roads that meet in it: north 1, east 2, south 4, west 8.
_CORNERS: Final = "·║═╚║║╔╠═╝═╩╗╣╦╬"


def draw(state: CarsonState, names: Sequence[str], viewer: int | None = None) -> str:
    """The whole table: plat, row, action spaces, cards, players and a legend."""
    if has_secrets(state.setup):
        state = hide(state, viewer)
    lines = [
        _headline(state),
        "",
        *_plat(state),
        "",
        *_building_row(state),
        *_action_spaces(state),
        *_outlaws(state),
        *cards(state),
        *supplies(state),
        "",
        *players(state, names, viewer),
        *orders(state),
        "",
        *_legend(state),
    ]
    return "\n".join(line.rstrip() for line in lines)


def _headline(state: CarsonState) -> str:
    phase = "the match is over" if not state.agenda else PHASES[state.phase]
    number = f"phase {state.phase}: " if state.agenda and state.phase else ""
    left = f"Round {state.round} of {ROUNDS} · {number}{phase}"
    right = f"bag {sum(state.bag)} · houses left {state.houses_left}"
    return left + right.rjust(WIDTH - len(left))


# --- the plat


def _plat(state: CarsonState) -> Iterator[str]:
    yield "   " + " ".join(letter.center(_CELL) for letter in "ABCDEFGH"[:SIZE])
    for row in range(SIZE):
        yield _edge_line(state, row)
        parcels = [parcel_at(row, column) for column in range(SIZE)]
        yield _cell_line(state, row, f"{row + 1} ", [_tile_cell(state, p) for p in parcels])
        cowboys = [_cowboy_cell(state, p) for p in parcels]
        if any(cowboys):
            yield _cell_line(state, row, "  ", cowboys)
    yield _edge_line(state, SIZE)


def _road(state: CarsonState, edge: int) -> bool:
    return bool(state.network >> edge & 1)


def _stroke(state: CarsonState, edge: int, road: str, empty: str) -> str:
    """How an edge looks; CC-217: a road over the river is a bridge."""
    if not _road(state, edge):
        return empty
    return BRIDGE if state.setup.water >> edge & 1 else road


def _edge_line(state: CarsonState, row: int) -> str:
    """The corners and west-east edges above this row of parcels."""
    line = "  "
    for column in range(SIZE):
        line += _corner(state, row, column)
        line += _stroke(state, h_edge(row, column), "═", "┈") * _CELL
    return line + _corner(state, row, SIZE)


def _corner(state: CarsonState, row: int, column: int) -> str:
    north = row > 0 and _road(state, v_edge(row - 1, column))
    east = column < SIZE and _road(state, h_edge(row, column))
    south = row < SIZE and _road(state, v_edge(row, column))
    west = column > 0 and _road(state, h_edge(row, column - 1))
    return _CORNERS[north + 2 * east + 4 * south + 8 * west]


def _cell_line(state: CarsonState, row: int, margin: str, cells: Sequence[str]) -> str:
    line = margin
    for column in range(SIZE + 1):
        line += _stroke(state, v_edge(row, column), "║", "┊")
        if column < SIZE:
            line += cells[column].ljust(_CELL)
    return line


def _tile_cell(state: CarsonState, parcel: int) -> str:
    """Owner, tile, and the income of a building or the price of an unowned parcel."""
    code, owner = state.tile[parcel], state.owner[parcel]
    if state.setup.river >> parcel & 1:
        return RIVER * _CELL
    if parcel == state.town_hall:  # CC-148: it is never for sale; one cowboy may sit inside
        return "  TH" if state.sitter == NOBODY else f"  TH ({MARKS[state.sitter]})"
    if owner == NOBODY:
        return f"  {CODES[code]} ${parcel_price(state, parcel)}"
    value = f"+{building_income(state, parcel)}" if code in BUILDINGS else ""
    return f"{MARKS[owner]} {CODES[code]} {value}"


def _cowboy_cell(state: CarsonState, parcel: int) -> str:
    cowboys = _cowboys(state, parcel)
    if state.outlaws >> parcel & 1:
        return f"{OUTLAW}{cowboys}"
    return f"›{cowboys}" if cowboys else ""


def _cowboys(state: CarsonState, location: int) -> str:
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


# --- the row and the action spaces


def _building_row(state: CarsonState) -> list[str]:
    items = []
    for index, price in enumerate(ROW_PRICES):
        code = "--" if state.row[index] == VACANT else CODES[state.row[index]]
        items.append(f"${price} {code} {_cowboys(state, at.BUILD_SPACES[index])}")
    return flow("For sale", items, stop=10)


def _action_spaces(state: CarsonState) -> list[str]:
    items = [f"{name} {_cowboys(state, location)}" for location, name in _SPACES]
    for index, price in enumerate(BUY_VP_PRICES):
        open_now = is_open(index, state.round)  # CC-086
        cowboys = _cowboys(state, at.BUY_VP_SPACES[index]) if open_now else "shut"
        items.append(f"Buy VP ${price} {cowboys}")
    return flow("Spaces", items, stop=17)


def _outlaws(state: CarsonState) -> list[str]:
    """CC-244: one strength for all; what beating one is worth, and where they are."""
    if not state.outlaws:
        return []
    strength = f"strength {state.strength}, {OUTLAW_VP[state.strength]} VP each:"
    return flow("Outlaws", [strength, *(PARCEL_NAMES[p] for p in members(state.outlaws))], stop=3)


def _legend(state: CarsonState) -> Iterator[str]:
    marks = MARKS[: state.setup.players]
    yield f"{marks} players · › cowboys · {WHITE} white cowboy · $ price · + income"
    yield "═ ║ road, named by a side of a parcel: C4n lies north of C4, C4w west of it"
    if state.setup.river:
        yield f"{RIVER} river · {BRIDGE} bridge"
    if state.setup.outlaws:
        yield f"{OUTLAW} outlaw, and the cowboys that fight it"
    if state.setup.horses:
        yield "Corrals: the horses in 1 to 5; a mark where a cowboy doubles the rodeo points"
    yield "Cowboys: in hand (+general reserve) · Rev revolvers · Fire firepower · r red"
    yield "Mt mountain Ho house Te terrace Ra ranch Mi mine Dr drugstore Bk bank Sa saloon"
    yield "Hl hotel Ch church Pr prison St store Sc school Bs blacksmith TH hall Sn station"
