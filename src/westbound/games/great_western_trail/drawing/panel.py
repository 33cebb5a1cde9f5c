"""One player's area as HTML: the figures, the hand, and the parts of the ledger below them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from typing import Final

from westbound.engine.grammar import numeral
from westbound.engine.texts import Catalogue
from westbound.games.great_western_trail.components import SIDES, TILE_CODES, TILE_VP, Building
from westbound.games.great_western_trail.drawing.art import disc
from westbound.games.great_western_trail.drawing.chips import art, line, part
from westbound.games.great_western_trail.drawing.effects import tokens
from westbound.games.great_western_trail.drawing.herd import hand, herd
from westbound.games.great_western_trail.drawing.kansas_city import face as tile_face
from westbound.games.great_western_trail.drawing.layout import MASTER
from westbound.games.great_western_trail.drawing.model import decider, on_offer, private, read
from westbound.games.great_western_trail.drawing.objectives import CARD as GOAL
from westbound.games.great_western_trail.drawing.objectives import face as goal_face
from westbound.games.great_western_trail.drawing.phrases import (
    local_text,
    objective_text,
    tile_name,
)
from westbound.games.great_western_trail.drawing.player_board import action_button, player_board
from westbound.games.great_western_trail.drawing.railway import master_face, master_text
from westbound.games.great_western_trail.observation import PlayerView, TrailView
from westbound.games.great_western_trail.railroad import (
    FIRST_TURNOUT,
    POSITION_CODES,
    TURNOUT_AFTER,
)
from westbound.kit.panel import area, chip, figure, fold, head, score_table
from westbound.kit.svg import centered_rect, el, escape, rect, use
from westbound.kit.texts import Texts, capitalize, texts_of

_LEDGER: Final = {  # the key of the help text, and the sign
    "money": ("money", "$"),
    "certificates": ("certificates_help", "@cert"),
    "steps": ("steps_help", "@move"),
    "hand": ("hand_help", "@cards"),
    "deck": ("deck_help", "@draw"),
    "engine": ("engine_help", "@engine"),
}


def panel(view: Mapping[str, object], seat: int, catalogue: Catalogue, names: Sequence[str]) -> str:
    """The area of one seat; only in the viewer's own can anything be picked."""
    seen, texts = read(view), texts_of(catalogue)
    own, values = seen["seats"][seat], figures(view, seat, catalogue)
    return area(
        "gwt",
        seat,
        texts.say("panel", "label", name=names[seat]),
        _head(texts, seat, names[seat], values["vp"]),
        _ledger(texts, seat, values),
        hand(seen, texts, own),
        player_board(seen, texts, own),
        _supply(seen, texts, own),
        _area(seen, texts, own),
        _collected(seen, texts, own),
        herd(seen, texts, own),
        _score(own, texts),
        state="active" if decider(seen) == seat else "",
    )


def _head(texts: Texts, seat: int, name: str, vp: str) -> str:
    points = el("span", vp, cls="panel-points", data_figure="vp")
    now = el("p", points, " ", escape(texts.say("panel", "now")), cls="panel-vp")
    return head(_disc(seat), name, now, id=f"head-{seat}")


@cache
def _disc(seat: int) -> str:
    return art(disc(seat), "-10 -10 20 20", f"art-disc p{seat}")


def figures(view: Mapping[str, object], seat: int, catalogue: Catalogue) -> dict[str, str]:
    """What a move can change in the area of a seat, by the key of its figure."""
    own = read(view)["seats"][seat]
    permanent = f"+{own['permanent_certificates']}" if own["permanent_certificates"] else ""
    return {
        "vp": numeral(own["points"]),
        "money": texts_of(catalogue).money(own["money"]),
        "certificates": f"{own['certificates']}{permanent}/{own['certificate_limit']}",
        "steps": str(own["steps"]),
        "hand": f"{own['hand_size']}/{own['hand_limit']}",
        "deck": f"{own['draw_size']} · {own['discard_size']}",
        "engine": _on_rails(own["engine"]),
    }


def _ledger(texts: Texts, seat: int, values: Mapping[str, str]) -> str:
    """The figures that matter most."""
    entries = (_figure(texts, key, *shown, values[key]) for key, shown in _LEDGER.items())
    return el("dl", *entries, cls="ledger", id=f"ledger-{seat}")


def _on_rails(position: str) -> str:
    """A turnout is named by the spaces before and after it."""
    code = POSITION_CODES[position]
    if code < FIRST_TURNOUT:
        return position
    after = TURNOUT_AFTER[code - FIRST_TURNOUT]
    return f"{after}–{after + 1}"


