"""What strength is measured by works: opponents play, gifts are given, equals are counted."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from checks.strength import showcase
from checks.strength.equals import Equals
from checks.strength.gifts import GIFTS, GiftMatches
from checks.strength.variety import Variety
from westbound.bots import LiveView, make_bot
from westbound.engine import transcript
from westbound.engine.errors import BadInput
from westbound.engine.game import Game
from westbound.engine.option import complete
from westbound.engine.rng import Rng
from westbound.engine.runner import advance
from westbound.games.registry import find_game, games
from westbound.lab.results import GameResult
from westbound.lab.simulation import Case, make_plan


def after_setup(game: Game[Any], players: int = 3) -> Any:
    state = game.new(players, complete(game.options, {}))
    advance(game, state, Rng(1))
    return state


@pytest.mark.parametrize("game_id", games())
def test_every_gift_gives_something_to_one_seat_only(game_id: str) -> None:
    game: Game[Any] = find_game(game_id)
    for give in GIFTS[game_id].values():
        state = after_setup(game)
        before = [game.observe(state, seat) for seat in range(3)]
        public = game.observe(state, None)
        give(state, 1)
        assert game.observe(state, 1) != before[1]
        given = game.observe(state, None)
        assert given != public or game_id == "gwt"  # cattle in a deck are seen by their owner
        assert game.legal(state, state.agenda[-1].seat)


def test_a_gift_is_worth_something_even_to_chance() -> None:
    found = GiftMatches("carson", "drifter", 2, 3).do(1)
    assert list(found) == list(GIFTS["carson"])
    assert GiftMatches("carson", "drifter", 2, 3).do(1) == found


def test_equals_are_counted() -> None:
    played = Equals("carson", "drifter", 3, 2).do(0)
    assert len(played.points) == len(played.breakdowns) == 3
    assert [sum(breakdown.values()) for breakdown in played.breakdowns] == list(played.points)
    assert (played.out, played.turns > 10, played.seconds > 0) == (0, True, True)


@pytest.mark.parametrize("bot", ["Rollouts(width=2,futures=1)", "Racer"])
def test_the_pool_plays_great_western_trail(bot: str) -> None:
    game: Game[Any] = find_game("gwt")
    state, rng = game.new(2, complete(game.options, {})), Rng(4)
    player = make_bot(f"checks.strength.pool:{bot}", game)
    for _ in range(12):
        seat, moves = advance(game, state, rng)
        chosen = player.choose(LiveView(game, state, seat), moves, rng)
        assert chosen in moves
        game.apply(state, chosen, seat)


def test_the_racer_refuses_other_games() -> None:
    game: Game[Any] = find_game("carson")
    state = after_setup(game)
    seat = state.agenda[-1].seat
    racer = make_bot("checks.strength.pool:Racer", game)
    with pytest.raises(BadInput, match="plays Great Western Trail only, not Carson City"):
        racer.choose(LiveView(game, state, seat), game.legal(state, seat), Rng(1))


def test_the_pool_can_be_named_in_a_simulation() -> None:
    bots = ["checks.strength.pool:Rollouts(width=2)", "random"]
    plan = make_plan("carson", [Case(players=2, options={})], bots, games=1, seed=1)
    result: GameResult = plan.do(0)
    assert set(result.bots) == set(bots)


def test_variety_changes_players_and_options_and_seats() -> None:
    work = Variety("carson", "drifter", "drifter", 12)
    found = [work.do(number) for number in range(4)]
    assert [met.players for met in found] == [2, 3, 4, 5]
    assert [met.pairs for met in found] == [2 * 1, 2 * 2, 2 * 4, 2 * 6]
    assert found[0].options == {}
    assert all(met.options for met in found[1:])
    assert all(0 <= met.ahead <= 1 for met in found)
    assert work.do(3) == found[3]


def test_variety_tells_who_is_ahead() -> None:
    assert Variety("steam", "greedy", "drifter", 1).do(0).ahead > 0.5
    assert Variety("steam", "drifter", "greedy", 1).do(0).ahead < 0.5


@pytest.mark.parametrize("game_id", games())
def test_early_nets_play_at_tables_of_four(game_id: str) -> None:
    game: Game[Any] = find_game(game_id)
    state, rng = game.new(4, complete(game.options, {})), Rng(4)
    player = make_bot("checks.strength.pool:OnePly", game)
    for _ in range(8):
        seat, moves = advance(game, state, rng)
        chosen = player.choose(LiveView(game, state, seat), moves, rng)
        assert chosen in moves
        game.apply(state, chosen, seat)


def test_there_is_no_early_net_for_other_tables() -> None:
    game: Game[Any] = find_game("steam")
    state = after_setup(game)
    seat = state.agenda[-1].seat
    early = make_bot("checks.strength.pool:OnePly", game)
    with pytest.raises(BadInput, match="no early net for Steam with 3 players"):
        early.choose(LiveView(game, state, seat), game.legal(state, seat), Rng(1))


def test_a_match_to_show_reads_back_as_it_was_played(tmp_path: Path) -> None:
    out = tmp_path / "shown.wbt"
    showcase.main("carson", "drifter", "2", "3", str(out))
    document = transcript.read(out.read_text(encoding="utf-8"))
    again = showcase.played(find_game("carson"), "drifter", 2, 3)
    assert document == json.loads(again.to_json())
    assert again.over
