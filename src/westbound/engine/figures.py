"""The figures of a game's hand-written rating: `data/rating.toml`, which can be replaced.

They are numbers, lists of numbers, and tables of these.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from math import isfinite
from typing import Any, Final, TypeAlias

from westbound.engine.errors import BadInput

Figures: TypeAlias = "Mapping[str, Any]"

RATING_FILE: Final = "data/rating.toml"


@cache
def shipped_text(package: str) -> str:
    """The file of the game in this package, with its comments; empty if it has none."""
    found = files(package) / RATING_FILE
    return found.read_text(encoding="utf-8") if found.is_file() else ""


def shipped_figures(package: str) -> Figures:
    return read_figures(shipped_text(package))


def read_figures(text: str) -> Figures:
    """What such a file says, of whatever game; BadInput if it is no TOML."""
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadInput(f"it is no TOML: {error}") from None


def changed(shipped: Figures, changes: Figures) -> Figures:
    """The shipped figures with these in their places; BadInput names what has no such place."""
    return _table(shipped, changes, "")


def _table(shipped: Figures, changes: Figures, within: str) -> Figures:
    for name in changes:
        if name not in shipped:
            raise BadInput(f"there is no figure {within + name!r}; there are: {', '.join(shipped)}")
    places = {name: _value(shipped[name], new, within + name) for name, new in changes.items()}
    return {**shipped, **places}


def _value(shipped: Any, new: Any, name: str) -> Any:
    if isinstance(shipped, Mapping):
        if not isinstance(new, Mapping):
            raise BadInput(f"{name!r} is a table of figures, not {new!r}")
        return _table(shipped, new, name + ".")
    if isinstance(shipped, list):
        if not isinstance(new, list) or len(new) != len(shipped):
            raise BadInput(f"{name!r} is a list of {len(shipped)}, not {new!r}")
        pairs = zip(shipped, new, strict=True)
        return [_value(old, entry, f"{name}[{n}]") for n, (old, entry) in enumerate(pairs)]
    return _number(type(shipped), new, name)


def _number(kind: type, new: Any, name: str) -> float:
    """A whole number where the shipped one is whole."""
    fits = type(new) is int or (type(new) is float and kind is float and isfinite(new))
    if not fits:
        raise BadInput(f"{name!r} is a {'whole ' if kind is int else ''}number, not {new!r}")
    return kind(new)  # type: ignore[no-any-return]  # int or float
