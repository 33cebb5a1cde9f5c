"""The table in words, for those who listen: headings with sentences, all from the observation."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple, TypeAlias

from westbound.engine.texts import Catalogue
from westbound.games.great_western_trail.components import DISC_NAMES, WORKERS
from westbound.games.great_western_trail.drawing.jobs import rows_open
from westbound.games.great_western_trail.drawing.model import building, decider, private, read
from westbound.games.great_western_trail.drawing.notes import turn
from westbound.games.great_western_trail.drawing.phrases import (
    card_name,
    card_words,
    local_words,
    objective_words,
    space_name,
    tile_name,
)
from westbound.games.great_western_trail.drawing.railway import master_words
from westbound.games.great_western_trail.drawing.words import Words, upper, words
from westbound.games.great_western_trail.observation import SeatView, View
from westbound.games.great_western_trail.railroad import (
    CITY_NAMES,
    FIRST_TURNOUT,
    POSITION_CODES,
    STATION_NAMES,
    STATIONS,
    TURNOUT_AFTER,
)

Part: TypeAlias = "tuple[str, list[str]]"  # a heading and its sentences


class Teller(NamedTuple):
    """What every sentence needs: the view, the words of a language, and the players' names."""

    view: View
    words: Words
    names: Sequence[str]

    def say(self, key: str, /, **gaps: str | int) -> str:
        return self.words.say("spoken", key, **gaps)

    def people(self, seats: Iterable[int]) -> str:
        return ", ".join(self.names[seat] for seat in seats)

    def cards(self, cards: Iterable[str]) -> str:
        """Cards with their number, if there are several of a kind."""
        counts = Counter(cards)
        return ", ".join(
            card_name(self.words, card) if n == 1 else f"{n}× {card_name(self.words, card)}"
            for card, n in counts.items()
        )


def description(view: Mapping[str, object], speak: Catalogue, names: Sequence[str]) -> list[Part]:
    """Everything on the table, part by part, for the viewer whose observation it is."""
    seen = read(view)
    tell = Teller(seen, words(speak), names)
    parts = [
        (tell.say("turn"), list(_turn(tell))),
        *((_heading(tell, seat), list(_player(tell, seat))) for seat in seen["seats"]),
        (tell.say("trail"), list(_trail(tell))),
        (tell.say("hazards"), list(_tiles(tell, teepees=False))),
        (tell.say("teepees"), list(_tiles(tell, teepees=True))),
        (tell.say("kansas_city"), list(_foresight(tell))),
        (tell.say("railroad"), list(_railroad(tell))),
        (tell.say("jobs"), list(_jobs(tell))),
        (tell.say("market"), list(_market(tell))),
        (tell.say("display"), list(_display(tell))),
    ]
    return [(heading, sentences or [tell.say("none")]) for heading, sentences in parts]


# --- the turn and the players


def _turn(tell: Teller) -> Iterator[str]:
    yield f"{turn(tell.view, tell.words, tell.names)}."
    seat = decider(tell.view)
    if tell.view["over"]:
        return
    if seat is None:
        yield tell.say("chance")
    else:
        key = "yours" if seat == tell.view["viewer"] else "decides"
        yield tell.say(key, name=tell.names[seat])


def _heading(tell: Teller, seat: SeatView) -> str:
    key = "you" if seat["seat"] == tell.view["viewer"] else "player"
    return tell.say(key, name=tell.names[seat["seat"]])


