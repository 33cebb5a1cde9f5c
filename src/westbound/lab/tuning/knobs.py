"""What can be turned in a file of figures, and the file with other numbers in its places."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import exp
from typing import Any, Final, TypeAlias

from westbound.engine.figures import Figures, read_figures

Place: TypeAlias = "tuple[str | int, ...]"  # names of tables and figures, indices of lists

STYLES: Final = "styles"  # the table of ways to play, each with a character that is to stay
DIGITS: Final = 4
_COMMENT_OR_NUMBER: Final = re.compile(
    r"#[^\n]*|(?<![\w.])[-+]?\d[\d_]*(?:\.\d+)?(?:[eE][-+]?\d+)?(?!\w)"
)


@dataclass(frozen=True, slots=True)
class Knob:
    """Figures that are scaled by one factor."""

    name: str
    places: tuple[Place, ...]


def numbers(figures: Figures) -> dict[Place, float]:
    """All numbers, in the order of the file."""
    return dict(_numbers(figures, ()))


def _numbers(value: Any, place: Place) -> Iterator[tuple[Place, float]]:
    if isinstance(value, Mapping):
        for name, inner in value.items():
            yield from _numbers(inner, (*place, name))
    elif isinstance(value, list):
        for index, inner in enumerate(value):
            yield from _numbers(inner, (*place, index))
    else:
        yield place, value


def knobs_of(figures: Figures, *, each_entry: bool) -> tuple[Knob, ...]:
    """What is written with a decimal point and is not nought; whole numbers count something."""
    found: dict[Place, list[Place]] = {}
    for place, number in numbers(figures).items():
        if type(number) is float and number and place[0] != STYLES:
            names = tuple(part for part in place if isinstance(part, str))
            found.setdefault(place if each_entry else names, []).append(place)
    return tuple(Knob(_name(place), tuple(places)) for place, places in found.items())


def _name(place: Place) -> str:
    parts = [f"[{part}]" if isinstance(part, int) else f".{part}" for part in place]
    return "".join(parts)[1:]


def turned(text: str, knobs: Sequence[Knob], logs: Sequence[float]) -> str:
    """The file with its figures scaled by these logs of factors; comments stay."""
    new = numbers(read_figures(text))
    for knob, log in zip(knobs, logs, strict=True):
        for place in knob.places if log else ():
            new[place] = float(f"{new[place] * exp(log):.{DIGITS}g}")
    return _rewritten(text, new)


def _rewritten(text: str, new: Mapping[Place, float]) -> str:
    """The numbers of the file stand in it in the order in which it is read."""
    left = iter(new.values())

    def written(found: re.Match[str]) -> str:
        if found[0].startswith("#"):
            return found[0]
        number = next(left, None)
        return found[0] if number in (None, float(found[0])) else repr(number)

    changed = _COMMENT_OR_NUMBER.sub(written, text)
    if numbers(read_figures(changed)) != new:
        raise ValueError("a name of the file looks like a number")
    return changed
