"""Objective cards: the display on the table, and the face of a card for every place."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Final

from westbound.games.great_western_trail.components import CARD_CODES, OBJECTIVES, TASKS
from westbound.games.great_western_trail.drawing.effects import effect, tokens
from westbound.games.great_western_trail.drawing.layout import OBJECTIVES as PLACE
from westbound.games.great_western_trail.drawing.phrases import objective_text
from westbound.games.great_western_trail.drawing.type_scale import text
from westbound.games.great_western_trail.observation import TrailView
from westbound.kit.svg import el, number, path, rect, target, use, void
from westbound.kit.texts import Texts, capitalize

CARD: Final = (132.0, 76.0)
_X, _Y, _WIDTH, _HEIGHT = PLACE
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
_TASK_CLASS: Final = {
    "green_teepee": "green",
    "blue_teepee": "blue",
    "west_highland": "hide-west_highland",
    "texas_longhorn": "hide-texas_longhorn",
}
_FIGURE: Final = {
    "breeding_3": "3",
    "west_highland": "4",
    "texas_longhorn": "5",
    "san_francisco": "18",
}


def objective_display(view: TrailView, texts: Texts) -> str:
    """The four cards; equal ones can both be picked."""
    seen: Counter[str] = Counter()
    cards = []
    for index, card in enumerate(view["objective_display"]):
        seen[card] += 1
        cards.append(_card(texts, card, seen[card], index))
    return el(
        "g",
        rect("sheet", _X, _Y, _WIDTH, _HEIGHT, 6),
        text(_X + 10, _Y + 20, texts.say("board", "objectives"), "t-name", anchor="s"),
        _stack(texts, view["objective_stack"]),
        *cards,
        cls="display",
    )


@cache
def _stack(texts: Texts, left: int) -> str:
    return target(
        "display:stack",
        texts.say("label", "objective_stack", n=left),
        rect("plate", _X + _WIDTH - 50, _Y + 4, 44, 23, 5),
        use("i-objective", _X + _WIDTH - 37, _Y + 15.5, 0.9),
        text(_X + _WIDTH - 11, _Y + 20.5, str(left), "t-figure", anchor="e"),
        cls="pile-top",
    )


@cache
def _card(texts: Texts, card: str, copy: int, index: int) -> str:
    return target(
        f"display:{card}",
        capitalize(objective_text(texts, card)),
        void("rect", cls="plate", width=CARD[0], height=CARD[1], rx=6),
        face(card),
        id=f"display-{card}" if copy == 1 else f"display-{card}-{copy}",
        cls="goal",
        at=(_X + 8, _Y + 29 + _STEP * index),
    )


@cache
def face(card: str) -> str:
    """Immediate action, points and penalty above; the tasks as signs below."""
    objective = OBJECTIVES[CARD_CODES[card]]
    width, penalty = CARD[0], f"−{objective.penalty}"
    parts = [effect(tokens(objective.action), 8, 16, "s")] if objective.action else []
    parts.append(use("i-vp", width - 52, 15, 0.9))
    parts.append(text(width - 42, 21, str(objective.vp), "t-price", anchor="s"))
    if objective.penalty:
        parts.append(text(width - 8, 21, penalty, "t-price", anchor="e", tone="shut"))
    parts.append(path("hair", f"M6 30h{number(width - 12)}"))
    return "".join((*parts, tasks(card, width / 2, 53)))


@cache
def tasks(card: str, x: float, y: float) -> str:
    """The tasks beside each other, centred."""
    objective = OBJECTIVES[CARD_CODES[card]]
    signs = [t for t, n in zip(TASKS, objective.tasks, strict=True) for _ in range(n)]
    left = x - 15 * (len(signs) - 1)
    return "".join(_task(task, left + 30 * i, y) for i, task in enumerate(signs))


def _task(task: str, x: float, y: float) -> str:
    symbol, cls = f"i-{TASK_SIGN[task]}", _TASK_CLASS.get(task, "")
    ring = void("circle", cls="ring", cx=x, cy=y, r=14)
    figure = _FIGURE.get(task)
    if figure is None:
        return ring + use(symbol, x, y, 1.08, cls)
    below = text(x + 9, y + 14, figure, "t-figure", tone="ringed")
    return ring + use(symbol, x, y - 1, 1.08, cls) + below
