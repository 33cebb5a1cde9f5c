"""Title, turn marker and turn order: the top of the column beside the map."""

from __future__ import annotations

from collections.abc import Sequence

from westbound.games.steam.drawing.layout import HEAD
from westbound.games.steam.drawing.model import View, decider, map_of
from westbound.games.steam.drawing.svg import box, number, safe, text
from westbound.games.steam.drawing.words import Words

_DOT = 19.0


def head(view: View, say: Words, names: Sequence[str]) -> str:
    x, y = HEAD.x, HEAD.y
    title = text(x, y + 19, say.say("board", "title"), "t-title", anchor="s")
    place = text(x, y + 39, map_of(view).name, "t-text", anchor="s", tone="faint", room=HEAD.wide)
    return (
        f'<g class="head">{title}{place}</g>{_turns(view, say, x, y + 47)}'
        f"{_order(view, say, names, x, y + 95)}"
    )


def when(view: View, say: Words) -> str:
    """Turn and phase in a line."""
    if view["over"]:
        return say.say("board", "over")
    phase = say.speak.say("phases", view["phase"], {})
    if view["goods_round"] and view["phase"] == "goods":
        phase = say.say("board", "round", phase=phase, n=view["goods_round"])
    return say.say("board", "turn", n=view["turn"], turns=view["turns"], phase=phase)


def _turns(view: View, say: Words, x: float, y: float) -> str:
    """The turn track: a stop for every turn, the marker on the present one."""
    pitch = min(24.0, HEAD.wide / view["turns"])
    line = f"M{number(x + _DOT / 2)} {number(y + 10)}h{number(pitch * (view['turns'] - 1))}"
    parts = [f'<path class="stop-line" d="{line}"/>']
    for turn in range(1, view["turns"] + 1):
        at = x + _DOT / 2 + pitch * (turn - 1)
        cls = "now" if turn == view["turn"] else "past" if turn < view["turn"] else "next"
        parts.append(
            f'<circle class="when {cls}" cx="{number(at)}" cy="{number(y + 10)}" r="9.5"/>'
        )
        parts.append(text(at, y + 15, str(turn), "t-figure", tone=f"on-{cls}"))
    told = safe(when(view, say))
    return f'<g id="turns" role="img" aria-label="{told}"><title>{told}</title>{"".join(parts)}</g>'


def _order(view: View, say: Words, names: Sequence[str], x: float, y: float) -> str:
    """Who comes after whom; whoever is asked now has a ring."""
    title = say.say("board", "order")
    people = ", ".join(names[seat] for seat in view["order"])
    label = f"{title}: {people or say.say('board', 'nobody_yet')}"
    active, left = decider(view), x + HEAD.wide - 13
    step = 28.0 if view["players"] < 5 else 26.0
    room = HEAD.wide - 30 - step * (view["players"] - 1)
    parts = [text(x, y + 5, title, "t-head", anchor="s", room=room)]
    for rank in range(view["players"]):
        at = left - step * (view["players"] - 1 - rank)
        parts.append(box("socket", at - 12, y - 12, 24, 24, 12))
        if rank < len(view["order"]):
            continue
        parts.append(text(at, y + 5, str(rank + 1), "t-figure", tone="faint"))
    for rank, seat in enumerate(view["order"]):
        at = left - step * (view["players"] - 1 - rank)
        cls = f"order-mark p{seat}" + (" active" if seat == active else "")
        parts.append(
            f'<g id="order-{seat}" class="{cls}" transform="translate({number(at)} {number(y)})">'
            f'<use href="#o-{seat}"/></g>'
        )
    return f'<g id="order" role="img" aria-label="{safe(label)}">{"".join(parts)}</g>'
