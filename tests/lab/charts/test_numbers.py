from __future__ import annotations

import pytest

from westbound.lab.charts import percent, plain


@pytest.mark.parametrize(
    ("value", "text"),
    [(3, "3"), (3.0, "3"), (2.5, "2.5"), (0.076, "0.08"), (12.34, "12.3"), (1234.5, "1234")],
)
def test_about_three_digits(value: float, text: str) -> None:
    assert plain(value) == text


def test_signs() -> None:
    assert plain(-2.5) == "−2.5"
    assert plain(-0.001) == "0"
    assert percent(0.254) == "25 %"
