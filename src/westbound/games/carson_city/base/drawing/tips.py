"""Hover texts: what a piece is, what it does now, and its rule, for everything with a target."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from westbound.engine.texts import Catalogue
from westbound.games.carson_city.base.drawing.auction import auction
from westbound.games.carson_city.base.drawing.cards import (
    FACE,
    is_borrowed,
    limit_words,
    shown_faces,
)
from westbound.games.carson_city.base.drawing.model import read
from westbound.games.carson_city.base.drawing.supply import supplies
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
from westbound.games.carson_city.variants.duel_tiles.components import TILE_VALUES
from westbound.games.carson_city.variants.horses.drawing import CORRAL_RULES, corral_facts
from westbound.games.carson_city.variants.new_beginning.components import SHEET
from westbound.games.carson_city.variants.outlaws.components import OUTLAW_VP
from westbound.games.carson_city.variants.river.drawing import BRIDGE_RULE, RIVER_RULE, bridge_words
from westbound.kit.texts import Texts, texts_of

Told = tuple[str, list[str], str]  # title, sentences, rule
_SUPPLY_RULES: Final = {"dynamite": "CC-192", "horses": "CC-262", "tiles": "CC-230"}


def variant_tips(view: View, texts: Texts) -> Iterable[tuple[str, Told]]:
    """Supplies in the head line, own corrals, duel tiles, lines of the sheet."""
    for name, (_, count) in supplies(view).items():
        title = texts.say("supplies", name, count=count)
        yield f"supply:{name}", (title, [texts.say("tips", name)], _SUPPLY_RULES[name])
    strength = view["outlaw_strength"]
    if strength is not None:
        points = OUTLAW_VP[strength]
        title = texts.say("supplies", "outlaws", strength=strength, points=points)
        yield "supply:outlaws", (title, [texts.say("tips", "outlaws")], "CC-244")
    viewer = view["viewer"]
    if viewer is None:
        return
    own = view["seats"][viewer]
    for index, rule in enumerate(CORRAL_RULES if own["corrals"] is not None else ()):
        title = ", ".join(corral_facts(texts, own, index))
        power = texts.say("corrals", f"power_{index + 1}")
        yield f"space:corral_{index + 1}", (title, [power], rule)
    for value in range(TILE_VALUES if view["options"]["duel_tiles"] else 0):
        title = texts.say("panel", "one_tile", value=value)
        yield f"tile:{value}", (title, [texts.say("things", "duel_tile")], "CC-225")
    for item in SHEET if view["options"]["new_beginning"] else ():
        price = texts.say("tips", "item", points=item.points, most=item.most)
        yield f"item:{item.name}", (texts.say("sheet", item.name), [price], "CC-211")


def parcel_words(view: View, texts: Texts, parcel: ParcelView) -> Iterable[str]:
    """What comes first about a parcel: an outlaw, or an auction."""
    if parcel["outlaw"]:
        yield texts.say("tips", "outlaw_here", strength=view["outlaw_strength"] or 0)
    going = auction(view)
    if going is not None and parcel["id"] in going.parcels:
        yield (
            texts.say("tips", "auction", bid=going.high)
            if going.high
            else texts.say("tips", "offered")
        )


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


def tips(view: Mapping[str, object], catalogue: Catalogue) -> dict[str, str]:
    """A short text for each data-target."""
    seen, texts = read(view), texts_of(catalogue)
    found = {f"parcel:{p['id']}": _parcel(seen, texts, p) for p in seen["parcels"]}
    found |= {f"space:{name}": _space(seen, texts, name) for name in SPACE_NAMES}
    found |= {f"edge:{name}": _edge(seen, texts, name) for name in EDGE_NAMES}
    found |= {
        f"character:{FACE[face].name}": _character(seen, texts, card, face)
        for card in seen["cards"]
        for face in shown_faces(seen, card)
    }
    found |= {name: _tip(texts, *told) for name, told in variant_tips(seen, texts)}
    for code in BUILDINGS:
        name = TILE_NAMES[code]
        thing = texts.say("things", name)
        found[f"building:{name}"] = _tip(texts, texts.title(name), [thing], TILE_RULES[name])
    return found


def _tip(texts: Texts, title: str, sentences: list[str], rule: str) -> str:
    return f"{title}. {' '.join(sentences)} ({texts.say('tips', 'rule', rule=rule)})"


def _parcel(view: View, texts: Texts, parcel: ParcelView) -> str:
    tile, owner = parcel["tile"], parcel["owner"]
    if parcel["id"] in view["river"]:
        title = f"{parcel['id']}, {texts.say('label', 'river')}"
        return _tip(texts, title, [texts.say("things", "river")], RIVER_RULE)
    sentences = list(parcel_words(view, texts, parcel))
    if owner is not None:
        sentences.append(texts.say("tips", "yours" if owner == view["viewer"] else "rival"))
    elif tile != "town_hall" and parcel["price"] is not None:
        sentences.append(texts.say("tips", "unowned", price=parcel["price"]))
    if parcel["income"] is not None:
        sentences.append(texts.say("tips", "income", income=parcel["income"]))
    sentences.append(texts.say("tips", "connected" if parcel["connected"] else "not_connected"))
    sentences.append(texts.say("things", tile))
    rule = _PRICE_RULE if tile == "vacant" and owner is None else TILE_RULES[tile]
    return _tip(texts, f"{parcel['id']}, {texts.term(tile)}", sentences, rule)


def _space(view: View, texts: Texts, name: str) -> str:
    if name.startswith("build_"):
        return _build_space(view, texts, name)
    if name.startswith("buy_vp_"):
        return _buy_vp_space(view, texts, name)
    sentences = [texts.say("spaces", name)]
    if name == "ammunition" and view["three_revolver_token"] is not None:
        sentences.append(texts.say("tips", "token_gone"))
    return _tip(texts, texts.title(name), sentences, SPACE_RULES[name])


def _build_space(view: View, texts: Texts, name: str) -> str:
    sale = view["row"][ROW_PRICES.index(int(name.removeprefix("build_")))]
    building, viewer = sale["building"], view["viewer"]
    if building is None:
        empty = texts.say("tips", "empty")
        return _tip(texts, texts.title(name), [empty], SPACE_RULES["build"])
    price = sale["price"] if viewer is None else sale["price_by_seat"][viewer]
    sold = texts.say("tips", "for_sale", building=texts.term(building), price=price)
    sentences = [sold, texts.say("things", building)]
    return _tip(texts, texts.title(name), sentences, TILE_RULES[building])


def _buy_vp_space(view: View, texts: Texts, name: str) -> str:
    price = int(name.removeprefix("buy_vp_"))
    index = BUY_VP_PRICES.index(price)
    if view["buy_vp_open"][index]:
        state = texts.say("tips", "open_until", round=BUY_VP_LAST_ROUND[index])
    else:
        state = texts.say("tips", "closed")
    sentences = [texts.say("spaces", "buy_vp", price=price), state]
    return _tip(texts, texts.title(name), sentences, SPACE_RULES["buy_vp"])


def _edge(view: View, texts: Texts, name: str) -> str:
    if crossing := bridge_words(view, texts, name):
        return _tip(texts, texts.say("label", "edge", id=name), [crossing], BRIDGE_RULE)
    state = texts.say("tips", "edge_road" if name in view["roads"] else "edge_free")
    return _tip(texts, texts.say("label", "edge", id=name), [state], _ROAD_RULE)


def _character(view: View, texts: Texts, card: CardView, name: str) -> str:
    face = FACE[name]
    sentences = [limit_words(texts, "tips", face), texts.say("characters", name)]
    if card["seat"] is not None:
        sentences.append(texts.say("tips", "borrowed" if is_borrowed(view, card) else "taken"))
    side = texts.say("label", "red" if face.side == RED else "yellow")
    return _tip(texts, f"{texts.title(face.name)}, {side}", sentences, face.rule)
