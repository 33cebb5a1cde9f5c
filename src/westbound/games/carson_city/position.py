"""Positions of Carson City as text: what the parts of the game say, joined."""

from __future__ import annotations

from functools import lru_cache, partial
from typing import Final

from westbound.engine.position.forms import Choice
from westbound.engine.position.layout import Layout
from westbound.engine.position.problems import Misread, Problem
from westbound.engine.position.sections import Record, seat_records
from westbound.engine.refusal import Refusal
from westbound.engine.rng import Rng
from westbound.games.carson_city.base.rules.choose_characters import begin_round, set_turn_track
from westbound.games.carson_city.base.rules.places import work_out_places
from westbound.games.carson_city.base.rules.setup import begin_turn_order
from westbound.games.carson_city.flow import begin_phase_3, begin_phase_4, names_of
from westbound.games.carson_city.observation import View
from westbound.games.carson_city.parts import PARTS
from westbound.games.carson_city.position_part import PartPosition
from westbound.games.carson_city.secrets import fill_in
from westbound.games.carson_city.state import NO_CARD, CarsonState, Setup
from westbound.kit.ruled_game import RuledGame

_BEGINS: Final = (begin_turn_order, begin_round, set_turn_track, begin_phase_3, begin_phase_4)


@lru_cache(maxsize=64)
def layout(setup: Setup, game: RuledGame[CarsonState, View]) -> Layout[CarsonState]:
    """How positions of such a table are written; blank is an empty plat before round 1."""
    blank = CarsonState(setup)
    blank.phase = 1
    parts = [part.position(setup) for part in PARTS if part.is_played(setup)]
    turn, *sections = [section for part in parts for section in part.sections]
    table = Record("table", [item for part in parts for item in part.table])
    seats = dict.fromkeys(item for part in parts for item in part.seats)
    steps = {name: form for part in parts for name, form in part.steps.items()}
    return Layout(
        blank,
        (turn, *sections, *seat_records(setup.players, tuple(seats)), table),
        game.step_forms(setup.players, {**steps, "index": Choice(names_of(setup.flow))}),
        begin=partial(begin, game=game),
        complete=partial(complete, parts=tuple(parts)),
    )


def complete(state: CarsonState, rng: Rng, parts: tuple[PartPosition, ...]) -> list[Problem]:
    """Everything that the text does not say; what is wrong with what it says."""
    problems = [
        problem
        for part in parts
        if part.complete is not None
        for problem in part.complete(state, rng)
    ]
    if not problems:
        fill_in(state, rng)
        if state.phase == 2:
            work_out_places(state)
    return problems


def begin(state: CarsonState, game: RuledGame[CarsonState, View]) -> None:
    """The phase that the text names begins."""
    if state.phase >= 2 and NO_CARD in state.character:
        raise Misread(
            Refusal("WB-021", case="no_card", seat=f"P{state.character.index(NO_CARD) + 1}")
        )
    flow = state.setup.flow
    flow.begin(state, flow.parts.index(_BEGINS[state.phase]))
    game.run_automatic(state)
