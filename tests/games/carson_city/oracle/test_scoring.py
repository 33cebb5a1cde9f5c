"""The end of round and game by the oracle: the catalogue's worked examples."""

from __future__ import annotations

from tests.games.carson_city.oracle import (
    all_parcels,
    bare_position,
    city_symbols,
    final_score,
    final_totals,
    money_limit_options,
    new_cowboys,
    ranking,
)
from tests.games.carson_city.oracle_tiles import AROUND, put


def test_cc_ex_11_oracle_money_limit() -> None:
    position = bare_position(players=3)
    position.money = [54, 28, 34]
    position.character = [2, 1, 4]
    banker, sheriff, worker = (dict(money_limit_options(position, seat)) for seat in range(3))
    assert banker[0] == 0
    assert banker[54] == 5
    assert min(sheriff) == 8
    assert sheriff[10] == 1
    assert min(worker) == 4
    assert worker[4] == 0


def test_cc_exd_13_oracle_cowboy_cap() -> None:
    position = bare_position(round_number=2)
    position.reserve_cowboys = [8, 7]
    assert new_cowboys(position, 0) == 2
    assert new_cowboys(position, 1) == 3
    position.town_hall_occupant = 1
    assert new_cowboys(position, 1) == 2
    position.round = 4
    assert new_cowboys(position, 0) == 0


def test_cc_ex_12_oracle_station() -> None:
    position = bare_position(round_number=4)
    names = ["house"] * 12 + ["hotel"] * 2 + ["ranch"] * 4 + ["church", "station"]
    for parcel, name in zip(all_parcels(), names, strict=False):
        put(position, parcel, name, None if name == "house" else 1)
    position.owner[(2, 3)] = 0  # the station, the last of the twenty
    assert position.tile[(2, 3)] == "station"
    assert city_symbols(position) == 23
    assert [score["station"] for score in final_score(position)] == [11, 0]
    assert [score["buildings"] for score in final_score(position)] == [2, 14]


def test_cc_exd_14_oracle_money() -> None:
    position = bare_position(round_number=4)
    position.money = [47, 5]
    assert [score["money"] for score in final_score(position)] == [7, 0]


def test_cc_167_168_171_oracle_final_score() -> None:
    position = bare_position(round_number=4)
    for parcel, name in zip(AROUND, ["house", "terrace", "mountain", "mine"], strict=False):
        put(position, parcel, name, 0)
    put(position, (0, 0), "house")
    put(position, (0, 1), "mountain")
    position.owner[(7, 7)] = 0
    position.vp = [1, 9]
    assert final_score(position)[0] == {
        "money": 0,
        "buildings": 2,
        "houses": 4,
        "mountains": 2,
        "station": 0,
    }
    assert final_totals(position) == [9, 9]
    position.pass_order = [1, 0]
    assert ranking(position) == [1, 0]
