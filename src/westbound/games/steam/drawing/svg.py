"""Small helpers to write SVG as text; everything that comes from outside is escaped here."""

from __future__ import annotations

from html import escape
from typing import Final

# Class of a text: its size and the width of a common letter, to see whether it needs squeezing.
TYPE: Final = {
    "t-text": (14, 0.47),
    "t-name": (14, 0.55),
    "t-figure": (14, 0.56),
    "t-price": (16, 0.56),
    "t-value": (19, 0.56),
    "t-title": (24, 0.56),
    "t-head": (14, 0.6),
    "t-water": (17, 0.62),
}
_THIN: Final = "iljtfrI.,:'()/ "
_BROAD: Final = "mwMW"


def safe(words: str) -> str:
    """Escaped for text and for attributes in double quotes."""
    return escape(words, quote=True)


def number(value: float) -> str:
    """As short as possible: 3 instead of 3.0, one digit behind the point at most."""
    short = f"{value:.1f}".removesuffix(".0")
    return "0" if short == "-0" else short


def point(x: float, y: float) -> str:
    """Two coordinates of a path; a minus sign needs no space before it."""
    across, down = number(x), number(y)
    return f"{across}{down}" if down[0] == "-" else f"{across} {down}"


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


def use(what: str, x: float = 0, y: float = 0, scale: float = 1, cls: str = "") -> str:
    """A drawing of the definitions, put somewhere."""
    named = f' class="{cls}"' if cls else ""
    if scale != 1:
        place = f' transform="translate({number(x)} {number(y)})scale({scale:g})"'
    else:
        place = (f' x="{number(x)}"' if x else "") + (f' y="{number(y)}"' if y else "")
    return f'<use href="#{what}"{named}{place}/>'


def turned(what: str, sides: int, cls: str = "") -> str:
    """A drawing of the definitions for the north side, turned to another side of the hex."""
    named = f' class="{cls}"' if cls else ""
    turn = f' transform="rotate({60 * sides})"' if sides else ""
    return f'<use href="#{what}"{named}{turn}/>'


def box(cls: str, x: float, y: float, wide: float, high: float, round_: float) -> str:
    """A rectangle with round corners."""
    return (
        f'<rect class="{cls}" x="{number(x)}" y="{number(y)}" width="{number(wide)}" '
        f'height="{number(high)}" rx="{number(round_)}"/>'
    )


def plate(wide: float, high: float, round_: float, cls: str = "plate") -> str:
    """The same around 0,0."""
    return box(cls, -wide / 2, -high / 2, wide, high, round_)


def moved(content: str, x: float, y: float, scale: float = 1) -> str:
    """The content in a group of its own, put somewhere."""
    grown = f"scale({scale:g})" if scale != 1 else ""
    return f'<g transform="translate({number(x)} {number(y)}){grown}">{content}</g>'


def target(
    id_: str,
    pick: str,
    cls: str,
    label: str,
    content: str,
    place: tuple[float, float],
    *,
    site: bool = False,
) -> str:
    """Something that can be picked or hovered, at its place; `site`: what is decided about."""
    x, y = place
    about = ' data-site="yes"' if site else ""
    return (
        f'<g id="{id_}" class="{cls}" data-target="{pick}"{about} role="img" '
        f'aria-label="{safe(label)}" transform="translate({number(x)} {number(y)})">{content}</g>'
    )


def icon(content: str, view: str, cls: str = "") -> str:
    """A small drawing on its own, for HTML; it says nothing to a screen reader."""
    return (
        f'<svg class="art {cls}" viewBox="{view}" aria-hidden="true" focusable="false">'
        f"{content}</svg>"
    )
