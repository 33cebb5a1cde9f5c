"""What is kept of a simulated game survives the way home from a worker."""

from __future__ import annotations

import pickle
from collections.abc import Sequence

import pytest

import westbound
from westbound.bots import LiveView
from westbound.engine.move import Move
from westbound.engine.rng import Rng
from westbound.lab import simulation
from westbound.lab.results import GameCrashed, LogLine, Record
from westbound.lab.simulation import Case, make_plan, play_game


def test_a_crash_names_the_game_and_survives_the_way_home(monkeypatch: pytest.MonkeyPatch) -> None:
    class Broken:
        name = "broken"

        def choose(self, view: LiveView, moves: Sequence[Move], rng: Rng) -> Move:
            raise ZeroDivisionError("oops")

    wanted = make_plan("carson", [Case(2, {})], ["random"], games=6, referee=False)
    monkeypatch.setattr(simulation, "make_bot", lambda name: Broken())
    with pytest.raises(GameCrashed) as caught:
        play_game(wanted, 4)
    home: GameCrashed = pickle.loads(pickle.dumps(caught.value))
    assert "game number 4" in str(home)
    assert f"match seed {wanted.match_seed(4)}" in str(home)
    assert "ZeroDivisionError: oops" in str(home)
    assert home.record == caught.value.record
    assert home.record.lines


def test_a_record_is_a_match_that_can_be_loaded() -> None:
    match = westbound.new_match("carson", players=2, seed=3)
    match.play(match.moves()[0])
    lines = tuple(LogLine(entry.seat, entry.text, entry.automatic) for entry in match.log)
    record = Record("carson", 7, match.seed, 2, match.options, lines)
    assert westbound.match_from_json(record.saved_match()).log == match.log
    assert record.to_json()["game_number"] == 7


def test_a_crash_before_the_first_move_says_so() -> None:
    crash = GameCrashed("oops", Record("carson", 7, 3, 2, {}, ()))
    assert "(match seed 3, 2 players) failed at or right after the start" in str(crash)
