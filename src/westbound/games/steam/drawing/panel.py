"""One player's area as HTML: figures as in a ledger, action tile, and a planner for the viewer."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache

from westbound.engine.grammar import numeral
from westbound.engine.texts import Catalogue
from westbound.games.steam.components import MAX_LEVEL
from westbound.games.steam.drawing.art import ART, disc
from westbound.games.steam.drawing.model import decider, read
from westbound.games.steam.drawing.planner import planner
from westbound.games.steam.observation import PlayerView
from westbound.kit import panel as parts
from westbound.kit.board import View
from westbound.kit.svg import el, escape, icon, void
from westbound.kit.texts import Texts, texts_of


def panel(view: View, seat: int, catalogue: Catalogue, names: Sequence[str]) -> str:
    """The area of one seat."""
    seen, texts = read(view), texts_of(catalogue)
    own, over = seen["seats"][seat], seen["over"]
    values = figures(view, seat, catalogue)
    return parts.area(
        "steam",
        seat,
        texts.say("panel", "label", name=names[seat]),
        parts.head(_disc(seat), names[seat], _action(own, texts)),
        _ledger(own, texts, values),
        _small_ledger(texts, values),
        planner(seen, texts, own) if seat == seen["viewer"] and not over else "",
        _score(texts, own, values["now"], over=over),
        state="active" if decider(seen) == seat else "gone" if own["bankrupt"] else "",
    )


def _action(own: PlayerView, texts: Texts) -> str:
    """The action tile, or that the player is out."""
    if own["bankrupt"]:
        return el("p", escape(texts.say("panel", "bankrupt")), cls="panel-action broke")
    if not own["action"]:
        return ""
    passed = f" {texts.say('panel', 'passed')}" if own["passed"] else ""
    return el("p", escape(texts.term(own["action"]) + passed), cls="panel-action")


@lru_cache(maxsize=256)
def _disc(seat: int) -> str:
    return icon(disc(seat), "-10 -10 20 20", f"art-disc p{seat}")


@lru_cache(maxsize=256)
def locomotive() -> str:
    return icon(ART["loco"], "-24 -20 48 36", "art-loco")


def signed(value: int) -> str:
    return f"+{value}" if value > 0 else numeral(value)


def figures(view: View, seat: int, catalogue: Catalogue) -> dict[str, str]:
    """What a move can change in the area of a seat, by the key of its figure."""
    seen = read(view)
    own, texts = seen["seats"][seat], texts_of(catalogue)
    found = {
        "money": texts.money(own["money"]),
        "income": signed(own["income"]),
        "vp": str(own["vp"]),
        "level": str(own["level"]),
        "links": str(own["links"]),
    }
    if not seen["over"]:
        found |= {
            "budget": texts.money(own["budget"]),
            "loans": str(own["loans_possible"]),
            "due": texts.money(own["income"] - own["upkeep"], signed=True),
        }
    return found | {"now": numeral(own["points"])}


def _ledger(own: PlayerView, texts: Texts, values: Mapping[str, str]) -> str:
    """The figures that matter most: cash, income, points, locomotive."""
    pips = el("dd", _pips(own["level"]), cls="pips")
    return el(
        "dl",
        *(_figure(texts, key, values[key]) for key in ("money", "income", "vp")),
        _figure(texts, "level", values["level"], pips, sign=locomotive()),
        cls="ledger",
    )


def _figure(texts: Texts, key: str, value: str, *more: str, sign: str = "") -> str:
    name, help_ = escape(texts.say("panel", key)), texts.say("panel", f"{key}_help")
    return parts.figure(f"entry entry-{key}", key, name, value, help_, *more, sign=sign)


@lru_cache(maxsize=256)
def _pips(level: int) -> str:
    """The level as wheels on a line, for those who read pictures."""
    wheels = [
        void("circle", cls="pip full" if n < level else "pip", cx=7 + 9 * n, cy=6, r=3.6)
        for n in range(MAX_LEVEL)
    ]
    return icon("".join(wheels), "0 0 60 12", "art-pips")


def _small_ledger(texts: Texts, values: Mapping[str, str]) -> str:
    """Links; as long as they count, loans, what can be spent, what is due at the turn's end."""
    entries = [
        parts.figure(
            "small-entry", key, escape(texts.say("panel", key)), values[key],
            texts.say("panel", f"{key}_help"),
        )
        for key in ("links", "budget", "loans", "due")
        if key in values
    ]  # fmt: skip
    return el("dl", *entries, cls="small-ledger")


def _score(texts: Texts, own: PlayerView, points: str, *, over: bool) -> str:
    """Points by category if the match ended now."""
    name = escape(texts.say("panel", "score_end" if over else "score"))
    title = f"{name} {el('b', points, data_figure='now')}"
    table = parts.score_table(own["points_by_category"], texts)
    return parts.fold(f"score-{own['seat']}", title, table)
