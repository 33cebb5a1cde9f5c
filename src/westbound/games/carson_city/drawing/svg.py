"""Small helpers to write SVG as text; everything that comes from outside is escaped here."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final

# Class of a text: its size and the width of a common letter, to see whether it needs squeezing.
TYPE: Final = {
    "t-small": (11, 0.49),
    "t-survey": (11, 0.49),
    "t-text": (12, 0.49),
    "t-name": (11.5, 0.57),
    "t-figure": (12, 0.56),
    "t-price": (14, 0.56),
    "t-title": (19, 0.62),
}
_THIN: Final = "iljtfrI.,:'()/ "
_BROAD: Final = "mwMW"


def safe(words: str) -> str:
    """Escaped for text and for attributes in double quotes."""
    return escape(words, quote=True)


def number(value: float) -> str:
    """As short as possible: 3 instead of 3.0, one digit behind the point at most."""
    return f"{value:.1f}".removesuffix(".0")


def width_of(words: str, style: str) -> float:
    """About how wide a text will be."""
    size, letter = TYPE[style]
    thin, broad = sum(map(words.count, _THIN)), sum(map(words.count, _BROAD))
    return (len(words) - 0.42 * thin + 0.5 * broad) * size * letter


def text(
    x: float,
    y: float,
    words: str,
    style: str,
    *,
    anchor: str = "m",
    room: float = 0,
    tone: str = "",
) -> str:
    """A line of text; squeezed into `room` when it would be wider. Anchor: s, m or e."""
    squeeze = ""
    if room and width_of(words, style) > room:
        squeeze = f' textLength="{number(room)}" lengthAdjust="spacingAndGlyphs"'
    classes = style if anchor == "m" else f"{style} a-{anchor}"
    classes = f"{classes} {tone}" if tone else classes
    return f'<text class="{classes}" x="{number(x)}" y="{number(y)}"{squeeze}>{safe(words)}</text>'


def lines_of(words: str, style: str, room: float) -> list[str]:
    """The text in one line, or broken at a blank into two lines of like length."""
    if width_of(words, style) <= room or " " not in words:
        return [words]
    breaks = [i for i, letter in enumerate(words) if letter == " "]
    middle = min(breaks, key=lambda i: abs(i - len(words) / 2))
    return [words[:middle], words[middle + 1 :]]


def paragraph(
    x: float, y: float, words: Sequence[str], style: str, *, room: float, tone: str = ""
) -> str:
    """Lines below each other, centred on x; y is the first base line."""
    step = TYPE[style][0]
    return "".join(
        text(x, y + i * step, line, style, room=room, tone=tone) for i, line in enumerate(words)
    )


def use(what: str, x: float = 0, y: float = 0, scale: float = 1, cls: str = "") -> str:
    """A drawing of the definitions, put somewhere."""
    place = f"translate({number(x)} {number(y)})" if x or y else ""
    if scale != 1:
        place += f"scale({scale:g})"
    place = f' transform="{place}"' if place else ""
    named = f' class="{cls}"' if cls else ""
    return f'<use href="#{what}"{named}{place}/>'


def definition(name: str, content: str) -> str:
    """A drawing to be used many times; the class lets the rules of the style sheet reach it."""
    return f'<g id="{name}" class="board-carson">{content}</g>'


def moved(content: str, x: float, y: float, scale: float = 1) -> str:
    """The content in a group of its own, put somewhere."""
    grown = f" scale({scale:g})" if scale != 1 else ""
    return f'<g transform="translate({number(x)} {number(y)}){grown}">{content}</g>'


def icon(content: str, box: str, cls: str = "") -> str:
    """A small drawing on its own, for HTML; it says nothing to a screen reader."""
    return (
        f'<svg class="art {cls}" viewBox="{box}" aria-hidden="true" focusable="false">'
        f"{content}</svg>"
    )
