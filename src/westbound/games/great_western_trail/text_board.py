"""The table as text, for a terminal 80 characters wide; hands and stacks only for their owner.

Spaces, cards and positions have the names that moves are typed with.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final

from westbound.engine.grammar import numeral
from westbound.games.great_western_trail.components import (
    CARD_NAMES,
    CERTIFICATES,
    DISC_NAMES,
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
from westbound.games.great_western_trail.rules.scoring import points_seen_by
from westbound.games.great_western_trail.state import NOBODY, TrailState
from westbound.games.great_western_trail.terms import content_name
from westbound.games.great_western_trail.trail import (
    BESIDE,
    BESIDE_THE_TRAIL,
    SPACE_CODES,
    SPACE_NAMES,
)
from westbound.games.great_western_trail.view import NO_SEAT
from westbound.kit.text_board import (
    MARKS,
    WIDTH,
    drawing,
    fit,
    headline,
    pad,
    texts_in,
    width,
)
from westbound.kit.texts import Texts

PACKAGE: Final = "westbound.games.great_western_trail"
NOTHING: Final = "·"
WHITE, DARK = "○", "●"
# the trail from the start on: neutral spaces at the left, the routes between them below
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
)
_BESIDE: Final = "teepee_-3 teepee_-2 teepee_-1"
_PLAYER: Final = 16  # columns of a player's mark and name
# columns of the figures, each with a blank before it; `at` begins at the left
_COLUMNS: Final = {
    "money": 4, "vp": 3, "at": 14, "engine": 3, "workers": 5, "certificates": 5, "steps": 3,
    "hand": 4, "deck": 5,
}  # fmt: skip


def draw(state: TrailState, viewer: int | None, names: Sequence[str], language: str = "en") -> str:
    """The whole table as this viewer sees it (GWT-272)."""
    texts = texts_in(PACKAGE, language)
    return drawing(
        [
            _headline(state, texts),
            "",
            *_trail(state, viewer, texts),
            "",
            *_railroad(state, texts),
            *_markets(state, texts),
            "",
            *_players(state, viewer, names, texts),
            *_own(state, viewer, texts),
            "",
            *_legend(state, texts),
        ]
    )


def _headline(state: TrailState, texts: Texts) -> str:
    left = texts.say("head", "turn", n=state.turn) if state.agenda else texts.say("head", "over")
    if state.token_holder != NOBODY and state.agenda:
        left = texts.say("head", "ending", turn=left, mark=MARKS[state.token_holder])
    piles = "/".join(str(len(pile)) for pile in state.piles)
    return headline(left, texts.say("head", "tiles", piles=piles))


# --- the trail


def _trail(state: TrailState, viewer: int | None, texts: Texts) -> Iterator[str]:
    for branch, spaces in (*_TRAIL, (texts.say("table", "beside"), _BESIDE)):
        cells = [_space(state, SPACE_CODES[name], viewer, texts) for name in spaces.split()]
        yield from wrapped(branch, cells, width(branch) + 1 if branch else 0)


def _space(state: TrailState, space: int, viewer: int | None, texts: Texts) -> str:
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
    price = f" {texts.money(charge)}" if charge else ""
    return f"{name} {_content(state, content, texts)}{price}{here}"


def payer(viewer: int | None) -> int:
    """Fees are shown as the viewer would pay them; a spectator owns no building."""
    return NO_SEAT if viewer is None else viewer


def _content(state: TrailState, content: int, texts: Texts) -> str:
    """`[C]` a neutral building, `[5a▲]` a private one, `<3 green>` a hazard, `<blue>` a teepee."""
    if is_private(content):
        return f"[{content_name(state, content)}{MARKS[owner_of(content)]}]"
    if content >= FIRST_NEUTRAL:
        return f"[{content_name(state, content)}]"
    if content >= FIRST_HAZARD:
        return f"<{TILE_VP[content]} {texts.say('table', TILE_HAND[content])}>"
    return f"<{texts.say('table', TILE_NAMES[content].removesuffix('_teepee'))}>"


# --- the railroad


def _railroad(state: TrailState, texts: Texts) -> Iterator[str]:
    yield from _listed(texts, "stations", [_station(state, station, texts) for station in STATIONS])
    yield from _listed(texts, "cities", [_city(state, city) for city in CITIES])


def _corner(white: bool) -> str:
    return WHITE if white else DARK


def _station(state: TrailState, station: int, texts: Texts) -> str:
    after = f"@{TURNOUT_AFTER[station]}" if station < len(TURNOUT_AFTER) else "@39"
    discs = "".join(MARKS[s] for s, own in enumerate(state.stations) if own >> station & 1)
    master = state.masters[station] if station < len(state.masters) else EMPTY
    tile = "" if master == EMPTY else f" ({MASTER_NAMES[master]})"
    cost = texts.money(STATION_COST[station])
    points = f"{STATION_VP[station]}{texts.say('table', 'vp')}"
    name, corner = STATION_NAMES[station], _corner(STATION_WHITE[station])
    return f"{name}{after}{corner}{cost}/{points}{tile} {discs}"


def _city(state: TrailState, city: int) -> str:
    counts = [state.discs_in(s, city) for s in range(state.setup.players)]
    discs = "".join(times(MARKS[seat], count) for seat, count in enumerate(counts))
    return f"{CITY_NAMES[city]} {CITY_VALUE[city]}{_corner(CITY_WHITE[city])} {discs}"


def times(mark: str, count: int) -> str:
    return "" if not count else mark if count == 1 else f"{mark}{count}"


# --- markets


def _markets(state: TrailState, texts: Texts) -> Iterator[str]:
    yield from _listed(texts, "jobs", list(_jobs(state, texts)))
    tiles = [TILE_NAMES[t] if t != EMPTY else NOTHING for t in state.foresight]
    pairs = enumerate(zip(tiles[::2], tiles[1::2], strict=True), 1)
    columns = [texts.say("table", "either", n=n, first=a, second=b) for n, (a, b) in pairs]
    yield from _listed(texts, "foresight", columns)
    yield from _listed(
        texts, "cattle", [*_counted(state.market), _stack(state.market_stack, texts)]
    )
    cards = [_objective(card) for card in state.display]
    yield from _listed(texts, "objectives", [*cards, _stack(state.objective_stack, texts)])


def _stack(cards: Sequence[int], texts: Texts) -> str:
    return texts.say("table", "stack", n=len(cards))


def _jobs(state: TrailState, texts: Texts) -> Iterator[str]:
    """Rows with somebody in them, and the row of the token, marked with an arrow (GWT-132)."""
    codes = [texts.say("table", worker) for worker in WORKERS]
    for row in range(JOB_ROWS):
        here = [state.jobs_of(row, kind) for kind in range(len(WORKERS))]
        workers = "".join(code * count for code, count in zip(codes, here, strict=True))
        if workers or row == state.token:
            token = "→" if row == state.token else ""
            cost, shown = texts.money(JOB_COSTS[row]), workers or NOTHING
            yield token + texts.say("table", "row", n=row + 1, cost=cost, workers=shown)


def _counted(cards: Iterable[int]) -> list[str]:
    return [_many(CARD_NAMES[card], count) for card, count in sorted(Counter(cards).items())]


def _many(name: str, count: int) -> str:
    return name if count == 1 else f"{name}×{count}"


def _objective(card: int) -> str:
    return f"{CARD_NAMES[card]} {OBJECTIVES[card].vp}/-{OBJECTIVES[card].penalty}"


# --- the players


def _players(
    state: TrailState, viewer: int | None, names: Sequence[str], texts: Texts
) -> Iterator[str]:
    player = pad(f"  {texts.say('columns', 'player')}", _PLAYER)
    yield player + _row({name: texts.say("columns", name) for name in _COLUMNS}, headings=True)
    decides = state.agenda[-1].deciders() if state.agenda else ()
    for seat in range(state.setup.players):
        asked = "→" if seat in decides else " "
        figures = _row(_figures(state, viewer, seat, texts))
        yield f"{asked} {MARKS[seat]} {fit(names[seat], 12)}{figures}"
        yield from wrapped("    ", _things(state, seat, texts), 4)


def _row(figures: Mapping[str, str], *, headings: bool = False) -> str:
    """The figures in their columns; the heading of the money may use the blank before it."""
    cells = []
    for name, columns in _COLUMNS.items():
        width_here = columns + 1 if headings and name == "money" else columns
        blank = "" if width_here > columns else " "
        cells.append(blank + pad(figures[name], width_here, right=name != "at"))
    return "".join(cells)


def _figures(state: TrailState, viewer: int | None, seat: int, texts: Texts) -> dict[str, str]:
    marker = CERTIFICATES[state.certificates[seat]]
    certificates = f"{marker}/{CERTIFICATES[certificate_limit(state, seat)]}"
    if permanent(state, seat):
        certificates += f"+{permanent(state, seat)}"
    return {
        "money": texts.money(state.money[seat]),
        "vp": numeral(sum(points_seen_by(state, viewer, seat).values())),
        "at": "-" if state.at[seat] == BESIDE else SPACE_NAMES[state.at[seat]],
        "engine": POSITION_NAMES[state.engine[seat]],
        "workers": "/".join(map(str, state.worker_rows(seat))),
        "certificates": certificates,
        "steps": str(step_limit(state, seat)),
        "hand": f"{len(state.hand[seat])}/{hand_limit(state, seat)}",
        "deck": f"{len(state.draw[seat])}+{len(state.discard[seat])}",
    }


def _things(state: TrailState, seat: int, texts: Texts) -> list[str]:
    """What lies before a player: all of it is open (GWT-272)."""
    supply = [str(n + 1) for n in range(PRIVATE_EACH) if state.supply[seat] >> n & 1]
    things = [texts.say("things", "to_build", numbers=",".join(supply) or "-")]
    green, blue, hazards = state.green[seat], state.blue[seat], state.hazards[seat]
    if green or blue:
        things.append(texts.say("things", "teepees", green=green, blue=blue))
    if hazards:
        vp = sum(TILE_VP[tile] for tile in hazards)
        things.append(texts.say("things", "hazards", n=len(hazards), vp=vp))
    masters = [name for tile, name in enumerate(MASTER_NAMES) if state.master_of[tile] == seat]
    if masters:
        things.append(texts.say("things", "masters", names=" ".join(masters)))
    discs = [_many(DISC_NAMES[disc], n) for disc, n in enumerate(state.cleared_discs(seat)) if n]
    if discs:
        things += [texts.say("things", "cleared"), *discs[:-1], f"{discs[-1]};"]
    cards = (_objective(card) for card in state.area[seat])
    return [*things, texts.say("things", "objectives"), *cards]


def _own(state: TrailState, viewer: int | None, texts: Texts) -> Iterator[str]:
    """The viewer's cards; even their own draw stack has no order (GWT-011)."""
    if viewer is None:
        return
    value = texts.say("table", "value", n=breeding_value(state.hand[viewer]))
    yield ""
    yield from _listed(texts, "your_hand", [*_counted(state.hand[viewer]), value])
    yield from _listed(texts, "your_draw", _counted(state.draw[viewer]) or [NOTHING])
    yield from _listed(texts, "your_pile", _counted(state.discard[viewer]) or [NOTHING])


# --- text


def _listed(texts: Texts, label: str, items: Sequence[str]) -> list[str]:
    """The items after their label; all labels of a language take the same width."""
    indent = max(map(width, texts.tables["labels"].values())) + 1
    return wrapped(texts.say("labels", label), items, indent)


def wrapped(label: str, items: Sequence[str], indent: int) -> list[str]:
    """The items after a label, two spaces apart, on as many lines as they need."""
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


def _legend(state: TrailState, texts: Texts) -> Iterator[str]:
    marks = MARKS[: state.setup.players]
    for key in texts.tables["legend"]:
        yield texts.say("legend", key, marks=marks, white=WHITE, dark=DARK)
