"""Who meets whom."""

from __future__ import annotations

import pytest

from tests.lab.tournament.made_up import FIRST, plan
from westbound.lab.tournament.formats import match_ups
from westbound.lab.tournament.plan import Format

BOTS = ("random", "greedy", FIRST)


@pytest.mark.parametrize(
    ("format", "mixed", "expected"),
    [
        (
            Format.ROUND_ROBIN,
            False,
            [("random", ("greedy",)), ("random", (FIRST,)), ("greedy", (FIRST,))],
        ),
        (Format.LADDER, False, [("greedy", ("random",)), (FIRST, ("greedy",))]),
        (Format.FIELD, False, [("random", ("greedy",)), ("random", (FIRST,))]),
        (Format.FIELD, True, [("random", ("greedy", FIRST))]),
    ],
)
def test_match_ups(
    format: Format, mixed: bool, expected: list[tuple[str, tuple[str, ...]]]
) -> None:
    found = match_ups(plan(bots=BOTS, format=format, mixed=mixed))
    assert [(match_up.first, match_up.others) for match_up in found] == expected
    assert [match_up.number for match_up in found] == list(range(len(expected)))
