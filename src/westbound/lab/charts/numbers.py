"""Numbers as charts and pages show them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

Show: TypeAlias = Callable[[float], str]


def plain(value: float) -> str:
    """About three digits: 1234, 27.5, 0.08."""
    size = abs(value)
    decimals = 0 if size >= 100 or float(value).is_integer() else 1 if size >= 10 else 2
    text = f"{value:.{decimals}f}"
    if "." in text:
        text = text.rstrip("0").rstrip(".")
    return ("0" if text == "-0" else text).replace("-", "−")


def percent(share: float) -> str:
    """A share of one: 27 %."""
    return f"{plain(round(100 * share))} %"
