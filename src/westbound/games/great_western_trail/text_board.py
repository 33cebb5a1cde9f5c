"""The table as text, for a terminal 80 characters wide; hands and stacks only for their owner.

Spaces, cards and positions have the names that moves are typed with.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from westbound.engine.terminal_width import fit, width
from westbound.games.great_western_trail.components import (
    CARD_NAMES,
    CERTIFICATES,
    DISC_NAMES,
    DISCS,
    EMPTY,
    FIRST_HAZARD,
    FIRST_NEUTRAL,
    JOB_COSTS,
    JOB_ROWS,
    MASTER_NAMES,
    OBJECTIVES,
    PRIVATE_EACH,
    TILE_HAND,
    TILE_NAMES,
    TILE_VP,
    WORKERS,
    is_private,
    owner_of,
)
from westbound.games.great_western_trail.railroad import (
    CITIES,
    CITY_NAMES,
    CITY_VALUE,
    CITY_WHITE,
    POSITION_NAMES,
    STATION_COST,
    STATION_NAMES,
    STATION_VP,
    STATION_WHITE,
    STATIONS,
    TURNOUT_AFTER,
)
from westbound.games.great_western_trail.rules.certificates import certificate_limit, permanent
from westbound.games.great_western_trail.rules.herd_deck import hand_limit
from westbound.games.great_western_trail.rules.income import breeding_value
from westbound.games.great_western_trail.rules.move import fee, step_limit
from westbound.games.great_western_trail.rules.scoring import points
from westbound.games.great_western_trail.state import NOBODY, TrailState
from westbound.games.great_western_trail.terms import content_name
from westbound.games.great_western_trail.trail import (
    BESIDE,
    BESIDE_THE_TRAIL,
    SPACE_CODES,
    SPACE_NAMES,
)
from westbound.games.great_western_trail.view import NO_SEAT

WIDTH: Final = 80
MARKS: Final = "▲★■◆"  # by seat
NOTHING: Final = "·"
WHITE, DARK = "○", "●"
_LABEL: Final = 11
# the trail from the start on: neutral spaces at the left, the ways between them below
_TRAIL: Final = (
    ("", "start A"),
    ("├", "A1 A2 A3"),
    ("└", "flood1 flood2 flood3 flood4 flood_risk1 flood_risk2"),
    ("", "B"),
    ("├", "B1 B2 B3"),
    ("└", "drought1 drought2 drought3 drought4 drought_risk1"),
    ("", "C"),
    ("├", "C1 C2"),
    ("└", "C3"),
    ("  ├", "D"),
    ("  └", "teepee_1 teepee_2 teepee_4 teepee_6 teepee_8 teepee_10 trade_risk1 trade_risk2"),
    ("", "E"),
    ("├", "E1 E2"),
    ("└", "rockfall1 rockfall2 rockfall3 rockfall4 rockfall_risk1 rockfall_risk2"),
    ("", "F"),
    ("├", "F1"),
    ("└", "F2"),
    ("", "G"),
    ("├", "G1"),
    ("└", "G2"),
    ("", "kansas_city"),
    ("beside:", "teepee_-3 teepee_-2 teepee_-1"),
)
_CODES: Final = ("Co", "Cr", "En")  # cowboy, craftsman, engineer


def draw(state: TrailState, viewer: int | None, names: Sequence[str]) -> str:
    """The whole table as this viewer sees it (GWT-272)."""
    lines = [
        _headline(state),
        "",
        *_trail(state, viewer),
        "",
        *_railroad(state),
        *_markets(state),
        "",
        *_players(state, names),
        *_own(state, viewer),
        "",
        *_legend(state),
    ]
    return "\n".join(line.rstrip() for line in lines)


def _headline(state: TrailState) -> str:
    left = f"Turn {state.turn}" if state.agenda else "The match is over"
    if state.token_holder != NOBODY and state.agenda:
        left += f" · the end is near: {MARKS[state.token_holder]} holds the job market token"
    piles = "/".join(str(len(pile)) for pile in state.piles)
    right = f"tiles left {piles}"
    return left + right.rjust(WIDTH - len(left))


# --- the trail


def _trail(state: TrailState, viewer: int | None) -> Iterator[str]:
    for branch, spaces in _TRAIL:
        cells = [_space(state, SPACE_CODES[name], viewer) for name in spaces.split()]
        yield from flow(branch, cells, indent=len(branch) + 1 if branch else 0)


def _space(state: TrailState, space: int, viewer: int | None) -> str:
    """Its name, what lies there, the fee for the viewer, and the cattlemen."""
    herds = "".join(MARKS[seat] for seat, at in enumerate(state.at) if at == space)
    here = f" ›{herds}" if herds else ""
    content = state.on[space]
    name = SPACE_NAMES[space]
    if name in ("start", "kansas_city"):
        return f"{name}{here}"
    if content == EMPTY:
        return f"{name} {NOTHING}{here}"
    charge = 0 if space in BESIDE_THE_TRAIL else fee(state, payer(viewer), space)
    price = f" ${charge}" if charge else ""
    return f"{name} {_content(state, content)}{price}{here}"


def payer(viewer: int | None) -> int:
    """Fees are shown as this viewer pays them: a spectator like a stranger."""
    return NO_SEAT if viewer is None else viewer


def _content(state: TrailState, content: int) -> str:
    """`[C]` a neutral building, `[5a▲]` a private one, `<3 green>` a hazard, `<blue>` a teepee."""
    if is_private(content):
        return f"[{content_name(state, content)}{MARKS[owner_of(content)]}]"
    if content >= FIRST_NEUTRAL:
        return f"[{content_name(state, content)}]"
    if content >= FIRST_HAZARD:
        return f"<{TILE_VP[content]} {TILE_HAND[content]}>"
    return f"<{TILE_NAMES[content].removesuffix('_teepee')}>"


# --- the railroad


def _railroad(state: TrailState) -> Iterator[str]:
    yield from flow("Stations", [_station(state, station) for station in STATIONS])
    yield from flow("Cities", [_city(state, city) for city in CITIES])


def _corner(white: bool) -> str:
    return WHITE if white else DARK


def _station(state: TrailState, station: int) -> str:
    after = f"@{TURNOUT_AFTER[station]}" if station < len(TURNOUT_AFTER) else "@39"
    discs = "".join(MARKS[s] for s, own in enumerate(state.stations) if own >> station & 1)
    master = state.masters[station] if station < len(state.masters) else EMPTY
    tile = "" if master == EMPTY else f" ({MASTER_NAMES[master]})"
    name, corner = STATION_NAMES[station], _corner(STATION_WHITE[station])
    return f"{name}{after}{corner}${STATION_COST[station]}/{STATION_VP[station]}VP{tile} {discs}"


def _city(state: TrailState, city: int) -> str:
    counts = [state.discs_in(s, city) for s in range(state.setup.players)]
    discs = "".join(times(MARKS[seat], count) for seat, count in enumerate(counts))
    return f"{CITY_NAMES[city]} {CITY_VALUE[city]}{_corner(CITY_WHITE[city])} {discs}"


def times(mark: str, count: int) -> str:
    return "" if not count else mark if count == 1 else f"{mark}{count}"


# --- markets


def _markets(state: TrailState) -> Iterator[str]:
    yield from flow("Jobs", list(_jobs(state)))
    tiles = [TILE_NAMES[t] if t != EMPTY else NOTHING for t in state.foresight]
    columns = [f"{n + 1}: {tiles[2 * n]} or {tiles[2 * n + 1]}" for n in range(3)]
    yield from flow("Foresight", columns)
    yield from flow("Cattle", [*_counted(state.market), f"(stack {len(state.market_stack)})"])
    cards = [_objective(card) for card in state.display]
    yield from flow("Objectives", [*cards, f"(stack {len(state.objective_stack)})"])


def _jobs(state: TrailState) -> Iterator[str]:
    """Rows with somebody in them, and the row of the token, marked with an arrow (GWT-132)."""
    for row in range(JOB_ROWS):
        here = [state.jobs_of(row, kind) for kind in range(len(WORKERS))]
        workers = "".join(code * count for code, count in zip(_CODES, here, strict=True))
        if workers or row == state.token:
            token = "→" if row == state.token else ""
            yield f"{token}row {row + 1} ${JOB_COSTS[row]} {workers or NOTHING}"


def _counted(cards: Iterable[int]) -> list[str]:
    return [_many(CARD_NAMES[card], count) for card, count in sorted(Counter(cards).items())]


def _many(name: str, count: int) -> str:
    return name if count == 1 else f"{name}×{count}"


def _objective(card: int) -> str:
    return f"{CARD_NAMES[card]} {OBJECTIVES[card].vp}/-{OBJECTIVES[card].penalty}"


# --- the players


def _players(state: TrailState, names: Sequence[str]) -> Iterator[str]:
    yield f"  Player        Money  VP {'At':<14} Eng C/C/E  Cert Stp Hand  Deck"
    decides = state.agenda[-1].deciders() if state.agenda else ()
    for seat in range(state.setup.players):
        yield _figures(state, seat, names[seat], seat in decides)
        yield from flow("    ", _things(state, seat), indent=4)


def _figures(state: TrailState, seat: int, name: str, decides: bool) -> str:
    at = "-" if state.at[seat] == BESIDE else SPACE_NAMES[state.at[seat]]
    workers = "/".join(str(state.workers_of(seat, kind)) for kind in range(len(WORKERS)))
    marker = CERTIFICATES[state.certificates[seat]]
    certificates = f"{marker}/{CERTIFICATES[certificate_limit(state, seat)]}"
    if permanent(state, seat):
        certificates += f"+{permanent(state, seat)}"
    cards = f"{len(state.hand[seat])}/{hand_limit(state, seat)}"
    deck = f"{len(state.draw[seat])}+{len(state.discard[seat])}"
    return (
        f"{'→' if decides else ' '} {MARKS[seat]} {fit(name, 12)} {f'${state.money[seat]}':>4}"
        f" {sum(points(state, seat).values()):>3} {at:<14} {POSITION_NAMES[state.engine[seat]]:>3}"
        f" {workers:>5} {certificates:>5} {step_limit(state, seat):>3} {cards:>4} {deck:>5}"
    )


def _things(state: TrailState, seat: int) -> list[str]:
    """What lies before a player: all of it is open (GWT-272)."""
    supply = [str(n + 1) for n in range(PRIVATE_EACH) if state.supply[seat] >> n & 1]
    things = [f"to build {','.join(supply) or '-'};"]
    if state.green[seat] or state.blue[seat]:
        things.append(f"teepees {state.green[seat]} green {state.blue[seat]} blue;")
    if state.hazards[seat]:
        vp = sum(TILE_VP[tile] for tile in state.hazards[seat])
        things.append(f"hazards {len(state.hazards[seat])} ({vp} VP);")
    masters = [name for tile, name in enumerate(MASTER_NAMES) if state.master_of[tile] == seat]
    if masters:
        things.append(f"station masters {' '.join(masters)};")
    cleared = [state.cleared_of(seat, disc) for disc in DISCS]
    discs = [_many(DISC_NAMES[disc], cleared[disc]) for disc in DISCS if cleared[disc]]
    if discs:
        things += ["cleared", *discs[:-1], f"{discs[-1]};"]
    return [*things, "objectives", *(_objective(card) for card in state.area[seat])]


def _own(state: TrailState, viewer: int | None) -> Iterator[str]:
    """The viewer's cards; her own draw stack has no order (GWT-011)."""
    if viewer is None:
        return
    value = breeding_value(state.hand[viewer])
    yield ""
    yield from flow("Your hand", [*_counted(state.hand[viewer]), f"(breeding value {value})"])
    yield from flow("Your draw", _counted(state.draw[viewer]) or [NOTHING])
    yield from flow("Your pile", _counted(state.discard[viewer]) or [NOTHING])


