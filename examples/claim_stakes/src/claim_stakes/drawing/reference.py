"""Every piece of the game for the rulebook page: drawing, name, what it does, its rules."""

from __future__ import annotations

from claim_stakes.drawing.pieces import ART, flag, ore_tile, outline, stake
from claim_stakes.gulch import ORE, TILES
from westbound.engine.texts import Catalogue
from westbound.kit.board import Component
from westbound.kit.svg import icon, path, translate, use
from westbound.kit.symbols import inlined
from westbound.kit.texts import capitalize, texts_of

_CREEK = "M36-63C34-40 10-30 0 0S-34 40-36 63"
_WATER = path("cs-water-edge", _CREEK) + path("cs-water", _CREEK)
_ON_CREEK = translate(path("cs-ground creek", outline(84)) + _WATER, 0, 0, 0.43)
_PIECES = {
    "hills": (path("cs-ground", outline(36)) + use("hill", 0, 8, 0.5), ("CLS-003", "CLS-042")),
    "creek": (_ON_CREEK, ("CLS-003", "CLS-022", "CLS-042")),
    "stake": (translate(stake(0), -12, 12), ("CLS-011", "CLS-041", "CLS-045")),
    "flag": (translate(flag(1), -12, 6, 1.8), ("CLS-030", "CLS-043")),
    "dust": (use("dust", 0, 0, 3), ("CLS-011", "CLS-022", "CLS-073")),
    "bag": (use("bag"), ("CLS-010",)),
    "back": (ore_tile(None, face_up=False), ("CLS-033",)),
    "die": (use("die", 0, 0, 1.4), ("CLS-064",)),
}  # fmt: skip


def components(catalogue: Catalogue) -> list[Component]:
    texts = texts_of(catalogue)
    things = [
        Component(name, texts.say("pieces", name), _art(drawing), texts.say("about", name), rules)
        for name, (drawing, rules) in _PIECES.items()
    ]
    tiles = [
        Component(
            f"ore_{ore}",
            capitalize(texts.term(f"ore_{ore}")),
            _art(ore_tile(ore, face_up=True)),
            texts.say("about", "ore", count=count, ore=ore),
            ("CLS-010", "CLS-071"),
        )
        for ore, count in zip(ORE, TILES, strict=True)
    ]
    return things + tiles


def _art(drawing: str) -> str:
    return icon(inlined(drawing, ART), "-40 -40 80 80", "art-piece")
