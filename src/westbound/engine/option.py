"""Table options as data: name, values, default and the rule they come from."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from reprlib import repr as short
from typing import TypeAlias

from westbound.engine.errors import BadInput
from westbound.engine.refusal import Refusal

Value: TypeAlias = "str | int | bool"


@dataclass(frozen=True, slots=True)
class Option:
    """One choice made when a table is opened. Its texts are in the catalogues under its name."""

    name: str
    values: tuple[Value, ...]
    default: Value
    rule: str
    beginner: Value | None = None
    also: Callable[[Value], bool] | None = None  # further values that cannot all be listed

    def accepts(self, value: Value) -> bool:
        listed = any(value == v and type(value) is type(v) for v in self.values)
        return listed or (self.also is not None and self.also(value))


def complete(options: tuple[Option, ...], chosen: Mapping[str, Value]) -> dict[str, Value]:
    """All options with the chosen values, the others at default; BadInput says what is off."""
    known = {option.name: option for option in options}
    for name, value in chosen.items():
        if name not in known:
            raise BadInput(Refusal("WB-015", case="option", option=short(name), options=(*known,)))
        if not known[name].accepts(value):
            raise _not_accepted(known[name], value, ", ".join(repr(v) for v in known[name].values))
    return {name: chosen.get(name, option.default) for name, option in known.items()}


def parse_value(option: Option, text: str) -> Value:
    """The value of an option as typed on a command line."""
    for value in option.values:
        if str(value).lower() == text.lower():
            return value
    if option.also is not None and option.also(text):
        return text
    allowed = ", ".join(str(v).lower() for v in option.values)
    raise _not_accepted(option, text, allowed)


def _not_accepted(option: Option, value: Value, allowed: str) -> BadInput:
    name, shown = repr(option.name), short(value)
    return BadInput(Refusal("WB-015", case="value", option=name, value=shown, values=allowed))