@lru_cache(maxsize=4096)
def _figure(texts: Texts, key: str, help_: str, sign: str, value: str) -> str:
    name = el("span", escape(texts.say("panel", key)), cls="entry-name")
    return figure("entry", key, name, value, texts.say("panel", help_), sign=line((sign,)))


# --- buildings, objective cards, tiles


def _supply(view: TrailView, texts: Texts, own: PlayerView) -> str:
    """Buildings not yet placed: craftsmen needed and points; for their owner also the actions."""
    seat, mine = own["seat"], own["seat"] == view["viewer"]
    items = [_in_supply(texts, seat, private(view, count), mine) for count in own["supply"]]
    return part(view, texts, own, "buildings", items)


@cache
def _in_supply(texts: Texts, seat: int, found: Building, mine: bool) -> str:
    count = found.name.rstrip(SIDES)
    label = texts.say(
        "label",
        "supply",
        name=found.name,
        n=found.craftsmen,
        vp=found.vp,
        actions=local_text(texts, found.name),
    )
    return chip(
        f"building:{count}" if mine else None,
        label,
        el("b", found.name, cls="chip-name"),
        line((str(found.craftsmen), "@hammer")),
        _printed(found) if mine else "",
        id=f"supply-{seat}-{count}",
    )


@cache
def _printed(found: Building) -> str:
    """Points, hands and actions of a building."""
    hands = (art(use(f"palm-{hand}"), "-9 -9 18 18", "art-hand") for hand in found.hands)
    actions = (
        line((*tokens(name), *(("@slash",) if name != slot[-1] else ())))
        for slot in found.local
        for name in slot
    )
    return "".join((line(("@vp", str(found.vp))), *hands, el("span", *actions, cls="chip-acts")))


def _area(view: TrailView, texts: Texts, own: PlayerView) -> str:
    """The objective cards that will be scored."""
    seat, cards = own["seat"], own["objectives"]
    items = [_scored(texts, seat, index, card) for index, card in enumerate(cards)]
    return part(view, texts, own, "objectives", items)


@cache
def _scored(texts: Texts, seat: int, index: int, card: str) -> str:
    label = capitalize(objective_text(texts, card))
    return chip(None, label, goal(card), id=f"goal-{seat}-{index}", cls="goal-chip")


@cache
def goal(card: str) -> str:
    """An objective card for the page."""
    width, height = GOAL
    ground = rect("plate", 0.6, 0.6, width - 1.2, height - 1.2, 6)
    return art(ground + goal_face(card), f"0 0 {width:g} {height:g}", "art-goal")


def _collected(view: TrailView, texts: Texts, own: PlayerView) -> str:
    """Hazards, teepees and station masters."""
    seat, items = own["seat"], []
    teepees = {"green_teepee": own["green_teepees"], "blue_teepee": own["blue_teepees"]}
    for tile, count in teepees.items():
        if count:
            label, times = f"{texts.title_of(tile)}: {count}", el("b", f"×{count}")
            items.append(chip(None, label, _tile(tile), times, id=f"got-{seat}-{tile}"))
    if own["hazards"]:
        points = sum(TILE_VP[TILE_CODES[tile]] for tile in own["hazards"])
        label = "; ".join(capitalize(tile_name(texts, tile)) for tile in own["hazards"])
        content = (*map(_tile, own["hazards"]), line(("@vp", numeral(points))))
        items.append(chip(None, label, *content, id=f"got-{seat}-hazards"))
    items += [_master(view, texts, own, name) for name in own["station_masters"]]
    return part(view, texts, own, "collected", items)


@cache
def _tile(tile: str) -> str:
    return art(centered_rect(40, 40, 6) + tile_face(tile), "-21 -21 42 42", "art-got")


def _master(view: TrailView, texts: Texts, own: PlayerView, name: str) -> str:
    """A station master tile; its immediate action is picked here when it is offered."""
    width, height = MASTER
    view_box = f"{-width / 2:g} {-height / 2:g} {width:g} {height:g}"
    content = [art(master_face(name), view_box, "art-master")]
    if own["seat"] == view["viewer"]:
        offered = sorted(action for action in on_offer(view) if action.startswith("master_"))
        content += [action_button(texts, action) for action in offered]
    label = texts.say("label", "master", text=master_text(texts, name))
    id_ = f"got-{own['seat']}-master-{name}"
    return chip(f"master:{name}", label, *content, id=id_, cls="master-chip")


# --- points


def _score(own: PlayerView, texts: Texts) -> str:
    title = escape(texts.say("panel", "score"))
    return fold(f"score-{own['seat']}", title, score_table(own["points_by_category"], texts))
