"""The common table as SVG: land, creek, claims with what lies on them, and the corners."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import pairwise
from typing import Final, cast

from claim_stakes.drawing.pieces import (
    ART,
    HEIGHT,
    SIDE,
    TYPE,
    WIDTH,
    disc,
    flag,
    ore_tile,
    outline,
    place,
    stake,
)
from claim_stakes.drawing.words import claim_words, summary, when
from claim_stakes.gulch import ALL_CLAIMS, CREEK
from claim_stakes.view import Claim, View
from westbound.engine.texts import Catalogue
from westbound.kit import board as kit
from westbound.kit import svg
from westbound.kit.svg import (
    classes,
    el,
    path,
    point,
    rect,
    target,
    translate,
    use,
    void,
)
from westbound.kit.symbols import definitions
from westbound.kit.texts import Texts, texts_of

FRAME: Final = 14.0
_FIRS: Final = ((64, 296), (88, 312), (766, 270), (742, 500), (768, 516), (60, 486))


def board(view: kit.View, catalogue: Catalogue, names: Sequence[str]) -> str:
    """Everything on the common table, for the viewer whose observation it is."""
    seen, texts = cast("View", view), texts_of(catalogue)
    return svg.board(
        "claim_stakes",
        (WIDTH, HEIGHT),
        texts.say("board", "label"),
        summary(seen, texts),
        definitions(ART, "board-claim_stakes"),
        land(),
        el("g", *(_claim(seen, texts, names, c) for c in ALL_CLAIMS), id="claims"),
        _rounds(seen, texts, names),
        _bag(seen, texts),
    )


# --- what never changes


@cache
def land() -> str:
    claims = [path(None, outline(SIDE)) for _ in ALL_CLAIMS]
    rim = [translate(drawn, *place(c)) for c, drawn in zip(ALL_CLAIMS, claims, strict=True)]
    return el(
        "g",
        el("g", *rim, cls="cs-rim far"),
        el("g", *rim, cls="cs-rim"),
        *(_ground(claim) for claim in ALL_CLAIMS),
        path("cs-water-edge", _creek()),
        path("cs-water", _creek()),
        rect("cs-frame", FRAME, FRAME, WIDTH - 2 * FRAME, HEIGHT - 2 * FRAME, 8),
        rect(
            "cs-frame thin",
            FRAME - 5,
            FRAME - 5,
            WIDTH - 2 * FRAME + 10,
            HEIGHT - 2 * FRAME + 10,
            11,
        ),
        *(use("fir", x, y) for x, y in _FIRS),
        use("compass", WIDTH - 86, HEIGHT - 96),
        TYPE.text(WIDTH - 86, HEIGHT - 138, "N", "t-name"),
        id="land",
        aria_hidden="true",
    )


def _frame(cls: str, edge: float) -> str:
    return rect(cls, edge, edge, WIDTH - 2 * edge, HEIGHT - 2 * edge, 8)


def _ground(claim: int) -> str:
    ground = path("cs-ground creek" if claim in CREEK else "cs-ground", outline(SIDE - 1))
    hill = "" if claim in CREEK else use("hill", 0, 26)
    return translate(ground + hill, *place(claim))


@cache
def _creek() -> str:
    """From frame to frame, through its claims, bending half-way between two of them."""
    claims = [place(claim) for claim in CREEK]
    stops = [(claims[0][0], FRAME), *claims, (claims[-1][0], HEIGHT - FRAME)]
    bends = [((x + to_x) / 2, (y + to_y) / 2) for (x, y), (to_x, to_y) in pairwise(stops)]
    curve = [f"M{point(*stops[0])}L{point(*bends[0])}"]
    for through, bend in zip(claims, bends[1:], strict=True):
        curve.append(f"Q{point(*through)} {point(*bend)}")
    return "".join((*curve, f"L{point(*stops[-1])}"))


# --- claims


def _claim(view: View, texts: Texts, names: Sequence[str], claim: int) -> str:
    there, step = view["claims"][claim], view["step"]
    return target(
        f"claim:{there['name']}",
        claim_words(view, texts, names, claim),
        path("cs-spot", outline(SIDE - 3)),
        TYPE.text(0, -52, there["name"], "t-name", tone="ringed"),
        *_pieces(there),
        cls=classes("cs-claim", f"owned p{there['owner']}" if there["owner"] is not None else ""),
        at=place(claim),
        site=step is not None and step.get("claim") == claim,
    )


def _pieces(there: Claim) -> list[str]:
    owner, surveyor, price = there["owner"], there["surveyor"], there["price"]
    drawn = []
    if there["tile"]:
        drawn.append(translate(ore_tile(there["ore"], face_up=there["face_up"]), -10, 8))
    if surveyor is not None and not there["face_up"]:
        drawn.append(translate(flag(surveyor), 30, 4))
    if owner is not None:
        drawn.append(translate(stake(owner), 36, 12))
    if price is not None:
        cost = TYPE.text(2, 63, str(price), "t-name", anchor="s", tone="ringed")
        drawn.append(el("g", use("dust", -8, 57), cost, cls="cs-price"))
    return drawn


# --- the corners


def _rounds(view: View, texts: Texts, names: Sequence[str]) -> str:
    """The title, a peg for each round, and who begins this one."""
    pegs = [
        void(
            "circle",
            cls=classes("cs-peg", "past" if n < view["round"] else ""),
            cx=42 + 17 * n,
            cy=90,
            r=6,
        )
        for n in range(view["rounds"])
    ]
    first = view["first"]
    begins = "" if first is None else texts.say("board", "begins", name=names[first])
    sign = "" if first is None else translate(el("g", disc(first), cls=f"p{first}"), 46, 121)
    return target(
        None,
        f"{when(view, texts)}. {begins}",
        TYPE.text(36, 62, texts.say("board", "title"), "t-title", anchor="s"),
        *pegs,
        sign,
        TYPE.text(62, 127, begins, "t-text", anchor="s", max_width=110),
        id="rounds",
    )


def _bag(view: View, texts: Texts) -> str:
    """How many tiles of each worth the viewer has not seen."""
    tiles = [
        translate(
            use(f"ore-{worth}", 0, 0, 0.62) + TYPE.text(17, 6, f"×{count}", "t-text", anchor="s"),
            48 + 62 * (n % 2),
            HEIGHT - 124 + 36 * (n // 2),
        )
        for n, (worth, count) in enumerate(view["unseen"].items())
    ]
    words = ", ".join(f"{texts.term(f'ore_{w}')} {n}" for w, n in view["unseen"].items())
    label = texts.say("board", "unseen_words", n=sum(view["unseen"].values()), tiles=words)
    return target(None, label, use("bag", 116, HEIGHT - 54, 0.85), *tiles, id="unseen")
