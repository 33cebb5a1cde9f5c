"""The board as text, for a terminal 80 characters wide. All it shows is public (CC-010)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final
from unicodedata import combining, east_asian_width

from westbound.games.carson_city import locations as at
from westbound.games.carson_city.components import (
    BUILDINGS,
    BUY_VP_PRICES,
    ROUNDS,
    ROW_PRICES,
    TILE_NAMES,
    VACANT,
)
from westbound.games.carson_city.geometry import SIZE, h_edge, parcel_at, v_edge
from westbound.games.carson_city.rules.action_spaces import is_open
from westbound.games.carson_city.rules.duels import firepower
from westbound.games.carson_city.rules.income import building_income
from westbound.games.carson_city.rules.parcel_price import parcel_price
from westbound.games.carson_city.state import NOBODY, NOWHERE, CarsonState

WIDTH: Final = 80
MARKS: Final = "▲★■◆✚⬟"  # by seat
WHITE: Final = "○"
CODES: Final = (
    "  ", "Mt", "Ho", "Te", "Ra", "Mi", "Dr", "Bk", "Sa", "Hl", "Ch", "Pr", "St", "Sc", "Bs", "TH",
    "Sn",
)  # fmt: skip
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
_LABEL: Final = 9
# A corner by the roads that meet in it: north 1, east 2, south 4, west 8.
_CORNERS: Final = "·║═╚║║╔╠═╝═╩╗╣╦╬"


def draw(state: CarsonState, names: Sequence[str]) -> str:
    """The whole table: plat, building row, action spaces, players and a legend."""
    lines = [
        _headline(state),
        "",
        *_plat(state),
        "",
        *_building_row(state),
        *_action_spaces(state),
        "",
        *_players(state, names),
        *_orders(state),
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


def _edge_line(state: CarsonState, row: int) -> str:
    """The corners and west-east edges above this row of parcels."""
    line = "  "
    for column in range(SIZE):
        line += _corner(state, row, column)
        line += ("═" if _road(state, h_edge(row, column)) else "┈") * _CELL
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
        line += "║" if _road(state, v_edge(row, column)) else "┊"
        if column < SIZE:
            line += cells[column].ljust(_CELL)
    return line


def _tile_cell(state: CarsonState, parcel: int) -> str:
    """Owner, tile, and the income of a building or the price of an unowned parcel."""
    code, owner = state.tile[parcel], state.owner[parcel]
    if parcel == state.town_hall:  # CC-148: it is never for sale; one cowboy may sit inside
        return "  TH" if state.sitter == NOBODY else f"  TH ({MARKS[state.sitter]})"
    if owner == NOBODY:
        return f"  {CODES[code]} ${parcel_price(state, parcel)}"
    value = f"+{building_income(state, parcel)}" if code in BUILDINGS else ""
    return f"{MARKS[owner]} {CODES[code]} {value}"


def _cowboy_cell(state: CarsonState, parcel: int) -> str:
    cowboys = _cowboys(state, parcel)
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
    return _flow("For sale", items, stop=10)


def _action_spaces(state: CarsonState) -> list[str]:
    items = [f"{name} {_cowboys(state, location)}" for location, name in _SPACES]
    for index, price in enumerate(BUY_VP_PRICES):
        open_now = is_open(index, state.round)  # CC-086
        cowboys = _cowboys(state, at.BUY_VP_SPACES[index]) if open_now else "shut"
        items.append(f"Buy VP ${price} {cowboys}")
    return _flow("Spaces", items, stop=17)


def _flow(label: str, items: Sequence[str], stop: int) -> list[str]:
    """The items behind a label, each starting at a tab stop, on as many lines as they need."""
    lines, line = [], label.ljust(_LABEL)
    for item in items:
        if _width(line) + _width(item.rstrip()) > WIDTH:
            lines.append(line)
            line = " " * _LABEL
        line += item
        line += " " * (stop - (_width(line) - _LABEL) % stop)
    return [*lines, line]


# --- the players


def _players(state: CarsonState, names: Sequence[str]) -> Iterator[str]:
    yield "  Player            Money  VP Cowboys  Rev Fire Roads Land Card            Limit"
    decides = state.agenda[-1].deciders() if state.agenda else ()
    for seat in range(state.setup.players):
        arrow = "→" if seat in decides else " "
        yield (
            f"{arrow} {MARKS[seat]} {fit(names[seat], 15)} {f'${state.money[seat]}':>5}"
            f" {state.vp[seat]:>3} {_cowboys_in_hand(state, seat):<8}"
            f" {_revolvers(state, seat):>3} {firepower(state, seat):>4} {state.roads[seat]:>5}"
            f" {state.property_left[seat]:>4} {_card(state, seat)}"
        )
        yield from _extras(state, seat)


def _cowboys_in_hand(state: CarsonState, seat: int) -> str:
    white = WHITE if state.white_owner == seat and state.white_at == NOWHERE else ""
    return f"{state.reserve[seat]:>2}{white} (+{state.general[seat]})"


def _revolvers(state: CarsonState, seat: int) -> str:
    return f"{state.revolvers[seat]}{'+3' if state.ammunition == seat else ''}"


def _card(state: CarsonState, seat: int) -> str:
    card = state.setup.characters.get(state.character[seat])
    if card is None:
        return "-"
    return f"{card.name.replace('_', ' ').title():<15} {f'${card.limit}':>5}"


def _extras(state: CarsonState, seat: int) -> list[str]:
    """Kept buildings and a doubled income, on a line of their own when there are any."""
    items = [CODES[code] for code in state.kept[seat]]
    lines = _flow("    kept ", items, stop=3) if items else []
    if state.doubled[seat]:
        lines.append(f"    doubles the income of each {TILE_NAMES[state.doubled[seat]]}")
    return lines


def fit(text: str, width: int) -> str:
    """The text cut or filled to this many columns; what cannot be printed is left out."""
    shown, used = "", 0
    for character in text:
        size = _width(character)
        if not character.isprintable() or combining(character):
            continue
        if used + size > width:
            kept = shown[:-1] + "…"
            return kept + " " * (width - _width(kept))
        shown, used = shown + character, used + size
    return shown + " " * (width - used)


def _width(text: str) -> int:
    """Columns on the screen: East Asian wide characters take two."""
    return sum(2 if east_asian_width(character) in "WF" else 1 for character in text)


def _orders(state: CarsonState) -> Iterator[str]:
    def seats(order: Sequence[int]) -> str:
        return " ".join(MARKS[seat] for seat in order) or "-"

    yield (
        f"Order of choosing {seats(state.order)} · of placing {seats(state.track)}"
        f" · passed {seats(state.passed)}"
    )


def _legend(state: CarsonState) -> Iterator[str]:
    marks = MARKS[: state.setup.players]
    yield f"{marks} players · › cowboys · {WHITE} white cowboy · $ price · + income"
    yield "═ ║ road, named by a side of a parcel: C4n lies north of C4, C4w west of it"
    yield "Cowboys: in hand (+general reserve) · Rev revolvers · Fire firepower"
    yield "Mt mountain Ho house Te terrace Ra ranch Mi mine Dr drugstore Bk bank Sa saloon"
    yield "Hl hotel Ch church Pr prison St store Sc school Bs blacksmith TH hall Sn station"
