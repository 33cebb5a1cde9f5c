"""Outlaws on the pages: where they stand, how they ride, their poster."""

from __future__ import annotations

import re

import pytest

from tests.games.carson_city.measure import figures_on, stays_in, view_box
from tests.games.carson_city.pages import PAGES, pages
from tests.games.carson_city.positions import a_state, at_step, parcels, play, put
from tests.games.carson_city.variant_positions import outlaws_at
from westbound.games.carson_city.base.drawing.model import read
from westbound.games.carson_city.base.drawing.pieces import cowboy
from westbound.games.carson_city.game import GAME
from westbound.games.carson_city.state import CarsonState
from westbound.games.carson_city.variants.outlaws.components import OUTLAW_VP
from westbound.games.carson_city.variants.outlaws.pieces import WANTED_BOX, outlaw, wanted
from westbound.games.carson_city.variants.outlaws.steps import MoveOutlaws
from westbound.kit.suites.markup import by_id, place_of, said


def test_outlaws_stand_where_they_are() -> None:
    seen = 0
    for page in pages():
        view, groups = page.view, page.groups
        for parcel in view["parcels"]:
            label = groups[f"parcel-{parcel['id']}"].attrib["aria-label"]
            assert ("outlaw of strength" in label) == (parcel["id"] in view["outlaws"])
        corners = [place_of(groups[f"parcel-{name}"]) for name in view["outlaws"]]
        standing = {place_of(rider) for rider in groups["board-outlaws"]}
        assert standing == {(x + 43.5, y + 54) for x, y in corners}
        seen += len(view["outlaws"])
    assert seen


def test_cowboys_keep_beside_an_outlaw() -> None:
    met = 0
    for page in pages():
        for parcel in page.view["parcels"]:
            if not parcel["outlaw"] or not parcel["cowboys"]:
                continue
            met += 1
            x, y = place_of(page.groups[f"parcel-{parcel['id']}"])
            at = [place_of(g) for name, g in page.groups.items() if name.startswith("cowboy-")]
            assert any(x + 4 <= a <= x + 32 and y <= b <= y + 58 for a, b in at)
    assert met


def test_the_poster_shows_their_strength_and_worth() -> None:
    for page in pages():
        strength = page.view["outlaw_strength"]
        assert ("supply-outlaws" in page.groups) == (strength is not None)
        if strength is not None:
            poster = page.groups["supply-outlaws"]
            assert said(poster) == [str(strength), str(OUTLAW_VP[strength])]


def test_outlaws_are_told() -> None:
    told = 0
    for view in PAGES.views:
        outlaws = read(view)["outlaws"]
        if outlaws:
            around = dict(PAGES.description(view))["River, outlaws and supplies"]
            assert f"Outlaw on {', '.join(outlaws)}." in around
            told += 1
    assert told


# --- outlaws ride


def riders(state: CarsonState) -> dict[str, tuple[float, float]]:
    """The outlaws of a board by their ids, and where each stands."""
    layer = by_id(PAGES.board(GAME.observe(state, 0)))["board-outlaws"]
    return {rider.attrib["id"]: place_of(rider) for rider in layer}


def outlaws_that_move(outlaws: str, hotels: str) -> CarsonState:
    state = a_state(options={"outlaws": True}, round=2, phase=1)
    put(state, "hotel", hotels, seat=1)
    outlaws_at(state, outlaws)
    return at_step(state, MoveOutlaws(0, parcels(outlaws)))


def ridden(state: CarsonState, *moves: str) -> list[tuple[float, float]]:
    """Where those have gone whom a page knows again, and who stood elsewhere before."""
    before, after = riders(state), riders(play(state, *moves))
    return [after[key] for key in before if key in after and before[key] != after[key]]


def place_on(parcel: str) -> tuple[float, float]:
    """Where an outlaw stands on a parcel."""
    column, row = "ABCDEFGH".index(parcel[0]), int(parcel[1]) - 1
    return 16 + column * 58 + 43.5, 46 + row * 58 + 54


def test_an_outlaw_who_moves_is_the_same_one_so_that_a_page_lets_him_ride() -> None:
    state = outlaws_that_move("A1 C5 H8", "D6 A2 G8")
    assert ridden(state, "outlaw from C5") == [place_on("D6")]
    assert ridden(state, "outlaw from H8") == [place_on("G8")]


def test_the_last_one_rides_too() -> None:
    assert ridden(outlaws_that_move("C5", "D6"), "outlaw from C5") == [place_on("D6")]


@pytest.mark.parametrize("first", ["C5", "E7"])
def test_where_two_want_to_go_nobody_rides_in_the_place_of_the_other(first: str) -> None:
    assert ridden(outlaws_that_move("C5 E7", "D6"), f"outlaw from {first}") == []


def test_nor_where_chance_could_send_another_one() -> None:
    """The outlaw of C5 wants D6 or B5, that of E7 wants D6."""
    state = outlaws_that_move("C5 E7", "D6 B5")
    assert ridden(state, "outlaw from C5", "outlaw to D6") == []


# --- pieces


def test_the_pieces_stay_in_their_boxes_and_carry_their_figures() -> None:
    assert stays_in(outlaw(13), (-13, -24, 13, 0))
    assert stays_in(wanted(13, 5), view_box(WANTED_BOX))
    assert figures_on(outlaw(11)) == ["11"]
    assert figures_on(outlaw()) == []
    assert figures_on(wanted(12, 5)) == ["12", "5"]


def test_an_outlaw_is_no_cowboy() -> None:
    def shapes(drawing: str) -> set[str]:
        return set(re.findall(r' d="([^"]+)"', drawing))

    assert shapes(outlaw()).isdisjoint(shapes(cowboy(0)))
