"""The goods supply: twelve spaces, each with the cubes that one city will get."""

from __future__ import annotations

from functools import lru_cache

from westbound.games.steam.drawing.labels import cube_words
from westbound.games.steam.drawing.layout import SUPPLY
from westbound.games.steam.drawing.model import View
from westbound.games.steam.drawing.places import PITCH
from westbound.games.steam.drawing.svg import plate, target, text, use
from westbound.games.steam.drawing.words import Words

_COLUMNS = 6
_SCALE = 0.8
_HIGH = 49.0


def supply(view: View, say: Words) -> str:
    heading = text(SUPPLY.x, SUPPLY.y + 14, say.say("board", "supply"), "t-head", anchor="s")
    pitch = SUPPLY.wide / _COLUMNS
    drawn = []
    for index, cubes in enumerate(view["supply"]):
        x = SUPPLY.x + pitch * (index % _COLUMNS + 0.5)
        y = SUPPLY.y + 22 + (index // _COLUMNS) * (_HIGH + 3) + _HIGH / 2
        drawn.append(_space(say, index + 1, tuple(cubes), pitch - 2.4, (x, y)))
    return f'<g class="supply">{heading}{"".join(drawn)}</g>'


@lru_cache(maxsize=2048)
def _space(
    say: Words, number: int, cubes: tuple[str, ...], wide: float, place: tuple[float, float]
) -> str:
    content = plate(wide, _HIGH, 5, "plate" if cubes else "plate bare")
    content += text(0, -9, str(number), "t-figure", tone="faint")
    step = PITCH * _SCALE
    for index, cube in enumerate(cubes):
        row = cubes[index // 3 * 3 : index // 3 * 3 + 3]
        x = (index % 3 - (len(row) - 1) / 2) * step
        y = 9.0 + (index // 3) * step if len(cubes) <= 3 else 3 + (index // 3) * step
        content += use(f"q-{cube}", x, y, _SCALE)
    label = say.say("label", "supply", n=number, cubes=cube_words(say, cubes))
    return target(f"supply-{number}", f"supply:{number}", "space", label, content, place)
