"""Hover texts: what a piece is, what it does now, and its rule, for everything with a target."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from westbound.engine.texts import Catalogue
from westbound.games.carson_city.components import (
    BUILDINGS,
    BUY_VP_LAST_ROUND,
    BUY_VP_PRICES,
    ROW_PRICES,
    TILE_NAMES,
)
from westbound.games.carson_city.drawing.cards import FACE, is_borrowed, limit_words, shown_faces
from westbound.games.carson_city.drawing.model import read
from westbound.games.carson_city.drawing.tips_variants import (
    BRIDGE_RULE,
    RIVER_RULE,
    bridge_words,
    parcel_words,
    variant_tips,
)
from westbound.games.carson_city.drawing.words import Words, words
from westbound.games.carson_city.geometry import EDGE_NAMES
from westbound.games.carson_city.locations import SPACE_NAMES
from westbound.games.carson_city.observation import CardView, ParcelView, View
from westbound.games.carson_city.state import RED

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


def tips(view: Mapping[str, object], speak: Catalogue) -> dict[str, str]:
    """A short text for each data-target."""
    seen, say = read(view), words(speak)
    found = {f"parcel:{p['id']}": _parcel(seen, say, p) for p in seen["parcels"]}
    found |= {f"space:{name}": _space(seen, say, name) for name in SPACE_NAMES}
    found |= {f"edge:{name}": _edge(seen, say, name) for name in EDGE_NAMES}
    found |= {
        f"character:{FACE[face].name}": _character(seen, say, card, face)
        for card in seen["cards"]
        for face in shown_faces(seen, card)
    }
    found |= {name: _tip(say, *told) for name, told in variant_tips(seen, say)}
    for code in BUILDINGS:
        name = TILE_NAMES[code]
        thing = say.say("things", name)
        found[f"building:{name}"] = _tip(say, say.title(name), [thing], TILE_RULES[name])
    return found


def _tip(say: Words, title: str, sentences: list[str], rule: str) -> str:
    return f"{title}. {' '.join(sentences)} ({say.say('tips', 'rule', rule=rule)})"


def _parcel(view: View, say: Words, parcel: ParcelView) -> str:
    tile, owner = parcel["tile"], parcel["owner"]
    if parcel["id"] in view["river"]:
        title = f"{parcel['id']}, {say.say('label', 'river')}"
        return _tip(say, title, [say.say("things", "river")], RIVER_RULE)
    sentences = list(parcel_words(view, say, parcel))
    if owner is not None:
        sentences.append(say.say("tips", "yours" if owner == view["viewer"] else "rival"))
    elif tile != "town_hall" and parcel["price"] is not None:
        sentences.append(say.say("tips", "unowned", price=parcel["price"]))
    if parcel["income"] is not None:
        sentences.append(say.say("tips", "income", income=parcel["income"]))
    sentences.append(say.say("tips", "connected" if parcel["connected"] else "not_connected"))
    sentences.append(say.say("things", tile))
    rule = _PRICE_RULE if tile == "vacant" and owner is None else TILE_RULES[tile]
    return _tip(say, f"{parcel['id']}, {say.term(tile)}", sentences, rule)


def _space(view: View, say: Words, name: str) -> str:
    if name.startswith("build_"):
        return _build_space(view, say, name)
    if name.startswith("buy_vp_"):
        return _buy_vp_space(view, say, name)
    sentences = [say.say("spaces", name)]
    if name == "ammunition" and view["three_revolver_token"] is not None:
        sentences.append(say.say("tips", "token_gone"))
    return _tip(say, say.title(name), sentences, SPACE_RULES[name])


def _build_space(view: View, say: Words, name: str) -> str:
    sale = view["row"][ROW_PRICES.index(int(name.removeprefix("build_")))]
    building, viewer = sale["building"], view["viewer"]
    if building is None:
        empty = say.say("tips", "empty")
        return _tip(say, say.title(name), [empty], SPACE_RULES["build"])
    price = sale["price"] if viewer is None else sale["price_by_seat"][viewer]
    sold = say.say("tips", "for_sale", building=say.term(building), price=price)
    sentences = [sold, say.say("things", building)]
    return _tip(say, say.title(name), sentences, TILE_RULES[building])


def _buy_vp_space(view: View, say: Words, name: str) -> str:
    price = int(name.removeprefix("buy_vp_"))
    index = BUY_VP_PRICES.index(price)
    if view["buy_vp_open"][index]:
        state = say.say("tips", "open_until", round=BUY_VP_LAST_ROUND[index])
    else:
        state = say.say("tips", "closed")
    sentences = [say.say("spaces", "buy_vp", price=price), state]
    return _tip(say, say.title(name), sentences, SPACE_RULES["buy_vp"])


def _edge(view: View, say: Words, name: str) -> str:
    if crossing := bridge_words(view, say, name):
        return _tip(say, say.say("label", "edge", id=name), [crossing], BRIDGE_RULE)
    state = say.say("tips", "edge_road" if name in view["roads"] else "edge_free")
    return _tip(say, say.say("label", "edge", id=name), [state], _ROAD_RULE)


def _character(view: View, say: Words, card: CardView, name: str) -> str:
    face = FACE[name]
    sentences = [limit_words(say, "tips", face), say.say("characters", name)]
    if card["seat"] is not None:
        sentences.append(say.say("tips", "borrowed" if is_borrowed(view, card) else "taken"))
    side = say.say("label", "red" if face.side == RED else "yellow")
    return _tip(say, f"{say.title(face.name)}, {side}", sentences, face.rule)
