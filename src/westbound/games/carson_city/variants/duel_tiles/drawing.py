"""Duel tiles on a player's area, and in words (CC-225 to CC-230)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache

from westbound.games.carson_city.base.drawing.panel_parts import _title
from westbound.games.carson_city.observation import SeatView, View
from westbound.games.carson_city.variants.duel_tiles.pieces import TILE_BOX, duel_tile
from westbound.kit.description import Describer
from westbound.kit.svg import escape, icon
from westbound.kit.texts import Texts

# --- duel tiles (CC-225 to CC-230)


def tiles(view: View, texts: Texts, own: SeatView) -> str:
    """The own hand face up, each value once with its number; others' tiles face down."""
    if not view["options"]["duel_tiles"]:
        return ""
    seat, down = own["seat"], own["tiles_down"]
    known = [tile for tile in own["duel_tiles"] if tile is not None]
    held = [
        _tile(texts, f"tile-{seat}-{value}", value, count, f"tile:{value}")
        for value, count in sorted(Counter(known).items())
    ]
    if hidden := len(own["duel_tiles"]) - len(known):
        held.append(_tile(texts, f"tile-{seat}-hidden", None, hidden))
    if down:
        held.append(_played(texts, seat, down))
    if not held:
        held.append(f'<span class="tiles-none">{escape(texts.say("panel", "no_tiles"))}</span>')
    total = own["tile_sum"]
    note = "" if total is None else texts.say("panel", "tile_sum", total=total)
    return (
        f"{_title(texts.say('panel', 'duel_tiles'), note)}"
        f'<div class="tiles" id="tiles-{seat}">{"".join(held)}</div>'
    )


def _tile(texts: Texts, name: str, value: int | None, count: int, target: str = "") -> str:
    """A tile of a hand, with its number if there are several alike."""
    times = f'<span class="tile-count">×{count}</span>' if count > 1 else ""
    if value is None:
        label = texts.say("panel", "hidden_tiles", count=count)
    else:
        label = texts.say("panel", "tile", value=value, count=count)
    pick = f' data-target="{target}"' if target else ""
    return (
        f'<span class="tile" id="{name}"{pick} role="img" aria-label="{escape(label)}" '
        f'title="{escape(label)}">{_tile_art(value)}{times}</span>'
    )


def _played(texts: Texts, seat: int, down: list[int | None]) -> str:
    """What lies on the table, face down for everybody but its owner."""
    faces = "".join(_tile_art(value) for value in down)
    words = escape(texts.say("panel", "played"))
    return f'<span class="tile played" id="played-{seat}">{faces}<span>{words}</span></span>'


@cache
def _tile_art(value: int | None) -> str:
    return icon(duel_tile(value), TILE_BOX, "art-duel-tile")


def tiles_in_words(tell: Describer[View], seat: SeatView) -> Iterator[str]:
    known = sorted(tile for tile in seat["duel_tiles"] if tile is not None)
    if not seat["duel_tiles"]:
        yield tell.say("no_tiles")
    elif known:
        yield tell.say("tiles", tiles=", ".join(map(str, known)))
    else:
        yield tell.say("tiles_hidden", count=len(seat["duel_tiles"]))
    if seat["tiles_down"]:
        yield tell.say("tiles_down", count=len(seat["tiles_down"]))
    if seat["tile_sum"] is not None:
        yield tell.say("tile_sum", total=seat["tile_sum"])
