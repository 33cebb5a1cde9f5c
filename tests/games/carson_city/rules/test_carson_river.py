"""Carson River. Rules CC-214 to CC-224, CC-294, examples EXD-20 and EXD-21.

The printed river: D1 D2 D3 E3 E4 E5 E6 D6 D7 D8. The tests put the city centre on B4, west of it.
"""

from __future__ import annotations

import re

import pytest

from tests.games.carson_city.positions import (
    a_match,
    a_state,
    at_step,
    lay,
    own,
    parcel,
    parcels,
    placing,
    play,
    put,
    refused,
)
from tests.games.carson_city.rules.building_positions import (
    in_hand,
    income,
    on,
    own_vacant_neighbours,
    price,
)
from tests.games.carson_city.variant_positions import a_new_state
from tests.games.carson_city.variant_positions import on as options_on
from westbound.engine.errors import BadInput, explain_error
from westbound.engine.option import Value
from westbound.engine.rng import Rng
from westbound.engine.step import CHANCE
from westbound.engine.texts import LANGUAGES
from westbound.games.carson_city.base.steps import (
    ClaimStartingParcel,
    PlaceTownHall,
    RollCityCentre,
    RollMountains,
)
from westbound.games.carson_city.characters.auctioneer import OfferParcels
from westbound.games.carson_city.characters.indian import empty_parcels
from westbound.games.carson_city.characters.take_tiles import ClaimForTile
from westbound.games.carson_city.components import MINE
from westbound.games.carson_city.game import GAME
from westbound.games.carson_city.geometry import PARCEL_NAMES, members
from westbound.games.carson_city.state import CarsonState

RIVER = "D1 D2 D3 E3 E4 E5 E6 D6 D7 D8"


def river(centre: str | None = "B4", river: str = "printed") -> CarsonState:
    return a_state(options=options_on("river", river=river), centre=centre)


# --- the river itself


def test_cc_216_the_printed_river_has_ten_parcels_from_edge_to_edge() -> None:
    state = a_new_state(2, carson_river=True)
    assert {PARCEL_NAMES[p] for p in members(state.setup.river)} == set(RIVER.split())
    assert GAME.observe(state, None)["river"] == sorted(RIVER.split(), key=parcel)
    assert a_new_state(2).setup.river == 0


@pytest.mark.parametrize(("more", "count"), [({}, 6), ({"river_mountains": 9}, 9)])
def test_cc_215_six_mountains_or_nine(more: dict[str, Value], count: int) -> None:
    state = a_new_state(2, 1, carson_river=True, **more)
    assert GAME.check_invariants(state) == []
    mountains = [p for p in PARCEL_NAMES if on(state, p) == "mountain"]
    assert len(mountains) == count
    assert not set(mountains) & set(RIVER.split())


@pytest.mark.parametrize(
    ("cells", "mountains"),
    [
        ("A1 A2", 9),
        ("A3 B3 C3 C2 C1", 8),
        (" ".join(f"{column}5" for column in "ABCDEFGH"), 7),
        ("A1 B1 B2 B3 C3 C4 D4 D5 E5 E6 F6 F7 G7 G8 H8", 4),  # 15 parcels
    ],
)
def test_cc_216_a_river_of_ones_own_takes_a_mountain_for_each_three_parcels(
    cells: str, mountains: int
) -> None:
    state = a_new_state(2, carson_river=True, river=cells)
    assert state.setup.river == parcels(cells)
    assert sum(on(state, p) == "mountain" for p in PARCEL_NAMES) == mountains
    assert GAME.check_invariants(state) == []


