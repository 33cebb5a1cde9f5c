"""The table in words, for screen readers: headings with sentences, all from the observation."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import TypeAlias

from westbound.engine.texts import Catalogue
from westbound.games.great_western_trail.components import DISC_NAMES, WORKERS
from westbound.games.great_western_trail.drawing.jobs import rows_open
from westbound.games.great_western_trail.drawing.model import building, decider, private, read
from westbound.games.great_western_trail.drawing.notes import turn
from westbound.games.great_western_trail.drawing.phrases import (
    card_name,
    card_text,
    local_text,
    objective_text,
    space_name,
    tile_name,
)
from westbound.games.great_western_trail.drawing.railway import master_text
from westbound.games.great_western_trail.observation import PlayerView, TrailView
from westbound.games.great_western_trail.railroad import (
    CITY_NAMES,
    FIRST_TURNOUT,
    POSITION_CODES,
    STATION_NAMES,
    STATIONS,
    TURNOUT_AFTER,
)
from westbound.kit import board as kit
from westbound.kit.description import Describer
from westbound.kit.texts import capitalize, texts_of

Tell: TypeAlias = "Describer[TrailView]"


def description(view: kit.View, catalogue: Catalogue, names: Sequence[str]) -> kit.Description:
    """Everything on the table, part by part, for the viewer whose observation it is."""
    seen = read(view)
    tell = Describer(seen, texts_of(catalogue), names)
    return tell.described(
        (
            (tell.say("turn"), _turn(tell)),
            *((tell.heading(s["seat"], seen["viewer"]), _player(tell, s)) for s in seen["seats"]),
            (tell.say("trail"), _trail(tell)),
            (tell.say("hazards"), _tiles(tell, teepees=False)),
            (tell.say("teepees"), _tiles(tell, teepees=True)),
            (tell.say("kansas_city"), _foresight(tell)),
            (tell.say("railroad"), _railroad(tell)),
            (tell.say("jobs"), _jobs(tell)),
            (tell.say("market"), _market(tell)),
            (tell.say("display"), _display(tell)),
        )
    )


# --- the turn and the players


def _turn(tell: Tell) -> Iterator[str]:
    yield f"{turn(tell.view, tell.texts, tell.names)}."
    if not tell.view["over"]:
        yield tell.decision(decider(tell.view), tell.view["viewer"])


def _player(tell: Tell, seat: PlayerView) -> Iterator[str]:
    yield tell.say("purse", money=tell.texts.money(seat["money"]), vp=seat["points"])
    yield (
        tell.say("nowhere")
        if seat["at"] is None
        else tell.say("stands", space=space_name(tell.texts, seat["at"]))
    )
    yield tell.say("engine", place=_position(tell, seat["engine"]))
    yield tell.say("workers", **seat["workers"])
    yield tell.say(
        "certificates",
        n=seat["certificates"],
        permanent=seat["permanent_certificates"],
        limit=seat["certificate_limit"],
    )
    yield tell.say("limits", steps=seat["steps"], cards=seat["hand_limit"])
    yield _cards(tell, seat)
    yield _deck(tell, seat)
    yield from _possessions(tell, seat)


def _deck(tell: Tell, seat: PlayerView) -> str:
    """GWT-221: how many cards only their owner has seen, but not which."""
    known, unseen = _counted(tell, seat["deck"]), seat["unseen"]
    n = len(seat["deck"]) + unseen
    if unseen:
        return tell.say("deck_unseen", n=n, cards=known, unseen=unseen)
    return tell.say("deck", n=n, cards=known)


def _counted(tell: Tell, cards: Iterable[str]) -> str:
    """Cards with their number, if there are several of a kind."""
    names = [(card_name(tell.texts, card), count) for card, count in Counter(cards).items()]
    return ", ".join(name if count == 1 else f"{count}× {name}" for name, count in names)


def _position(tell: Tell, name: str) -> str:
    position = POSITION_CODES[name]
    if position < FIRST_TURNOUT:
        return tell.texts.say("label", "track", n=position)
    return tell.texts.say("label", "turnout", n=TURNOUT_AFTER[position - FIRST_TURNOUT])


def _cards(tell: Tell, seat: PlayerView) -> str:
    if seat["hand"] is None:
        sizes = {"hand": seat["hand_size"], "draw": seat["draw_size"], "pile": seat["discard_size"]}
        return tell.say("hidden", **sizes)
    return tell.say(
        "hand",
        cards=_counted(tell, seat["hand"]) or tell.say("none_short"),
        value=seat["breeding_value"] or 0,
        draw=seat["draw_size"],
        pile=_counted(tell, seat["discard_pile"] or ()) or tell.say("none_short"),
    )


def _possessions(tell: Tell, seat: PlayerView) -> Iterator[str]:
    """Teepees, hazards, station masters, objective cards, buildings and discs."""
    texts = tell.texts
    if seat["green_teepees"] or seat["blue_teepees"]:
        yield tell.say("got_teepees", green=seat["green_teepees"], blue=seat["blue_teepees"])
    if seat["hazards"]:
        yield tell.say("got_hazards", tiles="; ".join(tile_name(texts, t) for t in seat["hazards"]))
    for name in seat["station_masters"]:
        yield tell.say("got_master", text=master_text(texts, name))
    for card in seat["objectives"]:
        yield f"{capitalize(objective_text(texts, card))}."
    if seat["supply"]:
        names = ", ".join(private(tell.view, count).name for count in seat["supply"])
        yield tell.say("supply", names=names)
    left = seat["discs_left"]
    discs = ", ".join(f"{texts.name(name)} {left[name]}" for name in DISC_NAMES if left[name])
    if discs:
        yield tell.say("discs", discs=discs)


# --- the trail


def _trail(tell: Tell) -> Iterator[str]:
    for name, here in tell.view["trail"].items():
        found = building(here["tile"]) if here["tile"] else None
        if found is None:
            continue
        details = [tile_name(tell.texts, found.name)]
        if here["owner"] is not None:
            details.append(tell.texts.say("label", "owner", name=tell.names[here["owner"]]))
        if here["fee"]:
            details.append(tell.texts.say("label", "fee", fee=tell.texts.money(here["fee"])))
        details.append(local_text(tell.texts, found.name))
        yield _place(tell, name, details)


def _place(tell: Tell, name: str, details: list[str]) -> str:
    title = capitalize(space_name(tell.texts, name))
    return tell.say("place", space=title, details=", ".join(details))


def _tiles(tell: Tell, *, teepees: bool) -> Iterator[str]:
    for name, here in tell.view["trail"].items():
        tile = here["tile"]
        if tile is None or building(tile) or tile.endswith("teepee") != teepees:
            continue
        details = [tile_name(tell.texts, tile)]
        if here["fee"]:
            details.append(tell.texts.say("label", "fee", fee=tell.texts.money(here["fee"])))
        yield _place(tell, name, details)


def _foresight(tell: Tell) -> Iterator[str]:
    for index, left in enumerate(tell.view["supply"]):
        tiles = [t for t in tell.view["foresight"][2 * index : 2 * index + 2] if t]
        told = "; ".join(tile_name(tell.texts, tile) for tile in tiles) or tell.say("none_short")
        yield tell.say("foresight", n=index + 1, tiles=told, left=left)


# --- railroad, markets, objective cards


def _railroad(tell: Tell) -> Iterator[str]:
    for station in STATIONS:
        here = tell.view["stations"][STATION_NAMES[station]]
        details = []
        if here["master"]:
            details.append(
                tell.texts.say("label", "master", text=master_text(tell.texts, here["master"]))
            )
        if here["discs"]:
            details.append(tell.texts.say("label", "discs", names=tell.people(here["discs"])))
        if details:
            title = capitalize(tell.texts.say("label", "station", n=station + 1))
            yield tell.say("place", space=title, details=", ".join(details))
    for city in CITY_NAMES:
        counts = tell.view["cities"][city]
        who = tell.people(seat for seat, n in enumerate(counts) for _ in range(n))
        if who:
            discs = tell.texts.say("label", "discs", names=who)
            yield tell.say("place", space=tell.texts.name(city), details=discs)


def _jobs(tell: Tell) -> Iterator[str]:
    market = tell.view["job_market"]
    may = set(rows_open(tell.view))
    for index, row in enumerate(market["rows"], 1):
        counts = [(w, row["workers"].count(w)) for w in WORKERS]
        told = ", ".join(f"{tell.texts.name(w)} {n}" for w, n in counts if n)
        if told:
            key = "job_row" if index in may else "shut_row"
            yield tell.say(key, row=index, cost=tell.texts.money(row["cost"]), workers=told)
    token = market["token_row"]
    yield tell.say("token", row=token) if token else tell.say("token_gone")


def _market(tell: Tell) -> Iterator[str]:
    for card, count in Counter(tell.view["cattle_market"]).items():
        yield tell.say("sale", card=card_text(tell.texts, card), n=count)
    yield tell.say("market_stack", n=tell.view["market_stack"])


def _display(tell: Tell) -> Iterator[str]:
    for card in tell.view["objective_display"]:
        yield f"{capitalize(objective_text(tell.texts, card))}."
    yield tell.say("objective_stack", n=tell.view["objective_stack"])
