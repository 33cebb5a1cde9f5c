"""A mutant takes the place of the code that is loaded already."""

from __future__ import annotations

import gc
from collections import defaultdict
from collections.abc import Iterator
from functools import _lru_cache_wrapper
from types import CodeType, FunctionType
from typing import Any, TypeAlias

Cached: TypeAlias = "_lru_cache_wrapper[Any]"  # no real type has arguments


def loaded_functions(files: frozenset[str]) -> dict[str, list[FunctionType]]:
    """Every function of these files, wherever it is held: by name, in a table, by a decorator."""
    found: dict[str, list[FunctionType]] = defaultdict(list)
    for thing in gc.get_objects():
        if type(thing) is FunctionType and thing.__code__.co_filename in files:
            found[thing.__code__.co_filename].append(thing)
    return found


def loaded_caches(files: frozenset[str]) -> list[Cached]:
    """Functions of these files that remember their answers: those would hide what a test runs."""
    return [
        thing
        for thing in gc.get_objects()
        if isinstance(thing, _lru_cache_wrapper)
        and type(thing.__wrapped__) is FunctionType
        and thing.__wrapped__.__code__.co_filename in files
    ]


def install(functions: list[FunctionType], code: CodeType) -> int:
    """Give the functions their new code; how many changed."""
    changed = 0
    new = {(c.co_qualname, c.co_firstlineno): c for c in nested(code)}
    for function in functions:
        old = function.__code__
        mutated = new.get((old.co_qualname, old.co_firstlineno))
        if mutated is not None and mutated != old:
            function.__code__ = mutated
            changed += 1
    return changed


def nested(code: CodeType) -> Iterator[CodeType]:
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield constant
            yield from nested(constant)
