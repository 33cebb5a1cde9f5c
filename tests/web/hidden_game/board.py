"""Draws everything that an observation holds: what the page leaks, the observation leaks."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from html import escape

from westbound.engine.json_types import Json
from westbound.engine.texts import Catalogue
from westbound.kit.board import Component


def board(view: Mapping[str, Json], speak: Catalogue, names: Sequence[str]) -> str:
    held = view["hand"]
    hand = held if isinstance(held, list) else []
    cards = "".join(
        f'<g id="card-{rank + 1}" data-target="card:{rank + 1}"><text>{count}</text></g>'
        for rank, count in enumerate(hand)
    )
    return f'<svg viewBox="0 0 10 10"><text>{escape(json.dumps(view))}</text>{cards}</svg>'


def panel(view: Mapping[str, Json], seat: int, speak: Catalogue, names: Sequence[str]) -> str:
    cards = view["cards"]
    assert isinstance(cards, list)
    return f'<p id="panel-{seat}">{escape(names[seat])}: {cards[seat]}</p>'


def figures(view: Mapping[str, Json], seat: int, speak: Catalogue) -> Mapping[str, str]:
    return {}


def description(
    view: Mapping[str, Json], speak: Catalogue, names: Sequence[str]
) -> list[tuple[str, list[str]]]:
    return [("Table", [json.dumps(view)])]


def tips(view: Mapping[str, Json], speak: Catalogue) -> dict[str, str]:
    return {"card:1": json.dumps(view)}


def components(speak: Catalogue) -> list[Component]:
    return []
