"""What variants and some cards add to the table in words: sentences, all from the observation."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from westbound.games.carson_city.drawing.model import auction, deciders, together
from westbound.games.carson_city.drawing.panel_variants import corral_facts
from westbound.games.carson_city.drawing.supply import supplies
from westbound.games.carson_city.drawing.teller import Teller
from westbound.games.carson_city.observation import SeatView
from westbound.games.carson_city.variants.horses.view import points_in_rodeo as rodeo_points
from westbound.games.carson_city.variants.new_beginning.components import (
    SHEET,
    SHEET_POINTS,
    sheet_cost,
)
from westbound.games.carson_city.variants.outlaws.components import OUTLAW_VP


def deciding(tell: Teller) -> Iterator[str]:
    """Who answers at the same time, who has handed in; an auction."""
    view = tell.view
    if together(view):
        if thinking := deciders(view):
            yield tell.say("several", names=tell.people(thinking))
        if done := [seat for seat, sealed in enumerate(view["handed_in"]) if sealed]:
            yield tell.say("handed_in", names=tell.people(done))
    going = auction(view)
    if going is None:
        return
    what = ", ".join(going.parcels) or tell.say("special_token")
    if going.leader is None:
        yield tell.say("auction_open", what=what)
    else:
        yield tell.say("auction", what=what, bid=going.high, name=tell.names[going.leader])
    if going.out:
        yield tell.say("out", names=tell.people(going.out))


def belongings(tell: Teller, seat: SeatView) -> Iterator[str]:
    """Tokens, horses, duel tiles and the sheet of one player."""
    if seat["points_later"]:
        yield tell.say("points_later")
    if seat["sharpshooter"]:
        yield tell.say("sharpshooter")
    if seat["dynamite"]:
        yield tell.say("dynamite", count=seat["dynamite"])
    if seat["no_duel_tokens"]:
        yield tell.say("no_duel", count=seat["no_duel_tokens"])
    if seat["corrals"] is not None:
        tokens, points = seat["rodeo_tokens"], rodeo_points(seat)
        yield tell.say("horses", horses=seat["horses"], rodeos=tokens, points=points)
        for index in range(len(seat["corrals"])):
            name, *details = corral_facts(tell.words, seat, index)
            yield f"{name}: {', '.join(details)}."
    if tell.view["options"]["duel_tiles"]:
        yield from _tiles(tell, seat)
    yield from _sheet(tell, seat)


def _tiles(tell: Teller, seat: SeatView) -> Iterator[str]:
    known = sorted(tile for tile in seat["duel_tiles"] if tile is not None)
    if not seat["duel_tiles"]:
        yield tell.say("no_tiles")
    elif known:
        yield tell.say("tiles", tiles=", ".join(map(str, known)))
    else:
        yield tell.say("tiles_hidden", count=len(seat["duel_tiles"]))
    if seat["tiles_down"]:
        yield tell.say("tiles_down", count=len(seat["tiles_down"]))
    if seat["tile_sum"] is not None:
        yield tell.say("tile_sum", total=seat["tile_sum"])


def _sheet(tell: Teller, seat: SeatView) -> Iterator[str]:
    """The own sheet while it is filled (CC-210)."""
    step, units = tell.view["step"], seat["sheet"]
    filling = step is not None and step["kind"] == "fill_sheets"
    if not filling or units is None or seat["seat"] != tell.view["viewer"]:
        return
    for item in SHEET:
        name = tell.words.say("sheet", item.name)
        yield tell.say("sheet_line", item=name, count=units[item.name])
    cost = sheet_cost(tuple(units[item.name] for item in SHEET))
    yield tell.say("sheet_left", left=SHEET_POINTS - cost)


def surroundings(tell: Teller) -> Iterator[str]:
    """River, bridges, outlaws and what the common supplies hold."""
    view = tell.view
    if view["river"]:
        yield tell.say("river_parcels", parcels=", ".join(view["river"]))
    if view["bridges"]:
        yield tell.say("bridges", edges=", ".join(view["bridges"]))
    strength = view["outlaw_strength"]
    if strength is not None:
        yield tell.say("strength", strength=strength, points=OUTLAW_VP[strength])
    if view["outlaws"]:
        yield tell.say("outlaw_at", parcels=", ".join(view["outlaws"]))
    for name, (_, count) in supplies(view).items():
        yield f"{tell.words.say('supplies', name, count=count)}."


def tokens(tell: Teller, dynamite: list[int], quiet: Iterable[int] = ()) -> Iterator[str]:
    """What lies with cowboys at a place."""
    for kind, seats in (("dynamite", dynamite), ("quiet", list(quiet))):
        if seats:
            yield tell.words.say("label", kind, names=tell.people(seats))
