"""The land under the trail, the same in every match: plains, river, dry bed, cliffs, woods."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from westbound.games.great_western_trail.drawing.layout import LAND, TRAIL, Place
from westbound.games.great_western_trail.drawing.svg import box, number
from westbound.games.great_western_trail.trail import SPACE_CODES, SPACE_NAMES, WOODS

# The trail in stretches between its forks; a place is a bend that is no space.
_STRETCHES: Final[tuple[tuple[str | Place, ...], ...]] = (
    ("start", "A"),
    ("A", "A1", "A2", "A3", Place(286, 806), "B"),
    ("A", Place(778, 828), "flood1", "flood2", "flood3", "flood4", "flood_risk1", "flood_risk2",
     Place(226, 842), "B"),
    ("B", Place(142, 786), "B1", "B2", "B3", "C"),
    ("B", "drought1", "drought2", "drought3", "drought4", "drought_risk1", Place(150, 524), "C"),
    ("C", Place(298, 496), "C1", Place(476, 464), "C2", Place(690, 488), "E"),
    ("C", Place(302, 562), "C3", Place(484, 578), "D", Place(690, 554), "E"),
    ("C3", "teepee_1", "teepee_2", "teepee_4", "teepee_6", "teepee_8", "teepee_10", "trade_risk1",
     Place(790, 654), "trade_risk2", "E"),
    ("E", Place(776, 450), "E1", "E2", Place(514, 372), "F"),
    ("E", "rockfall1", "rockfall2", "rockfall3", "rockfall4", "rockfall_risk1", "rockfall_risk2",
     Place(506, 284), "F"),
    ("F", Place(428, 280), "F1", Place(326, 278), "G"),
    ("F", Place(428, 374), "F2", Place(326, 374), "G"),
    ("G", Place(262, 284), "G1", Place(150, 272), "kansas_city"),
    ("G", Place(262, 370), "G2", Place(150, 384), "kansas_city"),
)  # fmt: skip


def _place(point: str | Place) -> Place:
    return TRAIL[point] if isinstance(point, str) else point


def curve(points: Sequence[Place]) -> str:
    """A smooth line through all points."""
    ends = [points[0], *points, points[-1]]
    path = f"M{number(points[0].x)} {number(points[0].y)}"
    for i in range(1, len(ends) - 2):
        before, start, end, after = ends[i - 1 : i + 3]
        path += (
            f"C{number(start.x + (end.x - before.x) / 6)} "
            f"{number(start.y + (end.y - before.y) / 6)}"
            f" {number(end.x - (after.x - start.x) / 6)} {number(end.y - (after.y - start.y) / 6)}"
            f" {number(end.x)} {number(end.y)}"
        )
    return path


def _arrow(start: Place, end: Place) -> str:
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
    """Where the way between two spaces can be seen."""
    shown = (
        ("start", "A"), ("A", "A1"), ("A1", "A2"), ("A2", "A3"), ("flood_risk1", "flood_risk2"),
        ("C1", "C2"), ("C3", "D"), ("E1", "E2"), ("rockfall_risk1", "rockfall_risk2"),
        ("rockfall4", "rockfall_risk1"), ("flood4", "flood_risk1"), ("teepee_10", "trade_risk1"),
    )  # fmt: skip
    heads = "".join(_arrow(TRAIL[a], TRAIL[b]) for a, b in shown)
    bends = (
        (Place(330, 796), Place(240, 818)), (Place(270, 842), Place(170, 844)),
        (Place(120, 800), Place(170, 772)), (Place(136, 528), Place(156, 528)),
                (Place(682, 484), Place(712, 490)), (Place(678, 562), Place(708, 546)),
        (Place(540, 384), Place(502, 356)), (Place(532, 268), Place(490, 294)),
        (Place(156, 270), Place(128, 282)), (Place(156, 382), Place(128, 370)),
    )  # fmt: skip
    return heads + "".join(_arrow(a, b) for a, b in bends)


TRAIL_PATH: Final = "".join(curve([_place(p) for p in stretch]) for stretch in _STRETCHES)


# --- what grows and flows


def _tree(x: float, y: float, size: float) -> str:
    return f'<use href="#tree" transform="translate({number(x)} {number(y)}) scale({size:g})"/>'


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
    return "".join(_tree(*tree) for tree in sorted(trees, key=lambda tree: tree[1]))


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


def _hills(spots: Sequence[tuple[int, int, float]]) -> str:
    return "".join(
        f'<use href="#hill" transform="translate({x} {y}) scale({size})"/>' for x, y, size in spots
    )


_LEFT, _TOP, _WIDE, _HIGH = LAND
_RIGHT, _FOOT = _LEFT + _WIDE, _TOP + _HIGH
_RIVER: Final = (
    f"M{_RIGHT:g} 806C842 812 812 842 776 850S700 880 640 884 548 878 480 886"
    f" 360 890 300 886 200 880 150 {_FOOT:g}"
)
_BED: Final = "M118 892C84 880 24 836 20 782S42 690 18 640 28 560 30 520 14 470 8 452"
_CLIFF: Final = (
    f"M{_RIGHT:g} 470C858 452 874 424 868 396S876 340 866 312 846 256 806 244 760 232 742 {_TOP:g}"
    f"H{_RIGHT:g}z"
)
_CRACKS: Final = (
    "M22 800l9 8-4 10M28 748l-9 8M18 720l8 10M22 676l10 6-2 10M16 628l10 8M26 588l8 8-5 10"
    "M24 546l7 9"
    "M18 500l8 10M60 862l10-4 4 8"
)
_CRAGS: Final = (
    "M760 222l8 14 12 2M790 224l4 16 14 6M818 222l6 22 12 8M846 226l2 26 12 14M868 262l-8 20 8 20"
    "M872 340l-8 16 6 18M872 410l-10 18 6 20M866 232l-6 14 10 10"
)
SHARED: Final = {
    "tree": '<path class="k-trunk" d="M-1 1v4h2V1z"/><path class="k-fir" d="M0-15l5.6 8H3.6'
    'l4.4 8H-8l4.4-8h-2z"/><path class="k-fir-light" d="M0-15l-5.6 8h2L-8 1H-1.4z"/>',
    "hill": '<path class="k-hill" d="M-34 8C-24-6-14-16-4-16S14-8 20-2s10 8 14 10z"/>'
    '<path class="k-hatch" d="M-14-9l-6 9M-8-12l-8 14M-1-13l-8 16M6-10l-6 13M13-5l-5 9"/>',
    "trail": f'<path d="{TRAIL_PATH}"/>',
}
_CHAINS: Final = tuple(
    (a, b)
    for stretch in _STRETCHES
    for a, b in pairwise([p for p in stretch if isinstance(p, str)])
)
assert {name for chain in _CHAINS for name in chain} == {
    name for name in SPACE_NAMES if not name.startswith("teepee_-")
}
LANDSCAPE: Final = (
    f'<g class="land" aria-hidden="true"><clipPath id="frame"><rect x="{_LEFT:g}" y="{_TOP:g}" '
    f'width="{_WIDE:g}" height="{_HIGH:g}" rx="6"/></clipPath><g clip-path="url(#frame)">'
    f'<rect class="plain" x="{_LEFT:g}" y="{_TOP:g}" width="{_WIDE:g}" height="{_HIGH:g}"/>'
    '<path class="rise" d="M8 440C60 410 150 470 260 440S420 430 520 436 700 452 760 430 860 470'
    " 876 480V600C820 640 760 560 690 600S520 520 450 600 330 640 290 590 120 480 8 520z"
    "M240 892C300 780 420 830 520 800S700 826 876 730V620C800 720 700 720 640 740S420 730 330 690"
    ' 270 760 150 800z"/>'
    '<path class="contour" d="M8 466C70 432 160 494 270 462S430 454 530 460'
    "M540 610c40-10 90 8 130-14"
    "S780 640 876 640M290 640c30 30 20 90-20 130M640 340c50-20 90-20 150 4"
    "M630 326c60-26 120-24 170 2"
    'M90 470c30 14 60 10 80-10"/>'
    f'<path class="cliff" d="{_CLIFF}"/><path class="crag" d="{_CRAGS}"/>'
    f'<path class="bed-edge" d="{_BED}"/><path class="bed" d="{_BED}"/>'
    f'<path class="crack" d="{_CRACKS}"/>'
    f'<path class="river-edge" d="{_RIVER}"/><path class="river" d="{_RIVER}"/>'
    '<path class="ripple" d="M840 820q8-5 16 0M690 884q8-5 16 0t16 0M590 888q8-5 16 0'
    "M430 884q8-5 16 0"
    't16 0M270 884q8-5 16 0"/>'
    f'<path class="tufts" d="{_grass()}"/>'
    f"{_hills(((664, 344, 0.9), (716, 338, 0.7), (128, 668, 0.55), (120, 500, 0.5)))}"
    f"{_hills(((300, 720, 0.6), (680, 620, 0.6), (836, 720, 0.7), (472, 640, 0.4)))}"
    '<use href="#trail" class="way-edge"/><use href="#trail" class="way"/>'
    f'<use href="#trail" class="way-line"/>{_woods()}'
    f'<path class="way-arrow" d="{_arrows()}"/></g>'
    f"{box('neatline', _LEFT, _TOP, _WIDE, _HIGH, 6)}"
    "</g>"
)
