"""The order of our bots, and who decides instead."""

from __future__ import annotations

import pytest

from westbound.bots.ladder import DEFAULT_BOT, LEVELS, OLDER, in_order, those_below


def test_lists_begin_with_the_levels_and_end_with_bots_of_others() -> None:
    ours = [*LEVELS, *OLDER]
    assert in_order(sorted(["scout", "about", *ours])) == [*ours, "about", "scout"]
    assert DEFAULT_BOT in LEVELS


@pytest.mark.parametrize(
    ("kind", "below"),
    [
        ("legend", ("marshal", "rancher", "rookie", "drifter")),
        ("rookie", ("drifter",)),
        ("drifter", ()),
        ("greedy", ("cautious",)),
        ("cautious", ()),
        ("random", ()),
        ("scout", ("greedy", "cautious")),
    ],
)
def test_who_is_asked_instead(kind: str, below: tuple[str, ...]) -> None:
    assert those_below(kind) == below
