"""The railroad: two lines of spaces, turnouts with stations and station masters, the cities."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Final

from westbound.games.great_western_trail.components import BOARD, MASTER_NAMES, MASTERS
from westbound.games.great_western_trail.drawing.effects import Tokens, effect, fitting, tokens
from westbound.games.great_western_trail.drawing.layout import (
    CREST,
    CRESTS,
    LOWER,
    MASTER,
    SIGN,
    SIGNS,
    TRACK,
    UPPER,
)
from westbound.games.great_western_trail.drawing.model import transport_to
from westbound.games.great_western_trail.drawing.phrases import action_words
from westbound.games.great_western_trail.drawing.svg import number, plate, safe, text, use
from westbound.games.great_western_trail.drawing.words import Words, upper
from westbound.games.great_western_trail.observation import View
from westbound.games.great_western_trail.railroad import (
    ARROWS,
    CITY_CODES,
    CITY_DOLLARS,
    CITY_NAMES,
    CITY_VALUE,
    CITY_VP,
    CITY_WHITE,
    FIRST_TURNOUT,
    LAST,
    POSITION_NAMES,
    POSITIONS,
    STATION_COST,
    STATION_NAMES,
    STATION_VP,
    STATION_WHITE,
    STATIONS,
    TURNOUT_AFTER,
)

RADIUS: Final = 11.5
# Where discs lie around a turnout, without touching engines or station masters.
_UPPER_SPOTS: Final = ((26, 0), (41, 0), (56, 0), (71, 0))
_LOWER_SPOTS: Final = ((-20, -9), (20, -9), (-20, 4.5), (20, 4.5))
_LAST_SPOTS: Final = ((-34, -7), (-34, 8), (-49, -7), (-49, 8))
PER_SIGN: Final = {
    "worker": "@worker",
    "objective": "@objective",
    "hazard": "@warning",
    "teepee_pair": "@teepees",
    "certificate": "@cert",
}


def railway(view: View, words: Words, names: Sequence[str]) -> str:
    stations = "".join(_station(view, words, names, station) for station in STATIONS)
    cities = "".join(_city(view, words, names, city) for city in CITY_NAMES)
    label = words.tables["label"]
    return (
        f'<g class="railway">{_RAILS}{_places(label["track"], label["turnout"])}'
        f"{stations}{_arrows()}{cities}{_transport(view)}</g>"
    )


# --- the line


def _line() -> str:
    """Along the upper line to the right, round the bend, and back along the lower one."""
    first, last = TRACK[0], TRACK[LAST]
    bend = (LOWER - UPPER) / 2
    return (
        f"M{number(first.x)} {UPPER:g}H{number(TRACK[20].x + 6)}"
        f"a{bend:g} {bend:g} 0 0 1 0 {2 * bend:g}"
        f"H{number(last.x)}"
    )


def _turnouts() -> str:
    """Sidings: each leaves the line at a space and comes back at the next."""
    path = ""
    for index, after in enumerate(TURNOUT_AFTER):
        side, start, end = TRACK[FIRST_TURNOUT + index], TRACK[after], TRACK[after + 1]
        x = number((start.x + side.x) / 2)
        back = number((end.x + side.x) / 2)
        path += (
            f"M{number(start.x)} {start.y:g}"
            f"C{x} {start.y:g} {x} {side.y:g} {number(side.x)} {side.y:g}"
            f"S{back} {end.y:g} {number(end.x)} {end.y:g}"
        )
    return path


def _crosses() -> str:
    marks = ""
    for space in BOARD["railroad"]["crosses"]:
        start, end = TRACK[space], TRACK[space + 1]
        x, y = (start.x + end.x) / 2, start.y - 11
        marks += f"M{number(x - 4)} {number(y - 4)}l8 8M{number(x + 4)} {number(y - 4)}l-8 8"
    return marks


_WAY: Final = _line()
_RAILS: Final = (
    f'<g id="rails" class="rails" aria-hidden="true"><path class="ties" d="{_turnouts()}{_WAY}"/>'
    f'<path class="rail" d="{_turnouts()}{_WAY}"/><path class="gap" d="{_turnouts()}{_WAY}"/>'
    f'<path class="toll" d="{_crosses()}"/></g>'
)


@cache
def _places(space_label: str, turnout_label: str) -> str:
    """Every space and turnout; the engines lie in a layer of their own."""
    parts = []
    city_values = set(CITY_VALUE)
    for position in POSITIONS:
        name, (x, y) = POSITION_NAMES[position], TRACK[position]
        if position < FIRST_TURNOUT:
            label = space_label.format(n=name)
            inner = text(x, y + 5, name, "t-figure")
            kind = "stop city-stop" if position in city_values else "stop"
            kind = kind if position else "stop depot"
        else:
            label = turnout_label.format(n=TURNOUT_AFTER[position - FIRST_TURNOUT])
            inner, kind = "", "stop siding"
        parts.append(
            f'<g id="track-{name}" class="{kind}" data-target="track:{name}" role="img" '
            f'aria-label="{safe(label)}"><circle class="plate" cx="{number(x)}" cy="{number(y)}" '
            f'r="{RADIUS}"/>{inner}</g>'
        )
    return f'<g id="stops" class="stops">{"".join(parts)}</g>'


# --- stations


def _tone(white: bool) -> str:
    return "white" if white else "dark"


@cache
def _sign(station: int) -> str:
    wide, high = SIGN
    return (
        f"{plate(wide, high, 3)}{use(f'corners-{_tone(STATION_WHITE[station])}')}"
        f"{effect((f'${STATION_COST[station]}',), -11, 0)}"
        f"{use('i-vp', 8, 0, 0.72)}{text(15, 5, str(STATION_VP[station]), 't-figure', anchor='s')}"
    )


def _station(view: View, words: Words, names: Sequence[str], station: int) -> str:
    name = STATION_NAMES[station]
    here = view["stations"][name]
    x, y = SIGNS[station]
    label = ", ".join(_station_label(words, names, station, here["discs"]))
    drawn = (
        f'<g id="station-{name}" class="station" data-target="station:{name}" role="img" '
        f'aria-label="{safe(label)}" transform="translate({number(x)} {number(y)})">'
        f"{_sign(station)}</g>"
    )
    if here["master"]:
        drawn += _master(words, here["master"], x + SIGN[0] / 2 + 3 + MASTER[0] / 2, y)
    return drawn + _station_discs(station, here["discs"])


def _station_label(
    words: Words, names: Sequence[str], station: int, discs: Sequence[int]
) -> Iterator[str]:
    yield upper(words.say("label", "station", n=station + 1))
    yield words.say("label", "upgrade", cost=STATION_COST[station], vp=STATION_VP[station])
    yield words.say("label", "white" if STATION_WHITE[station] else "dark")
    if discs:
        yield words.say("label", "discs", names=", ".join(names[seat] for seat in discs))


def _station_discs(station: int, discs: Sequence[int]) -> str:
    """Beside the turnout, two on each side; those of the last station above its sign."""
    x, y = SIGNS[station] if station == len(STATIONS) - 1 else TRACK[FIRST_TURNOUT + station]
    spots = _UPPER_SPOTS if y < (UPPER + LOWER) / 2 else _LOWER_SPOTS
    if station == len(STATIONS) - 1:
        spots = _LAST_SPOTS
    return "".join(
        disc(f"disc-{STATION_NAMES[station]}-{seat}", seat, x + dx, y + dy)
        for seat, (dx, dy) in zip(discs, spots, strict=False)
    )


def disc(id_: str, seat: int, x: float, y: float, count: int = 1) -> str:
    """A player's disc; several on one place show their number."""
    inside = use(f"o-{seat}")
    if count > 1:
        figure = text(0, 5, str(count), "t-figure", tone="onplayer")
        inside = f'<circle class="m-disc" r="8"/>{figure}'
    place = f"translate({number(x)},{number(y)})"
    return f'<g id="{id_}" class="disc p{seat}" transform="{place}">{inside}</g>'


