"""The bots by name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from westbound.bots.bot import Bot
from westbound.bots.greedy_bot import GreedyBot
from westbound.bots.random_bot import RandomBot
from westbound.engine.errors import BadInput

_BOTS: Final[dict[str, Callable[[], Bot]]] = {"greedy": GreedyBot, "random": RandomBot}


def bot_names() -> list[str]:
    return sorted(_BOTS)


def make_bot(name: str) -> Bot:
    """A bot of this name."""
    if name not in _BOTS:
        raise BadInput(f"there is no bot {name!r}; there are: {', '.join(bot_names())}")
    return _BOTS[name]()
