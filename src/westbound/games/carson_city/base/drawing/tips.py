"""Hover texts: what a piece is, what it does now, and its rule, for everything with a target."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from westbound.games.carson_city.base.drawing.cards import (
    FACE,
    is_borrowed,
    limit_words,
    shown_faces,
)
from westbound.games.carson_city.base.drawing.part_drawing import Tip
from westbound.games.carson_city.base.drawing.scene import Scene
from westbound.games.carson_city.components import (
    BUILDINGS,
    BUY_VP_LAST_ROUND,
    BUY_VP_PRICES,
    ROW_PRICES,
    TILE_NAMES,
)
from westbound.games.carson_city.geometry import EDGE_NAMES
from westbound.games.carson_city.locations import SPACE_NAMES
from westbound.games.carson_city.observation import CardView, ParcelView, View
from westbound.games.carson_city.state import RED
from westbound.kit.texts import Texts

TILE_RULES: Final = {
    "vacant": "CC-097", "mountain": "CC-133", "house": "CC-130", "terrace": "CC-131",
    "ranch": "CC-132", "mine": "CC-133", "hotel": "CC-134", "church": "CC-135",
    "prison": "CC-138", "drugstore": "CC-139", "bank": "CC-140", "saloon": "CC-141",
    "blacksmith": "CC-142", "store": "CC-143", "school": "CC-144", "station": "CC-145",
    "town_hall": "CC-151",
}  # fmt: skip
SPACE_RULES: Final = {
    "wages": "CC-075", "ammunition": "CC-076", "roads_3": "CC-077", "roads_1": "CC-078",
    "income_parcels": "CC-079", "income_cowboys": "CC-080", "gambling": "CC-081",
    "vp_parcels": "CC-082", "vp_buildings": "CC-083", "vp_cowboys": "CC-084",
    "build": "CC-096", "buy_vp": "CC-086",
}  # fmt: skip
_ROAD_RULE: Final = "CC-031"
_PRICE_RULE: Final = "CC-088"


def tips(scene: Scene) -> dict[str, str]:
    """A short text for each target."""
    return {name: _written(scene.texts, tip) for name, tip in _tips(scene)}


def _written(texts: Texts, tip: Tip) -> str:
    return f"{tip.title}. {' '.join(tip.sentences)} ({texts.say('tips', 'rule', rule=tip.rule)})"


def _tips(scene: Scene) -> Iterator[tuple[str, Tip]]:
    """Where there are two for the same target, the later one counts."""
    view, texts = scene.view, scene.texts
    for parcel in view["parcels"]:
        yield f"parcel:{parcel['id']}", _parcel(scene, parcel)
    for space in SPACE_NAMES:
        yield f"space:{space}", _space(view, texts, space)
    roads = frozenset(view["roads"])
    for edge in EDGE_NAMES:
        yield f"edge:{edge}", _edge(texts, edge, edge in roads)
    for card in view["cards"]:
        for face in shown_faces(view, card):
            yield f"character:{FACE[face].name}", _character(view, texts, card, face)
    for supply, (_, count, rule) in scene.supplies.items():
        title = texts.say("supplies", supply, count=count)
        yield f"supply:{supply}", Tip(title, [texts.say("tips", supply)], rule)
    for part in scene.parts:
        yield from part.tips(view, texts)
    for code in BUILDINGS:
        name = TILE_NAMES[code]
        thing = texts.say("things", name)
        yield f"building:{name}", Tip(texts.title(name), [thing], TILE_RULES[name])


def _parcel(scene: Scene, parcel: ParcelView) -> Tip:
    texts, tile, owner = scene.texts, parcel["tile"], parcel["owner"]
    sentences = list(_first_of_all(scene, parcel))
    if owner is not None:
        sentences.append(texts.say("tips", "yours" if owner == scene.view["viewer"] else "rival"))
    elif tile != "town_hall" and parcel["price"] is not None:
        sentences.append(texts.say("tips", "unowned", price=parcel["price"]))
    if parcel["income"] is not None:
        sentences.append(texts.say("tips", "income", income=parcel["income"]))
    sentences.append(texts.say("tips", "connected" if parcel["connected"] else "not_connected"))
    sentences.append(texts.say("things", tile))
    rule = _PRICE_RULE if tile == "vacant" and owner is None else TILE_RULES[tile]
    return Tip(f"{parcel['id']}, {texts.term(tile)}", sentences, rule)


def _first_of_all(scene: Scene, parcel: ParcelView) -> Iterator[str]:
    """What comes first about a parcel: a stranger, or an auction."""
    say = scene.texts.say
    if stranger := scene.strangers.get(parcel["id"]):
        yield say("tips", f"{stranger.name}_here", strength=stranger.strength)
    going = scene.auction
    if going is not None and parcel["id"] in going.parcels:
        yield say("tips", "auction", bid=going.high) if going.high else say("tips", "offered")


def _space(view: View, texts: Texts, name: str) -> Tip:
    if name.startswith("build_"):
        return _build_space(view, texts, name)
    if name.startswith("buy_vp_"):
        return _buy_vp_space(view, texts, name)
    sentences = [texts.say("spaces", name)]
    if name == "ammunition" and view["three_revolver_token"] is not None:
        sentences.append(texts.say("tips", "token_gone"))
    return Tip(texts.title(name), sentences, SPACE_RULES[name])


def _build_space(view: View, texts: Texts, name: str) -> Tip:
    sale = view["row"][ROW_PRICES.index(int(name.removeprefix("build_")))]
    building, viewer = sale["building"], view["viewer"]
    if building is None:
        return Tip(texts.title(name), [texts.say("tips", "empty")], SPACE_RULES["build"])
    price = sale["price"] if viewer is None else sale["price_by_seat"][viewer]
    sold = texts.say("tips", "for_sale", building=texts.term(building), price=price)
    return Tip(texts.title(name), [sold, texts.say("things", building)], TILE_RULES[building])


def _buy_vp_space(view: View, texts: Texts, name: str) -> Tip:
    price = int(name.removeprefix("buy_vp_"))
    index = BUY_VP_PRICES.index(price)
    if view["buy_vp_open"][index]:
        state = texts.say("tips", "open_until", round=BUY_VP_LAST_ROUND[index])
    else:
        state = texts.say("tips", "closed")
    sentences = [texts.say("spaces", "buy_vp", price=price), state]
    return Tip(texts.title(name), sentences, SPACE_RULES["buy_vp"])


@lru_cache(maxsize=2048)
def _edge(texts: Texts, name: str, is_road: bool) -> Tip:
    state = texts.say("tips", "edge_road" if is_road else "edge_free")
    return Tip(texts.say("label", "edge", id=name), [state], _ROAD_RULE)


def _character(view: View, texts: Texts, card: CardView, name: str) -> Tip:
    face = FACE[name]
    sentences = [limit_words(texts, "tips", face), texts.say("characters", name)]
    if card["seat"] is not None:
        sentences.append(texts.say("tips", "borrowed" if is_borrowed(view, card) else "taken"))
    side = texts.say("label", "red" if face.side == RED else "yellow")
    return Tip(f"{texts.title(face.name)}, {side}", sentences, face.rule)
