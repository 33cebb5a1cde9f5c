"""Portraits and signs: known, well formed, in their box."""

from __future__ import annotations

import re

import pytest

from tests.games.carson_city.measure import Box, reach, stays_in
from westbound.games.carson_city.base.drawing.art import (
    COMMON_SIGNS,
    PORTRAIT,
    RARE_SIGNS,
    SIGN_WIDTH,
    SIGNS,
    portrait,
    sign_definitions,
)
from westbound.games.carson_city.base.drawing.cards import FACE
from westbound.games.carson_city.base.drawing.pieces import piece_definitions

PEOPLE = sorted({face.name for face in FACE.values()})


def test_everybody_has_a_portrait() -> None:
    assert len(PEOPLE) == 19
    assert set(PORTRAIT) == set(PEOPLE)
    assert len({portrait(name) for name in PEOPLE}) == len(PEOPLE)


@pytest.mark.parametrize("name", PEOPLE)
def test_a_portrait_stays_in_its_box(name: str) -> None:
    assert stays_in(PORTRAIT[name], (-22, -46.1, 22, 0.1))
    left, top, right, bottom = reach(PORTRAIT[name])
    assert right - left > 32  # a bust, not a dot
    assert bottom - top > 38


def sign_box(name: str) -> Box:
    half = SIGN_WIDTH[name] / 2 + 1.3
    return -half, -10, half, 10


@pytest.mark.parametrize("name", sorted(RARE_SIGNS))
def test_a_sign_stays_in_its_box(name: str) -> None:
    assert stays_in(SIGNS[name], sign_box(name)), reach(SIGNS[name])


def test_no_drawing_brings_an_id_of_its_own() -> None:
    assert [name for name, drawing in (PORTRAIT | SIGNS).items() if " id=" in drawing] == []


def test_rare_signs_do_not_clash_with_those_of_every_board() -> None:
    assert set(COMMON_SIGNS) <= SIGNS.keys()
    assert len(COMMON_SIGNS) + len(RARE_SIGNS) == len(SIGNS)
    both = piece_definitions(6) + sign_definitions(RARE_SIGNS)
    ids = re.findall(r' id="([^"]+)"', both)
    assert len(ids) == len(set(ids))
    assert {f"g-{name}" for name in RARE_SIGNS} <= set(ids)
    assert sign_definitions(["vp", "vp"]).count(" id=") == 1


def test_the_file_of_a_sign_says_how_wide_it_is() -> None:
    assert (SIGN_WIDTH["civic"], SIGN_WIDTH["vp"], SIGN_WIDTH["coin"]) == (32, 14, 15)


def test_what_must_be_told_apart_differs_in_shape() -> None:
    def shapes(drawing: str) -> list[str]:
        return re.findall(r' d="([^"]+)"', drawing)

    seals = [SIGNS[name] for name in ("thinking", "sealed", "lock")]
    assert len({shapes(drawing)[0] for drawing in seals}) == 3
    states = [SIGNS[name] for name in ("won", "beaten", "heal")]
    assert len({shapes(drawing)[-1] for drawing in states}) == 3
