"""Arguments that several commands have, each with one name and one meaning."""

from __future__ import annotations

from typing import Annotated

import typer

from westbound.bots import bot_names
from westbound.engine.errors import BadInput
from westbound.engine.game import Game
from westbound.engine.match import check_players
from westbound.engine.state import State
from westbound.games.registry import games

GameId = Annotated[str, typer.Argument(help=f"The game: {', '.join(games())}.")]
Players = Annotated[
    str, typer.Option(help="A number, a range such as 2-6, or 'all'.", show_default=True)
]
TableOptions = Annotated[
    list[str] | None,
    typer.Option("--option", help="A table option as name=value; a file by its path."),
]
BotList = Annotated[
    str,
    typer.Option(
        help=f"Bots by name, separated by commas ({', '.join(bot_names())}), also with "
        "a style of the game such as greedy:builders, with parameters such as "
        "name(depth=2), a class of your own as module:Class, or a program in any "
        "language as cmd:./program. A short list is repeated to fill the "
        "table. The bots change seats from game to game."
    ),
]
Seed = Annotated[int, typer.Option(help="Same seed, same games.")]
Processes = Annotated[
    int | None, typer.Option(min=1, help="How many processes; all cores if not given.")
]
ClusterAddress = Annotated[
    str | None,
    typer.Option(
        "--cluster",
        metavar="ADDRESS|auto",
        help="Play on the machines of a Ray cluster (needs the extra 'ray').",
    ),
]


def given(ctx: typer.Context) -> set[str]:
    """The names of the parameters that were typed; all others are as usual."""
    sources = {name: ctx.get_parameter_source(name) for name in ctx.params}
    return {name for name, source in sources.items() if source and source.name != "DEFAULT"}


def number_setting(text: str) -> tuple[str, float]:
    """A setting of a training or a tuning, as NAME=NUMBER."""
    name, equals, value = text.partition("=")
    try:
        number = float(value)
    except ValueError:
        equals = ""
        number = 0.0
    if not equals:
        raise BadInput(f"a setting is NAME=NUMBER, not {text!r}")
    return name, int(number) if number.is_integer() and "." not in value else number


def parse_players(game: Game[State], text: str) -> list[int]:
    """The player counts of "4", "2-6" or "all"."""
    if text == "all":
        return list(game.players)
    low, dash, high = text.partition("-")
    if not low.isdecimal() or (dash and not high.isdecimal()):
        raise BadInput(f"players are a number, a range such as 2-6, or 'all', not {text!r}")
    first, last = int(low), int(high or low)
    if first > last:
        raise BadInput(f"the range of players {text!r} is empty")
    for count in (first, last):
        check_players(game, count)
    return list(range(first, last + 1))
