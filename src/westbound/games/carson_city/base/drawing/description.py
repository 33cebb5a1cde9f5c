"""The table in words, for those who listen: headings with sentences, all from the observation."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from westbound.games.carson_city.base.drawing.cards import (
    FACE,
    is_borrowed,
    limit_words,
    shown_faces,
)
from westbound.games.carson_city.base.drawing.model import coloured, decider, deciders, together
from westbound.games.carson_city.base.drawing.scene import Scene
from westbound.games.carson_city.components import BUY_VP_PRICES, ROUNDS, ROW_PRICES
from westbound.games.carson_city.locations import SPACE_NAMES
from westbound.games.carson_city.observation import ParcelView, PlayerView, View
from westbound.games.carson_city.state import RED
from westbound.kit.board import Description
from westbound.kit.description import Describer

HOUSES: Final = ("house", "terrace")
PLAIN: Final = ("vacant", "mountain", *HOUSES)
SIDES: Final = {"n": "north", "w": "west", "s": "south", "e": "east"}


def description(scene: Scene) -> Description:
    """Everything on the table, part by part, for the viewer whose observation it is."""
    tell, view = scene.tell, scene.view
    parts = [
        (tell.say("turn"), list(_turn(scene))),
        *(
            (tell.heading(own["seat"], view["viewer"]), list(_player(scene, own)))
            for own in view["seats"]
        ),
        (tell.say("buildings"), list(_buildings(scene))),
        (tell.say("houses"), list(_tiles(scene, HOUSES))),
        (tell.say("mountains"), list(_tiles(scene, ("mountain",)))),
        (tell.say("parcels"), list(_vacant(scene))),
        (tell.say("roads"), list(_roads(tell))),
        (tell.say("spaces"), list(_spaces(scene))),
        (tell.say("row"), list(_row(tell))),
        (tell.say("characters"), list(_characters(tell))),
    ]
    if around := list(_surroundings(scene)):
        parts.append((tell.say("around"), around))
    return [(heading, sentences or [tell.say("none")]) for heading, sentences in parts]


# --- the round and the players


def _turn(scene: Scene) -> Iterator[str]:
    view, tell = scene.view, scene.tell
    if view["over"]:
        yield tell.say("over")
        return
    phase = tell.texts.of_catalogue("phases", str(view["phase"]))
    yield tell.say("where", round=view["round"], rounds=ROUNDS, phase=phase)
    seat = decider(view)
    yield from _deciding(scene)
    if seat is None and together(view):
        pass
    elif seat is None:
        yield tell.say("chance")
    elif seat == view["viewer"]:
        yield tell.say("yours", name=tell.names[seat])
    else:
        yield tell.say("decides", name=tell.names[seat])
    orders = {"choosing": "turn_order", "placing": "turn_track", "passed": "pass_order"}
    for key, order in orders.items():
        seats: list[int] = view[order]  # type: ignore[literal-required]  # the three lists above
        if seats:
            yield tell.say(key, names=tell.people(seats))


def _deciding(scene: Scene) -> Iterator[str]:
    """Who answers at the same time, who has handed in; an auction."""
    view, tell = scene.view, scene.tell
    if together(view):
        if thinking := deciders(view):
            yield tell.say("several", names=tell.people(thinking))
        if done := [seat for seat, sealed in enumerate(view["handed_in"]) if sealed]:
            yield tell.say("handed_in", names=tell.people(done))
    going = scene.auction
    if going is None:
        return
    what = ", ".join(going.parcels) or tell.say("special_token")
    if going.leader is None:
        yield tell.say("auction_open", what=what)
    else:
        yield tell.say("auction", what=what, bid=going.high, name=tell.names[going.leader])
    if going.out:
        yield tell.say("out", names=tell.people(going.out))


def _player(scene: Scene, seat: PlayerView) -> Iterator[str]:
    tell = scene.tell
    yield tell.say("purse", money=seat["money"], vp=seat["vp"], now=seat["vp_if_it_ended_now"])
    yield tell.say(
        "cowboys",
        cowboys=seat["cowboys"],
        general=seat["general_reserve"],
        firepower=seat["firepower"],
        revolvers=seat["revolvers"],
    )
    if seat["white_cowboy"]:
        yield tell.say("white_in_hand")
    if tell.view["three_revolver_token"] == seat["seat"]:
        yield tell.say("token")
    yield tell.say("supply", roads=seat["roads"], tiles=seat["property_tiles"])
    yield _character(tell, seat)
    yield _owned(tell, seat["seat"])
    if seat["kept"]:
        yield tell.say("kept", buildings=_terms(tell, seat["kept"]))
    if seat["doubled"] is not None:
        yield tell.say("doubled", building=tell.texts.term(seat["doubled"]))
    if seat["points_later"]:
        yield tell.say("points_later")
    for part in scene.parts:
        yield from part.describe_status(tell, seat)
    yield from _tokens_in_hand(tell, seat)
    for part in scene.parts:
        yield from part.describe_seat(tell, seat)


def _tokens_in_hand(tell: Describer[View], seat: PlayerView) -> Iterator[str]:
    if seat["dynamite"]:
        yield tell.say("dynamite", count=seat["dynamite"])
    if seat["no_duel_tokens"]:
        yield tell.say("no_duel", count=seat["no_duel_tokens"])


def _character(tell: Describer[View], seat: PlayerView) -> str:
    if seat["character"] is None or seat["money_limit"] is None:
        return tell.say("no_character")
    title = tell.texts.title(seat["character"])
    if seat["borrowed"] is not None:
        second = tell.texts.title(seat["borrowed"])
        return tell.say("both", first=title, second=second, limit=seat["money_limit"])
    return tell.say("character", character=title, limit=seat["money_limit"])


def _owned(tell: Describer[View], seat: int) -> str:
    own = [parcel["id"] for parcel in tell.view["parcels"] if parcel["owner"] == seat]
    return (
        tell.say("owned", count=len(own), parcels=", ".join(own)) if own else tell.say("landless")
    )


def _terms(tell: Describer[View], tiles: Iterable[str]) -> str:
    return ", ".join(tell.texts.term(tile) for tile in tiles)


# --- the map


def _buildings(scene: Scene) -> Iterator[str]:
    for parcel in scene.view["parcels"]:
        if parcel["tile"] not in PLAIN:
            yield _place(scene, parcel)


def _tiles(scene: Scene, tiles: Sequence[str]) -> Iterator[str]:
    for parcel in scene.view["parcels"]:
        if parcel["tile"] in tiles:
            yield _place(scene, parcel)


def _place(scene: Scene, parcel: ParcelView) -> str:
    details = ", ".join(_details(scene, parcel))
    title = scene.texts.title(parcel["tile"])
    return scene.tell.say("place", tile=title, id=parcel["id"], details=details)


def _details(scene: Scene, parcel: ParcelView) -> Iterator[str]:
    """Whose it is or what it costs, what it earns, whether a road touches it, and who is there."""
    tell, label = scene.tell, scene.texts.say
    if parcel["tile"] == "town_hall":
        sitter = tell.view["town_hall"]["occupant"]
        yield (
            tell.say("nobody")
            if sitter is None
            else label("label", "occupant", name=tell.names[sitter])
        )
    elif parcel["owner"] is not None:
        yield label("label", "owner", name=tell.names[parcel["owner"]])
    elif parcel["price"] is not None:
        yield label("label", "unowned")
        yield label("label", "price", price=parcel["price"])
    if parcel["income"] is not None:
        yield label("label", "income", income=parcel["income"])
    yield tell.say("connected" if parcel["connected"] else "not_connected")
    yield from _standing(scene, parcel["cowboys"], parcel["white"])
    yield from _tokens(tell, parcel["dynamite"])
    if stranger := scene.strangers.get(parcel["id"]):
        yield label("label", stranger.name, strength=stranger.strength)


def _standing(scene: Scene, cowboys: list[int], white: bool) -> Iterator[str]:
    """Whose cowboys are there; who has several is named once."""
    tell, sheriff = scene.tell, scene.white_owner
    if others := coloured(cowboys, sheriff, white):
        yield tell.texts.say("label", "cowboys", names=tell.people(others))
    if white and sheriff is not None:
        yield tell.texts.say("label", "white", name=tell.names[sheriff])


def _tokens(tell: Describer[View], dynamite: list[int], quiet: Sequence[int] = ()) -> Iterator[str]:
    """What lies with cowboys at a place."""
    for kind, seats in (("dynamite", dynamite), ("quiet", quiet)):
        if seats:
            yield tell.texts.say("label", kind, names=tell.people(seats))


def _vacant(scene: Scene) -> Iterator[str]:
    """Where nothing stands: those with cowboys one by one, then by owner and by price."""
    tell, special = scene.tell, scene.terrain
    vacant = [p for p in tell.view["parcels"] if p["tile"] == "vacant" and p["id"] not in special]
    for parcel in vacant:
        if parcel["cowboys"] or parcel["id"] in scene.strangers:
            yield tell.say("plot", id=parcel["id"], details=", ".join(_details(scene, parcel)))
    for seat, name in enumerate(tell.names[: tell.view["players"]]):
        own = [parcel["id"] for parcel in vacant if parcel["owner"] == seat]
        if own:
            yield tell.say("vacant_of", name=name, parcels=", ".join(own))
    free = [parcel for parcel in vacant if parcel["owner"] is None]
    for price in sorted({parcel["price"] for parcel in free if parcel["price"] is not None}):
        there = [parcel["id"] for parcel in free if parcel["price"] == price]
        yield tell.say("vacant_at", price=price, parcels=", ".join(there))
    touched = [parcel["id"] for parcel in vacant if parcel["connected"]]
    if touched:
        yield tell.say("touched", parcels=", ".join(touched))


def _roads(tell: Describer[View]) -> Iterator[str]:
    """The roads by the side of the parcel they lie on: C4n is north of C4."""
    roads = tell.view["roads"]
    yield tell.say("road_count", count=len(roads))
    for letter, side in SIDES.items():
        there = [edge[:-1] for edge in roads if edge.endswith(letter)]
        if there:
            yield tell.say(side, parcels=", ".join(there))


# --- the street, the offer and the cards


def _spaces(scene: Scene) -> Iterator[str]:
    tell = scene.tell
    closed = [
        f"buy_vp_{price}"
        for price, is_open in zip(BUY_VP_PRICES, tell.view["buy_vp_open"], strict=True)
        if not is_open
    ]
    empty = []
    for name in SPACE_NAMES:
        space = tell.view["spaces"][name]
        standing = ", ".join(
            (
                *_standing(scene, space["cowboys"], space["white"]),
                *_tokens(tell, space["dynamite"], space["quiet"]),
            )
        )
        if standing:
            yield f"{tell.texts.title(name)}: {standing}."
        elif name not in closed:
            empty.append(name)
    if empty:
        yield tell.say("empty_spaces", spaces=_titles(tell, empty))
    if closed:
        yield tell.say("closed_spaces", spaces=_titles(tell, closed))


def _titles(tell: Describer[View], names: Iterable[str]) -> str:
    return "; ".join(tell.texts.title(name) for name in names)


def _row(tell: Describer[View]) -> Iterator[str]:
    """What can be bought, at the price it has for the viewer (CC-184 halves it for one card)."""
    view, viewer = tell.view, tell.view["viewer"]
    empty = []
    for space, sale in zip(ROW_PRICES, view["row"], strict=True):
        if sale["building"] is None:
            empty.append(f"build_{space}")
            continue
        price = sale["price"] if viewer is None else sale["price_by_seat"][viewer]
        title, building = tell.texts.title(f"build_{space}"), tell.texts.term(sale["building"])
        yield tell.say("sale", space=title, building=building, price=price)
    if empty:
        yield tell.say("empty_row", spaces=_titles(tell, empty))
    tiles = ", ".join(f"{tell.texts.term(tile)} {count}" for tile, count in view["bag"].items())
    count = sum(view["bag"].values())
    yield tell.say("bag", count=count, tiles=tiles) if count else tell.say("empty_bag")
    yield tell.say("houses_left", count=view["houses_left"])


def _characters(tell: Describer[View]) -> Iterator[str]:
    label = tell.texts.say
    for card in tell.view["cards"]:
        taker = card["seat"]
        key = "borrowed" if is_borrowed(tell.view, card) else "taken"
        whose = tell.say("free") if taker is None else label("label", key, name=tell.names[taker])
        for name in shown_faces(tell.view, card):
            face = FACE[name]
            yield tell.say(
                "card",
                character=tell.texts.title(face.name),
                number=face.order_number,
                side=label("label", "red" if face.side == RED else "yellow"),
                limit=limit_words(tell.texts, "label", face),
                whose=whose,
            )


# --- what else is on the table


def _surroundings(scene: Scene) -> Iterator[str]:
    """What the parts bring to the map, and what the common supplies hold."""
    for part in scene.parts:
        yield from part.describe_table(scene.tell)
    for name, supply in scene.supplies.items():
        yield f"{scene.texts.say('supplies', name, count=supply.left)}."
