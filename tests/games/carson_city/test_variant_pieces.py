"""Portraits, pieces of the variants, river, signs of powers: known, well formed, in their box."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from importlib.resources import files
from itertools import pairwise

import pytest

from westbound.games.carson_city.components import TILE_NAMES
from westbound.games.carson_city.drawing.card_powers import CARD_POWERS, CORRAL_POWERS, signs_of
from westbound.games.carson_city.drawing.layout import CELL
from westbound.games.carson_city.drawing.pieces import GLYPHS, cowboy, definitions
from westbound.games.carson_city.drawing.portraits import PORTRAIT, portrait
from westbound.games.carson_city.drawing.river import bridge, pools, river_cell, river_sides
from westbound.games.carson_city.drawing.svg import width_of
from westbound.games.carson_city.drawing.variant_pieces import (
    CORRAL_BOX,
    HORSE,
    VARIANT_GLYPHS,
    VARIANT_SIGN_WIDTH,
    WANTED_BOX,
    corral,
    duel_tile,
    outlaw,
    variant_definitions,
    wanted,
)

TWO_SIDED = (
    "newsboy", "sheriff", "banker", "grocer", "chinese_worker", "settler", "captain", "mercenary",
    "indian", "prospector", "gunsmith", "singer", "auctioneer", "governor", "cowboy", "heroes",
    "teacher",
)  # fmt: skip
PEOPLE = (*TWO_SIDED, "doctor", "undertaker")
FACES = {f"{name}_{side}" for name in TWO_SIDED for side in "yr"} | {"doctor", "undertaker"}
# A river with a bend of two by two parcels, from the north-west corner to the east.
WINDING = {0, 1, 9, 10, 17, 18, 26, 34, 35, 36, 28, 29, 30, 31}
STRAIGHT = {row * 8 + 3 for row in range(8)}
Box = tuple[float, float, float, float]
Point = tuple[float, float]


# --- how far a drawing reaches

TOKEN = re.compile(r"[a-zA-Z]|[-+]?(?:\d+\.?\d*|\.\d+)")
ARGUMENTS = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "T": 2, "A": 7, "Z": 0}


def commands(d: str) -> Iterator[tuple[str, list[float]]]:
    """Each command with its numbers; a repeated command is said again."""
    tokens, at, letter = TOKEN.findall(d), 0, ""
    while at < len(tokens):
        if tokens[at].isalpha():
            letter, at = tokens[at], at + 1
        count = ARGUMENTS[letter.upper()]
        numbers = [float(value) for value in tokens[at : at + count]]
        assert len(numbers) == count, d
        yield letter, numbers
        at += count
        letter = {"M": "L", "m": "l"}.get(letter, letter)


def path_points(d: str) -> list[Point]:
    """Points on the path, curves sampled; of arcs the ends."""
    x = y = 0.0
    start, handle, found = (0.0, 0.0), (0.0, 0.0), []
    for letter, numbers in commands(d):
        kind, (left, top) = letter.upper(), (x, y) if letter.islower() else (0.0, 0.0)
        if kind == "Z":
            (x, y), handle = start, start
            continue
        if kind in "HV":
            x, y = (left + numbers[0], y) if kind == "H" else (x, top + numbers[0])
            handle = (x, y)
            found.append((x, y))
            continue
        given = [(left + a, top + b) for a, b in zip(numbers[-2::-2], numbers[::-2], strict=False)]
        points = given[:1] if kind == "A" else given[::-1]
        mirrored = (2 * x - handle[0], 2 * y - handle[1])
        hull = [(x, y), *([mirrored] if kind in "ST" else []), *points]
        found += [at(hull, step / 8) for step in range(9)]
        handle, (x, y) = hull[-2] if kind in "CSQT" else hull[-1], hull[-1]
        if kind == "M":
            start = (x, y)
            del found[-9:-1]
    return found


def at(hull: list[Point], part: float) -> Point:
    """De Casteljau."""
    while len(hull) > 1:
        hull = [(a + (c - a) * part, b + (d - b) * part) for (a, b), (c, d) in pairwise(hull)]
    return hull[0]


def own_points(element: ET.Element) -> list[Point]:
    if element.tag == "path":
        return path_points(element.attrib["d"])
    if element.tag == "circle":
        x, y, r = (float(element.get(key, "0")) for key in ("cx", "cy", "r"))
        return [(x - r, y - r), (x + r, y + r)]
    if element.tag == "rect":
        x, y = float(element.attrib["x"]), float(element.attrib["y"])
        return [(x, y), (x + float(element.attrib["width"]), y + float(element.attrib["height"]))]
    return []


def points(element: ET.Element) -> list[Point]:
    found = own_points(element) + [point for child in element for point in points(child)]
    for name, numbers in reversed(re.findall(r"(\w+)\(([^)]*)\)", element.get("transform", ""))):
        given = [float(value) for value in numbers.split()]
        if name == "translate":
            found = [(x + given[0], y + given[1]) for x, y in found]
        elif name == "scale":
            found = [(x * given[0], y * given[-1]) for x, y in found]
        else:
            turn = complex(0, 1) ** (given[0] / 90)
            turned = [complex(x, y) * turn for x, y in found]
            found = [(p.real, p.imag) for p in turned]
    return found


def reach(drawing: str) -> Box:
    """Left, top, right and bottom of what is drawn, without the width of strokes."""
    found = points(ET.fromstring(f"<g>{drawing}</g>"))
    across, down = [x for x, _ in found], [y for _, y in found]
    return min(across), min(down), max(across), max(down)


def stays_in(drawing: str, box: Box) -> bool:
    left, top, right, bottom = reach(drawing)
    return box[0] <= left and box[1] <= top and right <= box[2] and bottom <= box[3]


def view_box(text: str) -> Box:
    x, y, width, height = map(float, text.split())
    return x, y, x + width, y + height


def test_the_measure_itself() -> None:
    assert reach('<path d="M0 0h4v3H1zm1 1l2 5"/>') == (0, 0, 4, 6)
    assert reach('<path d="M0 0C0 4 4 4 4 0"/>') == (0, 0, 4, 3)
    assert reach('<g transform="translate(1 2) scale(2)"><circle r="3"/></g>') == (-5, -4, 7, 8)
    assert reach('<path d="M0 0q2 4 4 0t4 0"/>') == (0, -2, 8, 2)


# --- portraits


def test_everybody_has_a_portrait() -> None:
    assert set(PORTRAIT) == set(PEOPLE)
    assert len({portrait(name) for name in PEOPLE}) == len(PEOPLE)


@pytest.mark.parametrize("name", PEOPLE)
def test_a_portrait_stays_in_its_box(name: str) -> None:
    assert stays_in(PORTRAIT[name], (-22, -46.1, 22, 0.1))
    left, top, right, bottom = reach(PORTRAIT[name])
    assert right - left > 32  # a bust, not a dot
    assert bottom - top > 38


# --- pieces


def pieces() -> dict[str, tuple[str, Box]]:
    """Every piece of the variants with the box it must stay in."""
    sign = {name: (text, sign_box(name)) for name, text in VARIANT_GLYPHS.items()}
    tiles = {f"tile {face}": (duel_tile(face), (-8, -10, 8, 10)) for face in (None, *range(6))}
    pens = {
        f"corral {hats} {horses} {guest}": (
            corral(hats, horses, cowboy(2) if guest else ""),
            view_box(CORRAL_BOX),
        )
        for hats in range(1, 6)
        for horses in range(7)
        for guest in (False, True)
    }
    return {
        **sign,
        **tiles,
        **pens,
        "horse": (HORSE, (-12, -18.1, 12, 0)),
        "outlaw": (outlaw(13), (-13, -24, 13, 0)),
        "wanted": (wanted(13, 5), view_box(WANTED_BOX)),
        "bridge": (bridge(), (-CELL / 2, -7, CELL / 2, 7)),
        "upright bridge": (bridge(vertical=True), (-7, -CELL / 2, 7, CELL / 2)),
    }


def sign_box(name: str) -> Box:
    half = VARIANT_SIGN_WIDTH.get(name, 15) / 2 + 1.3
    return -half, -10, half, 10


def test_every_piece_stays_in_its_box() -> None:
    outside = {name: reach(text) for name, (text, box) in pieces().items()
               if not stays_in(text, box)}  # fmt: skip
    assert outside == {}


def test_no_piece_brings_an_id_of_its_own() -> None:
    drawings = [text for text, _ in pieces().values()] + [portrait(name) for name in PEOPLE]
    assert [text for text in drawings if " id=" in text] == []


def test_signs_do_not_clash_with_those_of_the_base_game() -> None:
    assert VARIANT_GLYPHS.keys() & GLYPHS.keys() == set()
    assert VARIANT_SIGN_WIDTH.keys() <= VARIANT_GLYPHS.keys()
    both = definitions(6) + variant_definitions(VARIANT_GLYPHS)
    ids = re.findall(r' id="([^"]+)"', both)
    assert len(ids) == len(set(ids))
    assert {f"g-{name}" for name in VARIANT_GLYPHS} <= set(ids)
    assert variant_definitions(["horse", "horse"]).count(" id=") == 1


def test_what_must_be_told_apart_differs_in_shape() -> None:
    def shapes(drawing: str) -> list[str]:
        return re.findall(r' d="([^"]+)"', drawing)

    assert set(shapes(outlaw())).isdisjoint(shapes(cowboy(0)))
    seals = [VARIANT_GLYPHS[name] for name in ("thinking", "sealed", "lock")]
    assert len({shapes(drawing)[0] for drawing in seals}) == 3
    states = [VARIANT_GLYPHS[name] for name in ("won", "beaten", "heal")]
    assert len({shapes(drawing)[-1] for drawing in states}) == 3


def test_figures_are_written_on_the_pieces() -> None:
    def figures(drawing: str) -> list[str]:
        return [e.text or "" for e in ET.fromstring(f"<g>{drawing}</g>").iter("text")]

    assert figures(outlaw(11)) == ["11"]
    assert figures(outlaw()) == []
    assert figures(wanted(12, 5)) == ["12", "5"]
    assert [figures(duel_tile(face)) for face in (None, 0, 5)] == [[], ["0"], ["5"]]
    assert duel_tile(5).count("k-gold") == 5
    assert duel_tile(0).count("k-gold") == 0
    assert corral(1, 3).count(HORSE) == 3
    assert figures(corral(1, 3)) == []
    assert (figures(corral(1, 4)), corral(1, 4).count(HORSE)) == (["×4"], 1)
    assert figures(corral(1, 3, cowboy(0))) == ["×3"]
    assert [corral(hats).count("k-felt") for hats in range(1, 6)] == [1, 2, 3, 4, 5]


def test_every_class_is_in_the_style_sheet() -> None:
    sheets = ("games/carson_city/static/board.css", "web/static/css/board.css")
    sheet = "".join(files("westbound").joinpath(path).read_text("utf-8") for path in sheets)
    styled = set(re.findall(r"\.([a-z][a-z0-9-]*)", sheet))
    drawings = [text for text, _ in pieces().values()] + [portrait(name) for name in PEOPLE]
    drawings.append(river_cell("ns"))
    used = {name for text in drawings for names in re.findall(r'class="([^"]+)"', text)
            for name in names.split()}  # fmt: skip
    assert used - styled - {"bridge"} == set()


# --- the river


def test_sides_of_a_river() -> None:
    assert river_sides(3, STRAIGHT) == "ns"  # off the map in the north
    assert river_sides(59, STRAIGHT) == "ns"
    assert river_sides(9, WINDING) == "nes"
    assert river_sides(0, WINDING) == "ne"
    assert river_sides(31, WINDING) == "ew"
    assert river_sides(27, {27}) == ""  # a pond
    assert pools(9, WINDING) == "2"  # the corner in the middle of the four
    assert pools(18, WINDING) == "0"
    assert pools(26, WINDING) == ""


@pytest.mark.parametrize("river", [STRAIGHT, WINDING])
def test_banks_of_neighbours_meet(river: set[int]) -> None:
    ends: dict[tuple[int, int], int] = {}
    for parcel in river:
        row, column = divmod(parcel, 8)
        drawing = ET.fromstring(
            f"<g>{river_cell(river_sides(parcel, river), pools(parcel, river))}</g>"
        )
        bank = next(e.get("d", "") for e in drawing if e.get("class") == "k-bank")
        for piece in bank.split("M")[1:]:
            run = path_points(f"M{piece}")
            for x, y in (run[0], run[-1]):
                place = (round(x + column * CELL), round(y + row * CELL))
                ends[place] = ends.get(place, 0) + 1
    inside = {p: n for p, n in ends.items() if all(6 < value < 8 * CELL - 6 for value in p)}
    assert {place: n for place, n in near(inside).items() if n % 2} == {}


def near(ends: dict[tuple[int, int], int]) -> dict[tuple[int, int], int]:
    """Ends within two units are one place: water reaches a little over the edge."""
    found: dict[tuple[int, int], int] = {}
    for (x, y), count in sorted(ends.items()):
        place = next((p for p in found if abs(p[0] - x) <= 2 and abs(p[1] - y) <= 2), (x, y))
        found[place] = found.get(place, 0) + count
    return found


@pytest.mark.parametrize("sides", ["", "n", "ns", "ne", "esw", "nesw"])
def test_water_covers_the_line_where_it_goes_on(sides: str) -> None:
    water = re.findall(r'class="k-water" d="([^"]+)"', river_cell(sides))[0]
    across, down = zip(*path_points(water), strict=True)
    assert (min(down) < 0) == ("n" in sides)
    assert (max(across) > CELL) == ("e" in sides)
    assert (max(down) > CELL) == ("s" in sides)
    assert (min(across) < 0) == ("w" in sides)


# --- powers


def test_every_face_has_its_power() -> None:
    assert len(FACES) == 36
    assert set(CARD_POWERS) == FACES
    assert set(CORRAL_POWERS) == {1, 2, 3, 4, 5}


def test_the_two_sides_of_a_card_read_differently() -> None:
    for name in TWO_SIDED:
        assert CARD_POWERS[f"{name}_y"] != CARD_POWERS[f"{name}_r"]


def test_every_sign_of_a_power_is_drawn() -> None:
    known = GLYPHS.keys() | VARIANT_GLYPHS.keys()
    rows = [row for rows in CARD_POWERS.values() for row in rows] + list(CORRAL_POWERS.values())
    assert {token[1:] for row in rows for token in row if token[0] == "@"} <= known
    assert signs_of("cowboy_r") == {"ranch"}  # the parcel is a sign of the base game
    assert signs_of("gunsmith_r") == {"dynamite", "reroll"}
    assert {"mine", "ranch"} <= set(TILE_NAMES)


def room_of(token: str) -> float:
    if token[0] != "@":
        return width_of(token, "t-figure")
    left, _, right, _ = reach({**GLYPHS, **VARIANT_GLYPHS}[token[1:]])
    return right - left


def test_powers_fit_beside_the_portrait() -> None:
    for face, rows in CARD_POWERS.items():
        widths = [sum(map(room_of, row)) + 3 * (len(row) - 1) for row in rows]
        assert len(rows) <= 2, face
        assert widths[0] <= 43, face
        assert widths[-1] <= (36 if len(rows) == 2 else 43), face
