"""Observation arrays of Carson City: true to the state, and nothing that matters is left out."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import islice
from typing import Any, cast

import numpy as np
import pytest

from tests.games.carson_city.positions import a_state, own, parcel, put
from westbound.engine.game import Game
from westbound.engine.option import Value
from westbound.games.carson_city.arrays import PARAMETERS
from westbound.games.carson_city.base.rules.income import building_income
from westbound.games.carson_city.base.rules.parcel_price import parcel_price
from westbound.games.carson_city.components import BUILDINGS
from westbound.games.carson_city.geometry import EDGES, PARCELS
from westbound.games.carson_city.locations import LOCATIONS
from westbound.games.carson_city.messages import RULES
from westbound.games.carson_city.state import NOBODY, CarsonState
from westbound.games.registry import find_game
from westbound.kit.suites.arrays import not_in_arrays
from westbound.kit.suites.walks import walk
from westbound.lab.envs.arrays import ObservationArrays

GAME = cast("Game[CarsonState]", find_game("carson"))
VARIANTS: dict[str, Value] = {"outlaws": True, "horses": True, "duel_tiles": True}
TABLES: dict[str, dict[str, Value]] = {
    "first game": {},
    "variants": {**VARIANTS, "characters": "gold_rush", "new_beginning": True},
    "kit carson": {"kit_carson": True, "carson_river": True, "characters": "showdown"},
    "newsboy": {"characters": "prosperous_town", "teacher_card": True},
}
IN_SEATS = "by the view of each seat"
DERIVED = "follows from tiles, owners, roads and cowboys"
# What of the position changes no number, and why.
LEFT_OUT = {
    **dict.fromkeys(
        ("announced", "dynamite", "general", "hands", "horses", "later", "money", "no_duel",
         "property_left", "reserve", "revolvers", "roads", "rodeos", "sharpshooter", "vp"),
        IN_SEATS,
    ),
    **dict.fromkeys(
        ("built", "frontier", "of_type", "one_symbol", "open", "town_hall", "two_symbols",
         "unowned", "vacant"),
        DERIVED,
    ),
    "armed": "revolvers without those of buildings",
    "bonus": "in the firepower of each seat",
    "owner": "the masks of each seat's parcels say the same",
    "points": "points by category decide nothing any more",
    "sealed": "tiles face down are in the seat's view; who has handed in decides no more",
    "shown": "what others have last seen of one's own plan",
}  # fmt: skip


@cache
def observations(table: str) -> Sequence[Mapping[str, Any]]:
    moments = (m for m in walk(GAME, 3, 5, TABLES[table]) if m.seat == 1)
    return [GAME.observe(m.state, 1) for m in islice(moments, 0, None, 3)]


@pytest.mark.parametrize("table", TABLES)
def test_what_is_left_out_of_the_position_is_so_for_a_reason(table: str) -> None:
    unread, unchanged = not_in_arrays(GAME, observations(table), "position")
    assert unread - set(LEFT_OUT) == set()
    assert set(LEFT_OUT) - unread - unchanged == set(), "they are in the arrays after all"


def test_every_number_of_a_seat_is_read_somewhere() -> None:
    of_seat = {"vp_by_category", "borrowed", "character", "corrals", "face", "kept", "sheet"}
    of_seat |= {"doubled", "white_cowboy"}  # these are taken from the position
    for table in TABLES:
        unread, _ = not_in_arrays(GAME, observations(table), "seats")
        assert unread <= of_seat


def test_every_parameter_of_a_step_has_its_place() -> None:
    known = {"seat": "`deciders`", "waiting": "`deciders`", "index": "`stage`"}
    missing = {
        (kind, name)
        for kind, step in RULES.kinds.items()
        for name in set(step.fields) - set(PARAMETERS.names(kind)) - set(known)
    }
    assert missing == set()


def moments(table: str) -> Iterator[tuple[CarsonState, int, dict[str, Any]]]:
    arrays = ObservationArrays(GAME, 3, TABLES[table])
    for number, moment in enumerate(walk(GAME, 3, 9, TABLES[table])):
        if number % 23 == 0 and moment.state.agenda:
            seat = number % 3
            yield moment.state, seat, arrays.named(GAME.observe(moment.state, seat))


def members(mask: int, count: int) -> list[int]:
    return [mask >> place & 1 for place in range(count)]


@pytest.mark.parametrize("table", ["first game", "variants"])
def test_the_numbers_say_what_the_state_says(table: str) -> None:
    for state, seat, named in moments(table):
        turned = [(seat + place) % 3 for place in range(3)]
        assert named["money"].tolist() == [state.money[s] for s in turned]
        assert named["horses"].tolist() == [state.horses[s] for s in turned]
        assert named["tiles"].argmax(axis=2).ravel().tolist() == state.tile
        assert named["owned"].reshape(3, PARCELS).tolist() == [
            members(state.owned[s], PARCELS) for s in turned
        ]
        roads = [*named["west_east_roads"].ravel(), *named["north_south_roads"].ravel()]
        assert roads == members(state.network, EDGES)
        for place, other in enumerate(turned):
            standing = [
                *named["cowboys_on_parcels"][place].ravel(),
                *named["cowboys_elsewhere"][place],
            ]
            assert standing == members(state.at[other], LOCATIONS)
        assert named["row"].argmax(axis=1).tolist() == [code or 0 for code in state.row]
        assert named["outlaws"].ravel().tolist() == members(state.outlaws, PARCELS)
        assert named["own_tiles"].sum() == len(state.hands[seat])
        assert named["prices"].ravel().tolist() == [worth(state, p) for p in range(PARCELS)]


def worth(state: CarsonState, place: int) -> int:
    """The price of a parcel without an owner, minus the income of a building with one."""
    if state.owner[place] == NOBODY:
        return parcel_price(state, place)
    return -building_income(state, place) if state.tile[place] in BUILDINGS else 0


def test_the_viewer_is_always_the_first_of_the_seats() -> None:
    state = a_state(players=3)
    own(state, 2, "C4")
    put(state, "mine", "C4")
    state.money = [1, 2, 3]
    arrays = ObservationArrays(GAME, 3)
    row, column = divmod(parcel("C4"), 8)
    for seat, place in ((2, 0), (1, 1), (0, 2)):
        named = arrays.named(GAME.observe(state, seat))
        assert named["owned"][place, row, column] == 1
        assert named["owned"][:, row, column].sum() == 1
        assert named["money"][place] == 3


def test_the_question_is_told_with_its_place() -> None:
    fields = {field.name: field for field in GAME.array_fields(3, {})}
    for state, _, named in moments("variants"):
        top = state.agenda[-1]
        assert fields["step"].labels[int(np.argmax(named["step"]))] == top.kind
        assert named["agenda"].sum() == len(state.agenda)
        if "location" in top.fields:
            assert named["asked_location"][top.location] == 1  # type: ignore[attr-defined]


def test_large_amounts_are_cut_off() -> None:
    state = a_state(players=2)
    state.money = [5000, 7]
    named = ObservationArrays(GAME, 2).named(GAME.observe(state, 0))
    assert named["money"].tolist() == [999, 7]
