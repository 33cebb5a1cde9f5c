"""Carson City as a game: joins the pieces. No rules in here."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from westbound.engine.decisions import Rules
from westbound.engine.game import Clock, Game, Sentence
from westbound.engine.json_types import Json
from westbound.engine.move import Move
from westbound.engine.option import Value
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
from westbound.games.carson_city.characters import WITH_DECISIONS
from westbound.games.carson_city.components import NEEDS_ROAD
from westbound.games.carson_city.moves import LayRoad
from westbound.games.carson_city.options import OPTIONS, make_setup
from westbound.games.carson_city.referee import violations
from westbound.games.carson_city.rules import (
    action_spaces,
    attacks,
    auction,
    buy_buildings,
    buy_parcels,
    choose_characters,
    consent,
    corral_two,
    duel_end,
    duel_tiles,
    duels,
    dynamite,
    end_of_round,
    equip,
    horses,
    kept_buildings,
    kit_carson,
    new_beginning,
    outlaws,
    place_buildings,
    place_cowboys,
    roads,
    scoring,
    setup,
    take_tiles,
    town_hall,
)
from westbound.games.carson_city.secrets import sample_state, secret_to
from westbound.games.carson_city.state import CarsonState
from westbound.games.carson_city.steps import (
    CarsonStep,
    LayRoads,
    PlaceBuilding,
    PlaceHouses,
    PlaceTownHall,
    PlaceTownHallHouse,
)
from westbound.games.carson_city.variant_steps import Together

_MODULES = (
    setup, roads, choose_characters, place_cowboys, duels, action_spaces, buy_parcels,
    buy_buildings, place_buildings, consent, kept_buildings, attacks, town_hall, end_of_round,
    flow, take_tiles, auction, dynamite, equip, corral_two, horses, outlaws, duel_tiles, duel_end,
    kit_carson, new_beginning, *WITH_DECISIONS,
)  # fmt: skip
_RULES: Final = Rules(_MODULES)
STEP_KINDS: Final = _RULES.kinds
_OPTIONS, _ANSWERS, _DO = _RULES.options, _RULES.answers, _RULES.do
_RUN, _SAMPLE = _RULES.run, _RULES.sample


# CC-034: roads are a free extra; compact tables allow them only for a building that needs one.
def may_lay_roads(state: CarsonState, step: CarsonStep) -> bool:
    if not step.roads or state.setup.full_road_windows:
        return step.roads
    if isinstance(step, PlaceBuilding):
        return NEEDS_ROAD[step.building]
    return isinstance(step, PlaceHouses | PlaceTownHall | PlaceTownHallHouse | LayRoads)


class CarsonCity(Game[CarsonState]):
    id = "carson"
    title = "Carson City"
    rule_prefix = "CC"
    rules_version = 1
    players = range(2, 7)
    options = OPTIONS
    package = "westbound.games.carson_city"
    moves_bots_evaluate = frozenset({"agree", "refuse"})  # CC-104: bots refuse unless it helps them
    moves_bots_skip = frozenset({"lift", "recall"})  # CC-239: live plans may change for ever

    def new(self, players: int, options: Mapping[str, Value]) -> CarsonState:
        state = CarsonState(make_setup(players, options))
        state.agenda.append(flow.PHASE[0])
        self._run_automatic(state)
        return state

    def legal(self, state: CarsonState, seat: int) -> Sequence[Move]:
        step = state.agenda[-1]
        if step.seat != seat and isinstance(step, Together):
            step = step.of(seat)
        options = _OPTIONS[type(step)](state, step)
        if state.roads[seat] and isinstance(step, CarsonStep) and may_lay_roads(state, step):
            return [*options, *roads.lay_road_options(state, seat)]
        return options

    def why_not(self, state: CarsonState, move: Move, seat: int) -> Refusal | None:
        refusal = self.why_not_their_turn(state, seat)
        if refusal is not None:
            return refusal
        step = state.agenda[-1]
        if step.seat != seat and isinstance(step, Together):
            step = step.of(seat)
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
        if step.seat != seat and isinstance(step, Together):
            step = step.of(seat)
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

    def all_moves(self) -> Sequence[Move]:
        return notation.all_moves()

    def observe(self, state: CarsonState, seat: int | None) -> dict[str, Json]:
        moves = (
            None if seat is None or seat not in self.deciders(state) else self.legal(state, seat)
        )
        return view.observe(state, seat, moves)

    def determinize(self, observation: Mapping[str, object], rng: Rng) -> CarsonState:
        return view.restore(observation, rng, make_setup, STEP_KINDS)

    def sample_state(self, state: CarsonState, seat: int, rng: Rng) -> CarsonState:
        """CC-010: the same as through the observation, without the detour."""
        return sample_state(state, seat, rng)

    def secret_to(self, state: CarsonState, move: Move, seat: int) -> int | None:
        return secret_to(state, seat)

    def standings(self, state: CarsonState) -> list[Standing]:
        return scoring.standings(state)

    def evaluate(self, state: CarsonState, seat: int, style: str = "") -> float:
        return heuristics.evaluate(state, seat)

    def log_sentence(self, state: CarsonState, move: Move, seat: int) -> Sentence:
        return sentences.log_sentence(state, move, seat)

    def preview(self, state: CarsonState, move: Move, seat: int) -> Sentence | None:
        return previews.preview(state, move, seat)

    def prompt(self, state: CarsonState) -> Sentence:
        return sentences.prompt(state)

    def clock(self, state: CarsonState) -> Clock | None:
        return kit_carson.clock(state)

    def phase_label(self, state: CarsonState) -> tuple[int | None, str]:
        return state.round, str(state.phase)

    def draw(
        self, state: CarsonState, viewer: int | None, names: Sequence[str], language: str = "en"
    ) -> str:
        return text_board.draw(state, names, viewer)

    def check_invariants(self, state: CarsonState) -> list[str]:
        return violations(state)


GAME: Final = CarsonCity()
assert CHANCE < 0  # seats are list indices: chance must never be one
