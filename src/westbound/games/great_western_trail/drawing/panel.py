"""One player's area as HTML: the figures, the hand, and the parts of the ledger below them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache

from westbound.engine.texts import Catalogue
from westbound.games.great_western_trail.components import TILE_CODES, TILE_VP, Building
from westbound.games.great_western_trail.drawing.chips import art, chip, line, part
from westbound.games.great_western_trail.drawing.effects import tokens
from westbound.games.great_western_trail.drawing.herd import hand, herd
from westbound.games.great_western_trail.drawing.icons import disc
from westbound.games.great_western_trail.drawing.kansas_city import face as tile_face
from westbound.games.great_western_trail.drawing.layout import MASTER
from westbound.games.great_western_trail.drawing.model import decider, on_offer, private, read
from westbound.games.great_western_trail.drawing.objectives import CARD as GOAL
from westbound.games.great_western_trail.drawing.objectives import face as goal_face
from westbound.games.great_western_trail.drawing.phrases import (
    local_words,
    objective_words,
    tile_name,
)
from westbound.games.great_western_trail.drawing.player_board import action_button, player_board
from westbound.games.great_western_trail.drawing.railway import master_face, master_words
from westbound.games.great_western_trail.drawing.svg import box, plate, safe, use
from westbound.games.great_western_trail.drawing.words import Words, upper, words
from westbound.games.great_western_trail.observation import SeatView, View
from westbound.games.great_western_trail.railroad import (
    FIRST_TURNOUT,
    POSITION_CODES,
    TURNOUT_AFTER,
)

_BAR = 100  # the width of a whole bar in the table of points


def panel(view: Mapping[str, object], seat: int, speak: Catalogue, names: Sequence[str]) -> str:
    """The area of one seat; only in the viewer's own can anything be picked."""
    seen, say = read(view), words(speak)
    own = seen["seats"][seat]
    active = " active" if decider(seen) == seat else ""
    label = safe(say.say("panel", "label", name=names[seat]))
    return (
        f'<section class="panel panel-gwt p{seat}{active}" id="panel-{seat}" data-seat="{seat}" '
        f'aria-label="{label}">{_head(own, say, names[seat])}{_figures(own, say)}'
        f"{hand(seen, say, own)}{player_board(seen, say, own)}{_supply(seen, say, own)}"
        f"{_area(seen, say, own)}{_collected(seen, say, own)}{herd(seen, say, own)}"
        f"{_score(speak, say, own)}</section>"
    )


def _head(own: SeatView, say: Words, name: str) -> str:
    return (
        f'<header class="panel-head" id="head-{own["seat"]}">{_disc(own["seat"])}'
        f'<h3 class="panel-name">{safe(name)}</h3>'
        f'<p class="panel-vp"><span class="panel-points" data-figure="vp">{own["points"]}</span> '
        f"{safe(say.say('panel', 'now'))}</p></header>"
    )


@cache
def _disc(seat: int) -> str:
    return art(disc(seat), "-10 -10 20 20", f"art-disc p{seat}")


def _figures(own: SeatView, say: Words) -> str:
    """What one looks at most."""
    permanent = f"+{own['permanent_certificates']}" if own["permanent_certificates"] else ""
    rows = (
        ("money", "money", "$", f"${own['money']}"),
        ("certificates", "certificates_help", "@cert",
         f"{own['certificates']}{permanent}/{own['certificate_limit']}"),
        ("steps", "steps_help", "@move", str(own["steps"])),
        ("hand", "hand_help", "@cards", f"{own['hand_size']}/{own['hand_limit']}"),
        ("deck", "deck_help", "@draw", f"{own['draw_size']} · {own['discard_size']}"),
        ("engine", "engine_help", "@engine", _on_rails(own["engine"])),
    )  # fmt: skip
    entries = "".join(_figure(say, *row) for row in rows)
    return f'<dl class="ledger" id="ledger-{own["seat"]}">{entries}</dl>'


def _on_rails(position: str) -> str:
    """A turnout is told by the spaces before and behind it."""
    code = POSITION_CODES[position]
    if code < FIRST_TURNOUT:
        return position
    after = TURNOUT_AFTER[code - FIRST_TURNOUT]
    return f"{after}–{after + 1}"


def _figure(say: Words, key: str, help_: str, sign: str, value: str) -> str:
    return (
        f'<div class="entry" title="{safe(say.say("panel", help_))}"><dt>{line((sign,))}'
        f'<span class="entry-name">{safe(say.say("panel", key))}</span></dt>'
        f'<dd data-figure="{key}">{safe(value)}</dd></div>'
    )


