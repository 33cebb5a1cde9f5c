"""The Law of the Strongest: duel tiles on a player's area, in words and in their pile."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Final

from westbound.games.carson_city.base.drawing.part_drawing import PartDrawing, Piece, Supply, Tip
from westbound.games.carson_city.observation import PlayerView, View
from westbound.games.carson_city.variants.duel_tiles.components import TILE_VALUES
from westbound.games.carson_city.variants.duel_tiles.pieces import TILE_BOX, duel_tile
from westbound.kit.description import Describer
from westbound.kit.panel import title
from westbound.kit.svg import el, escape, icon, target, translate
from westbound.kit.texts import Texts


class DuelTilesDrawing(PartDrawing):
    pieces = (
        Piece(
            "duel_tile",
            translate(duel_tile(None), -6, -2, 0.95) + translate(duel_tile(3), 5, 2, 0.95),
            ("CC-225", "CC-227", "CC-230"),
        ),
    )

    def supplies(self, view: View) -> dict[str, Supply]:
        if not view["options"]["duel_tiles"]:
            return {}
        count = len(view["duel_tile_pile"]) + view["duel_tiles_mixed"]
        return {"tiles": Supply("duel-tile", count, "CC-230")}

    def hand(self, view: View, texts: Texts, own: PlayerView) -> str:
        """The own hand face up, each value once with its number; others' tiles face down."""
        if not view["options"]["duel_tiles"]:
            return ""
        total = own["tile_sum"]
        note = "" if total is None else texts.say("panel", "tile_sum", total=total)
        held = list(_held(texts, own)) or [_no_tiles(texts)]
        tiles = el("div", *held, cls="tiles", id=f"tiles-{own['seat']}")
        return title(texts.say("panel", "duel_tiles"), note) + tiles

    def tips(self, view: View, texts: Texts) -> Iterator[tuple[str, Tip]]:
        if view["viewer"] is None or not view["options"]["duel_tiles"]:
            return
        for value in range(TILE_VALUES):
            name = texts.say("panel", "one_tile", value=value)
            yield f"tile:{value}", Tip(name, [texts.say("things", "duel_tile")], "CC-225")

    def describe_seat(self, tell: Describer[View], own: PlayerView) -> Iterator[str]:
        if not tell.view["options"]["duel_tiles"]:
            return
        known = sorted(tile for tile in own["duel_tiles"] if tile is not None)
        if not own["duel_tiles"]:
            yield tell.say("no_tiles")
        elif known:
            yield tell.say("tiles", tiles=", ".join(map(str, known)))
        else:
            yield tell.say("tiles_hidden", count=len(own["duel_tiles"]))
        if own["tiles_down"]:
            yield tell.say("tiles_down", count=len(own["tiles_down"]))
        if own["tile_sum"] is not None:
            yield tell.say("tile_sum", total=own["tile_sum"])


def _held(texts: Texts, own: PlayerView) -> Iterator[str]:
    """Each value of a hand that is seen, the number of those that are not, and what is played."""
    seat = own["seat"]
    known = Counter(tile for tile in own["duel_tiles"] if tile is not None)
    for value, count in sorted(known.items()):
        label = texts.say("panel", "tile", value=value, count=count)
        yield _tile(f"tile:{value}", label, f"tile-{seat}-{value}", value, count)
    if hidden := len(own["duel_tiles"]) - known.total():
        label = texts.say("panel", "hidden_tiles", count=hidden)
        yield _tile(None, label, f"tile-{seat}-hidden", None, hidden)
    if own["tiles_down"]:
        yield _played(texts, seat, own["tiles_down"])


def _tile(pick: str | None, label: str, id_: str, value: int | None, count: int) -> str:
    """A tile of a hand, with its number if there are several alike."""
    times = el("span", f"×{count}", cls="tile-count") if count > 1 else ""
    return target(pick, label, _art(value), times, id=id_, cls="tile", tag="span", title=label)


def _played(texts: Texts, seat: int, down: list[int | None]) -> str:
    """What lies on the table, face down for everybody but its owner."""
    words = el("span", escape(texts.say("panel", "played")))
    return el("span", *map(_art, down), words, cls="tile played", id=f"played-{seat}")


def _no_tiles(texts: Texts) -> str:
    return el("span", escape(texts.say("panel", "no_tiles")), cls="tiles-none")


@cache
def _art(value: int | None) -> str:
    return icon(duel_tile(value), TILE_BOX, "art-duel-tile")


DRAWING: Final = DuelTilesDrawing()
