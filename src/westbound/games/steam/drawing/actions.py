"""The seven action tiles: number, name, price, and who has taken them."""

from __future__ import annotations

from collections.abc import Sequence

from westbound.games.steam.drawing.layout import ACTIONS
from westbound.games.steam.drawing.model import decider
from westbound.games.steam.drawing.type_scale import text
from westbound.games.steam.observation import ActionView, SteamView
from westbound.kit.svg import centered_rect, el, path, target, use
from westbound.kit.texts import Texts

_WIDTH, _HEIGHT = 115.0, 43.0


def actions(view: SteamView, texts: Texts, names: Sequence[str]) -> str:
    """In two columns, as they are numbered."""
    heading = text(ACTIONS.x, ACTIONS.y + 14, texts.say("board", "actions"), "t-head", anchor="s")
    drawn = []
    for index, tile in enumerate(view["action_tiles"]):
        x = ACTIONS.x + _WIDTH / 2 + index % 2 * (ACTIONS.width - _WIDTH)
        y = ACTIONS.y + 22 + _HEIGHT / 2 + index // 2 * (_HEIGHT + 3)
        drawn.append(_tile(view, texts, names, tile, (x, y)))
    return el("g", heading, *drawn, cls="actions")


def price(view: SteamView, tile: ActionView) -> int | None:
    """What the tile costs the viewer or else the decider; without either, what it costs all."""
    seat = view["viewer"] if view["viewer"] is not None else decider(view)
    if seat is not None:
        return tile["cost_by_seat"][seat]
    costs = set(tile["cost_by_seat"])
    return costs.pop() if len(costs) == 1 else None


def action_text(view: SteamView, texts: Texts, names: Sequence[str], tile: ActionView) -> str:
    parts = [texts.say("label", "action", n=tile["number"], name=texts.term(tile["id"]))]
    cost = price(view, tile)
    if cost:
        parts.append(texts.say("label", "costs", cost=texts.money(cost)))
    if tile["taken_by"] is not None:
        key = "taken_passed" if tile["passed"] else "taken"
        parts.append(texts.say("label", key, name=names[tile["taken_by"]]))
    return ", ".join(parts)


def _tile(
    view: SteamView,
    texts: Texts,
    names: Sequence[str],
    tile: ActionView,
    place: tuple[float, float],
) -> str:
    left, right, taker = -_WIDTH / 2 + 8, _WIDTH / 2 - 8, tile["taken_by"]
    tone = "" if taker is None else "faint"
    title = texts.term(tile["id"])
    content = [
        centered_rect(_WIDTH, _HEIGHT, 6),
        text(left, -5, str(tile["number"]), "t-figure", anchor="s", tone=tone),
        text(left, 14, title, "t-name", anchor="s", tone=tone, max_width=_WIDTH - 14),
    ]
    cost = price(view, tile)
    if taker is not None:
        content.append(use(f"o-{taker}", right - 6, -9))
        if tile["passed"]:
            content.append(path("struck", f"M{left:g} 9.5h{_WIDTH - 16:g}"))
    elif cost:
        content.append(text(right, -5, texts.money(cost), "t-figure", anchor="e", tone="price"))
    cls = "action" if taker is None else f"action taken p{taker}"
    label = action_text(view, texts, names, tile)
    return target(f"action:{tile['id']}", label, *content, cls=cls, at=place)
