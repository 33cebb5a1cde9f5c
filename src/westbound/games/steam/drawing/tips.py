"""Hover texts: what a thing is, what it costs now, and its rule, for everything with a target."""

from __future__ import annotations

from typing import Final

from westbound.engine.texts import Catalogue
from westbound.games.steam.components import COLOURS
from westbound.games.steam.drawing.actions import price
from westbound.games.steam.drawing.labels import city_in_view, cubes_text, land_text
from westbound.games.steam.drawing.model import decider, map_of, placements, read, site, tile_on
from westbound.games.steam.drawing.routes import best_delivery
from westbound.games.steam.drawing.tray import price_of
from westbound.games.steam.faces import FACE_NAMES, NOTHING, PLACEMENTS
from westbound.games.steam.maps import GameMap
from westbound.games.steam.observation import SteamView
from westbound.kit import board as kit
from westbound.kit.description import tip
from westbound.kit.texts import Texts, texts_of

ACTION_RULES: Final = {
    "turn_order": "STM-082",
    "first_move": "STM-083",
    "engineer": "STM-084",
    "first_build": "STM-085",
    "city_growth": "STM-086",
    "locomotive": "STM-087",
    "urbanization": "STM-089",
}
# The cheapest tile for bare land.
CHEAPEST: Final = {
    key: min(placement.cost for placement in PLACEMENTS[1:] if placement.town == town)
    for key, town in (("town", True), ("hex", False))
}


def tips(view: kit.View, catalogue: Catalogue) -> dict[str, str]:
    """A short text for each data-target."""
    seen, texts = read(view), texts_of(catalogue)
    map_ = map_of(seen)
    found = {}
    for name, here in seen["hexes"].items():
        if "city" in here:
            found[f"hex:{name}"] = _city(seen, texts, name)
            for colour in set(here.get("cubes", ())):
                found[f"cube:{name}-{colour}"] = _cube(texts, here["name"], colour)
        else:
            found[f"hex:{name}"] = _hex(seen, texts, map_, name)
    for tile in seen["action_tiles"]:
        found[f"action:{tile['id']}"] = _action(seen, texts, tile["id"], price(seen, tile))
    for number, cubes in enumerate(seen["supply"], 1):
        title = texts.say("label", "supply", n=number, cubes=cubes_text(texts, cubes))
        found[f"supply:{number}"] = tip(texts, title, [texts.say("tips", "supply")], "STM-200")
    for colour in COLOURS:
        title = texts.say("label", "new_city_tile", colour=texts.term(colour),
                        n=seen["new_cities"][colour])  # fmt: skip
        found[f"city:{colour}"] = tip(texts, title, [texts.say("tips", "new_city")], "STM-190")
    return found | _offers(seen, texts)


def _hex(view: SteamView, texts: Texts, map_: GameMap, name: str) -> str:
    hex_ = map_.code_of[name]
    title, tile = land_text(texts, map_, hex_), tile_on(view["hexes"][name])
    if tile.code != NOTHING:
        face = texts.term(f"face_{FACE_NAMES[tile.face]}")
        sentences = [texts.say("tips", "tile", face=face), texts.say("tips", "upgrade")]
        return tip(texts, title, sentences, "STM-141")
    key, rule = ("town", "STM-017") if map_.town[hex_] else ("hex", "STM-140")
    cost = CHEAPEST[key] + map_.terrain_cost[hex_]
    return tip(texts, title, [texts.say("tips", key, cost=texts.money(cost))], rule)


def _city(view: SteamView, texts: Texts, name: str) -> str:
    here = view["hexes"][name]
    colour = texts.term(here["city"])
    sentences = [texts.say("tips", "city", colour=colour)]
    best = best_delivery(view, name)
    if best is not None:
        own = best.points[decider(view) or 0]
        told = texts.say("tips", "deliver", own=own, others=sum(best.points) - own)
        return tip(texts, here["name"], [told], "STM-225")
    sentences.append(texts.say("tips", "grown" if here["grown"] else "may_grow"))
    rule = "STM-196" if here["new"] else "STM-018"
    return tip(texts, city_in_view(texts, here), sentences, rule)


def _cube(texts: Texts, name: str, colour: str) -> str:
    title = texts.say("tips", "cube_title", colour=texts.term(colour), name=name)
    return tip(texts, title, [texts.say("tips", "cube", colour=texts.term(colour))], "STM-213")


def _action(view: SteamView, texts: Texts, action: str, cost: int | None) -> str:
    key = action
    if action == "turn_order" and view["turn"] == view["turns"]:
        key = "turn_order_last"
    elif action == "turn_order" and view["options"]["ruleset"] == "standard":
        key = "turn_order_standard"
    sentences = [texts.say("powers", key)]
    if cost:
        sentences.append(texts.say("tips", "action_cost", cost=texts.money(cost)))
    return tip(texts, texts.term(action), sentences, ACTION_RULES[action])


def _offers(view: SteamView, texts: Texts) -> dict[str, str]:
    """The faces and rotations that can be chosen for a hex."""
    name = site(view)
    found = {}
    if name is None:
        return {}
    for face, fitting in placements(view).items():
        price = texts.money(price_of(view, name, fitting[0]))
        cost = texts.say("tips", "face", cost=price)
        title = texts.term(f"face_{FACE_NAMES[face]}")
        found[f"face:{FACE_NAMES[face]}"] = tip(texts, title, [cost], "STM-140")
        for placement in fitting:
            rotation = texts.term(f"turn_{placement.rotation}")
            told = texts.say("tips", "turn")
            found[f"turn:{placement.rotation}"] = tip(texts, rotation, [told], "STM-114")
    return found
