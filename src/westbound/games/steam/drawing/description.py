"""The table in words, for screen readers: headings with sentences, all from the observation."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TypeAlias

from westbound.engine.texts import Catalogue
from westbound.games.steam.drawing.actions import action_text
from westbound.games.steam.drawing.head import when
from westbound.games.steam.drawing.labels import (
    city_in_view,
    cubes_text,
    hex_text,
    place_text,
)
from westbound.games.steam.drawing.model import decider, is_open, map_of, read
from westbound.games.steam.drawing.track import incomplete_sides, rails
from westbound.games.steam.hexes import slot_of
from westbound.games.steam.observation import LineView, PlayerView, SteamView
from westbound.games.steam.places import at_place
from westbound.kit import board as kit
from westbound.kit.description import Describer
from westbound.kit.texts import capitalize, texts_of

Tell: TypeAlias = "Describer[SteamView]"


def description(view: kit.View, catalogue: Catalogue, names: Sequence[str]) -> kit.Description:
    """Everything on the table, part by part, for the viewer whose observation it is."""
    seen = read(view)
    tell = Describer(seen, texts_of(catalogue), names)
    return tell.described(
        (
            (tell.say("turn"), _turn(tell)),
            *((tell.heading(s["seat"], seen["viewer"]), _player(tell, s)) for s in seen["seats"]),
            (tell.say("actions"), _actions(tell)),
            (tell.say("cities"), _cities(tell)),
            (tell.say("links"), _links(tell, complete=True)),
            (tell.say("unfinished"), _links(tell, complete=False)),
            (tell.say("tiles"), _tiles(tell)),
            (tell.say("supply"), _supply(tell)),
            (tell.say("stock"), _stock(tell)),
        )
    )


# --- the turn and the players


def _turn(tell: Tell) -> Iterator[str]:
    view = tell.view
    yield f"{when(view, tell.texts)}."
    if view["over"]:
        return
    yield tell.decision(decider(view), view["viewer"])
    if view["order"]:
        yield tell.say("order", names=tell.people(view["order"]))


def _player(tell: Tell, seat: PlayerView) -> Iterator[str]:
    if seat["bankrupt"]:
        yield tell.say("bankrupt")
    money = tell.texts.money
    yield tell.say("purse", money=money(seat["money"]), income=seat["income"], vp=seat["vp"])
    yield tell.say("level", level=seat["level"], upkeep=money(seat["upkeep"]), links=seat["links"])
    yield tell.say("budget", loans=seat["loans_possible"], budget=money(seat["budget"]))
    yield tell.say("now", points=seat["points"])
    if seat["action"] is None:
        yield tell.say("no_action")
    else:
        key = "action_passed" if seat["passed"] else "action"
        yield tell.say(key, name=tell.texts.term(seat["action"]))


def _actions(tell: Tell) -> Iterator[str]:
    for tile in tell.view["action_tiles"]:
        yield f"{capitalize(action_text(tell.view, tell.texts, tell.names, tile))}."


# --- the map


def _cities(tell: Tell) -> Iterator[str]:
    for here in tell.view["hexes"].values():
        if "city" in here:
            yield f"{city_in_view(tell.texts, here)}."


def _links(tell: Tell, *, complete: bool) -> Iterator[str]:
    """By owner: those of players first, then those of nobody."""
    found: dict[int, list[str]] = {}
    for line in tell.view["lines"]:
        if line["complete"] == complete:
            found.setdefault(line["owner"], []).append(_line(tell, line))
    for owner in sorted(found, key=lambda owner: (owner < 0, owner)):
        lines = "; ".join(found[owner])
        if owner < 0:
            yield tell.say("unowned", count=len(found[owner]), lines=lines)
        else:
            name = tell.names[owner]
            yield tell.say("owned", name=name, count=len(found[owner]), lines=lines)


def _line(tell: Tell, line: LineView) -> str:
    """`Albany – Utica`; of an incomplete one the place it has, and where it leads."""
    ends = [_place(tell, place) for place in line["places"] if place is not None]
    if len(ends) == 2:
        return " – ".join(ends)
    if not ends:
        return _at(tell, line["sides"][0][0])
    return tell.say("from", place=ends[0], towards=_towards(tell, line))


def _towards(tell: Tell, line: LineView) -> str:
    """The hex that the open end points at."""
    map_ = map_of(tell.view)
    name, side = next(
        (name, side) for name, side in line["sides"] if is_open(tell.view, map_, name, side)
    )
    near = map_.neighbour[slot_of(map_.code_of[name], side)]
    return place_text(tell.texts, map_, near)


def _place(tell: Tell, name: str) -> str:
    map_ = map_of(tell.view)
    return place_text(tell.texts, map_, map_.code_of[name])


def _at(tell: Tell, name: str) -> str:
    map_ = map_of(tell.view)
    return tell.texts.catalogue.word("at", at_place(map_, map_.code_of[name]))


def _tiles(tell: Tell) -> Iterator[str]:
    """Every hex with track."""
    map_, incomplete = map_of(tell.view), incomplete_sides(tell.view["lines"])
    for name in map_.names:
        laid = rails(tell.view, map_, name, incomplete)
        if laid is not None:
            yield f"{hex_text(tell.texts, map_, name, laid, tell.names)}."


# --- beside the map


def _supply(tell: Tell) -> Iterator[str]:
    empty = []
    for number, cubes in enumerate(tell.view["supply"], 1):
        if cubes:
            yield tell.say("space", n=number, cubes=cubes_text(tell.texts, cubes))
        else:
            empty.append(str(number))
    if empty:
        yield tell.say("empty", spaces=", ".join(empty))


def _stock(tell: Tell) -> Iterator[str]:
    view, term = tell.view, tell.texts.term
    left = [f"{term(f'face_{face}')}: {count}" for face, count in view["stock"].items() if count]
    gone = [term(f"face_{face}") for face, count in view["stock"].items() if not count]
    yield tell.say("faces", faces="; ".join(left))
    if gone:
        yield tell.say("gone", faces="; ".join(gone))
    cities = ", ".join(f"{term(colour)} {n}" for colour, n in view["new_cities"].items() if n)
    yield tell.say("new_cities", cities=cities) if cities else tell.say("no_new_cities")
    yield tell.say("growth", n=view["growth_left"])
    bag = ", ".join(f"{term(colour)} {n}" for colour, n in view["bag"].items())
    yield tell.say("bag", n=sum(view["bag"].values()), cubes=bag)
