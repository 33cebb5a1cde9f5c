"""The games pass OpenSpiel's own checks, and its algorithms play them."""

from __future__ import annotations

import importlib
import pickle
import re
import sys
from typing import Any

import numpy as np
import pytest

from tests.lab.openspiel.spiel import pyspiel
from westbound.engine.errors import BadInput
from westbound.engine.rng import Rng
from westbound.games.registry import games
from westbound.lab.openspiel import WestboundState, spiel_name
from westbound.lab.openspiel.position import Position

SAMPLER = pyspiel.UniformProbabilitySampler(1, 0.0, 1.0)


def played(name: str, choices: int, seed: int = 1) -> Any:
    """A state after so many choices of players, at which a player is asked."""
    state, rng = pyspiel.load_game(name).new_initial_state(), Rng(seed)
    while choices or state.is_chance_node():
        choices -= not state.is_chance_node()
        state.apply_action(rng.choice(state.legal_actions()))
    return state


def test_all_games_are_there() -> None:
    names = [spiel_name(game) for game in games()]
    assert {"westbound_carson", "westbound_gwt", "westbound_steam"} <= set(names)
    assert set(names) <= set(pyspiel.registered_names())


@pytest.mark.parametrize(
    "name",
    [
        "westbound_carson(players=2)",
        "westbound_carson(players=3,kit_carson=True,chance_outcomes=16,reward=rank)",
        "westbound_gwt(chance_outcomes=64)",
        "westbound_steam(chance_outcomes=64,reward=points)",
    ],
)
def test_openspiels_own_check_of_a_game(name: str) -> None:
    """Clones, masks, histories, saved states, observations and returns, in a match by chance."""
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize(
    ("name", "utility", "total", "highest"),
    [
        ("westbound_carson", "ZERO_SUM", 0.0, 1.0),
        ("westbound_carson(players=4)", "CONSTANT_SUM", -2.0, 1.0),
        ("westbound_carson(players=4,reward=rank)", "ZERO_SUM", 0.0, 1.0),
        ("westbound_gwt(reward=points)", "GENERAL_SUM", None, 1000.0),
    ],
)
def test_what_a_game_says_about_itself(
    name: str, utility: str, total: float | None, highest: float
) -> None:
    game = pyspiel.load_game(name)
    assert game.get_type().utility.name == utility
    assert game.utility_sum() == total
    assert (game.min_utility(), game.max_utility()) == (-highest, highest)
    assert game.get_type().chance_mode.name == "EXPLICIT_STOCHASTIC"
    assert str(game) == (name if "(" in name else f"{name}()")
    assert pyspiel.load_game(str(game)).num_players() == game.num_players()


def test_actions_are_the_words_of_the_research_environments() -> None:
    state = played("westbound_carson(players=3)", 4)
    index = state.position.table.index
    assert state.num_distinct_actions() == len(index)
    player = state.current_player()
    for action in state.legal_actions():
        assert state.action_to_string(player, action) == index.words[action]
        assert state.string_to_action(index.words[action]) == action
    start = pyspiel.load_game("westbound_carson(chance_outcomes=3)").new_initial_state()
    assert start.chance_outcomes() == [(n, pytest.approx(1 / 3)) for n in range(3)]
    assert start.action_to_string(start.current_player(), 2) == "chance 2"


def test_an_action_that_is_not_legal_is_refused_and_nothing_changes() -> None:
    state = played("westbound_carson", 4)
    before = str(state)
    with pytest.raises(BadInput, match="leads to no legal move"):
        state.apply_action(0)
    assert str(state) == before


def test_one_outcome_is_one_match() -> None:
    """Then nothing is left to chance: the seed decides."""

    def begun(seed: int, choices: int) -> list[str]:
        state = played(f"westbound_gwt(chance_outcomes=1,seed={seed})", 1, seed=choices)
        return [entry.text for entry in state.position.log][:20]

    assert begun(1, choices=1) == begun(1, choices=2) != begun(2, choices=1)


def test_the_observation_tensor_has_the_arrays_by_name() -> None:
    state = played("westbound_carson(players=3)", 9)
    game, table = state.get_game(), state.position.table
    observer = game.make_py_observer()
    player = state.current_player()
    observer.set_from(state, player)
    assert list(observer.tensor) == state.observation_tensor(player)
    assert game.observation_tensor_size() == table.arrays.size + len(table.index)
    expected = table.arrays.named(state.position.observation(player))
    assert set(observer.dict) == {*expected, "chosen"}
    for name, values in expected.items():
        assert np.array_equal(observer.dict[name], values)


