"""Outlaws in positions as text."""

from __future__ import annotations

from westbound.engine.position.forms import Choice, Number
from westbound.engine.position.sections import Record, field
from westbound.games.carson_city.geometry import PARCEL_NAMES
from westbound.games.carson_city.position_part import PARCEL_SET, PartPosition
from westbound.games.carson_city.state import Setup


def position(setup: Setup) -> PartPosition:
    items = (field("strength", Number(0, 99)), field("outlaws", PARCEL_SET, "at"))
    return PartPosition(
        sections=(Record("outlaws", items),),
        steps={
            "move_outlaws.left": PARCEL_SET,
            "next_outlaw.left": PARCEL_SET,
            "outlaw_reward.building": Choice(PARCEL_NAMES),
        },
    )
