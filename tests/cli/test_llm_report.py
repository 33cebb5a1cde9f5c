"""Counts as a report tells them."""

from __future__ import annotations

from collections import Counter

from westbound.cli.llm_report import _by


def test_the_most_frequent_comes_first() -> None:
    assert _by(Counter()) == ""
    assert _by(Counter({"no_answer": 1, "time": 3, "a": 1})) == " (time 3, a 1, no answer 1)"
