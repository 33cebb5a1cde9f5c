"""What is auctioned, and what is bid for it (CC-197, CC-198)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, cast

from westbound.engine.json_types import Json
from westbound.games.carson_city.base.drawing.layout import CELL
from westbound.games.carson_city.base.drawing.type_scale import text
from westbound.games.carson_city.geometry import PARCEL_NAMES, members
from westbound.games.carson_city.observation import View
from westbound.kit.svg import el, rect, use, void
from westbound.kit.texts import Texts


class Auction(NamedTuple):
    """What is offered (parcels, or none for the 3-revolver token), and what is bid."""

    parcels: list[str]
    high: int
    leader: int | None
    out: list[int]


def auction(view: View) -> Auction | None:
    """The auction that goes on, or is being prepared (CC-197, CC-198)."""
    step = view["step"] or {}
    if step.get("kind") == "offer_parcels" and _mask(step["offered"]):
        return Auction(_parcels(step["offered"]), 0, None, [])
    if step.get("kind") != "place_bid":
        return None
    leader = _mask(step["leader"])
    out = [seat for seat in range(view["players"]) if _mask(step["out"]) >> seat & 1]
    return Auction(
        _parcels(step["parcels"]), _mask(step["high"]), None if leader < 0 else leader, out
    )


def _mask(value: Json) -> int:
    """A whole number of a step; a large one is written in hex."""
    return int(value, 16) if isinstance(value, str) else int(cast("int", value))


def _parcels(value: Json) -> list[str]:
    return [PARCEL_NAMES[parcel] for parcel in members(_mask(value))]


def offer(going: Auction, texts: Texts) -> str:
    """A gavel on a parcel that is auctioned, with the highest bid and whose it is."""
    return bid_flag(going, texts, CELL / 2, 29)


def bid_flag(going: Auction, texts: Texts, x: float, y: float) -> str:
    """A label around x: the gavel, and the bid in the colours of the leader."""
    if going.leader is None:
        return el("g", rect("plank", x - 11, y - 11, 22, 22, 4), use("g-gavel", x, y), cls="bid")
    return el(
        "g",
        rect("plank", x - 25, y - 11, 50, 22, 4),
        use("g-gavel", x - 14, y, 0.9),
        text(x + 3, y + 4.2, texts.money(going.high), "t-figure", max_width=18),
        void("circle", cls="m-disc", cx=x + 17.5, cy=y, r=6),
        use(f"m-{going.leader}", x + 17.5, y, 0.6),
        cls=f"bid p{going.leader}",
    )


def bid_words(going: Auction, texts: Texts, names: Sequence[str]) -> str:
    if going.leader is None:
        return texts.say("label", "auction")
    return texts.say("label", "bid", bid=going.high, name=names[going.leader])