@pytest.mark.parametrize(
    ("cells", "why"),
    [
        ("D1", "2 to 15 parcels, not 1"),
        ("- ,", "2 to 15 parcels, not 0"),
        ("D1 D2 D3", "D3 is not there"),  # ends inside
        ("D2 D1", "D2 is not there"),  # begins inside
        ("A1 B2 A2", "from A1 to B2: name the parcel where it bends"),
        ("A1 A2 C2 A3", "from C2 to A3"),
        ("A1 A2 A1", "through A1 twice"),
        ("A1 A9", "“A9” is no parcel"),
        ("ÑANDÚ", "“ÑANDÚ” is no parcel"),
        ("A2 G2 G3 B3 B5 A5", "not 16"),
    ],
)
def test_cc_216_what_is_no_river_is_refused_with_the_reason(cells: str, why: str) -> None:
    with pytest.raises(BadInput, match=re.escape(why)) as refused:
        a_match(2, carson_river=True, river=cells)
    said = {explain_error(refused.value, language) for language in LANGUAGES}
    assert len(said) == len(LANGUAGES)


@pytest.mark.parametrize("cells", ["", "D1 " * 67, 3])
def test_cc_216_what_cannot_be_a_text_of_a_river(cells: Value) -> None:
    with pytest.raises(BadInput, match="Option 'river'"):
        a_match(2, carson_river=True, river=cells)


def test_cc_216_also_while_it_is_not_played_with() -> None:
    with pytest.raises(BadInput, match="D3 is not there"):
        a_match(2, river="D1 D2 D3")


@pytest.mark.parametrize("written", ["D1 D3 F3 F8", "d1, d3, f3, f8", "D1-D3-F3-F8", "D1>D3 F3+F8"])
def test_cc_216_where_it_runs_straight_the_two_ends_are_enough(written: str) -> None:
    river = parcels("D1 D2 D3 E3 F3 F4 F5 F6 F7 F8")
    assert a_new_state(2, carson_river=True, river=written).setup.river == river


@pytest.mark.parametrize(
    ("written", "same"),
    [("A4 H4", "4"), ("H4 A4", "4"), ("C1 C8", "C"), ("C8 C1", "C")],
)
def test_cc_216_in_every_direction(written: str, same: str) -> None:
    line = " ".join(name for name in PARCEL_NAMES if same in name)
    assert a_new_state(2, carson_river=True, river=written).setup.river == parcels(line)


@pytest.mark.parametrize("name", RIVER.split())
def test_cc_214_nothing_ever_lies_on_the_river(name: str) -> None:
    state = river()
    at_step(state, ClaimStartingParcel(0))
    assert refused(state, f"claim {name}") == "CC-214"
    placing(state, 0)
    assert refused(state, f"place {name}") == "CC-214"
    at_step(state, PlaceTownHall(0))
    assert refused(state, f"build {name}") == "CC-146"
    at_step(state, OfferParcels(0, 0))  # Auctioneer
    assert refused(state, f"offer {name}") == "CC-287"
    at_step(state, ClaimForTile(0, MINE))  # Prospector
    assert refused(state, f"claim {name}") == "CC-287"


def test_cc_214_beside_the_river_everything_is_as_usual() -> None:
    state = river()
    at_step(state, ClaimStartingParcel(0))
    assert refused(state, "claim C3") is None
    placing(state, 0)
    assert refused(state, "place F4") is None


def test_cc_214_no_house_and_no_building_on_the_river() -> None:
    state = river(centre="C3")  # its roads touch D2, D3 and D4
    own(state, 0, "C4")
    in_hand(state, 0, "bank")
    assert refused(state, "build D3") == "CC-097"
    play(state, "build C4")
    assert refused(state, "house D3") == "CC-099"
    assert refused(state, "house D4") is None


@pytest.mark.parametrize(
    ("step", "verb"), [(RollCityCentre(), "centre"), (RollMountains(-1, 1), "mountain")]
)
def test_cc_214_dice_that_show_the_river_are_rolled_again(
    step: RollCityCentre | RollMountains, verb: str
) -> None:
    state = at_step(river(centre=None), step)
    for name, rule in (("E5", "CC-214"), ("F5", None)):
        wrong = GAME.why_not(state, GAME.parse(f"{verb} {name}"), CHANCE)
        assert (wrong and wrong.rule) == rule, name
    rng = Rng(4)
    drawn = {GAME.sample(state, rng).text.split()[1] for _ in range(300)}
    assert not drawn & set(RIVER.split())
    assert len(drawn) == 36 - 8  # all of the river but D1 and D8 lies on the dice grid


