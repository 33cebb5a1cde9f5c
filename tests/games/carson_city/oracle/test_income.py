"""Income of the oracle: the catalogue's worked examples."""

from __future__ import annotations

import pytest

from tests.games.carson_city.oracle import (
    TILES,
    attackable,
    bare_position,
    building_income,
    payments,
    usable_symbols,
)
from tests.games.carson_city.oracle_tiles import AROUND, SITE, put


def test_cc_ex_07_oracle_saloons() -> None:
    """Orange is seat 0, Blue seat 1; two of the three houses stand on unowned parcels."""
    position = bare_position()
    put(position, (3, 3), "saloon", 0)
    put(position, (3, 5), "saloon", 1)
    put(position, (2, 4), "house")
    put(position, (3, 4), "house")
    put(position, (4, 4), "house", 0)
    assert payments(position) == {0: 15, 1: 10}
    assert usable_symbols(position, 1, (3, 5)) == 2


def test_cc_exd_08_oracle_plain_attack() -> None:
    position = bare_position()
    put(position, SITE, "saloon", 0)
    for parcel in AROUND[:3]:
        put(position, parcel, "house")
    assert attackable(position, 1, SITE)
    assert payments(position, attackers={SITE: 1}) == {0: 8, 1: 7}


def test_cc_121_oracle_outlaw_half() -> None:
    position = bare_position()
    put(position, SITE, "saloon", 0)
    for parcel in AROUND[:3]:
        put(position, parcel, "house")
    position.outlaws = {SITE}
    assert payments(position) == {0: 7, 1: 0}


def test_cc_ex_08_oracle_drugstore() -> None:
    position = bare_position()
    put(position, SITE, "drugstore", 0)
    for parcel, name in zip(AROUND, ["ranch", "house", "house", "house"], strict=False):
        put(position, parcel, name, 0)
    assert building_income(position, SITE).capped == 15


def test_cc_ex_09_oracle_bank() -> None:
    position = bare_position()
    put(position, SITE, "bank", 0)
    put(position, (7, 7), "mine", 0)
    put(position, (0, 7), "mine", 1)
    put(position, AROUND[0], "house")
    put(position, AROUND[1], "hotel", 0)
    assert building_income(position, SITE).capped == 12


def test_cc_ex_10_oracle_store() -> None:
    position = bare_position()
    put(position, SITE, "store", 0)
    put(position, AROUND[0], "house", 0)
    put(position, AROUND[1], "house")
    put(position, AROUND[2], "church", 1)
    assert building_income(position, SITE).capped == 12


def test_cc_exd_09_oracle_blacksmith() -> None:
    position = bare_position(round_number=3)
    put(position, SITE, "blacksmith", 0)
    put(position, (0, 0), "ranch", 0)
    put(position, (7, 7), "ranch", 0)
    put(position, (7, 0), "ranch", 1)
    assert building_income(position, SITE).capped == 25


def test_cc_exd_10_oracle_ranch() -> None:
    position = bare_position()
    put(position, SITE, "ranch", 0)
    position.owner[AROUND[0]] = 1
    assert building_income(position, SITE).capped == 8
    for parcel in AROUND:
        put(position, parcel, "house")
    assert building_income(position, SITE).capped == 1


def test_cc_133_oracle_mine() -> None:
    position = bare_position()
    put(position, SITE, "mine", 0)
    assert building_income(position, SITE).capped == 0
    put(position, AROUND[0], "mountain")
    put(position, AROUND[1], "mountain", 0)
    put(position, AROUND[2], "mountain", 1)
    assert building_income(position, SITE).capped == 6


def test_cc_exd_11_oracle_cap() -> None:
    position = bare_position()
    put(position, SITE, "saloon", 0)
    for parcel in AROUND[:6]:
        put(position, parcel, "terrace")
    assert building_income(position, SITE) == (60, 60, 55)
    assert payments(position, {0: "saloon", 1: None}) == {0: 110, 1: 0}


def test_cc_exd_12_oracle_town_hall_bonus_under_the_cap() -> None:
    position = bare_position()
    position.town_hall_occupant = 0
    put(position, SITE, "drugstore", 0)
    for parcel, name in zip(AROUND, ["terrace"] * 5 + ["house"], strict=False):
        put(position, parcel, name)
    assert building_income(position, SITE) == (33, 36, 33)
    position = bare_position()
    position.town_hall_occupant = 0
    put(position, SITE, "saloon", 0)
    for parcel in AROUND[:2]:
        put(position, parcel, "house")
    put(position, AROUND[2], "town_hall")
    assert building_income(position, SITE) == (15, 20, 20)
    position.town_hall_occupant = 1
    assert building_income(position, SITE).capped == 15


@pytest.mark.parametrize("name", ["ranch", "mine", "hotel"])
def test_cc_151_oracle_no_bonus_for_ranch_mine_hotel(name: str) -> None:
    position = bare_position()
    position.town_hall_occupant = 0
    put(position, SITE, name, 0)
    income = building_income(position, SITE)
    assert income.formula == income.with_level == income.capped


def test_cc_ex_13_oracle_grocer_and_attack() -> None:
    """Arno is seat 0, Alex seat 1; the banks earn 18 and 12."""
    position = bare_position()
    put(position, (1, 1), "bank", 0)
    for parcel in [(0, 0), (0, 1), (0, 2), (1, 0), (1, 2), (2, 0)]:
        put(position, parcel, "house", 0)
    put(position, (6, 6), "bank", 0)
    for parcel in [(7, 7), (7, 6), (7, 5), (6, 5)]:
        put(position, parcel, "house", 0)
    attackers = {(1, 1): 1}
    assert payments(position) == {0: 30, 1: 0}
    assert payments(position, {0: "bank"}, attackers) == {0: 42, 1: 18}
    assert payments(position, {0: "saloon"}, attackers) == {0: 21, 1: 9}
    assert payments(position, attackers=attackers) == {0: 21, 1: 9}


def test_cc_127_128_oracle_attackable() -> None:
    for name in sorted(TILES):
        position = bare_position()
        put(position, SITE, name, 0)
        safe = {"church", "prison", "station", "town_hall", "house", "terrace", "mountain"}
        assert attackable(position, 1, SITE) == (name not in safe), name
        assert not attackable(position, 0, SITE)
    position = bare_position()
    put(position, SITE, "saloon", 0)
    put(position, AROUND[0], "church", 1)
    assert attackable(position, 1, SITE)
    position.owner[AROUND[0]] = 0
    assert not attackable(position, 1, SITE)