def master_score(name: str) -> Tokens:
    """Points for each group: `3` for every 2 hazards."""
    master = MASTERS[MASTER_NAMES.index(name)]
    sign = PER_SIGN[master.per]
    return ("@vp", str(master.vp), "/", *((str(master.group),) if master.group > 1 else ()), sign)


def master_gain(name: str) -> Tokens:
    master = MASTERS[MASTER_NAMES.index(name)]
    if master.permanent_certificates:
        return ("+", "@cert")
    found: Tokens = ()
    for action in master.actions:
        found += (("@slash",) if found else ()) + tokens(action)
    return found


@cache
def master_face(name: str) -> str:
    wide, high = MASTER
    return (
        f"{plate(wide, high, 4)}{effect(master_gain(name), 0, -8.6, 'm', 0.9)}"
        f'<path class="hair" d="M-{number(wide / 2)} 0h{number(wide)}"/>'
        f"{effect(master_score(name), 0, 9.2, 'm', fitting(master_score(name), wide - 5))}"
    )


def master_words(words: Words, name: str) -> str:
    """The two halves of a station master tile."""
    master = MASTERS[MASTER_NAMES.index(name)]
    if master.permanent_certificates:
        gain = words.say("label", "permanent")
    else:
        gain = f" {words.say('label', 'or')} ".join(action_words(words, a) for a in master.actions)
    return f"{gain}; {words.say('masters', name)}"