def test_cc_214_the_indian_never_lands_in_the_river() -> None:
    assert not empty_parcels(river()) & parcels(RIVER)


# --- prices, ranches, mines, terraces


def test_cc_214_the_river_adds_nothing_to_a_price() -> None:
    state = river()
    assert price(state, "C2") == 1  # D1 D2 D3 are next to it
    put(state, "mountain", "B2")
    assert price(state, "C2") == 2


def test_cc_219_each_river_parcel_next_to_a_ranch_counts_as_vacant() -> None:
    state = river()
    put(state, "ranch", "C2", seat=0)
    assert income(state, "C2") == 8  # five parcels of land and three of water
    put(state, "mountain", "B1 B2")
    assert income(state, "C2") == 6
    own(state, 1, "B3 C1")
    assert income(state, "C2") == 6


def test_cc_exd_21_cc_219_four_vacant_parcels_and_two_of_the_river() -> None:
    state = river()
    put(state, "ranch", "C6", seat=0)  # next to D6 and D7; D5 is land
    put(state, "mountain", "B5 B6")
    assert income(state, "C6") == 6


def test_cc_exd_20_cc_220_a_mine_at_the_river_earns_three_more_once() -> None:
    state = river()
    put(state, "mine", "C2", seat=0)  # next to D1, D2 and D3
    assert income(state, "C2") == 3
    put(state, "mountain", "B1 B2")
    assert income(state, "C2") == 9


def test_cc_220_a_mine_away_from_the_river_earns_nothing_more() -> None:
    state = river()
    put(state, "mine", "B2", seat=0)  # two columns from the river
    put(state, "mountain", "A1")
    assert income(state, "B2") == 3


def test_cc_221_the_river_fills_the_neighbours_of_a_terrace() -> None:
    state = river(centre="C2")
    own_vacant_neighbours(state, 0, "C2")
    own(state, 0, "C4")
    lay(state, "C4w C4n")
    in_hand(state, 0, "bank")
    play(state, "build C4")
    assert refused(state, "terrace C2") is None


def test_cc_221_land_must_still_be_filled() -> None:
    state = river(centre="C2")
    own(state, 0, "B1 B2 B3 C3 C4")  # C1 is open
    lay(state, "C4w C4n")
    in_hand(state, 0, "bank")
    play(state, "build C4")
    assert refused(state, "terrace C2") == "CC-105"


# --- schools


def test_cc_224_one_school_on_each_side_of_the_river() -> None:
    state = river(centre="C2")
    put(state, "terrace", "G3")
    own(state, 0, "B2 B1 F3")
    lay(state, "D3n E3n F3n")
    put(state, "school", "A8", seat=1)  # west of the river, far away, a rival's
    in_hand(state, 0, "school")
    assert refused(state, "build B2") == "CC-224"
    assert refused(state, "build F3") is None


def test_cc_224_without_the_river_schools_do_not_matter_to_each_other() -> None:
    state = a_state(centre="C2")
    own(state, 0, "B2")
    put(state, "school", "A8", seat=1)
    in_hand(state, 0, "school")
    assert refused(state, "build B2") is None


@pytest.mark.parametrize(
    ("cells", "sides"),
    [(RIVER, [26, 28]), ("A3 B3 C3 C2 C1", [4, 55]), ("A2 B2 B1 C1 C2 D2 E2 E1", [1, 1, 54])],
)
def test_cc_224_the_sides_are_what_the_river_parts(cells: str, sides: list[int]) -> None:
    found = river(river=cells).setup.river_sides
    assert sorted(side.bit_count() for side in found) == sides
    assert sum(found) & parcels(cells) == 0
