"""Title, turn marker and turn order: the top of the column beside the map."""

from __future__ import annotations

from collections.abc import Sequence

from westbound.games.steam.drawing.layout import HEAD
from westbound.games.steam.drawing.model import decider, map_of
from westbound.games.steam.drawing.type_scale import text
from westbound.games.steam.map_titles import title_of
from westbound.games.steam.observation import SteamView
from westbound.kit.svg import el, escape, number, path, rect, target, translation, use, void
from westbound.kit.texts import Texts

_DOT = 19.0


def head(view: SteamView, texts: Texts, names: Sequence[str]) -> str:
    x, y = HEAD.x, HEAD.y
    title = text(x, y + 19, texts.say("board", "title"), "t-title", anchor="s")
    name = title_of(map_of(view), texts.catalogue)
    place = text(x, y + 39, name, "t-text", anchor="s", tone="faint", max_width=HEAD.width)
    turns, order = _turns(view, texts, x, y + 47), _order(view, texts, names, x, y + 95)
    return el("g", title, place, cls="head") + turns + order


def when(view: SteamView, texts: Texts) -> str:
    """Turn and phase in a line."""
    if view["over"]:
        return texts.say("board", "over")
    phase = texts.of_catalogue("phases", view["phase"])
    if view["goods_round"] and view["phase"] == "goods":
        phase = texts.say("board", "round", phase=phase, n=view["goods_round"])
    return texts.say("board", "turn", n=view["turn"], turns=view["turns"], phase=phase)


def _turns(view: SteamView, texts: Texts, x: float, y: float) -> str:
    """The turn track: a stop for every turn, the marker on the present one."""
    pitch = min(24.0, HEAD.width / view["turns"])
    line = f"M{number(x + _DOT / 2)} {number(y + 10)}h{number(pitch * (view['turns'] - 1))}"
    parts = [path("stop-line", line)]
    for turn in range(1, view["turns"] + 1):
        at = x + _DOT / 2 + pitch * (turn - 1)
        cls = "now" if turn == view["turn"] else "past" if turn < view["turn"] else "next"
        parts.append(void("circle", cls=f"when {cls}", cx=at, cy=y + 10, r=9.5))
        parts.append(text(at, y + 15, str(turn), "t-figure", tone=f"on-{cls}"))
    told = when(view, texts)
    return target(None, told, el("title", escape(told)), *parts, id="turns")


def _order(view: SteamView, texts: Texts, names: Sequence[str], x: float, y: float) -> str:
    """The turn order; whoever decides now has a ring."""
    title = texts.say("board", "order")
    people = ", ".join(names[seat] for seat in view["order"])
    label = f"{title}: {people or texts.say('board', 'nobody_yet')}"
    active, left = decider(view), x + HEAD.width - 13
    step = 28.0 if view["players"] < 5 else 26.0
    max_width = HEAD.width - 30 - step * (view["players"] - 1)
    parts = [text(x, y + 5, title, "t-head", anchor="s", max_width=max_width)]
    for rank in range(view["players"]):
        at = left - step * (view["players"] - 1 - rank)
        parts.append(rect("socket", at - 12, y - 12, 24, 24, 12))
        if rank < len(view["order"]):
            continue
        parts.append(text(at, y + 5, str(rank + 1), "t-figure", tone="faint"))
    for rank, seat in enumerate(view["order"]):
        at = left - step * (view["players"] - 1 - rank)
        cls = f"order-mark p{seat}" + (" active" if seat == active else "")
        mark = use(f"o-{seat}")
        parts.append(el("g", mark, id=f"order-{seat}", cls=cls, transform=translation(at, y)))
    return target(None, label, *parts, id="order")
