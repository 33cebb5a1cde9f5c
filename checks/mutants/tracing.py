"""Which lines of the rule modules a test runs."""

from __future__ import annotations

import sys
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Any, TypeAlias

Lines: TypeAlias = "dict[str, set[int]]"  # file -> lines


@contextmanager
def traced(files: frozenset[str]) -> Iterator[Lines]:
    found: Lines = defaultdict(set)

    def in_function(frame: FrameType, event: str, arg: Any) -> Any:
        if event == "line":
            found[frame.f_code.co_filename].add(frame.f_lineno)
        return in_function

    def at_call(frame: FrameType, event: str, arg: Any) -> Any:
        return in_function if frame.f_code.co_filename in files else None

    before = sys.gettrace()
    sys.settrace(at_call)
    try:
        yield found
    finally:
        sys.settrace(before)
