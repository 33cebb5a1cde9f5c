"""The head line's small print: bag, houses, and what the common supplies hold."""

from __future__ import annotations

from typing import Final

from westbound.games.carson_city.base.drawing.scene import Scene
from westbound.games.carson_city.base.drawing.type_scale import text, width_of
from westbound.kit.svg import rect, target, use

END: Final = 483
_LINE: Final = 26


def supply_signs(scene: Scene) -> set[str]:
    """The signs that the head line and the turn track need and not every picture defines."""
    answers = map(scene.answer_sign, range(scene.view["players"]))
    return {found.sign for found in scene.supplies.values()} | set(filter(None, answers))


def supply(scene: Scene) -> str:
    """At the right end: first the signs with their numbers, then bag and houses in words."""
    view, texts = scene.view, scene.texts
    words = texts.say("board", "supply", bag=sum(view["bag"].values()), houses=view["houses_left"])
    drawn = [text(END, _LINE, words, "t-text", anchor="e", tone="faint")]
    x = END - width_of(words, "t-text") - 12  # spare room for wider fonts
    for name, (sign, count, _) in scene.supplies.items():
        figures = str(count)
        width = width_of(figures, "t-figure")
        x -= width + 24
        drawn.append(
            target(
                f"supply:{name}",
                texts.say("supplies", name, count=count),
                rect("plank", x - 3, _LINE - 15, width + 23, 21, 4),
                use(f"g-{sign}", x + 7, _LINE - 4.5, 0.84),
                text(x + 17, _LINE, figures, "t-figure", anchor="s"),
                cls="supply",
            )
        )
    return "".join(drawn)
