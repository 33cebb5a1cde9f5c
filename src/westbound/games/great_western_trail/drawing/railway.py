"""The railroad: two lines of spaces, turnouts with stations and station masters, the cities."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from typing import Final

from westbound.engine.grammar import numeral
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
from westbound.games.great_western_trail.drawing.model import Names, transport_to
from westbound.games.great_western_trail.drawing.phrases import action_text
from westbound.games.great_western_trail.drawing.type_scale import text
from westbound.games.great_western_trail.observation import TrailView
from westbound.games.great_western_trail.railroad import (
    ARROWS,
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
from westbound.kit.svg import (
    centered_rect,
    classes,
    el,
    number,
    path,
    target,
    translation,
    use,
    void,
)
from westbound.kit.texts import Texts, capitalize, listed

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


def railway(view: TrailView, texts: Texts, names: Names) -> str:
    label, seen, cities = texts.tables["label"], view["stations"], view["cities"]
    stations = (
        _station(texts, names, station, tuple(here["discs"]), here["master"])
        for station, here in enumerate(map(seen.__getitem__, STATION_NAMES))
    )
    return el(
        "g",
        _RAILS,
        _places(label["track"], label["turnout"]),
        *stations,
        _arrows(),
        *(_city(texts, names, city, tuple(cities[name])) for city, name in enumerate(CITY_NAMES)),
        _transport(view, texts),
        cls="railway",
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
    d = ""
    for index, after in enumerate(TURNOUT_AFTER):
        side, start, end = TRACK[FIRST_TURNOUT + index], TRACK[after], TRACK[after + 1]
        x = number((start.x + side.x) / 2)
        back = number((end.x + side.x) / 2)
        d += (
            f"M{number(start.x)} {start.y:g}"
            f"C{x} {start.y:g} {x} {side.y:g} {number(side.x)} {side.y:g}"
            f"S{back} {end.y:g} {number(end.x)} {end.y:g}"
        )
    return d


def _crosses() -> str:
    marks = ""
    for space in BOARD["railroad"]["crosses"]:
        start, end = TRACK[space], TRACK[space + 1]
        x, y = (start.x + end.x) / 2, start.y - 11
        marks += f"M{number(x - 4)} {number(y - 4)}l8 8M{number(x + 4)} {number(y - 4)}l-8 8"
    return marks


_RAILS: Final = el(
    "g",
    *(path(cls, _turnouts() + _line()) for cls in ("ties", "rail", "gap")),
    path("toll", _crosses()),
    id="rails",
    cls="rails",
    aria_hidden="true",
)


@cache
def _places(space_label: str, turnout_label: str) -> str:
    """Every space and turnout; the engines lie in a layer of their own."""
    parts = []
    for position in POSITIONS:
        name, (x, y) = POSITION_NAMES[position], TRACK[position]
        label, figure = turnout_label, ""
        if position < FIRST_TURNOUT:
            label, figure = space_label.format(n=name), text(x, y + 5, name, "t-figure")
        else:
            label = turnout_label.format(n=TURNOUT_AFTER[position - FIRST_TURNOUT])
        stop = void("circle", cls="plate", cx=x, cy=y, r=RADIUS)
        cls = classes("stop", _kind_of_stop(position))
        parts.append(target(f"track:{name}", label, stop, figure, cls=cls))
    return el("g", *parts, id="stops", cls="stops")


def _kind_of_stop(position: int) -> str:
    if position >= FIRST_TURNOUT:
        return "siding"
    if position == 0:
        return "depot"
    return "city-stop" if position in CITY_VALUE else ""


# --- stations


def _tone(white: bool) -> str:
    return "white" if white else "dark"


@cache
def _sign(station: int) -> str:
    width, height = SIGN
    return (
        centered_rect(width, height, 3)
        + use(f"corners-{_tone(STATION_WHITE[station])}")
        + effect((f"${STATION_COST[station]}",), -11, 0)
        + use("i-vp", 8, 0, 0.72)
        + text(15, 5, str(STATION_VP[station]), "t-figure", anchor="s")
    )


@lru_cache(maxsize=4096)
def _station(
    texts: Texts, names: Names, station: int, discs: tuple[int, ...], master: str | None
) -> str:
    name, (x, y) = STATION_NAMES[station], SIGNS[station]
    label = ", ".join(_station_label(texts, names, station, discs))
    drawn = target(f"station:{name}", label, _sign(station), cls="station", at=(x, y))
    if master:
        drawn += _master(texts, master, x + SIGN[0] / 2 + 3 + MASTER[0] / 2, y)
    return drawn + _station_discs(station, discs)


def _station_label(texts: Texts, names: Names, station: int, discs: Sequence[int]) -> Iterator[str]:
    yield capitalize(texts.say("label", "station", n=station + 1))
    cost = texts.money(STATION_COST[station])
    yield texts.say("label", "upgrade", cost=cost, vp=STATION_VP[station])
    yield texts.say("label", "white" if STATION_WHITE[station] else "dark")
    if discs:
        yield texts.say("label", "discs", names=listed(texts, names, discs))


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
        inside = void("circle", cls="m-disc", r=8) + figure
    return el("g", inside, id=id_, cls=f"disc p{seat}", transform=translation(x, y))


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
    width, height = MASTER
    score = master_score(name)
    return (
        centered_rect(width, height, 4)
        + effect(master_gain(name), 0, -8.6, "m", 0.9)
        + path("hair", f"M-{number(width / 2)} 0h{number(width)}")
        + effect(score, 0, 9.2, "m", fitting(score, width - 5))
    )


def master_text(texts: Texts, name: str) -> str:
    """The two halves of a station master tile."""
    master = MASTERS[MASTER_NAMES.index(name)]
    if master.permanent_certificates:
        gain = texts.say("label", "permanent")
    else:
        gain = f" {texts.say('label', 'or')} ".join(action_text(texts, a) for a in master.actions)
    return f"{gain}; {texts.say('masters', name)}"


def _master(texts: Texts, name: str, x: float, y: float) -> str:
    label = texts.say("label", "master", text=master_text(texts, name))
    return target(f"master:{name}", label, master_face(name), cls="master", at=(x, y))


# --- cities


@lru_cache(maxsize=4096)
def _city(texts: Texts, names: Names, city: int, discs: tuple[int, ...]) -> str:
    """A crest; `discs` are the numbers of discs there by seat."""
    name = CITY_NAMES[city]
    label = ", ".join(_city_label(texts, names, city, discs))
    crest = target(f"city:{name}", label, _crest(city), cls="crest", at=CRESTS[name])
    return _leader(city) + crest + _city_name(texts.name(name), city) + _city_discs(name, discs)


@cache
def _leader(city: int) -> str:
    """A line from the crest to its space; that of Kansas City stands right above it."""
    if not city:
        return ""
    x, y = CRESTS[CITY_NAMES[city]]
    stop = number(TRACK[CITY_VALUE[city]].x)
    return path("leader", f"M{number(x)} {y + 47:g}L{stop} {UPPER - RADIUS:g}")


def _city_name(name: str, city: int) -> str:
    x, y = CRESTS[CITY_NAMES[city]]
    if city:
        return text(x, y + 43, name, "t-name", max_width=112)
    return text(x - 28, y + 43, name, "t-name", anchor="s", max_width=84)


@cache
def _crest(city: int) -> str:
    width, height = CREST
    parts = [
        centered_rect(width, height, 4),
        use(f"crest-{_tone(CITY_WHITE[city])}"),
        path("shield", "M-19-25h38v22q0 18-19 27-19-9-19-27z"),
        text(0, -7, str(CITY_VALUE[city]), "t-value", tone="onshield"),
    ]
    if CITY_VP[city]:
        points = numeral(CITY_VP[city])
        parts += [use("i-vp", 34, -14, 0.9), text(42, -8.6, points, "t-figure", anchor="s")]
    if CITY_DOLLARS[city]:
        parts.append(effect((f"${CITY_DOLLARS[city]}",), 40, 8))
    return "".join(parts)


def _city_label(texts: Texts, names: Names, city: int, discs: Sequence[int]) -> Iterator[str]:
    yield texts.name(CITY_NAMES[city])
    yield texts.say("label", "city_value", value=CITY_VALUE[city])
    yield texts.say("label", "white" if CITY_WHITE[city] else "dark")
    if CITY_VP[city]:
        yield texts.say("label", "vp", vp=numeral(CITY_VP[city]))
    if CITY_DOLLARS[city]:
        yield texts.say("label", "gain", n=texts.money(CITY_DOLLARS[city]))
    there = [
        names[seat] if count == 1 else f"{names[seat]} ({count})"
        for seat, count in enumerate(discs)
        if count
    ]
    if there:
        yield texts.say("label", "discs", names=", ".join(there))


def _city_discs(name: str, discs: Sequence[int]) -> str:
    """Up to four on the shield, two and two; a stack shows its number."""
    x, y = CRESTS[name]
    owners = [seat for seat, count in enumerate(discs) if count]
    spots = ((-8.5, 4), (8.5, 4), (-8.5, 20), (8.5, 20))
    return "".join(
        disc(f"disc-{name}-{seat}", seat, x + dx, y + dy, discs[seat])
        for seat, (dx, dy) in zip(owners, spots, strict=False)
    )


def _transport(view: TrailView, texts: Texts) -> str:
    """What a delivery costs, beside the crests that can be chosen now."""
    parts = []
    for name, cost in transport_to(view).items():
        if cost:
            x, y = CRESTS[name]
            parts.append(effect((texts.money(-cost),), x + CREST[0] / 2 + 3, y + 23, "s", 0.8))
    return el("g", *parts, cls="transport", aria_hidden="true")


@cache
def _arrows() -> str:
    """Green arrows between crests: their points, and whether they bring an objective card."""
    parts = []
    for start, end, points, objective in ARROWS:
        (x, y), (x2, _) = CRESTS[CITY_NAMES[start]], CRESTS[CITY_NAMES[end]]
        left, right = x + CREST[0] / 2 + 3, x2 - CREST[0] / 2 - 3
        middle, shaft = (left + right) / 2, number(right - left - 12)
        parts.append(
            path("arrow", f"M{number(left)} {y + 2:g}h{shaft}v-7l12 11-12 11v-7h-{shaft}z")
        )
        line: Tokens = ()
        if points:
            line += ("@vp", numeral(points))
        if objective:
            line += ("@objective_gain",)
        parts.append(effect(line, middle - 2, y - 13))
    return el("g", *parts, id="arrows", cls="arrows", aria_hidden="true")
