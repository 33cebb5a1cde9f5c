"""Makes bots, for simulations, terminal and tables alike.

An installed bot is an entry point of the group "westbound.bots"; ours use the same mechanism.
Any other class is named as `module:Class`, a program in any language as `cmd:./program`: that
runs code, so whoever takes names from strangers, as a server or a saved match does, should allow
installed bots only.
"""

from __future__ import annotations

import inspect
import logging
from collections.abc import Sequence
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from typing import Final, cast

from westbound.bots.bot import Bot
from westbound.bots.info import BotInfo
from westbound.bots.ladder import in_order
from westbound.bots.parameters import names_file, parameters, read_values
from westbound.bots.process_bot import ProcessBot
from westbound.bots.spec import COLON, BotSpec, read_spec
from westbound.engine.errors import BadInput
from westbound.engine.game import Game
from westbound.engine.state import State

log = logging.getLogger("westbound.bots")

GROUP: Final = "westbound.bots"
STYLE: Final = "style"  # the parameter that takes a style of the game
PROGRAM: Final = "cmd"  # before the colon and the command of a bot in another program


# --- lists


def bot_names(game: Game[State] | None = None) -> list[str]:
    """The installed bots; with a game also its styles, each after the bot that can play them."""
    return [
        name
        for bot in in_order(_installed())
        for name in (bot, *(bot + COLON + style for style in styles_of(bot, game)))
    ]


def styles_of(name: str, game: Game[State] | None) -> Sequence[str]:
    """The styles that an installed bot can play in the game: those of the game, or its own."""
    if game is None or not _takes_style(name):
        return ()
    own = getattr(_class_if_it_loads(name), "styles_in", None)
    return cast("Sequence[str]", own(game)) if callable(own) else game.styles


def bot_info(name: str) -> BotInfo | None:
    """What an installed bot says about itself, if it does."""
    info = getattr(_class_if_it_loads(name), "info", None)
    return info if isinstance(info, BotInfo) else None


def _takes_style(name: str) -> bool:
    cls = _class_if_it_loads(name)
    return cls is not None and STYLE in parameters(cls)


@cache
def _class_if_it_loads(name: str) -> type | None:
    """Somebody else's broken package must not hide the other bots."""
    try:
        return _installed_class(name)
    except BadInput as error:
        log.warning("%s", error)
        return None


# --- making


def make_bot(text: str, game: Game[State] | None = None, *, modules: bool = True) -> Bot:
    """The bot that a text such as `scout(futures=4)` asks for; BadInput says what is wrong.

    What depends on the game, such as a style, is checked where the game is known. With
    `modules=False` only the code of installed bots is imported, no bot that starts a program is
    made, and none that reads a file.
    """
    spec = read_spec(text)
    command: tuple[str, ...] = ()
    if spec.kind in _installed():
        cls, texts = _installed_class(spec.kind), _with_style(spec, game)
    elif spec.kind == PROGRAM and modules:
        cls, texts, command = ProcessBot, dict(spec.params), (spec.after_colon or "",)
    elif spec.kind and spec.after_colon and modules:
        cls, texts = _class_of(spec.kind, spec.after_colon, game), dict(spec.params)
    else:
        raise _unknown(spec, game)
    if not modules:
        _refuse_files(spec, cls)
    values = read_values(spec.bot, cls, texts)
    try:
        bot = cls(*command, **values)
        if game is not None and hasattr(bot, "check_game"):
            bot.check_game(game)
        return cast("Bot", bot)
    except ValueError as error:
        raise BadInput(f"the bot {str(spec)!r} cannot be made: {error}") from None


def is_installed(text: str) -> bool:
    """Whether the text names an installed bot: making it runs no other code."""
    return read_spec(text).kind in _installed()


def can_play(text: str, game: Game[State]) -> bool:
    """Whether the text names an installed bot that can be made for this game."""
    try:
        make_bot(text, game, modules=False)
    except BadInput:
        return False
    return True


def _with_style(spec: BotSpec, game: Game[State] | None) -> dict[str, str]:
    texts = dict(spec.params)
    if spec.after_colon is not None:
        if not spec.after_colon or not _takes_style(spec.kind):
            raise _unknown(spec, game)
        if STYLE in texts:
            raise BadInput(f"the bot {str(spec)!r} has two styles")
        texts[STYLE] = spec.after_colon
    style = texts.get(STYLE)
    if style is not None and game is not None:
        _check_style(spec.kind, style, game)
    return texts


def _check_style(kind: str, style: str, game: Game[State]) -> None:
    styles = styles_of(kind, game)
    if style not in styles:
        known = ", ".join(styles) or "none"
        raise BadInput(f"{game.title} has no style {style!r}; its styles are: {known}")


def _refuse_files(spec: BotSpec, cls: type) -> None:
    for name, parameter in parameters(cls).items():
        if name in spec.params and names_file(parameter):
            raise BadInput(f"the bot {str(spec)!r} cannot be made here: {name} names a file")


def _unknown(spec: BotSpec, game: Game[State] | None) -> BadInput:
    return BadInput(f"there is no bot {spec.bot!r}; there are: {', '.join(bot_names(game))}")


# --- classes


@cache
def _installed() -> dict[str, EntryPoint]:
    return {entry.name: entry for entry in entry_points(group=GROUP)}


@cache
def _installed_class(name: str) -> type:
    entry = _installed()[name]
    try:
        found = entry.load()
    except Exception as error:  # whatever somebody else's module raises
        raise _cannot_load(f"the bot {name!r}", entry.value, error) from error
    return _checked(found, name)


def _class_of(module: str, name: str, game: Game[State] | None) -> type:
    """The class of `module:Class`."""
    bot = module + COLON + name
    try:
        found = getattr(import_module(module), name, None)
    except ModuleNotFoundError as error:
        if error.name is None or not f"{module}.".startswith(f"{error.name}."):
            raise _cannot_load(f"the bot {bot!r}", module, error) from error
        there = ", ".join(bot_names(game))
        raise BadInput(
            f"there is no bot {bot!r}; there are: {there}; nor is there a module {module!r}"
        ) from None
    except Exception as error:  # whatever it does when it is imported
        raise _cannot_load(f"the bot {bot!r}", module, error) from error
    if found is None:
        raise BadInput(f"the module {module!r} has no class {name!r}")
    return _checked(found, bot)


def _cannot_load(bot: str, module: str, error: Exception) -> BadInput:
    return BadInput(f"{bot} cannot be used: {module} raised {type(error).__name__}: {error}")


def _checked(found: object, name: str) -> type:
    """A bot is a class with a method `choose`."""
    if not inspect.isclass(found) or not callable(getattr(found, "choose", None)):
        raise BadInput(f"{name!r} is not a bot: it is not a class with a method `choose`")
    return found
