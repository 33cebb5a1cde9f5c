"""Looking into a state slot by slot: what it holds, and which parts of it can change."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from types import GetSetDescriptorType

from westbound.engine.codec import dump_step
from westbound.engine.move import Move
from westbound.engine.state import State
from westbound.engine.step import Step


def snapshot(state: State, leave_out: Sequence[str] = ()) -> dict[str, object]:
    """The value of every slot as plain data that later changes do not touch."""
    missing = [name for name in slot_names(type(state)) if not hasattr(state, name)]
    assert not missing, f"slots without a value: {missing}"
    names = (name for name in slot_names(type(state)) if name not in leave_out)
    return {name: _plain(getattr(state, name)) for name in names}


def changed(before: dict[str, object], after: dict[str, object]) -> list[str]:
    """The slots in which two snapshots differ, with both values."""
    return [
        f"{name}: {before[name]!r} became {after[name]!r}"
        for name in before
        if before[name] != after[name]
    ]


def _plain(value: object) -> object:
    if isinstance(value, Step):
        return dump_step(value)
    if isinstance(value, Move):
        return value.text
    if isinstance(value, list):
        return [_plain(item) for item in value]
    if isinstance(value, tuple):
        return tuple(_plain(item) for item in value)
    if isinstance(value, dict):
        return [(_plain(key), _plain(item)) for key, item in value.items()]
    if isinstance(value, set | frozenset):
        return sorted(map(repr, value))
    if isinstance(value, bytearray):
        return bytes(value)
    if _is_record(value):
        return {name: _plain(getattr(value, name)) for name in slot_names(type(value))}
    if value is None or isinstance(value, bool | int | float | str | bytes):
        return value
    return type(value).__name__  # what never changes is shared by all states


def mutables(state: State) -> Iterator[tuple[str, object]]:
    """Every part of the state that can change, nested ones too, each with its path."""
    for name in slot_names(type(state)):
        yield from _mutables(name, getattr(state, name))


def _mutables(path: str, value: object) -> Iterator[tuple[str, object]]:
    if isinstance(value, list | set | bytearray | dict) or _is_record(value):
        yield path, value
    if isinstance(value, list | tuple):
        for index, item in enumerate(value):
            yield from _mutables(f"{path}[{index}]", item)
    elif isinstance(value, dict):
        for key, item in value.items():
            yield from _mutables(f"{path}[{key!r}]", item)
    elif _is_record(value):
        for name in slot_names(type(value)):
            yield from _mutables(f"{path}.{name}", getattr(value, name))


def _is_record(value: object) -> bool:
    """A slotted object of a game, such as the part of one player, that is not frozen."""
    if isinstance(value, Step | Move | type) or not slot_names(type(value)):
        return False
    parameters = getattr(type(value), "__dataclass_params__", None)
    return not getattr(parameters, "frozen", False)


_slots: dict[type, tuple[str, ...]] = {}


def slot_names(cls: type) -> tuple[str, ...]:
    """The slots of a class and its bases, base first."""
    if cls not in _slots:
        bases = reversed(cls.__mro__)
        _slots[cls] = tuple(name for base in bases for name in _own_slots(base))
    return _slots[cls]


def _own_slots(cls: type) -> tuple[str, ...]:
    """Those of the class itself, not the inherited ones; a compiled class has no list of them."""
    own = vars(cls)
    if "__slots__" in own:
        return tuple(own["__slots__"])
    fields: tuple[str, ...] = getattr(cls, "fields", ())
    return tuple(name for name in fields if isinstance(own.get(name), GetSetDescriptorType))
