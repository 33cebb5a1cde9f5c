"""The land under the trail, the same in every match: plains, river, dry bed, cliffs, woods."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from westbound.games.great_western_trail.drawing.art import ART
from westbound.games.great_western_trail.drawing.layout import LAND, TRAIL
from westbound.games.great_western_trail.trail import SPACE_CODES, SPACE_NAMES, WOODS
from westbound.kit.svg import Point, curve, el, number, path, rect, use, void

# The trail in stretches between its forks; a point is a bend that is no space.
_STRETCHES: Final[tuple[tuple[str | Point, ...], ...]] = (
    ("start", "A"),
    ("A", "A1", "A2", "A3", Point(286, 806), "B"),
    ("A", Point(778, 828), "flood1", "flood2", "flood3", "flood4", "flood_risk1", "flood_risk2",
     Point(226, 842), "B"),
    ("B", Point(142, 786), "B1", "B2", "B3", "C"),
    ("B", "drought1", "drought2", "drought3", "drought4", "drought_risk1", Point(150, 524), "C"),
    ("C", Point(298, 496), "C1", Point(476, 464), "C2", Point(690, 488), "E"),
    ("C", Point(302, 562), "C3", Point(484, 578), "D", Point(690, 554), "E"),
    ("C3", "teepee_1", "teepee_2", "teepee_4", "teepee_6", "teepee_8", "teepee_10", "trade_risk1",
     Point(790, 654), "trade_risk2", "E"),
    ("E", Point(776, 450), "E1", "E2", Point(514, 372), "F"),
    ("E", "rockfall1", "rockfall2", "rockfall3", "rockfall4", "rockfall_risk1", "rockfall_risk2",
     Point(506, 284), "F"),
    ("F", Point(428, 280), "F1", Point(326, 278), "G"),
    ("F", Point(428, 374), "F2", Point(326, 374), "G"),
    ("G", Point(262, 284), "G1", Point(150, 272), "kansas_city"),
    ("G", Point(262, 370), "G2", Point(150, 384), "kansas_city"),
)  # fmt: skip


def _point(bend: str | Point) -> Point:
    return TRAIL[bend] if isinstance(bend, str) else bend


def _arrow(start: Point, end: Point) -> str:
    """A small arrow head half-way, in the direction of travel."""
    x, y = (start.x + end.x) / 2, (start.y + end.y) / 2
    dx, dy = end.x - start.x, end.y - start.y
    length = (dx * dx + dy * dy) ** 0.5
    dx, dy = dx / length * 5, dy / length * 5
    tail = (x - dx - dy, y - dy + dx), (x - dx + dy, y - dy - dx)
    return (
        f"M{number(tail[0][0])} {number(tail[0][1])}L{number(x)} {number(y)} "
        f"{number(tail[1][0])} {number(tail[1][1])}"
    )


def _arrows() -> str:
    """Arrow heads where the trail between two spaces is visible."""
    shown = (
        ("start", "A"), ("A", "A1"), ("A1", "A2"), ("A2", "A3"), ("flood_risk1", "flood_risk2"),
        ("C1", "C2"), ("C3", "D"), ("E1", "E2"), ("rockfall_risk1", "rockfall_risk2"),
        ("rockfall4", "rockfall_risk1"), ("flood4", "flood_risk1"), ("teepee_10", "trade_risk1"),
    )  # fmt: skip
    heads = "".join(_arrow(TRAIL[a], TRAIL[b]) for a, b in shown)
    bends = (
        (Point(330, 796), Point(240, 818)), (Point(270, 842), Point(170, 844)),
        (Point(120, 800), Point(170, 772)), (Point(136, 528), Point(156, 528)),
                (Point(682, 484), Point(712, 490)), (Point(678, 562), Point(708, 546)),
        (Point(540, 384), Point(502, 356)), (Point(532, 268), Point(490, 294)),
        (Point(156, 270), Point(128, 282)), (Point(156, 382), Point(128, 370)),
    )  # fmt: skip
    return heads + "".join(_arrow(a, b) for a, b in bends)


TRAIL_PATH: Final = "".join(curve([_point(p) for p in stretch]) for stretch in _STRETCHES)


# --- what grows and flows


# Around each space in the woods, as far as nothing else lies there.
_GROVES: Final[dict[str, tuple[tuple[float, float], ...]]] = {
    "flood_risk2": ((-58, -9), (-72, -7), (-86, -8)),
    "B1": ((62, 14), (78, 24), (66, 34), (92, 12), (104, 28), (84, 34), (118, 16)),
    "C1": ((-26, -36), (-8, -40), (12, -38), (32, -42), (-44, -32), (58, -36), (74, -38)),
    "C2": ((-62, -38), (-78, -36), (-50, -32), (-32, -38), (-12, -36), (66, -26), (82, -18)),
    "E1": ((-66, -34), (-50, -28), (-30, -38), (-8, -42), (14, -38), (36, -42)),
    "E2": ((-62, 14), (-74, 26), (-56, 32), (-34, -38), (-14, -42), (8, -40)),
    "rockfall_risk2": ((-44, 50), (-30, 46), (-12, 42), (8, 48), (28, 42), (48, 46)),
    "F2": ((62, 24), (78, 32), (66, 42), (92, 20), (104, 36), (48, 44), (-2, 44), (18, 48)),
}
assert sum(1 << SPACE_CODES[name] for name in _GROVES) == WOODS


def _woods() -> str:
    trees = []
    for name, spots in _GROVES.items():
        middle = TRAIL[name]
        for index, (dx, dy) in enumerate(spots):
            trees.append((middle.x + dx, middle.y + dy, 1 + 0.14 * (index % 3)))
    return "".join(use("tree", *tree) for tree in sorted(trees, key=lambda tree: tree[1]))


def _grass() -> str:
    """Tufts in the open country."""
    spots = (
        (292, 606), (316, 716), (276, 700), (300, 760),
        (330, 744), (118, 470), (60, 470), (90, 500),
        (140, 572), (110, 620), (128, 690), (100, 726),
        (690, 616), (664, 640), (704, 736), (600, 806),
        (480, 806), (350, 810), (640, 330), (690, 318),
        (740, 330), (620, 350), (760, 356), (560, 330),
        (436, 628), (452, 650), (700, 590), (860, 660), (846, 700), (862, 560), (866, 520),
    )  # fmt: skip
    return "".join(f"M{x - 4} {y}l-2-6M{x} {y}v-8M{x + 4} {y}l2-6" for x, y in spots)


_HILLS: Final = (
    (664, 344, 0.9), (716, 338, 0.7), (128, 668, 0.55), (120, 500, 0.5),
    (300, 720, 0.6), (680, 620, 0.6), (836, 720, 0.7), (472, 640, 0.4),
)  # fmt: skip
_CHAINS: Final = tuple(
    (a, b)
    for stretch in _STRETCHES
    for a, b in pairwise([p for p in stretch if isinstance(p, str)])
)
assert {name for chain in _CHAINS for name in chain} == {
    name for name in SPACE_NAMES if not name.startswith("teepee_-")
}


def _landscape() -> str:
    """Everything in a frame, with a fine line around it; see `static/art` for river and cliffs."""
    left, top, width, height = LAND
    frame = void("rect", x=left, y=top, width=width, height=height, rx=6)
    inside = el(
        "g",
        void("rect", cls="plain", x=left, y=top, width=width, height=height),
        ART["plains"],
        ART["cliffs"],
        ART["dry-bed"],
        ART["river"],
        path("tufts", _grass()),
        *(use("hill", x, y, scale) for x, y, scale in _HILLS),
        *(use("trail", cls=cls) for cls in ("way-edge", "way", "way-line")),
        _woods(),
        path("way-arrow", _arrows()),
        clip_path="url(#frame)",
    )
    return el(
        "g",
        el("clipPath", frame, id="frame"),
        inside,
        rect("neatline", left, top, width, height, 6),
        cls="land",
        aria_hidden="true",
    )


LANDSCAPE: Final = _landscape()
