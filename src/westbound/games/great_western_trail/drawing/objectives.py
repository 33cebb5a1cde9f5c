"""Objective cards: the display on the table, and the face of a card for every place."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Final

from westbound.games.great_western_trail.components import CARD_CODES, OBJECTIVES, TASKS
from westbound.games.great_western_trail.drawing.effects import effect, tokens
from westbound.games.great_western_trail.drawing.layout import OBJECTIVES as PLACE
from westbound.games.great_western_trail.drawing.phrases import objective_words
from westbound.games.great_western_trail.drawing.svg import box, number, safe, text, use
from westbound.games.great_western_trail.drawing.words import Words, upper
from westbound.games.great_western_trail.observation import View

CARD: Final = (132.0, 76.0)
_X, _Y, _WIDE, _HIGH = PLACE
_STEP: Final = 86.0
TASK_SIGN: Final = {
    "building": "house",
    "green_teepee": "teepee",
    "blue_teepee": "teepee",
    "hazard": "warning",
    "station": "station",
    "breeding_3": "any",
    "west_highland": "cow",
    "texas_longhorn": "cow",
    "san_francisco": "shield",
}
_FIGURE: Final = {
    "breeding_3": "3",
    "west_highland": "4",
    "texas_longhorn": "5",
    "san_francisco": "18",
}


def objective_display(view: View, words: Words) -> str:
    """The four cards; equal ones can both be picked."""
    seen: Counter[str] = Counter()
    parts = []
    for index, card in enumerate(view["objective_display"]):
        seen[card] += 1
        parts.append(_card(words, card, seen[card], index))
    title = text(_X + 10, _Y + 20, words.say("board", "objectives"), "t-name", anchor="s")
    left = str(view["objective_stack"])
    label = safe(words.say("label", "objective_stack", n=view["objective_stack"]))
    stack = (
        f'<g id="display-stack" class="pile-top" data-target="display:stack" role="img" '
        f'aria-label="{label}">{box("plate", _X + _WIDE - 50, _Y + 4, 44, 23, 5)}'
        f"{use('i-objective', _X + _WIDE - 37, _Y + 15.5, 0.9)}"
        f"{text(_X + _WIDE - 11, _Y + 20.5, left, 't-figure', anchor='e')}</g>"
    )
    return (
        f'<g class="display">{box("sheet", _X, _Y, _WIDE, _HIGH, 6)}'
        f"{title}{stack}{''.join(parts)}</g>"
    )


def _card(words: Words, card: str, copy: int, index: int) -> str:
    x, y = _X + 8, _Y + 29 + _STEP * index
    which = "" if copy == 1 else f"-{copy}"
    label = safe(upper(objective_words(words, card)))
    return (
        f'<g id="display-{card}{which}" class="goal" data-target="display:{card}" role="img" '
        f'aria-label="{label}" transform="translate({x:g} {y:g})">'
        f'<rect class="plate" width="{CARD[0]:g}" height="{CARD[1]:g}" rx="6"/>{face(card)}</g>'
    )


@cache
def face(card: str) -> str:
    """Immediate action, points and penalty above; the tasks as signs below."""
    objective = OBJECTIVES[CARD_CODES[card]]
    wide = CARD[0]
    action = effect(tokens(objective.action), 8, 16, "s") if objective.action else ""
    points = use("i-vp", wide - 52, 15, 0.9) + text(
        wide - 42, 21, str(objective.vp), "t-price", anchor="s"
    )
    penalty = (
        text(wide - 8, 21, f"−{objective.penalty}", "t-price", anchor="e", tone="shut")
        if objective.penalty
        else ""
    )
    return (
        f'{action}{points}{penalty}<path class="hair" d="M6 30h{number(wide - 12)}"/>'
        f"{tasks(card, wide / 2, 53)}"
    )


@cache
def tasks(card: str, x: float, y: float) -> str:
    """The tasks beside each other, centred."""
    objective = OBJECTIVES[CARD_CODES[card]]
    signs = [t for t, n in zip(TASKS, objective.tasks, strict=True) for _ in range(n)]
    left = x - 15 * (len(signs) - 1)
    return "".join(_task(task, left + 30 * i, y) for i, task in enumerate(signs))


def _task(task: str, x: float, y: float) -> str:
    cls = {"green_teepee": "green", "blue_teepee": "blue", "west_highland": "hide-west_highland",
           "texas_longhorn": "hide-texas_longhorn"}.get(task, "")  # fmt: skip
    figure = _FIGURE.get(task)
    ring = f'<circle class="ring" cx="{number(x)}" cy="{number(y)}" r="14"/>'
    if figure is None:
        return ring + use(f"i-{TASK_SIGN[task]}", x, y, 1.08, cls)
    below = text(x + 9, y + 14, figure, "t-figure", tone="ringed")
    return f"{ring}{use(f'i-{TASK_SIGN[task]}', x, y - 1, 1.08, cls)}{below}"
