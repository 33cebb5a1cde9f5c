"""SVG and HTML as text, element by element.

`el` writes one element and escapes its attributes; words between tags go through `escape` or
`TypeScale.text`. A drawing consists of thousands of small strings, many of them repeated, so
attributes, numbers and lines of text are cached.
"""

from __future__ import annotations

import html
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final, NamedTuple, TypeAlias

Attribute: TypeAlias = str | float | None  # None: the element does not have it

_REMEMBERED: Final = 1 << 15
_THIN: Final = "iljtfrI.,:'()/ "
_BROAD: Final = "mwMW"


# --- elements


def el(tag: str, *content: str, **attributes: Attribute) -> str:
    """An element: `el("g", inside, id="hex-1", cls="hex", aria_label=words)`.

    `content` is already markup. The attribute `cls` means `class`; an underscore means a hyphen.
    """
    written = map(_attribute, attributes, attributes.values())
    return "".join(("<", tag, *written, ">", *content, "</", tag, ">"))


def void(tag: str, **attributes: Attribute) -> str:
    """An element without content: a rectangle, a path, a circle."""
    return f"<{tag}{''.join(map(_attribute, attributes, attributes.values()))}/>"


@lru_cache(maxsize=_REMEMBERED)
def _attribute(name: str, value: Attribute) -> str:
    if value is None:
        return ""
    shown = "class" if name == "cls" else name.rstrip("_").replace("_", "-")
    return f' {shown}="{escape(value) if isinstance(value, str) else number(value)}"'


def escape(words: str) -> str:
    """Escaped for text and for attributes in double quotes."""
    return html.escape(words, quote=True)


@lru_cache(maxsize=_REMEMBERED)
def number(value: float) -> str:
    """As short as possible: 3 instead of 3.0, with at most one decimal."""
    short = f"{value:.1f}".removesuffix(".0")
    return "0" if short == "-0" else short


def point(x: float, y: float) -> str:
    """Two coordinates of a path; a minus sign needs no space before it."""
    across, down = number(x), number(y)
    return f"{across}{down}" if down[0] == "-" else f"{across} {down}"


def classes(*names: str) -> str:
    """The non-empty classes in one attribute: `classes("hex", "site" if chosen else "")`."""
    return " ".join(filter(None, names))


# --- where something is


def translation(x: float, y: float) -> str:
    """For the attribute `transform`."""
    return f"translate({number(x)} {number(y)})"


def rotation(degrees: float) -> str:
    return f"rotate({number(degrees)})"


def scaling(factor: float) -> str:
    return f"scale({factor:g})"


def translate(content: str, x: float, y: float, scale: float = 1) -> str:
    """The content in a group of its own, put somewhere."""
    scaled = scaling(scale) if scale != 1 else ""
    return f'<g transform="{translation(x, y)}{scaled}">{content}</g>'


def rotate(content: str, degrees: float) -> str:
    return f'<g transform="{rotation(degrees)}">{content}</g>'


def scale(content: str, factor: float) -> str:
    return f'<g transform="{scaling(factor)}">{content}</g>'


# --- what can be picked


def target(
    pick: str | None,
    label: str,
    *content: str,
    id: str = "",
    cls: str | None = None,
    at: tuple[float, float] | None = None,
    site: bool = False,
    tag: str = "g",
    **attributes: Attribute,
) -> str:
    """Something to pick, or only to look at (`pick` is None), with its label for screen readers.

    It always has an id, so that a page can replace it: by default that of the pick, with a
    hyphen. `site` marks the place that the open decision is about.
    """
    assert label, f"{pick or id} says nothing"
    assert pick or id, f"{label} has no id"
    return el(
        tag,
        *content,
        id=id or (pick or "").replace(":", "-"),
        cls=cls,
        data_target=pick,
        data_site="yes" if site else None,
        role="img",
        aria_label=label,
        transform=None if at is None else translation(*at),
        **attributes,
    )


# --- symbols


def use(
    symbol: str, x: float = 0, y: float = 0, scale: float = 1, cls: str = "", turn: float = 0
) -> str:
    """A symbol of the definitions, moved there, and optionally scaled and rotated by degrees."""
    named = f' class="{cls}"' if cls else ""
    if scale == 1 and not turn:
        across, down = f' x="{number(x)}"' if x else "", f' y="{number(y)}"' if y else ""
        return f'<use href="#{symbol}"{named}{across}{down}/>'
    place = translation(x, y) if x or y or scale != 1 else ""
    place += (scaling(scale) if scale != 1 else "") + (rotation(turn) if turn else "")
    return f'<use href="#{symbol}"{named} transform="{place}"/>'


