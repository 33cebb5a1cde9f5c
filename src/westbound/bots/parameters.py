"""Parameters of a bot, typed by the signature of its class."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping
from pathlib import Path
from types import UnionType
from typing import Final, TypeAlias, Union, get_args, get_origin

from westbound.engine.errors import BadInput

Value: TypeAlias = "str | int | float | bool | Path"

# The first of these types that an annotation allows reads the text; bool before int, its base.
_WORDS: Final[Mapping[type, str]] = {
    bool: "true or false",
    int: "a whole number",
    float: "a number",
    str: "a text",
    Path: "a file",
}


def parameters(cls: type) -> dict[str, inspect.Parameter]:
    """What the class can be made with, by name."""
    try:
        found = inspect.signature(cls, eval_str=True).parameters
    except NameError:  # an annotation only for type checkers
        found = inspect.signature(cls).parameters
    named = (inspect.Parameter.POSITIONAL_OR_KEYWORD, inspect.Parameter.KEYWORD_ONLY)
    return {name: parameter for name, parameter in found.items() if parameter.kind in named}


def names_file(parameter: inspect.Parameter) -> bool:
    """Whether its value is a file that the bot reads."""
    return Path in (parameter.annotation, *get_args(parameter.annotation))


def read_values(bot: str, cls: type, texts: Mapping[str, str]) -> dict[str, Value]:
    """The arguments for this class; BadInput names the bot and the parameter that is wrong."""
    known = parameters(cls)
    for name in texts:
        if name not in known:
            there = ", ".join(known) or "none"
            raise BadInput(f"the bot {bot!r} has no parameter {name!r}; it has: {there}")
    for name, parameter in known.items():
        if parameter.default is parameter.empty and name not in texts:
            raise BadInput(f"the bot {bot!r} needs the parameter {name!r}: {bot}({name}=…)")
    return {
        name: _value(f"the parameter {name!r} of the bot {bot!r}", _types(known[name]), text)
        for name, text in texts.items()
    }


def _types(parameter: inspect.Parameter) -> list[type]:
    """The types that can be written; without an annotation, any value will do."""
    hint = parameter.annotation
    allowed = get_args(hint) if get_origin(hint) in (Union, UnionType) else (hint,)
    return [kind for kind in _WORDS if hint is parameter.empty or kind in allowed]


def _value(what: str, types: list[type], text: str) -> Value:
    if not types:
        raise BadInput(f"{what} cannot be written as a text")
    for kind in types:
        try:
            return _READERS[kind](text)
        except ValueError:
            continue
    raise BadInput(f"{what} is {' or '.join(_WORDS[kind] for kind in types)}, not {text!r}")


def _read_bool(text: str) -> bool:
    if text.lower() not in ("true", "false"):
        raise ValueError(text)
    return text.lower() == "true"


_READERS: Final[Mapping[type, Callable[[str], Value]]] = {
    bool: _read_bool,
    int: int,
    float: float,
    str: str,
    Path: Path,
}