def _player(tell: Teller, seat: SeatView) -> Iterator[str]:
    yield tell.say("purse", money=seat["money"], vp=seat["points"])
    yield (
        tell.say("nowhere")
        if seat["at"] is None
        else tell.say("stands", space=space_name(tell.words, seat["at"]))
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
    yield tell.say("deck", n=len(seat["deck"]), cards=tell.cards(seat["deck"]))
    yield from _possessions(tell, seat)


def _position(tell: Teller, name: str) -> str:
    position = POSITION_CODES[name]
    if position < FIRST_TURNOUT:
        return tell.words.say("label", "track", n=position)
    return tell.words.say("label", "turnout", n=TURNOUT_AFTER[position - FIRST_TURNOUT])


def _cards(tell: Teller, seat: SeatView) -> str:
    if seat["hand"] is None:
        sizes = {"hand": seat["hand_size"], "draw": seat["draw_size"], "pile": seat["discard_size"]}
        return tell.say("hidden", **sizes)
    return tell.say(
        "hand",
        cards=tell.cards(seat["hand"]) or tell.say("none_short"),
        value=seat["breeding_value"] or 0,
        draw=seat["draw_size"],
        pile=tell.cards(seat["discard_pile"] or ()) or tell.say("none_short"),
    )


def _possessions(tell: Teller, seat: SeatView) -> Iterator[str]:
    """Teepees, hazards, station masters, objective cards, buildings and discs."""
    say = tell.words
    if seat["green_teepees"] or seat["blue_teepees"]:
        yield tell.say("got_teepees", green=seat["green_teepees"], blue=seat["blue_teepees"])
    if seat["hazards"]:
        yield tell.say("got_hazards", tiles="; ".join(tile_name(say, t) for t in seat["hazards"]))
    for name in seat["station_masters"]:
        yield tell.say("got_master", text=master_words(say, name))
    for card in seat["objectives"]:
        yield f"{upper(objective_words(say, card))}."
    if seat["supply"]:
        names = ", ".join(private(tell.view, count).name for count in seat["supply"])
        yield tell.say("supply", names=names)
    left = seat["discs_left"]
    discs = ", ".join(f"{say.name(name)} {left[name]}" for name in DISC_NAMES if left[name])
    if discs:
        yield tell.say("discs", discs=discs)


# --- the trail


def _trail(tell: Teller) -> Iterator[str]:
    for name, here in tell.view["trail"].items():
        found = building(here["tile"]) if here["tile"] else None
        if found is None:
            continue
        details = [tile_name(tell.words, found.name)]
        if here["owner"] is not None:
            details.append(tell.words.say("label", "owner", name=tell.names[here["owner"]]))
        if here["fee"]:
            details.append(tell.words.say("label", "fee", fee=here["fee"]))
        details.append(local_words(tell.words, found.name))
        yield _place(tell, name, details)


def _place(tell: Teller, name: str, details: list[str]) -> str:
    title = upper(space_name(tell.words, name))
    return tell.say("place", space=title, details=", ".join(details))


def _tiles(tell: Teller, *, teepees: bool) -> Iterator[str]:
    for name, here in tell.view["trail"].items():
        tile = here["tile"]
        if tile is None or building(tile) or tile.endswith("teepee") != teepees:
            continue
        details = [tile_name(tell.words, tile)]
        if here["fee"]:
            details.append(tell.words.say("label", "fee", fee=here["fee"]))
        yield _place(tell, name, details)


def _foresight(tell: Teller) -> Iterator[str]:
    for index, left in enumerate(tell.view["supply"]):
        tiles = [t for t in tell.view["foresight"][2 * index : 2 * index + 2] if t]
        told = "; ".join(tile_name(tell.words, tile) for tile in tiles) or tell.say("none_short")
        yield tell.say("foresight", n=index + 1, tiles=told, left=left)


# --- railroad, markets, objective cards


def _railroad(tell: Teller) -> Iterator[str]:
    for station in STATIONS:
        here = tell.view["stations"][STATION_NAMES[station]]
        details = []
        if here["master"]:
            details.append(
                tell.words.say("label", "master", text=master_words(tell.words, here["master"]))
            )
        if here["discs"]:
            details.append(tell.words.say("label", "discs", names=tell.people(here["discs"])))
        if details:
            title = upper(tell.words.say("label", "station", n=station + 1))
            yield tell.say("place", space=title, details=", ".join(details))
    for city in CITY_NAMES:
        counts = tell.view["cities"][city]
        who = [
            tell.names[seat] if n == 1 else f"{tell.names[seat]} ({n})"
            for seat, n in enumerate(counts)
            if n
        ]
        if who:
            details = [tell.words.say("label", "discs", names=", ".join(who))]
            yield tell.say("place", space=tell.words.name(city), details=", ".join(details))


def _jobs(tell: Teller) -> Iterator[str]:
    market = tell.view["job_market"]
    may = set(rows_open(tell.view))
    for index, row in enumerate(market["rows"], 1):
        counts = [(w, row["workers"].count(w)) for w in WORKERS]
        told = ", ".join(f"{tell.words.name(w)} {n}" for w, n in counts if n)
        if told:
            key = "job_row" if index in may else "shut_row"
            yield tell.say(key, row=index, cost=row["cost"], workers=told)
    token = market["token_row"]
    yield tell.say("token", row=token) if token else tell.say("token_gone")


def _market(tell: Teller) -> Iterator[str]:
    for card, count in Counter(tell.view["cattle_market"]).items():
        yield tell.say("sale", card=card_words(tell.words, card), n=count)
    yield tell.say("market_stack", n=tell.view["market_stack"])


def _display(tell: Teller) -> Iterator[str]:
    for card in tell.view["objective_display"]:
        yield f"{upper(objective_words(tell.words, card))}."
    yield tell.say("objective_stack", n=tell.view["objective_stack"])
