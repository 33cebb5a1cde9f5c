"""Hover texts: what a thing is, what it costs now, and its rule, for everything with a target."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from westbound.engine.json_types import Json
from westbound.engine.texts import Catalogue
from westbound.games.steam.components import COLOURS
from westbound.games.steam.drawing.actions import price
from westbound.games.steam.drawing.labels import city_in_view, cube_words, land_words
from westbound.games.steam.drawing.model import (
    View,
    decider,
    map_of,
    placements,
    read,
    site,
    tile_on,
)
from westbound.games.steam.drawing.routes import best_delivery
from westbound.games.steam.drawing.tray import price_of
from westbound.games.steam.drawing.words import Words, upper, words
from westbound.games.steam.faces import FACE_NAMES, NOTHING, PLACEMENTS
from westbound.games.steam.maps import GameMap

ACTION_RULES: Final = {
    "turn_order": "STM-082",
    "first_move": "STM-083",
    "engineer": "STM-084",
    "first_build": "STM-085",
    "city_growth": "STM-086",
    "locomotive": "STM-087",
    "urbanization": "STM-089",
}


def tips(view: Mapping[str, Json], speak: Catalogue) -> dict[str, str]:
    """A short text for each data-target."""
    seen, say = read(view), words(speak)
    map_ = map_of(seen)
    found = {}
    for name, here in seen["hexes"].items():
        if "city" in here:
            found[f"hex:{name}"] = _city(seen, say, name)
            for colour in set(here.get("cubes", ())):
                found[f"cube:{name}-{colour}"] = _cube(say, here["name"], colour)
        else:
            found[f"hex:{name}"] = _hex(seen, say, map_, name)
    for tile in seen["action_tiles"]:
        found[f"action:{tile['id']}"] = _action(seen, say, tile["id"], price(seen, tile))
    for number, cubes in enumerate(seen["supply"], 1):
        title = say.say("label", "supply", n=number, cubes=cube_words(say, cubes))
        found[f"supply:{number}"] = _tip(say, title, [say.say("tips", "supply")], "STM-200")
    for colour in COLOURS:
        title = say.say("label", "new_city_tile", colour=say.term(colour),
                        n=seen["new_cities"][colour])  # fmt: skip
        found[f"city:{colour}"] = _tip(say, title, [say.say("tips", "new_city")], "STM-190")
    return found | _offers(seen, say)


def _tip(say: Words, title: str, sentences: list[str], rule: str) -> str:
    told = " ".join([f"{upper(title)}.", *sentences])
    return f"{told} ({say.say('tips', 'rule', rule=rule)})"


def _hex(view: View, say: Words, map_: GameMap, name: str) -> str:
    hex_ = map_.code_of[name]
    title, tile = land_words(say, map_, hex_), tile_on(view["hexes"][name])
    if tile.code != NOTHING:
        face = say.term(f"face_{FACE_NAMES[tile.face]}")
        sentences = [say.say("tips", "tile", face=face), say.say("tips", "upgrade")]
        return _tip(say, title, sentences, "STM-141")
    cheapest = min(p.cost for p in PLACEMENTS[1:] if p.town == bool(map_.town[hex_]))
    cost = cheapest + map_.terrain_cost[hex_]
    key, rule = ("town", "STM-017") if map_.town[hex_] else ("hex", "STM-140")
    return _tip(say, title, [say.say("tips", key, cost=cost)], rule)


def _city(view: View, say: Words, name: str) -> str:
    here = view["hexes"][name]
    colour = say.term(here["city"])
    sentences = [say.say("tips", "city", colour=colour)]
    best = best_delivery(view, name)
    if best is not None:
        own = best.points[decider(view) or 0]
        told = say.say("tips", "deliver", own=own, others=sum(best.points) - own)
        return _tip(say, here["name"], [told], "STM-225")
    sentences.append(say.say("tips", "grown" if here["grown"] else "may_grow"))
    rule = "STM-196" if here["new"] else "STM-018"
    return _tip(say, city_in_view(say, here), sentences, rule)


def _cube(say: Words, name: str, colour: str) -> str:
    title = say.say("tips", "cube_title", colour=say.term(colour), name=name)
    return _tip(say, title, [say.say("tips", "cube", colour=say.term(colour))], "STM-213")


def _action(view: View, say: Words, action: str, cost: int | None) -> str:
    key = action
    if action == "turn_order" and view["turn"] == view["turns"]:
        key = "turn_order_last"
    elif action == "turn_order" and view["options"]["ruleset"] == "standard":
        key = "turn_order_standard"
    sentences = [say.say("powers", key)]
    if cost:
        sentences.append(say.say("tips", "action_cost", cost=cost))
    return _tip(say, say.term(action), sentences, ACTION_RULES[action])


def _offers(view: View, say: Words) -> dict[str, str]:
    """The faces and rotations that can be chosen for a hex."""
    name = site(view)
    found = {}
    if name is None:
        return {}
    for face, fitting in placements(view).items():
        cost = say.say("tips", "face", cost=price_of(view, name, fitting[0]))
        title = say.term(f"face_{FACE_NAMES[face]}")
        found[f"face:{FACE_NAMES[face]}"] = _tip(say, title, [cost], "STM-140")
        for placement in fitting:
            turned = say.term(f"turn_{placement.rotation}")
            told = say.say("tips", "turn")
            found[f"turn:{placement.rotation}"] = _tip(say, turned, [told], "STM-114")
    return found
