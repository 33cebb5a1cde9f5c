"""Positions of Carson City and what pages show of them: without variants, and with everything."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from collections.abc import Iterator
from functools import cache
from typing import Final, NamedTuple

from westbound.engine.option import Value
from westbound.engine.texts import Catalogue, catalogue
from westbound.games.carson_city.base.drawing.model import read
from westbound.games.carson_city.base.drawing.scene import Scene
from westbound.games.carson_city.board import scene_of
from westbound.games.carson_city.game import GAME
from westbound.games.carson_city.observation import View
from westbound.games.carson_city.state import CarsonState
from westbound.kit import board as kit
from westbound.kit.suites.markup import by_id, classes
from westbound.kit.suites.pages import NAMES, Pages
from westbound.kit.suites.walks import Moment, walk

PACKAGE: Final = "westbound.games.carson_city"
_SETS: Final = (
    "quiet_town",
    "prosperous_town",
    "gold_rush",
    "house_and_land",
    "showdown",
    "random",
)


def _options(number: int) -> dict[str, Value]:
    """Another mixture for each number; together they have everything."""
    return {
        "characters": _SETS[number % len(_SETS)],
        "teacher_card": True,
        "horses": number % 4 != 3,
        "outlaws": number % 3 != 2,
        "carson_river": number % 2 == 0,
        "duel_tiles": number % 3 == 0,
        "new_beginning": number % 4 == 1,
        "kit_carson": number % 5 == 4,
        "kit_carson_mode": "live" if number % 2 else "waves",
        "road_windows": "compact",
    }


def _base_walks() -> Iterator[Iterator[Moment[CarsonState]]]:
    return (walk(GAME, 2 + (seed + 4) % 5, seed) for seed in range(7))


def _variant_walks() -> Iterator[Iterator[Moment[CarsonState]]]:
    return (walk(GAME, 2 + seed % 5, seed, _options(seed)) for seed in range(20))


def _kind(state: CarsonState) -> str:
    """How many decide, and whether a bid has been made."""
    return f"{len(GAME.deciders(state))} {getattr(state.agenda[-1], 'high', 0) > 0}"


BASE_PAGES: Final = Pages(GAME, _base_walks, every=17)
PAGES: Final = Pages(GAME, _variant_walks, every=71, table=_kind)


class Page(NamedTuple):
    """What is drawn for a view, read once: everything, and by its id."""

    view: View
    root: ET.Element
    groups: dict[str, ET.Element]

    @property
    def scene(self) -> Scene:
        return a_scene(dict(self.view))

    def panel(self, seat: int) -> ET.Element:
        return self.groups[f"panel-{seat}"]


def page(view: kit.View) -> Page:
    root = PAGES.page(view)
    return Page(read(view), root, by_id(root))


@cache
def base_pages() -> tuple[Page, ...]:
    return tuple(map(page, BASE_PAGES.views))


@cache
def pages() -> tuple[Page, ...]:
    """With all cards and variants."""
    return tuple(map(page, PAGES.views))


@cache
def finished() -> Page:
    return page(BASE_PAGES.finished)


def speak(language: str = "en") -> Catalogue:
    return catalogue(PACKAGE, language)


def a_scene(view: kit.View) -> Scene:
    return scene_of(view, speak(), NAMES)


def items(root: ET.Element, name: str) -> list[ET.Element]:
    """The elements of this class."""
    return [e for e in root.iter() if name in classes(e)]


def figures(root: ET.Element) -> dict[str, str | None]:
    return {e.attrib["data-figure"]: e.text for e in root.iter() if "data-figure" in e.attrib}
