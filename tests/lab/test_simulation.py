"""Simulated games: repeatable, fair to every seat, and the same as real matches."""

from __future__ import annotations

import pickle
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace

import pytest

import westbound
from westbound.bots import LiveView
from westbound.engine.errors import BadInput
from westbound.engine.match import Entry
from westbound.engine.move import Move
from westbound.engine.rng import Rng
from westbound.engine.state import State
from westbound.games.registry import find_game
from westbound.lab import simulation
from westbound.lab.parallel import run
from westbound.lab.results import GameCrashed
from westbound.lab.simulation import Case, Plan, make_plan, play_game


def plan(
    games: int = 6, players: int = 2, bots: tuple[str, ...] = ("random",), seed: int = 5
) -> Plan:
    return make_plan("carson", [Case(players, {})], bots, games, seed, referee=False)


def test_another_seed_gives_other_games() -> None:
    assert play_game(plan(seed=5), 0) == play_game(plan(seed=5), 0)
    assert play_game(plan(seed=5), 0).seed != play_game(plan(seed=6), 0).seed
    assert len({result.seed for result in run(plan(games=6), 1)}) == 6


def test_a_result_adds_up() -> None:
    result = play_game(plan(players=3), 1)
    assert sorted(result.ranks) == [1, 2, 3]
    assert result.decided_by == ""
    assert result.points == tuple(sum(b.values()) for b in result.breakdowns)
    assert result.points[result.ranks.index(1)] == max(result.points)
    assert result.choices >= 2 * result.decisions > 0
    assert result.forced > 0
    assert result.chances > 0


def test_every_bot_has_every_seat_equally_often() -> None:
    wanted = plan(games=12, players=4, bots=("greedy", "random", "random", "random"))
    line_ups = [wanted.line_up(number) for number in range(12)]
    assert Counter(line_up.index("greedy") for line_up in line_ups) == dict.fromkeys(range(4), 3)
    assert all(Counter(line_up) == {"greedy": 1, "random": 3} for line_up in line_ups)


