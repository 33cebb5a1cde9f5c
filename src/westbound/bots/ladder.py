"""Our bots from the weakest to the strongest, and who decides where one of them cannot."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

LEVELS: Final = ("drifter", "rookie", "rancher", "marshal", "legend")  # weakest first
OLDER: Final = ("random", "cautious", "greedy")
DEFAULT_BOT: Final = "rancher"  # the opponent of whoever asks for no other


def in_order(names: Iterable[str]) -> list[str]:
    """As lists show them: the levels, the bots that were there before them, those of others."""
    known = {name: number for number, name in enumerate(LEVELS + OLDER)}
    return sorted(names, key=lambda name: (known.get(name, len(known)), name))


def those_below(kind: str) -> tuple[str, ...]:
    """Who is asked instead, one after the other, if a bot of this kind fails."""
    if kind in LEVELS:
        return LEVELS[: LEVELS.index(kind)][::-1]
    return {"greedy": ("cautious",), "cautious": (), "random": ()}.get(kind, ("greedy", "cautious"))
