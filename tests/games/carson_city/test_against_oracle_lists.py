"""Every list of legal moves against the oracle's own, at every decision of whole matches.

Random matches of many tables, and matches of greedy bots, which build more. The oracle reads what
the deciding seat may see, and shares no rule with the engine.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

import pytest

from tests.games.carson_city.oracle.lists import LISTS, legal_texts
from tests.games.carson_city.oracle.table import PARCELS, PLACES, Table
from westbound.bots import LiveView, make_bot
from westbound.engine.move import Move
from westbound.engine.option import Value, complete
from westbound.engine.rng import Rng
from westbound.engine.step import CHANCE
from westbound.games.carson_city.game import GAME
from westbound.games.carson_city.messages import RULES
from westbound.games.carson_city.options import OPTIONS
from westbound.games.carson_city.state import CarsonState
from westbound.games.registry import find_game

DUELS = ("roll_duel", "reveal_tiles")
PLANS = ("plan_wave", "place_live", "fill_sheets")
ENDLESS = ("lift", "recall", "drop_item")  # mostly left out there, so that plans are handed in
Choose = Callable[[CarsonState, int, list[Move]], Move]


class Memory:
    """What a player remembers of a round: where duels were fought, and the step of the last one."""

    def __init__(self) -> None:
        self.round, self.last = 0, "wages"
        self.fought: set[str] = set()

    def watch(self, state: CarsonState) -> None:
        if state.round != self.round:
            self.round, self.last, self.fought = state.round, "wages", set()
        if state.agenda[-1].kind in DUELS:
            view: Mapping[str, Any] = GAME.observe(state, None)
            place = PLACES[view["step"]["location"]]
            self.fought.add(place)
            self.last = self.step_of(view, place)

    @staticmethod
    def step_of(view: Mapping[str, Any], place: str) -> str:
        """The step of phase 3 in which there is a duel at this place."""
        if place not in PARCELS:
            return place
        parcel = next(p for p in view["parcels"] if p["id"] == place)
        if parcel["outlaw"]:
            return "outlaws"
        if place == view["town_hall"]["parcel"]:
            return "town_hall"
        return "parcels" if parcel["owner"] is None else "buildings"


def compare(state: CarsonState, seat: int, memory: Memory) -> list[Move]:
    """The legal moves of the seat, after the oracle has listed the same."""
    moves = list(GAME.legal(state, seat))
    view: Mapping[str, Any] = GAME.observe(state, seat)
    expected = legal_texts(Table(view, memory.fought, memory.last))
    found = {move.text for move in moves}
    assert len(found) == len(moves)
    assert found == expected, (
        f"{state.agenda[-1]} of seat {seat}: only the engine {sorted(found - expected)[:9]}, "
        f"only the oracle {sorted(expected - found)[:9]}"
    )
    return moves


def play_along(
    players: int, seed: int, options: Mapping[str, Value], choose: Choose
) -> Counter[str]:
    """A whole match; how often each kind of decision was compared."""
    state = GAME.new(players, complete(OPTIONS, options))
    rng, memory, compared = Rng(seed, 1), Memory(), Counter[str]()
    while state.agenda:
        memory.watch(state)
        deciders = GAME.deciders(state)
        if not deciders:
            GAME.apply(state, GAME.sample(state, rng), CHANCE)
            continue
        seat = deciders[rng.below(len(deciders))]
        moves = compare(state, seat, memory)
        compared[state.agenda[-1].kind] += 1
        GAME.apply(state, choose(state, seat, moves), seat)
    return compared


def by_chance(seed: int) -> Choose:
    rng = Rng(seed, 2)

    def choose(state: CarsonState, seat: int, moves: list[Move]) -> Move:
        if state.agenda[-1].kind in PLANS and rng.below(8):
            moves = [move for move in moves if move.kind not in ENDLESS]
        return rng.choice(moves)

    return choose


def by_greed(seed: int) -> Choose:
    bot, game, rng = make_bot("greedy"), find_game("carson"), Rng(seed, 3)

    def choose(state: CarsonState, seat: int, moves: list[Move]) -> Move:
        return bot.choose(LiveView(game, state, seat), moves, rng)

    return choose


# --- tables, and what their matches ask for sure


class Tables(NamedTuple):
    """The options of a table, and some kinds of decisions that its matches reach."""

    options: Mapping[str, Value]
    asks: str


RANDOM: Mapping[str, Value] = {"characters": "random"}
TABLES = {
    "first game": Tables(
        {},
        "claim_starting_parcel choose_card place_or_pass lay_roads take_ammunition pick_duel"
        " buy_parcels buy_from_row place_building place_houses answer_request place_kept"
        " steal_income buy_points spend_money place_town_hall place_town_hall_house"
        " recruit_cowboys claim_free_parcel grocer_money_now grocer_income",
    ),
    "all cards": Tables(
        RANDOM,
        "borrow_card buy_revolvers claim_for_tile equip give_cowboys_back money_or_houses"
        " money_or_mountains offer_parcels place_bid pay_undertaker take_tile",
    ),
    "other rules": Tables(
        {
            **RANDOM,
            "teacher_card": True,
            "road_windows": "compact",
            "station_requires_house": True,
            "terrace_on_rival_house_needs_consent": False,
        },
        "bankers_points choose_tax heal_cowboy town_hall_roads",
    ),
    "dynamite": Tables({"characters": "1R+3Y+9R+10R+11R+12R+13R"}, "triple_mines reroll_die"),
    "river": Tables({**RANDOM, "carson_river": True}, "lay_roads place_houses"),
    "outlaws": Tables({**RANDOM, "outlaws": True}, "move_outlaws pick_duel"),
    "horses": Tables(
        {**RANDOM, "horses": True},
        "equip corral_two relocate wage_horse double_ranches take_rodeo",
    ),
    "tiles": Tables(
        {**RANDOM, "duel_tiles": True, "new_beginning": True}, "fill_sheets put_down_tiles"
    ),
    "waves": Tables({**RANDOM, "kit_carson": True, "horses": True}, "plan_wave take_rodeo"),
    "live": Tables(
        {**RANDOM, "kit_carson": True, "kit_carson_mode": "live", "outlaws": True},
        "place_live move_outlaws",
    ),
    "together": Tables(
        {
            **RANDOM,
            "carson_river": True,
            "outlaws": True,
            "horses": True,
            "vp_space_order": "parcels_cowboys_buildings",
            "white_cowboy_counts_as_firepower": True,
        },
        "outlaw_reward corral_two relocate heal_cowboy",
    ),
    "doctor": Tables(
        {"characters": "1R+3Y+7Y+11Y+14+15R+16Y", "outlaws": True, "horses": True},
        "heal_cowboy outlaw_reward pay_undertaker",
    ),
}


def test_the_oracle_has_a_list_for_every_kind_of_decision() -> None:
    kinds = {step.kind for step in RULES.options}
    assert set(LISTS) == kinds
    assert set(" ".join(table.asks for table in TABLES.values()).split()) == kinds


@pytest.mark.parametrize("name", TABLES)
def test_every_list_of_whole_matches_agrees(name: str) -> None:
    options, compared = TABLES[name].options, Counter[str]()
    for seed in range(8):
        compared += play_along(2 + seed % 5, seed, options, by_chance(seed))
    for seed in range(2):
        compared += play_along(2 + seed, seed, options, by_greed(seed))
    assert set(TABLES[name].asks.split()) <= set(compared)
