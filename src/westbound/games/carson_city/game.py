"""Carson City as a game: joins the pieces. No rules in here."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Final

from westbound.engine.decisions import Rules
from westbound.engine.game import Game, Sentence
from westbound.engine.jsons import Json
from westbound.engine.move import Move
from westbound.engine.option import Option, Value
from westbound.engine.refusal import Refusal
from westbound.engine.rng import Rng
from westbound.engine.standing import Standing
from westbound.engine.step import AUTOMATIC, CHANCE
from westbound.games.carson_city import (
    flow,
    heuristics,
    notation,
    previews,
    sentences,
    text_board,
    view,
)
from westbound.games.carson_city.characters import CARDS, CHARACTERS, SETS
from westbound.games.carson_city.components import (
    NAMED_SETS,
    NEEDS_ROAD,
    building_set,
    is_building_set,
)
from westbound.games.carson_city.moves import LayRoad
from westbound.games.carson_city.referee import violations
from westbound.games.carson_city.rules import (
    action_spaces,
    attacks,
    buy_buildings,
    buy_parcels,
    choose_characters,
    consent,
    duels,
    end_of_round,
    kept_buildings,
    place_buildings,
    place_cowboys,
    roads,
    scoring,
    setup,
    town_hall,
)
from westbound.games.carson_city.state import CarsonState, Setup
from westbound.games.carson_city.steps import (
    CarsonStep,
    PlaceBuilding,
    PlaceHouses,
    PlaceTownHall,
    PlaceTownHallHouse,
)

_MODULES = (
    setup, roads, choose_characters, place_cowboys, duels, action_spaces, buy_parcels,
    buy_buildings, place_buildings, consent, kept_buildings, attacks, town_hall, end_of_round,
    flow, *CARDS,
)  # fmt: skip
_RULES: Final = Rules(_MODULES)
STEP_KINDS: Final = _RULES.kinds
_OPTIONS, _ANSWERS, _DO = _RULES.options, _RULES.answers, _RULES.do
_RUN, _SAMPLE = _RULES.run, _RULES.sample

OPTIONS: Final = (
    Option("buildings", NAMED_SETS, "full", "CC-014", beginner="first_game", also=is_building_set),
    Option("characters", tuple(SETS), "first_game", "CC-025"),
    Option("road_windows", ("full", "compact"), "full", "CC-034", beginner="compact"),
    Option("vp_space_order", tuple(flow.VP_ORDERS), "parcels_buildings_cowboys", "CC-059"),
    Option("station_requires_house", (False, True), False, "CC-145"),
    Option("terrace_on_rival_house_needs_consent", (True, False), True, "CC-109"),
    Option("white_cowboy_counts_as_firepower", (False, True), False, "CC-177"),
)


@cache
def _setup(players: int, options: tuple[tuple[str, Value], ...]) -> Setup:
    chosen = dict(options)
    return Setup(
        players=players,
        options=chosen,
        tiles=building_set(chosen["buildings"]),
        characters={number: CHARACTERS[number] for number in SETS[str(chosen["characters"])]},
        flow=flow.whole_flow(str(chosen["vp_space_order"])),
        round_start=len(flow.SETUP),
        full_road_windows=chosen["road_windows"] == "full",
        station_needs_house=bool(chosen["station_requires_house"]),
        terrace_needs_consent=bool(chosen["terrace_on_rival_house_needs_consent"]),
        white_counts=bool(chosen["white_cowboy_counts_as_firepower"]),
    )


def make_setup(players: int, options: Mapping[str, Value]) -> Setup:
    """The set-up of these options; the same object for the same options."""
    return _setup(players, tuple(options.items()))


# CC-034: roads are a free extra; compact tables allow them only for a building that needs one.
def may_lay_roads(state: CarsonState, step: CarsonStep) -> bool:
    if not step.roads or state.setup.full_road_windows:
        return step.roads
    if isinstance(step, PlaceBuilding):
        return NEEDS_ROAD[step.building]
    return isinstance(step, PlaceHouses | PlaceTownHall | PlaceTownHallHouse)


class CarsonCity(Game[CarsonState]):
    id = "carson"
    title = "Carson City"
    rule_prefix = "CC"
    rules_version = 1
    players = range(2, 7)
    options = OPTIONS
    package = "westbound.games.carson_city"
    bots_weigh = frozenset({"agree", "refuse"})  # CC-104: bots refuse unless it helps them

    def new(self, players: int, options: Mapping[str, Value]) -> CarsonState:
        state = CarsonState(make_setup(players, options))
        state.agenda.append(flow.PHASE[0])
        self._run_automatic(state)
        return state

    def legal(self, state: CarsonState, seat: int) -> Sequence[Move]:
        step = state.agenda[-1]
        options = _OPTIONS[type(step)](state, step)
        if state.roads[seat] and isinstance(step, CarsonStep) and may_lay_roads(state, step):
            return [*options, *roads.lay_road_options(state)]
        return options

    def why_not(self, state: CarsonState, move: Move, seat: int) -> Refusal | None:
        refusal = self.not_yours(state, seat)
        if refusal is not None:
            return refusal
        step = state.agenda[-1]
        answer = _ANSWERS[type(step)].get(type(move))
        if answer is not None:
            return answer.why_not(state, step, move)
        if isinstance(move, LayRoad):
            if isinstance(step, CarsonStep) and may_lay_roads(state, step):
                return roads.why_not_lay_road(state, seat, move.edge)
            return Refusal("CC-034", edge=move.params()["edge"])
        return Refusal(step.rule, case="not_now", asks=step.kind)

    def apply(self, state: CarsonState, move: Move, seat: int) -> None:
        step = state.agenda[-1]
        do = _DO[type(step)].get(type(move))
        if do is None:
            assert isinstance(move, LayRoad), f"{move} answers no {step}"
            roads.lay_road(state, seat, move.edge)
            return
        state.agenda.pop()
        do(state, step, move)
        if state.agenda and state.agenda[-1].seat == AUTOMATIC:
            self._run_automatic(state)

    def _run_automatic(self, state: CarsonState) -> None:
        agenda = state.agenda
        while agenda and agenda[-1].seat == AUTOMATIC:
            step = agenda.pop()
            _RUN[type(step)](state, step)

    def sample(self, state: CarsonState, rng: Rng) -> Move:
        step = state.agenda[-1]
        return _SAMPLE[type(step)](state, step, rng)

    def parse(self, text: str) -> Move:
        return notation.parse(text)

    def universe(self) -> Sequence[Move]:
        return notation.universe()

    def observe(self, state: CarsonState, seat: int | None) -> dict[str, Json]:
        moves = (
            None if seat is None or seat not in self.deciders(state) else self.legal(state, seat)
        )
        return view.observe(state, seat, moves)

    def determinize(self, observation: Mapping[str, Json], rng: Rng) -> CarsonState:
        return view.restore(observation, make_setup, STEP_KINDS)

    def imagine(self, state: CarsonState, seat: int, rng: Rng) -> CarsonState:
        """Nothing but the order of the bag is hidden (CC-010), and the bag has no order."""
        return state.copy()

    def standings(self, state: CarsonState) -> list[Standing]:
        return scoring.standings(state)

    def evaluate(self, state: CarsonState, seat: int, style: str = "") -> float:
        return heuristics.evaluate(state, seat)

    def describe(self, state: CarsonState, move: Move, seat: int) -> Sentence:
        return sentences.describe(state, move, seat)

    def preview(self, state: CarsonState, move: Move, seat: int) -> Sentence | None:
        return previews.preview(state, move, seat)

    def asks(self, state: CarsonState) -> Sentence:
        return sentences.asks(state)

    def chapter(self, state: CarsonState) -> tuple[int | None, str]:
        return state.round, str(state.phase)

    def draw(self, state: CarsonState, viewer: int | None, names: Sequence[str]) -> str:
        return text_board.draw(state, names)

    def referee(self, state: CarsonState) -> list[str]:
        return violations(state)


GAME: Final = CarsonCity()
assert CHANCE < 0  # seats are list indices: chance must never be one
