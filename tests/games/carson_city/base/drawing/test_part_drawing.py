"""What parts add: nothing by default, and nothing that is not played."""

from __future__ import annotations

import pytest

from tests.games.carson_city.pages import a_scene, base_pages
from westbound.games.carson_city.base.drawing.part_drawing import PartDrawing
from westbound.games.carson_city.board import DRAWINGS


@pytest.mark.parametrize("part", [PartDrawing(), *DRAWINGS], ids=lambda part: type(part).__name__)
def test_a_part_that_is_not_played_adds_nothing(part: PartDrawing) -> None:
    for page in base_pages()[::10]:
        view, scene = page.view, a_scene(dict(page.view))
        assert not part.symbols(view)
        assert not part.head(view, scene.texts)
        assert not part.terrain(view)
        assert not part.strangers(view)
        assert not part.own_roads(view)
        assert not part.supplies(view)
        assert not list(part.tips(view, scene.texts))
        assert not list(part.describe_table(scene.tell))
        for own in view["seats"]:
            assert not list(part.statuses(scene.texts, own))
            assert not part.form(view, scene.texts, own)
            assert not part.hand(view, scene.texts, own)
            assert not list(part.figures(own))
            assert not part.estate(view, scene.texts, own)
            assert part.answer_sign(view, own["seat"]) is None
            assert not list(part.describe_status(scene.tell, own))
            assert not list(part.describe_seat(scene.tell, own))
