"""Round and phase in the head line; the two turn tracks beside the cards."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from westbound.games.carson_city.base.drawing.layout import (
    CARD_HEIGHT,
    CARDS_Y,
    MAP_X,
    STREET_END,
    STREET_X,
    TRACKS_X,
    slot,
)
from westbound.games.carson_city.base.drawing.scene import Scene
from westbound.games.carson_city.base.drawing.supply import supply
from westbound.games.carson_city.base.drawing.type_scale import text
from westbound.games.carson_city.components import ROUNDS
from westbound.games.carson_city.observation import View
from westbound.kit.svg import Point, classes, el, path, rect, translation, use, void
from westbound.kit.texts import Texts

PHASES: Final = 4
_LINE: Final = 26  # the base line of the head

# North is up: a rose beside the title.
_COMPASS: Final = el(
    "g",
    path(None, "M0-13l2.6 10.4L13 0 2.6 2.6 0 13-2.6 2.6-13 0-2.6-2.6z"),
    path("rule", "M-6-6l12 12M6-6L-6 6"),
    cls="compass",
    transform=translation(172, 22),
)


def head(scene: Scene) -> str:
    """Title, what is left in the supply, round and phase."""
    view, texts = scene.view, scene.texts
    return el(
        "g",
        text(MAP_X - 4, _LINE + 2, texts.say("board", "title"), "t-title", anchor="s"),
        _COMPASS,
        *(part.head(view, texts) for part in scene.parts),
        supply(scene),
        _over(texts) if view["over"] else _now(texts, view["round"], view["phase"]),
        id="board-head",
        cls="head",
    )


def _over(texts: Texts) -> str:
    return text(STREET_X, _LINE, texts.say("board", "over"), "t-figure", anchor="s")


@lru_cache(maxsize=256)
def _now(texts: Texts, round_: int, phase: int) -> str:
    """Which round it is, and which phase."""
    words = texts.say("board", "round", round=round_, rounds=ROUNDS)
    name = text(STREET_X, _LINE, words, "t-figure", anchor="s", max_width=98)
    return name + _rounds(round_) + _phases(texts, phase)


def _rounds(current: int) -> str:
    pips = [
        void(
            "circle",
            cls=classes("pip", "done" if n <= current else ""),
            cx=STREET_X + 92 + 13 * n,
            cy=_LINE - 4,
            r=4.4,
        )
        for n in range(1, ROUNDS + 1)
    ]
    return el("g", *pips)


def _phases(texts: Texts, current: int) -> str:
    """The four phases as stations; the present one with its name."""
    start, y = STREET_X + 176, _LINE - 4
    drawn = [path("rule", f"M{start} {y}h{22 * (PHASES - 1)}")]
    for phase in range(1, PHASES + 1):
        x, now = start + 22 * (phase - 1), phase == current
        drawn.append(void("circle", cls=classes("station", "done" if now else ""), cx=x, cy=y, r=8))
        drawn.append(text(x, _LINE, str(phase), "t-small", tone="onink" if now else "faint"))
    name = texts.of_catalogue("phases", str(current))
    return el("g", *drawn, text(STREET_END, _LINE, name, "t-text", anchor="e", max_width=132))


# --- the turn tracks


def upper_track(view: View) -> list[int]:
    """Who chooses when in phase 1, then who places when (CC-038, CC-042)."""
    return view["turn_track"] if view["phase"] >= 2 and view["turn_track"] else view["turn_order"]


def tracks(scene: Scene) -> str:
    """Both tracks with their slots; the markers lie in a layer of their own."""
    view = scene.view
    placing = view["phase"] >= 2 and bool(view["turn_track"])
    return _tracks(scene.texts, view["players"], "placing" if placing else "choosing")


@lru_cache(maxsize=64)
def _tracks(texts: Texts, players: int, upper: str) -> str:
    slots = []
    for index in range(players):
        for low in (False, True):
            x, y = slot(index, lower=low)
            slots.append(void("circle", cls="slot", cx=x, cy=y, r=10.5))
            slots.append(text(x, y + 4, str(index + 1), "t-small", tone="faint"))
    width = STREET_END - TRACKS_X + 10
    return el(
        "g",
        rect("plank", TRACKS_X - 10, CARDS_Y, width, CARD_HEIGHT, 5),
        text(TRACKS_X, CARDS_Y + 14, texts.say("board", upper), "t-name", anchor="s"),
        text(TRACKS_X, CARDS_Y + 63, texts.say("board", "passed"), "t-name", anchor="s"),
        *slots,
        id="board-tracks",
        cls="tracks",
    )


def markers(scene: Scene) -> str:
    """A marker of each player on each track; they keep their ids, so a page can move them."""
    view = scene.view
    upper = [
        _marker(
            seat, slot(index), "turn", active=seat in view["waiting"], sign=scene.answer_sign(seat)
        )
        for index, seat in enumerate(upper_track(view))
    ]
    lower = [
        _marker(seat, slot(index, lower=True), "pass")
        for index, seat in enumerate(view["pass_order"])
    ]
    return el("g", *sorted(upper), *sorted(lower), cls="markers", aria_hidden="true")


@lru_cache(maxsize=1024)
def _marker(
    seat: int, place: Point, track: str, *, active: bool = False, sign: str | None = None
) -> str:
    return el(
        "g",
        void("circle", cls="m-disc", r=10.5),
        use(f"m-{seat}"),
        use(f"g-{sign}", 8.5, 8, 0.72) if sign else "",
        id=f"marker-{track}-{seat}",
        cls=classes("marker", f"p{seat}", "active" if active else ""),
        transform=translation(*place),
    )
