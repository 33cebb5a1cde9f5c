"""The characters as silhouettes, cut like those of the time: a bust, 44 wide and 46 high."""

from __future__ import annotations

from typing import Final

from westbound.games.carson_city.drawing.portraits_frontier import FRONTIER
from westbound.games.carson_city.drawing.portraits_town import TOWN
from westbound.games.carson_city.drawing.silhouettes import BUST, HEAD, shape

_SHERIFF = (
    BUST + HEAD
    + shape("ink", "M-17-31.6c4-.6 6.4-1.4 8-2.2.4-6.6 2-10.4 4.6-10.6 1.6 0 2.6 1 4.4 1"
            "s2.8-1 4.4-1"
         "c2.6.2 4.2 4 4.6 10.6 1.6.8 4 1.6 8 2.2-3.6 2.6-9.6 4-17 4s-13.4-1.4-17-4z")
    + shape("gold", "M-8.6-33.6c5.6 1.6 11.6 1.6 17.2 0l.2 2c-5.8 1.6-11.8 1.6-17.6 0z")
    + shape("paper", "M-5-22.4"
            "c2-1.4 3.8-1.4 5-.4 1.2-1 3-1 5 .4-2 1.4-3.8 1.2-5 .4-1.2.8-3 1-5-.4z")
    + shape("gold", "M9-11l1.5 3.1 3.5.4-2.6 2.4.7 3.4L9-3.4 5.9-1.7l.7-3.4L4-7.5l3.5-.4z")
)  # fmt: skip
_BANKER = (
    BUST + HEAD
    + shape("ink", "M-13.4-33c2.4-.4 4-1 5-1.6L-9-46h18l-.6 11.4c1 .6 2.6 1.2 5 1.6-2.6"
         " 2.2-7.6 3.2-13.4 3.2"
         "S-10.8-30.8-13.4-33z")
    + shape("gold", "M-8.7-37.6c5.6 1.4 11.8 1.4 17.4 0l-.1 2.4c-5.6 1.4-11.6 1.4-17.2 0z")
    + shape("paper", "M-4.4-16.4L0-13l4.4-3.4L6.6-2 0 0l-6.6-2z")
    + shape("ink", "M-5-14.6l5 2 5-2v5.4l-5-2-5 2z")
    + '<circle class="k-ring" cx="3.4" cy="-26" r="2.8"/>'
    + shape("chain", "M5.4-24C7-18 8-14 12-8")
)  # fmt: skip
_GROCER = (
    BUST + HEAD
    + shape("ink", "M-9-24c-2-8 1.4-14.6 9-14.6S11-32 9-24c-.4 2-1.6 3-2.6"
         " 2.6.8-4-.4-8-2.4-10-3 2-7.6 3-10.6 3"
         "-.4 2.4-.2 5 .2 7-1 .4-2.2-.6-2.6-2.6z")
    + '<circle class="k-ink" cx="0" cy="-41" r="5"/>'
    + shape("gold", "M-4.6-38c3 1.4 6.2 1.4 9.2 0l.6 1.6c-3.4 1.6-7 1.6-10.4 0z")
    + shape("paper", "M-7.6-13.6c.4 4.6 3.4 6.6 7.6 6.6s7.2-2 7.6-6.6l2.2.8C11-8 11-4 11 0h-22"
         "c0-4 0-8 1.2-12.8z")
    + shape("gold", "M-2-10l2-1 2 1v2.4l-2-1-2 1z")
)  # fmt: skip
_CHINESE_WORKER = (
    shape("handle", "M-19.4-2L15.6-36")
    + shape("iron", "M11-40.4l8.6 8.6-3 2.8-8.4-8.6z")
    + BUST + HEAD
    + shape("ink", "M-20-29.4C-13-33-6-38-1.6-42c1-.8 2.2-.8 3.2 0C6-38 13-33 20-29.4c-5"
         " 2.2-12.6 3.2-20 3.2"
         "s-15-1-20-3.2z")
    + shape("straw", "M-12.6-32.4L0-30l12.6-2.4M-7-36.6L0-35l7-1.6")
    + shape("paper", "M-3.4-15.6L0-8l3.4-7.6 1.6 1L1-3h-2l-4-11.6z")
)  # fmt: skip
_SETTLER = (
    shape("handle", "M16 0v-33")
    + shape("iron", "M12.6-33.6h6.8v-7c-1.4-2.2-5.4-2.2-6.8 0z")
    + BUST + HEAD
    + shape("ink", "M-16-32c3 0 6-.6 7.6-1.6.6-5.4 3-7.8 8.4-7.8s7.8 2.4 8.4 7.8"
            "c1.6 1 4.6 1.6 7.6 1.6"
         "-3 3-9 4.2-16 4.2s-13-1.2-16-4.2z")
    + shape("ink", "M-7.6-25c.4 8 2.4 13.6 7.6 13.6S7.2-17 7.6-25z")
    + shape("gold", "M-8.4-34.4c5.4 1.4 11.4 1.4 16.8 0v1.8c-5.4 1.4-11.4 1.4-16.8 0z")
    + shape("brace", "M-10.6-13L-8 0M10.6-13L8 0")
)  # fmt: skip
_CAPTAIN = (
    BUST + HEAD
    + shape("ink", "M-8.6-32.4l-.6-7.2c5-3 13-4.6 18-2.4l-.4 9.6c3 .6 5.4 1.6 7"
         " 3.2-7.6-.6-16-1-23.4 0z")
    + shape("gold", "M-8.8-35.4c5.4 1.4 12 1.4 17.2 0v2.6c-5.4 1.2-11.8 1.2-17 0z")
    + shape("gold", "M-18.6-8c.6-3 3-5 7.2-5.6L-9-9.4c-3 0-6.4 1.4-8 4zM18.6-8"
         "c-.6-3-3-5-7.2-5.6L9-9.4c3 0 6.4 1.4 8 4z")
    + shape("button", "M-3-11v.1M3-11v.1M-3-6.6v.1M3-6.6v.1M-3-2.2v.1M3-2.2v.1")
    + shape("paper", "M-4.4-22c2-1.2 6.8-1.2 8.8 0-2.4 1.4-6.4 1.4-8.8 0z")
)  # fmt: skip
_MERCENARY = (
    shape("ink", "M-21 0c0-8 6-13.4 14.6-14.6h12.8C15-13.4 21-8 21 0z")
    + HEAD
    + shape("ink", "M-20-33.4c4.6 1.4 8.6.4 11-.8.6-5.8 3-8.8 9-8.8s8.4 3 9 8.8"
            "c2.4 1.2 6.4 2.2 11 .8"
         "-3.4 4.8-11 6.4-20 6.4s-16.6-1.6-20-6.4z")
    + shape("scarf", "M-8-22.6c5 1.6 11 1.6 16 0-.6 5-3 8-8 11-5-3-7.4-6-8-11z")
    + shape("belt", "M-14-10.6L10 0M14-10.6L-10 0")
    + shape("button", "M-10-8.8v.1M-5.6-6.8v.1M10-8.8v.1M5.6-6.8v.1M0-4.4v.1")
)  # fmt: skip

PORTRAIT: Final = {
    "sheriff": _SHERIFF,
    "banker": _BANKER,
    "grocer": _GROCER,
    "chinese_worker": _CHINESE_WORKER,
    "settler": _SETTLER,
    "captain": _CAPTAIN,
    "mercenary": _MERCENARY,
    **TOWN,
    **FRONTIER,
}
CAMEO: Final = '<ellipse class="k-cameo" cx="0" cy="-21" rx="22.5" ry="27"/>'
PORTRAIT_BOX: Final = "-25 -50 50 58"


def portrait(name: str) -> str:
    """The silhouette in its oval frame."""
    return CAMEO + PORTRAIT[name]
