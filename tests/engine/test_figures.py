"""Figures that replace others: what fits, and what is said of what does not."""

from __future__ import annotations

from typing import Any

import pytest

from westbound.engine.errors import BadInput
from westbound.engine.figures import changed, read_figures, shipped_figures

SHIPPED = {"few": 3, "share": 0.5, "row": [0.0, 1.0], "part": {"alone": 2.0}}


def test_what_is_not_replaced_stays() -> None:
    assert changed(SHIPPED, {}) == SHIPPED
    found = changed(SHIPPED, {"share": 2, "row": [1, 2.5], "part": {"alone": 3.0}})
    assert found == {"few": 3, "share": 2.0, "row": [1.0, 2.5], "part": {"alone": 3.0}}
    assert type(found["share"]) is float
    assert SHIPPED["share"] == 0.5


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"fewer": 1}, "there is no figure 'fewer'; there are: few, share, row, part"),
        ({"part": {"x": 1}}, "there is no figure 'part.x'; there are: alone"),
        ({"few": 2.5}, "'few' is a whole number, not 2.5"),
        ({"few": True}, "'few' is a whole number, not True"),
        ({"share": "much"}, "'share' is a number, not 'much'"),
        ({"share": float("inf")}, "'share' is a number, not inf"),
        ({"row": [1.0]}, "'row' is a list of 2, not [1.0]"),
        ({"row": [1.0, "x"]}, "'row[1]' is a number, not 'x'"),
        ({"part": 1.0}, "'part' is a table of figures, not 1.0"),
    ],
)
def test_what_does_not_fit_is_named(changes: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadInput) as error:
        changed(SHIPPED, changes)
    assert str(error.value) == sentence


def test_a_package_without_the_file_has_none() -> None:
    assert shipped_figures("westbound.engine") == {}


def test_a_text_that_is_no_toml() -> None:
    with pytest.raises(BadInput, match="it is no TOML: "):
        read_figures("what?")
