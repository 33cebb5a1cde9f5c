"""Named arrays."""

from __future__ import annotations

from westbound.engine.arrays import ArrayField


def test_the_size_of_an_array_is_the_product_of_its_shape() -> None:
    assert ArrayField("plat", (3, 8, 8), 0, 1, "owners").size == 192
    assert ArrayField("round", (1,), 1, 4, "of the match").size == 1