def test_bots_change_seats_at_every_kind_of_table() -> None:
    cases = [Case(count, {}) for count in (2, 3)]
    wanted = make_plan("carson", cases, ["greedy", "random"], games=12)
    for first, players in enumerate((2, 3)):
        games = range(first, 12, 2)
        assert {wanted.cases[wanted.case(number)].players for number in games} == {players}
        seats = [s for n in games for s, bot in enumerate(wanted.line_up(n)) if bot == "greedy"]
        assert set(Counter(seats).values()) == {len(seats) // players}


def test_duplicate_games_have_one_set_up_for_all_line_ups_of_a_kind_of_table() -> None:
    cases = [Case(count, {}) for count in (2, 3)]
    wanted = make_plan("carson", cases, ["greedy", "random"], games=12, duplicate=True)
    of_two = [wanted.scheduled(number) for number in range(0, 12, 2)]
    of_three = [wanted.scheduled(number) for number in range(1, 12, 2)]
    assert [of_two[n].seed == of_two[n + 1].seed for n in range(5)] == [True, False] * 2 + [True]
    assert {game.bots for game in of_two[:2]} == {("greedy", "random"), ("random", "greedy")}
    assert len({game.seed for game in of_three[:3]}) == len({g.seed for g in of_three[3:]}) == 1
    assert len({game.bots for game in of_three[:3]}) == 3
    assert len({game.seed for game in (*of_two, *of_three)}) == 3 + 2


def test_a_bot_that_plays_both_sides_of_a_duplicate_gets_the_same_from_both() -> None:
    wanted = make_plan("carson", [Case(3, {})], ["random"], 3, duplicate=True, referee=False)
    first, second, third = (replace(play_game(wanted, number), number=0) for number in range(3))
    assert first == second == third


def test_the_times_of_all_decisions_are_kept_by_seat() -> None:
    result = play_game(plan(players=3), 0)
    assert sum(times.count for times in result.times) == result.decisions
    assert all(times.count for times in result.times)


def test_a_simulated_game_is_a_match_that_can_be_seen_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The record of a game stopped at its very end replays to the same points."""
    monkeypatch.setattr(
        type(find_game("carson")),
        "check_invariants",
        lambda _, state: [] if state.agenda else ["planted"],
    )
    wanted = make_plan("carson", [Case(3, {"road_windows": "compact"})], ["random"], 1, seed=11)
    result = play_game(wanted, 0)
    assert result.violation is not None
    match = westbound.match_from_json(result.violation.record.saved_match())
    assert match.over
    assert match.seed == result.seed
    assert tuple(s.points for s in sorted(match.standings(), key=lambda s: s.seat)) == result.points

    again = westbound.new_match("carson", 3, result.seed, {"road_windows": "compact"})
    while not again.over:
        again.play(match.log[len(again.log)].move)
    assert [entry.text for entry in again.log] == [entry.text for entry in match.log]


def test_the_referee_stops_a_game_at_the_move_that_broke_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    calls = []

    def check_invariants(_: object, state: State) -> list[str]:
        calls.append(state)
        return ["a cowboy is missing"] if len(calls) == 30 else []

    monkeypatch.setattr(type(find_game("carson")), "check_invariants", check_invariants)
    result = play_game(make_plan("carson", [Case(4, {})], ["random"], 1), 0)
    assert result.violation is not None
    assert result.violation.messages == ("a cowboy is missing",)
    assert len(result.violation.record.lines) == 30
    assert result.violation.record.seed == result.seed
    assert pickle.loads(pickle.dumps(result)) == result


def test_an_illegal_choice_of_a_bot_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    class Cheat:
        name = "cheat"

        def choose(self, view: LiveView, moves: Sequence[Move], rng: Rng) -> Move:
            return view.game.parse("roll 5")

    wanted = plan()
    monkeypatch.setattr(simulation, "make_bot", lambda name: Cheat())
    monkeypatch.setattr(type(find_game("carson")), "parse", lambda _, text: Move(text))
    with pytest.raises(GameCrashed, match="chose roll 5, which is not legal"):
        play_game(wanted, 0)


def test_a_match_without_end_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simulation, "MAX_MOVES", 50)
    with pytest.raises(GameCrashed, match="does not end within 50 moves"):
        play_game(plan(), 0)


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"games": 0}, "at least 1 game"),
        ({"seed": -1}, "a seed is a whole number"),
        ({"players": 7}, "for 2 to 6 players, not 7"),
        ({"bots": ("clever",)}, "no bot 'clever'"),
        ({"bots": ("random",) * 3}, "3 bots do not fit at a table of 2"),
        ({"bots": ()}, "at least one kind of table and one bot"),
    ],
)
def test_a_plan_that_cannot_be_played_is_refused(
    change: dict[str, int | tuple[str, ...]], sentence: str
) -> None:
    with pytest.raises(BadInput, match=sentence):
        plan(**change)  # type: ignore[arg-type]  # one changed argument of any kind


def test_options_that_only_the_set_up_can_refuse_are_refused_before_a_game(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def new(_: object, players: int, options: object) -> State:
        raise BadInput("the river leaves the board")

    monkeypatch.setattr(type(find_game("carson")), "new", new)
    with pytest.raises(BadInput, match="the river leaves the board"):
        plan()


class _Onlooker:
    def __init__(self) -> None:
        self.seen: list[tuple[str, int]] = []

    def before(self, state: State, entry: Entry, moves: Sequence[Move]) -> None:
        assert state.agenda
        self.seen.append((entry.text, len(moves)))


def test_a_watcher_sees_every_entry_before_it_happens() -> None:
    onlooker = _Onlooker()
    result = simulation.play_scheduled(plan().scheduled(0), onlooker)
    assert result == play_game(plan(), 0)
    assert len(onlooker.seen) == result.decisions + result.forced + result.chances
    assert sum(moves for _, moves in onlooker.seen if moves > 1) == result.choices
