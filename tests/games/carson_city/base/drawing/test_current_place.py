"""The place of the open decision is marked."""

from __future__ import annotations

import pytest

from tests.games.carson_city.pages import BASE_PAGES, a_scene, page
from westbound.engine.codec import dump_step
from westbound.engine.step import Step
from westbound.games.carson_city.base.steps import AnswerRequest, BuyFromRow, BuyPoints
from westbound.games.carson_city.geometry import PARCEL_NAMES
from westbound.games.carson_city.locations import LOCATION_CODES
from westbound.games.carson_city.variants.horses.steps import Relocate
from westbound.games.carson_city.variants.outlaws.steps import OutlawReward
from westbound.kit.suites.markup import classes


def test_the_sign_being_resolved_is_marked() -> None:
    view = dict(BASE_PAGES.views[-1]) | {"phase": 3}
    for step, sign in ((BuyFromRow(0, 2), "build_8"), (BuyPoints(0, 4), "buy_vp_4")):
        view["step"] = dump_step(step)
        assert a_scene(view).current_place == sign
        assert "current" in classes(page(view).groups[f"space-{sign}"])
    view["phase"] = 2
    assert a_scene(view).current_place is None


@pytest.mark.parametrize(
    ("step", "place"),
    [
        (AnswerRequest(0, 1, PARCEL_NAMES.index("H3")), "parcel-H3"),
        (OutlawReward(0, PARCEL_NAMES.index("C4")), "parcel-C4"),
        (Relocate(0, 0, LOCATION_CODES["gambling"], 0), "space-gambling"),
    ],
)
def test_a_decision_about_one_place_marks_it_in_any_phase(step: Step, place: str) -> None:
    view = dict(BASE_PAGES.views[-1]) | {"phase": 2, "step": dump_step(step)}
    assert "current" in classes(page(view).groups[place])
