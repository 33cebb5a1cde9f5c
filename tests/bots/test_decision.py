"""One decision of a bot is the same in a simulation, in the terminal and at a table."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

import westbound
from tests.games.carson_city.base.rules.test_consent import a_crowded_centre
from tests.games.carson_city.building_positions import in_hand
from tests.games.carson_city.positions import play
from westbound.bots import LiveView, choose_move, decision_seed, make_bot
from westbound.engine.match import Match
from westbound.engine.option import Value
from westbound.games.registry import find_game
from westbound.lab.simulation import Case, make_plan, play_game
from westbound.table.bot_worker import Question, choose_in_worker

BOTS = ["random", "greedy", "random"]


def as_simulated(game: str, options: Mapping[str, Value], monkeypatch: pytest.MonkeyPatch) -> Match:
    """A simulated game as a match: the referee stops it at its end, so that its record is kept."""
    monkeypatch.setattr(
        type(find_game(game)),
        "check_invariants",
        lambda _, state: [] if state.agenda else ["the end"],
    )
    result = play_game(make_plan(game, [Case(3, options)], BOTS, games=1, seed=3), 0)
    assert result.violation is not None
    return westbound.match_from_json(result.violation.record.saved_match())


def as_in_the_terminal(match: Match) -> Match:
    while match.turn is not None:
        view = LiveView(match.game, match.state, match.turn)
        chance = decision_seed(match.seed, len(match.log))
        match.play(choose_move(make_bot(BOTS[match.turn]), view, match.moves(), chance))
    return match


def as_at_a_table(match: Match) -> Match:
    while (seat := match.turn) is not None:
        texts = [move.text for move in match.moves()]
        chance = decision_seed(match.seed, len(match.log))
        question = Question(match.game.id, BOTS[seat], match.observe(seat), seat, texts, chance)
        match.play(choose_in_worker(question))
    return match


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("carson", {}),
        ("carson", {"kit_carson": True, "new_beginning": True, "duel_tiles": True}),
        ("carson", {"kit_carson": True, "kit_carson_mode": "live"}),
        ("gwt", {}),
        ("steam", {}),
    ],
)
def test_the_same_bots_play_the_same_match_everywhere(
    game: str, options: dict[str, Value], monkeypatch: pytest.MonkeyPatch
) -> None:
    simulated = as_simulated(game, options, monkeypatch)
    for play_on in (as_in_the_terminal, as_at_a_table):
        match = play_on(westbound.new_match(game, 3, simulated.seed, options))
        assert match.log == simulated.log


def test_every_decision_of_every_match_has_a_seed_of_its_own() -> None:
    seeds = {decision_seed(match, entries) for match in range(50) for entries in range(500)}
    assert len(seeds) == 50 * 500
    assert not seeds & set(range(50))  # those of the matches' own chance


def test_cc_104_every_bot_weighs_consent() -> None:
    state = in_hand(a_crowded_centre(), 0, "saloon")
    play(state, "ask E5")
    game = find_game("carson")
    view = LiveView(game, state, 1)
    moves = game.legal(state, 1)
    assert [move.text for move in moves] == ["agree", "refuse"]
    said = {
        bot: {choose_move(make_bot(bot), view, moves, seed).text for seed in range(20)}
        for bot in BOTS
    }
    assert said["random"] == said["greedy"]
    assert len(said["random"]) == 1


def test_a_random_bot_stays_random_elsewhere() -> None:
    match = westbound.new_match("carson", 2, 4)
    assert match.turn is not None
    view = LiveView(match.game, match.state, match.turn)
    random = make_bot("random")
    assert len({choose_move(random, view, match.moves(), seed) for seed in range(20)}) > 5
