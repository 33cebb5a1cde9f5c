"""Positions with all cards and variants, some of each kind of decision, and how they are drawn."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from collections import Counter
from functools import cache
from typing import NamedTuple

import westbound
from tests.games.carson_city.pages import table
from tests.games.svg import by_id, classes
from westbound.engine.json_types import Json
from westbound.engine.match import Match
from westbound.engine.option import Value
from westbound.engine.rng import Rng
from westbound.games.carson_city.drawing.model import read
from westbound.games.carson_city.observation import View

SETS = ("quiet_town", "prosperous_town", "gold_rush", "house_and_land", "showdown", "random")
EACH_KIND = 2  # samples of each kind of decision
Sample = tuple[dict[str, Json], tuple[str, ...]]


def options_of(number: int) -> dict[str, Value]:
    """Another mixture for each number; together they have everything."""
    return {
        "characters": SETS[number % len(SETS)],
        "teacher_card": True,
        "horses": number % 4 != 3,
        "outlaws": number % 3 != 2,
        "carson_river": number % 2 == 0,
        "duel_tiles": number % 3 == 0,
        "new_beginning": number % 4 == 1,
        "kit_carson": number % 5 == 4,
        "kit_carson_mode": "live" if number % 2 else "waves",
        "road_windows": "compact",
    }


def picks_of(match: Match, seat: int) -> tuple[str, ...]:
    """All picks of the moves that must be found on the page."""
    picks = {pick for move in match.moves(seat) for pick in move.picks()}
    return tuple(sorted(p for p in picks if not p.startswith(("do:", "amount:"))))


@cache
def samples() -> tuple[Sample, ...]:
    """Observations of deciders with their picks, some of each kind of decision."""
    found: list[Sample] = []
    kinds: Counter[tuple[str, int, bool]] = Counter()
    for number in range(20):
        match = westbound.new_match("carson", 2 + number % 5, number, options_of(number))
        rng = Rng(number, 5)
        while not match.over:
            seat = rng.choice(match.turns)
            step = match.state.agenda[-1]
            kind = (step.kind, len(match.turns), getattr(step, "high", 0) > 0)
            if kinds[kind] < EACH_KIND or rng.below(400) == 0:
                kinds[kind] += 1
                found.append((match.observe(seat), picks_of(match, seat)))
            match.play(rng.choice(match.moves(seat)), seat)
    seen = {kind for kind, _, _ in kinds}
    assert {"fill_sheets", "put_down_tiles", "plan_wave", "place_live", "place_bid"} <= seen
    assert {"equip", "corral_two", "relocate", "move_outlaws", "heal_cowboy"} <= seen
    return tuple(found)


class Page(NamedTuple):
    """What is drawn for a view, read once: everything, and by its id."""

    view: View
    root: ET.Element
    groups: dict[str, ET.Element]

    def panel(self, seat: int) -> ET.Element:
        return self.groups[f"panel-{seat}"]


@cache
def pages() -> tuple[Page, ...]:
    roots = [(read(view), table(view)) for view, _ in samples()]
    return tuple(Page(view, root, by_id(root)) for view, root in roots)


def items(root: ET.Element, name: str) -> list[ET.Element]:
    return [e for e in root.iter() if name in classes(e)]
