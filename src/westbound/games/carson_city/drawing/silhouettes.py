"""What the portraits share: a head, shoulders, and how a shape is written."""

from __future__ import annotations

from typing import Final


def shape(cls: str, d: str) -> str:
    """One path; its class names the tone (`k-ink`, `k-paper`, `k-gold` ...)."""
    return f'<path class="k-{cls}" d="{d}"/>'


def ring(cls: str, x: float, y: float, r: float) -> str:
    return f'<circle class="k-{cls}" cx="{x:g}" cy="{y:g}" r="{r:g}"/>'


def aside(content: str, x: float, y: float = 0, scale: float = 1) -> str:
    """A part of the figure that stands a little beside the middle."""
    grown = f" scale({scale:g})" if scale != 1 else ""
    return f'<g transform="translate({x:g} {y:g}){grown}">{content}</g>'


HEAD: Final = shape(
    "ink", "M-7.6-27c0-7 3-10 7.6-10s7.6 3 7.6 10c0 5-2.6 9.6-7.6 9.6S-7.6-22-7.6-27z"
)
BUST: Final = shape(
    "ink", "M-19 0c.4-9.6 5-13 12.6-14.6 1.6-1.4 2-3 2-5.4h8.8c0 2.4.4 4 2 5.4C14-13 18.6-9.6 19 0z"
)
# Narrower: the women.
SLIGHT_HEAD: Final = shape(
    "ink", "M-7.2-27c0-6.8 2.8-9.8 7.2-9.8s7.2 3 7.2 9.8c0 5.2-3 10-7.2 10s-7.2-4.8-7.2-10z"
)
SLIGHT: Final = shape(
    "ink", "M-17 0c.4-7.8 4-11 9.6-12.8 3-1 3.8-3 3.8-6h7.2c0 3 .8 5 3.8 6C13-11 16.6-7.8 17 0z"
)
