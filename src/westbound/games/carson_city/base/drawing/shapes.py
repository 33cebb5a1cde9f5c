"""How a shape of the drawings is written."""

from __future__ import annotations


def shape(cls: str, d: str) -> str:
    """One path; its class names the tone (`k-ink`, `k-paper`, `k-gold` ...)."""
    return f'<path class="k-{cls}" d="{d}"/>'


def ring(cls: str, x: float, y: float, r: float) -> str:
    return f'<circle class="k-{cls}" cx="{x:g}" cy="{y:g}" r="{r:g}"/>'


def aside(content: str, x: float, y: float = 0, scale: float = 1) -> str:
    """A part of a drawing that stands a little beside the middle."""
    grown = f" scale({scale:g})" if scale != 1 else ""
    return f'<g transform="translate({x:g} {y:g}){grown}">{content}</g>'
