"""Prices of the oracle: the catalogue's worked examples."""

from __future__ import annotations

from tests.games.carson_city.oracle import (
    BUILDING_SPACES,
    bare_position,
    building_price,
    parcel_price,
    parcel_price_indian_red,
)
from tests.games.carson_city.oracle_tiles import AROUND, SITE, put


def test_cc_ex_05_oracle_parcel_price() -> None:
    position = bare_position()
    for parcel, name in zip(
        AROUND, ["house", "house", "saloon", "saloon", "mountain"], strict=False
    ):
        put(position, parcel, name)
    put(position, (0, 0), "house")  # too far away
    assert parcel_price(position, SITE) == 6


def test_cc_exd_04_oracle_maximum_price() -> None:
    position = bare_position()
    put(position, SITE, "mountain")
    for parcel in AROUND:
        put(position, parcel, "terrace")
    assert parcel_price(position, SITE) == 10
    assert parcel_price(bare_position(), SITE) == 1


def test_cc_exd_05_oracle_indian_red() -> None:
    position = bare_position()
    for parcel in AROUND[:5]:
        put(position, parcel, "house")
    assert parcel_price(position, SITE) == 6
    assert parcel_price_indian_red(position, SITE) == 3
    assert parcel_price_indian_red(bare_position(), SITE) == 1


def test_cc_exd_06_oracle_chinese_worker() -> None:
    position = bare_position()
    position.character = [4, 1]
    halves = [building_price(position, 0, price) for price in reversed(BUILDING_SPACES)]
    assert halves == [2, 2, 3, 3, 4, 5, 6]
    assert [building_price(position, 1, price) for price in BUILDING_SPACES] == [*BUILDING_SPACES]
