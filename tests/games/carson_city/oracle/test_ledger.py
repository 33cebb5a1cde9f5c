"""Action spaces of the oracle: the catalogue's worked examples."""

from __future__ import annotations

import pytest

from tests.games.carson_city.oracle import (
    Gain,
    bare_position,
    buy_vp_options,
    firepower,
    space_gain,
)
from tests.games.carson_city.oracle_tiles import AROUND, SITE, put


def test_cc_ex_04_oracle_gambling() -> None:
    assert space_gain(bare_position(), 0, "income_gambling", dice=(3, 5)) == Gain(money=8)


def test_cc_exd_02_oracle_cowboy_income() -> None:
    position = bare_position()
    position.character[0] = 7
    position.firepower_bonus[0] = 3
    position.reserve_cowboys[0] = 3
    position.revolvers[0] = 2
    position.has_three_revolver_token[0] = True
    assert firepower(position, 0) == 11
    assert space_gain(position, 0, "income_cowboys") == Gain(money=22)
    assert space_gain(position, 0, "vp_cowboys") == Gain(vp=5)


def test_cc_exd_03_oracle_vp_for_parcels() -> None:
    position = bare_position()
    position.owner = dict.fromkeys(AROUND[:7], 0)
    assert space_gain(position, 0, "vp_parcels") == Gain(vp=3)
    assert space_gain(position, 0, "income_parcels") == Gain(money=14)


def test_cc_075_078_oracle_other_spaces() -> None:
    position = bare_position()
    assert space_gain(position, 0, "wages", cowboys=3) == Gain(money=12)
    assert space_gain(position, 0, "roads_1", cowboys=2) == Gain(roads=2)
    assert space_gain(position, 0, "roads_3") == Gain(roads=3)
    assert space_gain(position, 0, "ammunition") == Gain(firepower=3)
    with pytest.raises(ValueError, match="build_12"):
        space_gain(position, 0, "build_12")


def test_cc_083_oracle_vp_for_buildings() -> None:
    position = bare_position()
    names = ["ranch", "house", "terrace", "mountain", "station", "prison"]
    for parcel, name in zip(AROUND, names, strict=False):
        put(position, parcel, name, 0)
    put(position, SITE, "town_hall")
    assert space_gain(position, 0, "vp_buildings") == Gain(vp=3)


@pytest.mark.parametrize(
    ("round_number", "open_prices"), [(1, [2, 3, 4, 5]), (2, [3, 4, 5]), (3, [4, 5]), (4, [5])]
)
def test_cc_085_086_oracle_buying_vp(round_number: int, open_prices: list[int]) -> None:
    position = bare_position(round_number=round_number)
    position.money[0] = 11
    assert [price for price in (2, 3, 4, 5) if buy_vp_options(position, 0, price)] == open_prices
    assert buy_vp_options(position, 0, 5) == [(1, 5), (2, 10)]
