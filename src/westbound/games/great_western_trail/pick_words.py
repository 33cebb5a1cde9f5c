"""Picks as words: a route is one word for each location on the way."""

from __future__ import annotations


def pick_words(pick: str) -> tuple[str, ...]:
    """`via:B+drought1` is `via:B`, `via:drought1`; all these words are in routes of two steps."""
    group, _, name = pick.partition(":")
    return tuple(f"via:{space}" for space in name.split("+")) if group == "via" else (pick,)
