"""The frame of a chart: size, title and description, colours and type."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final
from zlib import crc32

from westbound.kit.svg import TypeScale, el, escape, number

NARROW: Final = 320  # fits a telephone 360 pixels wide
WIDE: Final = 660

LINE: Final = 16  # from one line of text to the next
GAP: Final = 8


# Size, and width of an average letter: that of broad fonts, so that no system needs more.
TYPE: Final = TypeScale(
    {"c-label": (13, 0.65), "c-small": (12, 0.66), "c-strong": (13, 0.74)}, broad="mwMW%−×"
)

# Light and dark. A page's own colours go first: `--ink` and so on.
_COLOURS: Final = {
    "ink": ("#2b2118", "#f2e8d6"),
    "sepia": ("#755d3f", "#c6ab83"),
    "line": ("#dccfb1", "#4a3d2e"),
    "card": ("#fffaf0", "#28211a"),
    "brass": ("#b5862f", "#d6a84f"),
}
TONES: Final = (
    ("#1f6fb2", "#62a9e4"),  # the players' colours
    ("#d08a12", "#e9ad42"),
    ("#1a8f6a", "#3fb78f"),
    ("#b5302a", "#e56c64"),
    ("#77508f", "#b48fcb"),
    ("#4b5560", "#98a5b2"),
    ("#8a6a3b", "#c29a63"),  # and more of the same map
    ("#5b8fa8", "#8cc0d6"),
    ("#8f9a35", "#bcc763"),
    ("#c8674a", "#ef9a7c"),
    ("#a35d86", "#d490b5"),
    ("#6d7f5f", "#a3b691"),
)
_FONT: Final = (
    'var(--sans,"Alegreya Sans","Gill Sans",Optima,Candara,"Noto Sans","Trebuchet MS",'
    "system-ui,sans-serif)"
)
_RULES: Final = (
    "background:var(--c-card);"
    f"font:400 13px/1.2 {_FONT};font-variant-numeric:tabular-nums lining-nums;"
    "}.chart text{fill:var(--c-ink);text-anchor:middle}"
    ".chart .a-s{text-anchor:start}.chart .a-e{text-anchor:end}"
    ".chart .c-small{font-size:12px;fill:var(--c-sepia)}.chart .c-strong{font-weight:700}"
    ".chart .halo{paint-order:stroke;stroke:var(--c-card);stroke-width:4px;stroke-linejoin:round}"
    ".chart .grid{stroke:var(--c-line);stroke-width:1;fill:none}"
    ".chart .base{stroke:var(--c-sepia);stroke-width:1;fill:none}"
    ".chart .ref{stroke:var(--c-ink);stroke-width:1.5;stroke-dasharray:4 3;fill:none}"
    ".chart .whisker{stroke:var(--c-ink);stroke-width:1.6;fill:none}"
    ".chart .rim{stroke:var(--c-card);stroke-width:1.2}"
    ".chart .trace{stroke:var(--tone);stroke-width:2.2;fill:none;stroke-linejoin:round}"
    ".chart .band{fill:var(--tone);fill-opacity:.16;stroke:none}"
    ".chart .fill,.chart .m-mark{fill:var(--tone)}"
    ".chart .pill{fill:var(--c-card);stroke:none}"
    ".chart .cell{stroke:var(--c-line);stroke-width:1;fill:none}"
)


@cache
def style() -> str:
    """Written into each chart, so that it is whole by itself."""

    def declared(theme: int) -> str:
        own = "".join(f"--c-{name}:var(--{name},{c[theme]});" for name, c in _COLOURS.items())
        return own + "".join(f"--c{i}:var(--t{i},{c[theme]});" for i, c in enumerate(TONES))

    tones = "".join(f".chart .tone{i}{{--tone:var(--c{i})}}" for i in range(len(TONES)))
    return (
        f".chart{{{declared(0)}{_RULES}{tones}"
        f"@media(prefers-color-scheme:dark){{.chart{{{declared(1)}}}}}"
    )


def tone(index: int) -> str:
    """The class of a colour; after the last one they begin again."""
    return f"tone{index % len(TONES)}"


def chart(title: str, desc: str, size: tuple[float, float], *content: str) -> str:
    """The whole picture."""
    width, height = size
    name = f"c{crc32(f'{title}{desc}{width}{len(content)}'.encode()):08x}"
    return el(
        "svg",
        el("title", escape(title), id=f"{name}-t"),
        el("desc", escape(desc), id=f"{name}-d"),
        el("style", style()),
        *content,
        xmlns="http://www.w3.org/2000/svg",
        cls="chart",
        viewBox=f"0 0 {number(width)} {number(height)}",
        width=width,
        height=height,
        role="img",
        aria_labelledby=f"{name}-t {name}-d",
    )


def wrapped(words: str, max_width: float, style: str = "c-label") -> list[str]:
    """The words in lines that are no wider than this; a word that is wider stands alone."""
    lines: list[str] = []
    for word in words.split():
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and TYPE.width_of(longer, style) <= max_width:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines or [""]


def text_width(words: Sequence[str], style: str = "c-label") -> float:
    """That of the widest line."""
    return max((TYPE.width_of(line, style) for line in words), default=0.0)
