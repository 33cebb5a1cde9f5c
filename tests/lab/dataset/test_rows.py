"""The rows of a match: what the seat sees and chooses, and what came of it."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

import numpy as np
import pytest

from tests.lab.dataset.samples import museum
from westbound.engine.match import Match
from westbound.engine.standing import Standing, rank_seats
from westbound.lab.dataset.columns import MATCHES, PARTS, columns_of
from westbound.lab.dataset.decisions import decisions
from westbound.lab.dataset.rows import Provenance, decision_columns, match_row, values_of
from westbound.lab.envs.arrays import ObservationArrays
from westbound.lab.pick_index import PickIndex


def beginning(name: str, length: int) -> Match:
    match = museum(name).fork()
    match.rewind(length)
    return match


def test_a_row_tells_who_chose_what_among_what() -> None:
    match = museum("carson/v2/2-players-random")
    columns = decision_columns(match, 7, ("moves", "picks", "values"))
    assert list(columns) == [column.name for column in columns_of(("moves", "picks", "values"))]
    index = PickIndex(match.game, 2, match.options)
    words = index.words
    for row, decision in enumerate(decisions(match)):
        entry = match.log[decision.ply]
        facts = {name: column[row] for name, column in columns.items()}
        assert facts["match"] == 7
        assert (facts["seed"], facts["ply"], facts["seat"]) == (1, decision.ply, entry.seat)
        assert facts["move"] == entry.text
        assert facts["choices"] == len(decision.moves)
        assert [move.text for move in decision.moves] == facts["legal_moves"]
        assert facts["picks"] == index.numbers_of(entry.move)
        assert facts["pick_words"] == [words[number] for number in index.numbers_of(entry.move)]
        assert facts["step"] == decision.state.agenda[-1].kind
        assert facts["prompt"] == match.game.prompt(decision.state).key
    assert row + 1 == len(columns["match"]) > 50


def test_observations_are_the_arrays_of_the_seat_that_decides() -> None:
    match = beginning("carson/v2/3-players-random", 80)
    columns = decision_columns(match, 0, ("observations",))
    arrays = ObservationArrays(match.game, 3, match.options)
    seen = list(decisions(match))
    for row, decision in enumerate(decisions(match)):
        expected = arrays.flat(match.game.observe(decision.state, decision.seat))
        found: Any = columns["observation"][row]
        assert np.array_equal(np.array(found, dtype=np.float32), expected)
    assert {decision.seat for decision in seen} == {0, 1, 2}


def test_nothing_but_the_own_observation_is_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    """Sealed plans: at each decision only the seat's own view is made."""
    match = beginning("carson/v2/all-variants", 60)
    looked: list[object] = []
    observe = type(match.game).observe

    def spied(self: Any, state: Any, seat: int | None) -> Mapping[str, object]:
        looked.append(seat)
        return observe(self, state, seat)

    monkeypatch.setattr(type(match.game), "observe", spied)
    assert looked == []
    columns = decision_columns(match, 0, PARTS)
    assert looked == columns["seat"] != []


def test_the_values_are_those_of_the_end() -> None:
    match = museum("carson/v2/2-players-random")
    columns = decision_columns(match, 0, ("values",))
    standings = {standing.seat: standing for standing in match.standings()}
    for row, seat in enumerate(columns["seat"]):
        assert isinstance(seat, int)
        assert columns["points"][row] == standings[seat].points
        assert columns["rank"][row] == standings[seat].rank
        assert columns["win_share"][row] == (standings[seat].rank == 1)
        assert columns["best_opponent"][row] == standings[1 - seat].points


def test_a_shared_victory_is_shared() -> None:
    found = values_of(rank_seats([{"all": 5}, {"all": 9}, {"all": 9}]))
    assert [value.win_share for value in found] == [0, 0.5, 0.5]
    assert [value.best_opponent for value in found] == [9, 9, 9]
    assert [value.rank for value in found] == [3, 1, 1]
    assert values_of([Standing(0, 1, 7, {"all": 7})])[0].best_opponent is None


def test_a_running_match_has_no_values() -> None:
    match = museum("carson/v2/2-players-random--at-place-or-pass")
    columns = decision_columns(match, 0, ("values",))
    assert columns["points"]
    for name in ("points", "rank", "win_share", "best_opponent"):
        assert set(columns[name]) == {None}
    row = match_row(match, 0, Provenance(source="x.json"), decided=3)
    assert row["over"] is False
    assert "points" not in row


def test_the_row_of_a_match_loses_nothing() -> None:
    match = museum("steam/v1/3-players-random")
    row: dict[str, Any] = match_row(match, 4, Provenance(source="x.json"), decided=9, table=2)
    assert set(row) == {column.name for column in MATCHES}
    assert row["match_file"] == match.to_json()
    assert json.loads(row["options"]) == match.options
    breakdowns = json.loads(row["breakdown"])
    assert [sum(breakdown.values()) for breakdown in breakdowns] == row["points"]
    assert (row["rules_version"], row["entries"], row["table"]) == (1, len(match.log), 2)
    bankrupt = {standing.seat for standing in match.standings() if standing.out}
    assert [seat for seat, left in enumerate(row["left"]) if left] == sorted(bankrupt)