def icon(content: str, view_box: str, cls: str = "") -> str:
    """A small drawing on its own, for HTML; hidden from screen readers."""
    return (
        f'<svg class="art {cls}" viewBox="{view_box}" aria-hidden="true" focusable="false">'
        f"{content}</svg>"
    )


# --- shapes


def rect(cls: str, x: float, y: float, width: float, height: float, radius: float) -> str:
    """A rectangle with round corners."""
    return void("rect", cls=cls, x=x, y=y, width=width, height=height, rx=radius)


def centered_rect(width: float, height: float, radius: float, cls: str = "plate") -> str:
    """The same around 0,0."""
    return rect(cls, -width / 2, -height / 2, width, height, radius)


def path(cls: str | None, d: str) -> str:
    return void("path", cls=cls, d=d)


# --- curves


class Point(NamedTuple):
    x: float
    y: float


def bezier(points: Sequence[Point]) -> list[tuple[Point, Point, Point, Point]]:
    """The Bézier pieces of a smooth curve through all points: start, two controls, end."""
    ends = [points[0], *points, points[-1]]
    pieces = []
    for before, start, end, after in zip(ends, ends[1:], ends[2:], ends[3:], strict=False):
        first = Point(start.x + (end.x - before.x) / 6, start.y + (end.y - before.y) / 6)
        second = Point(end.x - (after.x - start.x) / 6, end.y - (after.y - start.y) / 6)
        pieces.append((start, first, second, end))
    return pieces


def curve(points: Sequence[Point]) -> str:
    """The same as the data of a path."""
    d = f"M{point(*points[0])}"
    for _, first, second, end in bezier(points):
        d += f"C{point(*first)} {point(*second)} {point(*end)}"
    return d


# --- words


class TypeScale:
    """The styles of a game's texts: class, size, and the width of an average letter.

    The width of a letter tells whether a text must be squeezed; `broad` ones are wider.
    """

    def __init__(self, styles: Mapping[str, tuple[float, float]], broad: str = _BROAD) -> None:
        self.styles: Final = styles
        self.broad: Final = broad

    def size(self, style: str) -> float:
        return self.styles[style][0]

    @lru_cache(maxsize=_REMEMBERED)  # noqa: B019  a game has one scale, which lives forever
    def width_of(self, words: str, style: str) -> float:
        """About how wide a text will be."""
        size, letter = self.styles[style]
        thin, broad = sum(map(words.count, _THIN)), sum(map(words.count, self.broad))
        return (len(words) - 0.42 * thin + 0.5 * broad) * size * letter

    @lru_cache(maxsize=_REMEMBERED)  # noqa: B019  as above
    def text(
        self,
        x: float,
        y: float,
        words: str,
        style: str,
        *,
        anchor: str = "m",
        max_width: float = 0,
        tone: str = "",
    ) -> str:
        """A line of text, squeezed if it would be wider than `max_width`. Anchor: s, m or e."""
        squeeze = ""
        if max_width and self.width_of(words, style) > max_width:
            squeeze = f' textLength="{number(max_width)}" lengthAdjust="spacingAndGlyphs"'
        named = style if anchor == "m" else f"{style} a-{anchor}"
        named = f"{named} {tone}" if tone else named
        return (
            f'<text class="{named}" x="{number(x)}" y="{number(y)}"{squeeze}>{escape(words)}</text>'
        )

    def lines_of(self, words: str, style: str, max_width: float) -> list[str]:
        """The text in one line, or broken at a space into two lines of similar length."""
        if self.width_of(words, style) <= max_width or " " not in words:
            return [words]
        breaks = [i for i, letter in enumerate(words) if letter == " "]
        middle = min(breaks, key=lambda i: abs(i - len(words) / 2))
        return [words[:middle], words[middle + 1 :]]

    def paragraph(
        self,
        x: float,
        y: float,
        lines: Sequence[str],
        style: str,
        *,
        max_width: float,
        tone: str = "",
    ) -> str:
        """Lines below each other, centred on x; y is the first base line."""
        step = self.size(style)
        return "".join(
            self.text(x, y + i * step, line, style, max_width=max_width, tone=tone)
            for i, line in enumerate(lines)
        )


# --- the table


def board(
    name: str,
    size: tuple[float, float],
    label: str,
    summary: str,
    *content: str,
    summary_id: str = "board-summary",
) -> str:
    """The frame of the common table; `summary` is the position in a sentence or two."""
    width, height = size
    return el(
        "svg",
        el("desc", escape(summary), id=summary_id),
        *content,
        xmlns="http://www.w3.org/2000/svg",
        cls=f"board board-{name}",
        viewBox=f"0 0 {number(width)} {number(height)}",
        role="group",
        aria_label=label,
    )
