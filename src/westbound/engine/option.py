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
    """One choice made when a table is opened. Its texts are in the catalogues under its name.

    With `file`, the content of a file is a value too, that is any text of several lines: the
    function returns the file's title, or raises BadInput with what is wrong.
    A form offers one item, or none, of each of the `parts`: a text and the term that names it.
    """

    name: str
    values: tuple[Value, ...]
    default: Value
    rule: str
    beginner: Value | None = None
    accepts_custom: Callable[[Value], bool] | None = (
        None  # further values that cannot all be listed
    )
    file: Callable[[str], str] | None = None
    requires: str | None = None  # the option that must be on for this one to matter
    advanced: bool = False  # forms show it last
    parts: tuple[tuple[tuple[str, str], ...], ...] = ()  # a further value joins these by "+"

    def accepts(self, value: Value) -> bool:
        try:
            return self._is_listed(value) or self.title(value) is not None
        except BadInput:
            return False

    def title(self, value: Value) -> str | None:
        """What people call a value that is the text of a file; None for every other value."""
        if self.file is None or not isinstance(value, str) or "\n" not in value:
            return None
        return self.file(value)

    def check(self, value: Value) -> None:
        """Raise BadInput, with the reason, if the option cannot have this value."""
        if not self._is_listed(value) and self.title(value) is None:
            raise _not_accepted(self, value, ", ".join(repr(v) for v in self.values))

    def _is_listed(self, value: Value) -> bool:
        listed = any(value == v and type(value) is type(v) for v in self.values)
        return listed or (self.accepts_custom is not None and self.accepts_custom(value))


def complete(options: tuple[Option, ...], chosen: Mapping[str, Value]) -> dict[str, Value]:
    """All options with the chosen values, the others at default; BadInput says what is wrong."""
    known = {option.name: option for option in options}
    for name, value in chosen.items():
        if name not in known:
            raise BadInput(Refusal("WB-015", case="option", option=short(name), options=(*known,)))
        known[name].check(value)
    return {name: chosen.get(name, option.default) for name, option in known.items()}


def parse_value(option: Option, text: str) -> Value:
    """The value of an option as typed on a command line."""
    for value in option.values:
        if str(value).lower() == text.lower():
            return value
    if option.accepts(text):
        return text
    allowed = ", ".join(str(v).lower() for v in option.values)
    raise _not_accepted(option, text, allowed)


def display_values(options: tuple[Option, ...], chosen: Mapping[str, Value]) -> dict[str, Value]:
    """The chosen values as lists show them: a file by its title, never by its text."""
    known = {option.name: option for option in options}
    return {name: known[name].title(value) or value for name, value in chosen.items()}


def _not_accepted(option: Option, value: Value, allowed: str) -> BadInput:
    name, tried = repr(option.name), short(value)
    return BadInput(Refusal("WB-015", case="value", option=name, value=tried, values=allowed))
