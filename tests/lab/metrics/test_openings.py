from __future__ import annotations

from westbound.engine.rng import Rng
from westbound.games.registry import find_game
from westbound.lab.metrics.openings import MOVES, FirstMove, Label, OpeningRecorder, openings


def first(seat: int, move: str, step: str = "a", decision: int = 0) -> FirstMove:
    return FirstMove(step, seat, decision, move, Label("take", seat, {"number": 1}))


def test_a_move_that_wins_every_time_stands_out() -> None:
    matches = [([first(0, "good"), first(1, "bad")], (1, 2), 10)] * 20
    (found,) = openings(matches, 2)
    assert [(m.move, m.wins.value, m.verdict) for m in found.moves] == [
        ("bad", 0, -1),
        ("good", 1, 1),
    ]


def test_what_happens_as_often_as_chance_would_have_it_does_not_stand_out() -> None:
    won, lost = (
        ([first(0, "x"), first(1, "y")], (1, 2), 10),
        ([first(0, "x"), first(1, "y")], (2, 1), 10),
    )
    (found,) = openings([won, lost] * 10, 2)
    assert [move.verdict for move in found.moves] == [0, 0]


def test_rare_moves_are_told_together() -> None:
    matches = [([first(0, "x"), first(1, f"rare {n}")], (1, 2), 10) for n in range(20)]
    matches += [([first(0, "x"), first(1, "y")], (1, 2), 10)] * 9
    (found,) = openings(matches, 2)
    assert [(move.move, move.wins.of) for move in found.moves] == [("x", 29), ("y", 9), ("", 20)]
    assert (found.kinds, found.listed) == (22, 2)
    assert found.moves[-1].label is None
    many = [([first(0, f"{n % 12}"), first(1, f"{n % 12}")], (1, 2), 10) for n in range(120)]
    assert openings(many, 2)[0].listed == MOVES


def test_late_and_seldom_decisions_are_no_openings() -> None:
    both = [first(0, "x"), first(1, "y")]
    late = [first(0, "x", "late", 9), first(1, "y", "late", 9)]
    seldom = [first(0, "x", "seldom", 1)]
    matches = [(both + late + (seldom if n < 8 else []), (1, 2), 10) for n in range(20)]
    assert [opening.step for opening in openings(matches, 2)] == ["a"]


def test_the_first_decision_of_each_kind_is_kept() -> None:
    game = find_game("carson")
    state = game.new(2, {option.name: option.default for option in game.options})
    chances = 0
    while state.agenda[-1].seat < 0:
        game.apply(state, game.sample(state, Rng(1, chances)), -1)
        chances += 1
    recorder, seat = OpeningRecorder(game), state.agenda[-1].seat
    moves = game.legal(state, seat)
    for number, move in enumerate(moves[:2]):
        recorder.decision(state, "claim", seat, move, number)
    (kept,) = recorder.match()
    assert (kept.move, kept.decision) == (moves[0].text, 0)
    assert kept.label.params["seat"] == seat
