"""What is auctioned, and what is bid for it (CC-197, CC-198)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, cast

from westbound.engine.json_types import Json
from westbound.games.carson_city.base.drawing.layout import CELL
from westbound.games.carson_city.base.drawing.type_scale import text
from westbound.games.carson_city.geometry import PARCEL_NAMES, members
from westbound.games.carson_city.observation import ParcelView, View
from westbound.kit.svg import number, use
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


def offer(view: View, parcel: ParcelView) -> str:
    """A gavel on what is auctioned, with the highest bid and whose it is."""
    going = auction(view)
    if going is None or parcel["id"] not in going.parcels:
        return ""
    return bid_flag(going, CELL / 2, 29)


def bid_flag(going: Auction, x: float, y: float) -> str:
    """A label around x: the gavel, and the bid in the colours of the leader."""
    if going.leader is None:
        return (
            f'<g class="bid"><rect class="plank" x="{number(x - 11)}" y="{number(y - 11)}" '
            f'width="22" height="22" rx="4"/>{use("g-gavel", x, y)}</g>'
        )
    return (
        f'<g class="bid p{going.leader}"><rect class="plank" x="{number(x - 25)}" '
        f'y="{number(y - 11)}" width="50" height="22" rx="4"/>{use("g-gavel", x - 14, y, 0.9)}'
        f"{text(x + 3, y + 4.2, f'${going.high}', 't-figure', max_width=18)}"
        f'<circle class="m-disc" cx="{number(x + 17.5)}" cy="{number(y)}" r="6"/>'
        f"{use(f'm-{going.leader}', x + 17.5, y, 0.6)}</g>"
    )


def bid_words(going: Auction, texts: Texts, names: Sequence[str]) -> str:
    if going.leader is None:
        return texts.say("label", "auction")
    return texts.say("label", "bid", bid=going.high, name=names[going.leader])
