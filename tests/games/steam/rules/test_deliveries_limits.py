"""What a way may not do: enter a city twice (STM-216), be longer than the level (STM-219)."""

from __future__ import annotations

import pytest

from tests.games.steam.positions import cubes, moving_goods, play, texts, why_not
from tests.games.steam.rules.networks import (
    ALBANY,
    BOSTON,
    HARTFORD,
    MONTREAL,
    NEW_YORK,
    SYRACUSE,
    TOWN,
    TOWN_2,
    deliveries,
    network,
)

# --- no city twice


def test_stm_216_no_city_twice() -> None:
    # Albany – Hartford – town – Hartford – New York would be the only way with four links
    state = network(
        f"0 {ALBANY} {HARTFORD}", f"0 {HARTFORD} {TOWN}", f"0 {TOWN} {HARTFORD}",
        f"0 {HARTFORD} {NEW_YORK}",
    )  # fmt: skip
    assert deliveries(state, ALBANY, "blue") == [f"to {NEW_YORK} for 2/0/0/0"]


def test_stm_216_not_back_to_the_start() -> None:
    state = network(f"0 {ALBANY} {TOWN}", f"0 {TOWN} {ALBANY}", f"0 {ALBANY} {NEW_YORK}")
    assert deliveries(state, ALBANY, "blue") == [f"to {NEW_YORK} for 1/0/0/0"]
    assert deliveries(state, ALBANY, "purple") == []  # Albany itself is purple


def test_stm_216_not_back_to_the_start_for_more_own_links() -> None:
    """Bob's link to New York is unfair alone; two own ones round Albany would make up for it."""
    round_albany = (f"0 {ALBANY} {TOWN}", f"0 {TOWN} {ALBANY}")
    assert deliveries(network(*round_albany, f"1 {ALBANY} {NEW_YORK}"), ALBANY, "blue") == []
    by_the_town = network(*round_albany, f"1 {TOWN} {NEW_YORK}")
    assert deliveries(by_the_town, ALBANY, "blue") == [f"to {NEW_YORK} for 1/1/0/0"]


def test_stm_216_not_through_a_city_again_for_more_own_links() -> None:
    """The same round a city on the way; round a town it is legal (STM-217)."""

    def round_place(place: str) -> list[str]:
        links = (
            f"1 {ALBANY} {place}", f"0 {place} {TOWN}", f"0 {TOWN} {place}",
            f"1 {place} {NEW_YORK}",
        )  # fmt: skip
        return deliveries(network(*links), ALBANY, "blue")

    assert round_place(HARTFORD) == []
    assert round_place(TOWN_2) == [f"to {NEW_YORK} for 2/2/0/0"]


@pytest.mark.parametrize("start", [ALBANY, HARTFORD])
def test_stm_216_every_city_of_the_way_is_remembered(start: str) -> None:
    """Not only the last one: by way of Boston and back, from Hartford or through it."""
    there_and_back = (f"0 {HARTFORD} {BOSTON}", f"0 {BOSTON} {HARTFORD}")
    links = (f"1 {ALBANY} {HARTFORD}", *there_and_back, f"1 {HARTFORD} {NEW_YORK}")
    assert deliveries(network(*links), start, "blue") == []
    on_from_boston = network(*links, f"1 {BOSTON} {NEW_YORK}")
    assert deliveries(on_from_boston, HARTFORD, "blue") == [f"to {NEW_YORK} for 1/1/0/0"]


# --- unowned links and the level


@pytest.mark.parametrize(("level", "legal"), [(3, True), (2, False)])
def test_stm_219_unowned_links_count_for_the_level_only(level: int, legal: bool) -> None:
    links = (f"-2 {ALBANY} {TOWN}", f"-2 {TOWN} {TOWN_2}", f"0 {TOWN_2} {NEW_YORK}")
    found = deliveries(network(*links, level=level), ALBANY, "blue")
    assert found == ([f"to {NEW_YORK} for 1/0/0/0"] if legal else [])
    nobody = network(f"-2 {ALBANY} {NEW_YORK}")
    assert deliveries(nobody, ALBANY, "blue") == []  # STM-218: no own link


def test_stm_219_a_way_that_is_too_long_beside_a_legal_one() -> None:
    """The cube can go to New York; on to Montreal, or round about, there are too many links."""
    links = (
        f"0 {ALBANY} {NEW_YORK}",
        f"0 {ALBANY} {TOWN}", f"-2 {TOWN} {TOWN_2}", f"-2 {TOWN_2} {MONTREAL}",
    )  # fmt: skip
    to_montreal = f"to {MONTREAL} for 1/0/0/0"
    for level, found in ((1, []), (2, []), (3, [to_montreal])):
        state = network(*links, level=level)
        assert deliveries(state, ALBANY, "blue") == sorted([f"to {NEW_YORK} for 1/0/0/0", *found])


def test_stm_219_each_unowned_link_counts_wherever_it_lies() -> None:
    """First, in the middle or last: three links need level 3."""
    for owners in ((-2, 0, 0), (0, -2, 0), (0, 0, -2)):
        chain = [ALBANY, TOWN, TOWN_2, MONTREAL]
        links = [f"{o} {a} {b}" for o, a, b in zip(owners, chain, chain[1:], strict=False)]
        long = f"to {MONTREAL} for 2/0/0/0"
        for level in (2, 3):
            state = network(*links, f"0 {ALBANY} {NEW_YORK}", level=level)
            wanted = [f"to {NEW_YORK} for 1/0/0/0", *([long] if level == 3 else [])]
            assert deliveries(state, ALBANY, "blue") == sorted(wanted)


def test_stm_219_another_score_for_the_same_city_is_no_way_out() -> None:
    """At level 2 the longer way to New York is refused; at level 3 both are on offer."""
    links = (
        f"0 {ALBANY} {NEW_YORK}",
        f"0 {ALBANY} {TOWN}", f"-2 {TOWN} {TOWN_2}", f"0 {TOWN_2} {NEW_YORK}",
    )  # fmt: skip
    state = network(*links, level=2)
    cubes(state, ALBANY, "blue")
    play(moving_goods(state), f"cube {ALBANY} blue")
    assert texts(state) == [f"to {NEW_YORK} for 1/0/0/0"]
    assert why_not(state, f"to {NEW_YORK} for 2/0/0/0") == "STM-213.route"
    state.level[0] = 3
    assert sorted(texts(state)) == [f"to {NEW_YORK} for 1/0/0/0", f"to {NEW_YORK} for 2/0/0/0"]


def test_stm_219_which_cubes_are_on_offer() -> None:
    """The list of cubes counts unowned links as the list of ways does."""
    links = (
        f"0 {ALBANY} {HARTFORD}", f"0 {ALBANY} {TOWN}", f"-2 {TOWN} {SYRACUSE}",
    )  # fmt: skip
    for level, found in ((1, ["yellow"]), (2, ["blue", "yellow"])):
        state = network(*links, level=level)
        cubes(state, ALBANY, "blue yellow")
        offered = [text.split()[-1] for text in texts(moving_goods(state)) if "cube" in text]
        assert sorted(offered) == found
