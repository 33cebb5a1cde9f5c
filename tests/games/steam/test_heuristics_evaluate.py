"""What the bots think of a position as a whole."""

from __future__ import annotations

from math import isfinite
from statistics import median

import pytest

from tests.games.steam.greedy_choice import STEAM, delivering
from westbound.bots import LiveView, make_bot
from westbound.engine.option import Value, complete
from westbound.engine.rng import Rng
from westbound.engine.step import CHANCE
from westbound.games.steam.game import GAME
from westbound.games.steam.heuristics import evaluate
from westbound.games.steam.options import OPTIONS
from westbound.games.steam.rules.scoring import points
from westbound.games.steam.state import SteamState

# --- evaluate as a whole


def test_the_end_is_rated_by_its_points() -> None:
    state = delivering()
    state.vp[0], state.income[0] = 12, 5
    state.agenda = []
    assert evaluate(state, 0) == sum(points(state, 0).values()) == 12 + 2 + 2
    state.gone = 1
    assert evaluate(state, 0) < -100


def written_down(state: SteamState) -> str:
    """Everything in the state but for what never changes."""
    return repr([(name, getattr(state, name)) for name in state.__slots__ if name != "setup"])


@pytest.mark.parametrize("options", [{}, {"ruleset": "standard"}, {"map": "ruhr"}])
def test_evaluating_changes_nothing_and_does_not_depend_on_what_was_asked_before(
    options: dict[str, Value],
) -> None:
    state = GAME.new(4, complete(OPTIONS, {"initial_order": "random", **options}))
    rng = Rng(5)
    values = []
    for _ in range(90):
        if not state.agenda:
            break
        seat = state.agenda[-1].seat
        if seat == CHANCE:
            GAME.apply(state, GAME.sample(state, rng), CHANCE)
            continue
        before = written_down(state)
        values.append((state.copy(), evaluate(state, 0)))
        assert written_down(state) == before
        moves = GAME.legal(state, seat)
        GAME.apply(state, moves[rng.below(len(moves))], seat)
    assert all(isfinite(value) for _, value in values)
    for position, value in reversed(values):
        assert evaluate(position, 0) == value


def game(seed: int, bots: list[str], **options: Value) -> SteamState:
    state, rng = GAME.new(len(bots), complete(OPTIONS, options)), Rng(seed)
    players = [make_bot(name) for name in bots]
    while state.agenda:
        seat = state.agenda[-1].seat
        if seat == CHANCE:
            GAME.apply(state, GAME.sample(state, rng), CHANCE)
            continue
        moves = GAME.legal(state, seat)
        view = LiveView(STEAM, state, seat)
        GAME.apply(state, players[seat].choose(view, moves, rng), seat)
    return state


@pytest.mark.parametrize(
    "options",
    [{}, {"initial_order": "random", "map": "ruhr"}, {"ruleset": "standard"}],
)
def test_greedy_beats_three_randoms(options: dict[str, Value]) -> None:
    for seat in (0, 3):
        bots = ["random"] * 4
        bots[seat] = "greedy"
        state = game(seat + 1, bots, **options)
        assert GAME.standings(state)[0].seat == seat
        assert not state.gone >> seat & 1


# STM-240, STM-241: greedy players do not go bankrupt, in the standard game neither.
@pytest.mark.parametrize(
    ("seed", "players", "least", "options"),
    [
        (8, 4, 40, {}),
        (2, 4, 40, {"map": "ruhr"}),
        (2, 4, 35, {"ruleset": "standard"}),
        (7, 5, 25, {"ruleset": "standard", "map": "ruhr"}),
    ],
)
def test_stm_240_greedy_players_stay_solvent(
    seed: int, players: int, least: int, options: dict[str, Value]
) -> None:
    state = game(seed, ["greedy"] * players, **options)
    assert not state.gone
    assert state.turn == state.setup.turns
    assert median(standing.points for standing in GAME.standings(state)) >= least
    assert GAME.check_invariants(state) == []
