"""Positions of the base game, how they are drawn, and how a drawing is read."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator, Mapping
from functools import cache

import westbound
from westbound.engine.json_types import Json
from westbound.engine.match import Match
from westbound.engine.rng import Rng
from westbound.engine.texts import Catalogue, catalogue
from westbound.games.carson_city.board import board
from westbound.games.carson_city.drawing.model import read
from westbound.games.carson_city.drawing.panel import panel

PACKAGE = "westbound.games.carson_city"
NAMES = ["Ann", "Bob", "Cleo", "Dan", "Eve", "Fay"]
SAMPLES = 200


def speak(language: str = "en") -> Catalogue:
    return catalogue(PACKAGE, language)


def seen(match: Match, seat: int | None = None) -> dict[str, Json]:
    return match.observe(seat)


@cache
def samples() -> tuple[tuple[dict[str, Json], tuple[str, ...]], ...]:
    """Observations of deciders in random matches, with the first picks of their moves."""
    found: list[tuple[dict[str, Json], tuple[str, ...]]] = []
    for round_ in range(100):
        players = 2 + round_ % 5
        match, rng = westbound.new_match("carson", players, seed=round_), Rng(round_, 4)
        decisions = 0
        while not match.over and len(found) < SAMPLES:
            picks = first_picks(match)
            rare = any(pick.startswith("building:") for pick in picks)
            if decisions % 17 == round_ % 17 or rare:
                found.append((match.observe(match.turn), picks))
            match.play(rng.choice(match.moves()))
            decisions += 1
        if len(found) == SAMPLES:
            break
    return tuple(found)


def first_picks(match: Match) -> tuple[str, ...]:
    picks = {move.picks()[0] for move in match.moves() if move.picks()}
    return tuple(sorted(picks))


def all_views() -> Iterator[Mapping[str, Json]]:
    for view, _ in samples():
        yield view


@cache
def finished(players: int = 6, seed: int = 2) -> Match:
    match, rng = westbound.new_match("carson", players, seed), Rng(seed, 8)
    while not match.over:
        match.play(rng.choice(match.moves()))
    return match


def drawn(view: Mapping[str, object], language: str = "en") -> ET.Element:
    return ET.fromstring(board(view, speak(language), NAMES))


def table(view: Mapping[str, object], language: str = "en") -> ET.Element:
    """Board and all panels in one document, as on a page."""
    words = speak(language)
    panels = [panel(view, seat, words, NAMES) for seat in range(read(view)["players"])]
    return ET.fromstring(f"<main>{board(view, words, NAMES)}{''.join(panels)}</main>")


def place_of(element: ET.Element) -> tuple[float, float]:
    x, y = re.findall(r"-?[\d.]+", element.attrib["transform"])[:2]
    return float(x), float(y)
