"""The table in words, for those who listen: headings with sentences, all from the observation."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple, TypeAlias

from westbound.engine.json_types import Json
from westbound.engine.texts import Catalogue
from westbound.games.steam.drawing.actions import action_words
from westbound.games.steam.drawing.head import when
from westbound.games.steam.drawing.labels import (
    city_in_view,
    cube_words,
    hex_words,
    place_words,
)
from westbound.games.steam.drawing.model import (
    LineView,
    SeatView,
    View,
    decider,
    is_open,
    map_of,
    read,
)
from westbound.games.steam.drawing.track import incomplete_sides, rails
from westbound.games.steam.drawing.words import Words, upper, words
from westbound.games.steam.maps import GameMap

Part: TypeAlias = "tuple[str, list[str]]"  # a heading and its sentences


class Teller(NamedTuple):
    """What every sentence needs: the view, its map, the words of a language, players' names."""

    view: View
    map: GameMap
    words: Words
    names: Sequence[str]

    def say(self, key: str, /, **gaps: str | int) -> str:
        return self.words.say("spoken", key, **gaps)


def spoken(view: Mapping[str, Json], speak: Catalogue, names: Sequence[str]) -> list[Part]:
    """Everything on the table, part by part, for the viewer whose observation it is."""
    seen = read(view)
    tell = Teller(seen, map_of(seen), words(speak), names)
    parts = [
        (tell.say("turn"), list(_turn(tell))),
        *((_player_heading(tell, s), list(_player(tell, s))) for s in seen["seats"]),
        (tell.say("actions"), list(_actions(tell))),
        (tell.say("cities"), list(_cities(tell))),
        (tell.say("links"), list(_links(tell, complete=True))),
        (tell.say("unfinished"), list(_links(tell, complete=False))),
        (tell.say("tiles"), list(_tiles(tell))),
        (tell.say("supply"), list(_supply(tell))),
        (tell.say("stock"), list(_stock(tell))),
    ]
    return [(heading, sentences or [tell.say("none")]) for heading, sentences in parts]


# --- the turn and the players


def _turn(tell: Teller) -> Iterator[str]:
    view = tell.view
    yield f"{when(view, tell.words)}."
    if view["over"]:
        return
    seat = decider(view)
    if seat is None:
        yield tell.say("chance")
    elif seat == view["viewer"]:
        yield tell.say("yours", name=tell.names[seat])
    else:
        yield tell.say("decides", name=tell.names[seat])
    if view["order"]:
        yield tell.say("order", names=", ".join(tell.names[s] for s in view["order"]))


def _player_heading(tell: Teller, seat: SeatView) -> str:
    name = tell.names[seat["seat"]]
    return tell.say("you" if seat["seat"] == tell.view["viewer"] else "player", name=name)


def _player(tell: Teller, seat: SeatView) -> Iterator[str]:
    if seat["bankrupt"]:
        yield tell.say("bankrupt")
    yield tell.say("purse", money=seat["money"], income=seat["income"], vp=seat["vp"])
    yield tell.say("level", level=seat["level"], upkeep=seat["upkeep"], links=seat["links"])
    yield tell.say("budget", loans=seat["loans_possible"], budget=seat["budget"])
    yield tell.say("now", points=seat["points"])
    if seat["action"] is None:
        yield tell.say("no_action")
    else:
        key = "action_passed" if seat["passed"] else "action"
        yield tell.say(key, name=tell.words.term(seat["action"]))


def _actions(tell: Teller) -> Iterator[str]:
    for tile in tell.view["action_tiles"]:
        yield f"{upper(action_words(tell.view, tell.words, tell.names, tile))}."


# --- the map


def _cities(tell: Teller) -> Iterator[str]:
    for here in tell.view["hexes"].values():
        if "city" in here:
            yield f"{city_in_view(tell.words, here)}."


def _links(tell: Teller, *, complete: bool) -> Iterator[str]:
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


def _line(tell: Teller, line: LineView) -> str:
    """`Albany – Utica`; of an incomplete one the place it has, and where it leads."""
    ends = [_place(tell, place) for place in line["places"] if place is not None]
    if len(ends) == 2:
        return " – ".join(ends)
    if not ends:
        return tell.say("lies", place=_place(tell, line["sides"][0][0]))
    return tell.say("from", place=ends[0], towards=_towards(tell, line))


def _towards(tell: Teller, line: LineView) -> str:
    """The hex that the open end points at."""
    name, side = next(
        (name, side) for name, side in line["sides"] if is_open(tell.view, tell.map, name, side)
    )
    near = tell.map.neighbour[tell.map.code_of[name] * 6 + side]
    return place_words(tell.words, tell.map, near)


def _place(tell: Teller, name: str) -> str:
    return place_words(tell.words, tell.map, tell.map.code_of[name])


def _tiles(tell: Teller) -> Iterator[str]:
    """Every hex with track."""
    incomplete = incomplete_sides(tell.view["lines"])
    for name in tell.map.names:
        laid = rails(tell.view, tell.map, name, incomplete)
        if laid is not None:
            yield f"{hex_words(tell.words, tell.map, name, laid, tell.names)}."


# --- beside the map


def _supply(tell: Teller) -> Iterator[str]:
    empty = []
    for number, cubes in enumerate(tell.view["supply"], 1):
        if cubes:
            yield tell.say("space", n=number, cubes=cube_words(tell.words, cubes))
        else:
            empty.append(str(number))
    if empty:
        yield tell.say("empty", spaces=", ".join(empty))


def _stock(tell: Teller) -> Iterator[str]:
    view, term = tell.view, tell.words.term
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
