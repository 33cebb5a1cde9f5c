"""One player's area as HTML: figures as in a ledger, action tile, and for oneself a planner."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final

from westbound.engine.json_types import Json
from westbound.engine.texts import Catalogue
from westbound.games.steam.components import MAX_LEVEL
from westbound.games.steam.drawing.icons import LOCOMOTIVE, disc
from westbound.games.steam.drawing.model import SeatView, decider, read
from westbound.games.steam.drawing.planner import planner
from westbound.games.steam.drawing.svg import icon, safe
from westbound.games.steam.drawing.words import Words, words

_BAR: Final = 100  # the width of a whole bar in the table of points


def panel(view: Mapping[str, Json], seat: int, speak: Catalogue, names: Sequence[str]) -> str:
    """The area of one seat."""
    seen, say = read(view), words(speak)
    own = seen["seats"][seat]
    state = " active" if decider(seen) == seat else " gone" if own["bankrupt"] else ""
    label = safe(say.say("panel", "label", name=names[seat]))
    plan = planner(seen, say, own) if seat == seen["viewer"] and not seen["over"] else ""
    return (
        f'<section class="panel panel-steam p{seat}{state}" id="panel-{seat}" data-seat="{seat}" '
        f'aria-label="{label}">{_head(own, say, names[seat])}{_figures(own, say)}'
        f"{_more(own, say, over=seen['over'])}{plan}{_score(say, own, over=seen['over'])}</section>"
    )


def _head(own: SeatView, say: Words, name: str) -> str:
    action = ""
    if own["bankrupt"]:
        action = f'<p class="panel-action broke">{safe(say.say("panel", "bankrupt"))}</p>'
    elif own["action"]:
        passed = f" {say.say('panel', 'passed')}" if own["passed"] else ""
        action = f'<p class="panel-action">{safe(say.term(own["action"]) + passed)}</p>'
    return (
        f'<header class="panel-head">{_disc(own["seat"])}'
        f'<h3 class="panel-name">{safe(name)}</h3>{action}</header>'
    )


@lru_cache(maxsize=256)
def _disc(seat: int) -> str:
    return icon(disc(seat), "-10 -10 20 20", f"art-disc p{seat}")


@lru_cache(maxsize=256)
def locomotive() -> str:
    return icon(LOCOMOTIVE, "-24 -20 48 36", "art-loco")


def signed(value: int) -> str:
    return f"+{value}" if value > 0 else str(value).replace("-", "−")


def _figures(own: SeatView, say: Words) -> str:
    """What one looks at most: cash, income, points, locomotive."""
    level = f'{own["level"]}</dd><dd class="pips">{_pips(own["level"])}'
    rows = (
        ("money", "money_help", f"${own['money']}"),
        ("income", "income_help", signed(own["income"])),
        ("vp", "vp_help", str(own["vp"])),
        ("level", "level_help", level),
    )
    return '<dl class="ledger">' + "".join(_figure(say, *row) for row in rows) + "</dl>"


def _figure(say: Words, key: str, help_: str, value: str) -> str:
    sign = locomotive() if key == "level" else ""
    return (
        f'<div class="entry entry-{key}"><dt title="{safe(say.say("panel", help_))}">'
        f"{sign}{safe(say.say('panel', key))}</dt>"
        f'<dd data-figure="{key}">{value}</dd></div>'
    )


@lru_cache(maxsize=256)
def _pips(level: int) -> str:
    """The level as wheels on a line, for those who read pictures."""
    wheels = "".join(
        f'<circle class="{"pip full" if n < level else "pip"}" cx="{7 + 9 * n}" cy="6" r="3.6"/>'
        for n in range(MAX_LEVEL)
    )
    return icon(wheels, "0 0 60 12", "art-pips")


def _more(own: SeatView, say: Words, *, over: bool) -> str:
    """Links; as long as they count, loans, what can be spent, what is due at the turn's end."""
    rows = [("links", str(own["links"]))]
    if not over:
        rows += [
            ("budget", f"${own['budget']}"),
            ("loans", str(own["loans_possible"])),
            ("due", _money(own["income"] - own["upkeep"])),
        ]
    items = "".join(
        f'<div class="small-entry"><dt title="{safe(say.say("panel", f"{key}_help"))}">'
        f'{safe(say.say("panel", key))}</dt><dd data-figure="{key}">{value}</dd></div>'
        for key, value in rows
    )
    return f'<dl class="small-ledger">{items}</dl>'


def _money(amount: int) -> str:
    return f"−${-amount}" if amount < 0 else f"+${amount}" if amount else "$0"


def _score(say: Words, own: SeatView, *, over: bool) -> str:
    """Points by category if the match ended now, each with a bar in the player's colour."""
    most = max(1, *own["points_by_category"].values())
    rows = "".join(
        f'<tr><th scope="row">{safe(say.speak.say("categories", category, {}))}</th>'
        f"<td>{points}</td><td>{_bar(points, most)}</td></tr>"
        for category, points in own["points_by_category"].items()
    )
    name = safe(say.say("panel", "score_end" if over else "score"))
    title = f'{name} <b data-figure="now">{own["points"]}</b>'
    return (
        f'<details class="panel-part" id="score-{own["seat"]}"><summary>{title}</summary>'
        f'<table class="score">{rows}</table></details>'
    )


def _bar(points: int, most: int) -> str:
    width = round(_BAR * max(0, points) / most)
    return (
        f'<svg class="bar" viewBox="0 0 {_BAR} 8" preserveAspectRatio="none" aria-hidden="true">'
        f'<rect width="{width}" height="8"/></svg>'
    )