def test_the_words_chosen_so_far_are_in_the_tensor_of_who_chooses() -> None:
    for choices in range(60):
        state = played("westbound_steam", choices)
        if state.position.chosen:
            break
    observer = state.get_game().make_py_observer()
    player = state.current_player()
    observer.set_from(state, player)
    assert sorted(np.flatnonzero(observer.dict["chosen"])) == sorted(state.position.words(player))
    observer.set_from(state, (player + 1) % state.num_players())
    assert not observer.dict["chosen"].any()


def test_strings_of_observers() -> None:
    state = played("westbound_gwt", 9)
    log, _, seen = state.information_state_string(0).rpartition("\n")
    assert seen == state.observation_string(0)
    assert log == state.position.log_text(0)
    private = pyspiel.PrivateInfoType
    public = state.get_game().make_py_observer(
        pyspiel.IIGObservationType(True, False, private.NONE)
    )
    assert public.tensor is None
    assert public.string_from(state, 0) == state.position.observation_text(None)
    with pytest.raises(BadInput, match="an observer sees what is public"):
        state.get_game().make_py_observer(
            pyspiel.IIGObservationType(True, False, private.ALL_PLAYERS)
        )
    with pytest.raises(BadInput, match="observers take no parameters"):
        state.get_game().make_py_observer(None, {"size": 2})


def test_a_resampled_state_looks_the_same_and_has_no_history() -> None:
    state = played("westbound_gwt(players=3)", 40)
    for player in range(3):
        other = state.resample_from_infostate(player, SAMPLER)
        assert isinstance(other, WestboundState)
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.observation_tensor(player) == state.observation_tensor(player)
        assert other.current_player() == state.current_player()
        assert other.history() == []
        assert str(other) != str(state)
    with pytest.raises(BadInput, match="there is no player 3"):
        state.resample_from_infostate(3, SAMPLER)


def test_a_state_can_be_pickled_and_goes_on() -> None:
    state = played("westbound_steam", 30)
    again = pickle.loads(pickle.dumps(state))
    assert (str(again), again.history()) == (str(state), state.history())
    action = state.legal_actions()[-1]
    state.apply_action(action)
    again.apply_action(action)
    assert str(again) == str(state)
    assert isinstance(again.position, Position)


# --- algorithms


def test_bots_of_openspiel_play_a_whole_match() -> None:
    from open_spiel.python.algorithms.evaluate_bots import evaluate_bots
    from open_spiel.python.bots.uniform_random import UniformRandomBot

    rng = np.random.RandomState(1)
    game = pyspiel.load_game("westbound_carson(players=4)")
    bots = [UniformRandomBot(player, rng) for player in range(4)]
    returns = evaluate_bots(game.new_initial_state(), bots, rng)
    assert sorted(returns) == [-1.0, -1.0, -1.0, 1.0]


@pytest.mark.parametrize("name", ["westbound_carson(players=3)", "westbound_steam"])
def test_tree_search_chooses_legal_actions(name: str) -> None:
    from open_spiel.python.algorithms.mcts import MCTSBot, RandomRolloutEvaluator

    rng = np.random.RandomState(1)
    state = played(name, 20)
    evaluator = RandomRolloutEvaluator(1, rng)
    bot = MCTSBot(state.get_game(), 1.4, 6, evaluator, random_state=rng)
    before = str(state)
    assert bot.step(state) in state.legal_actions()
    assert str(state) == before


def test_a_search_among_hidden_cards() -> None:
    from open_spiel.python.algorithms.ismcts import ISMCTSBot
    from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

    rng = np.random.RandomState(1)
    state = played("westbound_gwt", 40)
    bot = ISMCTSBot(state.get_game(), RandomRolloutEvaluator(1, rng), 1.4, 6, random_state=rng)
    assert bot.step(state) in state.legal_actions()


def test_an_environment_of_openspiel() -> None:
    from open_spiel.python.rl_environment import Environment

    env = Environment(pyspiel.load_game("westbound_carson"))
    env.seed(1)
    step = env.reset()
    for _ in range(5):
        player = step.observations["current_player"]
        legal = step.observations["legal_actions"][player]
        assert (
            len(step.observations["info_state"][player]) == env.observation_spec()["info_state"][0]
        )
        step = env.step([legal[0]])
    assert not step.last()


def test_without_openspiel_it_is_said_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in [name for name in sys.modules if name.startswith("westbound.lab.openspiel")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    told = re.escape("this needs the package pyspiel: pip install 'westbound[openspiel]'")
    with pytest.raises(ImportError, match=told):
        importlib.import_module("westbound.lab.openspiel")