# --- buildings, objective cards, tiles


def _supply(view: View, say: Words, own: SeatView) -> str:
    """Buildings not yet placed: craftsmen needed and points; for their owner also the actions."""
    mine = own["seat"] == view["viewer"]
    chips = []
    for count in own["supply"]:
        found = private(view, count)
        inside = f'<b class="chip-name">{found.name}</b>{line((str(found.craftsmen), "@hammer"))}'
        if mine:
            inside += _printed(found)
        label = say.say(
            "label",
            "supply",
            name=found.name,
            n=found.craftsmen,
            vp=found.vp,
            actions=local_words(say, found.name),
        )
        target = f"building:{count}" if mine else ""
        chips.append(chip(inside, label, f"supply-{own['seat']}-{count}", target))
    return part(view, say, own, "buildings", chips)


@cache
def _printed(found: Building) -> str:
    """Points, hands and actions of a building."""
    hands = "".join(art(use(f"palm-{hand}"), "-9 -9 18 18", "art-hand") for hand in found.hands)
    actions = "".join(
        line((*tokens(name), *(("@slash",) if name != slot[-1] else ())))
        for slot in found.local
        for name in slot
    )
    points = line(("@vp", str(found.vp)))
    return f'{points}{hands}<span class="chip-acts">{actions}</span>'


def _area(view: View, say: Words, own: SeatView) -> str:
    """The objective cards that will be scored."""
    chips = []
    for index, card in enumerate(own["objectives"]):
        label = upper(objective_words(say, card))
        chips.append(chip(goal(card), label, f"goal-{own['seat']}-{index}", cls="goal-chip"))
    return part(view, say, own, "objectives", chips)


@cache
def goal(card: str) -> str:
    """An objective card for the page."""
    wide, high = GOAL
    ground = box("plate", 0.6, 0.6, wide - 1.2, high - 1.2, 6)
    return art(ground + goal_face(card), f"0 0 {wide:g} {high:g}", "art-goal")


def _collected(view: View, say: Words, own: SeatView) -> str:
    """Hazards, teepees and station masters."""
    seat = own["seat"]
    chips = []
    for tile, count in (
        ("green_teepee", own["green_teepees"]),
        ("blue_teepee", own["blue_teepees"]),
    ):
        if count:
            label = f"{say.title(tile)}: {count}"
            chips.append(chip(f"{_tile(tile)}<b>×{count}</b>", label, f"got-{seat}-{tile}"))
    if own["hazards"]:
        faces = "".join(_tile(tile) for tile in own["hazards"])
        points = sum(TILE_VP[TILE_CODES[tile]] for tile in own["hazards"])
        label = "; ".join(upper(tile_name(say, tile)) for tile in own["hazards"])
        inside = f"{faces}{line(('@vp', str(points)))}"
        chips.append(chip(inside, label, f"got-{seat}-hazards"))
    chips += [_master(view, say, own, name) for name in own["station_masters"]]
    return part(view, say, own, "collected", chips)


@cache
def _tile(tile: str) -> str:
    return art(
        plate(40, 40, 6) + tile_face(tile),
        "-21 -21 42 42",
        "art-got",
    )


def _master(view: View, say: Words, own: SeatView, name: str) -> str:
    """A station master tile; its immediate action is picked here when it is offered."""
    wide, high = MASTER
    face = art(master_face(name), f"{-wide / 2:g} {-high / 2:g} {wide:g} {high:g}", "art-master")
    if own["seat"] == view["viewer"]:
        offered = sorted(action for action in on_offer(view) if action.startswith("master_"))
        face += "".join(action_button(say, action) for action in offered)
    label = say.say("label", "master", text=master_words(say, name))
    return chip(face, label, f"got-{own['seat']}-master-{name}", f"master:{name}", "master-chip")


# --- points


def _score(speak: Catalogue, say: Words, own: SeatView) -> str:
    """Points by category, each with a bar in the player's colour."""
    most = max(1, *own["points_by_category"].values())
    rows = "".join(
        f'<tr><th scope="row">{safe(speak.say("categories", category, {}))}</th>'
        f"<td>{points}</td><td>{_bar(points, most)}</td></tr>"
        for category, points in own["points_by_category"].items()
    )
    title = safe(say.say("panel", "score"))
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
