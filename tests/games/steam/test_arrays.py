"""Observation arrays of Steam: true to the state, and nothing is missing."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from itertools import islice
from typing import Any, cast

import pytest

from tests.games.steam.own_map import own_map
from westbound.engine.game import Game
from westbound.engine.option import Value
from westbound.games.registry import find_game
from westbound.games.steam.all_rules import RULES
from westbound.games.steam.arrays.decisions import parameters_on
from westbound.games.steam.components import COLOURS
from westbound.games.steam.faces import PARTNER, TOWN
from westbound.games.steam.hexes import SIDES, slot_of
from westbound.games.steam.maps import PRINTED, printed_map
from westbound.games.steam.state import NO_CITY, SteamState
from westbound.kit.suites.arrays import not_in_arrays
from westbound.kit.suites.walks import walk
from westbound.lab.envs.arrays import ObservationArrays

GAME = cast("Game[SteamState]", find_game("steam"))
RULESETS = ("base", "standard")
# What of the position changes no number, and why.
LEFT_OUT = {
    **dict.fromkeys(("income", "level", "money", "vp"), "by the view of each seat"),
    **dict.fromkeys(("near_city", "open_ends", "pointed"), "follows from track and cities"),
}
# Fields of steps that are in no array of their own, and where they show.
ELSEWHERE = {"seat": "`decider`", "index": "`phase` and `goods_round`"}


@cache
def observations(ruleset: str) -> Sequence[Mapping[str, Any]]:
    moments = (m for m in walk(GAME, 3, 2, {"ruleset": ruleset, "map": "ruhr"}) if m.seat == 1)
    return [GAME.observe(m.state, 1) for m in islice(moments, 0, None, 9)]


@pytest.mark.parametrize("ruleset", RULESETS)
def test_what_is_left_out_of_the_position_is_so_for_a_reason(ruleset: str) -> None:
    unread, unchanged = not_in_arrays(GAME, observations(ruleset), "position")
    assert unread - set(LEFT_OUT) == set()
    assert set(LEFT_OUT) - unread - unchanged == set(), "they are in the arrays after all"


def test_every_number_of_a_seat_is_read() -> None:
    """But for what is taken from the position."""
    unread, _ = not_in_arrays(GAME, observations("base"), "seats")
    assert unread <= {"action", "passed", "points_by_category", "upgraded", "bankrupt"}


def test_every_parameter_of_a_step_has_its_place() -> None:
    parameters = parameters_on(printed_map("ruhr"))
    missing = {
        (kind, name)
        for kind, step in RULES.kinds.items()
        for name in set(step.fields) - set(parameters.names(kind)) - set(ELSEWHERE)
    }
    assert missing == set()


def check_track(state: SteamState, seat: int, named: Mapping[str, Any], labels: list[str]) -> None:
    players = state.setup.players
    for hex_ in state.setup.map.hexes:
        there = {labels[place] for place in named["track"][hex_].nonzero()[0]}
        wanted = set()
        for side, other in enumerate(PARTNER[state.track[hex_]]):
            if other == TOWN:
                wanted.add(f"{side}-town")
            elif other > side:
                wanted.add(f"{side}-{other}")
        for side in SIDES:
            owner = state.owner[slot_of(hex_, side)]
            if owner >= 0:
                wanted.add(f"side_{side}_seat_{(owner - seat) % players}")
        assert there == wanted


def check_cities(state: SteamState, named: Mapping[str, Any]) -> None:
    cities, towns = named["cities"].astype(int), named["towns"].astype(int)
    assert named["cubes"].tolist() == [list(state.cubes[hex_]) for hex_ in cities]
    assert named["city_colours"].argmax(axis=1).tolist() == [state.city[h] for h in cities]
    for place, hex_ in enumerate(towns):
        row = named["new_cities"][place].astype(int).tolist()
        colour, cubes = row[: len(COLOURS)], row[len(COLOURS) :]
        assert cubes == list(state.cubes[hex_])
        assert sum(colour) == (state.city[hex_] != NO_CITY)
        assert state.city[hex_] == (colour.index(1) if sum(colour) else NO_CITY)


@pytest.mark.parametrize("map_", [*PRINTED[:2], "own"])
def test_the_numbers_say_what_the_state_says(map_: str) -> None:
    options: dict[str, Value] = {"map": own_map() if map_ == "own" else map_}
    arrays = ObservationArrays(GAME, 4, options)
    labels = next(list(field.labels) for field in arrays.fields if field.name == "track")
    for number, moment in enumerate(walk(GAME, 4, 2, options)):
        if number % 70 == 69:
            state, seat = moment.state, number // 70 % 4
            named = arrays.named(GAME.observe(state, seat))
            turned = [(seat + place) % 4 for place in range(4)]
            assert named["money"].tolist() == [state.money[s] for s in turned]
            assert named["level"].tolist() == [state.level[s] for s in turned]
            assert named["supply"][: len(state.supply)].tolist() == [list(c) for c in state.supply]
            check_track(state, seat, named, labels)
            check_cities(state, named)


def test_the_shape_depends_on_the_map_and_on_no_other_option() -> None:
    sizes = {
        (option.name, value): ObservationArrays(GAME, 3, {option.name: value}).size
        for option in GAME.options
        for value in option.values
    }
    usual = sizes["map", "northeast"]
    assert {name for (name, _), size in sizes.items() if size != usual} == {"map"}
