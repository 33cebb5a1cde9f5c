"""The bots by name. A name may end with a style of the game after a colon: `greedy:builders`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from westbound.bots.bot import Bot
from westbound.bots.greedy_bot import GreedyBot
from westbound.bots.random_bot import RandomBot
from westbound.engine.errors import BadInput
from westbound.engine.game import Game
from westbound.engine.state import State

_BOTS: Final[dict[str, Callable[[], Bot]]] = {"greedy": GreedyBot, "random": RandomBot}
_WITH_STYLE: Final[dict[str, Callable[[str], Bot]]] = {"greedy": GreedyBot}
COLON: Final = ":"


def bot_names(game: Game[State] | None = None) -> list[str]:
    """All bots; with a game also its styles, each after the bot that can play them."""
    styles = () if game is None else game.styles
    return [
        name
        for bot in sorted(_BOTS)
        for name in (bot, *(bot + COLON + s for s in styles if bot in _WITH_STYLE))
    ]


def make_bot(name: str, game: Game[State] | None = None) -> Bot:
    """A bot of this name. A style is checked where the game is known."""
    kind, colon, style = name.partition(COLON)
    makers = _WITH_STYLE if colon else _BOTS
    if kind not in makers or (colon and not style):
        raise BadInput(f"there is no bot {name!r}; there are: {', '.join(bot_names(game))}")
    if not colon:
        return _BOTS[kind]()
    if game is not None and style not in game.styles:
        known = ", ".join(game.styles) or "none"
        raise BadInput(f"{game.title} has no style {style!r}; its styles are: {known}")
    return _WITH_STYLE[kind](style)
