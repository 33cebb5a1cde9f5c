"""The seven action tiles: number, name, price, and who has taken them."""

from __future__ import annotations

from collections.abc import Sequence

from westbound.games.steam.drawing.layout import ACTIONS
from westbound.games.steam.drawing.model import ActionView, View, decider
from westbound.games.steam.drawing.svg import plate, target, text, use
from westbound.games.steam.drawing.words import Words

_WIDE, _HIGH = 115.0, 43.0


def actions(view: View, say: Words, names: Sequence[str]) -> str:
    """In two columns, as they are numbered."""
    heading = text(ACTIONS.x, ACTIONS.y + 14, say.say("board", "actions"), "t-head", anchor="s")
    drawn = []
    for index, tile in enumerate(view["action_tiles"]):
        x = ACTIONS.x + _WIDE / 2 + index % 2 * (ACTIONS.wide - _WIDE)
        y = ACTIONS.y + 22 + _HIGH / 2 + index // 2 * (_HIGH + 3)
        drawn.append(_tile(view, say, names, tile, (x, y)))
    return f'<g class="actions">{heading}{"".join(drawn)}</g>'


def price(view: View, tile: ActionView) -> int | None:
    """What it costs whoever looks or is asked; None where that differs and nobody is meant."""
    seat = view["viewer"] if view["viewer"] is not None else decider(view)
    if seat is not None:
        return tile["cost_by_seat"][seat]
    costs = set(tile["cost_by_seat"])
    return costs.pop() if len(costs) == 1 else None


def action_words(view: View, say: Words, names: Sequence[str], tile: ActionView) -> str:
    parts = [say.say("label", "action", n=tile["number"], name=say.term(tile["id"]))]
    cost = price(view, tile)
    if cost:
        parts.append(say.say("label", "costs", cost=cost))
    if tile["taken_by"] is not None:
        key = "taken_passed" if tile["passed"] else "taken"
        parts.append(say.say("label", key, name=names[tile["taken_by"]]))
    return ", ".join(parts)


def _tile(
    view: View, say: Words, names: Sequence[str], tile: ActionView, place: tuple[float, float]
) -> str:
    left, right, taker = -_WIDE / 2 + 8, _WIDE / 2 - 8, tile["taken_by"]
    tone = "" if taker is None else "faint"
    content = plate(_WIDE, _HIGH, 6)
    content += text(left, -5, str(tile["number"]), "t-figure", anchor="s", tone=tone)
    content += text(
        left, 14, say.term(tile["id"]), "t-name", anchor="s", tone=tone, room=_WIDE - 14
    )
    cost = price(view, tile)
    if taker is not None:
        content += use(f"o-{taker}", right - 6, -9)
        if tile["passed"]:
            content += f'<path class="struck" d="M{left:g} 9.5h{_WIDE - 16:g}"/>'
    elif cost:
        content += text(right, -5, f"${cost}", "t-figure", anchor="e", tone="price")
    cls = "action" if taker is None else f"action taken p{taker}"
    label = action_words(view, say, names, tile)
    return target(f"action-{tile['id']}", f"action:{tile['id']}", cls, label, content, place)
