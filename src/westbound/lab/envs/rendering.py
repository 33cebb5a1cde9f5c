"""What environments show: the drawing of the terminal, as text or on the screen."""

from __future__ import annotations

import sys
from typing import Final

from westbound.engine.errors import BadInput
from westbound.lab.envs.episode import Episode

ANSI: Final = "ansi"  # `render` gives the drawing
HUMAN: Final = "human"  # it is printed after each step
RENDER_MODES: Final = (HUMAN, ANSI)


def check_render_mode(mode: str | None) -> None:
    """BadInput if there is no such mode; None shows nothing."""
    if mode is not None and mode not in RENDER_MODES:
        raise BadInput(f"there is no render mode {mode!r}; there are: {', '.join(RENDER_MODES)}")


def render(episode: Episode, viewer: int | None, mode: str | None) -> str | None:
    """The drawing as this seat may see it (None: as everybody may), or nothing, once printed."""
    if mode is None:
        return None
    drawing = episode.draw(viewer)
    if mode == ANSI:
        return drawing
    sys.stdout.write(f"{drawing}\n")
    return None