def _master(words: Words, name: str, x: float, y: float) -> str:
    label = words.say("label", "master", text=master_words(words, name))
    return (
        f'<g id="master-{name}" class="master" data-target="master:{name}" role="img" '
        f'aria-label="{safe(label)}" transform="translate({number(x)} {number(y)})">'
        f"{master_face(name)}</g>"
    )


# --- cities


def _city(view: View, words: Words, names: Sequence[str], name: str) -> str:
    city = CITY_CODES[name]
    x, y = CRESTS[name]
    discs = view["cities"][name]
    label = ", ".join(_city_label(words, names, city, discs))
    if city:
        title = text(x, y + 43, words.name(name), "t-name", room=112)
    else:
        title = text(x - 28, y + 43, words.name(name), "t-name", anchor="s", room=84)
    stop = number(TRACK[CITY_VALUE[city]].x)
    leader = f'<path class="leader" d="M{number(x)} {y + 47:g}L{stop} {UPPER - RADIUS:g}"/>'
    return (
        (leader if city else "")
        + f'<g id="city-{name}" class="crest" data-target="city:{name}" role="img" '
        f'aria-label="{safe(label)}" transform="translate({number(x)} {number(y)})">'
        f"{_crest(city)}</g>"
        f"{title}{_city_discs(name, discs)}"
    )


@cache
def _crest(city: int) -> str:
    wide, high = CREST
    ground = f"{plate(wide, high, 4)}{use(f'crest-{_tone(CITY_WHITE[city])}')}"
    shield = '<path class="shield" d="M-19-25h38v22q0 18-19 27-19-9-19-27z"/>'
    extra = ""
    if CITY_VP[city]:
        vp = str(CITY_VP[city]).replace("-", "−")
        extra = use("i-vp", 34, -14, 0.9) + text(42, -8.6, vp, "t-figure", anchor="s")
    if CITY_DOLLARS[city]:
        extra += effect((f"${CITY_DOLLARS[city]}",), 40, 8)
    return (
        f"{ground}{shield}{text(0, -7, str(CITY_VALUE[city]), 't-value', tone='onshield')}{extra}"
    )


def _city_label(
    words: Words, names: Sequence[str], city: int, discs: Sequence[int]
) -> Iterator[str]:
    yield words.name(CITY_NAMES[city])
    yield words.say("label", "city_value", value=CITY_VALUE[city])
    yield words.say("label", "white" if CITY_WHITE[city] else "dark")
    if CITY_VP[city]:
        yield words.say("label", "vp", vp=CITY_VP[city])
    if CITY_DOLLARS[city]:
        yield words.say("label", "gain", n=CITY_DOLLARS[city])
    there = [
        names[seat] if count == 1 else f"{names[seat]} ({count})"
        for seat, count in enumerate(discs)
        if count
    ]
    if there:
        yield words.say("label", "discs", names=", ".join(there))


def _city_discs(name: str, discs: Sequence[int]) -> str:
    """Up to four on the shield, two and two; a stack shows its number."""
    x, y = CRESTS[name]
    owners = [seat for seat, count in enumerate(discs) if count]
    spots = ((-8.5, 4), (8.5, 4), (-8.5, 20), (8.5, 20))
    return "".join(
        disc(f"disc-{name}-{seat}", seat, x + dx, y + dy, discs[seat])
        for seat, (dx, dy) in zip(owners, spots, strict=False)
    )


def _transport(view: View) -> str:
    """What a delivery costs, beside the crests that can be chosen now."""
    parts = []
    for name, cost in transport_to(view).items():
        if cost:
            x, y = CRESTS[name]
            parts.append(effect((f"−${cost}",), x + CREST[0] / 2 + 3, y + 23, "s", 0.8))
    return f'<g class="transport" aria-hidden="true">{"".join(parts)}</g>'


@cache
def _arrows() -> str:
    """Green arrows between crests: their points, and whether they bring an objective card."""
    parts = []
    for start, end, points, objective in ARROWS:
        (x, y), (x2, _) = CRESTS[CITY_NAMES[start]], CRESTS[CITY_NAMES[end]]
        left, right = x + CREST[0] / 2 + 3, x2 - CREST[0] / 2 - 3
        middle, shaft = (left + right) / 2, number(right - left - 12)
        path = f"M{number(left)} {y + 2:g}h{shaft}v-7l12 11-12 11v-7h-{shaft}z"
        parts.append(f'<path class="arrow" d="{path}"/>')
        line: Tokens = ()
        if points:
            line += ("@vp", str(points).replace("-", "−"))
        if objective:
            line += ("@objective_gain",)
        parts.append(effect(line, middle - 2, y - 13))
    return f'<g id="arrows" class="arrows" aria-hidden="true">{"".join(parts)}</g>'
