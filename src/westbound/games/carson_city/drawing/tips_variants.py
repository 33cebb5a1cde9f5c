"""Hover texts of what only variants and some cards bring: title, sentences and rule of each."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Final

from westbound.games.carson_city.drawing.model import auction
from westbound.games.carson_city.drawing.panel_variants import corral_facts
from westbound.games.carson_city.drawing.supply import supplies
from westbound.games.carson_city.drawing.words import Words
from westbound.games.carson_city.geometry import EDGE_NAMES, PARCEL_CODES, mask_of, members
from westbound.games.carson_city.observation import ParcelView, View
from westbound.games.carson_city.variants.duel_tiles.components import TILE_VALUES
from westbound.games.carson_city.variants.new_beginning.components import SHEET
from westbound.games.carson_city.variants.outlaws.components import OUTLAW_VP
from westbound.games.carson_city.variants.river.components import RIVER, water_edges

Told = tuple[str, list[str], str]  # title, sentences, rule
RIVER_RULE: Final = "CC-214"
BRIDGE_RULE: Final = "CC-217"
_SUPPLY_RULES: Final = {"dynamite": "CC-192", "horses": "CC-262", "tiles": "CC-230"}
CORRAL_RULES: Final = ("CC-266", "CC-267", "CC-269", "CC-270", "CC-270")


def variant_tips(view: View, say: Words) -> Iterable[tuple[str, Told]]:
    """Supplies in the head line, own corrals, duel tiles, lines of the sheet."""
    for name, (_, count) in supplies(view).items():
        title = say.say("supplies", name, count=count)
        yield f"supply:{name}", (title, [say.say("tips", name)], _SUPPLY_RULES[name])
    strength = view["outlaw_strength"]
    if strength is not None:
        points = OUTLAW_VP[strength]
        title = say.say("supplies", "outlaws", strength=strength, points=points)
        yield "supply:outlaws", (title, [say.say("tips", "outlaws")], "CC-244")
    viewer = view["viewer"]
    if viewer is None:
        return
    own = view["seats"][viewer]
    for index, rule in enumerate(CORRAL_RULES if own["corrals"] is not None else ()):
        title = ", ".join(corral_facts(say, own, index))
        power = say.say("corrals", f"power_{index + 1}")
        yield f"space:corral_{index + 1}", (title, [power], rule)
    for value in range(TILE_VALUES if view["options"]["duel_tiles"] else 0):
        title = say.say("panel", "one_tile", value=value)
        yield f"tile:{value}", (title, [say.say("things", "duel_tile")], "CC-225")
    for item in SHEET if view["options"]["new_beginning"] else ():
        price = say.say("tips", "item", points=item.points, most=item.most)
        yield f"item:{item.name}", (say.say("sheet", item.name), [price], "CC-211")


def parcel_words(view: View, say: Words, parcel: ParcelView) -> Iterable[str]:
    """What comes first about a parcel: an outlaw, or an auction."""
    if parcel["outlaw"]:
        yield say.say("tips", "outlaw_here", strength=view["outlaw_strength"] or 0)
    going = auction(view)
    if going is not None and parcel["id"] in going.parcels:
        yield (
            say.say("tips", "auction", bid=going.high) if going.high else say.say("tips", "offered")
        )


def bridge_words(view: View, say: Words, edge: str) -> str:
    """An edge in the river is for a bridge: two roads (CC-217)."""
    if edge in view["bridges"]:
        return say.say("tips", "bridge")
    if edge not in _water(tuple(view["river"])):
        return ""
    return say.say("tips", "no_bridge", roads=int(RIVER["bridge_roads"]))


@cache
def _water(river: tuple[str, ...]) -> frozenset[str]:
    edges = water_edges(mask_of(PARCEL_CODES[name] for name in river)) if river else 0
    return frozenset(EDGE_NAMES[edge] for edge in members(edges))