# --- text


def flow(label: str, items: Sequence[str], indent: int = _LABEL) -> list[str]:
    """The items behind a label, with two spaces between them, on as many lines as they need."""
    lines: list[str] = []
    line = fit(label, indent) if indent else label
    empty = True
    for item in items:
        clean = item.rstrip()
        gap = "" if empty else "  "
        if not empty and width(line) + width(gap + clean) > WIDTH:
            lines.append(line)
            line, gap = " " * indent, ""
        line += gap + clean
        empty = False
    return [*lines, line]


def _legend(state: TrailState) -> Iterator[str]:
    marks = MARKS[: state.setup.players]
    yield f"{marks} players · ›▲ cattleman · [C] neutral [5a▲] private building"
    yield "<3 green> hazard with VP and hand · <blue> teepee · $2 fee · · empty"
    yield f"{WHITE} white {DARK} dark corners · s3@10 station, turnout after 10 · → asked, token"
    yield "Eng engine · C/C/E workers: Co cowboys, Cr craftsmen, En engineers"
    yield "Cert certificates/limit+permanent · Stp step limit · Deck stack+discard pile"
    yield "Objectives: b building, g green and bl blue teepee, h hazard, s station, cattle"
    yield "of value 3, 4, 5, sf San Francisco; VP/-penalty"
