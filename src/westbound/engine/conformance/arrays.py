"""Checks of the observation arrays: their shape, their range, and that they tell things apart."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Mapping, Sequence
from math import isfinite
from typing import Final

from westbound.engine.arrays import ArrayField
from westbound.engine.conformance.walk import Position, Table, walk
from westbound.engine.errors import BadInput
from westbound.engine.game import Game
from westbound.engine.state import State

Fields = tuple[ArrayField, ...]
EVERY: Final = 5


def check_fields(fields: Fields) -> None:
    """Every field has a name of its own, a shape, a range and a meaning."""
    names = [field.name for field in fields]
    assert len(set(names)) == len(names), f"two fields of one name: {names}"
    for field in fields:
        assert field.size > 0, f"an empty field: {field}"
        assert field.low <= field.high, f"no number fits into {field}"
        assert field.meaning, f"nobody knows what it is: {field}"
        named = len(field.labels)
        assert named in (0, field.shape[-1]), f"{named} labels for the last axis of {field}"


def check_arrays(position: Position, fields: Fields) -> None:
    """The right number of numbers, each in its range, made of nothing but the observation."""
    game, state = position.game, position.state
    seat = len(position.history) % position.table.players  # one of them is enough
    observation = game.observe(state, seat)
    values = game.array_values(observation)
    check_values(fields, values)
    from_text = game.array_values(json.loads(json.dumps(observation)))
    assert list(from_text) == list(values), "other numbers after a detour through JSON"
    alike = game.determinize(observation, position.rng)
    again = game.array_values(game.observe(alike, seat))
    assert list(again) == list(values), f"two states that seat {seat} cannot tell apart differ"
    check_spectator(game, game.observe(state, None), fields)


def check_values(fields: Fields, values: Sequence[float]) -> None:
    size = sum(field.size for field in fields)
    assert len(values) == size, f"{len(values)} numbers for fields of {size}"
    start = 0
    for field in fields:
        part = values[start : start + field.size]
        start += field.size
        assert all(isfinite(number) for number in (min(part), max(part))), f"not finite: {field}"
        assert min(part) >= field.low, f"{min(part)} is too low for {field}"
        assert max(part) <= field.high, f"{max(part)} is too high for {field}"


def check_spectator(game: Game[State], observation: Mapping[str, object], fields: Fields) -> None:
    """A spectator has no seat to count from: that is refused, or one is chosen for them."""
    try:
        values = game.array_values(observation)
    except BadInput:
        return
    check_values(fields, values)


def check_differences(game: Game[State], table: Table, limit: int) -> None:
    """What a seat sees changed since its last decision changes its numbers too."""
    last: dict[int, tuple[Mapping[str, object], list[float]]] = {}
    decisions = Counter[int]()

    def check(position: Position) -> None:
        for seat in position.seats:
            decisions[seat] += 1
            if seat < 0 or decisions[seat] % EVERY > 1:  # of so many, two that follow each other
                continue
            seen = game.observe(position.state, seat)
            values = list(game.array_values(seen))
            before = last.get(seat)
            last[seat] = seen, values
            if before is not None and before[1] == values:
                changed = [name for name in seen if seen[name] != before[0].get(name)]
                assert not changed, f"seat {seat} sees no change of {changed} in its numbers"

    walk(game, table, check, limit=limit)
