"""The table in words, for those who listen: headings with sentences, all from the observation."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final, TypeAlias

from westbound.engine.texts import Catalogue
from westbound.games.carson_city.components import BUY_VP_PRICES, ROUNDS, ROW_PRICES
from westbound.games.carson_city.drawing.cards import FACE, is_borrowed, limit_words, shown_faces
from westbound.games.carson_city.drawing.model import coloured, decider, read, together, white_owner
from westbound.games.carson_city.drawing.spoken_variants import (
    belongings,
    deciding,
    surroundings,
    tokens,
)
from westbound.games.carson_city.drawing.teller import Teller
from westbound.games.carson_city.drawing.words import words
from westbound.games.carson_city.locations import SPACE_NAMES
from westbound.games.carson_city.observation import ParcelView, SeatView
from westbound.games.carson_city.state import RED

Part: TypeAlias = "tuple[str, list[str]]"  # a heading and its sentences
HOUSES: Final = ("house", "terrace")
PLAIN: Final = ("vacant", "mountain", *HOUSES)
SIDES: Final = {"n": "north", "w": "west", "s": "south", "e": "east"}


def spoken(view: Mapping[str, object], speak: Catalogue, names: Sequence[str]) -> list[Part]:
    """Everything on the table, part by part, for the viewer whose observation it is."""
    seen = read(view)
    tell = Teller(seen, words(speak), names)
    parts = [
        (tell.say("turn"), list(_turn(tell))),
        *((_player_heading(tell, s), list(_player(tell, s))) for s in seen["seats"]),
        (tell.say("buildings"), list(_buildings(tell))),
        (tell.say("houses"), list(_tiles(tell, HOUSES))),
        (tell.say("mountains"), list(_tiles(tell, ("mountain",)))),
        (tell.say("parcels"), list(_vacant(tell))),
        (tell.say("roads"), list(_roads(tell))),
        (tell.say("spaces"), list(_spaces(tell))),
        (tell.say("row"), list(_row(tell))),
        (tell.say("characters"), list(_characters(tell))),
    ]
    if around := list(surroundings(tell)):
        parts.append((tell.say("river"), around))
    return [(heading, sentences or [tell.say("none")]) for heading, sentences in parts]


# --- the round and the players


def _turn(tell: Teller) -> Iterator[str]:
    view = tell.view
    if view["over"]:
        yield tell.say("over")
        return
    phase = tell.words.speak.say("phases", str(view["phase"]), {})
    yield tell.say("where", round=view["round"], rounds=ROUNDS, phase=phase)
    seat = decider(view)
    yield from deciding(tell)
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


def _player_heading(tell: Teller, seat: SeatView) -> str:
    name = tell.names[seat["seat"]]
    return tell.say("you" if seat["seat"] == tell.view["viewer"] else "player", name=name)


def _player(tell: Teller, seat: SeatView) -> Iterator[str]:
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
        yield tell.say("doubled", building=tell.words.term(seat["doubled"]))
    yield from belongings(tell, seat)


def _character(tell: Teller, seat: SeatView) -> str:
    if seat["character"] is None or seat["money_limit"] is None:
        return tell.say("no_character")
    title = tell.words.title(seat["character"])
    if seat["borrowed"] is not None:
        second = tell.words.title(seat["borrowed"])
        return tell.say("both", first=title, second=second, limit=seat["money_limit"])
    return tell.say("character", character=title, limit=seat["money_limit"])


def _owned(tell: Teller, seat: int) -> str:
    own = [parcel["id"] for parcel in tell.view["parcels"] if parcel["owner"] == seat]
    return (
        tell.say("owned", count=len(own), parcels=", ".join(own)) if own else tell.say("landless")
    )


def _terms(tell: Teller, tiles: Iterable[str]) -> str:
    return ", ".join(tell.words.term(tile) for tile in tiles)


# --- the map


def _buildings(tell: Teller) -> Iterator[str]:
    for parcel in tell.view["parcels"]:
        if parcel["tile"] not in PLAIN:
            yield _place(tell, parcel)


def _tiles(tell: Teller, tiles: Sequence[str]) -> Iterator[str]:
    for parcel in tell.view["parcels"]:
        if parcel["tile"] in tiles:
            yield _place(tell, parcel)


def _place(tell: Teller, parcel: ParcelView) -> str:
    details = ", ".join(_details(tell, parcel))
    title = tell.words.title(parcel["tile"])
    return tell.say("place", tile=title, id=parcel["id"], details=details)


def _details(tell: Teller, parcel: ParcelView) -> Iterator[str]:
    """Whose it is or what it costs, what it earns, whether a road touches it, and who is there."""
    label = tell.words.say
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
    yield from _standing(tell, parcel["cowboys"], parcel["white"])
    yield from tokens(tell, parcel["dynamite"])
    if parcel["outlaw"]:
        yield label("label", "outlaw", strength=tell.view["outlaw_strength"] or 0)


def _standing(tell: Teller, cowboys: list[int], white: bool) -> Iterator[str]:
    others, sheriff = coloured(tell.view, cowboys, white), white_owner(tell.view)
    if others:
        yield tell.words.say("label", "cowboys", names=tell.people(others))
    if white and sheriff is not None:
        yield tell.words.say("label", "white", name=tell.names[sheriff])


def _vacant(tell: Teller) -> Iterator[str]:
    """Where nothing stands: those with cowboys one by one, then by owner and by price."""
    river = tell.view["river"]
    vacant = [p for p in tell.view["parcels"] if p["tile"] == "vacant" and p["id"] not in river]
    for parcel in vacant:
        if parcel["cowboys"] or parcel["outlaw"]:
            yield tell.say("plot", id=parcel["id"], details=", ".join(_details(tell, parcel)))
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


def _roads(tell: Teller) -> Iterator[str]:
    """The roads by the side of the parcel they lie on: C4n is north of C4."""
    roads = tell.view["roads"]
    yield tell.say("road_count", count=len(roads))
    for letter, side in SIDES.items():
        there = [edge[:-1] for edge in roads if edge.endswith(letter)]
        if there:
            yield tell.say(side, parcels=", ".join(there))


# --- the street, the offer and the cards


def _spaces(tell: Teller) -> Iterator[str]:
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
                *_standing(tell, space["cowboys"], space["white"]),
                *tokens(tell, space["dynamite"], space["quiet"]),
            )
        )
        if standing:
            yield f"{tell.words.title(name)}: {standing}."
        elif name not in closed:
            empty.append(name)
    if empty:
        yield tell.say("empty_spaces", spaces=_titles(tell, empty))
    if closed:
        yield tell.say("closed_spaces", spaces=_titles(tell, closed))


def _titles(tell: Teller, names: Iterable[str]) -> str:
    return "; ".join(tell.words.title(name) for name in names)


def _row(tell: Teller) -> Iterator[str]:
    """What can be bought, at the price it has for the viewer (CC-184 halves it for one card)."""
    view, viewer = tell.view, tell.view["viewer"]
    empty = []
    for space, sale in zip(ROW_PRICES, view["row"], strict=True):
        if sale["building"] is None:
            empty.append(f"build_{space}")
            continue
        price = sale["price"] if viewer is None else sale["price_by_seat"][viewer]
        title, building = tell.words.title(f"build_{space}"), tell.words.term(sale["building"])
        yield tell.say("sale", space=title, building=building, price=price)
    if empty:
        yield tell.say("empty_row", spaces=_titles(tell, empty))
    tiles = ", ".join(f"{tell.words.term(tile)} {count}" for tile, count in view["bag"].items())
    count = sum(view["bag"].values())
    yield tell.say("bag", count=count, tiles=tiles) if count else tell.say("empty_bag")
    yield tell.say("houses_left", count=view["houses_left"])


def _characters(tell: Teller) -> Iterator[str]:
    label = tell.words.say
    for card in tell.view["cards"]:
        taker = card["seat"]
        key = "borrowed" if is_borrowed(tell.view, card) else "taken"
        whose = tell.say("free") if taker is None else label("label", key, name=tell.names[taker])
        for name in shown_faces(tell.view, card):
            face = FACE[name]
            yield tell.say(
                "card",
                character=tell.words.title(face.name),
                number=face.number,
                side=label("label", "red" if face.side == RED else "yellow"),
                limit=limit_words(tell.words, "label", face),
                whose=whose,
            )
