"""The goods supply: twelve spaces, each with the cubes that one city will get."""

from __future__ import annotations

from functools import lru_cache

from westbound.games.steam.drawing.labels import cubes_text
from westbound.games.steam.drawing.layout import SUPPLY
from westbound.games.steam.drawing.places import PITCH
from westbound.games.steam.drawing.type_scale import text
from westbound.games.steam.observation import SteamView
from westbound.kit.svg import centered_rect, el, target, use
from westbound.kit.texts import Texts

_COLUMNS = 6
_SCALE = 0.8
_HEIGHT = 49.0


def supply(view: SteamView, texts: Texts) -> str:
    heading = text(SUPPLY.x, SUPPLY.y + 14, texts.say("board", "supply"), "t-head", anchor="s")
    pitch = SUPPLY.width / _COLUMNS
    drawn = []
    for index, cubes in enumerate(view["supply"]):
        x = SUPPLY.x + pitch * (index % _COLUMNS + 0.5)
        y = SUPPLY.y + 22 + (index // _COLUMNS) * (_HEIGHT + 3) + _HEIGHT / 2
        drawn.append(_space(texts, index + 1, tuple(cubes), pitch - 2.4, (x, y)))
    return el("g", heading, *drawn, cls="supply")


@lru_cache(maxsize=2048)
def _space(
    texts: Texts, number: int, cubes: tuple[str, ...], width: float, place: tuple[float, float]
) -> str:
    content = [
        centered_rect(width, _HEIGHT, 5, "plate" if cubes else "plate bare"),
        text(0, -9, str(number), "t-figure", tone="faint"),
    ]
    step = PITCH * _SCALE
    for index, cube in enumerate(cubes):
        row = cubes[index // 3 * 3 : index // 3 * 3 + 3]
        x = (index % 3 - (len(row) - 1) / 2) * step
        y = 9.0 + (index // 3) * step if len(cubes) <= 3 else 3 + (index // 3) * step
        content.append(use(f"q-{cube}", x, y, _SCALE))
    label = texts.say("label", "supply", n=number, cubes=cubes_text(texts, cubes))
    return target(f"supply:{number}", label, *content, cls="space", at=place)
