"""States and steps to and from JSON, field by field."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from westbound.engine.errors import BadInput
from westbound.engine.json_types import Json
from westbound.engine.state import State
from westbound.engine.step import Step


def dump_step(step: Step) -> dict[str, Json]:
    """A step as its kind and its fields."""
    fields: dict[str, Json] = {"kind": step.kind}
    for name in step.fields:
        fields[name] = _dump(getattr(step, name))
    return fields


def load_step(data: Mapping[str, Any], kinds: Mapping[str, type[Step]]) -> Step:
    """The step that `dump_step` described."""
    cls = kinds.get(data["kind"])
    if cls is None:
        raise BadInput(f"there is no step {data['kind']!r}")
    return cls(*(_load(data[name]) for name in cls.fields))


def dump_fields(state: State, leave_out: Sequence[str] = ()) -> dict[str, Json]:
    """Every field of the state as JSON; whole numbers of any size stay exact (as text if huge)."""
    names = (n for n in state.fields if n not in leave_out and n != "agenda")
    fields: dict[str, Json] = {name: _dump(getattr(state, name)) for name in names}
    fields["agenda"] = [dump_step(step) for step in state.agenda]
    return fields


def load_fields(state: State, data: Mapping[str, Any], kinds: Mapping[str, type[Step]]) -> None:
    """Restore the fields that `dump_fields` wrote into a blank state."""
    for name, value in data.items():
        if name != "agenda":
            setattr(state, name, _load(value))
    state.agenda = [load_step(step, kinds) for step in data["agenda"]]


_EXACT = 1 << 53  # JSON readers keep integers exact up to here
_HEX = ("0x", "-0x")  # how larger integers begin


def _dump(value: Any) -> Json:
    if isinstance(value, bool) or value is None:
        return value
    if isinstance(value, str) and not value.startswith(_HEX):  # that would be read as a number
        return value
    if isinstance(value, int):
        return value if -_EXACT < value < _EXACT else hex(value)
    if isinstance(value, list):
        return [_dump(item) for item in value]
    if isinstance(value, tuple):
        return {"tuple": [_dump(item) for item in value]}
    raise TypeError(f"a state holds only numbers, texts and lists, not {value!r}")


def _load(value: Any) -> Any:
    if isinstance(value, str) and value.startswith(_HEX):
        return int(value, 16)
    if isinstance(value, list):
        return [_load(item) for item in value]
    if isinstance(value, dict):
        return tuple(_load(item) for item in value["tuple"])
    return value
